//! What each module calls what, and where a path leads.

use std::collections::{BTreeMap, BTreeSet};

use super::plan::FileId;

/// What a name can be the name of; the same word can be one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Space {
    /// A module, type or trait.
    Type,
    /// A function, constant or static.
    Value,
    /// A macro that is called with `!`.
    Macro,
}

impl Space {
    pub(super) const ALL: [Self; 3] = [Self::Type, Self::Value, Self::Macro];

    /// All, with this one first.
    pub(super) fn first(self) -> [Self; 3] {
        match self {
            Self::Type => [Self::Type, Self::Value, Self::Macro],
            Self::Value => [Self::Value, Self::Type, Self::Macro],
            Self::Macro => [Self::Macro, Self::Type, Self::Value],
        }
    }
}

/// A module, or a block with items of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct ScopeId(pub(super) usize);

/// Something with a name that is no module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct ItemId(usize);

/// Where a path leads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Found {
    /// To a module of ours.
    Module(ScopeId),
    /// To something in a module of ours.
    Item(ItemId),
    /// Out of the house, or to a name that only the body knows.
    Outside,
}

/// A path as it is written, without what stands in angle brackets.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Path {
    pub(super) names: Vec<String>,
    /// It starts with `::`, so with the name of a crate.
    pub(super) from_crates: bool,
}

/// A module, or a block with items of its own.
#[derive(Debug)]
pub(super) struct Scope {
    /// The module around a module, or what is around a block; none for a crate.
    pub(super) around: Option<ScopeId>,
    /// It is a block: what it doesn't know, the scope around it may.
    pub(super) block: bool,
    pub(super) file: FileId,
    /// Of the module or crate; empty for a block.
    pub(super) name: String,
    names: BTreeMap<(String, Space), Found>,
    uses: BTreeMap<String, Vec<Path>>,
    globs: Vec<Path>,
}

/// Something with a name that is no module.
#[derive(Debug)]
pub(super) struct Item {
    pub(super) name: String,
    pub(super) file: FileId,
    /// Of an enum.
    variants: Vec<String>,
}

/// All scopes and what is in them.
#[derive(Default, Debug)]
pub(super) struct Names {
    scopes: Vec<Scope>,
    items: Vec<Item>,
    /// The libraries, by name.
    crates: BTreeMap<String, ScopeId>,
}

/// The names that are being looked up, so that a name which is made of itself ends.
type Seen = BTreeSet<(ScopeId, String, Space)>;

impl Names {
    pub(super) fn add_scope(&mut self, around: Option<ScopeId>, name: &str, file: FileId) -> ScopeId {
        let id = ScopeId(self.scopes.len());
        let (names, uses, globs) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        self.scopes.push(Scope { around, block: false, file, name: name.to_owned(), names, uses, globs });
        if let Some(around) = around.filter(|_| !name.is_empty()) {
            self.scopes[around.0].names.insert((name.to_owned(), Space::Type), Found::Module(id));
        }
        id
    }

    pub(super) fn add_block(&mut self, around: ScopeId) -> ScopeId {
        let id = self.add_scope(Some(around), "", self.scope(around).file);
        self.scopes[id.0].block = true;
        id
    }

    pub(super) fn add_crate(&mut self, name: &str, root: ScopeId) {
        self.crates.insert(name.to_owned(), root);
    }

    /// Adds an item under its name to each of these spaces; what has the name already keeps it.
    pub(super) fn add_item(&mut self, scope: ScopeId, name: &str, spaces: &[Space], variants: Vec<String>) {
        let id = ItemId(self.items.len());
        self.items.push(Item { name: name.to_owned(), file: self.scope(scope).file, variants });
        for space in spaces {
            self.scopes[scope.0].names.entry((name.to_owned(), *space)).or_insert(Found::Item(id));
        }
    }

    pub(super) fn add_use(&mut self, scope: ScopeId, name: &str, path: Path) {
        self.scopes[scope.0].uses.entry(name.to_owned()).or_default().push(path);
    }

    pub(super) fn add_glob(&mut self, scope: ScopeId, path: Path) {
        self.scopes[scope.0].globs.push(path);
    }

    pub(super) fn scope(&self, id: ScopeId) -> &Scope {
        &self.scopes[id.0]
    }

    pub(super) fn item(&self, id: ItemId) -> &Item {
        &self.items[id.0]
    }

    /// The modules from the root of the crate to this one.
    pub(super) fn way_to(&self, id: ScopeId) -> Vec<String> {
        let outwards = std::iter::successors(Some(id), |id| self.scope(*id).around);
        let modules = outwards.map(|id| self.scope(id)).filter(|scope| scope.around.is_some());
        let mut way: Vec<String> = modules.map(|scope| scope.name.clone()).collect();
        way.reverse();
        way
    }

