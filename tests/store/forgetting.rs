//! A person who was forgotten is named nowhere any more: not in a table, not in the file, not in an open record; and
//! everything that could be checked before still checks.

use chrono::Days;
use diesel::prelude::*;
use diesel::sql_types::Text;
use serde_json::json;
use tengen::go::Color;
use tengen::publishing::record::{Reach, make, verify_signed};
use tengen::recording::GameAct;
use tengen::referee::{Each, Incident, IncidentKind, RulingNo};
use tengen::service::deed::Deed;
use tengen::service::{
    ActForm, Choice, IncidentForm, ProposedRuling, ReachForm, Report, ReportForm, RequestForm,
    ResultForm, RulingForm, Service,
};
use tengen::store::{AnyConnection, Channel, NotificationKind, PartFault, StoreError, TYPED, Tx};
use tengen::tournament::{
    Audience, Board, ClubGroup, DrawRules, Entry, EntryId, Group, KeptApart, Partners, Private,
    RequestKind, RoundNo, Tournament, TournamentId,
};

use crate::databases::{Place, on_both, tamper};
use crate::events::event;
use crate::played::{at, draw, play};
use crate::{read, seen};

on_both!(
    a_forgotten_person_is_named_nowhere,
    every_column_of_text_is_in_the_list_or_one_where_nobody_types_a_name,
    an_owner_forgets_a_person_in_all_events,
    names_in_settings_teams_and_wishes_leave_the_journal,
    earlier_names_of_the_forgotten_and_the_removed_leave_the_journal,
    typed_words_and_announcements_may_be_deleted_and_not_rewritten,
    what_players_said_may_be_deleted_and_not_rewritten,
    rows_of_players_come_and_go_by_acts_alone,
);

fn typed_words_and_announcements_may_be_deleted_and_not_rewritten(place: &Place) {
    let service = place.service().sending_mail();
    let id = eventful(&service);
    let faults = || service.compare_parts(id).unwrap().faults;
    let change = |statement: &str| assert!(tamper(service.store(), statement) > 0, "{statement}");
    assert_eq!(faults(), []);
    change("UPDATE journal_words SET words = replace(words, 'misread', 'forged')");
    let found = faults();
    assert!(
        matches!(&found[..], [PartFault::Differs { part, .. }] if part == "words"),
        "{found:?}"
    );
    change("UPDATE journal_words SET words = replace(words, 'forged', 'misread')");
    // Without the salt it would be of an earlier version, which the entry says that it is not.
    change("UPDATE journal_words SET words = replace(words, '\"salt\"', '\"x\"')");
    assert!(!faults().is_empty());
    change("UPDATE journal_words SET words = replace(words, '\"x\"', '\"salt\"')");
    change("UPDATE announcement SET words = 'Free sake'");
    let found = faults();
    assert!(
        matches!(&found[..], [PartFault::Differs { part, .. }] if part == "reports announcements"),
        "{found:?}"
    );
    change("UPDATE announcement SET words = 'Zauberlehrling, please come to the service'");
    service.acts(id, at(400)).forget_person(WHO).unwrap();
    assert_eq!(faults(), [], "told anew, they are what the act says");
    change("UPDATE journal_words SET words = replace(words, 'misread', 'forged')");
    assert!(!faults().is_empty());
    change("DELETE FROM journal_words");
    assert_eq!(faults(), [], "words may go");
}

