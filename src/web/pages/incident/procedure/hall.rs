//! The rules sheet for the hall: how this event plays and rules, on one page.
//! Each line names its article or is marked as set by the event.

use crate::web::prelude::*;
use crate::web::views::referee::TextWords;
use go::{DeadStones, Detection, Disagreement, OpenDame};
use recording::{Heading, Source, passes_end};
use referee::{
    AfterGrace, Condition, Discretion, SHEET_MOVES, SHEET_STONES, SheetAnswer, SheetGroup,
    SheetKind, SheetLine, sheet_groups,
};

use unicode_width::UnicodeWidthStr;

use super::Stands;

/// CSS classes by the width of the text in the longer column: the largest type in which a page of A4 and of Letter holds
/// it.
const SIZES: [(usize, &str); 3] = [(1245, "in-13pt"), (1546, "in-12pt"), (2150, "in-11pt")];

#[derive(PartialEq, Eq)]
enum Mark {
    /// Stated there, or derived from it: the text, if it needs to be named, and the article.
    Article(Vec<TextWords>),
    /// The number of an article of the rules of play.
    Number(Sentence),
    /// General practice without a text.
    Practice,
    Event,
}

struct Line {
    said: Vec<Sentence>,
    mark: Mark,
}

/// What follows in one or more cases, each of some conditions; of a single case without any, the kinds alone are said.
#[derive(PartialEq, Eq)]
struct CaseLine {
    when: Vec<Vec<Sentence>>,
    then: String,
    mark: Mark,
}

type CaseGroup = (Vec<SheetKind>, Vec<CaseLine>);

impl CaseLine {
    fn is_plain(&self) -> bool {
        self.when.iter().all(Vec::is_empty)
    }
}

#[derive(Template)]
#[template(path = "incident/hall.html")]
struct HallSheet {
    cx: Cx,
    /// The code with the address of this page.
    code: Code,
    procedure: Procedure,
    rules: Ruleset,
    moves: Vec<SheetGroup>,
    stones: Vec<SheetGroup>,
    /// Whether the section on time stands in the left column, under the illegal moves and the stones.
    time_left: bool,
    /// CSS class of the type on paper; empty for the smallest.
    size: &'static str,
}

#[route("GET", "/t/{slug}/rules", Public)]
async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    visit
        .once(move |cx, _| {
            let cx = cx.headed("poster-title");
            let code = Code::of(&format!("{server}{}", cx.to("/rules")))?;
            let settings = &cx.tournament().settings;
            let Stands { now: procedure, .. } = Stands::in_use(settings);
            let rules = settings.ruleset();
            let moves = sheet_groups(&procedure, &rules, &SHEET_MOVES);
            let stones = sheet_groups(&procedure, &rules, &SHEET_STONES);
            let (time_left, size) = (false, "");
            let sheet = HallSheet { cx, code, procedure, rules, moves, stones, time_left, size };
            let right = longer_column(&html_of(&sheet)?);
            let sheet = HallSheet { time_left: true, ..sheet };
            let left = longer_column(&html_of(&sheet)?);
            Ok(HallSheet { time_left: left < right, size: size_for(left.min(right)), ..sheet })
        })
        .await
}

fn size_for(column: usize) -> &'static str {
    SIZES.iter().find(|(most, _)| column <= *most).map_or("", |(_, class)| class)
}

/// Width of the text in the longer column.
fn longer_column(html: &str) -> usize {
    let html = html.split_once("hall-note").map_or(html, |(sheet, _)| sheet);
    let words = |text: &str| text.split_whitespace().map(|word| word.width() + 1).sum::<usize>();
    let width = |column: &str| {
        let texts = column.split('<').filter_map(|tag| tag.split_once('>'));
        // The last line of a text is half empty.
        let width = |(tag, text)| words(text) + if BLOCKS.contains(&tag) { 15 } else { 0 };
        texts.map(width).sum()
    };
    html.split("rules-col\"").skip(1).map(width).max().unwrap_or(0)
}

const BLOCKS: [&str; 5] = ["/h2", "/p", "/li", "/dt", "/dd"];

const GENERAL_RULES: &str = "European Go Federation, General Tournament Rules";

impl HallSheet {
    fn settings(&self) -> &Settings {
        &self.cx.tournament().settings
    }

