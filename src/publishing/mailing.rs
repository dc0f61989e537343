//! E-mail, handed in at the SMTP server that the owner names.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, MultiPart, SinglePart};
use lettre::{Message, SmtpTransport, Transport};

/// How long the SMTP server has for each answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where e-mail is handed in, and whom it is from.
pub struct MailServer {
    transport: SmtpTransport,
    from: Mailbox,
    shown: String,
}

/// What cannot be used to send e-mail.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailServerError {
    /// The address of the server is none.
    #[error(
        "no address of an SMTP server; write smtps://user:password@mail.example or smtp://localhost:25 ({0})"
    )]
    Server(String),
    /// The sender's address is none.
    #[error("no address to send from; write Go Club <go@example.org> ({0})")]
    From(String),
}

/// Why an e-mail was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTaken {
    /// Not now; later perhaps.
    #[error("{0}")]
    Now(String),
    /// Never: the address is refused.
    #[error("{0}")]
    Ever(String),
}

impl MailServer {
    /// The server at `smtp://`, `smtp://…?tls=required` or `smtps://`, with name and password if it wants them.
    ///
    /// # Errors
    /// [`MailServerError`].
    pub fn new(url: &str, from: &str) -> Result<Self, MailServerError> {
        let wrong =
            |error: lettre::transport::smtp::Error| MailServerError::Server(error.to_string());
        let transport =
            SmtpTransport::from_url(url).map_err(wrong)?.timeout(Some(PATIENCE)).build();
        let sender = from.parse::<Mailbox>();
        let sender = sender.map_err(|error| MailServerError::From(error.to_string()))?;
        let place = url.rsplit_once('@').map_or_else(
            || url.split_once("://").map_or(url, |(_, place)| place),
            |(_, place)| place,
        );
        Ok(Self { transport, from: sender, shown: format!("{place} · {from}") })
    }

    /// Server and sender as the owner may see them, without name and password.
    #[must_use]
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Whom it is from.
    #[must_use]
    pub fn from(&self) -> String {
        self.from.email.to_string()
    }

    /// Hands an e-mail in; `stop` is where whoever reads it ends such e-mails, `calendar` a file that it brings.
    ///
    /// # Errors
    /// [`NotTaken`], with what the server said.
    pub fn send(
        &self,
        to: &str,
        title: &str,
        text: String,
        (stop, calendar): (Option<&str>, Option<String>),
    ) -> Result<(), NotTaken> {
        let to = to.parse().map_err(|_| NotTaken::Ever(format!("{to} is no address")))?;
        let mut message =
            Message::builder().from(self.from.clone()).to(Mailbox::new(None, to)).subject(title);
        if let Some(stop) = stop {
            // RFC 2369: mail programs offer it as a button.
            let name = HeaderName::new_from_ascii_str("List-Unsubscribe");
            let place = format!("<{stop}>");
            // As it is: an address that is folded or encoded is none.
            let value = HeaderValue::dangerous_new_pre_encoded(name, place.clone(), place);
            message = message.raw_header(value);
        }
        let message = match calendar {
            None => message.header(ContentType::TEXT_PLAIN).body(text),
            Some(calendar) => {
                let kind = ContentType::parse("text/calendar; charset=utf-8");
                let kind = kind.map_err(|error| NotTaken::Ever(error.to_string()))?;
                let file = Attachment::new("event.ics".to_owned()).body(calendar, kind);
                message.multipart(
                    MultiPart::mixed().singlepart(SinglePart::plain(text)).singlepart(file),
                )
            }
        };
        let message = message.map_err(|error| NotTaken::Ever(error.to_string()))?;
        match self.transport.send(&message) {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(NotTaken::Ever(error.to_string())),
            Err(error) => Err(NotTaken::Now(error.to_string())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_shown_without_its_password() {
        let server = MailServer::new("smtps://me:secret@mail.example:465", "Go <go@club.example>");
        let server = server.unwrap();
        assert_eq!(server.shown(), "mail.example:465 · Go <go@club.example>");
        assert_eq!(server.from(), "go@club.example");
        let plain = MailServer::new("smtp://localhost:2525", "go@club.example").unwrap();
        assert_eq!(plain.shown(), "localhost:2525 · go@club.example");
    }

    #[test]
    fn what_is_no_server_is_refused() {
        let wrong = |url, from| MailServer::new(url, from).err().unwrap();
        assert!(matches!(wrong("http://a", "a@b.c"), MailServerError::Server(_)));
        assert!(matches!(wrong("mail.example", "a@b.c"), MailServerError::Server(_)));
        assert!(matches!(wrong("smtp://a", "nobody"), MailServerError::From(_)));
    }
}
