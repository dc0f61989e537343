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
your-team = Votre équipe
## Results
playing = en cours
black-won = Noir gagne
white-won = Blanc gagne
won = Gagné
lost = Perdu
jigo = Jigo
drawn = Nulle par répétition
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
days-of-year = { $first ->
    [1] 1er
   *[other] { $first }
  } { $month } – { $last ->
    [1] 1er
   *[other] { $last }
  } { $until } { $year }
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
colon = {" "}:{" "}
sentence-gap = { " " }
full-stop = .
site-name = Tengen
pages-of-this = Pages
language = Langue
sign-in = Connexion
sign-out = Déconnexion
signed-in-as = Session ouverte : { $name }
page-late = Pas à jour depuis { $time } – nouvel essai en cours
page-unsent = Pas de réseau : rien n’a été envoyé. Ce que vous avez écrit est toujours là ; renvoyez-le quand le réseau est revenu.
page-held = Il y a eu un changement depuis { $time } ; il s’affichera quand vous aurez fini ici
away-title = Pas de réseau
away-why = Cette page n’a pas encore été ouverte sur ce téléphone : elle n’y est donc pas. Celles-ci y sont :
away-again = Réessayer
nothing-found = Aucun joueur ni table ne correspond.
nothing-matches = Aucun joueur ni table ne correspond à « { $typed } ».
near-found = Aucun nom exactement identique. Noms proches :
find = Chercher
undo = Annuler
undo-offer = { $act } : { $count } ({ $at }). Cela peut être annulé tant que rien d’autre n’en dépend.
undo-done = Annulé : { $count }. Les e-mails déjà partis ne peuvent pas être repris.
change = Modifier
## The pages of a tournament
way-pairings = Appariements
way-standings = Classement
way-players = Joueurs
way-boards = Tables
way-draft = Brouillon
way-entries = Inscription
way-settings = Réglages
areas = Domaines
also-in = Aussi sous { $area }
area-today = Aujourd’hui
way-next = Prochaines étapes
way-requests = Demandes
way-list = Liste
way-ratings = Cotes
way-rules = Règles
state-missing = { $n } à saisir
state-calling = appels : { $n }
state-waiting = { $n } en attente
state-here = vous êtes ici
state-open = en cours : { $n }
state-round = ronde { $round }
state-drawn = ronde { $round } appariée
state-not-drawn = ronde { $round } non appariée
state-after = après la ronde { $round }
state-starts = ronde { $round } à { $time }
round-number = Ronde { $round }
rounds-count = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
  }
table-number = Table { $table }
error-unavailable = Momentanément indisponible
error-no-room = Le disque du serveur est plein ou n’accepte plus d’écriture. Rien de ce qui a été confirmé n’est perdu ; prévenez la personne qui gère le serveur.
error-damaged = La base de données du serveur est endommagée. Prévenez la personne qui gère le serveur : il faut restaurer une sauvegarde.
error-no-database = La base de données du serveur ne répond pas. Rien de ce qui a été confirmé n’est perdu ; réessayez dans une demi-minute.

# Arbiters: open boards, one board, two results for one board.

boards-other-result = Autre résultat
board-back = Retour aux tables
who-worth = { $black } à Noir, { $white } à Blanc
how-unstated = Non précisé
how-score = Aux points
how-resignation = Par abandon
how-time = Au temps
somebody = quelqu’un

# Drawing: before the draw, the draft, why a pair, latecomers.

before-preliminary = { $count ->
    [1] Un joueur n’est pas pointé et ne sera pas apparié.
   *[other] { $count } joueurs ne sont pas pointés et ne seront pas appariés.
  }
draft-group = Score { $score }
draft-group-category = Catégorie { $category }, score { $score }
why = Pourquoi
## The proof of a draw
proof-best = Prouvé optimal
proof-best-note = Aucun autre appariement ne vaut davantage. Ouvrir le certificat.
proof-around = Prouvé optimal, compte tenu de ce qui est fixé à la main
proof-around-note = Aucun appariement des autres ne vaut davantage.

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

proof-apart-pairs = { $count ->
    [1] Une des { $all } paires prouvées est séparée.
   *[other] { $count } des { $all } paires prouvées sont séparées.
  }
proof-around-tables = { $count ->
    [1] La table { $tables } est fixée à la main.
   *[other] Les tables { $tables } sont fixées à la main.
  }

