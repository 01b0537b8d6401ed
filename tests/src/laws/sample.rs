//! Boards with rules dates: random ones, and those that come with the program.

use super::mix;
use crate::boards::lasting::lasting;
use crate::boards::theme::Theme;
use crate::boards::{board, rows, twins};
use engine::cards::resolve;
use engine::{Lanes, Limits, Options, Ruling};
use language::board::Board;
use language::date::Date;
use statements::completion::Completion;

/// Rulings of more moments are not looked at moment by moment.
pub const SMALL: usize = 1_000;
/// How many random boards there are when nobody says otherwise.
const BOARDS: u64 = 1_600;

/// The presets, and a day of each stretch between two changes of the rules in which much is different.
pub const DATES: [Date; 8] = [
    Date::new(2006, 10, 1),
    Date::new(2008, 2, 1),
    Date::new(2009, 7, 11),
    Date::new(2012, 5, 1),
    Date::new(2014, 2, 1),
    Date::new(2017, 4, 28),
    Date::new(2018, 6, 8),
    Date::NOW,
];

/// A board, and the date by whose rules it is looked at.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What to say when something is wrong with it.
    pub name: String,
    /// The board as a file would have it.
    pub board: Board,
    /// The rules date.
    pub date: Date,
}

impl Sample {
    /// The ruling of all parts together. None when it does not become whole within so many moments.
    ///
    /// # Panics
    /// When the engine refuses the board.
    pub fn ruling(&self, nodes: usize, merge: bool, fold: bool) -> Option<Ruling> {
        self.ruled(&Options { merge, fold, lanes: Lanes::Never, ..self.options(nodes) })
    }

    /// The ruling in lanes, where the event splits. None when it does not become whole within so many moments.
    ///
    /// # Panics
    /// When the engine refuses the board.
    pub fn in_lanes(&self, nodes: usize) -> Option<Ruling> {
        self.ruled(&Options { lanes: Lanes::Always, ..self.options(nodes) })
    }

    /// At this date, with so many moments and equal ones together.
    fn options(&self, nodes: usize) -> Options {
        let limits = Limits { nodes, bytes: 1 << 30, ..Limits::default() };
        Options { as_of: Some(self.date), limits, fold: true, merge: true, ..Options::default() }
    }

    fn ruled(&self, options: &Options) -> Option<Ruling> {
        let ruling = engine::rule(&self.board, options);
        let ruling = ruling.unwrap_or_else(|error| panic!("{}: {error}", self.name));
        (ruling.completion() == Completion::Whole).then_some(ruling)
    }

    /// The ruling as everybody gets it, if it is small enough to look at each moment closely.
    pub fn small(&self) -> Option<Ruling> {
        self.ruling(SMALL, true, true)
    }

    /// Another board, at the same date.
    pub fn with(&self, board: Board) -> Self {
        Self { board, ..self.clone() }
    }

    /// The board as a file would hold it, for a message.
    pub fn shown(&self) -> String {
        ron::to_string(&self.board).unwrap_or_else(|error| error.to_string())
    }
}

/// How many random boards are asked for: the environment's `INSTEAD_BOARDS`.
fn asked_for() -> Option<u64> {
    std::env::var("INSTEAD_BOARDS").ok()?.parse().ok()
}

/// Rulings of more moments are not compared. The naive trees of a few boards take as long as all others, so only
/// a long run waits for them.
pub fn large() -> usize {
    if asked_for().is_some() { 20_000 } else { 5_000 }
}

/// Random boards of all themes in turn, each at one date: half of them are as they come, the others are two in
/// one, at once or one after the other, or have each of their permanents twice.
pub fn random() -> impl Iterator<Item = Sample> {
    random_up_to(asked_for().unwrap_or(BOARDS))
}

/// The same, so many of them; one of fifteen is about triggered abilities, half as many about state-based actions, half
/// as many about what has happened before, and half as many about continuous effects with what another theme has, since these alone leave little to order.
pub fn random_up_to(many: u64) -> impl Iterator<Item = Sample> {
    let of_each = many / (Theme::ALL.len() as u64 + 2);
    let half = of_each / 2;
    let others = [(Theme::Triggers, of_each), (Theme::Checks, half), (Theme::Past, half)];
    let others = others.into_iter().flat_map(|(theme, many)| (0..many).map(move |seed| alone(theme, seed)));
    mixed(many - of_each - 3 * half).chain(others).chain((0..half).map(in_layers))
}

/// Continuous effects, and at once with them what another theme has that needs no objects of its own.
fn in_layers(seed: u64) -> Sample {
    let layers = alone(Theme::Layers, seed);
    let others = [Theme::Damage, Theme::Draw, Theme::Create, Theme::Counters];
    let other = others[at(seed, others.len())];
    let board = mix::both(layers.board.clone(), &board(other, FIRST + seed), true);
    Sample { name: format!("{} with {other:?}", layers.name), ..layers.with(board) }
}

