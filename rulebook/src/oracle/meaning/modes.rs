//! Modes: what stands in the lines behind "choose one".

use language::board::{Ability, Targeting};
use language::effect::EnterChoice;
use language::event::{AllModes, Instruction};
use language::select::{Condition, What};

use super::context::Context;
use super::{Kind, Line, Matter, Meant, Missing, asks, deeds, event};
use crate::oracle::tree::{Action, Asks, Choice, Clause, Doer, InPlace, Modes, Rider, Said, Static, Would};

/// What a line says that ends with how many modes are chosen, and what each of the modes does.
///
/// More on the same line says when all of them are chosen instead.
pub(in crate::oracle) fn line(
    header: &Said,
    more: Option<&Said>,
    modes: &[Vec<Option<Said>>],
    kind: Kind,
) -> Line {
    let mut sentences = Vec::new();
    let of_header = 1 + usize::from(more.is_some());
    let abilities = match abilities(header, more, modes, kind, &mut sentences) {
        Ok(abilities) => {
            sentences.splice(..0, std::iter::repeat_n(Ok(Matter::Held), of_header));
            abilities
        }
        Err(missing) => {
            sentences.splice(..0, std::iter::repeat_n(Err(missing), of_header));
            Vec::new()
        }
    };
    let all = of_header + modes.iter().map(Vec::len).sum::<usize>();
    sentences.resize(all, Err(Missing("a mode of what is not known")));
    Line { abilities, sentences }
}

/// The words among which one is chosen as a permanent enters, where nothing else is said.
pub(in crate::oracle) fn words_chosen(header: &Said) -> Option<&[String]> {
    let Said::Static(all) = header else { return None };
    let [Static { only_if: None, is: Would::AsEnters(choices) }] = &all[..] else { return None };
    let [Choice::Plain(EnterChoice::OneOf(words))] = &choices[..] else { return None };
    Some(words)
}

/// A choice of words as a permanent enters, and the abilities that it has as long as a word was chosen
/// (CR 614.12c (2026-04-17)): each line has its word.
pub(in crate::oracle) fn anchored(
    header: &Said,
    words: &[String],
    lines: &[Vec<Option<Said>>],
    kind: Kind,
) -> Line {
    let mut all = super::line(&[Some(header.clone())], kind);
    for (said, word) in lines.iter().zip(words) {
        let chose = What::All(vec![What::This, What::Chose(word.clone())]);
        let Line { abilities, mut sentences } = super::line(said, kind);
        for ability in abilities {
            match super::always::provided(Condition::Exists(chose.clone()), ability) {
                Ok(ability) => all.abilities.push(ability),
                Err(missing) => sentences.iter_mut().for_each(|one| *one = Err(missing)),
            }
        }
        all.sentences.extend(sentences);
    }
    all
}

fn abilities(
    header: &Said,
    more: Option<&Said>,
    modes: &[Vec<Option<Said>>],
    kind: Kind,
    sentences: &mut Vec<Meant<Matter>>,
) -> Meant<Vec<Ability>> {
    match header {
        Said::Does(clauses) if kind.is_spell => {
            let mut context = Context::of_spell(kind);
            let does = chosen(&mut context, clauses, more, modes, sentences)?;
            Ok(vec![Ability::Spell { costs: Vec::new(), targets: context.targets, does }])
        }
        Said::Triggered { when, only_if, does } => {
            let mut all = Vec::new();
            for happening in when {
                sentences.clear();
                let (happening, nth) = event::counted(happening)?;
                let mut context = Context::of_trigger(happening);
                let mut pattern = event::pattern(happening, &context)?;
                let asked = only_if.as_ref().map(|asks| asks::condition(asks, &context)).transpose()?;
                pattern.only_if.extend(asked);
                let so = event::as_it_happens(happening, &context)?;
                let mut done = chosen(&mut context, does, more, modes, sentences)?;
                done.splice(..0, std::mem::take(&mut context.aimed));
                all.extend(event::chapter(happening));
                all.push(event::triggered(pattern, so, nth, done));
            }
            Ok(all)
        }
        Said::Activated { costs, does } => {
            let mut context = Context::of_activated();
            let costs = super::costs(costs, &mut context)?;
            context.paid();
            let does = chosen(&mut context, does, more, modes, sentences)?;
            if !context.targets.is_empty() {
                return by_mode(&costs, &does, &context.targets);
            }
            Ok(vec![Ability::Activated { name: String::new(), costs, targets: Vec::new(), does }])
        }
        Said::Keywords(_)
        | Said::Priced(..)
        | Said::CumulativeUpkeep(_)
        | Said::MayExert
        | Said::Static(_)
        | Said::Does(_)
        | Said::Rider(_)
        | Said::AdditionalCost(_)
        | Said::OptionalCost(..)
        | Said::Provided(..)
        | Said::ToSolve(_)
        | Said::Mana
        | Said::Adds(_)
        | Said::ManaAbility(_)
        | Said::Timing
        | Said::MayThisTurn
        | Said::AtMost(..)
        | Said::Ward(_)
        | Said::Suspend(_)
        | Said::Looking
        | Said::Outside
        | Said::ManaCost => Err(Missing("nothing says when a mode is chosen")),
    }
}

