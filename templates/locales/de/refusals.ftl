# Konten: Einloggen, Passwörter, Einladungen.

refusal-wrong-password = Name oder Passwort falsch
refusal-busy = Gerade loggen sich zu viele ein; versuchen Sie es in einigen Sekunden noch einmal
refusal-password-length = Das Passwort braucht mindestens 10 Zeichen
refusal-name-taken = Ein Konto mit diesem Namen gibt es schon; wählen Sie einen anderen Namen oder loggen Sie sich damit ein
refusal-last-owner = Das ist der einzige Inhaber, der sich einloggen kann. Machen Sie zuerst jemand anderen zum Inhaber
refusal-link-spent = Dieser Link wurde benutzt, widerrufen oder ist abgelaufen. Lassen Sie sich von der Turnierleitung einen neuen geben
refusal-owner-made = Dieser Link wurde benutzt: Der Server hat schon einen Inhaber. Loggen Sie sich ein, oder bitten Sie um eine Einladung
refusal-link-replaced = Das ist nicht der neueste Link. Tengen schreibt bei jedem Start einen neuen: Öffnen Sie diesen
refusal-own-role = Sie sind allein in der Turnierleitung: Laden Sie jemanden ein, bevor Sie die Rolle abgeben
refusal-series-not-all = Um ein Turnier in ein Ligasystem aufzunehmen, müssen Sie es und alle Ligen der Saison organisieren, und beide müssen in den Einstellungen dasselbe Ligasystem nennen.
refusal-division-twice = { $name } ist in dieser Saison schon Liga { $no }: Ändern Sie bei einem der beiden die Nummer in den Einstellungen.
refusal-password-common = Dieses Passwort ist leicht zu erraten. Nehmen Sie ein paar eigene Wörter
refusal-wait = Zu viele falsche Passwörter. Versuchen Sie es in { $seconds } s noch einmal

# Schiedsrichter: offene Bretter, ein Brett, zwei Ergebnisse an einem Brett.

refusal-reason-needed = Schreiben Sie, warum das Ergebnis berichtigt wird
refusal-not-published = Runde { $round } ist ein Entwurf; veröffentlichen Sie sie zuerst

# Ankommen: Anwesenheit am Eingang, auf dem eigenen Telefon, und wer gerufen wird.

refusal-check-in-closed = Auf dem eigenen Telefon können Sie sich jetzt nicht anwesend melden. Melden Sie sich am Einlass.

# Das Ende einer Partie, geführt: vom zweiten Passen bis zum bestätigten Ergebnis.

refusal-record-tell-first = Beide lehnen ab. Sagen Sie ihnen erst, dass beide verlieren würden, und fragen Sie noch einmal.
refusal-record-play-on-first = Ohne Einigung geht die Partie weiter. Erst nach der nächsten Unterbrechung leben alle Steine.
refusal-record-reason = Geben Sie einen Grund an, mit 1 bis 1000 Zeichen
refusal-record-differ = Über { $point } sind sich beide nicht einig. Klären Sie das zuerst.
refusal-record-same = Bei { $point } widerspricht niemand der Seite, der die Gruppe gehört: Es gibt nichts zu zeigen oder zu entscheiden.
refusal-record-no-copy = Nach diesen Regeln gibt es keine Kopie zum Ausspielen: Spielen Sie weiter.
refusal-record-none-open = Keine Kopie ist offen, oder auf ihr wurde noch nichts gezeigt.
refusal-record-fill-in-turn = { $point } ist nach diesen Regeln einen Punkt wert: Spielen Sie weiter und füllen Sie ihn im Wechsel.

# Die Veranstaltung als Ganzes: kopiert, archiviert, gelöscht; und wer sich einloggen kann.

refusal-archived = Das Turnier ist archiviert und kann nur gelesen werden. Die Turnierleitung holt es auf der Seite „Turnier“ aus dem Archiv.
refusal-not-its-name = Das ist nicht der Name. Geben Sie ihn so ein, wie er über dem Feld steht.

