//! What attacks or blocks, and what else attacks or blocks then.

use language::board::{CardType, Designation};
use language::event::Deed;
use language::select::{Compare, What};
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{said, said_any, words};
use super::super::{Input, Parsed, asks, noun, number};
use crate::oracle::tree::{Asks, Happening, How, Like, Number, Player, Recipient, Thing, Trait};

/// "Blocks or becomes blocked by a creature", "blocks a creature": an ability that speaks of the other one, too.
pub(super) fn with_others(i: &mut Input<'_>, what: &Thing) -> Parsed<Vec<Happening>> {
    if !matches!(what, Thing::Own | Thing::Host) {
        return Err(EmptyError);
    }
    let blocks = said_any(i, &["blocks", "block"]);
    let blocked = (!blocks || said(i, "or")) && said_any(i, &["becomes blocked by", "become blocked by"]);
    if !blocks && !blocked {
        return together(i, what);
    }
    let several = said(i, "one or more");
    let other = noun::thing(i)?;
    if several && matches!(other, Thing::Such(How::Each, _)) {
        return Ok(of_several(what, &other, [(blocks, Deed::Block), (blocked, Deed::BecomeBlocked)]));
    }
    if !matches!(other, Thing::Such(How::One, _)) {
        return Err(EmptyError);
    }
    let first = blocks.then(|| Happening::Meets(what.clone(), Deed::Block, other.clone()));
    let second = blocked.then(|| Happening::Meets(what.clone(), Deed::BecomeBlocked, other));
    Ok(first.into_iter().chain(second).collect())
}

/// "Becomes blocked by one or more Goats": once, however many of these there are.
fn of_several(what: &Thing, others: &Thing, deeds: [(bool, Deed); 2]) -> Vec<Happening> {
    let done = |deed| Happening::Done(what.clone(), deed, Some(Recipient::Thing(others.clone())));
    let said = deeds.into_iter().filter(|(is_said, _)| *is_said);
    said.map(|(_, deed)| Happening::Several(Box::new(done(deed)))).collect()
}

/// "And at least two other creatures attack".
fn together(i: &mut Input<'_>, what: &Thing) -> Parsed<Vec<Happening>> {
    if !matches!(what, Thing::Own | Thing::Host) {
        return Err(EmptyError);
    }
    words("and at least")(i)?;
    let least = number::plain(i)?;
    let other = said(i, "other");
    let Like(mut others) = noun::like(i, false)?;
    words("attack")(i)?;
    // What the card is attached to may be somebody else's, who has declared all attackers then.
    let of_host = *what == Thing::Host;
    others.extend((!of_host).then_some(Trait::Controlled(Player::You)));
    others.push(Trait::Is(What::Attacking));
    let not_host = Trait::Is(What::Not(Box::new(What::AttachedToBy)));
    others.extend(other.then_some(if of_host { not_host } else { Trait::Other }));
    let attacks = Happening::Done(what.clone(), Deed::Attack, None);
    Ok(vec![Happening::While(Box::new(attacks), Box::new(at_least(others, least)))])
}

fn at_least(of: Vec<Trait>, least: u64) -> Asks {
    let count = Number::Count(Box::new(Thing::Such(How::Each, Like(of))));
    Asks::Number(count, Compare::AtLeast, Number::N(least))
}

/// "Attacks alone", "attacks while you control a Goblin": what must be so as it does.
pub(super) fn only_so(i: &mut Input<'_>, attacks: Happening) -> Happening {
    let start = i.checkpoint();
    if said(i, "alone") {
        let attackers = Thing::Such(How::Each, Like(vec![Trait::Is(What::Attacking)]));
        let alone = Asks::Number(Number::Count(Box::new(attackers)), Compare::Exactly, Number::N(1));
        return Happening::While(Box::new(attacks), Box::new(alone));
    }
    if said(i, "while saddled")
        && let Happening::Done(what, ..) = &attacks
    {
        // The card itself, or whichever it is that attacks.
        let what = if *what == Thing::Own { Thing::Own } else { Thing::It };
        let saddled = Like(vec![Trait::Is(What::Designated(Designation::Saddled))]);
        return Happening::While(Box::new(attacks), Box::new(Asks::Is(what, saddled)));
    }
    if said(i, "while")
        && let Ok(asks) = asks::asks(i)
    {
        return Happening::While(Box::new(attacks), Box::new(asks));
    }
    i.reset(&start);
    attacks
}

