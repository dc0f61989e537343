use super::parts;
use super::schema::{board, bye, certificate, game, round, round_clock};
use super::{GameNo, Snapshot, games};
use crate::prelude::*;
use base16ct::lower::encode_string as hex;
use sha2::{Digest, Sha256};

/// Who writes boards now, and when; stored with each board that changes.
#[derive(Clone, Copy, Debug)]
pub struct BoardMark {
    /// `None` if it was no person.
    pub account: Option<AccountId>,
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Insertable, AsChangeset)]
#[diesel(table_name = board, treat_none_as_null = true)]
#[diesel(primary_key(tournament_id, round_no, table_no))]
struct BoardRow {
    tournament_id: i64,
    round_no: i32,
    table_no: i32,
    black_id: i32,
    white_id: i32,
    handicap: i32,
    colors_known: bool,
    ending: String,
    version: i32,
    changed_by: Option<AccountId>,
    changed_at: Option<NaiveDateTime>,
    replay: Option<String>,
    confirmed_at: Option<NaiveDateTime>,
    komi2: Option<i32>,
    appointment: Option<String>,
}

const TEAMS: &str = "matches of teams";
const APPOINTMENT: &str = "date of a board";

fn appointment_column(board: &Board) -> Result<Option<String>> {
    board.appointment.as_ref().map(|appointment| json(APPOINTMENT, appointment)).transpose()
}

impl BoardRow {
    /// `mark` is the last writer, if there is one.
    fn of(id: TournamentId, no: RoundNo, b: &Board, mark: Option<&BoardMark>) -> Result<Self> {
        let replay = b.replay.as_ref().map(|replay| json("board's earlier games", replay));
        Ok(Self {
            tournament_id: id.0,
            round_no: no.0,
            table_no: b.table.0,
            black_id: b.black.0,
            white_id: b.white.0,
            handicap: b.handicap.into(),
            colors_known: b.colors_known,
            ending: b.ending.to_string(),
            version: b.version,
            changed_by: mark.and_then(|mark| mark.account),
            changed_at: mark.map(|mark| timestamp(mark.at)),
            replay: replay.transpose()?,
            confirmed_at: b.confirmed.map(|at| timestamp(at.and_utc())),
            komi2: b.komi.map(|komi| komi.0),
            appointment: appointment_column(b)?,
        })
    }

    fn into_board(self) -> Result<Board> {
        let corrupt = |why: String| StoreError::Corrupt { what: "handicap", why };
        Ok(Board {
            table: TableNo(self.table_no),
            black: EntryId(self.black_id),
            white: EntryId(self.white_id),
            handicap: u8::try_from(self.handicap)
                .map_err(|_| corrupt(self.handicap.to_string()))?,
            komi: self.komi2.map(HalfPoints),
            colors_known: self.colors_known,
            ending: read("result", &self.ending)?,
            version: self.version,
            replay: self.replay.map(|text| parse("board's earlier games", &text)).transpose()?,
            confirmed: self.confirmed_at,
            appointment: self.appointment.map(|text| parse(APPOINTMENT, &text)).transpose()?,
        })
    }
}

pub(super) fn load(tx: &mut Tx, id: TournamentId) -> Result<Vec<Round>> {
    let columns = (round::no, round::state, round::teams);
    let states: Vec<(i32, String, String)> = tx.all(of_event!(round, id).select(columns))?;
    let mut rounds = BTreeMap::new();
    for (no, state, teams) in states {
        let state = RoundState::named(&state)
            .ok_or(StoreError::Corrupt { what: "round's state", why: state })?;
        let teams = parse(TEAMS, &teams)?;
        rounds.insert(no, Round { teams, ..Round::empty(RoundNo(no), state) });
    }
    let boards = of_event!(board, id).order((board::round_no, board::table_no));
    for row in tx.all::<BoardRow, _>(boards)? {
        if let Some(round) = rounds.get_mut(&row.round_no) {
            round.boards.push(row.into_board()?);
        }
    }
    let byes = of_event!(bye, id).order((bye::round_no, bye::entry_id));
    for (no, entry) in tx.all::<(i32, i32), _>(byes.select((bye::round_no, bye::entry_id)))? {
        if let Some(round) = rounds.get_mut(&no) {
            round.byes.push(EntryId(entry));
        }
    }
    Ok(rounds.into_values().collect())
}

pub(super) fn insert_round(tx: &mut Tx, id: TournamentId, new: &Round) -> Result<()> {
    tx.run(insert_into(round::table).values((
        round::tournament_id.eq(id.0),
        round::no.eq(new.no.0),
        round::state.eq(new.state.name()),
        round::teams.eq(json(TEAMS, &new.teams)?),
    )))?;
    insert_boards(tx, id, new.no, &new.boards)?;
    insert_byes(tx, id, new)
}

fn insert_boards<'a>(
    tx: &mut Tx,
    id: TournamentId,
    no: RoundNo,
    new: impl IntoIterator<Item = &'a Board>,
) -> Result<()> {
    let rows = new.into_iter().map(|new| BoardRow::of(id, no, new, None));
    let rows = rows.collect::<Result<Vec<_>>>()?;
    insert_all!(tx, board::table, rows);
    Ok(())
}

