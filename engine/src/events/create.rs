//! Creating tokens (CR 701.7 (2026-04-17)): it contains the tokens' entering. `Create` in FORMAT.md.

use super::spawning::Spawning;
use crate::pending::situation::{Situation, place};
use crate::table::enchanting::is_aura;
use crate::table::excepting::take_exception;
use crate::table::object::ObjectState;
use crate::table::{Attacks, Form, Table};
use language::board::{Characteristics, Counter};
use language::effect::CopyException;
use language::event::Token;
use language::rule::Switch;
use language::select::{Amount, What, Who, Whom};
use statements::error::TooLarge;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{CounterId, FormId, PlayerId, PrintId};
use statements::part::Part;

/// How tokens enter, as the instruction says that creates them.
#[derive(Clone, Copy)]
pub(crate) struct Arrival<'e> {
    pub(crate) tapped: bool,
    pub(crate) counters: &'e [(Counter, Amount)],
    pub(crate) attacking: Option<&'e Whom>,
    pub(crate) attached_to: Option<&'e What>,
}

/// Each player creates so many tokens; their entering is contained, and in that the counters with which they enter.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    who: &Who,
    token: &Token,
    amount: &Amount,
    arrival: Arrival<'_>,
) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let (players, count) = (eval.players(who), eval.amount(amount)?);
    let Some(form) = form(spawning, token)? else { return Ok(()) };
    let Some(form) = arriving(spawning, form, arrival) else { return Ok(()) };
    let plain = spawning.table.keep_form(Form { tapped: false, ..form.clone() });
    let mut counters = Vec::with_capacity(arrival.counters.len());
    for (kind, amount) in arrival.counters {
        let (kind, amount) = (spawning.table.keep_counter(kind), spawning.eval().amount(amount)?);
        counters.push((kind, amount));
    }
    for controller in players {
        let owner = owner(spawning, controller);
        let form = spawning.table.keep_form(Form { owner, ..form.clone() });
        spawning.add(Happening::Create { player: controller, token: plain });
        let subject = Subject::Token;
        spawning.add_within(Happening::Enter(Entering { subject, controller, form, count }));
        for &(kind, amount) in counters.iter().filter(|(_, amount)| *amount > 0) {
            let player = None;
            spawning.add_within_last(Happening::EnterCounters { subject, controller, player, kind, amount });
        }
    }
    Ok(())
}

/// What a token is as it is created; none where there is nothing of which it would be a copy.
fn form(spawning: &mut Spawning<'_>, token: &Token) -> Result<Option<Form>, TooLarge> {
    Ok(match token {
        Token::Is(is) => Some(Form::plain(spawning.table.keep_print((**is).clone()))),
        Token::Sized { is, power, toughness } => {
            let eval = spawning.eval();
            let size = |amount| i64::try_from(eval.number(amount)?).map(Some).map_err(|_| TooLarge);
            let (power, toughness) = (size(power)?, size(toughness)?);
            let is = Characteristics { power, toughness, ..(**is).clone() };
            let print = spawning.table.keep_print(is);
            spawning.table.sized.insert(print);
            Some(Form::plain(print))
        }
        // What has left is copied as it last was (CR 608.2h (2026-04-17)).
        Token::CopyOf(what) => original(spawning, what),
        Token::CopyExcept { of, except } => {
            original(spawning, of).map(|form| excepted(spawning.table, form, except))
        }
    })
}

/// A copy of the first of these.
fn original(spawning: &Spawning<'_>, what: &What) -> Option<Form> {
    let eval = spawning.eval();
    let original = eval.meant(what).first().and_then(|thing| thing.state);
    original.map(|original| copy_of(spawning.table, original))
}

/// A copy with what is different from the original, on both faces (CR 707.9b (2026-04-17)).
fn excepted(table: &mut Table, form: Form, except: &[CopyException]) -> Form {
    let mut other = |print: PrintId| {
        let mut is = (**table.print(print)).clone();
        for exception in except {
            take_exception(table, &mut is, exception);
        }
        table.keep_print(is)
    };
    let back = form.back.map(&mut other);
    let print = other(form.print);
    Form { print, back, ..form }
}

/// How it enters. None where it is an Aura that would be attached to what isn't there: it is not created
/// (CR 303.4i (2026-04-17)).
fn arriving(spawning: &Spawning<'_>, form: Form, arrival: Arrival<'_>) -> Option<Form> {
    let eval = spawning.eval();
    let attached_to = arrival.attached_to.and_then(|what| eval.objects(what).first().copied());
    let is_aura = is_aura(spawning.table.print(form.shown()));
    if is_aura && arrival.attached_to.is_some() && attached_to.is_none() {
        return None;
    }
    let attacks = arrival.attacking.map(|whom| Attacks::OneOf(eval.targets(whom)));
    Some(Form { tapped: arrival.tapped, attached_to, attacks, ..form })
}

