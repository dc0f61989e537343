# Links for one person, signing in once more, the second factor.

people-for = For how many people
people-for-hint = 1 to 100. A link is for one person unless you say more.
people-fresh-for = { $people ->
    [one] It is for one person.
   *[other] It is for { $people } people.
}
people-uses = { $used } of { $people } used
people-spent = Links that were used

sign-in-again = You signed in a while ago. Before you hand out rights, say your password once more.
sign-in-ended = Your session has ended, and what you sent was not taken. Sign in and send it once more.
sign-in-code-hint = The six digits that your app shows now, or a recovery code
sign-in-code-lost = Neither the phone nor a recovery code at hand? An owner of this server can take the second factor away.
account-code = Code
second-factor = Second factor
second-factor-about = Whoever learns your password cannot sign in without it. An app on your phone shows six digits, others every 30 seconds.
second-factor-needed = This server asks organisers and owners for a second factor. Set yours up, then go on.
second-factor-scan = Scan this with an authenticator app, or type the key into it. Then type the code that it shows.
second-factor-picture = The key as a picture for the app’s camera
second-factor-key = Key
second-factor-code-hint = The six digits that the app shows now
second-factor-act = Use it from now on
second-factor-on = You are asked for a code at each sign-in. Recovery codes left: { $left }.
second-factor-codes = Your recovery codes
second-factor-codes-about = Each signs you in once when the phone is not at hand. Write them down now: they are shown this once.
second-factor-codes-act = New recovery codes
second-factor-remove-act = Do without it
second-factor-removed = You sign in by your password alone.
accounts-second-factor = second factor
accounts-second-factor-act = Take the second factor away
accounts-second-factor-removed = { $name } signs in by the password alone, and can set up another second factor.
refusal-wrong-code = This code does not fit, or was used already. Codes change every 30 seconds; see that the phone’s clock is right
security-second-factor-set = Second factor set up
security-second-factor-removed = Second factor taken away
security-recovery-code-used = Signed in by a recovery code