fn earlier_names_of_the_forgotten_and_the_removed_leave_the_journal(place: &Place) {
    let service = place.service();
    let id = service.create_tournament(at(1), &event("Renamed", 4, 0)).unwrap().now().unwrap().id;
    let kept = || {
        let words = diesel::sql_query("SELECT words AS line FROM journal_words ORDER BY seq");
        let rows =
            service.store().read(|c| Ok::<Vec<Line>, StoreError>(words.load(c.connection())?));
        rows.unwrap().into_iter().map(|row| row.line).collect::<Vec<_>>()
    };
    for (minute, no) in [(2, 1), (3, 2), (4, 3)] {
        let edit = |_: &_, was: &Entry| {
            Ok(Entry { surname: format!("New{no}"), club: "Elb".to_owned(), ..was.clone() })
        };
        service.acts(id, at(minute)).edit_entry(EntryId(no), false, edit).unwrap();
    }
    let words = kept();
    assert!(words.len() == 3 && words[0].contains("New1") && words[0].contains("Elb"), "{words:?}");
    service.acts(id, at(5)).forget_person(EntryId(1)).unwrap();
    assert!(kept().iter().all(|words| !words.contains("New1")), "{:?}", kept());
    service.acts(id, at(6)).remove_entry(EntryId(2)).unwrap();
    let words = kept();
    assert!(words.len() == 1 && words[0].contains("New3"), "{words:?}");
    assert_eq!(service.compare_parts(id).unwrap().faults, []);
    assert_eq!(service.broken_journal(id).unwrap(), None);
}

fn names_in_settings_teams_and_wishes_leave_the_journal(place: &Place) {
    let service = place.service();
    let id = service.create_tournament(at(1), &event("Named", 4, 0)).unwrap().now().unwrap().id;
    let edit = |_: &_, was: &Entry| Ok(Entry { surname: NAMES[0].to_owned(), ..was.clone() });
    service.acts(id, at(2)).edit_entry(WHO, false, edit).unwrap();
    for (minute, director) in [(3, NAMES[0]), (4, "Nobody")] {
        let edit = |was: &Tournament| {
            let mut settings = was.settings.clone();
            (settings.director, settings.rounds) = (director.to_owned(), settings.rounds + 1);
            settings.refereeing.committee = vec![format!("{director} I")];
            settings.home.pay = format!("To {director}");
            settings.division.series = format!("{director} Cup");
            Ok(settings)
        };
        service.acts(id, at(minute)).change_settings(edit).unwrap();
    }
    let name = |no| if no == 5 { NAMES[0] } else { "Others" };
    for minute in [5, 6] {
        let group = KeptApart { name: name(minute).to_owned(), entries: vec![WHO, EntryId(2)] };
        let rules = DrawRules { apart: vec![group], ..DrawRules::default() };
        let clubs =
            vec![ClubGroup { name: name(minute).to_owned(), clubs: vec!["Elb".to_owned()] }];
        service
            .acts(id, at(minute))
            .change_draw_rules(|_| Ok((rules.clone(), clubs.clone())))
            .unwrap();
    }
    let journal = || read(&service, |c| c.journal(id, None, 100));
    let changes = || journal().iter().filter_map(Deed::of).collect::<Vec<_>>();
    let before = changes();
    assert!(matches!(&before[1], Deed::DrawRules { after, .. } if after.apart[0].name == NAMES[0]));
    assert!(matches!(&before[0], Deed::DrawRules { clubs: Some(clubs), .. }
        if clubs.before[0].name == NAMES[0] && clubs.after[0].name == "Others"));
    assert!(matches!(&before[3], Deed::Settings { after, .. } if after.director == NAMES[0]));
    let chained = journal().into_iter().map(|row| row.detail).collect::<String>();
    assert!(!chained.contains(NAMES[0]), "{chained}");
    service.acts(id, at(7)).forget_person(WHO).unwrap();
    assert_eq!(where_named(&service), Vec::<String>::new());
    let after = changes();
    assert_eq!(after.len(), before.len() + 1);
    let Deed::Settings { before: was, after: now } = &after[4] else { panic!("{:?}", after[4]) };
    assert_eq!(now.director, "#1");
    assert_eq!(
        (now.rounds, now.refereeing.committee.as_slice()),
        (was.rounds + 1, &["#1 I".to_owned()][..])
    );
    assert_eq!(service.compare_parts(id).unwrap().faults, []);
    assert_eq!(service.broken_journal(id).unwrap(), None);
}

