//! The players whom a phone stands for, and those whom it follows, such as family and friends. They are kept in two
//! cookies, which are only set once a name is chosen, so no account is needed.

use super::*;

const DAYS: i64 = 60;

/// The most players whom a phone stands for.
const MOST: usize = 8;

/// The most players whom a phone follows in one event, and in all events.
const MOST_FOLLOWED: usize = 12;
const MOST_IN_ALL: usize = 24;

const FAMILY: &str = "family";

/// A player whom a phone stands for, or follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    pub slug: String,
    pub entry: EntryId,
    /// For a player it stands for, the secret of the personal link, which proves the identity; missing after a
    /// mere "This is me". Of one whom it follows `family`, or nothing.
    word: Option<String>,
}

impl Kept {
    pub fn new(event: &str, entry: EntryId, word: Option<String>) -> Self {
        Self { slug: event.to_owned(), entry, word }
    }

    pub fn is_of(&self, event: &Event) -> bool {
        self.slug == event.snapshot.slug
    }

    /// Not verified.
    pub fn secret(&self) -> Option<&str> {
        self.word.as_deref()
    }

    pub fn is_family(&self) -> bool {
        self.word.as_deref() == Some(FAMILY)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split(':');
        let (slug, entry) = (parts.next()?, parts.next()?.parse().ok()?);
        let word = parts.next().filter(|word| !word.is_empty()).map(str::to_owned);
        Some(Self::new(slug, EntryId(entry), word))
    }

    fn text(&self) -> String {
        format!("{}:{}:{}", self.slug, self.entry, self.word.as_deref().unwrap_or_default())
    }
}

/// Malformed parts of the cookie are skipped.
fn kept(request: &HttpRequest, cookie: &str, most: usize) -> Vec<Kept> {
    let cookie = request.cookie(cookie);
    let text = cookie.as_ref().map(Cookie::value).unwrap_or_default();
    text.split('|').filter_map(Kept::parse).take(most).collect()
}

/// Those whom the phone stands for, the last chosen first.
pub(super) fn known(request: &HttpRequest) -> Vec<Kept> {
    kept(request, "me", MOST)
}

pub(super) fn known_in(request: &HttpRequest, event: &Event) -> Vec<Kept> {
    known(request).into_iter().filter(|one| one.is_of(event)).collect()
}

/// Those whom the phone follows, family first.
pub(super) fn followed(request: &HttpRequest) -> Vec<Kept> {
    let mut all = kept(request, "follow", MOST_IN_ALL);
    all.sort_by_key(|one| !one.is_family());
    all
}

pub(in crate::pages::public) fn is_known(request: &HttpRequest, event: &Event) -> bool {
    !known_in(request, event).is_empty()
}

/// The secret that the phone has for the player; not verified.
pub(super) fn secret_of(request: &HttpRequest, event: &Event, entry: EntryId) -> Option<String> {
    let mut known = known_in(request, event).into_iter();
    known.find(|known| known.entry == entry).and_then(|known| known.word)
}

/// The own page of an event that is not over, in which the phone stands for a player or follows one.
pub(in crate::pages::public) fn own_page(
    request: &HttpRequest,
    listed: &[ListedTournament],
    today: impl Fn(&ListedTournament) -> NaiveDate,
) -> Option<String> {
    let running = |slug: &str| listed.iter().any(|one| one.slug == slug && one.ends >= today(one));
    let mut all = known(request).into_iter().chain(followed(request));
    all.find(|one| running(&one.slug)).map(|one| format!("/t/{}/me", one.slug))
}

/// Puts a player first. A secret that is already known stays.
fn with(mut known: Vec<Kept>, mut new: Kept) -> Vec<Kept> {
    let same = |one: &Kept| (&one.slug, one.entry) == (&new.slug, new.entry);
    if let Some(at) = known.iter().position(same) {
        new.word = new.word.or(known.remove(at).word);
    }
    known.insert(0, new);
    known.truncate(MOST);
    known
}

fn without(mut all: Vec<Kept>, event: &Event, entry: EntryId) -> Vec<Kept> {
    all.retain(|one| !(one.is_of(event) && one.entry == entry));
    all
}

