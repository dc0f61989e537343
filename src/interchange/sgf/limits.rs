/// Limits on a file. Memory stays within a small multiple of `bytes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file.
    pub bytes: usize,
    /// Nodes of all games together.
    pub nodes: usize,
    /// Property values of all games together.
    pub values: usize,
}

impl Default for Limits {
    /// 8 MiB, 400 000 nodes, 800 000 values.
    fn default() -> Self {
        Self { bytes: 8 << 20, nodes: 400_000, values: 800_000 }
    }
}
