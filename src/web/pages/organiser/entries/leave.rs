//! Withdrawal of a player or a team, after asking what becomes of their open games in published rounds.

use crate::web::prelude::*;
use crate::web::views::places::worth;
use service::{Leaver, LeftGames, OpenGamesOf};

use super::acts::with_teams;
use super::edit::Place;

#[derive(Template)]
#[template(path = "organiser/leave.html")]
struct Leave {
    cx: Cx,
    form: Form,
    who: Leaver,
    from: RoundNo,
    open: OpenGamesOf,
}

/// The player's or the team's page.
fn page_of(who: Leaver) -> String {
    match who {
        Leaver::Player(entry) => format!("/entries/{entry}"),
        Leaver::Team(no) => format!("/teams/{no}/edit"),
    }
}

/// The page that asks about open games.
fn page_asking(who: Leaver, from: RoundNo) -> String {
    match who {
        Leaver::Player(entry) => format!("/entries/{entry}/withdraw?round={from}"),
        Leaver::Team(no) => format!("/teams/{no}/leave?round={from}"),
    }
}

fn name_of(cx: &Cx, who: Leaver) -> String {
    match who {
        Leaver::Player(entry) => cx.player(entry),
        Leaver::Team(no) => {
            let team = cx.tournament().teams.team(no);
            team.map(|team| team.name.clone()).unwrap_or_default()
        }
    }
}

async fn open_games(cx: &Cx, who: Leaver, from: RoundNo) -> Result<OpenGamesOf> {
    let snapshot = cx.event.snapshot.clone();
    Ok(cx.blocking(move |service| service.open_games_of(&snapshot, who, from)).await?)
}

impl Leave {
    fn of(cx: &Cx, (who, from): (Leaver, RoundNo), open: OpenGamesOf, form: Form) -> Self {
        let title = cx.with("leave-title", (("name", name_of(cx, who)), ("round", from)));
        Self { cx: cx.clone().titled(title), form, who, from, open }
    }

    fn names(&self, (no, table): &(RoundNo, TableNo)) -> String {
        let round = self.cx.tournament().round(*no);
        let board = round.and_then(|round| round.board_at(*table));
        let names = |b: &Board| [b.black, b.white].map(|id| self.cx.player(id)).join(" – ");
        board.map(names).unwrap_or_default()
    }

    /// What may become of the games. A note is computed as if the leaver had Black; it is about both colours.
    fn choices(&self) -> Vec<(&'static str, String, String)> {
        let (cx, entry) = (&self.cx, EntryId(1));
        let policy = cx.tournament().settings.season.unplayed;
        let board = Board::new(TableNo(1), entry, EntryId(0), 0);
        let twice = policy == UnplayedPolicy::NoResult;
        let all = LeftGames::ALL.into_iter();
        all.filter(|games| !(twice && *games == LeftGames::Annulled))
            .map(|games| {
                let ending = games.ending(&board, entry, policy);
                let note = match games {
                    LeftGames::OpponentsWin => String::new(),
                    _ => format!("{}. {}", cx.ending(ending), worth(cx, ending)),
                };
                (games.name(), cx.text(&format!("leave-{games}")), note)
            })
            .collect()
    }

    fn seen(&self) -> String {
        let games = self.open.games.iter().map(|(no, table)| format!("{no}.{table}"));
        games.collect::<Vec<_>>().join(" ")
    }
}

fn round(reader: &mut Reader<'_>) -> Option<RoundNo> {
    reader.number("round", 1..=32_i32).map(RoundNo)
}

/// `TEAM`: whether a team leaves, not a player.
#[route("GET", "/t/{slug}/entries/{entry}/withdraw", Organiser, ::<false>)]
#[route("GET", "/t/{slug}/teams/{team}/leave", Organiser, ::<true>)]
async fn show<const TEAM: bool>(cx: Cx, place: Place) -> Answer {
    let (tournament, no) = (cx.tournament(), place.1);
    let who = match TEAM {
        true => tournament.teams.team(TeamNo(no)).map(|team| Leaver::Team(team.no)),
        false => tournament.entry(EntryId(no)).map(|entry| Leaver::Player(entry.id)),
    };
    let who = who.ok_or_else(WebError::no_page)?;
    // Without a round the player's page asks for it. The games of a player who leaves a team are played by others.
    let of_teams = tournament.teams.meet() && matches!(who, Leaver::Player(_));
    let Some(from) = cx.query.read(round).ok().filter(|_| !of_teams) else {
        return Ok(redirect(&cx.to(page_of(who))));
    };
    let open = open_games(&cx, who, from).await?;
    render(&Leave::of(&cx, (who, from), open, cx.query.clone()))
}

#[route("POST", "/t/{slug}/entries/{entry}/withdraw", Organiser, ::<false>)]
#[route("POST", "/t/{slug}/teams/{team}/leave", Organiser, ::<true>)]
async fn withdraw<const TEAM: bool>(act: Act, place: Place) -> Answer {
    let no = place.1;
    let who = if TEAM { Leaver::Team(TeamNo(no)) } else { Leaver::Player(EntryId(no)) };
    let here = page_of(who);
    let from = match act.form.read(round) {
        Ok(from) => from,
        Err(form) => {
            let wrong = form.wrong("round").cloned();
            return act.warned(&here, wrong.unwrap_or(Sentence::new("fault-form")));
        }
    };
    let mut said = Sentence::new("entry-withdrawn").with("round", from);
    let done = if let Leaver::Player(entry) = who
        && act.tournament().teams.meet()
    {
        act.blocking(move |acts| acts.withdraw(entry, from).map(drop)).await
    } else {
        let open = open_games(&act, who, from).await?;
        if !act.form.has("seen") && open != OpenGamesOf::default() {
            return Ok(redirect(&act.to(page_asking(who, from))));
        }
        let chosen = LeftGames::named(act.form.value("games"));
        let Some(games) = chosen.or(open.games.is_empty().then_some(LeftGames::OpponentsWin))
        else {
            let again = |form| Leave::of(&act, (who, from), open, form);
            return Err(act.wrong("games", Sentence::new("leave-unsaid"), again));
        };
        // The games that the page showed; none if there was no page.
        let seen = act.form.value("seen").split_whitespace().map(|game| {
            let (no, table) = game.split_once('.')?;
            Some((RoundNo(no.parse().ok()?), TableNo(table.parse().ok()?)))
        });
        let seen: Vec<_> = seen.collect::<Option<_>>().ok_or_else(WebError::not_understood)?;
        if !seen.is_empty() {
            said = Sentence::new("leave-done").with("round", from).with("n", seen.len());
        }
        act.blocking(move |acts| acts.withdraw_and_settle((who, from), games, &seen).map(drop))
            .await
    };
    if let Err(error) = done {
        let asked = act.form.has("seen");
        return act.refused(&if asked { page_asking(who, from) } else { here }, error);
    }
    let said = said.with("name", name_of(&act, who));
    match who {
        Leaver::Player(entry) => {
            act.done("/entries", with_teams(&act, said, &[entry], "team-captain-stays"))
        }
        Leaver::Team(_) => act.done("/teams", said),
    }
}
