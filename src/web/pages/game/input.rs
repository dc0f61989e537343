//! The recorder's input, while the game is played and at its end.

use crate::web::prelude::*;
use recording::{CopyOf, MarkedGroup};

pub(super) struct Wanted {
    /// How many acts the recorder's screen showed.
    pub seen: usize,
    what: What,
    /// The dead stones and stones in seki on that screen, possibly only a proposal.
    shown: Option<(Vec<Point>, Vec<Point>)>,
}

enum What {
    Acts(Vec<GameAct>),
    /// A group is marked or unmarked, by one player or by both (`who` is `None`).
    Toggle {
        at: Point,
        fate: Fate,
        who: Option<Color>,
    },
    /// No stone is dead; stones in seki stay in seki.
    NoneDead,
    /// Both players' answer about each disputed group; `None` if they do not agree about it.
    Groups(Vec<(Point, Option<Fate>)>),
    Copy(Point),
    /// A move on the copy; `None` is a pass.
    CopyPlay(Option<Point>),
    CopyKo(Point),
}

impl FromForm for Wanted {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let seen = reader.number("seen", 0..=1_000_000_u32);
        let shown =
            (reader.ticked("marking")).then(|| (points(reader, "dead"), points(reader, "seki")));
        let what = what(reader);
        let shown = shown.map(|(dead, seki)| dead.zip(seki));
        let shown = if let Some(read) = shown { Some(read?) } else { None };
        Some(Self { seen: seen? as usize, what: what?, shown })
    }
}

impl Wanted {
    /// The resulting acts. Once the board is marked, the entered marking counts, not the one on an older page.
    /// What rests on the marking includes the one that was shown, so that the service detects a change.
    pub fn acts(self, game: &Game) -> Vec<GameAct> {
        let shown = self.shown.filter(|_| !game.is_marked());
        let life = match &shown {
            Some((dead, seki)) => LifeAndDeath::mark(&game.board(), dead, seki).unwrap_or_default(),
            None if game.is_marked() => game.marking().clone(),
            None => LifeAndDeath::default(),
        };
        let on_copy = game.copy().map_or(Color::Black, CopyOf::to_move);
        let (rests, acts) = match self.what {
            What::Toggle { at, fate, who: None } => (false, toggled_by_both(game, &life, at, fate)),
            What::Toggle { at, fate, who: Some(color) } => {
                let claim = game.toggled(game.claim(color, &life), at, fate);
                (true, vec![claim.map_or_else(|| lone(at, fate), |life| own(color, &life))])
            }
            What::NoneDead => {
                let seki = life.seki().iter().copied().collect();
                (false, vec![GameAct::Mark { dead: Vec::new(), seki }])
            }
            What::Groups(said) => (true, claims(&said, game, &life)),
            What::Copy(at) => {
                let groups = game.marked_groups(&life);
                let group = groups.iter().find(|group| group.stones.contains(&at));
                let claimant = group.and_then(MarkedGroup::claimant).unwrap_or(Color::Black);
                (true, vec![GameAct::Copy { claimant, group: at }])
            }
            What::CopyPlay(point) => {
                (false, vec![GameAct::CopyPlay(Played { color: on_copy, point })])
            }
            What::CopyKo(ko) => (false, vec![GameAct::CopyKo { color: on_copy, ko }]),
            What::Acts(acts) => (acts.first().is_some_and(rests), acts),
        };
        let shown = shown.filter(|_| rests).map(|(dead, seki)| GameAct::Mark { dead, seki });
        shown.into_iter().chain(acts).collect()
    }

    /// Whether a player agrees to a marking that has changed since the page was loaded.
    pub fn is_outdated(&self, game: &Game) -> bool {
        let What::Acts(acts) = &self.what else { return false };
        let agrees = matches!(acts.first(), Some(GameAct::Agree { .. } | GameAct::Settle));
        let entered = mark_of(game.marking());
        let same = |(dead, seki): &(Vec<Point>, Vec<Point>)| {
            entered == GameAct::Mark { dead: dead.clone(), seki: seki.clone() }
        };
        agrees && game.is_marked() && !self.shown.as_ref().is_some_and(same)
    }
}

