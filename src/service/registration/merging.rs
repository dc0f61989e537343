use crate::prelude::*;
use crate::registration::entries::{entry_changes, position, text_changes, tidy};
use crate::{teams::refuse_faults, transaction::deed::EntryTexts};
use interchange::{Person, Problem, ReadFault, teams_with};
use rating::ListKind;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    pub entered: usize,
    pub changed: usize,
    pub same: usize,
}

fn first(faults: Vec<ReadFault>) -> Refusal {
    Refusal::List(faults.into_iter().next().map_or(Problem::Missing, |fault| fault.problem))
}

impl EventActs<'_> {
    /// Enters the people of a list, or updates their entries; all or nothing. New entries get `registration`, unless
    /// the list has one. `who` meets if the list has the first teams; without it, teams meet if most people are in one.
    /// Once a round is drawn, players do. Fails with [`ServiceError::Fields`] for values
    /// that cannot be stored.
    pub fn merge_entries(
        &self,
        people: &[Person],
        (registration, who): (Registration, Option<WhoMeets>),
    ) -> Acted<Merged> {
        self.act(|tx, before| {
            let mut after = before.tournament.clone();
            let (to_come, sides) = (after.rounds_to_come(), after.settings.sides);
            let mut known = KnownPeople::of(&after.entries);
            let (mut out, mut changed) = (Merged::default(), Vec::new());
            let (mut changes, mut texts) = (Vec::new(), Vec::new());
            let mut of_teams = Vec::new();
            for person in people {
                if let Some(at) = person.among(&known, &after.entries) {
                    let now = tidy(person.onto(&after.entries[at].of_first()).settled(sides))?;
                    if now == after.entries[at] {
                        out.same += 1;
                    } else {
                        changed.push(now.id);
                        changes.push((now.id, entry_changes(&after.entries[at], &now)));
                        texts.extend(text_changes(&after.entries[at], &now));
                        after.entries[at] = now;
                        known.add(at, &after.entries[at]);
                    }
                    of_teams.push(person.of_team(after.entries[at].id));
                    continue;
                }
                let registration = if person.says_registration() {
                    person.entry.registration
                } else {
                    registration
                };
                let participation = person.entry.participation.and(to_come);
                let entry = Entry { registration, participation, ..person.entry.clone() };
                let entry = tidy(entry.settled(sides))?;
                of_teams.push(person.of_team(after.enter(entry)));
                let last = after.entries.len() - 1;
                known.add(last, &after.entries[last]);
                out.entered += 1;
            }
            out.changed = changed.len();
            after.teams = teams_with(&after.teams, &of_teams).map_err(first)?;
            let was = &before.tournament.teams;
            if was.list.is_empty() && !after.teams.list.is_empty() {
                let drawn = after.rounds.iter().any(|round| !round.boards.is_empty());
                if drawn || was.is_usual() && who.is_none() && !after.rounds_are_matches() {
                    after.teams.who = WhoMeets::Players;
                } else if was.is_usual() {
                    after.teams.who = who.unwrap_or_default();
                }
            }
            if after.rounds.is_empty() {
                after.teams.follow_squads(&before.tournament.teams);
            }
            after.place_players_of_teams(&before.tournament);
            let teams = after.teams.list.len() - before.tournament.teams.list.len();
            let teams = Some(teams).filter(|teams| *teams > 0);
            let (entries, texts) = (out.entered, EntryTexts::Typed(texts));
            let deed = Deed::EnterMany { entries, changed, changes, texts, teams };
            tx.change(after, deed)?;
            Ok(out)
        })
    }

    /// Merges two entries of one person, also after rounds were played: `keep` gets the games of `gone`, its rounds to
    /// come, what it said and its links, and its data where it has none; `gone` is removed. Fails with
    /// [`Refusal::MergeMet`] or another refusal of that prefix.
    pub fn merge_doubles(&self, keep: EntryId, gone: EntryId) -> Acted<()> {
        self.act(|tx, before| {
            let after = merged_event(before, keep, gone)?;
            let rounds: Vec<_> = paired_rounds(&before.tournament, gone).collect();
            if tx.is_recorded(self.id, &[gone])? {
                return Err(Refusal::MergeRecorded.into());
            }
            tx.give_to(self.id, (gone, keep), &rounds)?;
            let deed = Deed::MergeEntries { entry: keep, of: gone, rounds };
            tx.change(after, deed)
        })
    }
}

