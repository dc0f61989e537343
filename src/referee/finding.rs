use go::{Color, History, Move, PointError, Repetition, Violation, ViolationKind};
use tournament::Ending;

use super::game::{can_return, passed};
use super::{
    Circumstances, InForce, Incident, IncidentKind, MoveNo, Noticed, NoticedBy, PairSeat, Partner,
    Party, PassFault, RulingNo, moves,
};

/// Why a report does not fit the game, by the field to correct.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FindingError {
    #[error("move: moves are counted from 1")]
    MoveZero,
    #[error("move 1: two in a row are two moves of one player, name the second of them")]
    FirstOfTwo,
    #[error("time back: {color} cannot get back more than the {minutes} minutes of a game")]
    TimeBackBeyond { color: Color, minutes: u32 },
    #[error("move {at}: the record has {moves} moves")]
    MoveBeyondRecord { at: MoveNo, moves: u32 },
    #[error("noticed after move {noticed}: move {at} had not been played yet")]
    NoticedBefore { at: MoveNo, noticed: MoveNo },
    #[error("noticed after move {noticed}: the record has {moves} moves")]
    NoticedBeyondRecord { noticed: MoveNo, moves: u32 },
    #[error("move: say which move it was, or how many moves later it was noticed")]
    NoticedWithoutMove,
    #[error("by: say whether it was Black or White ({})", .0.name())]
    OffenderMissing(IncidentKind),
    #[error("by: move {at} was {mover}'s in the record")]
    NotTheMover { at: MoveNo, mover: Color },
    #[error("agreed and disagreed: both cannot be so, choose one")]
    AgreedAndNot,
    #[error("the record's {moves} moves show no {}{}: name the move, or record what was played", .kind.name(), by_words(*.by))]
    NotInRecord { kind: IncidentKind, by: Party, moves: u32 },
    #[error("ruling {no} has dealt with this {}", .kind.name())]
    DealtWith { no: RulingNo, kind: IncidentKind },
    #[error("move {at} by {mover} is no {} in the record", .kind.name())]
    LegalMove { at: MoveNo, mover: Color, kind: IncidentKind },
    #[error(
        "noticed: the record goes on from move {at} to move {moves}, so it was noticed after move {moves}"
    )]
    OtherNotice { at: MoveNo, moves: u32 },
    #[error("{}{} by {} at move {} came first and governs: rule on that one", place(*.at), .kind.name(), .by, .first)]
    EarlierGoverns { at: Option<MoveNo>, first: MoveNo, kind: IncidentKind, by: Color },
    #[error("partner: move {at} was the {} player's turn: no error in the order", .partner)]
    InOrder { at: MoveNo, partner: Partner },
    #[error(
        "confirmed: the recorded game has {moves} moves and no result, so nobody confirmed one"
    )]
    NothingConfirmed { moves: u32 },
    #[error("incident: the game was played ({}): report somebody who came late, or left", played(*.moves, *.ended))]
    GamePlayed { moves: u32, ended: Ending },
    /// A count is disputed where nothing was counted (Japanese rules 1989, Art. 10.3).
    #[error("incident: the game ended by {ended}, not by a count: dispute that end")]
    NotCounted { ended: Ending },
    #[error(
        "incident: the game ended by {ended}, not by that player's resignation: dispute that end"
    )]
    NotResigned { ended: Ending },
    #[error("incident: the board shows no result yet: enter the one that the game had")]
    NoResultYet,
    #[error("accepted: the board shows no result that anybody could have accepted")]
    NothingEnded,
    #[error(
        "incident: a ruling in force has exchanged the colours already: withdraw or amend that one"
    )]
    Exchanged,
    #[error("stones: {0}")]
    Point(#[from] PointError),
}

fn played(moves: u32, ended: Ending) -> String {
    if moves > 0 { format!("{moves} moves") } else { ended.to_string() }
}

fn place(at: Option<MoveNo>) -> String {
    at.map(|at| format!("move {at}: ")).unwrap_or_default()
}

