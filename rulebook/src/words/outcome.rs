//! Outcomes: how it ends, how many ways lead there, and who can bring it about.

use petgraph::graph::NodeIndex;

use super::grammar::list;
use super::tally::{completion, ways};
use super::{Sentence, Words, fact};
use language::event::Deed;
use language::rule::{Rule, Switch, Switches};
use statements::fact::Fact;
use statements::ids::PlayerId;
use statements::moment::Moment;
use statements::outcome::Outcome;

impl Words<'_> {
    /// A fact as a sentence.
    pub fn fact(self, fact: &Fact) -> Sentence {
        let scried = matches!(fact, Fact::Did(_, Deed::Scry, times) if *times > 1);
        let rule = if let Fact::StateBased(_, why) = fact {
            Some(why.rule())
        } else {
            (scried && self.has_rule(Rule::ScryMany)).then_some(Rule::ScryMany)
        };
        self.say(fact::fact(self.vocabulary(), fact), rule.as_slice())
    }

    /// What is true of an outcome, fact by fact; never empty.
    pub fn outcome(self, outcome: &Outcome) -> Vec<Sentence> {
        let facts =
            outcome.facts.iter().filter(|fact| outcome.mandatory_loop.is_none() || **fact != Fact::Loop);
        let mut said: Vec<Sentence> = facts.map(|fact| self.fact(fact)).collect();
        said.extend(outcome.mandatory_loop.map(|mandatory| self.endless(mandatory)));
        if said.is_empty() {
            said.push(self.say("nothing has changed", &[]));
        }
        said
    }

    /// The rules behind the facts of an outcome, each once, as they stand behind it: " [CR 704.5d (2026-04-17)]". Empty where
    /// there are none.
    pub fn rules_of_outcome(self, outcome: &Outcome) -> String {
        let mut rules: Vec<String> = Vec::new();
        for rule in self.outcome(outcome).iter().flat_map(|said| &said.rules).map(ToString::to_string) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        if rules.is_empty() { String::new() } else { format!(" [{}]", list(&rules)) }
    }

    fn endless(self, mandatory: bool) -> Sentence {
        if mandatory {
            self.say("it never ends and nobody can stop it, so the game is a draw", &[Rule::LoopsMandatory])
        } else {
            let shortcuts = Switches::at(self.ruling.as_of()).is_on(Switch::Shortcuts);
            let rule = if shortcuts { Rule::LoopsShortcut } else { Rule::LoopsOnePlayer };
            self.say("it goes round until someone stops it", &[rule])
        }
    }

    /// How many ways lead to an outcome: "3 ways lead here."
    pub fn ways_to(self, outcome: &Outcome) -> Sentence {
        let number = ways(outcome.paths);
        let verb = if number == "1 way" || number == "no way" { "leads" } else { "lead" };
        self.say(format!("{number} {verb} here"), &[])
    }

    /// Who can make sure that it ends like this, and who can make sure that it does not.
    pub fn control(self, outcome: NodeIndex) -> Vec<Sentence> {
        let (force, avoid) = (self.ruling.can_force(outcome), self.ruling.can_avoid(outcome));
        // Where each can force it, it ends otherwise all the same if none of them does.
        let is_end = |moment: &&Moment| matches!(moment, Moment::Outcome | Moment::Loop);
        let ends = self.ruling.graph().node_weights().filter(is_end).take(2).count();
        let only_one = ends == 1 || self.ruling.lane_count() > 0;
        if only_one && force.len() == self.ruling.players() && avoid.is_empty() {
            return vec![self.say("it ends like this whatever anyone chooses", &[])];
        }
        let mut said = Vec::new();
        if force.is_empty() && avoid.is_empty() {
            said.push(self.say("no player alone decides whether it ends like this", &[]));
        }
        let both: Vec<PlayerId> = force.iter().copied().filter(|player| avoid.contains(player)).collect();
        let only =
            |list: Vec<PlayerId>| list.into_iter().filter(|one| !both.contains(one)).collect::<Vec<_>>();
        let (force, avoid) = (only(force), only(avoid));
        let both = self.players(&both).map(|who| format!("it is up to {who} whether it ends like this"));
        let can = |who: &[PlayerId]| if who.len() > 1 { "can each" } else { "can" };
        let force = self.players(&force).map(|who| format!("{who} {} make it end like this", can(&force)));
        let avoid =
            self.players(&avoid).map(|who| format!("{who} {} keep it from ending like this", can(&avoid)));
        said.extend([both, force, avoid].into_iter().flatten().map(|clause| self.say(clause, &[])));
        said
    }

    /// Everyone who picks among two or more effects anywhere.
    pub fn ordered_by(self) -> Sentence {
        let who = self.players(&self.ruling.ordered_by());
        let clause = who.map_or_else(
            || "nobody has anything to order".to_owned(),
            |who| format!("the order is up to {who}"),
        );
        self.say(clause, &[Rule::ChooseOne])
    }

    /// Everyone who answers a question anywhere. None when nothing is asked.
    pub fn decided_by(self) -> Option<Sentence> {
        let who = self.players(&self.ruling.decided_by())?;
        Some(self.say(format!("what effects ask is answered by {who}"), &[]))
    }

    fn players(self, players: &[PlayerId]) -> Option<String> {
        let names: Vec<&str> = players.iter().map(|&player| self.player(player)).collect();
        (!names.is_empty()).then(|| list(&names))
    }

    /// Whether the ruling is whole, and why not.
    pub fn completion(self) -> Sentence {
        self.say(completion(self.ruling.completion()), &[])
    }
}
