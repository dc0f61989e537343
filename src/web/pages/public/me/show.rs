//! Where the phone's people sit, what they may do, and how those whom it follows stand.

use super::*;

#[derive(Template)]
#[template(path = "public/me.html")]
struct MePage {
    cx: Cx,
    common: Arc<Common>,
    mine: Vec<Mine>,
    follow: Vec<(Kept, PlayerRow)>,
    /// Whether the server sends mail.
    mails: bool,
    /// The key that a browser needs to subscribe to push messages.
    push: Option<Arc<str>>,
}

/// What a phone shows of an event that is not announced yet.
#[derive(Template)]
#[template(path = "public/me/hidden.html")]
struct HiddenPage {
    cx: Page,
    /// The line-ups of captains, with their addresses.
    line_ups: Vec<(String, RoundNo)>,
}

impl HiddenPage {
    fn of(cx: Cx, service: &Service, known: &[Kept]) -> Result<Self> {
        let mut page = Self { cx: cx.page.clone().headed("to-do-hidden"), line_ups: Vec::new() };
        for one in known {
            if proves(service, &cx.event, one.entry, one.secret())? {
                let to = |round| cx.to(format!("/me/{}/line-up/{round}", one.entry));
                let rounds = line_ups(&cx, one.entry).into_iter();
                page.line_ups.extend(rounds.map(|round| (to(round), round)));
            }
        }
        Ok(page)
    }
}

/// Those of the phone whom the page shows: whom it stands for, and whom it follows.
type People = (Vec<Kept>, Vec<Kept>);

#[route("GET", "/t/{slug}/me", Public)]
async fn show(visit: Visit, request: HttpRequest, state: Data<State>) -> Answer {
    let known = known_in(&request, &visit.event);
    if visit.event.is_hidden() && visit.event.role.is_none() {
        let page = move |cx: Cx, service: &Service| HiddenPage::of(cx, service, &known);
        return visit.once(page).await.map(keep_private);
    }
    let mut followed = followed(&request);
    followed.retain(|one| one.is_of(&visit.event));
    // Performance: many phones in a hall ask for this. Without a secret to verify, the page needs no database if the
    // common part is cached.
    let common = visit.state.known_once(&visit.event, visit.t);
    if let Some(common) = common.filter(|_| known.iter().all(|one| one.secret().is_none())) {
        let page = |cx: Cx, service: &Service| MePage::of(cx, service, common, (known, followed));
        return visit.inline(page).map(keep_private);
    }
    let page = move |cx: Cx, service: &Service| {
        let common = state.once_a_revision(cx.event.at(), cx.t, || Common::read(&cx, service))?;
        MePage::of(cx, service, common, (known, followed))
    };
    visit.once(page).await.map(keep_private)
}

impl MePage {
    fn of(cx: Cx, service: &Service, common: Arc<Common>, people: People) -> Result<Self> {
        let (known, followed) = people;
        let mine = known.iter().filter_map(|one| Mine::of(&cx, service, &common, one).transpose());
        let line = |one: Kept| {
            let person = cx.who(common.public.entry(one.entry)?);
            Some((one, person))
        };
        Ok(Self {
            mine: mine.collect::<Result<_>>()?,
            follow: followed.into_iter().filter_map(line).collect(),
            mails: service.sends_mail(),
            push: cx.state.push.clone(),
            common,
            cx: cx.headed("me-title"),
        })
    }

    /// The pairings of the current round; before there are any, the players.
    fn all(&self) -> String {
        match current_round(&self.common.public) {
            Some(round) => self.cx.to(format!("/rounds/{}", round.no)),
            None => self.cx.to("/players"),
        }
    }

