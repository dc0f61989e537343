//! Notifications to players, in their language.

use crate::web::Customs;
use crate::web::prelude::*;
use publishing::Letter;
use service::{DateNews, Notification, RegistrationStanding, SeatTold};

use super::people::public_name;
use super::windows::{calendar_of_event, date_words, starts, window_words};
use super::words::request_words;

/// Falls back to English. `server` is the origin for links.
pub fn letter(tidings: &Notification, event: &Snapshot, language: &str, server: &str) -> Letter {
    let t = Lang::find(language).unwrap_or_else(Lang::english);
    let t = t.with_customs(Customs::of(&event.tournament.settings));
    let (title, text) = match tidings {
        Notification::Board { round, seat: Some(seat) } => {
            let title = (("round", *round), ("table", seat.table), ("color", t.color(seat.color)));
            (t.with("letter-board", title), with_when(t, event, *round, against(t, event, seat)))
        }
        Notification::Board { round, seat: None } => {
            let text = with_when(t, event, *round, t.text("letter-free"));
            (t.with("next-free", [("round", *round)]), text)
        }
        Notification::Reported { round, table, ending } => {
            let said = t.with("me-other-said", [("result", t.ending(*ending))]);
            let said = t.labelled(&board(t, event, *round, *table), &said);
            (t.text("letter-reported"), with_when(t, event, *round, said))
        }
        Notification::Against { round, table, ending, said } => {
            let entered = t.labelled(&board(t, event, *round, *table), &t.ending(*ending));
            let own = t.with("me-said-otherwise", [("result", t.ending(*said))]);
            let said = format!("{entered}\n{own}\n{}", t.text("letter-against-what"));
            (t.text("letter-against"), with_when(t, event, *round, said))
        }
        Notification::Date { round, table, news, date } => {
            let title = t.text(match (news, date) {
                (DateNews::Proposed, _) => "letter-date-proposed",
                (DateNews::Accepted | DateNews::Set, Some(_)) => "letter-date-agreed",
                (DateNews::Dropped, _) => "letter-date-dropped",
                _ => "date-cleared",
            });
            let date = date.as_ref().map(|date| date_words(t, date)).unwrap_or_default();
            (title, format!("{}\n{date}", board(t, event, *round, *table)).trim_end().to_owned())
        }
        Notification::LineUp { round, until } => {
            let until = t.moment_of(*until);
            let what = t.with("letter-line-up-what", (("round", *round), ("until", until)));
            (t.text("letter-line-up"), what)
        }
        Notification::Unplayed { round, table, until } => {
            let said = t.with("letter-unplayed-what", [("until", t.moment_of(*until))]);
            (t.text("letter-unplayed"), format!("{}\n{said}", board(t, event, *round, *table)))
        }
        Notification::Answered { request, round, granted, words } => {
            let title = t.text(if *granted { "letter-granted" } else { "letter-refused" });
            let said = format!("{}\n{words}", request_words(t, *request, *round));
            (title, with_when(t, event, *round, said.trim().to_owned()))
        }
        Notification::Coming { round } => {
            (t.text("letter-coming"), request_words(t, RequestKind::Arbiter, *round))
        }
        Notification::Called { round, table, by } => {
            let place = t.with("incident-place", (("round", *round), ("table", *table)));
            (t.with("call-at", [("table", *table)]), t.labelled(&place, &name(t, event, *by)))
        }
        Notification::Message { words } => (t.text("announced"), words.clone()),
        Notification::Link { lost, .. } => {
            let what = match lost {
                None => t.text("letter-own-link-what"),
                Some(id) => t.with("letter-lost-link-what", [("name", name(t, event, *id))]),
            };
            (t.text("letter-own-link"), [what, facts(t, event)].join("\n\n"))
        }
        Notification::Registered { stands, secret, .. } => {
            registered(t, event, *stands, secret.is_some())
        }
    };
    let path = match tidings {
        Notification::Registered { secret: Some(secret), .. }
        | Notification::Link { secret, .. } => format!("/p/{secret}"),
        // Only admitted players have a board.
        Notification::Registered { stands, .. } if *stands != RegistrationStanding::Confirmed => {
            format!("/t/{}", event.slug)
        }
        Notification::Called { .. } => format!("/t/{}/boards", event.slug),
        _ => format!("/t/{}/me", event.slug),
    };
    let name = event.tournament.settings.name.clone();
    let calendar = match tidings {
        Notification::Registered { stands, .. } if stands.is_over() => None,
        // An arbiter is called to a table, and a message can be about anything.
        Notification::Called { .. } | Notification::Message { .. } => None,
        _ => Some(calendar_of_event(t, event, server, Utc::now().naive_utc())),
    };
    Letter { event: name, title, text, path, stop: t.text("letter-stop"), calendar }
}

