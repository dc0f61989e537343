# What every page says, and how English writes ranks, numbers, dates and results.

## The language
language-name = Dansk
language-direction = ltr
decimal-sign = ,
## Go
black = Sort
white = Hvid
black-letter = S
white-letter = H
rank-kyu = { $n }k
rank-dan = { $n }d
rank-kyu-full = { $n }. kyu
rank-dan-full = { $n }. dan
person = { $first } { $surname }
table = Bord
handicap = Handicap
komi = Komi
result = Resultat
even = lige
handicap-of = handicap { $n }
terms = { $handicap }, komi { $komi }
you = Du
your-team = Dit hold
## Results
playing = i gang
black-won = Sort vandt
white-won = Hvid vandt
won = Vundet
lost = Tabt
jigo = Jigo
drawn = Uafgjort ved gentagelse
both-win = Begge vinder
both-lose = Begge taber
no-result = Intet resultat
manner-score = { $halves ->
   *[other] med { $points } point
  }
manner-resignation = ved opgivelse
manner-time = på tid
manner-illegal-move = ved ulovligt træk
manner-default = uden kamp
manner-decision = ved kendelse
## Dates
day = { $day }. { $month } { $year }
day-of-week = { $weekday } den { $day }
days = { $first } – { $last }
days-of-year = { $first }. { $month } – { $last }. { $until } { $year }
days-of-month = { $first }.–{ $last }. { $month } { $year }
time = { $hour }:{ $minute }
moment = { $day } kl. { $time }
weekday-1 = mandag
weekday-2 = tirsdag
weekday-3 = onsdag
weekday-4 = torsdag
weekday-5 = fredag
weekday-6 = lørdag
weekday-7 = søndag
month-1 = januar
month-2 = februar
month-3 = marts
month-4 = april
month-5 = maj
month-6 = juni
month-7 = juli
month-8 = august
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
## The frame of a page
skip-to-content = Til indhold
comma = ,{" "}
colon = :{" "}
sentence-gap = { " " }
full-stop = .
site-name = Tengen
pages-of-this = Sider
language = Sprog
sign-in = Log ind
sign-out = Log ud
signed-in-as = Logget ind som { $name }
page-late = Ikke opdateret siden { $time } – prøver igen
page-unsent = Intet netværk: der er ikke sendt noget. Det, du skrev, står her stadig; send det igen, når der er netværk.
page-held = Noget er ændret siden { $time }; det vises, når du er færdig her
away-title = Intet netværk
away-why = Denne side har ikke været åbnet på denne telefon før, så den er her ikke. Disse sider er her:
away-again = Prøv igen
nothing-found = Ingen spillere eller borde passer.
nothing-matches = Ingen spillere eller borde passer til »{ $typed }«.
near-found = Intet navn passer helt. Lignende navne:
find = Søg
undo = Fortryd
undo-offer = { $act }: { $count } ({ $at }). Det kan fortrydes, indtil noget bygger på det.
undo-done = Fortrudt: { $count }. E-mails, der allerede er sendt, forbliver sendt.
change = Ret
## The pages of a tournament
way-pairings = Parringer
way-standings = Stilling
way-players = Spillere
way-boards = Brætter
way-draft = Kladde
way-entries = Tilmelding
way-settings = Indstillinger
areas = Områder
also-in = Også under { $area }
area-today = I dag
way-next = Næste skridt
way-requests = Anmodninger
way-list = Liste
way-ratings = Ratings
way-rules = Regler
state-missing = { $n } mangler
state-calling = { $n } kalder
state-waiting = { $n } venter
state-here = du er her
state-open = { $n } åbne
state-round = runde { $round }
state-drawn = runde { $round } lodtrukket
state-not-drawn = runde { $round } ikke lodtrukket
state-after = efter runde { $round }
state-starts = runde { $round } kl. { $time }
round-number = Runde { $round }
rounds-count = { $n ->
    [one] { $n } runde
   *[other] { $n } runder
  }
table-number = Bord { $table }
error-unavailable = Midlertidigt utilgængelig
error-no-room = Serverens disk er fuld, eller der kan ikke skrives på den. Intet, der er bekræftet, er gået tabt; sig det til den, der driver serveren.
error-damaged = Serverens database er beskadiget. Sig det til den, der driver serveren: en sikkerhedskopi skal lægges ind.
error-no-database = Serverens database svarer ikke. Intet, der er bekræftet, er gået tabt; prøv igen om et halvt minut.

# Arbiters: open boards, one board, two results for one board.

