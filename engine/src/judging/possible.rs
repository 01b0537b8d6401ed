//! Whether what an effect does finds what it needs. Whether anything says that it can't happen is `choosable.rs`.

use crate::events::cast::castable;
use crate::events::deed::is_nothing as deed_is_nothing;
use crate::events::deed::rules::Details;
use crate::events::sacrifice::sacrificed;
use crate::table::selectors::Evaluator;
use language::board::Zone;
use language::effect::{EnterChoice, Rewrite, Wants};
use language::event::{Event, Instruction};
use language::select::{What, Who, Whom};
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, Target};
use statements::part::Part;
use statements::verdict::Reason;

/// Whether what an effect does can be done at all; otherwise why not.
pub(crate) fn possible(eval: &Evaluator<'_>, rewrite: &Rewrite, part: &Part) -> Result<(), Reason> {
    let (there, otherwise) = match rewrite.facts().wants {
        Wants::Nothing => return Ok(()),
        Wants::Each(list) => return each_possible(eval, list, part),
        Wants::OneOf(modes) => {
            (modes.iter().any(|mode| mode_possible(eval, mode, part).is_ok()), Reason::NoPossibleMode)
        }
        Wants::Recipient(to) => {
            let same = part.happening.target().is_some_and(|now| eval.targets(to).contains(&now));
            let otherwise = if same { Reason::SameRecipient } else { Reason::RecipientGone };
            (!recipients(eval, to, part).is_empty(), otherwise)
        }
        Wants::Original(of) => (!originals(eval, of, part).is_empty(), Reason::ConditionNotMet),
        Wants::Object(what) => (!eval.objects(what).is_empty(), Reason::ConditionNotMet),
        Wants::Source(what) => (!eval.meant(what).is_empty(), Reason::ConditionNotMet),
        Wants::Player(who) => (eval.first(who).is_some(), Reason::ConditionNotMet),
        Wants::OtherZone(zone) => (goes_to(part) != Some(zone), Reason::ConditionNotMet),
        Wants::BackFace => (has_back(eval, part), Reason::NoBackFace),
    };
    there.then_some(()).ok_or(otherwise)
}

/// Whether all of these can be done, in order: a player whom an earlier one has somebody choose is there for the later.
fn each_possible(eval: &Evaluator<'_>, list: &[Rewrite], part: &Part) -> Result<(), Reason> {
    let chooses = |rewrite: &Rewrite| matches!(rewrite, Rewrite::AsEnters(EnterChoice::Player(who)) if eval.first(who).is_some());
    let of_chosen = |rewrite: &Rewrite| matches!(rewrite.facts().wants, Wants::Player(Who::ChosenPlayer));
    let chosen_from = list.iter().position(chooses).unwrap_or(list.len());
    let is_chosen = |at: usize, rewrite: &Rewrite| at > chosen_from && of_chosen(rewrite);
    let mut asked = list.iter().enumerate().filter(|(at, rewrite)| !is_chosen(*at, rewrite));
    asked.try_for_each(|(_, rewrite)| possible(eval, rewrite, part))
}

/// The zone to which a part moves something; none where it does something else, also if that contains a move.
fn goes_to(part: &Part) -> Option<Zone> {
    if let Happening::Move { to, .. } | Happening::MoveUnknown { to, .. } = part.happening {
        Some(to)
    } else {
        None
    }
}

/// Whether what enters is a card, or a token, with another face.
fn has_back(eval: &Evaluator<'_>, part: &Part) -> bool {
    let back = |entering: Entering| match entering.subject {
        Subject::Object(id) => eval.state.object(id).back,
        Subject::Token => eval.table.form(entering.form).back,
    };
    part.happening.entering().and_then(back).is_some()
}

/// Whether a mode can be chosen: what it does must be possible (CR 419.6g (2006-10-01)).
pub(crate) fn mode_possible(eval: &Evaluator<'_>, mode: &Rewrite, part: &Part) -> Result<(), Reason> {
    let events = mode_events(mode);
    if !events.is_empty() && events.iter().all(|event| impossible(eval, event)) {
        return Err(Reason::NoPossibleMode);
    }
    possible(eval, mode, part)
}

