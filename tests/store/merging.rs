//! Several who bring the same list in at once.

use std::thread;

use tengen::interchange::{Columns, participants};
use tengen::publishing::record::{Reach, make, verify_signed};
use tengen::service::deed::Deed;
use tengen::service::{Done, ReachForm, Refusal, ReportForm, RequestForm, ResultForm, fingerprint};
use tengen::store::{Channel, LinkHolder, NotificationKind};
use tengen::tournament::{
    Ending, Entry, EntryId, LineUp, NoResultPolicy, Private, Registration, RequestKind, RoundNo,
    Sex, TeamNo,
};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::played::{at, draw, play, play_round};
use crate::{read, refusal, seen, with};

on_both!(
    a_list_brought_in_by_eight_at_once_is_entered_once,
    a_double_of_one_team_sits_at_one_board,
    a_list_with_teams_makes_them,
    two_entries_of_one_person_become_one_after_rounds_were_played,
    what_a_double_chose_and_said_stays,
);

/// No. 6 leaves after round 1, and comes again as no. 7: a child whose name is hidden, who speaks by phone.
fn what_a_double_chose_and_said_stays(place: &Place) {
    let service = place.service().sending_mail();
    let (six, seven, two) = (EntryId(6), EntryId(7), RoundNo(2));
    let mut open = event("Doubles", 6, 0);
    open.settings.reporting.not_to_aga.insert(seven);
    let id = play(&service, &open, 1);
    service.acts(id, at(180)).withdraw(six, two).unwrap();
    let private = Private {
        initials: true,
        birth_year: Some(2014),
        sex: Some(Sex::Female),
        email: "dora@go.example".to_owned(),
        ..Private::default()
    };
    let double = |id| Entry {
        private: private.clone(),
        ..Entry::new(id, "Double", "Dora", "3k".parse().unwrap())
    };
    service.acts(id, at(190)).add_entry(false, double).unwrap();
    draw(&service, id, two, 200);
    let drawn = fingerprint(seen(&service, id).tournament.round(two));
    service.acts(id, at(201)).publish_round(two, &drawn, true).unwrap();
    let board = seen(&service, id).tournament.round(two).unwrap().board_of(seven).unwrap().clone();
    let other = board.opponent_of(seven).unwrap();
    let links = service.acts(id, at(202)).make_personal_links(&[six, seven, other]).unwrap();
    let links = links.now().unwrap();
    let [old, own, theirs] = [0, 1, 2].map(|at| links[at].1.secret());
    for (secret, ending) in [(own, "B+R"), (theirs, "W+R")] {
        let players = [board.black, board.white];
        let ending = ending.parse().unwrap();
        let form = ReportForm { round: two, table: board.table, players, ending };
        service.acts(id, at(203)).report_result(secret, &form).unwrap();
    }
    let call = RequestForm { kind: RequestKind::Arbiter, round: two, words: String::new() };
    service.acts(id, at(204)).ask(own, &call).unwrap();
    let kinds = NotificationKind::ALL.to_vec();
    let reach = ReachForm { way: Channel::Mail, kinds, language: "en".to_owned() };
    service.acts(id, at(205)).choose_reach(own, &reach).unwrap();

    service.acts(id, at(206)).merge_doubles(six, seven).unwrap();

    let now = seen(&service, id).tournament;
    let one = now.entry(six).unwrap();
    assert_eq!(one.private, private, "the stricter choice stays, what is missing is filled");
    assert!((1..=5).all(|no| one.participation.in_round(RoundNo(no))), "{:?}", one.participation);
    assert!(now.settings.reporting.not_to_aga.iter().eq([&six]));
    for secret in [old, own] {
        let holder = Some(LinkHolder { tournament: id, entry: six });
        assert_eq!(service.link_holder(secret).unwrap(), holder, "both links lead there");
    }
    let board = now.round(two).unwrap().board_of(six).unwrap().clone();
    let said = service.read(|c| c.reports_of(id, (two, &board))).unwrap();
    let mut speakers: Vec<_> = said.iter().map(|word| word.speaker()).collect();
    speakers.sort_unstable();
    assert_eq!(speakers, [six.min(other), six.max(other)]);
    assert!(service.read(|c| c.requests(id)).unwrap().iter().map(|request| request.by).eq([six]));
    assert!(read(&service, |c| c.reaches(id)).iter().map(|contact| contact.entry).eq([six]));
    assert_eq!(service.compare_parts(id).unwrap().faults, []);
    assert_eq!(service.broken_journal(id).unwrap(), None);
}

