# De procedure van het toernooi veld voor veld, haar regels voor elke soort, straffen tot nu toe.

## Elk veld ervan
procedure-back = Zoals de tekst
procedure-back-done = Het toernooi heeft het weer zoals de tekst.
procedure-changed = Gewijzigd door dit toernooi
procedure-in-text = In de tekst: { $text }
procedure-yes = ja
procedure-no = nee
procedure-none = niets
procedure-own-rules = Regels voor deze soort voorval
procedure-section-moves = Ongeldige zetten
procedure-article-14 = Een ongeldige zet verliest (Japanse regels, artikel 14)
procedure-article-14-hint = Voor de regels hieronder die vragen of artikel 14 geldt
procedure-at-once = Zetten die mogen volgen terwijl het nog als direct geldt
procedure-at-once-hint = 0: opgemerkt voor de volgende zet
procedure-window = Zetten waarbinnen het moet zijn opgemerkt
procedure-window-hint = Voor regels met een termijn; een regel kan een eigen termijn hebben
procedure-inclusive = Opmerken na de laatste zet van de termijn is op tijd
procedure-inclusive-hint = Anders eindigt de termijn voor die zet
procedure-pass-stone = Een zet die als pas telt, kost een steen
procedure-pass-stone-hint = De tegenstander krijgt hem als gevangene
procedure-colors-until = Laatste zet waarmee verkeerde kleuren nog te verbeteren zijn
procedure-colors-until-hint = Voor regels die vragen hoe ver de partij is
procedure-claim-points = Punten voor een claim tegen de speelvolgorde
procedure-claim-points-hint = Bij Pair Go, waar de zet blijft staan
procedure-section-penalties = Vermaningen en waarschuwingen
procedure-cautions = Vermaningen die een waarschuwing worden
procedure-cautions-hint = Leeg: dat worden ze nooit
procedure-stones = Punten die een waarschuwing kost
procedure-stones-hint = Als stenen bij de gevangenen van de tegenstander
procedure-warnings = Waarschuwingen die verliezen
procedure-warnings-hint = Leeg: dat doen ze nooit
procedure-end = Waartoe zoveel waarschuwingen leiden
procedure-end-hint = Voor de partij waarin de laatste wordt gegeven
procedure-end-game-loss = De partij is verloren
procedure-end-exclusion = De partij is verloren, en de speler is uit het toernooi
procedure-scope = Welke eerdere tellen
procedure-scope-hint = Elke straf staat bij het voorval vermeld, of ze telt of niet
procedure-scope-game = Die van dezelfde partij
procedure-scope-event = Die van het hele toernooi
procedure-section-lateness = Laatkomers
procedure-grace = Minuten respijt voor laatkomers
procedure-grace-hint = Gebruikelijk: 30
procedure-limit = Wie precies komt als het respijt eindigt, is op tijd
procedure-limit-hint = Anders is de laatste minuut te laat
procedure-after = Na het respijt
procedure-after-hint = Voor wie te laat komt
procedure-after-loses-by-default = De partij is reglementair verloren
procedure-after-clock-only = Alleen bedenktijd eraf
procedure-after-arbiter = De scheidsrechter beslist
procedure-charge = Procent van de vertraging van de klok af
procedure-charge-hint = 100: de klok liep vanaf het begin; 200: tweemaal de vertraging; 0: niets
procedure-section-decides = Wie beslist
procedure-elsewhere = Waar de tekst niets zegt
procedure-elsewhere-hint = Voor voorvallen waarvoor de procedure geen regel heeft
procedure-elsewhere-default = Het gebruikelijke, tenzij de scheidsrechter anders kiest
procedure-elsewhere-arbiter-decides = De scheidsrechter beslist vanaf het begin
procedure-clock = De klokken, waar een regel niets zegt
procedure-clock-hint = Terwijl een voorval wordt afgehandeld
procedure-clock-leave-as-is = Ze houden hun tijden
procedure-clock-stop-meanwhile = Intussen stil, daarna lopen ze verder
procedure-clock-set-right = De scheidsrechter zet ze goed
procedure-clock-reset = Beide beginnen opnieuw
procedure-committee = Leden van de beroepscommissie
procedure-committee-hint = 0: geen beroep
procedure-until = Beroep
procedure-until-hint = Tot wanneer een speler in beroep kan gaan
procedure-until-result-confirmed = Tot de uitslag is bevestigd
procedure-until-round-closed = Tot de ronde is afgesloten
procedure-until-minutes-after-told = Zoveel minuten na mededeling van de beslissing
procedure-until-minutes = Minuten voor beroep
procedure-until-minutes-hint = Als de beroepstermijn in minuten is
procedure-section-text = De tekst zelf
procedure-text-note = Wat beslissingen als grond noemen. Schrijf hier wat de eigen aankondiging van het toernooi zegt.
procedure-edition = Uitgave
procedure-edition-hint = De tekst met naam en jaar
procedure-since = Van kracht vanaf
procedure-since-hint = Leeg: open
procedure-to = Van kracht tot
procedure-to-hint = Leeg: open
procedure-confirmation-words = Waarom een bevestigde uitslag blijft staan
procedure-confirmation-words-hint = In uw woorden
procedure-confirmation-source = De tekst ervan
procedure-confirmation-source-hint = Voor een bevestigde uitslag
procedure-confirmation-article = Het artikel ervan
procedure-confirmation-article-hint = Of de kop
procedure-confirmation-standing = Hoe goed het is gegrond
procedure-confirmation-standing-hint = Voor een bevestigde uitslag
procedure-confirmation-standing-text = In de tekst gelezen
procedure-confirmation-standing-derived = Uit de tekst afgeleid
procedure-confirmation-standing-setting = Algemeen gebruik, een instelling van het toernooi
procedure-elsewhere-words = Wat geldt waar de tekst niets zegt
procedure-elsewhere-words-hint = In uw woorden
procedure-elsewhere-source = De tekst ervan
procedure-elsewhere-source-hint = Voor voorvallen zonder regel
procedure-elsewhere-article = Het artikel ervan
procedure-elsewhere-article-hint = Of de kop
procedure-elsewhere-standing = Hoe goed het is gegrond
procedure-elsewhere-standing-hint = Voor voorvallen zonder regel
procedure-elsewhere-standing-text = In de tekst gelezen
procedure-elsewhere-standing-derived = Uit de tekst afgeleid
procedure-elsewhere-standing-setting = Algemeen gebruik, een instelling van het toernooi
period = Van kracht { $days }
period-from = Van kracht vanaf { $from }
period-until = Van kracht tot { $until }

