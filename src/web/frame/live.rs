//! Server-sent events: open pages learn that a tournament has changed.

use super::*;
use std::collections::HashSet;
use std::sync::MutexGuard;

use tokio::time::{Instant, timeout_at};

use publishing::{Follower, WatchedBoard};
use service::NewRevision;
use store::GameCount;

/// Shorter than the minute after which proxies end a silent stream.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// For pages that have to notice a dead connection within three seconds: an arbiter's boards.
const QUICK_BEAT: Duration = Duration::from_secs(1);

/// Unless the system allows fewer; each stream is a connection.
const MOST_STREAMS: usize = 10_000;

/// One address may have half of all streams: a hall has one address.
const OF_ONE_ADDRESS: usize = 2;

/// Pause of a visitor's stream after it sent results, for each open stream; and its upper limit. Without it, a hall of
/// 1,500 phones would load the page of results at every single result.
const REST: Duration = Duration::from_millis(1);
const LONGEST_REST: Duration = Duration::from_secs(2);

/// Seconds until a client that gets no stream asks again.
const POLL: u32 = 15;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Topic {
    Tournament(TournamentId),
    Game(WatchedBoard),
    /// A tournament and all its records.
    Games(TournamentId),
}

impl Topic {
    const fn tournament(self) -> TournamentId {
        match self {
            Self::Tournament(id) | Self::Game((id, ..)) | Self::Games(id) => id,
        }
    }
}

/// Subscriptions to tournaments and recorded games. Cheap to copy; all copies are one.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Listeners>>, Room);

/// A topic that is listened to.
struct Watched {
    /// Its revision is the sum of these.
    parts: HashMap<Topic, i64>,
    news: watch::Sender<News>,
}

impl Watched {
    /// Slow subscribers skip to the latest.
    fn notify(&mut self, part: Topic, revision: i64, at_once: bool) {
        let known = self.parts.entry(part).or_default();
        *known = revision.max(*known);
        let sum = self.parts.values().sum();
        self.news.send_if_modified(|known| {
            let newer = sum > known.revision;
            known.revision = sum;
            if at_once {
                known.at_once = sum;
            }
            newer
        });
    }
}

struct Listeners {
    topics: HashMap<Topic, Watched>,
    addresses: HashMap<String, usize>,
    open: usize,
    most: usize,
    closed: bool,
}

impl Default for Listeners {
    fn default() -> Self {
        let (topics, addresses) = (HashMap::new(), HashMap::new());
        Self { topics, addresses, open: 0, most: MOST_STREAMS, closed: false }
    }
}

/// One of the streams; given back on drop.
struct Seat {
    hub: Hub,
    address: String,
}

impl Seat {
    fn rest(&self) -> Duration {
        let open = u32::try_from(self.hub.open_streams()).unwrap_or(u32::MAX);
        REST.saturating_mul(open).min(LONGEST_REST)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut listeners = self.hub.lock();
        listeners.open -= 1;
        one_less(&mut listeners.addresses, &self.address);
    }
}

impl Hub {
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the limit of open streams; half of them may be from one address. Visitors beyond it poll; staff always get
    /// a stream.
    pub fn allow(&self, most: usize) {
        self.lock().most = most;
    }

    /// Sets how many files the system lets be open; each connection is one. Where they run short, visitors'
    /// connections close after each answer.
    pub fn allow_files(&self, files: usize) {
        self.1.of(files);
    }

    pub(super) const fn room(&self) -> &Room {
        &self.1
    }

    pub fn open_streams(&self) -> usize {
        self.lock().open
    }

    /// Sends the revision to all subscribers. What need not be told at once reaches visitors a few at a time where very
    /// many listen.
    fn spread(&self, topic: Topic, revision: i64, at_once: bool) {
        let mut listeners = self.lock();
        for of in [topic, Topic::Games(topic.tournament())] {
            if let Some(watched) = listeners.topics.get_mut(&of) {
                watched.notify(topic, revision, at_once);
            }
        }
    }

