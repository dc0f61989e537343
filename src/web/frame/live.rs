//! Telling open pages that a tournament has changed.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::http::header::{self, ContentEncoding};
use actix_web::{HttpResponse, web};
use futures_util::stream;
use tokio::sync::watch;

use crate::desk::Told;
use crate::publishing::{Follower, WatchedBoard};
use crate::store::GameCount;
use crate::tournament::{RoundNo, TableNo, TournamentId};

use super::{Answer, WebError};

/// How long a stream may be silent; proxies end those that are silent for a minute.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// The same where a page has to know within three seconds that its line is dead: an arbiter's boards.
const QUICK_BEAT: Duration = Duration::from_secs(1);

/// The most streams open at once; each is a connection.
const MOST_STREAMS: usize = 10_000;

/// What a page follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Topic {
    Tournament(TournamentId),
    Game(TournamentId, RoundNo, TableNo),
}

/// Who listens to which tournament or recorded game. Cheap to copy; all copies are one.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Listeners>>);

#[derive(Default)]
struct Listeners {
    revisions: HashMap<Topic, watch::Sender<i64>>,
    closed: bool,
}

impl Hub {
    /// A hub nobody listens to yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Tells everybody who listens that the tournament is now at that revision. Who is slow hears of the
    /// newest one only.
    pub fn tell(&self, tournament: TournamentId, revision: i64) {
        self.tell_of(Topic::Tournament(tournament), revision);
    }

    /// Tells everybody who watches a board how far its record is now.
    pub fn tell_game(&self, count: &GameCount) {
        self.tell_of(Topic::Game(count.tournament, count.round, count.table), count.entered);
    }

    fn tell_of(&self, topic: Topic, revision: i64) {
        let mut listeners = self.lock();
        if let Some(sender) = listeners.revisions.get(&topic) {
            if sender.receiver_count() == 0 {
                listeners.revisions.remove(&topic);
            } else {
                sender.send_if_modified(|known| {
                    let newer = revision > *known;
                    *known = revision.max(*known);
                    newer
                });
            }
        }
    }

    /// The stream of a tournament's revisions as server-sent events, beginning with the present one.
    ///
    /// Each message reads `revision N`; every 20 seconds it is said again. The stream ends at shutdown.
    ///
    /// # Errors
    /// [`WebError::Busy`] while the service ends or too many listen.
    pub fn listen(&self, tournament: TournamentId, revision: i64) -> Answer {
        self.stream(Topic::Tournament(tournament), revision, HEARTBEAT)
    }

    /// The same, said again every second.
    ///
    /// # Errors
    /// As [`Hub::listen`].
    pub fn listen_closely(&self, tournament: TournamentId, revision: i64) -> Answer {
        self.stream(Topic::Tournament(tournament), revision, QUICK_BEAT)
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
    ) -> Answer {
        self.stream(Topic::Game(tournament, round, table), entered, HEARTBEAT)
    }

    fn stream(&self, topic: Topic, revision: i64, beat: Duration) -> Answer {
        let receiver = self.subscribe(topic, revision).ok_or(WebError::Busy)?;
        Ok(HttpResponse::Ok()
            .content_type("text/event-stream; charset=utf-8")
            .insert_header(ContentEncoding::Identity)
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::HeaderName::from_static("x-accel-buffering"), "no"))
            .streaming(messages(receiver, beat)))
    }

    fn subscribe(&self, topic: Topic, revision: i64) -> Option<watch::Receiver<i64>> {
        let mut listeners = self.lock();
        let open: usize = listeners.revisions.values().map(watch::Sender::receiver_count).sum();
        if listeners.closed || open >= MOST_STREAMS {
            return None;
        }
        let sender =
            listeners.revisions.entry(topic).or_insert_with(|| watch::Sender::new(revision));
        sender.send_if_modified(|known| {
            *known = revision.max(*known);
            false
        });
        let mut receiver = sender.subscribe();
        receiver.mark_changed();
        Some(receiver)
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
    fn changed(&self, told: &Told) {
        self.tell(told.id, told.revision);
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

fn messages(
    receiver: watch::Receiver<i64>,
    beat: Duration,
) -> impl futures_util::Stream<Item = Result<web::Bytes, actix_web::Error>> {
    stream::unfold(receiver, move |mut receiver| async move {
        // The beat says the revision again: a browser hears no comments, and by its silence it knows a
        // line that is dead.
        if let Ok(Err(_closed)) = tokio::time::timeout(beat, receiver.changed()).await {
            return None;
        }
        let message = format!("data: revision {}\n\n", *receiver.borrow_and_update());
        Some((Ok(web::Bytes::from(message)), receiver))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::StreamExt;

    const ONE: TournamentId = TournamentId(1);
    const OPEN: Topic = Topic::Tournament(ONE);

    #[actix_web::test]
    async fn listeners_hear_the_present_revision_and_then_the_newest() {
        let hub = Hub::new();
        let mut stream = Box::pin(messages(hub.subscribe(OPEN, 7).unwrap(), HEARTBEAT));
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 7\n\n");
        hub.tell(ONE, 8);
        hub.tell(ONE, 9);
        hub.tell(ONE, 4);
        hub.tell(TournamentId(2), 50);
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 9\n\n");
    }

    #[actix_web::test]
    async fn the_beat_says_the_revision_again() {
        let hub = Hub::new();
        let mut stream = Box::pin(messages(hub.subscribe(OPEN, 7).unwrap(), Duration::ZERO));
        for _ in 0..3 {
            assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 7\n\n");
        }
    }

    #[actix_web::test]
    async fn streams_end_at_shutdown_and_none_begins() {
        let hub = Hub::new();
        let mut stream = Box::pin(messages(hub.subscribe(OPEN, 1).unwrap(), HEARTBEAT));
        stream.next().await;
        hub.close();
        assert!(stream.next().await.is_none());
        assert!(matches!(hub.listen(ONE, 1), Err(WebError::Busy)));
    }

    #[test]
    fn a_tournament_nobody_follows_any_more_is_let_go() {
        let hub = Hub::new();
        drop(hub.subscribe(OPEN, 1));
        hub.tell(ONE, 2);
        assert!(hub.lock().revisions.is_empty());
    }
}
