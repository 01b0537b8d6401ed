//! The answers that a question has.

/// Every way to give out as much as possible of an amount, with at most so much to each.
pub(super) fn divisions(amount: u64, most: &[u64]) -> Vec<Vec<u64>> {
    let whole = amount.min(most.iter().sum());
    let mut all: Vec<Vec<u64>> = vec![Vec::new()];
    for (place, cap) in most.iter().enumerate() {
        let rest: u64 = most[place + 1..].iter().sum();
        let mut longer = Vec::new();
        for start in all {
            let open = whole - start.iter().sum::<u64>();
            for here in open.saturating_sub(rest)..=open.min(*cap) {
                longer.push(start.iter().copied().chain([here]).collect());
            }
        }
        all = longer;
    }
    all
}

/// Every choice of at least and at most so many of these.
pub(super) fn subsets(of: &[usize], least: usize, most: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for one in of {
        let with: Vec<Vec<usize>> = all.iter().map(|s| s.iter().copied().chain([*one]).collect()).collect();
        all.extend(with);
    }
    all.retain(|s| s.len() >= least && s.len() <= most);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shield_of_four_over_three_and_three_is_divided_in_three_ways() {
        assert_eq!(divisions(4, &[3, 3]), [[1, 3], [2, 2], [3, 1]]);
    }

    #[test]
    fn a_shield_that_is_large_enough_leaves_nothing_to_divide() {
        assert_eq!(divisions(9, &[3, 2]), [[3, 2]]);
    }

    #[test]
    fn exactly_two_of_three_objects_are_chosen_in_three_ways() {
        assert_eq!(subsets(&[4, 5, 6], 2, 2).len(), 3);
    }
}
