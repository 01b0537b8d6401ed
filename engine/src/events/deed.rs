//! Deeds: what a player does (mill, scry, vote), and what is done to an object (tapped, turned face up, revealed).
//!
//! Each deed is a file that says everything about it, as an answer to the questions of `PlayerDeed` or `ObjectDeed`:
//! what it contains, when it is nothing, what happens, whether it can be paid. What is left unsaid is what most deeds do.
//! `rules_of` is the only list of them; nothing else asks which deed it has in hand, unless a rule names that one.

mod abandon;
mod action;
mod amass;
mod attack;
mod become_copy;
mod become_target;
mod block;
mod connive;
mod cycle;
mod designate;
mod discard_unknown;
mod draw_game;
mod explore;
mod extra;
mod gain_subtype;
mod lose;
mod marking;
mod mill;
mod monstrosity;
mod must_block;
mod phase_in;
mod phase_out;
mod play_land;
mod proliferate;
mod remove_damage;
mod reveal;
mod reveal_unknown;
pub(crate) mod rules;
mod scry;
mod search;
mod shuffle;
mod spend_mana;
mod surveil;
mod tap;
pub(crate) mod title;
pub(crate) mod transform;
mod turn_face_down;
mod turn_face_up;
mod unattach;
mod untap;
mod vote;
mod win;

use rules::{Details, ObjectDeed, PlayerDeed, Stock, Told};

use super::change::Change;
use super::spawning::Spawning;
use super::with_it::{Yield, follow_with_it};
use super::zone;
use crate::pending::situation::{Situation, place};
use crate::table::Table;
use crate::table::ledger::Entry;
use crate::table::queue::{Frame, Todo};
use crate::table::state::State;
use crate::table::thing::UnknownCards;
use language::board::Zone;
use language::event::{Deed, Doer, Instruction, KeywordAction};
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, OriginId, PlayerId, Target, TextId};
use statements::part::Part;

