//! Which of the objects that were named before a noun can mean.

use language::select::What;

use super::Context;
use crate::oracle::meaning::kinds::Fits;
use crate::oracle::tree::Noun;

impl Context {
    /// What "that creature" is: what was named last, if it can be that, or else what was last named as such.
    pub(in crate::oracle::meaning) fn that(&self, noun: Noun) -> Option<What> {
        let known = |what: &What| self.known.iter().rev().find(|(known, _)| known == what);
        // No word but "this" calls the card itself a token.
        let is_own = |what: &What| noun == Noun::Token && *what == What::This;
        let by_kind = |what: &What| known(what).map_or(Fits::Perhaps, |(_, kinds)| kinds.fits(noun));
        let fits = |what: &What| if is_own(what) { Fits::No } else { by_kind(what) };
        let nearest = self.that.as_ref().filter(|what| fits(what) != Fits::No);
        // "That creature" is rather what was named as one than any card of a graveyard.
        let is_any_card = |what: &&What| {
            let of_type = matches!(noun, Noun::Type(_) | Noun::Subtype(_));
            of_type && known(what).is_some_and(|(_, kinds)| kinds.is_any_card())
        };
        if let Some(nearest) = nearest.filter(|what| !is_any_card(what)) {
            return Some(nearest.clone());
        }
        // What was done to something else before is known by that no longer.
        let lasts = |what: &What| matches!(what, What::Chosen(_) | What::It);
        let named = self.known.iter().rev().filter(|(what, _)| lasts(what));
        let mut fitting = named.filter(|(_, kinds)| kinds.fits(noun) == Fits::Yes);
        fitting.next().map(|(what, _)| what).or(nearest).cloned()
    }

    /// Whether what was named can be such an object, as far as is known.
    pub(in crate::oracle::meaning) fn could_be(&self, what: &What, noun: Noun) -> bool {
        let known = self.known.iter().rev().find(|(known, _)| known == what);
        known.is_none_or(|(_, kinds)| kinds.fits(noun) != Fits::No)
    }
}
