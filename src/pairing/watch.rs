use std::fmt;
use std::sync::Arc;

/// Who is told how far a search is, and may give it up: called again and again with how many players have an opponent
/// at this moment, and how many there are. The number falls too, since pairs come apart again.
type Watcher = dyn Fn(usize, usize) -> bool + Send + Sync;

/// A search that somebody watches, or nobody.
#[derive(Clone, Default)]
pub struct Watch(Option<Arc<Watcher>>);

impl Watch {
    /// Watched by that: it hears how many of how many are paired, and gives the search up by `false`.
    #[must_use]
    pub fn by(watcher: impl Fn(usize, usize) -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(watcher)))
    }

    pub(super) fn goes_on(&self, paired: usize, of: usize) -> bool {
        self.0.as_ref().is_none_or(|watcher| watcher(paired, of))
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Watch(by somebody)" } else { "Watch(by nobody)" })
    }
}
