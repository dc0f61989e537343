# The referee: what the record says, the stopped board, open points

## A report held against the record
incident-governed = Træk { $n } kom først og er afgørende: der kan ikke afsiges kendelse om dette alene.
incident-known = Noteringen ved: træk { $n }, bemærket efter træk { $moves }.
incident-next = Næste
case-record-wrong = Noteringen er forkert her
case-record-wrong-note = Kun hoveddommeren tilsidesætter noteringen, med begrundelse.
refusal-record-stands = Kun hoveddommeren afsiger kendelse imod noteringen.
refusal-report-in-order = Efter rækkefølgen var træk { $n } denne spillers tur: se igen efter, hvem af de to der spillede.
refusal-report-agreed = Enige og ikke enige udelukker hinanden: vælg det ene.
refusal-report-not-in-record = Noteringens { $moves } træk viser ingen sådan overtrædelse af denne spiller. Notér, hvad der blev spillet, eller vælg igen.
refusal-report-legal = Træk { $n } af { $color ->
    [B] Sort
   *[W] Hvid
} bryder ingen sådan regel i noteringen.
refusal-report-mover = Træk { $n } er { $color ->
    [B] Sorts
   *[W] Hvids
} i noteringen.
refusal-report-other-notice = Noteringen går videre fra træk { $n } til træk { $moves }: det blev bemærket efter træk { $moves }.
refusal-report-earlier = Træk { $first } af { $color ->
    [B] Sort
   *[W] Hvid
} kom først og er afgørende: afsig kendelse om det, ikke om træk { $n } alene.
refusal-report-nothing-confirmed = Det noterede parti har { $moves } træk og intet resultat: ingen har bekræftet et.
refusal-report-beyond = Noteringen har { $moves } træk.
ruling-ask-both = Begge spillere spørges først: spille videre eller afslutte partiet, som det ligger.
ruling-play-on = Det standsede parti går videre.
ruling-first = { $color } spiller først og må passe.
ruling-record-same = Noteringen har det allerede sådan: intet flyttede sig på den
remedy-ask-both = Begge spørges først
remedy-play-on = Det standsede parti går videre
condition-not-asked = Et virksomt træk blev fundet, og ikke begge blev spurgt
condition-plays-on = En spiller vil spille videre
appeal-over = Resultatet er bekræftet: fristen for appel er udløbet.
procedure-arbiter-claims = At en dommer bemærker det, tæller som modstanderens klage
procedure-arbiter-claims-hint = Den amerikanske tekst kræver modstanderens egen indsigelse
procedure-captain-claims = En holdkaptajn må klage for spilleren
procedure-captain-claims-hint = Hvor tekster kræver modstanderens egen indsigelse
procedure-second-stone-alone = Af to træk i rad tages kun det andet af
procedure-second-stone-alone-hint = Ellers tages begge af for én pas

## The stopped board
asked-player = Svar fra { $color }
asked-not-yet = Ikke spurgt endnu
asked-play-on = Spil videre
asked-as-it-lies = Slut, som det ligger
asked-neither = Ingen af delene
dispute-found = { $color } ville spille der
did-fill = { $color } fyldte { $point }
did-found = et træk fundet på { $point }
did-answer = svar fra { $color }
count-fill = Fyld med { $color }
warning-dead-in-neutral = { $points }: kaldt døde, men ingen omgiver dem.
warning-dead-in-seki = { $points }: døde i en seki, derfor ikke taget op.
warning-unsettled = { $points }: liv og død er ikke afgjort. Spil videre, før I tæller op.
warning-unfinished = { $n } punkter tilhører endnu ingen: markér de døde sten der, eller spil videre, før I tæller op.
record-repetition-draw = Begge enige: uafgjort ved gentagelse
refusal-record-nothing-found = Ingen nævnte et træk, der ville ændre resultatet. Uden et sådant taber ingen ved at være uenig.
refusal-record-ask-first = { $color ->
    [B] Sort
   *[W] Hvid
} er ikke spurgt endnu, om der skal spilles videre, eller partiet skal slutte, som det ligger.
refusal-record-agreed = Begge vil slutte partiet, som det ligger: markér, hvad der er dødt, og de er enige.
refusal-record-not-neutral = { $point } er hverken tomt og neutralt eller spillerens eget territorium.
refusal-record-takes = { $point } ville slå sten. Det er et træk: genoptag partiet til det.

## A confirmed result
board-clerical-question = Er resultatet skrevet forkert ned?
board-clerical = Ja: begge bekræftede et andet resultat end det, der står her
board-clerical-note = Spillernes eget resultat ændres ikke længere.
refusal-not-clerical = Kun en fejl i nedskrivningen af resultatet kan endnu rettes: angiv, at det er en.
