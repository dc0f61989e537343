//! The key that our pages give to their forms.

use std::sync::atomic::{AtomicU64, Ordering};

/// A key that was not used before.
pub fn form_key() -> String {
    static SHOWN: AtomicU64 = AtomicU64::new(0);
    format!("{:020}", SHOWN.fetch_add(1, Ordering::Relaxed))
}

/// The fields as a page of ours would send them: with a key of their own unless they have one.
pub fn keyed(fields: &[(&str, &str)]) -> Vec<(String, String)> {
    let own = |(name, value): &&(&str, &str)| *name != "form_key" || !value.is_empty();
    let kept = fields.iter().filter(own);
    let mut all: Vec<_> = kept.map(|(name, value)| ((*name).into(), (*value).into())).collect();
    if !all.iter().any(|(name, _)| name == "form_key") {
        all.push(("form_key".to_owned(), form_key()));
    }
    all
}
