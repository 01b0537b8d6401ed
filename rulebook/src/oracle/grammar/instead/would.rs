//! What would happen.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::board::{ObjectKind, Period, Step};
use language::effect::{Cause, Zones};
use language::event::{Deed, KeywordAction};
use language::select::{Shared, What};

use super::super::words::{ahead, maybe, said, said_any, table, verb, words};
use super::super::{Input, Parsed, dealt, happening, noun, number, player};
use super::behind;
use crate::oracle::tree::{Asks, Happening, Like, Number, Player, Recipient, Thing, Touched, Trait, Until};

/// What would happen, whether only what an effect does is meant, and what must be so.
pub(super) struct Would {
    /// What would happen.
    pub(super) happening: Happening,
    /// By what only it would happen, where that is said.
    pub(super) because: Option<Cause>,
    /// Whose that is, where that is said.
    pub(super) by: Option<Player>,
    /// What must be so: all of this.
    pub(super) only_if: Vec<Asks>,
    /// For how long that is looked at, where it says that.
    pub(super) until: Option<Until>,
}

impl From<Happening> for Would {
    fn from(happening: Happening) -> Self {
        Self { happening, because: None, by: None, only_if: Vec::new(), until: None }
    }
}

impl Would {
    fn by_effect(happening: Happening) -> Self {
        Self { because: Some(Cause::Effect), ..happening.into() }
    }
}

/// What would happen, and for how long that is looked at.
pub(super) fn event(i: &mut Input<'_>) -> Parsed<(Would, Option<Until>)> {
    let event = alt((tokens, counters, caused, of_thing, of_player, of_damage, for_mana)).parse_next(i)?;
    let until = event.until.or_else(|| behind(i));
    Ok((event, until))
}

/// "A spell or ability an opponent controls causes you to discard ~".
fn caused(i: &mut Input<'_>) -> Parsed<Would> {
    if said(i, "a spell or ability would cause its controller to gain life") {
        let (because, by) = (Some(Cause::Effect), Some(Player::That));
        return Ok(Would { because, by, ..Happening::GainsLife(Player::Some).into() });
    }
    if said(i, "an effect causes you to discard a card") {
        let card = Like(vec![Trait::Is(What::Kind(ObjectKind::Card))]);
        return Ok(Would::by_effect(Happening::Discards(Player::You, card)));
    }
    let happening = happening::caused_discard(i)?;
    let (because, by) = (Some(Cause::Effect), Some(Player::Opponents));
    Ok(Would { because, by, ..happening.into() })
}

fn of_thing(i: &mut Input<'_>) -> Parsed<Would> {
    // A spell is one on the stack only.
    let spell = ahead(i, "that spell") || ahead(i, "those spells");
    let what = thing(i)?;
    words("would")(i)?;
    let found = if said(i, "die") {
        Happening::Dies(what)
    } else if said(i, "leave the battlefield") {
        Happening::Moves(what, Some(Zones::Battlefield), None)
    } else if said(i, "be destroyed") {
        Happening::Destroyed(what)
    } else if said(i, "untap during its controller 's untap step") {
        let only_if = vec![Asks::During(Step::Untap, Player::Controller(Box::new(Thing::It)))];
        return Ok(Would { only_if, ..Happening::Done(what, Deed::Untap, None).into() });
    } else if said(i, "explore") {
        Happening::Done(what, Deed::Explore, None)
    } else if said(i, "connive") {
        Happening::Done(what, Deed::Connive, None)
    } else if said(i, "enter") {
        Happening::Enters(what, maybe(i, happening::under))
    } else if said(i, "be put into") {
        let (zone, whose) = noun::zone(i)?;
        let from = if spell { Some(Zones::Stack) } else { maybe(i, happening::from).flatten() };
        let what = happening::with_owner(&what, whose)?;
        Happening::Moves(what, from, Some(Zones::from(zone)))
    } else if said(i, "be dealt") {
        let combat = happening::combat(i);
        words("damage")(i)?;
        Happening::Damage(None, Some(Recipient::Thing(what)), combat)
    } else {
        return deal(i, what);
    };
    Ok(found.into())
}

