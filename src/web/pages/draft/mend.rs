//! Changes of a published round, at a table or in the round as a whole, with a reason for the players.

use super::*;
use crate::web::views::rounds::mended_lines;
use pairing::{Left, Mending, PublishedRound};
use service::{Amends, MatchEdit, fingerprint_of};

#[derive(Clone, Debug)]
enum MendForm {
    Mend(Mending),
    Matches(MatchEdit),
    TakeBack,
    Drop,
}

impl FromForm for MendForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        if let Some(edit) = of_teams(reader) {
            return edit.map(Self::Matches);
        }
        let overrule = reader.ticked("overrule");
        let mending = match reader.typed("what") {
            "swap" => Mending::SwapColors { table: table(reader, "table")?, overrule },
            "terms" => {
                let (at, handicap) = (table(reader, "table"), reader.number("handicap", 0..=9_u8));
                let komi = reader.read_if_any("komi", komi);
                Mending::Terms { table: at?, handicap: handicap?, komi: komi?, overrule }
            }
            "move" => {
                let (from, to) = (table(reader, "table"), table(reader, "to"));
                Mending::Move(from?, to?)
            }
            "exchange" => {
                let (leaves, comes) = (entry(reader, "leaves"), entry(reader, "comes"));
                Mending::Exchange { leaves: leaves?, comes: comes?, overrule }
            }
            "cancel" => {
                let (black, white) = (left(reader.typed("black")), left(reader.typed("white")));
                Mending::Cancel { table: table(reader, "table")?, black, white }
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
                reader.refuse("what", Sentence::new("mend-what-wrong"));
                return None;
            }
        };
        Some(Self::Mend(mending))
    }
}

/// A change of which teams meet; `None` for another change.
fn of_teams(reader: &mut Reader<'_>) -> Option<Option<MatchEdit>> {
    let what = reader.typed("what");
    let mut team = |name| reader.number(name, 1..=i32::MAX).map(TeamNo);
    Some(match what {
        "meet" => team("one").zip(team("other")).map(|(one, other)| MatchEdit::Meet(one, other)),
        "part" => team("parts").map(MatchEdit::Part),
        "turn" => team("turns").map(MatchEdit::Exchange),
        "team-bye" => team("rests").map(MatchEdit::GiveBye),
        "no-team-bye" => team("back").map(MatchEdit::TakeBye),
        _ => return None,
    })
}

fn komi(typed: &str) -> Result<HalfPoints, Sentence> {
    let points = HalfPoints::parse(&typed.replace(',', "."));
    let points = points.filter(|points| points.0.abs() <= 200);
    points.ok_or_else(|| Sentence::new("fault-number").with("typed", typed))
}

fn left(typed: &str) -> Left {
    match typed {
        "free" => Left::FreeRound,
        "absent" => Left::Absent,
        _ => Left::Waits,
    }
}

/// Boards with a result that the change would remove.
fn taken_apart(tournament: &Tournament, round: &Round, asked: &MendForm) -> Vec<Board> {
    let of_team = match asked {
        MendForm::Matches(MatchEdit::Part(no) | MatchEdit::Exchange(no)) => {
            tournament.boards_of(round, *no)
        }
        _ => Vec::new(),
    };
    let touched = |board: &Board| match asked {
        MendForm::TakeBack | MendForm::Drop => true,
        MendForm::Mend(Mending::Exchange { leaves, comes, .. }) => {
            board.color_of(*leaves).is_some() || board.color_of(*comes).is_some()
        }
        MendForm::Mend(Mending::Cancel { table, .. }) => board.table == *table,
        MendForm::Matches(MatchEdit::Part(_) | MatchEdit::Exchange(_)) => {
            of_team.iter().any(|(own, _)| own.table == board.table)
        }
        MendForm::Mend(_) | MendForm::Matches(_) => false,
    };
    let played = |board: &Board| !board.ending.is_pending() || !board.earlier_games().is_empty();
    round.boards.iter().filter(|board| touched(board) && played(board)).cloned().collect()
}