end-group-head = Groupe
end-alive = vivant
end-dead = mort
end-seki = seki
end-none-dead = Aucune pierre n’est marquée morte.
end-proposed = C’est une proposition. Elle compte quand les deux sont d’accord.
end-group-point = Une pierre du groupe
goban-copy = Copie de la position
goban-open = Ouverts : { $points }.
goban-doubtful = Indécis : { $points }.
goban-dead = Morts : { $points }.
goban-shut = Ne peut pas encore être repris : { $points }.

# The event as a thing: copied, archived, deleted; and who can sign in.

way-event = Tournoi
event-is-hidden = Pour l’instant, seuls ses organisateurs le voient.
event-announce = Annoncer
error-deleted = Ce tournoi a été supprimé
error-deleted-why = Un propriétaire de ce serveur a supprimé ce tournoi. Ce que vous venez d’envoyer n’a pas été gardé, et plus rien ne peut y être saisi.
accounts-title = Comptes

# What is wrong with a field or a request, and what to do.

fault-out-of-range = Écrivez un nombre de { $least } à { $most }, pas { $value }.
fault-not = , pas « { $typed } »
fault-rank = Écrivez un niveau de 30k à 9d, comme 4k ou 2d{ $not }.
fault-rating = Écrivez un nombre entier de -1000 à 3500{ $not }. 2100 correspond à 1er dan.
fault-result = Écrivez B+, W+3.5, B+R, W+T, 0 ou both-lose{ $not }.
fault-points = Écrivez des points comme 6,5 ou 7{ $not }.
fault-number = Écrivez un nombre entier{ $not }.
fault-date = Écrivez une date comme 2026-05-14{ $not }.
fault-time = Écrivez une heure comme 14:30{ $not }.
fault-choice = Choisissez une des réponses.
fault-form = Il manque quelque chose dans ce formulaire. Parcourez-le et renvoyez-le.
## Requests that cannot be answered
error-bad-request = Cela n’a pas fonctionné
error-bad-request-why = La demande est incomplète. Revenez en arrière et réessayez depuis la page.
error-forbidden = Accès refusé
error-owner-why = Seul un propriétaire de ce serveur peut le faire.
error-event-maker-why = Seuls les propriétaires de ce serveur, et les personnes qu’ils autorisent à créer des tournois, peuvent le faire.
error-organiser-why = Seuls les organisateurs peuvent le faire.
error-arbiter-why = Seuls les arbitres et les organisateurs peuvent le faire.
error-forbidden-why = Votre compte n’a pas de rôle ici. Demandez à un organisateur de vous en donner un.
error-elsewhere-why = Cela venait d’un autre site et n’a donc pas été fait. Ouvrez la page ici et recommencez.
error-name-why = Ce serveur ne répond pas au nom { $host }. Ouvrez-le par l’adresse affichée à son démarrage ; la personne qui le gère peut le démarrer avec --origin et ce nom.
error-no-key-why = Cela ne venait pas d’un formulaire de ce site et n’a donc pas été fait. Rouvrez la page et recommencez-y.
error-not-found = Page introuvable
error-not-found-why = Cette page n’existe pas. Elle a peut-être été déplacée, ou n’est pas encore publiée.
error-conflict = Modifié entre-temps
error-conflict-why = Quelqu’un d’autre vient de modifier cela. Rouvrez la page pour voir l’état actuel.
error-too-large = Trop grand
error-too-large-why = On ne peut pas envoyer plus de { $limit } Ko ici. Rien n’a été gardé ; envoyez moins, ou un fichier plus petit.
error-unprocessable = Pas possible
error-too-many = Trop d’essais
error-too-many-why = Attendez { $seconds } s, puis réessayez.
error-busy = Service occupé
error-busy-why = Le service est très sollicité ou va redémarrer. Réessayez dans un instant ; rien n’a été perdu.
error-internal = Erreur de notre part
error-internal-why = Quelque chose n’a pas fonctionné ici. Ce que vous avez fait n’a peut-être pas été enregistré : vérifiez avant de recommencer.
form-meanwhile = { $name } a modifié ceci entre-temps, à { $time }. Vos modifications sont gardées dans le formulaire ; rien n’est encore enregistré. Vérifiez-les, puis enregistrez de nouveau.
form-meanwhile-somebody = Ceci a été modifié entre-temps, à { $time }. Vos modifications sont gardées dans le formulaire ; rien n’est encore enregistré. Vérifiez-les, puis enregistrez de nouveau.
fault-meanwhile = La valeur est maintenant « { $theirs } » ; vous avez écrit « { $mine } », qui sera enregistré si vous enregistrez de nouveau.

rating-preview = Cote ±

# Recording a game at the board, and watching it.

