//! Notes for whoever looks for a fault: written to the standard error stream when `INSTEAD_LOG` asks for them.

use tracing_subscriber::EnvFilter;

/// The environment variable that switches notes on, such as `INSTEAD_LOG=app=debug`.
pub const VARIABLE: &str = "INSTEAD_LOG";

/// Starts taking notes when the variable is set; a value that can't be read is reported and otherwise ignored.
pub fn start() {
    let Ok(wanted) = std::env::var(VARIABLE) else { return };
    match wanted.parse::<EnvFilter>() {
        Ok(filter) => tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init(),
        Err(error) => eprintln!("instead: {VARIABLE} can't be read: {error}"),
    }
}
