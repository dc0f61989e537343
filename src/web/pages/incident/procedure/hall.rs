//! The rules sheet for the hall: how this event plays and rules, on one page.
//! Each line names its article or is marked as set by the event.

use crate::web::prelude::*;
use crate::web::views::referee::heading_words;
use go::{DeadStones, Detection, Disagreement, OpenDame};
use recording::{Heading, Source, passes_end};
use referee::{
    AfterGrace, Discretion, SHEET_COUNT, SHEET_MOVES, SHEET_STONES, SHEET_TIME, SheetAnswer,
    SheetGroup, sheet_groups,
};

use super::super::texts::{Why, said};
use super::Stands;
use super::hall_cases::{CaseGroup, remark, said as cases_said};

pub(super) enum Mark {
    /// Stated there, or derived from it.
    Article(String),
    /// General practice without a text.
    Practice,
    Event,
}

pub(super) struct Line {
    pub words: String,
    pub mark: Mark,
}

#[derive(Template)]
#[template(path = "incident/hall.html")]
struct HallSheet {
    cx: Page,
    event: String,
    rules: String,
    procedure: String,
    komi: String,
    code: Code,
    /// Permissions of captains, if the event lets them speak.
    captains: Option<Line>,
    illegal: Vec<CaseGroup>,
    confirmed: Line,
    may_add: Option<Line>,
    moved: Vec<CaseGroup>,
    moved_asks: Option<Line>,
    end: Vec<Line>,
    differ: Vec<CaseGroup>,
    time: Vec<Line>,
    appeals: Vec<Line>,
    printed: String,
}

pub(super) async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    visit.fresh(move |page, event, _| view(page, event, &server)).await
}

fn view(page: Page, event: &Event, server: &str) -> Result<HallSheet> {
    let t = page.t;
    let settings = &event.snapshot.tournament.settings;
    let Stands { now: procedure, .. } = Stands::in_use(settings);
    let rules = settings.ruleset();
    let sheet = Sheet { t, settings, procedure: &procedure, rules: &rules };
    let asked = |kinds| sheet_groups(&procedure, &rules, kinds);
    let (moves, stones) = (asked(&SHEET_MOVES), asked(&SHEET_STONES));
    let cases = |groups: &[SheetGroup]| cases_said(t, &procedure, groups);
    let both_lose = |answer: &SheetAnswer| answer.remedy == Remedy::BothLose;
    Ok(HallSheet {
        event: settings.name.clone(),
        rules: t.rules(settings.rules),
        procedure: said(t, &procedure.edition),
        komi: sheet.komi(),
        code: Code::of(&format!("{server}{}", event.path("/rules")))?,
        captains: procedure.captain_claims.then(|| own(t.text("poster-captains"))),
        illegal: cases(&moves),
        confirmed: based(t, &procedure, t.text("poster-nothing-changes"), &procedure.confirmation),
        may_add: remark(t, &procedure, &moves, "poster-may-add", |answer| answer.may_add),
        moved: cases(&stones),
        moved_asks: remark(t, &procedure, &stones, "poster-asked-first", both_lose),
        end: sheet.end(),
        differ: cases(&asked(&SHEET_COUNT)),
        time: sheet.time(),
        appeals: sheet.appeals(),
        printed: t.with("poster-printed", [("moment", t.moment(t.local_now()))]),
        cx: page.titled(t.text("poster-title")),
    })
}

fn own(words: String) -> Line {
    Line { words, mark: Mark::Event }
}

fn practice(words: String) -> Line {
    Line { words, mark: Mark::Practice }
}

/// A sentence with the basis of a ruling. The text is named too if it is not the procedure's own and the article
/// has no number.
pub(super) fn based(t: Lang, procedure: &Procedure, words: String, basis: &Basis) -> Line {
    if basis.source == Basis::of_event().source && basis.article == Basis::of_event().article {
        return own(words);
    }
    if basis.standing == Standing::Setting {
        return practice(words);
    }
    let why = Why::of(t, basis);
    let known = basis.source == procedure.edition
        || basis.article.contains(|letter: char| letter.is_ascii_digit());
    let article = if known { why.article } else { t.listed([why.source, why.article]) };
    Line { words, mark: Mark::Article(article) }
}

const GENERAL_RULES: &str = "European Go Federation, General Tournament Rules";

fn general_rules(t: Lang, heading: String) -> Mark {
    Mark::Article(t.listed([said(t, GENERAL_RULES), heading]))
}

struct Sheet<'a> {
    t: Lang,
    settings: &'a Settings,
    procedure: &'a Procedure,
    rules: &'a Ruleset,
}

