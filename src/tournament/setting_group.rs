//! What of the settings belongs together: a sentence on the page, a form behind it.

/// What is said, and changed, together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingGroup {
    /// The event.
    Event,
    /// Who sees it, and on which clock.
    Seen,
    /// Which tables stand where.
    Rooms,
    /// The rules of play.
    Rules,
    /// Komi and time.
    Time,
    /// Handicaps.
    Handicap,
    /// Who plays whom, and where players start.
    System,
    /// Who is kept apart.
    Apart,
    /// Who may skip a round.
    Skip,
    /// Games that are played over weeks.
    Season,
    /// What rounds without a game are worth.
    Worth,
    /// The order of places, which is a list and no single setting.
    Placement,
    /// Results that players report.
    Reports,
    /// What is shown of players.
    Shown,
    /// What the criteria of the draw weigh.
    Weights,
    /// Who meets whom within a score group.
    Seeding,
    /// Who goes down and up between score groups.
    DrawnUp,
    /// Whether people register themselves.
    HomeOpen,
    /// When they do.
    HomeWhen,
    /// Who of them has a place.
    HomePlaces,
    /// Whether they check in themselves.
    HomeCheckIn,
    /// When they do.
    HomeCheckInWhen,
    /// What they are asked.
    HomeAsked,
    /// What they pay, and how long what they say is kept.
    HomeKept,
}

impl SettingGroup {
    /// What belongs to the event itself, whatever its system and its federation.
    pub const OF_THE_EVENT: [Self; 7] = [
        Self::Event,
        Self::Seen,
        Self::Rooms,
        Self::Skip,
        Self::Season,
        Self::Reports,
        Self::Shown,
    ];

    /// What is decided about registering from home, which has a form of its own.
    pub const FROM_HOME: [Self; 7] = [
        Self::HomeOpen,
        Self::HomeWhen,
        Self::HomePlaces,
        Self::HomeCheckIn,
        Self::HomeCheckInWhen,
        Self::HomeAsked,
        Self::HomeKept,
    ];
}
