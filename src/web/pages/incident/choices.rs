//! The choices at a ruling, each with its effect and consequences.

use crate::web::prelude::*;
use crate::web::views::outcome::{files, tie_breaks, worth};
use referee::{Consent, RulingOption};
use service::excludes;

use crate::web::views::referee::effects::{
    clock_words, effect_words, penalties_said, remedy_words, sanction_words,
};

use super::ruling::as_said;

pub(super) struct OptionButton {
    pub code: String,
    pub words: String,
    pub note: String,
    /// Consequences for standings and files, if the choice changes the result.
    pub means: Vec<Fact>,
}

pub(super) fn board_after(
    event: &Event,
    board: &Board,
    proposal: &ProposedRuling,
    effect: &Effect,
) -> Board {
    let points = &event.snapshot.tournament.settings.points;
    let outcome = effect.verdict.outcome(points, proposal.before, None);
    outcome.on(board).unwrap_or_else(|| board.clone())
}

/// Who misses which later rounds by an effect: `Ada Meier does not play rounds 3, 4 and 5`.
pub(super) fn out_of(
    t: Lang,
    event: &Event,
    proposal: &ProposedRuling,
    effect: &Effect,
) -> Vec<String> {
    let tournament = &event.snapshot.tournament;
    let all = excludes(tournament, &proposal.seats, effect);
    let rounds = |participation: tournament::Participation| {
        let of_event = (1..=tournament.settings.rounds).map(RoundNo);
        let out = of_event.filter(move |no| participation.in_round(*no));
        out.map(|no| no.to_string()).collect::<Vec<_>>().join(", ")
    };
    let said = |one: &store::Excluded| {
        let name = t.person(tournament.entry(one.entry)?);
        let rounds = rounds(one.rounds);
        let key = if rounds.is_empty() { "ruling-out-already" } else { "ruling-out-of" };
        Some(t.with(key, (("name", name), ("rounds", rounds))))
    };
    all.iter().filter_map(said).collect()
}

/// Consequences of a changed result for the places of both players and for every file; empty if it stays.
pub(super) fn means(t: Lang, event: &Event, proposal: &ProposedRuling, after: &Board) -> Vec<Fact> {
    if after.ending == proposal.shows {
        return Vec::new();
    }
    let mut facts = tie_breaks(t, event, proposal.seats.round, after);
    facts.extend(files(t, event, proposal.seats.round, after));
    facts
}

/// The remedies on offer, by index into the ruling's options.
/// Options that lead to the same board have the same consequences, which are computed once.
pub(super) fn options(
    t: Lang,
    event: &Event,
    board: &Board,
    shown: &ProposedRuling,
) -> Vec<OptionButton> {
    let mut reckoned: Vec<(Board, Vec<Fact>)> = Vec::new();
    let all = shown.ruling.options.iter().enumerate();
    let remedies = all.filter_map(|(index, option)| Some((index, option, option.remedy?)));
    remedies
        .map(|(index, option, remedy)| {
            let after = board_after(event, board, shown, &option.effect);
            let known = reckoned.iter().find(|(board, _)| *board == after);
            let means =
                known.map_or_else(|| means(t, event, shown, &after), |(_, means)| means.clone());
            reckoned.push((after, means.clone()));
            let (words, note) = button(t, event, shown, option, remedy);
            OptionButton { code: index.to_string(), words, note, means }
        })
        .collect()
}

/// `White loses: B+`, for a remedy that ends the game.
fn loses(t: Lang, ending: Ending) -> String {
    match ending.winner() {
        Some(winner) => {
            let loser = t.color(winner.other());
            t.with("remedy-loses-so", (("color", loser), ("result", t.ending(ending))))
        }
        None => remedy_words(t, Remedy::BothLose),
    }
}

fn button(
    t: Lang,
    event: &Event,
    shown: &ProposedRuling,
    option: &RulingOption,
    remedy: Remedy,
) -> (String, String) {
    // Once the game is over, `Stands` is not worded as playing on.
    let plain = match (remedy, option.effect.verdict) {
        (Remedy::Stands, Verdict::EndStands) => t.text("remedy-end-stands"),
        (Remedy::Stands, Verdict::ResultStands) if shown.by_round => t.text("remedy-end-stands"),
        (Remedy::Loses(_), Verdict::Ends(ending)) => loses(t, ending),
        _ => remedy_words(t, remedy),
    };
    let words = match option.consent {
        Consent::Arbiter if option.practice => t.with("ruling-in-practice", [("remedy", plain)]),
        Consent::Arbiter => plain,
        Consent::BothPlayers => t.with("ruling-if-agreed", [("remedy", plain)]),
    };
    let mut note = effect_words(t, &as_said(shown, &option.effect));
    if remedy == Remedy::SetClockRight {
        note = format!("{note} {}", clock_words(t, option.effect.clock));
    }
    if let Some(ending) = option.effect.verdict.ending() {
        note = format!("{note} {}", worth(t, event, ending));
    }
    for out in out_of(t, event, shown, &option.effect) {
        note = format!("{note} {out}");
    }
    (words, note)
}

/// Penalties that may be added to the ruling: name, words, note. Empty if the ruling offers none.
pub(super) fn sanctions(
    t: Lang,
    event: &Event,
    shown: &ProposedRuling,
) -> Vec<(&'static str, String, String)> {
    let options = &shown.ruling.options;
    let offered = |sanction: Sanction| {
        options.iter().find(|option| option.remedy.is_none() && option.sanction == sanction)
    };
    if !Sanction::ALL.iter().any(|sanction| offered(*sanction).is_some()) {
        return Vec::new();
    }
    let rows = Sanction::ALL.into_iter().filter_map(|sanction| {
        let words = sanction_words(t, sanction);
        if sanction == Sanction::None {
            return Some((sanction.name(), words, String::new()));
        }
        let effect = &offered(sanction)?.effect;
        if sanction.has_number() {
            let whose = effect.penalties.first().map(|penalty| t.color(penalty.color));
            let note = whose.map(|color| t.with("sanction-whose", [("color", color)]));
            return Some((sanction.name(), words, note.unwrap_or_default()));
        }
        let out = out_of(t, event, shown, effect).into_iter();
        let note = std::iter::once(penalties_said(t, &as_said(shown, effect))).chain(out);
        Some((sanction.name(), words, note.collect::<Vec<_>>().join(" ")))
    });
    rows.collect()
}

/// The largest amount of each penalty with a number; empty if the ruling offers none.
pub(super) fn amount(t: Lang, shown: &ProposedRuling) -> String {
    let offered = shown.ruling.options.iter().filter(|option| option.remedy.is_none());
    let most = offered.filter_map(|o| {
        let most = shown.procedure.discretion.most(o.sanction)?;
        Some(t.labelled(&sanction_words(t, o.sanction), &format!("1–{most}")))
    });
    t.listed(most)
}
