/// A small generator of reproducible numbers (xorshift64*, G. Marsaglia 2003, S. Vigna 2016).
#[derive(Clone, Debug)]
pub(super) struct Rng(u64);

impl Rng {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(super) fn next(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        u32::try_from(self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32).unwrap_or_default()
    }

    /// A number below `n`, which must not be 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        usize::try_from((u64::from(self.next()) * n as u64) >> 32).unwrap_or_default()
    }
}
