//! Changes of a published round, at a table or in the round as a whole, with a reason for the players.

use crate::web::prelude::*;
use crate::web::views::mended::mended_lines;
use pairing::{Left, Mending, PublishedRound};
use service::{Amends, fingerprint_of};

use super::round_act::RoundAct;
use super::sentences::name;
use super::show::{PART, people, second_first};

#[derive(Clone, Debug)]
enum MendForm {
    Mend(Mending),
    TakeBack,
    Drop,
}

impl FromForm for MendForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let table = |reader: &mut Reader<'_>| reader.number("table", 1..=9999).map(TableNo);
        let entry =
            |reader: &mut Reader<'_>, name: &str| reader.number(name, 1..=i32::MAX).map(EntryId);
        let overrule = reader.ticked("overrule");
        let mending = match reader.typed("what") {
            "swap" => Mending::SwapColors { table: table(reader)?, overrule },
            "terms" => {
                let (table, handicap) = (table(reader), reader.number("handicap", 0..=9_u8));
                let komi = reader.read_if_any("komi", |typed| {
                    let points = HalfPoints::parse(&typed.replace(',', "."));
                    let points = points.filter(|points| points.0.abs() <= 200);
                    points.ok_or_else(|| Sentence::new("fault-number").with("typed", typed))
                });
                Mending::Terms { table: table?, handicap: handicap?, komi: komi?, overrule }
            }
            "move" => {
                let (table, to) = (table(reader), reader.number("to", 1..=9999).map(TableNo));
                Mending::Move(table?, to?)
            }
            "exchange" => {
                let (leaves, comes) = (entry(reader, "leaves"), entry(reader, "comes"));
                Mending::Exchange { leaves: leaves?, comes: comes?, overrule }
            }
            "cancel" => {
                let (black, white) = (left(reader.typed("black")), left(reader.typed("white")));
                Mending::Cancel { table: table(reader)?, black, white }
            }
            "pair" => {
                let (one, other) = (entry(reader, "one"), entry(reader, "other"));
                Mending::Pair { one: one?, other: other?, overrule }
            }
            "give-bye" => Mending::GiveBye(entry(reader, "entry")?),
            "take-bye" => Mending::TakeBye(entry(reader, "bye")?),
            "take-back" => return Some(Self::TakeBack),
            "drop" => return Some(Self::Drop),
            _ => {
                reader.read("what", |_| Err::<(), _>(Sentence::new("mend-what-wrong")));
                return None;
            }
        };
        Some(Self::Mend(mending))
    }
}

fn left(typed: &str) -> Left {
    match typed {
        "free" => Left::FreeRound,
        "absent" => Left::Absent,
        _ => Left::Waits,
    }
}

/// Boards with a result that the change would remove.
fn taken_apart<'a>(round: &'a Round, asked: &MendForm) -> Vec<&'a Board> {
    let touched = |board: &Board| match asked {
        MendForm::TakeBack | MendForm::Drop => true,
        MendForm::Mend(Mending::Exchange { leaves, comes, .. }) => {
            board.color_of(*leaves).is_some() || board.color_of(*comes).is_some()
        }
        MendForm::Mend(Mending::Cancel { table, .. }) => board.table == *table,
        MendForm::Mend(_) => false,
    };
    let has_result =
        |board: &Board| !board.ending.is_pending() || !board.earlier_games().is_empty();
    round.boards.iter().filter(|board| touched(board) && has_result(board)).collect()
}

type Answers = Vec<(String, String)>;