boards-other-result = Andet resultat
board-back = Tilbage til brætterne
who-worth = { $black } til Sort, { $white } til Hvid
how-unstated = Ikke oplyst
how-score = På point
how-resignation = Ved opgivelse
how-time = På tid
somebody = nogen

# Drawing: before the draw, the draft, why a pair, latecomers.

before-preliminary = { $count ->
    [one] Én spiller er ikke tjekket ind og bliver ikke parret.
   *[other] { $count } spillere er ikke tjekket ind og bliver ikke parret.
  }
draft-group = Score { $score }
draft-group-category = Kategori { $category }, score { $score }
why = Hvorfor
## The proof of a draw
proof-best = Bevist bedst
proof-best-note = Ingen anden lodtrækning får flere point. Åbn certifikatet.
proof-around = Bevist bedst ud fra det, der er sat manuelt
proof-around-note = Ingen lodtrækning af de øvrige får flere point.

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

proof-apart-pairs = { $count ->
    [one] Ét af { $all } beviste par er skilt ad.
   *[other] { $count } af { $all } beviste par er skilt ad.
  }
proof-around-tables = { $count ->
    [one] Bord { $tables } er sat manuelt.
   *[other] Bord { $tables } er sat manuelt.
  }

# The end of a game, led: from the second pass to the confirmed result.

end-group-head = Gruppe
end-alive = levende
end-dead = død
end-seki = seki
end-none-dead = Ingen sten er markeret som død.
end-proposed = Dette er et forslag. Det gælder, når begge er enige.
end-group-point = En sten i gruppen
goban-copy = Kopi af stillingen
goban-open = Åbne: { $points }.
goban-doubtful = Ikke afgjort: { $points }.
goban-dead = Døde: { $points }.
goban-shut = Må ikke slås tilbage endnu: { $points }.

# The event as a thing: copied, archived, deleted; and who can sign in.

way-event = Turnering
event-is-hidden = Indtil nu kan kun arrangørerne se den.
event-announce = Bekendtgør
error-deleted = Turneringen er slettet
error-deleted-why = En ejer af denne server har slettet turneringen. Det, du netop sendte, blev ikke gemt, og intet mere kan indtastes i den.
accounts-title = Konti

# What is wrong with a field or a request, and what to do.

fault-out-of-range = Skriv et tal fra { $least } til { $most }, ikke { $value }.
fault-not = , ikke »{ $typed }«
fault-rank = Skriv en grad fra 30k til 9d, såsom 4k eller 2d{ $not }.
fault-rating = Skriv et helt tal fra -1000 til 3500{ $not }. 2100 svarer til 1. dan.
fault-result = Skriv B+, W+3.5, B+R, W+T, 0 eller both-lose{ $not }.
fault-points = Skriv point såsom 6,5 eller 7{ $not }.
fault-number = Skriv et helt tal{ $not }.
fault-date = Skriv en dato såsom 2026-05-14{ $not }.
fault-time = Skriv et klokkeslæt såsom 14:30{ $not }.
fault-choice = Vælg et af svarene.
fault-form = Noget mangler i denne formular. Se den igennem, og send den igen.
## Requests that cannot be answered
error-bad-request = Det lykkedes ikke
error-bad-request-why = Forespørgslen er ikke fuldstændig. Gå tilbage, og prøv igen fra siden.
error-forbidden = Ingen adgang
error-owner-why = Det kan kun en ejer af denne server gøre.
error-event-maker-why = Det kan kun ejerne af denne server gøre, og dem, de lader oprette turneringer.
error-organiser-why = Det kan kun arrangører gøre.
error-arbiter-why = Det kan kun dommere og arrangører gøre.
error-forbidden-why = Din konto har ingen rolle her. Bed en arrangør om at give dig en.
error-elsewhere-why = Dette kom fra et andet websted og blev derfor ikke udført. Åbn siden her, og gør det igen.
error-name-why = Denne server svarer ikke på navnet { $host }. Åbn den på den adresse, den skrev ved starten; den, der driver den, kan starte den med --origin og dette navn.
error-no-key-why = Dette kom ikke fra en formular på dette websted og blev derfor ikke udført. Åbn siden igen, og gør det der.
error-not-found = Siden findes ikke
error-not-found-why = Den side findes ikke. Den kan være flyttet eller endnu ikke offentliggjort.
error-conflict = Ændret i mellemtiden
error-conflict-why = En anden ændrede dette for et øjeblik siden. Åbn siden igen for at se, hvad der står nu.
error-too-large = For stort
error-too-large-why = Der kan højst sendes { $limit } KB hertil. Intet blev gemt; send mindre eller en mindre fil.
error-unprocessable = Ikke muligt
error-too-many = For mange forsøg
error-too-many-why = Vent { $seconds } s, og prøv så igen.
error-busy = Optaget lige nu
error-busy-why = Tjenesten har travlt eller skal til at genstarte. Prøv igen om et øjeblik; intet er gået tabt.
error-internal = Vores fejl
error-internal-why = Noget gik galt her. Det, du gjorde, er måske ikke gemt: se efter, før du gør det igen.
form-meanwhile = { $name } ændrede dette i mellemtiden, kl. { $time }. Dine ændringer er bevaret i formularen; intet er gemt endnu. Se dem igennem, og gem så igen.
form-meanwhile-somebody = Dette blev ændret i mellemtiden, kl. { $time }. Dine ændringer er bevaret i formularen; intet er gemt endnu. Se dem igennem, og gem så igen.
fault-meanwhile = Her står nu »{ $theirs }«; du skrev »{ $mine }«, som bliver gemt, hvis du gemmer igen.

