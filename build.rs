//! Resources of the Windows program: its icon, name and version.

fn main() {
    println!("cargo::rerun-if-changed=docs/deploy/windows/tengen.ico");
    println!("cargo::rerun-if-env-changed=TENGEN_VERSION");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return;
    }
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon("docs/deploy/windows/tengen.ico").set("ProductName", "Tengen");
    resource.set("FileDescription", "Tengen");
    if let Ok(version) = std::env::var("TENGEN_VERSION") {
        resource.set("ProductVersion", &version);
    }
    resource.compile().expect("a resource compiler");
}
