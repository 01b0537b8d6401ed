//! Which triggered abilities an event has made trigger: that they have is counted (CR 603.2 (2026-04-17)), and they wait
//! to be put on the stack.

use super::on_triggering::with_those_on_triggering;
use super::targeter::targeter;
use super::witnessed::{Seen, Witnessed, witnessed};
use crate::events::deed::looks_back as deed_looks_back;
use crate::events::excess::dealt;
use crate::judging::affected::affected;
use crate::judging::fits::{PatternSubject, StandsIn, comes_from, fits, is_of_kind};
use crate::judging::pending_event::PendingEvent;
use crate::pending::prevented::{Prevented, PreventedAtOnce};
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::env::Env;
use crate::table::functioning::comes_from_elsewhere;
use crate::table::object::HIDDEN;
use crate::table::own_effects::names_this;
use crate::table::recalling::Dealer;
use crate::table::selectors::Evaluator;
use crate::table::stack::Triggered;
use crate::table::thing::Thing;
use crate::table::triggers::Trigger;
use crate::table::view::Restricting;
use crate::triggers::on_triggering::{Occasion, env_of, you_of};
use language::board::{Restriction, Zone};
use language::effect::{Cause, EventPattern, Pattern, Scope, Zones};
use language::event::Deed;
use language::rule::Switch;
use language::select::{Condition, What, Who};
use language::walk::Node;
use statements::chronicle::Because;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::happening::facts::It;
use statements::ids::{BoardId, ObjectId, PlayerId, Target};
use statements::part::Part;

