//! What players do: draw, gain and lose life, get counters and designations.

use language::board::{CardType, Counter, PlayerDesignation, Zone};
use language::event::{Deed, Event, Instruction, KeywordAction, Place};
use language::select::{Amount, What, Who, Whom};

use super::super::context::Context;
use super::super::{Meant, Missing, filter, number, players, words};
use super::{cards, happens, tokens};
use crate::oracle::tree::{ByPlayer, How, Like, Number, Player, Thing, Trait};

/// What a player does, or each of several.
pub(super) fn does(context: &mut Context, done: &ByPlayer, to: &mut Vec<Instruction>) -> Meant<()> {
    match done {
        ByPlayer::Draw(who, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, Event::Draw { who, amount, with_it: Vec::new() });
        }
        ByPlayer::GainLife(who, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, Event::GainLife { who, amount });
        }
        ByPlayer::LoseLife(who, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, Event::LoseLife { who, amount });
        }
        ByPlayer::SetLife(who, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, Event::SetLife { who, to: amount });
        }
        ByPlayer::Does(who, deed, n) => return does_deed(context, (who, *deed, n), to),
        ByPlayer::PlayerCounters { who, kind, amount, removed } => {
            counters(context, (who, kind, amount), *removed, to)?;
        }
        ByPlayer::Get(who, designation) => get(context, who, *designation, to)?,
        ByPlayer::Discard { who, amount, or_fewer, like, at_random } => {
            let discarded =
                cards::Discarded { who, amount, or_fewer: *or_fewer, like, at_random: *at_random };
            return cards::discard(context, &discarded, to);
        }
        ByPlayer::DiscardCards(who, what) => return discard_these(context, who, what, to),
        ByPlayer::Looks { who, whose, amount, reveals } => {
            return cards::looks(context, (who, whose), amount, *reveals, to);
        }
        ByPlayer::LooksAtHand(whose) => return cards::looks_at_hand(context, whose, to),
        ByPlayer::Targets(who) => return chooses_target(context, who, to),
        ByPlayer::PutsBack => return cards::puts_back(context, to),
        ByPlayer::Emblem(Player::You, abilities) => return super::lasting::emblem(abilities, to),
        ByPlayer::Emblem(..) => return Err(Missing("an emblem of another player")),
        ByPlayer::RevealsHand(who) => return cards::reveals_hand(context, who, to),
        ByPlayer::Chooses(who, what) => return chooses(context, who, what, to),
        ByPlayer::MayBeCast(what) => return chooses(context, &Player::You, what, to),
        ByPlayer::Flip(who) => return flip(context, who, to),
        ByPlayer::Rolls(who, sides) => {
            return super::dice::rolls(context, who, *sides, to);
        }
        ByPlayer::Cast(who, what) => return cast(context, who, what, to),
        ByPlayer::PutsTop(who, n, zone) => return puts_top(context, (who, n), *zone, to),
        ByPlayer::ExilesTopFaceDown(who, n) => return exiles_top_face_down(context, (who, n), to),
        ByPlayer::DiscardHand(who) => return cards::discard_hand(context, who, to),
        // What is done with what is found stands beside it.
        ByPlayer::Search { who, amount, or_fewer, like, or_in } => {
            let sought = cards::Sought { who, amount, or_fewer: *or_fewer, like, or_in };
            return cards::search(context, &sought, &[], to);
        }
        ByPlayer::SearchOf(search) => return cards::search_of(context, search, &[], to),
        ByPlayer::Create(who, token, n) => return tokens::create(context, who, token, n, to),
        ByPlayer::Amass(who, kind, n) => return amass(context, (who, n), kind, to),
        ByPlayer::AddMana(who, mana) => return super::mana::add(context, who, mana, to),
        ByPlayer::CreateMore(who, n) => return tokens::more(context, who, n, to),
        ByPlayer::CreateCopy(who, of, n, but) => return tokens::copies(context, (who, of, n), but, to),
    }
    Ok(())
}

