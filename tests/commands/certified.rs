use tengen::cli::{RowFormat, check, pair};
use tengen::pairing::{
    CertificateError, DrawCertificate, DrawOptions, Proof, RoundContext, RoundPicture, before_draw,
    choices, draw_in, score_groups,
};
use tengen::tournament::{RoundNo, Tournament};

use crate::rounds as golden;

/// What is recorded of a round, in total weight.
fn recorded(tournament: &Tournament, round: RoundNo) -> i128 {
    let context = RoundContext::new(tournament, round, None).unwrap();
    let boards = tournament.round(round).map(|r| r.boards.clone()).unwrap_or_default();
    let weights = boards.iter().filter_map(|board| context.pair(board.black, board.white));
    weights.map(|weights| i128::from(weights.total)).sum()
}

/// Draws a round, checks its certificate from the files that are handed out, and refuses damaged ones.
fn draw_and_check(event: &str, tournament: &Tournament, round: RoundNo) {
    let drawn = pair::drawn(tournament, round).unwrap_or_else(|e| panic!("{event} {round}: {e}"));
    assert_eq!(drawn.proof, Proof::Optimal, "{event} {round}");
    let printed = pair::render(tournament, &drawn, 0.0, RowFormat::Tsv);
    assert!(printed.contains("# optimal=proved\n"), "{event} {round}");
    assert!(drawn.total >= recorded(tournament, round), "{event} {round}");
    let before = before_draw(tournament, round);
    let text = drawn.certificate.to_text();
    let accepted = check::checked(&before, round, &text)
        .unwrap_or_else(|error| panic!("{event} {round}: {error}"));
    let check::Accepted::Players(certificate, checked) = accepted else { panic!("of players") };
    assert_eq!(checked.total, drawn.total, "{event} {round}");
    refuse_damaged(&certificate, &before);
}

fn refuse_damaged(certificate: &DrawCertificate, before: &Tournament) {
    let n = certificate.players.len();
    for vertex in [0, n / 2, n - 1] {
        for step in [-2, 2] {
            let mut damaged = certificate.clone();
            damaged.matching.duals[vertex] += step;
            assert!(damaged.check(before).is_err(), "dual {vertex} by {step}");
        }
    }
    let mut swapped = certificate.clone();
    let pairs = swapped.matching.pairs();
    if let [(a, b), (c, d), ..] = pairs[..] {
        for (one, other) in [(a, c), (b, d)] {
            swapped.matching.partners[one] = other;
            swapped.matching.partners[other] = one;
        }
        assert!(swapped.check(before).is_err(), "other pairs under the same prices");
    }
    let mut richer = certificate.clone();
    richer.matching.total += 1;
    assert!(matches!(richer.check(before), Err(CertificateError::Refused(_))));
}

#[test]
fn every_round_with_known_weights_is_proved_and_its_proof_checked() {
    let mut rounds = 0;
    for (event, round) in golden::rounds() {
        draw_and_check(event, &golden::tournament(event), round);
        rounds += 1;
    }
    assert_eq!(rounds, 37);
}

#[test]
fn every_round_of_the_large_tournaments_is_proved_too() {
    for (event, players) in [("northern-open", 150), ("congress-2011", 760)] {
        let tournament = golden::tournament(event);
        assert_eq!(tournament.entries.len(), players, "{event}");
        let last = tournament.last_round_with_games().unwrap();
        assert!(last.0 > 3, "{event}");
        for no in 1..=last.0 {
            draw_and_check(event, &tournament, RoundNo(no));
        }
    }
}

#[test]
fn a_certificate_of_another_round_is_named() {
    let tournament = golden::tournament("simplemm");
    let drawn = pair::drawn(&tournament, RoundNo(2)).unwrap();
    let error = check::checked(&tournament, RoundNo(3), &drawn.certificate.to_text()).unwrap_err();
    assert_eq!(error.to_string(), "the certificate is of round 2, not of round 3; write --round 2");
}

