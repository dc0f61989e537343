//! What a tournament is: where, when, by which system, rules and clock, in words.

use crate::tournament::{HalfPoints, System, Tournament};
use crate::web::Lang;
use crate::web::views::words::thinking_time;

/// Label, answer, note.
pub(super) type Fact = (String, String, String);

/// The facts of a tournament for its front page.
pub(super) fn facts(t: Lang, tournament: &Tournament) -> Vec<Fact> {
    let settings = &tournament.settings;
    let mut facts = Vec::new();
    let mut fact = |label: &str, answer: String, note: String| {
        if !answer.trim().is_empty() {
            facts.push((t.text(label), answer, note));
        }
    };
    let days = if settings.begins == settings.ends {
        t.day_of_week(settings.begins)
    } else {
        t.days(settings.begins, settings.ends)
    };
    fact("about-when", days, String::new());
    fact("about-where", settings.place.clone(), settings.country.to_uppercase());
    let final_entries = tournament.entries.iter().filter(|entry| entry.is_final()).count();
    let waiting = tournament.entries.len() - final_entries;
    let announced = match waiting {
        0 => String::new(),
        waiting => t.with("about-not-checked-in", [("count", waiting)]),
    };
    fact("way-players", tournament.entries.len().to_string(), announced);
    fact("settings-rounds", settings.rounds.to_string(), String::new());
    fact("about-system", t.text(system(settings.system)), handicaps(t, tournament));
    fact("settings-rules", t.rules(settings.rules), komi(t, settings.komi));
    fact("about-clock", thinking_time(t, settings.time), String::new());
    fact("about-director", settings.director.clone(), String::new());
    facts
}

fn komi(t: Lang, komi: HalfPoints) -> String {
    t.with("about-komi", [("komi", t.points(komi))])
}

fn handicaps(t: Lang, tournament: &Tournament) -> String {
    match tournament.settings.handicap.ceiling {
        0 => t.text("about-no-handicap"),
        ceiling => t.with("about-handicap", [("most", ceiling)]),
    }
}

const fn system(system: System) -> &'static str {
    match system {
        System::McMahon => "system-mcmahon",
        System::Swiss => "system-swiss",
        System::SwissCategories => "about-swiss-categories",
        System::Cup => "system-cup",
    }
}
