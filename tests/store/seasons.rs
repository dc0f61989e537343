//! The next season made of the last: all of it or nothing, with its organisers and an entry in every journal.

use std::sync::Arc;

use tengen::service::{Done, Refusal, Service, ServiceError};
use tengen::store::{AccountId, DeedKind, Role, Scope, Snapshot, StoreError};
use tengen::tournament::{Division, Tournament, TournamentId};

use crate::databases::{Place, count, on_both};
use crate::events::{event, minute};
use crate::{at, by, read, seen};

on_both!(
    a_season_is_made_with_its_organisers_and_journals,
    a_season_that_saw_less_than_there_is_makes_nothing,
    joining_an_event_merges_no_leagues,
    naming_an_event_away_and_back_joins_nothing,
    two_events_of_a_season_are_not_the_same_division,
    divisions_that_the_command_brought_in_are_offered_to_an_owner,
);

fn division(name: &str, season: &str, no: i32) -> Tournament {
    let mut division = event(name, 4, 1);
    division.settings.division = Division { series: "City".into(), season: season.into(), no };
    division
}

fn account(service: &Service, name: &str) -> AccountId {
    let made = service.create_account(name, "a long password", false, minute(0));
    made.expect("it is new")
}

/// Divisions of those organisers, the first division first.
fn league(service: &Service, organisers: &[&[AccountId]]) -> Vec<TournamentId> {
    let made = (1..).zip(organisers).map(|(no, of)| {
        let new = division(&format!("League {no}"), "1", no);
        let kept = service.create_tournament(at(0), &new).expect("it can be kept").now();
        let id = kept.expect("it is new").id;
        for account in *of {
            let set = |c: &mut tengen::store::Tx| {
                c.give_role(id, *account, Role::Organiser, minute(0))?;
                Ok::<_, StoreError>(())
            };
            service.store().write(Scope::Tournament(id), set).expect("a role");
        }
        id
    });
    let made: Vec<_> = made.collect();
    for id in &made[1..2] {
        service.acts(made[0], at(1)).add_to_series(*id).expect("the command may");
    }
    made
}

fn series(service: &Service, id: TournamentId) -> Vec<Arc<Snapshot>> {
    service.divisions_of(&seen(service, id)).expect("they can be read")
}

fn next(ids: &[TournamentId]) -> Vec<(TournamentId, Tournament)> {
    let new = |(no, id): (i32, &TournamentId)| (*id, division(&format!("Next {no}"), "2", no));
    (1..).zip(ids).map(new).collect()
}

fn a_season_is_made_with_its_organisers_and_journals(place: &Place) {
    let service = place.service();
    let [ada, bob, owner] = ["ada", "bob", "owner"].map(|name| account(&service, name));
    let ids = league(&service, &[&[ada], &[ada, bob]]);
    let made = service.create_season(by(owner, 1), &series(&service, ids[0]), &next(&ids));
    let made = made.expect("it can be made").now().expect("it is new");
    let organisers = |id| -> Vec<AccountId> {
        read(&service, |c| c.roles(id)).iter().map(|one| one.account).collect()
    };
    assert_eq!(organisers(made[0].id), [ada, owner], "who organises it, and who made it");
    assert_eq!(organisers(made[1].id), [ada, bob, owner]);
    assert_eq!(series(&service, ids[0]).len(), 4, "both seasons are of one series");
    for id in [ids[1], made[1].id] {
        let rows = read(&service, |c| c.journal(id, None, 1));
        assert_eq!(rows[0].kind(), Some(DeedKind::NextSeason));
        assert!(rows[0].words.contains("League 2") && rows[0].words.contains("Next 2"));
        assert_eq!(service.broken_journal(id).expect("it can be read"), None);
    }
    let again = service.create_season(by(owner, 2), &series(&service, ids[0]), &next(&ids));
    assert!(matches!(again, Err(ServiceError::Fields(_))), "{again:?}");
    assert_eq!(count(service.store(), "tournament"), 4);
}