boards-record = Relever
game-to-move = À { $color } de jouer
game-last = Coup { $n } : { $move }
goban = Position
goban-last = Position après { $color } { $point }
move-pass = { $color } passe

way-registration = Inscription en ligne
way-register = S’inscrire
home-remove = Retirer

# Incidents and rulings: what happened, when, the ruling, the referee's log.

way-incidents = Incidents
way-rulings = Décisions
boards-incident = Incident
incident-place = Ronde { $round }, table { $table }
window-hours = { $from } – { $until }
window-said = Période : { $window }.
window-agreed = Convenu pour { $date }.
window-proposed = Proposé : { $date }, sans réponse pour l’instant.
window-no-date = Pas encore de date.
window-not-played = pas encore jouée
window-to-play = Encore à jouer : { $n }
date-place = Où
date-place-hint = Un club, une salle, ou un serveur de jeu et vos pseudonymes ; facultatif. Tout le monde le voit.
date-cleared = Votre partie n’a plus de date.
unplayed-both-lose = Les deux perdent
unplayed-half = Un demi-point chacun
unplayed-no-result = Sans résultat
incident-on-board = Sur le goban
incident-clock = Pendule et temps
incident-setting-up = Mise en place
incident-people = Personnes
effect-next = { $color } : { $partner } joue ensuite.
turns-order = Ordre de jeu
turns-at = Coup { $n } : { $name } joue ({ $color }).
incident-by-both = Les deux
incident-by-nobody = Personne, ou inconnu
incident-what-by = { $what } : { $by }
kind-ko-retake = Reprise immédiate d’un ko
kind-superko = Répétition d’une position antérieure
kind-suicide = Suicide
kind-occupied = Coup sur un point occupé
kind-out-of-turn = Coup hors de son tour
kind-two-in-a-row = Deux coups de suite
kind-stone-displaced = Pierre déplacée ou bousculée
kind-stone-removed = Pierres retirées alors qu’elles avaient des libertés
kind-captures-left = Pierres capturées laissées sur le goban
kind-captures-mishandled = Prisonniers non gardés dans le couvercle
kind-take-back = Coup repris ou décalé
kind-board-scattered = Pierres du goban renversées
kind-wrong-colors = Couleurs erronées
kind-wrong-setup = Komi ou handicap erroné
kind-wrong-pairing = Mauvais adversaire ou mauvaise table
kind-clock-misuse = Mauvais usage de la pendule
kind-time-loss = Temps écoulé
kind-flag-late = Drapeau réclamé tard, ou par un tiers
kind-both-flags = Les deux drapeaux sont tombés
kind-wrong-time = Temps ou byo-yomi mal réglé
kind-clock-faulty = Pendule défectueuse
kind-clock-stopped = Un joueur a arrêté la pendule
kind-late-arrival = Arrivée en retard
kind-no-show = N’est pas venu
kind-rounds-skipped = Rondes manquées sans prévenir
kind-left-game = Parti pendant la partie, ou malade
kind-adjournment = Une partie doit être ajournée
kind-outside-help = Aide extérieure
kind-device = Appareil utilisé, ou à portée de main
kind-phone = Un téléphone a sonné
kind-noise = Bruit
kind-conduct = Comportement
kind-collusion = Résultat convenu d’avance
kind-count-disputed = Désaccord sur le décompte
kind-pass-disputed = Passe contestée ou non entendue
kind-resignation-disputed = Abandon contesté
kind-result-wrong = Le résultat annoncé est faux
kind-repetition = La partie se répète et personne ne cède
kind-other = Autre chose
incident-said-both = Ce que dit chacun des deux
incident-said-other = Ce qui s’est passé, en une phrase
ruling-number = Décision { $no }
ruling-clocks = Pendules
result-unchanged = Reste tel quel
result-open = Ouvert : à rejouer ou à recompter
result-unrated = Hors échelle, et sans effet sur la confrontation directe
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
    [1] La place ou le départage d’un autre joueur change
   *[other] Les places ou départages de { $n } autres joueurs changent
  }
## What a ruling does
effect-goes-on = La partie continue telle quelle.
effect-before = Retour à la position d’avant le coup { $n }.
effect-before-unknown = Retour à la position d’avant le coup en question.
effect-pass = { $stones ->
    [1] La pierre est retirée, et { $color } est réputé avoir passé.
   *[other] Les deux pierres sont retirées, et { $color } est réputé avoir passé.
  }