/// A player chooses some of several objects, of which is spoken behind.
fn chooses(context: &mut Context, who: &Player, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    players::actor(who, context, to)?;
    let chosen = filter::affected(what, context, to)?;
    cards::leaves_the_rest(context, what, &chosen);
    context.touch(crate::oracle::tree::Touched::Chosen, &chosen);
    Ok(())
}

/// You target a player, of whom is spoken behind as the chosen one.
fn chooses_target(context: &mut Context, who: &Player, to: &mut Vec<Instruction>) -> Meant<()> {
    let by = context.by.clone();
    context.chosen_player = Some(players::actor(who, context, to)?);
    context.by = by;
    Ok(())
}

/// A player gets a designation.
fn get(
    context: &mut Context,
    who: &Player,
    designation: PlayerDesignation,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    happens(to, Event::does(who, Deed::Get(designation), Amount::N(1)));
    Ok(())
}

/// Of cards that are milled it is spoken behind.
fn speak_of(context: &mut Context, deed: Deed, several: bool) {
    if deed == Deed::Mill {
        context.look(What::Done);
        context.introduce(What::Done, several);
    }
}

/// A player flips a coin.
fn flip(context: &mut Context, who: &Player, to: &mut Vec<Instruction>) -> Meant<()> {
    if players::is_several(who) {
        return Err(Missing("each of several players flips a coin"));
    }
    let who = players::actor(who, context, to)?;
    super::coins::flips(who, to);
    Ok(())
}

/// A player casts a card, with all that is announced for it.
fn cast(context: &mut Context, who: &Player, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let what = filter::affected(what, context, to)?;
    let (targets, paid, modes) = (None, Vec::new(), Vec::new());
    to.push(Instruction::Cast { what, who: Some(who), targets, paid, x: 0, modes });
    Ok(())
}

/// A player amasses such creatures.
fn amass(
    context: &mut Context,
    (who, n): (&Player, &Number),
    kind: &str,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let (who, amount) = numbered(context, who, n, to)?;
    happens(to, Event::does(who, Deed::Amass, amount).of_kind(Some(kind.to_owned())));
    Ok(())
}

/// A player puts cards from the top of the library into a zone.
fn puts_top(
    context: &mut Context,
    (who, n): (&Player, &Number),
    zone: Zone,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let (who, amount) = numbered(context, who, n, to)?;
    let several = context.by.1 || amount != Amount::N(1);
    happens(to, Event::MoveTop { who, amount, to: zone });
    if zone == Zone::Exile {
        context.touch(crate::oracle::tree::Touched::Exiled, &What::Done);
        imprint(context, to);
        if several {
            context.look(What::Done);
        }
    }
    context.introduce(What::Done, several);
    Ok(())
}

/// What was exiled from a library is linked to the card itself, where another line speaks of it.
fn imprint(context: &Context, to: &mut Vec<Instruction>) {
    if context.linked {
        to.push(Instruction::Imprint { what: What::Done });
    }
}

/// A player exiles cards from the top of the library face down.
fn exiles_top_face_down(
    context: &mut Context,
    (who, n): (&Player, &Number),
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let (who, amount) = numbered(context, who, n, to)?;
    let several = context.by.1 || amount != Amount::N(1);
    let what = What::TopOfLibrary(who, Box::new(amount));
    happens(to, Event::Move { what, to: Zone::Exile, place: Place::FaceDown });
    imprint(context, to);
    context.touch(crate::oracle::tree::Touched::Exiled, &What::Done);
    context.introduce(What::Done, several);
    Ok(())
}

/// Cards that were named before are discarded, those that the player owns.
fn discard_these(context: &mut Context, who: &Player, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let by = players::actor(who, context, to)?;
    let what = filter::named(what, context)?;
    context.touch(crate::oracle::tree::Touched::Discarded, &what);
    // The card itself is that of who has it.
    let itself = what == What::This;
    let what = if itself { what } else { filter::both(what, What::OwnedBy(by)) };
    happens(to, Event::Discard { what });
    Ok(())
}

