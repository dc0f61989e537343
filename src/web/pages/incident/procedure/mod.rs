//! The event's procedure: which federation's text, and what that text leaves to the event.

mod form;
mod hall;

use crate::web::Message;
use crate::web::prelude::*;
use referee::{Alternative, Condition, Consent, Discretion, KIND_GROUPS};

use super::Why;
use crate::web::views::procedure::{field_value, key, words};

use form::{
    CHOICES, NUMBERS, OWN_AS_SHOWN, Part, ProcedureForm, REST, TEXT, controls, digest, fields_of,
    from_file, part_of,
};

pub(super) use form::Stands;

const ILLEGAL: [IncidentKind; 6] = [
    IncidentKind::KoRetake,
    IncidentKind::Superko,
    IncidentKind::Suicide,
    IncidentKind::Occupied,
    IncidentKind::OutOfTurn,
    IncidentKind::TwoInARow,
];

/// The rules for one kind, or for several kinds with the same rules.
struct KindRow {
    kinds: Vec<IncidentKind>,
    rules: Vec<Rule>,
    changed: bool,
}

/// The key of a heading, and its rows.
type Fold = (String, Vec<KindRow>);

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
    numbers: Vec<&'static Part>,
    illegal: Vec<KindRow>,
    folds: Vec<Fold>,
}

#[derive(Template)]
#[template(path = "incident/part.html")]
struct PartView<'a> {
    cx: &'a Cx,
    of: &'a ProcedurePage,
    key: &'a str,
    /// Link text for screen readers.
    what: String,
    said: Said<'a>,
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
        let illegal = IncidentKind::ALL.into_iter().filter(|kind| ILLEGAL.contains(kind));
        let illegal = rows(&illegal.collect::<Vec<_>>());
        let folds = KIND_GROUPS.iter().map(|(group, kinds)| {
            let others = kinds.iter().filter(|kind| !ILLEGAL.contains(kind));
            let heading = match *group {
                "usual" => "procedure-often".to_owned(),
                group => format!("incident-{group}"),
            };
            (heading, rows(&others.copied().collect::<Vec<_>>()))
        });
        let folds = folds.collect();
        let number = |part: &&Part| asked.iter().any(|field| part.has(field.name));
        Self {
            numbers: NUMBERS.iter().filter(number).collect(),
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

    fn own_digest(&self) -> String {
        digest(&self.cx.tournament().settings.refereeing)
    }

    /// Changed fields that the page has no control for.
    fn own(&self) -> Vec<Changed> {
        let shown = |name| part_of(name).is_some_and(|part| !NUMBERS.contains(part));
        let silent = self.silent.iter().filter(|field| !shown(field.name));
        silent.filter_map(|field| Changed::of(self.cx.t, &self.stands, field)).collect()
    }

    /// Fields of a part that no rule of this text uses; sent on with their current values.
    fn hidden(&self, key: &str, form: &Form) -> Vec<(&'static str, String)> {
        let Some(part) = part_of(key) else { return Vec::new() };
        let unasked = self.silent.iter().map(|field| field.name).chain([OWN_AS_SHOWN]);
        let of_part = unasked.filter(|name| part.has(name) && form.has(name));
        of_part.map(|name| (name, form.value(name).to_owned())).collect()
    }

    fn is_open(&self, key: &str) -> bool {
        self.open.is_some_and(|part| part.key == key)
    }

    fn controls<'a>(&self, key: &str, form: &'a Form) -> Controls<'a> {
        Controls::asking(self.cx.t, form, controls(&self.cx, part_of(key), &self.asked))
    }

    fn part<'a>(&'a self, part: &'a Part) -> PartView<'a> {
        let said = Said { cx: &self.cx, now: &self.stands.now, part };
        PartView { cx: &self.cx, of: self, key: part.key, what: self.cx.text(part.label), said }
    }

    fn changed(&self, part: &Part) -> impl Iterator<Item = Changed> {
        let fields = procedure_fields().filter(|field| part.has(field.name));
        fields.filter_map(|field| Changed::of(self.cx.t, &self.stands, field))
    }

    /// The anchor to return to after the rule's number is changed; `None` if its form is already open.
    fn anchor(&self, rule: &Rule) -> Option<String> {
        Some(format!("said-{}", self.number_of(rule).filter(|part| !self.is_open(part.key))?.key))
    }

    /// The number that a rule refers to, for the first sentence that does.
    fn number_of(&self, rule: &Rule) -> Option<&'static Part> {
        part_of(rule.number.filter(|_| rule.first)?)
    }

    /// Numbers without a sentence that links to them.
    fn unlinked_numbers(&self) -> impl Iterator<Item = &&'static Part> {
        let rows = self.illegal.iter().chain(self.folds.iter().flat_map(|(_, rows)| rows));
        let said: Vec<_> = rows.flat_map(|row| &row.rules).filter_map(|rule| rule.number).collect();
        self.numbers.iter().filter(move |number| !said.contains(&number.key))
    }

    fn unfolded(&self, rows: &[KindRow]) -> bool {
        let unfolds = |part: &Part| self.is_open(part.key) || self.changed(part).next().is_some();
        let number = |rule: &Rule| self.number_of(rule).is_some_and(unfolds);
        rows.iter().any(|row| row.changed || row.rules.iter().any(number))
    }

    /// The first kind it is about.
    fn about(&self, rows: &[KindRow]) -> String {
        let kind = rows.first().and_then(|row| row.kinds.first());
        kind.map(|kind| format!("{} …", self.cx.kind(kind))).unwrap_or_default()
    }
}

