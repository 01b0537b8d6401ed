//! Whether attackers are declared in a way that the rules allow (CR 508.1a, 508.1b, 508.1c, 508.1d (2026-04-17), 308.2a, 500.2,
//! 500.4, 500.5 (2006-10-01)): as blockers are, by restrictions and requirements.
//!
//! Known gap: a creature is taken to have been under its controller's control since the turn began; restrictions on how many creatures can attack in all. Anybody's opponents may all be attacked.

use std::collections::BTreeMap;

use super::demands::{Demands, Named, part};
use super::most::{Declaration, Goal, Member, TooManyWays};
use super::unobeyed::{self as declaring, Declaring};
use crate::judging::pending_event::PendingEvent;
use crate::keyword::stands_for::has_keyword;
use language::board::{CardType, Keyword, Standing};
use language::event::Deed;
use language::rule::Switch;
use statements::combat::IllegalAttack;
use statements::decided::{Decided, NotObeyed};
use statements::ids::{ObjectId, PlayerId, Target};

/// What is said of a row of like creatures.
const SEVERAL: &str = "it stands for several creatures; list those that attack, or have to, one by one";

/// Who attacks whom; nobody in particular where it is not said.
pub(crate) type Attacks = BTreeMap<ObjectId, Vec<Option<Target>>>;

/// Looks whether attackers may be declared like that, all of them at the same time.
///
/// # Errors
/// When the declaration is illegal: the first thing that is wrong, in the order of the board.
pub(crate) fn check(pending: PendingEvent<'_>, attacks: &Attacks) -> Result<(), IllegalAttack> {
    let declared = Attacking::of(pending, attacks)?;
    declared.alone()?;
    declared.requirements()
}

/// What would have to attack in a legal declaration and does not, with the reason.
pub(crate) fn unobeyed(pending: PendingEvent<'_>, attacks: &Attacks) -> Vec<Decided> {
    Attacking::of(pending, attacks).map_or_else(|_| Vec::new(), |declared| declaring::unobeyed(&declared))
}

struct Attacking<'a> {
    pending: PendingEvent<'a>,
    demands: Demands<'a>,
    attackers: Vec<ObjectId>,
    /// Whom or what can be attacked.
    targets: Vec<Target>,
    all: Declaration,
}

impl<'a> Attacking<'a> {
    fn of(pending: PendingEvent<'a>, attacks: &Attacks) -> Result<Self, IllegalAttack> {
        let targets = attackable(pending);
        let only_if_required = !pending.table.on(Switch::BlockersHelp);
        let goals = vec![Goal::default(); targets.len()];
        let all = Declaration { goals, only_if_required, ..Declaration::default() };
        let mut own = Self { pending, demands: Demands { pending }, attackers: Vec::new(), targets, all };
        let mut taken = BTreeMap::new();
        for (&attacker, to) in attacks {
            taken.insert(attacker, own.declared(attacker, to)?);
        }
        let state = pending.state;
        let able: Vec<ObjectId> = state.ids().filter(|&id| own.cant_attack(id).is_none()).collect();
        for attacker in able {
            let mut member = own.member(attacker);
            let goal = taken.remove(&attacker);
            // Whoever attacks has paid for it.
            member.can.extend(goal.filter(|goal| !member.can.contains(goal)));
            member.can.sort_unstable();
            for at in 0..own.all.tellable(state.object(attacker).count) {
                own.attackers.push(attacker);
                own.all.members.push(member.clone());
                own.all.declared.push(goal.filter(|_| at == 0).into_iter().collect());
            }
        }
        Ok(own)
    }

