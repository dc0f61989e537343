//! Which section of the handbook belongs to a page.

/// The parts of an event's address without its numbers, the longer ones first, and the section. Sections have their
/// English names in every language.
pub const HELP: &[(&str, &str)] = &[
    ("boards/record", "/help/arbiter#record-a-game"),
    ("boards/incident", "/help/arbiter#a-hand-goes-up"),
    ("boards", "/help/arbiter#enter-a-result"),
    ("incidents", "/help/arbiter#a-hand-goes-up"),
    ("from-players", "/help/arbiter#from-the-players"),
    ("procedure", "/help/arbiter#a-hand-goes-up"),
    ("entries/enter", "/help/registration#from-a-rating-list"),
    ("entries/ratings", "/help/registration#bring-ratings-up-to-date"),
    ("entries/import", "/help/registration#from-a-spreadsheet"),
    ("entries", "/help/registration#the-list-of-players"),
    ("registration", "/help/registration#people-register-themselves"),
    ("registrations", "/help/registration#people-register-themselves"),
    ("register", "/help/player#register-from-home"),
    ("check-in", "/help/first-tournament#enter-the-players"),
    ("groups", "/help/first-tournament#the-groups-of-the-first-round"),
    ("settings", "/help/first-tournament#make-it"),
    ("timetable", "/help/first-tournament#make-it"),
    ("event", "/help/first-tournament#the-event-as-a-whole"),
    ("copy", "/help/first-tournament#the-event-as-a-whole"),
    ("delete", "/help/first-tournament#the-event-as-a-whole"),
    ("draft/mend", "/help/trouble#a-published-round-must-change"),
    ("draft", "/help/first-tournament#draw-a-round"),
    ("rules-of-the-draw", "/help/first-tournament#draw-a-round"),
    ("paper", "/help/first-tournament#the-event-as-a-whole"),
    ("prizes", "/help/first-tournament#the-end"),
    ("messages", "/help/first-tournament#speak-to-the-players"),
    ("people", "/help/first-tournament#who-helps"),
    ("links", "/help/first-tournament#links-for-the-players"),
    ("webhooks", "/help/sending-results#for-other-programs"),
    ("downloads", "/help/sending-results"),
    ("journal", "/help/trouble#what-happened"),
    ("standings", "/help/player#where-you-stand-and-why"),
    ("rounds", "/help/player#find-your-board"),
    ("players", "/help/player#where-you-stand-and-why"),
    ("me", "/help/player#with-your-personal-link"),
];

/// The table of contents where no section fits.
pub(super) fn help_for(path: &str) -> &'static str {
    let Some(rest) = path.strip_prefix("/t/") else {
        return match path {
            "/account" | "/account/second-factor" => "/help/first-tournament#sign-in-safely",
            "/import" => "/help/coming-from",
            "/new" => "/help/first-tournament#make-it",
            "/ratings" => "/help/registration#from-a-rating-list",
            "/people" => "/help/trouble#forget-a-person",
            "/server" => "/help/trouble#keep-a-copy",
            _ => "/help",
        };
    };
    let is_number = |part: &&str| part.bytes().all(|b| b.is_ascii_digit());
    let parts: Vec<&str> = rest.split('/').skip(1).filter(|part| !is_number(part)).collect();
    let within = parts.join("/");
    let about = |page: &str| within == page || within.starts_with(&format!("{page}/"));
    HELP.iter().find(|(page, _)| about(page)).map_or("/help", |(_, section)| section)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_leads_to_its_own_section() {
        for (path, section) in [
            ("/t/open/draft/3/mend", "/help/trouble#a-published-round-must-change"),
            ("/t/open/draft/3", "/help/first-tournament#draw-a-round"),
            ("/t/open/entries", "/help/registration#the-list-of-players"),
            ("/t/open/entries/17", "/help/registration#the-list-of-players"),
            ("/t/open/entries/import", "/help/registration#from-a-spreadsheet"),
            ("/t/open/boards/2/7/record", "/help/arbiter#record-a-game"),
            ("/t/open/boards", "/help/arbiter#enter-a-result"),
            ("/t/open", "/help"),
            ("/import", "/help/coming-from"),
        ] {
            assert_eq!(help_for(path), section, "{path}");
        }
    }
}
