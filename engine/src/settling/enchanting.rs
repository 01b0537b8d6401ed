//! Auras that enter: whom or what they enchant (CR 303.4f, 303.4g, 303.4i, 608.3c (2026-04-17), 212.4j (2006-10-01)). That is
//! chosen when all effects on how they enter have been applied.
//!
//! Judgement: where a board does not say what an Aura spell targets, its controller chooses that as it resolves.

use crate::applying::Stop;
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups;
use crate::pending::situation::{Asker, Asking, Situation};
use crate::table::enchanting::Aura;
use crate::table::{Form, Table};
use language::board::Zone;
use language::event::Place;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, PlayerId, Target};
use statements::part::Part;
use statements::question::{Answer, Question};

/// What comes of an Aura that would enter.
enum Comes {
    /// It is no Aura, or says already what it enchants.
    AsItIs,
    /// It enchants one of these, as this player chooses; where there are none, it does not enter.
    Enchants(PlayerId, Vec<Target>),
}

/// The next Aura that would enter is given what it enchants, or does not enter, or somebody is asked. Returns whether there
/// was one. `void` are the parts that won't happen.
pub(crate) fn enchant(table: &mut Table, situation: &mut Situation, void: &[u16]) -> Result<bool, TooLarge> {
    for at in (0u16..).take(situation.parts.len()).filter(|at| !void.contains(at)) {
        let Comes::Enchants(_, hosts) = comes(&PendingEvent::new(table, situation), usize::from(at)) else {
            continue;
        };
        match hosts[..] {
            [] => stays(table, situation, usize::from(at))?,
            [only] => attach(table, situation, usize::from(at), only)?,
            [..] => situation.asking = Some(Box::new(Asking::new(Asker::Aura(at)))),
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
    let chosen = if let Some(Answer::Targets(chosen)) = told.first() { chosen.first() } else { None };
    let Some(&host) = chosen else {
        return Err(Stop::Ask(Some(who), Question::Enchants { part, from }));
    };
    attach(table, &mut next, part, host)?;
    Ok(next)
}

fn comes(pending: &PendingEvent<'_>, at: usize) -> Comes {
    let part = pending.part(at);
    let (Some(entering), Some(coming)) = (part.happening.entering(), pending.coming(part)) else {
        return Comes::AsItIs;
    };
    let PendingEvent { table, state, view, .. } = *pending;
    let Some(aura) = Aura::entering(table, state, &view.seen, coming) else { return Comes::AsItIs };
    let form = table.form(entering.form);
    let said = form.attached_to.map(Target::Object).or(form.on_player.map(Target::Player));
    let hosts = match said {
        Some(host) if aura.may_enchant(host) && !aura.can_never() => return Comes::AsItIs,
        Some(_) => Vec::new(),
        None => match targets(pending, entering.subject) {
            Some(targets) => aura.hosts().into_iter().filter(|host| targets.contains(host)).collect(),
            None => aura.hosts(),
        },
    };
    Comes::Enchants(entering.controller, hosts)
}

/// What an Aura spell targets that resolves, where the board says so.
fn targets(pending: &PendingEvent<'_>, subject: Subject) -> Option<Vec<Target>> {
    let Subject::Object(id) = subject else { return None };
    let spell = pending.state.object(id);
    let targets = spell.zone == Zone::Stack && !spell.aims.is_empty();
    targets.then(|| spell.aims.iter().flat_map(|aim| aim.at.iter().copied()).collect())
}

/// It enters attached to somebody or something. Of several like tokens this is one.
fn attach(table: &mut Table, situation: &mut Situation, at: usize, host: Target) -> Result<(), TooLarge> {
    let marks = situation.parts[at].marks.clone();
    let at = groups::single_out(table, situation, at, marks)?;
    let host = match host {
        Target::Object(id) => Target::Object(groups::take_one(table, situation, id)?),
        Target::Player(_) => host,
    };
    let Happening::Enter(entering) = situation.parts[at].happening else { return Ok(()) };
    let (attached_to, on_player) = match host {
        Target::Object(id) => (Some(id), None),
        Target::Player(id) => (None, Some(id)),
    };
    let form = Form { attached_to, on_player, ..table.form(entering.form).clone() };
    situation.parts[at].happening = Happening::Enter(Entering { form: table.keep_form(form), ..entering });
    Ok(())
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
