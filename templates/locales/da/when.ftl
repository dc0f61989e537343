# When rounds begin, and what pages say that have nobody to show.

starts-at = Begynder { $time }
starts-began = Begyndt { $time }
round-nobody = Ingen spiller i denne runde.
error-find = Find et navn
