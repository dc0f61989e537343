use super::prelude::*;
use super::{
    Cli, args::Command, backups, check, convert, demo, desktop, game, load_text, load_with_notes,
    moving, pair, ratings, ruling, serve, standings, user, verify, weights, written,
};
use crate::{interchange::ReadError, pairing::draw_teams, publishing::result_table};
use std::fmt;
use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

/// Why a command failed, and its exit status.
#[derive(Debug)]
pub enum Failure {
    /// Bad input or usage: exit status 2.
    Input(String),
    /// Another server has the data folder: exit status 2.
    Held(String),
    /// Ours: exit status 1.
    Ours(anyhow::Error),
    /// The database is damaged: exit status 1.
    Damaged(String),
    /// Acknowledged data is missing, though the rest can be read: exit status 1.
    Lost(String),
    /// What was to be verified does not follow, as was printed: exit status 1.
    Refuted,
}

impl Failure {
    pub(super) fn input(why: impl fmt::Display) -> Self {
        Self::Input(why.to_string())
    }

    /// For standard error: a line for people, or a JSON object for programs.
    #[must_use]
    pub fn line(&self, as_json: bool) -> String {
        match as_json {
            true => serve::json_line("ERROR", &self.to_string()),
            false => format!("tengen: {self}"),
        }
    }

    #[must_use]
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Input(_) | Self::Held(_) => 2,
            Self::Ours(_) | Self::Damaged(_) | Self::Lost(_) | Self::Refuted => 1,
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(why) | Self::Held(why) | Self::Damaged(why) | Self::Lost(why) => {
                f.write_str(why)
            }
            Self::Ours(why) => f.write_str(&causes(why)),
            Self::Refuted => f.write_str("it does not follow"),
        }
    }
}

/// An error with its causes, each once: some texts contain their cause.
fn causes(why: &anyhow::Error) -> String {
    why.chain().map(ToString::to_string).fold(String::new(), |said, cause| {
        match said.is_empty() || said.ends_with(&cause) {
            true if said.is_empty() => cause,
            true => said,
            false => format!("{said}: {cause}"),
        }
    })
}

impl From<CliError> for Failure {
    fn from(error: CliError) -> Self {
        Self::input(error)
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::Ours(error)
    }
}

