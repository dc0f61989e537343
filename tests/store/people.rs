use tengen::service::{Invited, Joined, Refusal, Service, ServiceError, SignedIn, Thing};
use tengen::store::{AccountId, AccountRow, Role};
use tengen::tournament::{Entry, TournamentId};

use crate::accounts::PASSWORD;
use crate::databases::{Place, count, on_both};
use crate::events::{event, minute};
use crate::{at, by, refusal, seen};

on_both!(
    the_maker_is_organiser,
    joining_with_a_new_account,
    a_link_for_several_is_for_as_many,
    joining_with_an_account,
    an_organiser_stays_one,
    a_recorder_records_and_rises,
    links_that_do_not_hold,
    a_refused_name_leaves_nothing,
    roles_belong_to_one_tournament,
    roles_are_taken_away,
    joining_beside_other_acts,
);

const FORTNIGHT: i64 = 14 * 24 * 60;

struct House {
    service: Service,
    organiser: SignedIn,
    id: TournamentId,
}

fn house(place: &Place) -> House {
    let service = place.service();
    let link = service.setup_link(minute(0)).unwrap().unwrap();
    let organiser = service.set_up(link.secret(), "Organiser", PASSWORD, minute(0)).unwrap();
    let id = new_event(&service, organiser.account.id, "House");
    House { service, organiser, id }
}

fn new_event(service: &Service, account: AccountId, name: &str) -> TournamentId {
    service.create_tournament(by(account, 0), &event(name, 4, 1)).unwrap().now().unwrap().id
}

impl House {
    fn invite(&self, role: Role) -> Invited {
        self.invite_many(role, 1)
    }

    fn invite_many(&self, role: Role, people: i32) -> Invited {
        let who = self.organiser.account.id;
        self.service.acts(self.id, by(who, 0)).invite(who, (role, people)).unwrap().now().unwrap()
    }

    fn person(&self, name: &str) -> AccountRow {
        self.service.create_account(name, PASSWORD, false, minute(0)).unwrap();
        self.service.sign_in(name, PASSWORD, minute(0)).unwrap().account
    }

    fn role(&self, id: TournamentId, who: AccountId) -> Option<Role> {
        crate::read(&self.service, |c| c.role(id, who))
    }

    /// The links that were used, each with who did.
    fn uses(&self) -> Vec<(i32, String)> {
        let uses = crate::read(&self.service, |c| c.invitation_uses(self.id));
        uses.into_iter().map(|used| (used.invitation, used.name)).collect()
    }

    fn people(&self, id: TournamentId) -> Vec<(String, Role)> {
        let rows = crate::read(&self.service, |c| c.roles(id));
        rows.into_iter().map(|row| (row.name, row.role)).collect()
    }
}

fn the_maker_is_organiser(place: &Place) {
    let house = house(place);
    assert_eq!(house.people(house.id), [("Organiser".to_owned(), Role::Organiser)]);
}

fn joining_with_a_new_account(place: &Place) {
    let house = house(place);
    let invited = house.invite(Role::Arbiter);
    let secret = invited.token.secret();
    let offer = Joined { tournament: house.id, role: Role::Arbiter };
    assert_eq!(house.service.invitation(secret, None, minute(1)).unwrap(), offer);
    let (joined, anna) = house.service.join_as_new(secret, "Anna", PASSWORD, minute(1)).unwrap();
    assert_eq!(joined, offer);
    assert!(!anna.account.is_owner);
    assert_eq!(house.role(house.id, anna.account.id), Some(Role::Arbiter));
    assert!(house.service.signed_in(anna.session.secret(), minute(2)).unwrap().is_some());
    let second = house.service.join_as_new(secret, "Bert", PASSWORD, minute(2)).map(drop);
    assert_eq!(refusal(second), Refusal::LinkSpent, "a link is for one");
    assert_eq!(refusal(house.service.invitation(secret, None, minute(2))), Refusal::LinkSpent);
    let own = house.service.join(secret, &anna.account, minute(2));
    assert_eq!(own.unwrap(), offer, "pressed twice, it is no fault");
    assert_eq!(house.uses(), [(invited.id, "Anna".to_owned())]);
    assert_eq!(count(house.service.store(), "account"), 2, "nothing is left of Bert");
}

