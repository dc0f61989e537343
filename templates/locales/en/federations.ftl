downloads-complaints = { $count ->
    [one] It would come back for one reason:
   *[other] It would come back for { $count } reasons:
}
downloads-accepted = Nothing is wrong that its receiver checks.
download-draft = Download anyway, for my own use
downloads-refused = { $file }: { $count ->
    [one] one thing has to be mended first.
   *[other] { $count } things have to be mended first.
}
complaint-nothing-played = No game was played.
complaint-result-missing = Round { $round }, table { $table }: the result is missing. Enter it.
complaint-cells-disagree = Round { $round }, table { $table }: what is said of { $name } and of { $value } does not agree. Correct the result.
complaint-event-country = The event has no country. Enter its two letters.
complaint-event-place = The event has no place. Enter the town.
complaint-days-reversed = The last day is before the first. Correct it.
complaint-too-fast = The thinking time is too short for a class, and the games would not be rated. Correct it if it is wrong.
complaint-board-size = Games on { $value } lines are not rated. Correct the size if it is wrong.
complaint-rules-unknown = The receiver knows no rules called { $value }. Choose others.
complaint-name-unwritable = Nothing is left of “{ $value }” in Latin letters. Enter the name in Latin letters.
complaint-country-unknown = { $name }: “{ $value }” is no country. Enter two letters.
complaint-club-without-code = The club “{ $value }” has no code of four letters. Enter it.
complaint-pin-unusual = { $name }: the PIN { $value } is not of eight digits. Correct it.
complaint-pin-twice = { $name } has the same PIN as { $value }. Correct one of them.
complaint-pin-known = { $name } has no PIN here; the rating list has { $value }. Enter it.
complaint-pin-other = { $name }: the PIN is that of { $value }. Correct it.
complaint-licence-missing = { $name } has no licence. Enter it.
complaint-licence-missing-listed = { $name } has no licence. The list has { $value }: enter it.
complaint-licence-unusual = { $name }: the licence { $value } is not of seven digits. Correct it.
complaint-licence-twice = { $name } has the same licence as { $value }. Correct one of them.
complaint-licence-other = { $name }: the licence is that of { $value }. Correct it.
complaint-member-missing = { $name } has no member number. Enter it, or leave the player out.
complaint-member-missing-listed = { $name } has no member number. The list has { $value }: enter it.
complaint-member-unusual = { $name }: the member number { $value } is no number. Correct it.
complaint-member-twice = { $name } has the same member number as { $value }. Correct one of them.
complaint-member-unknown = { $name }: the list knows no member { $value }. Correct it, or leave the player out.
complaint-member-other = { $name }: the member number is that of { $value }. Correct it.
complaint-member-expired = { $name }: the membership ended on { $value }. Have it renewed, or leave the player out.

reporting-title = What federations get
reporting-clubs = Codes of clubs
reporting-clubs-about = Up to four letters or digits, as the federation has them. Without one, the European file has the first four letters of the name.
reporting-aga = Left out of the American report
reporting-aga-about = Whoever is ticked is left out with all games.
reporting-save = Save
reporting-saved = Saved.

settings-rating-preview = Show what the games do to the ratings
settings-rating-preview-note = A column in the standings and beside the players, by the European formula.
rating-preview = Rating ±
rating-preview-about = What the games so far do to the European rating, weighed by the class of the thinking time (A 1, B ¾, C ½, D ¼).
complaint-country-missing = { $name } has neither a PIN nor a country. Enter the two letters of the country.