fn insert_byes(tx: &mut Tx, id: TournamentId, new: &Round) -> Result<()> {
    let row = |entry: &EntryId| {
        (bye::tournament_id.eq(id.0), bye::round_no.eq(new.no.0), bye::entry_id.eq(entry.0))
    };
    let rows: Vec<_> = new.byes.iter().map(row).collect();
    insert_all!(tx, bye::table, rows);
    Ok(())
}

/// Sorts rounds by number, boards by table and byes by entry, as loading does. A board of a public round gets a new
/// version exactly if more than its time and place of play differs.
pub(super) fn put_in_order(before: &[Round], after: &mut [Round]) {
    after.sort_by_key(|round| round.no);
    for round in after {
        round.boards.sort_by_key(|board| board.table);
        round.byes.sort();
        let Some(was) = before.iter().find(|was| was.no == round.no && was.is_public()) else {
            continue;
        };
        if was == round {
            continue;
        }
        for board in &mut round.boards {
            if let Some(old) = was.board_at(board.table) {
                board.version = old.version;
                let differs = board.without_appointment() != old.without_appointment();
                board.version += i32::from(differs);
            }
        }
    }
}

/// Writes boards that differ, each only if it still has the version it was loaded with. The writer of a board is stored
/// in public rounds: before, it has no result.
pub(super) fn save(
    tx: &mut Tx,
    id: TournamentId,
    before: &[Round],
    after: &[Round],
    mark: &BoardMark,
) -> Result<()> {
    for was in before {
        if !after.iter().any(|now| now.no == was.no) {
            tx.run(delete(round::table.find((id.0, was.no.0))))?;
        }
    }
    for now in after {
        match before.iter().find(|was| was.no == now.no) {
            Some(was) if was == now => {}
            Some(was) => save_round(tx, id, was, now, was.is_public().then_some(mark))?,
            None => insert_round(tx, id, now)?,
        }
    }
    Ok(())
}

fn save_round(
    tx: &mut Tx,
    id: TournamentId,
    was: &Round,
    now: &Round,
    mark: Option<&BoardMark>,
) -> Result<()> {
    let row = round::table.find((id.0, now.no.0));
    if was.state != now.state {
        tx.run(update(row).set(round::state.eq(now.state.name())))?;
    }
    if was.teams != now.teams {
        tx.run(update(row).set(round::teams.eq(json(TEAMS, &now.teams)?)))?;
    }
    if was.byes != now.byes {
        tx.run(delete(of_event!(bye, id).filter(bye::round_no.eq(now.no.0))))?;
        insert_byes(tx, id, now)?;
    }
    for gone in was.boards.iter().filter(|b| now.board_at(b.table).is_none()) {
        tx.run(delete(board::table.find((id.0, now.no.0, gone.table.0))))?;
    }
    let mut new = Vec::new();
    for changed in &now.boards {
        match was.board_at(changed.table) {
            Some(old) if old == changed => {}
            Some(old) => update_board(tx, id, now.no, (old, changed), mark)?,
            None => new.push(changed),
        }
    }
    insert_boards(tx, id, now.no, new)?;
    if now.is_public() { games::follow(tx, id, now) } else { Ok(()) }
}

fn update_board(
    tx: &mut Tx,
    id: TournamentId,
    no: RoundNo,
    (old, new): (&Board, &Board),
    mark: Option<&BoardMark>,
) -> Result<()> {
    let row = board::table.find((id.0, no.0, old.table.0)).filter(board::version.eq(old.version));
    let written = if old.without_appointment() == new.without_appointment() {
        // The writer of the result stays.
        tx.count(update(row).set(board::appointment.eq(appointment_column(new)?)))?
    } else {
        tx.count(update(row).set(&BoardRow::of(id, no, new, mark)?))?
    };
    if written == 1 { Ok(()) } else { Err(StoreError::Stale { round: no.0, table: old.table.0 }) }
}

impl Tx {
    /// Writes one board of a public round and raises the revision: as [`save`](Self::save), but without comparing the
    /// rest of a large tournament. The caller has raised the board's version.
    ///
    /// # Errors
    /// If the tournament or the board is not at the version it was loaded with.
    pub fn save_board(
        &mut self,
        before: &Snapshot,
        no: RoundNo,
        board: Board,
        mark: &BoardMark,
    ) -> Result<Snapshot> {
        let (id, table, mut tournament) = (before.id, board.table, before.tournament.clone());
        let stale = || StoreError::Stale { round: no.0, table: table.0 };
        let round = tournament.rounds.iter_mut().find(|round| round.no == no).ok_or_else(stale)?;
        let mut boards = round.boards.iter_mut();
        let place = boards.find(|old| old.table == table && board.version == old.version + 1);
        let place = place.ok_or_else(stale)?;
        update_board(self, id, no, (place, &board), Some(mark))?;
        *place = board;
        self.mark_as(id, EventPart::Round(no), parts::round_digest(round)?);
        let here = of_event!(game, id).filter(game::round_no.eq(no.0));
        for game in self.all(here.filter(game::table_no.eq(table.0)).select(game::id))? {
            self.mark(id, EventPart::Game(GameNo(game)));
        }
        self.raise_revision(before)?;
        Ok(before.next(tournament))
    }

