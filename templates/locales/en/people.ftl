# Who works at a tournament, and the journal.

people-title = People
people-who = Who works here
people-invite-arbiter = Invite an arbiter
people-invite-recorder = Invite a recorder
people-fresh-recorder = A link for a recorder
role-recorder = Recorder
people-invite-organiser = Invite an organiser
people-fresh-arbiter = A link for an arbiter
people-fresh-organiser = A link for an organiser
people-fresh-hint = Let them scan this, or send them the link. It is shown once and holds for 14 days.
people-qr = The link as a picture for a phone’s camera
people-open = Links that can still be used
people-until = until { $day }
people-invited-before = This link was made already and is shown only once. If nobody has it, take it back below and make another.
people-revoke = Take back
people-remove = Take the role away
people-removed = The role is taken away.
role-organiser = Organiser
role-arbiter = Arbiter
journal-title = Journal
journal-holds = Everything that was done, the newest first. The chain holds: { $count } entries follow from one another. Whether the boards are those that they tell of is checked with every entry, below.
journal-checked = All { $count } entries were read again and follow from one another, and the boards of { $rounds ->
    [one] the published round
   *[other] { $rounds } published rounds
  } are those that they tell of. The last entry is { $head }: compare it with a record or a sheet from before.
journal-boards = The boards are not those that the journal tells of: { $where }. Somebody has changed the database by hand.
journal-broken = Entry { $seq } does not fit the chain: somebody has changed the database by hand.
journal-check = Check every entry again
journal-when = When
journal-who = Who
journal-act = What
journal-older = Older entries
journal-overruled = overruled: { $pairs }
journal-reason = “{ $reason }”
act-create = Tournament made
act-settings = Settings changed
act-draw-rules = Rules of the draw changed
act-begin-by-hand = Draft begun by hand
act-enter = Player entered
act-enter-many = Players entered
act-edit-entry = Entry changed
act-edit-entries = Entries changed
act-withdraw = Player withdrawn
act-remove-entry = Entry removed
act-check-in = Check-in
act-draw = Round drawn
act-edit-draft = Draft changed
act-discard-draft = Draft discarded
act-publish = Round published
act-latecomer = Latecomer seated
act-result = Result
act-invite = Invitation made
act-revoke-invitation = Invitation taken back
act-join = Somebody joined
act-remove-role = Role taken away
