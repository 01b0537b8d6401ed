//! What lasts: changes, restrictions, shields, control, attachment, designations.

use language::board::{Ability, Color, Designation, Keyword, PlayerDesignation};
use language::select::What;

use super::super::words::{ahead, at_end, list, maybe, said, said_any, table, verb, words};
use super::super::{Input, Parsed, gain, noun, number, restricts};
use crate::oracle::tree::{
    Action, ByPlayer, Cant, Floating, Gain, Happening, How, Lasting, Like, Must, Number, Player, Thing,
    ToObject, Trait, Until, Would,
};

/// "Target creature gets +2/+2 and gains flying until end of turn", "until end of turn, ~ becomes a 3/3 Elemental".
pub(super) fn changes(i: &mut Input<'_>) -> Parsed<Action> {
    let before = maybe(i, |i: &mut Input<'_>| {
        let until = gain::until(i)?;
        words(",")(i)?;
        Ok(until)
    });
    let what = noun::thing(i)?;
    said(i, "each");
    // Besides what was said before.
    said(i, "also");
    if before.is_none()
        && let Some(gains) = maybe(i, gain::despite_defender)
    {
        return Ok(Action::Lasts(Lasting::Change(what, gains, Until::Turn)));
    }
    let have = ["has", "have"].iter().any(|verb| ahead(i, verb));
    let becomes = ahead(i, "becomes");
    let gains = gain::gains(i)?;
    let until = match before {
        Some(until) => until,
        None => match maybe(i, gain::until) {
            Some(until) => until,
            None if stays(&what, &gains) || becomes && is_for_good(&what, &gains) => Until::Always,
            // In place of what lasts until the turn ends.
            None if ahead(i, "instead") && matches!(what, Thing::That(_)) => Until::Turn,
            None => return Err(winnow::error::EmptyError),
        },
    };
    let gains = for_each(i, gains);
    let same = same(&what);
    let spoken_of = matches!(what, Thing::It | Thing::That(_) | Thing::They | Thing::Those);
    if have && spoken_of && until == Until::Always && gains.iter().all(is_ability) {
        return Ok(Action::Lasts(Lasting::Have(what, gains)));
    }
    let first = Action::Lasts(Lasting::Change(what, gains, until));
    // "And can't be blocked this turn": the same objects.
    let more = maybe(i, |i: &mut Input<'_>| {
        words("and")(i)?;
        if let Some(gains) = maybe(i, gain::despite_defender) {
            return Ok(Action::Lasts(Lasting::Change(same.clone(), gains, Until::Turn)));
        }
        if before.is_some()
            && let Some(others) = maybe(i, |i: &mut Input<'_>| change_of_others(i, until))
        {
            return Ok(others);
        }
        Ok(match maybe(i, cant_until) {
            Some((cant, until)) => Action::Lasts(Lasting::Cant(same.clone(), cant, until)),
            None => match maybe(i, |i: &mut Input<'_>| super::damage::deals_by(i, same.clone())) {
                Some(deals) => deals,
                None => Action::Lasts(must_of(i, &same)?),
            },
        })
    });
    Ok(match more {
        Some(more) => Action::All(vec![first, more]),
        None => first,
    })
}

/// "Target Goat gets -1/-1", of others than what the same words in front have spoken of. Other than what they are, no word says
/// of all that are alike.
fn change_of_others(i: &mut Input<'_>, until: Until) -> Parsed<Action> {
    let what = noun::thing(i)?;
    let told = match &what {
        Thing::Such(How::Each, like) => !like.0.contains(&Trait::Other),
        Thing::Such(How::Target { .. }, _) => true,
        Thing::Such(..)
        | Thing::Own
        | Thing::Host
        | Thing::It
        | Thing::That(_)
        | Thing::ThatCard
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Rest
        | Thing::And(_) => false,
    };
    if !told {
        return Err(winnow::error::EmptyError);
    }
    gain::gains(i).map(|gains| Lasting::Change(what, gains, until).into())
}

