//! A player reports how the game ended. A report is not yet a result.

use crate::web::prelude::*;
use service::{Heard, ReportForm};

use crate::web::views::outcome::odd_words;
use crate::web::views::team_words::teller;

use super::super::people::Person;
use super::acts::open_board;
use super::own_act::{OwnAct, OwnVisit};
use super::show::keep_private;

/// The values of the field `how`, with the keys of their words.
const HOW: [(&str, &str); 4] =
    [("", "how-unstated"), ("R", "how-resignation"), ("T", "how-time"), ("score", "how-score")];

/// The field of "I was wrong": the opponent's report, as it stood on the page.
const AGREE: &str = "agree";

#[derive(Template)]
#[template(path = "public/report.html")]
struct ReportPage {
    cx: Page,
    form: Form,
    round: RoundNo,
    table: TableNo,
    players: [EntryId; 2],
    me: Color,
    person: Person,
    opponent: Person,
    /// The captain who reports for the player; empty if the player does so.
    captain: String,
    /// `even, komi 6.5`
    terms: String,
    mine: Option<Said>,
    theirs: Vec<Said>,
    standing: Standing,
    how: Vec<(&'static str, String)>,
    /// That the report does not fit the board's komi, so that the player is asked once more.
    odd: String,
    /// Whether the round has a window, so that the players are at no table of a hall.
    apart: bool,
    /// Whether an equal count is a jigo, and not won by one side.
    ties: bool,
    back: String,
    /// The address that `me.js` caches for offline use, and the scope of its service worker.
    here: String,
    scope: String,
}

pub(super) struct Said {
    /// `Opponent`, or a name if a captain reported.
    pub who: String,
    pub winner: Option<Color>,
    pub result: String,
    pub at: String,
    /// What "I was wrong" sends: the whole report, with the margin.
    pub ending: Ending,
    /// Whether it contradicts the player's own report.
    pub differs: bool,
}

/// Two reports that contradict each other, as one of the players sees them.
pub(super) struct Differ {
    pub action: String,
    pub round: RoundNo,
    pub table: TableNo,
    pub players: [EntryId; 2],
    pub mine: Said,
    pub theirs: Vec<Said>,
    pub apart: bool,
}

impl Differ {
    pub(super) fn of(
        t: Lang,
        event: &Event,
        (round, board): (&Round, &Board),
        who: EntryId,
        said: &[Reported],
    ) -> Option<Self> {
        let Reports::Differ = Reports::at(board, said) else { return None };
        let (mine, theirs) = mine_and_theirs(t, event, who, said);
        Some(Self {
            action: event.path(&format!("/me/{who}/result")),
            round: round.no,
            table: board.table,
            players: [board.black, board.white],
            mine: mine?,
            theirs,
            apart: is_apart(event, round.no),
        })
    }
}

/// The player's own report, and those of the others, contradictions first.
fn mine_and_theirs(
    t: Lang,
    event: &Event,
    who: EntryId,
    said: &[Reported],
) -> (Option<Said>, Vec<Said>) {
    let own = said.iter().find(|word| word.speaker() == who);
    let shown = |word: &Reported| Said {
        who: match word.captain {
            Some(_) => teller(t, event, word),
            None => t.text("report-opponent"),
        },
        winner: word.ending.winner(),
        result: t.ending(word.ending),
        at: t.time(t.local(word.at.naive_utc()).time()),
        ending: word.ending,
        differs: own.is_some_and(|own| in_common(own.ending, word.ending).is_none()),
    };
    let others = said.iter().filter(|word| word.speaker() != who);
    let mut theirs: Vec<Said> = others.map(shown).collect();
    theirs.sort_by_key(|word| !word.differs);
    (own.map(shown), theirs)
}

/// A round with a window is played where and when the two agree.
fn is_apart(event: &Event, round: RoundNo) -> bool {
    event.snapshot.tournament.clock(round).window.is_some()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Asked,
    /// The other side has not reported.
    Waits,
    Agree,
    Differ,
}

impl Standing {
    fn of(mine: Option<&Said>, reports: Reports<'_>) -> Self {
        match reports {
            _ if mine.is_none() => Self::Asked,
            Reports::Differ => Self::Differ,
            Reports::Same(_) => Self::Agree,
            Reports::One(_) | Reports::Nothing => Self::Waits,
        }
    }
}

pub async fn show(OwnVisit { visit, who, .. }: OwnVisit, request: HttpRequest) -> Answer {
    let asked = Asked::of(&Form::of_query(&request));
    if reported_board(&visit.event.snapshot.tournament, who, asked).is_none() {
        // The game has a result or the round new pairings: the player's own page shows which.
        return Ok(redirect(&visit.event.path("/me")));
    }
    let view = move |page: Page, event: &Event, service: &Service| {
        view(page, event, service, (who, asked), Form::empty())
    };
    visit.fresh(view).await.map(keep_private)
}

/// The round and table in a query or form. Without a table it is the player's own board of the round.
#[derive(Clone, Copy)]
struct Asked(Option<RoundNo>, Option<TableNo>);

impl Asked {
    fn of(form: &Form) -> Self {
        let number = |name| form.value(name).parse().ok();
        Self(number("round").map(RoundNo), number("table").map(TableNo))
    }
}

/// The open board that is asked for, if the player sits at it or reports for it as captain; with the player whose
/// report it is.
fn reported_board(
    all: &Tournament,
    who: EntryId,
    Asked(no, table): Asked,
) -> Option<(&Round, &Board, EntryId)> {
    let public = |no| all.round(no).filter(|round| round.is_public());
    let named = no.and_then(public).zip(table).and_then(|(round, table)| {
        let board = round.board_at(table).filter(|board| board.ending.is_pending())?;
        Some((round, board, all.speaks_for(round, board, who)?))
    });
    named.or_else(|| open_board(all, who, no).map(|(round, board)| (round, board, who)))
}

fn view(
    page: Page,
    event: &Event,
    service: &Service,
    (who, asked): (EntryId, Asked),
    form: Form,
) -> Result<ReportPage> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    if tournament.settings.players.reports == ReportPolicy::Off {
        return Err(WebError::no_page());
    }
    let at = reported_board(tournament, who, asked).ok_or_else(WebError::no_page)?;
    let (round, board, player) = at;
    let me = board.color_of(player).ok_or_else(WebError::no_page)?;
    let other = board.seat(me.other());
    let person = |entry| {
        let entry = tournament.entry(entry).ok_or_else(WebError::no_page)?;
        Ok::<_, WebError>(Person::new(t, entry, &event.path("/players/")))
    };
    let said = service.reports_of(event.snapshot.id, (round.no, board))?;
    let (mine, theirs) = mine_and_theirs(t, event, who, &said);
    Ok(ReportPage {
        form,
        round: round.no,
        table: board.table,
        players: [board.black, board.white],
        me,
        person: person(player)?,
        captain: if player == who { String::new() } else { event.name(t, who) },
        opponent: person(other)?,
        terms: t.terms(board.handicap, tournament.komi_of(board)),
        standing: Standing::of(mine.as_ref(), Reports::at(board, &said)),
        mine,
        theirs,
        how: HOW.map(|(how, key)| (how, t.text(key))).to_vec(),
        odd: String::new(),
        ties: tournament.settings.ruleset().tie.winner().is_none(),
        apart: is_apart(event, round.no),
        back: event.path(&back_of(who, player, round.no)),
        here: event.path(&format!("/me/{who}/result")),
        scope: event.path(""),
        cx: page.titled(t.with("report-title", [("table", board.table)])),
    })
}

