use crate::prelude::*;
use rating::Rank;

/// Players of one category with the same starting score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StartingGroup {
    /// The category, 0 at the top.
    pub category: usize,
    /// The starting score in whole points: McMahon, else 0.
    pub score: i32,
    /// Its members, by rank, then rating, the strongest first, then name.
    pub members: Vec<EntryId>,
}

impl StartingGroup {
    /// How many it has.
    pub const fn size(&self) -> usize {
        self.members.len()
    }
}

/// Limits and corrections to try out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupPlan {
    /// A floor other than the settings'.
    pub floor: Option<Rank>,
    /// A bar other than the settings'.
    pub bar: Option<Rank>,
    /// Corrections other than the entries'.
    pub corrections: HashMap<EntryId, i32>,
}

/// The groups of round 1 under a plan, from the top; empty groups are left out. Participants of round 1 are
/// counted. A floor above the bar is lowered to it.
#[must_use]
pub fn preview(tournament: &Tournament, plan: &GroupPlan) -> Vec<StartingGroup> {
    let mut tried = tournament.clone();
    let limits = &mut tried.settings.mcmahon;
    limits.bar = plan.bar.unwrap_or(limits.bar);
    limits.floor = plan.floor.unwrap_or(limits.floor).min(limits.bar);
    for entry in &mut tried.entries {
        entry.correction = plan.corrections.get(&entry.id).copied().unwrap_or(entry.correction);
    }
    let mut groups: BTreeMap<(usize, Reverse<i32>), Vec<&Entry>> = BTreeMap::new();
    for entry in tried.participants(RoundNo(1)) {
        let score = match tried.settings.system {
            System::McMahon => tried.starting_score(entry),
            System::Swiss | System::SwissCategories | System::Cup => 0,
        };
        let category = tried.category(entry);
        groups.entry((category, Reverse(score))).or_default().push(entry);
    }
    let group = |((category, Reverse(score)), mut members): (_, Vec<&Entry>)| {
        members.sort_by_cached_key(|entry| {
            (Reverse(entry.rank), Reverse(entry.rating), entry.name_key(), entry.id)
        });
        StartingGroup { category, score, members: members.iter().map(|entry| entry.id).collect() }
    };
    groups.into_iter().map(group).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(ranks: &[&str]) -> Tournament {
        let day = chrono::NaiveDate::default();
        let mut tournament = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for (rank, id) in ranks.iter().zip(1..) {
            let rank = rank.parse().unwrap();
            tournament.entries.push(Entry::new(EntryId(id), &format!("P{id}"), "", rank));
        }
        tournament
    }

    fn shape(groups: &[StartingGroup]) -> Vec<(i32, Vec<i32>)> {
        let members = |group: &StartingGroup| group.members.iter().map(|id| id.0).collect();
        groups.iter().map(|group| (group.score, members(group))).collect()
    }

    #[test]
    fn everybody_from_the_bar_up_starts_together() {
        let open = open(&["4d", "6d", "3d", "25k", "20k"]);
        let groups = preview(&open, &GroupPlan::default());
        assert_eq!(shape(&groups), [(33, vec![2, 1]), (32, vec![3]), (10, vec![5, 4])]);
    }

    #[test]
    fn a_plan_moves_the_limits_and_single_players() {
        let open = open(&["4d", "6d", "3d", "25k", "20k"]);
        let plan = GroupPlan {
            floor: Rank::new(-22),
            bar: Rank::new(2),
            corrections: HashMap::from([(EntryId(2), 1)]),
        };
        let groups = preview(&open, &plan);
        let wanted = [(33, vec![2]), (32, vec![1, 3]), (10, vec![5]), (8, vec![4])];
        assert_eq!(shape(&groups), wanted);
        assert_eq!(groups.iter().map(StartingGroup::size).sum::<usize>(), 5);
    }
}
