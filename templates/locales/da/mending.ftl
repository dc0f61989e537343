# Mending a published round.

mend-link = Ret et offentliggjort bord
mend-title = Ret runde { $round }
mend-table = Runde { $round }, bord { $table }
mend-lead = Alle ser denne runde. Spillerne læser, hvad der blev ændret, hvornår og hvorfor; det bliver stående i logbogen.
mend-what = Hvad skal ændres?
mend-what-wrong = Vælg, hvad der skal ændres.
mend-swap = Byt farver
mend-swap-note = Et resultat følger spillerne.
mend-terms = Ret handicap eller komi
mend-terms-note = Et resultat bliver, som det er.
mend-move = Andet bord
mend-move-note = De, der sidder der, kommer hertil.
mend-exchange = Udskift en spiller
mend-exchange-note = En går, en anden kommer og overtager den førstes plads.
mend-cancel = Nogen kommer ikke
mend-cancel-note = Brættet fjernes.
mend-pair = Tilføj et bræt
mend-pair-note = Til to, der intet bræt har.
mend-give-bye = Lad sidde over
mend-give-bye-note = For en uden bræt, for eksempel en sent ankommet.
mend-take-bye = Ophæv oversidder
mend-take-bye-note = Spilleren venter så på en modstander.
mend-take-back = Træk offentliggørelsen tilbage
mend-take-back-note = Runden er igen en kladde, uden resultater. Det går kun med den sidste runde.
mend-drop = Slet runden
mend-drop-note = Som om den aldrig var lodtrukket. Det går kun med den sidste runde.
mend-handicap = Handicap
mend-stones = { $n ->
    [0] Lige
    [1] 1, ingen sten
   *[other] { $n } sten
  }
mend-komi = Komi
mend-komi-hint = Tomt for den sædvanlige.
mend-to = Til bord
mend-to-hint = Dets nummer.
mend-leaves = Hvem ud
mend-comes = Hvem ind
mend-comes-hint = Fra et andet bord, en oversidder eller en, der venter.
mend-left-black = Derefter Sort
mend-left-white = Derefter Hvid
mend-left-waits = venter på en modstander
mend-left-free = sidder over
mend-left-absent = er her ikke
mend-one = Den ene
mend-other = Den anden
mend-reason = Grund
mend-reason-hint = Spillerne læser den. For eksempel: kom for sent; forkert spiller sat; fra samme klub.
mend-act = Ret runden
mend-act-table = Ret bord { $table }
mend-leave = Lad være
mend-look = Hvad spillerne vil se
mend-told = Hvad spillerne vil se
mend-told-who = Spillerne ved disse borde læser det på deres egen side og i en besked, hvis de har bedt om det.
mend-told-paper = Forældet på papir; udskriv igen:
mend-tables = Et bord
mend-lost-title = { $count ->
    [one] Ét resultat ville gå tabt
   *[other] { $count } resultater ville gå tabt
  }
mend-lost = Bord { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] Resultatet går til logbogen
   *[other] Alle { $count } resultater går til logbogen
  }
mend-lost-note = Intet er ændret endnu. Sæt kryds her, og send formularen igen.
mend-done = Runden er rettet. Spillerne ser det.
mend-taken-back = Runde { $round } er igen en kladde.
mend-dropped = Runde { $round } er slettet.
mended-title = Ændret siden offentliggørelsen
mended-at = ændret kl. { $time }
mended-seats = Bord { $table }: Sort er nu { $black }, Hvid { $white }.
mended-terms = Bord { $table }: { $terms }.
mended-new = Bord { $table } er nyt: Sort { $black }, Hvid { $white }.
mended-gone = Bord { $table } er fjernet: { $black } – { $white }.
mended-bye = { $name } sidder over.
act-mend = Offentliggjort runde rettet
act-take-back-publication = Offentliggørelse trukket tilbage
act-drop-round = Runde slettet
refusal-round-changed = Nogen har ændret denne runde eller indtastet et resultat. Se på den, og gør det så igen.
refusal-results-lost = { $count ->
    [one] Ét resultat ville gå tabt. Intet blev ændret: Giv først dit samtykke.
   *[other] { $count } resultater ville gå tabt. Intet blev ændret: Giv først dit samtykke.
  }
refusal-not-last-round = Runde { $round } blev lodtrukket efter den. Slet først den.
settings-hidden = Skjult, til den bekendtgøres
settings-hidden-note = Kun dens egne folk ser den. Fjern krydset for at bekendtgøre den.
round-change = Ændr denne runde
draft-published-unseen = Runde { $round } er offentliggjort. Turneringen er skjult: kun dens egne folk ser den, indtil du bekendtgør den.
mend-lead-unseen = Turneringen er skjult: indtil nu ser kun dens egne folk denne runde. Hvad der blev ændret, hvornår og hvorfor, læser alle, når den er bekendtgjort; det bliver stående i logbogen.
mend-done-unseen = Runden er ændret. Spillerne ser det, når turneringen er bekendtgjort.
draft-stones-to-stronger = { $black } er den stærkeste af de to og ville have Sort { $stones ->
    [1] med handicap 1
   *[other] med { $stones } sten
  }. Efter reglen har { $white } Sort, { $due ->
    [0] uden handicap
    [1] med handicap 1
   *[other] med { $due } sten
  }. Intet blev ændret: sæt kryds ved at det skal være sådan alligevel, eller ret handicappet.
warning-stones-to-stronger = Den stærkeste har stenene; efter reglen har den anden { $due ->
    [0] et lige parti
    [1] handicap 1
   *[other] { $due } sten
  }
