//! What is done to an object in a layer, and by what.

use crate::words::grammar::{a, list, possessive};
use crate::words::vocabulary::{card_type, color, counter, counters, designation, supertype};
use crate::words::{Voice, Words};
use language::board::Change;
use language::board::subtypes::EVERY_CREATURE_TYPE;
use language::rule::Rule;
use statements::ids::ObjectId;
use statements::layers::{ByLayer, LayerStep, Made, Maker, Until};

impl Words<'_> {
    /// What a step does, as a clause, and the rule that says so where that is not the one of the layer.
    pub(super) fn layer_done(self, told: &ByLayer, step: &LayerStep) -> (String, Option<Rule>) {
        let it = self.object(told.object);
        match &step.from {
            Maker::Copied if step.after.is.name.is_empty() => (format!("{it} is a copy"), None),
            // It may be no copy: what sets its size as it enters is copiable, too.
            Maker::Copied if step.after.is.name == told.first.is.name => {
                (format!("{it} is what it became as it entered, or as it was copied"), None)
            }
            Maker::Copied => (format!("{it} is a copy of {}", step.after.is.name), None),
            Maker::FaceDown => (format!("{it} is face down"), Some(self.rule_of_face_down())),
            Maker::Counters(all) => {
                let all: Vec<String> =
                    all.iter().map(|&(kind, many)| counters(self.ruling.counter(kind), many)).collect();
                (format!("there are {} on {it}", list(&all)).replacen("are a", "is a", 1), None)
            }
            Maker::NoCreature => {
                (format!("{it} is no creature, and has no power and toughness"), Some(Rule::NoncreatureSize))
            }
            Maker::NoNumber => {
                (format!("{it} is a creature without a number, and so has 0"), Some(Rule::SizeIsZero))
            }
            Maker::Ability(_)
            | Maker::Resolved(_)
            | Maker::Entering
            | Maker::Bestowed
            | Maker::Designation(_)
            | Maker::KeywordCounters(_)
            | Maker::Gained => {
                let does: Vec<String> = step.does.iter().map(|made| self.made(made, it)).collect();
                (format!("{} {}", self.maker(told.object, &step.from), list(&does)), None)
            }
        }
    }

    /// The rule of what is face down, if the text of the date has one of its own.
    fn rule_of_face_down(self) -> Rule {
        if self.has_rule(Rule::LayerFaceDown) { Rule::LayerFaceDown } else { Rule::FaceDown }
    }

    /// What does something in a layer, as a subject.
    pub(super) fn maker(self, object: ObjectId, from: &Maker) -> String {
        match from {
            Maker::Ability(source) if *source == object => {
                format!("{} own ability", possessive(self.object(object)))
            }
            Maker::Ability(source) => possessive(self.object(*source)) + " effect",
            Maker::Resolved(Until::Turn) => "an effect until the turn ends".to_owned(),
            Maker::Resolved(Until::Combat) => "an effect until the combat phase ends".to_owned(),
            Maker::Resolved(Until::TurnOf(who)) => {
                format!("an effect until {} next turn", possessive(self.player(*who)))
            }
            Maker::Resolved(Until::UntapOf(who)) => {
                format!("an effect until {} next untap step is over", possessive(self.player(*who)))
            }
            Maker::Resolved(Until::AsLongAs { what, .. }) => {
                format!("an effect that lasts as long as {} does", self.object(*what))
            }
            Maker::Resolved(Until::Never) => "an effect without an end".to_owned(),
            Maker::Entering => "what it gained as it entered".to_owned(),
            Maker::Bestowed => "being bestowed".to_owned(),
            Maker::Designation(one) => format!("being {}", designation(*one)),
            Maker::KeywordCounters(kind) => format!("a {} counter", counter(self.ruling.counter(*kind))),
            Maker::Gained => "an earlier event".to_owned(),
            Maker::Copied => "being a copy".to_owned(),
            Maker::FaceDown => "being face down".to_owned(),
            Maker::Counters(_) => "its counters".to_owned(),
            Maker::NoCreature | Maker::NoNumber => "the rules".to_owned(),
        }
    }

    /// What is done to an object, after what does it: "sets its power and toughness to 1/1".
    fn made(self, made: &Made, it: &str) -> String {
        match made {
            Made::Control(Some(who)) => format!("puts {it} under {} control", possessive(self.player(*who))),
            Made::Control(None) => "gives control to nobody".to_owned(),
            Made::Boost(power, toughness) => format!("gives {it} {power:+}/{toughness:+}"),
            Made::SetPower(power) => format!("sets {} power to {power}", possessive(it)),
            Made::SetToughness(toughness) => format!("sets {} toughness to {toughness}", possessive(it)),
            Made::Stated(change) => self.stated(change, it),
        }
    }

    fn stated(self, change: &Change, it: &str) -> String {
        match change {
            Change::AddType(kind) => format!("makes {it} also {}", a(card_type(*kind))),
            Change::LoseType(kind) => format!("makes {it} no {}", card_type(*kind)),
            Change::SetTypes(kinds) if kinds.is_empty() => format!("takes all card types from {it}"),
            Change::SetTypes(kinds) => {
                let kinds: Vec<&str> = kinds.iter().map(|kind| card_type(*kind)).collect();
                format!("makes {it} {} and nothing else", a(&kinds.join(" ")))
            }
            Change::AddSubtype(name) if name == EVERY_CREATURE_TYPE => format!("makes {it} of {name}"),
            Change::AddSubtype(name) => format!("makes {it} also {}", a(name)),
            Change::SetLandTypes(names) if names.is_empty() => format!("takes all land types from {it}"),
            Change::SetLandTypes(names) => {
                let names = a(&names.join(" "));
                let lost = if change.takes_abilities() { ", and takes its other abilities" } else { "" };
                format!("makes {it} {names} and of no other land type{lost}")
            }
            Change::SetCreatureTypes(names) => {
                format!("makes {it} {} and of no other creature type", a(&names.join(" ")))
            }
            Change::LoseKeyword(name) => format!("takes {} of {it}", name.words()),
            Change::AddSupertype(kind) => format!("makes {it} also {}", supertype(*kind)),
            Change::SetColors(colors) if colors.is_empty() => format!("makes {it} colorless"),
            Change::SetColors(colors) => {
                let colors: Vec<&str> = colors.iter().map(|one| color(*one)).collect();
                format!("makes {it} {}", list(&colors))
            }
            Change::AddColor(one) => format!("makes {it} also {}", color(*one)),
            Change::AddAbility(ability) => {
                let had = Voice::of(self.vocabulary(), None, None).had(ability);
                format!("gives {it} {had}")
            }
            Change::Bind(ability) => {
                let had = Voice::of(self.vocabulary(), None, None).had(ability);
                format!("binds {it} by {had}")
            }
            Change::LoseAbilities => format!("takes all abilities of {it}"),
            Change::SwitchPowerToughness => format!("switches {} power and toughness", possessive(it)),
            Change::SetPowerToughness(power, toughness) => {
                format!("sets {} power and toughness to {power}/{toughness}", possessive(it))
            }
            Change::ModifyPowerToughness(power, toughness) => format!("gives {it} {power:+}/{toughness:+}"),
            // Whom and how much they speak of is told with them.
            Change::Control(_)
            | Change::Boost(_)
            | Change::ModifyTimes(..)
            | Change::SetPower(_)
            | Change::SetToughness(_) => String::new(),
        }
    }
}
