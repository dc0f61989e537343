# Accounts: inloggen, wachtwoorden, uitnodigingen.

refusal-wrong-password = Naam of wachtwoord onjuist
refusal-busy = Er loggen nu te veel mensen in; probeer het over een paar seconden opnieuw
refusal-password-length = Het wachtwoord moet minstens 10 tekens hebben
refusal-name-taken = Er is al een account met die naam; kies een andere naam of log ermee in
refusal-last-owner = Dit is de enige eigenaar die kan inloggen. Maak eerst iemand anders eigenaar
refusal-link-spent = Deze link is gebruikt, ingetrokken of verlopen. Vraag een organisator om een nieuwe
refusal-owner-made = Deze link is gebruikt: de server heeft een eigenaar. Log in, of vraag de eigenaar om een uitnodiging
refusal-link-replaced = Dit is niet de nieuwste link. Tengen schrijft bij elke start een nieuwe: open die
refusal-own-role = U bent de enige organisator: nodig eerst een ander uit voordat u de rol neerlegt
refusal-series-not-all = Om een toernooi aan een reeks toe te voegen, moet u organisator zijn van dat toernooi en van alle divisies van het seizoen, en moeten beide in hun instellingen dezelfde reeks noemen.
refusal-division-twice = { $name } is dat seizoen al divisie { $no }: wijzig het nummer van een van beide in de instellingen.
refusal-password-common = Dit wachtwoord is makkelijk te raden. Neem een paar eigen woorden
refusal-wait = Te veel foute wachtwoorden. Probeer het over { $seconds } s opnieuw

# Arbiters: open borden, één bord, twee uitslagen voor één bord.

refusal-reason-needed = Schrijf waarom de uitslag wordt verbeterd
refusal-not-published = Ronde { $round } is een concept; publiceer haar eerst

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

refusal-check-in-closed = Inchecken per telefoon kan nu niet. Meld bij de ingang dat u er bent.

refusal-record-tell-first = Beiden weigeren. Vertel hun eerst dat beiden zouden verliezen, en vraag het opnieuw.
refusal-record-play-on-first = Zonder overeenstemming gaat de partij verder. Pas na de volgende keer stilleggen leven alle stenen.
refusal-record-reason = Schrijf waarom, in 1 tot 1000 tekens
refusal-record-differ = De spelers zijn het niet eens over { $point }. Los dat eerst op.
refusal-record-same = Over { $point } is niemand het oneens met de eigenaar: er valt niets te proberen of te beslissen.
refusal-record-no-copy = Deze regels kennen geen spel op een kopie: speel verder.
refusal-record-none-open = Er is geen kopie open, of er is nog niets op getoond.
refusal-record-fill-in-turn = { $point } is onder deze regels een punt waard: speel verder en vul het om de beurt.

# Het toernooi als geheel: gekopieerd, gearchiveerd, verwijderd; en wie kan inloggen.

refusal-archived = Het toernooi is gearchiveerd en kan alleen worden gelezen. Een organisator haalt het op de pagina “Toernooi” uit het archief.
refusal-not-its-name = Dat is niet de naam. Typ hem zoals hij boven het veld staat.

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
refusal-record-not-counted = De partij is niet door een telling beëindigd, er valt dus niets opnieuw te tellen. Wie bezwaar maakt, roept de arbiter; die voert een voorval met de reden in.
refusal-record-confirmed = De uitslag is bevestigd: de notatie blijft zoals ze is
refusal-record-no-repetition = De stelling heeft zich niet herhaald. Speel verder of vraag een arbiter.
refusal-record-repetition = Deze regels laten de spelers geen herhaling afspreken. Vraag een arbiter.
refusal-record-no-resumption = Onder deze regels gaat een stilgelegde partij niet verder
refusal-record-life = Alleen stenen op het bord kunnen worden gemarkeerd
refusal-record-not-in-rules = Deze regels voorzien daar niet in. De arbiter beslist.
refusal-record-disagree = De spelers hebben verschillende uitslagen genoemd
refusal-record-phase = De partij is intussen verdergegaan: kijk nog eens naar het bord
refusal-record-nothing = Er valt niets terug te nemen
refusal-record-ruling = Beslissing { $no } kwam het laatst. Trek die in op de eigen pagina van de beslissing.
refusal-record-moves = { $moves ->
    [one] Er is al één zet
   *[other] Er zijn al { $moves } zetten
  } genoteerd. Neem die eerst terug.
