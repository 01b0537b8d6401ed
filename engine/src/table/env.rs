//! What the words of an effect or an instruction refer to.

use std::borrow::Cow;

use super::object::Aim;
use super::thing::{FoundOut, UnknownCards};
use language::board::PlayerDesignation;
use language::effect::Cause;
use statements::ids::{LastId, ObjectId, PlayerId, Target};
use statements::part::Marks;

/// What the words of an effect or an instruction refer to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Env {
    /// What its pronouns refer to.
    pub(crate) about: Referents,
    /// Objects chosen earlier, by the name of the choice.
    pub(crate) chosen: Vec<(String, Vec<ObjectId>)>,
    /// Cards of which nothing is known that were chosen earlier, by the name of the choice.
    pub(crate) chosen_unknown: Vec<(String, UnknownCards)>,
    /// What it targets. The objects among these are in `chosen`, too.
    pub(crate) targets: Vec<Aimed>,
    /// Objects that its words can't find any more, however they are named: each has become another one since
    /// (CR 400.7 (2026-04-17)). Sorted.
    pub(crate) lost: Vec<ObjectId>,
    /// What is moved by the event in whose place, or besides which, this is followed, as far as the effect that says so has
    /// looked at it or brought it about: its words find what becomes of that (CR 400.7j (2026-04-17)). Sorted.
    pub(crate) moves: Vec<ObjectId>,
    /// What objects last were that had left before this began to be followed, where its words ask for it.
    pub(crate) known: Vec<LastId>,
    /// What has been found out about the card of which nobody knew anything.
    pub(crate) found_out: FoundOut,
    /// Whether these are instructions of a rule, such as those of amassing: they don't find a permanent any more that has
    /// left. Others find what they have moved.
    pub(crate) of_rule: bool,
    /// Whether what is done happens instead of something that is counted as done "this way", and so is counted, too.
    pub(crate) is_counted: bool,
    /// Why what it does happens.
    pub(crate) cause: Cause,
    /// Who controls what makes it happen, where that is not "you": whoever has a creature explore, whose controller follows
    /// what a rule says.
    pub(crate) by: Option<PlayerId>,
    /// Effects that had their opportunity for what this replaces.
    pub(crate) marks: Marks,
    /// The designation that has the ability, which has no source then (CR 725.2, 726.2 (2026-04-17)).
    pub(crate) title: Option<PlayerDesignation>,
}

/// What the pronouns of an effect or an instruction refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something else of what a pronoun means, in any combination"
)]
pub(crate) struct Referents {
    /// Who is meant by "you": the controller.
    pub(crate) you: PlayerId,
    /// The source, where there is one.
    pub(crate) this: Option<ObjectId>,
    /// The object that an event affects, or that a loop has come to.
    pub(crate) it: Option<ObjectId>,
    /// Whether "it" is a card that has been discarded.
    pub(crate) discarded: bool,
    /// The card that "it" means where nobody knows anything of it: one that was drawn.
    pub(crate) unknown: Option<UnknownCards>,
    /// The player that an event affects, or that a loop has come to.
    pub(crate) affected: Option<PlayerId>,
    /// The source of the damage that is being replaced.
    pub(crate) damage_source: Option<ObjectId>,
    /// Whether that damage is pending combat damage: then its source may have left while that was on the stack.
    pub(crate) in_combat: bool,
    /// The number that "that much" means.
    pub(crate) that_much: u64,
    /// What the last event of the instruction did.
    pub(crate) result: u64,
    /// The excess damage that the last event of the instruction dealt, or that the event dealt on which an ability has
    /// triggered.
    pub(crate) excess: u64,
    /// Whether the source is an Aura, and the ability has triggered as what that enchanted left the battlefield: it finds the
    /// Aura that goes to the graveyard for it.
    pub(crate) enchanted_left: bool,
    /// Whether the source has transformed since the ability was put on the stack, or since what is done later was arranged.
    pub(crate) transformed: bool,
    /// Whether that was not so for a while, since the ability was put on the stack, for as long as which something lasts that
    /// it says.
    pub(crate) lapsed: bool,
    /// Who sacrifices what its words don't say whose it is.
    pub(crate) sacrifices: Sacrifices,
    /// Whether another player than "you" has chosen something by its words.
    pub(crate) others_chose: bool,
    /// Which of its objects have gone on to be other objects since they were referred to (CR 400.7 (2026-04-17)).
    pub(crate) gone: Gone,
    /// What those of them last were that have left the battlefield or the stack.
    pub(crate) last: Last,
    /// What has made something a target, where an ability has triggered on that.
    pub(crate) targeter: Option<Targeter>,
}

/// What has made something a target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Targeter {
    /// A spell.
    Spell(ObjectId),
    /// The ability that lies over so many others, each of a row counted by itself.
    Ability(u64),
}

impl Referents {
    /// Whether any of its pronouns refers to an object.
    pub(crate) fn mentions(&self, object: ObjectId) -> bool {
        [self.this, self.it, self.damage_source].contains(&Some(object))
    }
}

/// What a spell or an ability targets with one use of the word.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Aimed {
    /// What its words call that.
    pub(crate) called: String,
    pub(crate) aim: Aim,
    /// Whether it has begun to resolve, and these were found legal.
    pub(crate) settled: bool,
}

