//! The server's SMTP settings.

use super::args::ServeArgs;
use super::prelude::*;
use crate::publishing::{MailServer, Outlets, push_key};
use crate::web;
use std::sync::Arc;

const VARIABLE: &str = "TENGEN_SMTP";

#[derive(Clone, Debug, Args)]
pub(super) struct MailArgs {
    /// File with the SMTP server, smtps://user:password@mail.example; or in TENGEN_SMTP. Without it no e-mail is sent
    #[arg(long, value_name = "FILE", requires = "mail_from")]
    smtp_file: Option<PathBuf>,
    /// Whom e-mail is from: Go Club <go@example.org>; needs --origin, for the links in it
    #[arg(long, value_name = "ADDRESS", requires = "origin")]
    mail_from: Option<String>,
}

impl MailArgs {
    pub(super) fn sending(&self, service: Service) -> Service {
        if self.mail_from.is_some() { service.sending_mail() } else { service }
    }

    pub(super) fn outlets(&self, service: &Service, args: &ServeArgs) -> Result<Outlets, Failure> {
        let mail = self.server()?;
        let origin = args.origin.as_deref().unwrap_or_default().trim_end_matches('/').to_owned();
        let contact = match (&mail, origin.is_empty()) {
            (Some(mail), _) => format!("mailto:{}", mail.from()),
            (None, false) => origin.clone(),
            (None, true) => "mailto:nobody@localhost".to_owned(),
        };
        // A key that cannot be stored is of no use, and a read-only server sends nothing.
        let push = match service.store().lost() {
            None => Some(push_key(service, &contact).context("the key for push services")?),
            Some(_) => None,
        };
        Ok(Outlets {
            origin,
            mail: mail.map(Arc::new),
            push: push.map(Arc::new),
            write: Arc::new(web::letter),
            ..Outlets::of_webhooks(args.private_webhooks)
        })
    }

    fn server(&self) -> Result<Option<MailServer>, Failure> {
        let Some(from) = &self.mail_from else { return Ok(None) };
        let url = match &self.smtp_file {
            Some(path) => {
                let unreadable = |cause| CliError::Unreadable { path: path.clone(), cause };
                std::fs::read_to_string(path).map_err(unreadable)?
            }
            None => std::env::var(VARIABLE).map_err(|_| {
                Failure::input(format!("--mail-from needs --smtp-file or {VARIABLE}"))
            })?,
        };
        let server = MailServer::new(url.trim(), from);
        server.map(Some).map_err(|error| Failure::input(error.to_string()))
    }
}
