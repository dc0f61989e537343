//! Room for connections: each is a file, and the system allows so many. Where they run short, visitors' connections end
//! with each answer, so that whoever works here finds one; and whoever has half of them by themselves gets no more.

use std::any::Any;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::{Extensions, ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::rt::net::TcpStream;
use actix_web::{Error, HttpMessage};

use crate::desk::network_of;

use super::Viewer;

/// Of four quarters of the files, those that connections may take before room is short.
const QUARTERS: usize = 3;

/// How many connections there are, and how many files. Cheap to copy; all copies are one.
#[derive(Clone, Debug, Default)]
pub(super) struct Room(Arc<Counted>);

#[derive(Debug, Default)]
struct Counted {
    open: AtomicUsize,
    /// None, as long as nobody said.
    files: AtomicUsize,
    /// How many each network has.
    networks: Mutex<HashMap<IpAddr, usize>>,
}

impl Counted {
    // The map is whole between any two statements, so a panic elsewhere leaves nothing half done.
    fn networks(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.networks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection's place; given back when it ends.
#[derive(Debug)]
struct Place(Room, Option<IpAddr>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.0.open.fetch_sub(1, Ordering::Relaxed);
        let mut networks = self.0.0.networks();
        let Some((network, open)) = self.1.and_then(|of| Some((of, networks.get_mut(&of)?))) else {
            return;
        };
        *open -= 1;
        if *open == 0 {
            networks.remove(&network);
        }
    }
}

impl Room {
    /// There are so many files.
    pub fn of(&self, files: usize) {
        self.0.files.store(files, Ordering::Relaxed);
    }

    /// Counts a connection for as long as it lasts; ends it where room is short and its network has half of it.
    pub fn receive(&self, socket: &dyn Any, connection: &mut Extensions) {
        let socket = socket.downcast_ref::<TcpStream>();
        let from = socket.and_then(|socket| socket.peer_addr().ok()).map(|peer| peer.ip());
        if !self.admits(from, connection) {
            socket.map(end);
        }
    }

    /// Counts it; whether there is room for it.
    fn admits(&self, from: Option<IpAddr>, connection: &mut Extensions) -> bool {
        self.0.open.fetch_add(1, Ordering::Relaxed);
        let from = from.map(network_of);
        let of_network = from.map_or(0, |from| {
            let mut networks = self.0.networks();
            let open = networks.entry(from).or_default();
            *open += 1;
            *open
        });
        connection.insert(Place(self.clone(), from));
        !self.is_short() || of_network <= self.0.files.load(Ordering::Relaxed) / 2
    }

    fn is_short(&self) -> bool {
        let files = self.0.files.load(Ordering::Relaxed);
        files > 0 && self.0.open.load(Ordering::Relaxed) > files / 4 * QUARTERS
    }
}

/// Lets nothing more in or out: the server finds it closed.
fn end(socket: &TcpStream) {
    #[cfg(unix)]
    // It ends by itself where the system has closed it already.
    let _ = rustix::net::shutdown(socket, rustix::net::Shutdown::Both);
    #[cfg(not(unix))]
    let _ = socket;
}

/// Whether room is short for that request's connection.
pub(super) fn is_short(request: &ServiceRequest) -> bool {
    request.conn_data::<Place>().is_some_and(|place| place.0.is_short())
}

/// Middleware: where room is short, a visitor's connection ends with the answer.
///
/// # Errors
/// Those of the inner services, unchanged.
pub(super) async fn make_room(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let short = is_short(&request);
    let mut response = next.call(request).await?;
    let visits = response.request().extensions().get::<Viewer>().is_none();
    let streams = response.response().body().size() == BodySize::Stream;
    if short && visits && !streams {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_that_has_half_of_it_gets_no_more_where_room_is_short() {
        let room = Room::default();
        room.of(8);
        let from = |address: &str| Some(address.parse().expect("an address"));
        let mut connections: Vec<Extensions> = (0..9).map(|_| Extensions::new()).collect();
        let (many, others) = connections.split_at_mut(6);
        assert!(many.iter_mut().all(|one| room.admits(from("10.0.0.9"), one)), "there is room");
        assert!(!room.admits(from("10.0.0.9"), &mut others[0]), "it has six of eight");
        assert!(room.admits(from("10.0.0.7"), &mut others[1]), "another");
        assert!(room.admits(from("2001:db8::1"), &mut others[2]));
        drop(connections);
        assert!(room.0.networks().is_empty());
        assert!(room.admits(from("10.0.0.9"), &mut Extensions::new()));
    }

    #[test]
    fn room_is_short_while_connections_take_three_quarters_of_the_files() {
        let room = Room::default();
        let mut connections: Vec<Extensions> = (0..4).map(|_| Extensions::new()).collect();
        connections.iter_mut().for_each(|connection| room.receive(&(), connection));
        assert!(!room.is_short(), "nobody said how many files there are");
        room.of(4);
        assert!(room.is_short());
        connections.pop();
        assert!(!room.is_short());
    }
}
