# Een partij aan het bord noteren, en haar volgen.

fault-point = Vul een punt in zoals Q16: een letter vanaf A zonder I, en een getal
fault-clock = Vul in wat de klok aangeeft, zoals 12:30 of 1:02:30
record-title = Tafel { $table }, partij noteren
record-there = Een andere noteerder had zojuist hetzelfde ingevoerd. Het telt één keer.
record-meanwhile = { $name } voerde intussen in: { $theirs }. Niet ingevoerd: { $mine }. Kijk naar het bord en voer dan in wat ontbreekt.
record-made-anyway = Is { $point } toch gespeeld, voer de zet dan in zoals hij is gedaan en meld het voorval.
record-unruled = Tegen de regels, en nog geen beslissing: { $what }.
record-as-made = { $point } invoeren zoals gespeeld
record-unsent = Wacht op verbinding: { $n } ({ $moves }). Ga door.
record-dropped = Niet ingevoerd: { $moves }
record-sign-in = U bent uitgelogd. Log in een ander tabblad in; niet-verzonden zetten blijven hier bewaard:
record-keys = Bord. Pijltjestoetsen kiezen een punt, Enter speelt, Backspace neemt terug.
record-pad = Gekozen punt verplaatsen
record-up = Omhoog
record-left = Links
record-right = Rechts
record-down = Omlaag
record-play = { $color } speelt
record-held = { $point }: loslaten speelt
record-tap = Tik op een punt
record-place = Steen plaatsen
record-usual = Op de vaste punten
record-put = Punt invullen
record-toggle = Dood of levend
record-count-it = Deze stelling tellen
record-undo = Terugnemen: { $what }
record-undo-why = Waarom het wordt teruggenomen
record-undo-why-hint = Staat als opmerking in de notatie, met uw naam en de tijd
record-pass = Pas
record-quick = Eén tik speelt
record-brush = Wat daar ligt
record-empty = Niets
record-more = Meer
record-resigns = { $color } geeft op
record-time = { $color } verliest op tijd
record-stop = Uitgespeeld
record-repetition = Beiden akkoord: geen uitslag door herhaling
record-set-up = Liever de eindstelling opzetten
record-typed = Punt
record-play-typed = Spelen
record-note = Opmerking
record-clock = Klok
record-clock-whose = Wiens klok
record-clock-left = Resttijd
record-clock-hint = 12:30, of 1:02:30
record-clock-overtime = Resterende periodes of stenen in byo-yomi
record-clock-act = Noteren
record-file = Bestand importeren
record-file-label = Partij (SGF)
record-file-act = Importeren
record-file-wrong = Dit bestand kan niet worden geïmporteerd: { $why }
record-file-games = { $n ->
    [one] Het bestand bevat { $n } partij: sla die van deze tafel apart op en importeer die dan
   *[other] Het bestand bevat { $n } partijen: sla die van deze tafel apart op en importeer die dan
  }
record-file-empty = Er staat geen partij in dit bestand
record-file-large = Dit bestand is te groot voor een partijnotatie
record-file-exchanged = In het bestand speelt { $black } zwart en { $white } wit; aan deze tafel speelt { $here_black } zwart en { $here_white } wit. Is met de kleuren van het bestand gespeeld, wissel dan eerst de kleuren van de tafel.
record-file-others = Het bestand noemt { $black } (zwart) en { $white } (wit); aan deze tafel speelt { $here_black } tegen { $here_white }.{ $table ->
    [none] {""}
   *[other] {" "}Zij zitten aan tafel { $table }: importeer het bestand daar.
}
record-file-anyway = Importeren met de kleuren van deze tafel, welke namen er ook in staan
record-taken-over = Het bestand is geïmporteerd als notatie van deze partij. Zetten: { $moves }. Opmerkingen: { $comments }. Kloktijden: { $clocks }.{ $result ->
    [none] {""}
   *[other] {" "}Het bestand geeft als uitslag { $result }, en die is niet geïmporteerd: tel de partij hier, of voer de uitslag in bij de tafel.
}{ $positions ->
    [0] {""}
   *[other] {" "}Gezette stellingen: { $positions }.
}{ $notes ->
    [none] {""}
   *[other] {" "}Controleer: { $notes }.
}
record-taken-over-less =
    Het bestand is geïmporteerd als notatie van deze partij. Zetten: { $moves }. Opmerkingen: { $comments }. Kloktijden: { $clocks }. Weggelaten: varianten: { $variations }; tekens (SGF-eigenschappen): { $properties }.{ $result ->
        [none] {""}
       *[other] {" "}Het bestand geeft als uitslag { $result }, en die is niet geïmporteerd: tel de partij hier, of voer de uitslag in bij de tafel.
    }{ $positions ->
        [0] {""}
       *[other] {" "}Gezette stellingen: { $positions }.
    }{ $notes ->
        [none] {""}
       *[other] {" "}Controleer: { $notes }.
    }