refusal-record-position = De stenen rond { $point } hebben geen vrijheid: zo’n stelling kan niet op een bord liggen
refusal-record-handicap = Daar kan geen handicapsteen liggen: { $point }
refusal-record-apply = De beslissing kan niet in de notatie worden uitgevoerd: { $why }
refusal-record-full = De notatie is vol
refusal-record-note = Een opmerking heeft 1 tot 1000 tekens
refusal-record-prisoners = { $n ->
    [one] { $n } gevangene is meer dan op het bord past
   *[other] { $n } gevangenen zijn er meer dan op het bord passen
}
refusal-record-overtime = { $n ->
    [one] { $n } periode is meer dan een speler in deze partij kan kopen
   *[other] { $n } periodes zijn er meer dan een speler in deze partij kan kopen
}
refusal-record-terms = Hier kan geen partij worden genoteerd: { $why }
refusal-record-other-result = Er is al een uitslag: { $result }. Verbeter een van de twee voordat beiden bevestigen.

refusal-home-closed = De inschrijving is niet open.
refusal-home-crowded = Er kwamen veel inschrijvingen van dit adres. Wat u typte, staat hier nog: verzend het over tien minuten opnieuw, of meld het de organisatoren.
refusal-home-overrun = Er wachten bij dit toernooi te veel inschrijvingen. Meld het de organisatoren.
refusal-home-unread = Bekijk het formulier nog eens en verzend het dan opnieuw.

# Voorvallen en beslissingen: wat er gebeurde, wanneer, de beslissing, het logboek van de arbiter.

refusal-appeal-party = Een speler van deze partij kan niet over het beroep oordelen: noem een vervanger
refusal-procedure = De procedure is niet bruikbaar: { $why }
refusal-report = De melding klopt niet. Doorloop de stappen opnieuw.
refusal-report-by = Geef aan of het zwart of wit was
refusal-report-noticed = Het is opgemerkt voordat het gebeurde: vergelijk de twee nummers
refusal-report-move = Vul beide in: welke zet het was, en na welke het is opgemerkt
refusal-choose-first = De tekst laat het aan u over: kies een van de mogelijkheden
refusal-end-unasked = De partij was afgelopen: zeg eerst of beiden dat hadden aanvaard.
refusal-ask-first = Vraag eerst beide spelers of ze het eens zijn: niemand verliest ongevraagd.
refusal-not-offered = Dit kan niet samen worden gekozen. Kies opnieuw.
refusal-penalty-amount = Vul in hoe hoog de straf is: van 1 tot { $most }
refusal-words-needed = Schrijf wat de straf is, en waarom
refusal-ruling-reason = Schrijf waarom zo wordt beslist: zonder reden wordt dit niet vastgelegd.
refusal-violation-first = De zet die de stelling herhaalt, is in strijd met de spelregels. Roep een arbiter: is daarover beslist, dan kunnen beiden het eens worden over geen uitslag.
refusal-which-position = Sinds deze beslissing is er verder gespeeld: geef aan welke stelling geldt.
refusal-grounds-needed = Schrijf waarom in beroep wordt gegaan
refusal-ruling-changed = Intussen zijn het bord of de straffen van de spelers veranderd. Er is niets vastgelegd: bekijk de beslissing opnieuw.
refusal-not-in-force = Deze beslissing is al eerder gewijzigd of ingetrokken
refusal-committees = Hierover heeft een commissie beslist: alleen zij wijzigt de beslissing of trekt haar in. Kruis aan dat zij het doet, en noem haar leden.
refusal-committees-result = Over beslissing { $no }, die deze uitslag gaf, heeft een commissie beslist: hij blijft staan totdat de commissie haar wijzigt of intrekt.
refusal-no-such-ruling = Zo’n beslissing of beroep is er niet
refusal-appeal-decided = Over dit beroep is al geoordeeld; het oordeel is definitief
refusal-appeal-stands = Een commissie heeft deze beslissing laten staan; haar oordeel is definitief
refusal-appeal-late = De beroepstermijn is voorbij
refusal-appeal-none = Bij dit toernooi is er geen beroep
refusal-appeal-committee = Noem elk lid van de commissie
refusal-appeal-own-case = De arbiter die besliste, kan niet over het beroep oordelen
refusal-appeal-twice = Een lid is twee keer genoemd
refusal-appeal-player = Alleen de twee spelers kunnen in beroep gaan

