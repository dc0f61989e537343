# Een concept in handen van de organisator: wie gekozen is, wat een ruil zou kosten, wat met de hand is gedaan.

draft-find = Tafel of naam
draft-how = Kies een speler en dan de andere, of sleep de ene op de andere. Er verandert niets voordat u het zegt.
draft-show = Welke borden
draft-show-all = Alle
draft-show-look = Bekijken
draft-show-changed = Zelf gezet
draft-group-tables = tafels { $from } tot { $to }
draft-chosen = gekozen
draft-with-this = met deze
draft-touch-other = Kies de andere: onder elke naam staat wat de ruil de indeling zou kosten, in scoregroepen.
draft-exchange = { $one } en { $other } ruilen?
draft-exchange-act = Ruilen
draft-leave = Laten
draft-cannot = Een van beiden doet in deze ronde niet mee.
draft-pair-ask = { $one } en { $other } tegen elkaar?
draft-one-board = Beiden zitten aan tafel { $table }
draft-marks = { $before } van 100 → { $after }
draft-grades = { $before } → { $after }
draft-cost-same = even goed
draft-cost-little = haast even goed
draft-cost-worse = { $groups } slechter
draft-cost-better = { $groups } beter
draft-whole-same = De hele indeling is precies evenveel waard.
draft-whole-little = De hele indeling verschilt nauwelijks.
draft-whole-worse = De hele indeling is { $groups } scoregroepen slechter.
draft-whole-better = De hele indeling is { $groups } scoregroepen beter.
draft-why-table = Waarom deze twee, tafel { $table }
draft-why-next = Wie ze anders zouden kunnen treffen
draft-acts-on = Andere acties: { $name }
draft-other-ways = Herindelen, verwerpen, meer
draft-redo = Opnieuw
draft-changes = { $count ->
    [0] Geen wijzigingen met de hand.
    [one] Eén wijziging met de hand.
   *[other] { $count } wijzigingen met de hand.
  }
draft-below = { $groups } scoregroepen onder de bewezen indeling.
draft-above = { $groups } scoregroepen boven de bewezen indeling, tegen een regel ervan in.
draft-last = { $count ->
    [one] De laatste: tafel { $tables }.
   *[other] De laatste: tafels { $tables }.
  }
draft-publish-ask = Ronde { $round } publiceren: { $boards ->
    [one] één bord?
   *[other] { $boards } borden?
  }
draft-publish-all = Iedereen die meedoet, heeft een plaats.
draft-publish-without = { $count ->
    [one] Eén speler blijft zonder plaats:
   *[other] { $count } spelers blijven zonder plaats:
  }
draft-publish-looks = { $count ->
    [one] Eén tafel is nog te bekijken.
   *[other] { $count } tafels zijn nog te bekijken.
  }
draft-publish-now = Nu publiceren
proof-apart-pairs = { $count ->
    [one] Eén van { $all } bewezen paren is uit elkaar gehaald.
   *[other] { $count } van { $all } bewezen paren zijn uit elkaar gehaald.
  }
proof-around-tables = { $count ->
    [one] Tafel { $tables } is met de hand gezet.
   *[other] Tafels { $tables } zijn met de hand gezet.
  }
draft-none = Er zijn geen zulke borden.
draft-free-round-how = Voor een vrije ronde: haal het bord uit elkaar en kies de speler daarna opnieuw.
