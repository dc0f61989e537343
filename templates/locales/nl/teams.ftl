# Teams: their matches, line-ups and standings.

team = Team
board = Bord
way-teams = Teams
way-matches = Wedstrijden

# A round of teams.
matches-find = Team, speler of tafel
match-tables = { $count ->
    [one] Tafel { $tables }
   *[other] Tafels { $tables }
}
match-open = { $n ->
    [one] 1 bord bezig
   *[other] { $n } borden bezig
}
match-absent = { $team } kwam niet
match-left = { $team } heeft het toernooi verlaten
match-absent-both = Geen van beide teams kwam
match-nobody = Niemand
match-won = Gewonnen
match-of = Wedstrijd van ronde { $round }
match-boards = Borden
match-date = Wanneer wordt er gespeeld?
match-propose = Voorstellen voor alle open borden
match-date-over = De borden hebben verschillende data. Aanvaardt de andere aanvoerder, dan komt deze ervoor in de plaats.
report-for = U bent { $captain } en meldt voor { $name }.
said-by-captain = { $name } (door aanvoerder { $captain })
match-drawn = Gelijk
match-lost = Verloren
match-playing = Bezig
match-unfinished = niet afgelopen
match-free = geen wedstrijd
match-decided-all = Een wedstrijd is gewonnen met meer dan de helft van de borden.
match-decided-played = Een wedstrijd is gewonnen met meer borden dan de tegenstander.
match-decided-boards = De gewonnen borden tellen.

# Standings of teams.
standings-of = Stand
team-standings-how = Zo leest u een ronde: plaats van de tegenstander, + gewonnen, = gelijk, − verloren, ? niet afgelopen, en daaronder de gewonnen borden. 0 is een vrije ronde, – geen wedstrijd.
team-standings-beside = Spelers worden ieder voor zich ingedeeld. Een ronde toont wat de spelers aan de borden van een team wonnen.
team-order = Gesorteerd op { $criteria }.
team-column-null = –
team-column-teamp = Punten
team-column-sost = Tegenstanders
team-column-bdw = Borden
team-column-bdwu = { $n ->
    [one] Bord 1
   *[other] Borden 1–{ $n }
}
team-column-mnr = Gemiddelde rating
team-column-tdc = Onderling
team-column-wbdw = Gewogen borden
team-column-sosbdw = Borden van tegenstanders
team-column-bonus = Bonus
team-column-sodost = Sonneborn
team-column-tmms = McMahon
team-column-tko = Knock-out
team-about-null = Niets.
team-about-teamp = Wat wedstrijden en vrije rondes waard zijn, en gegeven of afgetrokken punten.
team-about-sost = De som van de punten van alle tegenstanders.
team-about-bdw = De gewonnen borden in alle wedstrijden; jigo telt half.
team-about-bdwu = { $n ->
    [one] De winst aan bord 1.
   *[other] De gewonnen borden 1 tot en met { $n }.
}
team-about-mnr = De gemiddelde rating van de opstelling in ronde 1.
team-about-tdc = De punten uit de wedstrijden tussen teams die gelijk staan, als ze elkaar allemaal hebben getroffen.
team-about-wbdw = De gewonnen borden; bord 1 telt het meest, het laatste één keer.
team-about-sosbdw = De som van de gewonnen borden van alle tegenstanders.
team-about-bonus = Punten die als bonus zijn gegeven of afgetrokken; ze breken gelijke standen en zijn geen matchpunten.
team-about-sodost = De punten van verslagen tegenstanders, en de helft van de punten bij gelijkspel.
team-about-tmms = Punten, plus een start naar de sterkte van het team: één graad telt als een gewonnen wedstrijd.
team-about-tko = Hoe ver het team kwam: 1 voor elke ronde van de knock-out waarin het meedeed, en 1 voor winst in de laatste.

# A team.
team-captain = Aanvoerder: { $name }
team-of = van { $n ->
    [one] 1 team
   *[other] { $n } teams
}
team-no-match = Nog geen wedstrijd.
team-squad = Selectie, in volgorde van de borden
team-squad-how = De kolommen zijn rondes: kleur, bord, uitslag. Leeg: speelde niet.
team-not-seated = speelde niet
team-board = Bord { $n }
team-weighted = elk bord naar zijn gewicht
team-start = bij het begin, met een rating van { $rating }
team-divided = gedeeld door { $n }
team-page = De pagina van het team

