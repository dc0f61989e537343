//! Reads anything as the body of a form: results, rules, numbers.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen::web::{Form, read_points};

fuzz_target!(|text: &str| {
    let fields: Vec<(&str, &str)> =
        text.lines().filter_map(|line| line.split_once('=')).take(64).collect();
    let form = Form::filled(fields);
    for (_, value) in form.all() {
        let _ = read_points(value);
    }
    let _ = form.parse::<tengen::service::DrawRequest>();
    let _ = form.parse::<tengen::service::DraftEdit>();
});
