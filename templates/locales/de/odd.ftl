# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = Auf diesem Brett endet keine Partie mit mehr als { $most } Punkten Abstand.
odd-komi = { $result }: Das passt nicht zu Komi { $komi }. Sehen Sie noch einmal nach; war ein anderes Komi vereinbart, bestätigen Sie es.
odd-sure = Es ist so: Ein anderes Komi war vereinbart
odd-points = Punkte gehören zu „Nach Punkten“. Wählen Sie das oder nehmen Sie die Punkte weg.
home-own-cancel-gone = Ihre Anmeldung endet, und Ihre Angaben werden gelöscht.
settings-provisional = Zeigen, was beide Spieler sagen, ehe es bestätigt ist
settings-provisional-note = Auf der Seite der Runde, als unbestätigt bezeichnet. Bis dahin zählt es nicht.
round-provisional = noch nicht bestätigt
