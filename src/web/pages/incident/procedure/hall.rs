//! The sheet for the hall: how this event plays and rules, on one page, from its own data. Each line names its
//! article, or is marked as set by the event.

use actix_web::HttpRequest;
use askama::Template;

use crate::go::{
    DeadStones, Disagreement, OpenDame, Resumption, Ruleset, RulesetName, Scoring, Suicide,
};
use crate::referee::{
    AfterGrace, AppealUntil, Basis, Clause, Condition, IncidentKind, Procedure, Remedy, Standing,
    rules_for,
};
use crate::tournament::{HalfPoints, Settings};
use crate::web::views::code::Code;
use crate::web::views::words::thinking_time;
use crate::web::{Answer, Event, Lang, Page, Result, Visit};

use super::super::texts::{Why, said};
use super::Stands;
use super::rules::RuleLine;

/// A sentence with the article it stands in, or set by the event.
struct Line {
    words: String,
    /// Empty where the event sets it.
    article: String,
}

/// What happens when.
struct CaseLine {
    when: String,
    then: Line,
}

#[derive(Template)]
#[template(path = "incident/hall.html")]
struct HallSheet {
    t: Lang,
    page: Page,
    event: String,
    rules: String,
    procedure: String,
    komi: String,
    code: Code,
    /// What a captain may do, where the event lets captains speak.
    captains: Option<Line>,
    illegal: Line,
    illegal_cases: Vec<CaseLine>,
    may_add: bool,
    moved: Vec<CaseLine>,
    moved_asks: bool,
    end: Vec<Line>,
    end_more: Option<Line>,
    time: Vec<Line>,
    appeals: Vec<Line>,
    printed: String,
}

/// The sheet.
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
    let moved = in_force(&procedure, IncidentKind::StoneDisplaced);
    let illegal = in_force(&procedure, IncidentKind::KoRetake);
    Ok(HallSheet {
        t,
        event: settings.name.clone(),
        rules: t.rules(settings.rules),
        procedure: said(t, &procedure.edition),
        komi: sheet.komi(),
        code: Code::of(&format!("{server}{}", event.path("/rules")))?,
        captains: procedure.captain_claims.then(|| own(t.text("poster-captains"))),
        illegal: sheet.illegal(),
        may_add: illegal.iter().any(|rule| super::rules::sanctions(rule).next().is_some()),
        illegal_cases: sheet.with_confirmed(sheet.cases(&illegal)),
        moved_asks: moved.iter().any(|rule| rule.remedy == Remedy::BothLose),
        moved: sheet.cases(&moved),
        end: sheet.end(),
        end_more: sheet.end_more(),
        time: sheet.time(),
        appeals: sheet.appeals(),
        printed: t.with("poster-printed", [("moment", t.moment(t.local_now()))]),
        page: page.titled(t.text("poster-title")),
    })
}

/// The rules for a kind that can ever speak in this event: what it has settled for good is no condition any
/// more, and nothing comes after a rule without one.
fn in_force(procedure: &Procedure, kind: IncidentKind) -> Vec<Clause> {
    let settled = |condition: &Condition| *condition == Condition::IllegalMoveLoses;
    let mut rules = rules_for(procedure, kind);
    rules.retain(|rule| procedure.illegal_move_loses || !rule.when.iter().any(settled));
    for rule in &mut rules {
        rule.when.retain(|condition| !settled(condition));
    }
    let last = rules.iter().position(|rule| rule.when.is_empty());
    rules.truncate(last.map_or(rules.len(), |last| last + 1));
    rules
}

/// A sentence that the event sets.
fn own(words: String) -> Line {
    Line { words, article: String::new() }
}

struct Sheet<'a> {
    t: Lang,
    settings: &'a Settings,
    procedure: &'a Procedure,
    rules: &'a Ruleset,
}

