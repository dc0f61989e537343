//! A demonstration: a tournament half-way through.

use super::prelude::*;
use super::serve::{Place, browse, here, print_line, send_messages, serve_over};
use crate::interchange::sgf::{acts_of, read};
use crate::pairing::{DrawOptions, draw};
use crate::rating::{ListKind, Listed, Rating, RatingList};
use crate::referee::{Incident, IncidentKind};
use crate::service::{ActForm, By, IncidentForm, Report, RequestAnswer, RequestForm};
use crate::store::{AccountId, Role, Scope, Snapshot};
use crate::{go::Color, publishing::Outlets};
use anyhow::Result;
use std::io::IsTerminal;
use std::net::SocketAddr;

/// The password of all accounts of the demonstration. It is printed; by default the server listens on this machine
/// only.
const PASSWORD: &str = "tengen-demo";

const TO_TRY: [&str; 3] = [
    "find a player's table at /t/lindenhof, and watch the game at /t/lindenhof/games/3/5",
    "as arbiter, enter the seven results that are missing: /t/lindenhof/boards",
    "as organiser, see what is next, and draw round 4: /t/lindenhof/today",
];

pub(super) fn demo(listen: &str) -> Result<(), Failure> {
    let folder = tempfile::Builder::new()
        .prefix("tengen-demo-")
        .tempdir()
        .context("cannot make a folder for the demonstration")?;
    let data = folder.path().to_owned();
    let data = super::data_folder::DataFolder { data, database: None, database_file: None };
    // As for `serve`: commands that need the database for themselves see that it is served.
    let (service, _held) = (data.new_service()?, data.lock()?);
    furnish(&service).context("cannot furnish the demonstration")?;
    print_line(
        false,
        format_args!("sign in as owner, organiser or arbiter, each with the password {PASSWORD}"),
    );
    let place = Place { listen, ..Place::default() };
    for line in TO_TRY {
        print_line(false, format_args!("try: {line}"));
    }
    // Webhooks: a program to try them with most often runs on this machine. Strangers who know the passwords reach nothing
    // through them.
    let alone = listen.parse::<SocketAddr>().is_ok_and(|address| address.ip().is_loopback());
    let sender = service.clone();
    place.operations.private.get_or_init(|| alone);
    let begin = move || send_messages(&sender, Outlets::of_webhooks(alone));
    serve_over(&service, &place, begin, |address| {
        if std::io::stdout().is_terminal() {
            browse(&here(address), "/t/lindenhof");
        }
    })
}

fn furnish(service: &Service) -> anyhow::Result<()> {
    let now = Utc::now();
    let owner = service.create_account("owner", PASSWORD, true, now)?;
    let by = By { account: Some(owner), now, form: None };
    service.keep_rating_list(by, &rating_list(now.date_naive()))?;
    let tournament = running_tournament(now.date_naive());
    let Some(kept) = service.create_tournament(by, &tournament)?.now() else { return Ok(()) };
    record_games(service, &kept, by)?;
    report_and_ask(service, &kept, by)?;
    for (name, role) in [("organiser", Role::Organiser), ("arbiter", Role::Arbiter)] {
        let account = service.create_account(name, PASSWORD, false, now)?;
        give(service, kept.id, account, role)?;
    }
    Ok(())
}

fn give(
    service: &Service,
    id: TournamentId,
    who: AccountId,
    role: Role,
) -> Result<(), ServiceError> {
    let store = service.store();
    store.write(Scope::Tournament(id), |c| Ok(c.give_role(id, who, role, Utc::now())?))
}

const RESULTS_IN: usize = 25;

/// A McMahon of five rounds on that day: two are finished, the third is being played.
fn running_tournament(day: NaiveDate) -> Tournament {
    let mut settings = preset(System::McMahon, Federation::Egf, "Lindenhof Open", day);
    "lindenhof".clone_into(&mut settings.short_name);
    "Lindenhof".clone_into(&mut settings.place);
    "DE".clone_into(&mut settings.country);
    "Hilde Aronsen".clone_into(&mut settings.director);
    "35 EUR, students 20 EUR".clone_into(&mut settings.home.fee);
    "At the door, in cash".clone_into(&mut settings.home.pay);
    settings.ends = day.succ_opt().unwrap_or(day);
    let mut tournament = Tournament::new(settings);
    tournament.entries.extend(players());
    for no in (1..=3).map(RoundNo) {
        play(&mut tournament, no);
    }
    tournament
}

