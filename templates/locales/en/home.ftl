# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-title = Register
home-never = This event takes no registrations from home. Ask the organisers.
home-soon = Registration opens { $at }.
home-closed = Registration has closed. Ask the organisers.
home-full = All places are taken. { $waiting ->
    [0] You would be first on the waiting list.
    [one] One person waits for a place.
   *[other] { $waiting } people wait for a place.
}
home-left = { $free ->
    [one] One of { $places } places is left.
   *[other] { $free } of { $places } places are left.
}
home-step = Step { $n } of 2
home-find = Name or number on the rating list
home-found = { $hits ->
    [0] Nobody on the rating lists is written “{ $typed }”.
   *[other] Tap your name.
}
home-is-registered = registered
home-not-listed = I am not on the list
home-list-gone = There is a newer rating list. Choose your name once more.
home-leave-empty = Leave this empty
home-if-any = If any
home-rank = Rank you play at
home-rank-hint = Another one than on the rating list needs the organisers’ word.
home-email-hint = For the organisers. Never shown. For a child: a parent’s or guardian’s address.
home-initials-note = For a child, or whoever does not want the name on the web. The organisers read it, and so do the federations that rate the games.
home-email-wrong = Write the whole address, such as name@go.example.
home-birth-year-hint = Four digits. Only the organisers see it.
home-note = A word to the organisers
home-note-hint = Only they see it.
home-fee = To pay
home-nothing-yet = Nothing yet
home-shown = Shown
home-consent = My name, club, rank and results may be published and go to the rating list
home-consent-note = Without this there is no place: pairings hang on a wall.
home-consent-needed = Tick this to register: without it nobody can be paired.
home-act = Register
home-join = Join the waiting list
home-withdraw-note = You can change this, or cancel, by the personal link that you get now.
home-own-title = My registration
home-own-waiting = On the waiting list, place
home-own-moves-up = When a place is free, the next in line gets it. This page then says so.
home-own-organiser-moves = The organisers say who gets a place that is free. This page then says so.
home-own-late = Registration closed while you were typing. The organisers say whether there is a place.
home-own-asked = Registered, not confirmed
home-own-asked-what = You have a place. The organisers confirm it, and this page then says so.
home-own-admitted = You are registered
home-own-admitted-what = Check in at the door before round 1.
home-own-cancelled = Cancelled
home-own-cancelled-what = You are not registered. Nothing of what you said is kept.
home-own-link = Your personal link
home-own-link-what = Keep it: it is shown once. It opens this page, and later your board. Who has it acts in your name.
home-own-change = Change what I said
home-own-ask = Name, rank and club are changed by the organisers: ask them on the page of your board.
home-own-cancel = Cancel my registration
home-own-cancel-what = Your place goes to the next in line. What you said is deleted.
home-own-cancel-act = Yes, cancel
home-saved = Saved.
home-cancelled = Cancelled.
home-rules-lead = People register themselves, on any phone. Here you say when, how many, and what is asked.
home-rules-public = The public form
home-rules-open = People register themselves
home-rules-open-note = Without this the form says that registration is not open.
home-rules-when = When
home-rules-opens = Opens on
home-rules-opens-hint = Left empty, at once
home-rules-time = At
home-rules-closes = Closes on
home-closes-first = It closes before it opens.
home-rules-places = Places
home-rules-places-all = In all
home-rules-places-hint = Left empty, no limit
home-category = Category { $n }, from { $rank }
home-category-last = Category { $n }, all others
home-rules-at-once = Who has a place is entered at once
home-rules-at-once-note = Without your tick. Where many come from one address, you are asked all the same.
home-rules-moves-up = The waiting list moves up by itself
home-rules-moves-up-note = When a place is free. Else you say who gets it.
home-rules-listed = Who is announced stands in the public list of players
home-rules-listed-note = Else players are shown once they have checked in.
home-rules-ask = What is asked
home-rules-birth-note = Only if a rule or a prize needs it.
home-rules-initials = Everybody is shown by initials
home-rules-initials-note = As for a youth event: names stand in the lists and files of the people who work here alone. Without it, whoever registers may ask for it.
home-rules-fee = Fee
home-rules-fee-hint = In words: 35 EUR, students 20 EUR
home-rules-pay = How to pay
home-rules-pay-hint = At the door in cash, or the account
home-rules-keep = Days that e-mail and notes are kept after the event
home-rules-keep-hint = Then they are deleted by themselves.
home-waiting-title = Registered from home
home-waiting-nobody = Nobody waits.
home-waiting-count = { $n ->
    [one] One is not confirmed.
   *[other] { $n } are not confirmed.
}
home-crowd = { $n } unconfirmed from { $addresses ->
    [one] one address
   *[other] { $addresses } addresses
} since { $since }
home-crowd-hide = Show the others
home-crowd-remove = Remove all: { $n }
home-with-place = With a place: { $n }
home-in-line = Waiting list: { $n }
home-in-line-note = In the order of coming. Confirmed, somebody is entered although there is no place.
home-confirm = Confirm
home-confirm-all = Confirm all: { $n }
home-late = came too late
home-born = born { $year }
home-more = { $n } more are shown when these are answered.
home-confirmed = { $n ->
    [one] One is entered.
   *[other] { $n } are entered.
}
home-removed = { $n ->
    [one] One is removed.
   *[other] { $n } are removed.
}
act-register = Registered from home
act-edit-registration = Registration from home changed
act-cancel-registration = Registration from home cancelled
act-move-up = Moved up from the waiting list
act-admit-registrations = Registrations from home confirmed
act-remove-registrations = Registrations from home removed
privacy-title = What is kept of you
privacy-lead = What this event shows of players, what it keeps, and for how long.
privacy-who = Responsible
privacy-who-unsaid = The organisers of this event. They have not said here how to reach them; ask at the tournament.
privacy-who-director = { $name }, who directs this event. Ask at the tournament; no address is given here.
privacy-public = Everybody can see
privacy-public-what = Name, rank, club and country, pairings, results and standings. They go to the federations’ rating lists.
privacy-list = Before the event
privacy-list-yes = Who is announced stands in the public list of players.
privacy-list-no = Players are shown once they have checked in.
privacy-organisers = Only the organisers see
privacy-organisers-what = What you tell them when you register: { $asked }. Whether the fee is paid.
privacy-organisers-none = Whether the fee is paid.
privacy-kept = Kept until
privacy-kept-what = What only the organisers see is deleted { $days ->
    [0] when the event is over
    [one] one day after the event
   *[other] { $days } days after the event
} ({ $day }). Names and results stay: they are what a tournament was.
privacy-phone = On your phone
privacy-phone-what = A cookie once you say “This is me”, or sign in, or choose a language. None before that.
privacy-address = Where you write from
privacy-address-what = A fingerprint of the network, until the organisers have answered your registration, and for two days at most after that.
privacy-others = Others
privacy-others-what = No page of this service asks any other service for anything.
privacy-yours = Yours
privacy-yours-what = By your personal link you change what you said, and cancel. Ask the organisers for everything else.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = Players check in on their own phones
home-rules-own-check-in-note = With their personal link, in the window below; otherwise at the door.
home-rules-check-in-hint = Who is missing then is called on the hall’s screen, and not drawn.

