# Recording a game at the board, and watching it.

fault-point = Skriv et punkt såsom Q16: et bogstav fra A uden I og et tal
fault-clock = Skriv, hvad uret viser, såsom 12:30 eller 1:02:30
record-title = Bord { $table }, notér partiet
record-there = En anden havde netop indtastet det samme. Det tæller én gang.
record-meanwhile = { $name } indtastede i mellemtiden: { $theirs }. Ikke indtastet: { $mine }. Se på brættet, og indtast så, hvad der mangler.
record-made-anyway = Blev { $point } spillet alligevel, så indtast det, som det blev spillet, og meld hændelsen.
record-unruled = I strid med reglerne og endnu ikke afgjort: { $what }.
record-as-made = Indtast { $point } som spillet
record-unsent = Venter på forbindelsen: { $n } ({ $moves }). Fortsæt.
record-dropped = Ikke indtastet: { $moves }
record-sign-in = Du er logget ud. Log ind i en anden fane; usendte træk bevares her:
record-keys = Bræt. Piletasterne vælger et punkt, Enter spiller, Backspace tager tilbage.
record-pad = Flyt det valgte punkt
record-up = Op
record-left = Til venstre
record-right = Til højre
record-down = Ned
record-play = Spil { $color }
record-held = { $point }: slip for at spille
record-tap = Tryk på et punkt
record-place = Sæt stenen
record-usual = På de sædvanlige punkter
record-put = Sæt punktet
record-toggle = Død eller levende
record-count-it = Tæl denne stilling op
record-undo = Tag tilbage: { $what }
record-undo-why = Hvorfor det tages tilbage
record-undo-why-hint = Gemmes i noteringen som en bemærkning med dit navn og klokkeslættet
record-pass = Pas
record-quick = Ét tryk spiller
record-brush = Hvad ligger der
record-empty = Intet
record-more = Mere
record-resigns = { $color } giver op
record-time = { $color } tabte på tid
record-stop = Spillet er slut
record-repetition = Begge enige: intet resultat ved gentagelse
record-set-up = Opstil slutstillingen i stedet
record-typed = Punkt
record-play-typed = Spil
record-note = Kommentar
record-clock = Ur
record-clock-whose = Hvis ur
record-clock-left = Resttid
record-clock-hint = 12:30 eller 1:02:30
record-clock-overtime = Perioder eller sten tilbage i overtid
record-clock-act = Gem
record-file = Importér en fil
record-file-label = Parti (SGF)
record-file-act = Importér
record-file-wrong = Denne fil kan ikke importeres: { $why }
record-file-empty = Der er intet parti i denne fil
record-file-large = Denne fil er for stor til et parti
record-file-exchanged = I filen spiller { $black } sort og { $white } hvid; ved dette bord spiller { $here_black } sort og { $here_white } hvid. Blev der spillet med filens farver, så byt først bordets farver.
record-file-others = Filen nævner { $black } (sort) og { $white } (hvid); ved dette bord spiller { $here_black } mod { $here_white }.{ $table ->
    [none] {""}
   *[other] {" "}De sidder ved bord { $table }: importér filen der.
}
record-file-anyway = Importér den med dette bords farver, uanset hvilke navne den har
record-taken-over = Filen er importeret som notering af dette parti. Træk: { $moves }. Kommentarer: { $comments }. Urtider: { $clocks }.{ $result ->
    [none] {""}
   *[other] {" "}Filen har resultatet { $result }; det importeres ikke: tæl partiet her, eller indtast det ved bordet.
}{ $positions ->
    [0] {""}
   *[other] {" "}Satte stillinger: { $positions }.
}{ $notes ->
    [none] {""}
   *[other] {" "}Kontrollér: { $notes }.
}
record-taken-over-less =
    Filen er importeret som notering af dette parti. Træk: { $moves }. Kommentarer: { $comments }. Urtider: { $clocks }. Udeladt: varianter: { $variations }; mærker (SGF-egenskaber): { $properties }.{ $result ->
        [none] {""}
       *[other] {" "}Filen har resultatet { $result }; det importeres ikke: tæl partiet her, eller indtast det ved bordet.
    }{ $positions ->
        [0] {""}
       *[other] {" "}Satte stillinger: { $positions }.
    }{ $notes ->
        [none] {""}
       *[other] {" "}Kontrollér: { $notes }.
    }