/// The state of a registration. While it is active, also days, place, times, and how to change it.
fn registered(
    t: Lang,
    event: &Snapshot,
    stands: RegistrationStanding,
    with_link: bool,
) -> (String, String) {
    let (title, said) = match stands {
        RegistrationStanding::HasPlace => ("letter-registered", "letter-registered-place"),
        RegistrationStanding::Waits => ("letter-registered", "letter-registered-waits"),
        RegistrationStanding::PlaceCame => ("letter-place-came", "letter-place-came-what"),
        RegistrationStanding::Confirmed => ("letter-confirmed", "letter-confirmed-what"),
        RegistrationStanding::Cancelled => ("letter-cancelled", "home-own-cancelled-what"),
        RegistrationStanding::Removed => ("letter-removed", "letter-removed-what"),
    };
    let (title, said) = (t.text(title), t.text(said));
    if stands.is_over() {
        return (title, said);
    }
    let way = t.text(if with_link { "letter-link" } else { "letter-way" });
    (title, [said, facts(t, event), way].join("\n\n"))
}

fn facts(t: Lang, event: &Snapshot) -> String {
    let settings = &event.tournament.settings;
    let when = t.listed([t.days(settings.begins, settings.ends), settings.place.clone()]);
    let rounds: Vec<String> =
        starts(&event.tournament).map(|start| round_begins(t, start)).collect();
    let zone = (!rounds.is_empty()).then(|| t.with("timetable-zone", [("zone", t.zone())]));
    [when].into_iter().chain(rounds).chain(zone).collect::<Vec<_>>().join("\n")
}