struct Word(ReportForm);

impl FromForm for Word {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let round = reader.number("round", 1..=99_i32);
        let table = reader.number("table", 1..=100_000_i32);
        let black = reader.number("black", 0..=i32::MAX);
        let white = reader.number("white", 0..=i32::MAX);
        let ending = match reader.typed(AGREE) {
            "" => {
                let manner = manner(reader)?;
                reader.choose("who", |who| ending(who, &manner))
            }
            _ => reader.choose(AGREE, sayable),
        };
        Some(Self(ReportForm {
            round: RoundNo(round?),
            table: TableNo(table?),
            players: [EntryId(black?), EntryId(white?)],
            ending: ending?,
        }))
    }
}

/// How the game was won, as the text of an ending has it: `R`, `3.5`; empty if nothing was said.
fn manner(reader: &mut Reader<'_>) -> Option<String> {
    match reader.typed("how") {
        "score" => reader.read("points", read_points).map(|points| points.to_string()),
        // Points alone already say that it was won by score.
        "" if !reader.typed("points").trim().is_empty() => {
            reader.read("points", read_points).map(|points| points.to_string())
        }
        how if reader.typed("points").trim().is_empty() => Some(how.to_owned()),
        _ => {
            reader.refuse("points", Sentence::new("odd-points"));
            None
        }
    }
}

fn ending(who: &str, manner: &str) -> Option<Ending> {
    match who {
        "B" | "W" => sayable(&format!("{who}+{manner}")),
        "0" => sayable(who),
        _ => None,
    }
}

/// Players may report that one side won over the board, or that neither did. Forfeits are for arbiters.
fn sayable(text: &str) -> Option<Ending> {
    text.parse().ok().filter(|ending: &Ending| ending.is_rated())
}

