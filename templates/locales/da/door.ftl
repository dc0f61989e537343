# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = Jeg er her: meld mig ankommet
me-checked-in = Du er meldt ankommet.
me-expected = Du er tilmeldt, men ikke meldt ankommet endnu: sig det ved indgangen.
home-rules-own-check-in = Spillere melder sig ankommet på deres egen telefon
home-rules-own-check-in-note = Med deres personlige link, i tiden nedenfor; ellers ved indgangen.
home-rules-check-in-hint = Den, der mangler da, kaldes på salens skærm og sættes ikke op.
refusal-check-in-closed = Du kan ikke melde dig ankommet på din egen telefon nu. Sig det ved indgangen.
door-check-in = Ankommet
door-scan = Scan et skilt
door-scan-how = Ret kameraet mod koden på et navneskilt eller et personligt link.
door-scan-nobody = Denne kode er ingens i dette stævne.
door-scan-none = Kameraet kan ikke bruges. Skriv navnet ovenfor, eller scan koden med telefonens kamera.
door-scan-stop = Stop scanning
door-link-of = Du er logget ind som dommer. Dette er det personlige link for:
door-link-me = Det er mig: åbn min side på denne telefon
hall-missing = Kom venligst til dommerbordet
hall-missing-more = og { $n } til
door-over = Man kunne melde sig ankommet indtil { $at }.
door-organisers = Gebyrer krydses af af arrangørerne.