fn what_players_said_may_be_deleted_and_not_rewritten(place: &Place) {
    let service = place.service().sending_mail();
    let id = eventful(&service);
    let change = |statement: &str| assert!(tamper(service.store(), statement) > 0, "{statement}");
    let faults = |id| service.compare_parts(id).unwrap().faults;
    let differs = |id, wanted: &str| {
        let found = faults(id);
        let differs = matches!(&found[..], [PartFault::Differs { part, .. }] if part == wanted);
        assert!(differs, "{wanted}: {found:?}");
    };
    assert_eq!(faults(id), []);
    let request = "reports request 1";
    for (forged, back) in [
        (
            "words = replace(words, 'a game', 'no game')",
            "words = replace(words, 'no game', 'a game')",
        ),
        ("answer = 'No'", "answer = ''"),
        ("state = 'granted'", "state = 'asked'"),
        ("entry_id = entry_id + 1", "entry_id = entry_id - 1"),
        ("salt = ''", "words = words"),
    ] {
        change(&format!("UPDATE player_request SET {forged} WHERE id = 1"));
        differs(id, request);
        change(&format!("UPDATE player_request SET {back} WHERE id = 1"));
    }
    // Who is forgotten takes the words along, and out of those of others.
    service.acts(id, at(400)).forget_person(WHO).unwrap();
    assert_eq!(faults(id), []);
    change("UPDATE player_request SET words = 'a game' WHERE id = 1");
    differs(id, request);
    change("UPDATE player_request SET words = '' WHERE id = 1");
    let over = seen(&service, id).tournament.settings.ends + Days::new(400);
    service.delete_private_data(over.and_hms_opt(12, 0, 0).expect("noon").and_utc()).unwrap();
    assert_eq!(faults(id), [], "words are deleted some days after the event");
    change("UPDATE player_request SET state = 'granted' WHERE id = 2");
    differs(id, "reports request 2");
}

fn rows_of_players_come_and_go_by_acts_alone(place: &Place) {
    let service = place.service();
    let open = event("Reported", 4, 1);
    let id = service.create_tournament(at(1), &open).unwrap().now().unwrap().id;
    let board = seen(&service, id).tournament.rounds[0].boards[0].clone();
    let players = [board.black, board.white];
    let links = service.acts(id, at(2)).make_personal_links(&players).unwrap().now().unwrap();
    let ending = "B+R".parse().unwrap();
    let form = ReportForm { round: ONE, table: board.table, players, ending };
    let report = |minute: i64, link: usize| {
        service.acts(id, at(minute)).report_result(links[link].1.secret(), &form).unwrap();
    };
    let change = |statement: &str| assert!(tamper(service.store(), statement) > 0, "{statement}");
    let faults = || -> Vec<String> {
        service.compare_parts(id).unwrap().faults.iter().map(ToString::to_string).collect()
    };
    let found = |words: &str| {
        let (found, black) = (faults(), board.black);
        let wanted = format!("what player {black} reported of round 1 {words}");
        assert!(matches!(&found[..], [one] if one.starts_with(&wanted)), "{wanted}: {found:?}");
    };
    report(3, 0);
    assert!(faults().is_empty());
    for (forged, back) in [
        ("ending = 'W+R'", "ending = 'B+R'"),
        ("captain_id = 9", "captain_id = NULL"),
        ("black_id = white_id, white_id = black_id", "black_id = white_id, white_id = black_id"),
    ] {
        change(&format!("UPDATE reported_result SET {forged}"));
        found("is not what the journal's entry ");
        change(&format!("UPDATE reported_result SET {back}"));
    }
    change("UPDATE reported_result SET round_no = 2");
    assert_eq!(faults().len(), 2, "it is missing there and unknown here");
    change("UPDATE reported_result SET round_no = 1");
    // Both have said the same: one act, of which the journal has two entries.
    report(4, 1);
    assert!(faults().is_empty());
    change(&format!("DELETE FROM reported_result WHERE entry_id = {}", board.black));
    found("is not there");
    // An instance of an earlier version that still runs says nothing of the rows that it writes.
    let last = "(SELECT MAX(seq) FROM journal)";
    change(&format!(
        "UPDATE journal SET parts = replace(parts, '\"rows\"', '\"row\"') WHERE seq = {last}"
    ));
    assert!(faults().iter().all(|fault| !fault.contains("reported")), "{:?}", faults());
    change(&format!(
        "UPDATE journal SET parts = replace(parts, '\"row\"', '\"rows\"') WHERE seq = {last}"
    ));

    // Who is removed takes along what they asked for, and it does not come back with them.
    let open = event("Asked", 4, 0);
    let id = service.create_tournament(at(5), &open).unwrap().now().unwrap().id;
    let faults = || service.compare_parts(id).unwrap().faults;
    let links = service.acts(id, at(6)).make_personal_links(&[WHO]).unwrap().now().unwrap();
    let form = RequestForm { kind: RequestKind::Correct, round: ONE, words: "a dan".to_owned() };
    service.acts(id, at(7)).ask(links[0].1.secret(), &form).unwrap();
    let row = "INSERT INTO player_request (tournament_id, id, entry_id, kind, round_no, words, asked_at, state, answer)";
    change(&format!(
        "{row} SELECT tournament_id, 2, 2, kind, 2, '', asked_at, state, '' FROM player_request"
    ));
    assert!(matches!(&faults()[..], [PartFault::Unknown { part }] if part == "reports request 2"));
    change("DELETE FROM player_request WHERE id = 2");
    service.acts(id, at(8)).remove_entries(&[WHO, EntryId(2)]).unwrap();
    assert_eq!(faults(), []);
    let now = seen(&service, id);
    let undo = service.store().read(|c| Service::undoable(c, &now, at(9).now)).unwrap().unwrap();
    service.acts(id, at(9)).undo(undo.number).unwrap();
    assert_eq!(faults(), []);
}

