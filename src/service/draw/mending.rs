use crate::draw::rounds::{context, nameless};
use crate::fingerprint_of;
use crate::prelude::*;
use crate::teams::{MatchEdit, edited, refuse_faults};
use crate::transaction::deed::{BoardWas, Matches, RoundGone, RoundWas};
use pairing::{
    Left, Mending, PublishedRound, line_ups_following, lost_results, seated_in_matches,
    with_matches,
};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Amends {
    /// Shown to players.
    pub reason: String,
    /// The [`fingerprint_of`] the round on the screen.
    pub seen: String,
    /// Number of results that the organiser agreed to lose.
    pub lost: usize,
}

/// A board at one moment, as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardThen {
    pub black: EntryId,
    pub white: EntryId,
    pub handicap: u8,
    /// `None` for the event's komi.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komi: Option<HalfPoints>,
    /// The result in the notation of files.
    pub ending: String,
}

impl From<&Board> for BoardThen {
    fn from(board: &Board) -> Self {
        Self {
            black: board.black,
            white: board.white,
            handicap: board.handicap,
            komi: board.komi,
            ending: board.ending.to_string(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableChange {
    pub table: TableNo,
    /// `None` if there was no board.
    pub before: Option<BoardThen>,
    /// `None` if the board was removed.
    pub after: Option<BoardThen>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// In UTC.
    pub at: NaiveDateTime,
    pub reason: String,
    pub tables: Vec<TableChange>,
    pub byes: Vec<EntryId>,
    /// Teams that got a bye, or have neither a match nor a bye since, and whether it is a bye.
    pub teams: Vec<(TeamNo, bool)>,
    /// Whether the publication was taken back: earlier changes belong to another draw.
    pub withdrawn: bool,
}

impl EventActs<'_> {
    /// Changes a public round, with a reason.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] without a reason; [`Refusal::RoundChanged`] if it is not as it was on the screen;
    /// [`Refusal::ResultsLost`] with the number of results, if that is not the number agreed to; [`Refusal::Edit`].
    pub fn mend_round(&self, no: RoundNo, mending: &Mending, amends: &Amends) -> Acted<()> {
        let reason = reason(amends)?;
        self.act_in_context(no, |tx, before, context| {
            let tournament = &before.tournament;
            let was = round_seen(tournament, no, amends)?;
            refuse_beside_teams(tournament, was, mending)?;
            let mut round = PublishedRound::open(tournament, no)?;
            let overruled = round.mend(&context, mending)?;
            let mut after = in_matches(tournament, was, settled(round.into_round()));
            let round = after.round(no).cloned().unwrap_or_else(|| was.clone());
            let lost = agreed(was, Some(&round), amends)?;
            let gained = gained(was, &round);
            let deed = Deed::Mend {
                round: no,
                reason: reason.as_str().into(),
                tables: changes(was, &round),
                byes: gained,
                lost,
                overruled: nameless(overruled),
                teams: None,
            };
            refuse_faults(tournament, &after)?;
            absent(&mut after, was, no, mending);
            tx.change(after, deed)
        })
    }

    /// Changes which teams meet in a public round, with a reason: boards of other matches stay. A team that meets
    /// another has no bye any more. Errors: as [`mend_round`](Self::mend_round) and
    /// [`edit_matches`](Self::edit_matches); [`Refusal::PlayersDrawn`]; [`Refusal::Team`] with the reason.
    pub fn mend_matches(&self, no: RoundNo, edit: MatchEdit, amends: &Amends) -> Acted<()> {
        let reason = reason(amends)?;
        self.act(|tx, before| {
            let tournament = &before.tournament;
            let was = round_seen(tournament, no, amends)?;
            if !tournament.has_matches(was) {
                return Err(Refusal::PlayersDrawn { round: no }.into());
            }
            let mut teams = was.teams.clone();
            if let MatchEdit::Meet(one, other) = edit {
                teams.byes.retain(|bye| ![one, other].contains(bye));
            }
            let teams = edited(tournament, teams, edit)?;
            let round = settled(with_matches(tournament, was, teams));
            let deed = Deed::Mend {
                round: no,
                reason: reason.as_str().into(),
                tables: changes(was, &round),
                byes: Vec::new(),
                lost: agreed(was, Some(&round), amends)?,
                overruled: Vec::new(),
                teams: Some(Box::new([&was.teams, &round.teams].map(Matches::from))),
            };
            let after = with_team_round(tournament, round);
            refuse_faults(tournament, &after)?;
            tx.change(after, deed)
        })
    }
}

impl Service {
    /// Preview of that change as players would read it; changes nothing.
    pub fn look_at_mending(
        &self,
        before: &Tournament,
        no: RoundNo,
        mending: &Mending,
        reason: &str,
        now: DateTime<Utc>,
    ) -> Result<Mended> {
        let was = before.round(no).filter(|round| round.is_public());
        let was = was.ok_or(Refusal::NotPublished { round: no })?;
        let mut round = PublishedRound::open(before, no)?;
        round.mend(&context(before, no, now)?, mending)?;
        let after = in_matches(before, was, round.into_round());
        let round = after.round(no).unwrap_or(was);
        let (tables, byes) = (changes(was, round), gained(was, round));
        let (at, reason) = (now.naive_utc(), reason.to_owned());
        Ok(Mended { at, reason, tables, byes, teams: Vec::new(), withdrawn: false })
    }
}

impl EventActs<'_> {
    /// Takes the publication of the last round back: it is a draft again, without its results. Errors: as
    /// [`mend_round`](Self::mend_round); [`Refusal::NotLastRound`] if there is a later one.
    pub fn take_back_publication(&self, no: RoundNo, amends: &Amends) -> Acted<()> {
        let reason = reason(amends)?;
        self.act(|tx, before| {
            let tournament = &before.tournament;
            let was = round_seen(tournament, no, amends)?;
            refuse_unless_last(tournament, no)?;
            let mut round = Round { state: RoundState::Draft, ..was.clone() };
            round.teams.matches.iter_mut().for_each(|one| one.absent = None);
            for board in &mut round.boards {
                let plain = Board::new(board.table, board.black, board.white, board.handicap);
                let (komi, version) = (board.komi, board.version);
                *board = Board { komi, version, colors_known: board.colors_known, ..plain };
            }
            let lost = agreed(was, None, amends)?;
            let mut after = with_round(tournament, round);
            after.clocks.remove(&no);
            let deed = Deed::TakeBackPublication(round_gone(was, &reason, lost));
            tx.change(after, deed)
        })
    }

    /// Removes the last round, published or not. Errors are those of
    /// [`take_back_publication`](Self::take_back_publication).
    pub fn drop_round(&self, no: RoundNo, amends: &Amends) -> Acted<()> {
        let reason = reason(amends)?;
        self.act(|tx, before| {
            let tournament = &before.tournament;
            let was = round_seen(tournament, no, amends)?;
            refuse_unless_last(tournament, no)?;
            let lost = agreed(was, None, amends)?;
            tx.keep_certificate(self.id, no, None)?;
            let mut after = tournament.clone();
            after.rounds.retain(|round| round.no != no);
            after.clocks.remove(&no);
            let deed = Deed::DropRound(round_gone(was, &reason, lost));
            tx.change(after, deed)
        })
    }
}

impl Service {
    /// In order, since the last publication.
    pub fn mendings(&self, id: TournamentId, no: RoundNo) -> Result<Vec<Mended>> {
        let acts =
            [DeedKind::Mend, DeedKind::TakeBackPublication, DeedKind::DropRound, DeedKind::Publish];
        let rows = self.read(|c| c.journal_of_round(id, no, &acts))?;
        let mut mended = Vec::new();
        for row in rows {
            let at = row.at.naive_utc();
            if row.kind() == Some(DeedKind::Publish) {
                // Earlier changes belong to a round that was taken back.
                mended.clear();
                continue;
            }
            let (reason, tables, byes, teams, withdrawn) = match Deed::of(&row) {
                Some(Deed::Mend { reason, tables, byes, teams, .. }) => {
                    (reason, tables, byes, teams.map(|both| idle(&both)).unwrap_or_default(), false)
                }
                Some(Deed::TakeBackPublication(gone) | Deed::DropRound(gone)) => {
                    (gone.reason, Vec::new(), Vec::new(), Vec::new(), true)
                }
                _ => continue,
            };
            let reason = reason.typed().cloned().unwrap_or_default();
            mended.push(Mended { at, reason, tables, byes, teams, withdrawn });
        }
        Ok(mended)
    }
}

/// Teams that lost their match, or got or lost a bye; and whether each has a bye now.
fn idle([was, now]: &[Matches; 2]) -> Vec<(TeamNo, bool)> {
    let meets = |of: &Matches, team| of.matches.iter().any(|both| both.contains(&team));
    let teams = was.matches.iter().flatten().chain(&was.byes).chain(&now.byes).copied();
    let stands = |team: &TeamNo| {
        (meets(was, *team), was.byes.contains(team)) == (false, now.byes.contains(team))
    };
    let mut idle: Vec<_> = teams.filter(|team| !meets(now, *team) && !stands(team)).collect();
    idle.sort_unstable();
    idle.dedup();
    idle.into_iter().map(|team| (team, now.byes.contains(&team))).collect()
}

/// The event with that round and its line-ups; new pairs are seated as in their matches.
fn in_matches(before: &Tournament, was: &Round, round: Round) -> Tournament {
    let mut after = before.clone();
    after.teams.list = line_ups_following(before, was, &round);
    let round = seated_in_matches(&after, was, round);
    with_round(&after, round)
}

/// In a round of teams, matches decide who meets and who has a bye.
fn refuse_beside_teams(tournament: &Tournament, was: &Round, mending: &Mending) -> Result<()> {
    use Mending::{Cancel, GiveBye, Pair, TakeBye};
    match mending {
        Pair { .. } | GiveBye(_) | TakeBye(_) | Cancel { .. } if tournament.has_matches(was) => {
            Err(Refusal::RoundOfTeams.into())
        }
        _ => Ok(()),
    }
}

fn reason(amends: &Amends) -> Result<String> {
    check_name(&amends.reason).map_err(|fault| ServiceError::field("reason", fault))
}

fn round_seen<'a>(tournament: &'a Tournament, no: RoundNo, amends: &Amends) -> Result<&'a Round> {
    let round = tournament.round(no).filter(|round| round.is_public());
    let round = round.ok_or(Refusal::NotPublished { round: no })?;
    if fingerprint_of(round) == amends.seen { Ok(round) } else { Err(Refusal::RoundChanged.into()) }
}