/// "Double target creature's power until end of turn", "double the power and toughness of each creature you control".
pub(super) fn doubles(i: &mut Input<'_>) -> Parsed<Action> {
    let before = maybe(i, |i: &mut Input<'_>| {
        let until = gain::until(i)?;
        words(",")(i)?;
        Ok(until)
    });
    words("double")(i)?;
    let both = |i: &mut Input<'_>| table(&[("power and toughness", true), ("power", false)])(i);
    let (what, toughness) = if said(i, "the") {
        let toughness = both(i)?;
        words("of")(i)?;
        (noun::thing(i)?, toughness)
    } else if said(i, "its") {
        (Thing::It, both(i)?)
    } else {
        let what = noun::thing(i)?;
        words("'s")(i)?;
        (what, both(i)?)
    };
    let until = before.map_or_else(|| gain::until(i), Ok)?;
    Ok(Action::Lasts(Lasting::Double(what, toughness, until)))
}

/// "This Saga gains ..", to the end of a chapter: for good, as no word says how long.
pub(in super::super) fn own_gains(i: &mut Input<'_>) -> Parsed<Action> {
    let what = noun::own(i)?;
    if !ahead(i, "gains") {
        return Err(winnow::error::EmptyError);
    }
    let gains = gain::gains(i)?;
    if !at_end(i) || !gains.iter().all(is_ability) {
        return Err(winnow::error::EmptyError);
    }
    Ok(Action::Lasts(Lasting::Change(what, gains, Until::Always)))
}

const fn is_ability(gain: &Gain) -> bool {
    matches!(gain, Gain::Ability(_) | Gain::Quoted { .. })
}

/// The same objects, spoken of again.
fn same(what: &Thing) -> Thing {
    let is_target = |one: &Thing| matches!(one, Thing::Such(How::Target { .. }, _));
    if matches!(what, Thing::Such(How::Target { amount: 1, .. } | How::One, _)) {
        Thing::It
    } else if matches!(what, Thing::And(all) if all.iter().any(is_target)) {
        Thing::They
    } else if matches!(what, Thing::Such(How::Each, _)) {
        what.clone()
    } else if matches!(what, Thing::Such(..)) {
        Thing::They
    } else {
        what.clone()
    }
}

/// "Target creature attacks this turn if able", "all creatures able to block target creature this turn do so".
pub(super) fn must(i: &mut Input<'_>) -> Parsed<Action> {
    if said(i, "all creatures able to block") {
        let what = noun::thing(i)?;
        words("this turn do so")(i)?;
        return Ok(Action::Lasts(Lasting::Must(what, Must::BeBlockedByAll, Until::Turn)));
    }
    let what = noun::thing(i)?;
    must_of(i, &what).map(Action::Lasts)
}

/// "Can block an additional creature this turn".
fn blocks_more(i: &mut Input<'_>, what: &Thing) -> Parsed<Lasting> {
    words("can block")(i)?;
    let more = if said(i, "any number of creatures") {
        u64::MAX
    } else {
        words("an additional")(i)?;
        let more = maybe(i, number::plain).unwrap_or(1);
        if !said_any(i, &["creature", "creatures"]) {
            return Err(winnow::error::EmptyError);
        }
        more
    };
    words("this turn")(i).map(|()| Lasting::BlocksMore(what.clone(), more, Until::Turn))
}

fn must_of(i: &mut Input<'_>, what: &Thing) -> Parsed<Lasting> {
    if let Some(found) = maybe(i, |i: &mut Input<'_>| blocks_more(i, what)) {
        return Ok(found);
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| blocks_that(i, what)) {
        return Ok(found);
    }
    if let Some(whom) = maybe(i, blocks_it) {
        return Ok(Lasting::Must(what.clone(), Must::BlockIt(whom), Until::Combat));
    }
    let (must, until) = table(MUST)(i)?;
    Ok(Lasting::Must(what.clone(), must, until))
}

/// "Blocks ~ this turn if able".
fn blocks_that(i: &mut Input<'_>, what: &Thing) -> Parsed<Lasting> {
    verb("block")(i)?;
    let whom = match maybe(i, noun::simple) {
        Some(whom) => whom,
        None => noun::thing(i)?,
    };
    if matches!(&whom, Thing::Such(how, _) if !matches!(how, How::Target { amount: 1, or_fewer: false })) {
        return Err(winnow::error::EmptyError);
    }
    let until = table(&[("this turn if able", Until::Turn), ("this combat if able", Until::Combat)])(i)?;
    // "It" is what was named before who blocks; who blocks are not those that are there later.
    let it_in_combat = whom == Thing::It && until == Until::Combat;
    if it_in_combat || *what == Thing::It || matches!(what, Thing::Such(How::Each, _)) {
        return Err(winnow::error::EmptyError);
    }
    Ok(Lasting::Must(what.clone(), Must::BlockThat(Box::new(whom)), until))
}

