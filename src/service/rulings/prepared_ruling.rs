//! Reports that are ruled on with nothing held; the write then only looks whether all that it rests on still stands.

use store::{AnyConnection, RefereeFile, Snapshot};

use crate::games::played::PlayedGame;
use crate::rulings::given::taken_off;
use crate::{ProposedRuling, Replaced, Report, Result, Service};

/// A report, what was read for it, and what the procedure makes of it.
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
    /// Works out what the procedure says about a report, with nothing held.
    ///
    /// # Errors
    /// [`ServiceError::Unknown`](crate::ServiceError::Unknown) without that board; or the database fails. What speaks
    /// against the report itself is kept for the write.
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

    /// The same within a write: as it was worked out, or anew where the event, the referee's file or the record
    /// is another one since.
    ///
    /// # Errors
    /// As [`ProposedRuling::of`].
    pub(crate) fn as_heard(
        &self,
        c: &mut AnyConnection,
        (before, file): (&Snapshot, &RefereeFile),
        known: &Snapshot,
        heard: Heard<'_>,
    ) -> Result<(ProposedRuling, PlayedGame)> {
        let Heard { report, replaces, file: read, played, proposed } = heard;
        let (played, same) = self.as_played(c, before, (report.round, report.table), &played)?;
        // What the referee's file holds counts the tournament's revision, as the boards do.
        let stands = same && before.revision == known.revision && *file == read;
        let now = || Heard::of(report, replaces, (before, file, &played));
        let proposal = if stands { proposed } else { now() };
        Ok((proposal?, played))
    }
}
