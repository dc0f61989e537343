# Incidents and rulings: what happened, when, the ruling, the referee's log.

## What happened
incident-step = Hændelse, trin { $n } af 4.
incident-amends = Ændrer kendelse { $no }.
error-no-draft = Dette udkast til en kendelse findes ikke længere: Kendelsen er afsagt, eller ingen har arbejdet videre med det i et døgn. Begynd forfra ved brættet.
incident-at = Bord { $table }, { $black } og { $white }
incident-what = Hvad der skete
incident-when = Hvornår
incident-what-question = Hvad skete der?
incident-stopped = Partiet er stoppet. Hvad der er dødt, hvad der er åbent, og hvordan der tælles, afklares på brættet trin for trin; ingen taber noget ved det.
incident-lead-end = Afgør slutningen på brættet
incident-usual = Oftest
incident-usual-besides = Ikke i noteringen: oftest
incident-gap = Eller der mangler et træk i noteringen, hvilket ikke er en overtrædelse: spørg begge spillere
incident-first = Kom først: det taber partiet, så senere tæller ikke. Bemærket efter træk { $n }
incident-noticed = Bemærket efter træk { $n }
incident-whose = Hvem gjorde det?
incident-whose-resigned = Hvem skal have opgivet?
partner-which = Hvem af de to spillede
partner-first = den første spiller
partner-second = den anden spiller
turns-was = Efter rækkefølgen var det { $name } ({ $color }), der skulle spille træk { $n }.
incident-who-captain = Modstanderholdets kaptajn
## When
incident-end-question = Partiet var slut. Havde begge accepteret det?
incident-order-question = En kendelse har afsluttet dette parti. Skete dette før det?
incident-end-shows = Brættet viser: { $result }.
incident-end-since = Indtastet kl. { $at }
incident-end-why = En afslutning, som begge accepterede, står fast. Den, der ikke accepterede den, siger det nu; indtil da ændres intet.
incident-order-why = Den, der først brød en regel, vinder ikke ved en senere overtrædelse. Er rækkefølgen ukendt, regnes det som senere.
after-end-accepted = Ja, begge havde accepteret det
after-end-open = Nej, dommeren blev tilkaldt før
after-end-earlier = Ja, før
after-end-later = Nej, efter, eller det vides ikke
after-end-said-accepted = efter afslutningen, som begge havde accepteret
after-end-said-open = før begge accepterede afslutningen
after-end-said-earlier = før det, der blev afgjort
after-end-said-later = efter det, der blev afgjort, eller på et ukendt tidspunkt
incident-when-question = Hvornår blev det bemærket?
incident-more-question = Hvad vides der ellers?
when-at-once = Straks, før næste træk
when-up-to-three = Ét til tre træk senere
when-more = Mere end tre træk senere
when-through-move = Til og med træk { $n }
when-past-move = Senere end træk { $n }
when-within = { $n ->
    [1] Ét træk senere
   *[other] Ét til { $n } træk senere
  }
when-beyond = { $n ->
    [1] Mere end ét træk senere
   *[other] Mere end { $n } træk senere
  }
when-confirmed = Efter at begge havde bekræftet resultatet
when-before-result = Før begge havde bekræftet resultatet
incident-numbers = Træknumre, og hvem der bemærkede det
incident-numbers-note = Uden numre bruges svarene ovenfor.
incident-which-move = Hvilket træk
incident-after-move = Bemærket efter træk
incident-by-numbers = Brug disse numre
incident-who = Hvem bemærkede det
incident-who-unsaid = Ikke oplyst
incident-who-arbiter = Dommeren
incident-move = Træk { $n }
incident-noticed-after = bemærket efter træk { $n }
incident-minutes = Minutter for sent
incident-grace = { $n ->
    [one] Turneringens respittid er { $n } minut.
   *[other] Turneringens respittid er { $n } minutter.
  }
incident-minutes-late = { $n ->
    [one] { $n } minut for sent
   *[other] { $n } minutter for sent
  }
