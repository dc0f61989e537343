use super::SgfWarning;
use crate::prelude::*;
use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    pub games: Vec<GameTree>,
    pub warnings: Vec<SgfWarning>,
    /// The encoding the file was read in, by its standard name.
    pub encoding: &'static str,
}

/// A node's place in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

/// A property: an identifier in capitals and one or more values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// The identifier. Small letters of FF\[3\] (`CoPyright`) are dropped.
    pub ident: Box<str>,
    /// Its values; never empty.
    pub values: Vec<PropertyValue>,
    /// Its offset in the file, in bytes; 0 for a new one.
    pub offset: usize,
}

/// A node: its properties in the file's order, and those after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    properties: Vec<Property>,
    children: Vec<NodeId>,
}

/// A game with its variations. Children always come after their parent, so there are no cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree {
    nodes: Vec<Node>,
}

impl Node {
    pub fn properties(&self) -> &[Property] {
        &self.properties
    }

    /// The first property of that name.
    pub fn get(&self, ident: &str) -> Option<&Property> {
        self.properties.iter().find(|p| &*p.ident == ident)
    }

    /// The first value of that property.
    pub fn value(&self, ident: &str) -> Option<&PropertyValue> {
        self.get(ident).and_then(|p| p.values.first())
    }

    /// The nodes that follow; the first is the main line.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// Appends a property, or adds the values to the existing one.
    pub(super) fn add(&mut self, property: Property) {
        match self.properties.iter_mut().find(|p| p.ident == property.ident) {
            Some(known) => known.values.extend(property.values),
            None => self.properties.push(property),
        }
    }

    /// Sets a property to a single value, in place if it exists.
    pub fn set(&mut self, ident: &str, value: PropertyValue) {
        match self.properties.iter_mut().find(|p| &*p.ident == ident) {
            Some(known) => known.values = vec![value],
            None => {
                let (ident, values) = (ident.into(), vec![value]);
                self.properties.push(Property { ident, values, offset: 0 });
            }
        }
    }

    /// Sets a property to a text, which is escaped.
    pub fn set_text(&mut self, ident: &str, text: &str) {
        self.set(ident, PropertyValue::from_text(text));
    }
}

impl Default for GameTree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()] }
    }
}

impl GameTree {
    pub const ROOT: NodeId = NodeId(0);

    /// The first node; every tree has one.
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    pub fn root_mut(&mut self) -> &mut Node {
        &mut self.nodes[0]
    }

    /// A node by its place. Panics if the place belongs to another, larger tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// A node by its place, to change it. Panics if the place belongs to another, larger tree.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Every node, parents before children.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Appends an empty node after `parent`.
    pub fn append(&mut self, parent: NodeId) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        self.nodes.push(Node::default());
        self.node_mut(parent).children.push(id);
        id
    }

    /// The places of the main line: the root and the first child of each node.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(Self::ROOT), |&id| self.node(id).children.first().copied())
    }

    pub(super) fn offsets_mut(&mut self) -> impl Iterator<Item = &mut usize> {
        self.nodes.iter_mut().flat_map(|n| &mut n.properties).map(|p| &mut p.offset)
    }
}

/// A property value as between brackets, escapes included, so that writing it gives the same text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PropertyValue(Box<str>);

impl PropertyValue {
    /// A value from plain text; `]` and `\` are escaped.
    pub fn from_text(text: &str) -> Self {
        if !text.contains([']', '\\']) {
            return Self(text.into());
        }
        let mut raw = String::with_capacity(text.len() + 8);
        for c in text.chars() {
            if matches!(c, ']' | '\\') {
                raw.push('\\');
            }
            raw.push(c);
        }
        Self(raw.into())
    }

    /// Escaped text from a file: the caller has found the closing bracket.
    pub(super) fn from_raw(raw: &str) -> Self {
        Self(raw.into())
    }

    /// As it stands in the file.
    pub fn raw(&self) -> &str {
        &self.0
    }

    /// FF\[4\] Text: escapes resolved, escaped line breaks removed, other white space but line breaks turned into
    /// blanks, line breaks into `\n`.
    pub fn text(&self) -> Cow<'_, str> {
        if !self.0.contains(['\\', '\r', '\t', '\u{b}', '\u{c}']) {
            return Cow::Borrowed(&self.0);
        }
        let mut out = String::with_capacity(self.0.len());
        let mut rest = self.0.chars().peekable();
        while let Some(c) = rest.next() {
            match c {
                '\\' => match rest.next() {
                    Some(first @ ('\n' | '\r')) => skip_pair(first, &mut rest),
                    Some(escaped) => out.push(blank(escaped)),
                    None => {}
                },
                '\n' | '\r' => {
                    skip_pair(c, &mut rest);
                    out.push('\n');
                }
                other => out.push(blank(other)),
            }
        }
        Cow::Owned(out)
    }

    /// FF\[4\] `SimpleText`: as [`PropertyValue::text`], on one line, without blanks around it.
    pub fn simple_text(&self) -> String {
        self.text().replace('\n', " ").trim().to_owned()
    }
}

/// A line break may be two characters, in either order.
fn skip_pair(first: char, rest: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    let second = if first == '\n' { '\r' } else { '\n' };
    rest.next_if_eq(&second);
}

const fn blank(c: char) -> char {
    if matches!(c, '\t' | '\u{b}' | '\u{c}') { ' ' } else { c }
}

impl fmt::Display for PropertyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Writes all games as FF\[4\] in UTF-8, one after the other.
pub fn write(collection: &Collection) -> String {
    collection.games.iter().map(write_game).collect()
}

/// Writes a game as FF\[4\] in UTF-8: FF and CA are set, GM if it is missing; every other property stays as it is.
/// Does not recurse.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_line_breaks() {
        let value = PropertyValue::from_raw("a\\]b\\\\c\\\r\nd\r\ne\tf\\:");
        assert_eq!(value.text(), "a]b\\cd\ne f:");
        assert_eq!(value.simple_text(), "a]b\\cd e f:");
        assert_eq!(PropertyValue::from_text("x]\\y").raw(), "x\\]\\\\y");
        assert_eq!(PropertyValue::from_text("x]\\y").text(), "x]\\y");
    }
}
