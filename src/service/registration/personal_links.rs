use crate::prelude::*;
use crate::{Notification, transaction::deed::OneOrMany};
use chrono::NaiveDate;
use store::LinkHolder;

#[derive(Clone, Debug, PartialEq)]
pub struct LinkAct {
    pub kind: DeedKind,
    pub deed: Deed,
    /// The holder of the link.
    pub entry: EntryId,
    pub round: Option<i32>,
    pub at: DateTime<Utc>,
}

impl LinkAct {
    const DEEDS: [DeedKind; 9] = [
        DeedKind::ReportResult,
        DeedKind::Ask,
        DeedKind::TakeRequestBack,
        DeedKind::Appeal,
        DeedKind::CheckIn,
        DeedKind::LineUp,
        DeedKind::ProposeDate,
        DeedKind::AcceptDate,
        DeedKind::DropDate,
    ];

    fn of(row: &JournalRow) -> Option<Self> {
        // Acts with an account were done for a player.
        let deed = row.account.is_none().then(|| Deed::of(row))??;
        let entry = deed.entries().first()?.0;
        Some(Self { kind: row.kind()?, deed, entry, round: row.round, at: row.at })
    }
}

impl EventActs<'_> {
    /// Makes a personal link for each of these players; it proves who they are, and replaces the one they had. The
    /// secrets are returned once and not stored. Fails with [`Thing::Entry`] if one of them is not entered (any more).
    pub fn make_personal_links(&self, players: &[EntryId]) -> Acted<Vec<(EntryId, Token)>> {
        let made = players.iter().map(|entry| Ok((*entry, Token::new()?)));
        let made: Vec<(EntryId, Token)> = made.collect::<Result<_>>()?;
        self.act(|tx, before| {
            for (entry, token) in &made {
                before.tournament.entry(*entry).ok_or(ServiceError::Unknown(Thing::Entry))?;
                tx.insert_personal_link(self.id, *entry, &token.hash(), self.by.now)?;
            }
            tx.note(&Deed::MakeLinks { entries: players.to_vec() })?;
            Ok(made)
        })
    }

    /// Makes a personal link for each of these players who have an address, and mails it there; it replaces the one
    /// they had. Returns how many are sent. Fails with [`Refusal::NoMail`] if this server sends no e-mail, or no player
    /// has an address.
    pub fn mail_personal_links(&self, players: &[EntryId], language: &str) -> Acted<usize> {
        self.act(|tx, before| {
            let address = |entry: &EntryId| {
                let entry = before.tournament.entry(*entry)?;
                Some((entry.id, entry.private.email.clone())).filter(|(_, to)| !to.is_empty())
            };
            let to: Vec<(EntryId, String)> = players.iter().filter_map(address).collect();
            if !self.sends_mail() || to.is_empty() {
                return Err(Refusal::NoMail.into());
            }
            let entries: Vec<EntryId> = to.iter().map(|(entry, _)| *entry).collect();
            for (entry, address) in to {
                let token = Token::new()?;
                tx.insert_personal_link(self.id, entry, &token.hash(), self.by.now)?;
                let (secret, language) = (token.secret().to_owned(), language.to_owned());
                let letter = Notification::Link { secret, language, lost: None };
                tx.put_letter(address, &letter, None, None)?;
            }
            let made = entries.len();
            tx.note(&Deed::MakeLinks { entries })?;
            Ok(made)
        })
    }

    /// Withdraws a player's link, with the subscriptions of browsers.
    pub fn revoke_personal_link(&self, entry: EntryId) -> Acted<()> {
        self.act(|tx, _| {
            if tx.revoke_link(entry)? {
                tx.note(&Deed::RevokeLink(OneOrMany::One { entry }))?;
            }
            Ok(())
        })
    }

    /// Withdraws the links of these players that were made at that moment, as by one act on many; returns how many.
    pub fn revoke_links_made(&self, players: &[EntryId], made: DateTime<Utc>) -> Acted<usize> {
        self.act(|tx, _| {
            let known = tx.personal_links(self.id)?;
            let made = known.into_iter().filter(|(who, at)| *at == made && players.contains(who));
            let entries: Vec<EntryId> = made.map(|(who, _)| who).collect();
            for entry in &entries {
                tx.revoke_link(*entry)?;
            }
            let count = entries.len();
            if count > 0 {
                tx.note(&Deed::RevokeLink(OneOrMany::Many { entries }))?;
            }
            Ok(count)
        })
    }
}

impl Service {
    /// `None` if the link was withdrawn or never made.
    pub fn link_holder(&self, secret: &str) -> Result<Option<LinkHolder>> {
        self.read(|c| c.link_holder(&Token::hash_of(secret)))
    }

