//! From the hand going up to the public ruling: every procedure, through the pages.

use tengen::referee::ProcedureName;

use crate::hall::{Hall, location, value_of};
use crate::html;

const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];

#[test]
fn four_taps_lead_from_the_board_to_the_ruling() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    assert!(hall.get("/boards").contains("/boards/1/1/incident"), "the first tap");
    let what = hall.get("/boards/1/1/incident");
    assert!(what.contains("value=\"ko-retake\""), "the second");
    let when = hall.get("/boards/1/1/incident?what=ko-retake");
    assert!(when.contains("value=\"before-result\""), "the third");
    assert!(when.contains("name=\"by\" value=\"black\""), "with who it was");
    let chosen = hall.get("/boards/1/1/incident?what=ko-retake&by=black&noticed=up-to-three");
    assert!(chosen.contains("White wins: illegal move of the opponent."), "it leads there");
    let unsaid = hall
        .app
        .page_as("/t/open/boards/1/1/incident?what=ko-retake&noticed=up-to-three", &hall.session);
    assert_eq!(unsaid.status(), 422);
    assert!(unsaid.text().expect("UTF-8").contains("Say whether it was Black or White"));
    let ruling = hall.ruling(&KO);
    assert!(ruling.contains("White wins: illegal move of the opponent."), "the ruling");
    assert!(ruling.contains("Art. 14") && ruling.contains("0 to Black, 1 to White"));
    assert!(ruling.contains("Place 1 → "), "what it does to the places");
    let done = hall.confirm(&KO, &[("option", "main"), ("told", "black"), ("told", "white")]);
    assert_eq!((done.status().as_u16(), location(&done)), (303, "/t/open/incidents/1"));
    assert_eq!(hall.ending(), "W+I");
    let public = hall.app.page("/t/open/rulings");
    assert!(public.contains("Ruling 1") && public.contains("Took back in a ko at once: Black"));
    let log = hall.get("/incidents/log.csv");
    assert!(log.lines().nth(1).is_some_and(|line| line.contains("Art. 14")), "{log}");
    assert!(hall.get("/incidents/1/sheet").contains("Achterberg"));
}

#[test]
fn every_procedure_has_an_answer_to_every_kind_of_incident() {
    let kinds = [
        "ko-retake:black",
        "two-in-a-row:white",
        "stone-displaced:nobody",
        "take-back:white",
        "clock-misuse:black",
        "late-arrival:black",
        "no-show:both",
        "wrong-colors:nobody",
        "count-disputed:nobody",
        "conduct:both",
        "other:nobody",
    ];
    for procedure in ProcedureName::ALL {
        let hall = Hall::of(procedure);
        for kind in kinds {
            for noticed in ["at-once", "more", "confirmed"] {
                let answers = [("what", kind), ("noticed", noticed), ("minutes", "20")];
                let page = hall.ruling(&answers);
                let offers = page.matches("name=\"option\" value=\"").count();
                assert!(offers >= 2, "{procedure} {kind} {noticed}: a ruling or options");
                assert!(page.contains("class=\"ruling\""), "{procedure} {kind} {noticed}");
                if noticed == "confirmed" {
                    assert!(page.contains("The confirmed result stands."), "{procedure} {kind}");
                }
            }
        }
    }
}

#[test]
fn what_the_text_leaves_open_is_chosen_and_never_guessed() {
    let hall = Hall::of(ProcedureName::Egf);
    let page = hall.ruling(&KO);
    assert!(
        page.contains("The arbiter decides; nothing happens until then.")
            && !page.contains("value=\"main\"")
    );
    assert!(page.contains("What it means for standings and files"), "of each loss that is offered");
    assert!(page.contains("RESULT_WHITEWINS"), "in the words of the files");
    let guessed = hall.confirm(&KO, &[("option", "main")]);
    assert_eq!(guessed.status(), 422);
    assert!(guessed.text().unwrap().contains("choose one of the options"));
    let silent = hall.confirm(&KO, &[("option", "0"), ("sanction", "other")]);
    assert_eq!(silent.status(), 422, "another penalty needs words");
    let chosen = hall.confirm(&KO, &[("option", "0"), ("sanction", "warning")]);
    assert_eq!(chosen.status(), 303);
    assert_eq!(hall.ending(), "?", "the game goes on");
    assert!(hall.get("/incidents/1").contains("Warning to Black."));
}

