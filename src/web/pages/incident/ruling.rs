//! The page of a ruling before it is confirmed, and the act that confirms it or keeps the report for later.

use super::*;
use crate::web::views::goban::turn_of;
use crate::web::views::places::{files, result, tie_breaks, worth};
use go::Goban as Position;
use referee::{ClockNote, Consent, Official, Question, RulingNote, RulingOption, questions};
use service::{Choice, Hearing, IncidentForm, Report, Ruled, RulingForm, excludes};

/// A board as SVG, its head and its words.
type Figure = (String, String, String);

#[derive(Template)]
#[template(path = "incident/ruling.html")]
pub(super) struct RulingPage {
    cx: Cx,
    board: Board,
    answers: Answers,
    way: Way,
    /// With the members of the committee filled in.
    form: Form,
    proposal: ProposedRuling,
    file: RefereeFile,
}

impl RulingPage {
    /// `way` holds the other typed fields too.
    pub fn of(cx: Cx, board: Board, answers: Answers, hearing: Hearing, way: Way) -> Self {
        let title = match answers.amends {
            Some(no) => cx.with("ruling-amend-title", (("no", no.0), ("table", board.table))),
            None => cx.with("ruling-title", [("table", board.table)]),
        };
        let Hearing { file, proposal } = hearing;
        let form = with_members(&cx, ("", &proposal.seats), &[], way.form.clone());
        Self { cx: cx.titled(title), board, answers, way, form, proposal, file }
    }

    /// The incident with displaced stones: `A stone was moved or knocked: White Q16 → R16`.
    fn what(&self) -> String {
        let (t, incident) = (self.cx.t, &self.answers.incident);
        let what = t.incident(incident);
        let stones = incident.circumstances.stones.iter();
        let stones = t.listed(stones.map(|stone| moved_words(t, stone)));
        if stones.is_empty() { what } else { t.labelled(&what, &stones) }
    }

    /// Time given back to the clocks, for kinds where it is optional.
    fn time_back(&self) -> Option<String> {
        let incident = &self.answers.incident;
        let seconds = incident.circumstances.time_back;
        let may = questions(incident.kind, &[]).contains(&Question::TimeMaybe);
        may.then(|| match seconds == Each::default() {
            true => self.cx.text("procedure-none"),
            false => self.cx.clocks(ClockNote::GiveBack { seconds }),
        })
    }

    fn headline(&self) -> String {
        let (cx, ruling) = (&self.cx, &self.proposal.ruling);
        if ruling.waits() {
            return cx.text("ruling-waits");
        }
        if ruling.asks_of_end() {
            return self.rule_notes().join(" ");
        }
        let words = cx.effect(&self.as_said(&ruling.effect));
        match ruling.remedy {
            Remedy::AskBoth => cx.text("ruling-ask-both"),
            Remedy::PlayOn => {
                let resumes = ruling.effect.verdict == Verdict::Resumes;
                let on = cx.text(if resumes { "verdict-resumes" } else { "ruling-play-on" });
                let first = |color| cx.with("ruling-first", [("color", cx.color(color))]);
                format!("{on} {}", ruling.effect.turn.map(first).unwrap_or_default())
            }
            Remedy::SetClockRight if ruling.effect.clock != ClockNote::LeaveAsIs => {
                format!("{words} {}", cx.clocks(ruling.effect.clock))
            }
            Remedy::NoOffence => format!("{} {words}", cx.text("ruling-no-offence")),
            _ => words,
        }
    }

    /// The effect with the verdict to be worded: a result that was not confirmed stands because its round is over.
    fn as_said(&self, effect: &Effect) -> Effect {
        let verdict = match effect.verdict {
            Verdict::ResultStands if self.proposal.by_round => Verdict::EndStands,
            verdict => verdict,
        };
        Effect { verdict, ..effect.clone() }
    }

