use rating::folded;

/// ISO 3166-1, and `UK`, which the European database uses.
const CODES: &str = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO \
    BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE \
    EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT \
    HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU \
    LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR \
    NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM \
    SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UK UM US UY UZ VA VC VE \
    VG VI VN VU WF WS XK YE YT ZA ZM ZW";

/// Names of countries in lists, folded as by [`folded`], in English, German, French and the country's own language
/// in Latin letters; and three-letter codes.
const NAMES: &[(&str, &str)] = &[
    ("AT", "austria osterreich oesterreich autriche aut"),
    ("AU", "australia australien australie aus"),
    ("BE", "belgium belgien belgique belgie bel"),
    ("BG", "bulgaria bulgarien bulgarie bul"),
    ("BR", "brazil brasilien bresil brasil bra"),
    ("CA", "canada kanada can"),
    ("CH", "switzerland schweiz suisse svizzera sui che"),
    ("CN", "china chine chn zhongguo"),
    ("CZ", "czechia czechrepublic tschechien tcheque republiquetcheque cesko cze"),
    ("DE", "germany deutschland allemagne ger deu brd"),
    ("DK", "denmark danemark danmark daenemark den dnk"),
    ("ES", "spain spanien espagne espana esp"),
    ("FI", "finland finnland finlande suomi fin"),
    ("FR", "france frankreich fra"),
    ("GR", "greece griechenland grece ellada gre grc"),
    ("HR", "croatia kroatien croatie hrvatska cro hrv"),
    ("HU", "hungary ungarn hongrie magyarorszag hun"),
    ("IE", "ireland irland irlande eire irl"),
    ("IL", "israel isr"),
    ("IT", "italy italien italie italia ita"),
    ("JP", "japan japon nippon jpn riben"),
    ("KR", "korea southkorea sudkorea suedkorea coree kor hanguo hangug"),
    ("LT", "lithuania litauen lituanie lietuva ltu"),
    ("LU", "luxembourg luxemburg lux"),
    ("LV", "latvia lettland lettonie latvija lat lva"),
    ("MX", "mexico mexiko mexique mex"),
    ("NL", "netherlands thenetherlands niederlande paysbas nederland holland ned nld"),
    ("NO", "norway norwegen norvege norge nor"),
    ("PL", "poland polen pologne polska pol"),
    ("PT", "portugal por prt"),
    ("RO", "romania rumanien rumaenien roumanie rou"),
    ("RS", "serbia serbien serbie srbija srb"),
    ("RU", "russia russland russie rossiia rossiya rus"),
    ("SE", "sweden schweden suede sverige swe"),
    ("SI", "slovenia slowenien slovenie slovenija slo svn"),
    ("SK", "slovakia slowakei slovaquie slovensko svk"),
    ("TR", "turkey turkei tuerkei turquie turkiye tur"),
    ("TW", "taiwan twn"),
    ("UA", "ukraine ukraina ukr"),
    ("UK", "unitedkingdom greatbritain england scotland wales grossbritannien royaumeuni gbr"),
    ("US", "usa unitedstates unitedstatesofamerica etatsunis vereinigtestaaten"),
];

/// The two letters of a country in a list; `None` if it is no country.
#[must_use]
pub fn country(written: &str) -> Option<&'static str> {
    let word = folded(written).concat();
    if word.len() == 2 {
        let upper = word.to_ascii_uppercase();
        return CODES.split_whitespace().find(|code| *code == upper);
    }
    let named = |names: &str| names.split(' ').any(|name| name == word);
    NAMES.iter().find(|(_, names)| named(names)).map(|(code, _)| *code)
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
        ] {
            assert_eq!(country(written), Some(code), "{written}");
        }
        for wrong in ["Basel", "QQ", "", "D", "Eva"] {
            assert_eq!(country(wrong), None, "{wrong}");
        }
    }
}
