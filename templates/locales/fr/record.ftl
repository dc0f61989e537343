## The open record of an event

open-record-title = Le dossier ouvert
open-record-lead = Un seul fichier d’où chacun, avec son propre programme et sans ce serveur, reproduit :
open-record-draws = chaque appariement fait ici, avec la preuve qu’il n’y en a pas de meilleur,
open-record-tables = chaque classement après chaque ronde, valeur par valeur,
open-record-rulings = chaque décision à partir de son incident, si les décisions sont publiques,
open-record-journal = et le journal de sa première entrée à la dernière, avec les tables dont il parle.
open-record-how = Pour le vérifier
open-record-file = Télécharger
open-record-note = La commande imprime combien a été reproduit, ou la première chose qui ne s’ensuit pas. Le format est décrit dans docs/open-format.md, pour d’autres programmes.
open-record-key = Son journal est signé par ce serveur, dont la clé publique figure dans la commande. Les feuilles d’une ronde indiquent la dernière entrée d’alors et le début de son empreinte : cette entrée du dossier doit commencer ainsi.
open-record-back = Retour au tournoi
open-record-link = Le dossier ouvert : tout vérifier à la fois
