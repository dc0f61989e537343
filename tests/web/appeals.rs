//! An appeal: until when, by whom it is decided, and what follows from it.

use tengen::referee::ProcedureName;
use tengen::tournament::{Round, RoundNo, RoundState};

use crate::hall::{Hall, event, value_of};
use crate::html;

const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];

#[test]
fn the_deadline_the_committee_and_what_follows_are_shown() {
    let mut open = event(ProcedureName::NihonKiin);
    for (id, club) in [(1, "Lin"), (3, "Lin")] {
        open.entries.iter_mut().find(|e| e.id.0 == id).expect("entered").club = club.to_owned();
    }
    open.rounds.push(Round::empty(RoundNo(2), RoundState::Published));
    let own = &mut open.settings.refereeing;
    own.committee = ["Olsthoorn", "Szarvas", "Bert", "Cleo"].map(str::to_owned).to_vec();
    own.reserves = ["Dora", "Emil"].map(str::to_owned).to_vec();
    let hall = Hall::with(&open);
    assert_eq!(hall.confirm(&KO, &[("option", "main")]).status(), 303);
    let page = hall.get("/incidents/1");
    assert_eq!(
        page.matches("The player has not been told yet: the time to appeal begins then.").count(),
        2,
        "{page}"
    );
    assert_eq!(hall.post("/incidents/1/tell", &[("color", "black")]).status(), 303);
    let page = hall.get("/incidents/1");
    assert_eq!(page.matches("Appeals until ").count(), 1, "Black’s own: {page}");
    assert_eq!(page.matches("the time to appeal begins then.").count(), 1, "{page}");
    let appeal = [("player", "1"), ("grounds", "It was no ko")];
    assert_eq!(hall.post("/incidents/1/appeal", &appeal).status(), 303);
    let page = hall.get("/incidents/1");
    assert!(page.contains("Olsthoorn is in the club of Achterberg"), "{page}");
    assert!(page.contains("Szarvas plays in this game"), "{page}");
    for (n, name) in [(1, "Bert"), (2, "Cleo"), (3, "Dora")] {
        let field = format!("name=\"member_{n}\"");
        let rest = page.split(&field).nth(1).expect("a field for each");
        assert!(rest.split('>').next().expect("its end").contains(name), "{n}: {rest:.200}");
    }
    assert!(page.contains("Round 2 is published: its pairings stay"), "{page}");
    assert!(page.contains("If the ruling is overturned"), "{page}");
    assert!(page.contains(">Choose</option>"), "no vote is chosen for anybody");
    let vote = |first: &str| {
        let votes = [
            ("appeal", "1"),
            ("member_1", first),
            ("vote_1", "overturned"),
            ("member_2", "Cleo"),
            ("vote_2", "overturned"),
            ("member_3", "Dora"),
            ("vote_3", "upheld"),
            ("interests", "Anna stood aside"),
            ("reasons", "seen on film"),
        ];
        hall.post("/incidents/1/judge", &votes)
    };
    let party = vote("Szarvas");
    assert_eq!(party.status(), 422);
    assert!(party.text().expect("UTF-8").contains("A player of this board cannot judge"));
    assert_eq!(vote("Bert").status(), 303);
    let page = hall.get("/incidents/1");
    assert!(page.contains("Conflicts of interest: Anna stood aside"));
    assert!(page.contains("seen on film"), "withdrawn with the committee's words: {page}");
    assert!(page.contains("The committee overturned it on appeal 1"), "{page}");
    assert!(page.contains("Ruling 1. No longer in force"), "{page}");
    assert!(!page.contains("id=\"judge\""), "{page}");
}

#[test]
fn an_event_counts_minutes_from_being_told_and_says_so() {
    let hall = Hall::of(ProcedureName::Egf);
    let said = "within 30 minutes of being told of the ruling, to a committee of 3";
    assert!(hall.ruling(&KO).contains(said));
}

/// What an event changes about appeals counts for rulings from then on: the players of an earlier one were told
/// something else.
#[test]
fn a_changed_window_counts_for_rulings_from_then_on() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    assert_eq!(hall.confirm(&KO, &[("option", "main"), ("told", "black")]).status(), 303);
    let form = html::with(&hall.procedure_form("until"), "until", "result-confirmed");
    assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303);
    let other = "/boards/1/2/incident";
    assert_eq!(hall.confirm_at(other, &KO, &[("option", "main"), ("told", "black")]).status(), 303);
    let said = |no: u32| hall.get(&format!("/incidents/{no}"));
    let first = said(1);
    assert!(first.contains("within 30 minutes of being told of the ruling"), "{first}");
    assert!(first.contains("Appeals until "), "{first}");
    let second = said(2);
    assert!(second.contains("until the result is confirmed"), "{second}");
    assert!(!second.contains("Appeals until "), "{second}");
}

