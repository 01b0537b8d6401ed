//! Which abilities like objects can have that stand on a board as one entry.

use language::board::Ability;
use language::effect::{Effect, EventPattern};
use language::select::What;

/// Whether several objects with this ability can be counted together: what one of them does is then the same for all, or
/// is counted once for each. An effect on something else is there once for each of them and can be applied by each; and
/// continuous effects have time stamps and affect the others.
pub(crate) fn can_be_counted_together(ability: &Ability) -> bool {
    match ability.itself() {
        Ability::Continuous(_) => false,
        Ability::Effect(effect) => is_about_each(effect),
        Ability::Triggered { at_most, .. } => at_most.is_none(),
        Ability::Keyword(_)
        | Ability::Restriction(_)
        | Ability::Requirement(_)
        | Ability::Instructions(_)
        | Ability::StateTriggered { .. }
        | Ability::Spell { .. }
        | Ability::Activated { .. }
        | Ability::BlocksMore(_)
        | Ability::AttacksDespiteDefender
        | Ability::AssignsToughness
        | Ability::FunctionsIn { .. }
        | Ability::AsLongAs { .. }
        | Ability::Unread(_)
        | Ability::Opaque(_) => true,
    }
}

/// Whether an effect changes what happens to its own source and does nothing besides, so that what it does to a row it does
/// to each; or looks only at how that enters.
fn is_about_each(effect: &Effect) -> bool {
    let names_this = |what: &What| what.demands(&|part| *part == What::This);
    let event = &effect.when.event;
    let enters = matches!(event, EventPattern::Enter { what, .. } if names_this(what));
    let own = event.facts().affects.objects().is_some_and(names_this);
    enters || own && !effect.optional && !effect.rewrite.facts().for_each
}
