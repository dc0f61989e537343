//! Facts worth telling about an event, in words.

use crate::web::prelude::*;
use crate::web::views::places::{CriterionColumn, shown};
use standings::{Remarkable, Stand, paths};
use std::convert::Infallible;

pub(super) type Paths = HashMap<EntryId, Vec<Stand>>;

/// Score and place of all players after each round, cached per revision.
pub(super) fn paths_of(cx: &Cx, tournament: &Tournament, through: RoundNo) -> Arc<Paths> {
    let read = || Ok::<_, Infallible>(paths(tournament, through));
    let Ok(paths) = cx.state.once_a_revision::<Paths, _>(cx.event.at(), cx.t, read);
    paths
}

/// Label, whom it is about, and what there is to tell.
pub(super) struct Told {
    pub label: String,
    pub entry: EntryId,
    pub said: String,
}

/// Empty for an event of teams.
pub(super) fn remarkable(cx: &Cx, tournament: &Tournament, standings: &Standings) -> Vec<Told> {
    if tournament.teams.meet() {
        return Vec::new();
    }
    let found = Remarkable::of(tournament, standings, &paths_of(cx, tournament, standings.through));
    let told = |label: &str, entry, said| Told { label: cx.text(label), entry, said };
    let upset = found.upset.map(|upset| {
        let (loser, ranks) = (cx.player(upset.loser), upset.ranks);
        let args = (("loser", loser), ("ranks", ranks), ("round", upset.round));
        told("remarkable-upset", upset.winner, cx.with("remarkable-upset-said", args))
    });
    let climb = found.climb.map(|(entry, from, to)| {
        let said = cx.with("remarkable-climb-said", (("from", from), ("to", to)));
        told("remarkable-climb", entry, said)
    });
    let series = found.series.map(|series| {
        let key = if series.is_all { "remarkable-series-all" } else { "remarkable-series-said" };
        let mut said = cx.with(key, [("n", series.games)]);
        if series.others > 0 {
            let others = cx.with("remarkable-series-others", [("n", series.others)]);
            said = format!("{said} {others}");
        }
        told("remarkable-series", series.entry, said)
    });
    let finish = found.finish.map(|finish| {
        let [first, second] = finish.players;
        let value = |at: usize| {
            let entry = tournament.entry(finish.players[at]);
            entry.map(|entry| shown(cx.t, finish.criterion, finish.values[at], entry))
        };
        let args = (
            ("second", cx.player(second)),
            ("criterion", CriterionColumn::new(cx.t, finish.criterion).head),
            ("one", value(0).unwrap_or_default()),
            ("other", value(1).unwrap_or_default()),
        );
        told("remarkable-finish", first, cx.with("remarkable-finish-said", args))
    });
    [climb, series, upset, finish].into_iter().flatten().collect()
}
