# Het toernooi als geheel: gekopieerd, gearchiveerd, verwijderd; en wie kan inloggen.

way-event = Toernooi
way-archived = Gearchiveerd
event-title = Het toernooi
event-is-archived = Het is gearchiveerd: het kan alleen worden gelezen.
event-is-hidden = Tot nu toe zien alleen de eigen medewerkers het.
event-announce = Aankondigen
event-announced = Iedereen kan het toernooi nu zien.
way-hidden = Verborgen
way-event-hidden = Toernooi (verborgen)
event-archive = Archiveren
event-archive-about = Een gearchiveerd toernooi blijft voor iedereen leesbaar en staat apart in de lijst. Er kan niets in worden gewijzigd tot het uit het archief is gehaald.
event-archive-act = Toernooi archiveren
event-unarchive-act = Uit archief halen
event-archived = Het toernooi is gearchiveerd. Vanaf nu kan het alleen worden gelezen.
event-unarchived = Het toernooi is uit het archief en kan weer worden gewijzigd.
index-archived = Archief
act-archive = Gearchiveerd
act-unarchive = Uit het archief gehaald
copy-title = Kopiëren
copy-about = Een ander toernooi met dezelfde instellingen, zonder rondes of tijden. Het is verborgen tot u het aankondigt.
copy-begin = Toernooi kopiëren
copy-address = Adres
copy-address-hint = Het einde van het adres, zoals open-27; gemaakt van de naam als u niets invult.
copy-people = { $n ->
    [one] De ene speler
   *[other] De { $n } spelers
  } meenemen
copy-people-note = Aangekondigd, niet ingecheckt.
copy-act = Kopie maken
copy-done = { $event } is als kopie gemaakt en nog verborgen. Dit zijn de instellingen.
create-like = Of kopieer een eerder toernooi:
create-people = Personen
create-people-hint = Die van een eerder toernooi komen mee, aangekondigd en niet ingecheckt.
create-people-none = Nog niemand
delete-title = Verwijderen
delete-about = Haalt het toernooi weg met alles wat erbij hoorde. Dit kan niet ongedaan worden gemaakt.
delete-begin = Toernooi verwijderen
delete-what = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
  } en { $games ->
    [one] één partij
   *[other] { $games } partijen
  } zouden weg zijn, met het logboek, de beslissingen, de notaties en elke link ernaar.
delete-keep = Bewaar eerst een bestand
delete-keep-about = Eén bestand met alles: personen, rondes, logboek, voorvallen, beslissingen, notaties, certificaten.
delete-keep-act = Alles downloaden
delete-now = Nu verwijderen
delete-name = Typ de naam
delete-act = Voorgoed wissen
delete-leave = Laten staan
delete-done = { $event } is verwijderd.
error-deleted = Het toernooi is weg
error-deleted-why = Een eigenaar van deze server heeft dit toernooi verwijderd. Wat u zojuist verstuurde, is niet bewaard, en er kan niets meer worden ingevoerd.
refusal-archived = Het toernooi is gearchiveerd en kan alleen worden gelezen. Een organisator haalt het op de pagina “Toernooi” uit het archief.
refusal-not-its-name = Dat is niet de naam. Typ hem zoals hij boven het veld staat.
accounts-title = Accounts
accounts-about = Iedereen die op deze server kan inloggen. Eigenaars mogen alles, bij elk toernooi; er kunnen er meerdere zijn.
accounts-owner = eigenaar
accounts-disabled = mag niet inloggen
accounts-seen = laatst gezien { $at }
accounts-name-owner = Eigenaar maken
accounts-unname-owner = Niet meer eigenaar
accounts-password-act = Nieuw wachtwoord
accounts-disable-act = Blokkeren
accounts-enable-act = Weer toelaten
accounts-owner-named = { $name } is nu eigenaar van deze server.
accounts-owner-unnamed = { $name } is geen eigenaar van deze server meer.
accounts-disabled-now = { $name } mag niet meer inloggen en is overal uitgelogd. Wat onder deze naam is gedaan, blijft.
accounts-enabled = { $name } mag weer inloggen.
accounts-before = Dit was al gedaan. Een wachtwoord wordt maar één keer getoond: maak een ander als niemand het heeft.
accounts-made = Een nieuw wachtwoord voor { $name }
accounts-made-hint = Het wordt één keer getoond. Geef het door; de persoon logt ermee in en kiest een eigen wachtwoord op de pagina van het account. De persoon is overal uitgelogd.
download-xlsx = Excel-werkmap
download-about-xlsx = Spelers, stand en de indeling van elke ronde als bladen van één XLSX-bestand.
