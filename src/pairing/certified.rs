use super::options::{Roster, forbidden_positions};
use super::{CriterionWeights, TeamCertificate, error::CertificateError};
use crate::prelude::*;

/// The proof of a draw: the players drawn, the conditions, and the certificate of the matching.
///
/// Anyone can [check](DrawCertificate::check) it against the tournament as it was before the round,
/// [`before_draw`]: all weights are computed again, without the solver.
///
/// Any part of the drawn pairs is the best draw of its players: a better one, together with the other pairs, would
/// be a better draw of all. So a proof stays valid for boards that were not changed by hand;
/// [`DrawCertificate::covers`] lists them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawCertificate {
    /// The round that was drawn.
    pub round: RoundNo,
    /// The seed of chance, if the event wanted it undetermined.
    pub seed: Option<u64>,
    /// The players drawn, in the order of entering: the vertices of the matching.
    pub players: Vec<EntryId>,
    /// Pairs fixed before the draw.
    pub by_hand: Vec<(EntryId, EntryId)>,
    /// Who got a bye.
    pub free: Vec<EntryId>,
    /// Who was left without board and bye.
    pub left_out: Vec<EntryId>,
    /// Pairs that were not allowed in this draw, beyond those of the event's rules.
    pub apart: Vec<(EntryId, EntryId)>,
    /// Mates and duals of the best draw.
    pub matching: Certificate,
}

/// The proof of a draw of players or of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyCertificate {
    /// For an event of single players.
    Players(DrawCertificate),
    /// For a team event.
    Teams(TeamCertificate),
}

impl AnyCertificate {
    /// The round that was drawn.
    pub const fn round(&self) -> RoundNo {
        match self {
            Self::Players(of) => of.round,
            Self::Teams(of) => of.round,
        }
    }

    /// Checks the proof against the tournament as it was before the round. An error is the first fault.
    pub fn check(&self, tournament: &Tournament) -> Result<(), CertificateError> {
        match self {
            Self::Players(of) => of.check(tournament).map(drop),
            Self::Teams(of) => of.check(tournament),
        }
    }
}

/// What a check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedDraw {
    /// The drawn pairs with what each is worth.
    pub pairs: Vec<(EntryId, EntryId, CriterionWeights)>,
    /// The sum of their total weights, which no draw of these players exceeds.
    pub total: i128,
    /// How many pairs were compared.
    pub compared: u64,
}

/// Which boards of a round a certificate covers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Tables as they were drawn.
    pub proved: Vec<TableNo>,
    /// Tables set or changed by hand, and those added later.
    pub by_hand: Vec<TableNo>,
    /// Pairs that were drawn and no longer meet.
    pub apart: Vec<(EntryId, EntryId)>,
}

impl Coverage {
    /// Whether all drawn pairs still meet, and there are no others.
    pub const fn is_whole(&self) -> bool {
        self.by_hand.is_empty() && self.apart.is_empty()
    }
}

