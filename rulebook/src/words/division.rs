//! Dividing an amount among parts: a shield among damage, tokens that come or go among those there, combat damage among
//! those who can be dealt it.

use petgraph::graph::NodeIndex;

use super::Words;
use super::grammar::{Subject, list, thousands};
use super::question::cut;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};
use statements::part::Part;
use statements::question::{Asked, Question};

/// Who divides, and what effect asks for it.
#[derive(Clone, Copy)]
struct Divider<'a> {
    who: &'a Subject,
    /// What the effect is called.
    effect: &'a str,
}

impl Words<'_> {
    /// The question: how much is divided, and the most that each part can take.
    pub(super) fn divides(
        self,
        at: NodeIndex,
        who: &Subject,
        effect: &str,
        amount: u64,
        parts: &[(usize, u64)],
    ) -> String {
        let most = parts.iter().map(|&(part, most)| {
            format!("up to {} for {}", thousands(u128::from(most)), self.share_of(at, part))
        });
        let most: Vec<String> = most.collect();
        let amount = thousands(u128::from(amount));
        self.dividing(at, Divider { who, effect }, &format!(" {amount}"), parts, &cut(&most, list))
    }

    /// The answer: what each part gets.
    pub(super) fn divided(
        self,
        at: NodeIndex,
        asked: &Asked,
        who: &Subject,
        effect: &str,
        shares: &[u64],
    ) -> String {
        let Question::Division { parts, .. } = &asked.question else {
            return format!("{} {}", who.does("divide"), effect);
        };
        let shares = shares.iter().zip(parts).map(|(share, (part, _))| {
            format!("{} for {}", thousands(u128::from(*share)), self.share_of(at, *part))
        });
        let shares: Vec<String> = shares.collect();
        self.dividing(at, Divider { who, effect }, "", parts, &cut(&shares, list))
    }

    fn dividing(
        self,
        at: NodeIndex,
        Divider { who, effect }: Divider<'_>,
        amount: &str,
        parts: &[(usize, u64)],
        among: &str,
    ) -> String {
        let divide = who.does("divide");
        match (self.are_tokens(at, parts), amount) {
            (true, amount) => format!("{divide}{amount} among the tokens for {effect}: {among}"),
            (false, "") => format!("{divide} {effect}: {among}"),
            (false, amount) => format!("{divide}{amount} of {effect}: {among}"),
        }
    }

    /// How a creature's combat damage is assigned, as a question.
    pub(super) fn assigns(
        self,
        who: &Subject,
        source: ObjectId,
        among: &[Target],
        ways: &[Vec<u64>],
    ) -> String {
        let amount: u64 = ways.first().map_or(0, |way| way.iter().copied().fold(0, u64::saturating_add));
        let among: Vec<&str> = among.iter().map(|&to| self.target(to)).collect();
        let (divide, amount) = (who.does("divide"), thousands(u128::from(amount)));
        format!("{divide} {amount} combat damage of {} among {}", self.object(source), cut(&among, list))
    }

    /// How a creature's combat damage is assigned: who gets none goes without saying.
    pub(super) fn assigned(
        self,
        who: &Subject,
        source: ObjectId,
        among: &[Target],
        shares: &[u64],
    ) -> String {
        let told = shares.iter().zip(among).filter(|(share, _)| **share > 0);
        let told =
            told.map(|(&share, &to)| format!("{} to {}", thousands(u128::from(share)), self.target(to)));
        let told: Vec<String> = told.collect();
        format!("{} combat damage of {}: {}", who.does("assign"), self.object(source), cut(&told, list))
    }

    /// Whether tokens are divided, and not damage.
    pub(super) fn are_tokens(self, at: NodeIndex, parts: &[(usize, u64)]) -> bool {
        let pending = self.ruling.pending(at);
        let enters = |part: &Part| matches!(part.happening, Happening::Enter(_));
        parts.iter().all(|&(part, _)| pending.get(part).is_some_and(enters))
    }

    /// Damage by its source: "the damage from Bolt to Bob".
    pub(super) fn damage_from(self, source: ObjectId, to: Target) -> String {
        format!("the damage from {} to {}", self.object(source), self.target(to))
    }

    /// A part that gets a share. The damage by its source: "the damage from Bolt to Bob"; tokens by what they are.
    fn share_of(self, at: NodeIndex, part: usize) -> String {
        match self.ruling.pending(at).get(part).map(|part| part.happening) {
            Some(Happening::Damage { source: Some(source), to, .. }) => self.damage_from(source, to),
            Some(Happening::Enter(entering)) => self.who_enters(entering).text,
            Some(happening) => self.noun(&happening),
            None => "the damage".to_owned(),
        }
    }
}
