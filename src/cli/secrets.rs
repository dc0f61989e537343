//! Passwords: typed at a terminal without echo, or read as a line where there is none.

use std::io::{BufRead as _, IsTerminal as _};

use anyhow::Context as _;

use super::run::Failure;

/// At a terminal asked for twice without echo; else the first line of standard input. `what` names it in the prompt.
pub(super) fn new_secret(what: &str) -> Result<String, Failure> {
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
