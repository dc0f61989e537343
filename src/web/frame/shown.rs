//! Merging edits: two people may edit the same form at once, and neither undoes the other's change.
//!
//! The page carries its original fields in one hidden field, which `parts::edit_head` writes: short values as they
//! are, longer ones by their digest, to keep the form small. An edit is merged with the current values inside the
//! act's transaction: [`Form::merged`]. Fields that both changed are shown again with both values, who, and when:
//! [`Form::after`].

use super::*;
use service::EditConflict;
use tournament::{Overlap, merge};

pub const AS_SHOWN: &str = "as_shown";

/// The length of a digest in the hidden field; shorter values are kept as they are.
const DIGEST: usize = 22;

impl Form {
    /// The value of the hidden field: the current fields, or what a returned form had in it.
    pub fn as_shown(&self) -> String {
        match self.values(AS_SHOWN).next() {
            Some(shown) => shown.to_owned(),
            None => encode(&self.edited()),
        }
    }

    /// A form with other values than those that are saved, such as a preset that is only tried.
    pub fn instead_of(self, stands: &Self) -> Self {
        self.adding(AS_SHOWN, &encode(&stands.edited()))
    }

    /// The field's original value, if it is short enough to be kept.
    pub fn original(&self, name: &str) -> Option<String> {
        decode(self.value(AS_SHOWN)).into_iter().find(|(n, _)| n == name).map(|(_, value)| value)
    }

    /// The form with what others changed since it was shown; `kept` are the current values.
    /// Errors: [`ServiceError::EditConflict`] if they changed the same fields.
    pub fn merged_into<N: Into<String>, V: Into<String>>(
        &self,
        kept: impl IntoIterator<Item = (N, V)>,
    ) -> Result<Self, ServiceError> {
        let kept: Fields = kept.into_iter().map(|(n, v)| (n.into(), v.into())).collect();
        let mine = self.edited();
        let known = mine.iter().chain(&kept);
        let known: HashMap<_, _> =
            known.map(|(name, value)| ((name, brief(value)), value.as_str())).collect();
        let shown = decode(self.value(AS_SHOWN)).into_iter().map(|(name, was)| {
            let key = (&name, was);
            let was = known.get(&key).map_or(key.1.clone(), |value| (*value).to_owned());
            (name.clone(), was)
        });
        let (fields, overlaps) = merge(&shown.collect(), &mine, &kept);
        if overlaps.is_empty() {
            return Ok(Self::filled(fields));
        }
        Err(edit_conflict(fields, kept, overlaps))
    }

    /// Parses the merged form.
    /// Errors: [`ServiceError::EditConflict`], also if the two changes are invalid together.
    pub fn merged<T: FromForm>(&self, kept: Fields) -> Result<T, ServiceError> {
        self.merged_by(kept, T::from_form)
    }

