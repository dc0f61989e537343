//! Several who bring the same list in at once.

use std::thread;

use tengen::interchange::{Columns, participants};
use tengen::service::Done;
use tengen::tournament::{EntryId, Registration};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{seen, with};

on_both!(a_list_brought_in_by_eight_at_once_is_entered_once, a_list_with_teams_makes_them);

fn a_list_brought_in_by_eight_at_once_is_entered_once(place: &Place) {
    let (service, id) = with(place, &event("Open", 0, 0));
    let lines: String =
        (0..60).map(|n| format!("Player{n};Given;{}k;DE;Elb\n", n % 30 + 1)).collect();
    let table = participants::table(format!("Name;Vorname;Rang;Land;Verein\n{lines}").as_bytes());
    let table = table.unwrap();
    let people = Columns::of(&table).people(&table);
    let merge = || match service.merge_entries(id, crate::at(1), &people, Registration::Final) {
        Ok(Done::Now(merged)) => merged,
        other => panic!("{other:?}"),
    };
    let merged: Vec<_> = thread::scope(|scope| {
        let all: Vec<_> = (0..8).map(|_| scope.spawn(merge)).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(merged.iter().map(|one| one.entered).sum::<usize>(), 60, "{merged:?}");
    assert_eq!(merged.iter().filter(|one| one.same == 60).count(), 7, "{merged:?}");
    assert_eq!(seen(&service, id).tournament.entries.len(), 60);
}

fn a_list_with_teams_makes_them(place: &Place) {
    let (service, id) = with(place, &event("Cup", 0, 0));
    let merge = |n, list: &str| {
        let table = participants::table(list.as_bytes()).unwrap();
        let people = Columns::of(&table).people(&table);
        service.merge_entries(id, crate::at(n), &people, Registration::Final)
    };
    let list = "Name;Rank;Team;Board;Captain\nAnna;3d;Alba;2;x\nAbel;2d;Alba;1;\nBea;1d;Bora;;\n\
        Bert;1k;Bora;;\nBo;2k;Bora;;\n";
    merge(1, list).unwrap();
    let teams = seen(&service, id).tournament.teams;
    let squads: Vec<_> = teams.list.iter().map(|team| (&*team.name, team.squad.clone())).collect();
    let ids = |ids: &[i32]| ids.iter().copied().map(EntryId).collect::<Vec<_>>();
    assert_eq!(squads, [("Alba", ids(&[2, 1])), ("Bora", ids(&[3, 4, 5]))]);
    assert_eq!((teams.size, teams.list[0].captain), (2, Some(EntryId(1))));
    merge(2, list).unwrap();
    assert_eq!(seen(&service, id).tournament.teams, teams, "the same list again");
    let refused = merge(3, "Name;Rank;Team\nNew;3d;Bora\nAnna;3d;Bora\n").unwrap_err();
    assert!(refused.to_string().contains("Anna is in the squads of Alba and Bora"), "{refused}");
    let after = seen(&service, id).tournament;
    assert_eq!((after.entries.len(), after.teams), (5, teams), "all or nothing");
}