/// Where modes of an activated ability have targets, each mode is an ability of its own that costs the same: which is
/// chosen, and what it targets, is said as it is activated (CR 601.2b, 602.2b (2026-04-17)).
pub(super) fn by_mode(
    costs: &[Instruction],
    does: &[Instruction],
    targets: &[Targeting],
) -> Meant<Vec<Ability>> {
    const OTHER: Missing = Missing("targets of modes of an activated ability");
    let is_choice = |one: &Instruction| matches!(one, Instruction::Modes { .. });
    let at = does.iter().position(is_choice).ok_or(OTHER)?;
    let (before, [Instruction::Modes { choose: 1, all_if: None, modes }, after @ ..]) = does.split_at(at)
    else {
        return Err(OTHER);
    };
    if after.iter().any(is_choice) {
        return Err(OTHER);
    }
    let each = modes.iter().zip(1..).map(|(mode, place)| {
        let asked = targets.iter().filter(|target| target.mode.is_none_or(|mode| mode == place));
        let targets = asked.map(|target| Targeting { mode: None, ..target.clone() }).collect();
        let does = before.iter().chain(mode).chain(after).cloned().collect();
        Ability::Activated { name: mode_name(place), costs: costs.to_vec(), targets, does }
    });
    Ok(each.collect())
}

/// How a mode of an activated ability is called.
fn mode_name(place: u64) -> String {
    format!("{MODE} {place}")
}

/// What the names of modes of an activated ability begin with.
pub(in crate::oracle) const MODE: &str = "mode";

/// What is done before the modes, and the modes.
fn chosen(
    context: &mut Context,
    clauses: &[Clause],
    more: Option<&Said>,
    modes: &[Vec<Option<Said>>],
    sentences: &mut Vec<Meant<Matter>>,
) -> Meant<Vec<Instruction>> {
    if let Some((last, how_many)) = behind(clauses, more) {
        return when_done(context, (clauses, last), how_many, modes, sentences);
    }
    let Some((last, before)) = clauses.split_last() else { return Err(Missing("no modes")) };
    let Action::Modes(how_many) = &last.action else { return Err(Missing("no modes")) };
    if last.only_if.is_some() || modes.is_empty() {
        return Err(Missing("modes under a condition"));
    }
    let mut does = Vec::new();
    deeds::clauses(context, before, &mut does)?;
    let again = more == Some(&Said::Rider(Rider::ModesAgain));
    let copies = if again { how_many.most.min(MOST) } else { 1 };
    let mut each = Vec::new();
    for said in modes {
        // What is chosen again has targets of its own. What it says is judged once.
        for copy in 0..copies {
            let place = each.len() as u64 + 1;
            let mut once = Vec::new();
            each.push(mode(context, said, place, if copy == 0 { &mut *sentences } else { &mut once }));
        }
    }
    let more = more.filter(|_| !again);
    let all_if = more.map(|more| all_instead(more, how_many, each.len(), context)).transpose()?;
    let mut choice = several(how_many, each, copies, context)?;
    if let Instruction::Modes { all_if: when, .. } = &mut choice {
        *when = all_if.map(Box::new);
    }
    match &last.may {
        Some(crate::oracle::tree::Player::You) => does.push(Instruction::May {
            who: language::select::Who::You,
            does: vec![choice],
            otherwise: Vec::new(),
        }),
        Some(_) => return Err(Missing("modes that others choose")),
        None => does.push(choice),
    }
    Ok(does)
}

/// "When you do, choose one": modes behind another sentence of their line, and how many of them are chosen.
fn behind<'s>(clauses: &[Clause], more: Option<&'s Said>) -> Option<(&'s Clause, &'s Modes)> {
    let Some(Said::Does(all)) = more else { return None };
    let [last @ Clause { only_if: Some(Asks::WhenDone(Doer::You)), may: None, later: None, .. }] = &all[..]
    else {
        return None;
    };
    let Action::Modes(how_many) = &last.action else { return None };
    let is_first = !clauses.iter().any(|clause| matches!(clause.action, Action::Modes(_)));
    is_first.then_some((last, how_many))
}

/// What is done before, and an ability that triggers on that and whose modes are chosen then.
fn when_done(
    context: &mut Context,
    (before, last): (&[Clause], &Clause),
    how_many: &Modes,
    modes: &[Vec<Option<Said>>],
    sentences: &mut Vec<Meant<Matter>>,
) -> Meant<Vec<Instruction>> {
    if context.is_of_spell() || modes.is_empty() || last.instead != InPlace::Nothing {
        return Err(Missing("modes under a condition"));
    }
    let mut does = Vec::new();
    deeds::clauses(context, before, &mut does)?;
    if context.doer != Some(Doer::You) {
        return Err(Missing("whether something was done by who did not do it"));
    }
    (context.reflexive, context.when_done) = (true, true);
    let each = modes.iter().zip(1..).map(|(said, place)| mode(context, said, place, sentences)).collect();
    let choice = several(how_many, each, 1, context)?;
    deeds::when_done(&mut does, vec![choice])?;
    Ok(does)
}

