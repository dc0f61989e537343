//! Honest events accuse nobody, and whoever changes a row is found: events walked by chance through every act, compared
//! with their journals after each, and then tampered with.
//!
//! `TENGEN_WALKS=500` walks as many events as the figure in `docs/trust.md`.

use std::collections::{BTreeMap, BTreeSet};

use tengen::go::{Color, Point};
use tengen::publishing::record::{Reach, RecordNote, make, verify};
use tengen::recording::{GameAct, Played};
use tengen::referee::{CallAfterEnd, Incident, IncidentKind};
use tengen::service::{ActForm, Report, ResultForm, Service, ServiceError, fingerprint};
use tengen::store::{AccountRow, DeedKind, JournalRow};
use tengen::tournament::{
    Board, Ending, EntryId, NoResultPolicy, ReportPolicy, Round, RoundNo, Team, TeamNo, Tournament,
    TournamentId,
};

use crate::databases::Place;
use crate::events::event;
use crate::{at, seen};

mod attempt;
mod dates;
mod rulings;
mod tampers;
mod teams;

type Tried = Result<(), ServiceError>;

/// An event on its way.
struct Walk {
    service: Service,
    id: TournamentId,
    state: u64,
    minute: i64,
    secrets: BTreeMap<EntryId, String>,
    registered: Vec<String>,
    asked: Vec<(String, i32)>,
    invited: Vec<(i32, String)>,
    account: AccountRow,
}

impl Walk {
    fn new(service: Service, seed: u64) -> Self {
        let mut open = event("Walk", 9, 0);
        open.settings.refereeing.procedure = Some("nihon-kiin".to_owned());
        open.settings.refereeing.public = seed.is_multiple_of(2);
        open.settings.points.no_result = NoResultPolicy::Replay;
        (open.settings.home.open, open.settings.home.places) = (true, Some(11));
        open.settings.players.reports = ReportPolicy::Agreed;
        // Before a draw: who meets stays as it was drawn.
        for no in (1..=3).filter(|_| seed % 4 == 1) {
            let squad = vec![EntryId(2 * no - 1), EntryId(2 * no)];
            let captain = squad.first().copied();
            let team = Team::new(TeamNo(no), &format!("Team {no}"), squad);
            open.teams.list.push(Team { captain, ..team });
            open.teams.size = 2;
        }
        let id = service.create_tournament(at(0), &open).expect("created").now().expect("new").id;
        let name = format!("Olga {seed}");
        service.create_account(&name, "kaya board, shell stones", false, at(0).now).expect("new");
        let account = service.store().read(|c| {
            let all = c.accounts()?;
            Ok::<_, ServiceError>(all.into_iter().find(|row| row.name == name))
        });
        let account = account.expect("read").expect("there");
        let (secrets, registered, asked, invited) =
            (BTreeMap::new(), Vec::new(), Vec::new(), Vec::new());
        let state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        Self { service, id, state, minute: 1, secrets, registered, asked, invited, account }
    }

