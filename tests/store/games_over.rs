//! Recorded games and the board's result: confirmed, refined, refused; who hears of it; what a failing
//! database leaves.

use std::sync::mpsc::channel;

use tengen::go::Color;
use tengen::recording::GameAct;
use tengen::service::{
    ActForm, AfterCommit, By, Done, Doubt, Entered, Refusal, ReportForm, ResultForm, Service,
    ServiceError,
};
use tengen::store::{AccountId, StoreError};
use tengen::tournament::TournamentId;

use crate::databases::{Place, count, on_both, tamper};
use crate::events::minute;
use crate::games::{HERE, acts_of, behind, enter, form, japanese, journal, note, played, resigned};
use crate::{at, by, ending, loaded, refusal, seen, with};

on_both!(
    a_confirmed_game_is_the_result,
    a_game_that_ended_on_its_record_is_known_before_both_confirm,
    what_is_known_otherwise_is_asked_about_within_the_write,
    a_result_without_a_margin_is_refined,
    another_result_stands,
    a_game_played_anew_has_its_own_record,
    listeners_hear_after_the_commit,
    a_failing_database_leaves_nothing_behind,
);

fn a_confirmed_game_is_the_result(place: &Place) {
    let (service, id) = with(place, &japanese("Confirmed"));
    let [play, resign, first, second] = resigned();
    enter(&service, id, [play, resign, first]);
    assert_eq!(ending(&service, id, 1, 1), "?");
    let anna = AccountId(7);
    service.acts(id, by(anna, 9)).record_act(&form(3, second)).unwrap().now().unwrap();
    assert_eq!(ending(&service, id, 1, 1), "B+R");
    assert_eq!(seen(&service, id), loaded(place, id));
    assert_eq!(seen(&service, id).revision, 4, "begun, over, and the result");
    let mark = crate::read(&service, |c| c.board_mark(id, HERE.0, HERE.1)).unwrap();
    assert_eq!((mark.account, mark.at), (Some(anna), minute(9)));
    assert_eq!(journal(&service, id), ["create", "record", "result"]);
    let late = service.acts(id, at(10)).record_act(&form(4, GameAct::Undo));
    assert_eq!(refusal(late).code(), "refusal-record-confirmed");
    enter(&service, id, [note("a fine game")]);
    assert_eq!(seen(&service, id).revision, 4, "a note changes no result");
}

fn a_game_that_ended_on_its_record_is_known_before_both_confirm(place: &Place) {
    let (service, id) = with(place, &japanese("Known"));
    let known = || {
        let found = service.recorded_endings(&seen(&service, id)).expect("they can be read");
        found.into_iter().map(|(no, table, end)| (no, table, end.to_string())).collect::<Vec<_>>()
    };
    let [play, resign, ..] = resigned();
    enter(&service, id, [play]);
    assert_eq!(known(), []);
    enter(&service, id, [resign.clone()]);
    assert_eq!(known(), [(HERE.0, HERE.1, "B+R".to_owned())]);
    // It is not among the games that nobody played.
    let games = service.unplayed_games(&seen(&service, id), HERE.0, minute(9)).unwrap();
    assert!(games.reported.contains(&HERE.1) && !games.tables.contains(&HERE.1), "{games:?}");
    let back = [GameAct::Undo, note("a slip of the tongue")];
    let undone = ActForm { acts: back.to_vec(), ..form(2, note("")) };
    service.acts(id, at(3)).record_act(&undone).expect("it is taken back with a note");
    assert_eq!(known(), []);
    enter(&service, id, [resign]);
    set_result(&service, id, "B+R");
    assert_eq!(known(), [], "the board shows it");
}

fn what_is_known_otherwise_is_asked_about_within_the_write(place: &Place) {
    let (service, id) = with(place, &japanese("Asked"));
    let asking = |ending: &str| {
        let board = seen(&service, id).tournament.rounds[0].boards[0].clone();
        let form = ResultForm::new(HERE.0, HERE.1, board.version, ending.parse().unwrap());
        service.acts(id, at(6)).record_result(&ResultForm { asks: true, ..form })
    };
    let doubt = |ending: &str| match asking(ending) {
        Err(ServiceError::Doubt(doubt)) => doubt,
        other => panic!("{ending}: {other:?}"),
    };
    let board = seen(&service, id).tournament.rounds[0].boards[0].clone();
    let links = service.acts(id, at(1)).make_personal_links(&[board.black, board.white]).unwrap();
    for (_, token) in links.now().expect("they are new") {
        let players = [board.black, board.white];
        let said =
            ReportForm { round: HERE.0, table: HERE.1, players, ending: "B+".parse().unwrap() };
        service.acts(id, at(2)).report_result(token.secret(), &said).expect("it is heard");
    }
    assert_eq!(doubt("W+"), Doubt::Players("B+".parse().unwrap()));
    let [play, resign, ..] = resigned();
    enter(&service, id, [play, resign]);
    assert_eq!(doubt("W+"), Doubt::Record("B+R".parse().unwrap()));
    assert!(ending(&service, id, 1, 1) == "?" && journal(&service, id).len() == 5);
    asking("B+R").expect("nobody says otherwise");
    assert_eq!(doubt("W+"), Doubt::Record("B+R".parse().unwrap()), "also over what stands");
    set_result(&service, id, "W+");
    assert_eq!(ending(&service, id, 1, 1), "W+", "whoever was asked enters it");
}

fn set_result(service: &Service, id: TournamentId, result: &str) {
    let board = seen(service, id).tournament.rounds[0].boards[0].clone();
    let form = ResultForm::new(HERE.0, HERE.1, board.version, result.parse().unwrap());
    service.acts(id, at(1)).record_result(&form).unwrap();
}

