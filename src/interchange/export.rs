use tournament::Settings;

use super::Note;
use super::latin::ascii;

/// A file for download.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// Its bytes, in the format's own encoding.
    pub bytes: Vec<u8>,
    /// A name for it, plain ASCII without blanks.
    pub file_name: String,
    /// Its media type, with the encoding where there is one.
    pub media_type: &'static str,
    /// What the format cannot hold, to be shown before the download.
    pub notes: Vec<Note>,
}

impl Export {
    /// Under a name that marks it as for one's own use.
    #[must_use]
    pub fn as_draft(self) -> Self {
        Self { file_name: format!("draft-{}", self.file_name), ..self }
    }
}

/// A file name of the event's short name (or its name) and `ending`.
pub(super) fn file_name(settings: &Settings, ending: &str) -> String {
    let names = [&settings.short_name, &settings.name];
    let name = names.into_iter().map(|name| plain(name)).find(|name| !name.is_empty());
    format!("{}{ending}", name.as_deref().unwrap_or("tournament"))
}

fn plain(name: &str) -> String {
    let kept = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let name: String = ascii(name).chars().take(60).map(kept).collect();
    name.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}