/// Who sacrifices: nobody can sacrifice what somebody else controls (CR 701.21a (2026-04-17)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Sacrifices {
    /// "You": the controller of the spell, ability or effect.
    #[default]
    You,
    /// Another player, who may do it, or pays with it.
    Another(PlayerId),
    /// Whoever controls it: a judge says that it happens.
    Whoever,
}

/// What objects last were to which a triggered ability refers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Last {
    pub(crate) this: Option<LastId>,
    pub(crate) it: Option<LastId>,
    pub(crate) damage_source: Option<LastId>,
}

/// Objects that a triggered ability refers to and that have left where it could find them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Gone {
    /// Whether its source has left.
    pub(crate) this: bool,
    /// The object that the event affected.
    pub(crate) it: bool,
    /// The source of the damage.
    pub(crate) damage_source: bool,
}

/// What an effect's words refer to as it looks at a part: most of it is the same wherever it looks, and is not copied.
pub(crate) struct Bound<'e> {
    /// What they refer to wherever it looks.
    pub(crate) env: &'e Env,
    /// What its pronouns refer to here.
    pub(crate) about: Referents,
    /// Objects that its words can't find any more. Sorted.
    pub(crate) lost: Cow<'e, [ObjectId]>,
    /// What objects last were that had left before.
    pub(crate) known: Cow<'e, [LastId]>,
}

impl Bound<'_> {
    /// All of it, to be kept for what is done later.
    pub(crate) fn to_env(&self) -> Env {
        let (lost, known) = (self.lost.to_vec(), self.known.to_vec());
        Env { about: self.about, lost, known, ..self.env.clone() }
    }
}

impl Env {
    /// An environment that knows only who "you" are and what "this" is.
    pub(crate) fn new(you: PlayerId, this: Option<ObjectId>, cause: Cause) -> Self {
        let about = Referents {
            you,
            this,
            it: None,
            discarded: false,
            unknown: None,
            affected: None,
            damage_source: None,
            in_combat: false,
            that_much: 0,
            result: 0,
            excess: 0,
            enchanted_left: false,
            transformed: false,
            lapsed: false,
            sacrifices: Sacrifices::You,
            others_chose: false,
            gone: Gone::default(),
            last: Last::default(),
            targeter: None,
        };
        Self {
            about,
            chosen: Vec::new(),
            chosen_unknown: Vec::new(),
            targets: Vec::new(),
            lost: Vec::new(),
            moves: Vec::new(),
            known: Vec::new(),
            found_out: FoundOut::default(),
            of_rule: false,
            is_counted: false,
            cause,
            by: None,
            marks: Marks::default(),
            title: None,
        }
    }

    /// What it targets with one use of the word is known; objects among it are found by that name, too.
    pub(crate) fn aim(&mut self, aimed: Aimed) {
        let object = |target: &Target| if let Target::Object(id) = target { Some(*id) } else { None };
        let objects: Vec<ObjectId> = aimed.aim.at.iter().filter_map(object).collect();
        self.come_to(&objects);
        self.chosen.retain(|(name, _)| *name != aimed.called);
        self.chosen.push((aimed.called.clone(), objects));
        self.targets.retain(|other| other.called != aimed.called);
        self.targets.push(aimed);
    }

    /// The same, with these chosen under this name.
    pub(crate) fn choosing(&self, called: &str, these: Vec<ObjectId>) -> Self {
        let mut env = self.clone();
        env.chosen.retain(|(name, _)| name != called);
        env.chosen.push((called.to_owned(), these));
        env
    }

    /// A player may do what is said, or pays with it.
    pub(crate) fn done_by(&mut self, player: PlayerId) {
        let you = self.about.you == player;
        self.about.sacrifices = if you { Sacrifices::You } else { Sacrifices::Another(player) };
    }

    /// Who does what is said, where it does not say who.
    pub(crate) const fn doer(&self) -> PlayerId {
        match self.about.sacrifices {
            Sacrifices::You | Sacrifices::Whoever => self.about.you,
            Sacrifices::Another(player) => player,
        }
    }

    /// What is said is done later, or by an ability: "you" do it.
    pub(crate) const fn done_by_you(&mut self) {
        (self.about.sacrifices, self.about.others_chose) = (Sacrifices::You, false);
    }

    /// An object has become another one, which the words can't find.
    pub(crate) fn lose(&mut self, object: ObjectId) {
        if let Err(place) = self.lost.binary_search(&object) {
            self.lost.insert(place, object);
        }
    }

    /// The words have come to objects as they are now.
    pub(crate) fn come_to(&mut self, objects: &[ObjectId]) {
        self.lost.retain(|id| !objects.contains(id));
    }

    /// Who controls the spell, ability or effect that makes it happen, or that asks for the cost; nobody controls the turn,
    /// combat or the rules.
    pub(crate) fn controller(&self) -> Option<PlayerId> {
        match self.cause {
            Cause::Effect | Cause::Cost | Cause::Replacement => self.by.or(Some(self.about.you)),
            Cause::Combat | Cause::TurnBased | Cause::Rules | Cause::IllegalTargets => None,
        }
    }
}