/// Columns of text in which nobody types the name of somebody else: what the program writes, the person's own row, and
/// what is the server's. Whoever adds a column says here or in [`TYPED`] what becomes of a name in it.
const NOT_TYPED: &str = "\
    account.name account.name_key account.password_hash account.totp_key security_event.what security_event.name \
    security_event.address session.token_hash session.browser session.address recovery_code.code_hash \
    half_signed_in.token_hash setup_link.token_hash task.of_what tournament.slug deleted_tournament.slug role.role \
    invitation.token_hash invitation.role entry.surname entry.first_name entry.native_name entry.grade \
    entry.rating_origin entry.club entry.country entry.egf_pin entry.ffg_licence entry.ffg_status entry.aga_id \
    entry.aga_expires entry.partners game.ending reported_result.captain_ending round.state round.teams board.ending board.replay certificate.body journal.act \
    journal.detail journal.previous_hash journal.hash journal.parts incident.report referee_entry.ending_before referee_entry.kind ruling_draft.id \
    referee_entry.excluded game.terms receipt.form_key receipt.answer personal_link.token_hash reported_result.ending \
    player_request.kind player_request.salt player_request.state home_registration.salt home_registration.token_hash home_registration.state \
    home_registration.person_key home_registration.address home_registration.language signing_key.key server_name.name server_name.about \
    rating_list.kind rating_list.body list_source.kind list_source.url list_source.said webhook.url webhook.secret \
    outbox.address outbox.event outbox.body outbox.said outbox.once outbox.asked_from outbox.asked_for \
    announcement.audience reach.way reach.address reach.keys reach.kinds reach.language reach.board reach.failed";