/// The committee may rule in the arbiter's place: with every member, none of the board, and its reasons.
#[test]
fn the_committee_rules_in_the_arbiters_place() {
    let mut open = event(ProcedureName::NihonKiin);
    open.settings.refereeing.committee = ["Szarvas", "Bert", "Cleo"].map(str::to_owned).to_vec();
    open.settings.refereeing.reserves = vec!["Dora".to_owned()];
    let hall = Hall::with(&open);
    let page = hall.ruling(&KO);
    let section = page.split("id=\"committee\"").nth(1).expect("an act of its own");
    for (n, name) in [(1, "Bert"), (2, "Cleo"), (3, "Dora")] {
        let field =
            section.split(&format!("name=\"member_{n}\"")).nth(1).expect("a field for each");
        assert!(field.split('>').next().expect("its end").contains(name), "{n}: {field:.200}");
    }
    let rule = |members: [&str; 3], words: &str| {
        let [one, two, three] = members;
        let fields = [
            ("option", "main"),
            ("committee", "yes"),
            ("member_1", one),
            ("member_2", two),
            ("member_3", three),
            ("words", words),
        ];
        hall.confirm(&KO, &fields)
    };
    let all = ["Bert", "Cleo", "Dora"];
    for (members, words, said, field) in [
        (["Bert", "Cleo", "Szarvas"], "film", "A player of this board cannot judge", "member_3"),
        (["Bert", "", ""], "film", "Name every member of the committee", "member_2"),
        (["Bert", "Cleo", "bert"], "film", "A member is named twice", "member_3"),
        (all, " ", "Write the committee’s reasons", "words"),
    ] {
        let answer = rule(members, words);
        assert_eq!(answer.status(), 422, "{said}");
        let page = html::on_one_line(&answer.text().expect("UTF-8"));
        assert!(page.contains(said) && page.contains("id=\"committee\" open"), "{said}: {page}");
        assert_eq!(page.matches("-wrong\"><svg").count(), 1, "{page}");
        assert!(page.contains(&format!("id=\"{field}-wrong\"")), "{field}: {page}");
        assert_eq!(hall.ending(), "?", "nothing has changed: {said}");
    }
    assert_eq!(rule(all, "seen on film").status(), 303);
    assert_eq!(hall.ending(), "W+I");
    let record = hall.get("/incidents/1");
    assert!(
        record.contains("<dt>Committee</dt>") && record.contains("Bert, Cleo, Dora"),
        "{record}"
    );
    assert!(
        record.contains("It is final.") && record.contains("<dt>Reasons</dt><dd>seen on film"),
        "{record}"
    );
    assert!(!record.contains("action=\"/t/open/incidents/1/appeal\""), "no appeal: {record}");
    let appeal = [("player", "1"), ("grounds", "It was no ko")];
    assert_eq!(hall.post("/incidents/1/appeal", &appeal).status(), 422);
    for page in ["/incidents/1/sheet", "/incidents/log.csv", "/rulings"] {
        assert!(hall.get(page).contains("Bert, Cleo, Dora"), "{page}");
    }
    assert!(hall.get("/journal").contains("Committee"), "the journal says who ruled");
    // Amending it begins with the same members; withdrawing it gives the board back.
    assert!(record.contains("href=\"/t/open/boards/1/1/incident?amends=1\""), "{record}");
    let amend = hall.get("/boards/1/1/incident?amends=1");
    assert!(amend.contains("name=\"committee\" value=\"yes\" checked"), "{amend}");
    let third = amend.split("name=\"member_3\"").nth(1).and_then(|rest| rest.split('>').next());
    assert!(third.is_some_and(|field| field.contains("value=\"Dora\"")), "{third:?}");
    // Each member signs.
    let sheet = hall.get("/incidents/1/sheet");
    assert_eq!(sheet.matches("<span>Committee: <bdi>").count(), 3, "{sheet}");
    // Nobody alone amends or withdraws it.
    let alone = "A committee has decided this: only the committee can amend or withdraw it.";
    let amends = [KO[0], KO[1], ("amends", "1")];
    let silent = hall.confirm(&amends, &[("option", "main"), ("words", "it was no ko")]);
    let refused = hall.post("/incidents/1/withdraw", &[("reason", "no ko")]);
    for refused in [silent, refused] {
        assert_eq!(refused.status(), 422);
        let page = html::on_one_line(&refused.text().expect("UTF-8"));
        assert!(page.contains(alone), "{page}");
    }
    assert_eq!(hall.ending(), "W+I");
    let seen = value_of(&hall.get("/boards/1/1"), "seen");
    for overrules in ["", "yes"] {
        let tap = [("winner", "B"), ("seen", seen.as_str()), ("overrules", overrules)];
        let refused = hall.post("/boards/1/1", &tap);
        assert_eq!(refused.status(), 422, "nor by another result");
        let page = html::on_one_line(&refused.text().expect("UTF-8"));
        assert!(
            page.contains("A committee has decided ruling 1, which gave this result"),
            "{page}"
        );
    }
    assert_eq!(hall.ending(), "W+I");
    let members = |third: &'static str| {
        let [one, two] = [("member_1", "Bert"), ("member_2", "Cleo")];
        [("reason", "no ko"), ("committee", "yes"), one, two, ("member_3", third)]
    };
    let section = record.split("id=\"withdraw\"").nth(1).expect("the act");
    assert!(section.contains("The committee withdraws it") && section.contains("value=\"Dora\""));
    for (third, said) in [("Szarvas", "A player of this board"), ("", "Name every member")] {
        let refused = hall.post("/incidents/1/withdraw", &members(third));
        assert_eq!(refused.status(), 422, "{third}");
        let page = html::on_one_line(&refused.text().expect("UTF-8"));
        assert!(page.contains(said) && page.contains("id=\"withdraw\" open"), "{page}");
    }
    assert_eq!(hall.post("/incidents/1/withdraw", &members("Dora")).status(), 303);
    assert_eq!(hall.ending(), "?");
    assert!(hall.get("/incidents/1").contains("Withdrawn by Bert, Cleo, Dora"));
    let seen = value_of(&hall.get("/boards/1/1"), "seen");
    assert_eq!(hall.post("/boards/1/1", &[("winner", "B"), ("seen", &seen)]).status(), 303);
}

