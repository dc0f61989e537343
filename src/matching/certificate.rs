/// Duals that prove a matching to be of the greatest weight.
///
/// All duals count in halves of a weight's unit, so that they are whole. For every allowed pair the duals of its
/// two vertices, together with those of the blossoms that hold both, are at least twice its weight, and for every
/// matched pair exactly that. A blossom is a set of odd size; its dual is not negative, and if it is above zero,
/// all but one of its vertices are matched inside. Then no matching can weigh more (Edmonds, 1965).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The partner of each vertex.
    pub partners: Vec<usize>,
    /// The dual of each vertex, in halves.
    pub duals: Vec<i128>,
    /// All vertices in an order in which every blossom is a run.
    pub order: Vec<usize>,
    /// Runs of `order` with a dual of their own.
    pub blossoms: Vec<Blossom>,
    /// The weight of the matching.
    pub total: i128,
}

/// A set of vertices with a dual: a run of [`Certificate::order`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Blossom {
    /// The place of its first vertex.
    pub start: usize,
    /// How many vertices it has.
    pub size: usize,
    /// Its dual, in halves.
    pub dual: i128,
}

impl Certificate {
    /// The pairs, the lower vertex first, in order.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let partners = self.partners.iter().copied().enumerate();
        partners.filter(|&(a, b)| a < b).collect()
    }
}
