# Een partij aan het bord noteren, en haar volgen.

refusal-move-turn = { $color ->
    [B] Wit is aan zet, niet zwart
   *[W] Zwart is aan zet, niet wit
  }
refusal-move-off-board = Dat is geen punt van dit bord: { $point }
refusal-move-occupied = Er ligt een steen op { $point }
refusal-move-ko = { $color ->
    [B] Zwart
   *[W] Wit
  } mag de ko op { $point } niet direct terugslaan
refusal-move-superko = { $point } zou de hele stelling van na zet { $after } herhalen
refusal-move-suicide = Op { $point } { $stones ->
    [one] zou de steen
   *[other] zouden de { $stones } stenen
  } geen vrijheid hebben
refusal-record-confirmed = De uitslag is bevestigd: de notatie blijft zoals ze is
refusal-record-no-repetition = De stelling heeft zich niet herhaald. Speel verder of vraag een scheidsrechter.
refusal-record-repetition = Deze regels laten de spelers geen herhaling afspreken. Vraag een scheidsrechter.
refusal-record-no-resumption = Onder deze regels gaat een stilgelegde partij niet verder
refusal-record-life = Alleen stenen op het bord kunnen worden gemarkeerd
refusal-record-not-in-rules = Deze regels kennen dat niet. De scheidsrechter beslist.
refusal-record-disagree = De spelers hebben verschillende uitslagen genoemd
refusal-record-phase = De partij is intussen verdergegaan: kijk nog eens naar het bord
refusal-record-nothing = Er is niets terug te nemen
refusal-record-ruling = Beslissing { $no } kwam het laatst. Trek die beslissing in op haar eigen pagina.
refusal-record-moves = { $moves ->
    [one] Er is al één zet
   *[other] Er zijn al { $moves } zetten
  } genoteerd. Neem die eerst terug.
refusal-record-position = De stenen rond { $point } hebben geen vrijheid: zo’n stelling kan niet op een bord liggen
refusal-record-handicap = Daar kan geen handicapsteen liggen: { $point }
refusal-record-apply = De beslissing kan niet in de notatie worden uitgevoerd: { $why }
refusal-record-full = De notatie is vol
refusal-record-note = Een opmerking heeft 1 tot 1000 letters
refusal-record-prisoners = { $n } gevangenen zijn er meer dan op het bord passen
refusal-record-terms = Hier kan geen partij worden genoteerd: { $why }
refusal-record-other-result = Het bord toont al { $result }. Verbeter een van de twee voordat beiden bevestigen.

fault-point = Schrijf een punt zoals Q16: een letter vanaf A zonder I, en een getal
fault-clock = Schrijf wat de klok aangeeft, zoals 12:30 of 1:02:30

record-title = Tafel { $table }, partij noteren
record-there = Een andere noteerder had zojuist hetzelfde ingevoerd. Het telt één keer.
record-meanwhile = { $name } voerde intussen in: { $theirs }. Niet ingevoerd: { $mine }. Kijk naar het bord en voer dan in wat ontbreekt.
record-made-anyway = Is { $point } toch gespeeld, voer de zet dan in zoals hij is gedaan en roep het voorval op.
record-as-made = { $point } invoeren zoals gespeeld
record-unsent = Nog niet opgeslagen, wacht op verbinding:
record-dropped = Niet ingevoerd:
record-sign-in = U bent uitgelogd. Log in een ander tabblad in; wat wacht, blijft hier bewaard:
record-keys = Bord. Pijltjestoetsen kiezen een punt, Enter speelt, Backspace neemt terug.
record-pad = Gekozen punt verplaatsen
record-up = Omhoog
record-left = Links
record-right = Rechts
record-down = Omlaag
record-play = { $color } speelt
record-place = Steen zetten
record-usual = Op de vaste punten
record-put = Punt zetten
record-toggle = Dood of levend
record-count-it = Deze stelling tellen
record-undo = Terug: { $what }
record-pass = Pas
record-quick = Eén tik speelt
record-brush = Wat daar ligt
record-empty = Niets
record-more = Meer
record-resigns = { $color } geeft op
record-time = { $color } verliest op tijd
record-stop = Uitgespeeld
record-repetition = Beiden akkoord: geen uitslag door herhaling
record-set-up = Liever de eindstelling opzetten
record-typed = Punt
record-play-typed = Spelen
record-note = Opmerking
record-note-act = Toevoegen
record-clock = Klok
record-clock-whose = Wiens klok
record-clock-left = Resttijd
record-clock-hint = 12:30, of 1:02:30
record-clock-overtime = Resterende periodes of stenen in byo-yomi
record-clock-act = Noteren
record-file = Bestand overnemen
record-file-label = Partij (SGF)
record-file-act = Overnemen
record-file-wrong = Dit bestand kan niet worden overgenomen: { $why }
record-file-games = Het bestand bevat { $n } partijen: sla die van deze tafel apart op en neem die dan over
record-file-empty = Er staat geen partij in dit bestand
record-file-large = Dit bestand is te groot voor een partijnotatie
record-taken-over = Het bestand is overgenomen als notatie van deze partij
record-lids = Gevangenen in de deksels
record-lids-act = Verbeteren
record-board = Uitslag van het bord
record-watch = Volgen
record-confirms = { $color } bevestigt
record-confirmed = Beide spelers hebben bevestigd. De uitslag is voor de ronde ingevoerd, en de notatie blijft zoals ze is.
boards-record = Noteren
boards-record-at = Partij noteren, tafel { $table }
boards-watch = Volgen
boards-watch-at = Tafel { $table } volgen

