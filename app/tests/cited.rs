//! The panel of the rules that a ruling cites, as someone uses it.

#[path = "shared/windows.rs"]
mod windows;

use app::cited::{By, Cited, CitedCommand, MOST};
use app::command::{Command, FilesCommand};
use app::panels::Panel;
use app::ruling::RulingCommand;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use language::date::Date;
use windows::{Shown, press, says, window};

fn ask(harness: &mut Shown, command: impl Into<Command>) {
    harness.state_mut().ask(command.into());
    harness.run();
}

/// The window on a bundled board, with the panel.
fn cited_of(board: &str) -> Shown {
    let mut harness = window(Vec::new(), None);
    ask(&mut harness, Command::Files(FilesCommand::OpenBundled(board.to_owned())));
    press(&mut harness, Modifiers::COMMAND, Key::R);
    assert!(harness.state().state().panels.is_in_front(Panel::Cited));
    harness
}

fn cited(harness: &Shown) -> &Cited {
    &harness.state().state().cited
}

#[test]
fn every_rule_is_there_once_by_number_or_by_how_often() {
    let mut harness = cited_of("doubler-and-plus-one");
    let rows = &cited(&harness).rows;
    let numbers: Vec<_> = rows.iter().filter_map(|row| row.number).collect();
    assert_eq!(numbers.len(), 5, "{numbers:?}");
    assert!(numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
    assert!(rows.iter().all(|row| !row.at.is_empty() && row.at.is_sorted()));
    assert!(says(&harness, &format!("{} rules", rows.len())));
    ask(&mut harness, CitedCommand::Sort(By::Often));
    let often: Vec<usize> = cited(&harness).rows.iter().map(|row| row.at.len()).collect();
    assert!(often.is_sorted_by(|one, next| one >= next), "{often:?}");
    assert_eq!(often.len(), numbers.len());
}

#[test]
fn a_number_opens_the_rulebook_and_how_often_goes_from_moment_to_moment() {
    let mut harness = cited_of("doubler-and-plus-one");
    let (rule, at) = cited(&harness).rows.iter().map(|row| (row.rule, row.at.clone())).next().unwrap();
    let mut met = Vec::new();
    for _ in 0..=at.len() {
        ask(&mut harness, CitedCommand::Next(rule));
        met.push(harness.state().state().selection.as_ref().unwrap().moment);
    }
    met.sort_unstable();
    met.dedup();
    assert_eq!(met, at, "each once, and then the first again");
    let number = rule.short();
    let mut numbers: Vec<_> = harness.get_all_by_label(&number).collect();
    numbers.pop().unwrap().click();
    drop(numbers);
    harness.run();
    assert!(harness.state().state().panels.is_in_front(Panel::Rulebook));
    press(&mut harness, Modifiers::COMMAND, Key::R);
    press(&mut harness, Modifiers::COMMAND, Key::R);
    assert!(!harness.state().state().panels.is_open(Panel::Cited), "the same key closes it");
}

#[test]
fn the_numbers_are_those_of_the_date() {
    let mut harness = cited_of("doubler-and-plus-one");
    let now: Vec<_> = cited(&harness).rows.iter().map(|row| row.rule.at).collect();
    assert!(now.iter().all(|at| *at == harness.state().state().rules_date()));
    ask(&mut harness, RulingCommand::AsOf(Some(Date::new(2006, 10, 1))));
    let rows = &cited(&harness).rows;
    assert!(!rows.is_empty() && rows.iter().all(|row| row.rule.at == Date::new(2006, 10, 1)));
    assert!(rows.iter().any(|row| row.rule.short().starts_with("419.")), "{rows:?}");
}

#[test]
fn a_ruling_with_many_moments_says_how_far_it_was_read() {
    let harness = cited_of("lanes/forty-creatures");
    let cited = cited(&harness);
    assert!(cited.rows.iter().all(|row| row.at.iter().all(|at| at.index() < MOST)));
    assert_eq!(cited.moments > MOST, says(&harness, &format!("the first {MOST} of")));
}
