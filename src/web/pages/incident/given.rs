//! Penalties of players over all their games in the event.

use crate::web::prelude::*;
use referee::WarningScope;

use crate::web::views::referee::table_now;

pub(super) struct GivenLine {
    pub said: String,
    pub place: String,
    pub href: String,
    /// Why it does not count towards the next penalty; empty if it does.
    pub aside: String,
}

pub(super) struct PlayerLine {
    pub name: String,
    /// In the order in which they were given.
    pub penalties: Vec<GivenLine>,
}

pub(super) fn all(t: Lang, event: &Event, log: &RefereeLog) -> Vec<PlayerLine> {
    let aside = |_: &RulingRecord| String::new();
    let mut players: Vec<PlayerLine> =
        collect(t, event, log.rulings_in_force(), aside).into_values().collect();
    players.sort_by_cached_key(|player| t.name_key(&player.name, ""));
    players
}

/// The penalties of the two players of a board, without those of the ruling that is amended.
pub(super) fn at_board(
    t: Lang,
    event: &Event,
    log: &RefereeLog,
    proposal: &service::ProposedRuling,
    amended: Option<RulingNo>,
) -> Vec<PlayerLine> {
    let seats = &proposal.seats;
    let one_game = proposal.procedure.ladder.scope == WarningScope::Game;
    let aside = |ruling: &RulingRecord| {
        let elsewhere = one_game && !ruling.seats.same_game(seats);
        if elsewhere { t.text("given-other-game") } else { String::new() }
    };
    let rulings = log.rulings_in_force().filter(|ruling| Some(ruling.no) != amended);
    let mut found = collect(t, event, rulings, aside);
    [seats.black, seats.white].into_iter().filter_map(|id| found.remove(&id)).collect()
}

fn collect<'a>(
    t: Lang,
    event: &Event,
    rulings: impl Iterator<Item = &'a RulingRecord>,
    aside: impl Fn(&RulingRecord) -> String,
) -> BTreeMap<EntryId, PlayerLine> {
    let mut players: BTreeMap<EntryId, PlayerLine> = BTreeMap::new();
    for ruling in rulings {
        for (id, penalty) in ruling.penalties() {
            let entry = event.snapshot.tournament.entry(id);
            let name = || entry.map(|e| t.person(e)).unwrap_or_default();
            let player = players
                .entry(id)
                .or_insert_with(|| PlayerLine { name: name(), penalties: Vec::new() });
            let said = penalty_said(t, penalty.kind);
            let href = event.path(&format!("/incidents/{}", ruling.no));
            match player.penalties.last_mut().filter(|last| last.href == href) {
                Some(last) => last.said = format!("{}, {said}", last.said),
                None => player.penalties.push(GivenLine {
                    said,
                    place: place(t, event, ruling),
                    href,
                    aside: aside(ruling),
                }),
            }
        }
    }
    players
}

fn place(t: Lang, event: &Event, ruling: &RulingRecord) -> String {
    let (round, table) = (ruling.seats.round, table_now(event, &ruling.seats));
    t.with("given-by", (("no", ruling.no.0), ("round", round), ("table", table)))
}

fn penalty_said(t: Lang, kind: PenaltyKind) -> String {
    t.text(match kind {
        PenaltyKind::Caution => "sanction-caution",
        PenaltyKind::Warning => "sanction-warning",
        PenaltyKind::Stones { stones: n } => return t.with("given-stones", [("n", n)]),
        PenaltyKind::Points { points: n } => return t.with("given-points", [("n", n)]),
        PenaltyKind::Time { minutes: n } => return t.with("given-time", [("n", n)]),
        PenaltyKind::GameLoss => "given-game-loss",
        PenaltyKind::Exclusion => "given-exclusion",
        PenaltyKind::Other => "given-other",
    })
}
