//! What the rules decide while instructions are followed, and nobody is asked about.

use crate::forbids::Forbids;
use crate::happening::Entering;
use crate::ids::{AbilityId, CounterId, EffectId, ObjectId, PlayerId, Target};
use crate::lacking::{Lacks, Misfit, NeverBegins, NotAnnounced, Nothing, Untargetable};
use crate::leaving::Leaving;
use crate::note::Stays;
use crate::part::Part;
use crate::state_based::StateBased;
use language::board::{Ability, Change, Zone};
use language::effect::Lifetime;
use language::event::Deed;
use std::sync::Arc;

/// A power or toughness below 0 that says how much is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BelowZero {
    /// Whose it is.
    pub of: ObjectId,
    /// Whether it is the power; the toughness otherwise.
    pub power: bool,
    /// How much it is.
    pub number: i64,
}

/// Something that the rules have decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decided {
    /// Which objects can be chosen as a source of damage; empty where none can.
    Sources(Vec<ObjectId>),
    /// "If you do": whether what was asked for counts as done.
    IfDone(bool),
    /// It is one of two combat damage steps.
    CombatDamageStep(CombatDamageStep),
    /// A spell does not resolve: all its targets are illegal.
    SpellInVain {
        /// The spell.
        what: ObjectId,
        /// Whether it can't be countered where that would counter it: it resolves and affects none of its targets.
        resolves: bool,
    },
    /// An ability does not resolve: all its targets are illegal.
    AbilityInVain(AbilityId),
    /// An ability on the stack is countered.
    AbilityCountered(AbilityId),
    /// A cost says what kind of card is discarded, and this one goes unseen to a hand or library: the payment is illegal.
    PaidUnseen(ObjectId),
    /// A triggered ability is not put on the stack: there are not enough targets for it.
    LacksTargets(AbilityId),
    /// A target is illegal as what targets it resolves, and is not affected.
    TargetLeftOut(Target),
    /// A spell is not cast, or an ability not activated.
    NotAnnounced {
        /// What would be cast, or whose ability it is.
        what: ObjectId,
        /// Whether it would be cast; else an ability of it would be activated.
        is_spell: bool,
        /// Why not.
        why: NotAnnounced,
    },
    /// This can't be a target, or can't be chosen as one.
    Untargetable {
        /// Whom or what.
        target: Target,
        /// What would target it, where that is an object.
        source: Option<ObjectId>,
        /// Why.
        why: Untargetable,
    },
    /// An ability of an object is activated.
    Activated {
        /// By whom.
        player: PlayerId,
        /// Whose ability it is.
        what: ObjectId,
    },
    /// A permanent can't be equipped to anything now.
    NotEquipped {
        /// The Equipment.
        what: ObjectId,
        /// Whether it is the time at which its controller could cast a sorcery.
        in_time: bool,
    },
    /// A permanent can be equipped, by one of so many equip abilities.
    Equipped {
        /// The Equipment.
        what: ObjectId,
        /// The creature.
        to: ObjectId,
        /// How many equip abilities it has.
        abilities: usize,
    },
    /// These cards are exiled with an object from now on.
    ExiledWith {
        /// The object.
        what: ObjectId,
        /// The cards.
        cards: Vec<ObjectId>,
        /// Whether replacement effects of the object have exiled them.
        instead: bool,
    },
    /// A player can't pay with what can't happen.
    CantPay(PlayerId),
    /// A player doesn't have what a cost asks for.
    HasTooLittle {
        /// Who would pay.
        player: PlayerId,
        /// What.
        lacks: Lacks,
        /// Whether it is only not there besides what is paid for others that enter at the same time.
        together: bool,
    },
    /// A player can't choose to do what can't be done in full.
    CantChoose {
        /// Who would choose.
        player: PlayerId,
        /// How many cards they would draw; none where it is about something else.
        draws: Option<u64>,
        /// What is not there for it; none where something says that it can't happen, or says why not.
        lacks: Option<Lacks>,
    },
    /// These cards are entering from a library, and so are not among those that are taken from there.
    PassedOver(Vec<ObjectId>),
    /// These known cards lie nobody knows where in a player's library from which cards are taken. That they are among those
    /// is not followed.
    NotFollowed {
        /// Whose library it is.
        player: PlayerId,
        /// Which could be among the cards.
        cards: Vec<ObjectId>,
    },
    /// Something can't be attached to objects, as something says.
    CantBeAttached {
        /// Which; none is a token that enters.
        what: Option<ObjectId>,
        /// The objects, of which there is at least one.
        to: Vec<ObjectId>,
        /// What says so.
        by: Forbids,
    },
    /// Something does not fit where it is attached, or would be.
    Misfit {
        /// Which; none is a token that enters.
        what: Option<ObjectId>,
        /// Whether it is an Aura.
        is_aura: bool,
        /// On whom or what.
        on: Target,
        /// Why.
        why: Misfit,
        /// What that means for it.
        so: Unfit,
    },
    /// A permanent would be turned over, or become something, and stays as it is.
    NotTurned {
        /// Which.
        what: ObjectId,
        /// Why.
        because: Stays,
    },
    /// This would enter and is an instant, or else a sorcery.
    NoPermanent {
        /// What.
        what: Entering,
        /// Whether it is an instant.
        instant: bool,
    },
    /// Unused mana is lost.
    ManaLost {
        /// Whose.
        player: PlayerId,
        /// How much, which is not 0.
        amount: u64,
        /// Whether its player loses life for that.
        burn: Burn,
    },
    /// A spell keeps its targets, though new ones may be chosen: there are no others that it could have.
    KeepsTargets(ObjectId),
    /// A creature without toughness is put into the graveyard, and not destroyed.
    NotDestroyed {
        /// Which.
        what: ObjectId,
        /// What is about its destruction, and so is not applied.
        effects: Vec<EffectId>,
        /// What says that it can't be destroyed.
        by: Option<Forbids>,
    },
    /// So many counters are not put, since something says of itself that it can't have more of them.
    NoMoreCounters {
        /// Which; none is a token that enters.
        what: Option<ObjectId>,
        /// Counters of which kind.
        kind: CounterId,
        /// How many are not put.
        kept_off: u64,
    },
    /// Nothing comes under the control of this player, who has left the game.
    NothingUnder(PlayerId),
    /// A copy of a permanent spell becomes a token as it enters, which nobody creates.
    BecomesToken(ObjectId),
    /// This would be among what can be chosen as something enters, and enters at the same time.
    EntersToo {
        /// What enters, too.
        what: Entering,
        /// Whether what is chosen is revealed.
        revealed: bool,
    },
    /// These were chosen for something that enters at the same time, and so can't be chosen for this, too.
    ChosenAlready(Vec<ObjectId>),
    /// An Aura would have entered, and there is nothing that it could enchant.
    NothingToEnchant {
        /// Which; none is a token, which is not created.
        aura: Option<ObjectId>,
        /// Whether it is put into the graveyard, since it was on the stack; else it stays where it is.
        was_spell: bool,
    },
    /// A permanent spell resolves and can't enter.
    CantBecomePermanent(ObjectId),
    /// What was scheduled for a period is not done: this player, whose ability it is, has left the game.
    OfWhoLeft(PlayerId),
    /// What is said happens to this object can't: it isn't where that could.
    Missed {
        /// Which.
        what: ObjectId,
        /// Where it is; none while it is phased out.
        zone: Option<Zone>,
    },
    /// What an instruction says comes to nothing.
    Nothing(Nothing),
    /// What is said happens to this object doesn't: it has gone and come back, and is another one than was meant.
    AnotherObject(ObjectId),
    /// This token has left the battlefield, and so does not change zones any more.
    TokenStays(ObjectId),
    /// What would enter attacking attacks nothing.
    EntersAttackingNothing {
        /// What enters.
        what: Entering,
        /// Why it does.
        why: NothingAttacked,
    },
    /// This card would leave the command zone, and stays there.
    KeptInCommand(ObjectId),
    /// What is said this player does doesn't happen: they have left the game.
    PlayerLeft(PlayerId),
    /// This player would both win and lose the game, and so loses it.
    WinsAndLoses(PlayerId),
    /// An effect says that this player wins, and so all opponents lose instead.
    OpponentsLose(PlayerId),
    /// An ability that has triggered is not put on the stack: who would control it has left the game.
    NotPut(AbilityId),
    /// An ability does nothing to what happens, or does not trigger on it, though it is about such events.
    Idle {
        /// Whose ability it is.
        source: ObjectId,
        /// Who is "you" in it.
        you: PlayerId,
        /// The ability.
        ability: Arc<Ability>,
        /// Why.
        why: WhyIdle,
    },
    /// An ability resolves and does nothing: what its trigger asks for is not so any more.
    NotSoAnyMore(AbilityId),
    /// This can't be dealt damage: it is no creature, planeswalker or battle.
    NoDamage(ObjectId),
    /// An effect prevents nothing of this damage, which can't be prevented.
    Unpreventable {
        /// The effect.
        effect: EffectId,
        /// What deals the damage, where that is anything.
        source: Option<ObjectId>,
        /// To what the damage would be dealt.
        to: Target,
        /// What says so; none where what deals the damage does.
        by: Option<Forbids>,
    },
    /// An effect replaces what several state-based actions would do, or what one of several would.
    ReplacesStateBased {
        /// The effect.
        effect: EffectId,
        /// To whom or what they would do it.
        of: Target,
        /// Those that are replaced.
        due: Vec<StateBased>,
        /// Those that would do the same to it and are left.
        left: Vec<StateBased>,
    },
    /// A player's library has fewer cards than are to be taken from it.
    TooFewCards {
        /// Whose library it is.
        player: PlayerId,
        /// How many cards it has.
        cards: u64,
        /// Whether they are milled.
        milled: bool,
    },
    /// No damage is dealt, since there would be 0 of it.
    DealsNone {
        /// What would deal it.
        source: Option<ObjectId>,
        /// What says how much it is with a number below 0, if anything does.
        below: Option<BelowZero>,
    },
    /// These tokens do something else than enter, and so cease to exist.
    TokenElsewhere(Entering),
    /// Something is not cast, since it is a land, or else neither a card nor a copy of one.
    NotCast {
        /// What was to be cast.
        what: ObjectId,
        /// Whether it is a land.
        is_land: bool,
    },
    /// A player does not sacrifice something, since somebody else controls it.
    NotTheirs {
        /// What was to be sacrificed.
        what: ObjectId,
        /// Who was to.
        player: PlayerId,
    },
    /// This combat damage is on the stack, and will be dealt as it was assigned (310.4 (2008-02-01)).
    CombatDamageOnStack(Vec<Part>),
    /// Combat damage on the stack is not dealt to this (310.4c (2008-02-01)).
    NotDealt {
        /// To what it was assigned.
        to: ObjectId,
        /// Whether that is the permanent that it was, and can't be dealt damage; else it has left or is phased out.
        is_there: bool,
    },
    /// Something that attacks or blocks is removed from combat.
    RemovedFromCombat {
        /// What.
        what: ObjectId,
        /// What it is that removes it.
        why: Removal,
    },
    /// Something attacks nobody and nothing any more, as what it attacked is no longer attacked.
    AttacksNothing(ObjectId),
    /// Something that attacks or blocks assigns no combat damage.
    AssignsNone {
        /// What.
        what: ObjectId,
        /// Why.
        why: AssignsNone,
    },
    /// Something would have to attack, block or become blocked, and does not.
    NotObeyed {
        /// Which creatures would have to attack or block; empty where nothing could block what has to become blocked.
        what: Vec<ObjectId>,
        /// What would have to happen: attacking, blocking, or becoming blocked.
        deed: Deed,
        /// Whom or what it would attack or block, where that matters; what would become blocked.
        to: Option<Target>,
        /// Why it does not.
        why: NotObeyed,
    },
    /// Damage marked on these permanents is removed, as the turn is over.
    WornOff(Vec<ObjectId>),
    /// What has changed these objects for a time is over.
    NoLonger {
        /// Which.
        objects: Vec<ObjectId>,
        /// What was done to each of them.
        changes: Arc<[Change]>,
        /// How long it was to last; none where it ends before, since they have phased out.
        until: Option<Lifetime>,
    },
    /// An effect that was in force apart from its source is over.
    EffectOver {
        /// Which.
        effect: EffectId,
        /// How long it was to last.
        until: Lifetime,
    },
    /// What was so for a time is over.
    LastingOver {
        /// What had said so, where that is an object.
        source: Option<ObjectId>,
        /// Who was "you" in it.
        you: PlayerId,
        /// What was so.
        ability: Arc<Ability>,
        /// How long it was to last.
        until: Lifetime,
    },
    /// What would last for as long as something is so does not begin.
    NeverBegins(NeverBegins),
    /// A bestowed spell is bestowed no longer: its target is illegal.
    UnbestowedSpell(ObjectId),
    /// A bestowed Aura is attached to nothing, and bestowed no longer.
    Unbestowed(ObjectId),
    /// Since something that gave control is over, or a player has left, a player controls these.
    ComesUnder {
        /// Who.
        player: PlayerId,
        /// Which.
        objects: Vec<ObjectId>,
        /// Whether it is since a player has left.
        has_left: bool,
    },
    /// A player who can't gain control of these has not.
    NotGained {
        /// Who.
        player: PlayerId,
        /// Which.
        objects: Vec<ObjectId>,
    },
    /// Nobody but a player who has left the game would control these.
    Stranded {
        /// Which.
        objects: Vec<ObjectId>,
        /// Whether the player has left just now.
        just_left: bool,
    },
    /// Something is so since a player has left the game.
    Leaving(Leaving),
    /// The game has ended, and what was still to be done is not (CR 104.1 (2026-04-17)).
    GameOver,
    /// All modes of a spell are followed, as entwine was paid.
    AllModes(ObjectId),
}

