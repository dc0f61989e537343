use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::house::{House, Server};
use crate::line::Line;
use crate::times::Times;

/// The arbiters' desks: results are entered, one after another.
pub struct Desks {
    pub entered: Times,
    base: String,
    slug: String,
    cookie: String,
    round: AtomicI32,
    /// What each board of the round is at.
    versions: Mutex<Vec<(i32, i32)>>,
    /// The round after which another is published.
    turning: AtomicI32,
    closed: AtomicBool,
    refused: Mutex<Vec<String>>,
    publishing: Mutex<Duration>,
}

impl Desks {
    pub fn new(house: &House, server: &Server, versions: &[(i32, i32)]) -> Self {
        Self {
            entered: Times::default(),
            base: server.base.clone(),
            slug: house.slug.clone(),
            cookie: house.cookie(),
            round: AtomicI32::new(0),
            versions: Mutex::new(versions.to_vec()),
            turning: AtomicI32::new(0),
            closed: AtomicBool::new(false),
            refused: Mutex::default(),
            publishing: Mutex::default(),
        }
    }

    /// So many arbiters enter a result each at that pace, until the desks are closed.
    pub fn open(self: &Arc<Self>, round: i32, arbiters: i32, pace: Duration) {
        self.round.store(round, Ordering::SeqCst);
        for arbiter in 0..arbiters {
            let desks = self.clone();
            tokio::spawn(async move { desks.work((arbiter, arbiters), pace).await });
        }
    }

    async fn work(&self, (arbiter, arbiters): (i32, i32), pace: Duration) {
        let mut line = Line::new(&self.base);
        sleep(pace * arbiter as u32 / arbiters as u32).await;
        for turn in 0.. {
            if self.closed.load(Ordering::Relaxed) {
                return;
            }
            let began = Instant::now();
            let round = self.round.load(Ordering::SeqCst);
            let Some((table, seen)) = self.next(turn * arbiters + arbiter) else { return };
            let winner = if seen % 2 == 0 { "W" } else { "B" };
            let path = format!("/t/{}/boards/{round}/{table}", self.slug);
            let form = format!("winner={winner}&seen={seen}");
            let answer = line.post(&path, &self.cookie, &form).await;
            match answer {
                Ok(reply) if reply.status == 303 => self.entered.note(began.elapsed()),
                // The next round was published while this was on its way.
                Ok(_) if self.turning.load(Ordering::SeqCst) == round => {}
                Ok(reply) => self.refuse(format!("{path}: {}", reply.status)),
                Err(error) => self.refuse(format!("{path}: {error}")),
            }
            sleep(pace.saturating_sub(began.elapsed())).await;
        }
    }

    /// The next board, which is at another version afterwards.
    fn next(&self, turn: i32) -> Option<(i32, i32)> {
        let mut versions = self.versions.lock().unwrap_or_else(PoisonError::into_inner);
        let length = versions.len();
        let board = versions.get_mut(turn as usize % length.max(1))?;
        let now = *board;
        board.1 += 1;
        Some(now)
    }

    /// From now on a result of the round that is entered may come too late.
    pub fn turns(&self) {
        self.turning.store(self.round.load(Ordering::SeqCst), Ordering::SeqCst);
    }

    /// From now on results of that round are entered.
    pub fn published(&self, took: Duration, (round, versions): (i32, &[(i32, i32)])) {
        *self.publishing.lock().unwrap_or_else(PoisonError::into_inner) = took;
        *self.versions.lock().unwrap_or_else(PoisonError::into_inner) = versions.to_vec();
        self.round.store(round, Ordering::SeqCst);
    }

    pub fn publishing(&self) -> Duration {
        *self.publishing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    fn refuse(&self, what: String) {
        if !self.closed.load(Ordering::Relaxed) {
            self.refused.lock().unwrap_or_else(PoisonError::into_inner).push(what);
        }
    }

    pub fn refused(&self) -> Vec<String> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Who draws and publishes the next round.
pub struct Publisher {
    base: String,
    page: String,
    cookie: String,
}

impl Publisher {
    pub fn new(house: &House, server: &Server, round: i32) -> Self {
        let page = format!("/t/{}/draft/{round}", house.slug);
        Self { base: server.base.clone(), page, cookie: house.cookie() }
    }

    /// Draws the round; what the draft's page then shows as having been seen.
    pub async fn draws(&self) -> String {
        let mut line = Line::new(&self.base);
        let drawn = line.post(&format!("{}/draw", self.page), &self.cookie, "seen=none").await;
        assert_eq!(drawn.expect("an answer").status, 303, "a round can be drawn");
        let page = line.get(&self.page, &self.cookie).await.expect("a page").text();
        let seen =
            page.split_once("name=\"seen\" value=\"").and_then(|(_, rest)| rest.split_once('"'));
        seen.expect("the form of a draft").0.to_owned()
    }

    /// Publishes it; how long that took.
    pub async fn publishes(&self, seen: &str) -> Duration {
        let (mut line, began) = (Line::new(&self.base), Instant::now());
        let form = format!("seen={seen}&overrule=yes");
        let answer = line.post(&format!("{}/publish", self.page), &self.cookie, &form).await;
        assert_eq!(answer.expect("an answer").status, 303, "a draft can be published");
        began.elapsed()
    }

    /// Throws it away.
    pub async fn discards(&self, seen: &str) {
        let form = format!("seen={seen}");
        let path = format!("{}/discard", self.page);
        let answer = Line::new(&self.base).post(&path, &self.cookie, &form).await;
        assert_eq!(answer.expect("an answer").status, 303, "a draft can be thrown away");
    }
}
