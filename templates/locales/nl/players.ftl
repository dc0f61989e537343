# Wat spelers zelf doen: hun eigen pagina, uitslagen die zij melden, wat zij vragen, en hun links.

request-skip = Ronde { $round } overslaan
request-leave = Stopt vanaf ronde { $round }
request-late = Te laat voor ronde { $round }
request-correct = Naam, graad of club klopt niet
request-arbiter = Een arbiter, graag (ronde { $round })
inbox-nothing = Geen openstaande verzoeken.
inbox-results = Gemelde uitslagen
inbox-said = { $name }, { $time }: { $result }
inbox-enter = Invoeren: { $result }
inbox-requests = Verzoeken
calls-title = { $n ->
    [one] { $n } oproep om een arbiter
   *[other] { $n } oproepen om een arbiter
  }
calls-tell = Bericht krijgen van oproepen om een arbiter
inbox-if-granted = Bij inwilliging:
inbox-words = Toelichting
inbox-grant = Inwilligen
inbox-refuse = Afwijzen
inbox-done = Gedaan
call-going = De spelers zien dat u onderweg bent
inbox-organisers = Wie welke ronde speelt, beslissen de organisatoren.
inbox-granted = Ingewilligd en uitgevoerd.
inbox-refused = Afgewezen. De speler ziet het.
inbox-answered = Beantwoord ({ $n })
then-skip = niet ingedeeld; { $points } voor de ronde.
then-leave = niet meer ingedeeld; { $points } voor elke ronde, en de tot nu toe behaalde plaats blijft.
then-late = gewoon ingedeeld; de klok wordt toch gestart.
then-correct = er verandert niets vanzelf: verbeter eerst de gegevens, willig het verzoek dan in.
then-arbiter = er verandert niets: het meldt dat er iemand naartoe is gegaan.
then-paired = kan niet zolang de speler in ronde { $round } is ingedeeld: maak eerst de tafel los.
links-title = Persoonlijke links
links-about = Met een persoonlijke link meldt een speler uitslagen en dient verzoeken in, vanaf de eigen telefoon. Iedereen met de link kan namens die speler handelen. U kunt hem altijd intrekken.
links-hidden = Dit toernooi is nog niet aangekondigd: tot dan zegt een persoonlijke link alleen dat, en brengt hij aanvoerders bij hun opstellingen.
links-make = { $n ->
    [one] Link maken voor één speler
   *[other] Links maken voor { $n } spelers
  }
links-find = Naam zoeken
links-one = Link maken
links-another = Nieuwe maken
links-revoke-made = De { $n } links van { $at } intrekken
links-revoked = De link is ingetrokken.
links-revoked-many = { $n ->
    [one] Eén link is ingetrokken.
   *[other] { $n } links zijn ingetrokken.
  }
links-since = sinds { $at }
links-made = { $n ->
    [one] Eén persoonlijke link
   *[other] { $n } persoonlijke links
  }
