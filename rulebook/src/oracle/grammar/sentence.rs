//! A sentence whole: what sort it is, and what stands in front.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::words::{at_end, list, maybe, said, said_any, table, token, words};
use super::{
    Input, Parsed, action, asks, costs, happening, keyword, outside, own_casting, permission, priced, rider,
    statics, unasked,
};
use crate::oracle::text::{self, OWN, Sort};
use crate::oracle::tree::{
    Action, ByPlayer, Cant, Clause, Cost, Happening, How, Lasting, Modes, Number, Player, Provision, Said,
    Thing, ToObject, Until,
};
use language::board::Counter;
use language::event::{Deed, KeywordAction};

/// A sentence.
pub(super) fn sentence(i: &mut Input<'_>) -> Parsed<Said> {
    if let Some(numbers) = maybe(i, chapter_symbols) {
        return chapters(i, numbers);
    }
    if said(i, "max speed \u{2014}") {
        return sentence(i).map(|said| Said::Provided(Provision::MaxSpeed, Box::new(said)));
    }
    if said(i, "solved \u{2014}") {
        return sentence(i).map(|said| Said::Provided(Provision::Solved, Box::new(said)));
    }
    if said(i, "to solve \u{2014}") {
        let asks = asks::asks(i)?;
        return if at_end(i) { Ok(Said::ToSolve(asks)) } else { Err(EmptyError) };
    }
    if let Some(modes) = maybe(i, modes_by_keyword) {
        return Ok(modes);
    }
    ability_word(i);
    let of_cost = alt((
        costs::timing,
        rider::limits,
        mana,
        costs::mana_cost,
        permission::permission,
        costs::spending,
        costs::additional,
        costs::alternative,
        alt((outside::outside, unasked::unasked, own_casting::own_casting)),
    ));
    let of_keyword = alt((keywords, priced::priced, priced::equipped, priced::upkeep, ward, suspended));
    alt((of_keyword, of_cost, rider, triggered, activated, does, always)).parse_next(i)
}

/// "Spree", "tiered": modes, each with a cost of its own (CR 702.172, 702.183 (2026-04-17)).
fn modes_by_keyword(i: &mut Input<'_>) -> Parsed<Said> {
    let modes =
        table(&[("spree", Modes { least: 1, most: u64::MAX }), ("tiered", Modes { least: 1, most: 1 })])(i)?;
    let does = vec![Clause::plain(Player::You, Action::Modes(modes))];
    if at_end(i) { Ok(Said::Does(does)) } else { Err(EmptyError) }
}

/// A quoted ability: what its sentences say.
pub(super) fn quoted(text: &str) -> Option<Vec<Said>> {
    // A comma behind the quote stands within it.
    let [line] = &text::read(OWN, text.trim_end_matches(','))[..] else { return None };
    line.sentences.iter().map(|sentence| super::read(&sentence.tokens).ok()).collect()
}

/// A word that says nothing, with a dash behind it: "landfall".
fn ability_word(i: &mut Input<'_>) {
    let start = i.checkpoint();
    // A keyword with a dash says what it costs.
    if said_any(i, DASHED) {
        i.reset(&start);
        return;
    }
    let plain = |token: &text::Token| matches!(token.sort, Sort::Word | Sort::Capital).then_some(());
    let mut count = 0_usize;
    while token(i, plain).is_ok() {
        count += 1;
    }
    // "Descend 4", "Defense!".
    if count > 0 {
        let number = |token: &text::Token| (token.sort == Sort::Number).then_some(());
        let _ = token(i, number).is_ok() || said(i, "!");
    }
    // "Choose one —" is no such word.
    if count == 0 || !said(i, "\u{2014}") || at_end(i) {
        i.reset(&start);
        if maybe(i, title).is_none() {
            i.reset(&start);
        }
    }
}

