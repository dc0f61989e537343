use std::fmt;
use std::sync::Arc;

/// Called repeatedly with the number of players who have an opponent at this moment, and the number of all; `false`
/// cancels the search. The first number falls too, since pairs are separated again.
type Watcher = dyn Fn(usize, usize) -> bool + Send + Sync;

/// Progress reports of a search, and its cancellation; or none.
#[derive(Clone, Default)]
pub struct Watch(Option<Arc<Watcher>>);

impl Watch {
    /// `watcher` gets the numbers of paired players and of all, and cancels the search by `false`.
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
