# Wat op elke pagina staat, en hoe het Nederlands graden, getallen, dagen en uitslagen schrijft.

## De taal
language-name = Nederlands
language-direction = ltr
decimal-sign = ,
## Go
black = Zwart
white = Wit
black-letter = Z
white-letter = W
rank-kyu = { $n }k
rank-dan = { $n }d
rank-kyu-full = { $n }e kyu
rank-dan-full = { $n }e dan
person = { $first } { $surname }
table = Tafel
handicap = Handicap
komi = Komi
result = Uitslag
even = gelijk
handicap-of = handicap { $n }
terms = { $handicap }, komi { $komi }
you = U
your-team = Uw team
## Uitslagen
playing = bezig
black-won = Zwart won
white-won = Wit won
won = Gewonnen
lost = Verloren
jigo = Jigo
drawn = Remise door herhaling
both-win = Beiden winnen
both-lose = Beiden verliezen
no-result = Geen uitslag
manner-score = { $halves ->
    [1] met { $points } punt
    [2] met { $points } punt
   *[other] met { $points } punten
  }
manner-resignation = door opgave
manner-time = op tijd
manner-illegal-move = door een onreglementaire zet
manner-default = reglementair
manner-decision = door beslissing
## Dagen en tijden
day = { $day } { $month } { $year }
day-of-week = { $weekday } { $day }
days = { $first } – { $last }
days-of-year = { $first } { $month } – { $last } { $until } { $year }
days-of-month = { $first }–{ $last } { $month } { $year }
time = { $hour }:{ $minute }
moment = { $day }, { $time }
weekday-1 = maandag
weekday-2 = dinsdag
weekday-3 = woensdag
weekday-4 = donderdag
weekday-5 = vrijdag
weekday-6 = zaterdag
weekday-7 = zondag
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
## Het raam van een pagina
skip-to-content = Naar de inhoud
comma = ,{" "}
colon = :{" "}
sentence-gap = { " " }
full-stop = .
site-name = Tengen
pages-of-this = Pagina’s
language = Taal
sign-in = Inloggen
sign-out = Uitloggen
signed-in-as = Ingelogd als { $name }
page-late = Niet bijgewerkt sinds { $time } – nieuwe poging loopt
page-unsent = Geen netwerk: er is niets verzonden. Wat u hebt ingevuld staat er nog; verzend het opnieuw zodra er weer netwerk is.
page-held = Sinds { $time } is er iets veranderd; u ziet het zodra u hier klaar bent
away-title = Geen netwerk
away-why = Deze pagina is op deze telefoon nog niet geopend en staat er dus niet op. Deze pagina’s wel:
away-again = Opnieuw proberen
nothing-found = Geen speler of tafel gevonden.
nothing-matches = Geen speler of tafel gevonden voor “{ $typed }”.
near-found = Niet exact gevonden. Namen die erop lijken:
find = Zoeken
undo = Terugnemen
undo-offer = { $act }: { $count } ({ $at }). Dit kan worden teruggenomen zolang er niets op voortbouwt.
undo-done = Teruggenomen: { $count }. Al verstuurde e-mails blijven verstuurd.
change = Wijzigen
## De pagina’s van een toernooi
way-pairings = Indeling
way-standings = Stand
way-players = Spelers
way-boards = Borden
way-draft = Concept
way-entries = Inschrijving
way-settings = Instellingen
areas = Onderdelen
also-in = Ook onder { $area }
area-today = Vandaag
way-next = Volgende stappen
way-requests = Verzoeken
way-list = Lijst
way-ratings = Ratings
way-rules = Regels
state-missing = ontbreken: { $n }
state-calling = oproepen: { $n }
state-waiting = { $n } open
state-here = u bent hier
state-open = { $n } open
state-round = ronde { $round }
state-drawn = ronde { $round } ingedeeld
state-not-drawn = ronde { $round } niet ingedeeld
state-after = na ronde { $round }
state-starts = ronde { $round } om { $time }
round-number = Ronde { $round }
rounds-count = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
  }
table-number = Tafel { $table }
error-unavailable = Tijdelijk niet beschikbaar
error-no-room = De schijf van de server is vol of kan niet worden beschreven. Niets wat bevestigd was, is verloren; waarschuw de beheerder van de server.
error-damaged = De database van de server is beschadigd. Waarschuw de beheerder van de server: er moet een reservekopie worden teruggezet.
error-no-database = De database van de server antwoordt niet. Niets wat bevestigd was, is verloren; probeer het over een halve minuut opnieuw.

# Arbiters: open borden, één bord, twee uitslagen voor één bord.

boards-other-result = Andere uitslag
board-back = Terug naar de borden
who-worth = { $black } voor zwart, { $white } voor wit
how-unstated = Niet vermeld
how-score = Op punten
how-resignation = Door opgave
how-time = Op tijd
somebody = iemand

# Indelen: voor de indeling, het concept, waarom een paar, laatkomers.

