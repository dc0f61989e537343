//! A checker of drawn rounds that shares no code with the draw: it reckons scores, balances, handicaps
//! and byes anew from boards and settings.

use std::collections::{BTreeSet, HashMap};

use go::Color;
use pairing::Draw;
use tournament::{
    Board, Ending, Entry, EntryId, HandicapBasis, NoResultPolicy, RoundNo, System, Tournament,
};

/// What the organiser asked for.
#[derive(Default)]
pub struct Wishes {
    pub bye: Option<EntryId>,
    pub forbidden: Vec<(EntryId, EntryId)>,
    pub fixed: Vec<Board>,
    pub left_out: Vec<EntryId>,
}

/// One player before the round, reckoned by hand.
#[derive(Clone, Debug)]
struct Standing {
    rank: i32,
    category: usize,
    twice_mms: i32,
    twice_wins: i32,
    balance: i32,
    byes: i32,
}

/// Everything wrong with a draw.
pub fn faults(tournament: &Tournament, drawn: &Draw, wishes: &Wishes) -> Vec<String> {
    let standings: HashMap<EntryId, Standing> = tournament
        .entries
        .iter()
        .map(|entry| (entry.id, standing(tournament, entry, drawn.round)))
        .collect();
    let mut faults = presence(tournament, drawn, wishes);
    faults.extend(bye_rule(drawn, wishes, &standings, tournament));
    for board in &drawn.boards {
        let among = |(a, b): &(EntryId, EntryId)| sits(board, *a) && sits(board, *b);
        if wishes.forbidden.iter().any(among) {
            faults.push(format!("table {}: a forbidden pair", board.table));
        }
        if wishes.fixed.iter().any(|fixed| fixed.table == board.table) {
            if !wishes.fixed.contains(board) {
                faults.push(format!("table {}: a fixed board was changed", board.table));
            }
        } else {
            faults.extend(seats_and_stones(tournament, board, &standings));
        }
    }
    if wishes.fixed.is_empty() {
        faults.extend(table_order(tournament, drawn, &standings));
    }
    faults
}

fn sits(board: &Board, entry: EntryId) -> bool {
    board.black == entry || board.white == entry
}

/// Everybody who takes part is somewhere, once; nobody else is anywhere; tables have one board each.
fn presence(tournament: &Tournament, drawn: &Draw, wishes: &Wishes) -> Vec<String> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    let seats = drawn.boards.iter().flat_map(|board| [board.black, board.white]);
    for entry in seats.chain(drawn.bye).chain(wishes.left_out.iter().copied()) {
        if !seen.insert(entry) {
            faults.push(format!("entry {entry} twice"));
        }
    }
    let here: BTreeSet<EntryId> =
        tournament.entries.iter().filter(|e| plays(e, drawn.round)).map(|e| e.id).collect();
    if here != seen {
        faults.push(format!("not the participants: {:?}", here.symmetric_difference(&seen)));
    }
    let tables: BTreeSet<i32> = drawn.boards.iter().map(|board| board.table.0).collect();
    if tables.len() != drawn.boards.len() || tables.first().is_some_and(|first| *first < 1) {
        faults.push("two boards at one table".to_owned());
    }
    faults
}

fn plays(entry: &Entry, round: RoundNo) -> bool {
    entry.is_final() && entry.participation.bits() >> (round.0 - 1) & 1 == 1
}

/// The bye is the chosen one's, or goes to the least rank + 2 · MMS + 1000 per earlier bye.
fn bye_rule(
    drawn: &Draw,
    wishes: &Wishes,
    standings: &HashMap<EntryId, Standing>,
    tournament: &Tournament,
) -> Option<String> {
    let bye = drawn.bye?;
    if let Some(chosen) = wishes.bye {
        return (bye != chosen).then(|| format!("the bye is not {chosen}'s but {bye}'s"));
    }
    let key = |entry: EntryId| {
        let standing = &standings[&entry];
        standing.rank + standing.twice_mms + 1000 * standing.byes
    };
    let free = tournament.entries.iter().filter(|entry| {
        plays(entry, drawn.round)
            && !wishes.left_out.contains(&entry.id)
            && !wishes.fixed.iter().any(|board| sits(board, entry.id))
    });
    let least = free.map(|entry| key(entry.id)).min()?;
    (key(bye) != least).then(|| format!("the bye of {bye} counts {}, not {least}", key(bye)))
}

