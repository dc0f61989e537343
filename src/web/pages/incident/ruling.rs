//! The page of a ruling before it is confirmed, and the act that confirms it or keeps the report for later.

use super::*;
use crate::web::views::goban::turn_of;
use crate::web::views::places::{files, result, tie_breaks, worth};
use go::Goban as Position;
use referee::{ClockNote, Consent, Question, RulingNote, RulingOption, questions};
use service::{Choice, Hearing, IncidentForm, Report, Ruled, RulingForm, excludes};

/// A board as SVG, its head and its words.
type Figure = (String, String, String);

#[derive(Template)]
#[template(path = "incident/ruling.html")]
pub(super) struct RulingPage {
    cx: Cx,
    at: At,
    draft: Draft,
    incident: Incident,
    form: Form,
    proposal: ProposedRuling,
    file: RefereeFile,
}

impl RulingPage {
    /// `wrong` is the form with its faults.
    pub fn of(cx: Cx, at: At, draft: Draft, hearing: Hearing, wrong: Option<Form>) -> Self {
        let amends = draft.replaces.map(|replaced| ("ruling-amend-title", replaced.no.0));
        let (title, no) = amends.unwrap_or(("ruling-title", 0));
        let title = cx.with(title, (("no", no), ("table", at.board.table)));
        let Hearing { file, proposal } = hearing;
        let form = wrong.unwrap_or_else(|| draft.form());
        let form = with_members(&cx, ("", &proposal.seats), &[], form);
        let report = draft.report(&cx, &at);
        let incident = report.map_or_else(|| proposal.incident.clone(), |report| report.incident);
        Self { cx: cx.titled(title), at, draft, incident, form, proposal, file }
    }

    fn amends(&self) -> Option<RulingNo> {
        self.draft.replaces.map(|replaced| replaced.no)
    }

    /// The incident with displaced stones: `A stone was moved or knocked: White Q16 → R16`.
    fn incident_words(&self) -> String {
        let (t, incident) = (self.cx.t, &self.incident);
        let what = t.incident(incident);
        let stones = incident.circumstances.stones.iter();
        let stones = t.listed(stones.map(|stone| moved_words(t, stone)));
        if stones.is_empty() { what } else { t.labelled(&what, &stones) }
    }

    /// Time given back to the clocks, for kinds where it is optional.
    fn time_back(&self) -> Option<ClockNote> {
        let seconds = self.incident.circumstances.time_back;
        let none = seconds == Each::default();
        let may = questions(self.incident.kind, &[]).contains(&Question::TimeMaybe);
        may.then_some(if none { ClockNote::LeaveAsIs } else { ClockNote::GiveBack { seconds } })
    }

    /// The effect with the verdict to be worded: a result that was not confirmed stands because its round is over.
    fn worded(&self, effect: &Effect) -> Effect {
        let verdict = match effect.verdict {
            Verdict::ResultStands if self.proposal.by_round => Verdict::EndStands,
            verdict => verdict,
        };
        Effect { verdict, ..effect.clone() }
    }

