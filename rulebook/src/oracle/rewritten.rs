//! Keywords that are about the other lines of a face: overload, which changes their words, backup, which gives away what stands
//! behind it, read ahead, by which chapters don't trigger, and hideaway as it was printed.

use language::board::{Ability, CardType, Change, Counter, IfPaid, Keyword, KeywordName, Targeting};
use language::effect::{Effect, EventPattern, Lifetime, Pattern, Rewrite};
use language::event::{Event, Instruction};
use language::select::{Amount, Compare, Condition, Past, What, Who, Whom};

use super::{Compiled, Face, Read, Sort};

/// Says what such a keyword does of a face whose lines are compiled already. Where one of those that it is about is not
/// understood, neither is the keyword.
pub(super) fn apply(face: Face<'_>, compiled: &mut Compiled) {
    if let Some((line, with)) = keyword(compiled, "overload")
        && let Some(overloaded) = overloaded(face, line, compiled)
    {
        compiled.abilities = overloaded;
        let named = Keyword::Named { name: KeywordName::Overload, with };
        hold(compiled, line, vec![Ability::Keyword(named)]);
    }
    let ahead = |ability: &Ability| matches!(ability, Ability::Keyword(keyword) if keyword.of() == Some(KeywordName::ReadAhead));
    if compiled.abilities.iter().any(ahead) {
        compiled.abilities.iter_mut().for_each(only_from_there_on);
    }
    if let Some((line, with)) = keyword(compiled, "backup")
        && let Ok(counters) = with.parse()
        && compiled.sentences.iter().all(|one| one.line <= line || one.read.is_known())
    {
        let behind = compiled.lines.iter().filter(|held| held.line > line).map(|held| held.abilities).sum();
        let start = compiled.abilities.len().saturating_sub(behind);
        let given = compiled.abilities.get(start..).unwrap_or_default().to_vec();
        hold(compiled, line, vec![backup(counters, given)]);
    }
}

/// Says what such a keyword does whose line is known by itself.
pub(super) fn line_by_line(compiled: &mut Compiled) {
    if let Some(line) = hidden_away(compiled) {
        hold(compiled, line, hideaway());
    }
}

/// The line that says nothing but hideaway, without a number.
fn hidden_away(compiled: &Compiled) -> Option<usize> {
    let is_it = |words: &str| words.trim().eq_ignore_ascii_case("hideaway");
    let mut lines = compiled.sentences.iter().filter(|one| !one.read.is_known() && is_it(&one.words));
    lines.next().map(|one| one.line)
}

/// Hideaway as it was printed before it had a number: of four cards, and the permanent enters tapped
/// (CR 702.75b (2026-04-17)).
fn hideaway() -> Vec<Ability> {
    let tapped = Effect::new(EventPattern::enters(What::This), Rewrite::EnterTapped);
    vec![Ability::Keyword(Keyword::Hideaway(4)), Ability::Effect(tapped)]
}

/// Chapters of a Saga with read ahead trigger in the turn in which it enters only where it has as many lore counters as their
/// number (CR 702.155a (2026-04-17)).
fn only_from_there_on(ability: &mut Ability) {
    let Ability::Triggered { when, as_it_happens, .. } = ability else { return };
    let EventPattern::PutCounters { kind: Some(kind), .. } = &when.event else { return };
    let chapter = as_it_happens.iter().find_map(|one| {
        if let Condition::Number(on @ Amount::Counters(..), Compare::AtLeast, number) = one {
            Some((on.clone(), number.clone()))
        } else {
            None
        }
    });
    let Some((on, number)) = chapter.filter(|_| *kind == Counter::Named("lore".to_owned())) else { return };
    let entered = What::HappenedTo(Box::new(Past::new(EventPattern::enters(What::Any))));
    let entered = Condition::Exists(What::All(vec![What::This, entered]));
    let exactly = Condition::Number(on, Compare::Exactly, number);
    as_it_happens.push(Condition::OneOf(vec![Condition::Not(Box::new(entered)), exactly]));
}

