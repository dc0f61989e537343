//! The newest round by name, for a projector: pages that turn by themselves, and the round's clock; between rounds
//! who leads, and before the first one who missed the check-in.

use super::*;

struct Columns {
    names: usize,
    /// The width that a name has next to stone and table, in hundredths of the letter height.
    room: usize,
    four: bool,
}

/// Three columns of twelve names.
const THREE: &Columns = &Columns { names: 36, room: 940, four: false };

/// Four columns of fourteen names, if three columns would need more than two screens.
const FOUR: &Columns = &Columns { names: 56, room: 800, four: true };

impl Columns {
    const fn of(names: usize) -> &'static Self {
        if names > 2 * THREE.names { FOUR } else { THREE }
    }
}

/// Two columns of leaders next to the position.
const LEADERS: usize = 24;

/// In seconds: how long a page is shown, how long all pages together may take, and the least time to read one.
const A_PAGE_STANDS: usize = 12;
const A_TURN: usize = 60;
const TO_BE_READ: usize = 5;

#[derive(Clone)]
struct Asked {
    page: usize,
    dark: bool,
    /// First and last letter of the names on this screen.
    range: Option<(String, String)>,
}

impl Asked {
    fn of(request: &HttpRequest) -> Self {
        let query = Form::of_query(request);
        let asked = |name: &str| Some(query.value(name).trim().to_uppercase());
        let asked = |name: &str| asked(name).filter(|letter| !letter.is_empty());
        Self {
            page: query.value("page").parse().unwrap_or(1),
            dark: request.query_string().split('&').any(|part| part == "dark" || part == "dark="),
            range: asked("from").zip(asked("to")),
        }
    }

    fn address(&self) -> String {
        let range = self.range.as_ref().map(|(from, to)| format!("&from={from}&to={to}"));
        let dark = if self.dark { "&dark" } else { "" };
        format!("?page={}{}{dark}", self.page, range.unwrap_or_default())
    }

    /// Letters behind Z, of other scripts too, belong to the last screen.
    fn shows(&self, t: Lang, letter: &str) -> bool {
        let key = |letter: &str| t.name_key(letter, "");
        self.range.as_ref().is_none_or(|(from, to)| {
            key(from) <= key(letter) && (to == "Z" || key(letter) <= key(to))
        })
    }
}

struct Seated {
    seating: Seating,
    name: String,
    /// See [`letter`]; `-` if there is none.
    letter: String,
}

impl Seated {
    /// Of all players or teams of the round, in the order of the lists on paper; and the letters of all of them.
    fn here(cx: &Cx, round: &Round, asked: &Asked) -> (Vec<Self>, Vec<String>) {
        let all = match round.teams.is_empty() {
            true => by_name(cx.t, cx, round),
            false => teams_by_name(cx.t, cx.tournament(), round),
        };
        let letter = |one: &Seating| match letter(cx.t, &one.parts.0) {
            none if none.is_empty() => "-".to_owned(),
            letter => letter,
        };
        let letters: Vec<String> = all.iter().map(letter).collect();
        let here = letters.iter().filter(|letter| asked.shows(cx.t, letter)).count();
        let names = called(&all, Columns::of(here).room);
        let seated =
            |((seating, name), letter)| Self { letter: String::clone(letter), seating, name };
        let mut here: Vec<Self> = all.into_iter().zip(names).zip(&letters).map(seated).collect();
        here.retain(|one| asked.shows(cx.t, &one.letter));
        (here, letters)
    }

    /// `None` for a team, which has both colours.
    fn color(&self) -> Option<Color> {
        self.seating.seat.map(|(color, _)| color).filter(|_| self.seating.to.is_none())
    }

    /// The table, or the tables of a match: `4–6`. `None` for a bye.
    fn tables(&self) -> Option<String> {
        let (_, table) = self.seating.seat?;
        let last = self.seating.to.filter(|last| *last != table);
        Some(last.map_or_else(|| table.to_string(), |last| format!("{table}–{last}")))
    }
}

#[derive(Template)]
#[template(path = "public/hall.html")]
struct Hall {
    cx: Cx,
    asked: Asked,
    now: NaiveDateTime,
    round: Option<Round>,
    /// Those of this screen; none if all games are over.
    here: Vec<Seated>,
    /// The letter of every player or team of the round, in order.
    letters: Vec<String>,
    columns: &'static Columns,
    pages: usize,
    messages: Vec<Announcement>,
    mended: Vec<Mended>,
    code: Code,
}

