//! The event's procedure: which federation's text, and what that text leaves to the event.

mod controls;
mod form;
mod hall;
mod hall_cases;
mod rules;
mod said;
mod stands;

use crate::web::Message;
use crate::web::prelude::*;
use referee::KIND_GROUPS;

use form::{CHOICES, NUMBERS, OWN_AS_SHOWN, Part, ProcedureForm, REST, TEXT, fields_of, part_of};
use rules::{SaidRule, sentences};
use said::{Changed, Said};

pub(super) use stands::Stands;

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
    kinds: Vec<KindLink>,
    said: Vec<SaidRule>,
    changed: bool,
}

struct KindLink {
    href: String,
    words: String,
}

struct Fold {
    heading: String,
    rows: Vec<KindRow>,
}

#[derive(Template)]
#[template(path = "incident/procedure.html")]
struct ProcedurePage {
    cx: Page,
    form: Form,
    choices_form: Form,
    open: Option<&'static Part>,
    text: Said,
    choices: Said,
    numbers: Vec<Said>,
    rest: Vec<Said>,
    /// Fields of an open form that no rule of this text uses; sent on with their current values.
    hidden: Vec<(&'static str, String)>,
    choices_hidden: Vec<(&'static str, String)>,
    /// Changed fields that the page has no control for.
    own: Vec<Changed>,
    illegal: Vec<KindRow>,
    folds: Vec<Fold>,
    whole: bool,
    follows: Vec<String>,
    save: String,
    home: String,
    play: String,
    hall: String,
    back_action: String,
    of_rules: String,
    asked: Vec<&'static ProcedureField>,
}

#[derive(Template)]
#[template(path = "incident/part.html")]
struct PartView<'a> {
    t: Lang,
    of: &'a ProcedurePage,
    said: &'a Said,
}

/// The referee settings. `?change=…` names a field and opens its part.
pub async fn show(page: Page, event: Event, request: HttpRequest) -> Answer {
    let open = part_of(Form::of_query(&request).value("change"));
    let open = open.filter(|part| *part != &CHOICES);
    let mut form = shown_of(page.t, &event, open);
    if let Err(error) = Stands::of(settings(&event)) {
        form = form.refused("", Refusal::Procedure { why: error.to_string() }.sentence());
    }
    render(&view(page, &event, open, form))
}

fn settings(event: &Event) -> &Settings {
    &event.snapshot.tournament.settings
}

fn shown_of(t: Lang, event: &Event, part: Option<&Part>) -> Form {
    let now = settings(event);
    let fields = part.map(|part| fields_of(t, now, &Stands::in_use(now), part));
    Form::filled(fields.unwrap_or_default())
}

fn view(page: Page, event: &Event, open: Option<&'static Part>, form: Form) -> ProcedurePage {
    let (t, stands) = (page.t, Stands::in_use(settings(event)));
    let every = IncidentKind::ALL.into_iter().flat_map(|kind| rules_for(&stands.now, kind));
    let every: Vec<_> = every.collect();
    let (asked, silent): (Vec<_>, Vec<_>) =
        procedure_fields().partition(|field| field.is_asked_by(&every));
    let hidden_of = |part: &Part, form: &Form| {
        let unasked = silent.iter().map(|field| field.name).chain([OWN_AS_SHOWN]);
        let of_part = unasked.filter(|name| part.fields.contains(name) && form.has(name));
        of_part.map(|name| (name, form.value(name).to_owned())).collect()
    };
    let (open, form, choices_form) = match open {
        Some(part) if part == &CHOICES => (None, Form::empty(), form),
        open => (open, form, shown_of(t, event, Some(&CHOICES))),
    };
    let mut said_before = Vec::new();
    let (illegal, others): (Vec<_>, Vec<_>) =
        IncidentKind::ALL.into_iter().partition(|kind| ILLEGAL.contains(kind));
    let illegal = kind_rows(t, event, &stands, &illegal, &mut said_before);
    let folds = KIND_GROUPS.iter().map(|(group, kinds)| Fold {
        heading: t.text(&match *group {
            "usual" => "procedure-often".to_owned(),
            group => format!("incident-{group}"),
        }),
        rows: {
            let kinds: Vec<_> = kinds.iter().filter(|k| others.contains(k)).copied().collect();
            kind_rows(t, event, &stands, &kinds, &mut said_before)
        },
    });
    let folds: Vec<_> = folds.collect();
    let said = |part| Said::of(t, settings(event), &stands, part);
    let number = |part: &&Part| asked.iter().any(|field| part.fields.contains(&field.name));
    ProcedurePage {
        text: said(&TEXT),
        choices: said(&CHOICES),
        numbers: NUMBERS.iter().filter(number).map(said).collect(),
        rest: REST.iter().map(said).collect(),
        hidden: open.map(|part| hidden_of(part, &form)).unwrap_or_default(),
        choices_hidden: hidden_of(&CHOICES, &choices_form),
        own: silent
            .iter()
            .filter(|field| part_of(field.name).is_none_or(|part| NUMBERS.contains(part)))
            .filter_map(|field| Changed::of(t, &stands, field))
            .collect(),
        illegal,
        folds,
        whole: settings(event).refereeing.adapted.contains_key("clauses"),
        follows: open.map(|part| follows(t, part)).unwrap_or_default(),
        save: t.text("save"),
        of_rules: t.with("procedure-of-rules", [("rules", t.rules(settings(event).rules))]),
        home: event.path("/procedure"),
        play: event.path("/procedure/play"),
        hall: event.path("/rules"),
        back_action: event.path("/procedure/back"),
        cx: frame(page, event).titled(t.text("procedure-title")),
        open,
        form,
        choices_form,
        asked,
    }
}

fn follows(t: Lang, part: &Part) -> Vec<String> {
    let keys: &[&str] = match part.key {
        "procedure" => &["procedure-follow-text", "procedure-follow-new"],
        "public" => &["procedure-public-note", "procedure-finished-note"],
        _ => &["procedure-follow-new", "procedure-follow-print"],
    };
    keys.iter().map(|key| t.text(key)).collect()
}

fn kind_rows(
    t: Lang,
    event: &Event,
    stands: &Stands,
    kinds: &[IncidentKind],
    said_before: &mut Vec<&'static str>,
) -> Vec<KindRow> {
    let mut rows: Vec<KindRow> = Vec::new();
    for kind in kinds {
        let said = sentences(t, &stands.now, *kind);
        let changed = settings(event).refereeing.adapted.contains_key(&rules_field(*kind));
        let link = KindLink {
            href: event.path(&format!("/procedure/rules/{kind}")),
            words: kind_words(t, *kind),
        };
        match rows.iter_mut().find(|row| row.said == said && row.changed == changed) {
            Some(row) => row.kinds.push(link),
            None => rows.push(KindRow { kinds: vec![link], said, changed }),
        }
    }
    for said in rows.iter_mut().flat_map(|row| &mut row.said) {
        said.first = said.number.is_some_and(|number| !said_before.contains(&number));
        said_before.extend(said.number.filter(|_| said.first));
    }
    rows
}

impl ProcedurePage {
    fn is_open(&self, key: &str) -> bool {
        self.open.is_some_and(|part| part.key == key)
    }