    /// Counts an invalid link; the seconds that further ones from that address wait, if there were too many. Valid
    /// links never wait: a hall shares one address.
    pub fn wrong_link(&self, address: &str, now: DateTime<Utc>) -> Option<i64> {
        self.throttle.wrong_link(address, now)
    }

    /// What was done by personal links, the newest first.
    pub fn link_acts(&self, id: TournamentId) -> Result<Vec<LinkAct>> {
        let rows = self.read(|c| c.journal_of(id, &LinkAct::DEEDS))?;
        Ok(rows.iter().rev().filter_map(LinkAct::of).collect())
    }
}

impl Transaction<'_> {
    /// The player that a secret proves, inside the transaction that acts: the link may have been withdrawn since the
    /// form was opened.
    pub(crate) fn proven(&mut self, secret: &str) -> Result<EntryId> {
        let id = self.id;
        proven(self, id, secret)
    }

    /// Withdraws a player's link, with the browsers that its holder may have subscribed; false if there was none.
    fn revoke_link(&mut self, entry: EntryId) -> Result<bool> {
        let (id, now) = (self.id, self.by.now);
        let revoked = self.revoke_personal_link(id, entry, now)?;
        if revoked {
            self.delete_browsers(id, entry)?;
        }
        Ok(revoked)
    }
}

pub(crate) fn proven(c: &mut Tx, id: TournamentId, secret: &str) -> Result<EntryId> {
    let holder = c.link_holder(&Token::hash_of(secret))?;
    let holder = holder.filter(|holder| holder.tournament == id);
    Ok(holder.ok_or(Refusal::LinkSpent)?.entry)
}

// Lost personal links are mailed to the known address on request, without proof. The answer shows nothing, and the
// earlier link still works.

/// Limit of players of an event to whom one request sends links: a family shares an address.
const MOST_OF_AN_EVENT: usize = 6;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostLinks {
    /// E-mail address, as typed.
    pub address: String,
    pub from: String,
    pub language: String,
    /// No links of events that ended before are sent.
    pub today: NaiveDate,
}

impl Service {
    /// Mails a further personal link to each player with that address, in every event that is not over. Returns the
    /// number of letters, which the page must not show; the rate limits of letters hold.
    pub fn mail_lost_links(&self, by: By<'_>, asked: &LostLinks) -> Result<usize> {
        if !self.sends_mail() {
            return Ok(0);
        }
        let from = self.network_print(&asked.from)?;
        let listed = self.read(|c| c.tournaments())?;
        // A day more, wherever the event is.
        let since = asked.today - Days::new(1);
        let open = listed.iter().filter(|one| !one.archived && one.ends >= since);
        let mut sent = 0;
        for id in open.map(|one| one.id) {
            let now = self.find(id)?;
            let theirs = now.as_deref().map(|now| players_of(now, &asked.address));
            let Some(theirs) = theirs.filter(|theirs| !theirs.is_empty()) else { continue };
            let made = self.acts(id, by).act(|tx, _| {
                let made = tx.put_lost_links(&from, &theirs, &asked.language)?;
                if !made.is_empty() {
                    tx.note(&Deed::MakeLinks { entries: made.clone() })?;
                }
                Ok(made.len())
            })?;
            sent += made.now().unwrap_or(0);
        }
        Ok(sent)
    }

    /// Counts a request for links; the seconds that further ones wait, if there were too many, whether or not the
    /// addresses are known.
    pub fn asks_for_links(&self, address: &str, now: DateTime<Utc>) -> Option<i64> {
        self.throttle.asks_for_links(address, now)
    }
}

impl Transaction<'_> {
    /// Makes links for these players, and writes the letters to the outbox.
    fn put_lost_links(
        &mut self,
        from: &str,
        theirs: &[(EntryId, String)],
        language: &str,
    ) -> Result<Vec<EntryId>> {
        let (id, now) = (self.id, self.by.now);
        let mut made = Vec::new();
        for (entry, address) in theirs {
            let Some(asked) = self.asked_letter(from, address)? else { break };
            let token = Token::new()?;
            self.add_personal_link(id, *entry, &token.hash(), now)?;
            let notification = Notification::Link {
                secret: token.secret().to_owned(),
                language: language.to_owned(),
                lost: Some(*entry),
            };
            self.put_letter(address.clone(), &notification, None, Some(asked))?;
            made.push(*entry);
        }
        Ok(made)
    }
}

/// The players who have that address, and how it is kept.
fn players_of(now: &Snapshot, address: &str) -> Vec<(EntryId, String)> {
    let entries = now.tournament.entries.iter();
    let theirs = entries.filter(|entry| entry.private.email.eq_ignore_ascii_case(address));
    let theirs = theirs.take(MOST_OF_AN_EVENT);
    theirs.map(|entry| (entry.id, entry.private.email.clone())).collect()
}