/// What a mode has happen in place of the event, or first of all.
pub(crate) fn mode_events(mode: &Rewrite) -> &[Event] {
    if let Rewrite::Become(events) = mode {
        events
    } else if let Rewrite::Instead(block) = mode
        && let Some(Instruction::Do { events, .. }) = block.first()
    {
        events
    } else {
        &[]
    }
}

/// Whether an event would affect nothing.
fn impossible(eval: &Evaluator<'_>, event: &Event) -> bool {
    let none_there = |what: &What| !eval.objects(what).iter().any(|&id| eval.state.is_permanent(id));
    match event {
        Event::Sacrifice { what } => sacrificed(eval, what).is_empty(),
        Event::Destroy { what, .. } => none_there(what),
        Event::GainControl { what, .. } => !eval.objects(what).iter().any(|&id| eval.state.is_controlled(id)),
        Event::Attach { what, to } => {
            eval.attachable(what, to).is_none_or(|attachable| attachable.permanents.is_empty())
        }
        Event::Enchant { who, what } => {
            eval.first(who).is_none_or(|player| eval.able_to_enchant(what, player).is_empty())
        }
        Event::Deed { deed, what: Some(what), to: None, .. } => {
            let details = Details { deed: *deed, amount: 1, kind: None, to: None };
            eval.objects(what).iter().all(|&id| deed_is_nothing(eval.state, Target::Object(id), details))
        }
        Event::Deed { deed, what: Some(what), to: Some(to), .. } => {
            let targets = eval.targets(to);
            let details = |to| Details { deed: *deed, amount: 1, kind: None, to: Some(to) };
            let is_nothing =
                |id| targets.iter().all(|&to| deed_is_nothing(eval.state, Target::Object(id), details(to)));
            eval.objects(what).into_iter().all(is_nothing)
        }
        Event::Move { what, .. } | Event::Discard { what } => {
            eval.objects(what).is_empty() && eval.unknown_cards(what).is_empty()
        }
        Event::Enter { what, .. } | Event::CounterSpell { what } | Event::CopySpell { what, .. } => {
            eval.objects(what).is_empty()
        }
        Event::Cast { what, transformed, .. } => castable(eval, what, *transformed).is_empty(),
        Event::Damage { to, .. } => !eval.targets(to).into_iter().any(|target| eval.can_be_damaged(target)),
        Event::PutCounters { on, .. } => eval.targets(on).is_empty(),
        Event::RemoveCounters { from, .. } => eval.targets(from).is_empty(),
        Event::MoveTop { who, .. } => eval.players(who).iter().all(|&p| eval.state.player(p).library() == 0),
        Event::GainLife { who, .. }
        | Event::LoseLife { who, .. }
        | Event::SetLife { who, .. }
        | Event::Draw { who, .. }
        | Event::Create { who, .. }
        | Event::Deed { who, what: None, .. }
        | Event::Roll { who, .. }
        | Event::AddMana { who, .. }
        | Event::Begin { who, .. } => eval.players(who).is_empty(),
        Event::Daytime { becomes } => eval.state.daytime == Some(*becomes),
        Event::Opaque { .. } => false,
    }
}

/// Where redirected damage can go: those meant that can be dealt damage, the present recipient aside.
pub(crate) fn recipients(eval: &Evaluator<'_>, to: &Whom, part: &Part) -> Vec<Target> {
    let Happening::Damage { to: now, .. } = part.happening else { return Vec::new() };
    eval.targets(to).into_iter().filter(|&target| target != now && eval.can_be_damaged(target)).collect()
}

/// What an entering permanent can become a copy of.
pub(crate) fn originals(eval: &Evaluator<'_>, of: &What, part: &Part) -> Vec<ObjectId> {
    let subject = part.happening.entering().map(|entering| entering.subject);
    let is_it = |id: ObjectId| subject == Some(Subject::Object(id));
    eval.objects(of).into_iter().filter(|&id| !is_it(id)).collect()
}
