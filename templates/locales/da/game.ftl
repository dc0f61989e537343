# Recording a game at the board, and watching it.

refusal-move-turn = { $color ->
    [B] Hvid er i trækket, ikke Sort
   *[W] Sort er i trækket, ikke Hvid
}
refusal-move-off-board = Det er ikke et punkt på dette bræt: { $point }
refusal-move-occupied = Der ligger en sten på { $point }
refusal-move-ko = { $color ->
    [B] Sort
   *[W] Hvid
} må ikke straks slå tilbage i ko på { $point }
refusal-move-superko = { $point } ville gentage hele brættet, som det var efter træk { $after }
refusal-move-suicide = På { $point } ville { $stones ->
    [one] stenen
   *[other] de { $stones } sten
} ingen frihed have
refusal-record-confirmed = Resultatet er bekræftet: noteringen bliver, som den er
refusal-record-no-repetition = Stillingen har ikke gentaget sig. Spil videre, eller spørg en dommer.
refusal-record-repetition = Efter disse regler kan spillerne ikke enes om en gentagelse. Spørg en dommer.
refusal-record-no-resumption = Efter disse regler fortsætter et standset parti ikke
refusal-record-life = Kun sten på brættet kan markeres
refusal-record-not-in-rules = Det kender disse regler ikke. Dommeren afgør det.
refusal-record-disagree = Spillerne har nævnt forskellige resultater
refusal-record-phase = Partiet er gået videre i mellemtiden: se på brættet igen
refusal-record-nothing = Der er intet at tage tilbage
refusal-record-ruling = Kendelse { $no } kom sidst. Træk den kendelse tilbage på dens egen side.
refusal-record-moves = { $moves ->
    [one] Ét træk er allerede noteret
   *[other] { $moves } træk er allerede noteret
}. Tag dem først tilbage.
refusal-record-position = Stenene omkring { $point } har ingen frihed: En sådan stilling kan ikke ligge på et bræt
refusal-record-handicap = Ingen handicapsten kan ligge der: { $point }
refusal-record-apply = Kendelsen kan ikke udføres på noteringen: { $why }
refusal-record-full = Noteringen er fuld
refusal-record-note = En kommentar har 1 til 1000 tegn
refusal-record-prisoners = { $n } fanger er flere, end brættet rummer
refusal-record-terms = Intet parti kan noteres her: { $why }
refusal-record-other-result = Brættet viser allerede { $result }. Ret et af de to, før begge bekræfter.

fault-point = Skriv et punkt såsom Q16: et bogstav fra A uden I og et tal
fault-clock = Skriv, hvad uret viser, såsom 12:30 eller 1:02:30

record-title = Bord { $table }, notér partiet
record-there = En anden skriver havde netop indtastet det samme. Det tæller én gang.
record-meanwhile = { $name } indtastede i mellemtiden: { $theirs }. Ikke indtastet: { $mine }. Se på brættet, og indtast så, hvad der mangler.
record-made-anyway = Blev { $point } spillet alligevel, så indtast det, som det blev udført, og meld hændelsen.
record-as-made = Indtast { $point } som spillet
record-unsent = Ikke gemt endnu, venter på forbindelsen:
record-dropped = Ikke indtastet:
record-sign-in = Du er logget ud. Log ind i en anden fane; det, der venter, bliver bevaret her:
record-keys = Bræt. Piletasterne vælger et punkt, Enter spiller, Backspace tager tilbage.
record-pad = Flyt det valgte punkt
record-up = Op
record-left = Til venstre
record-right = Til højre
record-down = Ned
record-play = Spil { $color }
record-place = Sæt stenen
record-usual = På de sædvanlige punkter
record-put = Sæt punktet
record-toggle = Død eller levende
record-count-it = Tæl denne stilling op
record-undo = Tag tilbage: { $what }
record-pass = Pas
record-quick = Ét tryk spiller
record-brush = Hvad ligger der
record-empty = Intet
record-more = Mere
record-resigns = { $color } giver op
record-time = { $color } tabte på tid
record-stop = Spillet er slut
record-repetition = Begge enige: intet resultat ved gentagelse
record-set-up = Opstil slutstillingen i stedet
record-typed = Punkt
record-play-typed = Spil
record-note = Kommentar
record-note-act = Tilføj
record-clock = Ur
record-clock-whose = Hvis ur
record-clock-left = Resttid
record-clock-hint = 12:30 eller 1:02:30
record-clock-overtime = Perioder eller sten tilbage i overtid
record-clock-act = Notér
record-file = Overtag en fil
record-file-label = Parti (SGF)
record-file-act = Overtag
record-file-wrong = Denne fil kan ikke overtages: { $why }
record-file-empty = Der er intet parti i denne fil
record-file-large = Denne fil er for stor til et parti
record-taken-over = Filen er overtaget som notering af dette parti
record-lids = Fanger på lågene
record-lids-act = Ret
record-board = Brættets resultat
record-watch = Se med
record-confirms = { $color } bekræfter
record-confirmed = Begge spillere har bekræftet. Resultatet er indtastet for runden, og noteringen bliver, som den er.
boards-record = Notér
boards-record-at = Notér partiet, bord { $table }
boards-watch = Se med
boards-watch-at = Se med ved bord { $table }

