# De server zelf, voor de eigenaar.

server-lead = Toestand van de server: database, reservekopieën, inloggen en fouten.
server-version = Versie
server-since = Draait sinds
server-database = Database
server-sqlite = SQLite, in de gegevensmap, beschrijfbaar.
server-postgres = PostgreSQL, beschrijfbaar.
server-room = Schijf
server-room-said = De database is { $size }; op de schijf is nog { $free } vrij.
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = Klok
server-backups = Reservekopieën
server-backups-none = Geen automatische reservekopieën. Start de server met --backup MAP, of voer op de machine tengen backup uit.
server-backups-first = Ze gaan naar { $folder }; er is nog geen gemaakt.
server-backups-last = De laatste, gecontroleerd: { $moment }, { $file }
server-backups-next = De volgende: { $moment }
server-job-done = laatst gedaan { $last }
server-job-failed = laatst gedaan { $last }; fouten: { $count }, de laatste { $moment }: { $why }
server-job-agreed-results = Overeengekomen uitslagen
server-job-reminders = Herinneringen
server-job-retention = Verwijderen na de bewaartermijn
server-job-journals = Logboeken vergeleken
server-job-rating-lists = Ratinglijsten opgehaald
server-job-messages = Berichten verstuurd
server-job-backups = Reservekopieën gemaakt
server-job-other-instances = Nieuws van andere instanties
server-streams = Live-verbindingen
server-people = Ingelogd
anywhere-title = Iemand zoeken in alle toernooien
anywhere-lead = Zoek iemand in alle toernooien van deze server, en verwijder de persoonsgegevens.
anywhere-search-hint = Achternaam en voornaam, of het nummer van een ratinglijst
anywhere-find = Zoeken
anywhere-more = Er zijn er meer. Typ meer van de naam.
anywhere-forget = Gekozenen vergeten
anywhere-waiting = Aanmeldingen die op antwoord wachten
anywhere-nobody = In geen enkel toernooi komt iemand met die naam voor.
anywhere-unsure = Kies ten minste één persoon, en vink aan dat u het zeker weet.
anywhere-forgotten = { $count ->
    [one] Eén inschrijving heeft geen naam meer.
   *[other] { $count } inschrijvingen hebben geen naam meer.
}
anywhere-forgotten-but = { $count ->
    [one] Eén inschrijving heeft geen naam meer.
   *[other] { $count } inschrijvingen hebben geen naam meer.
} De naam staat nog hier; de organisatoren veranderen hem: { $left }
server-sessions = { $count ->
    [one] Eén browser
   *[other] { $count } browsers
  }
server-security = Inloggen en accounts
server-failures = Mislukte verzoeken sinds de start
server-nothing = Geen.
server-here = op de machine
security-account-added = Account toegevoegd
security-password-set = Wachtwoord ingesteld
security-account-disabled = Account geblokkeerd
security-owner-named = Eigenaar benoemd
security-password-changed = Wachtwoord gewijzigd
security-sign-in-failed = Naam of wachtwoord onjuist
security-sign-in-throttled = Te veel pogingen, geweigerd
security-sessions-ended = Andere browsers uitgelogd
security-owner-unnamed = Geen eigenaar meer
security-event-maker-named = Mag toernooien maken
security-event-maker-unnamed = Mag geen toernooien meer maken
security-account-enabled = Account weer toegelaten
security-event-deleted = Toernooi verwijderd

server-mail = E-mail
server-mail-none = niet ingesteld (--mail-from)
server-outbox = Postvak UIT
server-outbox-said = wachtend { $waiting }, opnieuw geprobeerd { $trying }, opgegeven { $given }

# Links voor één persoon, opnieuw aanmelden, tweede factor.

security-second-factor-set = Tweede factor ingesteld
security-second-factor-removed = Tweede factor weggehaald
security-recovery-code-used = Ingelogd met een herstelcode
computer-title = Deze computer
computer-lead = Tengen draait op deze computer. Telefoons en andere computers in de zaal kunnen het gebruiken, als u ze toelaat.
computer-phones = Telefoons in de zaal
computer-scan = Scan deze code met een telefoon in hetzelfde netwerk, of typ het adres.
computer-came = Een telefoon of een andere computer heeft Tengen bereikt.
computer-none-came = Nog geen telefoon heeft Tengen bereikt. Als het er een niet lukt: kijk of de firewall van deze computer iets vraagt, en sta Tengen toe in privénetwerken. Sommige gastnetwerken houden telefoons en computers gescheiden.
computer-no-network = Deze computer zit in geen netwerk. Verbind hem met het netwerk van de zaal, of open een hotspot op een telefoon.
computer-refused = Tengen kon niet voor het netwerk worden geopend: { $why }
computer-several = Deze computer heeft meerdere adressen. Kies dat van het netwerk van de zaal:
computer-closed = Nu bereikt alleen deze computer Tengen. Als u telefoons toelaat, vraagt de firewall van deze computer misschien iets: sta Tengen toe in privénetwerken.
computer-keep-out = Telefoons buitensluiten
computer-let-in = Telefoons toelaten
computer-data = Uw gegevens
computer-folder = Gegevensmap
computer-back-up = Reservekopie downloaden
computer-end = Stoppen
computer-end-hint = Alles is opgeslagen. Open pagina’s op telefoons zeggen dat de verbinding weg is, en gaan na de volgende start verder.
computer-stop = Tengen stoppen
computer-stopped = Tengen is gestopt
computer-stopped-lead = Alles is opgeslagen. U kunt deze pagina sluiten. Start Tengen opnieuw om verder te gaan.
computer-stopped-damaged = De database is vervangen, verwijderd of beschadigd terwijl Tengen liep: wat sindsdien is ingevoerd, kan verloren zijn. Reservekopieën staan in de map die “Deze computer” noemt.
computer-unkept = De keuze kon niet worden bewaard: { $why }
computer-no-backup = Er is geen reservekopie: { $why }
computer-backups-fail = Er kon geen nieuwe reservekopie worden gemaakt: { $why }
computer-backups-none = Er zijn geen automatische reservekopieën: de map ervoor kan niet worden aangemaakt. Download er hier een.
server-name-title = Naam van deze server
server-name = Naam
server-name-hint = Staat boven de lijst van toernooien: “Go in Flensburg”.
server-about = Een zin eronder
server-about-hint = Van wie deze toernooien zijn, voor bezoekers.
