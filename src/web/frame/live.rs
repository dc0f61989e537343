//! Telling open pages that a tournament has changed.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::http::header::{self, ContentEncoding};
use actix_web::{HttpResponse, web};
use chrono::Utc;
use futures_util::{StreamExt, stream};
use tokio::sync::watch;

use publishing::{Follower, WatchedBoard};
use service::NewRevision;
use store::GameCount;
use tournament::{RoundNo, TableNo, TournamentId};

use super::news::{News, messages};
use super::room::Room;
use super::{Answer, Listener, WebError};

/// How long a stream may be silent; proxies end those that are silent for a minute.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// The same where a page has to know within three seconds that its line is dead: an arbiter's boards.
const QUICK_BEAT: Duration = Duration::from_secs(1);

/// The most streams open at once, unless the system allows fewer; each is a connection.
const MOST_STREAMS: usize = 10_000;

/// The share of all streams that one address may have: a hall has one address.
const OF_ONE_ADDRESS: usize = 2;

/// So long a visitor's stream rests after it told of results, for each stream that is open; and at the most. A hall of
/// 1,500 phones would ask for nothing but results that came in, and wait for the one page that matters.
const REST: Duration = Duration::from_millis(1);
const LONGEST_REST: Duration = Duration::from_secs(2);

/// How many seconds who gets no stream waits before asking again.
const POLL: u32 = 15;

/// What a page follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Topic {
    Tournament(TournamentId),
    Game(TournamentId, RoundNo, TableNo),
}

/// Who listens to which tournament or recorded game. Cheap to copy; all copies are one.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Listeners>>, Room);

struct Listeners {
    revisions: HashMap<Topic, watch::Sender<News>>,
    /// How many streams each address has, and all together.
    addresses: HashMap<String, usize>,
    open: usize,
    most: usize,
    closed: bool,
}

impl Default for Listeners {
    fn default() -> Self {
        let (revisions, addresses) = (HashMap::new(), HashMap::new());
        Self { revisions, addresses, open: 0, most: MOST_STREAMS, closed: false }
    }
}

/// A place among the streams; given back when this is dropped.
struct Seat {
    hub: Hub,
    address: String,
}

impl Seat {
    /// How long a visitor's stream rests after it told of something.
    fn rest(&self) -> Duration {
        let open = u32::try_from(self.hub.open_streams()).unwrap_or(u32::MAX);
        REST.saturating_mul(open).min(LONGEST_REST)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut listeners = self.hub.lock();
        listeners.open -= 1;
        if let Some(open) = listeners.addresses.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                listeners.addresses.remove(&self.address);
            }
        }
    }
}

impl Hub {
    /// A hub nobody listens to yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Lets that many streams be open at once, and half of them from one address. Who comes beyond polls; who
    /// works here gets a line in any case.
    pub fn allow(&self, most: usize) {
        self.lock().most = most;
    }

    /// The system lets that many files be open; each connection is one. Where they run short, visitors' connections
    /// end with each answer.
    pub fn allow_files(&self, files: usize) {
        self.1.of(files);
    }

    /// The room for connections.
    pub(super) const fn room(&self) -> &Room {
        &self.1
    }

    /// How many streams are open.
    #[must_use]
    pub fn open_streams(&self) -> usize {
        self.lock().open
    }

    /// Tells everybody who listens that the tournament is now at that revision. Who is slow hears of the
    /// newest one only.
    pub fn tell(&self, tournament: TournamentId, revision: i64) {
        self.spread(Topic::Tournament(tournament), revision, true);
    }

    /// The same of news of the service: results reach visitors a few at a time, where very many listen.
    pub fn tell_of(&self, told: &NewRevision) {
        self.spread(Topic::Tournament(told.id), told.revision, told.at_once);
    }

    /// Tells everybody who watches a board how far its record is now.
    pub fn tell_game(&self, count: &GameCount) {
        let board = Topic::Game(count.tournament, count.round, count.table);
        self.spread(board, count.entered, true);
    }

    fn spread(&self, topic: Topic, revision: i64, at_once: bool) {
        let mut listeners = self.lock();
        if let Some(sender) = listeners.revisions.get(&topic) {
            if sender.receiver_count() == 0 {
                listeners.revisions.remove(&topic);
            } else {
                sender.send_if_modified(|known| {
                    let newer = revision > known.revision;
                    known.revision = revision.max(known.revision);
                    if at_once {
                        known.at_once = revision.max(known.at_once);
                    }
                    newer
                });
            }
        }
    }

