# Was alle sehen, ohne sich einzuloggen: Turniere, Paarungen, Spieler, Tabelle und warum, Aushänge.

index-running = Jetzt
index-coming = Demnächst
index-over = Beendet
index-find = Turnier suchen
index-years = Jahre
index-none = Noch kein Turnier
index-none-what = Hier stehen Turniere, sobald ein Inhaber dieses Servers eines angelegt hat.
## Ein Turnier
front-no-round = Hier stehen die ersten Paarungen, sobald die Turnierleitung sie veröffentlicht.
front-about = Das Turnier
front-leaders = Spitze nach Runde { $round }
front-leaders-now = Spitze
front-results = Ergebnisse
front-wins = { $n } gewonnen
front-next = Als Nächstes
front-done = Runde { $round } ist zu Ende
front-running = Runde { $round }: { $done } von { $total } Partien beendet
front-won = Sieg: { $names }
front-live = Tisch { $table }, live
front-moves = Zug { $n }
front-watch = Partie ansehen
front-games = Partien zum Nachspielen
front-find = Meinen Tisch finden
front-find-how = Ihr Name oder ein Teil davon
front-all-pairings = Alle Paarungen
front-all-players = Alle { $n } Spieler
front-places = von { $of } Plätzen vergeben
front-registered = angemeldet
front-until = Anmeldung bis { $at }.
front-who-comes = Wer kommt
about-play = Spiel
about-where = Wo
about-swiss-categories = Schweizer System in Klassen
about-no-handicap = Nur Partien ohne Vorgabe
about-handicap = Vorgaben bis { $most ->
    [one] zu einem Stein
   *[other] zu { $most } Steinen
  }
about-komi = Komi { $komi }
about-clock = Bedenkzeit
about-director = Turnierleitung
round-not-yet = Runde { $round }, noch nicht veröffentlicht
round-begun = { $total ->
    [one] Eine Partie.
   *[other] { $total } Partien.
  }
round-running = { $done } von { $total } Partien sind beendet.
round-done = { $total ->
    [one] Die Partie ist beendet.
   *[other] Alle { $total } Partien sind beendet.
  }
round-all-even = Ohne Vorgabe, Komi { $komi }.
round-mostly-even = Ohne Vorgabe, Komi { $komi }, wenn am Tisch nichts anderes steht.
round-find = Name suchen
round-views = Ansichten der Runde
round-picture = Als Bild
round-hall = Für den Saal
round-bye = hat ein Freilos
round-absent = { $count ->
    [one] Eine angemeldete Person spielt diese Runde nicht
   *[other] { $count } Angemeldete spielen diese Runde nicht
  }
free-bye = Freilos
free-absent = Nicht dabei
free-unpaired = Ohne Gegner
free-left-out = Nicht aufgestellt
## Der Saal
hall-no-round = Noch keine Runde
hall-page = Seite { $page } von { $pages }
hall-from-to = { $from } bis { $to }
hall-next = Nächste Seite
hall-screens = { $n } Bildschirme:
hall-others = { $screens }: die anderen Bildschirme
hall-how = Stein, dann Tisch.
## Spieler
players-count = { $count ->
    [one] Eine Person angemeldet
   *[other] { $count } Spieler angemeldet
  }
players-none = Noch ist niemand angemeldet. Hier stehen die Namen, sobald sie eingehen.
standings-nobody = Noch ist niemand angemeldet. Die Plätze stehen hier mit den ersten Ergebnissen.
players-announced = noch nicht anwesend gemeldet
next-title = Als Nächstes
next-table = Runde { $round }, Tisch
next-against = gegen
next-no-stones = keine Steine: Schwarz beginnt
next-stones = Schwarz beginnt mit { $stones } Steinen
next-half-komi = Weiß bekommt einen halben Punkt, damit es kein Unentschieden gibt
next-wait = Runde { $round } steht hier, sobald sie veröffentlicht ist.
next-out = In Runde { $round } nicht dabei.
next-over = Das Turnier ist zu Ende.
games = Partien
player-no-games = Noch keine Partie ist beendet.
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
player-told = { $wins } { $one ->
    [yes] Sieg
   *[no] Siege
  } in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  }, Platz { $place }.
