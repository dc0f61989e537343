use chrono::NaiveDate;
use rating::Rank;

use super::{
    Categories, Criterion, DrawRules, DrawnPlace, EventZone, HalfPoints, HandicapBasis,
    HandicapSettings, McMahon, NoResultPolicy, Overtime, PairingSettings, PointValues, Reporting,
    Rooms, RulesetName, SeedMethod, Settings, System, TimeControl, Tournament,
};

go::named! {
    /// A federation whose usual settings a new tournament gets.
    pub enum Federation {
        Egf = "egf",
        Ffg = "ffg",
        Dgob = "dgob",
        Bga = "bga",
        Ngb = "ngb",
        Aga = "aga",
        NihonKiin = "nihonkiin",
        Korean = "korean",
        Chinese = "chinese",
    }
}

impl Federation {
    /// Rules, komi and thinking time its events usually have.
    pub const fn habits(self) -> (RulesetName, HalfPoints, TimeControl) {
        const fn time(basic_minutes: u32, seconds: u32) -> TimeControl {
            TimeControl { basic_minutes, overtime: Overtime::Byoyomi { seconds }, internet: false }
        }
        match self {
            Self::Egf => (RulesetName::Egf, HalfPoints(13), time(60, 30)),
            Self::Ffg => (RulesetName::Ffg, HalfPoints(15), time(60, 30)),
            Self::Dgob => (RulesetName::Japanese, HalfPoints(13), time(60, 30)),
            Self::Bga => (RulesetName::Bga, HalfPoints(15), time(60, 30)),
            Self::Ngb => (RulesetName::Ngb, HalfPoints(13), time(60, 30)),
            Self::Aga => (RulesetName::Aga, HalfPoints(15), time(60, 30)),
            Self::NihonKiin => (RulesetName::Japanese, HalfPoints(13), time(40, 30)),
            Self::Korean => (RulesetName::Korean, HalfPoints(13), time(30, 30)),
            Self::Chinese => (RulesetName::Chinese, HalfPoints(15), time(60, 30)),
        }
    }
}

/// Settings of a new tournament: the systems' values are OpenGotha's defaults; rules, komi and time are the
/// federation's.
pub fn preset(system: System, federation: Federation, name: &str, day: NaiveDate) -> Settings {
    let (rules, komi, time) = federation.habits();
    Settings {
        name: name.to_owned(),
        short_name: String::new(),
        place: String::new(),
        country: String::new(),
        zone: EventZone::OF_SERVER,
        rooms: Rooms::default(),
        surname_first: false,
        sides: Default::default(),
        director: String::new(),
        contact: String::new(),
        begins: day,
        ends: day,
        rounds: 5,
        board_size: 19,
        komi,
        rules,
        time,
        system,
        mcmahon: limits(system),
        categories: categories(system),
        points: points(system),
        handicap: handicap(system),
        placement: placement(system),
        pairing: pairing(system),
        draw: DrawRules::default(),
        rank_gap: super::settings::usual_gap(),
        prizes: super::PrizeRules::default(),
        refereeing: super::Refereeing::default(),
        hidden: false,
        players: super::PlayerRules::default(),
        season: super::SeasonRules::default(),
        division: super::Division::default(),
        home: super::HomeRules::default(),
        rating_preview: false,
        reporting: Reporting::default(),
        carried: std::collections::BTreeMap::new(),
    }
}

/// The usual criteria of a round robin: the main score, direct comparison, and the scores of defeated opponents
/// (Sonneborn-Berger). The sum of all opponents' scores means nothing there.
pub fn round_robin_placement(system: System) -> Vec<Criterion> {
    match system {
        System::McMahon => vec![Criterion::Mms, Criterion::Dc, Criterion::SodosM],
        System::Cup => vec![Criterion::Cps, Criterion::Dc, Criterion::SodosW],
        _ => vec![Criterion::Nbw, Criterion::Dc, Criterion::SodosW],
    }
}

