use recording::GameAct;
use referee::{
    Before, Case, Decision, LogEntry, PenaltyKind, Procedure, RefereeLog, RefereedGame,
    RulingRecord, Sanction, event_procedure, rule,
};
use service::deed::{Deed, RulingGiven};
use service::{Choice, GameFile, ProposedRuling, ReportedCase, procedure_digest};
use store::{DeedKind, GameRow};
use tournament::{Ending, Settings};

use super::verify::fault;
use super::{OpenFile, OpenReferee, RecordNote, Unproven};

/// Recomputes every ruling from its incident, by the settings, the log and the game at that time: how many follow, and
/// which cannot be checked, since no log says which version gave them.
pub(super) fn verify(file: &OpenFile) -> Result<(usize, Vec<RecordNote>), Unproven> {
    let Some(referee) = &file.record.referee else { return Ok((0, Vec::new())) };
    let entries = referee.log.entries();
    let (mut rulings, mut unchecked) = (0, Vec::new());
    for (at, entry) in entries.iter().enumerate() {
        let LogEntry::Ruled(ruling) = entry else { continue };
        let wrong = |why: String| fault(format_args!("ruling {}", ruling.no.0), why);
        let before = RefereeLog::try_from(entries[..at].to_vec());
        let before = before.map_err(|error| wrong(error.to_string()))?;
        journalled(file, referee, ruling).map_err(wrong)?;
        rulings += 1;
        if let Err(why) = follows(file, referee, &before, ruling) {
            unchecked.push(RecordNote::UncheckedRuling { no: ruling.no, why });
        }
    }
    let told =
        |deed: DeedKind| file.record.journal.entries.iter().filter(move |e| e.act == deed.name());
    let (ruled, withdrawn) =
        (told(DeedKind::Ruling).count(), told(DeedKind::WithdrawRuling).count());
    let off = entries.iter().filter(|e| matches!(e, LogEntry::Withdrawn { .. })).count();
    if (ruled, withdrawn) != (rulings, off) {
        let why = format!(
            "the journal has {ruled} rulings and {withdrawn} withdrawn, the log {rulings} and {off}"
        );
        return Err(fault("ruling 0", why));
    }
    Ok((rulings - unchecked.len(), unchecked))
}

/// The journal's entry about a ruling, and its position.
fn entry_of(file: &OpenFile, ruling: &RulingRecord) -> Option<(usize, RulingGiven)> {
    let entries = file.record.journal.entries.iter().enumerate();
    entries.filter(|(_, entry)| entry.act == DeedKind::Ruling.name()).find_map(|(at, entry)| {
        match entry.deed()? {
            Deed::Ruling(given) if given.ruling == ruling.no => Some((at, *given)),
            _ => None,
        }
    })
}

/// Whether the journal agrees with the ruling.
fn journalled(file: &OpenFile, referee: &OpenReferee, ruling: &RulingRecord) -> Result<(), String> {
    let (_, given) = entry_of(file, ruling).ok_or("the journal does not have it")?;
    let procedure = referee.log.procedure_of(ruling.no).map(procedure_digest);
    let same = [
        ("procedure", given.procedure.is_none() || given.procedure == procedure),
        ("round", given.round == ruling.seats.round),
        ("table", given.table == ruling.seats.table),
        ("kind", given.kind == ruling.incident.kind),
        ("article", given.article == ruling.decision.basis.article),
        ("penalties", given.penalties == ruling.decision.effect.penalties),
        ("replaces", given.replaces == ruling.replaces),
    ];
    match same.into_iter().find(|(_, same)| !same) {
        None => Ok(()),
        Some((what, _)) => Err(format!("the journal has another {what} than the log")),
    }
}

/// The settings at the time of the ruling: those before the next change of settings, or the present ones.
fn settings_at(file: &OpenFile, ruling: &RulingRecord) -> Settings {
    let at = entry_of(file, ruling).map_or(0, |(at, _)| at);
    let later = file.record.journal.entries.iter().skip(at);
    let mut changes = later.filter(|entry| entry.act == DeedKind::Settings.name());
    let before = changes.find_map(|entry| match entry.deed()? {
        Deed::Settings { before, .. } => Some(*before),
        _ => None,
    });
    before.unwrap_or_else(|| file.tournament.settings.clone())
}

/// The procedure as logged; for a ruling of a version that did not log it, that of the settings as this version has
/// it.
fn procedure_at(
    referee: &OpenReferee,
    ruling: &RulingRecord,
    settings: &Settings,
) -> Result<Procedure, String> {
    match referee.log.procedure_of(ruling.no) {
        Some(given) => given.read().map_err(|error| {
            format!("its procedure is of another version, which this program cannot read: {error}")
        }),
        None => event_procedure(settings).map_err(|error| error.to_string()),
    }
}

