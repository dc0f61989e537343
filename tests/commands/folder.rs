//! A folder of files read as `import` would, and counted.

use std::process::Command;

use crate::root::repository;

#[test]
fn every_file_that_people_publish_is_read_and_what_is_none_is_counted() {
    let counted = |folder: &str| {
        let out = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(["bench", "files", "--file", folder])
            .current_dir(repository())
            .output()
            .expect("the program runs");
        assert!(out.status.success(), "{out:?}");
        String::from_utf8(out.stdout).expect("UTF-8")
    };
    let found = counted("tests/golden/formats/found");
    assert!(found.contains("# files=8 refused=0"), "{found}");
    assert!(found.contains("congress.tour\ttournament\t4\t1\t"), "{found}");
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("photo.xml"), b"<html><body>not found</body></html>")
        .unwrap();
    let none = counted(folder.path().to_str().expect("a plain path"));
    assert!(none.contains("photo.xml\trefused") && none.contains("files=1 refused=1"), "{none}");
}
