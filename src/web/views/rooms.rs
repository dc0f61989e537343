//! In which room which tables stand, in words.

use crate::tournament::{HallRoom, Rooms};
use crate::web::Lang;

/// `Tables 1–40: Main hall; tables 41–80: Library.`; empty if all stand in the hall.
pub fn rooms_line(t: Lang, rooms: &Rooms) -> String {
    let said = |room: &HallRoom| {
        let name = ("room", room.name.as_str());
        if room.from == room.to {
            t.with("rooms-table", (("table", room.from), name))
        } else {
            t.with("rooms-tables", (("from", room.from), ("to", room.to), name))
        }
    };
    rooms.iter().map(said).collect::<Vec<_>>().join(" ")
}
