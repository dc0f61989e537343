//! The store over TLS; run by `tests/deploy/tls`, which starts the server.

use diesel::RunQueryDsl;
use diesel::sql_types::Bool;
use store::{AnyConnection, Store, StoreError};

#[derive(diesel::QueryableByName)]
struct Encrypted {
    #[diesel(sql_type = Bool)]
    ssl: bool,
}

/// The store of that server, called so, with so much trust and that authority.
fn opened(host: &str, mode: &str, authority: &str) -> Result<Store, StoreError> {
    let said = std::env::var("TENGEN_TEST_POSTGRES_TLS").expect("tests/deploy/tls sets it");
    Store::open(
        &format!("postgres://postgres@{host}/postgres?sslmode={mode}&{said}/{authority}.crt"),
        1,
    )
}

fn refused(host: &str, mode: &str, authority: &str) -> String {
    match opened(host, mode, authority) {
        Ok(_) => panic!("{host} {mode} {authority} was let in"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_server_is_believed_by_name_and_authority_alone() {
    let store = opened("localhost", "verify-full", "known").expect("it is the right one");
    let seen = store.read(|c| {
        let AnyConnection::Postgres(c) = c.connection() else { panic!("PostgreSQL was asked for") };
        let asked = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        Ok::<_, StoreError>(diesel::sql_query(asked).get_result::<Encrypted>(c)?)
    });
    assert!(seen.expect("it answers").ssl);
    let stranger = refused("localhost", "verify-full", "stranger");
    assert!(stranger.contains("certificate verify failed"), "{stranger}");
    let name = refused("127.0.0.1", "verify-full", "known");
    assert!(name.contains("does not match host name"), "{name}");
    let plain = refused("localhost", "disable", "known");
    assert!(plain.contains("no encryption"), "{plain}");
}
