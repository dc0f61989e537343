//! Pages of the arbiter: boards and their results, consequences of a result, conflicting results, replays, dates,
//! line-ups, the clock of a round.

mod board;
mod boards;
mod conflict;
mod consequences;
mod input;
mod line_up;
mod record;
mod which;

crate::web::serves! {
    ("GET", "/t/{slug}/boards", Arbiter) => boards::show,
    ("GET", "/t/{slug}/boards/{round}/{table}", Arbiter) => board::show::<false>,
    ("POST", "/t/{slug}/boards/{round}/{table}", Arbiter) => record::enter::<false>,
    ("GET", "/t/{slug}/boards/{round}/{table}/outcome", Arbiter) => consequences::show,
    ("GET", "/t/{slug}/boards/{round}/{table}/correct", Chief) => board::show::<true>,
    ("POST", "/t/{slug}/boards/{round}/{table}/correct", Chief) => record::enter::<true>,
    ("GET", "/t/{slug}/boards/{round}/{table}/date", Arbiter) => board::date,
    ("POST", "/t/{slug}/boards/{round}/{table}/date", Arbiter) => board::set_date,
    ("POST", "/t/{slug}/boards/{round}/{table}/replay", Arbiter) => record::replay,
    ("GET", "/t/{slug}/teams/{team}/line-up/{round}", Arbiter) => line_up::show,
    ("POST", "/t/{slug}/teams/{team}/line-up/{round}", Arbiter) => line_up::declare,
    ("POST", "/t/{slug}/teams/{team}/absent/{round}", Arbiter) => line_up::absent,
    ("POST", "/t/{slug}/rounds/{round}/clock", Arbiter) => boards::clock,
}