    /// The addresses that `me.js` caches for offline use.
    fn keep(&self) -> String {
        let round = current_round(&self.common.public).map(|_| self.all());
        // A report and the lists have sheets that this page has not.
        let sheets = ["work.css", "lists.css", "standings.css"].map(|sheet| self.cx.asset(sheet));
        let pages = [self.cx.to("/me"), self.cx.to("/standings")];
        pages.into_iter().chain(sheets).chain(round).collect::<Vec<_>>().join(" ")
    }

    /// Where messages go; empty if the server sends none.
    fn mail<'a>(&self, one: &'a Mine) -> &'a str {
        if self.mails { &one.entry.private.email } else { "" }
    }

    fn later(&self, dates: &[OpenGame<'_>]) -> usize {
        dates.iter().filter(|game| game.is_later()).count()
    }

    /// The board at which somebody plays whom the phone follows.
    fn board_of(&self, other: &Kept) -> Option<&Board> {
        pending_board(&self.common.public, other.entry).map(|(_, board)| board)
    }

    /// Their colour and their opponent there.
    fn plays(&self, other: &Kept) -> Option<(Color, String)> {
        let board = self.board_of(other)?;
        let color = board.color_of(other.entry)?;
        let opponent = self.common.public.entry(board.seat(color.other()));
        Some((color, opponent.map(|entry| self.cx.person(entry)).unwrap_or_default()))
    }

    fn last(&self, other: &Kept) -> Option<PlayedRound<'_>> {
        PlayedRound::all(&self.common.public, other.entry, self.common.seats_of(other.entry)).pop()
    }
}

pub(super) struct Mine {
    pub entry: Entry,
    /// `None` unless the phone has a valid link of theirs.
    pub proof: Option<Proof>,
    /// Whether the link that was opened on the phone is no longer valid.
    pub withdrawn: bool,
    pub next: Next,
    /// Shown first while there is no board to play at.
    pub waiting: Option<Waiting>,
    pub common: Arc<Common>,
}

/// The data of a player whose link is valid.
pub(super) struct Proof {
    pub rulings: Vec<OwnRuling>,
    pub registered: bool,
    pub reaches: Vec<Contact>,
    /// Label of the page for the end of the current game.
    pub end: Option<&'static str>,
}

impl Proof {
    fn of(cx: &Cx, service: &Service, who: EntryId) -> Result<Self> {
        let id = cx.event.snapshot.id;
        let registration = service.read(|c| c.home_registration_of_entry(id, who))?;
        Ok(Self {
            rulings: own_rulings(cx, &service.read(|c| c.referee_file(id))?.log, who),
            registered: registration.is_some_and(|row| row.state == HomeState::Admitted),
            reaches: service.reaches_of(id, who)?,
            end: end::end_label(cx, service, who)?,
        })
    }

    fn mail(&self) -> Option<&Contact> {
        self.reaches.iter().find(|reach| reach.way == Channel::Mail)
    }

    /// Why the last e-mail did not arrive.
    pub fn failed(&self) -> &str {
        self.mail().map_or("", |mail| &mail.failed)
    }

    pub fn mails(&self, kind: impl ByValue<NotificationKind>) -> bool {
        let kind = kind.given();
        self.mail().is_some_and(|mail| mail.kinds.contains(&kind))
    }

    pub fn phones(&self) -> Vec<&Contact> {
        self.reaches.iter().filter(|reach| reach.way != Channel::Mail).collect()
    }

    pub fn words(&self, cx: &Cx, kinds: &[NotificationKind]) -> String {
        cx.listed(kinds.iter().map(|kind| cx.text(&format!("tell-{kind}"))))
    }
}

impl Mine {
    /// `None` for a player who was removed. A verified player can read the page even while the event does not list
    /// them.
    fn of(cx: &Cx, service: &Service, common: &Arc<Common>, kept: &Kept) -> Result<Option<Self>> {
        let proven = proves(service, &cx.event, kept.entry, kept.secret())?;
        let all = if proven { cx.tournament() } else { &common.public };
        let Some(entry) = all.entry(kept.entry).cloned() else { return Ok(None) };
        let next = next(cx, &common.public, &entry);
        let over = common.final_score(entry.id);
        Ok(Some(Self {
            proof: proven.then(|| Proof::of(cx, service, entry.id)).transpose()?,
            withdrawn: kept.secret().is_some() && !proven,
            waiting: Waiting::of(cx.t, &common.public, (&entry, &next), over),
            next,
            entry,
            common: common.clone(),
        }))
    }

