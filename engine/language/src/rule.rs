//! The concepts of the rules that a ruling cites, and the switches that depend on the rules date.
//!
//! The engine never names a rule by number: numbers move. `rulebook::concordance` turns concept and date into one.

mod concepts;
mod keyword_name;
mod span;
mod switches;

pub use concepts::Rule;
pub use keyword_name::KeywordName;
pub use span::Span;
pub use switches::Switches;

use span::from;

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident: $rule:ident, $span:expr;)*) => {
        /// Something that a rules date decides. `in_force` is the only place where dates are compared.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Switch { $($(#[$doc])* $name,)* }

        impl Switch {
            /// Every switch, in the order of the declaration.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The rule that it is about. Its number, where it has one, says where to read on.
            pub const fn rule(self) -> Rule {
                match self { $(Self::$name => Rule::$rule,)* }
            }

            /// From when and until when the switch is on: the first day, and the first day no more.
            pub const fn span(self) -> Span {
                match self { $(Self::$name => $span,)* }
            }
        }
    };
}

// A switch: what is so when it is on, the rule that it is about, and its days.
switches! {
    /// Only copiable values count for an entering permanent.
    LookAheadCopiable: EntersLookAhead, from(2007, 5, 1).until(2008, 2, 1);
    /// An entering permanent's own static abilities and earlier replacements count, too.
    LookAheadOwn: EntersLookAhead, from(2008, 2, 1);
    /// Existing effects of other sources count as well.
    LookAheadOthers: EntersLookAhead, from(2017, 9, 29);
    /// Self-replacement effects come first.
    SelfFirst: StepSelf, from(2005, 8, 1);
    /// Effects on whose control it enters under come next.
    ControlTier: StepControl, from(2008, 10, 1);
    /// Copy effects come next.
    CopyTier: StepCopy, from(2011, 9, 30);
    /// Back-face effects come next.
    BackFaceTier: StepBackFace, from(2022, 2, 18);
    /// An effect on a contained event waits for those on the outer one.
    ContainedWaits: StepContained, from(2017, 4, 28);
    /// "N of that damage" counts per source at a time, not per damage event.
    // The rule is of 2007-05-01; before, there was none, and the nearest later one decides.
    StaticAmountPerSource: StaticAmount, from(2004, 10, 1).until(2009, 10, 1);
    /// Unpreventable damage still uses prevention effects.
    UnpreventableStillApplies: Unpreventable, from(2009, 7, 11);
    /// Damage is dealt in parts that have results.
    DamageInParts: DamageResults, from(2009, 7, 11);
    /// Planeswalkers exist, and can be dealt damage.
    Planeswalkers: DamageResults, from(2007, 10, 1);
    /// Noncombat damage to a player may be redirected to a planeswalker.
    PlaneswalkerRedirection: PlaneswalkerRedirect, from(2007, 10, 1).until(2018, 4, 27);
    /// Battles can be dealt damage.
    Battles: DamageResults, from(2023, 4, 14);
    /// What enters, or enters with it, can't be chosen for its own entering.
    EnteringCantBeChosen: EntersNotItself, from(2016, 7, 22);
    /// One object can't be chosen twice while one permanent enters.
    ObjectOnceForOne: EntersObjectOnce, from(2012, 7, 1).until(2025, 7, 25);
    /// One object can't be chosen twice while one or more permanents enter.
    ObjectOnceForAll: EntersObjectOnce, from(2025, 7, 25);
    /// What one player pays as permanents enter together must be payable in all; before, for each permanent by itself.
    CostsTogether: EntersCostsPayable, from(2025, 9, 19);
    /// What has to be done, and "if you do" behind it: a cost, which nobody begins who can't pay all of it.
    CostIsWhole: IfYouDo, from(2009, 7, 11);
    /// What can't happen yields to self-replacement only.
    CantOnlySelf: CantOnlySelf, from(2017, 4, 28);
    /// Token and counter doublers also see what replacements create or put.
    TokensFromReplacements: TokensCountersEffects, from(2017, 9, 29);
    /// Modal replacement is a rule of its own.
    ModalRule: ModalReplacement, from(2006, 7, 15).until(2008, 10, 1);
    /// Unreplaced draws come before what replacements draw.
    UnreplacedDrawsFirst: DrawSequence, from(2008, 5, 1);
    /// A commander that would go to a graveyard or to exile may go to the command zone: two effects.
    CommanderGraveyardExile: CommanderReplacement, from(2009, 10, 1).until(2015, 7, 17);
    /// A commander that would go to a graveyard, exile, hand or library may go to the command zone: one effect.
    CommanderAnyZone: CommanderReplacement, from(2015, 7, 17).until(2020, 7, 3);
    /// A commander that would go to a hand or into a library may go to the command zone: one effect.
    CommanderHandLibrary: CommanderReplacement, from(2020, 7, 3);
    /// Mana of a colour that is not the commander's becomes colourless.
    CommanderColorlessMana: CommanderMana, from(2009, 10, 1).until(2016, 1, 16);
    /// The colours of a commander are those of its colour identity, not only of its cost.
    CommanderIdentity: CommanderMana, from(2011, 2, 4);
    /// What an Aura may enchant is what its enchant abilities say; before, they restricted it, and an Aura without any could
    /// enchant everything.
    // The first text that says so; none is known between it and 2009-07-11.
    EnchantDefines: SbaAura, from(2012, 5, 1);
    /// What an Aura enchants that enters without being cast is chosen by the player under whose control it enters; before, by
    /// the one who puts it onto the battlefield.
    // The first text that says so; none is known between it and 2006-10-01.
    AuraControllerChooses: AuraEnters, from(2008, 2, 1);
    /// A spell or ability all of whose targets are illegal is countered; from then on it does not resolve, and is not countered.
    IllegalTargetsCounter: LastKnownTargets, from(2004, 10, 1).until(2018, 4, 27);
    /// A copy of a permanent spell becomes a token as it enters; before, it was a copy of a spell on the battlefield.
    // The first text that says so; none is known between it and 2020-07-03.
    SpellCopyBecomesToken: SpellCopyToken, from(2022, 4, 29);
    /// What gives control of a permanent spell goes on for the permanent that it becomes, which otherwise is its caster's;
    /// before, who controlled the spell controls the permanent for good.
    // The first text that says so; none is known between it and 2018-06-08.
    SpellControlStays: SpellChanged, from(2020, 7, 3);
    /// What static abilities give to a permanent spell, and functions on the battlefield, the permanent that it becomes keeps.
    // The first text that says so; none is known between it and 2022-04-29.
    GivenToSpellStays: NewObject, from(2025, 2, 7);
    /// A loyalty ability is no mana ability, and goes on the stack.
    // The first text that says so; none is known between it and 2009-07-11.
    LoyaltyIsNoMana: Activating, from(2012, 5, 1);
    /// An ability that triggers on mana being added, and could add mana, is a mana ability whatever has added it; before, it
    /// has to trigger on a mana ability.
    // The first text that says so; that of 2017-04-28 does not.
    ManaTriggersOnMana: Activating, from(2018, 4, 27);
    /// An ability by which a card is cast, and which an effect has given it, stays with the spell that it becomes.
    // The first text that says so; none is known between it and 2008-02-01.
    AbilityToCastStays: AbilityToCast, from(2009, 7, 11);
    /// An Aura's ability that triggers as what it enchants leaves finds the Aura that is then put into the graveyard, since it
    /// is attached to nothing.
    // The first text that says so; none is known between it and 2008-02-01.
    AuraFoundLater: NewObject, from(2009, 7, 11);
    /// So it does if the Aura goes to the graveyard at the same time.
    // The first text that says so; none is known between it and 2009-07-11.
    AuraFoundAlong: NewObject, from(2012, 5, 1);
    /// Any ability that triggers as a permanent leaves finds each Aura that enchanted it in the graveyard; before, only that of
    /// the Aura itself does.
    // The first text that says so; none is known between it and 2022-04-29.
    EveryAuraFound: NewObject, from(2025, 2, 7);
    /// What lasts for as long as something is so begins if that begins again as its spell or ability resolves; before, it does
    /// not where that has ended once.
    // The first text that says so; none is known between it and 2022-04-29.
    DurationAgain: DurationBegins, from(2025, 2, 7);
    /// What is bestowed stays so whatever it is a copy of; before, an ability of the permanent makes it an Aura.
    // The first text that says so; none is known between it and 2018-06-08.
    BestowedStays: BestowAura, from(2020, 7, 3);
    /// Counters that something would enter with besides being a copy are not put if a later copy effect is applied to it.
    // The first text that says so; that of 2018-06-08 does not.
    LaterCopyEndsException: CopyExtraEffect, from(2020, 7, 3);
    /// A token is owned by the player under whose control it entered; before, by the controller of what created it.
    TokenOwnerUnder: TokenOwner, from(2009, 7, 11).until(2018, 7, 13);
    /// A token is owned by the player who created it.
    TokenOwnerCreator: TokenOwner, from(2018, 7, 13);
    /// The name of a token for which nothing says one is its subtypes and the word "Token"; before, its subtypes alone.
    // The first text that says so; none is known between it and 2020-07-03.
    TokenNames: TokenName, from(2022, 4, 29);
    /// An amassed Army becomes of the type that is amassed.
    // It came with the set of 2023-06-23; the last text without it is of 2022-04-29, the first with it of 2025-02-07.
    AmassedType: Amass, from(2023, 6, 23);
    /// Of several permanents that connive at once, one that has left before its turn connives all the same.
    // The first text that says so; none is known between it and 2025-02-07.
    ConnivesAfterLeaving: ConniveTogether, from(2026, 4, 17);
    /// A library is shuffled also where all that would be shuffled into it goes elsewhere, or stays where it is.
    // The first text that says so; none is known between it and 2013-07-13.
    ShuffledAllTheSame: ShuffledInto, from(2017, 4, 28);
    /// What changes the number of draws comes before the single draws.
    NumberOfDrawsFirst: DrawSequence, from(2017, 8, 25);
    /// Any object that an object on the stack or a delayed triggered ability refers to can be chosen as a source.
    SourcesReferredTo: SourceChoice, from(2009, 7, 11);
    /// What a replacement or prevention effect that waits refers to can be chosen as a source.
    SourcesOfWaitingEffects: SourceChoice, from(2009, 10, 1);
    /// Cards that are face up in the command zone can be chosen as sources.
    SourcesInCommandZone: SourceChoice, from(2009, 10, 1);
    /// So can objects there that are no cards.
    AnyInCommandZone: SourceChoice, from(2017, 4, 28);
    /// State-based actions with the same result are one event.
    SameResultOnce: SbaSameResult, from(2008, 10, 1);
    /// Of legends with the same name each controller keeps one; before, all go.
    LegendKeepsOne: SbaLegend, from(2013, 7, 13);
    /// Planeswalkers with the same subtype all go.
    PlaneswalkersAllGo: SbaPlaneswalkerUnique, from(2007, 10, 1).until(2013, 7, 13);
    /// Of planeswalkers with the same subtype each controller keeps one.
    PlaneswalkerKeepsOne: SbaPlaneswalkerUnique, from(2013, 7, 13).until(2017, 9, 29);
    /// +1/+1 and -1/-1 counters on one permanent take each other away.
    CountersCancel: SbaCounters, from(2006, 10, 1);
    /// A commander in a graveyard or in exile may go to the command zone as a state-based action.
    CommanderStateBased: CommanderSba, from(2020, 7, 3);
    /// However many shield counters are on a permanent, they stand for one replacement effect and one prevention effect;
    /// before, each counter for its own.
    // The first text that says so; none is known between it and 2022-04-29.
    ShieldCountersAreOne: ShieldCounters, from(2025, 2, 7);
    /// Graft triggers only if there is a +1/+1 counter on its permanent.
    // The first text that says so; none is known between it and 2006-10-01.
    GraftAsksForCounter: Graft, from(2008, 2, 1);
    /// A suspended card may be cast when its last time counter is removed; before, it must be, if possible.
    // The first text that says so; none is known between it and 2022-04-29.
    SuspendMay: Suspend, from(2025, 2, 7);
    /// A back face has the mana value of the front; before, 0 if nothing gave it another.
    BackFaceValue: BackFaceValue, from(2016, 4, 8);
    /// A discarded card with madness is exiled; before, the player may exile it.
    MadnessExiles: Madness, from(2016, 4, 8);
    /// What speaks of a discarded card finds it where madness has put it; 2017-04-28 is the first text that says so.
    MadnessFound: Madness, from(2017, 4, 28);
    /// What was dealt damage with deathtouch is destroyed by a state-based action; before, by a triggered ability.
    DeathtouchStateBased: Deathtouch, from(2009, 7, 11);
    /// Excess damage that goes elsewhere is worked out before damage is dealt.
    ExcessFirst: DamageExcess, from(2020, 4, 17);
    /// Planeswalkers and battles are dealt excess damage, too, and of a permanent of several types the greatest number
    /// counts; before, only creatures are, as creatures.
    // The first text that says so; no text is known between it and 2020-07-03.
    ExcessOfEachType: DamageExcess, from(2022, 4, 29);
    /// What leaves by a state-based action is known as it was before all that were performed with it.
    LastKnownBeforeBatch: SbaLastKnown, from(2012, 2, 1);
    /// What is done after skipping comes first in what begins next.
    SkipThenAct: SkipThenAct, from(2008, 10, 1);
    /// A creature on which there is no requirement to attack or block has to help another to obey one; before, it did not.
    BlockersHelp: BlocksRequired, from(2008, 2, 1);
    /// Combat damage goes on the stack.
    CombatDamageOnStack: CombatDamageDealt, from(2004, 10, 1).until(2009, 7, 11);
    /// Combat damage is divided in an order that was announced.
    // It went with the rules of 2024-11-08; the last text with it is of 2022-04-29, the first without of 2025-02-07.
    DamageAssignmentOrder: DamageOrder, from(2009, 7, 11).until(2024, 11, 8);
    /// Any combat damage from a source with deathtouch is lethal damage; before, a creature with deathtouch divides its
    /// damage freely.
    // It is of the rules of 2010-07-16; the first text with it is of 2012-05-01, and the freedom of 2009-07-11.
    DeathtouchIsLethal: DamageOrder, from(2010, 7, 16);
    /// In the second combat damage step assign damage those that didn't in the first; later those that had neither first
    /// strike nor double strike as the first began.
    SecondStepByDamage: FirstStrike, from(2004, 10, 1).until(2009, 7, 11);
    /// Whether something with sunburst enters as a creature is told without type-changing effects.
    // The first text that says so; that of 2018-06-08 does not.
    SunburstByCopiableValues: Sunburst, from(2020, 7, 3);
    /// Dredge mills; before, it puts the cards into the graveyard.
    // The first text that says so; that of 2018-06-08 does not.
    DredgeMills: Dredge, from(2020, 7, 3);
    /// A player loses life for unused mana, and only when a phase ends; later it is lost with each step.
    ManaBurn: ManaEmpties, from(2004, 10, 1).until(2009, 7, 11);
    /// How often a loop is gone through is told by a shortcut; before, by numbers that are named in turn.
    Shortcuts: LoopsShortcut, from(2009, 7, 11);
    /// An ability triggers on damage being prevented once for each prevention.
    PreventedTriggers: PreventedTriggers, from(2016, 11, 11);
    /// A team in Two-Headed Giant loses with fifteen poison counters; before, a player with ten.
    // The first text that says so; none is known between it and 2009-07-11.
    TeamPoison: SbaTeamPoison, from(2012, 5, 1);
    /// A player's life total is half of the team's, rounded up, and what those of both players become is added up; later it is
    /// the team's, and where both become a number, the team chooses for which of them.
    // The first text that says otherwise; none is known between it and 2009-07-11.
    TeamLifeHalved: TeamLife, from(2004, 10, 1).until(2012, 5, 1);
    /// What one player of a team can't gain, lose or get, be it life or poison counters, no player of that team can.
    // The first text that says so; none is known between it and 2009-07-11.
    TeamCant: TeamCant, from(2012, 5, 1);
    /// Who and what is chosen to proliferate gets another counter of each kind that is there; before, of one kind.
    // The first text that says so; that of 2018-06-08 does not.
    ProliferateEachKind: Proliferate, from(2020, 7, 3);
    /// Proliferating chooses a team as it chooses a player, and gives it one counter.
    // The first text that says so is of 2012-05-01, as is the first that knows the word; that of 2017-04-28 does not.
    ProliferateTeams: ProliferateTeams, from(2004, 10, 1).until(2017, 4, 28);
    /// Of the players of a team that are chosen to proliferate, one gets another poison counter.
    // The first text that says so; that of 2018-06-08 does not.
    ProliferateTeamOnce: ProliferateTeams, from(2020, 7, 3);
    /// 21 combat damage by one commander lose the game.
    // The first text that tells of it is of 2012-05-01; the variant is as old as this.
    CommanderDamage: SbaCommanderDamage, from(2009, 10, 1);
    /// There are Fortifications.
    Fortifications: SbaEquipment, from(2007, 5, 1);
    /// A Saga that is told is sacrificed.
    Sagas: SbaSaga, from(2018, 4, 27);
    /// As a Saga enters, its controller puts a lore counter on it; it is a rule that says so.
    SagaLoreByRule: SagaEnters, from(2018, 4, 27).until(2026, 4, 17);
    /// A Saga enters with a lore counter by a replacement effect of its own.
    // The first text that says so; the one before is of 2025-02-07.
    SagaLoreByEffect: SagaEnters, from(2026, 4, 17);
    /// A Saga without chapter abilities stays.
    // The first text that says so; the one before is of 2025-02-07.
    SagaNeedsChapter: SbaSaga, from(2026, 4, 17);
    /// In a game of more than two players, an effect by which a player wins has all opponents lose instead.
    // The first text that says so of every such game, and the first that does not any more: the one before that is of
    // 2013-07-13.
    WinIsLossOfOthers: WinIsLossOfOthers, from(2012, 5, 1).until(2017, 4, 28);
    /// Of several Roles that one player has on a permanent, the newest stays.
    // The first text that says so; none is known between it and 2022-04-29.
    Roles: SbaRole, from(2025, 2, 7);
    /// Counters beyond what a permanent can have are removed.
    // The first text that says so; none is known between it and 2009-07-11.
    CounterLimit: SbaCounterLimit, from(2012, 5, 1);
    /// What is a creature, and so can't be attached, becomes unattached, an Aura too; and so does what is attached to a player.
    // The first text that says so; none is known between it and 2009-07-11.
    AttachedCreatureFalls: SbaOtherAttached, from(2012, 5, 1);
    /// Abilities that triggered on another's triggering are put on the stack after all others; before, with them.
    TriggersInTwoPasses: TriggersOnStack, from(2021, 4, 22);
    /// A player without speed who controls a permanent with start your engines! has speed 1.
    // The first text that says so; none is known between it and 2022-04-29.
    Speed: SbaSpeed, from(2025, 2, 7);
    /// A dungeon whose bottommost room has the venture marker leaves the game.
    // The first text that says so; no text is known between it and 2020-07-03.
    Dungeons: SbaDungeon, from(2022, 4, 29);
    /// A scheme that is done is turned face down.
    // The first text that says so; none is known between it and 2009-07-11.
    Schemes: SbaScheme, from(2012, 5, 1);
    /// Abilities of any scheme hold a scheme back; before, only its own.
    // The first text that says so; that of 2017-04-28 does not.
    AnySchemeHolds: SbaScheme, from(2018, 4, 27);
    /// Of a phenomenon that is done, the planar controller planeswalks.
    // The first text that names them; that of 2012-05-01 does not.
    Phenomena: SbaPhenomenon, from(2013, 7, 13);
    /// With a space sculptor there, creatures get sectors.
    // The first text that says so; none is known between it and 2022-04-29.
    Sectors: SbaSector, from(2025, 2, 7);
    /// A token that has left the battlefield goes nowhere else; before, it only did not come back.
    // The first text that says so; none is known between it and 2009-07-11.
    TokensStay: TokenStays, from(2012, 5, 1);
    /// What is exiled while it is in exile stays there as a new object; before, no text speaks of it.
    // The first text that says so; none is known between it and 2013-07-13.
    ExiledAgain: ExiledAgain, from(2017, 4, 28);
    /// What phases out goes to a zone of its own: nobody controls it there, damage on it is removed, and what would affect it
    /// for a time doesn't any more.
    PhasedOutZone: PhasedOut, from(2004, 10, 1).until(2009, 7, 11);
    /// An ability by which counters can't be put on its object functions as that enters.
    // The first text that says so; none is known between it and 2009-07-11.
    CountersBarredAsItEnters: AbilitiesFunction, from(2012, 5, 1);
    /// A phased-out token ceases to exist.
    // The last text with it is of 2017-04-28, the first without of 2018-04-27; the release notes of the set of
    // 2017-08-25 say that it went then.
    PhasedOutTokensCease: SbaToken, from(2004, 10, 1).until(2017, 8, 25);
    /// A token that is made as a copy of something with two faces has both; before, the one that was up.
    // The first text that says so; none is known between it and 2022-04-29.
    TokensHaveBothFaces: CopyTokenFaces, from(2025, 2, 7);
    /// An ability of a permanent does not transform it if it has transformed since the ability was put on the stack.
    // The first text that says so; none is known between it and 2013-07-13.
    TransformsOnce: TransformAgain, from(2017, 4, 28);
    /// A modal double-faced permanent transforms like any other with two faces; before, it did not.
    // The first text that says so; none is known between it and 2025-02-07.
    ModalTransforms: TransformOneFace, from(2026, 4, 17);
    /// What an ability says of its own object's card types and supertypes is applied like any other effect, and what it says
    /// of its colours, subtypes, power and toughness waits for nothing; before, all of it came first unless it depended on
    /// another effect.
    // The first text that says so; none is known between it and 2006-10-01.
    DefiningAbilities: Layers, from(2008, 2, 1);
    /// Colours are a layer before that of abilities; before, both were one.
    // The first text that says so; none is known between it and 2008-02-01.
    ColorsApart: Layers, from(2009, 7, 11);
    /// What spells and abilities that have resolved add to power and toughness is applied among what sets them, by time
    /// stamps; only counters and static abilities add to them after that.
    // The last text that says so; none is known between it and 2009-07-11, which says otherwise.
    ResolvedModifyWithSetting: Layers, from(2004, 10, 1).until(2009, 7, 11);
    /// Of what gets time stamps at once, what the active player controls is older, then what each other player does in turn
    /// order, and each player orders their own; before, the active player ordered all.
    // The first text that says so; that of 2018-06-08 does not.
    StampsInTurnOrder: StampsTogether, from(2020, 7, 3);
    /// Counters are applied after all that modifies power and toughness; before, and later, they were not.
    // The first text that says so, and the first that does not any more: the one before that is of 2018-06-08.
    CountersLast: Layers, from(2009, 7, 11).until(2020, 7, 3);
    /// A counter that is called like certain keywords gives that keyword to what it is on.
    // The first text that says so; that of 2018-06-08 does not.
    KeywordCounters: Layers, from(2020, 7, 3);
    /// Shadow is among the keywords that a counter gives.
    // The first text that says so; none is known between it and 2022-04-29.
    ShadowCounters: Layers, from(2025, 2, 7);
    /// Exalted is among the keywords that a counter gives.
    // The first text that says so; none is known between it and 2022-04-29.
    ExaltedCounters: Layers, from(2025, 2, 7);
    /// Decayed is among the keywords that a counter gives.
    // The first text that says so; that of 2025-02-07 does not.
    DecayedCounters: Layers, from(2026, 4, 17);
    /// Counters on creature cards that are no permanents change their power and toughness, too; before, those on permanents.
    // The first text that says so; none is known between it and 2009-07-11.
    CountersOnCards: Layers, from(2012, 5, 1);
    /// A power, a toughness or a life total below 0 counts as what it is where numbers are worked out or compared; before, as 0.
    // The first text that says so; that of 2006-10-01 says otherwise, and none is known in between.
    NumbersBelowZero: NegativeNumber, from(2008, 2, 1);
    /// What modifies power and toughness by an amount does so by one below 0, too; before and after, by 0 then.
    // The first text that says so, and the first that does not any more: the one before that is of 2017-04-28.
    ModifiesByBelowZero: NegativeNumber, from(2008, 2, 1).until(2018, 4, 27);
    /// A permanent gets a new time stamp as it turns face up or face down, or transforms.
    // The first text that says so; none is known between it and 2013-07-13.
    FacesGetStamps: Layers, from(2017, 4, 28);
}
