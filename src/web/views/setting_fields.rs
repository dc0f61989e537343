//! Settings as fields with their values in words, for the journal.

use serde_json::Value;

use crate::web::prelude::*;
use crate::web::views::places::{prize_for, prize_list};
use crate::web::views::procedure;

/// A field by its name, with its label and its value in words.
pub type FieldWords = (String, String, String);

/// `Rounds 5 → 7` for each field that differs.
pub fn differing(before: Vec<FieldWords>, after: Vec<FieldWords>) -> Vec<String> {
    let find = |list: &[FieldWords], name: &str| {
        list.iter().find(|(known, ..)| known == name).map(|(.., words)| words.clone())
    };
    let gone = before.iter().filter(|(name, ..)| find(&after, name).is_none());
    let all = gone.chain(&after);
    let both = all.map(|(name, label, _)| (label, find(&before, name), find(&after, name)));
    let differ = both.filter(|(_, was, now)| was != now);
    differ.map(|(label, was, now)| arrow(label, was, now)).collect()
}

pub fn arrow(label: &str, before: Option<String>, after: Option<String>) -> String {
    let said = |value: Option<String>| {
        value.filter(|value| !value.is_empty()).unwrap_or_else(|| "–".to_owned())
    };
    format!("{label} {} → {}", said(before), said(after)).trim_start().to_owned()
}

pub fn yes_or_no(t: Lang, on: bool) -> String {
    t.text(if on { "procedure-yes" } else { "procedure-no" })
}

pub fn value_words(t: Lang, holds: Holds, value: &FieldValue) -> String {
    match (holds, value) {
        (Holds::One(_, key), value) => t.text(&key.replace("{name}", &value.to_string())),
        (_, FieldValue::Flag(on)) => yes_or_no(t, *on),
        (_, FieldValue::Day(day)) => t.day(day),
        (_, FieldValue::Moment(at)) => t.moment_of(*at),
        (_, FieldValue::Rank(rank)) => t.rank(rank),
        (_, FieldValue::Points(points)) => t.points(points),
        (_, FieldValue::Fraction(number)) => t.decimals(&number.to_string()),
        (_, value) => value.to_string(),
    }
}

fn json_words(t: Lang, value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Bool(on) => yes_or_no(t, *on),
        Value::String(text) => text.clone(),
        Value::Array(values) => t.listed(values.iter().map(|value| json_words(t, value))),
        value => value.to_string(),
    }
}

/// Fields of procedure and play are among them if the event changes them, also if only in `other`.
pub fn settings_fields(
    t: Lang,
    tournament: &Tournament,
    settings: &Settings,
    other: &Settings,
) -> Vec<FieldWords> {
    let single = Setting::all().map(|one| {
        (one.name.to_owned(), t.text(one.label), value_words(t, one.holds, &one.get(settings)))
    });
    let field = |key: &str, words: String| (key.to_owned(), t.text(key), words);
    let flag = |key: &str, on: bool| field(key, yes_or_no(t, on));
    let categories = settings.categories.0.iter().map(|rank| t.rank(*rank));
    let placement = settings.placement.iter().map(|one| one.name());
    let (prizes, own) = (&settings.prizes, &settings.refereeing);
    let kinds = (1..).zip(&prizes.kinds).map(|(n, kind)| {
        let (label, whom) = (t.with("prizes-kind", [("n", n)]), prize_for(t, kind));
        (format!("prizes {n}"), label, t.labelled(&whom, &prize_list(t, kind)))
    });
    let mut fields: Vec<FieldWords> = single.collect();
    fields.extend([
        field("settings-overtime", thinking_time(t, settings.time)),
        field("settings-categories", t.listed(categories)),
        field("settings-placement", t.listed(placement)),
        flag("prizes-several", prizes.several),
        flag("prizes-shared", prizes.shared),
        field("procedure-title", own.procedure.clone().unwrap_or_default()),
        flag("procedure-international", own.international),
        flag("procedure-public", own.public),
        flag("procedure-finished", own.finished_confirms),
        field("committee-title", t.listed(&own.committee)),
        field("committee-reserves", t.listed(&own.reserves)),
        field("reporting-clubs", club_codes(t, settings)),
        field("reporting-aga", people(t, tournament, &settings.reporting.not_to_aga)),
    ]);
    fields.extend(kinds);
    let other = &other.refereeing;
    let whole = event_procedure(settings).ok().and_then(|whole| serde_json::to_value(whole).ok());
    let adapted: BTreeSet<_> = own.adapted.keys().chain(other.adapted.keys()).collect();
    fields.extend(adapted.into_iter().flat_map(|name| {
        let value = own.adapted.get(name).or_else(|| whole.as_ref()?.get(name));
        value.map(|value| procedure::own_words(t, name, value)).unwrap_or_default()
    }));
    let changes = |own: &Refereeing, name| own.rules.contains_key(name);
    let changed = |field: &&RuleField| [own, other].iter().any(|own| changes(own, field.name));
    fields.extend(RULE_FIELDS.iter().filter(changed).map(|field| {
        let label =
            if field.name == "komi" { "komi".to_owned() } else { format!("play-{}", field.name) };
        let words = value_words(t, field.holds, &field.get(&settings.ruleset()));
        (format!("rules {}", field.name), t.text(&label), words)
    }));
    fields.extend(draw_fields(t, tournament, &settings.draw));
    fields
}

