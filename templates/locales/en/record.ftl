## The open record of an event

record-title = The open record
record-lead = One file from which anybody, with a program of their own and without this server, reproduces:
record-draws = every draw that was made here, with the proof that it is the best there is,
record-tables = every table after every round, value by value,
record-rulings = every ruling from its incident, where rulings are public,
record-journal = and the journal from its first entry to its last, with the boards that it tells of.
record-how = To verify it
record-file = Download the record
record-note = It prints how much was reproduced, or the first thing that does not follow. The format is described in docs/open-format.md, for other programs.
record-back = Back to the tournament
record-link = The open record: verify everything at once