player-line = Der Weg durch das Turnier
player-line-how = Jede Zeile ist eine Runde, von links nach rechts die Tische vom ersten bis zum letzten. Die Linie führt von Partie zu Partie.
player-line-take = Bild herunterladen
player-line-share = Bild teilen
path-start = Start
path-said = { $what } nach Runden: { $start } am Anfang, dann { $rest }
path-how = Höher ist besser.
path-after = danach { $score }, Platz { $place }
path-estimate = Das ist eine Schätzung, bis die Wertungsliste erscheint.
player-behind = Knapp hinter { $name } nach { $criterion } ({ $mine } zu { $theirs }).
player-ahead = Knapp vor { $name } nach { $criterion } ({ $mine } zu { $theirs }).
player-level = Gleichauf mit { $name } in allen Kriterien.
player-by-round = Runde für Runde
## Tabelle
standings-none = Noch keine Ergebnisse. Das ist die Reihenfolge am Start.
standings-after = Nach Runde { $round } von { $of }.
standings-open = { $open ->
    [one] Ein Ergebnis steht noch aus.
   *[other] { $open } Ergebnisse stehen noch aus.
  }
standings-games = { $played } von { $total } Partien sind gespielt.
standings-order = Nach { $criteria }. „=“ ist ein geteilter Platz.
standings-how = Eine Runde zeigt: gespielte Farbe, Platz des Gegners, + gewonnen, − verloren, ? nicht zu Ende; 0+ Freilos, – keine Partie.
cell-whom = { $of ->
    [number] Nummer { $n }
   *[place] Platz { $n }
}
cell-said = Runde { $round }{ $color ->
    [B] {", Schwarz"}
    [W] {", Weiß"}
   *[none] {""}
}: { $how ->
    [won] gewonnen gegen { $whom }
    [lost] verloren gegen { $whom }
    [drew] unentschieden gegen { $whom }
    [bye] Freilos
    [none] keine Partie
   *[open] noch ohne Ergebnis gegen { $whom }
}
standings-players = { $count ->
    [one] Eine Person.
   *[other] { $count } Personen.
  }
standings-won = gewonnen
standings-find = Name, Verein, Platz
standings-compact = Kompakt
standings-found = Meinten Sie
standings-from = Ab
standings-rounds = Nach anderen Runden
found-here = hier
standings-who = Platz und Name
standings-about = Was die Spalten bedeuten
standings-views = Ansichten der Tabelle
standings-by = Filtern, anders sortieren
standings-by-label = Kriterien, das wichtigste zuerst
standings-by-hint = Durch Kommas getrennt: MMS, SOSM, RATING. Nichts wird gespeichert.
standings-by-alone = Diese Reihenfolge sehen nur Sie. Plätze und Preise bleiben, wie das Turnier sie hat.
standings-by-back = Zurück zur Reihenfolge des Turniers
fault-criterion = „{ $typed }“ ist kein Kriterium. Möglich sind { $known }.
cell-bye = Freilos
cross-title = Kreuztabelle
cross-how = Zeilenweise zu lesen: + gewonnen, − verloren, darunter die Runde.
cross-how-scores = Nach Punkten: die Partien, die eine Zeile gegen eine Spalte gewonnen und verloren hat; unter Gleichen, wie viele gespielt wurden.
cross-score = Punkte
cross-players = Spieler
statistics-title = Statistik
statistics-none = Noch ist keine Partie beendet.
statistics-games = { $n ->
    [one] Eine Partie wurde gespielt.
   *[other] { $n } Partien wurden gespielt.
}
statistics-other = { $n ->
    [one] Eine davon hatte keinen Sieger, oder niemand hat die Farben notiert.
   *[other] { $n } davon hatten keinen Sieger, oder niemand hat die Farben notiert.
}
statistics-unplayed = { $n ->
    [one] Eine Partie wurde kampflos entschieden und zählt hier nicht.
   *[other] { $n } Partien wurden kampflos entschieden und zählen hier nicht.
}
statistics-who-won = Wer gewann
statistics-share = { $n } %
statistics-figures = Längste, kürzeste, knappste
statistics-longest = Züge in der längsten aufgezeichneten Partie
statistics-shortest = Züge in der kürzesten aufgezeichneten Partie
statistics-closest = Punkte, der kleinste Abstand
statistics-closest-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
statistics-by-handicap = Nach Vorgabe
statistics-ended = Wie Partien endeten
ended-points = nach Punkten
ended-jigo = Jigo
ended-other = kein Sieger
statistics-unstated = { $n ->
    [one] Wie eine Partie endete, wurde nicht notiert.
   *[other] Wie { $n } Partien endeten, wurde nicht notiert.
}
statistics-ranks = Ränge
statistics-stone = Ein Stein steht für bis zu { $n } Spieler.
statistics-countries = Länder
statistics-one-each = Je ein Spieler: { $names }.
statistics-clubs = Vereine
statistics-few = { $names ->
    [one] Spieler aus einem weiteren Verein: { $players }.
   *[other] Spieler aus { $names } weiteren Vereinen: { $players }, höchstens { $most } aus jedem.
}
statistics-clubless = { $n ->
    [one] Ein Spieler hat keinen Verein.
   *[other] { $n } Spieler haben keinen Verein.
}
wall-title = Aushang
wall-after = Aushang nach Runde { $round }
wall-number = Nr.
wall-start = Start
## Ergebniszettel
slips-title = Ergebniszettel, Runde { $round }
slips-how = Im Druckdialog: Ränder „Keine“. Schiedsrichter scannen den Code und sind beim Tisch.
slips-six = Sechs auf einem Blatt
season-others = Andere Saisons
series-added = Das Turnier gehört jetzt zum Ligasystem.
series-add-note = Turniere, die Sie organisieren und deren Einstellungen dieses Ligasystem nennen.
series-add = In dieses Ligasystem aufnehmen
division-no = Liga { $no }
division-equals = Geteilter Platz: { $names }.
slips-per-match = Einer je Begegnung
slips-four = Vier auf einem Blatt
slips-scan = für Schiedsrichter
slips-won = gewonnen
slips-points = mit ______ Punkten
## Warum ein Wert
explanation-title = { $criterion }, { $name }
explanation-back = Tabelle nach Runde { $round }
explanation-what = Was
explanation-adds = Gibt
explanation-dropped = zählt nicht, da unter den niedrigsten
explanation-tied = Verglichen mit allen, die bis dahin gleichauf sind:
part-start = Startwert des Rangs
part-start-instead = ohne Partie zählt der eigene Startwert
part-rounded-down = der halbe Punkt aus Freilosen, abgerundet
part-doubled = { $times ->
    [one] { $points }, einmal verdoppelt
   *[other] { $points }, { $times }-mal verdoppelt
  }
