//! Objects: filters, and which of them are meant.

mod graveyard;

use language::board::{ObjectKind, Zone};
use language::event::Instruction;
use language::select::{Amount, Past, What, Who, Whom};

use super::context::Context;
use super::kinds::Kinds;
use super::{Meant, Missing, event, number, players};
use crate::oracle::tree::{Happening, How, Like, Noun, Number, Player, Thing, ThisWay, Trait};

/// A filter in which nobody and nothing is referred to; none where something is.
pub(in crate::oracle) fn constant(like: &Like) -> Option<What> {
    self::like(like, &Context::of_static()).ok()
}

/// A player who is known without what was said before; none for others.
pub(in crate::oracle) fn player(player: &Player) -> Option<Who> {
    players::who(player, &Context::of_static()).ok()
}

/// What objects have in common.
pub(super) fn like(like: &Like, context: &Context) -> Meant<What> {
    let mut parts = Vec::new();
    for one in &like.0 {
        // "Each other creature that shares a color with it": other than that.
        if let (Trait::Other, Some(with)) = (one, shared_with(like)) {
            parts.push(What::Not(Box::new(named(with, context)?)));
            continue;
        }
        match part(one, context)? {
            Some(What::All(several)) => parts.extend(several),
            Some(part) => parts.push(part),
            None => {}
        }
    }
    // That it is a permanent, or a card, is said by the rest as well.
    let bare =
        |what: &What| matches!(what, What::In(Zone::Battlefield) | What::Kind(ObjectKind::Card) | What::Any);
    if parts.iter().any(|part| !bare(part)) {
        let hidden = parts.iter().any(|part| matches!(part, What::In(zone) if *zone != Zone::Battlefield));
        parts.retain(|part| if *part == What::Kind(ObjectKind::Card) { !hidden } else { !bare(part) });
    }
    Ok(all_of(parts))
}

/// The one object with which these share something; none where they share nothing, or with any of several.
pub(super) fn shared_with(like: &Like) -> Option<&Thing> {
    like.0.iter().find_map(|one| {
        let Trait::Shares(_, with) = one else { return None };
        (!matches!(**with, Thing::Such(..))).then_some(&**with)
    })
}

/// All of these at once; anything where there are none.
pub(super) fn all_of(mut parts: Vec<What>) -> What {
    if let [What::In(Zone::Battlefield)] = parts[..] {
        return What::Any;
    }
    match (parts.pop(), parts.is_empty()) {
        (Some(one), true) => one,
        (Some(last), false) => {
            parts.push(last);
            What::All(parts)
        }
        (None, _) => What::Any,
    }
}

/// What is one of these and those; what is said twice is said once.
pub(super) fn both(what: What, also: What) -> What {
    if what == What::Any {
        return also;
    }
    let mut parts = if let What::All(parts) = what { parts } else { vec![what] };
    if !parts.contains(&also) {
        parts.push(also);
    }
    What::All(parts)
}