rating-preview = Rating ±

# Recording a game at the board, and watching it.

boards-record = Notér
game-to-move = { $color } er i trækket
game-last = Træk { $n }: { $move }
goban = Stilling
goban-last = Stilling efter { $color } { $point }
move-pass = { $color } passer

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

way-registration = Onlinetilmelding
way-register = Tilmeld dig
home-remove = Fjern

# Incidents and rulings: what happened, when, the ruling, the referee's log.

way-incidents = Hændelser
way-rulings = Kendelser
boards-incident = Hændelse
incident-place = Runde { $round }, bord { $table }
window-hours = { $from } – { $until }
window-said = Periode: { $window }.
window-agreed = Aftalt til { $date }.
window-proposed = Foreslået: { $date }, intet svar endnu.
window-no-date = Ingen dato endnu.
window-not-played = ikke spillet endnu
window-to-play = Mangler at blive spillet: { $n }
date-place = Hvor
date-place-hint = En klub, et lokale eller en server med navnene der; må være tom. Alle kan se det.
date-cleared = Der er ikke længere en dato for dit parti.
unplayed-both-lose = Begge taber
unplayed-half = Et halvt point til hver
unplayed-no-result = Intet resultat
incident-on-board = På brættet
incident-clock = Ur og tid
incident-setting-up = Opstilling
incident-people = Personer
effect-next = { $color }: { $partner } spiller næste træk.
turns-order = Rækkefølge
turns-at = Træk { $n }: { $name } spiller ({ $color }).
incident-by-both = Begge
incident-by-nobody = Ingen eller ukendt
incident-what-by = { $what }: { $by }
kind-ko-retake = Slog straks tilbage i en ko
kind-superko = Gentog en tidligere stilling
kind-suicide = Selvmord
kind-occupied = Spillede på et optaget punkt
kind-out-of-turn = Spillede uden for tur
kind-two-in-a-row = Spillede to gange i træk
kind-stone-displaced = En sten blev flyttet eller skubbet
kind-stone-removed = Sten med friheder blev taget af
kind-captures-left = Fangne sten blev liggende på brættet
kind-captures-mishandled = Fangne sten lå ikke i låget
kind-take-back = Et træk blev taget tilbage eller flyttet
kind-board-scattered = Stenene blev spredt
kind-wrong-colors = Forkerte farver
kind-wrong-setup = Forkert komi eller handicap
kind-wrong-pairing = Forkert modstander eller bord
kind-clock-misuse = Uret brugt forkert
kind-time-loss = Tiden løb ud
kind-flag-late = Vingefald meldt sent eller af en anden
kind-both-flags = Begge vinger er faldet
kind-wrong-time = Forkert tid eller byoyomi indstillet
kind-clock-faulty = Uret er defekt
kind-clock-stopped = En spiller har standset uret
kind-late-arrival = Kom for sent
kind-no-show = Kom ikke
kind-rounds-skipped = Runder sprunget over uden afbud
kind-left-game = Gik under partiet eller blev syg
kind-adjournment = Et parti skal afbrydes
kind-outside-help = Hjælp udefra
kind-device = Et apparat blev brugt eller var ved hånden
kind-phone = En telefon ringede
kind-noise = Støj
kind-conduct = Opførsel
kind-collusion = Aftalt resultat
kind-count-disputed = Uenige om optællingen
kind-pass-disputed = En pas bestrides eller blev ikke hørt
kind-resignation-disputed = En opgivelse bestrides
kind-result-wrong = Resultatet er meldt forkert
kind-repetition = Partiet gentager sig, og ingen viger
kind-other = Noget andet
incident-said-both = Hvad hver af dem siger
incident-said-other = Hvad der skete, i én sætning
ruling-number = Kendelse { $no }
ruling-clocks = Ure
result-unchanged = Bliver, som det er
result-open = Åbent: der spilles eller tælles om
result-unrated = Ikke ratet, og intet for indbyrdes opgør
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [one] Én spiller mere får ændret placering eller tie-break
   *[other] { $n } spillere mere får ændret placering eller tie-break
  }
