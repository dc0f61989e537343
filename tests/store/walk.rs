//! Honest events accuse nobody, and whoever changes a row is found: events walked by chance through every act, compared
//! with their journals after each, and then tampered with.
//!
//! `TENGEN_WALKS=500` walks as many events as the figure in `docs/trust.md`.

use std::collections::{BTreeMap, BTreeSet};

use chrono::Duration;
use tengen::desk::{
    ActForm, Amends, Choice, Desk, DeskError, DraftEdit, DrawRequest, HomeForm, JudgementForm,
    ProposedRuling, Report, ReportForm, RequestAnswer, RequestForm, ResultForm, RulingForm,
    fingerprint, fingerprint_of,
};
use tengen::go::Color;
use tengen::interchange::{Column, Person};
use tengen::pairing::Mending;
use tengen::publishing::record::{Reach, make, verify};
use tengen::recording::GameAct;
use tengen::referee::{Each, Incident, IncidentKind, Official};
use tengen::store::{AccountRow, Deed, JournalRow, Role};
use tengen::tournament::{
    Applicant, Audience, Board, ClubGroup, Ending, Entry, EntryId, Group, NoResultPolicy,
    Registration, ReportPolicy, RequestKind, Round, RoundNo, TableNo, Tournament, TournamentId,
};

use crate::databases::Place;
use crate::events::event;
use crate::{at, seen};

type Tried = Result<(), DeskError>;

/// An event on its way.
struct Walk {
    desk: Desk,
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
    fn new(desk: Desk, seed: u64) -> Self {
        let mut open = event("Walk", 9, 0);
        open.settings.refereeing.procedure = Some("nihon-kiin".to_owned());
        open.settings.refereeing.public = seed.is_multiple_of(2);
        open.settings.points.no_result = NoResultPolicy::Replay;
        (open.settings.home.open, open.settings.home.places) = (true, Some(11));
        open.settings.players.reports = ReportPolicy::Agreed;
        let id = desk.create_tournament(at(0), &open).expect("created").now().expect("new").id;
        let name = format!("Olga {seed}");
        desk.create_account(&name, "kaya board, shell stones", false, at(0).now).expect("new");
        let account = desk.store().read(|c| {
            let all = desk.store().accounts(c)?;
            Ok::<_, DeskError>(all.into_iter().find(|row| row.name == name))
        });
        let account = account.expect("read").expect("there");
        let (secrets, registered, asked, invited) =
            (BTreeMap::new(), Vec::new(), Vec::new(), Vec::new());
        let state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        Self { desk, id, state, minute: 1, secrets, registered, asked, invited, account }
    }

