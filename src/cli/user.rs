//! `tengen user`: accounts, for people who have access to the data folder.

use super::prelude::*;
use crate::service::{By, Thing};
use crate::store::AccountRow;
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
    let by = By { account: None, now, form: None };
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
        UserCommand::Password(person) => {
            let (service, account) = person.account()?;
            service.set_password_on_machine(&account, &new_secret("password")?, now)?;
            let again = if account.disabled { "; may sign in again" } else { "" };
            Ok(format!("password of {} set, sessions ended{again}\n", account.name))
        }
        UserCommand::Disable(person) => {
            let (service, account) = person.account()?;
            service.disable_account(by, account.id, true, "")?;
            Ok(format!("{} may sign in no more, sessions ended\n", account.name))
        }
        UserCommand::ResetSecondFactor(person) => {
            let (service, account) = person.account()?;
            service.remove_second_factor_of(by, account.id, "")?;
            Ok(format!("{} signs in by the password alone\n", account.name))
        }
        UserCommand::Owner(person) => {
            let (service, account) = person.account()?;
            service.name_owner(by, account.id, true, "")?;
            Ok(format!("{} owns the server\n", account.name))
        }
    }
}

impl Person {
    fn account(&self) -> Result<(Service, AccountRow), Failure> {
        let service = self.folder.service()?;
        let account = service.account_named(&self.name).map_err(|error| match error {
            ServiceError::Unknown(Thing::Account) => {
                let why = "there is no such account; `tengen user list` has all";
                Failure::input(format!("{}: {why}", self.name))
            }
            other => other.into(),
        })?;
        Ok((service, account))
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