fn part(one: &Trait, context: &Context) -> Meant<Option<What>> {
    let not = |what| What::Not(Box::new(what));
    Ok(Some(match one {
        Trait::Is(what) => what.clone(),
        Trait::In(Zone::Battlefield, None) => return Ok(None),
        Trait::In(zone, None) => What::In(*zone),
        Trait::In(zone, Some(whose)) => {
            What::All(vec![What::In(*zone), What::OwnedBy(players::who(whose, context)?)])
        }
        Trait::Spell => What::All(vec![What::In(Zone::Stack), not(What::Kind(ObjectKind::Ability))]),
        Trait::Other => not(other_than(context)?),
        Trait::Controlled(who) => What::ControlledBy(players::who(who, context)?),
        Trait::NotControlled(who) => not(What::ControlledBy(players::who(who, context)?)),
        Trait::Owned(who) => What::OwnedBy(players::who(who, context)?),
        // "Its power" is that of each of them, and not of what was named before.
        Trait::Measured(_, _, than) if than.mentions_it() => {
            return Err(Missing("a number of each of them"));
        }
        Trait::Measured(measure, compare, than) => {
            use language::select::Measure;
            let than = Box::new(number::amount(than, context)?);
            match measure {
                Measure::Power => What::Power(*compare, than),
                Measure::Toughness => What::Toughness(*compare, than),
                Measure::ManaValue => What::ManaValue(*compare, than),
            }
        }
        Trait::AnyOf(any) => {
            let each: Meant<Vec<What>> = any.iter().map(|one| like(one, context)).collect();
            let mut each = each?;
            if each.len() == 1 {
                return Ok(each.pop());
            }
            What::OneOf(each)
        }
        Trait::Being(thing) => named(thing, context)?,
        Trait::ExiledWithOwn if context.linked => What::ExiledWith(Box::new(What::This)),
        Trait::ExiledWithOwn => return Err(Missing("what nothing exiles with the card")),
        Trait::Shares(shared, with) => What::Shares(*shared, Box::new(any_of(with, context)?)),
        Trait::AttachedTo(thing) => What::AttachedTo(Box::new(any_of(thing, context)?)),
        Trait::Happened(happening) => {
            What::HappenedTo(Box::new(Past::new(event::event(happening, context)?)))
        }
        // What a spell has dealt damage to, it has dealt this turn; another source may have done so before.
        Trait::DealtThisWay | Trait::DamagedThisWay if context.is_of_spell() || context.is_alone() => {
            let dealt = Happening::Damage(Some(Thing::Own), None, None);
            What::HappenedTo(Box::new(Past::new(event::event(&dealt, context)?)))
        }
        Trait::DamagedThisWay if context.did == Some(ThisWay::Damage) => What::Done,
        Trait::DealtThisWay | Trait::DamagedThisWay => {
            return Err(Missing("what an ability has dealt damage this way"));
        }
        Trait::CastThisWay => named(&Thing::It, context)?,
        Trait::Among => context.looked.clone().ok_or(Missing("cards that nobody has looked at"))?,
        Trait::Targeted => What::TargetedBy(Box::new(What::It)),
        Trait::TargetedBy(spell) => What::TargetedBy(Box::new(named(spell, context)?)),
        Trait::Blocking(whom) => number::blocking(number::in_past(whom, context)?),
        Trait::BlockedBy(whom) => number::blocked_by(number::in_past(whom, context)?),
        Trait::ColorOfChoice => return Err(Missing("a colour that somebody chooses, here")),
        Trait::OneGraveyard => return Err(Missing("what is in one graveyard, here")),
        Trait::AtRandom => return Err(Missing("what chance chooses, here")),
    }))
}

/// Than what others are others.
fn other_than(context: &Context) -> Meant<What> {
    const NAMED: Missing = Missing("others than what was named before");
    if context.host.is_some() {
        return Err(Missing("others than what the card is attached to"));
    }
    if let Some(chosen) = &context.chose {
        return Ok(chosen.clone());
    }
    // Than what a spell targets, if nothing else was named before.
    if context.of_instant { context.only_target().ok_or(NAMED) } else { Ok(What::This) }
}

/// Objects of which it is known without any choice which they are: "~", "it", "creatures you control".
pub(super) fn named(thing: &Thing, context: &Context) -> Meant<What> {
    Ok(match thing {
        Thing::Own => What::This,
        Thing::Host => What::AttachedToBy,
        Thing::It => context.it.clone().ok_or(Missing("an object that nothing names"))?,
        Thing::That(_) if context.host.is_some() => {
            context.host.clone().ok_or(Missing("an object that nothing names"))?
        }
        Thing::That(noun) => context.that(*noun).ok_or(Missing("an object that nothing names"))?,
        Thing::ThatCard => context.that.clone().ok_or(Missing("an object that nothing names"))?,
        Thing::The(how) => {
            context.touched(*how).ok_or(Missing("objects to which that was done elsewhere"))?
        }
        Thing::Those if context.they_are_one() => {
            return Err(Missing("several objects, of which one is named"));
        }
        Thing::They | Thing::Those => context.they.clone().ok_or(Missing("objects that nothing names"))?,
        Thing::ThatSource => What::DamageSource,
        Thing::Rest => context.rest().ok_or(Missing("what is left of cards that nobody has looked at"))?,
        Thing::Such(How::Each, like) => self::like(like, context)?,
        Thing::SourceOfChoice(_) => return Err(Missing("a source that somebody chooses, here")),
        Thing::Such(..) => return Err(Missing("objects that somebody chooses")),
        Thing::And(all) => {
            let each: Meant<Vec<What>> = all.iter().map(|one| named(one, context)).collect();
            What::OneOf(each?)
        }
    })
}

/// Objects that a pattern asks for: one of them is any of them.
pub(super) fn any_of(thing: &Thing, context: &Context) -> Meant<What> {
    match thing {
        Thing::Such(How::One, like) => self::like(like, context),
        Thing::And(all) => {
            let each: Meant<Vec<What>> = all.iter().map(|one| any_of(one, context)).collect();
            Ok(What::OneOf(each?))
        }
        Thing::Own
        | Thing::Host
        | Thing::It
        | Thing::That(_)
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Such(..)
        | Thing::Rest => named(thing, context),
    }
}