const fn rests(act: &GameAct) -> bool {
    matches!(
        act,
        GameAct::Agree { .. } | GameAct::Settle | GameAct::Decide { .. } | GameAct::Differ
    )
}

fn mark_of(life: &LifeAndDeath) -> GameAct {
    let [dead, seki] = [life.dead(), life.seki()].map(|points| points.iter().copied().collect());
    GameAct::Mark { dead, seki }
}

/// Marks an empty point all the same, so that the game refuses it with the right message.
fn lone(at: Point, fate: Fate) -> GameAct {
    match fate {
        Fate::Seki => GameAct::Mark { dead: Vec::new(), seki: vec![at] },
        _ => GameAct::Mark { dead: vec![at], seki: Vec::new() },
    }
}

/// Marks a group for both players. If they differ about other groups, each keeps their own marks there.
fn toggled_by_both(game: &Game, life: &LifeAndDeath, at: Point, fate: Fate) -> Vec<GameAct> {
    let sides = [Color::Black, Color::White];
    let [black, white] = sides.map(|color| game.claim(color, life));
    if black == white {
        let marked = game.toggled(black, at, fate);
        return vec![marked.map_or_else(|| lone(at, fate), |life| mark_of(&life))];
    }
    let to = if black.fate(at) == fate && white.fate(at) == fate { Fate::Alive } else { fate };
    let claim = |color: Color| {
        let claim = game.claim(color, life);
        let group = game.group_at(claim, at);
        match claim.clone().with(&game.board(), &group, to) {
            Ok(life) if !group.is_empty() => own(color, &life),
            _ => lone(at, fate),
        }
    };
    sides.map(claim).into()
}

/// What one player marks.
fn own(color: Color, life: &LifeAndDeath) -> GameAct {
    let [dead, seki] = [life.dead(), life.seki()].map(|points| points.iter().copied().collect());
    GameAct::Claim { color, dead, seki }
}

/// Both players' marks after their answers about disputed groups, and that they differ about the others.
fn claims(said: &[(Point, Option<Fate>)], game: &Game, shown: &LifeAndDeath) -> Vec<GameAct> {
    let board = game.board();
    let groups = game.marked_groups(shown);
    let claim = |color: Color| {
        let mut claim = game.claim(color, shown).clone();
        for (at, fate) in said {
            let group = groups.iter().find(|group| group.stones.contains(at));
            if let (Some(group), Some(fate)) = (group, fate) {
                claim = claim.clone().with(&board, &group.stones, *fate).unwrap_or(claim);
            }
        }
        own(color, &claim)
    };
    let agreed = said.iter().any(|(_, fate)| fate.is_some());
    let differ = said.iter().any(|(_, fate)| fate.is_none());
    let claims = [Color::Black, Color::White].into_iter().filter(|_| agreed).map(claim);
    claims.chain(differ.then_some(GameAct::Differ)).collect()
}

