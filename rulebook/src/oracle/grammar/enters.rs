//! How things enter: tapped, with counters, as a copy; and what is chosen or paid as they do.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::board::subtypes::BASIC_LAND_TYPES;
use language::board::{CardType, Characteristics, Color, Counter, Daytime, Designation, Supertype};
use language::effect::{CopyException, EnterChoice};
use language::select::{What, Who};

use super::words::{ahead, at_end, list, maybe, said, said_any, table, words};
use super::{Input, Parsed, action, asks, description, gain, noun, number};
use crate::oracle::tree::{
    Action, Asks, ByPlayer, Choice, Entering, Gain, How, Number, Player, Static, Thing, Would,
};

/// How something enters, or what is done as it does.
pub(super) fn statement(i: &mut Input<'_>) -> Parsed<Would> {
    alt((enters, as_enters, day_begins)).parse_next(i)
}

/// "~ enters tapped with two charge counters on it", "artifacts your opponents control enter tapped".
fn enters(i: &mut Input<'_>) -> Parsed<Would> {
    let may = said(i, "you may have");
    let what = entering(i)?;
    if !said_any(i, &["enters", "enter"]) {
        return Err(EmptyError);
    }
    how(i).map(|how| Would::Enters { what, how, may })
}

/// What enters: "creatures and nonbasic lands your opponents control", with who controls them said once, behind the last.
fn entering(i: &mut Input<'_>) -> Parsed<Thing> {
    noun::thing(i)
}

/// "It becomes day as ~ enters".
fn day_begins(i: &mut Input<'_>) -> Parsed<Would> {
    let which = table(&[("it becomes day as", Daytime::Day), ("it becomes night as", Daytime::Night)])(i)?;
    let what = noun::simple(i)?;
    words("enters")(i)?;
    Ok(Would::Enters { what, how: vec![Entering::Daytime(which)], may: false })
}

/// How something enters: everything that is said of it, in order.
pub(super) fn how(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    let one = |i: &mut Input<'_>| alt((state, as_copy, besides, with_counters, with_abilities)).parse_next(i);
    let mut all = one(i)?;
    loop {
        let start = i.checkpoint();
        said_any(i, &["and", ","]);
        let Ok(more) = one(i) else {
            i.reset(&start);
            return Ok(all);
        };
        all.extend(more);
    }
}

fn state(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    let found = table(&[
        ("prepared", Entering::Designated(Designation::Prepared)),
        ("under the control of an opponent of your choice", Entering::Under(Player::Opponents)),
        ("under your control", Entering::Under(Player::You)),
        ("untapped", Entering::Untapped),
        ("tapped", Entering::Tapped),
        ("transformed", Entering::Transformed),
    ])(i)?;
    Ok(vec![found])
}

/// "With three charge counters on it", "with your choice of a flying counter or a lifelink counter on it".
fn with_counters(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    words("with")(i)?;
    if said(i, "your choice of two different counters on it from among") {
        return two_of(i);
    }
    if said(i, "your choice of") {
        let each = list(one_kind, &[", or", "or", ","])(i)?;
        on_it(i)?;
        return Ok(vec![Entering::WithOneOf(each)]);
    }
    let each = list(one_kind, &[", and", "and", ","])(i)?;
    if !at_end(i) {
        on_it(i)?;
    }
    if let [(kind, half @ Number::Half { .. })] = &each[..] {
        words(", rounded down")(i)?;
        return Ok(vec![Entering::With(kind.clone(), half.clone())]);
    }
    let each: Parsed<Vec<Entering>> = each
        .into_iter()
        .map(|(kind, amount)| counted(i, amount).map(|amount| Entering::With(kind, amount)))
        .collect();
    each
}

/// "Menace, deathtouch, and lifelink": two of these, a counter of each.
fn two_of(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    let kinds = list(number::counter, &[", and", "and", ","])(i)?;
    let pairs = kinds
        .iter()
        .enumerate()
        .flat_map(|(at, one)| kinds[at + 1..].iter().map(move |other| vec![one.clone(), other.clone()]));
    Ok(vec![Entering::WithOneOfEach(pairs.collect())])
}

