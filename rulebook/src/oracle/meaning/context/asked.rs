//! What was named as something was asked.

use language::select::{Condition, What};

use super::Context;

impl Context {
    /// Something is asked: what is done if it is not so speaks of what was named before.
    pub(in super::super) fn ask(&mut self) {
        self.as_asked = Some([self.it.clone(), self.that.clone(), self.they.clone()]);
    }

    /// Something was done this way to what is like this: that is "it" behind the question, and not what has done it.
    pub(in super::super) fn asked_of_done(&mut self, so: &Condition) {
        let Condition::Exists(What::All(like)) = so else { return };
        if like.contains(&What::Done) && self.it == Some(What::This) {
            self.it = Some(What::All(like.clone()));
        }
    }

    /// The same is asked of a card again, after what was done if the answer before was yes: that card is still "it".
    pub(in super::super) fn is_asked_again(&mut self) {
        if let Some([Some(card @ What::Chosen(_)), that, they]) = &self.as_asked
            && self.it == Some(What::Done)
        {
            (self.it, self.that, self.they) = (Some(card.clone()), that.clone(), they.clone());
        }
    }

    /// Whether something has been done, but no object has been named.
    pub(super) fn names_nothing(&self) -> bool {
        let named = [&self.it, &self.that, &self.they, &self.looked].into_iter().any(Option::is_some);
        let done = self.doer.is_some() && !self.is_alone();
        done && !named && self.touched.is_empty() && self.created.is_none()
    }

    /// What is done otherwise follows.
    pub(in super::super) fn otherwise(&mut self) {
        if let Some([it, that, they]) = self.as_asked.take() {
            (self.it, self.that, self.they) = (it, that, they);
        }
    }
}