/// Which abilities trigger on what has just happened, and how often; nothing where none does. `before` is the
/// event with all its parts on the board before it, `after` the board that came of it.
///
/// # Errors
/// When a number does not fit.
pub(crate) fn triggered(
    table: &Table,
    before: &Situation,
    after: BoardId,
) -> Result<Vec<Triggered>, TooLarge> {
    let later = Situation { board: after, ..before.clone() };
    let (then, now) = (PendingEvent::new(table, before), PendingEvent::new(table, &later));
    let all = witnessed(&then, &now);
    let seen = Seen::new(&all);
    let mut found: Vec<(PendingEvent<'_>, Triggered)> = Vec::new();
    for (back, pending) in [(true, then), (false, now)] {
        let witness = Witness::of(then, now, back);
        for trigger in pending.view.triggers.iter().filter(|trigger| !trigger.prevented) {
            found.extend(witness.triggered(trigger, &seen)?.into_iter().map(|one| (pending, one)));
        }
    }
    with_those_on_triggering(now, &found)
}

/// The abilities that trigger on damage being prevented, as the event of which it is a part happens: each once for all that
/// one effect has prevented at once (CR 615.13 (2026-04-17)).
///
/// # Errors
/// When a number does not fit.
pub(crate) fn on_prevention(
    table: &Table,
    situation: &Situation,
    all: &[PreventedAtOnce],
) -> Result<Vec<Triggered>, TooLarge> {
    let pending = PendingEvent::new(table, situation);
    let witness = Witness { pending, then: pending, now: pending, back: true };
    let one = |trigger: &Trigger, prevention: &PreventedAtOnce| -> Result<Option<Triggered>, TooLarge> {
        let seen = prevention.damage.iter().filter_map(|Prevented { part, amount, .. }| {
            let part = part.clone();
            witness.sees(
                witness.onlooker(trigger),
                &Witnessed { at: 0, part, amount: *amount, entered: None, brought: None },
                As::Itself,
            )
        });
        let Some(env) = together(seen)? else { return Ok(None) };
        let count = witness.count(trigger);
        let times = count.checked_mul(prevention.times).ok_or(TooLarge)?;
        Ok(Some(trigger.triggered(env, times, Because::Prevented)))
    };
    let mut found: Vec<(PendingEvent<'_>, Triggered)> = Vec::new();
    for prevention in all {
        for trigger in pending.view.triggers.iter().filter(|trigger| trigger.prevented) {
            found.extend(one(trigger, prevention)?.map(|one| (pending, one)));
        }
    }
    with_those_on_triggering(pending, &found)
}

/// The cards that were discarded for a cost that says of what kind they are, and that nobody has seen: that is no legal payment
/// (CR 701.9c (2026-04-17)).
pub(super) fn paid_unseen(table: &Table, before: &Situation, after: BoardId) -> Vec<Decided> {
    let later = Situation { board: after, ..before.clone() };
    let (then, now) = (PendingEvent::new(table, before), PendingEvent::new(table, &later));
    let witness = Witness::of(then, now, false);
    let discarded = |part: &Part| {
        if let Happening::Discard { object } = part.happening
            && part.cause == Cause::Cost
        {
            return Some(object);
        }
        None
    };
    let paid = before.parts.iter().filter_map(discarded);
    let is_illegal = |id: &ObjectId| table.described.contains(id) && witness.is_unseen(*id);
    paid.filter(is_illegal).map(Decided::PaidUnseen).collect()
}

/// Whether an ability triggers when an object comes to a zone from wherever it was. It does not look back, though that may be
/// the battlefield: its source has to be there afterwards, also where it is what has moved (CR 603.6c, 603.10 (2026-04-17)).
/// "From anywhere but" is like that, too, and so is what comes from a zone out of which abilities don't look back. What is put
/// into a hand or a library is looked at as it was (CR 603.10a (2026-04-17)). Who gains control of something looks at it as it
/// is then, other than who gains it of what an opponent controls; who loses control looks back (CR 603.10d (2026-04-17)).
///
/// Judgement: so, too, before 2009-07-11, which is the first text that says it.
fn looks_after(event: &EventPattern) -> bool {
    if let EventPattern::GainControl { who: Who::You, what } = event {
        return !Node::What(what).any(&|node| matches!(node, Node::What(What::ControlledBy(_))));
    }
    let EventPattern::Move { what, from, to: Some(to) } = event else { return false };
    let Some(to) = to.listed() else { return false };
    let anywhere = from.as_ref().is_none_or(|from| matches!(from, Zones::Not(_)));
    let is_hidden = to.iter().any(|zone| matches!(zone, Zone::Hand | Zone::Library));
    !is_hidden && (anywhere || names_this(what) && comes_from_elsewhere(from.as_ref()))
}

/// Whether it says of something that enters, or is cast, only that it leaves where it was.
const fn is_out_of_somewhere(happening: &Happening) -> bool {
    matches!(happening, Happening::Move { to: Zone::Battlefield | Zone::Stack, .. })
}

/// Whether it is asked from where something goes, wherever it does.
const fn tells_from_where(event: &EventPattern) -> bool {
    matches!(event, EventPattern::Move { from: Some(_), to: None | Some(Zones::Not(_)), .. })
}

/// What one ability refers to that has triggered once for several parts: the first of them, and how much all are.
fn together(mut all: impl Iterator<Item = Env>) -> Result<Option<Env>, TooLarge> {
    let Some(mut first) = all.next() else { return Ok(None) };
    for other in all {
        add_amount(&mut first, other.about.that_much)?;
    }
    Ok(Some(first))
}

fn add_amount(env: &mut Env, more: u64) -> Result<(), TooLarge> {
    env.about.that_much = env.about.that_much.checked_add(more).ok_or(TooLarge)?;
    Ok(())
}

/// Who looks at what has happened: an ability of an object, or whoever asks for it later.
#[derive(Clone, Copy)]
pub(super) struct Onlooker<'a> {
    pub(super) you: PlayerId,
    pub(super) source: Option<ObjectId>,
    pub(super) when: &'a Pattern,
    /// What else must be so as it happens.
    pub(super) as_it_happens: &'a [Condition],
    /// What its words refer to, where that is more than "you" and the source.
    pub(super) env: Option<&'a Env>,
}

/// A look at what has happened: back to the board before, or at the board after.
pub(super) struct Witness<'a> {
    pub(super) pending: PendingEvent<'a>,
    /// The event as it was about to happen.
    pub(super) then: PendingEvent<'a>,
    pub(super) now: PendingEvent<'a>,
    pub(super) back: bool,
}

/// As what a part of an event is seen by an ability of an object among those that it is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum As {
    /// The object itself, or something else.
    Itself,
    /// Another one of the like objects with which it is counted.
    Another,
}

impl<'a> Witness<'a> {
    /// Who looks for what looks back, or for what does not.
    pub(super) fn of(then: PendingEvent<'a>, now: PendingEvent<'a>, back: bool) -> Self {
        Self { pending: if back { then } else { now }, then, now, back }
    }

