# Voorvallen en beslissingen: wat er gebeurde, wanneer, de beslissing, het logboek van de scheidsrechter.

way-incidents = Voorvallen
way-rulings = Beslissingen
boards-incident = Voorval
boards-incident-at = Voorval aan tafel { $table }

## Wat er gebeurde
incident-step = Voorval, stap { $n } van 4.
incident-at = Tafel { $table }, { $black } en { $white }
incident-place = Ronde { $round }, tafel { $table }
incident-board = Bord
incident-what = Wat er gebeurde
incident-when = Wanneer
incident-what-question = Wat gebeurde er?
incident-on-board = Op het bord
incident-around = Rond het bord
incident-choose = Dit
incident-by-both = Beiden
incident-by-nobody = Niemand, of niet bekend
incident-what-by = { $what }: { $by }
kind-ko-retake = Sloeg een ko direct terug
kind-superko = Herhaalde een eerdere hele stelling
kind-suicide = Zelfmoord
kind-occupied = Speelde op een bezet punt
kind-out-of-turn = Speelde buiten de beurt
kind-two-in-a-row = Speelde twee keer achtereen
kind-stone-displaced = Een steen is verschoven of gestoten
kind-stone-removed = Stenen met vrijheden zijn weggenomen
kind-captures-left = Geslagen stenen bleven op het bord
kind-captures-mishandled = Geslagen stenen niet in het deksel bewaard
kind-take-back = Nam een zet terug of verschoof hem
kind-board-scattered = De stenen zijn door elkaar geraakt
kind-wrong-colors = Verkeerde kleuren
kind-wrong-setup = Verkeerde komi of handicap
kind-clock-misuse = Klok verkeerd gebruikt
kind-time-loss = Tijd verstreken
kind-late-arrival = Kwam te laat
kind-no-show = Kwam niet
kind-outside-help = Hulp van buiten of een apparaat
kind-conduct = Gedrag
kind-count-disputed = De telling is omstreden
kind-repetition = De partij herhaalt zich en niemand wijkt
kind-other = Iets anders

## Wanneer
incident-when-question = Wanneer is het opgemerkt?
when-at-once = Direct, voor de volgende zet
when-up-to-three = Eén tot drie zetten later
when-more = Meer dan drie zetten later
when-confirmed = Nadat beiden de uitslag bevestigden
when-before-result = Voordat beiden de uitslag bevestigden
incident-numbers = Zetnummers, en wie het opmerkte
incident-numbers-note = Zonder nummers volstaan de antwoorden hierboven.
incident-which-move = Welke zet
incident-after-move = Opgemerkt na zet
incident-by-numbers = Met deze nummers
incident-who = Wie het opmerkte
incident-who-unsaid = Niet gezegd
incident-who-arbiter = De scheidsrechter
incident-move = Zet { $n }
incident-noticed-after = opgemerkt na zet { $n }
incident-minutes = Minuten te laat
incident-grace = Het toernooi geeft { $n } minuten respijt.
incident-minutes-late = { $n } minuten te laat
incident-fault = Wat precies
incident-fault-before-stone = Ingedrukt voordat de steen lag, of tegelijk
incident-fault-before-captures = Ingedrukt voordat de geslagen stenen weg waren
incident-fault-off-lid = Niet in het deksel bewaard
incident-fault-touched = Aangeraakt of teruggegeven
incident-fault-other = Iets anders
incident-so = Is het zo?
case-point-taken = Het punt ervan is inmiddels bezet
case-deliberate = Het was opzet
case-agreed = Beide spelers zijn het eens
case-disagreed = Het is de spelers gevraagd; ze zijn het niet eens
case-dropped = De steen glipte uit de vingers
case-forced = Niemand aan het bord veroorzaakte het
case-lost = Niemand kan de stelling nog opzetten
case-effective-move = Na het stilleggen vond iemand een effectieve zet
incident-back = Terug naar wat er gebeurde
incident-kept = De melding is bewaard. De beslissing kan vanaf deze pagina volgen.