fn a_season_that_saw_less_than_there_is_makes_nothing(place: &Place) {
    let service = place.service();
    let ada = account(&service, "ada");
    let ids = league(&service, &[&[ada], &[ada]]);
    let before = series(&service, ids[0]);
    let rename = |now: &Tournament| {
        let mut settings = now.settings.clone();
        settings.director = "Bea".to_owned();
        Ok(settings)
    };
    service.acts(ids[1], by(ada, 1)).change_settings(rename).expect("it can be changed");
    let stale = service.create_season(by(ada, 2), &before, &next(&ids));
    assert!(matches!(stale, Err(ServiceError::EditConflict(_))), "{stale:?}");
    // One of two events of the new season cannot be kept: none is.
    let mut twice = next(&ids);
    twice[1].1.entries[1].id = twice[1].1.entries[0].id;
    let half = service.create_season(by(ada, 3), &series(&service, ids[0]), &twice);
    assert!(half.is_err(), "{half:?}");
    assert_eq!(count(service.store(), "tournament"), 2);
    let made = service.create_season(by(ada, 4), &series(&service, ids[0]), &next(&ids));
    assert!(matches!(made, Ok(Done::Now(made)) if made.len() == 2));
}

fn joining_an_event_merges_no_leagues(place: &Place) {
    let service = place.service();
    let [ada, bob] = ["ada", "bob"].map(|name| account(&service, name));
    let ids = league(&service, &[&[ada], &[ada], &[bob], &[bob]]);
    let of = |id| -> Vec<_> { series(&service, id).iter().map(|one| one.id).collect() };
    let taken = service.acts(ids[0], by(ada, 2)).add_to_series(ids[2]);
    assert!(matches!(taken, Err(ServiceError::Refused(Refusal::SeriesNotAll))), "{taken:?}");
    service.acts(ids[2], by(bob, 3)).add_to_series(ids[3]).expect("both are his");
    let join = |id, who| {
        let set = |c: &mut tengen::store::Tx| {
            c.give_role(id, who, Role::Organiser, minute(0))?;
            Ok::<_, StoreError>(())
        };
        service.store().write(Scope::Tournament(id), set).expect("a role");
    };
    join(ids[1], bob);
    assert_eq!(
        (of(ids[0]), of(ids[1]), of(ids[2])),
        (ids[..2].into(), ids[..2].into(), ids[2..].into())
    );
    // Bob organises the second and not the first, so he adds nothing to their season, and his own league stays his.
    let refused = service.acts(ids[1], by(bob, 4)).add_to_series(ids[2]);
    assert!(matches!(refused, Err(ServiceError::Refused(Refusal::SeriesNotAll))), "{refused:?}");
    let could = |id, who| service.could_join(&seen(&service, id), who).expect("it can be read");
    assert_eq!(could(ids[2], bob).iter().map(|one| one.id).collect::<Vec<_>>(), [ids[1]]);
    // He moves the one event, and nothing that is beside it.
    service.acts(ids[2], by(bob, 5)).add_to_series(ids[1]).expect("all three are his");
    assert_eq!((of(ids[0]), of(ids[2])), (vec![ids[0]], vec![ids[1], ids[2], ids[3]]));
    // Another name in its settings takes an event out.
    let rename = |now: &Tournament| {
        let mut settings = now.settings.clone();
        settings.division.series = "Mine".to_owned();
        Ok(settings)
    };
    service.acts(ids[3], by(bob, 6)).change_settings(rename).expect("it can be changed");
    assert_eq!((of(ids[2]), of(ids[3])), (vec![ids[1], ids[2]], vec![ids[3]]));
}

