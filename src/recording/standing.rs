use referee::RulingNo;

use super::{GameAct, MOST_ACTS, RecordError, Result};

/// What is left of a list of acts once those taken back are left out.
pub(super) struct Standing<'a> {
    /// The acts that count, each with its place in the list, from 0.
    pub(super) acts: Vec<(usize, &'a GameAct)>,
    /// How many acts there are, those taken back included.
    pub(super) entered: usize,
    /// The first act that has nothing to take back, or is one too many; the list is read up to there.
    pub(super) refused: Option<(usize, RecordError)>,
}

impl<'a> Standing<'a> {
    /// Reads a list of acts without playing it.
    pub(super) fn of(acts: impl IntoIterator<Item = &'a GameAct>) -> Self {
        let mut stand = Self { acts: Vec::new(), entered: 0, refused: None };
        for (place, act) in acts.into_iter().enumerate() {
            if let Err(error) = stand.read(place, act) {
                stand.refused = Some((place, error));
                break;
            }
            stand.entered = place + 1;
        }
        stand
    }

    fn read(&mut self, place: usize, act: &'a GameAct) -> Result<()> {
        match act {
            _ if place >= MOST_ACTS && !act.is_of_a_ruling() => Err(RecordError::Full),
            GameAct::Undo => self.take_last(None),
            GameAct::Unruled { ruling } => self.take_last(Some(*ruling)),
            act => {
                self.acts.push((place, act));
                Ok(())
            }
        }
    }

    fn take_last(&mut self, withdrawn: Option<RulingNo>) -> Result<()> {
        let acts = self.acts.iter().map(|(_, act)| *act);
        let last = last_to_go(acts, withdrawn)?;
        self.acts.remove(last);
        Ok(())
    }
}

/// The place of the act that goes: a recorder's last one by an undo, a ruling's by withdrawing that ruling.
/// Notes and clocks that were entered after a ruling do not hold it.
pub(super) fn last_to_go<'a>(
    acts: impl DoubleEndedIterator<Item = &'a GameAct> + ExactSizeIterator,
    withdrawn: Option<RulingNo>,
) -> Result<usize> {
    let aside = |act: &GameAct| withdrawn.is_some() && act.is_a_remark();
    let mut back = acts.enumerate().rev().skip_while(|(_, act)| aside(act));
    let (place, last) = back.next().ok_or(RecordError::Nothing)?;
    match (last, withdrawn) {
        (GameAct::Ruled { ruling, .. }, withdrawn) if withdrawn != Some(*ruling) => {
            Err(RecordError::Ruling(*ruling))
        }
        (GameAct::Ruled { .. }, _) | (_, None) => Ok(place),
        (_, Some(_)) => Err(RecordError::Nothing),
    }
}
