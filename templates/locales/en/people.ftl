# Who works at a tournament, and the journal.

people-title = People
people-who = Who works here
people-invite-arbiter = Invite an arbiter
people-invite-recorder = Invite a recorder
# people-fresh-*: templates/people/roles.html
people-fresh-recorder = A link for a recorder
# role-*: src/web/views/journal.rs
role-recorder = Recorder
people-invite-organiser = Invite an organiser
people-fresh-arbiter = A link for an arbiter
people-fresh-organiser = A link for an organiser
people-fresh-hint = Let them scan this, or send them the link. It is shown only once and is valid for 14 days.
people-qr = The link as a picture for a phone’s camera
people-open = Links that can still be used
people-until = until { $day }
people-invited-before = This link was already made, and it is shown only once. If nobody has it, revoke it below and make another.
people-remove = Remove
people-give-up = Give up my role
people-removed = The role is removed.
role-organiser = Organiser
role-arbiter = Arbiter
journal-title = Journal
journal-holds = Everything that was done, the newest first. The chain is intact: each of the { $count } entries follows from the one before. Whether the event is as they left it is checked with all entries, below.
journal-checked = All { $count } entries were read again and follow from one another, and { $parts } parts of the event are as they left them. The last entry is { $head }: compare it with an earlier record or sheet.
journal-unchecked = Parts that no entry from { $seq } on mentions were not checked: an earlier version wrote the entries before.
journal-part-differs = { $part }: not as entry { $seq } of the journal left it. Restore a backup, or look at entry { $seq } and those before it.
journal-part-missing = { $part }: not there, although entry { $seq } of the journal left it. Restore a backup.
journal-part-unknown = { $part }: no entry of the journal left it.
# part-*: src/web/pages/people/journal.rs
part-settings = Settings
part-entries = Players
part-draft = Draft of round { $number }
part-round = Round { $number }
part-certificate = Certificate of the draw of round { $number }
part-game = Recorded game { $number }
part-referee = Rulings
part-reports = Reports to the referee
part-words = Text typed with an act
part-announcements = The announcements
part-roles = Roles
part-report = What player { $entry } reported of round { $number }
part-request = Request { $number } of a player
part-registration = Online registration { $number }
journal-broken = Entry { $seq } is not as it was written: it does not fit the chain. Restore a backup.
journal-cut = The journal ends too early: this server signed entry { $seq }, and that entry is not there. What had been acknowledged is missing; restore a backup, or accept what is there by tengen verify --accept.
journal-signed = This server signed its end, apart from the database, at entry { $seq }.
journal-ends-missing = This server no longer knew at its start where the journals ended: anything cut off before that cannot be detected.
journal-check = Check all entries again
journal-when = When
journal-who = Who
journal-act = What
journal-older = Older entries
journal-overruled = overruled: { $pairs }
journal-reason = “{ $reason }”
# act-*: src/web/frame/bar.rs
act-create = Tournament created
act-next-season = Next season created
act-join-series = Event added to a series
act-settings = Settings changed
act-draw-rules = Rules of the draw changed
act-begin-by-hand = Draft begun by hand
act-enter = Player entered
act-enter-many = Players entered
act-edit-entry = Entry changed
act-edit-entries = Entries changed
act-undo = Bulk change undone
act-withdraw = Player withdrawn
act-remove-entry = Entry removed
act-merge-entries = Entries merged
act-check-in = Check-in
act-draw = Round drawn
act-edit-draft = Draft changed
act-discard-draft = Draft discarded
act-publish = Round published
act-latecomer = Latecomer seated
act-result = Result
act-invite = Invitation created
act-revoke-invitation = Invitation revoked
act-join = Joined
act-remove-role = Role removed

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## The chief arbiter
role-chief = chief arbiter
people-chief-note = The chief arbiter alone changes results that both players confirmed.
people-no-chief = Nobody is named, so every organiser may do this.
people-name-chief = Name chief arbiter
people-unname-chief = No longer chief arbiter
people-chief-me = Name myself chief arbiter
people-chief-named = The chief arbiter is named.
people-chief-unnamed = That person is no longer chief arbiter.

# Links for one person, signing in once more, the second factor.

people-for = For how many people
people-for-hint = 1 to 100. A link is for one person unless you say more.
people-fresh-for = { $people ->
    [one] It is for one person.
   *[other] It is for { $people } people.
}
people-uses = { $used } of { $people } used
people-spent = Links that were used
