# Who works at a tournament, and the journal.

people-title = Personer
people-who = Hvem der arbejder her
people-invite-arbiter = Invitér en dommer
people-invite-recorder = Invitér en skriver
people-fresh-recorder = Et link til en skriver
role-recorder = Skriver
people-invite-organiser = Invitér en arrangør
people-fresh-arbiter = Et link til en dommer
people-fresh-organiser = Et link til en arrangør
people-fresh-hint = Lad dem scanne dette, eller send dem linket. Det vises én gang og gælder i 14 dage.
people-qr = Linket som billede til en telefons kamera
people-open = Links, der endnu gælder
people-until = til { $day }
people-invited-before = Dette link var allerede lavet og vises kun én gang. Har ingen det, så træk det tilbage nedenfor, og lav et nyt.
people-revoke = Træk tilbage
people-remove = Fratag rollen
people-removed = Rollen er frataget.
role-organiser = Arrangør
role-arbiter = Dommer
journal-title = Logbog
journal-holds = Alt, hvad der er gjort, det nyeste først. Kæden holder: { $count } poster følger af hinanden. Om brætterne er dem, de fortæller om, kontrolleres med alle poster, nedenfor.
journal-checked = Alle { $count } poster blev læst igen og følger af hinanden, og brætterne i { $rounds ->
    [one] den offentliggjorte runde
   *[other] { $rounds } offentliggjorte runder
  } er dem, de fortæller om. Den sidste post er { $head }: sammenlign den med en tidligere protokol eller et tidligere ark.
journal-boards = Brætterne er ikke dem, logbogen fortæller om: { $where }. Nogen har ændret databasen i hånden.
journal-broken = Post { $seq } passer ikke i kæden: nogen har ændret databasen i hånden.
journal-check = Kontrollér alle poster igen
journal-when = Hvornår
journal-who = Hvem
journal-act = Hvad
journal-older = Ældre poster
journal-overruled = tilsidesat: { $pairs }
journal-reason = »{ $reason }«
act-create = Turnering oprettet
act-settings = Indstillinger ændret
act-draw-rules = Lodtrækningens regler ændret
act-begin-by-hand = Kladde begyndt i hånden
act-enter = Spiller tilmeldt
act-enter-many = Spillere tilmeldt
act-edit-entry = Tilmelding ændret
act-edit-entries = Tilmeldinger ændret
act-withdraw = Spiller udtrådt
act-remove-entry = Tilmelding slettet
act-check-in = Check-in
act-draw = Runde lodtrukket
act-edit-draft = Kladde ændret
act-discard-draft = Kladde kasseret
act-publish = Runde offentliggjort
act-latecomer = Sent ankommet placeret
act-result = Resultat
act-invite = Invitation oprettet
act-revoke-invitation = Invitation trukket tilbage
act-join = Nogen kom med
act-remove-role = Rolle frataget
