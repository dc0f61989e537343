//! The command line as a script sees it: output, errors, exit status, start and end of the service.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const TENGEN: &str = env!("CARGO_BIN_EXE_tengen");
const GOLDEN: &str = "tests/golden/tournaments";

pub fn tengen(args: &[&str]) -> Output {
    Command::new(TENGEN).args(args).output().expect("the program runs")
}

pub fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

pub fn golden(name: &str) -> String {
    format!("{GOLDEN}/{name}")
}

fn tournaments() -> Vec<PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(GOLDEN)
        .expect("the folder")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "xml"))
        .collect();
    files.sort();
    files
}

#[test]
fn standings_are_printed_with_the_promised_columns() {
    let out = tengen(&["standings", &golden("harbour-open.xml")]);
    assert!(out.status.success());
    let text = said(&out.stdout);
    let mut lines = text.lines();
    let header = "place\tname\tfirst_name\trank\tMMS\tSOSM\tSOSOSM\tr1\tr2\tr3\tr4";
    assert_eq!(lines.next(), Some(header));
    let first = "1\tMaisonhaute\tFlavien\t1d\t34\t127\t508\t8+/b0\t3+/b0\t2+/w0\t9+/w0";
    assert_eq!(lines.next().map(str::to_lowercase), Some(first.to_lowercase()));
    assert_eq!(lines.count(), 57);
    let json = tengen(&["standings", &golden("harbour-open.xml"), "--format", "json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(json["rows"].as_array().map(Vec::len), Some(58));
}

#[test]
fn weights_are_printed_a_row_a_pair() {
    let out = tengen(&["weights", &golden("swiss-categories.xml"), "--round", "1"]);
    let text = said(&out.stdout);
    let header = "player1\tplayer2\tduplicate\trandom\tcolour\tcategory\tscore\tdrawn\tseeding\thandicap\tgeography\ttotal";
    assert_eq!(text.lines().next(), Some(header));
    let recorded = std::fs::read_to_string("tests/golden/weights/swiss-categories_weights_R1.tsv")
        .expect("the recorded weights");
    assert_eq!(text.lines().count(), recorded.lines().count());
}

#[test]
fn a_draw_is_printed_with_its_total_and_its_proof() {
    let out = tengen(&["pair", &golden("harbour-open.xml"), "--round", "3"]);
    let text = said(&out.stdout);
    let (rows, remarks): (Vec<_>, Vec<_>) = text.lines().partition(|line| !line.starts_with('#'));
    assert_eq!(rows[0], "table\twhite\tblack\thandicap\tweight");
    let weight = |row: &&str| row.rsplit('\t').next().and_then(|w| w.parse::<i128>().ok());
    let sum: i128 = rows[1..].iter().filter_map(weight).sum();
    assert_eq!(remarks[0], format!("# total={sum}"));
    assert_eq!(remarks[1], "# optimal=proved");
    assert!(remarks[2].starts_with("# seconds="));
}

#[test]
fn a_draw_is_written_with_its_certificate_which_check_accepts_and_refuses_once_damaged() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("proof.txt");
    let (path, event) = (file.to_string_lossy(), golden("harbour-open.xml"));
    let plain = tengen(&["pair", &event, "--round", "3"]);
    let out = tengen(&["pair", &event, "--round", "3", "--certificate", &path]);
    assert_eq!(out.status.code(), Some(0), "{}", said(&out.stderr));
    let without_time = |bytes: &[u8]| {
        let text = said(bytes);
        text.lines().filter(|l| !l.starts_with("# seconds=")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(without_time(&out.stdout), without_time(&plain.stdout));
    let checked = tengen(&["check", &event, "--round", "3", "--certificate", &path]);
    assert_eq!(checked.status.code(), Some(0), "{}", said(&checked.stderr));
    let total = |bytes: &[u8]| {
        let text = said(bytes);
        text.lines().find(|line| line.starts_with("# total=")).map(str::to_owned)
    };
    assert_eq!(total(&checked.stdout), total(&out.stdout));
    assert!(said(&checked.stdout).ends_with("# optimal=proved\n"));
    let certificate = std::fs::read_to_string(&file).expect("it is there");
    let damaged = certificate.replacen("duals ", "duals 1", 1);
    std::fs::write(&file, damaged).expect("written");
    let refused = tengen(&["check", &event, "--round", "3", "--certificate", &path]);
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0));
    assert!(said(&refused.stderr).contains("not proved"), "{}", said(&refused.stderr));
    let nowhere = folder.path().join("no/such/folder/proof.txt");
    let nowhere = ["pair", &event, "--round", "3", "--certificate", &nowhere.to_string_lossy()]
        .map(str::to_owned);
    let refused = tengen(&nowhere.each_ref().map(String::as_str));
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0));
    assert!(said(&refused.stderr).contains("cannot be written"));
}

