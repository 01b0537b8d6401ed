//! An object, as it stands on a board.

use std::sync::Arc;

use super::changed::Changed;
use crate::table::designated::Designated;
use language::board::{Color, ObjectKind, PhasedOut, Sector, Zone};
use language::event::{FaceDown, Mana};
use language::select::Whom;
use statements::error::TooLarge;
use statements::ids::{CounterId, ObjectId, PlayerId, PrintId, Target, TextId};

/// A permanent or a spell as it last was.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LastKnown {
    pub(crate) object: ObjectId,
    pub(crate) was: ObjectState,
    /// Its characteristics after the layers.
    pub(crate) is: PrintId,
    pub(crate) controller: Option<PlayerId>,
    /// What was attached to it, each with since when that was what it was.
    pub(crate) attached: Vec<(ObjectId, u32)>,
    /// What it was attached to, and since when that was what it was.
    pub(crate) host: Option<(ObjectId, u32)>,
    /// Since when what it attacked was where that was.
    pub(crate) attacked: Option<u32>,
}

impl LastKnown {
    /// Whether it says anything of another object: what that was attached to, or what was attached to that.
    pub(crate) fn points_at(&self, id: ObjectId) -> bool {
        let is_it = |&(other, _): &(ObjectId, u32)| other == id;
        self.object == id || self.host.as_ref().is_some_and(is_it) || self.attached.iter().any(is_it)
    }
}

/// What is face down is: a 2/2 creature without a name. The table keeps this before all else.
pub(crate) const FACE_DOWN: PrintId = PrintId::at(0);

/// What lies face down in exile, or in a deck in the command zone, is: nothing that anybody knows. The table keeps this next.
pub(crate) const HIDDEN: PrintId = PrintId::at(1);

/// What is face down with ward {2} is. The table keeps this next.
pub(crate) const WARDED: PrintId = PrintId::at(2);

/// What is face down so is.
pub(crate) const fn print_of(how: FaceDown) -> PrintId {
    match how {
        FaceDown::Plain => FACE_DOWN,
        FaceDown::Warded => WARDED,
    }
}

/// How a spell was cast.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Cast {
    /// Who cast it; nobody where it wasn't cast.
    pub(crate) by: Option<PlayerId>,
    /// The colours of the mana that was spent on it, each once.
    pub(crate) colors: Vec<Color>,
    pub(crate) x: u64,
    /// The modes that were chosen, by their places, counted from 1; none where nothing is known of that.
    pub(crate) modes: Vec<u64>,
    /// How many spells had been cast before it this turn.
    pub(crate) before: u64,
    /// How often its owner has cast it from the command zone.
    pub(crate) from_command: u64,
    /// The mana that was spent on it, by type.
    pub(crate) spent: Vec<(Mana, u64)>,
    /// How much mana was spent on it in all, where `spent` does not say so much.
    pub(crate) mana: u64,
    /// How often it was kicked, where that is said.
    pub(crate) kicked: u64,
}

/// Whom a creature fights in a combat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Fight {
    /// Whom or what it attacks.
    pub(crate) attacks: Option<Target>,
    /// The defending player of an attacker that attacks nothing any more: the planeswalker or battle has
    /// been removed from combat, or the attacker has.
    pub(crate) defender: Option<PlayerId>,
    /// Whether it has become blocked.
    pub(crate) blocked: bool,
    /// The attackers that it blocks.
    pub(crate) blocks: Vec<ObjectId>,
    /// What it fights, in the damage assignment order that was announced.
    pub(crate) order: Vec<ObjectId>,
    /// Whether the first combat damage step was its own.
    pub(crate) struck: bool,
}

impl Fight {
    /// Whom or what it attacks; nothing where that has been removed from combat (CR 506.4c (2026-04-17)).
    pub(crate) fn attacked(&self) -> Option<Target> {
        self.attacks.filter(|_| self.defender.is_none())
    }
}

/// An effect that has given control of an object to a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Gain {
    pub(crate) player: PlayerId,
    /// Permanents whose effects on its control are older, in order.
    pub(crate) over: Vec<ObjectId>,
}

/// What a spell targets with one use of the word.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Aim {
    /// In the order of [`Target`], each once.
    pub(crate) at: Vec<Target>,
    /// How many of its targets are no longer there.
    pub(crate) gone: u64,
    /// What it can target.
    pub(crate) of: Arc<Whom>,
}

/// Counters by kind, sorted; nothing that is 0.
pub(crate) type Counters = Vec<(CounterId, u64)>;

