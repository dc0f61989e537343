//! The line-up of a team, as its captain or an arbiter fills it in.

use crate::web::prelude::*;

const MOST: usize = 10;

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

pub fn as_it_stands(tournament: &Tournament, team: &Team, no: RoundNo) -> Form {
    Form::filled(fields_of(&tournament.line_up(team, no)))
}

/// The form sorted by strength, if requested; not saved yet.
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
    pub fn new(cx: &Cx, team: &Team, no: RoundNo, form: Form) -> Self {
        let tournament = cx.tournament();
        let named = |id: &EntryId| format!("{} {}", cx.player(id), cx.rank_of(id));
        let typed = form.parse::<LineUpForm>().map(|typed| typed.0).unwrap_or_default();
        let (wrong, gaps) = (tournament.out_of_order(&typed), typed.gaps());
        let away: Vec<EntryId> = tournament.away(&typed, no).collect();
        let warn = |board: usize| {
            if let Some(player) = typed.at(board).filter(|player| away.contains(player)) {
                return cx.with("warning-not-taking-part", [("name", named(&player))]);
            }
            if gaps.contains(&board) {
                return cx.with("line-up-gap", (("team", team.name.as_str()), ("n", board)));
            }
            match wrong.iter().find(|(at, ..)| *at == board) {
                Some((_, upper, lower)) => {
                    cx.with("line-up-order", (("upper", named(upper)), ("lower", named(lower))))
                }
                None => String::new(),
            }
        };
        let boards = (1..=usize::from(tournament.teams.size)).map(|no| LineUpBoard {
            no,
            field: field(no),
            warn: warn(no),
        });
        let here = |id: &&EntryId| tournament.entry(**id).is_some_and(|one| one.takes_part(no));
        let present: Vec<EntryId> = team.squad.iter().filter(here).copied().collect();
        let seated: Vec<EntryId> = typed.players().map(|(_, player)| player).collect();
        let left = present.iter().filter(|id| !seated.contains(id)).map(named);
        // A declared player stays in the list even if absent.
        let away = seated.iter().filter(|id| !present.contains(id));
        let people = present.iter().chain(away).map(|id| (id.to_string(), named(id)));
        let nobody = (String::new(), cx.text("match-nobody"));
        Self {
            boards: boards.collect(),
            players: std::iter::once(nobody).chain(people).collect(),
            substitutes: cx.listed(left),
            declared: team.line_ups.contains_key(&no),
            form,
        }
    }
}
