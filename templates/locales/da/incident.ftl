# Incidents and rulings: what happened, when, the ruling, the referee's log.

way-incidents = Hændelser
way-rulings = Kendelser
boards-incident = Hændelse
boards-incident-at = Hændelse ved bord { $table }

## What happened
incident-step = Hændelse, trin { $n } af 4.
incident-at = Bord { $table }, { $black } og { $white }
incident-place = Runde { $round }, bord { $table }
incident-board = Bræt
incident-what = Hvad skete
incident-when = Hvornår
incident-what-question = Hvad skete der?
incident-on-board = På brættet
incident-around = Omkring brættet
incident-choose = Dette
incident-by-both = Begge
incident-by-nobody = Ingen eller ukendt
incident-what-by = { $what }: { $by }
kind-ko-retake = Slog straks tilbage i en ko
kind-superko = Gentog en tidligere stilling
kind-suicide = Selvmord
kind-occupied = Spillede på et optaget punkt
kind-out-of-turn = Spillede uden for tur
kind-two-in-a-row = Spillede to gange i træk
kind-stone-displaced = En sten blev flyttet eller skubbet
kind-stone-removed = Sten med friheder blev taget af
kind-captures-left = Slåede sten blev liggende på brættet
kind-captures-mishandled = Slåede sten ikke på låget
kind-take-back = Tog et træk tilbage eller flyttede det
kind-board-scattered = Stenene blev spredt
kind-wrong-colors = Forkerte farver
kind-wrong-setup = Forkert komi eller handicap
kind-clock-misuse = Uret brugt forkert
kind-time-loss = Tiden løb ud
kind-late-arrival = Kom for sent
kind-no-show = Kom ikke
kind-outside-help = Hjælp udefra eller et apparat
kind-conduct = Opførsel
kind-count-disputed = Uenighed om optællingen
kind-repetition = Partiet gentager sig, og ingen viger
kind-other = Noget andet

## When
incident-when-question = Hvornår blev det bemærket?
when-at-once = Straks, før næste træk
when-up-to-three = Ét til tre træk senere
when-more = Mere end tre træk senere
when-confirmed = Efter at begge havde bekræftet resultatet
when-before-result = Før begge havde bekræftet resultatet
incident-numbers = Træknumre, og hvem så det
incident-numbers-note = Uden numre er svarene ovenfor nok.
incident-which-move = Hvilket træk
incident-after-move = Bemærket efter træk
incident-by-numbers = Gå efter disse numre
incident-who = Hvem bemærkede det
incident-who-unsaid = Ikke oplyst
incident-who-arbiter = Dommeren
incident-move = Træk { $n }
incident-noticed-after = bemærket efter træk { $n }
incident-minutes = Minutter for sent
incident-grace = Turneringens respittid er { $n } minutter.
incident-minutes-late = { $n } minutter for sent
incident-fault = Hvad præcis
incident-fault-before-stone = Trykket, før stenen var sat, eller samtidig
incident-fault-before-captures = Trykket, før de slåede sten var væk
incident-fault-off-lid = Ikke opbevaret på låget
incident-fault-touched = Rørt eller givet tilbage
incident-fault-other = Noget andet
incident-so = Er det sådan?
case-point-taken = Dens punkt er nu optaget
case-deliberate = Det var med vilje
case-agreed = Begge spillere er enige
case-disagreed = Spillerne blev spurgt og er ikke enige
case-dropped = Stenen gled ud af fingrene
case-forced = Ingen ved brættet forårsagede det
case-lost = Ingen kan stille stillingen op igen
case-effective-move = Efter standsningen fandt nogen et virksomt træk
incident-back = Tilbage til det, der skete
incident-kept = Rapporten er gemt. Kendelsen kan følge fra denne side.

