# Wat er mis is met een veld of een verzoek, en wat te doen.

## Velden
fault-missing = Dit is nodig. Schrijf 1 tot 200 tekens.
fault-too-long = { $length } tekens zijn te veel; { $most } is het maximum.
fault-control = Er staat een stuurteken in. Schrijf letters, cijfers en spaties.
fault-range = Schrijf een getal van { $least } tot { $most }, niet { $value }.
fault-ends-before = Het einde ligt voor het begin. Kies dezelfde dag of een latere.
fault-floor-bar = De vloer ligt boven de bar. Kies een bar die minstens zo hoog is.
fault-twice = { $what } staat er twee keer. Eén keer is genoeg.
fault-main-score = Een van MMS, NBW en CPS is nodig, zodat winst telt.
fault-category-order = Elke grens moet lager zijn dan de vorige.
fault-round-order = Die zou vóór ronde { $round } beginnen, of tegelijk.
fault-club-code = “{ $code }” is geen clubcode: schrijf 1 tot 4 gewone letters en cijfers.
fault-rank = Schrijf een graad van 30k tot 9d, zoals 4k of 2d, niet “{ $typed }”.
fault-rating = Schrijf een geheel getal van -1000 tot 3500, niet “{ $typed }”. 2100 is 1 dan.
fault-result = “{ $typed }” is geen uitslag. Schrijf B+, W+3.5, B+R, W+T, 0 of both-lose.
fault-points = Schrijf punten zoals 6,5 of 7, niet “{ $typed }”.
fault-number = Schrijf een geheel getal, niet “{ $typed }”.
fault-date = Schrijf een datum zoals 2026-05-14, niet “{ $typed }”.
fault-time = Schrijf een tijd zoals 14:30, niet “{ $typed }”.
fault-choice = Kies een van de antwoorden.
fault-form = Er ontbreekt iets in dit formulier. Loop het na en verstuur het opnieuw.

## Verzoeken die niet kunnen worden beantwoord
error-bad-request = Niet begrepen
error-bad-request-why = Het verzoek is niet volledig. Ga terug en probeer het opnieuw vanaf de pagina.
error-forbidden = Niet voor u
error-owner-why = Dit doet de eigenaar van deze server.
error-organiser-why = Dit doen de organisatoren.
error-arbiter-why = Dit doen de scheidsrechters en organisatoren.
error-forbidden-why = Uw account heeft hier geen rol. Vraag de organisator om er een.
error-elsewhere-why = Dit kwam van een andere site en is daarom niet gedaan. Open de pagina hier en doe het opnieuw.
error-name-why = Deze server heet niet { $host }. Open hem via het adres dat hij bij het starten noemde; wie hem beheert, kan hem starten met --origin en deze naam.
error-no-key-why = Dit kwam niet uit een formulier van deze site en is daarom niet gedaan. Open de pagina opnieuw en doe het daar.
error-not-found = Niet hier
error-not-found-why = Zo’n pagina is er niet. Misschien is ze verplaatst of nog niet gepubliceerd.
error-conflict = Intussen veranderd
error-conflict-why = Iemand anders heeft dit zojuist gewijzigd. Open de pagina opnieuw om te zien wat er nu staat.
error-too-large = Te groot
error-too-large-why = Er kan hier hoogstens { $limit } KB worden verstuurd. Er is niets bewaard; verstuur minder, of een kleiner bestand.
error-unprocessable = Niet mogelijk
error-too-many = Te vaak
error-too-many-why = Er waren te veel pogingen. Wacht een minuut en probeer het dan opnieuw.
error-busy = Nu niet
error-busy-why = De dienst is bezig of start zo opnieuw. Probeer het zo dadelijk nog eens; er is niets verloren.
error-internal = Onze fout
error-internal-why = Hier ging iets mis. Wat u deed, is misschien niet bewaard: kijk eerst voordat u het opnieuw doet.
error-reference = Gebeurt het weer, geef de organisator dan dit nummer: { $number }.
error-to-the-event = Naar het toernooi
error-to-the-front = Naar het begin
form-meanwhile = { $name } heeft dit intussen gewijzigd, om { $time }. Wat u hebt gewijzigd, staat nog in het formulier; er is nog niets opgeslagen. Bekijk het en sla dan opnieuw op.
form-meanwhile-somebody = Dit is intussen gewijzigd, om { $time }. Wat u hebt gewijzigd, staat nog in het formulier; er is nog niets opgeslagen. Bekijk het en sla dan opnieuw op.
fault-meanwhile = Er staat nu “{ $theirs }”; u schreef “{ $mine }”, wat wordt opgeslagen als u opnieuw opslaat.
fault-margin-of-other = Met { $typed } won de andere speler. Schrijf het verschil van deze winst, of kies hierboven een ander antwoord.