pub async fn send(act: OwnAct) -> Answer {
    let word = match act.form.parse::<Word>() {
        Ok(Word(word)) => word,
        Err(wrong) => {
            let OwnAct { cx: Cx { page, event, state, .. }, who, .. } = act;
            let asked = Asked::of(&wrong);
            let work = move |service: &Service| {
                view(frame(page, &event), &event, service, (who, asked), wrong)
            };
            return state.render_wrong(work).await.map(keep_private);
        }
    };
    // A player who accepts the opponent's report is not asked: the opponent was.
    let odd = if act.form.has(AGREE) { String::new() } else { odd_of(&act, &word) };
    if !odd.is_empty() && !act.form.is_ticked("sure") {
        let OwnAct { cx: Cx { page, event, state, .. }, who, form, .. } = act;
        let again = move |service: &Service| {
            let asked = Asked::of(&form);
            let page = view(frame(page, &event), &event, service, (who, asked), form)?;
            Ok(ReportPage { odd, ..page })
        };
        return state.render_wrong(again).await.map(keep_private);
    }
    let apart = is_apart(&act.cx.event, word.round);
    let said = move |done: Done<Heard>| match done {
        // No arbiter comes to a table.
        Done::Now(Heard::Differs) if apart => Sentence::new("report-differ"),
        Done::Now(heard) => Sentence::new(heard_key(heard)),
        Done::Before => Sentence::new("report-before"),
    };
    let asked = Asked(Some(word.round), Some(word.table));
    let player = reported_board(&act.cx.event.snapshot.tournament, act.who, asked).map(|at| at.2);
    let to = act.cx.event.path(&back_of(act.who, player.unwrap_or(act.who), word.round));
    let work = move |service: &Service, id, by: By<'_>, secret: &str| {
        service.report_result(id, by, secret, &word)
    };
    act.done_at(&to, work, said).await
}

/// The player's own page; for a captain the page of the match.
fn back_of(who: EntryId, player: EntryId, round: RoundNo) -> String {
    if who == player { "/me".to_owned() } else { format!("/me/{who}/match/{round}") }
}

fn odd_of(act: &OwnAct, word: &ReportForm) -> String {
    let tournament = &act.cx.event.snapshot.tournament;
    let round = tournament.round(word.round).filter(|round| round.is_public());
    let board = round.and_then(|round| round.board_at(word.table));
    board.map(|board| odd_words(act.cx.page.t, tournament, board, word.ending)).unwrap_or_default()
}

const fn heard_key(heard: Heard) -> &'static str {
    match heard {
        Heard::Waits => "report-waits",
        Heard::Agreed => "report-agreed",
        Heard::Differs => "report-differs",
        Heard::Counts => "report-counts",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(fields: &[(&str, &str)]) -> Result<String, Form> {
        let seen = [("round", "2"), ("table", "7"), ("black", "3"), ("white", "4")];
        let form = Form::filled(seen.into_iter().chain(fields.iter().copied()));
        form.parse::<Word>().map(|Word(word)| word.ending.to_string())
    }

    #[test]
    fn a_player_says_who_won_and_perhaps_how() {
        assert_eq!(said(&[("who", "B")]).unwrap(), "B+");
        assert_eq!(said(&[("who", "W"), ("how", "R")]).unwrap(), "W+R");
        assert_eq!(said(&[("who", "W"), ("how", "score"), ("points", "3,5")]).unwrap(), "W+3.5");
        assert_eq!(said(&[("who", "B"), ("how", ""), ("points", "12")]).unwrap(), "B+12");
        assert_eq!(said(&[("who", "0"), ("how", "R")]).unwrap(), "0");
        assert_eq!(said(&[("agree", "W+3.5")]).unwrap(), "W+3.5");
        assert_eq!(said(&[("agree", "0")]).unwrap(), "0");
    }

    #[test]
    fn what_only_an_arbiter_decides_is_not_theirs_to_say() {
        for fields in [[("who", "B"), ("how", "F")], [("who", "void"), ("how", "")]] {
            assert!(said(&fields).unwrap_err().wrong("who").is_some(), "{fields:?}");
        }
        for agree in ["W+F", "void", "?", "0=", "so be it"] {
            assert!(said(&[("agree", agree)]).unwrap_err().wrong("agree").is_some(), "{agree}");
        }
        let margin = said(&[("who", "B"), ("how", "score"), ("points", "many")]);
        assert!(margin.unwrap_err().wrong("points").is_some());
        let both = said(&[("who", "B"), ("how", "R"), ("points", "3.5")]);
        assert!(both.unwrap_err().wrong("points").is_some(), "nothing is dropped unsaid");
    }
}
