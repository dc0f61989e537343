//! A board's own page: the long form for its result, what was played before, its date and place.

use crate::web::prelude::*;
use crate::web::views::goban::order_of_turns;
use crate::web::views::referee::TextWords;
use crate::web::views::teams::report;
use crate::web::views::windows::date_fields;
use go::Repetition;
use service::is_round_over;

use super::boards::{list_at, list_of};
use super::input::{DRAWN, HOW, PENDING, WHO, fields_of};
use super::record::settled;

pub(super) type At<'a> = (&'a Round, &'a Board);

#[derive(Template)]
#[template(path = "arbiter/board.html")]
pub(super) struct BoardPage {
    cx: Cx,
    form: Form,
    round: RoundNo,
    board: Board,
    confirmed: bool,
    /// Whether the chief arbiter changes a confirmed result.
    correcting: bool,
    needs_reason: bool,
    /// Who may change a confirmed result.
    chiefs: String,
    /// The ending in the game record, if it is not the board's.
    recorded: Option<Ending>,
    /// What players and captains reported of the game.
    said: Vec<Reported>,
}

/// `CORRECTING`: for the chief arbiter, who corrects a result that both players confirmed.
#[route("GET", "/t/{slug}/boards/{round}/{table}", Arbiter, ::<false>)]
#[route("GET", "/t/{slug}/boards/{round}/{table}/correct", Chief, ::<true>)]
async fn show<const CORRECTING: bool>(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&cx.event, &place)?;
    if CORRECTING && !cx.tournament().is_confirmed(at.0, at.1) {
        return Ok(redirect(&cx.to(format!("/boards/{}/{}", at.0.no, at.1.table))));
    }
    render(&BoardPage::of(&cx, at, filled(at.1, &cx.query), CORRECTING).await?)
}

pub(super) fn filled(board: &Board, asked: &Form) -> Form {
    // A game that was not played may be played late, so no answer is chosen yet.
    let unplayed = board.ending.is_by_default() && board.ending.winner().is_none();
    let mut fields = if unplayed { Vec::new() } else { fields_of(board.ending) };
    fields.extend(list_of(asked).into_iter().chain(settled(asked)));
    fields.push(("seen", board.seen()));
    fields.extend(board.confirmed.map(|_| ("confirmed", "yes".to_owned())));
    Form::filled(fields)
}

pub(super) fn needs_reason(cx: &Cx, (round, board): At<'_>, correcting: bool) -> bool {
    let over = is_round_over(&cx.event.snapshot.tournament, round);
    correcting || (over && !board.ending.is_pending())
}

/// What the event's procedure bases the standing of a confirmed result on, if it is a text (Japanese rules 1989, Art.
/// 10.4).
pub(super) fn confirmation(cx: &Cx) -> Option<Basis> {
    Some(cx.event.procedure()?.confirmation).filter(|basis| basis.standing == Standing::Text)
}

impl BoardPage {
    pub async fn of(cx: &Cx, at: At<'_>, form: Form, correcting: bool) -> Result<Self> {
        let ((round, board), id) = (at, cx.event.snapshot.id);
        let (snapshot, place) = (cx.event.snapshot.clone(), (round.no, board.table));
        let of = board.clone();
        let known = move |service: &Service| {
            let people = service.read(|c| c.roles(id))?;
            let said = service.read(|c| c.reports_of(id, (place.0, &of)))?;
            Ok((people, service.recorded_endings(&snapshot)?, said))
        };
        let (people, recorded, said) = cx.blocking(known).await?;
        let recorded = recorded.iter().find(|(no, table, _)| (*no, *table) == place);
        let people = people.into_iter();
        let chiefs = cx.listed(people.filter(|person| person.chief).map(|person| person.name));
        Ok(Self {
            cx: cx.clone().titled(cx.with("table-number", [("table", board.table)])),
            form,
            round: round.no,
            board: board.clone(),
            confirmed: cx.tournament().is_confirmed(round, board),
            correcting,
            needs_reason: needs_reason(cx, at, correcting),
            recorded: recorded.map(|(.., ending)| *ending),
            said,
            chiefs: if chiefs.is_empty() { cx.text("chief-organisers") } else { chiefs },
        })
    }

