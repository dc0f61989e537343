//! Messages for subscribed players: written to the outbox in the act's transaction, sent after it.

use crate::prelude::*;
use crate::transaction::deed::{BoardChange, DateChange};
use crate::{RegistrationStanding, teams::may_declare};
use chrono::TimeDelta;
use std::collections::HashSet;
use store::{AskedLetter, Channel, Contact, NewOutgoing, NotificationKind, Receiver};

/// Letters to one address in one act: enough for a family, too few for a stranger who enters many players with somebody
/// else's address.
const MOST_TO_ONE_ADDRESS: usize = 6;

/// Recipient, message, and the key that makes it unique.
type Telling = (EntryId, Notification, String);

impl Transaction<'_> {
    /// Writes the messages of an act to the outbox, in its transaction.
    pub(crate) fn notify_players(&mut self, deed: &Deed) -> Result<()> {
        let now = self.current();
        let now = &*now;
        let tellings = match deed {
            Deed::Publish { seating, .. } => boards(now, seating.round),
            Deed::DrawAll { round, .. }
            | Deed::Mend { round, .. }
            | Deed::Latecomer { round, .. } => boards(now, *round),
            Deed::ReportResult { round, table, entry, ending, .. } => {
                reported(now, (*round, *table), *entry, *ending).into_iter().collect()
            }
            Deed::Result(change) if change.before != change.after => against(self, now, change)?,
            Deed::SetDate(change) => dates(now, DateNews::Set, change),
            Deed::ProposeDate(change) => dates(now, DateNews::Proposed, change),
            Deed::AcceptDate(change) => dates(now, DateNews::Accepted, change),
            Deed::DropDate(change) => dates(now, DateNews::Dropped, change),
            Deed::AnswerRequest(request) => {
                self.answered_request(request.request)?.into_iter().collect()
            }
            Deed::Announce(one) => self.announced(now, one.announcement)?,
            _ => return Ok(()),
        };
        let kind = tellings.first().and_then(|(_, notification, _)| notification.kind());
        let Some(kind) = kind else { return Ok(()) };
        let id = self.id;
        let mut reaches = self.reaches(id)?;
        reaches.retain(|reach| reach.kinds.contains(&kind) && reach.failed.is_empty());
        if reaches.is_empty() {
            return Ok(());
        }
        let mut letters: HashMap<&str, usize> = HashMap::new();
        reaches.retain(|reach| {
            let to = now.tournament.entry(reach.entry).map(|entry| entry.private.email.as_str());
            let many = letters.entry(to.unwrap_or_default()).or_default();
            *many += usize::from(reach.way == Channel::Mail);
            reach.way != Channel::Mail || *many <= MOST_TO_ONE_ADDRESS
        });
        self.put_tellings(&reaches, tellings)
    }

    /// Writes a call for an arbiter to the outbox, for the event's arbiters who subscribed.
    pub(crate) fn notify_arbiters(&mut self, deed: &Deed) -> Result<()> {
        let id = self.id;
        let Deed::Ask(asked) = deed else { return Ok(()) };
        if asked.kind != RequestKind::Arbiter {
            return Ok(());
        }
        let mut reaches = self.reaches(id)?;
        reaches.retain(|reach| reach.account.is_some() && reach.failed.is_empty());
        if reaches.is_empty() {
            return Ok(());
        }
        let staff = self.roles(id)?;
        let calls = self.open_calls(id)?;
        let Some(call) = calls.iter().find(|call| call.id == asked.request) else { return Ok(()) };
        let now = self.service.store.snapshot(self, id)?;
        let round = now.as_ref().and_then(|now| now.tournament.round(call.round));
        let Some(board) = round.and_then(|round| round.board_of(call.by)) else { return Ok(()) };
        let notification =
            Notification::Called { round: call.round, table: board.table, by: call.by };
        let mut new = Vec::new();
        for reach in &reaches {
            let Some(account) = reach.account else { continue };
            let is_owner = self.account(account)?.is_some_and(|row| row.is_owner);
            let arbiter =
                staff.iter().any(|row| row.account == account && row.role >= Role::Arbiter);
            if arbiter || is_owner {
                let once = format!("called {} {}", call.id, reach.id);
                new.push(notification.outgoing(Receiver::Reach(reach.id), Some(once))?);
            }
        }
        self.send(new)
    }

    /// Numbers messages, and writes them to the outbox.
    pub(crate) fn send(&mut self, mut new: Vec<NewOutgoing>) -> Result<()> {
        let (id, now) = (self.id, self.by.now);
        let first = self.next_outgoing(id)?;
        (first..).zip(&mut new).for_each(|(number, one)| one.id = number);
        Ok(self.put_out(id, &new, now)?)
    }

    fn put_tellings(&mut self, reaches: &[Contact], tellings: Vec<Telling>) -> Result<()> {
        let id = self.id;
        let (mut new, mut boards) = (Vec::new(), Vec::new());
        let told: HashMap<EntryId, (Notification, String)> = tellings
            .into_iter()
            .map(|(entry, notification, once)| (entry, (notification, once)))
            .collect();
        for reach in reaches {
            let Some((notification, once)) = told.get(&reach.entry) else { continue };
            let body = notification.body()?;
            if matches!(notification, Notification::Board { .. }) {
                // A seat is sent again only if it changed.
                if reach.board == body {
                    continue;
                }
                boards.push((reach.id, body.clone()));
            }
            let once = Some(format!("{once} {}", reach.id));
            new.push(notification.outgoing(Receiver::Reach(reach.id), once)?);
        }
        self.note_boards_told(id, &boards)?;
        self.send(new)
    }

    fn answered_request(&mut self, number: i32) -> Result<Option<Telling>> {
        let id = self.id;
        let requests = self.requests(id)?;
        let found = requests.into_iter().find(|request| request.id == number);
        Ok(found.map(|request| {
            let notification = match request.state {
                RequestState::Coming => Notification::Coming { round: request.round },
                state => Notification::Answered {
                    request: request.kind,
                    round: request.round,
                    granted: state == RequestState::Granted,
                    words: request.answer,
                },
            };
            (request.by, notification, format!("answered {} {}", request.id, request.state.name()))
        }))
    }

    fn announced(&mut self, now: &Snapshot, number: i32) -> Result<Vec<Telling>> {
        let all = self.announcements(now.id)?;
        let Some(one) = all.into_iter().find(|one| one.no == number) else { return Ok(Vec::new()) };
        let spoken = now.tournament.entries.iter();
        let spoken = spoken.filter(|entry| one.to.has(&now.tournament, entry));
        let telling = |entry: EntryId| {
            let notification = Notification::Message { words: one.words.clone() };
            (entry, notification, format!("message {}", one.no))
        };
        Ok(spoken.map(|entry| telling(entry.id)).collect())
    }

    pub(crate) fn put_letter(
        &mut self,
        address: String,
        notification: &Notification,
        once: Option<String>,
        asked: Option<AskedLetter>,
    ) -> Result<()> {
        let new = notification.outgoing(Receiver::Mail(address), once)?;
        self.send(vec![NewOutgoing { asked, ..new }])
    }
}

