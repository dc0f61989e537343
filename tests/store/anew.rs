//! Games that are played anew.

use tengen::interchange::json;
use tengen::publishing::{FileKind, export};
use tengen::referee::{
    CallAfterEnd, Each, Incident, IncidentKind, Party as Doer, RulingNo, Verdict,
};
use tengen::service::{
    Choice, ProposedRuling, Refusal, Report, ResultForm, RulingForm, Service, ServiceError,
};
use tengen::standings::standings;
use tengen::store::AccountId;
use tengen::tournament::{
    Ending, EntryId, NoResultPolicy, ReplayTerms, RoundNo, TableNo, Tournament, TournamentId,
};

use crate::accounts::PASSWORD;
use crate::databases::{Place, on_both};
use crate::events::{event, minute};
use crate::{at, by, ending, loaded, refusal, seen, with};

on_both!(
    no_result_is_played_anew_and_the_first_game_stays_in_the_history,
    the_setting_decides_what_no_result_is,
    the_final_game_is_the_one_that_counts,
    two_arbiters_say_no_result,
    its_terms_are_the_same_unless_the_arbiter_says_otherwise,
    a_replay_is_taken_back,
    a_ruling_has_the_game_played_anew_and_withdrawing_it_restores,
);

fn form(seen: i32, result: &str) -> ResultForm {
    ResultForm::new(RoundNo(1), TableNo(1), seen, result.parse().expect("a result"))
}

fn board(service: &Service, id: TournamentId) -> tengen::tournament::Board {
    seen(service, id).tournament.rounds[0].boards[0].clone()
}

fn arbiter(service: &Service) -> AccountId {
    service.create_account("Anna", PASSWORD, false, minute(0)).unwrap()
}

fn no_result_is_played_anew_and_the_first_game_stays_in_the_history(place: &Place) {
    let (service, id) = with(place, &event("Anew", 4, 1));
    let anna = arbiter(&service);
    let first = board(&service, id);
    let said =
        service.acts(id, by(anna, 1)).record_result(&form(0, "void")).unwrap().now().unwrap();
    assert_eq!((said.after, said.played_anew, said.version), (Ending::Pending, true, 1));
    let anew = board(&service, id);
    assert_eq!((anew.table, anew.black, anew.white), (first.table, first.black, first.white));
    let games = anew.earlier_games();
    assert_eq!((games.len(), games[0].ending, games[0].ruling), (1, Ending::NoResult, None));
    assert_eq!(loaded(place, id), seen(&service, id), "what is remembered is what is kept");
    let journal = crate::read(&service, |c| c.journal(id, None, 1)).remove(0);
    assert_eq!((journal.act.as_str(), journal.account), ("replay", Some(anna)));
    assert!(journal.detail.contains("\"void\"") && !journal.detail.contains("Player"));
    service.acts(id, at(2)).record_result(&form(1, "W+R")).unwrap();
    let over = board(&service, id);
    assert_eq!((over.ending.to_string().as_str(), over.earlier_games().len()), ("W+R", 1));
    service.acts(id, at(3)).record_result(&form(2, "void")).unwrap();
    let games = board(&service, id).earlier_games().to_vec();
    let endings: Vec<String> = games.iter().map(|game| game.ending.to_string()).collect();
    assert_eq!(endings, ["void", "W+R"], "a result that was given up stays as it was");
}

fn the_setting_decides_what_no_result_is(place: &Place) {
    for policy in [NoResultPolicy::Half, NoResultPolicy::Zero] {
        let mut event = event("Kept", 4, 1);
        event.settings.points.no_result = policy;
        let (service, id) = with(place, &event);
        let said = service.acts(id, at(1)).record_result(&form(0, "void")).unwrap().now().unwrap();
        assert!(!said.played_anew);
        assert_eq!(ending(&service, id, 1, 1), "void");
        assert!(!board(&service, id).is_played_anew());
    }
}

/// Everything that tells results is as if the first game had never been.
fn the_final_game_is_the_one_that_counts(place: &Place) {
    let (service, id) = with(place, &event("Counts", 4, 1));
    service.acts(id, at(1)).record_result(&form(0, "void")).unwrap();
    let open = seen(&service, id).tournament;
    assert_eq!(open.rounds[0].pending().count(), 2, "its result is missing again");
    service.acts(id, at(2)).record_result(&form(1, "W+2.5")).unwrap();
    let anew = loaded(place, id).tournament;
    let mut plain = anew.clone();
    (plain.rounds[0].boards[0].replay, plain.rounds[0].boards[0].version) = (None, 2);
    assert_ne!(anew, plain);
    assert_eq!(standings(&anew, RoundNo(1)).rows, standings(&plain, RoundNo(1)).rows);
    for kind in FileKind::ALL.into_iter().filter(|kind| *kind != FileKind::Tengen) {
        let of = |tournament: &Tournament| export(tournament, kind, None).bytes;
        assert_eq!(of(&anew), of(&plain), "{kind:?}");
    }
    let file = json::write(&anew).bytes;
    assert_eq!(json::read(&file).expect("it reads back").tournament, anew);
    let bad = String::from_utf8(file).unwrap().replacen("\"handicap\": 0", "\"handicap\": 12", 2);
    assert!(json::read(bad.as_bytes()).is_err());
}

