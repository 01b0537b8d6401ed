//! What is said of a spell as it is cast: from where, and what it targets.

use language::board::Zone;
use language::event::Deed;
use language::select::{Compare, Since, What};
use winnow::error::EmptyError;

use super::super::words::{said, table, verb, words};
use super::super::{Input, Parsed, noun};
use crate::oracle::tree::{Asks, Happening, How, Like, Number, Player, Thing, Trait};

/// From where a spell is cast: how it is cast says that, it is on the stack then.
pub(super) fn cast_from(Like(traits): Like) -> Parsed<Like> {
    let from = |one: Trait| {
        let Trait::In(zone, _) = one else { return Ok(one) };
        let word = match zone {
            Zone::Hand => "from hand",
            Zone::Graveyard => "from graveyard",
            Zone::Exile => "from exile",
            Zone::Library => "from library",
            Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside => return Err(EmptyError),
        };
        Ok(Trait::Is(What::Paid(word.to_owned())))
    };
    Ok(Like(traits.into_iter().map(from).collect::<Parsed<_>>()?))
}

/// "That targets ~", of a spell that is cast: one of its targets is such an object.
pub(super) fn that_targets(i: &mut Input<'_>) -> Parsed<Asks> {
    words("that targets")(i)?;
    said(i, "one or more");
    let mut traits = match noun::thing(i)? {
        thing @ (Thing::Own | Thing::Host) => vec![Trait::Being(Box::new(thing))],
        Thing::Such(How::One | How::Each, Like(traits)) => traits,
        Thing::Such(..)
        | Thing::It
        | Thing::That(_)
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Rest
        | Thing::And(_) => return Err(EmptyError),
    };
    traits.push(Trait::Targeted);
    Ok(Asks::Exists(Like(traits)))
}

/// Whether "from anywhere other than your hand" stands behind a land that is played and a spell that is cast: it is said
/// of both, and of a land nothing tells it.
pub(super) fn from_one_of_both(all: &[Happening]) -> bool {
    let elsewhere = Trait::Is(What::Not(Box::new(What::Paid("from hand".to_owned()))));
    let plays = |one: &Happening| matches!(one, Happening::Does(_, Deed::PlayLand));
    let casts = |one: &Happening| matches!(one, Happening::Casts(_, like) if like.0.contains(&elsewhere));
    all.iter().any(plays) && all.iter().any(casts)
}

/// "Your first Human creature spell each turn".
pub(super) fn nth_of_kind(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    words(if *who == Player::You { "your" } else { "their" })(i)?;
    let nth = table(NTH)(i)?;
    let like = noun::like(i, false)?;
    words("each turn")(i)?;
    if !like.0.contains(&Trait::Spell) {
        return Err(EmptyError);
    }
    Ok(self::nth(who, &cast_from(like)?, nth))
}

/// A player casts the how manieth such spell each turn. Each of several by itself has cast so many then, and not one more.
pub(super) fn nth(who: &Player, like: &Like, nth: u64) -> Happening {
    let casts = Box::new(Happening::Casts(who.clone(), like.clone()));
    if *who == Player::You {
        return Happening::Nth(casts, nth);
    }
    let at_least =
        |times| Asks::Within(Since::Turn, Box::new(Happening::Casts(Player::That, like.clone())), times);
    let so_many = vec![at_least(nth), Asks::Not(Box::new(at_least(nth.saturating_add(1))))];
    Happening::While(casts, Box::new(Asks::All(so_many)))
}

/// "Your first spell during each opponent's turn": the how manieth of that turn.
pub(super) fn nth_in_turns(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    words("your")(i)?;
    let nth = table(NTH)(i)?;
    words("spell during each")(i)?;
    let whose = table(&[("of your turns", Player::You), ("opponent 's turn", Player::Opponents)])(i)?;
    if *who != Player::You {
        return Err(EmptyError);
    }
    let casts = Box::new(Happening::Casts(Player::You, Like(vec![Trait::Spell])));
    let during = Happening::While(casts, Box::new(Asks::TurnOf(whose)));
    Ok(Happening::Nth(Box::new(during), nth))
}

/// Which of several.
pub(super) const NTH: &[(&str, u64)] =
    &[("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5)];

/// From another zone than a hand, behind a spell that is cast.
pub(super) const NOT_FROM_HAND: &[&str] = &[
    "from anywhere other than your hand",
    "from anywhere other than their hand",
    "from anywhere other than a hand",
];

/// "You copy an instant spell".
pub(super) fn copies(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("copy")(i)?;
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    if like.0.contains(&Trait::Spell) { Ok(Happening::Copies(who.clone(), like)) } else { Err(EmptyError) }
}

/// "You kick a spell": cast one that is kicked (CR 702.33d (2026-04-17)).
pub(super) fn kicks(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("kick")(i)?;
    let Thing::Such(How::One, mut like) = noun::thing(i)? else { return Err(EmptyError) };
    if !like.0.contains(&Trait::Spell) {
        return Err(EmptyError);
    }
    like.0.push(Trait::Is(What::Paid("kicked".to_owned())));
    Ok(Happening::Casts(who.clone(), like))
}

/// That it is not the first of the turn.
pub(super) const NOT_FIRST: &[&str] =
    &["other than your first spell each turn", "other than the first spell you cast each turn"];

/// A spell that you cast when you have cast another one this turn, which it is counted with.
pub(super) fn not_first(casts: Happening) -> Happening {
    let any = Happening::Casts(Player::You, Like(vec![Trait::Spell]));
    let several = Asks::Number(Number::Happened(Box::new(any)), Compare::AtLeast, Number::N(2));
    Happening::While(Box::new(casts), Box::new(several))
}
