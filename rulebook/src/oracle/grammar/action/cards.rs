//! What players do with cards, life and the game.

use language::board::{ObjectKind, Zone};
use language::event::Deed;
use language::select::What;
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::super::words::{ahead, at_end, list, maybe, said, said_any, table, token, verb, words};
use super::super::{Input, Parsed, noun, number, player, sentence};
use crate::oracle::text::Sort;
use crate::oracle::tree::{
    Action, ByPlayer, Destination, How, Like, Noun, Number, Player, Thing, ToObject, Trait,
};

/// "Draw two cards", "draws cards equal to ..".
pub(super) fn draws(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("draw")(i)?;
    let amount = of_cards(i)?;
    Ok(Action::Player(ByPlayer::Draw(who.clone(), amount)))
}

/// "Two cards", "cards equal to ..".
fn of_cards(i: &mut Input<'_>) -> Parsed<Number> {
    if said(i, "cards") {
        return super::equal_to(i);
    }
    let amount = number::many(i)?;
    // As many more as are said: those besides are drawn by themselves.
    said(i, "additional");
    if !said_any(i, &["cards", "card"]) {
        return Err(EmptyError);
    }
    if said(i, "plus one") {
        return Ok(Number::Plus(Box::new(amount), Box::new(Number::N(1))));
    }
    Ok(for_each(i, amount))
}

/// So many for each of some objects.
pub(super) fn for_each(i: &mut Input<'_>, amount: Number) -> Number {
    let Number::N(times) = amount else { return amount };
    if times == 1 && said(i, "for each 1 damage prevented this way") {
        return Number::Prevented;
    }
    let each = |i: &mut Input<'_>| {
        words("for each")(i)?;
        number::each(i)
    };
    match maybe(i, each) {
        Some(each) if times == 1 => each,
        Some(each) => Number::Times(times, Box::new(each)),
        None => amount,
    }
}