    /// A number below `count`, by xorshift.
    fn below(&mut self, count: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 33) as usize % count.max(1)
    }

    fn now(&self) -> Tournament {
        seen(&self.desk, self.id).tournament
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

    fn secret_of(&mut self, who: EntryId) -> Result<String, DeskError> {
        if !self.secrets.contains_key(&who) {
            self.attempt_links(who)?;
        }
        Ok(self.secrets.get(&who).cloned().unwrap_or_default())
    }

    fn attempt_links(&mut self, who: EntryId) -> Tried {
        let made = self.desk.make_personal_links(self.id, at(self.minute), &[who])?;
        for (entry, token) in made.now().unwrap_or_default() {
            self.secrets.insert(entry, token.secret().to_owned());
        }
        Ok(())
    }

    fn report(&mut self) -> Option<Report> {
        let (round, board) = self.public_board()?;
        let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
        Some(Report { round: round.no, table: board.table, incident, confirmed: false })
    }

    fn record(&mut self, acts: Vec<GameAct>) -> Tried {
        let Some((round, board)) = self.public_board() else { return Ok(()) };
        let game = self.desk.game(&seen(&self.desk, self.id), round.no, board.table)?;
        let form = ActForm { round: round.no, table: board.table, seen: game.acts.len(), acts };
        self.desk.record_act(self.id, at(self.minute), &form).map(drop)
    }

    /// Tries an act that the event may refuse. A new act does not compile without its line here.
    #[allow(clippy::too_many_lines)]
    fn attempt(&mut self, deed: Deed) -> Tried {
        self.minute += 3;
        let (id, by) = (self.id, at(self.minute));
        let turn = self.below(1000);
        match deed {
            Deed::Create => self.desk.create_tournament(by, &event("Another", 2, 0)).map(drop),
            Deed::Archive => self.desk.archive(id, by, true).map(drop),
            Deed::Unarchive => self.desk.archive(id, by, false).map(drop),
            Deed::Settings => {
                let edit = |now: &Tournament| {
                    let mut settings = now.settings.clone();
                    settings.director = format!("Director {turn}");
                    Ok(settings)
                };
                self.desk.change_settings(id, by, edit).map(drop)
            }
            Deed::DrawRules => {
                let group = ClubGroup {
                    name: "Near".to_owned(),
                    clubs: vec!["C1".into(), format!("C{turn}")],
                };
                let edit = |now: &Tournament| Ok((now.settings.draw.clone(), vec![group]));
                self.desk.change_draw_rules(id, by, edit).map(drop)
            }
            Deed::ImportNotes => {
                self.desk.note_import(id, by, &serde_json::json!({ "notes": ["x"] })).map(drop)
            }
            Deed::Enter => {
                let new =
                    |id| Entry::new(id, &format!("New{turn}"), "", "2k".parse().expect("rank"));
                self.desk.add_entry(id, by, new).map(drop)
            }
            Deed::EnterMany => {
                let entry =
                    Entry::new(EntryId(0), &format!("Many{turn}"), "", "4k".parse().expect("rank"));
                let given = vec![Column::Name];
                let people = [Person { line: 1, entry, given, faults: Vec::new() }];
                self.desk.merge_entries(id, by, &people, Registration::Final).map(drop)
            }
            Deed::EditEntry => {
                let who = self.somebody();
                let edit = |_: &Tournament, was: &Entry| {
                    Ok(Entry { club: format!("C{turn}"), ..was.clone() })
                };
                self.desk.edit_entry(id, by, who, edit).map(drop)
            }
            Deed::EditEntries => {
                let who = self.somebody();
                let edit = |was: &Entry| Entry { country: "NL".to_owned(), ..was.clone() };
                self.desk.edit_entries(id, by, &[who], edit).map(drop)
            }
            Deed::CheckIn => {
                let who = self.somebody();
                let other = match self.now().entry(who).map(|entry| entry.registration) {
                    Some(Registration::Final) => Registration::Preliminary,
                    _ => Registration::Final,
                };
                self.desk.check_in(id, by, &[who], other).map(drop)
            }
            Deed::Withdraw => {
                let (who, (no, ..)) = (self.somebody(), self.next());
                self.desk.withdraw(id, by, who, no).map(drop)
            }
            Deed::RemoveEntry => {
                let who = self.somebody();
                self.desk.remove_entry(id, by, who).map(drop)
            }
            Deed::ForgetPerson => {
                let who = self.somebody();
                self.desk.forget_person(id, by, who).map(drop)
            }
            Deed::Timetable => {
                let (no, ..) = self.next();
                let starts = by.now.naive_utc() + Duration::days(i64::from(no.0));
                self.desk.set_timetable(id, by, |_| Ok([(no, Some(starts))].into())).map(drop)
            }
            Deed::StartClocks | Deed::UnstartClocks => {
                let Some((round, _)) = self.public_board() else { return Ok(()) };
                match deed {
                    Deed::StartClocks => self.desk.start_clocks(id, by, round.no, None).map(drop),
                    _ => self.desk.unstart_clocks(id, by, round.no).map(drop),
                }
            }
            Deed::Draw => {
                let (no, seen, _) = self.next();
                let seed = Some(turn as u64);
                let request = DrawRequest { seen, seed, ..DrawRequest::default() };
                self.desk.draw_round(id, by, no, &request).map(drop)
            }
            Deed::BeginByHand => {
                let (no, seen, _) = self.next();
                self.desk.begin_by_hand(id, by, no, &seen).map(drop)
            }
            Deed::EditDraft => {
                let (no, seen, draft) = self.next();
                let table = draft.and_then(|draft| Some(draft.boards.first()?.table));
                let edit = match (table, turn % 3) {
                    (Some(table), 0) => DraftEdit::SwapColors(table),
                    (Some(table), 1) => DraftEdit::Unpair(table),
                    _ => {
                        let (one, other) = (self.somebody(), self.somebody());
                        DraftEdit::Pair { one, other, overrule: true }
                    }
                };
                self.desk.edit_draft(id, by, no, &seen, &edit).map(drop)
            }
            Deed::DiscardDraft => {
                let (no, seen, _) = self.next();
                self.desk.discard_draft(id, by, no, &seen).map(drop)
            }
            Deed::Publish => {
                let (no, seen, _) = self.next();
                self.desk.publish_round(id, by, no, &seen, true).map(drop)
            }
            Deed::Mend | Deed::TakeBackPublication | Deed::DropRound => {
                let now = self.now();
                let Some(round) = now.rounds.iter().rfind(|round| round.is_public()) else {
                    return Ok(());
                };
                let results =
                    round.boards.iter().filter(|board| !board.ending.is_pending()).count();
                let amends = |lost| Amends {
                    reason: "as it was".to_owned(),
                    seen: fingerprint_of(round),
                    lost,
                };
                match deed {
                    Deed::Mend => {
                        let Some(board) = round.boards.first() else { return Ok(()) };
                        let (table, overrule) = (board.table, true);
                        let mending = match turn % 3 {
                            0 => Mending::SwapColors { table, overrule },
                            1 => Mending::Terms { table, handicap: 3, komi: None, overrule },
                            _ => Mending::Move(table, TableNo(table.0 + 1)),
                        };
                        self.desk.mend_round(id, by, round.no, &mending, &amends(0)).map(drop)
                    }
                    Deed::TakeBackPublication => self
                        .desk
                        .take_back_publication(id, by, round.no, &amends(results))
                        .map(drop),
                    _ => self.desk.drop_round(id, by, round.no, &amends(results)).map(drop),
                }
            }
            Deed::Latecomer => {
                let Some((round, _)) = self.public_board() else { return Ok(()) };
                let who = self.somebody();
                self.desk.seat_latecomer(id, by, round.no, who, None, true).map(drop)
            }
            Deed::Result | Deed::Confirm | Deed::Unconfirm | Deed::Replay => {
                let endings = match deed {
                    Deed::Replay => &["void"][..],
                    _ => &["B+R", "W+3.5", "0", "W+T", "?"][..],
                };
                let Some(mut form) = self.result(endings) else { return Ok(()) };
                if deed == Deed::Confirm || deed == Deed::Unconfirm {
                    let now = self.now();
                    let board = now.round(form.round).and_then(|round| round.board_at(form.table));
                    form.ending = board.map_or(form.ending, |board| board.ending);
                    form.confirmed = Some(deed == Deed::Confirm);
                }
                self.desk.record_result(id, by, &form).map(drop)
            }
            Deed::ReplayTerms | Deed::ReplayBack => {
                let now = self.now();
                let anew = now.rounds.iter().flat_map(|round| {
                    let boards = round.boards.iter().filter(|board| board.is_played_anew());
                    boards.map(|board| (round.no, board.clone()))
                });
                let Some((no, board)) = anew.last() else { return Ok(()) };
                let mut form = ResultForm::new(no, board.table, board.version, board.ending);
                form.reason = Some("as they agreed".to_owned());
                form.replay.time = format!("{turn} minutes");
                match deed {
                    Deed::ReplayTerms => self.desk.set_replay(id, by, &form).map(drop),
                    _ => self.desk.take_replay_back(id, by, &form).map(drop),
                }
            }
            Deed::Record => self.record(vec![GameAct::Stop]),
            Deed::DecideEnd => self.record(vec![GameAct::Settle]),
            Deed::ConfirmFor => {
                let color = if turn % 2 == 0 { Color::Black } else { Color::White };
                self.record(vec![GameAct::ConfirmFor { color, reason: "went home".to_owned() }])
            }
            Deed::Incident => {
                let Some(report) = self.report() else { return Ok(()) };
                self.desk.report_incident(id, by, &report).map(drop)
            }
            Deed::Ruling => {
                let Some(report) = self.report() else { return Ok(()) };
                let (event, file) = (seen(&self.desk, id), self.desk.referee_file(id)?);
                let proposal = ProposedRuling::of(&event, &file, &report, None, None)?;
                let form = RulingForm {
                    shown: proposal.fingerprint(),
                    report,
                    reported: None,
                    replaces: None,
                    choice: Choice::default(),
                    words: "Player0001 retook".to_owned(),
                    told: Each { black: turn % 2 == 0, white: true },
                };
                self.desk.rule_incident(id, by, &form).map(drop)
            }
            Deed::WithdrawRuling | Deed::TellRuling => {
                let file = self.desk.referee_file(id)?;
                let Some(ruling) = file.log.rulings_in_force().last() else { return Ok(()) };
                match deed {
                    Deed::WithdrawRuling => {
                        self.desk.withdraw_ruling(id, by, ruling.no, "no ko").map(drop)
                    }
                    _ => self.desk.tell_ruling(id, by, ruling.no, Color::Black).map(drop),
                }
            }
            Deed::Appeal => {
                let file = self.desk.referee_file(id)?;
                let Some(ruling) = file.log.rulings().last() else { return Ok(()) };
                let player = ruling.seats.black;
                self.desk.appeal_ruling(id, by, ruling.no, player, "no ko").map(drop)
            }
            Deed::JudgeAppeal => {
                let votes =
                    ["Ada", "Bo", "Cy"].map(|name| (Official(name.to_owned()), turn % 2 == 0));
                let (reasons, interests) = ("it was a ko".to_owned(), String::new());
                let file = self.desk.referee_file(id)?;
                let Some(on) = file.log.appeals().last().map(|appeal| appeal.no) else {
                    return Ok(());
                };
                let form = JudgementForm { on, votes: votes.into(), reasons, interests };
                self.desk.judge_appeal(id, by, &form).map(drop)
            }
            Deed::MakeLinks => {
                let who = self.somebody();
                self.attempt_links(who)
            }
            Deed::RevokeLink => {
                let Some((who, _)) = self.secrets.pop_first() else { return Ok(()) };
                self.desk.revoke_personal_link(id, by, who).map(drop)
            }
            Deed::ReportResult => {
                let Some((round, board)) = self.public_board() else { return Ok(()) };
                let players = [board.black, board.white];
                let secret = self.secret_of(players[turn % 2])?;
                let ending = Ending::won(if turn % 3 == 0 { Color::White } else { Color::Black });
                let form = ReportForm { round: round.no, table: board.table, players, ending };
                self.desk.report_result(id, at(self.minute), &secret, &form).map(drop)
            }
            Deed::Ask => {
                let (who, (no, ..)) = (self.somebody(), self.next());
                let secret = self.secret_of(who)?;
                let kind = [RequestKind::Skip, RequestKind::Leave, RequestKind::Late][turn % 3];
                let form = RequestForm { kind, round: no, words: "a train".to_owned() };
                let done = self.desk.ask(id, at(self.minute), &secret, &form)?;
                self.asked.extend(done.now().map(|(number, _)| (secret, number)));
                Ok(())
            }
            Deed::TakeRequestBack => {
                let Some((secret, number)) = self.asked.pop() else { return Ok(()) };
                self.desk.take_request_back(id, by, &secret, number).map(drop)
            }
            Deed::AnswerRequest => {
                let Some((_, number)) = self.asked.last().cloned() else { return Ok(()) };
                let answer = RequestAnswer { number, granted: turn % 2 == 0, words: String::new() };
                self.desk.answer_request(id, by, &answer).map(drop)
            }
            Deed::Announce => {
                self.desk.announce(id, by, &Audience::Group(Group::All), "lunch").map(drop)
            }
            Deed::TakeDown => self.desk.take_down(id, by, 1 + turn as i32 % 3).map(drop),
            // Somebody of the waiting list moves up where another registration goes.
            Deed::Register | Deed::MoveUp => {
                let stamp = self.desk.form_stamp(id, by.now - Duration::minutes(1))?;
                let form = HomeForm {
                    applicant: Applicant {
                        entry: Entry::new(
                            EntryId(0),
                            &format!("Home{turn}"),
                            "",
                            "5k".parse().expect("rank"),
                        ),
                        email: format!("home{turn}@go.example"),
                        birth_year: None,
                        meal: String::new(),
                        note: String::new(),
                        paid: false,
                    },
                    address: format!("10.0.{}.{}", turn / 250, turn % 250),
                    stamp,
                    language: "en".to_owned(),
                };
                let token = self.desk.register(id, by, &form)?.now();
                self.registered.extend(token.map(|token| token.secret().to_owned()));
                Ok(())
            }
            Deed::EditRegistration | Deed::CancelRegistration => {
                let all = self.registered.clone();
                let Some(secret) = all.get(self.below(all.len())) else { return Ok(()) };
                match deed {
                    Deed::EditRegistration => {
                        let edit = |was: &Applicant| {
                            Ok(Applicant { note: format!("{turn}"), ..was.clone() })
                        };
                        self.desk.edit_registration(id, by, secret, edit).map(drop)
                    }
                    _ => self.desk.cancel_registration(id, by, secret).map(drop),
                }
            }
            Deed::AdmitRegistrations => {
                self.desk.admit_registrations(id, by, &[1 + turn as i32 % 8]).map(drop)
            }
            Deed::RemoveRegistrations => {
                self.desk.remove_registrations(id, by, &[1 + turn as i32 % 8]).map(drop)
            }
            Deed::Invite => {
                let made = self.desk.invite(id, by, self.account.id, (Role::Arbiter, 2))?.now();
                self.invited.extend(made.map(|made| (made.id, made.token.secret().to_owned())));
                Ok(())
            }
            Deed::RevokeInvitation => {
                let Some((number, _)) = self.invited.pop() else { return Ok(()) };
                self.desk.revoke_invitation(id, by, number).map(drop)
            }
            Deed::Join => {
                let Some((_, secret)) = self.invited.last().cloned() else { return Ok(()) };
                self.desk.join(&secret, &self.account, by.now).map(drop)
            }
            Deed::RemoveRole => self.desk.remove_role(id, by, self.account.id).map(drop),
            Deed::NameChief | Deed::UnnameChief => {
                if let Some((_, secret)) = self.invited.last() {
                    self.desk.join(secret, &self.account, by.now)?;
                }
                if deed == Deed::UnnameChief {
                    self.desk.name_chief(id, by, self.account.id, true)?;
                }
                self.desk.name_chief(id, by, self.account.id, deed == Deed::NameChief).map(drop)
            }
        }
    }

    fn accused(&self) -> Vec<String> {
        let found = self.desk.compare_parts(self.id).expect("it can be read");
        assert_eq!(found.unchecked_before, None);
        found.faults.iter().map(ToString::to_string).collect()
    }

    fn journal(&self) -> Vec<JournalRow> {
        let store = self.desk.store();
        store
            .read(|c| Ok::<_, DeskError>(store.journal(c, self.id, None, i64::MAX)?))
            .expect("read")
    }

    /// Walks so many steps, and compares after each. Rounds go on more often than they are taken back.
    fn walk(&mut self, steps: usize) {
        let forward =
            [Deed::Draw, Deed::Publish, Deed::Result, Deed::Result, Deed::Result, Deed::Record];
        for step in 0..steps {
            let archived = seen(&self.desk, self.id).archived;
            let deed = match self.below(3) {
                _ if archived => Deed::Unarchive,
                0 => forward[self.below(forward.len())],
                _ => Deed::ALL[self.below(Deed::ALL.len())],
            };
            match self.attempt(deed) {
                // What the event does not allow at the moment is no step.
                Ok(())
                | Err(DeskError::Refused(_) | DeskError::Fields(_) | DeskError::Unknown(_)) => {}
                Err(DeskError::Conflict(_) | DeskError::Meanwhile(_) | DeskError::Behind(_)) => {}
                Err(failed) => panic!("step {step}, {deed}: {failed}"),
            }
            assert_eq!(self.accused(), [""; 0], "after step {step}, {deed}");
        }
    }
}

