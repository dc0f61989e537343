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

## Uitslagen
playing = bezig
black-won = Zwart won
white-won = Wit won
won = Gewonnen
lost = Verloren
jigo = Jigo
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
manner-illegal-move = door een ongeldige zet
manner-default = reglementair
manner-decision = door beslissing

## Dagen en tijden
day = { $day } { $month } { $year }
day-of-week = { $weekday } { $day }
days = { $first } – { $last }
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
site-name = Tengen
pages-of-this = Pagina’s
language = Taal
sign-in = Inloggen
sign-out = Uitloggen
signed-in-as = Ingelogd als { $name }
page-late = Niet bijgewerkt sinds { $time } – nieuwe poging loopt
page-unsent = Geen netwerk: er is niets verzonden. Wat u hebt ingevuld staat er nog; verzend het opnieuw zodra er weer netwerk is.
page-held = Sinds { $time } is er iets veranderd; u ziet het zodra u hier klaar bent
nothing-found = Hier is niemand met die naam of dat nummer.
find = Zoeken
undo = Terugnemen
change = Wijzigen

## De pagina’s van een toernooi
way-pairings = Indeling
way-standings = Stand
way-players = Spelers
way-boards = Borden
way-draft = Concept
way-entries = Inschrijving
way-settings = Instellingen
round-number = Ronde { $round }
table-number = Tafel { $table }
error-unavailable = Nu even niet
error-no-room = De schijf van de server is vol of kan niet worden beschreven. Niets wat bevestigd was, is verloren; zeg het tegen wie de server beheert.
error-damaged = De database van de server is beschadigd. Zeg het tegen wie de server beheert: er moet een reservekopie worden teruggezet.
error-no-database = De database van de server antwoordt niet. Niets wat bevestigd was, is verloren; probeer het over een halve minuut opnieuw.
