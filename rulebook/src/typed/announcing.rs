//! Casting and activating, as somebody types it: "Alice casts Bolt on Bear", "activate Equip of Sword on Bear".

use super::reader::Reader;
use super::refusal::NoEvent;
use language::event::{Instruction, Mana};
use language::select::{What, Who, Whom};

/// The words before the value of X.
const X: [&str; 5] = ["with X as", "with X =", "with X", "for X =", "for X"];

/// Reads what is cast or activated. None where something else is said; nothing is read then.
pub(super) fn read(reader: &mut Reader<'_>) -> Result<Option<Instruction>, NoEvent> {
    let before = reader.rest();
    let who = reader.player().ok();
    if who.is_none() {
        reader.go_back(before);
    }
    if reader.eat_any(if who.is_some() { &["casts", "cast"] } else { &["cast"] }) {
        return cast(reader, who).map(Some);
    }
    if reader.eat_any(if who.is_some() { &["activates", "activate"] } else { &["activate"] }) {
        return activate(reader, who).map(Some);
    }
    if reader.eat_any(if who.is_some() { &["taps", "tap"] } else { &["tap"] })
        && let Some(ability) = for_mana(reader, who)?
    {
        return Ok(Some(ability));
    }
    reader.go_back(before);
    Ok(None)
}

fn cast(reader: &mut Reader<'_>, who: Option<Who>) -> Result<Instruction, NoEvent> {
    let what = one(reader)?;
    let targets = targets(reader)?;
    let mut paid = Vec::new();
    let mut x = 0;
    let mut modes = Vec::new();
    loop {
        if reader.eat_any(&X) {
            x = reader.number()?;
        } else if reader.eat("in mode") {
            modes.push(reader.number()?);
        } else if reader.eat("for") {
            paid.push(cost(reader)?);
        } else {
            return Ok(Instruction::Cast { what, who, targets, paid, x, modes });
        }
    }
}

/// The name of a cost, as far as the line, or up to what else is said of the spell.
fn cost(reader: &mut Reader<'_>) -> Result<String, NoEvent> {
    let mut words: Vec<String> = Vec::new();
    let ends = |reader: &Reader<'_>| {
        reader.is_over()
            || reader.rest().starts_with([',', ';'])
            || ["for", "with", "in", "then"].contains(&&*reader.word())
    };
    while !ends(reader) {
        words.push(reader.bare_word());
    }
    if words.is_empty() {
        return Err(NoEvent::Expected { wanted: "the name of a cost", found: reader.word() });
    }
    reader.cost_called(words.join(" "))
}

fn activate(reader: &mut Reader<'_>, who: Option<Who>) -> Result<Instruction, NoEvent> {
    let before = reader.rest();
    let (ability, what) = match one(reader) {
        Ok(what) => (String::new(), what),
        Err(no_such) => {
            reader.go_back(before);
            let Some(name) = named(reader) else { return Err(no_such) };
            (name, one(reader)?)
        }
    };
    let ability = if ability.is_empty() { loyalty(reader).unwrap_or_default() } else { ability };
    let targets = targets(reader)?;
    let x = if reader.eat_any(&X) { reader.number()? } else { 0 };
    Ok(Instruction::Activate { what, ability, who, targets, x })
}

/// "Liliana +1": the name of a loyalty ability behind the planeswalker.
fn loyalty(reader: &mut Reader<'_>) -> Option<String> {
    let before = reader.rest();
    let word = reader.bare_word().replace('\u{2212}', "-");
    let number = word.strip_prefix(['+', '-']).unwrap_or(&word);
    let is_number = !number.is_empty() && (number == "X" || number.chars().all(|sign| sign.is_ascii_digit()));
    if !is_number {
        reader.go_back(before);
    }
    is_number.then_some(word)
}

/// "Forest for mana", "Birds for green", "Treasure for {G}". None where something is tapped for nothing.
fn for_mana(reader: &mut Reader<'_>, who: Option<Who>) -> Result<Option<Instruction>, NoEvent> {
    let what = match one(reader) {
        Ok(what) => what,
        // Nobody taps in another way.
        Err(no_such) if who.is_some() => return Err(no_such),
        Err(_) => return Ok(None),
    };
    if !reader.eat("for") {
        return Ok(None);
    }
    let ability = if reader.eat("mana") { Some("mana") } else { of_type(reader) };
    let ability =
        ability.ok_or_else(|| NoEvent::Expected { wanted: "a type of mana", found: reader.word() })?;
    let ability = ability.to_owned();
    Ok(Some(Instruction::Activate { what, ability, who, targets: None, x: 0 }))
}