/// "Another target creature" is another than what was targeted before, if something was; else than the card itself.
fn another(how: &How, like: &Like, context: &Context) -> Meant<Like> {
    let target = matches!(how, How::Target { .. });
    if like.0.iter().filter(|one| **one == Trait::Other).count() > 1 {
        let named = context.named_targets(&[]);
        let [.., first, second] = &named[..] else {
            return Err(Missing("others than targets that are named elsewhere"));
        };
        let others = [first, second].map(|called| What::Chosen(called.clone()));
        let mut third: Vec<Trait> = like.0.iter().filter(|one| **one != Trait::Other).cloned().collect();
        third.push(Trait::Is(What::Not(Box::new(What::OneOf(others.to_vec())))));
        return Ok(Like(third));
    }
    let of_type =
        |one: &Trait| if let Trait::Is(What::Type(kind)) = one { Some(Noun::Type(*kind)) } else { None };
    let kind = like.0.iter().find_map(of_type);
    let could_be = |what: &What| kind.is_none_or(|kind| context.could_be(what, kind));
    let is_other = target && like.0.contains(&Trait::Other);
    let Some(before) = context.targeted_before().filter(|what| is_other && could_be(what)) else {
        let mut like = like.clone();
        // The first target of a spell is no other than anything.
        like.0.retain(|one| !(target && context.of_instant && *one == Trait::Other));
        return Ok(like);
    };
    let not = Trait::Is(What::Not(Box::new(before)));
    let each = like.0.iter().map(|one| if *one == Trait::Other { not.clone() } else { one.clone() });
    Ok(Like(each.collect()))
}

/// Whether somebody else than you is said to control it.
fn is_of_opponent(one: &Trait) -> bool {
    matches!(one, Trait::Controlled(Player::AnOpponent | Player::Opponents))
}

/// "Creatures target player controls": the player is targeted, and is "that player" then.
pub(super) fn of_targets(like: &Like, context: &mut Context, before: &mut Vec<Instruction>) -> Meant<Like> {
    let mut traits = Vec::new();
    for one in &like.0 {
        let (Trait::Controlled(who) | Trait::Owned(who) | Trait::In(_, Some(who))) = one else {
            traits.push(one.clone());
            continue;
        };
        if !matches!(who, Player::Target | Player::TargetOpponent) {
            traits.push(one.clone());
            continue;
        }
        let by = context.by.clone();
        players::actor(who, context, before)?;
        context.by = by;
        traits.push(if let Trait::In(zone, _) = one {
            Trait::In(*zone, Some(Player::That))
        } else if matches!(one, Trait::Controlled(_)) {
            Trait::Controlled(Player::That)
        } else {
            Trait::Owned(Player::That)
        });
    }
    Ok(Like(traits))
}

/// Objects that something is done to: targets are targeted, others chosen by who does it.
pub(super) fn affected(thing: &Thing, context: &mut Context, before: &mut Vec<Instruction>) -> Meant<What> {
    if let Thing::SourceOfChoice(like) = thing {
        return source(like, context, before);
    }
    if let Thing::And(all) = thing
        && all.iter().any(|one| matches!(one, Thing::Such(how, _) if *how != How::Each))
    {
        return several(all, context, before);
    }
    // What the card is attached to is spoken of from then on: "tap enchanted creature. It ..".
    if matches!(thing, Thing::Host) || matches!(thing, Thing::And(all) if all.first() == Some(&Thing::Host)) {
        context.introduce(What::AttachedToBy, false);
    }
    let Thing::Such(how, like) = thing else {
        let what = named(thing, context)?;
        // "That creature" is "it" from then on, where nothing else was.
        if matches!(thing, Thing::That(_)) {
            context.it.get_or_insert_with(|| what.clone());
        }
        return Ok(what);
    };
    let like = &of_targets(like, context, before)?;
    if like.0.contains(&Trait::OneGraveyard) {
        return graveyard::in_one_graveyard(how, like, context, before);
    }
    let certain = Like(like.0.iter().filter(|one| **one != Trait::AtRandom).cloned().collect());
    let by_chance = matches!(how, How::One | How::Many(_));
    let what = described(how, if by_chance { &certain } else { like }, context)?;
    let (amount, or_fewer) = match how {
        // All of some of the cards that were looked at: the rest is others.
        How::Each if like.0.contains(&Trait::Among) => {
            // "All Goat cards revealed this way", where only some of them were: the others are not meant.
            if context.shown {
                return Err(Missing("which of the cards that were looked at"));
            }
            context.picked.push(what.clone());
            return Ok(what);
        }
        How::Each => return Ok(what),
        // Each to which that was done is meant.
        How::One if [Trait::DealtThisWay, Trait::DamagedThisWay].iter().any(|one| like.0.contains(one)) => {
            return Ok(what);
        }
        How::AnyNumber => return Ok(any_number(like, what, context, before)),
        How::Target { amount, or_fewer } => {
            return targeted(like, what, (*amount, *or_fewer), context, before);
        }
        How::TargetX { or_fewer } => {
            let called = context.target_x(&kind(like), Whom::Object(what), *or_fewer, before)?;
            let chosen = What::Chosen(called);
            context.introduce_as(chosen.clone(), true, Kinds::like(like));
            return Ok(chosen);
        }
        How::One => (Number::N(1), false),
        How::Many(amount) => (amount.clone(), false),
        How::UpTo(amount) => (amount.clone(), true),
    };
    chosen(like, what, (&amount, or_fewer), context, before)
}