/// `?from=A&to=F` limits a screen to those letters. Not cached: the page tells the time.
#[route("GET", "/t/{slug}/hall", Public)]
async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let (asked, server) = (Asked::of(&request), visit.origin(&request));
    visit.once(move |cx, service| Hall::of(cx, service, asked, &server)).await
}

/// The first and the last word of a list.
type Ends<'a> = [(&'static str, &'a str); 2];

fn ends(part: &[Seated], word: impl Fn(&Seated) -> &str) -> Option<Ends<'_>> {
    Some([("from", word(part.first()?)), ("to", word(part.last()?))])
}

impl Hall {
    fn of(cx: Cx, service: &Service, mut asked: Asked, server: &str) -> Result<Self> {
        let (id, round) = (cx.event.snapshot.id, current_round(cx.tournament()).cloned());
        let (title, (here, letters)) = match &round {
            Some(round) if is_over(round) => {
                (cx.with("hall-standings", [("round", round.no)]), Default::default())
            }
            Some(round) => {
                (cx.with("round-number", [("round", round.no)]), Seated::here(&cx, round, &asked))
            }
            None => (cx.text("hall-no-round"), Default::default()),
        };
        let columns = Columns::of(here.len());
        let pages = here.len().div_ceil(columns.names).max(1);
        // The round may have changed since: a page that no longer exists becomes the first one.
        asked.page = if (1..=pages).contains(&asked.page) { asked.page } else { 1 };
        let mended = round.as_ref().map(|round| service.mendings(id, round.no)).transpose()?;
        let mut cx = without_live(cx.titled(title));
        cx.page.here = format!("{}{}", cx.path(), asked.address());
        Ok(Self {
            now: Utc::now().naive_utc(),
            messages: public_announcements(service, &cx.event)?,
            mended: mended.unwrap_or_default(),
            code: Code::of(&format!("{server}{}", cx.to("")))?,
            cx,
            asked,
            round,
            here,
            letters,
            columns,
            pages,
        })
    }

    fn is_over(&self) -> bool {
        self.round.as_ref().is_some_and(is_over)
    }

    /// Players of a round with a window play at home and look for no table.
    fn is_at_home(&self) -> bool {
        let clock = |round: &Round| self.cx.tournament().clock(round.no);
        self.round.as_ref().is_some_and(|round| clock(round).window.is_some())
    }

    fn on_page(&self) -> &[Seated] {
        self.here.chunks(self.columns.names).nth(self.asked.page - 1).unwrap_or_default()
    }

    fn seconds(&self) -> usize {
        A_PAGE_STANDS.min(A_TURN / self.pages).max(TO_BE_READ)
    }

    /// Whether a table number has three digits.
    fn is_wide(&self) -> bool {
        self.on_page().iter().any(|one| one.seating.seat.is_some_and(|(_, table)| table.0 > 99))
    }

    fn next(&self) -> Option<String> {
        let page = self.asked.page % self.pages + 1;
        (self.pages > 1).then(|| Asked { page, ..self.asked.clone() }.address())
    }

