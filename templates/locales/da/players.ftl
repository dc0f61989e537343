# What players do themselves: their own page, results they report, what they ask for, and their links.

request-skip = Spring runde { $round } over
request-leave = Afrejse: ingen runde fra { $round }
request-late = For sent til runde { $round }
request-correct = Navn, grad eller klub er forkert
request-arbiter = En dommer, tak (runde { $round })
inbox-nothing = Intet venter på svar.
inbox-results = Resultater, de melder
inbox-said = { $name }, { $time }: { $result }
inbox-enter = Indtast: { $result }
inbox-requests = Hvad de beder om
calls-title = Kald på en dommer: { $n }
calls-tell = Få besked om kald på en dommer
inbox-if-granted = Hvis bevilget:
inbox-words = Et ord til dem
inbox-grant = Bevilg
inbox-refuse = Afslå
inbox-done = Klaret
call-going = Spillerne ser, at du er på vej
inbox-organisers = Hvem der spiller hvilken runde, bevilger arrangørerne.
inbox-granted = Bevilget og klaret.
inbox-refused = Afslået. Spilleren ser det.
inbox-answered = Besvaret ({ $n })
then-skip = ikke parret; { $points } point for runden.
then-leave = ikke parret mere; { $points } point for hver runde, og placeringen opnået hidtil bevares.
then-late = parret som sædvanligt; uret starter alligevel.
then-correct = intet ændres af sig selv: ret tilmeldingen, og bevilg så.
then-arbiter = intet ændres: det siger, at nogen gik derhen.
then-paired = ikke muligt, mens spilleren er parret i runde { $round }: ophæv først parringen.
links-title = Personlige links
links-about = Med et personligt link melder en spiller resultater og beder om ting fra sin egen telefon. Den, der har linket, handler i spillerens navn; det kan inddrages når som helst.
links-make = { $n ->
    [one] Lav et link til én spiller
   *[other] Lav links til { $n } spillere
}
links-find = Find et navn
links-one = Lav et link
links-another = Lav et nyt
links-revoke = Inddrag
links-revoked = Linket er inddraget.
links-since = siden { $at }
links-made = { $n ->
    [one] Ét personligt link
   *[other] { $n } personlige links
}
links-once = Udskriv dette nu: linkene vises én gang og gemmes ingen steder. Et tabt link laves på ny.
links-made-before = Disse links var allerede lavet og vises kun én gang. Den, der har mistet sit, får et nyt.
links-copy = Alle navne med deres links, til at kopiere
links-scan = Dit bræt, resultater og ønsker
links-keep = Kun dit: den, der har denne kode, handler i dit navn.
settings-reports = Resultater, spillere melder
settings-skip-freely = Spillere må uden videre springe en runde over, der ikke er lodtrukket endnu
reports-confirmed = En dommer bekræfter hvert
reports-agreed = Tæller straks, når begge siger det samme
reports-off = Ingen: dommere indtaster alle
act-make-links = Personlige links lavet
act-revoke-link = Personligt link inddraget
act-report-result = Resultat meldt af en spiller
act-set-date = Dato for et parti sat
act-propose-date = Dato foreslået af en spiller
act-accept-date = Dato accepteret af en spiller
act-drop-date = Foreslået dato afvist eller taget tilbage
act-settle-unplayed = Partier, der ikke blev spillet, afgjort
act-reopen-unplayed = Partier, der ikke blev spillet, åbnet igen
act-draw-all = Alle runder trukket og offentliggjort
act-take-back-all = Alle runder taget tilbage
act-ask = Ønske fra en spiller
act-take-request-back = Ønske taget tilbage
act-answer-request = Ønske besvaret
door-of = af { $n } mangler
door-complete = Alle { $n } er her
door-progress = { $here } af { $n } er her
door-find = Navn eller klub
door-missing = Mangler { $n }
door-here = Her { $n }
door-all = Alle { $n }
door-is-not-here = { $name } er her ikke.
door-from = Spiller fra runde { $round }.
door-here-now = her
door-nobody = Ingen er på denne liste.
inbox-alone = Modstanderen har intet sagt endnu.

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] ting fra spillerne venter
   *[other] ting fra spillerne venter
}
inbox-draw = Hvad lodtrækningen gør
inbox-draw-now = Nu
inbox-draw-granted = { $n ->
    [one] Hvis imødekommet
   *[other] Alle { $n } imødekommet
}
inbox-draw-players = Spillere
inbox-draw-boards = Brætter
inbox-draw-free = Oversidder
inbox-draw-away = Ikke parret
inbox-draw-open = En åben anmodning tæller som ikke fremsat: den, der beder, bliver parret.
inbox-draw-act = Træk lod til runde { $round }
inbox-draw-nobody = Ingen ser lodtrækningen, før du offentliggør den.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = Scan et skilt
door-scan-how = Ret kameraet mod koden på et navneskilt eller et personligt link.
door-scan-nobody = Denne kode er ingens i dette stævne.
door-scan-none = Kameraet kan ikke bruges. Skriv navnet ovenfor, eller scan koden med telefonens kamera.
door-scan-stop = Stop scanning
door-for = For runde { $round }, den næste, der lodtrækkes.
door-anew = Spørg alle igen
door-anew-about = Alle mangler, til de mærkes som til stede; den, der ikke mærkes, er ikke med i runde { $round }. Lodtrukne runder bliver.
door-anew-act = Spørg alle { $n } igen
door-over = Man kunne melde sig ankommet indtil { $at }.
door-organisers = Gebyrer krydses af af arrangørerne.

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-inbox = Tilmeldt hjemmefra: { $n ->
    [one] én venter på svar
   *[other] { $n } venter på svar
}

messages-title = Beskeder til spillerne
messages-lead = Til alle, til en gruppe eller til et bræt. Den står på de offentlige sider, i salen og på spillernes egne sider, til De tager den ned; en besked til et bræt læses kun af de to spillere.
messages-words = Hvad De siger
messages-to = Til hvem
messages-table = Eller kun til bord
messages-table-hint = I den nyeste runde. Lad feltet stå tomt for at tale til dem ovenfor.
messages-say = Send beskeden
messages-said = Beskeden er givet.
messages-stand = Hvad der står
messages-none = Der er ingen beskeder.
messages-take-down = Tag ned
messages-taken-down = Beskeden er taget ned.
messages-no-table = Den nyeste runde har intet bord „{ $typed }“.
act-announce = Besked til spillerne
act-take-down = Besked taget ned
messages-sending = Til spillerne
messages-waiting = Venter på at blive sendt: { $n }.
messages-failed = Her kommer intet frem. Spørg efter en anden adresse, og skriv den ved spilleren:
act-forget-person = Person glemt
settings-confirm-minutes = Minutter, hvorefter begge spilleres ord gælder af sig selv
settings-confirm-minutes-hint = 0: aldrig; en dommer bekræfter hvert.

# What players do themselves: their own page, results they report, what they ask for, and their links.

links-done = Gjort med dette link
inbox-appeals = Appeller

# Personal links by e-mail, and fees that are paid at once.

links-mail = { $n ->
    [one] Send et med e-mail
   *[other] Send { $n } med e-mail
}
links-mail-one = Send med e-mail
links-mailed = { $n ->
    [one] Et link er på vej. Under beskeder står, om det når frem.
   *[other] { $n } links er på vej. Under beskeder står, om de når frem.
}