/// Words with capital letters, with what is owned, commas, or the card's name among them: "Wren's Song, Wren's Due".
fn title(i: &mut Input<'_>) -> Parsed<()> {
    let of_title = |token: &text::Token| {
        let word = &*token.text;
        let small = SMALL.contains(&word) || matches!(word, text::OF | "," | "!");
        (matches!(token.sort, Sort::Capital | Sort::Own) || small).then_some(())
    };
    token(i, |token| matches!(token.sort, Sort::Capital | Sort::Own).then_some(()))?;
    while token(i, of_title).is_ok() {}
    words("\u{2014}")(i)?;
    if at_end(i) { Err(EmptyError) } else { Ok(()) }
}

/// Words in small letters that stand in titles.
const SMALL: &[&str] = &["of", "the", "a", "an", "and", "in", "to", "for", "on", "from", "with", "dilemma"];

/// Keywords behind which a dash stands before what they cost.
const DASHED: &[&str] = &[
    "splice",
    "equip",
    "ward",
    "kicker",
    "multikicker",
    "buyback",
    "flashback",
    "cycling",
    "madness",
    "morph",
    "megamorph",
    "disguise",
    "echo",
    "cumulative upkeep",
    "entwine",
    "escalate",
    "escape",
    "evoke",
    "overload",
    "suspend",
    "unearth",
    "ninjutsu",
    "crew",
    "bestow",
    "dash",
    "emerge",
    "foretell",
    "fortify",
    "level up",
    "prototype",
    "reconfigure",
    "recover",
    "reinforce",
    "replicate",
    "scavenge",
    "spectacle",
    "squad",
    "surge",
    "transmute",
    "aura swap",
    "awaken",
    "casualty",
    "craft",
    "embalm",
    "eternalize",
    "encore",
    "impending",
    "mutate",
    "offspring",
    "outlast",
    "prowl",
    "miracle",
    "blitz",
    "cleave",
    "harmonize",
    "mayhem",
    "plot",
    "warp",
    "gift",
    "freerunning",
    "companion",
    "partner",
    "specialize",
    "max speed",
    "the ring",
    "to solve",
    "solved",
];

fn keywords(i: &mut Input<'_>) -> Parsed<Said> {
    keyword::line(i).map(Said::Keywords)
}

/// "Ward—Pay 2 life", "ward—discard a card": what an opponent does.
fn ward(i: &mut Input<'_>) -> Parsed<Said> {
    words("ward \u{2014}")(i)?;
    // What is paid in mana is no matter.
    if keyword::mana(i).is_ok() {
        words(",")(i)?;
    }
    let cost = action::deed(i, &Player::That)?;
    if at_end(i) { Ok(Said::Ward(cost)) } else { Err(EmptyError) }
}

/// "Suspend 4—{U}", "suspend X—{X}{U}".
fn suspended(i: &mut Input<'_>) -> Parsed<Said> {
    words("suspend")(i)?;
    let counters = if said(i, "x") { Number::X } else { Number::N(super::number::plain(i)?) };
    words("\u{2014}")(i)?;
    keyword::mana(i)?;
    if at_end(i) { Ok(Said::Suspend(counters)) } else { Err(EmptyError) }
}

/// A sentence that belongs to the one before it.
fn rider(i: &mut Input<'_>) -> Parsed<Said> {
    if let Some(found) = maybe(i, action::own_rider) {
        return Ok(Said::Rider(found));
    }
    rider::rider(i).map(Said::Rider)
}

/// "I, II —".
fn chapter_symbols(i: &mut Input<'_>) -> Parsed<Vec<u64>> {
    const NUMERALS: &[(&str, u64)] =
        &[("i", 1), ("ii", 2), ("iii", 3), ("iv", 4), ("v", 5), ("vi", 6), ("vii", 7)];
    let numbers = list(table(NUMERALS), &[","])(i)?;
    words("\u{2014}")(i).map(|()| numbers)
}

/// "I, II — Draw a card": chapters of a Saga.
fn chapters(i: &mut Input<'_>, numbers: Vec<u64>) -> Parsed<Said> {
    ability_word(i);
    let does = match maybe(i, action::own_gains) {
        Some(gains) => vec![Clause::plain(Player::You, gains)],
        None if maybe(i, allows).is_some() || maybe(i, unasked::timing).is_some() => Vec::new(),
        None => action::clauses(i)?,
    };
    let when = numbers.into_iter().map(Happening::Chapter).collect();
    if at_end(i) { Ok(Said::Triggered { when, only_if: None, does }) } else { Err(EmptyError) }
}

