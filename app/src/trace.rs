//! Notes for whoever looks for a fault: what is wrong goes to the log, and more of it to the standard error stream when
//! `INSTEAD_LOG` asks for that.

use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt, registry};

use crate::log::Log;

/// The environment variable that switches notes on, such as `INSTEAD_LOG=app=debug`.
pub const VARIABLE: &str = "INSTEAD_LOG";

/// Starts taking notes; a value of the variable that can't be read is reported and otherwise ignored.
pub fn start(log: &Log) {
    let log = log.clone();
    let noted = fmt::layer().with_writer(move || log.clone()).with_filter(LevelFilter::WARN);
    let wanted = std::env::var(VARIABLE).ok().and_then(|wanted| match wanted.parse::<EnvFilter>() {
        Ok(filter) => Some(fmt::layer().with_writer(std::io::stderr).with_filter(filter)),
        Err(error) => {
            eprintln!("instead: {VARIABLE} can't be read: {error}");
            None
        }
    });
    registry().with(noted).with(wanted).init();
}
