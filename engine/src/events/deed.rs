//! Deeds: what a player does (mill, scry, vote), and what is done to an object (tapped, turned face up, revealed).
//!
//! Each deed is a file that says everything about it, as an answer to the questions of `PlayerDeed` or `ObjectDeed`:
//! what it contains, when it is nothing, what happens, whether it can be paid. What is left unsaid is what most deeds do.
//! `rules_of` is the only list of them; nothing else asks which deed it has in hand, unless a rule names that one.

use super::change::Change;
use super::spawning::Spawning;
use super::{
    attack, block, discard, draw_game, explore, extra, lose, mill, must_block, phase_in, phase_out,
    proliferate, remove_damage, reveal, scry, search, shuffle, spend_mana, surveil, tap, transform,
    turn_face_down, turn_face_up, unattach, untap, vote, win,
};
use crate::events::with_it::follow_with_it;
use crate::pending::situation::{Situation, place};
use crate::table::Table;
use crate::table::ledger::Entry;
use crate::table::queue::{Frame, Todo};
use crate::table::state::State;
use language::event::{Deed, Instruction};
use language::select::{Amount, What, Who, Whom};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, OriginId, PlayerId, Target};
use statements::part::Part;

/// What is said of a deed that happens besides whose it is.
#[derive(Clone, Copy)]
pub(crate) struct Details {
    /// Which it is.
    pub(crate) deed: Deed,
    /// How many cards, or how many times; 1 where it has no number.
    pub(crate) amount: u64,
    /// With regard to whom or what.
    pub(crate) to: Option<Target>,
}

/// A deed that is a part of a cost.
pub(crate) struct Cost<'a> {
    pub(crate) state: &'a State,
    pub(crate) player: PlayerId,
    /// The number in it.
    pub(crate) amount: u64,
    /// The number in all such parts of the cost together.
    pub(crate) together: u64,
}

/// What is true of something that a player does.
pub(crate) trait PlayerDeed: Sync {
    /// What it contains, when that is so many events that can be replaced one by one; it is underway then.
    fn contents(&self, _state: &State, _player: PlayerId, _amount: u64) -> Option<Vec<Happening>> {
        None
    }

    /// What happens when nothing replaces it.
    fn happen(&self, _change: &mut Change<'_>, _player: PlayerId, _: Details) -> Result<(), TooLarge> {
        Ok(())
    }

    /// How often `with_it` is followed afterwards.
    fn follows(&self, _amount: u64) -> u64 {
        1
    }

    /// Whether the ledger notes it as such; of the others it notes what came of them.
    fn is_noted(&self) -> bool {
        false
    }

    /// Whether it can be paid: what it takes is there.
    fn is_there(&self, _cost: &Cost<'_>) -> bool {
        true
    }

    /// How many times it can really happen, for what triggers on it.
    fn most(&self, _state: &State, _player: PlayerId) -> u64 {
        u64::MAX
    }

    /// Whether what triggers on it is judged by the board before it.
    fn looks_back(&self) -> bool {
        false
    }
}

/// What is true of something that is done to an object.
pub(crate) trait ObjectDeed: Sync {
    /// Whether it would change nothing: tapping what is tapped, turning up what is face up.
    fn is_nothing(&self, _board: &State, _object: ObjectId, _to: Option<Target>) -> bool {
        false
    }

    /// The parts of what is done to these objects, with regard to each of those where some are named.
    fn spawn(&self, spawning: &mut Spawning<'_>, told: &Told<'_>) -> Result<(), TooLarge> {
        let deed = told.deed;
        let amount = if deed.frame().number { spawning.look().amount(told.amount)? } else { 1 };
        let look = spawning.look();
        let (objects, mut others) = (look.objects(told.what), Vec::new());
        match told.to {
            None => others.push(None),
            Some(to) => others.extend(look.targets(to).into_iter().take(self.others()).map(Some)),
        }
        for object in objects {
            for &to in &others {
                let of = Target::Object(object);
                spawning.add(Happening::Deed { deed, of, amount, to, underway: false });
                if let Some(inside) = self.within(object, to) {
                    spawning.add_within(inside);
                }
            }
        }
        Ok(())
    }

    /// With regard to how many others it can be done at once.
    fn others(&self) -> usize {
        usize::MAX
    }

    /// What it contains.
    fn within(&self, _object: ObjectId, _to: Option<Target>) -> Option<Happening> {
        None
    }

    /// What happens when nothing replaces it.
    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge>;

    /// Whether what triggers on it is judged by the board before it.
    fn looks_back(&self) -> bool {
        false
    }
}