#[derive(Template)]
#[template(path = "draft/mend.html")]
struct Mend {
    cx: Cx,
    form: Form,
    round: Round,
    board: Option<Board>,
    published: Option<NaiveDateTime>,
    unpaired: Vec<EntryId>,
    lost: Vec<Board>,
    told: Vec<MendedLine>,
}

type Answers = Vec<(String, String)>;

/// A published round, and when it was published; `None` if it came with a file.
type Publication = (PublishedRound, Option<NaiveDateTime>);

/// How a round can be changed, with the text keys of its name and its note.
const WAYS: [(&str, &str, &str); 15] = [
    ("swap", "mend-swap", "mend-swap-note"),
    ("terms", "mend-terms", "mend-terms-note"),
    ("move", "mend-move", "mend-move-note"),
    ("exchange", "mend-exchange", "mend-exchange-note"),
    ("cancel", "mend-cancel", "mend-cancel-note"),
    ("pair", "mend-pair", "mend-pair-note"),
    ("give-bye", "mend-give-bye", "mend-give-bye-note"),
    ("take-bye", "mend-take-bye", "mend-take-bye-note"),
    ("meet", "match-meet", ""),
    ("part", "match-part", ""),
    ("turn", "match-exchange", ""),
    ("team-bye", "mend-give-bye", ""),
    ("no-team-bye", "mend-take-bye", ""),
    ("take-back", "mend-take-back", "mend-take-back-note"),
    ("drop", "mend-drop", "mend-drop-note"),
];

impl Mend {
    fn of(cx: &Cx, (now, published): &Publication, form: Form) -> Self {
        let (round, unpaired, published) = (now.round().clone(), now.unpaired(), *published);
        let board = board_in(&round, &form).cloned();
        let cx = cx.clone().titled(cx.with("mend-title", [("round", round.no)]));
        Self { cx, form, round, board, published, unpaired, lost: Vec::new(), told: Vec::new() }
    }