    /// Whether the final place is shown first.
    pub fn is_final(&self) -> bool {
        self.waiting.as_ref().is_some_and(|waiting| waiting.of.is_some())
    }

    pub fn pending(&self) -> Option<(&Round, &Board)> {
        pending_board(&self.common.public, self.entry.id)
    }

    /// Their game in the newest round, if it has a result.
    fn ended(&self) -> Option<(&Round, &Board)> {
        let round = newest_round(&self.common.public)?;
        let board = round.board_of(self.entry.id)?;
        (!board.ending.is_pending()).then_some((round, board))
    }

    /// Reports are visible to the players and the arbiters only, until they count. With provisional results everybody
    /// sees what both players report.
    pub fn visible_reports(&self, at: (&Round, &Board)) -> Vec<Reported> {
        let said = self.common.reports_at(at);
        let provisional = self.common.public.settings.players.provisional;
        let shown = provisional && matches!(Reports::at(at.1, &said), Reports::Same(_));
        if self.proof.is_some() || shown { said } else { Vec::new() }
    }

    pub fn report_words(&self, cx: &Cx) -> String {
        let said = |at: (&Round, &Board)| {
            report_words_for(cx, self.entry.id, at.1, &self.visible_reports(at))
        };
        self.pending().map(said).unwrap_or_default()
    }

    /// The reports of the current game, if they contradict each other. Only for a verified player.
    pub fn differ(&self) -> Option<Told> {
        let at = self.pending().filter(|_| self.proof.is_some())?;
        let told = Told::new(at, self.entry.id, self.common.reports_at(at));
        (told.differ() && told.mine().is_some()).then_some(told)
    }

    /// How the game of the newest round ended; empty if it has not.
    pub fn last(&self, cx: &Cx) -> String {
        let last = |(round, board): (&Round, &Board)| {
            cx.with("me-last", (("round", round.no), ("result", cx.ending(board.ending))))
        };
        self.ended().map(last).unwrap_or_default()
    }

    /// That an arbiter decided between contradicting reports, and that the player had reported something else.
    pub fn decided(&self, cx: &Cx) -> String {
        let Some(at) = self.ended().filter(|_| self.proof.is_some()) else { return String::new() };
        let differed = matches!(Reports::at(at.1, &self.common.reports_at(at)), Reports::Differ);
        let otherwise = |said| cx.with("me-said-otherwise", [("result", cx.ending(said))]);
        let otherwise = self.overruled().map(|(.., said)| otherwise(said));
        let said = differed.then(|| cx.text("me-decided")).into_iter().chain(otherwise);
        said.collect::<Vec<_>>().join(" ")
    }

    /// Their game that is over, and what they had reported of it, if that is not the result.
    fn overruled(&self) -> Option<(&Round, &Board, Ending)> {
        let (round, board) = self.ended().filter(|_| self.proof.is_some())?;
        let said = self.common.reports_at((round, board));
        let said = said.iter().find(|word| word.speaker() == self.entry.id)?.ending;
        in_common(board.ending, said).is_none().then_some((round, board, said))
    }

    /// What they can tell the arbiters to be wrong: round, table, and what they had reported. `None` while an arbiter
    /// is called.
    pub fn objection(&self) -> Option<(RoundNo, TableNo, Ending)> {
        let (round, board, said) = self.overruled()?;
        let calls =
            |one: &&Request| (one.by, one.round) == (self.entry.id, round.no) && one.is_open_call();
        let called = self.common.requests.iter().find(calls).is_some();
        (!called).then_some((round.no, board.table, said))
    }

