use std::collections::BTreeMap;
use std::path::PathBuf;

use super::House;
use super::order::circles;
use super::rooms::Level;

/// A workspace of a crate `deep` and a crate `high` with these files under `src`.
fn house(files: &[(&str, &str)]) -> House {
    let mut texts = BTreeMap::from([
        ("Cargo.toml".into(), "[workspace]\nmembers = [\"high\", \"high/deep\"]\n".to_owned()),
        ("high/Cargo.toml".into(), "[package]\nname = \"high\"\n".to_owned()),
        ("high/deep/Cargo.toml".into(), "[package]\nname = \"deep\"\n".to_owned()),
    ]);
    texts.extend(files.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())));
    House::of(&texts)
}

/// Every arrow, as `crate:from -> crate:to name@line`, in order.
fn arrows(house: &House) -> Vec<String> {
    let short = |path: &str| path.replace("/src/", ":").replace(".rs", "");
    let of = |arrow: super::rooms::Arrow<'_>| {
        let names = arrow.takes.iter().map(|take| format!(" {}@{}", take.name, take.line));
        format!("{} -> {}{}", short(&arrow.from.path), short(&arrow.to.path), names.collect::<String>())
    };
    let mut arrows: Vec<String> = house.all_arrows().map(of).collect();
    arrows.sort();
    arrows
}

/// What these files of one crate take from each other; no path is lost.
fn check(files: &[(&str, &str)], expected: &[&str]) {
    let files: Vec<(String, &str)> =
        files.iter().map(|(path, text)| (format!("high/src/{path}.rs"), *text)).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    let house = house(&files);
    assert_eq!(house.lost, [""; 0]);
    let expected: Vec<String> = expected.iter().map(|arrow| (*arrow).to_owned()).collect();
    assert_eq!(arrows(&house), expected);
}

#[test]
fn a_re_export_is_followed_to_who_defines() {
    let files = [
        ("lib", "mod a; mod b;"),
        ("a", "pub use inner::Thing as Named; mod inner;"),
        ("a/inner", "pub struct Thing;"),
        ("b", "use crate::a::Named;\nfn f(_: Named) {}"),
    ];
    check(&files, &["high:a -> high:a/inner Thing@1", "high:b -> high:a/inner Thing@1"]);
}

#[test]
fn a_re_export_is_followed_into_another_crate() {
    let house = house(&[
        ("high/deep/src/lib.rs", "mod board; pub use board::*;"),
        ("high/deep/src/board.rs", "pub enum Zone { Hand }"),
        ("high/src/lib.rs", "pub use deep as language; mod a;"),
        ("high/src/a.rs", "fn f() -> u8 { let _ = crate::language::Zone::Hand; 1 }"),
    ]);
    assert_eq!(house.lost, [""; 0]);
    let expected = [
        "high/deep:lib -> high/deep:board board::*@1",
        "high:a -> high/deep:board Zone@1",
        "high:lib -> high/deep:lib deep@1",
    ];
    assert_eq!(arrows(&house), expected);
}

#[test]
fn a_name_through_a_star_counts_where_it_is_said() {
    let files = [
        ("lib", "mod a; mod b;"),
        ("a", "pub use inner::*; pub mod inner;"),
        ("a/inner", "pub enum Kind { One, Two }\npub fn make() {}"),
        ("b", "use crate::a::*;\nfn f() { make(); let _: Kind = inner::Kind::One; }"),
    ];
    let expected = [
        "high:a -> high:a/inner inner::*@1",
        "high:b -> high:a a::*@1",
        "high:b -> high:a/inner Kind@2 make@2",
    ];
    check(&files, &expected);
}

#[test]
fn the_variants_of_an_enum_can_be_brought_in() {
    let files = [
        ("lib", "mod a; mod b;"),
        ("a", "pub enum Kind { One, Two }"),
        (
            "b",
            "fn f(kind: &super::a::Kind) -> bool {\n use crate::a::Kind::*;\n matches!(kind, One | Two)\n}",
        ),
    ];
    check(&files, &["high:b -> high:a Kind@1"]);
}

#[test]
fn paths_in_bodies_types_and_patterns_count() {
    let files = [
        ("lib", "mod a; mod b; mod c;"),
        ("a", "pub struct S; pub const N: u8 = 0; pub fn f() {} pub trait T {}"),
        (
            "b",
            "fn g() { super::a::f(); }\nimpl crate::a::T for u8 {}\nfn h(n: u8) { if n == self::inner::N {} }\nmod inner { pub(super) use super::super::a::N; }",
        ),
        ("c", "use crate::a;\nfn g(_: Vec<a::S>) { match 0 { a::N => {}, _ => {} } }"),
    ];
    check(&files, &["high:b -> high:a f@1 T@2 N@3", "high:c -> high:a N@2 S@2"]);
}

