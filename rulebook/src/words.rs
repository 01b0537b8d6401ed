//! Statements of the engine as sentences that a tired judge understands.
//!
//! [`Voice`] says the data language: what a board, an event or an effect states. [`Words`] says what a ruling
//! states: what is about to happen, who orders and why, what is offered and what is not, steps and outcomes.

pub mod ask;
mod board_note;
pub mod card;
mod changed;
mod chronicle;
mod combat;
pub mod compare;
pub mod cost;
mod decided;
pub mod deeds;
mod division;
pub mod fact;
pub mod grammar;
mod grounds;
mod happening;
mod idle;
mod judged;
mod lacking;
mod lanes;
pub mod layers;
mod leaving;
mod left;
mod misfit;
mod notes;
mod nothing;
mod order;
pub mod origin;
mod outcome;
mod over;
mod pending;
pub mod phrase;
pub mod piece;
mod question;
pub mod reason;
pub mod rounds;
mod sentence;
mod stake;
pub mod state_based;
mod step;
pub mod switch;
pub mod tally;
pub mod things;
mod unread;
pub mod vocabulary;

pub use phrase::Voice;
pub use sentence::Sentence;
pub use vocabulary::Vocabulary;

use petgraph::graph::NodeIndex;

use crate::concordance::{Citation, number};
use crate::title::title;
use language::board::{Board, Object};
use language::rule::Rule;
use statements::account::Account;
use statements::ids::{CounterId, EffectId, ObjectId, PlayerId, Target};
use statements::origin::Origins;
use statements::verdict::Judged;

/// The words for one ruling.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    ruling: &'a dyn Account,
    board: Option<&'a Board>,
    origins: Option<&'a Origins>,
}

impl<'a> Words<'a> {
    /// Words for a ruling.
    pub const fn new(ruling: &'a dyn Account) -> Self {
        Self { ruling, board: None, origins: None }
    }

    /// The same with the board that was ruled on, which knows who controls the sources of effects.
    pub const fn on(self, board: &'a Board) -> Self {
        Self { board: Some(board), ..self }
    }

    /// The same with where the board's abilities came from.
    pub const fn with_origins(self, origins: &'a Origins) -> Self {
        Self { origins: Some(origins), ..self }
    }

    /// The words of the ruling's date.
    pub fn vocabulary(self) -> Vocabulary {
        Vocabulary::new(self.ruling.as_of())
    }

    /// A rule at the ruling's date.
    pub fn cite(self, rule: Rule) -> Citation {
        Citation::new(rule, self.ruling.as_of())
    }

    /// Whether the text of the ruling's date has this rule.
    fn has_rule(self, rule: Rule) -> bool {
        number(rule, self.ruling.as_of()).is_some()
    }

    fn say(self, text: impl AsRef<str>, rules: &[Rule]) -> Sentence {
        let mut cited: Vec<Citation> = Vec::with_capacity(rules.len());
        for citation in rules.iter().map(|&rule| self.cite(rule)) {
            // One paragraph may say several things.
            if cited.iter().all(|known| known.place() != citation.place()) {
                cited.push(citation);
            }
        }
        Sentence::new(text.as_ref(), cited)
    }

    /// A player's name.
    pub fn player(self, id: PlayerId) -> &'a str {
        self.ruling.player(id)
    }

    /// What an object is called.
    pub fn object(self, id: ObjectId) -> &'a str {
        self.ruling.object(id)
    }

    /// What a triggered ability is called: by its source, with what its words refer to, and with what it does where that
    /// alone tells it from another.
    pub fn ability_name(self, id: statements::ids::AbilityId) -> String {
        let name = self.ruling.ability_name(id);
        let Some(by) = self.ruling.ability_by_what_it_does(id) else { return name };
        let this = by.this.map(|this| self.object(this));
        let voice = Voice::of(self.vocabulary(), Some(self.player(by.you)), this);
        format!("{name} ({})", voice.instructions(by.does))
    }

    /// Words that the ruling keeps: of an opaque event, a chosen name or type.
    pub fn text(self, id: statements::ids::TextId) -> &'a str {
        self.ruling.text(id)
    }

    /// What is in front of "counter": "+1/+1".
    pub fn counter(self, id: CounterId) -> &'a str {
        vocabulary::counter(self.ruling.counter(id))
    }

    /// A player's name, or what an object is called.
    pub fn target(self, target: Target) -> &'a str {
        match target {
            Target::Player(id) => self.player(id),
            Target::Object(id) => self.object(id),
        }
    }

    /// What an effect is called, and which permanent it is from where its name does not say it.
    pub fn effect_name(self, id: EffectId) -> String {
        let shown = self.ruling.effect(id);
        let source =
            shown.source.map(|source| self.object(source)).filter(|name| !shown.label.contains(name));
        match (source, shown.of_rules) {
            (Some(source), _) => format!("{} of {source}", shown.label),
            (None, Some(rule)) if shown.label.is_empty() => format!("the rule on {}", title(rule)),
            (None, _) => shown.label.to_owned(),
        }
    }

    /// What an effect does, as a sentence, told as at the start.
    pub fn effect(self, id: EffectId) -> Sentence {
        self.say_effect(id, self.controller_at_the_start(id))
    }

    /// What an effect does, as a sentence, told at a moment for a part of the pending event. Both must be from
    /// [`Account::verdicts`].
    pub fn effect_at(self, at: NodeIndex, judged: &Judged) -> Sentence {
        self.say_effect(judged.effect, self.controller_at(at, judged))
    }

    fn say_effect(self, id: EffectId, controller: Option<&str>) -> Sentence {
        let shown = self.ruling.effect(id);
        self.say(self.voice(id, controller).effect(shown.effect), shown.of_rules.as_slice())
    }

    /// The voice of an effect: its controller is "you", its source is "this".
    fn voice<'v>(self, id: EffectId, controller: Option<&'v str>) -> Voice<'v>
    where
        'a: 'v,
    {
        let shown = self.ruling.effect(id);
        let this = shown.source.map(|source| self.object(source));
        Voice::of(self.vocabulary(), Some(controller.unwrap_or("its controller")), this)
    }

    fn controller_at(self, at: NodeIndex, judged: &Judged) -> Option<&'a str> {
        self.ruling.controller(at, judged.effect, judged.part).map(|id| self.player(id))
    }

    /// The name of the player who controls an effect at the start; for one that comes into force later, who
    /// controls its source by the board.
    fn controller_at_the_start(self, id: EffectId) -> Option<&'a str> {
        let met = self.ruling.met_early(id);
        let known = met.and_then(|at| self.ruling.controller(at, id, 0)).map(|player| self.player(player));
        known.or_else(|| self.holder(self.listed(self.ruling.effect(id).source?)?))
    }

    /// The object as the board lists it; none for what came later.
    fn listed(self, id: ObjectId) -> Option<&'a Object> {
        self.board?.objects.get(id.index())
    }

    /// Who controls an object that the board lists, at the start.
    fn holder(self, object: &'a Object) -> Option<&'a str> {
        let first = self.board?.players.first().map(|player| player.name.as_str());
        object.controller.as_deref().or(object.owner.as_deref()).or(first)
    }
}

#[cfg(test)]
mod tests;
