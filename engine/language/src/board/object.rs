//! An object on the board.

use serde::{Deserialize, Serialize};

use super::{Ability, Changed, Characteristics, Color, Counter, Designation, is_default};
use crate::event::{Mana, Place};
use crate::select::Whom;

/// A zone; of those that each player has, the owner says which.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Zone {
    /// The battlefield ("in play" before 2009-07-11).
    #[default]
    Battlefield,
    /// The graveyard of its owner.
    Graveyard,
    /// The hand of its owner.
    Hand,
    /// The library of its owner.
    Library,
    /// Exile ("removed from the game" before 2009-07-11).
    Exile,
    /// The stack, on which spells and abilities wait to resolve.
    Stack,
    /// The command zone.
    Command,
    /// Not in the game any more: its owner has left it.
    Outside,
}

/// What sort of object it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum ObjectKind {
    /// A card, or a spell that is a card.
    #[default]
    Card,
    /// A token: once it has left the battlefield it ceases to exist.
    Token,
    /// A copy of a spell.
    SpellCopy,
    /// A copy of a card.
    CardCopy,
    /// An ability on the stack.
    Ability,
    /// An emblem: it stays in the command zone.
    Emblem,
}

/// An object: what it is, where it is, whose it is, and what has been done to it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a status of its own, as a board file says it")]
pub struct Object {
    /// Unique on the board; other places of the file point at the object with it.
    pub id: String,
    /// The name of a card to take the characteristics from, for boards that use a collection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// What sort of object it is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: ObjectKind,
    /// The owner's name; the first player when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// The controller's name; the owner when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<String>,
    /// Where it is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zone: Zone,
    /// What it is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is: Characteristics,
    /// What it is a copy of, with the exceptions: the copiable characteristics that it has in place of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy: Option<Box<Characteristics>>,
    /// Where in the library it is. A card whose place nobody knows (`Shuffled`) is counted among
    /// its owner's unknown cards there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub place: Place,
    /// When it came to where it is: what came later has the larger number. Its place in the list of objects, counted
    /// from 0, when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// Whether it is tapped.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tapped: bool,
    /// Damage marked on it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub damage: u64,
    /// Whether a source with deathtouch has dealt it damage since state-based actions were last checked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deathtouched: bool,
    /// Counters on it: kind and number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<(Counter, u64)>,
    /// Kinds of keyword counters on it, each with the ids of permanents whose effects are older than the last one of that kind
    /// that was put. Of other effects they are as old as what they are on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters_over: Vec<(Counter, Vec<String>)>,
    /// The id of the object that it is attached to; for an ability on the stack, of its source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attached_to: Option<String>,
    /// The name of the player that it is attached to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attached_to_player: Option<String>,
    /// The ids of permanents whose effects on its control are older than the effect that gave it to its controller, and so
    /// do not give it to anybody any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gained_over: Vec<String>,
    /// The players who have gained control of it by earlier effects that have not ended, the first one first, each with the ids
    /// of permanents whose effects on its control are older than that. It is theirs again when the later effects end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gained_before: Vec<(String, Vec<String>)>,
    /// The name of the player who is a battle's protector.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protector: Option<String>,
    /// When it came to the battlefield, compared with others: larger is later, equal is at the same time; its place in
    /// the list when absent. The world rule asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered: Option<u32>,
    /// Whether it is attacking.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attacking: bool,
    /// Whether it is blocking.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blocking: bool,
    /// The name of the player, or the id of the planeswalker or battle, that it attacks. It attacks, then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacks: Option<String>,
    /// The name of the defending player of an attacker that attacks nothing any more: the planeswalker or battle that it
    /// attacked has been removed from combat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attacked: Option<String>,
    /// The ids of the attackers that it blocks. It blocks, then, and they are blocked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<String>,
    /// The ids of the attackers that it blocks this combat if it can, each as often as something demands it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub must_block: Vec<String>,
    /// Whether it is a blocked attacker, though what blocked it may be gone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blocked: bool,
    /// The ids of what it fights, in the damage assignment order that was announced for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub damage_order: Vec<String>,
    /// Whether the first of two combat damage steps was its own: it had first strike or double strike as that began;
    /// until 2009-07-11: it assigned damage then.
    #[serde(default, skip_serializing_if = "is_default")]
    pub struck: bool,
    /// The colour chosen as it entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen_color: Option<Color>,
    /// The player chosen as it entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen_player: Option<String>,
    /// The name or type chosen as it entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen_word: Option<String>,
    /// The number chosen as it entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen_number: Option<u64>,
    /// What its other face is, for a double-faced card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Box<Characteristics>>,
    /// Whether its two faces are those of a modal double-faced card: each has a mana value of its own
    /// (CR 712.3, 712.8f (2026-04-17)).
    #[serde(default, skip_serializing_if = "is_default")]
    pub modal: bool,
    /// Whether its back face is up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub transformed: bool,
    /// Whether it is face down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub face_down: bool,
    /// Whether it has ward {2} as long as it is face down: it was cast with disguise, or cloaked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub warded: bool,
    /// How it phased out, for a permanent that is phased out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phased_out: Option<PhasedOut>,
    /// The name of the player who controlled it as it phased out, whoever would control it now; its controller when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phased_out_under: Option<String>,
    /// The sector that a space sculptor has put it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sector: Option<Sector>,
    /// The designations that it has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub designations: Vec<Designation>,
    /// The names of the players who have goaded it, each until their next turn begins. It is goaded, then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goaded_by: Vec<String>,
    /// Marks that a permanent has, in the words of the board's author.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// Whether it has come under its controller's control since the beginning of that player's last upkeep: its echo is due at
    /// the next (CR 702.30a (2026-04-17)).
    #[serde(default, skip_serializing_if = "is_default")]
    pub echo: bool,
    /// Whether it has come under its controller's control since that player's last turn began: a creature without haste does not
    /// attack then, and its abilities with {T} in their costs can't be activated (CR 302.6 (2026-04-17)).
    #[serde(default, skip_serializing_if = "is_default")]
    pub new: bool,
    /// Whether its owner's venture marker is on its bottommost room, for a dungeon.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bottommost_room: bool,
    /// Whether it is its owner's commander (general).
    #[serde(default, skip_serializing_if = "is_default")]
    pub commander: bool,
    /// Combat damage that a commander has dealt in this game: to whom, by name, and how much.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commander_damage: Vec<(String, u64)>,
    /// Whether a commander was left where it is when state-based actions last looked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stayed: bool,
    /// The colours of its colour identity, for a commander, besides its own colours.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub identity: Vec<Color>,
    /// What was paid or chosen as it was cast: "flashback", "buyback", "from hand".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<String>,
    /// How it was cast, for a spell and for the permanent that it became; for a card that is cast in
    /// `events`, how that is done.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cast: CastFacts,
    /// What a spell targets, one entry for each time that it says "target"; for a card that is cast in `events`,
    /// what it will target.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Targets>,
    /// The id of what it was exiled with: on which it is imprinted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exiled_with: Option<String>,
    /// What is left of those of its effects that can run out, by label; all of it when absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<(String, u64)>,
    /// Those of its triggered abilities that trigger only so often, each with how often it has since when that is counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub has_triggered: Vec<(Ability, u64)>,
    /// Abilities that it has gained as it entered, for as long as it stays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gained: Vec<Ability>,
    /// What continuous effects of spells and abilities that have resolved do to it, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<Changed>,
    /// Subtypes that it has gained besides its other types, for as long as it stays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gained_subtypes: Vec<String>,
    /// How many like objects this entry stands for (tokens); 1 when absent.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u64,
}

