//! A draw in words: its players, its warnings, what a pair gave up, and what it gets of each criterion.

use super::*;
use crate::web::objection;
use pairing::{GivenUp, Objection, Share, Warning, explain};

/// The criteria that make a difference for this pair.
pub(super) fn shares_of(context: &RoundContext, board: &Board) -> Vec<Share> {
    let explained = explain(context, board.black, board.white);
    let mut shares = explained.map(|explained| explained.shares).unwrap_or_default();
    shares.retain(|share| share.most > share.least);
    shares
}

impl Cx {
    pub(super) fn draft_at(&self, no: impl ByValue<RoundNo>) -> String {
        draft_of(&self.event, no.given())
    }

    pub(super) fn draft_rounds(&self, no: impl ByValue<RoundNo>) -> Vec<RoundLink> {
        let shown = no.given();
        let all = (1..=self.tournament().settings.rounds).map(RoundNo);
        all.map(|no| RoundLink { no, href: self.draft_at(no), current: no == shown }).collect()
    }

    /// The page of a round, or of its draft.
    pub(super) fn round_at(&self, round: &Round) -> String {
        self.to(place_of(round))
    }

    pub(super) fn team_at(&self, no: impl ByValue<TeamNo>) -> TeamLink {
        team_link(self.tournament(), no.given(), &self.to(""))
    }

    /// The round to draw first, if it is an earlier one.
    pub(super) fn round_before(&self, no: impl ByValue<RoundNo>) -> Option<RoundNo> {
        next_round(self.tournament()).filter(|next| *next < no.given())
    }

    /// The tables of earlier rounds without a result.
    pub(super) fn open_before(&self, no: impl ByValue<RoundNo>) -> Vec<(RoundNo, Vec<TableNo>)> {
        let no = no.given();
        let earlier = self.tournament().rounds.iter().filter(|round| round.no < no);
        let open = |round: &Round| round.pending().map(|board| board.table).collect::<Vec<_>>();
        let open = earlier.map(|round| (round.no, open(round)));
        open.filter(|(_, tables)| !tables.is_empty()).collect()
    }

    /// How many are not checked in.
    pub(super) fn preliminary(&self) -> usize {
        self.tournament().entries.iter().filter(|entry| !entry.is_final()).count()
    }

    /// A name; the number of one who was removed.
    pub(super) fn named(&self, id: impl ByValue<EntryId>) -> String {
        let id = id.given();
        self.tournament().entry(id).map_or_else(|| id.to_string(), |entry| self.person(entry))
    }

    /// Players to choose from, by surname: number, and name with rank.
    pub(super) fn choices_of(&self, ids: &[EntryId]) -> Vec<(String, String)> {
        let choice = |id: &EntryId| {
            let entry = self.tournament().entry(*id);
            let key = entry.map(|entry| self.name_key(&entry.surname, &entry.first_name));
            (key, (id.to_string(), format!("{} {}", self.named(id), self.rank_of(id))))
        };
        let mut choices: Vec<_> = ids.iter().map(choice).collect();
        choices.sort();
        choices.into_iter().map(|(_, choice)| choice).collect()
    }

    /// Choices for the second of two, rotated by one so that both fields do not start with the same player.
    pub(super) fn second_choices_of(&self, ids: &[EntryId]) -> Vec<(String, String)> {
        let mut choices = self.choices_of(ids);
        let more = choices.len() > 1;
        choices.rotate_left(usize::from(more));
        choices
    }

    /// Tenths of a score group as a decimal number of groups; beyond 100 groups only that, since a pair that the rules
    /// of the draw forbid costs as much as thousands.
    pub(super) fn in_groups(&self, tenths: impl ByValue<i64>) -> String {
        match tenths.given() {
            tenths @ -1000..=1000 => {
                self.decimals(&format!("{}.{}", tenths / 10, (tenths % 10).abs()))
            }
            _ => "> 100".to_owned(),
        }
    }

    pub(super) fn about_open_games(&self) -> String {
        self.text(match self.tournament().settings.season.open_games {
            OpenGames::Nothing => "before-missing-why",
            OpenGames::Half => "before-missing-why-half",
        })
    }

