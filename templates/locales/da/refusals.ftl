# Accounts: signing in, passwords, invitations.

refusal-wrong-password = Forkert navn eller adgangskode
refusal-busy = For mange logger ind lige nu; prøv igen om få sekunder
refusal-password-length = Adgangskoden skal have mindst 10 tegn
refusal-name-taken = Der findes allerede en konto med dette navn; vælg et andet navn, eller log ind med det
refusal-last-owner = Dette er den eneste ejer, der kan logge ind. Gør først en anden til ejer
refusal-link-spent = Linket er brugt, inddraget eller udløbet. Bed en arrangør om et nyt
refusal-owner-made = Linket er brugt: serveren har en ejer. Log ind, eller bed ejeren om en invitation
refusal-link-replaced = Det er ikke det nyeste link. Tengen skriver et nyt ved hver start: åbn det
refusal-own-role = Du er den eneste arrangør: inviter en anden, før du opgiver rollen
refusal-series-not-all = For at føje en turnering til en serie skal du være arrangør af den og af alle sæsonens divisioner, og begge skal nævne samme serie i indstillingerne.
refusal-division-twice = { $name } er allerede division { $no } i den sæson: ret nummeret på en af dem i indstillingerne.
refusal-password-common = Denne adgangskode er let at gætte. Brug nogle ord, du selv finder på
refusal-wait = For mange forkerte adgangskoder. Prøv igen om { $seconds } s

# Arbiters: open boards, one board, two results for one board.

refusal-reason-needed = Skriv, hvorfor resultatet rettes
refusal-not-published = Runde { $round } er en kladde; offentliggør den først

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

refusal-check-in-closed = Check-in med telefon er ikke åben nu. Sig ved indgangen, at du er her.

# The end of a game, led: from the second pass to the confirmed result.

refusal-record-tell-first = Begge nægter. Sig dem først, at begge taber, og spørg igen.
refusal-record-play-on-first = Uden enighed går partiet videre. Først efter næste standsning lever alle sten.
refusal-record-reason = Giv en begrundelse på 1 til 1000 tegn
refusal-record-differ = Spillerne er uenige om { $point }. Afgør det først.
refusal-record-same = Ingen hævder noget om { $point } mod dens ejer: der er intet at prøve eller at afgøre.
refusal-record-no-copy = Disse regler bruger ikke en kopi af brættet: spil videre.
refusal-record-none-open = Ingen kopi er åben, eller der er endnu ikke vist noget på den.
refusal-record-fill-in-turn = { $point } er et point værd efter disse regler: spil videre, og fyld det på skift.

# The event as a thing: copied, archived, deleted; and who can sign in.

refusal-archived = Turneringen er arkiveret og kan kun læses. En arrangør kan tage den ud af arkivet på siden »Turnering«.
refusal-not-its-name = Det er ikke dens navn. Skriv det nøjagtigt, som det står over feltet.

# Recording a game at the board, and watching it.

refusal-move-turn = { $color ->
    [B] Hvid er i trækket, ikke Sort
   *[W] Sort er i trækket, ikke Hvid
}
refusal-move-off-board = Det er ikke et punkt på dette bræt: { $point }
refusal-move-occupied = Der ligger allerede en sten på { $point }
refusal-move-ko = { $color ->
    [B] Sort
   *[W] Hvid
} må ikke straks slå tilbage i ko på { $point }
refusal-move-superko = { $point } ville gentage hele brættet, som det var efter træk { $after }
refusal-move-suicide = På { $point } ville { $stones ->
    [one] stenen
   *[other] de { $stones } sten
} ingen frihed have
refusal-record-not-counted = Partiet sluttede ikke med en optælling, så der er intet at tælle igen. En spiller, der gør indsigelse, tilkalder dommeren, som indfører en hændelse med begrundelsen.
refusal-record-confirmed = Resultatet er bekræftet: noteringen bliver, som den er
refusal-record-no-repetition = Stillingen har ikke gentaget sig. Spil videre, eller spørg en dommer.
refusal-record-repetition = Efter disse regler kan spillerne ikke enes om en gentagelse. Spørg en dommer.
refusal-record-no-resumption = Efter disse regler fortsætter et standset parti ikke
refusal-record-life = Kun sten på brættet kan markeres
refusal-record-not-in-rules = Det giver disse regler ikke mulighed for. Dommeren afgør det.
refusal-record-disagree = Spillerne har nævnt forskellige resultater
refusal-record-phase = Partiet er gået videre i mellemtiden: se på brættet igen
refusal-record-nothing = Der er intet at tage tilbage
refusal-record-ruling = Kendelse { $no } kom sidst. Træk den kendelse tilbage på dens egen side.
refusal-record-moves = { $moves ->
    [one] Ét træk er allerede noteret
   *[other] { $moves } træk er allerede noteret
}. Tag dem først tilbage.
refusal-record-position = Stenene omkring { $point } har ingen frihed: en sådan stilling kan ikke ligge på et bræt
refusal-record-handicap = Ingen handicapsten kan ligge der: { $point }
refusal-record-apply = Kendelsen kan ikke udføres i noteringen: { $why }
refusal-record-full = Noteringen er fuld
refusal-record-note = En kommentar har 1 til 1000 tegn
refusal-record-prisoners = { $n ->
    [one] { $n } fange er flere, end brættet rummer
   *[other] { $n } fanger er flere, end brættet rummer
}
refusal-record-overtime = { $n ->
    [one] { $n } periode er flere, end en spiller kan købe i dette parti
   *[other] { $n } perioder er flere, end en spiller kan købe i dette parti
}
refusal-record-terms = Intet parti kan noteres her: { $why }
refusal-record-other-result = Der er allerede et resultat: { $result }. Ret et af de to, før begge bekræfter.

# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

refusal-home-closed = Tilmeldingen er ikke åben.
refusal-home-crowded = Mange tilmeldinger kom fra denne adresse. Det, du skrev, står her endnu: send det igen om ti minutter, eller sig det til arrangørerne.
refusal-home-overrun = For mange tilmeldinger venter ved denne turnering. Sig det til arrangørerne.
refusal-home-unread = Se formularen igennem igen, og send den så.

# Incidents and rulings: what happened, when, the ruling, the referee's log.

refusal-appeal-party = En spiller ved dette bræt kan ikke afgøre appellen: nævn en suppleant
## What is refused
refusal-procedure = Proceduren kan ikke bruges: { $why }
refusal-report = Rapporten passer ikke. Gå dens trin igennem igen.
refusal-report-by = Sig, om det var Sort eller Hvid
refusal-report-noticed = Det blev bemærket, før det skete: sammenlign de to numre
refusal-report-move = Skriv begge dele: hvilket træk det var, og efter hvilket det blev bemærket
refusal-choose-first = Teksten overlader det til dig: vælg en af mulighederne
refusal-end-unasked = Partiet var slut: sig først, om begge havde accepteret det.
refusal-ask-first = Spørg først begge spillere, om de er enige: ingen taber uden at være spurgt.
refusal-not-offered = Dette kan ikke vælges sammen. Vælg igen.
refusal-penalty-amount = Skriv straffens størrelse: fra 1 til { $most }
refusal-words-needed = Skriv, hvad straffen er, og hvorfor
refusal-ruling-reason = Begrund kendelsen: uden begrundelse indføres den ikke.
refusal-violation-first = Trækket, der gentager stillingen, bryder en spilleregel. Tilkald en dommer: når det er afgjort, kan begge enes om intet resultat.
refusal-which-position = Spillet er gået videre siden denne kendelse: angiv hvilken stilling der gælder.
refusal-grounds-needed = Skriv, hvorfor kendelsen appelleres
refusal-ruling-changed = I mellemtiden er brættet eller spillernes straffe ændret. Intet blev indført: se på kendelsen igen.
refusal-not-in-force = Denne kendelse er allerede ændret eller trukket tilbage
refusal-committees = Et udvalg har afgjort dette: kun udvalget kan ændre kendelsen eller trække den tilbage. Sæt kryds ved, at udvalget gør det, og nævn dets medlemmer.
refusal-committees-result = Et udvalg har afgjort kendelse { $no }, som gav dette resultat: det står, indtil udvalget ændrer den eller trækker den tilbage.
refusal-no-such-ruling = Den kendelse eller appel findes ikke
refusal-appeal-decided = Denne appel er allerede afgjort; afgørelsen er endelig
refusal-appeal-stands = Et udvalg har stadfæstet denne kendelse; dets afgørelse er endelig
refusal-appeal-late = Fristen for appel er udløbet
refusal-appeal-none = Der er ingen appel i denne turnering
refusal-appeal-committee = Nævn hvert medlem af udvalget
refusal-appeal-own-case = Den dommer, der afsagde kendelsen, kan ikke afgøre appellen
refusal-appeal-twice = Et medlem er nævnt to gange
refusal-appeal-player = Kun de to spillere kan appellere

# Mending a published round.

