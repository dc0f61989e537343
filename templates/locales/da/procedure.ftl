# The event's procedure field by field, its rules for each kind, penalties so far.

## Every field of it
procedure-back = Tilbage til teksten
procedure-back-done = Turneringen har det igen som teksten.
procedure-changed = Ændret af denne turnering
procedure-in-text = I teksten: { $text }
procedure-yes = ja
procedure-no = nej
procedure-none = intet
procedure-own-rules = Regler for denne slags hændelse
procedure-section-moves = Ulovlige træk
procedure-article-14 = Et ulovligt træk taber (japanske regler, artikel 14)
procedure-article-14-hint = For reglerne nedenfor, der spørger, om artikel 14 gælder
procedure-at-once = Træk, der må følge, og det gælder stadig som straks
procedure-at-once-hint = 0: bemærket før næste træk
procedure-window = Træk, inden for hvilke det skal bemærkes
procedure-window-hint = For regler med en frist; en regel kan have sin egen frist
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
procedure-stones-hint = Som sten til modstanderens fanger
procedure-warnings = Advarsler, der taber
procedure-warnings-hint = Tomt: aldrig
procedure-end = Hvad så mange advarsler fører til
procedure-end-hint = For det parti, hvor den sidste gives
procedure-end-game-loss = Partiet er tabt
procedure-end-exclusion = Partiet er tabt, og spilleren er ude af turneringen
procedure-scope = Hvilke tidligere der tæller
procedure-scope-hint = Hver straf står ved hændelsen, hvad enten den tæller eller ej
procedure-scope-game = Dem fra samme parti
procedure-scope-event = Dem fra hele turneringen
procedure-section-lateness = Forsinkede
procedure-grace = Respit for forsinkede i minutter
procedure-grace-hint = Sædvanligt: 30
procedure-limit = Den, der kommer, netop som respitten slutter, er rettidig
procedure-limit-hint = Ellers er det sidste minut for sent
procedure-after = Efter respitten
procedure-after-hint = For den, der kommer for sent
procedure-after-loses-by-default = Partiet er tabt uden kamp
procedure-after-clock-only = Kun uret belastes
procedure-after-arbiter = Dommeren afgør det
procedure-charge = Procent af forsinkelsen af uret
procedure-charge-hint = 100: uret gik fra begyndelsen; 200: det dobbelte af forsinkelsen; 0: intet
procedure-section-decides = Hvem afgør
procedure-elsewhere = Hvor teksten intet siger
procedure-elsewhere-hint = For hændelser, som proceduren ingen regel har for
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
procedure-until-hint = Indtil hvornår en spiller kan appellere
procedure-until-result-confirmed = Indtil resultatet er bekræftet
procedure-until-round-closed = Indtil runden er afsluttet
procedure-until-minutes-after-told = Så mange minutter efter underretning om kendelsen
procedure-until-minutes = Minutter til en appel
procedure-until-minutes-hint = Hvis appeller går efter minutter
procedure-section-text = Selve teksten
procedure-text-note = Det, kendelser angiver som deres grundlag. Skriv her, hvad turneringens egen indbydelse siger.
procedure-edition = Udgave
procedure-edition-hint = Teksten med navn og årstal
procedure-since = I kraft fra
procedure-since-hint = Tomt: åbent
procedure-to = I kraft til
procedure-to-hint = Tomt: åbent
procedure-confirmation-words = Hvorfor et bekræftet resultat står fast
procedure-confirmation-words-hint = Med dine ord
procedure-confirmation-source = Dens tekst
procedure-confirmation-source-hint = For et bekræftet resultat
procedure-confirmation-article = Dens artikel
procedure-confirmation-article-hint = Eller overskriften
procedure-confirmation-standing = Hvor godt det er begrundet
procedure-confirmation-standing-hint = For et bekræftet resultat
procedure-confirmation-standing-text = Læst i teksten
procedure-confirmation-standing-derived = Udledt af teksten
procedure-confirmation-standing-setting = Almindelig praksis, en indstilling for turneringen
procedure-elsewhere-words = Hvad gælder, hvor teksten tier
procedure-elsewhere-words-hint = Med dine ord
procedure-elsewhere-source = Dens tekst
procedure-elsewhere-source-hint = For hændelser uden regel
procedure-elsewhere-article = Dens artikel
procedure-elsewhere-article-hint = Eller overskriften
procedure-elsewhere-standing = Hvor godt det er begrundet
procedure-elsewhere-standing-hint = For hændelser uden regel
procedure-elsewhere-standing-text = Læst i teksten
procedure-elsewhere-standing-derived = Udledt af teksten
procedure-elsewhere-standing-setting = Almindelig praksis, en indstilling for turneringen
period = I kraft { $days }
period-from = I kraft siden { $from }
period-until = I kraft til { $until }