fn what(reader: &mut Reader<'_>) -> Option<What> {
    let one = |act| Some(What::Acts(vec![act]));
    let act = reader.typed("act").to_owned();
    let (act, of) = act.split_once(':').unwrap_or((&act, ""));
    let (of, named) = of.split_once(':').unwrap_or((of, ""));
    let who: &[Color] = match of {
        "B" => &[Color::Black],
        "W" => &[Color::White],
        "both" => &[Color::Black, Color::White],
        _ => &[],
    };
    let each = |of: fn(Color) -> GameAct| {
        (!who.is_empty()).then(|| What::Acts(who.iter().map(|&color| of(color)).collect()))
    };
    match act {
        "play" => one(GameAct::Play(played(reader)?)),
        "as-played" => one(GameAct::AsPlayed(played(reader)?)),
        "pass" => one(GameAct::Play(Played { color: color(reader)?, point: None })),
        "undo" => {
            let why = Some(reader.typed("reason").trim().to_owned()).filter(|why| !why.is_empty());
            let note = why.map(|text| GameAct::Note { text });
            Some(What::Acts(std::iter::once(GameAct::Undo).chain(note).collect()))
        }
        "handicap" => one(GameAct::Handicap { point: point(reader)? }),
        "usual" => one(GameAct::UsualHandicap),
        "put" => one(GameAct::Put { point: point(reader)?, stone: brush(reader)? }),
        "set-up" => one(GameAct::Position { black: Vec::new(), white: Vec::new() }),
        "prisoners" => one(GameAct::Prisoners {
            black: reader.number("lid-black", 0..=1000)?,
            white: reader.number("lid-white", 0..=1000)?,
        }),
        "bought" => one(GameAct::Overtime {
            black: reader.number("bought-B", 0..=ING_PERIODS)?,
            white: reader.number("bought-W", 0..=ING_PERIODS)?,
        }),
        "stop" => one(GameAct::Stop),
        "toggle" | "seki" => Some(What::Toggle {
            at: if of.is_empty() { point(reader)? } else { read_point(of).ok()? },
            fate: match act == "seki" || reader.typed("as") == "seki" {
                true => Fate::Seki,
                false => Fate::Dead,
            },
            who: side(reader.typed("who")),
        }),
        "none-dead" => Some(What::NoneDead),
        "fill" => {
            let point = if named.is_empty() { point(reader)? } else { read_point(named).ok()? };
            one(GameAct::Fill { color: *who.first()?, point })
        }
        "found" => one(GameAct::Found { color: *who.first()?, point: point(reader)? }),
        "agree" => each(|color| GameAct::Agree { color }),
        "settle" => one(GameAct::Settle),
        "no-agreement" => one(GameAct::NoAgreement),
        "resume" => each(|color| GameAct::Resume { color }),
        "resign" => each(|color| GameAct::Resign { color }),
        "time" => each(|color| GameAct::TimeLoss { color }),
        "repetition" => one(GameAct::Repetition),
        "object" => one(GameAct::Object),
        "confirm" => each(|color| GameAct::Confirm { color }),
        "note" => one(GameAct::Note { text: reader.typed("note").trim().to_owned() }),
        "clock" => one(clock(reader)?),
        "nothing-left" => one(GameAct::NothingLeft),
        "told" => one(GameAct::Told),
        "accept-copy" => one(GameAct::AcceptCopy),
        "give-in" => one(GameAct::GiveIn { color: side(of)? }),
        "answer" => one(answer(side(of)?, reader)?),
        "decide" => one(decide(reader)?),
        "both-lose" => one(GameAct::BothLose { reason: reason(reader) }),
        "confirm-for" => one(GameAct::ConfirmFor { color: side(of)?, reason: reason(reader) }),
        "differ" => one(GameAct::Differ),
        "say" => Some(What::Groups(groups(reader))),
        "copy" => Some(What::Copy(read_point(of).ok()?)),
        "copy-play" => Some(What::CopyPlay(Some(point(reader)?))),
        "copy-pass" => Some(What::CopyPlay(None)),
        "copy-ko" => Some(What::CopyKo(read_point(of).ok()?)),
        _ => None,
    }
}

fn played(reader: &mut Reader<'_>) -> Option<Played> {
    let (color, at) = (color(reader), point(reader));
    Some(Played { color: color?, point: Some(at?) })
}

fn color(reader: &mut Reader<'_>) -> Option<Color> {
    reader.choose("color", side)
}

fn brush(reader: &mut Reader<'_>) -> Option<Option<Color>> {
    reader.choose("brush", |code| if code == "E" { Some(None) } else { side(code).map(Some) })
}