refusal-round-changed = Nogen har ændret denne runde eller indtastet et resultat. Se på den, og gør det så igen.
refusal-results-lost = { $count ->
    [one] Ét resultat ville gå tabt. Intet blev ændret: bekræft det først.
   *[other] { $count } resultater ville gå tabt. Intet blev ændret: bekræft det først.
  }
refusal-not-last-round = Runde { $round } blev lodtrukket efter den. Slet først den.

refusal-too-many-announcements = Der er flere beskeder, end nogen kan læse: fjern først en.
refusal-no-mail = Denne server sender ingen e-mail eller har ikke din adresse.
refusal-too-many-reaches = For mange telefoner får allerede besked: fjern først en.

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = Intet parti på dette bræt ender med mere end { $most } points forskel.

# The organiser's screens: settings, registration, drafts, journal, people.

## Why the service refuses
refusal-entered-already = { $name } er allerede tilmeldt, med denne grad og klub eller dette nummer.
namesake-tick = En anden person med samme navn
namesake-note = For eksempel far og søn. Så afvises kun samme forbundsnummer.
refusal-has-games = Denne spiller har partier. Træk spilleren ud i stedet: partierne bliver.
refusal-merge-met = De to mødtes i runde { $round }, så det kan ikke være samme person.
refusal-merge-both-paired = Begge er parret eller sidder over i runde { $round }. Tag først en af dem ud af den runde.
refusal-merge-numbers = Begge har et nummer fra samme forbund, og numrene er forskellige. Ret først et af dem.
refusal-merge-teams = De er på to hold. Tag først en af dem ud af holdet.
refusal-merge-pair = Kun to tilmeldinger med hver én person kan slås sammen.
refusal-merge-recorded = Et noteret parti eller en hændelse nævner den anden tilmelding. Åbn den, og slå denne sammen med den.
refusal-built-on = Noget er ændret oven på dette, så det kan ikke længere fortrydes. Intet blev ændret.
refusal-excluded = En kendelse i kraft holder denne spiller ude af runde { $round }. Træk kendelsen tilbage, eller ændr den først.
refusal-paired-in-round = Denne spiller er parret i runde { $round }. Ophæv først bordets parring i kladden; en offentliggjort runde bliver, som den er.
refusal-rounds-drawn = { $rounds ->
    [one] { $rounds } runde er allerede lodtrukket; turneringen kan ikke have færre.
   *[other] { $rounds } runder er allerede lodtrukket; turneringen kan ikke have færre.
  }
refusal-already-published = Runde { $round } er offentliggjort. Dens parringer bliver, som de er.
refusal-already-drawn = En anden har netop lodtrukket runde { $round }. Se på den kladde, før du lodtrækker igen.
refusal-publish-first = Runde { $round } kommer først: offentliggør den.
refusal-no-such-round = { $rounds ->
    [one] Denne turnering har { $rounds } runde.
   *[other] Denne turnering har { $rounds } runder.
  }
refusal-draft-changed = En anden har ændret denne kladde. Se på den, og gør det så igen.
refusal-nothing-drawn = Runde { $round } har ingen parringer endnu. Lodtræk den først.
refusal-file = Filen kan ikke læses: { $faults }
refusal-stopped = Stoppet. Intet er ændret.

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

refusal-confirmed = Begge spillere har bekræftet resultatet. Kun hoveddommeren kan ændre det.
refusal-not-played-anew = Intet parti spilles om ved dette bræt
refusal-chief-without-role = Giv først denne person en rolle her
refusal-clock-of-draft = Offentliggør runde { $round }, før du starter dens ure
refusal-window-ends-first = Perioden for runde { $round } ville slutte, før den begynder. Skriv en sidste dag, der ikke ligger før den første.
refusal-no-window = Runde { $round } har ingen periode: partierne spilles, når den begynder.
refusal-grace-runs = Runde { $round } eller dens frist er ikke forbi. Indtil da afgøres intet.
refusal-date-changed = Partiets dato eller spillere er ændret i mellemtiden. Se på det igen.
refusal-game-over = Partiet har allerede et resultat.
refusal-teams-meet = Denne turnering spilles af hold: dens runder lodtrækkes én ad gangen.
refusal-league-size = Alle mod alle kræver { $least } til { $most } spillere; { $count } deltager i runde 1.
refusal-too-many-rounds = Det ville være { $rounds } runder; en turnering har højst { $most }. Lad alle mødes én gang, eller lav to turneringer.

# What players do themselves: their own page, results they report, what they ask for, and their links.

refusal-appeal-made = Du har allerede appelleret denne kendelse.

# What players do themselves: their own page, results they report, what they ask for, and their links.

