# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-title = Tilmeld dig
home-never = Denne turnering har ingen onlinetilmelding. Spørg arrangørerne.
home-soon = Tilmeldingen åbner { $at }.
home-closed = Tilmeldingen er lukket. Spørg arrangørerne.
home-full = Alle pladser er taget. { $waiting ->
    [0] Du ville blive den første på ventelisten.
    [one] Én person venter på en plads.
   *[other] { $waiting } personer venter på en plads.
}
home-left = { $free ->
    [one] Én af { $places } pladser er ledig.
   *[other] { $free } af { $places } pladser er ledige.
}
home-step = Trin { $n } af 2
home-find = Navn eller nummer
home-found = { $hits ->
    [0] Ingen på ratinglisterne skrives »{ $typed }«.
   *[other] Tryk på dit navn. Under det: klub, land, rating, nummer på listen.
}
home-is-registered = tilmeldt
home-not-listed = Jeg er ikke på listen
home-list-gone = Der er en nyere ratingliste. Vælg dit navn igen.
home-leave-empty = Lad dette være tomt
home-if-any = Valgfrit
home-rank = Grad, du spiller med
home-rank-hint = Arrangørerne skal godkende en anden grad end den på ratinglisten.
home-rank-needed = Vælg den grad, du spiller med, såsom 4k eller 2d.
home-email-hint = Til arrangørerne. Vises aldrig. For et barn: en forælders eller værges adresse.
home-initials-note = For et barn, eller enhver, der ikke vil have sit navn på nettet. Arrangørerne kan læse det, og det kan de forbund, der rater partierne, også.
home-email-wrong = Skriv hele adressen, såsom navn@go.example.
home-birth-year-hint = Fire cifre. Kun arrangørerne kan se det.
home-note = Besked til arrangørerne
home-note-hint = Kun de ser den.
home-fee = At betale
home-nothing-yet = Intet endnu
home-shown = Vises
home-consent = Mit navn, min klub, grad og mine resultater må offentliggøres og sendes til ratinglisten
home-consent-note = Dette er nødvendigt: parringerne hænges op på en væg.
home-consent-needed = Sæt kryds her for at tilmelde dig: uden det kan du ikke parres.
home-act = Tilmeld mig
home-join = Skriv dig på ventelisten
home-withdraw-note = Du kan ændre dette eller melde afbud med det personlige link, du får som det næste.
home-own-title = Min tilmelding
home-own-waiting = På ventelisten, plads
home-own-moves-up = Når en plads bliver ledig, får den næste i rækken den. Denne side giver dig besked.
home-own-organiser-moves = Arrangørerne afgør, hvem der får en ledig plads. Denne side giver dig besked.
home-own-late = Tilmeldingen lukkede, mens du skrev. Arrangørerne afgør, om der er en plads.
home-own-asked = Tilmeldt, ikke bekræftet
home-own-asked-what = Du har en plads. Arrangørerne bekræfter den, og denne side giver dig besked.
home-own-admitted = Du er tilmeldt
home-own-admitted-what = Tjek ind ved indgangen før runde 1.
home-own-cancelled = Afmeldt
home-own-cancelled-what = Du er ikke tilmeldt. Ingen af dine oplysninger er gemt.
home-own-link = Dit personlige link
home-own-link-what = Gem det: det vises kun én gang. Det åbner denne side og senere dit bræt. Den, der har linket, kan handle for dig.
home-own-change = Ret mine oplysninger
home-own-ask = Kun arrangørerne kan ændre navn, grad og klub: spørg dem på siden for dit bræt.
home-own-cancel = Afmeld min tilmelding
home-own-cancel-what = Din plads går til den næste i rækken. Dine oplysninger slettes.
home-own-cancel-act = Ja, afmeld
home-cancelled = Afmeldt.
home-rules-lead = Spillere tilmelder sig selv på en hvilken som helst telefon. Angiv hvornår, hvor mange, og hvad der spørges om.
home-rules-public = Den offentlige formular
home-rules-open = Spillere tilmelder sig selv
home-rules-open-note = Ellers står der i formularen, at tilmeldingen ikke er åben.
home-rules-when = Hvornår
home-rules-opens = Åbner den
home-rules-opens-hint = Tom: straks
home-rules-time = Kl.
home-rules-closes = Lukker den
home-closes-first = Den lukker, før den åbner.
home-rules-places = Pladser
home-rules-places-all = I alt
home-rules-places-hint = Tom: ingen grænse
home-category = Kategori { $n }, fra { $rank }
home-category-last = Kategori { $n }, alle andre
home-rules-at-once = Spillere med en plads tilmeldes straks
home-rules-at-once-note = Uden din godkendelse. Kommer mange fra én adresse, bliver du alligevel spurgt.
home-rules-moves-up = Ventelisten rykker op af sig selv
home-rules-moves-up-note = Når en plads bliver ledig. Ellers afgør du, hvem der får den.
home-rules-listed = Tilmeldte spillere står på den offentlige liste
home-rules-listed-note = Ellers vises spillere, når de er tjekket ind.
home-rules-ask = Hvad der spørges om
home-rules-birth-note = Kun hvis en regel eller en præmie kræver det.
home-rules-initials = Alle vises med initialer
home-rules-initials-note = Til en ungdomsturnering, for eksempel: fulde navne står kun i arrangørernes lister og filer. Ellers kan enhver, der tilmelder sig, bede om det.
home-rules-fee = Gebyr
home-rules-fee-hint = Med ord: 35 EUR, studerende 20 EUR
home-rules-pay = Hvordan der betales
home-rules-pay-hint = Kontant ved indgangen, eller et kontonummer
home-rules-keep = Dage, som e-mailadresser og bemærkninger gemmes efter turneringen
home-rules-keep-hint = Derefter slettes de automatisk.
home-waiting-title = Onlinetilmeldinger
home-waiting-nobody = Ingen venter.
home-waiting-count = { $n ->
    [one] Én er ikke bekræftet.
   *[other] { $n } er ikke bekræftet.
}
home-crowd = { $n } ubekræftede fra { $addresses ->
    [one] én adresse
   *[other] { $addresses } adresser
} siden { $since }
home-crowd-hide = Vis de andre
home-crowd-remove = Fjern alle: { $n }
home-with-place = Med plads: { $n }
home-in-line = Venteliste: { $n }
home-in-line-note = I tilmeldingernes rækkefølge. Bekræfter du en her, bliver vedkommende tilmeldt, selv om ingen plads er ledig.
home-confirm = Bekræft
home-confirm-all = Bekræft alle: { $n }
home-late = kom for sent
home-born = født { $year }
home-more = { $n } mere vises, når disse er besvaret.
home-confirmed = { $n ->
    [one] Én er tilmeldt.
   *[other] { $n } er tilmeldt.
}
home-removed = { $n ->
    [one] Én er fjernet.
   *[other] { $n } er fjernet.
}
act-register = Tilmeldt online
act-edit-registration = Onlinetilmelding ændret
act-cancel-registration = Onlinetilmelding afmeldt
act-move-up = Rykket op fra ventelisten
act-admit-registrations = Onlinetilmeldinger bekræftet
act-remove-registrations = Onlinetilmeldinger fjernet
privacy-title = Hvad der gemmes om dig
privacy-lead = Hvad denne turnering viser om spillere, hvad den gemmer, og hvor længe.
privacy-who = Ansvarlig
privacy-who-unsaid = Turneringens arrangører. De har ikke skrevet her, hvordan de kan nås; spørg ved turneringen.
privacy-who-director = { $name }, som leder turneringen. Spørg ved turneringen; her står ingen adresse.
privacy-public = Alle kan se
privacy-public-what = Navn, grad, klub og land, parringer, resultater og stilling. De går til forbundenes ratinglister.
privacy-list = Før turneringen
privacy-list-yes = Tilmeldte spillere står på den offentlige liste.
privacy-list-no = Spillere vises, når de er tjekket ind.
privacy-organisers = Kun arrangørerne kan se
privacy-organisers-what = Det, du oplyser ved tilmeldingen: { $asked }. Om gebyret er betalt.
privacy-organisers-none = Om gebyret er betalt.
privacy-kept = Gemmes til
privacy-kept-what = Det, som kun arrangørerne ser, slettes { $days ->
    [0] når turneringen er forbi
    [one] én dag efter turneringen
   *[other] { $days } dage efter turneringen
} ({ $day }). Navne og resultater bliver: de er, hvad en turnering var.
privacy-phone = På din telefon
privacy-phone-what = En cookie, når du trykker på »Det er mig«, logger ind eller vælger sprog. Ingen før det.
privacy-address = Din netværksadresse
privacy-address-what = Et fingeraftryk af netværket, til arrangørerne har besvaret din tilmelding, og højst to dage derefter.
privacy-others = Tredjeparter
privacy-others-what = Ingen side i denne tjeneste sender forespørgsler til nogen anden tjeneste.
privacy-yours = Dine rettigheder
privacy-yours-what = Med dit personlige link kan du ændre dine oplysninger eller melde afbud. Spørg arrangørerne om alt andet.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = Spillere tjekker ind på deres egen telefon
home-rules-own-check-in-note = Med deres personlige link, mellem tiderne nedenfor; ellers ved indgangen.
home-rules-check-in-hint = Spillere, der mangler da, kaldes op på salens skærm og parres ikke.

