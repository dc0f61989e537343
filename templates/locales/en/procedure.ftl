# The event's procedure field by field, its rules for each kind, penalties so far.

## Every field of it
procedure-back = Back to the text
procedure-back-done = The event has it as the text again.
procedure-changed = Changed by this event
procedure-in-text = In the text: { $text }
procedure-yes = yes
procedure-no = no
procedure-none = nothing
procedure-own-rules = Rules for this kind of incident
procedure-section-moves = Illegal moves
procedure-article-14 = An illegal move loses (Japanese rules, Article 14)
procedure-article-14-hint = For the rules below that ask whether Article 14 is in force
procedure-at-once = Moves that may follow and it still counts as at once
procedure-at-once-hint = 0: noticed before the next move
procedure-window = Moves within which it must be noticed
procedure-window-hint = For rules with a window; a rule may have a window of its own
procedure-inclusive = Noticing after the last move of the window is in time
procedure-inclusive-hint = Otherwise the window ends before that move
procedure-pass-stone = A move that counts as a pass hands over a stone
procedure-pass-stone-hint = The opponent gets it as a prisoner
procedure-colors-until = Last move through which wrong colours can be corrected
procedure-colors-until-hint = For rules that ask how far the game has gone
procedure-claim-points = Points for a claim against the order of play
procedure-claim-points-hint = In Pair Go, where the move stands
procedure-section-penalties = Cautions and warnings
procedure-cautions = Cautions that make a warning
procedure-cautions-hint = Empty: they never do
procedure-stones = Points that a warning costs
procedure-stones-hint = As stones to the opponent’s prisoners
procedure-warnings = Warnings that lose
procedure-warnings-hint = Empty: they never do
procedure-end = What so many warnings lead to
procedure-end-hint = For the game in which the last one is given
procedure-end-game-loss = The game is lost
procedure-end-exclusion = The game is lost, and the player is out of the event
procedure-scope = Which earlier ones count
procedure-scope-hint = Every penalty is listed with the incident, whether it counts or not
procedure-scope-game = Those of the same game
procedure-scope-event = Those of the whole event
procedure-section-lateness = Late players
procedure-grace = Minutes of grace for late players
procedure-grace-hint = Usual: 30
procedure-limit = Who comes just when the grace ends is in time
procedure-limit-hint = Otherwise the last minute is too late
procedure-after = After the grace
procedure-after-hint = For the one who comes too late
procedure-after-loses-by-default = The game is lost by default
procedure-after-clock-only = Only the clock is charged
procedure-after-arbiter = The arbiter decides
procedure-charge = Percent of the delay off the clock
procedure-charge-hint = 100: the clock ran from the start; 200: twice the delay; 0: none
procedure-section-decides = Who decides
procedure-elsewhere = Where the text says nothing
procedure-elsewhere-hint = For incidents that the procedure has no rule for
procedure-elsewhere-default = The usual, unless the arbiter chooses otherwise
procedure-elsewhere-arbiter-decides = The arbiter decides from the start
procedure-clock = The clocks, where a rule says nothing
procedure-clock-hint = While an incident is settled
procedure-clock-leave-as-is = They keep their times
procedure-clock-stop-meanwhile = Stopped meanwhile, then they go on
procedure-clock-set-right = The arbiter sets them right
procedure-clock-reset = Both start from the beginning
procedure-committee = Members of the appeals committee
procedure-committee-hint = 0: no appeal
procedure-until = Appeals
procedure-until-hint = Until when a player may appeal
procedure-until-result-confirmed = Until the result is confirmed
procedure-until-round-closed = Until the round is closed
procedure-until-minutes-after-told = So many minutes after being told of the ruling
procedure-until-minutes = Minutes for an appeal
procedure-until-minutes-hint = If appeals go by minutes
procedure-section-text = The text itself
procedure-text-note = What rulings name as their ground. Write here what the event’s own announcement says.
procedure-edition = Edition
procedure-edition-hint = The text by its name and year
procedure-since = In force from
procedure-since-hint = Empty: open
procedure-to = In force until
procedure-to-hint = Empty: open
procedure-confirmation-words = Why a confirmed result stands
procedure-confirmation-words-hint = In your words
procedure-confirmation-source = Its text
procedure-confirmation-source-hint = For a confirmed result
procedure-confirmation-article = Its article
procedure-confirmation-article-hint = Or the heading
procedure-confirmation-standing = How well it is founded
procedure-confirmation-standing-hint = For a confirmed result
procedure-confirmation-standing-text = Read in the text
procedure-confirmation-standing-derived = Derived from the text
procedure-confirmation-standing-setting = General practice, a setting of the event
procedure-elsewhere-words = What counts where the text says nothing
procedure-elsewhere-words-hint = In your words
procedure-elsewhere-source = Its text
procedure-elsewhere-source-hint = For incidents without a rule
procedure-elsewhere-article = Its article
procedure-elsewhere-article-hint = Or the heading
procedure-elsewhere-standing = How well it is founded
procedure-elsewhere-standing-hint = For incidents without a rule
procedure-elsewhere-standing-text = Read in the text
procedure-elsewhere-standing-derived = Derived from the text
procedure-elsewhere-standing-setting = General practice, a setting of the event
period = In force { $days }
period-from = In force since { $from }
period-until = In force until { $until }

