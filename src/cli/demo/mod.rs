//! A demonstration: a tournament half-way through.

mod event;
mod lived;
mod players;

use std::io::IsTerminal;
use std::net::SocketAddr;

use anyhow::Context;
use chrono::Utc;

use crate::publishing::Outlets;
use crate::service::{By, Service, ServiceError};
use crate::store::{AccountId, Role, Scope};
use crate::tournament::TournamentId;

use super::run::Failure;
use super::serve::{Place, browse, here, say, send_messages, serve_over};

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
    let (service, _held) = (data.new_service()?, data.hold()?);
    furnish(&service).context("cannot furnish the demonstration")?;
    say(
        false,
        format_args!("sign in as owner, organiser or arbiter, each with the password {PASSWORD}"),
    );
    let place = Place { listen, ..Place::default() };
    for line in TO_TRY {
        say(false, format_args!("try: {line}"));
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
    service.keep_rating_list(by, &players::rating_list(now.date_naive()))?;
    let tournament = event::half_way(now.date_naive());
    let Some(kept) = service.create_tournament(by, &tournament)?.now() else { return Ok(()) };
    lived::record_games(service, &kept, by)?;
    lived::report_and_ask(service, &kept, by)?;
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