## What a ruling does
effect-goes-on = Partiet fortsætter, som det står.
effect-before = Tilbage til stillingen før træk { $n }.
effect-before-unknown = Tilbage til stillingen før det pågældende træk.
effect-pass = { $stones ->
    [one] Stenen tages af, og det tæller som en pas for { $color }.
   *[other] Begge sten tages af, og det tæller som en pas for { $color }.
  }
effect-turn = { $color } er i trækket.
effect-first-point = Stenen går tilbage til det punkt, hvor den først blev spillet.
effect-stones-back = Stenene går tilbage til deres punkter.
effect-captures-off = De fangne sten tages af.
effect-by-hand = Dommeren lægger stenene, hvor det virker rimeligt.
effect-reconstructed = Stillingen stilles op igen.
effect-cleared = Brættet ryddes.
effect-pass-stones = { $n ->
    [one] { $color } får en pas-sten.
   *[other] { $color } får { $n } pas-sten.
  }
effect-prisoners = { $n ->
    [one] { $color } får én fange mere.
   *[other] { $color } får { $n } fanger mere.
  }
effect-points = { $color } får { $points } point.
effect-exchange = Spillerne bytter farver, stenene bliver.
effect-as-paired = Komi og handicap sættes som i parringen.
effect-same-count = Optællingen står: resultatet følger af den med komi og handicap som i parringen.
penalty-caution = Påtale til { $color }.
penalty-warning = Advarsel til { $color }.
penalty-stones = { $n ->
    [one] { $color } betaler { $n } point, som { $n } fange hos { $other }.
   *[other] { $color } betaler { $n } point, som { $n } fanger hos { $other }.
  }
penalty-game-loss = { $color } har for mange advarsler.
penalty-exclusion = { $color } er ude af turneringen.
penalty-points = Straf: { $color } giver { $other } { $n } point i optællingen.
penalty-time = Straf: { $color } mister { $n } { $n ->
    [one] minut
   *[other] minutter
  } på uret.
penalty-other = En anden straf til { $color }, med dommerens ord.
verdict-replay = Partiet spilles om.
verdict-count-again = Liv og død og optællingen gennemgås igen.
verdict-stands = Det bekræftede resultat står fast.
verdict-end-stands = Resultatet står fast.
verdict-resumes = Resultatet tæller ikke længere, og partiet fortsætter.
verdict-adjourned = Partiet afbrydes og spilles færdigt senere. Den, der skal trække, afgiver det næste træk forseglet.
verdict-wins-illegal-move = { $color } vinder: modstanderens ulovlige træk.
verdict-wins-time = { $color } vinder på tid.
verdict-wins-default = { $color } vinder uden kamp.
verdict-wins-resignation = { $color } vinder, fordi modstanderen giver op.
verdict-wins = { $color } vinder ved kendelse.
verdict-ends = Partiet er slut: { $result }.
verdict-drawn = Partiet er slut: uafgjort.
clock-leave = Lad dem være, som de er
clock-stop = Standset imens, derefter går de videre
clock-set-right = Dommeren stiller uret rigtigt
clock-give-back = { $color } får { $time } tilbage.
clock-charge = { $n ->
    [one] { $color } mister { $n } minut
   *[other] { $color } mister { $n } minutter
  }