    /// The most important first.
    pub(super) fn given_up_words(&self, context: &RoundContext, board: &Board) -> Vec<String> {
        let given_up = judge(context, board).map(|judged| judged.given_up).unwrap_or_default();
        given_up.iter().map(|what| self.given_up(what)).collect()
    }

    pub(super) fn criterion_of(&self, share: &Share) -> String {
        self.text(&format!("criterion-{}", share.criterion.name()))
    }

    /// `full`, or so many of 100.
    pub(super) fn share_of(&self, share: &Share) -> String {
        match share.percent() {
            100 => self.text("share-full"),
            percent => self.with("share-of-100", [("percent", percent)]),
        }
    }

    /// How well a pair suits, out of 100; empty if one of the two takes no part.
    pub(super) fn mark_of(&self, context: &RoundContext, board: &Board) -> String {
        let said = |mark| self.with("share-of-100", [("percent", mark)]);
        judge(context, board).map(|judged| said(judged.mark)).unwrap_or_default()
    }

    pub(super) fn objected(&self, why: &Objection) -> String {
        objection(self.t, self.tournament(), why)
    }

    pub(super) fn warning_words(&self, warning: &Warning) -> String {
        let said = Sentence::new;
        let sentence = match warning {
            Warning::ResultsMissing { round, tables } => said("warning-results-missing")
                .with("round", *round)
                .with("count", tables.len())
                .with("tables", table_list(tables)),
            Warning::NotTakingPart { entry, .. } => {
                said("warning-not-taking-part").with("name", self.named(entry))
            }
            Warning::Unpaired { entry } => said("warning-unpaired").with("name", self.named(entry)),
            Warning::ByeAgain { entry, earlier } => {
                said("warning-bye-again").with("name", self.named(entry)).with("earlier", *earlier)
            }
            Warning::Forbidden { why, .. } => return self.objected(why),
            Warning::Rematch { round, .. } => said("warning-rematch").with("round", *round),
            Warning::Clubmates { club, .. } => said("warning-clubmates").with("club", club),
            Warning::ClubGroup { .. } => said("warning-club-group"),
            Warning::SameCountry { country, .. } => {
                said("warning-same-country").with("country", country)
            }
            Warning::CategoriesApart { categories, .. } => {
                said("warning-categories-apart").with("count", *categories)
            }
            Warning::GroupsApart { groups, .. } => {
                said("warning-groups-apart").with("count", *groups)
            }
            Warning::RanksApart { ranks, .. } => said("warning-ranks-apart").with("count", *ranks),
            Warning::HighHandicap { stones, .. } => {
                said("warning-high-handicap").with("stones", *stones)
            }
            Warning::HandicapCapped { wanted, given, .. } => {
                said("warning-handicap-capped").with("wanted", *wanted).with("given", *given)
            }
            Warning::StonesToStronger { due, .. } => {
                said("warning-stones-to-stronger").with("due", *due)
            }
            Warning::SameColorAgain { entry, color, times, .. } => said("warning-same-color")
                .with("name", self.named(entry))
                .with("color", self.color(color))
                .with("times", *times),
        };
        self.sentence(&sentence)
    }

    pub(super) fn given_up(&self, what: &GivenUp) -> String {
        let said = Sentence::new;
        let sentence = match *what {
            GivenUp::FirstMeeting { round } => said("given-up-first-meeting").with("round", round),
            GivenUp::SameCategory { apart } => {
                said("warning-categories-apart").with("count", apart)
            }
            GivenUp::SameScore { apart } => said("warning-groups-apart").with("count", apart),
            GivenUp::FullHandicap { wanted, given } => {
                said("warning-handicap-capped").with("wanted", wanted).with("given", given)
            }
            GivenUp::Seeding { percent } => said("given-up-seeding").with("percent", percent),
            GivenUp::OtherClub => said("same-club"),
            GivenUp::OtherClubGroup => said("warning-club-group"),
            GivenUp::OtherCountry => said("given-up-country"),
            GivenUp::Colors => said("given-up-colors"),
        };
        self.sentence(&sentence)
    }
}