/// What is true of a deed.
pub(crate) enum Rules {
    Player(&'static dyn PlayerDeed),
    Object(&'static dyn ObjectDeed),
}

/// The list of all deeds: what is true of each.
pub(crate) fn rules_of(deed: Deed) -> Rules {
    match deed {
        Deed::Mill => Rules::Player(&mill::Mill),
        Deed::DiscardUnknown => Rules::Player(&discard_unknown::DiscardUnknown),
        Deed::RevealUnknown => Rules::Player(&reveal_unknown::RevealUnknown),
        Deed::Scry => Rules::Player(&scry::Scry),
        Deed::Surveil => Rules::Player(&surveil::Surveil),
        Deed::Proliferate => Rules::Player(&proliferate::Proliferate),
        Deed::Amass => Rules::Player(&amass::Amass),
        Deed::Search => Rules::Player(&search::Search),
        Deed::Shuffle => Rules::Player(&shuffle::Shuffle),
        Deed::Vote => Rules::Player(&vote::Vote),
        Deed::TakeExtraTurn => Rules::Player(&extra::TakeExtraTurn),
        Deed::AddPeriod(_) => Rules::Player(&extra::AddPeriod),
        Deed::SpendMana => Rules::Player(&spend_mana::SpendMana),
        Deed::Lose => Rules::Player(&lose::Lose),
        Deed::Win => Rules::Player(&win::Win),
        Deed::DrawGame => Rules::Player(&draw_game::DrawGame),
        Deed::Tap => Rules::Object(&tap::Tap),
        Deed::Untap => Rules::Object(&untap::Untap),
        Deed::TurnFaceUp => Rules::Object(&turn_face_up::TurnFaceUp),
        Deed::TurnFaceDown => Rules::Object(&turn_face_down::TurnFaceDown),
        Deed::Transform => Rules::Object(&transform::Transform),
        Deed::Explore => Rules::Object(&explore::Explore),
        Deed::Connive => Rules::Object(&connive::Connive),
        Deed::Monstrosity => Rules::Object(&monstrosity::Monstrosity),
        Deed::Reveal => Rules::Object(&reveal::Reveal),
        Deed::Cycle => Rules::Object(&cycle::Cycle),
        Deed::PlayLand => Rules::Object(&play_land::PlayLand),
        Deed::BecomeTarget => Rules::Object(&become_target::BecomeTarget),
        Deed::RemoveDamage => Rules::Object(&remove_damage::RemoveDamage),
        Deed::Attack => Rules::Object(&attack::Attack),
        Deed::Block => Rules::Object(&block::Block),
        Deed::BecomeBlocked => Rules::Object(&block::BecomeBlocked),
        Deed::BecomeUnblocked => Rules::Object(&block::BecomeUnblocked),
        Deed::MustBlock => Rules::Object(&must_block::MustBlock),
        Deed::Unattach => Rules::Object(&unattach::Unattach),
        Deed::PhaseOut => Rules::Object(&phase_out::PhaseOut),
        Deed::PhaseIn => Rules::Object(&phase_in::PhaseIn),
        Deed::BecomeCopy => Rules::Object(&become_copy::BecomeCopy),
        Deed::GainSubtype => Rules::Object(&gain_subtype::GainSubtype),
        Deed::Action(KeywordAction::Abandon) => Rules::Object(&abandon::Abandon),
        Deed::Action(done) => match done.of() {
            Doer::Player => Rules::Player(&action::Action),
            Doer::Object => Rules::Object(&action::Action),
        },
        Deed::Become(_) => Rules::Object(&designate::Become),
        Deed::StopBeing(_) => Rules::Object(&designate::StopBeing),
        Deed::Get(_) => Rules::Player(&title::Get),
        Deed::GetMark => Rules::Player(&marking::Gain),
        Deed::LoseMark => Rules::Player(&marking::Loss),
        Deed::Mark => Rules::Object(&marking::Gain),
        Deed::Unmark => Rules::Object(&marking::Loss),
    }
}

/// What players do, as a board states it.
pub(crate) struct Done<'a> {
    pub(crate) deed: Deed,
    pub(crate) amount: &'a Amount,
    /// Of which kind, where the event names one.
    pub(crate) kind: Option<TextId>,
}

/// Each of these players does it.
pub(crate) fn spawn_of_players(
    spawning: &mut Spawning<'_>,
    who: &Who,
    done: &Done<'_>,
    with_it: &[Instruction],
) -> Result<(), TooLarge> {
    let &Done { deed, amount, kind } = done;
    let eval = spawning.eval();
    let players = eval.players(who);
    let amounts: Result<Vec<u64>, TooLarge> =
        players.iter().map(|&player| eval.for_player(player).amount(amount)).collect();
    let amounts = amounts?;
    spawning.bind_with_it(with_it);
    for (player, amount) in players.into_iter().zip(amounts) {
        let of = Target::Player(player);
        let done = Happening::Deed { deed, of, amount, kind, to: None, underway: false };
        let others = match rules_of(deed) {
            Rules::Player(rules) => rules.becomes(spawning.table, spawning.board, player),
            Rules::Object(_) => None,
        };
        for happening in others.unwrap_or_else(|| vec![done]) {
            spawning.add(happening);
        }
    }
    Ok(())
}

/// It is done to each of these objects.
pub(crate) fn spawn_of_objects(spawning: &mut Spawning<'_>, told: &Told<'_>) -> Result<(), TooLarge> {
    match rules_of(told.deed) {
        Rules::Object(rules) => {
            rules.spawn(spawning, told)?;
            let Some(deed) = rules.of_unknown() else { return Ok(()) };
            for UnknownCards { player, amount, .. } in spawning.eval().unknown_cards(told.what) {
                spawning.add(Happening::does(player, deed, amount));
            }
            Ok(())
        }
        Rules::Player(_) => Ok(()),
    }
}

/// A deed of a player that nothing replaces any more becomes what it contains: of a library those cards that nothing else
/// moves. Returns whether there was one.
///
/// # Errors
/// When it contains more than parts can be.
pub(crate) fn unfold(table: &Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let state = table.board(situation.board);
    let contents = |part: &Part| {
        let Happening::Deed {
            deed, of: Target::Player(player), amount: amount @ 1.., underway: false, ..
        } = part.happening
        else {
            return None;
        };
        match rules_of(deed) {
            Rules::Player(rules) => {
                if deed == Deed::DiscardUnknown {
                    return rules.contents(
                        &holding_the_rest(state, player, &situation.parts),
                        player,
                        amount,
                    );
                }
                let gone = zone::leaving_libraries(state, situation.parts.iter());
                if gone.is_empty() {
                    return rules.contents(state, player, amount);
                }
                rules.contents(&zone::passing_over(state, &gone), player, amount)
            }
            Rules::Object(_) => None,
        }
    };
    let mut open = situation.parts.iter().enumerate().filter_map(|(at, part)| Some((at, contents(part)?)));
    let Some((at, contents)) = open.next() else { return Ok(false) };
    if let Happening::Deed { underway, deed, amount, .. } = &mut situation.parts[at].happening {
        *underway = true;
        if *deed == Deed::DiscardUnknown {
            *amount = contents.iter().copied().filter_map(Happening::amount).sum();
        }
    }
    let part = situation.parts[at].clone();
    for happening in contents {
        let mut inner = Part::new(happening, part.cause, part.from, part.marks.clone()).by(part.by);
        inner.within = Some(place(at)?);
        situation.add_part(inner)?;
    }
    Ok(true)
}

/// A board on which a player's hand has no more those unknown cards that parts of the event move from it already.
fn holding_the_rest<'p>(state: &State, player: PlayerId, parts: impl IntoIterator<Item = &'p Part>) -> State {
    let mut state = state.clone();
    for part in parts {
        if let Happening::MoveUnknown { player: of, from: Zone::Hand, amount, .. } = part.happening
            && of == player
        {
            let hand = &mut state.player_mut(player).unknown_hand;
            *hand = hand.saturating_sub(amount);
        }
    }
    state
}

