//! One's own rows in every list of the event. Lists are the same for everybody, and kept so: what is one's own comes as
//! a style sheet, chosen by whom the phone stands for.

use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};

use crate::web::{Answer, Event, Lang, Page};
use tournament::EntryId;

use super::device;

/// The style sheet of the sender's own rows; nothing in it for whom no phone stands.
pub async fn style(page: Page, request: HttpRequest, event: Event) -> Answer {
    let known = device::known(&request).into_iter().filter(|one| one.is_of(&event));
    let mine: Vec<EntryId> = known.map(|one| one.entry).collect();
    let mut answer =
        HttpResponse::Ok().content_type("text/css; charset=utf-8").body(style_of(page.t, &mine));
    // Asked for again with each page: the next tap may say that it is somebody else.
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    Ok(answer)
}

/// The name and the row of each of them, wherever a list links to their page.
fn style_of(t: Lang, mine: &[EntryId]) -> String {
    if mine.is_empty() {
        return String::new();
    }
    let names: Vec<String> =
        mine.iter().map(|entry| format!("a.name[href$=\"players/{entry}\"]")).collect();
    let each = |form: &dyn Fn(&str) -> String| {
        names.iter().map(|name| form(name)).collect::<Vec<_>>().join(",")
    };
    let you = t.text("you").replace(['"', '\\', '<', '\n'], "");
    format!(
        "@media screen{{{}{{background:var(--wood-wash);font-weight:700}}\
         {}{{content:\"{you}\";display:inline-block;font-size:var(--t-0);color:var(--wood);\
         border:1px solid currentColor;border-radius:var(--round);padding:0 .4em;margin-inline-start:.35em;\
         line-height:1.5}}\
         {}{{background:var(--wood-wash)}}}}",
        each(&str::to_owned),
        // In the long lists the name's own box is the whole row.
        each(&|name| format!(":not(.who)>{name}::after")),
        // What a browser does not know of rows leaves the names.
        each(&|name| format!("tr:has({name}),tr:has({name})>*,li:has({name})")),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_without_anybody_has_no_style_and_each_of_several_has_one() {
        assert_eq!(style_of(Lang::english(), &[]), "");
        let both = style_of(Lang::english(), &[EntryId(3), EntryId(13)]);
        for own in ["players/3\"]", "players/13\"]", "content:\"You\"", "tr:has("] {
            assert!(both.contains(own), "{own}: {both}");
        }
    }
}