/// "Blocks ~ this combat if able": what has to be blocked.
fn blocks_it(i: &mut Input<'_>) -> Parsed<Thing> {
    verb("block")(i)?;
    let whom = noun::simple(i)?;
    words("this combat if able")(i).map(|()| whom)
}

const MUST: &[(&str, (Must, Until))] = &[
    ("attacks this turn if able", (Must::Attack, Until::Turn)),
    ("attack this turn if able", (Must::Attack, Until::Turn)),
    ("attacks this combat if able", (Must::Attack, Until::Combat)),
    ("attack this combat if able", (Must::Attack, Until::Combat)),
    ("blocks this turn if able", (Must::Block, Until::Turn)),
    ("block this turn if able", (Must::Block, Until::Turn)),
    ("blocks this combat if able", (Must::Block, Until::Combat)),
    ("must be blocked this turn if able", (Must::BeBlocked, Until::Turn)),
    ("must be blocked this combat if able", (Must::BeBlocked, Until::Combat)),
];

/// "Switch target creature's power and toughness until end of turn", "switch the power and toughness of each of up to two
/// target creatures".
pub(super) fn switches(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("switch")(i)?;
    if *who != Player::You {
        return Err(winnow::error::EmptyError);
    }
    let what = if said(i, "the power and toughness of each of") {
        noun::thing(i)?
    } else if said(i, "its power and toughness") {
        Thing::It
    } else {
        let what = noun::thing(i)?;
        words("'s power and toughness")(i)?;
        what
    };
    words("until end of turn")(i)?;
    Ok(Action::Lasts(Lasting::Switch(what, Until::Turn)))
}

/// "~ becomes a copy of target creature": for good, and without exceptions.
pub(super) fn becomes_copy(i: &mut Input<'_>) -> Parsed<Action> {
    let what = noun::thing(i)?;
    if !said_any(i, &["becomes a copy of", "become a copy of"]) {
        return Err(winnow::error::EmptyError);
    }
    let of = noun::thing(i)?;
    if [",", "until", "except", "for"].iter().any(|word| ahead(i, word)) {
        return Err(winnow::error::EmptyError);
    }
    Ok(ToObject::BecomeCopy(what, of).into())
}

/// Whether the card itself becomes something else, for how long no word says: "~ becomes a 4/4 Ape creature".
fn is_for_good(what: &Thing, gains: &[Gain]) -> bool {
    let [Gain::Becomes { besides: false, .. }, more @ ..] = gains else { return false };
    *what == Thing::Own && more.iter().all(|gain| matches!(gain, Gain::Ability(_) | Gain::Quoted { .. }))
}

/// Whether what objects that were named before gain, or are then, they have for good.
fn stays(what: &Thing, gains: &[Gain]) -> bool {
    let lasts = |gain: &Gain| match gain {
        Gain::Quoted { .. }
        | Gain::Ability(_)
        | Gain::Base(..)
        | Gain::Becomes { .. }
        | Gain::Colors(_)
        | Gain::Loses(_)
        | Gain::LosesOthers
        | Gain::LosesAll => true,
        Gain::OneOf(all) => all.iter().all(|one| matches!(one, Gain::Colors(_))),
        Gain::Bound(_)
        | Gain::LosesCreatureTypes
        | Gain::IsNo(_)
        | Gain::Sized(..)
        | Gain::SizedX(..)
        | Gain::SizedFor(..)
        | Gain::Power(_)
        | Gain::Toughness(_) => false,
    };
    let of_size = matches!(gains, [Gain::Power(Number::X), Gain::Toughness(Number::X)]);
    if *what == Thing::Own && of_size {
        return true;
    }
    let named = matches!(
        what,
        Thing::It | Thing::That(_) | Thing::They | Thing::Those | Thing::Such(How::Target { .. }, _)
    );
    named && gains.iter().all(lasts)
}

