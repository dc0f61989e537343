//! The date of a game in a round with a window: one player proposes it, the other answers.

use super::*;

/// A game without a result, as the player's page lists it: in a round with a window, or of an earlier round.
pub(super) struct OpenGame<'a> {
    pub round: RoundNo,
    pub board: &'a Board,
    pub opponent: PlayerRow,
    window: Option<RoundWindow>,
    /// The report so far, and whether it is the player's.
    pub said: String,
    pub reported: bool,
    /// Whether the page shows its board first of all: then its report has another place.
    pub is_first: bool,
}

impl Mine {
    pub fn dates(&self, cx: &Cx) -> Vec<OpenGame<'_>> {
        self.open_games(cx).filter(|game| game.window.is_some()).collect()
    }

    /// Those of earlier rounds, which the page lists below the board.
    pub fn older(&self, cx: &Cx) -> Vec<OpenGame<'_>> {
        self.open_games(cx).filter(|game| game.window.is_none() && !game.is_first).collect()
    }

    fn open_games(&self, cx: &Cx) -> impl Iterator<Item = OpenGame<'_>> {
        let (all, who) = (&self.common.public, self.entry.id);
        let first = pending_board(all, who).map(|(round, _)| round.no);
        let game = move |round: &Round| {
            let (round, board) = open_board(all, who, round.no)?;
            let is_first = first == Some(round.no);
            let heard = if is_first { Vec::new() } else { self.visible_reports((round, board)) };
            let said = match Reports::at(board, &heard) {
                Reports::Differ if !by_captain(&heard) => {
                    format!("{}. {}", cx.text("report-differ"), cx.text("report-told"))
                }
                _ => report_words_for(cx, who, board, &heard),
            };
            Some(OpenGame {
                round: round.no,
                board,
                opponent: person(cx, all, board.opponent_of(who)?).ok()?,
                window: all.clock(round.no).window,
                said,
                reported: heard.iter().any(|word| word.speaker() == who),
                is_first,
            })
        };
        all.rounds.iter().filter_map(game)
    }
}

type Open<'a> = (&'a Round, &'a Board, RoundWindow);

fn open_in_window(all: &Tournament, who: EntryId, no: RoundNo) -> Option<Open<'_>> {
    let (round, board) = open_board(all, who, no)?;
    Some((round, board, all.clock(no).window?))
}

impl OpenGame<'_> {
    /// Whether the window has not begun and nothing is arranged or reported.
    pub fn is_later(&self) -> bool {
        let ahead = self.window.is_some_and(|window| window.from > Utc::now().naive_utc());
        ahead && self.board.date().is_none() && !self.is_first && self.said.is_empty()
    }

    /// The days of the window, and once it has begun how many of them are left.
    pub fn window(&self, cx: &Cx) -> String {
        let Some(window) = self.window else { return String::new() };
        let (now, day) = (Utc::now().naive_utc(), |at| cx.local(at).date());
        let left = match (day(window.until) - day(now)).num_days() {
            _ if now < window.from => String::new(),
            _ if window.until < now => cx.text("window-over"),
            days => cx.with("window-days-left", [("n", days)]),
        };
        cx.listed([window_words(cx.t, window), left])
    }

    pub fn agreed(&self, cx: &Cx) -> Option<String> {
        self.board.date().agreed.as_ref().map(|date| date_words(cx.t, date))
    }

    pub fn proposed(&self, cx: &Cx) -> Option<String> {
        self.board.date().proposed.as_ref().map(|one| date_words(cx.t, &one.date))
    }
}

#[derive(Template)]
#[template(path = "public/date.html")]
struct DatePage {
    cx: Cx,
    form: Form,
    round: RoundNo,
    board: Board,
    opponent: PlayerRow,
    window: RoundWindow,
}

impl DatePage {
    /// Filled with the date that is proposed or agreed, unless there is a form already.
    fn of(cx: Cx, who: EntryId, no: RoundNo, form: Option<Form>) -> Result<Self> {
        let found = open_in_window(cx.tournament(), who, no).ok_or_else(WebError::no_page)?;
        let (_, board, window) = found;
        let shown = cx.event.clone().as_shown();
        let opponent = board.opponent_of(who).ok_or_else(WebError::no_page)?;
        let date = board.date();
        let date = date.proposed.as_ref().map(|one| &one.date).or(date.agreed.as_ref());
        Ok(Self {
            round: no,
            opponent: person(&cx, &shown.snapshot.tournament, opponent)?,
            window,
            form: form.unwrap_or_else(|| Form::filled(date_fields(&cx.event, date))),
            board: board.clone(),
            cx: cx.headed("date-title"),
        })
    }

    fn seen(&self) -> String {
        match self.form.value("seen") {
            "" => appointment_seen(&self.board),
            seen => seen.to_owned(),
        }
    }
}

#[route("GET", "/t/{slug}/me/{entry}/date", Public)]
async fn show(visit: OwnVisit) -> Answer {
    let (cx, who) = (&visit.cx, visit.who);
    let round = cx.query.value("round").parse().map_or(RoundNo(0), RoundNo);
    if open_in_window(cx.tournament(), who, round).is_none() {
        // The game has a result or the round new pairings: the player's own page shows which.
        return Ok(redirect(&cx.to("/me")));
    }
    visit.once(move |cx, _| DatePage::of(cx, who, round, None)).await
}

/// Shows a wrong form again, or the player's own page if the game can no longer be played.
#[route("POST", "/t/{slug}/me/{entry}/date", Public)]
async fn send(act: OwnAct) -> Answer {
    let number = |name| act.form.value(name).parse().map_err(|_| WebError::not_understood());
    let (round, table) = (RoundNo(number("round")?), TableNo(number("table")?));
    let boards = vec![(table, act.form.value("seen").to_owned())];
    let form = match arranged(&act, round, boards, "/me").await? {
        Ok(answer) => return Ok(answer),
        Err(form) => form,
    };
    let me = act.to("/me");
    match DatePage::of(act.cx, act.who, round, Some(form)) {
        Ok(page) => render_wrong(&page).map(keep_private),
        Err(_) => Ok(redirect(&me)),
    }
}

/// Proposes a date for these boards, or answers the proposal for them; each with what the form had seen of it. `Err`
/// is the form to show again.
pub(super) async fn arranged(
    act: &OwnAct,
    round: RoundNo,
    boards: Vec<(TableNo, String)>,
    to: &str,
) -> Result<Result<HttpResponse, Form>> {
    if let pressed @ ("accept" | "drop") = act.form.value("act") {
        let accepted = pressed == "accept";
        let answer = DateAnswer { round, boards, accepted };
        let said = move |done: Done<bool>| match (accepted, done.now()) {
            (true, Some(true)) => Sentence::new("date-agreed-outside"),
            (true, _) => Sentence::new("date-agreed"),
            (false, _) => Sentence::new("date-dropped"),
        };
        let answered = act.done(to, move |acts, me| acts.answer_date(me, &answer), said);
        return answered.await.map(Ok);
    }
    let date = match act.form.parse::<TypedDate>() {
        Ok(typed) => Some(typed.of_event(&act.event)),
        Err(wrong) => return Ok(Err(wrong)),
    };
    let asked = DateForm { round, boards, date };
    let done = act.blocking(move |acts, secret| acts.propose_date(secret, &asked)).await;
    let said = match done {
        Ok(Done::Now(true)) => "date-proposed-outside",
        Ok(_) => "date-proposed",
        Err(error) => return act.form.after(error).map(Err),
    };
    Ok(Ok(redirect_saying(&act.to(to), Notice::done(Sentence::new(said)))))
}
