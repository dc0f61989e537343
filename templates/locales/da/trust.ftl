# Links til én person, ny log ind, anden faktor.

people-for = Til hvor mange personer
people-for-hint = 1 til 100. Et link er til én person, medmindre du skriver flere.
people-fresh-for = { $people ->
    [one] Det er til én person.
   *[other] Det er til { $people } personer.
}
people-uses = { $used } af { $people } brugt
people-spent = Links, der er brugt
