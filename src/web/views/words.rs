//! Values of a tournament in words: groups, rooms, thinking time, rating changes, results, requests, fees,
//! announcements.

use crate::web::prelude::*;
use go::RulesetName;
use standings::rating_changes;

/// Only public data: categories, ranks, countries and clubs of entries.
pub fn public_groups(tournament: &Tournament) -> Vec<Group> {
    let categories = tournament.settings.categories.count();
    let categories = (1..=categories).filter(|_| categories > 1).map(Group::Category);
    // Spellings that differ only in case are one group.
    let of = |value: fn(&Entry) -> &str| -> BTreeMap<String, &str> {
        let said = tournament.entries.iter().map(value).filter(|text| !text.is_empty());
        said.map(|text| (text.to_ascii_lowercase(), text)).collect()
    };
    let countries = of(|entry| &entry.country).into_values();
    let countries = countries.filter_map(|code| format!("country:{code}").parse().ok());
    let clubs = of(|entry| &entry.club).into_values().map(|club| Group::Club(club.to_owned()));
    [Group::Dan, Group::Kyu].into_iter().chain(categories).chain(countries).chain(clubs).collect()
}

pub fn group_words(t: Lang, group: &Group) -> String {
    let (kind, of) = group.parts();
    t.with(&format!("group-which-{kind}"), [("of", of)])
}

/// The group in an address. 404 unless it is one of [`public_groups`], so that each group has one address.
pub fn group_asked(typed: &str, tournament: &Tournament) -> Result<Group> {
    if typed.is_empty() {
        return Ok(Group::All);
    }
    let group: Group = typed.parse().map_err(|_| WebError::no_page())?;
    public_groups(tournament).contains(&group).then_some(group).ok_or_else(WebError::no_page)
}

/// More clubs than this are found by the search of the page, and not in a list to choose from.
const CLUBS_TO_CHOOSE: usize = 60;

/// The groups to choose from: value and words. The chosen one is always among them.
pub fn groups_of(t: Lang, tournament: &Tournament, chosen: &Group) -> Vec<(String, String)> {
    let all = std::iter::once((String::new(), t.text("group-which-all")));
    let groups = public_groups(tournament);
    let is_club = |group: &Group| matches!(group, Group::Club(_));
    let many = groups.iter().filter(|group| is_club(group)).count() > CLUBS_TO_CHOOSE;
    let groups = groups.into_iter().filter(|group| !many || !is_club(group) || group == chosen);
    all.chain(groups.map(|group| (group.to_string(), group_words(t, &group)))).collect()
}

/// `Tables 1–40: Main hall; tables 41–80: Library.` Empty without rooms.
pub fn rooms_line(t: Lang, rooms: &Rooms) -> String {
    let said = |room: &HallRoom| {
        let name = ("room", room.name.as_str());
        match room.from == room.to {
            true => t.with("rooms-table", (("table", room.from), name)),
            false => t.with("rooms-tables", (("from", room.from), ("to", room.to), name)),
        }
    };
    rooms.iter().map(said).collect::<Vec<_>>().join(" ")
}

/// Black for `B`, White for `W`.
pub fn side(letter: &str) -> Option<Color> {
    [Color::Black, Color::White].into_iter().find(|color| letter == color.letter().to_string())
}