#[derive(Template)]
#[template(path = "draft/mend.html")]
struct Mend {
    cx: Page,
    form: Form,
    no: RoundNo,
    lead: String,
    table: Option<TableNo>,
    seats: Option<(String, String)>,
    action: String,
    seen: String,
    whats: Vec<(&'static str, String, String)>,
    handicaps: Answers,
    leaves: Answers,
    comes: Answers,
    lefts: Answers,
    free: Answers,
    /// The same, rotated by one: no player can be paired with themselves.
    others: Answers,
    byes: Answers,
    tables: Vec<(TableNo, [String; 2], String)>,
    usual: [String; 3],
    lost: Vec<String>,
    count: String,
    back: String,
    told: Vec<MendedLine>,
    /// Links to printed pages that become outdated.
    paper: [String; 3],
}

fn view(
    page: Page,
    event: &Event,
    no: RoundNo,
    form: Form,
    lost: Vec<String>,
    told: Vec<MendedLine>,
) -> Result<Mend> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let published = PublishedRound::open(tournament, no).map_err(|_| WebError::no_page())?;
    let (unpaired, round) = (published.unpaired(), published.round());
    let table = form.value("table").parse().ok().map(TableNo);
    let board = table.and_then(|table| round.board_at(table));
    let here = event.path(&format!("/draft/{no}/mend"));
    let seats = board.map(|b| (name(t, tournament, b.black), name(t, tournament, b.white)));
    let others = round.boards.iter().filter(|other| Some(other.table) != table);
    let others = others.flat_map(|other| [other.black, other.white]);
    let comes = others.chain(unpaired.iter().copied()).chain(round.byes.iter().copied());
    let free: Vec<EntryId> = unpaired.iter().chain(&round.byes).copied().collect();
    Ok(Mend {
        lead: t.text(if event.is_hidden() { "mend-lead-unseen" } else { "mend-lead" }),
        cx: page.titled(t.with("mend-title", [("round", no)])),
        no,
        table: board.map(|board| board.table),
        seats,
        action: here.clone(),
        seen: fingerprint_of(round),
        whats: whats(t, board.is_some(), free.len(), round.byes.len()),
        usual: ["clubmates", "wrong-player", "late"]
            .map(|why| t.text(&format!("mend-usual-{why}"))),
        handicaps: (0..=9)
            .map(|stones| (stones.to_string(), t.with("mend-stones", [("n", stones)])))
            .collect(),
        leaves: board.map_or_else(Vec::new, |b| people(t, tournament, [b.black, b.white])),
        comes: board.map_or_else(Vec::new, |_| people(t, tournament, comes)),
        lefts: ["waits", "free", "absent"]
            .map(|left| (left.to_owned(), t.text(&format!("mend-left-{left}"))))
            .to_vec(),
        others: second_first(people(t, tournament, free.iter().copied())),
        free: people(t, tournament, free),
        byes: people(t, tournament, round.byes.iter().copied()),
        tables: if board.is_some() { Vec::new() } else { tables(t, tournament, round, &here) },
        count: lost.len().to_string(),
        lost,
        told,
        paper: [
            event.path("/paper/boards"),
            event.path("/paper/names"),
            event.path(&format!("/rounds/{no}/slips")),
        ],
        back: if board.is_some() { here } else { event.path(&format!("/draft/{no}")) },
        form,
    })
}

/// The possible changes at a table, or in the round, given how many are free and how many of them have a bye.
fn whats(t: Lang, of_table: bool, free: usize, byes: usize) -> Vec<(&'static str, String, String)> {
    let names: &[(&'static str, bool)] = if of_table {
        &[("swap", true), ("terms", true), ("move", true), ("exchange", true), ("cancel", true)]
    } else {
        &[
            ("pair", free > 1),
            ("give-bye", free > 0),
            ("take-bye", byes > 0),
            ("take-back", true),
            ("drop", true),
        ]
    };
    let words = |(name, _): &(&'static str, bool)| {
        (*name, t.text(&format!("mend-{name}")), t.text(&format!("mend-{name}-note")))
    };
    names.iter().filter(|(_, can)| *can).map(words).collect()
}

fn tables(
    t: Lang,
    tournament: &Tournament,
    round: &Round,
    here: &str,
) -> Vec<(TableNo, [String; 2], String)> {
    let line = |board: &Board| {
        let names = [board.black, board.white].map(|id| name(t, tournament, id));
        (board.table, names, format!("{here}?table={}", board.table))
    };
    round.boards.iter().map(line).collect()
}

/// The form; with `look` also a preview of what players would read.
pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32)>,
    request: HttpRequest,
) -> Answer {
    let form = with_usual(Form::of_query(&request));
    let page = frame(page, &event);
    let no = RoundNo(place.1);
    if form.value("look").is_empty() {
        let form = as_it_stands(page.t, &event, no, form);
        return render(&view(page, &event, no, form, Vec::new(), Vec::new())?);
    }
    match look(page.t, &state, &event, no, &form).await? {
        Ok(told) => render(&view(page, &event, no, form, Vec::new(), told)?),
        // No error while the form is still being filled in: the script asks for a preview on every change.
        Err(_) if request.headers().contains_key(PART) => {
            render(&view(page, &event, no, form, Vec::new(), Vec::new())?)
        }
        Err(wrong) => render_wrong(&view(page, &event, no, wrong, Vec::new(), Vec::new())?),
    }
}

