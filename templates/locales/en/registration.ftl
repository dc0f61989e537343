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

lists-title = Rating lists
lists-lead = Players are entered from these lists, and their ratings are brought up to date from them. Of each federation the newest list is used.
lists-none = There is no list yet.
lists-list = List
lists-day = Day
lists-people = People
lists-used = in use
lists-file = Rating list
lists-file-hint = As it comes from EGF (HTML), FFG or AGA (TDList). It is taken whole or not at all; { $kept } of each are kept.
lists-act = Bring the list in
lists-done = { $name } of { $date }: { $count } people.
lists-done-but = { $name } of { $date }: { $count } people. { $lines ->
    [one] One line was left out
   *[other] { $lines } lines were left out
  }: { $which }
lists-ask = Every event of this server uses these lists, so an owner of the server brings them in: ask { $names }.
lists-removed = { $name } of { $date } is removed.
refusal-list-to-come = The list is dated { $date }, which is still to come. Nothing of it was taken; check the file, or this computer’s clock.

enter-title = Enter players
enter-no-list = There is no rating list yet.
enter-list = { $name }, { $date }, { $count } people
enter-field = Name or number
enter-found = { $count ->
    [0] Nobody is called like this.
    [one] One name like this.
   *[other] { $count } names like this.
}
enter-keys = ↓ goes down, Enter enters the only one or goes to the first, the field is empty again.
enter-how-number = by number
enter-how-alike = written otherwise
enter-number = no. { $no }
enter-entered = Entered
enter-act = Enter
enter-not-listed = Not on the list?
enter-by-hand = Enter by hand
enter-newest = Entered last
enter-all = All players
enter-list-gone = There is a newer rating list. Choose from it.

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
table-no-strength = Rank and rating are both missing. Give one of them.
table-same-person = { $name } stands on line { $first } too. Leave one of them out.

note-other-sheets = { $sheets ->
    [one] One more sheet was not read.
   *[other] { $sheets } more sheets were not read.
}
note-formula = { $cell } is a formula. Its last value “{ $value }” was taken.
note-more-formulas = Of { $more } more formulas the last values were taken.
note-invisible = Line { $line }: invisible characters were removed.
note-above-header = What stands above line { $line }, where the columns are named, was not read.

list-column-surname = Surname
list-column-first-name = First name
list-column-name = Whole name
list-column-native-name = Name in its own script
list-column-rank = Rank
list-column-rating = Rating
list-column-country = Country
list-column-club = Club
list-column-pin = EGF PIN
list-column-licence = French licence
list-column-aga-id = AGA number
list-column-registration = Checked in or announced
list-column-rounds = Rounds
list-column-correction = Correction of the score
list-column-none = Not used

list-preview-title = Who would be entered
list-preview-lead = { $new } new, { $known } entered already. Nothing is done yet.
list-wrong = { $count ->
    [0] Something is missing:
    [one] One line is not clear. Give what is missing, or leave it out.
   *[other] { $count } lines are not clear. Give what is missing, or leave them out.
}
list-columns = What the columns were taken for
list-header = Column
list-sample = Sample
list-taken-for = Taken for
list-unused = not used
list-column-of = Column { $header } with { $sample } is
list-look-again = Read it so
list-people = Players
list-line = Line
list-numbers = Numbers
list-becomes = What becomes of it
list-leave-out = Leave out
list-leave-out-of = Leave { $name } out
list-rank-of = Rank of { $name }
list-new = new
list-same = no. { $no }, as it stands
list-changes = no. { $no } { $name } is brought up to date
list-more = And { $count } more, who are not shown.
list-enter = Enter { $count }
list-other = Another list
list-nobody-on-it = Nobody is on this list.

update-title = Bring ratings up to date
update-lead = { $count ->
    [0] Nobody differs from the newest lists.
    [one] One player differs from the newest lists.
   *[other] { $count } players differ from the newest lists.
}
update-gap-field = Say where rank and rating differ by more than so many ranks
update-show = Show
update-chosen = Chosen
update-choose = Choose { $name }
update-now = Now
update-list-says = The list says
update-look = To look at
update-unknown = The list of the { $list } knows nobody of this number.
update-other = In the list of the { $list } this number is { $name }’s.
update-twice = No. { $no } has the same number of the { $list }.
update-expired = The membership ended on { $date }.
update-namesakes = The list of the { $list } knows { $count } people of this name. Choose one.
update-gap = The rating is that of { $rank }: { $ranks } ranks off.
update-who = Who { $name } is
update-nobody = None of them
update-ratings = Take ratings
update-both = Take ratings and ranks
update-rank = Rank from rating
update-rating = Rating from rank

entries-update = Bring ratings up to date
entries-chosen = With those chosen
entries-choose = Choose { $name }
entries-choose-head = Choose
participants-nothing = There is nothing to read: choose a file, or paste the list.
entries-chosen-check-in = Check in
entries-chosen-announce = Not here
entries-chosen-take-out = Take out
entries-chosen-club = Club
entries-chosen-set-club = Set the club
entries-chosen-rounds = Rounds, such as 1,3-5
entries-chosen-set-rounds = Set the rounds
entries-chosen-nobody = Nobody was chosen. Tick players first.
entries-chosen-no-rounds = These are no rounds. Write them as 1,3-5.
entries-sort = Sort by
entries-sort-name = Name
entries-sort-rank = Rank
entries-sort-rating = Rating
entries-sort-club = Club
entries-sort-country = Country
entries-sort-number = Entered
entries-sort-category = Category
entries-sort-pin = European PIN
entries-sort-fee = Fee
entries-sort-paid = Paid
entries-sort-meal = Meal
entries-sort-born = Year of birth
entries-show = Show
entries-show-so = Apply
entries-show-paid = Paid { $count }
entries-show-unpaid = Not paid { $count }
entries-show-far = Rank far from rating { $count }
entries-show-no-pin = Without a PIN { $count }
entries-show-out = Not in round { $round }: { $count }
entries-has-paid = paid
entries-owes = not paid
entries-chosen-paid = Has paid
entries-chosen-unpaid = Has not paid
numbers-title = { $count ->
    [one] One number is known to the lists and not entered
   *[other] { $count } numbers are known to the lists and not entered
  }
numbers-about = Each list knows just one person of that name. Look whether it is the same one, and take the tick away where not.
numbers-number = Number
numbers-take = Take the numbers
numbers-taken = { $count ->
    [0] Nothing was taken.
    [one] One player has a number now.
   *[other] { $count } players have a number now.
  }
numbers-way = Take all numbers that the lists know
enter-nearest = The { $count } nearest names.
entry-added-from = { $name } is entered and plays from round { $round } on. Tick the round before as well to seat them as a latecomer.
list-enter-both = Enter { $new }, bring { $known } up to date
