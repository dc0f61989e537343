use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use rustix::process::{Pid, Signal, kill_process};

/// A PostgreSQL of one's own, which may be stopped, halted and robbed of its connections.
pub struct Cluster {
    folder: tempfile::TempDir,
    programs: PathBuf,
}

impl Cluster {
    /// One that runs; `None` where PostgreSQL's programs are not to be found.
    pub fn new() -> Option<Self> {
        let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
            .ok()?
            .filter_map(|version| Some(version.ok()?.path().join("bin")))
            .filter(|programs| programs.join("initdb").exists())
            .collect();
        versions.sort();
        let folder = tempfile::tempdir().ok()?;
        let open = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(folder.path(), open).ok()?;
        let cluster = Self { folder, programs: versions.pop()? };
        let home = cluster.folder.path().join("home");
        std::fs::create_dir(&home).ok()?;
        if rustix::process::geteuid().is_root() {
            Command::new("chown").arg("postgres:").arg(&home).status().ok()?;
        }
        let data = cluster.data();
        let made = cluster.run(
            "initdb",
            &["-D", &data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
        );
        if !made {
            return None;
        }
        cluster.start();
        Some(cluster)
    }

    /// The folder of its socket.
    pub fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn data(&self) -> String {
        self.home().join("data").to_string_lossy().into_owned()
    }

    /// Where a database of it is, on this machine.
    pub fn url(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=postgres", self.home().display())
    }

    /// A program of PostgreSQL, which does not run as root.
    fn run(&self, program: &str, arguments: &[&str]) -> bool {
        let program = self.programs.join(program);
        let mut command = if rustix::process::geteuid().is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.args(arguments).current_dir("/").stdin(Stdio::null());
        let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
        quiet.status().is_ok_and(|status| status.success())
    }

    /// Starts it; it takes connections when this returns.
    pub fn start(&self) {
        let options = format!("-k {} -c listen_addresses=''", self.home().display());
        let log = self.home().join("log");
        let log = log.to_string_lossy();
        let started =
            self.run("pg_ctl", &["-D", &self.data(), "-l", &log, "-w", "-o", &options, "start"]);
        assert!(started, "PostgreSQL starts");
    }

    /// Ends it as it ends when its machine's supervisor loses patience: no checkpoint, no farewell.
    pub fn stop_at_once(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
    }

    /// Halts all its processes, or lets them go on.
    pub fn halt(&self, halted: bool) {
        let signal = if halted { Signal::STOP } else { Signal::CONT };
        for process in self.processes() {
            // One that has ended meanwhile needs none.
            let _ = kill_process(process, signal);
        }
    }

    fn processes(&self) -> Vec<Pid> {
        let noted = std::fs::read_to_string(Path::new(&self.data()).join("postmaster.pid"));
        let noted = noted.unwrap_or_default();
        let Some(first) = noted.lines().next() else { return Vec::new() };
        let children = std::fs::read_to_string(format!("/proc/{first}/task/{first}/children"));
        let children = children.unwrap_or_default();
        let all = std::iter::once(first).chain(children.split_whitespace());
        all.filter_map(|number| Pid::from_raw(number.parse().ok()?)).collect()
    }

    /// Carries out statements as its administrator; whether it did.
    pub fn execute(&self, statement: &str) -> bool {
        PgConnection::establish(&self.url("postgres"))
            .is_ok_and(|mut connection| connection.batch_execute(statement).is_ok())
    }

    /// Ends every connection that others have to that database.
    pub fn cut_off(&self, database: &str) {
        self.execute(&format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
        ));
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.halt(false);
        self.stop_at_once();
    }
}