    /// `A to M`: the letters of the screen, or of this page if there is one screen.
    fn letters(&self) -> Option<Ends<'_>> {
        let whole = if self.asked.range.is_some() { self.here.as_slice() } else { self.on_page() };
        ends(whole, |one| one.letter.as_str())
    }

    /// `Aalders to Bystrický`: the surnames of this page, if the screen is limited to some letters.
    fn surnames(&self) -> Option<Ends<'_>> {
        let page = if self.asked.range.is_some() { self.on_page() } else { &[] };
        ends(page, |one| one.seating.parts.0.as_str())
    }

    /// The first and last letters of two, three and four screens; none if a single screen has one page.
    fn screens(&self) -> Vec<Vec<(&str, &str)>> {
        if self.pages == 1 || self.asked.range.is_some() {
            return Vec::new();
        }
        (2..=4).map(|n| screens(&self.letters, n)).collect()
    }

    /// What the other screens show, if this one is one of two to four.
    fn others(&self) -> Option<String> {
        let (from, to) = self.asked.range.as_ref()?;
        let own = (from.as_str(), to.as_str());
        let all = (2..=4).map(|n| screens(&self.letters, n)).find(|all| all.contains(&own))?;
        let span = |(from, to)| self.cx.with("hall-from-to", (("from", from), ("to", to)));
        let others = all.into_iter().filter(|one| *one != own).map(span);
        Some(self.cx.with("hall-others", [("screens", self.cx.listed(others))]))
    }

    fn of_letters(&self, from: &str, to: &str) -> String {
        let range = Some((from.to_owned(), to.to_owned()));
        Asked { page: 1, range, ..self.asked.clone() }.address()
    }

    /// Before the first round: players who missed the check-in, and how many more of them there are.
    fn missing(&self) -> (Vec<String>, usize) {
        let settings = &self.cx.tournament().settings;
        if self.round.is_some() || !settings.home.check_in_is_over(self.now) {
            return Default::default();
        }
        let public = self.cx.tournament().public();
        let mut away: Vec<&Entry> = public.entries.iter().filter(|one| !one.is_final()).collect();
        away.sort_by_cached_key(|entry| alphabetical(self.cx.t, entry));
        let names = away.iter().take(THREE.names);
        let names = names.map(|entry| distinct_name(self.cx.t, &public, entry)).collect();
        (names, away.len().saturating_sub(THREE.names))
    }

    /// Place, name and score, if all games of the newest round are over. A place is empty if it is the same as in the
    /// line before.
    fn leaders(&self) -> Vec<(String, String, String)> {
        let (t, tournament) = (self.cx.t, self.cx.tournament());
        if !self.is_over() {
            return Vec::new();
        }
        let last = standings_round(tournament, None);
        if is_of_teams(tournament) {
            let teams = team_standings(tournament, last);
            let leader = |row: &TeamRow| {
                let name = tournament.teams.list[row.index].name.clone();
                let score = row.values.first().map(|value| self.cx.value(value));
                (team_place(&teams, row.place), name, score.unwrap_or_default())
            };
            return teams.rows.iter().take(LEADERS).map(leader).collect();
        }
        let standings = listed_standings(tournament, last);
        let at = standings.score_index();
        let leader = |(i, row): (usize, &Row)| {
            let entry = tournament.entries.get(row.index)?;
            let score = value_text(t, *standings.criteria.get(at)?, *row.values.get(at)?, entry);
            let place = if row.shared { String::new() } else { place(&standings, i) };
            Some((place, t.person(entry), score))
        };
        standings.rows.iter().enumerate().filter_map(leader).take(LEADERS).collect()
    }

    /// The size of all names of the list: that of the widest one.
    fn size_of(&self, leaders: &[(String, String, String)]) -> &'static str {
        let sizes = leaders.iter().map(|(_, name, _)| size(name, self.columns.room));
        sizes.max().unwrap_or_default()
    }

    fn position(&self) -> Result<String> {
        html_of(&EventPosition::of_event(self.cx.t, self.cx.tournament()))
    }

    /// Between rounds that of the next round. `None` if no start is known.
    fn clock(&self) -> Option<HallClock> {
        let no = RoundNo(self.round.as_ref()?.no.0 + i32::from(self.is_over()));
        HallClock::of(self.cx.tournament(), no, self.now)
    }
}

fn is_over(round: &Round) -> bool {
    !round.boards.is_empty() && round.pending().next().is_none()
}

/// Splits the letters into ranges with about as many names each: `A` to `K`, `L` to `Z`.
fn screens<S: AsRef<str> + PartialEq>(letters: &[S], screens: usize) -> Vec<(&str, &str)> {
    let mut ranges = Vec::new();
    let mut from = 0;
    for screen in 1..=screens {
        let mut to = (letters.len() * screen / screens).max(from);
        // Names with the same first letter stay on one screen.
        while to > from && to < letters.len() && letters[to] == letters[to - 1] {
            to += 1;
        }
        let ends = letters.get(from).zip(letters[from..to].last());
        ranges.extend(ends.map(|(first, last)| (first.as_ref(), last.as_ref())));
        from = to;
    }
    ranges
}