/// Draws and publishes a round and enters its results, in the current round without the top tables.
fn play(tournament: &mut Tournament, no: RoundNo) {
    let Ok(drawn) = draw(tournament, no, &DrawOptions::default()) else { return };
    let mut round = drawn.to_round();
    let running = no == RoundNo(3);
    round.state = if running { RoundState::Published } else { RoundState::Finished };
    let boards = round.boards.len();
    for (index, board) in round.boards.iter_mut().enumerate() {
        // The top tables think longest.
        if !running || index + RESULTS_IN >= boards {
            board.ending = ending(board, no);
            board.version = 1;
        }
    }
    tournament.rounds.push(round);
}

/// Pseudo-random, always the same.
fn ending(board: &Board, no: RoundNo) -> Ending {
    let mixed = board.black.0 * 7919 + board.white.0 * 104_729 + no.0 * 31;
    let winner = if mixed % 9 < 4 { Color::Black } else { Color::White };
    let manner = match mixed % 7 {
        0 => Manner::Score(HalfPoints(1 + mixed.rem_euclid(40) / 2 * 2)),
        1 | 2 => Manner::Resignation,
        3 if mixed % 5 == 0 => Manner::Time,
        _ => Manner::Unstated,
    };
    Ending::Won { winner, manner }
}

/// The people of the demonstration; all names are invented. A line each, separated by tabs: surname, first name, rank,
/// club, country, and the name in their own script.
const PLAYERS: &str = include_str!("players.tsv");

fn players() -> impl Iterator<Item = Entry> {
    (1..).zip(PLAYERS.lines().skip(1)).filter_map(|(id, line)| {
        let mut cells = line.split('\t');
        let mut cell = || cells.next().unwrap_or_default();
        let (surname, first_name, rank) = (cell(), cell(), cell().parse().ok()?);
        let mut entry = Entry::new(EntryId(id), surname, first_name, rank);
        cell().clone_into(&mut entry.club);
        cell().clone_into(&mut entry.country);
        entry.native_name = Some(cell().to_owned()).filter(|name| !name.is_empty());
        Some(entry)
    })
}

/// Everyone who plays, with ratings near their ranks, and as many others.
fn rating_list(day: NaiveDate) -> RatingList {
    let mut list = RatingList::new(ListKind::Egf, day);
    let people: Vec<Entry> = players().collect();
    let others = people.iter().cycle().skip(13);
    for (number, (entry, other)) in (1_i32..).zip(people.iter().zip(others)) {
        let rating = Rating(Rating::of(entry.rank).0 + number * 37 % 60 - 30);
        for (person, surname) in [(number, &entry.surname), (number + 500, &other.surname)] {
            list.push(&Listed {
                id: &format!("9{person:07}"),
                surname,
                first_name: &entry.first_name,
                country: &entry.country,
                club: &entry.club,
                grade: &entry.rank.to_string(),
                rating: Some(rating),
                ..Listed::default()
            });
        }
    }
    list
}

/// By round and table; the last is still being played.
const GAMES: [(RoundNo, TableNo, &str); 3] = [
    (RoundNo(2), TableNo(1), include_str!("first.sgf")),
    (RoundNo(2), TableNo(2), include_str!("second.sgf")),
    (RoundNo(3), TableNo(5), include_str!("live.sgf")),
];

fn record_games(service: &Service, event: &Snapshot, by: By<'_>) -> Result<()> {
    for (round, table, file) in GAMES {
        let read = read(file.as_bytes())?;
        let game = service.game(event, round, table)?.game;
        let tree = read.games.first().context("a file without a game")?;
        let acts = acts_of(tree, game.terms())?.acts;
        service.acts(event.id, by).record_act(&ActForm { round, table, seen: 0, acts })?;
    }
    Ok(())
}

/// An incident that waits for its ruling, and a player excused from the next round by request.
fn report_and_ask(service: &Service, event: &Snapshot, by: By<'_>) -> Result<()> {
    let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
    let (round, table) = (RoundNo(3), TableNo(6));
    let report = Report { round, table, incident, confirmed: false };
    let words = "White held the hand up at once; both still remember the position.".to_owned();
    service.acts(event.id, by).report_incident(&IncidentForm { words, ..report.into() })?;
    let links = service.acts(event.id, by).make_personal_links(&[EntryId(40)])?.now();
    for (_, link) in links.unwrap_or_default() {
        let words = "My train leaves at six.".to_owned();
        let form = RequestForm { kind: RequestKind::Skip, round: RoundNo(4), words };
        let player = By { account: None, ..by };
        if let Some((number, _)) = service.acts(event.id, player).ask(link.secret(), &form)?.now() {
            let answer =
                RequestAnswer { number, granted: true, words: "Have a good journey.".into() };
            service.acts(event.id, by).answer_request(&answer)?;
        }
    }
    Ok(())
}
