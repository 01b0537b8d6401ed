//! What an object has become, what is attached to it, and what came of several together.

use language::board::{Daytime, Designation, Period, PlayerDesignation, Step, Zone};
use language::effect::Zones;
use language::select::{Compare, Measure, Quality, Shared, Since, What};
use winnow::error::EmptyError;

use super::super::words::{ahead, at_end, maybe, said, said_any, table, words};
use super::super::{Input, Parsed, noun, number};
use super::not_unless;
use crate::oracle::tree::{Asks, Doer, Happening, How, Like, Number, Player, Thing, Touched, Trait};

/// "~ is equipped", "it's monstrous", "it entered this turn".
pub(super) fn has_become(i: &mut Input<'_>) -> Parsed<Asks> {
    let (what, yes) = if said(i, "it's not") {
        (Thing::It, false)
    } else if said(i, "it's") {
        (Thing::It, true)
    } else {
        let what = noun::simple(i)?;
        if said(i, "entered this turn") {
            let any = Thing::Such(How::Each, Like::default());
            let entered = Trait::Happened(Box::new(Happening::Enters(any, None)));
            return Ok(Asks::Is(what, Like(vec![entered])));
        }
        if said(i, "entered from") {
            let of = table(&[("your graveyard", Some(Player::You)), ("a graveyard", None)])(i)?;
            let any = Thing::Such(How::Each, Like::default());
            let from = Happening::EntersFrom(any, language::effect::Zones::Graveyard);
            let owned = of.map(Trait::Owned);
            let traits = std::iter::once(Trait::Happened(Box::new(from))).chain(owned);
            return Ok(Asks::Is(what, Like(traits.collect())));
        }
        (what, table(&[("is", true), ("isn't", false), ("was", true), ("wasn't", false)])(i)?)
    };
    if yes && what == Thing::Own && said(i, "attached to a creature") {
        let creature = Trait::Is(What::Type(language::board::CardType::Creature));
        return Ok(Asks::Exists(Like(vec![Trait::Being(Box::new(Thing::Host)), creature])));
    }
    if said_any(i, &["enchanted or equipped", "equipped or enchanted"]) {
        let kinds = ["Aura", "Equipment"].map(|kind| Like(vec![Trait::Is(What::Subtype(kind.to_owned()))]));
        let attached = Like(vec![Trait::AnyOf(kinds.to_vec()), Trait::AttachedTo(Box::new(what))]);
        return Ok(not_unless(yes, Asks::Exists(attached)));
    }
    if let Some(kind) = maybe(i, table(&[("equipped", "Equipment"), ("enchanted", "Aura")])) {
        let kind = Trait::Is(What::Subtype(kind.to_owned()));
        let attached = Like(vec![kind, Trait::AttachedTo(Box::new(what))]);
        return Ok(not_unless(yes, Asks::Exists(attached)));
    }
    let designation = table(&[
        ("monstrous", Designation::Monstrous),
        ("renowned", Designation::Renowned),
        ("saddled", Designation::Saddled),
        ("suspected", Designation::Suspected),
        ("goaded", Designation::Goaded),
        ("solved", Designation::Solved),
    ])(i)?;
    Ok(not_unless(yes, Asks::Is(what, Like(vec![Trait::Is(What::Designated(designation))]))))
}

/// "Was cast from your graveyard", behind what has entered from there.
pub(super) fn or_was_cast(i: &mut Input<'_>, entered: &Asks) -> Parsed<Asks> {
    let Asks::Is(what, Like(traits)) = entered else { return Err(EmptyError) };
    let from =
        |one: &Trait| matches!(one, Trait::Happened(how) if matches!(**how, Happening::EntersFrom(..)));
    if !traits.iter().any(from) {
        return Err(EmptyError);
    }
    words("was cast from")(i)?;
    let yours = table(&[("your graveyard", true), ("a graveyard", false)])(i)?;
    let mut all = vec![Asks::Cast(what.clone(), Player::Each), Asks::Paid(what.clone(), "from graveyard")];
    all.extend(yours.then(|| Asks::Is(what.clone(), Like(vec![Trait::Owned(Player::You)]))));
    Ok(Asks::All(all))
}

/// "Another Aura is attached to enchanted creature", "two or more Equipment are attached to it".
pub(super) fn attached(i: &mut Input<'_>) -> Parsed<Asks> {
    let one = table(&[("another", true), ("an", false), ("a", false)]);
    if let Some(other) = maybe(i, one) {
        let mut like = noun::like(i, other)?;
        words("is attached to")(i)?;
        like.0.push(Trait::AttachedTo(Box::new(noun::simple(i)?)));
        return Ok(Asks::Exists(like));
    }
    let (compare, many) = number::compared(i)?;
    let mut like = noun::like(i, false)?;
    words("are attached to")(i)?;
    like.0.push(Trait::AttachedTo(Box::new(noun::simple(i)?)));
    Ok(Asks::Number(Number::Count(Box::new(Thing::Such(How::Each, like))), compare, many))
}

