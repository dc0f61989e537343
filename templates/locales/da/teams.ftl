# Teams: their matches, line-ups and standings.

team = Hold
board = Bræt
way-teams = Hold
way-matches = Holdkampe

# A round of teams.
matches-find = Hold, spiller eller bord
match-tables = { $count ->
    [one] Bord { $tables }
   *[other] Bord { $tables }
}
match-open = { $n ->
    [one] 1 bræt i gang
   *[other] { $n } brætter i gang
}
match-absent = { $team } kom ikke
match-left = { $team } har forladt stævnet
match-absent-both = Ingen af holdene kom
match-nobody = Ingen
match-won = Vundet
match-of = Holdkamp i runde { $round }
match-boards = Brætter
match-date = Hvornår spilles der?
match-propose = Foreslå for alle åbne brætter
match-date-over = Brætterne har forskellige datoer. Accepterer den anden holdkaptajn, træder denne i stedet.
report-for = Du er { $captain } og melder for { $name }.
said-by-captain = { $name } (ved holdkaptajn { $captain })
match-drawn = Uafgjort
match-lost = Tabt
match-playing = I gang
match-unfinished = ikke afsluttet
match-free = ingen holdkamp
match-decided-all = En holdkamp vindes med mere end halvdelen af brætterne.
match-decided-played = En holdkamp vindes med flere brætter end modstanderen.
match-decided-boards = Det er de vundne brætter, der tæller.

# Standings of teams.
standings-of = Stilling
team-standings-how = Hver runde viser: modstanderens placering, + vundet, = uafgjort, − tabt, ? ikke afsluttet, og nedenunder de vundne brætter. 0 er en oversidder, – ingen holdkamp.
team-standings-beside = Spillerne parres enkeltvis. En runde viser, hvad spillerne ved holdets brætter vandt.
team-order = Ordnet efter { $criteria }.
team-column-null = –
team-column-teamp = Point
team-column-sost = Modstandere
team-column-bdw = Brætter
team-column-bdwu = { $n ->
    [one] Bræt 1
   *[other] Bræt 1–{ $n }
}
team-column-mnr = Gennemsnitlig rating
team-column-tdc = Indbyrdes
team-column-wbdw = Vægtede brætter
team-column-sosbdw = Modstandernes brætter
team-column-bonus = Bonus
team-column-sodost = Sonneborn
team-column-tmms = McMahon
team-column-tko = Knockout
team-about-null = Intet.
team-about-teamp = Hvad holdkampe og oversidderrunder er værd, og point, der er givet eller trukket fra.
team-about-sost = Summen af alle modstanderes point.
team-about-bdw = De vundne brætter i alle holdkampe; jigo tæller halvt.
team-about-bdwu = { $n ->
    [one] Sejrene ved bræt 1.
   *[other] De vundne brætter 1 til { $n }.
}
team-about-mnr = Den gennemsnitlige rating for opstillingen i runde 1.
team-about-tdc = Pointene i holdkampene mellem dem, der står lige, hvis alle har mødt hinanden.
team-about-wbdw = De vundne brætter; bræt 1 tæller mest, det sidste én gang.
team-about-sosbdw = Summen af alle modstanderes vundne brætter.
team-about-bonus = Point givet eller trukket fra som bonus; de afgør lige placeringer og er ikke matchpoint.
team-about-sodost = De besejrede modstanderes point, og halvdelen af pointene for dem, der blev spillet uafgjort med.
team-about-tmms = Point plus en start efter holdets styrke: én grad er en vundet holdkamp værd.
team-about-tko = Hvor langt holdet kom: 1 for hver knockoutrunde, det var med i, og 1 for at vinde den sidste.

# A team.
team-captain = Holdkaptajn: { $name }
team-of = af { $n ->
    [one] 1 hold
   *[other] { $n } hold
}
team-no-match = Ingen holdkamp endnu.
team-squad = Trup, i brætternes rækkefølge
team-squad-how = Kolonnerne er runder: farve, bræt, resultat. Tom: spillede ikke.
team-not-seated = spillede ikke
team-board = Bræt { $n }
team-weighted = hvert bræt efter sin vægt
team-start = begynder med en rating på { $rating }
team-divided = divideret med { $n }
team-page = Holdets side

