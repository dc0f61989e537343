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
home-who = Wie bent u?
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
home-email = E-mail
home-email-hint = Voor de organisatoren. Nooit getoond.
home-email-wrong = Schrijf het hele adres, zoals naam@go.example.
home-birth-year = Geboortejaar
home-birth-year-hint = Vier cijfers. Alleen de organisatoren zien het.
home-meal = Maaltijd
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
home-own-save = Opslaan
home-own-cancel = Inschrijving annuleren
home-own-cancel-what = Uw plaats gaat naar de volgende op de lijst. Wat u invulde, wordt gewist.
home-own-cancel-act = Ja, annuleren
home-saved = Opgeslagen.
home-cancelled = Geannuleerd.
way-registration = Van thuis
way-register = Inschrijven
home-rules-lead = Mensen schrijven zichzelf in, op elke telefoon. Hier zegt u wanneer, hoeveel, en wat er wordt gevraagd.
home-rules-public = Het openbare formulier
home-rules-open = Mensen schrijven zichzelf in
home-rules-open-note = Zonder dit zegt het formulier dat de inschrijving niet open is.
home-rules-when = Wanneer
home-rules-opens-day = Opent op
home-rules-opens-hint = Leeg: meteen
home-rules-opens-time = Om
home-rules-closes-day = Sluit op
home-rules-closes-time = Om
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
home-crowd-show = Tonen
home-crowd-hide = De andere tonen
home-crowd-remove = Alle verwijderen
home-crowd-confirm = Alle bevestigen
home-with-place = Met plaats: { $n }
home-in-line = Wachtlijst: { $n }
home-in-line-note = Op volgorde van binnenkomst. Wie wordt bevestigd, is ingeschreven hoewel er geen plaats is.
home-confirm = Bevestigen
home-remove = Verwijderen
home-confirm-all = Alle bevestigen
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
home-inbox = Van thuis ingeschreven: { $n ->
    [one] één antwoord wacht
   *[other] { $n } antwoorden wachten
  }
refusal-home-closed = De inschrijving is niet open.
refusal-home-crowded = Er kwamen veel inschrijvingen van dit adres. Wat u typte, staat hier nog: verzend het over tien minuten opnieuw, of meld het de organisatoren.
refusal-home-overrun = Er wachten bij dit toernooi zeer veel inschrijvingen. Meld het de organisatoren.
refusal-home-unread = Bekijk het formulier nog eens en verzend het dan opnieuw.
act-register = Van thuis ingeschreven
act-edit-registration = Inschrijving van thuis gewijzigd
act-cancel-registration = Inschrijving van thuis geannuleerd
act-move-up = Opgeschoven van de wachtlijst
act-admit-registrations = Inschrijvingen van thuis bevestigd
act-remove-registrations = Inschrijvingen van thuis verwijderd
privacy-title = Wat van u wordt bewaard
privacy-lead = Wat dit toernooi van spelers toont, wat het bewaart, en hoe lang.
privacy-public = Iedereen ziet
privacy-public-what = Naam, graad, club en land, indelingen, uitslagen en stand. Ze gaan naar de ratinglijsten van de bonden.
privacy-list = Voor het toernooi
privacy-list-yes = Wie is aangekondigd, staat in de openbare spelerslijst.
privacy-list-no = Spelers worden getoond zodra ze zijn ingecheckt.
privacy-organisers = Alleen de organisatoren zien
privacy-organisers-what = Wat u hun bij het inschrijven vertelt: { $asked }. Of het inschrijfgeld is betaald.
privacy-organisers-none = Of het inschrijfgeld is betaald.
privacy-kept = Bewaard tot
privacy-kept-what = E-mail en opmerkingen worden gewist { $days ->
    [0] als het toernooi voorbij is
    [one] één dag na het toernooi
   *[other] { $days } dagen na het toernooi
  } ({ $day }). Namen en uitslagen blijven: zij zijn wat een toernooi was.
privacy-phone = Op uw telefoon
privacy-phone-what = Een cookie zodra u “Dit ben ik” zegt, inlogt of een taal kiest. Daarvoor geen.
privacy-address = Waar u vandaan schrijft
privacy-address-what = Een vingerafdruk van het adres, tot de organisatoren op uw inschrijving hebben geantwoord.
privacy-others = Anderen
privacy-others-what = Geen pagina van deze dienst vraagt een andere dienst om iets.
privacy-yours = Van u
privacy-yours-what = Met uw persoonlijke link wijzigt u wat u invulde, en annuleert u. Vraag de organisatoren om al het andere.