links-once = Druk dit nu af: de links worden één keer getoond en nergens bewaard. Raakt een link kwijt, dan wordt er een nieuwe gemaakt.
links-made-before = Deze links zijn al gemaakt en worden maar één keer getoond. Wie zijn link kwijt is, krijgt een andere.
links-copy = Alle namen met hun links, om te kopiëren
links-scan = Uw bord, uitslagen en verzoeken
links-keep = Houd dit voor uzelf: wie deze code heeft, kan namens u handelen.
settings-reports = Uitslagen die spelers melden
settings-skip-freely = Spelers mogen zonder te vragen een ronde overslaan die nog niet is ingedeeld
reports-confirmed = Een arbiter bevestigt elk
reports-agreed = Tellen meteen als beide meldingen overeenkomen
reports-off = Geen: arbiters voeren alles in
act-make-links = Persoonlijke links gemaakt
act-revoke-link = Persoonlijke link ingetrokken
act-report-result = Uitslag gemeld door een speler
act-set-date = Datum van een partij vastgelegd
act-propose-date = Datum voorgesteld door een speler
act-accept-date = Datum aanvaard door een speler
act-drop-date = Voorgestelde datum geweigerd of ingetrokken
act-settle-unplayed = Niet-gespeelde partijen afgehandeld
act-reopen-unplayed = Niet-gespeelde partijen heropend
act-draw-all = Alle rondes ingedeeld en gepubliceerd
act-take-back-all = Alle rondes teruggenomen
act-ask = Verzoek van een speler
act-take-request-back = Verzoek ingetrokken
act-answer-request = Verzoek beantwoord
door-of = van { $n } ontbreken
door-complete = Alle { $n } zijn er
door-progress = { $here } van { $n } zijn er
door-find = Naam of club
door-missing = Afwezig { $n }
door-here = Hier { $n }
door-all = Alle { $n }
door-is-not-here = { $name } is er niet.
door-from = Speelt vanaf ronde { $round }.
door-here-now = hier
door-nobody = Er staat niemand in deze lijst.
inbox-alone = De tegenstander heeft nog niets gemeld.

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
    [one] bericht van spelers wacht op antwoord
   *[other] berichten van spelers wachten op antwoord
}
inbox-draw = Wat de indeling zal doen
inbox-draw-now = Nu
inbox-draw-granted = { $n ->
    [one] Na inwilliging
   *[other] Alle { $n } ingewilligd
}
inbox-draw-players = Spelers
inbox-draw-boards = Borden
inbox-draw-away = Niet ingedeeld
inbox-draw-open = Een open verzoek telt nog niet mee: de speler wordt ingedeeld.
inbox-draw-act = Ronde { $round } indelen
inbox-draw-nobody = Niemand ziet de indeling voordat u die publiceert.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = Badge scannen
door-scan-how = Richt de camera op de code van een badge of een persoonlijke link.
door-scan-nobody = Deze code is van niemand in dit toernooi.
door-scan-none = De camera is niet te gebruiken. Typ hierboven de naam, of scan de code met de camera van de telefoon.
door-scan-stop = Stoppen met scannen
door-for = Voor ronde { $round }, de volgende die ingedeeld wordt.
door-anew = Inchecken opnieuw beginnen
door-anew-about = Iedereen geldt als afwezig tot het inchecken; wie niet is ingecheckt, speelt ronde { $round } niet. Ingedeelde rondes blijven.
door-anew-act = Voor alle { $n } opnieuw beginnen
door-anew-drawn = Ronde { $round } is ingedeeld. Verwerp eerst het concept; begin dan opnieuw met inchecken.
door-over = Inchecken kon tot { $at }.
door-organisers = Alleen organisatoren kunnen inschrijfgeld als betaald markeren.

home-inbox = Online inschrijvingen: { $n ->
    [one] één antwoord wacht
   *[other] { $n } antwoorden wachten
  }

messages-title = Berichten aan de spelers
messages-lead = Aan iedereen, aan een groep of aan een tafel. Het staat op de openbare pagina’s, in de zaal en op de eigen pagina’s van de spelers tot u het weghaalt; een bericht aan een tafel lezen alleen de twee spelers.
messages-words = Bericht
messages-to = Aan wie
messages-table = Of alleen aan tafel
messages-table-hint = Van de nieuwste ronde. Laat het leeg om de groep hierboven aan te spreken.
messages-say = Verzenden
messages-said = Het bericht is verzonden.
messages-stand = Huidige berichten
messages-none = Geen berichten.
messages-take-down = Weghalen
messages-taken-down = Het bericht is weggehaald.
messages-no-table = Vul het nummer in van een tafel in de nieuwste ronde{ $not }.
act-announce = Bericht aan de spelers
act-take-down = Bericht weggehaald
messages-sending = Aan de spelers
messages-waiting = Wacht op verzending: { $n }.
messages-failed = Hier komen e-mails niet aan. Vraag om een ander adres en vul het in bij de speler:
act-forget-person = Persoon vergeten
settings-confirm-minutes = Minuten waarna overeenkomende meldingen zonder arbiter tellen
settings-confirm-minutes-hint = 0: nooit; een arbiter bevestigt elk.

# Wat spelers zelf doen: hun eigen pagina, uitslagen die zij melden, wat zij vragen, en hun links.

links-done = Met deze link gedaan
inbox-appeals = Beroepen

# Personal links by e-mail, and fees that are paid at once.

links-mail = { $n ->
    [one] Eén per e-mail versturen
   *[other] { $n } per e-mail versturen
}
links-mail-one = Per e-mail versturen
links-mailed = { $n ->
    [one] Eén link is onderweg. Bij de berichten staat of hij aankomt.
   *[other] { $n } links zijn onderweg. Bij de berichten staat of ze aankomen.
}