part-bonus = Bonus: seit der Bar alles gewonnen
part-category = die Klasse, 1 ist die oberste
part-rank = der Rang
part-rating = die Wertung
part-score = Punkte des Gegners { $score }
part-score-given = { $stones ->
    [one] Punkte des Gegners { $score }, plus 1 für den gegebenen Vorgabestein
   *[other] Punkte des Gegners { $score }, plus { $stones } für die gegebenen Vorgabesteine
  }
part-score-received = { $stones ->
    [one] Punkte des Gegners { $score }, minus 1 für den Vorgabestein
   *[other] Punkte des Gegners { $score }, minus { $stones } für die Vorgabesteine
  }
part-defeated = { $score }, mal eigenes Ergebnis { $result }
part-sos = SOS des Gegners { $sos }
part-running = der Punktestand nach dieser Runde
part-exploit = Siege des Gegners { $wins }, mal { $coefficient }
part-above = Plätze vor dem Letzten der Gruppe
## Kriterien: Kopf der Spalte, Name, was es ist
column-nbw = Siege
column-mms = Punkte
column-cps = Pokal
column-sts = STS
column-cat = Klasse
column-rank = Rang
column-rating = Wertung
column-sosw = SOS
column-sosw-1 = SOS−1
column-sosw-2 = SOS−2
column-sodosw = SODOS
column-sososw = SOSOS
column-cussw = CUSS
column-sosts = SOSTS
column-ext = EXT
column-exr = EXR
column-sdc = Direkt
column-dc = Direkt
player-rating = Wertung { $rating }: nach der europäischen Formel { $change }, also { $after } nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
  }.
index-none-yours = Legen Sie das erste an, oder lesen Sie eine Datei aus einem anderen Programm ein.

# Konten: Einloggen, Passwörter, Einladungen.

