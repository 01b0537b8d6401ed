//! What rules make of a permanent as it enters, when all effects on how it does have been applied: a Saga's controller puts a
//! lore counter on it, before an effect of its own does (CR 714.3a (2018-04-27), 714.3a (2025-02-07)), and a battle's controller
//! chooses who protects it (CR 310.8a, 310.11a (2026-04-17)); and of what is put onto the battlefield attacking, what it attacks
//! (CR 508.4 (2026-04-17), 308.4 (2008-02-01)). A battle without anybody who could do so enters without.
//!
//! Known gap: defense is no characteristic here, so that a battle enters only with those defense counters that the board
//! says.

use crate::applying::Stop;
use crate::combat::attackers::attackable;
use crate::judging::pending_event::PendingEvent;
use crate::keyword::saga::{is_saga, lore, reads_ahead};
use crate::keyword::siege::is_siege;
use crate::pending::groups;
use crate::pending::situation::{Asker, Asking, Situation, place};
use crate::state_based::battles::protectors;
use crate::table::{Attacks, Form, Origin, Table};
use language::board::{CardType, Characteristics, Step};
use language::effect::Cause;
use language::rule::{Rule, Switch};
use statements::chronicle::Happened;
use statements::decided::{Decided, NothingAttacked};
use statements::error::TooLarge;
use statements::happening::{Entering, Happening};
use statements::ids::{PlayerId, Target};
use statements::part::{Marks, Part};
use statements::question::{Answer, Question};

/// What a rule says of a permanent that would enter.
enum Says {
    /// Nothing, or nothing more.
    Nothing,
    /// Its controller puts a lore counter on it.
    Lore(Entering),
    /// Its controller chooses one of these, of whom there is at least one, to protect it.
    Protector(PlayerId, Vec<PlayerId>),
    /// It attacks one of these, as its controller chooses; where there is none, it doesn't attack.
    Attacks(PlayerId, Vec<Target>),
}

/// The next permanent of which a rule says something enters as it says, or somebody is asked. Returns whether there was one.
/// `void` are the parts that won't happen.
pub(crate) fn by_rules(table: &mut Table, situation: &mut Situation, void: &[u16]) -> Result<bool, TooLarge> {
    for at in (0u16..).take(situation.parts.len()).filter(|at| !void.contains(at)) {
        let part = usize::from(at);
        match says(&PendingEvent::new(table, situation), part) {
            Says::Nothing => continue,
            Says::Lore(entering) => begin(table, situation, part, entering)?,
            Says::Protector(_, players) => match players[..] {
                [only] => protect(table, situation, part, only),
                [..] => situation.asking = Some(Box::new(Asking::new(Asker::Battle(at)))),
            },
            Says::Attacks(_, among) => match among[..] {
                [] => {
                    tell_nothing_attacked(table, situation, part);
                    attack(table, situation, part, None);
                }
                [only] => attack(table, situation, part, Some(only)),
                [..] => situation.asking = Some(Box::new(Asking::new(Asker::Attacker(at)))),
            },
        }
        return Ok(true);
    }
    Ok(false)
}

/// The situation in which a battle is protected by who was chosen.
///
/// # Errors
/// When that is still to be chosen, or there are too many parts.
pub(crate) fn choose_protector(
    table: &mut Table,
    situation: &Situation,
    at: u16,
    told: &[Answer],
) -> Result<Situation, Stop> {
    let mut next = Situation { asking: None, ..situation.clone() };
    let part = usize::from(at);
    let Says::Protector(who, from) = says(&PendingEvent::new(table, situation), part) else {
        return Ok(next);
    };
    let Some(&Answer::Player(chosen)) = told.first() else {
        return Err(Stop::Ask(Some(who), Question::Protects { part, from }));
    };
    let marks = next.parts[part].marks.clone();
    let part = groups::single_out(table, &mut next, part, &marks)?;
    protect(table, &mut next, part, chosen);
    Ok(next)
}

/// The situation in which something that enters attacks what was chosen.
///
/// # Errors
/// When that is still to be chosen, or there are too many parts.
pub(crate) fn choose_attacked(
    table: &mut Table,
    situation: &Situation,
    at: u16,
    told: &[Answer],
) -> Result<Situation, Stop> {
    let mut next = Situation { asking: None, ..situation.clone() };
    let part = usize::from(at);
    let Says::Attacks(who, from) = says(&PendingEvent::new(table, situation), part) else {
        return Ok(next);
    };
    let Some(chosen) = told.first().and_then(Answer::first_target) else {
        return Err(Stop::Ask(Some(who), Question::Attacks { part, from }));
    };
    let marks = next.parts[part].marks.clone();
    let part = groups::single_out(table, &mut next, part, &marks)?;
    attack(table, &mut next, part, Some(chosen));
    Ok(next)
}