/// "Gets +1/+1 until end of turn for each ..": how often, where that stands last.
fn for_each(i: &mut Input<'_>, gains: Vec<Gain>) -> Vec<Gain> {
    let [Gain::Sized(power, toughness)] = gains[..] else { return gains };
    let each = maybe(i, |i: &mut Input<'_>| {
        words("for each")(i)?;
        number::each(i)
    });
    match each {
        Some(each) => vec![Gain::SizedFor(power, toughness, each)],
        None => gains,
    }
}

/// "Target creature can't block this turn", "it doesn't untap during its controller's next untap step".
pub(super) fn cant(i: &mut Input<'_>) -> Parsed<Action> {
    let before = maybe(i, |i: &mut Input<'_>| {
        let until = gain::until(i)?;
        words(",")(i).map(|()| until)
    });
    if let Some(until) = before {
        let what = noun::thing(i)?;
        // "It can't attack, and its activated abilities can't be activated".
        let all = list(restricts::restrictions, &[", and", "and"])(i)?;
        return Ok(Lasting::Cant(what, all.into_iter().flatten().collect(), until).into());
    }
    let of_it = ahead(i, "its activated abilities");
    let what = if of_it { Thing::It } else { noun::thing(i)? };
    if let Some(until) = maybe(i, table(NEXT_UNTAP)) {
        return Ok(Action::Lasts(Lasting::Cant(what, vec![Cant::Untap], until)));
    }
    let (cant, until) = cant_until(i)?;
    Ok(Action::Lasts(Lasting::Cant(what, cant, until)))
}

/// "Can't block this turn", "can't be blocked this turn except by Walls".
fn cant_until(i: &mut Input<'_>) -> Parsed<(Vec<Cant>, Until)> {
    let mut cant = restricts::restrictions(i)?;
    let until = gain::until(i)?;
    if cant == [Cant::BeBlocked] && said(i, "except by") {
        cant = vec![restricts::blocked_but(i)?];
    }
    Ok((cant, until))
}

const NEXT_UNTAP: &[(&str, Until)] = &[
    ("doesn't untap during its controller 's next untap step", Until::TheirUntap),
    ("don't untap during its controller 's next untap step", Until::TheirUntap),
    ("doesn't untap during their controller 's next untap step", Until::TheirUntap),
    ("don't untap during their controller 's next untap step", Until::TheirUntap),
    ("don't untap during their controllers 's next untap steps", Until::TheirUntap),
    ("don't untap during their controllers 's next untap step", Until::TheirUntap),
    ("doesn't untap during your next untap step", Until::YourUntap),
    ("don't untap during your next untap step", Until::YourUntap),
];

/// "~ fights target creature", "it fights that creature".
pub(super) fn fights(i: &mut Input<'_>) -> Parsed<Action> {
    let one = noun::thing(i)?;
    verb("fight")(i)?;
    if said(i, "each other") {
        return Ok(ToObject::FightEachOther(one).into());
    }
    noun::thing(i).map(|other| Action::Object(ToObject::Fight(one, other)))
}

/// "Gain control of target creature until end of turn".
pub(super) fn control(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("gain")(i)?;
    words("control of")(i)?;
    let what = noun::done_to(i)?;
    let until = maybe(i, gain::until).unwrap_or(Until::Always);
    Ok(Action::Lasts(Lasting::Control(who.clone(), what, until)))
}

/// A replacement or prevention effect that comes into force: "prevent all combat damage that would be dealt this turn".
pub(super) fn effects(i: &mut Input<'_>) -> Parsed<Vec<Action>> {
    let all = super::super::instead::floating(i)?;
    if let Some(each) = all.iter().map(of_each_color).collect::<Option<Vec<_>>>() {
        return Ok(each.into_iter().map(|each| Action::Lasts(Lasting::OneOf(each))).collect());
    }
    Ok(all.into_iter().map(|effect| Action::Lasts(Lasting::Effect(Box::new(effect)))).collect())
}

