# Wie aan een toernooi werkt, en het logboek.

people-title = Personen
people-who = Wie hier werkt
people-invite-arbiter = Scheidsrechter uitnodigen
people-invite-recorder = Noteerder uitnodigen
people-fresh-recorder = Een link voor een noteerder
role-recorder = Noteerder
people-invite-organiser = Organisator uitnodigen
people-fresh-arbiter = Een link voor een scheidsrechter
people-fresh-organiser = Een link voor een organisator
people-fresh-hint = Laat hem scannen, of stuur de link. Hij wordt één keer getoond en is 14 dagen geldig.
people-qr = De link als plaatje voor de camera van een telefoon
people-open = Links die nog bruikbaar zijn
people-until = tot { $day }
people-invited-before = Deze link is al gemaakt en wordt maar één keer getoond. Heeft niemand hem, trek hem dan hieronder in en maak een andere.
people-revoke = Intrekken
people-remove = Rol afnemen
people-removed = De rol is afgenomen.
role-organiser = Organisator
role-arbiter = Scheidsrechter
journal-title = Logboek
journal-holds = Alles wat er is gedaan, het nieuwste eerst. De keten klopt: { $count } regels sluiten op elkaar aan. Of de borden de borden zijn waarover zij berichten, wordt hieronder samen met elke regel gecontroleerd.
journal-checked = Alle { $count } regels zijn opnieuw gelezen en sluiten op elkaar aan, en de borden van { $rounds ->
    [one] de gepubliceerde ronde
   *[other] { $rounds } gepubliceerde rondes
  } zijn die waarover zij berichten. De laatste regel is { $head }: vergelijk die met een verslag of vel van eerder.
journal-boards = De borden zijn niet die waarover het logboek bericht: { $where }. Iemand heeft de database met de hand gewijzigd.
journal-broken = Regel { $seq } past niet in de keten: iemand heeft de database met de hand gewijzigd.
journal-check = Alles opnieuw controleren
journal-when = Wanneer
journal-who = Wie
journal-act = Wat
journal-older = Oudere regels
journal-overruled = opzijgezet: { $pairs }
journal-reason = “{ $reason }”
act-create = Toernooi gemaakt
act-settings = Instellingen gewijzigd
act-draw-rules = Regels van de indeling gewijzigd
act-begin-by-hand = Concept met de hand begonnen
act-enter = Speler ingevoerd
act-enter-many = Spelers ingevoerd
act-edit-entry = Inschrijving gewijzigd
act-edit-entries = Inschrijvingen gewijzigd
act-withdraw = Speler afgemeld
act-remove-entry = Speler verwijderd
act-check-in = Inchecken
act-draw = Ronde ingedeeld
act-edit-draft = Concept gewijzigd
act-discard-draft = Concept verworpen
act-publish = Ronde gepubliceerd
act-latecomer = Laatkomer geplaatst
act-result = Uitslag
act-invite = Uitnodiging gemaakt
act-revoke-invitation = Uitnodiging ingetrokken
act-join = Iemand doet mee
act-remove-role = Rol afgenomen