#[test]
fn paths_in_what_a_macro_is_given_count() {
    let files = [
        ("lib", "mod a; mod b;"),
        ("a", "pub fn f() -> u8 { 0 } pub enum K { One } pub struct S; pub struct T; pub struct U;"),
        (
            "b",
            "use crate::a::{self, K as Kind};\nfn g(k: &Kind) {\n assert!(matches!(k, Kind::One), \"{}\", crate::a::f());\n \
             vec![a::S, Vec::<u8>::new(), ::high::a::T, 1..crate::a::U];\n}\nmacro_rules! m { ($x:ident) => { $crate::a::S; $x::y() }; }",
        ),
    ];
    check(&files, &["high:b -> high:a K@1 f@3 S@4 T@4 U@4"]);
}

#[test]
fn attributes_are_read_too() {
    let files = [
        ("lib", "mod a; mod b;"),
        ("a", "pub fn no(_: &u8) -> bool { true } pub fn parse() {}"),
        (
            "b",
            "struct S {\n #[serde(skip_serializing_if = \"crate::a::no\", default = \"one\")]\n x: u8,\n \
             #[arg(value_parser = crate::a::parse)]\n y: u8,\n}",
        ),
    ];
    check(&files, &["high:b -> high:a no@2 parse@4"]);
}

#[test]
fn what_a_macro_makes_is_an_item() {
    let files = [
        ("lib", "mod a; mod b;"),
        (
            "a",
            "macro_rules! ids { ($($n:ident($t:ty),)*) => { $(pub struct $n($t);)* pub enum Rule {} }; }\nids! { Id(u8), Other(u8), }",
        ),
        ("b", "use super::a::{Id, Rule};"),
    ];
    check(&files, &["high:b -> high:a Id@1 Rule@1"]);
}

#[test]
fn a_use_in_a_block_ends_with_it() {
    let files = [
        ("lib", "mod a; mod b; mod c;"),
        ("a", "pub mod x { pub fn f() {} }"),
        ("b", "pub fn f() {}"),
        ("c", "use crate::b as x;\nfn g() { { use crate::a::x; x::f(); } }\nfn h() { x::f(); }"),
    ];
    check(&files, &["high:c -> high:a f@2", "high:c -> high:b f@3"]);
}

#[test]
fn of_two_things_with_one_name_the_one_that_is_said_counts() {
    let files = [
        ("lib", "pub mod a; mod b; mod c; pub use b::a;"),
        ("a", "pub struct S;"),
        ("b", "pub fn a() {}"),
        ("c", "use crate::a;\nfn f() { a(); }"),
    ];
    check(&files, &["high:c -> high:b a@1", "high:lib -> high:b a@1"]);
}

#[test]
fn what_is_only_for_tests_is_left_out() {
    let files = [
        ("lib", "mod a; mod b; #[cfg(test)] mod tests;"),
        ("a", "pub struct S; pub struct T;"),
        (
            "b",
            "#[cfg(all(test, unix))] use crate::a::S;\n#[cfg(not(test))] use crate::a::T;\n#[cfg(test)] mod inner;\n#[test] fn t() { crate::a::S; }",
        ),
        ("b/inner", "use crate::a::S; use crate::nowhere::S as T;"),
        ("tests", "use crate::a::S;"),
    ];
    check(&files, &["high:b -> high:a T@2"]);
}

#[test]
fn what_cannot_be_followed_is_named() {
    let house = house(&[
        ("high/src/lib.rs", "mod a;\nuse crate::a::S;\nfn f() { self::a::g(); deep::h(); other::i(); }"),
        ("high/src/a.rs", ""),
        ("high/src/alone.rs", ""),
        ("high/deep/src/lib.rs", ""),
    ]);
    let expected = [
        "high/src/alone.rs: no module is in this file",
        "high/src/lib.rs:2: crate::a::S",
        "high/src/lib.rs:3: self::a::g",
        "high/src/lib.rs:3: deep::h",
    ];
    assert_eq!(house.lost, expected);
    assert_eq!(house.strangers.into_keys().collect::<Vec<String>>(), ["other"]);
}

