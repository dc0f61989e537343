# Accounts: inloggen, wachtwoorden, uitnodigingen.

setup-title = Het eerste account
setup-lead = De eigenaar van deze server: maakt toernooien aan en nodigt alle anderen uit. Deze link werkt één keer.
setup-act = Account maken
setup-done = Het account is gemaakt en u bent ingelogd.
account-name = Naam
account-name-hint = De naam waarmee u inlogt. Het logboek toont hem bij wat u doet.
account-password = Wachtwoord
account-password-hint = Minstens 10 tekens. Een paar woorden die alleen u zo zou combineren, werken goed.
account-password-again = Wachtwoord nogmaals
account-title = Uw account
account-change-password = Wachtwoord wijzigen
account-old-password = Oud wachtwoord
account-new-password = Nieuw wachtwoord
account-password-changed = Het wachtwoord is gewijzigd. Andere browsers zijn uitgelogd.
sign-in-players = Spelers hebben geen account nodig: indeling en stand zijn openbaar.
sign-in-lost = Wachtwoord vergeten? Een eigenaar van deze server kan een nieuw instellen.
join-title = Meewerken aan { $event }
join-as-organiser = Als organisator: u voert spelers in, deelt rondes in en publiceert ze.
join-as-arbiter = Als arbiter: u voert uitslagen in.
join-as-recorder = Als noteerder: u voert partijen aan het bord zet voor zet in.
join-known-as = U bent ingelogd als { $name }.
join-act = Meewerken
join-new = Nieuw hier
join-have-account = Ik heb een account: inloggen
join-done = Welkom bij { $event }.
fault-password-again = De twee wachtwoorden verschillen; typ twee keer hetzelfde
account-roles = Uw rollen
account-sessions = Waar u bent ingelogd
account-session = sinds { $since }, laatst gezien { $seen }
account-session-this = deze browser
account-sessions-end = Elders uitloggen
account-sessions-ended = U bent overal elders uitgelogd

# Het toernooi als geheel: gekopieerd, gearchiveerd, verwijderd; en wie kan inloggen.

accounts-about = Iedereen die op deze server kan inloggen. Eigenaars mogen alles, bij elk toernooi; er kunnen er meerdere zijn.
accounts-owner = eigenaar
accounts-event-maker = mag toernooien maken
accounts-disabled = mag niet inloggen
accounts-seen = laatst gezien { $at }
accounts-name-owner = Eigenaar maken
accounts-unname-owner = Niet meer eigenaar
accounts-name-event-maker = Toernooien laten maken
accounts-unname-event-maker = Geen toernooien meer
accounts-password-act = Nieuw wachtwoord
accounts-disable-act = Blokkeren
accounts-enable-act = Weer toelaten
accounts-owner-named = { $name } is nu eigenaar van deze server.
accounts-owner-unnamed = { $name } is geen eigenaar van deze server meer.
accounts-event-maker-named = { $name } mag nu toernooien maken, importeren en kopiëren.
accounts-event-maker-unnamed = { $name } mag geen toernooien meer maken.
accounts-disabled-now = { $name } mag niet meer inloggen en is overal uitgelogd. Wat onder deze naam is gedaan, blijft.
accounts-enabled = { $name } mag weer inloggen.
accounts-before = Dit was al gedaan. Een wachtwoord wordt maar één keer getoond: maak een ander als niemand het heeft.
accounts-made = Een nieuw wachtwoord voor { $name }
accounts-made-hint = Het wordt één keer getoond. Geef het door; de persoon logt ermee in en kiest een eigen wachtwoord op de pagina van het account. De persoon is overal uitgelogd.

# Links voor één persoon, opnieuw aanmelden, tweede factor.

sign-in-again = U bent al een tijdje ingelogd. Geef uw wachtwoord nog eens voordat u rechten uitdeelt.
sign-in-ended = Uw sessie is afgelopen en wat u verstuurde, is niet opgeslagen. Log in en verstuur het nog eens.
sign-in-code-hint = De zes cijfers die uw app nu toont, of een herstelcode
sign-in-code-lost = Geen telefoon en geen herstelcode bij de hand? Een eigenaar van deze server kan de tweede factor weghalen.
account-code = Code
second-factor-about = Wie uw wachtwoord te weten komt, kan dan nog niet inloggen. Een app op uw telefoon toont zes cijfers, elke 30 seconden andere.
second-factor-needed = Deze server vraagt organisatoren en eigenaren om een tweede factor. Stel de uwe in en ga dan verder.
second-factor-app = Codes van een app
second-factor-scan = Scan dit met een authenticator-app, of typ de sleutel erin over. Typ dan de code die hij toont.
second-factor-picture = De sleutel als plaatje voor de camera van de app
second-factor-key = Sleutel
second-factor-code-hint = De zes cijfers die de app nu toont
second-factor-act = Vanaf nu gebruiken
second-factor-on = Bij elke keer inloggen wordt een code gevraagd. Herstelcodes over: { $left }.
second-factor-codes = Uw herstelcodes
second-factor-codes-about = Met elke code kunt u één keer inloggen als uw telefoon niet bij de hand is. Schrijf ze nu op: ze worden alleen deze keer getoond.
second-factor-codes-act = Nieuwe herstelcodes
second-factor-remove-act = Uitschakelen
second-factor-removed = U logt nu in met alleen uw wachtwoord.
accounts-second-factor = tweede factor
accounts-second-factor-act = Tweede factor weghalen
accounts-second-factor-removed = { $name } logt nu in met alleen het wachtwoord en kan een andere tweede factor instellen.