sgf-unclosed = het bestand eindigt vóór de partij
sgf-outside = tekst buiten de partij is overgeslagen
sgf-no-value = { $ident } heeft geen waarde en is overgeslagen
sgf-empty = een lege partij is overgeslagen
sgf-unknown-encoding = de letters zijn gelezen als { $used }, niet als { $label }
sgf-letters-guessed = het bestand noemt zijn codering niet: gelezen als { $used }, er kunnen letters fout zijn
sgf-unescaped = een ] in { $ident } is gelezen als deel van de tekst
sgf-between = tekst tussen de zetten is overgeslagen
sgf-unread = { $ident }[{ $value }] is onleesbaar en overgeslagen
sgf-handicap-stones = het bestand zegt handicap { $handicap }, opgestelde zwarte stenen: { $stones }
sgf-stones-as-moves = zwarte zetten aan het begin die { $taken ->
    [true] als handicapstenen zijn gelezen
   *[other] op handicapstenen lijken
}: { $stones }
sgf-komi-read = de komi, geschreven als { $value }, is gelezen als { $points }
sgf-unusual-komi = een komi van { $points } is ongewoon
sgf-other-komi = het bestand heeft komi { $found }, maar hier telt { $expected }
sgf-pass-read = { $value }, geen punt van dit bord, is gelezen als pas
record-lids = Gevangenen in de deksels
record-lids-act = Verbeteren
record-board = Uitslag van de partij
record-watch = Volgen
record-confirms = { $color } bevestigt
record-confirmed = Beide spelers hebben bevestigd. De uitslag is voor de ronde ingevoerd, en de notatie kan niet meer veranderen.
boards-watch-at = Tafel { $table } volgen
game-placing = { $n ->
    [one] Nog één handicapsteen te plaatsen
   *[other] Nog { $n } handicapstenen te plaatsen
  }
game-setting-up = De eindstelling wordt opgezet
game-stopped = Stilgelegd: wat is dood?
game-ended = { $result }, nog niet bevestigd
game-held = heeft { $n ->
    [one] één steen
   *[other] { $n } stenen
  }
game-terms = Voorwaarden
count-territory = Gebied
count-prisoners = Geslagen stenen
count-dead = Dood op het bord
count-stones = Stenen op het bord
count-compensation = Voor handicapstenen
count-overtime = Voor extra tijd
count-rulings = Door beslissingen
count-sum = Totaal
count-marks = Een tik markeert als
count-as-dead = Dood
count-as-seki = Seki
count-agreed = { $color } is akkoord
count-resume = { $color } wil verder spelen
count-none-dead = Alle stenen leven
count-settle = Zo beslist de arbiter
count-no-agreement = De spelers zijn het niet eens
did-handicap = handicapsteen { $point }
did-usual = handicapstenen
did-moves = { $n } zetten uit een bestand
did-position = een stelling
did-prisoners = gevangenen verbeterd
did-overtime = extra tijd
did-note = een opmerking
did-clock = een klok
did-stop = uitgespeeld
did-mark = wat dood is
did-agree = { $color } is akkoord
did-settle = beslist door de arbiter
did-no-agreement = geen overeenstemming
did-resume = { $color } speelt verder
did-repetition = herhaling
did-object = bezwaar
did-confirm = { $color } bevestigt
did-ruled = beslissing { $no }
did-unruled = beslissing { $no } ingetrokken
did-undo = het laatste teruggenomen
watch-title = Tafel { $table }, de partij
watch-start = Voor de eerste zet
watch-ways = Door de partij
watch-played = Gespeeld
watch-first = Begin
watch-back = Terug
watch-on = Verder
watch-last = Einde
watch-go = Tonen
watch-keys = Toetsen: links en rechts één zet, omhoog en omlaag tien, Home en End.
watch-last-move = laatste zet { $point }
watch-passed = gepast
watch-to-move = aan zet
watch-nothing = Nog niemand noteert deze partij. Zodra dat gebeurt, wordt deze pagina vanzelf bijgewerkt.
watch-stones-left = { $n ->
    [one] nog één steen
   *[other] nog { $n } stenen
  }