/// What is true of a deed.
pub(crate) enum Rules {
    Player(&'static dyn PlayerDeed),
    Object(&'static dyn ObjectDeed),
}

/// The list of all deeds: what is true of each.
pub(crate) fn rules_of(deed: Deed) -> Rules {
    match deed {
        Deed::Mill => Rules::Player(&mill::Mill),
        Deed::DiscardUnknown => Rules::Player(&discard::DiscardUnknown),
        Deed::Scry => Rules::Player(&scry::Scry),
        Deed::Surveil => Rules::Player(&surveil::Surveil),
        Deed::Proliferate => Rules::Player(&proliferate::Proliferate),
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
        Deed::Reveal => Rules::Object(&reveal::Reveal),
        Deed::RemoveDamage => Rules::Object(&remove_damage::RemoveDamage),
        Deed::Attack => Rules::Object(&attack::Attack),
        Deed::Block => Rules::Object(&block::Block),
        Deed::BecomeBlocked => Rules::Object(&block::BecomeBlocked),
        Deed::MustBlock => Rules::Object(&must_block::MustBlock),
        Deed::Unattach => Rules::Object(&unattach::Unattach),
        Deed::PhaseOut => Rules::Object(&phase_out::PhaseOut),
        Deed::PhaseIn => Rules::Object(&phase_in::PhaseIn),
    }
}

/// A deed as a board states it.
pub(crate) struct Told<'a> {
    pub(crate) deed: Deed,
    pub(crate) what: &'a What,
    pub(crate) amount: &'a Amount,
    pub(crate) to: Option<&'a Whom>,
}

/// Each of these players does it.
pub(crate) fn spawn_of_players(
    spawning: &mut Spawning<'_>,
    who: &Who,
    deed: Deed,
    amount: &Amount,
    with_it: &[Instruction],
) -> Result<(), TooLarge> {
    let look = spawning.look();
    let players = look.players(who);
    let amounts: Result<Vec<u64>, TooLarge> =
        players.iter().map(|&player| look.for_player(player).amount(amount)).collect();
    let amounts = amounts?;
    spawning.bind_with_it(with_it);
    for (player, amount) in players.into_iter().zip(amounts) {
        let of = Target::Player(player);
        spawning.add(Happening::Deed { deed, of, amount, to: None, underway: false });
    }
    Ok(())
}

/// It is done to each of these objects.
pub(crate) fn spawn_of_objects(spawning: &mut Spawning<'_>, told: &Told<'_>) -> Result<(), TooLarge> {
    match rules_of(told.deed) {
        Rules::Object(rules) => rules.spawn(spawning, told),
        Rules::Player(_) => Ok(()),
    }
}

/// A deed of a player that nothing replaces any more becomes what it contains. Returns whether there was one.
///
/// # Errors
/// When it contains more than parts can be.
pub(crate) fn unfold(table: &Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let state = table.board(situation.board);
    let contents = |part: &Part| match part.happening {
        Happening::Deed {
            deed, of: Target::Player(player), amount: amount @ 1.., underway: false, ..
        } => match rules_of(deed) {
            Rules::Player(rules) => rules.contents(state, player, amount),
            Rules::Object(_) => None,
        },
        _ => None,
    };
    let mut open = situation.parts.iter().enumerate().filter_map(|(at, part)| Some((at, contents(part)?)));
    let Some((at, contents)) = open.next() else { return Ok(false) };
    if let Happening::Deed { underway, .. } = &mut situation.parts[at].happening {
        *underway = true;
    }
    let part = situation.parts[at].clone();
    for happening in contents {
        let mut inner = Part::new(happening, part.cause, part.from, part.marks.clone());
        inner.within = Some(place(at)?);
        situation.add_part(inner)?;
    }
    Ok(true)
}

/// Whether it would change nothing for an object.
pub(crate) fn is_nothing(deed: Deed, board: &State, object: ObjectId, to: Option<Target>) -> bool {
    match rules_of(deed) {
        Rules::Object(rules) => rules.is_nothing(board, object, to),
        Rules::Player(_) => false,
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

/// Whether what it takes as a part of a cost is there.
pub(crate) fn is_there(deed: Deed, cost: &Cost<'_>) -> bool {
    match rules_of(deed) {
        Rules::Player(rules) => rules.is_there(cost),
        Rules::Object(_) => true,
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
            follow_with_it(change, player, (details.amount, times), from);
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
        let (block, env) = (self.table.keep_block(block), self.table.keep_env(env));
        self.follow.push(Todo::Frame(Frame::new(block, env)));
    }
}
