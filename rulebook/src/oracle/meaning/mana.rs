//! Sentences that add mana: what of them matters for rulings.

use super::{Kind, Line, Matter, Meant, Missing};
use crate::oracle::tree::{Clause, Cost, Player, Said};

/// Mana that a spell adds is added as it resolves.
pub(super) fn adds_as_it_resolves(said: &mut Said) {
    if let Said::Adds(mana) = said {
        *said = Said::Does(vec![Clause::plain(Player::You, (**mana).clone())]);
    }
}

/// Mana that a permanent adds is no matter. A spell of which it is not known what it does would stay on the stack.
pub(super) const fn only_mana(kind: Kind) -> Meant<Matter> {
    if kind.is_spell && !kind.alone { Err(Missing("which mana a spell adds")) } else { Ok(Matter::Mana) }
}

/// An ability that only adds mana is held where the language can say which mana that is. Where it can't, it is no matter,
/// unless more is paid than mana and tapping, or more is done.
pub(super) fn mana_ability(said: &Said, more: &[&Said], kind: Kind, to: &mut Line) {
    let Said::Activated { costs, does } = said else { return to.sentences.push(Ok(Matter::Mana)) };
    let mut line = Line::unknown(0);
    super::activated(costs, does, more, kind, &mut line);
    if more.is_empty() && !is_paid(costs) && line.sentences.iter().any(Result::is_err) {
        line = Line { abilities: Vec::new(), sentences: vec![Ok(Matter::Mana)] };
    }
    to.abilities.append(&mut line.abilities);
    to.sentences.append(&mut line.sentences);
}

/// Whether more is paid than mana, tapping and untapping.
pub(super) fn is_paid(costs: &[Cost]) -> bool {
    costs.iter().any(|cost| matches!(cost, Cost::Loyalty(_) | Cost::Does(_) | Cost::OneOf(_)))
}
