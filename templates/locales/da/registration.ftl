# Rating lists and the search in them; lists of participants; the registration as a whole.

list-not-a-list = Dette er ingen ratingliste fra EGF, FFG eller AGA. Hent listen igen, og se på den, før du sender den.
list-nobody = Der er ingen spiller på den, som på en fejlside. Hent listen igen.
list-short = Linjen slutter før det: filen er afkortet. Hent listen igen.
list-unclosed = Listen slutter ikke med </pre>: filen er afkortet. Hent listen igen.
list-shifted = Der er tabulatorer eller bogstaver, hvor listen har kolonner. Hent listen igen, og åbn den ikke i et tekstprogram.
list-encoding = Dette er { $found }, men listen kommer i { $wanted }, så dens kolonner forskydes. Hent den igen, og behold den, som den kommer.
list-no-day = Listens dag mangler, såsom { $layout }. Hent listen igen.
list-number-twice = { $number } står allerede på linje { $first }. Hent listen igen.
list-not-a-number = »{ $value }« er intet nummer med { $digits } cifre. Hent listen igen.
list-not-a-rating = »{ $value }« er ingen rating på denne skala, som intet har mellem −1 og 1.
list-not-a-day = »{ $value }« er ingen dag. Listen skriver måned/dag/år.
list-not-a-status = »{ $value }« er ingen licensstatus. Listen har L, C, e, X og -.

lists-title = Ratinglister
lists-lead = Spillere tilmeldes fra disse lister, og deres ratinger ajourføres efter dem. For hvert forbund bruges den nyeste liste.
lists-none = Der er ingen liste endnu.
lists-list = Liste
lists-day = Dag
lists-people = Personer
lists-used = i brug
lists-file = Ratingliste
lists-file-hint = Som den kommer fra EGF (HTML), FFG eller AGA (TDList). Den tages helt eller slet ikke; { $kept } af hver gemmes.
lists-act = Indlæs listen
lists-done = { $name } fra { $date }: { $count } personer.
lists-done-but = { $name } fra { $date }: { $count } personer. { $lines ->
    [one] Én linje blev udeladt
   *[other] { $lines } linjer blev udeladt
  }: { $which }
lists-ask = Alle turneringer på denne server bruger disse lister, så en ejer af serveren indlæser dem: spørg { $names }.
lists-removed = { $name } af { $date } er fjernet.
refusal-list-to-come = Listen er dateret { $date }, som endnu ikke er kommet. Intet af den blev taget; kontrollér filen eller denne computers ur.

enter-title = Tilmeld spillere
enter-no-list = Der er ingen ratingliste endnu.
enter-list = { $name }, { $date }, { $count } personer
enter-field = Navn eller nummer
enter-found = { $count ->
    [0] Ingen hedder sådan.
    [one] Ét sådant navn.
   *[other] { $count } sådanne navne.
}
enter-keys = ↓ går ned, Enter tilmelder den eneste eller går til den første, feltet er tomt igen.
enter-how-number = efter nummer
enter-how-alike = skrevet anderledes
enter-number = nr. { $no }
enter-entered = Tilmeldt
enter-act = Tilmeld
enter-not-listed = Ikke på listen?
enter-by-hand = Tilmeld i hånden
enter-newest = Sidst tilmeldt
enter-all = Alle spillere
enter-list-gone = Der er en nyere ratingliste. Vælg fra den.

table-old-workbook = Dette er en gammel projektmappe (XLS). Gem den som XLSX, ODS eller CSV.
table-not-a-workbook = Dette er ingen projektmappe, der kan læses ({ $reason }). Gem den som XLSX, ODS eller CSV.
table-bomb = Udpakket er den på mere end { $most } MB; det er ingen spillerliste.
table-too-wide = Der er mere end { $most } rækker eller kolonner; det har ingen spillerliste.
table-long-cell = En celle har mere end { $most } tegn; måske mangler et afsluttende anførselstegn.
table-date = Regnearket lavede datoen { $value } af det. Formatér kolonnen som tekst, og skriv det igen.
table-merged = Cellen er flettet med sine naboer. Opdel de flettede celler.
table-cell-error = Cellen viser fejlen { $value }. Ret formlen, eller skriv værdien.
table-not-a-country = »{ $value }« er intet land. Skriv dets to bogstaver, såsom CH.
table-not-a-pin = »{ $value }« er intet nummer i den europæiske database. Det har otte cifre.
table-no-names = Ingen kolonne indeholder navne. Angiv nedenfor, hvilken der gør.
table-no-ranks = Ingen kolonne indeholder grader eller ratinger. Angiv nedenfor, hvilken der gør.
table-no-strength = Både grad og rating mangler. Angiv en af dem.
table-same-person = { $name } står også på linje { $first }. Udelad en af dem.

note-other-sheets = { $sheets ->
    [one] Ét ark mere blev ikke læst.
   *[other] { $sheets } ark mere blev ikke læst.
}
note-formula = { $cell } er en formel. Dens sidste værdi »{ $value }« blev brugt.
note-more-formulas = Af { $more } formler mere blev de sidste værdier brugt.
note-invisible = Linje { $line }: usynlige tegn blev fjernet.
note-above-header = Det, der står over linje { $line }, hvor kolonnerne er navngivet, blev ikke læst.

