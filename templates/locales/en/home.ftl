# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-title = Register
home-never = This event has no online registration. Ask the organisers.
home-soon = Registration opens { $at }.
home-closed = Registration has closed. Ask the organisers.
home-full = All places are taken. { $waiting ->
    [0] You would be first on the waiting list.
    [one] One person is waiting for a place.
   *[other] { $waiting } people are waiting for a place.
}
home-left = { $free ->
    [one] One of { $places } places is left.
   *[other] { $free } of { $places } places are left.
}
home-step = Step { $n } of 2
home-find = Name or number
home-found = { $hits ->
    [0] Nobody on the rating lists matches “{ $typed }”.
   *[other] Tap your name. Below it: club, country, rating, number on the list.
}
home-is-registered = registered
home-not-listed = I am not on the list
home-list-gone = There is a newer rating list. Choose your name once more.
home-leave-empty = Leave this empty
home-if-any = Optional
home-rank = Rank you play at
home-rank-hint = The organisers have to approve a rank other than that on the rating list.
home-rank-needed = Choose the rank you play at, such as 4k or 2d.
home-email-hint = For the organisers. Never shown. For a child: a parent’s or guardian’s address.
home-initials-note = For a child, or anyone who does not want their name on the web. The organisers can read it, and so can the federations that rate the games.
home-email-wrong = Write the whole address, such as name@go.example.
home-birth-year-hint = Four digits. Only the organisers see it.
home-note = A note to the organisers
home-note-hint = Only they see it.
home-fee = To pay
home-nothing-yet = Nothing yet
home-shown = Shown
home-consent = My name, club, rank and results may be published and go to the rating list
home-consent-note = This is required: pairings are posted on a wall.
home-consent-needed = Tick this to register: without it you cannot be paired.
home-act = Register
home-join = Join the waiting list
home-withdraw-note = You can change or cancel this with the personal link that you get next.
home-own-title = My registration
home-own-waiting = On the waiting list, place
home-own-moves-up = When a place becomes free, the next in line gets it. This page will tell you.
home-own-organiser-moves = The organisers decide who gets a free place. This page will tell you.
home-own-late = Registration closed while you were typing. The organisers decide whether there is a place.
home-own-asked = Registered, not confirmed
home-own-asked-what = You have a place. The organisers will confirm it, and this page will tell you.
home-own-admitted = You are registered
home-own-admitted-what = Check in at the door before round 1.
home-own-cancelled = Cancelled
home-own-cancelled-what = You are not registered. None of your details are kept.
home-own-link = Your personal link
home-own-link-what = Keep it: it is shown only once. It opens this page, and later your board. Anyone with the link can act as you.
home-own-change = Change my details
home-own-ask = Only the organisers can change name, rank and club: ask them on the page of your board.
home-own-cancel = Cancel my registration
home-own-cancel-what = Your place goes to the next in line. Your details are deleted.
home-own-cancel-act = Yes, cancel
home-cancelled = Cancelled.
home-rules-lead = People register themselves, on any phone. Set when, how many, and what is asked.
home-rules-public = The public form
home-rules-open = People register themselves
home-rules-open-note = Otherwise the form says that registration is not open.
home-rules-when = When
home-rules-opens = Opens on
home-rules-opens-hint = Empty: at once
home-rules-time = At
home-rules-closes = Closes on
home-closes-first = It closes before it opens.
home-rules-places = Places
home-rules-places-all = In total
home-rules-places-hint = Empty: no limit
home-category = Category { $n }, from { $rank }
home-category-last = Category { $n }, all others
home-rules-at-once = Players with a place are entered at once
home-rules-at-once-note = Without your approval. If many come from one address, you are asked all the same.
home-rules-moves-up = The waiting list moves up by itself
home-rules-moves-up-note = When a place becomes free. Otherwise you decide who gets it.
home-rules-listed = Registered players appear in the public list
home-rules-listed-note = Otherwise players are shown once they have checked in.
home-rules-ask = What is asked
home-rules-birth-note = Only if a rule or a prize needs it.
home-rules-initials = Everybody is shown by initials
home-rules-initials-note = For a youth event, for example: full names appear only in the lists and files of the organisers. Otherwise anyone who registers may ask for it.
home-rules-fee = Fee
home-rules-fee-hint = In words: 35 EUR, students 20 EUR
home-rules-pay = How to pay
home-rules-pay-hint = In cash at the door, or an account number
home-rules-keep = Days to keep e-mail addresses and notes after the event
home-rules-keep-hint = Then they are deleted automatically.
home-waiting-title = Online registrations
home-waiting-nobody = Nobody is waiting.
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
home-in-line-note = In order of registration. Confirming somebody here enters them even though no place is free.
home-confirm = Confirm
home-confirm-all = Confirm all: { $n }
home-late = too late
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
# act-*: src/web/frame/bar.rs
act-register = Registered online
act-edit-registration = Online registration changed
act-cancel-registration = Online registration cancelled
act-move-up = Moved up from the waiting list
act-admit-registrations = Online registrations confirmed
act-remove-registrations = Online registrations removed
privacy-title = What is stored about you
privacy-lead = What this event shows about players, what it stores, and for how long.
privacy-who = Responsible
privacy-who-unsaid = The organisers of this event. They have not said here how to reach them; ask at the tournament.
privacy-who-director = { $name }, who directs this event. Ask at the tournament; no address is given here.
privacy-public = Everybody can see
privacy-public-what = Name, rank, club and country, pairings, results and standings. They go to the federations’ rating lists.
privacy-list = Before the event
privacy-list-yes = Registered players appear in the public list.
privacy-list-no = Players are shown once they have checked in.
privacy-organisers = Seen only by the organisers
privacy-organisers-what = What you enter when you register: { $asked }. Whether the fee is paid.
privacy-organisers-none = Whether the fee is paid.
privacy-kept = Stored until
privacy-kept-what = What only the organisers see is deleted { $days ->
    [0] when the event is over
    [one] one day after the event
   *[other] { $days } days after the event
} ({ $day }). Names and results stay: they are the record of the tournament.
privacy-phone = On your phone
privacy-phone-what = A cookie once you press “This is me”, sign in or choose a language. None before that.
privacy-address = Your network address
privacy-address-what = A fingerprint of the network, until the organisers have answered your registration, and for two days at most after that.
privacy-others = Third parties
privacy-others-what = No page of this service sends requests to any other service.
privacy-yours = Your rights
privacy-yours-what = With your personal link you can change your details or cancel. Ask the organisers for everything else.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = Players check in on their own phones
home-rules-own-check-in-note = With their personal link, between the times below; otherwise at the door.
home-rules-check-in-hint = Players missing then are called on the hall’s screen and not paired.

