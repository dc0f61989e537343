home-title = Inschrijven
home-never = Dit toernooi neemt geen inschrijvingen van thuis aan. Vraag de organisatoren.
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
home-find = Naam of nummer op de ratinglijst
home-found = { $hits ->
    [0] Niemand op de ratinglijsten heet “{ $typed }”.
   *[other] Tik op uw naam.
  }
home-is-registered = ingeschreven
home-not-listed = Ik sta niet op de lijst
home-list-gone = Er is een nieuwere ratinglijst. Kies uw naam nog eens.
home-leave-empty = Laat dit leeg
home-if-any = Als u er een hebt
home-rank = Graad waarop u speelt
home-rank-hint = Een andere dan op de ratinglijst vraagt toestemming van de organisatoren.
home-email-hint = Voor de organisatoren. Nooit getoond. Voor een kind: het adres van een ouder.
home-initials-note = Voor een kind, of wie de naam niet op het web wil. De organisatoren lezen hem, en de bonden die de partijen tellen ook.
home-email-wrong = Schrijf het hele adres, zoals naam@go.example.
home-birth-year-hint = Vier cijfers. Alleen de organisatoren zien het.
home-note = Bericht aan de organisatoren
home-note-hint = Alleen zij zien het.
home-fee = Te betalen
home-nothing-yet = Nog niets
home-shown = Getoond
home-consent = Mijn naam, club, graad en uitslagen mogen worden gepubliceerd en gaan naar de ratinglijst
home-consent-note = Zonder dit is er geen plaats: indelingen hangen aan de muur.
home-consent-needed = Vink dit aan om u in te schrijven: zonder dit kan niemand worden ingedeeld.
home-act = Inschrijven
home-join = Op de wachtlijst
home-withdraw-note = U kunt dit wijzigen of annuleren met de persoonlijke link die u nu krijgt.
home-own-title = Mijn inschrijving
home-own-waiting = Op de wachtlijst, plaats
home-own-moves-up = Als er een plaats vrijkomt, krijgt de volgende op de lijst die. Deze pagina zegt het dan.
home-own-organiser-moves = De organisatoren zeggen wie een vrije plaats krijgt. Deze pagina zegt het dan.
home-own-late = De inschrijving sloot terwijl u aan het typen was. De organisatoren zeggen of er een plaats is.
home-own-asked = Ingeschreven, niet bevestigd
home-own-asked-what = U hebt een plaats. De organisatoren bevestigen die, en deze pagina zegt het dan.
home-own-admitted = U bent ingeschreven
home-own-admitted-what = Check voor ronde 1 in bij de ingang.
home-own-cancelled = Geannuleerd
home-own-cancelled-what = U bent niet ingeschreven. Van wat u invulde, wordt niets bewaard.
home-own-link = Uw persoonlijke link
home-own-link-what = Bewaar hem: hij wordt één keer getoond. Hij opent deze pagina, en later uw bord. Wie hem heeft, handelt in uw naam.
home-own-change = Gegevens wijzigen
home-own-ask = Naam, graad en club wijzigen de organisatoren: vraag het hun op de pagina van uw bord.
home-own-cancel = Inschrijving annuleren
home-own-cancel-what = Uw plaats gaat naar de volgende op de lijst. Wat u invulde, wordt gewist.
home-own-cancel-act = Ja, annuleren
home-saved = Opgeslagen.
home-cancelled = Geannuleerd.
home-rules-lead = Mensen schrijven zichzelf in, op elke telefoon. Hier zegt u wanneer, hoeveel, en wat er wordt gevraagd.
home-rules-public = Het openbare formulier
home-rules-open = Mensen schrijven zichzelf in
home-rules-open-note = Zonder dit zegt het formulier dat de inschrijving niet open is.
home-rules-when = Wanneer
home-rules-opens = Opent op
home-rules-opens-hint = Leeg: meteen
home-rules-time = Om
home-rules-closes = Sluit op
home-closes-first = Ze sluit voordat ze opent.
home-rules-places = Plaatsen
home-rules-places-all = In totaal
home-rules-places-hint = Leeg: geen grens
home-category = Klasse { $n }, vanaf { $rank }
home-category-last = Klasse { $n }, alle anderen
home-rules-at-once = Wie een plaats heeft, is meteen ingeschreven
home-rules-at-once-note = Zonder uw vinkje. Komen er velen van één adres, dan wordt het u toch gevraagd.
home-rules-moves-up = De wachtlijst schuift vanzelf op
home-rules-moves-up-note = Als er een plaats vrijkomt. Anders zegt u wie die krijgt.
home-rules-listed = Wie is aangekondigd, staat in de openbare spelerslijst
home-rules-listed-note = Anders worden spelers getoond zodra ze zijn ingecheckt.
home-rules-ask = Wat wordt gevraagd
home-rules-birth-note = Alleen als een regel of prijs het nodig heeft.
home-rules-initials = Iedereen met initialen tonen
home-rules-initials-note = Zoals voor een jeugdtoernooi: namen staan alleen in de lijsten en bestanden van wie hier meewerkt. Anders kan wie zich aanmeldt erom vragen.
home-rules-fee = Inschrijfgeld
home-rules-fee-hint = In woorden: 35 EUR, studenten 20 EUR
home-rules-pay = Hoe te betalen
home-rules-pay-hint = Contant bij de ingang, of de rekening
home-rules-keep = Dagen dat e-mail en opmerkingen na het toernooi worden bewaard
home-rules-keep-hint = Daarna worden ze vanzelf gewist.
home-waiting-title = Van thuis ingeschreven
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
home-in-line-note = Op volgorde van binnenkomst. Wie wordt bevestigd, is ingeschreven hoewel er geen plaats is.
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
act-register = Van thuis ingeschreven
act-edit-registration = Inschrijving van thuis gewijzigd
act-cancel-registration = Inschrijving van thuis geannuleerd
act-move-up = Opgeschoven van de wachtlijst
act-admit-registrations = Inschrijvingen van thuis bevestigd
act-remove-registrations = Inschrijvingen van thuis verwijderd
privacy-title = Wat van u wordt bewaard
privacy-lead = Wat dit toernooi van spelers toont, wat het bewaart, en hoe lang.
privacy-who = Verantwoordelijk
privacy-who-unsaid = De organisatoren. Ze hebben hier niet gezegd hoe ze te bereiken zijn; vraag het op het toernooi.
privacy-who-director = { $name }, die het toernooi leidt. Vraag het op het toernooi; hier staat geen adres.
privacy-public = Iedereen ziet
privacy-public-what = Naam, graad, club en land, indelingen, uitslagen en stand. Ze gaan naar de ratinglijsten van de bonden.
privacy-list = Voor het toernooi
privacy-list-yes = Wie is aangekondigd, staat in de openbare spelerslijst.
privacy-list-no = Spelers worden getoond zodra ze zijn ingecheckt.
privacy-organisers = Alleen de organisatoren zien
privacy-organisers-what = Wat u hun bij het inschrijven vertelt: { $asked }. Of het inschrijfgeld is betaald.
privacy-organisers-none = Of het inschrijfgeld is betaald.
privacy-kept = Bewaard tot
privacy-kept-what = Wat alleen de organisatoren zien, wordt gewist { $days ->
    [0] als het toernooi voorbij is
    [one] één dag na het toernooi
   *[other] { $days } dagen na het toernooi
  } ({ $day }). Namen en uitslagen blijven: zij zijn wat een toernooi was.