    fn ways(&self) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
        let (at_board, of_teams, teams) =
            (self.board.is_some(), self.of_teams(), &self.round.teams);
        WAYS.into_iter().filter(move |(name, ..)| match *name {
            "swap" | "terms" | "move" => at_board,
            "exchange" => at_board && !self.substitutes().is_empty(),
            "cancel" => at_board && !of_teams,
            "pair" => !at_board && !of_teams && self.free().len() > 1,
            "give-bye" => !at_board && !of_teams && !self.free().is_empty(),
            "take-bye" => !at_board && !of_teams && !self.round.byes.is_empty(),
            "meet" => !at_board && of_teams && self.idle(true).len() > 1,
            "part" | "turn" => !at_board && of_teams && !teams.matches.is_empty(),
            "team-bye" => !at_board && of_teams && !self.idle(false).is_empty(),
            "no-team-bye" => !at_board && of_teams && !teams.byes.is_empty(),
            _ => !at_board,
        })
    }

    /// Teams without a match, with or without those that have a bye.
    fn idle(&self, byes: bool) -> Answers {
        let (teams, no) = (&self.round.teams, self.round.no);
        let busy = |no: TeamNo| match byes {
            true => teams.matches.iter().any(|one| one.has(no)),
            false => teams.teams().any(|team| team == no),
        };
        let tournament = self.cx.tournament();
        let free = |team: &&Team| !busy(team.no) && !tournament.has_left(team, no);
        self.teams(tournament.teams.list.iter().filter(free).map(|team| team.no))
    }

    fn teams(&self, teams: impl IntoIterator<Item = TeamNo>) -> Answers {
        teams.into_iter().map(|no| (no.to_string(), self.cx.team_at(no).name)).collect()
    }

    fn matches(&self) -> Answers {
        let name = |no| self.cx.team_at(no).name;
        let both = |one: &TeamMatch| [name(one.first), name(one.second)].join(" – ");
        self.round.teams.matches.iter().map(|one| (one.first.to_string(), both(one))).collect()
    }

    fn of_teams(&self) -> bool {
        self.cx.tournament().has_matches(&self.round)
    }

    fn free(&self) -> Vec<EntryId> {
        self.unpaired.iter().chain(&self.round.byes).copied().collect()
    }

    fn handicaps(&self) -> impl Iterator<Item = (String, String)> {
        (0..=9).map(|n| (n.to_string(), self.cx.with("mend-stones", [("n", n)])))
    }

    fn leaving_choices(&self) -> Answers {
        self.board.as_ref().map(|b| self.cx.choices_of(&[b.black, b.white])).unwrap_or_default()
    }

    /// Who can take a place: in a round of teams the others of both squads.
    fn substitutes(&self) -> Answers {
        if let Some(board) = self.board.as_ref().filter(|_| self.of_teams()) {
            let teams = [board.black, board.white].map(|id| self.cx.tournament().team_of(id));
            let squads = teams.iter().flatten().flat_map(|team| team.squad.iter().copied());
            let here = |id: &EntryId| {
                let entry = self.cx.tournament().entry(*id);
                board.color_of(*id).is_none()
                    && entry.is_some_and(|entry| entry.takes_part(self.round.no))
            };
            let team = |id: &String| {
                let id = id.parse().ok().map(EntryId)?;
                self.cx.tournament().team_of(id).map(|team| team.name.clone())
            };
            let choices = self.cx.choices_of(&squads.filter(here).collect::<Vec<_>>());
            let of_team = |(id, name): (String, String)| {
                let words = self.cx.listed([name, team(&id).unwrap_or_default()]);
                (id, words)
            };
            return choices.into_iter().map(of_team).collect();
        }
        let here = |other: &&Board| self.board.as_ref().is_none_or(|b| b.table != other.table);
        let others = self.round.boards.iter().filter(here);
        let others = others.flat_map(|other| [other.black, other.white]);
        let table = |id: &str| {
            let id = EntryId(id.parse().ok()?);
            let board = self.round.boards.iter().find(|board| board.color_of(id).is_some())?;
            Some(self.cx.with("table-number", [("table", board.table)]))
        };
        let seated = |(id, name): (String, String)| {
            let words = self.cx.listed([Some(name), table(&id)].into_iter().flatten());
            (id, words)
        };
        let choices = self.cx.choices_of(&others.chain(self.free()).collect::<Vec<_>>());
        choices.into_iter().map(seated).collect()
    }

    /// The time alone of a moment of today.
    fn moment(&self, at: impl ByValue<NaiveDateTime>) -> String {
        let at = at.given();
        let today = self.cx.local(at).date() == self.cx.local_now().date();
        if today { self.cx.time_of(at) } else { self.cx.moment_of(at) }
    }
}

fn board_in<'a>(round: &'a Round, form: &Form) -> Option<&'a Board> {
    round.board_at(TableNo(form.value("table").parse().ok()?))
}

/// At a board of a match, who comes takes the place of the player of the same team.
fn with_leaver(tournament: &Tournament, round: &Round, form: Form) -> Form {
    let board = board_in(round, &form).filter(|_| tournament.has_matches(round));
    let comes = form.value("comes").parse().ok().map(EntryId);
    let team = comes.and_then(|comes| tournament.team_of(comes));
    let leaves = board.zip(team).and_then(|(board, team)| {
        [board.black, board.white].into_iter().find(|id| team.squad.contains(id))
    });
    match leaves {
        Some(leaves) if form.value("what") == "exchange" && !form.has("leaves") => {
            form.adding("leaves", &leaves.to_string())
        }
        _ => form,
    }
}

/// The form; with `look` also a preview of what players would read.
#[route("GET", "/t/{slug}/draft/{round}/mend", Organiser)]
async fn show(cx: Cx, place: Place, request: HttpRequest) -> Answer {
    let no = RoundNo(place.1);
    let published = publication(&cx, no).await?;
    let form = with_leaver(cx.tournament(), published.0.round(), with_usual(cx.query.clone()));
    let page = |form| Mend::of(&cx, &published, form);
    if form.value("look").is_empty() {
        return render(&page(prefilled(&cx, published.0.round(), form)));
    }
    match preview(&cx, no, &form).await? {
        Ok(told) => render(&Mend { told, ..page(form) }),
        // No error while the form is still being filled in: the script asks for a preview on every change.
        Err(_) if request.headers().contains_key(PART) => render(&page(form)),
        Err(wrong) => render_wrong(&page(wrong)),
    }
}

