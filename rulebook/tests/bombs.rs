//! Small archives that unpack to far more than any file of cards: refused soon, in little memory.
//!
//! One test, because what is allocated is counted for the whole process.

use std::alloc::System;
use std::io::Write;

use cap::Cap;
use flate2::Compression;
use flate2::write::GzEncoder;
use rulebook::reference::{Bound, NotCards, read};

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

/// Far below what a program may take for it.
const MOST_MEMORY: usize = 300 << 20;

/// An archive of a text that goes on with what `more` says of a number, until it has so many bytes.
fn bomb(start: &str, bytes: usize, more: impl Fn(usize) -> String) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    let mut written = 0;
    let mut put = |text: &str| {
        written += text.len();
        out.write_all(text.as_bytes()).expect("memory");
        written < bytes
    };
    put(start);
    for number in 0.. {
        if !put(&more(number)) {
            break;
        }
    }
    out.finish().expect("memory")
}

fn refused(name: &str, bytes: &[u8]) -> Bound {
    let before = ALLOCATOR.allocated();
    let error = read(bytes).expect_err("refused");
    let most = ALLOCATOR.max_allocated() - before;
    println!("{name}: {} bytes packed, at most {most} in memory: {error}", bytes.len());
    assert!(most < MOST_MEMORY, "{name}: {most}");
    let NotCards::TooMuch { bound, .. } = error else { panic!("{name}: {error}") };
    bound
}

#[test]
fn what_unpacks_to_too_much_is_refused_soon_and_in_little_memory() {
    let mb = 1 << 20;
    let small = |n: usize| format!("{{\"object\":\"card\",\"name\":\"{n}\"}},");
    let cards = bomb("[", 16 * mb, small);
    assert_eq!(refused("many small cards", &cards), Bound::Cards);
    let under = |n: usize| format!("\"{n}\":[{{\"name\":\"{n}\",\"text\":\"\"}}],");
    assert_eq!(refused("many names", &bomb("{\"data\":{", 16 * mb, under)), Bound::Cards);
    let text = "r".repeat(100_000);
    let long = |n: usize| format!("{{\"object\":\"card\",\"name\":\"{n}\",\"oracle_text\":\"{text}\"}},");
    assert!(matches!(refused("long cards", &bomb("[", 64 * mb, long)), Bound::Times | Bound::Kept));
    let ruling =
        |n: usize| format!("{{\"object\":\"ruling\",\"oracle_id\":\"{n:032x}\",\"comment\":\"?\"}},");
    assert_eq!(refused("many rulings", &bomb("[", 60 * mb, ruling)), Bound::Rulings);
    let spaces = " ".repeat(mb);
    assert_eq!(refused("spaces", &bomb("[", 64 * mb, |_| spaces.clone())), Bound::Entry);
    let endless = bomb("[{\"object\":\"card\",\"name\":\"", 64 * mb, |_| "r".repeat(4096));
    assert_eq!(refused("a name without end", &endless), Bound::Entry);
    let parts =
        bomb("[{\"object\":\"card\",\"name\":\"Bell\",\"all_parts\":[", 64 * mb, |_| "{},".repeat(999));
    assert_eq!(refused("parts without end", &parts), Bound::Entry);
    let again = bomb("[", 64 * mb, |_| {
        "{\"object\":\"card\",\"name\":\"Bell\",\"oracle_id\":\"00000000000000000000000000000001\"},"
            .to_owned()
    });
    assert_eq!(refused("one card for ever", &again), Bound::Times);
    let faces = bomb("[{\"object\":\"card\",\"name\":\"Bell\",\"card_faces\":[", mb, |_| "{},".repeat(999));
    let error = read(faces.as_slice()).expect_err("refused").to_string();
    assert!(error.contains("a list of at most 100"), "{error}");
}
