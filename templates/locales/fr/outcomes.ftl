# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = Ce que cela entraîne, table { $table }
outcome-lead = Regardez l’effet avant de saisir.
outcome-no-change = Rien ne change
outcome-anew-result = Sans résultat, la partie est rejouée
outcome-means = Ce que cela entraîne pour le classement et les fichiers
outcome-files = Ce qu’écriront les fichiers
outcome-confirm = Saisir ce résultat
outcome-back = Retour, autre résultat
outcome-anew = La partie est rejouée à la même table. La première reste dans l’historique de la table et ne compte pour rien.
rated = Classée
rated-yes = Oui
rated-open = En suspens, tant qu’il n’y a pas de résultat
written-cells = Noir { $black }, Blanc { $white }
written-left-out = La partie est omise

## Games played anew
replay-title = La partie est rejouée
replay-black = Qui prend Noir
replay-time = Temps
replay-time-hint = Si ce n’est pas celui du tournoi : 30 minutes chacun
replay-save = Enregistrer
replay-back = Ne plus rejouer
replay-saved = Table { $table } : les conditions de la partie rejouée sont enregistrées.
replay-taken-back = Table { $table } : la première partie compte de nouveau.
replay-earlier = Partie { $n } : { $result }, rejouée. Noir { $black }, Blanc { $white }, { $handicap }.
replay-by-ruling = Décision { $no }.
result-played-anew = Table { $table } : la partie est rejouée et son résultat manque de nouveau.
boards-anew = Rejouée

## Results that both confirmed
board-both-confirm = Les deux l’ont confirmé
board-both-confirm-note = Ensuite, seul l’arbitre principal le change
board-confirmed-at = Les deux joueurs l’ont confirmé, { $time }.
board-confirmed-by-round = La ronde est finie, ses résultats comptent donc comme confirmés.
board-confirmed-chief = Seul l’arbitre principal le change désormais, avec un motif : { $name }.
board-correct = Corriger (arbitre principal)
boards-confirm = Confirmé à deux
boards-confirmed = confirmé
chief-organisers = les organisateurs, puisque personne n’est nommé
error-chief-why = Seul l’arbitre principal peut le faire. L’organisateur le nomme sur la page de l’équipe.
refusal-confirmed = Les deux joueurs ont confirmé le résultat. Seul l’arbitre principal le change.
refusal-not-played-anew = Aucune partie n’est rejouée à cette table
refusal-chief-without-role = Donnez d’abord un rôle ici à cette personne
procedure-finished = Les résultats d’une ronde finie comptent comme confirmés
procedure-finished-note = Seul l’arbitre principal les corrige alors

## The chief arbiter
role-chief = arbitre principal
people-chief-note = L’arbitre principal change seul les résultats que les deux joueurs ont confirmés.
people-no-chief = Personne n’est nommé, tout organisateur le peut donc.
people-name-chief = Nommer arbitre principal
people-unname-chief = N’est plus arbitre principal
people-chief-me = Me nommer arbitre principal
people-chief-named = L’arbitre principal est nommé.
people-chief-unnamed = Cette personne n’est plus arbitre principal.

## Out of the event
ruling-out = Rondes suivantes
ruling-out-of = { $name } ne joue plus les rondes { $rounds }.
ruling-out-already = { $name } ne joue aucune ronde suivante.
entries-excluded = Exclu du tournoi par la décision { $no }

## The round's clock
clock-start = Lancer les pendules
clock-start-ask = { $boards ->
    [one] La pendule de la seule table démarre, et l’écran de la salle l’affiche.
   *[other] Les pendules des { $boards } tables démarrent, et l’écran de la salle l’affiche.
}
clock-start-round = Lancer les pendules de la ronde { $round }
clock-unstart = Pas encore
clock-runs-since = Pendules lancées depuis { $time }
clock-planned = Prévu à { $time }
clock-started = Ronde { $round } : les pendules tournent. L’écran de la salle l’affiche.
clock-unstarted = Ronde { $round } : les pendules ne tournent pas encore.
refusal-clock-of-draft = Publiez la ronde { $round } avant de lancer ses pendules
hall-starts-in = début dans
hall-runs = pendules lancées
hall-due = début attendu depuis
hall-forfeit = Les absents perdent après { $time }
hall-end = Fin des parties vers { $time }
way-timetable = Horaires
timetable-title = Horaires
timetable-lead = Quand chaque ronde doit commencer. L’écran de la salle fait le compte à rebours ; un arbitre lance les pendules depuis la liste des tables.
timetable-zone = Les heures suivent cette horloge : { $zone }.
timetable-day = Jour
timetable-time = Heure
timetable-save = Enregistrer
timetable-saved = Les horaires sont enregistrés.
timetable-hall = L’écran de la salle

## The journal
act-confirm = Résultat confirmé
act-unconfirm = Confirmation reprise
act-replay = Partie à rejouer
act-replay-terms = Conditions de la partie rejouée
act-replay-back = Partie non rejouée
act-name-chief = Arbitre principal nommé
act-unname-chief = N’est plus arbitre principal
act-timetable = Horaires changés
act-start-clocks = Pendules lancées
act-unstart-clocks = Pendules pas encore lancées