/// Whether the decision is one of the choices that the procedure left.
fn follows(
    file: &OpenFile,
    referee: &OpenReferee,
    log: &RefereeLog,
    ruling: &RulingRecord,
) -> Result<(), String> {
    let settings = settings_at(file, ruling);
    let procedure = procedure_at(referee, ruling, &settings)?;
    let counts = log.rulings_in_force().filter(|other| Some(other.no) != ruling.replaces);
    let given: Vec<_> = counts.flat_map(|other| other.given_at(&ruling.seats)).collect();
    let ruled = log.in_force_at(&ruling.seats, ruling.replaces);
    let judged = log.judged_at(&ruling.seats, ruling.replaces);
    // As the record had it then: it is not held against the ruling again.
    let heard = vec![ruling.incident.clone()];
    let rules = settings.ruleset();
    let game = game_at(referee, ruling);
    let games = [game.as_ref(), None].into_iter();
    let ways = games.flat_map(|game| [false, true].map(|confirmed| (game, confirmed)));
    // Earlier versions took the whole delay off a clock.
    let known = Some(settings.time.basic_minutes).filter(|minutes| *minutes > 0);
    let ways = ways.flat_map(|way| [known, None].map(|minutes| (way, minutes)));
    let shown = shown_at(file, referee, ruling, game.as_ref());
    // Earlier versions ignored decisions of committees.
    let committees = [&judged[..], &[]];
    for ((((game, confirmed), minutes), judged), &shown) in ways
        .flat_map(|way| committees.map(|judged| (way, judged)))
        .flat_map(|way| shown.iter().map(move |one| (way, one)))
    {
        let on = ReportedCase {
            seats: ruling.seats,
            version: 0,
            shows: Ending::Pending,
            before: shown,
            confirmed,
            by_round: false,
            procedure: procedure.clone(),
            incident: ruling.incident.clone(),
            given: given.clone(),
            rules: rules.clone(),
            minutes,
            ruled: ruled.clone(),
            judged: judged.to_vec(),
            heard: heard.clone(),
            game: game.cloned(),
        };
        let case = on.case();
        let before = Before { shown, ..case.before };
        let Ok(said) = rule(&Case { before, ..case }) else { continue };
        let proposal = ProposedRuling { on, ruling: said };
        // A decision that was mandatory in an earlier version may be one of the options now.
        let option = ruling.decision.option;
        if choices(&proposal, ruling).any(|choice| {
            let made = proposal.decide(choice, &ruling.decision.words);
            made.is_ok_and(|made| Decision { option, ..made } == ruling.decision)
        }) {
            return Ok(());
        }
    }
    Err("this version would not offer that decision, another one may have".to_owned())
}

/// The possible results on the board at that time: none, the record's, or those that the journal has for this ruling
/// or the one that it replaces.
fn shown_at(
    file: &OpenFile,
    referee: &OpenReferee,
    ruling: &RulingRecord,
    game: Option<&RefereedGame>,
) -> Vec<Ending> {
    let these = referee
        .log
        .rulings()
        .filter(|other| other.no == ruling.no || Some(other.no) == ruling.replaces);
    let before = these.filter_map(|other| Some(entry_of(file, other)?.1.before));
    let recorded = game.map(|game| game.ending);
    std::iter::once(Ending::Pending).chain(recorded).chain(before).collect()
}

fn choices(proposal: &ProposedRuling, ruling: &RulingRecord) -> impl Iterator<Item = Choice> {
    let options = std::iter::once(None).chain((0..proposal.ruling.options.len()).map(Some));
    let penalties = ruling.decision.effect.penalties.iter();
    let amount = penalties.last().and_then(|penalty| match penalty.kind {
        PenaltyKind::Points { points } => Some(points),
        PenaltyKind::Time { minutes } => Some(minutes),
        _ => None,
    });
    options.flat_map(move |option| {
        Sanction::ALL.into_iter().map(move |sanction| Choice { option, sanction, amount })
    })
}

/// The recorded game at the time of the ruling.
fn game_at(referee: &OpenReferee, ruling: &RulingRecord) -> Option<RefereedGame> {
    let at = ruling.at.and_utc();
    let begun = |game: &&GameRow| {
        game.seats.same_game(&ruling.seats) && game.acts.first().is_some_and(|act| act.at <= at)
    };
    let game = referee.games.iter().filter(begun).max_by_key(|game| game.no)?;
    let carried =
        |act: &GameAct| matches!(act, GameAct::Ruled { ruling: no, .. } if *no == ruling.no);
    let acts = game.acts.iter().take_while(|act| act.at <= at && !carried(&act.act));
    let row = GameRow { acts: acts.cloned().collect(), ..game.clone() };
    GameFile::of(&row, 0).ok()?.game.refereed()
}