    /// Whether they proposed the date of the game.
    pub fn proposes(&self, game: &OpenGame<'_>) -> bool {
        game.board.date().proposed.as_ref().is_some_and(|one| one.by == self.entry.id)
    }

    /// Newest first; only a verified player sees those that are not public.
    pub fn announced(&self, cx: &Cx) -> Vec<&Announcement> {
        let theirs = |one: &&Announcement| {
            one.to.has(cx.tournament(), &self.entry) && (self.proof.is_some() || one.to.is_public())
        };
        self.common.announced.iter().filter(theirs).collect()
    }

    pub fn mended(&self, cx: &Cx) -> Vec<MendedLine> {
        mended_for(cx.t, &cx.event, &self.common.mended, self.entry.id)
    }

    /// Public rulings at their boards; none for a verified player, who has them in full.
    pub fn rulings(&self) -> Vec<&ShownRuling> {
        let theirs = |one: &&ShownRuling| self.proof.is_none() && one.concerns(self.entry.id);
        self.common.rulings.iter().filter(theirs).collect()
    }

    /// The team and its match of the current round.
    pub fn team(&self, cx: &Cx) -> Option<TeamLink> {
        let all = &self.common.public;
        let team = all.team_of(self.entry.id)?;
        let is_captain = team.captain == Some(self.entry.id);
        let place = is_captain.then(|| place_of(cx, all, team)).flatten();
        let name = cx.listed([Some(team.name.clone()), place].into_iter().flatten());
        let round = current_round(all);
        let met = round.and_then(|round| match_of(all, round, team).map(|found| (round.no, found)));
        let Some((no, (one, other))) = met else {
            return Some(TeamLink { name, href: cx.to(format!("/teams/{}", team.no)) });
        };
        let other = other.map(|team| team.name.as_str()).unwrap_or_default();
        let against = cx.with("against", [("name", other)]);
        let href = cx.to(format!("/rounds/{no}#match-{}", one.first));
        Some(TeamLink { name: format!("{name} {against}"), href })
    }

    /// For a verified captain: the rounds whose line-up can be set.
    pub fn line_ups(&self, cx: &Cx) -> Vec<RoundNo> {
        let proof = self.proof.as_ref();
        proof.map(|_| line_ups(cx, self.entry.id)).unwrap_or_default()
    }

    /// For a verified captain: the matches with open boards.
    pub fn team_matches(&self, cx: &Cx) -> TeamMatches {
        let proof = self.proof.as_ref();
        proof.map(|_| TeamMatches::of(cx, self.entry.id)).unwrap_or_default()
    }

    pub fn is_registered(&self) -> bool {
        self.proof.as_ref().is_some_and(|proof| proof.registered)
    }

    /// Date and place of the event, for one who registered online; empty once it has begun.
    pub fn date_and_place(&self, cx: &Cx) -> String {
        let settings = &cx.tournament().settings;
        if !self.is_registered() || newest_round(cx.tournament()).is_some() {
            return String::new();
        }
        cx.listed([cx.days(settings.begins, settings.ends), settings.place.clone()])
    }

    /// What the player owes or has paid. Where organisers record no fees, only players who registered online see it,
    /// and only until the first round is published.
    pub fn fee(&self, cx: &Cx) -> Option<Fact> {
        let tournament = cx.tournament();
        let ahead = self.is_registered() && newest_round(tournament).is_none();
        self.proof.as_ref().filter(|_| ahead || has_fees(tournament))?;
        fee_fact(cx.t, tournament, &self.entry, (self.entry.private.paid, false))
    }

    pub fn checks_in(&self) -> bool {
        let home = &self.common.public.settings.home;
        self.proof.is_some() && !self.entry.is_final() && home.lets_check_in(Utc::now())
    }

