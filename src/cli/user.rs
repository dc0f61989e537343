//! `tengen user`: accounts, for people who have access to the data folder.

use super::prelude::*;
use crate::service::Thing;
use clap::Subcommand;
use std::fmt::Write as _;
use std::io::{BufRead as _, IsTerminal as _};

#[derive(Clone, Debug, Subcommand)]
pub(super) enum UserCommand {
    /// List who can sign in
    #[command(after_help = "Example: tengen user list --data ./data")]
    List(DataFolder),
    /// Make an account; its password is asked for, or read from standard input. The first one owns the server
    #[command(after_help = "Example: tengen user add Anna --data ./data")]
    Add(Person),
    /// Set a password and end that person's sessions; one who was disabled may sign in again
    #[command(after_help = "Example: tengen user password Anna --data ./data < password.txt")]
    Password(Person),
    /// Let somebody sign in no more and end their sessions; what they did stays
    #[command(after_help = "Example: tengen user disable Anna --data ./data")]
    Disable(Person),
    /// Take somebody's second factor away, who lost it: the password is enough then
    #[command(after_help = "Example: tengen user reset-second-factor Anna --data ./data")]
    ResetSecondFactor(Person),
    /// Make somebody an owner of the server, who may do everything
    #[command(after_help = "Example: tengen user owner Anna --data ./data")]
    Owner(Person),
}

/// Somebody who signs in at a server.
#[derive(Clone, Debug, Args)]
pub(super) struct Person {
    /// The name to sign in by
    name: String,
    #[command(flatten)]
    folder: DataFolder,
}

pub(super) fn user(command: &UserCommand) -> Result<String, Failure> {
    let now = Utc::now();
    match command {
        UserCommand::List(folder) => list(&folder.service()?),
        UserCommand::Add(Person { name, folder }) => {
            let service = folder.service()?;
            let account = service.add_on_machine(name, &new_secret("password")?, now)?;
            // Only the first account becomes an owner.
            let owns =
                if account.is_owner { "; as the first account, it owns the server" } else { "" };
            Ok(format!("added {}{owns}\n", account.name))
        }
        UserCommand::Password(Person { name, folder }) => {
            let service = folder.service()?;
            refuse_unknown(&service, name)?;
            let set = service.set_password_on_machine(name, &new_secret("password")?, now);
            let account = set.map_err(|error| of(name, error))?;
            let again = if account.disabled { "; may sign in again" } else { "" };
            Ok(format!("password of {} set, sessions ended{again}\n", account.name))
        }
        UserCommand::Disable(Person { name, folder }) => {
            let disabled = folder.service()?.disable_on_machine(name, now);
            let disabled = disabled.map_err(|error| of(name, error))?;
            Ok(format!("{} may sign in no more, sessions ended\n", disabled.name))
        }
        UserCommand::ResetSecondFactor(Person { name, folder }) => {
            let reset = folder.service()?.remove_second_factor_on_machine(name, now);
            let reset = reset.map_err(|error| of(name, error))?;
            Ok(format!("{} signs in by the password alone\n", reset.name))
        }
        UserCommand::Owner(Person { name, folder }) => {
            let owner = folder.service()?.name_owner_on_machine(name, now);
            let owner = owner.map_err(|error| of(name, error))?;
            Ok(format!("{} owns the server\n", owner.name))
        }
    }
}

/// TSV, by name.
fn list(service: &Service) -> Result<String, Failure> {
    let mut text = "name\towner\tdisabled\tsessions\tlast_seen\tsecond_factor\n".to_owned();
    for seen in service.accounts_seen(Utc::now())? {
        let last = seen.seen_at.map(|at| at.format("%Y-%m-%dT%H:%M:%SZ").to_string());
        let _ = writeln!(
            text,
            "{}\t{}\t{}\t{}\t{}\t{}",
            seen.account.name,
            yes(seen.account.is_owner),
            yes(seen.account.disabled),
            seen.sessions,
            last.unwrap_or_default(),
            yes(seen.account.second_factor)
        );
    }
    Ok(text)
}

const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

fn refuse_unknown(service: &Service, name: &str) -> Result<(), Failure> {
    let accounts = service.accounts_seen(Utc::now())?;
    let lower = name.trim().to_lowercase();
    if accounts.iter().any(|seen| seen.account.name.to_lowercase() == lower) {
        return Ok(());
    }
    Err(of(name, ServiceError::Unknown(Thing::Account)))
}

fn of(name: &str, error: ServiceError) -> Failure {
    match error {
        ServiceError::Unknown(Thing::Account) => {
            Failure::input(format!("{name}: there is no such account; `tengen user list` has all"))
        }
        other => other.into(),
    }
}

/// At a terminal asked for twice without echo; else the first line of standard input. `what` names it in the prompt.
fn new_secret(what: &str) -> Result<String, Failure> {
    if !std::io::stdin().is_terminal() {
        let mut line = String::new();
        std::io::stdin().lock().read_line(&mut line).context("cannot read from standard input")?;
        return Ok(line.trim_end_matches(['\r', '\n']).to_owned());
    }
    let asked = |prompt: String| rpassword::prompt_password(prompt).context("the terminal");
    let one = asked(format!("New {what}: "))?;
    let two = asked("The same again: ".to_owned())?;
    if one == two { Ok(one) } else { Err(Failure::input(format!("the two {what}s differ"))) }
}
