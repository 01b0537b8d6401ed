//! A board as a code, and the board of a code.

use super::{End, printed, refused};

#[test]
fn a_code_is_a_board_for_every_command() {
    let (end, code) = printed(&["code", "two-doublers"]);
    let code = code.trim_end();
    assert_eq!((end, code.lines().count()), (End::Fine, 1));
    assert!(code.starts_with("instead:1."), "{code}");
    assert_eq!(printed(&["explain", code]), printed(&["explain", "two-doublers"]));
    let (_, file) = printed(&["code", code, "--file"]);
    assert!(file.contains("title: \"Two doublers\""), "{file}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sent.board.ron");
    std::fs::write(&path, code).unwrap();
    assert_eq!(printed(&["check", path.to_str().unwrap()]).0, End::Fine, "a file may hold a code");
}

#[test]
fn a_damaged_code_says_where_and_a_newer_one_that_it_is_newer() {
    let (_, code) = printed(&["code", "two-doublers"]);
    let mut letters: Vec<char> = code.trim_end().chars().collect();
    letters[100] = if letters[100] == 'x' { 'y' } else { 'x' };
    let told = refused(&["explain", &letters.iter().collect::<String>()]);
    assert!(told.contains("between its 73rd character and its 134th character"), "{told}");
    assert!(refused(&["explain", "instead:2.abc"]).contains("a newer one can read it"));
}

#[test]
fn a_picture_of_a_code_is_drawn_or_written() {
    let (_, drawn) = printed(&["code", "two-doublers", "--qr"]);
    let width = drawn.lines().next().map(|line| line.chars().count());
    assert!(drawn.lines().all(|line| Some(line.chars().count()) == width), "{drawn}");
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    for (name, start) in [("board.png", &b"\x89PNG"[..]), ("board.svg", b"<svg")] {
        printed(&["code", "two-doublers", "--picture", &path(name)]);
        assert!(std::fs::read(path(name)).unwrap().starts_with(start), "{name}");
    }
    assert!(refused(&["code", "two-doublers", "--picture", &path("board.gif")]).contains(".png or .svg"));
}
