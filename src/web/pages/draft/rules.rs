//! The rules for every draw of an event.

use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "draft/rules.html")]
struct RulesPage {
    cx: Page,
    form: Form,
    entries: Vec<String>,
}

fn view(page: Page, event: &Event, form: Form) -> RulesPage {
    let t = page.t;
    let entries = event.snapshot.tournament.entries.iter();
    let mut entries: Vec<String> =
        entries.map(|e| format!("#{} {}", e.id, e.full_name())).collect();
    entries.sort();
    RulesPage { cx: frame(page, event).titled(t.text("rules-title")), form, entries }
}

pub async fn show(page: Page, event: Event) -> Answer {
    let form = Form::filled(fields_of(&event.snapshot.tournament));
    render(&view(page, &event, form))
}

pub async fn change(act: Act) -> Answer {
    if let Err(wrong) = read(&act.form, &act.cx.event.snapshot.tournament) {
        return render_wrong(&view(act.cx.page, &act.cx.event, wrong));
    }
    let sent = act.form.clone();
    let edit = move |now: &Tournament| {
        let kept = || fields_of(now).into_iter().map(|(n, v)| (n.to_owned(), v));
        let merged = sent.merged_into(kept())?;
        read(&merged, now).map_err(|wrong| wrong.unfit(kept().collect()))
    };
    match act.blocking(move |service, id, by| service.change_draw_rules(id, by, edit)).await {
        Ok(_) => act.done("/rules-of-the-draw", Sentence::new("rules-saved")),
        Err(error) => render_wrong(&view(act.cx.page, &act.cx.event, act.form.after(error)?)),
    }
}

fn read(form: &Form, tournament: &Tournament) -> Result<(DrawRules, Vec<ClubGroup>), Form> {
    let mut typed = RulesForm { tournament, form: form.clone() };
    let typed_rules = (typed.rules(), typed.club_groups());
    if typed.form.is_wrong() { Err(typed.form) } else { Ok(typed_rules) }
}

fn fields_of(tournament: &Tournament) -> Vec<(&'static str, String)> {
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
    let number = |n: i32| if n == 0 { String::new() } else { n.to_string() };
    vec![
        ("apart", lines(apart.collect())),
        ("club_groups", lines(groups.collect())),
        ("host_club", rules.host_club.clone()),
        ("most_ranks_apart", rules.most_ranks_apart.map(|n| n.to_string()).unwrap_or_default()),
        ("no_rematch", yes(rules.no_rematch)),
        ("nearest", yes(rules.nearest)),
        ("accelerated_rounds", number(rules.accelerated_rounds)),
        ("bye_volunteers", names(&rules.bye_volunteers)),
        ("fixed_tables", lines(fixed.collect())),
        ("unused_tables", unused.join(", ")),
        ("leagues", lines(leagues.collect())),
        ("league_from", number(first.map_or(0, |league| league.from.0))),
        ("league_double", yes(first.is_some_and(|league| league.double))),
        ("bracket", bracket.map(|bracket| names(&bracket.entries)).unwrap_or_default()),
        ("bracket_from", number(bracket.map_or(0, |bracket| bracket.from.0))),
        ("third_place", yes(bracket.is_some_and(|bracket| bracket.third_place))),
    ]
}

/// A player as the form names them: by name, or `#7` if the name is not unique or has a separator.
fn name(tournament: &Tournament, id: EntryId) -> String {
    let named = tournament.entry(id).map(Entry::full_name);
    let plain = named.filter(|name| {
        let same = tournament.entries.iter().filter(|entry| entry.full_name() == *name).count();
        same == 1 && !name.contains([',', ':', '#'])
    });
    plain.unwrap_or_else(|| format!("#{id}"))
}

struct RulesForm<'a> {
    tournament: &'a Tournament,
    form: Form,
}

