//! What evasion keywords are made of: which creatures can't block it (CR 509.1b (2026-04-17), 501 (2006-10-01)).
//!
//! Judgement: a keyword that a board names means at every date what the first text with it says, though reach (from
//! 2008-02-01), intimidate, menace and skulk were words of cards before they were keywords.

use language::board::{Ability, Keyword, Restriction};
use language::effect::{EventPattern, Pattern};
use language::event::Deed;
use language::select::{What, Whom};

/// Such creatures can't block it.
pub(crate) fn not_by(what: What) -> Ability {
    cant_block(what, What::This)
}

/// Only such creatures can block it.
pub(crate) fn only_by(what: What) -> Ability {
    not_by(What::Not(Box::new(what)))
}

/// Such creatures can't block such attackers.
pub(crate) fn cant_block(what: What, attackers: What) -> Ability {
    let blocks = EventPattern::undergoes(what, Deed::Block, Some(Whom::Object(attackers)));
    Ability::Restriction(Restriction::Cant(Pattern::new(blocks)))
}

/// What has a keyword.
pub(crate) fn having(keyword: Keyword) -> What {
    What::Has(Box::new(keyword))
}

/// What has not.
pub(crate) fn lacking(keyword: Keyword) -> What {
    What::Not(Box::new(having(keyword)))
}