# Eine Partie am Brett aufzeichnen, und ihr zusehen.

refusal-move-turn = { $color ->
    [B] Weiß ist am Zug, nicht Schwarz
   *[W] Schwarz ist am Zug, nicht Weiß
}
refusal-move-off-board = Das ist kein Punkt dieses Bretts: { $point }
refusal-move-occupied = Auf { $point } liegt ein Stein
refusal-move-ko = { $color ->
    [B] Schwarz
   *[W] Weiß
} darf das Ko auf { $point } nicht sofort zurückschlagen
refusal-move-superko = { $point } würde das ganze Brett wiederholen, wie es nach Zug { $after } war
refusal-move-suicide = Auf { $point } { $stones ->
    [one] hätte der Stein
   *[other] hätten die { $stones } Steine
} keine Freiheit
refusal-record-not-counted = Die Partie wurde nicht durch eine Auszählung beendet, also gibt es nichts neu zu zählen. Wer Einwände hat, ruft den Schiedsrichter; der trägt einen Vorfall mit der Begründung ein.
refusal-record-confirmed = Das Ergebnis ist bestätigt: Die Aufzeichnung bleibt, wie sie ist
refusal-record-no-repetition = Die Stellung hat sich nicht wiederholt. Weiterspielen, oder den Schiedsrichter fragen.
refusal-record-repetition = Nach diesen Regeln können sich die Spieler über eine Wiederholung nicht einigen. Den Schiedsrichter fragen.
refusal-record-no-resumption = Nach diesen Regeln geht eine angehaltene Partie nicht weiter
refusal-record-life = Nur Steine auf dem Brett lassen sich markieren
refusal-record-not-in-rules = Das sehen diese Regeln nicht vor. Der Schiedsrichter entscheidet.
refusal-record-disagree = Die Spieler haben verschiedene Ergebnisse genannt
refusal-record-phase = Die Partie ist inzwischen weitergegangen: Das Brett noch einmal ansehen
refusal-record-nothing = Es gibt nichts zurückzunehmen
refusal-record-ruling = Zuletzt kam Entscheidung { $no }. Nehmen Sie diese Entscheidung auf ihrer eigenen Seite zurück.
refusal-record-moves = { $moves ->
    [one] Ein Zug ist schon aufgezeichnet.
   *[other] { $moves } Züge sind schon aufgezeichnet.
} Zuerst zurücknehmen.
refusal-record-position = Die Steine um { $point } haben keine Freiheit: So kann keine Stellung auf dem Brett liegen
refusal-record-handicap = Dort kann kein Vorgabestein liegen: { $point }
refusal-record-apply = Die Entscheidung lässt sich an der Aufzeichnung nicht ausführen: { $why }
refusal-record-full = Die Aufzeichnung ist voll
refusal-record-note = Eine Notiz hat 1 bis 1000 Zeichen
refusal-record-prisoners = { $n ->
    [one] { $n } Gefangener ist mehr, als das Brett fasst
   *[other] { $n } Gefangene sind mehr, als das Brett fasst
}
refusal-record-overtime = { $n ->
    [one] { $n } Periode ist mehr, als man in dieser Partie kaufen kann
   *[other] { $n } Perioden sind mehr, als man in dieser Partie kaufen kann
}
refusal-record-terms = Hier lässt sich keine Partie aufzeichnen: { $why }
refusal-record-other-result = Es gibt schon ein Ergebnis: { $result }. Eines von beiden berichtigen, bevor beide bestätigen.

# Anmelden von zu Hause: das öffentliche Formular, die eigene Seite, was Veranstalter festlegen und bestätigen; Datenschutz.

refusal-home-closed = Die Anmeldung ist nicht offen.
refusal-home-crowded = Von dieser Adresse kamen viele Anmeldungen. Ihre Angaben stehen noch hier: Senden Sie sie in zehn Minuten noch einmal, oder wenden Sie sich an die Turnierleitung.
refusal-home-overrun = Bei diesem Turnier warten zu viele Anmeldungen. Wenden Sie sich an die Turnierleitung.
refusal-home-unread = Prüfen Sie das Formular noch einmal und senden Sie es dann erneut.

