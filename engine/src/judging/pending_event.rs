//! Verdicts: whether an effect can be applied to a part. They depend on the situation alone.

use std::borrow::Cow;

use crate::events::at_most::most;
use crate::events::create::total as create_total;
use crate::events::deed::is_nothing as deed_is_nothing;
use crate::events::deed::rules::Details;
use crate::judging::affected::{Affected, affected};
use crate::judging::fits::{PatternSubject, StandsIn, fits};
use crate::judging::of_unknown::{unknown_cards, unknown_fits};
use crate::judging::possible::{mode_possible, possible};
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::changed::Changed;
use crate::table::effect_entry::{EffectEntry, Looks, Needs};
use crate::table::entering_permanent::EnteringPermanent;
use crate::table::env::{Bound, Env, Referents};
use crate::table::recalling::Dealer;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::thing::UnknownCards;
use crate::table::view::View;
use language::board::{CardType, ObjectKind, Zone};
use language::dispute::Dispute;
use language::effect::{Cause, Kind, Pattern, Rewrite};
use language::rule::Switch;
use language::select::Who;
use statements::decided::Decided;
use statements::happening::{Happening, Subject};
use statements::ids::{EffectId, ObjectId, PlayerId, Target};
use statements::part::Part;
use statements::verdict::Reason;

/// A situation that is being judged.
#[derive(Clone, Copy)]
pub(crate) struct PendingEvent<'a> {
    pub(crate) table: &'a Table,
    pub(crate) situation: &'a Situation,
    pub(crate) state: &'a State,
    pub(crate) view: &'a View,
}

/// What of a part is the same for every effect that looks at it, or is applied to it.
#[derive(Clone, Copy)]
pub(crate) struct PartFacts {
    /// Its place in the pending event.
    at: usize,
    kind: Kind,
    pub(crate) affected: Affected,
    object: Option<ObjectId>,
    amount: u64,
    dealt_by: Dealer,
    /// The cards that it happens to, where nothing is known of them.
    unknown: Option<UnknownCards>,
    /// Whether it is a discarding, destruction or the like whose object is no longer on its way to a graveyard.
    goes_elsewhere: bool,
}

/// A part of the pending event, as every effect sees it.
pub(crate) struct PartContext<'a> {
    pub(crate) part: &'a Part,
    pub(crate) facts: PartFacts,
    /// What will enter, where that is what happens, or where counters are put on it as it enters.
    coming: Option<&'a EnteringPermanent>,
    /// Effects of the entering permanent itself.
    pub(crate) own: &'a [EffectId],
    pub(crate) nothing: bool,
    pub(crate) forbidden: bool,
}

impl<'a> PendingEvent<'a> {
    /// Opens a situation.
    pub(crate) fn new(table: &'a Table, situation: &'a Situation) -> Self {
        Self { table, situation, state: table.board(situation.board), view: table.view(situation.board) }
    }