    /// Keys of the notes. If no penalty is offered either, a confirmed result is simply final.
    fn rule_notes(&self) -> impl Iterator<Item = &'static str> {
        let proposal = &self.proposal;
        let missing = proposal.confirmed && proposal.shows.is_pending();
        let key = |note: &RulingNote| match note {
            RulingNote::RecordDisagrees => "note-record-disagrees",
            RulingNote::CannotBeDone => "note-cannot-be-done",
            RulingNote::MoveUnknown => "note-move-unknown",
            RulingNote::WindowUnclear => "note-window-unclear",
            RulingNote::RecordStartsAnew => "note-starts-anew",
            RulingNote::AskFirst => "refusal-ask-first",
            RulingNote::CommitteeDecided => "note-committee-decided",
            RulingNote::EndedSince => "note-ended-since",
            RulingNote::Confirmed if proposal.by_round => "note-round-over",
            RulingNote::Confirmed if proposal.ruling.options.is_empty() => "note-confirmed-alone",
            RulingNote::Confirmed => "note-confirmed",
            RulingNote::EndAccepted => "note-end-accepted",
            RulingNote::RuledBefore => "note-ruled-before",
            RulingNote::EndUnasked => "note-end-unasked",
            RulingNote::OrderUnasked => "refusal-end-unasked",
        };
        proposal.ruling.notes.iter().map(key).chain(missing.then_some("note-nothing-entered"))
    }

    fn notes(&self) -> impl Iterator<Item = Sentence> {
        let changes = self.proposal.by_round && !self.proposal.confirmed;
        let later = later_rounds(&self.cx, self.proposal.seats.round).filter(move |_| changes);
        self.rule_notes().map(Sentence::new).chain(later)
    }

    /// Rulings in force at this board on the same kind by the same side, unless the moves differ: another arbiter may
    /// just have ruled on this incident.
    fn same(&self) -> impl Iterator<Item = &RulingRecord> {
        let now = &self.proposal.incident;
        self.file.log.rulings_in_force().filter(move |ruling| {
            let then = &ruling.incident;
            ruling.seats.same_game(&self.proposal.seats)
                && Some(ruling.no) != self.amends()
                && (then.kind, then.by) == (now.kind, now.by)
                && then.at.zip(now.at).is_none_or(|(then, now)| then == now)
        })
    }

    /// Labels of the event's changes from the text that can affect this ruling.
    fn own(&self) -> Vec<String> {
        let stands = Stands::of(&self.cx.tournament().settings);
        stands.map(|stands| stands.own(self.incident.kind)).unwrap_or_default()
    }

    fn amended(&self) -> Option<&RulingRecord> {
        self.file.log.ruling(self.amends()?).ok()
    }

    /// Whether a committee decided last on the amended ruling: only it can then amend it.
    fn committees(&self) -> bool {
        self.amends().is_some_and(|no| self.file.log.is_committees(no))
    }

    /// The page that asks both players, if they have to be asked first.
    fn ask(&self) -> Option<String> {
        let asks = self.proposal.ruling.asks_first();
        asks.then(|| self.at.step(&self.cx, RulingStep::When))
    }

    fn firmness(&self) -> &'static str {
        match self.proposal.ruling.firmness {
            Firmness::Binding => "firm-binding",
            Firmness::Default => "firm-default",
            Firmness::ArbiterDecides => "firm-open",
        }
    }

    fn is_replayed(&self) -> bool {
        matches!(self.outcome(&self.proposal.ruling.effect), BoardOutcome::PlayedAnew { .. })
    }

    fn outcome(&self, effect: &Effect) -> BoardOutcome {
        effect.verdict.outcome(&self.cx.tournament().settings.points, self.proposal.before, None)
    }

    fn board_after(&self, effect: &Effect) -> Board {
        self.outcome(effect).on(&self.at.board).unwrap_or_else(|| self.at.board.clone())
    }

    /// In a game of partners: whose turn it was when somebody moved out of turn.
    fn turn(&self) -> Option<(u32, Color, String)> {
        let (cx, incident) = (&self.cx, &self.proposal.incident);
        let color = incident.by.one().filter(|_| incident.kind == IncidentKind::OutOfTurn)?;
        let at = incident.at?.0;
        let entry = cx.tournament().entry(self.at.board.seat(color))?;
        Some((at, color, turn_of(cx.t, entry, at)?))
    }

    /// How the prisoners change, and the key of what happens to the game's record.
    fn recorded(&self) -> Option<(String, &'static str)> {
        let before = self.proposal.game.as_ref()?;
        let Ok(after) = self.proposal.applied(&self.proposal.ruling.effect)? else {
            return Some((String::new(), "ruling-record-stays"));
        };
        let changes = [Color::Black, Color::White]
            .map(|color| (color, after.prisoners(color) - before.prisoners(color)))
            .into_iter()
            .filter(|(_, by)| *by != 0)
            .map(|(color, by)| format!("{} {by:+}", self.cx.color(color)).replace('-', "\u{2212}"));
        let same = before.snapshot() == after.snapshot();
        let key = if same { "ruling-record-same" } else { "ruling-record-done" };
        Some((self.cx.listed(changes), key))
    }

    /// Who misses which later rounds by an effect: `Ada Meier does not play rounds 3, 4 and 5`.
    fn missed_rounds(&self, effect: &Effect) -> Vec<String> {
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
        let key = match option.consent {
            Consent::Arbiter if option.practice => "ruling-in-practice",
            Consent::Arbiter => return plain,
            Consent::BothPlayers => "ruling-if-agreed",
        };
        cx.with(key, [("remedy", plain)])
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
        let mut note = vec![t.effect(&self.worded(&option.effect))];
        if remedy == Remedy::SetClockRight {
            note.push(t.clocks(option.effect.clock));
        }
        let ending = option.effect.verdict.ending();
        note.extend(ending.map(|ending| worth(&self.cx, ending)));
        note.extend(self.missed_rounds(&option.effect));
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
                _ => [vec![cx.penalties(&self.worded(effect))], self.missed_rounds(effect)]
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
        let (history, at) = (&game.history, proposal.incident.at);
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
        let after = applied.as_ref().map(|game| &game.history);
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

fn chosen(
    reader: &mut Reader<'_>,
    draft: &Draft,
    (report, kept): (Report, Option<String>),
) -> Option<RulingForm> {
    let option = reader.choose("option", |code| match code {
        "main" => Some(None),
        index => index.parse::<usize>().ok().map(Some),
    });
    let mut told = Each::default();
    for color in [Color::Black, Color::White] {
        *told.of_mut(color) = reader.all("told").contains(&Party::from(color).name());
    }
    if draft.committee && draft.words.is_empty() {
        reader.refuse("words", Sentence::new("ruling-committee-words"));
    }
    Some(RulingForm {
        report,
        reported: draft.reported,
        replaces: draft.replaces,
        shown: reader.typed("shown").to_owned(),
        choice: Choice { option: option?, sanction: draft.sanction, amount: draft.amount },
        committee: draft.committee.then(|| draft.members.clone()),
        words: draft.words.clone(),
        told,
        draft: kept,
    })
}

/// Gives the ruling, or keeps the report for later; the draft goes with it.
pub(super) async fn carry_out(act: Act, at: At, mut draft: Draft) -> Answer {
    let complete = at.complete(&act, &mut draft).is_ok();
    let report = draft.report(&act, &at).filter(|_| complete);
    let report = report.ok_or_else(WebError::not_understood)?;
    let kept = at.kept.clone();
    if act.form.value("option") == "later" {
        let (reported, words) = (draft.reported, draft.words.clone());
        let later = IncidentForm { report, reported, words, draft: kept };
        let done = act.blocking(move |acts| acts.report_incident(&later));
        return match done.await {
            Ok(_) => act.done("/incidents", Sentence::new("incident-kept")),
            Err(why) => {
                let wrong = act.form.after(why)?;
                show_faults(act, at, draft, wrong).await
            }
        };
    }
    let chosen = match act.form.read(|reader| chosen(reader, &draft, (report, kept))) {
        Ok(chosen) => chosen,
        Err(wrong) => return show_faults(act, at, draft, wrong).await,
    };
    match act.blocking(move |acts| acts.rule_incident(&chosen)).await {
        Ok(done) => Ok(ruled(&act, &done)),
        Err(ServiceError::Refused(Refusal::WhichPosition)) => Ok(which_position(&act, &draft)),
        Err(why) => {
            let wrong = act.form.after(why)?;
            show_faults(act, at, draft, wrong).await
        }
    }
}

/// The ruling's page with the faults of its form, by what the event is like now.
pub(super) async fn show_faults(act: Act, at: At, draft: Draft, wrong: Form) -> Answer {
    let report = draft.report(&act, &at).ok_or_else(WebError::not_understood)?;
    let amends = draft.replaces;
    let heard = act.blocking(move |acts| {
        let snapshot = acts.find(acts.id)?.ok_or(ServiceError::Unknown(Thing::Tournament))?;
        let hearing = acts.hear(&snapshot, &report, amends)?;
        Ok((snapshot, hearing))
    });
    let (snapshot, hearing) = heard.await?;
    let cx = Cx { event: Event { snapshot, ..act.event.clone() }, ..act.cx.clone() };
    let (_, board) = board_in(cx.tournament(), at.seats.round, at.board.table)?;
    let at = At { board: board.clone(), ..at };
    cx.rendered_wrong(|cx, _| Ok(RulingPage::of(cx, at, draft, hearing, Some(wrong)))).await
}

pub(super) fn ruled(cx: &Cx, done: &Done<Ruled>) -> HttpResponse {
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
