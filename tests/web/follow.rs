//! Tables and results of family and friends on one phone: whom it follows is kept there, and nobody needs an account.

use crate::overruled::enter;
use crate::players::{Hall, Phone, location};

/// The phone after it said something at its own page.
fn says(phone: &mut Phone<'_>, field: &str, value: &str) -> String {
    let answer = phone.post("/t/open/me", &[(field, value)]);
    assert_eq!(location(&answer), "/t/open/me", "{field} {value}");
    let set = answer.headers().get_all("set-cookie").iter().filter_map(|set| set.to_str().ok());
    let kept: Vec<&str> = set.filter(|set| set.starts_with("follow=")).collect();
    let Some(kept) = kept.last() else { return String::new() };
    assert!(kept.contains("HttpOnly") && kept.contains("SameSite=Lax"), "{kept}");
    kept.split(';').next().unwrap_or_default().clone_into(&mut phone.cookie);
    phone.cookie.clone()
}

fn list(page: &str) -> String {
    let rest = page.split_once("class=\"follow-list\"").expect("somebody is followed").1;
    rest.split_once("</ul>").expect("it ends").0.to_owned()
}

#[test]
fn a_phone_follows_tables_while_they_play_and_results_after() {
    let hall = Hall::new();
    let mut phone = Phone { app: &hall.app, cookie: String::new() };
    let player = hall.app.page(&format!("/t/open/players/{}", hall.black));
    assert!(player.contains("name=\"follow\""), "one tap on the player's page");
    says(&mut phone, "follow", &hall.black.to_string());
    let page = phone.page("/t/open/me");
    let main = page.split("<main").nth(1).expect("a main part").split("</main>").next();
    assert_eq!(main.map(|main| main.matches("<h1").count()), Some(1), "one heading: {page}");
    let playing = list(&page);
    assert!(playing.contains(&format!("</small>{}</span>", hall.table())), "{playing}");
    assert!(playing.contains("Black against ") && playing.contains(", playing"), "{playing}");
    enter(&hall, "W");
    let over = list(&phone.page("/t/open/me"));
    assert!(!over.contains("</small>"), "no table once it is over: {over}");
    assert!(over.contains(&format!("Round {}: Lost against ", hall.round)), "{over}");
    // The front of the server leads there while the event is on.
    assert_eq!(location(&phone.get("/")), "/t/open/me");
}

#[test]
fn family_comes_first_and_who_is_not_followed_any_more_is_gone() {
    let hall = Hall::new();
    let mut phone = hall.phone(0);
    let own = phone.cookie.clone();
    let (white, others) = (hall.white, hall.event().tournament.rounds[0].boards[5].clone());
    says(&mut phone, "follow", &others.black.to_string());
    let kept = says(&mut phone, "family", &white.to_string());
    // Beside whom the phone stands for.
    phone.cookie = format!("{own}; {kept}");
    let place = |page: &str, who| page.find(&format!("players/{who}\"")).expect("who is followed");
    let page = phone.page("/t/open/me");
    let both = list(&page);
    assert!(place(&both, white) < place(&both, others.black), "{both}");
    assert!(both.contains(", family") && page.contains(&format!("id=\"board-{}\"", hall.black)));
    phone.cookie = kept;
    says(&mut phone, "follow", &white.to_string());
    assert!(!list(&phone.page("/t/open/me")).contains(", family"), "taken back");
    says(&mut phone, "unfollow", &white.to_string());
    let left = list(&phone.page("/t/open/me"));
    assert!(left.contains(&format!("players/{}\"", others.black)), "{left}");
    assert!(!left.contains(&format!("href=\"/t/open/players/{white}\"")), "{left}");
}

#[test]
fn a_phone_follows_a_dozen_and_says_when_that_is_full() {
    let hall = Hall::new();
    let mut phone = Phone { app: &hall.app, cookie: String::new() };
    let event = hall.event();
    let ids: Vec<String> = event.tournament.entries.iter().map(|e| e.id.to_string()).collect();
    for id in &ids[..12] {
        says(&mut phone, "follow", id);
    }
    let full = phone.cookie.clone();
    assert_eq!(says(&mut phone, "follow", &ids[12]), "", "nothing is kept");
    assert_eq!(says(&mut phone, "family", &ids[0]).matches("open:").count(), 12);
    assert_eq!(full.matches("open:").count(), 12);
    let answer = phone.post("/t/open/me", &[("follow", "99999")]);
    assert_eq!(answer.status(), 400, "nobody of that number");
}
