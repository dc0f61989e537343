//! What players are told, written out in their language.

use crate::desk::{Notification, SeatTold};
use crate::publishing::Letter;
use crate::store::Snapshot;
use crate::tournament::{Entry, EntryId};
use crate::web::Lang;

use super::requests::request_said;

/// Notification of an event in that language; in English if there is no such.
#[must_use]
pub fn letter(tidings: &Notification, event: &Snapshot, language: &str) -> Letter {
    let t = Lang::find(language).unwrap_or_else(Lang::english);
    let (title, text) = match tidings {
        Notification::Board { round, seat: Some(seat) } => {
            let title = (("round", *round), ("table", seat.table), ("color", t.color(seat.color)));
            (t.with("letter-board", title), against(t, event, seat))
        }
        Notification::Board { round, seat: None } => {
            (t.with("next-free", [("round", *round)]), t.text("letter-free"))
        }
        Notification::Reported { round, table, ending } => {
            let place = t.with("incident-place", (("round", *round), ("table", *table)));
            let said = t.with("me-other-said", [("result", t.ending(*ending))]);
            (t.text("letter-reported"), t.labelled(&place, &said))
        }
        Notification::Answered { request, round, granted, words } => {
            let title = t.text(if *granted { "letter-granted" } else { "letter-refused" });
            (title, format!("{}\n{words}", request_said(t, *request, *round)).trim().to_owned())
        }
        Notification::Message { words } => (t.text("announced"), words.clone()),
        Notification::Link { .. } => (t.text("letter-own-link"), t.text("letter-own-link-what")),
        Notification::Registered { has_place, .. } => {
            let key =
                if *has_place { "letter-registered-place" } else { "letter-registered-waits" };
            (t.text("letter-registered"), t.text(key) + "\n\n" + &t.text("letter-link"))
        }
    };
    let path = match tidings {
        Notification::Registered { secret, .. } | Notification::Link { secret, .. } => {
            format!("/p/{secret}")
        }
        _ => format!("/t/{}/me", event.slug),
    };
    let name = event.tournament.settings.name.clone();
    Letter { event: name, title, text, path, stop: t.text("letter-stop") }
}

/// Against whom, and with which handicap.
fn against(t: Lang, event: &Snapshot, seat: &SeatTold) -> String {
    let name = |id: EntryId| {
        let entry = event.tournament.entry(id).map(Entry::shown);
        entry
            .map(|entry| format!("{} {}", t.person(&entry), t.rank(entry.rank)))
            .unwrap_or_default()
    };
    let against = t.with("against", [("name", name(seat.opponent))]);
    let handicap =
        (seat.handicap > 0).then(|| t.labelled(&t.text("handicap"), &seat.handicap.to_string()));
    [Some(against), handicap].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{
        Ending, Federation, RequestKind, RoundNo, System, TableNo, Tournament, TournamentId, preset,
    };

    #[test]
    fn tidings_are_written_in_every_language_and_name_nobody_who_is_gone() {
        let settings = preset(System::Swiss, Federation::Egf, "Open", Default::default());
        let mut tournament = Tournament::new(settings);
        let anna = Entry::new(EntryId(0), "Aalders", "Anna", "3k".parse().unwrap());
        let anna = tournament.enter(anna);
        let event = Snapshot {
            id: TournamentId(1),
            slug: "open".into(),
            revision: 1,
            archived: false,
            tournament,
        };
        let seat = |opponent| SeatTold {
            table: TableNo(7),
            color: crate::go::Color::White,
            opponent,
            handicap: 2,
        };
        let round = RoundNo(3);
        let all = [
            Notification::Board { round, seat: Some(seat(anna)) },
            Notification::Board { round, seat: None },
            Notification::Reported { round, table: TableNo(7), ending: Ending::Pending },
            Notification::Answered {
                request: RequestKind::Skip,
                round,
                granted: false,
                words: String::new(),
            },
            Notification::Message { words: "Lunch".to_owned() },
            Notification::Link { secret: "s".to_owned(), language: "de".to_owned() },
            Notification::Registered {
                secret: "s".to_owned(),
                has_place: true,
                language: "de".to_owned(),
            },
        ];
        for t in Lang::all() {
            for tidings in &all {
                let made = letter(tidings, &event, t.tag());
                let said = [&made.title, &made.text, &made.stop];
                assert!(said.iter().all(|text| !text.is_empty() && !text.starts_with("letter-")));
            }
        }
        let told = letter(&all[0], &event, "en");
        assert!(told.title.contains('7') && told.text.contains("Aalders"), "{told:?}");
        let gone =
            letter(&Notification::Board { round, seat: Some(seat(EntryId(9))) }, &event, "xx");
        assert!(!gone.text.contains('#'), "{gone:?}");
    }
}
