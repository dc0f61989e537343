//! The event's procedure: which federation's text, and what that text leaves to the event.

mod form;
mod hall;
mod rules;

use crate::web::Message;
use crate::web::prelude::*;
use referee::KIND_GROUPS;

use form::{
    CHOICES, NUMBERS, OWN_AS_SHOWN, Part, ProcedureForm, REST, TEXT, controls, fields_of, part_of,
};
use rules::{Changed, Said, SaidRule, sentences};

pub(super) use form::Stands;

const ILLEGAL: [IncidentKind; 6] = [
    IncidentKind::KoRetake,
    IncidentKind::Superko,
    IncidentKind::Suicide,
    IncidentKind::Occupied,
    IncidentKind::OutOfTurn,
    IncidentKind::TwoInARow,
];

crate::web::serves! {
    ("GET", "/t/{slug}/procedure", Organiser) => show,
    ("POST", "/t/{slug}/procedure", Organiser) => change,
    ("GET", "/t/{slug}/rules", Public) => hall::show,
    ("POST", "/t/{slug}/procedure/back", Organiser) => back,
    ("GET", "/t/{slug}/procedure/rules/{kind}", Organiser) => rules::show,
    ("GET", "/t/{slug}/procedure/rules/{kind}/{rule}", Organiser) => rules::of_kind,
}

/// The rules for one kind, or for several kinds with the same rules.
struct KindRow {
    kinds: Vec<IncidentKind>,
    said: Vec<SaidRule>,
    changed: bool,
}

struct Fold {
    heading: String,
    rows: Vec<KindRow>,
}

#[derive(Template)]
#[template(path = "incident/procedure.html")]
struct ProcedurePage {
    cx: Cx,
    form: Form,
    choices_form: Form,
    open: Option<&'static Part>,
    stands: Stands,
    /// Fields that some rule uses, and those that none does.
    asked: Vec<&'static ProcedureField>,
    silent: Vec<&'static ProcedureField>,
    numbers: Vec<Said>,
    illegal: Vec<KindRow>,
    folds: Vec<Fold>,
}

#[derive(Template)]
#[template(path = "incident/part.html")]
struct PartView<'a> {
    cx: &'a Cx,
    of: &'a ProcedurePage,
    said: &'a Said,
}

impl ProcedurePage {
    fn of(cx: &Cx, open: Option<&'static Part>, form: Form) -> Self {
        let stands = Stands::in_use(&cx.tournament().settings);
        let every = IncidentKind::ALL.into_iter().flat_map(|kind| rules_for(&stands.now, kind));
        let every: Vec<_> = every.collect();
        let (asked, silent): (Vec<_>, Vec<_>) =
            procedure_fields().partition(|field| field.is_asked_by(&every));
        let (open, form, choices_form) = match open {
            Some(part) if part == &CHOICES => (None, Form::empty(), form),
            open => (open, form, shown_of(cx, Some(&CHOICES))),
        };
        let mut said_before = Vec::new();
        let mut rows = |kinds: &[IncidentKind]| kind_rows(cx, &stands, kinds, &mut said_before);
        let illegal: Vec<_> =
            IncidentKind::ALL.into_iter().filter(|kind| ILLEGAL.contains(kind)).collect();
        let illegal = rows(&illegal);
        let folds = KIND_GROUPS.iter().map(|(group, kinds)| {
            let others = kinds.iter().filter(|kind| !ILLEGAL.contains(kind));
            let heading = match *group {
                "usual" => cx.text("procedure-often"),
                group => cx.text(&format!("incident-{group}")),
            };
            Fold { heading, rows: rows(&others.copied().collect::<Vec<_>>()) }
        });
        let folds = folds.collect();
        let number = |part: &&Part| asked.iter().any(|field| part.has(field.name));
        let numbers = NUMBERS.iter().filter(number).map(|part| Said::of(cx, &stands, part));
        Self {
            numbers: numbers.collect(),
            cx: cx.clone().headed("procedure-title"),
            form,
            choices_form,
            open,
            stands,
            asked,
            silent,
            illegal,
            folds,
        }
    }