## De beslissing
ruling-title = Beslissing, tafel { $table }
ruling-number = Beslissing { $no }
ruling-waits = De scheidsrechter beslist; tot dan gebeurt er niets.
ruling-no-offence = Geen overtreding.
ruling-why = Waarom
ruling-binds = Bindend
firm-binding = De tekst zegt het zo
firm-default = Zo, tenzij de scheidsrechter anders kiest
firm-open = De tekst laat het aan de scheidsrechter over
ruling-clocks = Klokken
ruling-earlier = Straffen tot nu toe
ruling-penalty = Straf daarnaast
ruling-words = In de woorden van de scheidsrechter
ruling-words-hint = Uw reden; bij een andere straf, welke dat is
ruling-told = Spelers ingelicht
ruling-confirm = Beslissing bevestigen
ruling-choose = Wat u mag kiezen
ruling-instead = Wat u in plaats daarvan mag kiezen
ruling-if-agreed = Als beide spelers het eens zijn: { $remedy }
ruling-later = Niet nu: melding bewaren
ruling-arbiter = Scheidsrechter
ruling-amends = In plaats van
ruling-status = Niet meer van kracht
ruling-not-told = Nog niet ingelicht
ruling-tell = Is ingelicht
ruling-told-now = Beslissing { $no }: genoteerd dat de speler is ingelicht.
ruling-sheet = Afdrukvel
ruling-amend = Wijzigen
ruling-withdraw = Beslissing intrekken
ruling-withdraw-note = De straffen ervan tellen niet meer. Staat de uitslag ervan nog, dan toont het bord weer wat het eerst toonde. Het verslag blijft.
ruling-withdraw-reason = Waarom wordt ze ingetrokken?
ruling-withdrawn-now = Beslissing { $no } is ingetrokken.
ruling-amended-by = Gewijzigd door beslissing { $no }
ruling-withdrawn-by = Ingetrokken door { $name }, { $at }: { $reason }
ruling-recorded = Beslissing { $no } is vastgelegd. De uitslag van het bord blijft zoals hij is.
ruling-recorded-result = Beslissing { $no } is vastgelegd, en het bord toont de uitslag ervan.
ruling-recorded-before = Deze beslissing was al vastgelegd.
result-becomes = { $before } → { $after }
result-unchanged = Blijft zoals hij is
result-open = Open: er wordt opnieuw gespeeld of geteld
result-unrated = Niet voor de rating, en niets voor het onderling resultaat
standings-place = Plaats
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [one] Plaats of tiebreak van nog één speler verandert
   *[other] Plaatsen of tiebreaks van nog { $n } spelers veranderen
  }

## Wat een beslissing doet
effect-goes-on = De partij gaat verder zoals ze staat.
effect-before = Terug naar de stelling voor zet { $n }.
effect-before-unknown = Terug naar de stelling voor de betreffende zet.
effect-pass = { $stones ->
    [one] De steen gaat eraf en het telt als een pas van { $color }.
   *[other] Beide stenen gaan eraf en het telt als een pas van { $color }.
  }
effect-turn = { $color } aan zet.
effect-first-point = De steen gaat terug naar het punt waar hij eerst is gespeeld.
effect-stones-back = De stenen gaan terug naar hun punten.
effect-captures-off = De geslagen stenen gaan eraf.
effect-by-hand = De scheidsrechter legt de stenen waar hij het redelijk vindt.
effect-reconstructed = De stelling wordt opnieuw opgezet.
effect-cleared = Het bord wordt leeggemaakt.
effect-pass-stones = { $n ->
    [one] { $color } krijgt een passteen.
   *[other] { $color } krijgt { $n } passtenen.
  }
effect-prisoners = { $n ->
    [one] { $color } krijgt één gevangene extra.
   *[other] { $color } krijgt { $n } gevangenen extra.
  }
