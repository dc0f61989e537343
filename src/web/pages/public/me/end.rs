//! The end of a player's game on their phone: marking dead stones, agreeing, and confirming the result if the event
//! asks for it. Nothing counts before both players agree.

use super::*;

/// A game whose end its players settle on the phone, as one of them sees it.
struct Own {
    file: GameFile,
    me: Color,
    /// The marks, or the proposal before there are any.
    life: LifeAndDeath,
    proposed: bool,
    groups: Vec<MarkedGroup>,
    /// The point that was tapped or typed.
    at: Option<Point>,
}

impl Own {
    fn of((file, me): (GameFile, Color), form: &Form) -> Self {
        let (proposed, life) = match marking(&file.game) {
            Some(marking) => (marking.proposed, marking.life),
            None => <_>::default(),
        };
        let (groups, at) = (file.game.marked_groups(&life), point_of(&file.game, form));
        Self { file, me, life, proposed, groups, at }
    }

    fn is_marking(&self) -> bool {
        let stage = self.file.game.stage();
        matches!(stage, Some(Stage::Unfinished | Stage::Claims | Stage::Ways))
    }

    fn goban(&self, cx: &Cx) -> GobanView {
        let game = &self.file.game;
        let differing = self.groups.iter().filter(|group| group.differs());
        let looks = Looks {
            dead: game.claim(self.me, &self.life).dead().iter().copied().collect(),
            outlined: differing.map(|group| group.stones.clone()).collect(),
            ..Looks::default()
        };
        let picture = drawn(cx.t, &game.board(), "goban", self.at, &looks, None);
        match self.is_marking() {
            true => GobanView { taps: stones_to_mark(&game.board(), "own", "dead"), ..picture },
            false => picture,
        }
    }

    fn own_claim(&self, group: &MarkedGroup) -> &'static str {
        fate_key(group.said[self.me as usize])
    }

    fn opponent_claim(&self, group: &MarkedGroup) -> &'static str {
        let fate = group.said[self.me.other() as usize];
        if self.has_opponent_claim() { fate_key(fate) } else { "own-end-unsaid" }
    }

    fn has_opponent_claim(&self) -> bool {
        self.file.game.has_spoken(self.me.other())
    }

    /// Whether my opponent has marked this group, or any, as something else than I.
    fn differs(&self, group: &MarkedGroup) -> bool {
        self.has_opponent_claim() && group.differs()
    }

    fn differ(&self) -> bool {
        self.groups.iter().any(|group| self.differs(group))
    }

    /// Whether I have said what is dead, and my opponent has not.
    fn awaits_opponent(&self) -> bool {
        let mine = self.file.game.has_spoken(self.me) && !self.has_opponent_claim();
        mine && self.groups.iter().any(MarkedGroup::differs)
    }

    fn agreed(&self) -> bool {
        match self.file.game.course() {
            Some(Course::Stopped(stopped)) => stopped.claim(self.me).is_some(),
            _ => false,
        }
    }

    fn disagreed(&self) -> bool {
        self.file.game.stage() == Some(Stage::Ways)
    }

    fn confirmed(&self) -> bool {
        match self.file.game.course() {
            Some(Course::Ended(ended)) => ended.confirmed_by() == Some(self.me),
            _ => false,
        }
    }
}

const fn fate_key(fate: Fate) -> &'static str {
    match fate {
        Fate::Alive => "end-alive",
        Fate::Dead => "end-dead",
        Fate::Seki => "end-seki",
    }
}

/// A count that both agreed to can be repeated, one that the arbiter settled cannot.
fn may_object(game: &Game) -> bool {
    game.may_count_again() && !game.was_settled()
}

#[derive(Template)]
#[template(path = "public/own_end.html")]
struct EndPage {
    cx: Cx,
    who: EntryId,
    own: Option<Own>,
    called: Option<&'static str>,
}

impl EndPage {
    fn of(cx: Cx, service: &Service, who: EntryId) -> Result<Self> {
        let own = own_file(&cx, service, who, &cx.query)?.map(|found| Own::of(found, &cx.query));
        let at = asked_board(cx.tournament(), who, &cx.query).filter(|_| own.is_some());
        let called = match at {
            Some(at) => arbiter(&service.read(|c| c.requests(cx.event.snapshot.id))?, at),
            None => None,
        };
        let mut cx = cx.headed("own-end-title");
        if let Some(Own { file, .. }) = &own {
            let here = format!("/games/{}/{}/events", file.seats.round, file.seats.table);
            cx.page = cx.page.live(&cx.event.path(&here), file.entered);
        }
        Ok(Self { cx, who, own, called })
    }
}

#[route("GET", "/t/{slug}/me/{entry}/end", Public)]
async fn show(visit: OwnVisit) -> Answer {
    let who = visit.who;
    visit.once(move |cx, service| EndPage::of(cx, service, who)).await
}

