use std::net::TcpListener;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use chrono::Utc;
use tengen::service::{By, ReachForm, Service};
use tengen::store::{Browser, Channel, NotificationKind, Store};
use tengen::tournament::EntryId;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::house::House;
use crate::times::Times;

/// The browser of RFC 8291, section 5.
const KEY: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const SECRET: &str = "BTBZMqHH6r4Tts7J_aSIgg";

/// Phones that asked to be told where they sit, and a push service that takes everything.
pub struct Pushes {
    /// How many asked.
    pub wanted: usize,
    /// From the publication until the service has a message.
    pub arrived: Times,
    listener: TcpListener,
    url: String,
    published: Mutex<Option<Instant>>,
    queued: Mutex<Option<(usize, Duration)>>,
}

impl Pushes {
    /// A phone of each of these players, while no server runs: somebody with two has two phones.
    pub fn of(house: &House, players: &[i32]) -> Arc<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("it does not block");
        let at = listener.local_addr().expect("its address");
        let service = house.service();
        let by = || By { account: None, now: Utc::now(), form: None };
        let mut everybody: Vec<EntryId> = players.iter().copied().map(EntryId).collect();
        everybody.sort_unstable();
        everybody.dedup();
        let links = service.acts(house.id, by()).make_personal_links(&everybody).expect("links");
        let links = links.now().expect("new ones");
        for (phone, player) in players.iter().enumerate() {
            let link = links.iter().find(|(entry, _)| entry.0 == *player).expect("a link");
            let browser = Browser {
                endpoint: format!("http://{at}/{phone}"),
                key: KEY.to_owned(),
                secret: SECRET.to_owned(),
            };
            let kinds = vec![NotificationKind::Board];
            let form = ReachForm { way: Channel::Push(browser), kinds, language: "en".to_owned() };
            service.acts(house.id, by()).choose_reach(link.1.secret(), &form).expect("it is kept");
        }
        Arc::new(Self {
            wanted: players.len(),
            arrived: Times::default(),
            listener,
            url: house.url.clone(),
            published: Mutex::default(),
            queued: Mutex::default(),
        })
    }

    /// From now on messages are counted.
    pub fn publishes(&self) {
        *self.published.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    fn since(&self) -> Option<Duration> {
        let published = self.published.lock().unwrap_or_else(PoisonError::into_inner);
        published.map(|at| at.elapsed())
    }

    /// How many messages were in the outbox when the first was seen there, and how long after the publication.
    pub fn queued(&self) -> (usize, Duration) {
        self.queued.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or_default()
    }

    /// The push service.
    pub async fn serve(self: Arc<Self>) {
        let service = self.listener.try_clone().expect("the same port");
        let service = tokio::net::TcpListener::from_std(service).expect("it listens");
        while let Ok((line, _)) = service.accept().await {
            let pushes = self.clone();
            tokio::spawn(async move { pushes.take(line).await });
        }
    }

    /// Reads a message, and says that it was taken.
    async fn take(&self, mut line: TcpStream) {
        let (mut read, mut part) = (Vec::new(), [0; 4096]);
        let whole = |read: &[u8]| {
            let text = String::from_utf8_lossy(read).to_ascii_lowercase();
            let (_, rest) = text.split_once("content-length: ")?;
            let length: usize = rest.split("\r\n").next()?.trim().parse().ok()?;
            let body = read.windows(4).position(|end| end == b"\r\n\r\n")? + 4;
            (read.len() >= body + length).then_some(())
        };
        while whole(&read).is_none() {
            match line.read(&mut part).await {
                Ok(0) | Err(_) => return,
                Ok(length) => read.extend_from_slice(&part[..length]),
            }
        }
        let taken = "HTTP/1.1 201 Created\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
        let _ = line.write_all(taken.as_bytes()).await;
        if let Some(since) = self.since() {
            self.arrived.note(since);
        }
    }

    /// Looks into the outbox, beside the server, until messages are there: an act puts all of its own at once.
    pub async fn watch(self: Arc<Self>, id: tengen::tournament::TournamentId) {
        let store = Store::open(&self.url, 1).expect("the database opens");
        let service = Arc::new(Service::new(store));
        loop {
            let service = service.clone();
            let board = move |most| {
                let store = service.store();
                let rows = store.read(|c| c.newest_outgoing(id, most)).expect("the outbox");
                rows.iter().filter(|row| row.event == NotificationKind::Board.name()).count()
            };
            let most = i64::try_from(self.wanted).expect("a count") + 1;
            let look = move || if board(1) == 0 { 0 } else { board(most) };
            let found = tokio::task::spawn_blocking(look).await.expect("it can be read");
            if let (1.., Some(since)) = (found, self.since()) {
                *self.queued.lock().unwrap_or_else(PoisonError::into_inner) = Some((found, since));
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }
}
