//! Rate limits for letters that strangers cause by registering, so that a club's mail server cannot be abused.

use chrono::{DateTime, Utc};

use store::{AnyConnection, AskedCounts, AskedLetter};
use tournament::TournamentId;

use crate::accounts::throttle::network;
use crate::{Result, Service};

/// Letters to one address a day: a family, or a club's youth, shares one.
pub const MOST_LETTERS_TO_ONE: i64 = 10;

/// In an hour, for all events together.
pub const MOST_LETTERS_OF_A_NETWORK: i64 = 30;

/// In an hour.
pub const MOST_LETTERS_OF_AN_EVENT: i64 = 300;

impl Service {
    /// The keys that a letter is counted by; `None` if there were too many: then it is not sent.
    pub(crate) fn asked_letter(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        from: &str,
        to: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<AskedLetter>> {
        let to = self.fingerprint("mail", &mailbox(to))?;
        let asked = AskedLetter { from: from.to_owned(), to };
        let AskedCounts { from, to, event } = c.letters_asked(id, &asked, now)?;
        let few = from < MOST_LETTERS_OF_A_NETWORK
            && to < MOST_LETTERS_TO_ONE
            && event < MOST_LETTERS_OF_AN_EVENT;
        Ok(few.then_some(asked))
    }

    /// A fingerprint of the network of an address: enough to tell whether two are the same.
    pub(crate) fn network_print(&self, address: &str) -> Result<String> {
        self.fingerprint("address", &network(address))
    }

    fn fingerprint(&self, what: &str, of: &str) -> Result<String> {
        let mut print = self.signed(&format!("{what} {of}"))?;
        print.truncate(16);
        Ok(print)
    }
}

/// Normal form of an address: ignores case, dots, and the part after a plus sign.
fn mailbox(address: &str) -> String {
    let address = address.to_lowercase();
    let Some((name, host)) = address.rsplit_once('@') else { return address };
    let name = name.split('+').next().unwrap_or_default().replace('.', "");
    format!("{name}@{host}")
}

#[cfg(test)]
mod tests {
    use super::mailbox;

    #[test]
    fn the_same_mailbox_is_one_however_it_is_written() {
        for address in ["Anna.Bo@Go.Example", "annabo+1@go.example", "a.n.nabo+x+y@go.example"] {
            assert_eq!(mailbox(address), "annabo@go.example");
        }
        assert_ne!(mailbox("annabo@go.example"), mailbox("annabo@other.example"));
    }
}
