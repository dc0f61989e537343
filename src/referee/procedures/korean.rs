//! Korea Baduk Association 2024: cautions, warnings, loss.

use super::{Source, clause, day, silent};
use crate::usual::{LOSES, LOSES_BY_MOVE};
use crate::{
    Clause, Condition as C, Firmness, IncidentKind as Kind, Ladder, LadderEnd, Period, Procedure,
    ProcedureName, Profile, Remedy, Sanction, Scope, Standing,
};

const KOREAN: Source = Source("Korea Baduk Association 2024");
const ILLEGAL: [Kind; 5] =
    [Kind::KoRetake, Kind::Suicide, Kind::Occupied, Kind::OutOfTurn, Kind::TwoInARow];

/// Two cautions make a warning, a warning costs two stones, two warnings lose.
const LADDER: Ladder = Ladder {
    cautions_make_warning: Some(2),
    stones_per_warning: 2,
    warnings_lose: Some(2),
    end: LadderEnd::GameLoss,
    scope: Scope::Game,
};

pub(super) fn domestic() -> Procedure {
    with(
        LADDER,
        Sanction::Warning,
        Profile::Domestic,
        Period { from: day(2024, 11, 8), until: None },
    )
}

/// Since February 2025 international events use cautions only for the acts of Art. 18. That two
/// cautions no longer make a warning there follows, since that too is Art. 18; it is a setting of
/// the ladder. The day within February is a setting as well.
pub(super) fn international() -> Procedure {
    let period = Period { from: day(2025, 2, 3), until: None };
    let ladder = Ladder { cautions_make_warning: None, ..LADDER };
    with(ladder, Sanction::Caution, Profile::International, period)
}

fn with(ladder: Ladder, sanction: Sanction, profile: Profile, period: Period) -> Procedure {
    let mut clauses = article_18(sanction);
    clauses.extend(others());
    Procedure {
        ladder,
        profile,
        period,
        clauses,
        ..silent(ProcedureName::Korean2024, "Korea Baduk Association 2024")
    }
}

/// The acts of Art. 18, with a warning, or a caution where the article is suspended.
fn article_18(sanction: Sanction) -> Vec<Clause> {
    let takes_off = "The captures come off; the clock pressed before that";
    let named = [C::NamedFault];
    vec![
        act(
            Kind::TakeBack,
            Remedy::FirstPoint,
            "A stone shifted by more than a space, or moved or lifted before it was released",
            sanction,
        ),
        act(
            Kind::ClockMisuse,
            Remedy::Stands,
            "The clock pressed while the stone moves or before the captures are off",
            sanction,
        )
        .when(&named),
        act(
            Kind::CapturesMishandled,
            Remedy::Stands,
            "Captures off the lid, the opponent's captures touched or given back",
            sanction,
        )
        .when(&named),
        act(Kind::CapturesLeft, Remedy::CapturesOff, takes_off, Sanction::None)
            .standing(Standing::Derived)
            .firmness(Firmness::Default)
            .may_impose(&[sanction, Sanction::Other]),
    ]
}

fn act(kind: Kind, remedy: Remedy, what: &str, sanction: Sanction) -> Clause {
    let (article, costs) = match sanction {
        Sanction::Caution => ("Art. 18, suspended for international events", "a caution only"),
        _ => ("Art. 18", "a warning, two points"),
    };
    let mut basis = KOREAN.says(article, "");
    basis.words = format!("{what}: {costs}.").into();
    clause(&[kind], remedy, basis).sanction(sanction)
}

/// Which illegal moves are a foul that loses at once was not read in the text: the arbiter
/// decides, with that loss among the options.
fn others() -> Vec<Clause> {
    let says = |words| KOREAN.says("Fouls", words);
    let repetition = KOREAN.says("Repetition", "A whole-board repetition is a draw.");
    vec![
        clause(
            &ILLEGAL,
            LOSES_BY_MOVE,
            says("Which illegal moves lose at once is a setting: the arbiter decides."),
        )
        .standing(Standing::Setting)
        .firmness(Firmness::ArbiterDecides)
        .or(&[LOSES_BY_MOVE, Remedy::TakeBack, Remedy::Stands])
        .may_impose(&[Sanction::Caution, Sanction::Warning]),
        clause(
            &[Kind::Conduct],
            Remedy::Stands,
            says("Caution, then warning, then the loss of the game."),
        )
        .firmness(Firmness::ArbiterDecides)
        .may_impose(&[Sanction::Caution, Sanction::Warning])
        .or(&[Remedy::Stands, LOSES]),
        clause(&[Kind::Superko, Kind::Repetition], Remedy::Draw, repetition),
    ]
}
