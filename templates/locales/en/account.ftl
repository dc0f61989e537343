# Accounts: signing in, passwords, invitations.

setup-title = The first account
setup-lead = It owns this server: it makes tournaments and invites everybody else. This link works once.
setup-act = Make the account
setup-done = The account is made, and you are signed in.
account-name = Name
account-name-hint = The name you sign in with. The journal shows it beside what you do.
account-password = Password
account-password-hint = At least 10 characters. A few words that only you put together are good.
account-password-again = Password once more
account-title = Your account
account-change-password = Change the password
account-old-password = Old password
account-new-password = New password
account-password-changed = The password is changed. Other browsers are signed out.
sign-in-players = Players need no account: pairings and standings are public.
join-title = Join { $event }
join-as-organiser = As an organiser: you enter players, draw rounds and publish them.
join-as-arbiter = As an arbiter: you enter results.
join-as-recorder = As a recorder: you enter games move by move at the boards.
join-known-as = You are signed in as { $name }.
join-act = Join
join-new = New here
join-have-account = I have an account: sign in
join-done = Welcome to { $event }.
fault-password-again = The two passwords differ; type the same one twice

refusal-wrong-password = Name and password do not fit
refusal-busy = Too many people sign in at this moment; try again in a few seconds
refusal-password-length = The password needs at least 10 characters
refusal-name-taken = An account of that name exists; choose another name, or sign in with it
refusal-last-owner = This is the only owner who can sign in. Make somebody else an owner first
refusal-link-spent = This link was used, taken back, or has expired. Ask an organiser for a new one
refusal-own-role = Nobody may take away their own role; ask another organiser
