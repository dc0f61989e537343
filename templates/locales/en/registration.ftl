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
