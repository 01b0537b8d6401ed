use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;

use tempfile::TempDir;

use super::*;

/// A whole rules text in our own words, in force from a day.
fn rules(day: &str, more: &str) -> String {
    format!(
        "Rules effective as of {day}.\n\nContents\n\n100. Pebbles\n\nGlossary\n\n1. Play\n\n100. Pebbles\n\n\
         100.1. Pebbles are round. {more}\n\nGlossary\n\nPebble\nA stone.\n"
    )
}

const MAY: &str = "May 1, 2012";
const JULY: &str = "July 13, 2013";

/// A data folder with files to import beside it.
struct Desk {
    folder: TempDir,
    library: Library,
}

impl Desk {
    fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        let library = Library::at(&folder.path().join("data"));
        Self { folder, library }
    }

    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, bytes).expect("a file");
        path
    }

    fn import(&self, bytes: impl AsRef<[u8]>) -> Result<Imported, LibraryError> {
        self.library.import(&self.file("rules.txt", bytes))
    }

    fn days(&self) -> Vec<String> {
        self.library.list().expect("a list").iter().map(|key| key.effective.to_string()).collect()
    }

    /// The names of all files in the library, those that are none of its own included.
    fn files(&self) -> BTreeSet<String> {
        let entries = std::fs::read_dir(&self.library.folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }
}

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

#[test]
fn what_is_imported_is_listed_and_can_be_read() {
    let desk = Desk::new();
    let imported = desk.import(rules(MAY, "")).expect("imported");
    assert!(imported.is_new);
    assert_eq!(desk.library.list().expect("a list"), [imported.key]);
    assert_eq!(desk.library.load(imported.key).expect("a text"), imported.text);
}

#[test]
fn nothing_imported_is_an_empty_list_and_makes_no_folder() {
    let desk = Desk::new();
    assert_eq!(desk.days(), [""; 0]);
    assert!(desk.library.newest().expect("a list").is_none() && !desk.library.folder.exists());
}

#[test]
fn the_same_text_with_other_line_ends_is_kept_once() {
    let desk = Desk::new();
    desk.import(rules(MAY, "")).expect("imported");
    let again = desk.import(rules(MAY, "").replace('\n', "\r\n")).expect("imported");
    assert!(!again.is_new);
    assert_eq!(desk.days(), ["2012-05-01"]);
    desk.import(rules(MAY, "And smooth.")).expect("imported");
    assert_eq!(desk.days(), ["2012-05-01", "2012-05-01"]);
}

#[test]
fn the_newest_is_used_and_a_day_has_the_text_in_force() {
    let desk = Desk::new();
    desk.import(rules(JULY, "")).expect("imported");
    desk.import(rules(MAY, "")).expect("imported");
    let library = &desk.library;
    let days = |key: Option<Key>| key.map(|key| key.effective.to_string());
    assert_eq!(days(library.newest().expect("a list")).as_deref(), Some("2013-07-13"));
    assert_eq!(days(library.in_force(day("2013-07-12")).expect("a list")).as_deref(), Some("2012-05-01"));
    assert_eq!(days(library.in_force(day("2012-04-30")).expect("a list")), None);
}

#[test]
fn a_text_is_removed_by_its_name() {
    let desk = Desk::new();
    desk.import(rules(MAY, "")).expect("imported");
    let key = desk.library.named("2012-05-01").expect("a text");
    assert_eq!(desk.library.named(&key.to_string()).expect("a text"), key);
    desk.library.remove(key).expect("removed");
    desk.library.remove(key).expect("gone already");
    assert_eq!(desk.days(), [""; 0]);
    assert!(matches!(desk.library.named("2012-05-01"), Err(LibraryError::NoSuchText(_))));
    assert!(matches!(desk.library.named(""), Err(LibraryError::NoSuchText(_))));
}

#[test]
fn a_bad_file_leaves_the_library_as_it_was() {
    let desk = Desk::new();
    desk.import(rules(MAY, "")).expect("imported");
    let before = desk.files();
    let whole = rules(JULY, "");
    let half = &whole[..whole.len() / 2];
    for bad in ["", "%PDF-1.4 some", "\u{89}PNG", half, "words and words", &whole.replace("100.1", "one")] {
        assert!(desk.import(bad).is_err(), "{bad}");
    }
    assert_eq!(desk.files(), before);
}