#[test]
fn every_tournament_survives_a_conversion_to_opengotha_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut compared = 0;
    for file in tournaments() {
        let name = file.to_string_lossy().into_owned();
        let converted = tengen(&["convert", &name, "--to", "opengotha"]);
        assert!(converted.status.success(), "{name}");
        let copy = folder.path().join("copy.xml");
        std::fs::write(&copy, &converted.stdout).expect("written");
        let before = tengen(&["standings", &name]);
        let after = tengen(&["standings", &copy.to_string_lossy()]);
        assert_eq!(said(&before.stdout), said(&after.stdout), "{name}");
        compared += 1;
    }
    println!("{compared} tournaments converted and read back: standings unchanged");
    assert!(compared >= 9);
}

#[test]
fn tengens_own_file_reads_back_and_says_what_other_formats_cannot() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.json");
    let json = tengen(&["convert", &golden("both-lose.xml"), "--to", "json"]);
    std::fs::write(&copy, &json.stdout).expect("written");
    let again = tengen(&["convert", &copy.to_string_lossy(), "--to", "json"]);
    assert_eq!(said(&json.stdout), said(&again.stdout));
    let h9 = tengen(&["convert", &golden("both-lose.xml"), "--to", "h9"]);
    assert_eq!(h9.status.code(), Some(0));
    assert!(!h9.stderr.is_empty(), "both lose has no sign in H9");
}

/// Two pairs of eyes, five lines a side; White retakes a ko at once with the last move.
const KO: &str =
    "(;GM[1]FF[4]SZ[5]KM[0.5];B[bc];W[cc];B[cb];W[db];B[cd];W[dd];B[ab];W[ec];B[dc];W[cc])";

#[test]
fn a_record_is_replayed_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ko.sgf");
    std::fs::write(&file, KO).expect("written");
    let file = file.to_string_lossy();
    let out = tengen(&["replay", &file, "--rules", "japanese"]);
    let report: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let keys: Vec<_> = report.as_object().expect("an object").keys().cloned().collect();
    let promised = ["black_prisoners", "moves", "position", "violations", "white_prisoners"];
    assert_eq!(keys, promised);
    assert_eq!(report["moves"], 10);
    let found = serde_json::json!([{"move": 10, "color": "white", "point": "C3", "kind": "ko"}]);
    assert_eq!(report["violations"], found);
    let out = tengen(&["score", &file, "--rules", "chinese", "--dead", "B4"]);
    assert_eq!(out.status.code(), Some(2), "no stone lies there");
    let out = tengen(&["score", &file, "--rules", "chinese", "--detect"]);
    let report: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    assert_eq!(report["rules"], "chinese");
    assert!(report["margin"].as_f64().expect("a number") >= 0.0);
    let out = tengen(&["replay", &file, "--rules", "chess"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(said(&out.stderr).contains("tromp-taylor"), "it names what may be written");
}

#[test]
fn a_bad_record_names_the_move_or_the_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.sgf");
    let large = ["(;SZ[9]C[", &"a".repeat(50 << 20), "])"].concat();
    let deep = format!("(;{}", "(".repeat(500_000));
    let cases: [(&[u8], &str); 8] = [
        (b"(;SZ[9];B[ee];W[jk])", "move 2, byte 14: W[jk] is no point of this board"),
        (b"(;SZ[big];B[aa])", "byte 2: SZ[big] is no supported board"),
        (b"(;SZ[26];B[aa])", "byte 2: SZ[26] is no supported board"),
        (b"(;SZ[9];B[ee\xff])", "move 1, byte 8"),
        (b"(;CA[Shift_JIS]PB[\x81\xff];B[ee])", "byte 18: not Shift_JIS"),
        (b"(;SZ[9];B[ee];W[cc", "byte 15: the value of W that begins here never ends"),
        (deep.as_bytes(), "byte 400002: more than 400000 open brackets"),
        (large.as_bytes(), "the file has 52428811 bytes: at most 8388608 are read"),
    ];
    for (bytes, part) in cases {
        std::fs::write(&file, bytes).expect("written");
        for command in ["replay", "score"] {
            let out = tengen(&[command, &file.to_string_lossy(), "--rules", "japanese"]);
            assert_eq!(out.status.code(), Some(2), "{command}, {part}");
            let all = said(&out.stderr);
            let named = all.lines().any(|line| line.contains("bad.sgf") && line.contains(part));
            assert!(named, "{command}: {all}");
        }
    }
}

