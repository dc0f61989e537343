//! Codes to scan, as paths.

use anyhow::Context;
use qrcode::{Color as Module, EcLevel, QrCode};

use crate::web::WebError;

/// A code to scan: how many modules a side, and the dark ones as a path. The quiet zone around it is the
/// paper's.
pub struct Code {
    /// Modules a side.
    pub side: usize,
    /// The dark ones.
    pub path: String,
}

impl Code {
    /// The code of an address.
    ///
    /// # Errors
    /// An address that is too long for a code.
    pub fn of(address: &str) -> Result<Self, WebError> {
        let code = QrCode::with_error_correction_level(address, EcLevel::M)
            .context("the address is too long for a code")?;
        let side = code.width();
        let modules = code.to_colors();
        let mut path = String::new();
        for (y, row) in modules.chunks(side).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                if run[0] == Module::Dark {
                    path.push_str(&format!("M{x} {y}h{n}v1h-{n}z", n = run.len()));
                }
                x += run.len();
            }
        }
        Ok(Self { side, path })
    }
}

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn the_path_of_a_code_covers_its_dark_modules() {
        let address = "https://go.example/t/open/boards/3/12";
        let plain = qrcode::QrCode::with_error_correction_level(address, qrcode::EcLevel::M);
        let dark = plain.unwrap().to_colors().iter().filter(|c| **c == super::Module::Dark).count();
        let drawn = Code::of(address).unwrap();
        let runs = drawn.path.split('h').skip(1).step_by(2);
        let lengths = runs.map(|run| run.split('v').next().unwrap().parse::<usize>().unwrap());
        assert_eq!(lengths.sum::<usize>(), dark);
        assert_eq!(drawn.side, 29);
    }
}
