//! Whether blockers are declared in a way that the rules allow (CR 509.1a, 509.1b, 509.1c (2026-04-17), 309.2a, 500.3, 500.4,
//! 500.5 (2006-10-01)).
//!
//! A declaration breaks no restriction, and obeys as many requirements as can be obeyed without breaking one. Each defending
//! player's is looked at by itself (CR 802.4b (2026-04-17), 602.4b (2006-10-01)); a team that shares its turn declares
//! together (CR 805.10d (2026-04-17)).
//!
//! Known gap: costs to block, and restrictions on how many creatures can block in all.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::demands::{Demands, Named, part};
use super::most::{Declaration, Goal, Member, TooManyWays, Wanted};
use super::unobeyed::{self as declaring, Declaring};
use crate::judging::pending_event::PendingEvent;
use crate::table::defending::Attack;
use crate::table::env::Env;
use crate::table::functioning::Holder;
use crate::table::view::Restricting;
use language::board::{Ability, CardType};
use language::effect::Cause;
use language::event::Deed;
use language::rule::Switch;
use statements::combat::{IllegalBlock, Says};
use statements::decided::{Decided, NotObeyed};
use statements::ids::{ObjectId, PlayerId, Target};

/// What is said of a row of like creatures: they do not fight together.
const SEVERAL: &str = "it stands for several creatures; list those that block, or have to, one by one";

/// Who blocks what.
pub(crate) type Blocks = BTreeMap<ObjectId, Vec<ObjectId>>;

/// Looks whether blockers may be declared like that, all of them at the same time.
///
/// # Errors
/// When the declaration is illegal: the first thing that is wrong, in the order of the board.
pub(crate) fn check(pending: PendingEvent<'_>, blocks: &Blocks) -> Result<(), IllegalBlock> {
    let declared = Declared { demands: Demands { pending }, pending };
    for (&blocker, attackers) in blocks {
        declared.restrictions(blocker, attackers)?;
    }
    for team in declared.teams() {
        Blocking::of(&declared, &team, blocks).check()?;
    }
    Ok(())
}

/// What would have to block or become blocked in a legal declaration and does not, with the reason.
pub(crate) fn unobeyed(pending: PendingEvent<'_>, blocks: &Blocks) -> Vec<Decided> {
    let declared = Declared { demands: Demands { pending }, pending };
    let asked = Asked { declared: &declared, blocks };
    let mut all = declaring::unobeyed(&asked);
    all.extend(declaring::unblocked(&asked));
    all
}

struct Declared<'a> {
    demands: Demands<'a>,
    pending: PendingEvent<'a>,
}

impl Declared<'_> {
    fn name(&self, id: ObjectId) -> String {
        self.demands.name(id)
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
            if let Some(says) = self.restricted(blocker, attacker) {
                return Err(IllegalBlock::Restricted {
                    blocker: name(),
                    attacker: self.name(attacker),
                    says,
                });
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
        let mut team = table.team_of(self.holder(blocker));
        let defends = team.any(|player| attack.is_on(player, table, state, seen));
        (!defends).then_some("it does not attack the player who controls that creature")
    }

    fn holder(&self, id: ObjectId) -> PlayerId {
        let PendingEvent { state, view, .. } = self.pending;
        view.seen[id.index()].controller.unwrap_or(state.object(id).owner)
    }

    /// What says that it can't block this, or that this can't become blocked by it.
    fn restricted(&self, blocker: ObjectId, attacker: ObjectId) -> Option<Says> {
        self.restricting(blocker, attacker).map(|found| self.demands.says(found))
    }

    fn restricting(&self, blocker: ObjectId, attacker: ObjectId) -> Option<&Restricting> {
        let blocking = part(blocker, Deed::Block, Some(Target::Object(attacker)));
        let becoming = part(attacker, Deed::BecomeBlocked, Some(Target::Object(blocker)));
        self.pending.restricted_by(&blocking).or_else(|| self.pending.restricted_by(&becoming))
    }

    fn can(&self, blocker: ObjectId, attacker: ObjectId) -> bool {
        self.cant_block_that(blocker, attacker).is_none() && self.restricted(blocker, attacker).is_none()
    }

    /// How many attackers it can block: one, and as many more as its abilities say.
    fn most(&self, blocker: ObjectId) -> usize {
        let more =
            |ability: &Ability| if let Ability::BlocksMore(more) = ability.itself() { *more } else { 0 };
        let is = &self.pending.view.seen[blocker.index()].is;
        let holder = Holder::new(self.pending.state.object(blocker), is);
        let env = Env::new(self.holder(blocker), Some(blocker), Cause::Effect);
        let eval = self.pending.eval(&env);
        let functioning = is
            .abilities
            .iter()
            .filter(|one| holder.has_functioning(self.pending.table, one) && eval.has_ability(one));
        let most = functioning.map(more).fold(1, u64::saturating_add);
        usize::try_from(most).unwrap_or(usize::MAX)
    }

    /// The players who declare blockers together, by the creatures that they control and that could block.
    fn teams(&self) -> Vec<Vec<ObjectId>> {
        let able = |&id: &ObjectId| self.cant_block(id).is_none();
        let mut teams: BTreeMap<PlayerId, Vec<ObjectId>> = BTreeMap::new();
        for id in self.pending.state.ids().filter(able) {
            let first = self.pending.table.team_of(self.holder(id)).next();
            teams.entry(first.unwrap_or_else(|| self.holder(id))).or_default().push(id);
        }
        teams.into_values().collect()
    }
}

