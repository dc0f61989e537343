//! The boards of a round and their missing results, each entered by a tap; the clock of the round.

use crate::web::prelude::*;
use crate::web::views::people::{distinct_name, plain};
use crate::web::views::words::calls;
use service::LastEntry;

use super::which::{RoundNews, Which};

/// Before the first round is published.
#[derive(Template)]
#[template(path = "arbiter/no_boards.html")]
struct NoBoards {
    cx: Cx,
}

#[derive(Template)]
#[template(path = "arbiter/boards.html")]
struct Boards {
    cx: Cx,
    round: Round,
    matches: Vec<MatchBlock>,
    news: RoundNews,
    which: Which,
    typed: String,
    /// Tables that stay in the list despite their result.
    kept: BTreeSet<i32>,
    /// Who entered the results and when; empty if only open boards are shown.
    entered: HashMap<TableNo, LastEntry>,
}

#[route("GET", "/t/{slug}/boards", Arbiter)]
async fn show(cx: Cx) -> Answer {
    let revision = cx.event.snapshot.revision;
    let cx = cx.headed("way-boards").live_at("/events?beat", revision);
    let asked = cx.query.value("round").parse().ok().map(RoundNo);
    let Some(round) = chosen_round(cx.tournament(), asked).cloned() else {
        return render(&NoBoards { cx });
    };
    let (which, typed) = (Which::named(cx.query.value("show")), cx.query.value("q").trim());
    let (typed, shown) = (typed.to_owned(), cx.query.has("keep"));
    let news = RoundNews::of(&cx, &round).await?;
    // Only rows with a result need the journal.
    let shows_done = matches!(which, Which::All | Which::Open) || shown || !typed.is_empty();
    let (id, no) = (cx.event.snapshot.id, round.no);
    let entered = move |service: &Service| service.entered(id, no);
    let entered = if shows_done { cx.blocking(entered).await? } else { HashMap::new() };
    // Until the next round, the list keeps what the viewer entered.
    let newest = cx.tournament().last_public_round() == Some(round.no) && which == Which::Open;
    let own = |entry: &LastEntry| cx.viewer.as_ref().is_some_and(|viewer| viewer.name == entry.who);
    let mine = entered.iter().filter(|(_, entry)| newest && own(entry)).map(|(table, _)| table.0);
    let kept: BTreeSet<i32> = if shown { kept_tables(&cx.query).collect() } else { mine.collect() };
    let block = |one: &TeamMatch| match_block(cx.t, cx.tournament(), &round, one, "");
    let matches = round.teams.matches.iter().map(block).collect();
    render(&Boards { cx, round, matches, news, which, typed, kept, entered })
}

fn chosen_round(tournament: &Tournament, asked: Option<RoundNo>) -> Option<&Round> {
    let public = || tournament.rounds.iter().filter(|round| round.is_public());
    let asked = asked.and_then(|no| public().find(|round| round.no == no));
    asked.or_else(|| current_round(tournament)).or_else(|| public().next_back())
}

/// Tables that stay in the list of open boards: `3,12`.
pub(super) fn kept_tables(form: &Form) -> impl Iterator<Item = i32> {
    form.value("keep").split(',').filter_map(|no| no.parse().ok())
}

