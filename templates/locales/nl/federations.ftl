downloads-complaints = { $count ->
    [one] Het zou om één reden terugkomen:
   *[other] Het zou om { $count } redenen terugkomen:
  }
downloads-accepted = Er is niets fout van wat de ontvanger controleert.
download-draft = Toch downloaden, voor mezelf
downloads-refused = { $file }: { $count ->
    [one] één ding moet eerst worden hersteld.
   *[other] { $count } dingen moeten eerst worden hersteld.
  }
complaint-nothing-played = Er is geen partij gespeeld.
complaint-result-missing = Ronde { $round }, tafel { $table }: de uitslag ontbreekt. Voer hem in.
complaint-cells-disagree = Ronde { $round }, tafel { $table }: wat van { $name } en van { $value } wordt gezegd, klopt niet met elkaar. Verbeter de uitslag.
complaint-event-country = Het toernooi heeft geen land. Voer de twee letters in.
complaint-event-place = Het toernooi heeft geen plaats. Voer de stad in.
complaint-days-reversed = De laatste dag ligt voor de eerste. Verbeter dit.
complaint-too-fast = De bedenktijd is te kort voor een klasse, en de partijen zouden niet voor de rating tellen. Verbeter de tijd als hij niet klopt.
complaint-board-size = Partijen op { $value } lijnen tellen niet voor de rating. Verbeter de grootte als ze niet klopt.
complaint-rules-unknown = De ontvanger kent geen regels met de naam { $value }. Kies andere.
complaint-name-unwritable = Van “{ $value }” blijft in Latijnse letters niets over. Voer de naam in Latijnse letters in.
complaint-country-unknown = { $name }: “{ $value }” is geen land. Voer twee letters in.
complaint-club-without-code = De club “{ $value }” heeft geen code van vier letters. Voer die in.
complaint-pin-unusual = { $name }: de PIN { $value } heeft geen acht cijfers. Verbeter hem.
complaint-pin-twice = { $name } heeft dezelfde PIN als { $value }. Verbeter er een.
complaint-pin-known = { $name } heeft hier geen PIN; de ratinglijst heeft { $value }. Voer die in.
complaint-pin-other = { $name }: de PIN is die van { $value }. Verbeter hem.
complaint-licence-missing = { $name } heeft geen licentie. Voer die in.
complaint-licence-missing-listed = { $name } heeft geen licentie. De lijst heeft { $value }: voer die in.
complaint-licence-unusual = { $name }: de licentie { $value } heeft geen zeven cijfers. Verbeter die.
complaint-licence-twice = { $name } heeft dezelfde licentie als { $value }. Verbeter er een.
complaint-licence-other = { $name }: de licentie is die van { $value }. Verbeter die.
complaint-member-missing = { $name } heeft geen lidnummer. Voer het in, of laat de speler weg.
complaint-member-missing-listed = { $name } heeft geen lidnummer. De lijst heeft { $value }: voer dat in.
complaint-member-unusual = { $name }: het lidnummer { $value } is geen getal. Verbeter het.
complaint-member-twice = { $name } heeft hetzelfde lidnummer als { $value }. Verbeter er een.
complaint-member-unknown = { $name }: de lijst kent geen lid { $value }. Verbeter het nummer, of laat de speler weg.
complaint-member-other = { $name }: het lidnummer is dat van { $value }. Verbeter het.
complaint-member-expired = { $name }: het lidmaatschap eindigde op { $value }. Laat het verlengen, of laat de speler weg.

reporting-title = Wat bonden krijgen
reporting-clubs = Clubcodes
reporting-clubs-about = Hoogstens vier letters of cijfers, zoals de bond ze heeft. Zonder code heeft het Europese bestand de eerste vier letters van de naam.
reporting-aga = Weggelaten uit het Amerikaanse verslag
reporting-aga-about = Wie is aangevinkt, wordt met alle partijen weggelaten.
reporting-save = Opslaan
reporting-saved = Opgeslagen.

settings-rating-preview = Tonen wat de partijen met de ratings doen
settings-rating-preview-note = Een kolom in de stand en bij de spelers, volgens de Europese formule.
rating-preview = Rating ±
rating-preview-about = Wat de partijen tot nu toe met de Europese rating doen, gewogen naar de klasse van de bedenktijd (A 1, B ¾, C ½, D ¼).
complaint-country-missing = { $name } heeft geen PIN en geen land. Voer de twee letters van het land in.