watch-periods-left = { $n ->
    [one] nog één periode
   *[other] nog { $n } periodes
  }
live-title = Live
live-of = Ronde { $round }: { $n } van { $of ->
    [one] { $of } tafel
   *[other] { $of } tafels
}
live-none = Van de lopende ronde wordt hier geen partij genoteerd.
live-all = Alle livepartijen
embed-show = Dit bord elders tonen
embed-code = Op een andere website:
embed-film = Over een film: de twee spelers en hun klokken
act-record = Noteren van een partij begonnen
record-arbiter-only = Alleen een arbiter mag beslissen waarover de spelers het niet eens zijn
record-marking-changed = De markering is intussen veranderd. Kijk naar het bord en ga dan akkoord.
record-words = Typ een punt of een opmerking
record-discard = Wissen
watch-step = Zet { $n } van { $of }

end-page-title = Tafel { $table }, einde van de partij
end-step = Einde van de partij, stap { $n } van 3: { $said }
end-not-agreed = Einde van de partij, geen overeenstemming: { $said }
end-copy = Kopie
end-the-game = De partij
end-the-count = De telling
cite-article = Artikel { $no }
cite-rule = AGA-regel { $no }
cite-event = door het toernooi bepaald
cite-usual = algemene praktijk
end-stop-title = Is er nog iets open?
end-open = Open
end-lost = { $sides } { $n ->
    [one] telt
   *[other] tellen
  } niet.
end-lost-side = { $color } { $n ->
    [one] 1 punt
   *[other] { $n } punten
  }
end-open-why = { $count ->
    [one] De groep { $groups } leeft
   *[other] De groepen { $groups } leven
  } naast een open neutraal punt: { $open }. Elk van beiden mag het vullen; het is geen zet: { $fill }.
end-open-none = Er is geen punt open.
end-open-plain = Open: { $points } ({ $n }). Ze tellen voor niemand, en niemand verliest erdoor ({ $rules }).
end-open-area = Open: { $points } ({ $n }). Elk is een punt waard voor wie het vult, met zetten om de beurt ({ $rules }). Zolang ze open zijn, gaat er geen punt verloren.
end-doubt = { $color }, { $n ->
    [one] één steen
   *[other] { $n } stenen
  }: levend of dood? { $worth ->
    [one] Er hangt { $worth } punt van af.
   *[other] Er hangen { $worth } punten van af.
  }
end-asked-next = Wordt hierna gevraagd. Hier is niets te doen.
end-pass-stones = Stenen afgegeven door te passen: zwart { $black }, wit { $white }. Wit past het laatst ({ $rules }).
end-left-open = Blijft het open, dan wordt { $points } geteld zoals het ligt, en beiden krijgen dat opnieuw te horen.
end-note-requester = Verder spelen: wie het vraagt, laat de ander eerst spelen ({ $rules }).
end-note-passer = Verder spelen: de tegenstander van wie het laatst paste, speelt eerst ({ $rules }).
end-note-agreed = Verder spelen: als beiden het eens zijn over wie eerst speelt ({ $rules }).
end-nothing-left = Er valt niets meer te spelen
end-chosen = Op het bord gekozen:
count-fills = { $color } vult { $point }
key-open = Open punt
key-uncounted = Telt niet zolang het open is
key-doubtful = Staat niet vast
key-both-dead = Beiden zeggen dood
key-differ = Eén zegt dood
end-claims-title = Welke stenen zijn dood?
end-differ-title = De spelers zijn het oneens over { $point }
end-says = { $color } zegt
end-group = { $n ->
    [one] één { $color ->
        [B] zwarte
       *[W] witte
    } steen
   *[other] { $n } { $color ->
        [B] zwarte
       *[W] witte
    } stenen
  }
