# Drawing: before the draw, the draft, why a pair, latecomers.

draft-title = Ronde { $round }, brouillon
draft-bye-by-rule = Selon la règle
before-participants = { $count ->
    [0] Personne ne participe encore.
    [1] Un joueur participe.
   *[other] { $count } joueurs participent.
  }
before-missing = { $count ->
    [1] Il manque un résultat de la ronde { $round }
   *[other] Il manque { $count } résultats de la ronde { $round }
  }
tables = Tables
before-missing-why = Vous pouvez apparier dès maintenant ; un résultat manquant ne compte pas tant qu’il n’est pas là.
before-missing-why-half = Vous pouvez apparier dès maintenant ; dans cet appariement, un résultat manquant compte un demi-point chacun, comme un jigo.
all-rounds-way = Toutes rondes : tout apparier d’un coup
all-rounds-title = Toutes rondes
all-rounds-about = Chacun rencontre tous les autres. Toutes les rondes sont tirées au sort selon les tables de Berger et publiées d’un coup : tous les appariements sont connus dès le premier jour.
all-rounds-there = { $n ->
    [one] { $n } ronde est déjà appariée.
   *[other] { $n } rondes sont déjà appariées.
  }
all-rounds-played = { $n ->
    [one] 1 partie a un résultat : les rondes se retirent une à une, la dernière d’abord.
   *[other] { $n } parties ont un résultat : les rondes se retirent une à une, la dernière d’abord.
  }
all-rounds-take-back = Retirer toutes les rondes
all-rounds-take-back-about = Aucune partie n’a de résultat. Les périodes des horaires restent.
all-rounds-taken-back = Toutes les rondes sont retirées.
all-rounds-double = Chaque paire se rencontre deux fois
all-rounds-double-note = La seconde fois avec couleurs échangées.
all-rounds-first = Premier jour de la ronde 1
all-rounds-first-hint = Pour des périodes successives ; facultatif.
all-rounds-days = Jours par ronde
all-rounds-days-hint = Par exemple 14
all-rounds-show = Afficher les rondes
all-rounds-look-again = Vos réglages, ou les participants, ont changé ; voici les nouvelles rondes. Vérifiez-les, puis publiez.
all-rounds-publish-about = Ces rondes seront appariées. Tout le monde les voit aussitôt ; tant qu’aucune partie n’a de résultat, elles peuvent être retirées.
all-rounds-criteria = Classement par { $criteria } : quand tous se rencontrent, la somme des scores des adversaires ne dit rien.
all-rounds-publish = { $n ->
    [one] Apparier et publier { $n } ronde
   *[other] Apparier et publier les { $n } rondes
  }
all-rounds-drawn = Toutes les rondes sont appariées et publiées.
all-rounds-drawn-unseen = Toutes les rondes sont appariées et publiées. Le tournoi est caché : seuls ses organisateurs et arbitres les voient tant que vous ne l’annoncez pas.
before-bye-hint = Le nombre de joueurs est impair, l’un d’eux est donc exempt.
before-busy = Appariement de la ronde…
before-entries = Qui participe
draft-summary = { $boards ->
    [one] { $boards } table
   *[other] { $boards } tables
  }, { $byes ->
    [0] aucun exempt
    [1] un exempt
   *[other] { $byes } exempts
  }, { $unpaired ->
    [0] personne en reste.
    [1] un joueur non apparié.
   *[other] { $unpaired } joueurs non appariés.
  }
draft-nobody-sees = Personne ne le voit avant la publication.
draft-again = Réapparier
draft-again-hint = « Réapparier » garde ces tables et apparie le reste autour d’elles. Les tables faites à la main y figurent déjà.
draft-discard = Supprimer
draft-publish = Publier la ronde { $round }
draft-without = Sans partie
draft-unpaired = non apparié
draft-take-bye = Retirer
draft-give-bye = Exempter
draft-pair-by-hand = Apparier deux joueurs à la main
first-player = Premier joueur
second-player = Second joueur
draft-pair-act = Apparier
draft-group-none = Ne participent pas
draft-group-boards = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
draft-by-hand = à la main
draft-keep = Tables gardées
draft-unpair = Désapparier
draft-swap = Échanger les couleurs
draft-move-to = À la table
draft-move = Déplacer
draft-renumber = Numéroter les tables par force
draft-drawn = { $boards ->
    [1] Une table est appariée.
   *[other] { $boards } tables sont appariées.
  } Vérifiez, puis publiez.
