//! How much memory the program takes, as far as the system tells.

use std::fs;

/// How much memory the program may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// At most so many bytes that it really has.
    resident: u64,
    /// At most so many bytes of addresses, where the system has a limit of these.
    addresses: Option<u64>,
}

/// What the program takes of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Taken {
    resident: u64,
    addresses: u64,
}

impl Memory {
    /// So many bytes more than the program takes now. The limit that the system has for its addresses, such as by `ulimit -v`, is
    /// never come to: a program that does ends without a word.
    pub fn of(bytes: usize) -> Self {
        let limit = fs::read_to_string("/proc/self/limits").ok().and_then(|text| addresses(&text));
        Self::beyond(Taken::now(), bytes, limit)
    }

    fn beyond(now: Option<Taken>, bytes: usize, limit: Option<u64>) -> Self {
        let now = now.unwrap_or(Taken { resident: 0, addresses: 0 });
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
        // What is kept in one row is copied as it grows: then half of what is left is asked for at once.
        let addresses = limit.map(|limit| now.addresses + limit.saturating_sub(now.addresses) / 2);
        Self { resident: now.resident.saturating_add(bytes), addresses }
    }

    /// Whether the program takes as much as it may; not where the system tells nothing.
    pub fn is_up(&self) -> bool {
        Taken::now().is_some_and(|taken| self.is_taken(taken))
    }

    fn is_taken(&self, taken: Taken) -> bool {
        taken.resident > self.resident || self.addresses.is_some_and(|most| taken.addresses > most)
    }
}

impl Taken {
    fn now() -> Option<Self> {
        Self::read(&fs::read_to_string("/proc/self/status").ok()?)
    }

    fn read(text: &str) -> Option<Self> {
        let of = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name))?;
            let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
            kilobytes.checked_mul(1024)
        };
        Some(Self { resident: of("VmRSS:")?, addresses: of("VmSize:")? })
    }
}

/// The limit of addresses; none where there is no limit, or the text is none.
fn addresses(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("Max address space"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: &str = "Limit  Soft Limit  Hard Limit  Units\nMax address space  8000 9000 bytes\n";

    #[test]
    fn what_the_system_tells_is_read() {
        let told = Taken::read("Name:\tinstead\nVmSize:\t  20 kB\nVmRSS:\t  10 kB\n");
        assert_eq!(told, Some(Taken { resident: 10_240, addresses: 20_480 }));
        assert_eq!(addresses(LIMITS), Some(8_000));
        assert_eq!(addresses("Max address space  unlimited unlimited bytes"), None);
    }

    #[test]
    fn memory_is_up_by_what_is_taken_or_by_the_limit_of_the_system() {
        let now = Taken { resident: 100, addresses: 2_000 };
        let may = Memory::beyond(Some(now), 1_000, addresses(LIMITS));
        let is_up = |resident, addresses| may.is_taken(Taken { resident, addresses });
        assert_eq!([is_up(1_100, 5_000), is_up(1_101, 5_000), is_up(100, 5_001)], [false, true, true]);
        let free = Memory::beyond(Some(now), 1_000, None);
        assert!(!free.is_taken(Taken { resident: 500, addresses: u64::MAX }));
    }
}
