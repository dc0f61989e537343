use crate::web::prelude::*;
use crate::web::views::working::{progress, stopped};

pub async fn show(event: Event, state: Data<State>, place: Path<(String, i32)>) -> Answer {
    progress(&state, TaskOf::Draw(event.snapshot.id, RoundNo(place.1))).await
}

/// Stops the draw; the round stays as it was.
pub async fn stop(event: Event, state: Data<State>, place: Path<(String, i32)>, _: Form) -> Answer {
    let to = event.path(&format!("/draft/{}", place.1));
    stopped(&state, TaskOf::Draw(event.snapshot.id, RoundNo(place.1)), &to).await
}
