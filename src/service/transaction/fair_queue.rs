//! A queue that serves places in turn: many requests from one place do not delay those from others.

use std::collections::{HashMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

pub(crate) struct FairQueue<T> {
    waiting: Mutex<Waiting<T>>,
    changed: Condvar,
    most: usize,
}

struct Waiting<T> {
    by_place: HashMap<String, VecDeque<T>>,
    /// Places with waiting items, the next one first.
    turns: VecDeque<String>,
    count: usize,
    closed: bool,
}

impl<T> FairQueue<T> {
    /// `most` is the limit for all places together.
    pub fn new(most: usize) -> Self {
        let (by_place, turns) = (HashMap::new(), VecDeque::new());
        let waiting = Mutex::new(Waiting { by_place, turns, count: 0, closed: false });
        Self { waiting, changed: Condvar::new(), most }
    }

    /// Appends to the place's own queue. If the queue is full, drops and returns the last item of the place with the
    /// most, or `item` if no place has more.
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

    /// The next item, one of each place in turn; blocks. `None` once the queue is closed.
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

    /// Wakes all waiting threads.
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