fn every_column_of_text_is_in_the_list_or_one_where_nobody_types_a_name(place: &Place) {
    let service = place.service();
    let columns = read(&service, |c| {
        let query = match c.connection() {
            AnyConnection::Sqlite(_) => {
                "SELECT m.name || '.' || c.name AS line FROM sqlite_master m, pragma_table_info(m.name) c \
                 WHERE m.type = 'table' AND c.type = 'TEXT' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\'"
            }
            AnyConnection::Postgres(_) => {
                "SELECT table_name || '.' || column_name AS line FROM information_schema.columns \
                 WHERE table_schema = 'public' AND data_type = 'text' AND table_name NOT LIKE '\\_\\_%'"
            }
        };
        Ok::<_, StoreError>(lines(c, query))
    });
    let typed: Vec<String> =
        TYPED.iter().map(|(table, column, _)| format!("{table}.{column}")).collect();
    let known: Vec<&str> =
        NOT_TYPED.split_whitespace().chain(typed.iter().map(String::as_str)).collect();
    for column in &columns {
        let times = known.iter().filter(|one| *one == column).count();
        assert_eq!(
            times, 1,
            "{column}: may somebody type a name there? Say so in TYPED or NOT_TYPED"
        );
    }
    assert_eq!(columns.len(), known.len(), "a column that is no more");
}

fn an_owner_forgets_a_person_in_all_events(place: &Place) {
    let service = place.service();
    let make = |name: &str, who: usize| {
        let mut open = event(name, 4, 0);
        open.entries[who].surname = NAMES[0].to_owned();
        open.entries[who].first_name = NAMES[1].to_owned();
        open.settings.director = "Wendelin Zauberlehrling".to_owned();
        open.entries[3 - who].private.note = "shares a room with Zauberlehrling".to_owned();
        service.create_tournament(at(280), &open).unwrap().now().unwrap().id
    };
    let (one, two) = (make("One", 0), make("Two", 1));
    let found = service.find_people("wendelin ZAUBERLEHRLING").unwrap();
    assert_eq!(found.len(), 2);
    assert_eq!(service.find_people("Zauberlerling").unwrap().len(), found.len(), "a letter less");
    assert!(service.find_people("wendelin nobody").unwrap().is_empty());
    assert!(service.find_people(" ").unwrap().is_empty());
    let all: Vec<_> = found.iter().map(|(event, who)| (event.id, *who)).collect();
    let left = service.forget_people(at(281), &all).unwrap();
    assert_eq!(left, ["Wendelin Zauberlehrling", "Wendelin Zauberlehrling"], "the directors");
    for id in [one, two] {
        let now = seen(&service, id).tournament.clone();
        assert!(now.entries.iter().all(|entry| !named(&entry.full_name())));
        let notes: Vec<_> = now.entries.iter().map(|entry| entry.private.note.as_str()).collect();
        assert!(notes.iter().any(|note| note.starts_with("shares a room with #")), "{notes:?}");
        assert_eq!(service.broken_journal(id).unwrap(), None, "the chain holds");
    }
    assert!(service.find_people("Zauberlehrling").unwrap().is_empty());
    assert!(service.forget_people(at(282), &all).unwrap().is_empty(), "once is enough");
}

/// What names the person: none of it is part of anything else here.
const NAMES: [&str; 6] =
    ["Zauberlehrling", "Wendelin", "雪村友梅", "wendelin@go.example", "Rumpelstilz", "87654321"];

const WHO: EntryId = EntryId(1);
const ONE: RoundNo = RoundNo(1);

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn lines(c: &mut Tx, query: &str) -> Vec<String> {
    let found: Vec<Line> = diesel::sql_query(query)
        .load(c.connection())
        .unwrap_or_else(|error| panic!("{query}: {error}"));
    found.into_iter().map(|line| line.line).collect()
}

/// Every row of every table, as text, after the table's name.
fn everything(c: &mut Tx) -> Vec<String> {
    let sqlite = matches!(c.connection(), AnyConnection::Sqlite(_));
    let tables = if sqlite {
        "SELECT name AS line FROM sqlite_master WHERE type = 'table'"
    } else {
        "SELECT table_name::text AS line FROM information_schema.tables WHERE table_schema = 'public'"
    };
    let mut all = Vec::new();
    for table in lines(c, tables) {
        let rows = if sqlite {
            let columns = format!("SELECT name AS line FROM pragma_table_info('{table}')");
            let texts: Vec<String> = lines(c, &columns)
                .iter()
                .map(|column| format!("COALESCE(CAST(\"{column}\" AS TEXT), '')"))
                .collect();
            format!("SELECT {} AS line FROM \"{table}\"", texts.join(" || ' | ' || "))
        } else {
            format!("SELECT row_to_json(t)::text AS line FROM \"{table}\" t")
        };
        all.extend(lines(c, &rows).into_iter().map(|row| format!("{table}: {row}")));
    }
    all
}