home-unpaid = Not paid after all
privacy-told = If you ask to be told
privacy-told-what = Your e-mail address, or where the maker of your browser takes messages for it: they carry them sealed and cannot read them. Both are deleted with the e-mail addresses.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = Your registration ends, and what you said is deleted.
home-own-cancel-games = You are in a round already, so your games stay and nothing is cancelled. On the page of your board you can say that you leave.

# Rating lists and the search in them; lists of participants; the registration as a whole.

list-not-a-list = This is no rating list of EGF, FFG or AGA. Download the list again and look at it before you send it.
list-nobody = There is no player on it, as on a page of errors. Download the list again.
list-short = The line ends before it: the file is cut off. Download the list again.
list-unclosed = The list does not end with </pre>: the file is cut off. Download the list again.
list-shifted = There are tabs or letters where the list has columns. Download the list again and do not open it in an editor.
list-encoding = This is { $found }, but the list comes in { $wanted }, so that its columns shift. Download it again and keep it as it comes.
list-no-day = The day of the list is missing, such as { $layout }. Download the list again.
list-number-twice = { $number } stands on line { $first } already. Download the list again.
list-not-a-number = “{ $value }” is no number of { $digits } digits. Download the list again.
list-not-a-rating = “{ $value }” is no rating of this scale, which has nothing between −1 and 1.
list-not-a-day = “{ $value }” is not a day. The list writes month/day/year.
list-not-a-status = “{ $value }” is no status of a licence. The list has L, C, e, X and -.
table-old-workbook = This is an old workbook (XLS). Save it as XLSX, ODS or CSV.
table-not-a-workbook = This is no workbook that can be read ({ $reason }). Save it as XLSX, ODS or CSV.
table-bomb = Unpacked it has more than { $most } MB; no list of players has.
table-too-wide = There are more than { $most } rows or columns; no list of players has so many.
table-long-cell = One cell has more than { $most } characters; perhaps a quotation mark is not closed.
table-date = The spreadsheet made the date { $value } of it. Format the column as text and type it again.
table-merged = The cell is merged with its neighbours. Split the merged cells.
table-cell-error = The cell shows the error { $value }. Mend the formula or type the value.
table-not-a-country = “{ $value }” is no country. Write its two letters, such as CH.
table-not-a-pin = “{ $value }” is no number of the European database. It has eight digits.
table-no-names = No column holds names. Say below which one does.
table-no-ranks = No column holds ranks or ratings. Say below which one does.
table-no-scale = Nothing says on which scale the ratings are. Say it below.
table-no-strength = Rank and rating are both missing. Give one of them.
table-far-rating = Rating { $rating } is that of { $of }, the rank says { $rank }. Correct one of them, or leave the line out.
table-number-twice = { $number } is the number of line { $first } too. Correct one of them, or leave one line out.
table-same-person = { $name } stands on line { $first } too. Leave one of them out.
table-no-team = Board and captain are of a team, and none is named. Name it or leave both cells empty.
table-board-twice = Board { $board } of { $team } is that of line { $first } already. Give one of them another.
table-captain-twice = Line { $first } has the captain of { $team } already. Mark one of them.
partner-fault-line = “{ $typed }” is no partner. Write surname, first name and rank, such as Beck, Bea, 2d.
partner-fault-too-many = At most { $most } partners: a side has three people at the most.
note-of-tournament = Of this whole tournament only the { $players } players are taken: no round, no result, no setting.
note-other-sheets = { $sheets ->
    [one] One more sheet was not read.
   *[other] { $sheets } more sheets were not read.
}
note-formula = { $cell } is a formula. Its last value “{ $value }” was taken.
note-more-formulas = Of { $more } more formulas the last values were taken.
note-invisible = Line { $line }: invisible characters were removed.
note-above-header = What stands above line { $line }, where the columns are named, was not read.
note-surname-assumed = Nothing says which part of a name is the surname. Of “{ $whole }” it was taken to be “{ $surname }”.
note-far-rating = Line { $line }: rating { $rating } is that of { $of }, the rank says { $rank }. Both were taken.
note-of-scale = The ratings were read on the { $scale ->
    [french] French
    [american] American
   *[european] European
  } scale.

# Personal links by e-mail, and fees that are paid at once.