    /// If no penalty is offered either, a confirmed result is simply final.
    fn rule_notes(&self) -> Vec<String> {
        let (cx, proposal) = (&self.cx, &self.proposal);
        let missing = proposal.confirmed && proposal.shows.is_pending();
        let said = |note: &RulingNote| match note {
            RulingNote::Confirmed if proposal.by_round => cx.text("note-round-over"),
            RulingNote::Confirmed if proposal.ruling.options.is_empty() => {
                cx.text("note-confirmed-alone")
            }
            note => cx.ruling_note(*note),
        };
        let missing = missing.then(|| cx.text("note-nothing-entered"));
        proposal.ruling.notes.iter().map(said).chain(missing).collect()
    }

    fn notes(&self) -> Vec<String> {
        let changes = self.proposal.by_round && !self.proposal.confirmed;
        let later = later_rounds(&self.cx, self.proposal.seats.round).filter(|_| changes);
        self.rule_notes().into_iter().chain(later).collect()
    }

    /// Rulings in force at this board on the same kind by the same side, unless the moves differ: another arbiter may
    /// just have ruled on this incident.
    fn same(&self) -> Vec<(String, RulingNo)> {
        let now = &self.proposal.incident;
        let alike = |ruling: &&RulingRecord| {
            let then = &ruling.incident;
            ruling.seats.same_game(&self.proposal.seats)
                && Some(ruling.no) != self.answers.amends
                && (then.kind, then.by) == (now.kind, now.by)
                && then.at.zip(now.at).is_none_or(|(then, now)| then == now)
        };
        let line = |ruling: &RulingRecord| {
            let at = self.cx.moment_of(ruling.at);
            let who = (("name", ruling.arbiter.to_string()), ("at", at));
            (self.cx.with("ruling-same", who), ruling.no)
        };
        self.file.log.rulings_in_force().filter(alike).map(line).collect()
    }

    /// The event's changes from the text that can affect this ruling.
    fn own(&self) -> Vec<String> {
        let stands = Stands::of(&self.cx.tournament().settings);
        stands.map(|stands| stands.own(self.cx.t, self.answers.incident.kind)).unwrap_or_default()
    }

    fn amended(&self) -> Option<String> {
        let no = self.answers.amends?;
        let said = self.cx.effect(&self.file.log.ruling(no).ok()?.decision.effect);
        Some(self.cx.with("ruling-amend-said", (("no", no.0), ("said", said))))
    }

    /// Whether a committee decided last on the amended ruling: only it can then amend it.
    fn committees(&self) -> bool {
        self.answers.amends.is_some_and(|no| self.file.log.is_committees(no))
    }

    fn confirm(&self) -> String {
        match self.answers.amends {
            Some(no) => self.cx.with("ruling-amend-confirm", [("no", no.0)]),
            None => self.cx.text("ruling-confirm"),
        }
    }

    /// The page that asks both players, if they have to be asked first.
    fn ask(&self) -> Option<String> {
        let fields = [self.way.all(&["noticed"]), vec![("ask", "when".to_owned())]].concat();
        let asks = self.proposal.ruling.asks_first();
        asks.then(|| address(&self.cx.way(&self.proposal.seats), &fields))
    }

