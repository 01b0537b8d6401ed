#![no_main]

#[path = "../checks/card_file.rs"]
mod card_file;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| card_file::check(bytes));