    /// A part of the pending event.
    pub(crate) fn part(&self, at: usize) -> &'a Part {
        &self.situation.parts[at]
    }

    /// What an entering part will be.
    pub(crate) fn coming(&self, part: &Part) -> Option<&'a EnteringPermanent> {
        if let Happening::EnterCounters { .. } = part.happening {
            if self.table.promise(part).is_some() {
                return None;
            }
            return part.within.and_then(|outer| self.coming(self.part(usize::from(outer))));
        }
        part.happening.entering().and_then(|entering| self.table.coming(self.situation.board, entering))
    }

    /// The effects in force that look at this kind of event, those that travel with the part, and those of the
    /// entering permanent itself.
    pub(crate) fn candidates(&self, part: &Part) -> impl Iterator<Item = EffectId> + use<'a> {
        let (kind, table) = (self.kind_of(part), self.table);
        let (standing, travelling): (&'a [EffectId], &'a [EffectId]) = if kind == Kind::Unwatched {
            (&[], &[])
        } else {
            (self.view.effects(kind), &table.origin(part.from).unless)
        };
        let own: &'a [EffectId] = self.coming(part).map_or(&[], |coming| &coming.own);
        let bound = travelling.iter().chain(own).filter(move |&&id| table.effect(id).kind == kind);
        standing.iter().chain(bound).copied()
    }

    /// The kind of event that a part is for effects. None looks at counters of which it is not certain yet whether they come.
    fn kind_of(&self, part: &Part) -> Kind {
        if self.table.promise(part).is_some() { Kind::Unwatched } else { part.happening.kind() }
    }

    /// Those of the candidates that may be applicable: all but effects that look only at another object.
    /// Some of them look at another kind of event.
    pub(crate) fn likely(&self, context: &PartContext<'a>) -> [&'a [EffectId]; 4] {
        if context.facts.kind == Kind::Unwatched {
            return [&[]; 4];
        }
        let [general, bound] = self.view.likely(context.facts.kind, context.facts.object);
        [general, bound, &self.table.origin(context.part.from).unless, context.own]
    }

    /// What an effect's words refer to when it looks at a part.
    pub(crate) fn env(&self, effect: EffectId, context: &PartContext<'_>) -> Env {
        self.bound(effect, &self.table.effect(effect).env, context).to_env()
    }

    /// The same beside what the effect's words refer to wherever it looks.
    pub(crate) fn bound<'e>(&self, effect: EffectId, env: &'e Env, context: &PartContext<'_>) -> Bound<'e> {
        let known = if self.state.remembered.is_empty() {
            Cow::Borrowed(&env.known[..])
        } else {
            env.known.iter().copied().chain(self.state.remembered_by(effect)).collect()
        };
        let about = self.about(self.table.effect(effect), effect, context);
        Bound { env, about, lost: self.state.lost_by(effect, env), known }
    }

    /// What is the same for every effect that looks at a part.
    pub(crate) fn context(&self, at: usize) -> PartContext<'a> {
        let context = self.open_context(at);
        PartContext { nothing: self.is_nothing(at), forbidden: self.forbidden(at), ..context }
    }

    /// The same for a part that is known to be something that can happen.
    pub(crate) fn open_context(&self, at: usize) -> PartContext<'a> {
        self.context_of(self.facts(at))
    }

    /// The same, where it has been worked out what is the same for all effects.
    pub(crate) fn context_of(&self, facts: PartFacts) -> PartContext<'a> {
        let part = self.part(facts.at);
        let coming = self.coming(part);
        let own = coming.map_or(&[][..], |coming| &coming.own);
        PartContext { part, facts, coming, own, nothing: false, forbidden: false }
    }

    /// What of a part is the same for every effect.
    pub(crate) fn facts(&self, at: usize) -> PartFacts {
        let part = self.part(at);
        let amount = if part.happening.creates() {
            create_total(self.situation, at).unwrap_or(u64::MAX)
        } else {
            part.happening.much()
        };
        let affected = affected(self.state, self.view, part);
        let kind = self.kind_of(part);
        PartFacts {
            at,
            kind,
            affected,
            object: match affected.target {
                Some(Target::Object(id)) => Some(id),
                Some(Target::Player(_)) | None => spell(part),
            },
            amount,
            dealt_by: Dealer::of(&part.happening, self.state),
            unknown: unknown_cards(&part.happening),
            goes_elsewhere: self.goes_elsewhere(at, kind),
        }
    }

    /// Whether a part contains the move of its object, and that move no longer leads to a graveyard.
    fn goes_elsewhere(&self, at: usize, kind: Kind) -> bool {
        matches!(kind, Kind::Discard | Kind::Destroy | Kind::Sacrifice | Kind::CounterSpell)
            && self.situation.parts.iter().any(|part| {
                let goes = matches!(part.happening, Happening::Move { to, .. } | Happening::MoveUnknown { to, .. } if to != Zone::Graveyard);
                let elsewhere = goes || part.happening.entering().is_some();
                elsewhere && part.within.map(usize::from) == Some(at)
            })
    }

    /// What an effect's pronouns refer to when it looks at a part. What an instruction has bound when it made the
    /// effect stays bound.
    fn about(&self, entry: &EffectEntry, effect: EffectId, context: &PartContext<'_>) -> Referents {
        let mut about = entry.env.about;
        about.you = self.holder(entry, effect, context);
        about.affected = about.affected.or(Some(context.facts.affected.orderer));
        about.it = about.it.or(context.facts.object);
        if about.unknown.is_none() {
            about.unknown = context.facts.unknown;
        }
        about.look_at(context.facts.dealt_by);
        about.that_much = context.facts.amount;
        about
    }

    /// Who controls an effect that looks at a part.
    pub(crate) fn controller(&self, effect: EffectId, at: usize) -> PlayerId {
        self.holder(self.table.effect(effect), effect, &self.open_context(at))
    }

    fn holder(&self, entry: &EffectEntry, effect: EffectId, context: &PartContext<'_>) -> PlayerId {
        match (entry.source, context.coming) {
            (_, Some(coming)) if context.own.contains(&effect) => coming.controller,
            (Some(source), _) if entry.follows_source => {
                self.view.seen[source.index()].controller.unwrap_or(self.state.object(source).owner)
            }
            _ => entry.env.about.you,
        }
    }

    /// A look at the board from the side of an effect.
    pub(crate) fn eval<'e>(&'e self, env: &'e Env) -> Evaluator<'e> {
        Evaluator::new(self.table, self.state, &self.view.seen, env)
    }

    /// Whether an effect is applicable to a part, tiers and turns aside; otherwise why not.
    #[inline]
    pub(crate) fn judge(&self, effect: EffectId, context: &PartContext<'a>) -> Result<(), Reason> {
        let entry = self.table.effect(effect);
        if entry.kind != context.facts.kind {
            return Err(Reason::OtherEvent);
        }
        if entry.left_out {
            return Err(Reason::NotInForce);
        }
        if context.nothing {
            return Err(Reason::NothingToReplace);
        }
        if context.part.was_applied(effect) {
            return Err(Reason::AlreadyApplied);
        }
        if entry.limit.is_some_and(|start| self.situation.left(effect, start) == 0) {
            return Err(Reason::UsedUp);
        }
        let asks_nothing = entry.looks == Looks::AtAll && entry.needs == Needs::Nothing;
        if asks_nothing && !context.forbidden && self.situation.prevented.all().is_empty() {
            return Ok(());
        }
        self.judge_closely(effect, entry, context)
    }

    /// The same of an effect of which something is left, and that has not had its opportunity. Most have had it, so this
    /// is not in the way of seeing that.
    #[inline(never)]
    fn judge_closely(
        &self,
        effect: EffectId,
        entry: &EffectEntry,
        context: &PartContext<'a>,
    ) -> Result<(), Reason> {
        let lost = self.state.lost_by(effect, &entry.env);
        let stands_in = if context.own.contains(&effect) {
            StandsIn::WhatEnters
        } else if entry.follows_source {
            StandsIn::AnAbility
        } else {
            StandsIn::Another
        };
        let mut eval = self.eval(&entry.env).without(effect, &lost);
        eval.about = self.about(entry, effect, context);
        if context.coming.is_some() {
            eval = eval.looking_at(context.coming, stands_in == StandsIn::WhatEnters);
        }
        self.looks_at(entry, &eval, context, stands_in)?;
        if self.protected(entry, context.part) {
            return Err(Reason::Cant);
        }
        if context.forbidden {
            self.gets_round(entry)?;
        }
        if context.facts.goes_elsewhere && redirects_the_move(&entry.body.rewrite) {
            return Err(Reason::ConditionNotMet);
        }
        if !self.situation.prevented.all().is_empty() {
            self.is_left_of_source(&eval, effect, entry, context.facts.at)?;
        }
        self.breaks_floor(&eval, &entry.body.rewrite, context.part)?;
        match entry.needs {
            Needs::Nothing => Ok(()),
            Needs::Something => {
                possible(&eval, &entry.body.rewrite, context.part)?;
                self.has_mode_left(effect, &eval, context.part)
            }
        }
    }

    /// Whether it would be otherwise decided about an effect if what enters were looked at as it will be once it is there.
    pub(crate) fn overlooks(&self, effect: EffectId, at: usize) -> bool {
        let part = self.part(at);
        let outer = part.within.map(|outer| self.part(usize::from(outer)));
        let with_it = matches!(part.happening, Happening::EnterCounters { .. });
        let entering = outer.filter(|_| with_it).unwrap_or(part).happening.entering();
        let there = entering.and_then(|entering| self.table.once_it_is_there(self.situation.board, entering));
        let Some(there) = there else { return false };
        let context = self.open_context(at);
        let is_own = context.own.contains(&effect);
        let otherwise = PartContext { coming: Some(&there), own: &there.own, ..self.open_context(at) };
        let then = (!is_own || there.own.contains(&effect)) && self.judge(effect, &otherwise).is_ok();
        then != self.judge(effect, &context).is_ok()
    }

    /// Whether some mode of an effect can be chosen, given what can't happen; so can whatever has none.
    fn has_mode_left(&self, effect: EffectId, eval: &Evaluator<'_>, part: &Part) -> Result<(), Reason> {
        if self.table.barred.is_empty() {
            return Ok(());
        }
        let barred = self.table.barred.get(&(self.situation.board, effect, part.clone()));
        let (Some(barred), Some(modes)) = (barred, self.table.effect(effect).body.rewrite.modes()) else {
            return Ok(());
        };
        let can_be_chosen =
            |(mode, barred): (&Rewrite, &bool)| !barred && mode_possible(eval, mode, part).is_ok();
        modes.iter().zip(barred).any(can_be_chosen).then_some(()).ok_or(Reason::NoPossibleMode)
    }

    /// CR 614.17c (2026-04-17): what can't happen yields to a self-replacement effect only. Judgement: before
    /// 2017-04-28 no text says so; both readings are followed.
    fn gets_round(&self, entry: &EffectEntry) -> Result<(), Reason> {
        if !entry.own {
            return Err(Reason::Cant);
        }
        if self.table.on(Switch::CantOnlySelf)
            || self.situation.readings.second(Dispute::SelfReplacementOfCant) == Some(false)
        {
            return Ok(());
        }
        Err(Reason::Disputed)
    }

    /// Whether there is nothing in a part that could happen: an amount of 0, a move of what isn't there.
    ///
    /// Judgement: gaining 0 life is nothing at any date. CR 118.9 (2012-05-01) is the first text that calls it no event, and
    /// an event that does not happen leaves nothing to replace (CR 614.7 (2012-05-01), 613.7 (2009-07-11)).
    pub(crate) fn is_nothing(&self, at: usize) -> bool {
        let part = self.part(at);
        let holds_move = |at: usize| {
            let inside = self.situation.parts.iter().filter(|part| part.within.map(usize::from) == Some(at));
            inside.into_iter().any(|part| {
                matches!(
                    part.happening,
                    Happening::Move { .. } | Happening::MoveUnknown { .. } | Happening::Enter(_)
                )
            })
        };
        match part.happening {
            Happening::Enter(entering) => {
                entering.count == 0 || self.has_left(entering.subject) || self.is_no_permanent(part)
            }
            Happening::Create { .. } => create_total(self.situation, at) == Ok(0),
            Happening::Destroy { .. }
            | Happening::Sacrifice { .. }
            | Happening::Discard { .. }
            | Happening::Draw { underway: true, .. }
            | Happening::CounterSpell { .. } => !holds_move(at),
            Happening::Move { object, to, .. } => {
                let again = to == Zone::Exile && self.table.on(Switch::ExiledAgain);
                let stays = self.table.on(Switch::TokensStay) && self.has_left(Subject::Object(object));
                stays || self.state.object(object).zone == to && to != Zone::Library && !again
            }
            Happening::Daytime { becomes } => self.state.daytime == Some(becomes),
            Happening::Deed { deed, of, amount, kind, to, .. } => {
                deed_is_nothing(self.state, of, Details { deed, amount, kind, to })
            }
            Happening::GainControl { object, player } => {
                let for_a_time = self.state.object(object).changed.iter().any(Changed::gives_control);
                self.view.seen[object.index()].controller == Some(player) && !for_a_time
            }
            Happening::Attach { object, to } => {
                let attached = self.state.object(object);
                match to {
                    Target::Object(to) => attached.attached_to == Some(to),
                    Target::Player(to) => attached.on_player == Some(to),
                }
            }
            Happening::RemoveCounters { .. } => {
                part.happening.amount() == Some(0) || most(self.state, &part.happening) == 0
            }
            Happening::GainLife { .. }
            | Happening::Damage { .. }
            | Happening::MarkDamage { .. }
            | Happening::LoseLife { .. }
            | Happening::DrawCards { .. }
            | Happening::Draw { underway: false, .. }
            | Happening::MoveUnknown { .. }
            | Happening::PutCounters { .. }
            | Happening::EnterCounters { .. }
            | Happening::Roll { .. }
            | Happening::CopySpell { .. }
            | Happening::Cast { .. }
            | Happening::AddMana { .. }
            | Happening::Regenerate { .. }
            | Happening::Begin { .. }
            | Happening::Opaque { .. } => part.happening.amount() == Some(0),
        }
    }

    /// Whether what would enter is an instant or a sorcery, which stays where it is (CR 304.4, 307.4 (2026-04-17)).
    fn is_no_permanent(&self, part: &Part) -> bool {
        self.spell_type(part).is_some()
    }

    /// The type of what would enter that no permanent has.
    fn spell_type(&self, part: &Part) -> Option<CardType> {
        let is = self.table.print(self.coming(part)?.state.copiable());
        [CardType::Instant, CardType::Sorcery].into_iter().find(|kind| is.is(*kind))
    }

    /// What is told of what would enter and is no permanent card.
    pub(crate) fn told_no_permanents(&self) -> Vec<Decided> {
        let told = |part: &Part| {
            let Happening::Enter(what) = part.happening else { return None };
            let instant = self.spell_type(part)? == CardType::Instant;
            Some(Decided::NoPermanent { what, instant })
        };
        self.situation.parts.iter().filter_map(told).collect()
    }

    /// Whether it is a token that has left the battlefield, which does not come back (CR 111.8 (2026-04-17)).
    pub(crate) fn has_left(&self, subject: Subject) -> bool {
        let Subject::Object(id) = subject else { return false };
        let object = self.state.object(id);
        object.kind == ObjectKind::Token && object.zone != Zone::Battlefield
    }

    /// Whether what made a part happen is what a pattern asks for, and is controlled by whom it asks for.
    pub(crate) fn is_caused(&self, eval: &Evaluator<'_>, pattern: &Pattern, part: &Part) -> bool {
        let is_by = |who: &Who| part.by.is_some_and(|player| eval.includes(who, player));
        self.is_because(&pattern.because, part) && pattern.by.as_ref().is_none_or(is_by)
    }

    /// Whether one of these causes, or any where none is named, made a part happen. Counters that something enters with are
    /// put by an effect at every date, from 2017-09-29 whatever another replacement or prevention effect creates or puts
    /// (CR 614.16 (2026-04-17)).
    ///
    /// Judgement: before 2017-09-29, when no text speaks of the others, they are not put by a spell or an ability.
    fn is_because(&self, because: &[Cause], part: &Part) -> bool {
        if because.is_empty() {
            return true;
        }
        let kind = part.happening.kind();
        let is_entered_with = matches!(part.happening, Happening::EnterCounters { .. });
        let counts_as_effect = part.cause == Cause::Replacement
            && (is_entered_with
                || matches!(kind, Kind::Create | Kind::PutCounters)
                    && self.table.on(Switch::TokensFromReplacements));
        because.contains(&part.cause) || counts_as_effect && because.contains(&Cause::Effect)
    }

    /// Whether the part is what the pattern looks at, conditions included.
    fn looks_at(
        &self,
        entry: &EffectEntry,
        eval: &Evaluator<'_>,
        context: &PartContext<'_>,
        stands_in: StandsIn,
    ) -> Result<(), Reason> {
        let (pattern, part) = (&entry.body.when, context.part);
        let about = PatternSubject::of(eval, part, context.coming, stands_in);
        fits(eval, &pattern.event, part, &about)?;
        if !self.is_caused(eval, pattern, part) {
            return Err(Reason::ConditionNotMet);
        }
        if eval.about.unknown.is_some() && about.it().is_none() {
            unknown_fits(eval, &entry.body)?;
        } else if !pattern.only_if.iter().all(|condition| eval.holds(condition, about.it())) {
            return Err(Reason::ConditionNotMet);
        }
        match (&pattern.recheck, part.happening) {
            (Some(what), Happening::Damage { source: Some(source), combat, .. })
                if !eval.is(what, &eval.source(source, combat)) =>
            {
                Err(Reason::SourceChanged)
            }
            (Some(_), Happening::Damage { source: None, .. }) => Err(Reason::SourceChanged),
            _ => Ok(()),
        }
    }

    /// Whether an effect would regenerate what can't be regenerated. Of damage that can't be prevented nothing is kept
    /// off: what prevents it is applied, and prevents none of it.
    fn protected(&self, entry: &EffectEntry, part: &Part) -> bool {
        let regenerates = matches!(entry.body.rewrite, Rewrite::Regenerate);
        if let Happening::Destroy { object, no_regeneration } = part.happening {
            return regenerates && (no_regeneration || self.cant_be_regenerated(object));
        }
        false
    }
}

/// The card that is cast or the spell that is copied, which is "it" although the player is affected.
fn spell(part: &Part) -> Option<ObjectId> {
    if let Happening::Cast { object, .. } | Happening::CopySpell { object, .. } = part.happening {
        return Some(object);
    }
    None
}

/// Whether an effect sends its object elsewhere "instead of into the graveyard".
fn redirects_the_move(rewrite: &Rewrite) -> bool {
    if let Rewrite::All(list) = rewrite {
        return list.iter().any(redirects_the_move);
    }
    matches!(rewrite, Rewrite::ToZone { .. })
}
