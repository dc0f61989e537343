//! What a captain does for the team: the line-up of a round, and the match with its date and results.

use super::*;

#[derive(Template)]
#[template(path = "public/me/own_line_up.html")]
struct OwnLineUp {
    cx: Cx,
    no: RoundNo,
    who: EntryId,
    team: Team,
    view: LineUpView,
    /// Whether it is filled in, as opposed to shown as it was handed in.
    fills: bool,
    /// When it was handed in last.
    at: Option<DateTime<Utc>>,
}

impl OwnLineUp {
    /// 404 for a player who is not the captain. A form that came too late does not count.
    fn of(cx: Cx, who: EntryId, no: RoundNo, form: Option<Form>) -> Result<Self> {
        let team = led_by(cx.tournament(), who).ok_or_else(WebError::no_page)?.clone();
        let may = may_declare(cx.tournament(), team.no, no);
        let fills = may && (form.is_some() || cx.query.has("change") || !team.has_declared(no));
        let form = form.filter(|_| may);
        let form = form.unwrap_or_else(|| line_up_form(cx.tournament(), &team, no));
        let view = LineUpView::new(&cx, &team, no, form);
        let title = cx.with("line-up-of", [("round", no)]);
        Ok(Self { no, who, team, view, fills, at: None, cx: cx.titled(title) })
    }

    fn dated(self, service: &Service) -> Result<Self> {
        let (id, acts) = (self.cx.event.snapshot.id, [DeedKind::LineUp]);
        let rows = service.read(|c| c.journal_of_round(id, self.no, &acts))?;
        let of = |row: &JournalRow| match Deed::of(row) {
            Some(Deed::LineUp { team, .. }) => Some(team),
            _ => None,
        };
        let last = rows.iter().rfind(|row| of(row) == Some(self.team.no));
        Ok(Self { at: last.map(|row| row.at), ..self })
    }

    fn is_open(&self) -> bool {
        may_declare(self.cx.tournament(), self.team.no, self.no)
    }

    /// The round if it is public, so that everybody sees each change.
    fn round(&self) -> Option<&Round> {
        self.cx.tournament().round(self.no).filter(|round| round.is_public())
    }

    /// The opponent, once the round is public, and the event announced.
    fn opponent(&self) -> Option<&Team> {
        if self.cx.event.is_hidden() {
            return None;
        }
        match_of(self.cx.tournament(), self.round()?, &self.team)?.1
    }
}

fn led_by(all: &Tournament, who: EntryId) -> Option<&Team> {
    all.teams.list.iter().find(|team| team.captain == Some(who))
}

/// The match of a team in a round, and the other team.
pub(super) fn match_of<'a>(
    all: &'a Tournament,
    round: &'a Round,
    team: &Team,
) -> Option<(&'a TeamMatch, Option<&'a Team>)> {
    let one = round.teams.matches.iter().find(|one| one.has(team.no))?;
    Some((one, all.teams.team(if one.first == team.no { one.second } else { one.first })))
}

/// The rounds for which the captain can set a line-up: public ones in which it is still open, and the next one.
pub(super) fn line_ups(cx: &Cx, who: EntryId) -> Vec<RoundNo> {
    let all = cx.tournament();
    let Some(team) = led_by(all, who) else { return Vec::new() };
    let public = |no: &RoundNo| all.round(*no).is_some_and(|round| round.is_public());
    let (seen, ahead): (Vec<_>, Vec<_>) = (1..=all.settings.rounds).map(RoundNo).partition(public);
    let open = seen.into_iter().filter(|no| may_declare(all, team.no, *no));
    open.chain(ahead.first().copied().filter(|no| may_declare(all, team.no, *no))).collect()
}

/// Slug, player and round.
type Place = Path<(String, i32, i32)>;

fn round_of(cx: &Cx, place: &Place) -> Result<RoundNo> {
    let within = (1..=cx.tournament().settings.rounds).contains(&place.2);
    within.then_some(RoundNo(place.2)).ok_or_else(WebError::no_page)
}

#[route("GET", "/t/{slug}/me/{entry}/line-up/{round}", Public)]
async fn line_up(visit: OwnVisit, place: Place) -> Answer {
    let (no, who) = (round_of(&visit.cx, &place)?, visit.who);
    visit.once(move |cx, service| OwnLineUp::of(cx, who, no, None)?.dated(service)).await
}

