use referee::{Effect, RulingNo, Verdict};

use super::{GameAct, MOST_ACTS, RecordError, Result};

/// A list of acts without those undone.
pub(super) struct Standing<'a> {
    /// The acts that count, each with its place in the list, from 0.
    pub(super) acts: Vec<(usize, &'a GameAct)>,
    pub(super) entered: usize,
    /// The first act that has nothing to undo, or is one too many; the list is read up to there.
    pub(super) refused: Option<(usize, RecordError)>,
}

impl<'a> Standing<'a> {
    /// Does not play the acts.
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
            _ => {
                let acts = self.acts.iter().map(|(_, act)| *act);
                match to_go(acts, act)? {
                    Some(gone) => {
                        let later = self.acts.split_off(gone).into_iter().skip(1);
                        self.acts.extend(later.filter(|(_, act)| stays(act)));
                    }
                    None => self.acts.push((place, act)),
                }
                Ok(())
            }
        }
    }
}

/// The place of the act that is removed by a new one: a recorder's last act by an undo, a ruling's by withdrawing
/// it, if play has not continued since; of the later acts only those that [`stays`] allows remain. `None` if
/// nothing is removed: where play has continued since a ruling, its withdrawal is an act like others.
pub(super) fn to_go<'a>(
    mut acts: impl DoubleEndedIterator<Item = &'a GameAct> + ExactSizeIterator + Clone,
    entered: &GameAct,
) -> Result<Option<usize>> {
    let withdrawn = match entered {
        GameAct::Undo => {
            return match acts.next_back() {
                None => Err(RecordError::Nothing),
                Some(GameAct::Ruled { ruling, .. } | GameAct::Unruled { ruling }) => {
                    Err(RecordError::Ruling(*ruling))
                }
                Some(_) => Ok(Some(acts.len())),
            };
        }
        GameAct::Unruled { ruling } => *ruling,
        _ => return Ok(None),
    };
    if let Some((place, effect)) = ruling_in(acts.clone(), withdrawn) {
        // Confirmations of a result that a ruling decided are removed with the ruling.
        let ends = matches!(effect.verdict, Verdict::Ends(_));
        let idle = |act: &GameAct| stays(act) || (ends && act.is_a_confirmation());
        return Ok(acts.skip(place + 1).all(idle).then_some(place));
    }
    match acts.rfind(|act| !act.is_a_remark()) {
        Some(GameAct::Ruled { ruling, .. }) => Err(RecordError::Ruling(*ruling)),
        _ => Err(RecordError::Nothing),
    }
}

/// Whether an act stays if an earlier ruling is withdrawn: a remark, or another ruling.
pub(super) const fn stays(act: &GameAct) -> bool {
    act.is_a_remark() || act.is_of_a_ruling()
}

/// The place and effect of a ruling that was not withdrawn.
pub(super) fn ruling_in<'a>(
    acts: impl DoubleEndedIterator<Item = &'a GameAct> + ExactSizeIterator,
    no: RulingNo,
) -> Option<(usize, &'a Effect)> {
    let found = acts.enumerate().rev().find_map(|(place, act)| match act {
        GameAct::Ruled { ruling, effect } if *ruling == no => Some(Some((place, &**effect))),
        GameAct::Unruled { ruling } if *ruling == no => Some(None),
        _ => None,
    });
    found.flatten()
}
