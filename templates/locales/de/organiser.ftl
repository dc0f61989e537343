# Die Seiten der Turnierleitung: Einstellungen, Anmeldung, Entwürfe, Tagebuch, Rollen.

## Warum etwas nicht geht
refusal-entered-already = { $name } ist schon eingetragen. Zwei Menschen gleichen Namens brauchen etwas, das sie unterscheidet, etwa einen zweiten Vornamen.
refusal-has-games = Dieser Spieler hat Partien. Melde ihn stattdessen ab: Die Partien bleiben.
refusal-paired-in-round = Dieser Spieler ist in Runde { $round } gepaart. Löse zuerst das Brett im Entwurf; eine veröffentlichte Runde bleibt, wie sie ist.
refusal-rounds-drawn = { $rounds } Runden sind schon ausgelost; weniger kann das Turnier nicht haben.
refusal-already-published = Runde { $round } ist veröffentlicht. Ihre Paarungen bleiben, wie sie sind.
refusal-already-drawn = Jemand anders hat Runde { $round } gerade ausgelost. Sieh dir den Entwurf an, bevor du neu auslost.
refusal-publish-first = Zuerst kommt Runde { $round }: Veröffentliche sie.
refusal-no-such-round = Dieses Turnier hat { $rounds } Runden.
refusal-draft-changed = Jemand anders hat diesen Entwurf geändert. Sieh ihn dir an und versuch es dann noch einmal.
refusal-nothing-drawn = Runde { $round } hat noch keine Bretter. Lose sie zuerst aus.
refusal-file = Die Datei ist nicht lesbar: { $faults }

draw-unknown-round = Dieses Turnier hat { $rounds } Runden.
draw-no-participants = Niemand spielt Runde { $round } mit. Trag Spieler ein oder bestätige ihre Anmeldung.
draw-one-participant = Nur { $name } spielt mit. Eine Partie braucht zwei.
draw-not-taking-part = { $name } spielt diese Runde nicht mit. Sieh in der Anmeldung nach.
draw-twice = { $name } ist zweimal genannt.
draw-table-twice = Tisch { $table } ist zwei Brettern gegeben. Setz eines um.
draw-bye-not-needed = Ohne { $name } geht es auf: Ein Freilos ist nicht nötig.
draw-too-large = { $count } Spieler sind zu viele für eine Auslosung. Teile das Feld in zwei Turniere.
draw-no-valid-pairing = Keine gültige Auslosung. Was man auch versucht, diese bleiben ohne Gegner: { $names }

draft-unknown-round = Dieses Turnier hat { $rounds } Runden.
draft-already-published = Runde { $round } ist veröffentlicht. Ihre Bretter bleiben, wie sie sind.
draft-not-published = Runde { $round } ist noch nicht veröffentlicht. Ändere stattdessen den Entwurf.
draft-unknown-entry = Einen Spieler { $name } gibt es nicht.
draft-not-taking-part = { $name } spielt diese Runde nicht mit. Sieh in der Anmeldung nach oder löse das Brett.
draft-twice = { $name } hat zwei Plätze in dieser Runde. Löse einen davon.
draft-table-twice = An Tisch { $table } stehen zwei Bretter. Setz eines um.
draft-no-board = An Tisch { $table } ist kein Brett.
draft-already-paired = { $name } sitzt an Tisch { $table }. Löse zuerst dieses Brett.
draft-has-bye = { $name } hat schon ein Freilos.
draft-no-bye = { $name } hat kein Freilos.
draft-oneself = { $name } kann nicht gegen sich selbst spielen. Wähle zwei Spieler.
draft-handicap = { $stones } Steine sind zu viele. Gib 0 bis 9.
draft-table-number = { $table } ist keine Tischnummer. Schreib 1 bis 9999.
draft-has-result = Tisch { $table } hat ein Ergebnis. Nimm es zuerst zurück.
draft-not-free = { $name } ist nicht frei. Wähle jemanden, der wartet oder ein Freilos hat.
