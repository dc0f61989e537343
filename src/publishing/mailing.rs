//! E-mail by an SMTP server.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, MultiPart, SinglePart};
use lettre::{Message, SmtpTransport, Transport};

use crate::sending::Failed;

/// Timeout of each answer of the SMTP server.
const PATIENCE: Duration = Duration::from_secs(10);

pub struct MailServer {
    transport: SmtpTransport,
    from: Mailbox,
    shown: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailServerError {
    #[error(
        "no address of an SMTP server; write smtps://user:password@mail.example or smtp://localhost:25 ({0})"
    )]
    Server(String),
    #[error("no address to send from; write Go Club <go@example.org> ({0})")]
    From(String),
}

impl MailServer {
    /// `url` is `smtp://`, `smtp://…?tls=required` or `smtps://`, with name and password if the server wants them.
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

    /// Server and sender without name and password, to be shown.
    pub fn address_shown(&self) -> &str {
        &self.shown
    }

    pub fn from(&self) -> String {
        self.from.email.to_string()
    }

    /// Sends an e-mail; `stop` is the address to unsubscribe at, `calendar` an attachment. Fails with the
    /// server's answer.
    pub(crate) fn send(
        &self,
        to: &str,
        title: &str,
        text: String,
        (stop, calendar): (Option<&str>, Option<String>),
    ) -> Result<(), Failed> {
        let to = to.parse().map_err(|_| Failed::Ever(format!("{to} is no address")))?;
        let mut message =
            Message::builder().from(self.from.clone()).to(Mailbox::new(None, to)).subject(title);
        if let Some(stop) = stop {
            // RFC 2369: mail programs show a button for it.
            let name = HeaderName::new_from_ascii_str("List-Unsubscribe");
            let place = format!("<{stop}>");
            // Not encoded: a folded or encoded address would be invalid.
            let value = HeaderValue::dangerous_new_pre_encoded(name, place.clone(), place);
            message = message.raw_header(value);
        }
        let message = match calendar {
            None => message.header(ContentType::TEXT_PLAIN).body(text),
            Some(calendar) => {
                let kind = ContentType::parse("text/calendar; charset=utf-8");
                let kind = kind.map_err(|error| Failed::Ever(error.to_string()))?;
                let file = Attachment::new("event.ics".to_owned()).body(calendar, kind);
                message.multipart(
                    MultiPart::mixed().singlepart(SinglePart::plain(text)).singlepart(file),
                )
            }
        };
        let message = message.map_err(|error| Failed::Ever(error.to_string()))?;
        match self.transport.send(&message) {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(Failed::Ever(error.to_string())),
            Err(error) => Err(Failed::Now(error.to_string())),
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
        assert_eq!(server.address_shown(), "mail.example:465 · Go <go@club.example>");
        assert_eq!(server.from(), "go@club.example");
        let plain = MailServer::new("smtp://localhost:2525", "go@club.example").unwrap();
        assert_eq!(plain.address_shown(), "localhost:2525 · go@club.example");
    }

    #[test]
    fn what_is_no_server_is_refused() {
        let wrong = |url, from| MailServer::new(url, from).err().unwrap();
        assert!(matches!(wrong("http://a", "a@b.c"), MailServerError::Server(_)));
        assert!(matches!(wrong("mail.example", "a@b.c"), MailServerError::Server(_)));
        assert!(matches!(wrong("smtp://a", "nobody"), MailServerError::From(_)));
    }
}