/// The declaration of those who declare together.
struct Blocking<'a> {
    declared: &'a Declared<'a>,
    blockers: Vec<ObjectId>,
    attackers: Vec<ObjectId>,
    all: Declaration,
}

impl<'a> Blocking<'a> {
    fn of(declared: &'a Declared<'a>, team: &[ObjectId], blocks: &Blocks) -> Self {
        let state = declared.pending.state;
        let attackers: Vec<ObjectId> = state.ids().filter(|&id| state.object(id).attacking).collect();
        let demands = declared.demands;
        let goal = |&attacker: &ObjectId| Goal {
            at_least: demands.at_least(attacker).map_or(0, |(least, _)| number(least)),
            at_most: demands.at_most(attacker).map(|(most, _)| number(most)),
        };
        let mut all = Declaration {
            goals: attackers.iter().map(goal).collect(),
            only_if_required: !declared.pending.table.on(Switch::BlockersHelp),
            ..Declaration::default()
        };
        let mut blockers = Vec::new();
        for &blocker in team {
            let taken = blocks.get(&blocker).map_or(&[][..], Vec::as_slice);
            let taken = taken.iter().filter_map(|one| attackers.iter().position(|other| one == other));
            let taken: Vec<usize> = taken.collect();
            let member = member(declared, blocker, &attackers, &taken);
            for at in 0..all.tellable(state.object(blocker).count) {
                blockers.push(blocker);
                all.members.push(member.clone());
                all.declared.push(if at == 0 { taken.clone() } else { Vec::new() });
            }
        }
        for (goal, &attacker) in attackers.iter().enumerate() {
            let by = demands.wants_blocked(attacker, &blockers);
            all.wanted.extend(by.into_iter().map(|by| Wanted { goal, by }));
        }
        Self { declared, blockers, attackers, all }
    }

    fn check(&self) -> Result<(), IllegalBlock> {
        self.numbers()?;
        self.alone()?;
        let most = self.all.most().map_err(|TooManyWays| IllegalBlock::TooManyWays)?;
        let obeyed = self.all.obeyed();
        if obeyed >= most.obeyed {
            return Ok(());
        }
        for (at, &blocker) in self.blockers.iter().enumerate() {
            let is_row = self.declared.pending.state.object(blocker).count > 1;
            if is_row && !most.taken[at].is_empty() {
                return Err(IllegalBlock::CantBlock { blocker: self.declared.name(blocker), why: SEVERAL });
            }
        }
        if self.each_for_itself() {
            self.alternatives()?;
        }
        let block = |(at, goals): (usize, &Vec<usize>)| {
            let names: Vec<String> = goals.iter().map(|&goal| self.quoted(goal)).collect();
            let blocker = self.declared.name(self.blockers[at]);
            (!names.is_empty()).then(|| format!("`{blocker}` blocks {}", names.join(" and ")))
        };
        let way: Vec<String> = most.taken.iter().enumerate().filter_map(block).collect();
        Err(IllegalBlock::FewerObeyed { most: most.obeyed, obeyed, instead: way.join(", ") })
    }