/// Whether a player loses life for unused mana.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Burn {
    /// As much as there is of it: until 2009-07-11.
    LosesLife,
    /// None, though it is that early: another player controls the player.
    Spared,
    /// None: the rules know nothing of it.
    Unknown,
}

/// What it means for something that it does not fit somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// An effect would attach it there, and it does not move.
    Stays,
    /// It is attached there, and state-based actions take it off.
    ComesOff,
    /// It would enter attached to that.
    Enters,
}

/// Why an ability does nothing to what happens, or does not trigger on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyIdle {
    /// There is no such ability now: what has to be so for that is not.
    NotThere,
    /// The object has lost the ability, and this says so, where an object does.
    Lost(Option<ObjectId>),
    /// This says of which land types the object is, and so it has lost the ability of its text.
    OfLandTypes(ObjectId),
    /// The object is face down, and has no abilities but those that it has so.
    FaceDown,
    /// What has to be so as it triggers, and still as it resolves, is not.
    ConditionNotSo,
    /// What must be so as the event happens is not.
    NotSoAsItHappens,
    /// It is another event of its kind than the one on which it triggers: the first, not the second.
    NotTheNth,
    /// It has triggered as often as it can.
    OftenEnough,
    /// Something says that such an event makes no ability trigger: an object, or an effect that lasts.
    Stopped(Option<ObjectId>),
}

