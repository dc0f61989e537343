use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, SHIFT_JIS, WINDOWS_1252};

/// Guesses the encoding of a file that is not UTF-8 and does not say what it is. SGF's
/// default is Latin-1, and so wrote the programs of Western Europe; those of East Asia write their own. Letters with accents stand alone
/// between ASCII letters, East Asian characters come in runs: that decides first, then the share
/// of characters that are common in each language.
pub(crate) fn guess(bytes: &[u8]) -> &'static Encoding {
    if !looks_east_asian(bytes) {
        return WINDOWS_1252;
    }
    let sample = &bytes[..bytes.len().min(64 * 1024)];
    [SHIFT_JIS, EUC_JP, EUC_KR, GB18030, BIG5]
        .into_iter()
        .map(|encoding| (score(encoding, sample, bytes), encoding))
        .max_by_key(|(score, _)| *score)
        .filter(|(score, _)| *score > 0)
        .map_or(WINDOWS_1252, |(_, encoding)| encoding)
}

fn looks_east_asian(bytes: &[u8]) -> bool {
    let high = |i: usize| bytes.get(i).is_some_and(|b| *b >= 0x80);
    let (mut all, mut in_runs) = (0_usize, 0_usize);
    for i in (0..bytes.len()).filter(|&i| high(i)) {
        all += 1;
        in_runs += usize::from((i > 0 && high(i - 1)) || high(i + 1));
    }
    in_runs * 10 >= all * 6 && all >= 4
}

/// 0 if some bytes do not decode, else how common its characters are, in a thousand.
fn score(encoding: &'static Encoding, sample: &[u8], bytes: &[u8]) -> u32 {
    if encoding.decode_without_bom_handling_and_without_replacement(bytes).is_none() {
        return 0;
    }
    let (text, _) = encoding.decode_without_bom_handling(sample);
    let (mut all, mut weight) = (0_u64, 0_u64);
    for c in text.chars().filter(|c| !c.is_ascii()) {
        all += 1;
        weight += likelihood(encoding, c);
    }
    u32::try_from(weight * 1000 / all.max(1) / 4).unwrap_or(u32::MAX)
}

/// Kana speak for Japanese, Hangul for Korean, ideographs for Chinese; half-width kana and
/// private characters speak against anything.
fn likelihood(encoding: &'static Encoding, c: char) -> u64 {
    let japanese = encoding == SHIFT_JIS || encoding == EUC_JP;
    match c as u32 {
        0x3040..=0x30ff if japanese => 4,
        0x3040..=0x30ff => 1,
        0xac00..=0xd7a3 if encoding == EUC_KR => 4,
        0x4e00..=0x9fa5 if encoding == EUC_KR => 1,
        0x4e00..=0x9fa5 if encoding == BIG5 => 2,
        0x4e00..=0x9fa5 => 3,
        0x3000..=0x303f | 0xff01..=0xff5e => 3,
        _ => 0,
    }
}
