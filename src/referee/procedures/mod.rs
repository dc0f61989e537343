//! The procedures of federations: a file each, which follows its text clause by clause.
//!
//! `usual.toml` explains the format, and holds the usual rules where a text is silent. A file with `like` starts
//! from another one: its own fields, and its own rules for a kind of incident, replace the other's, except rules
//! that add.

mod file;
mod name;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{Basis, Clause, Procedure, Profile};

pub(crate) use file::PLAY_WENT_ON;
pub use name::{NotInForce, ProcedureName};

static PRESETS: LazyLock<Vec<Procedure>> = LazyLock::new(|| {
    let mut all: Vec<Procedure> = ProcedureName::ALL.map(|name| preset(name, text(name))).to_vec();
    let korean = ProcedureName::Korean2024;
    all.push(preset(korean, include_str!("korean-2024-international.toml")));
    all
});

static USUAL: LazyLock<Vec<Clause>> =
    LazyLock::new(|| file::usual().expect("every preset is read in a test"));

static QUOTATIONS: LazyLock<BTreeMap<file::Said, Quotation>> = LazyLock::new(|| {
    let read = |name| file::quotations(text(name)).expect("every preset is read in a test");
    ProcedureName::ALL.into_iter().flat_map(read).collect()
});

/// A sentence or two of a text in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quotation {
    /// Its name among the texts: after `quote-` the key of its translations.
    pub name: String,
    /// Its language, as pages name it.
    pub language: String,
    pub words: String,
}

impl Basis {
    /// The text's own wording, where it was found for certain.
    ///
    /// ```
    /// use referee::ProcedureName;
    ///
    /// let japanese = ProcedureName::NihonKiin.preset();
    /// assert!(japanese.clauses[0].basis.quotation().is_some_and(|quote| quote.language == "ja"));
    /// ```
    pub fn quotation(&self) -> Option<&'static Quotation> {
        QUOTATIONS.get(&(self.source.to_string(), self.words.to_string()))
    }
}

pub fn quotations() -> impl Iterator<Item = &'static Quotation> {
    QUOTATIONS.values()
}

const fn text(name: ProcedureName) -> &'static str {
    macro_rules! files {
        ($($name:ident $file:literal)*) => {
            match name { $(ProcedureName::$name => include_str!($file),)* }
        };
    }
    files! {
        NihonKiin "nihon-kiin.toml"
        KansaiKiin "kansai-kiin.toml"
        Ngb "ngb.toml"
        Aga "aga.toml"
        Bga "bga.toml"
        Ffg "ffg.toml"
        Chinese1988 "chinese-1988.toml"
        Chinese2002 "chinese-2002.toml"
        Korean2024 "korean-2024.toml"
        Ing "ing.toml"
        Egf "egf.toml"
        EuropeanCongress "european-congress.toml"
        PairGo "pair-go.toml"
        AustralianCongress "australian-congress.toml"
        Wagc "wagc.toml"
        Dgob "dgob.toml"
        Nz "nz.toml"
        TrompTaylor "tromp-taylor.toml"
        Club "club.toml"
    }
}

fn preset(name: ProcedureName, text: &str) -> Procedure {
    file::read(name, text).expect("every preset is read in a test")
}

/// The usual rules for the kinds that a procedure does not settle; without words where their basis is the
/// procedure's own.
pub(super) fn usual() -> &'static [Clause] {
    &USUAL
}

/// Whether a text has this rule, and says that it holds once the game has ended.
pub(super) fn holds_after_end(rule: &Clause) -> bool {
    let mut all = PRESETS.iter().flat_map(|preset| &preset.clauses).chain(usual());
    all.any(|own| own.ended && own.remedy == rule.remedy && own.basis == rule.basis)
}

impl ProcedureName {
    /// The preset for an event of the federation itself.
    pub fn preset(self) -> Procedure {
        self.preset_for(Profile::Domestic)
    }

    pub fn preset_for(self, profile: Profile) -> Procedure {
        let mut own = PRESETS.iter().filter(|preset| preset.name == self);
        let special = own.clone().find(|preset| preset.profile == profile);
        special.or_else(|| own.next()).expect("every name has a preset").clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{IncidentKind, Standing};

    #[test]
    fn every_rule_of_every_procedure_says_what_it_rests_on() {
        for preset in PRESETS.iter() {
            let bases = preset.clauses.iter().map(|clause| &clause.basis);
            for basis in bases.chain([&preset.confirmation, &preset.elsewhere_basis]) {
                let practice = basis.standing == Standing::Setting;
                assert!(practice || !basis.article.is_empty(), "{}: {basis:?}", preset.name);
                let parts = [&basis.words, &basis.source];
                assert!(parts.iter().all(|part| !part.is_empty()), "{}: {basis:?}", preset.name);
            }
        }
    }

    #[test]
    fn repetition_is_the_one_move_that_article_14_leaves_legal() {
        let first = &ProcedureName::NihonKiin.preset().clauses[0];
        let moves = IncidentKind::ALL.into_iter().filter(|kind| kind.is_move());
        assert_eq!(first.kinds, moves.filter(|k| *k != IncidentKind::Superko).collect::<Vec<_>>());
    }

    #[test]
    fn every_kind_ends_with_a_usual_rule_that_always_applies() {
        for kind in IncidentKind::ALL.into_iter() {
            let mut last = usual().iter().filter(|rule| rule.kinds.contains(&kind));
            assert!(last.any(|rule| rule.when.is_empty()), "{kind}");
        }
    }
}
