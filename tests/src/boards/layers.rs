//! Boards with continuous effects that affect each other: on types, colours, abilities, control, power and toughness.

use super::dice::Dice;
use super::parts::{named, owned};
use language::board::{
    Ability, Board, CardType, Change, Color, Continuous, Counter, Keyword, KeywordName, Supertype,
};
use language::effect::Lifetime;
use language::event::{Event, Instruction};
use language::select::{Amount, Compare, Condition, Measure, Quality, What, Who, Whom};

/// Puts two to four permanents with continuous effects onto a board, and something that none of them made.
pub(super) fn furnish(board: &mut Board, many: usize, dice: &mut Dice) {
    board.objects.push(owned("Idol", named("Idol", CardType::Artifact), dice.below(many)));
    for number in 0..2 + dice.below(3) {
        let id = format!("Law {number}");
        let mut is = named(&id, [CardType::Enchantment, CardType::Artifact][dice.below(2)]);
        is.abilities.push(Ability::Continuous(continuous(dice, Depth::Outer)));
        board.objects.push(owned(&id, is, dice.below(many)));
    }
}

/// Whether an ability may be given that gives something in turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Outer,
    Given,
}

fn continuous(dice: &mut Dice, depth: Depth) -> Continuous {
    let changes = (0..=dice.below(2)).map(|_| change(dice, depth)).collect();
    let only_if = if dice.one_in(4) { vec![condition(dice)] } else { Vec::new() };
    Continuous { affects: affects(dice), only_if, changes }
}

fn affects(dice: &mut Dice) -> What {
    let not = |what: What| What::Not(Box::new(what));
    match dice.below(15) {
        0 => What::Type(CardType::Creature),
        1 => What::Type(CardType::Artifact),
        2 => What::Type(CardType::Enchantment),
        3 | 4 => What::Subtype("Elf".to_owned()),
        5 => What::Color(Color::Red),
        6 => What::Colorless,
        7 => What::All(vec![What::Type(CardType::Artifact), not(What::Type(CardType::Creature))]),
        8 => What::All(vec![What::Type(CardType::Enchantment), not(What::This)]),
        9 => What::Power(Compare::AtLeast, Box::new(Amount::N(3))),
        10 => What::This,
        11 => What::ControlledBy(Who::You),
        12 => What::Supertype(Supertype::Legendary),
        13 => [What::HasKeyword(KeywordName::Lifelink), What::Has(Box::new(Keyword::Lifelink))]
            [dice.below(2)]
        .clone(),
        _ => What::Is(["Ox", "Elk", "Idol", "Law 0"][dice.below(4)].to_owned()),
    }
}

fn change(dice: &mut Dice, depth: Depth) -> Change {
    match dice.below(24) {
        0 => Change::AddType(CardType::Artifact),
        1 => Change::AddType(CardType::Creature),
        2 => Change::SetTypes(vec![CardType::Artifact, CardType::Creature]),
        3 | 4 => Change::AddSubtype("Elf".to_owned()),
        5 => Change::AddSupertype(Supertype::Legendary),
        6 => Change::SetColors(vec![[Color::Red, Color::Green][dice.below(2)]]),
        7 => Change::AddColor(Color::Red),
        8 => Change::AddAbility(Box::new(Ability::Keyword(Keyword::Lifelink))),
        9 if depth == Depth::Outer => {
            Change::AddAbility(Box::new(Ability::Continuous(continuous(dice, Depth::Given))))
        }
        9 | 10 => Change::LoseAbilities,
        11 => Change::SetPowerToughness(3, 3),
        12 => Change::ModifyPowerToughness(1, 1),
        13 => Change::Boost(amount(dice)),
        14 => Change::AddType(CardType::Land),
        15 | 16 => Change::SetLandTypes(vec![["Mountain", "Gate"][dice.below(2)].to_owned()]),
        17 => Change::SetCreatureTypes(vec![["Elf", "Frog"][dice.below(2)].to_owned()]),
        18 => Change::ModifyTimes([1, 2, -1][dice.below(3)], [1, 0, 2][dice.below(3)], amount(dice)),
        19 => Change::SetPower(amount(dice)),
        20 => Change::SetToughness(amount(dice)),
        22 => Change::SwitchPowerToughness,
        21 => Change::LoseKeyword(KeywordName::Lifelink),
        _ => Change::Control(Who::You),
    }
}

/// By how much something grows.
fn amount(dice: &mut Dice) -> Amount {
    let elves = || What::Subtype("Elf".to_owned());
    match dice.below(6) {
        0 => Amount::PowerOf(What::Is("Ox".to_owned())),
        1 => Amount::Sum(Measure::Power, elves()),
        2 => Amount::Greatest(Measure::Toughness, What::Type(CardType::Creature)),
        3 => Amount::Different(Quality::Color, What::Type(CardType::Creature)),
        _ => Amount::Count(elves()),
    }
}

/// On some boards a spell changes some permanents for a time.
pub(super) fn changed(dice: &mut Dice) -> Option<Instruction> {
    if !dice.one_in(3) {
        return None;
    }
    let Continuous { affects, changes, .. } = continuous(dice, Depth::Outer);
    Some(Instruction::Change { what: affects, changes, until: Lifetime::ThisTurn })
}

/// Counters that tell what has become of everything: which permanents are artifacts, Elves, red, and so on.
pub(super) fn instructions() -> Vec<Instruction> {
    let at_least = |number| What::Power(Compare::AtLeast, Box::new(Amount::N(number)));
    let all = [
        ("creature", What::Type(CardType::Creature)),
        ("artifact", What::Type(CardType::Artifact)),
        ("Elf", What::Subtype("Elf".to_owned())),
        ("Mountain", What::Subtype("Mountain".to_owned())),
        ("legend", What::Supertype(Supertype::Legendary)),
        ("red", What::Color(Color::Red)),
        ("green", What::Color(Color::Green)),
        ("hers", What::ControlledBy(Who::You)),
        ("three", at_least(3)),
        ("four", at_least(4)),
        ("six", at_least(6)),
        ("linked", What::HasKeyword(KeywordName::Lifelink)),
    ];
    let put = |(name, what): (&str, What)| Event::PutCounters {
        who: Who::You,
        on: Whom::Object(what),
        kind: Counter::Named(name.to_owned()),
        amount: Amount::N(1),
    };
    vec![Instruction::Do { events: all.into_iter().map(put).collect(), unless: Vec::new() }]
}

/// What an effect may ask for, so that it goes with what others make of objects.
fn condition(dice: &mut Dice) -> Condition {
    let exists = |parts: Vec<What>| Condition::Exists(What::All(parts));
    match dice.below(5) {
        0 => exists(vec![What::Type(CardType::Artifact), What::ControlledBy(Who::You)]),
        1 => Condition::Not(Box::new(Condition::Exists(What::Color(Color::Red)))),
        2 => exists(vec![
            What::Type(CardType::Creature),
            What::Power(Compare::AtLeast, Box::new(Amount::N(3))),
        ]),
        3 => Condition::Number(Amount::Count(What::Type(CardType::Creature)), Compare::AtLeast, Amount::N(3)),
        _ => Condition::TurnOf(Who::You),
    }
}
