# What players do themselves: their own page, results they report, what they ask for, and their links.

request-skip = Spring runde { $round } over
request-leave = Rejser: par ikke fra runde { $round }
request-late = For sent til runde { $round }
request-correct = Navn, grad eller klub er forkert
request-arbiter = En dommer, tak (runde { $round })
inbox-nothing = Ingen åbne anmodninger.
inbox-results = Meldte resultater
inbox-said = { $name }, { $time }: { $result }
inbox-enter = Indtast: { $result }
inbox-requests = Anmodninger
calls-title = { $n ->
    [one] { $n } kald på en dommer
   *[other] { $n } kald på en dommer
  }
calls-tell = Få besked om kald på en dommer
inbox-if-granted = Hvis bevilget:
inbox-words = Besked til spilleren
inbox-grant = Bevilg
inbox-refuse = Afslå
inbox-done = Klaret
call-going = Spillerne ser, at du er på vej
inbox-organisers = Kun arrangører kan bevilge, hvem der spiller hvilken runde.
inbox-granted = Bevilget og klaret.
inbox-refused = Afslået. Spilleren kan se det.
inbox-answered = Besvaret ({ $n })
then-skip = ikke parret; { $points } point for runden.
then-leave = ikke parret mere; { $points } point for hver runde, og placeringen opnået hidtil bevares.
then-late = parret som sædvanligt; uret starter til tiden.
then-correct = intet ændres af sig selv: ret tilmeldingen, og bevilg så.
then-arbiter = intet ændres: det noterer kun, at nogen gik derhen.
then-paired = ikke muligt, mens spilleren er parret i runde { $round }: ophæv først parringen.
links-title = Personlige links
links-about = Med et personligt link melder spillere resultater og sender anmodninger fra deres egen telefon. Den, der har linket, kan handle for spilleren. Det kan inddrages når som helst.
links-hidden = Stævnet er endnu ikke bekendtgjort: indtil da siger et personligt link kun det og fører holdkaptajner til deres opstillinger.
links-make = { $n ->
    [one] Lav et link til én spiller
   *[other] Lav links til { $n } spillere
}
links-find = Find et navn
links-one = Lav et link
links-another = Lav et nyt
links-revoke-made = Inddrag de { $n } links fra { $at }
links-revoked = Linket er inddraget.
links-revoked-many = { $n ->
    [one] Ét link er inddraget.
   *[other] { $n } links er inddraget.
  }
links-since = siden { $at }
links-made = { $n ->
    [one] Ét personligt link
   *[other] { $n } personlige links
}
links-once = Udskriv dette nu: linkene vises kun én gang og gemmes ikke. Går et link tabt, så lav et nyt.
links-made-before = Disse links er allerede lavet og vises kun én gang. Går et link tabt, så lav et nyt.
links-copy = Alle navne med deres links, til at kopiere
links-scan = Dit bræt, resultater og anmodninger
links-keep = Hold det for dig selv: den, der har denne kode, kan handle for dig.
settings-reports = Resultater, som spillere melder
settings-skip-freely = Spillere må uden at spørge springe en runde over, der ikke er lodtrukket endnu
reports-confirmed = En dommer bekræfter hvert
reports-agreed = Tæller straks, når begges meldinger stemmer
reports-off = Ingen: dommere indtaster alle resultater
act-make-links = Personlige links lavet
act-revoke-link = Personligt link inddraget
act-report-result = Resultat meldt af en spiller
act-set-date = Dato for et parti sat
act-propose-date = Dato foreslået af en spiller
act-accept-date = Dato accepteret af en spiller
act-drop-date = Foreslået dato afvist eller trukket tilbage
act-settle-unplayed = Partier, der ikke blev spillet, afgjort
act-reopen-unplayed = Partier, der ikke blev spillet, åbnet igen
act-draw-all = Alle runder lodtrukket og offentliggjort
act-take-back-all = Alle runder taget tilbage
act-ask = Anmodning fra en spiller
act-take-request-back = Anmodning trukket tilbage
act-answer-request = Anmodning besvaret
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
inbox-alone = Modstanderen har ikke meldt endnu.

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
inbox-draw-away = Ikke parret
inbox-draw-open = En åben anmodning tæller ikke endnu: spilleren bliver parret.
inbox-draw-act = Lodtræk runde { $round }
inbox-draw-nobody = Ingen ser lodtrækningen, før du offentliggør den.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = Scan et navneskilt
door-scan-how = Ret kameraet mod koden på et navneskilt eller et personligt link.
door-scan-nobody = Denne kode tilhører ingen i denne turnering.
door-scan-none = Kameraet kan ikke bruges. Skriv navnet ovenfor, eller scan koden med telefonens kamera.
door-scan-stop = Stop scanning
door-for = For runde { $round }, den næste, der lodtrækkes.
door-anew = Nulstil check-in
door-anew-about = Alle mangler, til de markeres som her; den, der ikke markeres, er ikke med i runde { $round }. Lodtrukne runder bliver.
door-anew-act = Nulstil check-in for alle { $n }
door-anew-drawn = Runde { $round } er lodtrukket. Kassér først kladden for at nulstille check-in.
door-over = Check-in sluttede kl. { $at }.
door-organisers = Kun arrangører kan markere gebyrer som betalt.

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-inbox = Onlinetilmeldinger: { $n ->
    [one] én venter på svar
   *[other] { $n } venter på svar
}

messages-title = Beskeder til spillerne
messages-lead = Til alle, til en gruppe eller til et bord. Beskeden vises på de offentlige sider, i salen og på spillernes egne sider, til du fjerner den; en besked til et bord læses kun af dets to spillere.
messages-words = Besked
messages-to = Til hvem
messages-table = Eller kun til bord
messages-table-hint = I den nyeste runde. Lad feltet stå tomt for at skrive til dem ovenfor.
messages-say = Send
messages-said = Beskeden er sendt.
messages-stand = Aktuelle beskeder
messages-none = Ingen beskeder.
messages-take-down = Fjern
messages-taken-down = Beskeden er fjernet.
messages-no-table = Skriv nummeret på et bord i den nyeste runde{ $not }.
act-announce = Besked til spillerne
act-take-down = Besked fjernet
messages-sending = Til spillerne
messages-waiting = Venter på at blive sendt: { $n }.
messages-failed = Hertil kommer e-mails ikke frem. Spørg efter en anden adresse, og skriv den ved spilleren:
act-forget-person = Person glemt
settings-confirm-minutes = Minutter, hvorefter enslydende meldinger tæller uden en dommer
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
