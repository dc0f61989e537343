//! The line-up of a team, as its captain or an arbiter fills it in.

use crate::web::prelude::*;

const MOST: usize = 10;

#[must_use]
pub fn short(t: Lang, tournament: &Tournament, team: &Team, no: RoundNo) -> Option<String> {
    let here = tournament.line_up(team, no).players().count();
    let size = usize::from(tournament.teams.size);
    let args = (("team", team.name.as_str()), ("n", here), ("of", size));
    (here < size).then(|| t.with("match-short", args))
}

pub struct LineUpBoard {
    pub no: usize,
    pub field: String,
    /// An absent player, one above a stronger one, or a gap above a filled board. May be empty.
    pub warn: String,
}

pub struct LineUpView {
    pub form: Form,
    pub boards: Vec<LineUpBoard>,
    /// The choices; the first is for an empty board.
    pub players: Vec<(String, String)>,
    /// The players without a board, in words; may be empty.
    pub substitutes: String,
    /// Whether the line-up was declared, as opposed to derived from the squad.
    pub declared: bool,
}

pub struct LineUpForm(pub LineUp);

impl FromForm for LineUpForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let typed = (1..=MOST).map(|no| reader.typed(&field(no)).to_owned());
        let boards: Vec<Option<EntryId>> =
            typed.map(|typed| typed.parse().ok().map(EntryId)).collect();
        let last = boards.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
        Some(Self(LineUp(boards.into_iter().take(last).collect())))
    }
}

fn field(no: usize) -> String {
    format!("board_{no}")
}

fn fields_of(line_up: &LineUp) -> Fields {
    line_up.players().map(|(no, player)| (field(no), player.to_string())).collect()
}

#[must_use]
pub fn as_it_stands(tournament: &Tournament, team: &Team, no: RoundNo) -> Form {
    Form::filled(fields_of(&tournament.line_up(team, no)))
}

/// The form sorted by strength, if requested; not saved yet.
#[must_use]
pub fn sorted(tournament: &Tournament, form: &Form) -> Option<Form> {
    form.has("sort").then(|| {
        let players = form.parse::<LineUpForm>().map_or_else(
            |_| Vec::new(),
            |typed| typed.0.players().map(|(_, player)| player).collect(),
        );
        let order = tournament.by_strength(players).into_iter().map(Some).collect();
        Form::filled(fields_of(&LineUp(order)))
    })
}

impl LineUpView {
    #[must_use]
    pub fn new(t: Lang, tournament: &Tournament, team: &Team, no: RoundNo, form: Form) -> Self {
        let named = |id: EntryId| {
            let entry = tournament.entry(id);
            entry
                .map(|entry| format!("{} {}", t.person(entry), t.rank(entry.rank)))
                .unwrap_or_default()
        };
        let typed = form.parse::<LineUpForm>().map(|typed| typed.0).unwrap_or_default();
        let wrong = tournament.out_of_order(&typed);
        let said = |board: usize| {
            let found = wrong.iter().find(|(at, ..)| *at == board);
            let (_, upper, lower) = found?;
            Some(t.with("line-up-order", (("upper", named(*upper)), ("lower", named(*lower)))))
        };
        let (gaps, away) = (typed.gaps(), tournament.away(&typed, no).collect::<Vec<_>>());
        let empty = |board: usize| {
            let args = (("team", team.name.as_str()), ("n", board));
            gaps.contains(&board).then(|| t.with("line-up-gap", args))
        };
        let gone = |board: usize| {
            let player = typed.at(board).filter(|player| away.contains(player))?;
            Some(t.with("warning-not-taking-part", [("name", named(player))]))
        };
        let boards = (1..=usize::from(tournament.teams.size)).map(|board| LineUpBoard {
            no: board,
            field: field(board),
            warn: gone(board).or_else(|| empty(board)).or_else(|| said(board)).unwrap_or_default(),
        });
        let here = |id: &EntryId| tournament.entry(*id).is_some_and(|entry| entry.takes_part(no));
        let present: Vec<EntryId> = team.squad.iter().copied().filter(here).collect();
        let seated: Vec<EntryId> = typed.players().map(|(_, player)| player).collect();
        let left = present.iter().filter(|id| !seated.contains(id)).map(|id| named(*id));
        let nobody = (String::new(), t.text("match-nobody"));
        // A declared player stays in the list even if absent.
        let away = seated.iter().filter(|id| !present.contains(id));
        let people = present.iter().chain(away).map(|id| (id.to_string(), named(*id)));
        Self {
            boards: boards.collect(),
            players: std::iter::once(nobody).chain(people).collect(),
            substitutes: t.listed(left),
            declared: team.line_ups.contains_key(&no),
            form,
        }
    }
}