clock-reset = Begge begynder forfra
note-record-disagrees = Noteringen viser ikke denne overtrædelse: undersøg det først.
note-committee-decided = Et udvalg har afgjort dette, og afgørelsen binder dommerne. Kun en ny kendsgerning fører til en anden kendelse: skriv hvilken.
note-ended-since = Partiet er slut siden, og teksten siger ikke, hvad der så gælder: dommeren afgør det.
note-cannot-be-done = Det, teksten kræver, kan ikke længere gøres på dette bræt.
note-move-unknown = Ingen nævnte trækket: genskab stillingen manuelt.
note-window-unclear = Find ud af, hvor mange træk der blev spillet imellem.
note-starts-anew = Tidligere stillinger tæller ikke længere for ko og superko.
note-end-accepted = Begge havde accepteret partiets afslutning: en straf kan noteres, intet andet.
note-ruled-before = En kendelse har afsluttet dette parti: en straf kan noteres, intet andet. Ændr eller træk den kendelse tilbage for at ændre resultatet.
note-end-unasked = Partiet var slut: sig først, om begge havde accepteret det.
note-confirmed = Resultatet er bekræftet: en straf kan noteres, intet andet.
remedy-stands = Spil videre
remedy-no-offence = Ingen forseelse
remedy-take-back = Tag trækket tilbage
remedy-as-pass = Tag det tilbage som pas
remedy-first-point = Tilbage til første punkt
remedy-stones-back = Sten tilbage til deres punkter
remedy-reasonable-point = Til et rimeligt punkt
remedy-captures-off = Tag de fangne sten af
remedy-reconstruct = Stil stillingen op igen
remedy-exchange = Byt farver
remedy-correct-setup = Komi og handicap som i parringen
remedy-clock = Stil uret rigtigt
remedy-count-again = Tæl igen
remedy-points = Point til modstanderen, trækket står
remedy-lateness = Efter turneringens regel om forsinkelse
remedy-loses-illegal-move = Tab ved ulovligt træk
remedy-loses-time = Tab på tid
remedy-loses-default = Tab uden kamp
remedy-loses-resignation = Tab ved opgivelse
remedy-loses = Den, der brød reglen, taber
remedy-loses-so = { $color } taber: { $result }
remedy-black-wins = Sort vinder
remedy-white-wins = Hvid vinder
remedy-both-lose = Begge taber
remedy-draw = Uafgjort
remedy-no-result = Intet resultat
remedy-replay = Omkamp
sanction-none = Ingen straf
sanction-whose = Mod { $color }
sanction-caution = Påtale
sanction-warning = Advarsel
sanction-exclusion = Ude af turneringen
sanction-points = Point til modstanderen
sanction-time = Minutter af uret
sanction-other = En anden straf, med dine ord
appeal-may = Spillerne kan appellere { $until }, til et udvalg på { $members }.
appeal-until-confirmed = indtil resultatet er bekræftet
appeal-until-round = indtil runden er afsluttet
appeal-until-minutes = inden { $n } minutter efter at være underrettet om kendelsen
appeal-deadline = Appel indtil { $at }.
appeal-deadline-over = Fristen for appel udløb { $at }.
appeal-upheld = Kendelsen står fast ({ $members }).
appeal-overturned = Kendelsen er omstødt ({ $members }).

# Mending a published round.

mended-at = ændret kl. { $time }
mended-seats = Bord { $table }: Sort er nu { $black }, Hvid { $white }.
mended-terms = Bord { $table }: { $terms }.
mended-new = Bord { $table } er nyt: Sort { $black }, Hvid { $white }.
mended-gone = Bord { $table } er fjernet: { $black } – { $white }.
mended-bye = { $name } sidder over.
round-change = Ændr denne runde

way-messages = Beskeder
announced = Fra arrangørerne
letter-board = Runde { $round }: bord { $table }, { $color }
letter-free = Du behøver ikke at være til stede.
letter-reported = Din modstander har meldt resultatet
letter-against = Et resultat er et andet, end du meldte
letter-against-what = Er det forkert, så sig det på din side: så bliver dommerne bedt om at se på det.
letter-date-proposed = Din modstander foreslår en dato
letter-date-agreed = Datoen for dit parti
letter-date-dropped = Den foreslåede dato blev afvist eller trukket tilbage
letter-unplayed = Dit parti er ikke spillet endnu
letter-unplayed-what = Rundens periode slutter { $until }. Aftal en dato på din side.
letter-line-up = Din opstilling mangler endnu
letter-line-up-what = Runde { $round } begynder { $until }. Sig på din side, hvem der spiller for dit hold.
letter-granted = Din anmodning er imødekommet
letter-coming = En dommer er på vej
letter-refused = Din anmodning er afslået
letter-registered = Din tilmelding er modtaget
letter-registered-place = Der er en plads til dig.
letter-registered-waits = Du står på ventelisten.
letter-link = Med dette personlige link kan du ændre eller annullere den og senere se dit bræt. Den, der har linket, kan handle for dig: hold det for dig selv.
letter-place-came = en plads til dig
letter-place-came-what = Du stod på ventelisten. Nu er der en plads til dig.
letter-confirmed = Din tilmelding er bekræftet
letter-confirmed-what = Du er tilmeldt og har en plads.
letter-cancelled = Din tilmelding er annulleret
letter-removed = Din tilmelding er fjernet
letter-removed-what = Arrangørerne har fjernet din tilmelding. Er det en fejl, så spørg dem.
letter-way = Vil du ændre eller annullere din tilmelding, så brug det personlige link, du fik, da du tilmeldte dig.
letter-stop = Du har bedt om denne e-mail. Sådan holder de op:
initials-file = Denne fil har alles fulde navne, og nogle spillere vises kun med initialer: lad den blive hos arrangørerne.

