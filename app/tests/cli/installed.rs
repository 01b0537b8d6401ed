//! What is installed besides the program fits the program: what a desktop, a shell and `man` are told.
//! `UPDATE_EXPECT=1 cargo test -p app --test cli installed` renews the icons.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use saves::code::SCHEME;
use saves::envelope::EXTENSION;

use super::printed;

fn packaging(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging").join(name)
}

fn text(name: &str) -> String {
    let path = packaging(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The commands, as the help lists them.
fn commands() -> BTreeSet<String> {
    let out = std::process::Command::new(env!("CARGO_BIN_EXE_instead")).arg("--help").output().unwrap();
    let help = String::from_utf8(out.stdout).unwrap();
    let (_, list) = help.split_once("Commands:").unwrap();
    let lines = list.lines().skip(1).take_while(|line| !line.trim().is_empty());
    let starts = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    starts.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn shells_complete_every_command() {
    let commands = commands();
    assert!(commands.len() > 12 && commands.contains("explain"), "{commands:?}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let (_, text) = printed(&["completions", shell]);
        let missing: Vec<_> = commands.iter().filter(|command| !text.contains(command.as_str())).collect();
        assert!(missing.is_empty(), "{shell} does not complete {missing:?}");
        assert!(text.contains("limit-lines"), "{shell} does not complete options");
    }
}

#[test]
fn every_command_has_a_page_for_man() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path().join("man");
    printed(&["man", at.to_str().unwrap()]);
    // The help of all is the first page.
    for command in commands().into_iter().filter(|command| command != "help") {
        let page = at.join(format!("instead-{command}.1"));
        assert!(page.is_file(), "{command} has no page");
    }
    let first = std::fs::read_to_string(at.join("instead.1")).unwrap();
    assert!(first.contains(".TH instead 1") && first.contains("two\\-doublers"), "{first}");
    assert!(std::fs::read_to_string(at.join("instead-rules-search.1")).is_ok(), "those below it, too");
}

#[test]
fn a_desktop_opens_boards_and_links_with_the_program() {
    let desktop = text("instead.desktop");
    let line = |name: &str| {
        let found = desktop.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
        found.unwrap_or_else(|| panic!("{name} is missing")).to_owned()
    };
    assert_eq!(line("Exec"), "instead %u");
    let kinds = line("MimeType");
    let scheme = format!("x-scheme-handler/{};", SCHEME.trim_end_matches(':'));
    assert!(kinds.contains(&scheme), "{kinds}");
    let kind = "application/x-instead-board";
    assert!(kinds.contains(&format!("{kind};")), "{kinds}");
    let files = text("instead.xml");
    assert!(files.contains(&format!("type=\"{kind}\"")), "{files}");
    assert!(files.contains(&format!("pattern=\"*{EXTENSION}\"")), "{files}");
    assert!(packaging("instead.svg").is_file() && line("Icon") == "instead");
}

/// The icon as pixels; so many in a row.
const PIXELS: u16 = 256;

fn png() -> Vec<u8> {
    let tree = Tree::from_str(&text("instead.svg"), &Options::default()).unwrap();
    let mut pixels = Pixmap::new(u32::from(PIXELS), u32::from(PIXELS)).unwrap();
    let scale = f32::from(PIXELS) / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().unwrap()
}

/// An icon as Windows has it: a head that says that there is one picture, of 256 pixels (written 0), and the picture.
fn ico(png: &[u8]) -> Vec<u8> {
    let mut file = vec![0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 32, 0];
    file.extend(u32::try_from(png.len()).unwrap().to_le_bytes());
    file.extend(22_u32.to_le_bytes());
    file.extend(png);
    file
}

#[test]
fn the_icons_are_all_of_one_drawing() {
    let png = png();
    for (name, made) in [("instead.png", png.clone()), ("instead.ico", ico(&png))] {
        let path = packaging(name);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&path, &made).unwrap();
        }
        let kept = std::fs::read(&path).unwrap();
        assert!(kept == made, "renew {name} with UPDATE_EXPECT=1 cargo test -p app --test cli installed");
    }
}
