//! QR codes as SVG paths.

use crate::web::prelude::*;
use std::fmt::Write as _;

use qrcode::bits::encode_auto;
use qrcode::canvas::{Canvas, MaskPattern};
use qrcode::ec::construct_codewords;
use qrcode::types::QrError;
use qrcode::{Color as Module, EcLevel};

const MASKS: [MaskPattern; 8] = [
    MaskPattern::Checkerboard,
    MaskPattern::HorizontalLines,
    MaskPattern::VerticalLines,
    MaskPattern::DiagonalLines,
    MaskPattern::LargeCheckerboard,
    MaskPattern::Fields,
    MaskPattern::Diamonds,
    MaskPattern::Meadow,
];

/// A QR code without its quiet zone, which the page adds as margin.
pub struct Code {
    pub side: usize,
    pub path: String,
}

impl Code {
    /// With error correction M. Fails if the address is too long.
    pub fn of(address: &str) -> Result<Self> {
        let modules = Modules::of(address).context("the address is too long for a code")?;
        Ok(Self { side: modules.side, path: modules.path() })
    }

    /// The side with two modules of quiet zone around it.
    pub const fn with_margin(&self) -> usize {
        self.side + 4
    }
}

struct Modules {
    side: usize,
    dark: Vec<bool>,
}

impl Modules {
    /// Chooses the mask with the lowest penalty. The crate's own choice takes ten times as long, and a large event
    /// prints hundreds of codes.
    fn of(address: &str) -> Result<Self, QrError> {
        let bits = encode_auto(address.as_bytes(), EcLevel::M)?;
        let version = bits.version();
        let (data, correction) = construct_codewords(&bits.into_bytes(), version, EcLevel::M)?;
        let mut plain = Canvas::new(version, EcLevel::M);
        plain.draw_all_functional_patterns();
        plain.draw_data(&data, &correction);
        let masked = MASKS.into_iter().map(|mask| {
            let mut canvas = plain.clone();
            canvas.apply_mask(mask);
            let dark = canvas.into_colors().into_iter().map(|module| module == Module::Dark);
            Self { side: version.width().unsigned_abs().into(), dark: dark.collect() }
        });
        masked.min_by_key(Self::penalty).ok_or(QrError::InvalidVersion)
    }

    /// The penalty of ISO/IEC 18004, 7.8.3: long runs, blocks, finder-like patterns, share of dark modules.
    fn penalty(&self) -> usize {
        let (side, dark) = (self.side, &self.dark);
        let line = |first: usize, step: usize| (0..side).map(move |at| dark[first + at * step]);
        let lines: usize =
            (0..side).map(|n| line_penalty(line(n * side, 1)) + line_penalty(line(n, side))).sum();
        let mut blocks = 0;
        for (above, below) in dark.chunks(side).zip(dark.chunks(side).skip(1)) {
            let pairs = above.windows(2).zip(below.windows(2));
            blocks += pairs.filter(|(a, b)| a == b && a[0] == a[1]).count();
        }
        let share = dark.iter().filter(|dark| **dark).count() * 100 / dark.len();
        lines + 3 * blocks + share.abs_diff(50) / 5 * 10
    }

    fn path(&self) -> String {
        let mut path = String::with_capacity(self.dark.len() * 4);
        for (y, row) in self.dark.chunks(self.side).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                let n = run.len();
                if run[0] {
                    // Writing to a string does not fail.
                    let _ = write!(path, "M{x} {y}h{n}v1h-{n}z");
                }
                x += n;
            }
        }
        path
    }
}

/// The penalty of a row or column: runs of five or more, and finder patterns 1:1:3:1:1 next to four light modules.
fn line_penalty(line: impl Iterator<Item = bool>) -> usize {
    let (mut penalty, mut run, mut was, mut seen) = (0, 0, false, 0b101_0101_0101_u32);
    for dark in line {
        run = if was == dark { run + 1 } else { 1 };
        was = dark;
        seen = ((seen << 1) | u32::from(dark)) & 0b111_1111_1111;
        penalty += match run {
            5 => 3,
            6.. => 1,
            _ => 0,
        };
        if matches!(seen, 0b101_1101_0000 | 0b000_0101_1101) {
            penalty += 40;
        }
    }
    penalty
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_a_code_covers_its_dark_modules() {
        let modules = Modules::of("https://go.example/t/open/boards/3/12").unwrap();
        let drawn = modules.path();
        let runs = drawn.split('h').skip(1).step_by(2);
        let lengths = runs.map(|run| run.split('v').next().unwrap().parse::<usize>().unwrap());
        assert_eq!(lengths.sum::<usize>(), modules.dark.iter().filter(|dark| **dark).count());
        assert_eq!(modules.side, 29);
    }

    #[test]
    fn a_code_reads_as_well_as_with_the_mask_that_the_crate_chooses() {
        for number in 0..40 {
            let address = format!("https://go.example/t/congress/players/{number}");
            let ours = Modules::of(&address).unwrap();
            let best = qrcode::QrCode::with_error_correction_level(&address, EcLevel::M).unwrap();
            let dark = best.to_colors().into_iter().map(|module| module == Module::Dark).collect();
            let best = Modules { side: best.width(), dark };
            assert_eq!(ours.side, best.side);
            assert!(ours.penalty() <= best.penalty(), "{address}");
        }
        assert!(Modules::of(&"x".repeat(4000)).is_err());
    }
}