fn point(reader: &mut Reader<'_>) -> Option<Point> {
    reader.read(if reader.typed("typed").trim().is_empty() { "at" } else { "typed" }, read_point)
}

/// Accepts `q16` and `Q 16`.
pub(super) fn read_point(text: &str) -> Result<Point, Sentence> {
    let plain: String = text.split_whitespace().collect::<String>().to_uppercase();
    plain.parse().map_err(|_| Sentence::new("fault-point"))
}

fn points(reader: &mut Reader<'_>, field: &str) -> Option<Vec<Point>> {
    reader.read(field, |text| {
        let mut points: Vec<Point> =
            text.split_whitespace().map(read_point).collect::<Result<_, _>>()?;
        points.sort_unstable();
        Ok::<_, Sentence>(points)
    })
}

/// The time on a clock: `12:30`, `1:02:30`, or minutes.
fn clock(reader: &mut Reader<'_>) -> Option<GameAct> {
    let color = color(reader);
    let seconds = reader.read("left", read_time);
    let overtime = IfAny(Whole(0..=1000)).read(reader, "overtime");
    Some(GameAct::Clock { color: color?, seconds: seconds?, overtime: overtime? })
}

fn read_time(text: &str) -> Result<u32, Sentence> {
    let fault = || Sentence::new("fault-clock");
    let parts: Result<Vec<u32>, _> = text.trim().split(':').map(str::parse).collect();
    let seconds = match *parts.map_err(|_| fault())? {
        [minutes] => minutes.checked_mul(60),
        [minutes, seconds] if seconds < 60 => {
            minutes.checked_mul(60).and_then(|m| m.checked_add(seconds))
        }
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            hours.checked_mul(3600).and_then(|h| h.checked_add(minutes * 60 + seconds))
        }
        _ => None,
    };
    seconds.filter(|seconds| *seconds <= 86_400).ok_or_else(fault)
}

fn reason(reader: &Reader<'_>) -> String {
    reader.typed("reason").trim().to_owned()
}

/// A player's answer. When asked again it has another field, so that no answer is preselected.
fn answer(color: Color, reader: &mut Reader<'_>) -> Option<GameAct> {
    let letter = color.letter();
    let again = format!("again-{letter}");
    let field = if reader.typed(&again).is_empty() { format!("answer-{letter}") } else { again };
    let answer = reader.choose(&field, ResumptionAnswer::named)?;
    Some(GameAct::Answer { color, answer })
}

fn decide(reader: &mut Reader<'_>) -> Option<GameAct> {
    let group = reader.read("group", read_point);
    let chosen = reader.choose("fate", Fate::named);
    Some(GameAct::Decide { group: group?, fate: chosen?, reason: reason(reader) })
}

