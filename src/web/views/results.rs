//! Terms and results of games in words.

use crate::web::prelude::*;
use go::RulesetName;

use crate::web::ByValue;

impl Lang {
    /// `Black`, `Weiß`.
    #[must_use]
    pub fn color(self, color: impl ByValue<Color>) -> String {
        self.text(match color.given() {
            Color::Black => "black",
            Color::White => "white",
        })
    }

    /// The letter on a stone: S for "Schwarz", 黒.
    #[must_use]
    pub fn letter(self, color: impl ByValue<Color>) -> String {
        self.text(match color.given() {
            Color::Black => "black-letter",
            Color::White => "white-letter",
        })
    }

    #[must_use]
    pub fn rules(self, rules: RulesetName) -> String {
        self.text(&format!("rules-{rules}"))
    }

    /// `even, komi 6.5` or `handicap 3, komi 0.5`.
    #[must_use]
    pub fn terms(self, handicap: impl ByValue<u8>, komi: impl ByValue<HalfPoints>) -> String {
        let (handicap, komi) = (handicap.given(), komi.given());
        self.with(
            "terms",
            (("handicap", self.handicap_words(handicap)), ("komi", self.points(komi))),
        )
    }

    #[must_use]
    pub fn handicap_words(self, handicap: u8) -> String {
        if handicap == 0 { self.text("even") } else { self.with("handicap-of", [("n", handicap)]) }
    }

    /// `White won by resignation`, `Jigo`, `playing`.
    #[must_use]
    pub fn ending(self, ending: impl ByValue<Ending>) -> String {
        let ending = ending.given();
        let (head, manner) = (self.ending_head(ending), self.ending_manner(ending));
        if manner.is_empty() { head } else { format!("{head} {manner}") }
    }

    /// The part of a result that is set in bold.
    #[must_use]
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
    #[must_use]
    pub fn ending_manner(self, ending: impl ByValue<Ending>) -> String {
        let ending = ending.given();
        match ending {
            Ending::Won { manner: Manner::Unstated, .. } => String::new(),
            Ending::Won { manner: Manner::Score(points), .. } => {
                self.with("manner-score", (("points", self.points(points)), ("halves", points.0)))
            }
            Ending::Won { manner, .. } => self.text(manner_key(manner)),
            _ if ending.is_by_default() => self.text("manner-default"),
            _ => String::new(),
        }
    }

    /// From one player's side: `Won by 7.5`, `Lost on time`.
    #[must_use]
    pub fn ending_for(self, ending: impl ByValue<Ending>, side: impl ByValue<Color>) -> String {
        let (ending, side) = (ending.given(), side.given());
        let Some(winner) = ending.winner() else {
            return self.ending(ending);
        };
        let head = self.text(if winner == side { "won" } else { "lost" });
        let manner = self.ending_manner(ending);
        if manner.is_empty() { head } else { format!("{head} {manner}") }
    }
}

const fn manner_key(manner: Manner) -> &'static str {
    match manner {
        Manner::Unstated | Manner::Decision => "manner-decision",
        Manner::Score(_) => "manner-score",
        Manner::Resignation => "manner-resignation",
        Manner::Time => "manner-time",
        Manner::IllegalMove => "manner-illegal-move",
        Manner::Default => "manner-default",
    }
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
        assert_eq!(german().ending(ending("W+1")), "Weiß gewann mit 1 Punkt");
        assert_eq!(german().ending(ending("W+R")), "Weiß gewann durch Aufgabe");
        assert_eq!(Lang::english().ending_for(ending("B+T"), Color::White), "Lost on time");
        assert_eq!(Lang::english().ending(ending("both-lose!")), "Both lose by default");
        assert_eq!(german().terms(0, HalfPoints(13)), "gleichauf, Komi 6,5");
        assert_eq!(Lang::english().terms(3, HalfPoints(1)), "handicap 3, komi 0.5");
    }
}
