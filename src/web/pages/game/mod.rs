//! A game recorded at the board: the recorder's screen until the result is confirmed, the live page, the SGF file.

mod end;
mod files;
mod input;
mod record;
mod watch;
mod words;

crate::web::serves! {
    ("GET", "/t/{slug}/boards/{round}/{table}/record", Recorder) => record::show,
    ("POST", "/t/{slug}/boards/{round}/{table}/record", Recorder) => record::enter,
    ("POST", "/t/{slug}/boards/{round}/{table}/record/file", Recorder) => files::take_over,
    ("GET", "/t/{slug}/games/{round}/{table}", Public) => watch::show,
    ("GET", "/t/{slug}/games/{round}/{table}/record.sgf", Public) => files::sgf,
    ("GET", "/t/{slug}/games/{round}/{table}/board.svg", Public) => files::board,
    ("GET", "/t/{slug}/games/{round}/{table}/events", Public) => watch::events,
}
