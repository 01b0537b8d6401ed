//! Libraries into which something has been shuffled: that is a shuffle, which is told, triggers abilities and can be looked at
//! by effects (CR 701.24 (2026-04-17), 701.16 (2012-05-01)).

use super::change::Change;
use super::spawning::Spawning;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::env::Env;
use crate::table::queue::{Frame, Todo};
use crate::table::state::State;
use language::board::Zone;
use language::event::{Deed, Event, Instruction, Place};
use language::rule::Switch;
use language::select::{Amount, What, Who};
use statements::happening::Happening;
use statements::ids::PlayerId;
use statements::part::Part;

impl Change<'_> {
    /// Each library into which something was shuffled is shuffled once, right after the event.
    ///
    /// Judgement: that is an event of its own, so it can be replaced by itself.
    ///
    /// Known gap: where something is put into a place of that library at the same time it stays there, and no shuffle is told.
    pub(crate) fn shuffle_libraries(&mut self, parts: &[Part]) {
        let mut done: Vec<PlayerId> = Vec::new();
        for part in parts {
            let Some(player) = shuffled_into(&self.state, part) else { continue };
            let is_placed = |part: &Part| {
                let goal = into_library(&self.state, part);
                goal.is_some_and(|(owner, place)| owner == player && place != Place::Shuffled)
            };
            if !done.contains(&player) && !parts.iter().any(is_placed) {
                done.push(player);
                let shuffle = shuffle(self.table, player, part);
                self.follow.push(shuffle);
            }
        }
    }
}

/// Into whose library a part would shuffle something.
pub(crate) fn shuffled_into(state: &State, part: &Part) -> Option<PlayerId> {
    let goal = into_library(state, part);
    goal.filter(|(_, place)| *place == Place::Shuffled).map(|(owner, _)| owner)
}

/// Shuffles for these parts, which will not happen as they would have, or not at all: from 2017-04-28 on a library is shuffled
/// all the same, if no other part shuffles something into it (CR 701.24c (2026-04-17), 701.18c (2017-04-28)).
pub(crate) fn all_the_same(table: &mut Table, situation: &Situation, gone: &[Part]) -> Vec<Todo> {
    if gone.is_empty() || !table.on(Switch::ShuffledAllTheSame) {
        return Vec::new();
    }
    let state = table.board(situation.board);
    let mut left: Vec<(PlayerId, &Part)> = Vec::new();
    for part in gone {
        let Some(player) = shuffled_into(state, part) else { continue };
        let still = situation.parts.iter().any(|part| shuffled_into(state, part) == Some(player));
        if !still && left.iter().all(|(other, _)| *other != player) {
            left.push((player, part));
        }
    }
    left.into_iter().map(|(player, part)| shuffle(table, player, part)).collect()
}

/// Libraries into which something would be shuffled of which nothing is there: from 2017-04-28 on they are shuffled all the same
/// (CR 701.24c, 701.24d (2026-04-17), 701.18c, 701.18d (2017-04-28)). Into those of some players something is shuffled.
pub(crate) fn without_any(spawning: &mut Spawning<'_>, what: &What, there: &[PlayerId]) {
    if !spawning.table.on(Switch::ShuffledAllTheSame) {
        return;
    }
    let eval = spawning.eval();
    let players: Vec<PlayerId> = owners(what).iter().flat_map(|who| eval.players(who)).collect();
    for player in players.into_iter().filter(|player| !there.contains(player)) {
        spawning.add(Happening::does(player, Deed::Shuffle, 1));
    }
}

/// Whose these are: as the words say it, or who owns what they name.
fn owners(what: &What) -> Vec<Who> {
    if let What::OneOf(list) = what {
        return list.iter().flat_map(owners).collect();
    }
    let parts = if let What::All(parts) = what { &parts[..] } else { std::slice::from_ref(what) };
    let owner = |part: &What| if let What::OwnedBy(who) = part { Some(who.clone()) } else { None };
    let named = |part: &What| {
        let is_one = matches!(part, What::This | What::It | What::Chosen(_) | What::Done | What::Is(_));
        is_one.then(|| Who::OwnerOf(Box::new(part.clone())))
    };
    parts.iter().find_map(owner).or_else(|| parts.iter().find_map(named)).into_iter().collect()
}

/// Into whose library a part puts something, and where.
fn into_library(state: &State, part: &Part) -> Option<(PlayerId, Place)> {
    let (player, to, place) = if let Happening::Move { object, to, place, .. } = part.happening {
        (state.object(object).owner, to, place)
    } else if let Happening::MoveUnknown { player, to, place, .. } = part.happening {
        (player, to, place)
    } else {
        return None;
    };
    (to == Zone::Library).then_some((player, place))
}

/// A player shuffles, for the same reason for which a part happens.
fn shuffle(table: &mut Table, player: PlayerId, part: &Part) -> Todo {
    let mut env = Env::new(player, None, part.cause);
    env.by = part.by;
    let deed = Event::does(Who::You, Deed::Shuffle, Amount::N(1));
    let block = table.keep_block(&[Instruction::Do { events: vec![deed], unless: Vec::new() }]);
    Todo::Frame(Frame::new(block, table.keep_env(env)))
}
