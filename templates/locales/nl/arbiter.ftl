# Scheidsrechters: open borden, één bord, twee uitslagen voor één bord.

boards-title = Borden
boards-nothing = Er is nog geen ronde gepubliceerd. Zodra dat zo is, staan de borden hier, met een knop voor elke speler.
boards-complete = Alle uitslagen van ronde { $round } zijn binnen
boards-missing = van { $total } uitslagen ontbreken in ronde { $round }
boards-progress = { $done } van { $total } uitslagen zijn binnen
boards-find = Tafel of naam
boards-which = Welke borden
boards-open = Open { $count }
boards-all = Alle { $count }
boards-changed = { $count ->
    [1] Eén bord is veranderd
   *[other] { $count } borden zijn veranderd
  }
boards-changed-since = sinds { $time }
boards-hide-done = Verberg wat klaar is
boards-unkept = Deze telefoon bewaart niets: laat deze pagina open tot alles verzonden is.
boards-waits-since = wacht hier sinds { $time }
boards-stuck = Niet ingevoerd
boards-stuck-at = Niet ingevoerd: tafel { $tables }
boards-look = Waarom
boards-lost = Geen verbinding sinds { $time }.
boards-unsent = { $count ->
    [1] Eén uitslag wacht op deze telefoon.
   *[other] { $count } uitslagen wachten op deze telefoon.
  }
boards-other = Anders
boards-other-result = Andere uitslag
boards-other-at = Anders: uitslag aan tafel { $table }
boards-black-away = Zwart kwam niet
boards-white-away = Wit kwam niet
boards-change-at = Tafel { $table } wijzigen
board-title = Tafel { $table }
board-who = Wie won?
board-how = Hoe?
board-how-hint = Voor een uitslag zonder partij kiest u “reglementair”.
board-points = Met hoeveel punten?
board-points-hint = Alleen als er is geteld: 3,5
board-corrects = Ronde { $round } is voorbij of een latere is al ingedeeld. De indeling ervan blijft; de stand verandert, en het logboek bewaart uw reden.
board-reason = Waarom wordt dit verbeterd?
board-reason-hint = Bijvoorbeeld: briefjes waren verwisseld
board-act = Uitslag invoeren
board-back = Terug naar de borden
who-black = Zwart won: { $name }
who-white = Wit won: { $name }
who-jigo = Jigo
who-both-lose = Beiden verliezen
who-both-win = Beiden winnen
who-no-result = Geen uitslag
who-pending = Nog niet bekend
who-worth = { $black } voor zwart, { $white } voor wit
who-replay = Telt niet tot er is overgespeeld
how-unstated = Niet gezegd
how-score = Op punten
how-resignation = Door opgave
how-time = Op tijd
how-illegal-move = Door een ongeldige zet
how-default = Reglementair, ongespeeld
how-decision = Door de scheidsrechter
conflict-title = Twee uitslagen, tafel { $table }
conflict-head = Twee scheidsrechters, twee uitslagen
conflict-lead = Terwijl u tafel { $table } invoerde, voerde iemand anders een andere uitslag in. Er is niets verloren. Welke is juist?
conflict-players-lead = Tafel { $table }: beide spelers meldden een andere uitslag dan u aantikte. Er is nog niets ingevoerd.
conflict-just-now = zojuist, niet opgeslagen
conflict-tapped-at = { $time } op deze telefoon, niet opgeslagen
conflict-saved = opgeslagen
conflict-seconds-ago = { $n ->
    [one] { $n } seconde geleden, opgeslagen
   *[other] { $n } seconden geleden, opgeslagen
}
conflict-minutes-ago = { $n ->
    [one] { $n } minuut geleden, opgeslagen
   *[other] { $n } minuten geleden, opgeslagen
}
conflict-saved-at = { $time }, opgeslagen
conflict-leave = Laten zoals opgeslagen
result-corrected = Tafel { $table } is verbeterd. De indeling van latere rondes blijft zoals ze is; de stand is nieuw.
somebody = iemand

refusal-reason-needed = Zeg waarom de uitslag wordt verbeterd
refusal-not-published = Ronde { $round } is een concept; publiceer haar eerst
fault-margin = Schrijf met hoeveel punten, meer dan 0: 3,5
boards-none-open = Er is geen bord open.
