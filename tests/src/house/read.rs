//! Reads a file: what its modules call what, and every path that it takes.

use std::collections::BTreeMap;
use std::path::PathBuf;

use proc_macro2::TokenStream;
use syn::visit::{self, Visit};

use super::lists::{Lists, written_out};
use super::names::{Names, Path, ScopeId, Space};
use super::plan::FileId;
use super::tokens::{Spoken, declared, made, plain, spoken};

/// A path that a file takes, with its place.
#[derive(Debug)]
pub(super) struct Taken {
    pub(super) scope: ScopeId,
    pub(super) path: Path,
    pub(super) line: usize,
    pub(super) how: How,
}

/// How a path is taken.
#[derive(Debug)]
pub(super) enum How {
    /// By `use`, under this name, for the module alone.
    Use(String),
    /// By `use`, for others too.
    PubUse,
    /// By `use`, with all that is in it.
    Glob,
    /// In a body, type, pattern or signature, first of all as one of these.
    Path(Space),
    /// To give it methods of its own.
    Impl,
}

/// A module whose file is still to be read.
#[derive(Debug)]
pub(super) struct Pending {
    /// The module around it.
    pub(super) around: ScopeId,
    pub(super) name: String,
    /// Where the file can be, from the top.
    pub(super) paths: Vec<PathBuf>,
    /// Whether only tests are in it.
    pub(super) test: bool,
}

/// Reads one file.
pub(super) struct Reader<'n> {
    pub(super) names: &'n mut Names,
    /// What lists hand on.
    lists: &'n Lists,
    /// The rules of the macros of this file.
    macros: BTreeMap<String, TokenStream>,
    pub(super) scope: ScopeId,
    pub(super) file: FileId,
    /// The path of the file, from the top.
    pub(super) path: PathBuf,
    /// Where the files of the modules in this one are.
    pub(super) folder: PathBuf,
    /// Whether all of it is only for tests: then nothing counts but which modules there are.
    pub(super) test: bool,
    pub(super) taken: Vec<Taken>,
    pub(super) pending: Vec<Pending>,
    next: Space,
}

impl<'n> Reader<'n> {
    pub(super) fn new(
        names: &'n mut Names,
        lists: &'n Lists,
        scope: ScopeId,
        path: PathBuf,
        folder: PathBuf,
    ) -> Self {
        let file = names.scope(scope).file;
        let (macros, taken, pending) = (BTreeMap::new(), Vec::new(), Vec::new());
        Self {
            names,
            lists,
            macros,
            scope,
            file,
            path,
            folder,
            test: false,
            taken,
            pending,
            next: Space::Type,
        }
    }

    fn take(&mut self, path: Path, line: usize, how: How) {
        self.taken.push(Taken { scope: self.scope, path, line, how });
    }

    fn add(&mut self, name: &syn::Ident, spaces: &[Space]) {
        self.names.add_item(self.scope, &plain(name), spaces, Vec::new());
    }

    fn take_path(&mut self, path: &syn::Path, how: How) {
        let line = path.segments.first().map_or(1, |segment| segment.ident.span().start().line);
        let names = path.segments.iter().map(|segment| plain(&segment.ident)).collect();
        self.take(Path { names, from_crates: path.leading_colon.is_some() }, line, how);
    }