# A line-up.
line-up-of = Opstelling voor ronde { $round }
line-up-by = Opstelling: { $team }
line-up-order = { $upper } zit boven { $lower }, die sterker is.
line-up-gap = { $team } laat bord { $n } leeg boven een bezet bord.
line-up-left = Reserves: { $names }
line-up-sort = Op sterkte ordenen
line-up-save = Opstelling opslaan
line-up-kept = De opstelling is opgeslagen.
line-up-declared = Deze opstelling staat vast: wijzigingen in de selectie veranderen haar niet.
line-up-by-squad = Er is geen opstelling ingediend: de selectie speelt op haar volgorde, zonder wie er niet is.
line-up-as-squad = Weer de selectie volgen
line-up-public = De ronde is gepubliceerd: borden zonder uitslag veranderen mee.
line-up-you = U bent { $name }, de aanvoerder.
line-up-hand-in = Opstelling indienen
line-up-handed = Ingediend
line-up-until = U kunt haar wijzigen tot de ronde wordt gepubliceerd. Pas dan ziet de andere aanvoerder haar.
line-up-until-result = U kunt haar wijzigen tot de eerste uitslag van de wedstrijd.
line-up-at-once = De ronde is gepubliceerd: een wijziging is meteen openbaar, en de andere aanvoerder kan de eigen opstelling nog wijzigen.
line-up-locked = De opstelling kan niet meer worden gewijzigd. Vraag een arbiter als er iemand ontbreekt.
match-played-after-all = De wedstrijd wordt toch gespeeld

# Drawing a round of teams.
team-draft-has = { $matches ->
    [one] 1 wedstrijd
   *[other] { $matches } wedstrijden
}, { $boards ->
    [one] 1 bord
   *[other] { $boards } borden
}
team-draft-drawn = { $n ->
    [one] 1 wedstrijd is ingedeeld.
   *[other] { $n } wedstrijden zijn ingedeeld.
}
team-draft-proved = Bewezen: geen andere indeling van deze teams is beter.
team-draft-unproved = De indeling is geldig. De controle kon niet bevestigen dat ze de beste is.
team-draft-planned = Volgens het schema van ieder tegen ieder.
team-draft-staged = Volgens het schema van groepen en knock-out.
team-draft-by-hand = Niet zoals ingedeeld: met de hand gewijzigd, of er is sindsdien iets veranderd.
team-draft-missing = In ronde { $round } ontbreken uitslagen: tafels { $tables }.
team-draft-seat = Borden opnieuw bezetten
team-draft-locks = Dan liggen de opstellingen vast.
proof-teams = Ingedeelde teams
proof-check-what-teams = Het certificaat geeft elk team, en elke oneven groep teams die ertoe doet, een prijs. Geen twee teams zijn samen meer waard dan hun prijzen, en de ingedeelde zijn precies zoveel waard: dus kan geen indeling meer waard zijn.
proof-matches = { $count } van { $all } wedstrijden zijn zoals ze bewezen zijn; de andere zijn met de hand gezet.
match-why = Waarom deze wedstrijden
match-why-title = Ronde { $round }: waarom deze wedstrijden
match-why-how = De indeling let hierop, in deze volgorde: geen twee teams treffen elkaar twee keer; de punten van wie elkaar treffen liggen zo dicht mogelijk bijeen; teams van één club blijven gescheiden waar het toernooi dat wil; de kleuren aan bord 1 houden elkaar in evenwicht; de bovenste helft van wie evenveel punten heeft treft de onderste.
match-why-today = Van deze indeling wordt hier geen bewijs bewaard. De redenen zijn berekend uit wat nu bekend is.
match-why-by-hand = Met de hand gezet: de indeling had deze wedstrijd niet.
match-why-level = Punten voor deze ronde: elk { $points }.
match-why-half = Van de { $n } teams met deze punten staat { $upper } op plaats { $one } en { $lower } op plaats { $other }.
match-why-down = Punten voor deze ronde: { $upper } { $high }, { $lower } { $low }. { $upper } is omlaag ingedeeld tegen { $lower }, verschil { $gap }.
match-why-float = { $upper } staat op plaats { $one } van { $n } met zijn punten, { $lower } op plaats { $other } van { $m }.
match-why-new = Ze hadden elkaar nog niet getroffen.
match-why-clubs = Verschillende clubs: { $one } en { $other }.
match-why-club-cost = Minder wedstrijden binnen een club zouden teams tegen elkaar zetten waarvan de punten verder uiteenliggen.
match-why-balance = Partijen met wit min partijen met zwart aan bord 1 tot nu toe: { $white } { $one }, { $black } { $other }. Dus heeft { $white } daar wit.
match-why-turn = De kleuren aan bord 1 staan gelijk; { $black } had het laatst wit, dus heeft { $white } daar wit.
match-why-names = De kleuren aan bord 1 pleiten voor geen van beide; een getal uit beide namen geeft { $white } daar wit.
match-why-again = { $color ->
    [white] Beide hadden te vaak wit aan bord 1: een van hen heeft het opnieuw.
   *[black] Beide hadden te vaak zwart aan bord 1: een van hen heeft het opnieuw.
}
match-why-exchanged = De kleuren zijn daarna met de hand gewisseld.
match-why-stones = Aan een bord met handicap heeft de zwakkere zwart.
match-why-bye = Het had de minste vrije rondes ({ $n }) en staat van de teams met even weinig als laatste.
match-why-bye-rest = De teams die eerder aan de beurt waren konden niet vrij zijn: de anderen waren niet in te delen zonder een tweede ontmoeting.
match-why-bye-given = Met de hand gegeven.
match-met = Ze troffen elkaar in ronde { $round }.
match-club = Beide zijn van { $club }.
match-short = { $team } heeft { $n } van de { $of } spelers.
match-without = { $team } heeft geen wedstrijd en geen vrije ronde.
match-order = { $team } zit niet op volgorde van sterkte.
match-exchange = Kleuren wisselen
match-part = Wedstrijd weghalen
match-no-bye = Vrije ronde weghalen
match-free-teams = { $n ->
    [one] 1 team zonder wedstrijd
   *[other] { $n } teams zonder wedstrijd
}
match-white = Wit aan bord 1
match-black = Zwart aan bord 1
match-meet = Ze spelen tegen elkaar
match-give-bye = Het eerste heeft een vrije ronde

