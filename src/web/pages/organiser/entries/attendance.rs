//! Who takes part in which rounds, and the boxes that say so.

use crate::web::FORM_KEY;
use crate::web::prelude::*;
use service::{Attendance, leaves_a_board};

use super::list::{self, View};

/// Rounds in which each entry has a board or a bye.
pub(super) struct SeatedRounds(HashMap<EntryId, Participation>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TakesPart {
    /// Has a board or a bye; only the draw changes that.
    Seated,
    Excluded,
    /// Whether they want to play.
    Open(bool),
}

impl SeatedRounds {
    /// Drafts count, too.
    pub fn of(tournament: &Tournament) -> Self {
        let mut seats = HashMap::new();
        for round in &tournament.rounds {
            let boards = round.boards.iter().flat_map(|board| [board.black, board.white]);
            for entry in boards.chain(round.byes.iter().copied()) {
                let rounds: &mut Participation = seats.entry(entry).or_insert(Participation::NONE);
                *rounds = rounds.with(round.no, true);
            }
        }
        Self(seats)
    }

    pub fn any(&self, entry: EntryId) -> bool {
        self.0.contains_key(&entry)
    }

    pub fn part(&self, entry: &Entry, round: RoundNo) -> TakesPart {
        if self.0.get(&entry.id).is_some_and(|seated| seated.in_round(round)) {
            TakesPart::Seated
        } else if entry.excluded.in_round(round) {
            TakesPart::Excluded
        } else {
            TakesPart::Open(entry.participation.in_round(round))
        }
    }

    pub fn parts(&self, entry: &Entry, rounds: i32) -> Vec<(RoundNo, TakesPart)> {
        (1..=rounds).map(RoundNo).map(|no| (no, self.part(entry, no))).collect()
    }
}

/// Only boxes that differ from what the page showed; `None` for rows that no page shows.
fn changes(form: &Form) -> Option<Vec<Attendance>> {
    let rows: Vec<Shown> = form.values("was").map(Shown::read).collect::<Option<_>>()?;
    let rounds = rows.iter().map(|row| row.rounds.len()).max().unwrap_or(0);
    let numbers = |name: &str| form.values(name).filter_map(|number| number.parse().ok()).collect();
    let ticked: Vec<HashSet<i32>> = (1..=rounds).map(|no| numbers(&format!("r{no}"))).collect();
    let here = numbers("here");
    Some(rows.iter().filter_map(|row| row.changed(&here, &ticked)).collect())
}

/// A row as the page showed it: `12.1.110-` is entry 12, present, in rounds 1 and 2, not in 3; `-` is a box that cannot
/// be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shown {
    entry: i32,
    here: Option<bool>,
    rounds: Vec<Option<bool>>,
}

impl Shown {
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let entry = parts.next()?.parse().ok()?;
        let mut here = parts.next()?.chars().map(bit);
        let rounds = parts.next()?.chars().take(32).map(bit).collect();
        Some(Self { entry, here: here.next()?, rounds })
    }

    fn changed(&self, here: &HashSet<i32>, ticked: &[HashSet<i32>]) -> Option<Attendance> {
        let now = |set: &HashSet<i32>| set.contains(&self.entry);
        let differs = |was: &Option<bool>, set| was.is_some_and(|was| was != now(set));
        let registration = differs(&self.here, here).then(|| match now(here) {
            true => Registration::Final,
            false => Registration::Preliminary,
        });
        let rounds: Vec<_> = (self.rounds.iter().zip(ticked).enumerate())
            .filter(|(_, (was, set))| differs(was, set))
            .map(|(index, (_, set))| (RoundNo::from_index(index), now(set)))
            .collect();
        let changes = registration.is_some() || !rounds.is_empty();
        changes.then_some(Attendance { entry: EntryId(self.entry), registration, rounds })
    }
}

const fn bit(c: char) -> Option<bool> {
    match c {
        '1' => Some(true),
        '0' => Some(false),
        _ => None,
    }
}

/// Changes of more people at once need confirmation.
const FEW: usize = 5;

#[route("POST", "/t/{slug}/entries/participation", Organiser)]
async fn save(act: Act) -> Answer {
    let changes = changes(&act.form).ok_or_else(WebError::not_understood)?;
    if changes.len() > FEW && !act.form.is_ticked("sure") {
        let who: Vec<EntryId> = changes.iter().map(|change| change.entry).collect();
        let kept = act.form.all().filter(|(name, _)| *name != FORM_KEY);
        let kept = kept.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let to = ("/entries/participation", View::of(&act.form).path());
        return render(&Ask::of_many(&act.cx, to, act.text("entries-save"), &who, kept));
    }
    carry_out(act, changes).await
}

#[route("POST", "/t/{slug}/entries/check-in", Organiser)]
async fn check_in(act: Act) -> Answer {
    let ids = act.form.numbers("entry");
    let to = Registration::named(act.form.value("to")).unwrap_or_default();
    let change = |id| Attendance { entry: EntryId(id), registration: Some(to), rounds: Vec::new() };
    let changes = ids.ok_or_else(WebError::not_understood)?.into_iter().map(change).collect();
    carry_out(act, changes).await
}

async fn carry_out(act: Act, changes: Vec<Attendance>) -> Answer {
    let back = View::of(&act.form).path();
    let wanted = changes.clone();
    match act.blocking(move |acts| acts.set_attendance(&wanted)).await {
        Err(ServiceError::Unknown(Thing::Entry)) => Err(WebError::changed_meanwhile()),
        Err(ServiceError::Refused(Refusal::Busy)) => Err(WebError::Busy),
        Err(ServiceError::Refused(refusal)) => {
            let tournament = act.tournament();
            let who = leaves_a_board(tournament, &changes);
            let who = who.and_then(|(id, round)| Some((tournament.entry(id)?, round)));
            let why = match who {
                Some((entry, round)) => {
                    let said = Sentence::new("entries-paired").with("name", act.person(entry));
                    said.with("round", round)
                }
                None => refusal_in(act.t, tournament, &refusal),
            };
            list::again(act, changes, why).await
        }
        Err(error) => Err(error.into()),
        done => act.respond(&back, done, |n| Sentence::new("entries-saved").with("count", n)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Vec<Attendance> {
        changes(&Form::filled(fields.iter().copied())).unwrap()
    }

    #[test]
    fn only_boxes_that_differ_from_the_page_are_changes() {
        let shown = [("was", "7.1.110"), ("was", "8.0.-11")];
        let same = [("here", "7"), ("r1", "7"), ("r2", "7"), ("r2", "8"), ("r3", "8")];
        assert_eq!(read(&[&shown[..], &same[..]].concat()), []);
        let other = [("here", "7"), ("here", "8"), ("r1", "7"), ("r3", "7"), ("r3", "8")];
        let changes = read(&[&shown[..], &other[..]].concat());
        assert_eq!(
            changes[0],
            Attendance {
                entry: EntryId(7),
                registration: None,
                rounds: vec![(RoundNo(2), false), (RoundNo(3), true)],
            }
        );
        assert_eq!(changes[1].registration, Some(Registration::Final));
        assert_eq!(changes[1].rounds, [(RoundNo(2), false)]);
    }

    #[test]
    fn a_row_that_no_page_shows_is_not_understood() {
        for wrong in ["", "x.1.1", "7", "7.1", "7..1"] {
            assert!(changes(&Form::filled([("was", wrong)])).is_none(), "{wrong}");
        }
    }
}