/// "Gains 3 life", "lose life equal to ..".
pub(super) fn life(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let of = if verb("gain")(i).is_ok() {
        ByPlayer::GainLife as fn(Player, Number) -> ByPlayer
    } else {
        verb("lose")(i)?;
        ByPlayer::LoseLife
    };
    if said(i, "life") {
        return super::equal_to(i).map(|amount| of(who.clone(), amount).into());
    }
    if let Some(half) =
        maybe(i, |i: &mut Input<'_>| half_of(i, who, ("your life", "their life"), Number::Life))
    {
        return Ok(of(who.clone(), half).into());
    }
    let amount = number::amount(i)?;
    words("life")(i)?;
    Ok(of(who.clone(), for_each(i, amount)).into())
}

/// "Half their life, rounded up": of what is whoever's who does it, in both wordings.
pub(super) fn half_of(
    i: &mut Input<'_>,
    who: &Player,
    (yours, theirs): (&'static str, &'static str),
    of: fn(Player) -> Number,
) -> Parsed<Number> {
    words("half")(i)?;
    words(if *who == Player::You { yours } else { theirs })(i)?;
    words(", rounded")(i)?;
    let up = table(&[("up", true), ("down", false)])(i)?;
    let whose = if *who == Player::You { Player::You } else { Player::That };
    Ok(Number::Half { up, of: Box::new(of(whose)) })
}

/// "Discard two cards", "discards a card at random", "discards their hand".
pub(super) fn discards(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("discard")(i)?;
    let all: &[&str] = if *who == Player::You {
        &["your hand", "all the cards in your hand", "all cards in your hand"]
    } else {
        &["their hand", "their hands", "all the cards in their hand"]
    };
    if said_any(i, all) {
        return Ok(Action::Player(ByPlayer::DiscardHand(who.clone())));
    }
    let start = i.checkpoint();
    let (mut at_random, mut or_fewer) = (false, false);
    let in_hand = ("the cards in your hand", "the cards in their hand");
    let half = maybe(i, |i: &mut Input<'_>| half_of(i, who, in_hand, Number::Hand));
    let (amount, like) = if let Some(half) = half {
        (half, Like::default())
    } else if let Ok(amount) = of_cards(i) {
        (amount, Like::default())
    } else {
        i.reset(&start);
        let (how, mut like) = cards(i)?;
        if how == How::Each {
            return all_of_hand(who, like);
        }
        at_random = like.0.contains(&Trait::AtRandom);
        like.0.retain(|one| *one != Trait::AtRandom);
        match how {
            How::One => (Number::N(1), like),
            How::Many(amount) => (amount, like),
            How::UpTo(amount) if !at_random => {
                or_fewer = true;
                (amount, like)
            }
            How::AnyNumber if !at_random && *who == Player::You => {
                or_fewer = true;
                (Number::Hand(Player::You), like)
            }
            How::Each | How::UpTo(_) | How::AnyNumber | How::Target { .. } | How::TargetX { .. } => {
                return Err(EmptyError);
            }
        }
    };
    let at_random = at_random || said(i, "at random");
    if or_fewer && at_random {
        return Err(EmptyError);
    }
    Ok(Action::Player(ByPlayer::Discard { who: who.clone(), amount, or_fewer, like, at_random }))
}

/// "Discards all nonland cards": all that are like this in the hand of one player.
fn all_of_hand(who: &Player, Like(mut traits): Like) -> Parsed<Action> {
    let is_one = matches!(who, Player::You | Player::That | Player::Target | Player::TargetOpponent);
    if !is_one {
        return Err(EmptyError);
    }
    let whose = if *who == Player::You { Player::You } else { Player::That };
    if traits.contains(&Trait::AtRandom) {
        return Err(EmptyError);
    }
    traits.push(Trait::In(Zone::Hand, Some(whose)));
    Ok(ByPlayer::DiscardCards(who.clone(), Thing::Such(How::Each, Like(traits))).into())
}

/// Cards, as what is discarded or searched for is described: no word says where they are.
pub(super) fn cards(i: &mut Input<'_>) -> Parsed<(How, Like)> {
    let Thing::Such(how, like) = noun::thing(i)? else { return Err(EmptyError) };
    let is_card = like.0.contains(&Trait::Is(What::Kind(ObjectKind::Card)))
        || like.0.iter().any(|one| *one == Trait::Is(super::super::description::permanent_card()));
    let elsewhere =
        |one: &Trait| matches!(one, Trait::In(..) | Trait::Controlled(_) | Trait::NotControlled(_));
    if is_card && !like.0.iter().any(elsewhere) { Ok((how, like)) } else { Err(EmptyError) }
}

/// "Look at the top three cards of your library", "reveal the top card of your library".
pub(super) fn looks(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let reveals = verb("reveal")(i).is_ok();
    if !reveals {
        verb("look")(i)?;
        words("at")(i)?;
    }
    if !reveals
        && let Some(whose) = maybe(i, |i: &mut Input<'_>| {
            let whose = player::owner(i)?;
            words("hand")(i).map(|()| whose)
        })
    {
        return Ok(Action::Player(ByPlayer::LooksAtHand(whose)));
    }
    let that_many = |i: &mut Input<'_>| words("that many cards from the top")(i).map(|()| Number::ThatMuch);
    let amount = maybe(i, that_many).map_or_else(|| how_many_on_top(i), Ok)?;
    let whose = of_somebody(i, who)?;
    Ok(Action::Player(ByPlayer::Looks { who: who.clone(), whose, amount, reveals }))
}

/// Whose library cards are on top of: "your library", of who looks; "target player's library".
fn of_somebody(i: &mut Input<'_>, who: &Player) -> Parsed<Player> {
    words("of")(i)?;
    let whose = player::owner(i)?;
    words("library")(i)?;
    match (&whose, who) {
        (Player::That, who) if *who != Player::You => Ok(who.clone()),
        (
            Player::Each
            | Player::Opponents
            | Player::Others
            | Player::OtherOpponents
            | Player::Team
            | Player::Some
            | Player::AnOpponent,
            _,
        ) => Err(EmptyError),
        _ => Ok(whose),
    }
}

/// "Put them back in any order".
pub(super) fn puts_back(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    if *who != Player::You
        || !said_any(i, &["put them back in any order", "put those cards back in any order"])
    {
        return Err(EmptyError);
    }
    Ok(ByPlayer::PutsBack.into())
}

/// "Get an emblem with "..."".
pub(super) fn emblem(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("get")(i)?;
    words("an emblem with")(i)?;
    let quote = |i: &mut Input<'_>| {
        token(i, |token| (token.sort == Sort::Quote).then(|| sentence::quoted(&token.text)).flatten())
    };
    let each = list(quote, &["and"])(i)?;
    Ok(ByPlayer::Emblem(who.clone(), each).into())
}

/// "The top three cards", "the top card".
fn how_many_on_top(i: &mut Input<'_>) -> Parsed<Number> {
    words("the top")(i)?;
    if said(i, "card") {
        return Ok(Number::N(1));
    }
    let amount = number::amount(i)?;
    words("cards")(i)?;
    Ok(amount)
}

