//! A queue that serves places in turn: who sends sixty requests from one place waits behind themselves, not before
//! somebody who comes from another.

use std::collections::{HashMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// What waits, by the place that it came from.
pub(crate) struct FairQueue<T> {
    waiting: Mutex<Waiting<T>>,
    changed: Condvar,
    most: usize,
}

struct Waiting<T> {
    by_place: HashMap<String, VecDeque<T>>,
    /// Places with something that waits, the next one first.
    turns: VecDeque<String>,
    count: usize,
    closed: bool,
}

impl<T> FairQueue<T> {
    /// A queue in which so many may wait.
    pub fn new(most: usize) -> Self {
        let (by_place, turns) = (HashMap::new(), VecDeque::new());
        let waiting = Mutex::new(Waiting { by_place, turns, count: 0, closed: false });
        Self { waiting, changed: Condvar::new(), most }
    }

    /// Puts something at the end of its place's own queue. If all is full, the last of the place with the
    /// most goes: that one is given back, or what was sent if it is of that place.
    pub fn push(&self, place: &str, item: T) -> Option<T> {
        let mut waiting = self.lock();
        let mut gone = None;
        if waiting.count >= self.most {
            let own = waiting.by_place.get(place).map_or(0, VecDeque::len);
            match waiting.longest().filter(|(_, length)| *length > own + 1) {
                Some((longest, _)) => gone = waiting.last_of(&longest),
                None => return Some(item),
            }
        }
        waiting.push(place, item);
        drop(waiting);
        self.changed.notify_one();
        gone
    }

    /// The next, one of each place in turn; waits for it. `None` once the queue is closed.
    pub fn next(&self) -> Option<T> {
        let mut waiting = self.lock();
        loop {
            if let Some(item) = waiting.next() {
                return Some(item);
            }
            if waiting.closed {
                return None;
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Lets everybody go who waits for something.
    pub fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Waiting<T> {
    fn push(&mut self, place: &str, item: T) {
        let own = self.by_place.entry(place.to_owned()).or_default();
        if own.is_empty() {
            self.turns.push_back(place.to_owned());
        }
        own.push_back(item);
        self.count += 1;
    }

    fn next(&mut self) -> Option<T> {
        let place = self.turns.pop_front()?;
        let own = self.by_place.get_mut(&place)?;
        let item = own.pop_front();
        if own.is_empty() {
            self.by_place.remove(&place);
        } else {
            self.turns.push_back(place);
        }
        self.count -= usize::from(item.is_some());
        item
    }

    fn longest(&self) -> Option<(String, usize)> {
        let lengths = self.by_place.iter().map(|(place, own)| (place, own.len()));
        lengths.max_by_key(|(_, length)| *length).map(|(place, length)| (place.clone(), length))
    }

    /// Takes the last of a place that has several.
    fn last_of(&mut self, place: &str) -> Option<T> {
        let item = self.by_place.get_mut(place)?.pop_back();
        self.count -= usize::from(item.is_some());
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(queue: &FairQueue<u32>) -> Vec<u32> {
        queue.close();
        std::iter::from_fn(|| queue.next()).collect()
    }

    #[test]
    fn places_take_turns() {
        let queue = FairQueue::new(100);
        for item in 1..=5 {
            assert_eq!(queue.push("flood", item), None);
        }
        assert_eq!(queue.push("hall", 10), None);
        assert_eq!(queue.push("hall", 11), None);
        assert_eq!(queue.push("home", 20), None);
        assert_eq!(all(&queue), [1, 10, 20, 2, 11, 3, 4, 5]);
    }

    #[test]
    fn who_fills_it_makes_room_for_others() {
        let queue = FairQueue::new(3);
        for item in 1..=3 {
            assert_eq!(queue.push("flood", item), None);
        }
        assert_eq!(queue.push("flood", 4), Some(4), "one's own place is full");
        assert_eq!(queue.push("hall", 10), Some(3));
        assert_eq!(queue.push("home", 20), Some(2));
        assert_eq!(queue.push("fourth", 30), Some(30), "nobody has more than one");
        assert_eq!(all(&queue), [1, 10, 20]);
    }
}
