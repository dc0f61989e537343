//! Certificates: damaged ones are refused, with the reason; as text they come
//! back unchanged, and bad text is refused at its line.

use matching::{
    Certificate, CertificateFault, CertificateTextError, FnWeights, Weights, check, solve,
};

#[path = "support/draws.rs"]
#[allow(dead_code)]
mod draws;

use draws::{Field, Seeding, System};

/// Two triangles of three who want each other; one pair must cross.
fn triangles() -> impl Weights<Value = i64> {
    FnWeights::new(6, |a: usize, b: usize| {
        (a + b != 9).then_some(if a / 3 == b / 3 { 10 } else { 1 })
    })
}

fn proof(weights: &impl Weights<Value = i64>) -> Certificate {
    solve(weights).expect("everybody can be paired").certificate().clone()
}

/// What the checker says of the triangles' certificate after some damage.
fn damaged(damage: impl Fn(&mut Certificate)) -> CertificateFault {
    let weights = triangles();
    let mut certificate = proof(&weights);
    assert_eq!(check(&weights, &certificate), Ok(()));
    assert!(!certificate.blossoms.is_empty());
    damage(&mut certificate);
    check(&weights, &certificate).expect_err("the damage is seen")
}

#[test]
fn lists_of_wrong_length_are_refused() {
    let wrong = |list| CertificateFault::Length { list, expected: 6, found: 5 };
    assert_eq!(damaged(|c| c.partners.truncate(5)), wrong("partners"));
    assert_eq!(damaged(|c| c.duals.truncate(5)), wrong("duals"));
    assert_eq!(damaged(|c| c.order.truncate(5)), wrong("order"));
}

#[test]
fn what_is_no_matching_is_refused() {
    assert_eq!(damaged(|c| c.partners[0] = 0), CertificateFault::Partner { vertex: 0 });
    assert_eq!(damaged(|c| c.partners[0] = 99), CertificateFault::Partner { vertex: 0 });
    let stolen = |c: &mut Certificate| c.partners[0] = (c.partners[0] + 1) % 6;
    assert!(matches!(damaged(stolen), CertificateFault::Partner { .. }));
}

#[test]
fn a_forbidden_pair_is_refused() {
    let weights = FnWeights::new(2, |_: usize, _: usize| Some(1i64));
    let none = FnWeights::new(2, |_: usize, _: usize| None::<i64>);
    assert_eq!(check(&none, &proof(&weights)), Err(CertificateFault::Forbidden { a: 0, b: 1 }));
}

#[test]
fn what_is_no_permutation_is_refused() {
    assert_eq!(damaged(|c| c.order[5] = c.order[0]), CertificateFault::Order { place: 5 });
    assert_eq!(damaged(|c| c.order[2] = 6), CertificateFault::Order { place: 2 });
}

#[test]
fn what_is_no_blossom_is_refused() {
    for (start, size) in [(0, 2), (0, 1), (5, 3), (0, 7), (usize::MAX, 3)] {
        let bend = |c: &mut Certificate| (c.blossoms[0].start, c.blossoms[0].size) = (start, size);
        assert_eq!(damaged(bend), CertificateFault::Size { blossom: 0 });
    }
    assert_eq!(damaged(|c| c.blossoms[0].dual = -2), CertificateFault::NegativeDual { blossom: 0 });
}

#[test]
fn blossoms_that_overlap_are_refused() {
    let twice = |c: &mut Certificate| c.blossoms.push(c.blossoms[0]);
    assert!(matches!(damaged(twice), CertificateFault::Overlap { .. }));
    let across = |c: &mut Certificate| {
        c.blossoms.truncate(1);
        c.blossoms.push(c.blossoms[0]);
        (c.blossoms[0].start, c.blossoms[1].start) = (0, 1);
    };
    assert!(matches!(damaged(across), CertificateFault::Overlap { .. }));
}

#[test]
fn a_blossom_not_matched_inside_is_refused() {
    let weights = triangles();
    let mut certificate = proof(&weights);
    certificate.partners = vec![4, 5, 3, 2, 0, 1];
    certificate.total = 3;
    assert!(matches!(
        check(&weights, &certificate),
        Err(CertificateFault::NotFull { expected: 1, found: 0, .. })
    ));
}

