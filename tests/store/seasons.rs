//! The next season made of the last: all of it or nothing, with its organisers and an entry in every journal.

use std::sync::Arc;

use tengen::service::{Done, Service, ServiceError};
use tengen::store::{AccountId, Deed, Role, Scope, Snapshot, StoreError};
use tengen::tournament::{Division, Tournament, TournamentId};

use crate::databases::{Place, count, on_both};
use crate::events::{event, minute};
use crate::{at, by, read, seen};

on_both!(
    a_season_is_made_with_its_organisers_and_journals,
    a_season_that_saw_less_than_there_is_makes_nothing,
    divisions_hang_together_whoever_organises_which,
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
            let set = |c: &mut tengen::store::AnyConnection| {
                c.set_role(id, *account, Role::Organiser, minute(0))?;
                Ok::<_, StoreError>(())
            };
            service.store().write(Scope::Tournament(id), set).expect("a role");
        }
        id
    });
    made.collect()
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
    let all: Vec<_> = series(&service, ids[0]).iter().map(|one| one.id).collect();
    assert_eq!(all.len(), 4, "the owner had no role in the old season, and it is of one series");
    for id in [ids[1], made[1].id] {
        let rows = read(&service, |c| c.journal(id, None, 1));
        assert_eq!(rows[0].deed(), Some(Deed::NextSeason));
        assert!(rows[0].detail.contains("League 2") && rows[0].detail.contains("Next 2"));
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
    service.change_settings(ids[1], by(ada, 1), rename).expect("it can be changed");
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

fn divisions_hang_together_whoever_organises_which(place: &Place) {
    let service = place.service();
    let [ada, bob, eve] = ["ada", "bob", "eve"].map(|name| account(&service, name));
    let ids = league(&service, &[&[ada], &[ada, bob], &[bob], &[eve]]);
    for id in &ids[..3] {
        let found: Vec<_> = series(&service, *id).iter().map(|one| one.id).collect();
        assert_eq!(found, ids[..3], "from {id}");
    }
    assert_eq!(series(&service, ids[3]).len(), 1, "a series of the same name of somebody else");
}