fn a_link_for_several_is_for_as_many(place: &Place) {
    let house = house(place);
    let invited = house.invite_many(Role::Arbiter, 2);
    let secret = invited.token.secret();
    let people = ["Anna", "Bert", "Cleo"].map(|name| house.person(name));
    let joined = std::thread::scope(|scope| {
        let service = &house.service;
        let join = |who| scope.spawn(move || service.join(secret, who, minute(1)).map(drop));
        let asked: Vec<_> = people.iter().map(join).collect();
        asked.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    let refused: Vec<_> = joined.into_iter().filter_map(Result::err).collect();
    assert_eq!(refused.len(), 1, "two of three at once");
    assert_eq!(house.uses().len(), 2);
    let gone = house.people(house.id).into_iter().find(|(name, _)| name != "Organiser").unwrap().0;
    let gone = people.iter().find(|person| person.name == gone).unwrap();
    house.service.acts(house.id, at(2)).remove_role(gone.id).unwrap();
    let again = house.service.join(secret, gone, minute(3));
    assert_eq!(refusal(again), Refusal::LinkSpent, "who was sent away does not come back by it");
}

fn joining_with_an_account(place: &Place) {
    let house = house(place);
    let anna = house.person("Anna");
    let arbiter = house.invite(Role::Arbiter);
    house.service.join(arbiter.token.secret(), &anna, minute(1)).unwrap();
    assert_eq!(house.role(house.id, anna.id), Some(Role::Arbiter));
    let organiser = house.invite(Role::Organiser);
    let joined = house.service.join(organiser.token.secret(), &anna, minute(1)).unwrap();
    assert_eq!(joined.role, Role::Organiser);
    assert_eq!(house.role(house.id, anna.id), Some(Role::Organiser), "an arbiter can rise");
}

fn an_organiser_stays_one(place: &Place) {
    let house = house(place);
    let invited = house.invite(Role::Arbiter);
    let who = &house.organiser.account;
    let joined = house.service.join(invited.token.secret(), who, minute(1)).unwrap();
    assert_eq!(joined.role, Role::Organiser);
    assert_eq!(house.role(house.id, who.id), Some(Role::Organiser));
}

fn a_recorder_records_and_rises(place: &Place) {
    let house = house(place);
    let rosa = house.person("Rosa");
    let recorder = house.invite(Role::Recorder);
    house.service.join(recorder.token.secret(), &rosa, minute(1)).unwrap();
    assert_eq!(house.role(house.id, rosa.id), Some(Role::Recorder));
    let chief = house.service.acts(house.id, at(2)).name_chief(rosa.id, true);
    assert_eq!(refusal(chief), Refusal::ChiefWithoutRole);
    let arbiter = house.invite(Role::Arbiter);
    house.service.join(arbiter.token.secret(), &rosa, minute(3)).unwrap();
    assert_eq!(house.role(house.id, rosa.id), Some(Role::Arbiter));
    house.service.join(recorder.token.secret(), &rosa, minute(4)).unwrap();
    assert_eq!(
        house.role(house.id, rosa.id),
        Some(Role::Arbiter),
        "an old link takes nothing away"
    );
}

fn links_that_do_not_hold(place: &Place) {
    let house = house(place);
    let anna = house.person("Anna");
    let (expired, revoked) = (house.invite(Role::Arbiter), house.invite(Role::Organiser));
    house.service.acts(house.id, at(1)).revoke_invitation(revoked.id).unwrap();
    let plain = revoked.token.hash();
    let cases = [
        (expired.token.secret(), FORTNIGHT),
        (revoked.token.secret(), 2),
        (plain.as_str(), 0),
        ("", 0),
        ("\0", 0),
    ];
    for (secret, now) in cases {
        let spent = |refused| assert_eq!(refused, Refusal::LinkSpent, "{secret} at {now}");
        spent(refusal(house.service.invitation(secret, None, minute(now))));
        spent(refusal(house.service.join(secret, &anna, minute(now))));
        spent(refusal(house.service.join_as_new(secret, "Bert", PASSWORD, minute(now)).map(drop)));
    }
    assert!(house.service.invitation(expired.token.secret(), None, minute(FORTNIGHT - 1)).is_ok());
    assert_eq!(house.role(house.id, anna.id), None);
    let unknown = house.service.acts(house.id, at(1)).revoke_invitation(99);
    assert!(matches!(unknown, Err(ServiceError::Unknown(Thing::Invitation))));
    let states = crate::read(&house.service, |c| c.invitations(house.id));
    assert_eq!(
        states.iter().map(|i| (i.id, i.revoked)).collect::<Vec<_>>(),
        [(1, false), (2, true)]
    );
}

fn a_refused_name_leaves_nothing(place: &Place) {
    let house = house(place);
    let invited = house.invite(Role::Arbiter);
    let taken = house.service.join_as_new(invited.token.secret(), "ORGANISER", PASSWORD, minute(1));
    assert_eq!(refusal(taken.map(drop)), Refusal::NameTaken);
    assert_eq!(count(house.service.store(), "account"), 1);
    assert_eq!(house.people(house.id).len(), 1);
}

fn roles_belong_to_one_tournament(place: &Place) {
    let house = house(place);
    let anna = house.person("Anna");
    let other = new_event(&house.service, anna.id, "Other");
    let invited = house.invite(Role::Arbiter);
    house.service.join(invited.token.secret(), &anna, minute(1)).unwrap();
    let owner = house.organiser.account.id;
    let roles = |who| {
        let mut roles = crate::read(&house.service, |c| c.roles_of(who));
        roles.sort();
        roles
    };
    assert_eq!(roles(anna.id), [(house.id, Role::Arbiter), (other, Role::Organiser)]);
    assert_eq!(roles(owner), [(house.id, Role::Organiser)]);
    assert_eq!(house.role(other, owner), None);
    house.service.acts(house.id, by(owner, 2)).remove_role(anna.id).unwrap();
    assert_eq!(roles(anna.id), [(other, Role::Organiser)], "the other tournament's role stays");
    let elsewhere = house.service.acts(other, at(2)).revoke_invitation(invited.id);
    assert!(matches!(elsewhere, Err(ServiceError::Unknown(Thing::Invitation))));
}

fn roles_are_taken_away(place: &Place) {
    let house = house(place);
    let owner = house.organiser.account.id;
    assert_eq!(
        refusal(house.service.acts(house.id, by(owner, 1)).remove_role(owner)),
        Refusal::OwnRole
    );
    let (_, anna) = {
        let invited = house.invite(Role::Organiser);
        house.service.join_as_new(invited.token.secret(), "Anna", PASSWORD, minute(1)).unwrap()
    };
    house.service.acts(house.id, by(owner, 2)).remove_role(owner).expect("Anna is there");
    let last = house.service.acts(house.id, by(anna.account.id, 3)).remove_role(anna.account.id);
    assert_eq!(refusal(last), Refusal::OwnRole);
    assert_eq!(house.people(house.id), [("Anna".to_owned(), Role::Organiser)]);
    let rows = crate::read(&house.service, |c| c.journal(house.id, None, 9));
    let acts: Vec<_> = rows.iter().rev().map(|row| row.act.as_str()).collect();
    assert_eq!(acts, ["create", "invite", "join", "remove-role"]);
}

/// People join under the server's lock, others act under the tournament's: one journal all the same.
fn joining_beside_other_acts(place: &Place) {
    let house = house(place);
    let secret = house.invite_many(Role::Arbiter, 4).token.secret().to_owned();
    let people: Vec<_> = (0..4).map(|n| house.person(&format!("Person {n}"))).collect();
    let service = &house.service;
    let add = |n: i32| {
        let rank = "5k".parse().unwrap();
        service
            .acts(house.id, at(1))
            .add_entry(false, |id| Entry::new(id, &format!("New{n}"), "", rank))
            .unwrap();
    };
    std::thread::scope(|scope| {
        for (n, person) in (0..).zip(&people) {
            let secret = &secret;
            scope.spawn(move || {
                for _ in 0..20 {
                    service.join(secret, person, minute(1)).unwrap();
                }
            });
            scope.spawn(move || (0..20).for_each(|m| add(n * 20 + m)));
        }
    });
    assert_eq!(seen(service, house.id).tournament.entries.len(), 4 + 80);
    assert_eq!(service.broken_journal(house.id).unwrap(), None);
    assert_eq!(count(service.store(), "journal"), 2 + 80 + 4, "everybody has joined once");
}
