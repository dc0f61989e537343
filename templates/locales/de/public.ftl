# Was alle sehen, ohne sich einzuloggen: Turniere, Paarungen, Spieler, Rangliste und warum, Aushänge.

## Die Turniere
index-title = Turniere
index-running = Jetzt
index-coming = Demnächst
index-over = Vorbei
index-none = Noch kein Turnier
index-none-what = Hier stehen Turniere, sobald jemand, dem dieser Server gehört, eines angelegt hat.
index-new = Neues Turnier
index-import = Datei einlesen

## Ein Turnier
front-no-round = Hier stehen die ersten Paarungen, sobald die Turnierleitung sie veröffentlicht.
front-players = Wer ist angemeldet?
front-draft = Runde 1 auslosen
front-about = Das Turnier
about-when = Wann
about-where = Wo
about-players = Spieler
about-not-checked-in = { $count } davon noch nicht anwesend gemeldet
about-rounds = Runden
about-system = System
about-mcmahon = McMahon
about-swiss = Schweizer System
about-swiss-categories = Schweizer System in Klassen
about-cup = Pokal
about-no-handicap = Nur Partien ohne Vorgabe
about-handicap = Vorgaben bis { $most ->
    [one] zu einem Stein
   *[other] zu { $most } Steinen
  }
about-rules = Regeln
about-komi = Komi { $komi }
about-clock = Bedenkzeit
about-director = Turnierleitung
clock-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  }
clock-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
  }
clock-sudden = insgesamt { $basic }
clock-byoyomi = { $basic }, danach { $period } je Zug
clock-canadian = { $basic }, danach { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
  } in { $period }
clock-fischer = { $basic }, dazu { $period } mit jedem Zug

## Paarungen
rounds = Runden
round = Runde
round-not-yet = Runde { $round }, noch nicht veröffentlicht
round-begun = { $total ->
    [one] Ein Brett.
   *[other] { $total } Bretter.
  }
round-running = { $done } von { $total } Brettern sind fertig.
round-done = { $total ->
    [one] Das Brett ist fertig.
   *[other] Alle { $total } Bretter sind fertig.
  }
round-all-even = Ohne Vorgabe, Komi { $komi }.
round-mostly-even = Ohne Vorgabe, Komi { $komi }, wenn am Brett nichts anderes steht.
round-find = Name suchen
round-views = Ansichten der Runde
round-by-table = Nach Tisch
round-by-name = Nach Name
round-hall = Für den Saal
round-bye = hat spielfrei
round-absent = { $count ->
    [one] Eine angemeldete Person spielt diese Runde nicht
   *[other] { $count } Angemeldete spielen diese Runde nicht
  }
against = gegen { $name }
free-bye = Spielfrei
free-absent = Nicht dabei
free-unpaired = Ohne Gegner

## Der Saal
hall-no-round = Noch keine Runde
hall-page = Seite { $page } von { $pages }
hall-from-to = { $from } bis { $to }
hall-next = Nächste Seite
hall-screens = { $n } Bildschirme:
hall-how = Stein, dann Tisch.

## Spieler
players-title = Spieler
players-count = { $count ->
    [one] Eine Person ist angemeldet.
   *[other] { $count } sind angemeldet.
  }
players-find = Name, Verein oder Land
players-none = Noch ist niemand angemeldet. Hier stehen die Namen, sobald sie eingehen.
players-announced = noch nicht anwesend gemeldet
next-title = Als Nächstes
next-table = Runde { $round }, Tisch
next-against = gegen
next-no-stones = keine Steine: Schwarz beginnt
next-stones = Schwarz beginnt mit { $stones } Steinen
next-half-komi = Weiß bekommt einen halben Punkt, damit es kein Unentschieden gibt
next-free = Runde { $round } ist spielfrei: Es war kein Gegner übrig.
next-wait = Runde { $round } steht hier, sobald sie veröffentlicht ist.
next-out = In Runde { $round } nicht dabei.
next-over = Alle Runden sind veröffentlicht.
player-games = Partien
player-no-games = Noch keine Runde.
player-score = Punkte und Platz nach Runde { $round }
player-wins = { $rounds ->
    [one] { $one ->
        [yes] Sieg in einer Runde
       *[no] Siege in einer Runde
      }
   *[other] { $one ->
        [yes] Sieg in { $rounds } Runden
       *[no] Siege in { $rounds } Runden
      }
  }