/// What the round's clock shows when the page is rendered; the page's script counts on from there.
struct HallClock {
    now: NaiveDateTime,
    start: NaiveDateTime,
    /// The texts before and after the start: `starts in`; `clocks run`, or `start due since` for a planned start that
    /// has passed.
    labels: [&'static str; 2],
    /// The planned start, when absent players lose, and the latest expected end.
    notes: Vec<(&'static str, NaiveDateTime)>,
}

impl HallClock {
    fn of(tournament: &Tournament, no: RoundNo, now: NaiveDateTime) -> Option<Self> {
        let clock = tournament.clock(no);
        let running = tournament.began(no, now).is_some();
        let notes = [
            ("starts-at", clock.starts.filter(|_| !running)),
            ("hall-forfeit", absent_loses_at(tournament, no)),
            ("hall-end", clock.expected_end(tournament.settings.time)),
        ];
        Some(Self {
            now,
            start: clock.start()?,
            labels: ["hall-starts-in", if running { "hall-runs" } else { "hall-due" }],
            notes: notes.into_iter().filter_map(|(note, at)| Some((note, at?))).collect(),
        })
    }

    fn label(&self) -> &'static str {
        self.labels[usize::from(self.now >= self.start)]
    }

    /// `08:42` or `1:12:07`. Seconds are rounded up before the start, so that it shows 00:00 at the start.
    fn time_shown(&self) -> String {
        let millis = self.now.signed_duration_since(self.start).num_milliseconds();
        let seconds = if millis < 0 { (-millis + 999) / 1000 } else { millis / 1000 };
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => format!("{minutes:02}:{seconds:02}"),
            _ => format!("{hours}:{minutes:02}:{seconds:02}"),
        }
    }
}

/// Since 1970, for the page's script.
fn millis(at: impl ByValue<NaiveDateTime>) -> i64 {
    at.given().and_utc().timestamp_millis()
}

/// CSS class of a name: empty if it fits on one line, `tight` if it does in smaller letters, `long` for two lines, else
/// `longer`. `room` is in hundredths of the letter height.
fn size(name: &str, room: usize) -> &'static str {
    match width(name) {
        wide if wide <= room => "",
        wide if wide <= room * 13 / 10 => "tight",
        wide if wide <= room * 5 / 2 => "long",
        _ => "longer",
    }
}

/// Width in a usual sans-serif font, in hundredths of the letter height; an estimate on the wide side.
fn width(text: &str) -> usize {
    text.chars().map(letter_width).sum()
}

fn letter_width(letter: char) -> usize {
    match (letter, letter.width()) {
        (_, None | Some(0)) => 0,
        (_, Some(2)) => 100,
        (' ' | '.' | ',' | '\'' | '’' | '-' | 'f' | 'i' | 'j' | 'l' | 'r' | 't' | 'I', _) => 34,
        ('m' | 'w' | 'M' | 'W', _) => 88,
        _ if letter.is_ascii_uppercase() => 72,
        _ if letter.is_ascii() => 57,
        // As wide as its Latin transliteration, within the limits of one letter.
        _ => any_ascii_char(letter).chars().map(letter_width).sum::<usize>().clamp(34, 82),
    }
}

/// Surname first. Given names that do not fit become initials, of as many letters as tell two players apart. Where no
/// letters do, given names stay in full, then the rank is added, and last whatever else differs.
fn called(seatings: &[Seating], room: usize) -> Vec<String> {
    let short = |letters| {
        let name = |one: &Seating| shortened(&one.parts.0, &one.parts.1, room, letters);
        seatings.iter().map(name).collect()
    };
    let whole = |one: &Seating| whole_name(&one.parts.0, &one.parts.1);
    let ranked = |one: &Seating| format!("{} {}", whole(one), one.person.rank);
    let ways: [Vec<String>; 6] = [
        short(1),
        short(2),
        short(3),
        short(4),
        seatings.iter().map(whole).collect(),
        seatings.iter().map(ranked).collect(),
    ];
    let times = ways.each_ref().map(|names| times(names));
    let name = |(at, one): (usize, &Seating)| {
        let unique = ways.iter().zip(&times).find(|(names, times)| times[names[at].as_str()] == 1);
        unique
            .map_or_else(|| format!("{} {}", whole(one), one.apart), |(names, _)| names[at].clone())
    };
    seatings.iter().enumerate().map(name).collect()
}

fn times(names: &[String]) -> HashMap<&str, usize> {
    let mut times = HashMap::new();
    names.iter().for_each(|name| *times.entry(name.as_str()).or_default() += 1);
    times
}

fn whole_name(surname: &str, first: &str) -> String {
    format!("{surname} {first}").trim_end().to_owned()
}