    /// The stream of a tournament's revisions as server-sent events, beginning with the present one.
    ///
    /// The first reads `now N`, the server's time in milliseconds since 1970: a phone's clock may be wrong. Each
    /// other reads `revision N`; every 20 seconds it is said again. The stream ends at shutdown.
    ///
    /// # Errors
    /// [`WebError::Busy`] while the service ends. Beyond what is allowed, the answer says the revision and
    /// `poll N`: ask again in so many seconds.
    pub fn listen(&self, tournament: TournamentId, revision: i64, who: &Listener) -> Answer {
        self.stream(Topic::Tournament(tournament), revision, HEARTBEAT, who)
    }

    /// The same, said again every second.
    ///
    /// # Errors
    /// As [`Hub::listen`].
    pub fn listen_closely(
        &self,
        tournament: TournamentId,
        revision: i64,
        who: &Listener,
    ) -> Answer {
        self.stream(Topic::Tournament(tournament), revision, QUICK_BEAT, who)
    }

    /// The same for the record of a board: the revision is how many acts it has.
    ///
    /// # Errors
    /// As [`Hub::listen`].
    pub fn listen_to_game(
        &self,
        tournament: TournamentId,
        round: RoundNo,
        table: TableNo,
        entered: i64,
        who: &Listener,
    ) -> Answer {
        self.stream(Topic::Game(tournament, round, table), entered, HEARTBEAT, who)
    }

    fn stream(&self, topic: Topic, revision: i64, beat: Duration, who: &Listener) -> Answer {
        let mut answer = HttpResponse::Ok();
        answer
            .content_type("text/event-stream; charset=utf-8")
            .insert_header(ContentEncoding::Identity)
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::HeaderName::from_static("x-accel-buffering"), "no"));
        let Some(seat) = self.seat(who) else {
            let said = format!("{}data: poll {POLL}\n\ndata: revision {revision}\n\n", now());
            return Ok(answer.body(said));
        };
        let receiver = self.subscribe(topic, revision).ok_or(WebError::Busy)?;
        let first = stream::iter([Ok(web::Bytes::from(now()))]);
        let rests = !who.staff;
        let rest = move || if rests { seat.rest() } else { Duration::ZERO };
        Ok(answer.streaming(first.chain(messages(receiver, beat, rest))))
    }

    /// A place for another stream, if there is one.
    fn seat(&self, who: &Listener) -> Option<Seat> {
        let mut listeners = self.lock();
        let own = listeners.addresses.get(&who.address).copied().unwrap_or_default();
        let room =
            listeners.open < listeners.most && own < (listeners.most / OF_ONE_ADDRESS).max(1);
        if !room && !who.staff {
            return None;
        }
        *listeners.addresses.entry(who.address.clone()).or_default() += 1;
        listeners.open += 1;
        Some(Seat { hub: self.clone(), address: who.address.clone() })
    }

    fn subscribe(&self, topic: Topic, revision: i64) -> Option<watch::Receiver<News>> {
        let mut listeners = self.lock();
        if listeners.closed {
            return None;
        }
        let sender = listeners
            .revisions
            .entry(topic)
            .or_insert_with(|| watch::Sender::new(News { revision, at_once: revision }));
        sender.send_if_modified(|known| {
            known.revision = revision.max(known.revision);
            false
        });
        let mut receiver = sender.subscribe();
        receiver.mark_changed();
        Some(receiver)
    }

    /// Ends the streams of a tournament that is gone, and of its games.
    pub fn end(&self, gone: TournamentId) {
        self.lock().revisions.retain(|topic, _| match topic {
            Topic::Tournament(id) | Topic::Game(id, ..) => *id != gone,
        });
    }

    /// Ends every stream, and lets no new one begin.
    pub fn close(&self) {
        let mut listeners = self.lock();
        listeners.closed = true;
        listeners.revisions.clear();
    }

    // The map is whole between any two statements, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, Listeners> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Follower for Hub {
    fn changed(&self, told: &NewRevision) {
        self.tell_of(told);
    }

    fn deleted(&self, id: TournamentId) {
        self.end(id);
    }

    fn watched(&self) -> HashSet<WatchedBoard> {
        let listeners = self.lock();
        let watched = listeners.revisions.iter().filter(|(_, sender)| sender.receiver_count() > 0);
        let board = |topic: &Topic| match *topic {
            Topic::Game(id, round, table) => Some((id, round, table)),
            Topic::Tournament(_) => None,
        };
        watched.filter_map(|(topic, _)| board(topic)).collect()
    }

    fn recorded(&self, count: &GameCount) {
        self.tell_game(count);
    }
}

