//! Why two players meet: for organisers before publication, for everybody after.

use crate::web::ByValue;
use crate::web::prelude::*;
use pairing::{
    DrawCertificate, DrawOptions, GivenUp, PairChoices, PairCriterion, Participant, Share, Swap,
    choices, draw_in,
};
use std::cmp::Reverse;

use super::picture::WHOLE;
use super::proof::{place_of, visible};
use super::words::shares_of;

/// The criteria that the page shows before the fold.
const LINES: usize = 4;

#[derive(Template)]
#[template(path = "draft/why.html")]
struct Why {
    cx: Cx,
    round: RoundNo,
    board: Board,
    context: RoundContext,
    given_up: Vec<GivenUp>,
    shares: Vec<Share>,
    /// The link that computes the alternatives, if they were not asked for; at a large event that takes seconds.
    ask: Option<String>,
    choices: Option<PairChoices>,
    back: String,
}

/// A round as it was drawn, with the tournament before it; without a certificate if that is not known.
pub(super) struct Drawn {
    pub context: RoundContext,
    certificate: Option<DrawCertificate>,
}

/// From the stored proof; without one, from the tournament as it is now.
pub(super) fn as_drawn(service: &Service, snapshot: &Snapshot, no: RoundNo) -> Result<Drawn> {
    let proof = service.draw_proof(snapshot.id, no)?;
    let kept = proof.and_then(|proof| {
        let context = RoundContext::new(&proof.tournament()?, no, proof.certificate.seed).ok()?;
        Some(Drawn { context, certificate: Some(proof.certificate) })
    });
    let today = || {
        let context = RoundContext::new(&snapshot.tournament, no, None).ok()?;
        Some(Drawn { context, certificate: None })
    };
    kept.or_else(today).ok_or_else(WebError::no_page)
}

pub async fn show(visit: Visit, place: Path<(String, i32, i32)>) -> Answer {
    let (no, table) = (RoundNo(place.1), TableNo(place.2));
    let round = visible(&visit.event, no)?;
    let address = format!("{}/why", place_of(round));
    if !round.teams.is_empty() {
        return Ok(redirect(&visit.event.path(&address)));
    }
    let large = round.boards.len() > WHOLE;
    let searches = !large || visit.query.has("others");
    let view = move |cx: Cx, service: &Service| Why::of(cx, service, (no, table), searches);
    let address = format!("{address}/{table}{}", if large && searches { "?others" } else { "" });
    if searches {
        visit.kept_by_search(&address, view).await
    } else {
        visit.kept(&address, view).await
    }
}

impl Why {
    fn of(
        cx: Cx,
        service: &Service,
        (no, table): (RoundNo, TableNo),
        searches: bool,
    ) -> Result<Self> {
        let round = visible(&cx.event, no)?;
        let board = round.board_at(table).ok_or_else(WebError::no_page)?.clone();
        let drawn = as_drawn(service, &cx.event.snapshot, no)?;
        let choices = searches.then(|| choices_of(&drawn, round, &board)).flatten();
        let context = drawn.context;
        let given_up = judge(&context, &board).map(|judged| judged.given_up).unwrap_or_default();
        let shares = shares_of(&context, &board);
        let at = place_of(round);
        let ask = (!searches).then(|| cx.to(format!("{at}/why/{table}?others#others")));
        let back = cx.to(format!("{at}#table-{table}"));
        let names = [("black", cx.named(board.black)), ("white", cx.named(board.white))];
        let cx = cx.clone().titled(cx.with("why-title", names));
        Ok(Self { cx, round: no, board, context, given_up, shares, ask, choices, back })
    }

    /// Score and place before the round.
    fn stands(&self, id: impl ByValue<EntryId>) -> String {
        let Some(own) = self.context.participant(id.given()) else { return String::new() };
        let place = |one: &Participant| (one.group, one.place);
        let all = self.context.participants().iter();
        let better = all.filter(|one| place(one) < place(own)).count();
        self.cx.with("why-stands", (("points", own.score), ("place", better + 1)))
    }

    fn lead(&self) -> String {
        let (cx, context) = (&self.cx, &self.context);
        let both = context.participant(self.board.black).zip(context.participant(self.board.white));
        let Some((one, other)) = both else { return String::new() };
        let upper = if one.group <= other.group { one } else { other };
        let apart = one.score.abs_diff(other.score);
        let mut said = vec![match apart {
            0 => cx.text("why-lead-same"),
            apart => cx.with("why-lead-apart", [("count", apart)]),
        }];
        if apart > 0 && upper.size % 2 == 1 {
            said.push(cx.with("why-lead-odd", [("count", upper.size), ("points", upper.score)]));
        }
        if self.given_up.is_empty() {
            said.push(cx.text("why-nothing-given-up"));
        }
        said.join(" ")
    }

