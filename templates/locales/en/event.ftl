# The event as a thing: copied, archived, deleted; and who can sign in.

way-event = Event
way-archived = Archived
event-title = The event
event-is-archived = It is archived: it can only be read.
event-is-hidden = Only its own people see it so far.
event-announce = Announce it
event-announced = Everybody can see the event now.
way-hidden = Hidden
way-event-hidden = Event (hidden)
event-archive = Archive
event-archive-about = An archived event stays readable for everybody and stands apart in the list. Nothing in it can be changed until it is taken out of the archive.
event-archive-act = Archive the event
event-unarchive-act = Take it out of the archive
event-archived = The event is archived. It can only be read from now on.
event-unarchived = The event is out of the archive and can be changed again.
index-archived = Archived
act-archive = Archived
act-unarchive = Taken out of the archive
copy-title = Copy
copy-about = Another event with the same settings, without rounds or times. It is hidden until you announce it.
copy-begin = Copy the event
copy-address = Address
copy-address-hint = The end of its address, such as open-27; made of the name if empty.
copy-people = Take { $n ->
    [one] its one player
   *[other] its { $n } players
  } along
copy-people-note = Announced, not checked in.
copy-act = Make the copy
copy-done = { $event } is made as a copy, hidden so far. These are its settings.
create-like = Or copy an earlier one:
create-people = People
create-people-hint = Those of an earlier event come along, announced and not checked in.
create-people-none = Nobody yet
delete-title = Delete
delete-about = Takes the event away with all that was its own. This cannot be undone.
delete-begin = Delete the event
delete-what = { $players ->
    [one] One player
   *[other] { $players } players
  } and { $games ->
    [one] one game
   *[other] { $games } games
  } would be gone, with the journal, the rulings, the records and every link to it.
delete-keep = Keep a file first
delete-keep-about = One file with all of it: people, rounds, journal, incidents, rulings, records, certificates.
delete-keep-act = Download everything
delete-now = Delete it now
delete-name = Type its name
delete-act = Delete it for good
delete-leave = Leave it
delete-done = { $event } is deleted.
error-deleted = The event is gone
error-deleted-why = An owner of this server has deleted this event. What you sent just now was not kept, and nothing more can be entered in it.
refusal-archived = The event is archived and can only be read. An organiser takes it out of the archive on the page “Event”.
refusal-not-its-name = That is not its name. Type it as it stands above the field.
accounts-title = Accounts
accounts-about = Everybody who can sign in on this server. Owners may do everything, at every event; there can be several.
accounts-owner = owner
accounts-disabled = may not sign in
accounts-seen = last seen { $at }
accounts-name-owner = Make an owner
accounts-unname-owner = Owner no more
accounts-password-act = New password
accounts-disable-act = Lock out
accounts-enable-act = Let in again
accounts-owner-named = { $name } is an owner of this server now.
accounts-owner-unnamed = { $name } is no owner of this server any more.
accounts-disabled-now = { $name } may sign in no more, and is signed out everywhere. What they did stays.
accounts-enabled = { $name } may sign in again.
accounts-before = This was done already. A password is shown only once: make another if nobody has it.
accounts-made = A new password for { $name }
accounts-made-hint = It is shown once. Give it to them; they sign in by it and choose their own on the page of their account. They are signed out everywhere.
download-xlsx = Excel workbook
download-about-xlsx = Players, standings and the pairings of every round as sheets of one XLSX file.