# Results that do not fit their board, or are not confirmed.

odd-komi = { $result }: det passer ikke til komi { $komi }. Se efter igen; var en anden komi aftalt, så bekræft det.
odd-tie = Jigo: efter turneringens regler vinder { $color } ved lige stilling. Se efter en gang til; er det alligevel jigo, så bekræft det.
odd-points = Point hører til »På point«. Vælg det, eller fjern pointene.

# The organiser's screens: settings, registration, drafts, journal, people.

way-groups = Grupper
way-downloads = Filer
about-system-mcmahon = Alle starter med en score efter grad og møder spillere med samme score.
about-system-swiss = Alle starter lige og møder spillere med lige så mange sejre.
about-system-swiss-categories = Som schweizersystemet, men inden for kategorier af grader.
about-system-cup = Som schweizersystemet, men tidlige sejre vejer mere.
federation-egf = European Go Federation
federation-ffg = Frankrig: Fédération Française de Go
federation-dgob = Tyskland: Deutscher Go-Bund
federation-bga = Storbritannien: British Go Association
federation-ngb = Holland: Nederlandse Go Bond
federation-aga = USA: American Go Association
federation-nihonkiin = Japan: Nihon Ki-in
federation-korean = Korea: Korea Baduk Association
federation-chinese = Kina: Chinese Weiqi Association
country-hint = To bogstaver: DK
fault-country = »{ $typed }« er ikke et kendt land. Skriv dets to bogstaver, f.eks. DK.
fault-fraction = Skriv et tal fra 0 til 1, såsom 0,5{ $not }.
import-no-file = Ingen fil blev valgt. Vælg en, og send den så.
settings-saved = Indstillingerne er gemt.
settings-save = Gem indstillingerne
overtime-byoyomi = Byoyomi
overtime-canadian = Canadisk byoyomi
overtime-fischer = Fischer: sekunder pr. træk
overtime-ing = Ing: tid, der købes for point
overtime-sudden-death = Sudden death
criterion-none = intet
criterion-about-nbw = sejre
criterion-about-mms = McMahon-score
criterion-about-cps = cupscore, tidlige sejre vejer mere
criterion-about-sts = Strasbourg-score
criterion-about-cat = kategori
criterion-about-rank = grad
criterion-about-rating = rating
criterion-about-sosw = modstanderes sejre
criterion-about-sosw-1 = modstanderes sejre uden den laveste
criterion-about-sosw-2 = modstanderes sejre uden de to laveste
criterion-about-sodosw = besejrede modstanderes sejre
criterion-about-sososw = modstanderes SOSW
criterion-about-cussw = sum af sejre efter hver runde
criterion-about-sosm = modstanderes McMahon-scorer
criterion-about-sosm-1 = modstanderes scorer uden den laveste
criterion-about-sosm-2 = modstanderes scorer uden de to laveste
criterion-about-sodosm = besejrede modstanderes scorer
criterion-about-sosts = modstanderes STS
criterion-about-sososm = modstanderes SOSM
criterion-about-cussm = sum af scorer efter hver runde
criterion-about-ext = bedrifter forsøgt
criterion-about-exr = bedrifter opnået
criterion-about-sdc = simpelt indbyrdes opgør
criterion-about-dc = indbyrdes opgør
settings-expert-about = Lodtrækningen finder parrene med størst samlet vægt. Dette er kriteriernes maksima; de sædvanlige passer til næsten enhver turnering.
settings-weights = Vægte
settings-seeding = Seedning i gruppen
settings-drawn-up = Parret op og ned
entry-surname = Efternavn
entry-first-name = Fornavn
entry-country = Land

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

rated = Ratet
rated-yes = Ja
rated-open = Åbent, til resultatet er der
written-cells = Sort { $black }, Hvid { $white }
written-left-out = Partiet udelades
error-chief-why = Det må kun hoveddommeren gøre. En arrangør udpeger en under Personer.
clock-runs-since = Urene har gået siden { $time }
hall-forfeit = Fraværende taber efter { $time }
way-timetable = Tidsplan
zone-from = fra { $day } { $zone }
timetable-zone = Alle tider: { $zone }.

outside-status = Den anden server svarede { $status }.

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appealed = { $name } appellerede, { $at }.
me-appeal-waits = Udvalget har endnu ikke truffet afgørelse.
me-ruling-fell = Udvalget har omstødt kendelse { $no }.

# Who works at a tournament, and the journal.

