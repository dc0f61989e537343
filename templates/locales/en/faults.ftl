# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = This is needed. Write 1 to 200 characters.
fault-too-long = { $length } characters are too many; { $most } is the most.
fault-control = There is a control character in it. Write letters, digits and blanks.
fault-range = Write a number from { $least } to { $most }, not { $value }.
fault-ends-before = The end is before the beginning. Choose the same day or a later one.
fault-floor-bar = The floor is above the bar. Choose a bar at least as high.
fault-twice = { $what } is there twice. Once is enough.
fault-main-score = One of MMS, NBW and CPS is needed, so that wins count.
fault-category-order = Each limit must be lower than the one before it.
fault-round-order = It would begin before round { $round }, or with it.
fault-club-code = “{ $code }” is no code of a club: write 1 to 4 plain letters and digits.
fault-rank = Write a rank from 30k to 9d, such as 4k or 2d, not “{ $typed }”.
fault-rating = Write a whole number from -1000 to 3500, not “{ $typed }”. 2100 is 1 dan.
fault-result = “{ $typed }” is no result. Write B+, W+3.5, B+R, W+T, 0 or both-lose.
fault-points = Write points such as 6.5 or 7, not “{ $typed }”.
fault-number = Write a whole number, not “{ $typed }”.
fault-date = Write a date such as 2026-05-14, not “{ $typed }”.
fault-time = Write a time such as 14:30, not “{ $typed }”.
fault-choice = Choose one of the answers.
fault-form = Something in this form is missing. Look through it and send it again.

## Requests that cannot be answered
error-bad-request = Not understood
error-bad-request-why = The request is not complete. Go back, and try it again from the page.
error-forbidden = Not for you
error-owner-why = The owner of this server does this.
error-organiser-why = The organisers do this.
error-arbiter-why = The arbiters and organisers do this.
error-forbidden-why = Your account has no part in this. Ask the organiser to give you one.
error-elsewhere-why = This came from another site, so it was not done. Open the page here and do it again.
error-name-why = This server does not go by the name { $host }. Open it by the address that it printed at its start; whoever runs it can start it with --origin and this name.
error-no-key-why = This did not come from a form of this site, so it was not done. Open the page again and do it there.
error-not-found = Not here
error-not-found-why = There is no such page. It may have been moved, or not be published yet.
error-conflict = Changed meanwhile
error-conflict-why = Somebody else changed this a moment ago. Open the page again to see what is there now.
error-too-large = Too large
error-too-large-why = { $limit } KB is the most that can be sent here. Nothing was kept; send less, or a smaller file.
error-unprocessable = Not possible
error-too-many = Too often
error-too-many-why = There were too many attempts. Wait a minute, then try again.
error-busy = Not now
error-busy-why = The service is busy or about to restart. Try again in a moment; nothing was lost.
error-internal = Our mistake
error-internal-why = Something went wrong here. What you did may not have been kept: look before you do it again.
error-reference = If it happens again, give the organiser this number: { $number }.
error-to-the-event = Back to the tournament
error-to-the-front = To the front page
form-meanwhile = { $name } changed this meanwhile, at { $time }. What you changed is kept in the form; nothing is saved yet. Look at it, then save again.
form-meanwhile-somebody = This was changed meanwhile, at { $time }. What you changed is kept in the form; nothing is saved yet. Look at it, then save again.
fault-meanwhile = It says “{ $theirs }” by now; you wrote “{ $mine }”, which is saved if you save again.
fault-margin-of-other = By { $typed } the other player won. Write the margin of this win, or choose another answer above.