# A line-up.
line-up-of = Opstilling til runde { $round }
line-up-by = Opstilling: { $team }
line-up-order = { $upper } sidder over { $lower }, der er stærkere.
line-up-gap = { $team } lader bræt { $n } stå tomt over et besat bræt.
line-up-left = Reserver: { $names }
line-up-sort = Ordn efter styrke
line-up-save = Gem opstillingen
line-up-kept = Opstillingen er gemt.
line-up-declared = Denne opstilling står fast: ændringer i truppen påvirker den ikke.
line-up-by-squad = Ingen opstilling er afleveret: truppen spiller i sin rækkefølge, uden dem, der er væk.
line-up-as-squad = Følg truppen igen
line-up-public = Runden er offentliggjort: brætter uden resultat ændres også.
line-up-you = Du er { $name }, holdkaptajnen.
line-up-hand-in = Aflever opstillingen
line-up-handed = Afleveret
line-up-until = Du kan ændre den, indtil runden offentliggøres. Først da ser den anden holdkaptajn den.
line-up-until-result = Du kan ændre den indtil holdkampens første resultat.
line-up-at-once = Runden er offentliggjort: en ændring er straks offentlig, og den anden holdkaptajn kan stadig ændre sin opstilling.
line-up-locked = Opstillingen kan ikke længere ændres. Spørg en dommer, hvis nogen mangler.
match-played-after-all = Holdkampen spilles alligevel

# Drawing a round of teams.
team-draft-has = { $matches ->
    [one] 1 holdkamp
   *[other] { $matches } holdkampe
}, { $boards ->
    [one] 1 bræt
   *[other] { $boards } brætter
}
team-draft-drawn = { $n ->
    [one] 1 holdkamp er lodtrukket.
   *[other] { $n } holdkampe er lodtrukket.
}
team-draft-proved = Bevist: ingen anden lodtrækning af disse hold er bedre.
team-draft-unproved = Lodtrækningen er gyldig. Kontrollen kunne ikke bekræfte, at den er den bedste.
team-draft-planned = Efter planen for alle mod alle.
team-draft-staged = Efter planen for grupper og knockout.
team-draft-by-hand = Ikke som lodtrukket: ændret manuelt, eller noget er ændret siden.
team-draft-missing = Runde { $round } mangler resultater: bord { $tables }.
team-draft-seat = Besæt brætterne igen
team-draft-locks = Så ligger opstillingerne fast.
proof-teams = Lodtrukne hold
proof-check-what-teams = Certifikatet giver hvert hold, og hver ulige gruppe af hold, det kommer an på, en pris. Ingen to hold er tilsammen mere værd end deres priser, og de lodtrukne er præcis så meget værd: altså kan ingen lodtrækning være mere værd.
proof-matches = { $count } af { $all } holdkampe er, som de blev bevist; de andre er sat manuelt.
match-why = Hvorfor disse holdkampe
match-why-title = Runde { $round }: hvorfor disse holdkampe
match-why-how = Lodtrækningen ser på dette, i denne rækkefølge: ingen mødes to gange; modstandernes point ligger så tæt som muligt; hold fra samme klub holdes adskilt, hvis turneringen vil det; farverne ved bræt 1 udlignes; den øverste halvdel af dem med lige mange point møder den nederste.
match-why-today = Der er ikke gemt noget bevis for denne lodtrækning her. Grundene er beregnet ud fra det, der er kendt i dag.
match-why-by-hand = Sat manuelt: lodtrækningen havde ikke denne holdkamp.
match-why-level = Point før denne runde: { $points } hver.
match-why-half = Blandt de { $n } hold med disse point står { $upper } på plads { $one } og { $lower } på plads { $other }.
match-why-down = Point før denne runde: { $upper } { $high }, { $lower } { $low }. { $upper } er parret ned til { $lower }, afstand { $gap }.
match-why-float = { $upper } står på plads { $one } af { $n } med sine point, { $lower } på plads { $other } af { $m }.
match-why-new = De havde ikke mødt hinanden før.
match-why-clubs = Forskellige klubber: { $one } og { $other }.
match-why-club-cost = Færre holdkampe inden for en klub ville parre hold, hvis point ligger længere fra hinanden.
match-why-balance = Partier med hvid minus partier med sort ved bræt 1 indtil nu: { $white } { $one }, { $black } { $other }. Derfor har { $white } hvid der.
match-why-turn = Farverne ved bræt 1 står lige; { $black } havde hvid sidst, så { $white } har hvid der.
match-why-names = Farverne ved bræt 1 taler for ingen af dem; et tal af begge navne giver { $white } hvid der.
match-why-again = { $color ->
    [white] Begge har haft hvid for ofte ved bræt 1: et af holdene har den igen.
   *[black] Begge har haft sort for ofte ved bræt 1: et af holdene har den igen.
}
match-why-exchanged = Farverne blev derefter byttet manuelt.
match-why-stones = Ved et bræt med handicap har den svagere sort.
match-why-bye = Det havde færrest oversidderrunder ({ $n }) og står sidst blandt holdene med lige så få.
match-why-bye-rest = De hold, hvis tur det var før, kunne ikke sidde over: de andre kunne ikke parres uden at mødes to gange.
match-why-bye-given = Givet manuelt.
match-met = De mødtes i runde { $round }.
match-club = Begge er fra { $club }.
match-short = { $team } har { $n } af { $of } spillere.
match-without = { $team } har hverken holdkamp eller oversidder.
match-order = { $team } sidder ikke i rækkefølge efter styrke.
match-exchange = Byt farver
match-part = Fjern holdkampen
match-no-bye = Ophæv oversidder
match-free-teams = { $n ->
    [one] 1 hold uden holdkamp
   *[other] { $n } hold uden holdkamp
}
match-white = Hvid ved bræt 1
match-black = Sort ved bræt 1
match-meet = De mødes
match-give-bye = Det første sidder over