draft-published = La ronde { $round } est publiée. Tout le monde la voit maintenant.
draft-discarded = Le brouillon de la ronde { $round } est supprimé.
published-summary = { $boards ->
    [one] { $boards } partie
   *[other] { $boards } parties
  }, { $missing ->
    [0] tous les résultats sont là.
    [1] il manque un résultat.
   *[other] il manque { $missing } résultats.
  }
published-stays = Ses appariements restent tels quels.
published-slips = Fiches
latecomer-title = Retardataires
latecomer-none = Personne n’attend. Inscrivez d’abord le joueur pour cette ronde ; il pourra alors être apparié ici.
latecomer-who = Retardataire
latecomer-hint = L’adversaire est exempt ou attend aussi. Les tables publiées restent.
latecomer-best = Meilleur choix
latecomer-act = Apparier
latecomer-paired = Ils jouent à la table { $table }.
latecomer-waits = Personne n’est libre. Le joueur attend le prochain retardataire.
why-table = Pourquoi ces deux-là, table { $table }
why-title = Pourquoi { $black } et { $white } ?
why-heading = Pourquoi jouent-ils ensemble ?
why-stands = { $points ->
    [one] { $points } point, place { $place }
   *[other] { $points } points, place { $place }
  }
why-lead-same = Ils ont le même score.
why-lead-apart = { $count ->
    [one] Un point les sépare.
   *[other] { $count } points les séparent.
  }
why-lead-met = { $count ->
    [1] Seuls deux joueurs avaient le score { $points }, et ils se sont rencontrés à la ronde { $round }.
   *[other] { $name } avait déjà rencontré tous les autres joueurs au score { $points }.
  }
why-lead-odd = { $count ->
    [one] Un seul joueur a le score { $points }.
   *[other] { $count } joueurs, un nombre impair, ont le score { $points }.
  }
why-note-new = ils ne se sont pas encore rencontrés
why-note-full = aussi bien que possible
why-note-nearly = presque
why-note-partly = en partie seulement
why-colours-change = { $name } a eu { $color } { $times ->
    [0] plus souvent
    [1] une fois
   *[other] { $times } fois
  } et a maintenant { $now }
why-colours-again = { $name } a eu { $color } { $times ->
    [0] plus souvent
    [1] une fois
   *[other] { $times } fois
  } et a de nouveau { $now }
why-drawn = { $upper } descend, { $lower } monte
why-drawn-first = ; en premier selon les règles
why-others = Autres adversaires possibles : { $name }
why-ask-others = Quels autres adversaires étaient possibles ?
why-grade-free = tout aussi bon
why-grade-little = à peine moins bon
why-grade-some = un peu moins bon
why-grade-much = nettement moins bon
why-then-meets = alors { $name } rencontre { $other }
why-numbers = Les chiffres
picture-find = Joueur
picture-near = { $name } et les joueurs proches, avec leurs adversaires. Choisissez une pierre pour y aller.
why-nothing-given-up = Ils remplissent tous les critères du tournoi.
why-by-hand = Le meilleur appariement leur donne d’autres adversaires, ou il ne reste personne d’autre.
why-back = Retour à la ronde
share-full = plein
share-of-100 = { $percent } sur 100
grade-ideal = Idéal
grade-good = Bon
grade-fair = Passable
criterion-duplicate = Jamais rencontrés
criterion-random = Hasard
criterion-colour = Couleurs
criterion-category = Même catégorie
criterion-score = Même score
criterion-drawn = Montée ou descente
criterion-seeding = Place dans le groupe
criterion-handicap = Petit handicap
criterion-geography = Club et pays
given-up-first-meeting = Ils se sont rencontrés à la ronde { $round }
same-club = Même club
given-up-country = même pays
given-up-seeding = placement { $percent } sur 100
given-up-colors = tous deux ont eu cette couleur plus souvent
warning-results-missing = { $count ->
    [1] Il manque un résultat de la ronde { $round } : table { $tables }
   *[other] Il manque { $count } résultats de la ronde { $round } : tables { $tables }
  }
