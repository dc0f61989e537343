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
people-give-up = Opgiv min rolle
people-removed = Rollen er frataget.
role-organiser = Arrangør
role-arbiter = Dommer
journal-title = Logbog
journal-holds = Alt, hvad der er gjort, det nyeste først. Kæden holder: { $count } poster følger af hinanden. Om turneringen er, som de efterlod den, kontrolleres med alle poster, nedenfor.
journal-checked = Alle { $count } poster blev læst igen og følger af hinanden, og { $parts } dele af turneringen er, som de efterlod dem. Den sidste post er { $head }: sammenlign den med en tidligere protokol eller et tidligere ark.
journal-unchecked = Det, som ingen post fra { $seq } fortæller om, blev ikke kontrolleret: en tidligere version skrev posterne før.
journal-part-differs = { $part }: ikke som logbogens post { $seq } efterlod det. Læg en sikkerhedskopi ind, eller se, hvad post { $seq } og dem før siger.
journal-part-missing = { $part }: findes ikke, selv om logbogens post { $seq } efterlod det. Læg en sikkerhedskopi ind.
journal-part-unknown = { $part }: ingen post i logbogen har efterladt det.
part-settings = Indstillinger
part-entries = Deltagere
part-draft = Udkast til runde { $number }
part-round = Runde { $number }
part-certificate = Bevis for lodtrækningen i runde { $number }
part-game = Registreret parti { $number }
part-referee = Dommernes kendelser
part-reports = Meldinger til dommeren
part-words = Det, der blev skrevet i en handling
part-announcements = Meddelelserne
part-roles = Roller
part-report = Det, som spiller { $entry } har meldt om runde { $number }
part-request = Anmodning { $number } fra en spiller
part-registration = Tilmelding { $number } hjemmefra
journal-broken = Post { $seq } er ikke længere, som den blev skrevet: den passer ikke i kæden. Læg en sikkerhedskopi ind.
journal-cut = Logbogen slutter for tidligt: Denne server har underskrevet post { $seq }, og den post findes ikke. Det, der var bekræftet, mangler; læg en sikkerhedskopi ind, eller godtag det, der er, med tengen verify --accept.
journal-signed = Denne server underskrev dens slutning, adskilt fra databasen, ved post { $seq }.
journal-ends-missing = Hvor journalerne sluttede, vidste man ikke længere, da denne server startede: hvad der blev skåret af før, kan ikke ses.
journal-check = Kontrollér alle poster igen
journal-when = Hvornår
journal-who = Hvem
journal-act = Hvad
journal-older = Ældre poster
journal-overruled = tilsidesat: { $pairs }
journal-reason = »{ $reason }«
act-create = Turnering oprettet
act-next-season = Næste sæson oprettet
act-join-series = Turnering føjet til en serie
act-settings = Indstillinger ændret
act-draw-rules = Lodtrækningens regler ændret
act-begin-by-hand = Kladde begyndt i hånden
act-enter = Spiller tilmeldt
act-enter-many = Spillere tilmeldt
act-edit-entry = Tilmelding ændret
act-edit-entries = Tilmeldinger ændret
act-undo = Handling for mange fortrudt
act-withdraw = Spiller udtrådt
act-remove-entry = Tilmelding slettet
act-merge-entries = Tilmeldinger slået sammen
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

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## The chief arbiter
role-chief = hoveddommer
people-chief-note = Kun hoveddommeren retter resultater, som begge spillere har bekræftet.
people-no-chief = Ingen er udpeget, så alle arrangører må.
people-name-chief = Gør til hoveddommer
people-unname-chief = Ikke længere hoveddommer
people-chief-me = Gør mig selv til hoveddommer
people-chief-named = Hoveddommeren er udpeget.
people-chief-unnamed = Personen er ikke længere hoveddommer.

# Links til én person, ny log ind, anden faktor.

people-for = Til hvor mange personer
people-for-hint = 1 til 100. Et link er til én person, medmindre du skriver flere.
people-fresh-for = { $people ->
    [one] Det er til én person.
   *[other] Det er til { $people } personer.
}
people-uses = { $used } af { $people } brugt
people-spent = Links, der er brugt
