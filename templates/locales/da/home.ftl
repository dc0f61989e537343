# Registering from home: the public form, one's own page, what the organiser sets and confirms; privacy.

home-title = Tilmeld dig
home-never = Denne turnering tager ikke imod tilmeldinger hjemmefra. Spørg arrangørerne.
home-soon = Tilmeldingen åbner { $at }.
home-closed = Tilmeldingen er lukket. Spørg arrangørerne.
home-full = Alle pladser er taget. { $waiting ->
    [0] Du ville blive den første på ventelisten.
    [one] Én person venter på en plads.
   *[other] { $waiting } personer venter på en plads.
}
home-left = { $free ->
    [one] Én af { $places } pladser er ledig.
   *[other] { $free } af { $places } pladser er ledige.
}
home-step = Trin { $n } af 2
home-who = Hvem er du?
home-find = Navn eller nummer på ratinglisten
home-found = { $hits ->
    [0] Ingen på ratinglisterne skrives »{ $typed }«.
   *[other] Tryk på dit navn.
}
home-is-registered = tilmeldt
home-not-listed = Jeg er ikke på listen
home-list-gone = Der er en nyere ratingliste. Vælg dit navn igen.
home-leave-empty = Lad dette være tomt
home-if-any = Hvis du har
home-rank = Grad, du spiller med
home-rank-hint = En anden end på ratinglisten kræver arrangørernes ja.
home-email = E-mail
home-email-hint = Til arrangørerne. Vises aldrig.
home-email-wrong = Skriv hele adressen, såsom navn@go.example.
home-birth-year = Fødselsår
home-birth-year-hint = Fire cifre. Kun arrangørerne ser det.
home-meal = Måltid
home-note = Besked til arrangørerne
home-note-hint = Kun de ser den.
home-fee = At betale
home-nothing-yet = Intet endnu
home-shown = Vises
home-consent = Mit navn, min klub, grad og mine resultater må offentliggøres og sendes til ratinglisten
home-consent-note = Uden dette er der ingen plads: parringerne hænger på en væg.
home-consent-needed = Sæt flueben her for at tilmelde dig: uden det kan ingen parres.
home-act = Tilmeld mig
home-join = På ventelisten
home-withdraw-note = Du kan ændre dette eller melde afbud med det personlige link, du får nu.
home-own-title = Min tilmelding
home-own-waiting = På ventelisten, plads
home-own-moves-up = Når en plads er ledig, får den næste i rækken den. Så siger denne side det.
home-own-organiser-moves = Arrangørerne siger, hvem der får en ledig plads. Så siger denne side det.
home-own-late = Tilmeldingen lukkede, mens du skrev. Arrangørerne siger, om der er en plads.
home-own-asked = Tilmeldt, ikke bekræftet
home-own-asked-what = Du har en plads. Arrangørerne bekræfter den, og så siger denne side det.
home-own-admitted = Du er tilmeldt
home-own-admitted-what = Tjek ind ved døren før runde 1.
home-own-cancelled = Afmeldt
home-own-cancelled-what = Du er ikke tilmeldt. Intet af det, du oplyste, er gemt.
home-own-link = Dit personlige link
home-own-link-what = Gem det: det vises én gang. Det åbner denne side og senere dit bræt. Den, der har det, handler i dit navn.
home-own-change = Ret oplysninger
home-own-ask = Navn, grad og klub ændres af arrangørerne: spørg dem på siden for dit bræt.
home-own-save = Gem
home-own-cancel = Afmeld mig
home-own-cancel-what = Din plads går til den næste i rækken. Det, du oplyste, slettes.
home-own-cancel-act = Ja, afmeld
home-saved = Gemt.
home-cancelled = Afmeldt.
way-registration = Hjemmefra
way-register = Tilmeld dig
home-rules-lead = Folk tilmelder sig selv på en hvilken som helst telefon. Her siger du hvornår, hvor mange, og hvad der spørges om.
home-rules-public = Den offentlige formular
home-rules-open = Folk tilmelder sig selv
home-rules-open-note = Uden dette siger formularen, at tilmeldingen ikke er åben.
home-rules-when = Hvornår
home-rules-opens-day = Åbner den
home-rules-opens-hint = Tom: straks
home-rules-opens-time = Kl.
home-rules-closes-day = Lukker den
home-rules-closes-time = Kl.
home-closes-first = Den lukker, før den åbner.
home-rules-places = Pladser
home-rules-places-all = I alt
home-rules-places-hint = Tom: ingen grænse
home-category = Kategori { $n }, fra { $rank }
home-category-last = Kategori { $n }, alle andre
home-rules-at-once = Den, der har en plads, tilmeldes straks
home-rules-at-once-note = Uden dit flueben. Kommer mange fra én adresse, bliver du alligevel spurgt.
home-rules-moves-up = Ventelisten rykker op af sig selv
home-rules-moves-up-note = Når en plads er ledig. Ellers siger du, hvem der får den.
home-rules-listed = Tilmeldte står på den offentlige spillerliste
home-rules-listed-note = Ellers vises spillere, når de er tjekket ind.
home-rules-ask = Hvad der spørges om
home-rules-birth-note = Kun hvis en regel eller en præmie kræver det.
home-rules-fee = Gebyr
home-rules-fee-hint = Med ord: 35 EUR, studerende 20 EUR
home-rules-pay = Hvordan der betales
home-rules-pay-hint = Ved døren kontant, eller kontonummeret
home-rules-keep = Dage, e-mail og bemærkninger gemmes efter turneringen
home-rules-keep-hint = Så slettes de af sig selv.
home-waiting-title = Tilmeldt hjemmefra
home-waiting-nobody = Ingen venter.
home-waiting-count = { $n ->
    [one] Én er ikke bekræftet.
   *[other] { $n } er ikke bekræftet.
}
home-crowd = { $n } ubekræftede fra { $addresses ->
    [one] én adresse
   *[other] { $addresses } adresser
} siden { $since }
home-crowd-show = Vis
home-crowd-hide = Vis de andre
home-crowd-remove = Fjern alle
home-crowd-confirm = Bekræft alle
home-with-place = Med plads: { $n }
home-in-line = Venteliste: { $n }
home-in-line-note = I den rækkefølge, de kom. Bekræftes en, er denne tilmeldt, selv om der ikke er plads.
home-confirm = Bekræft
home-remove = Fjern
home-confirm-all = Bekræft alle
home-late = kom for sent
home-born = født { $year }
home-more = { $n } mere vises, når disse er besvaret.
home-confirmed = { $n ->
    [one] Én er tilmeldt.
   *[other] { $n } er tilmeldt.
}
home-removed = { $n ->
    [one] Én er fjernet.
   *[other] { $n } er fjernet.
}
home-inbox = Tilmeldt hjemmefra: { $n ->
    [one] én venter på svar
   *[other] { $n } venter på svar
}
refusal-home-closed = Tilmeldingen er ikke åben.
refusal-home-crowded = Mange tilmeldinger kom fra denne adresse. Det, du skrev, står her endnu: send det igen om ti minutter, eller sig det til arrangørerne.
refusal-home-overrun = Meget mange tilmeldinger venter ved denne turnering. Sig det til arrangørerne.
refusal-home-unread = Se formularen igennem igen, og send den så.
act-register = Tilmeldt hjemmefra
act-edit-registration = Tilmelding hjemmefra ændret
act-cancel-registration = Tilmelding hjemmefra aflyst
act-move-up = Rykket op fra ventelisten
act-admit-registrations = Tilmeldinger hjemmefra bekræftet
act-remove-registrations = Tilmeldinger hjemmefra fjernet
privacy-title = Hvad der gemmes om dig
privacy-lead = Hvad denne turnering viser om spillere, hvad den gemmer, og hvor længe.
privacy-public = Alle kan se
privacy-public-what = Navn, grad, klub og land, parringer, resultater og stilling. De går til forbundenes ratinglister.
privacy-list = Før turneringen
privacy-list-yes = Tilmeldte står på den offentlige spillerliste.
privacy-list-no = Spillere vises, når de er tjekket ind.
privacy-organisers = Kun arrangørerne ser
privacy-organisers-what = Det, du oplyser ved tilmeldingen: { $asked }. Om gebyret er betalt.
privacy-organisers-none = Om gebyret er betalt.
privacy-kept = Gemmes til
privacy-kept-what = E-mail og bemærkninger slettes { $days ->
    [0] når turneringen er forbi
    [one] én dag efter turneringen
   *[other] { $days } dage efter turneringen
} ({ $day }). Navne og resultater bliver: de er, hvad en turnering var.
privacy-phone = På din telefon
privacy-phone-what = En cookie, når du siger »Det er mig«, logger ind eller vælger sprog. Ingen før det.
privacy-address = Hvor du skriver fra
privacy-address-what = Et fingeraftryk af adressen, til arrangørerne har besvaret din tilmelding.
privacy-others = Andre
privacy-others-what = Ingen side i denne tjeneste beder nogen anden tjeneste om noget.
privacy-yours = Dit
privacy-yours-what = Med dit personlige link ændrer du, hvad du oplyste, og melder afbud. Spørg arrangørerne om alt andet.
