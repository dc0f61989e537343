//! Marks the reader's own rows in every list of the event. Lists are cached and the same for everybody, so the marks
//! are a style sheet of their own, for the players whom the phone stands for.

use crate::web::prelude::*;
use actix_web::http::header::CACHE_CONTROL;

use super::device;

/// Empty if the phone stands for no player of the event.
pub async fn style(page: Page, request: HttpRequest, event: Event) -> Answer {
    let known = device::known(&request).into_iter().filter(|one| one.is_of(&event));
    let mine: Vec<EntryId> = known.map(|one| one.entry).collect();
    let mut answer =
        HttpResponse::Ok().content_type("text/css; charset=utf-8").body(style_of(page.t, &mine));
    // Revalidated with each page: the next tap may choose another player.
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    Ok(answer)
}

/// Marks the name and the row of each player, wherever a list links to their page.
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
        // In long lists the box of the name is the whole row.
        each(&|name| format!(":not(.who)>{name}::after")),
        // A rule of its own: a browser without `:has` still marks the names.
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
