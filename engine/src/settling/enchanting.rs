//! Auras that enter: whom or what they enchant (CR 303.4f, 303.4g, 303.4i, 608.3c (2026-04-17), 212.4j (2006-10-01)). That is
//! chosen when all effects on how they enter have been applied. What is no Aura and is to enter attached to what it can't be
//! attached to enters by itself (CR 301.5e, 303.4h (2026-04-17)).
//!
//! Judgement: so at every date. 303.4h (2013-07-13) is the first text on what is no Aura, 301.5e (2025-02-07) the first on
//! Equipment.
//!
//! Judgement: where a board does not say what an Aura spell targets, its controller chooses that as it resolves.

use crate::applying::Stop;
use crate::judging::enchanting::{Comes, attachment, comes, possible, said, targets};
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups;
use crate::pending::situation::{Asker, Asking, Situation};
use crate::table::{Form, Table};
use language::board::Zone;
use language::event::Place;
use statements::chronicle::Happened;
use statements::decided::{Decided, Unfit};
use statements::error::TooLarge;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, Target};
use statements::part::Part;
use statements::question::{Answer, Question};

/// The next Aura that would enter is given what it enchants, or does not enter, or somebody is asked. Returns whether there
/// was one. `void` are the parts that won't happen.
pub(crate) fn enchant(table: &mut Table, situation: &mut Situation, void: &[u16]) -> Result<bool, TooLarge> {
    for at in (0u16..).take(situation.parts.len()).filter(|at| !void.contains(at)) {
        let part = usize::from(at);
        let comes = comes(&PendingEvent::new(table, situation), part);
        if !matches!(comes, Comes::AsItIs) {
            tell_barred(table, situation, part);
        }
        match comes {
            Comes::AsItIs => continue,
            Comes::Unattached => set_host(table, situation, part, None),
            Comes::Enchants(_, hosts) => match hosts[..] {
                [] => stays(table, situation, part)?,
                [only] => attach(table, situation, part, only)?,
                [..] => situation.asking = Some(Box::new(Asking::new(Asker::Aura(at)))),
            },
        }
        return Ok(true);
    }
    Ok(false)
}

/// The situation in which an Aura enchants what was chosen.
///
/// # Errors
/// When that is still to be chosen, or there are too many parts.
pub(crate) fn choose_host(
    table: &mut Table,
    situation: &Situation,
    at: u16,
    told: &[Answer],
) -> Result<Situation, Stop> {
    let mut next = Situation { asking: None, ..situation.clone() };
    let part = usize::from(at);
    let Comes::Enchants(who, from) = comes(&PendingEvent::new(table, situation), part) else {
        return Ok(next);
    };
    let Some(host) = told.first().and_then(Answer::first_target) else {
        return Err(Stop::Ask(Some(who), Question::Enchants { part, from }));
    };
    attach(table, &mut next, part, host)?;
    Ok(next)
}

/// Tells what it can't be attached to although it might, and what says so.
fn tell_barred(table: &mut Table, situation: &Situation, at: usize) {
    if table.log.is_none() {
        return;
    }
    let pending = PendingEvent::new(table, situation);
    let Some((entering, attachment)) = attachment(&pending, at) else { return };
    let hosts = match (said(table, entering), attachment.aura()) {
        (Some(host), _) => vec![host],
        (None, Some(aura)) => possible(&pending, entering, &aura),
        (None, None) => Vec::new(),
    };
    let mut told = attachment.told_barred(hosts);
    match (said(table, entering), targets(&pending, entering.subject)) {
        (Some(host), _) => told.extend(attachment.told_misfit(host, Unfit::Enters)),
        (None, Some(targets)) => {
            told.extend(targets.into_iter().filter_map(|host| attachment.told_misfit(host, Unfit::Enters)));
        }
        (None, None) => told.extend(attachment.told_protected()),
    }
    table.log_once(told);
}

/// It enters attached to somebody or something. Of several like tokens this is one.
fn attach(table: &mut Table, situation: &mut Situation, at: usize, host: Target) -> Result<(), TooLarge> {
    let marks = situation.parts[at].marks.clone();
    let at = groups::single_out(table, situation, at, &marks)?;
    let host = match host {
        Target::Object(id) => Target::Object(groups::take_one(table, situation, id)?),
        Target::Player(_) => host,
    };
    set_host(table, situation, at, Some(host));
    Ok(())
}

fn set_host(table: &mut Table, situation: &mut Situation, at: usize, host: Option<Target>) {
    let Happening::Enter(entering) = situation.parts[at].happening else { return };
    let (attached_to, on_player) = match host {
        Some(Target::Object(id)) => (Some(id), None),
        Some(Target::Player(id)) => (None, Some(id)),
        None => (None, None),
    };
    let form = Form { attached_to, on_player, ..table.form(entering.form).clone() };
    situation.parts[at].happening = Happening::Enter(Entering { form: table.keep_form(form), ..entering });
}

/// It stays where it is. One that was on the stack is put into the graveyard instead, and a token is not created.
///
/// Judgement: nor is it before 2025-02-07, when a text says so only of one that is to be attached to something.
fn stays(table: &mut Table, situation: &mut Situation, at: usize) -> Result<(), TooLarge> {
    let Some(entering) = situation.parts[at].happening.entering() else { return Ok(()) };
    let aura: Option<ObjectId> = if let Subject::Object(id) = entering.subject { Some(id) } else { None };
    let spell = aura.filter(|&id| table.board(situation.board).object(id).zone == Zone::Stack);
    table.log(|| Happened::Decided(Decided::NothingToEnchant { aura, was_spell: spell.is_some() }));
    let instead = spell.map(|object| {
        let going = Happening::Move { object, to: Zone::Graveyard, place: Place::Top, milled: false };
        let Part { cause, from, marks, .. } = situation.parts[at].clone();
        Part::new(going, cause, from, marks)
    });
    situation.replace_parts(vec![(at, instead.into_iter().collect())])
}