/// The referee settings. `?change=…` names a field and opens its part.
#[route("GET", "/t/{slug}/procedure", Organiser)]
async fn show(cx: Cx) -> Answer {
    let open = part_of(cx.query.value("change")).filter(|part| *part != &CHOICES);
    let mut form = shown_of(&cx, open);
    if let Err(error) = Stands::of(&cx.tournament().settings) {
        form = form.refused("", Refusal::Procedure { why: error.to_string() }.sentence());
    }
    render(&ProcedurePage::of(&cx, open, form))
}

/// Whether the event overrides the field.
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
        let rules = Rule::all(cx.t, &stands.now, rules_for(&stands.now, *kind));
        let changed = is_own(cx, &rules_field(*kind));
        let alike = |row: &&mut KindRow| {
            row.changed == changed
                && row.rules.len() == rules.len()
                && row.rules.iter().zip(&rules).all(|(one, other)| one.reads_as(other))
        };
        match rows.iter_mut().find(alike) {
            Some(row) => row.kinds.push(*kind),
            None => rows.push(KindRow { kinds: vec![*kind], rules, changed }),
        }
    }
    for rule in rows.iter_mut().flat_map(|row| &mut row.rules) {
        rule.first = rule.number.is_some_and(|number| !said_before.contains(&number));
        said_before.extend(rule.number.filter(|_| rule.first));
    }
    rows
}

