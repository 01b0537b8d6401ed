//! One of several kinds, and lists of things.

use egui::Ui;

use crate::widgets::form::{button, choice, line};
use language::board::{Counter, Zone};

/// Shows which kind something is; another kind starts as it stands in `all`.
pub(crate) fn kind<T: Clone>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    all: &[T],
    called: impl Fn(&T) -> &'static str,
) {
    let names: Vec<&'static str> = all.iter().map(&called).collect();
    let chosen = choice(ui, name, &called(value), &names, |name| (*name).to_owned());
    if let Some(new) = chosen.and_then(|chosen| all.iter().find(|one| called(one) == chosen)) {
        *value = new.clone();
    }
}

/// Shows the items of a list, each with a button that takes it out, and one that adds another. `what` names an item.
pub(crate) fn items<T: Clone>(
    ui: &mut Ui,
    what: &str,
    list: &mut Vec<T>,
    new: &T,
    mut show: impl FnMut(&mut Ui, &mut T),
) {
    let mut gone = None;
    for (at, item) in list.iter_mut().enumerate() {
        ui.push_id(("item", at), |ui| {
            show(ui, item);
            if button(ui, &format!("Leave out this {what}"), "") {
                gone = Some(at);
            }
        });
    }
    if let Some(at) = gone.filter(|at| *at < list.len()) {
        list.remove(at);
    }
    if button(ui, &format!("Add: {what}"), "") {
        list.push(new.clone());
    }
}

/// What a zone is called on the form.
pub(crate) const fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Battlefield => "the battlefield",
        Zone::Graveyard => "a graveyard",
        Zone::Hand => "a hand",
        Zone::Library => "a library",
        Zone::Exile => "exile",
        Zone::Stack => "the stack",
        Zone::Command => "the command zone",
        Zone::Outside => "outside the game",
    }
}

/// A kind of counter.
pub(crate) fn counter(ui: &mut Ui, name: &str, kind_of: &mut Counter) {
    let all = [
        Counter::PlusOne,
        Counter::MinusOne,
        Counter::Loyalty,
        Counter::Defense,
        Counter::Poison,
        Counter::Stun,
        Counter::Shield,
        Counter::Finality,
        Counter::Named("charge".to_owned()),
    ];
    kind(ui, name, kind_of, &all, |counter| match counter {
        Counter::PlusOne => "+1/+1",
        Counter::MinusOne => "-1/-1",
        Counter::Loyalty => "loyalty",
        Counter::Defense => "defense",
        Counter::Poison => "poison",
        Counter::Stun => "stun",
        Counter::Shield => "shield",
        Counter::Finality => "finality",
        Counter::Named(_) => "another kind",
    });
    if let Counter::Named(called) = kind_of
        && let Some(new) = line::show(ui, "kind of counter", "The kind of counter", called)
    {
        *called = new.trim().to_lowercase();
    }
}

/// One of several values that need no more than their name.
pub(crate) fn pick<T: PartialEq + Clone>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    all: &[T],
    called: impl Fn(&T) -> &'static str,
) {
    if let Some(chosen) = choice(ui, name, value, all, |one| called(one).to_owned()) {
        *value = chosen;
    }
}

/// How a board file spells a kind: the name of the variant.
pub(crate) fn spelling(kind: &impl std::fmt::Debug) -> String {
    let written = format!("{kind:?}");
    written.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}
