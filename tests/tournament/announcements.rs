use tournament::*;

#[test]
fn audiences_are_written_as_they_are_read() {
    for text in ["all", "dan", "category:2", "board:3:17"] {
        assert_eq!(text.parse::<Audience>().unwrap().to_string(), text);
    }
    for wrong in ["", "board", "board:", "board:1", "board:0:1", "board:1:x", "nobody"] {
        assert_eq!(wrong.parse::<Audience>(), Err(NoGroup), "{wrong}");
    }
}

#[test]
fn a_board_is_its_two_players_once_everybody_sees_it() {
    let mut event = super::event(System::Swiss, &["1k"; 3]);
    event.rounds.push(super::round(1, RoundState::Draft, &[(1, 2, "?")]));
    event.rounds[0].boards[0].table = TableNo(7);
    let to: Audience = "board:1:7".parse().unwrap();
    let who = |event: &Tournament| {
        let spoken = event.entries.iter().filter(|entry| to.has(event, entry));
        spoken.map(|entry| entry.id.0).collect::<Vec<_>>()
    };
    assert_eq!(who(&event), [0; 0]);
    event.rounds[0].state = RoundState::Published;
    assert_eq!(who(&event), [1, 2]);
    assert!(!to.is_public());
}

#[test]
fn what_is_given_up_ends_with_the_event() {
    let rounds = |kind: RequestKind, round, of| {
        kind.rounds_given_up(RoundNo(round), of).map(|round| round.0).collect::<Vec<_>>()
    };
    assert_eq!(rounds(RequestKind::Skip, 3, 5), [3]);
    assert_eq!(rounds(RequestKind::Leave, 3, 5), [3, 4, 5]);
    assert_eq!(rounds(RequestKind::Leave, 6, 5), [0; 0]);
    assert_eq!(rounds(RequestKind::Arbiter, 1, 5), [0; 0]);
}

#[test]
fn groups_are_written_as_they_are_read() {
    for text in ["all", "dan", "kyu", "women", "ranks:5k-1d", "category:2", "club:Kn", "youth:2008"]
    {
        assert_eq!(text.parse::<Group>().unwrap().to_string(), text);
    }
    assert_eq!("ranks:1k–9k".parse::<Group>().unwrap().to_string(), "ranks:9k-1k");
    assert_eq!("country:de".parse(), Ok(Group::Country("DE".to_owned())));
    for wrong in ["", "men", "ranks:", "ranks:5k-x", "category:0", "club:", "youth:8"] {
        assert_eq!(wrong.parse::<Group>(), Err(NoGroup), "{wrong}");
    }
}

#[test]
fn who_is_in_a_group() {
    let event = super::event(System::McMahon, &[]);
    let mut anna = Entry::new(EntryId(1), "A", "", "2k".parse().unwrap());
    anna.club = "Köln".to_owned();
    let is = |entry: &Entry, text: &str| text.parse::<Group>().unwrap().has(&event, entry);
    assert!(is(&anna, "kyu") && !is(&anna, "dan") && is(&anna, "ranks:5k-1k"));
    assert!(is(&anna, "club:Köln") && !is(&anna, "country:DE") && is(&anna, "category:1"));
    assert!(!is(&anna, "women") && !is(&anna, "youth:2008"), "nobody has said so");
    (anna.private.sex, anna.private.birth_year) = (Some(Sex::Female), Some(2008));
    assert!(is(&anna, "women") && is(&anna, "youth:2008") && !is(&anna, "youth:2009"));
}
