//! The parts of a procedure as sentences, with their values in bold.

use crate::web::prelude::*;
use referee::Discretion;

use super::Stands;
use super::form::{Part, key, shown, words};

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