setup-waits = Tengen läuft und gehört noch niemandem
setup-where = Das erste Konto entsteht über einen Link, den Tengen in sein eigenes Fenster geschrieben hat: das dunkle mit Text, das beim Start des Programms aufging. Die Zeile sieht so aus:
setup-how = Markieren und kopieren Sie die Adresse in diesem Fenster, und öffnen Sie sie in diesem Browser. Nur wer das Fenster sieht, kann den Server übernehmen.
setup-lost = Kein Fenster oder keine solche Zeile? Beenden Sie Tengen und starten Sie es neu: Es schreibt jedes Mal einen neuen Link, bis es ein Konto gibt.
setup-service = Als Dienst des Rechners installiert, hat Tengen kein Fenster: Wer den Rechner verwaltet, findet die Zeile mit diesem Befehl.

# Ankommen: Anwesenheit am Eingang, auf dem eigenen Telefon, und wer gerufen wird.

me-check-in = Ich bin da: Anwesenheit melden
me-checked-in = Ihre Anwesenheit ist eingetragen.
me-expected = Sie sind angemeldet, aber noch nicht als anwesend eingetragen: Melden Sie sich am Einlass.
door-check-in = Als anwesend eintragen
door-link-of = Sie sind als Schiedsrichter eingeloggt. Das ist der persönliche Link von:
door-link-me = Das bin ich: meine Seite auf diesem Telefon öffnen
hall-missing = Bitte zum Tisch der Turnierleitung kommen
hall-missing-more = und { $n } weitere

# Auslosen: vorher, der Entwurf, warum eine Paarung, Nachzügler.

## Why, and the round at a glance
round-why = Warum diese Paarungen

# Die Veranstaltung als Ganzes: kopiert, archiviert, gelöscht; und wer sich einloggen kann.

way-hidden = Verborgen
index-archived = Archiv

rating-preview-about = Was die bisherigen Partien an der europäischen Wertung ändern, gewichtet nach der Klasse der Bedenkzeit (A 1, B ¾, C ½, D ¼).

# Eine veröffentlichte Runde ändern.

mended-title = Seit der Veröffentlichung geändert

feed-title = { $event }: Neuigkeiten
feed-round = Runde { $round } ist veröffentlicht
feed-final = Alle Ergebnisse der Runde { $round } liegen vor
tell-title = Benachrichtigungen
tell-board = wo ich sitze
tell-reported = was mein Gegner meldet
tell-against = ein Ergebnis, das ich anders gemeldet hatte
tell-date = den Termin meiner Partie
tell-answered = Antworten auf meine Anfragen
tell-message = Mitteilungen der Turnierleitung
tell-mail = Per E-Mail an { $address }
tell-phone = Auf diesem Telefon
me-arbiter-called = Ein Schiedsrichter ist an Ihren Tisch gerufen.
me-arbiter-coming = Ein Schiedsrichter ist auf dem Weg zu Ihrem Tisch.
tell-this-phone = Dieses Telefon benachrichtigen
tell-refused = Dieser Browser darf keine Mitteilungen zeigen. Erlauben Sie es in seinen Einstellungen und versuchen Sie es noch einmal.
tell-a-phone = Ein Telefon wird benachrichtigt
tell-drop = Beenden
tell-failed = Die letzte E-Mail kam nicht an:
tell-chosen = Sie werden benachrichtigt.
tell-dropped = Sie werden nicht mehr benachrichtigt.
stop-title = Diese E-Mails beenden
stop-about = Sie bekommen E-Mails von diesem Turnier, weil Sie darum gebeten haben.
stop-act = Beenden
stop-done = Sie bekommen keine E-Mails mehr von diesem Turnier.
me-registration = Anmeldung ändern oder absagen
me-data = Meine Daten herunterladen

# Results that do not fit their board, or are not confirmed.

odd-sure = Es ist trotzdem so

# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

hall-starts-in = Beginn in
hall-runs = Uhren laufen
hall-due = überfällig seit
hall-end = Ende etwa { $time }

# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

me-appeal = Ich lege Einspruch ein
me-appeal-note = Nennen Sie Ihre Gründe. Die Schiedsrichter haben sie sofort; ein Einspruch lässt sich nicht zurücknehmen.
me-appeal-taken = Ihr Einspruch ist rechtzeitig eingelegt. Der Ausschuss entscheidet.