/// "If this spell was kicked, choose both instead": when both of two modes are chosen, of which else one is.
fn all_instead(more: &Said, usually: &Modes, there: usize, context: &Context) -> Meant<AllModes> {
    const OTHER: Missing = Missing("how many modes are chosen instead");
    let Said::Does(clauses) = more else { return Err(OTHER) };
    let [Clause { only_if: Some(asks), action: Action::Modes(both), may, instead, .. }] = &clauses[..] else {
        return Err(OTHER);
    };
    let one_of_two = *usually == Modes { least: 1, most: 1 } && there == 2;
    // Who may choose both need not be told that it is instead.
    let is_instead = *instead != InPlace::Nothing || may.is_some();
    let is_both = *both == Modes { least: 2, most: 2 } && is_instead;
    let by_you = may.as_ref().is_none_or(|who| *who == crate::oracle::tree::Player::You);
    if !one_of_two || !is_both || !by_you {
        return Err(OTHER);
    }
    Ok(AllModes { so: asks::condition(asks, context)?, may: may.is_some() })
}

/// What a mode does, as its sentences say in order; each is judged by itself.
fn mode(
    context: &mut Context,
    said: &[Option<Said>],
    place: u64,
    sentences: &mut Vec<Meant<Matter>>,
) -> Vec<Instruction> {
    let mut inside = context.in_mode(place);
    let mut does = Vec::new();
    let mut last = inside.now(0);
    for sentence in said {
        sentences.push(match sentence {
            Some(Said::Does(clauses)) => {
                let now = inside.now(does.len());
                inside.before = last.clone();
                if clauses.iter().all(|clause| clause.instead == InPlace::Nothing) {
                    last = now;
                }
                deeds::clauses(&mut inside, clauses, &mut does).map(|()| Matter::Held)
            }
            Some(Said::Rider(rider)) => {
                super::riders::to_last(rider, &mut inside, &mut does).map(|()| Matter::Held)
            }
            // When cards may be played that the mode has exiled.
            Some(Said::Timing | Said::MayThisTurn) if !does.is_empty() => Ok(Matter::Timing),
            _ => Err(Missing("a mode that says anything but what is done")),
        });
    }
    context.take_back(inside);
    does
}

/// More ways to choose modes are too many.
const MOST: u64 = 40;

/// So many of the modes, of each of which there are so many copies; where their number is chosen, too, or one may be chosen
/// again, every choice is a mode of its own, with the targets of all that it chooses.
fn several(
    how_many: &Modes,
    each: Vec<Vec<Instruction>>,
    copies: u64,
    context: &mut Context,
) -> Meant<Instruction> {
    const MANY: Missing = Missing("a number of modes that is chosen");
    let Modes { least, most } = *how_many;
    if least == most && copies == 1 {
        return Ok(Instruction::modes(least, each));
    }
    let copies = usize::try_from(copies).ok().filter(|copies| *copies > 0).ok_or(MANY)?;
    let choices = choices(each.len() / copies, copies, (least, most)).ok_or(MANY)?;
    let (of_modes, mut targets): (Vec<Targeting>, Vec<Targeting>) =
        std::mem::take(&mut context.targets).into_iter().partition(|target| target.mode.is_some());
    let mut modes = Vec::new();
    for chosen in choices {
        let is_taken = |at: usize| chosen.get(at / copies).is_some_and(|times| at % copies < *times);
        let taken = each.iter().enumerate().filter(|(at, _)| is_taken(*at));
        modes.push(taken.flat_map(|(_, does)| does.clone()).collect());
        let place = modes.len() as u64;
        let of_it = of_modes.iter().filter(|target| {
            let mode = target.mode.and_then(|mode| usize::try_from(mode).ok());
            mode.and_then(|mode| mode.checked_sub(1)).is_some_and(is_taken)
        });
        targets.extend(of_it.map(|target| Targeting { mode: Some(place), ..target.clone() }));
    }
    context.targets = targets;
    Ok(Instruction::modes(1, modes))
}

/// How often each of some modes is chosen, in every way in which at least and at most so many are chosen altogether; none where
/// there are too many ways.
fn choices(modes: usize, copies: usize, (least, most): (u64, u64)) -> Option<Vec<Vec<usize>>> {
    let mut found = vec![Vec::new()];
    for _ in 0..modes {
        let longer = found.iter().flat_map(|before: &Vec<usize>| {
            let sum: usize = before.iter().sum();
            let fits = move |times: &usize| (sum + times) as u64 <= most;
            (0..=copies).filter(fits).map(|times| [&before[..], &[times]].concat())
        });
        found = longer.take(10_000).collect();
    }
    found.retain(|times| times.iter().sum::<usize>() as u64 >= least);
    // In the order in which the modes stand.
    found.sort_by_key(|times| times.iter().rev().copied().collect::<Vec<_>>());
    (found.len() as u64 <= MOST).then_some(found)
}