    fn groups(&self, kinds: impl AsRef<[IncidentKind]>) -> Vec<SheetGroup> {
        sheet_groups(&self.procedure, &self.rules, kinds.as_ref())
    }

    fn may_add(&self) -> Option<Mark> {
        self.mark_of_first(&self.moves, |answer| answer.may_add)
    }

    fn asks_first(&self) -> Option<Mark> {
        self.mark_of_first(&self.stones, |answer| answer.remedy == Remedy::BothLose)
    }

    /// The basis of the first answer that fulfils `so`.
    fn mark_of_first(&self, all: &[SheetGroup], so: fn(&SheetAnswer) -> bool) -> Option<Mark> {
        let mut answers = all.iter().flat_map(|group| &group.lines).map(|line| &line.answer);
        Some(self.mark(&answers.find(|answer| so(answer))?.basis))
    }

    /// The text is named too if it is not the procedure's own and the article has no number.
    fn mark(&self, basis: &Basis) -> Mark {
        let of_event = Basis::of_event();
        if basis.source == of_event.source && basis.article == of_event.article {
            return Mark::Event;
        }
        if basis.standing == Standing::Setting {
            return Mark::Practice;
        }
        let why = self.cx.why(basis);
        let known = self.procedure.edition.starts_with(basis.source.as_ref())
            || basis.article.contains(|letter: char| letter.is_ascii_digit());
        let source = Some(why.source).filter(|_| !known);
        let cited = source.into_iter().chain([why.article]).filter(|part| !part.words.is_empty());
        Mark::Article(cited.collect())
    }

    fn general_rules(&self, heading: TextWords) -> Mark {
        let other = self.procedure.edition != GENERAL_RULES;
        let text = other.then(|| self.cx.cited(GENERAL_RULES));
        Mark::Article(text.into_iter().chain([heading]).collect())
    }

    fn played(&self, said: Sentence, duty: Duty) -> Line {
        let t = self.cx.t;
        let mark = match Source::of(&self.rules, duty) {
            Source::Article(no) => Mark::Number(Sentence::new("poster-article").with("a", no)),
            Source::American(no) => Mark::Number(Sentence::new("cite-rule").with("no", no)),
            Source::Under(Heading::Play) => self.general_rules(t.heading(Heading::Play).into()),
            Source::Under(heading) => Mark::Article(vec![t.heading(heading).into()]),
            Source::Event => Mark::Event,
            Source::Usual => Mark::Practice,
        };
        Line { said: vec![said], mark }
    }

    /// How a game ends by the rules of play. Disputed counts are a separate section (`differ`).
    fn end(&self) -> Vec<Line> {
        let rules = &self.rules;
        let dame = match (rules.scoring, rules.open_dame) {
            (Scoring::Area, _) => "poster-dame-area",
            (_, OpenDame::MakesSeki) => "poster-dame-seki",
            _ => "poster-dame-neutral",
        };
        let count = match (rules.scoring, rules.dead_stones) {
            (Scoring::Area, _) => "poster-count-area",
            (Scoring::Territory, DeadStones::One) => "poster-count-one",
            (Scoring::Territory, DeadStones::Two) => "poster-count-territory",
        };
        let agreed = match (rules.end.resumption, rules.detection) {
            (Resumption::None, _) => ("poster-resume-none", Duty::Counting),
            (_, Detection::ByDefault) => ("poster-detected", Duty::Detection),
            (_, Detection::Asked) => ("poster-agree", Duty::Agreement),
        };
        let steps = [
            rules.passes.stones.then_some(("poster-pass-stones", Duty::PassStones)),
            Some((dame, Duty::OpenPoints)),
            Some(agreed),
            self.differ(),
            self.resume(),
            Some((count, Duty::Counting)),
        ];
        let played = |(key, duty)| self.played(Sentence::new(key), duty);
        let mark = self.mark(&self.procedure.confirmation);
        let confirm = Line { said: vec![Sentence::new("poster-confirm")], mark };
        std::iter::once(self.stop())
            .chain(steps.into_iter().flatten().map(played))
            .chain([confirm])
            .collect()
    }

    fn stop(&self) -> Line {
        let passes = self.rules.passes;
        let n = u32::from(passes.to_stop) * u32::from(passes.rounds);
        let key = if passes_end(&self.rules) { "poster-stop-ends" } else { "poster-stop" };
        self.played(Sentence::new(key).with("n", n), Duty::Stop)
    }