/// `38:51`.
pub fn on_clock(seconds: impl Into<i64>) -> String {
    let seconds = seconds.into();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// `60 minutes, then 15 stones in 5 minutes`.
pub fn thinking_time(t: Lang, time: TimeControl) -> String {
    let basic = ("basic", t.with("clock-minutes", [("n", time.basic_minutes)]));
    let period = |seconds| ("period", span(t, seconds));
    match time.overtime {
        Overtime::SuddenDeath => t.with("clock-sudden", [basic]),
        Overtime::Byoyomi { seconds } => t.with("clock-byoyomi", [basic, period(seconds)]),
        Overtime::Fischer { increment } => t.with("clock-fischer", [basic, period(increment)]),
        Overtime::Canadian { stones, seconds } => {
            t.with("clock-canadian", (basic, ("stones", stones), period(seconds)))
        }
        Overtime::Ing => {
            let (n, points) = (("n", u32::from(ING_PERIODS)), ("points", t.points(ing_cost(1))));
            t.with("clock-ing", (basic, n, period(time.ing_seconds()), points))
        }
    }
}

fn span(t: Lang, seconds: u32) -> String {
    match seconds > 0 && seconds.is_multiple_of(60) {
        true => t.with("clock-minutes", [("n", seconds / 60)]),
        false => t.with("clock-seconds", [("n", seconds)]),
    }
}

/// The change of each entry's European rating through a round, such as `+12.3`, in order of entries.
/// Empty without a rated game. `None` if the event does not show it.
pub fn rating_preview(t: Lang, tournament: &Tournament, through: RoundNo) -> Option<Vec<String>> {
    tournament.settings.rating_preview.then(|| {
        let changes = rating_changes(tournament, through).into_iter();
        let words = |change: f64| t.decimals(&format!("{change:+.1}"));
        changes.map(|one| if one.games == 0 { String::new() } else { words(one.change) }).collect()
    })
}

impl Lang {
    /// The number of a table, if that is what a search asks for in the words of the pages, such as `table 3`; else what
    /// was typed.
    pub fn table_or_words(self, typed: &str) -> String {
        let close = |text: &str| plain(text).split_whitespace().collect::<String>();
        let digits: String = plain(typed).chars().filter(char::is_ascii_digit).collect();
        let label = || self.with("table-number", [("table", &*digits)]);
        let ways = [format!("{} {digits}", self.text("table")), label()];
        let asks = !digits.is_empty() && ways.iter().any(|way| close(way) == close(typed));
        if asks { digits } else { typed.to_owned() }
    }

    /// `Black`, `Weiß`.
    pub fn color(self, color: impl ByValue<Color>) -> String {
        self.text(match color.given() {
            Color::Black => "black",
            Color::White => "white",
        })
    }

    /// The letter on a stone: S for "Schwarz", 黒.
    pub fn letter(self, color: impl ByValue<Color>) -> String {
        self.text(match color.given() {
            Color::Black => "black-letter",
            Color::White => "white-letter",
        })
    }

    /// The dates of an event; a one-day event also names the day of the week.
    pub fn dates(self, settings: &Settings) -> String {
        match settings.begins == settings.ends {
            true => self.day_of_week(settings.begins),
            false => self.days(settings.begins, settings.ends),
        }
    }

    pub fn rules(self, rules: RulesetName) -> String {
        self.text(&format!("rules-{rules}"))
    }

    /// `even, komi 6.5` or `handicap 3, komi 0.5`.
    pub fn terms(self, handicap: impl ByValue<u8>, komi: impl ByValue<HalfPoints>) -> String {
        let handicap = self.handicap_words(handicap.given());
        self.with("terms", [("handicap", handicap), ("komi", self.points(komi.given()))])
    }

    pub fn handicap_words(self, handicap: u8) -> String {
        if handicap == 0 { self.text("even") } else { self.with("handicap-of", [("n", handicap)]) }
    }

    /// `White won by resignation`, `Jigo`, `playing`.
    pub fn ending(self, ending: impl ByValue<Ending>) -> String {
        let ending = ending.given();
        let (head, manner) = (self.ending_head(ending), self.ending_manner(ending));
        if manner.is_empty() { head } else { format!("{head} {manner}") }
    }

    /// The part of a result that is set in bold.
    pub fn ending_head(self, ending: impl ByValue<Ending>) -> String {
        self.text(match ending.given() {
            Ending::Pending => "playing",
            Ending::Won { winner: Color::Black, .. } => "black-won",
            Ending::Won { winner: Color::White, .. } => "white-won",
            Ending::Jigo { .. } => "jigo",
            Ending::Drawn => "drawn",
            Ending::BothWin { .. } => "both-win",
            Ending::BothLose { .. } => "both-lose",
            Ending::NoResult => "no-result",
        })
    }

    /// `by 3.5`, `on time`; empty if it was not recorded.
    pub fn ending_manner(self, ending: impl ByValue<Ending>) -> String {
        let ending = ending.given();
        match ending {
            Ending::Won { manner: Manner::Unstated, .. } => String::new(),
            Ending::Won { manner: Manner::Score(points), .. } => {
                self.with("manner-score", (("points", self.points(points)), ("halves", points.0)))
            }
            Ending::Won { manner, .. } => self.text(match manner {
                Manner::Resignation => "manner-resignation",
                Manner::Time => "manner-time",
                Manner::IllegalMove => "manner-illegal-move",
                Manner::Default => "manner-default",
                Manner::Unstated | Manner::Score(_) | Manner::Decision => "manner-decision",
            }),
            _ if ending.is_by_default() => self.text("manner-default"),
            _ => String::new(),
        }
    }

    /// From one player's side: `Won by 7.5`, `Lost on time`.
    pub fn ending_for(self, ending: impl ByValue<Ending>, side: impl ByValue<Color>) -> String {
        let (ending, side) = (ending.given(), side.given());
        let Some(winner) = ending.winner() else { return self.ending(ending) };
        let head = self.text(if winner == side { "won" } else { "lost" });
        let manner = self.ending_manner(ending);
        if manner.is_empty() { head } else { format!("{head} {manner}") }
    }
}

/// Open calls for an arbiter with their tables, longest waiting first. Calls with an arbiter on the way come last.
pub fn calls(event: &Event, requests: &[Request]) -> Vec<(Request, TableNo)> {
    let mut open: Vec<&Request> = requests.iter().filter(|one| one.is_open_call()).collect();
    open.sort_by_key(|one| (one.state == RequestState::Coming, one.asked_at, one.id));
    let call = |one: &Request| {
        let round = event.snapshot.tournament.round(one.round).filter(|round| round.is_public())?;
        Some((one.clone(), round.board_of(one.by)?.table))
    };
    open.into_iter().filter_map(call).collect()
}

/// In the event's time zone.
pub fn clock(t: Lang, at: DateTime<Utc>) -> String {
    t.time_of(at.naive_utc())
}

/// `I do not play round 5`, `An arbiter, please`.
pub fn request_words(t: Lang, kind: RequestKind, round: RoundNo) -> String {
    t.with(&format!("request-{}", kind.name()), [("round", round)])
}

impl Lang {
    /// `Table 12 calls an arbiter, 3 min`.
    pub(crate) fn call_waits(self, call: &Request, table: impl ByValue<TableNo>) -> String {
        let minutes = (Utc::now() - call.asked_at).num_minutes().max(0);
        self.with("call-waits", (("table", table.given().to_string()), ("minutes", minutes)))
    }

    pub(crate) fn request(self, request: &Request) -> String {
        request_words(self, request.kind, request.round)
    }

    pub(crate) fn request_state(self, request: &Request) -> String {
        let key = match (request.kind, request.state) {
            (RequestKind::Arbiter, RequestState::Granted) => "request-state-went".to_owned(),
            (_, state) => format!("request-state-{}", state.name()),
        };
        self.with(&key, [("time", clock(self, request.answered_at.unwrap_or(request.asked_at)))])
    }
}

pub struct Noted {
    pub words: String,
    /// English, if the words are not in the page's language.
    pub lang: Option<&'static str>,
}

/// The second line of a note is a [`Sentence`] as JSON. Notes without one stay in English.
pub fn stored_note(t: Lang, note: &str) -> Noted {
    let (english, sentence) = note.split_once('\n').unwrap_or((note, ""));
    match serde_json::from_str::<Sentence>(sentence) {
        Ok(sentence) => Noted { words: t.sentence(&sentence), lang: None },
        Err(_) => Noted { words: english.to_owned(), lang: Some("en") },
    }
}

/// Whether any entry has its own fee, or is marked as paid.
pub fn has_fees(tournament: &Tournament) -> bool {
    let knows = |entry: &Entry| entry.private.paid || !entry.private.fee.is_empty();
    tournament.entries.iter().any(knows)
}

/// The unpaid fee in words: the entry's own, else the event's.
pub fn unpaid_fee<'a>(tournament: &'a Tournament, entry: &'a Entry) -> Option<&'a str> {
    let fee = sum(tournament, entry);
    (!entry.private.paid && !fee.is_empty()).then_some(fee)
}

fn sum<'a>(tournament: &'a Tournament, entry: &'a Entry) -> &'a str {
    let own = &entry.private.fee;
    if own.is_empty() { &tournament.settings.home.fee } else { own }
}

/// `To pay`, or `Fee` if nothing is owed, with the answer and a note. `None` without a fee. A player on the waiting
/// list (`waits`) owes nothing yet.
pub fn fee_fact(
    t: Lang,
    tournament: &Tournament,
    entry: &Entry,
    (paid, waits): (bool, bool),
) -> Option<Fact> {
    let sum = sum(tournament, entry);
    let (label, answer, note) = match (paid, waits) {
        (true, _) => ("private-fee", t.text("private-paid"), sum),
        (false, _) if sum.is_empty() => return None,
        (false, true) => ("home-fee", t.text("home-nothing-yet"), sum),
        (false, false) => ("home-fee", sum.to_owned(), tournament.settings.home.pay.as_str()),
    };
    Some((t.text(label), answer, note.to_owned()))
}

impl Lang {
    /// To whom an announcement is made; empty if to all.
    pub(crate) fn audience(self, to: &Audience) -> String {
        match to {
            Audience::Group(Group::All) => String::new(),
            Audience::Group(group) => group_words(self, group),
            Audience::Board(round, table) => {
                self.with("incident-place", (("round", *round), ("table", *table)))
            }
        }
    }
}

pub fn public_announcements(
    service: &Service,
    event: &Event,
) -> Result<Vec<Announcement>, ServiceError> {
    let mut all = service.read(|c| c.announcements(event.snapshot.id))?;
    all.retain(|one| one.to.is_public());
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german() -> Lang {
        Lang::find("de").expect("there is a German catalogue")
    }

    #[test]
    fn results_are_sentences() {
        let ending = |text: &str| text.parse::<Ending>().unwrap();
        assert_eq!(Lang::english().ending(ending("B+3.5")), "Black won by 3.5");
        assert_eq!(german().ending(ending("W+1")), "Weiß gewinnt mit 1 Punkt");
        assert_eq!(german().ending(ending("W+R")), "Weiß gewinnt durch Aufgabe");
        assert_eq!(Lang::english().ending_for(ending("B+T"), Color::White), "Lost on time");
        assert_eq!(Lang::english().ending(ending("both-lose!")), "Both lose by default");
        assert_eq!(german().terms(0, HalfPoints(13)), "ohne Vorgabe, Komi 6,5");
        assert_eq!(Lang::english().terms(3, HalfPoints(1)), "handicap 3, komi 0.5");
    }

    #[test]
    fn a_note_is_read_in_any_language_and_an_old_one_as_it_was_written() {
        let note =
            "the server answered 404\n{\"k\":\"outside-status\",\"a\":[[\"status\",\"404\"]]}";
        let read = stored_note(Lang::english(), note);
        assert!(read.words.contains("404") && read.lang.is_none(), "{}", read.words);
        let old = stored_note(Lang::english(), "the server took too long");
        assert!(old.lang == Some("en") && old.words == "the server took too long");
    }
}