## The ruling
ruling-title = Kendelse, bord { $table }
ruling-number = Kendelse { $no }
ruling-waits = Dommeren afgør det; intet sker før.
ruling-no-offence = Ingen forseelse.
ruling-why = Hvorfor
ruling-binds = Bindende
firm-binding = Teksten siger det
firm-default = Sådan, medmindre dommeren vælger andet
firm-open = Teksten overlader det til dommeren
ruling-clocks = Ure
ruling-earlier = Straffe hidtil
ruling-penalty = Straf derudover
ruling-words = Med dommerens ord
ruling-words-hint = Din begrundelse; ved en anden straf, hvad den er
ruling-told = Spillere underrettet
ruling-confirm = Bekræft kendelsen
ruling-choose = Hvad du kan vælge
ruling-instead = Hvad du kan vælge i stedet
ruling-if-agreed = Hvis begge er enige: { $remedy }
ruling-later = Ikke nu: gem rapporten
ruling-arbiter = Dommer
ruling-amends = I stedet for
ruling-status = Ikke længere i kraft
ruling-not-told = Ikke underrettet endnu
ruling-tell = Er underrettet
ruling-told-now = Kendelse { $no }: noteret, at spilleren er underrettet.
ruling-sheet = Ark til udskrift
ruling-amend = Ændr
ruling-withdraw = Træk kendelsen tilbage
ruling-withdraw-note = Dens straffe tæller ikke længere. Står dens resultat endnu, viser brættet igen, hvad det viste før. Indførslen bliver stående.
ruling-withdraw-reason = Hvorfor trækkes den tilbage?
ruling-withdrawn-now = Kendelse { $no } er trukket tilbage.
ruling-amended-by = Ændret ved kendelse { $no }
ruling-withdrawn-by = Trukket tilbage af { $name }, { $at }: { $reason }
ruling-recorded = Kendelse { $no } er indført. Brættets resultat bliver, som det er.
ruling-recorded-result = Kendelse { $no } er indført, og brættet viser dens resultat.
ruling-recorded-before = Denne kendelse var allerede indført.
result-becomes = { $before } → { $after }
result-unchanged = Bliver, som det er
result-open = Åbent: der spilles eller tælles om
result-unrated = Ikke ratet, og intet for indbyrdes opgør
standings-place = Plads
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [one] Én spiller mere får ændret placering eller tie-break
   *[other] { $n } spillere mere får ændret placering eller tie-break
  }

## What a ruling does
effect-goes-on = Partiet fortsætter, som det står.
effect-before = Tilbage til stillingen før træk { $n }.
effect-before-unknown = Tilbage til stillingen før det pågældende træk.
effect-pass = { $stones ->
    [one] Stenen tages af, og det tæller som en pas for { $color }.
   *[other] Begge sten tages af, og det tæller som en pas for { $color }.
  }
effect-turn = { $color } er i trækket.
effect-first-point = Stenen går tilbage til det punkt, hvor den først blev spillet.
effect-stones-back = Stenene går tilbage til deres punkter.
effect-captures-off = De slåede sten tages af.
effect-by-hand = Dommeren lægger stenene, hvor vedkommende finder det rimeligt.
effect-reconstructed = Stillingen stilles op igen.
effect-cleared = Brættet ryddes.
effect-pass-stones = { $n ->
    [one] { $color } får en pas-sten.
   *[other] { $color } får { $n } pas-sten.
  }
effect-prisoners = { $n ->
    [one] { $color } får én fange mere.
   *[other] { $color } får { $n } fanger mere.
  }
effect-points = { $color } får { $points } point.
effect-exchange = Spillerne bytter farver, stenene bliver.
effect-as-paired = Komi og handicap sættes som parret.
penalty-caution = Påtale til { $color }.
penalty-warning = Advarsel til { $color }.
penalty-stones = { $color } betaler { $n } point.
penalty-game-loss = { $color } har for mange advarsler.
penalty-exclusion = { $color } er ude af turneringen.
penalty-other = En anden straf til { $color }, med dommerens ord.
verdict-replay = Partiet spilles om.
verdict-count-again = Liv og død og optællingen gennemgås igen.
verdict-stands = Det bekræftede resultat står fast.
verdict-wins-illegal-move = { $color } vinder: modstanderens ulovlige træk.
verdict-wins-time = { $color } vinder på tid.
verdict-wins-default = { $color } vinder uden kamp.
verdict-wins = { $color } vinder ved kendelse.
verdict-ends = Partiet er slut: { $result }.
clock-leave = Lad dem være, som de er
clock-stop = Standset imens, derefter går de videre
clock-set-right = Dommeren stiller uret rigtigt
clock-charge = { $color } mister { $n } minutter
clock-reset = Begge begynder forfra
note-record-disagrees = Noteringen viser ikke denne overtrædelse: efterprøv først.
note-cannot-be-done = Det, teksten kræver, kan ikke længere gøres på dette bræt.
note-move-unknown = Ingen nævnte trækket: genskab stillingen i hånden.
note-window-unclear = Find ud af, hvor mange træk der blev spillet imellem.
note-starts-anew = Tidligere stillinger tæller ikke længere for ko og superko.
note-derived = Udledt af teksten, ikke sagt i den.
note-setting = Almindelig praksis, en indstilling for turneringen.
note-confirmed = Resultatet er bekræftet: en straf kan noteres, intet andet.
remedy-stands = Spil videre
remedy-no-offence = Ingen forseelse
remedy-take-back = Tag trækket tilbage
remedy-as-pass = Tag det tilbage som pas
remedy-first-point = Tilbage til første punkt
remedy-stones-back = Sten tilbage til deres punkter
remedy-reasonable-point = Til et rimeligt punkt
remedy-captures-off = Tag de slåede sten af
remedy-reconstruct = Stil stillingen op igen
remedy-exchange = Byt farver
remedy-correct-setup = Komi og handicap som parret
remedy-clock = Stil uret rigtigt
remedy-count-again = Tæl igen
remedy-points = Point til modstanderen, trækket står
remedy-lateness = Som turneringen behandler forsinkede
remedy-loses-illegal-move = Tab ved ulovligt træk
remedy-loses-time = Tab på tid
remedy-loses-default = Tab uden kamp
remedy-loses = Tab
remedy-both-lose = Begge taber
remedy-draw = Uafgjort
remedy-no-result = Intet resultat
remedy-replay = Omkamp
sanction-none = Ingen straf
sanction-caution = Påtale
sanction-warning = Advarsel
sanction-exclusion = Ude af turneringen
sanction-other = En anden straf, med dine ord