fn says(pending: &PendingEvent<'_>, at: usize) -> Says {
    let part = pending.part(at);
    let (Some(entering), Some(coming)) = (part.happening.entering(), pending.coming(part)) else {
        return Says::Nothing;
    };
    let (table, form) = (pending.table, pending.table.form(entering.form));
    if let Some(Attacks::OneOf(meant)) = &form.attacks {
        return Says::Attacks(entering.controller, attacked(pending, entering, &coming.is, meant));
    }
    if table.on(Switch::SagaLoreByRule)
        && is_saga(&coming.is)
        && form.lore_by_rule == 0
        && !reads_ahead(&coming.is)
    {
        return Says::Lore(entering);
    }
    if table.on(Switch::Battles) && coming.is.is(CardType::Battle) && form.protector.is_none() {
        let from = protectors(table, pending.state, entering.controller, is_siege(&coming.is));
        return if from.is_empty() { Says::Nothing } else { Says::Protector(entering.controller, from) };
    }
    Says::Nothing
}

/// What something attacks as it enters, of what is meant: in a combat only a creature under the control of the attacking player
/// does, and no battle (CR 506.3a, 506.3b, 506.3c, 506.3f (2026-04-17), 306.3a (2008-02-01)).
fn attacked(
    pending: &PendingEvent<'_>,
    entering: Entering,
    is: &Characteristics,
    meant: &[Target],
) -> Vec<Target> {
    let all = if barred(pending, entering, is).is_none() { attackable(*pending) } else { Vec::new() };
    all.into_iter().filter(|one| meant.contains(one)).collect()
}

/// Why something attacks nothing as it enters, whatever it would attack.
fn barred(pending: &PendingEvent<'_>, entering: Entering, is: &Characteristics) -> Option<NothingAttacked> {
    let state = pending.state;
    let in_combat = matches!(
        state.step,
        Step::BeginCombat | Step::Attackers | Step::Blockers | Step::CombatDamage | Step::EndCombat
    );
    let team = |player| pending.table.team(player);
    if !in_combat {
        Some(NothingAttacked::NoCombat)
    } else if team(entering.controller) != team(state.active) {
        Some(NothingAttacked::NotTheAttacker)
    } else {
        let battle = pending.table.on(Switch::Battles) && is.is(CardType::Battle);
        (battle || !is.is(CardType::Creature)).then_some(NothingAttacked::NoCreature)
    }
}

/// Tells that what would enter attacking attacks nothing, and why.
fn tell_nothing_attacked(table: &mut Table, situation: &Situation, at: usize) {
    let Happening::Enter(what) = situation.parts[at].happening else { return };
    let Some(Attacks::OneOf(meant)) = &table.form(what.form).attacks else { return };
    let pending = PendingEvent::new(table, situation);
    let Some(coming) = pending.coming(pending.part(at)) else { return };
    let is_there = |target: &Target| match *target {
        Target::Player(player) => !pending.state.player(player).left,
        Target::Object(id) => pending.state.is_permanent(id),
    };
    let why = barred(&pending, what, &coming.is).unwrap_or_else(|| {
        if meant.iter().any(is_there) { NothingAttacked::NotToBeAttacked } else { NothingAttacked::Gone }
    });
    table.log(|| Happened::Decided(Decided::EntersAttackingNothing { what, why }));
}

/// Of several like tokens whose controller has no choice all attack the same.
fn attack(table: &mut Table, situation: &mut Situation, at: usize, target: Option<Target>) {
    if let Happening::Enter(entering) = situation.parts[at].happening {
        let form = Form { attacks: target.map(Attacks::At), ..table.form(entering.form).clone() };
        situation.parts[at].happening =
            Happening::Enter(Entering { form: table.keep_form(form), ..entering });
    }
}

/// Judgement: the counter is put by no effect before a text gives the Saga one. It stays apart from those that an effect
/// puts, so that what asks for one sees only those.
fn begin(
    table: &mut Table,
    situation: &mut Situation,
    at: usize,
    entering: Entering,
) -> Result<(), TooLarge> {
    let form = Form { lore_by_rule: 1, ..table.form(entering.form).clone() };
    let form = table.keep_form(form);
    situation.parts[at].happening = Happening::Enter(Entering { form, ..entering });
    let Entering { subject, controller, .. } = entering;
    let (kind, player) = (table.keep_counter(&lore()), Some(controller));
    let putting = Happening::EnterCounters { subject, controller, player, kind, amount: 1 };
    let origin = table.keep_origin(Origin { rule: Some(Rule::SagaEnters), ..Origin::default() });
    let part = Part::new(putting, Cause::Rules, origin, Marks::default());
    situation.add_part(Part { within: Some(place(at)?), ..part })?;
    // Why an effect on counters leaves this one alone is worth a moment of its own.
    situation.fresh = true;
    Ok(())
}

/// Of several like tokens whose controller has no choice all are protected by the same player.
fn protect(table: &mut Table, situation: &mut Situation, at: usize, player: PlayerId) {
    if let Happening::Enter(entering) = situation.parts[at].happening {
        let form = Form { protector: Some(player), ..table.form(entering.form).clone() };
        situation.parts[at].happening =
            Happening::Enter(Entering { form: table.keep_form(form), ..entering });
    }
}
