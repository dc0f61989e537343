# Links voor één persoon, opnieuw aanmelden, tweede factor.

people-for = Voor hoeveel mensen
people-for-hint = 1 tot 100. Een link is voor één persoon, tenzij u meer invult.
people-fresh-for = { $people ->
    [one] Hij is voor één persoon.
   *[other] Hij is voor { $people } mensen.
}
people-uses = { $used } van { $people } gebruikt
people-spent = Links die gebruikt zijn

sign-in-again = U hebt zich een tijdje geleden aangemeld. Geef uw wachtwoord nog eens voordat u rechten uitdeelt.
sign-in-ended = Uw sessie is afgelopen en wat u verstuurde, is niet aangenomen. Meld u aan en verstuur het nog eens.
sign-in-code-hint = De zes cijfers die uw app nu toont, of een herstelcode
sign-in-code-lost = Geen telefoon en geen herstelcode bij de hand? Een eigenaar van deze server kan de tweede factor weghalen.
account-code = Code
second-factor = Tweede factor
second-factor-about = Wie uw wachtwoord te weten komt, kan zich zonder hem niet aanmelden. Een app op uw telefoon toont zes cijfers, elke 30 seconden andere.
second-factor-needed = Deze server vraagt organisatoren en eigenaren om een tweede factor. Stel de uwe in en ga dan verder.
second-factor-scan = Scan dit met een authenticator-app, of typ de sleutel erin over. Typ dan de code die hij toont.
second-factor-picture = De sleutel als plaatje voor de camera van de app
second-factor-key = Sleutel
second-factor-code-hint = De zes cijfers die de app nu toont
second-factor-act = Vanaf nu gebruiken
second-factor-on = Bij elke aanmelding wordt een code gevraagd. Herstelcodes over: { $left }.
second-factor-codes = Uw herstelcodes
second-factor-codes-about = Met elk meldt u zich één keer aan als de telefoon niet bij de hand is. Schrijf ze nu op: ze worden alleen deze keer getoond.
second-factor-codes-act = Nieuwe herstelcodes
second-factor-remove-act = Zonder verder
second-factor-removed = U meldt zich aan met het wachtwoord alleen.
accounts-second-factor = tweede factor
accounts-second-factor-act = Tweede factor weghalen
accounts-second-factor-removed = { $name } meldt zich aan met het wachtwoord alleen en kan een andere tweede factor instellen.
refusal-wrong-code = Deze code klopt niet, of is al gebruikt. Codes veranderen elke 30 seconden; kijk of de klok van de telefoon goed staat
security-second-factor-set = Tweede factor ingesteld
security-second-factor-removed = Tweede factor weggehaald
security-recovery-code-used = Aangemeld met een herstelcode