    pub fn may_report(&self) -> bool {
        self.proof.is_some() && self.common.public.settings.players.reports != ReportPolicy::Off
    }

    /// Whether they have reported the current game already; they may report it again.
    pub fn has_reported(&self) -> bool {
        let said = self.pending().map(|at| self.common.reports_at(at)).unwrap_or_default();
        said.iter().any(|word| word.speaker() == self.entry.id)
    }

    /// Newest first.
    pub fn newest_requests(&self) -> Vec<&Request> {
        let requests = self.common.requests.iter().rev();
        requests.filter(|one| one.by == self.entry.id).collect()
    }

    /// An open request is not offered again; the list shows it and lets the player withdraw it.
    fn asks(&self, kind: RequestKind, round: RoundNo) -> bool {
        let asked = self.newest_requests().into_iter();
        asked.filter(|one| one.is_open()).any(|one| one.kind == kind && one.round == round)
    }

    pub fn may_take_back(&self, cx: &Cx, request: &Request) -> bool {
        let again = || played_after_all(cx.tournament(), request, &self.common.requests);
        request.is_open() || !again().is_empty()
    }

    pub fn asked_words(&self, cx: &Cx, request: &Request) -> String {
        let said = cx.request(request);
        if request.words.is_empty() { said } else { cx.labelled(&said, &request.words) }
    }

    /// A draft does not count: the player can still ask to skip the round, and the organiser decides.
    fn after_newest(&self) -> RoundNo {
        RoundNo(newest_round(&self.common.public).map_or(1, |round| round.no.0 + 1))
    }

    fn next_played(&self) -> Option<RoundNo> {
        let coming = self.after_newest();
        let is_left = coming.0 <= self.common.public.settings.rounds;
        let plays = is_left && self.entry.playing().in_round(coming);
        Some(coming).filter(|no| plays && !self.asks(RequestKind::Leave, *no))
    }

    pub fn skips(&self) -> Option<RoundNo> {
        self.next_played().filter(|no| !self.asks(RequestKind::Skip, *no))
    }

    /// The round from which on they can ask to leave. For the last round, skipping is the same.
    pub fn first_leave_round(&self) -> Option<RoundNo> {
        self.next_played().filter(|no| no.0 < self.common.public.settings.rounds)
    }

    /// Where they may call an arbiter; two reports that differ have called one already.
    pub fn calls(&self) -> Option<(&Round, &Board)> {
        let pending = self.pending().filter(|_| self.differ().is_none());
        pending.filter(|(round, _)| !self.asks(RequestKind::Arbiter, round.no))
    }

    pub fn arbiter(&self) -> Option<&'static str> {
        let at = self.pending().filter(|_| !self.is_apart())?;
        arbiter(&self.common.requests, at)
    }

    /// The round of the pending board, else the next one.
    pub fn round(&self) -> RoundNo {
        let next = RoundNo(self.after_newest().0.min(self.common.public.settings.rounds));
        self.pending().map_or(next, |(round, _)| round.no)
    }

    /// Whether that round has a window, so that the players are at no table of a hall.
    pub fn is_apart(&self) -> bool {
        self.common.public.clock(self.round()).window.is_some()
    }
}

/// The place of a team, and of how many; `None` before the first result.
fn place_of(cx: &Cx, tournament: &Tournament, team: &Team) -> Option<String> {
    let through = standings_round(tournament, None);
    let standings = team_standings(tournament, through);
    let row = standings.rows.iter().find(|row| row.team == team.no).filter(|_| through.0 > 0)?;
    let place = cx.labelled(&cx.text("place"), &team_place(&standings, row.place));
    Some(format!("{place} {}", cx.with("team-of", [("n", standings.rows.len())])))
}