#[test]
fn a_folder_and_a_file_that_is_not_there_are_refused() {
    let desk = Desk::new();
    let refused = |path: &Path| match desk.library.import(path) {
        Err(LibraryError::Unreadable { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused(desk.folder.path()), Unreadable::NotAFile));
    assert!(matches!(refused(&desk.folder.path().join("none.txt")), Unreadable::Io(_)));
}

#[test]
fn two_gigabytes_are_refused_unread() {
    let desk = Desk::new();
    let path = desk.file("large.txt", "");
    // A hole: it takes no room on the disk.
    OpenOptions::new().write(true).open(&path).and_then(|file| file.set_len(2 << 30)).expect("a hole");
    let error = desk.library.import(&path).expect_err("refused");
    let LibraryError::Unreadable { reason: Unreadable::TooLarge { bytes, most }, .. } = error else {
        panic!("{error}");
    };
    assert_eq!((bytes, most), (2 << 30, LARGEST));
}

#[test]
fn a_file_that_grows_while_it_is_read_is_refused() {
    let desk = Desk::new();
    let path = desk.file("rules.txt", rules(MAY, ""));
    let grow = || OpenOptions::new().append(true).open(&path).and_then(|mut file| file.write_all(b"more"));
    let growing = source::whole(&path, |file| {
        let bytes = file.read_all()?;
        grow()?;
        Ok(bytes)
    });
    assert!(matches!(growing, Err(Unreadable::Changing)));
    let growing = source::whole(&path, |file| {
        grow()?;
        file.read_all()
    });
    assert!(matches!(growing, Err(Unreadable::Changing)));
}

#[test]
fn a_text_that_was_changed_from_outside_is_not_read() {
    let desk = Desk::new();
    let key = desk.import(rules(MAY, "")).expect("imported").key;
    std::fs::write(desk.library.place(key), rules(MAY, "And square.")).expect("a change");
    assert!(matches!(desk.library.load(key), Err(LibraryError::Changed { .. })));
}

#[test]
fn files_that_are_none_of_its_own_are_no_texts() {
    let desk = Desk::new();
    desk.import(rules(MAY, "")).expect("imported");
    for name in
        [".abc.tmp", "notes.txt", "2012-05-01.txt", "2012-05-01-xyz.txt", "2012-05-01-+123456789abcdef.txt"]
    {
        std::fs::write(desk.library.folder.join(name), "some").expect("a file");
    }
    assert_eq!(desk.days(), ["2012-05-01"]);
}

#[test]
fn many_imports_at_once_leave_whole_texts() {
    let desk = Desk::new();
    let texts: Vec<String> =
        (0..6).map(|n| rules(MAY, &format!("Number {n}. {}", "Round. ".repeat(2000)))).collect();
    let paths: Vec<PathBuf> = (0..6).map(|n| desk.file(&format!("{n}.txt"), &texts[n])).collect();
    std::thread::scope(|scope| {
        for turn in 0..4 {
            let (library, paths) = (&desk.library, &paths);
            scope.spawn(move || {
                for at in 0..paths.len() {
                    library.import(&paths[(at + turn) % paths.len()]).expect("imported");
                    for key in library.list().expect("a list") {
                        library.load(key).expect("a whole text");
                    }
                }
            });
        }
    });
    assert_eq!(desk.days().len(), 6);
    assert_eq!(desk.files().len(), 6, "nothing else is left");
}

#[test]
fn look_ups_are_remembered_with_the_latest_first() {
    let desk = Desk::new();
    let look_ups = LookUps::at(desk.folder.path());
    assert_eq!(look_ups.list(), [""; 0]);
    for words in ["616.1", "  two\nwords ", "", "616.1"] {
        look_ups.remember(words).expect("remembered");
    }
    assert_eq!(look_ups.list(), ["616.1", "two words"]);
    for n in 0..60 {
        look_ups.remember(&n.to_string()).expect("remembered");
    }
    assert_eq!(look_ups.list().len(), 50);
}
