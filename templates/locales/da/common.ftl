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

## Results
playing = i gang
black-won = Sort vandt
white-won = Hvid vandt
won = Vundet
lost = Tabt
jigo = Jigo
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
site-name = Tengen
pages-of-this = Sider
language = Sprog
sign-in = Log ind
sign-out = Log ud
signed-in-as = Logget ind som { $name }
page-late = Ikke opdateret siden { $time } – prøver igen
page-unsent = Intet netværk: der er ikke sendt noget. Det, du skrev, står her stadig; send det igen, når der er netværk.
page-held = Noget er ændret siden { $time }; det vises, når du er færdig her
nothing-found = Ingen her med det navn eller nummer.
find = Søg
undo = Fortryd
change = Ret

## The pages of a tournament
way-pairings = Parringer
way-standings = Stilling
way-players = Spillere
way-boards = Brætter
way-draft = Kladde
way-entries = Tilmelding
way-settings = Indstillinger
round-number = Runde { $round }
table-number = Bord { $table }
error-unavailable = Ikke lige nu
error-no-room = Serverens disk er fuld, eller der kan ikke skrives på den. Intet, der er bekræftet, er gået tabt; sig det til den, der driver serveren.
error-damaged = Serverens database er beskadiget. Sig det til den, der driver serveren: En sikkerhedskopi skal lægges ind.
error-no-database = Serverens database svarer ikke. Intet, der er bekræftet, er gået tabt; prøv igen om et halvt minut.
