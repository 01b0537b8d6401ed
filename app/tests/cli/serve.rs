//! Rulings for other programs, as these run the program.

use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn a_program_gets_its_rulings_by_lines() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_instead"))
        .args(["serve", "--stdio"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = program.stdin.take().unwrap();
    writeln!(lines, "{{\"id\": 1, \"board\": \"two-doublers\"}}\nnothing\n{{\"cancel\": 1}}").unwrap();
    drop(lines);
    let done = program.wait_with_output().unwrap();
    let text = String::from_utf8(done.stdout).unwrap();
    assert!(done.status.success(), "{text}");
    assert_eq!(text.lines().count(), 2, "{text}");
    assert!(text.contains("{\"id\":1,\"ruling\":{\"schema\":1,\"board\":\"Two doublers\""), "{text}");
    assert!(text.contains("{\"id\":null,\"error\":\"the line is not JSON"), "{text}");
}