game-placing = { $n ->
    [one] Nog één handicapsteen te plaatsen
   *[other] Nog { $n } handicapstenen te plaatsen
  }
game-setting-up = De eindstelling wordt opgezet
game-to-move = { $color } aan zet
game-stopped = Stilgelegd: wat is dood?
game-ended = { $result }, nog niet bevestigd
game-last = Zet { $n }: { $move }
game-held = heeft { $n ->
    [one] één steen
   *[other] { $n } stenen
  }
game-terms = Voorwaarden
goban = Stelling
goban-last = Stelling na { $color } { $point }
move-pass = { $color } past

count-territory = Gebied
count-prisoners = Geslagen stenen
count-dead = Dood op het bord
count-stones = Stenen op het bord
count-komi = Komi
count-compensation = Voor handicapstenen
count-rulings = Door beslissingen
count-sum = Totaal
count-marks = Een tik markeert als
count-as-dead = Dood
count-as-seki = Seki
count-agreed = { $color } is akkoord
count-resume = { $color } wil verder spelen
count-none-dead = Alle stenen leven
count-settle = Scheidsrechter beslist zo
count-no-agreement = Ze zijn het niet eens

did-handicap = handicapsteen { $point }
did-usual = handicapstenen
did-moves = { $n } zetten uit een bestand
did-position = een stelling
did-prisoners = gevangenen verbeterd
did-note = een opmerking
did-clock = een klok
did-stop = uitgespeeld
did-mark = wat dood is
did-agree = { $color } is akkoord
did-settle = beslist door de scheidsrechter
did-no-agreement = niet eens
did-resume = { $color } speelt verder
did-resign = { $color } geeft op
did-time = { $color } verliest op tijd
did-repetition = herhaling
did-object = bezwaar
did-confirm = { $color } bevestigt
did-ruled = beslissing { $no }
did-unruled = beslissing { $no } ingetrokken
did-undo = het laatste teruggenomen

watch-title = Tafel { $table }, de partij
watch-start = Voor de eerste zet
watch-ways = Door de partij
watch-first = Begin
watch-back = Terug
watch-on = Verder
watch-last = Nu
watch-nothing = Nog niemand noteert deze partij. Zodra iemand het doet, gaat het hier vanzelf verder.
watch-file = Partij (SGF)
watch-clock = Klok van { $color }: { $time }
watch-overtime = Klok van { $color }: { $time }, byo-yomi { $n }

incident-found = Gevonden in de genoteerde partij
figure-now = Nu.
figure-after = Na de beslissing.
ruling-record = Genoteerde partij
ruling-record-done = De beslissing is ook daarin uitgevoerd
ruling-record-stays = Dit kan niet in de notatie worden uitgevoerd. Zet het bord met de hand goed; de notatie blijft zoals ze is.
ruling-prisoners = Gevangenen
ruling-prisoners-of = { $color } { $n }

act-record = Noteren van een partij begonnen

record-arbiter-only = Alleen een scheidsrechter mag beslissen waarover de spelers het niet eens zijn

record-marking-changed = De markering is intussen veranderd. Kijk naar het bord en ga dan akkoord.

record-words = Typ een punt of een opmerking
record-discard = Wachtende wissen

watch-step = Stap { $n } van { $of }
ruling-on = Verder met de partij, tafel { $table }
