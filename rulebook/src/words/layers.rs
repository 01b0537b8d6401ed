//! What an object is, layer by layer, in words: what made what of it and why in this order, and what did not apply.

mod made;
mod order;
mod unapplied;

use super::grammar::{list, possessive};
use super::vocabulary::{Vocabulary, color};
use super::{Sentence, Words, card};
use language::board::Change;
use language::rule::{Rule, Switch};
use statements::layers::{ByLayer, Layer, LayerStep, Look, Made, MadeBy, Maker, Start, WhyNot};

/// What is said of an object, layer by layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayersTold {
    /// What the object is called.
    pub object: String,
    /// With what it begins.
    pub start: Sentence,
    /// What is applied to it, in order.
    pub steps: Vec<StepTold>,
    /// What it is after all layers: "3/3 Artifact Creature, colorless, under Alice's control".
    pub is: String,
    /// What is not applied to it.
    pub unapplied: Vec<UnappliedTold>,
}

/// What is said of something that is applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepTold {
    /// The layer by its number at the date: `7b`. None of what the rules do to size beside the layers.
    pub layer: Option<&'static str>,
    /// What is done, by what, and why it comes when it comes.
    pub said: Sentence,
    /// What is different then: "3/3". Empty where nothing is, or the sentence says it.
    pub then: String,
}

/// What is said of an effect that is not applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnappliedTold {
    /// What it would do.
    pub effect: String,
    /// Why it does not.
    pub said: Sentence,
    /// Whether it never could: it looks at its own source, or at other zones.
    pub is_elsewhere: bool,
}

impl StepTold {
    /// The whole sentence: "Layer 7b: Hush's effect sets Bear's power and toughness to 1/1."
    pub fn sentence(&self) -> Sentence {
        let place = self.layer.map(|layer| format!("Layer {layer}: ")).unwrap_or_default();
        Sentence { text: place + &self.said.text, rules: self.said.rules.clone() }
    }
}

impl Words<'_> {
    /// What an object is, layer by layer.
    pub fn by_layer(self, told: &ByLayer) -> LayersTold {
        let befores = std::iter::once(&told.first).chain(told.steps.iter().map(|step| &step.after));
        let steps = told.steps.iter().zip(befores);
        LayersTold {
            object: self.object(told.object).to_owned(),
            start: self.layer_start(told),
            steps: steps.map(|(step, before)| self.layer_step(told, step, before)).collect(),
            is: self.look(told.look()),
            unapplied: told.unapplied.iter().map(|one| self.unapplied(told, one)).collect(),
        }
    }

    /// What an object is, in a line.
    pub fn look(self, look: &Look) -> String {
        let mut parts = vec![size_and_types(look), colors(look)];
        parts.extend(look.controller.map(|who| format!("under {} control", possessive(self.player(who)))));
        parts.join(", ")
    }

    fn layer_start(self, told: &ByLayer) -> Sentence {
        let object = self.object(told.object);
        let with = match told.start {
            Start::Printed => "begins as",
            Start::BackFace => "begins with its back face up, as",
        };
        self.say(format!("{object} {with} {}", self.look(&told.first)), &[Rule::Layers])
    }

    fn layer_step(self, told: &ByLayer, step: &LayerStep, before: &Look) -> StepTold {
        let layer = self.step_number(step);
        let (done, of_rule) = self.layer_done(told, step);
        let mut rules = vec![of_rule.unwrap_or_else(|| rule_of(step.layer))];
        let order = self.layer_order(told.object, step, &mut rules);
        let nothing = if step.changes_nothing { ", which changes nothing" } else { "" };
        let said = self.say(format!("{done}{order}{nothing}"), &rules);
        let then = if says_it_all(step) { String::new() } else { self.different(before, &step.after) };
        StepTold { layer, said, then }
    }

    /// The number of the layer of a step: copies and what is face down have sublayers in later texts.
    fn step_number(self, step: &LayerStep) -> Option<&'static str> {
        let has_sublayers = self.has_rule(Rule::LayerFaceDown);
        match step.from {
            Maker::Copied if has_sublayers => Some("1a"),
            Maker::FaceDown if has_sublayers => Some("1b"),
            Maker::NoCreature | Maker::NoNumber => None,
            Maker::Copied
            | Maker::FaceDown
            | Maker::Ability(_)
            | Maker::Resolved(_)
            | Maker::Entering
            | Maker::Bestowed
            | Maker::Designation(_)
            | Maker::KeywordCounters(_)
            | Maker::Gained
            | Maker::Counters(_) => Some(self.layer_number(step.layer)),
        }
    }

    /// What is different between two looks.
    fn different(self, before: &Look, after: &Look) -> String {
        let mut parts = Vec::new();
        let (was, is) = (&before.is, &after.is);
        let size = (is.power, is.toughness) != (was.power, was.toughness);
        let types = (&is.types, &is.subtypes, &is.supertypes) != (&was.types, &was.subtypes, &was.supertypes);
        parts.extend((size && !types).then(|| size_of(after)));
        parts.extend(types.then(|| size_and_types(after)));
        parts.extend((is.colors != was.colors).then(|| colors(after)));
        let holder = after.controller.filter(|_| after.controller != before.controller);
        parts.extend(holder.map(|who| format!("under {} control", possessive(self.player(who)))));
        parts.join(", ")
    }

    /// The number of a layer at the date.
    pub fn layer_number(self, layer: Layer) -> &'static str {
        layer_number(self.vocabulary(), layer)
    }
}