# Teams as the organiser has them.
teams-none = Ingen hold endnu.
teams-count = { $n ->
    [one] 1 hold
   *[other] { $n } hold
}
teams-without = { $n ->
    [one] 1 spiller uden hold
   *[other] { $n } spillere uden hold
}
teams-round-robin = Alle mod alle med { $n } hold kræver { $takes } runder; denne turnering har { $has }.
teams-make = Lav hold
teams-from-list = Fra en liste
teams-from-list-hint = En spillerliste med en kolonne »hold«, og måske »bræt« og »holdkaptajn«, tilmelder spillerne og laver holdene.
teams-from-clubs = { $n ->
    [one] 1 hold fra en klub
   *[other] { $n } hold fra klubber
}
teams-made-who = Hvem der mødes, når der er hold:
teams-made = { $n ->
    [one] 1 hold er lavet.
   *[other] { $n } hold er lavet.
}
teams-rules = Hvordan holdkampe tæller
teams-saved = Holdene er gemt.
team-new = Nyt hold
team-name = Holdets navn
team-add = En spiller til
team-squad-hint = Den første sidder ved bræt 1. De, der kommer efter det sidste bræt, er reserver.
team-captain-hint = Afleverer opstillingen, med sit personlige link.
team-captain-gone = { $n ->
    [one] { $teams } har nu ingen holdkaptajn.
   *[other] { $teams } har nu ingen holdkaptajn.
}
team-captain-stays = Stadig holdkaptajn for { $teams }: vælg en anden under Hold.
team-captain-none = Ingen holdkaptajn
team-captain-left = Holdkaptajn: { $name }, som ikke spiller i nogen senere runde
said-of-teams = { $said } { $more }
team-save = Gem holdet
team-remove = Fjern holdet
team-left = Har forladt stævnet: ingen holdkamp fra runde { $round }
team-back = Holdet kommer tilbage
team-back-about = Spillerne deltager igen, og de partier, der blev afgjort uden spil, er åbne igen.
team-back-done = { $team } deltager igen fra runde { $round }.
team-back-without = { $team } deltager igen fra runde { $round }, men har ingen holdkamp i offentliggjorte runder. Ret dem, eller tag dem tilbage.
match-absent-way = Opstilling, eller kom ikke
team-leaves = Holdet trækker sig
team-leaves-from = Fra runde
team-leaves-about = Dets spillere deltager ikke i runder fra da af. Hvad der sker med dets åbne partier, vælger du bagefter.
team-remove-ask = Dets spillere forbliver tilmeldt.
team-removed = { $team } er fjernet.
team-points = Point givet eller trukket fra
team-points-give = Giv eller fratræk point
team-points-round = De tæller fra den runde og frem.
team-points-how-many = Point
team-points-bonus = En bonus: den afgør lige placeringer og er ikke et matchpoint (kriterium BONUS)
team-points-hint = 1, eller −1 for at trække et fra.
team-size = Brætter i en holdkamp
team-size-anew-ask = { $n ->
    [one] 1 afsluttet holdkamp ville få et andet resultat med det antal brætter. Sæt kryds nedenfor, hvis det er rigtigt.
   *[other] { $n } afsluttede holdkampe ville få et andet resultat med det antal brætter. Sæt kryds nedenfor, hvis det er rigtigt.
}
team-size-anew = Tæl afsluttede holdkampe efter det nye antal
team-who = Hvem mødes?
team-who-teams = Hold, i holdkampe
team-who-players = Spillere, enkeltvis; holdene har også en stilling
team-system = Hvem der møder hvem
team-system-swiss = Schweizersystem: hold med lige mange point, aldrig to gange
team-system-mcmahon = McMahon: hold med lige mange point; stærke hold starter med flere
team-system-groups = Grupper, derefter knockout blandt de bedste
team-system-round-robin = Alle mod alle: én gang
team-system-double-round-robin = Alle mod alle: to gange
team-decision = En holdkamp vindes med
team-decision-all-boards = mere end halvdelen af alle brætter
team-decision-played-boards = flere brætter end modstanderen
team-decision-boards-alone = intet: kun brætter tæller
team-worth = Vundet, uafgjort, tabt
team-worth-2-1-0 = 2, 1, 0
team-worth-3-1-0 = 3, 1, 0
team-worth-1-0-5-0 = 1, ½, 0
team-bye = Point for at sidde over
team-unopposed = Et bræt uden modstander er vundet
team-lock = Holdkaptajner ændrer opstillinger
team-lock-hint = I en offentliggjort runde ser alle en ændring med det samme.
team-strength = Et holds styrke
team-groups = Grupper
team-groups-hint = Kun med knockout; 0: ingen grupper
team-qualifiers = Bedste i hver gruppe
team-qualifiers-hint = Går videre til knockout
team-strength-mean = gennemsnittet af ratingene ved dets brætter
team-strength-median = medianen af ratingene ved dets brætter
team-lock-publication = indtil runden offentliggøres
team-lock-first-result = indtil holdkampens første resultat
team-placement = Holdenes rækkefølge
team-handicaps = Handicap ved brætterne, efter turneringens regel og de to grader
team-clubs-apart = To hold fra samme klub mødes kun, hvor pointene ikke giver andre muligheder
team-first-black = Det førstnævnte hold har sort ved bræt 1
fault-team-groups = { $n } hold er for få til så mange grupper: hver gruppe kræver { $least }.
team-draw-too-few = Kun { $teams } hold spiller i runde { $round }. En holdkamp kræver to.
team-draw-no-valid-pairing = Ingen lodtrækning er mulig, uden at nogen mødes igen: der er for få modstandere tilbage til { $teams }. Par manuelt, eller spil færre runder.
team-draw-over = Alle hold har mødt hinanden: alle mod alle er slut efter runde { $rounds }.
team-draw-undecided = Det er ikke afgjort, hvem af { $teams } der går videre fra runde { $round }. Indtast de manglende resultater; er alt lige, så par næste runde manuelt med det hold, der går videre.
team-draw-too-large = { $teams } hold er for mange til én lodtrækning.

