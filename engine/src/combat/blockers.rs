//! Whether blockers are declared in a way that the rules allow (CR 509.1a, 509.1b, 509.1c (2026-04-17), 309.2a, 500.3, 500.4,
//! 500.5 (2006-10-01)).
//!
//! A declaration breaks no restriction, and obeys as many requirements as can be obeyed without breaking one. All
//! restrictions that a board can state are about one creature, or about one creature and what it blocks; so what one creature
//! blocks takes no choice away from another, and the most requirements of all are the most of each added up. Of such
//! restrictions all dates say the same: the texts differ only where a restriction is about several blockers together (500.5
//! (2006-10-01) does not ask a creature without a requirement to help, 509.1c (2012-05-01) does), and such are a gap.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::judging::pending_event::PendingEvent;
use crate::table::NO_ORIGIN;
use crate::table::defending::Attack;
use language::board::{Ability, CardType};
use language::effect::Cause;
use language::event::Deed;
use language::rule::Switch;
use statements::combat::IllegalBlock;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};
use statements::part::{Marks, Part};

/// What is said of a row of like creatures: they do not fight together.
const SEVERAL: &str = "it stands for several creatures; list those that block, or have to, one by one";

/// Who blocks what.
pub(crate) type Blocks = BTreeMap<ObjectId, Vec<ObjectId>>;

/// Looks whether blockers may be declared like that, all of them at the same time.
///
/// # Errors
/// When the declaration is illegal: the first creature, in the order of the board, with which something is wrong.
pub(crate) fn check(pending: PendingEvent<'_>, blocks: &Blocks) -> Result<(), IllegalBlock> {
    let declared = Declared { pending };
    for (&blocker, attackers) in blocks {
        declared.restrictions(blocker, attackers)?;
    }
    for blocker in pending.state.ids() {
        let attackers = blocks.get(&blocker).map_or(&[][..], Vec::as_slice);
        declared.requirements(blocker, attackers)?;
    }
    Ok(())
}

struct Declared<'a> {
    pending: PendingEvent<'a>,
}