home-unpaid = Alligevel ikke betalt
privacy-told = Hvis du slår notifikationer til
privacy-told-what = Din e-mailadresse, eller den adresse, hvor browserens producent tager imod beskeder til den: de leveres krypteret, så producenten ikke kan læse dem. Begge slettes sammen med e-mailadresserne.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = Din tilmelding ophører, og dine oplysninger slettes.
home-own-cancel-games = Du er allerede med i en runde, så dine partier bliver stående, og intet annulleres. På siden for dit bræt kan du melde, at du rejser.

# Rating lists and the search in them; lists of participants; the registration as a whole.

list-not-a-list = Dette er ikke en ratingliste fra EGF, FFG eller AGA. Hent listen igen, og se på den, før du sender den.
list-nobody = Listen har ingen spillere; måske er den en fejlside. Hent listen igen.
list-short = Linjen slutter for tidligt: filen er afkortet. Hent listen igen.
list-unclosed = Listen slutter ikke med </pre>: filen er afkortet. Hent listen igen.
list-shifted = Der er tabulatorer eller bogstaver, hvor listen skulle have kolonner. Hent listen igen, og åbn den ikke i et tekstprogram.
list-encoding = Dette er { $found }, men listen skulle være i { $wanted }, så dens kolonner er forskudt. Hent den igen, og konvertér den ikke.
list-no-day = Listens dato mangler, såsom { $layout }. Hent listen igen.
list-number-twice = { $number } står allerede på linje { $first }. Hent listen igen.
list-not-a-number = »{ $value }« er ikke et nummer på { $digits } cifre. Hent listen igen.
list-not-a-rating = »{ $value }« er ikke en rating på denne skala, som intet har mellem −1 og 1.
list-not-a-day = »{ $value }« er ikke en dato. Listen skriver måned/dag/år.
list-not-a-status = »{ $value }« er ikke en licensstatus. Listen har L, C, e, X og -.
table-old-workbook = Dette er en gammel projektmappe (XLS). Gem den som XLSX, ODS eller CSV.
table-not-a-workbook = Denne projektmappe kan ikke læses ({ $reason }). Gem den som XLSX, ODS eller CSV.
table-bomb = Udpakket fylder den mere end { $most } MB, for meget til en spillerliste.
table-too-wide = Der er mere end { $rows } rækker eller { $columns } kolonner, for mange til en spillerliste.
table-long-cell = En celle har mere end { $most } tegn; måske mangler et afsluttende anførselstegn.
table-date = Regnearket har lavet dette om til datoen { $value }. Formatér kolonnen som tekst, og skriv det igen.
table-merged = Cellen er flettet med sine naboer. Opdel de flettede celler.
table-cell-error = Cellen viser fejlen { $value }. Ret formlen, eller skriv værdien.
table-not-a-country = »{ $value }« er ikke et land. Skriv dets to bogstaver, såsom CH.
table-not-a-pin = »{ $value }« er ikke et nummer i den europæiske database. De har otte cifre.
table-no-names = Ingen kolonne har navne. Vælg kolonnen nedenfor.
table-no-ranks = Ingen kolonne har grader eller ratinger. Vælg kolonnen nedenfor.
table-no-scale = Ratingenes skala kendes ikke. Vælg den nedenfor.
table-no-strength = Både grad og rating mangler. Angiv en af dem.
table-far-rating = Rating { $rating } svarer til { $of }, men graden er { $rank }. Ret en af dem, eller udelad linjen.
table-number-twice = { $number } er også nummeret på linje { $first }. Ret et af dem, eller udelad en linje.
table-same-person = { $name } står også på linje { $first }. Udelad en af dem.
table-no-team = Her er et bræt eller en holdkaptajn, men intet hold. Skriv holdet, eller lad begge felter være tomme.
table-board-twice = Linje { $first } har allerede bræt { $board } for { $team }. Ret en af dem.
table-captain-twice = Linje { $first } har allerede holdkaptajnen for { $team }. Markér kun en af dem.
partner-fault-line = »{ $typed }« er ikke en makker. Skriv efternavn, fornavn og grad, for eksempel Beck, Bea, 2d.
partner-fault-too-many = Højst { $most } makkere: en side har højst tre personer.
note-of-tournament = Kun de { $players } spillere fra denne turnering importeres: ingen runder, resultater eller indstillinger.
note-other-sheets = { $sheets ->
    [one] Ét ark mere blev ikke læst.
   *[other] { $sheets } ark mere blev ikke læst.
}
note-formula = { $cell } er en formel. Dens sidste værdi »{ $value }« blev brugt.
note-more-formulas = { $more ->
    [one] Af én formel mere blev den sidste værdi brugt.
   *[other] Af { $more } formler mere blev de sidste værdier brugt.
}
note-invisible = Linje { $line }: usynlige tegn blev fjernet.
note-above-header = Det, der står over linje { $line }, hvor kolonnerne er navngivet, blev ikke læst.
note-surname-assumed = Efternavnet er ikke markeret. I »{ $whole }« blev »{ $surname }« opfattet som efternavnet.
note-far-rating = Linje { $line }: rating { $rating } svarer til { $of }, men graden er { $rank }. Begge blev importeret.
note-plays-no-round = Linje { $line }: { $name } spiller ikke i nogen runde.
note-unused-column = Kolonnen »{ $heading }« blev ikke brugt.
note-of-scale = Ratingene blev læst på den { $scale ->
    [french] franske
    [american] amerikanske
   *[european] europæiske
  } skala.

# Personal links by e-mail, and fees that are paid at once.

