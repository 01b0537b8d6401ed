//! Applying one effect: the part changes, splits, moves or is gone, and the effect has had its opportunity for
//! it and for whatever replaces it.

pub(crate) mod amounts;
pub(crate) mod apart;
pub(crate) mod become_other;
pub(crate) mod choosing;
pub(crate) mod damage;
pub(crate) mod entering;
mod enters_as;
mod following;
mod own;
pub(crate) mod paying;
pub(crate) mod splitting;
mod telling;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use crate::events::shuffling::{all_the_same, shuffled_into};
use crate::judging::pending_event::{PartFacts, PendingEvent};
use crate::pending::situation::{Pick, Situation, Taking};
use crate::table::deciding::Decides;
use crate::table::effect_entry::{Acts, EffectEntry};
use crate::table::env::{Bound, Env};
use crate::table::ledger::Entry;
use crate::table::selectors::Evaluator;
use crate::table::{Form, Table};
use language::dispute::Dispute;
use language::effect::{Cause, Effect, Kind, Prevention, Quantity, Rewrite, Scope};
use language::rule::Switch;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{EffectId, PlayerId};
use statements::leaving::Leaving;
use statements::part::Part;
use statements::question::{Answer, Question};

/// Why applying stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Somebody has to answer first.
    Ask(Option<PlayerId>, Question),
    /// A number does not fit.
    TooLarge,
}

impl From<TooLarge> for Stop {
    fn from(_: TooLarge) -> Self {
        Self::TooLarge
    }
}

/// An effect that is being applied. Answers are replayed from the start each time, so that applying needs no
/// memory of its own.
pub(crate) struct AppliedEffect<'t> {
    table: &'t mut Table,
    situation: &'t mut Situation,
    effect: EffectId,
    body: &'t Effect,
    parts: SmallVec<[u16; 4]>,
    taking: Taking,
    /// What its words refer to.
    words: Bound<'t>,
    orderer: PlayerId,
    answers: &'t [Answer],
    told: usize,
    /// What the parts that were picked give way to.
    edits: Vec<(usize, Vec<Part>)>,
    /// Whether it is an ability of what enters.
    is_of_what_enters: bool,
    /// Whether what is done now belongs to a copy effect.
    copies: Copies,
}

/// Whether what is done belongs to a copy effect, as an exception to the copying.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Copies {
    No,
    Yes,
}

/// Applies an effect to a situation.
///
/// # Errors
/// When a question has to be answered first, or a number does not fit; the situation is then of no use.
pub(crate) fn apply(
    table: &mut Table,
    situation: &mut Situation,
    pick: &Pick,
    orderer: PlayerId,
    answers: &[Answer],
) -> Result<(), Stop> {
    let facts = PendingEvent::new(table, situation).facts(usize::from(pick.parts[0]));
    apply_to(table, situation, pick, Picking { orderer, answers, facts })
}

/// Who orders, what has been answered, and what of the first part that is picked is the same for all effects.
#[derive(Clone, Copy)]
pub(crate) struct Picking<'t> {
    pub(crate) orderer: PlayerId,
    pub(crate) answers: &'t [Answer],
    pub(crate) facts: PartFacts,
}

/// The same, where it has been worked out what is the same for all effects on that part.
///
/// # Errors
/// As above.
pub(crate) fn apply_to(
    table: &mut Table,
    situation: &mut Situation,
    pick: &Pick,
    by: Picking<'_>,
) -> Result<(), Stop> {
    let Picking { orderer, answers, facts } = by;
    let EffectEntry { body, env, .. } = table.effect(pick.effect);
    let (body, env) = (Arc::clone(body), Arc::clone(env));
    let pending = PendingEvent::new(table, situation);
    let context = pending.context_of(facts);
    let is_of_what_enters = context.own.contains(&pick.effect);
    let mut applying = AppliedEffect {
        words: pending.bound(pick.effect, &env, &context),
        table,
        situation,
        effect: pick.effect,
        body: &body,
        parts: pick.places(),
        taking: pick.taking,
        orderer,
        answers,
        told: 0,
        edits: Vec::new(),
        is_of_what_enters,
        copies: Copies::No,
    };
    applying.situation.asking = None;
    if !applying.words.known.is_empty() {
        let env = applying.words.to_env();
        know(applying.table, applying.situation, &body, &env);
    }
    applying.run(&body)
}