impl Declared<'_> {
    fn name(&self, id: ObjectId) -> String {
        self.pending.table.object_name(id).to_owned()
    }

    /// Only untapped creatures block, each what attacks its controller, and nothing that something says it can't block.
    fn restrictions(&self, blocker: ObjectId, attackers: &[ObjectId]) -> Result<(), IllegalBlock> {
        let name = || self.name(blocker);
        if let Some(why) = self.cant_block(blocker) {
            return Err(IllegalBlock::CantBlock { blocker: name(), why });
        }
        if self.pending.state.object(blocker).count > 1 {
            return Err(IllegalBlock::CantBlock { blocker: name(), why: SEVERAL });
        }
        for &attacker in attackers {
            if let Some(why) = self.cant_block_that(blocker, attacker) {
                return Err(IllegalBlock::CantBlockThat {
                    blocker: name(),
                    attacker: self.name(attacker),
                    why,
                });
            }
            if let Some(source) = self.restricted(blocker, attacker) {
                let (attacker, source_name) = (self.name(attacker), self.name(source));
                return Err(IllegalBlock::Restricted { blocker: name(), attacker, source_name });
            }
        }
        let (declared, most) = (attackers.len(), self.most(blocker));
        if declared > most { Err(IllegalBlock::TooMany { blocker: name(), declared, most }) } else { Ok(()) }
    }

    /// Why it can't block anything (CR 509.1a (2026-04-17), 309.2a (2006-10-01)).
    fn cant_block(&self, id: ObjectId) -> Option<&'static str> {
        let PendingEvent { state, view, table, .. } = self.pending;
        let (object, is) = (state.object(id), &view.seen[id.index()].is);
        if !state.is_permanent(id) || !is.is(CardType::Creature) {
            Some("only creatures on the battlefield block")
        } else if is.is(CardType::Battle) && table.on(Switch::Battles) {
            Some("a creature that is a battle, too, does not block")
        } else if object.tapped {
            Some("it is tapped, and only untapped creatures block")
        } else if object.blocking {
            Some("it blocks already")
        } else {
            None
        }
    }

    /// Why it can't block this, restrictions aside. With a shared turn a team's creatures block what attacks any of the team
    /// (CR 805.10d (2026-04-17), 606.7c (2006-10-01)).
    fn cant_block_that(&self, blocker: ObjectId, attacker: ObjectId) -> Option<&'static str> {
        let PendingEvent { state, view, table, .. } = self.pending;
        if !state.is_permanent(attacker) || !state.object(attacker).attacking {
            return Some("it does not attack");
        }
        let seen = &view.seen;
        let attack =
            Attack { attacker: state.object(attacker), controller: seen[attacker.index()].controller };
        let controller = seen[blocker.index()].controller.unwrap_or(state.object(blocker).owner);
        let mut team = table.team_of(controller);
        let defends = team.any(|player| attack.is_on(player, table, state, seen));
        (!defends).then_some("it does not attack the player who controls that creature")
    }

    /// What says that it can't block this, or that this can't become blocked by it.
    fn restricted(&self, blocker: ObjectId, attacker: ObjectId) -> Option<ObjectId> {
        let part = |object, deed, other| {
            let happening = Happening::undergoes(object, deed, Some(Target::Object(other)));
            Part::new(happening, Cause::TurnBased, NO_ORIGIN, Marks::default())
        };
        let blocking = part(blocker, Deed::Block, attacker);
        let becoming = part(attacker, Deed::BecomeBlocked, blocker);
        self.pending.forbidden_by(&blocking).or_else(|| self.pending.forbidden_by(&becoming))
    }

    fn can(&self, blocker: ObjectId, attacker: ObjectId) -> bool {
        self.cant_block_that(blocker, attacker).is_none() && self.restricted(blocker, attacker).is_none()
    }

    /// How many attackers it can block: one, and as many more as its abilities say.
    fn most(&self, blocker: ObjectId) -> usize {
        let more = |ability: &Ability| if let Ability::BlocksMore(more) = ability { *more } else { 0 };
        let abilities = &self.pending.view.seen[blocker.index()].is.abilities;
        let most = abilities.iter().map(more).fold(1, u64::saturating_add);
        usize::try_from(most).unwrap_or(usize::MAX)
    }

    /// It obeys as many requirements on it as it can. What is asked for twice is two.
    fn requirements(&self, blocker: ObjectId, attackers: &[ObjectId]) -> Result<(), IllegalBlock> {
        let object = self.pending.state.object(blocker);
        if object.must_block.is_empty() || self.cant_block(blocker).is_some() {
            return Ok(());
        }
        let alike = object.must_block.chunk_by(|one, other| one == other);
        let mut can: Vec<(usize, ObjectId)> = alike
            .map(|demands| (demands.len(), demands[0]))
            .filter(|&(_, one)| self.can(blocker, one))
            .collect();
        can.sort_by_key(|&(times, _)| Reverse(times));
        let room = self.most(blocker);
        let most: usize = can.iter().take(room).map(|&(times, _)| times).sum();
        let obeyed = object.must_block.iter().filter(|&one| attackers.contains(one)).count();
        if obeyed >= most {
            return Ok(());
        }
        let name = self.name(blocker);
        if object.count > 1 {
            return Err(IllegalBlock::CantBlock { blocker: name, why: SEVERAL });
        }
        Err(IllegalBlock::Disobeyed { blocker: name, most, obeyed, instead: self.instead(&can, room) })
    }

    /// What it would have to block: all that it has room for, or one of those that most is asked of.
    fn instead(&self, can: &[(usize, ObjectId)], room: usize) -> String {
        let quoted = |&(_, id): &(usize, ObjectId)| format!("`{}`", self.name(id));
        if room > 1 {
            return can.iter().take(room).map(quoted).collect::<Vec<_>>().join(" and ");
        }
        let best = can.iter().filter(|(times, _)| Some(*times) == can.first().map(|first| first.0));
        best.map(quoted).collect::<Vec<_>>().join(" or ")
    }
}