# Vorfälle und Entscheidungen: was geschah, wann, die Entscheidung, und was danach geschieht.

refusal-appeal-party = Ein Spieler dieser Partie kann nicht über den Einspruch entscheiden: Nennen Sie jemand anderen
## Was abgelehnt wird
refusal-procedure = Das Verfahren ist nicht brauchbar: { $why }
refusal-report = Die Meldung ist nicht stimmig. Gehen Sie die Schritte noch einmal durch.
refusal-report-by = Sagen Sie, ob es Schwarz oder Weiß war
refusal-report-noticed = Es wurde bemerkt, bevor es geschah: Vergleichen Sie die beiden Nummern
refusal-report-move = Geben Sie beides an: welcher Zug es war, und nach welchem es bemerkt wurde
refusal-choose-first = Der Text überlässt es Ihnen: Wählen Sie eine der Möglichkeiten
refusal-end-unasked = Die Partie war zu Ende: Sagen Sie zuerst, ob beide das angenommen hatten.
refusal-ask-first = Fragen Sie zuerst beide, ob sie sich einig sind: Niemand verliert ungefragt.
refusal-not-offered = Das lässt sich nicht zusammen wählen. Wählen Sie noch einmal.
refusal-penalty-amount = Geben Sie die Höhe der Strafe an: von 1 bis { $most }
refusal-words-needed = Schreiben Sie, worin die Strafe besteht, und warum
refusal-ruling-reason = Begründen Sie die Entscheidung: Ohne Begründung wird sie nicht eingetragen.
refusal-violation-first = Der Zug, durch den sich die Stellung wiederholt, verstößt gegen die Spielregeln. Rufen Sie einen Schiedsrichter: Ist darüber entschieden, können sich beide auf „ohne Ergebnis“ einigen.
refusal-which-position = Seit dieser Entscheidung wurde weitergespielt: Geben Sie an, welche Stellung gilt.
refusal-grounds-needed = Schreiben Sie, warum Einspruch eingelegt wird
refusal-ruling-changed = Inzwischen haben sich das Brett oder die Strafen der Spieler geändert. Nichts wurde eingetragen: Sehen Sie sich die Entscheidung noch einmal an.
refusal-not-in-force = Diese Entscheidung wurde schon geändert oder zurückgenommen
refusal-committees = Darüber hat ein Ausschuss entschieden: Nur er ändert die Entscheidung oder nimmt sie zurück. Kreuzen Sie an, dass er es tut, und nennen Sie seine Mitglieder.
refusal-committees-result = Über Entscheidung { $no }, aus der dieses Ergebnis folgt, hat ein Ausschuss entschieden: Es bleibt, bis der Ausschuss sie ändert oder zurücknimmt.
refusal-no-such-ruling = Diese Entscheidung oder diesen Einspruch gibt es nicht
refusal-appeal-decided = Über diesen Einspruch ist schon beschlossen; der Beschluss ist endgültig
refusal-appeal-stands = Ein Ausschuss hat diese Entscheidung bestehen lassen; sein Beschluss ist endgültig
refusal-appeal-late = Die Zeit für einen Einspruch ist vorbei
refusal-appeal-none = In diesem Turnier gibt es keinen Einspruch
refusal-appeal-committee = Nennen Sie jedes Mitglied des Ausschusses
refusal-appeal-own-case = Wer entschieden hat, kann nicht über den Einspruch beschließen
refusal-appeal-twice = Ein Mitglied ist zweimal genannt
refusal-appeal-player = Nur die beiden Spieler können Einspruch einlegen

# Eine veröffentlichte Runde ändern.

refusal-round-changed = Jemand hat diese Runde geändert oder ein Ergebnis eingetragen. Sehen Sie sie sich an und versuchen Sie es dann noch einmal.
refusal-results-lost = { $count ->
    [one] Ein Ergebnis ginge verloren. Nichts wurde geändert: Bestätigen Sie das zuerst.
   *[other] { $count } Ergebnisse gingen verloren. Nichts wurde geändert: Bestätigen Sie das zuerst.
  }