own-end-link = Die Partie ruht: tote Steine zeigen, zustimmen, bestätigen
own-end-title = Das Ende Ihrer Partie
own-end-you-have = Sie haben { $color }.
own-end-you-say = Sie sagen
own-end-they-say = Ihr Gegner sagt
own-end-unsaid = Noch nichts
own-end-said = Gespeichert. Ihr Gegner wird gefragt.
own-end-agreed = Sie stimmen zu. Ihr Gegner wird gefragt.
own-end-same = Ich sage dasselbe wie mein Gegner
own-end-say = Das sage ich auch
own-end-agree = Ich stimme zu
own-end-dead = Tot oder wieder lebendig
own-end-seki = Seki oder wieder lebendig
own-end-note = Jeder markiert für sich; nichts gilt, bevor beide zustimmen. Niemand verliert etwas, wenn er nicht zustimmt.
own-end-disagree = Ich bin nicht einverstanden
own-end-disagreed = Sie sind sich nicht einig. Niemand verliert dadurch etwas: Markieren Sie, was aus Ihrer Sicht stimmt, oder rufen Sie den Schiedsrichter, der Sie am Brett weiterführt.
own-end-again-note = Dann werden Leben und Tod und die Auszählung noch einmal durchgegangen. Nichts geht verloren.
own-end-decided = Die Partie endete nicht durch eine Auszählung. Wer Einwände hat, ruft den Schiedsrichter; der fragt nach der Begründung.
own-end-led = Sie sind sich über etwas nicht einig; das wird am Brett geklärt, wo die Partie aufgezeichnet wird. Niemand verliert etwas, wenn er den Schiedsrichter fragt.
own-end-call = Schiedsrichter rufen
own-end-confirm = Ich bestätige das Ergebnis
own-end-confirm-note = Haben beide bestätigt, ist es endgültig.
own-end-confirm-there = Beide bestätigen es am Brett, bei dem, der die Partie aufzeichnet.
own-end-confirmed = Sie haben bestätigt. Ihr Gegner wird gefragt.
own-end-none = Hier gibt es jetzt nichts zu beantworten. Sie werden gefragt, wenn die Partie ruht und aufgezeichnet wird.
own-end-which = Tippen Sie zuerst auf einen Stein der Gruppe
own-end-taken = Eingetragen.
own-end-meanwhile = Inzwischen wurde etwas anderes eingetragen. Sehen Sie noch einmal hin; Ihre Eingabe ist unverändert.

# Blätter zum Drucken.

paper-title = Drucken
paper-how = Aus dem Browser drucken, A4 oder Letter; Hoch- oder Querformat ist schon eingestellt.
paper-all = Alle Blätter
paper-names = Paarungen nach Name
paper-note-names = für die Wand: Alle finden ihren Tisch
paper-boards = Paarungen nach Tisch
paper-note-boards = mit einer Spalte für Ergebnisse
paper-slips = Ergebniszettel, vier auf einem Blatt
paper-note-slips = ein Zettel für jeden Tisch
paper-slips-six = Ergebniszettel, sechs auf einem Blatt
paper-note-slips-six = kleiner, weniger Papier
paper-slips-matches = Ergebniszettel, einer je Begegnung
paper-note-slips-matches = die Bretter einer Begegnung mit Summe, zur Unterschrift beider Kapitäne
paper-standings = Tabelle
paper-note-standings = alle Kriterien und alle Runden, im Querformat
paper-wall = Aushang nach Platz
paper-note-wall = im Hochformat, schmaler
paper-wall-start = Aushang nach Stärke
paper-note-wall-start = Zeilen bleiben an ihrem Ort, wenn Ergebnisse kommen
paper-cross = Kreuztabelle
paper-note-cross = alle gegen alle
paper-matches = Begegnungen
paper-note-matches = die Runde, jede Begegnung mit ihren Brettern
paper-team-table = Tabelle der Mannschaften
paper-note-team-table = Mannschaften nach Platz, mit jeder Runde
paper-squads = Mannschaften und ihre Spieler
paper-note-squads = wer für welche Mannschaft spielt, in der Reihenfolge der Bretter
paper-badges = Namensschilder
paper-note-badges = acht auf einem Blatt
paper-tables = Tischnummern
paper-note-tables = acht auf einem Blatt, zum Aufstellen
sheet-printed = Gedruckt { $moment }.
sheet-journal = Protokoll { $count }: { $head }.
sheet-page = Seite { $page } von { $pages }.
sheet-standings = { $round ->
    [0] Reihenfolge am Start
   *[other] Tabelle nach Runde { $round }
  }
