//! What the layers do to an object, as facts state it.

use crate::answer::outcome_reader::OutcomeReader;
use crate::table::layers;
use statements::error::Problem;
use statements::ids::ObjectId;
use statements::layers::{ByLayer, Layer, MadeBy, WhyNot};

impl OutcomeReader<'_> {
    fn by_layer(&self, name: &str) -> Result<Option<ByLayer>, Problem> {
        Ok(layers::told(self.table, self.state, self.object(name)?))
    }

    /// Whether this is applied to an object in the layers, in this order, and nothing else.
    pub(crate) fn is_by_layer(&self, name: &str, steps: &[(Layer, MadeBy)]) -> Result<bool, Problem> {
        for (_, from) in steps {
            if let MadeBy::Of(source) = from {
                self.object(source)?;
            }
        }
        let told = self.by_layer(name)?;
        let called = |id: ObjectId| self.table.object_name(id).to_owned();
        Ok(told.is_some_and(|told| {
            told.steps.iter().map(|step| (step.layer, step.from.named(called))).eq(steps.iter().cloned())
        }))
    }

    /// Whether an effect of a static ability of this source does nothing to an object for this reason.
    pub(crate) fn is_unchanged(&self, name: &str, source: &str, why: WhyNot) -> Result<bool, Problem> {
        let source = self.object(source)?;
        let told = self.by_layer(name)?;
        Ok(told.is_some_and(|told| told.unapplied.iter().any(|one| one.source == source && one.why == why)))
    }
}