fn walks() -> u64 {
    std::env::var("TENGEN_WALKS").ok().and_then(|count| count.parse().ok()).unwrap_or(12)
}

#[test]
fn events_walked_through_every_act_accuse_nobody() {
    let place = Place::sqlite();
    let mut done = BTreeSet::new();
    let mut entries = 0;
    for seed in 0..walks() {
        let mut walk = Walk::new(place.desk(), seed);
        walk.walk(120);
        for reach in [Reach::Public, Reach::Whole] {
            let record = make(&walk.desk, walk.id, reach).expect("a record");
            if let Err(why) = verify(&record) {
                panic!("walk {seed}, {reach:?}: {why}");
            }
        }
        assert_eq!(walk.desk.broken_journal(walk.id).expect("read"), None);
        let journal = walk.journal();
        entries += journal.len();
        done.extend(journal.iter().filter_map(JournalRow::deed).map(|deed| deed.to_string()));
    }
    let all: BTreeSet<String> = Deed::ALL.iter().map(ToString::to_string).collect();
    let missing: Vec<_> = all.difference(&done).collect();
    println!("{} events, {entries} entries, 0 accusations; not reached: {missing:?}", walks());
    assert!(missing.len() <= 4, "{missing:?}");
}

/// What somebody with the database in hand might change: a table, a column, and what it becomes. Columns that say the same
/// as another, count, or note who wrote a row are not here: nothing is shown or reckoned by them alone.
const TAMPERS: [(&str, &str, &str); 37] = [
    ("tournament", "settings", "json_set(settings, '$.director', 'Mallory')"),
    ("tournament", "settings", "json_set(settings, '$.rounds', 9)"),
    ("tournament", "club_groups", "'[]'"),
    ("tournament", "never_given", "never_given + 1"),
    ("entry", "surname", "surname || 'x'"),
    ("entry", "first_name", "first_name || 'x'"),
    ("entry", "native_name", "'x'"),
    ("entry", "rank", "rank - 1"),
    ("entry", "rating", "rating + 100"),
    ("entry", "club", "club || 'x'"),
    ("entry", "country", "country || 'x'"),
    ("entry", "egf_pin", "egf_pin || '1'"),
    ("entry", "is_final", "NOT is_final"),
    ("entry", "participation", "participation + 1"),
    ("entry", "correction", "correction + 1"),
    ("entry", "category", "COALESCE(category, 0) + 1"),
    ("round", "state", "CASE state WHEN 'finished' THEN 'published' ELSE 'finished' END"),
    ("bye", "entry_id", "entry_id % 9 + 1"),
    ("board", "black_id", "white_id"),
    ("board", "white_id", "black_id"),
    ("board", "table_no", "table_no + 100"),
    ("board", "handicap", "handicap + 1"),
    ("board", "komi2", "COALESCE(komi2, 13) + 2"),
    ("board", "colors_known", "NOT colors_known"),
    ("board", "ending", "CASE ending WHEN 'W+R' THEN 'B+R' ELSE 'W+R' END"),
    ("board", "version", "version + 1"),
    ("board", "confirmed_at", "'2026-08-01 12:00:00'"),
    ("certificate", "body", "body || ' '"),
    ("certificate", "file", "file || ' '"),
    ("game_act", "act", "CASE seq WHEN 1 THEN '\"note\"' ELSE NULL END"),
    ("incident", "confirmed", "NOT confirmed"),
    ("incident", "report", "json_set(report, '$.at', 3)"),
    ("referee_entry", "entry", "replace(entry, 'Player', 'Mallory')"),
    ("referee_entry", "excluded", "COALESCE(excluded, '') || '[]'"),
    ("journal", "detail", "detail || ' '"),
    ("journal", "parts", "parts || ' '"),
    ("journal", "account_id", "COALESCE(account_id, 0) + 1"),
];

