# What every page says, and how English writes ranks, numbers, dates and results.

## The language
language-name = Français
language-direction = ltr
decimal-sign = ,

## Go
black = Noir
white = Blanc
black-letter = N
white-letter = B
rank-kyu = { $n }k
rank-dan = { $n }d
rank-kyu-full = { $n ->
    [1] 1er kyu
   *[other] { $n }e kyu
  }
rank-dan-full = { $n ->
    [1] 1er dan
   *[other] { $n }e dan
  }
person = { $first } { $surname }
table = Table
handicap = Handicap
komi = Komi
result = Résultat
even = à égalité
handicap-of = handicap { $n }
terms = { $handicap }, komi { $komi }
you = Vous

## Results
playing = en cours
black-won = Noir gagne
white-won = Blanc gagne
won = Gagné
lost = Perdu
jigo = Jigo
both-win = Double victoire
both-lose = Double défaite
no-result = Sans résultat
manner-score = { $halves ->
    [1] de { $points } point
    [2] de { $points } point
    [3] de { $points } point
   *[other] de { $points } points
  }
manner-resignation = par abandon
manner-time = au temps
manner-illegal-move = par coup illégal
manner-default = par forfait
manner-decision = par décision

## Dates
day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month } { $year }
day-of-week = { $weekday } { $day }
days = { $first } – { $last }
days-of-month = { $first ->
    [1] 1er
   *[other] { $first }
  }–{ $last } { $month } { $year }
time = { $hour }h{ $minute }
moment = { $day }, { $time }
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## The frame of a page
skip-to-content = Aller au contenu
comma = ,{" "}
colon = {" "}:{" "}
site-name = Tengen
pages-of-this = Pages
language = Langue
sign-in = Connexion
sign-out = Déconnexion
signed-in-as = Session ouverte : { $name }
page-late = Pas à jour depuis { $time } – nouvel essai en cours
page-unsent = Pas de réseau : rien n’a été envoyé. Ce que vous avez écrit est toujours là ; renvoyez-le quand le réseau est revenu.
page-held = Il y a eu un changement depuis { $time } ; il s’affichera quand vous aurez fini ici
nothing-found = Personne ici de ce nom ou de ce numéro.
find = Trouver
undo = Annuler
change = Changer

## The pages of a tournament
way-pairings = Rondes
way-standings = Classement
way-players = Joueurs
way-boards = Tables
way-draft = Brouillon
way-entries = Inscription
way-settings = Réglages
round-number = Ronde { $round }
table-number = Table { $table }
error-unavailable = Pas en ce moment
error-no-room = Le disque du serveur est plein ou ne peut pas être écrit. Rien de ce qui a été confirmé n’est perdu ; prévenez la personne qui gère le serveur.
error-damaged = La base de données du serveur est endommagée. Prévenez la personne qui gère le serveur : il faut restaurer une sauvegarde.
error-no-database = La base de données du serveur ne répond pas. Rien de ce qui a été confirmé n’est perdu ; réessayez dans une demi-minute.