## Its rules for each kind
rule-list-title = Regler for hver slags hændelse
rule-list-note = Prøves i denne rækkefølge; den første, der passer, gælder.
rule-list-of-file = Reglerne som helhed kommer fra turneringens fil.
rule-list-lead = Den første regel, der passer, gælder; passer ingen, det sædvanlige. En ny regel prøves først.
rule-list-in-text = Som teksten har det
rule-list-saved = Reglerne er gemt.
rule-number = Regel { $n }
rule-up = Op
rule-remove = Tag ud
rule-add = Tilføj en regel
rule-sentence = { $when }: { $then }.
rule-always = Altid
rule-otherwise = Ellers
rule-arbiter-decides = Dommeren afgør det
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
condition-in-window = Bemærket inden for fristen
condition-past-window = Bemærket efter fristen
condition-opponent-claims = Modstanderen klager
condition-while-colors-correctable = Bemærket, mens farver kan rettes
condition-agreed = Begge spillere er enige
condition-disagreed = Spillerne blev spurgt og er ikke enige
condition-deliberate = Med vilje
condition-dropped = Stenen gled
condition-force-majeure = Ingen ved brættet forårsagede det
condition-lost = Stillingen kan ikke stilles op igen
condition-cannot-return = Stenene kan ikke gå tilbage
condition-effective-move = Et virksomt træk blev fundet efter standsningen, begge blev spurgt og nægter
condition-named-fault = En af de fejl, teksten nævner
condition-not-pressed = Uret blev ikke trykket
condition-after-stop = Vingefald blev meldt efter standsningen
condition-bystander = En udenforstående meldte vingefald
condition-illegal-move-loses = Artikel 14 gælder
condition-legal-in-record = Lovligt efter noteringen
rule-when = Gælder når
rule-when-note = Alle disse skal være opfyldt; ingen: altid.
rule-window = Træk i denne regels egen frist
rule-window-hint = Tomt: turneringens frist
rule-remedy = Hvad der gøres
rule-firmness = Hvor stærkt den binder
rule-firmness-hint = Hvor det er overladt til dommeren, sker intet, før et af valgene nedenfor er truffet
rule-instead-title = Hvad der ellers kan vælges
rule-instead-question = Dommeren kan vælge
rule-agreed-question = Hvis begge spillere er enige
rule-may-question = Dommeren kan tilføje
rule-reopens = Også efter at begge har bekræftet resultatet
rule-reopens-note = Intet forbunds tekst har dette
rule-basis = Hvad den bygger på
rule-basis-note = Bliver reglen en anden, og disse ord bliver, som de er, angiver kendelser selve turneringen som deres grundlag.
rule-words = Hvad teksten siger, med dine ord
rule-source = Tekst
rule-article = Artikel eller overskrift
rule-standing = Hvor godt den er begrundet
standing-text = Læst i teksten
standing-derived = Udledt af teksten
standing-setting = Almindelig praksis, en indstilling for turneringen
rule-save = Gem reglen

## What players have, and what they read
ruling-own = Denne turnering har det anderledes end teksten:
ruling-told-at = Underrettet { $at }
given-by = Kendelse { $no }, runde { $round }, bord { $table }
given-other-game = Fra et andet parti: tælles ikke her
given-caution = Påtale
given-warning = Advarsel
given-stones = { $n ->
    [one] { $n } point betalt
   *[other] { $n } point betalt
  }
given-game-loss = Parti tabt ved advarsler
given-exclusion = Ude af turneringen
given-other = En anden straf
