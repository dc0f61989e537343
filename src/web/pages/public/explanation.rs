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
        let standings = listed_standings(&tournament, standings_round(&tournament, asked.round));
        let found = explain(&tournament, &standings, id, criterion);
        let found = found.ok_or_else(WebError::no_page)?;
        let column = CriterionColumn::new(cx.t, criterion);
        let of = (("criterion", column.head.as_str()), ("name", cx.person(&entry)));
        let title = cx.with("explanation-title", of);
        Ok(Self { cx: cx.titled(title), asked, tournament, standings, entry, found, column })
    }

    fn value(&self) -> String {
        value_text(self.cx.t, self.found.criterion, self.found.value, &self.entry)
    }

    /// How many games a place needs at least, and how many they reach, if that is too few.
    fn missing_games(&self) -> Option<(u32, u32)> {
        let row = self.standings.row_of(self.entry.id).filter(|row| !row.placed)?;
        Some((self.tournament.settings.season.least_games.into(), row.reach))
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
}

const fn is_obvious(part: &Part) -> bool {
    matches!(part, Part::Points | Part::Direct | Part::Doubled { times: 0, .. })
}

/// The text key for an opponent's score, with the stones added to it.
const fn scored(stones: &i32) -> &'static str {
    match stones {
        0 => "part-score",
        1.. => "part-score-given",
        _ => "part-score-received",
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
