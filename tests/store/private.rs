//! What only the organiser knows of somebody is kept, and forgotten by copies.

use tengen::tournament::{CopyTerms, Private, Sex};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{loaded, with};

on_both!(it_is_kept_as_it_is);

fn it_is_kept_as_it_is(place: &Place) {
    let mut open = event("Private", 4, 0);
    open.entries[1].private = Private {
        sex: Some(Sex::Male),
        birth_year: Some(1950),
        fee: "30 €".to_owned(),
        paid: true,
        meal: "'; DROP".to_owned(),
        note: "–".to_owned(),
        email: "a@b.c".to_owned(),
        consent: true,
        initials: true,
    };
    let (_service, id) = with(place, &open);
    let kept = loaded(place, id).tournament;
    assert_eq!(kept.entries[1].private, open.entries[1].private);
    assert!(kept.entries[0].private.is_empty());
    let (begins, ends) = (open.settings.begins, open.settings.ends);
    let terms = CopyTerms { name: "Next".to_owned(), begins, ends, people: true };
    let copy = kept.copied(&terms);
    assert_eq!(copy.entries[1].private.birth_year, Some(1950));
    assert!(!copy.entries[1].private.paid && copy.entries[1].private.email.is_empty());
}