warning-not-taking-part = { $name } ne participe pas à cette ronde
warning-unpaired = { $name } n’a pas d’adversaire
warning-bye-again = { $name } a déjà été exempt ({ $earlier })
warning-rematch = ils se sont rencontrés à la ronde { $round }
warning-clubmates = même club, { $club }
warning-club-group = clubs à séparer
warning-same-country = même pays, { $country }
warning-categories-apart = { $count ->
    [1] une catégorie d’écart
   *[other] { $count } catégories d’écart
  }
warning-groups-apart = { $count ->
    [1] un point les sépare
   *[other] { $count } points les séparent
  }
warning-ranks-apart = { $count ->
    [one] { $count } niveau d’écart sans handicap
   *[other] { $count } niveaux d’écart sans handicap
  }
warning-high-handicap = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
  }
warning-handicap-capped = { $wanted } pierres seraient équitables, { $given } sont données
warning-same-color = { $name } a { $color } { $times } fois de suite
proof-stale = Des résultats, des inscriptions ou des réglages ont changé depuis cet appariement. Réappariez pour avoir le meilleur d’après ce qu’on sait maintenant.
proof-title = Preuve de la ronde { $round }
proof-players = Joueurs appariés
proof-compared = Paires comparées
proof-apart = Paires séparées
proof-apart-note = L’organisateur ne les a pas admises dans cet appariement.
proof-by-hand-why = Ce qui reste d’un meilleur appariement est le meilleur pour les joueurs restants : s’il y en avait un meilleur, l’ensemble serait meilleur aussi.
proof-check-title = Vérifiez vous-même
proof-check-how = Téléchargez les deux fichiers et lancez la commande. Elle recalcule les points de chaque paire et n’utilise rien du programme qui apparie.
proof-file-tournament = Le tournoi tel qu’il était avant la ronde { $round }
proof-file-certificate = Le certificat
proof-check-what = Le certificat donne un prix à chaque joueur et à chaque ensemble impair de joueurs qui importe. Aucune paire de joueurs ne vaut plus que ses prix, et celles qui sont appariées valent exactement cela : aucun appariement ne peut donc valoir plus.
proof-back = Retour à la ronde { $round }
why-next-hint = D’autres adversaires pour chacun, et de combien le meilleur appariement serait moins bon. Séparer d’un groupe deux joueurs de même score coûte 1.
why-costs = Le meilleur appariement n’a pas cette paire : avec elle, l’ensemble est moins bon de { $groups } groupes de score.
why-other = { $name } : moins bon de { $groups } groupes de score
why-other-free = { $name } : exactement aussi bon ; l’ordre de la liste a décidé
why-nobody-else = Il ne reste personne d’autre.
why-then = Les tables qui changeraient
picture-title = La ronde { $round } d’un coup d’œil
picture-said = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, { $boards ->
    [one] { $boards } table
   *[other] { $boards } tables
  }, { $down ->
    [0] aucune descente
    [1] une descente
   *[other] { $down } descentes
  }.
picture-how = Les rangées sont les scores ; les pierres sont les joueurs dans leur couleur de cette ronde, numérotés par place. Les arcs joignent les adversaires ; les traits épais joignent des adversaires de scores différents.
picture-below = La même chose en mots ci-dessous.
picture-words = La même chose en mots
picture-score = Score { $score }
picture-down = ↓ { $number } descend vers { $score }
picture-groups = Points d’écart
picture-ranks = Niveaux d’écart
picture-handicaps = Handicaps
picture-repeats = Secondes rencontres
picture-avoided = { $count ->
    [0] Aucune ; { $could } évitées à un groupe de score près.
   *[other] { $count } ; { $could } évitées à un groupe de score près.
  }
picture-tables = { $count ->
    [1] Table { $tables }.
   *[other] Tables { $tables }.
  }
picture-floaters = Montées ou descentes
picture-floater = Table { $table } : { $down } descend face à { $up }, { $count ->
    [1] un point
   *[other] { $count } points
  }
