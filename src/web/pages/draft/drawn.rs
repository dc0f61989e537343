use crate::web::prelude::*;
use serde::Serialize;

use crate::web::html_of;
use pairing::{DrawOptions, Gravity, Warning, draw_with};
use service::{DraftStep, DraftSteps, fingerprint};

use super::before::open_games;
use super::kept::decided;
use super::looking::{Looking, Show};
use super::panel::{DraftView, Panel, mark};
use super::reasons::groups as decimals;
use super::rows::{BoardNotes, Costs, PairGroup, Pick};
use super::sentences::{name, warning};
use super::show::{context, people, second_first};
use crate::web::views::seal::{seal_of, table_list};

struct Advised {
    pair: [(EntryId, String); 2],
    mark: String,
}

struct Tab {
    words: String,
    count: usize,
    href: String,
    current: bool,
}

struct ByHand {
    said: String,
    below: Option<String>,
    last: String,
    undo: bool,
    redo: bool,
}

#[derive(Template)]
#[template(path = "draft/drawn.html")]
pub(super) struct Drawn {
    cx: Page,
    no: RoundNo,
    rounds: Vec<RoundLink>,
    base: String,
    seen: String,
    summary: String,
    boards: usize,
    seal: Option<Seal>,
    stale: bool,
    looks: Vec<String>,
    tabs: Vec<Tab>,
    to_look_at: usize,
    by_hand: Option<ByHand>,
    find: String,
    chosen: Vec<(&'static str, String)>,
    groups: Vec<PairGroup>,
    byes: Vec<Pick>,
    unpaired: Vec<Pick>,
    panel: Option<Panel>,
    waiting: usize,
    players_href: String,
    advice: Vec<Advised>,
    standing: Vec<TableNo>,
    keeps_bye: Option<EntryId>,
    /// The organiser's decisions, kept in the next draw unless removed from the form.
    bye: Option<EntryId>,
    keep: String,
    forbidden: bool,
    without: Free,
    form: Form,
}

/// Players without a board, by name: for pairing by hand, and for the question before publishing.
struct Free {
    byes: Vec<(String, String)>,
    others: Vec<(String, String)>,
    unpaired: Vec<(String, String)>,
}

/// Suggestions need at least this many players without a board.
pub(super) const PAIR: usize = 2;

pub(super) struct Drafted<'a> {
    pub draft: &'a RoundDraft,
    pub proof: Option<&'a DrawProof>,
    pub steps: &'a DraftSteps,
}

pub(super) fn view(page: Page, event: &Event, drafted: &Drafted<'_>, form: Form) -> Result<Drawn> {
    let (t, draft, proof) = (page.t, drafted.draft, drafted.proof);
    let tournament = &event.snapshot.tournament;
    let no = draft.no();
    let (base, seen) = (event.path(&format!("/draft/{no}")), fingerprint(tournament.round(no)));
    let (context, looking) = (context(tournament, no)?, Looking::of(&form));
    let of = DraftView {
        t,
        tournament,
        context: &context,
        draft,
        looking: &looking,
        base: &base,
        seen: &seen,
    };
    let (looks, of_round) = looks(&of);
    let current = proof.filter(|proof| proof.is_of(tournament));
    let coverage = proof.map(|proof| proof.certificate.covers(draft.boards()));
    let mut changed: BTreeSet<TableNo> =
        coverage.iter().flat_map(|coverage| coverage.by_hand.iter().copied()).collect();
    // Changes of handicap or colour keep the pairs of the proof, but count as manual changes.
    changed.extend(drafted.steps.done.iter().flat_map(DraftStep::tables));
    let known = BoardNotes { looks: &looks, by_hand: &changed };
    let unpaired = draft.unpaired();
    let mut costs = of.costs();
    let groups = of.groups(&known, &mut costs);
    let mut picks = |ids: &[EntryId]| -> Vec<Pick> {
        ids.iter().map(|id| of.pick(*id, None, costs.remove(id))).collect()
    };
    let decided = decided(tournament, no, proof);
    let counts = [draft.boards().len(), looks.len(), changed.len()];
    Ok(Drawn {
        no,
        rounds: draft_links(event, no),
        summary: summary(t, draft, unpaired.len()),
        boards: draft.boards().len(),
        seal: current.and_then(|proof| seal_of(t, event, &draft.to_round(), &proof.certificate)),
        stale: proof.is_some() && current.is_none(),
        looks: of_round,
        to_look_at: looks.len(),
        tabs: tabs(t, &looking, &base, counts),
        by_hand: by_hand(&of, current, drafted.steps),
        find: looking.find.clone(),
        chosen: looking.hidden(),
        groups,
        byes: picks(draft.byes()),
        unpaired: picks(&unpaired),
        panel: of.panel(&page),
        waiting: event.waiting,
        players_href: event.path("/from-players"),
        advice: advised(&of),
        keeps_bye: match draft.byes() {
            [bye] if unpaired.len().is_multiple_of(2) => Some(*bye),
            _ => None,
        },
        forbidden: !context.forbidden_boards(draft.boards()).is_empty(),
        bye: decided.bye,
        keep: keep(&decided),
        standing: draft.boards().iter().map(|board| board.table).collect(),
        without: Free {
            others: second_first(people(t, tournament, unpaired.iter().copied())),
            byes: people(t, tournament, draft.byes().iter().copied()),
            unpaired: people(t, tournament, unpaired.iter().copied()),
        },
        cx: page.titled(t.with("draft-title", [("round", no)])),
        base,
        seen,
        form,
    })
}