# Teams as the organiser has them.
teams-none = Nog geen teams.
teams-count = { $n ->
    [one] 1 team
   *[other] { $n } teams
}
teams-without = { $n ->
    [one] 1 speler zonder team
   *[other] { $n } spelers zonder team
}
teams-round-robin = Ieder tegen ieder met { $n } teams vraagt { $takes } rondes; dit toernooi heeft er { $has }.
teams-make = Teams maken
teams-from-list = Uit een lijst
teams-from-list-hint = Een spelerslijst met een kolom “team”, en eventueel “bord” en “aanvoerder”, voert de spelers in en maakt de teams.
teams-from-clubs = { $n ->
    [one] 1 team uit een club
   *[other] { $n } teams uit clubs
}
teams-made-who = Wie speelt, als er teams zijn:
teams-made = { $n ->
    [one] 1 team is gemaakt.
   *[other] { $n } teams zijn gemaakt.
}
teams-rules = Hoe wedstrijden tellen
teams-saved = De teams zijn opgeslagen.
team-new = Nieuw team
team-name = Naam van het team
team-add = Nog een speler
team-squad-hint = De eerste zit aan bord 1. Wie na het laatste bord komt, is reserve.
team-captain-hint = Dient de opstelling in, via de persoonlijke link.
team-captain-gone = { $n ->
    [one] { $teams } heeft nu geen aanvoerder.
   *[other] { $teams } hebben nu geen aanvoerder.
}
team-captain-stays = Nog steeds aanvoerder van { $teams }: kies iemand anders onder Teams.
team-captain-none = Geen aanvoerder
team-captain-left = Aanvoerder: { $name }, die aan geen komende ronde deelneemt
said-of-teams = { $said } { $more }
team-save = Team opslaan
team-remove = Team verwijderen
team-left = Heeft het toernooi verlaten: geen wedstrijd vanaf ronde { $round }
team-back = Dit team komt terug
team-back-about = De spelers doen weer mee, en de partijen die zonder spelen beslist zijn, staan weer open.
team-back-done = { $team } doet vanaf ronde { $round } weer mee.
team-back-without = { $team } doet vanaf ronde { $round } weer mee, maar heeft in gepubliceerde rondes geen wedstrijd. Wijzig die rondes, of neem ze terug.
match-absent-way = Opstelling, of niet gekomen
team-leaves = Dit team trekt zich terug
team-leaves-from = Vanaf ronde
team-leaves-about = De spelers doen vanaf dan aan geen ronde mee. Over hun open partijen beslist u daarna.
team-remove-ask = De spelers blijven ingeschreven.
team-removed = { $team } is verwijderd.
team-points = Gegeven of afgetrokken punten
team-points-give = Punten geven of aftrekken
team-points-round = Vanaf die ronde tellen ze.
team-points-how-many = Punten
team-points-bonus = Een bonus: breekt gelijke standen en is geen matchpunt (criterium BONUS)
team-points-hint = 1, of −1 om er een af te trekken.
team-size = Borden van een wedstrijd
team-size-anew-ask = { $n ->
    [one] 1 afgelopen wedstrijd zou met dat aantal borden een andere uitslag hebben. Vink het hieronder aan als dat klopt.
   *[other] { $n } afgelopen wedstrijden zouden met dat aantal borden een andere uitslag hebben. Vink het hieronder aan als dat klopt.
}
team-size-anew = Afgelopen wedstrijden met het nieuwe aantal tellen
team-who = Wie speelt tegen elkaar?
team-who-teams = Teams, in wedstrijden
team-who-players = Spelers, ieder voor zich; teams hebben daarnaast een stand
team-system = Wie tegen wie speelt
team-system-swiss = Zwitsers: teams met evenveel punten, nooit twee keer
team-system-mcmahon = McMahon: teams met evenveel punten; sterke teams beginnen met meer
team-system-groups = Groepen, daarna een knock-out van de besten
team-system-round-robin = Ieder tegen ieder: één keer
team-system-double-round-robin = Ieder tegen ieder: twee keer
team-decision = Een wedstrijd is gewonnen met
team-decision-all-boards = meer dan de helft van alle borden
team-decision-played-boards = meer borden dan de tegenstander
team-decision-boards-alone = niets: alleen borden tellen
team-worth = Gewonnen, gelijk, verloren
team-worth-2-1-0 = 2, 1, 0
team-worth-3-1-0 = 3, 1, 0
team-worth-1-0-5-0 = 1, ½, 0
team-bye = Punten voor een vrije ronde
team-unopposed = Een bord zonder tegenstander is gewonnen
team-lock = Aanvoerders wijzigen opstellingen
team-lock-hint = Van een gepubliceerde ronde ziet iedereen een wijziging meteen.
team-strength = Sterkte van een team
team-groups = Groepen
team-groups-hint = Alleen met een knock-out; 0: geen groepen
team-qualifiers = Besten van elke groep
team-qualifiers-hint = Gaan door naar de knock-out
team-strength-mean = het gemiddelde van de ratings aan zijn borden
team-strength-median = de mediaan van de ratings aan zijn borden
team-lock-publication = tot de ronde wordt gepubliceerd
team-lock-first-result = tot de eerste uitslag van de wedstrijd
team-placement = Volgorde van de teams
team-handicaps = Handicap aan de borden, volgens de regel van het toernooi en de twee graden
team-clubs-apart = Twee teams van één club treffen elkaar alleen als de punten niets anders toelaten
team-first-black = Het eerstgenoemde team heeft zwart aan bord 1
fault-team-groups = { $n } teams zijn te weinig voor zoveel groepen: elke groep heeft er { $least } nodig.
team-draw-too-few = Te weinig teams in ronde { $round }: { $teams }. Een wedstrijd heeft er twee nodig.
team-draw-no-valid-pairing = Indelen lukt niet zonder een tweede ontmoeting: voor { $teams } blijven te weinig tegenstanders over. Deel met de hand in, of speel minder rondes.
team-draw-over = Alle teams hebben elkaar getroffen: ieder tegen ieder is klaar na ronde { $rounds }.
team-draw-undecided = Wie van { $teams } na ronde { $round } doorgaat, staat niet vast. Voer ontbrekende uitslagen in; is alles gelijk, deel dan de volgende ronde met de hand in met wie doorgaat.
team-draw-too-large = { $teams } teams zijn te veel voor één indeling.