    /// The stream of a tournament's revisions as server-sent events, beginning with the present one.
    ///
    /// The first message is `now N`, the server's time in milliseconds since 1970, since a phone's clock may be wrong.
    /// The others are `revision N`, repeated every 20 seconds. The stream ends at shutdown.
    /// Errors: [`WebError::Busy`] at shutdown. Beyond the limit, the answer is the revision and `poll N`: ask again in
    /// N seconds.
    pub fn listen(&self, tournament: TournamentId, revision: i64, who: &Listener) -> Answer {
        let topic = Topic::Tournament(tournament);
        self.stream(topic, &[(topic, revision)], HEARTBEAT, who)
    }

    /// Like [`Hub::listen`], repeated every second.
    pub fn listen_closely(&self, id: TournamentId, revision: i64, who: &Listener) -> Answer {
        let topic = Topic::Tournament(id);
        self.stream(topic, &[(topic, revision)], QUICK_BEAT, who)
    }

    /// Like [`Hub::listen`] for the record of a board: the revision is the number of its acts.
    pub fn listen_to_game(&self, board: WatchedBoard, entered: i64, who: &Listener) -> Answer {
        let topic = Topic::Game(board);
        self.stream(topic, &[(topic, entered)], HEARTBEAT, who)
    }

    /// Like [`Hub::listen`] for a tournament and its records: the revision is the sum of its own and the number of all
    /// acts.
    pub fn listen_to_games(
        &self,
        (id, revision): (TournamentId, i64),
        counts: &[GameCount],
        who: &Listener,
    ) -> Answer {
        let records = counts.iter().map(|count| (record(count), count.entered));
        let parts: Vec<_> = records.chain([(Topic::Tournament(id), revision)]).collect();
        self.stream(Topic::Games(id), &parts, HEARTBEAT, who)
    }

