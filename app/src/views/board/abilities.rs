//! What an object does: what its card says, and abilities of its own, each with its sentence and its form.

use egui::{CollapsingHeader, ScrollArea, Ui};

use super::super::effect::keyword::keywords;
use super::super::effect::{Form, continuous, in_words};
use super::super::form::{away, small, weak, wrong};
use super::send;
use crate::command::{Command, OwnCommand, Queue};
use crate::edit::{Edit, ObjectEdit, starts};
use crate::label::capital;
use crate::open::Opened;
use crate::state::State;
use crate::theme::size;
use language::board::{Ability, CardType, Counter, Restriction};
use language::effect::{EventPattern, Pattern};
use language::path::Segment;
use language::select::{Amount, Compare, Condition, What, Who, Whom};
use rulebook::words::vocabulary::keyword;
use rulebook::words::{Vocabulary, Voice};

/// Shows them.
pub(super) fn show(ui: &mut Ui, state: &State, opened: &Opened, at: usize, queue: &mut Queue) {
    let Some(object) = opened.file.board.objects.get(at) else { return };
    let voice = Voice::of(Vocabulary::new(state.rules_date()), None, Some(&object.id));
    let printed = opened.board.objects.get(at).map_or(&[][..], |object| &object.is.abilities);
    let of_card = printed.len().saturating_sub(object.is.abilities.len());
    for ability in printed.iter().take(of_card) {
        weak(ui, &capital(&voice.ability(ability)));
    }
    for (place, ability) in object.is.abilities.iter().enumerate() {
        ui.push_id(("ability", place), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(capital(&voice.ability(ability)));
                if let Ability::Effect(_) = ability
                    && small(ui, "Keep", "Keep this effect as your own, for other boards")
                {
                    queue.send(Command::Own(OwnCommand::KeepAbility(at, place)));
                }
                if away(ui, "Leave out this ability") {
                    send(queue, Edit::Object(at, ObjectEdit::RemoveAbility(place)));
                }
            });
            wrong_ability(ui, opened, at, of_card + place);
            let form = Form { board: &opened.board, words: voice.words, floats: false };
            CollapsingHeader::new("Change it").id_salt("form").show(ui, |ui| {
                if let Some(changed) = form.ability(ui, ability) {
                    send(queue, Edit::Object(at, ObjectEdit::Ability(place, Box::new(changed))));
                }
            });
        });
    }
    add(ui, state, at, queue);
}

/// What is wrong with an ability.
fn wrong_ability(ui: &mut Ui, opened: &Opened, object: usize, ability: usize) {
    let place = [
        Segment::Field("objects"),
        Segment::Index(object),
        Segment::Field("is"),
        Segment::Field("abilities"),
        Segment::Index(ability),
    ];
    for mistake in opened.mistakes.iter().filter(|mistake| mistake.is_at(&place)) {
        wrong(ui, &in_words(&mistake.words));
    }
}

/// The menu that adds an ability: the user's own, the usual ones, keywords.
fn add(ui: &mut Ui, state: &State, at: usize, queue: &mut Queue) {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.menu_button("Add an effect", |ui| {
            for own in &state.own.board.effects {
                if ui.button(format!("{} (your own)", own.id)).clicked() {
                    chosen = Some(Ability::Effect(own.effect.clone()));
                }
            }
            for (name, start) in starts::ABILITIES {
                if ui.button(name).clicked() {
                    chosen = Some(Ability::Effect(start()));
                }
            }
        });
        ui.menu_button("Add an ability", |ui| {
            for (name, ability) in others() {
                if ui.button(name).clicked() {
                    chosen = Some(ability);
                }
            }
            ui.separator();
            ScrollArea::vertical().max_height(size::MENU).show(ui, |ui| {
                for one in keywords() {
                    if ui.button(capital(&keyword(&one))).clicked() {
                        chosen = Some(Ability::Keyword(one));
                    }
                }
            });
        });
    });
    if let Some(ability) = chosen {
        send(queue, Edit::Object(at, ObjectEdit::AddAbility(Box::new(ability))));
    }
}

/// Abilities that are no such effects.
pub(in crate::views) fn others() -> [(&'static str, Ability); 10] {
    let gain = Pattern::new(EventPattern::GainLife { who: Who::Opponents });
    let untargeted = Restriction::CantBeTargeted { whom: Whom::Object(What::This), by: Who::Opponents };
    let few = Condition::Number(Amount::Hand(Who::You), Compare::AtMost, Amount::N(0));
    let damage = Pattern::new(EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None });
    [
        ("Something can't happen", Ability::Restriction(Restriction::Cant(gain.clone()))),
        ("Damage can't be prevented", Ability::Restriction(Restriction::CantBePrevented(damage))),
        (
            "Something can't be regenerated",
            Ability::Restriction(Restriction::CantBeRegenerated(What::Type(CardType::Creature))),
        ),
        ("Something can't be targeted", Ability::Restriction(untargeted)),
        ("At most so many counters", Ability::Restriction(Restriction::CountersAtMost(Counter::PlusOne, 3))),
        ("A continuous effect", Ability::Continuous(continuous::start())),
        ("A triggered ability", Ability::Triggered { when: gain, prevented: false, does: Vec::new() }),
        ("A state trigger", Ability::StateTriggered { when: vec![few], does: Vec::new() }),
        ("It can block more than one", Ability::BlocksMore(1)),
        ("Something in your own words", Ability::Opaque("Something that changes nothing here".to_owned())),
    ]
}