before-preliminary = { $count ->
    [one] Eén speler is niet ingecheckt en wordt niet ingedeeld.
   *[other] { $count } spelers zijn niet ingecheckt en worden niet ingedeeld.
  }
draft-group = Score { $score }
draft-group-category = Klasse { $category }, score { $score }
why = Waarom
## Het bewijs van een indeling
proof-best = Bewezen de beste
proof-best-note = Geen andere indeling scoort hoger. Open het certificaat.
proof-around = Bewezen de beste, gegeven wat met de hand is ingedeeld
proof-around-note = Geen indeling van de overige spelers scoort hoger.

# Een concept in handen van de organisator: wie gekozen is, wat een ruil zou kosten, wat met de hand is gedaan.

proof-apart-pairs = { $count ->
    [one] Eén van { $all } bewezen paren is uit elkaar gehaald.
   *[other] { $count } van { $all } bewezen paren zijn uit elkaar gehaald.
  }
proof-around-tables = { $count ->
    [one] Tafel { $tables } is met de hand gezet.
   *[other] Tafels { $tables } zijn met de hand gezet.
  }

end-group-head = Groep
end-alive = levend
end-dead = dood
end-seki = seki
end-none-dead = Er is geen steen als dood gemarkeerd.
end-proposed = Dit is een voorstel. Het telt als beiden het eens zijn.
end-group-point = Een steen van de groep
goban-copy = Kopie van de stelling
goban-open = Open: { $points }.
goban-doubtful = Staat niet vast: { $points }.
goban-dead = Dood: { $points }.
goban-shut = Nog niet terug te slaan: { $points }.

# Het toernooi als geheel: gekopieerd, gearchiveerd, verwijderd; en wie kan inloggen.

way-event = Toernooi
event-is-hidden = Voorlopig zien alleen de organisatoren het.
event-announce = Aankondigen
error-deleted = Dit toernooi is verwijderd
error-deleted-why = Een eigenaar van deze server heeft dit toernooi verwijderd. Wat u zojuist verstuurde, is niet bewaard, en er kan niets meer worden ingevoerd.
accounts-title = Accounts

# Wat er mis is met een veld of een verzoek, en wat te doen.

fault-out-of-range = Vul een getal in van { $least } tot { $most }, niet { $value }.
fault-not = , niet “{ $typed }”
fault-rank = Vul een graad in van 30k tot 9d, zoals 4k of 2d{ $not }.
fault-rating = Vul een geheel getal in van -1000 tot 3500{ $not }. 2100 is 1e dan.
fault-result = Vul B+, W+3.5, B+R, W+T, 0 of both-lose in{ $not }.
fault-points = Vul punten in zoals 6,5 of 7{ $not }.
fault-number = Vul een geheel getal in{ $not }.
fault-date = Vul een datum in zoals 2026-05-14{ $not }.
fault-time = Vul een tijd in zoals 14:30{ $not }.
fault-choice = Kies een van de antwoorden.
fault-form = Er ontbreekt iets in dit formulier. Loop het na en verstuur het opnieuw.
## Verzoeken die niet kunnen worden beantwoord
error-bad-request = Dat is niet gelukt
error-bad-request-why = Het verzoek is niet volledig. Ga terug en probeer het opnieuw vanaf de pagina.
error-forbidden = Geen toegang
error-owner-why = Alleen een eigenaar van deze server kan dit.
error-event-maker-why = Alleen eigenaars van deze server, en wie van hen toernooien mag aanmaken, kunnen dit.
error-organiser-why = Alleen organisatoren kunnen dit.
error-arbiter-why = Alleen arbiters en organisatoren kunnen dit.
error-forbidden-why = Uw account heeft hier geen rol. Vraag een organisator u er een te geven.
error-elsewhere-why = Dit kwam van een andere site en is daarom niet gedaan. Open de pagina hier en doe het opnieuw.
error-name-why = Deze server heet niet { $host }. Open hem via het adres dat hij bij het starten noemde; wie hem beheert, kan hem starten met --origin en deze naam.
error-no-key-why = Dit kwam niet uit een formulier van deze site en is daarom niet gedaan. Open de pagina opnieuw en doe het daar.
error-not-found = Pagina niet gevonden
error-not-found-why = Deze pagina bestaat niet. Misschien is ze verplaatst of nog niet gepubliceerd.
error-conflict = Intussen veranderd
error-conflict-why = Iemand anders heeft dit zojuist gewijzigd. Open de pagina opnieuw om te zien wat er nu staat.
error-too-large = Te groot
error-too-large-why = Er kan hier hoogstens { $limit } KB worden verstuurd. Er is niets bewaard; verstuur minder, of een kleiner bestand.
error-unprocessable = Niet mogelijk
error-too-many = Te veel pogingen
error-too-many-why = Wacht { $seconds } s en probeer het dan opnieuw.
error-busy = Op dit moment te druk
error-busy-why = De dienst is bezig of start zo opnieuw. Probeer het zo dadelijk nog eens; er is niets verloren.
error-internal = Fout aan onze kant
error-internal-why = Hier ging iets mis. Wat u deed, is misschien niet bewaard: kijk eerst voordat u het opnieuw doet.
form-meanwhile = { $name } heeft dit intussen gewijzigd, om { $time }. Wat u hebt gewijzigd, staat nog in het formulier; er is nog niets opgeslagen. Bekijk het en sla dan opnieuw op.
form-meanwhile-somebody = Dit is intussen gewijzigd, om { $time }. Wat u hebt gewijzigd, staat nog in het formulier; er is nog niets opgeslagen. Bekijk het en sla dan opnieuw op.
fault-meanwhile = Er staat nu “{ $theirs }”; u schreef “{ $mine }”, wat wordt opgeslagen als u opnieuw opslaat.