/// So many objects that whoever does something chooses, or chance.
fn chosen(
    like: &Like,
    what: What,
    (amount, or_fewer): (&Number, bool),
    context: &mut Context,
    before: &mut Vec<Instruction>,
) -> Meant<What> {
    // Of a triggered ability nobody has announced how many: who may do it says so then.
    if *amount == Number::X && context.paying && context.x.is_none() && context.is_triggered() {
        return Err(Missing("a number that is chosen as something is done"));
    }
    // "A card from each opponent's graveyard" is one of each.
    let of_each = |one: &Trait| matches!(one, Trait::In(_, Some(whose)) if players::is_several(whose));
    if like.0.iter().any(of_each) {
        return Err(Missing("one from a zone of each of several players"));
    }
    let several = *amount != Number::N(1) || context.by.1;
    let amount = number::amount(amount, context)?;
    let called = context.name(&kind(like));
    let at_random = like.0.contains(&Trait::AtRandom);
    if at_random && context.by.1 {
        return Err(Missing("cards that chance chooses of several players"));
    }
    if at_random && like.0.iter().any(|one| matches!(one, Trait::In(Zone::Library, _))) {
        return Err(Missing("what chance chooses of a library"));
    }
    before.push(Instruction::Choose {
        power: None,
        who: if at_random { nobody() } else { context.by.0.clone() },
        each: context.by.1,
        what,
        amount,
        or_fewer,
        target: false,
        called: called.clone(),
    });
    let chosen = What::Chosen(called);
    if like.0.contains(&Trait::Among) {
        context.picked.push(chosen.clone());
    }
    // Of those that were named some are chosen: they are named still.
    let they = context.they.clone();
    context.introduce_as(chosen.clone(), several, Kinds::like(like));
    if like.0.contains(&Trait::Being(Box::new(Thing::They))) {
        context.they = they;
    }
    Ok(chosen)
}

/// Objects that are targeted.
fn targeted(
    like: &Like,
    what: What,
    (amount, or_fewer): (u64, bool),
    context: &mut Context,
    before: &mut Vec<Instruction>,
) -> Meant<What> {
    let called = context.target(&kind(like), Whom::Object(what), (amount, or_fewer), before)?;
    let chosen = What::Chosen(called);
    context.introduce_as(chosen.clone(), amount > 1, Kinds::like(like));
    if amount == 1 && context.player.is_none() && like.0.iter().any(is_of_opponent) {
        context.player = Some(Who::ControllerOf(Box::new(chosen.clone())));
    }
    Ok(chosen)
}

/// Whether a player is named in whose zone it is.
pub(super) fn is_in_zone_of_somebody(thing: &Thing) -> bool {
    matches!(thing, Thing::Such(_, like) if like.0.iter().any(|one| matches!(one, Trait::In(_, Some(_)))))
}

/// Whether it is in another zone than on the battlefield.
fn is_elsewhere(thing: &Thing) -> bool {
    let elsewhere = |one: &Trait| matches!(one, Trait::In(zone, _) if *zone != Zone::Battlefield);
    matches!(thing, Thing::Such(_, like) if like.0.iter().any(elsewhere))
}