#[test]
fn duals_that_prove_nothing_are_refused() {
    assert!(matches!(damaged(|c| c.duals[0] -= 1), CertificateFault::Infeasible { lack: 1, .. }));
    assert!(matches!(damaged(|c| c.duals[0] += 1), CertificateFault::NotTight { slack: 1, .. }));
    assert!(matches!(damaged(|c| c.blossoms[0].dual -= 2), CertificateFault::Infeasible { .. }));
    assert!(matches!(damaged(|c| c.blossoms[0].dual += 2), CertificateFault::NotTight { .. }));
    assert!(matches!(damaged(|c| c.blossoms.clear()), CertificateFault::Infeasible { .. }));
}

#[test]
fn a_matching_that_is_not_the_best_is_refused() {
    let weights = FnWeights::new(4, |a: usize, b: usize| Some((a * b) as i64));
    let mut certificate = proof(&weights);
    (certificate.partners, certificate.total) = (vec![2, 3, 0, 1], 3);
    assert!(matches!(check(&weights, &certificate), Err(CertificateFault::NotTight { .. })));
}

#[test]
fn a_wrong_total_is_refused() {
    assert_eq!(damaged(|c| c.total += 1), CertificateFault::Total { stated: 22, found: 21 });
}

#[test]
fn numbers_that_do_not_add_up_are_refused() {
    assert_eq!(damaged(|c| c.duals[1] = i128::MAX), CertificateFault::Overflow);
    assert_eq!(damaged(|c| c.duals[1] = i128::MIN), CertificateFault::Overflow);
}

#[test]
fn a_certificate_comes_back_from_its_text() {
    let field = Field::new(System::McMahon, Seeding::Slip, 130, 3, 4);
    let certificate = proof(&field);
    let back = Certificate::parse(&certificate.to_text()).expect("it is well formed");
    assert_eq!(back, certificate);
    assert_eq!(check(&field, &back), Ok(()));
    let nobody = proof(&FnWeights::new(0, |_: usize, _: usize| Some(1i64)));
    assert_eq!(nobody.to_text().parse(), Ok(nobody));
}

const TEXT: &str = "matching-certificate 1\nvertices 2\ntotal 5\npartners 1 0\n\
                    duals 5 5\norder 0 1\nend\n";

/// The fault of the text after one line is replaced.
fn fault(line: usize, by: &str) -> CertificateTextError {
    assert!(Certificate::parse(TEXT).is_ok());
    let mut lines: Vec<&str> = TEXT.lines().collect();
    lines[line - 1] = by;
    Certificate::parse(&lines.join("\n")).expect_err("the line is wrong")
}

#[test]
fn bad_text_is_refused_at_its_line() {
    use CertificateTextError::*;
    let number = |line, field, word: &str| Number { line, field, word: word.into() };
    assert_eq!(fault(1, "matching-certificate 9"), Title);
    assert_eq!(Certificate::parse(""), Err(Title));
    assert_eq!(fault(2, "players 2"), Field { line: 2, field: "vertices" });
    assert_eq!(fault(2, "vertices 99999999999"), number(2, "vertices", "99999999999"));
    assert_eq!(fault(3, "total five"), number(3, "total", "five"));
    assert_eq!(fault(3, "total"), Length { line: 3, field: "total", expected: 1, found: 0 });
    assert_eq!(fault(4, "partners 1 -1"), number(4, "partners", "-1"));
    assert_eq!(fault(5, "duals 1 2 3"), Length { line: 5, field: "duals", expected: 2, found: 3 });
    assert_eq!(fault(6, "order"), Length { line: 6, field: "order", expected: 2, found: 0 });
    assert_eq!(fault(7, "blossom -1 3 4"), number(7, "blossom", "-1"));
    assert_eq!(fault(7, "blossom 0 3 4"), Ends { line: 8, field: "end" });
    assert_eq!(fault(7, "end\nmore"), Trailing { line: 8 });
}

#[test]
fn no_cut_or_garbled_text_panics() {
    let text = proof(&triangles()).to_text();
    for at in 0..text.len() {
        let _ = Certificate::parse(&text[..at]);
        let mut garbled = text.clone().into_bytes();
        garbled[at] = garbled[at].wrapping_add(7) % 128;
        if let Ok(read) = Certificate::parse(&String::from_utf8_lossy(&garbled)) {
            let _ = check(&triangles(), &read);
        }
    }
}
