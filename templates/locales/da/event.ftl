# The event as a thing: copied, archived, deleted; and who can sign in.

way-event = Turnering
way-archived = Arkiveret
event-title = Turneringen
event-is-archived = Den er arkiveret og kan kun læses.
event-is-hidden = Indtil nu ser kun dens egne folk den.
event-announce = Bekendtgør
event-announced = Nu kan alle se turneringen.
way-hidden = Skjult
way-event-hidden = Turnering (skjult)
event-archive = Arkivér
event-archive-about = En arkiveret turnering kan fortsat læses af alle og står for sig i listen. Intet i den kan ændres, før den er taget ud af arkivet.
event-archive-act = Arkivér turneringen
event-unarchive-act = Tag den ud af arkivet
event-archived = Turneringen er arkiveret. Fra nu af kan den kun læses.
event-unarchived = Turneringen er taget ud af arkivet og kan ændres igen.
index-archived = Arkiv
act-archive = Arkiveret
act-unarchive = Taget ud af arkivet
copy-title = Kopiér
copy-about = Endnu en turnering med de samme indstillinger, uden runder og tider. Den er skjult, indtil du bekendtgør den.
copy-begin = Kopiér turneringen
copy-address = Adresse
copy-address-hint = Slutningen af dens adresse, såsom open-27; dannes af navnet, hvis feltet er tomt.
copy-people = Tag { $n ->
    [one] dens ene spiller
   *[other] dens { $n } spillere
  } med
copy-people-note = Tilmeldt, ikke tjekket ind.
copy-act = Opret kopien
copy-done = { $event } er oprettet som kopi og indtil nu skjult. Her er dens indstillinger.
create-like = Eller kopiér en tidligere:
create-people = Personer
create-people-hint = De fra en tidligere turnering kommer med, tilmeldt og ikke tjekket ind.
create-people-none = Ingen endnu
delete-title = Slet
delete-about = Fjerner turneringen med alt, hvad der hørte til den. Det kan ikke fortrydes.
delete-begin = Slet turneringen
delete-what = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
  } og { $games ->
    [one] ét parti
   *[other] { $games } partier
  } ville være væk, med logbogen, kendelserne, noteringerne og hvert link dertil.
delete-keep = Gem først en fil
delete-keep-about = Én fil med det hele: personer, runder, logbog, hændelser, kendelser, noteringer, certifikater.
delete-keep-act = Hent det hele
delete-now = Slet den nu
delete-name = Skriv dens navn
delete-act = Slet den for altid
delete-leave = Lad være
delete-done = { $event } er slettet.
error-deleted = Turneringen er væk
error-deleted-why = En ejer af denne server har slettet turneringen. Det, du netop sendte, blev ikke gemt, og intet mere kan indtastes i den.
refusal-archived = Turneringen er arkiveret og kan kun læses. En arrangør tager den ud af arkivet på siden »Turnering«.
refusal-not-its-name = Det er ikke dens navn. Skriv det, som det står over feltet.
accounts-title = Konti
accounts-about = Alle, der kan logge ind på denne server. Ejere må alt ved hver turnering; der kan være flere.
accounts-owner = ejer
accounts-disabled = må ikke logge ind
accounts-seen = sidst set { $at }
accounts-name-owner = Gør til ejer
accounts-unname-owner = Ikke ejer mere
accounts-password-act = Ny adgangskode
accounts-disable-act = Spær
accounts-enable-act = Ophæv spærring
accounts-owner-named = { $name } er nu ejer af denne server.
accounts-owner-unnamed = { $name } er ikke længere ejer af denne server.
accounts-disabled-now = { $name } må ikke længere logge ind og er logget ud alle steder. Det, der er gjort, bliver stående.
accounts-enabled = { $name } må logge ind igen.
accounts-before = Det er allerede gjort. En adgangskode vises kun én gang: Lav en ny, hvis ingen har den.
accounts-made = En ny adgangskode til { $name }
accounts-made-hint = Den vises én gang. Giv den videre; vedkommende logger ind med den og vælger sin egen på siden for sin konto. Vedkommende er logget ud alle steder.
download-xlsx = Excel-projektmappe
download-about-xlsx = Spillere, stilling og parringerne i hver runde som ark i én XLSX-fil.