/// Tab and search of the list, for forms and links that lead back to it.
pub(super) fn list_of(form: &Form) -> Vec<(&'static str, String)> {
    let said = ["show", "q"].map(|name| (name, form.value(name).trim().to_owned()));
    said.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// The address of the list of a round's boards.
pub(super) fn list_at(
    cx: &Cx,
    round: RoundNo,
    more: impl IntoIterator<Item = (&'static str, String)>,
) -> String {
    let round = std::iter::once(("round", round.to_string()));
    cx.to(format!("/boards{}", query_of(&round.chain(more).collect::<Vec<_>>())))
}

impl Boards {
    /// Each with the text of its label and how many boards it has. Empty tabs are left out, except for open and all
    /// boards and the shown tab.
    fn tabs(&self) -> Vec<(Which, &'static str, usize)> {
        let tab = |(which, _, label): (Which, &str, &'static str)| {
            let boards = self.round.boards.iter();
            let count = boards.filter(|board| which.has(board, &self.news)).count();
            let always = matches!(which, Which::Open | Which::All) || which == self.which;
            (always || count > 0).then_some((which, label, count))
        };
        Which::TABS.into_iter().filter_map(tab).collect()
    }

    fn keep(&self) -> String {
        self.kept.iter().map(i32::to_string).collect::<Vec<_>>().join(",")
    }

    /// The boards to show, each with its match, and whether that stands above an earlier board.
    fn rows(&self) -> Vec<(&Board, Option<&MatchBlock>, bool)> {
        let shown = |board: &&Board| {
            // A search also finds boards that the tab leaves out.
            !self.typed.is_empty()
                || self.which.has(board, &self.news)
                || self.kept.contains(&board.table.0)
        };
        let boards = self.round.boards.iter().filter(shown);
        let found = found_or_near(boards, &self.typed, |one| self.words(one), |one| self.has(one));
        let mut above = BTreeSet::new();
        let rows = found.into_iter().map(|board| (board, self.match_of(board)));
        rows.map(|(board, of)| (board, of, of.is_some_and(|of| !above.insert(of.no)))).collect()
    }

    fn match_of(&self, board: &Board) -> Option<&MatchBlock> {
        let has = |one: &&MatchBlock| one.rows.iter().any(|row| row.table == Some(board.table));
        self.matches.iter().rfind(has)
    }

    fn has(&self, board: &Board) -> bool {
        match self.cx.table_or_words(&self.typed).parse::<i32>() {
            Ok(table) => board.table.0 == table,
            Err(_) => {
                let words = plain(&self.words(board));
                plain(&self.typed).split_whitespace().all(|word| words.contains(word))
            }
        }
    }

    /// What a search looks in.
    fn words(&self, board: &Board) -> String {
        let [black, white] = self.names(board);
        format!("{} {black} {white}", board.table)
    }

    fn names(&self, board: &Board) -> [String; 2] {
        let tournament = self.cx.tournament();
        [board.black, board.white].map(|id| {
            let entry = tournament.entry(id);
            entry.map(|entry| distinct_name(self.cx.t, tournament, entry)).unwrap_or_default()
        })
    }

    /// An even game with the event's komi needs no words.
    fn terms(&self, board: &Board) -> String {
        let tournament = self.cx.tournament();
        let komi = tournament.komi_of(board);
        let usual = board.handicap == 0 && komi == tournament.settings.komi;
        if usual { String::new() } else { self.cx.terms(board.handicap, komi) }
    }

    /// Whether the komi is whole, so that jigo is possible.
    fn may_be_jigo(&self, board: &Board) -> bool {
        self.cx.tournament().oddity(board, Ending::Jigo { by_default: false }).is_none()
    }

    /// The result entered last, `?last=12&was=%3F`, and what was there before, as long as it stands and is not
    /// confirmed.
    fn undo(&self) -> Option<(&Board, Ending)> {
        let table = TableNo(self.cx.query.value("last").parse().ok()?);
        let was: Ending = self.cx.query.value("was").parse().ok()?;
        let board = self.round.board_at(table)?;
        let confirmed = self.cx.tournament().is_confirmed(&self.round, board);
        (board.ending != was && !confirmed).then_some((board, was))
    }

    /// The next round, once this one is the newest and complete, if it is not drawn and the viewer may draw it.
    fn next(&self) -> Option<RoundNo> {
        let (tournament, next) = (self.cx.tournament(), RoundNo(self.round.no.0 + 1));
        let newest = tournament.last_public_round() == Some(self.round.no);
        let drawn = tournament.round(next).is_some_and(|next| !next.boards.is_empty());
        let complete = self.round.pending().next().is_none();
        let there = next.0 <= tournament.settings.rounds && newest && complete && !drawn;
        (there && self.cx.event.may_change()).then_some(next)
    }

    fn done(&self) -> usize {
        self.round.boards.iter().filter(|board| !board.ending.is_pending()).count()
    }

    /// `None` if it was not started and has nothing to time any more.
    fn clock(&self) -> Option<RoundClock> {
        let clock = self.cx.tournament().clock(self.round.no);
        // Games played at individual times have no common clock.
        let together = clock.window.is_none() && self.round.pending().next().is_some();
        (clock.started.is_some() || together).then_some(clock)
    }
}

/// Starts the clock of the round, or takes its start back.
#[route("POST", "/t/{slug}/rounds/{round}/clock", Arbiter)]
async fn clock(act: Act, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let (start, key) = match act.form.value("act") {
        "start" => (true, "clock-started"),
        "unstart" => (false, "clock-unstarted"),
        _ => return Err(WebError::not_understood()),
    };
    let done = act.blocking(move |acts| match start {
        true => acts.start_clocks(no, None),
        false => acts.unstart_clocks(no),
    });
    let said = Sentence::new(key).with("round", no);
    act.respond(&format!("/boards?round={no}"), done.await, |_| said)
}
