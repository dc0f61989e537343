# What players read of rulings at their boards, how they appeal, and what was done by their links.

me-appeal = I appeal
me-appeal-note = Write why. The arbiters have it at once; an appeal is not taken back.
me-appeal-taken = Your appeal is made, and in time. The committee decides.
me-appealed = { $name } appealed, { $at }.
me-appeal-waits = The committee has not decided yet.
me-ruling-fell = The committee let ruling { $no } fall.
refusal-appeal-made = You have appealed against this ruling already.
links-done = Done with this link
inbox-appeals = Appeals
