//! Reports, requests and calls of players, and the answers to them.

use super::*;

#[derive(Template)]
#[template(path = "players/inbox.html")]
struct Inbox {
    cx: Cx,
    /// Boards with contradicting reports come first.
    reports: Vec<(RoundNo, Board, Vec<Reported>)>,
    /// Endings in game records.
    recorded: Vec<(RoundNo, TableNo, Ending)>,
    requests: Vec<Request>,
    calls: Vec<(Request, TableNo)>,
    log: RefereeLog,
    /// Waiting registrations, for organisers only.
    registered: usize,
    /// Whether a browser of this arbiter gets calls.
    told: bool,
}

/// The next draw as things stand, and with every open request granted.
struct Ahead {
    round: RoundNo,
    asked: usize,
    /// Key of the label, count now, count with all requests granted.
    rows: [(&'static str, usize, usize); 4],
}

impl Inbox {
    /// Without calls. A call to a table that no longer exists is answered like any request.
    fn requests(&self, open: bool) -> Vec<&Request> {
        let called = |request: &Request| self.calls.iter().any(|(call, _)| call.id == request.id);
        let requests = self.requests.iter().filter(|request| !called(request));
        requests.filter(|request| request.is_open() == open).collect()
    }

    fn appeals(&self) -> Vec<&Appeal> {
        self.log.appeals().filter(|appeal| self.log.decision(appeal.no).is_none()).collect()
    }

    fn waiting(&self) -> usize {
        self.calls.len() + self.reports.len() + self.appeals().len() + self.requests(true).len()
    }

    /// Endings that can be entered with one tap. As on all pages: Black's win first, White's last.
    fn endings(&self, reports: Reports<'_>, words: &[Reported]) -> Vec<Ending> {
        let mut endings: Vec<_> = match reports {
            Reports::Same(ending) => vec![ending],
            _ => words.iter().map(|word| word.ending).collect(),
        };
        endings.sort_by_key(|ending| match ending.winner() {
            Some(Color::Black) => 0,
            None => 1,
            Some(Color::White) => 2,
        });
        endings.dedup();
        endings
    }

    fn ended(&self, round: RoundNo, board: &Board) -> Option<Ending> {
        let here = (round, board.table);
        self.recorded.iter().find(|(no, table, _)| (*no, *table) == here).map(|(.., how)| *how)
    }

    /// What follows if it is granted.
    fn consequence(&self, request: &Request) -> String {
        let tournament = self.cx.tournament();
        let settings = &tournament.settings;
        let rounds = request.kind.rounds_given_up(request.round, settings.rounds);
        let mut rounds = rounds.filter_map(|no| tournament.round(no));
        if let Some(round) = rounds.find(|round| round.has_place(request.by)) {
            return self.cx.with("then-paired", [("round", round.no)]);
        }
        let worth = match settings.system.main_score() {
            Criterion::Mms => settings.points.absent_mms,
            _ => settings.points.absent_wins,
        };
        let key = format!("then-{}", request.kind.name());
        self.cx.with(&key, [("points", self.cx.points(worth))])
    }

    /// `None` if the viewer does not draw it, or no request changes it.
    fn ahead(&self) -> Option<Ahead> {
        let tournament = self.cx.tournament();
        let round = next_round(tournament).filter(|_| self.cx.event.is_organiser())?;
        let gives_up = |request: &&Request| {
            let rounds = request.kind.rounds_given_up(request.round, tournament.settings.rounds);
            rounds.into_iter().any(|no| no == round)
        };
        let asking = self.requests(true).into_iter().filter(gives_up);
        let asking: Vec<EntryId> = asking.map(|request| request.by).collect();
        let all = tournament.entries.iter().filter(|entry| entry.is_final()).count();
        let now = tournament.participants(round).count();
        let stays = |entry: &&Entry| !asking.contains(&entry.id);
        let granted = tournament.participants(round).filter(stays).count();
        let rows = [
            ("inbox-draw-players", now, granted),
            ("inbox-draw-boards", now / 2, granted / 2),
            ("free-bye", now % 2, granted % 2),
            ("inbox-draw-away", all.saturating_sub(now), all.saturating_sub(granted)),
        ];
        Some(Ahead { round, asked: asking.len(), rows }).filter(|ahead| ahead.asked > 0)
    }
}

#[route("GET", "/t/{slug}/from-players", Arbiter)]
async fn show(cx: Cx, account: Option<Account>) -> Answer {
    let (snapshot, account) = (cx.event.snapshot.clone(), account.map(|account| account.0.id));
    let (mut reports, recorded, requests, registered, log, told) = cx
        .blocking(move |service| {
            let recorded = service.recorded_endings(&snapshot)?;
            let (reports, requests) =
                (service.reports(&snapshot)?, service.read(|c| c.requests(snapshot.id))?);
            let (registered, file) = (
                service.read(|c| c.home_waiting(snapshot.id))?,
                service.read(|c| c.referee_file(snapshot.id))?,
            );
            let told = match account {
                Some(account) => service.is_told_of_calls(snapshot.id, account)?,
                None => false,
            };
            Ok((reports, recorded, requests, registered, file.log, told))
        })
        .await?;
    reports.sort_by_key(|(_, board, words)| Reports::at(board, words) != Reports::Differ);
    let registered = if cx.event.is_organiser() { registered } else { 0 };
    let calls = calls(&cx.event, &requests);
    let cx = cx.headed("inbox-title").live();
    render(&Inbox { cx, reports, recorded, requests, calls, log, registered, told })
}

/// Turns push messages about calls on or off for this browser.
#[route("POST", "/t/{slug}/from-players/tell", Arbiter)]
async fn set_push(act: Act) -> Answer {
    let browser = match act.form.is_ticked("drop") {
        true => None,
        false => Some(browser_of(&act.form)?),
    };
    let said = if browser.is_some() { "tell-chosen" } else { "tell-dropped" };
    let language = act.tag();
    act.respond(
        "/from-players",
        act.blocking(move |acts| acts.tell_of_calls(browser.as_ref(), language)).await,
        |_| Sentence::new(said),
    )
}

/// Only organisers may answer requests that change who plays which round.
#[route("POST", "/t/{slug}/from-players", Arbiter)]
async fn answer(act: Act) -> Answer {
    let number: i32 = act.form.value("request").parse().map_err(|_| WebError::not_understood())?;
    let back = match act.form.value("from") {
        "boards" => "/boards",
        "today" => "/today",
        _ => "/from-players",
    };
    let granted = match act.form.value("answer") {
        "coming" => {
            let go = act.blocking(move |acts| acts.go_to_call(number));
            return act.respond(back, go.await, |()| Sentence::new("call-going"));
        }
        "grant" => true,
        "refuse" => false,
        _ => return Err(WebError::not_understood()),
    };
    let answer = RequestAnswer { number, granted, words: act.form.value("words").to_owned() };
    let organiser = act.event.is_organiser();
    let done = act
        .blocking(move |acts| {
            let found = acts
                .read(|c| c.requests(acts.id))?
                .into_iter()
                .find(|request| request.id == number);
            match found {
                Some(request) if request.kind.changes_rounds() && !organiser => Ok(None),
                _ => acts.answer_request(&answer).map(Some),
            }
        })
        .await;
    let done = done.transpose().ok_or(WebError::Forbidden(Sentence::new("inbox-organisers")))?;
    let said = if granted { "inbox-granted" } else { "inbox-refused" };
    act.respond(back, done, |_| Sentence::new(said))
}
