## Het open verslag van een toernooi

open-record-title = Het open verslag
open-record-lead = Eén bestand waaruit iedereen, met een eigen programma en zonder deze server, het volgende reproduceert:
open-record-draws = elke indeling die hier is gemaakt, met het bewijs dat er geen betere is,
open-record-tables = elke tabel na elke ronde, waarde voor waarde,
open-record-rulings = elke beslissing uit het voorval ervan, waar beslissingen openbaar zijn,
open-record-journal = en het logboek van de eerste regel tot de laatste, met de borden waarover het bericht.
open-record-how = Zo controleert u het
open-record-file = Verslag downloaden
open-record-note = Daarbij verschijnt hoeveel er is gereproduceerd, of het eerste dat er niet uit volgt. Het formaat staat voor andere programma’s beschreven in docs/open-format.md.
open-record-key = Het logboek is ondertekend door deze server; de publieke sleutel staat in de opdracht. De vellen van een ronde noemen de op dat moment laatste regel en het begin van de hash ervan: die regel van het verslag moet zo beginnen.
open-record-back = Naar het toernooi
open-record-link = Het open verslag: alles in één keer controleren
