use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use tempfile::TempDir;

use super::*;
use crate::put::Steps;

fn desk() -> TempDir {
    TempDir::new().expect("a folder")
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).expect("a list").flatten();
    let mut names: Vec<_> = entries.map(|entry| entry.file_name().into_string().expect("a name")).collect();
    names.sort();
    names
}

fn refuse<T>() -> io::Result<T> {
    Err(io::Error::from(io::ErrorKind::StorageFull))
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

#[test]
fn a_disk_that_refuses_at_any_step_leaves_the_old_file_whole_and_nothing_beside_it() {
    let real = Steps::OF_DISK;
    let steps = [
        Steps { make: |_| refuse(), ..real },
        Steps { write: |_, _| refuse(), ..real },
        // A part is taken, and then no more.
        Steps { write: |mut file, bytes| file.write(&bytes[..1]).and_then(|_| refuse()), ..real },
        Steps { sync: |_| refuse(), ..real },
        Steps { rename: |_, _| refuse(), ..real },
    ];
    for (at, steps) in steps.into_iter().enumerate() {
        let folder = desk();
        let path = folder.path().join("file");
        put(&path, b"old").expect("written");
        let error = steps.put(&path, |out| out.write_all(b"new")).expect_err("refused");
        assert!(matches!(error, PutError::Io(_)) && !error.is_written(), "{at}: {error}");
        assert!(error.to_string().contains("what was there is untouched"), "{at}: {error}");
        assert_eq!((text(&path).as_str(), names(&folder).len()), ("old", 1), "{at}");
    }
}

#[test]
fn a_name_that_the_disk_does_not_confirm_is_told_as_written() {
    let folder = desk();
    let path = folder.path().join("file");
    put(&path, b"old").expect("written");
    let steps = Steps { sync_folder: |_| refuse(), ..Steps::OF_DISK };
    let error = steps.put(&path, |out| out.write_all(b"new")).expect_err("not confirmed");
    assert!(error.is_written() && error.to_string().starts_with("the file is written, but"), "{error}");
    assert_eq!(text(&path), "new");
}

#[test]
fn what_writes_and_fails_leaves_the_old_file() {
    let folder = desk();
    let path = folder.path().join("file");
    put(&path, b"old").expect("written");
    put_by(&path, |out| out.write_all(&vec![0; 100_000]).and_then(|()| refuse())).expect_err("it failed");
    assert_eq!((text(&path).as_str(), names(&folder).len()), ("old", 1));
}

#[test]
fn temporary_files_of_the_dead_are_removed_and_those_of_the_living_stay() {
    let folder = desk();
    let dead = folder.path().join(".instead-abcdef.tmp");
    fs::write(&dead, "half").expect("a file");
    let living = folder.path().join(".instead-living.tmp");
    let held = File::create(&living).expect("a file");
    held.lock().expect("a lock");
    for not_ours in [".abcdef.tmp", ".instead-notes", "instead-a.tmp"] {
        fs::write(folder.path().join(not_ours), "theirs").expect("a file");
    }
    put(&folder.path().join("file"), b"new").expect("written");
    assert_eq!(
        names(&folder),
        [".abcdef.tmp", ".instead-living.tmp", ".instead-notes", "file", "instead-a.tmp"]
    );
}

#[test]
fn many_that_write_and_sweep_at_once_take_nothing_from_each_other() {
    let folder = desk();
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let folder = &folder;
            scope.spawn(move || {
                let path = folder.path().join(format!("file {}", writer % 4));
                for turn in 0..30 {
                    put(&path, format!("{writer} {turn} whole").as_bytes()).expect("written");
                    assert!(text(&path).ends_with("whole"));
                }
            });
        }
    });
    assert_eq!(names(&folder).len(), 4);
}

