//! What players do: draw, gain and lose life, get counters and designations.

use language::board::Counter;
use language::event::{Deed, Event, Instruction, Mana};
use language::select::{Amount, What, Who, Whom};

use super::super::context::Context;
use super::super::{Meant, Missing, filter, number, players, words};
use super::{cards, happens, tokens};
use crate::oracle::tree::{ByPlayer, Number, Player, Thing};

/// You add so much mana of a type.
const fn adds(mana: Mana, amount: u64) -> Event {
    Event::AddMana { who: Who::You, mana, amount: Amount::N(amount), from: What::This, tapped: false }
}

/// You add this mana.
fn of_types(all: &[Mana]) -> Instruction {
    let each = Mana::ALL.into_iter().filter_map(|mana| {
        let many = all.iter().filter(|one| **one == mana).count() as u64;
        (many > 0).then(|| adds(mana, many))
    });
    Instruction::Do { events: each.collect(), unless: Vec::new() }
}

/// You add so much mana of one colour that you choose.
fn of_choice(amount: u64) -> Instruction {
    let colors = Mana::ALL.into_iter().filter(|mana| mana.color().is_some());
    let mode = |mana| vec![Instruction::Do { events: vec![adds(mana, amount)], unless: Vec::new() }];
    Instruction::Modes { choose: 1, modes: colors.map(mode).collect() }
}

/// What a player does, or each of several.
#[expect(clippy::too_many_lines, reason = "a short arm for each deed")]
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
        ByPlayer::Does(who, deed, n) => {
            let (who, amount) = numbered(context, who, n, to)?;
            happens(to, deed_of(who, *deed, amount)?);
        }
        ByPlayer::PlayerCounters { who, kind, amount, removed } => {
            counters(context, (who, kind, amount), *removed, to)?;
        }
        ByPlayer::AddMana(all) => to.push(of_types(all)),
        ByPlayer::AddManaOfChoice(amount) => to.push(of_choice(*amount)),
        ByPlayer::Get(who, designation) => {
            let who = players::actor(who, context, to)?;
            happens(to, Event::does(who, Deed::Get(*designation), Amount::N(1)));
        }
        ByPlayer::Discard { at_random: true, .. } => return Err(Missing("cards that chance chooses")),
        ByPlayer::Discard { who, amount, like, at_random: false } => {
            return cards::discard(context, who, amount, like, to);
        }
        ByPlayer::DiscardCards(who, what) => return discard_these(context, who, what, to),
        ByPlayer::Looks { who, amount, reveals } => {
            return cards::looks(context, who, amount, *reveals, to);
        }
        ByPlayer::RevealsHand(who) => return cards::reveals_hand(context, who, to),
        ByPlayer::Chooses(who, what) => {
            players::actor(who, context, to)?;
            let chosen = filter::affected(what, context, to)?;
            context.touch(crate::oracle::tree::Touched::Chosen, &chosen);
        }
        ByPlayer::PutsTop(who, n, zone) => {
            let (who, amount) = numbered(context, who, n, to)?;
            let several = context.by.1 || amount != Amount::N(1);
            happens(to, Event::MoveTop { who, amount, to: *zone });
            if *zone == language::board::Zone::Exile {
                context.touch(crate::oracle::tree::Touched::Exiled, &language::select::What::Done);
            }
            context.introduce(language::select::What::Done, several);
        }
        ByPlayer::DiscardHand(who) => return cards::discard_hand(context, who, to),
        // What is done with what is found stands beside it.
        ByPlayer::Search { who, amount, or_fewer, like } => {
            return cards::search(context, (who, amount, *or_fewer, like), &[], to);
        }
        ByPlayer::Create(who, token, n) => return tokens::create(context, who, token, n, to),
        ByPlayer::CreateMore(who, n) => return tokens::more(context, who, n, to),
        ByPlayer::CreateCopy(who, of, n) => return tokens::copies(context, who, of, n, to),
    }
    Ok(())
}

/// Cards that were named before are discarded, those that the player owns.
fn discard_these(context: &mut Context, who: &Player, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let by = players::actor(who, context, to)?;
    let what = filter::named(what, context)?;
    context.touch(crate::oracle::tree::Touched::Discarded, &what);
    let what = filter::both(what, language::select::What::OwnedBy(by));
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
    Ok((who, number::of_each(n, context)?))
}

/// A deed, with what comes of it.
fn deed_of(who: Who, deed: Deed, amount: Amount) -> Meant<Event> {
    let mut event = Event::does(who, deed, amount);
    if let (Event::Deed { with_it, .. }, Deed::Action(action)) = (&mut event, deed) {
        *with_it = words::what_comes_of(action)?;
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
