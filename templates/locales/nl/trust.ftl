# Links voor één persoon, opnieuw aanmelden, tweede factor.

people-for = Voor hoeveel mensen
people-for-hint = 1 tot 100. Een link is voor één persoon, tenzij u meer invult.
people-fresh-for = { $people ->
    [one] Hij is voor één persoon.
   *[other] Hij is voor { $people } mensen.
}
people-uses = { $used } van { $people } gebruikt
people-spent = Links die gebruikt zijn
