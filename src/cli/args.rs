use super::prelude::*;
use super::{
    ReportFormat, TableFormat, Target, backups::BackupArgs, game::NamedStones, mail::MailArgs,
    ratings::RatingsCommand, ruling_args::RulingFlags, user::UserCommand, verify::VerifyArgs,
};
use crate::service::MOST_PLAYERS;
use clap::builder::{RangedI64ValueParser, RangedU64ValueParser};
use clap::{Parser, Subcommand};
use ipnet::IpNet;
use std::net::IpAddr;

/// The referee and pairing service for Go tournaments.
#[derive(Debug, Parser)]
#[command(name = "tengen", version = crate::VERSION, about, args_conflicts_with_subcommands = true)]
#[command(after_help = "Example: tengen serve --listen 0.0.0.0:8080 --data ./data")]
pub struct Cli {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    #[command(flatten)]
    pub(super) serve: ServeArgs,
}

impl Cli {
    /// Whether it runs in a window of its own, which closes with it.
    #[must_use]
    pub fn has_a_window(&self) -> bool {
        match &self.command {
            None => super::desktop::is_double_clicked(),
            Some(command) => matches!(command, Command::Desktop),
        }
    }

    /// Whether the log is JSON.
    #[must_use]
    pub fn log_json(&self) -> bool {
        match &self.command {
            None => self.serve.log_json,
            Some(Command::Serve(args)) => args.log_json,
            Some(_) => false,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Run the service (what `tengen` alone does)
    #[command(after_help = "Example: tengen serve --listen 0.0.0.0:8080 --data ./data")]
    Serve(ServeArgs),
    /// Run the service as the program of this computer: data in your own folder, its page in your browser
    #[command(after_help = "Example: tengen desktop")]
    Desktop,
    /// Run the service with a tournament half-way through, in a throw-away folder
    #[command(after_help = "Example: tengen demo --listen 127.0.0.1:8080")]
    Demo {
        /// Address to listen on; port 0 picks a free one
        #[arg(long, default_value = "127.0.0.1:8080", value_parser = listening)]
        listen: String,
    },
    /// Print the standings of a tournament file
    #[command(after_help = "Example: tengen standings open.xml --round 3 --format table\n\
        Teams: tengen standings league.xml --teams --criteria TEAMP,SOST,BDW")]
    Standings {
        /// A tournament: OpenGotha XML, Tengen JSON, MacMahon XML, H9, tou, Pairgoth
        file: PathBuf,
        /// Through which round; the last with a game if not given
        #[arg(long, allow_negative_numbers = true, value_parser = round())]
        round: Option<i32>,
        /// A row a team
        #[arg(long)]
        teams: bool,
        /// What orders them, in place of the file's own: MMS,SOSM of players, TEAMP,SOST,BDW of teams
        #[arg(long, value_name = "LIST", value_delimiter = ',')]
        criteria: Vec<String>,
        /// How to print it
        #[arg(long, value_enum, default_value_t = TableFormat::Tsv)]
        format: TableFormat,
    },
    /// Print what every pair of a round would weigh
    #[command(after_help = "Example: tengen weights open.xml --round 3")]
    Weights {
        /// A tournament: OpenGotha XML, Tengen JSON, MacMahon XML, H9, tou, Pairgoth
        file: PathBuf,
        /// The round
        #[arg(long, allow_negative_numbers = true, value_parser = round())]
        round: i32,
        /// How to print it
        #[arg(long, value_enum, default_value_t = RowFormat::Tsv)]
        format: RowFormat,
    },
    /// Draw a round anew from the games before it
    #[command(after_help = "Example: tengen pair open.xml --round 3 --certificate open-3.txt")]
    Pair {
        /// A tournament: OpenGotha XML, Tengen JSON, MacMahon XML, H9, tou, Pairgoth
        file: PathBuf,
        /// The round
        #[arg(long, allow_negative_numbers = true, value_parser = round())]
        round: i32,
        /// Where to write the proof that no draw is better, for `tengen check`; replaces what is there
        #[arg(long, value_name = "FILE")]
        certificate: Option<PathBuf>,
        /// Draw the teams: a row a board, match by match
        #[arg(long)]
        teams: bool,
        /// How to print it
        #[arg(long, value_enum, default_value_t = RowFormat::Tsv)]
        format: RowFormat,
    },
    /// Check the proof that a draw is the best there is
    #[command(
        after_help = "Example: tengen check open.tengen.json --round 3 --certificate open-3.txt"
    )]
    Check {
        /// The tournament as it was before the round: OpenGotha XML or Tengen JSON
        file: PathBuf,
        /// The round
        #[arg(long, allow_negative_numbers = true, value_parser = round())]
        round: i32,
        /// The certificate of the draw
        #[arg(long)]
        certificate: PathBuf,
        /// How to print it
        #[arg(long, value_enum, default_value_t = RowFormat::Tsv)]
        format: RowFormat,
    },
    /// Rating lists of EGF, FFG and AGA: bring one in, list them, search them
    #[command(after_help = "Example: tengen ratings import egf.html --data ./data")]
    Ratings {
        #[command(subcommand)]
        command: RatingsCommand,
    },
    /// Write a tournament file in another format
    #[command(after_help = "Example: tengen convert open.xml --to h9 > open.h9")]
    Convert {
        /// A tournament: OpenGotha XML, Tengen JSON, MacMahon XML, H9, tou, Pairgoth, or a list of people
        file: PathBuf,
        /// The format to write
        #[arg(long, value_enum)]
        to: Target,
    },
    /// Replay a game record under a ruleset and list what was illegal
    #[command(after_help = "Example: tengen replay game.sgf --rules japanese")]
    Replay {
        /// A game record, SGF
        file: PathBuf,
        /// The ruleset: japanese, korean, chinese, ing, aga, bga, ffg, egf, ngb, nz, tromp-taylor …
        #[arg(long)]
        rules: String,
        /// A field of the rules that the event has otherwise, such as suicide=legal; may be repeated
        #[arg(long = "set", value_name = "FIELD=VALUE")]
        set: Vec<String>,
        /// How to print it
        #[arg(long, value_enum, default_value_t = ReportFormat::Json)]
        format: ReportFormat,
    },
    /// Count the final position of a game record
    #[command(after_help = "Example: tengen score game.sgf --rules aga --detect\n\
        A seki by name: tengen score game.sgf --rules korean --dead C3 --seki A9,D9")]
    Score {
        /// A game record, SGF
        file: PathBuf,
        /// The ruleset: japanese, korean, chinese, ing, aga, bga, ffg, egf, ngb, nz, tromp-taylor …
        #[arg(long)]
        rules: String,
        #[command(flatten)]
        named: NamedStones,
        /// A field of the rules that the event has otherwise, such as dead-stones=one; may be repeated
        #[arg(long = "set", value_name = "FIELD=VALUE")]
        set: Vec<String>,
        /// How to print it
        #[arg(long, value_enum, default_value_t = ReportFormat::Json)]
        format: ReportFormat,
    },
    /// Say what a federation's procedure makes of an incident
    #[command(
        after_help = "Example: tengen ruling --procedure ngb --incident ko-retake --by black --move 87 --noticed 88"
    )]
    Ruling {
        #[command(flatten)]
        flags: RulingFlags,
        /// How to print it
        #[arg(long, value_enum, default_value_t = ReportFormat::Json)]
        format: ReportFormat,
    },
    /// Bring a file in as a new event, as the pages do
    #[command(after_help = "Example: tengen import open.xml --data ./data --hidden")]
    Import {
        /// A tournament: OpenGotha XML, Tengen JSON, MacMahon XML, H9, tou, Pairgoth, or a list of people
        file: PathBuf,
        /// Its name in addresses; made from its own name if not given
        #[arg(long)]
        slug: Option<String>,
        /// Shown to its own people only, until it is announced
        #[arg(long)]
        hidden: bool,
        /// Players that it may have at the most, as the server was told
        #[arg(long, value_name = "NUMBER", default_value_t = MOST_PLAYERS, value_parser = players())]
        max_players: usize,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Write an event out as a file
    #[command(after_help = "Example: tengen export spring-open --to h9 --output open.h9")]
    #[command(group = clap::ArgGroup::new("what").required(true).args(["to", "everything"]))]
    Export {
        /// The event's name in addresses
        slug: String,
        /// The format to write
        #[arg(long, value_enum)]
        to: Option<Target>,
        /// Where to; standard output if not given. An earlier file of that name is replaced once this one is whole
        #[arg(long, value_name = "FILE", requires = "to")]
        output: Option<PathBuf>,
        /// For your own use, though the federation would send it back
        #[arg(long, requires = "to")]
        draft: bool,
        /// All of it as JSON: people, rounds, journal, incidents, rulings, records, certificates; an earlier file of
        /// that name is replaced once this one is whole
        #[arg(long, value_name = "FILE")]
        everything: Option<PathBuf>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Back everything up into one checked file, while the server runs
    #[command(after_help = "Example: tengen backup /media/stick/ --data ./data\n\
        Encrypted: tengen backup - --data ./data | age -r age1… > tengen.backup.age")]
    Backup {
        /// The file to write, or a folder, or - for standard output; the date and time in this folder if not given
        file: Option<PathBuf>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Check a backup and restore it into an empty place
    #[command(after_help = "Example: tengen restore tengen.backup --data ./restored\n\
        Encrypted: age -d -i tengen.key tengen.backup.age | tengen restore - --data ./restored")]
    Restore {
        /// A file that `tengen backup` wrote, on SQLite or PostgreSQL, or - for standard input
        file: PathBuf,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Reproduce every draw, table and ruling of an event from its record, and follow its journal
    #[command(after_help = "Example: tengen verify open.record.json")]
    Verify(VerifyArgs),
    /// List who can sign in, add, disable, set a password, name an owner
    #[command(after_help = "Example: tengen user password Anna --data ./data")]
    User {
        #[command(subcommand)]
        command: UserCommand,
    },
}

#[derive(Clone, Debug, Args)]
pub(super) struct ServeArgs {
    /// Address to listen on; port 0 picks a free one
    #[arg(long, default_value = "127.0.0.1:8080", value_parser = listening)]
    pub(super) listen: String,
    /// Where browsers reach the service, https://go.example: for links, for cookies over TLS only, and to know its own name
    #[arg(long, value_parser = origin)]
    pub(super) origin: Option<String>,
    /// Network of a proxy to believe about where a request comes from, besides those on this machine: 172.18.0.0/16 or
    /// one address; may be said more than once
    #[arg(long, value_name = "CIDR", value_parser = proxy)]
    pub(super) trusted_proxy: Vec<IpNet>,
    /// Open the page in this machine's browser once it is there
    #[arg(long)]
    pub(super) open: bool,
    /// Write the log as JSON, an object a line, for programs
    #[arg(long)]
    pub(super) log_json: bool,
    /// Organisers and owners sign in with a second factor, or set one up before they go on
    #[arg(long)]
    pub(super) require_second_factor: bool,
    /// Let webhooks, push services and rating lists be in private networks, whoever named their addresses
    #[arg(long)]
    pub(super) private_webhooks: bool,
    #[command(flatten)]
    pub(super) mail: MailArgs,
    #[command(flatten)]
    pub(super) folder: DataFolder,
    #[command(flatten)]
    pub(super) backup: BackupArgs,
    /// Players that a tournament may have at the most
    #[arg(long, value_name = "NUMBER", default_value_t = MOST_PLAYERS, value_parser = players())]
    pub(super) max_players: usize,
    /// File with the token that reads /metrics; without it there is no such page
    #[arg(long, value_name = "FILE")]
    pub(super) metrics_token: Option<PathBuf>,
}

/// The number of a round; 0 is before the first.
fn round() -> RangedI64ValueParser<i32> {
    RangedI64ValueParser::new().range(0..=1000)
}

/// How many players a tournament may have.
fn players() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(2..=100_000)
}

/// An address and a port to listen on.
fn listening(typed: &str) -> Result<String, String> {
    let (host, port) = typed.rsplit_once(':').unwrap_or_default();
    match (host.is_empty(), port.parse::<u16>()) {
        (false, Ok(_)) => Ok(typed.to_owned()),
        _ => Err("write an address and a port, such as 127.0.0.1:8080".to_owned()),
    }
}

/// A network, or one address.
fn proxy(typed: &str) -> Result<IpNet, String> {
    let one = typed.parse::<IpAddr>().map(IpNet::from);
    let wrong = |_| "write a network or an address, such as 172.18.0.0/16 or 10.0.0.5".to_owned();
    let network: IpNet = one.or_else(|_| typed.parse()).map_err(wrong)?;
    if network.prefix_len() < 8 {
        return Err(
            "whoever is believed of that many could write any address; name the proxy's own"
                .to_owned(),
        );
    }
    Ok(network)
}

/// Where browsers reach the service: scheme, host and port, nothing else.
fn origin(typed: &str) -> Result<String, String> {
    let host = typed.strip_prefix("https://").or_else(|| typed.strip_prefix("http://"));
    let host = host.map(|host| host.trim_end_matches('/')).unwrap_or_default();
    let is_of_a_host = |c: char| c.is_alphanumeric() || ".-_:[]".contains(c);
    if host.is_empty() || !host.chars().all(is_of_a_host) {
        return Err("write what browsers go to, such as https://go.example".to_owned());
    }
    Ok(typed.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_served_is_refused_at_the_door() {
        for right in ["127.0.0.1:0", "[::1]:8080", "localhost:80", "0.0.0.0:8080"] {
            assert_eq!(listening(right), Ok(right.to_owned()));
        }
        for wrong in ["nonsense", ":8080", "127.0.0.1", "127.0.0.1:http", "127.0.0.1:70000", ""] {
            assert!(listening(wrong).is_err(), "{wrong}");
        }
        for right in ["172.18.0.0/16", "fd00::/8"] {
            assert_eq!(proxy(right).map(|net| net.to_string()).as_deref(), Ok(right));
        }
        assert_eq!(proxy("10.0.0.5").map(|net| net.to_string()).as_deref(), Ok("10.0.0.5/32"));
        for wrong in
            ["nonsense", "172.18.0.0/33", "go.example", "", "0.0.0.0/0", "0.0.0.0/1", "::/0"]
        {
            assert!(proxy(wrong).is_err(), "{wrong}");
        }
        for right in ["https://go.example", "http://10.0.0.7:8080", "https://go.example/"] {
            assert_eq!(origin(right), Ok(right.to_owned()));
        }
        for wrong in ["nonsense", "javascript:alert", "https://", "https://go.example/club", ""] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }
}