## Its rules for each kind
rule-list-title = Rules for each kind of incident
rule-list-note = Tried in this order; the first that fits counts.
rule-list-of-file = The rules as a whole come from the event’s file.
rule-list-lead = The first rule that fits counts; where none fits, the usual. A new rule is tried first.
rule-list-in-text = As the text has it
rule-list-saved = The rules are saved.
rule-number = Rule { $n }
rule-up = Earlier
rule-remove = Take out
rule-add = Add a rule
rule-sentence = { $when }: { $then }.
rule-always = Always
rule-otherwise = Otherwise
rule-arbiter-decides = The arbiter decides
rule-with-sanction = { $remedy }, with: { $sanction }
rule-may-choose = The arbiter may choose: { $what }
rule-instead = Instead, the arbiter may choose: { $what }
rule-if-agreed = If both players agree: { $what }
rule-may-add = The arbiter may add: { $what }
rule-when-at-once-moves = { $n ->
    [one] Noticed at most { $n } move later
   *[other] Noticed at most { $n } moves later
  }
rule-when-in-moves = { $n ->
    [one] Noticed within { $n } move
   *[other] Noticed within { $n } moves
  }
rule-when-past-moves = { $n ->
    [one] Noticed more than { $n } move later
   *[other] Noticed more than { $n } moves later
  }
rule-when-colors-until = Noticed through move { $n }
condition-at-once = Noticed at once
condition-in-window = Noticed within the window
condition-past-window = Noticed after the window
condition-opponent-claims = The opponent claims it
condition-while-colors-correctable = Noticed while colours can be corrected
condition-agreed = Both players agree
condition-disagreed = The players were asked and do not agree
condition-deliberate = On purpose
condition-dropped = The stone slipped
condition-force-majeure = Nobody at the board caused it
condition-lost = The position cannot be set up again
condition-cannot-return = The stones cannot go back
condition-effective-move = An effective move was found after the stop, both were asked and refuse
condition-named-fault = One of the faults that the text names
condition-not-pressed = The clock was not pressed
condition-after-stop = The flag was claimed after the stop
condition-bystander = A bystander claimed the flag
condition-illegal-move-loses = Article 14 is in force
condition-legal-in-record = Legal by the record
rule-when = When it applies
rule-when-note = All of these have to hold; none: always.
rule-window = Moves of this rule’s own window
rule-window-hint = Empty: the event’s window
rule-remedy = What is done
rule-firmness = How far it binds
rule-firmness-hint = Where it is left to the arbiter, nothing happens before one of the choices below is made
rule-instead-title = What else may be chosen
rule-instead-question = The arbiter may choose
rule-agreed-question = If both players agree
rule-may-question = The arbiter may add
rule-reopens = Also after both confirmed the result
rule-reopens-note = No federation’s text has this
rule-basis = What it rests on
rule-basis-note = If the rule becomes another one and these words stay as they are, rulings name the event itself as their ground.
rule-words = What the text says, in your words
rule-source = Text
rule-article = Article or heading
rule-standing = How well it is founded
standing-text = Read in the text
standing-derived = Derived from the text
standing-setting = General practice, a setting of the event
rule-save = Save the rule

## What players have, and what they read
ruling-own = This event has otherwise than the text:
ruling-told-at = Told { $at }
given-by = Ruling { $no }, round { $round }, table { $table }
given-other-game = Of another game: it is not counted here
given-caution = Caution
given-warning = Warning
given-stones = { $n ->
    [one] { $n } point paid
   *[other] { $n } points paid
  }
given-game-loss = Game lost by warnings
given-exclusion = Out of the event
given-other = Another penalty
