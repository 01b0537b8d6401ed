//! What has been found out about a card that was drawn and of which nobody knew anything.

use super::selectors::Evaluator;
use super::unknown_cards::CanBe;
use language::select::{Condition, What};

impl Evaluator<'_> {
    /// Whether a condition can hold, and whether it can fail: both where it asks what the card is that "it" means, and that has
    /// not been found out.
    pub(crate) fn can_be(&self, condition: &Condition) -> CanBe {
        if self.about.unknown.is_none() {
            return CanBe::so(self.holds(condition, self.it().as_ref()));
        }
        let alone = self.can_be_by(condition, &[]);
        if alone != CanBe::EITHER || self.found_out.asked.is_empty() {
            return alone;
        }
        let with = |so| [&self.found_out.asked[..], &[(condition.clone(), so)]].concat();
        CanBe { so: self.can_all_be(&with(true)), not: self.can_all_be(&with(false)) }
    }

    /// Whether all of these can be as they are said to be, together: one after the other what is open is supposed to be so, and
    /// not to be so.
    fn can_all_be(&self, all: &[(Condition, bool)]) -> bool {
        let can_be = |(condition, so): &(Condition, bool)| {
            let can = self.can_be_by(condition, all);
            if *so { can.so } else { can.not }
        };
        if !all.iter().all(can_be) {
            return false;
        }
        let open = all.iter().flat_map(|(condition, _)| simple(condition));
        let Some(open) = open.into_iter().find(|one| self.can_be_by(one, all) == CanBe::EITHER) else {
            return true;
        };
        [true, false].into_iter().any(|so| self.can_all_be(&[all, &[(open.clone(), so)]].concat()))
    }

    /// Whether a condition can hold, and whether it can fail, if these are so or not.
    fn can_be_by(&self, condition: &Condition, supposed: &[(Condition, bool)]) -> CanBe {
        match condition {
            Condition::All(list) => {
                let each: Vec<CanBe> = list.iter().map(|one| self.can_be_by(one, supposed)).collect();
                CanBe { so: each.iter().all(|one| one.so), not: each.iter().any(|one| one.not) }
            }
            Condition::OneOf(list) => {
                let each: Vec<CanBe> = list.iter().map(|one| self.can_be_by(one, supposed)).collect();
                CanBe { so: each.iter().any(|one| one.so), not: each.iter().all(|one| one.not) }
            }
            Condition::Not(condition) => {
                let CanBe { so, not } = self.can_be_by(condition, supposed);
                CanBe { so: not, not: so }
            }
            Condition::It(_)
            | Condition::Exists(_)
            | Condition::Number(..)
            | Condition::Affected(_)
            | Condition::Among(..)
            | Condition::Happened(_)
            | Condition::TurnOf(_)
            | Condition::During(_)
            | Condition::Daytime(_) => {
                if let Some(parts) = parted(condition) {
                    return self.can_be_by(&parts, supposed);
                }
                let known = supposed.iter().find(|(one, _)| one == condition);
                known.map_or_else(|| self.can_simply_be(condition), |&(_, so)| CanBe::so(so))
            }
        }
    }
}

/// A condition on what "it" is, as a condition of conditions, where it consists of several.
fn parted(condition: &Condition) -> Option<Condition> {
    let Condition::It(what) = condition else { return None };
    let each = |list: &[What]| list.iter().cloned().map(Condition::It).collect();
    if let What::All(list) = what {
        return Some(Condition::All(each(list)));
    }
    if let What::OneOf(list) = what {
        return Some(Condition::OneOf(each(list)));
    }
    let What::Not(what) = what else { return None };
    Some(Condition::Not(Box::new(Condition::It((**what).clone()))))
}

/// The conditions of which one consists.
fn simple(condition: &Condition) -> Vec<Condition> {
    match parted(condition).as_ref().unwrap_or(condition) {
        Condition::All(list) | Condition::OneOf(list) => list.iter().flat_map(simple).collect(),
        Condition::Not(condition) => simple(condition),
        one @ (Condition::It(_)
        | Condition::Exists(_)
        | Condition::Number(..)
        | Condition::Affected(_)
        | Condition::Among(..)
        | Condition::Happened(_)
        | Condition::TurnOf(_)
        | Condition::During(_)
        | Condition::Daytime(_)) => vec![one.clone()],
    }
}
