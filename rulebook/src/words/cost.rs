//! What a spell costs, as a small calculation.

use petgraph::graph::NodeIndex;

use super::{Sentence, Voice, Words};
use crate::words::grammar::count;
use language::event::Mana;
use language::rule::Rule;
use statements::cost::{Calculation, CostLine, CostOf, ManaSum};

/// What a calculation leaves out.
const BEFORE: &str = ", without what other cards add to it or take off it";

/// What a spell costs and how that is worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Costing {
    /// The spell that would be cast.
    pub spell: String,
    /// Who casts it.
    pub player: String,
    /// The lines, in order.
    pub lines: Vec<CostSaid>,
    /// What it costs in all, in mana symbols.
    pub total: String,
}

/// A line of a calculation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CostSaid {
    /// How much mana it adds, or takes away with a minus in front, in mana symbols.
    pub mana: String,
    /// What it is for, with its rule.
    pub why: Sentence,
    /// What the cost is after the line.
    pub now: String,
}

impl Costing {
    /// What the calculation is about: "Alice casts Thoughtcast for {4}{U}".
    pub fn head(&self) -> String {
        format!("{} casts {} for {}", self.player, self.spell, self.total)
    }
}

/// Mana in symbols: `{4}{U}`; `{0}` for none.
pub fn mana(sum: &ManaSum) -> String {
    let typed = |(mana, amount): (Mana, u64)| match amount {
        1..=9 => mana.symbol().repeat(usize::try_from(amount).unwrap_or(9)),
        _ => format!("{amount} {}", mana.symbol()),
    };
    let typed: String = sum.each_type().map(typed).collect();
    if sum.generic == 0 && !typed.is_empty() { typed } else { format!("{{{}}}{typed}", sum.generic) }
}

impl Words<'_> {
    /// What each spell that would be cast at a moment costs, as far as its mana cost is known.
    pub fn costs(self, at: NodeIndex) -> Vec<Costing> {
        self.ruling.costs(at).iter().map(|one| self.costing(one)).collect()
    }

    fn costing(self, one: &Calculation) -> Costing {
        Costing {
            spell: self.object(one.spell).to_owned(),
            player: self.player(one.player).to_owned(),
            lines: one.lines.iter().map(|line| self.cost_line(one, line)).collect(),
            total: mana(&one.total),
        }
    }

    fn cost_line(self, one: &Calculation, line: &CostLine) -> CostSaid {
        let sign = if matches!(line.of, CostOf::Affinity { .. }) { "-" } else { "" };
        let why = match &line.of {
            CostOf::ManaCost { x: None } => format!("its mana cost{BEFORE}"),
            CostOf::ManaCost { x: Some(x) } => format!("its mana cost, where X is {x}{BEFORE}"),
            CostOf::Entwine => "entwine, so that all of its modes are chosen".to_owned(),
            CostOf::CommanderTax { times } => {
                let times = match times {
                    1 => "once".to_owned(),
                    2 => "twice".to_owned(),
                    more => format!("{} times", count(*more)),
                };
                format!("it has been cast from the command zone {times} before")
            }
            CostOf::Affinity { of, count: found } => self.affinity(one, line, of, *found),
        };
        let rules: &[Rule] = &self.rules_of_line(one, line);
        CostSaid {
            mana: format!("{sign}{}", mana(&line.mana)),
            why: self.say(why, rules),
            now: mana(&line.now),
        }
    }

    /// The rules behind a line, the deciding one first.
    fn rules_of_line(self, one: &Calculation, line: &CostLine) -> Vec<Rule> {
        let CostOf::Affinity { count: found, .. } = line.of else { return vec![line.rule] };
        let each = one.lines.iter().filter(|line| matches!(line.of, CostOf::Affinity { .. })).count();
        let stopped = (line.mana.generic < found).then_some(Rule::AffinityGeneric);
        let many = (each > 1).then_some(Rule::AffinityMany);
        let besides = stopped.into_iter().chain(many).filter(|&rule| self.has_rule(rule));
        besides.chain([line.rule]).collect()
    }

    fn affinity(self, one: &Calculation, line: &CostLine, of: &language::select::What, found: u64) -> String {
        let player = self.player(one.player);
        let voice = Voice::of(self.vocabulary(), Some(player), Some(self.object(one.spell)));
        let things = match found {
            0 => format!("no {}", voice.many_of(of, "permanent")),
            1 => voice.one_of(of, "permanent"),
            more => format!("{} {}", count(more), voice.many_of(of, "permanent")),
        };
        let controls = format!("affinity: {player} controls {things}");
        if line.mana.generic < found {
            let left = if line.mana.generic == 0 {
                "none".to_owned()
            } else {
                format!("only {}", line.mana.generic)
            };
            format!("{controls}, and of generic mana {left} was left to take away")
        } else {
            controls
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mana_is_told_in_symbols() {
        let sum = |generic, typed| mana(&ManaSum { generic, typed });
        assert_eq!(sum(0, [0; 6]), "{0}");
        assert_eq!(sum(4, [0, 1, 0, 0, 0, 0]), "{4}{U}");
        assert_eq!(sum(0, [2, 0, 0, 0, 1, 1]), "{W}{W}{G}{C}");
    }
}
