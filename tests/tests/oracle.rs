//! The engine against the second reading, on random boards.

use engine::board::{Ability, Board, Keyword, Restriction};
use engine::date::Date;
use engine::effect::{Effect, EventPattern, Lifetime, Rewrite, Scale};
use engine::event::Instruction;
use tests::boards::{DATES, Theme, board};
use tests::compare::{difference, ruled};
use tests::oracle::read;

/// How many boards of each theme.
const BOARDS: u64 = 40;
/// Boards that take more steps than this are left out.
const STEPS: usize = 20_000;

/// Where the engine is known to part from the rules texts.
fn known(theme: Theme, board: &Board, date: Date) -> bool {
    let has = |keyword: Keyword| {
        board.objects.iter().any(|o| o.is.abilities.contains(&Ability::Keyword(keyword.clone())))
    };
    let effects = || effects(board);
    let about = |e: &Effect, create: bool| match e.when.event {
        EventPattern::Create { .. } => create,
        _ => !create && matches!(e.when.event, EventPattern::Enter { .. }),
    };
    let limited = |e: &Effect| matches!(e.lifetime, Lifetime::NextTime | Lifetime::Uses(_));
    // Known gap: lifelink is a triggered ability until 2009-07-11.
    date < Date::new(2009, 7, 11) && has(Keyword::Lifelink)
        // Known gap: what an impossible event contains is judged as if it could happen.
        || has(Keyword::Indestructible)
        || restrictions(board).any(|r| matches!(r, Restriction::Cant(when) if matches!(when.event, EventPattern::Create { .. })))
        // Known gap: "that many" tokens are one.
        || effects().any(|e| about(&e, true) && ron::to_string(&e).is_ok_and(|text| text.contains("ThatMuch")))
        // Known gap: like tokens share one "may", and one use of an effect that can run out.
        || theme == Theme::Create && effects().any(|e| about(&e, false) && (e.optional || limited(&e)))
        // Judgement: of tokens that have become different, the texts do not say which one "plus one" adds.
        || date < Date::new(2017, 4, 28) && effects().any(|e| about(&e, true) && !matches!(e.rewrite, Rewrite::Scale(Scale::Times(_))))
            && effects().any(|e| about(&e, false) && matches!(e.rewrite, Rewrite::AsEnters(_) | Rewrite::EnterAsCopy { .. }))
        // Known gap: an effect that can run out is not offered for a part on which another comes first.
        || theme == Theme::Enter && effects().any(|e| about(&e, false) && limited(&e))
        || date < Date::new(2017, 4, 28) && effects().any(|e| about(&e, true) && limited(&e))
}

/// Every effect of a board.
fn effects(board: &Board) -> impl Iterator<Item = Effect> {
    let of_objects = board
        .objects
        .iter()
        .flat_map(|o| &o.is.abilities)
        .filter_map(|a| if let Ability::Effect(effect) = a { Some(effect.clone()) } else { None });
    let of_instructions = board
        .events
        .iter()
        .flat_map(|s| &s.does)
        .flat_map(|i| if let Instruction::Do { unless, .. } = i { unless.clone() } else { Vec::new() });
    let floating = board.effects.iter().map(|f| f.effect.clone());
    of_objects.chain(floating).chain(of_instructions).collect::<Vec<_>>().into_iter()
}

fn restrictions(board: &Board) -> impl Iterator<Item = &Restriction> {
    board
        .objects
        .iter()
        .flat_map(|o| &o.is.abilities)
        .filter_map(|a| if let Ability::Restriction(restriction) = a { Some(restriction) } else { None })
}

/// Holds both readings of the boards of a theme against each other.
fn agree(theme: Theme) {
    let boards: u64 = std::env::var("BOARDS").ok().and_then(|n| n.parse().ok()).unwrap_or(BOARDS);
    let (mut compared, mut left_out, mut parted) = (0, 0, Vec::new());
    for seed in 0..boards {
        let board = board(theme, seed);
        for date in DATES {
            if known(theme, &board, date) {
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
