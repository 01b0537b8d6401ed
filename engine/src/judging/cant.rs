//! "Can't": what can't happen, can't be prevented, can't be regenerated (CR 614.17 (2026-04-17)).

use std::sync::Arc;

use super::pending_event::PendingEvent;
use crate::judging::affected::affected;
use crate::judging::fits::{PatternSubject, fits};
use crate::keyword::protection;
use crate::table::env::Env;
use language::board::Restriction;
use language::effect::{Cause, Pattern};
use language::event::Deed;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::part::Part;

impl PendingEvent<'_> {
    /// Whether a permanent says that a part, or one that contains it, can't happen.
    pub(crate) fn forbidden(&self, at: usize) -> bool {
        if self.view.restrictions.is_empty() {
            return false;
        }
        let outer = self.part(at).within.map(usize::from);
        self.forbids_itself(at).is_some() || outer.is_some_and(|outer| self.forbidden(outer))
    }

    /// The first permanent that says that a part itself can't happen. Who can't lose or win, has a team that can't
    /// (CR 810.8a (2026-04-17)).
    pub(crate) fn forbids_itself(&self, at: usize) -> Option<ObjectId> {
        let part = self.part(at);
        if let Happening::Deed { of: Target::Player(player), deed: Deed::Lose | Deed::Win, .. } =
            part.happening
        {
            let of = |player| {
                let mut happening = part.happening;
                if let Happening::Deed { of, .. } = &mut happening {
                    *of = Target::Player(player);
                }
                Part { happening, ..part.clone() }
            };
            return self.table.team_of(player).find_map(|one| self.forbidden_by(&of(one)));
        }
        self.forbidden_by(part)
    }

    /// The first permanent that says that a part can't happen.
    pub(crate) fn forbidden_by(&self, part: &Part) -> Option<ObjectId> {
        let forbids = |(source, restriction): &&(ObjectId, Arc<Restriction>)| matches!(&**restriction, Restriction::Cant(pattern) if self.forbids(*source, pattern, part));
        self.view.restrictions.iter().find(forbids).map(|(source, _)| *source)
    }

    /// Whether damage can't be prevented because a permanent says so.
    pub(crate) fn cant_be_prevented(&self, part: &Part) -> bool {
        self.view.restrictions.iter().any(|(source, restriction)| {
            matches!(&**restriction, Restriction::CantBePrevented(pattern) if self.forbids(*source, pattern, part))
        })
    }

    /// Whether a permanent can't be regenerated because a permanent says so.
    pub(crate) fn cant_be_regenerated(&self, object: ObjectId) -> bool {
        self.view.restrictions.iter().any(|(source, restriction)| {
            let Restriction::CantBeRegenerated(what) = &**restriction else { return false };
            let env = self.restriction_env(*source);
            let eval = self.eval(&env);
            eval.is(what, &eval.thing(object))
        })
    }

    /// Whether a spell or ability of a player can target somebody or something, as far as hexproof, shroud and protection say
    /// (CR 702.11b, 702.16b, 702.18a (2026-04-17)).
    pub(crate) fn can_be_targeted(
        &self,
        target: Target,
        source: Option<ObjectId>,
        controller: PlayerId,
    ) -> bool {
        let cant = self.view.restrictions.iter().any(|(source, restriction)| {
            let Restriction::CantBeTargeted { whom, by } = &**restriction else { return false };
            let env = self.restriction_env(*source);
            let eval = self.eval(&env);
            eval.includes(by, controller) && eval.targets(whom).contains(&target)
        });
        !cant && !source.is_some_and(|source| self.is_protected(target, source))
    }

    /// Whether a permanent has protection from a spell.
    fn is_protected(&self, target: Target, spell: ObjectId) -> bool {
        let Target::Object(id) = target else { return false };
        let env = self.restriction_env(id);
        let eval = self.eval(&env);
        let mut from = protection::from(&self.view.seen[id.index()].is);
        self.state.is_permanent(id) && from.any(|from| eval.is(from, &eval.thing(spell)))
    }

    fn restriction_env(&self, source: ObjectId) -> Env {
        let you = self.view.seen[source.index()].controller.unwrap_or(self.state.object(source).owner);
        Env::new(you, Some(source), Cause::Effect)
    }

    fn forbids(&self, source: ObjectId, pattern: &Pattern, part: &Part) -> bool {
        let mut env = self.restriction_env(source);
        let about = affected(self.state, self.view, part);
        env.about.affected = Some(about.orderer);
        env.about.it = match about.target {
            Some(Target::Object(id)) => Some(id),
            Some(Target::Player(_)) | None => None,
        };
        if let Happening::Damage { source, .. } = part.happening {
            env.about.damage_source = source;
        }
        let eval = self.eval(&env);
        let about = PatternSubject::of(&eval, part, self.coming(part), false);
        fits(&eval, &pattern.event, part, &about).is_ok()
            && self.is_because(&pattern.because, part)
            && pattern.only_if.iter().all(|condition| eval.holds(condition, about.it()))
    }
}