/// Moves that break a rule are no bad input: they are noted, carried out, and the game goes on.
#[test]
fn illegal_moves_are_rows_of_the_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    let game = "(;SZ[5];B[cc];W[cc];W[];B[bb];B[dd];W[ba];B[aa];B[ab];W[ee];W[aa])";
    std::fs::write(&file, game).expect("written");
    let out = tengen(&["replay", &file.to_string_lossy(), "--rules", "japanese"]);
    let expected = concat!(
        r#"{"moves":10,"violations":["#,
        r#"{"move":2,"color":"white","point":"C3","kind":"occupied"},"#,
        r#"{"move":5,"color":"black","point":"D2","kind":"turn"},"#,
        r#"{"move":8,"color":"black","point":"A4","kind":"turn"},"#,
        r#"{"move":10,"color":"white","point":"A5","kind":"turn"},"#,
        r#"{"move":10,"color":"white","point":"A5","kind":"occupied"}],"#,
        r#""position":["OO...","XX...","..O..","...X.","....O"],"#,
        r#""black_prisoners":0,"white_prisoners":0}"#,
        "\n"
    );
    assert_eq!(said(&out.stdout), expected);
}

#[test]
fn a_ruling_is_given_without_a_server() {
    let args = ["ruling", "--procedure", "japanese", "--incident", "ko-retake", "--by", "black"];
    let late = ["--move", "50", "--noticed", "90"];
    let out = tengen(&[&args[..], &late[..]].concat());
    let ruling: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    assert_eq!(ruling["effect"]["outcome"], "W+I");
    let out = tengen(&[&args[..], &["--confirmed", "--format", "table"]].concat());
    assert!(out.status.success());
    let out = tengen(&["ruling", "--procedure", "chess", "--incident", "ko-retake"]);
    assert_eq!(out.status.code(), Some(2));
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        "serve",
        "demo",
        "standings",
        "weights",
        "pair",
        "convert",
        "replay",
        "score",
        "ruling",
        "ratings",
    ] {
        let out = tengen(&[command, "--help"]);
        assert!(out.status.success());
        assert!(said(&out.stdout).contains("Example: tengen "), "{command}");
    }
}

/// A running service, ended when dropped.
pub(crate) struct Service {
    child: Child,
    lines: BufReader<std::process::ChildStdout>,
    address: String,
}

impl Service {
    fn start(args: &[&str]) -> Self {
        Self::telling(args, Stdio::null())
    }

    /// One that logs there.
    pub(crate) fn telling(args: &[&str], log: Stdio) -> Self {
        Self::of(Command::new(TENGEN).args(args), log)
    }

    /// One that is started so.
    pub(crate) fn of(command: &mut Command, log: Stdio) -> Self {
        let mut child =
            command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("piped"));
        let mut address = None;
        let mut line = String::new();
        while address.is_none() && lines.read_line(&mut line).expect("UTF-8") > 0 {
            let said = line.split_once("listening on http://").map(|(_, address)| address);
            address = said.and_then(|said| Some(said.trim().split('"').next()?.to_owned()));
            line.clear();
        }
        Self { child, lines, address: address.expect("it says where it listens") }
    }

    /// A connection that says nothing.
    pub(crate) fn connection(&self) -> TcpStream {
        TcpStream::connect(&self.address).expect("it answers")
    }

    fn next_line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("UTF-8");
        line.trim().to_owned()
    }

    pub(crate) fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it answers");
        let request = format!("GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("answered");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Sends SIGTERM; how it ended and how long that took.
    pub(crate) fn terminate(mut self) -> (Option<i32>, Duration) {
        let begun = Instant::now();
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs");
        assert!(sent.success());
        (self.child.wait().expect("it ends").code(), begun.elapsed())
    }
}

/// As that of any server.
#[test]
fn the_folder_of_a_demonstration_is_held() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(TENGEN);
    let command = command.args(["demo", "--listen", "127.0.0.1:0"]).env("TMPDIR", folder.path());
    let demo = Service::of(command, Stdio::null());
    let made = std::fs::read_dir(folder.path()).expect("it is read").next().expect("its folder");
    let data = made.expect("it is read").path();
    let out = tengen(&["serve", "--listen", "127.0.0.1:0", "--data", &data.to_string_lossy()]);
    assert!(said(&out.stderr).contains("another tengen serves from this folder"));
    assert_eq!(demo.terminate().0, Some(0));
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is read").count(), 0, "all is gone");
}