/// The line of which such a keyword is all, and what is said with it; none where it is understood already.
fn keyword(compiled: &Compiled, name: &str) -> Option<(usize, String)> {
    compiled.sentences.iter().find_map(|one| {
        let (first, with) = one.words.split_once(' ')?;
        let is_it = first.eq_ignore_ascii_case(name) && one.of == Sort::Keyword && !one.read.is_known();
        let alone = !with.contains([',', ';']);
        (is_it && alone).then(|| (one.line, with.trim().to_owned()))
    })
}

/// What a line says is these abilities.
fn hold(compiled: &mut Compiled, line: usize, abilities: Vec<Ability>) {
    let before = compiled.lines.iter().take_while(|held| held.line != line).map(|held| held.abilities).sum();
    let Some(held) = compiled.lines.iter_mut().find(|held| held.line == line) else { return };
    let end = usize::min(before + held.abilities, compiled.abilities.len());
    held.abilities = abilities.len();
    compiled.abilities.splice(usize::min(before, end)..end, abilities);
    for one in compiled.sentences.iter_mut().filter(|one| one.line == line) {
        one.read = Read::Understood;
    }
}

/// The abilities of a spell that may be overloaded: then it does to each what else it does to a target, and has none
/// (CR 702.96a, 702.96b (2026-04-17)).
fn overloaded(face: Face<'_>, line: usize, compiled: &Compiled) -> Option<Vec<Ability>> {
    const PAID: &str = "overload";
    if !compiled.sentences.iter().all(|one| one.line == line || one.read.is_known()) {
        return None;
    }
    let is_other = |line: &&str| !line.trim_start().to_lowercase().starts_with(PAID);
    let text: Vec<&str> = face.text.lines().filter(is_other).collect();
    let text = text.join("\n").replace("Target ", "Each ").replace("target ", "each ");
    let each = super::by_lines(Face { text: &text, ..face });
    if !each.sentences.iter().all(|one| one.read.is_known()) {
        return None;
    }
    let mut said = each.abilities.into_iter().filter(|one| matches!(one, Ability::Spell { .. }));
    let paid = || Condition::Exists(What::All(vec![What::This, What::Paid(PAID.to_owned())]));
    let mut all = compiled.abilities.clone();
    for ability in &mut all {
        let Ability::Spell { targets, does, .. } = ability else { continue };
        let Some(Ability::Spell { targets: none, does: then, .. }) = said.next() else { return None };
        let has_modes = does.iter().any(|one| matches!(one, Instruction::Modes { .. }));
        if !none.is_empty() || has_modes {
            return None;
        }
        let otherwise = std::mem::take(does);
        does.push(Instruction::If { condition: paid(), then, otherwise });
        for target in targets {
            target.if_paid = Some(IfPaid::Unpaid(PAID.to_owned()));
        }
    }
    said.next().is_none().then_some(all)
}

/// As it enters, so many counters are put on a creature, which gets these abilities this turn if it is another one
/// (CR 702.165a (2026-04-17)).
fn backup(counters: u64, given: Vec<Ability>) -> Ability {
    let called = "backed up".to_owned();
    let chosen = What::Chosen(called.clone());
    let target = Targeting::one(called, Whom::Object(What::Type(CardType::Creature)));
    let on = Whom::Object(chosen.clone());
    let put = Event::PutCounters { who: Who::You, on, kind: Counter::PlusOne, amount: Amount::N(counters) };
    let mut does =
        vec![Instruction::Target(target), Instruction::Do { events: vec![put], unless: Vec::new() }];
    if !given.is_empty() {
        let other = What::All(vec![chosen.clone(), What::Not(Box::new(What::This))]);
        let changes = given.into_iter().map(|one| Change::AddAbility(Box::new(one))).collect();
        let gains = Instruction::Change { what: chosen, changes, until: Lifetime::ThisTurn };
        let condition = Condition::Exists(other);
        does.push(Instruction::If { condition, then: vec![gains], otherwise: Vec::new() });
    }
    Ability::triggered(Pattern::new(EventPattern::enters(What::This)), does)
}
