//! A check that remembers, and one that says what is otherwise since.

use app::cli::End;

use super::{RIGHT, printed, refused};

#[test]
fn check_says_what_is_ruled_otherwise_since_it_was_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path().join("boards");
    std::fs::create_dir(&boards).unwrap();
    let put = |name: &str, text: &str| std::fs::write(boards.join(name), text).unwrap();
    let (boards, memory) = (boards.to_str().unwrap().to_owned(), folder.path().join("memory.json"));
    let memory = memory.to_str().unwrap();
    put("a.board.ron", RIGHT);
    put("b.board.ron", RIGHT);
    put("c.board.ron", RIGHT);
    let (end, _) = printed(&["check", &boards, "--remember", memory]);
    assert_eq!(end, End::Fine);
    let (_, text) = printed(&["check", &boards, "--since", memory]);
    let like = "0 ruled otherwise, 0 new or not decided then, 0 gone, 0 not compared\n";
    assert!(text.ends_with(like), "{text}");
    // Another board comes in the place of one, one goes, one comes.
    put("b.board.ron", saves::bundled::find("two-doublers").unwrap().text);
    std::fs::rename(format!("{boards}/c.board.ron"), format!("{boards}/d.board.ron")).unwrap();
    let (end, text) = printed(&["check", &boards, "--since", memory, "--remember", memory]);
    assert_eq!(end, End::Fine, "{text}");
    for words in [
        "an outcome is gone: Bob is at 17 life",
        "an outcome is new: Bob is at 12 life",
        "cites now: 616.1",
        "/c.board.ron\n",
        "1 ruled otherwise, 1 new or not decided then, 1 gone, 0 not compared",
    ] {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
    let (_, text) = printed(&["check", &boards, "--since", memory]);
    assert!(text.ends_with(like), "it was remembered anew: {text}");
    let (_, text) = printed(&["check", &boards, "--since", memory, "--seconds", "0"]);
    assert!(text.ends_with("3 not compared\n"), "what is not decided is not compared: {text}");
    assert!(refused(&["check", &boards, "--since", &format!("{boards}/a.board.ron")]).contains("--remember"));
}