    fn quoted(&self, goal: usize) -> String {
        format!("`{}`", self.declared.name(self.attackers[goal]))
    }

    /// By so many creatures at least, or at most.
    fn numbers(&self) -> Result<(), IllegalBlock> {
        let demands = self.declared.demands;
        for (goal, &attacker) in self.attackers.iter().enumerate() {
            let found = self.all.declared.iter().filter(|goals| goals.contains(&goal)).count();
            if self.all.goals[goal].allows(found) {
                continue;
            }
            let name = self.declared.name(attacker);
            if let Some((least, says)) =
                demands.at_least(attacker).filter(|(least, _)| found < number(*least))
            {
                let (least, says) = (number(least), demands.says(says));
                return Err(IllegalBlock::TooFewBlockers { attacker: name, found, least, says });
            }
            if let Some((most, says)) = demands.at_most(attacker) {
                let (most, says) = (number(most), demands.says(says));
                return Err(IllegalBlock::TooManyBlockers { attacker: name, found, most, says });
            }
        }
        Ok(())
    }

    fn alone(&self) -> Result<(), IllegalBlock> {
        let demands = self.declared.demands;
        let mut blocking =
            self.blockers.iter().zip(&self.all.declared).filter(|(_, goals)| !goals.is_empty());
        if let (Some((&only, _)), None) = (blocking.next(), blocking.next())
            && let Some(says) = demands.never_alone(only, Deed::Block)
        {
            return Err(IllegalBlock::Alone { blocker: demands.name(only), says: demands.says(says) });
        }
        Ok(())
    }

    /// Whether what one creature blocks takes no choice away from another, and adds none.
    fn each_for_itself(&self) -> bool {
        let free = |goal: &Goal| goal.at_least < 2 && goal.at_most.is_none();
        let alone = self.all.members.iter().any(|member| member.never_alone);
        self.all.wanted.is_empty() && self.all.goals.iter().all(free) && !alone
    }

    /// The first creature that obeys fewer requirements on it than it could, where each blocks for itself.
    fn alternatives(&self) -> Result<(), IllegalBlock> {
        for (at, &blocker) in self.blockers.iter().enumerate() {
            let member = &self.all.members[at];
            let mut can: Vec<usize> = member.can.clone();
            can.sort_by_key(|&goal| Reverse(member.demands[goal]));
            let useful: Vec<usize> = can.iter().copied().filter(|&goal| member.demands[goal] > 0).collect();
            let taken: Vec<usize> = useful.iter().copied().take(member.room).collect();
            let any = if taken.is_empty() { can.first().copied().into_iter().collect() } else { taken };
            let (most, obeyed) = (member.obeys(&any), member.obeys(&self.all.declared[at]));
            if obeyed >= most {
                continue;
            }
            let instead = if useful.is_empty() {
                can.iter().map(|&goal| self.quoted(goal)).collect::<Vec<_>>().join(" or ")
            } else if member.room > 1 {
                any.iter().map(|&goal| self.quoted(goal)).collect::<Vec<_>>().join(" and ")
            } else {
                let best = useful.iter().filter(|&&goal| member.demands[goal] == member.demands[useful[0]]);
                best.map(|&goal| self.quoted(goal)).collect::<Vec<_>>().join(" or ")
            };
            let blocker = self.declared.name(blocker);
            return Err(IllegalBlock::Disobeyed { blocker, most, obeyed, instead });
        }
        Ok(())
    }
}

/// A declaration of all who declare blockers.
struct Asked<'a> {
    declared: &'a Declared<'a>,
    blocks: &'a Blocks,
}

