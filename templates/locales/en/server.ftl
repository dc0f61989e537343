# The server itself, for its owner.

server-lead = State of the server: database, backups, sign-ins and failures.
server-version = Version
server-since = Running since
server-database = Database
server-sqlite = SQLite, in the data folder, writable.
server-postgres = PostgreSQL, writable.
server-room = Disk
server-room-said = The database uses { $size }; { $free } are free on its disk.
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = Clock
server-backups = Backups
server-backups-none = No automatic backups. Start the server with --backup FOLDER, or run tengen backup on the machine.
server-backups-first = They go to { $folder }; none has been made yet.
server-backups-last = Last, verified: { $moment }, { $file }
server-backups-next = Next: { $moment }
server-job-done = last run { $last }
server-job-failed = { $count ->
    [one] last run { $last }; { $count } failure, { $moment }: { $why }
   *[other] last run { $last }; { $count } failures, the latest { $moment }: { $why }
  }
# server-job-*: templates/server/overview.html
server-job-agreed-results = Agreed results
server-job-reminders = Reminders
server-job-retention = Deletion of expired data
server-job-journals = Journals compared
server-job-rating-lists = Rating lists downloaded
server-job-messages = Messages sent
server-job-backups = Backups made
server-job-other-instances = News from other instances
server-streams = Live connections
server-people = Signed in
anywhere-title = Find a person in all events
anywhere-lead = Find a person in all events of this server, and delete their personal data.
anywhere-search-hint = Surname and first name, or the number of a rating list
anywhere-find = Find
anywhere-more = There are more. Type more of the name.
anywhere-forget = Forget selected
anywhere-waiting = Registrations waiting for an answer
anywhere-nobody = Nobody of that name is in any event.
anywhere-unsure = Select at least one person, and tick that you are sure.
anywhere-forgotten = { $count ->
    [one] One entry no longer has a name.
   *[other] { $count } entries no longer have a name.
}
anywhere-forgotten-but = { $count ->
    [one] One entry no longer has a name.
   *[other] { $count } entries no longer have a name.
} The name still appears here; the organisers can change it: { $left }
server-sessions = { $count ->
    [one] One browser
   *[other] { $count } browsers
}
server-security = Signing in and accounts
server-failures = Failed requests since the start
server-nothing = None.
server-here = on the machine
# security-*: templates/server/overview.html
security-account-added = Account added
security-password-set = Password set
security-account-disabled = Account disabled
security-owner-named = Made an owner
security-password-changed = Password changed
security-sign-in-failed = Wrong name or password
security-sign-in-throttled = Too many attempts, refused
security-sessions-ended = Other browsers signed out
security-owner-unnamed = Removed as owner
security-event-maker-named = May create events
security-event-maker-unnamed = May no longer create events
security-account-enabled = Account enabled again
security-event-deleted = Event deleted

server-mail = E-mail
server-mail-none = not configured (--mail-from)
server-outbox = Outbox
server-outbox-said = waiting { $waiting }, retrying { $trying }, given up { $given }

# Links for one person, signing in once more, the second factor.

security-second-factor-set = Second factor set up
security-second-factor-removed = Second factor removed
security-recovery-code-used = Signed in with a recovery code
computer-title = This computer
computer-lead = Tengen runs on this computer. Phones and other computers in the hall can use it if you let them in.
computer-phones = Phones in the hall
computer-scan = Scan this code with a phone on the same network, or type the address.
computer-came = A phone or another computer has connected to Tengen.
computer-none-came = No phone has connected to Tengen yet. If one cannot, check whether this computer’s firewall asks, and allow Tengen in private networks. Some guest networks keep phones apart from computers.
computer-no-network = This computer is not on a network. Join the hall’s network, or open a hotspot on a phone.
computer-refused = Tengen could not be opened to the network: { $why }
computer-several = This computer has several addresses. Choose the one on the hall’s network:
computer-closed = Only this computer can use Tengen now. When you let phones in, this computer’s firewall may ask: allow Tengen in private networks.
computer-keep-out = Keep phones out
computer-let-in = Let phones in
computer-data = Your data
computer-folder = Data folder
computer-back-up = Download a backup
computer-end = Stop
computer-end-hint = Everything is saved. Open pages on phones say that the connection is lost, and continue after the next start.
computer-stop = Stop Tengen
computer-stopped = Tengen has stopped
computer-stopped-lead = Everything is saved. You can close this page. Start Tengen again to continue.
computer-stopped-damaged = The database was replaced, removed or damaged while Tengen ran: what was entered since may be lost. Backups are in the folder that “This computer” names.
computer-unkept = The choice could not be saved: { $why }
computer-no-backup = There is no backup: { $why }
computer-backups-fail = No new backup could be made: { $why }
computer-backups-none = There are no automatic backups: their folder cannot be created. Download one here.
server-name-title = Name of this server
server-name = Name
server-name-hint = Heads the list of tournaments: “Go in Flensburg”.
server-about = A sentence below it
server-about-hint = Whose tournaments these are, for visitors.
