//! What a device says (L2 §6.1).

use super::{Expected, PasskeyFault, cose, sha256};

const USER_PRESENT: u8 = 1;
const USER_VERIFIED: u8 = 1 << 2;
const BACKUP_ELIGIBLE: u8 = 1 << 3;
const BACKED_UP: u8 = 1 << 4;
const HAS_CREDENTIAL: u8 = 1 << 6;
const HAS_EXTENSIONS: u8 = 1 << 7;

/// Bytes of the number of a device's model, which is of no interest here.
const MODEL: usize = 16;

/// A key that was made just now.
pub(super) struct Made<'a> {
    pub id: &'a [u8],
    /// COSE.
    pub key: &'a [u8],
}

pub(super) struct AuthenticatorData<'a> {
    party: &'a [u8],
    flags: u8,
    pub count: u32,
    pub made: Option<Made<'a>>,
}

impl<'a> AuthenticatorData<'a> {
    /// Reads all of it; `None` if it is cut off, or something is left over.
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let (party, rest) = bytes.split_at_checked(32)?;
        let (&[flags], rest) = rest.split_first_chunk()?;
        let (count, mut rest) = rest.split_first_chunk()?;
        let mut made = None;
        if flags & HAS_CREDENTIAL != 0 {
            let (_, after) = rest.split_at_checked(MODEL)?;
            let (length, after) = after.split_first_chunk()?;
            let (id, after) = after.split_at_checked(u16::from_be_bytes(*length).into())?;
            let (_, left) = cose::value(after)?;
            made = Some(Made { id, key: &after[..after.len() - left.len()] });
            rest = left;
        }
        if flags & HAS_EXTENSIONS != 0 {
            (_, rest) = cose::value(rest)?;
        }
        let count = u32::from_be_bytes(*count);
        rest.is_empty().then_some(Self { party, flags, count, made })
    }

    /// L2 §7.1 steps 13 to 15, §7.2 steps 15 to 17, and L3's rule for copies of a key.
    pub fn check(&self, expected: Expected<'_>) -> Result<(), PasskeyFault> {
        if self.party != sha256(expected.party.id().as_bytes()) {
            return Err(PasskeyFault::RelyingParty);
        }
        if self.flags & USER_PRESENT == 0 {
            return Err(PasskeyFault::Absent);
        }
        if expected.verified && self.flags & USER_VERIFIED == 0 {
            return Err(PasskeyFault::Unverified);
        }
        if self.flags & BACKUP_ELIGIBLE == 0 && self.flags & BACKED_UP != 0 {
            return Err(PasskeyFault::Backup);
        }
        Ok(())
    }
}
