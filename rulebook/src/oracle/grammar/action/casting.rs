//! Cards that a player casts as what says so resolves, and spells that are copied.

use language::board::ObjectKind;
use language::select::What;
use winnow::error::EmptyError;

use super::super::words::{ahead, at_end, said, said_any, verb, words};
use super::super::{Input, Parsed, keyword, noun};
use crate::oracle::tree::{Action, ByPlayer, How, Like, Number, Player, Thing, ToObject, Touched, Trait};

/// "Cast target instant card from your graveyard", "cast it": as what says so resolves.
pub(super) fn casts(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("cast")(i)?;
    let what = match noun::thing(i)? {
        Thing::Such(how @ (How::One | How::Target { amount: 1, .. }), Like(traits)) => {
            // A spell that is cast from somewhere is a card there.
            let spell = traits.contains(&Trait::Spell);
            let mut card: Vec<Trait> = traits.into_iter().filter(|one| *one != Trait::Spell).collect();
            if !card.iter().any(|one| matches!(one, Trait::In(..) | Trait::Among)) {
                return Err(EmptyError);
            }
            if spell {
                card.push(Trait::Is(What::Kind(ObjectKind::Card)));
            }
            Thing::Such(how, Like(card))
        }
        one @ (Thing::It | Thing::That(_) | Thing::The(Touched::Exiled | Touched::Chosen)) => one,
        Thing::Such(..)
        | Thing::ThatCard
        | Thing::Own
        | Thing::Host
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::Rest
        | Thing::And(_) => return Err(EmptyError),
    };
    // Mana is not paid.
    if !said(i, "without paying its mana cost") && said(i, "by paying") {
        keyword::mana(i)?;
        let how = &["rather than paying its mana cost", "in addition to its other costs"];
        if !said_any(i, how) && !said(i, "in addition to paying its other costs") {
            return Err(EmptyError);
        }
    }
    // For a time is another permission: it is not cast then.
    if ["this turn", "until", "for as long as", "by"].iter().any(|more| ahead(i, more)) {
        return Err(EmptyError);
    }
    Ok(ByPlayer::Cast(who.clone(), what).into())
}

/// "You may cast target instant card from your graveyard this turn": it is targeted, and spoken of behind that. Whether it is
/// cast then, no ruling asks.
pub(super) fn may_be_cast(i: &mut Input<'_>) -> Parsed<Action> {
    if !said_any(i, &["you may cast", "you may play"]) {
        return Err(EmptyError);
    }
    let what = noun::thing(i)?;
    let is_card = |like: &Like| like.0.iter().any(|one| matches!(one, Trait::In(..)));
    let is_target = matches!(&what, Thing::Such(How::Target { amount: 1, or_fewer: false }, like)
        if is_card(like) && !like.0.contains(&Trait::Spell));
    if !is_target || !said(i, "this turn") || !at_end(i) {
        return Err(EmptyError);
    }
    Ok(ByPlayer::MayBeCast(what).into())
}

/// "You may choose new targets for target spell".
pub(super) fn new_targets(i: &mut Input<'_>) -> Parsed<Action> {
    words("you may choose new targets for")(i)?;
    let of = noun::thing(i)?;
    let is_spell = matches!(&of, Thing::Such(How::Target { .. }, like) if like.0.contains(&Trait::Spell));
    if is_spell { Ok(ToObject::NewTargets(of).into()) } else { Err(EmptyError) }
}

/// "Copy target instant or sorcery spell".
pub(super) fn copies_spell(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("copy")(i)?;
    let what = noun::thing(i)?;
    let is_spell = match &what {
        // "This spell", of what an instant or a sorcery does: by somebody else.
        Thing::Own => *who != Player::You,
        Thing::It | Thing::That(_) | Thing::ThatCard => true,
        Thing::Such(_, like) => like.0.contains(&Trait::Spell),
        Thing::Host
        | Thing::The(_)
        | Thing::They
        | Thing::Those
        | Thing::ThatSource
        | Thing::Rest
        | Thing::SourceOfChoice(_)
        | Thing::And(_) => false,
    };
    let times = if said(i, "twice") {
        Number::N(2)
    } else if said(i, "x times") {
        Number::X
    } else {
        super::cards::for_each(i, Number::N(1))
    };
    let new_targets = said_any(
        i,
        &[
            "and you may choose new targets for the copy",
            ", and you may choose new targets for the copy",
            "and you may choose new targets for the copies",
        ],
    ) || *who != Player::You && said_any(i, THEIR_TARGETS);
    let who = who.clone();
    if is_spell { Ok(ToObject::Copy { who, what, times, new_targets }.into()) } else { Err(EmptyError) }
}

/// That somebody who copies a spell may choose new targets.
const THEIR_TARGETS: &[&str] = &[
    "and may choose new targets for the copy",
    "and may choose new targets for that copy",
    "and may choose a new target for the copy",
    "and may choose a new target for that copy",
];
