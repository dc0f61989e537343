# Konten: Einloggen, Passwörter, Einladungen.

setup-title = Das erste Konto
setup-lead = Ihm gehört dieser Server: Es legt Turniere an und lädt alle anderen ein. Dieser Link gilt nur einmal.
setup-act = Konto anlegen
setup-done = Das Konto ist angelegt, und Sie sind eingeloggt.
account-name = Name
account-name-hint = Der Name, mit dem Sie sich einloggen. Das Protokoll zeigt ihn neben dem, was Sie tun.
account-password = Passwort
account-password-hint = Mindestens 10 Zeichen. Gut sind ein paar Wörter, die nur Sie zusammenstellen.
account-password-again = Passwort noch einmal
account-title = Ihr Konto
account-change-password = Passwort ändern
account-old-password = Altes Passwort
account-new-password = Neues Passwort
account-password-changed = Das Passwort ist geändert. Andere Browser sind ausgeloggt.
sign-in-players = Spieler brauchen kein Konto: Paarungen und Tabelle sind öffentlich.
sign-in-lost = Passwort vergessen? Ein Inhaber dieses Servers kann ein neues vergeben.
join-title = Mitmachen bei { $event }
join-as-organiser = Als Turnierleitung: Sie tragen Spieler ein, losen Runden aus und veröffentlichen sie.
join-as-arbiter = Als Schiedsrichter: Sie tragen Ergebnisse ein.
join-as-recorder = Als Protokollführer: Sie zeichnen Partien Zug für Zug am Brett auf.
join-known-as = Sie sind eingeloggt als { $name }.
join-act = Mitmachen
join-new = Neu hier
join-have-account = Ich habe ein Konto: einloggen
join-done = Willkommen bei { $event }.
fault-password-again = Die beiden Passwörter sind verschieden; geben Sie zweimal dasselbe ein
account-roles = Ihre Rollen
account-sessions = Wo Sie eingeloggt sind
account-session = seit { $since }, zuletzt gesehen { $seen }
account-session-this = dieser Browser
account-sessions-end = Überall sonst ausloggen
account-sessions-ended = Sie sind überall sonst ausgeloggt

# Die Veranstaltung als Ganzes: kopiert, archiviert, gelöscht; und wer sich einloggen kann.

accounts-about = Alle, die sich auf diesem Server einloggen können. Inhaber dürfen alles, bei jedem Turnier; es können mehrere sein.
accounts-owner = Inhaber
accounts-event-maker = darf Turniere anlegen
accounts-disabled = darf sich nicht einloggen
accounts-seen = zuletzt gesehen { $at }
accounts-name-owner = Zum Inhaber machen
accounts-unname-owner = Als Inhaber entfernen
accounts-name-event-maker = Turniere erlauben
accounts-unname-event-maker = Turniere nicht mehr erlauben
accounts-password-act = Neues Passwort
accounts-disable-act = Sperren
accounts-enable-act = Entsperren
accounts-owner-named = { $name } ist jetzt Inhaber dieses Servers.
accounts-owner-unnamed = { $name } ist nicht mehr Inhaber dieses Servers.
accounts-event-maker-named = { $name } darf jetzt Turniere anlegen, einlesen und kopieren.
accounts-event-maker-unnamed = { $name } darf keine Turniere mehr anlegen.
accounts-disabled-now = { $name } darf sich nicht mehr einloggen und ist überall ausgeloggt. Was getan wurde, bleibt.
accounts-enabled = { $name } darf sich wieder einloggen.
accounts-before = Das ist schon geschehen. Ein Passwort wird nur einmal gezeigt: Erzeugen Sie ein weiteres, wenn es niemand hat.
accounts-made = Ein neues Passwort für { $name }
accounts-made-hint = Es wird nur dieses eine Mal gezeigt. Geben Sie es weiter; die Person loggt sich damit ein und wählt auf der Seite ihres Kontos ein eigenes. Sie ist überall ausgeloggt.

# Links für eine Person, erneutes Einloggen, zweiter Faktor.

sign-in-again = Sie haben sich vor einer Weile eingeloggt. Bevor Sie Rechte vergeben, geben Sie Ihr Passwort noch einmal ein.
sign-in-ended = Ihre Sitzung ist abgelaufen, das Gesendete wurde nicht angenommen. Loggen Sie sich ein und senden Sie es noch einmal.
sign-in-code-hint = Die sechs Ziffern, die Ihre App jetzt zeigt, oder ein Ersatzcode
sign-in-code-lost = Weder Telefon noch Ersatzcode zur Hand? Ein Inhaber dieses Servers kann den zweiten Faktor entfernen.
account-code = Code
second-factor-about = Wer Ihr Passwort erfährt, kann sich ohne ihn nicht einloggen. Eine App auf Ihrem Telefon zeigt sechs Ziffern, alle 30 Sekunden andere.
second-factor-needed = Dieser Server verlangt von Turnierleitung und Inhabern einen zweiten Faktor. Richten Sie Ihren ein, dann geht es weiter.
second-factor-app = Codes einer App
second-factor-scan = Lesen Sie das Bild mit einer Authenticator-App ein oder tippen Sie den Schlüssel ab. Geben Sie dann den Code ein, den sie zeigt.
second-factor-picture = Der Schlüssel als Bild für die Kamera der App
second-factor-key = Schlüssel
second-factor-code-hint = Die sechs Ziffern, die die App jetzt zeigt
second-factor-act = Ab jetzt benutzen
second-factor-on = Bei jedem Einloggen wird ein Code verlangt. Übrige Ersatzcodes: { $left }.
second-factor-codes = Ihre Ersatzcodes
second-factor-codes-about = Mit jedem loggen Sie sich einmal ein, wenn das Telefon nicht zur Hand ist. Schreiben Sie sie jetzt auf: Sie werden nur dieses eine Mal gezeigt.
second-factor-codes-act = Neue Ersatzcodes
second-factor-remove-act = Ausschalten
second-factor-removed = Sie loggen sich mit dem Passwort allein ein.
accounts-second-factor = zweiter Faktor
accounts-second-factor-act = Zweiten Faktor entfernen
accounts-second-factor-removed = { $name } loggt sich mit dem Passwort allein ein und kann einen neuen zweiten Faktor einrichten.
