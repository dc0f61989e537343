# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = No game on this board ends by more than { $most } points.
odd-komi = { $result }: that does not fit komi { $komi }. Look once more; if another komi was agreed, say that it is so.
odd-sure = It is so: another komi was agreed
odd-points = Points belong to “By points”. Choose that, or take the points away.
home-own-cancel-gone = Your registration ends, and what you said is deleted.
settings-provisional = Show what both players say before it is confirmed
settings-provisional-note = On the page of the round, marked as not confirmed. It counts for nothing until then.
round-provisional = not confirmed yet