incident-fault = Nærmere
incident-fault-before-stone = Trykket, før stenen var sat, eller samtidig
incident-fault-before-captures = Trykket, før de fangne sten var væk
incident-fault-not-pressed = Ikke trykket efter trækket
incident-fault-after-move = Meldt, efter at et træk var spillet
incident-fault-after-stop = Meldt, efter at begge havde passet
incident-fault-bystander = Råbt op af en udenforstående
incident-fault-unheard = Den blev ikke hørt
incident-fault-disputed = Den ene siger det, den anden ikke
incident-fault-no-stone = Uden at aflevere stenen
incident-fault-captures = For at tage fangne sten af
incident-fault-only-dame = Kun dame er tilbage
incident-fault-passed-early = Begge passede for tidligt
incident-fault-off-lid = Ikke opbevaret i låget
incident-fault-touched = Rørt eller givet tilbage
incident-fault-other = Noget andet
incident-so = Passer noget af dette?
incident-said-hint = Gemmes med kendelsen: alle, der må læse kendelsen, kan også læse dette
case-point-taken = Dens punkt er nu optaget
case-played-on = Spillet er gået videre siden
case-deliberate = Det var med vilje
case-agreed = Begge spillere er enige
case-disagreed = Spillerne blev spurgt og er ikke enige
case-dropped = Stenen gled ud af fingrene
case-force-majeure = Ingen ved brættet forårsagede det
case-lost = Stillingen kan ikke stilles op igen
case-effective-move = Efter at spillet var standset, blev der fundet et træk, der ændrer resultatet
figure-lies = Som det ligger i salen
figure-record = Som noteret
figure-record-moves = efter { $n } træk
clock-back = Hvor meget tid gives tilbage?
clock-back-may = Hvis der gives tid tilbage
clock-back-hint = Minutter og sekunder, såsom 1:30
clock-shown = { $color }s ur viste { $time }, noteret ved træk { $n }.
clock-entered = Det sidste træk blev indtastet kl. { $at }, { $time } efter det foregående.
fault-time-back = Skriv minutter og sekunder, såsom 1:30
stones-which = Hvilke sten, hvorfra og hvorhen?
stones-board = Brættet som noteret
stones-from-asked = Tryk på det punkt, hvor en sten hører til, eller skriv begge punkter.
stones-to-asked = { $point }: tryk der, hvor den ligger nu.
stones-is-off = Den er uden for brættet
stones-off = uden for brættet
stones-from = Hører til på
stones-to = Ligger på
stones-to-hint = Tomt: den er uden for brættet
stones-add = Tilføj stenen
stones-out = Fjern
stones-no-point = Skriv et punkt på dette bræt, såsom Q4
stones-none-there = Noteringen har ingen sten dér
asked-player-named = { $color }, { $name }: spurgt, om stenene går tilbage som vist
asked-player-whether = { $color }, { $name }: spurgt, om partiet går videre
asked-goes-back = Enig, partiet fortsætter
asked-not-agreed = Ikke enig
incident-back = Tilbage til det, der skete
incident-kept = Rapporten er gemt med det, du skrev. Den ændrer intet, før nogen afgør den fra denne side.
## The ruling
ruling-title = Kendelse, bord { $table }
ruling-amend-title = Ændring af kendelse { $no }, bord { $table }
ruling-amend-said = Dette træder i stedet for kendelse { $no }, som lød: »{ $said }« Skriv, hvorfor den ændres.
ruling-waits = Dommeren afgør det; intet sker før.
ruling-no-offence = Ingen forseelse.
standing-text = Ifølge teksten
standing-derived = Følger af
standing-setting = Almindelig praksis
quote-wording = Ordlyden
quote-ours = Vores oversættelse
quote-japanese-9-3 = Hvis en spiller efter standsningen beder om at genoptage partiet, har modstanderen ret til at trække først og skal efterkomme det.
quote-japanese-10-3 = Gør en spiller indsigelse mod resultatet, skal begge efterprøve det, for eksempel ved at gennemspille partiet.
quote-japanese-10-4 = Når begge har bekræftet resultatet, kan det under ingen omstændigheder ændres.
quote-japanese-12 = Gentages den samme stilling på hele brættet under partiet, er partiet uden resultat, hvis begge er enige.
quote-japanese-13-1 = Finder spillerne efter standsningen i artikel 9 et effektivt træk og kan ikke enes om slutningen, fordi trækket afgør partiet, taber begge.
quote-japanese-13-2 = Er en sten på brættet flyttet under partiet, og er der spillet videre, lægges den tilbage på sit punkt, og partiet fortsætter. Kan spillerne ikke enes, taber begge.
quote-japanese-14 = Den, der har brudt reglerne ovenfor, taber i det øjeblik, så længe begge ikke har bekræftet resultatet.
ruling-binds = Dommeren
firm-binding = er bundet af det
firm-default = kan vælge andet
firm-open = bestemmer
ruling-earlier = Straffe hidtil
ruling-amount = Point eller minutter i straf
ruling-penalty = Straf derudover
ruling-words = Med dommerens ord
ruling-words-hint = Din begrundelse; ved en anden straf, hvad den er. Alle, der må læse kendelsen, kan også læse dette
ruling-told = Spillere underrettet
ruling-confirm = Bekræft kendelsen
ruling-amend-confirm = Ændr kendelse { $no }
ruling-count-on = Tæl partiet op, bord { $table }
ruling-choose = Dine muligheder
ruling-instead = Andre muligheder
ruling-if-agreed = Hvis begge er enige: { $remedy }
ruling-in-practice = I praksis: { $remedy }
ruling-later = Gem rapporten til senere
ruling-ask = Spørg begge spillere først
ruling-amends = Erstatter
ruling-status = Ikke længere i kraft
ruling-not-told = Spilleren er ikke underrettet endnu
ruling-tell = Spilleren er underrettet
ruling-told-now = Kendelse { $no }: noteret, at spilleren er underrettet.
ruling-sheet = Ark til udskrift
ruling-amend = Ændr
ruling-withdraw = Træk kendelsen tilbage
ruling-withdraw-note = Dens straffe tæller ikke længere. Står dens resultat endnu, viser bordet igen, hvad det viste før. Indførslen bliver stående.
ruling-not-back = Kendelse { $no }, som den erstattede, træder ikke i kraft igen.
ruling-withdraw-reason = Hvorfor trækkes den tilbage?
ruling-position = Spillet er gået videre siden denne kendelse. Hvilken stilling gælder?
ruling-position-now = Partiet, som det står nu
ruling-position-before = Stillingen før kendelsen: det, der er indført siden ({ $n }), tages tilbage
ruling-withdrawn-now = Kendelse { $no } er trukket tilbage.
ruling-withdrawn-shows = Kendelse { $no } er trukket tilbage. Resultatet er nu: { $result }.
ruling-amended-by = Ændret ved kendelse { $no }
ruling-amended-gone = Ændret ved kendelse { $by }. Kendelse { $no } er siden trukket tilbage, og denne træder ikke i kraft igen: ingen af dem gælder
ruling-withdrawn-by = Trukket tilbage af { $name }, { $at }: { $reason }
ruling-recorded = Kendelse { $no } er indført. Partiets resultat bliver, som det er.
ruling-recorded-result = Kendelse { $no } er indført. Resultatet er nu: { $result }.
ruling-recorded-anew = Kendelse { $no } er indført. Partiet spilles om.
ruling-recorded-before = Denne kendelse er allerede indført.
note-confirmed-alone = Resultatet er bekræftet: intet kan ændre det.
note-round-over = Runden er forbi, for en senere er lodtrukket: kendelser ændrer ikke længere dette resultat, kun en straf kan noteres. Et forkert indtastet resultat meldes som sådant eller rettes ved bordet.
note-nothing-entered = Der er endnu ikke indtastet noget resultat for dette parti: indtast det, begge har bekræftet.
## The log
incidents-title = Hændelser og kendelser
incidents-lead = Meld en hændelse ved dens bord.
incidents-waiting = Endnu ingen kendelse
incidents-waiting-note = En rapport ændrer intet, før nogen afgør den.
incidents-rule = Afgør
incidents-open = Åbn
incidents-csv = Alle kendelser som tabel (CSV)
rulings-lead = Hvad dommerne har afgjort, og hvorfor.
rulings-none = Ingen offentlig kendelse endnu.
sheet-how = Udskriv denne side, og få den underskrevet.
## Appeals
appeal-none = Der er ingen appel i denne turnering.
appeal-take = Notér en appel
ruling-withdraw-why = Skriv, hvorfor kendelsen trækkes tilbage
appeal-who = Hvem appellerer
appeal-act = Notér appellen
appeal-taken = Kendelse { $no }: appellen er noteret.
appeal-deadline-untold = Spilleren er ikke underrettet endnu: fristen for appel begynder først da.
appeal-interests = Inhabilitet
appeal-interests-hint = Hvad et medlem oplyste, og hvem der trådte ind
appeal-interests-said = Inhabilitet: { $said }
interest-ruled = { $name } afsagde kendelsen og har ingen stemme.
interest-plays = { $name } spiller i dette parti: en suppleant træder ind.
interest-club = { $name } er i klub med { $player }: en suppleant kan træde ind.
appeal-effects = Hvis kendelsen omstødes
appeal-effect-none = Partiets resultat bliver, som det er.
appeal-effect-result = Resultatet bliver { $after } i stedet for { $before }.
appeal-effect-draft = Runde { $n } er en kladde: lodtræk den igen efter afgørelsen.
appeal-effect-published = Runde { $n } er offentliggjort: dens parringer bliver, stillingen ændres fra nu af.
appeal-number = Appel { $no }
appeal-by = { $name }, { $at }
ruling-committee = Udvalget afsiger kendelsen
ruling-committee-tick = Udvalget afsiger kendelsen i stedet for dommeren
ruling-committee-final = Dets kendelse er endelig: den kan ikke appelleres.
ruling-committee-no-appeal = Udvalgets kendelse er endelig: den kan ikke appelleres.
ruling-committee-withdraws = Udvalget trækker den tilbage
ruling-committee-words = Skriv udvalgets begrundelse
ruling-by-committee = Udvalg
ruling-by-members = { $members }. Kendelsen er endelig. Skrevet ned af { $name }
appeal-judge = Udvalgets afgørelse
appeal-judge-note = Den dommer, der afsagde kendelsen, stemmer ikke. Afgørelsen er endelig. Omstødes kendelsen, trækkes den samtidig tilbage.
appeal-member = Medlem { $n }
appeal-vote = Stemme
vote-upheld = Kendelsen står fast
vote-overturned = Kendelsen omstødes
appeal-reasons = Begrundelse
appeal-judge-act = Indfør afgørelsen
appeal-judged = Kendelse { $no }: udvalgets afgørelse er indført.
appeal-judged-falls = Kendelse { $no } er omstødt og trukket tilbage: resultatet er det, der gælder uden den. Skal noget andet afgøres, så åbn en hændelse ved bordet.
## The event's procedure
procedure-title = Procedure og kendelser
procedure-which = Procedure
procedure-which-hint = Vælger du en anden, gælder dens egne værdier.
procedure-of-rules = Som spillereglerne: { $rules }
procedure-international = International turnering
procedure-international-note = Nogle tekster har særlige regler for dem
procedure-public = Offentliggør kendelser
procedure-public-note = Alle kan læse nye kendelser; ellers kun dommere, som underretter spillerne
procedure-file = Proceduren som fil (TOML)
procedure-file-note = Gem filen, ret den i en teksteditor, og importér den igen. Den kan ændre alle tal og alle regler. En fejl afvises med sit linjenummer.
procedure-file-save = Gem filen
procedure-saved = Proceduren er gemt.
procedure-said-text = Efter *{ $text }*.
procedure-said-cautions = { $n ->
    [one] *Én påtale* giver en advarsel.
   *[other] *{ $n } påtaler* giver en advarsel.
}
procedure-said-no-cautions = Påtaler giver aldrig en advarsel.
procedure-said-stones = { $n ->
    [0] En advarsel koster *ingen point*.
    [one] En advarsel koster *ét point*.
   *[other] En advarsel koster *{ $n } point*.
}
procedure-said-warnings = { $n ->
    [one] *Én advarsel* taber partiet
   *[other] *{ $n } advarsler* taber partiet
}{ $end ->
    [exclusion] {" "}og *udelukker fra turneringen*
   *[other] {""}
}; de tæller fra { $scope ->
    [event] *hele turneringen*
   *[other] *det samme parti*
}.
procedure-said-discretion = En straf efter skøn tager *højst { $points } point* eller *{ $minutes } minutter*.
procedure-said-no-warnings = Advarsler noteres, *ingen taber partiet*.
procedure-said-late = Mere end *{ $n } minutter* for sent: { $after ->
    [loses-by-default] *tabt uden kamp*.
    [clock-only] *kun uret belastes*.
   *[other] *dommeren afgør det*.
}
procedure-said-late-at = *{ $n } minutter* eller mere for sent: { $after ->
    [loses-by-default] *tabt uden kamp*.
    [clock-only] *kun uret belastes*.
   *[other] *dommeren afgør det*.
}
procedure-said-charge = { $n ->
    [0] En forsinkelse koster *ingen tid*.
   *[other] *{ $n } %* af forsinkelsen går fra uret.
}
procedure-said-appeals = { $n ->
    [one] *Én person behandler* appeller
   *[other] *{ $n } personer behandler* appeller
}{ $until ->
    [result-confirmed] {" "}*til resultatet er bekræftet*.
    [round-closed] {" "}*til runden er afsluttet*.
   *[other] {" "}*inden { $minutes } minutter* efter at kendelsen er meddelt.
}
procedure-said-public = *Alle* kan læse nye kendelser.
procedure-said-arbiters = *Kun dommere* kan læse nye kendelser.
procedure-said-finished = Afsluttede runder *gælder som bekræftede*.
procedure-said-unfinished = Afsluttede runder *gælder ikke som bekræftede*.
procedure-leaves-open = Det lader teksten stå åbent
procedure-save-choices = Gem svarene
procedure-rest = Alt andet
procedure-often = Hyppige hændelser
procedure-follow-text = Turneringen bruger den nye tekst fra begyndelsen: dens egne ændringer bortfalder.
procedure-follow-new = Kendelser, der er afsagt, står fast; nye følger det, der er gemt.
procedure-follow-print = Udskriv arket til salen igen.
## The journal
act-incident = Hændelse rapporteret
act-ruling = Kendelse
act-tell-ruling = Spiller underrettet om en kendelse
act-withdraw-ruling = Kendelse trukket tilbage
act-appeal = Appel
act-judge-appeal = Appel afgjort
vote-open = Vælg
ruling-fallen-by = Omstødt af udvalget på appel { $appeal }; indført af { $name }, { $at }
ruling-same = { $name } har allerede afsagt kendelse om dette her, { $at }. Afgør kun igen, hvis det er sket igen.