# Een gepubliceerde ronde herstellen.

refusal-round-changed = Iemand heeft deze ronde gewijzigd of een uitslag ingevoerd. Bekijk haar en doe het dan opnieuw.
refusal-results-lost = { $count ->
    [one] Eén uitslag zou verloren gaan. Er is niets veranderd: bevestig dit eerst.
   *[other] { $count } uitslagen zouden verloren gaan. Er is niets veranderd: bevestig dit eerst.
  }
refusal-not-last-round = Ronde { $round } is erna ingedeeld. Schrap die eerst.

refusal-too-many-announcements = Er staan al te veel berichten om nog gelezen te worden: haal er eerst een weg.
refusal-no-mail = Deze server verstuurt geen e-mail of kent geen adres van u.
refusal-too-many-reaches = Er krijgen al te veel telefoons meldingen: haal er eerst een weg.

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = Op dit bord eindigt geen partij met meer dan { $most } punten verschil.

# De schermen van de organisator: instellingen, inschrijving, concepten, logboek, medewerkers.

refusal-entered-already = { $name } is al ingeschreven, met deze graad en club of dit nummer.
namesake-tick = Een andere persoon met dezelfde naam
namesake-note = Zoals vader en zoon. Alleen hetzelfde nummer van een bond wordt dan geweigerd.
refusal-has-games = Deze speler heeft partijen. Meld de speler in plaats daarvan af: de partijen blijven.
refusal-merge-met = Deze twee speelden in ronde { $round } tegen elkaar en kunnen dus niet dezelfde persoon zijn.
refusal-merge-both-paired = Beiden zijn in ronde { $round } ingedeeld of hebben een vrije ronde. Haal eerst een van beiden uit die ronde.
refusal-merge-numbers = Beiden hebben een nummer van dezelfde bond, en de nummers verschillen. Verbeter er eerst een.
refusal-merge-teams = Ze zitten in twee teams. Haal eerst een van beiden uit het team.
refusal-merge-pair = Alleen twee inschrijvingen van elk één persoon kunnen worden samengevoegd.
refusal-merge-recorded = Een partijnotatie of een voorval noemt de andere inschrijving. Open die, en voeg deze ermee samen.
refusal-built-on = Er is intussen iets op voortgebouwd, dus het kan niet meer worden teruggenomen. Er is niets veranderd.
refusal-excluded = Een geldende beslissing houdt deze speler uit ronde { $round }. Trek eerst die beslissing in of wijzig haar.
refusal-paired-in-round = Deze speler is ingedeeld in ronde { $round }. Maak eerst de tafel in het concept los; een gepubliceerde ronde blijft zoals ze is.
refusal-rounds-drawn = { $rounds ->
    [one] Er is al { $rounds } ronde ingedeeld; het toernooi kan er niet minder hebben.
   *[other] Er zijn al { $rounds } rondes ingedeeld; het toernooi kan er niet minder hebben.
  }