## Haar regels voor elke soort
rule-list-title = Regels voor elke soort voorval
rule-list-note = In deze volgorde geprobeerd; de eerste die past, geldt.
rule-list-of-file = De regels als geheel komen uit het bestand van het toernooi.
rule-list-lead = De eerste regel die past, geldt; waar geen past, het gebruikelijke. Een nieuwe regel wordt het eerst geprobeerd.
rule-list-in-text = Zoals de tekst het heeft
rule-list-saved = De regels zijn opgeslagen.
rule-number = Regel { $n }
rule-up = Eerder
rule-remove = Weghalen
rule-add = Regel toevoegen
rule-sentence = { $when }: { $then }.
rule-always = Altijd
rule-otherwise = Anders
rule-arbiter-decides = De scheidsrechter beslist
rule-with-sanction = { $remedy }, met: { $sanction }
rule-may-choose = De scheidsrechter mag kiezen: { $what }
rule-instead = In plaats daarvan mag de scheidsrechter kiezen: { $what }
rule-if-agreed = Als beide spelers het eens zijn: { $what }
rule-may-add = De scheidsrechter mag toevoegen: { $what }
rule-when-at-once-moves = { $n ->
    [one] Hoogstens { $n } zet later opgemerkt
   *[other] Hoogstens { $n } zetten later opgemerkt
  }
rule-when-in-moves = { $n ->
    [one] Binnen { $n } zet opgemerkt
   *[other] Binnen { $n } zetten opgemerkt
  }
rule-when-past-moves = { $n ->
    [one] Meer dan { $n } zet later opgemerkt
   *[other] Meer dan { $n } zetten later opgemerkt
  }
rule-when-colors-until = Opgemerkt tot en met zet { $n }
condition-at-once = Direct opgemerkt
condition-in-window = Binnen de termijn opgemerkt
condition-past-window = Na de termijn opgemerkt
condition-opponent-claims = De tegenstander claimt het
condition-while-colors-correctable = Opgemerkt terwijl kleuren nog te verbeteren zijn
condition-agreed = Beide spelers zijn het eens
condition-disagreed = Het is de spelers gevraagd; ze zijn het niet eens
condition-deliberate = Met opzet
condition-dropped = De steen glipte weg
condition-force-majeure = Niemand aan het bord veroorzaakte het
condition-lost = De stelling kan niet opnieuw worden opgezet
condition-cannot-return = De stenen kunnen niet terug
condition-effective-move = Na het stilleggen is een effectieve zet gevonden, het is beiden gevraagd en zij weigeren
condition-named-fault = Een van de fouten die de tekst noemt
condition-not-pressed = De klok is niet ingedrukt
condition-after-stop = De vlag is na het stilleggen geclaimd
condition-bystander = Een omstander claimde de vlag
condition-illegal-move-loses = Artikel 14 is van kracht
condition-legal-in-record = Geldig volgens de notatie
rule-when = Wanneer hij geldt
rule-when-note = Al deze moeten opgaan; geen: altijd.
rule-window = Zetten van de eigen termijn van deze regel
rule-window-hint = Leeg: de termijn van het toernooi
rule-remedy = Wat er wordt gedaan
rule-firmness = Hoe ver hij bindt
rule-firmness-hint = Waar het aan de scheidsrechter is, gebeurt er niets voordat hieronder een van de keuzes is gemaakt
rule-instead-title = Wat verder kan worden gekozen
rule-instead-question = De scheidsrechter mag kiezen
rule-agreed-question = Als beide spelers het eens zijn
rule-may-question = De scheidsrechter mag toevoegen
rule-reopens = Ook nadat beiden de uitslag hebben bevestigd
rule-reopens-note = Geen tekst van een bond heeft dit
rule-basis = Waarop hij berust
rule-basis-note = Wordt de regel een andere en blijven deze woorden zoals ze zijn, dan noemen beslissingen het toernooi zelf als hun grond.
rule-words = Wat de tekst zegt, in uw woorden
rule-source = Tekst
rule-article = Artikel of kop
rule-standing = Hoe goed hij is gegrond
standing-text = In de tekst gelezen
standing-derived = Uit de tekst afgeleid
standing-setting = Algemeen gebruik, een instelling van het toernooi
rule-save = Regel opslaan

## Wat spelers hebben, en wat zij lezen
ruling-own = Dit toernooi heeft anders dan de tekst:
ruling-told-at = Ingelicht { $at }
given-by = Beslissing { $no }, ronde { $round }, tafel { $table }
given-other-game = Van een andere partij: telt hier niet
given-caution = Vermaning
given-warning = Waarschuwing
given-stones = { $n ->
    [one] { $n } punt betaald
   *[other] { $n } punten betaald
  }
given-game-loss = Partij verloren door waarschuwingen
given-exclusion = Uit het toernooi
given-other = Een andere straf
