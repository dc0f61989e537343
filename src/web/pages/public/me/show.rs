use crate::web::prelude::*;
use crate::web::views::announcements::announcements_to;
use crate::web::views::fees::Fee;
use crate::web::views::mended::mended_for;
use crate::web::views::referee::{OwnRuling, own_rulings};
use crate::web::views::rounds::through;
use crate::web::views::team_words::{by_captain, words_said};

use super::super::games::Game;
use super::super::next::{Next, next};
use super::super::people::Person;
use super::super::score::{Score, scores};
use super::super::starts::Starts;
use super::acts::{Acts, acts, pending_board};
use super::common::Common;
use super::date::{self, DateLine};
use super::device::{self, KnownPlayer};
use super::end;
use super::follow::{self, FollowLine, Followed, lines};
use super::line_up::line_ups;
use super::overruled::Overruled;
use super::own_match::TeamMatches;
use super::proves;
use super::report::Differ;
use super::tell::Tell;
use super::waiting::Waiting;

struct Mine {
    id: EntryId,
    base: String,
    person: Person,
    next: Next,
    /// Shown first while there is no board to play at.
    waiting: Option<Waiting>,
    score: Option<Score>,
    /// The change, and the new rating in words.
    rating: Option<(String, String)>,
    /// Finished rounds, newest first.
    games: Vec<Game>,
    /// Shown before everything else: the reports contradict each other. Only for a verified player.
    differ: Option<Differ>,
    starts: Starts,
    mended: Vec<MendedLine>,
    announced: Vec<AnnouncementLine>,
    /// How the game of the newest round ended; empty if it has not.
    last: String,
    /// That the result differs from what the player, or both, had reported.
    decided: String,
    /// What is reported of the current game.
    said: String,
    /// Public rulings at their boards; empty for a verified player.
    rulings: Vec<ShownRuling>,
    own_rulings: Vec<OwnRuling>,
    acts: Option<Acts>,
    dates: Vec<DateLine>,
    /// For a verified player who registered online: date and place of the event, empty once it has begun.
    registration: Option<String>,
    fee: Option<Fee>,
    tell: Option<Tell>,
    /// The objection to the result that they can send to the arbiters: round and words.
    objects: Option<(RoundNo, String)>,
    /// Address and label of the page for the end of the current game.
    end: Option<(String, String)>,
    /// The team and its match of the current round: words and address.
    team: Option<(String, String)>,
    /// For a verified captain: the rounds whose line-up can be set, and the addresses.
    line_ups: Vec<(RoundNo, String)>,
    team_matches: TeamMatches,
    /// Whether the link that was opened on the phone is no longer valid.
    withdrawn: bool,
}

impl Mine {
    fn checks_in(&self) -> bool {
        self.acts.as_ref().is_some_and(|acts| acts.check_in)
    }

    fn later(&self) -> usize {
        self.dates.iter().filter(|game| game.later).count()
    }

    /// Whether the final place is shown first.
    fn is_final(&self) -> bool {
        self.waiting.as_ref().is_some_and(|waiting| !waiting.of.is_empty())
    }
}

#[derive(Template)]
#[template(path = "public/me.html")]
struct MePage {
    cx: Page,
    base: String,
    mine: Vec<Mine>,
    follow: Vec<FollowLine>,
    mails: bool,
    all: String,
    players: String,
    /// One calendar per player: address and name.
    calendars: Vec<(String, String)>,
    /// The addresses, separated by spaces, that `me.js` caches for offline use, and the scope of its service worker.
    keep: String,
    scope: String,
}

pub async fn show(visit: Visit, request: HttpRequest, state: Data<State>) -> Answer {
    let push = state.push_key();
    let mut known = device::known(&request);
    known.retain(|one| one.is_of(&visit.event));
    let mut followed = follow::followed(&request);
    followed.retain(|one| one.is_of(&visit.event));
    // Performance: many phones in a hall ask for this. Without a secret to verify, the page needs no database if the
    // common part is cached.
    if let Some(common) =
        visit.known_once().filter(|_| known.iter().all(|one| one.secret.is_none()))
    {
        let page = |page: Page, event: &Event, service: &Service| {
            view(page, event, service, (&common, &known, &followed), push.as_deref())
        };
        return visit.at_hand(page).map(keep_private);
    }
    let view = move |page: Page, event: &Event, service: &Service| {
        let t = page.t;
        let read = || Common::read(t, event, service, scores(&state, event, t));
        let common = state.once_a_revision(event, t, read)?;
        view(page, event, service, (&common, &known, &followed), push.as_deref())
    };
    visit.fresh(view).await.map(keep_private)
}

/// A cookie selected the page, so no shared cache may keep it.
pub(super) fn keep_private(mut answer: HttpResponse) -> HttpResponse {
    let own = header::HeaderValue::from_static("private, no-store");
    answer.headers_mut().insert(header::CACHE_CONTROL, own);
    answer
}

