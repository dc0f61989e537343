//! A player reports how the game ended. A report is not yet a result.

use super::*;

/// The values of the field `how`, with the keys of their words.
const HOW: [(&str, &str); 4] =
    [("", "how-unstated"), ("R", "how-resignation"), ("T", "how-time"), ("score", "how-score")];

/// The field of "I was wrong": the opponent's report, as it stood on the page.
const AGREE: &str = "agree";

/// The reports of a board, for one who may report it.
pub(super) struct Told {
    pub round: RoundNo,
    pub board: Board,
    /// A player of the board, or the captain of one.
    pub who: EntryId,
    said: Vec<Reported>,
}

impl Told {
    pub fn new((round, board): (&Round, &Board), who: EntryId, said: Vec<Reported>) -> Self {
        Self { round: round.no, board: board.clone(), who, said }
    }

    pub fn mine(&self) -> Option<&Reported> {
        self.said.iter().find(|word| word.speaker() == self.who)
    }

    /// Those of the others, contradictions first.
    pub fn others(&self) -> Vec<&Reported> {
        let others = self.said.iter().filter(|word| word.speaker() != self.who);
        let mut theirs: Vec<&Reported> = others.collect();
        theirs.sort_by_key(|word| !self.contradicts(word));
        theirs
    }

    fn contradicts(&self, word: &Reported) -> bool {
        self.mine().is_some_and(|own| in_common(own.ending, word.ending).is_none())
    }

    /// What "I was wrong" sends: the whole report that contradicts theirs, with the margin. `None` where others, a
    /// captain and a player, contradict each other.
    pub fn opposite_ending(&self) -> Option<Ending> {
        let theirs = self.others();
        let first = theirs.first().filter(|word| self.contradicts(word))?.ending;
        theirs.iter().all(|word| in_common(word.ending, first).is_some()).then_some(first)
    }

    /// `Opponent`, or a name if a captain reported.
    pub fn author(&self, cx: &Cx, word: &Reported) -> String {
        match word.captain {
            Some(_) => author(cx.t, &cx.event, word),
            None => cx.text("opponent"),
        }
    }

    pub fn differ(&self) -> bool {
        matches!(Reports::at(&self.board, &self.said), Reports::Differ)
    }

    pub fn agree(&self) -> bool {
        matches!(Reports::at(&self.board, &self.said), Reports::Same(_))
    }
}

/// A round with a window is played where and when the two agree, so that they are at no table of a hall.
pub(super) fn is_apart(cx: &Cx, round: RoundNo) -> bool {
    cx.tournament().clock(round).window.is_some()
}

#[derive(Template)]
#[template(path = "public/report.html")]
struct ReportPage {
    cx: Cx,
    form: Form,
    told: Told,
    /// Whose report it is, and their colour.
    player: EntryId,
    me: Color,
    person: PlayerRow,
    opponent: PlayerRow,
    /// That the report does not fit the board's komi, so that the player is asked once more.
    odd: String,
}

impl ReportPage {
    fn of(cx: Cx, service: &Service, asked: Asked, form: Form, odd: String) -> Result<Self> {
        let tournament = cx.tournament();
        if tournament.settings.players.reports == ReportPolicy::Off {
            return Err(WebError::no_page());
        }
        let found = reported_board(tournament, asked);
        let (round, board, player) = found.ok_or_else(WebError::no_page)?;
        let me = board.color_of(player).ok_or_else(WebError::no_page)?;
        let entry = |id| tournament.entry(id).ok_or_else(WebError::no_page);
        let said = service.read(|c| c.reports_of(cx.event.snapshot.id, (round.no, board)))?;
        let title = cx.with("report-title", [("table", board.table)]);
        Ok(Self {
            form,
            player,
            me,
            person: cx.who(entry(player)?),
            opponent: cx.who(entry(board.seat(me.other()))?),
            told: Told::new((round, board), asked.who, said),
            odd,
            cx: cx.titled(title),
        })
    }

    /// Whether it is not reported by the captain.
    fn is_own(&self) -> bool {
        self.player == self.told.who
    }

