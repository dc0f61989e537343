//! Files of every format, changed by chance, through the page and the command line: whatever comes is read or refused
//! with words; nothing panics, and no answer is "our mistake".

mod change;
mod seeds;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use chrono::NaiveDate;
use reqwest::blocking::multipart::{Form, Part};

use tengen::interchange::detect;

use crate::databases::Place;
use crate::house::{House, Server, client, program};
use crate::kills::Dice;
use crate::table::Table;
use seeds::{Format, Reader, formats};

pub fn run(table: &mut Table, mutants: usize, seed: u64) {
    let place = Place::sqlite();
    let house = House::new(&place, 8);
    let server = house.serve();
    let owner = Owner::new(&house, &server);
    for format in formats(&owner.record()) {
        let mut dice = Dice::new(seed);
        let files: Vec<Vec<u8>> =
            (0..mutants).map(|_| change::mutant(&format, &mut dice)).collect();
        let mut said = Vec::new();
        if let Some(door) = format.door() {
            said.push(at_the_page(&owner, &format, door, &files));
        }
        said.push(match format.reader {
            Reader::Tournament | Reader::List => as_read(&format, &files),
            _ => at_the_command_line(&format, &files),
        });
        let faults: Vec<&String> = said.iter().flat_map(|said| &said.faults).collect();
        let mut came: Vec<String> = said.iter().map(Said::to_string).collect();
        came.push(format!(
            "{} faults{}",
            faults.len(),
            faults.first().map(|first| format!(": {first}")).unwrap_or_default()
        ));
        let tried = format!("{mutants} mutants of {}", format.name);
        table.note(&tried, &came.join("; "), faults.is_empty());
    }
}

/// What came of a format's mutants at one door.
struct Said {
    door: &'static str,
    taken: usize,
    refused: usize,
    longest: Duration,
    faults: Vec<String>,
}

impl Said {
    const fn at(door: &'static str) -> Self {
        Self { door, taken: 0, refused: 0, longest: Duration::ZERO, faults: Vec::new() }
    }
}

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let longest = self.longest.as_millis();
        write!(
            f,
            "{}: {} taken, {} refused, {longest} ms at the most",
            self.door, self.taken, self.refused
        )
    }
}

/// The owner, who brings files.
struct Owner {
    client: reqwest::blocking::Client,
    base: String,
    slug: String,
    cookie: String,
}

impl Owner {
    fn new(house: &House, server: &Server) -> Self {
        let cookie = house.cookie().trim_start_matches("cookie: ").trim_end().to_owned();
        let (base, slug) = (server.base.clone(), house.slug.clone());
        Self { client: client(), base, slug, cookie }
    }

    /// The event's record, as everybody can have it.
    fn record(&self) -> Vec<u8> {
        let path = format!("{}/t/{}/record.json", self.base, self.slug);
        let answer = self.client.get(path).header("cookie", &self.cookie).send();
        answer.and_then(|answer| answer.bytes()).expect("a record").to_vec()
    }

    fn brings(&self, door: &str, name: &str, file: &[u8]) -> Option<u16> {
        let path = format!("{}{}", self.base, door.replace("{slug}", &self.slug));
        let part = Part::bytes(file.to_vec()).file_name(name.to_owned());
        let form = Form::new()
            .part("file", part)
            .text("registration", "preliminary")
            .text("form_key", "one showing of the form");
        let request = self.client.post(path).header("cookie", &self.cookie);
        let answer = request.header("sec-fetch-site", "same-origin").multipart(form).send();
        Some(answer.ok()?.status().as_u16())
    }
}

fn at_the_page(owner: &Owner, format: &Format, door: &str, files: &[Vec<u8>]) -> Said {
    let mut said = Said::at("page");
    for (at, file) in files.iter().enumerate() {
        let began = Instant::now();
        match owner.brings(door, &format.file_name(), file) {
            Some(200..=399) => said.taken += 1,
            Some(400..=499) => said.refused += 1,
            other => said.faults.push(format!("mutant {at} at {door}: {other:?}")),
        }
        said.longest = said.longest.max(began.elapsed());
    }
    said
}

/// Tournaments and lists, of which the page takes more than it reads.
fn as_read(format: &Format, files: &[Vec<u8>]) -> Said {
    let mut said = Said::at("reader");
    for (at, bytes) in files.iter().enumerate() {
        let began = Instant::now();
        let read = || detect(bytes, &format.file_name(), NaiveDate::default()).is_ok();
        match std::panic::catch_unwind(read) {
            Ok(true) => said.taken += 1,
            Ok(false) => said.refused += 1,
            Err(_) => said.faults.push(format!("mutant {at}: the reader panicked")),
        }
        said.longest = said.longest.max(began.elapsed());
    }
    said
}

fn at_the_command_line(format: &Format, files: &[Vec<u8>]) -> Said {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(format.file_name());
    let mut said = Said::at("command");
    for (at, bytes) in files.iter().enumerate() {
        std::fs::write(&file, bytes).expect("it is written");
        let began = Instant::now();
        let code = tengen(&format.command(&file.to_string_lossy()), folder.path());
        match code {
            Some(0) => said.taken += 1,
            Some(2) => said.refused += 1,
            // It can be read, and does not follow.
            Some(1) if format.is_proof() => said.refused += 1,
            other => said.faults.push(format!("mutant {at}: ended with {other:?}")),
        }
        said.longest = said.longest.max(began.elapsed());
    }
    said
}

fn tengen(arguments: &[&str], folder: &Path) -> Option<i32> {
    let mut command = Command::new(program());
    let command = command.args(arguments).current_dir(folder).stdin(Stdio::null());
    let output = command.stderr(Stdio::null()).output().expect("the program runs");
    output.status.code()
}
