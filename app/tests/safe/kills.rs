//! The real process, killed by SIGKILL at many moments while it exports, saves and imports: the old file or the new one is
//! there, whole, and the next run leaves nothing beside it.
//!
//! `INSTEAD_KILLS=200 cargo test -p app --test safe kills -- --nocapture` kills at 200 moments of each.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::program;

/// At so many moments in every test run.
const FEW: u32 = 12;

fn moments() -> u32 {
    std::env::var("INSTEAD_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(FEW)
}

/// Starts it and kills it after some time. Whether it was still at work.
fn killed(mut command: Command, after: Duration) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().expect("it starts");
    sleep(after);
    let runs = child.try_wait().expect("it can be asked").is_none();
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    runs
}

/// Where temporary files lie in a folder.
fn left(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.filter(|path| path.extension().is_some_and(|end| end == "tmp")).collect()
}

/// Kills at moments spread over the whole time of a command, the last of them after its end. `check` is called after each;
/// the command run to its end then leaves nothing in `folder` that is not to be there.
fn at_every_moment(name: &str, folder: &Path, command: &dyn Fn() -> Command, check: &dyn Fn()) {
    let start = Instant::now();
    assert!(command().stdout(Stdio::null()).status().expect("it runs").success(), "{name}");
    let whole = start.elapsed() + Duration::from_millis(10);
    let (count, mut while_at_work, mut leftovers) = (moments(), 0, 0);
    for moment in 0..count {
        while_at_work += u32::from(killed(command(), whole * moment / count));
        leftovers += usize::from(!left(folder).is_empty());
        check();
    }
    assert!(command().stdout(Stdio::null()).status().expect("it runs").success(), "{name}");
    check();
    assert!(left(folder).is_empty(), "{name}: {:?}", left(folder));
    println!(
        "{name}: {count} kills, {while_at_work} while at work, {leftovers} left a temporary file; nothing lost"
    );
}

#[test]
fn an_export_is_the_old_one_or_the_new_one() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("ruling.html");
    let command = || {
        let mut command = program();
        command.args(["explain", "two-doublers", "--format", "html", "--output"]).arg(&path);
        command
    };
    assert!(command().status().expect("it runs").success());
    let whole = fs::read(&path).expect("a file");
    at_every_moment("export", folder.path(), &command, &|| {
        assert_eq!(fs::read(&path).expect("a file"), whole);
    });
}

#[test]
fn a_saved_board_is_the_old_one_or_the_new_one() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("after.board.ron");
    let command = || {
        let mut command = program();
        command.args(["explain", "two-doublers", "--after", "1", "--to"]).arg(&path);
        command
    };
    assert!(command().stdout(Stdio::null()).status().expect("it runs").success());
    at_every_moment("save", folder.path(), &command, &|| {
        saves::from_path(&path).unwrap_or_else(|error| panic!("{error}"));
    });
}

#[test]
fn imported_cards_are_the_old_ones_or_the_new_ones() {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data");
    let file = folder.path().join("cards.json");
    let text = "It rings. ".repeat(20);
    let cards: serde_json::Value = (0..3_000)
        .map(|n| {
            serde_json::json!({"object": "card", "name": format!("Bell {n}"), "type_line": "Artifact",
                "oracle_text": format!("{text}{n}")})
        })
        .collect();
    fs::write(&file, cards.to_string()).expect("a file");
    let command = || {
        let mut command = program();
        command.args(["cards", "import"]).arg(&file).arg("--data").arg(&data);
        command
    };
    assert!(command().stdout(Stdio::null()).status().expect("it runs").success());
    at_every_moment("import", &data.join("cards"), &command, &|| {
        let reference = rulebook::reference::Reference::load(&data);
        let reference = reference.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(reference.expect("a reference").all().len(), 3_000);
    });
}