privacy-phone = Op uw telefoon
privacy-phone-what = Een cookie zodra u “Dit ben ik” zegt, inlogt of een taal kiest. Daarvoor geen.
privacy-address = Waar u vandaan schrijft
privacy-address-what = Een vingerafdruk van het netwerk, tot de organisatoren op uw inschrijving hebben geantwoord, en hoogstens twee dagen daarna.
privacy-others = Anderen
privacy-others-what = Geen pagina van deze dienst vraagt een andere dienst om iets.
privacy-yours = Van u
privacy-yours-what = Met uw persoonlijke link wijzigt u wat u invulde, en annuleert u. Vraag de organisatoren om al het andere.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = Spelers melden zich op hun eigen telefoon aanwezig
home-rules-own-check-in-note = Met hun persoonlijke link, in de tijd hieronder; anders bij de ingang.
home-rules-check-in-hint = Wie dan ontbreekt, wordt op het scherm in de zaal geroepen en niet ingedeeld.

home-unpaid = Toch niet betaald
privacy-told = Als u bericht wilt krijgen
privacy-told-what = Uw e-mailadres, of waar de maker van uw browser berichten aanneemt: die brengt ze verzegeld over en kan ze niet lezen. Beide worden met de e-mailadressen gewist.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = Uw inschrijving vervalt, en wat u invulde, wordt gewist.
home-own-cancel-games = U zit al in een ronde: uw partijen blijven, en er wordt niets geannuleerd. Op de pagina van uw bord kunt u zeggen dat u vertrekt.

# Ratinglijsten en het zoeken erin; deelnemerslijsten; de inschrijving als geheel.

