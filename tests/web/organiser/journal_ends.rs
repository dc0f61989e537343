//! What the journal's page says of the ends that are signed apart from the database.

use chrono::Utc;
use tengen::service::{By, Done, Service};
use tengen::store::Store;
use tengen::tournament::{Federation, System, Tournament, preset};

use crate::organiser::support::{Server, day};

/// A data folder with one tournament; its slug.
fn folder() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tengen.sqlite");
    let store = Store::open(file.to_str().unwrap(), 1).unwrap().anchored(folder.path()).unwrap();
    let (service, now) = (Service::new(store), Utc::now());
    let anna = service.create_account("Anna", "three quiet stones", false, now).unwrap();
    let open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day()));
    let by = By { account: Some(anna), now, form: None };
    let Done::Now(made) = service.create_tournament(by, &open).unwrap() else { panic!("no form") };
    (folder, made.slug)
}

fn journal(folder: tempfile::TempDir, slug: &str) -> String {
    let path = folder.path().to_owned();
    let server = Server::start_over(folder, |store| store.anchored(&path).unwrap(), |state| state);
    server.get(&format!("/t/{slug}/journal")).text
}

#[test]
fn the_page_says_whether_the_end_is_vouched_for() {
    let (signed, slug) = folder();
    let page = journal(signed, &slug);
    assert!(page.contains("signed its end, apart from the database, at entry 1."), "{page}");
    let (missing, slug) = folder();
    std::fs::remove_file(missing.path().join("journal.heads")).unwrap();
    let page = journal(missing, &slug);
    assert!(!page.contains("signed its end"), "it was signed only now");
    assert!(page.contains("anything cut off before that cannot be detected"), "{page}");
}