only-here = Adressen virker kun på denne computer. Skal telefoner kunne bruge den, så start Tengen med »tengen serve --listen 0.0.0.0:8080«, og lav et nyt link.
only-here-computer = Adressen virker kun på denne computer. Luk telefoner ind på siden »Denne computer«, og lav et nyt link.

rooms-tables = Bord { $from }–{ $to }: { $room }.
rooms-table = Bord { $table }: { $room }.
error-no-table = Der er intet bord { $table } i runde { $round }. Den har bordene { $first } til { $last }.
error-not-yet = Ikke endnu
error-round-to-come = Runde { $round } er ikke offentliggjort endnu. Dens parringer vises her, så snart den er det.

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-title = Mit bræt
me-other-said = Din modstander siger: { $result }. Sig, hvordan du så det.
me-link-spent = Dette personlige link gælder ikke længere: det er inddraget eller erstattet. Spørg arrangørerne.
request-state-asked = spurgt { $time }
request-state-coming = på vej { $time }
request-state-granted = bevilget { $time }
request-state-refused = afslået { $time }
request-state-taken-back = trukket tilbage { $time }
inbox-title = Fra spillerne
inbox-differ = forskellige meldinger
way-links = Links
boards-from-players = { $n ->
    [one] Én ting fra spillerne venter på svar
   *[other] { $n } ting fra spillerne venter på svar
}
check-in = Check-in
door-is-here = { $name } er her.
help = Hjælp
request-state-went = nogen gik derhen, { $time }
call-at = Bord { $table }: en dommer, tak
call-waits = Bord { $table } kalder på en dommer, { $minutes } min.
call-go = Jeg er på vej

# The sheet for the hall: how an event plays and rules, on one page

poster-way = Reglerne på én side

# What only the organiser knows of players; prizes; standings of a group.

private-paid = Betalt
way-prizes = Præmier
group-which-dan = dan-spillere
group-which-kyu = kyu-spillere
group-which-ranks = grader { $of }
group-which-category = kategori { $of }
group-which-club = klub { $of }
group-which-country = { $of }
group-which-youth = født { $of } eller senere
group-which-women = kvinder

# The event's procedure field by field, its rules for each kind, penalties so far.

period = I kraft { $days }
ruling-told-at = Underrettet { $at }

# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

## The list of tournaments
index-title = Turneringer
front-players = Hvem er tilmeldt?
clock-minutes = { $n ->
    [one] 1 minut
   *[other] { $n } minutter
  }
clock-seconds = { $n ->
    [one] 1 sekund
   *[other] { $n } sekunder
  }
clock-sudden = { $basic } i alt
clock-byoyomi = { $basic }, så { $period } pr. træk
clock-canadian = { $basic }, så { $stones ->
    [one] én sten
   *[other] { $stones } sten
  } på { $period }