/// What removes a creature from combat, other than its leaving the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removal {
    /// It has phased out.
    PhasedOut,
    /// Another player controls it.
    Controller,
    /// It is no creature any more.
    NoCreature,
    /// It has become a battle.
    Battle,
    /// It has regenerated.
    Regenerated,
}

/// Why a requirement on attackers or blockers is not obeyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotObeyed {
    /// It can't be declared at all, for this reason.
    Cant(&'static str),
    /// It can't do it to that, for this reason.
    CantThat(&'static str),
    /// There is nobody and nothing to attack, nothing attacks, or nothing could block.
    NotThere,
    /// Something says that it can't.
    Forbidden {
        /// What says so.
        by: Forbids,
        /// By which keyword; none where it is said in words.
        keyword: Option<&'static str>,
    },
    /// Something says how many have to do it together, or may, and that is not so.
    Together {
        /// What says so.
        by: Forbids,
        /// By which keyword; none where it is said in words.
        keyword: Option<&'static str>,
    },
    /// As many requirements as can be are obeyed without it.
    Others,
}

/// Why a creature in combat assigns no combat damage, other than by which step it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AssignsNone {
    /// Its power is not above 0.
    NoPower,
    /// Nothing is left that it attacks, and nothing blocks it.
    NothingAttacked,
    /// It attacks a player who has left the game.
    HasLeft(PlayerId),
    /// It is blocked, and nothing that blocks it is left.
    NoBlocker,
    /// Nothing is left that it blocks.
    NothingBlocked,
}

/// One of two combat damage steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombatDamageStep {
    /// Whether it is the second.
    pub is_second: bool,
    /// What deals damage with double strike, and how many times it has that.
    pub double: Vec<(ObjectId, usize)>,
    /// What deals none because of the step.
    pub rests: Vec<ObjectId>,
}

/// Why what would enter attacking attacks nothing (CR 506.3a, 506.3b, 508.4a (2026-04-17)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NothingAttacked {
    /// There is no combat.
    NoCombat,
    /// It enters under the control of somebody who is not the attacking player.
    NotTheAttacker,
    /// It is no creature, or a battle.
    NoCreature,
    /// All that it would attack is gone.
    Gone,
    /// What it would attack can't be attacked.
    NotToBeAttacked,
}