#[test]
fn a_circle_of_rooms_is_found_and_closed_by_the_arrow_with_the_fewest_names() {
    let house = house(&[
        ("high/src/lib.rs", "mod a; mod b; mod c;"),
        ("high/src/a.rs", "pub struct A; mod low;"),
        ("high/src/a/low.rs", "use crate::b::{B, C}; use super::A;"),
        ("high/src/b.rs", "pub struct B; pub struct C; use crate::c::{D, E};"),
        ("high/src/c.rs", "pub struct D; pub struct E; fn f(_: crate::a::A) {}"),
    ]);
    let levels = house.levels("high");
    let weights = house.weights(&levels[0]);
    assert_eq!(super::order::circles(&weights), [["a", "b", "c"]]);
    assert_eq!(super::order::closing(&weights), [["c", "a", "b"]]);
    assert!(house.weights(&levels[1]).is_empty());
    // `a.rs` takes nothing from its own room.
    assert_eq!(super::order::circles(&house.weights_of_files("high")), [[""; 0]; 0]);
}

#[test]
fn methods_that_stand_in_another_room_are_found() {
    let house = house(&[
        ("high/src/lib.rs", "mod a; mod b;"),
        ("high/src/a.rs", "pub struct A<T>(T); impl A<u8> {} mod low;"),
        ("high/src/a/low.rs", "impl super::A<u16> {}"),
        ("high/src/b.rs", "impl crate::a::A<u32> {}\nimpl Clone for crate::a::A<u32> {}"),
        ("high/deep/src/lib.rs", ""),
    ]);
    let found: Vec<String> =
        house.methods_elsewhere(&house.levels("high")[0]).iter().map(ToString::to_string).collect();
    assert_eq!(found, ["high/src/b.rs:1 takes `A` from high/src/a.rs"]);
}

#[test]
fn a_list_that_is_handed_on_is_written_out() {
    let list = "macro_rules! every_one { ($then:ident) => { $then! {\n one: [One, \"1\"] [a: A, b: ?B];\n\
        two: [] []; } }; }\npub(crate) use every_one;";
    let state = "use crate::list::every_one;\nmacro_rules! state {\n\
        ($($of:ident: $panel:tt [$($name:ident: $($kept:ident)? $(? $maybe:ident)?),*];)*) => { pub struct State {\n\
        $($(pub $name: $(crate::$of::$kept)? $(Option<crate::$of::$maybe>)?,)*)* } }; }\nevery_one!(state);";
    let lib = "mod list; mod state; macro_rules! modules { ($($of:ident: $panel:tt $state:tt;)*) => {\
        $(mod $of;)* } }\nlist::every_one!(modules);";
    let files = [
        ("lib", lib),
        ("list", list),
        ("state", state),
        ("one", "pub struct A; pub struct B; fn f(_: crate::state::State) {}"),
        ("two", "fn f(state: crate::state::State) { state.a; }"),
    ];
    let expected = [
        "high:lib -> high:list every_one@2",
        "high:one -> high:state State@1",
        "high:state -> high:list every_one@1",
        "high:state -> high:one A@4 B@4",
        "high:two -> high:state State@1",
    ];
    check(&files, &expected);
}

/// The circles of rooms of a crate whose state holds what a feature keeps, with the feature in two storeys.
fn circles_of_a_feature(walk_state: &str) -> Vec<Vec<String>> {
    let files = [
        ("high/src/lib.rs", "mod state; mod walk;"),
        ("high/src/state.rs", "use crate::walk::Walk; pub struct State { walk: Walk }"),
        ("high/src/walk.rs", "mod state; mod view; pub use state::Walk;"),
        ("high/src/walk/state.rs", walk_state),
        ("high/src/walk/view.rs", "fn show(_: &crate::state::State, _: super::Walk) {}"),
        ("high/deep/src/lib.rs", ""),
    ];
    let house = house(&files).with_storeys("high");
    let level = Level { of: "high".to_owned(), within: Vec::new() };
    let weights = house.weights(&level);
    circles(&weights).into_iter().map(|one| one.into_iter().map(str::to_owned).collect()).collect()
}

#[test]
fn what_a_feature_keeps_is_a_room_below_what_shows_it() {
    assert_eq!(circles_of_a_feature("pub struct Walk;"), [[""; 0]; 0]);
    let up = "pub struct Walk; fn of(_: &crate::state::State) {}";
    assert_eq!(circles_of_a_feature(up), [["state", "what walk keeps"]]);
}