/// Adds counters of one kind.
pub(crate) fn add_counters(counters: &mut Counters, kind: CounterId, amount: u64) -> Result<(), TooLarge> {
    match counters.binary_search_by_key(&kind, |&(key, _)| key) {
        Ok(at) => counters[at].1 = counters[at].1.checked_add(amount).ok_or(TooLarge)?,
        Err(at) if amount > 0 => counters.insert(at, (kind, amount)),
        Err(_) => {}
    }
    Ok(())
}

/// Takes counters away, as far as they are there.
pub(crate) fn remove_counters(counters: &mut Counters, kind: CounterId, amount: u64) {
    if let Some(at) = counters.iter().position(|&(key, _)| key == kind) {
        counters[at].1 = counters[at].1.saturating_sub(amount);
        counters.retain(|&(_, left)| left > 0);
    }
}

/// How many counters of a kind there are.
pub(crate) fn count_counters(counters: &Counters, kind: CounterId) -> u64 {
    counters.iter().find(|&&(key, _)| key == kind).map_or(0, |&(_, amount)| amount)
}

/// An object as it stands at some moment, before the layers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a status of its own")]
pub(crate) struct ObjectState {
    /// What is printed on it.
    pub(crate) print: PrintId,
    /// What it is a copy of, with the exceptions.
    pub(crate) copy: Option<PrintId>,
    pub(crate) kind: ObjectKind,
    pub(crate) owner: PlayerId,
    /// Its controller before continuous effects.
    pub(crate) controller: PlayerId,
    /// Permanents whose effects on its control are older than what gave it to its controller, in order.
    pub(crate) gained_over: Vec<ObjectId>,
    /// Earlier effects by which players have gained control of it, and which have not ended, the first one first.
    pub(crate) gained_before: Vec<Gain>,
    /// Under whose control it entered.
    pub(crate) entered_under: PlayerId,
    pub(crate) zone: Zone,
    pub(crate) tapped: bool,
    pub(crate) damage: u64,
    /// Whether a source with deathtouch has dealt it damage since state-based actions were last checked.
    pub(crate) deathtouched: bool,
    pub(crate) counters: Counters,
    /// Kinds of counters that are newer than what these permanents do, in order; only where that matters.
    pub(crate) counters_over: Vec<(CounterId, Vec<ObjectId>)>,
    pub(crate) attached_to: Option<ObjectId>,
    /// The player that it is attached to.
    pub(crate) on_player: Option<PlayerId>,
    /// A battle's protector.
    pub(crate) protector: Option<PlayerId>,
    pub(crate) attacking: bool,
    pub(crate) blocking: bool,
    /// Whom it fights in this combat, as far as the board says.
    pub(crate) fight: Fight,
    /// What it blocks this combat if it can, once for each demand, sorted.
    pub(crate) must_block: Vec<ObjectId>,
    pub(crate) color: Option<Color>,
    /// The player chosen as it entered.
    pub(crate) player: Option<PlayerId>,
    /// The name or type chosen as it entered.
    pub(crate) word: Option<TextId>,
    /// The number chosen as it entered.
    pub(crate) number: Option<u64>,
    /// What its other face is.
    pub(crate) back: Option<PrintId>,
    /// As what it is face down, if it is.
    pub(crate) face_down: Option<FaceDown>,
    /// How it phased out, if it is phased out.
    pub(crate) phased_out: Option<PhasedOut>,
    /// Who controlled it as it phased out, if it is phased out.
    pub(crate) phased_out_under: Option<PlayerId>,
    pub(crate) sector: Option<Sector>,
    pub(crate) designations: Designated,
    /// Whether its echo is due, where it has that.
    pub(crate) echo: Echo,
    /// Whether a permanent has come under its controller's control since that player's last turn began.
    pub(crate) new: bool,
    /// Whether the venture marker is on a dungeon's bottommost room.
    pub(crate) bottommost_room: bool,
    pub(crate) transformed: bool,
    /// What was paid or chosen as it was cast.
    pub(crate) paid: Vec<TextId>,
    /// How it was cast.
    pub(crate) cast: Cast,
    /// What a spell targets.
    pub(crate) aims: Vec<Aim>,
    /// What it was exiled with, and since when that was where it was.
    pub(crate) exiled_with: Option<(ObjectId, u32)>,
    /// The abilities and subtypes that it has gained for as long as it stays.
    pub(crate) gained: Option<PrintId>,
    /// What effects that have resolved do to it, the oldest first.
    pub(crate) changed: Vec<Changed>,
    /// How many like objects this stands for.
    pub(crate) count: u64,
    /// When it came to where it is: larger is later. What has another one is another object.
    pub(crate) since: u32,
    /// Its time stamp: like `since`, or later, where it has got a new one since then.
    pub(crate) stamp: u32,
    /// When a world permanent entered: like `since`, but equal for what enters together. 0 for others.
    pub(crate) entered: u32,
    /// Whether a commander has come to where it is since state-based actions were last checked; never where they don't ask.
    pub(crate) just_moved: bool,
}

