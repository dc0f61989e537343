go::named! {
    /// What people do in a tournament, as the journal keeps it.
    ///
    /// Each is a transaction with an entry of the journal; sent twice, it counts once.
    pub enum Deed {
        /// Tournament made.
        Create = "create",
        /// Archived.
        Archive = "archive",
        /// Taken out of the archive.
        Unarchive = "unarchive",
        /// Next season made of this one, or this one of the last.
        NextSeason = "next-season",
        /// Added to a series of leagues, or another event added to its series.
        JoinSeries = "join-series",
        /// Settings changed.
        Settings = "settings",
        /// Rules of the draw changed.
        DrawRules = "draw-rules",
        /// What a file could not say.
        ImportNotes = "import-notes",
        /// Player entered.
        Enter = "enter",
        /// Players entered.
        EnterMany = "enter-many",
        /// Entry changed.
        EditEntry = "edit-entry",
        /// Entries changed.
        EditEntries = "edit-entries",
        /// Check-in.
        CheckIn = "check-in",
        /// Player withdrawn.
        Withdraw = "withdraw",
        /// Entry removed.
        RemoveEntry = "remove-entry",
        /// Two entries of one person made one.
        MergeEntries = "merge-entries",
        /// An act on many taken back.
        Undo = "undo",
        /// A person forgotten.
        ForgetPerson = "forget-person",
        /// Timetable changed.
        Timetable = "timetable",
        /// Clocks started.
        StartClocks = "start-clocks",
        /// Start of the clocks taken back.
        UnstartClocks = "unstart-clocks",
        /// Teams changed.
        EditTeams = "edit-teams",
        /// Line-up declared.
        LineUp = "line-up",
        /// A team did not come, or did.
        TeamAbsent = "team-absent",
        /// Date of a game set by an arbiter.
        SetDate = "set-date",
        /// Date of a game proposed by a player.
        ProposeDate = "propose-date",
        /// Proposed date accepted by the other player.
        AcceptDate = "accept-date",
        /// Proposed date declined, or taken back.
        DropDate = "drop-date",
        /// Round drawn.
        Draw = "draw",
        /// Draft begun by hand.
        BeginByHand = "begin-by-hand",
        /// Draft changed.
        EditDraft = "edit-draft",
        /// Draft discarded.
        DiscardDraft = "discard-draft",
        /// Round published.
        Publish = "publish",
        /// Published round changed.
        Mend = "mend",
        /// All rounds drawn and published.
        DrawAll = "draw-all",
        /// All rounds taken back.
        TakeBackAll = "take-back-all",
        /// Publication taken back.
        TakeBackPublication = "take-back-publication",
        /// Round dropped.
        DropRound = "drop-round",
        /// Latecomer seated.
        Latecomer = "latecomer",
        /// Result entered.
        Result = "result",
        /// Games that were not played settled.
        SettleUnplayed = "settle-unplayed",
        /// Games that were not played opened again.
        ReopenUnplayed = "reopen-unplayed",
        /// Result confirmed.
        Confirm = "confirm",
        /// Confirmation taken back.
        Unconfirm = "unconfirm",
        /// Game played anew.
        Replay = "replay",
        /// Terms of a game played anew.
        ReplayTerms = "replay-terms",
        /// Game not played anew after all.
        ReplayBack = "replay-back",
        /// Game recorded.
        Record = "record",
        /// End of a game decided by the arbiter.
        DecideEnd = "decide-end",
        /// Result confirmed for a player.
        ConfirmFor = "confirm-for",
        /// Incident noted.
        Incident = "incident",
        /// Ruling made.
        Ruling = "ruling",
        /// Ruling withdrawn.
        WithdrawRuling = "withdraw-ruling",
        /// Ruling told to the players.
        TellRuling = "tell-ruling",
        /// Appeal made.
        Appeal = "appeal",
        /// Appeal judged.
        JudgeAppeal = "judge-appeal",
        /// Personal links of players made.
        MakeLinks = "make-links",
        /// A player's personal link withdrawn.
        RevokeLink = "revoke-link",
        /// A player said how a game ended.
        ReportResult = "report-result",
        /// A player asked for something.
        Ask = "ask",
        /// A player's request taken back.
        TakeRequestBack = "take-request-back",
        /// A player's request answered.
        AnswerRequest = "answer-request",
        /// Something announced.
        Announce = "announce",
        /// An announcement taken down.
        TakeDown = "take-down",
        /// Somebody registered from home.
        Register = "register",
        /// A registration from home changed.
        EditRegistration = "edit-registration",
        /// A registration from home cancelled.
        CancelRegistration = "cancel-registration",
        /// Somebody of the waiting list got a place.
        MoveUp = "move-up",
        /// Registrations from home entered.
        AdmitRegistrations = "admit-registrations",
        /// Registrations from home removed.
        RemoveRegistrations = "remove-registrations",
        /// Invitation made.
        Invite = "invite",
        /// Invitation taken back.
        RevokeInvitation = "revoke-invitation",
        /// Somebody joined.
        Join = "join",
        /// Role taken away.
        RemoveRole = "remove-role",
        /// Chief arbiter named.
        NameChief = "name-chief",
        /// Chief arbiter named no more.
        UnnameChief = "unname-chief",
    }
}
