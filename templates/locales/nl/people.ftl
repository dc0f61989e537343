# Wie aan een toernooi werkt, en het logboek.

people-title = Personen
people-who = Wie meewerkt
people-invite-arbiter = Arbiter uitnodigen
people-invite-recorder = Noteerder uitnodigen
people-fresh-recorder = Een link voor een noteerder
role-recorder = Noteerder
people-invite-organiser = Organisator uitnodigen
people-fresh-arbiter = Een link voor een arbiter
people-fresh-organiser = Een link voor een organisator
people-fresh-hint = Laat dit scannen, of stuur de link. Hij wordt maar één keer getoond en is 14 dagen geldig.
people-qr = De link als plaatje voor de camera van een telefoon
people-open = Links die nog bruikbaar zijn
people-until = tot { $day }
people-invited-before = Deze link is al gemaakt en wordt maar één keer getoond. Heeft niemand hem, trek hem dan hieronder in en maak een andere.
people-remove = Rol afnemen
people-give-up = Mijn rol neerleggen
people-removed = De rol is afgenomen.
role-organiser = Organisator
role-arbiter = Arbiter
journal-title = Logboek
journal-holds = Alles wat er is gedaan, het nieuwste eerst. De keten klopt: { $count } regels sluiten op elkaar aan. Of het toernooi is zoals zij het achterlieten, wordt hieronder samen met elke regel gecontroleerd.
journal-checked = Alle { $count } regels zijn opnieuw gelezen en sluiten op elkaar aan, en { $parts } delen van het toernooi zijn zoals zij die achterlieten. De laatste regel is { $head }: vergelijk die met een verslag of vel van eerder.
journal-unchecked = Onderdelen die vanaf regel { $seq } niet worden genoemd, zijn niet gecontroleerd: een eerdere versie schreef de regels daarvoor.
journal-part-differs = { $part }: niet zoals regel { $seq } van het logboek het achterliet. Zet een reservekopie terug, of kijk wat regel { $seq } en die daarvoor zeggen.
journal-part-missing = { $part }: niet aanwezig, hoewel regel { $seq } van het logboek het achterliet. Zet een reservekopie terug.
journal-part-unknown = { $part }: geen regel van het logboek liet het achter.
part-settings = Instellingen
part-entries = Spelers
part-draft = Concept van ronde { $number }
part-round = Ronde { $number }
part-certificate = Certificaat van de indeling van ronde { $number }
part-game = Genoteerde partij { $number }
part-referee = Beslissingen van de arbiters
part-reports = Meldingen aan de arbiter
part-words = Wat bij een handeling is getypt
part-announcements = De berichten
part-roles = Rollen
part-report = Wat speler { $entry } van ronde { $number } heeft gemeld
part-request = Verzoek { $number } van een speler
part-registration = Online inschrijving { $number }
journal-broken = Regel { $seq } is niet meer zoals hij is geschreven: hij past niet in de keten. Zet een reservekopie terug.
journal-cut = Het logboek eindigt te vroeg: deze server heeft regel { $seq } ondertekend, en die regel is er niet. Wat was bevestigd, ontbreekt; zet een reservekopie terug, of aanvaard wat er is met tengen verify --accept.
journal-signed = Deze server heeft het einde ervan, los van de database, ondertekend bij regel { $seq }.
journal-ends-missing = Waar de logboeken eindigden, was bij het starten van deze server niet meer bekend: wat daarvoor is afgeknipt, is niet te zien.
journal-check = Alles opnieuw controleren
journal-when = Wanneer
journal-who = Wie
journal-act = Wat
journal-older = Oudere regels
journal-overruled = opzijgezet: { $pairs }
journal-reason = “{ $reason }”
act-create = Toernooi gemaakt
act-next-season = Volgend seizoen gemaakt
act-join-series = Toernooi aan een reeks toegevoegd
act-settings = Instellingen gewijzigd
act-draw-rules = Regels van de indeling gewijzigd
act-begin-by-hand = Concept met de hand begonnen
act-enter = Speler ingevoerd
act-enter-many = Spelers ingevoerd
act-edit-entry = Inschrijving gewijzigd
act-edit-entries = Inschrijvingen gewijzigd
act-undo = Wijziging bij meerdere spelers teruggenomen
act-withdraw = Speler afgemeld
act-remove-entry = Inschrijving verwijderd
act-merge-entries = Inschrijvingen samengevoegd
act-check-in = Inchecken
act-draw = Ronde ingedeeld
act-edit-draft = Concept gewijzigd
act-discard-draft = Concept verworpen
act-publish = Ronde gepubliceerd
act-latecomer = Laatkomer geplaatst
act-result = Uitslag
act-invite = Uitnodiging gemaakt
act-revoke-invitation = Uitnodiging ingetrokken
act-join = Toegevoegd aan de organisatie
act-remove-role = Rol afgenomen

# Wat een uitslag betekent, uitslagen die beiden bevestigden, overgespeelde partijen, de hoofdarbiter, de klok van de ronde.

## De hoofdarbiter
role-chief = hoofdarbiter
people-chief-note = Alleen de hoofdarbiter wijzigt uitslagen die beide spelers hebben bevestigd.
people-no-chief = Er is niemand benoemd, dus mag elke organisator het.
people-name-chief = Hoofdarbiter maken
people-unname-chief = Niet meer hoofdarbiter
people-chief-me = Mij tot hoofdarbiter benoemen
people-chief-named = De hoofdarbiter is benoemd.
people-chief-unnamed = Die persoon is niet langer hoofdarbiter.

# Links voor één persoon, opnieuw aanmelden, tweede factor.

people-for = Voor hoeveel mensen
people-for-hint = 1 tot 100. Een link is voor één persoon, tenzij u meer invult.
people-fresh-for = { $people ->
    [one] Hij is voor één persoon.
   *[other] Hij is voor { $people } mensen.
}
people-uses = { $used } van { $people } gebruikt
people-spent = Links die gebruikt zijn
