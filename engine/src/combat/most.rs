//! The most requirements that a declaration of attackers or blockers can obey without breaking a restriction
//! (CR 508.1d, 509.1c (2026-04-17), 500.4 (2006-10-01)).
//!
//! Who may be declared is a member, and each does nothing or takes some goals: whom it attacks, what it blocks. Members are
//! gone through one after the other. What was done by those before matters only by what is counted of it (`Counted`), so of
//! all ways that count the same, one that obeys most is kept. That finds the most of all, without trying every declaration.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// More ways than these, told apart by what is counted of them, are not gone through.
const WAYS: usize = 60_000;

/// More sets of goals than these are not tried for one member.
const SETS: usize = 4_096;

/// There are more ways to declare than are gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooManyWays;

/// Who may be declared.
#[derive(Clone, Debug, Default)]
pub(crate) struct Member {
    /// The goals that it can take, each by itself.
    pub(crate) can: Vec<usize>,
    /// How many it can take at once.
    pub(crate) room: usize,
    /// How many requirements it obeys by taking each goal, by place among all goals.
    pub(crate) demands: Vec<usize>,
    /// How many it obeys by taking any.
    pub(crate) any: usize,
    /// Whether it takes none unless another member takes one, too.
    pub(crate) never_alone: bool,
}

impl Member {
    /// How many requirements on it are obeyed if it takes these goals.
    pub(crate) fn obeys(&self, goals: &[usize]) -> usize {
        let any = if goals.is_empty() { 0 } else { self.any };
        goals.iter().map(|&goal| self.demands[goal]).fold(any, usize::saturating_add)
    }
}

/// Whom one may attack, or an attacker.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Goal {
    /// By so many members or more, if by any; 0 where that is all the same.
    pub(crate) at_least: usize,
    /// By so many members at most.
    pub(crate) at_most: Option<usize>,
}

impl Goal {
    /// Whether it matters how many take it.
    fn is_counted(self) -> bool {
        self.at_least > 1 || self.at_most.is_some()
    }

    /// Above this the number makes no difference.
    fn cap(self) -> usize {
        self.at_least.max(self.at_most.map_or(0, |most| most.saturating_add(1)))
    }

    /// Whether so many may take it.
    pub(crate) fn allows(self, number: usize) -> bool {
        number == 0 || number >= self.at_least && self.at_most.is_none_or(|most| number <= most)
    }
}

/// A requirement that one of several members takes a goal.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) goal: usize,
    /// By whom, by place among all members.
    pub(crate) by: Vec<bool>,
}

/// What may be declared.
#[derive(Clone, Debug, Default)]
pub(crate) struct Declaration {
    pub(crate) members: Vec<Member>,
    pub(crate) goals: Vec<Goal>,
    pub(crate) wanted: Vec<Wanted>,
    /// The goals that each member is declared to take.
    pub(crate) declared: Vec<Vec<usize>>,
    /// Whether a member that obeys no requirement does what is declared, as until 2008-02-01 (500.5 (2006-10-01)).
    pub(crate) only_if_required: bool,
}

/// A declaration that obeys most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Most {
    pub(crate) obeyed: usize,
    /// The goals that each member takes.
    pub(crate) taken: Vec<Vec<usize>>,
}

/// What is counted of those who have been gone through.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Counted {
    /// How many take each goal, as far as it matters.
    takers: Vec<usize>,
    /// Which of the requirements on goals are obeyed.
    met: Vec<bool>,
    /// How many take any goal: none, one, more.
    declared: usize,
    /// Whether one of those that take any never does so alone.
    needs_company: bool,
}

impl Declaration {
    /// How many of like members have to be told apart: more of them than can be counted anywhere make no difference.
    pub(crate) fn tellable(&self, members: u64) -> u64 {
        let counted = self.goals.iter().filter(|goal| goal.is_counted());
        let places = counted.map(|goal| goal.cap() as u64).fold(2, u64::saturating_add);
        members.min(places)
    }

    /// How many requirements the declaration obeys as it is.
    pub(crate) fn obeyed(&self) -> usize {
        let own = self.members.iter().zip(&self.declared).map(|(member, goals)| member.obeys(goals));
        let met = self.wanted.iter().filter(|wanted| {
            let takes = |(by, goals): (&bool, &Vec<usize>)| *by && goals.contains(&wanted.goal);
            wanted.by.iter().zip(&self.declared).any(takes)
        });
        own.fold(met.count(), usize::saturating_add)
    }