impl Asked<'_> {
    /// Permanents of those whose turn it is, or of the others.
    fn permanents(&self, of_attackers: bool) -> impl Iterator<Item = ObjectId> {
        let PendingEvent { state, table, .. } = self.declared.pending;
        let is_active = move |id: ObjectId| table.team(self.declared.holder(id)) == table.team(state.active);
        state.ids().filter(move |&id| state.is_permanent(id) && is_active(id) == of_attackers)
    }
}

impl Declaring for Asked<'_> {
    fn demands(&self) -> Demands<'_> {
        self.declared.demands
    }

    fn deed(&self) -> Deed {
        Deed::Block
    }

    fn members(&self) -> Vec<ObjectId> {
        self.permanents(false).filter(|&id| !self.declared.pending.state.object(id).blocking).collect()
    }

    fn goals(&self) -> Vec<Target> {
        let state = self.declared.pending.state;
        state.ids().filter(|&id| state.object(id).attacking).map(Target::Object).collect()
    }

    fn other_goals(&self) -> Vec<Target> {
        let state = self.declared.pending.state;
        self.permanents(true).filter(|&id| !state.object(id).attacking).map(Target::Object).collect()
    }

    fn told(&self, member: ObjectId) -> Vec<Target> {
        let told = &self.declared.pending.state.object(member).must_block;
        told.iter().map(|&one| Target::Object(one)).collect()
    }

    fn taken(&self, member: ObjectId) -> Vec<Target> {
        self.blocks.get(&member).into_iter().flatten().map(|&one| Target::Object(one)).collect()
    }

    fn cant(&self, member: ObjectId) -> Option<&'static str> {
        self.declared.cant_block(member)
    }

    fn cant_that(&self, member: ObjectId, goal: Target) -> NotObeyed {
        let Target::Object(attacker) = goal else { return NotObeyed::NotThere };
        if let Some(why) = self.declared.cant_block_that(member, attacker) {
            return NotObeyed::CantThat(why);
        }
        if let Some(found) = self.declared.restricting(member, attacker) {
            return NotObeyed::Forbidden {
                by: self.declared.demands.pending.culprit(found),
                keyword: found.keyword,
            };
        }
        let demands = self.declared.demands;
        let by = self.blocks.values().filter(|blocked| blocked.contains(&attacker)).count();
        let least = demands.at_least(attacker).filter(|(least, _)| by < number(*least));
        let most = demands.at_most(attacker).filter(|(most, _)| by >= number(*most));
        let alone = demands.never_alone(member, Deed::Block).filter(|_| self.blocks.is_empty());
        let found = least.or(most).map(|(_, found)| found).or(alone);
        found.map_or(NotObeyed::Others, |found| NotObeyed::Together {
            by: demands.pending.culprit(found),
            keyword: found.keyword,
        })
    }
}

fn number(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// What a creature can block, and what it has to.
fn member(declared: &Declared<'_>, blocker: ObjectId, attackers: &[ObjectId], taken: &[usize]) -> Member {
    let demands = declared.demands;
    let told = &declared.pending.state.object(blocker).must_block;
    let asked = |&attacker: &ObjectId| {
        let block = part(blocker, Deed::Block, Some(Target::Object(attacker)));
        let told = told.iter().filter(|&&one| one == attacker).count();
        told.saturating_add(demands.required(&block, Named::Other))
    };
    let has_price = |attacker: ObjectId| {
        let block = part(blocker, Deed::Block, Some(Target::Object(attacker)));
        declared.pending.has_price(&block)
    };
    // Whoever blocks has paid for it.
    let can = |&(goal, &attacker): &(usize, &ObjectId)| {
        declared.can(blocker, attacker) && (taken.contains(&goal) || !has_price(attacker))
    };
    Member {
        can: attackers.iter().enumerate().filter(can).map(|(goal, _)| goal).collect(),
        room: declared.most(blocker),
        demands: attackers.iter().map(asked).collect(),
        any: demands.required(&part(blocker, Deed::Block, None), Named::Nobody),
        never_alone: demands.never_alone(blocker, Deed::Block).is_some(),
    }
}
