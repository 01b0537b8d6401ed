//! What whoever mends the program needs to know: version, system, date, rules, settings, and the end of the log. The
//! board is in it only where somebody asks for that.

use std::fmt::Write;

use directories::UserDirs;

use crate::log::Log;
use crate::panels::Panel;
use crate::share::Enclosed;
use crate::state::State;
use crate::system::program;
use language::date::Date;

/// So many lines of the log are in it.
const LINES: usize = 60;

/// All of it, as lines. The home folder is written `~`: whose it is is nobody's business.
pub fn of(state: &State, log: &Log, enclosed: Enclosed) -> String {
    let mut text = format!("{}\n{}\n{}\n", program(), rules(state), settings(state));
    text += "The end of the log:\n";
    let end = log.end(LINES);
    text += if end.is_empty() { "nothing was noted" } else { &end };
    text.push('\n');
    let text = without_home(&text);
    match (enclosed, &state.board) {
        (Enclosed::Board, Some(board)) => {
            let board = saves::to_text(&board.file).unwrap_or_else(|error| format!("{error}\n"));
            format!("{text}The board:\n{board}")
        }
        (Enclosed::Board, None) => format!("{text}No board is open.\n"),
        (Enclosed::Nothing, _) => text,
    }
}

fn rules(state: &State) -> String {
    let own = if state.date.chosen.is_some() { "chosen" } else { "the board's own" };
    format!("Rules of {} ({own}); this version knows them up to {}", state.rules_date(), Date::NOW)
}

fn settings(state: &State) -> String {
    let panels = Panel::ALL.into_iter().filter(|panel| state.panels.is_open(*panel)).map(Panel::title);
    let panels = panels.collect::<Vec<_>>().join(", ");
    let mut text = format!("Theme {:?}, text {:+}, open: {panels}\n", state.theme, state.text_steps);
    let budget = state.budget;
    // A String takes everything.
    write!(text, "At most {} moments, {} bytes, {} s", budget.moments, budget.bytes, budget.time.as_secs())
        .ok();
    text
}

fn without_home(text: &str) -> String {
    let home = UserDirs::new().map(|folders| folders.home_dir().display().to_string());
    let home = home.filter(|home| home.len() > 1);
    home.map_or_else(|| text.to_owned(), |home| text.replace(&home, "~"))
}

#[cfg(test)]
mod tests {
    use std::env::consts::OS;

    use super::*;

    #[test]
    fn the_board_is_told_only_where_that_is_asked_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = Log::new(Some(folder.path()));
        let board = saves::bundled::find("two-doublers").expect("a board");
        let opened = crate::opened::open_bundled(board).expect("it opens");
        let state = State { board: Some(opened), ..State::new() };
        let alone = of(&state, &log, Enclosed::Nothing);
        for words in ["Instead 0.", OS, "Rules of 2026-04-17 (the board's own)", "Theme", "nothing was noted"]
        {
            assert!(alone.contains(words), "{words} is not in:\n{alone}");
        }
        assert!(!alone.contains("Two doublers"), "{alone}");
        log.note("a lamp fell");
        let whole = of(&state, &log, Enclosed::Board);
        assert!(whole.contains("a lamp fell") && whole.contains("title: \"Two doublers\""), "{whole}");
        assert!(of(&State::new(), &log, Enclosed::Board).ends_with("No board is open.\n"));
    }
}