/// The reports of a board, as one of its players reads them.
pub(super) fn report_words_for(cx: &Cx, me: EntryId, board: &Board, said: &[Reported]) -> String {
    let says = |key, ending| cx.with(key, [("result", cx.ending(ending))]);
    match Reports::at(board, said) {
        _ if by_captain(said) => report_words(cx.t, &cx.event, board, said),
        // Contradicting reports have a block of their own, which only the two players see.
        Reports::Nothing | Reports::Differ => String::new(),
        Reports::One(word) if word.by == me => says("me-said", word.ending),
        Reports::One(word) => says("me-other-said", word.ending),
        Reports::Same(ending) => says("me-both-said", ending),
    }
}

pub(super) struct Common {
    pub public: Tournament,
    pub rulings: Vec<ShownRuling>,
    pub requests: Vec<Request>,
    pub announced: Vec<Announcement>,
    /// Corrections of the newest round.
    pub mended: Vec<Mended>,
    /// Reports on the boards of unfinished rounds and of the newest round.
    said: Vec<(RoundNo, [EntryId; 2], Reported)>,
    /// Seats in each public round, by position among the entries.
    seats: Vec<Vec<Seat>>,
    pub scores: Arc<Scores>,
    over: bool,
    /// Empty until every round is played.
    awards: Vec<Award>,
}

impl Common {
    pub fn read(cx: &Cx, service: &Service) -> Result<Self, ServiceError> {
        let (id, tournament) = (cx.event.snapshot.id, cx.tournament());
        let scores = scores(cx);
        let newest = newest_round(tournament).map(|round| round.no);
        let played = tournament.rounds.iter().filter(|round| round.is_public());
        let played = played.filter(|round| round.pending().next().is_some()).map(|round| round.no);
        let rounds: Vec<RoundNo> = played.chain(newest).collect();
        let over = is_over(tournament);
        let public = tournament.public();
        let awards = (over && scores.has_begun()).then(|| prizes(&public, &scores.standings));
        let mended = newest.map(|round| service.mendings(id, round)).transpose()?;
        Ok(Self {
            rulings: shown_rulings(cx.t, service, &cx.event)?,
            requests: service.read(|c| c.requests(id))?,
            announced: service.read(|c| c.announcements(id))?,
            mended: mended.unwrap_or_default(),
            said: service.read(|c| c.reports_in(id, &rounds))?,
            seats: public.seats(newest.unwrap_or(RoundNo(0))),
            awards: awards.unwrap_or_default(),
            scores,
            over,
            public,
        })
    }

    pub fn reports_at(&self, (round, board): (&Round, &Board)) -> Vec<Reported> {
        let players = [board.black, board.white];
        let here = self.said.iter().filter(|said| (said.0, said.1) == (round.no, players));
        here.map(|(.., said)| said.clone()).collect()
    }

    /// `None` before the first round counts.
    pub fn score(&self, who: impl ByValue<EntryId>) -> Option<&Score> {
        self.scores.of(who.given())
    }

    /// `None` until every round is played.
    pub fn final_score(&self, who: impl ByValue<EntryId>) -> Option<&Score> {
        self.score(who).filter(|_| self.over)
    }

    /// One seat per public round, from round 1 on.
    pub fn seats_of(&self, who: EntryId) -> &[Seat] {
        let at = self.public.entries.iter().position(|entry| entry.id == who);
        at.map_or(&[], |at| self.seats[at].as_slice())
    }

    /// Those that are over, newest first.
    pub fn games(&self, who: impl ByValue<EntryId>) -> Vec<PlayedRound<'_>> {
        let who = who.given();
        let mut games = PlayedRound::all(&self.public, who, self.seats_of(who));
        games.retain(PlayedRound::is_over);
        games.reverse();
        games
    }

    pub fn prizes(&self, cx: &Cx, who: impl ByValue<EntryId>) -> Vec<GivenPrize> {
        let who = who.given();
        let theirs = self.awards.iter().filter(|award| award.to.contains(&who));
        let rules = &self.public.settings.prizes;
        theirs.map(|award| given(cx.t, &self.public, rules, award)).collect()
    }
}