    fn firmness(&self) -> &'static str {
        match self.proposal.ruling.firmness {
            Firmness::Binding => "firm-binding",
            Firmness::Default => "firm-default",
            Firmness::ArbiterDecides => "firm-open",
        }
    }

    /// What follows from the ruling: the result, the record, later rounds, standings and files.
    fn facts(&self) -> Vec<Fact> {
        let (cx, effect) = (&self.cx, &self.proposal.ruling.effect);
        let (after, out) = (self.board_after(effect), self.out_of(effect).join(" "));
        let fact = |label, said| (cx.text(label), said, String::new());
        let result = match self.outcome(effect) {
            BoardOutcome::PlayedAnew { .. } => fact("result", cx.text("verdict-replay")),
            _ => result(cx, self.proposal.shows, after.ending),
        };
        let out = (!out.is_empty()).then(|| fact("ruling-out", out)).into_iter().collect();
        [vec![result], self.recorded(), out, self.means(&after)].concat()
    }

    fn outcome(&self, effect: &Effect) -> BoardOutcome {
        effect.verdict.outcome(&self.cx.tournament().settings.points, self.proposal.before, None)
    }

    fn board_after(&self, effect: &Effect) -> Board {
        self.outcome(effect).on(&self.board).unwrap_or_else(|| self.board.clone())
    }

    /// In a game of partners: whose turn it was when somebody moved out of turn.
    fn turn(&self) -> Option<String> {
        let (cx, incident) = (&self.cx, &self.proposal.incident);
        let color = incident.by.one().filter(|_| incident.kind == IncidentKind::OutOfTurn)?;
        let at = incident.at?.0;
        let name = turn_of(cx.t, cx.tournament().entry(self.board.seat(color))?, at)?;
        Some(cx.with("turns-was", (("n", at), ("color", cx.color(color)), ("name", name))))
    }

    /// What happens to the game's record.
    fn recorded(&self) -> Vec<Fact> {
        let cx = &self.cx;
        let fact = |label, said| (cx.text(label), said, String::new());
        match self.proposal.applied(&self.proposal.ruling.effect) {
            None => Vec::new(),
            Some(Err(_)) => vec![fact("ruling-record", cx.text("ruling-record-stays"))],
            Some(Ok(applied)) => {
                let gained = applied.prisoners_gained();
                let change = |(color, by): (Color, i64)| {
                    let by = format!("{by:+}").replace('-', "\u{2212}");
                    let said = [("color", cx.color(color)), ("n", by.clone())];
                    if by == "+0" { String::new() } else { cx.with("ruling-prisoners-of", said) }
                };
                let sides = [(Color::Black, gained.black), (Color::White, gained.white)];
                let changes = cx.listed(sides.map(change));
                let held = (!changes.is_empty()).then(|| fact("ruling-prisoners", changes));
                let (from, to) = applied.change();
                let key = if from == to { "ruling-record-same" } else { "ruling-record-done" };
                held.into_iter().chain([fact("ruling-record", cx.text(key))]).collect()
            }
        }
    }

    /// Who misses which later rounds by an effect: `Ada Meier does not play rounds 3, 4 and 5`.
    fn out_of(&self, effect: &Effect) -> Vec<String> {
        let (cx, tournament) = (&self.cx, self.cx.tournament());
        let rounds = |participation: Participation| {
            let of_event = (1..=tournament.settings.rounds).map(RoundNo);
            let out = of_event.filter(move |no| participation.in_round(*no));
            out.map(|no| no.to_string()).collect::<Vec<_>>().join(", ")
        };
        let said = |one: &store::Excluded| {
            let name = cx.person(tournament.entry(one.entry)?);
            let rounds = rounds(one.rounds);
            let key = if rounds.is_empty() { "ruling-out-already" } else { "ruling-out-of" };
            Some(cx.with(key, [("name", name), ("rounds", rounds)]))
        };
        excludes(tournament, &self.proposal.seats, effect).iter().filter_map(said).collect()
    }

    /// Consequences of a changed result for the places of both players and for every file; empty if it stays.
    fn means(&self, after: &Board) -> Vec<Fact> {
        let (cx, round) = (&self.cx, self.proposal.seats.round);
        if after.ending == self.proposal.shows {
            return Vec::new();
        }
        [tie_breaks(cx, round, after), files(cx, round, after)].concat()
    }

    /// The remedies on offer: index, words, note, and the consequences for standings and files, if the choice changes
    /// the result. Those that lead to the same board have the same consequences, computed once.
    fn options(&self) -> Vec<(usize, String, String, Vec<Fact>)> {
        let mut reckoned: Vec<(Board, Vec<Fact>)> = Vec::new();
        let offered =
            self.proposal.ruling.options.iter().enumerate().filter_map(|(index, option)| {
                let (remedy, after) = (option.remedy?, self.board_after(&option.effect));
                let known = reckoned.iter().find(|(board, _)| *board == after);
                let means = known.map_or_else(|| self.means(&after), |(_, means)| means.clone());
                reckoned.push((after, means.clone()));
                Some((index, self.offered(option, remedy), self.noted(option, remedy), means))
            });
        offered.collect()
    }

    fn offered(&self, option: &RulingOption, remedy: Remedy) -> String {
        let cx = &self.cx;
        // Once the game is over, `Stands` is not worded as playing on.
        let ends = || cx.text("remedy-end-stands");
        let plain = match (remedy, option.effect.verdict) {
            (Remedy::Stands, Verdict::EndStands) => ends(),
            (Remedy::Stands, Verdict::ResultStands) if self.proposal.by_round => ends(),
            (Remedy::Loses(_), Verdict::Ends(ending)) => self.loses(ending),
            _ => cx.remedy(remedy),
        };
        match option.consent {
            Consent::Arbiter if option.practice => {
                cx.with("ruling-in-practice", [("remedy", plain)])
            }
            Consent::Arbiter => plain,
            Consent::BothPlayers => cx.with("ruling-if-agreed", [("remedy", plain)]),
        }
    }

    /// `White loses: B+`, for a remedy that ends the game.
    fn loses(&self, ending: Ending) -> String {
        let (cx, winner) = (&self.cx, ending.winner());
        let Some(winner) = winner else { return cx.remedy(Remedy::BothLose) };
        let loser = ("color", cx.color(winner.other()));
        cx.with("remedy-loses-so", [loser, ("result", cx.ending(ending))])
    }

    fn noted(&self, option: &RulingOption, remedy: Remedy) -> String {
        let t = self.cx.t;
        let mut note = vec![t.effect(&self.as_said(&option.effect))];
        if remedy == Remedy::SetClockRight {
            note.push(t.clocks(option.effect.clock));
        }
        let ending = option.effect.verdict.ending();
        note.extend(ending.map(|ending| worth(&self.cx, ending)));
        note.extend(self.out_of(&option.effect));
        note.join(" ")
    }

    fn penalties(&self) -> impl Iterator<Item = &RulingOption> {
        self.proposal.ruling.options.iter().filter(|option| option.remedy.is_none())
    }

    /// The sanctions on offer and "none": name, words, note. Empty if the ruling offers none.
    fn sanctions(&self) -> Vec<(&'static str, String, String)> {
        let cx = &self.cx;
        let row = |sanction: Sanction| {
            let words = cx.sanction(sanction);
            if sanction == Sanction::None {
                return Some((sanction.name(), words, String::new()));
            }
            let effect = &self.penalties().find(|option| option.sanction == sanction)?.effect;
            let note = match (sanction.has_number(), effect.penalties.first()) {
                (true, None) => String::new(),
                (true, Some(one)) => cx.with("sanction-whose", [("color", cx.color(one.color))]),
                _ => [vec![cx.penalties(&self.as_said(effect))], self.out_of(effect)]
                    .concat()
                    .join(" "),
            };
            Some((sanction.name(), words, note))
        };
        let any = self.penalties().next().is_some();
        Sanction::ALL.into_iter().filter(|_| any).filter_map(row).collect()
    }

    /// The largest amount of each penalty with a number; empty if the ruling offers none.
    fn amount(&self) -> String {
        let discretion = self.proposal.procedure.discretion;
        let most = self.penalties().filter_map(|option| {
            let most = discretion.most(option.sanction)?;
            Some(self.cx.labelled(&self.cx.sanction(option.sanction), &format!("1–{most}")))
        });
        self.cx.listed(most)
    }

    /// The board before and after the ruling; for displaced stones, actual and recorded.
    fn figures(&self) -> Vec<Figure> {
        let (t, proposal) = (self.cx.t, &self.proposal);
        let Some(game) = &proposal.game else { return Vec::new() };
        let (history, at) = (game.history(), proposal.incident.at);
        let (board, size) = (history.board(), history.board().size());
        if let Some((lies, stones)) = as_it_lies(board, &proposal.incident) {
            let window = Window::around(size, &stones, 4);
            let words = t.with("figure-record-moves", [("n", history.moves().len())]);
            let lies =
                figure(t, &lies, window, ("figure-lies", String::new()), |d| d.emptied(&stones));
            let record =
                figure(t, board, window, ("figure-record", words), |d| d.last(last(history)));
            return vec![lies, record];
        }
        let applied = proposal.applied(&proposal.ruling.effect).and_then(Result::ok);
        let after = applied.as_ref().map(|applied| applied.game().history());
        let changed = after.map(|after| changed(board, after.board())).unwrap_or_default();
        // Only the surroundings of the move itself are shown; later moves that are taken back may lie anywhere.
        let crossed = at.and_then(|at| point_of(history, at));
        let shown: Vec<Point> = crossed.map_or_else(|| changed.clone(), |point| vec![point]);
        let window = Window::around(size, &shown, 4);
        let words = at.and_then(|at| t.made(history, at)).unwrap_or_default();
        let mut figures = vec![figure(t, board, window, ("figure-now", words), |diagram| {
            diagram.violation(crossed).last(last(history))
        })];
        let played_on = !matches!(proposal.ruling.effect.verdict, Verdict::Ends(_));
        if let Some(after) = after.filter(|_| !changed.is_empty() && played_on) {
            let gone = changed.into_iter().filter(|p| after.board().stone(*p).is_none());
            let gone: Vec<Point> = gone.collect();
            let words = t.with("game-to-move", [("color", t.color(after.to_move()))]);
            let head = ("figure-after", words);
            figures.push(figure(t, after.board(), window, head, |d| d.emptied(&gone)));
        }
        figures
    }
}