sheet-cross = Kreuztabelle nach Runde { $round }
sheet-cells = Eine Zelle zeigt: gespielte Farbe, Platz des Gegners, + gewonnen, − verloren, Vorgabe, 0+ Freilos.
sheet-cells-number = Eine Zelle zeigt: gespielte Farbe, Nummer des Gegners, + gewonnen, − verloren, Vorgabe, 0+ Freilos.

rooms-room = Raum
calendar-link = Runden für Ihren Kalender
calendar-games = Partien für Ihren Kalender
standings-least = { $n ->
    [one] Für einen Platz ist 1 gespielte Runde nötig; wer das nicht mehr erreicht, steht am Ende und ohne Platz.
   *[other] Für einen Platz sind { $n } gespielte Runden nötig; wer das nicht mehr erreicht, steht am Ende und ohne Platz.
  }
standings-up = { $n ->
    [one] Einer steigt auf
   *[other] { $n } steigen auf
  }
standings-up-open = { $n ->
    [one] Einer steigt auf: Gleichstand, nicht entschieden
   *[other] { $n } steigen auf: Gleichstand, nicht entschieden
  }
standings-down = { $n ->
    [one] Einer steigt ab
   *[other] { $n } steigen ab
  }
standings-down-open = { $n ->
    [one] Einer steigt ab: Gleichstand, nicht entschieden
   *[other] { $n } steigen ab: Gleichstand, nicht entschieden
  }
standings-short = Bei { $n } in der Tabelle können nicht { $up } auf- und { $down } absteigen: Es gibt keine Linien.
explanation-no-place = Kein Platz: Dafür müssen { $n } Runden gespielt sein, hier sind höchstens { $reach } möglich. Es zählen gespielte Partien und ein Freilos oder kampfloser Sieg.
hall-standings = Nach Runde { $round }
hall-code = Alle Paarungen und die Tabelle auf Ihrem Telefon
hall-scan = Ihr Tisch auf dem Telefon
badge-opens = Ihr Brett

# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

me-nobody-why = Öffnen Sie Ihre Spielerseite und drücken Sie „Das bin ich“, oder scannen Sie Ihren persönlichen Code.
me-find = Meinen Namen finden
me-acts = Was Sie tun können
me-last = Runde { $round }: { $result }.
me-round-at = Runde { $round } um
me-in-minutes = { $n ->
    [one] in 1 Minute
   *[other] in { $n } Minuten
  }
me-final-place = Endplatz
me-final-of = von { $of }
me-rating = Wertung, jetzt etwa { $after }
me-said = Sie haben gemeldet: { $result }. Nun fehlt noch die Meldung Ihres Gegners oder ein Schiedsrichter.
me-both-said = Sie haben beide gemeldet: { $result }. Ein Schiedsrichter bestätigt es.
me-decided = Die Meldungen zu Ihrer Partie widersprachen sich: Ein Schiedsrichter hat entschieden.
me-said-otherwise = Sie haben etwas anderes gemeldet: { $result }.
me-object = Dieses Ergebnis ist falsch
me-object-note = Die Schiedsrichter werden gebeten, es anzusehen.
me-object-words = Das Ergebnis von Tisch { $table } ist falsch. Ich habe gemeldet: { $result }.
me-report = Ergebnis melden
me-report-note = Wenn die Partie zu Ende ist. Ihr Gegner wird gebeten, dasselbe zu melden.
window-over = abgelaufen
window-days-left = { $n ->
    [one] noch 1 Tag
   *[other] noch { $n } Tage
  }