/// What a spell targets with one use of the word: "target creature", "two target players".
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Targets {
    /// The names of players and the ids of objects that it targets, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<String>,
    /// How many it has targeted besides that are no longer there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gone: u64,
    /// What it can target. "You" is the spell's controller.
    pub of: Whom,
}

/// How a permanent phased out (CR 702.26g (2026-04-17)). Until 2009-07-11 it was in a zone of its own; what it is like, and
/// whose, is said as for any permanent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum PhasedOut {
    /// It phased out itself, and phases in with its controller's next untap step.
    Directly,
    /// Along with what it is attached to: it phases in with that, and not by itself.
    Indirectly,
}

impl PhasedOut {
    /// Both ways, in the order of the declaration.
    pub const ALL: [Self; 2] = [Self::Directly, Self::Indirectly];
}

/// A sector, a designation of permanents (CR 702.158b (2026-04-17)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Sector {
    /// The alpha sector.
    Alpha,
    /// The beta sector.
    Beta,
    /// The gamma sector.
    Gamma,
}

impl Sector {
    /// The three sectors.
    pub const ALL: [Self; 3] = [Self::Alpha, Self::Beta, Self::Gamma];
}

/// How a spell was cast.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CastFacts {
    /// The name of the player who cast it. Of a card on the stack, or of the copy of a card, its controller when absent;
    /// of anything else nobody is known to have cast it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The colours of the mana that was spent on its costs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<Color>,
    /// The value of X.
    #[serde(default, skip_serializing_if = "is_default")]
    pub x: u64,
    /// The modes that were chosen for it as it was cast, by their places, counted from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<u64>,
    /// How many spells had been cast before it this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub before: u64,
    /// How often its owner has cast it from the command zone before.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_command: u64,
    /// The mana that was spent to cast it, by type, where that matters. Its colours count as `colors`, too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<(Mana, u64)>,
    /// How much mana was spent to cast it in all, where `spent` does not say so much.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mana: u64,
    /// How often it was kicked, or its cost of replicate or squad was paid; of what `paid` names once.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kicked: u64,
}

fn one() -> u64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_one(count: &u64) -> bool {
    *count == 1
}
