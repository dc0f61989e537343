# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-title = Tilmeld dig
home-never = Denne turnering tager ikke imod tilmeldinger hjemmefra. Spørg arrangørerne.
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
home-find = Navn eller nummer på ratinglisten
home-found = { $hits ->
    [0] Ingen på ratinglisterne skrives »{ $typed }«.
   *[other] Tryk på dit navn.
}
home-is-registered = tilmeldt
home-not-listed = Jeg er ikke på listen
home-list-gone = Der er en nyere ratingliste. Vælg dit navn igen.
home-leave-empty = Lad dette være tomt
home-if-any = Hvis du har
home-rank = Grad, du spiller med
home-rank-hint = En anden end på ratinglisten kræver arrangørernes ja.
home-email-hint = Til arrangørerne. Vises aldrig. For et barn: en forælders adresse.
home-initials-note = For et barn, eller den, der ikke vil have navnet på nettet. Arrangørerne læser det, og det gør de forbund, der tæller partierne, også.
home-email-wrong = Skriv hele adressen, såsom navn@go.example.
home-birth-year-hint = Fire cifre. Kun arrangørerne ser det.
home-note = Besked til arrangørerne
home-note-hint = Kun de ser den.
home-fee = At betale
home-nothing-yet = Intet endnu
home-shown = Vises
home-consent = Mit navn, min klub, grad og mine resultater må offentliggøres og sendes til ratinglisten
home-consent-note = Uden dette er der ingen plads: parringerne hænger på en væg.
home-consent-needed = Sæt flueben her for at tilmelde dig: uden det kan ingen parres.
home-act = Tilmeld mig
home-join = På ventelisten
home-withdraw-note = Du kan ændre dette eller melde afbud med det personlige link, du får nu.
home-own-title = Min tilmelding
home-own-waiting = På ventelisten, plads
home-own-moves-up = Når en plads er ledig, får den næste i rækken den. Så siger denne side det.
home-own-organiser-moves = Arrangørerne siger, hvem der får en ledig plads. Så siger denne side det.
home-own-late = Tilmeldingen lukkede, mens du skrev. Arrangørerne siger, om der er en plads.
home-own-asked = Tilmeldt, ikke bekræftet
home-own-asked-what = Du har en plads. Arrangørerne bekræfter den, og så siger denne side det.
home-own-admitted = Du er tilmeldt
home-own-admitted-what = Tjek ind ved døren før runde 1.
home-own-cancelled = Afmeldt
home-own-cancelled-what = Du er ikke tilmeldt. Intet af det, du oplyste, er gemt.
home-own-link = Dit personlige link
home-own-link-what = Gem det: det vises én gang. Det åbner denne side og senere dit bræt. Den, der har det, handler i dit navn.
home-own-change = Ret oplysninger
home-own-ask = Navn, grad og klub ændres af arrangørerne: spørg dem på siden for dit bræt.
home-own-cancel = Afmeld mig
home-own-cancel-what = Din plads går til den næste i rækken. Det, du oplyste, slettes.
home-own-cancel-act = Ja, afmeld
home-saved = Gemt.
home-cancelled = Afmeldt.
home-rules-lead = Folk tilmelder sig selv på en hvilken som helst telefon. Her siger du hvornår, hvor mange, og hvad der spørges om.
home-rules-public = Den offentlige formular
home-rules-open = Folk tilmelder sig selv
home-rules-open-note = Uden dette siger formularen, at tilmeldingen ikke er åben.
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
home-rules-at-once = Den, der har en plads, tilmeldes straks
home-rules-at-once-note = Uden dit flueben. Kommer mange fra én adresse, bliver du alligevel spurgt.
home-rules-moves-up = Ventelisten rykker op af sig selv
home-rules-moves-up-note = Når en plads er ledig. Ellers siger du, hvem der får den.
home-rules-listed = Tilmeldte står på den offentlige spillerliste
home-rules-listed-note = Ellers vises spillere, når de er tjekket ind.
home-rules-ask = Hvad der spørges om
home-rules-birth-note = Kun hvis en regel eller en præmie kræver det.
home-rules-initials = Vis alle med initialer
home-rules-initials-note = Som til en ungdomsturnering: navne står kun i de lister og filer, som arrangørerne har. Ellers kan den, der tilmelder sig, bede om det.
home-rules-fee = Gebyr
home-rules-fee-hint = Med ord: 35 EUR, studerende 20 EUR
home-rules-pay = Hvordan der betales
home-rules-pay-hint = Ved døren kontant, eller kontonummeret
home-rules-keep = Dage, e-mail og bemærkninger gemmes efter turneringen
home-rules-keep-hint = Så slettes de af sig selv.
home-waiting-title = Tilmeldt hjemmefra
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
home-in-line-note = I den rækkefølge, de kom. Bekræftes en, er denne tilmeldt, selv om der ikke er plads.
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
act-register = Tilmeldt hjemmefra
act-edit-registration = Tilmelding hjemmefra ændret
act-cancel-registration = Tilmelding hjemmefra aflyst
act-move-up = Rykket op fra ventelisten
act-admit-registrations = Tilmeldinger hjemmefra bekræftet
act-remove-registrations = Tilmeldinger hjemmefra fjernet
privacy-title = Hvad der gemmes om dig
privacy-lead = Hvad denne turnering viser om spillere, hvad den gemmer, og hvor længe.
privacy-who = Ansvarlig
privacy-who-unsaid = Arrangørerne. De har ikke skrevet her, hvordan de kan nås; spørg ved turneringen.
privacy-who-director = { $name }, som leder turneringen. Spørg ved turneringen; her står ingen adresse.
privacy-public = Alle kan se
privacy-public-what = Navn, grad, klub og land, parringer, resultater og stilling. De går til forbundenes ratinglister.
privacy-list = Før turneringen
privacy-list-yes = Tilmeldte står på den offentlige spillerliste.
privacy-list-no = Spillere vises, når de er tjekket ind.
privacy-organisers = Kun arrangørerne ser
privacy-organisers-what = Det, du oplyser ved tilmeldingen: { $asked }. Om gebyret er betalt.
privacy-organisers-none = Om gebyret er betalt.
privacy-kept = Gemmes til
privacy-kept-what = Det, som kun arrangørerne ser, slettes { $days ->
    [0] når turneringen er forbi
    [one] én dag efter turneringen
   *[other] { $days } dage efter turneringen
} ({ $day }). Navne og resultater bliver: de er, hvad en turnering var.
privacy-phone = På din telefon
privacy-phone-what = En cookie, når du siger »Det er mig«, logger ind eller vælger sprog. Ingen før det.
privacy-address = Hvor du skriver fra
privacy-address-what = Et fingeraftryk af netværket, til arrangørerne har besvaret din tilmelding, og højst to dage derefter.
privacy-others = Andre
privacy-others-what = Ingen side i denne tjeneste beder nogen anden tjeneste om noget.
privacy-yours = Dit
privacy-yours-what = Med dit personlige link ændrer du, hvad du oplyste, og melder afbud. Spørg arrangørerne om alt andet.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = Spillere melder sig ankommet på deres egen telefon
home-rules-own-check-in-note = Med deres personlige link, i tiden nedenfor; ellers ved indgangen.
home-rules-check-in-hint = Den, der mangler da, kaldes på salens skærm og sættes ikke op.