/// The player's open board of the round that a form names, else the pending one.
fn asked_board<'a>(
    all: &'a Tournament,
    who: EntryId,
    asked: &Form,
) -> Option<(&'a Round, &'a Board)> {
    let named = asked.value("round").parse().map(RoundNo);
    named.map_or_else(|_| pending_board(all, who), |no| open_board(all, who, no))
}

/// The player's game and colour; `None` if its end is not settled on the phone.
fn own_file(
    cx: &Cx,
    service: &Service,
    who: EntryId,
    asked: &Form,
) -> Result<Option<(GameFile, Color)>> {
    let Some((round, board)) = asked_board(cx.tournament(), who, asked) else { return Ok(None) };
    let file = service.own_end(&cx.event.snapshot, (round.no, board), who)?;
    Ok(file.zip(board.color_of(who)))
}

/// Label of the page for the end of the player's game. It speaks of marking until a count is agreed.
pub(super) fn end_label(cx: &Cx, service: &Service, who: EntryId) -> Result<Option<&'static str>> {
    Ok(own_file(cx, service, who, &Form::empty())?.map(|(file, _)| match file.game.stage() {
        Some(Stage::Count) => "own-end-title",
        _ => "own-end-link",
    }))
}

/// The point that was tapped (`dead:D4`) or typed.
fn point_of(game: &Game, form: &Form) -> Option<Point> {
    let tapped = form.value("act").split_once(':').map(|(_, point)| point);
    let typed: Option<Point> =
        tapped.unwrap_or_else(|| form.value("at")).trim().to_uppercase().parse().ok();
    typed.filter(|point| game.terms().size.contains(*point))
}

/// The acts of the pressed button; empty if it does not fit the state of the game.
fn acts(game: &Game, me: Color, form: &Form) -> Vec<GameAct> {
    let shown = marking(game).map(|marking| marking.life).unwrap_or_default();
    let (mine, theirs) = (game.claim(me, &shown), game.claim(me.other(), game.marking()));
    let claim = |life: &LifeAndDeath| GameAct::Claim {
        color: me,
        dead: life.dead().iter().copied().collect(),
        seki: life.seki().iter().copied().collect(),
    };
    let agree = GameAct::Agree { color: me };
    let toggled = |fate| Some(claim(&game.toggled(mine, point_of(game, form)?, fate)?));
    let act = form.value("act");
    match act.split_once(':').map_or(act, |(act, _)| act) {
        "dead" => toggled(Fate::Dead).into_iter().collect(),
        "seki" => toggled(Fate::Seki).into_iter().collect(),
        "say" => vec![claim(mine)],
        "same" if game.has_spoken(me.other()) => vec![claim(theirs), agree],
        "agree" if mine == theirs && game.is_marked() => vec![agree],
        "agree" if mine == theirs => vec![claim(mine), agree],
        "disagree" if game.stage() == Some(Stage::Count) => {
            may_object(game).then_some(GameAct::Object).into_iter().collect()
        }
        "disagree" => vec![GameAct::Differ],
        "confirm" => vec![GameAct::Confirm { color: me }],
        _ => Vec::new(),
    }
}

#[route("POST", "/t/{slug}/me/{entry}/end", Public)]
async fn send_act(act: OwnAct) -> Answer {
    let (cx, who, typed) = (act.cx.clone(), act.who, act.form.clone());
    let found = act.state.worked_out(move |service| {
        let Some((file, me)) = own_file(&cx, service, who, &typed)? else { return Ok(None) };
        let seen = typed.value("seen").parse().unwrap_or(usize::MAX);
        let (acts, seats) = (acts(&file.game, me, &typed), file.seats);
        Ok::<_, WebError>(Some(ActForm { round: seats.round, table: seats.table, seen, acts }))
    });
    let alert = |key| Notice::alert(Sentence::new(key));
    let said = match found.await? {
        None => alert("own-end-none"),
        Some(word) if word.acts.is_empty() => alert(match act.form.value("act") {
            "disagree" => "own-end-decided",
            _ => "own-end-which",
        }),
        Some(word) => {
            match act.blocking(move |acts, secret| acts.say_own_end(secret, &word)).await {
                Ok(Done::Now(_) | Done::Before) => Notice::done(Sentence::new("own-end-taken")),
                Err(ServiceError::Behind(_)) => alert("own-end-meanwhile"),
                Err(ServiceError::Refused(why)) => Notice::alert(act.why(&why)),
                Err(error) => return Err(error.into()),
            }
        }
    };
    let round =
        act.form.value("round").parse().map_or(String::new(), |no: i32| format!("?round={no}"));
    Ok(redirect_saying(&act.to(format!("/me/{who}/end{round}")), said))
}