effect-points = { $color } krijgt { $points } punten.
effect-exchange = De spelers wisselen van kleur, de stenen blijven.
effect-as-paired = Komi en handicap worden ingesteld zoals ingedeeld.
penalty-caution = Vermaning voor { $color }.
penalty-warning = Waarschuwing voor { $color }.
penalty-stones = { $color } betaalt { $n } punten.
penalty-game-loss = { $color } heeft te veel waarschuwingen.
penalty-exclusion = { $color } is uit het toernooi.
penalty-other = Een andere straf voor { $color }, in de woorden van de scheidsrechter.
verdict-replay = De partij wordt overgespeeld.
verdict-count-again = Leven en dood en de telling worden opnieuw doorgenomen.
verdict-stands = De bevestigde uitslag blijft staan.
verdict-wins-illegal-move = { $color } wint: ongeldige zet van de tegenstander.
verdict-wins-time = { $color } wint op tijd.
verdict-wins-default = { $color } wint reglementair.
verdict-wins = { $color } wint door beslissing.
verdict-ends = De partij is afgelopen: { $result }.
clock-leave = Laten zoals ze zijn
clock-stop = Intussen stil, daarna lopen ze verder
clock-set-right = De scheidsrechter zet de klok goed
clock-charge = { $color } verliest { $n } minuten
clock-reset = Beide beginnen opnieuw
note-record-disagrees = De notatie toont deze overtreding niet: controleer haar eerst.
note-cannot-be-done = Wat de tekst vraagt, kan op dit bord niet meer.
note-move-unknown = Niemand noemde de zet: herstel de stelling met de hand.
note-window-unclear = Ga na hoeveel zetten er intussen zijn gespeeld.
note-starts-anew = Eerdere stellingen tellen niet meer voor ko en superko.
note-derived = Uit de tekst afgeleid, er niet in gezegd.
note-setting = Algemeen gebruik, een instelling van het toernooi.
note-confirmed = De uitslag is bevestigd: er mag een straf worden genoteerd, verder niets.
remedy-stands = Verder spelen
remedy-no-offence = Geen overtreding
remedy-take-back = Zet terugnemen
remedy-as-pass = Terugnemen als pas
remedy-first-point = Terug naar het eerste punt
remedy-stones-back = Stenen terug naar hun punten
remedy-reasonable-point = Naar een redelijk punt
remedy-captures-off = Geslagen stenen eraf
remedy-reconstruct = Stelling opnieuw opzetten
remedy-exchange = Kleuren wisselen
remedy-correct-setup = Komi en handicap zoals ingedeeld
remedy-clock = Klok goed zetten
remedy-count-again = Hertellen
remedy-points = Punten voor de tegenstander, de zet blijft
remedy-lateness = Zoals het toernooi met laatkomers omgaat
remedy-loses-illegal-move = Verlies door ongeldige zet
remedy-loses-time = Verlies op tijd
remedy-loses-default = Reglementair verlies
remedy-loses = Verlies
remedy-both-lose = Beiden verliezen
remedy-draw = Remise
remedy-no-result = Geen uitslag
remedy-replay = Overspelen
sanction-none = Geen straf
sanction-caution = Vermaning
sanction-warning = Waarschuwing
sanction-exclusion = Uit het toernooi
sanction-other = Een andere straf, in uw woorden

## Het logboek
incidents-title = Scheidsrechterslogboek
incidents-lead = Een voorval begint bij het bord.
incidents-waiting = Nog zonder beslissing
incidents-rule = Beslissen
incidents-rulings = Beslissingen
incidents-open = Open
incidents-csv = Het logboek als tabel (CSV)
rulings-title = Beslissingen
rulings-lead = Wat de scheidsrechters beslisten, en waarom.
rulings-none = Nog geen beslissing.
sheet-how = Druk deze pagina af en laat haar ondertekenen.
sheet-arbiter-signs = Scheidsrechter

