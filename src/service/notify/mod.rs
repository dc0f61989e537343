//! Whom a change is told to, and by which way.

pub(crate) mod announcements;
pub(crate) mod asked_letters;
pub(crate) mod notifications;
pub(crate) mod outbox;
pub(crate) mod registration_letters;
pub(crate) mod subscriptions;
pub(crate) mod webhooks;