draft-picture = La ronde d’un coup d’œil
## Rules of the draw
rules-title = Règles d’appariement
rules-lead = Chaque appariement de ce tournoi respecte ces règles, en plus des réglages.
rules-how = Écrivez les joueurs par leur nom ou sous la forme #numéro, séparés par des virgules. Un groupe peut être précédé d’un nom et de deux-points.
rules-who-meets = Qui rencontre qui
rules-apart = Jamais l’un contre l’autre
rules-apart-hint = Un groupe par ligne, par exemple Famille Meier: Ada Meier, Bo Meier. Deux joueurs d’un même groupe ne se rencontrent jamais.
rules-club-groups-hint = Un groupe par ligne, par exemple Nord: Elb, Havel. Une rencontre y est évitée moitié moins qu’au sein d’un même club.
rules-host-club = Club hôte
rules-host-club-hint = Ses membres peuvent se rencontrer comme s’ils étaient de clubs différents.
rules-most-ranks = Écart maximal de niveaux
rules-most-ranks-hint = Personne ne rencontre quelqu’un de plus éloigné. Vide : pas de limite.
rules-no-rematch = Pas de seconde rencontre
rules-no-rematch-hint = Même si la ronde ne peut être appariée autrement. Si ce n’est pas coché, une seconde rencontre est seulement évitée autant que possible.
rules-nearest = Apparier les plus proches en force
rules-nearest-hint = Dans chaque groupe de score, quel que soit le placement.
rules-accelerated = Rondes accélérées
rules-accelerated-hint = Pendant autant de premières rondes, la moitié haute est appariée avec un point de plus.
rules-volunteers = Volontaires pour être exempts
rules-volunteers-hint = Ils sont exempts les premiers, s’il en faut un.
rules-fixed = Tables fixes
rules-fixed-hint = Une par ligne, par exemple 12: Ada Meier. Pour l’accessibilité ou une retransmission.
rules-unused = Tables inutilisées
rules-unused-hint = Séparées par des virgules. Seul y joue qui a une table fixe.
rules-league-members = Poules
rules-leagues-hint = Une poule de 3 à 24 joueurs par ligne, dans l’ordre du tirage au sort. Elles suivent les tables de Berger ; les autres joueurs sont appariés comme d’habitude.
rules-from = Première ronde
rules-double = Tous se rencontrent deux fois
rules-bracket = Élimination
rules-seeds = Joueurs dans l’ordre des têtes de série
rules-bracket-hint = De 2 à 64. Les éliminés sont appariés avec les autres. Pour le bonus du critère STS, placez la finale à la dernière ronde.
rules-third = Avec une partie pour la 3e place
rules-save = Enregistrer
rules-saved = Les règles sont enregistrées. Elles valent dès le prochain appariement.
rules-entries = Joueurs et leurs numéros
rules-unknown-player = { $typed } : aucun joueur de ce nom, ou plusieurs. Écrivez #numéro.
rules-table-first = { $typed } : écrivez d’abord le numéro de la table et deux-points.
draw-bracket-undecided = L’élimination attend le résultat de la table { $table } de la ronde { $round }.
why-other-little = { $name } : à peine moins bon
why-costs-little = Le meilleur appariement n’a pas cette paire ; avec elle, l’ensemble est à peine moins bon.
## What if
by-hand-act = Apparier à la main, avec suggestions
by-hand-title = Suggestions
by-hand-lead = Le meilleur appariement des joueurs qui n’ont pas encore de table ; les tables en place restent.
by-hand-all = Tout prendre
draft-overrule = Passer outre aux règles d’appariement
draft-overrule-hint = Le journal dira qui l’a fait, et contre quelle règle.
draft-publish-overrule = Publier malgré les règles d’appariement
objection-unknown = { $name } n’est pas dans le tournoi
objection-preliminary = { $name } n’est pas pointé
objection-excluded = une décision exclut { $name } de cette ronde
objection-not-playing = { $name } ne joue pas cette ronde
objection-kept-apart = ils ne doivent pas se rencontrer
objection-kept-apart-as = ils ne doivent pas se rencontrer ({ $group })
objection-ranks-apart = { $ranks } niveaux d’écart, le maximum est { $most }
objection-met = ils se sont rencontrés à la ronde { $round }, et les secondes rencontres sont exclues
objection-planned = d’après le plan d’une poule ou de l’élimination, { $name } rencontre { $opponent }
objection-rests = d’après le plan d’une poule, { $name } est exempt à cette ronde

# A draft in the hands of its organiser: who is chosen, what an exchange would cost, what was done by hand.

