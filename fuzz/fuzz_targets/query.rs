#![no_main]

#[path = "../checks/query.rs"]
mod query;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| query::check(bytes));