player-place = Platz von { $of }
player-behind = Hinter { $name }, { $criterion }: { $mine } zu { $theirs }.
player-ahead = Vor { $name }, { $criterion }: { $mine } zu { $theirs }.
player-level = Gleichauf mit { $name } in allem, was zählt.
player-by-round = Runde für Runde

## Rangliste
standings-title = Rangliste
standings-none = Noch zählt kein Ergebnis. In dieser Reihenfolge beginnen alle.
standings-after = Nach Runde { $round } von { $of }.
standings-open = { $open ->
    [one] Ein Ergebnis davon fehlt.
   *[other] { $open } Ergebnisse davon fehlen.
  }
standings-order = Nach { $criteria }; = teilt den Platz.
standings-how = In einer Runde steht: gespielte Farbe, Platz des Gegners, + gewonnen, − verloren; 0+ spielfrei, – keine Partie.
standings-players = { $count ->
    [one] Eine Person.
   *[other] { $count } Personen.
  }
standings-find = Name, Verein oder Platz
standings-compact = Kompakt
standings-found = Wer gemeint war
standings-from = Ab Platz
standings-parts = Seiten der Liste
standings-rounds = Nach einer anderen Runde
found-here = hier
standings-who = Platz und Name
standings-about = Was die Spalten bedeuten
standings-views = Ansichten der Rangliste
cell-bye = spielfrei
cross-title = Kreuztabelle
cross-after = Nach Runde { $round }.
cross-how = Zeilenweise zu lesen: + gewonnen, − verloren, darunter die Runde.
cross-parts = Teile der Tabelle
cross-elsewhere = Weitere Partien
wall-title = Aushang
wall-after = Aushang nach Runde { $round }
wall-number = Nr.
wall-start = Start
place = Platz
name = Name
rank = Rang
club = Verein

## Ergebniszettel
slips-title = Ergebniszettel, Runde { $round }
slips-how = Drucken Sie ohne eigene Ränder des Druckers. Der Code führt Schiedsrichter zum Brett.
slips-six = Sechs auf einem Blatt
slips-four = Vier auf einem Blatt
slips-scan = für Schiedsrichter
slips-won = gewonnen
slips-points = mit ______ Punkten
slips-black-signs = Schwarz unterschreibt
slips-white-signs = Weiß unterschreibt

## Warum ein Wert
explanation-title = { $criterion }, { $name }
explanation-back = Rangliste nach Runde { $round }
explanation-what = Was
explanation-adds = Gibt
explanation-dropped = zählt nicht, da unter den niedrigsten
explanation-tied = Verglichen mit denen, die bis dahin gleich sind:
part-start = wo der Rang beginnt
part-start-instead = ohne Partie zählt der eigene Start
part-rounded-down = der halbe Punkt aus freien Runden, abgerundet
part-doubled = { $times ->
    [one] { $points }, einmal verdoppelt
   *[other] { $points }, { $times }-mal verdoppelt
  }
part-bonus = für lauter Siege vom Balken an
part-category = die Klasse, 1 ist die oberste
part-rank = der Rang
part-rating = die Wertungszahl
part-score = Punkte des Gegners { $score }
part-score-given = { $stones ->
    [one] Punkte des Gegners { $score }, und 1 für den gegebenen Stein
   *[other] Punkte des Gegners { $score }, und { $stones } für die gegebenen Steine
  }
part-score-received = { $stones ->
    [one] Punkte des Gegners { $score }, ohne 1 für den erhaltenen Stein
   *[other] Punkte des Gegners { $score }, ohne { $stones } für die erhaltenen Steine
  }
part-defeated = { $score }, mal dem eigenen Ergebnis { $result }
part-sos = SOS des Gegners { $sos }
part-running = der Punktestand nach dieser Runde
part-exploit = Siege des Gegners { $wins }, mal { $coefficient }
part-above = Plätze über den Letzten von ihnen

