//! Reports, records and rulings that arrive between the page and the act: the act asks, and enters
//! nothing.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tengen::go::Color;
use tengen::pairing::{draw_teams, with_team_round};
use tengen::recording::GameAct;
use tengen::referee::{CallAfterEnd, FindingError, RulingNo};
use tengen::service::{
    Done, Doubt, Leaver, LeftGames, Recorded, Refusal, Report, ReportForm, ReportOutcome,
    ResultForm, Service, ServiceError,
};
use tengen::tournament::{
    Board, EntryId, ReportPolicy, Reported, Reports, Round, RoundClock, RoundNo, RoundState,
    RoundWindow, TableNo, Team, TeamNo, Tournament, TournamentId,
};

use crate::databases::{Place, on_both};
use crate::events::{event, minute};
use crate::games::{HERE, acts_of, enter, form as recorded, played, resigned};
use crate::rulings::{form as ruling, give, japanese, judged, ko};
use crate::{at, ending, refusal, secrets, seen, with};

on_both!(
    players_who_agree_after_the_page_was_shown_are_asked_about,
    a_game_that_ends_after_the_page_was_shown_is_asked_about,
    a_report_that_comes_after_the_page_was_shown_is_asked_about_if_it_differs,
    a_ruling_after_the_page_was_shown_is_asked_about,
    a_ruling_that_gave_what_the_page_shows_is_asked_about,
    a_default_is_refused_when_a_move_was_recorded_after_the_page_was_shown,
    a_committees_decision_after_the_page_was_shown_is_not_overruled,
    two_words_do_not_count_when_the_record_came_in_first,
    who_leaves_is_asked_again_when_a_game_was_reported_after_the_page_was_shown,
    a_team_that_leaves_is_absent_from_a_match_of_which_it_played_nothing,
    who_settles_a_round_is_asked_again_when_a_game_was_reported_after_the_page_was_shown,
    once_players_agree_a_result_at_the_same_moment_asks,
    once_the_game_ended_a_result_at_the_same_moment_asks,
    once_a_ruling_is_given_a_result_at_the_same_moment_asks,
);

/// A board with its arbiter and the links of both players.
struct Hall {
    service: Service,
    id: TournamentId,
    secrets: Vec<String>,
}

impl Hall {
    fn new(place: &Place) -> Self {
        Self::of(place, &japanese())
    }

    fn of(place: &Place, event: &Tournament) -> Self {
        let (service, id) = with(place, event);
        let Board { black, white, .. } = event.rounds[0].boards[0];
        let secrets = secrets(&service, id, &[black, white]);
        Self { service, id, secrets }
    }

    fn board(&self) -> Board {
        seen(&self.service, self.id).tournament.rounds[0].boards[0].clone()
    }

    fn stands(&self) -> String {
        ending(&self.service, self.id, 1, 1)
    }

    /// An arbiter who was not asked yet sends a result from a page of that version.
    fn sends(&self, version: i32, result: &str) -> Result<Done<Recorded>, ServiceError> {
        let form = ResultForm::new(HERE.0, HERE.1, version, result.parse().unwrap());
        self.service.acts(self.id, at(6)).record_result(&ResultForm { asks: true, ..form })
    }

    /// An arbiter enters a result whatever else is known.
    fn enters(&self, result: &str) {
        let result = result.parse().unwrap();
        loop {
            let form = ResultForm::new(HERE.0, HERE.1, self.board().version, result);
            match self.service.acts(self.id, at(5)).record_result(&form) {
                Ok(_) => return,
                Err(ServiceError::Conflict(_)) => {}
                Err(other) => panic!("{other:?}"),
            }
        }
    }

    fn reports(&self, who: usize, result: &str) -> Result<Done<ReportOutcome>, ServiceError> {
        let (board, ending) = (self.board(), result.parse().unwrap());
        let players = [board.black, board.white];
        let said = ReportForm { round: HERE.0, table: HERE.1, players, ending };
        self.service.acts(self.id, at(2)).report_result(&self.secrets[who], &said)
    }