/// Whether a permanent has come under its controller's control since the beginning of that player's last upkeep
/// (CR 702.30a (2026-04-17)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Echo {
    /// It has not.
    #[default]
    Over,
    /// It has, and the next upkeep has not begun.
    Coming,
    /// It has, and that player's upkeep is on.
    Due,
}

impl ObjectState {
    /// Whether it is on the battlefield, and not phased out.
    pub(crate) fn is_permanent(&self) -> bool {
        self.zone == Zone::Battlefield && self.phased_out.is_none()
    }

    /// Whether it attacks or blocks.
    pub(crate) const fn fights(&self) -> bool {
        self.attacking || self.blocking
    }

    /// It is removed from combat; what it blocked stays blocked, and who was the defending player of an attacker is known
    /// until the turn ends (CR 508.5 (2026-04-17)).
    pub(crate) fn leave_combat(&mut self, defender: Option<PlayerId>) {
        (self.attacking, self.blocking) = (false, false);
        self.fight = Fight { defender, ..Fight::default() };
    }

    /// Who has cast it, where nobody says: a card is on the stack only because somebody has.
    pub(crate) fn default_caster(&self) -> Option<PlayerId> {
        let is_cast =
            self.zone == Zone::Stack && matches!(self.kind, ObjectKind::Card | ObjectKind::CardCopy);
        is_cast.then_some(self.controller)
    }

    /// Whether it is a copy of a spell, on the stack: one that was made there, or a copy of a card that was cast
    /// (CR 112.1b, 608.3f (2026-04-17)).
    pub(crate) fn is_copy_of_spell(&self) -> bool {
        self.kind == ObjectKind::SpellCopy || self.kind == ObjectKind::CardCopy && self.zone == Zone::Stack
    }

    /// It targets this no longer: that has left.
    pub(crate) fn lose_target(&mut self, target: Target) {
        for aim in self.aims.iter_mut().filter(|aim| aim.at.contains(&target)) {
            aim.at.retain(|&other| other != target);
            aim.gone += 1;
        }
    }

    /// Whether it targets this.
    pub(crate) fn targets(&self, target: Target) -> bool {
        self.aims.iter().any(|aim| aim.at.contains(&target))
    }

    /// Whether it is there for whatever does not speak of what is phased out (CR 702.26b (2026-04-17)).
    pub(crate) fn exists(&self) -> bool {
        self.count > 0 && self.phased_out.is_none()
    }

    /// Whether it lies face down in a deck in the command zone, or in exile, where it has no characteristics
    /// (CR 406.3a (2026-04-17), 406.3 (2012-05-01)).
    ///
    /// Judgement: so, too, in exile before 2012-05-01, the first text that says it.
    pub(crate) fn is_hidden(&self) -> bool {
        self.face_down.is_some() && matches!(self.zone, Zone::Command | Zone::Exile)
    }

    /// Whether its own back face is up, and not that of what it is a copy of.
    pub(crate) fn shows_back(&self) -> bool {
        self.transformed && self.back.is_some() && self.copy.is_none() && self.face_down.is_none()
    }

    /// The copiable characteristics that it has now.
    pub(crate) fn copiable(&self) -> PrintId {
        self.as_face_down().unwrap_or_else(|| self.face_up())
    }

    /// What it is face down; none where it is face up.
    pub(crate) fn as_face_down(&self) -> Option<PrintId> {
        self.face_down.map(|how| if self.is_hidden() { HIDDEN } else { print_of(how) })
    }

    /// The copiable characteristics that it has where it is not face down.
    pub(crate) fn face_up(&self) -> PrintId {
        let back = self.back.filter(|_| self.transformed);
        self.copy.or(back).unwrap_or(self.print)
    }

    /// Whether another differs at most in marked damage, tapping and fighting. Only continuous
    /// effects could see that.
    pub(crate) fn looks_like(&self, other: &Self) -> bool {
        let same = Self {
            damage: other.damage,
            deathtouched: other.deathtouched,
            tapped: other.tapped,
            attacking: other.attacking,
            blocking: other.blocking,
            ..self.clone()
        };
        same == *other
    }
}
