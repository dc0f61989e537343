//! Limits of connections: each is a file, and the system allows a limited number. Where they run short, visitors'
//! connections close after each answer, so that staff can connect; where they are almost used up, a network that has
//! half of those that are not event streams gets no more. A hall is one network: its streams do not count against it.
//! Connections without a request yet are limited: beyond the limit, the oldest of them is closed.

use super::*;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::net::Shutdown;
use std::sync::atomic::AtomicUsize;

use actix_web::dev::Extensions;
use actix_web::http::ConnectionType;
use socket2::{SockRef, Socket};

use service::network_of;

/// The limit of one worker, actix-web's default.
const MOST_OF_WORKER: usize = 25_600;

/// The limit of connections without a request yet, as a part of the files, and in all: honest clients send their
/// request at once.
const SILENT_PART: usize = 8;
const MOST_SILENT: usize = 1024;

/// Counts connections and files. Cheap to copy; all copies are one.
#[derive(Clone, Debug, Default)]
pub(super) struct Room(Arc<Counted>);

#[derive(Debug, Default)]
struct Counted {
    open: AtomicUsize,
    /// Event streams, which have a limit of their own.
    lines: AtomicUsize,
    /// 0 if unknown.
    files: AtomicUsize,
    silent: Mutex<Silent>,
    /// Connections of each network without its streams.
    networks: Mutex<HashMap<IpAddr, usize>>,
    proxies: OnceLock<Proxies>,
}

/// Connections without a request yet, the oldest first, each with a second handle to close it from another thread.
#[derive(Debug, Default)]
struct Silent {
    last: u64,
    waiting: BTreeMap<u64, Socket>,
}

/// A connection's place; given back on drop.
#[derive(Debug)]
struct Place {
    room: Room,
    network: Option<IpAddr>,
    is_line: Cell<bool>,
    /// Key in `Silent::waiting` until the first request.
    silent: Cell<Option<u64>>,
}

impl Place {
    fn asks(&self) {
        if let Some(number) = self.silent.take() {
            drop(held(&self.room.0.silent).waiting.remove(&number));
        }
    }

    fn becomes_a_line(&self) {
        if !self.is_line.replace(true) {
            self.room.0.lines.fetch_add(1, Ordering::Relaxed);
            self.room.leave(self.network);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.asks();
        self.room.0.open.fetch_sub(1, Ordering::Relaxed);
        match self.is_line.get() {
            true => drop(self.room.0.lines.fetch_sub(1, Ordering::Relaxed)),
            false => self.room.leave(self.network),
        }
    }
}

impl Room {
    pub fn of(&self, files: usize) {
        self.0.files.store(files, Ordering::Relaxed);
    }

    fn files(&self) -> usize {
        self.0.files.load(Ordering::Relaxed)
    }

    /// Counts a connection for as long as it lasts; closes it where there is hardly any room and its network has half
    /// of it.
    pub fn receive(&self, socket: &dyn Any, connection: &mut Extensions) {
        let socket = socket.downcast_ref::<TcpStream>();
        let from = socket.and_then(|socket| socket.peer_addr().ok()).map(|peer| peer.ip());
        let proxies = self.0.proxies.get_or_init(Proxies::default);
        let admitted = self.admits(from.filter(|from| !proxies.has(*from)), connection);
        match socket.zip(connection.get::<Place>()) {
            Some((socket, _)) if !admitted => end(&SockRef::from(socket)),
            Some((socket, place)) => place.silent.set(self.is_silent(socket)),
            None => {}
        }
    }

    fn admits(&self, from: Option<IpAddr>, connection: &mut Extensions) -> bool {
        self.0.open.fetch_add(1, Ordering::Relaxed);
        let network = from.map(network_of);
        let of_network = network.map_or(0, |network| {
            let mut networks = held(&self.0.networks);
            let open = networks.entry(network).or_default();
            *open += 1;
            *open
        });
        let (room, is_line, silent) = (self.clone(), Cell::default(), Cell::default());
        connection.insert(Place { room, network, is_line, silent });
        let [open, lines] = [&self.0.open, &self.0.lines].map(|n| n.load(Ordering::Relaxed));
        let files = self.files();
        files == 0 || open <= files - files / 8 || of_network <= files.saturating_sub(lines) / 2
    }

    /// For a connection that ends or becomes an event stream.
    fn leave(&self, network: Option<IpAddr>) {
        if let Some(network) = network {
            one_less(&mut held(&self.0.networks), &network);
        }
    }

    /// Registers a connection without a request; beyond the limit, closes the oldest one. Returns its number.
    fn is_silent(&self, socket: &TcpStream) -> Option<u64> {
        let most = match self.files() {
            0 => return None,
            files => (files / SILENT_PART).clamp(1, MOST_SILENT),
        };
        let mut silent = held(&self.0.silent);
        let ending = loop {
            match SockRef::from(socket).try_clone() {
                Ok(ending) => break ending,
                // No file is left: close the oldest. Where there is none, the timeout of the first request ends it.
                Err(_) => end(&silent.waiting.pop_first()?.1),
            }
        };
        silent.last += 1;
        let number = silent.last;
        silent.waiting.insert(number, ending);
        if silent.waiting.len() > most
            && let Some((_, oldest)) = silent.waiting.pop_first()
        {
            drop(silent);
            end(&oldest);
        }
        Some(number)
    }

