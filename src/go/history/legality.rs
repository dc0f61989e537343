use super::History;
use crate::{Color, Move, Point, Suicide, Violation, goban::zobrist};

impl History {
    /// Every rule that the move would break, in the order turn, board, point, suicide, ko, superko. Empty means
    /// legal. A pass breaks none.
    pub fn violations(&self, color: Color, mv: Move) -> Vec<Violation> {
        let Move::Play(point) = mv else { return Vec::new() };
        let mut found = Vec::new();
        if color != self.to_move {
            found.push(Violation::Turn(color));
        }
        if let Err(error) = self.board.check(point) {
            found.push(Violation::OffBoard(error));
        } else if self.board.stone(point).is_some() {
            found.push(Violation::Occupied(point));
        } else if let Some(suicide) = self.suicide(color, point) {
            found.push(suicide);
        } else {
            found.extend(self.repeats(color, point));
        }
        found
    }

    /// Whether the move is legal now.
    pub fn is_legal(&self, color: Color, mv: Move) -> bool {
        self.violations(color, mv).is_empty()
    }

    /// Every point that the player to move may play on.
    pub fn legal_points(&self) -> Vec<Point> {
        let points = self.board.size().all_points();
        points.filter(|&p| self.is_legal(self.to_move, Move::Play(p))).collect()
    }

    fn suicide(&self, color: Color, point: Point) -> Option<Violation> {
        let at = self.board.index(point);
        if !self.board.is_suicide(color, at) {
            return None;
        }
        let stones = 1 + self.own_neighbours(color, point).iter().map(Vec::len).sum::<usize>();
        let allowed = match self.rules.suicide {
            Suicide::Forbidden => false,
            Suicide::SeveralStones => stones > 1,
            Suicide::Allowed => true,
        };
        (!allowed).then_some(Violation::Suicide { point, stones })
    }

    /// The ko ban of one turn (Japanese rules 1989, Art. 6), or the ban of an earlier whole position. Under superko
    /// alone an immediate retake is a repetition like any other.
    fn repeats(&self, color: Color, point: Point) -> Option<Violation> {
        if self.rules.ko.bans_retake() && self.ko == Some((point, color)) {
            return Some(Violation::Ko(point));
        }
        let with_turn = self.rules.ko.superko()?;
        let hash = self.hash_after(color, point);
        let after = if with_turn {
            self.last_seen(hash, color.other())
        } else {
            self.last_seen(hash, color).max(self.last_seen(hash, color.other()))
        };
        after.map(|after| Violation::Superko { point, after })
    }

    fn hash_after(&self, color: Color, point: Point) -> u128 {
        let board = &self.board;
        let at = board.index(point);
        let mut hash = board.hash() ^ zobrist(color, point);
        for head in board.captures(color, at) {
            for stone in board.chain_indices(head) {
                hash ^= zobrist(color.other(), board.point(stone));
            }
        }
        if board.is_suicide(color, at) {
            hash ^= zobrist(color, point);
            for stone in self.own_neighbours(color, point).iter().flatten() {
                hash ^= zobrist(color, *stone);
            }
        }
        hash
    }

    fn own_neighbours(&self, color: Color, point: Point) -> Vec<Vec<Point>> {
        let mut chains: Vec<Vec<Point>> = Vec::new();
        for n in self.board.size().neighbours(point) {
            let known = chains.iter().any(|chain| chain.contains(&n));
            if self.board.stone(n) == Some(color) && !known {
                chains.push(self.board.chain(n));
            }
        }
        chains
    }
}