fn figure<'a>(
    t: Lang,
    board: &'a Position,
    window: Window,
    (name, words): (&str, String),
    marked: impl FnOnce(Diagram<'a>) -> Diagram<'a>,
) -> Figure {
    let head = t.text(name);
    let stones = stones_in(t, board, window);
    let diagram = Diagram::new(board, name).window(window).title(&head).description(&stones);
    (marked(diagram).svg(), head, words)
}

/// The board in the hall, rebuilt from the displaced stones that were reported, and the points they left.
fn as_it_lies(record: &Position, incident: &Incident) -> Option<(Position, Vec<Point>)> {
    let stones = &incident.circumstances.stones;
    let mut lies = record.clone();
    let away = stones.iter().map(|stone| (stone.from, None));
    let there = stones.iter().filter_map(|stone| Some((stone.to?, Some(stone.color))));
    lies.put_all(away.chain(there)).ok()?;
    let points: Vec<Point> = stones.iter().map(|stone| stone.from).collect();
    (!points.is_empty()).then_some((lies, points))
}

fn point_of(history: &History, at: MoveNo) -> Option<Point> {
    history.moves().get((at.0 as usize).checked_sub(1)?)?.mv.point()
}

fn last(history: &History) -> Option<Point> {
    history.moves().last().and_then(|record| record.mv.point())
}

