# When rounds begin, and what pages say that have nobody to show.

starts-at = Begynder kl. { $time }
starts-began = Begyndte kl. { $time }
round-nobody = Ingen spiller i denne runde.
error-find = Find et navn
