//! Creating tokens (CR 701.7 (2026-04-17)): it contains the tokens' entering. `Create` in FORMAT.md.

use super::spawning::Spawning;
use crate::pending::situation::{Situation, place};
use crate::table::object::ObjectState;
use crate::table::{Form, Table};
use language::event::Token;
use language::rule::Switch;
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{FormId, PlayerId};
use statements::part::Part;

/// Each player creates so many tokens; their entering is contained.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    who: &Who,
    token: &Token,
    amount: &Amount,
    tapped: bool,
) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let (players, count) = (eval.players(who), eval.amount(amount)?);
    let form = match token {
        Token::Is(is) => Form::plain(spawning.table.keep_print((**is).clone())),
        // What has left is copied as it last was (CR 608.2h (2026-04-17)).
        Token::CopyOf(what) => match eval.meant(what).first().and_then(|thing| thing.state) {
            Some(original) => copy_of(spawning.table, original),
            None => return Ok(()),
        },
    };
    let plain = spawning.table.keep_form(form.clone());
    for player in players {
        let owner = owner(spawning, player);
        let form = spawning.table.keep_form(Form { tapped, owner, ..form.clone() });
        spawning.add(Happening::Create { player, token: plain });
        spawning.add_within(Happening::Enter(Entering {
            subject: Subject::Token,
            controller: player,
            form,
            count,
        }));
    }
    Ok(())
}

/// What a token is that is a copy of an object: of the face that is up, or of both (CR 707.8, 707.8a (2026-04-17)). What is a
/// copy of something else is that on both.
fn copy_of(table: &Table, object: &ObjectState) -> Form {
    let both = table.on(Switch::TokensHaveBothFaces) && !object.face_down;
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
    let mut part = Part::new(Happening::Enter(entering), outer.cause, outer.from, outer.marks).by(outer.by);
    part.within = Some(place(at)?);
    situation.add_part(part)?;
    Ok(())
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
