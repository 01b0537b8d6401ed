//! What the rulings of boards show: what was applied, who decided, and what a date changed.

use std::collections::BTreeSet;

use petgraph::graph::NodeIndex;

use crate::laws::Ends;
use crate::laws::variants::{Variants, used};
use engine::{Options, Ruling, rule};
use language::date::Date;
use saves::BoardFile;
use statements::ids::PlayerId;
use statements::moment::{Moment, Step};
use statements::question::{Asked, Question};
use statements::verdict::Verdict;

/// Who answers a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Decider {
    /// Chance: a die or a coin.
    Chance,
    /// Nobody can know.
    Unknown,
    /// The rules are open, and both readings are followed.
    Reading,
    /// A player, for another whose choices that player makes.
    InPlaceOfAnother,
    /// Who orders says how a shield is divided.
    Orderer,
    /// The controller of the effect that asks.
    Controller,
    /// Another player, whom the effect names.
    Named,
    /// A player whom an instruction asks.
    Instructed,
}

impl Decider {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Chance,
        Self::Unknown,
        Self::Reading,
        Self::InPlaceOfAnother,
        Self::Orderer,
        Self::Controller,
        Self::Named,
        Self::Instructed,
    ];
}

/// The ruling of a board as of a date; none when the board makes no sense.
pub fn ruling(file: &BoardFile, as_of: Date) -> Option<Ruling> {
    rule(&file.board, &Options { as_of: Some(as_of), ..Options::default() }).ok()
}

/// Every date for which a file states a ruling.
pub fn dates(file: &BoardFile) -> BTreeSet<Date> {
    let own = file.board.as_of.unwrap_or(Date::NOW);
    let stated = |dates: &Vec<Date>| if dates.is_empty() { vec![own] } else { dates.clone() };
    file.rulings.iter().flat_map(|expected| stated(&expected.as_of)).collect()
}

/// Everything that the effects say which are picked somewhere in a ruling.
pub fn applied(ruling: &Ruling) -> Variants {
    let picks = ruling.graph().edge_weights().filter_map(|step| match step {
        Step::Pick { effect, .. } => Some(*effect),
        Step::Answer(_) | Step::Happens | Step::Lane(_) => None,
    });
    picks.collect::<BTreeSet<_>>().into_iter().flat_map(|id| used(ruling.effect(id).effect)).collect()
}

/// Everyone who answers a question somewhere in a ruling.
pub fn deciders(file: &BoardFile, ruling: &Ruling) -> BTreeSet<Decider> {
    let asked = |at| ruling.asked(at).filter(|_| ruling.graph()[at] == Moment::Deciding);
    ruling.graph().node_indices().filter_map(|at| Some(decider(file, ruling, at, &asked(at)?))).collect()
}

fn decider(file: &BoardFile, ruling: &Ruling, at: NodeIndex, asked: &Asked) -> Decider {
    let Some(who) = asked.decider else { return nobody(&asked.question) };
    let Some(effect) = asked.effect else { return Decider::Instructed };
    if matches!(asked.question, Question::Division { .. }) {
        return Decider::Orderer;
    }
    let parts = 0..ruling.pending(at).len();
    let controllers: BTreeSet<PlayerId> =
        parts.filter_map(|part| ruling.controller(at, effect, part)).collect();
    let controlled = |id: &PlayerId| {
        let player = file.board.players.iter().find(|player| player.name == ruling.player(*id));
        player.and_then(|player| player.controlled_by.as_deref()) == Some(ruling.player(who))
    };
    if controllers.iter().any(controlled) {
        Decider::InPlaceOfAnother
    } else if controllers.contains(&who) {
        Decider::Controller
    } else {
        Decider::Named
    }
}

fn nobody(question: &Question) -> Decider {
    match question {
        Question::Unknown(_) => Decider::Unknown,
        Question::Reading(_) => Decider::Reading,
        Question::May
        | Question::Pay
        | Question::Mode(_)
        | Question::Color(_)
        | Question::Recipient(_)
        | Question::Original(_)
        | Question::Objects { .. }
        | Question::Player(_)
        | Question::Trigger(_)
        | Question::Sector(_)
        | Question::Sectors { .. }
        | Question::NextInLibrary { .. }
        | Question::NextInTime(_)
        | Question::Word(_)
        | Question::Number { .. }
        | Question::UnknownCards { .. }
        | Question::Targets(_)
        | Question::Kind { .. }
        | Question::GetsCounter { .. }
        | Question::OfTeam(_)
        | Question::Enchants { .. }
        | Question::Protects { .. }
        | Question::Attacks { .. }
        | Question::Goes { .. }
        | Question::NewProtector { .. }
        | Question::Stays { .. }
        | Question::ToCommandZone(_)
        | Question::NewTargets { .. }
        | Question::TargetsOf { .. }
        | Question::Assignment { .. }
        | Question::Division { .. } => Decider::Chance,
    }
}

/// Whether a file states rulings for times before a date and from it on, and the rulings of the day before and of
/// the day are unlike.
pub fn parts_at(file: &BoardFile, day: Date) -> bool {
    let stated = dates(file);
    let both = stated.iter().any(|date| *date < day) && stated.iter().any(|date| *date >= day);
    both && said(file, before(day)) != said(file, day)
}

/// How a ruling ends, and which effects are offered together on the way.
fn said(file: &BoardFile, as_of: Date) -> Option<(Ends, BTreeSet<Vec<String>>)> {
    let ruling = ruling(file, as_of)?;
    let offered = |at| {
        let verdicts = ruling.verdicts(at).into_iter();
        let offered = verdicts.filter(|judged| judged.verdict == Verdict::Offered);
        offered.map(|judged| ruling.effect(judged.effect).label.to_owned()).collect()
    };
    Some((Ends::of(&ruling), ruling.graph().node_indices().map(offered).collect()))
}

/// The day before, or one of the last days of the month before.
fn before(day: Date) -> Date {
    let text = day.to_string();
    let mut numbers = text.split('-').filter_map(|number| number.parse::<u16>().ok());
    let mut next = || numbers.next().unwrap_or(1);
    let (year, month, of_month) = (next(), next(), next());
    let small = |number: u16| u8::try_from(number).unwrap_or(1);
    match (month, of_month) {
        (1, 1) => Date::new(year - 1, 12, 31),
        (_, 1) => Date::new(year, small(month - 1), 28),
        (_, _) => Date::new(year, small(month), small(of_month - 1)),
    }
}
