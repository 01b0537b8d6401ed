//! "Can't": what can't happen, can't be prevented, can't be regenerated (CR 614.17 (2026-04-17)).

use super::pending_event::PendingEvent;
use crate::judging::affected::affected;
use crate::judging::fits::{PatternSubject, StandsIn, fits};
use crate::keyword::protection;
use crate::table::entering_permanent::EnteringPermanent;
use crate::table::env::Env;
use crate::table::layers::bound_by;
use crate::table::recalling::Dealer;
use crate::table::thing::Thing;
use crate::table::view::{Idle, Restricting};
use language::board::{Ability, Counter, Keyword, Restriction};
use language::effect::{Cause, Kind, Pattern};
use language::event::Deed;
use language::rule::Switch;
use language::select::What;
use statements::decided::Decided;
use statements::forbids::{Forbidding, Forbids};
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, PlayerId, Target};
use statements::lacking::Untargetable;
use statements::layers::Maker;
use statements::part::Part;
use statements::verdict::Reason;
use std::sync::Arc;

/// What says that damage can't be prevented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unpreventable {
    /// What deals it.
    OfItself,
    /// Something else.
    By(Forbids),
}

impl PendingEvent<'_> {
    /// Whether a permanent says that a part, or one that contains it, can't happen.
    pub(crate) fn forbidden(&self, at: usize) -> bool {
        if self.view.restrictions.is_empty() && !self.is_forbidden_by_itself(self.part(at)) {
            return false;
        }
        let outer = self.part(at).within.map(usize::from);
        self.forbids_itself(at).is_some()
            || self.brings_nothing(at)
            || outer.is_some_and(|outer| self.forbidden(outer))
    }

    /// Whether tokens would be created none of which can enter: those are not created (CR 111.5 (2026-04-17), 110.5d
    /// (2012-05-01)), so nothing but a self-replacement effect makes anything else of it (CR 614.17c (2026-04-17)).
    ///
    /// Judgement: so also where what would come instead, or besides, could enter, and before 2012-05-01, when no text
    /// speaks of such tokens.
    ///
    /// Judgement: a land that would be played and can't enter is not played either: playing it is putting it onto the battlefield
    /// (CR 305.1 (2026-04-17)).
    fn brings_nothing(&self, at: usize) -> bool {
        let brings = matches!(
            self.part(at).happening,
            Happening::Create { .. } | Happening::Deed { deed: Deed::PlayLand, .. }
        );
        let mut inside = self.entering_within(at).peekable();
        brings && inside.peek().is_some() && inside.all(|one| self.forbids_itself(one).is_some())
    }

    /// The places of what would enter as a part of something: the tokens that are created, the land that is played.
    pub(crate) fn entering_within(&self, outer: usize) -> impl Iterator<Item = usize> {
        let parts = self.situation.parts.iter().enumerate();
        let inside = parts.filter(move |(_, part)| part.within.map(usize::from) == Some(outer));
        inside.filter(|(_, part)| part.happening.entering().is_some()).map(|(place, _)| place)
    }

    /// What can't happen and would be more than nothing: each part by itself, with what says so.
    pub(crate) fn all_forbidden(&self) -> Vec<(Part, Forbidding)> {
        let told = |at: usize| Some((self.part(at).alone(), self.forbids_itself(at)?));
        (0..self.situation.parts.len()).filter(|&at| !self.is_nothing(at)).filter_map(told).collect()
    }

    /// Abilities that would replace something, prevent it or keep it from happening, or damage from being prevented, if there
    /// were such abilities now.
    pub(crate) fn idle(&self) -> Vec<Decided> {
        let parts = &self.situation.parts;
        let would = |idle: &&Idle| {
            let pattern = if let Ability::Effect(effect) = idle.ability.itself() {
                &effect.when
            } else if let Ability::Restriction(
                Restriction::Cant(pattern) | Restriction::CantBePrevented(pattern),
            ) = idle.ability.itself()
            {
                pattern
            } else {
                return false;
            };
            // What looks at its own turning face up applies then, though it is face down yet (CR 708.11 (2026-04-17), 504.8
            // (2006-10-01)).
            let turns_up = |part: &Part| {
                let of_it = Target::Object(idle.source);
                matches!(part.happening, Happening::Deed { deed: Deed::TurnFaceUp, of, .. } if of == of_it)
            };
            parts.iter().any(|part| !turns_up(part) && self.concerns(idle.source, pattern, part))
        };
        let told = |idle: &Idle| Decided::Idle {
            source: idle.source,
            you: self.restriction_env(idle.source).about.you,
            ability: Arc::clone(&idle.ability),
            why: idle.why,
        };
        self.view.idle.iter().filter(would).map(told).collect()
    }

    /// The tokens that would change zones and have left the battlefield before.
    pub(crate) fn staying_tokens(&self) -> Vec<ObjectId> {
        let stays = self.table.on(Switch::TokensStay);
        let mover = |part: &Part| {
            let moved = || part.happening.object().filter(|_| stays && part.happening.kind() == Kind::Move);
            match part.happening.entering() {
                Some(Entering { subject: Subject::Object(id), .. }) => Some(id),
                Some(_) => None,
                None => moved(),
            }
        };
        let movers = self.situation.parts.iter().filter_map(mover);
        movers.filter(|&id| self.has_left(Subject::Object(id))).collect()
    }

    /// What says that a part itself can't happen, to whom it happens or to the whole team.
    pub(crate) fn forbids_itself(&self, at: usize) -> Option<Forbidding> {
        let part = self.part(at);
        let of_itself = Forbidding { by: Forbids::WhatEnters, keyword: None, of_mate: false };
        let itself = || self.is_forbidden_by_itself(part).then_some(of_itself);
        self.forbidden_by(part).or_else(|| self.forbidden_for_mates(part)).or_else(itself)
    }

    /// The first permanent that says that a part can't happen to a team mate, where that holds for the team.
    fn forbidden_for_mates(&self, part: &Part) -> Option<Forbidding> {
        if !self.holds_for_team(&part.happening) {
            return None;
        }
        let mut of_mate = part.clone();
        let player = *player_in(&mut of_mate.happening)?;
        self.table.team_of(player).filter(|&mate| mate != player).find_map(|mate| {
            *player_in(&mut of_mate.happening)? = mate;
            self.forbidden_by(&of_mate).map(|found| Forbidding { of_mate: true, ..found })
        })
    }

    /// Whether a team can't do what one of its players can't: lose and win at all dates
    /// (CR 810.8a (2026-04-17), 606.8b (2008-02-01)), gain and lose life and get poison counters from the text on that says so
    /// (CR 810.9g, 810.9h, 810.10c (2012-05-01)).
    ///
    /// Judgement: so also where one player can't do it only in some way, such as by paying life.
    fn holds_for_team(&self, happening: &Happening) -> bool {
        let is_end = matches!(happening, Happening::Deed { deed: Deed::Lose | Deed::Win, .. });
        let is_life = matches!(happening, Happening::GainLife { .. } | Happening::LoseLife { .. });
        let is_poison = matches!(happening, Happening::PutCounters { kind, .. }
            if *self.table.counters.get(kind.index()) == Counter::Poison);
        is_end || (is_life || is_poison) && self.table.on(Switch::TeamCant)
    }

    /// The first permanent that says that a part can't happen.
    pub(crate) fn forbidden_by(&self, part: &Part) -> Option<Forbidding> {
        let found = self.restricted_by(part)?;
        Some(Forbidding { by: self.culprit(found), keyword: found.keyword, of_mate: false })
    }

    /// What says something, for telling it: where a permanent is bound by it, what binds that.
    pub(crate) fn culprit(&self, says: &Restricting) -> Forbids {
        let Forbids::Permanent(id) = says.by else { return says.by };
        let is_it = |one: &Ability| matches!(one.itself(), Ability::Restriction(known) if *known == *says.restriction);
        match bound_by(self.table, self.state, id, is_it) {
            None => says.by,
            Some(Maker::Ability(source)) => Forbids::Permanent(source),
            Some(_) => Forbids::Lasting(None),
        }
    }

    /// The first that says that a part can't happen.
    pub(crate) fn restricted_by(&self, part: &Part) -> Option<&Restricting> {
        let forbids = |one: &&Restricting| matches!(&*one.restriction, Restriction::Cant(pattern) if self.says_of(one, pattern, part));
        let attacks_all_the_same = self.attacks_despite_defender(part);
        let counts =
            |one: &&Restricting| !attacks_all_the_same || one.keyword != Some(Keyword::Defender.facts().name);
        self.view.restrictions.iter().filter(counts).find(forbids)
    }

    /// Whether an attack or a block has a price, which nobody has to pay (CR 508.1d, 509.1c (2026-04-17)).
    pub(crate) fn has_price(&self, part: &Part) -> bool {
        let has = |one: &Restricting| matches!(&*one.restriction, Restriction::CantUnlessPaid(pattern) if self.says_of(one, pattern, part));
        self.view.restrictions.iter().any(has)
    }

    /// Whether an attacker is one that defender does not keep from attacking.
    fn attacks_despite_defender(&self, part: &Part) -> bool {
        let Happening::Deed { deed: Deed::Attack, of: Target::Object(id), .. } = part.happening else {
            return false;
        };
        let seen = self.view.seen.get(id.index());
        seen.is_some_and(|seen| seen.is.abilities.contains(&Ability::AttacksDespiteDefender))
    }

    /// Whether what enters says itself that it, or the counters that it would enter with, can't (CR 614.17d (2026-04-17)).
    ///
    /// Judgement: also before 2018-04-27, when no text speaks of it: so do effects of its own on how it enters.
    fn is_forbidden_by_itself(&self, part: &Part) -> bool {
        let of_counters = matches!(part.happening, Happening::EnterCounters { .. });
        if of_counters && !self.table.on(Switch::CountersBarredAsItEnters) {
            return false;
        }
        let Some(coming) = self.coming_whole(part) else { return false };
        coming.restrictions.iter().any(|restriction| {
            let Restriction::Cant(pattern) = &**restriction else { return false };
            let env = Env::new(coming.controller, coming.id, Cause::Effect);
            self.fits_restriction(env, pattern, part, StandsIn::WhatEnters)
        })
    }

    /// What something that enters will be, as it is looked at to tell whether that can happen: of counters that can't be put
    /// on it this is told as if they could.
    fn coming_whole(&self, part: &Part) -> Option<&EnteringPermanent> {
        let coming = self.coming(part)?;
        let of_counters = matches!(part.happening, Happening::EnterCounters { .. });
        Some(coming.with_barred.as_deref().filter(|_| of_counters).unwrap_or(coming))
    }

    /// Whether damage can't be prevented, and what says so.
    pub(crate) fn unpreventable(&self, part: &Part) -> Option<Unpreventable> {
        let Happening::Damage { unpreventable, .. } = part.happening else { return None };
        if unpreventable {
            return Some(Unpreventable::OfItself);
        }
        let says = |one: &&Restricting| matches!(&*one.restriction, Restriction::CantBePrevented(pattern) if self.says_of(one, pattern, part));
        self.view.restrictions.iter().find(says).map(|one| Unpreventable::By(one.by))
    }

    /// Whether a permanent can't be regenerated because a permanent says so.
    pub(crate) fn cant_be_regenerated(&self, object: ObjectId) -> bool {
        self.view.restrictions.iter().any(|Restricting { env, restriction, .. }| {
            let Restriction::CantBeRegenerated(what) = &**restriction else { return false };
            let eval = self.eval(env);
            eval.is(what, &eval.thing(object))
        })
    }

    /// Whether a spell or ability of a player can target somebody or something, as far as hexproof, shroud, protection and
    /// what permanents say besides (CR 702.11b, 702.16b, 702.18a (2026-04-17)).
    pub(crate) fn can_be_targeted(
        &self,
        target: Target,
        source: Option<&Thing<'_>>,
        controller: PlayerId,
    ) -> bool {
        self.untargetable(target, source, controller).is_none()
    }

    /// What keeps a spell or ability of a player from targeting somebody or something.
    pub(crate) fn untargetable(
        &self,
        target: Target,
        source: Option<&Thing<'_>>,
        controller: PlayerId,
    ) -> Option<Untargetable> {
        let says = self.view.restrictions.iter().find(|Restricting { env, restriction, .. }| {
            let Restriction::CantBeTargeted { whom, by, from } = &**restriction else { return false };
            let eval = self.eval(env);
            let is_from = source.map_or(*from == What::Any, |source| eval.is(from, source));
            is_from && eval.includes(by, controller) && eval.targets(whom).contains(&target)
        });
        let says = says.map(|one| Untargetable::Says { by: one.by, keyword: one.keyword });
        let is_protected = || source.is_some_and(|source| self.is_protected(target, source));
        says.or_else(|| is_protected().then_some(Untargetable::Protected))
    }

    /// Whether a permanent has protection from a spell, or from the source of an ability.
    fn is_protected(&self, target: Target, source: &Thing<'_>) -> bool {
        let Target::Object(id) = target else { return false };
        let env = self.restriction_env(id);
        let eval = self.eval(&env);
        let mut from = protection::from(&self.view.seen[id.index()].is);
        self.state.is_permanent(id) && from.any(|from| eval.is(from, source))
    }

    pub(crate) fn restriction_env(&self, source: ObjectId) -> Env {
        let you = self.view.seen[source.index()].controller.unwrap_or(self.state.object(source).owner);
        Env::new(you, Some(source), Cause::Effect)
    }

    /// Whether what a permanent says can't or must happen is about a part.
    pub(crate) fn concerns(&self, source: ObjectId, pattern: &Pattern, part: &Part) -> bool {
        self.fits_restriction(self.restriction_env(source), pattern, part, StandsIn::AnAbility)
    }

    /// Whether what something says can't happen is about a part.
    fn says_of(&self, one: &Restricting, pattern: &Pattern, part: &Part) -> bool {
        self.fits_restriction(one.env.clone(), pattern, part, StandsIn::AnAbility)
    }

    fn fits_restriction(&self, env: Env, pattern: &Pattern, part: &Part, stands_in: StandsIn) -> bool {
        self.looks_for(env, pattern, part, stands_in).is_ok()
    }

    /// Whether a pattern is about a part, from the side of an environment; otherwise why not.
    pub(crate) fn looks_for(
        &self,
        mut env: Env,
        pattern: &Pattern,
        part: &Part,
        stands_in: StandsIn,
    ) -> Result<(), Reason> {
        let about = affected(self.state, self.view, part);
        env.about.affected = Some(about.orderer);
        env.about.it = match about.target {
            Some(Target::Object(id)) => Some(id),
            Some(Target::Player(_)) | None => None,
        };
        env.about.look_at(Dealer::of(&part.happening, self.state));
        let coming = self.coming_whole(part);
        let eval = self.eval(&env).looking_at(coming, stands_in == StandsIn::WhatEnters);
        let about = PatternSubject::of(&eval, part, coming, stands_in);
        fits(&eval, &pattern.event, part, &about)?;
        let so = self.is_caused(&eval, pattern, part)
            && pattern.only_if.iter().all(|condition| eval.holds(condition, about.it()));
        if so { Ok(()) } else { Err(Reason::ConditionNotMet) }
    }
}

/// Who loses or wins, whose life changes, or who gets counters.
fn player_in(happening: &mut Happening) -> Option<&mut PlayerId> {
    if let Happening::Deed { of: Target::Player(player), .. }
    | Happening::GainLife { player, .. }
    | Happening::LoseLife { player, .. }
    | Happening::PutCounters { on: Target::Player(player), .. } = happening
    {
        return Some(player);
    }
    None
}