fn changed(before: &Position, after: &Position) -> Vec<Point> {
    before.size().all_points().filter(|point| before.stone(*point) != after.stone(*point)).collect()
}

fn chosen(reader: &mut Reader<'_>, answers: &Answers, report: Report) -> Option<RulingForm> {
    let option = reader.choose("option", |code| match code {
        "main" => Some(None),
        index => index.parse::<usize>().ok().map(Some),
    });
    let sanction = match reader.typed("sanction") {
        "" => Some(Sanction::None),
        _ => reader.choose("sanction", Sanction::named),
    };
    let amount = reader.typed("amount").trim().parse().ok();
    let mut told = Each::default();
    for color in [Color::Black, Color::White] {
        *told.of_mut(color) = reader.all("told").contains(&Party::from(color).name());
    }
    let words = reader.read("words", |typed| check_words(typed, MOST_WORDS));
    let committee = committee(|field| reader.typed(field));
    if committee.is_some() && words.as_deref().is_some_and(str::is_empty) {
        reader.refuse("words", Sentence::new("ruling-committee-words"));
    }
    Some(RulingForm {
        report,
        reported: answers.reported,
        replaces: answers.replaces(),
        shown: reader.typed("shown").to_owned(),
        choice: Choice { option: option?, sanction: sanction?, amount },
        committee,
        words: words?,
        told,
    })
}

