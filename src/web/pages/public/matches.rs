//! A round of a team event: its matches with their boards.

use crate::web::prelude::*;
use crate::web::views::mended::mended_lines;
use crate::web::views::seal::seal;
use crate::web::views::windows::Weeks;
use pairing::seated_in;
use store::GameCount;

use super::many::{A_PAGE, Part, page_start, parts};
use super::paper::day_of;
use super::people::{Search, words_of};
use super::round::{board_row, state_of, terms};
use super::starts::Starts;

#[derive(Template)]
#[template(path = "public/team_round.html")]
struct MatchesPage {
    cx: Page,
    no: RoundNo,
    /// Only printed: the event, and when the round is played.
    on_paper: (String, String),
    rounds: Vec<RoundLink>,
    state: String,
    terms: String,
    typed: String,
    blocks: Vec<MatchBlock>,
    /// Boards that belong to no match.
    others: Vec<BoardRow>,
    byes: Vec<TeamLink>,
    parts: Vec<Part>,
    here: String,
    draft: Option<String>,
    hall: String,
    paper: String,
    rules: String,
    mended: Vec<MendedLine>,
    said: Vec<AnnouncementLine>,
    starts: Starts,
    weeks: Weeks,
    seal: Option<Seal>,
    why: String,
}

/// The matches from row `from` on, or those in which `typed` is found.
pub(super) async fn answer(visit: Visit, no: RoundNo, typed: String, from: &str) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let matches = public_round(tournament, no)?.teams.matches.len();
    let start = page_start(from, matches, on_a_page(&tournament.teams));
    if !typed.is_empty() {
        return visit
            .fresh(move |page, event, service| view(page, event, service, no, &typed, 0))
            .await;
    }
    let address = format!("/rounds/{no}{}", query_of(start));
    visit
        .answer(&address, move |page, event, service| view(page, event, service, no, "", start))
        .await
}

/// As many matches per page as give about one page of boards.
fn on_a_page(teams: &Teams) -> usize {
    (A_PAGE / usize::from(teams.size.max(1))).max(1)
}

fn query_of(start: usize) -> String {
    if start == 0 { String::new() } else { format!("?from={}", start + 1) }
}

fn view(
    page: Page,
    event: &Event,
    service: &Service,
    no: RoundNo,
    typed: &str,
    start: usize,
) -> Result<MatchesPage> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = public_round(tournament, no)?;
    let (here, base) = (event.path(&format!("/rounds/{no}")), event.path(""));
    let mended = service.mendings(event.snapshot.id, no)?;
    let counts = service.game_counts(event.snapshot.id)?;
    let on_a_page = on_a_page(&tournament.teams);
    let shown = if typed.is_empty() { on_a_page } else { usize::MAX };
    let search = Search::new(typed);
    let blocks = by_table(tournament, round).into_iter().skip(start).take(shown);
    let blocks = blocks.map(|one| match_block(t, tournament, round, one, &base));
    let words = |block: &MatchBlock| block.words.clone();
    let mut blocks = found_or_near(blocks, typed, words, |block| search.finds(&block.words));
    for row in blocks.iter_mut().flat_map(|block| &mut block.rows) {
        let recorded = |count: &GameCount| count.round == no && Some(count.table) == row.table;
        if let Some(count) = counts.iter().find(|count| recorded(count)) {
            row.game = event.path(&format!("/games/{no}/{}", count.table));
        }
    }
    let over = round.pending().next().is_none();
    let matches = round.teams.matches.len();
    let parts =
        parts(matches, on_a_page, Some(start), |start| format!("{here}{}", query_of(start)));
    Ok(MatchesPage {
        no,
        on_paper: (tournament.settings.name.clone(), day_of(t, tournament, no)),
        rounds: round_links(tournament, Some(no), |no| event.path(&format!("/rounds/{no}"))),
        state: state_of(t, round),
        terms: format!("{} {}", terms(t, tournament, round), decided(t, &tournament.teams)),
        typed: typed.to_owned(),
        byes: byes(tournament, round, &search, &base),
        others: match (start, typed.is_empty()) {
            (0, true) => beside(t, tournament, round, &event.path("/players/")),
            _ => Vec::new(),
        },
        blocks,
        parts: if typed.is_empty() { parts } else { Vec::new() },
        draft: event.may_change().then(|| draft_of(event, no)),
        hall: event.path("/hall"),
        paper: event.path("/paper"),
        rules: event.path("/rules"),
        mended: mended_lines(t, event, &mended),
        said: public_announcements(t, service, event)?,
        seal: seal(t, service, event, round)?,
        why: event.path(&format!("/rounds/{no}/why")),
        starts: if over { Starts::unknown() } else { Starts::of(t, tournament, no) },
        weeks: Weeks::of(t, tournament, no),
        here,
        cx: page.titled(t.with("round-number", [("round", no)])),
    })
}

fn by_table<'a>(tournament: &Tournament, round: &'a Round) -> Vec<&'a TeamMatch> {
    let mut matches: Vec<&TeamMatch> = round.teams.matches.iter().collect();
    matches.sort_by_cached_key(|one| {
        let seated = seated_in(tournament, round.no, one).into_iter();
        let tables = seated.filter_map(|(_, players)| Some(round.board_of(players[0])?.table));
        tables.min().unwrap_or(TableNo(i32::MAX))
    });
    matches
}

/// An imported file can contain boards that belong to no match.
fn beside(t: Lang, tournament: &Tournament, round: &Round, base: &str) -> Vec<BoardRow> {
    let matches = round.teams.matches.iter();
    let seated: HashSet<EntryId> = matches
        .flat_map(|one| seated_in(tournament, round.no, one))
        .flat_map(|(_, players)| players)
        .collect();
    let others = round.boards.iter().filter(|board| !seated.contains(&board.black));
    others.filter_map(|board| board_row(t, tournament, board, base)).collect()
}

/// The search looks at the name of the team and its players.
fn byes(tournament: &Tournament, round: &Round, search: &Search, base: &str) -> Vec<TeamLink> {
    let found = |no: &&TeamNo| {
        let team = tournament.teams.team(**no);
        let people = team.iter().flat_map(|team| &team.squad);
        let people = people.filter_map(|id| tournament.entry(*id)).map(words_of);
        let name = team.map(|team| team.name.clone());
        search.finds(&name.into_iter().chain(people).collect::<Vec<_>>().join(" "))
    };
    let byes = round.teams.byes.iter().filter(found);
    byes.map(|no| team_link(tournament, *no, base)).collect()
}

fn decided(t: Lang, teams: &Teams) -> String {
    match teams.decision {
        MatchDecision::AllBoards => t.text("match-decided-all"),
        MatchDecision::PlayedBoards => t.text("match-decided-played"),
        MatchDecision::BoardsAlone => t.text("match-decided-boards"),
    }
}