rating-preview = Rating ±

# Een partij aan het bord noteren, en haar volgen.

boards-record = Noteren
game-to-move = { $color } aan zet
game-last = Zet { $n }: { $move }
goban = Stelling
goban-last = Stelling na { $color } { $point }
move-pass = { $color } past

way-registration = Online inschrijving
way-register = Inschrijven
home-remove = Verwijderen

# Voorvallen en beslissingen: wat er gebeurde, wanneer, de beslissing, het logboek van de arbiter.

way-incidents = Voorvallen
way-rulings = Beslissingen
boards-incident = Voorval
incident-place = Ronde { $round }, tafel { $table }
window-hours = { $from } – { $until }
window-said = Periode: { $window }.
window-agreed = Afgesproken voor { $date }.
window-proposed = Voorgesteld: { $date }, nog geen antwoord.
window-no-date = Nog geen datum.
window-not-played = nog niet gespeeld
window-to-play = Nog te spelen: { $n }
date-place = Waar
date-place-hint = Een club, een zaal, of een server met de gebruikersnamen; mag leeg blijven. Iedereen kan dit zien.
date-cleared = Voor uw partij staat geen datum meer.
unplayed-both-lose = Beiden verliezen
unplayed-half = Elk een half punt
unplayed-no-result = Geen uitslag
incident-on-board = Op het bord
incident-clock = Klok en tijd
incident-setting-up = Opzetten
incident-people = Personen
effect-next = { $color }: { $partner } speelt als volgende.
turns-order = Volgorde van de beurten
turns-at = Zet { $n }: { $name } is aan zet ({ $color }).
incident-by-both = Beiden
incident-by-nobody = Niemand, of niet bekend
incident-what-by = { $what }: { $by }
kind-ko-retake = Sloeg een ko direct terug
kind-superko = Herhaalde een eerdere hele stelling
kind-suicide = Zelfmoord
kind-occupied = Speelde op een bezet punt
kind-out-of-turn = Speelde buiten de beurt
kind-two-in-a-row = Speelde twee keer achtereen
kind-stone-displaced = Een steen is verschoven of gestoten
kind-stone-removed = Stenen met vrijheden zijn weggenomen
kind-captures-left = Geslagen stenen bleven op het bord
kind-captures-mishandled = Geslagen stenen niet in het deksel bewaard
kind-take-back = Een zet is teruggenomen of verschoven
kind-board-scattered = De stenen zijn door elkaar geraakt
kind-wrong-colors = Verkeerde kleuren
kind-wrong-setup = Verkeerde komi of handicap
kind-wrong-pairing = Verkeerde tegenstander of tafel
kind-clock-misuse = Klok verkeerd gebruikt
kind-time-loss = Tijd verstreken
kind-flag-late = Vlag laat geclaimd, of door iemand anders
kind-both-flags = Beide vlaggen zijn gevallen
kind-wrong-time = Verkeerde tijd of byo-yomi ingesteld
kind-clock-faulty = De klok is defect
kind-clock-stopped = Een speler heeft de klok stilgezet
kind-late-arrival = Kwam te laat
kind-no-show = Kwam niet
kind-rounds-skipped = Rondes overgeslagen zonder afmelding
kind-left-game = Vertrok tijdens de partij, of werd ziek
kind-adjournment = Een partij moet worden afgebroken
kind-outside-help = Hulp van buiten
kind-device = Een apparaat gebruikt of bij de hand
kind-phone = Er ging een telefoon
kind-noise = Lawaai
kind-conduct = Gedrag
kind-collusion = Vooraf afgesproken uitslag
kind-count-disputed = De telling is omstreden
kind-pass-disputed = Een pas wordt betwist of werd niet gehoord
kind-resignation-disputed = Een opgave wordt betwist
kind-result-wrong = De uitslag is verkeerd gemeld
kind-repetition = De partij herhaalt zich en niemand wijkt
kind-other = Iets anders
incident-said-both = Wat elk van beiden zegt
incident-said-other = Wat er gebeurde, in één zin
ruling-number = Beslissing { $no }
ruling-clocks = Klokken
result-unchanged = Blijft zoals hij is
result-open = Open: er wordt opnieuw gespeeld of geteld
result-unrated = Telt niet voor de rating en niet voor het onderling resultaat
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [one] Plaats of tiebreak van nog één speler verandert
   *[other] Plaatsen of tiebreaks van nog { $n } spelers veranderen
  }