# The end of a game, led: from the second pass to the confirmed result.

incident-disputed-question = Hvad siger hver af spillerne?
incident-called-question = Hvornår blev dommeren tilkaldt?

complaint-nothing-played = Intet parti er spillet.
complaint-nothing-to-send = Der er intet at sende: kun par har spillet, og ingen ratingliste tager deres partier.
complaint-result-missing = Runde { $round }, bord { $table }: resultatet mangler. Indtast det.
complaint-cells-disagree = Runde { $round }, bord { $table }: resultaterne for { $name } og { $value } stemmer ikke overens. Ret resultatet.
complaint-event-country = Turneringen har intet land. Indtast landets to bogstaver.
complaint-event-place = Turneringen har intet sted. Indtast byen.
complaint-days-reversed = Den sidste dag ligger før den første. Ret den.
complaint-too-fast = Betænkningstiden er for kort til alle klasser, og partierne ville ikke blive ratet. Ret den, hvis den er forkert.
complaint-board-size = Partier på { $value } linjer bliver ikke ratet. Ret størrelsen, hvis den er forkert.
complaint-rules-unknown = Forbundet kender ingen regler ved navn { $value }. Vælg andre.
complaint-name-unwritable = »{ $value }« kan ikke med sikkerhed skrives med latinske bogstaver. Skriv navnet med latinske bogstaver.
complaint-name-in-capitals = { $name }: efternavnet står med store bogstaver. Databasen har { $value }.
complaint-country-unknown = { $name }: »{ $value }« er ikke en landekode. Indtast to bogstaver.
complaint-club-without-code = Klubben »{ $value }« har ingen kode på fire bogstaver. Indtast en.
complaint-pin-unusual = { $name }: PIN { $value } har ikke otte cifre. Ret den.
complaint-pin-twice = { $name } har samme PIN som { $value }. Ret en af dem.
complaint-pin-known = { $name } har ingen PIN her; ratinglisten har { $value }. Indtast den.
complaint-pin-other = { $name }: denne PIN tilhører { $value }. Ret den.
complaint-licence-missing = { $name } har ingen licens. Indtast den.
complaint-licence-missing-listed = { $name } har ingen licens. Listen har { $value }: indtast den.
complaint-licence-unusual = { $name }: licensen { $value } har ikke syv cifre. Ret den.
complaint-licence-twice = { $name } har samme licens som { $value }. Ret en af dem.
complaint-licence-other = { $name }: licensen tilhører { $value }. Ret den.
complaint-member-missing = { $name } har intet medlemsnummer. Indtast det, eller udelad spilleren.
complaint-member-missing-listed = { $name } har intet medlemsnummer. Listen har { $value }: indtast det.
complaint-member-unusual = { $name }: medlemsnummeret { $value } er ikke et tal. Ret det.
complaint-member-twice = { $name } har samme medlemsnummer som { $value }. Ret et af dem.
complaint-member-unknown = { $name }: listen kender intet medlem { $value }. Ret nummeret, eller udelad spilleren.
complaint-member-other = { $name }: medlemsnummeret tilhører { $value }. Ret det.
complaint-member-expired = { $name }: medlemskabet udløb den { $value }. Få det fornyet, eller udelad spilleren.
settings-rating-preview = Vis, hvordan partierne ændrer ratingen
settings-rating-preview-note = En kolonne i stillingen og ved spillerne, efter den europæiske formel.
complaint-country-missing = { $name } har hverken PIN eller land. Indtast landets to bogstaver.