fn named(text: &str) -> bool {
    NAMES.iter().any(|name| text.to_lowercase().contains(&name.to_lowercase()))
}

fn where_named(service: &Service) -> Vec<String> {
    let all = read(service, |c| Ok::<_, StoreError>(everything(c)));
    all.into_iter().filter(|row| named(row)).collect()
}

fn board_of(service: &Service, id: TournamentId, who: EntryId) -> Board {
    seen(service, id).tournament.round(ONE).unwrap().board_of(who).unwrap().clone()
}

/// A ruling on the person's board, with the name in the arbiter's words.
fn rule(service: &Service, id: TournamentId, minute: i64, words: &str) {
    let table = board_of(service, id, WHO).table;
    let incident = Incident::new(IncidentKind::Conduct, Color::Black);
    let report = Report { round: ONE, table, incident, confirmed: false };
    let file = service.read(|c| c.referee_file(id)).unwrap();
    let proposal = ProposedRuling::of(&seen(service, id), &file, &report, None, None).unwrap();
    let form = RulingForm {
        shown: proposal.fingerprint(),
        report,
        reported: None,
        replaces: None,
        choice: Choice { option: Some(0), ..Choice::default() },
        committee: None,
        words: words.to_owned(),
        told: Each { black: true, white: true },
        draft: None,
    };
    service.acts(id, at(minute)).rule_incident(&form).unwrap();
}

/// An event in which the person is named wherever people can write.
fn eventful(service: &Service) -> TournamentId {
    let mut open = event("Forgetful", 8, 0);
    open.settings.refereeing.procedure = Some("egf".to_owned());
    open.settings.refereeing.public = true;
    open.entries[0].surname = NAMES[0].to_owned();
    open.entries[0].first_name = NAMES[1].to_owned();
    open.entries[0].native_name = Some(NAMES[2].to_owned());
    let partner = Partners::parse("Rumpelstilz, Rosalind, 3k, 87654321").expect("a partner");
    open.entries[0].partners.list = partner;
    open.entries[0].private = Private {
        email: NAMES[3].to_owned(),
        note: "Wendelin is left-handed".into(),
        ..Default::default()
    };
    let id = play(service, &open, 2);
    let notes = json!([{ "line": 3, "name": "Zauberlehrling Wendelin" }]);
    service.acts(id, at(290)).note_import(&notes).unwrap();
    // A third round that is drawn and not public yet.
    draw(service, id, RoundNo(3), 300);
    let board = board_of(service, id, WHO);
    let form = ResultForm {
        reason: Some("Zauberlehrling had misread the slip".to_owned()),
        ..ResultForm::new(ONE, board.table, board.version, "B+4.5".parse().unwrap())
    };
    service.acts(id, at(310)).record_result(&form).unwrap();
    rule(service, id, 311, "WENDELIN ZAUBERLEHRLING spoke too loudly");
    service
        .acts(id, at(312))
        .appeal_ruling(RulingNo(1), WHO, "Zauberlehrling did not, nor did Rosalind Rumpelstilz")
        .unwrap();
    rule(service, id, 313, "once more");
    service
        .acts(id, at(314))
        .withdraw_ruling(RulingNo(2), "it was not Zauberlehrling, Wendelin", &[], None)
        .unwrap();
    let incident = Incident::new(IncidentKind::Noise, Color::Black);
    let table = board_of(service, id, WHO).table;
    let report = Report { round: ONE, table, incident, confirmed: false };
    let words = "Somebody says that Wendelin Zauberlehrling hummed".to_owned();
    service.acts(id, at(314)).report_incident(&IncidentForm { words, ..report.into() }).unwrap();
    let other = board.black.max(board.white).max(EntryId(2));
    let links =
        service.acts(id, at(315)).make_personal_links(&[WHO, other]).unwrap().now().unwrap();
    let ask = |secret: &str, minute| {
        let words = "a game with 雪村友梅, or Wendelin Zauberlehrling".to_owned();
        let form = RequestForm { kind: RequestKind::Correct, round: RoundNo(3), words };
        service.acts(id, at(minute)).ask(secret, &form).unwrap().now().unwrap();
    };
    ask(links[0].1.secret(), 316);
    ask(links[1].1.secret(), 317);
    let reach = ReachForm {
        way: Channel::Mail,
        kinds: NotificationKind::ALL.to_vec(),
        language: "en".to_owned(),
    };
    service.acts(id, at(318)).choose_reach(links[0].1.secret(), &reach).unwrap();
    let note = GameAct::Note { text: "Zauberlehrling thinks for long".to_owned() };
    let acts = vec![note];
    let form = ActForm { round: ONE, table, seen: 0, acts };
    service.acts(id, at(318)).record_act(&form).unwrap();
    let all = Audience::Group(Group::All);
    service.acts(id, at(319)).announce(&all, "Zauberlehrling, please come to the service").unwrap();
    let club = |entry: &Entry| Entry { club: "Elb".to_owned(), ..entry.clone() };
    service.acts(id, at(320)).edit_entries(&[WHO, other], club).unwrap();
    id
}