    /// A number below `count`, by xorshift.
    fn below(&mut self, count: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 33) as usize % count.max(1)
    }

    fn now(&self) -> Tournament {
        seen(&self.service, self.id).tournament
    }

    fn somebody(&mut self) -> EntryId {
        let all = self.now().entries;
        all[self.below(all.len())].id
    }

    /// A round with boards that everybody sees, and one of its boards.
    fn public_board(&mut self) -> Option<(Round, Board)> {
        let public: Vec<Round> = self
            .now()
            .rounds
            .into_iter()
            .filter(|r| r.is_public() && !r.boards.is_empty())
            .collect();
        let round = public.get(self.below(public.len()))?.clone();
        let board = round.boards[self.below(round.boards.len())].clone();
        Some((round, board))
    }

    /// The round that is drawn next, and what is on the screen of it.
    fn next(&self) -> (RoundNo, String, Option<Round>) {
        let now = self.now();
        let draft = now.rounds.iter().find(|round| !round.is_public()).cloned();
        let public = now.rounds.iter().filter(|round| round.is_public()).map(|round| round.no.0);
        let no = RoundNo(public.max().unwrap_or(0) + 1);
        (no, fingerprint(draft.as_ref()), draft)
    }

    fn result(&mut self, endings: &[&str]) -> Option<ResultForm> {
        let (round, board) = self.public_board()?;
        let ending = endings[self.below(endings.len())].parse::<Ending>().expect("an ending");
        let reason = Some("misread".to_owned());
        Some(ResultForm { reason, ..ResultForm::new(round.no, board.table, board.version, ending) })
    }

    fn secret_of(&mut self, who: EntryId) -> Result<String, ServiceError> {
        if !self.secrets.contains_key(&who) {
            self.attempt_links(who)?;
        }
        Ok(self.secrets.get(&who).cloned().unwrap_or_default())
    }

    fn attempt_links(&mut self, who: EntryId) -> Tried {
        let made = self.service.acts(self.id, at(self.minute)).make_personal_links(&[who])?;
        for (entry, token) in made.now().unwrap_or_default() {
            self.secrets.insert(entry, token.secret().to_owned());
        }
        Ok(())
    }

    fn report(&mut self) -> Option<Report> {
        let (round, board) = self.public_board()?;
        let mut incident =
            Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
        incident.circumstances.after_end = Some(CallAfterEnd::Open);
        Some(Report { round: round.no, table: board.table, incident, confirmed: false })
    }

    /// An act on the record of a game: moves legal or not, a file's moves, the end and what follows it.
    fn attempt_record(&mut self, turn: usize) -> Tried {
        let color = if turn.is_multiple_of(2) { Color::Black } else { Color::White };
        let mut played = |color| {
            let point =
                Point::new(self.below(19) as u8, self.below(19) as u8).expect("on the board");
            Played { color, point: Some(point).filter(|_| !turn.is_multiple_of(5)) }
        };
        let act = match turn % 11 {
            0..4 => GameAct::AsPlayed(played(color)),
            4 => GameAct::Moves {
                moves: (0..20).map(|no| played([Color::Black, Color::White][no % 2])).collect(),
                remarks: Vec::new(),
                sets: Vec::new(),
            },
            5 => GameAct::NothingLeft,
            6 => GameAct::Agree { color },
            7 => GameAct::Resign { color },
            8 => GameAct::Prisoners { black: 1, white: 2 },
            9 => GameAct::Mark { dead: Vec::new(), seki: Vec::new() },
            _ => GameAct::Stop,
        };
        self.record(vec![act])
    }

    fn record(&mut self, acts: Vec<GameAct>) -> Tried {
        let Some((round, board)) = self.public_board() else { return Ok(()) };
        let game = self.service.game(&seen(&self.service, self.id), round.no, board.table)?;
        let form = ActForm { round: round.no, table: board.table, seen: game.acts.len(), acts };
        self.service.acts(self.id, at(self.minute)).record_act(&form).map(drop)
    }

    fn accused(&self) -> Vec<String> {
        let found = self.service.compare_parts(self.id).expect("it can be read");
        assert_eq!(found.unchecked_before, None);
        found.faults.iter().map(ToString::to_string).collect()
    }

    fn journal(&self) -> Vec<JournalRow> {
        let store = self.service.store();
        store.read(|c| Ok::<_, ServiceError>(c.journal(self.id, None, i64::MAX)?)).expect("read")
    }

    /// Walks so many steps, and compares after each. Rounds go on more often than they are taken back; one step in four
    /// is an act that was not `tried` after the one before, and one in four an act after which most were not tried.
    /// What is tried is noted, and whether the event took it.
    fn walk(&mut self, steps: usize, tried: &mut BTreeMap<(DeedKind, DeedKind), bool>) {
        let mut before: Option<DeedKind> = None;
        let forward = [
            DeedKind::Draw,
            DeedKind::Publish,
            DeedKind::Result,
            DeedKind::Result,
            DeedKind::Result,
            DeedKind::Record,
        ];
        for step in 0..steps {
            let archived = seen(&self.service, self.id).archived;
            let from = self.below(DeedKind::ALL.len());
            let new = (0..DeedKind::ALL.len())
                .map(|n| DeedKind::ALL[(from + n) % DeedKind::ALL.len()])
                .find(|deed| before.is_some_and(|before| !tried.contains_key(&(before, *deed))));
            let open: Vec<DeedKind> = untried(tried).map(|(before, _)| before).collect();
            let deed = match (self.below(4), new) {
                // An archived event refuses what changes it; each act is tried on one, and then it is brought back.
                (1.., Some(new)) if archived => new,
                _ if archived => DeedKind::Unarchive,
                (0, _) => forward[self.below(forward.len())],
                (1, Some(new)) => new,
                (2, _) if !open.is_empty() => open[self.below(open.len())],
                _ => DeedKind::ALL[from],
            };
            let done = self.attempt(deed);
            if let Some(before) = before {
                *tried.entry((before, deed)).or_default() |= done.is_ok();
            }
            if done.is_ok() {
                before = Some(deed);
            }
            match done {
                // What the event does not allow at the moment is no step.
                Ok(())
                | Err(
                    ServiceError::Refused(_) | ServiceError::Fields(_) | ServiceError::Unknown(_),
                ) => {}
                Err(
                    ServiceError::Conflict(_)
                    | ServiceError::EditConflict(_)
                    | ServiceError::Behind(_),
                ) => {}
                Err(failed) => panic!("step {step}, {deed}: {failed}"),
            }
            assert_eq!(self.accused(), [""; 0], "after step {step}, {deed}");
        }
    }
}