refusal-already-published = Ronde { $round } is gepubliceerd. De indeling ervan blijft zoals ze is.
refusal-already-drawn = Iemand anders heeft zojuist ronde { $round } ingedeeld. Bekijk dat concept voordat u opnieuw indeelt.
refusal-publish-first = Ronde { $round } komt eerst: publiceer die.
refusal-no-such-round = { $rounds ->
    [one] Dit toernooi heeft { $rounds } ronde.
   *[other] Dit toernooi heeft { $rounds } rondes.
  }
refusal-draft-changed = Iemand anders heeft dit concept gewijzigd. Bekijk het en doe het dan opnieuw.
refusal-nothing-drawn = Ronde { $round } heeft nog geen indeling. Deel haar eerst in.
refusal-file = Het bestand kan niet worden gelezen: { $faults }
refusal-stopped = Gestopt. Er is niets gewijzigd.

# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdarbiter, de klok van de ronde.

refusal-confirmed = Beide spelers hebben de uitslag bevestigd. Alleen de hoofdarbiter wijzigt hem.
refusal-not-played-anew = Aan deze tafel wordt geen partij overgespeeld
refusal-chief-without-role = Geef deze persoon hier eerst een rol
refusal-clock-of-draft = Publiceer ronde { $round } voordat de klokken starten
refusal-window-ends-first = De periode van ronde { $round } zou eindigen voor zij begint. Vul een laatste dag in die niet voor de eerste ligt.
refusal-no-window = Ronde { $round } heeft geen periode: de partijen worden bij het begin gespeeld.
refusal-grace-runs = Ronde { $round } of het uitstel is nog niet voorbij. Tot dan wordt er niets afgehandeld.
refusal-date-changed = De datum van deze partij, of wie haar speelt, is inmiddels anders. Kijk er nog eens naar.
refusal-game-over = De partij heeft al een uitslag.
refusal-teams-meet = Dit toernooi wordt door teams gespeeld: de rondes worden één voor één ingedeeld.
refusal-league-size = Ieder tegen ieder kan met { $least } tot { $most } spelers; aan ronde 1 doen er { $count } mee.
refusal-too-many-rounds = Dat zouden { $rounds } rondes zijn; een toernooi heeft er hoogstens { $most }. Laat elk tweetal één keer spelen, of maak er twee toernooien van.

# Wat spelers zelf doen: hun eigen pagina, uitslagen die zij melden, wat zij vragen, en hun links.

refusal-appeal-made = U bent tegen deze beslissing al in beroep gegaan.
refusal-reports-off = Bij dit toernooi voeren alleen arbiters uitslagen in.
refusal-seats-changed = Uw indeling is intussen veranderd. Kijk nog eens waar u zit.
refusal-others-sit = Tafel { $table } is niet meer zoals u die zag: er zitten nu anderen, of de kleuren zijn verwisseld. Er is niets ingevoerd. Kijk naar de namen en voer de uitslag opnieuw in.
refusal-result-stands = { $result } was al ingevoerd. Klopt dat niet, roep dan een arbiter.
refusal-too-many-requests = Er wachten al meerdere verzoeken van u op antwoord.
refusal-request-answered = Het verzoek is intussen beantwoord of ingetrokken.
refusal-request-words = Schrijf in eigen woorden wat er niet klopt

# De arbiter: wat de notatie zegt, het stilgelegde bord, open punten