impl RulesForm<'_> {
    fn rules(&mut self) -> DrawRules {
        let from = |n: i32| RoundNo(n.max(1));
        let (league_from, bracket_from) = (self.number("league_from"), self.number("bracket_from"));
        let double = self.form.is_ticked("league_double");
        let third_place = self.form.is_ticked("third_place");
        let seeds = self.names("bracket", self.form.value("bracket").to_owned());
        let (apart, leagues) = (self.lists("apart"), self.lists("leagues"));
        let ranks = self.number("most_ranks_apart");
        let any_ranks = !self.form.value("most_ranks_apart").trim().is_empty();
        if ranks < 0 {
            self.wrong("most_ranks_apart", "fault-number", &ranks.to_string());
        }
        DrawRules {
            bye_volunteers: self
                .names("bye_volunteers", self.form.value("bye_volunteers").to_owned()),
            fixed_tables: self.fixed_tables(),
            unused_tables: self.tables("unused_tables"),
            leagues: leagues
                .into_iter()
                .map(|(name, entries)| League { name, entries, from: from(league_from), double })
                .collect(),
            bracket: (!seeds.is_empty()).then(|| Bracket {
                entries: seeds,
                from: from(bracket_from),
                third_place,
            }),
            apart: apart.into_iter().map(|(name, entries)| KeptApart { name, entries }).collect(),
            host_club: self.host_club(),
            most_ranks_apart: any_ranks.then(|| u8::try_from(ranks).unwrap_or(u8::MAX)),
            no_rematch: self.form.is_ticked("no_rematch"),
            nearest: self.form.is_ticked("nearest"),
            accelerated_rounds: self.number("accelerated_rounds"),
        }
    }

    fn host_club(&mut self) -> String {
        check_words(self.form.value("host_club"), 200).unwrap_or_else(|fault| {
            self.form = self.form.refused("host_club", fault);
            String::new()
        })
    }

    /// Groups of clubs, one per line.
    fn club_groups(&self) -> Vec<ClubGroup> {
        let lines = self.lines("club_groups").into_iter();
        let groups = lines.map(|(name, clubs)| {
            let clubs = parts(&clubs).map(str::to_owned).collect();
            ClubGroup { name, clubs }
        });
        groups.collect()
    }

    fn wrong(&mut self, field: &str, key: &'static str, typed: &str) {
        let typed: String = typed.chars().take(100).collect();
        self.form = self.form.refused(field, Sentence::new(key).with("typed", typed));
    }

    /// 0 if the field is empty.
    fn number(&mut self, field: &str) -> i32 {
        let typed = self.form.value(field).trim().to_owned();
        if typed.is_empty() {
            return 0;
        }
        typed.parse().unwrap_or_else(|_| {
            self.wrong(field, "fault-number", &typed);
            0
        })
    }

    /// The lines of a field, split at the colon into title and rest.
    fn lines(&self, field: &str) -> Vec<(String, String)> {
        let lines = self.form.value(field).lines().map(str::trim).filter(|line| !line.is_empty());
        let split = lines.map(|line| match line.split_once([':', '：']) {
            Some((title, rest)) => (title.trim().to_owned(), rest.to_owned()),
            None => (String::new(), line.to_owned()),
        });
        split.collect()
    }

    fn lists(&mut self, field: &str) -> Vec<(String, Vec<EntryId>)> {
        let lines = self.lines(field);
        lines.into_iter().map(|(title, list)| (title, self.names(field, list))).collect()
    }

    /// Players by name or number, separated by commas or line breaks; duplicates are dropped.
    fn names(&mut self, field: &str, list: String) -> Vec<EntryId> {
        let mut found = Vec::new();
        for part in parts(&list) {
            match self.player(part) {
                Some(id) if !found.contains(&id) => found.push(id),
                Some(_) => {}
                None => self.wrong(field, "rules-unknown-player", part),
            }
        }
        found
    }

    /// The player with that number (`#7`) or name, in either order and any case. `None` if several have the name.
    fn player(&self, typed: &str) -> Option<EntryId> {
        let entries = &self.tournament.entries;
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

    fn fixed_tables(&mut self) -> Vec<FixedTable> {
        let mut fixed = Vec::new();
        for (table, list) in self.lines("fixed_tables") {
            let Ok(table) = table.parse().map(TableNo) else {
                self.wrong("fixed_tables", "rules-table-first", &list);
                continue;
            };
            let entries = self.names("fixed_tables", list);
            fixed.extend(entries.into_iter().map(|entry| FixedTable { entry, table }));
        }
        fixed
    }

    fn tables(&mut self, field: &str) -> Vec<TableNo> {
        let list = self.form.value(field).to_owned();
        let mut tables = Vec::new();
        for part in parts(&list) {
            match part.parse() {
                Ok(table) => tables.push(TableNo(table)),
                Err(_) => self.wrong(field, "fault-number", part),
            }
        }
        tables
    }
}

fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', '，', '、', '\n']).map(str::trim).filter(|part| !part.is_empty())
}
