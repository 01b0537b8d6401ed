//! What sentences mean: abilities in the data language, made of the trees of a line.
//!
//! What a sentence refers to is resolved here, by these rules and no others:
//!
//! - "It" and "that creature" are the object that was introduced last by what is done: a target, what was chosen, what was
//!   created or moved; else what a trigger is about; else the card itself.
//! - "They" and "those cards" are the same, of several.
//! - "That player" and "they" is the player introduced last: a target, or the one for whom each thing is done; else whom a
//!   trigger or a replaced event is about.
//! - "That much" and "that many" are the number of the replaced or triggering event; behind an instruction what that did.
//! - "X" is what "where X is" says, or what was announced.
//!
//! Whatever the language can't hold is [`Missing`], with what is missing in a few words.

mod always;
mod asks;
mod context;
mod deeds;
mod event;
pub(super) mod filter;
mod instead;
pub(super) mod modes;
mod number;
mod players;
pub(super) mod words;

use language::board::{Ability, KeywordName, SpellCost};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Since, What};

use super::tree::{Action, Clause, Cost, Said, Static};
use context::Context;

/// What the language, or this compiler, can't hold of a sentence that the grammar knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Missing(pub(super) &'static str);

/// A part of the meaning, or what is missing.
type Meant<T> = Result<T, Missing>;

/// What the face is, as far as its sentences depend on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    /// Whether what a line says is done as it resolves: an instant or a sorcery.
    pub(super) is_spell: bool,
    /// Which line of the text it is, counted from 1: what its targets are called depends on it.
    pub(super) line: usize,
}

/// What became of the sentences of a line.
pub(super) struct Line {
    /// The abilities, if all sentences have a meaning.
    pub(super) abilities: Vec<Ability>,
    /// Of each sentence what it means by itself: nothing more to say, that it is no matter, or what is missing.
    pub(super) sentences: Vec<Meant<Matter>>,
}

impl Line {
    /// Of so many sentences of which none is known.
    pub(super) fn unknown(sentences: usize) -> Self {
        let sentences = std::iter::repeat_n(Err(Missing("it is not read")), sentences).collect();
        Self { abilities: Vec::new(), sentences }
    }
}

/// Whether a sentence matters for rulings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::oracle) enum Matter {
    /// It is in the abilities.
    Held,
    /// It adds mana.
    Mana,
    /// It says when something may be activated or cast.
    Timing,
    /// It says what something costs in mana.
    ManaCost,
}

/// The meaning of a line. A sentence that isn't read is [`Missing`] already.
pub(super) fn line(all: &[Option<Said>], kind: Kind) -> Line {
    let mut abilities = Vec::new();
    let mut sentences = Vec::new();
    let mut rest = all;
    while let [first, after @ ..] = rest {
        let follows = after.iter().take_while(|said| matches!(said, Some(Said::Does(_)))).count();
        let (group, behind) = match first {
            Some(Said::Triggered { .. } | Said::Activated { .. } | Said::Does(_)) => {
                rest.split_at(1 + follows)
            }
            _ => rest.split_at(1),
        };
        group_of(group, kind, &mut abilities, &mut sentences);
        rest = behind;
    }
    Line { abilities, sentences }
}

/// An ability, and the sentences that say what it does.
fn group_of(group: &[Option<Said>], kind: Kind, to: &mut Vec<Ability>, sentences: &mut Vec<Meant<Matter>>) {
    let Some((Some(first), after)) = group.split_first() else {
        sentences.push(Err(Missing("it is not read")));
        return;
    };
    let more: Vec<&[Clause]> = after
        .iter()
        .filter_map(|said| if let Some(Said::Does(clauses)) = said { Some(&clauses[..]) } else { None })
        .collect();
    match first {
        Said::Keywords(all) => {
            to.extend(all.iter().cloned().map(Ability::Keyword));
            to.extend(all.iter().filter_map(words::stands_for));
            sentences.push(keywords(all));
        }
        Said::Static(said) => sentences.push(statics(said, to)),
        Said::Mana => sentences.push(Ok(Matter::Mana)),
        Said::AtMost(times) => sentences.push(at_most(*times, to)),
        Said::Timing => sentences.push(Ok(Matter::Timing)),
        Said::ManaCost => sentences.push(Ok(Matter::ManaCost)),
        Said::Does(clauses) if kind.is_spell => {
            let mut context = Context::of_spell(kind.line);
            let does = follow(&mut context, clauses, &more, sentences);
            to.push(Ability::Spell { costs: Vec::<SpellCost>::new(), targets: context.targets, does });
        }
        Said::Does(_) => {
            sentences.push(Err(Missing("nothing says when it is done")));
            sentences.extend(more.iter().map(|_| Err(Missing("nothing says when it is done"))));
        }
        Said::Triggered { when, only_if, does } => {
            triggered(when, only_if.as_ref(), does, &more, to, sentences);
        }
        Said::Activated { costs, does } => {
            let mut context = Context::of_activated();
            let paid = self::costs(costs, &mut context);
            let start = sentences.len();
            let does = follow(&mut context, does, &more, sentences);
            match paid {
                Ok(costs) => {
                    to.push(Ability::Activated {
                        name: String::new(),
                        costs,
                        targets: context.targets,
                        does,
                    });
                }
                Err(missing) => {
                    if let Some(first) = sentences.get_mut(start) {
                        *first = Err(missing);
                    }
                }
            }
        }
    }
}