/// "Or an Elf", at the end of what is asked.
pub(super) fn or_another(i: &mut Input<'_>) -> Parsed<Like> {
    if !said_any(i, &["or an", "or a"]) {
        return Err(EmptyError);
    }
    let like = noun::like(i, false)?;
    let goes_on = [",", "or an", "or a"];
    if at_end(i) || goes_on.iter().any(|next| ahead(i, next)) { Ok(like) } else { Err(EmptyError) }
}

/// "No opponent controls a creature".
pub(super) fn of_no_opponent(i: &mut Input<'_>) -> Parsed<Asks> {
    words("no opponent controls")(i)?;
    if !said_any(i, &["a", "an"]) {
        return Err(EmptyError);
    }
    let theirs = super::of(noun::like(i, false)?, Player::Opponents);
    Ok(Asks::Not(Box::new(Asks::Exists(theirs))))
}

/// "~ is attacking alone": no other creature is attacking (CR 506.5 (2026-04-17)).
pub(super) fn alone(i: &mut Input<'_>) -> Parsed<Asks> {
    let what = if said(i, "it's") {
        Thing::It
    } else {
        let what = noun::simple(i)?;
        words("is")(i)?;
        what
    };
    words("attacking alone")(i)?;
    let attacking = || Trait::Is(What::Attacking);
    let creature = Trait::Is(What::Type(language::board::CardType::Creature));
    let all = Thing::Such(How::Each, Like(vec![creature, attacking()]));
    let one = Asks::Number(Number::Count(Box::new(all)), Compare::Exactly, Number::N(1));
    Ok(Asks::All(vec![Asks::Is(what, Like(vec![attacking()])), one]))
}

/// "It entered from your library or was cast from your library".
pub(super) fn from_library(i: &mut Input<'_>) -> Parsed<Asks> {
    words("it entered from your library or was cast from your library")(i)?;
    let entered = Happening::EntersFrom(Thing::It, Zones::Library);
    Ok(Asks::Any(vec![Asks::Happened(Box::new(entered)), Asks::Paid(Thing::It, "from library")]))
}

/// "It's your first, second, or third turn of the game": the fourth has not begun.
pub(super) fn early_turn(i: &mut Input<'_>) -> Parsed<Asks> {
    words("it's your first , second , or third turn of the game")(i)?;
    let fourth = Asks::Within(Since::Game, Box::new(Happening::Begins(Period::Turn, Player::You)), 4);
    Ok(Asks::All(vec![Asks::TurnOf(Player::You), Asks::Not(Box::new(fourth))]))
}

/// "It's the first combat phase of the turn": no more than one has begun.
pub(super) fn first_combat(i: &mut Input<'_>) -> Parsed<Asks> {
    if !said_any(i, &["it's the first combat phase of the turn", "it 's the first combat phase of the turn"])
    {
        return Err(EmptyError);
    }
    let begun = Happening::Begins(Period::Combat, Player::Each);
    Ok(Asks::Number(Number::Happened(Box::new(begun)), Compare::AtMost, Number::N(1)))
}

/// "It's your main phase".
pub(super) fn phase(i: &mut Input<'_>) -> Parsed<Asks> {
    const MAIN: &[Step] = &[Step::Main, Step::SecondMain];
    const COMBAT: &[Step] =
        &[Step::BeginCombat, Step::Attackers, Step::Blockers, Step::CombatDamage, Step::EndCombat];
    if !said_any(i, &["it's your", "it 's your"]) {
        return Err(EmptyError);
    }
    let steps = table(&[("main phase", MAIN), ("combat phase", COMBAT)])(i)?;
    Ok(Asks::Any(steps.iter().map(|step| Asks::During(*step, Player::You)).collect()))
}

/// "You can't", and no word of what.
pub(super) fn impossible(i: &mut Input<'_>) -> Parsed<Asks> {
    let who = table(&[
        ("you can't", Doer::You),
        ("they can't", Doer::They),
        ("the player can't", Doer::They),
        ("that player can't", Doer::They),
    ])(i)?;
    if super::super::words::ahead(i, ",") { Ok(Asks::Impossible(who)) } else { Err(EmptyError) }
}

/// "You don't put it onto the battlefield", of what was to be put there.
pub(super) fn left_undone(i: &mut Input<'_>) -> Parsed<Asks> {
    if !said_any(i, &["you don't put", "you didn't put"]) {
        return Err(EmptyError);
    }
    if !said_any(i, &["it", "that card", "the card"]) {
        return Err(EmptyError);
    }
    let how = table(&[("onto the battlefield", Touched::Placed), ("into your hand", Touched::Taken)])(i)?;
    Ok(Asks::LeftUndone(how))
}

