# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = Dette skal udfyldes. Skriv 1 til 200 tegn.
fault-too-long = { $length } tegn er for mange; { $most } er det højeste.
fault-control = Der er et styretegn i det. Skriv bogstaver, cifre og mellemrum.
fault-range = Skriv et tal fra { $least } til { $most }, ikke { $value }.
fault-ends-before = Slutningen ligger før begyndelsen. Vælg samme dag eller en senere.
fault-floor-bar = Gulvet ligger over baren. Vælg en bar, der er mindst lige så høj.
fault-twice = { $what } står der to gange. Én er nok.
fault-main-score = En af MMS, NBW og CPS skal med, så sejre tæller.
fault-category-order = Hver grænse skal være lavere end den foregående.
fault-round-order = Den ville begynde før runde { $round } eller samtidig.
fault-club-code = »{ $code }« er ingen klubkode: skriv 1 til 4 almindelige bogstaver og cifre.
fault-rank = Skriv en grad fra 30k til 9d, såsom 4k eller 2d, ikke »{ $typed }«.
fault-rating = Skriv et helt tal fra -1000 til 3500, ikke »{ $typed }«. 2100 er 1. dan.
fault-result = »{ $typed }« er intet resultat. Skriv B+, W+3.5, B+R, W+T, 0 eller both-lose.
fault-points = Skriv point såsom 6,5 eller 7, ikke »{ $typed }«.
fault-number = Skriv et helt tal, ikke »{ $typed }«.
fault-date = Skriv en dato såsom 2026-05-14, ikke »{ $typed }«.
fault-time = Skriv et klokkeslæt såsom 14:30, ikke »{ $typed }«.
fault-choice = Vælg et af svarene.
fault-form = Noget mangler i denne formular. Se den igennem, og send den igen.

## Requests that cannot be answered
error-bad-request = Ikke forstået
error-bad-request-why = Forespørgslen er ikke fuldstændig. Gå tilbage, og prøv igen fra siden.
error-forbidden = Ikke for dig
error-owner-why = Det gør ejeren af denne server.
error-organiser-why = Det gør arrangørerne.
error-arbiter-why = Det gør dommerne og arrangørerne.
error-forbidden-why = Din konto har ingen del i dette. Bed arrangøren om at give dig en.
error-elsewhere-why = Dette kom fra et andet websted og blev derfor ikke udført. Åbn siden her, og gør det igen.
error-name-why = Denne server går ikke under navnet { $host }. Åbn den via den adresse, den skrev ved starten; den, der driver den, kan starte den med --origin og dette navn.
error-no-key-why = Dette kom ikke fra en formular på dette websted og blev derfor ikke udført. Åbn siden igen, og gør det der.
error-not-found = Ikke her
error-not-found-why = Den side findes ikke. Den kan være flyttet eller endnu ikke offentliggjort.
error-conflict = Ændret i mellemtiden
error-conflict-why = En anden ændrede dette for et øjeblik siden. Åbn siden igen for at se, hvad der står nu.
error-too-large = For stort
error-too-large-why = Der kan højst sendes { $limit } KB hertil. Intet blev gemt; send mindre eller en mindre fil.
error-unprocessable = Ikke muligt
error-too-many = For ofte
error-too-many-why = Der var for mange forsøg. Vent et minut, og prøv så igen.
error-busy = Ikke nu
error-busy-why = Tjenesten har travlt eller skal til at genstarte. Prøv igen om et øjeblik; intet er gået tabt.
error-internal = Vores fejl
error-internal-why = Noget gik galt her. Det, du gjorde, er måske ikke gemt: Se efter, før du gør det igen.
error-reference = Sker det igen, så giv arrangøren dette nummer: { $number }.
error-to-the-event = Til turneringen
error-to-the-front = Til forsiden
form-meanwhile = { $name } ændrede dette i mellemtiden, kl. { $time }. Det, du har ændret, er bevaret i formularen; intet er gemt endnu. Se på det, og gem så igen.
form-meanwhile-somebody = Dette blev ændret i mellemtiden, kl. { $time }. Det, du har ændret, er bevaret i formularen; intet er gemt endnu. Se på det, og gem så igen.
fault-meanwhile = Her står nu »{ $theirs }«; du skrev »{ $mine }«, som bliver gemt, hvis du gemmer igen.
fault-margin-of-other = Med { $typed } vandt den anden spiller. Skriv denne sejrs margin, eller vælg et andet svar ovenfor.