end-group-worth = { $n ->
    [one] één { $color ->
        [B] zwarte
       *[W] witte
    } steen
   *[other] { $n } { $color ->
        [B] zwarte
       *[W] witte
    } stenen
  }, het gaat om { $worth } punten
end-still-open = { $points } is nog open: wat ernaast ligt, telt niet.
end-they-agree = Ze zijn het eens
end-ask-group = { $point }: wat zeggen beiden nu?
end-agree-dead = Beiden: dood
end-agree-alive = Beiden: levend
end-agree-seki = Beiden: seki
end-next-copy = Niemand verliest hierdoor. Hierna laat { $color } het zien op een kopie van het bord ({ $rules })
end-next-ways = Niemand verliest hierdoor. Hierna de mogelijkheden onder deze regels
end-claims-note = Het eens worden over leven en dood beëindigt de partij ({ $rules }). De uitslag verschijnt als beiden het eens zijn.
end-marks = Wie markeert
end-tap-note = Een tik op een steen markeert zijn groep als dood, nog een tik haalt de markering weg.
end-hold-note = Houd een halve seconde ingedrukt voor seki.
end-marks-note = Tik op een groep. Elke speler verandert alleen de eigen markeringen.
end-mark-both = Beiden zeggen het
end-mark-side = Alleen { $color } zegt het
end-ways-title = De spelers zijn het niet eens
end-costs-nothing = Niemand verliest door het niet eens te zijn. Dit zijn de mogelijkheden.
end-copy-act = { $color } toont { $point } op een kopie
end-copy-note = Wie dood zegt, begint. De partij zelf verandert niet, en wie in een ko een steen verloor, past één keer voor die ko ({ $rules }).
end-plays-first = { $color } speelt eerst en mag passen
end-agreed-first = { $color } speelt eerst
end-agreed-act = Beiden zijn het eens
end-first-counts = Vragen beiden het, dan telt het eerste verzoek.
end-found-title = Er is een zet gevonden
end-found-note = Een zet die de uitslag verandert, gevonden na het stilleggen: elke speler wordt gevraagd of de partij verdergaat ({ $rules }). Tik op het punt ervan, of typ het.
end-found-point = Punt van de zet
end-live-title = Zonder overeenstemming
end-live-twice = De partij gaat verder. Passen beiden twee keer achter elkaar en zijn ze het nog oneens, dan leven alle stenen op het bord ({ $rules }).
end-live-now = Alle stenen op het bord leven en worden zo geteld ({ $rules }). Dat beëindigt de partij.
end-live-act = Geen overeenstemming: alle stenen leven
end-referee = Speel het uit op het bord, of de arbiter beslist ({ $rules }).
end-settle-note = Niemand heeft iets anders gemarkeerd. Dood volgens de markeringen nu: { $points }. Zo beslist volgt de telling; ga voor andere markeringen terug en laat ieder de eigen zetten.
end-settle-none = geen
end-decide-group = De groep
end-decide-fate = De status ervan
end-decide-act = Beslissen als { $name }, arbiter
end-reason-hint = Komt in het logboek met uw naam en de tijd
end-asked-title = { $color }, vraagt u om verder te spelen?
end-asked-again-title = { $color }, opnieuw gevraagd: vraagt u om verder te spelen?
end-found-after = Gevonden na het stilleggen
end-would-take = { $point }: zwart eerst slaat { $black }, wit eerst slaat { $white }.
end-answers-self = antwoordt alleen; de ene speler antwoordt niet voor de andere
end-answer-of = Antwoord van { $color }
end-i-play-on = Ik vraag om verder te spelen
end-i-end = Ik ga akkoord met dit einde
end-answer-play-on = { $other } speelt eerst en mag passen. { $other } kan niet weigeren ({ $rules })
end-answer-lies = Is de ander ook akkoord, dan volgt de telling ({ $rules })
end-neither-note = De arbiter spreekt met beiden voordat er iets volgt
end-give-answer = Antwoord van { $color } geven
end-follow = Wat zou volgen
end-one-asks = Eén vraagt het
end-one-asks-is = De partij gaat verder, de ander speelt eerst
end-both-end = Beiden willen eindigen
end-both-end-is = Dode stenen, dan de telling, zoals het ligt
end-both-refuse = Beiden weigeren
end-would-lose = Beiden zouden verliezen
end-would-lose-note = alleen als de zet de uitslag zou veranderen, en alleen nadat het beiden is gevraagd, dit hun is verteld en het opnieuw is gevraagd. De arbiter beslist hierover op een eigen pagina. Hier kan het niet worden gekozen.
end-refused-title = Beiden weigeren
end-refused-note = Vertel beiden: als ze niet verder spelen en het ook niet eens worden over het einde, en de zet de uitslag zou veranderen, zouden beiden verliezen ({ $rules }). Daarna wordt het hun opnieuw gevraagd.
end-told-act = Beiden weten het: opnieuw vragen
end-ruling-title = Beiden is het twee keer gevraagd, en ze weigeren
end-ruling-note = Als de zet de uitslag zou veranderen, verliezen beiden ({ $rules }). Zo niet, ga dan terug en laat hen het eens worden over het einde.
end-lose-reason = Hoe de zet de uitslag zou veranderen
end-lose-act = Beslissen dat beiden verliezen
end-arbiter-rules = Hierover moet een arbiter beslissen.
end-claim = { $color } beweert: { $point } is dood
end-copy-title = Kan { $color } { $point } slaan?
end-copy-untouched = Niets hier verandert de partij zelf.
end-copy-turn = { $color } aan zet op de kopie
end-copy-tap = Tik op de kopie om te spelen.
end-copy-play = Spelen
end-whole = Hele bord
end-ko-shut = Om op { $point } terug te slaan, past { $color } eerst voor deze ko. Daarna mag { $color } hier weer slaan. Een dreiging elders is geen pas ({ $rules }).
end-pass-ko = Passen voor de ko { $point }
end-played = Gespeeld op de kopie
end-made-ko = past voor de ko op { $point }
end-made-pass = past
end-made-takes = { $point }, slaat { $n }
end-made-takes-one = { $point }, slaat { $taken }
end-fact-starts = Begint
end-fact-starts-is = { $claimant }, die dood zegt
end-fact-dead = Dood als
end-fact-dead-is = { $claimant } { $point } slaat, en dat { $owner } geen nieuwe steen geeft die { $claimant } niet kan slaan
end-fact-alive = Levend als
end-fact-alive-is = { $claimant } dat niet kan
end-fact-alive-note = { $claimant } stopt, of beiden passen en { $point } staat er nog
end-fact-game-is = Blijft zoals ze bij de laatste pas lag
end-takes-back = { $color } trekt de bewering in
end-accepts-dead = { $color } aanvaardt: dood
end-what-shown = Wat ze liet zien
end-leave-copy = Kopie verlaten
end-shown = Wat de kopie liet zien
end-is-dead = { $point } is dood
end-is-alive = { $point } leeft
end-claim-head = Bewering
end-on-copy = Op de kopie
end-copy-moves = { $n ->
    [one] Eén zet
   *[other] { $n } zetten
  }