    /// Every leaf of a `use`.
    fn take_tree(&mut self, tree: &syn::UseTree, before: &Path, open: bool) {
        let with = |name: &syn::Ident| {
            let mut path = before.clone();
            path.names.push(plain(name));
            path
        };
        match tree {
            syn::UseTree::Path(tree) => self.take_tree(&tree.tree, &with(&tree.ident), open),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.take_tree(tree, before, open);
                }
            }
            syn::UseTree::Glob(glob) => {
                self.names.add_glob(self.scope, before.clone());
                self.take(before.clone(), glob.star_token.span.start().line, How::Glob);
            }
            syn::UseTree::Name(name) if name.ident == "self" => {
                let own = before.names.last().cloned().unwrap_or_default();
                self.take_leaf(before.clone(), own, &name.ident, open);
            }
            syn::UseTree::Name(name) => {
                self.take_leaf(with(&name.ident), plain(&name.ident), &name.ident, open);
            }
            syn::UseTree::Rename(name) => {
                let path = if name.ident == "self" { before.clone() } else { with(&name.ident) };
                self.take_leaf(path, plain(&name.rename), &name.ident, open);
            }
        }
    }

    fn take_leaf(&mut self, path: Path, name: String, at: &syn::Ident, open: bool) {
        self.names.add_use(self.scope, &name, path.clone());
        let how = if open { How::PubUse } else { How::Use(name) };
        self.take(path, at.span().start().line, how);
    }

    /// Where the file of a module can be.
    fn places(&self, node: &syn::ItemMod) -> Vec<PathBuf> {
        let name = plain(&node.ident);
        let given = node.attrs.iter().find_map(|attribute| match &attribute.meta {
            syn::Meta::NameValue(given) if given.path.is_ident("path") => text(&given.value),
            syn::Meta::NameValue(_) | syn::Meta::Path(_) | syn::Meta::List(_) => None,
        });
        let beside = self.path.parent().map(std::path::Path::to_owned).unwrap_or_default();
        given.map_or_else(
            || vec![self.folder.join(format!("{name}.rs")), self.folder.join(&name).join("mod.rs")],
            |given| vec![beside.join(given)],
        )
    }

    /// What a list that is handed on becomes; none for other macros.
    fn of_list(&self, list: &syn::Macro) -> Option<syn::File> {
        let name = plain(&list.path.segments.last()?.ident);
        let then = syn::parse2::<syn::Ident>(list.tokens.clone()).ok()?;
        let written = written_out(self.macros.get(&plain(&then))?, self.lists.get(&name)?)?;
        syn::parse2(written).ok()
    }

    fn inside<R>(&mut self, scope: ScopeId, work: impl FnOnce(&mut Self) -> R) -> R {
        let around = std::mem::replace(&mut self.scope, scope);
        let result = work(self);
        self.scope = around;
        result
    }

    fn leaves_out(&self, attributes: &[syn::Attribute]) -> bool {
        self.test || attributes.iter().any(is_for_tests)
    }
}

/// The text of a literal.
fn text(value: &syn::Expr) -> Option<String> {
    if let syn::Expr::Lit(literal) = value
        && let syn::Lit::Str(text) = &literal.lit
    {
        return Some(text.value());
    }
    None
}

/// `#[cfg(test)]`, or a `cfg` that has it among what all must hold, or `#[test]`.
fn is_for_tests(attribute: &syn::Attribute) -> bool {
    let holds = |meta: &syn::Meta| meta.path().is_ident("test");
    let syn::Meta::List(list) = &attribute.meta else { return holds(&attribute.meta) };
    if !list.path.is_ident("cfg") {
        return false;
    }
    let Ok(meta) = list.parse_args::<syn::Meta>() else { return false };
    let all = |list: &syn::MetaList| {
        let parts = syn::punctuated::Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated;
        list.path.is_ident("all") && list.parse_args_with(parts).is_ok_and(|parts| parts.iter().any(holds))
    };
    holds(&meta) || meta.require_list().is_ok_and(all)
}

/// Leaves out what is only for tests, and reads the rest as it stands.
macro_rules! not_for_tests {
    ($($method:ident($type:ident),)*) => {$(
        fn $method(&mut self, node: &'ast syn::$type) {
            if !self.leaves_out(&node.attrs) {
                visit::$method(self, node);
            }
        }
    )*};
}

/// An item with a name: it is added, and read.
macro_rules! named {
    ($($method:ident($type:ident) $spaces:expr,)*) => {$(
        fn $method(&mut self, node: &'ast syn::$type) {
            if !self.leaves_out(&node.attrs) {
                self.add(&node.ident, &$spaces);
                visit::$method(self, node);
            }
        }
    )*};
}