game-placing = { $n ->
    [one] Én handicapsten at sætte
   *[other] { $n } handicapsten at sætte
}
game-setting-up = Opstilling af slutstillingen
game-to-move = { $color } er i trækket
game-stopped = Standset: hvad er dødt?
game-ended = { $result }, endnu ikke bekræftet
game-last = Træk { $n }: { $move }
game-held = har { $n ->
    [one] én fange
   *[other] { $n } fanger
}
game-terms = Vilkår
goban = Stilling
goban-last = Stilling efter { $color } { $point }
move-pass = { $color } passer

count-territory = Territorium
count-prisoners = Taget under spillet
count-dead = Døde på brættet
count-stones = Sten på brættet
count-komi = Komi
count-compensation = For handicapsten
count-rulings = Ved kendelser
count-sum = Sum
count-marks = Et tryk markerer som
count-as-dead = Død
count-as-seki = Seki
count-agreed = { $color } er enig i dette
count-resume = { $color } vil spille videre
count-none-dead = Alle sten lever
count-settle = Dommeren fastslår det sådan
count-no-agreement = De er ikke enige

did-handicap = handicapsten { $point }
did-usual = handicapsten
did-moves = { $n } træk fra en fil
did-position = en stilling
did-prisoners = fanger rettet
did-note = en kommentar
did-clock = et ur
did-stop = spillet er slut
did-mark = døde sten
did-agree = { $color } er enig
did-settle = fastslået af dommeren
did-no-agreement = ingen enighed
did-resume = { $color } spiller videre
did-resign = { $color } giver op
did-time = { $color } tabte på tid
did-repetition = gentagelse
did-object = indsigelse
did-confirm = { $color } bekræfter
did-ruled = kendelse { $no }
did-unruled = kendelse { $no } trukket tilbage
did-undo = det sidste taget tilbage

watch-title = Bord { $table }, partiet
watch-start = Før første træk
watch-ways = Gennem partiet
watch-first = Start
watch-back = Tilbage
watch-on = Frem
watch-last = Nu
watch-nothing = Ingen noterer dette parti endnu. Når nogen gør det, går det af sig selv videre her.
watch-file = Parti (SGF)
watch-clock = { $color }s ur: { $time }
watch-overtime = { $color }s ur: { $time }, overtid { $n }

incident-found = Fundet i det noterede parti
figure-now = Nu.
figure-after = Efter kendelsen.
ruling-record = Noteret parti
ruling-record-done = Kendelsen er også udført på det
ruling-record-stays = Dette kan ikke udføres på noteringen. Ret brættet i hånden; noteringen bliver, som den er.
ruling-prisoners = Fanger
ruling-prisoners-of = { $color } { $n }

act-record = Notering af et parti begyndt

record-arbiter-only = Kun en dommer må fastslå det, spillerne ikke er enige om

record-marking-changed = Markeringen er ændret i mellemtiden. Se på brættet, og bliv så enige.

record-words = Skriv et punkt eller en kommentar
record-discard = Kassér det ventende

watch-step = Trin { $n } af { $of }
ruling-on = Videre med partiet, bord { $table }

record-file-games = Filen rummer { $n } partier: gem dette bræts parti for sig, og overtag så det