/// Replaces the typed reason by the suggested one that was tapped.
fn with_usual(form: Form) -> Form {
    match form.value("usual") {
        "" => form,
        usual => Form::filled(std::iter::once(("reason", usual)).chain(form.all())),
    }
}

async fn look(
    t: Lang,
    state: &State,
    event: &Event,
    no: RoundNo,
    form: &Form,
) -> Result<Result<Vec<MendedLine>, Form>> {
    let mending = match form.parse::<MendForm>() {
        Ok(MendForm::Mend(mending)) => mending,
        Ok(MendForm::TakeBack | MendForm::Drop) => return Ok(Ok(Vec::new())),
        Err(wrong) => return Ok(Err(wrong)),
    };
    let (snapshot, reason) = (event.snapshot.clone(), form.value("reason").to_owned());
    let told = state
        .worked_out(move |service: &Service| {
            service.look_at_mending(&snapshot.tournament, no, &mending, &reason, Utc::now())
        })
        .await;
    Ok(match told {
        Ok(mended) => Ok(mended_lines(t, event, &[mended])),
        Err(error) => Err(form.clone().after_in(t, &event.snapshot.tournament, error)?),
    })
}

/// Prefills the table's own handicap, komi and number, so that untouched fields change nothing.
fn as_it_stands(t: Lang, event: &Event, no: RoundNo, form: Form) -> Form {
    let table = form.value("table").parse().ok().map(TableNo);
    let round = event.snapshot.tournament.round(no);
    let Some(board) = round.zip(table).and_then(|(round, table)| round.board_at(table)) else {
        return form;
    };
    form.adding("handicap", &board.handicap.to_string())
        .adding("komi", &board.komi.map(|komi| t.points(komi)).unwrap_or_default())
        .adding("to", &board.table.to_string())
}

/// Carries out the change, or lists the results that would be lost.
pub async fn change(round: RoundAct) -> Answer {
    let RoundAct { act, no } = round;
    let form = act.form.clone();
    let asked = match form.parse::<MendForm>() {
        Ok(asked) => asked,
        Err(wrong) => {
            return render_wrong(&view(
                frame(act.cx.page, &act.cx.event),
                &act.cx.event,
                no,
                wrong,
                Vec::new(),
                Vec::new(),
            )?);
        }
    };
    let amends = Amends {
        reason: form.value("reason").to_owned(),
        seen: form.value("seen").to_owned(),
        lost: form.value("lost").parse().unwrap_or(0),
    };
    let work = asked.clone();
    let done = act.blocking(move |service: &Service, id, by| match &work {
        MendForm::Mend(mending) => service.mend_round(id, by, no, mending, &amends),
        MendForm::TakeBack => service.take_back_publication(id, by, no, &amends),
        MendForm::Drop => service.drop_round(id, by, no, &amends),
    });
    let done = done.await;
    let lost = match &done {
        Ok(_) if matches!(asked, MendForm::Mend(_)) => {
            let said = if act.cx.event.is_hidden() { "mend-done-unseen" } else { "mend-done" };
            return act.done(&format!("/draft/{no}/mend"), Sentence::new(said));
        }
        Ok(_) => {
            let said =
                if matches!(asked, MendForm::Drop) { "mend-dropped" } else { "mend-taken-back" };
            return act.done(&format!("/draft/{no}"), Sentence::new(said).with("round", no));
        }
        Err(ServiceError::Refused(Refusal::ResultsLost { .. })) => {
            let tournament = &act.cx.event.snapshot.tournament;
            let round = tournament.round(no).ok_or_else(WebError::no_page)?;
            let t = act.cx.page.t;
            let line = |board: &&Board| {
                let (black, white) =
                    (name(t, tournament, board.black), name(t, tournament, board.white));
                let result = board.ending.to_string();
                t.with(
                    "mend-lost",
                    (
                        ("table", board.table),
                        ("black", black),
                        ("white", white),
                        ("result", result),
                    ),
                )
            };
            taken_apart(round, &asked).iter().map(line).collect()
        }
        Err(_) => Vec::new(),
    };
    match done {
        Err(error) => {
            let wrong = form.after_in(act.cx.page.t, &act.cx.event.snapshot.tournament, error)?;
            render_wrong(&view(
                frame(act.cx.page, &act.cx.event),
                &act.cx.event,
                no,
                wrong,
                lost,
                Vec::new(),
            )?)
        }
        Ok(_) => Err(WebError::no_page()),
    }
}
