//! Cards of one graveyard.

use language::event::Instruction;
use language::select::{What, Who, Whom};

use super::super::context::Context;
use super::super::kinds::Kinds;
use super::super::{Meant, Missing};
use super::{both, described, kind};
use crate::oracle::tree::{How, Like, Trait};

/// Cards that are targeted together in one graveyard: each by itself, in the graveyard of whoever owns the first.
pub(super) fn in_one_graveyard(
    how: &How,
    Like(traits): &Like,
    context: &mut Context,
    before: &mut Vec<Instruction>,
) -> Meant<What> {
    let (How::Target { amount, or_fewer }, true) = (how, traits.iter().all(|one| *one != Trait::Other))
    else {
        return Err(Missing("what is in one graveyard, here"));
    };
    if *amount > 5 {
        return Err(Missing("as many as are in one graveyard"));
    }
    let plain = Like(traits.iter().filter(|one| **one != Trait::OneGraveyard).cloned().collect());
    let what = described(how, &plain, context)?;
    let mut chosen: Vec<What> = Vec::new();
    for _ in 0..*amount {
        let mut of = what.clone();
        for other in &chosen {
            of = both(of, What::Not(Box::new(other.clone())));
        }
        if let Some(first) = chosen.first() {
            of = both(of, What::OwnedBy(Who::OwnerOf(Box::new(first.clone()))));
        }
        let called = context.target(&kind(&plain), Whom::Object(of), (1, *or_fewer), before)?;
        chosen.push(What::Chosen(called));
    }
    let all = What::OneOf(chosen);
    context.introduce_as(all.clone(), true, Kinds::like(&plain));
    Ok(all)
}
