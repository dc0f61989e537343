use super::{PropertyValue, SgfWarning};

/// The games of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    /// The games, in order.
    pub games: Vec<GameTree>,
    /// Parts that were ignored.
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

/// A node: its properties in the file's order, and its place among the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    properties: Vec<Property>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

/// A game with its variations. Children always come after their parent, so there are no cycles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree {
    nodes: Vec<Node>,
}

impl Node {
    /// The properties in order.
    #[must_use]
    pub fn properties(&self) -> &[Property] {
        &self.properties
    }

    /// The first property of that name.
    #[must_use]
    pub fn get(&self, ident: &str) -> Option<&Property> {
        self.properties.iter().find(|p| &*p.ident == ident)
    }

    /// The first value of that property.
    #[must_use]
    pub fn value(&self, ident: &str) -> Option<&PropertyValue> {
        self.get(ident).and_then(|p| p.values.first())
    }

    /// The node it follows.
    #[must_use]
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes that follow; the first is the main line.
    #[must_use]
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
            None => self.properties.push(Property {
                ident: ident.into(),
                values: vec![value],
                offset: 0,
            }),
        }
    }

    /// Removes a property.
    pub fn remove(&mut self, ident: &str) {
        self.properties.retain(|p| &*p.ident != ident);
    }
}

impl Default for GameTree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()] }
    }
}

impl GameTree {
    /// The root's place.
    pub const ROOT: NodeId = NodeId(0);

    /// The root.
    #[must_use]
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// The root, to change it.
    pub fn root_mut(&mut self) -> &mut Node {
        &mut self.nodes[0]
    }

    /// A node by its place. Panics if the place belongs to another, larger tree.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// A node by its place, to change it. Panics if the place belongs to another, larger tree.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// Every node, parents before children.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Appends an empty node after `parent`.
    pub fn append(&mut self, parent: NodeId) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        self.nodes.push(Node { parent: Some(parent), ..Node::default() });
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