## The log
incidents-title = Dommerbog
incidents-lead = En hændelse begynder ved sit bræt.
incidents-waiting = Uden kendelse endnu
incidents-rule = Afgør
incidents-rulings = Kendelser
incidents-open = Åbn
incidents-csv = Dommerbogen som tabel (CSV)
rulings-title = Kendelser
rulings-lead = Hvad dommerne har afgjort, og hvorfor.
rulings-none = Ingen kendelse endnu.
sheet-how = Udskriv denne side, og få den underskrevet.
sheet-arbiter-signs = Dommer

## Appeals
appeal-none = Der er ingen appel i denne turnering.
appeal-may = Spillerne kan appellere { $until }, til et udvalg på { $members }.
appeal-until-confirmed = indtil resultatet er bekræftet
appeal-until-round = indtil runden er afsluttet
appeal-until-minutes = inden { $n } minutter efter underretningen
appeal-take = Modtag en appel
appeal-who = Hvem appellerer
appeal-grounds = Hvorfor
appeal-grounds-needed = Skriv, hvorfor spilleren appellerer
appeal-act = Modtag appellen
appeal-taken = Kendelse { $no }: appellen er modtaget.
appeal-number = Appel { $no }
appeal-by = { $name }, { $at }
appeal-judge = Udvalgets afgørelse
appeal-judge-note = Den dommer, der afsagde kendelsen, stemmer ikke. Afgørelsen er endelig.
appeal-member = Medlem { $n }
appeal-vote = Stemme
vote-upheld = Kendelsen står ved magt
vote-overturned = Kendelsen falder
appeal-reasons = Grunde
appeal-judge-act = Indfør afgørelsen
appeal-judged = Kendelse { $no }: udvalgets afgørelse er indført. Falder kendelsen, så ændr den eller træk den tilbage nu.
appeal-upheld = Kendelsen står ved magt ({ $members }).
appeal-overturned = Kendelsen falder ({ $members }).

## The event's procedure
procedure-title = Procedure og kendelser
procedure-lead = Hvad der sker efter et ulovligt træk, en forsinkelse, en advarsel: efter hvilken tekst, og hvad denne turnering har anderledes.
procedure-which = Procedure
procedure-which-hint = Efter et andet valg fylder dens egne værdier felterne nedenfor.
procedure-of-rules = Som spillereglerne: { $rules }
procedure-event = Turneringen
procedure-international = International turnering
procedure-international-note = Nogle tekster behandler dem særskilt
procedure-public = Offentliggør kendelser
procedure-public-note = Alle kan læse nye kendelser; ellers kun dommere, som underretter spillerne
procedure-save = Gem
procedure-saved = Proceduren er gemt.

## What is refused
refusal-procedure = Proceduren kan ikke bruges: { $why }
refusal-report = Rapporten passer ikke. Gå dens trin igennem igen.
refusal-report-by = Sig, om det var Sort eller Hvid
refusal-report-noticed = Det blev bemærket, før det skete: sammenlign de to numre
refusal-report-move = Skriv begge dele: hvilket træk det var, og efter hvilket det blev bemærket
refusal-choose-first = Teksten overlader det til dig: vælg en af mulighederne
refusal-not-offered = Dette kan ikke vælges sammen. Vælg igen.
refusal-words-needed = Skriv, hvad straffen er, og hvorfor
refusal-ruling-changed = I mellemtiden er brættet eller spillernes straffe ændret. Intet blev indført: se på kendelsen igen.
refusal-not-in-force = Denne kendelse var allerede ændret eller trukket tilbage
refusal-no-such-ruling = Den kendelse eller appel findes ikke
refusal-appeal-decided = Denne appel var allerede afgjort; afgørelsen er endelig
refusal-appeal-late = Fristen for appel er udløbet
refusal-appeal-none = Der er ingen appel i denne turnering
refusal-appeal-committee = Nævn hvert medlem af udvalget
refusal-appeal-own-case = Den dommer, der afsagde kendelsen, kan ikke afgøre appellen
refusal-appeal-twice = Et medlem er nævnt to gange
refusal-appeal-player = Kun de to spillere kan appellere

## The journal
act-incident = Hændelse rapporteret
act-ruling = Kendelse
act-tell-ruling = Spiller underrettet om en kendelse
act-withdraw-ruling = Kendelse trukket tilbage
act-appeal = Appel
act-judge-appeal = Appel afgjort
