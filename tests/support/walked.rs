//! The routes of the table as addresses that can be asked for.

/// The address of a route at the tournament `here`, at the first of everything.
pub fn path_of(pattern: &str) -> String {
    let parts = [
        ("{slug}", "here"),
        ("{round}", "1"),
        ("{table}", "1"),
        ("{entry}", "1"),
        ("{team}", "1"),
        ("{ruling}", "1"),
        ("{draft}", "spent"),
        ("{step}", "when"),
        ("{reach}", "1"),
        ("{sign}", "spent"),
        ("{criterion}", "MMS"),
        ("{kind}", "ko-retake"),
        ("{rule}", "1"),
        ("{format}", "h9"),
        ("{token}", "spent"),
        ("{chapter}", "arbiter"),
        ("{hash}", "0"),
        ("{name:.+}", "tengen.css"),
    ];
    parts.iter().fold(pattern.to_owned(), |path, (gap, value)| path.replace(gap, value))
}
