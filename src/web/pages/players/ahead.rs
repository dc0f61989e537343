//! The next draw as things stand, and with every open request granted.

use crate::web::prelude::*;

pub(super) struct Ahead {
    pub round: RoundNo,
    pub href: String,
    pub asked: usize,
    /// Label, count now, count with all requests granted.
    pub rows: Vec<(String, usize, usize)>,
}

impl Ahead {
    /// `None` if the viewer does not draw it, or no request changes it.
    pub fn of(t: Lang, event: &Event, open: &[&Request]) -> Option<Self> {
        let tournament = &event.snapshot.tournament;
        let round = next_round(tournament).filter(|_| event.is_organiser())?;
        let asking: Vec<_> = open
            .iter()
            .filter(|request| gives_up(tournament, request, round))
            .map(|request| request.by)
            .collect();
        if asking.is_empty() {
            return None;
        }
        let all = tournament.entries.iter().filter(|entry| entry.is_final()).count();
        let now = tournament.participants(round).count();
        let stays = |entry: &&Entry| !asking.contains(&entry.id);
        let granted = tournament.participants(round).filter(stays).count();
        let row =
            |key, of: fn(usize, usize) -> usize| (t.text(key), of(now, all), of(granted, all));
        Some(Self {
            round,
            href: draft_of(event, round),
            asked: asking.len(),
            rows: vec![
                row("inbox-draw-players", |players, _| players),
                row("inbox-draw-boards", |players, _| players / 2),
                row("inbox-draw-free", |players, _| players % 2),
                row("inbox-draw-away", |players, all| all.saturating_sub(players)),
            ],
        })
    }
}

fn gives_up(tournament: &Tournament, request: &Request, round: RoundNo) -> bool {
    request.kind.rounds_given_up(request.round, tournament.settings.rounds).any(|no| no == round)
}