/// # Errors
/// [`Failure`], to be printed to standard error.
pub fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None if desktop::is_double_clicked() => desktop::desktop(),
        None => serve::serve(&cli.serve),
        Some(Command::Desktop) => desktop::desktop(),
        Some(Command::Serve(args)) => serve::serve(&args),
        Some(Command::Demo { listen }) => demo::demo(&listen),
        Some(Command::Standings { file, round, teams, criteria, format }) => {
            let tournament = load_with_notes(&file)?;
            let tournament = standings::ordered_by(tournament, &criteria, teams);
            let tournament = tournament.map_err(Failure::input)?;
            let render = if teams { standings::render_teams } else { standings::render };
            let text = render(&tournament, round.map(RoundNo), format);
            print(text.map_err(Failure::input)?.as_bytes())
        }
        Some(Command::Weights { file, round, format }) => {
            let text = weights::render(&load_with_notes(&file)?, RoundNo(round), format);
            print(text.map_err(Failure::input)?.as_bytes())
        }
        Some(Command::Pair { file, round, teams: true, certificate, format }) => {
            let tournament = load_with_notes(&file)?;
            let drawn = draw_teams(&tournament, RoundNo(round)).map_err(Failure::input)?;
            if let Some(path) = certificate {
                pair::write_team_certificate(&drawn, &path)?;
            }
            print(pair::render_teams(&tournament, &drawn, format).as_bytes())
        }
        Some(Command::Pair { file, round, certificate, format, .. }) => {
            pair_round(&file, RoundNo(round), certificate.as_deref(), format)
        }
        Some(Command::Check { file, round, certificate, format }) => {
            check_draw(&file, RoundNo(round), &certificate, format)
        }
        Some(Command::Import { file, slug, hidden, max_players, folder }) => {
            let limits = moving::Limits { hidden, max_players };
            print(moving::import(&folder, &file, slug.as_deref(), limits)?.as_bytes())
        }
        Some(Command::Export { slug, everything: Some(file), folder, .. }) => {
            written::keep(&file, &moving::everything(&folder, &slug)?)
        }
        Some(Command::Export { slug, to, output, draft, folder, .. }) => {
            let to = to.map_or(super::Target::Json, Into::into);
            written::write(output.as_deref(), &moving::export(&folder, &slug, to, draft)?)
        }
        Some(Command::Ratings { command }) => print(ratings::run(command)?.as_bytes()),
        Some(Command::Convert { file, to }) => {
            let converted = convert(&load_with_notes(&file)?, to, result_table);
            for note in &converted.notes {
                eprintln!("{note}");
            }
            print(&converted.output)
        }
        Some(Command::Replay { file, rules, set, format }) => {
            let rules = game::ruleset(&rules, &set)?;
            print(game::replay(&file, &rules, format)?.as_bytes())
        }
        Some(Command::Score { file, rules, named, set, format }) => {
            let rules = game::ruleset(&rules, &set)?;
            let scored = game::score(&file, &rules, &named, format)?;
            for note in &scored.notes {
                eprintln!("{note}");
            }
            print(scored.text.as_bytes())
        }
        Some(Command::Ruling { flags, format }) => {
            let text = ruling::render(&flags.parsed()?, format);
            print(text.map_err(Failure::input)?.as_bytes())
        }
        Some(Command::Backup { file: Some(file), folder })
            if file == Path::new(backups::STANDARD) =>
        {
            backups::stream(&folder)
        }
        Some(Command::Backup { file, folder }) => {
            print(backups::backup(&folder, file.as_deref())?.as_bytes())
        }
        Some(Command::Restore { file, folder }) => {
            print(backups::restore(&folder, &file)?.as_bytes())
        }
        Some(Command::Verify(args)) => {
            let verify::Outcome { text, holds } = verify::verify(&args)?;
            print(text.as_bytes())?;
            if holds { Ok(()) } else { Err(Failure::Refuted) }
        }
        Some(Command::User { command }) => print(user::user(&command)?.as_bytes()),
    }
}

fn pair_round(
    file: &Path,
    round: RoundNo,
    certificate: Option<&Path>,
    format: RowFormat,
) -> Result<(), Failure> {
    let tournament = load_with_notes(file)?;
    let begun = Instant::now();
    let drawn = pair::drawn(&tournament, round).map_err(Failure::input)?;
    let seconds = begun.elapsed().as_secs_f64();
    if let Some(path) = certificate {
        pair::write_certificate(&drawn, path)?;
    }
    print(pair::render(&tournament, &drawn, seconds, format).as_bytes())
}

fn check_draw(
    file: &Path,
    round: RoundNo,
    certificate: &Path,
    format: RowFormat,
) -> Result<(), Failure> {
    let tournament = load_with_notes(file)?;
    let text = load_text(certificate)?;
    let checked = check::checked(&tournament, round, &text)
        .map_err(|why| Failure::Input(format!("{}: {why}", certificate.display())))?;
    print(check::render(&tournament, &checked, format).as_bytes())
}

/// To standard output; a closed pipe is no error.
pub(super) fn print(bytes: &[u8]) -> Result<(), Failure> {
    match std::io::stdout().write_all(bytes) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::Ours(error.into()))
        }
        _ => Ok(()),
    }
}

/// Why a command failed. The first line of its text says what and where.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    #[error("{}: cannot be read: {cause}", path.display())]
    Unreadable { path: PathBuf, cause: std::io::Error },
    #[error("{}: cannot be written: {cause}", path.display())]
    Unwritable { path: PathBuf, cause: std::io::Error },
    #[error("{}: {cause}", path.display())]
    Refused { path: PathBuf, cause: ReadError },
    #[error("{}: {why}", path.display())]
    Record {
        path: PathBuf,
        /// The byte or move, and its fault.
        why: String,
    },
    #[error("--set: {0}")]
    Set(String),
    #[error("{argument}: {value:?} is unknown; write one of {allowed}")]
    Argument { argument: &'static str, value: String, allowed: String },
}
