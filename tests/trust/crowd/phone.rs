use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::sleep;

use crate::kills::Dice;
use crate::line::{Line, Reply};
use crate::times::Times;

/// What the crowd has in common.
#[derive(Default)]
pub struct Crowd {
    /// Pages as they were opened.
    pub opened: Times,
    /// Pages asked for again after news, before the publication.
    pub again: Times,
    /// The same after it.
    pub after: Times,
    /// From the publication until a phone's line has the next word.
    pub told: Times,
    /// From the publication until a phone has what was published: those with a board of their own, and the others.
    pub boards: Times,
    pub pages: Times,
    pub lines: AtomicUsize,
    pub told_to_poll: AtomicUsize,
    pub over: AtomicBool,
    published: Mutex<Option<(Instant, String)>>,
    /// Packed pages that many are sent alike, and whether they show what was published: unpacking each again would hold
    /// up the phones, not the server.
    packed: Mutex<Vec<(Vec<u8>, bool)>>,
    faults: Mutex<Vec<String>>,
}

impl Crowd {
    /// From now on phones look for that text.
    pub fn publishes(&self, text: &str) {
        let mut published = self.published.lock().unwrap_or_else(PoisonError::into_inner);
        *published = Some((Instant::now(), text.to_owned()));
    }

    pub fn fault(&self, what: String) {
        if !self.over.load(Ordering::Relaxed) {
            self.faults.lock().unwrap_or_else(PoisonError::into_inner).push(what);
        }
    }

    pub fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether the answer shows what was published.
    fn shows(&self, reply: &Reply, text: &str) -> bool {
        let found = || reply.text().contains(text);
        if reply.field("content-encoding").is_none_or(|packing| packing == "identity") {
            return found();
        }
        let mut packed = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, shows)) = packed.iter().find(|(body, _)| *body == reply.body) {
            return *shows;
        }
        let shows = found();
        packed.push((reply.body.clone(), shows));
        shows
    }

    fn published(&self) -> Option<(Instant, String)> {
        self.published.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A phone that lies beside a board: one page is open, and follows the event as `static/tengen.js` does.
#[derive(Clone)]
pub struct Phone {
    pub crowd: Arc<Crowd>,
    pub base: String,
    pub slug: String,
    /// Whose it is, if "this is me" was tapped on it.
    pub me: Option<i32>,
    pub seed: u64,
}

impl Phone {
    fn path(&self) -> String {
        let own = if self.me.is_some() { "/me" } else { "" };
        format!("/t/{}{own}", self.slug)
    }

    fn head(&self) -> String {
        let mut head = "accept-encoding: gzip, deflate\r\naccept-language: en\r\n".to_owned();
        if let Some(me) = self.me {
            head.push_str(&format!("cookie: me={}:{me}:\r\n", self.slug));
        }
        head
    }

    /// Opens its page and follows it.
    pub async fn live(self) {
        let mut line = Line::new(&self.base);
        let began = Instant::now();
        match line.get(&self.path(), &self.head()).await {
            Ok(reply) if reply.status == 200 => self.crowd.opened.note(began.elapsed()),
            Ok(reply) => self.crowd.fault(format!("{}: {}", self.path(), reply.status)),
            Err(error) => self.crowd.fault(format!("{}: {error}", self.path())),
        }
        let (told, news) = watch::channel(0);
        let listening = self.clone();
        let ear = tokio::spawn(async move { listening.listen(&told).await });
        self.follow(line, news).await;
        ear.abort();
    }

    /// A line to the server; where there is none to be had, it is asked for again later.
    async fn listen(&self, told: &watch::Sender<i64>) {
        let mut dice = Dice::new(self.seed);
        let mut line = Line::new(&self.base);
        let path = format!("/t/{}/events", self.slug);
        let mut untold = true;
        loop {
            let mut pause = 0;
            match line.listen(&path, &self.head()).await {
                Ok(()) => {
                    self.crowd.lines.fetch_add(1, Ordering::Relaxed);
                    while let Ok(heard) = line.heard().await {
                        let number = |word: &str| {
                            let (_, rest) = heard.split_once(word)?;
                            rest.split_whitespace().next()?.parse().ok()
                        };
                        if let Some(seconds) = number("poll ") {
                            pause = seconds;
                            self.crowd.told_to_poll.fetch_add(1, Ordering::Relaxed);
                        }
                        if let Some(revision) = number("revision ") {
                            if let Some((since, _)) = self.crowd.published().filter(|_| untold) {
                                untold = false;
                                self.crowd.told.note(since.elapsed());
                            }
                            told.send_if_modified(|known| {
                                let newer = revision > *known;
                                *known = revision.max(*known);
                                newer
                            });
                        }
                        if pause > 0 && number("revision ").is_some() {
                            break;
                        }
                    }
                    self.crowd.lines.fetch_sub(1, Ordering::Relaxed);
                }
                Err(error) => self.crowd.fault(format!("{path}: {error}")),
            }
            line.close();
            let part = dice.below(1000);
            let wait = if pause > 0 { pause as u64 * (500 + part) } else { part };
            sleep(Duration::from_millis(wait)).await;
        }
    }

    /// Asks for the page again after news, a little later than the others.
    async fn follow(&self, mut line: Line, mut news: watch::Receiver<i64>) {
        let mut dice = Dice::new(self.seed ^ 0x5eed);
        let mut seen = false;
        // The first word of the line is of what is shown.
        let _ = news.changed().await;
        while news.changed().await.is_ok() {
            sleep(Duration::from_millis(dice.below(700))).await;
            news.borrow_and_update();
            let head = format!("{}tengen-part: yes\r\n", self.head());
            let published = self.crowd.published();
            let began = Instant::now();
            let reply = match line.get(&self.path(), &head).await {
                Ok(reply) if reply.status == 200 => reply,
                Ok(reply) => {
                    self.crowd.fault(format!("{}: {}", self.path(), reply.status));
                    continue;
                }
                Err(error) => {
                    self.crowd.fault(format!("{}: {error}", self.path()));
                    continue;
                }
            };
            let took = began.elapsed();
            let Some((since, text)) = published else {
                self.crowd.again.note(took);
                continue;
            };
            self.crowd.after.note(took);
            if !seen && self.crowd.shows(&reply, &text) {
                seen = true;
                let own = self.me.is_some();
                let times = if own { &self.crowd.boards } else { &self.crowd.pages };
                times.note(since.elapsed());
            }
        }
    }
}