date-title = Wann spielen Sie?
date-later = Später: { $n }
me-older = Frühere Partien ohne Ergebnis: { $n }
date-zone = Es gilt die Uhrzeit des Turniers: { $zone }.
date-propose = Termin vorschlagen
date-propose-another = Anderen Termin vorschlagen
date-leave = So lassen, wie es ist
date-you-propose = Sie schlagen vor:
date-they-propose = Ihr Gegner schlägt vor:
date-accept = Annehmen
date-decline = Ablehnen
date-agreed = Der Termin ist vereinbart. Alle sehen ihn.
date-agreed-outside = Der Termin ist vereinbart. Er liegt außerhalb des Zeitraums der Runde: Die Turnierleitung entscheidet, ob das rechtzeitig ist.
date-dropped = Der Terminvorschlag gilt nicht mehr.
date-proposed = Ihr Gegner wird gefragt. War schon ein Termin vereinbart, gilt er bis dahin.
date-proposed-outside = Ihr Gegner wird gefragt. Der Termin liegt außerhalb des Zeitraums der Runde: Die Turnierleitung entscheidet, ob das rechtzeitig ist.
me-skip = Runde { $round } kann ich nicht spielen
me-leave = Ich reise ab: ab Runde { $round } nicht mehr auslosen
me-call = Schiedsrichter an Tisch { $table } rufen
me-call-apart = Schiedsrichter zu Runde { $round } fragen
me-else = Etwas anderes
me-words = Mit Ihren Worten
me-late = Ich komme zu Runde { $round } später
me-asked = Ihre Anfragen
me-take-back = Zurücknehmen
me-you-are = Auf diesem Telefon sind Sie
me-not-me = Das bin ich nicht
me-all = Alle Paarungen
me-this-is-me = Das bin ich
follow = Mitverfolgen
follow-why = Kinder, Familie und Freunde: Deren Tische und Ergebnisse stehen hier, nur auf diesem Gerät. Öffnen Sie die Seite eines Spielers und drücken Sie „Mitverfolgen“.
follow-somebody = Jemanden mitverfolgen
follow-plays = { $color } gegen { $name }, spielt noch
follow-played = Runde { $round }: { $result } gegen { $name }
follow-family = Familie
follow-change = Auswahl ändern
follow-as-family = Familie: zuerst zeigen
follow-as-friend = Nicht zuerst
follow-stop = Nicht mehr mitverfolgen
follow-now = Sie verfolgen auf diesem Gerät mit: { $name }.
follow-stopped = Wird nicht mehr mitverfolgt.
follow-full = Sie verfolgen hier schon { $most } Spieler mit. Beenden Sie das zuerst bei einem davon.
me-welcome = Dieses Telefon kennt Sie jetzt. Was Sie hier tun, geschieht in Ihrem Namen.
me-hidden = Dieses Turnier ist noch nicht angekündigt. Der Link funktioniert, sobald es das ist.
me-withdrawn = Ihr persönlicher Link wurde widerrufen. Bitten Sie die Turnierleitung um einen neuen.
me-link-needed = Dafür brauchen Sie Ihren persönlichen Link. Bitten Sie die Turnierleitung darum, oder scannen Sie ihn noch einmal.
report-title = Tisch { $table }: Wie ging es aus?
report-question = Haben Sie gewonnen?
report-anew = Meine Meldung ändern
report-i-won = Gewonnen
report-i-lost = Verloren
report-else = Jigo, oder wodurch
report-how = Wodurch
report-points = Mit wie vielen Punkten
report-points-hint = Zu „Nach Punkten“: 3,5 oder 12
report-how-note = Drücken Sie dann oben, wer gewonnen hat.
report-rare = Alles andere entscheidet ein Schiedsrichter: Rufen Sie einen an Ihren Tisch.
report-rare-apart = Alles andere entscheidet ein Schiedsrichter: Fragen Sie einen auf Ihrer eigenen Seite.
report-note = Es zählt, wenn Ihr Gegner dasselbe gemeldet und ein Schiedsrichter es bestätigt hat.
report-note-agreed = Es zählt, wenn Ihr Gegner dasselbe gemeldet hat.
report-nothing-yet = Noch nichts
report-waits = Gemeldet. Ihr Gegner wird gebeten, es auch zu melden.
report-agreed = Ihre Meldungen stimmen überein. Ein Schiedsrichter bestätigt das Ergebnis.
report-differs = Die Meldungen zu dieser Partie widersprechen sich. Ein Schiedsrichter sieht beide und entscheidet.
report-counts = Das Ergebnis zählt.
report-before = Das war schon gemeldet.
report-kept = Seit { $time } auf diesem Gerät aufbewahrt. Es wird gesendet, sobald es ein Netz gibt und diese Seite offen ist.
ask-asked = Anfrage gesendet. Die Antwort steht unten bei „Ihre Anfragen“.
ask-granted = Erledigt: Sie werden dafür nicht ausgelost.
ask-taken-back = Zurückgenommen.
me-link-hint = Um von diesem Telefon aus Ergebnisse zu melden und Anfragen zu stellen, öffnen Sie Ihren persönlichen Link; die Turnierleitung hat ihn.
lost-link = Ich habe meinen persönlichen Link verloren
lost-title = Ihr persönlicher Link
lost-why = Geben Sie die E-Mail-Adresse ein, mit der Sie sich angemeldet haben oder die die Turnierleitung von Ihnen hat. Ist sie hier bekannt, wird Ihr Link dorthin geschickt. Ein früherer Link gilt weiter.
lost-send = Zuschicken
lost-sent = Ist die Adresse bekannt, ist eine E-Mail mit Ihrem persönlichen Link dorthin unterwegs.
lost-no-mail = Dieser Server verschickt keine E-Mails: Fragen Sie die Turnierleitung nach Ihrem Link.