/// The seats of all players in the round that an act changed.
fn boards(now: &Snapshot, no: RoundNo) -> Vec<Telling> {
    let Some(round) = now.tournament.round(no) else { return Vec::new() };
    let seats = round.boards.iter().flat_map(|board| [board.black, board.white]);
    let telling = |entry: EntryId| {
        let notification = Notification::Board { round: round.no, seat: seat(round, entry) };
        (entry, notification, format!("board {} {}", round.no, now.revision))
    };
    seats.chain(round.byes.iter().copied()).map(telling).collect()
}

fn seat(round: &Round, entry: EntryId) -> Option<SeatTold> {
    let board = round.board_of(entry)?;
    let color = board.color_of(entry)?;
    let opponent = if color == Color::Black { board.white } else { board.black };
    Some(SeatTold { table: board.table, color, opponent, handicap: board.handicap })
}

// A message to one person, as the outbox keeps it. Players are stored by number; names are looked up when it is sent,
// so that a name redacted since is not sent.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatTold {
    pub table: TableNo,
    pub color: Color,
    pub opponent: EntryId,
    /// In stones.
    pub handicap: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Notification {
    /// Their seat in a round; `None` for a bye.
    Board {
        round: RoundNo,
        seat: Option<SeatTold>,
    },
    /// The opponent's report.
    Reported {
        round: RoundNo,
        table: TableNo,
        ending: Ending,
    },
    /// A result was entered that is not what they reported.
    Against {
        round: RoundNo,
        table: TableNo,
        /// As entered.
        ending: Ending,
        /// The result that they reported.
        said: Ending,
    },
    Date {
        round: RoundNo,
        table: TableNo,
        news: DateNews,
        date: Option<GameDate>,
    },
    /// A team's line-up is not handed in, and its round begins soon.
    LineUp {
        round: RoundNo,
        /// Start of the round, in UTC.
        until: NaiveDateTime,
    },
    /// A game is not played, and its round's window ends soon.
    Unplayed {
        round: RoundNo,
        table: TableNo,
        /// End of the window, in UTC.
        until: NaiveDateTime,
    },
    Answered {
        request: RequestKind,
        round: RoundNo,
        granted: bool,
        /// The arbiter's words.
        words: String,
    },
    /// An arbiter is on the way to them.
    Coming {
        round: RoundNo,
    },
    /// To arbiters: a player calls one.
    Called {
        round: RoundNo,
        table: TableNo,
        by: EntryId,
    },
    /// From the organisers.
    Message {
        words: String,
    },
    /// A personal link that organisers made.
    Link {
        secret: String,
        language: String,
        /// The player who lost the link: an address may be shared by a family.
        #[serde(default)]
        lost: Option<EntryId>,
    },
    /// State of a registration. The address is not verified: nothing else that was typed with it is sent there.
    Registered {
        stands: RegistrationStanding,
        /// The secret of the personal link, in the first letter only.
        secret: Option<String>,
        language: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DateNews {
    /// By the opponent.
    Proposed,
    /// By the opponent.
    Accepted,
    /// Declined or withdrawn.
    Dropped,
    /// An arbiter set or removed the date.
    Set,
}

impl Notification {
    /// `None` if it cannot be subscribed to.
    const fn kind(&self) -> Option<NotificationKind> {
        match self {
            Self::Board { .. } => Some(NotificationKind::Board),
            Self::Reported { .. } => Some(NotificationKind::Reported),
            Self::Against { .. } => Some(NotificationKind::Against),
            Self::Date { .. } | Self::LineUp { .. } | Self::Unplayed { .. } => {
                Some(NotificationKind::Date)
            }
            Self::Answered { .. } | Self::Coming { .. } => Some(NotificationKind::Answered),
            Self::Called { .. } => Some(NotificationKind::Call),
            Self::Message { .. } => Some(NotificationKind::Message),
            Self::Link { .. } | Self::Registered { .. } => None,
        }
    }

    fn event(&self) -> &'static str {
        match self {
            Self::Link { .. } => "link",
            _ => self.kind().map_or("registered", NotificationKind::name),
        }
    }

    /// The outbox row, not numbered yet: with the recipient, and the key that makes it unique.
    fn outgoing(&self, to: Receiver, once: Option<String>) -> Result<NewOutgoing> {
        let (event, body) = (self.event().to_owned(), self.body()?);
        Ok(NewOutgoing { id: 0, to, event, body, once, asked: None })
    }

    fn body(&self) -> Result<String> {
        let text = serde_json::to_string(self);
        text.map_err(|error| ServiceError::Panicked(format!("notification without JSON: {error}")))
    }
}

// Messages to players about results: the opponent's report, and results entered against their own report.

/// The board, also of a draft.
pub(crate) fn board_at(now: &Snapshot, at: (RoundNo, TableNo)) -> Option<(&Round, &Board)> {
    let round = now.tournament.round(at.0)?;
    Some((round, round.board_at(at.1)?))
}

/// For the opponent, unless they reported already.
fn reported(
    now: &Snapshot,
    (round, table): (RoundNo, TableNo),
    said_by: EntryId,
    ending: Ending,
) -> Option<Telling> {
    let (_, board) = board_at(now, (round, table))?;
    let other = if board.black == said_by { board.white } else { board.black };
    let once = format!("reported {}", json!([round, table, said_by, ending, now.revision]));
    Some((other, Notification::Reported { round, table, ending }, once))
}

/// For each player or captain of the board who reported another result than the current one.
fn against(c: &mut Tx, now: &Snapshot, change: &BoardChange) -> Result<Vec<Telling>> {
    let place = (change.round, change.table);
    let Some((round, board)) = board_at(now, place) else { return Ok(Vec::new()) };
    if board.ending.is_pending() {
        return Ok(Vec::new());
    }
    let said = c.reports_of(now.id, (round.no, board))?;
    let others = said.iter().filter(|word| in_common(board.ending, word.ending).is_none());
    let telling = |word: &tournament::Reported| {
        let (round, table, ending) = (round.no, board.table, board.ending);
        let once = format!("against {}", json!([round, table, word.speaker(), board.version]));
        (word.speaker(), Notification::Against { round, table, ending, said: word.ending }, once)
    };
    Ok(others.map(telling).collect())
}

/// Messages about a date: to the other player of each board, or to both if an arbiter or a captain did it; and to the
/// captain of the other team, if a captain acted for a match.
fn dates(now: &Snapshot, news: DateNews, change: &DateChange) -> Vec<Telling> {
    let date = change.date();
    let of_board = |table: &TableNo| {
        let at = board_at(now, (change.round, *table))?;
        Some(date_news(now, (news, change.entry, &date), at))
    };
    let tables = change.tables.iter().chain(&change.table);
    let mut told: Vec<Telling> = tables.filter_map(of_board).flatten().collect();
    // One message a person: for several boards it names the first.
    let mut known = HashSet::new();
    told.retain(|(player, ..)| known.insert(*player));
    told
}

fn date_news(
    now: &Snapshot,
    (news, by, date): (DateNews, Option<EntryId>, &Option<GameDate>),
    (round, board): (&Round, &Board),
) -> Vec<Telling> {
    let (no, table) = (round.no, board.table);
    let side = by.and_then(|by| now.tournament.speaks_for(round, board, by));
    // Only the other side is asked about a proposal.
    let asked = |player: &EntryId| news != DateNews::Proposed || Some(*player) != side;
    let other = board.opponent_of(side.unwrap_or_default());
    let team = other.and_then(|other| now.tournament.team_of(other));
    let captain = team.and_then(|team| team.captain).filter(|_| side.is_some() && side != by);
    let all = [board.black, board.white].into_iter().filter(asked).chain(captain);
    let others = all.filter(|player| Some(*player) != by);
    others
        .map(|player| {
            let notification = Notification::Date { round: no, table, news, date: date.clone() };
            (player, notification, format!("date {no} {table} {}", now.revision))
        })
        .collect()
}

// Reminders: of games before their round's window ends, and of line-ups before their round begins.

const BEFORE: TimeDelta = TimeDelta::days(3);

const BEFORE_A_ROUND: TimeDelta = TimeDelta::days(1);

impl Service {
    /// Writes reminders for subscribed players: of games three days before their window ends, of line-ups a day before
    /// their round begins, each once. Returns the number of games.
    pub fn remind_of_windows(&self, now: DateTime<Utc>) -> Result<usize> {
        self.for_running(now, |event| {
            let (id, mut games) = (event.id, 0);
            let mut tellings = line_ups_due(&event.tournament, now.naive_utc());
            for (round, until, boards) in due(&event.tournament, now.naive_utc()) {
                games += boards.len();
                let told =
                    boards.iter().flat_map(|b| unplayed_news(&event.tournament, round, until, b));
                tellings.extend(told);
            }
            if !tellings.is_empty() {
                self.store.write(Scope::Tournament(id), |c| {
                    let mut reaches = c.reaches(id)?;
                    let wants =
                        |kinds: &[NotificationKind]| kinds.contains(&NotificationKind::Date);
                    reaches.retain(|reach| wants(&reach.kinds) && reach.failed.is_empty());
                    Transaction::new(self, c, event.clone(), By::nobody(now))
                        .put_tellings(&reaches, tellings)
                })?;
            }
            Ok(games)
        })
    }
}

/// Public rounds whose window ends soon, each with its boards that have no result.
fn due(
    tournament: &Tournament,
    now: NaiveDateTime,
) -> impl Iterator<Item = (&Round, NaiveDateTime, Vec<&Board>)> {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    public.filter_map(move |round| {
        let window = tournament.clock(round.no).window?;
        let boards: Vec<&Board> = round.pending().collect();
        let soon = window.holds(now) && window.until - now <= BEFORE;
        (soon && !boards.is_empty()).then_some((round, window.until, boards))
    })
}

/// The players of a board, and the captains of their teams.
fn unplayed_news(
    tournament: &Tournament,
    round: &Round,
    until: NaiveDateTime,
    board: &Board,
) -> Vec<Telling> {
    let (no, table) = (round.no, board.table);
    let notification = Notification::Unplayed { round: no, table, until };
    let captains = tournament.teams.list.iter().filter_map(|team| team.captain);
    let captains =
        captains.filter(|captain| tournament.speaks_for(round, board, *captain).is_some());
    let mut all: Vec<EntryId> = [board.black, board.white].into_iter().chain(captains).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
        .map(|who| (who, notification.clone(), format!("unplayed {no} {until}")))
        .collect()
}

/// Reminders for captains who handed in no line-up for a round that begins soon: the next one to publish, or a public one
/// in which line-ups may still change.
fn line_ups_due(tournament: &Tournament, now: NaiveDateTime) -> Vec<Telling> {
    let public = |no: &RoundNo| tournament.round(*no).is_some_and(|round| round.is_public());
    let all = (1..=tournament.settings.rounds).map(RoundNo);
    let (mut rounds, ahead): (Vec<_>, Vec<_>) = all.partition(public);
    rounds.extend(ahead.first());
    let mut due = Vec::new();
    for no in rounds {
        let clock = tournament.clock(no);
        let begins = clock.window.map(|window| window.from).or(clock.starts);
        let soon = |at: &NaiveDateTime| now < *at && *at - now <= BEFORE_A_ROUND;
        let Some(until) = begins.filter(soon) else { continue };
        let lacks = |team: &&Team| may_declare(tournament, team.no, no) && !team.has_declared(no);
        let without = tournament.teams.list.iter().filter(lacks);
        due.extend(without.filter_map(|team| team.captain).map(|captain| {
            let notification = Notification::LineUp { round: no, until };
            (captain, notification, format!("line-up {no} {until}"))
        }));
    }
    due
}
