//! The engine against the second reading, on random boards.

use tests::boards::theme::Theme;
use tests::boards::{DATES, board};
use tests::compare::{difference, ruled};
use tests::oracle::{Reading, read};

use language::board::{Ability, Board};
use language::date::Date;
use language::effect::{Effect, EventPattern, Rewrite, Scale, Scope};
use language::event::{Event, Instruction};
use language::select::Amount;

/// How many boards of each theme.
const BOARDS: u64 = 40;
/// At least so many boards of each theme are compared, each date for itself.
const LEAST: usize = 150;
/// At least so many of them have several paths.
const SEVERAL: usize = 40;
/// At most so many times as many boards are looked at for that.
const MOST: u64 = 10;
/// Boards that take more steps than this are left out.
const STEPS: usize = 20_000;

/// Where the engine is known to part from the rules texts. Each line goes when the engine follows the text.
fn known(theme: Theme, board: &Board, date: Date) -> bool {
    of_objects(board) || of_entering(theme, board, date)
}

fn of_objects(board: &Board) -> bool {
    let adds_once = |e: &Effect| {
        e.when.scope != Scope::EachPart
            && is_limited(e)
            && matches!(e.rewrite, Rewrite::Scale(Scale::Plus(_)))
    };
    // Judgement: no text says to which of several parts "plus one" adds.
    effects(board).iter().any(adds_once)
}

fn of_entering(theme: Theme, board: &Board, date: Date) -> bool {
    let all = effects(board);
    let entering = |e: &&Effect| matches!(e.when.event, EventPattern::Enter { .. });
    let creating = |e: &&Effect| is_create(&e.when.event);
    let differs = |e: &Effect| matches!(e.rewrite, Rewrite::AsEnters(_) | Rewrite::EnterAsCopy { .. });
    let multiplies = |e: &Effect| matches!(e.rewrite, Rewrite::Scale(Scale::Times(_)));
    // Judgement: like tokens are picked for together, and each is asked by itself.
    theme == Theme::Create && all.iter().filter(entering).any(|e| e.optional || is_limited(e))
        // Judgement: tokens that have become alike again are one group again, and counted as one in paths; that
        // can be only where effects on creating and entering stand together.
        || theme == Theme::Create && date < day(2017, 4, 28) && all.iter().any(|e| entering(&e))
        // Judgement: the same where effects on control and copies come first, or those on what contains it.
        || theme == Theme::Enter && all.iter().filter(entering).any(is_limited)
        || date < day(2017, 4, 28) && all.iter().filter(creating).any(is_limited)
        // Judgement: of tokens that have become different, the texts do not say which one "plus one" adds.
        || date < day(2017, 4, 28)
            && all.iter().filter(creating).any(|e| !multiplies(e))
            && all.iter().filter(entering).any(differs)
}

/// Like tokens that enter are picked for together where that comes to the same. That changes no outcome, but how many paths lead
/// there.
fn picks_for_tokens(board: &Board) -> bool {
    let doing = board.events.iter().flat_map(|script| &script.does);
    let creates = |event: &Event| matches!(event, Event::Create { amount, .. } if *amount != Amount::N(1));
    let several =
        |does: &Instruction| matches!(does, Instruction::Do { events, .. } if events.iter().any(creates));
    let looks =
        |e: &Effect| matches!(e.when.event, EventPattern::Enter { .. } | EventPattern::PutCounters { .. });
    (doing.into_iter().any(several) || effects(board).iter().any(|e| is_create(&e.when.event)))
        && effects(board).iter().any(looks)
}

/// The same reading, one path to each outcome.
fn uncounted(reading: Reading) -> Reading {
    let outcomes = reading.outcomes.into_keys().map(|outcome| (outcome, 1)).collect();
    Reading { outcomes, ..reading }
}

fn day(year: u16, month: u8, day: u8) -> Date {
    Date::new(year, month, day)
}

fn is_create(event: &EventPattern) -> bool {
    matches!(event, EventPattern::Create { .. })
}

fn is_limited(effect: &Effect) -> bool {
    effect.limit.is_some()
}

/// Every effect of a board.
fn effects(board: &Board) -> Vec<Effect> {
    let mut all = unless(board);
    for ability in board.objects.iter().flat_map(|o| &o.is.abilities) {
        if let Ability::Effect(effect) = ability {
            all.push(effect.clone());
        }
    }
    all.extend(board.effects.iter().map(|f| f.effect.clone()));
    all
}

/// The self-replacement effects of a board.
fn unless(board: &Board) -> Vec<Effect> {
    let mut all = Vec::new();
    for instruction in board.events.iter().flat_map(|s| &s.does) {
        if let Instruction::Do { unless, .. } = instruction {
            all.extend(unless.iter().cloned());
        }
    }
    all
}

/// How much has been compared.
#[derive(Default)]
struct Compared {
    /// Boards with dates.
    boards: usize,
    outcomes: usize,
    /// Of the boards, those with several paths.
    several: usize,
    known: usize,
    too_large: usize,
    parted: Vec<String>,
}

impl Compared {
    fn add(&mut self, theme: Theme, seed: u64) {
        let board = board(theme, seed);
        for date in DATES {
            if known(theme, &board, date) {
                self.known += 1;
                continue;
            }
            let Some(oracle) = read(&board, date, STEPS) else {
                self.too_large += 1;
                continue;
            };
            let told = |reading: Reading| if picks_for_tokens(&board) { uncounted(reading) } else { reading };
            self.several += usize::from(oracle.paths() > 1);
            let oracle = told(oracle);
            let found = ruled(&board, date).map(|engine| difference(&told(engine), &oracle));
            self.boards += 1;
            self.outcomes += oracle.outcomes.len();
            if let Some(how) = found.unwrap_or_else(Some) {
                let shown = ron::to_string(&board).expect("a board can be written");
                self.parted.push(format!("{theme:?} {seed} by {date}:\n{how}{shown}\n"));
            }
        }
    }
}

/// Holds both readings of the boards of a theme against each other, and goes on until so many have been compared.
///
/// # Panics
/// When they part, or too few boards can be compared, or on too few of these there is anything to order or to decide: then
/// it says little.
fn agree(theme: Theme) {
    let boards: u64 = std::env::var("BOARDS").ok().and_then(|n| n.parse().ok()).unwrap_or(BOARDS);
    let mut all = Compared::default();
    for seed in 0..boards * MOST {
        if seed >= boards && all.boards >= LEAST && all.several >= SEVERAL {
            break;
        }
        all.add(theme, seed);
    }
    let Compared { boards, outcomes, several, known, too_large, parted } = all;
    let said = format!(
        "{theme:?}: {boards} boards with {outcomes} outcomes compared, {several} of them with several paths; {too_large} too \
         large, {known} known, {} parted",
        parted.len()
    );
    println!("{said}");
    assert!(parted.is_empty(), "{}", parted.concat());
    assert!(boards >= LEAST && outcomes >= boards && several >= SEVERAL, "it says little: {said}");
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
fn engine_and_second_reading_agree_on_what_goes_to_several_places() {
    agree(Theme::Places);
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
fn engine_and_second_reading_agree_on_arrivals() {
    agree(Theme::Arrivals);
}

#[test]
fn engine_and_second_reading_agree_on_counters() {
    agree(Theme::Counters);
}

#[test]
fn engine_and_second_reading_agree_on_steps_and_opaque_events() {
    agree(Theme::Begin);
}

#[test]
fn engine_and_second_reading_agree_on_continuous_effects() {
    agree(Theme::Layers);
}