fn by_words(by: Party) -> String {
    by.one().map(|color| format!(" by {color}")).unwrap_or_default()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordSays {
    /// There is none, or it cannot tell.
    Nothing,
    /// The move breaks the rule in question.
    Violation,
    /// The move is legal under the game's ruleset, or breaks another rule.
    NoSuchViolation,
}

/// An incident checked against the game: what procedures decide on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub kind: IncidentKind,
    pub by: Party,
    pub at: Option<MoveNo>,
    /// Fewest moves played between the incident and its notice.
    pub later_least: u32,
    /// Most moves played in between; `None` if unknown.
    pub later_most: Option<u32>,
    /// The number of moves played when it was noticed, if known.
    pub noticed_at: Option<u32>,
    pub noticed_by: Option<NoticedBy>,
    /// Who was to move before the incident's move.
    pub to_move_before: Option<Color>,
    pub can_return: bool,
    pub record: RecordSays,
    pub circumstances: Circumstances,
}

/// Whether no clock gets more time back than a game of `minutes` has.
pub fn check_time_back(incident: &Incident, minutes: u32) -> Result<(), FindingError> {
    let back = &incident.circumstances.time_back;
    let beyond = |color: &Color| minutes > 0 && back.of(*color) > minutes.saturating_mul(60);
    match [Color::Black, Color::White].into_iter().find(beyond) {
        Some(color) => Err(FindingError::TimeBackBeyond { color, minutes }),
        None => Ok(()),
    }
}

/// Checks a report against the game, if there is a record of it. [`FindingError`] names the field to correct.
pub fn find(incident: &Incident, game: Option<&History>) -> Result<Finding, FindingError> {
    check_offender(incident)?;
    if incident.circumstances.agreed && incident.circumstances.disagreed {
        return Err(FindingError::AgreedAndNot);
    }
    check_order(incident)?;
    if game.is_none() && incident.kind == IncidentKind::TwoInARow && incident.at == Some(MoveNo(1))
    {
        return Err(FindingError::FirstOfTwo);
    }
    let (later_least, later_most) = moves_later(incident)?;
    if let Some(game) = game {
        check_record(incident, game)?;
        for stone in &incident.circumstances.stones {
            game.board().check(stone.from)?;
            stone.to.map_or(Ok(stone.from), |to| game.board().check(to))?;
        }
    }
    Ok(Finding {
        kind: incident.kind,
        by: incident.by,
        at: incident.at,
        later_least,
        later_most,
        noticed_at: noticed_at(incident, (later_least, later_most), game),
        noticed_by: incident.noticed_by,
        to_move_before: to_move_before(incident, game),
        can_return: can_return(incident, game),
        record: game.map_or(RecordSays::Nothing, |game| record_says(incident, game)),
        circumstances: incident.circumstances.clone(),
    })
}

fn check_offender(incident: &Incident) -> Result<(), FindingError> {
    let doers = incident.kind.doers();
    if doers.contains(&Party::Nobody) || doers.contains(&incident.by) {
        return Ok(());
    }
    Err(FindingError::OffenderMissing(incident.kind))
}

fn check_order(incident: &Incident) -> Result<(), FindingError> {
    let so = &incident.circumstances;
    let told = so.partner.filter(|_| incident.kind == IncidentKind::OutOfTurn && !so.record_wrong);
    match (told, incident.at, incident.by.one()) {
        (Some(partner), Some(at), Some(by)) if PairSeat::at(at, by).partner == partner => {
            Err(FindingError::InOrder { at, partner })
        }
        _ => Ok(()),
    }
}

