//! The secrets that sign messages. None stands in the database: each is made of the key that lies beside it and of what
//! is kept of the address, so that a copy of the database signs nothing.

use store::Webhook;

use crate::{Result, Service, Token};

/// What is kept of a secret that was made of a key begins so; no secret does that was kept itself.
const MADE: &str = "made.";

/// How much of the public key says which key it was.
const MARK: usize = 16;

impl Service {
    /// A new secret, and what is kept of it.
    pub(crate) fn new_webhook_secret(&self) -> Result<(Token, String)> {
        let salt = Token::new()?;
        let made = self.made_of(salt.secret())?;
        Ok((Token::known(made), format!("{MADE}{}.{}", self.key_mark(), salt.secret())))
    }

    /// The secret that signs the messages to an address; `None` if it was made of another key than this server has.
    pub fn webhook_secret(&self, hook: &Webhook) -> Result<Option<String>> {
        let Some(kept) = hook.secret.strip_prefix(MADE) else {
            // Kept itself, by an older version.
            return Ok(Some(hook.secret.clone()));
        };
        let salt = kept.split_once('.').filter(|(mark, _)| *mark == self.key_mark());
        salt.map(|(_, salt)| self.made_of(salt)).transpose()
    }

    fn made_of(&self, salt: &str) -> Result<String> {
        let text = format!("webhook {salt}");
        match self.store.sealed(&text) {
            Some(sealed) => Ok(Token::hash_of(&sealed)),
            // Without a folder of its own the service has no other key than that in the database.
            None => self.signed(&text),
        }
    }

    fn key_mark(&self) -> String {
        let key = self.store.public_key().unwrap_or_default();
        key.chars().filter(char::is_ascii_alphanumeric).take(MARK).collect()
    }
}