/// `None` if the phone follows too many players of the event already. With too many in all, one of another event is
/// dropped.
fn following(all: Vec<Kept>, event: &Event, new: Kept) -> Option<Vec<Kept>> {
    let mut all = without(all, event, new.entry);
    if all.iter().filter(|one| one.is_of(event)).count() >= MOST_FOLLOWED {
        return None;
    }
    all.push(new);
    if all.len() > MOST_IN_ALL
        && let Some(other) = all.iter().position(|one| !one.is_of(event))
    {
        all.remove(other);
    }
    Some(all)
}

/// Removes the cookie if there is no player.
fn cookie(name: &'static str, all: &[Kept]) -> Cookie<'static> {
    let texts: Vec<String> = all.iter().map(Kept::text).collect();
    let mut cookie = Cookie::build(name, texts.join("|"))
        .path("/")
        .max_age(actix_web::cookie::time::Duration::days(DAYS))
        .same_site(SameSite::Lax)
        .http_only(true)
        .finish();
    if texts.is_empty() {
        cookie.make_removal();
    }
    cookie
}

fn keeping(mut answer: HttpResponse, name: &'static str, all: &[Kept]) -> Answer {
    answer.add_cookie(&cookie(name, all)).map_err(anyhow::Error::from)?;
    Ok(answer)
}

/// From then on the phone stands for the player also.
fn standing_for(answer: HttpResponse, request: &HttpRequest, new: Kept) -> Answer {
    keeping(answer, "me", &with(known(request), new))
}

/// "This is me" and "Follow", and their opposites.
#[route("POST", "/t/{slug}/me", Public)]
async fn choose(cx: Cx, request: HttpRequest, form: Form) -> Answer {
    let number = |name| form.value(name).parse().ok().map(EntryId);
    let (event, me) = (&cx.event, cx.to("/me"));
    let is_here = |entry: &EntryId| event.snapshot.tournament.public().entry(*entry).is_some();
    let new = |entry, word| Kept::new(&event.snapshot.slug, entry, word);
    if let Some(entry) = number("entry").filter(is_here) {
        return standing_for(redirect(&me), &request, new(entry, None));
    }
    if let Some(entry) = number("forget") {
        return keeping(redirect(&cx.to("")), "me", &without(known(&request), event, entry));
    }
    let all = followed(&request);
    let follow = number("follow").map(|entry| new(entry, None));
    let follow = follow.or_else(|| Some(new(number("family")?, Some(FAMILY.to_owned()))));
    let (all, said) = match (follow.filter(|one| is_here(&one.entry)), number("unfollow")) {
        (Some(one), _) => {
            let name = event.clone().as_shown().name(cx.t, one.entry);
            let Some(all) = following(all, event, one) else {
                let full = Sentence::new("follow-full").with("most", MOST_FOLLOWED);
                return Ok(redirect_saying(&me, Notice::alert(full)));
            };
            (all, Sentence::new("follow-now").with("name", name))
        }
        (None, Some(entry)) => (without(all, event, entry), Sentence::new("follow-stopped")),
        (None, None) => return Err(WebError::not_understood()),
    };
    keeping(redirect_saying(&me, Notice::done(said)), "follow", &all)
}

/// Marks the reader's own rows in every list of the event. Lists are cached and the same for everybody, so the marks
/// are a style sheet of their own. Empty if the phone stands for no player of the event.
#[route("GET", "/t/{slug}/me.css", Public)]
async fn style(cx: Cx, request: HttpRequest) -> Answer {
    let mine: Vec<EntryId> = known_in(&request, &cx.event).iter().map(|one| one.entry).collect();
    let teams = mine.iter().filter_map(|entry| cx.tournament().team_of(*entry));
    let teams: Vec<_> = teams.map(|team| cx.to(format!("/teams/{}", team.no))).collect();
    let players = mine.iter().map(|entry| cx.to(format!("/players/{entry}")));
    let rows: Vec<_> = players.chain(teams.iter().cloned()).collect();
    let teams = teams.iter().map(|page| style_of_team(cx.t, page)).collect::<String>();
    let style =
        format!("{}{teams}{}", style_of(cx.t, &rows), strip_of(&cx, &mine, request.query_string()));
    let mut answer = HttpResponse::Ok().content_type("text/css; charset=utf-8").body(style);
    // Revalidated with each page: the next tap may choose another player.
    answer
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    Ok(answer)
}

/// Marks the name and the row of each player or team, wherever a list links to their page.
fn style_of(t: Lang, mine: &[String]) -> String {
    if mine.is_empty() {
        return String::new();
    }
    let each = |form: &dyn Fn(String) -> String| {
        // Standings lead there by an address that is relative to them.
        let near = |page: &str| page.splitn(4, '/').nth(3).unwrap_or_default().to_owned();
        let names = mine.iter().flat_map(|page| {
            let near = near(page);
            [format!("a.name[href$=\"{page}\"]"), format!("a.name[href=\"{near}\"]")]
        });
        names.map(form).collect::<Vec<_>>().join(",")
    };
    let you = quoted(&t.text("you"));
    format!(
        "@media screen{{{}{{background:var(--wood-wash);font-weight:700}}\
         {}{{content:{you};display:inline-block;font-size:var(--t-0);font-weight:700;\
         color:var(--wood);border:1px solid currentColor;border-radius:var(--round);padding:0 .4em;margin-inline-start:.35em;\
         line-height:1.5}}\
         {}{{background:var(--wood-wash)}}\
         {}{{box-shadow:calc(var(--s-4)*-1) 0 var(--wood-wash),var(--s-4) 0 var(--wood-wash)}}\
         .ways a[href$=\"/me\"]:not([aria-current]){{display:flex}}\
         .ways a[href$=\"/register\"]:not([aria-current]){{display:none}}}}\
         @media screen and (max-width:55.99rem){{\
         {}{{margin-inline:calc(var(--gutter)*-1);padding-inline:calc(var(--gutter) - 6px) var(--gutter);\
         border-inline-start:6px solid var(--wood)}}\
         {}{{position:sticky;inset-block:0;z-index:3;content-visibility:visible}}\
         main:has(.many):not(:has(.many :is({}))) .own-strip{{position:sticky;inset-block-start:0;z-index:4}}}}\
         @media screen and (min-width:56rem){{\
         {}{{position:sticky;inset-block:2rem 0;z-index:1;border-block:1px solid var(--wood)}}\
         {}{{content:\"\";position:absolute;inset-block:-1px;inset-inline-start:-.75rem;inline-size:.75rem;\
         background:var(--wood-wash);border-inline-start:6px solid var(--wood)}}\
         {}{{box-shadow:calc(var(--s-5)*-1) 0 var(--wood-wash),var(--s-5) 0 var(--wood-wash),\
         calc(var(--s-5)*-1 - 6px) 0 var(--wood)}}}}",
        each(&|name| name),
        // In long lists the box of the name is the whole row.
        each(&|name| format!(":not(.who)>{name}::after,.who:has({name}):not(:has(.you))::after")),
        // A rule of its own: a browser without `:has` still marks the names.
        each(&|name| format!("tr:has({name}),tr:has({name})>*,li:has({name})")),
        // Beyond its text, where the gutter has the room.
        each(&|name| format!(".rows tr:has({name}),:is(.division,.m-boards) li:has({name})")),
        each(&|name| format!(":is(.many,.boards) tbody:not(.pin)>tr:has({name})")),
        // In standings it waits at the edge of the screen.
        each(&|name| format!(".many tbody:not(.pin)>tr:has({name})")),
        // Where the list shows another part, the strip waits there.
        each(&|name| name),
        each(&|name| format!(".many tbody:not(.pin)>tr:has({name})>*")),
        each(&|name| format!(".many tbody:not(.pin)>tr:has({name})>.pl::before")),
        each(&|name| format!(".boards tbody>tr:has({name})")),
    )
}

/// The team's badge says whose it is, and its match comes first in a round.
fn style_of_team(t: Lang, page: &str) -> String {
    let (name, yours) = (format!("a.name[href$=\"{page}\"]"), quoted(&t.text("your-team")));
    let own = format!("#matches:not(:has(>.acts))>.match:has(.m-head a[href$=\"{page}\"])");
    format!(
        "@media screen{{:not(.who)>{name}::after,.who:has({name}):not(:has(.you))::after{{content:{yours}}}\
         {own}{{order:-1;padding-block-start:var(--s-3);background:var(--wood-wash);\
         box-shadow:calc(var(--s-4)*-1) 0 var(--wood-wash),var(--s-4) 0 var(--wood-wash)}}}}"
    )
}

fn quoted(text: &str) -> String {
    let escaped = |c: char| match c {
        '"' | '\\' | '<' | '\n' | '\r' | '\u{c}' => format!("\\{:x} ", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(escaped).collect::<String>())
}

/// For the strip above the pages: the board of the first of the players who has one without a result. If nobody has one,
/// how the last game of the first of them ended, and what comes next.
///
/// Above the list of standings, which shows a part of the players, the own place comes first.
fn strip_of(cx: &Cx, mine: &[EntryId], above: &str) -> String {
    let (t, all) = (cx.t, cx.tournament());
    let pending = |who: &EntryId| Some((all.entry(*who)?, Some(pending_board(all, *who)?.1)));
    let last = || {
        let who = mine.iter().find_map(|who| all.entry(*who))?;
        Some((who, newest_round(all).and_then(|round| round.board_of(who.id))))
    };
    let Some((who, board)) = mine.iter().find_map(pending).or_else(last) else {
        return String::new();
    };
    let met = board.and_then(|board| {
        let color = board.color_of(who.id)?;
        let other = board.seat(color.other());
        let name = format!("{} {}", cx.player(other), cx.rank_of(other));
        Some((board, color, t.with("against", [("name", name)])))
    });
    let over = is_over(all);
    let (bold, rest, brief, more) = match met {
        Some((board, color, against)) if board.ending.is_pending() => {
            let table = format!(".own-strip .tno::before{{content:\"{}\"}}", board.table);
            let stone = format!(".own-strip .stone-{}{{display:inline-block}}", color.letter());
            let brief = t.with("table-number", [("table", board.table)]);
            (t.color(color), against, brief, table + &stone)
        }
        met => {
            let score = over.then(|| scores(cx).of(who.id).cloned()).flatten();
            let coming = Waiting::of(t, all, (who, &next(cx, all, who)), score.as_ref());
            let Waiting { lead, label, big, .. } = coming.unwrap_or_default();
            let ended = met.map(|(board, color, _)| t.ending_for(board.ending, color));
            let mut rest = vec![lead, [label, big].join(" ").trim().to_owned()];
            rest.retain(|words| !words.is_empty());
            let (dot, rest) = (if ended.is_some() { "· " } else { "" }, rest.join(" · "));
            let (ended, brief) =
                (ended.unwrap_or_default(), if over { String::new() } else { rest.clone() });
            let alone = ".own-strip .tno{display:none}\
                 .own-strip .whom.whom.whom{grid-column:1/-1;white-space:normal}";
            (ended, dot.to_owned() + &rest, brief, alone.to_owned())
        }
    };
    let score = (above.starts_with("standings")).then(|| scores(cx).of(who.id).cloned()).flatten();
    let (bold, rest, more) = match score {
        Some(score) => {
            let value = if score.score.is_empty() { &score.wins } else { &score.score };
            let label = t.text(if over { "me-final-place" } else { "place" });
            let place = format!("{label} {} · {} {value}", score.place, score.score_name);
            let rest = if brief.is_empty() { brief } else { format!("· {brief}") };
            (place, rest, more + ".own-strip .tno{display:none}")
        }
        None => (bold, rest, more),
    };
    format!(
        "@media screen{{.own-strip{{display:grid}}.own-strip b::before{{content:{}}}\
         .own-strip b + span::before{{content:{}}}{more}}}",
        quoted(&bold),
        quoted(&rest)
    )
}

#[derive(Template)]
#[template(path = "public/link_of.html")]
struct LinkOf {
    cx: Page,
    who: Entry,
    door: String,
    secret: String,
}

/// From then on the phone stands for the player and may act for them. An arbiter of the event is first asked whether
/// to check the player in, since the phone is the arbiter's.
#[route("GET", "/p/{token}", Public)]
pub async fn open(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Option<Account>,
    token: Path<String>,
) -> Answer {
    let secret = token.into_inner();
    let asked = secret.clone();
    let account = account.filter(|_| !Form::of_query(&request).is_ticked("me"));
    let found = state
        .blocking(move |service| {
            let (tournament, entry) = match service.link_holder(&asked)? {
                Some(holder) => (holder.tournament, Some(holder.entry)),
                // A registration that is not entered yet has a page of its own.
                None => match service.registration_by(&asked)? {
                    Some(seen) if seen.row.entry.is_none() => (seen.tournament, None),
                    _ => return Ok(None),
                },
            };
            let store = service.store();
            let (snapshot, role) = store.read(|c| {
                let role = account.map(|Account(account)| crate::role_of(c, tournament, &account));
                Ok::<_, ServiceError>((store.snapshot(c, tournament)?, role.transpose()?.flatten()))
            })?;
            let door = role >= Some(Role::Arbiter);
            Ok(snapshot.map(|snapshot| (entry, snapshot, door)))
        })
        .await?;
    let Some((entry, snapshot, door)) = found else { return spent_link(page, &state, &request) };
    let slug = &snapshot.slug;
    let Some(entry) = entry else {
        if snapshot.tournament.settings.hidden {
            return Err(WebError::NotFound(Sentence::new("me-hidden")));
        }
        return Ok(redirect(&format!("/t/{slug}/register/{secret}")));
    };
    if door {
        let who = snapshot.tournament.entry(entry).ok_or_else(WebError::no_page)?.clone();
        let (cx, door) = (page.clone().headed("check-in"), format!("/t/{slug}/check-in"));
        return render(&LinkOf { cx, who, door, secret });
    }
    let welcome = Notice::done(Sentence::new("me-welcome"));
    let answer = redirect_saying(&format!("/t/{slug}/me"), welcome);
    standing_for(answer, &request, Kept::new(slug, entry, Some(secret)))
}

#[route("GET", "/lost-link", Public)]
async fn show_lost(page: Page, state: Data<State>) -> Answer {
    render(&LostLinkPage::new(page, &state, Form::default()))
}

/// The answer is the same whether or not the address is known.
#[route("POST", "/lost-link", Public)]
async fn send_lost(page: Page, request: HttpRequest, state: Data<State>, form: Form) -> Answer {
    let language = page.t.tag().to_owned();
    let email = |typed: &str| check_email(typed).ok_or_else(|| Sentence::new("home-email-wrong"));
    let read = form.read(|reader| reader.read("email", email));
    let address = read.map_err(|form| WebError::again(&LostLinkPage::new(page, &state, form)))?;
    let (from, now) = (address_of(&request), Utc::now());
    if let Some(seconds) = state.service.asks_for_links(&from, now) {
        return Err(WebError::TooMany { seconds });
    }
    let asked = LostLinks { address, from, language, today: now.date_naive() };
    let sender = Sender::of(None, &form);
    state.blocking(move |service| service.mail_lost_links(sender.by(), &asked)).await?;
    Ok(redirect_saying("/lost-link", Notice::done(Sentence::new("lost-sent"))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn one(entry: i32, word: Option<&str>) -> Kept {
        Kept::new("open", EntryId(entry), word.map(str::to_owned))
    }

    fn asking(cookie: Cookie<'static>) -> HttpRequest {
        TestRequest::default().cookie(cookie).to_http_request()
    }

    #[test]
    fn a_phone_remembers_several_and_rubbish_is_passed_over() {
        let both = with(with(Vec::new(), one(3, Some("s-e_c"))), one(4, None));
        assert_eq!(known(&asking(cookie("me", &both))), both);
        assert_eq!(both[0].entry, EntryId(4), "the last chosen is first");
        let rubbish = asking(Cookie::new("me", "x|:|a:b:c|open:7"));
        assert_eq!(known(&rubbish), [one(7, None)]);
    }

    #[test]
    fn who_was_proven_stays_so() {
        let proven = with(Vec::new(), one(3, Some("secret")));
        assert_eq!(with(proven, one(3, None)), [one(3, Some("secret"))]);
        let many = (0..20).fold(Vec::new(), |known, entry| with(known, one(entry, None)));
        assert_eq!((many.len(), many[0].entry), (MOST, EntryId(19)));
    }

    #[test]
    fn family_comes_first_and_rubbish_is_passed_over() {
        let family = one(4, Some(FAMILY));
        let request = asking(cookie("follow", &[one(3, None), family.clone()]));
        assert_eq!(followed(&request), [family, one(3, None)]);
        let rubbish = asking(Cookie::new("follow", "x|:|a:b:c|open:7"));
        assert_eq!(followed(&rubbish), [one(7, None)]);
    }

    #[test]
    fn a_phone_without_anybody_has_no_style_and_each_of_several_has_one() {
        assert_eq!(style_of(Lang::english(), &[]), "");
        let both = style_of(Lang::english(), &["players/3", "teams/13"].map(str::to_owned));
        for own in ["players/3\"]", "teams/13\"]", "content:\"You\"", "tr:has("] {
            assert!(both.contains(own), "{own}: {both}");
        }
    }
}
