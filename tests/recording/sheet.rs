//! The test language: a record that is written act by act, moves in a few words.

use go::course::Course;
use go::{BoardSize, Color, Point, Ruleset, RulesetName};
use recording::{Game, GameAct, Phase, Played, RecordError, Terms};

/// A game's terms: the rules' own komi, no handicap.
pub fn terms(rules: RulesetName, lines: u32) -> Terms {
    let size = BoardSize::new(lines).expect("a board");
    Terms::new(rules, size, 0, Ruleset::preset(rules).komi)
}

pub fn pt(name: &str) -> Point {
    name.parse().expect("a point")
}

pub fn pts(names: &str) -> Vec<Point> {
    names.split_whitespace().map(pt).collect()
}

/// A move by its point's name; `-` passes.
pub fn played(color: Color, name: &str) -> Played {
    Played { color, point: (name != "-").then(|| pt(name)) }
}

pub fn play(color: Color, name: &str) -> GameAct {
    GameAct::Play(played(color, name))
}

pub fn as_played(color: Color, name: &str) -> GameAct {
    GameAct::AsPlayed(played(color, name))
}

pub fn mark(dead: &str) -> GameAct {
    GameAct::Mark { dead: pts(dead), seki: Vec::new() }
}

pub fn agree(color: Color) -> GameAct {
    GameAct::Agree { color }
}

pub fn confirm(color: Color) -> GameAct {
    GameAct::Confirm { color }
}

pub fn note(text: &str) -> GameAct {
    GameAct::Note { text: text.to_owned() }
}

/// A record with everything that was entered.
#[derive(Clone)]
pub struct Sheet {
    pub game: Game,
    pub acts: Vec<GameAct>,
}

impl Sheet {
    pub fn of(terms: Terms) -> Self {
        Self { game: Game::new(terms), acts: Vec::new() }
    }

    /// An even game on 9×9.
    pub fn nine(rules: RulesetName) -> Self {
        Self::of(terms(rules, 9))
    }

    /// The same after legal moves of both sides in turn, such as `D4 F6 -`.
    pub fn after(rules: RulesetName, moves: &str) -> Self {
        Self::nine(rules).moves(moves)
    }

    /// Enters acts that have to be taken.
    pub fn enter(&mut self, acts: impl IntoIterator<Item = GameAct>) -> &mut Self {
        for act in acts {
            let done = self.game.enter(&act);
            done.unwrap_or_else(|error| panic!("act {}, {act:?}: {error}", self.acts.len() + 1));
            self.acts.push(act);
        }
        self
    }

    /// More legal moves.
    pub fn moves(mut self, moves: &str) -> Self {
        for name in moves.split_whitespace() {
            let color = self.game.to_move().expect("a game in play");
            self.enter([play(color, name)]);
        }
        self
    }

    /// More acts.
    pub fn with(mut self, acts: impl IntoIterator<Item = GameAct>) -> Self {
        self.enter(acts);
        self
    }

    /// Why an act is refused; the game has to be as it was.
    pub fn refused(&self, act: GameAct) -> RecordError {
        let mut game = self.game.clone();
        let error = game.enter(&act).expect_err("it has to be refused");
        assert_eq!(view(&game), view(&self.game), "{act:?} was refused: {error}");
        assert_eq!(game.entered(), self.game.entered());
        error
    }

    pub fn phase(&self) -> &'static str {
        match self.game.phase() {
            Phase::Placing(_) => "placing",
            Phase::SettingUp(_) => "setting up",
            Phase::Game(course) => course.phase(),
        }
    }

    pub fn rows(&self) -> Vec<String> {
        self.game.board().rows()
    }

    /// Stones held by Black and by White.
    pub fn held(&self) -> (i64, i64) {
        (self.game.prisoners(Color::Black), self.game.prisoners(Color::White))
    }

    /// The outcome as a file has it; `?` without one.
    pub fn result(&self) -> String {
        self.game.outcome().map_or("?".to_owned(), |outcome| outcome.sgf_result())
    }

    /// The stones that are marked as dead.
    pub fn dead(&self) -> Vec<Point> {
        self.game.marking().dead().iter().copied().collect()
    }
}

/// All that can be seen of a game but the number of its acts.
pub fn view(game: &Game) -> String {
    let phase = match game.phase() {
        Phase::Placing(stones) => format!("placing {stones:?}"),
        Phase::SettingUp(_) => "setting up".to_owned(),
        Phase::Game(course) => view_of_course(course),
    };
    let history = game.history().map(|history| {
        let moves: Vec<_> = history.moves().iter().map(|r| (r.color, r.mv)).collect();
        let legal = history.legal_points();
        (moves, history.to_move(), history.ko(), history.stop(), history.cycle(), legal)
    });
    let seen = game.refereed().map(|game| game.snapshot());
    let held = [Color::Black, Color::White].map(|color| game.prisoners(color));
    format!(
        "{phase}\n{:?}\n{held:?}\n{:?}\n{history:?}\n{seen:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}",
        game.board().rows(),
        game.to_move(),
        game.marking(),
        game.steps(),
        game.remarks(),
        game.last_act(),
        game.count(),
        game.outcome(),
    )
}

fn view_of_course(course: &Course) -> String {
    match course {
        Course::Playing(_) => "playing".to_owned(),
        Course::Stopped(game) => {
            format!("stopped {:?} {:?}", game.claim(Color::Black), game.claim(Color::White))
        }
        Course::Ended(game) => format!("ended {:?} {:?}", game.ending(), game.confirmed_by()),
        Course::Confirmed(game) => format!("confirmed {:?} {:?}", game.ending(), game.outcome()),
    }
}