#[test]
fn a_lock_is_had_by_one_and_ends_with_it() {
    let folder = desk();
    let path = folder.path().join("one.lock");
    let take = || Lock::take(&path).expect("locks");
    let Taken::Ours(lock) = take() else { panic!("it is free") };
    assert!(matches!(take(), Taken::Others));
    drop(lock);
    assert_eq!(names(&folder), [""; 0]);
    // One that was killed leaves the file, and nobody has the lock.
    fs::write(&path, "").expect("a file");
    assert!(matches!(take(), Taken::Ours(_)));
}

#[test]
fn a_lock_is_never_had_by_two() {
    let folder = desk();
    let path = folder.path().join("one.lock");
    let had = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..200 {
                    if let Taken::Ours(lock) = Lock::take(&path).expect("locks") {
                        let order = std::sync::atomic::Ordering::SeqCst;
                        assert_eq!(had.fetch_add(1, order), 0, "two have it");
                        had.fetch_sub(1, order);
                        drop(lock);
                    }
                }
            });
        }
    });
}

#[test]
fn a_folder_and_a_read_only_file_are_refused_as_they_are() {
    let folder = desk();
    assert!(matches!(put(folder.path(), b"new"), Err(PutError::Folder)));
    let path = folder.path().join("file");
    fs::write(&path, "old").expect("a file");
    let mut permissions = fs::metadata(&path).expect("a file").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("they can be set");
    assert!(matches!(put(&path, b"new"), Err(PutError::ReadOnly)));
    assert_eq!(text(&path), "old");
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    use std::process::Command;

    use super::*;

    #[test]
    fn a_pipe_gets_the_bytes_and_stays_a_pipe() {
        let folder = desk();
        let pipe = folder.path().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        let reader = {
            let pipe = pipe.clone();
            std::thread::spawn(move || {
                let mut read = String::new();
                File::open(pipe).and_then(|mut file| file.read_to_string(&mut read)).map(|_| read)
            })
        };
        put(&pipe, b"through it").expect("written");
        assert_eq!(reader.join().expect("a reader").expect("a text"), "through it");
        assert!(!fs::metadata(&pipe).expect("it is there").is_file());
        assert_eq!(names(&folder), ["pipe"]);
    }

    #[test]
    fn a_device_gets_the_bytes_or_says_why_not() {
        put(Path::new("/dev/null"), b"gone").expect("taken");
        assert!(!fs::metadata("/dev/null").expect("it is there").is_file());
        if Path::new("/dev/full").exists() {
            let error = put(Path::new("/dev/full"), b"too much").expect_err("it is full");
            assert!(matches!(error, PutError::CutOff(_)), "{error}");
        }
    }

    #[test]
    fn links_stay_and_what_they_lead_to_is_written() {
        let folder = desk();
        let inside = folder.path().join("inside");
        fs::create_dir(&inside).expect("a folder");
        let at = |name: &str| folder.path().join(name);
        symlink("inside/file", at("first")).expect("a link");
        symlink("first", at("second")).expect("a link");
        for bytes in ["made", "replaced"] {
            put(&at("second"), bytes.as_bytes()).expect("written");
            assert_eq!(text(&inside.join("file")), bytes);
        }
        for link in ["first", "second"] {
            assert!(fs::symlink_metadata(at(link)).expect("it is there").is_symlink());
        }
        symlink("ring", at("ring")).expect("a link");
        let error = put(&at("ring"), b"round").expect_err("a circle");
        assert!(error.to_string().contains("links lead in a circle"), "{error}");
    }

    #[test]
    fn a_link_to_a_device_leads_to_it() {
        let folder = desk();
        let link = folder.path().join("link");
        symlink("/dev/null", &link).expect("a link");
        put(&link, b"gone").expect("taken");
        assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
        assert!(!fs::metadata("/dev/null").expect("it is there").is_file());
    }

    #[test]
    fn a_socket_is_refused() {
        let folder = desk();
        let path = folder.path().join("socket");
        let _socket = UnixListener::bind(&path).expect("a socket");
        assert!(matches!(put(&path, b"new"), Err(PutError::Odd("a socket"))));
    }
}