    fn given_up_of(&self, share: &Share) -> Vec<String> {
        let of = |what: &&GivenUp| criterion(what) == share.criterion;
        self.given_up.iter().filter(of).map(|what| self.cx.given_up(what)).collect()
    }

    /// The criteria with the largest weights, those that were given up before all others.
    fn lines(&self) -> Vec<Share> {
        let mut lines = self.shares.clone();
        lines.retain(|share| share.criterion != PairCriterion::Random);
        lines.sort_by_key(|share| (self.given_up_of(share).is_empty(), Reverse(share.most)));
        lines.truncate(LINES);
        lines.sort_by_key(|share| Reverse(share.most));
        lines
    }

    fn note(&self, share: &Share) -> String {
        let given_up = self.given_up_of(share);
        self.cx.text(match (share.criterion, share.percent()) {
            _ if !given_up.is_empty() => return given_up.join("; "),
            (PairCriterion::Duplicate, 100) => "why-note-new",
            (_, 100) => "why-note-full",
            (_, 75..) => "why-note-nearly",
            _ => "why-note-partly",
        })
    }

    fn cost(&self, choices: &PairChoices) -> Option<String> {
        Some(match (choices.cost, choices.cost_tenths_of_groups) {
            (..=0, _) => return None,
            (_, 0) => self.cx.text("why-costs-little"),
            (_, tenths) => self.cx.with("why-costs", [("groups", self.cx.in_groups(tenths))]),
        })
    }

    /// Each of the two with the opponent and the alternatives.
    fn others<'a>(&self, choices: &'a PairChoices) -> [(EntryId, EntryId, &'a [Swap]); 2] {
        let Board { black, white, .. } = self.board;
        [(black, white, &choices.one), (white, black, &choices.other)]
    }

    /// How much worse, in a few words.
    fn grade(&self, swap: &Swap) -> String {
        self.cx.text(match (swap.lost, swap.lost_tenths_of_groups) {
            (0, _) => "why-grade-free",
            (_, 0) => "why-grade-little",
            (_, 1..10) => "why-grade-some",
            _ => "why-grade-much",
        })
    }

    /// Whom the opponent would meet instead.
    fn then(&self, opponent: impl ByValue<EntryId>, swap: &Swap) -> Option<String> {
        let opponent = opponent.given();
        let has = |pair: &&(EntryId, EntryId)| pair.0 == opponent || pair.1 == opponent;
        let (one, other) = *swap.changed.iter().find(has)?;
        let other = if one == opponent { other } else { one };
        let names = [("name", self.cx.named(opponent)), ("other", self.cx.named(other))];
        Some(self.cx.with("why-then-meets", names))
    }

    /// The same with the number.
    fn said(&self, swap: &Swap) -> String {
        let (cx, with) = (&self.cx, self.cx.named(swap.with));
        match (swap.lost, swap.lost_tenths_of_groups) {
            (0, _) => cx.with("why-other-free", [("name", with)]),
            (_, 0) => cx.with("why-other-little", [("name", with)]),
            (_, tenths) => cx.with("why-other", [("name", with), ("groups", cx.in_groups(tenths))]),
        }
    }
}

/// The criterion by which a pair gave that up.
const fn criterion(what: &GivenUp) -> PairCriterion {
    match what {
        GivenUp::FirstMeeting { .. } => PairCriterion::Duplicate,
        GivenUp::SameCategory { .. } => PairCriterion::Category,
        GivenUp::SameScore { .. } => PairCriterion::Score,
        GivenUp::FullHandicap { .. } => PairCriterion::Handicap,
        GivenUp::Seeding { .. } => PairCriterion::Seeding,
        GivenUp::OtherClub | GivenUp::OtherClubGroup | GivenUp::OtherCountry => {
            PairCriterion::Geography
        }
        GivenUp::Colors => PairCriterion::Color,
    }
}

/// The alternatives for both. Without a certificate, in a new draw of the players who have boards.
fn choices_of(drawn: &Drawn, round: &Round, board: &Board) -> Option<PairChoices> {
    let pair = (board.black, board.white);
    let certificate = drawn.certificate.as_ref();
    let known = certificate.and_then(|certificate| choices(&drawn.context, certificate, pair));
    if known.is_some() {
        return known;
    }
    let seated = |entry: &EntryId| round.board_of(*entry).is_some();
    let everybody = drawn.context.participants().iter().map(|player| player.entry);
    let left_out = everybody.filter(|entry| !seated(entry)).collect();
    let today = draw_in(&drawn.context, &DrawOptions { left_out, ..DrawOptions::default() });
    choices(&drawn.context, &today.ok()?.certificate, pair)
}
