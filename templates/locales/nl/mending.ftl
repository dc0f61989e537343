# Een gepubliceerde ronde herstellen.

mend-link = Tafel wijzigen
mend-title = Ronde { $round } wijzigen
mend-table = Ronde { $round }, tafel { $table }
mend-lead = Iedereen ziet deze ronde. Spelers lezen wat er veranderde, wanneer en waarom; het blijft in het logboek.
mend-what = Wat moet er veranderen?
mend-what-wrong = Kies wat er moet veranderen.
mend-swap = Kleuren ruilen
mend-swap-note = Een uitslag blijft bij de spelers.
mend-terms = Handicap of komi wijzigen
mend-terms-note = Een uitslag blijft zoals hij is.
mend-move = Andere tafel
mend-move-note = Wie daar zit, komt hierheen.
mend-exchange = Speler vervangen
mend-exchange-note = De een gaat, een ander komt en neemt diens plaats over.
mend-cancel = Iemand komt niet
mend-cancel-note = Het bord vervalt.
mend-pair = Bord toevoegen
mend-pair-note = Voor twee die geen bord hebben.
mend-give-bye = Vrije ronde voor
mend-give-bye-note = Aan iemand zonder bord, zoals een laatkomer.
mend-take-bye = Vrije ronde afnemen van
mend-take-bye-note = De speler wacht dan op een tegenstander.
mend-take-back = Publicatie intrekken
mend-take-back-note = De ronde is weer een concept, zonder uitslagen. Alleen bij de laatste ronde.
mend-drop = Ronde schrappen
mend-drop-note = Alsof ze nooit is ingedeeld. Alleen bij de laatste ronde.
mend-handicap = Handicap
mend-stones = { $n ->
    [0] Gelijk
    [1] 1, geen stenen
   *[other] { $n } stenen
  }
mend-komi = Komi
mend-komi-hint = Leeg voor de gewone.
mend-to = Naar tafel
mend-to-hint = Het nummer.
mend-leaves = Wie gaat
mend-comes = Wie komt
mend-comes-hint = Van een andere tafel, een vrije ronde of uit het wachten.
mend-left-black = Zwart daarna
mend-left-white = Wit daarna
mend-left-waits = wacht op een tegenstander
mend-left-free = heeft een vrije ronde
mend-left-absent = is er niet
mend-one = De een
mend-other = De ander
mend-reason = Reden
mend-reason-hint = Spelers lezen het. Bijvoorbeeld: kwam te laat; verkeerde speler geplaatst; clubgenoten.
mend-act = Ronde wijzigen
mend-act-table = Tafel { $table } wijzigen
mend-leave = Zo laten
mend-look = Wat spelers zullen zien
mend-told = Wat spelers zullen zien
mend-told-who = Wie aan deze borden zit, leest het op de eigen pagina en in een bericht als daarom is gevraagd.
mend-told-paper = Op papier dan verouderd; opnieuw afdrukken:
mend-tables = Een tafel
mend-lost-title = { $count ->
    [one] Eén uitslag zou verloren gaan
   *[other] { $count } uitslagen zouden verloren gaan
  }
mend-lost = Tafel { $table }: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [one] De uitslag gaat naar het logboek
   *[other] Alle { $count } uitslagen gaan naar het logboek
  }
mend-lost-note = Er is nog niets veranderd. Vink dit aan en verstuur het formulier opnieuw.
mend-done = De ronde is gewijzigd. Spelers zien het.
mend-taken-back = Ronde { $round } is weer een concept.
mend-dropped = Ronde { $round } is geschrapt.
mended-title = Gewijzigd sinds de publicatie
mended-at = gewijzigd om { $time }
mended-seats = Tafel { $table }: zwart is nu { $black }, wit { $white }.
mended-terms = Tafel { $table }: { $terms }.
mended-new = Tafel { $table } is nieuw: zwart { $black }, wit { $white }.
mended-gone = Tafel { $table } vervalt: { $black } – { $white }.
mended-bye = { $name } heeft een vrije ronde.
act-mend = Gepubliceerde ronde gewijzigd
act-take-back-publication = Publicatie ingetrokken
act-drop-round = Ronde geschrapt
refusal-round-changed = Iemand heeft deze ronde gewijzigd of een uitslag ingevoerd. Bekijk haar en doe het dan opnieuw.
refusal-results-lost = { $count ->
    [one] Eén uitslag zou verloren gaan. Er is niets veranderd: stem er eerst mee in.
   *[other] { $count } uitslagen zouden verloren gaan. Er is niets veranderd: stem er eerst mee in.
  }
refusal-not-last-round = Ronde { $round } is erna ingedeeld. Schrap die eerst.
settings-hidden = Verborgen tot de aankondiging
settings-hidden-note = Alleen de eigen medewerkers zien het. Haal het vinkje weg om het toernooi aan te kondigen.
round-change = Deze ronde wijzigen
draft-published-unseen = Ronde { $round } is gepubliceerd. Het toernooi is verborgen: alleen de eigen mensen zien het tot u het aankondigt.
mend-lead-unseen = Het toernooi is verborgen: tot nu toe zien alleen de eigen mensen deze ronde. Wat wanneer en waarom is gewijzigd, leest iedereen zodra het is aangekondigd; het blijft in het logboek.
mend-done-unseen = De ronde is gewijzigd. De spelers zien het zodra het toernooi is aangekondigd.
draft-stones-to-stronger = { $black } is de sterkste van de twee en zou Zwart hebben { $stones ->
    [1] met handicap 1
   *[other] met { $stones } stenen
  }. Volgens de regel heeft { $white } Zwart, { $due ->
    [0] zonder handicap
    [1] met handicap 1
   *[other] met { $due } stenen
  }. Er is niets gewijzigd: vink aan dat het toch zo moet, of wijzig de handicap.
warning-stones-to-stronger = De sterkste heeft de stenen; volgens de regel heeft de ander { $due ->
    [0] een gelijke partij
    [1] handicap 1
   *[other] { $due } stenen
  }
