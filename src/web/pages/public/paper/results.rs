use crate::web::prelude::*;

use super::super::many::Many;
use super::super::standings::{round_asked, through};
use super::Sheet;

/// Columns of criteria next to the rounds, in landscape and in portrait.
const ACROSS: usize = 4;
const UPRIGHT: usize = 2;

/// Up to this many rounds there is room for long names of clubs.
const FEW_ROUNDS: i32 = 6;

#[derive(Template)]
#[template(path = "public/paper/results.html")]
struct Results {
    cx: Cx,
    sheet: Sheet,
    /// Landscape, not portrait.
    across: bool,
    many: Many,
    rounds: RoundNo,
}

impl Results {
    fn of(cx: Cx, asked: Option<RoundNo>, across: bool, by_strength: bool) -> Self {
        let t = cx.t;
        let tournament = cx.tournament().public();
        let rounds = through(&tournament, asked);
        let titles = match across {
            true => ("sheet-standings", "way-standings"),
            false => ("wall-after", "wall-title"),
        };
        let title = sheet_title(t, &tournament, asked, titles);
        let cells = t.text(if by_strength { "sheet-cells-number" } else { "sheet-cells" });
        let sheet = Sheet::new(t, &tournament, rounds, title, cells);
        let page = cx.page.still().titled(&sheet.title);
        let many = Many::of(tournament, rounds, by_strength);
        Self { cx: Cx { page, ..cx }, sheet, across, many, rounds }
    }

    fn lead(&self) -> String {
        self.cx.text(if self.many.is_wall() { "wall-number" } else { "place" })
    }

    fn most(&self) -> usize {
        if self.across { ACROSS } else { UPRIGHT }
    }

    fn heads(&self) -> Vec<CriterionColumn> {
        self.many.columns(self.cx.t, self.most())
    }

    /// Columns before the rounds, and all.
    fn width(&self) -> (usize, usize) {
        let before = 4 + self.heads().len();
        (before, before + usize::try_from(self.rounds.0).unwrap_or(0))
    }

    fn values(&self, at: &usize) -> Vec<String> {
        self.many.values(self.cx.t, at, self.most())
    }

    /// The value to emphasise.
    fn is_key(&self, index: &usize) -> bool {
        *index == usize::from(self.many.is_wall())
    }

    fn person(&self, at: &usize) -> super::super::people::Person {
        self.many.person(self.cx.t, at, "")
    }
}

pub(in crate::pages::public) async fn standings_sheet(
    visit: Visit,
    request: HttpRequest,
) -> Answer {
    sheet(visit, &request, true, false).await
}

/// In portrait: by place, or with `?sort=start` by strength.
pub(in crate::pages::public) async fn wall_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let by_start = Form::of_query(&request).value("sort") == "start";
    sheet(visit, &request, false, by_start).await
}

async fn sheet(visit: Visit, request: &HttpRequest, across: bool, by_strength: bool) -> Answer {
    let asked = round_asked(request, &visit.event.snapshot.tournament)?;
    visit
        .once(move |cx, service| {
            let view = Results::of(cx, asked, across, by_strength);
            let sheet = view.sheet.ended(view.cx.t, &view.cx.event, service);
            Ok(Results { sheet, ..view })
        })
        .await
}