/// The parts of the page that depend on the chosen players: the panel, and the cost of each exchange.
#[derive(Serialize)]
pub(super) struct Part {
    panel: String,
    costs: Costs,
}

pub(super) fn part(page: &Page, event: &Event, draft: &RoundDraft, form: &Form) -> Result<Part> {
    let tournament = &event.snapshot.tournament;
    let no = draft.no();
    let (base, seen) = (event.path(&format!("/draft/{no}")), fingerprint(tournament.round(no)));
    let (context, looking) = (context(tournament, no)?, Looking::of(form));
    let (t, looking, base, seen) = (page.t, &looking, base.as_str(), seen.as_str());
    let of = DraftView { t, tournament, context: &context, draft, looking, base, seen };
    let panel = of.panel(page).map(|panel| html_of(&panel)).transpose()?;
    Ok(Part { panel: panel.unwrap_or_default(), costs: of.costs() })
}

fn summary(t: Lang, draft: &RoundDraft, unpaired: usize) -> String {
    let (boards, byes) = (draft.boards().len(), draft.byes().len());
    t.with("draft-summary", (("boards", boards), ("byes", byes), ("unpaired", unpaired)))
}

/// Warnings in words: by table, and for the whole round, the gravest first.
fn looks(of: &DraftView<'_>) -> (BTreeMap<TableNo, Vec<String>>, Vec<String>) {
    let mut warnings = of.draft.warnings(of.tournament, of.context);
    warnings.retain(|warning| warning.gravity() > Gravity::Small);
    warnings.sort_by_key(|warning| std::cmp::Reverse(warning.gravity()));
    let (mut tables, mut round): (BTreeMap<TableNo, Vec<String>>, Vec<String>) = Default::default();
    for found in &warnings {
        let said = warning(of.t, of.tournament, found);
        match found.table() {
            Some(table) => tables.entry(table).or_default().push(said),
            // Unpaired players are listed by name elsewhere on the page.
            None if matches!(found, Warning::Unpaired { .. }) => {}
            None if matches!(found, Warning::ResultsMissing { .. }) => {
                round.extend([said, open_games(of.t, of.tournament)]);
            }
            None => round.push(said),
        }
    }
    (tables, round)
}

fn tabs(t: Lang, looking: &Looking, base: &str, counts: [usize; 3]) -> Vec<Tab> {
    let tab = |((show, _, words), count): ((Show, &str, &str), usize)| Tab {
        words: t.text(words),
        count,
        href: format!("{base}{}", looking.showing(show).query()),
        current: looking.show == show && looking.find.is_empty(),
    };
    Show::ALL.into_iter().zip(counts).map(tab).collect()
}

fn by_hand(of: &DraftView<'_>, proof: Option<&DrawProof>, steps: &DraftSteps) -> Option<ByHand> {
    let (t, done) = (of.t, steps.done.len());
    if done == 0 && steps.undone.is_empty() {
        return None;
    }
    let tables = steps.done.last().map(DraftStep::tables).unwrap_or_default();
    let below = proof.and_then(|proof| below(of, proof));
    Some(ByHand {
        said: t.with("draft-changes", [("count", done)]),
        below: below.filter(|tenths| *tenths != 0).map(|tenths| {
            let key = if tenths > 0 { "draft-below" } else { "draft-above" };
            t.with(key, [("groups", decimals(t, tenths.abs()))])
        }),
        last: if tables.is_empty() {
            String::new()
        } else {
            let (count, tables) = (tables.len(), table_list(&tables));
            t.with("draft-last", (("count", count), ("tables", tables)))
        },
        undo: done > 0,
        redo: !steps.undone.is_empty(),
    })
}

/// The loss against the proved draw in tenths of a score group; `None` unless the same players have boards.
fn below(of: &DraftView<'_>, proof: &DrawProof) -> Option<i64> {
    let certificate = &proof.certificate;
    let context = RoundContext::new(of.tournament, of.draft.no(), certificate.seed).ok()?;
    let of_pair = |(a, b): (EntryId, EntryId)| context.pair(a, b).map(|weights| weights.total);
    let drawn: Vec<(EntryId, EntryId)> =
        certificate.pairs().chain(certificate.by_hand.iter().copied()).collect();
    let seated: BTreeSet<EntryId> =
        of.draft.boards().iter().flat_map(|board| [board.black, board.white]).collect();
    let same = drawn.len() == of.draft.boards().len()
        && drawn.iter().all(|(a, b)| seated.contains(a) && seated.contains(b));
    let worth: Option<i128> = drawn.into_iter().map(|pair| of_pair(pair).map(i128::from)).sum();
    let worth = worth.filter(|_| same)?;
    Some(context.tenths_of_groups(worth - of.draft.worth(&context)))
}

/// Suggestions: the best draw of the players without a board, with the existing boards fixed.
fn advised(of: &DraftView<'_>) -> Vec<Advised> {
    let named = |id| (id, name(of.t, of.tournament, id));
    let advised = advice(of.tournament, of.context, of.draft);
    let advised = advised.iter().map(|board| Advised {
        pair: [named(board.black), named(board.white)],
        mark: judge(of.context, board).map(|judged| mark(of.t, &judged)).unwrap_or_default(),
    });
    advised.collect()
}

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
    let drawn = draw_with(tournament, context, &options).map(|drawn| drawn.boards);
    let standing = |board: &Board| draft.boards().iter().any(|b| b.table == board.table);
    drawn.unwrap_or_default().into_iter().filter(|board| !standing(board)).collect()
}

fn keep(decided: &DrawRequest) -> String {
    let tables: Vec<String> = decided.keep.iter().map(ToString::to_string).collect();
    tables.join(", ")
}
