# Rating lists and the search in them; lists of participants; the registration as a whole.

list-not-a-list = This is no rating list of EGF, FFG or AGA. Download the list again and look at it before you send it.
list-nobody = There is no player on it, as on a page of errors. Download the list again.
list-short = The line ends before it: the file is cut off. Download the list again.
list-unclosed = The list does not end with </pre>: the file is cut off. Download the list again.
list-shifted = There are tabs or letters where the list has columns. Download the list again and do not open it in an editor.
list-encoding = This is { $found }, but the list comes in { $wanted }, so that its columns shift. Download it again and keep it as it comes.
list-no-day = The day of the list is missing, such as { $layout }. Download the list again.
list-number-twice = { $number } stands on line { $first } already, for { $name }. Download the list again.
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

enter-title = Enter players
enter-no-list = There is no rating list yet.
enter-list = { $name }, { $date }, { $count } people
enter-field = Name or number
enter-found = { $count ->
    [0] Nobody is called like this.
    [one] One name like this.
   *[other] { $count } names like this.
}
enter-keys = ↓ goes down, Enter enters, the field is empty again.
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
