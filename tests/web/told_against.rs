//! A player is told of a result that is not what they reported, once for each entering.

use tengen::service::ReachForm;
use tengen::store::{Browser, Channel, NotificationKind};

use crate::overruled::enter;
use crate::players::Hall;
use crate::support::by;

/// What each of the two was told against their word.
fn told(hall: &Hall) -> Vec<String> {
    let all = hall.app.service.read(|c| c.outgoing(hall.event().id)).unwrap();
    let against = all.into_iter().filter(|message| message.event == "against");
    against.map(|message| message.body).collect()
}

fn asks_for_it(hall: &Hall, who: usize) {
    let browser = Browser {
        endpoint: format!("https://push.example/{who}"),
        key: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
            .to_owned(),
        secret: "tBHItJI5svbpez7KI4CCXg".to_owned(),
    };
    let form = ReachForm {
        way: Channel::Push(browser),
        kinds: vec![NotificationKind::Against],
        language: "en".to_owned(),
    };
    let id = hall.event().id;
    hall.app.service.acts(id, by()).choose_reach(&hall.secrets[who], &form).unwrap();
}

#[test]
fn whose_word_the_result_is_not_is_told_and_who_said_nothing_is_not() {
    let hall = Hall::new();
    asks_for_it(&hall, 0);
    asks_for_it(&hall, 1);
    hall.says(&hall.phone(0), hall.black, "B");
    enter(&hall, "B");
    assert_eq!(told(&hall), Vec::<String>::new(), "it is as it was said");
    enter(&hall, "W");
    let first = told(&hall);
    assert_eq!(first.len(), 1, "Black said otherwise, White said nothing: {first:?}");
    assert!(first[0].contains("\"said\":\"B+\"") && first[0].contains("\"W+\""), "{first:?}");
    enter(&hall, "W");
    assert_eq!(told(&hall).len(), 1, "the same again is told once");
    let me = hall.phone(0).page("/t/open/me");
    assert!(
        me.contains("You reported something else") && me.contains("This result is wrong"),
        "{me}"
    );
}
