# Links for one person, signing in once more, the second factor.

people-for = For how many people
people-for-hint = 1 to 100. A link is for one person unless you say more.
people-fresh-for = { $people ->
    [one] It is for one person.
   *[other] It is for { $people } people.
}
people-uses = { $used } of { $people } used
people-spent = Links that were used