# Das Blatt für den Saal: wie ein Turnier spielt und entscheidet, auf einer Seite

paper-rules = Die Regeln auf einer Seite
paper-note-rules = Für die Wand des Saals: regelwidrige Züge, das Ende der Partie, Zeit, Einspruch

# Was nur die Turnierleitung von Spielern weiß; Preise; Tabellen einer Gruppe.

group-which-all = alle
standings-group = Nur
standings-of-group = Nur { $group }: { $count } Spieler, untereinander platziert.

# What a player reads once a result is reported.

report-waiting = { $name } muss noch dasselbe melden
report-agree = Ihre Meldungen stimmen überein
report-differ = Ihre Meldungen widersprechen sich
report-told = Ein Schiedsrichter sieht beide Meldungen.
report-stay = Bleiben Sie an Tisch { $table }, bis jemand kommt, und lassen Sie die Steine, wie sie liegen.
report-said-at = Sie meldeten um { $time }
report-how-they = { $name } meldet über den persönlichen Link oder am Tisch der Schiedsrichter
report-until-then = Bis dahin
report-leave-slip = Den Zettel auf dem Tisch lassen
report-to-confirm = ein Schiedsrichter bestätigt es
report-to-board = Zurück zu meinem Brett
report-change = Meine Meldung ändern
report-which-counts = Was zählt
report-neither = Keines von beiden
report-neither-until = bis Sie sich einig sind oder ein Schiedsrichter entscheidet
report-was-wrong = Ich habe mich geirrt: { $result }
report-was-wrong-note = Dann stimmen Ihre Meldungen überein, und der Schiedsrichter braucht nicht zu kommen. Wenn Sie bei Ihrer Meldung bleiben, drücken Sie nichts.

# Wann Runden beginnen, und was Seiten sagen, die niemanden zu zeigen haben.

starts-at = Beginn { $time }
starts-began = Begonnen { $time }
round-nobody = In dieser Runde spielt niemand.
## The position of an event, and what is remarkable
position-said = Ergebnisse aus { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 }: Schwarz gewann { $black }, Weiß { $white }.
position-jigo = { $n ->
    [one] Eine Partie endete mit Jigo.
   *[other] { $n } Partien endeten mit Jigo.
 }
position-open = { $n ->
    [one] { $n } Partie läuft noch.
   *[other] { $n } Partien laufen noch.
 }
position-how = Jede Zeile ist eine Runde, jeder Punkt ein Tisch; der Stein zeigt, wer gewonnen hat.
position-all = Alle Tische
front-first = Sieg
front-size = { $players } Spieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
front-won-all = { $n ->
    [1] die einzige Partie gewonnen
   *[other] alle { $n } Partien gewonnen
  }
front-won-of = { $won } von { $games } Partien gewonnen
remarkable-title = Bemerkenswert
remarkable-climb = Größter Aufstieg
remarkable-climb-said = von Platz { $from } auf { $to }
remarkable-series = Längste Serie
remarkable-series-said = { $n } Siege in Folge.
remarkable-series-all = alle { $n } Partien gewonnen.
remarkable-series-others = { $n ->
    [one] Einer anderen Person gelang dasselbe.
   *[other] { $n } anderen gelang dasselbe.
 }
remarkable-upset = Größte Überraschung
remarkable-upset-said = schlug { $loser } in Runde { $round }, { $ranks } Ränge stärker
remarkable-finish = Knappstes Ende
remarkable-finish-said = vor { $second } nach { $criterion } ({ $one } zu { $other })