    fn doubt(&self, version: i32, result: &str) -> Doubt {
        let before = (self.stands(), self.board().version);
        let doubt = match self.sends(version, result) {
            Err(ServiceError::Doubt(doubt)) => doubt,
            other => panic!("not asked: {other:?}"),
        };
        assert_eq!((self.stands(), self.board().version), before, "nothing is entered");
        doubt
    }
}

fn players_who_agree_after_the_page_was_shown_are_asked_about(place: &Place) {
    let hall = Hall::new(place);
    let shown = hall.board().version;
    hall.reports(0, "B+").unwrap();
    hall.reports(1, "B+").unwrap();
    assert_eq!(hall.doubt(shown, "W+"), Doubt::Players("B+".parse().unwrap()));
}

fn a_report_that_comes_after_the_page_was_shown_is_asked_about_if_it_differs(place: &Place) {
    let hall = Hall::new(place);
    hall.reports(0, "B+").unwrap();
    let board = hall.board();
    let said = || hall.service.read(|c| c.reports_of(hall.id, (HERE.0, &board))).unwrap();
    let shown = Reports::seen(&said());
    let sends = |result: &str, reports: &str| {
        let form = ResultForm::new(HERE.0, HERE.1, board.version, result.parse().unwrap());
        let reports = Some(reports.to_owned());
        hall.service.acts(hall.id, at(6)).record_result(&ResultForm { asks: true, reports, ..form })
    };
    hall.reports(1, "W+").unwrap();
    let asked = sends("B+", &shown);
    let word = |one: &Reported| one.ending.to_string() == "W+" && one.captain.is_none();
    assert!(
        matches!(&asked, Err(ServiceError::Doubt(Doubt::Report(one))) if word(one)),
        "{asked:?}"
    );
    assert_eq!(hall.stands(), "?");
    sends("B+", &Reports::seen(&said())).expect("seen by now");
    assert_eq!(hall.stands(), "B+");
}

fn a_game_that_ends_after_the_page_was_shown_is_asked_about(place: &Place) {
    let hall = Hall::new(place);
    let shown = hall.board().version;
    let [play, resign, ..] = resigned();
    enter(&hall.service, hall.id, [play, resign]);
    assert_eq!(hall.doubt(shown, "W+"), Doubt::Record("B+R".parse().unwrap()));
}

fn a_ruling_after_the_page_was_shown_is_asked_about(place: &Place) {
    let hall = Hall::new(place);
    let shown = hall.board().version;
    give(&hall.service, hall.id, at(3), &ruling(&hall.service, hall.id, ko(false)));
    let both = match hall.sends(shown, "B+") {
        Err(ServiceError::Conflict(both)) => both,
        other => panic!("no conflict: {other:?}"),
    };
    assert_eq!((both.board.ending.to_string().as_str(), hall.stands().as_str()), ("W+I", "W+I"));
    assert_eq!(hall.doubt(both.board.version, "B+"), Doubt::Ruling(RulingNo(1)));
}

/// The end of the game was open when the arbiter was called.
fn ko_while_the_end_is_open() -> Report {
    let mut report = ko(false);
    report.incident.circumstances.after_end = Some(CallAfterEnd::Open);
    report
}

fn a_ruling_that_gave_what_the_page_shows_is_asked_about(place: &Place) {
    let hall = Hall::new(place);
    hall.enters("W+I");
    let shown = hall.board().version;
    let form = ruling(&hall.service, hall.id, ko_while_the_end_is_open());
    give(&hall.service, hall.id, at(3), &form);
    assert_eq!(hall.board().version, shown, "the result is the same");
    assert_eq!(hall.doubt(shown, "B+"), Doubt::Ruling(RulingNo(1)));
}

fn a_default_is_refused_when_a_move_was_recorded_after_the_page_was_shown(place: &Place) {
    let hall = Hall::new(place);
    let shown = hall.board().version;
    enter(&hall.service, hall.id, [played(Color::Black, "D4")]);
    let ended = "W+F".parse().unwrap();
    let why = FindingError::GamePlayed { moves: 1, ended };
    assert_eq!(refusal(hall.sends(shown, "W+F")), Refusal::Report(why));
    assert_eq!(hall.stands(), "?");
}

