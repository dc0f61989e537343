home-title = Inschrijven
home-never = Dit toernooi heeft geen online inschrijving. Vraag de organisatoren.
home-soon = De inschrijving opent op { $at }.
home-closed = De inschrijving is gesloten. Vraag de organisatoren.
home-full = Alle plaatsen zijn bezet. { $waiting ->
    [0] U zou als eerste op de wachtlijst staan.
    [one] Eén persoon wacht op een plaats.
   *[other] { $waiting } mensen wachten op een plaats.
  }
home-left = { $free ->
    [one] Nog één van { $places } plaatsen vrij.
   *[other] Nog { $free } van { $places } plaatsen vrij.
}
home-step = Stap { $n } van 2
home-find = Naam of nummer
home-found = { $hits ->
    [0] Op de ratinglijsten is niemand gevonden voor “{ $typed }”.
   *[other] Tik op uw naam. Daaronder: club, land, rating, nummer op de lijst.
  }
home-is-registered = ingeschreven
home-not-listed = Ik sta niet op de lijst
home-list-gone = Er is een nieuwere ratinglijst. Kies uw naam nog eens.
home-leave-empty = Laat dit leeg
home-if-any = Niet verplicht
home-rank = Graad waarop u speelt
home-rank-hint = Voor een andere graad dan op de ratinglijst is toestemming van de organisatoren nodig.
home-rank-needed = Kies de graad waarop u speelt, zoals 4k of 2d.
home-email-hint = Voor de organisatoren. Wordt nooit getoond. Voor een kind: het adres van een ouder of voogd.
home-initials-note = Voor een kind, of voor wie niet met naam op het web wil staan. De organisatoren kunnen de naam lezen, net als de bonden die de ratings berekenen.
home-email-wrong = Vul het hele adres in, zoals naam@go.example.
home-birth-year-hint = Vier cijfers. Alleen de organisatoren zien het.
home-note = Bericht aan de organisatoren
home-note-hint = Alleen zij zien het.
home-fee = Te betalen
home-nothing-yet = Nog niets
home-shown = Getoond
home-consent = Mijn naam, club, graad en uitslagen mogen worden gepubliceerd en gaan naar de ratinglijst
home-consent-note = Dit is verplicht: indelingen hangen aan de muur.
home-consent-needed = Vink dit aan om u in te schrijven: zonder dit kunt u niet worden ingedeeld.
home-act = Inschrijven
home-join = Op de wachtlijst
home-withdraw-note = U kunt dit wijzigen of annuleren met de persoonlijke link die u nu krijgt.
home-own-title = Mijn inschrijving
home-own-waiting = Op de wachtlijst, plaats
home-own-moves-up = Als er een plaats vrijkomt, krijgt de volgende op de lijst die. U ziet het dan op deze pagina.
home-own-organiser-moves = De organisatoren beslissen wie een vrije plaats krijgt. U ziet het dan op deze pagina.
home-own-late = De inschrijving sloot terwijl u aan het typen was. De organisatoren beslissen of er een plaats is.
home-own-asked = Ingeschreven, niet bevestigd
home-own-asked-what = U hebt een plaats. De organisatoren bevestigen die; u ziet het dan op deze pagina.
home-own-admitted = U bent ingeschreven
home-own-admitted-what = Check voor ronde 1 in bij de ingang.
home-own-cancelled = Geannuleerd
home-own-cancelled-what = U bent niet ingeschreven. Er worden geen gegevens van u bewaard.
home-own-link = Uw persoonlijke link
home-own-link-what = Bewaar hem: hij wordt één keer getoond. Hij opent deze pagina, en later uw bord. Iedereen met deze link kan namens u handelen.
home-own-change = Gegevens wijzigen
home-own-ask = Alleen de organisatoren kunnen naam, graad en club wijzigen: vraag het hun op de pagina van uw bord.
home-own-cancel = Inschrijving annuleren
home-own-cancel-what = Uw plaats gaat naar de volgende op de lijst. Uw gegevens worden gewist.
home-own-cancel-act = Ja, annuleren
home-cancelled = Geannuleerd.
home-rules-lead = Spelers schrijven zichzelf in, op elke telefoon. Stel in wanneer, hoeveel, en wat er wordt gevraagd.
home-rules-public = Het openbare formulier
home-rules-open = Spelers schrijven zichzelf in
home-rules-open-note = Zonder dit zegt het formulier dat de inschrijving niet open is.
home-rules-when = Wanneer
home-rules-opens = Opent op
home-rules-opens-hint = Leeg: meteen
home-rules-time = Om
home-rules-closes = Sluit op
home-closes-first = De inschrijving sluit voordat ze opent.
home-rules-places = Plaatsen
home-rules-places-all = In totaal
home-rules-places-hint = Leeg: geen grens
home-category = Klasse { $n }, vanaf { $rank }
home-category-last = Klasse { $n }, alle anderen
home-rules-at-once = Wie een plaats heeft, is meteen ingeschreven
home-rules-at-once-note = Zonder uw goedkeuring. Komen er velen van één adres, dan wordt het u toch gevraagd.
home-rules-moves-up = De wachtlijst schuift vanzelf op
home-rules-moves-up-note = Als er een plaats vrijkomt. Anders beslist u wie die krijgt.
home-rules-listed = Wie is ingeschreven, staat in de openbare spelerslijst
home-rules-listed-note = Anders worden spelers getoond zodra ze zijn ingecheckt.
home-rules-ask = Wat wordt gevraagd
home-rules-birth-note = Alleen als een regel of prijs het nodig heeft.
home-rules-initials = Iedereen met initialen tonen
home-rules-initials-note = Bijvoorbeeld voor een jeugdtoernooi: volledige namen staan alleen in de lijsten en bestanden van de organisatoren. Anders kan wie zich inschrijft erom vragen.
home-rules-fee = Inschrijfgeld
home-rules-fee-hint = In woorden: 35 EUR, studenten 20 EUR
home-rules-pay = Betaalwijze
home-rules-pay-hint = Contant bij de ingang, of een rekeningnummer
home-rules-keep = Dagen dat e-mail en opmerkingen na het toernooi worden bewaard
home-rules-keep-hint = Daarna worden ze vanzelf gewist.
home-waiting-title = Online inschrijvingen
home-waiting-nobody = Niemand wacht.
home-waiting-count = { $n ->
    [one] Eén is niet bevestigd.
   *[other] { $n } zijn niet bevestigd.
  }