    /// Whether such a part is looked at from here: on the board before the event, or after it.
    pub(super) fn looks_at(&self, event: &EventPattern, part: &Part) -> bool {
        let back = !looks_after(event) && looks_back(self.pending.table, part);
        back == self.back
    }

    /// An ability looks for whoever controls its source.
    fn onlooker<'t>(&self, trigger: &'t Trigger) -> Onlooker<'t> {
        Onlooker {
            you: you_of(&self.pending, trigger),
            source: trigger.source,
            when: &trigger.when,
            as_it_happens: &trigger.as_it_happens,
            env: trigger.made.as_ref().map(|made| &made.env),
        }
    }

    /// How many like objects have an ability.
    fn count(&self, trigger: &Trigger) -> u64 {
        trigger.source.map_or(1, |source| self.pending.state.object(source).count)
    }

    /// Whether the event is the one of its kind on which an ability triggers: it has come to that number now, and had not
    /// before.
    pub(super) fn is_the_nth(&self, trigger: &Trigger) -> bool {
        let Some((number, counted)) = &trigger.nth else { return true };
        let env = env_of(&self.pending, trigger);
        let eval = self.pending.eval(&env);
        let [before, after] = [self.then, self.now].map(|of| eval.knowing(&of.state.history).amount(counted));
        before.is_ok_and(|before| before < *number) && after.is_ok_and(|after| *number <= after)
    }

    /// How often an ability has triggered, and what it refers to each time.
    ///
    /// Judgement: what triggers on the first such event of a turn, or another, does so once where several happen at once, for the
    /// first of them in the order of the board.
    pub(super) fn triggered(&self, trigger: &Trigger, all: &Seen<'_>) -> Result<Vec<Triggered>, TooLarge> {
        let mut found = self.on_each(trigger, all)?;
        if trigger.nth.is_some() {
            found.truncate(usize::from(self.is_the_nth(trigger)));
        }
        Ok(found)
    }

    /// The same, whichever event of its kind it is.
    pub(super) fn on_each(&self, trigger: &Trigger, all: &Seen<'_>) -> Result<Vec<Triggered>, TooLarge> {
        let count = self.count(trigger);
        let mut found: Vec<(Occasion, Triggered)> = Vec::new();
        let scope = scope_of(&trigger.when);
        for one in all.by(trigger) {
            let part = &one.part;
            // What is there after the event is asked of the board after it.
            let there = looks_after(&trigger.when.event)
                || trigger.source.is_none_or(|source| self.is_there(source, part));
            if !self.looks_at(&trigger.when.event, part) || !there || self.is_stopped(trigger, one) {
                continue;
            }
            let Some((mut env, many)) = self.sees_so_often(self.onlooker(trigger), one) else { continue };
            self.lose_sight(trigger, one, &mut env);
            let occasion = self.occasion(one);
            // Each of a row of like sources sees what it deals itself, which is a part of its own.
            let is_its = trigger.source.is_some() && occasion.source == trigger.source;
            let own = is_its && deals_itself(&trigger.when.event);
            let each = scope == Scope::EachPart;
            if !each {
                // What happens to each of a row is seen once, and counted for each.
                let alike = part.happening.object().map_or(1, |id| self.then.state.object(id).count);
                env.about.that_much = env.about.that_much.checked_mul(alike.min(many)).ok_or(TooLarge)?;
            }
            let known = found.iter_mut().filter(|_| !each).find(|(other, _)| {
                other.is_same(occasion, scope) && (!own || other.of_row == occasion.of_row)
            });
            let count = if own { 1 } else { count };
            let times = count.checked_mul(if each { many } else { 1 }).ok_or(TooLarge)?;
            let times = if trigger.nth.is_some() { times.min(count) } else { times };
            let times = times.checked_mul(self.times_each(trigger, one)?).ok_or(TooLarge)?;
            if let Some((_, known)) = known {
                add_amount(&mut known.env, env.about.that_much)?;
                // One of several parts is enough for it to trigger again.
                known.times = known.times.max(times);
                continue;
            }
            found.push((occasion, trigger.triggered(env, times, Because::Part(one.at))));
        }
        Ok(found.into_iter().map(|(_, one)| one).collect())
    }

    /// Whether something says that a part does not make an ability trigger.
    ///
    /// Judgement: what is there as the ability looks says it, so that also does what leaves along with what an ability sees
    /// leaving.
    fn is_stopped(&self, trigger: &Trigger, one: &Witnessed) -> bool {
        self.stopped_by(trigger, one).is_some()
    }

    /// What says that an ability does not trigger on a part, if anything does.
    fn stopped_by(&self, trigger: &Trigger, one: &Witnessed) -> Option<&Restricting> {
        let says = |Restricting { env, restriction, .. }: &&Restricting| {
            let Restriction::NoTrigger { on, of } = &**restriction else { return false };
            let eval = self.pending.eval(env);
            let is_of_it = trigger.source.map_or(*of == What::Any, |source| eval.is(of, &eval.thing(source)));
            let you = env.about.you;
            let onlooker =
                Onlooker { you, source: env.about.this, when: on, as_it_happens: &[], env: Some(env) };
            is_of_it && self.sees_so_often(onlooker, one).is_some()
        };
        self.pending.view.restrictions.iter().find(says)
    }

    /// What says that an ability does not trigger that would trigger on a part; none where nothing does.
    pub(super) fn stops(&self, trigger: &Trigger, one: &Witnessed) -> Option<&Restricting> {
        let would = self.looks_at(&trigger.when.event, &one.part)
            && self.sees_so_often(self.onlooker(trigger), one).is_some();
        would.then(|| self.stopped_by(trigger, one)).flatten()
    }

    /// What a part makes abilities trigger on.
    fn occasion(&self, one: &Witnessed) -> Occasion {
        let affected = affected(self.then.state, self.then.view, &one.part);
        let source = one.part.happening.damage_source();
        let at = source.is_some().then_some(one.at);
        Occasion { source, of_row: at.map_or(0, |at| self.then.which_of_its_row(at)), affected }
    }

    /// How often one ability of those that are alike sees a part, which may tell of several like things;
    /// none where it never does.
    pub(super) fn sees_so_often(&self, by: Onlooker<'_>, one: &Witnessed) -> Option<(Env, u64)> {
        let many = self.many(one);
        let env = self.sees(by, one, As::Itself);
        // Unknown cards are discarded as a number of cards, each of which is a discard.
        let discards = matches!(by.when.event, EventPattern::Discard { .. });
        if discards && matches!(one.part.happening, Happening::Deed { deed: Deed::DiscardUnknown, .. }) {
            return env.map(|env| (env, one.amount));
        }
        // Each copy that an event makes is a spell that is copied (CR 603.2c (2026-04-17)); those of a row are in that number.
        if matches!(one.part.happening, Happening::CopySpell { .. }) {
            return env.map(|env| (env, one.amount));
        }
        if by.source.is_none() || self.about(one) != by.source {
            // What happens to like permanents that are counted together happens to each.
            let each = one.part.happening.object().map_or(1, |id| self.then.state.object(id).count);
            return env.map(|env| (env, many.max(each)));
        }
        let other = if many > 1 { self.sees(by, one, As::Another) } else { None };
        let times = u64::from(env.is_some()) + if other.is_some() { many - 1 } else { 0 };
        Some((env.or(other)?, times))
    }

    /// Whether an ability's source is there when it is looked for: after the event, where nothing leaves the
    /// battlefield or a graveyard, or goes to a hand or library. One that is about the object itself is looked for where
    /// that was.
    fn is_there(&self, source: ObjectId, part: &Part) -> bool {
        let looks_back = if let Happening::Move { object, to, .. } = part.happening {
            let from = self.then.state.object(object).zone;
            object == source
                || matches!(from, Zone::Battlefield | Zone::Graveyard)
                || matches!(to, Zone::Hand | Zone::Library)
        } else {
            !is_move(part) || part.happening.object() == Some(source)
        };
        looks_back || self.stays(source)
    }

    /// Whether an object is after the event where it was before, and what is phased out is not.
    fn stays(&self, source: ObjectId) -> bool {
        let (then, now) = (self.then.state.objects.get(source.index()), self.now.state.object(source));
        let moved = then.is_some_and(|then| then.zone != now.zone);
        !moved && now.phased_out.is_none() && now.zone != Zone::Outside
    }

    /// Of how many like things a part tells.
    fn many(&self, one: &Witnessed) -> u64 {
        if let Happening::Move { object, .. } | Happening::Deed { of: Target::Object(object), .. } =
            one.part.happening
        {
            // A token that has ceased to exist is counted no more, and connives once (CR 701.50c (2026-04-17)).
            return self.then.state.object(object).count.max(1);
        }
        if matches!(one.part.happening, Happening::Enter(_) | Happening::MoveUnknown { .. }) {
            one.amount
        } else {
            1
        }
    }

    /// The object that a part is about.
    pub(super) fn about(&self, one: &Witnessed) -> Option<ObjectId> {
        one.entered.or_else(|| match affected(self.then.state, self.then.view, &one.part).target {
            Some(Target::Object(id)) => Some(id),
            Some(Target::Player(_)) | None => None,
        })
    }

    /// What an ability refers to if it triggers on a part. What has entered is looked at as it is then
    /// (CR 603.6b (2012-05-01), 410.10b (2006-10-01), 603.6 (2026-04-17)).
    fn sees(&self, by: Onlooker<'_>, one: &Witnessed, seen: As) -> Option<Env> {
        let Onlooker { you, source, when, as_it_happens, env } = by;
        let (pending, part) = (&self.pending, &one.part);
        let mut env = env.cloned().unwrap_or_else(|| Env::new(you, source, Cause::Effect));
        env.about.affected = Some(affected(self.then.state, self.then.view, part).orderer);
        env.about.it = self.about(one).or_else(|| besides(&part.happening)).or(one.brought);
        env.about.discarded = matches!(when.event, EventPattern::Discard { .. });
        (env.about.damage_source, env.about.gone.damage_source) = (None, false);
        env.about.look_at(Dealer::of(&part.happening, self.then.state));
        env.about.that_much = one.amount;
        env.about.excess = excess_of(&self.then, part);
        env.about.targeter = targeter(pending.table, self.now.state, &part.happening);
        let eval = pending.eval(&env).knowing(&self.now.state.history);
        let itself = one.entered.is_some() && one.entered == source && seen == As::Itself;
        let stands_in = if itself { StandsIn::WhatEnters } else { StandsIn::AnAbility };
        let mut about = PatternSubject::of(&eval, part, self.then.coming(part), stands_in);
        if let Some(id) = one.entered.filter(|_| !self.back) {
            about = about.with(Some(eval.thing(id)));
        }
        if seen == As::Another {
            let it = about.it().map(|thing| Thing { id: None, ..*thing });
            about = about.with(it);
        }
        let fits = match (&when.event, part.happening) {
            (event, happening) if is_out_of_somewhere(&happening) && !tells_from_where(event) => false,
            (EventPattern::Enter { what, under, from }, Happening::Enter(entering)) => {
                let it = about.it();
                let came = comes_from(&self.then.eval(&env), from.as_ref(), entering.subject);
                came && eval.includes(under, entering.controller) && it.is_some_and(|it| eval.is(what, it))
            }
            (EventPattern::Move { what, from, to }, Happening::Move { object, to: zone, .. })
                if seen == As::Another || !self.back =>
            {
                let was = self.then.state.object(object).zone;
                // What is exiled in exile changes no zone (CR 406.7 (2026-04-17)).
                (was != zone || zone != Zone::Exile)
                    && from.as_ref().is_none_or(|zones| zones.hold(was))
                    && to.as_ref().is_none_or(|to| to.hold(zone))
                    && about.it().is_some_and(|it| eval.is(what, it))
            }
            (
                EventPattern::Deed { what, deed, kind: wanted, to: None, .. },
                Happening::Deed { deed: done, kind, .. },
            ) if seen == As::Another && !deed.is_of_players() => {
                *deed == done
                    && is_of_kind(&eval, wanted.as_ref(), kind)
                    && about.it().is_some_and(|it| eval.is(what, it))
            }
            (EventPattern::Discard { what, who }, Happening::Discard { object })
                if self.is_unseen(object) =>
            {
                self.fits_unseen(&eval, (what, who), object)
            }
            // From what it turned only the board before can tell.
            (event @ EventPattern::Daytime { .. }, _) => {
                fits(&self.then.eval(&env), event, part, &about).is_ok()
            }
            (event, _) => fits(&eval, event, part, &about).is_ok(),
        };
        let holds = fits
            && pending.is_caused(&eval, when, part)
            && when.only_if.iter().chain(as_it_happens).all(|condition| eval.holds(condition, about.it()));
        holds.then_some(env)
    }
}