fn a_committees_decision_after_the_page_was_shown_is_not_overruled(place: &Place) {
    let hall = Hall::new(place);
    give(&hall.service, hall.id, at(1), &ruling(&hall.service, hall.id, ko(false)));
    let (shown, black) = (hall.board().version, hall.board().black);
    hall.service.acts(hall.id, at(2)).appeal_ruling(RulingNo(1), black, "It was no ko").unwrap();
    assert_eq!(hall.doubt(shown, "B+"), Doubt::Ruling(RulingNo(1)), "not decided yet");
    hall.service.acts(hall.id, at(3)).judge_appeal(&judged(1)).unwrap();
    let stays = Refusal::CommitteesResult { no: RulingNo(1) };
    assert_eq!(refusal(hall.sends(shown, "B+")), stays);
    let sure = ResultForm::new(HERE.0, HERE.1, shown, "B+".parse().unwrap());
    assert_eq!(refusal(hall.service.acts(hall.id, at(6)).record_result(&sure)), stays);
    assert_eq!(hall.stands(), "W+I");
}

fn two_words_do_not_count_when_the_record_came_in_first(place: &Place) {
    let mut event = japanese();
    event.settings.players.reports = ReportPolicy::Agreed;
    let hall = Hall::of(place, &event);
    assert_eq!(hall.reports(0, "W+").unwrap(), Done::Now(ReportOutcome::Waits));
    let [play, resign, ..] = resigned();
    enter(&hall.service, hall.id, [play, resign]);
    assert_eq!(
        hall.reports(1, "W+").unwrap(),
        Done::Now(ReportOutcome::Agreed),
        "an arbiter decides"
    );
    assert_eq!(hall.stands(), "?");
}

fn who_leaves_is_asked_again_when_a_game_was_reported_after_the_page_was_shown(place: &Place) {
    let hall = Hall::new(place);
    let leaver = Leaver::Player(hall.board().black);
    let open = || {
        let now = seen(&hall.service, hall.id);
        hall.service.open_games_of(&now, leaver, RoundNo(1)).unwrap()
    };
    let shown = open().games;
    assert_eq!(shown, [HERE]);
    hall.reports(0, "B+").unwrap();
    let leave = |games: &[(RoundNo, TableNo)]| {
        let whom = (leaver, RoundNo(1));
        hall.service.acts(hall.id, at(3)).withdraw_and_settle(whom, LeftGames::OpponentsWin, games)
    };
    assert_eq!(refusal(leave(&shown)), Refusal::RoundChanged);
    assert_eq!(hall.stands(), "?");
    assert_eq!(open().reported, [HERE], "the page shows it as reported");
    assert_eq!(leave(&[]).unwrap(), Done::Now(0), "the game stays open");
}

fn a_team_that_leaves_is_absent_from_a_match_of_which_it_played_nothing(place: &Place) {
    for (first, absent) in [("?", true), ("B+R", false)] {
        let mut league = event(&format!("League of {first}"), 4, 0);
        league.teams.size = 2;
        for (no, squad) in [(1, [1, 2]), (2, [3, 4])] {
            let squad = squad.map(EntryId).to_vec();
            league.teams.list.push(Team::new(TeamNo(no), &format!("Team {no}"), squad));
        }
        let round = draw_teams(&league, RoundNo(1)).unwrap().round;
        let round = Round { state: RoundState::Published, ..round };
        let mut league = with_team_round(&league, round);
        league.rounds[0].boards[0].ending = first.parse().unwrap();
        let (service, id) = with(place, &league);
        let whom = (Leaver::Team(TeamNo(1)), RoundNo(1));
        let open = service.open_games_of(&seen(&service, id), whom.0, whom.1).unwrap().games;
        let acts = service.acts(id, at(1));
        acts.withdraw_and_settle(whom, LeftGames::OpponentsWin, &open).unwrap();
        let round = seen(&service, id).tournament.rounds[0].clone();
        assert_eq!(round.pending().count(), 0);
        assert_eq!(round.teams.matches[0].absent.is_some(), absent, "the first board: {first}");
    }
}