home-crowd = { $n } onbevestigd van { $addresses ->
    [one] één adres
   *[other] { $addresses } adressen
  } sinds { $since }
home-crowd-hide = De andere tonen
home-crowd-remove = Alle verwijderen: { $n }
home-with-place = Met plaats: { $n }
home-in-line = Wachtlijst: { $n }
home-in-line-note = Op volgorde van inschrijving. Wie u hier bevestigt, wordt ingeschreven, ook al is er geen plaats vrij.
home-confirm = Bevestigen
home-confirm-all = Alle bevestigen: { $n }
home-late = kwam te laat
home-born = geboren in { $year }
home-more = Nog { $n } worden getoond als deze zijn beantwoord.
home-confirmed = { $n ->
    [one] Eén is ingeschreven.
   *[other] { $n } zijn ingeschreven.
  }
home-removed = { $n ->
    [one] Eén is verwijderd.
   *[other] { $n } zijn verwijderd.
  }
act-register = Online ingeschreven
act-edit-registration = Online inschrijving gewijzigd
act-cancel-registration = Online inschrijving geannuleerd
act-move-up = Opgeschoven van de wachtlijst
act-admit-registrations = Online inschrijvingen bevestigd
act-remove-registrations = Online inschrijvingen verwijderd
privacy-title = Wat van u wordt bewaard
privacy-lead = Wat dit toernooi van spelers toont, wat het bewaart, en hoe lang.
privacy-who = Verantwoordelijk
privacy-who-unsaid = De organisatoren. Ze hebben hier niet gezegd hoe ze te bereiken zijn; vraag het op het toernooi.
privacy-who-director = { $name }, die het toernooi leidt. Vraag het op het toernooi; hier staat geen adres.
privacy-public = Iedereen ziet
privacy-public-what = Naam, graad, club en land, indelingen, uitslagen en stand. Ze gaan naar de ratinglijsten van de bonden.
privacy-list = Voor het toernooi
privacy-list-yes = Wie is ingeschreven, staat in de openbare spelerslijst.
privacy-list-no = Spelers worden getoond zodra ze zijn ingecheckt.
privacy-organisers = Alleen de organisatoren zien
privacy-organisers-what = Wat u bij de inschrijving invult: { $asked }. Of het inschrijfgeld is betaald.
privacy-organisers-none = Of het inschrijfgeld is betaald.
privacy-kept = Bewaard tot
privacy-kept-what = Wat alleen de organisatoren zien, wordt gewist { $days ->
    [0] als het toernooi voorbij is
    [one] één dag na het toernooi
   *[other] { $days } dagen na het toernooi
  } ({ $day }). Namen en uitslagen blijven: ze zijn het verslag van het toernooi.
