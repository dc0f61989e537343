//! The event's procedure: which federation's text, and what that text leaves to the event.

mod form;
mod hall;

use crate::web::Message;
use crate::web::prelude::*;
use crate::web::views::referee::TextWords;
use referee::{Alternative, Condition, Consent, Discretion, KIND_GROUPS};

use super::Why;
use crate::web::views::procedure::{key, shown, words};

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
    said: Vec<SaidRule>,
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
        Some(format!("said-{}", self.number_of(rule).filter(|said| !self.is_open(said.key))?.key))
    }

    /// The number that a rule refers to, for the first sentence that does.
    fn number_of(&self, rule: &SaidRule) -> Option<&Said> {
        let number = rule.number.filter(|_| rule.first)?;
        self.numbers.iter().find(|said| said.key == number)
    }

    /// Numbers without a sentence that links to them.
    fn unsaid(&self) -> impl Iterator<Item = &Said> {
        let rows = self.illegal.iter().chain(self.folds.iter().flat_map(|(_, rows)| rows));
        let said: Vec<_> = rows.flat_map(|row| &row.said).filter_map(|rule| rule.number).collect();
        self.numbers.iter().filter(move |number| !said.contains(&number.key))
    }

    fn unfolded(&self, rows: &[KindRow]) -> bool {
        let unfolds = |said: &Said| self.is_open(said.key) || !said.changed.is_empty();
        let number = |rule: &SaidRule| self.number_of(rule).is_some_and(unfolds);
        rows.iter().any(|row| row.changed || row.said.iter().any(number))
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
    let done = act.blocking(move |service, id, by| service.change_settings(id, by, edit)).await;
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
    fn rules(&self) -> Vec<Rule<'_>> {
        Rule::all(self.cx.t, &self.stands.now, rules_for(&self.stands.now, self.kind))
    }

    fn in_text(&self) -> Vec<Rule<'_>> {
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
            true => self.t.text(if self.is_first { "rule-always" } else { "rule-otherwise" }),
        }
    }

    fn condition(&self, condition: Condition) -> String {
        let (t, procedure) = (self.t, self.procedure);
        let last = self.rule.window.unwrap_or(procedure.window).last_move();
        let (key, n) = match condition {
            Condition::AtOnce if procedure.at_once > 0 => {
                ("rule-when-at-once-moves", procedure.at_once)
            }
            Condition::InWindow => ("rule-when-in-moves", last),
            Condition::PastWindow => ("rule-when-past-moves", last),
            Condition::WhileColorsCorrectable => ("rule-when-colors-until", procedure.colors_until),
            other => return t.text(&format!("condition-{other}")),
        };
        t.with(key, [("n", n)])
    }

    fn then(&self) -> String {
        if self.rule.firmness == Firmness::ArbiterDecides {
            return self.t.text("arbiter-decides");
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
struct SaidRule {
    /// HTML.
    pub said: String,
    pub article: TextWords,
    /// The field of the number that it refers to.
    pub number: Option<&'static str>,
    pub first: bool,
}

fn sentences(t: Lang, procedure: &Procedure, kind: IncidentKind) -> Vec<SaidRule> {
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

struct Said {
    pub key: &'static str,
    /// Link text for screen readers.
    pub what: String,
    /// HTML.
    pub said: String,
    pub changed: Vec<Changed>,
}

struct Changed {
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
        let mut said = marked(&sentences.join(&t.text("sentence-gap")));
        if let ("procedure", Some(language)) = (part.key, words.edition().language) {
            said = said.replacen("<b>", &format!("<b lang=\"{language}\">"), 1);
        }
        Self { key: part.key, what: t.text(what), said, changed: words.changed(part) }
    }
}

impl Changed {
    pub fn of(t: Lang, stands: &Stands, field: &'static ProcedureField) -> Option<Self> {
        stands.is_changed(field).then(|| Self {
            name: field.name,
            label: t.text(&key(field)),
            now: words(t, field, &stands.now),
            in_text: words(t, field, &stands.text),
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
        field.map(|field| shown(self.t, field, &self.stands.now).0).unwrap_or_default()
    }

    fn changed(&self, part: &Part) -> Vec<Changed> {
        let fields = procedure_fields().filter(|field| part.has(field.name));
        fields.filter_map(|field| Changed::of(self.t, self.stands, field)).collect()
    }

    fn edition(&self) -> TextWords {
        self.t.cited(&self.stands.now.edition)
    }

    fn text(&self) -> Vec<String> {
        let (t, now) = (self.t, &self.stands.now);
        let edition = self.edition().words.replace('*', "\u{2217}");
        let by = t.with("procedure-said-text", [("text", edition)]);
        let in_force = Some(t.in_force(now.period)).filter(|words| !words.is_empty());
        let in_force = in_force.map(|words| t.with("settings-said-words", [("words", words)]));
        [by].into_iter().chain(in_force).collect()
    }

    fn number(&self, name: &str, part: &Part) -> Said {
        let field = procedure_fields().find(|field| field.name == name);
        let label = field.map(|field| self.t.text(&key(field))).unwrap_or_default();
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
        let with = (("points", most.points), ("minutes", most.minutes));
        let discretion = || t.with("procedure-said-discretion", with);
        let discretion = (most != Discretion::default()).then(discretion);
        [cautions, stones, warnings].into_iter().chain(discretion).collect()
    }

    fn lateness(&self) -> Vec<String> {
        let (t, late) = (self.t, self.stands.now.lateness);
        let grace = (("n", late.grace_minutes), ("after", self.now("after")));
        let at = if late.limit_in_time { "procedure-said-late" } else { "procedure-said-late-at" };
        vec![t.with(at, grace), t.with("procedure-said-charge", [("n", late.charge_percent)])]
    }

    fn appeals(&self, own: &Refereeing) -> Vec<String> {
        let (t, committee) = (self.t, self.stands.now.appeal.committee);
        if committee == 0 {
            return vec![t.text("appeal-none")];
        }
        let until = procedure_fields().find(|field| field.name == "until");
        let until = until.map(|field| shown(t, field, &self.stands.now)).unwrap_or_default();
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
