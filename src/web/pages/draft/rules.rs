//! The rules for every draw of an event.

use crate::web::prelude::*;

fields! {
    /// Fields that name no players.
    PLAIN: DrawRules {
        host_club: ReadAs(|typed| Ok(check_words(typed, 200)?), String::clone);
        most_ranks_apart: ReadAs(ranks, |ranks| ranks.map(|n| n.to_string()).unwrap_or_default());
        no_rematch: Flag;
        nearest: Flag;
        accelerated_rounds: ReadAs(number, |n| filled_number(*n));
    }
}

/// 0 if the field is empty.
fn number(typed: &str) -> Result<i32, Sentence> {
    match typed.trim() {
        "" => Ok(0),
        typed => typed.parse().map_err(|_| fault("fault-number", typed)),
    }
}

fn filled_number(n: i32) -> String {
    if n == 0 { String::new() } else { n.to_string() }
}

fn ranks(typed: &str) -> Result<Option<u8>, Sentence> {
    match (typed.trim(), number(typed)?) {
        ("", _) => Ok(None),
        (_, ranks @ ..0) => Err(fault("fault-number", &ranks.to_string())),
        (_, ranks) => Ok(Some(u8::try_from(ranks).unwrap_or(u8::MAX))),
    }
}

fn fault(key: &'static str, typed: &str) -> Sentence {
    Sentence::new(key).with("typed", typed.chars().take(100).collect::<String>())
}

#[derive(Template)]
#[template(path = "draft/rules.html")]
struct RulesPage {
    cx: Cx,
    form: Form,
}

impl RulesPage {
    fn of(cx: &Cx, form: Form) -> Self {
        Self { cx: cx.clone().headed("rules-title"), form }
    }

    fn entries(&self) -> Vec<String> {
        let entries = self.cx.tournament().entries.iter();
        let mut entries: Vec<_> =
            entries.map(|one| format!("#{} {}", one.id, one.full_name())).collect();
        entries.sort();
        entries
    }
}

#[route("GET", "/t/{slug}/rules-of-the-draw", Organiser)]
async fn show(cx: Cx) -> Answer {
    render(&RulesPage::of(&cx, Form::filled(filled(cx.tournament()))))
}

#[route("POST", "/t/{slug}/rules-of-the-draw", Organiser)]
async fn change(act: Act) -> Answer {
    let again = |form| RulesPage::of(&act, form);
    act.read(|reader| typed(reader, act.tournament()), again)?;
    let sent = act.form.clone();
    let edit = move |now: &Tournament| sent.merged_by(filled(now), |reader| typed(reader, now));
    let done = act.blocking(move |acts| acts.change_draw_rules(edit)).await;
    act.saved(done, again)?;
    act.done("/rules-of-the-draw", Sentence::new("rules-saved"))
}

fn typed(reader: &mut Reader<'_>, tournament: &Tournament) -> Option<(DrawRules, Vec<ClubGroup>)> {
    let players = |typed: &str| players(tournament, typed);
    let lists = |typed: &str| -> Result<Vec<_>, Sentence> {
        lines(typed).map(|(title, list)| Ok((title, players(list)?))).collect()
    };
    let plain = read_fields(PLAIN, reader, &DrawRules::default());
    let bye_volunteers = reader.read("bye_volunteers", players);
    let fixed_tables = reader.read("fixed_tables", |typed| fixed_tables(tournament, typed));
    let unused_tables = reader.read("unused_tables", |typed| {
        let table =
            |typed: &str| typed.parse().map(TableNo).map_err(|_| fault("fault-number", typed));
        parts(typed).map(table).collect::<Result<_, _>>()
    });
    let (apart, leagues) = (reader.read("apart", lists), reader.read("leagues", lists));
    let seeds = reader.read("bracket", players);
    let mut from = |name| reader.read(name, number).map(|n| RoundNo(n.max(1)));
    let (league_from, bracket_from) = (from("league_from"), from("bracket_from"));
    let (league_from, bracket_from) = league_from.zip(bracket_from)?;
    let (double, third_place) = (reader.ticked("league_double"), reader.ticked("third_place"));
    let league = |(name, entries)| League { name, entries, from: league_from, double };
    let bracket = |entries| Bracket { entries, from: bracket_from, third_place };
    let rules = DrawRules {
        bye_volunteers: bye_volunteers?,
        fixed_tables: fixed_tables?,
        unused_tables: unused_tables?,
        leagues: leagues?.into_iter().map(league).collect(),
        bracket: Some(seeds?).filter(|seeds| !seeds.is_empty()).map(bracket),
        apart: apart?.into_iter().map(|(name, entries)| KeptApart { name, entries }).collect(),
        ..plain?
    };
    let group =
        |(name, clubs)| ClubGroup { name, clubs: parts(clubs).map(str::to_owned).collect() };
    Some((rules, lines(reader.typed("club_groups")).map(group).collect()))
}

