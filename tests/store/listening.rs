use std::sync::mpsc::channel;

use tengen::service::{AfterCommit, NewRevision, Refusal, Service};
use tengen::tournament::EntryId;

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, refusal, seen, with};

on_both!(listeners_hear_after_the_commit, nothing_done_is_nothing_told, clones_share_listeners);

/// The listener looks through a connection of its own: what it is told must be there already.
fn listeners_hear_after_the_commit(place: &Place) {
    let (service, id) = with(place, &event("News", 4, 0));
    let other = place.service();
    let (heard, news) = channel();
    service.listen(move |told| {
        let AfterCommit::Changed(told) = told else { return };
        let committed = seen(&other, told.id);
        heard.send((told.clone(), committed.revision, committed.tournament.entries.len())).unwrap();
    });
    service.acts(id, at(1)).remove_entry(EntryId(1)).unwrap();
    service.acts(id, at(2)).remove_entry(EntryId(2)).unwrap();
    let news: Vec<_> = news.try_iter().collect();
    let told = |revision| NewRevision { id, slug: "news".to_owned(), revision, at_once: true };
    assert_eq!(news, [(told(2), 2, 3), (told(3), 3, 2)]);
}

fn nothing_done_is_nothing_told(place: &Place) {
    let (service, id) = with(place, &event("Silence", 4, 1));
    let news = listen(&service);
    assert_eq!(refusal(service.acts(id, at(1)).remove_entry(EntryId(1))), Refusal::HasGames);
    let same = seen(&service, id).tournament.entries[0].clone();
    service.acts(id, at(1)).edit_entry(same.id, false, |_, was| Ok(was.clone())).unwrap();
    assert_eq!(news.try_iter().count(), 0);
}

fn clones_share_listeners(place: &Place) {
    let (service, id) = with(place, &event("Clones", 4, 0));
    let (first, second) = (listen(&service), listen(&service.clone()));
    service.clone().acts(id, at(1)).remove_entry(EntryId(1)).unwrap();
    assert_eq!((first.try_iter().count(), second.try_iter().count()), (1, 1));
}

fn listen(service: &Service) -> std::sync::mpsc::Receiver<NewRevision> {
    let (heard, news) = channel();
    service.listen(move |told| {
        if let AfterCommit::Changed(told) = told {
            heard.send(told.clone()).unwrap_or(());
        }
    });
    news
}
