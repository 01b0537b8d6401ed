//! Players.

use super::Voice;
use crate::words::grammar::{Subject, either, list, possessive, quoted};
use crate::words::vocabulary::title;
use language::board::PlayerDesignation;
use language::select::{Condition, What, Who};

impl Voice<'_> {
    /// One of these players, whoever it is: "a player", "an opponent", "Alice".
    pub fn any_player(self, who: &Who) -> Subject {
        match who {
            Who::Anyone => Subject::one("a player"),
            Who::Opponents => Subject::one(self.opponent("an opponent", "an opponent of")),
            Who::OneOf(list) => Subject::one(either(&self.players(list, Self::any_player))),
            Who::Not(who) => Subject::one(format!("a player other than {}", self.any_player(who).text)),
            Who::ControllerOf(what) => Subject::one(self.holder("controller", what)),
            Who::OwnerOf(what) => Subject::one(self.holder("owner", what)),
            Who::TargetedBy(what) => {
                Subject::one(format!("a player targeted by {}", self.one_of(what, "spell")))
            }
            Who::EnchantedBy(what) => {
                Subject::one(format!("the player enchanted by {}", self.one_of(what, "permanent")))
            }
            Who::Defending(what) => Subject::one(self.defending(what)),
            Who::HappenedTo(past) => Subject::one(format!("a player {}", self.to_whom(past))),
            Who::Such(condition) => Subject::one(format!("a player for whom {}", self.of_them(condition))),
            Who::Designated(one) => Subject::one(titled("a", *one)),
            Who::HasMark(mark) => Subject::one(format!("a player with the mark {}", quoted(mark))),
            Who::You
            | Who::Active
            | Who::Named(_)
            | Who::Affected
            | Who::ChosenPlayer
            | Who::Chosen(_)
            | Who::SourceController => self.definite_player(who),
        }
    }

    /// All of these players, each for themselves: "each player", "each opponent", "Alice and Bob".
    pub fn each_player(self, who: &Who) -> Subject {
        match who {
            Who::Anyone => Subject::one("each player"),
            Who::Opponents => Subject::one(self.opponent("each opponent", "each opponent of")),
            Who::OneOf(who) if who.len() > 1 => Subject::many(list(&self.players(who, Self::each_player))),
            Who::OneOf(who) => Subject::one(list(&self.players(who, Self::each_player))),
            Who::Not(who) => Subject::one(format!("each player other than {}", self.each_player(who).text)),
            Who::ControllerOf(what) => Subject::one(self.holder("controller", what)),
            Who::OwnerOf(what) => Subject::one(self.holder("owner", what)),
            Who::TargetedBy(what) => {
                Subject::one(format!("each player targeted by {}", self.one_of(what, "spell")))
            }
            Who::EnchantedBy(what) => {
                Subject::one(format!("the player enchanted by {}", self.one_of(what, "permanent")))
            }
            Who::Defending(what) => Subject::one(self.defending(what)),
            Who::HappenedTo(past) => Subject::one(format!("each player {}", self.to_whom(past))),
            Who::Such(condition) => Subject::one(format!("each player for whom {}", self.of_them(condition))),
            Who::Designated(one) => Subject::one(titled("each", *one)),
            Who::HasMark(mark) => Subject::one(format!("each player with the mark {}", quoted(mark))),
            Who::You
            | Who::Active
            | Who::Named(_)
            | Who::Affected
            | Who::ChosenPlayer
            | Who::Chosen(_)
            | Who::SourceController => self.definite_player(who),
        }
    }

    fn definite_player(self, who: &Who) -> Subject {
        Subject::player(match who {
            Who::You => self.you(),
            Who::Active => "the active player",
            Who::Named(name) => name,
            Who::Affected => self.affected,
            Who::SourceController => "the source's controller",
            Who::ChosenPlayer => "the chosen player",
            Who::Chosen(_) => "the target player",
            Who::Anyone
            | Who::Opponents
            | Who::ControllerOf(_)
            | Who::OwnerOf(_)
            | Who::TargetedBy(_)
            | Who::EnchantedBy(_)
            | Who::Defending(_)
            | Who::HappenedTo(_)
            | Who::Such(_)
            | Who::Designated(_)
            | Who::HasMark(_)
            | Who::OneOf(_)
            | Who::Not(_) => "that player",
        })
    }

    /// What is so of one of them.
    fn of_them(self, condition: &Condition) -> String {
        Self { affected: "that player", ..self }.condition(condition)
    }

    fn opponent(self, of_you: &str, of_named: &str) -> String {
        match self.you {
            None => of_you.to_owned(),
            Some(_) if self.named && of_you.starts_with("each") => "each of their opponents".to_owned(),
            Some(_) if self.named => "one of their opponents".to_owned(),
            Some(name) => format!("{of_named} {name}"),
        }
    }

    fn holder(self, role: &str, what: &What) -> String {
        let what = self.one_of(what, "permanent");
        match what.as_str() {
            "it" => format!("its {role}"),
            name if !name.contains(' ') => format!("{} {role}", possessive(name)),
            _ => format!("the {role} of {what}"),
        }
    }

    fn defending(self, what: &What) -> String {
        format!("the defending player for {}", self.one_of(what, "attacking creature"))
    }

    fn players(self, list: &[Who], say: impl Fn(Self, &Who) -> Subject) -> Vec<String> {
        list.iter().map(|who| say(self, who).text).collect()
    }

    /// "Alice controls", "an opponent controls", as it follows a noun.
    pub(super) fn has(self, who: &Who, verb: &str) -> String {
        self.any_player(who).does(verb)
    }
}

/// "the monarch", "the player who has the initiative", "each player who has the city's blessing".
fn titled(each: &str, one: PlayerDesignation) -> String {
    let each = if one.is_of_one() { "the" } else { each };
    match title(one) {
        ("is", title) => title.to_owned(),
        (has, title) => format!("{each} player who {has} {title}"),
    }
}
