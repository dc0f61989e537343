use std::hash::Hasher;

/// A fast hash for keys that are not under an attacker's control.
#[derive(Default)]
pub(super) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..part.len()].copy_from_slice(part);
            let mixed = (self.0.rotate_left(5) ^ u64::from_le_bytes(eight))
                .wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 = mixed ^ mixed >> 32;
        }
    }
}
