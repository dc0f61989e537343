# Accounts: signing in, passwords, second factor, personal links.
