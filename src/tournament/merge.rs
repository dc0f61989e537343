//! Merges two edits of the same form: the changes of both are kept, and conflicts are reported.

/// The fields of a form, by name; a group of boxes has its name once for each ticked box.
pub type Fields = Vec<(String, String)>;

/// A field that two people changed to different values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    pub name: String,
    pub theirs: String,
    pub mine: String,
}

/// Three-way merge: applies the changes from `seen` to `mine` to the stored values. Returns every field, with mine
/// where both changed one to different values; these are overlaps and need a decision.
///
/// A field without a change of one side takes the other side's value. Where a name occurs more than once, as in a
/// group of boxes, its values are merged one by one and never overlap. Blanks at the ends and the kind of line
/// breaks are no changes, since browsers change them. A form without seen values overlaps wherever it differs.
#[must_use]
pub fn merge(seen: &Fields, mine: &Fields, theirs: &Fields) -> (Fields, Vec<Overlap>) {
    let (mut fields, mut overlaps) = (Fields::new(), Vec::new());
    for name in names(theirs, mine) {
        let [was, sent, kept] = [seen, mine, theirs].map(|fields| values(fields, name));
        let merged = if [&was, &sent, &kept].iter().all(|values| values.len() <= 1) {
            let one = if sent == was { &kept } else { &sent };
            if sent != was && kept != was && sent != kept {
                let said = |values: &[String]| values.first().cloned().unwrap_or_default();
                overlaps.push(Overlap {
                    name: name.to_owned(),
                    theirs: said(&kept),
                    mine: said(&sent),
                });
            }
            one.clone()
        } else {
            boxes(&was, &sent, &kept)
        };
        fields.extend(merged.into_iter().map(|value| (name.to_owned(), value)));
    }
    (fields, overlaps)
}

/// Every name once, stored ones first.
fn names<'a>(theirs: &'a Fields, mine: &'a Fields) -> Vec<&'a str> {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in theirs.iter().chain(mine) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    names
}

/// The values of a name, normalised to undo what browsers change; an empty field has none.
fn values(fields: &Fields, name: &str) -> Vec<String> {
    let of_name = fields.iter().filter(|(n, _)| n == name);
    let plain = of_name.map(|(_, value)| value.replace("\r\n", "\n").trim().to_owned());
    plain.filter(|value| !value.is_empty()).collect()
}

/// The stored values without those removed, with those added.
fn boxes(was: &[String], sent: &[String], kept: &[String]) -> Vec<String> {
    let stays = |value: &&String| sent.contains(value) || !was.contains(value);
    let new = |value: &&String| !was.contains(value) && !kept.contains(value);
    kept.iter().filter(stays).chain(sent.iter().filter(new)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(text: &str) -> Fields {
        let pairs = text.split_whitespace().filter_map(|pair| pair.split_once('='));
        pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    fn merged(seen: &str, mine: &str, theirs: &str) -> (Fields, Vec<Overlap>) {
        merge(&fields(seen), &fields(mine), &fields(theirs))
    }

    #[test]
    fn changes_that_do_not_meet_are_both_kept() {
        let (all, overlaps) = merged(
            "name=Ana here=no r=1 r=2",
            "name=Anna here=no r=1",
            "name=Ana here=yes r=2 r=3 r=1",
        );
        assert_eq!(all, fields("name=Anna here=yes r=3 r=1"));
        assert_eq!(overlaps, []);
    }

    #[test]
    fn where_they_meet_mine_stands_and_both_are_told() {
        let (all, overlaps) = merged("rank=3k", "rank=2k", "rank=1k");
        assert_eq!(all, fields("rank=2k"));
        let both = Overlap { name: "rank".into(), theirs: "1k".into(), mine: "2k".into() };
        assert_eq!(overlaps, [both]);
        assert_eq!(merged("rank=3k", "rank=2k", "rank=2k").1, [], "the same change twice");
    }

    #[test]
    fn without_what_was_seen_every_difference_is_asked_about() {
        let (all, overlaps) = merged("", "rank=2k club=Lek", "rank=1k club=Lek");
        assert_eq!((all, overlaps.len()), (fields("rank=2k club=Lek"), 1));
    }

    #[test]
    fn what_browsers_do_to_text_is_no_change() {
        let text = |value: &str| vec![("apart".to_owned(), value.to_owned())];
        let (all, overlaps) = merge(&text("A, B\nC, D"), &text("A, B\r\nC, D"), &text("E, F"));
        assert_eq!((all, overlaps), (text("E, F"), vec![]));
    }

    /// All values of the three, for a text and a group of two boxes: no change of either is lost without an
    /// overlap, and no value appears that neither set.
    #[test]
    fn no_change_is_lost_without_a_word() {
        let texts = ["t=a", "t=b", "t=c", ""];
        let groups = ["", "g=x", "g=y", "g=x g=y"];
        let states: Vec<String> =
            texts.iter().flat_map(|t| groups.iter().map(move |g| format!("{t} {g}"))).collect();
        let has = |all: &Fields, value: &str| all.iter().any(|(_, v)| v == value);
        for (seen, mine, theirs) in states.iter().flat_map(|seen| {
            let pairs =
                states.iter().flat_map(|mine| states.iter().map(move |theirs| (mine, theirs)));
            pairs.map(move |(mine, theirs)| (fields(seen), fields(mine), fields(theirs)))
        }) {
            let (all, overlaps) = merge(&seen, &mine, &theirs);
            for value in ["a", "b", "c", "x", "y"] {
                let [was, sent, kept, is] = [&seen, &mine, &theirs, &all].map(|f| has(f, value));
                let wanted = if sent == was { kept } else { sent };
                assert!(
                    is == wanted || !overlaps.is_empty(),
                    "{seen:?} {mine:?} {theirs:?} {all:?}"
                );
            }
            let text = |fields: &Fields| values(fields, "t");
            let [was, sent, kept] = [&seen, &mine, &theirs].map(text);
            let overlap = sent != was && kept != was && sent != kept;
            assert_eq!(overlaps.iter().any(|overlap| overlap.name == "t"), overlap);
        }
    }
}
