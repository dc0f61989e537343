//! Explains a value in words: what each round added, and the sum.

use super::*;

#[derive(Template)]
#[template(path = "public/explanation.html")]
struct ExplanationPage {
    cx: Cx,
    asked: StandingsQuery,
    tournament: Tournament,
    standings: Standings,
    entry: Entry,
    found: Explanation,
    column: CriterionColumn,
}

#[route("GET", "/t/{slug}/standings/{entry}/{criterion}", Public)]
async fn show(visit: Visit, place: Path<(String, i32, String)>) -> Answer {
    let (_, entry, name) = place.into_inner();
    let criterion = Criterion::named(&name).ok_or_else(WebError::no_page)?;
    let asked = StandingsQuery::of_value(&visit.query, &visit.event)?;
    let address = format!("/standings/{entry}/{name}{}", asked.query());
    let of = (EntryId(entry), criterion);
    visit.kept(&address, move |cx, _| ExplanationPage::of(cx, of, asked)).await
}

impl ExplanationPage {
    fn of(cx: Cx, (id, criterion): (EntryId, Criterion), asked: StandingsQuery) -> Result<Self> {
        let tournament = asked.tournament(&cx.event);
        let entry = tournament.entry(id).ok_or_else(WebError::no_page)?.clone();
        let standings = listed_standings(&tournament, through(&tournament, asked.round));
        let found = explain(&tournament, &standings, id, criterion);
        let found = found.ok_or_else(WebError::no_page)?;
        let column = CriterionColumn::new(cx.t, criterion);
        let of = (("criterion", column.head.as_str()), ("name", cx.person(&entry)));
        let title = cx.with("explanation-title", of);
        Ok(Self { cx: cx.titled(title), asked, tournament, standings, entry, found, column })
    }

    fn value(&self) -> String {
        shown(self.cx.t, self.found.criterion, self.found.value, &self.entry)
    }

    /// Why the player has no place, if there is none.
    fn no_place(&self) -> Option<String> {
        let row = self.standings.row_of(self.entry.id).filter(|row| !row.placed)?;
        let least = u32::from(self.tournament.settings.season.least_games);
        Some(self.cx.with("explanation-no-place", (("n", least), ("reach", row.reach))))
    }

    fn tied(&self) -> impl Iterator<Item = &Entry> {
        let others = self.found.tied.iter().filter(move |other| **other != self.entry.id);
        others.filter_map(move |other| self.tournament.entry(*other))
    }

    fn game(&self, term: &Term) -> Option<PlayedRound<'_>> {
        Some(PlayedRound::new(&self.tournament, self.entry.id, term.round.zip(term.seat)?))
    }

    fn amount(&self, term: &Term) -> String {
        match term.part {
            Part::Rank(rank) => self.cx.rank(rank),
            _ => self.cx.value(term.amount),
        }
    }

    /// How the amount came about; empty if that is obvious.
    fn how(&self, term: &Term) -> String {
        let cx = &self.cx;
        match term.part {
            Part::Start if term.round.is_some() => cx.text("part-start-instead"),
            Part::Start => cx.text("part-start"),
            Part::Points | Part::Direct | Part::Doubled { times: 0, .. } => String::new(),
            Part::RoundedDown => cx.text("part-rounded-down"),
            Part::Doubled { points, times } => {
                cx.with("part-doubled", (("points", cx.points(points)), ("times", times)))
            }
            Part::Bonus => cx.text("part-bonus"),
            Part::Category => cx.text("part-category"),
            Part::Rank(_) => cx.text("part-rank"),
            Part::Rating(_) => cx.text("part-rating"),
            Part::OpponentScore { score, handicap } => self.opponent_score(score, handicap),
            Part::Defeated { score, handicap, result } => {
                let score = self.opponent_score(score, handicap);
                cx.with("part-defeated", (("score", score), ("result", cx.points(result))))
            }
            Part::OpponentSos { sos } => cx.with("part-sos", [("sos", cx.points(sos))]),
            Part::Running { .. } => cx.text("part-running"),
            Part::Exploit { wins, coefficient, .. } => {
                cx.with("part-exploit", (("wins", cx.points(wins)), ("coefficient", coefficient)))
            }
            Part::Above => cx.text("part-above"),
        }
    }

    fn opponent_score(&self, score: HalfPoints, handicap: i32) -> String {
        let (cx, score) = (&self.cx, ("score", self.cx.points(score)));
        match handicap {
            0 => cx.with("part-score", [score]),
            given if given > 0 => cx.with("part-score-given", (score, ("stones", given))),
            received => cx.with("part-score-received", (score, ("stones", -received))),
        }
    }
}

/// `28 + 25 + 28`, without the terms that are left out; empty if the value is no sum of several terms.
pub(super) fn sum(cx: &Cx, explanation: &Explanation) -> String {
    let counted: Vec<&Term> = explanation.terms.iter().filter(|term| !term.dropped).collect();
    let adds_up = !matches!(
        counted.first().map(|term| term.part),
        None | Some(Part::Rank(_) | Part::Rating(_) | Part::Category | Part::Above)
    );
    if !adds_up || counted.len() < 2 {
        return String::new();
    }
    let first = cx.value(counted[0].amount);
    let more = counted[1..].iter().map(|term| {
        let sign = if term.amount < Value::whole(0) { '\u{2212}' } else { '+' };
        let plain = term.amount.to_string();
        format!(" {sign} {}", cx.decimals(plain.trim_start_matches('-')))
    });
    std::iter::once(first).chain(more).collect()
}