/// The event as if two entries had been one from the beginning.
fn merged_event(before: &Snapshot, keep: EntryId, gone: EntryId) -> Result<Tournament> {
    let mut after = before.tournament.clone();
    let (at, other) = (position(before, keep)?, position(before, gone)?);
    let other = after.entries[other].clone();
    if keep == gone || other.is_pair() || after.entries[at].is_pair() {
        return Err(Refusal::MergePair.into());
    }
    let mut rounds = after.rounds.iter();
    if let Some(round) = rounds.find(|round| round.has_place(keep) && round.has_place(gone)) {
        let no = round.no;
        let met = round.board_of(keep).and_then(|board| board.opponent_of(keep)) == Some(gone);
        let why = if met {
            Refusal::MergeMet { round: no }
        } else {
            Refusal::MergeBothPaired { round: no }
        };
        return Err(why.into());
    }
    let apart = |kind: ListKind| {
        let (one, two) = (after.entries[at].number_in(kind), other.number_in(kind));
        !one.is_empty() && !two.is_empty() && one != two
    };
    if ListKind::ALL.into_iter().any(apart) {
        return Err(Refusal::MergeNumbers.into());
    }
    let team = |player| after.team_of(player).map(|team| team.no);
    if team(keep).zip(team(gone)).is_some_and(|(one, two)| one != two) {
        return Err(Refusal::MergeTeams.into());
    }
    let now = |id: &mut EntryId| *id = if *id == gone { keep } else { *id };
    let all = |ids: &mut Vec<EntryId>| {
        if ids.contains(&keep) {
            ids.retain(|id| *id != gone)
        } else {
            ids.iter_mut().for_each(now)
        }
    };
    for round in &mut after.rounds {
        round.boards.iter_mut().for_each(|board| board.give_to(keep, gone));
        all(&mut round.byes);
    }
    for team in &mut after.teams.list {
        all(&mut team.squad);
        team.captain.iter_mut().for_each(now);
        for LineUp(seats) in team.line_ups.values_mut() {
            let seated = seats.contains(&Some(keep));
            let seats = seats.iter_mut().filter(|seat| **seat == Some(gone));
            seats.for_each(|seat| *seat = (!seated).then_some(keep));
        }
    }
    let draw = &mut after.settings.draw;
    all(&mut draw.bye_volunteers);
    draw.apart.iter_mut().for_each(|group| all(&mut group.entries));
    let not_sent = &mut after.settings.reporting.not_to_aga;
    if not_sent.remove(&gone) {
        not_sent.insert(keep);
    }
    // Of two tables, or two places in leagues and bracket, that of `keep` stays.
    let fixed = draw.fixed_tables.iter().any(|fixed| fixed.entry == keep);
    draw.fixed_tables.retain(|one| !fixed || one.entry != gone);
    draw.fixed_tables.iter_mut().for_each(|fixed| now(&mut fixed.entry));
    let places = draw.leagues.iter_mut().map(|league| &mut league.entries);
    let places = places.chain(draw.bracket.iter_mut().map(|bracket| &mut bracket.entries));
    let mut places: Vec<_> = places.collect();
    let placed = places.iter().any(|ids| ids.contains(&keep));
    places.iter_mut().for_each(|ids| if placed { ids.retain(|id| *id != gone) } else { all(ids) });
    let entry = &mut after.entries[at];
    for (mine, theirs) in [
        (&mut entry.first_name, &other.first_name),
        (&mut entry.club, &other.club),
        (&mut entry.country, &other.country),
        (&mut entry.egf_pin, &other.egf_pin),
        (&mut entry.ffg_licence, &other.ffg_licence),
        (&mut entry.ffg_status, &other.ffg_status),
        (&mut entry.aga_id, &other.aga_id),
        (&mut entry.aga_expires, &other.aga_expires),
        (&mut entry.private.fee, &other.private.fee),
        (&mut entry.private.meal, &other.private.meal),
        (&mut entry.private.note, &other.private.note),
        (&mut entry.private.email, &other.private.email),
    ] {
        if mine.is_empty() {
            mine.clone_from(theirs);
        }
    }
    entry.native_name = entry.native_name.take().or(other.native_name);
    entry.category = entry.category.or(other.category);
    let (mine, theirs) = (&mut entry.private, &other.private);
    (mine.sex, mine.birth_year) = (mine.sex.or(theirs.sex), mine.birth_year.or(theirs.birth_year));
    mine.paid |= theirs.paid;
    mine.consent |= theirs.consent;
    mine.initials |= theirs.initials;
    if other.registration == Registration::Final {
        entry.registration = Registration::Final;
    }
    let to_come = other.participation.and(before.tournament.rounds_to_come());
    entry.participation = paired_rounds(&before.tournament, gone)
        .fold(entry.participation.or(to_come), |all, round| all.with(round, true));
    after.remove(&[gone]);
    refuse_faults(&before.tournament, &after)?;
    Ok(after)
}