## Wat een beslissing doet
effect-goes-on = De partij gaat verder zoals ze staat.
effect-before = Terug naar de stelling voor zet { $n }.
effect-before-unknown = Terug naar de stelling voor de betreffende zet.
effect-pass = { $stones ->
    [one] De steen gaat eraf en het telt als een pas van { $color }.
   *[other] Beide stenen gaan eraf en het telt als een pas van { $color }.
  }
effect-turn = { $color } aan zet.
effect-first-point = De steen gaat terug naar het punt waar hij eerst is gespeeld.
effect-stones-back = De stenen gaan terug naar hun punten.
effect-captures-off = De geslagen stenen gaan eraf.
effect-by-hand = De arbiter legt de stenen waar het redelijk lijkt.
effect-reconstructed = De stelling wordt opnieuw opgezet.
effect-cleared = Het bord wordt leeggemaakt.
effect-pass-stones = { $n ->
    [one] { $color } krijgt een passteen.
   *[other] { $color } krijgt { $n } passtenen.
  }
effect-prisoners = { $n ->
    [one] { $color } krijgt één gevangene extra.
   *[other] { $color } krijgt { $n } gevangenen extra.
  }
effect-points = { $color } krijgt { $points } punten.
effect-exchange = De spelers wisselen van kleur, de stenen blijven.
effect-as-paired = Komi en handicap worden ingesteld zoals ingedeeld.
effect-same-count = De telling blijft: de uitslag volgt eruit met komi en handicap zoals ingedeeld.
penalty-caution = Vermaning voor { $color }.
penalty-warning = Waarschuwing voor { $color }.
penalty-stones = { $n ->
    [one] { $color } betaalt { $n } punt, als { $n } gevangene van { $other }.
   *[other] { $color } betaalt { $n } punten, als { $n } gevangenen van { $other }.
  }
penalty-game-loss = { $color } heeft te veel waarschuwingen.
penalty-exclusion = { $color } is uitgesloten van het toernooi.
penalty-points = Straf: { $color } geeft { $other } { $n } { $n ->
    [one] punt
   *[other] punten
  } bij de telling.
penalty-time = Straf: { $color } verliest { $n } { $n ->
    [one] minuut
   *[other] minuten
  } op de klok.
penalty-other = Een andere straf voor { $color }, in de woorden van de arbiter.
verdict-replay = De partij wordt overgespeeld.
verdict-count-again = Leven en dood en de telling worden opnieuw doorgenomen.
verdict-stands = De bevestigde uitslag blijft staan.
verdict-end-stands = De uitslag blijft staan.
verdict-resumes = De uitslag telt niet meer en de partij gaat verder.
verdict-adjourned = De partij wordt afgebroken en later uitgespeeld. Wie aan zet is, geeft de volgende zet verzegeld af.
verdict-wins-illegal-move = { $color } wint: onreglementaire zet van de tegenstander.
verdict-wins-time = { $color } wint op tijd.
verdict-wins-default = { $color } wint reglementair.
verdict-wins-resignation = { $color } wint door opgave.
verdict-wins = { $color } wint door beslissing.
verdict-ends = De partij is afgelopen: { $result }.
verdict-drawn = De partij is afgelopen: remise.
clock-leave = Laten zoals ze zijn
clock-stop = Intussen stilgezet, daarna weer gestart
clock-set-right = De arbiter zet de klok goed
clock-give-back = { $color } krijgt { $time } terug.
clock-charge = { $n ->
    [one] { $color } verliest { $n } minuut
   *[other] { $color } verliest { $n } minuten
  }