#[derive(diesel::QueryableByName)]
struct Cell {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    number: i64,
    #[diesel(sql_type = diesel::sql_types::Text)]
    was: String,
}

fn cells(desk: &Desk, table: &str, column: &str, becomes: &str, id: TournamentId) -> Vec<Cell> {
    use diesel::prelude::*;
    let of = if table == "tournament" { "id" } else { "tournament_id" };
    let query = format!(
        "SELECT rowid AS number, quote({column}) AS was FROM {table} WHERE {of} = {id} AND ({becomes}) IS NOT {column} \
         AND ({becomes}) IS NOT NULL"
    );
    let cells = desk.store().read(|c| Ok::<_, DeskError>(load(c, &query)));
    fn load(c: &mut tengen::store::AnyConnection, query: &str) -> Vec<Cell> {
        diesel::sql_query(query).load(c).expect("a query")
    }
    cells.expect("read")
}

/// Whether the tables' rules let the row be changed so.
fn set(desk: &Desk, table: &str, column: &str, to: &str, row: i64) -> bool {
    use diesel::prelude::*;
    let statement = format!("UPDATE {table} SET {column} = {to} WHERE rowid = {row}");
    let done = desk.store().write(tengen::store::Scope::Server, |c| {
        Ok::<_, tengen::store::StoreError>(diesel::sql_query(&statement).execute(c)?)
    });
    done.is_ok()
}