    /// Tab and search of the list to go back to.
    fn list(&self) -> Vec<(&'static str, String)> {
        list_of(&self.form).into_iter().chain(settled(&self.form)).collect()
    }

    /// The results without a winner: code, text, and the ending.
    fn endings_without_winner(&self) -> impl Iterator<Item = (&'static str, &'static str, Ending)> {
        let draws = self.cx.tournament().settings.ruleset().repetition == Repetition::Draw
            || self.board.ending == Ending::Drawn;
        let pending = self.board.ending.is_pending();
        let offered = move |(code, _): &(&str, &str)| match *code {
            DRAWN => draws,
            PENDING => !pending,
            _ => true,
        };
        let of = |code| Ending::of_two_answers(code, "").unwrap_or_default();
        WHO.into_iter().filter(offered).map(move |(code, words)| (code, words, of(code)))
    }

    /// The rule that only a clerical error reopens a confirmed result, and its source.
    fn clerical(&self) -> Option<[TextWords; 3]> {
        let basis = confirmation(&self.cx).filter(|_| self.correcting)?;
        Some([&basis.words, &basis.source, &basis.article].map(|text| self.cx.cited(text)))
    }
}

/// The form with the terms of a replay.
pub(super) fn terms_of(board: &Board) -> Form {
    let time = board.replay.as_ref().map_or("", |replay| &replay.time);
    let (black, handicap) = (board.black.to_string(), board.handicap.to_string());
    Form::filled([("black", &*black), ("handicap", &*handicap), ("time", time)])
}

pub(super) fn blacks(cx: &Cx, board: &Board) -> [(String, String); 2] {
    [board.black, board.white].map(|id| (id.to_string(), cx.player(id)))
}

pub(super) fn handicaps(cx: &Cx) -> Vec<(String, String)> {
    let words = |n: u8| if n == 0 { cx.text("even") } else { n.to_string() };
    (0..=MAX_HANDICAP).map(|n| (n.to_string(), words(n))).collect()
}

#[derive(Template)]
#[template(path = "arbiter/date.html")]
struct DatePage {
    cx: Cx,
    form: Form,
    round: RoundNo,
    board: Board,
}

impl DatePage {
    fn of(cx: &Cx, (round, board): At<'_>, form: Form) -> Self {
        let cx = cx.clone().headed("date-set-title");
        Self { cx, form, round: round.no, board: board.clone() }
    }

    fn seen(&self) -> String {
        match self.form.value("seen") {
            "" => appointment_seen(&self.board),
            seen => seen.to_owned(),
        }
    }
}

#[route("GET", "/t/{slug}/boards/{round}/{table}/date", Arbiter)]
async fn date(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let (round, board) = board_at(&cx.event, &place)?;
    if !board.ending.is_pending() {
        return Err(WebError::no_page());
    }
    let form = Form::filled(date_fields(&cx.event, board.date().agreed.as_ref()));
    render(&DatePage::of(&cx, (round, board), form))
}

/// Sets date and place of the game for both players.
#[route("POST", "/t/{slug}/boards/{round}/{table}/date", Arbiter)]
async fn set_date(act: Act, place: Path<BoardPlace>) -> Answer {
    let (round, board) = board_at(&act.event, &place)?;
    let again = |form| DatePage::of(&act, (round, board), form);
    let clears = act.form.value("act") == "clear";
    let typed = (!clears).then(|| act.parse::<TypedDate, _>(again)).transpose()?;
    let date = typed.map(|typed| typed.of_event(&act.event));
    let seen = act.form.value("seen").to_owned();
    let form = DateForm { round: round.no, boards: vec![(board.table, seen)], date };
    let done = act.blocking(move |acts| acts.set_date(&form)).await;
    let key = match (clears, act.saved(done, again)?.now()) {
        (true, _) => "date-cleared",
        (false, Some(true)) => "date-set-outside",
        (false, _) => "date-set",
    };
    act.done(&format!("/boards/{}/{}", round.no, board.table), Sentence::new(key))
}
