# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-find = Bord eller navn
draft-how = Vælg én spiller og så den anden, eller træk den ene hen på den anden. Intet ændres, før du siger det.
draft-show = Hvilke brætter
draft-show-all = Alle
draft-show-look = Se på
draft-show-changed = I hånden
draft-group-tables = bord { $from } til { $to }
draft-chosen = valgt
draft-with-this = med denne
draft-touch-other = Vælg den anden: Under hvert navn står, hvad ombytningen ville koste lodtrækningen, i scoregrupper.
draft-exchange = Byt om på { $one } og { $other }?
draft-exchange-act = Byt om
draft-leave = Lad være
draft-cannot = En af dem deltager ikke i denne runde.
draft-pair-ask = Par { $one } og { $other }?
draft-one-board = Begge sidder ved bord { $table }
draft-marks = { $before } af 100 → { $after }
draft-grades = { $before } → { $after }
draft-cost-same = lige god
draft-cost-little = næppe forskel
draft-cost-worse = { $groups } dårligere
draft-cost-better = { $groups } bedre
draft-whole-same = Hele lodtrækningen er præcis lige så meget værd.
draft-whole-little = Hele lodtrækningen ændres næppe.
draft-whole-worse = Hele lodtrækningen er { $groups } scoregrupper dårligere.
draft-whole-better = Hele lodtrækningen er { $groups } scoregrupper bedre.
draft-why-table = Hvorfor disse to, bord { $table }
draft-why-next = Hvem de ellers kunne møde
draft-acts-on = Andet med { $name }
draft-other-ways = Lodtræk igen, kassér, andet
draft-redo = Gentag
draft-changes = { $count ->
    [0] Ingen ændring i hånden står.
    [one] Én ændring i hånden.
   *[other] { $count } ændringer i hånden.
  }
draft-below = { $groups } scoregrupper under den beviste lodtrækning.
draft-above = { $groups } scoregrupper over den beviste lodtrækning, imod en af dens regler.
draft-last = { $count ->
    [one] Sidst: bord { $tables }.
   *[other] Sidst: bord { $tables }.
  }
draft-publish-ask = Offentliggør runde { $round }: { $boards ->
    [one] ét bræt?
   *[other] { $boards } brætter?
  }
draft-publish-all = Alle, der deltager, har en plads.
draft-publish-without = { $count ->
    [one] Én spiller er uden plads:
   *[other] { $count } spillere er uden plads:
  }
draft-publish-looks = { $count ->
    [one] Ét bord er endnu ikke set på.
   *[other] { $count } borde er endnu ikke set på.
  }
draft-publish-now = Offentliggør nu
proof-apart-pairs = { $count ->
    [one] Ét af { $all } beviste par er skilt ad.
   *[other] { $count } af { $all } beviste par er skilt ad.
  }
proof-around-tables = { $count ->
    [one] Bord { $tables } er sat i hånden.
   *[other] Bord { $tables } er sat i hånden.
  }
draft-none = Ingen sådanne brætter.
draft-free-round-how = For en oversidder: ophæv brættet, og vælg så spilleren igen.
