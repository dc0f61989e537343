# Eine Partie am Brett aufzeichnen, und ihr zusehen.

fault-point = Einen Punkt wie Q16 eingeben: ein Buchstabe ab A ohne I, und eine Zahl
fault-clock = Eingeben, was die Uhr zeigt, etwa 12:30 oder 1:02:30
record-title = Partie aufzeichnen, Tisch { $table }
record-there = Jemand anders hatte eben dasselbe eingetragen. Es zählt einmal.
record-meanwhile = { $name } hat inzwischen eingetragen: { $theirs }. Nicht eingetragen: { $mine }. Das Brett ansehen, dann eintragen, was fehlt.
record-made-anyway = Wurde { $point } trotzdem gespielt: so eintragen, wie es war, und den Vorfall melden.
record-unruled = Regelwidrig, noch ohne Entscheidung: { $what }.
record-as-made = { $point } eintragen, wie gespielt
record-unsent = Wartet auf die Verbindung: { $n } ({ $moves }). Spielen Sie weiter.
record-dropped = Nicht eingetragen: { $moves }
record-sign-in = Sie sind ausgeloggt. Loggen Sie sich in einem anderen Tab ein; nicht gesendete Züge bleiben hier:
record-keys = Brett. Pfeiltasten wählen einen Punkt, Eingabe spielt, Rücktaste nimmt zurück.
record-pad = Gewählten Punkt verschieben
record-up = Nach oben
record-left = Nach links
record-right = Nach rechts
record-down = Nach unten
record-play = { $color } spielen
record-held = { $point }: Loslassen spielt
record-tap = Punkt antippen
record-place = Stein setzen
record-usual = Auf die üblichen Punkte
record-put = Punkt setzen
record-toggle = Tot oder lebendig
record-count-it = Diese Stellung zählen
record-undo = Zurücknehmen: { $what }
record-undo-why = Grund für das Zurücknehmen
record-undo-why-hint = Steht als Anmerkung in der Aufzeichnung, mit Ihrem Namen und der Uhrzeit
record-pass = Passen
record-quick = Ein Tippen spielt
record-brush = Was dort liegt
record-empty = Nichts
record-more = Mehr
record-resigns = { $color } gibt auf
record-time = { $color } verliert durch Zeit
record-stop = Das Spiel ist beendet
record-repetition = Beide einig: ohne Ergebnis durch Wiederholung
record-set-up = Stattdessen die Endstellung aufbauen
record-typed = Punkt
record-play-typed = Spielen
record-note = Kommentar
record-clock = Uhr
record-clock-whose = Wessen Uhr
record-clock-left = Restzeit
record-clock-hint = 12:30 oder 1:02:30
record-clock-overtime = Übrige Perioden oder Steine der Zusatzzeit
record-clock-act = Notieren
record-file = Eine Datei übernehmen
record-file-label = Partie (SGF)
record-file-act = Übernehmen
record-file-wrong = Diese Datei lässt sich nicht übernehmen: { $why }
record-file-games = { $n ->
    [one] Die Datei enthält { $n } Partie: Speichern Sie die Partie dieses Tisches für sich und übernehmen Sie dann diese
   *[other] Die Datei enthält { $n } Partien: Speichern Sie die Partie dieses Tisches für sich und übernehmen Sie dann diese
}
record-file-empty = In dieser Datei ist keine Partie
record-file-large = Diese Datei ist zu groß für eine Partie
record-file-exchanged = In der Datei spielt { $black } Schwarz und { $white } Weiß; an diesem Tisch spielt { $here_black } Schwarz und { $here_white } Weiß. Wurde mit den Farben der Datei gespielt, tauschen Sie zuerst die Farben des Tisches.
record-file-others = Die Datei nennt { $black } (Schwarz) und { $white } (Weiß); an diesem Tisch spielt { $here_black } gegen { $here_white }.{ $table ->
    [none] {""}
   *[other] {" "}Die beiden sitzen an Tisch { $table }: Übernehmen Sie die Datei dort.
}
record-file-anyway = Mit den Farben dieses Tisches übernehmen, welche Namen auch darin stehen
record-taken-over = Die Datei ist als Aufzeichnung dieser Partie übernommen. Züge: { $moves }. Kommentare: { $comments }. Uhrzeiten: { $clocks }.{ $result ->
    [none] {""}
   *[other] {" "}Als Ergebnis steht in der Datei { $result }; das ist nicht übernommen: Zählen Sie die Partie hier aus, oder tragen Sie es am Tisch ein.
}{ $positions ->
    [0] {""}
   *[other] {" "}Gesetzte Stellungen: { $positions }.
}{ $notes ->
    [none] {""}
   *[other] {" "}Bitte prüfen: { $notes }.
}
record-taken-over-less =
    Die Datei ist als Aufzeichnung dieser Partie übernommen. Züge: { $moves }. Kommentare: { $comments }. Uhrzeiten: { $clocks }. Weggelassen: Varianten: { $variations }; Zeichen (SGF-Eigenschaften): { $properties }.{ $result ->
        [none] {""}
       *[other] {" "}Als Ergebnis steht in der Datei { $result }; das ist nicht übernommen: Zählen Sie die Partie hier aus, oder tragen Sie es am Tisch ein.
    }{ $positions ->
        [0] {""}
       *[other] {" "}Gesetzte Stellungen: { $positions }.
    }{ $notes ->
        [none] {""}
       *[other] {" "}Bitte prüfen: { $notes }.
    }
