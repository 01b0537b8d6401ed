//! The program, the machine on which it runs, and the time there.

use std::env::consts::{ARCH, OS};
use std::fs;
use std::time::SystemTime;

use crate::plain::shown;

/// The program, the system on which it runs, and the time.
pub fn program() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let desktop = ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"].map(std::env::var).into_iter().flatten();
    let names: Vec<String> = system().into_iter().chain(desktop).collect();
    let names = if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) };
    format!("Instead {version} on {OS} {ARCH}{}; {}", shown(&names), now())
}

/// The name that a system gives itself, where it says one.
fn system() -> Option<String> {
    let text = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    name.map(|name| name.trim_matches('"').to_owned())
}

/// The time by the clock of the machine, in UTC: `2026-04-17 08:05 UTC`.
pub fn now() -> String {
    let seconds = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_secs());
    moment(seconds)
}

/// The moment so many seconds after 1970 began. Leap years are those of the Gregorian calendar, counted from March on,
/// so that the day that is sometimes there stands at the end of its year.
fn moment(seconds: u64) -> String {
    /// Days from the first of March of year 0 to the first of January 1970.
    const BEFORE: u64 = 719_468;
    let (days, rest) = (seconds / 86_400 + BEFORE, seconds % 86_400);
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, year) = if month < 10 { (month + 3, year) } else { (month - 9, year + 1) };
    let year = year + 400 * era;
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", rest / 3_600, rest % 3_600 / 60)
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn a_moment_is_a_day_and_a_time() {
        for (seconds, told) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (951_868_799, "2000-02-29 23:59 UTC"),
            (951_868_800, "2000-03-01 00:00 UTC"),
            (1_735_689_599, "2024-12-31 23:59 UTC"),
            (4_107_542_400, "2100-03-01 00:00 UTC"),
        ] {
            assert_eq!(moment(seconds), told);
        }
    }
}
