# What is wrong with a field or a request, and what to do.

## Fields
fault-missing = Ce champ est nécessaire. Écrivez de 1 à 200 caractères.
fault-too-long = { $length } caractères, c’est trop ; { $most } au maximum.
fault-control = Il y a un caractère de contrôle. Écrivez des lettres, des chiffres et des espaces.
fault-range = Écrivez un nombre de { $least } à { $most }, pas { $value }.
fault-ends-before = La fin précède le début. Choisissez le même jour ou un jour suivant.
fault-floor-bar = Le plancher est au-dessus de la barre. Choisissez une barre au moins aussi haute.
fault-twice = { $what } y est deux fois. Une fois suffit.
fault-main-score = Il faut MMS, NBW ou CPS, pour que les victoires comptent.
fault-category-order = Chaque limite doit être plus basse que la précédente.
fault-round-order = Elle commencerait avant la ronde { $round }, ou en même temps.
fault-club-code = « { $code } » n’est pas un code de club : écrivez de 1 à 4 lettres (sans accent) ou chiffres.
fault-rank = Écrivez un niveau de 30k à 9d, comme 4k ou 2d, pas « { $typed } ».
fault-rating = Écrivez un nombre entier de -1000 à 3500, pas « { $typed } ». 2100 correspond à 1er dan.
fault-result = « { $typed } » n’est pas un résultat. Écrivez B+, W+3.5, B+R, W+T, 0 ou both-lose.
fault-points = Écrivez des points comme 6,5 ou 7, pas « { $typed } ».
fault-number = Écrivez un nombre entier, pas « { $typed } ».
fault-date = Écrivez une date comme 2026-05-14, pas « { $typed } ».
fault-time = Écrivez une heure comme 14:30, pas « { $typed } ».
fault-choice = Choisissez une des réponses.
fault-form = Il manque quelque chose dans ce formulaire. Parcourez-le et renvoyez-le.

## Requests that cannot be answered
error-bad-request = Pas compris
error-bad-request-why = La demande est incomplète. Revenez en arrière et réessayez depuis la page.
error-forbidden = Pas pour vous
error-owner-why = C’est au propriétaire de ce serveur de le faire.
error-organiser-why = C’est aux organisateurs de le faire.
error-arbiter-why = C’est aux arbitres et aux organisateurs de le faire.
error-forbidden-why = Votre compte n’a pas de rôle ici. Demandez à l’organisateur de vous en donner un.
error-elsewhere-why = Cela venait d’un autre site et n’a donc pas été fait. Ouvrez la page ici et recommencez.
error-name-why = Ce serveur ne porte pas le nom { $host }. Ouvrez-le par l’adresse affichée à son démarrage ; la personne qui l’exploite peut le démarrer avec --origin et ce nom.
error-no-key-why = Cela ne venait pas d’un formulaire de ce site et n’a donc pas été fait. Rouvrez la page et recommencez-y.
error-not-found = Pas ici
error-not-found-why = Cette page n’existe pas. Elle a peut-être été déplacée, ou n’est pas encore publiée.
error-conflict = Modifié entre-temps
error-conflict-why = Quelqu’un d’autre vient de modifier cela. Rouvrez la page pour voir où on en est.
error-too-large = Trop grand
error-too-large-why = On ne peut pas envoyer plus de { $limit } Ko ici. Rien n’a été gardé ; envoyez moins, ou un fichier plus petit.
error-unprocessable = Pas possible
error-too-many = Trop souvent
error-too-many-why = Il y a eu trop d’essais. Attendez une minute, puis réessayez.
error-busy = Pas maintenant
error-busy-why = Le service est surchargé ou va redémarrer. Réessayez dans un instant ; rien n’a été perdu.
error-internal = Erreur de notre part
error-internal-why = Quelque chose n’a pas marché ici. Ce que vous avez fait n’a peut-être pas été gardé : vérifiez avant de recommencer.
error-reference = Si cela se reproduit, donnez ce numéro à l’organisateur : { $number }.
error-to-the-event = Retour au tournoi
error-to-the-front = À la page d’accueil
form-meanwhile = { $name } a modifié ceci entre-temps, à { $time }. Vos modifications sont gardées dans le formulaire ; rien n’est encore enregistré. Regardez, puis enregistrez de nouveau.
form-meanwhile-somebody = Ceci a été modifié entre-temps, à { $time }. Vos modifications sont gardées dans le formulaire ; rien n’est encore enregistré. Regardez, puis enregistrez de nouveau.
fault-meanwhile = Il y a maintenant « { $theirs } » ; vous avez écrit « { $mine } », qui sera enregistré si vous enregistrez de nouveau.
fault-margin-of-other = Avec { $typed }, c’est l’autre joueur qui a gagné. Écrivez l’écart de cette victoire, ou choisissez une autre réponse ci-dessus.
