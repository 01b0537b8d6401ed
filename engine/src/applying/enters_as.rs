//! What an effect has done to a permanent as it enters: it enters as one of a further subtype, or with a designation. That is how
//! it enters, not an event of its own: nothing sees it become what it is from the first (CR 614.1d, 614.12 (2026-04-17)).

use super::AppliedEffect;
use language::board::Characteristics;
use language::event::{EntersAs, Event};
use statements::happening::Happening;

impl AppliedEffect<'_> {
    /// Makes what enters what these events say of it, and gives back the others.
    pub(super) fn enters_as(&mut self, events: &[Event]) -> Vec<Event> {
        let enters = self.places().iter().any(|&at| matches!(self.part(at).happening, Happening::Enter(_)));
        let (own, others): (Vec<&Event>, Vec<&Event>) =
            events.iter().partition(|event| enters && event.how_it_enters().is_some());
        for how in own.into_iter().filter_map(Event::how_it_enters) {
            match how {
                EntersAs::Of(subtype) => self.enters_as_of(subtype),
                EntersAs::With(one) => self.each_form(|form| {
                    if !form.designations.contains(&one) {
                        form.designations.push(one);
                        form.designations.sort_unstable();
                    }
                }),
            }
        }
        others.into_iter().cloned().collect()
    }

    fn enters_as_of(&mut self, subtype: &str) {
        for at in self.places() {
            let Some(entering) = self.entering(at) else { continue };
            let mut form = self.table.form(entering.form).clone();
            let before = form.gained.map(|print| (**self.table.print(print)).clone());
            let mut gained: Characteristics = before.unwrap_or_default();
            if !gained.subtypes.iter().any(|one| one == subtype) {
                gained.subtypes.push(subtype.to_owned());
            }
            form.gained = Some(self.table.keep_print(gained));
            self.set_form(at, form);
        }
    }
}
