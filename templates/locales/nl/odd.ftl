# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = Op dit bord eindigt geen partij met meer dan { $most } punten verschil.
odd-komi = { $result }: dat past niet bij komi { $komi }. Kijk nog eens; was een andere komi afgesproken, bevestig het dan.
odd-sure = Het is zo: een andere komi was afgesproken
odd-points = Punten horen bij “Op punten”. Kies dat, of haal de punten weg.
home-own-cancel-gone = Uw inschrijving vervalt, en wat u invulde, wordt gewist.
settings-provisional = Tonen wat beide spelers zeggen voordat het is bevestigd
settings-provisional-note = Op de pagina van de ronde, met de aantekening dat het niet is bevestigd. Tot dan telt het niet.
round-provisional = nog niet bevestigd