refusal-not-last-round = Runde { $round } wurde später ausgelost. Verwerfen Sie zuerst diese.

refusal-too-many-announcements = Es gibt schon so viele Mitteilungen, dass sie niemand mehr liest: Entfernen Sie zuerst eine.
refusal-no-mail = Dieser Server versendet keine E-Mail oder kennt keine Adresse von Ihnen.
refusal-too-many-reaches = Es werden schon zu viele Telefone benachrichtigt: Entfernen Sie zuerst eines.

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = Auf diesem Brett endet keine Partie mit mehr als { $most } Punkten Abstand.

# Die Seiten der Turnierleitung: Einstellungen, Anmeldung, Entwürfe, Protokoll, Rollen.

## Warum etwas nicht geht
refusal-entered-already = { $name } ist schon angemeldet, mit diesem Rang und Verein oder dieser Nummer.
namesake-tick = Eine andere Person gleichen Namens
namesake-note = Etwa Vater und Sohn. Abgelehnt wird dann nur, wer dieselbe Nummer eines Verbands hat.
refusal-has-games = Dieser Spieler hat Partien. Melden Sie ihn stattdessen ab: Die Partien bleiben.
refusal-merge-met = Die beiden spielten in Runde { $round } gegeneinander, sind also nicht dieselbe Person.
refusal-merge-both-paired = Beide sind in Runde { $round } gepaart oder haben ein Freilos. Nehmen Sie zuerst einen von beiden aus dieser Runde.
refusal-merge-numbers = Beide haben eine Nummer desselben Verbands, und sie ist verschieden. Berichtigen Sie zuerst eine davon.
refusal-merge-teams = Sie sind in zwei Mannschaften. Nehmen Sie zuerst einen aus der Mannschaft.
refusal-merge-pair = Nur zwei Einträge je einer Person lassen sich zusammenlegen.
refusal-merge-recorded = Eine Aufzeichnung oder ein Vorfall nennt den anderen Eintrag. Öffnen Sie jenen, und legen Sie diesen mit ihm zusammen.
refusal-built-on = Darauf wurde inzwischen aufgebaut: Es lässt sich nicht mehr rückgängig machen. Nichts wurde geändert.
refusal-excluded = Eine geltende Entscheidung schließt diesen Spieler von Runde { $round } aus. Nehmen Sie zuerst die Entscheidung zurück, oder ändern Sie sie.
refusal-paired-in-round = Dieser Spieler ist in Runde { $round } gepaart. Lösen Sie zuerst die Paarung im Entwurf; eine veröffentlichte Runde bleibt, wie sie ist.
refusal-rounds-drawn = { $rounds ->
    [one] { $rounds } Runde ist schon ausgelost; weniger kann das Turnier nicht haben.
   *[other] { $rounds } Runden sind schon ausgelost; weniger kann das Turnier nicht haben.
  }
refusal-already-published = Runde { $round } ist veröffentlicht. Ihre Paarungen bleiben, wie sie sind.
refusal-already-drawn = Jemand anders hat Runde { $round } gerade ausgelost. Sehen Sie sich den Entwurf an, bevor Sie neu auslosen.
refusal-publish-first = Zuerst kommt Runde { $round }: Veröffentlichen Sie sie.
refusal-no-such-round = { $rounds ->
    [one] Dieses Turnier hat { $rounds } Runde.
   *[other] Dieses Turnier hat { $rounds } Runden.
  }
refusal-draft-changed = Jemand anders hat diesen Entwurf geändert. Sehen Sie ihn sich an und versuchen Sie es dann noch einmal.
refusal-nothing-drawn = Runde { $round } hat noch keine Paarungen. Losen Sie sie zuerst aus.
refusal-file = Die Datei ist nicht lesbar: { $faults }
refusal-stopped = Angehalten. Es wurde nichts geändert.