sgf-unclosed = die Datei endet vor der Partie
sgf-outside = Text außerhalb der Partie wurde übersprungen
sgf-no-value = { $ident } hat keinen Wert und wurde übersprungen
sgf-empty = eine leere Partie wurde übersprungen
sgf-unknown-encoding = die Schrift wurde als { $used } gelesen, nicht als { $label }
sgf-letters-guessed = die Datei nennt ihre Kodierung nicht: als { $used } gelesen, einzelne Buchstaben können falsch sein
sgf-unescaped = ein ] in { $ident } wurde als Teil des Textes gelesen
sgf-between = Text zwischen den Zügen wurde übersprungen
sgf-unread = { $ident }[{ $value }] ist nicht lesbar und wurde übersprungen
sgf-handicap-stones = die Datei nennt Vorgabe { $handicap }, aufgestellte schwarze Steine: { $stones }
sgf-stones-as-moves = schwarze Züge am Anfang, die { $taken ->
    [true] als Vorgabesteine gelesen wurden
   *[other] wie Vorgabesteine aussehen
}: { $stones }
sgf-komi-read = das Komi, geschrieben als { $value }, wurde als { $points } gelesen
sgf-unusual-komi = ein Komi von { $points } ist ungewöhnlich
sgf-other-komi = in der Datei ist das Komi { $found }, hier zählt { $expected }
sgf-pass-read = { $value }, kein Punkt dieses Bretts, wurde als Passen gelesen
record-lids = Gefangene auf den Deckeln
record-lids-act = Berichtigen
record-board = Ergebnis der Partie
record-watch = Zusehen
record-confirms = { $color } bestätigt
record-confirmed = Beide Spieler haben bestätigt. Das Ergebnis ist für die Runde eingetragen, die Aufzeichnung bleibt, wie sie ist.
boards-watch-at = Tisch { $table } zusehen
game-placing = { $n ->
    [one] Noch ein Vorgabestein zu setzen
   *[other] Noch { $n } Vorgabesteine zu setzen
}
game-setting-up = Die Endstellung wird aufgebaut
game-stopped = Angehalten: Was ist tot?
game-ended = { $result }, noch nicht bestätigt
game-held = hält { $n ->
    [one] einen Stein
   *[other] { $n } Steine
}
game-terms = Bedingungen
count-territory = Gebiet
count-prisoners = Im Spiel gefangen
count-dead = Tot auf dem Brett
count-stones = Steine auf dem Brett
count-compensation = Für Vorgabesteine
count-overtime = Für die Zusatzzeit
count-rulings = Durch Entscheidungen
count-sum = Summe
count-marks = Ein Tippen markiert als
count-as-dead = Tot
count-as-seki = Seki
count-agreed = { $color } hat dem zugestimmt
count-resume = { $color } will weiterspielen
count-none-dead = Alle Steine leben
count-settle = Der Schiedsrichter legt es so fest
count-no-agreement = Die Spieler sind sich nicht einig
did-handicap = Vorgabestein { $point }
did-usual = Vorgabesteine
did-moves = { $n } Züge aus einer Datei
did-position = eine Stellung
did-prisoners = Gefangene berichtigt
did-overtime = gekaufte Zeit
did-note = ein Kommentar
did-clock = eine Uhr
did-stop = das Spiel ist beendet
did-mark = was tot ist
did-agree = { $color } stimmt zu
did-settle = vom Schiedsrichter festgelegt
did-no-agreement = keine Einigung
did-resume = { $color } spielt weiter
did-repetition = Wiederholung
did-object = Widerspruch
did-confirm = { $color } bestätigt
did-ruled = Entscheidung { $no }
did-unruled = Entscheidung { $no } zurückgenommen
did-undo = das Letzte zurückgenommen
watch-title = Partie an Tisch { $table }
watch-start = Vor dem ersten Zug
watch-ways = Durch die Partie
watch-played = Gespielt
watch-first = Anfang
watch-back = Zurück
watch-on = Weiter
watch-last = Ende
watch-go = Zeigen
watch-keys = Tasten: links und rechts ein Zug, hoch und runter zehn, Pos1 und Ende.
watch-last-move = letzter Zug { $point }
watch-passed = gepasst
watch-to-move = am Zug
watch-nothing = Diese Partie zeichnet noch niemand auf. Sobald es jemand tut, geht es hier von selbst weiter.
watch-stones-left = { $n ->
    [one] noch ein Stein
   *[other] noch { $n } Steine
  }
