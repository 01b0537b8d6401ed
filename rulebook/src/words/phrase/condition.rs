//! What must be true.

use super::Voice;
use crate::words::grammar::{either, list, quoted};
use crate::words::vocabulary::{daytime, title};
use language::select::{Amount, Compare, Condition, What, Who};

impl Voice<'_> {
    /// A condition as a clause: "it is a creature", "Alice's life total is 5 or less".
    pub fn condition(self, condition: &Condition) -> String {
        match condition {
            Condition::Number(left, compare, right) => self.compared(left, *compare, right),
            Condition::It(What::ControlledBy(who)) => format!("{} it", self.has(who, "control")),
            Condition::It(What::OwnedBy(who)) => format!("{} it", self.has(who, "own")),
            Condition::It(what) => format!("it is {}", self.is_one_of(what)),
            Condition::Exists(what) => self
                .is_another(what, true)
                .or_else(|| self.of_the_source(what, true))
                .or_else(|| self.of_the_named(what, true))
                .unwrap_or_else(|| format!("there is {}", self.one_of(what, "permanent"))),
            Condition::Affected(who) => format!("{} is {}", self.affected, self.any_player(who).text),
            Condition::Among(who, those) => self.is_among(who, those),
            Condition::Happened(past) => self.has_happened(past),
            Condition::TurnOf(who) => format!("it is {} turn", self.any_player(who).possessive()),
            Condition::During(step) => format!("it is the {}", self.words.step(*step)),
            Condition::Daytime(is) => format!("it is {}", daytime(*is)),
            Condition::All(all) => list(&self.conditions(all)),
            Condition::OneOf(any) => either(&self.conditions(any)),
            Condition::Not(condition) => self.negated(condition),
        }
    }

    /// That not all of this is so: "it is not so that it is a creature".
    pub(crate) fn not_so(self, asks: &[Condition]) -> String {
        match asks {
            [Condition::Not(condition)] => format!("it is so that {}", self.condition(condition)),
            [Condition::Exists(what)] if let Some(is) = self.is_another(what, false) => is,
            _ => format!("it is not so that {}", list(&self.conditions(asks))),
        }
    }

    fn conditions(self, conditions: &[Condition]) -> Vec<String> {
        conditions.iter().map(|condition| self.condition(condition)).collect()
    }

    /// That what was chosen is another object than this: "“creature” is not Valkyrie", or that it is this.
    fn is_another(self, what: &What, is_so: bool) -> Option<String> {
        let What::All(list) = what else { return None };
        let [What::Chosen(name), What::Not(other)] = &list[..] else { return None };
        let is = if is_so { "is not" } else { "is" };
        (**other == What::This).then(|| format!("{} {is} {}", quoted(name), self.this()))
    }

    /// What is said of the source of the damage: "the source of the damage is a creature", or that it is not so.
    fn of_the_source(self, what: &What, is_so: bool) -> Option<String> {
        let What::All(list) = what else { return None };
        let [What::DamageSource, rest @ ..] = &list[..] else { return None };
        let rest = if let [only] = rest { only.clone() } else { What::All(rest.to_vec()) };
        let source = "the source of the damage";
        Some(if is_so {
            format!("{source} is {}", self.is_one_of(&rest))
        } else {
            self.is_not(source, &rest)
        })
    }

    /// That a named object is not such: "Alice doesn't control Elk", "Elk is not a creature".
    pub(crate) fn is_not(self, named: &str, what: &What) -> String {
        if let What::ControlledBy(who) = what {
            format!("{} {named}", self.has_not(who, "control"))
        } else if let What::OwnedBy(who) = what {
            format!("{} {named}", self.has_not(who, "own"))
        } else {
            format!("{named} is not {}", self.is_one_of(what))
        }
    }

    fn negated(self, condition: &Condition) -> String {
        match condition {
            Condition::Number(left, compare, right) => {
                let left = self.compared_amount(left);
                let right = self.amount(right);
                match compare {
                    Compare::AtLeast => format!("{left} is less than {right}"),
                    Compare::AtMost => format!("{left} is more than {right}"),
                    Compare::Exactly => format!("{left} is not {right}"),
                    Compare::MoreThan => format!("{left} is not more than {right}"),
                    Compare::LessThan => format!("{left} is not less than {right}"),
                }
            }
            Condition::It(What::ControlledBy(who)) => format!("{} it", self.has_not(who, "control")),
            Condition::It(What::OwnedBy(who)) => format!("{} it", self.has_not(who, "own")),
            Condition::It(what) => format!("it is not {}", self.is_one_of(what)),
            Condition::Exists(what) => self
                .is_another(what, false)
                .or_else(|| self.of_the_source(what, false))
                .or_else(|| self.of_the_named(what, false))
                .unwrap_or_else(|| format!("there are no {}", self.many_of(what, "permanent"))),
            Condition::Affected(who) => format!("{} is not {}", self.affected, self.any_player(who).text),
            Condition::Among(who, those) => format!("it is not so that {}", self.is_among(who, those)),
            Condition::Happened(past) => self.has_not_happened(past),
            Condition::TurnOf(who) => format!("it is not {} turn", self.any_player(who).possessive()),
            Condition::During(step) => format!("it is not the {}", self.words.step(*step)),
            Condition::Daytime(is) => format!("it is not {}", daytime(*is)),
            Condition::All(all) => format!("it is not so that {}", list(&self.conditions(all))),
            Condition::OneOf(any) => format!("it is not so that {}", either(&self.conditions(any))),
            Condition::Not(condition) => self.condition(condition),
        }
    }

    /// "Alice is the monarch", "an opponent has the city's blessing".
    fn is_among(self, who: &Who, those: &Who) -> String {
        let who = self.any_player(who);
        if let Who::Designated(one) = those {
            return match title(*one) {
                ("is", title) => format!("{} {title}", who.with("is", "are")),
                (_, title) => format!("{} {title}", who.with("has", "have")),
            };
        }
        if let Who::HasMark(mark) = those {
            return format!("{} the mark {}", who.with("has", "have"), quoted(mark));
        }
        format!("{} {}", who.with("is", "are"), self.any_player(those).text)
    }

    fn compared_amount(self, amount: &Amount) -> String {
        if *amount == Amount::ThatMuch { "the amount".to_owned() } else { self.amount(amount) }
    }

    fn compared(self, left: &Amount, compare: Compare, right: &Amount) -> String {
        let (left, right) = (self.compared_amount(left), self.amount(right));
        match compare {
            Compare::AtLeast => format!("{left} is {right} or more"),
            Compare::AtMost => format!("{left} is {right} or less"),
            Compare::Exactly => format!("{left} is {right}"),
            Compare::MoreThan => format!("{left} is more than {right}"),
            Compare::LessThan => format!("{left} is less than {right}"),
        }
    }
}