sgf-unclosed = filen slutter før partiet
sgf-outside = tekst uden for partiet blev sprunget over
sgf-no-value = { $ident } har ingen værdi og blev sprunget over
sgf-empty = et tomt parti blev sprunget over
sgf-unknown-encoding = teksten blev læst som { $used }, ikke som { $label }
sgf-letters-guessed = filen nævner ikke sin tegnkodning: læst som { $used }, nogle bogstaver kan være forkerte
sgf-unescaped = en ] i { $ident } blev læst som en del af teksten
sgf-between = tekst mellem trækkene blev sprunget over
sgf-unread = { $ident }[{ $value }] kan ikke læses og blev sprunget over
sgf-handicap-stones = filen siger handicap { $handicap }, opstillede sorte sten: { $stones }
sgf-stones-as-moves = sorte træk i begyndelsen, der { $taken ->
    [true] blev læst som handicapsten
   *[other] ligner handicapsten
}: { $stones }
sgf-komi-read = komi, skrevet som { $value }, blev læst som { $points }
sgf-unusual-komi = en komi på { $points } er usædvanlig
sgf-other-komi = filen har komi { $found }, men her gælder { $expected }
sgf-pass-read = { $value }, som ikke er et punkt på dette bræt, blev læst som pas
record-lids = Fanger i lågene
record-lids-act = Ret
record-board = Partiets resultat
record-watch = Se med
record-confirms = { $color } bekræfter
record-confirmed = Begge spillere har bekræftet. Resultatet er indtastet for runden, og noteringen kan ikke længere ændres.
boards-watch-at = Se med ved bord { $table }
game-placing = { $n ->
    [one] Én handicapsten at sætte
   *[other] { $n } handicapsten at sætte
}
game-setting-up = Opstilling af slutstillingen
game-stopped = Standset: hvad er dødt?
game-ended = { $result }, endnu ikke bekræftet
game-held = har { $n ->
    [one] én fange
   *[other] { $n } fanger
}
game-terms = Vilkår
count-territory = Territorium
count-prisoners = Taget under spillet
count-dead = Døde på brættet
count-stones = Sten på brættet
count-compensation = For handicapsten
count-overtime = For overtid
count-rulings = Ved kendelser
count-sum = Sum
count-marks = Et tryk markerer som
count-as-dead = Død
count-as-seki = Seki
count-agreed = { $color } er enig i dette
count-resume = { $color } vil spille videre
count-none-dead = Alle sten lever
count-settle = Dommeren fastslår det sådan
count-no-agreement = Spillerne er ikke enige
did-handicap = handicapsten { $point }
did-usual = handicapsten
did-moves = { $n } træk fra en fil
did-position = en stilling
did-prisoners = fanger rettet
did-overtime = overtidsperioder
did-note = en kommentar
did-clock = et ur
did-stop = spillet er slut
did-mark = døde sten
did-agree = { $color } er enig
did-settle = fastslået af dommeren
did-no-agreement = ingen enighed
did-resume = { $color } spiller videre
did-repetition = gentagelse
did-object = indsigelse
did-confirm = { $color } bekræfter
did-ruled = kendelse { $no }
did-unruled = kendelse { $no } trukket tilbage
did-undo = sidste indtastning taget tilbage
watch-title = Partiet ved bord { $table }
watch-start = Før første træk
watch-ways = Gennem partiet
watch-played = Spillet
watch-first = Start
watch-back = Tilbage
watch-on = Frem
watch-last = Slut
watch-go = Vis
watch-keys = Taster: venstre og højre ét træk, op og ned ti, Home og End.
watch-last-move = sidste træk { $point }
watch-passed = har passet
watch-to-move = i trækket
watch-nothing = Ingen noterer dette parti endnu. Når nogen gør det, opdateres siden af sig selv.
watch-stones-left = { $n ->
    [one] én sten tilbage
   *[other] { $n } sten tilbage
  }