privacy-phone = Op uw telefoon
privacy-phone-what = Een cookie zodra u op “Dit ben ik” drukt, inlogt of een taal kiest. Daarvoor geen.
privacy-address = Uw netwerkadres
privacy-address-what = Een vingerafdruk van het netwerk, tot de organisatoren op uw inschrijving hebben geantwoord, en hoogstens twee dagen daarna.
privacy-others = Derden
privacy-others-what = Geen pagina van deze dienst stuurt verzoeken naar een andere dienst.
privacy-yours = Uw rechten
privacy-yours-what = Met uw persoonlijke link wijzigt u uw gegevens of annuleert u uw inschrijving. Vraag de organisatoren om al het andere.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = Spelers checken in op hun eigen telefoon
home-rules-own-check-in-note = Met hun persoonlijke link, tussen de tijden hieronder; anders bij de ingang.
home-rules-check-in-hint = Wie dan ontbreekt, wordt op het scherm in de zaal opgeroepen en niet ingedeeld.

home-unpaid = Toch niet betaald
privacy-told = Als u meldingen aanzet
privacy-told-what = Uw e-mailadres, of het adres waar de maker van uw browser berichten voor u aanneemt: die worden versleuteld bezorgd, zodat de maker ze niet kan lezen. Beide worden met de e-mailadressen gewist.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = Uw inschrijving vervalt, en uw gegevens worden gewist.
home-own-cancel-games = U zit al in een ronde: uw partijen blijven, en er wordt niets geannuleerd. Op de pagina van uw bord kunt u melden dat u vertrekt.

# Ratinglijsten en het zoeken erin; deelnemerslijsten; de inschrijving als geheel.