/// What a token is that is a copy of an object: of the face that is up, or of both (CR 707.8, 707.8a (2026-04-17)). What is a
/// copy of something else is that on both.
fn copy_of(table: &Table, object: &ObjectState) -> Form {
    let both = table.on(Switch::TokensHaveBothFaces) && object.face_down.is_none();
    let Some(back) = object.back.filter(|_| both) else { return Form::plain(object.copiable()) };
    Form {
        back: Some(object.copy.unwrap_or(back)),
        transformed: object.transformed,
        ..Form::plain(object.copy.unwrap_or(object.print))
    }
}

/// Who owns a token: the controller of what creates it; from 2009-07-11 on the player under whose control it enters
/// (none here); from 2018-07-13 on the player who creates it.
fn owner(spawning: &Spawning<'_>, creator: PlayerId) -> Option<PlayerId> {
    if spawning.table.on(Switch::TokenOwnerCreator) {
        Some(creator)
    } else if spawning.table.on(Switch::TokenOwnerUnder) {
        None
    } else {
        Some(spawning.env.about.you)
    }
}

/// How many tokens a `Create` part would create.
pub(crate) fn total(situation: &Situation, at: usize) -> Result<u64, TooLarge> {
    groups(situation, at).into_iter().try_fold(0u64, |sum, (_, count)| sum.checked_add(count)).ok_or(TooLarge)
}

/// The groups of like tokens that a `Create` part would create, by place, with how many each has.
pub(crate) fn groups(situation: &Situation, at: usize) -> Vec<(usize, u64)> {
    let inside = |part: &Part| part.within.map(usize::from) == Some(at);
    let count = |part: &Part| part.happening.entering().map(|entering| entering.count);
    let parts = situation.parts.iter().enumerate().filter(|(_, part)| inside(part));
    parts.filter_map(|(place, part)| Some((place, count(part)?))).collect()
}

/// What the tokens of a `Create` part are as the instruction describes them, none for any other part.
pub(crate) fn plain(table: &mut Table, situation: &Situation, at: usize) -> Option<FormId> {
    let Happening::Create { token, .. } = situation.parts[at].happening else { return None };
    let mut inside = situation.parts.iter().filter(|part| part.within.map(usize::from) == Some(at));
    let first = inside.find_map(|part| part.happening.entering());
    let owner = first.and_then(|entering| table.form(entering.form).owner);
    let form = Form { owner, ..table.form(token).clone() };
    Some(table.keep_form(form))
}

/// Adds tokens to a `Create` part, to which nothing has been applied but what was applied to the creation.
pub(crate) fn add(situation: &mut Situation, at: usize, form: FormId, more: u64) -> Result<(), TooLarge> {
    let outer = situation.parts[at].clone();
    let Happening::Create { player, .. } = outer.happening else { return Ok(()) };
    let entering = Entering { subject: Subject::Token, controller: player, form, count: more };
    let like_outer = |happening, within| {
        let part = Part::new(happening, outer.cause, outer.from, outer.marks.clone()).by(outer.by);
        Part { within: Some(within), ..part }
    };
    let said = said_counters(situation, at);
    let entry = situation.add_part(like_outer(Happening::Enter(entering), place(at)?))?;
    for (kind, amount) in said {
        let (subject, player, controller) = (Subject::Token, None, player);
        let counters = Happening::EnterCounters { subject, controller, player, kind, amount };
        situation.add_part(like_outer(counters, entry))?;
    }
    Ok(())
}

/// The counters with which each token of a `Create` part enters because the instruction says so.
fn said_counters(situation: &Situation, at: usize) -> Vec<(CounterId, u64)> {
    let Some((first, _)) = groups(situation, at).into_iter().next() else { return Vec::new() };
    let by_instruction = situation.parts[at].from;
    let inside = situation.parts.iter().filter(|part| part.within.map(usize::from) == Some(first));
    let said = inside.filter(|part| part.from == by_instruction);
    let counters = said.filter_map(|part| {
        let Happening::EnterCounters { kind, amount, player: None, .. } = part.happening else { return None };
        Some((kind, amount))
    });
    counters.collect()
}

/// Makes a group of like tokens another number of them.
pub(crate) fn set_count(part: &mut Part, count: u64) {
    if let Happening::Enter(entering) = &mut part.happening {
        entering.count = count;
    }
}

/// The name of what a form will be.
pub(crate) fn name(table: &crate::table::Table, form: FormId) -> &str {
    &table.print(table.form(form).shown()).name
}
