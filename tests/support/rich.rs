//! A tournament in which every field holds something.

use chrono::TimeDelta;
use tengen::rating::{Rank, Rating};
use tengen::tournament::{
    Appointment, Board, Categories, ClubGroup, DateProposal, Ending, Entry, EntryId, GameDate,
    HalfPoints, Overtime, Participation, Partners, Registration, ReplayTerms, Round, RoundClock,
    RoundNo, RoundState, RoundWindow, Sides, TableNo, Tournament,
};

use crate::events::{event, minute};

/// Every ending there is.
pub fn endings() -> Vec<Ending> {
    [
        "B+",
        "W+",
        "B+0.5",
        "W+350",
        "B+R",
        "W+T",
        "B+I",
        "W+F",
        "B+D",
        "0",
        "0!",
        "both-win",
        "both-win!",
        "both-lose",
        "both-lose!",
        "void",
        "?",
    ]
    .map(|text| text.parse().expect("a result"))
    .to_vec()
}

/// A tournament in which every field holds something: names in many scripts, every ending, three states.
pub fn rich() -> Tournament {
    let mut rich = event("第43回 Go Congress – Γκο, Го & بادوك", 34, 2);
    rich.settings.short_name = "Kongreß 43".to_owned();
    rich.settings.place = "København".to_owned();
    rich.settings.director = "Zoë O’Brien".to_owned();
    rich.settings.country = "DK".to_owned();
    rich.settings.categories = Categories(vec![Rank::SHODAN, Rank::clamped(-10)]);
    rich.settings.time.overtime = Overtime::Canadian { stones: 15, seconds: 300 };
    rich.settings.pairing.curve = 0.1 + 0.2;
    rich.settings.points.absent_mms = HalfPoints(1);
    rich.settings
        .carried
        .insert("GeneralParameterSet.extra".to_owned(), "\"<ü>\"\n\t\\".to_owned());
    rich.club_groups =
        vec![ClubGroup { name: "Île-de-France".to_owned(), clubs: vec!["75Al".to_owned()] }];
    name_people(&mut rich.entries);
    rich.settings.sides = Sides::Mean;
    let partners = "Šťastná, Žofie, 4d, 2411, 12345678\nO’Brien, , 5k, FFG 97250B2, AGA 77";
    rich.entries[5].partners.list = Partners::parse(partners).expect("two partners");
    rich.entries[5] = rich.entries[5].clone().settled(Sides::Mean);
    let mut endings = endings().into_iter();
    for (board, ending) in rich.rounds[0].boards.iter_mut().zip(endings.by_ref()) {
        board.ending = ending;
        board.version = 3;
    }
    assert!(endings.next().is_none(), "there is a board for every ending");
    rich.rounds[1].boards[4].handicap = 9;
    rich.rounds[1].boards[5].colors_known = false;
    rich.rounds[0].boards[1].confirmed = Some(minute(9).naive_utc());
    let terms =
        ReplayTerms { handicap: Some(1), time: "je 30 min · 各30分".to_owned(), black: None };
    rich.rounds[1].boards[6] = rich.rounds[1].boards[6].played_anew(&terms, Some(4));
    let date = |place: &str| GameDate { at: minute(90).naive_utc(), place: place.to_owned() };
    rich.rounds[1].boards[8].set_date(Appointment {
        agreed: Some(date("")),
        proposed: Some(DateProposal { by: EntryId(3), date: date("碁会所 „Zum Stein“") }),
    });
    let second = TimeDelta::microseconds(123_456);
    let clock =
        RoundClock { starts: Some(minute(0).naive_utc() - second), ..RoundClock::default() };
    rich.clocks.insert(RoundNo(3), clock);
    let started = Some(minute(2).naive_utc() - second);
    let window = RoundWindow { from: minute(0).naive_utc(), until: minute(30_000).naive_utc() };
    rich.clocks.insert(RoundNo(1), RoundClock { started, window: Some(window), ..clock });
    let last = rich.rounds[1].boards.pop().expect("17 boards");
    rich.rounds[1].byes = vec![last.black.min(last.white), last.black.max(last.white)];
    let mut draft = Round::empty(RoundNo(3), RoundState::Draft);
    draft.boards.push(Board::new(TableNo(7), EntryId(2), EntryId(1), 2));
    rich.rounds.push(draft);
    rich
}

fn name_people(entries: &mut [Entry]) {
    let names = [
        ("Honinbo", "Shusaku", Some("本因坊 秀策")),
        ("Ke", "Jie", Some("柯洁")),
        ("Lee", "Sedol", Some("이세돌")),
        ("Иванова", "Анастасия", None),
        ("Παπαδόπουλος", "Γιώργος", None),
        ("الخوارزمي", "محمد", None),
        ("בן־דוד", "נועה", None),
        ("Nguyễn", "Văn Ánh", None),
        ("ศรีสุข", "สมชาย", None),
        ("O’Brien-Ødegård", "", None),
        ("अग्रवाल", "प्रिया", None),
        ("𠮷野", "家", Some("𠮷野家 🎌")),
        ("'; DROP TABLE entry; --", "%_\\\"", None),
    ];
    for (entry, (surname, first_name, native)) in entries.iter_mut().zip(names) {
        entry.surname = surname.to_owned();
        entry.first_name = first_name.to_owned();
        entry.native_name = native.map(str::to_owned);
    }
    let first = &mut entries[0];
    first.grade = "7 dan".to_owned();
    first.ffg_licence = "7500001".to_owned();
    first.ffg_status = "L".to_owned();
    first.aga_id = "12345".to_owned();
    first.aga_expires = "1/31/2027".to_owned();
    first.correction = -1;
    first.category = Some(2);
    first.rating = Rating(-950);
    first.rank = Rank::MIN;
    entries[33].registration = Registration::Preliminary;
    entries[32].participation = Participation::NONE;
    entries[31].participation = Participation::ALL.with(RoundNo(32), false);
}