/// With so many letters of the first of the given names.
fn shortened(surname: &str, first: &str, room: usize, letters: usize) -> String {
    let name = whole_name(surname, first);
    if width(&name) <= room {
        return name;
    }
    let initial = |part: &str| Some(format!("{}.", part.chars().next()?.to_uppercase()));
    let initials = |given: &str| given.split('-').filter_map(initial).collect::<Vec<_>>().join("-");
    if letters == 1 {
        return whole_name(surname, &first.split(' ').map(initials).collect::<Vec<_>>().join(" "));
    }
    match first.chars().take_while(|c| c.is_alphabetic()).count() <= letters {
        true => name,
        false => format!("{surname} {}.", first.chars().take(letters).collect::<String>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screens_part_the_names_between_letters() {
        let letters = ["A", "A", "A", "B", "C", "O", "Z"];
        assert_eq!(screens(&letters, 2), [("A", "A"), ("B", "Z")]);
        assert_eq!(screens(&letters, 3), [("A", "A"), ("B", "B"), ("C", "Z")]);
        assert!(screens::<&str>(&[], 2).is_empty());
    }

    fn day() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 5, 14).unwrap()
    }

    fn at(seconds: i64) -> NaiveDateTime {
        day().and_hms_opt(10, 0, 0).unwrap() + TimeDelta::seconds(seconds)
    }

    fn with(clock: RoundClock) -> Tournament {
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day()));
        open.settings.time =
            TimeControl { basic_minutes: 60, overtime: Overtime::SuddenDeath, internet: false };
        open.clocks.insert(RoundNo(1), clock);
        open
    }

    fn on(clock: RoundClock, now: i64) -> HallClock {
        HallClock::of(&with(clock), RoundNo(1), at(now)).unwrap()
    }

    #[test]
    fn the_clock_counts_down_to_the_start_and_up_from_it() {
        let planned = RoundClock { starts: Some(at(0)), ..RoundClock::default() };
        let running = RoundClock { started: Some(at(60)), ..planned };
        assert_eq!(on(planned, -522).notes.len(), 3);
        for (clock, now, label, shown) in [
            (planned, -522, "starts in", "08:42"),
            (planned, 65, "overdue by", "01:05"),
            (running, 60 + 4327, "clocks run", "1:12:07"),
        ] {
            let clock = on(clock, now);
            assert_eq!(Lang::english().text(clock.label()), label);
            assert_eq!(clock.time_shown(), shown);
        }
    }

    #[test]
    fn the_moments_that_depend_on_it_are_on_the_clock_of_the_hall() {
        let running = RoundClock { started: Some(at(0)), ..RoundClock::default() };
        let notes = [("hall-forfeit", at(60 * 60)), ("hall-end", at(2 * 60 * 60))];
        assert_eq!(on(running, 5).notes, notes);
        let none = HallClock::of(&with(running), RoundNo(2), at(0));
        assert!(none.is_none(), "nobody said when the second round starts");
    }

    const ROOM: usize = 940;

    #[test]
    fn given_names_are_shortened_and_surnames_never() {
        let short = |surname, first| shortened(surname, first, ROOM, 1);
        assert_eq!(short("Aalders", "Teun"), "Aalders Teun");
        assert_eq!(short("Grünspan-Hollerbach", "Friederike"), "Grünspan-Hollerbach F.");
        assert_eq!(short("Van den Bosch-Pietersen", "Jean-Marc"), "Van den Bosch-Pietersen J.-M.");
        assert_eq!(short("Featherstonehaugh", "Ji-woo Anna"), "Featherstonehaugh J.-W. A.");
        assert_eq!(short("Morishita", ""), "Morishita");
    }

    #[test]
    fn a_name_is_large_by_the_room_it_takes() {
        assert!(width("Apfelstädt Lilli") < width("Ardeleanu Anna"), "narrow letters");
        assert_eq!(size("Apfelstädt Lilli", ROOM), "");
        assert_eq!(size("森下 藍子", 520), "");
        assert_eq!(size("Grünspan-Hollerbach F.", ROOM), "tight");
        assert_eq!(size("Montenegro y Villafuerte M. G.", ROOM), "long");
        assert_eq!(size(&"Wolfeschlegelsteinhausenberger".repeat(2), ROOM), "longer");
        assert_eq!(width("e\u{301}"), width("e"));
    }
}
