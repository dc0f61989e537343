//! Where the repository is, whichever of its crates a test belongs to.

use std::path::Path;

/// The folder that holds `tests/golden`.
pub fn repository() -> &'static Path {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_root.ancestors().find(|folder| folder.join("tests/golden").is_dir()).expect("a checkout")
}
