use chardetng::EncodingDetector;
use encoding_rs::Encoding;

/// Guesses the encoding of a file that is not UTF-8 and declares none, as Firefox does.
pub(crate) fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new();
    detector.feed(bytes, true);
    detector.guess(None, false)
}