/// "Deal damage to you", "deal 3 or more damage to a player".
fn deal(i: &mut Input<'_>, from: Thing) -> Parsed<Would> {
    verb("deal")(i)?;
    let so_much = maybe(i, number::compared);
    let combat = happening::combat(i);
    words("damage")(i)?;
    let until = behind(i);
    let to = if said(i, "to") { Some(dealt::recipient(i)?) } else { None };
    let only_if = so_much.map(|(compare, number)| Asks::Number(Number::ThatMuch, compare, number));
    let happening = Happening::Damage(Some(from), to, combat);
    Ok(Would { only_if: only_if.into_iter().collect(), until, ..happening.into() })
}

/// Objects, or a source that somebody chooses.
pub(in super::super) fn thing(i: &mut Input<'_>) -> Parsed<Thing> {
    alt((source_of_choice, noun::thing)).parse_next(i)
}

/// "A red source of your choice".
fn source_of_choice(i: &mut Input<'_>) -> Parsed<Thing> {
    if !said_any(i, &["a", "an"]) {
        return Err(EmptyError);
    }
    let Like(traits) = noun::like(i, false)?;
    words("of your choice")(i)?;
    let behind = if said(i, "of the chosen color") {
        Some(crate::oracle::tree::Trait::Is(language::select::What::ChosenColor))
    } else if said(i, "that shares a color with the exiled card") {
        Some(Trait::Shares(Shared::Color, Box::new(Thing::The(Touched::Exiled))))
    } else {
        None
    };
    Ok(Thing::SourceOfChoice(Like(traits.into_iter().chain(behind).collect())))
}

fn of_player(i: &mut Input<'_>) -> Parsed<Would> {
    let who = player::player(i)?;
    words("would")(i)?;
    let found = if said(i, "draw a card") {
        let first = maybe(i, but_the_first);
        let only_if = if first.is_some() { vec![Asks::NotFirstDraw] } else { Vec::new() };
        return Ok(Would { only_if, ..Happening::Draws(who).into() });
    } else if said_any(i, &["draw one or more cards", "draw 1 or more cards"]) {
        Happening::DrawsCards(who, 1)
    } else if said(i, "draw two or more cards") {
        Happening::DrawsCards(who, 2)
    } else if said(i, "copy a spell one or more times") {
        Happening::Copies(who, Like(vec![Trait::Spell]))
    } else if said(i, "gain life") {
        Happening::GainsLife(who)
    } else if said(i, "lose life") {
        Happening::LosesLife(who)
    } else if said(i, "lose the game") {
        Happening::Does(who, Deed::Lose)
    } else if said(i, "roll one or more dice") {
        Happening::Rolls(who)
    } else if said(i, "proliferate") {
        Happening::Does(who, Deed::Proliferate)
    } else if said(i, "learn") {
        Happening::Does(who, Deed::Action(KeywordAction::Learn))
    } else if said(i, "scry a number of cards") {
        Happening::Does(who, Deed::Scry)
    } else if said(i, "be dealt") {
        let combat = happening::combat(i);
        words("damage")(i)?;
        Happening::Damage(None, Some(Recipient::Player(who)), combat)
    } else {
        let period = table(&[
            ("begin an extra turn", (Period::Turn, true)),
            ("begin your turn", (Period::Turn, false)),
            ("begin your draw step", (Period::Step(Step::Draw), false)),
            ("begin their draw step", (Period::Step(Step::Draw), false)),
        ])(i)?;
        if period.1 { Happening::BeginsExtra(period.0, who) } else { Happening::Begins(period.0, who) }
    };
    Ok(found.into())
}

/// All draws but the first of a draw step.
fn but_the_first(i: &mut Input<'_>) -> Parsed<()> {
    words("except the first one")(i)?;
    if !said_any(i, &["you draw in", "they draw in"]) {
        return Err(EmptyError);
    }
    let when = &["each of your draw steps", "each of their draw steps"];
    let or_so = &["their draw step each turn", "your draw step each turn"];
    if said_any(i, when) || said_any(i, or_so) { Ok(()) } else { Err(EmptyError) }
}