/// "~ is in your graveyard", as an ability asks that triggers only there, and nothing more of where.
pub(in super::super) fn where_it_is(i: &mut Input<'_>) -> Parsed<Asks> {
    let own = noun::own(i)?;
    words("is")(i)?;
    let zone = table(&[("in your graveyard", Zone::Graveyard), ("in your hand", Zone::Hand)])(i)?;
    Ok(Asks::Is(own, Like(vec![Trait::In(zone, Some(Player::You))])))
}

/// "An artifact creature you control is attacking".
pub(super) fn some_is(i: &mut Input<'_>) -> Parsed<Asks> {
    if !said_any(i, &["an", "a"]) {
        return Err(winnow::error::EmptyError);
    }
    let mut like = noun::like(i, false)?;
    if said(i, "is in your graveyard") {
        like.0.push(Trait::In(language::board::Zone::Graveyard, Some(Player::You)));
        return Ok(Asks::Exists(like));
    }
    let is = if said(i, "has") {
        super::super::keyword::filter(i)?
    } else {
        words("is")(i)?;
        super::super::description::predicate(i)?
    };
    like.0.push(Trait::Is(is));
    Ok(Asks::Exists(like))
}

/// "It shares a creature type with ~", "that card has the same name as a permanent".
pub(super) fn shares(i: &mut Input<'_>) -> Parsed<Asks> {
    let what = noun::simple(i)?;
    let yes = !said_any(i, &["doesn't", "don't"]);
    let shared = if said_any(i, &["shares", "share"]) {
        noun::in_common(i)?
    } else {
        let verb: &[&str] = if yes { &["has", "have"] } else { &["have"] };
        if !said_any(i, verb) {
            return Err(EmptyError);
        }
        words("the same name as")(i)?;
        Shared::Name
    };
    let with = noun::with_which(i)?;
    Ok(not_unless(yes, Asks::Is(what, Like(vec![Trait::Shares(shared, Box::new(with))]))))
}

/// "You've cast two or more spells this turn", "you've drawn three or more cards this turn".
pub(super) fn have_done(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "you've lost life this turn") {
        return Ok(Asks::Happened(Box::new(Happening::LosesLife(Player::You))));
    }
    if said(i, "you've discarded a card this turn") {
        let card = Like(vec![Trait::Is(What::Kind(language::board::ObjectKind::Card))]);
        return Ok(Asks::Happened(Box::new(Happening::Discards(Player::You, card))));
    }
    if said(i, "you gained or lost life this turn") {
        let each = [Happening::GainsLife(Player::You), Happening::LosesLife(Player::You)];
        return Ok(Asks::Any(each.map(|one| Asks::Happened(Box::new(one))).to_vec()));
    }
    if let Some(asked) = maybe(i, sacrificed_several) {
        return Ok(asked);
    }
    if said(i, "you've sacrificed") {
        let what @ Thing::Such(How::One, _) = noun::thing(i)? else { return Err(EmptyError) };
        words("this turn")(i)?;
        return Ok(Asks::Happened(Box::new(Happening::Sacrifices(Player::You, what))));
    }
    let of = if said(i, "you've cast") {
        let (compare, many) = number::compared(i)?;
        let like = noun::like(i, false)?;
        if like.0.last() != Some(&Trait::Spell) {
            return Err(EmptyError);
        }
        (Happening::Casts(Player::You, like), compare, many)
    } else {
        words("you've drawn")(i)?;
        let (compare, many) = number::compared(i)?;
        if !said_any(i, &["cards", "card"]) {
            return Err(EmptyError);
        }
        (Happening::Draws(Player::You), compare, many)
    };
    words("this turn")(i)?;
    let (happening, compare, many) = of;
    Ok(Asks::Number(Number::Happened(Box::new(happening)), compare, many))
}

/// "You sacrificed three or more Goats this turn".
fn sacrificed_several(i: &mut Input<'_>) -> Parsed<Asks> {
    if !said_any(i, &["you've sacrificed", "you sacrificed"]) {
        return Err(EmptyError);
    }
    let (compare, many) = number::compared(i)?;
    let what = Thing::Such(How::One, noun::like(i, false)?);
    words("this turn")(i)?;
    let sacrificed = Number::Happened(Box::new(Happening::Sacrifices(Player::You, what)));
    Ok(Asks::Number(sacrificed, compare, many))
}

/// "That spell targets a creature you control".
pub(super) fn targets(i: &mut Input<'_>) -> Parsed<Asks> {
    let spell = ["that spell", "it", "the spell"].iter().any(|word| super::super::words::ahead(i, word));
    let what = noun::simple(i)?;
    words("targets")(i)?;
    let Thing::Such(How::One, Like(mut traits)) = noun::thing(i)? else { return Err(EmptyError) };
    if !spell {
        return Err(EmptyError);
    }
    traits.push(Trait::TargetedBy(Box::new(what)));
    Ok(Asks::Exists(Like(traits)))
}