/// "The top three cards of your library".
fn top_cards(i: &mut Input<'_>, who: &Player) -> Parsed<Number> {
    let amount = how_many_on_top(i)?;
    // From where is not said again where as many are meant instead.
    if !ahead(i, "instead") {
        words(if *who == Player::You { "of your library" } else { "of their library" })(i)?;
    }
    Ok(amount)
}

/// "Target opponent reveals their hand".
pub(super) fn reveals_hand(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("reveal")(i)?;
    words(if *who == Player::You { "your hand" } else { "their hand" })(i)?;
    Ok(Action::Player(ByPlayer::RevealsHand(who.clone())))
}

/// "You choose a nonland card from it".
pub(super) fn chooses(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("choose")(i)?;
    if *who == Player::You
        && let Some(target) =
            maybe(i, table(&[("target opponent", Player::TargetOpponent), ("target player", Player::Target)]))
    {
        return Ok(ByPlayer::Targets(target).into());
    }
    // A source of damage is any object that could be one.
    if *who == Player::You && said(i, "a source you control") {
        let source = Thing::SourceOfChoice(Like(vec![Trait::Controlled(Player::You)]));
        return Ok(ByPlayer::Chooses(Player::You, source).into());
    }
    let what = noun::thing(i)?;
    let one = |one: &Thing| matches!(one, Thing::Such(How::Target { amount: 1, or_fewer: false }, _));
    if *who == Player::You && matches!(&what, Thing::And(both) if both.iter().all(one)) {
        return Ok(ByPlayer::Chooses(Player::You, what).into());
    }
    let Thing::Such(how, like) = &what else { return Err(EmptyError) };
    // What is chosen is said of what is targeted, of cards that were looked at, or of what somebody controls.
    let fits = match how {
        How::Target { .. } | How::TargetX { .. } => *who == Player::You,
        How::One | How::Many(_) | How::UpTo(_) => {
            let theirs = Trait::Controlled(if *who == Player::You { Player::You } else { Player::That });
            let buried =
                |one: &Trait| matches!(one, Trait::In(Zone::Graveyard, Some(Player::You | Player::That)));
            like.0.iter().any(|one| {
                let known = matches!(one, Trait::Among | Trait::AtRandom) || *one == theirs || buried(one);
                known || *who == Player::You && is_shown(one)
            })
        }
        How::Each | How::AnyNumber => false,
    };
    if !fits {
        return Err(EmptyError);
    }
    Ok(Action::Player(ByPlayer::Chooses(who.clone(), what)))
}

/// "From that player's graveyard or hand": what was revealed there before.
fn is_shown(one: &Trait) -> bool {
    let there =
        |place: &Like| matches!(place.0[..], [Trait::In(Zone::Graveyard | Zone::Hand, Some(Player::That))]);
    matches!(one, Trait::AnyOf(places) if places.iter().all(there))
}

/// "Exile the top card of your library", "put the top two cards of your library into your hand".
pub(super) fn puts_top(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let by_you = *who == Player::You && ahead(i, "exile");
    if verb("exile")(i).is_ok() {
        let theirs = |i: &mut Input<'_>| {
            let known = match maybe(i, |i: &mut Input<'_>| from_the_top(i, who)) {
                Some(amount) => amount,
                None => top_cards(i, who)?,
            };
            Ok((known, who.clone()))
        };
        let (amount, who) = match maybe(i, theirs) {
            Some(found) => found,
            None if by_you => of_library_of(i)?,
            None => return Err(EmptyError),
        };
        if said(i, "face down") {
            return Ok(ByPlayer::ExilesTopFaceDown(who.clone(), amount).into());
        }
        return Ok(Action::Player(ByPlayer::PutsTop(who.clone(), amount, Zone::Exile)));
    }
    verb("put")(i)?;
    let amount = top_cards(i, who)?;
    words(if *who == Player::You { "into your hand" } else { "into their hand" })(i)?;
    Ok(Action::Player(ByPlayer::PutsTop(who.clone(), amount, Zone::Hand)))
}

/// "The top card of target player's library", "the top two cards of each opponent's library".
fn of_library_of(i: &mut Input<'_>) -> Parsed<(Number, Player)> {
    let amount = how_many_on_top(i)?;
    words("of")(i)?;
    let whose = player::owner(i)?;
    if matches!(whose, Player::You | Player::Some | Player::AnOpponent)
        || !said_any(i, &["library", "libraries"])
    {
        return Err(EmptyError);
    }
    Ok((amount, whose))
}