home-unpaid = Not paid after all
privacy-told = If you turn on notifications
privacy-told-what = Your e-mail address, or the address where your browser’s maker accepts messages for it: they are delivered encrypted, so that the maker cannot read them. Both are deleted with the e-mail addresses.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = Your registration ends, and your details are deleted.
home-own-cancel-games = You are already in a round, so your games stay and nothing is cancelled. On the page of your board you can say that you are leaving.

# Rating lists and the search in them; lists of participants; the registration as a whole.

# list-*: src/interchange/ratings/mod.rs
list-not-a-list = This is not a rating list of EGF, FFG or AGA. Download the list again and look at it before you send it.
list-nobody = The list has no players; it may be an error page. Download the list again.
list-short = The line ends too early: the file is cut off. Download the list again.
list-unclosed = The list does not end with </pre>: the file is cut off. Download the list again.
list-shifted = There are tabs or letters where the list should have columns. Download the list again and do not open it in an editor.
list-encoding = This is { $found }, but the list should be in { $wanted }, so its columns are shifted. Download it again and do not convert it.
list-no-day = The date of the list is missing, such as { $layout }. Download the list again.
list-number-twice = { $number } is already on line { $first }. Download the list again.
list-not-a-number = “{ $value }” is not a number of { $digits } digits. Download the list again.
list-not-a-rating = “{ $value }” is not a rating on this scale, which has nothing between −1 and 1.
list-not-a-day = “{ $value }” is not a date. The list writes month/day/year.
list-not-a-status = “{ $value }” is not a licence status. The list has L, C, e, X and -.
# table-*: src/interchange/table/mod.rs
table-old-workbook = This is an old workbook (XLS). Save it as XLSX, ODS or CSV.
table-not-a-workbook = This workbook cannot be read ({ $reason }). Save it as XLSX, ODS or CSV.
table-bomb = Unpacked, it is larger than { $most } MB, too large for a list of players.
table-too-wide = There are more than { $rows } rows or { $columns } columns, too many for a list of players.
table-long-cell = One cell has more than { $most } characters; perhaps a quotation mark is not closed.
table-date = The spreadsheet turned this into the date { $value }. Format the column as text and type it again.
table-merged = The cell is merged with its neighbours. Split the merged cells.
table-cell-error = The cell shows the error { $value }. Fix the formula or type the value.
table-not-a-country = “{ $value }” is not a country. Write its two letters, such as CH.
table-not-a-pin = “{ $value }” is not a number of the European database. Those have eight digits.
table-no-names = No column has names. Choose the column below.
table-no-ranks = No column has ranks or ratings. Choose the column below.
table-no-scale = The scale of the ratings is not known. Choose it below.
table-no-strength = Rank and rating are both missing. Give one of them.
table-far-rating = Rating { $rating } is that of { $of }, but the rank is { $rank }. Correct one of them, or leave the line out.
table-number-twice = { $number } is also the number on line { $first }. Correct one of them, or leave one line out.
table-same-person = { $name } is also on line { $first }. Leave one of them out.
table-no-team = There is a board or captain, but no team. Name the team or leave both cells empty.
table-board-twice = Line { $first } already has board { $board } of { $team }. Change one of them.
table-captain-twice = Line { $first } already has the captain of { $team }. Mark only one of them.
# partner-fault-*: src/tournament/partners.rs
partner-fault-line = “{ $typed }” is not a partner. Write surname, first name and rank, such as Beck, Bea, 2d.
partner-fault-too-many = At most { $most } partners: a side has three people at the most.
# note-*: src/interchange/note.rs
note-of-tournament = Only the { $players } players of this tournament are imported: no rounds, results or settings.
note-other-sheets = { $sheets ->
    [one] One more sheet was not read.
   *[other] { $sheets } more sheets were not read.
}
note-formula = { $cell } is a formula. Its last value, “{ $value }”, was used.
note-more-formulas = { $more ->
    [one] One more formula was read by its last value.
   *[other] { $more } more formulas were read by their last values.
}
note-invisible = Line { $line }: invisible characters were removed.
note-above-header = Anything above line { $line }, which names the columns, was not read.
note-surname-assumed = The surname is not marked. In “{ $whole }”, “{ $surname }” was taken to be the surname.
note-far-rating = Line { $line }: rating { $rating } is that of { $of }, but the rank is { $rank }. Both were imported.
note-plays-no-round = Line { $line }: { $name } plays in no round.
note-unused-column = The column “{ $heading }” was not used.
note-of-scale = The ratings were read on the { $scale ->
    [french] French
    [american] American
   *[european] European
  } scale.

# Personal links by e-mail, and fees that are paid at once.

