//! Whether an assignment of combat damage is legal, all of it together (CR 510.1e (2026-04-17)).
//!
//! Until 2009-07-11 damage is divided freely among what a creature fights; from then on in the damage assignment order;
//! from 2024-11-08 freely again. With trample, all blockers need lethal damage first, at every date.

use super::fighters::Fighter;
use crate::events::excess::lethal;
use crate::keyword::stands_for::has_keyword;
use crate::table::Table;
use crate::table::object::count_counters;
use crate::table::scene::Scene;
use language::board::{Counter, Keyword};
use language::rule::Switch;
use statements::combat::Illegal;
use statements::ids::{CounterId, ObjectId, Target};

/// Combat damage that a creature assigns to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Assigned {
    pub(crate) source: ObjectId,
    pub(crate) to: Target,
    pub(crate) amount: u64,
}

/// What is assigned besides what the board says: all damage of those that can assign it to one recipient only.
///
/// # Errors
/// When an assignment is not legal, or the board does not say how damage is divided.
pub(crate) fn complete(
    scene: Scene<'_>,
    fighters: &[Fighter],
    said: &[Assigned],
) -> Result<Vec<Assigned>, Illegal> {
    let named = Named { table: scene.table };
    for one in said {
        let source_name = named.object(one.source);
        let Some(fighter) = fighters.iter().find(|fighter| fighter.id == one.source) else {
            let object = scene.state.object(one.source);
            if object.fights() {
                // The board does not say whom it fights.
                continue;
            }
            return Err(Illegal::AssignsNone { source_name, why: "it is not in combat" });
        };
        if let Some(why) = fighter.rests {
            return Err(Illegal::AssignsNone { source_name, why });
        }
    }
    let mut all = said.to_vec();
    for fighter in fighters.iter().filter(|fighter| fighter.assigns()) {
        if said.iter().any(|one| one.source == fighter.id) {
            continue;
        }
        let (source, amount) = (fighter.id, fighter.power);
        match fighter.recipients()[..] {
            [to] => all.push(Assigned { source, to, amount }),
            _ => return Err(Illegal::NotSaid { source_name: named.object(source), power: amount }),
        }
    }
    all_legal(scene, fighters, &all)?;
    Ok(all.split_off(said.len()))
}

/// Whether all that is assigned is legal together.
///
/// # Errors
/// When an assignment is not legal.
pub(crate) fn all_legal(scene: Scene<'_>, fighters: &[Fighter], all: &[Assigned]) -> Result<(), Illegal> {
    let whole = Whole { scene, all, named: Named { table: scene.table } };
    fighters.iter().filter(|fighter| fighter.assigns()).try_for_each(|fighter| whole.check(fighter))
}

/// The names of what a message speaks of.
struct Named<'a> {
    table: &'a Table,
}

impl Named<'_> {
    fn object(&self, id: ObjectId) -> String {
        self.table.object_name(id).to_owned()
    }

    fn target(&self, target: Target) -> String {
        match target {
            Target::Player(player) => self.table.player_name(player).to_owned(),
            Target::Object(id) => self.object(id),
        }
    }
}

/// All that is assigned in a step.
struct Whole<'a> {
    scene: Scene<'a>,
    all: &'a [Assigned],
    named: Named<'a>,
}