fn triggered(i: &mut Input<'_>) -> Parsed<Said> {
    let mut when = if said_any(i, &["when", "whenever"]) {
        happening::triggers(i)?
    } else if let Some(ends) = maybe(i, happening::combat_ends) {
        vec![ends]
    } else {
        words("at the beginning of")(i)?;
        vec![happening::begins(i)?]
    };
    // "Or whenever", "and at the beginning of": another event, for the same ability.
    loop {
        if said_any(i, &["or whenever", "and whenever", "or when", "and when"]) {
            when.extend(happening::triggers(i)?);
        } else if said_any(i, &["or at the beginning of", "and at the beginning of"]) {
            when.push(happening::begins(i)?);
        } else {
            break;
        }
    }
    of_the_first(&mut when)?;
    words(",")(i)?;
    if let Some(asks) = maybe(i, asks::within::attacked_with) {
        // What their power was as they attacked, is not asked again.
        when = when.into_iter().map(|one| Happening::While(Box::new(one), Box::new(asks.clone()))).collect();
    }
    let only_if = maybe(i, |i: &mut Input<'_>| {
        words("if")(i)?;
        let placed = maybe(i, |i: &mut Input<'_>| {
            let asks = asks::where_it_is(i)?;
            words(",")(i).map(|()| asks)
        });
        if let Some(asks) = placed {
            return Ok(asks);
        }
        let asks = asks::asks(i)?;
        words(",")(i)?;
        Ok(asks)
    });
    let of_mana = |one: &Happening| matches!(one, Happening::TappedForMana(..));
    if when.iter().all(of_mana) && maybe(i, action::adds_produced).is_some() {
        return if at_end(i) { Ok(Said::Mana) } else { Err(EmptyError) };
    }
    if maybe(i, costs::of_spells_to_come).is_some() {
        return Ok(Said::ManaCost);
    }
    let does = action::clauses(i)?;
    if at_end(i) { Ok(Said::Triggered { when, only_if, does }) } else { Err(EmptyError) }
}

/// "When ~ enters and whenever it attacks": "it" in a further event is the card itself, if the first is about that. What else it
/// would be, is not said.
fn of_the_first(when: &mut [Happening]) -> Parsed<()> {
    let [first, others @ ..] = when else { return Ok(()) };
    let of_own = first.subject() == Some(&Thing::Own);
    for other in others {
        if other.subject() != Some(&Thing::It) {
            continue;
        }
        if !of_own {
            return Err(EmptyError);
        }
        other.becomes_own();
    }
    Ok(())
}

fn activated(i: &mut Input<'_>) -> Parsed<Said> {
    let mut costs = super::words::list(cost, &[", and", "and", ","])(i)?;
    if said(i, "or") {
        // "{3}, {T} or {R}, {T}": which mana is paid is no matter.
        let others = super::words::list(cost, &[","])(i)?;
        let besides =
            |all: &[Cost]| all.iter().filter(|one| **one != Cost::Mana).cloned().collect::<Vec<_>>();
        if besides(&others) != besides(&costs) {
            return Err(EmptyError);
        }
        costs = besides(&costs);
    }
    words(":")(i)?;
    if let Some(mana) = maybe(i, only_mana) {
        let does = vec![Clause::plain(Player::You, mana)];
        return Ok(Said::ManaAbility(Box::new(Said::Activated { costs, does })));
    }
    let free = costs.iter().all(|cost| matches!(cost, Cost::Mana | Cost::Tap | Cost::Untap));
    if adds_mana(i) || free && maybe(i, costs::adds_some_type).is_some() {
        return Ok(Said::Mana);
    }
    if maybe(i, allows).is_some() {
        return Ok(Said::Activated { costs, does: Vec::new() });
    }
    let does = action::clauses(i)?;
    if at_end(i) { Ok(Said::Activated { costs, does }) } else { Err(EmptyError) }
}