    fn differ(&self) -> Option<(&'static str, Duty)> {
        let end = &self.rules.end;
        match (end.disagreement, end.resumption, end.confirmation_ko) {
            (Disagreement::AllStonesLive, Resumption::OpponentOfLastPasser, _) => {
                Some(("poster-differ-twice", Duty::AllLive))
            }
            (Disagreement::AllStonesLive, Resumption::ByAgreement, _) => {
                Some(("poster-differ-first", Duty::AllLive))
            }
            (Disagreement::AllStonesLive, Resumption::None, _) => None,
            (Disagreement::AllStonesLive, ..) => Some(("poster-differ-alive", Duty::AllLive)),
            (.., ConfirmationKo::PassForKo) => Some(("poster-differ-copy", Duty::ConfirmationPlay)),
            _ => None,
        }
    }

    /// Who plays on; `None` if two passes end the game, or the text does not say.
    fn resume(&self) -> Option<(&'static str, Duty)> {
        let key = match self.rules.end.resumption {
            _ if passes_end(&self.rules) => return None,
            Resumption::OpponentOfRequester => "poster-resume-requester",
            Resumption::OpponentOfLastPasser => "poster-resume-passer",
            Resumption::ByAgreement => "poster-resume-agreed",
            Resumption::None => return None,
        };
        Some((key, Duty::Resumption))
    }

    /// The cost of a pass in Canadian overtime: by the European text one stone goes back into the bowl.
    fn pass_in_overtime(&self) -> Option<Mark> {
        let counted = matches!(self.settings().time.overtime, Overtime::Canadian { .. });
        let cited = self.procedure.elsewhere_basis.source == GENERAL_RULES;
        let overtime = || self.general_rules(self.cx.cited("Overtime"));
        counted.then(|| if cited { overtime() } else { Mark::Practice })
    }

    /// Consequences of being late. The text is cited only if the event has not changed its lateness.
    fn late(&self) -> Line {
        let late = &self.procedure.lateness;
        let key = match (late.after, late.limit_in_time) {
            (AfterGrace::LosesByDefault, true) => "poster-late-loses",
            (AfterGrace::LosesByDefault, false) => "poster-late-loses-at",
            (AfterGrace::ClockOnly, _) => "poster-late-clock",
            (AfterGrace::Arbiter, true) => "poster-late-arbiter",
            (AfterGrace::Arbiter, false) => "poster-late-arbiter-at",
        };
        let mut said = vec![Sentence::new(key).with("n", late.grace_minutes)];
        if late.charge_percent != 100 {
            said.push(Sentence::new("poster-late-charged").with("percent", late.charge_percent));
        }
        let changed = self.settings().refereeing.adapted.contains_key("lateness");
        let rules = rules_for(&self.procedure, IncidentKind::LateArrival);
        let cited = |rule: &&Clause| rule.basis.standing != Standing::Setting && !changed;
        let rule = rules.first().filter(cited);
        Line { said, mark: rule.map_or(Mark::Event, |rule| self.mark(&rule.basis)) }
    }

    fn discretion(&self) -> Option<Discretion> {
        Some(self.procedure.discretion).filter(|most| *most != Discretion::default())
    }

    /// Kinds and their cases. Kinds with another answer in the last case alone are told together.
    fn cases(&self, groups: impl AsRef<[SheetGroup]>) -> Vec<CaseGroup> {
        let mut all: Vec<CaseGroup> = Vec::new();
        for group in groups.as_ref() {
            let (kinds, mut cases) = (group.kinds.clone(), self.case_lines(group));
            let alike = |(_, known): &&mut CaseGroup| match (&known[..], &cases[..]) {
                ([first @ .., last], [as_first @ .., other]) => {
                    first.len() > 1 && first == as_first && last.when == other.when
                }
                _ => false,
            };
            match (all.iter_mut().find(alike), cases.pop()) {
                (Some((known, lines)), Some(last)) => {
                    let when = vec![kinds.iter().map(named).collect()];
                    lines.insert(lines.len() - 1, CaseLine { when, ..last });
                    known.extend(kinds);
                }
                (_, last) => {
                    cases.extend(last);
                    all.push((kinds, cases));
                }
            }
        }
        all
    }

