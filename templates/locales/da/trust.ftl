# Links til én person, ny log ind, anden faktor.

people-for = Til hvor mange personer
people-for-hint = 1 til 100. Et link er til én person, medmindre du skriver flere.
people-fresh-for = { $people ->
    [one] Det er til én person.
   *[other] Det er til { $people } personer.
}
people-uses = { $used } af { $people } brugt
people-spent = Links, der er brugt

sign-in-again = Det er noget siden, du loggede ind. Skriv din adgangskode igen, før du giver rettigheder.
sign-in-ended = Din session er udløbet, og det, du sendte, blev ikke modtaget. Log ind, og send det igen.
sign-in-code-hint = De seks cifre, som din app viser nu, eller en nødkode
sign-in-code-lost = Hverken telefon eller nødkode ved hånden? En ejer af serveren kan fjerne den anden faktor.
account-code = Kode
second-factor = Anden faktor
second-factor-about = Den, der får fat i din adgangskode, kan ikke logge ind uden den. En app på din telefon viser seks cifre, nye hvert 30. sekund.
second-factor-needed = Serveren kræver en anden faktor af arrangører og ejere. Sæt din op, og gå så videre.
second-factor-scan = Scan dette med en godkendelsesapp, eller skriv nøglen ind i den. Skriv så koden, som den viser.
second-factor-picture = Nøglen som billede til appens kamera
second-factor-key = Nøgle
second-factor-code-hint = De seks cifre, som appen viser nu
second-factor-act = Brug den fra nu af
second-factor-on = Du bliver bedt om en kode ved hver log ind. Nødkoder tilbage: { $left }.
second-factor-codes = Dine nødkoder
second-factor-codes-about = Hver logger dig ind én gang, når telefonen ikke er ved hånden. Skriv dem ned nu: de vises kun denne gang.
second-factor-codes-act = Nye nødkoder
second-factor-remove-act = Undvær den
second-factor-removed = Du logger ind med adgangskoden alene.
accounts-second-factor = anden faktor
accounts-second-factor-act = Fjern den anden faktor
accounts-second-factor-removed = { $name } logger ind med adgangskoden alene og kan sætte en ny anden faktor op.
refusal-wrong-code = Koden passer ikke eller er allerede brugt. Koder skifter hvert 30. sekund; se efter, om telefonens ur går rigtigt
security-second-factor-set = Anden faktor sat op
security-second-factor-removed = Anden faktor fjernet
security-recovery-code-used = Logget ind med en nødkode
