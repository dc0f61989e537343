//! Withdrawal of a player or a team, after asking what becomes of their open games in published rounds.

use crate::web::prelude::*;
use crate::web::views::outcome::worth;
use service::{Leaver, LeftGames, OpenGamesOf};

use super::acts::with_teams;
use super::edit::Place;

struct From(RoundNo);

impl FromForm for From {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        reader.number("round", 1..=32_i32).map(RoundNo).map(Self)
    }
}

struct Game {
    href: String,
    round: RoundNo,
    names: String,
}

#[derive(Template)]
#[template(path = "organiser/leave.html")]
struct Leave {
    cx: Page,
    form: Form,
    from: RoundNo,
    games: Vec<Game>,
    /// Games whose ending a player has reported.
    reported: Vec<Game>,
    choices: Vec<(&'static str, String, String)>,
    seen: String,
    back: String,
}

fn leaver<const TEAM: bool>(event: &Event, place: &Place) -> Result<Leaver, WebError> {
    let (tournament, no) = (&event.snapshot.tournament, place.1);
    let who = match TEAM {
        true => tournament.teams.team(TeamNo(no)).map(|team| team.no.into()),
        false => tournament.entry(EntryId(no)).map(|entry| entry.id.into()),
    };
    who.ok_or_else(WebError::no_page)
}

/// `TEAM`: whether a team leaves, not a player.
pub async fn show<const TEAM: bool>(
    page: Page,
    state: Data<State>,
    event: Event,
    request: HttpRequest,
    place: Place,
) -> Answer {
    let who = leaver::<TEAM>(&event, &place)?;
    let query = Form::of_query(&request);
    // Without a round the player's page asks for it. The games of a player who leaves a team are played by others.
    let of_teams = event.snapshot.tournament.teams.meet() && matches!(who, Leaver::Player(_));
    let Some(From(from)) = query.parse().ok().filter(|_| !of_teams) else {
        return Ok(redirect(&event.path(&places(who).0)));
    };
    let open = open_games(&state, &event, who, from).await?;
    render(&view(page, &event, (who, from), &open, query))
}

/// Page of the player or team, and the page that asks about open games.
fn places(who: Leaver) -> (String, String) {
    match who {
        Leaver::Player(entry) => {
            (format!("/entries/{entry}"), format!("/entries/{entry}/withdraw"))
        }
        Leaver::Team(no) => (format!("/teams/{no}/edit"), format!("/teams/{no}/leave")),
    }
}

fn name_of(t: Lang, event: &Event, who: Leaver) -> String {
    match who {
        Leaver::Player(entry) => event.name(t, entry),
        Leaver::Team(no) => {
            let team = event.snapshot.tournament.teams.team(no);
            team.map(|team| team.name.clone()).unwrap_or_default()
        }
    }
}

async fn open_games(
    state: &State,
    event: &Event,
    who: Leaver,
    from: RoundNo,
) -> Result<OpenGamesOf, WebError> {
    let snapshot = event.snapshot.clone();
    Ok(state.blocking(move |service| service.open_games_of(&snapshot, who, from)).await?)
}

fn view(
    page: Page,
    event: &Event,
    (who, from): (Leaver, RoundNo),
    open: &OpenGamesOf,
    form: Form,
) -> Leave {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let policy = tournament.settings.season.unplayed;
    let game = |(no, table): &(RoundNo, TableNo)| {
        let board = tournament.round(*no)?.board_at(*table)?;
        Some(Game {
            href: event.path(&format!("/boards/{no}/{table}")),
            round: *no,
            names: format!("{} – {}", event.name(t, board.black), event.name(t, board.white)),
        })
    };
    let of = |games: &[(RoundNo, TableNo)]| games.iter().filter_map(game).collect();
    // Computed as if the leaver had Black; the note is about both colours.
    let entry = EntryId(1);
    let board = Board::new(TableNo(1), entry, EntryId(0), 0);
    let choice = |games: LeftGames| {
        let words = t.text(&format!("leave-{games}"));
        let ending = games.ending(&board, entry, policy);
        let note = match games {
            LeftGames::OpponentsWin => String::new(),
            _ => format!("{}. {}", t.ending(ending), worth(t, event, ending)),
        };
        (games.name(), words, note)
    };
    let twice =
        |games: &LeftGames| *games == LeftGames::Annulled && policy == UnplayedPolicy::NoResult;
    Leave {
        form,
        from,
        games: of(&open.games),
        reported: of(&open.reported),
        choices: LeftGames::ALL.into_iter().filter(|games| !twice(games)).map(choice).collect(),
        seen: joined(&open.games),
        back: event.path(&places(who).0),
        cx: frame(page, event)
            .titled(t.with("leave-title", (("name", name_of(t, event, who)), ("round", from)))),
    }
}

fn joined(games: &[(RoundNo, TableNo)]) -> String {
    let games: Vec<String> = games.iter().map(|(no, table)| format!("{no}.{table}")).collect();
    games.join(" ")
}

pub async fn withdraw<const TEAM: bool>(state: Data<State>, act: Act, place: Place) -> Answer {
    let who = if TEAM { TeamNo(place.1).into() } else { EntryId(place.1).into() };
    let (here, asks) = places(who);
    let From(from) = match act.form.parse() {
        Ok(from) => from,
        Err(form) => {
            let wrong = form.wrong("round").cloned().unwrap_or(Sentence::new("fault-form"));
            return Ok(redirect_saying(&act.cx.event.path(&here), Notice::alert(wrong)));
        }
    };
    let asks = format!("{asks}?round={from}");
    let mut said = Sentence::new("entry-withdrawn").with("round", from);
    let of_teams = act.cx.event.snapshot.tournament.teams.meet();
    let done = if let Leaver::Player(entry) = who
        && of_teams
    {
        act.blocking(move |service, id, by| service.withdraw(id, by, entry, from).map(drop)).await
    } else {
        let open = open_games(&state, &act.cx.event, who, from).await?;
        let chosen = LeftGames::named(act.form.value("games"));
        if !act.form.has("seen") && open != OpenGamesOf::default() {
            return Ok(redirect(&act.cx.event.path(&asks)));
        }
        let Some(games) = chosen.or(open.games.is_empty().then_some(LeftGames::OpponentsWin))
        else {
            let form = act.form.refused("games", Sentence::new("leave-unsaid"));
            return render_wrong(&view(act.cx.page, &act.cx.event, (who, from), &open, form));
        };
        // The games that the page showed; none if there was no page.
        let seen: Option<Vec<_>> = act
            .form
            .value("seen")
            .split_whitespace()
            .map(|game| {
                let (no, table) = game.split_once('.')?;
                Some((RoundNo(no.parse().ok()?), TableNo(table.parse().ok()?)))
            })
            .collect();
        let seen = seen.ok_or_else(WebError::not_understood)?;
        if !seen.is_empty() {
            said = Sentence::new("leave-done").with("round", from).with("n", seen.len());
        }
        let work = move |service: &Service, id, by: By<'_>| {
            service.withdraw_and_settle(id, by, (who, from), games, &seen).map(drop)
        };
        act.blocking(work).await
    };
    match done {
        Ok(()) => {
            let said = said.with("name", name_of(act.cx.page.t, &act.cx.event, who));
            match who {
                Leaver::Player(entry) => {
                    act.done("/entries", with_teams(&act, said, &[entry], "team-captain-stays"))
                }
                Leaver::Team(_) => act.done("/teams", said),
            }
        }
        Err(error) if act.form.has("seen") => act.refused(&asks, error),
        Err(error) => act.refused(&here, error),
    }
}
