//! Room for connections: each is a file, and the system allows so many. Where they run short, visitors' connections end
//! with each answer, so that whoever works here finds one.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::{Extensions, ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage};

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
}

/// A connection's place; given back when it ends.
#[derive(Debug)]
struct Place(Room);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.0.open.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Room {
    /// There are so many files.
    pub fn of(&self, files: usize) {
        self.0.files.store(files, Ordering::Relaxed);
    }

    /// Counts a connection for as long as it lasts.
    pub fn receive(&self, _: &dyn Any, connection: &mut Extensions) {
        self.0.open.fetch_add(1, Ordering::Relaxed);
        connection.insert(Place(self.clone()));
    }

    fn is_short(&self) -> bool {
        let files = self.0.files.load(Ordering::Relaxed);
        files > 0 && self.0.open.load(Ordering::Relaxed) > files / 4 * QUARTERS
    }
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
