//! Keywords by which something happens as a creature attacks or becomes blocked.

use language::board::{Ability, CardType, Change, Color, Period, Step, Zone};
use language::effect::{EventPattern, Lifetime};
use language::event::{Deed, Event, Instruction, Mana, Place, Token};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

use super::{activated, choose, on, put, token};
use crate::oracle::meaning::{does, number};

fn attacks(what: What) -> EventPattern {
    EventPattern::undergoes(what, Deed::Attack, None)
}

fn tapped_and_attacking(token: Token, amount: Amount, whom: Whom) -> Event {
    let mut create = Event::creates(Who::You, token, amount);
    if let Event::Create { tapped, attacking, .. } = &mut create {
        (*tapped, *attacking) = (true, Some(whom));
    }
    create
}

fn later(step: Step, event: Event) -> Instruction {
    let (period, who) = (Period::Step(step), Who::Anyone);
    Instruction::Later {
        period,
        who,
        of_next_turn: false,
        does: vec![Instruction::Trigger { does: vec![does(event)] }],
    }
}

/// As it attacks, Warriors come that attack with it, and are sacrificed later (CR 702.181a (2026-04-17)).
pub(super) fn mobilize(warriors: u64) -> Ability {
    let is = Token::Is(Box::new(token(&["Warrior"], &[Color::Red], (1, 1))));
    let create = tapped_and_attacking(is, Amount::N(warriors), Whom::Any);
    let sacrifice = later(Step::End, Event::Sacrifice { what: What::Done });
    on(attacks(What::This), Vec::new(), vec![does(create), sacrifice])
}

/// As it attacks, a copy of it may attack each other opponent, and is exiled as combat ends (CR 702.116a (2026-04-17)).
pub(super) fn myriad() -> Ability {
    let others = Who::Not(Box::new(Who::OneOf(vec![Who::You, Who::Defending(Box::new(What::This))])));
    let walkers = What::All(vec![What::Type(CardType::Planeswalker), What::ControlledBy(Who::Affected)]);
    let whom = Whom::OneOf(vec![Whom::Player(Who::Affected), Whom::Object(walkers)]);
    let create = tapped_and_attacking(Token::CopyOf(What::This), Amount::N(1), whom);
    let (to, place) = (Zone::Exile, Place::Top);
    let exile = later(Step::EndCombat, Event::Move { what: What::Done, to, place });
    let may = Instruction::May { who: Who::You, does: vec![does(create), exile], otherwise: Vec::new() };
    on(attacks(What::This), Vec::new(), vec![Instruction::ForEachPlayer { who: others, does: vec![may] }])
}

/// Out of the hand, for an unblocked attacker that is returned to its owner's hand, it is put onto the battlefield tapped and
/// attacking what that attacked (CR 702.49a, 702.49c (2026-04-17)).
pub(super) fn ninjutsu() -> Ability {
    let called = "returned".to_owned();
    let returned = || What::Chosen(called.clone());
    let unblocked = What::All(vec![What::Attacking, What::Unblocked, What::ControlledBy(Who::You)]);
    let back = Event::Move { what: returned(), to: Zone::Hand, place: Place::Top };
    let costs = vec![choose(unblocked, Amount::N(1), false, &called), does(back)];
    let in_hand = What::All(vec![What::This, What::In(Zone::Hand)]);
    let mut enters = Event::enters(in_hand, Some(Who::You));
    if let Event::Enter { tapped, attacking, .. } = &mut enters {
        (*tapped, *attacking) = (true, Some(Whom::AttackedBy(returned())));
    }
    super::in_hand(activated("ninjutsu", costs, vec![does(enters)]))
}

/// As it attacks whoever has the most life, it gets a counter (CR 702.105a (2026-04-17)).
pub(super) fn dethrone() -> Ability {
    let defending = Who::Defending(Box::new(What::This));
    let richer = Condition::Number(Amount::Life(Who::Affected), Compare::MoreThan, Amount::Life(defending));
    let none =
        Condition::Number(Amount::Players(Who::Such(Box::new(richer))), Compare::Exactly, Amount::N(0));
    let at_player = EventPattern::undergoes(What::This, Deed::Attack, Some(Whom::Player(Who::Anyone)));
    as_it_happens(on(at_player, Vec::new(), vec![put(What::This, 1)]), none)
}

/// As it becomes blocked, it grows for each creature that blocks it but one (CR 702.23a (2026-04-17)).
pub(super) fn rampage(by: u64) -> Ability {
    let blockers = number::blocking(What::This);
    let beyond = Amount::Minus(Box::new(Amount::Count(blockers)), Box::new(Amount::N(1)));
    let changes = vec![Change::Boost(Amount::Times(Box::new(beyond), by))];
    let grows = Instruction::Change { what: What::This, changes, until: Lifetime::ThisTurn };
    on(EventPattern::undergoes(What::This, Deed::BecomeBlocked, None), Vec::new(), vec![grows])
}

/// As it attacks together with a creature of greater power, it gets a counter (CR 702.149a (2026-04-17)).
pub(super) fn training() -> Ability {
    let greater = What::Power(Compare::MoreThan, Box::new(Amount::PowerOf(What::This)));
    let other = What::Not(Box::new(What::This));
    let yours = What::ControlledBy(Who::You);
    let with = vec![What::Type(CardType::Creature), What::Attacking, yours, other, greater];
    let together = Condition::Exists(What::All(with));
    as_it_happens(on(attacks(What::This), Vec::new(), vec![put(What::This, 1)]), together)
}

/// What is asked only as the event happens.
fn as_it_happens(mut ability: Ability, so: Condition) -> Ability {
    if let Ability::Triggered { as_it_happens, .. } = &mut ability {
        as_it_happens.push(so);
    }
    ability
}

/// As it attacks, so much red mana is added (CR 702.189a (2026-04-17)).
pub(super) fn firebending(amount: u64) -> Ability {
    let (who, mana, from) = (Who::You, Mana::Red, What::This);
    let add = Event::AddMana { who, mana, amount: Amount::N(amount), from, tapped: false };
    on(attacks(What::This), Vec::new(), vec![does(add)])
}
