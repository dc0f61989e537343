//! Acts, and the last one on many of each event, while it can be taken back.

use super::schema::undo;
use crate::prelude::*;

go::named! {
    /// Acts in a tournament, as the journal names them. Each is one transaction and one journal entry.
    pub enum DeedKind {
        Create = "create",
        Archive = "archive",
        Unarchive = "unarchive",
        /// Next season made of this one, or this one of the last.
        NextSeason = "next-season",
        /// Added to a series of leagues, or another event added to its series.
        JoinSeries = "join-series",
        Settings = "settings",
        DrawRules = "draw-rules",
        /// Notes on what the imported file said and the tournament cannot hold.
        ImportNotes = "import-notes",
        Enter = "enter",
        EnterMany = "enter-many",
        EditEntry = "edit-entry",
        EditEntries = "edit-entries",
        CheckIn = "check-in",
        Withdraw = "withdraw",
        RemoveEntry = "remove-entry",
        /// Two entries of one person.
        MergeEntries = "merge-entries",
        /// Undo of an act on many people.
        Undo = "undo",
        /// Redaction of a person's data.
        ForgetPerson = "forget-person",
        Timetable = "timetable",
        StartClocks = "start-clocks",
        UnstartClocks = "unstart-clocks",
        EditTeams = "edit-teams",
        LineUp = "line-up",
        /// A team was absent, or was not after all.
        TeamAbsent = "team-absent",
        /// By an arbiter.
        SetDate = "set-date",
        /// By a player.
        ProposeDate = "propose-date",
        /// By the other player.
        AcceptDate = "accept-date",
        /// Declined or withdrawn.
        DropDate = "drop-date",
        Draw = "draw",
        BeginByHand = "begin-by-hand",
        EditDraft = "edit-draft",
        DiscardDraft = "discard-draft",
        Publish = "publish",
        /// A change of a published round.
        Mend = "mend",
        /// All rounds drawn and published.
        DrawAll = "draw-all",
        TakeBackAll = "take-back-all",
        TakeBackPublication = "take-back-publication",
        DropRound = "drop-round",
        Latecomer = "latecomer",
        Result = "result",
        SettleUnplayed = "settle-unplayed",
        ReopenUnplayed = "reopen-unplayed",
        Confirm = "confirm",
        Unconfirm = "unconfirm",
        Replay = "replay",
        ReplayTerms = "replay-terms",
        /// The replay was cancelled.
        ReplayBack = "replay-back",
        Record = "record",
        /// By an arbiter.
        DecideEnd = "decide-end",
        /// By an arbiter, for a player.
        ConfirmFor = "confirm-for",
        Incident = "incident",
        Ruling = "ruling",
        WithdrawRuling = "withdraw-ruling",
        /// A player was informed of a ruling.
        TellRuling = "tell-ruling",
        Appeal = "appeal",
        JudgeAppeal = "judge-appeal",
        MakeLinks = "make-links",
        RevokeLink = "revoke-link",
        /// By a player.
        ReportResult = "report-result",
        /// A player's request.
        Ask = "ask",
        TakeRequestBack = "take-request-back",
        AnswerRequest = "answer-request",
        Announce = "announce",
        /// An announcement removed.
        TakeDown = "take-down",
        AddWebhook = "add-webhook",
        RemoveWebhook = "remove-webhook",
        /// Online registration.
        Register = "register",
        EditRegistration = "edit-registration",
        CancelRegistration = "cancel-registration",
        /// From the waiting list.
        MoveUp = "move-up",
        /// Online registrations became entries.
        AdmitRegistrations = "admit-registrations",
        RemoveRegistrations = "remove-registrations",
        Invite = "invite",
        RevokeInvitation = "revoke-invitation",
        /// By an invitation.
        Join = "join",
        RemoveRole = "remove-role",
        NameChief = "name-chief",
        UnnameChief = "unname-chief",
    }
}

/// Data to undo an act.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = undo)]
pub struct UndoRow {
    /// When it was done, in microseconds since 1970.
    pub number: i64,
    /// The tournament's revision after the act.
    pub revision: i64,
    #[diesel(column_name = account_id)]
    pub account: Option<AccountId>,
    /// JSON.
    pub act: String,
}

impl Tx {
    pub fn undo_row(&mut self, id: TournamentId) -> Result<Option<UndoRow>> {
        self.first(undo::table.find(id.0).select(UndoRow::as_select()))
    }

    pub fn undo_revision(&mut self, id: TournamentId) -> Result<Option<i64>> {
        self.first(undo::table.find(id.0).select(undo::revision))
    }

    /// Replaces the one of the act before. Call it with the event locked.
    pub fn keep_undo(&mut self, id: TournamentId, row: &UndoRow) -> Result<()> {
        self.delete_undo(id)?;
        self.run(insert_into(undo::table).values((undo::tournament_id.eq(id.0), row)))
    }

    pub fn delete_undo(&mut self, id: TournamentId) -> Result<()> {
        self.run(delete(undo::table.find(id.0)))
    }

    /// Deletes those of all events with an earlier number; returns how many.
    pub fn delete_undos_before(&mut self, number: i64) -> Result<usize> {
        self.count(delete(undo::table.filter(undo::number.lt(number))))
    }
}
