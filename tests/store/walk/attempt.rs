//! Each act with something that it could do at this moment.

use chrono::Duration;
use tengen::go::Color;
use tengen::interchange::{Column, Person};
use tengen::pairing::Mending;
use tengen::recording::GameAct;
use tengen::service::{
    AllRounds, Amends, DraftEdit, DrawRequest, HomeForm, MatchEdit, ReportForm, RequestAnswer,
    RequestForm, ResultForm, Service, fingerprint_of,
};
use tengen::store::{DeedKind, Role};
use tengen::tournament::{
    Applicant, Audience, ClubGroup, Ending, Entry, EntryId, Group, Partners, Registration,
    RequestKind, RoundClock, RoundWindow, TableNo, Tournament,
};

use super::{Tried, Walk};
use crate::events::event;
use crate::{at, seen};

impl Walk {
    /// Tries an act that the event may refuse. A new act does not compile without its line here.
    #[allow(clippy::too_many_lines)]
    pub fn attempt(&mut self, deed: DeedKind) -> Tried {
        self.minute += 3;
        let (id, by) = (self.id, at(self.minute));
        let turn = self.below(1000);
        let service = self.service.clone();
        let acts = service.acts(id, by);
        match deed {
            DeedKind::Create => {
                self.service.create_tournament(by, &event("Another", 2, 0)).map(drop)
            }
            DeedKind::Archive => acts.archive(true).map(drop),
            DeedKind::Unarchive => acts.archive(false).map(drop),
            DeedKind::Settings => {
                let edit = |now: &Tournament| {
                    let mut settings = now.settings.clone();
                    settings.director = format!("Director {turn}");
                    Ok(settings)
                };
                acts.change_settings(edit).map(drop)
            }
            DeedKind::NextSeason => {
                let edit = |now: &Tournament| {
                    let mut settings = now.settings.clone();
                    settings.division.series = "Walk".to_owned();
                    Ok(settings)
                };
                acts.change_settings(edit)?;
                let series = self.service.divisions_of(&seen(&self.service, id))?;
                let mut next = event("Next", 2, 0);
                next.settings.division.season = turn.to_string();
                self.service.create_season(by, &series, &[(id, next)]).map(drop)
            }
            DeedKind::JoinSeries => {
                let edit = |now: &Tournament| {
                    let mut settings = now.settings.clone();
                    settings.division.series = "Walk".to_owned();
                    Ok(settings)
                };
                acts.change_settings(edit)?;
                let mut other = event("Another", 2, 0);
                other.settings.division.series = "Walk".to_owned();
                let made = self.service.create_tournament(by, &other)?.now().expect("it is new");
                acts.add_to_series(made.id).map(drop)
            }
            DeedKind::DrawRules => {
                let group = ClubGroup {
                    name: "Near".to_owned(),
                    clubs: vec!["C1".into(), format!("C{turn}")],
                };
                let edit = |now: &Tournament| Ok((now.settings.draw.clone(), vec![group]));
                acts.change_draw_rules(edit).map(drop)
            }
            DeedKind::ImportNotes => {
                acts.note_import(&serde_json::json!({ "notes": ["x"] })).map(drop)
            }
            DeedKind::Enter => {
                let partners = format!("With{turn}, , 4k");
                let new = |id| {
                    let rank = "2k".parse().expect("rank");
                    let mut new = Entry::new(id, &format!("New{turn}"), "", rank);
                    if turn.is_multiple_of(2) {
                        new.partners.list = Partners::parse(&partners).expect("a partner");
                    }
                    new
                };
                acts.add_entry(false, new).map(drop)
            }
            DeedKind::EnterMany => {
                let entry =
                    Entry::new(EntryId(0), &format!("Many{turn}"), "", "4k".parse().expect("rank"));
                let given = vec![Column::Name];
                let people = [Person {
                    line: 1,
                    entry,
                    team: Default::default(),
                    given,
                    faults: Vec::new(),
                    likely: None,
                    alone: true,
                }];
                acts.merge_entries(&people, (Registration::Final, None)).map(drop)
            }
            DeedKind::EditEntry => {
                let who = self.somebody();
                let edit = |_: &Tournament, was: &Entry| {
                    Ok(Entry { club: format!("C{turn}"), ..was.clone() })
                };
                acts.edit_entry(who, false, edit).map(drop)
            }
            DeedKind::EditEntries => {
                let who = self.somebody();
                let edit = |was: &Entry| Entry { country: "NL".to_owned(), ..was.clone() };
                acts.edit_entries(&[who], edit).map(drop)
            }
            DeedKind::CheckIn => {
                let who = self.somebody();
                let other = match self.now().entry(who).map(|entry| entry.registration) {
                    Some(Registration::Final) => Registration::Preliminary,
                    _ => Registration::Final,
                };
                acts.check_in(&[who], other).map(drop)
            }
            DeedKind::Withdraw => {
                let (who, (no, ..)) = (self.somebody(), self.next());
                acts.withdraw(who, no).map(drop)
            }
            DeedKind::RemoveEntry => {
                let who = self.somebody();
                acts.remove_entry(who).map(drop)
            }
            DeedKind::MergeEntries => {
                let (keep, gone) = (self.somebody(), self.somebody());
                acts.merge_doubles(keep, gone).map(drop)
            }
            DeedKind::Undo => {
                let now = seen(&self.service, id);
                let last = self.service.store().read(|c| Service::undoable(c, &now, by.now))?;
                if last.is_none() {
                    let two = [self.somebody(), self.somebody()];
                    let club = |entry: &Entry| Entry { club: format!("U{turn}"), ..entry.clone() };
                    acts.edit_entries(&two, club)?;
                }
                let number = last.map_or(by.now.timestamp_micros(), |undo| undo.number);
                acts.undo(number).map(drop)
            }
            DeedKind::ForgetPerson => {
                let who = self.somebody();
                acts.forget_person(who).map(drop)
            }
            DeedKind::Timetable => {
                let (no, ..) = self.next();
                let now = by.now.naive_utc();
                let window = RoundWindow { from: now - Duration::days(7), until: now };
                let clock = RoundClock { window: Some(window), ..RoundClock::default() };
                acts.set_timetable(|_| Ok([(no, clock)].into())).map(drop)
            }
            DeedKind::SetDate
            | DeedKind::ProposeDate
            | DeedKind::AcceptDate
            | DeedKind::DropDate => self.date(deed, turn),
            DeedKind::SettleUnplayed | DeedKind::ReopenUnplayed => self.settle(deed),
            DeedKind::StartClocks | DeedKind::UnstartClocks => {
                let Some((round, _)) = self.public_board() else { return Ok(()) };
                match deed {
                    DeedKind::StartClocks => acts.start_clocks(round.no, None).map(drop),
                    _ => acts.unstart_clocks(round.no).map(drop),
                }
            }
            DeedKind::EditTeams | DeedKind::LineUp | DeedKind::TeamAbsent => {
                self.attempt_teams(deed, turn)
            }
            DeedKind::Draw => {
                let (no, seen, _) = self.next();
                if self.now().teams.list.len() > 1 && turn.is_multiple_of(2) {
                    return acts.draw_matches(no, &seen).map(drop);
                }
                let seed = Some(turn as u64);
                let request = DrawRequest { seen, seed, ..DrawRequest::default() };
                acts.draw_round(no, &request).map(drop)
            }
            DeedKind::DrawAll => {
                let asked = AllRounds { seed: turn as u64, ..AllRounds::default() };
                acts.draw_all_rounds(&asked).map(drop)
            }
            DeedKind::TakeBackAll => acts.take_all_rounds_back().map(drop),
            DeedKind::BeginByHand => {
                let (no, seen, _) = self.next();
                acts.begin_by_hand(no, &seen).map(drop)
            }
            DeedKind::EditDraft => {
                let (no, seen, draft) = self.next();
                if let Some(one) = draft.as_ref().and_then(|draft| draft.teams.matches.first()) {
                    let edit = MatchEdit::Exchange(one.first);
                    return acts.edit_matches(no, &seen, edit).map(drop);
                }
                let table = draft.and_then(|draft| Some(draft.boards.first()?.table));
                let edit = match (table, turn % 3) {
                    (Some(table), 0) => DraftEdit::SwapColors(table),
                    (Some(table), 1) => DraftEdit::Unpair(table),
                    _ => {
                        let (one, other) = (self.somebody(), self.somebody());
                        DraftEdit::Pair { one, other, overrule: true }
                    }
                };
                acts.edit_draft(no, &seen, &edit).map(drop)
            }
            DeedKind::DiscardDraft => {
                let (no, seen, _) = self.next();
                acts.discard_draft(no, &seen).map(drop)
            }
            DeedKind::Publish => {
                let (no, seen, _) = self.next();
                acts.publish_round(no, &seen, true).map(drop)
            }
            DeedKind::Mend | DeedKind::TakeBackPublication | DeedKind::DropRound => {
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
                    DeedKind::Mend => {
                        let Some(board) = round.boards.first() else { return Ok(()) };
                        let (table, overrule) = (board.table, true);
                        let mending = match turn % 3 {
                            0 => Mending::SwapColors { table, overrule },
                            1 => Mending::Terms { table, handicap: 3, komi: None, overrule },
                            _ => Mending::Move(table, TableNo(table.0 + 1)),
                        };
                        acts.mend_round(round.no, &mending, &amends(0)).map(drop)
                    }
                    DeedKind::TakeBackPublication => {
                        acts.take_back_publication(round.no, &amends(results)).map(drop)
                    }
                    _ => acts.drop_round(round.no, &amends(results)).map(drop),
                }
            }
            DeedKind::Latecomer => {
                let Some((round, _)) = self.public_board() else { return Ok(()) };
                let who = self.somebody();
                acts.seat_latecomer(round.no, who, None, true).map(drop)
            }
            DeedKind::Result | DeedKind::Confirm | DeedKind::Unconfirm | DeedKind::Replay => {
                let endings = match deed {
                    DeedKind::Replay => &["void"][..],
                    _ => &["B+R", "W+3.5", "0", "W+T", "?"][..],
                };
                let Some(mut form) = self.result(endings) else { return Ok(()) };
                if deed == DeedKind::Confirm || deed == DeedKind::Unconfirm {
                    let now = self.now();
                    let board = now.round(form.round).and_then(|round| round.board_at(form.table));
                    form.ending = board.map_or(form.ending, |board| board.ending);
                    form.confirmed = Some(deed == DeedKind::Confirm);
                }
                acts.record_result(&form).map(drop)
            }
            DeedKind::ReplayTerms | DeedKind::ReplayBack => {
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
                    DeedKind::ReplayTerms => acts.set_replay(&form).map(drop),
                    _ => acts.take_replay_back(&form).map(drop),
                }
            }
            DeedKind::Record => self.attempt_record(turn),
            DeedKind::DecideEnd => self.record(vec![GameAct::Settle]),
            DeedKind::ConfirmFor => {
                let color = if turn.is_multiple_of(2) { Color::Black } else { Color::White };
                self.record(vec![GameAct::ConfirmFor { color, reason: "went home".to_owned() }])
            }
            DeedKind::Incident
            | DeedKind::Ruling
            | DeedKind::WithdrawRuling
            | DeedKind::TellRuling
            | DeedKind::Appeal
            | DeedKind::JudgeAppeal => self.attempt_ruling(deed, turn),
            DeedKind::MakeLinks => {
                let who = self.somebody();
                self.attempt_links(who)
            }
            DeedKind::RevokeLink => {
                let Some((who, _)) = self.secrets.pop_first() else { return Ok(()) };
                acts.revoke_personal_link(who).map(drop)
            }
            DeedKind::ReportResult => {
                let Some((round, board)) = self.public_board() else { return Ok(()) };
                let players = [board.black, board.white];
                // A captain reports for those who play for the team.
                let now = self.now();
                let teams = players.iter().filter_map(|player| now.team_of(*player));
                let captain = teams.filter_map(|team| team.captain).next();
                let who = captain.filter(|_| turn % 5 < 2).unwrap_or(players[turn % 2]);
                let secret = self.secret_of(who)?;
                let ending =
                    Ending::won(if turn.is_multiple_of(3) { Color::White } else { Color::Black });
                let form = ReportForm { round: round.no, table: board.table, players, ending };
                self.service.acts(id, at(self.minute)).report_result(&secret, &form).map(drop)
            }
            DeedKind::Ask => {
                let (who, (no, ..)) = (self.somebody(), self.next());
                let secret = self.secret_of(who)?;
                let kind = [RequestKind::Skip, RequestKind::Leave, RequestKind::Late][turn % 3];
                let form = RequestForm { kind, round: no, words: "a train".to_owned() };
                let done = self.service.acts(id, at(self.minute)).ask(&secret, &form)?;
                self.asked.extend(done.now().map(|(number, _)| (secret, number)));
                Ok(())
            }
            DeedKind::TakeRequestBack => {
                let Some((secret, number)) = self.asked.pop() else { return Ok(()) };
                acts.take_request_back(&secret, number).map(drop)
            }
            DeedKind::AnswerRequest => {
                let Some((_, number)) = self.asked.last().cloned() else { return Ok(()) };
                let answer =
                    RequestAnswer { number, granted: turn.is_multiple_of(2), words: String::new() };
                acts.answer_request(&answer).map(drop)
            }
            DeedKind::Announce => acts.announce(&Audience::Group(Group::All), "lunch").map(drop),
            DeedKind::TakeDown => acts.take_down(1 + turn as i32 % 3).map(drop),
            DeedKind::AddWebhook => {
                acts.add_webhook("https://hooks.example/in?token=hidden").map(drop)
            }
            DeedKind::RemoveWebhook => acts.remove_webhook(1 + turn as i32 % 3).map(drop),
            // Somebody of the waiting list moves up where another registration goes.
            DeedKind::Register | DeedKind::MoveUp => {
                let stamp = self.service.form_stamp(id, by.now - Duration::minutes(1))?;
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
                        initials: false,
                        paid: false,
                        namesake: false,
                    },
                    address: format!("10.0.{}.{}", turn / 250, turn % 250),
                    stamp,
                    language: "en".to_owned(),
                };
                let token = acts.register(&form)?.now();
                self.registered.extend(token.map(|token| token.secret().to_owned()));
                Ok(())
            }
            DeedKind::EditRegistration | DeedKind::CancelRegistration => {
                let all = self.registered.clone();
                let Some(secret) = all.get(self.below(all.len())) else { return Ok(()) };
                match deed {
                    DeedKind::EditRegistration => {
                        let edit = |was: &Applicant| {
                            Ok(Applicant { note: format!("{turn}"), ..was.clone() })
                        };
                        acts.edit_registration(secret, edit).map(drop)
                    }
                    _ => acts.cancel_registration(secret).map(drop),
                }
            }
            DeedKind::AdmitRegistrations => {
                acts.admit_registrations(&[1 + turn as i32 % 8]).map(drop)
            }
            DeedKind::RemoveRegistrations => {
                acts.remove_registrations(&[1 + turn as i32 % 8]).map(drop)
            }
            DeedKind::Invite => {
                let made = acts.invite(self.account.id, (Role::Arbiter, 2))?.now();
                self.invited.extend(made.map(|made| (made.id, made.token.secret().to_owned())));
                Ok(())
            }
            DeedKind::RevokeInvitation => {
                let Some((number, _)) = self.invited.pop() else { return Ok(()) };
                acts.revoke_invitation(number).map(drop)
            }
            DeedKind::Join => {
                let Some((_, secret)) = self.invited.last().cloned() else { return Ok(()) };
                self.service.join(&secret, &self.account, by.now).map(drop)
            }
            DeedKind::RemoveRole => acts.remove_role(self.account.id).map(drop),
            DeedKind::NameChief | DeedKind::UnnameChief => {
                if let Some((_, secret)) = self.invited.last() {
                    self.service.join(secret, &self.account, by.now)?;
                }
                if deed == DeedKind::UnnameChief {
                    acts.name_chief(self.account.id, true)?;
                }
                acts.name_chief(self.account.id, deed == DeedKind::NameChief).map(drop)
            }
        }
    }
}
