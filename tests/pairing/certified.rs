use tengen::cli::{check, pair, weights};
use tengen::pairing::{CertificateError, DrawCertificate, Proof, RoundContext, before_draw};
use tengen::tournament::{RoundNo, Tournament};

use crate::golden;

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
    let printed = pair::render(tournament, &drawn, 0.0, weights::Format::Tsv);
    assert!(printed.contains("# optimal=proved\n"), "{event} {round}");
    assert!(drawn.total >= recorded(tournament, round), "{event} {round}");
    let before = before_draw(tournament, round);
    let text = drawn.certificate.to_text();
    let accepted = check::checked(&before, round, &text)
        .unwrap_or_else(|error| panic!("{event} {round}: {error}"));
    assert_eq!(accepted.checked.total, drawn.total, "{event} {round}");
    refuse_damaged(&accepted.certificate, &before);
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
