//! Why an effect is not applied to an object.

use super::{UnappliedTold, layer_number, rule_of};
use crate::words::grammar::{list, possessive, sentence};
use crate::words::{Voice, Words};
use language::rule::Rule;
use language::select::What;
use statements::layers::{ByLayer, Layer, Unapplied, WhyNot};

impl<'a> Words<'a> {
    pub(super) fn unapplied(self, told: &ByLayer, one: &Unapplied) -> UnappliedTold {
        let voice = self.side_of(one);
        let (said, rules) = self.why_not(told, one);
        UnappliedTold {
            effect: sentence(&voice.continuous(&one.continuous)),
            said: self.say(said, &rules),
            is_elsewhere: matches!(one.why, WhyNot::OnlyItself | WhyNot::OtherZone),
        }
    }

    fn side_of(self, one: &Unapplied) -> Voice<'a> {
        Voice::of(self.vocabulary(), Some(self.player(one.you)), Some(self.object(one.source)))
    }

    fn why_not(self, told: &ByLayer, one: &Unapplied) -> (String, Vec<Rule>) {
        let (it, source) = (self.object(told.object), self.object(one.source));
        let effect = format!("{} effect", possessive(source));
        match one.why {
            WhyNot::NotSuch if one.source == told.object && one.unmet.contains(&not_this()) => {
                (format!("{effect} looks only at others"), Vec::new())
            }
            WhyNot::NotSuch => {
                let when = layer_number(self.vocabulary(), one.layer);
                let unmet: Vec<String> = one.unmet.iter().map(|what| self.is_not(told, one, what)).collect();
                let said = format!("in layer {when} {effect} does not apply: {}", list(&unmet));
                (said, vec![rule_of(one.layer)])
            }
            WhyNot::OnlyItself => (format!("{effect} looks only at {source} itself"), Vec::new()),
            WhyNot::OtherZone => {
                let zone = self.vocabulary().in_zone(one.zone, "a");
                (format!("{effect} looks at other zones, and {it} is {zone}"), Vec::new())
            }
            WhyNot::AbilityLost => {
                let to = one.lost_to.as_ref().map(|taker| self.maker(one.source, taker));
                let to = to.map(|taker| format!(": {taker} has taken it")).unwrap_or_default();
                let (lost, begins) = (self.layer_number(Layer::Abilities), self.layer_number(one.layer));
                let said = if lost == begins {
                    format!("{source} has lost the ability in layer {lost} before that begins{to}")
                } else {
                    format!("{source} has lost the ability in layer {lost}, before layer {begins}{to}")
                };
                (said, vec![Rule::LayerAbilities, Rule::EffectGoesOn])
            }
            WhyNot::ConditionNotMet => {
                let when = self.layer_number(one.layer);
                let voice = self.side_of(one);
                let not_so = voice.not_so(&one.continuous.only_if);
                let said = format!("in layer {when} {effect} does not apply: {not_so}");
                (said, vec![rule_of(one.layer)])
            }
            WhyNot::NotFunctioning => {
                let zone = self.vocabulary().in_zone(one.zone, "a");
                (
                    format!("{} ability does not function {zone}", possessive(source)),
                    vec![Rule::AbilitiesFunction],
                )
            }
            WhyNot::PhasedOut => (format!("{it} is phased out"), vec![Rule::PhasedOut]),
            WhyNot::SourcePhasedOut => (format!("{source} is phased out"), vec![Rule::PhasedOut]),
            WhyNot::ControlKept => {
                let when = self.layer_number(one.layer);
                let said =
                    format!("in layer {when} {effect} does not apply: control of {it} can't be gained");
                (said, vec![Rule::LayerControl, Rule::CantEffects])
            }
        }
    }

    /// What an object is not: "Bear is not a creature"; of what it must not be, that it is. Where later layers change it, it was
    /// not so before them.
    fn is_not(self, told: &ByLayer, one: &Unapplied, what: &What) -> String {
        let (voice, it) = (self.side_of(one), self.object(told.object));
        let later = told.steps.iter().any(|step| step.layer > one.layer);
        let (is, then) = if later { ("was", " before the layers after that") } else { ("is", "") };
        if let What::Not(what) = what {
            return format!("{it} {is} {}{then}", voice.is_one_of(what));
        }
        format!("{it} {is} not {}{then}", voice.is_one_of(what))
    }
}

/// "Another than this."
fn not_this() -> What {
    What::Not(Box::new(What::This))
}
