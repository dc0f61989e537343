use interchange::tou;

use crate::golden::{bytes, event, rows, same_but_for_lost_letters, table};

#[test]
fn events_come_out_as_opengotha_wrote_them() {
    for (name, file) in [
        ("both-lose", "tournaments/both-lose.tou"),
        ("harbour-open", "tournaments/harbour-open.tou"),
        ("teams", "tournaments/teams.tou"),
    ] {
        let tournament = event(name);
        let export = tou::write(&tournament, &table(name, &tournament));
        let expected = bytes(file);
        for (expected, ours) in rows(&expected).iter().zip(&rows(&export.bytes)) {
            assert!(same_but_for_lost_letters(expected, ours), "{name}\n{expected}|\n{ours}|");
        }
        assert_eq!(rows(&expected).len(), rows(&export.bytes).len());
        assert_eq!(headers(&expected), headers(&export.bytes), "{name}");
    }
}

/// The comment lines but those that name the program.
fn headers(bytes: &[u8]) -> Vec<String> {
    let text = encoding_rs::ISO_8859_15.decode_without_bom_handling(bytes).0;
    let kept = |line: &&str| {
        line.starts_with(';') && !line.contains("prog=") && !line.contains("Generated")
    };
    text.lines().filter(kept).map(str::to_owned).collect()
}