fn of_damage(i: &mut Input<'_>) -> Parsed<Would> {
    let combat = happening::combat(i);
    words("damage would be dealt")(i)?;
    let early = behind(i);
    words("to")(i)?;
    let to = happening::recipient(i)?;
    let until = early.or_else(|| behind(i));
    let from = if said(i, "by") { Some(thing(i)?) } else { None };
    Ok(Would { until, ..Happening::Damage(from, Some(to), combat).into() })
}

/// "One or more tokens would be created under your control", "an effect would create one or more tokens".
fn tokens(i: &mut Input<'_>) -> Parsed<Would> {
    if said(i, "an effect would create one or more") {
        let like = some_tokens(i)?;
        let who = under(i);
        return Ok(Would::by_effect(Happening::Creates(who, like)));
    }
    if said(i, "one or more") {
        let like = some_tokens(i)?;
        words("would be created")(i)?;
        let who = under(i);
        return Ok(Happening::Creates(who, like).into());
    }
    let who = player::player(i)?;
    words("would create one or more")(i)?;
    let like = some_tokens(i)?;
    Ok(Happening::Creates(who, like).into())
}

/// Tokens of a kind; any when nothing is said of them.
fn some_tokens(i: &mut Input<'_>) -> Parsed<Option<Like>> {
    if said(i, "tokens") {
        return Ok(None);
    }
    let Like(traits) = noun::like(i, false)?;
    let token = crate::oracle::tree::Trait::Is(language::select::What::Token);
    if !traits.contains(&token) {
        return Err(EmptyError);
    }
    Ok(Some(Like(traits.into_iter().filter(|one| *one != token).collect())))
}

fn under(i: &mut Input<'_>) -> Player {
    if said(i, "under your control") { Player::You } else { Player::Each }
}

/// Counters that would be put, on whom or what, and by whom where that is said.
fn counters(i: &mut Input<'_>) -> Parsed<Would> {
    let start = i.checkpoint();
    let by_effect = said(i, "an effect would put one or more");
    let who = if by_effect {
        None
    } else if said(i, "one or more") {
        let kind = kind_of_counters(i)?;
        words("would be put on")(i)?;
        let on = happening::recipient(i)?;
        return Ok(Happening::Counters(None, kind, on).into());
    } else {
        let who = player::player(i)?;
        if said(i, "would get one or more") {
            let kind = if said(i, "{e}") { Some(energy()) } else { kind_of_counters(i)? };
            return Ok(Happening::Counters(None, kind, Recipient::Player(who)).into());
        }
        words("would put one or more")(i).inspect_err(|_| i.reset(&start))?;
        Some(who)
    };
    let kind = kind_of_counters(i)?;
    words("on")(i)?;
    let on = happening::recipient(i)?;
    let happening = Happening::Counters(who, kind, on);
    Ok(Would { because: by_effect.then_some(Cause::Effect), ..happening.into() })
}

fn energy() -> language::board::Counter {
    language::board::Counter::Named("energy".to_owned())
}

pub(in super::super) fn kind_of_counters(i: &mut Input<'_>) -> Parsed<Option<language::board::Counter>> {
    if said(i, "counters") {
        return Ok(None);
    }
    let kind = number::counter(i)?;
    words("counters")(i).map(|()| Some(kind))
}

/// "A land is tapped for mana", "you tap a land for mana".
fn for_mana(i: &mut Input<'_>) -> Parsed<Would> {
    let start = i.checkpoint();
    if let Ok(who) = player::player(i)
        && verb("tap")(i).is_ok()
    {
        let what = noun::thing(i)?;
        words("for mana")(i)?;
        return Ok(Happening::TappedForMana(Some(who), what).into());
    }
    i.reset(&start);
    let what = noun::thing(i)?;
    words("is tapped for mana")(i)?;
    Ok(Happening::TappedForMana(None, what).into())
}
