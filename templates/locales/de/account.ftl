# Konten: Anmelden, Passwörter, Einladungen.

setup-title = Das erste Konto
setup-lead = Ihm gehört dieser Server: Es legt Turniere an und lädt alle anderen ein. Dieser Link gilt einmal.
setup-act = Konto anlegen
setup-done = Das Konto ist angelegt, und Sie sind angemeldet.
account-name = Name
account-name-hint = Der Name, mit dem Sie sich anmelden. Das Protokoll zeigt ihn neben dem, was Sie tun.
account-password = Passwort
account-password-hint = Mindestens 10 Zeichen. Gut sind ein paar Wörter, die nur Sie zusammenstellen.
account-password-again = Passwort noch einmal
account-title = Ihr Konto
account-change-password = Passwort ändern
account-old-password = Altes Passwort
account-new-password = Neues Passwort
account-password-changed = Das Passwort ist geändert. Andere Browser sind abgemeldet.
sign-in-players = Spieler brauchen kein Konto: Paarungen und Rangliste sind öffentlich.
join-title = Mitmachen bei { $event }
join-as-organiser = Als Turnierleitung: Sie tragen Spieler ein, losen Runden aus und veröffentlichen sie.
join-as-arbiter = Als Schiedsrichter: Sie tragen Ergebnisse ein.
join-as-recorder = Als Protokollführer: Sie zeichnen Partien Zug für Zug am Brett auf.
join-known-as = Sie sind angemeldet als { $name }.
join-act = Mitmachen
join-new = Neu hier
join-have-account = Ich habe ein Konto: anmelden
join-done = Willkommen bei { $event }.
fault-password-again = Die beiden Passwörter sind verschieden; geben Sie zweimal dasselbe ein

refusal-wrong-password = Name und Passwort passen nicht zusammen
refusal-busy = Gerade melden sich zu viele an; versuchen Sie es in ein paar Sekunden noch einmal
refusal-password-length = Das Passwort braucht mindestens 10 Zeichen
refusal-name-taken = Ein Konto mit diesem Namen gibt es schon; wählen Sie einen anderen Namen oder melden Sie sich damit an
refusal-last-owner = Das ist die einzige Person mit Eigentümerrechten, die sich anmelden kann. Machen Sie zuerst jemand anderen zum Eigentümer
refusal-link-spent = Dieser Link wurde benutzt, zurückgenommen oder ist abgelaufen. Lassen Sie sich von der Turnierleitung einen neuen geben
refusal-own-role = Niemand kann sich die eigene Rolle nehmen; bitten Sie jemand anderen aus der Turnierleitung
