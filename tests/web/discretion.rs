//! A penalty whose size the arbiter types.

use tengen::referee::ProcedureName;

use crate::hall::Hall;
use crate::html;

const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];

#[test]
fn the_arbiter_types_how_much_a_penalty_takes() {
    let hall = Hall::of(ProcedureName::Ngb);
    let page = hall.ruling(&KO);
    assert!(page.contains("name=\"amount\"") && page.contains("1–10"), "{page}");
    let give = |sanction: &str, amount: &str| {
        let fields = [("option", "main"), ("sanction", sanction), ("amount", amount)];
        hall.confirm(&KO, &fields)
    };
    for amount in ["", "0", "11", "-3", "many", "99999999999"] {
        let answer = give("points", amount);
        assert_eq!(answer.status(), 422, "{amount}");
        let page = html::on_one_line(&answer.text().expect("UTF-8"));
        assert!(page.contains("the size of the penalty: from 1 to 10"), "{amount}: {page}");
        assert!(page.contains(&format!("value=\"{amount}\"")), "what was typed stays: {page}");
    }
    assert_eq!(
        hall.app.service.read(|c| c.referee_file(hall.id())).unwrap().log.rulings().count(),
        0
    );
    assert_eq!(give("points", "3").status(), 303);
    let record = hall.get("/incidents/1");
    assert!(record.contains("Penalty: Black gives White 3 points in the count."), "{record}");
    assert_eq!(record.matches("3 points").count(), 1, "said once: {record}");
    assert!(hall.ruling(&KO).contains("3 points paid as a penalty"));
    assert_eq!(give("time", "1").status(), 303);
    let record = hall.get("/incidents/2");
    assert!(record.contains("Penalty: 1 minute comes off the clock of Black."), "{record}");
    assert!(record.contains("<dt>Clocks</dt><dd>"), "{record}");
    assert_eq!(hall.post("/incidents/1/withdraw", &[("reason", "no ko")]).status(), 303);
    assert!(!hall.ruling(&KO).contains("3 points paid as a penalty"));
}

#[test]
fn an_event_sets_how_much_and_the_sheet_says_so() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    assert!(
        !hall
            .ruling(&[("what", "conduct:black"), ("noticed", "at-once")])
            .contains("name=\"amount\"")
    );
    assert!(!hall.get("/procedure").contains("penalty at discretion"));
    let form = html::with(&hall.procedure_form("most_points"), "most_points", "5");
    assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303);
    assert!(hall.get("/procedure").contains("at most 5 points"), "a sentence");
    let conduct = hall.ruling(&[("what", "conduct:black"), ("noticed", "at-once")]);
    assert!(
        conduct.contains("value=\"points\"") && !conduct.contains("value=\"time\""),
        "{conduct}"
    );
    assert!(hall.get("/rules").contains("at most 5 points or 0 minutes"));
}
