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
people-fresh-hint = Lad dem scanne dette, eller send dem linket. Det vises kun én gang og gælder i 14 dage.
people-qr = Linket som billede til en telefons kamera
people-open = Links, der stadig kan bruges
people-until = til { $day }
people-invited-before = Dette link er allerede lavet og vises kun én gang. Har ingen det, så inddrag det nedenfor, og lav et nyt.
people-remove = Fjern
people-give-up = Opgiv min rolle
people-removed = Rollen er fjernet.
role-organiser = Arrangør
role-arbiter = Dommer
journal-title = Logbog
journal-holds = Alt, hvad der er gjort, det nyeste først. Kæden er intakt: hver af de { $count } poster følger af den foregående. Om turneringen er, som de efterlod den, kontrolleres sammen med alle poster, nedenfor.
journal-checked = Alle { $count } poster er læst igen og følger af hinanden, og { $parts } dele af turneringen er, som de efterlod dem. Den sidste post er { $head }: sammenlign den med et tidligere notat eller ark.
journal-unchecked = Dele, som ingen post fra { $seq } og frem nævner, blev ikke kontrolleret: en tidligere version skrev posterne før.
journal-part-differs = { $part }: ikke som logbogens post { $seq } efterlod det. Læg en sikkerhedskopi ind, eller se på post { $seq } og dem før den.
journal-part-missing = { $part }: findes ikke, selv om logbogens post { $seq } efterlod det. Læg en sikkerhedskopi ind.
journal-part-unknown = { $part }: ingen post i logbogen har efterladt det.
part-settings = Indstillinger
part-entries = Spillere
part-draft = Kladde til runde { $number }
part-round = Runde { $number }
part-certificate = Certifikat for lodtrækningen i runde { $number }
part-game = Noteret parti { $number }
part-referee = Kendelser
part-reports = Meldinger til dommeren
part-words = Tekst skrevet til en handling
part-announcements = Meddelelserne
part-roles = Roller
part-report = Hvad spiller { $entry } meldte om runde { $number }
part-request = Anmodning { $number } fra en spiller
part-registration = Onlinetilmelding { $number }
journal-broken = Post { $seq } er ikke, som den blev skrevet: den passer ikke i kæden. Læg en sikkerhedskopi ind.
journal-cut = Logbogen slutter for tidligt: denne server har underskrevet post { $seq }, og den post findes ikke. Det, der var bekræftet, mangler; læg en sikkerhedskopi ind, eller godtag det, der er, med tengen verify --accept.
journal-signed = Denne server underskrev dens slutning, adskilt fra databasen, ved post { $seq }.
journal-ends-missing = Ved starten vidste denne server ikke længere, hvor logbøgerne sluttede: er noget skåret af før, kan det ikke ses.
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
act-begin-by-hand = Kladde begyndt manuelt
act-enter = Spiller tilmeldt
act-enter-many = Spillere tilmeldt
act-edit-entry = Tilmelding ændret
act-edit-entries = Tilmeldinger ændret
act-undo = Samlet ændring fortrudt
act-withdraw = Spiller trukket ud
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
act-revoke-invitation = Invitation inddraget
act-join = Kom med i staben
act-remove-role = Rolle fjernet

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## The chief arbiter
role-chief = hoveddommer
people-chief-note = Kun hoveddommeren kan ændre resultater, som begge spillere har bekræftet.
people-no-chief = Ingen er udpeget, så alle arrangører må gøre det.
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
