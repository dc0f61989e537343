//! A small language for cases, so that a table of them reads like a day at the boards:
//! `ko-retake by black at 50 noticed 90 confirmed`.

use go::{Color, History, Move, Point, Ruleset, RulesetName};
use referee::{
    Case, Circumstances, ClockFault, FindingError, Given, HandlingFault, Incident, IncidentKind,
    MoveNo, Noticed, NoticedBy, Party, Penalty, PenaltyKind, Procedure, ProcedureName, Profile,
    ResumptionAnswer, Ruling, rule,
};

/// A case in words, taken apart.
pub struct Told {
    pub procedure: Procedure,
    pub incident: Incident,
    pub confirmed: bool,
    pub given: Vec<Given>,
}

/// Reads `procedure` (with `!` for international, `-14` for without Article 14) and a case.
pub fn told(procedure: &str, text: &str) -> Told {
    let mut words = text.split_whitespace();
    let kind: IncidentKind = words.next().expect("a kind").parse().expect("a known kind");
    let mut told = Told {
        procedure: read_procedure(procedure),
        incident: Incident::new(kind, Party::Nobody),
        confirmed: false,
        given: Vec::new(),
    };
    while let Some(word) = words.next() {
        read_word(&mut told, word, &mut words);
    }
    told
}

fn read_procedure(text: &str) -> Procedure {
    let (name, international) = match text.strip_suffix('!') {
        Some(name) => (name, Profile::International),
        None => (text, Profile::Domestic),
    };
    match name.strip_suffix("-14") {
        Some(name) => {
            name.parse::<ProcedureName>().expect("a procedure").preset().without_article_14()
        }
        None => name.parse::<ProcedureName>().expect("a procedure").preset_for(international),
    }
}

fn read_word<'a>(told: &mut Told, word: &str, rest: &mut impl Iterator<Item = &'a str>) {
    let so: &mut Circumstances = &mut told.incident.circumstances;
    match word {
        "agreed" => so.agreed = true,
        "disagreed" => so.disagreed = true,
        "deliberate" => so.deliberate = true,
        "dropped" => so.dropped = true,
        "force-majeure" => so.force_majeure = true,
        "lost" => so.lost = true,
        "taken" => so.point_taken = true,
        "played-on" => so.played_on = true,
        "effective-move" => so.effective_move = true,
        "record-wrong" => so.record_wrong = true,
        "other-fault" => (so.clock, so.handling) = (ClockFault::Other, HandlingFault::Other),
        "before-captures" | "not-pressed" | "after-move" | "after-stop" | "bystander"
        | "touched" | "unheard" | "disputed" | "no-stone" | "captures" | "only-dame"
        | "passed-early" => {
            assert!(so.set_fault(word));
        }
        "confirmed" => told.confirmed = true,
        "few" => told.incident.noticed = Noticed::UpToThree,
        "many" => told.incident.noticed = Noticed::MoreThanThree,
        _ => read_pair(told, word, rest.next().expect("a value")),
    }
}

fn read_pair(told: &mut Told, word: &str, value: &str) {
    let number = || value.parse::<u32>().expect("a number");
    let so = &mut told.incident.circumstances;
    match word {
        "by" => told.incident.by = side(value),
        "at" => told.incident.at = Some(MoveNo(number())),
        "noticed" => told.incident.noticed = Noticed::AfterMove(MoveNo(number())),
        "later" => told.incident.noticed = Noticed::Later(number()),
        "black-back" => so.time_back.black = number(),
        "white-back" => so.time_back.white = number(),
        "minutes" => told.incident.circumstances.minutes = number(),
        "partner" => so.partner = referee::Partner::named(value),
        "black-says" => so.asked.black = Some(answer(value)),
        "white-says" => so.asked.white = Some(answer(value)),
        "seen-by" => told.incident.noticed_by = Some(seen_by(value)),
        "cautions" => give(told, PenaltyKind::Caution, number(), true),
        "warnings" => give(told, PenaltyKind::Warning, number(), true),
        "event-warnings" => give(told, PenaltyKind::Warning, number(), false),
        _ => panic!("no such word: {word}"),
    }
}

fn side(text: &str) -> Party {
    match text {
        "black" => Party::Black,
        "white" => Party::White,
        "both" => Party::Both,
        _ => panic!("nobody is called {text}"),
    }
}

fn answer(text: &str) -> ResumptionAnswer {
    match text {
        "play-on" => ResumptionAnswer::PlayOn,
        "as-it-lies" => ResumptionAnswer::AsItLies,
        _ => ResumptionAnswer::Neither,
    }
}

fn seen_by(text: &str) -> NoticedBy {
    match text {
        "black" => NoticedBy::Black,
        "white" => NoticedBy::White,
        "captain" => NoticedBy::Captain,
        _ => NoticedBy::Arbiter,
    }
}

fn give(told: &mut Told, kind: PenaltyKind, count: u32, this_game: bool) {
    for &color in told.incident.by.sides() {
        let given = Given { penalty: Penalty { color, kind }, this_game };
        told.given.extend((0..count).map(|_| given));
    }
}

impl Told {
    pub fn rule(&self, game: Option<&History>) -> Result<Ruling, FindingError> {
        rule(&Case {
            game,
            confirmed: self.confirmed,
            given: &self.given,
            ..Case::new(&self.procedure, &self.incident)
        })
    }
}

/// The ruling on a case without a record.
pub fn ruling(procedure: &str, text: &str) -> Ruling {
    told(procedure, text).rule(None).unwrap_or_else(|error| panic!("{procedure}: {text}: {error}"))
}

pub fn at(text: &str) -> Point {
    text.parse().expect("a point")
}

/// A game on 9×9 from its moves; `B:` or `W:` before one plays out of turn, `-` passes.
pub fn game(rules: RulesetName, moves: &str) -> History {
    let size = go::BoardSize::new(9).expect("a board");
    let mut game = History::new(Ruleset::preset(rules), size);
    for word in moves.split_whitespace() {
        let (color, name) = match word.split_once(':') {
            Some(("B", name)) => (Color::Black, name),
            Some((_, name)) => (Color::White, name),
            None => (game.to_move(), word),
        };
        let mv = if name == "-" { Move::Pass } else { Move::Play(at(name)) };
        game.execute(color, mv).expect("a point on the board");
    }
    game
}

/// Black takes a ko on E4 with move 9, White retakes it after a turn elsewhere with move 12, and
/// Black retakes it at once with move 13. White answers with move 14.
pub const KO: &str = "C4 F4 D5 E5 D3 E3 J9 D4 E4 A9 A1 D4 E4 H8";
