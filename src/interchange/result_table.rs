/// Standings for exporters: all entries in the order of standing, with the values of the criteria.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultTable {
    /// The names of the criteria, as OpenGotha calls them: `MMS`, `SOSM` …
    pub criteria: Vec<String>,
    /// The rows, first place first.
    pub rows: Vec<ResultRow>,
}

/// One player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The position in the tournament's list of entries.
    pub entry_index: usize,
    /// The place, from 1; shared places have the same number.
    pub place: u32,
    /// Whether the place is that of the row above.
    pub shared_with_above: bool,
    /// The values of the criteria, plain: `34`, `33.5`.
    pub criteria_values: Vec<String>,
}