    /// Changed fields that the page has no control for.
    fn own(&self) -> Vec<Changed> {
        let unasked = |field: &&&ProcedureField| {
            part_of(field.name).is_none_or(|part| NUMBERS.contains(part))
        };
        let silent = self.silent.iter().filter(unasked);
        silent.filter_map(|field| Changed::of(self.cx.t, &self.stands, field)).collect()
    }

    /// Fields of a part that no rule of this text uses; sent on with their current values.
    fn hidden(&self, key: &str, form: &Form) -> Vec<(&'static str, String)> {
        let part = part_of(key);
        let unasked = self.silent.iter().map(|field| field.name).chain([OWN_AS_SHOWN]);
        let of_part =
            unasked.filter(|name| part.is_some_and(|part| part.has(name)) && form.has(name));
        of_part.map(|name| (name, form.value(name).to_owned())).collect()
    }

    fn follows(&self, key: &str) -> [String; 2] {
        let keys = match key {
            "procedure" => ["procedure-follow-text", "procedure-follow-new"],
            "public" => ["procedure-public-note", "procedure-finished-note"],
            _ => ["procedure-follow-new", "procedure-follow-print"],
        };
        keys.map(|key| self.cx.text(key))
    }

    fn is_open(&self, key: &str) -> bool {
        self.open.is_some_and(|part| part.key == key)
    }

    fn controls<'a>(&self, key: &str, form: &'a Form) -> Controls<'a> {
        Controls::asking(self.cx.t, form, controls(&self.cx, part_of(key), &self.asked))
    }

    fn part<'a>(&'a self, said: &'a Said) -> PartView<'a> {
        PartView { cx: &self.cx, of: self, said }
    }

    fn name_of(&self, key: &str) -> String {
        let number = self.numbers.iter().find(|said| said.key == key);
        number.map(|said| said.what.clone()).unwrap_or_default()
    }

    /// The anchor to return to after the rule's number is changed; `None` if its form is already open.
    fn anchor(&self, rule: &SaidRule) -> Option<String> {
        let number = self.number_of(rule).filter(|said| !self.is_open(said.key))?;
        Some(format!("said-{}", number.key))
    }

    /// The number that a rule refers to, for the first sentence that does.
    fn number_of(&self, rule: &SaidRule) -> Option<&Said> {
        let number = rule.number.filter(|_| rule.first)?;
        self.numbers.iter().find(|said| said.key == number)
    }

    /// Numbers without a sentence that links to them.
    fn unsaid(&self) -> impl Iterator<Item = &Said> {
        let rows = self.illegal.iter().chain(self.folds.iter().flat_map(|fold| &fold.rows));
        let said: Vec<_> = rows.flat_map(|row| &row.said).filter_map(|rule| rule.number).collect();
        self.numbers.iter().filter(move |number| !said.contains(&number.key))
    }

    fn unfolded(&self, fold: &Fold) -> bool {
        let number = |rule: &SaidRule| {
            let number = self.number_of(rule);
            number.is_some_and(|said| self.is_open(said.key) || !said.changed.is_empty())
        };
        fold.rows.iter().any(|row| row.changed || row.said.iter().any(number))
    }

    /// The first kind it is about.
    fn about(&self, fold: &Fold) -> String {
        let kind = fold.rows.iter().flat_map(|row| &row.kinds).next();
        kind.map(|kind| format!("{} …", self.cx.kind(kind))).unwrap_or_default()
    }
}

/// The referee settings. `?change=…` names a field and opens its part.
pub async fn show(cx: Cx) -> Answer {
    let open = part_of(cx.query.value("change")).filter(|part| *part != &CHOICES);
    let mut form = shown_of(&cx, open);
    if let Err(error) = Stands::of(&cx.tournament().settings) {
        form = form.refused("", Refusal::Procedure { why: error.to_string() }.sentence());
    }
    render(&ProcedurePage::of(&cx, open, form))
}

