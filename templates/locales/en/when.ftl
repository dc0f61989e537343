# When rounds begin, and what pages say that have nobody to show.

starts-at = Starts { $time }
starts-began = Started { $time }
round-nobody = Nobody plays in this round.
error-find = Find a name
