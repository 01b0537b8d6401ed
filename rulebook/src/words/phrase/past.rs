//! What has happened: "a creature has died this turn".

use super::Voice;
use crate::words::grammar::{Clause, Subject};
use language::effect::EventPattern;
use language::event::Affects;
use language::select::{Past, Since, What, Who, Whom};

impl Voice<'_> {
    /// As a clause: "a creature has died this turn".
    pub(super) fn has_happened(self, past: &Past) -> String {
        format!("{}{}", self.would(&past.event).has(), self.besides(past))
    }

    /// As a clause, where nothing of it has: "it is not so that a creature has died this turn".
    pub(super) fn has_not_happened(self, past: &Past) -> String {
        format!("it is not so that {}", self.has_happened(past))
    }

    /// "the number of times that a creature has died this turn".
    pub(super) fn how_often(self, past: &Past) -> String {
        format!("the number of times that {}", self.has_happened(past))
    }

    /// "the life that Alice has gained this turn".
    pub(super) fn how_much(self, past: &Past) -> String {
        let besides = self.besides(past);
        if let EventPattern::GainLife { who } = &past.event {
            return format!("the life that {}{besides}", Clause::new(self.any_player(who), "gain").has());
        }
        if let EventPattern::LoseLife { who } = &past.event {
            return format!("the life that {}{besides}", Clause::new(self.any_player(who), "lose").has());
        }
        if let EventPattern::Damage { from, to, .. } = &past.event {
            return format!("the damage that {}{}{besides}", self.dealt(from), self.dealt_to(to));
        }
        format!("how much it came to that {}", self.has_happened(past))
    }

    /// As it follows an object to which it has happened: "that has died this turn".
    pub(super) fn to_which(self, past: &Past) -> String {
        let besides = self.besides(past);
        if let EventPattern::Damage { from, .. } = &past.event {
            let dealt = if *from == What::Any { " has been dealt damage" } else { " has dealt damage to" };
            let from =
                if *from == What::Any { String::new() } else { format!(" {}", self.one_of(from, "source")) };
            return format!("that{from}{dealt}{besides}");
        }
        let clause = self.would(&past.event);
        if matches!(past.event.facts().affects, Affects::Objects(_) | Affects::Entering(_)) {
            let one = Clause { subject: Subject::one("that"), ..clause };
            return format!("{}{besides}", one.has());
        }
        format!("of which it is so that {}", self.has_happened(past))
    }

    /// As it follows an object that has dealt such damage: "that has dealt damage to Alice this turn".
    pub(super) fn which_dealt(self, past: &Past) -> String {
        let EventPattern::Damage { to, .. } = &past.event else { return self.to_which(past) };
        format!("that has dealt damage{}{}", self.dealt_to(to), self.besides(past))
    }

    /// As it follows a player to whom it has happened: "who has lost life this turn".
    pub(super) fn to_whom(self, past: &Past) -> String {
        let besides = self.besides(past);
        if let EventPattern::Damage { from: What::Any, .. } = &past.event {
            return format!("who has been dealt damage{besides}");
        }
        let clause = self.would(&past.event);
        if past.event.facts().who == Some(&Who::Anyone) {
            let one = Clause { subject: Subject::one("who"), ..clause };
            return format!("{}{besides}", one.has());
        }
        format!("for whom it is so that {}", self.has_happened(past))
    }

    /// "been dealt" by nobody in particular, or who has dealt.
    fn dealt(self, from: &What) -> String {
        if *from == What::Any {
            return "has been dealt".to_owned();
        }
        Clause::new(Subject::one(self.one_of(from, "source")), "deal").has()
    }

    fn dealt_to(self, to: &Whom) -> String {
        if *to == Whom::Any { String::new() } else { format!(" to {}", self.any_whom(to)) }
    }

    /// Since when, and what else must have been so.
    fn besides(self, past: &Past) -> String {
        let pattern = past.pattern();
        let since = match past.since {
            Since::Turn => "this turn",
            Since::Step => "this step",
            Since::Combat => "this combat",
            Since::Game => "this game",
            Since::LastTurn => "in the turn before",
        };
        let often = if past.times > 1 { format!(" at least {} times", past.times) } else { String::new() };
        let said = self.after(&pattern.event);
        format!("{often} {since}{}{}", self.because(&pattern), said.only_if(&pattern))
    }
}