    /// One line per case; neighbours with the same answer are merged, without those that another one includes. A
    /// player's right to play on is left out: it belongs to the rules of play.
    fn case_lines(&self, group: &SheetGroup) -> Vec<CaseLine> {
        let t = self.cx.t;
        let lines = group.lines.iter().filter(|line| !line.so.contains(&Condition::PlaysOn));
        let lines: Vec<_> = lines.map(|line| (line, answer_words(t, &line.answer))).collect();
        let mut cases: Vec<CaseLine> = Vec::new();
        for alike in lines.chunk_by(|(_, one), (_, other)| one == other) {
            let time = |line: &SheetLine| (line.from, line.to, line.claimed);
            let included = |line: &SheetLine| {
                let mut others = alike.iter().filter(|(other, _)| other.so.len() < line.so.len());
                others.any(|(other, _)| {
                    time(other) == time(line) && other.so.iter().all(|so| line.so.contains(so))
                })
            };
            let kept = alike.iter().filter(|(line, _)| !included(line)).enumerate();
            let when = kept.map(|(at, (line, _))| match condition_words(line) {
                when if when.is_empty() && (at > 0 || !cases.is_empty()) => {
                    vec![Sentence::new("rule-otherwise")]
                }
                when => when,
            });
            let (when, mark) = (when.collect(), self.mark(&alike[0].0.answer.basis));
            cases.push(CaseLine { when, then: alike[0].1.clone(), mark });
        }
        if let [case] = &mut cases[..]
            && case.is_plain()
            && group.kinds.len() > 1
        {
            case.when = vec![vec![Sentence::new("rule-always")]];
        }
        cases
    }
}

fn named(kind: impl ByValue<SheetKind>) -> Sentence {
    match kind.given() {
        SheetKind::Any(kind) => Sentence::new(format!("kind-{kind}")),
        SheetKind::SuicideOfOne => Sentence::new("poster-suicide-one"),
        SheetKind::SuicideOfSeveral => Sentence::new("poster-suicide-several"),
    }
}

fn condition_words(line: &SheetLine) -> Vec<Sentence> {
    let moment = match (line.from, line.to) {
        (0, None) => None,
        (0, Some(0)) => Some(("condition-at-once", 0)),
        (0, Some(to)) => Some(("rule-when-in-moves", to)),
        (1, None) => Some(("poster-later", 0)),
        (from, None) => Some(("rule-when-past-moves", from - 1)),
        (_, Some(to)) => Some(("poster-between", to)),
    };
    let moment = moment
        .map(|(key, n)| Sentence::new(key).with("from", line.from).with("to", n).with("n", n));
    let claimed = line.claimed.map(|by_opponent| {
        let other = "poster-other-noticed";
        Sentence::new(if by_opponent { "condition-opponent-claims" } else { other })
    });
    let so = line.so.iter().map(|condition| Sentence::new(format!("condition-{condition}")));
    moment.into_iter().chain(claimed).chain(so).collect()
}

fn answer_words(t: Lang, answer: &SheetAnswer) -> String {
    if answer.firmness == Firmness::ArbiterDecides {
        return t.text("arbiter-decides");
    }
    let remedy = match answer.remedy {
        Remedy::PointsToOpponent => t.with("poster-points", [("points", t.points(answer.points))]),
        Remedy::TakeBack => t.text("poster-take-back"),
        remedy => t.remedy(remedy),
    };
    let penalties = t.listed(answer.penalties.iter().filter_map(|kind| penalty(t, *kind)));
    let said = match penalties.is_empty() {
        true => remedy,
        false => t.with("rule-with-sanction", [("remedy", remedy), ("sanction", penalties)]),
    };
    let is_default = answer.firmness == Firmness::Default;
    if is_default { t.with("poster-default", [("what", said)]) } else { said }
}

/// A penalty in a few words. `None` for a lost game, which follows from the ladder, and for penalties that the
/// sheet does not name.
fn penalty(t: Lang, kind: PenaltyKind) -> Option<String> {
    Some(match kind {
        PenaltyKind::Caution => t.sanction(Sanction::Caution),
        PenaltyKind::Warning => t.sanction(Sanction::Warning),
        PenaltyKind::Exclusion => t.sanction(Sanction::Exclusion),
        PenaltyKind::Stones { stones: n } => t.with("poster-stones", [("n", n)]),
        _ => return None,
    })
}
