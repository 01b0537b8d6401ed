//! What a list of instructions asks for: pronouns, checks of state-based actions.

use super::{Visit, Walk};
use language::event::Instruction;
use language::select::{Amount, Condition, What, Who};

/// What a list of instructions asks of the event that it follows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a pronoun of its own")]
pub(crate) struct Pronouns {
    /// The ability's source.
    pub(crate) this: bool,
    /// The object.
    pub(crate) it: bool,
    /// The player.
    pub(crate) affected: bool,
    /// The source of the damage, or who controls it.
    pub(crate) damage_source: bool,
    /// How much.
    pub(crate) that_much: bool,
}

impl Pronouns {
    /// Those of some instructions.
    pub(crate) fn of(block: &[Instruction]) -> Self {
        let (mut walk, mut asks) = (Walk::default(), Self::default());
        for one in block {
            // This visitor refuses nothing; where it did, everything would count as asked for.
            if walk.instruction(one, &mut asks).is_err() {
                return Self { this: true, it: true, affected: true, damage_source: true, that_much: true };
            }
        }
        asks
    }

    /// Whether a condition asks for any but the source.
    pub(crate) fn are_in(condition: &Condition) -> bool {
        let mut asks = Self::default();
        Walk::default().condition(condition, &mut asks).is_err()
            || asks != Self { this: asks.this, ..Self::default() }
    }
}

/// Whether following a list of instructions may come to a check of state-based actions.
pub(crate) fn mentions_check(block: &[Instruction]) -> bool {
    #[derive(Default)]
    struct Checks(bool);
    impl Visit for Checks {
        fn instruction(&mut self, instruction: &Instruction) {
            self.0 |= matches!(instruction, Instruction::StateBased | Instruction::ResolveAll);
        }
    }
    let (mut walk, mut checks) = (Walk::default(), Checks::default());
    // This visitor refuses nothing.
    block.iter().any(|one| walk.instruction(one, &mut checks).is_err() || checks.0)
}

impl Visit for Pronouns {
    fn who(&mut self, who: &Who) {
        self.affected |= *who == Who::Affected;
        self.damage_source |= *who == Who::SourceController;
    }

    fn what(&mut self, what: &What) {
        self.it |= *what == What::It;
        self.this |= *what == What::This;
    }

    fn amount(&mut self, amount: &Amount) {
        self.that_much |= *amount == Amount::ThatMuch;
    }

    fn condition(&mut self, condition: &Condition) {
        self.it |= matches!(condition, Condition::It(_));
    }
}