fn view(
    page: Page,
    event: &Event,
    service: &Service,
    (common, known, followed): (&Common, &[KnownPlayer], &[Followed]),
    push: Option<&str>,
) -> Result<MePage> {
    let t = page.t;
    let tournament = &common.public;
    let mut mine = Vec::new();
    for one in known {
        // A player who was removed is skipped. A verified player can read the page even while the event does not list
        // them.
        let proven = proves(service, event, one.entry, one.secret.as_deref())?;
        let all = if proven { &event.snapshot.tournament } else { tournament };
        let Some(entry) = all.entry(one.entry) else { continue };
        let pending = pending_board(&event.snapshot.tournament, entry.id);
        let said = pending.map(|at| common.said_of(at)).unwrap_or_default();
        let differ = pending.filter(|_| proven);
        let differ = differ.and_then(|at| Differ::of(t, event, at, entry.id, &said));
        let (own, differed) = reported(common, event, entry.id);
        let decided = if proven { decided(t, own.as_ref(), differed) } else { String::new() };
        let theirs = common.rulings.iter().filter(|ruling| !proven && ruling.concerns(entry.id));
        let own_rulings = match proven {
            true => own_rulings(t, event, &service.referee_file(event.snapshot.id)?.log, entry.id),
            false => Vec::new(),
        };
        let registration = if proven { registration(t, service, event, entry.id)? } else { None };
        mine.push(Mine {
            mended: mended_for(t, event, &common.mended, entry.id),
            announced: announcements_to(t, &common.announced, event, (entry, proven)),
            rulings: theirs.cloned().collect(),
            own_rulings,
            tell: match proven {
                true => Some(Tell::new(t, service, event, event_entry(event, entry), push)?),
                false => None,
            }
            .filter(|tell| !tell.is_empty()),
            acts: proven.then(|| acts(t, event, tournament, entry, (&common.requests, &said))),
            fee: if proven { fee(t, event, entry, registration.is_some()) } else { None },
            registration,
            end: if proven { end::way(t, service, event, entry.id)? } else { None },
            withdrawn: one.secret.is_some() && !proven,
            line_ups: if proven { line_ups(event, entry.id) } else { Vec::new() },
            team_matches: if proven { TeamMatches::of(event, entry.id) } else { <_>::default() },
            differ,
            objects: own.filter(|_| proven).and_then(|own| own.objection(t)),
            ..about(t, event, (tournament, common), (entry, proven), decided)
        });
    }
    let newest = current_round(tournament).map(|round| format!("/rounds/{}", round.no));
    Ok(MePage {
        base: event.path("/me"),
        keep: [event.path("/me"), event.path("/standings")]
            .into_iter()
            .chain(newest.as_deref().map(|round| event.path(round)))
            .collect::<Vec<_>>()
            .join(" "),
        scope: event.path(""),
        all: event.path(&newest.unwrap_or_else(|| "/players".to_owned())),
        mails: service.sends_mail(),
        players: event.path("/players"),
        calendars: match calendar_address(event) {
            Some(_) => mine
                .iter()
                .map(|one: &Mine| {
                    let games = event.path(&format!("/players/{}/games.ics", one.id));
                    (games, one.person.name.clone())
                })
                .collect(),
            None => Vec::new(),
        },
        follow: lines(t, event, common, followed),
        mine,
        cx: page.titled(t.text("me-title")),
    })
}

fn registration(
    t: Lang,
    service: &Service,
    event: &Event,
    who: EntryId,
) -> Result<Option<String>, ServiceError> {
    if !service.registered_from_home(event.snapshot.id, who)? {
        return Ok(None);
    }
    let tournament = &event.snapshot.tournament;
    let settings = &tournament.settings;
    Ok(Some(match newest_round(tournament) {
        Some(_) => String::new(),
        None => t.listed([t.days(settings.begins, settings.ends), settings.place.clone()]),
    }))
}

/// What the player owes or has paid. Where organisers record no fees, only players who registered online see it, and
/// only until the first round is published.
fn fee(t: Lang, event: &Event, public: &Entry, from_home: bool) -> Option<Fee> {
    let tournament = &event.snapshot.tournament;
    let ahead = from_home && newest_round(tournament).is_none();
    let entry = event_entry(event, public);
    let fee = || Fee::of(t, tournament, entry, (entry.private.paid, false));
    (ahead || has_fees(tournament)).then(fee).flatten()
}

/// The player's game in the newest round, if it has a result.
fn over(tournament: &Tournament, who: EntryId) -> Option<(&Round, &Board)> {
    let round = newest_round(tournament)?;
    let board = round.board_of(who)?;
    (!board.ending.is_pending()).then_some((round, board))
}

fn event_entry<'a>(event: &'a Event, public: &'a Entry) -> &'a Entry {
    event.snapshot.tournament.entry(public.id).unwrap_or(public)
}

/// The player's overruled report of a finished game, and whether the reports contradicted each other.
fn reported(common: &Common, event: &Event, who: EntryId) -> (Option<Overruled>, bool) {
    let Some(at) = over(&event.snapshot.tournament, who) else { return (None, false) };
    let said = common.said_of(at);
    let differed = matches!(Reports::at(at.1, &said), Reports::Differ);
    (Overruled::of(at, &said, &common.requests, who), differed)
}