# Was ein Ausgang bedeutet, bestätigte Ergebnisse, wiederholte Partien, die Hauptschiedsrichterin, die Uhr der Runde.

refusal-confirmed = Beide haben das Ergebnis bestätigt. Nur der Hauptschiedsrichter kann es ändern.
refusal-not-played-anew = An diesem Tisch wird keine Partie wiederholt
refusal-chief-without-role = Geben Sie dieser Person hier erst eine Rolle
refusal-clock-of-draft = Veröffentlichen Sie Runde { $round }, bevor die Uhren starten
refusal-window-ends-first = Der Zeitraum der Runde { $round } würde enden, bevor er beginnt. Geben Sie einen letzten Tag ein, der nicht vor dem ersten liegt.
refusal-no-window = Runde { $round } hat keinen Zeitraum: Ihre Partien werden zu ihrem Beginn gespielt.
refusal-grace-runs = Runde { $round } oder ihre Nachfrist ist noch nicht vorbei. Bis dahin wird nichts gewertet.
refusal-date-changed = Der Termin oder die Spieler dieser Partie haben sich inzwischen geändert. Sehen Sie noch einmal nach.
refusal-game-over = Die Partie hat schon ein Ergebnis.
refusal-teams-meet = Bei diesem Turnier spielen Mannschaften: Ihre Runden werden einzeln ausgelost.
refusal-league-size = Jeder gegen jeden braucht { $least } bis { $most } Spieler; an Runde 1 nehmen { $count } teil.
refusal-too-many-rounds = Das wären { $rounds } Runden; ein Turnier hat höchstens { $most }. Lassen Sie alle nur einmal aufeinandertreffen, oder machen Sie zwei Turniere daraus.

# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

refusal-appeal-made = Sie haben gegen diese Entscheidung schon Einspruch eingelegt.

# Was Spieler selbst tun: die eigene Seite, gemeldete Ergebnisse, Bitten, und ihre Links.

refusal-reports-off = Bei diesem Turnier tragen nur Schiedsrichter Ergebnisse ein.
refusal-seats-changed = Ihre Paarung hat sich inzwischen geändert. Sehen Sie nach, wo Sie sitzen.
refusal-others-sit = An Tisch { $table } ist es nicht mehr, wie Sie es sahen: Dort sitzen jetzt andere, oder die Farben wurden getauscht. Nichts wurde eingetragen. Sehen Sie sich die Namen an und tragen Sie das Ergebnis neu ein.
refusal-result-stands = Schon eingetragen: { $result }. Wenn das falsch ist, rufen Sie einen Schiedsrichter.
refusal-too-many-requests = Mehrere Ihrer Anfragen warten noch auf Antwort.
refusal-request-answered = Die Anfrage wurde inzwischen beantwortet oder zurückgenommen.
refusal-request-words = Schreiben Sie mit Ihren Worten, was falsch ist

# Der Schiedsrichter: was die Aufzeichnung sagt, das angehaltene Brett, offene Punkte