impl Witness<'_> {
    /// Whether a discarded card has gone to a hand or library without having been revealed: what it is counts as undefined
    /// (CR 701.9c (2026-04-17)).
    ///
    /// Judgement: so, too, before 2012-05-01, the first text that says it. Whatever asks what such a card is, or is not, does
    /// not find it.
    ///
    /// Known gap: a cost that says what is to be discarded counts as paid with such a card all the same; that it is no legal
    /// payment is told.
    fn is_unseen(&self, object: ObjectId) -> bool {
        let reveals = |part: &Part| {
            let of = Target::Object(object);
            matches!(part.happening, Happening::Deed { deed: Deed::Reveal, of: other, .. } if other == of)
        };
        let is_hidden = matches!(self.now.state.object(object).zone, Zone::Hand | Zone::Library);
        is_hidden && !self.then.situation.parts.iter().any(reveals)
    }

    /// Whether such a card is what a pattern asks for, which asks nothing of what it is.
    fn fits_unseen(&self, eval: &Evaluator<'_>, (what, who): (&What, &Who), object: ObjectId) -> bool {
        let owner = self.then.state.object(object).owner;
        let unseen = Thing { is: self.pending.table.print(HIDDEN), ..eval.thing(object) };
        let is_asked = eval.is_unknown_card(what, owner, Zone::Hand).is_none();
        eval.includes(who, owner) && !is_asked && eval.is(what, &unseen)
    }
}

