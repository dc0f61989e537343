# Accounts: signing in, passwords, invitations.

setup-title = The first account
setup-lead = It owns this server: it creates tournaments and invites everybody else. This link works once.
setup-act = Create the account
setup-done = The account is created, and you are signed in.
account-name = Name
account-name-hint = The name you sign in with. The journal shows it beside what you do.
account-password = Password
account-password-hint = At least 10 characters. A few words that only you would put together work well.
account-password-again = Password once more
account-title = Your account
account-change-password = Change the password
account-old-password = Old password
account-new-password = New password
account-password-changed = The password is changed. Other browsers are signed out.
sign-in-players = Players need no account: pairings and standings are public.
sign-in-lost = Forgotten the password? An owner of this server can set a new one.
join-title = Join { $event }
# join-as-*: templates/account/join.html
join-as-organiser = As an organiser: you enter players, draw rounds and publish them.
join-as-arbiter = As an arbiter: you enter results.
join-as-recorder = As a recorder: you enter games move by move at the boards.
join-known-as = You are signed in as { $name }.
join-act = Join
join-new = New here
join-have-account = I have an account: sign in
join-done = Welcome to { $event }.
fault-password-again = The two passwords differ; type the same one twice
account-roles = Your roles
account-sessions = Where you are signed in
account-session = since { $since }, last seen { $seen }
account-session-this = this browser
account-sessions-end = Sign out everywhere else
account-sessions-ended = You are signed out everywhere else

# The event as a thing: copied, archived, deleted; and who can sign in.

accounts-about = Everybody who can sign in on this server. Owners may do everything in every event; there can be several.
accounts-owner = owner
accounts-event-maker = may create events
accounts-disabled = may not sign in
accounts-seen = last seen { $at }
accounts-name-owner = Make owner
accounts-unname-owner = Remove as owner
accounts-name-event-maker = Allow to create events
accounts-unname-event-maker = No longer allow events
accounts-password-act = New password
accounts-disable-act = Disable
accounts-enable-act = Enable
accounts-owner-named = { $name } is now an owner of this server.
accounts-owner-unnamed = { $name } is no longer an owner of this server.
accounts-event-maker-named = { $name } may now create, import and copy events.
accounts-event-maker-unnamed = { $name } may no longer create events.
accounts-disabled-now = { $name } can no longer sign in, and is signed out everywhere. What they did stays.
accounts-enabled = { $name } can sign in again.
accounts-before = This was already done. A password is shown only once: make another if nobody has it.
accounts-made = A new password for { $name }
accounts-made-hint = It is shown only once. Give it to them; they sign in with it and choose their own on their account page. They are signed out everywhere.

# Links for one person, signing in once more, the second factor.

sign-in-again = You signed in a while ago. Before you give rights to others, enter your password once more.
sign-in-ended = Your session has ended, and what you sent was not saved. Sign in and send it once more.
sign-in-code-hint = The six digits that your app shows now, or a recovery code
sign-in-code-lost = No phone or recovery code at hand? An owner of this server can remove the second factor.
account-code = Code
second-factor-about = With it, somebody who learns your password still cannot sign in. An app on your phone shows six digits that change every 30 seconds.
second-factor-needed = This server asks organisers and owners for a second factor. Set yours up, then go on.
second-factor-app = An app’s codes
second-factor-scan = Scan this with an authenticator app, or type the key into it. Then type the code that it shows.
second-factor-picture = The key as a picture for the app’s camera
second-factor-key = Key
second-factor-code-hint = The six digits that the app shows now
second-factor-act = Use it from now on
second-factor-on = You are asked for a code at each sign-in. Recovery codes left: { $left }.
second-factor-codes = Your recovery codes
second-factor-codes-about = Each signs you in once when you do not have your phone. Write them down now: they are shown only once.
second-factor-codes-act = New recovery codes
second-factor-remove-act = Turn it off
second-factor-removed = You now sign in with your password alone.
accounts-second-factor = second factor
accounts-second-factor-act = Remove second factor
accounts-second-factor-removed = { $name } now signs in with the password alone, and can set up another second factor.
