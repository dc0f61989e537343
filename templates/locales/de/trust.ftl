# Links für eine Person, erneute Anmeldung, zweiter Faktor.

people-for = Für wie viele Personen
people-for-hint = 1 bis 100. Ein Link ist für eine Person, wenn Sie nicht mehr angeben.
people-fresh-for = { $people ->
    [one] Er ist für eine Person.
   *[other] Er ist für { $people } Personen.
}
people-uses = { $used } von { $people } benutzt
people-spent = Links, die benutzt wurden