/// Boards rich in twins, of all themes that have effects in turn, each at one date: as many as are asked for, or two sevenths
/// of the usual number, since each is ruled on unfolded, too.
pub fn twins() -> impl Iterator<Item = Sample> {
    rich("twins", twins::twins)
}

/// Boards on which something would go to several places in one event, as many as of [`twins`].
pub fn places() -> impl Iterator<Item = Sample> {
    let many = asked_for().unwrap_or(BOARDS * 2 / 7);
    (0..many).map(|seed| alone(Theme::Places, seed))
}

/// Boards with some like tokens as one entry, as many as of [`twins`].
pub fn rows() -> impl Iterator<Item = Sample> {
    rich("a row", rows::row)
}

/// Boards on which some like tokens as one entry deal damage at once, as many as of [`twins`].
pub fn dealing() -> impl Iterator<Item = Sample> {
    let many = asked_for().unwrap_or(BOARDS * 2 / 7);
    (0..many).map(|seed| {
        let date = DATES[at(seed, DATES.len())];
        Sample { name: format!("a row that deals damage {seed} by {date}"), board: rows::dealing(seed), date }
    })
}

/// Boards on which what is chosen shows in nothing that is counted, as many as of [`twins`].
pub fn lastingly() -> impl Iterator<Item = Sample> {
    let many = asked_for().unwrap_or(BOARDS * 2 / 7);
    (0..many).map(|seed| {
        let date = DATES[at(seed, DATES.len())];
        Sample { name: format!("what lasts {seed} by {date}"), board: lasting(seed), date }
    })
}

fn rich(name: &'static str, board: fn(Theme, u64) -> Board) -> impl Iterator<Item = Sample> {
    let themes = Theme::ALL.into_iter().chain([Theme::Triggers, Theme::Past]).cycle();
    let many = usize::try_from(asked_for().unwrap_or(BOARDS * 2 / 7)).unwrap_or(usize::MAX);
    (0..).zip(themes).take(many).map(move |(number, theme)| {
        let seed = FIRST + number;
        let date = DATES[at(number / 5, DATES.len())];
        Sample { name: format!("{name} and {theme:?} {seed} by {date}"), board: board(theme, seed), date }
    })
}

fn alone(theme: Theme, seed: u64) -> Sample {
    let date = DATES[at(seed, DATES.len())];
    Sample { name: format!("{theme:?} {seed} by {date}"), board: board(theme, FIRST + seed), date }
}

fn mixed(many: u64) -> impl Iterator<Item = Sample> {
    (0..many).map(|number| {
        let (theme, seed) = (theme(number), number / Theme::ALL.len() as u64);
        let (date, one) = (DATES[at(seed, DATES.len())], board(theme, FIRST + seed));
        let other = Theme::ALL[at(number / 3, Theme::ALL.len())];
        let name = |what: &str| format!("{theme:?} {seed} by {date}, {what}");
        let second = || board(other, FIRST + seed + 1);
        let (name, board) = match seed % 6 {
            1 if theme != other => (name(&format!("with {other:?}")), mix::both(one, &second(), true)),
            3 => (name(&format!("then {other:?}")), mix::both(one, &second(), false)),
            5 => (name("twice"), mix::twice(one)),
            _ => (name("as it is"), one),
        };
        Sample { name, board, date }
    })
}

/// The seeds begin where those of the second reading are long over.
const FIRST: u64 = 1_000_000;

fn theme(number: u64) -> Theme {
    Theme::ALL[at(number, Theme::ALL.len())]
}

fn at(number: u64, of: usize) -> usize {
    usize::try_from(number % of as u64).unwrap_or(0)
}

/// A board that comes with the program, its cards looked up.
///
/// # Panics
/// When it can't be read.
pub fn read(bundled: &saves::bundled::Bundled) -> saves::BoardFile {
    let name = bundled.full_name();
    let file = saves::from_text(&name, bundled.text).unwrap_or_else(|error| panic!("{error}"));
    let cards = rulebook::cards::bundled().unwrap_or_else(|error| panic!("{error}"));
    let resolved = resolve(&file.board, cards).unwrap_or_else(|error| panic!("{name}: {error}"));
    saves::BoardFile { board: resolved.board, ..file }
}

/// Every bundled board, at every date of its rulings.
///
/// # Panics
/// When one can't be read.
pub fn bundled() -> Vec<Sample> {
    let mut found = Vec::new();
    for bundled in saves::bundled::all() {
        let name = bundled.full_name();
        let file = read(bundled);
        let own = file.board.as_of.unwrap_or(Date::NOW);
        let mut dates: Vec<Date> = file.rulings.iter().flat_map(|ruling| ruling.as_of.clone()).collect();
        if dates.is_empty() || file.rulings.iter().any(|ruling| ruling.as_of.is_empty()) {
            dates.push(own);
        }
        dates.sort_unstable();
        dates.dedup();
        found.extend(dates.into_iter().map(|date| Sample {
            name: format!("{name} by {date}"),
            board: file.board.clone(),
            date,
        }));
    }
    found
}