watch-periods-left = { $n ->
    [one] én periode tilbage
   *[other] { $n } perioder tilbage
  }
live-title = Live
live-of = Runde { $round }: { $n } af { $of ->
    [one] { $of } bord
   *[other] { $of } borde
}
live-none = Intet parti i den igangværende runde noteres her.
live-all = Alle partier live
embed-show = Vis brættet et andet sted
embed-code = På et andet websted:
embed-film = Oven på en film: de to spillere og deres ure
act-record = Notering af et parti begyndt
record-arbiter-only = Kun en dommer kan fastslå det, spillerne ikke er enige om
record-marking-changed = Markeringen er ændret i mellemtiden. Se på brættet, og bliv så enige.
record-words = Skriv et punkt eller en kommentar
record-discard = Kassér
watch-step = Træk { $n } af { $of }
record-file-games = { $n ->
    [one] Filen rummer { $n } parti: gem dette bords parti for sig, og importér det så
   *[other] Filen rummer { $n } partier: gem dette bords parti for sig, og importér det så
}

# The end of a game, led: from the second pass to the confirmed result.

end-page-title = Partiets slutning, bord { $table }
end-step = Partiets slutning, trin { $n } af 3: { $said }
end-not-agreed = Partiets slutning, ikke enige: { $said }
end-copy = Kopi
end-the-game = Partiet
end-the-count = Optællingen
cite-article = Artikel { $no }
cite-rule = AGA-regel { $no }
cite-event = som turneringen har fastsat det
cite-usual = almindelig praksis
end-stop-title = Er noget ikke spillet færdigt?
end-open = Åbne
end-lost = { $n ->
   *[other] { $sides } tæller ikke.
}
end-lost-side = { $color } { $n ->
    [one] 1 point
   *[other] { $n } point
}
end-open-why = { $count ->
    [one] Gruppen { $groups } lever
   *[other] Grupperne { $groups } lever
} ved siden af et åbent neutralt punkt ({ $open }). Begge må fylde det; det er ikke et træk ({ $fill }).
end-open-none = Intet punkt er åbent.
end-open-plain = Åbne: { $points } ({ $n }). De tæller for ingen, og ingen taber ved dem ({ $rules }).
end-open-area = Åbne: { $points } ({ $n }). Hvert er et point værd for den, der fylder det, med træk på skift ({ $rules }). Intet point går tabt, så længe de er åbne.
end-doubt = { $color }, { $n ->
    [one] én sten
   *[other] { $n } sten
}: levende eller død? { $worth } point afhænger af det.
end-asked-next = Det spørges der om i næste trin. Her er intet at gøre.
end-pass-stones = Sten afgivet ved at passe: Sort { $black }, Hvid { $white }. Hvid passer sidst ({ $rules }).
end-left-open = Forbliver { $points } åbne, tælles der, som det ligger, og begge spillere får det at vide igen.
end-note-requester = Spille videre: den, der beder om det, lader den anden spille først ({ $rules }).
end-note-passer = Spille videre: modstanderen til den, der passede sidst, spiller først ({ $rules }).
end-note-agreed = Spille videre: hvis begge er enige om, hvem der spiller først ({ $rules }).
end-nothing-left = Der er intet mere at spille
end-chosen = Valgt på brættet:
count-fills = { $color } fylder { $point }
key-open = Åbent punkt
key-uncounted = Tæller ikke, så længe det er åbent
key-doubtful = Ikke afgjort
key-both-dead = Begge siger død
key-differ = Den ene siger død
end-claims-title = Hvilke sten er døde?
end-differ-title = Uenige om { $point }
end-says = { $color } siger
end-group = { $n ->
    [one] én { $color ->
        [B] sort
       *[W] hvid
    } sten
   *[other] { $n } { $color ->
        [B] sorte
       *[W] hvide
    } sten
}
end-group-worth = { $n ->
    [one] én { $color ->
        [B] sort
       *[W] hvid
    } sten
   *[other] { $n } { $color ->
        [B] sorte
       *[W] hvide
    } sten
}, { $worth } point på spil
end-still-open = { $points } er stadig åbent: territorium ved siden af tæller ikke.
end-they-agree = De er enige
end-ask-group = { $point }: hvad siger begge nu?
end-agree-dead = Enige: død
end-agree-alive = Enige: levende
end-agree-seki = Enige: seki
end-next-copy = Ingen taber ved dette. Næste: { $color } viser det på en kopi af brættet ({ $rules })
end-next-ways = Ingen taber ved dette. Næste: mulighederne efter disse regler
end-claims-note = Enighed om liv og død slutter partiet ({ $rules }). Resultatet vises, når begge er enige.
end-marks = Hvem markerer
end-tap-note = Tryk på en sten for at markere dens gruppe som død; tryk igen for at fjerne markeringen.
end-hold-note = Hold i et halvt sekund for seki.
end-marks-note = Tryk på en gruppe. Hver spiller ændrer kun sine egne markeringer.
end-mark-both = Begge siger det
end-mark-side = Kun { $color } siger det
end-ways-title = Spillerne er ikke enige
end-costs-nothing = Ingen taber ved at være uenig. Dette er mulighederne.
end-copy-act = { $color } viser { $point } på en kopi
end-copy-note = Den, der siger død, begynder. Selve partiet ændres ikke, og den, der mistede en sten i en ko, passer én gang for den ko ({ $rules }).
end-plays-first = { $color } spiller først og kan passe
end-agreed-first = { $color } spiller først
end-agreed-act = Begge er enige
end-first-counts = Beder begge om det, gælder den tidligste anmodning.
end-found-title = Et træk blev fundet
end-found-note = Et træk, der ændrer resultatet, fundet efter standsningen: hver spiller spørges, om partiet går videre ({ $rules }). Tryk på dets punkt, eller skriv det.
end-found-point = Trækkets punkt
end-live-title = Uden enighed
end-live-twice = Partiet går videre. Passer begge to gange i træk og er stadig uenige, lever alle sten på brættet ({ $rules }).
end-live-now = Alle sten på brættet lever og tælles sådan ({ $rules }). Det slutter partiet.
end-live-act = Ikke enige: alle sten lever
end-referee = Spil det ud på brættet, eller dommeren afgør det ({ $rules }).
end-settle-note = Ingen har markeret noget andet. Døde efter markeringerne nu: { $points }. Fastslås det sådan, følger optællingen; skal markeringerne være anderledes, så gå tilbage, og lad hver spiller sætte sine egne.
end-settle-none = ingen
end-decide-group = Gruppen
end-decide-fate = Dens status
end-decide-act = Afgør som { $name }, dommer
end-reason-hint = Gemmes i logbogen med dit navn og klokkeslættet
end-asked-title = { $color }, beder du om at spille videre?
end-asked-again-title = { $color }, spurgt igen: beder du om at spille videre?
end-found-after = Fundet efter standsningen
end-would-take = { $point }: Sort først slår { $black }, Hvid først slår { $white }.
end-answers-self = svarer selv; spillerne svarer ikke for hinanden
end-answer-of = Svar fra { $color }
end-i-play-on = Jeg beder om at spille videre
end-i-end = Jeg er enig i at slutte, som det ligger
end-answer-play-on = { $other } spiller først og kan passe. { $other } kan ikke afslå ({ $rules })
end-answer-lies = Er den anden også enig, følger optællingen ({ $rules })
end-neither-note = Dommeren taler med begge, før noget følger
end-give-answer = Afgiv svaret fra { $color }
end-follow = Hvad der ville følge
end-one-asks = Den ene beder om det
end-one-asks-is = Partiet går videre, den anden spiller først
end-both-end = Begge slutter det
end-both-end-is = Døde sten, så optællingen, som det ligger
end-both-refuse = Begge nægter
end-would-lose = Begge ville tabe
end-would-lose-note = kun hvis trækket ville ændre resultatet, og kun efter at begge er spurgt, har fået dette at vide og er spurgt igen. Dommeren afgør det på en side for sig. Det kan ikke vælges her.
end-refused-title = Begge nægter
end-refused-note = Sig til begge: hvis de hverken spiller videre eller bliver enige om slutningen, og trækket ville ændre resultatet, taber begge ({ $rules }). Derefter spørges de igen.
end-told-act = Begge har fået det at vide: spørg igen
end-ruling-title = Begge er spurgt to gange og nægter
end-ruling-note = Hvis trækket ville ændre resultatet, taber begge ({ $rules }). Hvis ikke, så gå tilbage, og lad dem blive enige om slutningen.
end-lose-reason = Hvordan trækket ville ændre resultatet
end-lose-act = Afgør, at begge taber
end-arbiter-rules = Dette skal en dommer afgøre.
end-claim = { $color } hævder: { $point } er død
end-copy-title = Kan { $color } slå { $point }?
end-copy-untouched = Intet her ændrer selve partiet.
end-copy-turn = { $color } er i trækket på kopien
end-copy-tap = Tryk på kopien for at spille.
end-copy-play = Spil
end-whole = Hele brættet
end-ko-shut = For at slå tilbage på { $point } passer { $color } først for denne ko. Når der er passet, må { $color } slå her igen. En trussel et andet sted er ingen pas ({ $rules }).
end-pass-ko = Pas for koen { $point }
end-played = Spillet på kopien
end-made-ko = passer for koen på { $point }
end-made-pass = passer
end-made-takes = { $point }, slår { $n }
end-made-takes-one = { $point }, slår { $taken }
end-fact-starts = Begynder
end-fact-starts-is = { $claimant }, som siger død
end-fact-dead = Død, hvis
end-fact-dead-is = { $claimant } slår { $point }, og det ikke giver { $owner } nogen ny sten, som { $claimant } ikke kan slå
end-fact-alive = Levende, hvis
end-fact-alive-is = { $claimant } ikke kan
end-fact-alive-note = { $claimant } holder op, eller begge passer, og { $point } står
end-fact-game-is = Bliver, som det lå ved sidste pas
end-takes-back = { $color } trækker påstanden tilbage
end-accepts-dead = { $color } godtager: død
end-what-shown = Hvad den viste
end-leave-copy = Luk kopien
end-shown = Hvad kopien viste
end-is-dead = { $point } er død
end-is-alive = { $point } lever
end-claim-head = Påstand
end-on-copy = På kopien
end-copy-moves = { $n ->
    [one] Ét træk
   *[other] { $n } træk
}
end-look = Se
end-not-moved = Ingen sten er flyttet.
end-why-ko = { $claimant } kunne slå den, efter at have passet for koen
end-why-taken = { $claimant } kunne slå den
end-why-new = { $claimant } slog den, og det gav { $owner } en ny sten på { $point }, som ikke blev slået
end-why-given = { $color } gav sig
end-why-stands = Begge passede, og den står
end-new-stones = Nye sten
end-new-none = { $owner } har ingen, som { $claimant } ikke kunne slå
end-worth = Det er værd
end-worth-is = { $worth } point
end-worth-parts = { $stones ->
    [one] én fange og { $points } område
   *[other] { $stones } fanger og { $points } område
  }