/// The object that a part is about besides the player whom it affects: the spell that is cast or copied, what produces mana.
fn besides(happening: &Happening) -> Option<ObjectId> {
    let mut happening = *happening;
    if let It::Other(object) = happening.facts().it { object } else { None }
}

/// The excess damage that all of an event deals to the permanent that a part of it is dealt to.
fn excess_of(then: &PendingEvent<'_>, part: &Part) -> u64 {
    let Happening::Damage { to: Target::Object(id), .. } = part.happening else { return 0 };
    dealt(then.table, then.situation.board, id, &then.situation.parts)
}

/// Whether an object does once, or it happens to it once, what such a pattern looks at, however many parts tell of it.
pub(super) fn is_once_for_each(when: &Pattern) -> bool {
    scope_of(when) == Scope::PerRecipient
}

/// How many parts make an ability trigger once. What blocks, or becomes blocked, does so once, whatever and by whatever;
/// each is seen by an ability that asks for the other (CR 509.3a, 509.3b, 509.3c, 509.3d (2026-04-17)).
fn scope_of(when: &Pattern) -> Scope {
    let blocks = |deed| matches!(deed, Deed::Block | Deed::BecomeBlocked);
    if let EventPattern::Deed { deed, to: None, .. } = when.event
        && blocks(deed)
        && when.scope == Scope::EachPart
    {
        return Scope::PerRecipient;
    }
    // A permanent is tapped for mana once, of however many types that is (CR 106.12a (2026-04-17)).
    let for_mana = matches!(when.event, EventPattern::AddMana { tapped: true, .. });
    if for_mana && when.scope == Scope::EachPart { Scope::PerSource } else { when.scope }
}

