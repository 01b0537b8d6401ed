//! Floors under a life total: "if that would leave you with less, it leaves you with that much".

use super::pending_event::PendingEvent;
use crate::table::selectors::Evaluator;
use language::effect::Rewrite;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::PlayerId;
use statements::part::Part;
use statements::verdict::Reason;

impl PendingEvent<'_> {
    /// Whether a loss of life would take its player below what a floor leaves: an effect that says so is not applied
    /// where it would not (CR 120.4d (2026-04-17)).
    ///
    /// # Errors
    /// The reason why it isn't.
    pub(crate) fn breaks_floor(
        &self,
        eval: &Evaluator<'_>,
        rewrite: &Rewrite,
        part: &Part,
    ) -> Result<(), Reason> {
        let Happening::LoseLife { player, .. } = part.happening else { return Ok(()) };
        let Some(floor) = rewrite.floor() else { return Ok(()) };
        // What is too large is said when it is applied.
        let kept = eval.amount(floor).and_then(|floor| self.missing(player, floor)) == Ok(0);
        (!kept).then_some(()).ok_or(Reason::FloorKept)
    }

    /// How much less than a floor a player's life total would be after the whole event: all that is lost and gained at
    /// once counts (CR 120.4d (2026-04-17), 118.4 (2009-07-11)).
    ///
    /// Judgement: so also before 2009-07-11, where no text says how such an effect looks at several losses.
    pub(crate) fn missing(&self, player: PlayerId, floor: u64) -> Result<u64, TooLarge> {
        let moved = |happening: Happening| {
            if let Happening::GainLife { player: who, amount } = happening {
                return if who == player { i128::from(amount) } else { 0 };
            }
            let lost = if let Happening::LoseLife { player: who, amount } = happening
                && who == player
            {
                amount
            } else {
                0
            };
            -i128::from(lost)
        };
        let happens = (0..self.situation.parts.len()).filter(|&at| !self.forbidden(at));
        let moved: i128 = happens.map(|at| moved(self.part(at).happening)).sum();
        let after = i128::from(self.state.player(player).life).saturating_add(moved);
        u64::try_from((i128::from(floor) - after).max(0)).map_err(|_| TooLarge)
    }
}
