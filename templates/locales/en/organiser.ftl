# The organiser's screens: settings, registration, drafts, journal, people.

## Why the desk refuses
refusal-entered-already = { $name } is entered already. Two people of one name need something that tells them apart, such as a second given name.
refusal-has-games = This player has games. Withdraw them instead: the games stay.
refusal-paired-in-round = This player is paired in round { $round }. Unpair the board in the draft first; a published round stays as it is.
refusal-rounds-drawn = { $rounds } rounds are drawn already; the event cannot have fewer.
refusal-already-published = Round { $round } is published. Its pairings stay as they are.
refusal-already-drawn = Somebody else has just drawn round { $round }. Look at their draft before you draw again.
refusal-publish-first = Round { $round } comes first: publish it.
refusal-no-such-round = This event has { $rounds } rounds.
refusal-draft-changed = Somebody else has changed this draft. Look at it, then do it again.
refusal-nothing-drawn = Round { $round } has no boards yet. Draw it first.
refusal-file = The file cannot be read: { $faults }

draw-unknown-round = This event has { $rounds } rounds.
draw-no-participants = Nobody takes part in round { $round }. Enter players, or check them in.
draw-one-participant = { $name } is the only participant. A game needs two.
draw-not-taking-part = { $name } does not take part in this round. Check the registration.
draw-twice = { $name } is named twice.
draw-table-twice = Table { $table } is given to two boards. Move one of them.
draw-bye-not-needed = The field is even without { $name }: no bye is needed.
draw-too-large = { $count } players are too many for one draw. Split the field into two events.
draw-no-valid-pairing = No valid pairing. Whatever is tried, these stay without an opponent: { $names }

draft-unknown-round = This event has { $rounds } rounds.
draft-already-published = Round { $round } is published. Its boards stay as they are.
draft-not-published = Round { $round } is not published yet. Change its draft instead.
draft-unknown-entry = There is no player { $name }.
draft-not-taking-part = { $name } does not take part in this round. Check the registration, or unpair the board.
draft-twice = { $name } has two places in this round. Unpair one of them.
draft-table-twice = Two boards stand at table { $table }. Move one of them.
draft-no-board = There is no board at table { $table }.
draft-already-paired = { $name } sits at table { $table }. Unpair that board first.
draft-has-bye = { $name } has a free round already.
draft-no-bye = { $name } has no free round to take back.
draft-oneself = { $name } cannot play against themselves. Choose two players.
draft-handicap = { $stones } stones are too many. Give 0 to 9.
draft-table-number = { $table } is no table number. Write 1 to 9999.
draft-has-result = Table { $table } has a result. Take the result back first.
draft-not-free = { $name } is not free. Choose somebody who waits or has a free round.
