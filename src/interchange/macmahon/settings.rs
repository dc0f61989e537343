use chrono::NaiveDate;

use rating::Rank;
use tournament::{Criterion, Federation, HandicapBasis, McMahon, Settings, System, preset};

use super::super::Note;
use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::xml::Element;
use super::xml::{flat, holders, level as rank};

const CRITERIA: [(&str, Criterion); 12] = [
    ("Score", Criterion::Mms),
    ("McMahon", Criterion::Mms),
    ("Points", Criterion::Nbw),
    ("Wins", Criterion::Nbw),
    ("SOS", Criterion::SosM),
    ("SOS-1", Criterion::SosMM1),
    ("SOS-2", Criterion::SosMM2),
    ("SOSOS", Criterion::SososM),
    ("SODOS", Criterion::SodosM),
    ("CUSS", Criterion::CussM),
    ("Rank", Criterion::Rank),
    ("Rating", Criterion::Rating),
];

/// Reads the event's data of MacMahon's file; the rest are the defaults of a McMahon.
pub(super) fn read(root: &Element, today: NaiveDate, faults: &mut Faults) -> Settings {
    let element = flat(root.child("Tournament").unwrap_or(root));
    let mut fields = Fields::of(Some(&element), faults);
    let day = ["BeginDate", "StartDate", "Date"].into_iter().find_map(|name| fields.date(name));
    if day.is_none() {
        fields.missing("BeginDate", &today.to_string());
    }
    let name = match fields.given("Name") {
        Some(_) => fields.text("Name"),
        None => "Tournament".to_owned(),
    };
    let mut settings = preset(System::McMahon, Federation::Egf, &name, day.unwrap_or(today));
    settings.ends = fields.date("EndDate").unwrap_or(settings.begins).max(settings.begins);
    settings.rounds = fields.number("NumberOfRounds", (1, 20), settings.rounds);
    settings.komi = fields.points("Komi").filter(|k| k.0.abs() <= 200).unwrap_or(settings.komi);
    settings.board_size = fields.number("Boardsize", (2, 25), settings.board_size);
    settings.mcmahon = limits(&mut fields);
    handicap(&mut fields, &mut settings);
    let placement = placement(root, faults);
    if !placement.is_empty() {
        settings.placement = placement;
    }
    settings
}

fn limits(fields: &mut Fields<'_>) -> McMahon {
    let mut limit = |switch, level, none| {
        if fields.flag(switch, true) { rank(fields, level).unwrap_or(none) } else { none }
    };
    let bar = limit("UpperMacMahonBar", "UpperMacMahonBarLevel", Rank::MAX);
    let floor = limit("LowerMacMahonBar", "LowerMacMahonBarLevel", Rank::MIN);
    McMahon { floor: floor.min(bar), bar, zero: Rank::MIN }
}

fn handicap(fields: &mut Fields<'_>, settings: &mut Settings) {
    let handicap = &mut settings.handicap;
    let by_level = fields.flag("HandicapByLevel", false);
    handicap.basis = if by_level { HandicapBasis::Rank } else { HandicapBasis::Score };
    handicap.correction = match fields.flag("HandicapAdjustment", false) {
        true => fields.number("HandicapAdjustmentValue", (-9, 9), 0_i32).abs(),
        false => 0,
    };
    handicap.none_from = match fields.flag("HandicapBelow", false) {
        true => rank(fields, "HandicapBelowLevel").unwrap_or(Rank::MAX),
        false => Rank::MAX,
    };
    handicap.ceiling =
        match (fields.flag("HandicapUsed", false), fields.flag("HandicapLimit", true)) {
            (false, _) => 0,
            (true, true) => fields.number("HandicapLimitValue", (0, 9), 9_u8),
            (true, false) => 9,
        };
}

/// The criteria of the wall list that Tengen has too; the others are noted.
fn placement(root: &Element, faults: &mut Faults) -> Vec<Criterion> {
    let mut placement = Vec::new();
    // The draw has a criterion too, above the list's.
    let list = holders(root, "Walllist").first().and_then(|holder| holder.child("Walllist"));
    for element in holders(list.unwrap_or(root), "ShortName") {
        let name = element.child("ShortName").map_or("", |name| name.text.trim());
        match CRITERIA.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            Some((_, criterion)) if placement.len() < 6 && !placement.contains(criterion) => {
                placement.push(*criterion);
            }
            Some(_) => {}
            None => {
                let what = format!("the criterion {:?}", shorten(name));
                faults.note(Note::LineLeftOut { what, line: element.line });
            }
        }
    }
    placement
}