## Kriterien: Kopf der Spalte, Name, was es ist
column-nbw = Siege
column-name-nbw = Zahl der Siege
column-about-nbw = Eins für jede gewonnene Partie, ein halber für ein Jigo, und was das Turnier für eine freie Runde gibt.
column-mms = Punkte
column-name-mms = McMahon-Punkte
column-about-mms = Sie beginnen, wo der Rang es vorgibt; jeder Sieg gibt einen dazu.
column-cps = Pokal
column-name-cps = Pokalpunkte
column-about-cps = Siege, jeder einmal verdoppelt für jede Runde danach: Ein früher Sieg wiegt mehr.
column-sts = STS
column-name-sts = Straßburger Punkte
column-about-sts = Die McMahon-Punkte, und zwei für lauter Siege vom Balken an bis zur vorletzten oder vorvorletzten Runde.
column-cat = Klasse
column-name-cat = Klasse
column-about-cat = Die Klasse des Rangs; die erste ist die höchste.
column-rank = Rang
column-name-rank = Rang
column-about-rank = Der Rang in diesem Turnier; der höhere kommt zuerst.
column-rating = Wertung
column-name-rating = Wertungszahl
column-about-rating = Die Wertungszahl bei der Anmeldung; die höhere kommt zuerst.
column-sosw = SOS
column-name-sosw = Summe der Siege der Gegner
column-about-sosw = Die Siege aller Gegner zusammengezählt: Wer die stärkeren hatte, kommt zuerst.
column-sosw-1 = SOS−1
column-name-sosw-1 = Siege der Gegner ohne den niedrigsten
column-about-sosw-1 = Die Siege aller Gegner zusammengezählt, ohne den schwächsten.
column-sosw-2 = SOS−2
column-name-sosw-2 = Siege der Gegner ohne die zwei niedrigsten
column-about-sosw-2 = Die Siege aller Gegner zusammengezählt, ohne die zwei schwächsten.
column-sodosw = SODOS
column-name-sodosw = Summe der Siege besiegter Gegner
column-about-sodosw = Die Siege der Gegner, die man besiegt hat, zur Hälfte bei Jigo.
column-sososw = SOSOS
column-name-sososw = Summe der SOS der Gegner (Siege)
column-about-sososw = Die SOS aller Gegner zusammengezählt.
column-cussw = CUSS
column-name-cussw = Laufende Siege
column-about-cussw = Die Zahl der Siege nach jeder Runde, zusammengezählt: Frühe Siege zählen mehr.
column-sosm = SOS
column-name-sosm = Summe der Punkte der Gegner
column-about-sosm = Die McMahon-Punkte aller Gegner zusammengezählt; gegebene Steine kommen dazu, erhaltene gehen ab. Eine Runde ohne Partie zählt den eigenen Start.
column-sosm-1 = SOS−1
column-name-sosm-1 = Punkte der Gegner ohne den niedrigsten
column-about-sosm-1 = Die McMahon-Punkte aller Gegner zusammengezählt, ohne die niedrigsten.
column-sosm-2 = SOS−2
column-name-sosm-2 = Punkte der Gegner ohne die zwei niedrigsten
column-about-sosm-2 = Die McMahon-Punkte aller Gegner zusammengezählt, ohne die zwei niedrigsten.
column-sosts = SOSTS
column-name-sosts = Summe der Straßburger Punkte der Gegner
column-about-sosts = Die Straßburger Punkte aller Gegner zusammengezählt; gegebene Steine kommen dazu, erhaltene gehen ab.
column-sodosm = SODOS
column-name-sodosm = Summe der Punkte besiegter Gegner
column-about-sodosm = Die McMahon-Punkte der Gegner, die man besiegt hat, zur Hälfte bei Jigo.
column-sososm = SOSOS
column-name-sososm = Summe der SOS der Gegner
column-about-sososm = Die SOS aller Gegner zusammengezählt.
column-cussm = CUSS
column-name-cussm = Laufende Punkte
column-about-cussm = Die McMahon-Punkte nach jeder Runde, zusammengezählt: Frühe Siege zählen mehr.
column-ext = EXT
column-name-ext = Versuchte Glanztaten
column-about-ext = Die Siege aller Gegner, mal 0 bis 3 dafür, wie viel mehr gegeben wurde, als die Ränge verlangen.
column-exr = EXR
column-name-exr = Gelungene Glanztaten
column-about-exr = Die Siege der besiegten Gegner, mal 0 bis 3 dafür, wie viel mehr gegeben wurde, als die Ränge verlangen.
column-sdc = Direkt
column-name-sdc = Einfacher direkter Vergleich
column-about-sdc = Die Punkte aus den Partien der Gleichen untereinander, wenn jeder gegen jeden gespielt hat.
column-dc = Direkt
column-name-dc = Direkter Vergleich
column-about-dc = Wer von den Gleichen wen besiegt hat: die Zahl der Plätze über den Letzten von ihnen.
player-rating = Wertung { $rating }: nach der europäischen Formel { $change }, also { $after } nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
  }.
index-none-yours = Legen Sie das erste an, oder lesen Sie eine Datei eines anderen Programms ein.
