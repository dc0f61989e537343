use super::Diagram;
use crate::{Color, Point};

impl Diagram<'_> {
    pub(super) fn title_text(&self) -> String {
        self.title.clone().unwrap_or_else(|| {
            let size = self.board.size();
            match self.last.and_then(|p| self.board.stone(p).map(|c| (c, p))) {
                Some((color, point)) => {
                    format!("Position on {size}×{size}, last move {} {point}", name(color))
                }
                None => format!("Position on {size}×{size}"),
            }
        })
    }

    pub(super) fn description_text(&self) -> String {
        if let Some(said) = &self.description {
            return said.clone();
        }
        let mut parts = Vec::new();
        for color in [Color::Black, Color::White] {
            let stones =
                self.board.stones().filter(|&(p, c)| c == color && self.window.contains(p));
            parts.push(listed(
                name(color),
                &stones.map(|(p, _)| p).collect::<Vec<_>>(),
                "no stones",
            ));
        }
        for color in [Color::Black, Color::White] {
            let dead = self.dead.iter().filter(|p| self.board.stone(**p) == Some(color));
            let dead: Vec<Point> = dead.copied().collect();
            if !dead.is_empty() {
                parts.push(listed(&format!("Dead {}", name(color).to_lowercase()), &dead, ""));
            }
            let points = self.territory.iter().filter(|(_, c)| *c == color).count();
            if points > 0 {
                parts.push(format!("{}'s territory: {points} points", name(color)));
            }
        }
        if let Some(point) = self.chosen {
            parts.push(format!("Chosen: {point}"));
        }
        if let Some(point) = self.violation {
            parts.push(format!("Violation: {point}"));
        }
        if !self.emptied.is_empty() {
            parts.push(listed("Emptied", &self.emptied, ""));
        }
        parts.join(". ") + "."
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

fn listed(what: &str, points: &[Point], none: &str) -> String {
    if points.is_empty() {
        return format!("{what}: {none}");
    }
    let names: Vec<String> = points.iter().map(ToString::to_string).collect();
    format!("{what}: {}", names.join(" "))
}
