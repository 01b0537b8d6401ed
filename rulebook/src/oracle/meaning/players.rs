//! Players.

use language::event::Instruction;
use language::select::{Condition, What, Who, Whom};

use super::context::{Behind, Context};
use super::{Meant, Missing, asks, filter};
use crate::oracle::tree::{Noun, Player, Thing};

/// A player, or players, of whom it is known without any choice who they are.
pub(super) fn who(player: &Player, context: &Context) -> Meant<Who> {
    Ok(match player {
        Player::You => Who::You,
        Player::Each | Player::Some => Who::Anyone,
        Player::Opponents | Player::AnOpponent => Who::Opponents,
        Player::Such(of, so) => {
            let mut inside = context.clone();
            inside.player = Some(Who::Affected);
            let so = asks::condition(so, &inside)?;
            let of = who(of, context)?;
            let is_anyone = of == Who::Anyone;
            Who::Such(Box::new(if is_anyone {
                so
            } else {
                Condition::All(vec![Condition::Affected(of), so])
            }))
        }
        Player::Others => Who::Not(Box::new(Who::You)),
        Player::OtherOpponents => {
            let named = context.player.clone().ok_or(Missing("a player that nothing names"))?;
            Who::Not(Box::new(Who::OneOf(vec![Who::Not(Box::new(Who::Opponents)), named])))
        }
        // Nobody else is no opponent (CR 102.3, 805.1 (2026-04-17)).
        Player::Team => Who::Not(Box::new(Who::Opponents)),
        Player::That => context.player.clone().ok_or(Missing("a player that nothing names"))?,
        Player::ThatOrController(noun) => of_target(*noun, context)?,
        // Whom the event affects is who controls what is targeted.
        Player::Controller(of) if context.of_targeting && **of == Thing::That(Noun::Spell) => {
            return Err(Missing("who has made something a target"));
        }
        Player::Controller(of) => Who::ControllerOf(Box::new(of_thing(of, context)?)),
        Player::Owner(of) => Who::OwnerOf(Box::new(of_thing(of, context)?)),
        Player::Enchanted => Who::EnchantedBy(Box::new(What::This)),
        // That of what attacks, where an ability of something else triggers on that (CR 508.5 (2026-04-17)).
        // A spell attacks nobody: of which attacker it is, no word says.
        Player::Defending if context.of_instant && context.it.is_none() => {
            return Err(Missing("which attacker the defending player is of"));
        }
        Player::Defending => Who::Defending(Box::new(match &context.it {
            Some(What::It) => What::It,
            Some(_) | None => What::This,
        })),
        Player::Active => Who::Active,
        Player::Chosen => context.chosen_player.clone().unwrap_or(Who::ChosenPlayer),
        Player::YouAnd(other) => Who::OneOf(vec![Who::You, who(other, context)?]),
        Player::Same => context.group.clone().ok_or(Missing("several players that nothing names"))?,
        Player::Target | Player::TargetOpponent | Player::Targets { .. } => {
            return Err(Missing("a target here"));
        }
    })
}

/// The player who was targeted, or who controls the permanent of this kind that was.
fn of_target(noun: Noun, context: &Context) -> Meant<Who> {
    const NAMELESS: Missing = Missing("a player or a permanent that was targeted");
    let Some(What::All(parts)) = &context.that else { return Err(NAMELESS) };
    let [What::Type(kind), target @ What::Chosen(called)] = &parts[..] else { return Err(NAMELESS) };
    if noun != Noun::Any && noun != Noun::Type(*kind) {
        return Err(NAMELESS);
    }
    let controller = Who::ControllerOf(Box::new(target.clone()));
    Ok(Who::OneOf(vec![Who::Chosen(called.clone()), controller]))
}

fn of_thing(thing: &Thing, context: &Context) -> Meant<What> {
    filter::named(thing, context)
}

/// A player who does something: a target is targeted.
pub(super) fn actor(player: &Player, context: &mut Context, before: &mut Vec<Instruction>) -> Meant<Who> {
    let of = match player {
        Player::Target => Who::Anyone,
        Player::TargetOpponent => Who::Opponents,
        Player::YouAnd(other) => {
            let other = actor(other, context, before)?;
            return Ok(group(Who::OneOf(vec![Who::You, other]), context));
        }
        Player::Targets { amount, or_fewer, opponents } => {
            let of = Whom::Player(if *opponents { Who::Opponents } else { Who::Anyone });
            let called = context.target("players", of, (*amount, *or_fewer), before)?;
            context.player = None;
            return Ok(group(Who::Chosen(called), context));
        }
        Player::Same => {
            let who = who(player, context)?;
            return Ok(group(who, context));
        }
        // Who of several is meant, somebody has to choose, and no word says who.
        Player::Some | Player::AnOpponent => return Err(Missing("some player, chosen by nobody")),
        Player::Team => return Err(Missing("what a team does together")),
        Player::You
        | Player::Each
        | Player::Opponents
        | Player::Others
        | Player::OtherOpponents
        | Player::Such(..)
        | Player::That
        | Player::ThatOrController(_)
        | Player::Controller(_)
        | Player::Owner(_)
        | Player::Enchanted
        | Player::Defending
        | Player::Active
        | Player::Chosen => {
            let several = is_several(player);
            let who = who(player, context)?;
            if matches!(player, Player::Controller(of) | Player::Owner(of) if **of == Thing::Host) {
                context.introduce(What::AttachedToBy, false);
            }
            context.by = (who.clone(), several);
            if several {
                context.player = Some(Who::Affected);
            } else if matches!(
                player,
                Player::Controller(_) | Player::Owner(_) | Player::Defending | Player::ThatOrController(_)
            ) && context.player.is_none()
            {
                context.player = Some(who.clone());
            }
            return Ok(who);
        }
    };
    let called = context.target("player", Whom::Player(of), (1, false), before)?;
    let chosen = Who::Chosen(called);
    context.player = Some(chosen.clone());
    context.by = (chosen.clone(), false);
    Ok(chosen)
}

/// Several players of whom each does something, and may do more behind that.
fn group(who: Who, context: &mut Context) -> Who {
    context.group = Some(who.clone());
    // Who each of them is, only what they do speaks of.
    context.behind_group.get_or_insert(Behind(context.player.clone()));
    context.by = (who.clone(), true);
    context.player = Some(Who::Affected);
    who
}

/// Whether it may be several players.
pub(super) const fn is_several(player: &Player) -> bool {
    matches!(
        player,
        Player::Each
            | Player::Opponents
            | Player::Others
            | Player::OtherOpponents
            | Player::Team
            | Player::Such(..)
            | Player::YouAnd(_)
            | Player::Targets { .. }
            | Player::Same
    )
}