fn seats_and_stones(
    tournament: &Tournament,
    board: &Board,
    standings: &HashMap<EntryId, Standing>,
) -> Vec<String> {
    let rule = &tournament.settings.handicap;
    let strength = |entry: EntryId| {
        let standing = &standings[&entry];
        let mms = standing.twice_mms.div_euclid(2) + tournament.settings.mcmahon.zero.value();
        let own = if rule.basis == HandicapBasis::Score { mms } else { standing.rank };
        own.min(rule.none_from.value())
    };
    let (black, white) = (strength(board.black), strength(board.white));
    let apart = (black - white).abs() - rule.correction;
    let due = apart.max(0).min(i32::from(rule.ceiling));
    let mut faults = Vec::new();
    if i32::from(board.handicap) != due {
        faults.push(format!("table {}: handicap {} not {due}", board.table, board.handicap));
    }
    let balance = |entry: EntryId| standings[&entry].balance;
    let wrong = if due > 0 && black != white {
        white < black
    } else if balance(board.black) != balance(board.white) {
        balance(board.white) > balance(board.black)
    } else {
        white_by_names(tournament, board) != board.white
    };
    if wrong {
        faults.push(format!("table {}: colours against the rule", board.table));
    }
    faults
}

/// Who takes White when only the names can tell.
fn white_by_names(tournament: &Tournament, board: &Board) -> EntryId {
    let players: Vec<&Entry> =
        tournament.entries.iter().filter(|entry| sits(board, entry.id)).collect();
    let names: Vec<Vec<u16>> = players
        .iter()
        .map(|e| format!("{}{}", e.surname, e.first_name).encode_utf16().collect())
        .collect();
    let mut joined = names.clone();
    joined.sort();
    let swapped = joined != names;
    let sum: i128 = joined.concat().iter().zip(1..).map(|(&u, at)| i128::from(u) * at).sum();
    let odd = sum * 1_234_567 % 2 == 1;
    players[usize::from(odd != swapped)].id
}

/// The better the first player of a table, the lower its number.
fn table_order(
    tournament: &Tournament,
    drawn: &Draw,
    standings: &HashMap<EntryId, Standing>,
) -> Option<String> {
    let score = |entry: EntryId| {
        let standing = &standings[&entry];
        let main = match tournament.settings.system {
            System::McMahon => standing.twice_mms,
            _ => standing.twice_wins,
        };
        (standing.category, -main.div_euclid(2))
    };
    let best = |board: &Board| score(board.black).min(score(board.white));
    let sorted = drawn.boards.windows(2).all(|pair| best(&pair[0]) <= best(&pair[1]));
    (!sorted).then(|| "tables are not in order of strength".to_owned())
}

fn standing(tournament: &Tournament, entry: &Entry, before: RoundNo) -> Standing {
    let settings = &tournament.settings;
    let limits = settings.mcmahon;
    let rank = entry.rank.value();
    let start = rank.clamp(limits.floor.value(), limits.bar.value()) - limits.zero.value()
        + entry.correction;
    let (mut played, mut free_mms, mut free_wins) = (0, 0, 0);
    let (mut balance, mut byes) = (0, 0);
    for round in (1..before.0).map(RoundNo) {
        let drawn = tournament.rounds.iter().find(|r| r.no == round);
        let board = drawn.and_then(|r| r.boards.iter().find(|board| sits(board, entry.id)));
        let bye = drawn.is_some_and(|r| r.byes.contains(&entry.id));
        if let Some(board) = board {
            let white = board.white == entry.id;
            played += twice_points(board.ending, white, settings.points.no_result);
            if board.handicap == 0 && board.colors_known {
                balance += if white { 1 } else { -1 };
            }
        } else if bye {
            byes += 1;
            free_mms += settings.points.bye_mms.0;
            free_wins += settings.points.bye_wins.0;
        } else if !plays(entry, round) {
            free_mms += settings.points.absent_mms.0;
            free_wins += settings.points.absent_wins.0;
        }
    }
    if settings.points.round_down {
        (free_mms, free_wins) = (free_mms / 2 * 2, free_wins / 2 * 2);
    }
    Standing {
        rank,
        category: settings.categories.0.iter().filter(|limit| entry.rank < **limit).count(),
        twice_mms: 2 * start + played + free_mms,
        twice_wins: played + free_wins,
        balance,
        byes,
    }
}

fn twice_points(ending: Ending, white: bool, no_result: NoResultPolicy) -> i32 {
    let color = if white { Color::White } else { Color::Black };
    match ending {
        Ending::Won { winner, .. } => 2 * i32::from(winner == color),
        Ending::Jigo { .. } | Ending::Drawn => 1,
        Ending::BothWin { .. } => 2,
        Ending::NoResult if no_result == NoResultPolicy::Half => 1,
        Ending::NoResult | Ending::Pending | Ending::BothLose { .. } => 0,
    }
}
