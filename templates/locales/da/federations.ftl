downloads-complaints = { $count ->
    [one] Den ville komme tilbage af én grund:
   *[other] Den ville komme tilbage af { $count } grunde:
}
downloads-accepted = Intet, som modtageren kontrollerer, er forkert.
download-draft = Hent alligevel, til eget brug
downloads-refused = { $file }: { $count ->
    [one] én ting skal rettes først.
   *[other] { $count } ting skal rettes først.
}
complaint-nothing-played = Intet parti er spillet.
complaint-result-missing = Runde { $round }, bord { $table }: resultatet mangler. Indtast det.
complaint-cells-disagree = Runde { $round }, bord { $table }: det, der står om { $name } og om { $value }, stemmer ikke overens. Ret resultatet.
complaint-event-country = Turneringen har intet land. Indtast dets to bogstaver.
complaint-event-place = Turneringen har intet sted. Indtast byen.
complaint-days-reversed = Den sidste dag ligger før den første. Ret den.
complaint-too-fast = Betænkningstiden er for kort til en klasse, og partierne ville ikke blive ratet. Ret den, hvis den er forkert.
complaint-board-size = Partier på { $value } linjer bliver ikke ratet. Ret størrelsen, hvis den er forkert.
complaint-rules-unknown = Modtageren kender ingen regler ved navn { $value }. Vælg andre.
complaint-name-unwritable = Af »{ $value }« bliver intet tilbage med latinske bogstaver. Indtast navnet med latinske bogstaver.
complaint-country-unknown = { $name }: »{ $value }« er intet land. Indtast to bogstaver.
complaint-club-without-code = Klubben »{ $value }« har ingen kode på fire bogstaver. Indtast den.
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

reporting-title = Hvad forbund får
reporting-clubs = Klubbers koder
reporting-clubs-about = Op til fire bogstaver eller cifre, som forbundet har dem. Uden kode får den europæiske fil navnets første fire bogstaver.
reporting-aga = Udeladt af den amerikanske rapport
reporting-aga-about = De afkrydsede udelades med alle partier.
reporting-save = Gem
reporting-saved = Gemt.

settings-rating-preview = Vis, hvad partierne gør ved ratingen
settings-rating-preview-note = En kolonne i stillingen og ved spillerne, efter den europæiske formel.
rating-preview = Rating ±
rating-preview-about = Hvad partierne hidtil gør ved den europæiske rating, vejet efter betænkningstidens klasse (A 1, B ¾, C ½, D ¼).
complaint-country-missing = { $name } har hverken PIN eller land. Indtast landets to bogstaver.
