//! What was said before: whom and what the words of a sentence can refer to.

use language::board::Targeting;
use language::event::Instruction;
use language::select::{Amount, What, Who, Whom};

use crate::oracle::tree::{Happening, Number, Recipient, Thing};

use super::{Meant, Missing};

/// What can be referred to, and what is targeted, as a line is followed.
#[derive(Clone, Debug)]
pub(super) struct Context {
    /// How targets are chosen.
    aims: Aims,
    /// What is targeted, in order.
    pub(super) targets: Vec<Targeting>,
    /// The object that "it" is; none where nothing was named.
    pub(super) it: Option<What>,
    /// The objects that "they" are.
    pub(super) they: Option<What>,
    /// The player that "that player" is.
    pub(super) player: Option<Who>,
    /// The number that "that much" is.
    pub(super) that_much: Option<Amount>,
    /// What X is.
    pub(super) x: Option<Number>,
    /// How many choices have a name.
    choices: usize,
}

/// How targets are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aims {
    /// As a spell or an activated ability is put on the stack.
    Announced,
    /// As a triggered ability resolves, which is the nearest that the language has.
    AsItResolves,
    /// Not at all: a static ability.
    Never,
}

impl Context {
    fn new(aims: Aims) -> Self {
        Self {
            aims,
            targets: Vec::new(),
            it: None,
            they: None,
            player: None,
            that_much: None,
            x: None,
            choices: 0,
        }
    }

    /// Of a static ability.
    pub(super) fn of_static() -> Self {
        Self {
            it: Some(What::It),
            they: Some(What::It),
            player: Some(Who::Affected),
            ..Self::new(Aims::Never)
        }
    }

    /// Of a sentence that stands alone, where what it refers to would stand before it.
    pub(super) fn alone(mut self) -> Self {
        self.it.get_or_insert(What::Chosen("it".to_owned()));
        self.they.get_or_insert(What::Chosen("they".to_owned()));
        self.player.get_or_insert(Who::Chosen("player".to_owned()));
        self.that_much.get_or_insert(Amount::Result);
        self
    }

    /// Of a spell.
    pub(super) fn of_spell() -> Self {
        Self::new(Aims::Announced)
    }

    /// Of an activated ability.
    pub(super) fn of_activated() -> Self {
        Self { it: Some(What::This), ..Self::new(Aims::Announced) }
    }

    /// Of a triggered ability that triggers on this.
    pub(super) fn of_trigger(on: &Happening) -> Self {
        let it = match on {
            Happening::Enters(Thing::Own, _)
            | Happening::Dies(Thing::Own)
            | Happening::Moves(Thing::Own, ..)
            | Happening::Done(Thing::Own, ..)
            | Happening::Begins(..)
            | Happening::BeginsExtra(..)
            | Happening::Damage(Some(Thing::Own), ..) => Some(What::This),
            Happening::Damage(None, Some(Recipient::Thing(Thing::Own)), _) => Some(What::This),
            Happening::Damage(Some(_), ..) => None,
            Happening::Counters(..) | Happening::Creates(..) | Happening::DrawsCards(..) => None,
            Happening::TappedForMana(..) => None,
            Happening::Enters(..)
            | Happening::Dies(_)
            | Happening::Moves(..)
            | Happening::Done(..)
            | Happening::Damage(..)
            | Happening::Casts(..)
            | Happening::Draws(_)
            | Happening::GainsLife(_)
            | Happening::LosesLife(_)
            | Happening::Discards(..)
            | Happening::Sacrifices(..)
            | Happening::Destroyed(_)
            | Happening::Does(..) => Some(What::It),
        };
        let numbered = matches!(
            on,
            Happening::Damage(..)
                | Happening::GainsLife(_)
                | Happening::LosesLife(_)
                | Happening::Counters(..)
        );
        let that_much = numbered.then_some(Amount::ThatMuch);
        let player = match on {
            Happening::Begins(..) => Some(Who::Active),
            _ => Some(Who::Affected),
        };
        Self { it, player, that_much, ..Self::new(Aims::AsItResolves) }
    }

    /// A name for what is chosen or targeted: that of its kind, with a number from the second on.
    pub(super) fn name(&mut self, kind: &str) -> String {
        self.choices += 1;
        if self.choices == 1 { kind.to_owned() } else { format!("{kind} {}", self.choices) }
    }

    /// Targets something: as it is announced, or, where that can't be said, as the ability resolves.
    pub(super) fn target(
        &mut self,
        kind: &str,
        of: Whom,
        (amount, or_fewer): (u64, bool),
        before: &mut Vec<Instruction>,
    ) -> Meant<String> {
        let called = self.name(kind);
        match self.aims {
            Aims::Announced => {
                let mode = None;
                self.targets.push(Targeting { called: called.clone(), of, amount, or_fewer, mode });
            }
            Aims::AsItResolves => {
                let Whom::Object(what) = of else {
                    return Err(Missing("a triggered ability that targets players"));
                };
                before.push(Instruction::Choose {
                    who: Who::You,
                    each: false,
                    what,
                    amount: Amount::N(amount),
                    or_fewer,
                    target: true,
                    called: called.clone(),
                });
            }
            Aims::Never => return Err(Missing("a target of a static ability")),
        }
        Ok(called)
    }

    /// Names an object, or several, as what "it" and "they" are from now on.
    pub(super) fn introduce(&mut self, what: What, several: bool) {
        self.they = Some(what.clone());
        self.it = (!several).then_some(what);
    }
}
