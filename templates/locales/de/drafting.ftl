# Ein Entwurf in der Hand der Turnierleitung: wer gewählt ist, was ein Tausch kosten würde, was von Hand geschah.

draft-find = Tisch oder Name
draft-how = Wählen Sie einen Spieler, dann den anderen, oder ziehen Sie einen auf den anderen. Nichts ändert sich, bevor Sie es sagen.
draft-show = Welche Bretter
draft-show-all = Alle
draft-show-look = Anzusehen
draft-show-changed = Von Hand
draft-group-tables = Tische { $from } bis { $to }
draft-chosen = gewählt
draft-with-this = mit diesem
draft-touch-other = Wählen Sie den anderen: Unter jedem Namen steht, was der Tausch die Auslosung kosten würde, in Punktgruppen.
draft-exchange = { $one } und { $other } tauschen?
draft-exchange-act = Tauschen
draft-leave = Lassen
draft-cannot = Einer von beiden spielt in dieser Runde nicht mit.
draft-pair-ask = { $one } und { $other } paaren?
draft-one-board = Beide sitzen an Tisch { $table }
draft-marks = { $before } von 100 → { $after }
draft-grades = { $before } → { $after }
draft-cost-same = gleich gut
draft-cost-little = kaum ein Unterschied
draft-cost-worse = { $groups } schlechter
draft-cost-better = { $groups } besser
draft-whole-same = Die ganze Auslosung ist genau so viel wert.
draft-whole-little = Die ganze Auslosung ändert sich kaum.
draft-whole-worse = Die ganze Auslosung ist { $groups } Punktgruppen schlechter.
draft-whole-better = Die ganze Auslosung ist { $groups } Punktgruppen besser.
draft-why-table = Warum diese beiden, Tisch { $table }
draft-why-next = Wen sie sonst treffen könnten
draft-acts-on = Anderes mit { $name }
draft-other-ways = Neu auslosen, verwerfen, anderes
draft-redo = Wiederholen
draft-changes = { $count ->
    [0] Keine Änderung von Hand steht.
    [one] Eine Änderung von Hand.
   *[other] { $count } Änderungen von Hand.
  }
draft-below = { $groups } Punktgruppen unter der bewiesenen Auslosung.
draft-above = { $groups } Punktgruppen über der bewiesenen Auslosung, gegen eine Regel von ihr.
draft-last = { $count ->
    [one] Zuletzt: Tisch { $tables }.
   *[other] Zuletzt: Tische { $tables }.
  }
draft-publish-ask = Runde { $round } veröffentlichen: { $boards ->
    [one] ein Brett?
   *[other] { $boards } Bretter?
  }
draft-publish-all = Wer mitspielt, hat einen Platz.
draft-publish-without = { $count ->
    [one] Ein Spieler bleibt ohne Platz:
   *[other] { $count } Spieler bleiben ohne Platz:
  }
draft-publish-looks = { $count ->
    [one] Ein Tisch ist noch anzusehen.
   *[other] { $count } Tische sind noch anzusehen.
  }
draft-publish-now = Jetzt veröffentlichen
proof-apart-pairs = { $count ->
    [one] Eines von { $all } bewiesenen Paaren ist getrennt.
   *[other] { $count } von { $all } bewiesenen Paaren sind getrennt.
  }
proof-around-tables = { $count ->
    [one] Tisch { $tables } ist von Hand gesetzt.
   *[other] Die Tische { $tables } sind von Hand gesetzt.
  }
draft-none = Keine solchen Bretter.
draft-free-round-how = Für ein Freilos: lösen Sie das Brett auf und wählen Sie den Spieler dann noch einmal.
