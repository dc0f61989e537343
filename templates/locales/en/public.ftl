# What everybody sees without signing in: pairings, standings, players, games.
