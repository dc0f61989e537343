use tournament::EntryId;

use super::{CertificateError, CriterionWeights, RoundContext};

/// A draw that was taken although a better one is known: one of the next best.
///
/// The certificate that it stands in proves the best draw, and with that what this one loses. Its place is
/// what the solver found; a proof of it would have to compare it with every other draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenDraw {
    /// Its place among the draws: 2 for the next best.
    pub rank: usize,
    /// Its pairs, the earlier entered first.
    pub pairs: Vec<(EntryId, EntryId)>,
    /// How much less than the best it is worth; at least 1, or it would be a best one.
    pub lost: i128,
}

impl TakenDraw {
    /// Its pairs with what each is worth, if they are a draw of those players which loses what it says.
    ///
    /// # Errors
    /// [`CertificateError`] with what does not hold.
    pub(super) fn check(
        &self,
        context: &RoundContext,
        players: &[EntryId],
        apart: &[(EntryId, EntryId)],
        best: i128,
    ) -> Result<Vec<(EntryId, EntryId, CriterionWeights)>, CertificateError> {
        if self.rank < 2 || self.lost < 1 {
            return Err(CertificateError::NotBehind { rank: self.rank, lost: self.lost });
        }
        let mut left: std::collections::HashSet<EntryId> = players.iter().copied().collect();
        for entry in self.pairs.iter().flat_map(|(a, b)| [a, b]) {
            if !left.remove(entry) {
                return Err(CertificateError::Twice(*entry));
            }
        }
        if let Some(entry) = players.iter().find(|entry| left.contains(entry)) {
            return Err(CertificateError::Missing(*entry));
        }
        let pairs: Vec<_> = self.pairs.iter().map(|pair| weighed(context, apart, *pair)).collect();
        let pairs = pairs.into_iter().collect::<Result<Vec<_>, _>>()?;
        let total: i128 = pairs.iter().map(|(.., weights)| i128::from(weights.total)).sum();
        match best.checked_sub(self.lost) {
            Some(stated) if stated == total => Ok(pairs),
            _ => Err(CertificateError::Lost { stated: self.lost, found: best - total }),
        }
    }
}

fn weighed(
    context: &RoundContext,
    apart: &[(EntryId, EntryId)],
    (a, b): (EntryId, EntryId),
) -> Result<(EntryId, EntryId, CriterionWeights), CertificateError> {
    let places = context.position(a).zip(context.position(b));
    let (i, j) = places.ok_or(CertificateError::NotTakingPart(a))?;
    let kept_apart = apart.contains(&(a, b)) || apart.contains(&(b, a));
    if kept_apart || !context.allows(i, j) {
        return Err(CertificateError::NotAllowed { one: a, other: b });
    }
    Ok((a, b, context.weight(i, j)))
}