/// Adds the round's start and place below a sentence.
fn with_when(t: Lang, event: &Snapshot, round: RoundNo, said: String) -> String {
    let clock = event.tournament.clock(round);
    let begins = clock.start().map(|at| round_begins(t, (round, at)));
    let window = |window| t.with("window-said", [("window", window_words(t, window))]);
    let place = event.tournament.settings.place.clone();
    let lines = [Some(said), begins, clock.window.map(window), Some(place)];
    lines.into_iter().flatten().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// `Round 3, table 7, Anna Aalders – Noor Achterberg`.
fn board(t: Lang, event: &Snapshot, round: RoundNo, table: TableNo) -> String {
    let place = t.with("incident-place", (("round", round), ("table", table)));
    let board = event.tournament.round(round).and_then(|round| round.board_at(table));
    let Some(board) = board else { return place };
    let [black, white] = [board.black, board.white].map(|id| name(t, event, id));
    t.listed([place, format!("{black} – {white}")])
}

/// `Round 3: Saturday, 14 May, 10:00`; the start is in UTC.
fn round_begins(t: Lang, (round, at): (RoundNo, NaiveDateTime)) -> String {
    t.labelled(&t.with("round-number", [("round", round)]), &t.moment_of(at))
}

/// As public pages name the entry; empty if it was removed.
fn name(t: Lang, event: &Snapshot, id: EntryId) -> String {
    public_name(t, &event.tournament, id)
}

fn against(t: Lang, event: &Snapshot, seat: &SeatTold) -> String {
    let rank = event.tournament.entry(seat.opponent).map(|entry| t.rank(entry.rank));
    let name = format!("{} {}", name(t, event, seat.opponent), rank.unwrap_or_default());
    let against = t.with("against", [("name", name.trim_end())]);
    let handicap = t.labelled(&t.text("handicap"), &seat.handicap.to_string());
    if seat.handicap == 0 { against } else { format!("{against}\n{handicap}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{
        Board, Ending, Federation, GameDate, Round, RoundClock, RoundState, System, Tournament,
        TournamentId, preset,
    };

    #[test]
    fn tidings_are_written_in_every_language_and_name_nobody_who_is_gone() {
        let settings = preset(System::Swiss, Federation::Egf, "Open", Default::default());
        let mut tournament = Tournament::new(settings);
        let anna = Entry::new(EntryId(0), "Aalders", "Anna", "3k".parse().unwrap());
        let anna = tournament.enter(anna);
        tournament.settings.place = "Town hall".into();
        for no in 1..=3 {
            tournament.rounds.push(Round::empty(RoundNo(no), RoundState::Published));
        }
        let noor = Entry::new(EntryId(0), "Achterberg", "Noor", "2k".parse().unwrap());
        let noor = tournament.enter(noor);
        tournament.rounds[2].boards.push(Board::new(TableNo(7), anna, noor, 0));
        let noon = tournament.settings.begins.and_hms_opt(12, 30, 0);
        tournament.clocks.insert(RoundNo(3), RoundClock { starts: noon, ..RoundClock::default() });
        let (id, slug) = (TournamentId(1), "open".to_owned());
        let event = Snapshot { id, slug, revision: 1, archived: false, tournament };
        let (round, table, color, handicap) = (RoundNo(3), TableNo(7), go::Color::White, 2);
        let seat = |opponent| SeatTold { table, color, opponent, handicap };
        let (language, secret) = (|| "de".to_owned(), || "s".to_owned());
        let registered = |stands: RegistrationStanding| Notification::Registered {
            stands,
            secret: None,
            language: language(),
        };
        let link = |lost| Notification::Link { secret: secret(), language: language(), lost };
        let date = |news, date| Notification::Date { round, table, news, date };
        let (ending, said) = (Ending::won(color), Ending::won(color.other()));
        let (until, request, granted) = (noon.unwrap(), RequestKind::Skip, false);
        let at_noon = GameDate { at: until, place: "Kiel".to_owned() };
        let all: Vec<Notification> = [
            Notification::Board { round, seat: Some(seat(anna)) },
            Notification::Board { round, seat: None },
            Notification::Reported { round, table, ending: Ending::Pending },
            Notification::Against { round, table, ending, said },
            Notification::Answered { request, round, granted, words: String::new() },
            Notification::Coming { round },
            date(DateNews::Proposed, Some(at_noon)),
            date(DateNews::Set, None),
            Notification::LineUp { round, until },
            Notification::Unplayed { round, table, until },
            Notification::Called { round, table, by: EntryId(9) },
            Notification::Message { words: "Lunch".to_owned() },
            link(None),
            link(Some(anna)),
        ]
        .into_iter()
        .chain(RegistrationStanding::ALL.map(registered))
        .collect();
        for t in Lang::all() {
            for tidings in &all {
                let made = letter(tidings, &event, t.tag(), "https://go.example");
                let said = [&made.title, &made.text, &made.stop];
                assert!(said.iter().all(|text| !text.is_empty() && !text.starts_with("letter-")));
            }
        }
        let proposed = letter(&all[6], &event, "en", "");
        assert!(proposed.text.contains("12:30") && proposed.text.ends_with("Kiel"), "{proposed:?}");
        for link in &all[12..14] {
            let told = letter(link, &event, "en", "https://go.example");
            assert!(told.calendar.is_some() && told.text.contains("1970"), "{told:?}");
            assert!(told.text.contains("Town hall") && told.text.contains("12:30"), "{told:?}");
            assert!(told.text.contains("All times: UTC"), "{told:?}");
        }
        let told = [0, 2, 3, 4].map(|n| letter(&all[n], &event, "en", ""));
        for told in &told {
            assert!(told.text.contains("12:30") && told.text.ends_with("Town hall"), "{told:?}");
            assert!(told.calendar.is_some());
        }
        assert!(told[2].text.contains("table 7, Anna Aalders – Noor Achterberg"), "{told:?}");
        assert!(told[0].title.contains('7') && told[0].text.contains("Aalders"), "{told:?}");
        let gone = Notification::Board { round, seat: Some(seat(EntryId(9))) };
        assert!(!letter(&gone, &event, "xx", "").text.contains('#'));
    }
}