/// An effect on damage by sources of the colour of somebody's choice: one for each colour. None where no colour is chosen.
fn of_each_color(effect: &Floating) -> Option<Vec<Floating>> {
    let Happening::Damage(Some(Thing::Such(how, Like(traits))), to, combat) = &effect.instead.event else {
        return None;
    };
    if !traits.contains(&Trait::ColorOfChoice) {
        return None;
    }
    let of = |color: Color| {
        let chosen = |one: &Trait| {
            if *one == Trait::ColorOfChoice { Trait::Is(What::Color(color)) } else { one.clone() }
        };
        let from = Thing::Such(how.clone(), Like(traits.iter().map(chosen).collect()));
        let mut of_color = effect.clone();
        of_color.instead.event = Happening::Damage(Some(from), to.clone(), *combat);
        of_color
    };
    Some(Color::ALL.map(of).to_vec())
}

/// "Players can't gain life this turn".
pub(super) fn barred(i: &mut Input<'_>) -> Parsed<Action> {
    let before = maybe(i, |i: &mut Input<'_>| {
        let until = gain::until(i)?;
        words(",")(i).map(|()| until)
    });
    let (target, all) = if let Some(found) = maybe(i, restricts::barred_to_one) {
        found
    } else {
        let Would::Barred(all) = restricts::barred(i)? else { return Err(winnow::error::EmptyError) };
        (None, all)
    };
    let until = before.map_or_else(|| gain::until(i), Ok)?;
    let barred = Action::Lasts(Lasting::Barred(all, until));
    Ok(match target {
        Some(who) => Action::All(vec![ByPlayer::Targets(who).into(), barred]),
        None => barred,
    })
}

/// "You gain hexproof until your next turn".
pub(super) fn untargetable(i: &mut Input<'_>) -> Parsed<Action> {
    words("you")(i)?;
    let besides = maybe(i, |i: &mut Input<'_>| {
        words("and")(i)?;
        noun::plain(i)
    });
    words("gain")(i)?;
    let (by, keyword) = table(&[
        ("hexproof", (Player::Opponents, Keyword::Hexproof)),
        ("shroud", (Player::Each, Keyword::Shroud)),
    ])(i)?;
    let until = gain::until(i)?;
    let yours: Action = Lasting::NoTarget(Player::You, by, until).into();
    Ok(match besides {
        Some(what) => {
            let gains = vec![Gain::Ability(Ability::Keyword(keyword))];
            Action::All(vec![yours, Lasting::Change(what, gains, until).into()])
        }
        None => yours,
    })
}

/// "Damage can't be prevented this turn".
pub(super) fn unpreventable(i: &mut Input<'_>) -> Parsed<Action> {
    let (event, until) = super::super::dealt::unpreventable(i)?;
    until.map(|until| Action::Lasts(Lasting::Unpreventable(event, until))).ok_or(winnow::error::EmptyError)
}

/// "Regenerate ~".
pub(super) fn regenerates(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    verb("regenerate")(i)?;
    noun::thing(i).map(|what| Lasting::Regenerate(what).into())
}

/// "Attach ~ to target creature".
pub(super) fn attaches(i: &mut Input<'_>, _who: &Player) -> Parsed<Action> {
    verb("attach")(i)?;
    let what = noun::thing(i)?;
    words("to")(i)?;
    noun::thing(i).map(|to| Action::Object(ToObject::Attach(what, to)))
}

/// "~ becomes prepared".
pub(super) fn prepared(i: &mut Input<'_>) -> Parsed<Action> {
    let what = noun::thing(i)?;
    if !said_any(i, &["becomes prepared", "become prepared"]) {
        return Err(winnow::error::EmptyError);
    }
    Ok(ToObject::Become(what, Designation::Prepared).into())
}

/// "You become the monarch".
pub(super) fn designated(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let of_player = table(&[
        ("become the monarch", PlayerDesignation::Monarch),
        ("becomes the monarch", PlayerDesignation::Monarch),
        ("take the initiative", PlayerDesignation::Initiative),
        ("takes the initiative", PlayerDesignation::Initiative),
    ]);
    if let Some(found) = maybe(i, of_player) {
        return Ok(Action::Player(ByPlayer::Get(who.clone(), found)));
    }
    verb("suspect")(i)?;
    noun::thing(i).map(|what| Action::Object(ToObject::Become(what, Designation::Suspected)))
}