fn club_codes(t: Lang, settings: &Settings) -> String {
    t.listed(settings.reporting.clubs.iter().map(|(club, code)| t.labelled(club, code)))
}

fn people<'a>(
    t: Lang,
    tournament: &Tournament,
    ids: impl IntoIterator<Item = &'a EntryId>,
) -> String {
    t.listed(ids.into_iter().map(|id| person(t, tournament, *id)))
}

/// `#7` once the entry was removed.
pub fn person(t: Lang, tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map_or_else(|| format!("#{id}"), |entry| t.person(entry))
}

pub fn draw_fields(t: Lang, tournament: &Tournament, rules: &DrawRules) -> Vec<FieldWords> {
    let field = |key: &str, words: String| (key.to_owned(), t.text(key), words);
    let titled = |name: &str, ids: &[EntryId]| {
        let people = people(t, tournament, ids);
        if name.is_empty() { people } else { t.labelled(name, &people) }
    };
    let groups = |groups: Vec<String>| groups.join("; ");
    let apart = rules.apart.iter().map(|group| titled(&group.name, &group.entries));
    let fixed = rules
        .fixed_tables
        .iter()
        .map(|fixed| t.labelled(&fixed.table.to_string(), &person(t, tournament, fixed.entry)));
    let from = |no: RoundNo| t.with("round-number", [("round", no)]);
    let leagues = rules.leagues.iter().map(|league| {
        let double = league.double.then(|| t.text("rules-double"));
        let who = titled(&league.name, &league.entries);
        t.listed([Some(who), Some(from(league.from)), double].into_iter().flatten())
    });
    let bracket = rules.bracket.as_ref().map(|bracket| {
        let third = bracket.third_place.then(|| t.text("rules-third"));
        let who = people(t, tournament, &bracket.entries);
        t.listed([Some(who), Some(from(bracket.from)), third].into_iter().flatten())
    });
    let most = rules.most_ranks_apart.map(|most| most.to_string());
    vec![
        field("rules-apart", groups(apart.collect())),
        field("rules-host-club", rules.host_club.clone()),
        field("rules-most-ranks", most.unwrap_or_default()),
        field("rules-no-rematch", yes_or_no(t, rules.no_rematch)),
        field("rules-nearest", yes_or_no(t, rules.nearest)),
        field("rules-accelerated", rules.accelerated_rounds.to_string()),
        field("rules-volunteers", people(t, tournament, &rules.bye_volunteers)),
        field("rules-fixed", groups(fixed.collect())),
        field("rules-unused", t.listed(rules.unused_tables.iter().map(ToString::to_string))),
        field("all-rounds-title", groups(leagues.collect())),
        field("rules-bracket", bracket.unwrap_or_default()),
    ]
}

/// The rules of a team event, as the journal keeps them.
pub fn team_fields(t: Lang, rules: &Value) -> Vec<FieldWords> {
    let rules = rules.as_object().into_iter().flatten();
    let known = rules.filter(|(name, _)| *name != "adjustments");
    let words = |(name, value): (&String, &Value)| {
        let key = format!("team-{}", name.replace('_', "-"));
        let words = match (&**name, value) {
            (
                "who" | "system" | "strength" | "decision" | "worth" | "lock",
                Value::String(word),
            ) => t.text(&format!("{key}-{}", word.replace('.', "-"))),
            _ => json_words(t, value),
        };
        (name.clone(), t.text(&key), words)
    };
    known.map(words).collect()
}