/// Whether the event has that field otherwise than the text.
fn is_own(cx: &Cx, field: &str) -> bool {
    cx.tournament().settings.refereeing.adapted.contains_key(field)
}

fn shown_of(cx: &Cx, part: Option<&Part>) -> Form {
    let now = &cx.tournament().settings;
    let fields = part.map(|part| fields_of(cx.t, now, &Stands::in_use(now), part));
    Form::filled(fields.unwrap_or_default())
}

/// `said_before` are numbers that an earlier sentence refers to.
fn kind_rows(
    cx: &Cx,
    stands: &Stands,
    kinds: &[IncidentKind],
    said_before: &mut Vec<&'static str>,
) -> Vec<KindRow> {
    let mut rows: Vec<KindRow> = Vec::new();
    for kind in kinds {
        let said = sentences(cx.t, &stands.now, *kind);
        let changed = is_own(cx, &rules_field(*kind));
        match rows.iter_mut().find(|row| row.said == said && row.changed == changed) {
            Some(row) => row.kinds.push(*kind),
            None => rows.push(KindRow { kinds: vec![*kind], said, changed }),
        }
    }
    for said in rows.iter_mut().flat_map(|row| &mut row.said) {
        said.first = said.number.is_some_and(|number| !said_before.contains(&number));
        said_before.extend(said.number.filter(|_| said.first));
    }
    rows
}

pub async fn change(act: Act) -> Answer {
    let open = part_of(act.form.value(PART)).ok_or_else(WebError::not_understood)?;
    act.parse::<ProcedureForm, _>(|wrong| ProcedurePage::of(&act, Some(open), wrong))?;
    let (t, sent) = (act.t, act.form.clone());
    let edit = move |now: &Settings| {
        let stands = Stands::in_use(now);
        let kept = fields_of(t, now, &stands, open);
        let typed: ProcedureForm = sent.merged(kept.clone())?;
        // Another procedure drops the event's own fields; changes that another organiser made since would be lost.
        if typed.is_another(&now.refereeing)
            && sent.as_shown() != Form::filled(kept.clone()).as_shown()
        {
            return Err(sent.unfit(kept));
        }
        Ok(typed.settings(&stands, &now.refereeing))
    };
    save(act, Some(open), edit, "procedure-saved").await
}

/// Resets to the text: a field, the rules of a kind, or with `clauses` all rules from a file.
pub async fn back(act: Act) -> Answer {
    let name = act.form.value("field").to_owned();
    let field = procedure_fields().find(|field| field.name == name);
    let rules = name == "clauses" || IncidentKind::ALL.into_iter().any(|k| rules_field(k) == name);
    if field.is_none() && !rules {
        return Err(WebError::not_understood());
    }
    let edit = move |now: &Settings| {
        let mut own = now.refereeing.clone();
        match field {
            Some(field) => own.adapted = Stands::in_use(now).back(&own, field),
            None => drop(own.adapted.remove(&name)),
        }
        Ok(own)
    };
    save(act, None, edit, "procedure-back-done").await
}

/// Saves the settings that `edit` makes from the current ones, then returns to the page; or shows the form again.
async fn save(
    act: Act,
    open: Option<&'static Part>,
    edit: impl FnOnce(&Settings) -> Result<Refereeing, ServiceError> + Send + 'static,
    said: &'static str,
) -> Answer {
    let edit = move |now: &Tournament| {
        Ok(Settings { refereeing: edit(&now.settings)?, ..now.settings.clone() })
    };
    let done = act.blocking(move |service, id, by| service.change_settings(id, by, edit)).await;
    act.saved(done, |wrong| ProcedurePage::of(&act, open, wrong))?;
    act.done("/procedure", Sentence::new(said))
}