    /// Like [`Form::merged`], by a function of its own.
    pub fn merged_by<T>(
        &self,
        kept: Fields,
        read: impl FnOnce(&mut Reader<'_>) -> Option<T>,
    ) -> Result<T, ServiceError> {
        let merged = self.merged_into(kept.clone())?;
        merged.read(read).map_err(|wrong| wrong.unfit(kept))
    }

    /// The error for a merged form that cannot be parsed.
    pub fn unfit(&self, kept: Fields) -> ServiceError {
        edit_conflict(self.edited(), kept, Vec::new())
    }

    /// The form to show again after an edit conflict: both values at every such field, who changed it, and when. It
    /// counts as shown, so that sending it again wins.
    pub(super) fn overtaken(meanwhile: &EditConflict) -> Self {
        let time = meanwhile.at.map_or_else(|| Filling::from(""), |at| at.naive_utc().into());
        let head = match &meanwhile.by {
            Some(name) => Sentence::new("form-meanwhile").with("name", name).with("time", time),
            None => Sentence::new("form-meanwhile-somebody").with("time", time),
        };
        let fields = meanwhile.merged.clone();
        let form =
            Self::filled(fields).adding(AS_SHOWN, &encode(&meanwhile.kept)).refused("", head);
        let said = |value: &str| if value.is_empty() { "–".to_owned() } else { value.to_owned() };
        meanwhile.overlaps.iter().fold(form, |form, overlap| {
            let both = Sentence::new("fault-meanwhile").with("theirs", said(&overlap.theirs));
            form.refused(&overlap.name, both.with("mine", said(&overlap.mine)))
        })
    }

    /// Without the fields that every form has.
    fn edited(&self) -> Fields {
        let own = |(name, _): &(&str, &str)| ![FORM_KEY, AS_SHOWN].contains(name);
        self.all().filter(own).map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }
}

fn edit_conflict(merged: Fields, kept: Fields, overlaps: Vec<Overlap>) -> ServiceError {
    ServiceError::EditConflict(Box::new(EditConflict {
        overlaps,
        merged,
        kept,
        ..EditConflict::default()
    }))
}

fn encode(fields: &Fields) -> String {
    let full = fields.iter().filter(|(_, value)| !value.is_empty());
    let full = full.map(|(name, value)| (name, brief(value)));
    serde_urlencoded::to_string(full.collect::<Vec<_>>()).unwrap_or_default()
}

/// A value as the hidden field has it. Line ends and outer spaces, which browsers change, do not count.
fn brief(value: &str) -> String {
    let plain = value.replace("\r\n", "\n");
    let plain = plain.trim();
    if plain.len() <= DIGEST && plain.is_ascii() {
        return plain.to_owned();
    }
    let mut digest = URL_SAFE_NO_PAD.encode(Sha256::digest(plain));
    digest.truncate(DIGEST);
    digest
}

fn decode(text: &str) -> Fields {
    serde_urlencoded::from_str(text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_shown_comes_back_with_the_form() {
        let shown =
            Form::filled([("name", "Ana & Co"), ("club", ""), ("round", "1"), ("round", "2")]);
        let sent =
            [("name", "Anna"), ("round", "2"), (FORM_KEY, "k"), (AS_SHOWN, &shown.as_shown())];
        let sent = Form::filled(sent);
        assert_eq!(sent.original("name").as_deref(), Some("Ana & Co"));
        assert_eq!(sent.as_shown(), shown.as_shown(), "also when it is shown once more");
        let merged = sent.merged_into([("name", "Ana & Co"), ("club", "Lek"), ("round", "2")]);
        let merged = merged.expect("they do not meet");
        assert_eq!(
            merged.edited(),
            Form::filled([("name", "Anna"), ("club", "Lek"), ("round", "2")]).edited()
        );
    }

    #[test]
    fn long_texts_are_known_again_by_little() {
        let pair = "高橋 美咲 – 渡辺 健太郎\n";
        let (was, more) = (pair.repeat(100), pair.repeat(101));
        let shown = Form::filled([("apart", &*was), ("rank", "3k")]).as_shown();
        assert!(shown.len() < 100, "{shown}");
        let sent =
            |apart: &str| Form::filled([("apart", apart), ("rank", "2k"), (AS_SHOWN, &shown)]);
        let (windows, kept) = (was.replace('\n', "\r\n"), [("apart", &*more), ("rank", "3k")]);
        let merged = sent(&windows).merged_into(kept).expect("only the other changed it");
        assert_eq!((merged.value("apart"), merged.value("rank")), (more.trim(), "2k"));
        let merged = sent(&more).merged_into([("apart", &*was), ("rank", "3k")]);
        assert_eq!(merged.expect("only I changed it").value("apart"), more.trim());
        assert!(sent("").merged_into(kept).is_err(), "both changed it");
    }

    #[test]
    fn both_values_are_shown_and_sending_again_decides() {
        let shown = Form::filled([("rank", "3k"), ("club", "")]);
        let sent = Form::filled([("rank", "2k"), ("club", ""), (AS_SHOWN, &shown.as_shown())]);
        let kept = [("rank", "1k"), ("club", "Lek")];
        let Err(ServiceError::EditConflict(overlap)) = sent.merged_into(kept) else {
            panic!("they meet")
        };
        let again = Form::overtaken(&overlap);
        assert!(again.is_first_wrong("rank") && again.wrong_as_a_whole().is_some());
        assert_eq!((again.value("rank"), again.value("club")), ("2k", "Lek"));
        let decided = again.merged_into(kept).expect("it has seen it");
        assert_eq!(decided.value("rank"), "2k");
    }
}