# Recording a game at the board, and watching it.

incident-found = Fundet i noteringen
figure-now = Nu.
figure-after = Efter kendelsen.
ruling-record = Noteret parti
ruling-record-done = Kendelsen er også udført i noteringen
ruling-record-stays = Dette kan ikke udføres i noteringen. Ret brættet med hånden; noteringen bliver, som den er.
ruling-prisoners = Fanger
ruling-on = Videre med partiet, bord { $table }
ruling-unseated = Disse spillere mødes ikke længere i runde { $round }: Den er droppet eller parret igen. Kendelsen ændrer intet der.

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

outcome-means = Hvad det betyder for stilling og filer
procedure-finished = Resultater i en afsluttet runde gælder som bekræftede
procedure-finished-note = Derefter kan kun hoveddommeren rette dem
## Out of the event
ruling-out = Senere runder
ruling-out-of = { $name } er ude af runde { $rounds }.
ruling-out-already = { $name } spiller ingen senere runder.
## The journal
act-confirm = Resultat bekræftet
act-unconfirm = Bekræftelse taget tilbage
act-replay = Parti skal spilles om
act-replay-terms = Omkampens vilkår
act-replay-back = Parti spilles ikke om
act-name-chief = Hoveddommer udpeget
act-unname-chief = Ikke længere hoveddommer
act-timetable = Tidsplan ændret
act-start-clocks = Ure startet
act-unstart-clocks = Ure sat tilbage til ikke startet

# The rules of play of an event, field by field

play-title = Spilleregler
play-lead = Ændringer gælder for partier, der begyndes derefter; et noteret parti beholder de regler, det blev begyndt med.
play-as-text = Som i reglerne: { $value }
play-save = Gem spillereglerne
play-saved = Spillereglerne er gemt. De gælder for partier, der ikke er begyndt endnu; noterede partier beholder deres.
play-refused = Det er ikke tilladt her: vælg et af svarene, eller indtast point såsom 0,5
play-scoring = Tællemåde
play-scoring-territory = Territorium og fanger
play-scoring-area = Areal: sten og territorium
play-seki-eyes = Øjne i en seki
play-seki-eyes-counted = Tæller
play-seki-eyes-not-counted = Tæller ikke
play-open-dame = Åbne neutrale punkter
play-open-dame-makes-seki = Gør gruppen ved siden af til seki
play-open-dame-neutral = Tæller blot ikke
play-dead-stones = En død sten i territorium
play-dead-stones-two = To point, med punktet under den
play-dead-stones-one = Ét point
play-bent-four = Knækket firer i hjørnet
play-bent-four-dead = Er død
play-bent-four-played-out = Spilles ud
play-detection = Døde sten
play-detection-asked = Foreslås på opfordring
play-detection-by-default = Findes automatisk; spillerne retter
play-ko = Ko
play-ko-simple = Ikke slå tilbage straks
play-ko-positional-superko = Ingen tidligere stilling
play-ko-situational-superko = Ingen tidligere stilling med samme spiller i trækket
play-ko-simple-and-positional = Hverken slå tilbage straks eller en tidligere stilling
play-ko-ing = Ings ko
play-suicide = Selvmord
play-suicide-forbidden = Forbudt
play-suicide-several-stones = Lovligt fra to sten
play-suicide-legal = Lovligt
play-passes-to-end = Pas i træk, der standser partiet
play-pass-rounds = Hvor ofte det skal ske
play-white-passes-last = Hvid passer sidst
play-pass-stones = En pas afgiver en sten
play-opening-passes-end = To pas i åbningen afslutter partiet
play-handicap-placement = Handicapsten
play-handicap-placement-fixed = På deres sædvanlige punkter
play-handicap-placement-free = Hvor Sort vil
play-handicap-placement-white-passes = Som træk, Hvid svarer på med pas
play-handicap-compensation = Kompensation til Hvid
play-handicap-compensation-none = Intet
play-handicap-compensation-stones = Ét point pr. sten
play-handicap-compensation-stones-less-one = Ét point pr. sten ud over den første
play-handicap-komi = Komi i handicappartier
play-tie = Lige optælling
play-tie-jigo = Jigo
play-tie-avoided-by-komi = Uafgjort, men sædvanlig komi undgår det
play-tie-black-wins = Sort vinder
play-tie-white-wins = Hvid vinder
play-repetition = Gentagelse af hele brættet
play-repetition-forbidden = Forbudt
play-repetition-no-result-if-agreed = Intet resultat, hvis begge er enige
play-repetition-draw = Uafgjort
play-repetition-referee = Dommeren afgør det
play-resumption = Når et standset parti går videre
play-resumption-opponent-of-requester = Modstanderen til den, der beder om det, spiller først
play-resumption-opponent-of-last-passer = Modstanderen til den, der passede sidst, spiller først
play-resumption-by-agreement = Begge aftaler, hvem der spiller først
play-resumption-none = Det går ikke videre: brættet tæller, som det står
play-disagreement = Hvis spillerne ikke er enige
play-disagreement-both-lose = Begge taber, når de er spurgt og nægter
play-disagreement-all-stones-live = Alle sten lever
play-disagreement-referee = Dommeren afgør det
play-confirmation-ko = Ko i bekræftelsesspil
play-confirmation-ko-pass-for-ko = En pas for den ko
play-confirmation-ko-as-in-play = Som i spillet