impl<'ast> Visit<'ast> for Reader<'_> {
    not_for_tests! {
        visit_impl_item_fn(ImplItemFn), visit_impl_item_const(ImplItemConst),
        visit_impl_item_type(ImplItemType), visit_trait_item_fn(TraitItemFn), visit_field(Field),
        visit_variant(Variant), visit_arm(Arm), visit_local(Local), visit_expr_block(ExprBlock),
        visit_field_value(FieldValue), visit_field_pat(FieldPat), visit_stmt_macro(StmtMacro),
        visit_expr_macro(ExprMacro), visit_expr_call(ExprCall), visit_expr_method_call(ExprMethodCall),
    }

    named! {
        visit_item_const(ItemConst) [Space::Value],
        visit_item_static(ItemStatic) [Space::Value],
        visit_item_trait(ItemTrait) [Space::Type],
        visit_item_type(ItemType) [Space::Type],
        visit_item_union(ItemUnion) [Space::Type],
        visit_item_struct(ItemStruct) [Space::Type, Space::Value],
    }

    fn visit_item_impl(&mut self, node: &'ast syn::ItemImpl) {
        if self.leaves_out(&node.attrs) {
            return;
        }
        if let (None, syn::Type::Path(of)) = (&node.trait_, &*node.self_ty) {
            self.take_path(&of.path, How::Impl);
        }
        visit::visit_item_impl(self, node);
    }

    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        if !self.leaves_out(&node.attrs) {
            self.add(&node.sig.ident, &[Space::Value]);
            visit::visit_item_fn(self, node);
        }
    }

    fn visit_item_enum(&mut self, node: &'ast syn::ItemEnum) {
        if !self.leaves_out(&node.attrs) {
            let variants = node.variants.iter().map(|variant| plain(&variant.ident)).collect();
            self.names.add_item(self.scope, &plain(&node.ident), &[Space::Type], variants);
            visit::visit_item_enum(self, node);
        }
    }

    fn visit_item_macro(&mut self, node: &'ast syn::ItemMacro) {
        if self.leaves_out(&node.attrs) {
            return;
        }
        if let Some(items) = self.of_list(&node.mac) {
            visit::visit_item_macro(self, node);
            items.items.iter().for_each(|item| self.visit_item(item));
            return;
        }
        if let Some(name) = &node.ident {
            self.add(name, &[Space::Macro]);
            self.macros.insert(plain(name), node.mac.tokens.clone());
        }
        let of_items = if node.ident.is_some() { declared } else { made };
        for name in of_items(&node.mac.tokens) {
            self.names.add_item(self.scope, &name, &[Space::Type, Space::Value], Vec::new());
        }
        visit::visit_item_macro(self, node);
    }

    fn visit_item_mod(&mut self, node: &'ast syn::ItemMod) {
        let test = self.leaves_out(&node.attrs);
        let name = plain(&node.ident);
        let Some((_, items)) = &node.content else {
            let paths = self.places(node);
            self.pending.push(Pending { around: self.scope, name, paths, test });
            return;
        };
        let around_test = std::mem::replace(&mut self.test, test);
        let around = self.folder.clone();
        self.folder.push(&name);
        // A module that is only for tests has no name for what is not.
        let scope = if test { self.scope } else { self.names.add_scope(Some(self.scope), &name, self.file) };
        self.inside(scope, |reader| items.iter().for_each(|item| reader.visit_item(item)));
        self.folder = around;
        self.test = around_test;
    }

    fn visit_item_use(&mut self, node: &'ast syn::ItemUse) {
        if !self.leaves_out(&node.attrs) {
            let open = !matches!(node.vis, syn::Visibility::Inherited);
            let before = Path { names: Vec::new(), from_crates: node.leading_colon.is_some() };
            self.take_tree(&node.tree, &before, open);
        }
    }

    fn visit_block(&mut self, node: &'ast syn::Block) {
        if node.stmts.iter().any(|stmt| matches!(stmt, syn::Stmt::Item(_))) {
            let block = self.names.add_block(self.scope);
            self.inside(block, |reader| visit::visit_block(reader, node));
        } else {
            visit::visit_block(self, node);
        }
    }

    /// Where something can be seen takes nothing.
    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}

    fn visit_qself(&mut self, node: &'ast syn::QSelf) {
        let next = std::mem::replace(&mut self.next, Space::Type);
        visit::visit_qself(self, node);
        self.next = next;
    }

    fn visit_expr_path(&mut self, node: &'ast syn::ExprPath) {
        // `<T>::new` has no path of its own.
        match &node.qself {
            Some(qself) if qself.position == 0 => self.visit_qself(qself),
            Some(_) | None => {
                self.next = Space::Value;
                visit::visit_expr_path(self, node);
            }
        }
    }

    fn visit_type_path(&mut self, node: &'ast syn::TypePath) {
        match &node.qself {
            Some(qself) if qself.position == 0 => self.visit_qself(qself),
            Some(_) | None => visit::visit_type_path(self, node),
        }
    }

    fn visit_macro(&mut self, node: &'ast syn::Macro) {
        self.next = Space::Macro;
        visit::visit_macro(self, node);
    }

    fn visit_path(&mut self, node: &'ast syn::Path) {
        let space = std::mem::replace(&mut self.next, Space::Type);
        self.take_path(node, How::Path(space));
        visit::visit_path(self, node);
    }

    /// The name of an attribute is none of ours; what it is given can be.
    fn visit_meta(&mut self, node: &'ast syn::Meta) {
        match node {
            syn::Meta::Path(_) => {}
            syn::Meta::NameValue(given) => self.visit_expr(&given.value),
            syn::Meta::List(list) => self.visit_token_stream(&list.tokens),
        }
    }

    fn visit_token_stream(&mut self, tokens: &'ast TokenStream) {
        for Spoken { path, line, space } in spoken(tokens) {
            self.take(path, line, How::Path(space));
        }
    }
}