    fn how(&self) -> [(&'static str, String); 4] {
        HOW.map(|(how, key)| (how, self.cx.text(key)))
    }

    fn back(&self) -> String {
        self.cx.to(back_of(self.told.who, self.player, self.told.round))
    }
}

#[route("GET", "/t/{slug}/me/{entry}/result", Public)]
async fn show(visit: OwnVisit) -> Answer {
    let asked = Asked::of(visit.who, &visit.cx.query);
    if let Some(answer) = closed(&visit.cx, asked) {
        return Ok(answer);
    }
    let page = move |cx, s: &Service| ReportPage::of(cx, s, asked, Form::empty(), String::new());
    visit.once(page).await
}

/// Who reports; with the round and table in a query or form. Without a table it is the player's own board of the round.
#[derive(Clone, Copy)]
struct Asked {
    who: EntryId,
    round: Option<RoundNo>,
    table: Option<TableNo>,
}

impl Asked {
    fn of(who: EntryId, form: &Form) -> Self {
        let number = |name| form.value(name).parse().ok();
        Self { who, round: number("round").map(RoundNo), table: number("table").map(TableNo) }
    }
}

/// The board that is asked for, if the player sits at it or reports for it as captain; with the player whose report it
/// is.
fn asked_board(all: &Tournament, asked: Asked) -> Option<(&Round, &Board, EntryId)> {
    let Asked { who, round, table } = asked;
    let Some(no) = round else {
        return pending_board(all, who).map(|(round, board)| (round, board, who));
    };
    let round = all.round(no).filter(|round| round.is_public())?;
    let board = table.map_or_else(|| round.board_of(who), |table| round.board_at(table))?;
    Some((round, board, all.speaks_for(round, board, who)?))
}

fn reported_board(all: &Tournament, asked: Asked) -> Option<(&Round, &Board, EntryId)> {
    asked_board(all, asked).filter(|(_, board, _)| board.ending.is_pending())
}

/// Says why the board that is asked for takes no report.
fn closed(cx: &Cx, asked: Asked) -> Option<HttpResponse> {
    let found = asked_board(cx.tournament(), asked);
    if found.is_some_and(|(_, board, _)| board.ending.is_pending()) {
        return None;
    }
    let Some((round, board, player)) = found else {
        let moved = || Notice::alert(Sentence::new("refusal-seats-changed"));
        let own = cx.to("/me");
        return Some(match asked.round {
            Some(_) => redirect_saying(&own, moved()),
            None => redirect(&own),
        });
    };
    let place = cx.with("incident-place", (("round", round.no), ("table", board.table)));
    let result = cx.labelled(&place, &cx.ending(board.ending));
    let stands = Sentence::new("refusal-result-stands").with("result", result);
    Some(redirect_saying(&cx.to(back_of(asked.who, player, round.no)), Notice::alert(stands)))
}

struct Word(ReportForm);

impl FromForm for Word {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let round = reader.number("round", 1..=99_i32);
        let table = reader.number("table", 1..=100_000_i32);
        let black = reader.number("black", 0..=i32::MAX);
        let white = reader.number("white", 0..=i32::MAX);
        let ending = match reader.typed(AGREE) {
            "" => {
                let manner = manner(reader)?;
                reader.choose("who", |who| ending(who, &manner))
            }
            _ => reader.choose(AGREE, reportable_ending),
        };
        Some(Self(ReportForm {
            round: RoundNo(round?),
            table: TableNo(table?),
            players: [EntryId(black?), EntryId(white?)],
            ending: ending?,
        }))
    }
}

/// How the game was won, as the text of an ending has it: `R`, `3.5`; empty if nothing was said.
fn manner(reader: &mut Reader<'_>) -> Option<String> {
    match (reader.typed("how"), reader.typed("points").trim().is_empty()) {
        // Points alone already say that it was won by score.
        ("score", _) | ("", false) => reader.read("points", read_points).map(|p| p.to_string()),
        (how, true) => Some(how.to_owned()),
        _ => {
            reader.refuse("points", Sentence::new("odd-points"));
            None
        }
    }
}

fn ending(who: &str, manner: &str) -> Option<Ending> {
    match who {
        "B" | "W" => reportable_ending(&format!("{who}+{manner}")),
        "0" => reportable_ending(who),
        _ => None,
    }
}

/// Players may report that one side won over the board, or that neither did. Forfeits are for arbiters.
fn reportable_ending(text: &str) -> Option<Ending> {
    text.parse().ok().filter(|ending: &Ending| ending.is_rated())
}

