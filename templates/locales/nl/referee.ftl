# De scheidsrechter: wat de notatie zegt, het stilgelegde bord, open punten

## Een melding die met de notatie wordt vergeleken
incident-governed = Zet { $n } kwam eerder en gaat voor: over deze alleen kan niet worden beslist.
incident-known = De notatie weet: zet { $n }, opgemerkt na zet { $moves }.
incident-next = Verder
case-record-wrong = De notatie is hier fout
case-record-wrong-note = Alleen de hoofdscheidsrechter gaat tegen de notatie in, met een reden.
refusal-record-stands = Alleen de hoofdscheidsrechter beslist tegen de notatie in.
refusal-report-in-order = Volgens de volgorde was die speler aan de beurt bij zet { $n }: kijk nog eens wie van de twee speelde.
refusal-report-agreed = Eens en niet eens sluiten elkaar uit: kies er een.
refusal-report-not-in-record = De { $moves } zetten van de notatie tonen geen zulke overtreding van deze speler. Noteer wat er is gespeeld, of kies opnieuw.
refusal-report-legal = Zet { $n } van { $color ->
    [B] zwart
   *[W] wit
  } breekt volgens de notatie geen zulke regel.
refusal-report-mover = Zet { $n } is volgens de notatie van { $color ->
    [B] zwart
   *[W] wit
  }.
refusal-report-other-notice = De notatie gaat na zet { $n } door tot zet { $moves }: het is opgemerkt na zet { $moves }.
refusal-report-earlier = Zet { $first } van { $color ->
    [B] zwart
   *[W] wit
  } kwam eerder en gaat voor: beslis daarover, niet over zet { $n } alleen.
refusal-report-nothing-confirmed = De genoteerde partij heeft { $moves } zetten en geen uitslag: niemand heeft er een bevestigd.
refusal-report-beyond = De notatie heeft { $moves } zetten.
ruling-ask-both = Eerst wordt beide spelers gevraagd: verder spelen, of de partij beëindigen zoals ze staat.
ruling-play-on = De stilgelegde partij gaat verder.
ruling-first = { $color } speelt eerst en mag passen.
ruling-record-same = De notatie heeft het al zo: daar is niets veranderd
remedy-ask-both = Eerst wordt het beiden gevraagd
remedy-play-on = De stilgelegde partij gaat verder
condition-not-asked = Er is een effectieve zet gevonden, en het is niet beiden gevraagd
condition-plays-on = Een speler vraagt om verder te spelen
appeal-over = De uitslag is bevestigd: de tijd voor beroep is voorbij.
procedure-arbiter-claims = Opmerken door een scheidsrechter geldt als claim van de tegenstander
procedure-arbiter-claims-hint = De Amerikaanse tekst vraagt bezwaar van de tegenstander zelf
procedure-captain-claims = De aanvoerder van een team mag voor de speler claimen
procedure-captain-claims-hint = Waar teksten bezwaar van de tegenstander zelf vragen
procedure-second-stone-alone = Van twee zetten achtereen gaat alleen de tweede eraf
procedure-second-stone-alone-hint = Anders gaan beide eraf, voor één pas

## Het stilgelegde bord
asked-player = Antwoord van { $color }
asked-not-yet = Nog niet gevraagd
asked-play-on = Verder spelen
asked-as-it-lies = Zo eindigen
asked-neither = Geen van beide
dispute-found = { $color } zou daar spelen
did-fill = { $color } vulde { $point }
did-found = een zet gevonden op { $point }
did-answer = antwoord van { $color }
count-fill = { $color } vult
warning-dead-in-neutral = { $points }: dood genoemd, maar niemand omsingelt ze.
warning-dead-in-seki = { $points }: dood in een seki, dus niet weggenomen.
warning-unsettled = { $points }: leven en dood staat niet vast. Speel verder voordat u telt.
warning-unfinished = { $n } punten zijn nog van niemand: markeer de dode stenen daar, of speel verder voordat u telt.
record-repetition-draw = Beiden akkoord: remise door herhaling
refusal-record-nothing-found = Niemand noemde een zet die de uitslag zou veranderen. Zonder zo’n zet verliest niemand door het niet eens te zijn.
refusal-record-ask-first = { $color ->
    [B] Zwart
   *[W] Wit
  } is nog niet gevraagd of de partij verdergaat of eindigt zoals ze staat.
refusal-record-agreed = Beiden willen dat de partij eindigt zoals ze staat: markeer wat dood is, en ze zijn het eens.
refusal-record-not-neutral = { $point } is niet leeg en neutraal en ook geen eigen gebied van de speler.
refusal-record-takes = { $point } zou stenen van het bord nemen. Dat is een zet: hervat daarvoor de partij.

## Een bevestigde uitslag
board-clerical-question = Is het een schrijffout in de uitslag?
board-clerical = Ja: beiden bevestigden een andere uitslag dan hier staat
board-clerical-note = De eigen uitslag van de spelers verandert niet meer.
refusal-not-clerical = Alleen een schrijffout in de uitslag kan nog worden verbeterd: geef aan dat het er een is.