#[route("POST", "/t/{slug}/me/{entry}/line-up/{round}", Public)]
async fn declare(act: OwnAct, place: Place) -> Answer {
    let no = round_of(&act, &place)?;
    let team = led_by(act.tournament(), act.who).ok_or_else(WebError::no_page)?.no;
    let (event, who) = (act.event.clone(), act.who);
    let known = act.blocking(move |acts, secret| proves(&acts, &event, who, Some(secret)));
    if !known.await? {
        return Ok(redirect(&act.to("/me")));
    }
    let again = |form| OwnLineUp::of(act.cx.clone(), act.who, no, Some(form));
    if let Some(form) = sorted(act.tournament(), &act.form) {
        return render(&again(form)?).map(keep_private);
    }
    let line_up: LineUp = match act.form.parse() {
        Ok(typed) => typed,
        Err(wrong) => return render_wrong(&again(wrong)?).map(keep_private),
    };
    let done = act.blocking(move |acts, secret| {
        acts.declare_line_up((team, no), Some(&line_up), Some(secret))
    });
    match done.await {
        Ok(_) => Ok(redirect(&act.to(format!("/me/{}/line-up/{no}", act.who)))),
        Err(ServiceError::Refused(why)) => {
            render_wrong(&again(act.form.refused("", act.why(&why)))?).map(keep_private)
        }
        Err(error) => Err(error.into()),
    }
}

/// A board of the match, with the team's own player and the opponent.
struct Line {
    board: Board,
    player: EntryId,
    people: [PlayerRow; 2],
    reports: Vec<Reported>,
}

#[derive(Template)]
#[template(path = "public/me/own_match.html")]
struct OwnMatch {
    cx: Cx,
    form: Form,
    no: RoundNo,
    who: EntryId,
    teams: [String; 2],
    lines: Vec<Line>,
}

impl OwnMatch {
    /// 404 for a player who is not the captain. The form is filled with the date, unless there is one already.
    fn of(cx: Cx, service: &Service, at: (EntryId, RoundNo), form: Option<Form>) -> Result<Self> {
        let ((who, no), all) = (at, cx.tournament());
        let team = led_by(all, who).ok_or_else(WebError::no_page)?;
        let round = all.round(no).filter(|round| round.is_public());
        let round = round.ok_or_else(WebError::no_page)?;
        let (_, opponent) = match_of(all, round, team).ok_or_else(WebError::no_page)?;
        let line = |(board, player): (&Board, EntryId)| {
            let other = board.opponent_of(player).ok_or_else(WebError::no_page)?;
            let reports = service.read(|c| c.reports_of(cx.event.snapshot.id, (no, board)))?;
            let people = [person(&cx, all, player)?, person(&cx, all, other)?];
            Ok::<_, WebError>(Line { board: board.clone(), player, people, reports })
        };
        let title = cx.with("match-of", [("round", no)]);
        let page = Self {
            form: Form::empty(),
            no,
            who,
            teams: [Some(team), opponent]
                .map(|one| one.map(|one| one.name.clone()).unwrap_or_default()),
            lines: all.boards_of(round, team.no).into_iter().map(line).collect::<Result<_>>()?,
            cx: cx.titled(title),
        };
        let date = page.common_date();
        let date =
            date.and_then(|at| at.proposed.as_ref().map(|one| &one.date).or(at.agreed.as_ref()));
        let form = form.unwrap_or_else(|| Form::filled(date_fields(&page.cx.event, date)));
        Ok(Self { form, ..page })
    }

