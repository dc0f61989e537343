//! The settings of a group as sentences with bold values.

use crate::web::prelude::*;
use crate::web::views::words::rooms_line;

/// HTML. `usual` has the defaults of the expert settings.
pub fn said(t: Lang, settings: &Settings, usual: &Settings, group: SettingGroup) -> String {
    let words = Said { t, settings };
    let sentences = match group {
        SettingGroup::Event => words.event(),
        SettingGroup::Seen => {
            let seen = if settings.hidden { "settings-said-hidden" } else { "settings-said-seen" };
            words.together([t.text(seen), t.with("settings-said-zone", [("zone", t.zone())])])
        }
        SettingGroup::Rooms => match rooms_line(t, &settings.rooms) {
            none if none.is_empty() => t.text("settings-said-no-rooms"),
            rooms => own(&rooms),
        },
        SettingGroup::Rules => {
            let (rules, size) = (t.rules(settings.rules), settings.board_size.to_string());
            t.with("settings-said-rules", [("rules", rules), ("size", size)])
        }
        SettingGroup::Time => words.time(),
        SettingGroup::Handicap => words.handicap(),
        SettingGroup::System => words.system(),
        SettingGroup::Apart => words.apart(),
        SettingGroup::Skip if settings.players.skip_freely => t.text("settings-said-skip"),
        SettingGroup::Skip => t.text("settings-said-skip-ask"),
        SettingGroup::Season => words.season(),
        SettingGroup::Worth => words.worth(),
        SettingGroup::Placement => words.placement(),
        SettingGroup::Reports => words.reports(),
        SettingGroup::Shown => words.shown(),
        other => words.otherwise(usual, other),
    };
    marked(&sentences)
}

/// Escapes asterisks in the organiser's text, which would be markup for bold.
fn own(text: &str) -> String {
    text.replace('*', "\u{2217}")
}

fn bold(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("*{}*", own(text)) }
}

struct Said<'a> {
    t: Lang,
    settings: &'a Settings,
}

