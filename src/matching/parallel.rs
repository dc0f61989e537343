use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread::{available_parallelism, scope};

/// More threads than this gain little.
const MOST: usize = 4;

/// `work(k)` for every k below `count`, in that order. It runs on several threads, on which nothing of the result
/// depends.
pub(super) fn in_parallel<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = available_parallelism().map_or(1, NonZero::get).min(MOST).min(count.max(1));
    let share = |from: usize| (from..count).step_by(threads).map(&work).collect::<Vec<T>>();
    let mut shares = scope(|scope| {
        let others: Vec<_> = (1..threads).map(|from| scope.spawn(move || share(from))).collect();
        let mut shares = vec![share(0).into_iter()];
        for other in others {
            shares.push(other.join().unwrap_or_else(|panic| resume_unwind(panic)).into_iter());
        }
        shares
    });
    (0..count).filter_map(|k| shares[k % threads].next()).collect()
}

#[cfg(test)]
mod tests {
    use super::in_parallel;

    #[test]
    fn results_are_in_order() {
        for count in [0, 1, 2, 3, 100] {
            assert_eq!(
                in_parallel(count, |k| k * k),
                (0..count).map(|k| k * k).collect::<Vec<_>>()
            );
        }
    }
}
