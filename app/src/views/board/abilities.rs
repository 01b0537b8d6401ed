//! What an object does: what its card says, and abilities of its own, each with its sentence and its form.

use egui::{CollapsingHeader, Ui};
use engine::board::{Ability, Keyword, Restriction};
use engine::effect::{EventPattern, Pattern};
use engine::error::Segment;
use engine::select::{What, Who, Whom};
use rulebook::words::vocabulary::keyword;
use rulebook::words::{Vocabulary, Voice};

use super::super::effect::{Form, in_words};
use super::super::form::{away, check, line, small, weak, wrong};
use super::send;
use crate::command::{Command, OwnCommand, Queue};
use crate::edit::{Edit, ObjectEdit, starts};
use crate::label::capital;
use crate::open::Opened;
use crate::state::State;

/// Keywords that are offered.
const KEYWORDS: [Keyword; 12] = [
    Keyword::Lifelink,
    Keyword::Deathtouch,
    Keyword::Indestructible,
    Keyword::Wither,
    Keyword::Infect,
    Keyword::Persist,
    Keyword::Undying,
    Keyword::UmbraArmor,
    Keyword::Madness,
    Keyword::Flashback,
    Keyword::Devour(2),
    Keyword::Dredge(3),
];

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
            if has_form(ability) {
                CollapsingHeader::new("Change it").id_salt("form").show(ui, |ui| {
                    if let Some(changed) = changed(ui, form, ability) {
                        send(queue, Edit::Object(at, ObjectEdit::Ability(place, Box::new(changed))));
                    }
                });
            }
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

/// Whether there is a form for it; the others are changed as text.
const fn has_form(ability: &Ability) -> bool {
    match ability {
        Ability::Effect(_)
        | Ability::Restriction(Restriction::Cant(_) | Restriction::CantBePrevented(_))
        | Ability::Triggered { .. }
        | Ability::Instructions(_)
        | Ability::Opaque(_) => true,
        Ability::Restriction(Restriction::CantBeRegenerated(_) | Restriction::CountersAtMost(..))
        | Ability::Continuous(_)
        | Ability::StateTriggered { .. }
        | Ability::Keyword(_) => false,
    }
}

/// The form of an ability; the ability as it is now, when something was changed.
fn changed(ui: &mut Ui, form: Form<'_>, ability: &Ability) -> Option<Ability> {
    let mut new = ability.clone();
    match &mut new {
        Ability::Effect(effect) => {
            if let Some(changed) = form.show(ui, effect) {
                *effect = changed;
            }
        }
        Ability::Restriction(Restriction::Cant(pattern) | Restriction::CantBePrevented(pattern)) => {
            form.pattern(ui, pattern);
        }
        Ability::Triggered { when, prevented, does } => {
            form.pattern(ui, when);
            if let Some(is_so) = check(ui, "When such damage is prevented", *prevented) {
                *prevented = is_so;
            }
            form.does(ui, does);
        }
        Ability::Instructions(does) => form.does(ui, does),
        Ability::Opaque(words) => {
            if let Some(changed) = line::show(ui, "words", "What it does, in your own words", words) {
                *words = changed;
            }
        }
        Ability::Restriction(Restriction::CantBeRegenerated(_) | Restriction::CountersAtMost(..))
        | Ability::Continuous(_)
        | Ability::StateTriggered { .. }
        | Ability::Keyword(_) => {}
    }
    (new != *ability).then_some(new)
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
            for one in KEYWORDS {
                if ui.button(capital(&keyword(&one))).clicked() {
                    chosen = Some(Ability::Keyword(one));
                }
            }
        });
    });
    if let Some(ability) = chosen {
        send(queue, Edit::Object(at, ObjectEdit::AddAbility(Box::new(ability))));
    }
}

/// Abilities that are no such effects.
fn others() -> [(&'static str, Ability); 4] {
    let gain = Pattern::new(EventPattern::GainLife { who: Who::Opponents });
    let damage = Pattern::new(EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None });
    [
        ("Something can't happen", Ability::Restriction(Restriction::Cant(gain.clone()))),
        ("Damage can't be prevented", Ability::Restriction(Restriction::CantBePrevented(damage))),
        ("A triggered ability", Ability::Triggered { when: gain, prevented: false, does: Vec::new() }),
        ("Something in your own words", Ability::Opaque("Something that changes nothing here".to_owned())),
    ]
}