fn two_arbiters_say_no_result(place: &Place) {
    let (service, id) = with(place, &event("Agree", 4, 1));
    service.acts(id, at(1)).record_result(&form(0, "void")).unwrap();
    let agreed = service.acts(id, at(2)).record_result(&form(0, "void")).unwrap().now().unwrap();
    assert_eq!((agreed.version, agreed.played_anew), (1, false), "once is enough");
    assert_eq!(board(&service, id).earlier_games().len(), 1);
    let other = service.acts(id, at(3)).record_result(&form(0, "B+"));
    assert!(matches!(other, Err(ServiceError::Conflict(_))), "{other:?}");
}

fn its_terms_are_the_same_unless_the_arbiter_says_otherwise(place: &Place) {
    let mut event = event("Terms", 4, 1);
    event.rounds[0].boards[0].handicap = 3;
    let (service, id) = with(place, &event);
    let first = board(&service, id);
    let early = service.acts(id, at(1)).set_replay(&form(0, "?"));
    assert_eq!(refusal(early), Refusal::NotPlayedAnew);
    let replay = ReplayTerms { time: "30 minutes each".to_owned(), ..ReplayTerms::default() };
    service.acts(id, at(1)).record_result(&ResultForm { replay, ..form(0, "void") }).unwrap();
    let anew = board(&service, id);
    assert_eq!((anew.black, anew.handicap), (first.black, 3));
    assert_eq!(anew.replay.unwrap().time, "30 minutes each");
    let replay = ReplayTerms { black: Some(first.white), handicap: Some(0), time: String::new() };
    service.acts(id, at(2)).set_replay(&ResultForm { replay, ..form(1, "?") }).unwrap();
    let anew = loaded(place, id).tournament.rounds[0].boards[0].clone();
    assert_eq!((anew.black, anew.white, anew.handicap), (first.white, first.black, 0));
    assert_eq!(anew.earlier_games()[0].handicap, 3, "the first game is as it was");
    service.acts(id, at(3)).record_result(&form(2, "B+")).unwrap();
    let late = service.acts(id, at(4)).set_replay(&form(3, "?"));
    assert_eq!(refusal(late), Refusal::NotPlayedAnew);
}

fn a_replay_is_taken_back(place: &Place) {
    let (service, id) = with(place, &event("Back", 4, 1));
    service.acts(id, at(1)).record_result(&form(0, "B+R")).unwrap();
    service.acts(id, at(2)).record_result(&form(1, "void")).unwrap();
    service.acts(id, at(3)).take_replay_back(&form(2, "?")).unwrap();
    let back = loaded(place, id).tournament.rounds[0].boards[0].clone();
    assert_eq!((back.ending.to_string().as_str(), back.replay, back.version), ("B+R", None, 3));
    let again = service.acts(id, at(4)).take_replay_back(&form(3, "?"));
    assert_eq!(refusal(again), Refusal::NotPlayedAnew);
}

/// A repetition that nobody yields: the Chinese rules leave it to the event, a replay among others.
fn report() -> Report {
    let incident = Incident::new(IncidentKind::BoardScattered, Doer::Nobody);
    let mut incident = incident;
    incident.circumstances.force_majeure = true;
    incident.circumstances.lost = true;
    incident.circumstances.after_end = Some(CallAfterEnd::Open);
    Report { round: RoundNo(1), table: TableNo(1), incident, confirmed: false }
}

fn a_ruling_has_the_game_played_anew_and_withdrawing_it_restores(place: &Place) {
    let mut event = event("Ruled", 4, 1);
    event.settings.refereeing.procedure = Some("chinese-1988".to_owned());
    let (service, id) = with(place, &event);
    service.acts(id, at(1)).record_result(&form(0, "W+R")).unwrap();
    let file = service.read(|c| c.referee_file(id)).unwrap();
    let proposal = ProposedRuling::of(&seen(&service, id), &file, &report(), None, None).unwrap();
    let replay = proposal.ruling.options.iter().position(|o| o.effect.verdict == Verdict::Replay);
    let ruling = RulingForm {
        shown: proposal.fingerprint(),
        report: report(),
        reported: None,
        replaces: None,
        choice: Choice { option: replay, ..Choice::default() },
        committee: None,
        words: String::new(),
        told: Each { black: true, white: true },
        draft: None,
    };
    assert!(replay.is_some(), "{:?}", proposal.ruling);
    let ruled = service.acts(id, at(2)).rule_incident(&ruling).unwrap().now().unwrap();
    assert!(ruled.result.as_ref().is_some_and(|result| result.played_anew));
    let anew = board(&service, id);
    assert!(anew.ending.is_pending());
    let first = &anew.earlier_games()[0];
    assert_eq!((first.ending.to_string().as_str(), first.ruling), ("W+R", Some(1)));
    assert_eq!(first.black, EntryId(anew.black.0));
    service.acts(id, at(3)).withdraw_ruling(RulingNo(1), "both had agreed", &[], None).unwrap();
    let back = loaded(place, id).tournament.rounds[0].boards[0].clone();
    assert_eq!((back.ending.to_string().as_str(), back.replay), ("W+R", None));
}