fn on_it(i: &mut Input<'_>) -> Parsed<()> {
    if said_any(i, &["on it", "on them", "on him", "on her"]) { Ok(()) } else { Err(EmptyError) }
}

/// "Three charge counters", "an additional +1/+1 counter", "a number of charge counters", "twice X +1/+1 counters".
pub(super) fn one_kind(i: &mut Input<'_>) -> Parsed<(Counter, Number)> {
    let amount = if said(i, "an additional x") {
        Number::X
    } else if said(i, "twice x") {
        Number::Times(2, Box::new(Number::X))
    } else if said(i, "that many") {
        Number::ThatMuch
    } else if said(i, "half that many") {
        Number::Half { up: false, of: Box::new(Number::ThatMuch) }
    } else if said_any(i, &["an additional", "a"]) {
        // "A number of" says how many behind the counters.
        if said(i, "number of") { Number::ThatMuch } else { Number::N(1) }
    } else {
        number::many(i)?
    };
    said(i, "additional");
    let kind = number::counter(i)?;
    if said_any(i, &["counters", "counter"]) { Ok((kind, amount)) } else { Err(EmptyError) }
}

/// How many, where that stands behind.
fn counted(i: &mut Input<'_>, amount: Number) -> Parsed<Number> {
    if amount == Number::ThatMuch && !at_end(i) {
        words("equal to")(i)?;
        return number::worked_out(i);
    }
    if amount == Number::X {
        return Ok(maybe(i, gain::x_is).unwrap_or(Number::X));
    }
    let Number::N(times) = amount else { return Ok(amount) };
    if !said(i, "for each") {
        return Ok(amount);
    }
    let each = number::each(i)?;
    Ok(if times == 1 { each } else { Number::Times(times, Box::new(each)) })
}

/// "With flying", behind the counters with which it enters.
fn with_abilities(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    words("with")(i)?;
    let each = list(gain::ability, &[", and", "and", ","])(i)?;
    Ok(each.into_iter().flatten().map(|gain| Entering::Gains(Box::new(gain))).collect())
}

/// "As a Goat in addition to its other types".
fn besides(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    if !said_any(i, &["as a", "as an"]) {
        return Err(EmptyError);
    }
    let kind = super::subtype::subtype(i)?;
    words("in addition to its other types")(i)?;
    Ok(vec![Entering::Besides(kind.to_owned())])
}

/// "As a copy of .., except ..": of what, and what is different.
fn as_copy(i: &mut Input<'_>) -> Parsed<Vec<Entering>> {
    if !said_any(i, &["as a copy of", "as copies of"]) {
        return Err(EmptyError);
    }
    let of = if said_any(i, &["any", "an", "a"]) {
        Thing::Such(How::One, noun::like(i, false)?)
    } else if said(i, "another") {
        Thing::Such(How::One, noun::like(i, true)?)
    } else {
        noun::simple(i)?
    };
    let (mut copy, mut besides) = (Vec::new(), Vec::new());
    if said_any(i, &[", except", "except"]) {
        for one in list(exception, &[", and", "and", ","])(i)? {
            match one {
                Different::Copy(all) => copy.extend(all),
                Different::Enters(all) => besides.extend(all),
            }
        }
    }
    besides.insert(0, Entering::AsCopy(of, copy));
    Ok(besides)
}

/// ", except it isn't legendary": what is different in a copy that is a token. Of a colour that is said no word tells
/// whether it is one besides the others.
pub(super) fn copied_but(i: &mut Input<'_>) -> Parsed<Vec<CopyException>> {
    if !said_any(i, &[", except", "except"]) {
        return Err(EmptyError);
    }
    let mut all = Vec::new();
    for one in list(exception, &[", and", "and", ","])(i)? {
        let Different::Copy(different) = one else { return Err(EmptyError) };
        all.extend(different);
    }
    let of_color = all.iter().any(|one| matches!(one, CopyException::AddColor(_)));
    if of_color { Err(EmptyError) } else { Ok(all) }
}

/// What is different in a copy.
enum Different {
    /// What is copied.
    Copy(Vec<CopyException>),
    /// How it enters besides.
    Enters(Vec<Entering>),
}

