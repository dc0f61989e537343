use crate::prelude::*;

/// ISO 3166-1, and `UK`, which the European database uses.
const CODES: &str = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO \
    BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE \
    EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT \
    HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU \
    LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR \
    NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM \
    SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UK UM US UY UZ VA VC VE \
    VG VI VN VU WF WS XK YE YT ZA ZM ZW";

/// Names of countries in lists: those in Latin letters folded as by [`folded`], in the languages of headings and the
/// country's own; others as they are written; and three-letter codes.
const NAMES: &str = include_str!("countries.tsv");

/// The two letters of a country in a list; `None` if it is no country.
pub fn country(written: &str) -> Option<&'static str> {
    let word = folded(written).concat();
    if word.len() == 2 {
        let upper = word.to_ascii_uppercase();
        return CODES.split_whitespace().find(|code| *code == upper);
    }
    let whole = written.split_whitespace().collect::<String>().to_lowercase();
    let named = |names: &str| names.split(' ').any(|name| name == word || name == whole);
    let mut countries = NAMES.lines().filter_map(|line| line.split_once('\t'));
    countries.find(|(_, names)| named(names)).map(|(code, _)| code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn countries_are_known_by_code_and_name() {
        for (written, code) in [
            ("de", "DE"),
            ("Fr", "FR"),
            ("UK", "UK"),
            ("Österreich", "AT"),
            ("NEDERLAND", "NL"),
            ("日本", "JP"),
            ("中国", "CN"),
            ("中國", "CN"),
            ("韓国", "KR"),
            ("한국", "KR"),
            ("台灣", "TW"),
            ("Россия", "RU"),
            ("Alemania", "DE"),
            ("대한민국", "KR"),
            ("Países Bajos", "NL"),
            ("德国", "DE"),
        ] {
            assert_eq!(country(written), Some(code), "{written}");
        }
        for wrong in ["Basel", "QQ", "", "D", "Eva"] {
            assert_eq!(country(wrong), None, "{wrong}");
        }
    }
}
