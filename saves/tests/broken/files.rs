//! Files that are something else.

use std::fs;
use std::fs::File;
use std::io::Write;
use std::path::Path;

use expect_test::{Expect, expect};

use super::refused_bytes;

/// Reads a path below a folder of its own; the folder's name is taken out of the message.
fn refused_path(prepare: impl FnOnce(&Path), name: &str, message: &Expect) {
    let folder = tempfile::tempdir().expect("a folder");
    prepare(folder.path());
    match saves::from_path(&folder.path().join(name)) {
        Ok(_) => panic!("the broken file was read"),
        Err(error) => {
            message.assert_eq(&error.to_string().replace(&format!("{}/", folder.path().display()), ""));
        }
    }
}

#[test]
fn an_empty_file() {
    refused_bytes(
        b"",
        &expect![[r#"
        the file is empty; a board file starts with `(format: 2, title: "..", board: (..))`
          at a.board.ron"#]],
    );
}

#[test]
fn only_a_byte_order_mark() {
    refused_bytes(
        b"\xef\xbb\xbf",
        &expect![[r#"
        the file is empty; a board file starts with `(format: 2, title: "..", board: (..))`
          at a.board.ron"#]],
    );
}

#[test]
fn a_picture() {
    refused_bytes(
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        &expect![[r#"
            this is a PNG picture; a board file is a UTF-8 text in RON whose name ends in `.board.ron`
              at a.board.ron"#]],
    );
    refused_bytes(
        b"\xff\xd8\xff\xe0\0\x10JFIF",
        &expect![[r#"
            this is a JPEG picture; a board file is a UTF-8 text in RON whose name ends in `.board.ron`
              at a.board.ron"#]],
    );
}

#[test]
fn a_document() {
    refused_bytes(
        b"%PDF-1.7\n%\xe2\xe3",
        &expect![[r#"
            this is a PDF document; a board file is a UTF-8 text in RON whose name ends in `.board.ron`
              at a.board.ron"#]],
    );
}

#[test]
fn an_archive() {
    refused_bytes(
        b"PK\x03\x04\x14\0",
        &expect![[r#"
            this is a ZIP archive; a board file is a UTF-8 text in RON whose name ends in `.board.ron`
              at a.board.ron"#]],
    );
}

#[test]
fn something_binary_behind_a_good_start() {
    refused_bytes(
        b"(format: 2, title: \"\0\")",
        &expect![[r#"
            this is something binary; a board file is a UTF-8 text in RON whose name ends in `.board.ron`
              at a.board.ron"#]],
    );
}

#[test]
fn a_text_in_utf_16() {
    refused_bytes(
        b"\xff\xfe(\0f\0",
        &expect![[r#"
            this is text in UTF-16; a board file is a UTF-8 text in RON whose name ends in `.board.ron`
              at a.board.ron"#]],
    );
}

#[test]
fn a_text_in_latin_1() {
    refused_bytes(
        b"(\n  format: 2,\n  title: \"M\xe4rchen\",\n)",
        &expect![[r#"
        the text is not UTF-8; save it as UTF-8
          at a.board.ron:3:12"#]],
    );
}

#[test]
fn a_hundred_megabytes() {
    let large = |folder: &Path| {
        let file = File::create(folder.join("large.board.ron")).expect("a file");
        file.set_len(100 << 20).expect("room on the disk, of which it takes none");
    };
    refused_path(
        large,
        "large.board.ron",
        &expect![[r#"
        the file has 104857600 bytes; a board file has at most 16777216
          at large.board.ron"#]],
    );
}

#[test]
fn a_text_a_little_too_large() {
    let mut text = b"(format: 2, title: \"".to_vec();
    text.resize(usize::try_from(saves::read::LARGEST).expect("it fits") + 1, b'a');
    refused_bytes(
        &text,
        &expect![[r#"
        the file has 16777217 bytes; a board file has at most 16777216
          at a.board.ron"#]],
    );
}

#[test]
fn a_file_that_is_not_there() {
    let another = |folder: &Path| {
        let mut file = File::create(folder.join("two-doublers.board.ron")).expect("a file");
        file.write_all(b"()").expect("room on the disk");
    };
    refused_path(
        another,
        "two-doubler.board.ron",
        &expect![[r#"
        there is no such file; did you mean `two-doublers.board.ron`?
          at two-doubler.board.ron"#]],
    );
}

#[test]
fn a_file_in_a_folder_that_is_not_there() {
    refused_path(
        |_| (),
        "nowhere/a.board.ron",
        &expect![[r#"
        there is no such file
          at nowhere/a.board.ron"#]],
    );
}

#[test]
fn a_folder() {
    let make = |folder: &Path| fs::create_dir(folder.join("a.board.ron")).expect("a folder");
    refused_path(
        make,
        "a.board.ron",
        &expect![[r#"
        this is a folder; name a board file in it
          at a.board.ron"#]],
    );
}