fn exception(i: &mut Input<'_>) -> Parsed<Different> {
    if maybe(i, its_enters).is_some() {
        return with_counters(i).map(Different::Enters);
    }
    alt((not_legendary, abilities, is_also)).parse_next(i).map(Different::Copy)
}

fn its_enters(i: &mut Input<'_>) -> Parsed<()> {
    if said_any(i, &["it enters", "he enters", "she enters"]) { Ok(()) } else { Err(EmptyError) }
}

fn not_legendary(i: &mut Input<'_>) -> Parsed<Vec<CopyException>> {
    if said_any(i, &["it isn't legendary", "it's not legendary", "isn't legendary"]) {
        // What isn't loses nothing.
        said_any(i, &["if that permanent is legendary", "if that creature is legendary"]);
        return Ok(vec![CopyException::LacksSupertype(Supertype::Legendary)]);
    }
    Err(EmptyError)
}

/// "It has flying and "..."".
fn abilities(i: &mut Input<'_>) -> Parsed<Vec<CopyException>> {
    if !said_any(i, &["it has", "has", "it gains", "gains", "he has", "she has"]) {
        return Err(EmptyError);
    }
    let each = list(one_ability, &[", and", "and", ","])(i)?;
    Ok(each.into_iter().flatten().collect())
}

/// An ability, or a keyword with the abilities that it stands for.
fn one_ability(i: &mut Input<'_>) -> Parsed<Vec<CopyException>> {
    if let Some(gains) = maybe(i, gain::ability) {
        return gains.iter().map(added).collect();
    }
    let keyword = super::keyword::held_by_name(i)?;
    let stands_for = super::super::meaning::keywords::stands_for(&keyword);
    let all = std::iter::once(language::board::Ability::Keyword(keyword)).chain(stands_for);
    Ok(all.map(|ability| CopyException::AddAbility(Box::new(ability))).collect())
}

/// An ability that it has besides.
fn added(gain: &Gain) -> Parsed<CopyException> {
    let ability = super::super::meaning::always::given(gain).ok_or(EmptyError)?;
    Ok(CopyException::AddAbility(Box::new(ability)))
}

/// "It's a Wall in addition to its other types", "it's 4/4".
fn is_also(i: &mut Input<'_>) -> Parsed<Vec<CopyException>> {
    if !said_any(i, &["it's still", "it's", "it is", "is", "he's", "she's"]) {
        return Err(EmptyError);
    }
    said_any(i, &["an", "a"]);
    let what = gain::described(i)?;
    let besides = said_any(
        i,
        &[
            "in addition to its other types",
            "in addition to its other creature types",
            "in addition to its other colors and types",
            "in addition to his other types",
            "in addition to her other types",
        ],
    );
    let only_sized = what.types.is_empty() && what.subtypes.is_empty() && what.colors.is_empty();
    let only_sized = only_sized && what.supertypes.is_empty();
    let only_typed = what.subtypes.is_empty() && what.colors.is_empty() && what.supertypes.is_empty();
    if !besides && only_typed && what.power.is_none() {
        // Of these types and no others (CR 205.1a (2026-04-17)).
        return Ok(vec![CopyException::SetTypes(what.types)]);
    }
    if !besides && !only_sized {
        return Err(EmptyError);
    }
    let mut all: Vec<CopyException> = what.types.iter().map(|kind| CopyException::AddType(*kind)).collect();
    all.extend(what.subtypes.iter().map(|name| CopyException::AddSubtype(name.clone())));
    all.extend(what.colors.iter().map(|color| CopyException::AddColor(*color)));
    all.extend(what.supertypes.iter().map(|kind| CopyException::AddSupertype(*kind)));
    all.extend(size(&what).into_iter().flatten());
    Ok(all)
}

/// "~ escapes with two +1/+1 counters on it".
pub(super) fn escapes(i: &mut Input<'_>) -> Parsed<Static> {
    let what = noun::simple(i)?;
    words("escapes")(i)?;
    let how = with_counters(i)?;
    Ok(Static {
        only_if: Some(Asks::Paid(Thing::Own, "escape")),
        is: Would::Enters { what, how, may: false },
    })
}