#[test]
fn what_is_left_of_a_draw_stays_proved() {
    let tournament = golden::tournament("simplemm");
    let mut drawn = pair::drawn(&tournament, RoundNo(2)).unwrap();
    let all = drawn.certificate.covers(&drawn.boards);
    assert_eq!((all.proved.len(), all.by_hand.len()), (drawn.boards.len(), 0));
    let (one, other) = (drawn.boards[0].black, drawn.boards[1].white);
    drawn.boards[0].black = other;
    drawn.boards[1].white = one;
    let part = drawn.certificate.covers(&drawn.boards);
    assert_eq!(part.by_hand, [drawn.boards[0].table, drawn.boards[1].table]);
    assert_eq!(part.proved.len(), drawn.boards.len() - 2);
}

#[test]
fn the_next_best_partners_cost_what_a_draw_with_them_costs() {
    let tournament = golden::tournament("harbour-open");
    let context = RoundContext::new(&tournament, RoundNo(3), None).unwrap();
    let drawn = pair::drawn(&tournament, RoundNo(3)).unwrap();
    for board in drawn.boards.iter().take(6) {
        let pair = (board.black, board.white);
        let found = choices(&context, &drawn.certificate, pair).unwrap();
        let options = DrawOptions { bye: drawn.bye, ..DrawOptions::default() };
        let apart = DrawOptions { forbidden: vec![pair], ..options.clone() };
        let lost = drawn.total - draw_in(&context, &apart).unwrap().total;
        assert!(lost >= 0);
        assert_eq!((found.cost, found.one[0].lost, found.other[0].lost), (0, lost, lost));
        for (player, swap) in found.one.iter().map(|s| (board.black, s)) {
            let mut fixed = board.clone();
            (fixed.black, fixed.white) = (player, swap.with);
            let with = DrawOptions { fixed: vec![fixed], ..options.clone() };
            let with = draw_in(&context, &with).unwrap();
            assert_eq!(drawn.total - with.total, swap.lost);
            assert!(
                swap.changed.iter().any(|&(a, b)| {
                    (a, b) == (player, swap.with) || (b, a) == (player, swap.with)
                })
            );
        }
        assert!(found.one.windows(2).all(|two| two[0].lost <= two[1].lost));
    }
}

#[test]
fn in_the_picture_everybody_stands_once_and_the_drawn_down_lead_to_another_score() {
    let tournament = golden::tournament("harbour-open");
    for no in 1..=4 {
        let context = RoundContext::new(&tournament, RoundNo(no), None).unwrap();
        let drawn = pair::drawn(&tournament, RoundNo(no)).unwrap();
        let groups = score_groups(&context, &drawn.boards);
        assert!(groups.windows(2).all(|two| two[0].score > two[1].score), "round {no}");
        let all: Vec<_> =
            groups.iter().flat_map(|g| g.players.iter().map(move |p| (g.score, p))).collect();
        assert_eq!(all.len(), context.participants().len());
        assert!(all.iter().zip(1..).all(|((_, player), number)| player.number == number));
        let mut down = 0;
        for (score, player) in &all {
            let Some(seat) = player.seat else { continue };
            let board = drawn.boards.iter().find(|board| board.table == seat.table).unwrap();
            assert_eq!(board.seat(seat.color), player.entry);
            let (theirs, other) = all[seat.opponent.unwrap() - 1];
            assert_eq!(board.opponent_of(player.entry), Some(other.entry));
            down += usize::from(theirs < *score);
        }
        assert_eq!(down, RoundPicture::of(&context, &drawn.boards).floaters.len());
        let free = all.iter().filter(|(_, player)| player.seat.is_none()).count();
        assert_eq!(free, all.len() - 2 * drawn.boards.len(), "round {no}");
    }
}

#[test]
fn the_picture_counts_every_board_once() {
    let tournament = golden::tournament("harbour-open");
    for no in 1..=4 {
        let context = RoundContext::new(&tournament, RoundNo(no), None).unwrap();
        let drawn = pair::drawn(&tournament, RoundNo(no)).unwrap();
        let picture = RoundPicture::of(&context, &drawn.boards);
        for counts in [&picture.groups_apart, &picture.ranks_apart] {
            assert_eq!(counts.values().sum::<usize>(), drawn.boards.len());
        }
        let level = picture.groups_apart.get(&0).copied().unwrap_or(0);
        assert_eq!(picture.floaters.len(), drawn.boards.len() - level);
        assert!(picture.repeats.is_empty(), "round {no}");
        assert_eq!(picture.could_repeat > 0, no > 1, "round {no}");
    }
}
