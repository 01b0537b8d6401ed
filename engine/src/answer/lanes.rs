//! What the lanes of a ruling come to.

use std::collections::BTreeMap;

use statements::fact::Fact;
use statements::outcome::Outcome;

/// A count of cards that several lanes change is nobody's to state: each would count its own cards only. What
/// moved where is still said of each card.
pub(crate) fn without_shared_counts(outcomes: &mut [Outcome]) {
    let mut first: BTreeMap<(u8, String), Option<usize>> = BTreeMap::new();
    for outcome in &*outcomes {
        for key in outcome.facts.iter().filter_map(count_of_cards) {
            let lane = first.entry(key).or_insert(outcome.lane);
            if *lane != outcome.lane {
                *lane = None;
            }
        }
    }
    let is_shared = |fact: &Fact| count_of_cards(fact).is_some_and(|key| first.get(&key) == Some(&None));
    for outcome in outcomes {
        let many = outcome.facts.len();
        outcome.facts.retain(|fact| !is_shared(fact));
        // All of these are said in any case.
        outcome.plain -= many - outcome.facts.len();
    }
}

/// Which count of cards of a player a fact is about.
fn count_of_cards(fact: &Fact) -> Option<(u8, String)> {
    let (zone, player) = if let Fact::Hand(player, _) = fact {
        (0, player)
    } else if let Fact::Library(player, _) = fact {
        (1, player)
    } else if let Fact::Graveyard(player, _) = fact {
        (2, player)
    } else if let Fact::Exile(player, _) = fact {
        (3, player)
    } else {
        return None;
    };
    Some((zone, player.clone()))
}
