# What every page says, and how English writes ranks, numbers, dates and results.

## The language
language-name = English
language-direction = ltr
decimal-sign = .

## Go
black = Black
white = White
black-letter = B
white-letter = W
rank-kyu = { $n }k
rank-dan = { $n }d
rank-kyu-full = { $n } kyu
rank-dan-full = { $n } dan
person = { $first } { $surname }
table = Table
handicap = Handicap
komi = Komi
result = Result
even = even
handicap-of = handicap { $n }
terms = { $handicap }, komi { $komi }
you = You

## Results
playing = playing
black-won = Black won
white-won = White won
won = Won
lost = Lost
jigo = Jigo
both-win = Both win
both-lose = Both lose
no-result = No result
manner-score = { $halves ->
   *[other] by { $points }
  }
manner-resignation = by resignation
manner-time = on time
manner-illegal-move = by an illegal move
manner-default = by default
manner-decision = by decision

## Dates
day = { $day } { $month } { $year }
day-of-week = { $weekday }, { $day }
days = { $first } – { $last }
days-of-month = { $first }–{ $last } { $month } { $year }
time = { $hour }:{ $minute }
moment = { $day }, { $time }
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## The frame of a page
skip-to-content = Skip to content
comma = ,{" "}
colon = :{" "}
site-name = Tengen
pages-of-this = Pages
language = Language
sign-in = Sign in
sign-out = Sign out
signed-in-as = Signed in as { $name }
page-late = Not up to date since { $time } – trying again
page-unsent = No network: nothing was sent. What you typed is still here; send it again when there is one.
page-held = Something has changed since { $time }; it is shown once you have finished here
nothing-found = Nobody here by that name or number.
find = Find
undo = Undo
change = Change

## The pages of a tournament
way-pairings = Pairings
way-standings = Standings
way-players = Players
way-boards = Boards
way-draft = Draft
way-entries = Registration
way-settings = Settings
round-number = Round { $round }
table-number = Table { $table }
error-unavailable = Not at this moment
error-no-room = The server's disk is full or cannot be written. Nothing that was confirmed is lost; tell whoever runs the server.
error-damaged = The server's database is damaged. Tell whoever runs the server: a backup is to be restored.
error-no-database = The server's database does not answer. Nothing that was confirmed is lost; try again in half a minute.