# Why something about teams is not done.
refusal-team-plays = { $team } speelt in ronde { $round } en kan niet worden verwijderd. Trekt het zich terug, meld dat dan op de pagina van het team: “Dit team trekt zich terug”.
refusal-team-size-drawn = Wedstrijden van ronde { $round } hebben meer borden. Neem die ronde eerst terug en deel haar opnieuw in met het nieuwe aantal.
refusal-matches-drawn = Ronde { $round } is ingedeeld als wedstrijden van teams. Wie elkaar ontmoeten kan alleen veranderen zolang er geen ronde is ingedeeld: neem de rondes eerst terug.
refusal-players-drawn = Ronde { $round } is speler voor speler ingedeeld. Teams kunnen elkaar alleen ontmoeten als er geen ronde is ingedeeld: neem de rondes eerst terug, of laat de spelers spelen.
refusal-round-of-teams = In een ronde van teams wisselen spelers van plaats via de opstellingen.
refusal-team-busy = { $team } heeft al een tegenstander of een vrije ronde. Haal die eerst weg.
refusal-no-such-match = Dat team of die wedstrijd is er niet meer.
refusal-match-played = Tafel { $table } heeft een uitslag. Trek die eerst in.
refusal-line-ups-changed = Er zijn opstellingen veranderd sinds de borden zijn bezet. Bezet ze opnieuw en kijk nog een keer.
refusal-line-up-locked = De opstelling voor ronde { $round } kan niet meer worden gewijzigd. Vraag een arbiter.
refusal-seat-away = { $entry } doet niet mee in ronde { $round }. Wijzig de opstelling van { $team }.
refusal-not-captain = Alleen de aanvoerder dient de opstelling van het team in.

# The journal.
act-edit-teams = Teams gewijzigd
act-line-up = Opstelling ingediend
act-team-absent = Team afwezig, of toch niet