refusal-record-stands = Alleen de hoofdarbiter beslist tegen de notatie in.
refusal-report-in-order = Volgens de volgorde was die speler aan de beurt bij zet { $n }: kijk nog eens wie van de twee speelde.
refusal-report-first-of-two = Twee zetten achtereen zijn twee zetten van één speler: vul het nummer van de tweede in, niet 1.
refusal-report-time-back = Een klok kan niet meer terugkrijgen dan de { $minutes } minuten van een partij: kijk de tijd nog eens na.
refusal-report-agreed = Eens en niet eens sluiten elkaar uit: kies er een.
refusal-report-not-in-record = De { $moves } zetten van de notatie tonen geen zulke overtreding van deze speler. Noteer wat er is gespeeld, of kies opnieuw.
refusal-report-dealt-with = Over deze zet is beslist in beslissing { $no }. Wijzig die of trek haar in, of kies opnieuw.
refusal-report-legal = Zet { $n } van { $color ->
    [B] zwart
   *[W] wit
  } overtreedt volgens de notatie geen zulke regel.
refusal-report-mover = Zet { $n } is volgens de notatie van { $color ->
    [B] zwart
   *[W] wit
  }.
refusal-report-other-notice = De notatie gaat na zet { $n } door tot zet { $moves }: het is opgemerkt na zet { $moves }.
refusal-report-earlier = Zet { $first } van { $color ->
    [B] zwart
   *[W] wit
  } kwam eerder en gaat voor: beslis daarover, niet over { $n ->
    [0] dit
   *[other] zet { $n }
  } alleen.
refusal-report-played = Deze partij is gespeeld: niemand bleef weg. Meld dat iemand te laat kwam of is weggegaan.
refusal-report-not-counted = Deze partij eindigde niet door een telling: er is er geen om te betwisten. Meld wat er aan het einde zelf niet klopt.
refusal-report-not-resigned = Deze partij eindigde niet door opgave van deze speler: er is er geen om te betwisten. Meld wat er aan het einde zelf niet klopt.
refusal-report-no-result = Er is nog geen uitslag: voer in hoe de partij afliep.
refusal-report-nothing-ended = Er is nog geen uitslag, dus niemand kan er een hebben aanvaard. Antwoord opnieuw.
refusal-report-exchanged = Een beslissing heeft de kleuren van deze partij al verwisseld: wijzig die of trek haar in.
refusal-report-nothing-confirmed = { $moves ->
    [one] De genoteerde partij heeft { $moves } zet en geen uitslag: niemand heeft er een bevestigd.
   *[other] De genoteerde partij heeft { $moves } zetten en geen uitslag: niemand heeft er een bevestigd.
}
refusal-report-beyond = { $moves ->
    [one] De notatie heeft { $moves } zet.
   *[other] De notatie heeft { $moves } zetten.
}
refusal-record-nothing-found = Niemand noemde een zet die de uitslag zou veranderen. Zonder zo’n zet verliest niemand door het niet eens te zijn.
refusal-record-ask-first = { $color ->
    [B] Zwart
   *[W] Wit
  } is nog niet gevraagd of de partij verdergaat of eindigt zoals ze staat.
refusal-record-agreed = Beiden willen dat de partij eindigt zoals ze staat: markeer wat dood is, en ze zijn het eens.
refusal-record-not-neutral = { $point } is niet leeg en neutraal en ook geen eigen gebied van de speler.
refusal-record-takes = { $point } zou stenen van het bord nemen. Dat is een zet: hervat daarvoor de partij.
refusal-not-clerical = Alleen een schrijffout in de uitslag kan nog worden verbeterd: geef aan dat het er een is.

# Ratinglijsten en het zoeken erin; deelnemerslijsten; de inschrijving als geheel.

refusal-list-to-come = De lijst is gedateerd op { $date }, en dat is in de toekomst. Er is niets geïmporteerd; controleer het bestand of de klok van deze computer.

# De server zelf, voor de eigenaar.

refusal-too-many-players = Deze server laat hoogstens { $most } spelers in een toernooi toe; de beheerder stelt de grens in bij het starten (--max-players).

# Links voor één persoon, opnieuw aanmelden, tweede factor.

refusal-wrong-code = Deze code klopt niet, of is al gebruikt. Codes veranderen elke 30 seconden; kijk of de klok van de telefoon goed staat
