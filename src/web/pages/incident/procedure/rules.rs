//! The rules of a procedure, a sentence each, and a page per kind with alternatives and sources; and the parts of a
//! procedure as sentences, with their values in bold.

use crate::web::prelude::*;
use referee::{Alternative, Condition, Consent, Discretion};

use super::Stands;
use super::form::{Part, key, shown, words};
use crate::web::pages::incident::Why;

#[derive(Template)]
#[template(path = "incident/rules.html")]
struct RulesPage {
    cx: Cx,
    stands: Stands,
    kind: IncidentKind,
    /// The settings field with the event's own rules for this kind.
    own: Option<String>,
}

impl RulesPage {
    fn rules(&self) -> Vec<Rule<'_>> {
        Rule::all(self.cx.t, &self.stands.now, rules_for(&self.stands.now, self.kind))
    }

    fn in_text(&self) -> Vec<Rule<'_>> {
        let settings = &self.cx.tournament().settings;
        let in_text = self.own.as_ref().map(|_| self.stands.rules_in_text(settings, self.kind));
        Rule::all(self.cx.t, &self.stands.now, in_text.unwrap_or_default())
    }
}

pub(super) async fn show(cx: Cx, place: Path<(String, String)>) -> Answer {
    let kind: IncidentKind = place.1.parse().map_err(|_| WebError::no_page())?;
    let (stands, field) = (Stands::in_use(&cx.tournament().settings), rules_field(kind));
    let own = Some(field).filter(|field| super::is_own(&cx, field));
    let title = cx.kind(kind);
    render(&RulesPage { cx: cx.titled(title), stands, kind, own })
}

/// An old address of a single rule: redirects to the page of its kind.
pub(super) async fn of_kind(event: Event, place: Path<(String, String, String)>) -> Answer {
    let kind: IncidentKind = place.1.parse().map_err(|_| WebError::no_page())?;
    Ok(redirect(&event.path(&format!("/procedure/rules/{kind}"))))
}

struct Rule<'a> {
    t: Lang,
    procedure: &'a Procedure,
    rule: Clause,
    is_first: bool,
}

impl<'a> Rule<'a> {
    fn all(t: Lang, procedure: &'a Procedure, rules: Vec<Clause>) -> Vec<Self> {
        let rule = |(i, rule)| Self { t, procedure, rule, is_first: i == 0 };
        rules.into_iter().enumerate().map(rule).collect()
    }

    fn why(&self) -> Why {
        self.t.why(&self.rule.basis)
    }

    fn when(&self) -> String {
        let conditions = self.rule.when.iter().map(|condition| self.condition(*condition));
        let said: Vec<String> = conditions.collect();
        match said.is_empty() {
            false => said.join(" · "),
            true if self.is_first => self.t.text("rule-always"),
            true => self.t.text("rule-otherwise"),
        }
    }

    fn condition(&self, condition: Condition) -> String {
        let (t, procedure) = (self.t, self.procedure);
        let last = self.rule.window.unwrap_or(procedure.window).last_move();
        match condition {
            Condition::AtOnce if procedure.at_once > 0 => {
                t.with("rule-when-at-once-moves", [("n", procedure.at_once)])
            }
            Condition::InWindow => t.with("rule-when-in-moves", [("n", last)]),
            Condition::PastWindow => t.with("rule-when-past-moves", [("n", last)]),
            Condition::WhileColorsCorrectable => {
                t.with("rule-when-colors-until", [("n", procedure.colors_until)])
            }
            other => t.text(&format!("condition-{other}")),
        }
    }

    fn then(&self) -> String {
        if self.rule.firmness == Firmness::ArbiterDecides {
            return self.t.text("rule-arbiter-decides");
        }
        let remedy = self.t.remedy(self.rule.remedy);
        if self.rule.sanction == Sanction::None {
            return remedy;
        }
        let sanction = self.t.sanction(self.rule.sanction);
        self.t.with("rule-with-sanction", (("remedy", remedy), ("sanction", sanction)))
    }