impl Sheet<'_> {
    /// A sentence on the basis that a rule has.
    fn based(&self, words: String, basis: &Basis) -> Line {
        let set = basis.standing == Standing::Setting;
        let article = if set { String::new() } else { Why::of(self.t, basis).article };
        Line { words, article }
    }

    /// A sentence of the rules of play, with the article where the text has numbers for it.
    fn played(&self, key: &str, field: &str) -> Line {
        self.cited(self.t.text(key), key, field)
    }

    /// The same for a sentence that is put together.
    fn cited(&self, words: String, key: &str, field: &str) -> Line {
        if self.settings.refereeing.rules.contains_key(field) {
            return own(words);
        }
        let article = article(self.settings.rules, key);
        let text = || self.t.rules(self.settings.rules);
        Line {
            words,
            article: article.map_or_else(text, |a| self.t.with("poster-article", [("a", a)])),
        }
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

    fn illegal(&self) -> Line {
        let t = self.t;
        let mut kinds = vec![t.text("poster-ko")];
        kinds.extend(self.rules.ko.superko().map(|_| t.text("poster-superko")));
        kinds.extend((self.rules.suicide != Suicide::Allowed).then(|| t.text("poster-suicide")));
        kinds.push(t.text("poster-turn"));
        own(t.listed(kinds))
    }

    /// Each rule for a kind: when it applies and what follows, none said twice.
    fn cases(&self, rules: &[Clause]) -> Vec<CaseLine> {
        let mut cases: Vec<CaseLine> = Vec::new();
        for (place, rule) in rules.iter().enumerate() {
            let line = RuleLine::of(self.t, self.procedure, rule, place);
            let same = |case: &&mut CaseLine| case.then.words == line.then;
            match cases.last_mut().filter(same) {
                Some(case) => case.when = format!("{}; {}", case.when, line.when),
                None => {
                    let then = self.based(line.then, &rule.basis);
                    cases.push(CaseLine { when: line.when, then });
                }
            }
        }
        cases
    }

    fn with_confirmed(&self, mut cases: Vec<CaseLine>) -> Vec<CaseLine> {
        let then = self.based(self.t.text("poster-nothing-changes"), &self.procedure.confirmation);
        cases.push(CaseLine { when: self.t.text("when-confirmed"), then });
        cases
    }

    fn end(&self) -> Vec<Line> {
        let rules = self.rules;
        let dame = match (rules.scoring, rules.open_dame) {
            (Scoring::Area, _) => "poster-dame-area",
            (_, OpenDame::MakesSeki) => "poster-dame-seki",
            _ => "poster-dame-neutral",
        };
        let differ = match (rules.end.disagreement, rules.end.resumption) {
            (Disagreement::BothLose, _) => "poster-differ-copy",
            (Disagreement::AllStonesLive, Resumption::OpponentOfLastPasser) => {
                "poster-differ-twice"
            }
            (Disagreement::AllStonesLive, Resumption::ByAgreement) => "poster-differ-first",
            (Disagreement::AllStonesLive, _) => "poster-differ-alive",
            (Disagreement::Referee, _) => "poster-differ-referee",
        };
        let resume = match rules.end.resumption {
            Resumption::OpponentOfRequester => "poster-resume-requester",
            Resumption::OpponentOfLastPasser => "poster-resume-passer",
            Resumption::ByAgreement => "poster-resume-agreed",
            Resumption::None => "poster-resume-none",
        };
        let count = match (rules.scoring, rules.dead_stones) {
            (Scoring::Area, _) => "poster-count-area",
            (Scoring::Territory, DeadStones::One) => "poster-count-one",
            (Scoring::Territory, DeadStones::Two) => "poster-count-territory",
        };
        let agree = rules.end.resumption != Resumption::None;
        let played = [
            rules.passes.stones.then_some(("poster-pass-stones", "pass-stones")),
            Some((dame, "open-dame")),
            agree.then_some(("poster-agree", "")),
            Some((differ, "disagreement")),
            Some((resume, "resumption")),
            Some((count, "scoring")),
        ];
        let played = played.into_iter().flatten().map(|(key, field)| self.played(key, field));
        let confirm = self.based(self.t.text("poster-confirm"), &self.procedure.confirmation);
        std::iter::once(self.stop()).chain(played).chain([confirm]).collect()
    }

    fn stop(&self) -> Line {
        let passes = self.rules.passes;
        let n = u32::from(passes.to_stop) * u32::from(passes.rounds);
        self.cited(self.t.with("poster-stop", [("n", n)]), "poster-stop", "passes-to-end")
    }

    /// What both lose by after the stop, where the rules have it.
    fn end_more(&self) -> Option<Line> {
        let rules = rules_for(self.procedure, IncidentKind::CountDisputed);
        let both = rules.iter().find(|rule| rule.remedy == Remedy::BothLose)?;
        Some(self.based(self.t.text("poster-effective-move"), &both.basis))
    }

    fn time(&self) -> Vec<Line> {
        let t = self.t;
        let flag = rules_for(self.procedure, IncidentKind::TimeLoss);
        let flag = flag.first().map(|rule| self.based(t.text("poster-flag"), &rule.basis));
        let clock = t.with("poster-clock", [("time", thinking_time(t, self.settings.time))]);
        [own(clock), own(t.text("poster-press"))]
            .into_iter()
            .chain(flag)
            .chain([self.late(), own(t.text("poster-phones"))])
            .collect()
    }

    /// What comes of coming late: the text's, where the event has left its lateness as it is.
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
            Some(rule) if !self.settings.refereeing.adapted.contains_key("lateness") => {
                self.based(words, &rule.basis)
            }
            _ => own(words),
        }
    }

    fn appeals(&self) -> Vec<Line> {
        let (t, rule) = (self.t, self.procedure.appeal);
        if rule.committee == 0 {
            return vec![own(t.text("appeal-none"))];
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
        [until, people, t.text("poster-final")].map(own).into()
    }
}

/// The number under which a text of rules of play has a sentence, where it numbers them.
fn article(rules: RulesetName, key: &str) -> Option<&'static str> {
    use RulesetName as R;
    let japanese = [
        ("poster-stop", "9.1"),
        ("poster-dame-seki", "8, 9"),
        ("poster-agree", "9.2"),
        ("poster-differ-copy", "7.2"),
        ("poster-resume-requester", "9.3"),
        ("poster-count-territory", "10.1, 10.2"),
    ];
    let american = [
        ("poster-stop", "9"),
        ("poster-pass-stones", "7"),
        ("poster-agree", "9"),
        ("poster-differ-twice", "10"),
        ("poster-resume-passer", "10"),
        ("poster-count-area", "12"),
    ];
    let known: &[(&str, &str)] = match rules {
        R::Japanese | R::Ngb => &japanese,
        R::Aga => &american,
        _ => &[],
    };
    known.iter().find(|(known, _)| *known == key).map(|(_, article)| *article)
}

#[cfg(test)]
mod tests {
    use crate::go::RULE_FIELDS;

    #[test]
    fn fields_that_an_event_may_set_are_named_as_the_rules_name_them() {
        let known = |name: &str| RULE_FIELDS.iter().any(|field| field.name == name);
        let named =
            ["pass-stones", "open-dame", "disagreement", "resumption", "passes-to-end", "scoring"];
        let unknown: Vec<_> = named.into_iter().filter(|name| !known(name)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}