/// "You may cast spells this turn as though they had flash", "spells you cast this turn cost {1} less to cast": what
/// is allowed, or what is paid, no ruling asks, but that it is activated it may.
fn allows(i: &mut Input<'_>) -> Parsed<()> {
    if i.input.iter().any(|token| &*token.text == "target") {
        return Err(EmptyError);
    }
    let start = i.checkpoint();
    if permission::permission(i).is_ok() {
        return Ok(());
    }
    i.reset(&start);
    said_any(i, &["until your next turn ,", "until end of turn ,"]);
    costs::mana_cost(i).map(|_| ())
}

/// "Add {G}", to the end of the sentence.
fn only_mana(i: &mut Input<'_>) -> Parsed<Action> {
    let mana = action::adds(i, &Player::You)?;
    if at_end(i) { Ok(mana) } else { Err(EmptyError) }
}

pub(super) fn cost(i: &mut Input<'_>) -> Parsed<Cost> {
    if said(i, "{t}") {
        return Ok(Cost::Tap);
    }
    if said(i, "{q}") {
        return Ok(Cost::Untap);
    }
    if keyword::mana(i).is_ok() {
        return Ok(Cost::Mana);
    }
    if let Some(mana) = maybe(i, waterbend) {
        return Ok(Cost::Does(mana));
    }
    // In a quote it stands in brackets.
    let start = i.checkpoint();
    let in_brackets = said(i, "[");
    if let Ok(loyalty) =
        token(i, |token| (token.sort == Sort::Number).then(|| loyalty(&token.text)).flatten())
    {
        return if in_brackets == said(i, "]") { Ok(loyalty) } else { Err(EmptyError) };
    }
    i.reset(&start);
    if let Some(exerts) = maybe(i, exerts) {
        return Ok(exerts);
    }
    if let Some(life) = maybe(i, |i: &mut Input<'_>| {
        words("pay")(i)?;
        let amount = super::number::plain(i)?;
        words("life")(i)?;
        Ok(amount)
    }) {
        return Ok(Cost::Does(Action::Player(ByPlayer::LoseLife(Player::You, Number::N(life)))));
    }
    if let Some(found) = maybe(i, removes_any).or_else(|| maybe(i, priced::without_mana)) {
        return Ok(found);
    }
    if let Some(all) = maybe(i, sacrifices_each) {
        return Ok(Cost::Does(Action::All(all)));
    }
    if let Some(what) = maybe(i, discards_itself) {
        return Ok(Cost::Does(Action::Player(ByPlayer::DiscardCards(Player::You, what))));
    }
    action::deed(i, &Player::You).map(Cost::Does)
}

/// A number of loyalty counters; of "-X" it is as many as are announced.
fn loyalty(text: &str) -> Option<Cost> {
    if text == "-x" {
        return Some(Cost::Does(ToObject::RemoveCounters(Counter::Loyalty, Number::X, Thing::Own).into()));
    }
    // Without a sign it is no change of loyalty, but 0.
    let is_change = text == "0" || text.starts_with(['+', '-']);
    text.parse().ok().filter(|_| is_change).map(Cost::Loyalty)
}

/// "Exert ~": it does not untap in its controller's next untap step (CR 701.43a (2026-04-17)).
fn exerts(i: &mut Input<'_>) -> Parsed<Cost> {
    words("exert")(i)?;
    let what = super::noun::own(i)?;
    let exert = ToObject::DoneTo(Deed::Action(KeywordAction::Exert), what.clone()).into();
    let stays = Action::Lasts(Lasting::Cant(what, vec![Cant::Untap], Until::YourUntap));
    Ok(Cost::Does(Action::All(vec![exert, stays])))
}

/// "Waterbend {3}": what is paid in mana, or by tapping, is no matter; that it is done, is.
fn waterbend(i: &mut Input<'_>) -> Parsed<Action> {
    words("waterbend")(i)?;
    let amount = token(i, |token| {
        let generic = token.text.strip_prefix('{')?.strip_suffix('}')?;
        generic.parse().ok().map(Number::N)
    })?;
    let deed = Deed::Action(KeywordAction::Waterbend);
    Ok(ByPlayer::Does(Player::You, deed, amount).into())
}

