# Results that do not fit their board or are not confirmed, and forms that could not be sent.

refusal-too-many-points = No game on this board ends by more than { $most } points.
odd-komi = { $result }: that does not fit komi { $komi }. Look once more; if another komi was agreed, say that it is so.
odd-sure = It is so: another komi was agreed
odd-points = Points belong to “By points”. Choose that, or take the points away.
page-unsent = No connection: nothing was sent, and what you wrote is still here. Press again once the phone has a network.
home-own-cancel-gone = Your registration ends, and what you said is deleted.
settings-provisional = Show what both players say before it is confirmed
settings-provisional-note = On the page of the round, marked as not confirmed. It counts for nothing until then.
round-provisional = not confirmed yet
