//! The answers that a question has.

use std::ops::RangeInclusive;

use itertools::Itertools;

use language::board::Sector;
use statements::ids::{ObjectId, Target};
use statements::question::{Answer, Question};

/// Every answer to a question, one by one: there may be very many.
pub(crate) fn choices(question: &Question) -> Box<dyn Iterator<Item = Answer> + '_> {
    match question {
        Question::May | Question::Pay | Question::Unknown(_) | Question::ToCommandZone(_) => {
            Box::new([Answer::Yes, Answer::No].into_iter())
        }
        Question::Mode(modes) => Box::new(modes.iter().map(|&mode| Answer::Mode(mode))),
        Question::Color(colors) => Box::new(colors.iter().copied().map(Answer::Color)),
        Question::Recipient(targets) => Box::new(targets.iter().map(|&target| Answer::Recipient(target))),
        Question::Original(ids) => Box::new(ids.iter().map(|&id| Answer::Original(id))),
        Question::Objects { from, at_least, at_most, together: Some((each, least)) } => {
            Box::new(coming_to(from, *at_least..=*at_most, each, *least))
        }
        Question::Objects { from, at_least, at_most, together: None } => objects(from, *at_least..=*at_most),
        Question::Trigger(ids) => Box::new(ids.iter().map(|&id| Answer::Ability(id))),
        Question::NextInLibrary { from: ids, .. }
        | Question::NextInTime(ids)
        | Question::Stays { from: ids, .. } => Box::new(ids.iter().map(|&id| Answer::Objects(vec![id]))),
        Question::Player(players)
        | Question::Protects { from: players, .. }
        | Question::NewProtector { from: players, .. }
        | Question::OfTeam(players)
        | Question::GetsCounter { among: players, .. } => {
            Box::new(players.iter().map(|&player| Answer::Player(player)))
        }
        Question::Word(words) => Box::new(words.iter().map(|&word| Answer::Word(word))),
        Question::Number { from, to } | Question::UnknownCards { from, to, .. } => {
            Box::new((*from..=*to).map(Answer::Number))
        }
        Question::Sector(_) => Box::new(Sector::ALL.into_iter().map(Answer::Sector)),
        Question::Targets(targets) if targets.iter().all_unique() => Box::new(
            (0..=targets.len())
                .flat_map(|size| targets.iter().copied().combinations(size))
                .map(Answer::Targets),
        ),
        Question::Targets(targets) => Box::new(so_many_of_each(targets).map(Answer::Targets)),
        Question::Kind { kinds, .. } => Box::new(kinds.iter().map(|&kind| Answer::Kind(kind))),
        Question::Enchants { from, .. } | Question::Attacks { from, .. } => {
            Box::new(from.iter().map(|&target| Answer::Targets(vec![target])))
        }
        Question::NewTargets { from, .. } | Question::TargetsOf { from, .. } => {
            Box::new(from.iter().cloned().map(Answer::Targets))
        }
        Question::Reading(_) => Box::new([false, true].into_iter().map(Answer::Reading)),
        Question::Assignment { ways, .. } => Box::new(ways.iter().cloned().map(Answer::Division)),
        Question::Sectors { many, .. } => {
            Box::new(Divisions::new(*many, vec![*many; Sector::ALL.len()]).map(Answer::Division))
        }
        Question::Goes { many, parts, .. } => {
            Box::new(Divisions::new(*many, vec![*many; parts.len()]).map(Answer::Division))
        }
        Question::Division { amount, parts } => {
            let most: Vec<u64> = parts.iter().map(|&(_, most)| most).collect();
            Box::new(Divisions::new(*amount, most).map(Answer::Division))
        }
    }
}