    /// Connections that each of so many workers accepts before further ones wait.
    pub fn of_worker(&self, workers: usize) -> usize {
        match self.files() {
            0 => MOST_OF_WORKER,
            files => files.div_ceil(workers).min(MOST_OF_WORKER),
        }
    }

    /// Whether connections take more than half of the files.
    fn is_short(&self) -> bool {
        let files = self.files();
        files > 0 && self.0.open.load(Ordering::Relaxed) > files / 2
    }
}

impl Hub {
    /// Connections from these proxies do not count for a network.
    pub fn behind(&self, proxies: &Proxies) {
        self.room().0.proxies.get_or_init(|| proxies.clone());
    }
}

fn end(socket: &Socket) {
    // The system may have closed it already.
    let _ = socket.shutdown(Shutdown::Both);
}

pub(super) fn asks(request: &ServiceRequest) {
    if let Some(place) = request.conn_data::<Place>() {
        place.asks();
    }
}

pub(super) fn is_short(request: &ServiceRequest) -> bool {
    request.conn_data::<Place>().is_some_and(|place| place.room.is_short())
}

/// Where room was short, a visitor's connection closes after the answer.
pub(super) fn make_room(answer: &mut ServiceResponse<impl MessageBody>, was_short: bool) {
    let visits = answer.request().extensions().get::<Viewer>().is_none();
    if is_of_kind(answer.headers(), "text/event-stream")
        && let Some(place) = answer.request().conn_data::<Place>()
    {
        place.becomes_a_line();
    } else if was_short && visits {
        answer.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(address: &str) -> Option<IpAddr> {
        Some(address.parse().expect("an address"))
    }

    fn some(count: usize) -> Vec<Extensions> {
        (0..count).map(|_| Extensions::new()).collect()
    }

    #[test]
    fn a_network_that_has_half_of_it_gets_no_more_where_room_is_short() {
        let room = Room::default();
        room.of(8);
        let mut connections = some(10);
        let (many, others) = connections.split_at_mut(7);
        assert!(many.iter_mut().all(|one| room.admits(from("10.0.0.9"), one)), "there is room");
        assert!(!room.admits(from("10.0.0.9"), &mut others[0]), "it has seven of eight");
        assert!(room.admits(from("10.0.0.7"), &mut others[1]), "another");
        assert!(room.admits(from("2001:db8::1"), &mut others[2]));
        drop(connections);
        assert!(held(&room.0.networks).is_empty());
        assert!(room.admits(from("10.0.0.9"), &mut Extensions::new()));
    }

    #[test]
    fn a_hall_is_one_network_and_its_lines_do_not_count() {
        let room = Room::default();
        room.of(16);
        let hall = from("192.0.2.1");
        let mut lines = some(10);
        for line in &mut lines {
            assert!(room.admits(hall, line));
            line.get::<Place>().expect("a place").becomes_a_line();
            line.get::<Place>().expect("a place").becomes_a_line();
        }
        assert!(held(&room.0.networks).is_empty(), "each is counted once");
        let mut pages = some(5);
        assert!(pages[..3].iter_mut().all(|page| room.admits(hall, page)));
        pages[0].clear();
        assert!(room.admits(hall, &mut pages[0]), "one that ended makes room");
        assert!(room.admits(hall, &mut pages[3]), "there is room for all");
        assert!(!room.admits(hall, &mut pages[4]), "hardly any");
        drop((lines, pages));
        let [open, lines] = [&room.0.open, &room.0.lines];
        assert_eq!([open, lines].map(|count| count.load(Ordering::Relaxed)), [0, 0]);
    }

    #[test]
    fn of_those_that_say_nothing_the_oldest_goes_first() {
        use std::io::{ErrorKind, Read};
        let talk = async {
            let room = Room::default();
            room.of(64);
            let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
            let address = listener.local_addr().expect("its number");
            let (mut clients, mut servers) = (Vec::new(), Vec::new());
            for number in 0..64 / SILENT_PART + 2 {
                clients.push(std::net::TcpStream::connect(address).expect("connected"));
                let (socket, _) = listener.accept().expect("accepted");
                socket.set_nonblocking(true).expect("set");
                let socket = TcpStream::from_std(socket).expect("a socket");
                let mut connection = Extensions::new();
                room.receive(&socket, &mut connection);
                if number == 0 {
                    connection.get::<Place>().expect("a place").asks();
                }
                servers.push((socket, connection));
            }
            let mut byte = [0];
            assert_eq!(clients[1].read(&mut byte).expect("it ends"), 0, "the oldest of them");
            for (number, client) in clients.iter_mut().enumerate().filter(|(no, _)| *no != 1) {
                client.set_nonblocking(true).expect("set");
                let waits = client.read(&mut byte).expect_err("it is open");
                assert_eq!(waits.kind(), ErrorKind::WouldBlock, "{number}");
            }
            drop(servers);
            assert!(held(&room.0.silent).waiting.is_empty());
        };
        actix_web::rt::System::new().block_on(talk);
    }

    #[test]
    fn room_is_short_while_connections_take_half_of_the_files() {
        let room = Room::default();
        let mut connections = some(3);
        connections.iter_mut().for_each(|connection| room.receive(&(), connection));
        assert!(!room.is_short(), "nobody said how many files there are");
        room.of(4);
        assert!(room.is_short());
        connections.pop();
        assert!(!room.is_short());
    }
}