    /// The last writer of a board's result; `None` if no one entered one.
    pub fn board_mark(
        &mut self,
        id: TournamentId,
        no: RoundNo,
        table: TableNo,
    ) -> Result<Option<BoardMark>> {
        let row = board::table.find((id.0, no.0, table.0));
        let mark = row.select((board::changed_by, board::changed_at));
        let found: Option<(Option<AccountId>, Option<NaiveDateTime>)> = self.first(mark)?;
        Ok(found.and_then(|(account, at)| Some(BoardMark { account, at: at?.and_utc() })))
    }
}

type Clocks = BTreeMap<RoundNo, RoundClock>;

#[derive(Queryable, Insertable)]
#[diesel(table_name = round_clock)]
struct ClockRow {
    tournament_id: i64,
    round_no: i32,
    starts_at: Option<NaiveDateTime>,
    started_at: Option<NaiveDateTime>,
    window_from: Option<NaiveDateTime>,
    window_until: Option<NaiveDateTime>,
}

/// Planned start and window of rounds.
pub(super) fn load_clocks(tx: &mut Tx, id: TournamentId) -> Result<Clocks> {
    let clock = |row: ClockRow| {
        let window = row.window_from.zip(row.window_until);
        let window = window.map(|(from, until)| RoundWindow { from, until });
        let clock = RoundClock { starts: row.starts_at, started: row.started_at, window };
        (RoundNo(row.round_no), clock)
    };
    Ok(tx.all(of_event!(round_clock, id))?.into_iter().map(clock).collect())
}

/// Writes the rounds whose times differ.
pub(super) fn save_clocks(
    tx: &mut Tx,
    id: TournamentId,
    before: &Clocks,
    after: &Clocks,
) -> Result<()> {
    for no in before.keys().chain(after.keys()) {
        let now = after.get(no);
        if before.get(no) == now {
            continue;
        }
        tx.run(delete(round_clock::table.find((id.0, no.0))))?;
        if let Some(clock) = now {
            let kept = |at: NaiveDateTime| timestamp(at.and_utc());
            tx.run(insert_into(round_clock::table).values(&ClockRow {
                tournament_id: id.0,
                round_no: no.0,
                starts_at: clock.starts.map(kept),
                started_at: clock.started.map(kept),
                window_from: clock.window.map(|window| kept(window.from)),
                window_until: clock.window.map(|window| kept(window.until)),
            }))?;
        }
    }
    Ok(())
}

/// Proof of a round's draw.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = certificate)]
pub struct CertificateRow {
    pub body: String,
    /// The tournament before the round, in Tengen's JSON.
    pub file: String,
    #[diesel(deserialize_as = At, serialize_as = At)]
    pub made_at: DateTime<Utc>,
}

impl CertificateRow {
    /// SHA-256 over tournament and certificate, one after the other, in hexadecimal.
    pub fn digest(&self) -> String {
        Self::digest_of(&self.file, &self.body)
    }

    #[must_use]
    pub fn digest_of(file: &str, body: &str) -> String {
        let sha = Sha256::new().chain_update(file).chain_update(body);
        hex(&sha.finalize())
    }
}

impl Tx {
    /// `None` if the round was not drawn here.
    pub fn certificate(&mut self, id: TournamentId, no: RoundNo) -> Result<Option<CertificateRow>> {
        self.first(certificate::table.find((id.0, no.0)).select(CertificateRow::as_select()))
    }

    pub fn certificates(&mut self, id: TournamentId) -> Result<Vec<(RoundNo, CertificateRow)>> {
        let all = of_event!(certificate, id).order(certificate::round_no);
        let all = all.select((certificate::round_no, CertificateRow::as_select()));
        let all: Vec<(i32, CertificateRow)> = self.all(all)?;
        Ok(all.into_iter().map(|(no, row)| (RoundNo(no), row)).collect())
    }

    pub fn certificate_body(&mut self, id: TournamentId, no: RoundNo) -> Result<Option<String>> {
        self.first(certificate::table.find((id.0, no.0)).select(certificate::body))
    }

    /// Replaces an earlier certificate; `None` deletes it.
    pub fn keep_certificate(
        &mut self,
        id: TournamentId,
        no: RoundNo,
        new: Option<&CertificateRow>,
    ) -> Result<()> {
        let was = self.certificate(id, no)?;
        let parts = |row: &CertificateRow| (row.body.clone(), row.file.clone());
        if was.as_ref().map(parts) != new.map(parts) {
            self.mark(id, EventPart::Certificate(no));
        }
        self.run(delete(certificate::table.find((id.0, no.0))))?;
        let Some(new) = new else { return Ok(()) };
        let of_round = (certificate::tournament_id.eq(id.0), certificate::round_no.eq(no.0));
        self.run(insert_into(certificate::table).values((of_round, new.clone())))
    }
}