fn untried(
    tried: &BTreeMap<(DeedKind, DeedKind), bool>,
) -> impl Iterator<Item = (DeedKind, DeedKind)> {
    let pairs =
        DeedKind::ALL.into_iter().flat_map(|a| DeedKind::ALL.into_iter().map(move |b| (a, b)));
    pairs.filter(|pair| !tried.contains_key(pair))
}

fn walks() -> u64 {
    std::env::var("TENGEN_WALKS").ok().and_then(|count| count.parse().ok()).unwrap_or(20)
}

#[test]
fn events_walked_through_every_act_accuse_nobody() {
    let place = Place::sqlite();
    let mut done = BTreeSet::new();
    let mut entries = 0;
    let mut tried = BTreeMap::new();
    for seed in 0..walks() {
        let mut walk = Walk::new(place.service(), seed);
        walk.walk(160, &mut tried);
        for reach in [Reach::Public, Reach::Whole] {
            let record = make(&walk.service, walk.id, reach).expect("a record");
            match verify(&record) {
                Err(why) => panic!("walk {seed}, {reach:?}: {why}"),
                Ok(found) => {
                    let unchecked =
                        |note: &&RecordNote| matches!(note, RecordNote::UncheckedRuling { .. });
                    assert_eq!(found.notes.iter().find(unchecked), None, "walk {seed}, {reach:?}");
                }
            }
        }
        assert_eq!(walk.service.broken_journal(walk.id).expect("read"), None);
        let journal = walk.journal();
        entries += journal.len();
        done.extend(journal.iter().filter_map(JournalRow::kind).map(|deed| deed.to_string()));
    }
    let all: BTreeSet<String> = DeedKind::ALL.iter().map(ToString::to_string).collect();
    let missing: Vec<_> = all.difference(&done).collect();
    println!("{} events, {entries} entries, 0 accusations; not reached: {missing:?}", walks());
    let taken = tried.values().filter(|taken| **taken).count();
    println!(
        "acts after each other: {} of {} pairs tried, {taken} taken",
        tried.len(),
        all.len().pow(2)
    );
    for (before, deed) in untried(&tried).take(20) {
        println!("not tried: {deed} after {before}");
    }
    assert!(missing.len() <= 4, "{missing:?}");
}
