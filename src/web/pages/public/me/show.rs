//! Where the phone's people sit, what they may do, and how those whom it follows stand.

use crate::web::prelude::*;
use store::NotificationKind;

use super::super::games::Game;
use super::super::next::Next;
use super::super::people::PlayerRow;
use super::super::score::Score;
use super::common::Common;
use super::date::OpenGame;
use super::mine::Mine;
use super::phone::{Kept, followed, known_in};
use super::waiting::{far, how_soon};
use super::{keep_private, pending_board};

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

/// Those of the phone whom the page shows: whom it stands for, and whom it follows.
type People = (Vec<Kept>, Vec<Kept>);

pub async fn show(visit: Visit, request: HttpRequest, state: Data<State>) -> Answer {
    let known = known_in(&request, &visit.event);
    let mut followed = followed(&request);
    followed.retain(|one| one.is_of(&visit.event));
    // Performance: many phones in a hall ask for this. Without a secret to verify, the page needs no database if the
    // common part is cached.
    let common = visit.state.known_once(&visit.event, visit.t);
    if let Some(common) = common.filter(|_| known.iter().all(|one| one.secret().is_none())) {
        let page = |cx: Cx, service: &Service| MePage::of(cx, service, common, (known, followed));
        return visit.at_hand(page).map(keep_private);
    }
    let page = move |cx: Cx, service: &Service| {
        let common = state.once_a_revision(cx.event.at(), cx.t, || Common::read(&cx, service))?;
        MePage::of(cx, service, common, (known, followed))
    };
    visit.once(page).await.map(keep_private)
}

impl MePage {
    fn of(
        cx: Cx,
        service: &Service,
        common: Arc<Common>,
        (known, followed): People,
    ) -> Result<Self> {
        let mine = known.iter().filter_map(|one| Mine::of(&cx, service, &common, one).transpose());
        let players = cx.to("/players/");
        let line = |one: Kept| {
            let person = PlayerRow::new(cx.t, common.public.entry(one.entry)?, &players);
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

    fn has_calendar(&self) -> bool {
        calendar_address(&self.cx.event).is_some()
    }

    /// Where messages go; empty if the server sends none.
    fn mail<'a>(&self, one: &'a Mine) -> &'a str {
        if self.mails { &one.entry.private.email } else { "" }
    }

    fn later(&self, dates: &[OpenGame<'_>]) -> usize {
        dates.iter().filter(|game| game.is_later()).count()
    }

    /// The change of the rating, and the new one in words.
    fn rating(&self, score: &Score) -> Option<(String, String)> {
        score.rating_shown(self.cx.t)
    }

    fn far(&self, at: &NaiveDateTime) -> String {
        far(self.cx.t, *at, Utc::now().naive_utc())
    }

    fn how_soon(&self, at: &NaiveDateTime) -> String {
        how_soon(self.cx.t, *at, Utc::now().naive_utc())
    }

    /// The board at which somebody plays whom the phone follows.
    fn board_of(&self, other: &Kept) -> Option<&Board> {
        pending_board(&self.common.public, other.entry).map(|(_, board)| board)
    }

    /// Their opponent, else how their last round ended.
    fn stands(&self, other: &Kept) -> String {
        let (cx, all, who) = (&self.cx, &self.common.public, other.entry);
        if let Some((board, color)) = self.board_of(other).and_then(|b| Some((b, b.color_of(who)?)))
        {
            let opponent = all.entry(board.seat(color.other())).map(|entry| cx.person(entry));
            let opponent = opponent.unwrap_or_default();
            return cx.with("follow-plays", (("color", cx.color(color)), ("name", opponent)));
        }
        let Some(last) = Game::all(all, who, self.common.seats_of(who)).pop() else {
            return cx.text("player-no-games");
        };
        let (round, said) = (("round", last.round), last.said(cx));
        match last.met(cx) {
            Some((_, other)) => {
                cx.with("follow-played", (round, ("result", said), ("name", other.name)))
            }
            None => cx.labelled(&cx.with("round-number", [round]), &said),
        }
    }
}
