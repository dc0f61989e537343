//! Data folders as each release left them: this version opens them all, and finds what was there.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use flate2::read::GzDecoder;
use tengen::publishing::result_table;
use tengen::service::Service;
use tengen::store::Store;

/// Copies a release's data folder; its database is packed.
fn unpacked(release: &Path) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for file in fs::read_dir(release).expect("a release").flatten() {
        let bytes = fs::read(file.path()).expect("a file");
        let name = file.file_name().into_string().expect("a name");
        let (name, bytes) = match name.strip_suffix(".gz") {
            Some(name) => {
                let mut whole = Vec::new();
                GzDecoder::new(&bytes[..]).read_to_end(&mut whole).expect("packed");
                (name.to_owned(), whole)
            }
            None => (name, bytes),
        };
        fs::write(folder.path().join(name), bytes).expect("written");
    }
    folder
}

#[test]
fn data_of_every_release_is_opened_with_all_that_was_there() {
    let releases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/releases");
    let mut found = 0;
    for release in fs::read_dir(releases).expect("releases").flatten() {
        let release = release.path();
        if !release.is_dir() {
            continue;
        }
        let data = unpacked(&release);
        let url = data.path().join("tengen.sqlite").to_string_lossy().into_owned();
        let store = Store::open_copying(&url, 2, Some(data.path())).expect("brought up to date");
        let store = store.anchored(data.path()).expect("with the ends of its journals");
        assert_eq!(store.lost(), None, "{release:?}");
        let service = Service::new(store);
        let names: Vec<String> = service
            .accounts_seen(chrono::Utc::now())
            .expect("accounts")
            .into_iter()
            .map(|seen| seen.account.name)
            .collect();
        assert_eq!(names, ["Anna"], "{release:?}");
        let events = service.store().read(|c| c.tournaments()).expect("events");
        assert_eq!(events.len(), 1, "{release:?}");
        let event = crate::seen(&service, events[0].id);
        assert_eq!(service.broken_journal(event.id).expect("a journal"), None);
        assert_eq!(service.compare_parts(event.id).expect("parts").faults, []);
        let table = result_table(&event.tournament);
        let winner = &event.tournament.entries[table.rows[0].entry_index];
        assert_eq!(winner.whole_name(), "Tannhäuser Konstantin", "{release:?}");
        found += 1;
    }
    assert!(found > 0, "there is a release");
}
