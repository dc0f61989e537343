//! Sheets of one table, which the browser breaks into pages.

use crate::web::prelude::*;
use crate::web::views::namesakes::told_apart;

use super::super::cross::CrossTable;
use super::super::many::Many;
use super::super::people::Person;
use super::super::round::{board_row, terms};
use super::super::standings::{round_asked, through};
use super::super::team_standings::TeamTable;
use super::{Sheet, drawn, still};

/// Columns of criteria next to the rounds, in landscape and in portrait.
const ACROSS: usize = 4;
const UPRIGHT: usize = 2;

/// Up to this many rounds there is room for long names of clubs.
const FEW_ROUNDS: i32 = 6;

#[derive(Template)]
#[template(path = "public/paper/table.html")]
struct TableSheet {
    cx: Cx,
    sheet: Sheet,
    table: Table,
}

enum Table {
    Boards(Round),
    Matches(Round),
    Teams(TeamTable),
    /// The teams as everybody may see them.
    Squads(Tournament),
    Players(Players),
    Cross(CrossTable),
}

struct Players {
    /// The standings in landscape, not the wall list in portrait.
    across: bool,
    rounds: RoundNo,
    many: Many,
    columns: Vec<CriterionColumn>,
}

/// The last word of the address says which table. A list of players is that after `?round=N`, and the wall list with
/// `?sort=start` by strength.
pub(in crate::pages::public) async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let pattern = request.match_pattern().unwrap_or_default();
    let by_strength = Form::of_query(&request).value("sort") == "start";
    let asked = match pattern.ends_with("/squads") {
        true => None,
        false => round_asked(&request, &visit.event.snapshot.tournament)?,
    };
    let page = move |cx: Cx, service: &Service| {
        let name = pattern.rsplit('/').next().unwrap_or_default();
        let table = Table::of(&cx, name, asked, by_strength)?;
        let sheet = table.sheet(&cx, asked);
        let title = match &table {
            Table::Boards(_) => cx.text("paper-boards"),
            Table::Matches(_) => cx.text("paper-matches"),
            Table::Teams(_) => cx.text("paper-team-table"),
            _ => sheet.title.clone(),
        };
        let sheet = match &table {
            Table::Squads(_) | Table::Cross(_) => sheet,
            _ => sheet.ended(&cx, service),
        };
        Ok(TableSheet { cx: still(cx, title), sheet, table })
    };
    visit.once(page).await
}

impl Table {
    fn of(cx: &Cx, name: &str, asked: Option<RoundNo>, by_strength: bool) -> Result<Self> {
        Ok(match name {
            "boards" => Self::Boards(drawn(&cx.event, asked)?),
            "matches" => Self::Matches(drawn(&cx.event, asked)?),
            "teams" => Self::Teams(TeamTable::of(cx, asked)),
            "squads" => Self::Squads(cx.tournament().public()),
            "cross" => Self::Cross(CrossTable::of(cx, asked)),
            "standings" => Self::Players(Players::of(cx, asked, true, false)),
            _ => Self::Players(Players::of(cx, asked, false, by_strength)),
        })
    }

    fn sheet(&self, cx: &Cx, asked: Option<RoundNo>) -> Sheet {
        let all = cx.tournament();
        let after = |public, titles| sheet_title(cx.t, public, asked, titles);
        let of_round = |no: RoundNo| cx.with("round-number", [("round", no)]);
        let (round, title, how) = match self {
            Self::Boards(round) => (round.no, of_round(round.no), terms(cx.t, all, round)),
            Self::Matches(round) => (round.no, of_round(round.no), String::new()),
            Self::Teams(table) => {
                let title = after(&table.public, ("sheet-standings", "way-standings"));
                (table.rounds(), title, cx.text(table.how()))
            }
            Self::Squads(_) => (RoundNo(0), cx.text("paper-squads"), String::new()),
            Self::Players(one) => {
                let titles = match one.across {
                    true => ("sheet-standings", "way-standings"),
                    false => ("wall-after", "wall-title"),
                };
                let wall = one.many.is_wall();
                let how = cx.text(if wall { "sheet-cells-number" } else { "sheet-cells" });
                (one.rounds, after(&one.many.tournament, titles), how)
            }
            Self::Cross(table) => {
                let title = after(&table.public, ("sheet-cross", "cross-title"));
                (table.rounds(), title, cx.text(table.how()))
            }
        };
        Sheet::new(cx.t, all, round, title, how)
    }