refusal-record-stands = Nur der Hauptschiedsrichter entscheidet gegen die Aufzeichnung.
refusal-report-in-order = Nach der Reihenfolge war dieser Spieler mit Zug { $n } dran: Sehen Sie noch einmal nach, wer von beiden gezogen hat.
refusal-report-first-of-two = Zwei Züge nacheinander sind zwei Züge eines Spielers: Schreiben Sie die Nummer des zweiten, nicht 1.
refusal-report-time-back = Eine Uhr kann nicht mehr als die { $minutes } Minuten einer Partie zurückerhalten: Sehen Sie die Zeit noch einmal nach.
refusal-report-agreed = Wählen Sie eines: einig oder nicht einig.
refusal-report-not-in-record = Die { $moves } Züge der Aufzeichnung zeigen keinen solchen Verstoß dieses Spielers. Zeichnen Sie auf, was gespielt wurde, oder wählen Sie neu.
refusal-report-dealt-with = Über diesen Zug ist in Entscheidung { $no } entschieden. Ändern Sie diese oder nehmen Sie sie zurück, oder wählen Sie neu.
refusal-report-legal = Zug { $n } von { $color ->
    [B] Schwarz
   *[W] Weiß
} verstößt in der Aufzeichnung gegen keine solche Regel.
refusal-report-mover = Zug { $n } ist in der Aufzeichnung von { $color ->
    [B] Schwarz
   *[W] Weiß
}.
refusal-report-other-notice = Die Aufzeichnung geht von Zug { $n } bis Zug { $moves } weiter: Bemerkt wurde es nach Zug { $moves }.
refusal-report-earlier = Zug { $first } von { $color ->
    [B] Schwarz
   *[W] Weiß
} war zuerst und geht vor: Entscheiden Sie darüber, nicht über { $n ->
    [0] dies
   *[other] Zug { $n }
} allein.
refusal-report-played = Diese Partie wurde gespielt: Niemand blieb weg. Melden Sie, dass jemand zu spät kam oder gegangen ist.
refusal-report-not-counted = Diese Partie endete nicht durch eine Auszählung: Es gibt keine, die man bestreiten kann. Melden Sie, was am Ende selbst nicht stimmt.
refusal-report-not-resigned = Diese Partie endete nicht durch Aufgabe dieser Seite: Es gibt keine, die man bestreiten kann. Melden Sie, was am Ende selbst nicht stimmt.
refusal-report-no-result = Es gibt noch kein Ergebnis: Tragen Sie ein, wie die Partie ausging.
refusal-report-nothing-ended = Es gibt noch kein Ergebnis: Niemand kann eines angenommen haben. Antworten Sie neu.
refusal-report-exchanged = Eine Entscheidung hat die Farben dieser Partie schon getauscht: Ändern Sie jene oder nehmen Sie sie zurück.
refusal-report-nothing-confirmed = { $moves ->
    [one] Die aufgezeichnete Partie hat { $moves } Zug und kein Ergebnis: Niemand hat eines bestätigt.
   *[other] Die aufgezeichnete Partie hat { $moves } Züge und kein Ergebnis: Niemand hat eines bestätigt.
}
refusal-report-beyond = { $moves ->
    [one] Die Aufzeichnung hat { $moves } Zug.
   *[other] Die Aufzeichnung hat { $moves } Züge.
}
refusal-record-nothing-found = Niemand hat einen Zug genannt, der das Ergebnis ändert. Ohne ihn verliert niemand durch Uneinigkeit.
refusal-record-ask-first = { $color ->
    [B] Schwarz
   *[W] Weiß
} wurde noch nicht gefragt, ob weitergespielt wird oder die Partie endet, wie sie liegt.
refusal-record-agreed = Beide möchten, dass die Partie endet, wie sie liegt: Markieren Sie, was tot ist, und sie sind einig.
refusal-record-not-neutral = { $point } ist weder leer und neutral noch eigenes Gebiet des Spielers.
refusal-record-takes = { $point } würde Steine schlagen. Das ist ein Zug: Nehmen Sie dafür die Partie wieder auf.
refusal-not-clerical = Nur ein Schreibfehler im Ergebnis wird noch berichtigt: Geben Sie an, dass es einer ist.

# Ratinglisten und die Suche darin; Teilnehmerlisten; die Anmeldung im Ganzen.

refusal-list-to-come = Die Liste trägt ein Datum in der Zukunft: { $date }. Nichts wurde eingelesen; prüfen Sie die Datei oder die Uhr dieses Rechners.

# Der Server selbst, für seine Eigentümer.

refusal-too-many-players = Dieser Server erlaubt höchstens { $most } Spieler je Turnier; die Grenze setzt, wer ihn startet (--max-players).

# Links für eine Person, erneutes Einloggen, zweiter Faktor.

refusal-wrong-code = Dieser Code ist falsch oder wurde schon benutzt. Codes wechseln alle 30 Sekunden; sehen Sie nach, ob die Uhr des Telefons stimmt