/// "That many cards from the top of your library", "cards from the top of your library equal to ..".
fn from_the_top(i: &mut Input<'_>, who: &Player) -> Parsed<Number> {
    let known = maybe(i, number::amount);
    words("cards from the top")(i)?;
    words(if *who == Player::You { "of your library" } else { "of their library" })(i)?;
    known.map_or_else(|| super::equal_to(i), Ok)
}

/// "Discards that card".
pub(super) fn discards_card(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    verb("discard")(i)?;
    let what = noun::simple(i)?;
    if matches!(what, Thing::Own | Thing::Host) {
        return Err(EmptyError);
    }
    Ok(Action::Player(ByPlayer::DiscardCards(who.clone(), what)))
}

/// Deeds that are named by a word, with or without a number.
pub(super) fn simple(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    // Of how many cards a hand may have at most no ruling asks.
    if *who == Player::You && said(i, "have no maximum hand size for the rest of the game") {
        return Ok(Action::All(Vec::new()));
    }
    if let Some(sides) = maybe(i, rolls) {
        return Ok(ByPlayer::Rolls(who.clone(), sides).into());
    }
    if said_any(i, &["flip a coin", "flips a coin"]) {
        return Ok(ByPlayer::Flip(who.clone()).into());
    }
    if let Some((_, deed)) = NUMBERED.iter().find(|(plain, _)| verb(plain)(i).is_ok()) {
        let amount = number::amount(i)?;
        return Ok(Action::Player(ByPlayer::Does(who.clone(), *deed, amount)));
    }
    let turned_down = |i: &mut Input<'_>| {
        let (_, action) = FACE_DOWN.iter().find(|(plain, _)| verb(plain)(i).is_ok()).ok_or(EmptyError)?;
        top_cards(i, who).map(|amount| (*action, amount))
    };
    if let Some((action, amount)) = maybe(i, turned_down) {
        return Ok(ByPlayer::Does(who.clone(), Deed::Action(action), amount).into());
    }
    if verb("amass")(i).is_ok() {
        let kind = maybe(i, super::super::subtype::subtype).unwrap_or("Zombie").to_owned();
        let amount = number::amount(i)?;
        return Ok(Action::Player(ByPlayer::Amass(who.clone(), kind, amount)));
    }
    if verb("mill")(i).is_ok() {
        let amount = match maybe(i, |i: &mut Input<'_>| {
            half_of(i, who, ("your library", "their library"), Number::Library)
        }) {
            Some(half) => half,
            None => of_cards(i)?,
        };
        return Ok(Action::Player(ByPlayer::Does(who.clone(), Deed::Mill, amount)));
    }
    if let Some(amount) = maybe(i, |i: &mut Input<'_>| put_on_graveyard(i, who)) {
        return Ok(Action::Player(ByPlayer::Does(who.clone(), Deed::Mill, amount)));
    }
    if let Some(yours) = maybe(i, shuffles_library) {
        let fits = yours == (*who == Player::You);
        return if fits { Ok(then_on_top(i, who)) } else { Err(EmptyError) };
    }
    let deed = table(SIMPLE)(i)?;
    if deed == Deed::Shuffle {
        return Ok(then_on_top(i, who));
    }
    let times = if deed.frame().number { maybe(i, so_often) } else { None };
    Ok(Action::Player(ByPlayer::Does(who.clone(), deed, times.unwrap_or(Number::N(1)))))
}

/// "Roll a d20", to the end: how many sides it has.
fn rolls(i: &mut Input<'_>) -> Parsed<u64> {
    verb("roll")(i)?;
    words("a")(i)?;
    let sides = table(DICE)(i)?;
    if at_end(i) { Ok(sides) } else { Err(EmptyError) }
}

const DICE: &[(&str, u64)] = &[
    ("d4", 4),
    ("d6", 6),
    ("d8", 8),
    ("d10", 10),
    ("d12", 12),
    ("d20", 20),
    ("four-sided die", 4),
    ("six-sided die", 6),
    ("eight-sided die", 8),
    ("ten-sided die", 10),
    ("twelve-sided die", 12),
    ("twenty-sided die", 20),
];

/// "Shuffle your library", "shuffles their library": whether it is yours.
fn shuffles_library(i: &mut Input<'_>) -> Parsed<bool> {
    verb("shuffle")(i)?;
    table(&[("your library", true), ("their library", false)])(i)
}