    /// Whom it is declared to attack, if it can.
    fn declared(&self, attacker: ObjectId, to: &[Option<Target>]) -> Result<usize, IllegalAttack> {
        let name = || self.demands.name(attacker);
        if let Some(why) = self.cant_attack(attacker) {
            return Err(IllegalAttack::CantAttack { attacker: name(), why });
        }
        if self.pending.state.object(attacker).count > 1 {
            return Err(IllegalAttack::CantAttack { attacker: name(), why: SEVERAL });
        }
        let [to] = to else {
            return Err(IllegalAttack::CantAttack {
                attacker: name(),
                why: "it attacks one player or permanent",
            });
        };
        let players = self.targets.iter().filter(|target| matches!(target, Target::Player(_)));
        let to = match (*to, &players.copied().collect::<Vec<_>>()[..]) {
            (Some(to), _) => to,
            (None, &[only]) => only,
            (None, _) => {
                let why = "several can be attacked; say in `to` whom it attacks";
                return Err(IllegalAttack::CantAttack { attacker: name(), why });
            }
        };
        let Some(goal) = self.targets.iter().position(|&one| one == to) else {
            let why = "that is no opponent, nor a planeswalker or battle of one";
            return Err(IllegalAttack::CantAttackThat { attacker: name(), to: self.demands.target(to), why });
        };
        match self.demands.forbids(&part(attacker, Deed::Attack, Some(to))) {
            Some(says) => {
                Err(IllegalAttack::Restricted { attacker: name(), to: self.demands.target(to), says })
            }
            None => Ok(goal),
        }
    }

    /// Why it can't attack anybody (CR 508.1a (2026-04-17), 308.2a (2006-10-01)).
    fn cant_attack(&self, id: ObjectId) -> Option<&'static str> {
        let PendingEvent { state, view, table, .. } = self.pending;
        let (object, seen) = (state.object(id), &view.seen[id.index()]);
        let is_attacking_player = |player: PlayerId| table.team_of(state.active).any(|one| one == player);
        if !state.is_permanent(id) || !seen.is.is(CardType::Creature) {
            Some("only creatures on the battlefield attack")
        } else if !seen.controller.is_some_and(is_attacking_player) {
            Some("only creatures of the active player attack")
        } else if seen.is.is(CardType::Battle) && table.on(Switch::Battles) {
            Some("a creature that is a battle, too, does not attack")
        } else if object.tapped {
            Some("it is tapped, and only untapped creatures attack")
        } else if object.new && !has_keyword(&seen.is, &Keyword::Haste) {
            Some("it has come under its controller's control since their last turn began, and has no haste")
        } else if object.attacking {
            Some("it attacks already")
        } else {
            None
        }
    }

    fn member(&self, attacker: ObjectId) -> Member {
        let attack = |&target: &Target| part(attacker, Deed::Attack, Some(target));
        let can = |(_, target): &(usize, &Target)| {
            let part = attack(target);
            self.demands.forbids(&part).is_none() && !self.pending.has_price(&part)
        };
        let asked = |target: &Target| self.demands.required(&attack(target), Named::Other);
        Member {
            can: self.targets.iter().enumerate().filter(can).map(|(goal, _)| goal).collect(),
            room: 1,
            demands: self.targets.iter().map(asked).collect(),
            any: self.demands.required(&part(attacker, Deed::Attack, None), Named::Nobody),
            never_alone: self.demands.never_alone(attacker, Deed::Attack).is_some(),
        }
    }

    fn alone(&self) -> Result<(), IllegalAttack> {
        let mut attacking =
            self.attackers.iter().zip(&self.all.declared).filter(|(_, goals)| !goals.is_empty());
        if let (Some((&only, _)), None) = (attacking.next(), attacking.next())
            && let Some(says) = self.demands.never_alone(only, Deed::Attack)
        {
            let (attacker, says) = (self.demands.name(only), self.demands.says(says));
            return Err(IllegalAttack::Alone { attacker, says });
        }
        Ok(())
    }

    fn requirements(&self) -> Result<(), IllegalAttack> {
        let most = self.all.most().map_err(|TooManyWays| IllegalAttack::TooManyWays)?;
        let obeyed = self.all.obeyed();
        if obeyed >= most.obeyed {
            return Ok(());
        }
        for (at, &attacker) in self.attackers.iter().enumerate() {
            if self.pending.state.object(attacker).count > 1 && !most.taken[at].is_empty() {
                let attacker = self.demands.name(attacker);
                return Err(IllegalAttack::CantAttack { attacker, why: SEVERAL });
            }
        }
        let attack = |(at, goals): (usize, &Vec<usize>)| {
            let attacker = self.demands.name(self.attackers[at]);
            goals
                .first()
                .map(|&goal| format!("`{attacker}` attacks `{}`", self.demands.target(self.targets[goal])))
        };
        let way: Vec<String> = most.taken.iter().enumerate().filter_map(attack).collect();
        Err(IllegalAttack::FewerObeyed { most: most.obeyed, obeyed, instead: way.join(", ") })
    }
}