async fn publication(cx: &Cx, no: RoundNo) -> Result<Publication> {
    let (round, id) = (published(cx, no)?, cx.event.snapshot.id);
    let kinds = [store::DeedKind::Publish];
    let rows = cx.blocking(move |service| service.read(|c| c.journal_of_round(id, no, &kinds)));
    Ok((round, rows.await?.last().map(|row| row.at.naive_utc())))
}

/// Replaces the typed reason by the suggested one that was tapped.
fn with_usual(form: Form) -> Form {
    match form.value("usual") {
        "" => form,
        usual => Form::filled(std::iter::once(("reason", usual)).chain(form.all())),
    }
}

async fn preview(cx: &Cx, no: RoundNo, form: &Form) -> Result<Result<Vec<MendedLine>, Form>> {
    let mending = match form.parse::<MendForm>() {
        Ok(MendForm::Mend(mending)) => mending,
        Ok(_) => return Ok(Ok(Vec::new())),
        Err(wrong) => return Ok(Err(wrong)),
    };
    let (snapshot, reason) = (cx.event.snapshot.clone(), form.value("reason").to_owned());
    let work = move |service: &Service| {
        service.look_at_mending(&snapshot.tournament, no, &mending, &reason, Utc::now())
    };
    Ok(match cx.state.worked_out(work).await {
        Ok(mended) => Ok(mended_lines(cx.t, &cx.event, &[mended])),
        Err(error) => Err(form.after_in(cx.t, cx.tournament(), error)?),
    })
}

/// Prefills the table's own handicap, komi and number, so that untouched fields change nothing.
fn prefilled(cx: &Cx, round: &Round, form: Form) -> Form {
    let Some(board) = board_in(round, &form) else { return form };
    form.adding("handicap", &board.handicap.to_string())
        .adding("komi", &board.komi.map(|komi| cx.points(komi)).unwrap_or_default())
        .adding("to", &board.table.to_string())
}

/// Carries out the change, or lists the results that would be lost.
#[route("POST", "/t/{slug}/draft/{round}/mend", Organiser)]
async fn change(mut act: Act, place: Place) -> Answer {
    let no = RoundNo(place.1);
    let published = publication(&act, no).await?;
    act.form = with_leaver(act.tournament(), published.0.round(), act.form.clone());
    let again = |form| Mend::of(&act, &published, form);
    let asked = act.parse::<MendForm, _>(again)?;
    let amends = Amends {
        reason: act.form.value("reason").to_owned(),
        seen: act.form.value("seen").to_owned(),
        lost: act.form.value("lost").parse().unwrap_or(0),
    };
    let work = asked.clone();
    let done = act.blocking(move |acts| match &work {
        MendForm::Mend(mending) => acts.mend_round(no, mending, &amends),
        MendForm::Matches(edit) => acts.mend_matches(no, *edit, &amends),
        MendForm::TakeBack => acts.take_back_publication(no, &amends),
        MendForm::Drop => acts.drop_round(no, &amends),
    });
    let done = done.await;
    let lost = match done {
        Err(ServiceError::Refused(Refusal::ResultsLost { .. })) => {
            taken_apart(act.tournament(), published.0.round(), &asked)
        }
        _ => Vec::new(),
    };
    act.saved(done, |wrong| Mend { lost, ..again(wrong) })?;
    let (to, said) = match asked {
        MendForm::Mend(_) | MendForm::Matches(_) if act.event.is_hidden() => {
            ("/mend", "mend-done-unseen")
        }
        MendForm::Mend(_) | MendForm::Matches(_) => ("/mend", "mend-done"),
        MendForm::TakeBack => ("", "mend-taken-back"),
        MendForm::Drop => ("", "mend-dropped"),
    };
    let said = Sentence::new(said);
    act.done(&format!("/draft/{no}{to}"), if to.is_empty() { said.with("round", no) } else { said })
}