end-both-accept = Begge godtager
end-try-again = Prøv igen
end-show-new = { $color } spiller videre på kopien
end-not-accepted = Ikke godtaget? Dommeren afgør det, og kopien bliver gemt.
end-count-nav = Optællingen, trin for trin
end-count-step = { $n } { $said }
end-count-dead = Fjern døde
end-count-dead-words = Døde sten tages af brættet.
end-count-prisoners = Fyld fanger i
end-count-prisoners-words = Fanger fylder deres egen farves territorium.
end-count-tens = I blokke
end-count-tens-words = Det, der er tilbage, tælles i blokke.
end-who-confirmed = Hvem der har bekræftet
end-bought = Brugte overtidsperioder
end-confirmed-at = bekræftet { $time }
end-confirmed-for = bekræftet { $time } af { $name }, dommer: { $reason }
end-not-yet = ikke endnu
end-object-arbiter = Nogen gør indsigelse
end-decided-note = Det sluttede ikke med en optælling. En spiller, der gør indsigelse, tilkalder dommeren, som indfører en hændelse med begrundelsen.
end-count-again = Tæl igen
end-confirm-note = Når begge har bekræftet, ændres resultatet aldrig ({ $confirmed }). En spiller, der gør indsigelse, kan få det talt igen ({ $again }).
end-confirm-for = Bekræft for { $name }
end-why-not-self = Hvorfor spilleren ikke kan bekræfte
end-confirm-for-act = Bekræft som { $name }, dommer
did-nothing-left = intet mere at spille
did-claim = { $color } markerer
did-differ = ikke enige
did-copy = en kopi for { $point }
did-copy-play = { $move } på kopien
did-copy-ko = { $color } passer for koen { $point }
did-give-in = { $color } giver sig
did-accept-copy = begge godtager kopien
did-decide = dommeren afgør { $point }
did-told = begge har fået det at vide
did-both-lose = begge taber
did-confirm-for = dommeren bekræfter for { $color }
act-decide-end = Et partis slutning afgjort af dommeren
act-confirm-for = Resultat bekræftet for en spiller
game-more-passes = Begge har passet. { $n } pas mere i træk slutter spillet ({ $rules }).
game-white-passes-last = Begge har passet. Hvid passer sidst: spillet slutter, når Hvid passer ({ $rules }).
end-way-same = Talt som territorium, med de sten, der blev afgivet ved hver pas, er resultatet det samme.
end-way-half = Ved bordet tælles kun den ene side, sten og punkter sammen i tiere, mod det halve bræt; den halve komi lægges til det, Sort skal bruge.
end-way-fill = Ved bordet fylder hver side sine egne punkter med alle sine sten; tomme punkter eller sten i overskud er forskellen.

# The referee: what the record says, the stopped board, open points

asked-play-on = Spil videre
asked-as-it-lies = Slut, som det ligger
asked-neither = Ingen af delene
answered-neither = Beder ikke om at spille videre, er ikke enig i slutningen
dispute-found = { $color } ville spille der
did-fill = { $color } fyldte { $point }
did-found = et træk fundet på { $point }
did-answer = svar fra { $color }
count-fill = Fyld med { $color }
warning-dead-in-neutral = { $points }: markeret som døde, men ingen omgiver dem.
warning-dead-in-seki = { $points }: døde i en seki, derfor ikke fjernet.
warning-unsettled = { $points }: liv og død er ikke afgjort. Spil videre, før I tæller op.
warning-unfinished = { $n ->
    [one] { $n } punkt tilhører endnu ingen: markér de døde sten der, eller spil videre, før I tæller op.
   *[other] { $n } punkter tilhører endnu ingen: markér de døde sten der, eller spil videre, før I tæller op.
}
record-repetition-draw = Begge enige: uafgjort ved gentagelse
