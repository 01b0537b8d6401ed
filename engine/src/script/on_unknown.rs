//! Instructions that depend on what cards are that nobody knows: what is searched for, revealed, put somewhere or counted.
//!
//! They are followed as if such a card were nothing that is asked for, and the ruling says that it depends on that.

use super::Interpreter;
use crate::table::selectors::Evaluator;
use language::event::{Event, Instruction};
use language::select::{Amount, Condition, What};
use language::walk::Node;
use statements::unread::OnUnknown;

impl Interpreter<'_> {
    /// Notes that what an instruction does depends on what a card is that nobody knows, where it does. The instructions of a rule
    /// say by themselves what becomes of such cards.
    pub(super) fn look_at_unknown(&mut self, instruction: &Instruction) {
        if self.env.of_rule {
            return;
        }
        let eval = self.eval();
        let depends = if let Instruction::Do { events, .. } = instruction {
            events.iter().any(|event| of_event(&eval, event))
        } else if let Instruction::If { condition, .. } = instruction {
            of_condition(&eval, condition)
        } else if let Instruction::ForEach { what, .. } | Instruction::Choose { what, target: false, .. } =
            instruction
        {
            eval.depends_on_unknown(what)
        } else {
            false
        };
        if depends {
            self.table.note_on_unknown(vec![OnUnknown::Follows(self.env.about.this)]);
        }
    }
}

/// Whether it depends on unknown cards to what an event happens, or how much of it there is. Such a card doesn't enter here,
/// whatever it is.
fn of_event(eval: &Evaluator<'_>, event: &Event) -> bool {
    if let Event::Enter { what, .. } = event {
        return eval.depends_on_unknown(what) || !eval.unknown_cards(what).is_empty();
    }
    if let Event::Move { what, .. } | Event::Discard { what } | Event::Deed { what: Some(what), .. } = event {
        return eval.depends_on_unknown(what);
    }
    if let Event::LoseLife { amount, .. }
    | Event::GainLife { amount, .. }
    | Event::Damage { amount, .. }
    | Event::Draw { amount, .. }
    | Event::PutCounters { amount, .. }
    | Event::Create { amount, .. }
    | Event::AddMana { amount, .. } = event
    {
        return of_amount(eval, amount);
    }
    false
}

/// Whether a number is one of unknown cards, or counts such as may be among them.
fn of_amount(eval: &Evaluator<'_>, amount: &Amount) -> bool {
    Node::Amount(amount).any(&|node| {
        if let Node::Amount(Amount::PowerOf(what) | Amount::ToughnessOf(what) | Amount::ManaValueOf(what)) =
            node
        {
            return !eval.unknown_cards(what).is_empty();
        }
        matches!(node, Node::What(what) if eval.depends_on_unknown(what))
    })
}

/// Whether a condition asks for something that unknown cards may be. What it asks of "it" is asked by itself.
fn of_condition(eval: &Evaluator<'_>, condition: &Condition) -> bool {
    let asks_of_it = |what: &What| what.demands(&|part| *part == What::It);
    Node::from(condition)
        .any(&|node| matches!(node, Node::What(what) if !asks_of_it(what) && eval.depends_on_unknown(what)))
}