/// Who does it, and with what number.
fn numbered(
    context: &mut Context,
    who: &Player,
    n: &Number,
    to: &mut Vec<Instruction>,
) -> Meant<(Who, Amount)> {
    let who = players::actor(who, context, to)?;
    let n = number::aimed(n, context, to)?;
    Ok((who, number::of_each(&n, context)?))
}

/// A player does something so many times; each of several by a number of their own.
fn does_deed(
    context: &mut Context,
    (who, deed, n): (&Player, Deed, &Number),
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let n = number::aimed(n, context, to)?;
    let amount = number::amount(&n, context)?;
    let several = context.by.1 || amount != Amount::N(1);
    if let Deed::Action(action @ (KeywordAction::Blight | KeywordAction::Bolster)) = deed
        && !context.by.1
    {
        with_one_chosen(context, action, (who, amount), to);
        return Ok(());
    }
    if deed == Deed::Action(KeywordAction::Earthbend) {
        return earthbend(context, who, amount, to);
    }
    happens(to, deed_of(who, deed, amount)?);
    if matches!(
        deed,
        Deed::Action(KeywordAction::Manifest | KeywordAction::ManifestDread | KeywordAction::Cloak)
    ) {
        // What was turned down is spoken of by no name.
        (context.it, context.that, context.they) = (None, None, None);
    }
    speak_of(context, deed, several);
    Ok(())
}

/// A player blights or bolsters: with the creature chosen before, since who has none can't choose to blight
/// (CR 701.68b (2026-04-17)), and the choice would be what was done last.
fn with_one_chosen(
    context: &mut Context,
    action: KeywordAction,
    (who, amount): (Who, Amount),
    to: &mut Vec<Instruction>,
) {
    let called = context.name(if action == KeywordAction::Blight { "blighted" } else { "bolstered" });
    let (choose, puts) = words::chosen_before(action, &called, &who);
    let mut event = Event::does(who, Deed::Action(action), amount);
    if let Event::Deed { with_it, .. } = &mut event {
        *with_it = vec![puts];
    }
    to.push(choose);
    happens(to, event);
    context.introduce(What::Chosen(called), false);
}

/// A land of that player is targeted, and becomes a creature.
fn earthbend(context: &mut Context, who: Who, amount: Amount, to: &mut Vec<Instruction>) -> Meant<()> {
    if who != Who::You {
        return Err(Missing("a land that somebody else targets"));
    }
    let traits = vec![Trait::Is(What::Type(CardType::Land)), Trait::Controlled(Player::You)];
    let target = Thing::Such(How::Target { amount: 1, or_fewer: false }, Like(traits));
    let land = filter::affected(&target, context, to)?;
    let mut event = Event::does(who, Deed::Action(KeywordAction::Earthbend), amount);
    if let Event::Deed { with_it, .. } = &mut event {
        *with_it = words::earthbent(land);
    }
    happens(to, event);
    Ok(())
}

/// A deed, with what comes of it.
fn deed_of(who: Who, deed: Deed, amount: Amount) -> Meant<Event> {
    let comes =
        if let Deed::Action(action) = deed { words::what_comes_of(action, &amount)? } else { Vec::new() };
    let mut event = Event::does(who, deed, amount);
    if let Event::Deed { with_it, .. } = &mut event {
        *with_it = comes;
    }
    Ok(event)
}

/// A player gets counters, or loses some.
fn counters(
    context: &mut Context,
    (who, kind, amount): (&Player, &Counter, &Number),
    removed: bool,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let amount = number::of_each(amount, context)?;
    let (on, kind) = (Whom::Player(who), kind.clone());
    happens(
        to,
        if removed {
            Event::RemoveCounters { from: on, kind, amount }
        } else {
            Event::PutCounters { who: Who::You, on, kind, amount }
        },
    );
    Ok(())
}