clock-reset = Beide beginnen opnieuw
note-record-disagrees = De notatie toont deze overtreding niet: controleer haar eerst.
note-committee-decided = Hierover heeft een commissie beslist, en dat bindt de wedstrijdleiding. Alleen een nieuw feit leidt tot een andere beslissing: schrijf op welk.
note-ended-since = De partij is sindsdien afgelopen, en de tekst zegt niet wat dan geldt: de arbiter beslist.
note-cannot-be-done = Wat de tekst vraagt, kan op dit bord niet meer.
note-move-unknown = Niemand noemde de zet: herstel de stelling met de hand.
note-window-unclear = Ga na hoeveel zetten er intussen zijn gespeeld.
note-starts-anew = Eerdere stellingen tellen niet meer voor ko en superko.
note-end-accepted = Beiden hadden het einde van de partij aanvaard: er mag een straf worden genoteerd, verder niets.
note-ruled-before = Een beslissing heeft deze partij beëindigd: er mag een straf worden genoteerd, verder niets. Wijzig of trek die beslissing in om de uitslag te veranderen.
note-end-unasked = De partij was afgelopen: zeg eerst of beiden dat hadden aanvaard.
note-confirmed = De uitslag is bevestigd: er mag een straf worden genoteerd, verder niets.
remedy-stands = Verder spelen
remedy-no-offence = Geen overtreding
remedy-take-back = Zet terugnemen
remedy-as-pass = Terugnemen als pas
remedy-first-point = Terug naar het eerste punt
remedy-stones-back = Stenen terug naar hun punten
remedy-reasonable-point = Naar een redelijk punt
remedy-captures-off = Geslagen stenen eraf
remedy-reconstruct = Stelling opnieuw opzetten
remedy-exchange = Kleuren wisselen
remedy-correct-setup = Komi en handicap zoals ingedeeld
remedy-clock = Klok goed zetten
remedy-count-again = Hertellen
remedy-points = Punten voor de tegenstander, de zet blijft
remedy-lateness = Zoals het toernooi met laatkomers omgaat
remedy-loses-illegal-move = Verlies door onreglementaire zet
remedy-loses-time = Verlies op tijd
remedy-loses-default = Reglementair verlies
remedy-loses-resignation = Verlies door opgave
remedy-loses = Overtreder verliest
remedy-loses-so = { $color } verliest: { $result }
remedy-black-wins = Zwart wint
remedy-white-wins = Wit wint
remedy-both-lose = Beiden verliezen
remedy-draw = Remise
remedy-no-result = Geen uitslag
remedy-replay = Overspelen
sanction-none = Geen straf
sanction-whose = Tegen { $color }
sanction-caution = Vermaning
sanction-warning = Waarschuwing
sanction-exclusion = Uitsluiting
sanction-points = Punten voor de tegenstander
sanction-time = Minuten van de klok
sanction-other = Een andere straf, in uw woorden
appeal-may = De spelers kunnen { $until } in beroep gaan, bij een commissie van { $members }.
appeal-until-confirmed = tot de uitslag is bevestigd
appeal-until-round = tot de ronde is afgesloten
appeal-until-minutes = binnen { $n } minuten nadat de beslissing hun is meegedeeld
appeal-deadline = Beroep tot { $at }.
appeal-deadline-over = De termijn voor beroep liep af op { $at }.
appeal-upheld = De beslissing blijft in stand ({ $members }).
appeal-overturned = De beslissing is vernietigd ({ $members }).

# Een gepubliceerde ronde herstellen.

mended-at = gewijzigd om { $time }
mended-seats = Tafel { $table }: zwart is nu { $black }, wit { $white }.
mended-terms = Tafel { $table }: { $terms }.
mended-new = Tafel { $table } is nieuw: zwart { $black }, wit { $white }.
mended-gone = Tafel { $table } vervalt: { $black } – { $white }.
mended-bye = { $name } heeft een vrije ronde.
round-change = Deze ronde wijzigen

way-messages = Berichten
announced = Van de organisatoren
letter-board = Ronde { $round }: tafel { $table }, { $color }
letter-free = U hoeft er niet voor aanwezig te zijn.
letter-reported = Uw tegenstander heeft de uitslag gemeld
letter-against = Een uitslag is anders dan u had gemeld
letter-against-what = Klopt het niet, zeg het dan op uw pagina: de arbiters wordt gevraagd ernaar te kijken.
letter-date-proposed = Uw tegenstander stelt een datum voor
letter-date-agreed = De datum van uw partij
letter-date-dropped = De voorgestelde datum is geweigerd of ingetrokken
letter-unplayed = Uw partij moet nog worden gespeeld
letter-unplayed-what = De periode van de ronde eindigt op { $until }. Spreek op uw pagina een datum af.
letter-line-up = Uw opstelling ontbreekt nog
letter-line-up-what = Ronde { $round } begint op { $until }. Geef op uw pagina aan wie er voor uw team speelt.
letter-granted = Uw verzoek is ingewilligd
letter-coming = Een arbiter is onderweg
letter-refused = Uw verzoek is afgewezen
letter-registered = uw inschrijving is ontvangen
letter-registered-place = Er is een plaats voor u.
letter-registered-waits = U staat op de wachtlijst.
letter-link = Met deze persoonlijke link wijzigt of annuleert u uw inschrijving en ziet u later uw bord. Houd hem voor uzelf: iedereen met deze link kan namens u handelen.
letter-place-came = een plaats voor u
letter-place-came-what = U stond op de wachtlijst. Nu is er een plaats voor u.
letter-confirmed = uw inschrijving is bevestigd
letter-confirmed-what = U bent ingeschreven en hebt een plaats.
letter-cancelled = uw inschrijving is geannuleerd
letter-removed = uw inschrijving is verwijderd
letter-removed-what = De organisatoren hebben uw inschrijving verwijderd. Is dat een vergissing, vraag het hun dan.
letter-way = Met de persoonlijke link die u bij de inschrijving kreeg, wijzigt of annuleert u uw inschrijving.
letter-stop = U hebt om deze e-mail gevraagd. E-mails stopzetten:
initials-file = Dit bestand bevat ieders volledige naam, terwijl sommige spelers alleen met initialen worden getoond: houd het onder de organisatoren.

