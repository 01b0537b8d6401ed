//! In which ways combat damage can be divided that a board does not divide.

use itertools::Itertools;

use super::assignment::{Assigned, all_legal};
use super::fighters::Fighter;
use crate::keyword::stands_for::has_keyword;
use crate::table::scene::Scene;
use language::board::Keyword;
use language::rule::{Rule, Switch};
use statements::combat::Illegal;
use statements::ids::Target;

/// More ways to divide all damage are not gone through.
const WAYS: usize = 20_000;

/// The ways to assign the damage of some creatures, all of them together: only together are they legal or not.
#[derive(Debug)]
pub(crate) struct Ways {
    /// To whom each of them can assign damage.
    pub(crate) among: Vec<Vec<Target>>,
    /// So much of each to each of those, in every legal way.
    legal: Vec<Vec<Vec<u64>>>,
}

impl Ways {
    /// The ways of these creatures, where `said` is what all others assign that have to be looked at together with them.
    ///
    /// # Errors
    /// When there are too many of them.
    pub(crate) fn of(scene: Scene<'_>, dividing: &[&Fighter], said: &[Assigned]) -> Result<Self, Illegal> {
        let among: Vec<Vec<Target>> = dividing.iter().map(|fighter| fighter.recipients()).collect();
        let mut number = 1_usize;
        let mut each: Vec<Vec<Vec<u64>>> = Vec::new();
        for (fighter, among) in dividing.iter().zip(&among) {
            let ways: Vec<Vec<u64>> = divisions(fighter.power, among.len()).take(WAYS + 1).collect();
            number = number.saturating_mul(ways.len());
            if number > WAYS {
                let source_name = scene.table.object_name(fighter.id).to_owned();
                return Err(Illegal::TooManyWays { source_name, most: WAYS });
            }
            each.push(ways);
        }
        let all: Vec<Fighter> = dividing.iter().map(|&fighter| fighter.clone()).collect();
        let judged = |way: &Vec<Vec<u64>>| {
            let assigned =
                all.iter().zip(way).zip(&among).flat_map(|((fighter, shares), among)| {
                    assigned(fighter, among, shares).collect::<Vec<_>>()
                });
            let assigned: Vec<Assigned> = said.iter().copied().chain(assigned).collect();
            all_legal(scene, &all, &assigned)
        };
        let mut first = Ok(());
        let mut legal = Vec::new();
        for way in each.into_iter().multi_cartesian_product() {
            match judged(&way) {
                Ok(()) => legal.push(way),
                Err(illegal) => first = first.and(Err(illegal)),
            }
        }
        if legal.is_empty() {
            first?;
        }
        Ok(Self { among, legal })
    }

    /// The ways of the creature at a place, each once.
    pub(crate) fn at(&self, place: usize) -> Vec<Vec<u64>> {
        let mut ways: Vec<Vec<u64>> = self.legal.iter().map(|way| way[place].clone()).collect();
        ways.sort_by(|one, other| other.cmp(one));
        ways.dedup();
        ways
    }

    /// The creature at a place assigns its damage like this.
    pub(crate) fn take(&mut self, place: usize, shares: &[u64]) {
        self.legal.retain(|way| way[place] == shares);
    }
}

/// By which rules a creature's damage is divided as it is, besides the one on assigning it: banding, trample, the damage
/// assignment order, deathtouch where that makes less damage lethal or (until 2010-07-16) frees from the order.
pub(crate) fn rules_besides(scene: Scene<'_>, fighter: &Fighter, all: &[Fighter]) -> Vec<Rule> {
    let has = |one: &Fighter| has_keyword(&scene.view.seen[one.id.index()].is, &Keyword::Deathtouch);
    let helps = |one: &&Fighter| one.assigns() && one.fights.iter().any(|id| fighter.fights.contains(id));
    let touched = all.iter().filter(helps).any(has);
    let banding =
        if scene.state.object(fighter.id).attacking { Rule::BandingAttacker } else { Rule::BandingBlocker };
    let tramples = fighter.beyond.is_some() && !fighter.fights.is_empty();
    let in_order =
        scene.table.on(Switch::DamageAssignmentOrder) && fighter.fights.len() > 1 && !fighter.freely;
    let deathtouch = if scene.table.on(Switch::DeathtouchIsLethal) {
        touched && (tramples || in_order)
    } else {
        has(fighter) && in_order
    };
    let rules = [
        (banding, fighter.freely),
        (Rule::DamageOrder, in_order),
        (Rule::Trample, tramples),
        (Rule::TrampleWalkers, fighter.over.is_some()),
        (Rule::DeathtouchAssigned, deathtouch),
    ];
    rules.into_iter().filter(|(_, decides)| *decides).map(|(rule, _)| rule).collect()
}

/// What a creature assigns to each of those, nothing left out.
pub(crate) fn assigned<'a>(
    fighter: &'a Fighter,
    among: &'a [Target],
    shares: &'a [u64],
) -> impl Iterator<Item = Assigned> + 'a {
    let of = among.iter().zip(shares).filter(|(_, amount)| **amount > 0);
    of.map(|(&to, &amount)| Assigned { source: fighter.id, to, amount })
}

/// All ways to give out an amount among so many.
fn divisions(amount: u64, among: usize) -> Box<dyn Iterator<Item = Vec<u64>>> {
    if among < 2 {
        return Box::new(std::iter::once(vec![amount; among]));
    }
    Box::new((0..=amount).flat_map(move |first| {
        divisions(amount - first, among - 1).map(move |rest| [&[first][..], &rest].concat())
    }))
}
