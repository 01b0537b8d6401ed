//! Creating tokens (CR 701.7 (2026-04-17)): it contains the tokens' entering. `Create` in FORMAT.md.

use super::spawn::Spawning;
use crate::event::Token;
use crate::ids::{FormId, PlayerId};
use crate::rule::Switch;
use crate::ruling::{Entering, Happening, Part, Situation, Subject};
use crate::select::{Amount, Who};
use crate::table::{Form, Table, TooLarge};

/// Each player creates so many tokens; their entering is contained.
pub(super) fn spawn(
    spawning: &mut Spawning<'_>,
    who: &Who,
    token: &Token,
    amount: &Amount,
    tapped: bool,
) -> Result<(), TooLarge> {
    let look = spawning.look();
    let (players, count) = (look.players(who), look.amount(amount)?);
    let print = match token {
        Token::Is(is) => spawning.table.keep_print((**is).clone()),
        Token::CopyOf(what) => match look.objects(what).first() {
            Some(&id) => look.state.object(id).copiable(),
            None => return Ok(()),
        },
    };
    let plain = spawning.table.keep_form(Form::plain(print));
    for player in players {
        let owner = owner(spawning, player);
        let form = spawning.table.keep_form(Form { tapped, owner, ..Form::plain(print) });
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
    let counts = situation.parts.iter().filter(|part| part.within.map(usize::from) == Some(at));
    let mut counts = counts.filter_map(|part| part.happening.entering()).map(|entering| entering.count);
    counts.try_fold(0u64, u64::checked_add).ok_or(TooLarge)
}

/// Makes a `Create` part create another number of tokens. Tokens that have been modified already keep what was
/// done to them; a multiple takes all of them, other tokens come in plain.
pub(crate) fn rescale(situation: &mut Situation, at: usize, old: u64, new: u64) {
    let whole_multiple = (old > 0 && new.is_multiple_of(old)).then(|| new / old.max(1));
    let groups: Vec<usize> = (0..situation.parts.len())
        .filter(|&i| situation.parts[i].within.map(usize::from) == Some(at))
        .filter(|&i| matches!(situation.parts[i].happening, Happening::Enter(_)))
        .collect();
    if let Some(by) = whole_multiple {
        for &group in &groups {
            set_count(&mut situation.parts[group], |count| count * by);
        }
    } else if let Some(&first) = groups.first() {
        let others: u64 = groups[1..].iter().map(|&group| count_of(&situation.parts[group])).sum();
        let mut left = new;
        set_count(&mut situation.parts[first], |_| new.saturating_sub(others));
        left = left.saturating_sub(count_of(&situation.parts[first]));
        for &group in &groups[1..] {
            set_count(&mut situation.parts[group], |count| count.min(left));
            left = left.saturating_sub(count_of(&situation.parts[group]));
        }
    }
}

/// Adds tokens as the instruction describes them.
pub(crate) fn add_plain(
    table: &mut Table,
    situation: &mut Situation,
    at: usize,
    more: u64,
) -> Result<(), TooLarge> {
    let outer = situation.parts[at].clone();
    let Happening::Create { player, token } = outer.happening else { return Ok(()) };
    let mut inside = situation.parts.iter().filter(|part| part.within.map(usize::from) == Some(at));
    let first = inside.find_map(|part| part.happening.entering());
    let owner = first.and_then(|entering| table.form(entering.form).owner);
    let form = Form { owner, ..table.form(token).clone() };
    let entering =
        Entering { subject: Subject::Token, controller: player, form: table.keep_form(form), count: more };
    let mut part = Part::new(Happening::Enter(entering), outer.cause, outer.from, outer.marks);
    part.within = u16::try_from(at).ok();
    if situation.parts.len() >= usize::from(u16::MAX) {
        return Err(TooLarge);
    }
    situation.parts.push(part);
    Ok(())
}

fn count_of(part: &Part) -> u64 {
    if let Happening::Enter(entering) = part.happening { entering.count } else { 0 }
}

fn set_count(part: &mut Part, count: impl Fn(u64) -> u64) {
    if let Happening::Enter(entering) = &mut part.happening {
        entering.count = count(entering.count);
    }
}

/// The name of what a form will be.
pub(crate) fn name(table: &crate::table::Table, form: FormId) -> &str {
    &table.print(table.form(form).print).name
}
