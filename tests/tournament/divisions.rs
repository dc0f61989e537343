use tournament::*;

fn league(no: i32) -> Tournament {
    let mut event = super::event(System::Swiss, &[]);
    event.settings.division = Division { series: "City".into(), season: "1".into(), no };
    event.teams.size = 2;
    for team in 1..=2 {
        let squad: Vec<EntryId> = (1..=2)
            .map(|board| {
                let name = format!("{no}{team}{board}");
                event.enter(Entry::new(EntryId(0), &name, "", rating::Rank::SHODAN))
            })
            .collect();
        let mut own = Team::new(TeamNo(team), &format!("Team {no}{team}"), squad.clone());
        own.captain = Some(squad[1]);
        event.teams.list.push(own);
    }
    event
}

#[test]
fn teams_change_divisions_with_their_squads_and_captains() {
    let (mut first, mut second) = (league(1), league(2));
    // A substitute of the second who plays for a team of the first as well, and a namesake of another.
    second.entries[0].egf_pin = "10000001".to_owned();
    first.entries[0].egf_pin = "10000001".to_owned();
    second.entries[1].surname = "112".to_owned();
    let (begins, ends) = (super::day(), super::day());
    let terms = |name: &str| CopyTerms { name: name.to_owned(), begins, ends, people: true };
    let team = |from, no, to| DivisionMove { from, who: DivisionMember::Team(TeamNo(no)), to };
    let moves = [team(0, 1, Some(0)), team(1, 1, Some(0)), team(0, 2, Some(1)), team(1, 2, None)];
    let divisions = [(&first, terms("A")), (&second, terms("B"))];
    let NextSeason { events: made, once } = next_season(&divisions, "2", &moves);
    let names = |at: usize| -> Vec<&str> {
        made[at].teams.list.iter().map(|team| team.name.as_str()).collect()
    };
    assert_eq!((names(0), names(1)), (vec!["Team 11", "Team 21"], vec!["Team 12"]));
    let squads: Vec<usize> = made[0].teams.list.iter().map(|team| team.squad.len()).collect();
    assert_eq!(
        (squads, made[0].entries.len()),
        (vec![2, 1], 3),
        "one person, one squad; two of one name"
    );
    let captain = made[0].teams.list[1].captain.and_then(|id| made[0].entry(id));
    assert_eq!(captain.map(|entry| entry.surname.as_str()), Some("112"));
    let once: Vec<_> = once.iter().map(|(at, entry)| (*at, entry.surname.as_str())).collect();
    assert_eq!(once, [(0, "211")], "who is not there twice is named");
    assert!(made.iter().all(|event| event.settings.hidden && event.rounds.is_empty()));
    assert_eq!((made[1].settings.division.season.as_str(), made[1].settings.division.no), ("2", 2));
    assert!(made.iter().all(|event| event.team_faults().len() <= 1), "a squad of one is said");
}
