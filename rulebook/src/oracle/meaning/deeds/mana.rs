//! Mana that is added.

use language::event::{Event, Instruction, Mana};
use language::select::{Amount, What, Who};

use super::super::context::Context;
use super::super::{Meant, number, players};
use super::chooses;
use crate::oracle::tree::{ManaSaid, Player};

/// A player adds mana, of the types that they choose where there are several.
pub(super) fn add(
    context: &mut Context,
    who: &Player,
    mana: &ManaSaid,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    match mana {
        ManaSaid::OneOf(options) => {
            let mut modes = Vec::new();
            for option in options {
                let mut events = Vec::new();
                for (mana, n) in option {
                    events.push(event(context, &who, *mana, number::amount(n, context)?));
                }
                modes.push(vec![Instruction::Do { events, unless: Vec::new() }]);
            }
            match modes.pop() {
                Some(only) if modes.is_empty() => to.extend(only),
                last => {
                    modes.extend(last);
                    to.push(chooses(context, modes));
                }
            }
        }
        ManaSaid::Combined(n, types) => {
            let times = number::amount(n, context)?;
            let one = |mana: &Mana| vec![super::super::does(event(context, &who, *mana, Amount::N(1)))];
            let modes = types.iter().map(one).collect();
            to.push(Instruction::Repeat { times, does: vec![Instruction::modes(1, modes)] });
        }
    }
    Ok(())
}

fn event(context: &Context, who: &Who, mana: Mana, amount: Amount) -> Event {
    Event::AddMana { who: who.clone(), mana, amount, from: What::This, tapped: context.taps }
}