    /// A declaration that obeys as many requirements as any that breaks no restriction.
    ///
    /// # Errors
    /// When there are more ways than are gone through.
    pub(crate) fn most(&self) -> Result<Most, TooManyWays> {
        let start = Counted {
            takers: vec![0; self.goals.len()],
            met: vec![false; self.wanted.len()],
            declared: 0,
            needs_company: false,
        };
        let mut ways = BTreeMap::from([(start, Most { obeyed: 0, taken: Vec::new() })]);
        for at in 0..self.members.len() {
            let choices = self.choices(at)?;
            let mut next = BTreeMap::new();
            for (counted, so_far) in &ways {
                for goals in &choices {
                    self.go_on(&mut next, (counted, so_far), at, goals);
                }
            }
            if next.len() > WAYS {
                return Err(TooManyWays);
            }
            ways = next;
        }
        let done = ways.into_iter().filter(|(counted, _)| self.is_legal(counted));
        let most =
            done.map(|(_, most)| most).reduce(|best, one| if one.obeyed > best.obeyed { one } else { best });
        // Declaring nobody breaks no restriction.
        Ok(most.unwrap_or(Most { obeyed: 0, taken: vec![Vec::new(); self.members.len()] }))
    }

    /// A member takes these goals.
    fn go_on(
        &self,
        next: &mut BTreeMap<Counted, Most>,
        (counted, so_far): (&Counted, &Most),
        at: usize,
        goals: &[usize],
    ) {
        let (member, mut counted) = (&self.members[at], counted.clone());
        let mut obeyed = so_far.obeyed.saturating_add(member.obeys(goals));
        for &goal in goals.iter().filter(|&&goal| self.goals[goal].is_counted()) {
            counted.takers[goal] = (counted.takers[goal] + 1).min(self.goals[goal].cap());
            if self.goals[goal].at_most.is_some_and(|most| counted.takers[goal] > most) {
                return;
            }
        }
        for (met, wanted) in counted.met.iter_mut().zip(&self.wanted) {
            if !*met && wanted.by[at] && goals.contains(&wanted.goal) {
                (*met, obeyed) = (true, obeyed.saturating_add(1));
            }
        }
        if !goals.is_empty() && self.asks_for_company() {
            counted.declared = (counted.declared + 1).min(2);
            counted.needs_company |= member.never_alone;
        }
        let taken = || so_far.taken.iter().cloned().chain([goals.to_vec()]).collect();
        match next.entry(counted) {
            Entry::Vacant(place) => {
                place.insert(Most { obeyed, taken: taken() });
            }
            Entry::Occupied(mut place) if place.get().obeyed < obeyed => {
                place.insert(Most { obeyed, taken: taken() });
            }
            Entry::Occupied(_) => {}
        }
    }

    fn is_legal(&self, counted: &Counted) -> bool {
        let allowed = self.goals.iter().zip(&counted.takers).all(|(goal, &number)| goal.allows(number));
        allowed && !(counted.needs_company && counted.declared == 1)
    }

    fn asks_for_company(&self) -> bool {
        self.members.iter().any(|member| member.never_alone)
    }

    /// What a member may do, as far as that can make a difference (Judgement: until 2009-07-11 a requirement that a goal is taken
    /// is one on each member that can take it): goals about which more is asked than what it obeys by
    /// taking them are tried in every set, and the room that is left goes to those by which it obeys most.
    fn choices(&self, at: usize) -> Result<Vec<Vec<usize>>, TooManyWays> {
        let member = &self.members[at];
        let special = |goal: &usize| {
            let wanted = |wanted: &Wanted| wanted.goal == *goal && wanted.by[at];
            self.goals[*goal].is_counted() || self.wanted.iter().any(wanted)
        };
        let (special, mut plain): (Vec<usize>, Vec<usize>) =
            member.can.iter().partition(|goal| special(goal));
        plain.sort_by_key(|&goal| std::cmp::Reverse(member.demands[goal]));
        let mut all = vec![Vec::new()];
        for set in sets(&special, member.room)? {
            let left = member.room - set.len();
            let useful = plain.iter().filter(|&&goal| member.demands[goal] > 0).take(left);
            let mut goals: Vec<usize> = set.into_iter().chain(useful.copied()).collect();
            if goals.is_empty() && (member.any > 0 || self.asks_for_company()) {
                goals.extend(plain.first().filter(|_| left > 0));
            }
            all.push(goals);
        }
        if self.only_if_required {
            let wanted = |goals: &[usize]| {
                self.wanted.iter().any(|wanted| wanted.by[at] && goals.contains(&wanted.goal))
            };
            all.retain(|goals| member.obeys(goals) > 0 || wanted(goals));
            all.push(self.declared[at].clone());
        }
        all.sort();
        all.dedup();
        Ok(all)
    }
}

/// All sets of at most so many of these.
fn sets(of: &[usize], room: usize) -> Result<Vec<Vec<usize>>, TooManyWays> {
    let mut all = vec![Vec::new()];
    for &one in of {
        let longer: Vec<Vec<usize>> =
            all.iter().filter(|set| set.len() < room).map(|set| [&set[..], &[one]].concat()).collect();
        all.extend(longer);
        if all.len() > SETS {
            return Err(TooManyWays);
        }
    }
    Ok(all)
}