draft-how = Choisissez un joueur, puis l’autre, ou glissez l’un sur l’autre. Rien ne change avant votre confirmation.
draft-show = Quelles tables
draft-show-all = Tout
draft-show-look = À vérifier
draft-show-changed = À la main
draft-group-tables = tables { $from } à { $to }
draft-chosen = choisi
draft-with-this = avec celui-ci
draft-touch-other = Choisissez l’autre joueur : sous chaque nom figure ce que l’échange coûterait à l’appariement, en groupes de score.
draft-exchange = Échanger { $one } et { $other } ?
draft-exchange-act = Échanger
draft-cannot = L’un des deux ne participe pas à cette ronde.
draft-pair-ask = Apparier { $one } et { $other } ?
draft-one-board = Les deux sont à la table { $table }
draft-cost-same = identique
draft-cost-little = presque identique
draft-cost-worse = moins bon de { $groups }
draft-cost-better = meilleur de { $groups }
draft-whole-same = L’ensemble de l’appariement est exactement aussi bon.
draft-whole-little = L’ensemble de l’appariement est à peine différent.
draft-whole-worse = L’ensemble de l’appariement est moins bon de { $groups } groupes de score.
draft-whole-better = L’ensemble de l’appariement est meilleur de { $groups } groupes de score.
draft-why-next = Autres adversaires possibles
draft-acts-on = Autres actions : { $name }
draft-other-ways = Réapparier, supprimer, autres
draft-redo = Rétablir
draft-changes = { $count ->
    [0] Aucun changement à la main.
    [1] Un changement à la main.
   *[other] { $count } changements à la main.
  }
draft-below = Moins bon de { $groups } groupes de score que l’appariement prouvé.
draft-above = Meilleur de { $groups } groupes de score que l’appariement prouvé, contre l’une de ses règles.
draft-last = { $count ->
    [1] Le dernier : table { $tables }.
   *[other] Le dernier : tables { $tables }.
  }
draft-publish-ask = Publier la ronde { $round } : { $boards ->
    [1] une table ?
   *[other] { $boards } tables ?
  }
draft-publish-all = Tous ceux qui participent sont appariés ou exempts.
draft-publish-without = { $count ->
    [1] Un joueur est laissé de côté :
   *[other] { $count } joueurs sont laissés de côté :
  }
draft-publish-looks = { $count ->
    [1] Une table reste à vérifier.
   *[other] { $count } tables restent à vérifier.
  }
draft-publish-now = Publier maintenant
draft-none = Aucune table de ce genre.
draft-free-round-how = Pour exempter quelqu’un : défaites la table, puis choisissez de nouveau le joueur.

# Mending a published round.

mend-match = Rencontre
mend-line-ups = Compositions, et équipes absentes
mend-team-round = Il manque quelqu’un, ou quelqu’un arrive en retard ? Changez la composition de l’équipe, ou les rencontres, en modifiant la ronde publiée.
mend-link = Modifier une table publiée
mend-title = Modifier la ronde { $round }
mend-published = Publiée
mend-lead = Tout le monde voit cette ronde. Les joueurs lisent ce qui a changé, quand et pourquoi ; le journal le garde.
mend-what = Que souhaitez-vous modifier ?
mend-what-wrong = Choisissez ce qu’il faut modifier.
mend-swap = Échanger les couleurs
mend-swap-note = Un résultat reste avec les joueurs.
mend-terms = Modifier handicap ou komi
mend-terms-note = Un résultat reste tel quel.
mend-move = Déplacer à une autre table
mend-move-note = Les joueurs de cette table viennent ici.
mend-exchange = Échanger un joueur
mend-exchange-note = Un joueur part, un autre prend sa place.
mend-cancel = Quelqu’un ne vient pas
mend-cancel-note = La partie est supprimée.
mend-pair = Ajouter une partie
mend-pair-note = Pour deux joueurs sans partie.
mend-give-bye = Exempter
mend-give-bye-note = Quelqu’un sans partie, par exemple un retardataire.
mend-take-bye = Ne plus exempter
mend-take-bye-note = Le joueur attend alors un adversaire.
mend-take-back = Dépublier la ronde
mend-take-back-note = La ronde redevient un brouillon, sans résultats. Seulement pour la dernière ronde.
mend-drop = Supprimer la ronde
mend-drop-note = Comme si elle n’avait jamais été appariée. Seulement pour la dernière ronde.
mend-stones = { $n ->
    [0] À égalité
    [1] 1, sans pierre
   *[other] { $n } pierres
  }
