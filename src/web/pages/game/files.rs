//! The game record as SGF: download at any time, upload before the first move.

use super::*;
use go::diagram::thumbnail;
use interchange::sgf::{
    self, GameInfo, GameTree, Header, SgfWarning, TakenOver, WhoPlayed, acts_of, record_of, seats,
};
use recording::outcome_of;

/// The largest upload in bytes; a record has a few kilobytes.
const MOST: usize = 512 * 1024;

#[route("GET", "/t/{slug}/games/{round}/{table}/record.sgf", Public)]
async fn sgf(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&cx.event, &place)?;
    let file = record::load(&cx, at).await?;
    let text = record_of(&file.game, &header_of(&cx, at));
    let name = format!("{}-{}-{}.sgf", cx.event.snapshot.slug, at.0.no, at.1.table);
    Ok(attachment(&name, "application/x-go-sgf; charset=utf-8", text))
}

/// A thumbnail of the current position. Its address contains the number of moves, so it can be cached.
#[route("GET", "/t/{slug}/games/{round}/{table}/board.svg", Public)]
async fn board(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let file = record::load(&cx, board_at(&cx.event, &place)?).await?;
    let kept = ("cache-control", "private, max-age=60");
    let drawn = thumbnail(&file.game.board(), goban::last(&file.game));
    Ok(HttpResponse::Ok().content_type("image/svg+xml").insert_header(kept).body(drawn))
}

fn header_of(cx: &Cx, (round, board): At<'_>) -> Header {
    let settings = &cx.tournament().settings;
    let rank = |entry| cx.tournament().entry(entry).map(|entry| entry.rank.to_string());
    Header {
        black: cx.player(board.black),
        black_rank: rank(board.black).unwrap_or_default(),
        white: cx.player(board.white),
        white_rank: rank(board.white).unwrap_or_default(),
        event: settings.name.clone(),
        round: round.no.to_string(),
        place: settings.place.clone(),
        date: settings.begins.format("%Y-%m-%d").to_string(),
        time: Some(settings.time),
        result: outcome_of(board.ending),
        without_rulings: !cx.event.is_staff(),
    }
}

#[route("POST", "/t/{slug}/boards/{round}/{table}/record/file", Recorder)]
async fn take_over(act: Act, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&act.event, &place)?;
    let record = record::load_marked(&act, at).await?;
    let seen = act.form.value("seen").parse().unwrap_or(record.file.game.entered());
    let taken = match game_in_file(&act, at, &record.file.game) {
        Ok(taken) => taken,
        Err(form) => return record::wrong(&act, at, record, form),
    };
    let said = import_sentence(act.t, &taken);
    let form = ActForm { round: at.0.no, table: at.1.table, seen, acts: taken.acts };
    match act.blocking(move |acts| acts.record_act(&form)).await {
        Ok(_) => act.done(&format!("/boards/{}/{}/record", at.0.no, at.1.table), said),
        // A file is not merged with moves entered since the page was loaded.
        Err(error @ ServiceError::Behind(_)) => Err(error.into()),
        Err(error) => record::refuse(&act, at, error).await,
    }
}

/// The game in the file that was sent, or the form to show again.
fn game_in_file(act: &Act, at: At<'_>, game: &Game) -> Result<TakenOver, Form> {
    let refused = |why| act.form.refused("file", why);
    let kept = act.form.value("kept").as_bytes();
    let bytes = act.file("file").map_or(kept, |file| file.bytes.as_slice());
    let (tree, notes) = read(bytes).map_err(refused)?;
    let mut taken = acts_of(&tree, game.terms()).map_err(|why| refused(wrong(&why)))?;
    taken.notes.splice(0..0, notes);
    match who_played(act, at, &tree).filter(|_| !act.form.is_chosen("names", "as-they-stand")) {
        Some(why) => Err(refused(why).adding("kept", &sgf::write_game(&tree))),
        None => Ok(taken),
    }
}

fn import_sentence(t: Lang, taken: &TakenOver) -> Sentence {
    let whole = taken.variations == 0 && taken.left_out.is_empty();
    let notes: Vec<String> = taken.notes.iter().map(|one| t.sentence(&one.sentence())).collect();
    let said = Sentence::new(if whole { "record-taken-over" } else { "record-taken-over-less" })
        .with("moves", taken.moves)
        .with("comments", taken.comments)
        .with("clocks", taken.clocks)
        .with("positions", taken.positions)
        .with("notes", if notes.is_empty() { "none".to_owned() } else { notes.join("; ") })
        .with("result", taken.result.as_deref().unwrap_or("none"));
    let properties: Vec<&str> = taken.left_out.iter().map(String::as_str).collect();
    let properties = if properties.is_empty() { "–".to_owned() } else { properties.join(" ") };
    if whole {
        said
    } else {
        said.with("variations", taken.variations).with("properties", properties)
    }
}

fn read(bytes: &[u8]) -> Result<(GameTree, Vec<SgfWarning>), Sentence> {
    if bytes.is_empty() {
        return Err(Sentence::new("import-no-file"));
    }
    if bytes.len() > MOST {
        return Err(Sentence::new("record-file-large"));
    }
    let mut read = sgf::read(bytes).map_err(|error| wrong(&error))?;
    match (read.games.len(), read.games.pop()) {
        (1, Some(game)) => Ok((game, read.warnings)),
        (0, _) => Err(Sentence::new("record-file-empty")),
        (several, _) => Err(Sentence::new("record-file-games").with("n", several)),
    }
}

fn wrong(why: &impl ToString) -> Sentence {
    Sentence::new("record-file-wrong").with("why", why.to_string())
}

/// A question if the names in the file are not those of the board; `None` if they match.
fn who_played(cx: &Cx, (round, board): At<'_>, tree: &GameTree) -> Option<Sentence> {
    let info = GameInfo::of(tree).ok()?;
    let names = |id| -> Vec<String> {
        let Some(entry) = cx.tournament().entry(id) else { return Vec::new() };
        [cx.person(entry), entry.full_name()].into_iter().chain(entry.native_name.clone()).collect()
    };
    let at = |board: &Board| seats(&info, &names(board.black), &names(board.white));
    let key = match at(board) {
        WhoPlayed::Same => return None,
        WhoPlayed::Exchanged => "record-file-exchanged",
        WhoPlayed::Others => "record-file-others",
    };
    let elsewhere = round.boards.iter().find(|other| at(other) != WhoPlayed::Others);
    let elsewhere = elsewhere.filter(|other| other.table != board.table);
    let here = |id| names(id).into_iter().next().unwrap_or_default();
    let said = Sentence::new(key)
        .with("black", info.black.as_deref().unwrap_or("?"))
        .with("white", info.white.as_deref().unwrap_or("?"))
        .with("here_black", here(board.black))
        .with("here_white", here(board.white));
    Some(said.with("table", elsewhere.map_or_else(|| "none".to_owned(), |b| b.table.to_string())))
}