effect-turn = À { $color } de jouer.
effect-first-point = La pierre revient à l’intersection où elle a d’abord été jouée.
effect-stones-back = Les pierres reviennent à leurs intersections.
effect-captures-off = Les pierres capturées sont retirées.
effect-by-hand = L’arbitre place les pierres comme il l’estime raisonnable.
effect-reconstructed = La position est rétablie.
effect-cleared = Le goban est vidé.
effect-pass-stones = { $n ->
    [1] { $color } reçoit une pierre de passe.
   *[other] { $color } reçoit { $n } pierres de passe.
  }
effect-prisoners = { $n ->
    [1] { $color } reçoit un prisonnier de plus.
   *[other] { $color } reçoit { $n } prisonniers de plus.
  }
effect-points = { $color } reçoit { $points } points.
effect-exchange = Les joueurs échangent les couleurs, les pierres restent.
effect-as-paired = Komi et handicap sont ceux de l’appariement.
effect-same-count = Le compte reste : le résultat en découle avec le komi et le handicap de l’appariement.
penalty-caution = Mise en garde à { $color }.
penalty-warning = Avertissement à { $color }.
penalty-stones = { $n ->
    [one] { $color } cède { $n } point, compté comme { $n } prisonnier de { $other }.
   *[other] { $color } cède { $n } points, comptés comme { $n } prisonniers de { $other }.
  }
penalty-game-loss = { $color } a trop d’avertissements.
penalty-exclusion = { $color } est exclu du tournoi.
penalty-points = Pénalité : { $color } donne { $n } { $n ->
    [one] point
   *[other] points
  } à { $other } au décompte.
penalty-time = Pénalité : { $color } perd { $n } { $n ->
    [one] minute
   *[other] minutes
  } à la pendule.
