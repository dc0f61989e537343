//! The facts of a tournament in words: place, system, rules, clock, director, and its days.

use crate::web::prelude::*;

/// Label, value, note.
pub(super) type Fact = (String, String, String);

pub(super) fn facts(t: Lang, tournament: &Tournament) -> Vec<Fact> {
    let settings = &tournament.settings;
    let mut facts = Vec::new();
    let mut fact = |label: &str, answer: String, note: String| {
        if !answer.trim().is_empty() {
            facts.push((t.text(label), answer, note));
        }
    };
    let play = [
        t.with("rounds-count", [("n", settings.rounds)]),
        match of_teams(tournament) {
            true => t.text(&format!("team-system-{}", tournament.teams.system)),
            false if settings.draw.is_round_robin() => t.text("all-rounds-title"),
            false => t.text(system(settings.system)),
        },
        t.rules(settings.rules),
        komi(t, settings.komi),
        thinking_time(t, settings.time),
    ];
    fact("about-where", settings.place.clone(), settings.country.to_uppercase());
    fact("about-play", t.listed(&play), handicaps(t, tournament));
    fact("about-director", settings.director.clone(), String::new());
    facts
}

/// The dates of an event; a one-day event also names the day of the week.
pub(super) fn days(t: Lang, tournament: &Tournament) -> String {
    let settings = &tournament.settings;
    if settings.begins == settings.ends {
        t.day_of_week(settings.begins)
    } else {
        t.days(settings.begins, settings.ends)
    }
}

fn komi(t: Lang, komi: HalfPoints) -> String {
    t.with("about-komi", [("komi", t.points(komi))])
}

fn handicaps(t: Lang, tournament: &Tournament) -> String {
    match tournament.settings.handicap.ceiling {
        _ if of_teams(tournament) && !tournament.teams.handicaps => t.text("about-no-handicap"),
        0 => t.text("about-no-handicap"),
        ceiling => t.with("about-handicap", [("most", ceiling)]),
    }
}

fn of_teams(tournament: &Tournament) -> bool {
    tournament.teams.meet()
}

const fn system(system: System) -> &'static str {
    match system {
        System::McMahon => "system-mcmahon",
        System::Swiss => "system-swiss",
        System::SwissCategories => "about-swiss-categories",
        System::Cup => "system-cup",
    }
}