/// "Remove any number of charge counters from ~": X is how many, as it is announced.
fn removes_any(i: &mut Input<'_>) -> Parsed<Cost> {
    words("remove any number of")(i)?;
    let kind = super::number::counter(i)?;
    words("counters from")(i)?;
    let what = super::noun::own(i)?;
    Ok(Cost::Does(ToObject::RemoveCounters(kind, Number::X, what).into()))
}

/// "Sacrifice a Goat, a Wolf, and a Bird", "sacrifice ~ and two Goats": each is another one.
fn sacrifices_each(i: &mut Input<'_>) -> Parsed<Vec<Action>> {
    words("sacrifice")(i)?;
    let named = list(super::noun::thing, &[", and", "and", ","])(i)?;
    let each = named.into_iter().flat_map(|one| if let Thing::And(all) = one { all } else { vec![one] });
    let each: Vec<Thing> = each.collect();
    let is_said =
        |one: &Thing| matches!(one, Thing::Own | Thing::Such(How::One | How::Many(Number::N(_)), _));
    if each.len() < 2 || !each.iter().all(is_said) {
        return Err(EmptyError);
    }
    Ok(each.into_iter().map(|what| ToObject::Sacrifice(Player::You, what).into()).collect())
}

/// "Discard ~", as it is paid out of the hand.
fn discards_itself(i: &mut Input<'_>) -> Parsed<Thing> {
    words("discard")(i)?;
    super::noun::own(i)
}

fn mana(i: &mut Input<'_>) -> Parsed<Said> {
    // If something is so, another mana is added.
    let only_if = said(i, "if");
    if only_if {
        asks::asks(i)?;
        words(",")(i)?;
        // What is added in place of other mana is held.
        if i.input.iter().any(|token| &*token.text == "instead") {
            return Err(EmptyError);
        }
    }
    if !only_if && let Some(mana) = maybe(i, only_mana) {
        return Ok(Said::Adds(Box::new(mana)));
    }
    if adds_mana(i) { Ok(Said::Mana) } else { Err(EmptyError) }
}

/// "Add {G}", to the end of the sentence: whatever mana it is.
fn adds_mana(i: &mut Input<'_>) -> bool {
    if maybe(i, only_mana).is_some() {
        return true;
    }
    let start = i.checkpoint();
    if !said(i, "add") {
        return false;
    }
    let known = |token: &text::Token| {
        let word = &*token.text;
        (token.sort == Sort::Symbol && word != "{t}" || MANA.contains(&word)).then_some(())
    };
    while token(i, known).is_ok() {}
    if said_any(i, &["that a land", "that lands"]) {
        // Which types these are is no matter, as what is added is not.
        let could = super::player::controls(i).is_ok();
        if could && said(i, "could produce") && at_end(i) {
            return true;
        }
    }
    if !at_end(i) {
        i.reset(&start);
    }
    at_end(i)
}

/// Words that say which mana is added.
const MANA: &[&str] = &[
    "one",
    "two",
    "three",
    "four",
    "five",
    "mana",
    "of",
    "any",
    "color",
    "or",
    ",",
    "in",
    "combination",
    "colors",
    "different",
    "and",
    "the",
    "chosen",
    "type",
    "commander's",
    "your",
    "identity",
    "commander",
    "'s",
    "instead",
];

fn does(i: &mut Input<'_>) -> Parsed<Said> {
    let all = action::clauses(i)?;
    // "If ~ was kicked, it enters with a counter" is always so.
    let it_enters = |clause: &Clause| {
        let Action::Lasts(Lasting::Effect(effect)) = &clause.action else { return false };
        clause.only_if.is_some() && matches!(effect.instead.event, Happening::Enters(Thing::It, _))
    };
    if at_end(i) && !all.iter().any(it_enters) { Ok(Said::Does(all)) } else { Err(EmptyError) }
}

fn always(i: &mut Input<'_>) -> Parsed<Said> {
    statics::statement(i).map(Said::Static)
}