# Results that do not fit their board, or are not confirmed.

odd-komi = { $result }: dat past niet bij komi { $komi }. Kijk nog eens; was een andere komi afgesproken, bevestig het dan.
odd-tie = Jigo: volgens de regels van dit toernooi wint { $color } bij gelijke stand. Kijk nog eens; is het toch jigo, bevestig het dan.
odd-points = Punten horen bij “Op punten”. Kies dat, of haal de punten weg.

# De schermen van de organisator: instellingen, inschrijving, concepten, logboek, medewerkers.

way-groups = Groepen
way-downloads = Bestanden
about-system-mcmahon = Iedereen begint met een score naar graad en speelt tegen spelers met dezelfde score.
about-system-swiss = Iedereen begint gelijk en speelt tegen spelers met evenveel winstpunten.
about-system-swiss-categories = Als Zwitsers, in klassen naar graad.
about-system-cup = Als Zwitsers, waarbij vroegere winst zwaarder weegt.
federation-egf = European Go Federation
federation-ffg = Frankrijk: Fédération Française de Go
federation-dgob = Duitsland: Deutscher Go-Bund
federation-bga = Groot-Brittannië: British Go Association
federation-ngb = Nederland: Nederlandse Go Bond
federation-aga = Amerika: American Go Association
federation-nihonkiin = Japan: Nihon Ki-in
federation-korean = Korea: Korea Baduk Association
federation-chinese = China: Chinese Weiqi Association
country-hint = Twee letters: NL
fault-country = “{ $typed }” is hier niet bekend als land. Vul de twee letters in, bijvoorbeeld NL.
fault-fraction = Vul een getal in van 0 tot 1, zoals 0,5{ $not }.
import-no-file = Er is geen bestand gekozen. Kies er een en verstuur het dan.
settings-saved = De instellingen zijn opgeslagen.
settings-save = Instellingen opslaan
overtime-byoyomi = Byo-yomi
overtime-canadian = Canadese byo-yomi
overtime-fischer = Fischer: seconden erbij per zet
overtime-ing = Ing: tijd die met punten wordt gekocht
overtime-sudden-death = Sudden death
criterion-none = geen
criterion-about-nbw = winst
criterion-about-mms = McMahon-score
criterion-about-cps = cup-score, vroegere winst weegt zwaarder
criterion-about-sts = Straatsburg-score
criterion-about-cat = klasse
criterion-about-rank = graad
criterion-about-rating = rating
criterion-about-sosw = winst van tegenstanders
criterion-about-sosw-1 = winst van tegenstanders zonder de laagste
criterion-about-sosw-2 = winst van tegenstanders zonder de twee laagste
criterion-about-sodosw = winst van verslagen tegenstanders
criterion-about-sososw = SOSW van tegenstanders
criterion-about-cussw = som van winst na elke ronde
criterion-about-sosm = McMahon-scores van tegenstanders
criterion-about-sosm-1 = scores van tegenstanders zonder de laagste
criterion-about-sosm-2 = scores van tegenstanders zonder de twee laagste
criterion-about-sodosm = scores van verslagen tegenstanders
criterion-about-sosts = STS van tegenstanders
criterion-about-sososm = SOSM van tegenstanders
criterion-about-cussm = som van scores na elke ronde
criterion-about-ext = geprobeerde exploits
criterion-about-exr = geslaagde exploits
criterion-about-sdc = eenvoudig onderling resultaat
criterion-about-dc = onderling resultaat
settings-expert-about = De indeling zoekt de paren met het grootste totale gewicht. Dit zijn de maxima van de criteria; de gebruikelijke passen bij bijna elk toernooi.
settings-weights = Gewichten
settings-seeding = Plaatsing in de groep
settings-drawn-up = Omhoog en omlaag
entry-surname = Achternaam
entry-first-name = Voornaam
entry-country = Land

# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdarbiter, de klok van de ronde.

rated = Voor de rating
rated-yes = Ja
rated-open = Open, zolang er geen uitslag is
written-cells = Zwart { $black }, Wit { $white }
written-left-out = De partij wordt weggelaten
error-chief-why = Alleen de hoofdarbiter mag dit. De organisator benoemt er een op de pagina Personen.
clock-runs-since = Klokken lopen sinds { $time }
hall-forfeit = Afwezigen verliezen na { $time }
way-timetable = Tijdschema
zone-from = vanaf { $day } { $zone }
timetable-zone = Alle tijden: { $zone }.

outside-status = De andere server antwoordde { $status }.

# Wat spelers zelf doen: hun eigen pagina, uitslagen die zij melden, wat zij vragen, en hun links.

me-appealed = { $name } ging in beroep, { $at }.
me-appeal-waits = De commissie heeft nog niet beslist.
me-ruling-fell = De commissie heeft beslissing { $no } vernietigd.

# Wie aan een toernooi werkt, en het logboek.

