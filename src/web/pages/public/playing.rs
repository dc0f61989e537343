//! What pages tell of one player: the next board, the games, place and score.

use super::*;

pub(super) enum Next {
    Board(Box<NextBoard>),
    /// The player has no game in that round.
    Free(RoundNo),
    /// That round is not published yet.
    Wait(RoundNo),
    /// That round is not published yet, and the player is not in it.
    Out(RoundNo),
    /// All rounds are published, and the player has no open game.
    Over,
}

impl Next {
    pub const fn is_board(&self) -> bool {
        matches!(self, Self::Board(_))
    }
}

pub(super) struct NextBoard {
    pub round: RoundNo,
    /// The days of the window; empty if the round has a start time instead.
    pub window: String,
    pub board: Board,
    pub color: Color,
    pub opponent: PlayerRow,
}

pub(super) fn next(cx: &Cx, tournament: &Tournament, entry: &Entry) -> Next {
    let newest = newest_round(tournament);
    let open = open_within_window(tournament, entry.id);
    if let Some(round) = open.map(|(round, _)| round).or(newest) {
        let board = round.board_of(entry.id).filter(|board| board.ending.is_pending());
        let next = |board: &Board| {
            let color = board.color_of(entry.id)?;
            let window = tournament.clock(round.no).window;
            Some(Next::Board(Box::new(NextBoard {
                round: round.no,
                window: window.map(|window| window_words(cx.t, window)).unwrap_or_default(),
                board: board.clone(),
                color,
                opponent: cx.who(tournament.entry(board.seat(color.other()))?),
            })))
        };
        if let Some(next) = board.and_then(next) {
            return next;
        }
        if round.byes.contains(&entry.id) && round.pending().next().is_some() {
            return Next::Free(round.no);
        }
    }
    let coming = RoundNo(newest.map_or(1, |round| round.no.0 + 1));
    if coming.0 > tournament.settings.rounds {
        Next::Over
    } else if entry.playing().in_round(coming) {
        Next::Wait(coming)
    } else {
        Next::Out(coming)
    }
}

/// When a round starts, in words and for the page's script.
#[derive(Default)]
pub(super) struct Starts {
    /// `Starts 12:30` or `Started 12:31`; empty if no time is known.
    pub said: String,
    /// The planned start in milliseconds since 1970, until the clocks run: the script says in how many minutes it is.
    pub at: Option<i64>,
    /// The event's offset from UTC at that moment, in minutes, for readers in another time zone.
    pub zone_minutes: i32,
    /// The city of the event's time zone; empty if it is not set.
    pub city: String,
}

impl Starts {
    pub fn of(cx: &Cx, round: RoundNo) -> Self {
        let clock = cx.tournament().clock(round);
        let began = cx.tournament().began(round, Utc::now().naive_utc());
        let (key, at) = match (began, clock.starts) {
            (Some(at), _) => ("starts-began", at),
            (None, Some(at)) => ("starts-at", at),
            (None, None) => return Self::default(),
        };
        let planned = clock.starts.filter(|_| began.is_none());
        // The first round of a day says which day that is: the page may be read weeks before.
        let day = |no| cx.tournament().clock(no).start().map(|at| cx.local(at).date());
        let is_first = round.0 == 1 || day(RoundNo(round.0 - 1)) != day(round);
        let time = match planned {
            Some(_) if is_first => cx.day_of(round),
            _ => cx.time_of(at),
        };
        Self {
            said: cx.with(key, [("time", time)]),
            at: planned.map(|at| at.and_utc().timestamp_millis()),
            zone_minutes: cx.t.zone_minutes(clock.start().unwrap_or_default()),
            city: cx.tournament().settings.zone.city(),
        }
    }
}

/// What a player did in a round.
pub(super) struct PlayedRound<'a> {
    tournament: &'a Tournament,
    who: EntryId,
    pub round: RoundNo,
    seat: Seat,
    /// Only on the player's public page, and once the game is over.
    after: Option<Stand>,
}

impl<'a> PlayedRound<'a> {
    pub const fn new(tournament: &'a Tournament, who: EntryId, at: (RoundNo, Seat)) -> Self {
        Self { tournament, who, round: at.0, seat: at.1, after: None }
    }

    /// For seats from round 1 on.
    pub fn all(tournament: &'a Tournament, who: EntryId, seats: &[Seat]) -> Vec<Self> {
        let rounds = (1..).map(RoundNo).zip(seats.iter().copied());
        rounds.map(|at| Self::new(tournament, who, at)).collect()
    }

    pub fn with_stand(self, path: &[Stand]) -> Self {
        let after = path.iter().find(|stand| stand.after == self.round && self.is_over());
        Self { after: after.copied(), ..self }
    }

    pub fn is_over(&self) -> bool {
        self.seat.meeting().is_none_or(|met| !met.ending.is_pending())
    }