    fn open(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.board.ending.is_pending())
    }

    /// The date of all open boards, if it is the same, no matter which player of a side proposed it.
    fn common_date(&self) -> Option<&Appointment> {
        let plain = |date: &Appointment| {
            (date.agreed.clone(), date.proposed.clone().map(|proposed| proposed.date))
        };
        let first = self.open().next()?.board.date();
        self.open().all(|line| plain(line.board.date()) == plain(first)).then_some(first)
    }

    /// The days of the window; `None` without one, or once no board is open.
    fn window(&self) -> Option<String> {
        self.open().next()?;
        Some(window_words(self.cx.t, self.cx.tournament().clock(self.no).window?))
    }

    /// The state of the date, if it is the same for all open boards.
    fn date_state(&self) -> String {
        let first = self.open().next().filter(|_| self.common_date().is_some());
        first.map(|line| board_date(self.cx.t, &line.board)).unwrap_or_default()
    }

    /// The proposed date, and whether this side proposed it.
    fn date_proposal(&self) -> Option<(String, bool)> {
        let proposed = self.common_date()?.proposed.as_ref()?;
        let is_mine = self.open().any(|line| line.player == proposed.by);
        Some((date_words(self.cx.t, &proposed.date), is_mine))
    }

    /// The open boards as the page shows them: `3:seen,4:seen`, see [`appointment_seen`].
    fn seen(&self) -> String {
        let seen = |line: &Line| format!("{}:{}", line.board.table, appointment_seen(&line.board));
        self.open().map(seen).collect::<Vec<_>>().join(",")
    }

    /// The result or the report; empty without one.
    fn result(&self, line: &Line) -> String {
        let (t, board) = (self.cx.t, &line.board);
        let words = || report_words(t, &self.cx.event, board, &line.reports);
        match Reports::at(board, &line.reports) {
            _ if !board.ending.is_pending() => t.ending(board.ending),
            Reports::Differ => format!("{}. {}", t.text("report-differ"), words()),
            _ => words(),
        }
    }

    /// The date of an open board; `None` if all have the same.
    fn date(&self, line: &Line) -> Option<String> {
        let apart = line.board.ending.is_pending() && self.common_date().is_none();
        apart.then(|| board_date(self.cx.t, &line.board))
    }
}

#[route("GET", "/t/{slug}/me/{entry}/match/{round}", Public)]
async fn team_match(visit: OwnVisit, place: Place) -> Answer {
    let at = (visit.who, round_of(&visit.cx, &place)?);
    visit.once(move |cx, service| OwnMatch::of(cx, service, at, None)).await
}

/// The rounds in which the captain's team has open boards: those to be played now, and those whose window has not
/// begun.
#[derive(Default)]
pub(super) struct TeamMatches {
    pub now: Vec<RoundNo>,
    pub later: Vec<RoundNo>,
}

impl TeamMatches {
    pub(super) fn of(cx: &Cx, who: EntryId) -> Self {
        let all = cx.tournament();
        let (now, current) = (Utc::now().naive_utc(), current_round(all).map(|round| round.no));
        let later = |no: RoundNo| all.clock(no).window.is_some_and(|window| window.from > now);
        let open = open_matches(all, who).into_iter();
        let (later, now) = open.partition(|no| Some(*no) != current && later(*no));
        Self { now, later }
    }
}

fn open_matches(all: &Tournament, who: EntryId) -> Vec<RoundNo> {
    let Some(team) = led_by(all, who) else { return Vec::new() };
    let open = |round: &&Round| {
        let mut boards = all.boards_of(round, team.no).into_iter();
        round.is_public() && boards.any(|(board, _)| board.ending.is_pending())
    };
    all.rounds.iter().filter(open).map(|round| round.no).collect()
}

fn seen_boards(form: &Form) -> Result<Vec<(TableNo, String)>> {
    let one = |part: &str| {
        let (table, seen) = part.split_once(':')?;
        Some((TableNo(table.parse().ok()?), seen.to_owned()))
    };
    let parts = form.value("seen").split(',').filter(|part| !part.is_empty());
    parts.map(one).collect::<Option<Vec<_>>>().ok_or_else(WebError::not_understood)
}

/// Shows a wrong form again, or the player's own page if no board of the match is open.
#[route("POST", "/t/{slug}/me/{entry}/match/{round}", Public)]
async fn settle(act: OwnAct, place: Place) -> Answer {
    let (no, who) = (round_of(&act, &place)?, act.who);
    let here = format!("/me/{who}/match/{no}");
    let form = match arranged(&act, no, seen_boards(&act.form)?, &here).await? {
        Ok(answer) => return Ok(answer),
        Err(form) => form,
    };
    if !open_matches(act.tournament(), who).contains(&no) {
        return Ok(redirect(&act.to("/me")));
    }
    act.again(move |cx, service| OwnMatch::of(cx, service, (who, no), Some(form))).await
}