refusal-reports-off = Ved denne turnering indtaster kun dommere resultater.
refusal-seats-changed = Din parring er ændret i mellemtiden. Se igen, hvor du sidder.
refusal-others-sit = Bord { $table } er ikke længere, som du så det: Andre sidder der nu, eller farverne er byttet. Intet er indtastet. Se på navnene, og indtast resultatet igen.
refusal-result-stands = { $result } er allerede indtastet. Er det forkert, så tilkald en dommer.
refusal-too-many-requests = Flere af dine anmodninger venter stadig på svar.
refusal-request-answered = Anmodningen er besvaret eller trukket tilbage i mellemtiden.
refusal-request-words = Skriv med dine egne ord, hvad der er galt

# The referee: what the record says, the stopped board, open points

refusal-record-stands = Kun hoveddommeren kan afsige kendelse imod noteringen.
refusal-report-in-order = Efter rækkefølgen var træk { $n } denne spillers tur: se igen efter, hvem af de to der spillede.
refusal-report-first-of-two = To træk i rad er to træk af én spiller: skriv nummeret på det andet, ikke 1.
refusal-report-time-back = Et ur kan ikke få mere tilbage end de { $minutes } minutter, et parti har: se efter tiden igen.
refusal-report-agreed = Vælg én: enige eller ikke enige.
refusal-report-not-in-record = Noteringens { $moves } træk viser ingen sådan overtrædelse af denne spiller. Notér, hvad der blev spillet, eller vælg igen.
refusal-report-dealt-with = Kendelse { $no } har afgjort dette træk. Ændr den, træk den tilbage, eller vælg igen.
refusal-report-legal = Træk { $n } af { $color ->
    [B] Sort
   *[W] Hvid
} bryder ingen sådan regel i noteringen.
refusal-report-mover = Træk { $n } er { $color ->
    [B] Sorts
   *[W] Hvids
} i noteringen.
refusal-report-other-notice = Noteringen går videre fra træk { $n } til træk { $moves }: det blev bemærket efter træk { $moves }.
refusal-report-earlier = Træk { $first } af { $color ->
    [B] Sort
   *[W] Hvid
} kom først og er afgørende: afsig kendelse om det, ikke om { $n ->
    [0] dette
   *[other] træk { $n }
} alene.
refusal-report-played = Dette parti blev spillet, så ingen udeblev. Meld, at nogen kom for sent eller gik.
refusal-report-not-counted = Dette parti sluttede ikke med en optælling, så der er ingen at bestride. Meld, hvad der er galt med selve afslutningen.
refusal-report-not-resigned = Dette parti sluttede ikke med, at den spiller gav op, så der er ingen opgivelse at bestride. Meld, hvad der er galt med selve afslutningen.
refusal-report-no-result = Der er intet resultat endnu: indtast det, partiet fik.
refusal-report-nothing-ended = Der er intet resultat endnu, så ingen kan have accepteret et. Svar igen.
refusal-report-exchanged = En kendelse har allerede byttet farverne i dette parti: ændr den eller træk den tilbage.
refusal-report-nothing-confirmed = Det noterede parti har { $moves } træk og intet resultat: ingen har bekræftet et.
refusal-report-beyond = Noteringen har { $moves } træk.
refusal-record-nothing-found = Ingen nævnte et træk, der ville ændre resultatet. Uden et sådant taber ingen ved at være uenig.
refusal-record-ask-first = { $color ->
    [B] Sort
   *[W] Hvid
} er ikke spurgt endnu, om der skal spilles videre, eller partiet skal slutte, som det ligger.
refusal-record-agreed = Begge vil slutte partiet, som det ligger: markér, hvad der er dødt, og de er enige.
refusal-record-not-neutral = { $point } er hverken tomt og neutralt eller spillerens eget territorium.
refusal-record-takes = { $point } ville slå sten. Det er et træk: genoptag partiet til det.
refusal-not-clerical = Kun en fejl i nedskrivningen af resultatet kan endnu rettes: angiv, at det er en.

# Rating lists and the search in them; lists of participants; the registration as a whole.

refusal-list-to-come = Listen er dateret { $date }, som ligger i fremtiden. Intet blev importeret; kontrollér filen eller denne computers ur.

# The server itself, for its owner.

refusal-too-many-players = Denne server tillader højst { $most } spillere i en turnering; dens ejer sætter grænsen ved starten (--max-players).

# Links til én person, ny log ind, anden faktor.

refusal-wrong-code = Denne kode er forkert eller allerede brugt. Koder skifter hvert 30. sekund; se efter, om telefonens ur går rigtigt