# The sheet for the hall: how an event plays and rules, on one page

poster-title = Sådan spiller vi
poster-how = Én side til at udskrive og hænge op, efter turneringens indstillinger.
poster-code = Scan for at åbne siden
poster-komi = Lige partier: komi { $even }. Handicappartier: komi { $handicap }.
poster-article = Art. { $a }
poster-own = Fastsat af denne turnering
poster-practice = almindelig praksis
poster-marks = ¹ Fastsat af denne turnering. Hvor en artikel er nævnt, siger teksten det, eller det følger af den. ² Almindelig praksis: ingen tekst har det.
poster-printed = Udskrevet { $moment }.
poster-call = Tilkald dommeren
poster-call-how = Stands uret. Ræk hånden op. Lad brættet være, som det er.
poster-call-move = et træk ser ulovligt ud, eller en sten blev flyttet
poster-call-flag = en vinge er faldet, eller et ur viser forkert
poster-call-count = I er ikke enige om døde sten eller om optællingen
poster-call-help = nogen får hjælp, eller I bliver forstyrret
poster-illegal = Et ulovligt træk
poster-suicide-one = Selvmord med én sten
poster-suicide-several = Selvmord med to eller flere sten
poster-take-back = Tilbage til stillingen før det træk
poster-later = Bemærket senere
poster-between = Bemærket { $from } til { $to } træk senere
poster-other-noticed = Kun bemærket af en anden
poster-default = { $what }, medmindre dommeren bestemmer andet
poster-points = { $points } point til modstanderen, trækket står
poster-discretion = { $minutes ->
    [one] En straf efter dommerens skøn tager højst { $points } point eller { $minutes } minut.
   *[other] En straf efter dommerens skøn tager højst { $points } point eller { $minutes } minutter.
  }
poster-stones = { $n } point til modstanderen
poster-may-add = Dommeren kan tilføje en straf.
poster-nothing-changes = Intet ændres
poster-moved = En sten blev flyttet eller skubbet
poster-asked-first = Før begge taber, spørger dommeren jer begge.
poster-end = Partiets slutning
poster-stop = { $n ->
    [2] To pas i træk standser partiet.
    [3] Tre pas i træk standser partiet.
   *[other] { $n } pas i træk standser partiet.
  }
poster-stop-ends = { $n ->
    [2] To pas i træk slutter partiet.
    [3] Tre pas i træk slutter partiet.
   *[other] { $n } pas i træk slutter partiet.
  }
poster-pass-stones = En pas afgiver en sten; Hvid passer sidst.
poster-dame-seki = Fyld de neutrale punkter, uanset hvem. En levende gruppe med et åbent neutralt punkt har intet territorium.
poster-dame-area = Fyld skiftevis de neutrale punkter: hvert tæller for den, der fylder det.
poster-dame-neutral = Neutrale punkter tæller ikke for nogen.
poster-agree = Hver af jer siger, hvilke sten der er døde. Er I enige, er partiet slut.
poster-detected = Døde sten findes automatisk; I kan rette det, der er fundet.
poster-differ-copy = Er I uenige, så tilkald dommeren. Det vises på en kopi af brættet; den, der mistede en sten i en ko, passer én gang for den ko.
poster-differ-alive = Er I uenige, så spil videre. Det, der står til sidst, lever.
poster-differ-twice = Er I uenige, så spil videre. Efter yderligere to pas i træk lever alle sten på brættet.
poster-differ-first = Er I uenige, så spil videre. Kan I heller ikke enes om, hvem der spiller først, lever alle sten på brættet.
poster-resume-requester = Eller bed om at spille videre. Din modstander kan ikke sige nej og spiller først.
poster-resume-passer = Når der spilles videre, spiller modstanderen til den, der passede sidst, først.
poster-resume-agreed = Når der spilles videre, aftaler I, hvem der spiller først.
poster-resume-none = Brættet tæller, som det står: tag døde sten af, før I passer.
poster-count-territory = Tæl territorium og fanger; døde sten bliver fanger.
poster-count-one = Tæl territorium og fanger; en død sten tæller ét point.
poster-count-area = Tæl sten og de punkter, de omgiver.
poster-confirm = Hver af jer bekræfter resultatet. Derefter står det fast.
poster-time = Tid
poster-clock = { $time }
poster-press = Tryk med den hånd, der spillede.
poster-canadian-pass = I overtid tæller en pas som en sten: læg en af de optalte tilbage i skålen, og tryk så.
poster-late-loses = { $n ->
    [one] Mere end { $n } minut for sent: partiet er tabt.
   *[other] Mere end { $n } minutter for sent: partiet er tabt.
  }
poster-late-loses-at = { $n ->
    [one] { $n } minut for sent eller mere: partiet er tabt.
   *[other] { $n } minutter for sent eller mere: partiet er tabt.
  }
poster-late-clock = { $n ->
    [one] Uret går, mens du er forsinket; respitten er { $n } minut.
   *[other] Uret går, mens du er forsinket; respitten er { $n } minutter.
  }
poster-late-arbiter = { $n ->
    [one] Mere end { $n } minut for sent: dommeren afgør det.
   *[other] Mere end { $n } minutter for sent: dommeren afgør det.
  }
poster-late-arbiter-at = { $n ->
    [one] { $n } minut for sent eller mere: dommeren afgør det.
   *[other] { $n } minutter for sent eller mere: dommeren afgør det.
  }
poster-phones = Telefoner er slukket. Ingen hjælper, ingen kommenterer.
poster-appeals = Appel
poster-appeal-confirmed = Indtil resultatet er bekræftet, skriftligt, ved arrangørernes bord.
poster-appeal-round = Indtil runden er afsluttet, skriftligt, ved arrangørernes bord.
poster-appeal-minutes = { $n ->
    [one] Inden { $n } minut efter at være underrettet om kendelsen, skriftligt, ved arrangørernes bord.
   *[other] Inden { $n } minutter efter at være underrettet om kendelsen, skriftligt, ved arrangørernes bord.
  }
poster-committee-of = Et udvalg på { $n } afgør det.
poster-committee = Afgøres af: { $names }.
poster-reserves = Er en af dem i dit parti eller din klub: { $names }.
poster-final = Afgørelsen er endelig.
committee-title = Hvem afgør appeller
committee-names = Udvalgets medlemmer, ét navn pr. linje
committee-names-hint = Vises på arket til salen og på siden for en appel.
committee-reserves = Suppleanter, ét navn pr. linje
committee-reserves-hint = For et medlem fra samme parti, klub eller familie.
poster-late-charged = { $percent } % af forsinkelsen trækkes fra på dit ur.
poster-captains = I en holdkamp tæller hvert bræt for sit hold, og en holdkaptajn må klage på en spillers vegne.

# The event's procedure field by field, its rules for each kind, penalties so far.