/// Several things of which some are targets or chosen.
fn several(all: &[Thing], context: &mut Context, before: &mut Vec<Instruction>) -> Meant<What> {
    // Where the card itself is that something is said of elsewhere, no word says.
    if all.iter().any(is_elsewhere) && all.iter().any(|one| !matches!(one, Thing::Such(..))) {
        return Err(Missing("where the card itself is"));
    }
    let all = placed_alike(all);
    let is_among = |one: &&Thing| matches!(one, Thing::Such(_, like) if like.0.contains(&Trait::Among));
    // What was done before is not known any more once one of it is chosen.
    if context.looked == Some(What::Done) && all.iter().filter(is_among).count() > 1 {
        return Err(Missing("several choices of what was done something to"));
    }
    let mut each: Vec<What> = Vec::new();
    for mut one in all {
        // One card is chosen once, where it could be either.
        if let Thing::Such(How::UpTo(_), like) = &mut one {
            like.0.extend(each.iter().map(|other| Trait::Is(What::Not(Box::new(other.clone())))));
        }
        each.push(affected(&one, context, before)?);
    }
    let both = What::OneOf(each);
    context.they = Some(both.clone());
    context.it = None;
    Ok(both)
}

/// Cards of which no word says where they are, are where those are that stand behind them: "a land card and a Goat card from a
/// graveyard".
fn placed_alike(all: &[Thing]) -> Vec<Thing> {
    let mut all = all.to_vec();
    let place = all.iter().rev().find_map(|one| {
        let Thing::Such(_, like) = one else { return None };
        like.0.iter().find(|one| matches!(one, Trait::In(..))).cloned()
    });
    for one in &mut all {
        let Thing::Such(_, like) = one else { continue };
        let is_placed = like.0.iter().any(|one| matches!(one, Trait::In(..)));
        if !is_placed && like.0.iter().any(is_card) {
            like.0.extend(place.clone());
        }
    }
    all
}

/// Whether it says that it is a card, and no permanent.
fn is_card(one: &Trait) -> bool {
    use language::board::CardType;
    let spells = || [CardType::Instant, CardType::Sorcery].map(What::Type).to_vec();
    *one == Trait::Is(What::Kind(ObjectKind::Card))
        || *one == Trait::Is(What::Not(Box::new(What::OneOf(spells()))))
}

/// What objects of a description are that something is done to.
pub(super) fn described(how: &How, like: &Like, context: &Context) -> Meant<What> {
    if *how == How::Each && context.by.1 && context.player == Some(Who::Affected) {
        // All that several players have: of each of them.
        let mut of_all = context.clone();
        of_all.player = Some(context.by.0.clone());
        return self::like(like, &of_all);
    }
    self::like(&another(how, like, context)?, context)
}

/// As many objects as a player chooses.
fn any_number(like: &Like, what: What, context: &mut Context, before: &mut Vec<Instruction>) -> What {
    let called = context.name(&kind(like));
    before.push(Instruction::Choose {
        power: None,
        who: context.by.0.clone(),
        each: context.by.1,
        amount: Amount::Count(what.clone()),
        what,
        or_fewer: true,
        target: false,
        called: called.clone(),
    });
    let chosen = What::Chosen(called);
    if like.0.contains(&Trait::Among) {
        context.picked.push(chosen.clone());
    }
    context.introduce(chosen.clone(), true);
    chosen
}

/// Nobody: where a choice is nobody's, chance makes it.
pub(super) fn nobody() -> Who {
    Who::Not(Box::new(Who::Anyone))
}

/// A source of damage that a player chooses.
fn source(like: &Like, context: &mut Context, before: &mut Vec<Instruction>) -> Meant<What> {
    let what = self::like(like, context)?;
    let called = context.name("source");
    before.push(Instruction::ChooseSource { who: context.by.0.clone(), what, called: called.clone() });
    let chosen = What::Chosen(called);
    context.introduce(chosen.clone(), false);
    Ok(chosen)
}

/// What kind of object it is, in a word.
fn kind(like: &Like) -> String {
    let word = like.0.iter().find_map(|one| match one {
        Trait::Is(What::Type(kind)) => Some(format!("{kind:?}").to_lowercase()),
        Trait::Is(What::Subtype(name)) => Some(name.clone()),
        Trait::Spell => Some("spell".to_owned()),
        Trait::Is(_)
        | Trait::In(..)
        | Trait::Other
        | Trait::Controlled(_)
        | Trait::NotControlled(_)
        | Trait::Owned(_)
        | Trait::Measured(..)
        | Trait::Being(_)
        | Trait::AttachedTo(_)
        | Trait::Shares(..)
        | Trait::ExiledWithOwn
        | Trait::Happened(_)
        | Trait::DealtThisWay
        | Trait::DamagedThisWay
        | Trait::Among
        | Trait::CastThisWay
        | Trait::Targeted
        | Trait::TargetedBy(_)
        | Trait::Blocking(_)
        | Trait::BlockedBy(_)
        | Trait::ColorOfChoice
        | Trait::AtRandom
        | Trait::OneGraveyard
        | Trait::AnyOf(_) => None,
    });
    word.unwrap_or_else(|| "target".to_owned())
}