/// A library is shuffled, and maybe what was found there is put on top: "and put that card on top of it".
fn then_on_top(i: &mut Input<'_>, who: &Player) -> Action {
    let shuffles = Action::Player(ByPlayer::Does(who.clone(), Deed::Shuffle, Number::N(1)));
    let put = maybe(i, |i: &mut Input<'_>| {
        if !said_any(i, &["and put", ", then put"]) {
            return Err(EmptyError);
        }
        let what = if said(i, "the card") { Thing::That(Noun::Any) } else { noun::simple(i)? };
        if !matches!(what, Thing::It | Thing::That(_) | Thing::They | Thing::Those) {
            return Err(EmptyError);
        }
        if !said(i, "on top of it") {
            words("on top")(i)?;
        }
        said(i, "in any order");
        if at_end(i) { Ok(what) } else { Err(EmptyError) }
    });
    let Some(what) = put else { return shuffles };
    let to = Destination::Zone(Zone::Library, language::event::Place::Top);
    Action::All(vec![shuffles, ToObject::Put(who.clone(), what, to).into()])
}

/// "Twice", "X times", "once for each creature you control".
fn so_often(i: &mut Input<'_>) -> Parsed<Number> {
    if said(i, "twice") {
        return Ok(Number::N(2));
    }
    if said_any(i, &["once for each", "for each"]) {
        return number::each(i);
    }
    let times = number::amount(i)?;
    words("times")(i).map(|()| times)
}

/// The old wording of milling.
fn put_on_graveyard(i: &mut Input<'_>, who: &Player) -> Parsed<Number> {
    verb("put")(i)?;
    if !ahead(i, "the top") {
        let amount = number::amount(i)?;
        words("cards from the top")(i)?;
        return of_library(i, who).map(|()| amount);
    }
    let amount = how_many_on_top(i)?;
    of_library(i, who).map(|()| amount)
}

/// From the library of whoever does it into their graveyard.
fn of_library(i: &mut Input<'_>, who: &Player) -> Parsed<()> {
    words(if *who == Player::You {
        "of your library into your graveyard"
    } else {
        "of their library into their graveyard"
    })(i)
}

/// How cards are put onto the battlefield face down.
const FACE_DOWN: &[(&str, language::event::KeywordAction)] = &[
    ("manifest", language::event::KeywordAction::Manifest),
    ("cloak", language::event::KeywordAction::Cloak),
];

const NUMBERED: &[(&str, Deed)] = &[
    ("scry", Deed::Scry),
    ("surveil", Deed::Surveil),
    ("bolster", Deed::Action(language::event::KeywordAction::Bolster)),
    ("blight", Deed::Action(language::event::KeywordAction::Blight)),
    ("earthbend", Deed::Action(language::event::KeywordAction::Earthbend)),
];

const SIMPLE: &[(&str, Deed)] = &[
    ("proliferate", Deed::Proliferate),
    ("shuffle it", Deed::Shuffle),
    ("shuffle", Deed::Shuffle),
    ("shuffles", Deed::Shuffle),
    ("lose the game", Deed::Lose),
    ("loses the game", Deed::Lose),
    ("win the game", Deed::Win),
    ("wins the game", Deed::Win),
    ("take an extra turn after this one", Deed::TakeExtraTurn),
    ("takes an extra turn after this one", Deed::TakeExtraTurn),
    ("investigate", Deed::Action(language::event::KeywordAction::Investigate)),
    ("investigates", Deed::Action(language::event::KeywordAction::Investigate)),
    ("populate", Deed::Action(language::event::KeywordAction::Populate)),
    ("populates", Deed::Action(language::event::KeywordAction::Populate)),
    ("proliferates", Deed::Proliferate),
    ("manifest dread", Deed::Action(language::event::KeywordAction::ManifestDread)),
    ("manifests dread", Deed::Action(language::event::KeywordAction::ManifestDread)),
];

/// "Your life total becomes 10".
pub(super) fn sets_life(i: &mut Input<'_>) -> Parsed<Action> {
    if said(i, "double") {
        // CR 701.10d (2026-04-17).
        let who = super::super::player::owner(i)?;
        words("life total")(i)?;
        let whose = if who == Player::You { Player::You } else { Player::That };
        let twice = Number::Times(2, Box::new(Number::Life(whose)));
        let is_one = matches!(who, Player::You | Player::Target | Player::TargetOpponent | Player::That);
        return if is_one { Ok(ByPlayer::SetLife(who, twice).into()) } else { Err(EmptyError) };
    }
    let who = super::super::player::owner(i)?;
    words("life total becomes")(i)?;
    number::worked_out(i).map(|to| Action::Player(ByPlayer::SetLife(who, to)))
}