/// Gives an event that series, season and division.
fn named(service: &Service, who: AccountId, id: TournamentId, new: &Division) -> Outcome {
    let edit = |now: &Tournament| {
        let mut settings = now.settings.clone();
        settings.division = new.clone();
        Ok(settings)
    };
    service.acts(id, by(who, 9)).change_settings(edit).map(|_: Done<()>| ())
}

type Outcome = Result<(), ServiceError>;

fn at_division(series: &str, season: &str, no: i32) -> Division {
    Division { series: series.into(), season: season.into(), no }
}

fn naming_an_event_away_and_back_joins_nothing(place: &Place) {
    for (series_there, season_there) in [("Mine", "1"), ("City", "2")] {
        let service = place.service();
        let [imo, ann] =
            ["imo", "ann"].map(|name| account(&service, &format!("{name} {season_there}")));
        let ids = league(&service, &[&[imo], &[imo, ann], &[ann]]);
        let of = |id| -> Vec<_> { series(&service, id).iter().map(|one| one.id).collect() };
        let away = |id, no| {
            let there = at_division(series_there, season_there, no);
            named(&service, ann, id, &there).expect("she organises it");
        };
        away(ids[1], 2);
        away(ids[2], 3);
        assert_eq!(of(ids[0]), [ids[0]], "it left");
        service.acts(ids[1], by(ann, 3)).add_to_series(ids[2]).expect("both are hers");
        for (id, no) in [(ids[1], 2), (ids[2], 3)] {
            named(&service, ann, id, &at_division("City", "1", no)).expect("she organises it");
        }
        assert_eq!(of(ids[0]), [ids[0]], "who organises it did not say yes");
        // Who organises both adds it again.
        service.acts(ids[0], by(imo, 4)).add_to_series(ids[1]).expect("both are hers");
        assert_eq!(of(ids[0]), ids[..2]);
        // Who organises all of them gives the series another name, and it stays one.
        for (id, no) in [(ids[0], 1), (ids[1], 2)] {
            named(&service, imo, id, &at_division("Town", "1", no)).expect("she organises it");
        }
        assert_eq!(of(ids[0]), ids[..2]);
    }
}

fn two_events_of_a_season_are_not_the_same_division(place: &Place) {
    let service = place.service();
    let ada = account(&service, "ada");
    let ids = league(&service, &[&[ada], &[ada], &[ada]]);
    let second = at_division("City", "1", 2);
    named(&service, ada, ids[2], &second).expect("it is in no series yet");
    let twice = service.acts(ids[0], by(ada, 3)).add_to_series(ids[2]);
    let name = "League 2".to_owned();
    let refused = Refusal::DivisionTwice { no: 2, name };
    assert!(matches!(&twice, Err(ServiceError::Refused(why)) if *why == refused), "{twice:?}");
    let twice = named(&service, ada, ids[0], &second);
    assert!(
        matches!(&twice, Err(ServiceError::Fields(faults)) if faults[0].0 == "division"),
        "{twice:?}"
    );
    named(&service, ada, ids[2], &at_division("City", "1", 3)).expect("another number");
    service.acts(ids[0], by(ada, 4)).add_to_series(ids[2]).expect("both are hers");
    assert_eq!(series(&service, ids[0]).len(), 3);
}

fn divisions_that_the_command_brought_in_are_offered_to_an_owner(place: &Place) {
    let service = place.service();
    let ada = account(&service, "ada");
    let owner = service.create_account("owner", "a long password", true, minute(0)).expect("new");
    let ids = league(&service, &[&[], &[], &[ada], &[]]);
    let could = |id, who| -> Vec<TournamentId> {
        let found = service.could_join(&seen(&service, id), who).expect("it can be read");
        found.iter().map(|one| one.id).collect()
    };
    assert_eq!(could(ids[0], owner), [ids[3]], "not what somebody else organises");
    assert!(could(ids[2], ada).is_empty());
    service.acts(ids[0], by(owner, 2)).add_to_series(ids[3]).expect("an owner may");
    assert_eq!(series(&service, ids[0]).len(), 3);
}