    fn controls<'a>(&self, key: &str, form: &'a Form) -> Controls<'a> {
        let wanted = controls::of_part(self.cx.t, part_of(key), &self.asked, &self.of_rules);
        Controls::asking(self.cx.t, form, wanted)
    }

    fn part<'a>(&'a self, said: &'a Said) -> PartView<'a> {
        PartView { t: self.cx.t, of: self, said }
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

    fn sentences(&self, fold: &Fold) -> String {
        let n: usize = fold.rows.iter().map(|row| row.said.len()).sum();
        self.cx.t.with("procedure-sentences", [("n", n)])
    }
}

pub async fn change(act: Act) -> Answer {
    let open = part_of(act.form.value(PART)).ok_or_else(WebError::not_understood)?;
    if let Err(wrong) = act.form.parse::<ProcedureForm>() {
        return render_wrong(&view(act.cx.page, &act.cx.event, Some(open), wrong));
    }
    let (t, sent) = (act.cx.page.t, act.form.clone());
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
    match act.blocking(move |service, id, by| service.change_settings(id, by, edit)).await {
        Ok(_) => act.done("/procedure", Sentence::new(said)),
        Err(error) => {
            let wrong = act.form.after(error)?;
            render_wrong(&view(act.cx.page, &act.cx.event, open, wrong))
        }
    }
}
