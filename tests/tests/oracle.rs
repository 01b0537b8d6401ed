//! The engine against the second reading, on random boards.

use engine::board::{Ability, Board, Keyword};
use engine::date::Date;
use tests::boards::{DATES, Theme, board};
use tests::compare::{difference, ruled};
use tests::oracle::read;

/// How many boards of each theme.
const BOARDS: u64 = 40;
/// Boards that take more steps than this are left out.
const STEPS: usize = 20_000;

/// Where the engine is known to part from the rules text.
fn known(board: &Board, date: Date) -> bool {
    // Lifelink is a triggered ability until 2009-07-11.
    let lifelink = Ability::Keyword(Keyword::Lifelink);
    // What a destruction contains is judged although an indestructible permanent is not destroyed.
    let indestructible = Ability::Keyword(Keyword::Indestructible);
    if board.objects.iter().any(|o| o.is.abilities.contains(&indestructible)) {
        return true;
    }
    date < Date::new(2009, 7, 11) && board.objects.iter().any(|o| o.is.abilities.contains(&lifelink))
}

/// Holds both readings of the boards of a theme against each other.
fn agree(theme: Theme) {
    let boards: u64 = std::env::var("BOARDS").ok().and_then(|n| n.parse().ok()).unwrap_or(BOARDS);
    let (mut compared, mut left_out, mut parted) = (0, 0, Vec::new());
    for seed in 0..boards {
        let board = board(theme, seed);
        for date in DATES {
            if known(&board, date) {
                continue;
            }
            let Some(oracle) = read(&board, date, STEPS) else {
                left_out += 1;
                continue;
            };
            let found = ruled(&board, date).map(|engine| difference(&engine, &oracle));
            compared += 1;
            if let Some(how) = found.unwrap_or_else(Some) {
                let shown = ron::to_string(&board).expect("a board can be written");
                parted.push(format!("{theme:?} {seed} by {date}:\n{how}{shown}\n"));
            }
        }
    }
    println!("{theme:?}: {compared} compared, {left_out} too large, {} parted", parted.len());
    assert!(parted.is_empty(), "{}", parted.concat());
}

#[test]
fn engine_and_second_reading_agree_on_damage() {
    agree(Theme::Damage);
}

#[test]
fn engine_and_second_reading_agree_on_life() {
    agree(Theme::Life);
}

#[test]
fn engine_and_second_reading_agree_on_draws() {
    agree(Theme::Draw);
}

#[test]
fn engine_and_second_reading_agree_on_leaving() {
    agree(Theme::Leave);
}

#[test]
fn engine_and_second_reading_agree_on_tokens() {
    agree(Theme::Create);
}

#[test]
fn engine_and_second_reading_agree_on_entering() {
    agree(Theme::Enter);
}

#[test]
fn engine_and_second_reading_agree_on_counters() {
    agree(Theme::Counters);
}

#[test]
fn engine_and_second_reading_agree_on_steps_and_opaque_events() {
    agree(Theme::Begin);
}
