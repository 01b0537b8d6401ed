//! Keywords whose cost, behind a dash, is more than mana; and what may be beheld.

use language::board::{CardType, Counter, Keyword, KeywordName};
use language::event::Deed;
use language::select::What;
use winnow::error::EmptyError;

use super::words::{at_end, list, said, said_any, table, token, words};
use super::{Input, Parsed, keyword, noun, number, sentence};
use crate::oracle::text::Sort;
use crate::oracle::tree::{
    Action, ByPlayer, Clause, Cost, How, Like, Number, Player, Said, Thing, ToObject, Trait,
};

/// "Flashback—{1}{U}, Pay 3 life".
pub(super) fn priced(i: &mut Input<'_>) -> Parsed<Said> {
    let (keyword, called) = table(PRICED)(i)?;
    if !said_any(i, &["\u{2014}", "-"]) {
        return Err(EmptyError);
    }
    let costs = list(sentence::cost, &[","])(i)?;
    if at_end(i) { Ok(Said::Priced(keyword, called, costs)) } else { Err(EmptyError) }
}

/// Keywords with a dash, and how a board says that their cost was paid.
const PRICED: &[(&str, (Keyword, &str))] = &[
    ("flashback", (Keyword::Flashback, "flashback")),
    ("buyback", (Keyword::Buyback, "buyback")),
    ("madness", (Keyword::Madness, "madness")),
    ("evoke", (Keyword::Evoke, "evoke")),
    ("escape", (by_name(KeywordName::Escape), "escape")),
    ("kicker", (by_name(KeywordName::Kicker), "kicked")),
    ("freerunning", (by_name(KeywordName::Freerunning), "freerunning")),
    ("entwine", (Keyword::Entwine(NO_COST), "entwine")),
];

/// A keyword that the language knows by its name.
const fn by_name(name: KeywordName) -> Keyword {
    Keyword::Named { name, with: String::new() }
}

/// Of what is said behind a dash no mana is held.
const NO_COST: language::board::Cost = language::board::Cost { generic: 0, mana: Vec::new(), x: 0 };

/// "Equip—Sacrifice a creature": the ability that it stands for (CR 702.6a (2026-04-17)).
///
/// Known gap: the card has no keyword by it; what asks who has equip does not find it.
pub(super) fn equipped(i: &mut Input<'_>) -> Parsed<Said> {
    words("equip \u{2014}")(i)?;
    let costs = list(sentence::cost, &[","])(i)?;
    let yours = vec![Trait::Is(What::Type(CardType::Creature)), Trait::Controlled(Player::You)];
    let target = How::Target { amount: 1, or_fewer: false };
    let attaches = ToObject::Attach(Thing::Own, Thing::Such(target, Like(yours)));
    let does = vec![Clause::plain(Player::You, Action::Object(attaches))];
    if at_end(i) { Ok(Said::Activated { costs, does }) } else { Err(EmptyError) }
}

/// "Cumulative upkeep—Pay 2 life", with mana besides or without.
pub(super) fn upkeep(i: &mut Input<'_>) -> Parsed<Said> {
    words("cumulative upkeep \u{2014} pay")(i)?;
    if keyword::mana(i).is_ok() {
        words("and")(i)?;
    }
    let life = number::plain(i)?;
    words("life")(i)?;
    if at_end(i) { Ok(Said::CumulativeUpkeep(life)) } else { Err(EmptyError) }
}

/// What is paid by doing something with permanents or cards: "behold a Goat", "unattach ~".
pub(super) fn without_mana(i: &mut Input<'_>) -> Parsed<Cost> {
    if said(i, "unattach") {
        return noun::own(i).map(|what| Cost::Does(ToObject::DoneTo(Deed::Unattach, what).into()));
    }
    // X is announced for a cost; where it is paid as something resolves, it is chosen then.
    if said(i, "pay x") {
        token(i, |token| (token.sort == Sort::Symbol && &*token.text == "{e}").then_some(()))?;
        let (who, kind) = (Player::You, Counter::Named("energy".to_owned()));
        let pays = ByPlayer::PlayerCounters { who, kind, amount: Number::X, removed: true };
        return Ok(Cost::Does(pays.into()));
    }
    beheld(i)
}

/// "Behold a Goat": such a permanent, or such a card in the hand.
fn beheld(i: &mut Input<'_>) -> Parsed<Cost> {
    words("behold")(i)?;
    if !said_any(i, &["an", "a"]) {
        return Err(EmptyError);
    }
    let like = noun::like(i, false)?;
    let plain = like.0.iter().all(|one| matches!(one, Trait::Is(_) | Trait::AnyOf(_)));
    if !plain || said(i, "and exile it") {
        return Err(EmptyError);
    }
    Ok(Cost::Behold(like))
}