/// Reads fields like `say-S17=dead`; the field `groups` lists their points.
fn groups(reader: &Reader<'_>) -> Vec<(Point, Option<Fate>)> {
    let points = reader.typed("groups").split_whitespace().filter_map(|name| read_point(name).ok());
    points.map(|point| (point, Fate::named(reader.typed(&format!("say-{point}"))))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::Form;

    fn wanted(fields: &[(&str, &str)]) -> Result<Wanted, Form> {
        Form::filled(fields.iter().copied()).parse()
    }

    fn game() -> Game {
        let (rules, komi) = (go::RulesetName::Japanese, go::HalfPoints(13));
        Game::new(recording::Terms::new(rules, go::BoardSize::FULL, 0, komi))
    }

    fn acts(fields: &[(&str, &str)]) -> Vec<GameAct> {
        wanted(fields).unwrap_or_else(|form| panic!("{form:?}")).acts(&game())
    }

    #[test]
    fn a_point_may_be_typed_in_any_way() {
        let q16: Point = "Q16".parse().unwrap();
        for typed in ["q16", " Q 16 ", "Q16"] {
            let fields =
                [("seen", "0"), ("act", "play"), ("color", "B"), ("typed", typed), ("at", "A1")];
            let expected = GameAct::Play(Played { color: Color::Black, point: Some(q16) });
            assert_eq!(acts(&fields), [expected]);
        }
    }

    #[test]
    fn what_is_wrong_is_said_at_its_field() {
        let fields = [("seen", "3"), ("act", "play"), ("color", "W"), ("typed", "I5")];
        let form = wanted(&fields).err().unwrap();
        assert_eq!(form.wrong("typed").map(Sentence::key), Some("fault-point"));
        let form = wanted(&[("seen", "3"), ("act", "clock"), ("color", "W"), ("left", "9:99")]);
        assert_eq!(form.err().unwrap().wrong("left").map(Sentence::key), Some("fault-clock"));
        assert!(wanted(&[("seen", "3"), ("act", "dance")]).is_err());
    }

    #[test]
    fn a_clock_reads_as_clocks_show() {
        for (text, seconds) in [("12:30", 750), ("1:02:30", 3750), ("5", 300), ("0:07", 7)] {
            assert_eq!(read_time(text), Ok(seconds));
        }
    }

    #[test]
    fn who_agrees_agrees_with_what_was_shown() {
        let fields = [
            ("seen", "9"),
            ("act", "agree:both"),
            ("marking", "yes"),
            ("dead", "D4"),
            ("seki", ""),
        ];
        let d4: Point = "D4".parse().unwrap();
        let mark = GameAct::Mark { dead: vec![d4], seki: Vec::new() };
        let agree = |color| GameAct::Agree { color };
        assert_eq!(acts(&fields), [mark, agree(Color::Black), agree(Color::White)]);
    }

    #[test]
    fn nothing_dead_leaves_what_lives_in_seki() {
        let fields =
            [("seen", "9"), ("act", "none-dead"), ("marking", "yes"), ("dead", "D4"), ("seki", "")];
        assert_eq!(acts(&fields), [GameAct::Mark { dead: Vec::new(), seki: Vec::new() }]);
        let mut game = game();
        let at = |point: &str| point.parse::<Point>().unwrap();
        for (point, color) in [("A1", Color::Black), ("D4", Color::White)] {
            game.enter(&GameAct::Put { point: at(point), stone: Some(color) }).unwrap();
        }
        game.enter(&GameAct::Stop).unwrap();
        let shown = [&fields[..4], &[("seki", "A1")]].concat();
        assert_eq!(
            wanted(&shown).unwrap_or_else(|f| panic!("{f:?}")).acts(&game),
            [GameAct::Mark { dead: Vec::new(), seki: vec![at("A1")] }]
        );
    }

    #[test]
    fn an_older_page_neither_undoes_a_mark_nor_agrees_with_another() {
        let mut game = game();
        let put =
            |point: &str, color| GameAct::Put { point: point.parse().unwrap(), stone: Some(color) };
        let mark = |dead: &[&str]| GameAct::Mark {
            dead: dead.iter().map(|point| point.parse().unwrap()).collect(),
            seki: Vec::new(),
        };
        let (d4, q16) = (put("D4", Color::Black), put("Q16", Color::White));
        for act in [d4, q16, GameAct::Stop, mark(&["D4"])] {
            game.enter(&act).unwrap();
        }
        let older = [("seen", "4"), ("marking", "yes"), ("dead", ""), ("seki", "")];
        let tap = [&older[..], &[("act", "toggle"), ("at", "Q16")]].concat();
        assert_eq!(
            wanted(&tap).unwrap_or_else(|f| panic!("{f:?}")).acts(&game),
            [mark(&["D4", "Q16"])]
        );
        let agree = [&older[..], &[("act", "agree:both")]].concat();
        assert!(wanted(&agree).unwrap_or_else(|f| panic!("{f:?}")).is_outdated(&game));
    }
}
