## The open record of an event

open-record-title = The open record
open-record-lead = One file from which anybody, with a program of their own and without this server, reproduces:
open-record-draws = every draw that was made here, with the proof that it is the best there is,
open-record-tables = every table after every round, value by value,
open-record-rulings = every ruling from its incident, where rulings are public,
open-record-journal = and the journal from its first entry to its last, with the boards that it tells of.
open-record-how = To verify it
open-record-file = Download the record
open-record-note = It prints how much was reproduced, or the first thing that does not follow. The format is described in docs/open-format.md, for other programs.
open-record-key = Its journal is signed by this server, whose public key stands in the command. The sheets of a round name the last entry at that time and how its hash begins: that entry of the record has to begin so.
open-record-back = Back to the tournament
open-record-link = The open record: verify everything at once