fn limits(system: System) -> McMahon {
    let (floor, bar) = match system {
        System::McMahon => (-20, 3),
        _ => (-30, 8),
    };
    McMahon { floor: Rank::clamped(floor), bar: Rank::clamped(bar), zero: Rank::MIN }
}

fn categories(system: System) -> Categories {
    match system {
        System::SwissCategories => Categories(vec![Rank::SHODAN, Rank::clamped(-5)]),
        _ => Categories::default(),
    }
}

const fn points(system: System) -> PointValues {
    let absent_mms = match system {
        System::McMahon => HalfPoints::HALF,
        _ => HalfPoints::ZERO,
    };
    PointValues {
        absent_mms,
        bye_mms: HalfPoints::ONE,
        absent_wins: HalfPoints::ZERO,
        bye_wins: HalfPoints::ONE,
        round_down: true,
        sos_unplayed_as_half: false,
        no_result: NoResultPolicy::Replay,
    }
}

fn handicap(system: System) -> HandicapSettings {
    let (none_from, correction, ceiling) = match system {
        System::McMahon => (Rank::SHODAN, 1, 9),
        System::SwissCategories => (Rank::MAX, 1, 9),
        System::Swiss | System::Cup => (Rank::MIN, 0, 0),
    };
    HandicapSettings { basis: HandicapBasis::Score, none_from, correction, ceiling }
}

impl Tournament {
    /// Placement of players where teams meet: by wins, then by rating; else by the system. Applied when that
    /// changes, before the first draw, unless another order was chosen.
    pub fn place_players_of_teams(&mut self, before: &Self) {
        let alone = placement(self.settings.system);
        let of_teams = vec![Criterion::Nbw, Criterion::Rating];
        let (usual, now) = if self.teams.meet() { (alone, of_teams) } else { (of_teams, alone) };
        let changes = before.teams.meet() != self.teams.meet() && self.rounds.is_empty();
        if changes && self.settings.placement == usual {
            self.settings.placement = now;
        }
    }
}

fn placement(system: System) -> Vec<Criterion> {
    match system {
        System::McMahon => vec![Criterion::Mms, Criterion::SosM, Criterion::SososM],
        System::Swiss => vec![Criterion::Nbw, Criterion::SosW, Criterion::SososW],
        System::SwissCategories => {
            vec![Criterion::Cat, Criterion::Nbw, Criterion::Ext, Criterion::Exr]
        }
        System::Cup => vec![Criterion::Cps, Criterion::SosW, Criterion::SososW],
    }
}

fn pairing(system: System) -> PairingSettings {
    let categories = system == System::SwissCategories;
    let swiss = matches!(system, System::Swiss | System::Cup);
    PairingSettings {
        duplicate: 500_000_000_000_000,
        random: 0,
        deterministic: true,
        color: 1_000_000,
        curve: 0.5,
        category: if categories { 20_000_000_000_000 } else { 0 },
        score: 100_000_000_000,
        drawn: 100_000_000,
        drawn_compensate: true,
        drawn_upper: DrawnPlace::Middle,
        drawn_lower: DrawnPlace::Middle,
        seeding: 5_000_000,
        first_rounds: 2,
        first_method: if swiss { SeedMethod::Slip } else { SeedMethod::Random },
        first_by_rating: true,
        later_method: if categories { SeedMethod::Fold } else { SeedMethod::Slip },
        later_by_rating: swiss,
        handicap: if categories { 20_000_000_000_000 } else { 0 },
        geography: match system {
            System::McMahon => 100_000_000_000,
            System::SwissCategories => 20_000_000_000_000,
            System::Swiss | System::Cup => 0,
        },
        secondary: if categories { 20_000_000_000_000 } else { 100_000_000_000 },
        country: i32::from(!swiss),
        club: if swiss { 0 } else { 3 },
        club_group: if swiss { 0 } else { 2 },
        excused_from: if swiss { Rank::MIN } else { Rank::SHODAN },
        excused_by_wins: system != System::McMahon,
        excused_at_bar: true,
    }
}
