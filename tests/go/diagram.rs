//! Pictures: measures, classes, and what they say to those who do not see them.

use go::diagram::{Diagram, Window, gradients, thumbnail};
use go::{BoardSize, Color, Goban};

use crate::support::{board, pt, pts};

#[test]
fn a_full_board_has_the_measures_of_the_goban() {
    let empty = Goban::new(BoardSize::FULL);
    let svg = Diagram::new(&empty, "g1").svg();
    assert!(
        svg.starts_with(r#"<svg class="goban" viewBox="0 0 796.8 792.8" role="img""#),
        "{}",
        &svg[..120]
    );
    assert_eq!(svg.matches(r#"class="hoshi""#).count(), 9);
    assert_eq!(svg.matches(r#"class="co""#).count(), 38);
    assert!(svg.contains(r#"<text class="co" x="372.0" y="784.0" font-size="19">J</text>"#));
    assert!(!svg.contains(">I<"), "there is no column I");
    assert!(svg.contains("M52.0 24.8H772.0") && svg.contains("M772.0 24.8V744.8"));
}

#[test]
fn a_thumbnail_has_a_dot_a_stone_from_the_upper_left() {
    let svg = thumbnail(&board("X . .\n. O .\n. . ."), Some(pt("A3")));
    assert!(
        svg.ends_with(r##"<path stroke="#fff" stroke-width=".4" d="M0 0h0"/></svg>"##),
        "{svg}"
    );
    assert!(svg.contains(r#"stroke-width=".94" d="M0 0h0""#), "{svg}");
    assert_eq!(svg.matches(r#"d="M1 1h0""#).count(), 2, "white with its rim: {svg}");
    assert!(svg.contains(r#"viewBox="-1 -1 4 4""#) && svg.contains("M0 2h2M2 0v2"), "{svg}");
}

#[test]
fn a_cut_out_lets_lines_run_off_half_a_unit() {
    let empty = Goban::new(BoardSize::FULL);
    let window = Window::new(BoardSize::FULL, pt("A19"), pt("J11")).expect("on the board");
    let svg = Diagram::new(&empty, "g").window(window).svg();
    assert!(svg.contains(r#"viewBox="0 0 392.0 388.0""#), "{}", &svg[..120]);
    assert!(svg.contains(r#"stroke-width="2.8" d="M52.0 48.0H392.0M52.0 48.0V388.0""#));
    assert!(Window::new(BoardSize::FULL, pt("A1"), pt("U20")).is_err());
    assert_eq!(Window::around(BoardSize::FULL, &[], 2), Window::whole(BoardSize::FULL));
}

#[test]
fn coordinates_of_a_cut_out_stand_at_the_edges_of_the_board_and_away_from_lines() {
    let empty = Goban::new(BoardSize::FULL);
    let cut = |a, b| {
        let window = Window::new(BoardSize::FULL, pt(a), pt(b)).expect("on the board");
        Diagram::new(&empty, "g").window(window).svg()
    };
    let corner = cut("M13", "T19");
    assert!(corner.contains(r#"viewBox="0 0 352.0 308.0""#), "{}", &corner[..120]);
    assert!(corner.contains(r#"<text class="co" x="20.0" y="22.0" font-size="19">M</text>"#));
    assert!(corner.contains(r#"<text class="co" x="336.0" y="54.6" font-size="19">19</text>"#));
    let middle = cut("G7", "N13");
    assert!(middle.contains("M33.6 20.0H313.6"), "lines end 6.4 before the numbers do");
    assert!(middle.contains(r#"<text class="co" x="16.0" y="26.6" font-size="19">13</text>"#));
}

#[test]
fn every_mark_has_its_class() {
    let position = board("...\n.XO\n.O.");
    let svg = Diagram::new(&position, "g")
        .last(Some(pt("B2")))
        .chosen(Some(pt("A1")))
        .violation(Some(pt("C2")))
        .emptied(&pts("A2"))
        .numbers(&[(pt("B1"), 7), (pt("A3"), 112), (pt("C2"), 8)])
        .dead(&pts("B1"))
        .territory(Color::White, &pts("C1"))
        .svg();
    for class in
        ["ring-b", "cur", "bad-halo", "bad", "seen", "n-w", "w dead", "tb", "tw", "b", "w", "sh"]
    {
        assert!(svg.contains(&format!(r#"class="{class}""#)), "{class}");
    }
    assert_eq!(svg.matches(r#"class="sh""#).count(), 2, "dead stones cast no shadow");
    assert_eq!(svg.matches(r#"<circle class="wood""#).count(), 1, "lines make room for A3");
    assert!(!svg.contains("style"), "no inline style");
    let numbered = Diagram::new(&position, "g").last(Some(pt("B2"))).numbers(&[(pt("B2"), 1)]);
    let svg = numbered.svg();
    assert!(svg.contains(r#"class="n-b""#) && !svg.contains("ring"), "the number is the ring");
}

#[test]
fn the_style_sheet_knows_every_class() {
    let sheet =
        [include_str!("../../static/tengen.css"), include_str!("../../static/work.css")].concat();
    for class in [
        "wood", "l", "hoshi", "co", "sh", "b", "w", "dead", "n-b", "n-w", "ring-b", "ring-w", "tb",
        "tw", "cur", "bad-halo", "bad", "seen",
    ] {
        let rule = format!(".goban .{class}");
        let ends = [' ', ',', '{'].map(|end| format!("{rule}{end}"));
        assert!(ends.iter().any(|rule| sheet.contains(rule)), "{rule}");
    }
    for stop in ["gb-1", "gb-2", "gb-3", "gw-1", "gw-2", "gw-3"] {
        assert!(gradients().contains(&format!(r#"class="{stop}""#)), "{stop}");
        assert!(sheet.contains(&format!(".{stop} {{ stop-color")), "{stop}");
    }
}

#[test]
fn the_picture_is_said_in_words() {
    let position = board("...\n.XO\n.O.");
    let svg = Diagram::new(&position, "t4").last(Some(pt("B2"))).dead(&pts("B1")).svg();
    assert!(svg.contains(r#"aria-labelledby="t4-t t4-d""#));
    assert!(svg.contains("<title id=\"t4-t\">Position on 3×3, last move Black B2</title>"));
    assert!(svg.contains("Black: B2. White: B1 C2. Dead white: B1."));
    let said =
        Diagram::new(&position, "a\"><b").title("1 < 2 & \"3\"").description("x\u{7}y").svg();
    assert!(said.contains(">1 &lt; 2 &amp; &quot;3&quot;</title>") && said.contains(">xy</desc>"));
    assert!(said.contains(r#"id="ab-t""#));
    assert!(gradients().contains(r#"id="gb""#) && gradients().contains(r#"id="gw""#));
}
