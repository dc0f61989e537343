//! Prizes and who gets them, in words.

use crate::web::prelude::*;
use crate::web::views::words::which;
use standings::Award;

pub struct GivenPrize {
    pub what: String,
    pub place: u32,
    pub prizes: String,
    /// Each one's share of a shared prize.
    pub each: Option<String>,
    pub to: Vec<(String, String)>,
}

#[must_use]
pub fn given(t: Lang, tournament: &Tournament, rules: &PrizeRules, award: &Award) -> GivenPrize {
    let kind = &rules.kinds[award.kind];
    let part = award.part.map(|part| match kind.of {
        PrizeFor::Categories => t.with("prizes-part-category", [("part", part)]),
        _ => t.with("prizes-part-start", [("part", part)]),
    });
    let name = match kind.of {
        _ if !kind.name.is_empty() => kind.name.clone(),
        PrizeFor::Teams if kind.group == Group::default() => t.text("way-teams"),
        PrizeFor::Teams => t.listed([which(t, &kind.group), t.text("way-teams")]),
        PrizeFor::AllWins => t.listed([which(t, &kind.group), t.text("prizes-all-wins")]),
        _ => which(t, &kind.group),
    };
    let person = |id: &EntryId| {
        let entry = tournament.entry(*id);
        entry.map(|entry| (t.person(entry), entry.rank.to_string())).unwrap_or_default()
    };
    let to: Vec<(String, String)> = match award.teams.as_slice() {
        [] => award.to.iter().map(person).collect(),
        teams => {
            let teams = teams.iter().filter_map(|no| tournament.teams.team(*no));
            teams.map(|team| (team.name.clone(), String::new())).collect()
        }
    };
    let each = award.each.as_ref().filter(|_| to.len() > 1 || award.prizes.len() > 1);
    GivenPrize {
        what: t.listed([Some(name), part].into_iter().flatten()),
        place: award.place,
        prizes: award.prizes.join(" + "),
        each: each.map(|each| t.with("prizes-each", [("each", each.to_string())])),
        to,
    }
}