home-unpaid = Alligevel ikke betalt
privacy-told = Hvis De vil have besked
privacy-told-what = Deres e-mailadresse, eller hvor browserens producent tager imod beskeder: de bringes forseglet og kan ikke læses. Begge slettes sammen med e-mailadresserne.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = Din tilmelding ophører, og det, du oplyste, slettes.
home-own-cancel-games = Du er allerede med i en runde: Dine partier bliver stående, og intet aflyses. På siden med dit bræt kan du sige, at du går.

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
table-no-scale = Intet siger, hvilken skala ratingene er på. Angiv det nedenfor.
table-no-strength = Både grad og rating mangler. Angiv en af dem.
table-far-rating = Rating { $rating } svarer til { $of }, men graden er { $rank }. Ret en af dem, eller udelad linjen.
table-number-twice = { $number } er også nummeret på linje { $first }. Ret et af dem, eller udelad en linje.
table-same-person = { $name } står også på linje { $first }. Udelad en af dem.
table-no-team = Bræt og holdkaptajn hører til et hold, og intet er nævnt. Nævn det, eller lad begge felter være tomme.
table-board-twice = Bræt { $board } for { $team } har linje { $first } allerede. Giv en af dem et andet.
table-captain-twice = Linje { $first } har allerede holdkaptajnen for { $team }. Markér kun en af dem.
partner-fault-line = »{ $typed }« er ingen makker. Skriv efternavn, fornavn og grad, for eksempel Beck, Bea, 2d.
partner-fault-too-many = Højst { $most } makkere: en side har højst tre personer.
note-of-tournament = Af hele denne turnering tages kun de { $players } spillere: ingen runde, intet resultat, ingen indstilling.
note-other-sheets = { $sheets ->
    [one] Ét ark mere blev ikke læst.
   *[other] { $sheets } ark mere blev ikke læst.
}
note-formula = { $cell } er en formel. Dens sidste værdi »{ $value }« blev brugt.
note-more-formulas = Af { $more } formler mere blev de sidste værdier brugt.
note-invisible = Linje { $line }: usynlige tegn blev fjernet.
note-above-header = Det, der står over linje { $line }, hvor kolonnerne er navngivet, blev ikke læst.
note-surname-assumed = Intet siger, hvilken del af et navn der er efternavnet. I »{ $whole }« blev »{ $surname }« valgt.
note-far-rating = Linje { $line }: rating { $rating } svarer til { $of }, men graden er { $rank }. Begge blev taget.
note-of-scale = Ratingene blev læst på den { $scale ->
    [french] franske
    [american] amerikanske
   *[european] europæiske
  } skala.

# Personal links by e-mail, and fees that are paid at once.

