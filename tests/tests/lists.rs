//! Lists of all that an enum can be: the compiler asks for no line in them, so what is left out is found here.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn parsed(path: &Path) -> syn::File {
    let text = fs::read_to_string(path).expect("the file can be read");
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The enums that it meets, and what stands in each list: `ALL` of an enum, or what a function returns.
#[derive(Default)]
struct Lists {
    variants: BTreeMap<String, BTreeSet<String>>,
    listed: BTreeMap<String, BTreeSet<String>>,
}

/// The names behind `Self::` or the name of an enum.
struct Named<'n> {
    of: &'n [&'n str],
    found: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Named<'_> {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if let [of, variant] = &names[..]
            && self.of.contains(&of.as_str())
        {
            self.found.insert(variant.clone());
        }
        visit::visit_path(self, path);
    }

    /// What stands in `vec![..]`, and in other macros that take values.
    fn visit_macro(&mut self, given: &'ast syn::Macro) {
        let values = given.parse_body_with(Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated);
        for value in values.iter().flatten() {
            let mut inside = Named { of: self.of, found: BTreeSet::new() };
            inside.visit_expr(value);
            self.found.extend(inside.found);
        }
    }
}

impl<'ast> Visit<'ast> for Lists {
    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        let variants = item.variants.iter().map(|variant| variant.ident.to_string()).collect();
        self.variants.insert(item.ident.to_string(), variants);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let syn::Type::Path(of) = &*item.self_ty else { return };
        let Some(name) = of.path.get_ident().map(ToString::to_string) else { return };
        for item in &item.items {
            if let syn::ImplItem::Const(list) = item
                && list.ident == "ALL"
            {
                let mut named = Named { of: &["Self"], found: BTreeSet::new() };
                named.visit_expr(&list.expr);
                self.listed.insert(name.clone(), named.found);
            }
        }
    }
}

impl Lists {
    /// What each list leaves out.
    fn missing(&self) -> Vec<String> {
        let missing = |(name, listed): (&String, &BTreeSet<String>)| {
            let variants = self.variants.get(name)?;
            Some(variants.difference(listed).map(|variant| format!("{name}::{variant}")).collect::<Vec<_>>())
        };
        self.listed.iter().filter_map(missing).flatten().collect()
    }
}

fn language() -> Lists {
    let mut lists = Lists::default();
    for path in sources(&top().join("engine/language/src")) {
        lists.visit_file(&parsed(&path));
    }
    lists
}

#[test]
fn a_list_of_all_that_the_language_can_say_leaves_nothing_out() {
    let lists = language();
    assert_eq!(lists.missing(), Vec::<String>::new());
    let compared: Vec<&String> =
        lists.listed.keys().filter(|name| lists.variants.contains_key(*name)).collect();
    for name in ["Deed", "Designation", "Color", "Sector"] {
        assert!(compared.iter().any(|known| *known == name), "{name} has no list any more: {compared:?}");
    }
}

#[test]
fn the_form_of_the_window_starts_every_keyword() {
    let file = parsed(&top().join("app/src/effect/form/keyword.rs"));
    let starts = file.items.iter().find_map(|item| {
        let syn::Item::Fn(function) = item else { return None };
        (function.sig.ident == "keywords").then_some(function)
    });
    let mut named = Named { of: &["Keyword"], found: BTreeSet::new() };
    named.visit_item_fn(starts.expect("the form lists the keywords"));
    let lists = language();
    let known = &lists.variants["Keyword"];
    assert_eq!(known.difference(&named.found).collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(known.len() > 40, "{}", known.len());
}