watch-periods-left = { $n ->
    [one] noch eine Periode
   *[other] noch { $n } Perioden
  }
live-title = Live
live-of = Runde { $round }: { $n } von { $of ->
    [one] { $of } Tisch
   *[other] { $of } Tischen
}
live-none = Von der laufenden Runde wird hier keine Partie aufgezeichnet.
live-all = Alle Live-Partien
embed-show = Dieses Brett anderswo zeigen
embed-code = Auf einer anderen Website:
embed-film = Über einem Film: die beiden Spieler mit ihren Uhren
act-record = Aufzeichnung einer Partie begonnen
record-arbiter-only = Nur ein Schiedsrichter legt fest, worüber die Spieler sich nicht einigen
record-marking-changed = Die Markierung hat sich inzwischen geändert. Das Brett ansehen, dann zustimmen.
record-words = Einen Punkt oder Kommentar eingeben
record-discard = Verwerfen
watch-step = Zug { $n } von { $of }

# Das Ende einer Partie, geführt: vom zweiten Passen bis zum bestätigten Ergebnis.

end-page-title = Ende der Partie, Tisch { $table }
end-step = Ende der Partie, Schritt { $n } von 3: { $said }
end-not-agreed = Ende der Partie, keine Einigung: { $said }
end-copy = Kopie
end-the-game = Die Partie
end-the-count = Die Auszählung
cite-article = Artikel { $no }
cite-rule = AGA-Regel { $no }
cite-event = wie vom Turnier festgelegt
cite-usual = allgemeine Praxis
end-stop-title = Ist noch etwas offen?
end-open = Offen
end-lost = { $sides } { $n ->
    [one] zählt
   *[other] zählen
} nicht.
end-lost-side = { $color } { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
end-open-why = { $count ->
    [one] Die Gruppe { $groups } lebt
   *[other] Die Gruppen { $groups } leben
} neben einem offenen neutralen Punkt: { $open }. Beide Seiten dürfen ihn füllen; das ist kein Zug: { $fill }.
end-open-none = Kein Punkt ist offen.
end-open-plain = Offen: { $points } ({ $n }). Sie zählen für niemanden, und niemand verliert dadurch etwas ({ $rules }).
end-open-area = Offen: { $points } ({ $n }). Jeder ist für den, der ihn füllt, einen Punkt wert; gefüllt wird mit Zügen im Wechsel ({ $rules }). Solange sie offen sind, geht kein Punkt verloren.
end-doubt = { $color }, { $n ->
    [one] ein Stein
   *[other] { $n } Steine
}: lebend oder tot? { $worth ->
    [one] { $worth } Punkt hängt davon ab.
   *[other] { $worth } Punkte hängen davon ab.
}
end-asked-next = Dies wird als Nächstes gefragt. Hier ist nichts zu tun.
end-pass-stones = Durch Passen abgegebene Steine: Schwarz { $black }, Weiß { $white }. Weiß passt zuletzt ({ $rules }).
end-left-open = Bleibt { $points } offen, wird gezählt, wie es liegt, und beiden wird es noch einmal gesagt.
end-note-requester = Weiterspielen: Wer es verlangt, lässt den anderen zuerst ziehen ({ $rules }).
end-note-passer = Weiterspielen: Der Gegner dessen, der zuletzt passte, zieht zuerst ({ $rules }).
end-note-agreed = Weiterspielen: wenn sich beide einig sind, wer zuerst zieht ({ $rules }).
end-nothing-left = Es ist nichts mehr zu spielen
end-chosen = Auf dem Brett gewählt:
count-fills = { $color } füllt { $point }
key-open = Offener Punkt
key-uncounted = Zählt nicht, solange er offen ist
key-doubtful = Nicht geklärt
key-both-dead = Beide sagen tot
key-differ = Eine Seite sagt tot
end-claims-title = Welche Steine sind tot?
end-differ-title = Die Spieler sind uneins über { $point }
end-says = { $color } sagt
end-group = { $n ->
    [one] ein { $color ->
        [B] schwarzer
       *[W] weißer
    } Stein
   *[other] { $n } { $color ->
        [B] schwarze
       *[W] weiße
    } Steine
}
end-group-worth = { $n ->
    [one] ein { $color ->
        [B] schwarzer
       *[W] weißer
    } Stein
   *[other] { $n } { $color ->
        [B] schwarze
       *[W] weiße
    } Steine
}, es geht um { $worth } Punkte
end-still-open = { $points } ist noch offen: Was daneben liegt, zählt nicht.
end-they-agree = Sie sind sich einig
end-ask-group = { $point }: Was sagen beide jetzt?
end-agree-dead = Einig: tot
end-agree-alive = Einig: lebend
end-agree-seki = Einig: Seki
end-next-copy = Niemand verliert dadurch. Als Nächstes zeigt es { $color } auf einer Kopie des Bretts ({ $rules })
end-next-ways = Niemand verliert dadurch. Als Nächstes die Möglichkeiten nach diesen Regeln
end-claims-note = Einigkeit über Leben und Tod beendet die Partie ({ $rules }). Das Ergebnis wird gezeigt, wenn beide sich einig sind.
end-marks = Wer markiert
end-tap-note = Tippen Sie auf einen Stein, um seine Gruppe als tot zu markieren; noch einmal nimmt die Markierung weg.
end-hold-note = Für ein Seki eine halbe Sekunde halten.
end-marks-note = Tippen Sie eine Gruppe an. Jeder ändert nur die eigenen Markierungen.
end-mark-both = Beide sagen es
end-mark-side = Nur { $color } sagt es
end-ways-title = Die Spieler sind sich nicht einig
end-costs-nothing = Niemand verliert dadurch, dass beide sich nicht einig sind. Das sind die Möglichkeiten.
end-copy-act = { $color } zeigt { $point } auf einer Kopie
end-copy-note = Wer „tot“ sagt, beginnt. Die Partie bleibt unberührt, und wer im Ko einen Stein verlor, passt einmal für dieses Ko ({ $rules }).
end-plays-first = { $color } zieht zuerst und darf passen
end-agreed-first = { $color } zieht zuerst
end-agreed-act = Beide sind einverstanden
end-first-counts = Verlangen es beide, gilt das frühere Verlangen.
end-found-title = Ein Zug wurde gefunden
end-found-note = Ein Zug, der das Ergebnis ändert, nach der Unterbrechung gefunden: Beide werden einzeln gefragt, ob es weitergeht ({ $rules }). Tippen Sie seinen Punkt an oder schreiben Sie ihn.
end-found-point = Punkt des Zuges
end-live-title = Ohne Einigung
end-live-twice = Die Partie geht weiter. Passen beide zweimal nacheinander und sind sich noch uneinig, leben alle Steine auf dem Brett ({ $rules }).
end-live-now = Alle Steine auf dem Brett leben und werden so gezählt ({ $rules }). Das beendet die Partie.
end-live-act = Keine Einigung: alle Steine leben
end-referee = Spielen Sie es auf dem Brett aus, oder der Schiedsrichter entscheidet ({ $rules }).
end-settle-note = Niemand hat etwas anders markiert. Tot nach den jetzigen Markierungen: { $points }. So festgelegt, folgt die Auszählung; für andere Markierungen gehen Sie zurück und lassen jeden die eigenen setzen.
end-settle-none = keine
end-decide-group = Die Gruppe
end-decide-fate = Ihr Status
end-decide-act = Als { $name }, Schiedsrichter, entscheiden
end-reason-hint = Wird mit Ihrem Namen und der Uhrzeit im Protokoll vermerkt
end-asked-title = { $color }, verlangen Sie weiterzuspielen?
end-asked-again-title = { $color }, noch einmal gefragt: Verlangen Sie weiterzuspielen?
end-found-after = Nach der Unterbrechung gefunden
end-would-take = { $point }: Schwarz zuerst schlägt { $black }, Weiß zuerst schlägt { $white }.
end-answers-self = antwortet selbst; Spieler antworten nicht füreinander
end-answer-of = Antwort von { $color }
end-i-play-on = Ich verlange weiterzuspielen
end-i-end = Ich bin einverstanden, dass es so endet
end-answer-play-on = { $other } zieht zuerst und darf passen. { $other } kann nicht ablehnen ({ $rules })
end-answer-lies = Ist auch die andere Seite einverstanden, folgt die Auszählung ({ $rules })
end-neither-note = Der Schiedsrichter spricht mit beiden, bevor etwas folgt
end-give-answer = Antwort von { $color } abgeben
end-follow = Was folgen würde
end-one-asks = Einer verlangt es
end-one-asks-is = Die Partie geht weiter, der andere zieht zuerst
end-both-end = Beide beenden sie
end-both-end-is = Tote Steine, dann die Auszählung, wie es liegt
end-both-refuse = Beide lehnen ab
end-would-lose = Beide würden verlieren
end-would-lose-note = nur wenn der Zug das Ergebnis ändern würde, und nur nachdem beide gefragt wurden, dies erfuhren und noch einmal gefragt wurden. Der Schiedsrichter entscheidet es auf einer eigenen Seite. Hier lässt es sich nicht wählen.
end-refused-title = Beide lehnen ab
end-refused-note = Sagen Sie beiden: Wenn sie weder weiterspielen noch sich über das Ende einigen und der Zug das Ergebnis ändern würde, verlieren beide ({ $rules }). Dann werden sie noch einmal gefragt.
end-told-act = Beide wissen es: noch einmal fragen
end-ruling-title = Beide wurden zweimal gefragt und lehnen ab
end-ruling-note = Würde der Zug das Ergebnis ändern, verlieren beide ({ $rules }). Wenn nicht, gehen Sie zurück und lassen Sie beide sich über das Ende einigen.
end-lose-reason = Wie der Zug das Ergebnis ändern würde
end-lose-act = Entscheiden, dass beide verlieren
end-arbiter-rules = Das muss ein Schiedsrichter entscheiden.
end-claim = { $color } sagt: { $point } ist tot
end-copy-title = Kann { $color } { $point } schlagen?
end-copy-untouched = Nichts hier ändert die Partie selbst.
end-copy-turn = { $color } am Zug auf der Kopie
end-copy-tap = Tippen Sie auf die Kopie, um zu ziehen.
end-copy-play = Ziehen
end-whole = Ganzes Brett
end-ko-shut = Um auf { $point } zurückzuschlagen, passt { $color } erst für dieses Ko. Danach darf { $color } hier wieder schlagen. Eine Drohung anderswo ist kein Passen ({ $rules }).
end-pass-ko = Für das Ko { $point } passen
end-played = Auf der Kopie gespielt
end-made-ko = passt für das Ko auf { $point }
end-made-pass = passt
end-made-takes = { $point }, schlägt { $n }
end-made-takes-one = { $point }, schlägt { $taken }
end-fact-starts = Es beginnt
end-fact-starts-is = { $claimant }, denn diese Seite sagt tot
end-fact-dead = Tot, wenn
end-fact-dead-is = { $claimant } { $point } schlägt und { $owner } dadurch keinen neuen Stein bekommt, den { $claimant } nicht schlagen kann
end-fact-alive = Lebend, wenn
end-fact-alive-is = { $claimant } das nicht kann
end-fact-alive-note = { $claimant } hört auf, oder beide passen und { $point } steht
end-fact-game-is = Bleibt, wie sie beim letzten Passen lag
end-takes-back = { $color } nimmt die Behauptung zurück
end-accepts-dead = { $color } erkennt an: tot
end-what-shown = Was sie zeigte
end-leave-copy = Kopie schließen
end-shown = Was die Kopie zeigte
end-is-dead = { $point } ist tot
end-is-alive = { $point } lebt
end-claim-head = Behauptung
end-on-copy = Auf der Kopie
end-copy-moves = { $n ->
    [one] Ein Zug
   *[other] { $n } Züge
}
end-look = Ansehen
end-not-moved = Kein Stein wurde bewegt.
end-why-ko = { $claimant } konnte sie schlagen; für das Ko wurde gepasst
end-why-taken = { $claimant } konnte sie schlagen
end-why-new = { $claimant } schlug sie, und das gab { $owner } einen neuen Stein auf { $point }, der nicht geschlagen wurde
end-why-given = { $color } gab nach
end-why-stands = Beide passten, und sie steht
end-new-stones = Neue Steine
end-new-none = Keiner von { $owner }, den { $claimant } nicht schlagen konnte
end-worth = Es geht um
end-worth-is = { $worth } Punkte
end-worth-parts = { $stones ->
    [one] ein Gefangener und { $points } an Gebiet
   *[other] { $stones } Gefangene und { $points } an Gebiet
  }
end-both-accept = Beide erkennen es an
end-try-again = Noch einmal
end-show-new = { $color } spielt auf der Kopie weiter
end-not-accepted = Nicht anerkannt? Der Schiedsrichter entscheidet, mit der Kopie im Protokoll.
end-count-nav = Die Auszählung, Schritt für Schritt
end-count-step = { $n } { $said }
end-count-dead = Tote entfernen
end-count-dead-words = Tote Steine kommen vom Brett.
end-count-prisoners = Gefangene einsetzen
end-count-prisoners-words = Gefangene füllen das Gebiet der eigenen Farbe.
end-count-tens = In Blöcken
end-count-tens-words = Was bleibt, wird in Blöcken gezählt.
end-who-confirmed = Wer bestätigt hat
end-bought = Genutzte Perioden der Zusatzzeit
end-confirmed-at = bestätigt um { $time }
end-confirmed-for = um { $time } bestätigt durch { $name }, Schiedsrichter: { $reason }
end-not-yet = noch nicht
end-object-arbiter = Jemand hat Einwände
end-decided-note = Sie endete nicht durch eine Auszählung. Wer Einwände hat, ruft den Schiedsrichter; der trägt einen Vorfall mit der Begründung ein.
end-count-again = Noch einmal zählen
end-confirm-note = Haben beide bestätigt, ändert sich das Ergebnis nie mehr ({ $confirmed }). Wer widerspricht, kann noch einmal zählen lassen ({ $again }).
end-confirm-for = Für { $name } bestätigen
end-why-not-self = Warum die Person es nicht selbst kann
end-confirm-for-act = Als { $name }, Schiedsrichter, bestätigen
did-nothing-left = nichts mehr zu spielen
did-claim = { $color } markiert
did-differ = keine Einigung
did-copy = eine Kopie für { $point }
did-copy-play = { $move } auf der Kopie
did-copy-ko = { $color } passt für das Ko { $point }
did-give-in = { $color } gibt nach
did-accept-copy = beide erkennen die Kopie an
did-decide = der Schiedsrichter entscheidet { $point }
did-told = beide wissen es
did-both-lose = beide verlieren
did-confirm-for = der Schiedsrichter bestätigt für { $color }
act-decide-end = Ende einer Partie vom Schiedsrichter entschieden
act-confirm-for = Ergebnis für eine Person bestätigt
game-more-passes = Beide haben gepasst. { $n ->
    [one] Noch einmal Passen beendet das Spiel
   *[other] Noch { $n }-mal Passen nacheinander beendet das Spiel
} ({ $rules }).
game-white-passes-last = Beide haben gepasst. Weiß passt zuletzt: Mit dem Passen von Weiß endet das Spiel ({ $rules }).
end-way-same = Als Gebiet gezählt, mit den beim Passen abgegebenen Steinen, ergibt sich dasselbe.
end-way-half = Am Tisch wird nur eine Seite gezählt, Steine und Punkte zusammen in Zehnern, gegen das halbe Brett; was Schwarz braucht, erhöht sich um das halbe Komi.
end-way-fill = Am Tisch füllt jede Seite die eigenen Punkte mit allen ihren Steinen; leere Punkte oder übrige Steine sind der Unterschied.

# Der Schiedsrichter: was die Aufzeichnung sagt, das angehaltene Brett, offene Punkte

asked-play-on = Weiterspielen
asked-as-it-lies = Ende, wie es liegt
asked-neither = Keines von beiden
answered-neither = Verlangt nicht weiterzuspielen, ist mit dem Ende nicht einverstanden
dispute-found = { $color } würde dort spielen
did-fill = { $color } füllt { $point }
did-found = gefundener Zug auf { $point }
did-answer = Antwort von { $color }
count-fill = Mit { $color } füllen
warning-dead-in-neutral = { $points }: als tot markiert, aber niemand umschließt sie.
warning-dead-in-seki = { $points }: tot in einem Seki, also nicht entfernt.
warning-unsettled = { $points }: Leben und Tod ist nicht geklärt. Spielen Sie weiter, bevor Sie zählen.
warning-unfinished = { $n ->
    [one] { $n } Punkt gehört noch niemandem: Markieren Sie die toten Steine dort, oder spielen Sie weiter, bevor Sie zählen.
   *[other] { $n } Punkte gehören noch niemandem: Markieren Sie die toten Steine darin, oder spielen Sie weiter, bevor Sie zählen.
}
record-repetition-draw = Beide sind einig: unentschieden durch Wiederholung
