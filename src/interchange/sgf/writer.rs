use super::tree::{Collection, GameTree, Node, NodeId};

/// Writes all games as FF\[4\] in UTF-8, one after the other.
#[must_use]
pub fn write(collection: &Collection) -> String {
    collection.games.iter().map(write_game).collect()
}

/// Writes a game as FF\[4\] in UTF-8: FF and CA are set, GM if it is missing; every other property stays as it is.
/// Does not recurse.
#[must_use]
pub fn write_game(tree: &GameTree) -> String {
    let mut out = String::from("(");
    let mut tasks = vec![Task::Node(GameTree::ROOT)];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Close => out.push(')'),
            Task::Open(id) => {
                out.push_str("\n(");
                tasks.push(Task::Close);
                tasks.push(Task::Node(id));
            }
            Task::Node(id) => {
                write_node(&mut out, tree.node(id), id == GameTree::ROOT);
                match tree.node(id).children() {
                    [] => {}
                    [only] => tasks.push(Task::Node(*only)),
                    several => tasks.extend(several.iter().rev().map(|&id| Task::Open(id))),
                }
            }
        }
    }
    out.push_str(")\n");
    out
}

enum Task {
    Node(NodeId),
    Open(NodeId),
    Close,
}

fn write_node(out: &mut String, node: &Node, root: bool) {
    if out.len() - line_start(out) > 70 {
        out.push('\n');
    }
    out.push(';');
    if root {
        out.push_str("FF[4]CA[UTF-8]");
        if node.get("GM").is_none() {
            out.push_str("GM[1]");
        }
    }
    for property in node.properties() {
        if root && matches!(&*property.ident, "FF" | "CA") {
            continue;
        }
        out.push_str(&property.ident);
        for value in &property.values {
            out.push('[');
            out.push_str(value.raw());
            out.push(']');
        }
    }
}

/// Start of the last line, looking back no further than needed.
fn line_start(out: &str) -> usize {
    let tail = out.len().saturating_sub(80);
    out.as_bytes()[tail..].iter().rposition(|&b| b == b'\n').map_or(tail, |i| tail + i)
}