#[test]
fn the_service_starts_by_itself_and_ends_when_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", &data.to_string_lossy()];
    let mut first = Service::start(&args);
    let setup = first.next_line();
    assert!(setup.starts_with(&format!("setup: http://{}/setup/", first.address)), "{setup}");
    assert!(first.get("/healthz").starts_with("HTTP/1.1 200"));
    let path = setup.split(&first.address).nth(1).expect("a path").to_owned();
    assert!(first.get(&path).starts_with("HTTP/1.1 200"));
    assert!(Path::new(&data).join("tengen.sqlite").exists());
    let (code, took) = first.terminate();
    assert_eq!(code, Some(0));
    assert!(took < Duration::from_secs(3), "it took {took:?}");
    // Whoever copies the file to a stick has all of it.
    let size = |name: &str| data.join(name).metadata().map_or(0, |file| file.len());
    assert_eq!(size("tengen.sqlite-wal"), 0);
    assert!(size("tengen.sqlite") > 100_000, "{} bytes", size("tengen.sqlite"));
    // A new link replaces the one of the first start.
    let second = Service::start(&args);
    assert!(second.get(&path).contains("not the newest link"), "{}", second.get(&path));
}

/// 0.0.0.0 is no address that a browser goes to.
#[test]
fn the_link_for_the_first_account_can_be_opened_where_it_listens_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data").to_string_lossy().into_owned();
    let mut served = Service::start(&["serve", "--listen", "0.0.0.0:0", "--data", &data]);
    let setup = served.next_line();
    assert!(setup.starts_with("setup: http://") && !setup.contains("//0.0.0.0"), "{setup}");
    let args = ["serve", "--listen", "127.0.0.1:0", "--origin", "https://go.example/"];
    let other = folder.path().join("other").to_string_lossy().into_owned();
    let mut served = Service::start(&[&args[..], &["--data", &other]].concat());
    let setup = served.next_line();
    assert!(setup.starts_with("setup: https://go.example/setup/"), "{setup}");
}

/// As of `tengen serve | head -1`: the first line is the link for the first account, and nobody reads on.
#[test]
fn it_serves_on_though_nobody_reads_what_it_prints() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, log) = (folder.path().join("data"), folder.path().join("log"));
    let address =
        TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its number");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let child = Command::new(TENGEN)
        .args(["serve", "--listen", &address.to_string(), "--data", &data.to_string_lossy()])
        .stdout(writer)
        .stderr(std::fs::File::create(&log).expect("a log"))
        .spawn();
    let mut child = child.expect("the program starts");
    let begun = Instant::now();
    let answers = loop {
        let ended = child.try_wait().expect("it is asked").is_some();
        if TcpStream::connect(address).is_ok() || ended || begun.elapsed().as_secs() > 60 {
            break !ended;
        }
        std::thread::yield_now();
    };
    let _ = child.kill();
    let _ = child.wait();
    let log = std::fs::read_to_string(log).expect("UTF-8");
    assert!(answers && !log.contains("panicked"), "{log}");
}

impl Drop for Service {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_certificate_is_checked_and_a_damaged_one_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = golden("simplemm.xml");
    let bytes = std::fs::read(&file).expect("the file");
    let tournament = tengen::interchange::opengotha::read(&bytes, Default::default())
        .expect("it reads")
        .tournament;
    let round = tengen::tournament::RoundNo(3);
    let options = tengen::pairing::DrawOptions::default();
    let drawn = tengen::pairing::draw(&tournament, round, &options).expect("it is drawn");
    let path = folder.path().join("round-3.txt");
    let text = drawn.certificate.to_text();
    std::fs::write(&path, &text).expect("it is written");
    let name = path.to_str().expect("a plain path");
    let out = tengen(&["check", &file, "--round", "3", "--certificate", name]);
    let said_of = said(&out.stdout);
    assert!(out.status.success(), "{}", said(&out.stderr));
    assert!(said_of.starts_with("player1\tplayer2\tweight\n"), "{said_of}");
    let end = format!("# total={}\n# optimal=proved\n", drawn.total);
    assert!(said_of.ends_with(&end), "{said_of}");
    std::fs::write(&path, text.replacen("duals ", "duals 1", 1)).expect("it is written");
    let out = tengen(&["check", &file, "--round", "3", "--certificate", name]);
    assert_eq!(out.status.code(), Some(2));
    assert!(said(&out.stderr).contains("not proved: "), "{}", said(&out.stderr));
}
