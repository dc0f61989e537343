# Accounts: signing in, passwords, invitations.

setup-title = Den første konto
setup-lead = Den ejer denne server: den opretter turneringer og inviterer alle andre. Dette link virker én gang.
setup-act = Opret kontoen
setup-done = Kontoen er oprettet, og du er logget ind.
account-name = Navn
account-name-hint = Det navn, du logger ind med. Logbogen viser det ved det, du gør.
account-password = Adgangskode
account-password-hint = Mindst 10 tegn. Nogle få ord, som kun du ville sætte sammen, er et godt valg.
account-password-again = Adgangskode igen
account-title = Din konto
account-change-password = Skift adgangskode
account-old-password = Gammel adgangskode
account-new-password = Ny adgangskode
account-password-changed = Adgangskoden er skiftet. Andre browsere er logget ud.
sign-in-players = Spillere behøver ingen konto: parringer og stilling er offentlige.
sign-in-lost = Glemt adgangskoden? En ejer af denne server kan give en ny.
join-title = Deltag i { $event }
join-as-organiser = Som arrangør: du tilmelder spillere, lodtrækker runder og offentliggør dem.
join-as-arbiter = Som dommer: du indtaster resultater.
join-as-recorder = Som skriver: du noterer partier træk for træk ved brætterne.
join-known-as = Du er logget ind som { $name }.
join-act = Deltag
join-new = Ny her
join-have-account = Jeg har en konto: log ind
join-done = Velkommen til { $event }.
fault-password-again = De to adgangskoder er forskellige; skriv den samme to gange
account-roles = Dine roller
account-sessions = Hvor du er logget ind
account-session = siden { $since }, sidst set { $seen }
account-session-this = denne browser
account-sessions-end = Log ud alle andre steder
account-sessions-ended = Du er logget ud alle andre steder

# The event as a thing: copied, archived, deleted; and who can sign in.

accounts-about = Alle, der kan logge ind på denne server. Ejere må gøre alt i alle turneringer; der kan være flere.
accounts-owner = ejer
accounts-event-maker = må oprette turneringer
accounts-disabled = kan ikke logge ind
accounts-seen = sidst set { $at }
accounts-name-owner = Gør til ejer
accounts-unname-owner = Fjern som ejer
accounts-name-event-maker = Tillad at oprette turneringer
accounts-unname-event-maker = Tillad ikke længere
accounts-password-act = Ny adgangskode
accounts-disable-act = Spær
accounts-enable-act = Ophæv spærring
accounts-owner-named = { $name } er nu ejer af denne server.
accounts-owner-unnamed = { $name } er ikke længere ejer af denne server.
accounts-event-maker-named = { $name } må nu oprette, importere og kopiere turneringer.
accounts-event-maker-unnamed = { $name } må ikke længere oprette turneringer.
accounts-disabled-now = { $name } kan ikke længere logge ind og er logget ud alle steder. Det, der er gjort, bliver stående.
accounts-enabled = { $name } kan logge ind igen.
accounts-before = Det er allerede gjort. En adgangskode vises kun én gang: lav en ny, hvis ingen har den.
accounts-made = En ny adgangskode til { $name }
accounts-made-hint = Den vises kun én gang. Giv den videre; vedkommende logger ind med den og vælger sin egen på sin kontoside. Vedkommende er logget ud alle steder.

# Links til én person, ny log ind, anden faktor.

sign-in-again = Det er noget siden, du loggede ind. Skriv din adgangskode igen, før du giver andre rettigheder.
sign-in-ended = Din session er udløbet, og det, du sendte, blev ikke gemt. Log ind, og send det igen.
sign-in-code-hint = De seks cifre, som din app viser nu, eller en nødkode
sign-in-code-lost = Hverken telefon eller nødkode ved hånden? En ejer af serveren kan fjerne den anden faktor.
account-code = Kode
second-factor-about = Med den kan en, der får fat i din adgangskode, stadig ikke logge ind. En app på din telefon viser seks cifre, der skifter hvert 30. sekund.
second-factor-needed = Serveren kræver en anden faktor af arrangører og ejere. Sæt din op, og gå så videre.
second-factor-app = Koder fra en app
second-factor-scan = Scan dette med en godkendelsesapp, eller skriv nøglen ind i den. Skriv så koden, som den viser.
second-factor-picture = Nøglen som billede til appens kamera
second-factor-key = Nøgle
second-factor-code-hint = De seks cifre, som appen viser nu
second-factor-act = Brug den fra nu af
second-factor-on = Du bliver bedt om en kode, hver gang du logger ind. Nødkoder tilbage: { $left }.
second-factor-codes = Dine nødkoder
second-factor-codes-about = Hver af dem logger dig ind én gang, når du ikke har din telefon. Skriv dem ned nu: de vises kun denne gang.
second-factor-codes-act = Nye nødkoder
second-factor-remove-act = Slå fra
second-factor-removed = Du logger nu ind med adgangskoden alene.
accounts-second-factor = anden faktor
accounts-second-factor-act = Fjern den anden faktor
accounts-second-factor-removed = { $name } logger nu ind med adgangskoden alene og kan sætte en ny anden faktor op.