/// What finds it: a part that is not what the journal left, an entry that does not fit its chain, or a row that cannot be read.
fn found(desk: &Desk, id: TournamentId) -> bool {
    match (desk.compare_parts(id), desk.broken_journal(id)) {
        (Ok(parts), Ok(broken)) => !parts.faults.is_empty() || broken.is_some(),
        _ => true,
    }
}

#[test]
fn rows_changed_by_hand_are_found_each_time() {
    let wanted = if std::env::var_os("TENGEN_WALKS").is_some() { 1000 } else { 150 };
    let place = Place::sqlite();
    let mut walk = Walk::new(place.desk(), 4);
    walk.walk(260);
    assert!(!found(&walk.desk, walk.id), "nothing was changed yet");
    let (mut count, mut kinds) = (0, BTreeSet::new());
    while count < wanted {
        let (table, column, becomes) = TAMPERS[walk.below(TAMPERS.len())];
        let rows = cells(&walk.desk, table, column, becomes, walk.id);
        let Some(cell) = rows.get(walk.below(rows.len())) else { continue };
        if !set(&walk.desk, table, column, becomes, cell.number) {
            continue;
        }
        assert!(found(&walk.desk, walk.id), "{table}.{column} = {becomes} in row {}", cell.number);
        assert!(
            set(&walk.desk, table, column, &cell.was, cell.number),
            "{table}.{column} as it was"
        );
        kinds.insert((table, becomes));
        count += 1;
    }
    println!("{count} of {count} tampers found, of {} kinds", kinds.len());
    assert!(kinds.len() >= 25, "{kinds:?}");
    assert!(!found(&walk.desk, walk.id), "all is as it was");
}
