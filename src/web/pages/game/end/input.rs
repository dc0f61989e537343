//! The forms of the pages for the end of a game.

use super::super::input::{What, mark_of, point, read_point};
use crate::web::prelude::*;

pub(in super::super) enum Said {
    /// Both players' answer about each disputed group; `None` if they do not agree about it.
    Groups(Vec<(Point, Option<Fate>)>),
    Differ,
    Copy(Point),
    /// A move on the copy; `None` is a pass.
    CopyPlay(Option<Point>),
    CopyKo(Point),
}

pub(in super::super) fn what(act: &str, of: &str, reader: &mut Reader<'_>) -> Option<What> {
    let one = |act| Some(What::Acts(vec![act]));
    let said = |said| Some(What::Said(said));
    match act {
        "nothing-left" => one(GameAct::NothingLeft),
        "told" => one(GameAct::Told),
        "accept-copy" => one(GameAct::AcceptCopy),
        "give-in" => one(GameAct::GiveIn { color: side(of)? }),
        "answer" => one(answer(side(of)?, reader)?),
        "decide" => one(decide(reader)?),
        "both-lose" => one(GameAct::BothLose { reason: reason(reader) }),
        "confirm-for" => one(GameAct::ConfirmFor { color: side(of)?, reason: reason(reader) }),
        "differ" => said(Said::Differ),
        "say" => said(Said::Groups(groups(reader))),
        "copy" => said(Said::Copy(read_point(of).ok()?)),
        "copy-play" => said(Said::CopyPlay(Some(point(reader)?))),
        "copy-pass" => said(Said::CopyPlay(None)),
        "copy-ko" => said(Said::CopyKo(read_point(of).ok()?)),
        _ => None,
    }
}

fn side(letter: &str) -> Option<Color> {
    [Color::Black, Color::White].into_iter().find(|color| letter.starts_with(color.letter()))
}

fn reason(reader: &Reader<'_>) -> String {
    reader.typed("reason").trim().to_owned()
}

/// A player's answer. When asked again it has another field, so that no answer is preselected.
fn answer(color: Color, reader: &mut Reader<'_>) -> Option<GameAct> {
    let letter = color.letter();
    let again = format!("again-{letter}");
    let field = if reader.typed(&again).is_empty() { format!("answer-{letter}") } else { again };
    let answer = reader.choose(&field, ResumptionAnswer::named)?;
    Some(GameAct::Answer { color, answer })
}

fn decide(reader: &mut Reader<'_>) -> Option<GameAct> {
    let group = reader.read("group", read_point);
    let chosen = reader.choose("fate", Fate::named);
    Some(GameAct::Decide { group: group?, fate: chosen?, reason: reason(reader) })
}

/// Reads fields like `say-S17=dead`; the field `groups` lists their points.
fn groups(reader: &Reader<'_>) -> Vec<(Point, Option<Fate>)> {
    let named = reader.typed("groups").to_owned();
    let points = named.split_whitespace().filter_map(|name| read_point(name).ok());
    points.map(|point| (point, Fate::named(reader.typed(&format!("say-{point}"))))).collect()
}

pub(in super::super) fn acts(said: Said, game: &Game, shown: &LifeAndDeath) -> Vec<GameAct> {
    let on_copy =
        |color: fn(Color) -> Color| game.copy().map_or(Color::Black, |copy| color(copy.to_move()));
    let to_move = on_copy(|color| color);
    match said {
        Said::Differ => vec![GameAct::Differ],
        Said::Groups(groups) => say(&groups, game, shown),
        Said::Copy(at) => {
            let groups = game.marked_groups(shown);
            let group = groups.iter().find(|group| group.stones.contains(&at));
            let claimant = group.and_then(|group| group.claimant()).unwrap_or(Color::Black);
            vec![GameAct::Copy { claimant, group: at }]
        }
        Said::CopyPlay(point) => vec![GameAct::CopyPlay(Played { color: to_move, point })],
        Said::CopyKo(ko) => vec![GameAct::CopyKo { color: to_move, ko }],
    }
}

fn say(said: &[(Point, Option<Fate>)], game: &Game, shown: &LifeAndDeath) -> Vec<GameAct> {
    let board = game.board();
    let groups = game.marked_groups(shown);
    let claim = |color: Color| {
        let mut claim = game.claim(color, shown).clone();
        for (at, fate) in said {
            let group = groups.iter().find(|group| group.stones.contains(at));
            if let (Some(group), Some(fate)) = (group, fate) {
                claim = claim.clone().with(&board, &group.stones, *fate).unwrap_or(claim);
            }
        }
        own(color, &claim)
    };
    let agreed = said.iter().any(|(_, fate)| fate.is_some());
    let differ = said.iter().any(|(_, fate)| fate.is_none());
    let claims = [Color::Black, Color::White].into_iter().filter(|_| agreed).map(claim);
    claims.chain(differ.then_some(GameAct::Differ)).collect()
}

pub(in super::super) fn own(color: Color, life: &LifeAndDeath) -> GameAct {
    match mark_of(life) {
        GameAct::Mark { dead, seki } => GameAct::Claim { color, dead, seki },
        act => act,
    }
}