impl Whole<'_> {
    fn check(&self, fighter: &Fighter) -> Result<(), Illegal> {
        let source_name = self.named.object(fighter.id);
        let mine: Vec<&Assigned> = self.all.iter().filter(|one| one.source == fighter.id).collect();
        let assigned = mine.iter().map(|one| one.amount).fold(0, u64::saturating_add);
        for one in mine.iter().filter(|one| one.amount > 0) {
            self.recipient(fighter, one.to)?;
        }
        if assigned != fighter.power {
            return Err(Illegal::OtherTotal { source_name, assigned, power: fighter.power });
        }
        self.trample(fighter)?;
        self.order(fighter)
    }

    fn recipient(&self, fighter: &Fighter, to: Target) -> Result<(), Illegal> {
        let fought = matches!(to, Target::Object(id) if fighter.fights.contains(&id));
        if fought || fighter.beyond == Some(to) || fighter.over == Some(to) {
            return Ok(());
        }
        let fight = &self.scene.state.object(fighter.id).fight;
        let why = if fight.attacks == Some(to) && fight.blocked {
            "it is blocked and has no trample"
        } else if fight.attacks.is_some() {
            "neither does that block it, nor does it attack that"
        } else {
            "it does not block that"
        };
        Err(Illegal::NotFought { source_name: self.named.object(fighter.id), to: self.named.target(to), why })
    }

    /// Damage to what is attacked, while there are blockers, and to a planeswalker's controller.
    ///
    /// Judgement: who divides it through banding may send no more beyond than who tramples.
    fn trample(&self, fighter: &Fighter) -> Result<(), Illegal> {
        let gets = |to: &Target| self.amount(fighter.id, *to) > 0;
        if let (Some(over), Some(Target::Object(walker))) = (fighter.over.filter(gets), fighter.beyond)
            && self.all_to(walker) < self.loyalty(walker)
        {
            return Err(Illegal::BeforeLoyalty {
                source_name: self.named.object(fighter.id),
                to: self.named.target(over),
                walker: self.named.object(walker),
            });
        }
        let Some(beyond) = fighter.over.filter(gets).or(fighter.beyond.filter(gets)) else { return Ok(()) };
        let lacks = |id: &&ObjectId| !self.is_lethal(**id);
        let Some(blocker) = fighter.fights.iter().find(lacks) else { return Ok(()) };
        Err(Illegal::BeforeLethal {
            source_name: self.named.object(fighter.id),
            to: self.named.target(beyond),
            blocker: self.named.object(*blocker),
        })
    }

    /// The damage assignment order (CR 510.1c (2012-05-01)). Where the board names none, there must be one that could
    /// have been announced: then one recipient at most lacks lethal damage.
    fn order(&self, fighter: &Fighter) -> Result<(), Illegal> {
        let deathtouch = has_keyword(&self.scene.view.seen[fighter.id.index()].is, &Keyword::Deathtouch);
        let free = deathtouch && !self.scene.table.on(Switch::DeathtouchIsLethal) || fighter.freely;
        if !self.scene.table.on(Switch::DamageAssignmentOrder) || free {
            return Ok(());
        }
        let source_name = self.named.object(fighter.id);
        let gets = |id: &ObjectId| self.amount(fighter.id, Target::Object(*id)) > 0;
        let lacks = |id: &ObjectId| !self.is_lethal(*id);
        if fighter.ordered {
            for (at, id) in fighter.fights.iter().enumerate().filter(|(_, id)| gets(id)) {
                if let Some(before) = fighter.fights[..at].iter().find(|other| lacks(other)) {
                    let (to, before) = (self.named.object(*id), self.named.object(*before));
                    return Err(Illegal::OutOfOrder { source_name, to, before });
                }
            }
            return Ok(());
        }
        // Those with lethal damage come first; of the others only the first may be assigned any.
        let without = fighter.fights.iter().filter(|id| lacks(id) && gets(id)).count();
        if without > 1 { Err(Illegal::InNoOrder { source_name }) } else { Ok(()) }
    }

    fn amount(&self, source: ObjectId, to: Target) -> u64 {
        let amounts = self.all.iter().filter(|one| one.source == source && one.to == to);
        amounts.map(|one| one.amount).fold(0, u64::saturating_add)
    }

    /// What all together assign to something.
    fn all_to(&self, id: ObjectId) -> u64 {
        let amounts = self.all.iter().filter(|one| one.to == Target::Object(id)).map(|one| one.amount);
        amounts.fold(0, u64::saturating_add)
    }

    fn loyalty(&self, id: ObjectId) -> u64 {
        let kind = self.scene.table.counters.find(&Counter::Loyalty).map(CounterId::at);
        kind.map_or(0, |kind| count_counters(&self.scene.state.object(id).counters, kind))
    }

    /// Whether a creature is assigned lethal damage by all together: damage that it has counts, what may prevent or
    /// change damage does not. From 2010-07-16 any damage from a source with deathtouch is lethal.
    fn is_lethal(&self, id: ObjectId) -> bool {
        let to = Target::Object(id);
        let of = self.all.iter().filter(|one| one.to == to && one.amount > 0);
        let touches =
            |one: &Assigned| has_keyword(&self.scene.view.seen[one.source.index()].is, &Keyword::Deathtouch);
        if self.scene.table.on(Switch::DeathtouchIsLethal) && of.clone().any(touches) {
            return true;
        }
        let sum = of.map(|one| one.amount).fold(0, u64::saturating_add);
        sum >= lethal(self.scene.state.object(id), &self.scene.view.seen[id.index()].is)
    }
}
