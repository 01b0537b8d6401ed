//! Words for what a ruling says.

use engine::answer::{Fact, Paths};
use engine::effect::Tier;
use engine::ids::{EffectId, PlayerId};
use engine::ruling::{Completion, Judged, Reason, Ruling};
use petgraph::graph::{EdgeIndex, NodeIndex};

/// Puts one ruling into words.
#[derive(Clone, Copy)]
pub struct Say<'a> {
    ruling: &'a Ruling,
}

impl<'a> Say<'a> {
    /// Words for a ruling.
    pub fn new(ruling: &'a Ruling) -> Self {
        Self { ruling }
    }

    /// What is about to happen, part by part, with how deep each part is contained in another.
    pub fn pending(&self, at: NodeIndex) -> Vec<(usize, String)> {
        self.ruling.pending(at).iter().map(|p| (0, format!("{:?}", p.happening))).collect()
    }

    /// What is about to happen, in a few words.
    pub fn short(&self, at: NodeIndex) -> String {
        self.pending(at).into_iter().map(|(_, words)| words).collect::<Vec<_>>().join(", ")
    }

    /// Who picks, and why it is that player.
    pub fn orderer(&self, at: NodeIndex) -> Option<String> {
        self.ruling.orderer(at).map(|p| format!("{} orders", self.player(p)))
    }

    /// The question that is open.
    pub fn asked(&self, at: NodeIndex) -> Option<String> {
        self.ruling.asked(at).map(|a| format!("{:?}", a.question))
    }

    /// A player's name.
    pub fn player(&self, id: PlayerId) -> String {
        self.ruling.player(id).to_owned()
    }

    /// What an effect is called.
    pub fn effect(&self, id: EffectId) -> String {
        self.ruling.effect(id).label.to_owned()
    }

    /// What an effect does.
    pub fn does(&self, id: EffectId) -> String {
        format!("{:?}", self.ruling.effect(id).effect.rewrite)
    }

    /// Why an effect is not offered.
    pub fn reason(&self, _judged: &Judged, reason: Reason) -> String {
        format!("{reason:?}")
    }

    /// The number of the rule behind a reason, at the date of the ruling.
    pub fn rule(&self, reason: Reason) -> Option<String> {
        Some(reason.rule().key().to_owned())
    }

    /// What a step is, in a few words.
    pub fn step(&self, step: EdgeIndex) -> String {
        format!("{:?}", self.ruling.graph()[step])
    }

    /// Something that is true of an outcome.
    pub fn fact(&self, fact: &Fact) -> String {
        format!("{fact:?}")
    }

    /// How many ways there are.
    pub fn paths(paths: Paths) -> String {
        match paths {
            Paths::Exactly(n) => n.to_string(),
            Paths::MoreThan => format!("more than {}", u128::MAX),
            Paths::Endless => "endless".to_owned(),
        }
    }

    /// How many ways there are, as part of a sentence.
    pub fn ways(&self, paths: Paths) -> String {
        match paths {
            Paths::Exactly(1) => "1 way".to_owned(),
            Paths::Exactly(_) | Paths::MoreThan => format!("{} ways", Self::paths(paths)),
            Paths::Endless => "ways without end".to_owned(),
        }
    }

    /// What a tier is called.
    pub fn tier(&self, tier: Tier) -> String {
        format!("{tier:?}")
    }

    /// The number of the rule by which a step is taken.
    pub fn rule_of_step(&self, _step: EdgeIndex) -> Option<String> {
        None
    }

    /// Whether the ruling is whole, and why not.
    pub fn completion(&self) -> &'static str {
        match self.ruling.completion() {
            Completion::Whole => "whole",
            Completion::NodeLimit => "not whole: stopped at the limit of moments",
            Completion::ByteLimit => "not whole: stopped at the limit of memory",
            Completion::Cancelled => "not whole: stopped by hand",
            Completion::TooLarge => "not whole: on some way an amount is too large to count",
        }
    }
}