/// "As ~ enters, choose a color", "as ~ enters, you may pay 2 life".
fn as_enters(i: &mut Input<'_>) -> Parsed<Would> {
    words("as")(i)?;
    if !matches!(noun::simple(i)?, Thing::Own | Thing::It) {
        return Err(EmptyError);
    }
    let enters = said(i, "enters");
    let turned = (!enters || said(i, "or")) && said(i, "is turned face up");
    words(",")(i)?;
    if enters
        && !turned
        && let Some(found) = maybe(i, as_it_enters)
        && !ahead(i, ",")
    {
        return Ok(found);
    }
    if !enters && !turned {
        return Err(EmptyError);
    }
    let only_if = maybe(i, |i: &mut Input<'_>| {
        words("if")(i)?;
        let asks = asks::asks(i)?;
        words(",")(i).map(|()| asks)
    });
    action::clauses(i).map(|does| Would::As { only_if, enters, turned, does })
}

/// What is chosen or paid as it enters, in words of its own.
fn as_it_enters(i: &mut Input<'_>) -> Parsed<Would> {
    if let Some(fate) = maybe(i, with_objects) {
        return Ok(Would::AsEnters(vec![fate]));
    }
    if said(i, "you may") {
        return list(may_pay, &["and"])(i).map(Would::MayPay);
    }
    if said(i, "it becomes your choice of") {
        let each = list(form, &[", or", "or", ","])(i)?;
        let how = vec![Entering::AsOneOf(each)];
        return Ok(Would::Enters { what: Thing::Own, how, may: false });
    }
    // Looking at a hand changes nothing.
    said(i, "look at an opponent 's hand , then");
    // What is chosen secretly is chosen all the same.
    said(i, "secretly");
    words("choose")(i)?;
    list(choice, &["and"])(i).map(Would::AsEnters)
}

/// "A 3/3 creature with flying", "5/1": what it may be.
fn form(i: &mut Input<'_>) -> Parsed<Vec<CopyException>> {
    said_any(i, &["an", "a"]);
    let what = gain::described(i)?;
    let mut all = size(&what).ok_or(EmptyError)?;
    all.extend(what.types.iter().map(|kind| CopyException::AddType(*kind)));
    if what.types.iter().any(|kind| *kind != CardType::Creature) || !what.colors.is_empty() {
        return Err(EmptyError);
    }
    all.extend(what.subtypes.iter().map(|name| CopyException::AddSubtype(name.clone())));
    if said(i, "with") {
        for gain in list(gain::ability, &[", and", "and"])(i)?.into_iter().flatten() {
            all.push(added(&gain)?);
        }
    }
    let also = said(i, "in addition to its other types");
    if also || what.subtypes.is_empty() { Ok(all) } else { Err(EmptyError) }
}

/// The power and toughness that are said; none where they aren't.
fn size(what: &Characteristics) -> Option<Vec<CopyException>> {
    let both = what.power.zip(what.toughness);
    both.map(|(power, toughness)| vec![CopyException::PowerToughness(power, toughness)])
}

/// What may be paid as it enters.
fn may_pay(i: &mut Input<'_>) -> Parsed<Action> {
    words("pay")(i)?;
    let amount = number::plain(i)?;
    words("life")(i).map(|()| ByPlayer::LoseLife(Player::You, Number::N(amount)).into())
}

/// Objects that are sacrificed or exiled as it enters: any number of them.
fn with_objects(i: &mut Input<'_>) -> Parsed<Choice> {
    let fate = table(&[
        ("sacrifice", language::effect::Fate::Sacrificed),
        ("exile", language::effect::Fate::Exiled),
        ("you may return an", language::effect::Fate::Returned),
        ("you may return a", language::effect::Fate::Returned),
        ("you may reveal an", language::effect::Fate::Revealed),
        ("you may reveal a", language::effect::Fate::Revealed),
    ])(i)?;
    let one = matches!(fate, language::effect::Fate::Revealed | language::effect::Fate::Returned);
    let at_most = if one {
        Some(Number::N(1))
    } else if said(i, "any number of") {
        None
    } else {
        words("up to")(i)?;
        Some(number::amount(i)?)
    };
    let like = noun::like(i, false)?;
    if fate == language::effect::Fate::Returned && !said_any(i, &["to its owner 's hand", "to your hand"]) {
        return Err(EmptyError);
    }
    Ok(Choice::Objects { like, at_most, fate })
}

