# The arbiter's screens: open boards, incidents, rulings, counting.