## Every field of it
procedure-back = Tilbage til teksten
procedure-back-done = Tekstens regler gælder igen.
procedure-changed = Ændret af denne turnering
procedure-in-text = I teksten: { $text }
procedure-yes = Ja
procedure-no = Nej
procedure-none = intet
procedure-own-rules = Regler for denne slags hændelse
procedure-section-moves = Ulovlige træk
procedure-article-14 = Et ulovligt træk taber (japanske regler, artikel 14)
procedure-article-14-hint = For reglerne nedenfor, der spørger, om artikel 14 gælder
procedure-at-once = Antal træk, inden for hvilke det stadig gælder som straks
procedure-at-once-hint = 0: bemærket før næste træk
procedure-window = Antal træk, inden for hvilke det skal bemærkes
procedure-window-hint = For regler med en frist, medmindre de har deres egen
procedure-inclusive = At bemærke det efter fristens sidste træk er rettidigt
procedure-inclusive-hint = Ellers slutter fristen før det træk
procedure-pass-stone = Et træk, der tæller som en pas, afgiver en sten
procedure-pass-stone-hint = Modstanderen får den som fange
procedure-colors-until = Sidste træk, hvortil forkerte farver kan rettes
procedure-colors-until-hint = For regler, der spørger, hvor langt partiet er
procedure-claim-points = Point for en klage over trækrækkefølgen
procedure-claim-points-hint = I Pair Go, hvor trækket står
procedure-section-penalties = Påtaler og advarsler
procedure-cautions = Påtaler, der giver en advarsel
procedure-cautions-hint = Tomt: aldrig
procedure-stones = Point, en advarsel koster
procedure-stones-hint = Lægges til modstanderens fanger
procedure-most-points = Flest point i en straf efter skøn
procedure-most-points-hint = 0: ingen sådan straf
procedure-most-minutes = Flest minutter i en straf efter skøn
procedure-most-minutes-hint = 0: ingen sådan straf
procedure-warnings = Advarsler, der taber partiet
procedure-warnings-hint = Tomt: aldrig
procedure-end = Hvad disse advarsler fører til
procedure-end-hint = For det parti, hvor den sidste gives
procedure-end-game-loss = Partiet er tabt
procedure-end-exclusion = Partiet er tabt, og spilleren er ude af turneringen
procedure-scope = Hvilke tidligere advarsler der tæller
procedure-scope-hint = Hver straf står ved hændelsen, hvad enten den tæller eller ej
procedure-scope-game = Dem fra samme parti
procedure-scope-event = Dem fra hele turneringen
procedure-section-lateness = Forsinkede spillere
procedure-grace = Respit for forsinkede i minutter
procedure-grace-hint = Sædvanligt: 30
procedure-limit = Den, der kommer, netop som respitten slutter, kommer til tiden
procedure-limit-hint = Ellers er det sidste minut for sent
procedure-after = Efter respitten
procedure-after-hint = For den, der kommer senere
procedure-after-loses-by-default = Partiet er tabt uden kamp
procedure-after-clock-only = Kun uret belastes
procedure-after-arbiter = Dommeren afgør det
procedure-charge = Procent af forsinkelsen af uret
procedure-charge-hint = 100: uret gik fra begyndelsen; 200: det dobbelte af forsinkelsen; 0: intet
procedure-section-decides = Hvem der afgør
procedure-elsewhere = Hvor teksten intet siger
procedure-elsewhere-hint = For hændelser, som proceduren ikke har nogen regel for
procedure-elsewhere-default = Det sædvanlige, medmindre dommeren vælger andet
procedure-elsewhere-arbiter-decides = Dommeren afgør det fra begyndelsen
procedure-clock = Urene, hvor en regel intet siger
procedure-clock-hint = Mens en hændelse afgøres
procedure-clock-leave-as-is = De beholder deres tider
procedure-clock-stop-meanwhile = Standset imens, derefter går de videre
procedure-clock-set-right = Dommeren stiller dem rigtigt
procedure-clock-reset = Begge begynder forfra
procedure-committee = Appeludvalgets medlemmer
procedure-committee-hint = 0: ingen appel
procedure-until = Appeller
procedure-until-hint = Hvor længe en spiller kan appellere
procedure-until-result-confirmed = Indtil resultatet er bekræftet
procedure-until-round-closed = Indtil runden er afsluttet
procedure-until-minutes-after-told = Et antal minutter efter underretning om kendelsen
procedure-until-minutes = Minutter til en appel
procedure-until-minutes-hint = Hvis fristen for appel er i minutter
procedure-edition = Udgave
procedure-since = I kraft fra
procedure-to = I kraft til
procedure-confirmation-words = Hvorfor et bekræftet resultat står fast
procedure-confirmation-source = Dens tekst
procedure-confirmation-article = Dens artikel
procedure-confirmation-standing = Grundlag
procedure-standing-text = Teksten siger det
procedure-standing-derived = Det følger af teksten
procedure-standing-setting = Almindelig praksis
procedure-elsewhere-words = Hvad der gælder, hvor teksten intet siger
procedure-elsewhere-source = Dens tekst
procedure-elsewhere-article = Dens artikel
procedure-elsewhere-standing = Grundlag
period-from = I kraft siden { $from }
period-until = I kraft til { $until }
## Its rules for each kind
rule-list-of-file = Alle disse regler kommer fra turneringens fil.
rule-list-note = Den første regel, der passer, gælder; passer ingen, gælder det sædvanlige.
rule-list-in-text = Ifølge teksten
rule-always = Altid
rule-otherwise = Ellers
rule-with-sanction = { $remedy }, med: { $sanction }
rule-may-choose = Dommeren kan vælge: { $what }
rule-instead = Dommeren kan i stedet vælge: { $what }
rule-if-agreed = Hvis begge spillere er enige: { $what }
rule-may-add = Dommeren kan tilføje: { $what }
rule-when-at-once-moves = { $n ->
    [one] Bemærket højst { $n } træk senere
   *[other] Bemærket højst { $n } træk senere
  }
rule-when-in-moves = { $n ->
    [one] Bemærket inden for { $n } træk
   *[other] Bemærket inden for { $n } træk
  }
rule-when-past-moves = { $n ->
    [one] Bemærket mere end { $n } træk senere
   *[other] Bemærket mere end { $n } træk senere
  }
