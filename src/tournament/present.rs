use std::collections::HashSet;

use super::{Entry, EntryId, Participation, Registration, Round, RoundNo, Tournament};

impl Tournament {
    /// Whether each entry is one of the tournament's players, by position: all before the first round is published;
    /// from then on those who had a board or a bye in some round, or take part in a round that is finished, current
    /// or to come. The others registered and never came, or were removed before they played.
    #[must_use]
    pub fn present(&self) -> Vec<bool> {
        let placed = |round: &&Round| !round.boards.is_empty() || !round.byes.is_empty();
        if !self.rounds.iter().filter(placed).any(Round::is_public) {
            return vec![true; self.entries.len()];
        }
        let seated: HashSet<EntryId> = self.rounds.iter().flat_map(seated).collect();
        let drawn = self.rounds.iter().map(|round| round.no.0).max().unwrap_or(0);
        let last = self.settings.rounds.max(drawn).min(Participation::ROUNDS);
        let entries = self.entries.iter();
        let plays =
            |entry: &Entry| entry.is_final() && entry.playing().rounds(last).next().is_some();
        entries.map(|entry| seated.contains(&entry.id) || plays(entry)).collect()
    }

    /// Whether each entry is final or had a board or a bye in some round, by position. The others were only
    /// preliminary, and are absent from nothing.
    #[must_use]
    pub fn entered(&self) -> Vec<bool> {
        let seated: HashSet<EntryId> = self.rounds.iter().flat_map(seated).collect();
        let entries = self.entries.iter();
        entries.map(|entry| entry.is_final() || seated.contains(&entry.id)).collect()
    }

    /// The rounds of an entry that arrives now: all before the first is published, then those after the last
    /// published one.
    #[must_use]
    pub fn rounds_to_come(&self) -> Participation {
        let public = self.last_public_round().map_or(0, |round| round.0);
        (1..=public).fold(Participation::ALL, |all, no| all.with(RoundNo(no), false))
    }

    /// The preliminary entry of a person who arrived: rounds published without them are not played.
    #[must_use]
    pub fn arrived(&self, entry: &Entry) -> Entry {
        let participation = if entry.is_final() || self.has_place(entry.id) {
            entry.participation
        } else {
            entry.participation.and(self.rounds_to_come())
        };
        Entry { registration: Registration::Final, participation, ..entry.clone() }
    }

    /// The first round of an entry that does not play the last published one, but a later one.
    #[must_use]
    pub fn plays_from(&self, entry: &Entry) -> Option<RoundNo> {
        let public = self.last_public_round()?;
        let mut rounds = (public.0..=self.settings.rounds).map(RoundNo);
        let first = rounds.find(|no| entry.participation.in_round(*no))?;
        (first > public).then_some(first)
    }

    /// Whether an entry that is present to play from the next round on, and never had a place, can be seated late
    /// in that round, the last published one.
    #[must_use]
    pub fn may_come_late(&self, entry: &Entry, round: RoundNo) -> bool {
        let kept_out = entry.excluded.in_round(round) || entry.takes_part(round);
        let stays = entry.playing().in_round(RoundNo(round.0 + 1));
        let newest = self.last_public_round() == Some(round);
        newest && stays && entry.is_final() && !kept_out && !self.has_place(entry.id)
    }

    /// With that entry taking part in that round, if it [may come late](Self::may_come_late) to it.
    #[must_use]
    pub fn with_latecomer(mut self, id: EntryId, round: RoundNo) -> Self {
        let found = self.entries.iter().position(|entry| entry.id == id);
        if let Some(at) = found.filter(|at| self.may_come_late(&self.entries[*at], round)) {
            let participation = &mut self.entries[at].participation;
            *participation = participation.with(round, true);
        }
        self
    }

    fn has_place(&self, id: EntryId) -> bool {
        self.rounds.iter().any(|round| round.has_place(id))
    }
}

fn seated(round: &Round) -> impl Iterator<Item = EntryId> {
    let boards = round.boards.iter().flat_map(|board| [board.black, board.white]);
    boards.chain(round.byes.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Federation, RoundState, System, TableNo, preset};

    fn event() -> Tournament {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 14).expect("a day");
        let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for (id, name) in [(1, "ada"), (2, "bob"), (3, "cyd")] {
            event.entries.push(Entry::new(EntryId(id), name, "", "1d".parse().unwrap()));
        }
        event.entries[2].registration = Registration::Preliminary;
        event
    }

    fn published() -> Tournament {
        let mut event = event();
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
        event.rounds.push(round);
        event
    }

    #[test]
    fn who_arrives_plays_what_is_not_published_yet() {
        let early = event();
        assert_eq!(early.arrived(&early.entries[2]).participation, Participation::ALL);
        let event = published();
        let late = event.arrived(&event.entries[2]);
        assert!(late.is_final());
        assert_eq!(late.participation.to_text(3), "011");
        assert_eq!(event.arrived(&late), late, "twice is once");
        assert_eq!(event.arrived(&event.entries[0]), event.entries[0], "who sits stays");
    }

    #[test]
    fn a_latecomer_is_who_is_here_and_never_sat() {
        let mut event = published();
        assert_eq!(event.plays_from(&event.arrived(&event.entries[2])), Some(RoundNo(2)));
        assert_eq!(event.plays_from(&event.entries[0]), None);
        event.entries[2] = event.arrived(&event.entries[2]);
        let late = |event: &Tournament, no| event.may_come_late(&event.entries[2], RoundNo(no));
        assert!(late(&event, 1) && !late(&event, 2));
        let seated = event.clone().with_latecomer(EntryId(3), RoundNo(1));
        assert!(seated.entries[2].takes_part(RoundNo(1)) && !late(&seated, 1));
        event.entries[2].excluded = Participation::ALL;
        assert!(!late(&event, 1), "who is kept out by a ruling");
    }
}
