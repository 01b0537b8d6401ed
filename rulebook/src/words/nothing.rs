//! What comes to nothing, and why, in words.

use super::grammar::quoted;
use super::phrase::Voice;
use super::{Sentence, Words};
use language::board::PlayerDesignation;
use language::event::DeedKind;
use language::rule::Rule;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId};
use statements::lacking::Nothing;
use statements::part::Part;

impl<'a> Words<'a> {
    /// What comes to nothing, and why.
    pub(super) fn nothing(self, nothing: &Nothing) -> Sentence {
        let of_part = |part: &Part| self.noun(&part.happening);
        match nothing {
            Nothing::Nobody { source, you, instruction } => {
                let said = quoted(&self.voice_of(*source, *you).instruction(instruction));
                self.impossible(format!("nothing comes of {said}: there is nothing that it could happen to"))
            }
            Nothing::NotSo { source, you, condition } => {
                let voice = self.voice_of(*source, *you);
                let not_so = voice.not_so(std::slice::from_ref(condition));
                self.say(format!("nothing more is done: {not_so}"), &[])
            }
            Nothing::NotSuch { source, you, what, such, sacrificed } => {
                let not_so = self.voice_of(*source, *you).is_not(self.object(*what), such);
                let rule = if *sacrificed { Rule::SacrificeOwn } else { Rule::ImpossibleIgnored };
                let rule = Some(rule).filter(|&rule| self.has_rule(rule));
                self.say(format!("{not_so}, and so nothing of the kind happens to it"), rule.as_slice())
            }
            Nothing::PhasedSince(what) => {
                let clause = format!(
                    "{} has phased out since it was meant, and so nothing of the kind happens to it",
                    self.object(*what)
                );
                self.say(clause, &self.known(&[Rule::PhasingEndsEffects, Rule::SamePermanent]))
            }
            Nothing::SameLife { players: [one, other], mates } => {
                let (one, other) = (self.player(*one), self.player(*other));
                let rule = mates.then_some(Rule::TeamExchange).filter(|&rule| self.has_rule(rule));
                let clause = if rule.is_some() {
                    format!("{one} and {other} are of one team, and so don't exchange life totals")
                } else {
                    format!("{one} and {other} have the same life total, and so exchange nothing")
                };
                self.say(clause, rule.as_slice())
            }
            Nothing::IllegalDealer => self.say(
                "no damage is dealt: what was to deal it has become an illegal target",
                &[Rule::LastKnownTargets],
            ),
            Nothing::NoDealer => {
                self.impossible("no damage is dealt: there is nothing that was to deal it".to_owned())
            }
            Nothing::None(part) => {
                let rule = matches!(part.happening, Happening::GainLife { .. }).then_some(Rule::ZeroLife);
                let rules: Vec<Rule> = rule.into_iter().filter(|&rule| self.has_rule(rule)).collect();
                self.say(format!("nothing comes of {}: the number is 0", of_part(part)), &rules)
            }
            Nothing::Already(part) => {
                let rules: Vec<Rule> =
                    already(part).into_iter().filter(|&rule| self.has_rule(rule)).collect();
                self.say(format!("nothing comes of {}: it is so already", of_part(part)), &rules)
            }
            Nothing::NotThere(part) => {
                self.impossible(format!("nothing comes of {}: it is not where that could be", of_part(part)))
            }
        }
    }

    fn impossible(self, clause: String) -> Sentence {
        let rule = Some(Rule::ImpossibleIgnored).filter(|&rule| self.has_rule(rule));
        self.say(clause, rule.as_slice())
    }

    fn voice_of(self, source: Option<ObjectId>, you: PlayerId) -> Voice<'a> {
        Voice::of(self.vocabulary(), Some(self.player(you)), source.map(|source| self.object(source)))
    }
}

/// The rule by which what a part would bring about is so already.
fn already(part: &Part) -> Option<Rule> {
    let Happening::Deed { deed, .. } = part.happening else { return None };
    let Some(DeedKind::PlayerDesignation(one)) = deed.kind() else { return None };
    match one {
        PlayerDesignation::Monarch => Some(Rule::MonarchOne),
        PlayerDesignation::Initiative => Some(Rule::InitiativeOne),
        PlayerDesignation::CitysBlessing => None,
    }
}