end-look = Bekijken
end-not-moved = Er is geen steen verplaatst.
end-why-ko = { $claimant } kon hem slaan, met een pas voor de ko
end-why-taken = { $claimant } kon hem slaan
end-why-new = { $claimant } sloeg hem, en dat gaf { $owner } een nieuwe steen op { $point } die niet is geslagen
end-why-given = { $color } gaf toe
end-why-stands = Beiden pasten, en hij staat er nog
end-new-stones = Nieuwe stenen
end-new-none = Geen van { $owner } die { $claimant } niet kon slaan
end-worth = Het gaat om
end-worth-is = { $worth } punten
end-worth-parts = { $stones ->
    [one] één gevangene en { $points } gebied
   *[other] { $stones } gevangenen en { $points } gebied
  }
end-both-accept = Beiden aanvaarden
end-try-again = Nog eens
end-show-new = { $color } speelt verder op de kopie
end-not-accepted = Niet aanvaard? De arbiter beslist, met de kopie erbij.
end-count-nav = De telling, stap voor stap
end-count-step = { $n } { $said }
end-count-dead = Dode eraf
end-count-dead-words = Dode stenen gaan van het bord.
end-count-prisoners = Gevangenen erin
end-count-prisoners-words = Gevangenen vullen het gebied van de eigen kleur.
end-count-tens = In blokken
end-count-tens-words = Wat overblijft, wordt in blokken geteld.
end-who-confirmed = Wie heeft bevestigd
end-bought = Gebruikte periodes extra tijd
end-confirmed-at = bevestigd om { $time }
end-confirmed-for = bevestigd om { $time } door { $name }, arbiter: { $reason }
end-not-yet = nog niet
end-object-arbiter = Iemand maakt bezwaar
end-decided-note = Ze is niet door een telling beëindigd. Wie bezwaar maakt, roept de arbiter; die voert een voorval met de reden in.
end-count-again = Opnieuw tellen
end-confirm-note = Hebben beiden bevestigd, dan verandert de uitslag nooit meer ({ $confirmed }). Wie bezwaar maakt, kan opnieuw laten tellen ({ $again }).
end-confirm-for = Bevestigen voor { $name }
end-why-not-self = Waarom de speler het niet kan
end-confirm-for-act = Bevestigen als { $name }, arbiter
did-nothing-left = niets meer te spelen
did-claim = { $color } markeert
did-differ = spelers niet eens
did-copy = een kopie voor { $point }
did-copy-play = { $move } op de kopie
did-copy-ko = { $color } past voor de ko { $point }
did-give-in = { $color } geeft toe
did-accept-copy = beiden aanvaarden de kopie
did-decide = de arbiter beslist { $point }
did-told = beiden weten het
did-both-lose = beiden verliezen
did-confirm-for = de arbiter bevestigt voor { $color }
act-decide-end = Einde van een partij beslist door de arbiter
act-confirm-for = Uitslag bevestigd voor een speler
game-more-passes = Beiden hebben gepast. Nog { $n } keer passen achter elkaar beëindigt de partij ({ $rules }).
game-white-passes-last = Beiden hebben gepast. Wit past het laatst: met de pas van wit eindigt de partij ({ $rules }).
end-way-same = Als gebied geteld, met de bij het passen afgegeven stenen, is de uitslag dezelfde.
end-way-half = Aan tafel wordt één kant geteld, stenen en punten samen in tientallen, tegen de helft van het bord; wat zwart nodig heeft wordt met de halve komi verhoogd.
end-way-fill = Aan tafel vult elke kant de eigen punten met al zijn stenen; lege punten of stenen die over zijn, vormen het verschil.

# De arbiter: wat de notatie zegt, het stilgelegde bord, open punten

asked-play-on = Verder spelen
asked-as-it-lies = Zo eindigen
asked-neither = Geen van beide
answered-neither = Vraagt niet verder te spelen, stemt niet in met het einde
dispute-found = { $color } zou daar spelen
did-fill = { $color } vulde { $point }
did-found = een zet gevonden op { $point }
did-answer = antwoord van { $color }
count-fill = { $color } vult
warning-dead-in-neutral = { $points }: dood genoemd, maar niemand omsingelt ze.
warning-dead-in-seki = { $points }: dood in een seki, dus niet weggenomen.
warning-unsettled = { $points }: leven en dood staat niet vast. Speel verder voordat u telt.
warning-unfinished = { $n ->
    [one] { $n } punt is nog van niemand: markeer de dode stenen daar, of speel verder voordat u telt.
   *[other] { $n } punten zijn nog van niemand: markeer de dode stenen daar, of speel verder voordat u telt.
  }
record-repetition-draw = Beiden akkoord: remise door herhaling
