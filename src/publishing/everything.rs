use interchange::Export;
use serde_json::{Value, json};
use store::{Snapshot, Store, StoreError};

/// The file with all of an event: the tournament as Tengen imports it, and every stored row of it: people, rounds,
/// journal, incidents, rulings, records, certificates; and the journal's end, signed if the server has a key.
pub fn everything(store: &Store, snapshot: &Snapshot) -> Result<Export, StoreError> {
    let id = snapshot.id;
    let (rows, end) =
        store.read(|c| Ok::<_, StoreError>((c.event_dump(id)?, c.last_entry(id)?)))?;
    let corrupt = |error: serde_json::Error| StoreError::Corrupt {
        what: "tournament",
        why: error.to_string(),
    };
    let plain = interchange::json::write(&snapshot.tournament);
    let tournament: Value = serde_json::from_slice(&plain.bytes).map_err(corrupt)?;
    let all = json!({
        "tengen": tournament["tengen"], "tournament": tournament["tournament"],
        "slug": snapshot.slug, "revision": snapshot.revision, "kept": rows,
        "journal_end": {
            "tournament": id.0, "count": end.seq, "head": end.hash, "signed": store.sign_end(id, &end),
        },
    });
    let mut bytes = serde_json::to_vec_pretty(&all).map_err(corrupt)?;
    bytes.push(b'\n');
    Ok(Export { file_name: format!("{}.everything.json", snapshot.slug), bytes, ..plain })
}
