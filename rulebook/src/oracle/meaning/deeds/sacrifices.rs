//! Permanents that are sacrificed.

use language::event::{Event, Instruction};
use language::select::{What, Who};

use super::super::context::Context;
use super::super::{Meant, Missing, filter, number, players};
use super::happens;
use crate::oracle::tree::{How, Number, Player, Thing, Touched, Trait};

/// A player sacrifices permanents of those that they control; of several players each chooses their own.
pub(super) fn sacrifice(
    context: &mut Context,
    who: &Player,
    what: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let by = players::actor(who, context, to)?;
    let several = players::is_several(who);
    let Thing::Such(how, like) = what else {
        // What is left of what each controls, each sacrifices.
        if several && *what != Thing::Rest {
            return Err(Missing("such a sacrifice of several players"));
        }
        let what = filter::named(what, context)?;
        context.touch(Touched::Sacrificed, &what);
        // What another player sacrifices is theirs.
        let what = if by != Who::You && !several { filter::both(what, What::ControlledBy(by)) } else { what };
        happens(to, Event::Sacrifice { what });
        return Ok(());
    };
    let (n, or_fewer) = match how {
        How::One => (Number::N(1), false),
        How::Many(n) => (n.clone(), false),
        How::UpTo(n) => (n.clone(), true),
        How::AnyNumber if !several => {
            let all = Thing::Such(How::Each, like.clone());
            (Number::Count(Box::new(all)), true)
        }
        How::Each if several && like.0.contains(&Trait::Controlled(Player::That)) => {
            let what = filter::described(&How::Each, like, context)?;
            happens(to, Event::Sacrifice { what });
            return Ok(());
        }
        How::Each if !several => {
            let what = filter::both(filter::like(like, context)?, What::ControlledBy(by));
            happens(to, Event::Sacrifice { what });
            return Ok(());
        }
        How::Each | How::AnyNumber | How::Target { .. } | How::TargetX { .. } => {
            return Err(Missing("how many are sacrificed"));
        }
    };
    let amount = number::amount(&n, context)?;
    let theirs = What::ControlledBy(if several { Who::Affected } else { by.clone() });
    let mut inside = context.clone();
    if several {
        // "They" is each of them.
        inside.player = Some(Who::Affected);
    }
    let what = filter::both(filter::like(like, &inside)?, theirs);
    let called = context.name("sacrifice");
    let each = several;
    to.push(Instruction::Choose {
        power: None,
        who: by,
        each,
        what,
        amount,
        or_fewer,
        target: false,
        called: called.clone(),
    });
    happens(to, Event::Sacrifice { what: What::Chosen(called.clone()) });
    context.touch(Touched::Sacrificed, &What::Chosen(called.clone()));
    context.introduce(What::Chosen(called), several || n != Number::N(1));
    Ok(())
}

/// What is sacrificed is chosen first, each another than those before; then all of it goes at once.
pub(super) fn at_once(start: usize, to: &mut Vec<Instruction>) {
    let (mut chosen, mut events): (Vec<Instruction>, Vec<Event>) = (Vec::new(), Vec::new());
    for mut one in to.split_off(start) {
        if let Instruction::Choose { what, .. } = &mut one {
            for before in &chosen {
                if let Instruction::Choose { called, .. } = before {
                    let other = What::Not(Box::new(What::Chosen(called.clone())));
                    *what = filter::both(what.clone(), other);
                }
            }
            chosen.push(one);
        } else if let Instruction::Do { events: all, .. } = one {
            events.extend(all);
        }
    }
    // The card itself is no other.
    if events.iter().any(|event| matches!(event, Event::Sacrifice { what: What::This })) {
        for one in &mut chosen {
            if let Instruction::Choose { what, .. } = one {
                let other = What::Not(Box::new(What::This));
                *what = filter::both(what.clone(), other);
            }
        }
    }
    to.extend(chosen);
    to.push(Instruction::Do { events, unless: Vec::new() });
}