/// Keywords that the language knows by name only have no effect in it.
fn keywords(all: &[language::board::Keyword]) -> Meant<Matter> {
    use super::grammar::{is_of_costs, is_of_timing};
    let names = || {
        let named = |keyword: &language::board::Keyword| keyword.of().filter(|name| !name.has_variant());
        all.iter().filter_map(named)
    };
    if names().any(|name| !is_of_costs(name) && !is_of_timing(name) && name != KeywordName::Devoid) {
        Err(Missing("a keyword that is known by its name only"))
    } else if names().count() < all.len() || names().any(|name| name == KeywordName::Devoid) {
        Ok(Matter::Held)
    } else if names().all(is_of_costs) {
        Ok(Matter::ManaCost)
    } else {
        Ok(Matter::Timing)
    }
}

/// The ability before triggers only so often each turn.
fn at_most(times: u64, before: &mut [Ability]) -> Meant<Matter> {
    let Some(Ability::Triggered { at_most, .. }) = before.last_mut() else {
        return Err(Missing("an ability that triggers only so often"));
    };
    *at_most = Some((times, Since::Turn));
    Ok(Matter::Held)
}

fn statics(said: &Static, to: &mut Vec<Ability>) -> Meant<Matter> {
    let abilities = always::abilities(said)?;
    to.extend(abilities);
    Ok(Matter::Held)
}

/// What several sentences say is done, in order; each is judged by itself.
fn follow(
    context: &mut Context,
    first: &[Clause],
    more: &[&[Clause]],
    sentences: &mut Vec<Meant<Matter>>,
) -> Vec<Instruction> {
    let mut does = Vec::new();
    for clauses in std::iter::once(&first).chain(more) {
        match deeds::clauses(context, clauses, &mut does) {
            Ok(()) => sentences.push(Ok(Matter::Held)),
            Err(missing) => sentences.push(Err(missing)),
        }
    }
    does
}

fn triggered(
    when: &[super::tree::Happening],
    only_if: Option<&super::tree::Asks>,
    does: &[Clause],
    more: &[&[Clause]],
    to: &mut Vec<Ability>,
    sentences: &mut Vec<Meant<Matter>>,
) {
    let start = sentences.len();
    for happening in when {
        sentences.truncate(start);
        let counted = event::counted(happening);
        let (happening, nth) = counted.unwrap_or((happening.itself(), None));
        let mut context = Context::of_trigger(happening);
        let pattern = event::pattern(happening, &context);
        let asked = only_if.map(|asks| asks::condition(asks, &context)).transpose();
        let mut does = follow(&mut context, does, more, sentences);
        does.splice(..0, std::mem::take(&mut context.aimed));
        match counted.and(pattern).and_then(|pattern| asked.map(|asked| (pattern, asked))) {
            Ok((mut pattern, asked)) => {
                pattern.only_if.extend(asked);
                to.extend(event::chapter(happening));
                to.push(event::triggered(pattern, nth, does));
            }
            Err(missing) => {
                if let Some(first) = sentences.get_mut(start) {
                    *first = Err(missing);
                }
                return;
            }
        }
    }
}

/// What is paid besides mana.
fn costs(all: &[Cost], context: &mut Context) -> Meant<Vec<Instruction>> {
    let mut paid = Vec::new();
    for cost in all {
        match cost {
            Cost::Mana => {}
            Cost::Tap => paid.push(does(Event::undergoes(What::This, Deed::Tap, None))),
            Cost::Untap => paid.push(does(Event::undergoes(What::This, Deed::Untap, None))),
            Cost::Loyalty(by) => paid.push(does(loyalty(*by))),
            Cost::Does(action) => {
                let by = super::tree::Player::You;
                let clause = Clause::plain(by, action.clone());
                if matches!(action, Action::Damage(..) | Action::Change(..)) {
                    return Err(Missing("such a cost"));
                }
                deeds::clauses(context, &[clause], &mut paid)?;
            }
        }
    }
    Ok(paid)
}

fn loyalty(by: i64) -> Event {
    let amount = Amount::N(by.unsigned_abs());
    let on = language::select::Whom::Object(What::This);
    let kind = language::board::Counter::Loyalty;
    if by < 0 {
        Event::RemoveCounters { from: on, kind, amount }
    } else {
        Event::PutCounters { who: language::select::Who::You, on, kind, amount }
    }
}

/// One event by itself.
fn does(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}