/// `None` unless it is ticked that the committee decides.
pub(super) fn committee<'a>(typed: impl Fn(&str) -> &'a str) -> Option<Vec<Official>> {
    let names = || MEMBERS.into_iter().filter_map(|field| Official::named(typed(field)));
    (typed("committee") == "yes").then(|| names().collect())
}

/// Gives the ruling. `Err` is the form with its faults.
async fn rule(act: &Act, answers: &Answers, report: Report) -> Result<HttpResponse, Result<Form>> {
    let typed = act.form.read(|reader| chosen(reader, answers, report)).map_err(Ok)?;
    match act.blocking(move |service, id, by| service.rule_incident(id, by, &typed)).await {
        Ok(done) => Ok(ruled(act, &done)),
        Err(ServiceError::Refused(Refusal::WhichPosition)) => {
            Ok(which_position(act, answers.amends))
        }
        Err(error) => Err(act.form.after(error)),
    }
}

/// Keeps the report. `Err` is the form with its faults.
async fn keep(act: &Act, answers: &Answers, report: Report) -> Result<HttpResponse, Result<Form>> {
    let words = check_words(act.form.value("words"), MOST_WORDS);
    let words = words.map_err(|fault| Ok(act.form.refused("words", fault)))?;
    let kept = IncidentForm { report, reported: answers.reported, words };
    let done = act.blocking(move |service, id, by| service.report_incident(id, by, &kept)).await;
    done.map_err(|error| act.form.after(error))?;
    act.done("/incidents", Sentence::new("incident-kept")).map_err(Err)
}

#[route("POST", "/t/{slug}/boards/{round}/{table}/incident", Arbiter)]
async fn carry_out(act: Act, place: Path<BoardPlace>) -> Answer {
    let (round, board) = board_at(&act.event, &place)?;
    let way = Way::read(act.form.clone());
    let answers = way.answers(&act).map_err(|_| WebError::not_understood())?;
    let report = answers.report(round.no, board.table);
    let done = match act.form.value("option") {
        "later" => keep(&act, &answers, report.clone()).await,
        _ => rule(&act, &answers, report.clone()).await,
    };
    let wrong = match done {
        Ok(answer) => return Ok(answer),
        Err(wrong) => wrong?,
    };
    let amends = answers.replaces();
    let heard = act.blocking(move |service, id, _| {
        let store = service.store();
        let snapshot = store.read(|c| Ok::<_, ServiceError>(store.snapshot(c, id)?))?;
        let snapshot = snapshot.ok_or(ServiceError::Unknown(Thing::Tournament))?;
        let hearing = service.hear(&snapshot, &report, amends)?;
        Ok((snapshot, hearing))
    });
    let (snapshot, hearing) = heard.await?;
    let cx = Cx { event: Event { snapshot, ..act.event.clone() }, ..act.cx.clone() };
    let board = board_at(&cx.event, &place)?.1.clone();
    let way = Way::read(wrong);
    cx.rendered_wrong(|cx, _| Ok(RulingPage::of(cx, board, answers, hearing, way))).await
}

fn ruled(cx: &Cx, done: &Done<Ruled>) -> HttpResponse {
    let Done::Now(ruled) = done else {
        let said = Sentence::new("ruling-recorded-before");
        return redirect_saying(&cx.to("/incidents"), Notice::done(said));
    };
    let said =
        match ruled.result.as_ref().map(|it| (it.played_anew, it.before != it.after, it.after)) {
            Some((true, ..)) => Sentence::new("ruling-recorded-anew"),
            Some((_, true, to)) => {
                Sentence::new("ruling-recorded-result").with("result", cx.ending(to))
            }
            _ => Sentence::new("ruling-recorded"),
        };
    let to = cx.to(format!("/incidents/{}", ruled.no));
    redirect_saying(&to, Notice::done(said.with("no", ruled.no.0)))
}