/// What is made of the event knows what has left as the effect does.
fn know(table: &mut Table, situation: &mut Situation, body: &Effect, env: &Env) {
    let before = situation.board;
    situation.board = table.know_in(&body.rewrite, env, before);
    if situation.board == before {
        return;
    }
    for entering in situation.parts.iter().filter_map(|part| part.happening.entering()) {
        if table.coming(before, entering).is_some() {
            table.foresee(situation.board, entering);
        }
    }
}

impl AppliedEffect<'_> {
    fn run(&mut self, body: &Effect) -> Result<(), Stop> {
        let EffectEntry { scope, acts, limit, kind, .. } = *self.table.effect(self.effect);
        let for_each = acts == Acts::ForEach;
        // What is taken at once is asked about once, and takes one use.
        let at_once = matches!(scope, Scope::PerPlayer | Scope::WholeEvent);
        let each = !at_once && (body.optional || limit.is_some()) || self.taking == Taking::One;
        let prevents_all_at_once = at_once && matches!(body.rewrite, Rewrite::Prevent(_));
        if (at_once || self.is_taken_together() && !body.optional) && divides(body) {
            self.take_all_apart()?;
        } else if each || for_each && !prevents_all_at_once {
            for at in self.places() {
                self.take_apart(at)?;
            }
        }
        if each || !at_once && for_each {
            // Each of several like tokens is asked about, takes a use and has something else happen by itself.
            for at in self.places() {
                self.single_out(at)?;
            }
        }
        self.mark();
        if body.optional && !self.accepts(&body.rewrite)? {
            return Ok(());
        }
        self.tell_state_based();
        if let (Some(start), true) = (limit, body.is_counted()) {
            let left = self.situation.left(self.effect, start);
            self.situation.set_left(self.effect, left - 1);
        }
        let before = self.situation.parts.len();
        let followed = self.table.queues.get(self.situation.after.index()).len();
        let shuffling = if kind == Kind::Move { self.shuffling() } else { Vec::new() };
        let tokens = self.entering_tokens();
        self.rewrite(&body.rewrite)?;
        self.tell_tokens(tokens);
        if !body.unless.is_empty() {
            self.send_along(&body.unless, before);
        }
        if !self.edits.is_empty() {
            let edits = std::mem::take(&mut self.edits);
            self.situation.replace_parts(edits)?;
        }
        self.find_what_it_moves(followed);
        if !shuffling.is_empty() {
            for todo in all_the_same(self.table, self.situation, &shuffling) {
                self.follow(todo);
            }
        }
        Ok(())
    }

    /// The picked parts that would shuffle something into a library.
    fn shuffling(&self) -> Vec<Part> {
        let state = self.table.board(self.situation.board);
        let picked = self.parts.iter().map(|&at| self.part(usize::from(at)));
        picked.filter(|part| shuffled_into(state, part).is_some()).cloned().collect()
    }

    /// Whether what happens to several objects is taken at once.
    fn is_taken_together(&self) -> bool {
        match self.table.effect(self.effect).scope {
            Scope::PerSource | Scope::PerPlayer | Scope::WholeEvent => true,
            Scope::EachPart | Scope::PerRecipient => false,
        }
    }

    fn rewrite(&mut self, rewrite: &Rewrite) -> Result<(), Stop> {
        match rewrite {
            Rewrite::Scale(scale) => {
                self.scale(scale)?;
                self.takes_over();
            }
            Rewrite::Prevent(prevention) => self.prevent(prevention)?,
            Rewrite::Redirect { amount, to } => self.redirect(amount.as_ref(), to)?,
            Rewrite::Become(events) => self.become_events(events)?,
            Rewrite::Instead(block) => self.instead(block)?,
            Rewrite::Also(block) => self.also(block)?,
            Rewrite::With(events) => {
                self.with_events(events)?;
                self.takes_over();
            }
            Rewrite::DealtBy(what) => self.dealt_by(what),
            Rewrite::ManaOf(mana) => self.mana_of(*mana),
            Rewrite::ExtraDice { more, ignored } => self.extra_dice(more, ignored)?,
            Rewrite::ToZone { zone, place } => self.change_destination(*zone, *place)?,
            Rewrite::EnterTapped => self.each_form(|form| form.tapped = true),
            Rewrite::EnterUntapped => self.each_form(|form| form.tapped = false),
            Rewrite::EnterWithCounters { kind, amount } => self.enter_with_counters(kind, amount)?,
            Rewrite::EnterAsCopy { of, except } => self.enter_as_copy(of, except)?,
            Rewrite::EnterAs(changes) => self.enter_as(changes),
            Rewrite::EnterTransformed => self.each_form(|form| form.transformed = true),
            // Judgement: what its own abilities have done to how it enters stays done.
            Rewrite::EnterFaceDown => self.each_form(Form::turn_down),
            Rewrite::EnterAttached(what) => self.enter_attached(what)?,
            Rewrite::UnlessPaid { with, cost, otherwise } => {
                self.unless_paid((with.as_ref(), cost), otherwise)?;
            }
            Rewrite::EnterUnder(who) => {
                self.enter_under(who)?;
                self.takes_over();
            }
            Rewrite::AsEnters(choice) => self.as_enters(choice)?,
            Rewrite::Regenerate => self.regenerate(),
            Rewrite::Skip => self.skip()?,
            Rewrite::SkipThen(block) => {
                self.wait(block);
                self.skip()?;
            }
            Rewrite::Nothing => self.nothing(),
            Rewrite::All(list) => self.all(list)?,
            Rewrite::ChooseOne(modes) => self.choose_one(modes)?,
        }
        Ok(())
    }

    /// All of these, in order. What a copy effect does besides goes with it.
    fn all(&mut self, list: &[Rewrite]) -> Result<(), Stop> {
        let copies = list.iter().any(|rewrite| matches!(rewrite, Rewrite::EnterAsCopy { .. }));
        if copies && self.copies == Copies::No {
            self.end_copies();
            self.copies = Copies::Yes;
            let done = list.iter().try_for_each(|rewrite| self.rewrite(rewrite));
            self.copies = Copies::No;
            return done;
        }
        list.iter().try_for_each(|rewrite| self.rewrite(rewrite))
    }

    /// The effect has had its opportunity for these parts.
    fn mark(&mut self) {
        for &at in &self.parts {
            self.situation.parts[usize::from(at)].marks.insert(self.effect);
        }
    }

    /// From 2017-09-29 on tokens and counters that an effect has rewritten are created and put by that effect, also where it
    /// was no effect that would have done so: a cost, the rules, the turn (CR 614.16 (2026-04-17)).
    fn takes_over(&mut self) {
        let kind = self.table.effect(self.effect).kind;
        let puts = matches!(kind, Kind::Create | Kind::PutCounters);
        if !puts || !self.table.on(Switch::TokensFromReplacements) {
            return;
        }
        let you = self.words.about.you;
        for &at in &self.parts {
            let part = &mut self.situation.parts[usize::from(at)];
            let is_effect = matches!(part.cause, Cause::Effect | Cause::Replacement);
            if !is_effect {
                (part.cause, part.by) = (Cause::Replacement, Some(you));
            }
        }
    }

    /// A look at the board from the side of the effect.
    fn eval(&self) -> Evaluator<'_> {
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        let pending = PendingEvent::new(self.table, self.situation);
        let coming = self.parts.first().and_then(|&at| pending.coming(pending.part(usize::from(at))));
        Evaluator::bound(self.table, state, &view.seen, &self.words)
            .looking_at(coming, self.is_of_what_enters)
    }

    /// Whom the effect names to answer what it asks, or its controller.
    fn decider(&self) -> Option<PlayerId> {
        match &self.body.decider {
            None => Some(self.words.about.you),
            Some(who) => self.eval().first(who),
        }
    }

    /// The next answer of the effect's decider, or of whoever decides in place of one who has left the game.
    fn asks(&mut self, question: Question) -> Result<Answer, Stop> {
        let eval = self.eval();
        let decides = match &self.body.decider {
            None => eval.in_place_of(self.words.about.you),
            Some(who) => eval.decides(who),
        };
        self.asks_whoever(decides, question)
    }

    /// The next answer of one player, or of whoever decides in place of one who has left the game.
    fn asks_player(&mut self, player: PlayerId, question: Question) -> Result<Answer, Stop> {
        let decides = self.eval().in_place_of(player);
        self.asks_whoever(decides, question)
    }

    fn asks_whoever(&mut self, who: Decides, question: Question) -> Result<Answer, Stop> {
        let decider = match who {
            Decides::One(player) => player,
            Decides::InPlace { player, of } => self.in_place(player, of),
            Decides::OneOf { chooser, among, of } => {
                let first = among.first().copied();
                let chosen = self.ask(Some(chooser), Question::Player(among.to_vec()))?;
                self.in_place(if let Answer::Player(player) = chosen { Some(player) } else { first }, of)
            }
        };
        self.ask(decider, question)
    }

    /// Says who makes a choice in place of who has left the game.
    fn in_place(&mut self, player: Option<PlayerId>, of: PlayerId) -> Option<PlayerId> {
        self.table.log_once(vec![Decided::Leaving(Leaving::InPlace { player, of })]);
        player
    }

    /// The next answer.
    fn ask(&mut self, decider: Option<PlayerId>, question: Question) -> Result<Answer, Stop> {
        let answer = self.answers.get(self.told).cloned();
        self.told += 1;
        answer.ok_or(Stop::Ask(decider, question))
    }

    /// Whether the second reading of what the rules leave open is taken; asked once on a path.
    fn takes_second(&mut self, dispute: Dispute) -> Result<bool, Stop> {
        let second = match self.situation.readings.second(dispute) {
            Some(second) => second,
            None => self.ask(None, Question::Reading(dispute))? == Answer::Reading(true),
        };
        self.situation.readings.take(dispute, second);
        Ok(second)
    }

    /// The picked parts, by place.
    fn places(&self) -> SmallVec<[usize; 4]> {
        // Most effects take one part, for which a general loop is slow.
        if let [only] = self.parts[..] {
            return smallvec![usize::from(only)];
        }
        self.parts.iter().map(|&at| usize::from(at)).collect()
    }

    fn part(&self, at: usize) -> &Part {
        &self.situation.parts[at]
    }

    fn record(&mut self, entry: Entry, amount: u64) -> Result<(), TooLarge> {
        if amount > 0 {
            let mut ledger = self.table.ledgers.get(self.situation.ledger.index()).clone();
            ledger.add(entry, amount)?;
            self.situation.ledger = self.table.keep_ledger(ledger);
        }
        Ok(())
    }

    /// The picked parts are gone, with all that they contain.
    fn nothing(&mut self) {
        for at in self.places() {
            self.edits.push((at, Vec::new()));
        }
    }

    fn skip(&mut self) -> Result<(), TooLarge> {
        for at in self.places() {
            if let Happening::Begin { period, player, .. } = self.part(at).happening {
                self.record(Entry::Skipped(player, period), 1)?;
            }
        }
        self.nothing();
        Ok(())
    }
}

/// Whether an effect takes so much of the damage, which is divided among those to whom it would be dealt.
fn divides(body: &Effect) -> bool {
    let prevents = |prevention: &Prevention| matches!(prevention.amount, Quantity::Some(_));
    body.is_shield()
        || matches!(&body.rewrite, Rewrite::Prevent(prevention) if prevents(prevention))
        || matches!(&body.rewrite, Rewrite::Redirect { amount: Some(_), .. })
}