    fn stream(
        &self,
        topic: Topic,
        parts: &[(Topic, i64)],
        beat: Duration,
        who: &Listener,
    ) -> Answer {
        let mut answer = HttpResponse::Ok();
        answer
            .content_type("text/event-stream; charset=utf-8")
            .insert_header(ContentEncoding::Identity)
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::HeaderName::from_static("x-accel-buffering"), "no"));
        let Some(seat) = self.seat(who) else {
            let revision: i64 = parts.iter().map(|(_, revision)| revision).sum();
            let said = format!("{}data: poll {POLL}\n\ndata: revision {revision}\n\n", now());
            return Ok(answer.body(said));
        };
        let receiver = self.subscribe(topic, parts).ok_or(WebError::Busy)?;
        let first = stream::iter([Ok(web::Bytes::from(now()))]);
        let rests = !who.staff;
        let rest = move || if rests { seat.rest() } else { Duration::ZERO };
        Ok(answer.streaming(first.chain(messages(receiver, beat, rest))))
    }

    /// `None` beyond the limits. Topics without listeners are deleted.
    fn seat(&self, who: &Listener) -> Option<Seat> {
        let mut listeners = self.lock();
        listeners.topics.retain(|_, watched| watched.news.receiver_count() > 0);
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

    fn subscribe(&self, topic: Topic, parts: &[(Topic, i64)]) -> Option<watch::Receiver<News>> {
        let mut listeners = self.lock();
        if listeners.closed {
            return None;
        }
        let watched = listeners.topics.entry(topic).or_insert_with(|| Watched {
            parts: HashMap::new(),
            news: watch::Sender::new(News { revision: 0, at_once: 0 }),
        });
        parts.iter().for_each(|(part, revision)| watched.notify(*part, *revision, false));
        let mut receiver = watched.news.subscribe();
        receiver.mark_changed();
        Some(receiver)
    }

    pub fn close(&self) {
        let mut listeners = self.lock();
        listeners.closed = true;
        listeners.topics.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Listeners> {
        held(&self.0)
    }
}

impl Follower for Hub {
    fn changed(&self, told: &NewRevision) {
        self.spread(Topic::Tournament(told.id), told.revision, told.at_once);
    }

    fn deleted(&self, gone: TournamentId) {
        self.lock().topics.retain(|topic, _| topic.tournament() != gone);
    }

    fn watched(&self) -> HashSet<WatchedBoard> {
        let listeners = self.lock();
        let watched = listeners.topics.values().filter(|one| one.news.receiver_count() > 0);
        let board = |topic: &Topic| match *topic {
            Topic::Game(board) => Some(board),
            Topic::Tournament(_) | Topic::Games(_) => None,
        };
        watched.flat_map(|one| one.parts.keys()).filter_map(board).collect()
    }

    fn recorded(&self, count: &GameCount) {
        self.spread(record(count), count.entered, true);
    }
}

const fn record(count: &GameCount) -> Topic {
    Topic::Game((count.tournament, count.round, count.table))
}

/// The server's time, as the first message of a stream.
fn now() -> String {
    format!("data: now {}\n\n", Utc::now().timestamp_millis())
}

#[derive(Clone, Copy, Debug)]
pub(super) struct News {
    pub revision: i64,
    /// The newest revision that must be sent at once.
    pub at_once: i64,
}

/// A message for each new revision, and one at each beat. Revisions that may wait come no sooner than `rest` after the
/// last message.
pub(super) fn messages(
    receiver: watch::Receiver<News>,
    beat: Duration,
    rest: impl Fn() -> Duration,
) -> impl Stream<Item = Result<Bytes, actix_web::Error>> {
    let said = (i64::MIN, Instant::now());
    stream::unfold((receiver, rest, said), move |(mut receiver, rest, said)| async move {
        // The beat repeats the revision as data: scripts do not see comments of a stream, and detect a dead connection
        // by its silence.
        if let Ok(Err(_closed)) = timeout(beat, next(&mut receiver, said.0, said.1 + rest())).await
        {
            return None;
        }
        let revision = receiver.borrow_and_update().revision;
        let message = Bytes::from(format!("data: revision {revision}\n\n"));
        Some((Ok(message), (receiver, rest, (revision, Instant::now()))))
    })
}

/// Waits for a revision; one that may wait is returned at `rested`, with all that came until then.
async fn next(
    receiver: &mut watch::Receiver<News>,
    said: i64,
    rested: Instant,
) -> Result<(), watch::error::RecvError> {
    receiver.changed().await?;
    while receiver.borrow_and_update().at_once <= said {
        match timeout_at(rested, receiver.changed()).await {
            Ok(more) => more?,
            Err(_over) => break,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{RoundNo, TableNo};

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
        let mut stream =
            Box::pin(messages(hub.subscribe(OPEN, &[(OPEN, 7)]).unwrap(), HEARTBEAT, none));
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 7\n\n");
        for revision in [8, 9, 4] {
            hub.spread(OPEN, revision, true);
        }
        hub.spread(Topic::Tournament(TournamentId(2)), 50, true);
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
        let mut stream =
            Box::pin(messages(hub.subscribe(OPEN, &[(OPEN, 7)]).unwrap(), Duration::ZERO, none));
        for _ in 0..3 {
            assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 7\n\n");
        }
    }

    #[actix_web::test]
    async fn streams_end_at_shutdown_and_none_begins() {
        let hub = Hub::new();
        let mut stream =
            Box::pin(messages(hub.subscribe(OPEN, &[(OPEN, 1)]).unwrap(), HEARTBEAT, none));
        stream.next().await;
        hub.close();
        assert!(stream.next().await.is_none());
        assert!(matches!(hub.listen(ONE, 1, &who("a", false)), Err(WebError::Busy)));
    }

    #[actix_web::test]
    async fn streams_of_a_deleted_tournament_end_and_others_go_on() {
        let hub = Hub::new();
        let other = Topic::Tournament(TournamentId(2));
        let mut gone =
            Box::pin(messages(hub.subscribe(OPEN, &[(OPEN, 1)]).unwrap(), HEARTBEAT, none));
        let mut stays =
            Box::pin(messages(hub.subscribe(other, &[(other, 1)]).unwrap(), HEARTBEAT, none));
        gone.next().await;
        stays.next().await;
        hub.deleted(ONE);
        hub.spread(other, 2, true);
        assert!(gone.next().await.is_none());
        assert_eq!(stays.next().await.unwrap().unwrap(), "data: revision 2\n\n");
    }

    /// Several boards on one page: each move, and each result, is told there.
    #[actix_web::test]
    async fn who_follows_all_records_hears_of_each_and_of_the_tournament() {
        let hub = Hub::new();
        let count = |table, entered| GameCount {
            tournament: ONE,
            round: RoundNo(1),
            table: TableNo(table),
            entered,
        };
        assert!(hub.listen_to_games((ONE, 7), &[count(1, 20)], &who("a", false)).is_ok());
        let receiver = hub.subscribe(Topic::Games(ONE), &[]).unwrap();
        let mut stream = Box::pin(messages(receiver, HEARTBEAT, none));
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 27\n\n");
        hub.recorded(&count(1, 21));
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 28\n\n");
        hub.recorded(&count(2, 3));
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 31\n\n");
        hub.recorded(&count(1, 21));
        hub.spread(OPEN, 8, true);
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 32\n\n");
        assert_eq!(hub.watched().len(), 2, "other instances are asked for both boards");
    }

    #[test]
    fn a_tournament_nobody_follows_any_more_is_let_go() {
        let hub = Hub::new();
        drop(hub.subscribe(OPEN, &[(OPEN, 1)]));
        hub.spread(OPEN, 2, true);
        let _seat = hub.seat(&who("a", false));
        assert!(hub.lock().topics.is_empty());
    }

    async fn told(rest: Duration) -> (watch::Sender<News>, impl Stream<Item = String> + Unpin) {
        let (sender, mut receiver) = watch::channel(News { revision: 7, at_once: 7 });
        receiver.mark_changed();
        let stream = messages(receiver, Duration::from_secs(3600), move || rest);
        let text = stream.map(|message| String::from_utf8(message.unwrap().to_vec()).unwrap());
        let mut stream = Box::pin(text);
        assert_eq!(stream.next().await.unwrap(), "data: revision 7\n\n");
        (sender, stream)
    }

    #[actix_web::test]
    async fn a_publication_does_not_rest() {
        let (sender, mut stream) = told(Duration::from_secs(1800)).await;
        sender.send_replace(News { revision: 8, at_once: 8 });
        assert_eq!(stream.next().await.unwrap(), "data: revision 8\n\n");
        sender.send_replace(News { revision: 9, at_once: 8 });
        let publication = async {
            tokio::task::yield_now().await;
            sender.send_replace(News { revision: 10, at_once: 10 });
        };
        let (told, ()) = tokio::join!(stream.next(), publication);
        assert_eq!(told.unwrap(), "data: revision 10\n\n");
    }

    #[actix_web::test]
    async fn results_that_come_while_a_stream_rests_are_told_together() {
        let (sender, mut stream) = told(Duration::from_millis(200)).await;
        sender.send_replace(News { revision: 8, at_once: 7 });
        let another = async {
            tokio::task::yield_now().await;
            sender.send_replace(News { revision: 9, at_once: 7 });
        };
        let (told, ()) = tokio::join!(stream.next(), another);
        assert_eq!(told.unwrap(), "data: revision 9\n\n");
    }

    #[actix_web::test]
    async fn few_do_not_rest() {
        let (sender, mut stream) = told(Duration::ZERO).await;
        sender.send_replace(News { revision: 8, at_once: 7 });
        assert_eq!(stream.next().await.unwrap(), "data: revision 8\n\n");
    }
}
