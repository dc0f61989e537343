use askama::Template;

use crate::desk::{DrawProof, DrawRequest, fingerprint};
use crate::pairing::{DrawOptions, Gravity, RoundContext, RoundDraft, draw};
use crate::tournament::{Board, RoundNo, TableNo, Tournament};
use crate::web::{Event, Form, Lang, Page, WebError};

use super::kept::decided;
use super::rows::{PairGroup, PairRow, groups, row};
use super::sentences::{name, warning};
use super::show::{context, people};
use crate::web::views::seal::{Seal, seal_of};

/// A warning as the page shows it.
struct Look {
    table: Option<TableNo>,
    said: String,
    grave: bool,
}

#[derive(Template)]
#[template(path = "draft/drawn.html")]
pub(super) struct Drawn {
    t: Lang,
    page: Page,
    no: RoundNo,
    base: String,
    seen: String,
    summary: String,
    seal: Option<Seal>,
    stale: bool,
    looks: Vec<Look>,
    groups: Vec<PairGroup>,
    byes: Vec<(String, String)>,
    unpaired: Vec<(String, String)>,
    /// Who sits at a board, by name; and who has any place.
    seated: Vec<(String, String)>,
    placed: Vec<(String, String)>,
    /// How much of what players asked waits for an answer, and where.
    waiting: usize,
    players_href: String,
    stones: Vec<(String, String)>,
    advice: Vec<PairRow>,
    standing: Vec<TableNo>,
    keeps_bye: bool,
    /// What the organiser decided: kept when drawing again unless it is unticked.
    decided: DrawRequest,
    /// Whether rules speak against a board.
    forbidden: bool,
    form: Form,
}

/// As many without a board make a draw of their own, for advice.
pub(super) const PAIR: usize = 2;

/// The most warnings of one kind of gravity that are listed; the rest are counted.
const MOST_LOOKS: usize = 40;

/// A draft: what to look at, its pairs by group, and everything that changes it.
pub(super) fn view(
    page: Page,
    event: &Event,
    draft: &RoundDraft,
    proof: Option<&DrawProof>,
    form: Form,
) -> Result<Drawn, WebError> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let no = draft.no();
    let context = context(tournament, no)?;
    let mut looks: Vec<_> = draft
        .warnings(tournament, &context)
        .iter()
        .filter(|w| w.gravity() > Gravity::Small)
        .map(|w| (w.gravity(), w))
        .map(|(gravity, w)| Look {
            table: w.table(),
            said: warning(t, tournament, w),
            grave: gravity == Gravity::Grave,
        })
        .collect();
    looks.sort_by_key(|look| !look.grave);
    looks.truncate(MOST_LOOKS);
    let current = proof.filter(|proof| proof.is_of(tournament));
    let unpaired = draft.unpaired();
    let decided = decided(tournament, no, proof);
    let seats = || draft.boards().iter().flat_map(|board| [board.black, board.white]);
    let byes = draft.byes().iter().map(|id| (id.to_string(), name(t, tournament, *id)));
    Ok(Drawn {
        t,
        page: page.titled(t.with("draft-title", [("round", no)])),
        no,
        base: event.path(&format!("/draft/{no}")),
        seen: fingerprint(tournament.round(no)),
        summary: t.with(
            "draft-summary",
            (
                ("boards", draft.boards().len()),
                ("byes", draft.byes().len()),
                ("unpaired", unpaired.len()),
            ),
        ),
        seal: current.and_then(|proof| seal_of(t, event, &draft.to_round(), &proof.certificate)),
        stale: proof.is_some() && current.is_none(),
        looks,
        groups: groups(t, tournament, &context, draft.boards()),
        byes: byes.collect(),
        unpaired: people(t, tournament, unpaired.iter().copied()),
        placed: by_name(people(t, tournament, seats().chain(draft.byes().iter().copied()))),
        seated: by_name(people(t, tournament, seats())),
        waiting: event.waiting,
        players_href: event.path("/from-players"),
        stones: (0..=9).map(|n: u8| (n.to_string(), stones(t, n))).collect(),
        advice: advice(tournament, &context, draft)
            .iter()
            .map(|board| row(t, tournament, &context, board))
            .collect(),
        keeps_bye: draft.byes().len() == 1 && unpaired.len().is_multiple_of(2),
        forbidden: !context.forbidden_boards(draft.boards()).is_empty(),
        decided,
        standing: draft.boards().iter().map(|board| board.table).collect(),
        form,
    })
}

/// The boards that the best draw gives those who have none, around the boards that stand.
fn advice(tournament: &Tournament, context: &RoundContext, draft: &RoundDraft) -> Vec<Board> {
    if draft.unpaired().len() < PAIR {
        return Vec::new();
    }
    let takes_part = |board: &&Board| {
        context.participant(board.black).is_some() && context.participant(board.white).is_some()
    };
    let options = DrawOptions {
        fixed: draft.boards().iter().filter(takes_part).cloned().collect(),
        left_out: draft.byes().to_vec(),
        ..DrawOptions::default()
    };
    let drawn = draw(tournament, draft.no(), &options).map(|drawn| drawn.boards);
    let standing = |board: &Board| draft.boards().iter().any(|b| b.table == board.table);
    drawn.unwrap_or_default().into_iter().filter(|board| !standing(board)).collect()
}

/// Answers of a list to pick from, in the order of their words.
fn by_name(mut people: Vec<(String, String)>) -> Vec<(String, String)> {
    people.sort_by_cached_key(|(_, name)| name.to_lowercase());
    people
}

fn stones(t: Lang, n: u8) -> String {
    if n == 0 { t.text("even") } else { n.to_string() }
}