impl Sheet<'_> {
    fn played(&self, words: String, duty: Duty) -> Line {
        let t = self.t;
        let article = |no| Mark::Article(t.with("poster-article", [("a", no)]));
        let mark = match Source::of(self.rules, duty) {
            Source::Article(no) => article(no),
            Source::American(no) => Mark::Article(t.with("cite-rule", [("no", no)])),
            Source::Under(Heading::Play) => general_rules(t, heading_words(t, Heading::Play)),
            Source::Under(heading) => Mark::Article(heading_words(t, heading)),
            Source::Event => Mark::Event,
            Source::Usual => Mark::Practice,
        };
        Line { words, mark }
    }

    fn komi(&self) -> String {
        let t = self.t;
        let handicap = self.rules.handicap.komi;
        let points = |komi: HalfPoints| t.points(komi);
        t.with(
            "poster-komi",
            (("even", points(self.settings.komi)), ("handicap", points(handicap))),
        )
    }

    /// How a game ends by the rules of play. Disputed counts are a separate section (`differ`).
    fn end(&self) -> Vec<Line> {
        let (t, rules) = (self.t, self.rules);
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
        let played = |(key, duty)| self.played(t.text(key), duty);
        let confirmation = &self.procedure.confirmation;
        let confirm = based(t, self.procedure, t.text("poster-confirm"), confirmation);
        std::iter::once(self.stop())
            .chain(steps.into_iter().flatten().map(played))
            .chain([confirm])
            .collect()
    }

    fn stop(&self) -> Line {
        let passes = self.rules.passes;
        let n = u32::from(passes.to_stop) * u32::from(passes.rounds);
        let key = if passes_end(self.rules) { "poster-stop-ends" } else { "poster-stop" };
        self.played(self.t.with(key, [("n", n)]), Duty::Stop)
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
            _ if passes_end(self.rules) => return None,
            Resumption::OpponentOfRequester => "poster-resume-requester",
            Resumption::OpponentOfLastPasser => "poster-resume-passer",
            Resumption::ByAgreement => "poster-resume-agreed",
            Resumption::None => return None,
        };
        Some((key, Duty::Resumption))
    }

    fn time(&self) -> Vec<Line> {
        let t = self.t;
        let clock = t.with("poster-clock", [("time", thinking_time(t, self.settings.time))]);
        let flag = sheet_groups(self.procedure, self.rules, &SHEET_TIME);
        let flag = cases_said(t, self.procedure, &flag).into_iter();
        let flag = flag.flat_map(CaseGroup::labelled(t));
        [own(clock), practice(t.text("poster-press"))]
            .into_iter()
            .chain(self.pass_in_overtime())
            .chain(flag)
            .chain([self.late(), practice(t.text("poster-phones"))])
            .collect()
    }

    /// The cost of a pass in Canadian overtime: by the European text one stone goes back into the bowl.
    fn pass_in_overtime(&self) -> Option<Line> {
        let counted = matches!(self.settings.time.overtime, Overtime::Canadian { .. });
        let words = counted.then(|| self.t.text("poster-canadian-pass"))?;
        Some(match self.procedure.elsewhere_basis.source == GENERAL_RULES {
            true => Line { words, mark: general_rules(self.t, said(self.t, "Overtime")) },
            false => practice(words),
        })
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
        let words = self.t.with(key, [("n", late.grace_minutes)]);
        let charged = (late.charge_percent != 100)
            .then(|| self.t.with("poster-late-charged", [("percent", late.charge_percent)]));
        let words = [Some(words), charged].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let rules = rules_for(self.procedure, IncidentKind::LateArrival);
        match rules.first() {
            Some(rule)
                if rule.basis.standing != Standing::Setting
                    && !self.settings.refereeing.adapted.contains_key("lateness") =>
            {
                based(self.t, self.procedure, words, &rule.basis)
            }
            _ => own(words),
        }
    }

    fn appeals(&self) -> Vec<Line> {
        let (t, rule) = (self.t, self.procedure.appeal);
        let most = self.procedure.discretion;
        let most = (most != Discretion::default()).then(|| {
            t.with("poster-discretion", (("points", most.points), ("minutes", most.minutes)))
        });
        let most = most.map(own);
        if rule.committee == 0 {
            return most.into_iter().chain([own(t.text("appeal-none"))]).collect();
        }
        let until = match rule.until {
            AppealUntil::ResultConfirmed => t.text("poster-appeal-confirmed"),
            AppealUntil::RoundClosed => t.text("poster-appeal-round"),
            AppealUntil::MinutesAfterTold(n) => t.with("poster-appeal-minutes", [("n", n)]),
        };
        let event = &self.settings.refereeing;
        let people = if event.committee.is_empty() {
            t.with("poster-committee-of", [("n", rule.committee)])
        } else {
            t.with("poster-committee", [("names", t.listed(&event.committee))])
        };
        let reserves = (!event.reserves.is_empty())
            .then(|| t.with("poster-reserves", [("names", t.listed(&event.reserves))]));
        let people = [Some(people), reserves].into_iter().flatten().collect::<Vec<_>>().join(" ");
        most.into_iter().chain([until, people, t.text("poster-final")].map(own)).collect()
    }
}
