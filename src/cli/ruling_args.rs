use super::game::{history, ruleset};
use super::prelude::*;
use super::ruling::RulingArgs;
use crate::referee::{
    CallAfterEnd, Circumstances, NoticeWindow, NoticedBy, Partner, Party, ProcedureName,
};
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// The flags of `ruling`; its module says what each means.
#[derive(Clone, Debug, Args)]
pub(super) struct RulingFlags {
    /// The procedure: nihon-kiin, ngb, aga, bga, chinese-2002, korean-2024 …
    #[arg(long)]
    procedure: String,
    /// What happened: ko-retake, suicide, two-in-a-row, stone-displaced, late-arrival …
    #[arg(long)]
    incident: String,
    /// Whose doing it was
    #[arg(long, default_value = "nobody", value_parser = named(Party::NAMES, Party::named))]
    by: Party,
    /// The move that did it
    #[arg(long = "move")]
    at: Option<u32>,
    /// Noticed after that move; without it, at once
    #[arg(long)]
    noticed: Option<u32>,
    /// Noticed that many moves later, where nobody kept a record
    #[arg(long)]
    later: Option<u32>,
    /// Who noticed it
    #[arg(long, value_parser = named(NoticedBy::NAMES, NoticedBy::named))]
    noticed_by: Option<NoticedBy>,
    /// Both players confirmed the result
    #[arg(long)]
    confirmed: bool,
    /// What the board shows, as results are written: W+R, B+T, W+3.5. Without it: what a ruling in force gave, or
    /// what the record has
    #[arg(long, default_value = "?")]
    ended: Ending,
    /// How the call stands to that end: both had accepted it, or not; before or after what was ruled on
    #[arg(long, value_parser = named(CallAfterEnd::NAMES, CallAfterEnd::named))]
    after_end: Option<CallAfterEnd>,
    /// A ruling in force at the board, and how it ended the game: ko-retake:black:50=W+I; of wrong-colors, that the
    /// colours were exchanged
    #[arg(long, value_name = "KIND[:PARTY[:MOVE]][=RESULT]")]
    ruled: Vec<String>,
    /// Cautions the offender has in this game
    #[arg(long, default_value_t = 0)]
    cautions: u32,
    /// Warnings the offender has in this game
    #[arg(long, default_value_t = 0)]
    warnings: u32,
    /// Warnings the offender has from earlier games of the event
    #[arg(long, default_value_t = 0)]
    event_warnings: u32,
    /// Points or minutes of a penalty at discretion; without it the most that it may take
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=361))]
    amount: Option<u32>,
    /// The day of the event, for the edition in force
    #[arg(long)]
    date: Option<NaiveDate>,
    /// An international event
    #[arg(long)]
    international: bool,
    /// The Japanese rules without the loss by illegal move
    #[arg(long)]
    without_article_14: bool,
    /// Another window for noticing, in moves
    #[arg(long)]
    window: Option<u32>,
    /// The window's last move does not count
    #[arg(long)]
    exclusive: bool,
    /// before-stone, before-captures, not-pressed, off-lid, touched, after-move, after-stop, bystander, unheard, disputed, no-stone or
    /// other
    #[arg(long)]
    fault: Option<String>,
    /// What a player gets back on the clock, such as black=1:30; may be repeated
    #[arg(long, value_name = "PLAYER=TIME")]
    time_back: Vec<String>,
    /// The players agree, where the text asks them
    #[arg(long)]
    agreed: bool,
    /// The players do not agree, where the text asks them
    #[arg(long)]
    disagreed: bool,
    /// It was done on purpose
    #[arg(long)]
    deliberate: bool,
    /// The stone was dropped
    #[arg(long)]
    dropped: bool,
    /// Nobody could help it
    #[arg(long)]
    force_majeure: bool,
    /// The position cannot be restored
    #[arg(long)]
    lost: bool,
    /// The stone's point is taken by now
    #[arg(long)]
    point_taken: bool,
    /// Play has gone on since
    #[arg(long)]
    played_on: bool,
    /// An effective move was found after the stop
    #[arg(long)]
    effective_move: bool,
    /// A field that the event has otherwise, of the procedure or of the rules of play, such as
    /// window=4 or suicide=legal; may be repeated
    #[arg(long = "set", value_name = "FIELD=VALUE")]
    set: Vec<String>,
    /// Which of two partners played, in Pair Go: first or second
    #[arg(long, value_parser = named(Partner::NAMES, Partner::named))]
    partner: Option<Partner>,
    /// The game record (SGF) to hold the report against
    #[arg(long, value_name = "FILE", requires = "rules")]
    record: Option<PathBuf>,
    /// The rules of play of the record
    #[arg(long, requires = "record")]
    rules: Option<String>,
    /// Minutes late
    #[arg(long, default_value_t = 0)]
    minutes: u32,
}

/// A value parser for a list of names.
fn named<T: Clone + Send + Sync + 'static, const N: usize>(
    names: [&'static str; N],
    find: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(names).try_map(move |name| find(&name).ok_or("no such name"))
}

impl RulingFlags {
    pub(super) fn parsed(&self) -> Result<RulingArgs, Failure> {
        let procedure: ProcedureName = self.procedure.parse().map_err(Failure::input)?;
        let incident = self.incident.parse().map_err(Failure::input)?;
        let record = self.record.as_deref().zip(self.rules.as_deref());
        let played = |(path, rules)| history(path, &ruleset(rules, &self.set_of_rules())?);
        let game = record.map(played).transpose().map_err(Failure::input)?;
        let recorded = game.as_ref().map(|(_, ended)| *ended);
        if self.exclusive && self.window.is_none() {
            let why = "--exclusive: say of which window, such as --window 3 --exclusive";
            return Err(Failure::input(why));
        }
        let window = self.window.map(|moves| NoticeWindow { moves, inclusive: !self.exclusive });
        Ok(RulingArgs {
            by: self.by,
            at: self.at,
            noticed: self.noticed,
            later: self.later,
            noticed_by: self.noticed_by,
            confirmed: self.confirmed,
            ended: self.ended,
            ruled: self.ruled.clone(),
            cautions: self.cautions,
            warnings: self.warnings,
            event_warnings: self.event_warnings,
            amount: self.amount,
            date: self.date,
            international: self.international,
            without_article_14: self.without_article_14,
            window,
            game: game.map(|(history, _)| history),
            unfinished: recorded == Some(None),
            recorded: recorded.flatten().unwrap_or_default(),
            fault: self.fault.clone(),
            time_back: self.time_back.clone(),
            set: self.set.clone(),
            circumstances: self.circumstances(),
            ..RulingArgs::new(procedure, incident)
        })
    }

    /// Those arguments of `--set` that are fields of the rules of play.
    fn set_of_rules(&self) -> Vec<String> {
        let of_rules = |one: &&String| {
            let field = one.split_once('=').map_or(one.as_str(), |(field, _)| field);
            rule_field(field).is_ok()
        };
        self.set.iter().filter(of_rules).cloned().collect()
    }

    fn circumstances(&self) -> Circumstances {
        Circumstances {
            deliberate: self.deliberate,
            agreed: self.agreed,
            disagreed: self.disagreed,
            dropped: self.dropped,
            force_majeure: self.force_majeure,
            lost: self.lost,
            point_taken: self.point_taken,
            played_on: self.played_on,
            effective_move: self.effective_move,
            minutes: self.minutes,
            partner: self.partner,
            after_end: self.after_end,
            ..Circumstances::default()
        }
    }
}