    pub fn met(&self, cx: &Cx) -> Option<(Meeting, PlayerRow)> {
        let met = self.seat.meeting()?;
        Some((*met, cx.who(self.tournament.entry(met.opponent)?)))
    }

    /// The result, or why there was no game.
    pub fn result_words(&self, cx: &Cx) -> String {
        let why = match self.seat {
            Seat::Board(met) => return cx.ending_for(met.ending, met.color),
            Seat::Free(why) => why,
        };
        cx.text(match why {
            Unplayed::Bye => "free-bye",
            Unplayed::Absent => "free-absent",
            Unplayed::Unpaired if self.is_left_out() => "free-left-out",
            Unplayed::Unpaired => "free-unpaired",
        })
    }

    /// Whether the player's team plays without them.
    fn is_left_out(&self) -> bool {
        let line_up = |team| self.tournament.line_up(team, self.round).0;
        let team = self.tournament.team_of(self.who);
        team.is_some_and(|team| !line_up(team).contains(&Some(self.who)))
    }

    /// Score and place after the round; empty if they are not known.
    pub fn standing_words(&self, cx: &Cx) -> String {
        let Some(stand) = self.after else { return String::new() };
        let score = ("score", cx.value(stand.score));
        cx.with("path-after", (score, ("place", stand.place)))
    }
}

#[derive(Clone)]
pub(super) struct Score {
    /// Rounds in which the player has no open game.
    pub rounds: usize,
    /// With `=` if it is shared.
    pub place: String,
    pub of: usize,
    /// The main score; empty if that is the number of wins.
    pub score: String,
    pub score_name: String,
    pub wins: String,
    /// The rating before the event, and its change by the European formula. `None` if the event does not show it, or
    /// no game is rated.
    pub rating: Option<(Rating, RatingChange)>,
}

pub(super) struct Scores {
    pub standings: Standings,
    /// How far the event is; empty if no result is missing.
    pub state: String,
    scores: HashMap<EntryId, Score>,
}

/// Cached per revision, for the pages of all players.
pub(super) fn scores(cx: &Cx) -> Arc<Scores> {
    let read = || Ok::<_, Infallible>(Scores::of_all(cx.t, &cx.tournament().public()));
    let Ok(scores) = cx.state.once_a_revision(cx.event.at(), cx.t, read);
    scores
}

impl Scores {
    fn of_all(t: Lang, tournament: &Tournament) -> Self {
        let through = standings_round(tournament, None);
        let standings = listed_standings(tournament, through);
        let sheet = ScoreSheet::new(tournament, through);
        let rounds = usize::try_from(through.0).unwrap_or_default();
        let main = tournament.settings.system.main_score();
        let column = standings.criteria.iter().position(|criterion| *criterion == main);
        let column = column.filter(|_| main != Criterion::Nbw);
        let state = match missing(t, tournament, None).is_empty() {
            true => String::new(),
            false => how_far(t, tournament, None),
        };
        let changes =
            tournament.settings.rating_preview.then(|| rating_changes(tournament, through));
        let score_name = CriterionColumn::new(t, main).name;
        let of = |(i, row): (usize, &Row)| {
            let entry = &tournament.entries[row.index];
            let sum = changes.as_ref().map(|changes| changes[row.index]);
            let counted = tournament.rounds.iter().filter(|round| round.no <= through);
            let open = counted.filter(|round| {
                round.board_of(row.entry).is_some_and(|board| board.ending.is_pending())
            });
            let main = column.map(|column| value_text(t, main, row.values[column], entry));
            let score = Score {
                rounds: rounds - open.count(),
                place: place(&standings, i),
                of: standings.rows.len(),
                score: main.unwrap_or_default(),
                score_name: score_name.clone(),
                wins: t.points(sheet.wins(row.index, rounds)),
                rating: sum.filter(|sum| sum.games > 0).map(|sum| (entry.rating, sum)),
            };
            (row.entry, score)
        };
        let scores = standings.rows.iter().enumerate().map(of).collect();
        Self { standings, state, scores }
    }

    pub fn has_begun(&self) -> bool {
        self.standings.through.0 > 0
    }

    /// `None` before the first round counts.
    pub fn of(&self, who: EntryId) -> Option<&Score> {
        self.scores.get(&who).filter(|_| self.has_begun())
    }
}

impl Score {
    /// `yes` or `no`, as the message catalogues select by it.
    pub fn one_win(&self) -> &'static str {
        if self.wins == "1" { "yes" } else { "no" }
    }

    /// `+12`, and the new rating in words.
    pub fn rating_shown(&self, t: Lang) -> Option<(String, String)> {
        let (before, sum) = self.rating.as_ref()?;
        let after = f64::from(before.0) + sum.change;
        let change = t.decimals(&format!("{:+.0}", sum.change));
        Some((change, t.with("me-rating", [("after", t.decimals(&format!("{after:.0}")))])))
    }
}