impl Declaring for Attacking<'_> {
    fn demands(&self) -> Demands<'_> {
        self.demands
    }

    fn deed(&self) -> Deed {
        Deed::Attack
    }

    fn members(&self) -> Vec<ObjectId> {
        let PendingEvent { state, view, table, .. } = self.pending;
        let is_attacking = |player: &PlayerId| table.team_of(state.active).any(|one| one == *player);
        let theirs = |id: &ObjectId| view.seen[id.index()].controller.as_ref().is_some_and(is_attacking);
        let idle = |id: &ObjectId| state.is_permanent(*id) && !state.object(*id).attacking;
        state.ids().filter(idle).filter(theirs).collect()
    }

    fn goals(&self) -> Vec<Target> {
        self.targets.clone()
    }

    fn other_goals(&self) -> Vec<Target> {
        let players = (0..self.pending.state.players.len()).map(|at| Target::Player(PlayerId::at(at)));
        players.filter(|player| !self.targets.contains(player)).collect()
    }

    fn told(&self, _: ObjectId) -> Vec<Target> {
        Vec::new()
    }

    fn taken(&self, member: ObjectId) -> Vec<Target> {
        let own = self.attackers.iter().zip(&self.all.declared).filter(|(one, _)| **one == member);
        own.flat_map(|(_, goals)| goals.iter().map(|&goal| self.targets[goal])).collect()
    }

    fn cant(&self, member: ObjectId) -> Option<&'static str> {
        self.cant_attack(member)
    }

    fn cant_that(&self, member: ObjectId, goal: Target) -> NotObeyed {
        if let Some(found) = self.pending.restricted_by(&part(member, Deed::Attack, Some(goal))) {
            return NotObeyed::Forbidden { by: self.pending.culprit(found), keyword: found.keyword };
        }
        let alone = self.demands.never_alone(member, Deed::Attack);
        let alone = alone.filter(|_| self.all.declared.iter().all(Vec::is_empty));
        alone.map_or(NotObeyed::Others, |found| NotObeyed::Together {
            by: self.pending.culprit(found),
            keyword: found.keyword,
        })
    }
}

/// Whom the active player can attack: opponents, their planeswalkers, and the battles that they protect
/// (CR 506.2, 506.3 (2026-04-17), 306.1 (2006-10-01)).
pub(crate) fn attackable(pending: PendingEvent<'_>) -> Vec<Target> {
    let PendingEvent { state, view, table, .. } = pending;
    let opponent = |player: PlayerId| {
        let standing = state.player(player);
        table.team(player) != table.team(state.active)
            && standing.standing == Standing::Playing
            && !standing.left
    };
    let players = (0..state.players.len()).map(PlayerId::at).filter(|&player| opponent(player));
    let permanents = state.ids().filter(|&id| {
        let seen = &view.seen[id.index()];
        let walker = table.on(Switch::Planeswalkers) && seen.is.is(CardType::Planeswalker);
        let battle = table.on(Switch::Battles) && seen.is.is(CardType::Battle);
        let defender = if battle { state.object(id).protector } else { seen.controller };
        state.is_permanent(id) && (walker || battle) && defender.is_some_and(opponent)
    });
    players.map(Target::Player).chain(permanents.map(Target::Object)).collect()
}
