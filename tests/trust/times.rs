use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How long something took, each time.
#[derive(Default)]
pub struct Times(Mutex<Vec<Duration>>);

impl Times {
    pub fn note(&self, took: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(took);
    }

    pub fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// That which so many of a thousand did not exceed.
    pub fn within(&self, of_thousand: usize) -> Duration {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        all.sort_unstable();
        let at = (all.len() * of_thousand / 1000).min(all.len().saturating_sub(1));
        all.get(at).copied().unwrap_or_default()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |of_thousand| self.within(of_thousand).as_secs_f64() * 1000.0;
        write!(f, "p50 {:.0}, p99 {:.0} ms ({})", ms(500), ms(990), self.count())
    }
}