mend-komi-hint = Vide pour le komi habituel.
mend-to-hint = Numéro de table
mend-leaves = Qui part
mend-comes = Qui vient
mend-comes-hint = D’une autre table, exempt, ou en attente.
mend-left-black = Noir ensuite
mend-left-white = Blanc ensuite
mend-left-waits = attend un adversaire
mend-left-free = est exempt
mend-left-absent = n’est pas là
mend-reason-hint = Affiché aux joueurs de cette table et gardé au journal.
mend-usual-wrong-player = Mauvais joueur à table
mend-usual-late = Arrivé en retard
mend-act = Modifier la ronde
mend-act-table = Modifier la table { $table }
mend-look = Voir ce que verront les joueurs
mend-told = Ce que verront les joueurs
mend-told-nothing = Choisissez ce qu’il faut modifier : avant tout enregistrement, vous voyez ici ce que liront les joueurs.
mend-told-who = Les joueurs de ces tables le lisent sur leur page et, s’ils l’ont demandé, dans un message.
mend-told-paper = Feuilles imprimées à remplacer :
mend-tables = Une table
mend-lost-title = { $count ->
    [1] Un résultat serait perdu
   *[other] { $count } résultats seraient perdus
  }
mend-lost = Table { $table } : { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
    [1] Garder le résultat au journal seulement
   *[other] Garder les { $count } résultats au journal seulement
  }
mend-lost-note = Rien n’a encore été changé. Cochez ceci et renvoyez le formulaire.
mend-done = La ronde est modifiée. Les joueurs le voient.
mend-taken-back = La ronde { $round } est de nouveau un brouillon.
mend-dropped = La ronde { $round } est supprimée.
act-mend = Ronde publiée modifiée
act-take-back-publication = Ronde dépubliée
act-drop-round = Ronde supprimée
draft-published-unseen = La ronde { $round } est publiée. Le tournoi est caché : seuls ses organisateurs et arbitres la voient tant que vous ne l’annoncez pas.
mend-lead-unseen = Le tournoi est caché : pour l’instant, seuls ses organisateurs et arbitres voient cette ronde. Ce qui a changé, quand et pourquoi sera visible de tous dès qu’il sera annoncé ; le journal le garde.
mend-done-unseen = La ronde est modifiée. Les joueurs le verront dès que le tournoi sera annoncé.
draft-stones-to-stronger = { $black } est plus fort et aurait Noir { $stones ->
    [1] avec handicap 1
   *[other] avec { $stones } pierres
  }. Selon la règle, { $white } a Noir, { $due ->
    [0] à égalité
    [1] avec handicap 1
   *[other] avec { $due } pierres
  }. Rien n’a été modifié : cochez que vous passez outre, ou changez le handicap.
warning-stones-to-stronger = Le plus fort reçoit les pierres ; selon la règle, l’autre a { $due ->
    [0] une partie à égalité
    [1] handicap 1
   *[other] { $due } pierres
  }

# The organiser's screens: settings, registration, drafts, journal, people.

draft-forbidden = Contraire aux règles d’appariement : { $pairs }. Rien n’a été changé. Si vous le voulez malgré tout, cochez la case qui passe outre ; le journal le dira.
work-progress = Avancement
work-stop = Arrêter

## The open record of an event

open-record-title = Le dossier ouvert
open-record-lead = Un seul fichier, à partir duquel chacun peut reproduire, avec son propre programme et sans ce serveur :
open-record-draws = chaque appariement fait ici, avec la preuve qu’il n’y en a pas de meilleur,
open-record-tables = chaque classement après chaque ronde, valeur par valeur,
open-record-rulings = chaque décision à partir de son incident, si les décisions sont publiques,
open-record-journal = et le journal de sa première entrée à la dernière, avec les parties dont il parle.
open-record-how = Comment le vérifier
open-record-file = Télécharger le dossier
open-record-note = La commande affiche combien a été reproduit, ou la première chose qui ne concorde pas. Le format est décrit dans docs/open-format.md, pour d’autres programmes.
open-record-key = Le journal est signé par ce serveur, dont la clé publique figure dans la commande. Les feuilles imprimées d’une ronde indiquent la dernière entrée à ce moment et le début de son empreinte : cette entrée du dossier doit commencer ainsi.
open-record-link = Le dossier ouvert : tout vérifier à la fois