## Beroep
appeal-none = Bij dit toernooi is er geen beroep.
appeal-may = De spelers kunnen { $until } in beroep gaan, bij een commissie van { $members }.
appeal-until-confirmed = tot de uitslag is bevestigd
appeal-until-round = tot de ronde is afgesloten
appeal-until-minutes = binnen { $n } minuten na de mededeling
appeal-take = Beroep aannemen
appeal-who = Wie in beroep gaat
appeal-grounds = Waarom
appeal-grounds-needed = Schrijf waarom de speler in beroep gaat
appeal-act = Beroep aannemen
appeal-taken = Beslissing { $no }: het beroep is aangenomen.
appeal-number = Beroep { $no }
appeal-by = { $name }, { $at }
appeal-judge = Het oordeel van de commissie
appeal-judge-note = De scheidsrechter die besliste, stemt niet mee. Het oordeel is definitief.
appeal-member = Lid { $n }
appeal-vote = Stem
vote-upheld = De beslissing blijft
vote-overturned = De beslissing vervalt
appeal-reasons = Redenen
appeal-judge-act = Oordeel vastleggen
appeal-judged = Beslissing { $no }: het oordeel van de commissie is vastgelegd. Vervalt de beslissing, wijzig haar dan nu of trek haar in.
appeal-upheld = De beslissing blijft ({ $members }).
appeal-overturned = De beslissing vervalt ({ $members }).

## De procedure van het toernooi
procedure-title = Procedure en beslissingen
procedure-lead = Wat er gebeurt na een ongeldige zet, een late aankomst, een waarschuwing: volgens welke tekst, en wat dit toernooi anders heeft.
procedure-which = Procedure
procedure-which-hint = Na een andere keuze vullen de eigen waarden daarvan de velden hieronder.
procedure-of-rules = Zoals de spelregels: { $rules }
procedure-event = Het toernooi
procedure-international = Internationaal toernooi
procedure-international-note = Sommige teksten behandelen deze apart
procedure-public = Beslissingen publiceren
procedure-public-note = Iedereen kan nieuwe beslissingen lezen; anders alleen scheidsrechters, die de spelers inlichten
procedure-save = Opslaan
procedure-saved = De procedure is opgeslagen.

## Wat wordt geweigerd
refusal-procedure = De procedure is niet bruikbaar: { $why }
refusal-report = De melding klopt niet. Doorloop de stappen opnieuw.
refusal-report-by = Zeg of het zwart of wit was
refusal-report-noticed = Het is opgemerkt voordat het gebeurde: vergelijk de twee nummers
refusal-report-move = Schrijf beide: welke zet het was, en na welke het is opgemerkt
refusal-choose-first = De tekst laat het aan u over: kies een van de mogelijkheden
refusal-not-offered = Dit kan niet samen worden gekozen. Kies opnieuw.
refusal-words-needed = Schrijf wat de straf is, en waarom
refusal-ruling-changed = Intussen zijn het bord of de straffen van de spelers veranderd. Er is niets vastgelegd: bekijk de beslissing opnieuw.
refusal-not-in-force = Deze beslissing is al eerder gewijzigd of ingetrokken
refusal-no-such-ruling = Zo’n beslissing of beroep is er niet
refusal-appeal-decided = Over dit beroep is al geoordeeld; het oordeel is definitief
refusal-appeal-late = De tijd voor beroep is voorbij
refusal-appeal-none = Bij dit toernooi is er geen beroep
refusal-appeal-committee = Noem elk lid van de commissie
refusal-appeal-own-case = De scheidsrechter die besliste, kan niet over het beroep oordelen
refusal-appeal-twice = Een lid is twee keer genoemd
refusal-appeal-player = Alleen de twee spelers kunnen in beroep gaan

## Het logboek van het toernooi
act-incident = Voorval gemeld
act-ruling = Beslissing
act-tell-ruling = Speler ingelicht over een beslissing
act-withdraw-ruling = Beslissing ingetrokken
act-appeal = Beroep
act-judge-appeal = Over beroep geoordeeld
