//! Groups of settings: a sentence on the page, and a form.

/// Settings that are shown and changed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingGroup {
    /// The event.
    Event,
    /// Who sees it, and its time zone.
    Seen,
    /// The tables of rooms.
    Rooms,
    /// The rules of play.
    Rules,
    /// Komi and time.
    Time,
    /// Handicaps.
    Handicap,
    /// Pairing system, and starting scores.
    System,
    /// Pairs that are avoided.
    Apart,
    /// Who may skip a round.
    Skip,
    /// Games that are played over weeks.
    Season,
    /// The worth of rounds without a game.
    Worth,
    /// The order of places: a list, not a single setting.
    Placement,
    /// Results that players report.
    Reports,
    /// Public data of players.
    Shown,
    /// The weights of the draw.
    Weights,
    /// Opponents within a score group.
    Seeding,
    /// Players drawn up and down between score groups.
    DrawnUp,
    /// Whether there is online registration.
    HomeOpen,
    /// Times of online registration.
    HomeWhen,
    /// Places of online registration.
    HomePlaces,
    /// Whether players check in online.
    HomeCheckIn,
    /// Times of online check-in.
    HomeCheckInWhen,
    /// Questions of online registration.
    HomeAsked,
    /// Fee, and how long personal data are kept.
    HomeKept,
}

impl SettingGroup {
    /// Those of the event itself, independent of its system and its federation.
    pub const OF_THE_EVENT: [Self; 7] = [
        Self::Event,
        Self::Seen,
        Self::Rooms,
        Self::Skip,
        Self::Season,
        Self::Reports,
        Self::Shown,
    ];

    /// Those of online registration, which has a form of its own.
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