fn moves_later(incident: &Incident) -> Result<(u32, Option<u32>), FindingError> {
    if incident.at == Some(MoveNo(0)) {
        return Err(FindingError::MoveZero);
    }
    match (incident.noticed, incident.at) {
        (Noticed::AtOnce, _) => Ok((0, Some(0))),
        (Noticed::Later(moves), _) => Ok((moves, Some(moves))),
        (Noticed::UpToThree, _) => Ok((1, Some(3))),
        (Noticed::MoreThanThree, _) => Ok((4, None)),
        (Noticed::Within(most), _) => Ok((1, Some(most.max(1)))),
        (Noticed::Beyond(most), _) => Ok((most.saturating_add(1), None)),
        (Noticed::BeforeResult, _) => Ok((0, None)),
        (Noticed::AfterMove(_), None) if !incident.kind.counts_moves() => Ok((0, None)),
        (Noticed::AfterMove(_), None) => Err(FindingError::NoticedWithoutMove),
        (Noticed::AfterMove(noticed), Some(at)) => {
            let later = noticed.0.checked_sub(at.0);
            let later = later.ok_or(FindingError::NoticedBefore { at, noticed })?;
            Ok((later, Some(later)))
        }
    }
}

fn check_record(incident: &Incident, game: &History) -> Result<(), FindingError> {
    let moves = moves(game);
    if let Noticed::AfterMove(noticed) = incident.noticed
        && noticed.0 > moves
    {
        return Err(FindingError::NoticedBeyondRecord { noticed, moves });
    }
    let Some(at) = incident.at else { return Ok(()) };
    let record = game.moves().get(at.0 as usize - 1);
    let mover = record.ok_or(FindingError::MoveBeyondRecord { at, moves })?.color;
    let made_it = incident.kind.counts_moves();
    if made_it && incident.by.one() != Some(mover) {
        return Err(FindingError::NotTheMover { at, mover });
    }
    Ok(())
}

/// The number of moves on the board when it was noticed; if unknown, all there are. Wrong colours are wrong from
/// the beginning.
fn noticed_at(
    incident: &Incident,
    (least, most): (u32, Option<u32>),
    game: Option<&History>,
) -> Option<u32> {
    match (incident.noticed, incident.at) {
        (Noticed::AfterMove(noticed), _) => Some(noticed.0),
        (_, Some(at)) => Some(at.0.saturating_add(most?)),
        (noticed, None)
            if incident.kind == IncidentKind::WrongColors
                && !matches!(noticed, Noticed::AtOnce | Noticed::BeforeResult) =>
        {
            Some(most.unwrap_or(least))
        }
        (_, None) => game.map(moves),
    }
}

fn to_move_before(incident: &Incident, game: Option<&History>) -> Option<Color> {
    let by = incident.by.one();
    if let (Some(game), Some(at)) = (game, incident.at) {
        return Some(game.rewound(at.0 as usize - 1).to_move());
    }
    match incident.kind {
        IncidentKind::TwoInARow | IncidentKind::OutOfTurn => by.map(Color::other),
        _ => by,
    }
}

fn record_says(incident: &Incident, game: &History) -> RecordSays {
    let wanted: &[ViolationKind] = match incident.kind {
        IncidentKind::Superko if game.rules().ko.superko().is_none() => {
            return RecordSays::Nothing;
        }
        IncidentKind::KoRetake | IncidentKind::Superko => {
            &[ViolationKind::Ko, ViolationKind::Superko]
        }
        IncidentKind::Suicide => &[ViolationKind::Suicide],
        IncidentKind::Occupied => &[ViolationKind::Occupied],
        IncidentKind::OutOfTurn | IncidentKind::TwoInARow => &[ViolationKind::Turn],
        IncidentKind::PassDisputed => return pass_says(incident, game),
        _ => return RecordSays::Nothing,
    };
    let Some(at) = incident.at.map(|at| at.0 as usize) else { return RecordSays::Nothing };
    let Some(made) = game.moves().get(at - 1) else { return RecordSays::Nothing };
    let broken = game.rewound(at - 1).violations(made.color, made.mv);
    if broken.iter().any(|violation| wanted.contains(&violation.kind())) {
        RecordSays::Violation
    } else {
        RecordSays::NoSuchViolation
    }
}

