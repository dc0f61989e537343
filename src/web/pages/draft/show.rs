use super::sentences::name;
use super::{before, drawn, matches, published};
use crate::web::prelude::*;

/// The header with which the script asks only for the parts that depend on the form.
pub(super) const PART: &str = "tengen-part";

/// Redirects to the next round to draw, or else to the last round.
pub async fn newest(event: Event) -> Answer {
    let tournament = &event.snapshot.tournament;
    let round = next_round(tournament).unwrap_or(RoundNo(tournament.settings.rounds));
    Ok(redirect(&event.path(&format!("/draft/{round}"))))
}

pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32)>,
    request: HttpRequest,
) -> Answer {
    let no = round_of(&event, &place)?;
    let tournament = &event.snapshot.tournament;
    let page = frame(page, &event);
    let form = Form::of_query(&request);
    let round = tournament.round(no);
    if round.is_some_and(|round| round.is_public() && !round.boards.is_empty()) {
        return published::show(page, &event, no, form);
    }
    if tournament.teams.meet() {
        return state
            .render_by_search(move |service| matches::view(page, &event, service, no))
            .await;
    }
    match RoundDraft::open(tournament, no) {
        Ok(draft) if round.is_some() && request.headers().contains_key(PART) => {
            let part = move |_: &Service| drawn::part(&page, &event, &draft, &form);
            Ok(HttpResponse::Ok().json(state.worked_out(part).await?))
        }
        Ok(draft) if round.is_some() => {
            let advises = draft.unpaired().len() >= drawn::PAIR;
            let view = move |service: &Service| {
                let proof = service.draw_proof(event.snapshot.id, no)?;
                let steps = service.draft_steps(event.snapshot.id, no)?;
                let (proof, steps) = (proof.as_ref(), &steps);
                drawn::view(page, &event, &drawn::Drafted { draft: &draft, proof, steps }, form)
            };
            if advises { state.render_by_search(view).await } else { state.render(view).await }
        }
        _ => before::show(page, &state, &event, no).await,
    }
}

/// 404 for a round number outside the event.
pub(super) fn round_of(event: &Event, (_, no): &(String, i32)) -> Result<RoundNo> {
    let rounds = 1..=event.snapshot.tournament.settings.rounds;
    rounds.contains(no).then_some(RoundNo(*no)).ok_or_else(WebError::no_page)
}

pub(super) fn context(tournament: &Tournament, no: RoundNo) -> Result<RoundContext> {
    RoundContext::new(tournament, no, None).map_err(|_| WebError::no_page())
}

/// Choices for the second of two players, rotated by one so that both fields do not start with the same player.
pub(super) fn second_first(mut people: Vec<(String, String)>) -> Vec<(String, String)> {
    if people.len() > 1 {
        people.rotate_left(1);
    }
    people
}

/// Choices of players, sorted by surname: number, and name with rank.
pub(super) fn people(
    t: Lang,
    tournament: &Tournament,
    entries: impl IntoIterator<Item = EntryId>,
) -> Vec<(String, String)> {
    let mut people: Vec<_> = entries
        .into_iter()
        .map(|id| {
            let entry = tournament.entry(id);
            let rank = entry.map(|entry| t.rank(entry.rank)).unwrap_or_default();
            let key = entry.map(|entry| t.name_key(&entry.surname, &entry.first_name));
            (key, (id.to_string(), format!("{} {rank}", name(t, tournament, id))))
        })
        .collect();
    people.sort();
    people.into_iter().map(|(_, person)| person).collect()
}