#[route("POST", "/t/{slug}/me/{entry}/result", Public)]
async fn send(act: OwnAct) -> Answer {
    let Word(word) = match act.form.parse() {
        Ok(word) => word,
        Err(wrong) => return again(act, wrong, String::new()).await,
    };
    // A player who accepts the opponent's report is not asked: the opponent was.
    let odd = if act.form.has(AGREE) { String::new() } else { odd_of(&act, &word) };
    if !odd.is_empty() && !act.form.is_ticked("sure") {
        let form = act.form.clone();
        return again(act, form, odd).await;
    }
    let apart = is_apart(&act, word.round);
    let asked = Asked { who: act.who, round: Some(word.round), table: Some(word.table) };
    let player = asked_board(act.tournament(), asked).map(|at| at.2);
    let player = player.unwrap_or(act.who);
    let (to, own) = (back_of(act.who, player, word.round), player == act.who);
    let said = move |done: Done<ReportOutcome>| {
        Some(Sentence::new(match done {
            // No arbiter comes to a table.
            Done::Now(ReportOutcome::Differs) if apart => "report-differ",
            // The own page begins with it.
            Done::Now(ReportOutcome::Differs) if own => return None,
            Done::Now(ReportOutcome::Differs) => "report-differs",
            Done::Now(ReportOutcome::Waits) => "report-waits",
            Done::Now(ReportOutcome::Agreed) => "report-agreed",
            Done::Now(ReportOutcome::Counts) => "report-counts",
            Done::Before => "report-before",
        }))
    };
    act.done(&to, move |acts, secret| acts.report_result(secret, &word), said).await
}

async fn again(act: OwnAct, form: Form, odd: String) -> Answer {
    let asked = Asked::of(act.who, &form);
    if let Some(answer) = closed(&act, asked) {
        return Ok(answer);
    }
    act.again(move |cx, service| ReportPage::of(cx, service, asked, form, odd)).await
}

/// The player's own page; for a captain the page of the match.
fn back_of(who: EntryId, player: EntryId, round: RoundNo) -> String {
    if who == player { "/me".to_owned() } else { format!("/me/{who}/match/{round}") }
}

fn odd_of(act: &OwnAct, word: &ReportForm) -> String {
    let round = act.tournament().round(word.round).filter(|round| round.is_public());
    let board = round.and_then(|round| round.board_at(word.table));
    board.map(|board| odd_words(act.t, act.tournament(), board, word.ending)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(fields: &[(&str, &str)]) -> Result<String, Form> {
        let seen = [("round", "2"), ("table", "7"), ("black", "3"), ("white", "4")];
        let form = Form::filled(seen.into_iter().chain(fields.iter().copied()));
        form.parse::<Word>().map(|Word(word)| word.ending.to_string())
    }

    #[test]
    fn a_player_says_who_won_and_perhaps_how() {
        assert_eq!(said(&[("who", "B")]).unwrap(), "B+");
        assert_eq!(said(&[("who", "W"), ("how", "R")]).unwrap(), "W+R");
        assert_eq!(said(&[("who", "W"), ("how", "score"), ("points", "3,5")]).unwrap(), "W+3.5");
        assert_eq!(said(&[("who", "B"), ("how", ""), ("points", "12")]).unwrap(), "B+12");
        assert_eq!(said(&[("who", "0"), ("how", "R")]).unwrap(), "0");
        assert_eq!(said(&[("agree", "W+3.5")]).unwrap(), "W+3.5");
        assert_eq!(said(&[("agree", "0")]).unwrap(), "0");
    }

    #[test]
    fn what_only_an_arbiter_decides_is_not_theirs_to_say() {
        for fields in [[("who", "B"), ("how", "F")], [("who", "void"), ("how", "")]] {
            assert!(said(&fields).unwrap_err().wrong("who").is_some(), "{fields:?}");
        }
        for agree in ["W+F", "void", "?", "0=", "so be it"] {
            assert!(said(&[("agree", agree)]).unwrap_err().wrong("agree").is_some(), "{agree}");
        }
        let margin = said(&[("who", "B"), ("how", "score"), ("points", "many")]);
        assert!(margin.unwrap_err().wrong("points").is_some());
        let both = said(&[("who", "B"), ("how", "R"), ("points", "3.5")]);
        assert!(both.unwrap_err().wrong("points").is_some(), "nothing is dropped unsaid");
    }
}