    /// CSS class of the paper.
    const fn paper(&self) -> &'static str {
        match self {
            Self::Boards(_) | Self::Matches(_) | Self::Squads(_) => "sheet-boards",
            Self::Players(Players { across: false, .. }) => "sheet-upright",
            Self::Teams(_) | Self::Players(_) | Self::Cross(_) => "sheet-across",
        }
    }

    /// CSS classes of the table.
    const fn class(&self) -> &'static str {
        match self {
            Self::Boards(_) => "results by-table",
            Self::Matches(_) => "results by-match",
            Self::Teams(_) => "results of-teams",
            Self::Squads(_) => "results of-squads",
            Self::Players(one) if one.rounds.0 <= FEW_ROUNDS => "results roomy",
            Self::Players(_) => "results",
            Self::Cross(table) if table.bands.is_some() => "results by-score",
            Self::Cross(_) => "results squares",
        }
    }

    /// Columns below the title, and all.
    fn width(&self) -> (usize, usize) {
        match self {
            Self::Boards(_) | Self::Matches(_) => (2, 4),
            Self::Squads(_) => (1, 2),
            Self::Teams(table) => (2 + table.columns.len(), table.width()),
            Self::Players(one) => {
                let before = 4 + one.columns.len();
                (before, before + usize::try_from(one.rounds.0).unwrap_or(0))
            }
            Self::Cross(table) => (2 + table.columns() / 4, 2 + table.columns()),
        }
    }
}

impl TableSheet {
    fn heading(&self) -> &str {
        match self.table {
            Table::Teams(_) => &self.sheet.title,
            _ => &self.cx.title,
        }
    }

    fn is_cross(&self) -> bool {
        matches!(self.table, Table::Cross(_))
    }

    fn rows(&self, round: &Round) -> Vec<BoardRow> {
        let row = |board| board_row(self.cx.t, self.cx.tournament(), board, "");
        round.boards.iter().filter_map(row).collect()
    }

    /// Names of players without an opponent.
    fn byes(&self, round: &Round) -> Vec<String> {
        let all = self.cx.tournament();
        let byes = round.byes.iter().filter_map(|id| all.entry(*id));
        byes.map(|entry| told_apart(self.cx.t, all, entry)).collect()
    }

    fn blocks(&self, round: &Round) -> Vec<MatchBlock> {
        let block = |one| match_block(self.cx.t, self.cx.tournament(), round, one, "");
        round.teams.matches.iter().map(block).collect()
    }

    fn captain<'a>(&self, public: &'a Tournament, team: &Team) -> Option<&'a Entry> {
        public.entry(team.captain?)
    }

    fn squad<'a>(&self, public: &'a Tournament, team: &Team) -> Vec<&'a Entry> {
        team.squad.iter().filter_map(|id| public.entry(*id)).collect()
    }

    fn name(&self, public: &Tournament, entry: &Entry) -> String {
        told_apart(self.cx.t, public, entry)
    }
}

impl Players {
    fn of(cx: &Cx, asked: Option<RoundNo>, across: bool, by_strength: bool) -> Self {
        let public = cx.tournament().public();
        let rounds = through(&public, asked);
        let many = Many::of(public, rounds, by_strength);
        let columns = many.columns(cx.t, if across { ACROSS } else { UPRIGHT });
        Self { across, rounds, many, columns }
    }

    fn lead(&self, cx: &Cx) -> String {
        cx.text(if self.many.is_wall() { "wall-number" } else { "place" })
    }

    fn person(&self, cx: &Cx, at: &usize) -> Person {
        self.many.person(cx.t, at, "")
    }

    fn values(&self, cx: &Cx, at: &usize) -> Vec<String> {
        self.many.values(cx.t, at, self.columns.len())
    }

    /// The value to emphasise.
    fn is_key(&self, index: &usize) -> bool {
        *index == usize::from(self.many.is_wall())
    }
}
