# The server itself, for its owner.

server-lead = Serverens tilstand: database, sikkerhedskopier, logins og fejl.
server-version = Version
server-since = Kører siden
server-database = Database
server-sqlite = SQLite, i datamappen, skrivbar.
server-postgres = PostgreSQL, skrivbar.
server-room = Disk
server-room-said = Databasen fylder { $size }; { $free } er ledige på dens disk.
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = Ur
server-backups = Sikkerheds­kopier
server-backups-none = Ingen automatiske sikkerhedskopier. Start serveren med --backup MAPPE, eller kør tengen backup på maskinen.
server-backups-first = De lægges i { $folder }; ingen er lavet endnu.
server-backups-last = Den sidste, kontrolleret: { $moment }, { $file }
server-backups-next = Den næste: { $moment }
server-job-done = senest udført { $last }
server-job-failed = senest udført { $last }; fejl: { $count }, den seneste { $moment }: { $why }
server-job-agreed-results = Enige resultater
server-job-reminders = Påmindelser
server-job-retention = Sletning af udløbne data
server-job-journals = Logbøger sammenlignet
server-job-rating-lists = Ratinglister hentet
server-job-messages = Beskeder sendt
server-job-backups = Sikkerhedskopier lavet
server-job-other-instances = Nyt fra andre instanser
server-streams = Live-forbindelser
server-people = Logget ind
anywhere-title = Find en person i alle turneringer
anywhere-lead = Find en person i alle turneringer på denne server, og slet vedkommendes persondata.
anywhere-search-hint = Efternavn og fornavn, eller nummeret på en ratingliste
anywhere-find = Find
anywhere-more = Der er flere. Skriv mere af navnet.
anywhere-forget = Glem de valgte
anywhere-waiting = Tilmeldinger, der venter på svar
anywhere-nobody = Ingen med det navn er i nogen turnering.
anywhere-unsure = Vælg mindst én person, og sæt kryds ved, at du er sikker.
anywhere-forgotten = { $count ->
    [one] Én tilmelding har intet navn mere.
   *[other] { $count } tilmeldinger har intet navn mere.
}
anywhere-forgotten-but = { $count ->
    [one] Én tilmelding har intet navn mere.
   *[other] { $count } tilmeldinger har intet navn mere.
} Navnet står stadig her; arrangørerne retter det: { $left }
server-sessions = { $count ->
    [one] Én browser
   *[other] { $count } browsere
}
server-security = Login og konti
server-failures = Mislykkede forespørgsler siden starten
server-nothing = Ingen.
server-here = på maskinen
security-account-added = Konto oprettet
security-password-set = Adgangskode sat
security-account-disabled = Konto spærret
security-owner-named = Gjort til ejer
security-password-changed = Adgangskode skiftet
security-sign-in-failed = Forkert navn eller adgangskode
security-sign-in-throttled = For mange forsøg, afvist
security-sessions-ended = Andre browsere logget ud
security-owner-unnamed = Fjernet som ejer
security-event-maker-named = Må oprette turneringer
security-event-maker-unnamed = Må ikke længere oprette turneringer
security-account-enabled = Spærring af konto ophævet
security-event-deleted = Turnering slettet

server-mail = E-mail
server-mail-none = ikke sat op (--mail-from)
server-outbox = Udbakke
server-outbox-said = { $waiting } venter, { $trying } prøves igen, { $given } opgivet

# Links til én person, ny log ind, anden faktor.

security-second-factor-set = Anden faktor sat op
security-second-factor-removed = Anden faktor fjernet
security-recovery-code-used = Logget ind med en nødkode
computer-title = Denne computer
computer-lead = Tengen kører på denne computer. Telefoner og andre computere i salen kan bruge det, hvis du lukker dem ind.
computer-phones = Telefoner i salen
computer-scan = Scan denne kode med en telefon på samme netværk, eller skriv adressen.
computer-came = En telefon eller en anden computer har fået forbindelse til Tengen.
computer-none-came = Ingen telefon har fået forbindelse til Tengen endnu. Kan en ikke, så se, om computerens firewall spørger, og tillad Tengen på private netværk. Nogle gæstenetværk skiller telefoner fra computere.
computer-no-network = Denne computer er ikke på noget netværk. Forbind den til salens netværk, eller åbn et hotspot på en telefon.
computer-refused = Tengen kunne ikke åbnes for netværket: { $why }
computer-several = Denne computer har flere adresser. Vælg den på salens netværk:
computer-closed = Kun denne computer kan bruge Tengen nu. Når du lukker telefoner ind, spørger computerens firewall måske: tillad Tengen på private netværk.
computer-keep-out = Luk telefoner ude
computer-let-in = Luk telefoner ind
computer-data = Dine data
computer-folder = Datamappe
computer-back-up = Hent en sikkerhedskopi
computer-end = Stop
computer-end-hint = Alt er gemt. Åbne sider på telefoner siger, at forbindelsen er væk, og fortsætter efter næste start.
computer-stop = Stop Tengen
computer-stopped = Tengen er stoppet
computer-stopped-lead = Alt er gemt. Du kan lukke denne side. Start Tengen igen for at fortsætte.
computer-stopped-damaged = Databasen blev erstattet, fjernet eller beskadiget, mens Tengen kørte: det, der er indtastet siden, kan være tabt. Sikkerhedskopier ligger i mappen, som »Denne computer« nævner.
computer-unkept = Valget kunne ikke gemmes: { $why }
computer-no-backup = Der er ingen sikkerhedskopi: { $why }
computer-backups-fail = Der kunne ikke laves en ny sikkerhedskopi: { $why }
computer-backups-none = Der laves ingen automatiske sikkerhedskopier: mappen til dem kan ikke oprettes. Hent en her.
server-name-title = Serverens navn
server-name = Navn
server-name-hint = Står over listen med turneringer: »Go i Flensborg«.
server-about = En sætning nedenunder
server-about-hint = Hvis turneringer det er, for besøgende.