only-here = Dit adres werkt alleen op deze computer. Start Tengen voor telefoons met “tengen serve --listen 0.0.0.0:8080” en maak de link opnieuw.
only-here-computer = Dit adres werkt alleen op deze computer. Laat telefoons toe op de pagina “Deze computer” en maak de link opnieuw.

rooms-tables = Tafels { $from }–{ $to }: { $room }.
rooms-table = Tafel { $table }: { $room }.
error-no-table = Ronde { $round } heeft geen tafel { $table }. De tafels zijn { $first } tot en met { $last }.
error-not-yet = Nog niet
error-round-to-come = Ronde { $round } is nog niet gepubliceerd. De indeling verschijnt hier zodra het zover is.

# Wat spelers zelf doen: hun eigen pagina, uitslagen die zij melden, wat zij vragen, en hun links.

me-title = Mijn bord
me-other-said = Uw tegenstander meldt: { $result }. Meld hoe u het zag.
me-link-spent = Deze persoonlijke link geldt niet meer: hij is ingetrokken of door een andere vervangen. Vraag het de organisatoren.
request-state-asked = gevraagd { $time }
request-state-coming = onderweg { $time }
request-state-granted = ingewilligd { $time }
request-state-refused = afgewezen { $time }
request-state-taken-back = ingetrokken { $time }
inbox-title = Van de spelers
inbox-differ = meldingen verschillen
way-links = Links
boards-from-players = { $n ->
    [one] Eén bericht van de spelers wacht op antwoord
   *[other] { $n } berichten van de spelers wachten op antwoord
  }
check-in = Inchecken
door-is-here = { $name } is er.
help = Hulp
request-state-went = er is iemand gegaan, { $time }
call-at = Tafel { $table }: een arbiter, alstublieft
call-waits = Tafel { $table } roept een arbiter, { $minutes } min
call-go = Ik ga erheen

# Het vel voor de zaal: hoe een toernooi speelt en beslist, op één pagina

poster-way = De regels op één pagina

private-paid = Betaald
way-prizes = Prijzen
group-which-dan = danspelers
group-which-kyu = kyuspelers
group-which-ranks = graden { $of }
group-which-category = klasse { $of }
group-which-club = club { $of }
group-which-country = { $of }
group-which-youth = geboren in { $of } of later
group-which-women = vrouwen

# De procedure van het toernooi veld voor veld, haar regels voor elke soort, straffen tot nu toe.

period = Van kracht { $days }
ruling-told-at = Meegedeeld { $at }

# Wat iedereen ziet zonder in te loggen: toernooien, indeling, spelers, stand en waarom, lijsten.

## De lijst van toernooien
index-title = Toernooien
front-players = Wie is ingeschreven
clock-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
  }
clock-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
  }
clock-sudden = { $basic } in totaal
clock-byoyomi = { $basic }, daarna { $period } per zet
clock-canadian = { $basic }, daarna { $stones ->
    [one] één steen
   *[other] { $stones } stenen
  } in { $period }