    fn more(&self) -> Vec<String> {
        let (t, rule) = (self.t, &self.rule);
        let open = rule.firmness == Firmness::ArbiterDecides;
        let remedies = |consent| {
            let chosen = rule.alternatives.iter().filter(move |other| other.consent == consent);
            chosen.filter_map(|other| other.remedy).map(|remedy| t.remedy(remedy)).collect()
        };
        let beside = |other: &&Alternative| other.remedy.is_none();
        let sanctions = rule.alternatives.iter().filter(beside).map(|other| other.sanction);
        let lines: [(&str, Vec<String>); 3] = [
            (if open { "rule-may-choose" } else { "rule-instead" }, remedies(Consent::Arbiter)),
            ("rule-if-agreed", remedies(Consent::BothPlayers)),
            ("rule-may-add", sanctions.map(|sanction| t.sanction(sanction)).collect()),
        ];
        let said = lines.into_iter().filter(|(_, words)| !words.is_empty());
        said.map(|(key, words)| t.with(key, [("what", words.join(" · "))])).collect()
    }

    /// The field of the number that it refers to, which the event may change.
    fn number(&self) -> Option<&'static str> {
        let has = |condition| self.rule.when.contains(&condition);
        let in_window = has(Condition::InWindow) || has(Condition::PastWindow);
        match self.rule.remedy {
            _ if in_window && self.rule.window.is_none() => Some("window"),
            _ if has(Condition::AtOnce) => Some("at_once"),
            _ if has(Condition::WhileColorsCorrectable) => Some("colors_until"),
            Remedy::PointsToOpponent => Some("claim_points"),
            _ => None,
        }
    }
}

#[derive(PartialEq, Eq)]
pub(super) struct SaidRule {
    /// HTML.
    pub said: String,
    pub article: String,
    /// The field of the number that it refers to.
    pub number: Option<&'static str>,
    pub first: bool,
}

pub(super) fn sentences(t: Lang, procedure: &Procedure, kind: IncidentKind) -> Vec<SaidRule> {
    let said = |rule: Rule<'_>| {
        let words = (("when", rule.when()), ("then", rule.then()));
        SaidRule {
            said: marked(&t.with("rule-sentence", words)),
            article: rule.why().article,
            number: rule.number(),
            first: false,
        }
    };
    Rule::all(t, procedure, rules_for(procedure, kind)).into_iter().map(said).collect()
}

pub(super) struct Said {
    pub key: &'static str,
    /// Link text for screen readers.
    pub what: String,
    /// HTML.
    pub said: String,
    pub changed: Vec<Changed>,
}

pub(super) struct Changed {
    pub name: &'static str,
    pub label: String,
    pub now: String,
    pub in_text: String,
}

impl Said {
    pub fn of(cx: &Cx, stands: &Stands, part: &Part) -> Self {
        let (t, own) = (cx.t, &cx.tournament().settings.refereeing);
        let words = Words { t, stands };
        let (what, sentences) = match part.key {
            "procedure" => ("procedure-which", words.text()),
            "choices" => ("procedure-leaves-open", Vec::new()),
            "cautions" => ("procedure-section-penalties", words.penalties()),
            "grace" => ("procedure-section-lateness", words.lateness()),
            "until" => ("procedure-until", words.appeals(own)),
            "public" => ("procedure-public", words.told(own)),
            number => return words.number(number, part),
        };
        Self {
            key: part.key,
            what: t.text(what),
            said: marked(&sentences.join(&t.text("sentence-gap"))),
            changed: words.changed(part),
        }
    }
}

impl Changed {
    pub fn of(t: Lang, stands: &Stands, field: &'static ProcedureField) -> Option<Self> {
        stands.is_changed(field).then(|| Self {
            name: field.name,
            label: t.text(&key(field)),
            now: words(t, field, &stands.now_json),
            in_text: words(t, field, &stands.text_json),
        })
    }
}

struct Words<'a> {
    t: Lang,
    stands: &'a Stands,
}