fn choice(i: &mut Input<'_>) -> Parsed<Choice> {
    alt((host, other_color, name_but, subtype_of, named_choice, number_choice, types_choice, word_choice))
        .parse_next(i)
}

/// "A creature you control it could be attached to".
fn host(i: &mut Input<'_>) -> Parsed<Choice> {
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    words("it could be attached to")(i).map(|()| Choice::Host(like))
}

/// "A color other than black".
fn other_color(i: &mut Input<'_>) -> Parsed<Choice> {
    words("a color other than")(i)?;
    let but = table(description::COLORS)(i)?;
    let others = Color::ALL.into_iter().filter(|color| *color != but);
    Ok(Choice::Plain(EnterChoice::ColorOf(others.collect())))
}

/// "A noncreature, nonland card name".
fn name_but(i: &mut Input<'_>) -> Parsed<Choice> {
    words("a")(i)?;
    let but = list(description::not_type, &[","])(i)?;
    words("card name")(i)?;
    let of_type = |what| {
        let What::Not(not) = what else { return None };
        if let What::Type(kind) = *not { Some(kind) } else { None }
    };
    let but: Option<Vec<CardType>> = but.into_iter().map(of_type).collect();
    but.map(|but| Choice::Plain(EnterChoice::CardNameBut(but))).ok_or(EmptyError)
}

/// "A land type".
fn subtype_of(i: &mut Input<'_>) -> Parsed<Choice> {
    let kind = table(&[("a land type", CardType::Land), ("a planeswalker type", CardType::Planeswalker)])(i)?;
    Ok(Choice::Plain(EnterChoice::SubtypeOf(kind)))
}

/// "Artifact, instant, or sorcery": one of some card types.
fn types_choice(i: &mut Input<'_>) -> Parsed<Choice> {
    let each = list(table(description::TYPES), &[", or", "or", ","])(i)?;
    if each.len() < 2 {
        return Err(EmptyError);
    }
    Ok(Choice::Plain(EnterChoice::OneOf(each.iter().map(|kind| kind.spelled().to_owned()).collect())))
}

fn named_choice(i: &mut Input<'_>) -> Parsed<Choice> {
    let words_of = |list: &[&str]| EnterChoice::OneOf(list.iter().map(|word| (*word).to_owned()).collect());
    let found = table(&[
        ("a creature type", 1_u8),
        ("a card type", 4),
        ("a card name", 5),
        ("any card name", 5),
        ("a basic land type", 6),
        ("odd or even", 7),
        ("left or right", 8),
        ("an opponent", 2),
        ("a player", 3),
        ("a color", 0),
    ])(i)?;
    // "A color other than white", "a color at random" are something else.
    if ahead(i, "other than") || ahead(i, "at random") || ahead(i, "word") {
        return Err(EmptyError);
    }
    Ok(Choice::Plain(match found {
        0 => EnterChoice::Color,
        1 => EnterChoice::CreatureType,
        2 => EnterChoice::Player(Who::Opponents),
        3 => EnterChoice::Player(Who::Anyone),
        4 => EnterChoice::CardType,
        5 => EnterChoice::CardName,
        6 => words_of(&BASIC_LAND_TYPES),
        7 => words_of(&["odd", "even"]),
        _ => words_of(&["left", "right"]),
    }))
}

/// "A number between 0 and 13".
fn number_choice(i: &mut Input<'_>) -> Parsed<Choice> {
    words("a number between 0 and")(i)?;
    number::plain(i).map(|most| Choice::Plain(EnterChoice::Number(most)))
}

/// "Khans or Dragons": words of which one is chosen.
fn word_choice(i: &mut Input<'_>) -> Parsed<Choice> {
    let each = list(word, &[", or", "or", ","])(i)?;
    if each.len() < 2 || ahead(i, "at random") {
        return Err(EmptyError);
    }
    Ok(Choice::Plain(EnterChoice::OneOf(each)))
}

/// A word with a capital letter that is chosen.
fn word(i: &mut Input<'_>) -> Parsed<String> {
    super::words::token(i, |token| {
        (token.sort == crate::oracle::text::Sort::Capital).then(|| noun::capital(&token.text))
    })
}