#[route("POST", "/t/{slug}/procedure", Organiser)]
async fn change(act: Act) -> Answer {
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
#[route("POST", "/t/{slug}/procedure/back", Organiser)]
async fn back(act: Act) -> Answer {
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

/// A file of a procedure is not larger, in bytes.
const MOST: usize = 100_000;

/// The event's procedure as a file to edit.
#[route("GET", "/t/{slug}/procedure/file", Organiser)]
async fn file(cx: Cx) -> Answer {
    let now = Stands::in_use(&cx.tournament().settings).now;
    Ok(attachment(&format!("{}.toml", now.name), "application/toml", now.to_file()))
}

/// Takes over a procedure from such a file.
#[route("POST", "/t/{slug}/procedure/file", Organiser)]
async fn take_file(act: Act) -> Answer {
    let bytes = act.file("file").map_or(&[][..], |file| &file.bytes);
    let read = match bytes.len() {
        0 => Err(Sentence::new("import-no-file")),
        1..=MOST => str::from_utf8(bytes)
            .map_err(|why| why.to_string())
            .and_then(|text| Procedure::from_file(text).map_err(|why| why.to_string()))
            .map_err(|why| Refusal::Procedure { why }.sentence()),
        bytes => Err(Sentence::new("read-too-large").with("bytes", bytes).with("most", MOST)),
    };
    let again = |wrong| ProcedurePage::of(&act, None, wrong);
    let file = read.map_err(|why| act.wrong("file", why, again))?;
    let sent = act.form.clone();
    let edit = move |now: &Settings| match digest(&now.refereeing) == sent.value(OWN_AS_SHOWN) {
        true => Ok(from_file(now, &file)),
        false => Err(sent.unfit(Vec::new())),
    };
    save(act, None, edit, "procedure-saved").await
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
    let done = act.blocking(move |acts| acts.change_settings(edit)).await;
    act.saved(done, |wrong| ProcedurePage::of(&act, open, wrong))?;
    act.done("/procedure", Sentence::new(said))
}

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
    fn rules(&self) -> Vec<Rule> {
        Rule::all(self.cx.t, &self.stands.now, rules_for(&self.stands.now, self.kind))
    }

    fn in_text(&self) -> Vec<Rule> {
        let settings = &self.cx.tournament().settings;
        let in_text = self.own.as_ref().map(|_| self.stands.rules_in_text(settings, self.kind));
        Rule::all(self.cx.t, &self.stands.now, in_text.unwrap_or_default())
    }
}

#[route("GET", "/t/{slug}/procedure/rules/{kind}", Organiser)]
async fn show_rules(cx: Cx, place: Path<(String, String)>) -> Answer {
    let kind: IncidentKind = place.1.parse().map_err(|_| WebError::no_page())?;
    let (stands, field) = (Stands::in_use(&cx.tournament().settings), rules_field(kind));
    let own = Some(field).filter(|field| is_own(&cx, field));
    let title = cx.kind(kind);
    render(&RulesPage { cx: cx.titled(title), stands, kind, own })
}

/// A rule that applies if none before it does.
struct Rule {
    clause: Clause,
    when: Vec<Sentence>,
    is_first: bool,
    why: Why,
    /// The field of the number that it refers to, which the event may change.
    number: Option<&'static str>,
    /// Whether no sentence before it refers to that number.
    first: bool,
}

impl Rule {
    fn all(t: Lang, procedure: &Procedure, clauses: Vec<Clause>) -> Vec<Self> {
        let rule = |(i, clause): (usize, Clause)| Self {
            when: clause.when.iter().map(|one| condition(procedure, &clause, *one)).collect(),
            is_first: i == 0,
            why: t.why(&clause.basis),
            number: number(&clause),
            first: false,
            clause,
        };
        clauses.into_iter().enumerate().map(rule).collect()
    }

    fn reads_as(&self, other: &Self) -> bool {
        let then = |rule: &Clause| {
            (rule.firmness != Firmness::ArbiterDecides).then_some((rule.remedy, rule.sanction))
        };
        (&self.when, then(&self.clause), &self.why.article, self.number)
            == (&other.when, then(&other.clause), &other.why.article, other.number)
    }

    /// The other remedies and penalties: the key of each line, and what it lists.
    fn more(&self, t: Lang) -> Vec<(&'static str, String)> {
        let rule = &self.clause;
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
        said.map(|(key, words)| (key, words.join(" · "))).collect()
    }
}

fn condition(procedure: &Procedure, clause: &Clause, condition: Condition) -> Sentence {
    let last = clause.window.unwrap_or(procedure.window).last_move();
    let (key, n) = match condition {
        Condition::AtOnce if procedure.at_once > 0 => {
            ("rule-when-at-once-moves", procedure.at_once)
        }
        Condition::InWindow => ("rule-when-in-moves", last),
        Condition::PastWindow => ("rule-when-past-moves", last),
        Condition::WhileColorsCorrectable => ("rule-when-colors-until", procedure.colors_until),
        other => return Sentence::new(format!("condition-{other}")),
    };
    Sentence::new(key).with("n", n)
}

fn number(clause: &Clause) -> Option<&'static str> {
    let has = |condition| clause.when.contains(&condition);
    let in_window = has(Condition::InWindow) || has(Condition::PastWindow);
    match clause.remedy {
        _ if in_window && clause.window.is_none() => Some("window"),
        _ if has(Condition::AtOnce) => Some("at_once"),
        _ if has(Condition::WhileColorsCorrectable) => Some("colors_until"),
        Remedy::PointsToOpponent => Some("claim_points"),
        _ => None,
    }
}

struct Changed {
    field: &'static ProcedureField,
    now: String,
    in_text: String,
}

impl Changed {
    fn of(t: Lang, stands: &Stands, field: &'static ProcedureField) -> Option<Self> {
        stands.is_changed(field).then(|| Self {
            field,
            now: words(t, field, &stands.now),
            in_text: words(t, field, &stands.text),
        })
    }
}

/// What the procedure says of a part.
#[derive(Template)]
#[template(path = "incident/said.html")]
struct Said<'a> {
    cx: &'a Cx,
    now: &'a Procedure,
    part: &'a Part,
}

impl Said<'_> {
    /// The value of a field, and the minutes that may belong to it.
    fn value(&self, name: &str) -> (String, String) {
        let field = procedure_fields().find(|field| field.name == name);
        let (value, minutes) =
            field.map(|field| field_value(self.cx.t, field, self.now)).unwrap_or_default();
        (value, minutes.unwrap_or_default())
    }

    /// Which text it is, as HTML.
    fn text(&self) -> String {
        let edition = self.cx.cited(&self.now.edition);
        let words = edition.words.replace('*', "\u{2217}");
        let said = marked(&self.cx.with("procedure-said-text", [("text", words)]));
        let lang = edition.language.map(|language| format!("<b lang=\"{language}\">"));
        lang.map_or(said.clone(), |lang| said.replacen("<b>", &lang, 1))
    }
}
