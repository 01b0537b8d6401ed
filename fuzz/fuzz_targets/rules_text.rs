#![no_main]

#[path = "../checks/rules_text.rs"]
mod rules_text;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rules_text::check(bytes));