/// Whether the words for what a step does say what the object is then.
fn says_it_all(step: &LayerStep) -> bool {
    let sets = |made: &Made| matches!(made, Made::Stated(Change::SetPowerToughness(..)));
    let is_plain = matches!(step.layer, Layer::Control | Layer::Colors | Layer::Abilities);
    is_plain || matches!(step.from, Maker::NoCreature) || step.does.iter().any(sets)
}

/// The number of a layer at a date: "7b".
pub fn layer_number(words: Vocabulary, layer: Layer) -> &'static str {
    let on = |switch: Switch| switch.in_force(words.date());
    let (number, before) = match layer {
        Layer::Copy => ("1", "1"),
        Layer::Control => ("2", "2"),
        Layer::Types => ("4", "4"),
        Layer::Colors => ("5", "5"),
        Layer::Abilities => ("6", "5"),
        Layer::Defines => ("7a", "6a"),
        Layer::Sets => ("7b", "6b"),
        Layer::Modifies => ("7c", "6d"),
        Layer::Counters => (if on(Switch::CountersLast) { "7d" } else { "7c" }, "6c"),
        Layer::Switches => (if on(Switch::CountersLast) { "7e" } else { "7d" }, "6e"),
    };
    if on(Switch::ColorsApart) { number } else { before }
}

/// The rule of a layer.
const fn rule_of(layer: Layer) -> Rule {
    match layer {
        Layer::Copy => Rule::LayerCopy,
        Layer::Control => Rule::LayerControl,
        Layer::Types => Rule::LayerTypes,
        Layer::Colors => Rule::LayerColors,
        Layer::Abilities => Rule::LayerAbilities,
        Layer::Defines => Rule::LayerDefines,
        Layer::Sets => Rule::LayerSets,
        Layer::Modifies => Rule::LayerModifies,
        Layer::Counters => Rule::LayerCounters,
        Layer::Switches => Rule::LayerSwitches,
    }
}

fn size_of(look: &Look) -> String {
    match (look.is.power, look.is.toughness) {
        (Some(power), Some(toughness)) => format!("{power}/{toughness}"),
        (Some(_) | None, None) | (None, Some(_)) => "no power and toughness".to_owned(),
    }
}

/// "3/3 Artifact Creature".
fn size_and_types(look: &Look) -> String {
    let types = card::types(&look.is);
    match (look.is.power, look.is.toughness) {
        (Some(power), Some(toughness)) => format!("{power}/{toughness} {types}"),
        (Some(_) | None, None) | (None, Some(_)) => types,
    }
}

fn colors(look: &Look) -> String {
    let colors: Vec<&str> = look.is.colors.iter().map(|one| color(*one)).collect();
    if colors.is_empty() { "colorless".to_owned() } else { list(&colors) }
}

/// What is applied to an object, as a fact has it: "7b of Hush, 7c of counters".
pub fn steps(words: Vocabulary, steps: &[(Layer, MadeBy)]) -> String {
    let one = |(layer, from): &(Layer, MadeBy)| format!("{} {}", layer_number(words, *layer), made_by(from));
    if steps.is_empty() { "nothing".to_owned() } else { steps.iter().map(one).collect::<Vec<_>>().join(", ") }
}

fn made_by(from: &MadeBy) -> String {
    match from {
        MadeBy::Of(source) => source.clone(),
        MadeBy::Copied => "as a copy".to_owned(),
        MadeBy::FaceDown => "as it is face down".to_owned(),
        MadeBy::Resolved => "what has resolved".to_owned(),
        MadeBy::Bestowed => "being bestowed".to_owned(),
        MadeBy::Entering => "what it gained as it entered".to_owned(),
        MadeBy::Designation => "a designation".to_owned(),
        MadeBy::KeywordCounters => "keyword counters".to_owned(),
        MadeBy::Gained => "who gained control".to_owned(),
        MadeBy::Counters => "counters".to_owned(),
        MadeBy::Rule => "the rules on size".to_owned(),
    }
}

/// Why an effect does nothing to an object, in a few words.
pub const fn why_unchanged(why: WhyNot) -> &'static str {
    match why {
        WhyNot::NotSuch => "it is not what that looks for",
        WhyNot::OnlyItself => "that looks at itself only",
        WhyNot::OtherZone => "that looks at other zones",
        WhyNot::AbilityLost => "the ability is lost before it begins",
        WhyNot::ConditionNotMet => "what that asks for is not so",
        WhyNot::NotFunctioning => "the ability does not function where it is",
        WhyNot::PhasedOut => "it is phased out",
        WhyNot::SourcePhasedOut => "what has that ability is phased out",
        WhyNot::ControlKept => "control of it can't be gained",
    }
}