fn a_forgotten_person_is_named_nowhere(place: &Place) {
    let service = place.service().sending_mail();
    let id = eventful(&service);
    let before = where_named(&service);
    let tables = |rows: &[String]| {
        let mut tables: Vec<String> =
            rows.iter().filter_map(|row| Some(row.split_once(':')?.0.to_owned())).collect();
        tables.dedup();
        tables
    };
    for table in [
        "entry",
        "certificate",
        "journal_words",
        "incident",
        "referee_entry",
        "player_request",
        "announcement",
        "game_act",
        "undo",
    ] {
        assert!(tables(&before).contains(&table.to_owned()), "{table} names the person at first");
    }
    let proof = verify_signed(
        &serde_json::to_vec(&make(&service, id, Reach::Whole).unwrap()).unwrap(),
        None,
    );
    assert!(proof.is_ok(), "{proof:?}");
    let places = seen(&service, id).tournament.rounds.clone();

    service.acts(id, at(400)).forget_person(WHO).unwrap();

    let after = where_named(&service);
    println!(
        "{} rows named the person in {:?}, now {}",
        before.len(),
        tables(&before),
        after.len()
    );
    assert!(after.is_empty(), "{after:#?}");
    assert_eq!(seen(&service, id).tournament.rounds, places, "the games stay");
    assert_eq!(service.broken_journal(id).unwrap(), None, "the chain holds");
    for reach in [Reach::Whole, Reach::Public] {
        let record = serde_json::to_string(&make(&service, id, reach).unwrap()).unwrap();
        assert!(!named(&record));
        let proof = verify_signed(record.as_bytes(), None);
        assert!(proof.is_ok(), "{proof:?}");
    }
    // This event pairs by names where nothing else parts two pairs: what cannot be checked any more is gone.
    let proof = service.draw_proof(id, RoundNo(2)).unwrap();
    assert!(proof.is_none_or(|proof| proof.is_of(&seen(&service, id).tournament)));
    let told = service.store().read(|c| c.journal(id, None, 100)).unwrap();
    assert!(told.iter().any(|row| row.full_detail()["reason"] == "#1 had misread the slip"));
    assert!(told.iter().any(|row| row.full_detail()["words"] == "#1, please come to the service"));
    drop(service);
    if !place.url.starts_with("postgres") {
        // Nor in pages of the file that nothing uses any more.
        let bytes = std::fs::read(&place.url).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(!named(&text), "the file still holds the name");
    }
}