fn filled(tournament: &Tournament) -> Fields {
    let rules = &tournament.settings.draw;
    let names = |entries: &[EntryId]| -> String {
        entries.iter().map(|id| name(tournament, *id)).collect::<Vec<_>>().join(", ")
    };
    let titled = |title: &str, list: String| {
        if title.is_empty() { list } else { format!("{title}: {list}") }
    };
    let lines = |lines: Vec<String>| lines.join("\n");
    let apart = rules.apart.iter().map(|group| titled(&group.name, names(&group.entries)));
    let groups = tournament.club_groups.iter().map(|g| titled(&g.name, g.clubs.join(", ")));
    let fixed = rules.fixed_tables.iter();
    let fixed = fixed.map(|fixed| format!("{}: {}", fixed.table, name(tournament, fixed.entry)));
    let leagues = rules.leagues.iter().map(|league| titled(&league.name, names(&league.entries)));
    let unused: Vec<String> = rules.unused_tables.iter().map(ToString::to_string).collect();
    let (first, bracket) = (rules.leagues.first(), rules.bracket.as_ref());
    let yes = |on: bool| if on { "yes" } else { "" }.to_owned();
    let named = |(name, value): (&str, String)| (name.to_owned(), value);
    let before =
        [("apart", lines(apart.collect())), ("club_groups", lines(groups.collect()))].map(named);
    let after = [
        ("bye_volunteers", names(&rules.bye_volunteers)),
        ("fixed_tables", lines(fixed.collect())),
        ("unused_tables", unused.join(", ")),
        ("leagues", lines(leagues.collect())),
        ("league_from", filled_number(first.map_or(0, |league| league.from.0))),
        ("league_double", yes(first.is_some_and(|league| league.double))),
        ("bracket", bracket.map(|bracket| names(&bracket.entries)).unwrap_or_default()),
        ("bracket_from", filled_number(bracket.map_or(0, |bracket| bracket.from.0))),
        ("third_place", yes(bracket.is_some_and(|bracket| bracket.third_place))),
    ]
    .map(named);
    before.into_iter().chain(filled_fields(PLAIN, rules)).chain(after).collect()
}

/// A player as the form names them: by name, or `#7` if the name is not unique or has a separator.
fn name(tournament: &Tournament, id: EntryId) -> String {
    let plain = tournament.entry(id).map(Entry::full_name).filter(|name| {
        let same = tournament.entries.iter().filter(|entry| entry.full_name() == *name).count();
        same == 1 && !name.contains([',', ':', '#'])
    });
    plain.unwrap_or_else(|| format!("#{id}"))
}

/// The lines of a field, split at the colon into title and rest.
fn lines(typed: &str) -> impl Iterator<Item = (String, &str)> {
    let lines = typed.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| match line.split_once([':', '：']) {
        Some((title, rest)) => (title.trim().to_owned(), rest),
        None => (String::new(), line),
    })
}

fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', '，', '、', '\n']).map(str::trim).filter(|part| !part.is_empty())
}

/// Players by name or number, separated by commas or line breaks; duplicates are dropped.
fn players(tournament: &Tournament, list: &str) -> Result<Vec<EntryId>, Sentence> {
    let mut found = Vec::new();
    for part in parts(list) {
        let id = player(tournament, part).ok_or_else(|| fault("rules-unknown-player", part))?;
        if !found.contains(&id) {
            found.push(id);
        }
    }
    Ok(found)
}

/// The player with that number (`#7`) or name, in either order and any case. `None` if several have the name.
fn player(tournament: &Tournament, typed: &str) -> Option<EntryId> {
    let entries = &tournament.entries;
    if let Some(number) = typed.strip_prefix('#') {
        let id = EntryId(number.trim().parse().ok()?);
        return entries.iter().any(|entry| entry.id == id).then_some(id);
    }
    let typed = typed.to_lowercase();
    let bears = |entry: &&Entry| {
        let reversed = format!("{} {}", entry.first_name, entry.surname);
        [entry.full_name(), reversed].iter().any(|name| name.to_lowercase() == typed)
    };
    let mut found = entries.iter().filter(bears);
    let first = found.next()?;
    found.next().is_none().then_some(first.id)
}

fn fixed_tables(tournament: &Tournament, typed: &str) -> Result<Vec<FixedTable>, Sentence> {
    let mut fixed = Vec::new();
    for (table, list) in lines(typed) {
        let table = table.parse().map(TableNo).map_err(|_| fault("rules-table-first", list))?;
        let entries = players(tournament, list)?;
        fixed.extend(entries.into_iter().map(|entry| FixedTable { entry, table }));
    }
    Ok(fixed)
}
