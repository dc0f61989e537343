use std::collections::HashMap;

use tournament::{EntryId, Tournament};

use super::super::Export;
use super::super::export::file_name;
use super::super::note::unique;
use super::markup::Markup;
use super::{kept, write_games, write_players, write_settings, write_teams};

/// Writes the tournament as a file of OpenGotha 3.51, data version 201, with everything it carries. It reads back
/// to the same tournament except for the notes: how games were won, games without a result, drafts, native names,
/// the rules of play and other settings that OpenGotha does not have. Rounds after the twentieth of a participation
/// are read back as played.
#[must_use]
pub fn write(tournament: &Tournament) -> Export {
    let mut notes = Vec::new();
    let names = write_players::names(&tournament.entries, &mut notes);
    let keys: HashMap<EntryId, String> = names.iter().map(|(id, name)| (*id, name.key())).collect();
    let mut xml = Markup::new();
    xml.open("Tournament", write_settings::root(&tournament.settings));
    write_players::players(&mut xml, tournament, &names, &keys, &mut notes);
    write_games::games(&mut xml, tournament, &keys, &mut notes);
    write_teams::teams(&mut xml, tournament, &keys, &mut notes);
    write_settings::settings(&mut xml, &tournament.settings, &keys, &mut notes);
    write_teams::settings(&mut xml, tournament, &keys);
    write_players::club_groups(&mut xml, tournament, &mut notes);
    kept::write_elements(&mut xml, &tournament.settings, "Tournament", &keys);
    xml.close("Tournament");
    Export {
        bytes: xml.finish().into_bytes(),
        file_name: file_name(&tournament.settings, ".xml"),
        media_type: "application/xml",
        notes: unique(notes),
    }
}