/// Every way to choose so many of these. Which of several like objects is chosen makes no difference.
fn objects(from: &[ObjectId], sizes: RangeInclusive<usize>) -> Box<dyn Iterator<Item = Answer> + '_> {
    let all = sizes.flat_map(|size| from.iter().copied().combinations(size));
    if from.iter().all_unique() {
        Box::new(all.map(Answer::Objects))
    } else {
        Box::new(all.unique().map(Answer::Objects))
    }
}

/// Every way to choose so many of these that come to so much together, by what each of them measures. Which of several like
/// objects is chosen makes no difference.
fn coming_to<'a>(
    from: &'a [ObjectId],
    sizes: RangeInclusive<usize>,
    each: &'a [i64],
    least: i64,
) -> impl Iterator<Item = Answer> + 'a {
    let comes_to = move |places: &Vec<usize>| {
        let all = places.iter().filter_map(|&place| each.get(place));
        all.fold(0_i64, |sum, more| sum.saturating_add(*more)) >= least
    };
    let named = |places: Vec<usize>| places.into_iter().map(|place| from[place]).collect::<Vec<_>>();
    let all = sizes.flat_map(|size| (0..from.len()).combinations(size)).filter(comes_to);
    all.map(named).unique().map(Answer::Objects)
}

/// Every way to choose any number of these, where what stands there several times is several like things: how many of them
/// are chosen makes a difference, and not which.
fn so_many_of_each(targets: &[Target]) -> impl Iterator<Item = Vec<Target>> + '_ {
    let numbers = targets.iter().copied().dedup_with_count().map(|(many, target)| {
        (0..=many).map(move |times| std::iter::repeat_n(target, times)).collect::<Vec<_>>()
    });
    numbers.multi_cartesian_product().map(|chosen| chosen.into_iter().flatten().collect())
}

/// The ways to give out an amount over parts that each take at most so much.
struct Divisions {
    most: Vec<u64>,
    next: Option<Vec<u64>>,
}

impl Divisions {
    /// Starts with as much as possible in the last parts.
    fn new(amount: u64, most: Vec<u64>) -> Self {
        let mut first = vec![0; most.len()];
        let left = fill(&mut first, &most, amount);
        Self { next: (left == 0).then_some(first), most }
    }

    /// The next division in the order of the first parts: one more in some part, the rest as late as possible.
    fn after(&self, shares: &[u64]) -> Option<Vec<u64>> {
        for at in (0..shares.len()).rev() {
            let behind: u64 = shares[at + 1..].iter().sum();
            if behind > 0 && shares[at] < self.most[at] {
                let mut next = shares.to_vec();
                next[at] += 1;
                next[at + 1..].fill(0);
                fill(&mut next[at + 1..], &self.most[at + 1..], behind - 1);
                return Some(next);
            }
        }
        None
    }
}

/// Gives out an amount from the last part on. Returns what is left.
fn fill(shares: &mut [u64], most: &[u64], mut amount: u64) -> u64 {
    for (share, most) in shares.iter_mut().zip(most).rev() {
        *share = amount.min(*most);
        amount -= *share;
    }
    amount
}

impl Iterator for Divisions {
    type Item = Vec<u64>;

    fn next(&mut self) -> Option<Vec<u64>> {
        let now = self.next.take()?;
        self.next = self.after(&now);
        Some(now)
    }
}

#[cfg(test)]
mod tests {
    use crate::graph::choices::*;

    fn divisions(amount: u64, most: &[u64]) -> Vec<Vec<u64>> {
        Divisions::new(amount, most.to_vec()).collect()
    }

    #[test]
    fn a_shield_of_four_against_three_and_three_is_divided_in_three_ways() {
        assert_eq!(divisions(4, &[3, 3]), [[1, 3], [2, 2], [3, 1]]);
    }

    #[test]
    fn divisions_are_counted_as_compositions() {
        assert_eq!(divisions(5, &[5, 5, 5]).len(), 21);
        assert_eq!(divisions(0, &[2, 2]), [[0, 0]]);
        assert!(divisions(5, &[2, 2]).is_empty());
    }
}