rule-when-colors-until = Bemærket til og med træk { $n }
condition-at-once = Bemærket straks
condition-opponent-claims = Modstanderen klager
condition-arbiter-notices = En dommer bemærker det
condition-agreed = Begge er enige
condition-disagreed = Begge blev spurgt og er ikke enige
condition-deliberate = Med vilje
condition-dropped = Stenen gled
condition-force-majeure = Ingen ved brættet forårsagede det
condition-lost = Stillingen kan ikke stilles op igen
condition-cannot-return = Stenene kan ikke gå tilbage
condition-played-on = Spillet er gået videre siden
condition-effective-move = Et effektivt træk blev fundet efter standsningen, begge blev spurgt og nægter
condition-named-fault = En af de fejl, teksten nævner
condition-not-pressed = Uret blev ikke trykket
condition-after-stop = Vingefald blev meldt efter standsningen
condition-bystander = En udenforstående meldte vingefald
condition-no-pass-stone = Der blev passet uden at aflevere stenen
condition-for-captures = For at tage fangne sten af
condition-only-dame = Kun dame er tilbage
condition-passed-early = Begge passede, mens der stadig var noget at spille om
condition-illegal-move-loses = Artikel 14 gælder
condition-legal-in-record = Lovligt efter noteringen
## What players have, and what they read
ruling-own = Denne turnering afviger fra teksten:
given-by = Kendelse { $no }, runde { $round }, bord { $table }
given-points = { $n } point betalt som straf
given-time = { $n } { $n ->
    [one] minut
   *[other] minutter
  } mistet som straf
given-other-game = Fra et andet parti: tælles ikke her
given-stones = { $n ->
    [one] { $n } point betalt
   *[other] { $n } point betalt
  }
given-game-loss = Parti tabt ved advarsler
given-exclusion = Ude af turneringen
given-other = En anden straf

# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = Træk { $n } kom først og er afgørende: der kan ikke afsiges kendelse om dette alene.
incident-known = Fra noteringen: træk { $n }, bemærket efter træk { $moves }.
case-record-wrong = Noteringen er forkert her
case-record-wrong-note = Kun hoveddommeren kan tilsidesætte noteringen, med begrundelse.
ruling-ask-both = Begge spillere spørges først: spille videre eller afslutte partiet, som det ligger.
ruling-play-on = Det standsede parti går videre.
ruling-first = { $color } spiller først og kan passe.
ruling-record-same = Noteringen viser det allerede: intet er ændret i den
condition-not-asked = Et effektivt træk blev fundet, og ikke begge blev spurgt
condition-plays-on = En spiller vil spille videre
appeal-over = Resultatet er bekræftet: fristen for appel er udløbet.
procedure-arbiter-claims = At en dommer bemærker det, tæller som modstanderens klage
procedure-arbiter-claims-hint = Den amerikanske tekst kræver modstanderens egen indsigelse
procedure-captain-claims = En holdkaptajn må klage på spillerens vegne
procedure-captain-claims-hint = Hvor tekster kræver modstanderens egen indsigelse
procedure-second-stone-alone = Af to træk i rad tages kun det andet af
procedure-second-stone-alone-hint = Ellers tages begge af for én pas
## The stopped board
asked-player = Svar fra { $color }
asked-not-yet = Ikke spurgt endnu

# What rulings rest on: our own words for each article, the names of articles and of texts.
# The referee room has the same English; a test holds the two together.