fn who_settles_a_round_is_asked_again_when_a_game_was_reported_after_the_page_was_shown(
    place: &Place,
) {
    let mut event = japanese();
    let (from, until) = (minute(-9).naive_utc(), minute(0).naive_utc());
    let window = Some(RoundWindow { from, until });
    event.clocks.insert(RoundNo(1), RoundClock { window, ..RoundClock::default() });
    event.settings.season.grace_days = 0;
    let hall = Hall::of(place, &event);
    let open = || {
        let now = seen(&hall.service, hall.id);
        hall.service.unplayed_games(&now, RoundNo(1), minute(3)).unwrap().tables
    };
    let shown = open();
    assert_eq!(shown, [TableNo(1), TableNo(2)]);
    hall.reports(0, "B+").unwrap();
    let settle =
        |tables: &[TableNo]| hall.service.acts(hall.id, at(3)).settle_unplayed(RoundNo(1), tables);
    assert_eq!(refusal(settle(&shown)), Refusal::RoundChanged);
    assert_eq!(settle(&open()).unwrap(), Done::Now(1));
    assert_eq!(hall.stands(), "?", "the reported game stays open");
}

/// One thread sends a result until it is asked about, and takes back what was entered; the other
/// brings in what contradicts it. Whoever sends after that was kept is asked.
fn race(hall: &Hall, result: &str, arrives: impl Fn() -> bool + Sync) -> Doubt {
    let (kept, stands) = (AtomicBool::new(false), hall.stands());
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let arrived = (0..1000).any(|_| arrives());
            kept.store(true, Ordering::SeqCst);
            assert!(arrived, "it never came in");
        });
        loop {
            let known = kept.load(Ordering::SeqCst);
            match hall.sends(hall.board().version, result) {
                Err(ServiceError::Doubt(doubt)) => return doubt,
                Err(ServiceError::Conflict(_)) => {}
                Err(other) => panic!("{other:?}"),
                Ok(_) => {
                    assert!(!known, "it was entered without a question");
                    hall.enters(&stands);
                    std::thread::sleep(Duration::from_millis(5));
                }
            }
        }
    })
}

const RACES: usize = 5;

fn once_players_agree_a_result_at_the_same_moment_asks(place: &Place) {
    for _ in 0..RACES {
        let hall = Hall::new(place);
        hall.reports(0, "B+").unwrap();
        let agrees = || match hall.reports(1, "B+") {
            Ok(heard) => heard == Done::Now(ReportOutcome::Agreed),
            Err(error) => {
                let stands = Refusal::ResultStands { result: "W+".parse().unwrap() };
                assert_eq!(refusal::<()>(Err(error)), stands);
                false
            }
        };
        assert_eq!(race(&hall, "W+", agrees), Doubt::Players("B+".parse().unwrap()));
        assert_eq!(hall.stands(), "?");
    }
}

fn once_the_game_ended_a_result_at_the_same_moment_asks(place: &Place) {
    for _ in 0..RACES {
        let hall = Hall::new(place);
        enter(&hall.service, hall.id, [played(Color::Black, "D4")]);
        let resign = GameAct::Resign { color: Color::White };
        let resigns = || {
            let acts = acts_of(&hall.service, hall.id).len();
            hall.service.acts(hall.id, at(3)).record_act(&recorded(acts, resign.clone())).is_ok()
        };
        assert_eq!(race(&hall, "W+", resigns), Doubt::Record("B+R".parse().unwrap()));
        assert_eq!(hall.stands(), "?");
    }
}

fn once_a_ruling_is_given_a_result_at_the_same_moment_asks(place: &Place) {
    for _ in 0..RACES {
        let hall = Hall::new(place);
        hall.enters("W+I");
        let rules = || {
            let form = ruling(&hall.service, hall.id, ko_while_the_end_is_open());
            hall.service.acts(hall.id, at(3)).rule_incident(&form).is_ok()
        };
        assert_eq!(race(&hall, "B+", rules), Doubt::Ruling(RulingNo(1)));
        assert_eq!(hall.stands(), "W+I");
    }
}
