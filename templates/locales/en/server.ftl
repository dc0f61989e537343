# The server itself, for its owner.

server-lead = How the server is: its database, its backups, who is signed in, and what failed.
server-version = Version
server-since = Running since
server-database = Database
server-sqlite = SQLite, in the data folder; it takes what is written.
server-postgres = PostgreSQL; it takes what is written.
server-room = Disk
server-room-said = The database has { $size }; { $free } are left on its disk.
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = Clock
server-backups = Backups
server-backups-none = None by itself. Start the server with --backup FOLDER, or run tengen backup on the machine.
server-backups-first = They go to { $folder }; none was made yet.
server-backups-last = The last one, checked: { $moment }, { $file }
server-backups-next = The next one: { $moment }
server-job-done = last done { $last }
server-job-failed = last done { $last }; failures: { $count }, the last { $moment }: { $why }
server-job-agreed-results = Agreed results
server-job-reminders = Reminders
server-job-retention = What is deleted when its time is over
server-job-journals = Journals compared
server-job-rating-lists = Rating lists fetched
server-job-messages = Messages sent
server-job-backups = Backups made
server-job-other-instances = News of other instances
server-streams = Open pages that hear of changes
server-people = Signed in
anywhere-title = A person everywhere
anywhere-lead = Find somebody in all events of this server, and forget them there.
anywhere-search = Name or number
anywhere-search-hint = Surname and first name, or the number of a rating list
anywhere-find = Find
anywhere-more = There are more. Type more of the name.
anywhere-forget = Forget those chosen
anywhere-nobody = Nobody of that name is in any event.
anywhere-unsure = Choose at least one person, and tick that you are sure.
anywhere-forgotten = { $count ->
    [one] One entry has no name any more.
   *[other] { $count } entries have no name any more.
}
anywhere-forgotten-but = { $count ->
    [one] One entry has no name any more.
   *[other] { $count } entries have no name any more.
} The name still stands here; the organisers change it: { $left }
server-sessions = { $count ->
    [one] One browser
   *[other] { $count } browsers
}
server-security = Signing in and accounts
server-failures = Failed requests since the start
server-nothing = Nothing.
server-here = on the machine
security-account-added = Account added
security-password-set = Password set
security-account-disabled = Account disabled
security-owner-named = Owner named
security-password-changed = Password changed
security-sign-in-failed = Wrong name or password
security-sign-in-throttled = Too many attempts, refused
security-sessions-ended = Other browsers signed out
security-owner-unnamed = Owner no more
security-event-maker-named = May make events
security-event-maker-unnamed = Makes no events any more
security-account-enabled = Account let in again
security-event-deleted = Event deleted

server-mail = E-mail
server-mail-none = none is sent (--mail-from)
server-outbox = Outbox
server-outbox-said = waiting { $waiting }, tried again { $trying }, given up { $given }

# Links for one person, signing in once more, the second factor.

security-second-factor-set = Second factor set up
security-second-factor-removed = Second factor taken away
security-recovery-code-used = Signed in by a recovery code
computer-title = This computer
computer-lead = Tengen runs on this computer. Phones and other computers of the hall can use it, if you let them in.
computer-phones = Phones in the hall
computer-scan = Scan this code with a phone that is in the same network, or type the address.
computer-came = A phone or another computer has reached Tengen.
computer-none-came = No phone has reached Tengen yet. If one cannot, look whether the firewall of this computer asks, and allow Tengen in private networks. Some guest networks keep phones apart from computers.
computer-no-network = This computer is in no network. Join the network of the hall, or open a hotspot on a phone.
computer-refused = Tengen could not be opened to the network: { $why }
computer-several = This computer has several addresses. Choose the one of the hall’s network:
computer-closed = Only this computer reaches Tengen now. When you let phones in, the firewall of this computer may ask: allow Tengen in private networks.
computer-keep-out = Keep phones out
computer-let-in = Let phones in
computer-data = Your data
computer-folder = Data folder
computer-back-up = Download a backup
computer-end = Stop
computer-end-hint = Everything is saved. Pages that are open on phones say that the connection is gone, and go on after the next start.
computer-stop = Stop Tengen
computer-stopped = Tengen has stopped
computer-stopped-lead = Everything is saved. You can close this page. Start Tengen again to go on.
computer-stopped-damaged = The database was replaced, removed or damaged while Tengen ran: what was entered since may be lost. Backups are in the folder that “This computer” names.
computer-unkept = The choice could not be kept: { $why }
computer-no-backup = There is no backup: { $why }
computer-backups-fail = No new backup could be made: { $why }
computer-backups-none = No backups are made by themselves: their folder cannot be made. Download one here.
