use crate::web::prelude::*;
use crate::web::views::outcome::worth;
use crate::web::views::referee::TextWords;
use crate::web::views::turns::order_of_turns;
use go::Repetition;
use service::Correction;

use super::boards::{BoardLine, line, list_of, query_of};
use super::input::{DRAWN, HOW, WHO, fields_of};
use super::record::settled;
use super::replay::{self, ReplayForm};

#[derive(Template)]
#[template(path = "arbiter/board.html")]
pub(super) struct BoardPage {
    cx: Page,
    form: Form,
    back: String,
    line: BoardLine,
    /// Order of play, where partners play in turn.
    turns: Option<String>,
    /// `None` if this viewer must not change the result.
    action: Option<String>,
    round: RoundNo,
    who: Vec<(String, String, String)>,
    how: Vec<(&'static str, String)>,
    needs_reason: bool,
    /// The rule that only a clerical error reopens a confirmed result, and its source.
    clerical: Option<(TextWords, String)>,
    /// When both players confirmed it, and who may still change it.
    confirmed: Option<(String, String)>,
    correct: Option<String>,
    earlier: Vec<String>,
    replay: Option<ReplayForm>,
    /// When and where it is played, and the link that sets it; `None` once it has a result.
    date: Option<(String, String)>,
    /// Tab and search of the list to go back to.
    list: Vec<(&'static str, String)>,
}

pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<BoardPlace>,
    request: HttpRequest,
) -> Answer {
    let (round, board) = board_at(&event, &place)?;
    let chiefs = chiefs(&page, &state, &event).await?;
    let form = filled(board, &Form::of_query(&request));
    render(&view(page, &event, (round, board), form, &chiefs, false))
}

/// For the chief arbiter: corrects a result that both players confirmed.
pub async fn correct(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<BoardPlace>,
    request: HttpRequest,
) -> Answer {
    let (round, board) = board_at(&event, &place)?;
    if !event.snapshot.tournament.is_confirmed(round, board) {
        return Ok(redirect(&event.path(&format!("/boards/{}/{}", round.no, board.table))));
    }
    let chiefs = chiefs(&page, &state, &event).await?;
    let form = filled(board, &Form::of_query(&request));
    render(&view(page, &event, (round, board), form, &chiefs, true))
}

fn filled(board: &Board, asked: &Form) -> Form {
    // A game that was not played may be played late, so no answer is chosen yet.
    let unplayed = board.ending.is_by_default() && board.ending.winner().is_none();
    let mut fields = if unplayed { Vec::new() } else { fields_of(board.ending) };
    fields.extend(list_of(asked));
    fields.push(("seen", board.version.to_string()));
    fields.extend(board.confirmed.map(|_| ("confirmed", "yes".to_owned())));
    Form::filled(fields)
}

pub(super) async fn chiefs(page: &Page, state: &State, event: &Event) -> Result<String> {
    let id = event.snapshot.id;
    let people = state
        .blocking(move |service| {
            let store = service.store();
            store.read(|c| Ok::<_, ServiceError>(c.roles(id)?))
        })
        .await?;
    let named = people.into_iter().filter(|person| person.chief).map(|person| person.name);
    let named = page.t.listed(named);
    Ok(if named.is_empty() { page.t.text("chief-organisers") } else { named })
}

pub(super) fn view(
    page: Page,
    event: &Event,
    (round, board): (&Round, &Board),
    form: Form,
    chiefs: &str,
    correcting: bool,
) -> BoardPage {
    let t = page.t;
    let title = t.with("table-number", [("table", board.table)]);
    let line = line(t, &event.snapshot, round, board);
    let confirmed = event.snapshot.tournament.is_confirmed(round, board);
    let action = match (confirmed, correcting) {
        (false, _) => Some(line.href.clone()),
        (true, true) => Some(format!("{}/correct", line.href)),
        (true, false) => None,
    };
    let over = Correction::of(&event.snapshot, round) == Correction::NeedsReason;
    let list = list_of(&form);
    BoardPage {
        cx: frame(page, event).titled(title),
        back: event.path(&format!("/boards?{}", back(round, &list))),
        turns: order_of_turns(t, &event.snapshot.tournament, board),
        round: round.no,
        who: who(t, event, board),
        how: HOW.map(|(how, key)| (how, t.text(key))).to_vec(),
        clerical: confirmation(event).filter(|_| correcting).map(|basis| {
            let said = |text: &str| TextWords::basis(t, text);
            let place = [&basis.source, &basis.article].map(|text| said(text).words);
            (said(&basis.words), t.listed(place))
        }),
        needs_reason: correcting || (!board.ending.is_pending() && over),
        confirmed: confirmed.then(|| (confirmed_words(t, board), chiefs.to_owned())),
        correct: (confirmed && event.chief && !correcting)
            .then(|| format!("{}/correct{}", line.href, query_of(&list))),
        date: board
            .ending
            .is_pending()
            .then(|| (board_date(t, board), format!("{}/date", line.href))),
        earlier: replay::earlier(t, event, board),
        replay: (board.is_played_anew() && board.ending.is_pending())
            .then(|| ReplayForm::of(t, event, board, &line.href)),
        action,
        line,
        list: list.into_iter().chain(settled(&form)).collect(),
        form,
    }
}

fn back(round: &Round, list: &[(&str, String)]) -> String {
    let mut query = vec![("round", round.no.to_string())];
    query.extend_from_slice(list);
    serde_urlencoded::to_string(query).unwrap_or_default()
}

/// `Both players confirmed it, 14:05`, or that the end of the round confirmed it.
fn confirmed_words(t: Lang, board: &Board) -> String {
    match board.confirmed {
        Some(at) => t.with("board-confirmed-at", [("time", t.time(t.local(at).time()))]),
        None => t.text("board-confirmed-by-round"),
    }
}

/// What the event's procedure bases the standing of a confirmed result on, if it is a text (Japanese rules 1989, Art.
/// 10.4).
pub(super) fn confirmation(event: &Event) -> Option<Basis> {
    let procedure = event_procedure(&event.snapshot.tournament.settings).ok()?;
    Some(procedure.confirmation).filter(|basis| basis.standing == Standing::Text)
}

/// Each answer to "who won": code, words, points for Black and White.
fn who(t: Lang, event: &Event, board: &Board) -> Vec<(String, String, String)> {
    let tournament = &event.snapshot.tournament;
    let name = |entry| tournament.entry(entry).map(|e| t.person(e)).unwrap_or_default();
    let won = |side: Color, key: &str| {
        let said = t.with(key, [("name", name(board.seat(side)))]);
        (side.letter().to_string(), said, worth(t, event, Ending::won(side)))
    };
    let mut answers = vec![won(Color::Black, "who-black"), won(Color::White, "who-white")];
    let draws = tournament.settings.ruleset().repetition == Repetition::Draw
        || board.ending == Ending::Drawn;
    let here = WHO.iter().filter(|(code, _)| draws || *code != DRAWN);
    answers.extend(here.map(|(code, key)| {
        let ending = Ending::of_two_answers(code, "").unwrap_or_default();
        let note = match ending {
            Ending::Pending => String::new(),
            ending if tournament.settings.points.replays(ending) => t.text("who-replay"),
            ending => worth(t, event, ending),
        };
        ((*code).to_owned(), t.text(key), note)
    }));
    answers
}