list-column-surname = Efternavn
list-column-first-name = Fornavn
list-column-name = Hele navnet
list-column-native-name = Navn i egen skrift
list-column-rank = Grad
list-column-rating = Rating
list-column-country = Land
list-column-club = Klub
list-column-pin = EGF-PIN
list-column-licence = Fransk licens
list-column-aga-id = AGA-nummer
list-column-registration = Tjekket ind eller tilmeldt
list-column-rounds = Runder
list-column-correction = Korrektion af scoren
list-column-none = Bruges ikke

list-preview-title = Hvem der ville blive tilmeldt
list-preview-lead = { $new } nye, { $known } allerede tilmeldt. Intet er gjort endnu.
list-wrong = { $count ->
    [0] Noget mangler:
    [one] Én linje er ikke klar. Angiv, hvad der mangler, eller udelad den.
   *[other] { $count } linjer er ikke klare. Angiv, hvad der mangler, eller udelad dem.
}
list-columns = Hvad kolonnerne blev opfattet som
list-header = Kolonne
list-sample = Eksempel
list-taken-for = Opfattet som
list-unused = bruges ikke
list-column-of = Kolonnen { $header } med { $sample } er
list-look-again = Læs sådan
list-people = Spillere
list-line = Linje
list-numbers = Numre
list-becomes = Bliver til
list-leave-out = Udelad
list-leave-out-of = Udelad { $name }
list-rank-of = Grad for { $name }
list-new = ny
list-same = nr. { $no }, som det står
list-changes = nr. { $no } { $name } ajourføres
list-more = Og { $count } mere, som ikke vises.
list-enter = Tilmeld { $count }
list-other = En anden liste
list-nobody-on-it = Ingen er på denne liste.

update-title = Ajourfør ratinger
update-lead = { $count ->
    [0] Ingen afviger fra de nyeste lister.
    [one] Én spiller afviger fra de nyeste lister.
   *[other] { $count } spillere afviger fra de nyeste lister.
}
update-gap-field = Sig til, hvor grad og rating afviger med mere end så mange grader
update-show = Vis
update-chosen = Valgt
update-choose = Vælg { $name }
update-now = Nu
update-list-says = Listen siger
update-look = Se efter
update-unknown = { $list }-listen kender ingen med dette nummer.
update-other = På { $list }-listen tilhører dette nummer { $name }.
update-twice = Nr. { $no } har samme { $list }-nummer.
update-expired = Medlemskabet udløb { $date }.
update-namesakes = { $list }-listen kender { $count } personer med dette navn. Vælg en.
update-gap = Ratingen svarer til { $rank }: { $ranks } grader ved siden af.
update-who = Hvem { $name } er
update-nobody = Ingen af dem
update-ratings = Overtag ratinger
update-both = Overtag ratinger og grader
update-rank = Grad efter rating
update-rating = Rating efter grad

entries-update = Ajourfør ratinger
entries-chosen = Med de valgte
entries-choose = Vælg { $name }
entries-choose-head = Vælg
participants-nothing = Der er intet at læse: vælg en fil, eller indsæt listen.
entries-chosen-check-in = Tjek ind
entries-chosen-announce = Ikke her
entries-chosen-take-out = Tag ud
entries-chosen-club = Klub
entries-chosen-set-club = Sæt klub
entries-chosen-rounds = Runder, såsom 1,3-5
entries-chosen-set-rounds = Sæt runder
entries-chosen-nobody = Ingen blev valgt. Sæt først kryds ved spillere.
entries-chosen-no-rounds = Det er ingen runder. Skriv dem som 1,3-5.
entries-sort = Sortér efter
entries-sort-name = Navn
entries-sort-rank = Grad
entries-sort-rating = Rating
entries-sort-club = Klub
entries-sort-country = Land
entries-sort-number = Tilmeldt
entries-sort-category = Kategori
entries-sort-pin = Europæisk PIN
entries-sort-fee = Gebyr
entries-sort-paid = Betalt
entries-sort-meal = Måltid
entries-sort-born = Fødselsår
entries-show = Vis
entries-show-so = Anvend
entries-show-paid = Betalt { $count }
entries-show-unpaid = Ikke betalt { $count }
entries-show-far = Grad langt fra rating { $count }
entries-show-no-pin = Uden PIN { $count }
entries-show-out = Ikke i runde { $round }: { $count }
entries-has-paid = betalt
entries-owes = ikke betalt
entries-chosen-paid = Har betalt
entries-chosen-unpaid = Har ikke betalt
numbers-title = { $count ->
    [one] Ét nummer står på listerne og er ikke indtastet
   *[other] { $count } numre står på listerne og er ikke indtastet
  }
numbers-about = Hver liste kender kun én person med det navn. Se efter, om det er den samme, og fjern ellers krydset.
numbers-number = Nummer
numbers-take = Overtag numrene
numbers-taken = { $count ->
    [0] Intet blev overtaget.
    [one] Én spiller har nu et nummer.
   *[other] { $count } spillere har nu et nummer.
  }
numbers-way = Overtag alle numre fra listerne
enter-nearest = De { $count } nærmeste navne.
entry-added-from = { $name } er tilmeldt og spiller fra runde { $round }. Sæt også kryds ved runden før for at give plads som forsinket.
list-enter-both = Tilmeld { $new }, opdater { $known }
