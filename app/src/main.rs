//! Instead: every way in which replacement and prevention effects can be applied.

use std::process::ExitCode;

fn main() -> ExitCode {
    app::cli::main()
}