clock-fischer = { $basic }, og { $period } mere pr. træk
clock-ing = { $basic }, så op til { $n } perioder på { $period } for { $points } point hver
## Pairings
rounds = Runder
round = Runde
round-by-table = Efter bord
round-by-name = Efter navn
against = mod { $name }
next-free = Oversidder i runde { $round }: der var ingen modstander tilbage.
place = Plads
name = Navn
rank = Grad
club = Klub
slips-black-signs = Sort underskriver
slips-white-signs = Hvid underskriver
column-name-nbw = Antal sejre
column-about-nbw = Én for hvert vundet parti, en halv for jigo, og hvad turneringen giver for at sidde over.
column-name-mms = McMahon-score
column-about-mms = Den begynder med en værdi efter graden; hver sejr lægger én til.
column-name-cps = Cupscore
column-about-cps = Sejre, hver fordoblet én gang for hver runde siden: en tidlig sejr vejer mere.
column-name-sts = Strasbourg-score
column-about-sts = McMahon-scoren plus to for sejr i alle runder fra baren til og med den næstsidste eller tredjesidste.
column-name-cat = Kategori
column-about-cat = Gradens kategori; den første er den højeste.
column-name-rank = Grad
column-about-rank = Graden i denne turnering; den højere kommer først.
column-name-rating = Rating
column-about-rating = Ratingen ved tilmeldingen; den højere kommer først.
column-name-sosw = Sum af modstanderes sejre
column-about-sosw = Alle modstanderes sejre lagt sammen: den, der mødte det stærkere felt, kommer først.
column-name-sosw-1 = Modstanderes sejre uden den laveste
column-about-sosw-1 = Alle modstanderes sejre lagt sammen, uden den svageste modstander.
column-name-sosw-2 = Modstanderes sejre uden de to laveste
column-about-sosw-2 = Alle modstanderes sejre lagt sammen, uden de to svageste modstandere.
column-name-sodosw = Sum af besejrede modstanderes sejre
column-about-sodosw = Alle besejrede modstanderes sejre lagt sammen, halvdelen af dem for jigo.
column-name-sososw = Sum af modstanderes SOS (sejre)
column-about-sososw = Alle modstanderes SOS lagt sammen.
column-name-cussw = Kumulerede sejre
column-about-cussw = Antallet af sejre efter hver runde, lagt sammen: tidlige sejre tæller mere.
column-name-sosm = Sum af modstanderes scorer
column-about-sosm = Alle modstanderes McMahon-scorer lagt sammen, plus givne sten, minus modtagne sten. En runde uden parti tæller spillerens egen startscore.
column-name-sosm-1 = Modstanderes scorer uden den laveste
column-about-sosm-1 = Alle modstanderes McMahon-scorer lagt sammen, uden den laveste.
column-name-sosm-2 = Modstanderes scorer uden de to laveste
column-about-sosm-2 = Alle modstanderes McMahon-scorer lagt sammen, uden de to laveste.
column-name-sosts = Sum af modstanderes Strasbourg-scorer
column-about-sosts = Alle modstanderes Strasbourg-scorer lagt sammen, plus givne sten, minus modtagne sten.
column-name-sodosm = Sum af besejrede modstanderes scorer
column-about-sodosm = Alle besejrede modstanderes McMahon-scorer lagt sammen, halvdelen af dem for jigo.
column-name-sososm = Sum af modstanderes SOS
column-about-sososm = Alle modstanderes SOS lagt sammen.
column-name-cussm = Kumuleret score
column-about-cussm = McMahon-scoren efter hver runde, lagt sammen: tidlige sejre tæller mere.
column-name-ext = Bedrifter forsøgt
column-about-ext = Alle modstanderes sejre ganget med 0 til 3, efter hvor meget mere handicap der blev givet, end graderne kræver.
column-name-exr = Bedrifter opnået
column-about-exr = Besejrede modstanderes sejre ganget med 0 til 3, efter hvor meget mere handicap der blev givet, end graderne kræver.
column-name-sdc = Simpelt indbyrdes opgør
column-about-sdc = Pointene fra partier mellem spillere, der står lige, hvis alle har mødt hinanden.
column-name-dc = Indbyrdes opgør
column-about-dc = Hvem der slog hvem blandt spillere, der står lige: antallet af pladser foran den sidste af dem.

# The referee: what the record says, the stopped board, open points

remedy-ask-both = Begge spørges først
remedy-play-on = Det standsede parti går videre
remedy-resume = Det afsluttede parti går videre
remedy-end-stands = Resultatet står fast
remedy-adjourn = Afbrudt, spilles færdigt senere
remedy-pass-stone = Pas-stenen afleveres

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-title = Ratinglister
enter-how-number = efter nummer
enter-how-alike = stavet anderledes
enter-number = nr. { $no }
entries-show-unpaid = Ikke betalt { $count }
entries-has-paid = betalt
entries-owes = ikke betalt
entries-chosen-paid = Har betalt

# Personal links by e-mail, and fees that are paid at once.

letter-own-link = dit personlige link
letter-own-link-what = Med dette link kan du se dit bræt, melde resultater og sende anmodninger. Den, der har linket, kan handle for dig: hold det for dig selv. Det erstatter dit tidligere link.
letter-lost-link-what = Dette er det personlige link for { $name }: en, der kender denne e-mailadresse, har bedt om det. Med det kan du se dit bræt, melde resultater og sende anmodninger. Den, der har linket, kan handle for dig: hold det for dig selv. Et tidligere link gælder stadig. Har du ikke bedt om det, skal du ikke gøre noget.

# The server itself, for its owner.

server-title = Serveren

# Links til én person, ny log ind, anden faktor.

second-factor = Anden faktor

## Said on pages of several areas.
back = Tilbage
before-after = { $before } → { $after }
settings-instead = { $label }: { $now } i stedet for { $was }
choose-person = Vælg { $name }
draw-round-now = Lodtræk runde { $round }
enter-person = Tilmeld
list-pages = Listens sider
name-club-country = Navn, klub eller land
save = Gem
add = Tilføj
reason = Grund
captain = Holdkaptajn
revoke = Inddrag
opponent = Modstander
back-to-the-event = Tilbage til turneringen
next = Videre
arbiter-decides = Dommeren afgør det
cancel = Annullér
confirmed = bekræftet
grounds = Hvorfor
name-or-number = Navn eller nummer
saved = Gemt.
show = Vis
table-or-name = Bord eller navn
who-are-you = Hvem er du?