list-not-a-list = Dit is geen ratinglijst van EGF, FFG of AGA. Download de lijst opnieuw en bekijk haar voordat u haar verstuurt.
list-nobody = Er staat geen speler op, zoals bij een foutpagina. Download de lijst opnieuw.
list-short = De regel eindigt te vroeg: het bestand is afgekapt. Download de lijst opnieuw.
list-unclosed = De lijst eindigt niet met </pre>: het bestand is afgekapt. Download de lijst opnieuw.
list-shifted = Er staan tabs of letters waar de lijst kolommen heeft. Download de lijst opnieuw en open haar niet in een editor.
list-encoding = Dit is { $found }, maar de lijst komt in { $wanted }, zodat de kolommen verschuiven. Download haar opnieuw en laat haar zoals ze is.
list-no-day = De dag van de lijst ontbreekt, zoals { $layout }. Download de lijst opnieuw.
list-number-twice = { $number } staat al op regel { $first }. Download de lijst opnieuw.
list-not-a-number = “{ $value }” is geen nummer van { $digits } cijfers. Download de lijst opnieuw.
list-not-a-rating = “{ $value }” is geen rating van deze schaal, die niets tussen −1 en 1 heeft.
list-not-a-day = “{ $value }” is geen dag. De lijst schrijft maand/dag/jaar.
list-not-a-status = “{ $value }” is geen licentiestatus. De lijst heeft L, C, e, X en -.
table-old-workbook = Dit is een oude werkmap (XLS). Sla haar op als XLSX, ODS of CSV.
table-not-a-workbook = Dit is geen leesbare werkmap ({ $reason }). Sla haar op als XLSX, ODS of CSV.
table-bomb = Uitgepakt is dit meer dan { $most } MB; zo groot is geen spelerslijst.
table-too-wide = Er zijn meer dan { $most } rijen of kolommen; zo veel heeft geen spelerslijst.
table-long-cell = Eén cel heeft meer dan { $most } tekens; misschien is een aanhalingsteken niet gesloten.
table-date = Het rekenblad heeft er de datum { $value } van gemaakt. Maak de kolom op als tekst en typ het opnieuw.
table-merged = De cel is samengevoegd met haar buren. Splits de samengevoegde cellen.
table-cell-error = De cel toont de fout { $value }. Herstel de formule of typ de waarde.
table-not-a-country = “{ $value }” is geen land. Schrijf de twee letters ervan, zoals CH.
table-not-a-pin = “{ $value }” is geen nummer van de Europese database. Dat heeft acht cijfers.
table-no-names = Geen kolom bevat namen. Zeg hieronder welke dat is.
table-no-ranks = Geen kolom bevat graden of ratings. Zeg hieronder welke dat is.
table-no-scale = Niets zegt op welke schaal de ratings staan. Geef het hieronder aan.
table-no-strength = Graad en rating ontbreken allebei. Geef een van beide.
table-far-rating = Rating { $rating } hoort bij { $of }, als graad staat er { $rank }. Verbeter een van beide, of laat de regel weg.
table-number-twice = { $number } is ook het nummer van regel { $first }. Verbeter een van beide, of laat een regel weg.
table-same-person = { $name } staat ook op regel { $first }. Laat een van de twee weg.
table-no-team = Bord en captain horen bij een team, en er is geen team genoemd. Noem het of laat beide cellen leeg.
table-board-twice = Bord { $board } van { $team } is al dat van regel { $first }. Geef een van beide een ander.
table-captain-twice = Regel { $first } heeft al de captain van { $team }. Markeer er één.
partner-fault-line = ‘{ $typed }’ is geen partner. Schrijf achternaam, voornaam en graad, zoals Beck, Bea, 2d.
partner-fault-too-many = Hoogstens { $most } partners: een kant heeft hoogstens drie mensen.
note-of-tournament = Van dit hele toernooi worden alleen de { $players } spelers genomen: geen ronde, geen uitslag, geen instelling.
note-other-sheets = { $sheets ->
    [one] Eén ander blad is niet gelezen.
   *[other] { $sheets } andere bladen zijn niet gelezen.
  }
note-formula = { $cell } is een formule. De laatste waarde “{ $value }” is overgenomen.
note-more-formulas = Van nog { $more } formules zijn de laatste waarden overgenomen.
note-invisible = Regel { $line }: onzichtbare tekens zijn verwijderd.
note-above-header = Wat boven regel { $line } staat, waar de kolommen worden benoemd, is niet gelezen.
note-surname-assumed = Niets zegt welk deel van een naam de achternaam is. Van „{ $whole }” is „{ $surname }” genomen.
note-far-rating = Regel { $line }: rating { $rating } hoort bij { $of }, als graad staat er { $rank }. Beide zijn overgenomen.
note-of-scale = De ratings zijn op de { $scale ->
    [french] Franse
    [american] Amerikaanse
   *[european] Europese
  } schaal gelezen.

# Personal links by e-mail, and fees that are paid at once.