/// "Creatures you control have total power 8 or greater".
pub(super) fn together(i: &mut Input<'_>) -> Parsed<Asks> {
    let what = noun::plain(i)?;
    words("have total")(i)?;
    let measure = number::measured(i)?;
    let (compare, many) = number::compared(i)?;
    Ok(Asks::Number(Number::Total(measure, Box::new(what)), compare, many))
}

/// The creature of which a number is the greatest, or tied for that.
pub(super) fn of_greatest(i: &mut Input<'_>) -> Parsed<Like> {
    words("the creature with the greatest")(i)?;
    let measure = number::measured(i)?;
    words("or tied for the greatest")(i)?;
    if number::measured(i)? != measure {
        return Err(EmptyError);
    }
    let creature = || Like(vec![Trait::Is(What::Type(language::board::CardType::Creature))]);
    let greatest = Number::Greatest(measure, Box::new(Thing::Such(How::Each, creature())));
    let Like(mut traits) = creature();
    traits.push(Trait::Measured(measure, Compare::AtLeast, greatest));
    Ok(Like(traits))
}

/// "Greater power or toughness than ~", of something.
pub(super) fn greater(i: &mut Input<'_>, what: &Thing) -> Parsed<Asks> {
    words("greater")(i)?;
    let first = number::measured(i)?;
    let second = maybe(i, |i: &mut Input<'_>| {
        words("or")(i)?;
        number::measured(i)
    });
    words("than")(i)?;
    let than @ (Thing::Own | Thing::Host) = noun::simple(i)? else { return Err(EmptyError) };
    let of = |measure, thing: &Thing| Number::Of(measure, Box::new(thing.clone()));
    let more = |measure| Asks::Number(of(measure, what), Compare::MoreThan, of(measure, &than));
    Ok(match second {
        Some(second) => Asks::Any(vec![more(first), more(second)]),
        None => more(first),
    })
}

/// "With different powers".
pub(super) fn different(i: &mut Input<'_>) -> Parsed<Quality> {
    table(&[
        ("with different powers", Quality::Number(Measure::Power)),
        ("with different toughnesses", Quality::Number(Measure::Toughness)),
        ("with different mana values", Quality::Number(Measure::ManaValue)),
        ("with different names", Quality::Name),
    ])(i)
}

/// "You're the monarch", "you have a full party".
pub(super) fn designated(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "you have a full party") {
        return Ok(full_party());
    }
    if said(i, "there is no monarch") {
        return Ok(Asks::Not(Box::new(Asks::Has(Player::Each, PlayerDesignation::Monarch))));
    }
    table(&[
        ("you have max speed", Asks::Number(Number::Speed(Player::You), Compare::AtLeast, Number::N(4))),
        ("you've completed a dungeon", Asks::Marked(Player::You, "completed a dungeon")),
        ("you're the monarch", Asks::Has(Player::You, PlayerDesignation::Monarch)),
        ("you have the city's blessing", Asks::Has(Player::You, PlayerDesignation::CitysBlessing)),
        ("you have the city 's blessing", Asks::Has(Player::You, PlayerDesignation::CitysBlessing)),
        ("you have the initiative", Asks::Has(Player::You, PlayerDesignation::Initiative)),
        ("you are the monarch", Asks::Has(Player::You, PlayerDesignation::Monarch)),
        ("an opponent is the monarch", Asks::Has(Player::Opponents, PlayerDesignation::Monarch)),
    ])(i)
}

/// Four creatures of which one is a Cleric, another a Rogue, another a Warrior, and another a Wizard
/// (CR 700.8c (2026-04-17)): there are as long as for any of these types there are as many creatures as types.
fn full_party() -> Asks {
    let of = |(kinds, creatures)| Asks::Number(creatures, Compare::AtLeast, Number::N(kinds));
    Asks::All(number::party::sets().map(of).collect())
}

/// "It's night", "it's neither day nor night".
pub(super) fn daytime(i: &mut Input<'_>) -> Parsed<Asks> {
    if !said_any(i, &["it's", "it is"]) {
        return Err(EmptyError);
    }
    let neither = |day: &str| day == "neither";
    let day = table(&[
        ("neither day nor night", "neither"),
        ("neither day or night", "neither"),
        ("night", "night"),
        ("day", "day"),
    ])(i)?;
    if neither(day) {
        let not = |which| Asks::Not(Box::new(Asks::Daytime(which)));
        return Ok(Asks::All(vec![not(Daytime::Day), not(Daytime::Night)]));
    }
    Ok(Asks::Daytime(if day == "day" { Daytime::Day } else { Daytime::Night }))
}
