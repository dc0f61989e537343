//! What players send at the wrong moment: before a round is there, after it is over, about a board that is another by
//! now, by a link that was printed before a name was corrected. A clear word, nothing lost, nothing counted.

use tengen::service::{Amends, Refusal, ReportForm, ReportOutcome, ResultForm, Service};
use tengen::store::{DeedKind, JournalRow, Scope, Snapshot};
use tengen::tournament::{Entry, EntryId, ReportPolicy, RoundNo, RoundState, TableNo, Tournament};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, ending, refusal, secrets, seen, with};

on_both!(
    both_report_before_the_round_is_published,
    both_report_after_the_result_is_entered_or_the_round_is_over,
    a_player_reports_on_a_board_that_was_paired_anew,
    a_link_printed_before_the_name_was_corrected_still_holds,
);

const ONE: RoundNo = RoundNo(1);

struct Hall {
    service: Service,
    id: tengen::tournament::TournamentId,
    secrets: Vec<String>,
    seats: [EntryId; 2],
}

impl Hall {
    /// A round of two boards in that state; what both players say counts at once.
    fn new(place: &Place, state: RoundState) -> Self {
        let mut tournament = event("Hall", 4, 1);
        tournament.settings.players.reports = ReportPolicy::Agreed;
        tournament.rounds[0].state = state;
        let board = &tournament.rounds[0].boards[0];
        let seats = [board.black, board.white];
        let (service, id) = with(place, &tournament);
        let everybody: Vec<EntryId> = (1..=4).map(EntryId).collect();
        let secrets = secrets(&service, id, &everybody);
        Self { service, id, secrets, seats }
    }

    /// What one of the two who sat at table 1 says how it ended.
    fn says(&self, who: usize, said: &str) -> Result<ReportOutcome, tengen::service::ServiceError> {
        let form = ReportForm {
            round: ONE,
            table: TableNo(1),
            players: self.seats,
            ending: said.parse().unwrap(),
        };
        let secret = &self.secrets[self.seats[who].0 as usize - 1];
        Ok(self
            .service
            .acts(self.id, at(5))
            .report_result(secret, &form)?
            .now()
            .expect("no form key"))
    }

    fn now(&self) -> Snapshot {
        seen(&self.service, self.id)
    }
}

fn both_report_before_the_round_is_published(place: &Place) {
    let hall = Hall::new(place, RoundState::Draft);
    let before = hall.now().revision;
    for who in [0, 1] {
        assert_eq!(refusal(hall.says(who, "B+")), Refusal::SeatsChanged);
    }
    assert_eq!(hall.now().revision, before, "nobody learns whom they would play");
    assert!(hall.service.read(|c| c.reports_in(hall.id, &[ONE])).unwrap().is_empty());
}

fn both_report_after_the_result_is_entered_or_the_round_is_over(place: &Place) {
    let hall = Hall::new(place, RoundState::Published);
    let entered = ResultForm::new(ONE, TableNo(1), 0, "W+3.5".parse().unwrap());
    hall.service.acts(hall.id, at(2)).record_result(&entered).unwrap();
    let stands = || ending(&hall.service, hall.id, 1, 1);
    for who in [0, 1] {
        let refused = refusal(hall.says(who, "B+"));
        assert_eq!(refused, Refusal::ResultStands { result: "W+3.5".parse().unwrap() });
        assert_eq!(hall.says(who, "W+").unwrap(), ReportOutcome::Counts, "it says what stands");
    }
    // A round that is over has its results: nothing that comes later changes one.
    let store = hall.service.store();
    let finish = |c: &mut tengen::store::Tx| {
        let before = store.snapshot(c, hall.id)?.expect("the event");
        let mut after = before.tournament.clone();
        after.rounds[0].state = RoundState::Finished;
        let mark = tengen::store::BoardMark { account: None, at: at(6).now };
        let (act, account) = (DeedKind::Publish, None);
        let new = JournalRow::new(at(6).now, account, act, "{}".into(), String::new());
        c.append_journal(hall.id, new);
        c.save(&before, after, &mark).map(drop)
    };
    store.write(Scope::Tournament(hall.id), finish).unwrap();
    for who in [0, 1] {
        assert!(matches!(refusal(hall.says(who, "B+R")), Refusal::ResultStands { .. }));
    }
    assert_eq!(stands(), "W+3.5");
    assert_eq!(hall.service.broken_journal(hall.id).unwrap(), None);
}

fn a_player_reports_on_a_board_that_was_paired_anew(place: &Place) {
    let hall = Hall::new(place, RoundState::Published);
    assert_eq!(hall.says(0, "B+").unwrap(), ReportOutcome::Waits);
    let round = hall.now().tournament.round(ONE).cloned().unwrap();
    let amends = Amends {
        seen: tengen::service::fingerprint_of(&round),
        reason: "the wrong one sat down".to_owned(),
        ..Default::default()
    };
    let swap = tengen::pairing::Mending::SwapColors { table: TableNo(1), overrule: true };
    hall.service.acts(hall.id, at(3)).mend_round(ONE, &swap, &amends).unwrap();
    for who in [0, 1] {
        assert_eq!(refusal(hall.says(who, "B+")), Refusal::SeatsChanged);
    }
    assert_eq!(ending(&hall.service, hall.id, 1, 1), "?");
    // What was said of the seats before counts for nothing with the new ones.
    let anew = ReportForm {
        round: ONE,
        table: TableNo(1),
        players: [hall.seats[1], hall.seats[0]],
        ending: "W+".parse().unwrap(),
    };
    let secret = &hall.secrets[hall.seats[1].0 as usize - 1];
    let heard = hall.service.acts(hall.id, at(6)).report_result(secret, &anew).unwrap().now();
    assert_eq!(heard, Some(ReportOutcome::Waits), "the other's old word is not about this game");
}

fn a_link_printed_before_the_name_was_corrected_still_holds(place: &Place) {
    let hall = Hall::new(place, RoundState::Published);
    let who = hall.seats[0];
    let correct = |_: &Tournament, was: &Entry| {
        Ok(Entry { surname: "Rightly".to_owned(), first_name: "Spelt".to_owned(), ..was.clone() })
    };
    hall.service.acts(hall.id, at(2)).edit_entry(who, false, correct).unwrap();
    let holder = hall.service.link_holder(&hall.secrets[who.0 as usize - 1]).unwrap().unwrap();
    assert_eq!((holder.tournament, holder.entry), (hall.id, who));
    assert_eq!(hall.now().tournament.entry(holder.entry).unwrap().surname, "Rightly");
    assert_eq!(hall.says(0, "B+R").unwrap(), ReportOutcome::Waits);
}