    /// Where a path leads from here; none when it starts with us and can't be followed.
    pub(super) fn resolve(&self, from: ScopeId, path: &Path, space: Space) -> Option<Found> {
        self.follow(from, path, space, &mut Seen::new())
    }

    /// Whether the first name of a path is known to a scope of ours or is the name of a crate of ours.
    pub(super) fn knows(&self, from: ScopeId, name: &str) -> bool {
        matches!(name, "crate" | "self" | "super" | "Self")
            || self.lexical(from, name, Space::Type, &mut Seen::new()).is_some()
    }

    /// Where a single name leads that came in through a `*`; none when it came in by name.
    pub(super) fn through_glob(&self, from: ScopeId, name: &str, space: Space) -> Option<Found> {
        for id in self.outwards(from) {
            let scope = self.scope(id);
            if scope.names.contains_key(&(name.to_owned(), space)) || scope.uses.contains_key(name) {
                return None;
            }
            let found = self.in_globs(id, name, space, &mut Seen::new());
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn follow(&self, from: ScopeId, path: &Path, space: Space, seen: &mut Seen) -> Option<Found> {
        let (mut at, mut rest) = self.head(from, path, space, seen)?;
        while let Some((name, more)) = rest.split_first() {
            let Found::Module(module) = at else { break };
            let space = if more.is_empty() { space } else { Space::Type };
            at = self.member(module, name, space, seen)?;
            rest = more;
        }
        Some(at)
    }

    /// Where a path starts, and the names still to be followed from there.
    fn head<'p>(
        &self,
        from: ScopeId,
        path: &'p Path,
        space: Space,
        seen: &mut Seen,
    ) -> Option<(Found, &'p [String])> {
        let (first, mut rest) = path.names.split_first()?;
        if path.from_crates {
            return Some((self.crates.get(first).map_or(Found::Outside, |root| Found::Module(*root)), rest));
        }
        let mut module = self.module_around(from);
        match first.as_str() {
            "crate" => return Some((Found::Module(self.root(from)), rest)),
            "self" => {}
            "super" => module = self.scope(module).around?,
            name => {
                let space = if rest.is_empty() { space } else { Space::Type };
                return Some((self.lexical(from, name, space, seen).unwrap_or(Found::Outside), rest));
            }
        }
        while let Some(("super", more)) = rest.split_first().map(|(name, more)| (name.as_str(), more)) {
            module = self.scope(module).around?;
            rest = more;
        }
        Some((Found::Module(module), rest))
    }

    /// A name without a path: of the blocks around, of the module, or of a crate.
    fn lexical(&self, from: ScopeId, name: &str, space: Space, seen: &mut Seen) -> Option<Found> {
        let inside = self.outwards(from).into_iter().find_map(|scope| self.member(scope, name, space, seen));
        let of_crates = || self.crates.get(name).map(|root| Found::Module(*root));
        inside.or_else(|| if space == Space::Type { of_crates() } else { None })
    }

    /// What a scope calls so, of its own or brought in.
    fn member(&self, scope: ScopeId, name: &str, space: Space, seen: &mut Seen) -> Option<Found> {
        if !seen.insert((scope, name.to_owned(), space)) {
            return None;
        }
        let here = self.scope(scope);
        let own = here.names.get(&(name.to_owned(), space)).copied();
        let mut used = here.uses.get(name).into_iter().flatten();
        let found = own
            .or_else(|| used.find_map(|path| self.follow(scope, path, space, seen)))
            .or_else(|| self.in_globs(scope, name, space, seen));
        seen.remove(&(scope, name.to_owned(), space));
        found
    }

    fn in_globs(&self, scope: ScopeId, name: &str, space: Space, seen: &mut Seen) -> Option<Found> {
        self.scope(scope).globs.iter().find_map(|path| match self.follow(scope, path, Space::Type, seen)? {
            Found::Module(module) => self.member(module, name, space, seen),
            Found::Item(id) => {
                let is_variant = self.item(id).variants.iter().any(|variant| variant == name);
                (is_variant && space != Space::Macro).then_some(Found::Item(id))
            }
            Found::Outside => None,
        })
    }

    /// The scope and the blocks around it, up to the module.
    fn outwards(&self, from: ScopeId) -> Vec<ScopeId> {
        let around = |id: &ScopeId| self.scope(*id).around.filter(|_| self.scope(*id).block);
        std::iter::successors(Some(from), around).collect()
    }

    fn module_around(&self, from: ScopeId) -> ScopeId {
        self.outwards(from).last().copied().unwrap_or(from)
    }

    fn root(&self, from: ScopeId) -> ScopeId {
        std::iter::successors(Some(from), |id| self.scope(*id).around).last().unwrap_or(from)
    }
}