impl DrawCertificate {
    /// The drawn pairs, the earlier entered first.
    pub fn pairs(&self) -> impl Iterator<Item = (EntryId, EntryId)> + '_ {
        let pairs = self.matching.pairs().into_iter();
        pairs.filter_map(|(a, b)| Some((*self.players.get(a)?, *self.players.get(b)?)))
    }

    /// Which of these boards are as they were drawn; colours, handicap and table do not matter.
    pub fn covers(&self, boards: &[Board]) -> Coverage {
        let drawn: HashSet<(EntryId, EntryId)> = self.pairs().collect();
        let is_drawn = |board: &Board| {
            drawn.contains(&(board.black, board.white))
                || drawn.contains(&(board.white, board.black))
        };
        let mut coverage = Coverage::default();
        for board in boards {
            let list = if is_drawn(board) { &mut coverage.proved } else { &mut coverage.by_hand };
            list.push(board.table);
        }
        let seated: HashSet<(EntryId, EntryId)> = boards
            .iter()
            .flat_map(|board| [(board.black, board.white), (board.white, board.black)])
            .collect();
        coverage.apart = self.pairs().filter(|pair| !seated.contains(pair)).collect();
        coverage
    }

    /// Checks the proof against the tournament as it was before the round. An error is the first fault.
    pub fn check(&self, tournament: &Tournament) -> Result<CheckedDraw, CertificateError> {
        let context = RoundContext::new(tournament, self.round, self.seed)?;
        self.check_places(&context)?;
        let positions: Vec<usize> =
            self.players.iter().filter_map(|player| context.position(*player)).collect();
        if !positions.is_sorted() {
            return Err(CertificateError::Order);
        }
        let forbidden = forbidden_positions(&context, &self.apart);
        check(&Roster::new(&context, &positions, &forbidden), &self.matching)
            .map_err(|refusal| CertificateError::refused(refusal, &self.players))?;
        let pairs = self.pairs().filter_map(|(a, b)| Some((a, b, context.pair(a, b)?)));
        let n = self.players.len() as u64;
        let compared = n * n.saturating_sub(1) / 2;
        Ok(CheckedDraw { pairs: pairs.collect(), total: self.matching.total, compared })
    }

    /// Every participant must be in the certificate once, and no one else.
    fn check_places(&self, context: &RoundContext) -> Result<(), CertificateError> {
        let seats = self.by_hand.iter().flat_map(|(a, b)| [*a, *b]);
        let others = self.free.iter().chain(&self.left_out);
        let mut placed = HashSet::new();
        for entry in self.players.iter().chain(others).copied().chain(seats) {
            context.position(entry).ok_or(CertificateError::NotTakingPart(entry))?;
            if !placed.insert(entry) {
                return Err(CertificateError::Twice(entry));
            }
        }
        let missing = context.participants().iter().find(|player| !placed.contains(&player.entry));
        missing.map_or(Ok(()), |player| Err(CertificateError::Missing(player.entry)))
    }
}

/// The tournament as it was before a round was drawn, with only the data that draws depend on, so that it can be
/// published. Federation numbers, names in other scripts, line-ups of later rounds and people who only registered
/// are removed. One of those in the squad of a team stays without a name: the team's strength and club depend on
/// them.
#[must_use]
pub fn before_draw(tournament: &Tournament, round: RoundNo) -> Tournament {
    let mut before = tournament.before(round).without_rulings();
    before.never_given = EntryId(0);
    before.settings.carried.clear();
    before.settings.rating_preview = false;
    before.settings.sides = Default::default();
    before.settings.reporting = Reporting::default();
    before.settings.director.clear();
    before.settings.contact.clear();
    before.settings.refereeing = Refereeing::default();
    let played: HashSet<EntryId> = before
        .rounds
        .iter()
        .flat_map(|round| {
            let seats = round.boards.iter().flat_map(|board| [board.black, board.white]);
            seats.chain(round.byes.iter().copied())
        })
        .collect();
    let shown =
        |entry: &Entry| entry.registration == Registration::Final || played.contains(&entry.id);
    let squads: HashSet<EntryId> =
        before.teams.list.iter().flat_map(|team| team.squad.iter().copied()).collect();
    before.entries.retain(|entry| shown(entry) || squads.contains(&entry.id));
    for team in &mut before.teams.list {
        team.captain = None;
        team.line_ups.retain(|no, _| *no <= round);
        team.fixed.clear();
    }
    for entry in &mut before.entries {
        if !shown(entry) {
            *entry = entry.forgotten();
        }
        entry.native_name = None;
        entry.partners = Default::default();
        for text in [
            &mut entry.grade,
            &mut entry.rating_origin,
            &mut entry.egf_pin,
            &mut entry.ffg_licence,
            &mut entry.ffg_status,
            &mut entry.aga_id,
            &mut entry.aga_expires,
        ] {
            text.clear();
        }
    }
    before
}
