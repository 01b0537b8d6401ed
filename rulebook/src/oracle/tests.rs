//! Invented sentences and what they mean: tables in `tests/` that a judge can read.
//!
//! A row is what sort of card it is, a bar, and the text, with `\n` between its lines. Behind it stand its abilities, each
//! behind `=`, and behind `!!` what became of each sentence that isn't simply understood.

use super::{Face, Read, compile};
use language::board::Ability;

/// The card in all tables is called so.
const NAME: &str = "Wren";

fn holds(table: &str) {
    let (mut rows, mut wrong) = (0, Vec::new());
    for row in table.split("\n\n").map(str::trim).filter(|row| !row.is_empty()) {
        let mut lines = row.lines();
        let (type_line, text) = lines.next().and_then(|said| said.split_once('|')).unwrap();
        let text = text.replace("\\n", "\n");
        let (mut abilities, mut verdicts) = (Vec::new(), Vec::new());
        for line in lines.map(str::trim) {
            if let Some(ability) = line.strip_prefix("= ") {
                abilities.push(ron::from_str::<Ability>(ability).unwrap());
            } else {
                verdicts.push(line.strip_prefix("!! ").unwrap().to_owned());
            }
        }
        let compiled = compile(Face { name: NAME, type_line, text: &text, alone: false });
        // What stands for sentences that are not understood is held by the tests of `unread`; the verdicts say which these are.
        let known = compiled.abilities.into_iter().filter(|ability| !matches!(ability, Ability::Unread(_)));
        let known: Vec<Ability> = known.collect();
        let said: Vec<String> =
            compiled.sentences.iter().filter_map(|sentence| verdict(&sentence.read)).collect();
        if known != abilities || said != verdicts {
            wrong.push(format!("{text}\n  is {known:?} {said:?}\n  and not {abilities:?} {verdicts:?}"));
        }
        rows += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rows > 4, "a table without rows");
}

/// What became of a sentence, in words; nothing where it is understood.
fn verdict(read: &Read) -> Option<String> {
    match read {
        Read::Understood => None,
        Read::NoMatter(why) => Some(format!("no matter: {why:?}")),
        Read::Partly(_, missing) => Some(missing.clone()),
        Read::Unread(_) => Some("unread".to_owned()),
    }
}

#[test]
fn spells_mean_what_they_say() {
    holds(include_str!("tests/spells.txt"));
}

#[test]
fn triggered_abilities_mean_what_they_say() {
    holds(include_str!("tests/triggered.txt"));
}

#[test]
fn activated_abilities_mean_what_they_say() {
    holds(include_str!("tests/activated.txt"));
}

#[test]
fn keywords_and_static_abilities_mean_what_they_say() {
    holds(include_str!("tests/words.txt"));
}

#[test]
fn what_is_always_so_means_what_it_says() {
    holds(include_str!("tests/statics.txt"));
}

#[test]
fn replacement_effects_mean_what_they_say() {
    holds(include_str!("tests/replacement.txt"));
}

#[test]
fn what_the_language_does_not_hold_is_no_guess() {
    holds(include_str!("tests/missing.txt"));
}
