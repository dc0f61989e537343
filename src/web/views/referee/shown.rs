//! Public rulings as other pages mention them.

use crate::web::prelude::*;
use service::seated;

use super::effects::effect_words;
use super::kinds::incident_words;

/// The table where the players of a game sit now; the original one if they no longer play each other.
pub fn table_now(event: &Event, seats: &Seats) -> TableNo {
    seated(&event.snapshot, seats).map_or(seats.table, |board| board.table)
}

/// Converts from UTC to the event's time zone.
pub fn moment(t: Lang, at: NaiveDateTime) -> String {
    t.moment(t.local(at))
}

#[derive(Clone)]
pub struct ShownRuling {
    pub href: String,
    /// `Ruling 3`.
    pub number: String,
    pub round: RoundNo,
    pub table: TableNo,
    pub what: String,
    pub at: Option<MoveNo>,
    pub no: RulingNo,
    pub decision: String,
    seats: Seats,
    players: [(EntryId, String); 2],
}

impl ShownRuling {
    fn of(t: Lang, event: &Event, log: &RefereeLog, ruling: &RulingRecord) -> Self {
        let told = |color: Color| {
            let at = log.told_at(ruling.no, color).map(|at| moment(t, at));
            let said = at.map(|at| t.with("ruling-told-at", [("at", at)]));
            (ruling.seats.player(color), said.unwrap_or_default())
        };
        Self {
            href: event.path(&format!("/rulings#ruling-{}", ruling.no)),
            number: t.with("ruling-number", [("no", ruling.no.0)]),
            round: ruling.seats.round,
            table: table_now(event, &ruling.seats),
            what: incident_words(t, ruling.incident.kind, ruling.incident.by),
            at: ruling.incident.at.filter(|_| ruling.incident.kind.is_move()),
            no: ruling.no,
            decision: effect_words(t, &ruling.decision.effect),
            seats: ruling.seats,
            players: [told(Color::Black), told(Color::White)],
        }
    }

    #[must_use]
    pub fn concerns(&self, player: EntryId) -> bool {
        self.players.iter().any(|(id, _)| *id == player)
    }

    #[must_use]
    pub fn is_at(&self, round: &Round, table: TableNo) -> bool {
        round.no == self.round
            && self.seats.board_in(round).is_some_and(|board| board.table == table)
    }

    /// Empty if not yet.
    #[must_use]
    pub fn told(&self, player: EntryId) -> &str {
        self.players.iter().find(|(id, _)| *id == player).map_or("", |(_, told)| told)
    }
}

/// The public rulings in order; empty if the event shows them only to arbiters.
/// Rulings in rounds that are not public are left out.
pub fn shown_rulings(
    t: Lang,
    service: &Service,
    event: &Event,
) -> Result<Vec<ShownRuling>, ServiceError> {
    let tournament = &event.snapshot.tournament;
    if !tournament.settings.refereeing.public {
        return Ok(Vec::new());
    }
    let file = service.referee_file(event.snapshot.id)?;
    let open = |ruling: &&RulingRecord| {
        tournament.round(ruling.seats.round).is_some_and(tournament::Round::is_public)
    };
    let public = file.log.public().filter(open);
    Ok(public.map(|ruling| ShownRuling::of(t, event, &file.log, ruling)).collect())
}
