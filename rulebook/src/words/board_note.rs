//! Notes of a board, in words.

use super::grammar::{list, quoted};
use super::{Sentence, Words};
use language::rule::Rule;
use statements::note::{About, Note, Stays};

impl Words<'_> {
    /// What there is to know about something on the board that does nothing there. Where it stands is [`Note::at`].
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of note")]
    pub fn board_note(self, note: &Note) -> Sentence {
        let zone = |zone| self.vocabulary().zone(zone);
        match &note.about {
            About::FunctionsElsewhere { object, zone: is_in } => {
                let place = self.vocabulary().in_zone(*is_in, "a");
                let clause = format!(
                    "this ability of {object} does nothing here: {object} is {place}, and it functions elsewhere"
                );
                self.say(clause, &[])
            }
            About::NoSuchEvent { effect } => {
                let clause = format!("nothing happens here that {effect} looks at");
                self.say(clause, &[Rule::ApplyContinuously])
            }
            About::NothingForAbility { object: Some(object) } => {
                self.say(format!("nothing happens here that this ability of {object} is about"), &[])
            }
            About::NothingForAbility { object: None } => {
                self.say("nothing happens here that this is about", &[])
            }
            About::AffectsNobody { object } => {
                self.say(format!("there is nothing here that this ability of {object} affects"), &[])
            }
            About::IsPhasedOut { object } => {
                let clause = format!(
                    "{object} is phased out all the time: it is treated as if it did not exist, and does nothing"
                );
                self.say(clause, &self.known(&[Rule::PhasedOut]))
            }
            About::MadeForAnother { effect, object, phased: true } => {
                let clause = format!(
                    "{effect} was made for {object}, and has ended: {object} phased out, and no effect for a time goes on after that"
                );
                self.say(clause, &self.known(&[Rule::PhasingEndsEffects, Rule::SamePermanent]))
            }
            About::MadeForAnother { effect, object, phased: false } => {
                self.say(made_for_another(effect, object), &[Rule::NewObject])
            }
            About::NoIt { object } => self.say(no_it(object), &[]),
            About::TwoZones(one, other) => {
                let (one, other) = (zone(*one), zone(*other));
                self.say(format!("nothing matches this: nothing is in {one} and in {other} at once"), &[])
            }
            About::NeverSo => {
                self.say("nothing matches this, whatever there is: it asks for its own opposite", &[])
            }
            About::ChosenInside(name) => {
                let clause = format!(
                    "{} was chosen inside an instruction, and is not known after it: this means nothing",
                    quoted(name)
                );
                self.say(clause, &[])
            }
            About::AffectsNothing => self.say("there is nothing that this could happen to", &[]),
            About::SoAlready => self.say("nothing comes of this: it is so already, or it is nothing", &[]),
            About::NotTurned { object, because } => self.say(not_turned(object, *because), &[]),
            About::NoCombatDamage => {
                self.say("no combat damage is dealt here: nothing on the board asks for it", &[])
            }
            About::AttacksUnsaid { object } => {
                let clause = format!("{object} assigns no combat damage: it is not said whom it attacks");
                self.say(clause, &[Rule::CombatDamageAssigned])
            }
            About::BlocksUnsaid { object } => {
                let clause = format!("{object} assigns no combat damage: it is not said what it blocks");
                self.say(clause, &[Rule::CombatDamageAssigned])
            }
            About::NotAsked => {
                self.say("nothing on the board asks for what is told here of the past, in these words", &[])
            }
            About::NotDeclared { object, attackers } => self.not_declared(object, *attackers),
            About::NeverResolves(spell) => {
                let clause = format!(
                    "{spell} waits on the stack, and nothing here resolves it: what it says does not happen"
                );
                self.say(clause, &[])
            }
            About::WhichAbility { object, called } => {
                if called.is_empty() {
                    let clause = format!(
                        "no ability of {object} is activated: none is called so, and its only one needs no name, as in \
                         `activate {object}`"
                    );
                    return self.say(clause, &[]);
                }
                let called: Vec<String> = called.iter().map(|name| quoted(name)).collect();
                let clause = format!(
                    "no ability of {object} is activated: say which is meant, as in `activate NAME of {object}`; \
                     they are called {}",
                    list(&called)
                );
                self.say(clause, &[])
            }
            About::WithoutX(object) => {
                let clause =
                    format!("X of {object} is 0: no other value is said, as in `cast {object} with X as 2`");
                self.say(clause, &[])
            }
            About::UnsaidMana(spell) => {
                let clause = format!(
                    "what mana was spent on {spell} is not said, so none counts; a board file says it in `cast` of \
                     the object, as `spent` or `mana`"
                );
                self.say(clause, &[])
            }
            About::NoDefense(battle) => {
                let clause = format!(
                    "{battle} enters without defense counters: its printed defense is not known here, so they are \
                     written with the event, or as an effect by which it enters with them"
                );
                self.say(clause, &[])
            }
        }
    }

    /// Something has to attack or block, and nothing on the board declares that.
    fn not_declared(self, object: &str, attackers: bool) -> Sentence {
        let (deed, declared, rule) = if attackers {
            ("attack", "attackers", Rule::AttacksRequired)
        } else {
            ("block or become blocked", "blockers", Rule::BlocksRequired)
        };
        let clause = format!(
            "{object} says what has to {deed}, and nothing here declares {declared}: it is not looked at"
        );
        self.say(clause, &self.known(&[rule]))
    }
}

/// An effect has ended with what it was made for.
fn made_for_another(effect: &str, object: &str) -> String {
    format!(
        "{effect} was made for {object} as that was then, and has ended: it left, and no effect follows it \
         there"
    )
}

/// An ability speaks of an object, and none is meant.
fn no_it(object: &str) -> String {
    format!(
        "an ability of {object} says \"it\" of what it triggers on, and that is about no one object it could find"
    )
}

/// Why a permanent stays as it is.
pub(super) fn not_turned(object: &str, because: Stays) -> String {
    match because {
        Stays::TwoFaces => format!("{object} has two faces, and so it can't be turned face down"),
        Stays::Modal => format!("{object} is a modal double-faced card, and so it doesn't transform"),
        Stays::OneFace => format!("{object} has only one face, and so it doesn't transform"),
        Stays::EntersWithOneFace => {
            format!("{object} has only one face, and so it doesn't enter with its back face up")
        }
        Stays::FaceDown => format!("{object} is face down, and so it doesn't transform"),
        Stays::TransformedSince => {
            format!("{object} has transformed meanwhile, and so it doesn't transform again")
        }
        Stays::IntoASpell => {
            format!("the other face of {object} is an instant or sorcery, and so it doesn't transform")
        }
        Stays::Monstrous => format!("{object} is monstrous already, and so monstrosity does nothing to it"),
        Stays::NoPermanentCard => {
            format!("{object} is an instant or sorcery card: it is revealed and stays face down")
        }
    }
}