/// Whether abilities that trigger on a part are judged by the board before it (CR 603.10 (2026-04-17)): what leaves,
/// is sacrificed or countered or phases out, and who loses (Judgement: until 2009-07-11 no text names what phases out; its
/// abilities, too, could not trigger otherwise). Damage triggers abilities as it is dealt, before its results, once it is
/// dealt in parts (CR 120.4b (2026-04-17)).
fn looks_back(table: &Table, part: &Part) -> bool {
    let damage = matches!(part.happening, Happening::Damage { .. });
    damage && table.on(Switch::DamageInParts)
        || is_move(part)
        || matches!(part.happening, Happening::Deed { deed, .. } if deed_looks_back(deed))
        || matches!(
            part.happening,
            Happening::Destroy { .. }
                | Happening::Sacrifice { .. }
                | Happening::CounterSpell { .. }
                | Happening::GainControl { .. }
        )
}

/// Where something comes from is told by the board before, whether or not an ability looks back.
fn is_move(part: &Part) -> bool {
    matches!(
        part.happening,
        Happening::Move { .. } | Happening::MoveUnknown { .. } | Happening::Discard { .. }
    )
}

/// Whether an ability looks only at damage that its own source deals.
fn deals_itself(event: &EventPattern) -> bool {
    matches!(event, EventPattern::Damage { from, .. } if names_this(from))
}
