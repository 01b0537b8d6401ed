//! What is told of a fault of the program on the command line.

use super::end::End;
use crate::fault::{Fault, caught};
use crate::log::Log;
use crate::plain::shown;
use crate::system::program;

/// Does what was asked for, and says on the standard error stream if the program itself was at fault.
pub fn guarded(log: &Log, work: impl FnOnce() -> End) -> End {
    caught(work).unwrap_or_else(|fault| {
        for line in told(&fault, log) {
            eprintln!("instead: {}", shown(&line));
        }
        End::Fault
    })
}

fn told(fault: &Fault, log: &Log) -> [String; 4] {
    let log = log.path().map_or_else(
        || "there is no data folder, so nothing was noted in a log".to_owned(),
        |path| format!("how it came to it is noted at the end of {}", path.display()),
    );
    [
        format!("the program has a fault: {fault}"),
        "it ends here; what it has printed is not whole, and nothing of it can be relied on".to_owned(),
        log,
        format!("please report it with these lines: {}", program()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_ends_in_a_code_of_its_own() {
        let log = Log::new(None);
        let codes = [End::Fine, End::CheckFailed, End::BadInput, End::StoppedEarly, End::DependsOnUnread];
        let end = guarded(&log, || panic!("the lamp fell"));
        assert!(end == End::Fault && codes.iter().all(|other| other.code() != end.code()));
        assert_eq!(guarded(&log, || End::CheckFailed), End::CheckFailed);
    }
}
