# Wann Runden beginnen, und was Seiten sagen, die niemanden zu zeigen haben.

starts-at = Beginn { $time }
starts-began = Begonnen { $time }
round-nobody = In dieser Runde spielt niemand.
error-find = Namen suchen