penalty-other = Une autre sanction pour { $color }, selon les termes de l’arbitre.
verdict-replay = La partie est rejouée.
verdict-count-again = La vie et la mort, puis le décompte, sont revus.
verdict-stands = Le résultat confirmé est maintenu.
verdict-end-stands = Le résultat est maintenu.
verdict-resumes = Le résultat ne compte plus, la partie continue.
verdict-adjourned = La partie est ajournée et finie plus tard. Le joueur au trait met son prochain coup sous enveloppe.
verdict-wins-illegal-move = { $color } gagne : coup illégal de l’adversaire.
verdict-wins-time = { $color } gagne au temps.
verdict-wins-default = { $color } gagne par forfait.
verdict-wins-resignation = { $color } gagne par abandon.
verdict-wins = { $color } gagne par décision.
verdict-ends = La partie est finie : { $result }.
verdict-drawn = La partie est finie : nulle.
clock-leave = Les laisser telles quelles
clock-stop = Arrêtées entre-temps, puis relancées
clock-set-right = L’arbitre règle la pendule
clock-give-back = { $color } récupère { $time }.
clock-charge = { $color } perd { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
clock-reset = Toutes deux repartent du début
note-record-disagrees = Le relevé ne montre pas cette infraction : vérifiez-la d’abord.
note-committee-decided = Une commission a tranché, et sa décision lie les arbitres. Seul un fait nouveau permet une autre décision : précisez lequel.
note-ended-since = La partie s’est terminée depuis, et le texte ne dit pas ce qui s’applique alors : l’arbitre décide.
note-cannot-be-done = Ce que le texte demande n’est plus possible sur ce goban.
note-move-unknown = Personne n’a indiqué le coup : rétablissez la position à la main.
note-window-unclear = Établissez combien de coups ont été joués entre-temps.
note-starts-anew = Les positions antérieures ne comptent plus pour le ko et le superko.
note-end-accepted = Les deux avaient accepté la fin de la partie : une sanction peut être notée, rien d’autre.
note-ruled-before = Une décision a mis fin à cette partie : une sanction peut être notée, rien d’autre. Pour changer le résultat, modifiez ou retirez cette décision.
note-end-unasked = La partie était finie : indiquez d’abord si les deux l’avaient accepté.
note-confirmed = Le résultat est confirmé : une sanction peut être notée, rien d’autre.
remedy-stands = Continuer
remedy-no-offence = Pas d’infraction
remedy-take-back = Reprendre le coup
remedy-as-pass = Reprendre comme passe
remedy-first-point = Retour au premier point
remedy-stones-back = Remettre les pierres à leur place
remedy-reasonable-point = À un point raisonnable
remedy-captures-off = Retirer les pierres capturées
remedy-reconstruct = Rétablir la position
remedy-exchange = Échanger les couleurs
remedy-correct-setup = Komi et handicap de l’appariement
remedy-clock = Régler la pendule
remedy-count-again = Recompter
remedy-points = Points à l’adversaire, le coup reste
remedy-lateness = Selon la règle du tournoi sur les retards
remedy-loses-illegal-move = Défaite par coup illégal
remedy-loses-time = Défaite au temps
remedy-loses-default = Défaite par forfait
remedy-loses-resignation = Défaite par abandon
remedy-loses = Le fautif perd
remedy-loses-so = { $color } perd : { $result }
remedy-black-wins = Noir gagne
remedy-white-wins = Blanc gagne
remedy-both-lose = Double défaite
remedy-draw = Partie nulle
remedy-no-result = Sans résultat
remedy-replay = Rejouer
sanction-none = Pas de sanction
sanction-whose = Contre { $color }
sanction-caution = Mise en garde
sanction-warning = Avertissement
sanction-exclusion = Exclusion du tournoi
sanction-points = Des points pour l’adversaire
sanction-time = Des minutes ôtées à la pendule
sanction-other = Une autre sanction, selon vos termes
appeal-may = Les joueurs peuvent faire appel { $until }, devant une commission de { $members }.
appeal-until-confirmed = jusqu’à la confirmation du résultat
appeal-until-round = jusqu’à la clôture de la ronde
appeal-until-minutes = dans les { $n } minutes après avoir été informés de la décision
appeal-deadline = Appels jusqu’au { $at }.
appeal-deadline-over = Le délai d’appel a pris fin le { $at }.
appeal-upheld = La décision est maintenue ({ $members }).
appeal-overturned = La décision est annulée ({ $members }).

# Mending a published round.

mended-at = modifié à { $time }
mended-seats = Table { $table } : Noir est maintenant { $black }, Blanc { $white }.
mended-terms = Table { $table } : { $terms }.
mended-new = La table { $table } est nouvelle : Noir { $black }, Blanc { $white }.
mended-gone = La table { $table } est supprimée : { $black } – { $white }.
mended-bye = { $name } est exempt.
round-change = Modifier cette ronde

way-messages = Messages
announced = De la part des organisateurs
letter-board = Ronde { $round } : table { $table }, { $color }
letter-free = Votre présence n’est pas nécessaire pour cette ronde.
letter-reported = Votre adversaire a annoncé le résultat
letter-against = Un résultat n’est pas celui que vous aviez annoncé
letter-against-what = S’il est faux, signalez-le sur votre page : les arbitres seront priés de vérifier.
letter-date-proposed = Votre adversaire propose une date
letter-date-agreed = La date de votre partie
letter-date-dropped = La date proposée a été refusée ou retirée
letter-unplayed = Votre partie reste à jouer
letter-unplayed-what = La période de la ronde se termine le { $until }. Convenez d’une date sur votre page.
letter-line-up = Il manque encore votre composition
letter-line-up-what = La ronde { $round } commence le { $until }. Indiquez sur votre page qui joue pour votre équipe.
letter-granted = Votre demande est acceptée
letter-coming = Un arbitre est en route
letter-refused = Votre demande est refusée
letter-registered = votre inscription est arrivée
letter-registered-place = Vous avez une place.
letter-registered-waits = Vous êtes en liste d’attente.
letter-link = Ce lien personnel permet de la modifier ou de l’annuler, puis de voir votre table. Toute personne qui l’a peut agir à votre place : gardez-le pour vous.
letter-place-came = une place pour vous
letter-place-came-what = Vous étiez en liste d’attente. Il y a maintenant une place pour vous.
letter-confirmed = votre inscription est confirmée
letter-confirmed-what = Vous avez une place : votre inscription est confirmée.
letter-cancelled = votre inscription est annulée
letter-removed = votre inscription a été retirée
letter-removed-what = Les organisateurs ont retiré votre inscription. Si c’est une erreur, écrivez-leur.
letter-way = Le lien personnel reçu lors de l’inscription permet de la modifier ou de l’annuler.
letter-stop = Vous avez demandé cet e-mail. Pour ne plus en recevoir :
initials-file = Ce fichier contient le nom complet de tous, alors que certains joueurs ne sont affichés que par leurs initiales : il est réservé aux organisateurs.

# Results that do not fit their board, or are not confirmed.

odd-komi = { $result } : cela ne va pas avec un komi de { $komi }. Vérifiez encore ; si un autre komi était convenu, confirmez-le.
odd-tie = Jigo : selon les règles de ce tournoi, { $color } gagne à égalité. Vérifiez encore ; si c’est tout de même jigo, confirmez-le.
odd-points = Les points vont avec « Aux points ». Choisissez cette réponse, ou effacez les points.

# The organiser's screens: settings, registration, drafts, journal, people.

way-groups = Groupes
way-downloads = Fichiers
about-system-mcmahon = Chacun part avec un score selon son niveau et rencontre des joueurs de même score.
about-system-swiss = Tous partent à égalité et rencontrent des joueurs ayant autant de victoires.
about-system-swiss-categories = Comme le suisse, à l’intérieur de catégories de niveau.
about-system-cup = Comme le suisse, les premières victoires pesant plus.
federation-egf = Fédération européenne de go (EGF)
federation-ffg = France : Fédération Française de Go
federation-dgob = Allemagne : Deutscher Go-Bund
federation-bga = Grande-Bretagne : British Go Association
federation-ngb = Pays-Bas : Nederlandse Go Bond
federation-aga = Amérique : American Go Association
federation-nihonkiin = Japon : Nihon Ki-in
federation-korean = Corée : Korea Baduk Association
federation-chinese = Chine : Chinese Weiqi Association
country-hint = Deux lettres : FR
fault-country = « { $typed } » n’est pas un pays connu ici. Écrivez ses deux lettres, par exemple FR.
fault-fraction = Écrivez un nombre de 0 à 1, comme 0,5{ $not }.
import-no-file = Aucun fichier n’a été choisi. Choisissez-en un, puis envoyez-le.
settings-saved = Les réglages sont enregistrés.
settings-save = Enregistrer les réglages
overtime-byoyomi = Byo-yomi
overtime-canadian = Byo-yomi canadien
overtime-fischer = Fischer : secondes ajoutées par coup
overtime-ing = Ing : temps acheté avec des points
overtime-sudden-death = Mort subite
criterion-none = aucun
criterion-about-nbw = victoires
criterion-about-mms = score McMahon
criterion-about-cps = score de coupe, les premières victoires pèsent plus
criterion-about-sts = score de Strasbourg
criterion-about-cat = catégorie
criterion-about-rank = niveau
criterion-about-rating = cote
criterion-about-sosw = victoires des adversaires
criterion-about-sosw-1 = victoires des adversaires sans la plus faible
criterion-about-sosw-2 = victoires des adversaires sans les deux plus faibles
criterion-about-sodosw = victoires des adversaires battus
criterion-about-sososw = SOSW des adversaires
criterion-about-cussw = somme des victoires après chaque ronde
criterion-about-sosm = scores McMahon des adversaires
criterion-about-sosm-1 = scores des adversaires sans le plus bas
criterion-about-sosm-2 = scores des adversaires sans les deux plus bas
criterion-about-sodosm = scores des adversaires battus
criterion-about-sosts = STS des adversaires
criterion-about-sososm = SOSM des adversaires
criterion-about-cussm = somme des scores après chaque ronde
criterion-about-ext = exploits tentés
criterion-about-exr = exploits réussis
criterion-about-sdc = confrontation directe simple
criterion-about-dc = confrontation directe
settings-expert-about = L’appariement retient les paires dont le poids total est le plus grand. Voici le maximum de chaque critère ; les valeurs usuelles conviennent à presque tous les tournois.
settings-weights = Poids
settings-seeding = Placement dans le groupe
settings-drawn-up = Montées et descentes
entry-surname = Nom
entry-first-name = Prénom
entry-country = Pays

# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

rated = Compte pour l’échelle
rated-yes = Oui
rated-open = En suspens, tant qu’il n’y a pas de résultat
written-cells = Noir { $black }, Blanc { $white }
written-left-out = La partie est omise
error-chief-why = Seul l’arbitre principal peut le faire. Un organisateur le nomme sous « Organisation ».
clock-runs-since = Pendules lancées depuis { $time }
hall-forfeit = Les absents perdent après { $time }
way-timetable = Horaires
zone-from = à partir du { $day } { $zone }
timetable-zone = Fuseau horaire : { $zone }.

outside-status = Le serveur distant a répondu { $status }.

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-appealed = { $name } a fait appel, { $at }.
me-appeal-waits = La commission n’a pas encore décidé.
me-ruling-fell = La commission a annulé la décision { $no }.

# Who works at a tournament, and the journal.

only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour les téléphones, lancez Tengen avec « tengen serve --listen 0.0.0.0:8080 » et refaites le lien.
only-here-computer = Cette adresse ne fonctionne que sur cet ordinateur. Laissez entrer les téléphones sur la page « Cet ordinateur », puis refaites le lien.

rooms-tables = Tables { $from } à { $to } : { $room }.
rooms-table = Table { $table } : { $room }.
error-no-table = Il n’y a pas de table { $table } dans la ronde { $round }. Elle a les tables { $first } à { $last }.
error-not-yet = Pas encore
error-round-to-come = La ronde { $round } n’est pas encore publiée. Ses appariements apparaîtront ici dès qu’ils le seront.

# What players do themselves: their own page, results they report, what they ask for, and their links.

me-title = Ma table
me-other-said = Votre adversaire annonce : { $result }. Annoncez ce que vous avez vu.
me-link-spent = Ce lien personnel n’est plus valable : il a été révoqué ou remplacé. Adressez-vous aux organisateurs.
request-state-asked = demandée à { $time }
request-state-coming = en route, { $time }
request-state-granted = accordée à { $time }
request-state-refused = refusée à { $time }
request-state-taken-back = retirée à { $time }
inbox-title = De la part des joueurs
inbox-differ = les annonces diffèrent
way-links = Liens
boards-from-players = { $n ->
    [one] Une demande de joueur attend une réponse
   *[other] { $n } demandes de joueurs attendent une réponse
  }
check-in = Pointage
door-is-here = { $name } est là.
help = Aide
request-state-went = quelqu’un y est allé, { $time }
call-at = Table { $table } : un arbitre, s’il vous plaît
call-waits = La table { $table } appelle un arbitre, { $minutes } min
call-go = J’y vais

# The sheet for the hall: how an event plays and rules, on one page

poster-way = Les règles en une page

private-paid = Payé
way-prizes = Prix
group-which-dan = joueurs dan
group-which-kyu = joueurs kyu
group-which-ranks = niveaux { $of }
group-which-category = catégorie { $of }
group-which-club = club { $of }
group-which-country = { $of }
group-which-youth = nés en { $of } ou après
group-which-women = femmes

# The event's procedure field by field, its rules for each kind, penalties so far.

period = En vigueur : { $days }
ruling-told-at = Informé : { $at }

# What everybody sees without signing in: tournaments, pairings, players, standings and why, lists.

## The list of tournaments
index-title = Tournois
front-players = Voir qui est inscrit
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
clock-sudden = { $basic } en tout
clock-byoyomi = { $basic }, puis { $period } par coup
clock-canadian = { $basic }, puis { $stones ->
    [1] une pierre
   *[other] { $stones } pierres
  } en { $period }
clock-fischer = { $basic }, et { $period } de plus à chaque coup
clock-ing = { $basic }, puis jusqu’à { $n } périodes de { $period } pour { $points } points chacune
## Pairings
rounds = Rondes
round = Ronde
round-by-table = Par table
round-by-name = Par nom
against = contre { $name }
next-free = Ronde { $round } : exempt, faute d’adversaire.
place = Place
name = Nom
rank = Niveau
club = Club
slips-black-signs = Signature de Noir
slips-white-signs = Signature de Blanc
column-name-nbw = Nombre de victoires
column-about-nbw = Un par partie gagnée, un demi par jigo, et ce que le tournoi donne au joueur exempt.
column-name-mms = Score McMahon
column-about-mms = Il part d’une valeur fixée par le niveau ; chaque victoire ajoute un.
column-name-cps = Score de coupe
column-about-cps = Les victoires, chacune doublée à chaque ronde suivante : une victoire précoce pèse plus.
column-name-sts = Score de Strasbourg
column-about-sts = Le score McMahon, plus deux pour avoir gagné toutes les rondes depuis la barre jusqu’à l’avant-dernière ou à l’antépénultième.
column-name-cat = Catégorie
column-about-cat = La catégorie du niveau ; la première est la plus haute.
column-name-rank = Niveau
column-about-rank = Le niveau dans ce tournoi ; le plus haut vient d’abord.
column-name-rating = Cote
column-about-rating = La cote à l’inscription ; la plus haute vient d’abord.
column-name-sosw = Somme des victoires des adversaires
column-about-sosw = Les victoires de tous les adversaires, additionnées : qui a rencontré les plus forts passe devant.
column-name-sosw-1 = Victoires des adversaires, moins la plus faible
column-about-sosw-1 = Les victoires de tous les adversaires, additionnées, sans l’adversaire le plus faible.
column-name-sosw-2 = Victoires des adversaires, moins les deux plus faibles
column-about-sosw-2 = Les victoires de tous les adversaires, additionnées, sans les deux adversaires les plus faibles.
column-name-sodosw = Somme des victoires des adversaires battus
column-about-sodosw = Les victoires des adversaires battus, additionnées ; la moitié en cas de jigo.
column-name-sososw = Somme des SOS des adversaires (victoires)
column-about-sososw = Les SOS de tous les adversaires, additionnés.
column-name-cussw = Victoires cumulées
column-about-cussw = Le nombre de victoires après chaque ronde, additionné : les victoires précoces comptent plus.
column-name-sosm = Somme des scores des adversaires
column-about-sosm = Les scores McMahon de tous les adversaires, additionnés, avec les pierres données en plus et les pierres reçues en moins. Une ronde sans partie compte le score de départ du joueur.
column-name-sosm-1 = Scores des adversaires, moins le plus bas
column-about-sosm-1 = Les scores McMahon de tous les adversaires, additionnés, sans le plus bas.
column-name-sosm-2 = Scores des adversaires, moins les deux plus bas
column-about-sosm-2 = Les scores McMahon de tous les adversaires, additionnés, sans les deux plus bas.
column-name-sosts = Somme des scores de Strasbourg des adversaires
column-about-sosts = Les scores de Strasbourg de tous les adversaires, additionnés, avec les pierres données en plus et les pierres reçues en moins.
column-name-sodosm = Somme des scores des adversaires battus
column-about-sodosm = Les scores McMahon des adversaires battus, additionnés ; la moitié en cas de jigo.
column-name-sososm = Somme des SOS des adversaires
column-about-sososm = Les SOS de tous les adversaires, additionnés.
column-name-cussm = Score cumulé
column-about-cussm = Le score McMahon après chaque ronde, additionné : les victoires précoces comptent plus.
column-name-ext = Exploits tentés
column-about-ext = Les victoires de tous les adversaires, multipliées par 0 à 3 selon le handicap donné au-delà de ce que veulent les niveaux.
column-name-exr = Exploits réussis
column-about-exr = Les victoires des adversaires battus, multipliées par 0 à 3 selon le handicap donné au-delà de ce que veulent les niveaux.
column-name-sdc = Confrontation directe simple
column-about-sdc = Les points des parties entre ex æquo, si chacun d’eux a rencontré tous les autres.
column-name-dc = Confrontation directe
column-about-dc = Entre ex æquo, qui a battu qui : le nombre de places devant le dernier du groupe.

# The referee: what the record says, the stopped board, open points

remedy-ask-both = Consulter d’abord les deux
remedy-play-on = La partie arrêtée continue
remedy-resume = La partie terminée reprend
remedy-end-stands = Le résultat est maintenu
remedy-adjourn = Ajournée, finie plus tard
remedy-pass-stone = La pierre de passe est remise

# Rating lists and the search in them; lists of participants; the registration as a whole.

lists-title = Échelles
enter-how-number = par numéro
enter-how-alike = écrit autrement
enter-number = n° { $no }
entries-show-unpaid = Non payé { $count }
entries-has-paid = payé
entries-owes = non payé
entries-chosen-paid = A payé

# Personal links by e-mail, and fees that are paid at once.

letter-own-link = votre lien personnel
letter-own-link-what = Avec ce lien, vous voyez votre table, annoncez vos résultats et envoyez des demandes. Toute personne qui l’a peut agir à votre place : gardez-le pour vous. Il remplace le précédent.
letter-lost-link-what = Voici le lien personnel de { $name } : quelqu’un qui connaît cette adresse l’a demandé. Il montre votre table et permet d’annoncer vos résultats et d’envoyer des demandes. Toute personne qui l’a peut agir à votre place : gardez-le pour vous. Un lien que vous aviez déjà reste valable. Si vous n’avez rien demandé, ne faites rien.

# The server itself, for its owner.

server-title = Le serveur

# Liens pour une personne, nouvelle connexion, second facteur.

second-factor = Second facteur

## Said on pages of several areas.
back = Retour
before-after = { $before } → { $after }
settings-instead = { $label } : { $now } au lieu de { $was }
choose-person = Choisir { $name }
draw-round-now = Apparier la ronde { $round }
enter-person = Inscrire
list-pages = Pages de la liste
name-club-country = Nom, club ou pays
save = Enregistrer
add = Ajouter
reason = Motif
captain = Capitaine
revoke = Révoquer
opponent = Adversaire
back-to-the-event = Retour au tournoi
next = Suite
arbiter-decides = L’arbitre décide
cancel = Annuler
confirmed = confirmé
grounds = Pourquoi
name-or-number = Nom ou numéro
saved = Enregistré.
show = Afficher
table-or-name = Table ou nom
who-are-you = Qui êtes-vous ?