/// Whether it would be nothing, or change nothing.
pub(crate) fn is_nothing(board: &State, of: Target, details: Details) -> bool {
    match (rules_of(details.deed), of) {
        (Rules::Player(rules), Target::Player(player)) => rules.is_nothing(board, player, details),
        (Rules::Object(rules), Target::Object(object)) => rules.is_nothing(board, object, details),
        (Rules::Player(_), Target::Object(_)) | (Rules::Object(_), Target::Player(_)) => false,
    }
}

/// Whether what triggers on it is judged by the board before it.
pub(crate) fn looks_back(deed: Deed) -> bool {
    match rules_of(deed) {
        Rules::Player(rules) => rules.looks_back(),
        Rules::Object(rules) => rules.looks_back(),
    }
}

/// How many times a player can really do it.
pub(crate) fn most(deed: Deed, state: &State, player: PlayerId) -> u64 {
    match rules_of(deed) {
        Rules::Player(rules) => rules.most(state, player),
        Rules::Object(_) => u64::MAX,
    }
}

/// What a deed of a player takes as a part of a cost, as much as its number says.
pub(crate) fn takes(deed: Deed) -> Option<Stock> {
    match rules_of(deed) {
        Rules::Player(rules) => rules.takes(),
        Rules::Object(_) => None,
    }
}

/// Whether it can't be done to an object to which it has been done.
pub(crate) fn is_once(deed: Deed) -> bool {
    match rules_of(deed) {
        Rules::Player(_) => false,
        Rules::Object(rules) => rules.is_once(deed),
    }
}

/// It is done.
pub(crate) fn happen(
    change: &mut Change<'_>,
    of: Target,
    details: Details,
    from: OriginId,
) -> Result<(), TooLarge> {
    match (rules_of(details.deed), of) {
        (Rules::Player(rules), Target::Player(player)) => {
            rules.happen(change, player, details)?;
            if rules.is_noted() {
                change.ledger.add(Entry::Did(player, details.deed), details.amount)?;
            }
            let times = rules.follows(details.amount);
            follow_with_it(change, player, Yield { amount: details.amount, times }, from);
            Ok(())
        }
        (Rules::Object(rules), Target::Object(object)) => rules.happen(change, object, details),
        (Rules::Player(_), Target::Object(_)) | (Rules::Object(_), Target::Player(_)) => Ok(()),
    }
}

impl Change<'_> {
    /// Instructions of a rule follow: `you` is the player, `it` the object.
    pub(crate) fn follow_rule(&mut self, player: PlayerId, it: Option<ObjectId>, block: &[Instruction]) {
        let mut env = crate::table::env::Env::new(player, it, language::effect::Cause::Effect);
        env.about.it = it;
        env.about.affected = Some(player);
        env.of_rule = true;
        env.by = self.by.filter(|&by| by != player);
        let (block, env) = (self.table.keep_block(block), self.table.keep_env(env));
        self.follow.push(Todo::Frame(Frame::new(block, env)));
    }
}