/// No stone is missing for a pass that the record does not have.
fn pass_says(incident: &Incident, game: &History) -> RecordSays {
    let by = incident.by.one().filter(|_| incident.circumstances.pass == PassFault::NoStone);
    let Some(by) = by else { return RecordSays::Nothing };
    let made = match incident.at.map(|at| game.moves().get(at.0 as usize - 1)) {
        Some(named) => named.is_some_and(|made| made.color == by && made.mv == Move::Pass),
        None => passed(game, by),
    };
    if made { RecordSays::Nothing } else { RecordSays::NoSuchViolation }
}

/// Finds what a record shows, in the order of the moves: ko, superko, suicide, occupied points, moves out of turn
/// and two in a row, by the game's own ruleset; and whole-board repetitions where the ruleset does not forbid them.
/// An immediate retake of a ko has that name under every ruleset, whichever of its rules forbids it.
///
/// All count as noticed now, by an unknown person. Time grows with the number of moves, times the cost of checking
/// one.
pub fn detect(game: &History) -> Vec<Incident> {
    let now = MoveNo(moves(game));
    let mut replay = game.rewound(0);
    let mut found = Vec::new();
    let mut before: Option<Color> = None;
    for record in game.moves() {
        let kinds = kinds(&replay, record.color, record.mv, before);
        if replay.execute(record.color, record.mv).is_err() {
            break;
        }
        let at = MoveNo(moves(&replay));
        let by = Party::from(record.color);
        found.extend(kinds.into_iter().map(|kind| noticed_now(kind, by, at, now)));
        if let Some(incident) = repetition(&replay, at, now) {
            found.push(incident);
        }
        before = Some(record.color);
    }
    found
}

/// What a record shows without the incidents of these rulings. A violation hides the repetition that it causes.
pub fn unruled(game: &History, known: &[InForce]) -> Vec<Incident> {
    let all = detect(game);
    let ruled = |incident: &Incident| {
        let same = |other: &Incident| (other.kind, other.at) == (incident.kind, incident.at);
        known.iter().any(|ruling| same(&ruling.incident))
    };
    let worse = |incident: &Incident| {
        let other = |other: &Incident| other.at == incident.at && other.kind != incident.kind;
        incident.kind == IncidentKind::Repetition && all.iter().any(other)
    };
    all.iter().filter(|incident| !ruled(incident) && !worse(incident)).cloned().collect()
}

/// The violation that governs: the earliest one (Japanese rules 1989, Art. 14, derived).
pub fn earliest(incidents: &[Incident]) -> Option<&Incident> {
    incidents.iter().filter(|incident| incident.kind.is_move()).min_by_key(|incident| incident.at)
}

fn kinds(game: &History, color: Color, mv: Move, before: Option<Color>) -> Vec<IncidentKind> {
    let kind = |violation: &Violation| match violation {
        Violation::Turn(_) if before == Some(color) => Some(IncidentKind::TwoInARow),
        Violation::Turn(_) => Some(IncidentKind::OutOfTurn),
        Violation::Occupied(_) => Some(IncidentKind::Occupied),
        Violation::Ko(_) => Some(IncidentKind::KoRetake),
        Violation::Superko { point, .. } if game.ko() == Some((*point, color)) => {
            Some(IncidentKind::KoRetake)
        }
        Violation::Superko { .. } => Some(IncidentKind::Superko),
        Violation::Suicide { .. } => Some(IncidentKind::Suicide),
        Violation::OffBoard(_) => None,
    };
    game.violations(color, mv).iter().filter_map(kind).collect()
}

fn repetition(game: &History, at: MoveNo, now: MoveNo) -> Option<Incident> {
    if game.rules().repetition == Repetition::Forbidden || game.rules().ko.superko().is_some() {
        return None;
    }
    game.cycle().map(|_| noticed_now(IncidentKind::Repetition, Party::Nobody, at, now))
}

fn noticed_now(kind: IncidentKind, by: Party, at: MoveNo, now: MoveNo) -> Incident {
    Incident { at: Some(at), noticed: Noticed::AfterMove(now), ..Incident::new(kind, by) }
}