impl Said<'_> {
    fn together(&self, sentences: impl IntoIterator<Item = String>) -> String {
        let all: Vec<_> = sentences.into_iter().filter(|said| !said.is_empty()).collect();
        all.join(&self.t.text("sentence-gap"))
    }

    fn ended(&self, words: String) -> String {
        self.t.with("settings-said-words", [("words", words)])
    }

    fn event(&self) -> String {
        let (t, settings) = (self.t, self.settings);
        let director = match settings.director.as_str() {
            "" => String::new(),
            name => t.labelled(&t.text("settings-director"), &own(name)),
        };
        let sides = match settings.sides {
            Sides::One => String::new(),
            sides => t.text(&format!("settings-said-sides-{sides}")),
        };
        let event = self.ended(t.listed([
            bold(&settings.name),
            t.days(settings.begins, settings.ends),
            t.with("rounds-count", [("n", settings.rounds)]),
            own(&settings.place),
            settings.country.clone(),
            director,
        ]));
        self.together([event, sides])
    }

    fn time(&self) -> String {
        let (t, settings) = (self.t, self.settings);
        let komi = t.with("about-komi", [("komi", t.points(settings.komi))]);
        let internet = settings.time.internet.then(|| t.text("settings-internet"));
        let time = thinking_time(t, settings.time);
        self.ended(t.listed([bold(&komi), bold(&time), internet.unwrap_or_default()]))
    }

    fn handicap(&self) -> String {
        let (t, handicap) = (self.t, self.settings.handicap);
        if handicap.ceiling == 0 {
            return t.text("settings-said-even");
        }
        let basis = match handicap.basis {
            HandicapBasis::Score => "basis-score",
            HandicapBasis::Rank => "basis-rank",
        };
        let (sign, n) = match handicap.correction {
            n @ 1.. => ("less", n),
            0 => ("all", 0),
            n => ("more", n.abs()),
        };
        t.with(
            "settings-said-handicap",
            (
                ("basis", t.text(basis)),
                ("difference", t.with(&format!("settings-said-difference-{sign}"), [("n", n)])),
                ("most", u32::from(handicap.ceiling)),
                ("from", t.rank_in_full(handicap.none_from)),
            ),
        )
    }

    fn system(&self) -> String {
        let (t, settings) = (self.t, self.settings);
        let name = settings.system.name();
        let system = self.ended(bold(&t.text(&format!("system-{name}"))));
        let about = match settings.system {
            System::McMahon => t.with(
                "settings-said-mcmahon",
                [
                    ("bar", t.rank_in_full(settings.mcmahon.bar)),
                    ("floor", t.rank_in_full(settings.mcmahon.floor)),
                ],
            ),
            _ => t.text(&format!("about-system-{name}")),
        };
        let from: Vec<_> = settings.categories.0.iter().map(|rank| t.rank(*rank)).collect();
        let categories = match from.is_empty() {
            true => String::new(),
            false => self.ended(t.labelled(&t.text("settings-categories"), &t.listed(from))),
        };
        self.together([system, about, categories])
    }

    fn apart(&self) -> String {
        let (t, draw) = (self.t, &self.settings.pairing);
        let kinds = [
            ("apart-country", draw.country),
            ("apart-club", draw.club),
            ("apart-club-group", draw.club_group),
        ];
        let kept = kinds.into_iter().filter(|(_, groups)| *groups > 0);
        let kept = kept.map(|(key, n)| t.labelled(&t.text(key), &bold(&n.to_string())));
        match t.listed(kept) {
            none if none.is_empty() => t.text("settings-said-not-apart"),
            kept => t.with("settings-said-apart", [("kept", kept)]),
        }
    }

    fn season(&self) -> String {
        let (t, season) = (self.t, self.settings.season);
        let unplayed = t.text(&format!("unplayed-{}", season.unplayed));
        let grace = || t.with("settings-said-grace", [("n", u32::from(season.grace_days))]);
        self.together([
            t.with("settings-said-unplayed", [("policy", unplayed)]),
            if season.grace_days == 0 { String::new() } else { grace() },
            t.text(match season.open_games {
                OpenGames::Nothing => "settings-said-open-nothing",
                OpenGames::Half => "settings-said-open-half",
            }),
            match season.least_games {
                0 => t.text("settings-said-least-none"),
                n => t.with("settings-said-least", [("n", u32::from(n))]),
            },
            match (season.up, season.down) {
                (0, 0) => String::new(),
                (up, down) => {
                    let both = (("up", u32::from(up)), ("down", u32::from(down)));
                    t.with("settings-said-moves", both)
                }
            },
            match &self.settings.division {
                alone if !alone.is_of_series(alone) => t.text("settings-said-alone"),
                one => {
                    let no = (one.no > 0).then(|| t.with("division-no", [("no", one.no)]));
                    let of = [Some(bold(&one.series)), Some(bold(&one.season)), no];
                    let of = t.listed(of.into_iter().flatten().filter(|words| !words.is_empty()));
                    self.ended(t.labelled(&t.text("settings-series"), &of))
                }
            },
        ])
    }

    fn worth(&self) -> String {
        let (t, points) = (self.t, self.settings.points);
        let (bye, absent) = match self.settings.system {
            System::McMahon => (points.bye_mms, points.absent_mms),
            _ => (points.bye_wins, points.absent_wins),
        };
        let policy = t.text(&format!("policy-{}", points.no_result));
        let none = t.labelled(&t.text("settings-no-result"), &bold(&policy));
        self.together([
            t.with("settings-said-worth", [("bye", t.points(bye)), ("absent", t.points(absent))]),
            self.ended(none),
        ])
    }

    fn placement(&self) -> String {
        let t = self.t;
        let about = |one: &Criterion| {
            let about = t.text(&format!("criterion-about-{}", one.name().to_lowercase()));
            t.with("settings-said-criterion", [("name", one.name().to_owned()), ("about", about)])
        };
        let listed = t.listed(self.settings.placement.iter().map(about));
        t.with("settings-said-placement", [("criteria", listed)])
    }

    fn reports(&self) -> String {
        let (t, players) = (self.t, self.settings.players);
        let policy = t.text(&format!("reports-{}", players.reports));
        let policy = t.labelled(&t.text("settings-reports"), &bold(&policy));
        let alone = match players.confirm_minutes {
            n if n == 0 || players.reports == ReportPolicy::Off => String::new(),
            n => t.with("settings-said-minutes", [("n", n)]),
        };
        self.together([self.ended(policy), alone])
    }

    fn shown(&self) -> String {
        let (t, settings) = (self.t, self.settings);
        let surname = if settings.surname_first { "first" } else { "last" };
        let preview = if settings.rating_preview { "shown" } else { "not-shown" };
        self.together([
            t.text(&format!("settings-said-names-{surname}")),
            t.text(&format!("settings-said-ratings-{preview}")),
            t.with("settings-said-gap", [("n", settings.rank_gap)]),
        ])
    }

    fn otherwise(&self, usual: &Settings, group: SettingGroup) -> String {
        let all: Vec<_> = Setting::all().filter(|setting| setting.group == group).collect();
        let differs = |setting: &&&Setting| setting.get(self.settings) != setting.get(usual);
        let key = match group {
            SettingGroup::Weights => "settings-weights",
            SettingGroup::Seeding => "settings-seeding",
            _ => "settings-drawn-up",
        };
        let words = match all.iter().filter(differs).count() {
            0 => self.t.with("settings-said-usual", [("n", all.len())]),
            n => self.t.with("settings-said-otherwise", [("n", all.len()), ("k", n)]),
        };
        self.t.labelled(&self.t.text(key), &words)
    }
}