/// That an arbiter decided between contradicting reports, and that the player had reported something else.
fn decided(t: Lang, own: Option<&Overruled>, differed: bool) -> String {
    let differed = differed.then(|| t.text("me-decided"));
    differed.into_iter().chain(own.map(|own| own.words(t))).collect::<Vec<_>>().join(" ")
}

fn about(
    t: Lang,
    event: &Event,
    (tournament, common): (&Tournament, &Common),
    (entry, proven): (&Entry, bool),
    decided: String,
) -> Mine {
    let players = event.path("/players/");
    let next = next(t, tournament, entry, &players);
    let place = common.final_score(entry.id);
    let waiting = Waiting::of(t, tournament, (entry, &next), place, Utc::now().naive_utc());
    let score = common.score(entry.id).cloned();
    let last = over(tournament, entry.id).map(|(round, board)| {
        t.with("me-last", (("round", round.no), ("result", t.ending(board.ending))))
    });
    let pending = pending_board(tournament, entry.id);
    Mine {
        id: entry.id,
        base: event.path(&format!("/me/{}", entry.id)),
        person: Person::new(t, entry, &players),
        waiting: waiting.map(|waiting| Waiting { prizes: common.prizes(t, entry.id), ..waiting }),
        next,
        rating: score.as_ref().and_then(|score| score.rating_shown(t)),
        score,
        games: common.games(t, entry.id, &players),
        differ: None,
        starts: pending
            .map_or_else(Starts::unknown, |(round, _)| Starts::of(t, tournament, round.no)),
        mended: Vec::new(),
        last: last.unwrap_or_default(),
        dates: date::lines(t, event, tournament, entry, |at| heard(common, event, at, proven)),
        decided,
        said: pending
            .map(|at| said_of(t, event, entry.id, at.1, &heard(common, event, at, proven)))
            .unwrap_or_default(),
        announced: Vec::new(),
        rulings: Vec::new(),
        own_rulings: Vec::new(),
        acts: None,
        registration: None,
        fee: None,
        tell: None,
        objects: None,
        end: None,
        team: own_team(t, event, tournament, entry.id),
        line_ups: Vec::new(),
        team_matches: TeamMatches::default(),
        withdrawn: false,
    }
}

fn own_team(
    t: Lang,
    event: &Event,
    tournament: &Tournament,
    who: EntryId,
) -> Option<(String, String)> {
    let team = tournament.team_of(who)?;
    let captain = team.captain == Some(who);
    let place = captain.then(|| place_of(t, tournament, team)).flatten();
    let name = t.listed([Some(team.name.clone()), place].into_iter().flatten());
    let one = current_round(tournament).and_then(|round| {
        Some((round.no, round.teams.matches.iter().find(|one| one.has(team.no))?))
    });
    let Some((no, one)) = one else {
        return Some((name, event.path(&format!("/teams/{}", team.no))));
    };
    let other = if one.first == team.no { one.second } else { one.first };
    let other = tournament.teams.team(other).map(|team| team.name.as_str()).unwrap_or_default();
    let against = t.with("against", [("name", other)]);
    let href = event.path(&format!("/rounds/{no}#match-{}", one.first));
    Some((format!("{name} {against}"), href))
}

/// The place of a team, and of how many; `None` before the first result.
fn place_of(t: Lang, tournament: &Tournament, team: &Team) -> Option<String> {
    let through = through(tournament, None);
    let standings = team_standings(tournament, through);
    let row = standings.rows.iter().find(|row| row.team == team.no).filter(|_| through.0 > 0)?;
    let place = t.labelled(&t.text("place"), &team_place(&standings, row.place));
    Some(format!("{place} {}", t.with("team-of", [("n", standings.rows.len())])))
}

/// Reports are visible to the players and the arbiters only, until they count.
fn heard(common: &Common, event: &Event, at: (&Round, &Board), proven: bool) -> Vec<Reported> {
    let said = common.said_of(at);
    let provisional = event.snapshot.tournament.settings.players.provisional;
    // With provisional results everybody sees what both players report.
    let shown = provisional && matches!(Reports::at(at.1, &said), Reports::Same(_));
    if proven || shown { said } else { Vec::new() }
}

pub(super) fn said_of(
    t: Lang,
    event: &Event,
    me: EntryId,
    board: &Board,
    said: &[Reported],
) -> String {
    match Reports::at(board, said) {
        _ if by_captain(said) => words_said(t, event, board, said),
        // Contradicting reports have a block of their own, which only the two players see.
        Reports::Nothing | Reports::Differ => String::new(),
        Reports::One(word) if word.by == me => {
            t.with("me-said", [("result", t.ending(word.ending))])
        }
        Reports::One(word) => t.with("me-other-said", [("result", t.ending(word.ending))]),
        Reports::Same(ending) => t.with("me-both-said", [("result", t.ending(ending))]),
    }
}