## What a clause says
text-says-event = Turneringen har sin egen regel for dette.
text-says-nihon-kiin-captures-left = Et træk er fuldført, når de fangne sten er af: de tages af.
text-says-nihon-kiin-accepted-end = Opgivelse afslutter partiet; når begge har accepteret afslutningen, ændrer det, der findes bagefter, intet.
text-says-nihon-kiin-earlier-ruling = Den tidligste overtrædelse er afgørende: den, der først brød en regel, vinder ikke ved en senere overtrædelse af modstanderen.
text-says-nihon-kiin-confirmation = Når begge spillere har bekræftet resultatet, ændrer intet det.
text-says-nihon-kiin-count-disputed = En indsigelse får begge til at gennemgå liv og død og optællingen igen, om nødvendigt ved at spille partiet igennem igen.
text-says-nihon-kiin-count-disputed-effective-move = Efter standsningen findes et effektivt træk, og spillerne hverken genoptager eller enes om at slutte: begge taber.
text-says-usual-elsewhere = Teksten har ingen regel for dette: dommeren afgør det.
text-says-nihon-kiin-ko-retake = Turneringen anvender ikke tabet; trækket tages tilbage, dommeren kan gøre andet.
text-says-nihon-kiin-ko-retake-illegal-move-loses = Den, der bryder en spilleregel, taber, uanset hvornår det opdages, før resultatet er bekræftet.
text-says-nihon-kiin-stone-displaced-deliberate = En sten blev flyttet, og spillet gik videre: den går tilbage til sit punkt, og spillet fortsætter.
text-says-nihon-kiin-stone-displaced-cannot-return-deliberate = Stenen kan ikke gå tilbage, eller spillerne er ikke enige: begge taber.
text-says-nihon-kiin-stone-removed = Kun sten uden en frihed tages af: de øvrige går tilbage, som flyttede sten gør.
text-says-nihon-kiin-superko = Forbuddet i art. 6 varer én tur; en gentagelse er ingen overtrædelse. Uden enighed spilles der videre.
text-says-nihon-kiin-superko-agreed = Hele brættet gentager sig, og begge er enige: intet resultat.
text-says-usual-late-arrival = Så længe respitten varer, belastes uret; derefter gælder turneringens regel.
text-says-usual-no-show = Den, der ikke kommer, taber uden kamp; kommer ingen, taber begge. Den, der bliver væk fra runder uden afbud, kan få en advarsel eller udelades af de følgende.
## Articles, and headings where they have no numbers
text-article-absence = Fravær
text-article-at-the-arbiter-s-discretion = Efter dommerens skøn
text-article-art-10-3 = Art. 10.3
text-article-art-10-4 = Art. 10.4
text-article-art-12 = Art. 12
text-article-art-13-1 = Art. 13.1
text-article-art-13-2 = Art. 13.2
text-article-art-14 = Art. 14
text-article-art-5 = Art. 5
text-article-art-5-and-13-2 = Art. 5 og 13.2
text-article-confirmation = Bekræftelse
text-article-lateness = Forsinkelse
text-article-own-rule = Egen regel
text-article-time = Tid
text-article-without-art-14 = Uden art. 14
## Texts and their editions
text-source-clubs-and-beginners-sheets = Klubber og begynderark
text-source-japanese-rules-of-go-1989 = Japanske goregler 1989
text-source-kansai-ki-in-japanese-rules-of-go-1989 = Kansai Ki-in, japanske goregler 1989
text-source-nihon-ki-in-japanese-rules-of-go-1989 = Nihon Ki-in, japanske goregler 1989
text-source-settings-of-the-event = Turneringens indstillinger
## Stopped games, taking back, rules of play
text-says-nihon-kiin-take-back-at-once = Et udført træk står: stenen går tilbage til det punkt, hvor den først blev spillet, og det er modstanderens tur.
text-says-nihon-kiin-take-back = En sten blev flyttet, og spillet gik videre: den går tilbage, hvis begge er enige. Et andet træk i samme tur ville være en overtrædelse, og den først fundne er afgørende.
text-says-nihon-kiin-count-disputed-plays-on = En spiller beder om at spille videre: den anden kan ikke nægte, spiller først og kan passe.
text-says-nihon-kiin-count-disputed-not-asked = Et effektivt træk blev fundet: hver spiller spørges, om der skal spilles videre, eller partiet skal slutte, som det ligger. Den, der ikke er spurgt, har ikke nægtet.
text-says-club-take-back = En sten, der er sat, flyttes ikke: den går tilbage til det punkt, hvor den først blev spillet.
text-says-rules-of-play = Turneringens spilleregler tillader det.
text-article-art-2-and-13-2 = Art. 2 og 13.2
text-article-art-11-and-14 = Art. 11 og 14
text-article-art-11 = Art. 11
text-article-calls-after-the-end = Anmeldelser efter afslutningen
text-article-calls-after-a-ruling = Anmeldelser efter en kendelse
text-article-art-13-2-and-14 = Art. 13.2 og 14
text-article-art-9-3 = Art. 9.3
text-article-art-9-3-and-13-1 = Art. 9.3 og 13.1
text-article-playing-a-stone = At spille en sten
text-article-rules-of-play = Spilleregler
text-source-general-practice = Almindelig praksis
text-article-clock-not-pressed = Uret ikke trykket
text-article-flag-after-the-stop = Vingefald efter standsningen
text-article-flag-called-by-a-bystander = Vingefald meldt af en udenforstående
text-article-flag-after-a-move = Vingefald efter et træk
text-article-both-flags = Begge vinger
text-article-wrong-time-set = Forkert tid indstillet
text-article-faulty-clock = Defekt ur
text-article-clock-stopped = Uret standset
text-article-devices = Apparater
text-article-phone = Telefon
text-article-noise = Støj
text-says-usual-flag-late-after-stop = Normalt meldes vingefald, mens partiet spilles: efter at begge har passet, afgør optællingen. Spillerummet: optællingen afgør, eller tab på tid.
text-says-usual-flag-late-bystander = Normalt gør kun spillerne og dommeren opmærksom på vingefald, og en dommer, der ser det, griber ind. Spillerummet: spil videre, eller tab på tid; den, der råbte op, kan vises bort.
text-says-usual-flag-late = Normalt gælder en falden vinge, så længe partiet spilles, også efter flere træk, hvis ingen betvivler, at den faldt før. Spillerummet: tab på tid, spil videre, eller tid tilbage.
text-says-usual-both-flags = Kan ingen sige, hvilken vinge der faldt først, taber normalt ingen på det, og begge går videre i overtid. Spillerummet: bringes i orden, spil videre, uafgjort, begge taber, omkamp.
text-says-usual-wrong-time = Urene stilles som bekendtgjort, minus den tid, hver har brugt. Spillerummet: bringes i orden, spil videre med det, der var indstillet, omkamp, hvis det opdages tidligt.
text-says-usual-clock-faulty = Uret skiftes ud, og begge får tilbage, hvad det kostede, efter de noterede tider, hvis de blev ført. Spillerummet: så meget, som noteringen viser, halvdelen af det tvivlsomme, intet.
text-says-usual-clock-stopped = En spiller standser uret for at kalde dommeren, og ellers kun til det, der er meddelt. Spillerummet: tiden bliver, tid gives tilbage eller trækkes fra, en påtale, en advarsel.
text-says-usual-device = Ved hånden, men ikke brugt: normalt en advarsel. Brugt til at se på stillingen: normalt tab af partiet og udelukkelse. Dommeren ser efter, hvad der blev brugt til hvad.
text-says-usual-phone = Første gang normalt en advarsel, i strenge turneringer tab af partiet. Spillerummet: en påtale, en advarsel, tid til modstanderen, tab.
text-says-usual-noise = Normalt først et ord, så en advarsel; den, der blev forstyrret, kan få tid tilbage. Tilskuere vises bort.
text-says-usual-pass-disputed-no-pass-stone = Hvor en pas koster en sten, afleveres den manglende, så snart nogen opdager det, også under optællingen.
text-says-usual-pass-disputed = Man passer højt og trykker på uret. Er der tvivl, spørges begge; normalt mister ingen en tur eller partiet ved det. Spillerummet: der spilles videre, også hvis begge havde passet; tid gives tilbage.
text-says-usual-resignation-disputed = Begge høres, og hvem der var i nærheden. Den, der giver op, siger det eller viser det utvetydigt; en gestus, der kan betyde andet, er ingen opgivelse. I tvivlstilfælde går partiet videre.
text-says-usual-result-wrong = Resultatet er det, partiet gav, ikke det, der blev skrevet. Begge høres, og et noteret parti ses efter; den, der er alene om det, behøver mere end sit eget ord. Et resultat, som begge har bekræftet, rettes af hoveddommeren.
text-says-usual-wrong-pairing = Opdages det tidligt, standses partierne og spilles som trukket, med urene forfra. Opdages det sent, gælder normalt det, der blev spillet, og parringen rettes, så den siger, hvem der spillede mod hvem.
text-says-usual-left-game = Hjælp til den syge går forud for partiet. Normalt løber uret for den, der er væk, og den, der ikke kan komme tilbage, taber. Ved sygdom kan dommeren standse urene, give tid tilbage eller lade partiet spille færdigt senere eller om.
text-says-usual-adjournment = Normalt spilles et parti færdigt i ét stræk. Afbryder dommeren det, standses urene, og den, der skal trække, skriver det næste træk ned og forsegler det; stillingen og begge tider noteres.
text-says-usual-collusion = Det antages ikke om nogen. Begge høres, hver for sig, og det, der er set, skrives ned. Uden bevis sker der intet. Spillerummet: intet, en advarsel, tab for begge; udelukkelse afgøres af arrangøren eller udvalget.
text-says-usual-rounds-skipped = Den, der ikke kan spille en runde, melder afbud, før den lodtrækkes, som turneringen har meddelt. Den, der udebliver uden afbud, høres først. Spillerummet: intet, en advarsel eller udeladt af de følgende runder, hvilket afgøres af arrangøren eller udvalget.
text-says-nihon-kiin-stone-displaced-cannot-return-agreed = Stenen kan ikke gå tilbage, og begge er enige om, hvordan der spilles videre: sådan gøres det.
text-says-nihon-kiin-time-loss = Den, der ikke når en periodes træk inden for dens tid, taber straks.
text-says-usual-confirmation = Et resultat, som begge spillere har bekræftet, står ved magt; hvor teksten intet siger, kan turneringen bestemme andet.
text-says-usual-elsewhere-2 = Teksten har ingen procedure: dommeren afgør det, og som udgangspunkt genoprettes stillingen.
text-says-usual-accepted-end = Partiet var slut, og begge havde accepteret det: en anmeldelse bagefter ændrer ikke resultatet.
text-says-usual-earlier-ruling = En kendelse har afsluttet dette parti: det, der skete bagefter eller på et ukendt tidspunkt, ændrer ikke resultatet.
text-says-usual-play-went-on = Teksten siger ikke, hvad der gælder, når der er spillet videre: dommeren afgør det.
text-article-end-of-the-game = Partiets slutning

# When rounds begin, and what pages say that have nobody to show.

error-find = Find et navn