/// What the committee let stand on appeal is no arbiter's any more; and the page of a ruling says that a committee's
/// own is final, ticked or not.
#[test]
fn what_a_committee_let_stand_no_arbiter_alone_withdraws() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let page = hall.ruling(&KO);
    let last = "A ruling of the committee is final: there is no further appeal.";
    assert!(page.contains(last) && page.contains("The players may appeal "), "{page}");
    let ticked = hall.ruling(&[KO[0], KO[1], ("shown", ""), ("committee", "yes")]);
    assert!(ticked.contains(last) && !ticked.contains("The players may appeal "), "{ticked}");
    assert_eq!(hall.confirm(&KO, &[("option", "main"), ("told", "black")]).status(), 303);
    let sheet = hall.get("/incidents/1/sheet");
    assert_eq!(sheet.matches("<span>Arbiter").count(), 1, "{sheet}");
    let appeal = [("player", "1"), ("grounds", "It was no ko")];
    assert_eq!(hall.post("/incidents/1/appeal", &appeal).status(), 303);
    let mut votes = vec![("appeal", "1"), ("reasons", "seen on film")];
    for (member, vote) in [("member_1", "vote_1"), ("member_2", "vote_2"), ("member_3", "vote_3")] {
        votes.extend([(member, member), (vote, "upheld")]);
    }
    assert_eq!(hall.post("/incidents/1/judge", &votes).status(), 303);
    let refused = hall.post("/incidents/1/withdraw", &[("reason", "no ko")]);
    assert_eq!(refused.status(), 422);
    assert!(refused.text().expect("UTF-8").contains("A committee has decided this"));
    assert_eq!(hall.ending(), "W+I");
    let record = hall.get("/incidents/1");
    assert!(!record.contains("/incidents/1/appeal\""), "final for both: {record}");
    let other = hall.post("/incidents/1/appeal", &[("player", "2"), ("grounds", "it was one")]);
    assert_eq!(other.status(), 422);
    assert!(other.text().expect("UTF-8").contains("A committee has upheld this ruling"));
}

/// Where there is no committee, none rules.
#[test]
fn no_committee_rules_where_there_is_none() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let form = html::with(&hall.procedure_form("committee"), "committee", "0");
    assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303);
    assert!(!hall.ruling(&KO).contains("id=\"committee\""));
    let fields = [("option", "main"), ("committee", "yes"), ("words", "why")];
    assert_eq!(hall.confirm(&KO, &fields).status(), 422);
    assert_eq!(hall.ending(), "?");
}