/// No. 6 plays round 1, is entered once more before round 2, and plays it as no. 7.
fn two_entries_of_one_person_become_one_after_rounds_were_played(place: &Place) {
    let service = place.service();
    let mut open = event("Doubles", 6, 0);
    open.settings.points.no_result = NoResultPolicy::Replay;
    let id = play(&service, &open, 1);
    let (six, seven) = (EntryId(6), EntryId(7));
    service.acts(id, at(200)).withdraw(six, RoundNo(2)).unwrap();
    let double = |id| Entry {
        club: "Bonn".to_owned(),
        ffg_licence: "7654321".to_owned(),
        ..Entry::new(id, "Double", "Dora", "3k".parse().unwrap())
    };
    let added = service.acts(id, at(201)).add_entry(false, double).unwrap().now();
    assert_eq!(added, Some(seven));
    play_round(&service, id, 2);
    let before = seen(&service, id).tournament;
    let second = before.round(RoundNo(2)).unwrap();
    assert!(second.has_place(seven) && !second.has_place(six));
    // Who met is not one person, and who sat at two boards of a round neither.
    let first = &before.rounds[0];
    let (black, white) = (first.boards[0].black, first.boards[0].white);
    let merge = |minute, keep, gone| service.acts(id, at(minute)).merge_doubles(keep, gone);
    assert_eq!(refusal(merge(400, black, white)), Refusal::MergeMet { round: RoundNo(1) });
    let other = first.boards[1].black;
    assert_eq!(refusal(merge(401, black, other)), Refusal::MergeBothPaired { round: RoundNo(1) });
    assert_eq!(refusal(merge(402, six, six)), Refusal::MergePair);
    let numbered = Entry { egf_pin: "12345678".to_owned(), ..before.entry(seven).unwrap().clone() };
    service.acts(id, at(403)).edit_entry(seven, false, |_, _| Ok(numbered)).unwrap();
    assert_eq!(refusal(merge(404, six, seven)), Refusal::MergeNumbers);
    let plain = before.entry(seven).unwrap().clone();
    service.acts(id, at(405)).edit_entry(seven, false, |_, _| Ok(plain)).unwrap();
    assert_eq!(seen(&service, id).tournament, before, "nothing is changed");
    // The game before a replay is this person's too: it can be taken back afterwards.
    let board = second.board_of(seven).unwrap().clone();
    let form = |seen, ending| ResultForm {
        reason: Some("the wrong handicap".to_owned()),
        ..ResultForm::new(RoundNo(2), board.table, seen, ending)
    };
    service.acts(id, at(405)).record_result(&form(board.version, Ending::NoResult)).unwrap();
    merge(406, six, seven).unwrap();
    let now = seen(&service, id).tournament;
    let replay = now.round(RoundNo(2)).unwrap().board_at(board.table).unwrap();
    assert!(replay.is_played_anew(), "{replay:?}");
    let back = form(replay.version, Ending::Pending);
    service.acts(id, at(407)).take_replay_back(&back).unwrap();
    let after = seen(&service, id).tournament;
    assert!(after.entry(seven).is_none() && after.entries.len() == 6);
    let one = after.entry(six).unwrap();
    assert_eq!((one.ffg_licence.as_str(), one.rank), ("7654321", before.entry(six).unwrap().rank));
    assert!((1..=2).all(|no| after.round(RoundNo(no)).unwrap().has_place(six)));
    assert!(one.participation.in_round(RoundNo(2)));
    let boards = |tournament: &tengen::tournament::Tournament| {
        let all = tournament.rounds.iter().flat_map(|round| round.boards.clone());
        all.map(|board| (board.table, board.ending)).collect::<Vec<_>>()
    };
    assert_eq!(boards(&after), boards(&before), "results stay");
    let record = make(&service, id, Reach::Public).unwrap().text().unwrap();
    verify_signed(record.as_bytes(), None).expect("the record holds");
    assert_eq!(service.broken_journal(id).unwrap(), None);
    play_round(&service, id, 3);
}

fn a_list_brought_in_by_eight_at_once_is_entered_once(place: &Place) {
    let (service, id) = with(place, &event("Open", 0, 0));
    let lines: String =
        (0..60).map(|n| format!("Player{n};Given;{}k;DE;Elb\n", n % 30 + 1)).collect();
    let table = participants::table(format!("Name;Vorname;Rang;Land;Verein\n{lines}").as_bytes());
    let table = table.unwrap();
    let people = Columns::of(&table).people(&table);
    let merge =
        || match service.acts(id, crate::at(1)).merge_entries(&people, (Registration::Final, None))
        {
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
        service.acts(id, crate::at(n)).merge_entries(&people, (Registration::Final, None))
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
    let (was, now) = ("3d".parse().unwrap(), "4d".parse().unwrap());
    merge(3, "Name;Rank;Club\nAnna;4d;Elb\n").unwrap();
    let row = read(&service, |c| c.journal(id, None, 1)).remove(0);
    assert!(!row.detail.contains("Elb"), "beside the chain: {}", row.detail);
    let deed = Deed::of(&row).unwrap();
    let [(EntryId(1), Some(changes))] = deed.entries()[..] else { panic!("{deed:?}") };
    assert_eq!(changes.rank, Some((was, now)));
    let club = [String::new(), "Elb".to_owned()];
    assert_eq!(deed.text_change(EntryId(1), "club"), Some(&club));
    let refused = merge(4, "Name;Rank;Team\nNew;3d;Bora\nAnna;3d;Bora\n").unwrap_err();
    assert!(refused.to_string().contains("Anna is in the squads of Alba and Bora"), "{refused}");
    let after = seen(&service, id).tournament;
    assert_eq!((after.entries.len(), after.teams), (5, teams), "all or nothing");
}

/// Both are in one team, and named for the round to come.
fn a_double_of_one_team_sits_at_one_board(place: &Place) {
    let (service, id) = with(place, &event("Cup", 0, 0));
    let list = "Name;Rank;Team\nAnna;3d;Alba\nAbel;2d;Alba\nBea;1d;Bora\nBert;1k;Bora\n\
        Bo;2k;Bora\n";
    let table = participants::table(list.as_bytes()).unwrap();
    let people = Columns::of(&table).people(&table);
    service.acts(id, crate::at(1)).merge_entries(&people, (Registration::Final, None)).unwrap();
    let line_up = LineUp(vec![Some(EntryId(4)), Some(EntryId(3))]);
    let place = (TeamNo(2), RoundNo(1));
    service.acts(id, crate::at(2)).declare_line_up(place, Some(&line_up), None).unwrap();
    service.acts(id, crate::at(3)).merge_doubles(EntryId(3), EntryId(4)).unwrap();
    let after = seen(&service, id).tournament;
    assert_eq!(after.teams.list[1].line_ups[&RoundNo(1)], LineUp(vec![None, Some(EntryId(3))]));
    assert!(after.team_faults().is_empty(), "{:?}", after.team_faults());
}