# Why something about teams is not done.
refusal-team-plays = { $team } spiller i runde { $round } og kan ikke fjernes. Trækker holdet sig, så sig det på dets side: »Holdet trækker sig«.
refusal-team-size-drawn = Holdkampe i runde { $round } har flere brætter. Tag først den runde tilbage, og træk lod igen med det nye antal.
refusal-matches-drawn = Runde { $round } er trukket som holdkampe. Hvem der mødes, kan kun ændres, før en runde er trukket: tag først runderne tilbage.
refusal-players-drawn = Runde { $round } er trukket spiller for spiller. Hold kan kun mødes, hvis ingen runde er trukket: tag først runderne tilbage, eller lad spillerne mødes.
refusal-round-of-teams = I en runde for hold skifter spillere plads via opstillingerne.
refusal-team-busy = { $team } har allerede en modstander eller sidder over. Ophæv det først.
refusal-no-such-match = Det hold eller den holdkamp findes ikke længere.
refusal-match-played = Bord { $table } har et resultat. Fjern det først.
refusal-line-ups-changed = Opstillinger er ændret, siden brætterne blev besat. Besæt dem igen, og se efter en gang til.
refusal-line-up-locked = Opstillingen til runde { $round } kan ikke længere ændres. Spørg en dommer.
refusal-seat-away = { $entry } deltager ikke i runde { $round }. Ændr opstillingen for { $team }.
refusal-not-captain = Kun holdkaptajnen afleverer holdets opstilling.

# The journal.
act-edit-teams = Hold ændret
act-line-up = Opstilling afleveret
act-team-absent = Et hold kom ikke, eller kom alligevel