fn a_result_without_a_margin_is_refined(place: &Place) {
    for (shown, stands) in [("B+", "B+R"), ("B+R", "B+R")] {
        let (service, id) = with(place, &japanese(&format!("Refined {shown}")));
        set_result(&service, id, shown);
        enter(&service, id, resigned());
        assert_eq!(ending(&service, id, 1, 1), stands);
        let version = seen(&service, id).tournament.rounds[0].boards[0].version;
        assert_eq!(version, 2, "it is confirmed, at the least");
        assert_eq!(seen(&service, id), loaded(place, id));
    }
}

fn another_result_stands(place: &Place) {
    for shown in ["W+", "W+R", "B+0.5", "0", "both-lose"] {
        let (service, id) = with(place, &japanese(&format!("Other {shown}")));
        set_result(&service, id, shown);
        let [play, resign, first, second] = resigned();
        enter(&service, id, [play, resign, first]);
        let before = (acts_of(&service, id), seen(&service, id), journal(&service, id));
        let refused = refusal(service.acts(id, at(5)).record_act(&form(3, second)));
        assert_eq!(refused, Refusal::RecordOtherResult { result: shown.parse().unwrap() });
        assert_eq!((acts_of(&service, id), loaded(place, id), journal(&service, id)), before);
        assert_eq!(service.read(|c| c.game_counts(id)).unwrap()[0].entered, 3);
    }
}

fn a_game_played_anew_has_its_own_record(place: &Place) {
    let (service, id) = with(place, &japanese("Anew"));
    enter(&service, id, [played(Color::Black, "D4"), played(Color::White, "Q16")]);
    set_result(&service, id, "void");
    assert_eq!(ending(&service, id, 1, 1), "?", "it is played anew");
    let file = service.game(&seen(&service, id), HERE.0, HERE.1).unwrap();
    assert!(
        file.no.is_none() && file.acts.is_empty(),
        "though nobody had confirmed the game before"
    );
    let late = behind(service.acts(id, at(5)).record_act(&form(2, note("late"))));
    assert!(late.theirs.is_empty(), "the page shows the game before");
    assert_eq!(enter(&service, id, [played(Color::Black, "Q16")]).entered, 3, "both records count");
    assert_eq!((count(service.store(), "game"), acts_of(&service, id).len()), (2, 1));
    assert_eq!(journal(&service, id), ["create", "record", "replay", "record"]);
    enter(&service, id, [GameAct::Resign { color: Color::Black }]);
    enter(&service, id, [Color::Black, Color::White].map(|color| GameAct::Confirm { color }));
    assert_eq!(ending(&service, id, 1, 1), "W+R");
}

/// The listener looks through a connection of its own: what it is told must be there already.
fn listeners_hear_after_the_commit(place: &Place) {
    let (service, id) = with(place, &japanese("News"));
    let other = place.service();
    let (heard, news) = channel();
    let (told, results) = channel();
    service.listen(move |news| match news {
        AfterCommit::Recorded(count) => {
            let kept = other.read(|c| c.game_counts(count.tournament)).unwrap();
            heard.send((*count, kept)).unwrap();
        }
        AfterCommit::Changed(new) => told.send(new.revision).unwrap(),
        AfterCommit::Deleted(_) => {}
    });
    enter(&service, id, resigned());
    let again = service.acts(id, at(1)).record_act(&form(0, played(Color::Black, "D4")));
    assert_eq!(again.unwrap(), Done::Now(Entered::There));
    refusal(service.acts(id, at(1)).record_act(&form(4, GameAct::Stop)));
    behind(service.acts(id, at(1)).record_act(&form(0, GameAct::Stop)));
    let news: Vec<_> = news.try_iter().collect();
    assert_eq!(news.iter().map(|(told, _)| told.entered).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert!(news.iter().all(|(told, kept)| kept == &[*told]), "{news:?}");
    assert_eq!(
        results.try_iter().collect::<Vec<_>>(),
        [2, 3, 4],
        "the beginning, the end, and the result"
    );
}

/// A table is away for a moment: the half that was written before is undone too.
fn a_failing_database_leaves_nothing_behind(place: &Place) {
    let (service, id) = with(place, &japanese("Failing"));
    let store = service.store();
    let away = |table: &str| tamper(store, &format!("ALTER TABLE {table} RENAME TO away"));
    let back = |table: &str| tamper(store, &format!("ALTER TABLE away RENAME TO {table}"));
    let fails = |seen: usize, act: &GameAct| {
        let failed = service
            .acts(id, By { form: Some("key"), ..at(1) })
            .record_act(&form(seen, act.clone()));
        assert!(matches!(failed, Err(ServiceError::Store(StoreError::Query(_)))), "{failed:?}");
    };
    let kept = || ["game", "game_act", "receipt"].map(|table| count(store, table));
    let [play, resign, first, second] = resigned();
    for table in ["game_act", "journal"] {
        away(table);
        fails(0, &play);
        back(table);
        assert_eq!(kept(), [0, 0, 0], "{table}");
    }
    enter(&service, id, [play, resign, first]);
    let before = (seen(&service, id), journal(&service, id));
    for table in ["game_act", "journal"] {
        away(table);
        fails(3, &second);
        back(table);
        assert_eq!(kept(), [1, 3, 0], "{table}");
        assert_eq!((seen(&service, id), journal(&service, id)), before);
        assert_eq!(loaded(place, id), before.0);
        assert_eq!(service.read(|c| c.game_counts(id)).unwrap()[0].entered, 3);
    }
    enter(&service, id, [second]);
    assert_eq!(ending(&service, id, 1, 1), "B+R");
}