/// "Green mana", "green", "{G}".
fn of_type(reader: &mut Reader<'_>) -> Option<&'static str> {
    Mana::ALL.into_iter().find_map(|mana| {
        let called = mana.said();
        let of = called.strip_suffix(" mana").unwrap_or(called);
        reader.eat_any(&[called, of, mana.symbol()]).then_some(called)
    })
}

/// The name of an ability, up to "of".
fn named(reader: &mut Reader<'_>) -> Option<String> {
    let mut words: Vec<String> = Vec::new();
    while !reader.eat("of") {
        if reader.is_over() || reader.rest().starts_with([',', ';']) {
            return None;
        }
        words.push(reader.bare_word());
    }
    (!words.is_empty()).then(|| words.join(" "))
}

/// One object.
fn one(reader: &mut Reader<'_>) -> Result<What, NoEvent> {
    let said = reader.word();
    let mut objects = reader.objects()?;
    match (objects.pop(), objects.is_empty()) {
        (Some(what), true) => Ok(what),
        (Some(_) | None, _) => {
            Err(NoEvent::WrongKind { found: said, is: "not one object", wanted: "one object" })
        }
    }
}

/// The names behind "on", if that comes next.
fn targets(reader: &mut Reader<'_>) -> Result<Option<Vec<String>>, NoEvent> {
    if reader.eat("without a target") {
        return Ok(Some(Vec::new()));
    }
    if !reader.eat_any(&["targeting", "on"]) {
        return Ok(None);
    }
    let said = reader.word();
    let whom = reader.anything()?;
    let each = if let Whom::OneOf(all) = whom { all } else { vec![whom] };
    let wrong = || NoEvent::WrongKind { found: said.clone(), is: "no single target", wanted: "a name" };
    each.iter().map(|one| name(one).ok_or_else(wrong)).collect::<Result<_, _>>().map(Some)
}

fn name(whom: &Whom) -> Option<String> {
    match whom {
        Whom::Player(Who::Named(name)) | Whom::Object(What::Is(name)) => Some(name.clone()),
        Whom::Any | Whom::Player(_) | Whom::Object(_) | Whom::AttackedBy(_) | Whom::OneOf(_) => None,
    }
}

/// The words for what is cast or activated, if it is said of one object that has a name.
pub(super) fn words(instruction: &Instruction) -> Option<String> {
    let (Instruction::Cast { what, who, targets, x, .. }
    | Instruction::Activate { what, who, targets, x, .. }) = instruction
    else {
        return None;
    };
    let verb = if matches!(instruction, Instruction::Cast { .. }) { "cast" } else { "activate" };
    let What::Is(id) = what else { return None };
    let verb = match who {
        Some(Who::Named(name)) => format!("{name} {verb}s"),
        Some(Who::You) => format!("you {verb}"),
        Some(_) => return None,
        None => verb.to_owned(),
    };
    let aimed = match targets {
        None => String::new(),
        Some(none) if none.is_empty() => " without a target".to_owned(),
        Some(targets) => format!(" on {}", targets.join(" and ")),
    };
    let x = if *x > 0 { format!(" with X as {x}") } else { String::new() };
    if let Instruction::Cast { paid, modes, .. } = instruction {
        let modes: Vec<String> = modes.iter().map(|mode| format!(" in mode {mode}")).collect();
        let paid: Vec<String> = paid.iter().map(|name| format!(" for {name}")).collect();
        return Some(format!("{verb} {id}{aimed}{}{x}{}", modes.concat(), paid.concat()));
    }
    let Instruction::Activate { ability, .. } = instruction else { return None };
    if Mana::wanted(ability).is_some() {
        let verb = verb.replace("activate", "tap");
        return Some(format!("{verb} {id} for {ability}"));
    }
    let of = if ability.is_empty() { String::new() } else { format!("{ability} of ") };
    Some(format!("{verb} {of}{id}{aimed}{x}"))
}
