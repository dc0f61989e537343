use super::{InForce, Incident, IncidentKind, MoveNo, Noticed, Party};
use go::{Color, History, Move, Repetition, Violation};

/// Finds what a record shows, in the order of the moves: ko, superko, suicide, occupied points, moves out of turn
/// and two in a row, by the game's own ruleset; and whole-board repetitions where the ruleset does not forbid them.
/// An immediate retake of a ko has that name under every ruleset, whichever of its rules forbids it.
///
/// All count as noticed now, by an unknown person. Time grows with the number of moves, times the cost of checking
/// one.
#[must_use]
pub fn detect(game: &History) -> Vec<Incident> {
    let now = MoveNo(number(game.moves().len()));
    let mut replay = game.rewound(0);
    let mut found = Vec::new();
    let mut before: Option<Color> = None;
    for record in game.moves() {
        let kinds = kinds(&replay, record.color, record.mv, before);
        if replay.execute(record.color, record.mv).is_err() {
            break;
        }
        let at = MoveNo(number(replay.moves().len()));
        let by = Party::from(record.color);
        found.extend(kinds.into_iter().map(|kind| seen(kind, by, at, now)));
        if let Some(incident) = repetition(&replay, at, now) {
            found.push(incident);
        }
        before = Some(record.color);
    }
    found
}

/// What a record shows without the incidents of these rulings. A violation hides the repetition that it causes.
#[must_use]
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
#[must_use]
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
    game.cycle().map(|_| seen(IncidentKind::Repetition, Party::Nobody, at, now))
}

fn seen(kind: IncidentKind, by: Party, at: MoveNo, now: MoveNo) -> Incident {
    Incident { at: Some(at), noticed: Noticed::AfterMove(now), ..Incident::new(kind, by) }
}

fn number(moves: usize) -> u32 {
    u32::try_from(moves).unwrap_or(u32::MAX)
}
