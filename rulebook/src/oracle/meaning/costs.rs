//! What has to be paid besides mana, by spells and abilities.

use language::board::{Ability, Counter, Keyword, SpellCost, Zone};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, What, Who, Whom};

use super::context::Context;
use super::{Kind, Matter, Meant, Missing, deeds, does, linking};
use crate::oracle::tree::{
    Action, ByPlayer, Clause, Cost, How, Lasting, Number, Player, Thing, ToObject, Trait,
};

/// A keyword that lets the card be cast, with what has to be paid for that besides mana.
pub(super) fn priced(keyword: &Keyword, called: &str, all: &[Cost], to: &mut Vec<Ability>) -> Meant<Matter> {
    let pay = costs(all, &mut Context::of_cost())?;
    let cost = SpellCost { called: Some(called.to_owned()), pay };
    to.push(Ability::Spell { costs: vec![cost], targets: Vec::new(), does: Vec::new() });
    to.push(Ability::Keyword(keyword.clone()));
    Ok(Matter::Held)
}

/// What has to be paid for the spell besides mana.
pub(super) fn additional(
    called: Option<&str>,
    all: &[Cost],
    kind: Kind,
    to: &mut Vec<Ability>,
) -> Meant<Matter> {
    let pay = costs(all, &mut Context::of_cost())?;
    // A permanent is linked to it, and the spell that it was is another object.
    if kind.linked && !kind.is_spell && linking::exiles(&pay) {
        return Err(Missing("what was exiled as it was cast"));
    }
    let cost = SpellCost { called: called.map(str::to_owned), pay };
    to.push(Ability::Spell { costs: vec![cost], targets: Vec::new(), does: Vec::new() });
    Ok(Matter::Held)
}

/// Whether what is paid is the card itself, out of a hand.
pub(super) fn is_of_hand(cost: &Cost) -> bool {
    if let Cost::Does(Action::Object(ToObject::DoneTo(Deed::Reveal, Thing::Such(_, like)))) = cost {
        return like.0 == [Trait::Is(What::This), Trait::In(Zone::Hand, Some(Player::You))];
    }
    matches!(cost, Cost::Does(Action::Player(ByPlayer::DiscardCards(_, Thing::Own))))
}

/// Whether as many counters as are announced are removed from the card itself.
pub(super) fn removes_x(cost: &Cost) -> bool {
    matches!(cost, Cost::Does(Action::Object(ToObject::RemoveCounters(_, Number::X, Thing::Own))))
}

/// What is paid besides mana.
pub(super) fn costs(all: &[Cost], context: &mut Context) -> Meant<Vec<Instruction>> {
    let mut paid = Vec::new();
    for cost in all {
        match cost {
            Cost::Mana | Cost::Does(Action::PayMana { .. }) => {}
            Cost::Tap => paid.push(does(Event::undergoes(What::This, Deed::Tap, None))),
            Cost::Untap => paid.push(does(Event::undergoes(What::This, Deed::Untap, None))),
            Cost::Loyalty(by) => paid.push(does(loyalty(*by))),
            Cost::OneOf(all) => {
                let each = all.iter().map(|one| costs(std::slice::from_ref(one), context));
                let modes: Meant<Vec<Vec<Instruction>>> = each.collect();
                paid.push(Instruction::modes(1, modes?));
            }
            Cost::Behold(like) => {
                let like = super::filter::like(like, context)?;
                paid.extend(super::words::beholds(like));
            }
            Cost::Does(Action::Either(all)) => {
                let each = all.iter().map(|one| costs(&[Cost::Does(one.clone())], context));
                let modes: Meant<Vec<Vec<Instruction>>> = each.collect();
                paid.push(Instruction::modes(1, modes?));
            }
            Cost::Does(action) => {
                let by = Player::You;
                let clause = Clause::plain(by, with_such_counters(action));
                if matches!(action, Action::Object(ToObject::Damage(..)) | Action::Lasts(Lasting::Change(..)))
                {
                    return Err(Missing("such a cost"));
                }
                deeds::clauses(context, &[clause], &mut paid)?;
            }
        }
    }
    Ok(paid)
}

/// What loses counters as something is paid has some.
fn with_such_counters(action: &Action) -> Action {
    let mut action = action.clone();
    if let Action::Object(ToObject::RemoveCounters(kind, _, Thing::Such(How::One, like))) = &mut action {
        like.0.push(Trait::Is(What::With(kind.clone())));
    }
    action
}

fn loyalty(by: i64) -> Event {
    let amount = Amount::N(by.unsigned_abs());
    let on = Whom::Object(What::This);
    let kind = Counter::Loyalty;
    if by < 0 {
        Event::RemoveCounters { from: on, kind, amount }
    } else {
        Event::PutCounters { who: Who::You, on, kind, amount }
    }
}