/// "You attack", "you attack with three or more creatures", behind the verb.
pub(super) fn of_player(i: &mut Input<'_>, who: Player) -> Parsed<Happening> {
    let several = |of: Vec<Trait>| {
        let theirs = Thing::Such(How::Each, Like(of));
        Happening::Several(Box::new(Happening::Done(theirs, Deed::Attack, None::<Recipient>)))
    };
    if !said(i, "with") {
        return Ok(several(vec![Trait::Controlled(who)]));
    }
    if said(i, "one or more") {
        let Like(mut of) = noun::like(i, false)?;
        of.push(Trait::Controlled(who));
        return Ok(several(of));
    }
    let (compare, least) = number::compared(i)?;
    let (Compare::AtLeast, Number::N(least)) = (compare, least) else { return Err(EmptyError) };
    let Like(mut of) = noun::like(i, false)?;
    of.push(Trait::Controlled(who));
    let attack = several(of.clone());
    of.push(Trait::Is(What::Attacking));
    Ok(Happening::While(Box::new(attack), Box::new(at_least(of, least))))
}

/// "Three or more creatures you control attack".
pub(super) fn so_many(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    let (Compare::AtLeast, Number::N(least)) = number::compared(i)? else { return Err(EmptyError) };
    let Like(mut of) = noun::like(i, false)?;
    words("attack")(i)?;
    if least < 2 {
        return Err(EmptyError);
    }
    let attackers = Thing::Such(How::Each, Like(of.clone()));
    let attack = Happening::Several(Box::new(Happening::Done(attackers, Deed::Attack, None)));
    of.push(Trait::Is(What::Attacking));
    Ok(vec![Happening::While(Box::new(attack), Box::new(at_least(of, least)))])
}

/// One or more creatures attack this player.
pub(super) fn is_attacked(who: Player) -> Happening {
    let creatures = Thing::Such(How::Each, Like(vec![Trait::Is(What::Type(CardType::Creature))]));
    let attack = Happening::Done(creatures, Deed::Attack, Some(Recipient::Player(who)));
    Happening::Several(Box::new(attack))
}

/// A state that an ability waits for: "you control no Islands".
pub(super) fn state(i: &mut Input<'_>) -> Parsed<Happening> {
    let asks = asks::asks(i)?;
    if is_state(&asks) { Ok(Happening::State(Box::new(asks))) } else { Err(EmptyError) }
}

/// Whether it is asked what is there, and not what has happened.
fn is_state(asks: &Asks) -> bool {
    match asks {
        Asks::Not(asks) => is_state(asks),
        Asks::Exists(_) => true,
        Asks::Number(number, ..) => matches!(
            number,
            Number::Count(_)
                | Number::Counters(..)
                | Number::Hand(_)
                | Number::Graveyard(_)
                | Number::Life(_)
        ),
        Asks::Is(..)
        | Asks::TurnOf(_)
        | Asks::Has(..)
        | Asks::Marked(..)
        | Asks::Happened(_)
        | Asks::Paid(..)
        | Asks::Kicked(..)
        | Asks::CastThisWay
        | Asks::AsCast(_)
        | Asks::Cast(..)
        | Asks::Daytime(_)
        | Asks::During(..)
        | Asks::NotFirstDraw
        | Asks::Otherwise
        | Asks::Done(_)
        | Asks::Won(_)
        | Asks::LeftUndone(_)
        | Asks::Impossible(_)
        | Asks::WhenDone(_)
        | Asks::WhenSo(..)
        | Asks::Within(..)
        | Asks::DidThisWay(..)
        | Asks::Searched(_)
        | Asks::All(_)
        | Asks::Any(_) => false,
    }
}
