//! Rulings computed without a lock; the write then only checks that everything they rest on is unchanged.

use store::{AnyConnection, RefereeFile, Snapshot};

use crate::games::played::PlayedGame;
use crate::rulings::given::taken_off;
use crate::{ProposedRuling, Replaced, Report, Result, Service};

pub(crate) struct Heard<'a> {
    report: &'a Report,
    replaces: Option<Replaced>,
    file: RefereeFile,
    played: PlayedGame,
    proposed: Result<ProposedRuling>,
}

impl Heard<'_> {
    fn of(
        report: &Report,
        replaces: Option<Replaced>,
        (snapshot, file, played): (&Snapshot, &RefereeFile, &PlayedGame),
    ) -> Result<ProposedRuling> {
        let (_, game) = taken_off(&file.log, played.file(), replaces)?;
        ProposedRuling::of(snapshot, file, report, replaces.map(|old| old.no), game)
    }
}

impl Service {
    /// The procedure's proposal for a report, computed outside the transaction. Errors in the report itself are
    /// returned by the write.
    pub(crate) fn heard_so_far<'a>(
        &self,
        known: &Snapshot,
        report: &'a Report,
        replaces: Option<Replaced>,
    ) -> Result<Heard<'a>> {
        let played = self.played(known, (report.round, report.table))?;
        let file = self.referee_file(known.id)?;
        let proposed = Heard::of(report, replaces, (known, &file, &played));
        Ok(Heard { report, replaces, file, played, proposed })
    }

    /// The proposal within a write; computed again if the event, the referee's file or the record changed since.
    pub(crate) fn as_heard(
        &self,
        c: &mut AnyConnection,
        (before, file): (&Snapshot, &RefereeFile),
        known: &Snapshot,
        heard: Heard<'_>,
    ) -> Result<(ProposedRuling, PlayedGame)> {
        let Heard { report, replaces, file: read, played, proposed } = heard;
        let (played, same) = self.as_played(c, before, (report.round, report.table), &played)?;
        // A write to the referee's file raises the tournament's revision, as one to a board does.
        let stands = same && before.revision == known.revision && *file == read;
        let now = || Heard::of(report, replaces, (before, file, &played));
        let proposal = if stands { proposed } else { now() };
        Ok((proposal?, played))
    }
}