clock-fischer = { $basic }, en { $period } erbij voor elke zet
clock-ing = { $basic }, daarna tot { $n } periodes van { $period } voor elk { $points } punten
## Indeling
rounds = Rondes
round = Ronde
round-by-table = Per tafel
round-by-name = Op naam
against = tegen { $name }
next-free = Vrije ronde in ronde { $round }: er was geen tegenstander meer over.
place = Plaats
name = Naam
rank = Graad
club = Club
slips-black-signs = Zwart tekent
slips-white-signs = Wit tekent
column-name-nbw = Aantal winstpunten
column-about-nbw = Eén voor elke gewonnen partij, een half voor jigo, en wat het toernooi voor een vrije ronde geeft.
column-name-mms = McMahon-score
column-about-mms = Begint bij een waarde die van de graad afhangt; elke gewonnen partij telt er één bij op.
column-name-cps = Cup-score
column-about-cps = Winstpunten, elk één keer verdubbeld voor iedere ronde sindsdien: vroege winst weegt zwaarder.
column-name-sts = Straatsburg-score
column-about-sts = De McMahon-score, en twee voor winst in elke ronde vanaf de bar tot en met de op één of op twee na laatste.
column-name-cat = Klasse
column-about-cat = De klasse van de graad; de eerste is de hoogste.
column-name-rank = Graad
column-about-rank = De graad in dit toernooi; de hogere gaat voor.
column-name-rating = Rating
column-about-rating = De rating bij inschrijving; de hogere gaat voor.
column-name-sosw = Som winstpunten tegenstanders
column-about-sosw = De winstpunten van alle tegenstanders opgeteld: wie sterker tegenspel had, gaat voor.
column-name-sosw-1 = Winstpunten van de tegenstanders, zonder de laagste
column-about-sosw-1 = De winstpunten van alle tegenstanders opgeteld, zonder de zwakste tegenstander.
column-name-sosw-2 = Winstpunten van de tegenstanders, zonder de twee laagste
column-about-sosw-2 = De winstpunten van alle tegenstanders opgeteld, zonder de twee zwakste tegenstanders.
column-name-sodosw = Som winstpunten verslagen tegenstanders
column-about-sodosw = De winstpunten van de tegenstanders van wie men won, de helft ervan bij jigo.
column-name-sososw = Som SOS tegenstanders (winst)
column-about-sososw = De SOS van alle tegenstanders opgeteld.
column-name-cussw = Cumulatieve winstpunten
column-about-cussw = Het aantal winstpunten na elke ronde, opgeteld: vroege winst telt meer.
column-name-sosm = Som scores tegenstanders
column-about-sosm = De McMahon-scores van alle tegenstanders opgeteld, gegeven stenen erbij en gekregen stenen eraf. Een ronde zonder partij telt voor de eigen startscore.
column-name-sosm-1 = Scores van de tegenstanders, zonder de laagste
column-about-sosm-1 = De McMahon-scores van alle tegenstanders opgeteld, zonder de laagste.
column-name-sosm-2 = Scores van de tegenstanders, zonder de twee laagste
column-about-sosm-2 = De McMahon-scores van alle tegenstanders opgeteld, zonder de twee laagste.
column-name-sosts = Som Straatsburg-scores tegenstanders
column-about-sosts = De Straatsburg-scores van alle tegenstanders opgeteld, met gegeven stenen erbij en gekregen stenen eraf.
column-name-sodosm = Som scores verslagen tegenstanders
column-about-sodosm = De McMahon-scores van de tegenstanders van wie men won, de helft ervan bij jigo.
column-name-sososm = Som SOS tegenstanders
column-about-sososm = De SOS van alle tegenstanders opgeteld.
column-name-cussm = Cumulatieve score
column-about-cussm = De McMahon-score na elke ronde, opgeteld: vroege winst telt meer.
column-name-ext = Geprobeerde exploits
column-about-ext = De winstpunten van alle tegenstanders, maal 0 tot 3 naarmate er meer handicap is gegeven dan de graden vragen.
column-name-exr = Geslaagde exploits
column-about-exr = De winstpunten van de tegenstanders van wie men won, maal 0 tot 3 naarmate er meer handicap is gegeven dan de graden vragen.
column-name-sdc = Eenvoudig onderling resultaat
column-about-sdc = De punten uit partijen tussen de gelijk geëindigden, als ieder van hen tegen ieder ander heeft gespeeld.
column-name-dc = Onderling resultaat
column-about-dc = Wie van de gelijk geëindigden van wie won: het aantal plaatsen vóór de laatste van de groep.

# De arbiter: wat de notatie zegt, het stilgelegde bord, open punten

remedy-ask-both = Eerst wordt het beiden gevraagd
remedy-play-on = De stilgelegde partij gaat verder
remedy-resume = De beëindigde partij gaat verder
remedy-end-stands = De uitslag blijft staan
remedy-adjourn = Afgebroken, later uitgespeeld
remedy-pass-stone = De passteen wordt overhandigd

# Ratinglijsten en het zoeken erin; deelnemerslijsten; de inschrijving als geheel.

lists-title = Ratinglijsten
enter-how-number = op nummer
enter-how-alike = anders gespeld
enter-number = nr. { $no }
entries-show-unpaid = Niet betaald { $count }
entries-has-paid = betaald
entries-owes = niet betaald
entries-chosen-paid = Heeft betaald

# Personal links by e-mail, and fees that are paid at once.

letter-own-link = uw persoonlijke link
letter-own-link-what = Met deze link ziet u uw bord, meldt u uitslagen en dient u verzoeken in. Houd hem voor uzelf: iedereen met deze link kan namens u handelen. Hij komt in de plaats van elke vorige.
letter-lost-link-what = Dit is de persoonlijke link van { $name }: iemand die dit adres kent, heeft erom gevraagd. Hiermee ziet u uw bord, meldt u uitslagen en dient u verzoeken in. Houd hem voor uzelf: iedereen met deze link kan namens u handelen. Een eerdere link blijft geldig. Hebt u er niet om gevraagd, dan hoeft u niets te doen.

# De server zelf, voor de eigenaar.

server-title = De server

# Links voor één persoon, opnieuw aanmelden, tweede factor.

second-factor = Tweede factor

## Said on pages of several areas.
back = Terug
before-after = { $before } → { $after }
settings-instead = { $label }: { $now } in plaats van { $was }
choose-person = { $name } kiezen
draw-round-now = Ronde { $round } indelen
enter-person = Invoeren
list-pages = Pagina’s van de lijst
name-club-country = Naam, club of land
save = Opslaan
add = Toevoegen
reason = Reden
captain = Aanvoerder
revoke = Intrekken
opponent = Tegenstander
back-to-the-event = Naar het toernooi
next = Verder
arbiter-decides = De arbiter beslist
cancel = Annuleren
confirmed = bevestigd
grounds = Waarom
name-or-number = Naam of nummer
saved = Opgeslagen.
show = Tonen
table-or-name = Tafel of naam
who-are-you = Wie bent u?