/// What time it is, as the first message of a stream.
fn now() -> String {
    format!("data: now {}\n\n", Utc::now().timestamp_millis())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: TournamentId = TournamentId(1);
    const OPEN: Topic = Topic::Tournament(ONE);

    fn none() -> Duration {
        Duration::ZERO
    }

    fn who(address: &str, staff: bool) -> Listener {
        Listener { address: address.to_owned(), staff }
    }

    #[test]
    fn beyond_what_is_allowed_spectators_poll_and_staff_gets_a_line() {
        let hub = Hub::new();
        hub.allow(4);
        let hall: Vec<_> = (0..3).filter_map(|_| hub.seat(&who("hall", false))).collect();
        assert_eq!(hall.len(), 2, "half of them from one address");
        let others: Vec<_> =
            ["x", "y", "z"].iter().filter_map(|a| hub.seat(&who(a, false))).collect();
        assert_eq!((others.len(), hub.open_streams()), (2, 4));
        assert!(hub.seat(&who("hall", true)).is_some(), "staff always gets in");
        drop(hall);
        assert_eq!(hub.open_streams(), 2);
        assert!(hub.seat(&who("hall", false)).is_some());
        assert!(hub.listen(ONE, 1, &who("hall", false)).is_ok());
    }

    #[actix_web::test]
    async fn listeners_hear_the_present_revision_and_then_the_newest() {
        let hub = Hub::new();
        let mut stream = Box::pin(messages(hub.subscribe(OPEN, 7).unwrap(), HEARTBEAT, none));
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 7\n\n");
        hub.tell(ONE, 8);
        hub.tell(ONE, 9);
        hub.tell(ONE, 4);
        hub.tell(TournamentId(2), 50);
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 9\n\n");
    }

    #[test]
    fn the_more_listen_the_longer_visitors_rest_between_results() {
        let hub = Hub::new();
        let seats: Vec<_> =
            (0..1500).filter_map(|n| hub.seat(&who(&format!("{n}"), false))).collect();
        assert_eq!(seats[0].rest(), Duration::from_millis(1500));
        let more: Vec<_> =
            (0..1500).filter_map(|n| hub.seat(&who(&format!("{n}"), false))).collect();
        assert_eq!(seats[0].rest(), LONGEST_REST);
        drop(more);
    }

    #[actix_web::test]
    async fn the_beat_says_the_revision_again() {
        let hub = Hub::new();
        let mut stream = Box::pin(messages(hub.subscribe(OPEN, 7).unwrap(), Duration::ZERO, none));
        for _ in 0..3 {
            assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 7\n\n");
        }
    }

    #[actix_web::test]
    async fn streams_end_at_shutdown_and_none_begins() {
        let hub = Hub::new();
        let mut stream = Box::pin(messages(hub.subscribe(OPEN, 1).unwrap(), HEARTBEAT, none));
        stream.next().await;
        hub.close();
        assert!(stream.next().await.is_none());
        assert!(matches!(hub.listen(ONE, 1, &who("a", false)), Err(WebError::Busy)));
    }

    #[actix_web::test]
    async fn streams_of_a_deleted_tournament_end_and_others_go_on() {
        let hub = Hub::new();
        let other = Topic::Tournament(TournamentId(2));
        let mut gone = Box::pin(messages(hub.subscribe(OPEN, 1).unwrap(), HEARTBEAT, none));
        let mut stays = Box::pin(messages(hub.subscribe(other, 1).unwrap(), HEARTBEAT, none));
        gone.next().await;
        stays.next().await;
        hub.end(ONE);
        hub.tell(TournamentId(2), 2);
        assert!(gone.next().await.is_none());
        assert_eq!(stays.next().await.unwrap().unwrap(), "data: revision 2\n\n");
    }

    #[test]
    fn a_tournament_nobody_follows_any_more_is_let_go() {
        let hub = Hub::new();
        drop(hub.subscribe(OPEN, 1));
        hub.tell(ONE, 2);
        assert!(hub.lock().revisions.is_empty());
    }
}
