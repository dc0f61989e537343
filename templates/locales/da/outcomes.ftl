# What an outcome means, results that both confirmed, games played anew, the chief arbiter, the round's clock.

## What an outcome means
outcome-title = Hvad dette betyder, bord { $table }
outcome-lead = Se, hvad det gør, før du indtaster det.
outcome-no-change = Intet ændres
outcome-anew-result = Intet resultat, partiet spilles om
outcome-means = Hvad det betyder for stilling og filer
outcome-files = Hvad filerne vil skrive
outcome-confirm = Indtast dette resultat
outcome-back = Tilbage, andet resultat
outcome-anew = Partiet spilles om ved samme bord. Det første parti bliver i brættets historik og tæller ikke.
rated = Ratet
rated-yes = Ja
rated-open = Åbent, til resultatet er der
written-cells = Sort { $black }, Hvid { $white }
written-left-out = Partiet udelades

## Games played anew
replay-title = Partiet spilles om
replay-black = Hvem får Sort
replay-time = Tid
replay-time-hint = Hvis den ikke er turneringens egen: 30 minutter til hver
replay-save = Gem
replay-back = Spil alligevel ikke om
replay-saved = Bord { $table }: vilkårene for omkampen er gemt.
replay-taken-back = Bord { $table }: det første parti tæller igen.
replay-earlier = Parti { $n }: { $result }, spillet om. Sort { $black }, Hvid { $white }, { $handicap }.
replay-by-ruling = Kendelse { $no }.
result-played-anew = Bord { $table }: partiet spilles om, og dets resultat mangler igen.
boards-anew = Spilles om

## Results that both confirmed
board-both-confirm = Begge har bekræftet det
board-both-confirm-note = Derefter retter kun hoveddommeren det
board-confirmed-at = Begge spillere har bekræftet det, { $time }.
board-confirmed-by-round = Runden er slut, så dens resultater gælder som bekræftet.
board-confirmed-chief = Nu retter kun hoveddommeren det, med begrundelse: { $name }.
board-correct = Ret det som hoveddommer
boards-confirm = Begge bekræftet
boards-confirmed = bekræftet
chief-organisers = arrangørerne, da ingen er udpeget
error-chief-why = Det må kun hoveddommeren. Arrangøren udpeger en på siden Personer.
refusal-confirmed = Begge spillere har bekræftet resultatet. Kun hoveddommeren retter det.
refusal-not-played-anew = Intet parti spilles om ved dette bræt
refusal-chief-without-role = Giv først denne person en rolle her
procedure-finished = En afsluttet rundes resultater gælder som bekræftet
procedure-finished-note = Derefter retter kun hoveddommeren dem

## The chief arbiter
role-chief = hoveddommer
people-chief-note = Kun hoveddommeren retter resultater, som begge spillere har bekræftet.
people-no-chief = Ingen er udpeget, så alle arrangører må.
people-name-chief = Gør til hoveddommer
people-unname-chief = Ikke længere hoveddommer
people-chief-me = Gør mig selv til hoveddommer
people-chief-named = Hoveddommeren er udpeget.
people-chief-unnamed = Personen er ikke længere hoveddommer.

## Out of the event
ruling-out = Senere runder
ruling-out-of = { $name } er ude af runde { $rounds }.
ruling-out-already = { $name } spiller ingen senere runde.
entries-excluded = Ude af turneringen ved kendelse { $no }

## The round's clock
clock-start = Start urene
clock-start-ask = { $boards ->
    [one] Uret ved det ene bræt går så i gang, og skærmen i salen viser det.
   *[other] Urene ved alle { $boards } brætter går så i gang, og skærmen i salen viser det.
}
clock-start-round = Start urene i runde { $round }
clock-unstart = Ikke endnu
clock-runs-since = Urene har gået siden { $time }
clock-planned = Planlagt til { $time }
clock-started = Runde { $round }: urene går. Skærmen i salen viser det.
clock-unstarted = Runde { $round }: urene går ikke endnu.
refusal-clock-of-draft = Offentliggør runde { $round }, før dens ure starter
hall-starts-in = begynder om
hall-runs = urene går
hall-due = start forsinket
hall-forfeit = Fraværende taber efter { $time }
hall-end = Slut ca. { $time }
way-timetable = Tidsplan
timetable-title = Tidsplan
timetable-lead = Hvornår hver runde skal begynde. Skærmen i salen tæller ned til det; en dommer starter urene fra listen over brætter.
timetable-zone = Tiderne følger dette ur: { $zone }.
timetable-day = Dag
timetable-time = Kl.
timetable-save = Gem tidsplanen
timetable-saved = Tidsplanen er gemt.
timetable-hall = Skærmen i salen

## The journal
act-confirm = Resultat bekræftet
act-unconfirm = Bekræftelse taget tilbage
act-replay = Parti skal spilles om
act-replay-terms = Omkampens vilkår
act-replay-back = Parti spilles ikke om
act-name-chief = Hoveddommer udpeget
act-unname-chief = Ikke længere hoveddommer
act-timetable = Tidsplan ændret
act-start-clocks = Ure startet
act-unstart-clocks = Ure endnu ikke startet