list-not-a-list = Dit is geen ratinglijst van EGF, FFG of AGA. Download de lijst opnieuw en bekijk haar voordat u haar verstuurt.
list-nobody = De lijst bevat geen spelers; misschien is het een foutpagina. Download de lijst opnieuw.
list-short = De regel eindigt te vroeg: het bestand is afgekapt. Download de lijst opnieuw.
list-unclosed = De lijst eindigt niet met </pre>: het bestand is afgekapt. Download de lijst opnieuw.
list-shifted = Er staan tabs of letters waar de lijst kolommen hoort te hebben. Download de lijst opnieuw en open haar niet in een editor.
list-encoding = Dit is { $found }, maar de lijst hoort in { $wanted } te zijn, zodat de kolommen verschuiven. Download haar opnieuw en converteer haar niet.
list-no-day = De datum van de lijst ontbreekt, zoals { $layout }. Download de lijst opnieuw.
list-number-twice = { $number } staat al op regel { $first }. Download de lijst opnieuw.
list-not-a-number = “{ $value }” is geen nummer van { $digits } cijfers. Download de lijst opnieuw.
list-not-a-rating = “{ $value }” is geen rating van deze schaal, die niets tussen −1 en 1 heeft.
list-not-a-day = “{ $value }” is geen datum. De lijst schrijft maand/dag/jaar.
list-not-a-status = “{ $value }” is geen licentiestatus. De lijst heeft L, C, e, X en -.
table-old-workbook = Dit is een oude werkmap (XLS). Sla haar op als XLSX, ODS of CSV.
table-not-a-workbook = Dit is geen leesbare werkmap ({ $reason }). Sla haar op als XLSX, ODS of CSV.
table-bomb = Uitgepakt is dit meer dan { $most } MB; zo groot is geen spelerslijst.
table-too-wide = Er zijn meer dan { $rows } rijen of { $columns } kolommen; zo veel heeft geen spelerslijst.
table-long-cell = Eén cel heeft meer dan { $most } tekens; misschien is een aanhalingsteken niet gesloten.
table-date = Het rekenblad heeft er de datum { $value } van gemaakt. Maak de kolom op als tekst en typ het opnieuw.
table-merged = De cel is samengevoegd met haar buren. Splits de samengevoegde cellen.
table-cell-error = De cel toont de fout { $value }. Herstel de formule of typ de waarde.
table-not-a-country = “{ $value }” is geen land. Vul de twee letters ervan in, zoals CH.
table-not-a-pin = “{ $value }” is geen nummer van de Europese database. Dat heeft acht cijfers.
table-no-names = Geen kolom bevat namen. Kies de kolom hieronder.
table-no-ranks = Geen kolom bevat graden of ratings. Kies de kolom hieronder.
table-no-scale = De schaal van de ratings is niet bekend. Kies haar hieronder.
table-no-strength = Graad en rating ontbreken allebei. Geef een van beide.
table-far-rating = Rating { $rating } hoort bij { $of }, maar de graad is { $rank }. Verbeter een van beide, of laat de regel weg.
table-number-twice = { $number } is ook het nummer van regel { $first }. Verbeter een van beide, of laat een regel weg.
table-same-person = { $name } staat ook op regel { $first }. Laat een van de twee weg.
table-no-team = Er is een bord of een aanvoerder ingevuld, maar geen team. Noem het team of laat beide cellen leeg.
table-board-twice = Regel { $first } heeft bord { $board } van { $team } al. Wijzig een van beide.
table-captain-twice = Regel { $first } heeft al de aanvoerder van { $team }. Markeer er maar één.
partner-fault-line = “{ $typed }” is geen partner. Vul achternaam, voornaam en graad in, zoals Beck, Bea, 2d.
partner-fault-too-many = Hoogstens { $most } partners: een kant heeft hoogstens drie mensen.
note-of-tournament = Alleen de { $players } spelers van dit toernooi worden geïmporteerd: geen rondes, uitslagen of instellingen.
note-other-sheets = { $sheets ->
    [one] Eén ander blad is niet gelezen.
   *[other] { $sheets } andere bladen zijn niet gelezen.
  }
note-formula = { $cell } is een formule. De laatste waarde “{ $value }” is overgenomen.
note-more-formulas = { $more ->
    [one] Van nog één formule is de laatste waarde overgenomen.
   *[other] Van nog { $more } formules zijn de laatste waarden overgenomen.
  }
note-invisible = Regel { $line }: onzichtbare tekens zijn verwijderd.
note-above-header = Alles boven regel { $line }, waar de kolommen worden benoemd, is niet gelezen.
note-surname-assumed = De achternaam is niet gemarkeerd. Van “{ $whole }” is “{ $surname }” als achternaam genomen.
note-far-rating = Regel { $line }: rating { $rating } hoort bij { $of }, maar de graad is { $rank }. Beide zijn overgenomen.
note-plays-no-round = Regel { $line }: { $name } speelt in geen enkele ronde.
note-unused-column = De kolom ‘{ $heading }’ is niet gebruikt.
note-of-scale = De ratings zijn op de { $scale ->
    [french] Franse
    [american] Amerikaanse
   *[european] Europese
  } schaal gelezen.

# Personal links by e-mail, and fees that are paid at once.

