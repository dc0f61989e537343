//! The order of names where all readers share one list, by the root tables of Unicode's locale data.

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed, CollatorPreferences};

use super::Entry;

thread_local! {
    static ORDER: Option<CollatorBorrowed<'static>> =
        Collator::try_new(CollatorPreferences::default(), CollatorOptions::default()).ok();
}

impl Entry {
    /// Sort key of the name in an alphabetical list, compared byte by byte: ignores case, letters with accents by
    /// the letter, the surname before the first name.
    #[must_use]
    pub fn name_key(&self) -> Vec<u8> {
        // The least of all characters separates the names on every level.
        let name = format!("{}\u{fffe}{}", self.surname, self.first_name);
        ORDER.with(|order| {
            let Some(order) = order else { return name.to_lowercase().into() };
            let mut key = Vec::with_capacity(2 * name.len());
            let Ok(()) = order.write_sort_key_to(&name, &mut key);
            key
        })
    }
}