fn refuse_unless_last(tournament: &Tournament, no: RoundNo) -> Result<()> {
    let later = tournament.rounds.iter().map(|round| round.no).filter(|other| *other > no).max();
    later.map_or(Ok(()), |later| Err(Refusal::NotLastRound { round: later }.into()))
}

/// Refuses if the number of lost results is not the number agreed to; returns the lost results for the journal.
fn agreed(was: &Round, now: Option<&Round>, amends: &Amends) -> Result<Vec<BoardWas>> {
    let lost = lost_results(was, now);
    if lost.len() != amends.lost {
        return Err(Refusal::ResultsLost { count: lost.len() }.into());
    }
    Ok(lost.into_iter().map(BoardWas::from).collect())
}

impl From<&Board> for BoardWas {
    fn from(board: &Board) -> Self {
        Self { table: board.table, was: BoardThen::from(board) }
    }
}

fn round_gone(round: &Round, reason: &str, lost: Vec<BoardWas>) -> RoundGone {
    let boards = round.boards.iter().map(BoardWas::from).collect();
    let was = RoundWas { boards, byes: round.byes.clone() };
    RoundGone { round: round.no, reason: reason.into(), was, lost }
}

fn gained(was: &Round, now: &Round) -> Vec<EntryId> {
    now.byes.iter().copied().filter(|bye| !was.byes.contains(bye)).collect()
}

fn changes(was: &Round, now: &Round) -> Vec<TableChange> {
    let mut tables: Vec<TableNo> =
        was.boards.iter().chain(&now.boards).map(|board| board.table).collect();
    tables.sort_unstable();
    tables.dedup();
    let then = |round: &Round, table| round.board_at(table).map(BoardThen::from);
    let change = |table| TableChange { table, before: then(was, table), after: then(now, table) };
    tables.into_iter().map(change).filter(|change| change.before != change.after).collect()
}

/// Reopens the round if a result is missing.
fn settled(mut round: Round) -> Round {
    if round.pending().next().is_some() {
        round.state = RoundState::Published;
    }
    round
}

fn absent(after: &mut Tournament, was: &Round, no: RoundNo, mending: &Mending) {
    let Mending::Cancel { table, black, white } = mending else { return };
    let Some(board) = was.board_at(*table) else { return };
    for (entry, left) in [(board.black, black), (board.white, white)] {
        let found = after.entries.iter_mut().find(|found| found.id == entry);
        if let (Left::Absent, Some(found)) = (left, found) {
            found.participation = found.participation.with(no, false);
        }
    }
}