impl Words<'_> {
    fn now(&self, name: &str) -> String {
        let field = procedure_fields().find(|field| field.name == name);
        field.map(|field| shown(self.t, field, &self.stands.now_json).0).unwrap_or_default()
    }

    fn changed(&self, part: &Part) -> Vec<Changed> {
        let fields = procedure_fields().filter(|field| part.has(field.name));
        fields.filter_map(|field| Changed::of(self.t, self.stands, field)).collect()
    }

    fn text(&self) -> Vec<String> {
        let (t, now) = (self.t, &self.stands.now);
        let edition = t.cited(&now.edition).replace('*', "\u{2217}");
        let by = t.with("procedure-said-text", [("text", edition)]);
        let in_force = t.in_force(now.period);
        if in_force.is_empty() {
            return vec![by];
        }
        vec![by, t.with("settings-said-words", [("words", in_force)])]
    }

    fn number(&self, name: &str, part: &Part) -> Said {
        let fields = procedure_fields().find(|field| field.name == name);
        let label = fields.map(|field| self.t.text(&key(field))).unwrap_or_default();
        let said = marked(&self.t.labelled(&label, &format!("*{}*", self.now(name))));
        Said { key: part.key, what: label, said, changed: self.changed(part) }
    }

    fn penalties(&self) -> Vec<String> {
        let (t, ladder) = (self.t, self.stands.now.ladder);
        let cautions = match ladder.cautions_make_warning {
            Some(n) => t.with("procedure-said-cautions", [("n", n)]),
            None => t.text("procedure-said-no-cautions"),
        };
        let stones = t.with("procedure-said-stones", [("n", ladder.stones_per_warning)]);
        let warnings = match ladder.warnings_lose {
            Some(n) => {
                let with = (("n", n), ("end", self.now("end")), ("scope", self.now("scope")));
                t.with("procedure-said-warnings", with)
            }
            None => t.text("procedure-said-no-warnings"),
        };
        let most = self.stands.now.discretion;
        let discretion = (most != Discretion::default()).then(|| {
            let with = (("points", most.points), ("minutes", most.minutes));
            t.with("procedure-said-discretion", with)
        });
        [cautions, stones, warnings].into_iter().chain(discretion).collect()
    }

    fn lateness(&self) -> Vec<String> {
        let (t, late) = (self.t, self.stands.now.lateness);
        let grace = (("n", late.grace_minutes), ("after", self.now("after")));
        let late_from =
            if late.limit_in_time { "procedure-said-late" } else { "procedure-said-late-at" };
        vec![
            t.with(late_from, grace),
            t.with("procedure-said-charge", [("n", late.charge_percent)]),
        ]
    }

    fn appeals(&self, own: &Refereeing) -> Vec<String> {
        let (t, committee) = (self.t, self.stands.now.appeal.committee);
        if committee == 0 {
            return vec![t.text("appeal-none")];
        }
        let until = procedure_fields().find(|field| field.name == "until");
        let until = until.map(|field| shown(t, field, &self.stands.now_json)).unwrap_or_default();
        let (until, minutes) = (until.0, until.1.unwrap_or_default());
        let with = (("n", committee), ("until", until), ("minutes", minutes));
        let people = |key: &str, names: &[String]| {
            let names = (!names.is_empty()).then(|| t.listed(names).replace('*', "\u{2217}"))?;
            let words = t.labelled(&t.text(key), &names);
            Some(t.with("settings-said-words", [("words", words)]))
        };
        std::iter::once(t.with("procedure-said-appeals", with))
            .chain(people("committee-title", &own.committee))
            .chain(people("committee-reserves", &own.reserves))
            .collect()
    }

    fn told(&self, own: &Refereeing) -> Vec<String> {
        let said = |yes, of_it, otherwise| self.t.text(if yes { of_it } else { otherwise });
        vec![
            said(own.public, "procedure-said-public", "procedure-said-arbiters"),
            said(own.finished_confirms, "procedure-said-finished", "procedure-said-unfinished"),
        ]
    }
}
