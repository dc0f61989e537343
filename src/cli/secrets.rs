//! What is asked for unseen at a terminal, and read as a line where there is none.

use std::io::{BufRead, IsTerminal, Write as _};

use anyhow::Context;

use super::run::Failure;

/// A new one: asked for twice, unseen, at a terminal; else the first line of standard input. `what` is what it is
/// called.
pub(super) fn new_secret(what: &str) -> Result<String, Failure> {
    let mut input = std::io::stdin().lock();
    if !std::io::stdin().is_terminal() {
        return line(&mut input);
    }
    let hidden = Hidden::begin();
    let one = asked(&mut input, &format!("New {what}: "))?;
    let two = asked(&mut input, "The same again: ")?;
    drop(hidden);
    if one == two { Ok(one) } else { Err(Failure::input(format!("the two {what}s differ"))) }
}

fn asked(input: &mut impl BufRead, what: &str) -> Result<String, Failure> {
    eprint!("{what}");
    std::io::stderr().flush().context("standard error")?;
    let typed = line(input);
    eprintln!();
    typed
}

fn line(input: &mut impl BufRead) -> Result<String, Failure> {
    let mut line = String::new();
    input.read_line(&mut line).context("cannot read from standard input")?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// While this lives, what is typed at the terminal is not shown.
#[cfg(unix)]
struct Hidden(Option<rustix::termios::Termios>);

#[cfg(unix)]
impl Hidden {
    fn begin() -> Self {
        use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
        let Ok(shown) = tcgetattr(std::io::stdin()) else { return Self(None) };
        let mut hidden = shown.clone();
        hidden.local_modes.remove(LocalModes::ECHO);
        let set = tcsetattr(std::io::stdin(), OptionalActions::Flush, &hidden);
        Self(set.is_ok().then_some(shown))
    }
}

#[cfg(unix)]
impl Drop for Hidden {
    fn drop(&mut self) {
        use rustix::termios::{OptionalActions, tcsetattr};
        if let Some(shown) = &self.0 {
            // A terminal that went away needs no echo.
            let _ = tcsetattr(std::io::stdin(), OptionalActions::Flush, shown);
        }
    }
}

#[cfg(not(unix))]
struct Hidden;

#[cfg(not(unix))]
impl Hidden {
    const fn begin() -> Self {
        Self
    }
}
