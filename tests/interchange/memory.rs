//! How much memory a reader takes: what this thread has allocated, at its highest.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static NOW: Cell<isize> = const { Cell::new(0) };
    static HIGHEST: Cell<isize> = const { Cell::new(0) };
}

struct Counting;

fn count(bytes: isize) {
    NOW.with(|now| {
        now.set(now.get() + bytes);
        HIGHEST.with(|highest| highest.set(highest.get().max(now.get())));
    });
}

// SAFETY: every call goes to the system's allocator as it came; the counters allocate nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The most that was allocated at once while `work` ran, in bytes.
pub fn highest_while(work: impl FnOnce()) -> usize {
    let before = NOW.get();
    HIGHEST.set(before);
    work();
    usize::try_from(HIGHEST.get() - before).unwrap_or(0)
}
