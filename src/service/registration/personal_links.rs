use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde_json::json;

use store::{AccountRow, AnyConnection, Deed, JournalRow, LinkHolder, Role};
use tournament::{Ending, EntryId, RequestKind, RoundNo, TableNo, TournamentId};

use crate::{By, Done, Refusal, Result, Service, ServiceError, Thing, Token};

/// Something that was done by a personal link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkAct {
    /// What.
    pub deed: Deed,
    /// When.
    pub at: DateTime<Utc>,
    /// By whose link, and what the act was about.
    pub about: LinkActDetail,
}

/// Whose link it was, and what the act was about, as far as it was about such a thing.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct LinkActDetail {
    /// The player.
    pub entry: EntryId,
    /// The round.
    pub round: Option<RoundNo>,
    /// The table.
    pub table: Option<TableNo>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// What was asked for.
    pub kind: Option<RequestKind>,
}

impl LinkAct {
    /// What players do by their links.
    const DEEDS: [Deed; 9] = [
        Deed::ReportResult,
        Deed::Ask,
        Deed::TakeRequestBack,
        Deed::Appeal,
        Deed::CheckIn,
        Deed::LineUp,
        Deed::ProposeDate,
        Deed::AcceptDate,
        Deed::DropDate,
    ];

    fn of(row: &JournalRow) -> Option<Self> {
        // What has an account was done for a player, by somebody who works here.
        let about = row.account.is_none().then(|| serde_json::from_str(&row.detail).ok())??;
        Some(Self { deed: row.deed()?, at: row.at, about })
    }
}

impl Service {
    /// Makes a personal link for each of these players; it proves who they are, and takes the place of the one
    /// they had. The secrets are given here once and kept nowhere.
    ///
    /// # Errors
    /// [`Thing::Entry`] if one of them is not entered (any more).
    pub fn make_personal_links(
        &self,
        id: TournamentId,
        by: By<'_>,
        players: &[EntryId],
    ) -> Result<Done<Vec<(EntryId, Token)>>> {
        let made = players.iter().map(|entry| Ok((*entry, Token::new()?)));
        let made: Vec<(EntryId, Token)> = made.collect::<Result<_>>()?;
        self.once(id, by, |c| {
            let before =
                self.store.snapshot(c, id)?.ok_or(ServiceError::Unknown(Thing::Tournament))?;
            for (entry, token) in &made {
                before.tournament.entry(*entry).ok_or(ServiceError::Unknown(Thing::Entry))?;
                let holder = LinkHolder { tournament: id, entry: *entry };
                c.insert_personal_link(holder, &token.hash(), by.now)?;
            }
            self.note(c, id, by, Deed::MakeLinks, &json!({ "entries": players }))?;
            Ok(made)
        })
    }

    /// Makes a personal link for each of these players whose address of e-mail is known, and sends it there: nobody
    /// else is shown it. It takes the place of the one they had. Returns how many go out.
    ///
    /// # Errors
    /// [`Refusal::NoMail`] if this server sends no e-mail, or none of them has an address.
    pub fn mail_personal_links(
        &self,
        id: TournamentId,
        by: By<'_>,
        players: &[EntryId],
        language: &str,
    ) -> Result<Done<usize>> {
        self.once(id, by, |c| {
            let before =
                self.store.snapshot(c, id)?.ok_or(ServiceError::Unknown(Thing::Tournament))?;
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
                let holder = LinkHolder { tournament: id, entry };
                c.insert_personal_link(holder, &token.hash(), by.now)?;
                self.mail_link(c, id, by, (address, &token, language))?;
            }
            self.note(c, id, by, Deed::MakeLinks, &json!({ "entries": entries }))?;
            Ok(entries.len())
        })
    }

    /// Withdraws a player's link: whoever has it can look, as everybody can, and do nothing any more; phones that
    /// were told by it are told no more.
    pub fn revoke_personal_link(
        &self,
        id: TournamentId,
        by: By<'_>,
        entry: EntryId,
    ) -> Result<Done<()>> {
        self.once(id, by, |c| {
            let holder = LinkHolder { tournament: id, entry };
            if c.revoke_personal_link(holder, by.now)? {
                // Whoever had it may have asked for messages to a phone of theirs.
                c.delete_browsers(id, entry)?;
                self.note(c, id, by, Deed::RevokeLink, &json!({ "entry": entry }))?;
            }
            Ok(())
        })
    }

    /// Whether an account works as arbiter or organiser of a tournament, or owns the server.
    pub fn may_arbitrate(&self, id: TournamentId, account: &AccountRow) -> Result<bool> {
        let role = self.store.read(|c| c.role(id, account.id))?;
        Ok(account.is_owner || role >= Some(Role::Arbiter))
    }

    /// Whose the link with that secret is; nobody's if it was withdrawn or never was one.
    pub fn link_holder(&self, secret: &str) -> Result<Option<LinkHolder>> {
        self.store.read(|c| Ok(c.link_holder(&Token::hash_of(secret))?))
    }

    /// Notes that somebody at that address opened a link that is none; for how many seconds the next such waits, if
    /// there were too many. Links that hold are opened all the while: a hall shares one address.
    #[must_use]
    pub fn wrong_link(&self, address: &str, now: DateTime<Utc>) -> Option<i64> {
        self.throttle.wrong_link(address, now)
    }

    /// Who has a link that holds, and since when.
    pub fn personal_links(&self, id: TournamentId) -> Result<Vec<(EntryId, DateTime<Utc>)>> {
        self.store.read(|c| Ok(c.personal_links(id)?))
    }

    /// What was done by personal links, the newest first.
    pub fn link_acts(&self, id: TournamentId) -> Result<Vec<LinkAct>> {
        let rows = self.store.read(|c| c.journal_of(id, &LinkAct::DEEDS))?;
        Ok(rows.iter().rev().filter_map(LinkAct::of).collect())
    }

    /// The player that a secret proves in that tournament, asked inside the transaction that acts: the link may
    /// have been withdrawn while the form was on the way.
    pub(crate) fn proven(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        secret: &str,
    ) -> Result<EntryId> {
        let holder = c.link_holder(&Token::hash_of(secret))?;
        let holder = holder.filter(|holder| holder.tournament == id);
        Ok(holder.ok_or(Refusal::LinkSpent)?.entry)
    }
}