#[test]
fn a_ruling_is_amended_withdrawn_and_appealed_by_new_lines() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    hall.confirm(&KO, &[("option", "main")]);
    let amend = [KO[0], ("noticed", "confirmed"), ("amends", "1")];
    let silent = hall.confirm(&amend, &[("option", "main")]);
    assert_eq!(silent.status(), 422, "an amendment says why");
    let amended = hall.confirm(&amend, &[("option", "main"), ("words", "both had signed")]);
    assert_eq!(location(&amended), "/t/open/incidents/2");
    assert_eq!(hall.ending(), "?", "the first ruling's result is taken back");
    assert!(hall.get("/incidents/1").contains("Amended by ruling 2"));
    let other = hall.confirm(&KO, &[("option", "main")]);
    assert_eq!((location(&other), hall.ending().as_str()), ("/t/open/incidents/3", "W+I"));
    let appeal = [("player", "1"), ("grounds", "It was no ko")];
    assert_eq!(hall.post("/incidents/3/appeal", &appeal).status(), 303);
    let mut votes = vec![("appeal", "1"), ("reasons", "seen on film")];
    votes.extend([("member_1", "Anna"), ("vote_1", "overturned")]);
    votes.extend([("member_2", "Bert"), ("vote_2", "overturned")]);
    assert_eq!(hall.post("/incidents/3/judge", &votes).status(), 422, "three members");
    assert!(hall.get("/incidents").contains("<span class=\"note\">Appeal 1: "), "the log says so");
    let open = hall.get("/incidents/3");
    assert!(open.contains("data-revision=") && open.contains("id=\"appeals\" data-live"), "{open}");
    votes.extend([("member_3", "Cleo"), ("vote_3", "upheld")]);
    assert_eq!(hall.post("/incidents/3/judge", &votes).status(), 303);
    assert!(hall.get("/incidents/3").contains("The ruling is overturned (Anna, Bert, Cleo)."));
    assert_eq!(hall.ending(), "?", "what falls is withdrawn by the same act");
    let gone = hall.post("/incidents/3/withdraw", &[("reason", "appeal 1")]);
    assert_eq!(gone.status(), 422);
    assert!(gone.text().expect("UTF-8").contains("has already been amended or withdrawn"));
    let again = hall.post("/incidents/3/appeal", &appeal);
    assert!(
        again.text().expect("UTF-8").contains("has already been amended or withdrawn"),
        "nor appealed"
    );
    let query = "what=ko-retake%3Ablack&noticed=at-once&amends=3";
    let amend = hall.app.page_as(&format!("/t/open/boards/1/1/incident?{query}"), &hall.session);
    assert!(
        amend.text().expect("UTF-8").contains("has already been amended or withdrawn"),
        "nor amended"
    );
    // What the committee decided binds: a new fact alone leads to another ruling.
    hall.confirm(&KO, &[("option", "1"), ("words", "another film")]);
    let silent = hall.post("/incidents/4/withdraw", &[]);
    assert_eq!(silent.status(), 422, "a reason is needed");
    assert!(silent.text().expect("UTF-8").contains("Say why the ruling is withdrawn"));
    assert_eq!(hall.post("/incidents/4/withdraw", &[("reason", "no ko")]).status(), 303);
    assert_eq!(hall.ending(), "?");
    assert_eq!(hall.get("/incidents/log.csv").lines().count(), 5, "every ruling stays");
}

#[test]
fn the_event_has_its_own_grace_and_publishes_or_not() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let late = [("what", "late-arrival:white"), ("noticed", "at-once"), ("minutes", "20")];
    assert!(hall.ruling(&late).contains("White loses 20 minutes"));
    let form = html::with(&hall.procedure_form("grace"), "grace", "15");
    assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303);
    let form = hall.procedure_form("public");
    let form: Vec<_> = form.into_iter().filter(|(name, _)| name != "public").collect();
    assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303);
    let page = hall.ruling(&late);
    assert!(page.contains("Black wins by default."), "twenty minutes are too late now");
    assert!(page.contains("Not rated"));
    assert_eq!(hall.app.get("/t/open/rulings").status(), 404, "no longer public");
}

#[test]
fn a_report_waits_for_its_ruling_and_a_stale_ruling_is_shown_again() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let kept = hall.post("/boards/1/1/incident", &[KO[0], KO[1], ("option", "later")]);
    assert_eq!(location(&kept), "/t/open/incidents");
    assert!(hall.get("/incidents").contains("reported=1"));
    let shown = value_of(&hall.ruling(&KO), "shown");
    hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    let stale = [KO[0], KO[1], ("option", "main"), ("shown", &shown), ("reported", "1")];
    let refused = hall.post("/boards/1/1/incident", &stale);
    assert_eq!((refused.status().as_u16(), hall.ending().as_str()), (422, "B+"));
    let again = [KO[0], KO[1], ("end", "open"), ("reported", "1")];
    assert_eq!(hall.confirm(&again, &[("option", "main")]).status(), 303);
    assert_eq!(hall.ending(), "W+I");
    assert!(!hall.get("/incidents").contains("reported=1"));
}

/// Two arbiters hear the same, and the ruling leaves the board as it is: the second one sees that it is done.
#[test]
fn two_arbiters_rule_on_the_same_incident_and_one_ruling_is_given() {
    let hall = Hall::of(ProcedureName::Ngb);
    let late = [("what", "ko-retake:black"), ("noticed", "more")];
    let page = hall.ruling(&late);
    let shown = value_of(&page, "shown");
    let confirmed = [&late[..], &[("option", "main"), ("shown", shown.as_str())]].concat();
    assert_eq!(hall.post("/boards/1/1/incident", &confirmed).status(), 303);
    let second = hall.post("/boards/1/1/incident", &confirmed);
    assert_eq!(second.status(), 422);
    let words = second.text().expect("UTF-8");
    assert!(
        words.contains("The board or the players’ penalties have changed in the meantime"),
        "{words}"
    );
    assert!(words.contains("has already ruled on this here"), "{words}");
    assert_eq!(hall.get("/incidents/log.csv").lines().count(), 2, "one ruling");
    assert_eq!(hall.post("/incidents/1/withdraw", &[("reason", "heard again")]).status(), 303);
    let amended = [&late[..], &[("amends", "1")]].concat();
    let query = serde_urlencoded::to_string(&amended).expect("answers");
    let path = format!("/t/open/boards/1/1/incident?{query}");
    let gone = hall.app.page_as(&path, &hall.session);
    assert!(gone.status().is_client_error(), "{}", gone.status());
    assert!(gone.text().expect("UTF-8").contains("has already been amended or withdrawn"));
}
