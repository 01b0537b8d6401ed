//! The concepts of the rules that a ruling cites, and the switches that depend on the rules date.
//!
//! The engine never names a rule by number: numbers move, concepts stay. `rulebook::concordance` turns a
//! concept and a date into a number.

mod switches;

pub use switches::Switches;

use crate::date::Date;

macro_rules! concepts {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// A concept of the rules. [`Rule::key`] is its name in the concordance.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Rule { $($(#[$doc])* $name,)* }

        impl Rule {
            /// Every concept, in the order of the declaration.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The name of the concept in the concordance.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }
        }
    };
}

concepts! {
    /// "Instead" marks a replacement effect.
    WordInstead = "word-instead",
    /// "Skip" marks a replacement effect.
    WordSkip = "word-skip",
    /// A permanent's own "enters with" and "as this enters".
    EntersWithAs = "enters-with-as",
    /// Continuous effects on how permanents enter.
    EntersContinuous = "enters-continuous",
    /// "Prevent" marks a prevention effect.
    WordPrevent = "word-prevent",
    /// Effects apply as events happen and are not locked in.
    ApplyContinuously = "apply-continuously",
    /// An effect must exist before the event.
    MustExistBefore = "must-exist-before",
    /// One opportunity for each event and what replaces it.
    OnceOnly = "once-only",
    /// A replaced event never happens.
    ReplacedNeverHappens = "replaced-never-happens",
    /// 0 damage is no damage.
    ZeroDamage = "zero-damage",
    /// What regeneration replaces.
    Regeneration = "regeneration",
    /// Redirection of damage, and when it does nothing.
    Redirection = "redirection",
    /// Effects that replace part of their own instruction.
    SelfReplacement = "self-replacement",
    /// Skipping is replacing with nothing; what has begun is not skipped.
    SkipDefinition = "skip-definition",
    /// Two skips take two occurrences.
    SkipScheduled = "skip-scheduled",
    /// Skipping something, then doing something.
    SkipThenAct = "skip-then-act",
    /// Modal replacement effects.
    ModalReplacement = "modal-replacement",
    /// A draw from an empty library can be replaced.
    DrawEmptyLibrary = "draw-empty-library",
    /// A draw in a sequence of draws is replaced before the sequence goes on.
    DrawSequence = "draw-sequence",
    /// What is done with a drawn card is not done with what replaces the draw.
    DrawAdditionalAction = "draw-additional-action",
    /// What an entering permanent is judged by.
    EntersLookAhead = "enters-look-ahead",
    /// Choices come before the permanent enters.
    EntersChoiceBefore = "enters-choice-before",
    /// Entering may move other objects.
    EntersMoveOthers = "enters-move-others",
    /// What enters can't be chosen for its own entering.
    EntersNotItself = "enters-not-itself",
    /// One object can't be chosen twice while something enters.
    EntersObjectOnce = "enters-object-once",
    /// Shields with an amount.
    ShieldAmount = "shield-amount",
    /// "Prevent N of that damage" from a static ability.
    StaticAmount = "static-amount",
    /// "The next time a source would".
    NextTimeSource = "next-time-source",
    /// Shields for each of several creatures.
    EachUntargeted = "each-untargeted",
    /// Prevention that does something besides.
    PreventionAdditional = "prevention-additional",
    /// Damage that can't be prevented.
    Unpreventable = "unpreventable",
    /// Triggers on damage that is prevented.
    PreventedTriggers = "prevented-triggers",
    /// When an ability triggers.
    TriggerEvent = "trigger-event",
    /// A condition behind the event of a triggered ability.
    TriggerCondition = "trigger-condition",
    /// Abilities that trigger on something being so.
    StateTrigger = "state-trigger",
    /// The top of the stack resolves.
    Resolving = "resolving",
    /// In which order triggered abilities are put on the stack.
    TriggersOnStack = "triggers-on-stack",
    /// Which sources can be chosen.
    SourceChoice = "source-choice",
    /// A chosen source's properties are checked again.
    SourceRecheck = "source-recheck",
    /// The affected player or controller picks one.
    ChooseOne = "choose-one",
    /// Self-replacement effects are picked first.
    StepSelf = "step-self",
    /// Then whose control it enters under.
    StepControl = "step-control",
    /// Then what it enters as a copy of.
    StepCopy = "step-copy",
    /// Then which face is up.
    StepBackFace = "step-back-face",
    /// Then any effect is picked that is left.
    StepAny = "step-any",
    /// Again, until nothing is left.
    StepRepeat = "step-repeat",
    /// An effect on a contained event waits.
    StepContained = "step-contained",
    /// One effect can make another applicable.
    BecomesApplicable = "becomes-applicable",
    /// Token and counter effects see what replacements create or put.
    TokensCountersEffects = "tokens-counters-effects",
    /// What can't happen is stronger than what is said to happen.
    CantEffects = "cant-effects",
    /// What can't happen yields to self-replacement only.
    CantOnlySelf = "cant-only-self",
    /// Choices at the same time, from the active player on.
    Apnap = "apnap",
    /// Excess damage that goes elsewhere.
    DamageExcess = "damage-excess",
    /// What damage does.
    DamageResults = "damage-results",
    /// When combat damage is dealt.
    CombatDamageDealt = "combat-damage-dealt",
    /// Who assigns combat damage to whom.
    CombatDamageAssigned = "combat-damage-assigned",
    /// The damage assignment order.
    DamageOrder = "damage-order",
    /// What a creature with trample may assign beyond its blockers.
    Trample = "trample",
    /// Which creatures deal combat damage in which of two steps.
    FirstStrike = "first-strike",
    /// What a spell costs in all.
    CostTotal = "cost-total",
    /// What a commander costs.
    CommanderCast = "commander-cast",
    /// A spell with affinity costs less for each of something.
    Affinity = "affinity",
    /// A modal spell with entwine may have all of its modes.
    Entwine = "entwine",
    /// Scry: looking at the top cards and putting some on the bottom.
    Scry = "scry",
    /// Sunburst: counters for the colours of mana that were spent.
    Sunburst = "sunburst",
    /// When unused mana is lost.
    ManaEmpties = "mana-empties",
    /// State-based: 0 or less life.
    SbaLife = "sba-life",
    /// State-based: a draw from an empty library.
    SbaDraw = "sba-draw",
    /// State-based: ten poison counters, or fifteen for a team.
    SbaPoison = "sba-poison",
    /// State-based: a team without life.
    SbaTeamLife = "sba-team-life",
    /// State-based: a team's poison.
    SbaTeamPoison = "sba-team-poison",
    /// State-based: damage by one commander.
    SbaCommanderDamage = "sba-commander-damage",
    /// State-based: a token that is not on the battlefield.
    SbaToken = "sba-token",
    /// State-based: a copy where there are none.
    SbaCopy = "sba-copy",
    /// State-based: toughness 0.
    SbaToughnessZero = "sba-toughness-0",
    /// State-based: lethal damage.
    SbaLethal = "sba-lethal",
    /// State-based: damage with deathtouch.
    SbaDeathtouch = "sba-deathtouch",
    /// State-based: a planeswalker without loyalty.
    SbaLoyalty = "sba-planeswalker-loyalty",
    /// State-based: world permanents.
    SbaWorld = "sba-world",
    /// State-based: an Aura that may not be where it is.
    SbaAura = "sba-aura",
    /// State-based: an Equipment or Fortification that may not be where it is.
    SbaEquipment = "sba-equipment",
    /// State-based: what can't be attached.
    SbaOtherAttached = "sba-other-attached",
    /// State-based: more counters than it can have.
    SbaCounterLimit = "sba-counter-limit",
    /// State-based: a Saga that is told.
    SbaSaga = "sba-saga",
    /// State-based: a battle without defense.
    SbaDefense = "sba-battle-defense",
    /// State-based: a battle without a protector.
    SbaProtector = "sba-protector",
    /// State-based: a Siege that its own controller protects.
    SbaSiege = "sba-siege",
    /// State-based: several Roles of one player on one permanent.
    SbaRole = "sba-role",
    /// State-based: a player without speed starts the engines.
    SbaSpeed = "sba-speed",
    /// State-based: a dungeon that is finished.
    SbaDungeon = "sba-dungeon",
    /// State-based: a scheme that is done.
    SbaScheme = "sba-scheme",
    /// State-based: a phenomenon that is done.
    SbaPhenomenon = "sba-phenomenon",
    /// State-based: a creature without a sector.
    SbaSector = "sba-sector",
    /// Noncombat damage redirected to a planeswalker.
    PlaneswalkerRedirect = "planeswalker-redirect",
    /// A loop of mandatory actions.
    LoopsMandatory = "loops-mandatory",
    /// A loop that someone may stop.
    LoopsShortcut = "loops-shortcut",
    /// A loop whose optional actions are one player's.
    LoopsOnePlayer = "loops-one-player",
    /// A loop that needs the optional actions of several players.
    LoopsTwoPlayer = "loops-two-player",
    /// A loop of independent optional actions.
    LoopsIndependent = "loops-independent",
    /// A loop of several players' independent actions.
    LoopsFragmented = "loops-fragmented",
    /// A shortcut is taken, and who shortened it does something else.
    ShortcutTaken = "shortcut-taken",
    /// Nobody has to end a loop.
    LoopsNotForced = "loops-not-forced",
    /// A commander's way to the command zone.
    CommanderReplacement = "commander-replacement",
    /// Mana of a colour that isn't the commander's.
    CommanderMana = "commander-mana",
    /// State-based: several with the same result are one event.
    SbaSameResult = "sba-same-result",
    /// State-based: what left is known as it was before all of them.
    SbaLastKnown = "sba-last-known",
    /// State-based: legends with the same name.
    SbaLegend = "sba-legend",
    /// State-based: planeswalkers with the same subtype.
    SbaPlaneswalkerUnique = "sba-planeswalker-unique",
    /// State-based: counters that take each other away.
    SbaCounters = "sba-counters",
    /// State-based: a commander in a graveyard or in exile.
    CommanderSba = "commander-sba",
    /// Who owns a token.
    TokenOwner = "token-owner",
    /// Gaining no life is no event.
    ZeroLife = "zero-life",
    /// What damage from a source with deathtouch does to a creature.
    Deathtouch = "deathtouch",
    /// By night what has daybound transforms.
    Daybound = "daybound",
    /// By day what has nightbound transforms.
    Nightbound = "nightbound",
    /// With daybound there it becomes day for the first time.
    DayboundDay = "daybound-day",
    /// With nightbound there, and nothing with daybound, it becomes night for the first time.
    NightboundNight = "nightbound-night",
    /// In the untap step it becomes day or night by the spells of the turn before.
    DaytimeCheck = "daytime-check",
    /// New targets are chosen for a spell.
    NewTargets = "new-targets",
    /// New targets are chosen for a copy of a spell.
    CopyNewTargets = "copy-new-targets",
    /// The mana value of a back face.
    BackFaceValue = "back-face-value",
    /// A suspended card waits in exile until its time counters are gone.
    Suspend = "suspend",
    /// What becomes of a discarded card with madness.
    Madness = "madness",
    /// Devour: sacrifices as it enters, and counters for them.
    Devour = "devour",
    /// Dredge: milling and returning it takes the place of a draw.
    Dredge = "dredge",
    /// What is phased out.
    PhasedOut = "phased-out",
}

/// Something that a rules date decides. `in_force` is the only place where dates are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Switch {
    /// Only copiable values count for an entering permanent.
    LookAheadCopiable,
    /// An entering permanent's own static abilities and earlier replacements count, too.
    LookAheadOwn,
    /// Existing effects of other sources count as well.
    LookAheadOthers,
    /// Self-replacement effects come first.
    SelfFirst,
    /// Effects on whose control it enters under come next.
    ControlTier,
    /// Copy effects come next.
    CopyTier,
    /// Back-face effects come next.
    BackFaceTier,
    /// An effect on a contained event waits for those on the outer one.
    ContainedWaits,
    /// "N of that damage" counts per source at a time, not per damage event.
    StaticAmountPerSource,
    /// Unpreventable damage still uses prevention effects.
    UnpreventableStillApplies,
    /// Damage is dealt in parts that have results.
    DamageInParts,
    /// Planeswalkers are a card type, with loyalty that damage takes away.
    Planeswalkers,
    /// Noncombat damage to a player may be redirected to a planeswalker.
    PlaneswalkerRedirection,
    /// Battles can be dealt damage.
    Battles,
    /// What enters, or enters with it, can't be chosen for its own entering.
    EnteringCantBeChosen,
    /// One object can't be chosen twice while one permanent enters.
    ObjectOnceForOne,
    /// One object can't be chosen twice while one or more permanents enter.
    ObjectOnceForAll,
    /// What can't happen yields to self-replacement only.
    CantOnlySelf,
    /// Token and counter doublers also see what replacements create or put.
    TokensFromReplacements,
    /// Gaining 0 life is no event.
    ZeroLifeIsNoEvent,
    /// Modal replacement is a rule of its own.
    ModalRule,
    /// Unreplaced draws come before what replacements draw.
    UnreplacedDrawsFirst,
    /// A commander that would go to a graveyard or to exile may go to the command zone: two effects.
    CommanderGraveyardExile,
    /// A commander that would go to a graveyard, exile, hand or library may go to the command zone: one effect.
    CommanderAnyZone,
    /// Mana of a colour that is not the commander's becomes colourless.
    CommanderColorlessMana,
    /// The colours of a commander are those of its colour identity, not only of its cost.
    CommanderIdentity,
    /// A token is owned by the player under whose control it entered; before, by the controller of what created it.
    TokenOwnerUnder,
    /// A token is owned by the player who created it.
    TokenOwnerCreator,
    /// What changes the number of draws comes before the single draws.
    NumberOfDrawsFirst,
    /// Any object that an object on the stack or a waiting effect refers to can be chosen as a source.
    SourcesReferredTo,
    /// Objects in the command zone can be chosen as sources.
    SourcesInCommandZone,
    /// State-based actions with the same result are one event.
    SameResultOnce,
    /// Of legends with the same name each controller keeps one; before, all go.
    LegendKeepsOne,
    /// Planeswalkers with the same subtype all go.
    PlaneswalkersAllGo,
    /// Of planeswalkers with the same subtype each controller keeps one.
    PlaneswalkerKeepsOne,
    /// +1/+1 and -1/-1 counters on one permanent take each other away.
    CountersCancel,
    /// A commander in a graveyard or in exile may go to the command zone as a state-based action.
    CommanderStateBased,
    /// A suspended card may be cast when its last time counter is removed; before, it must be, if possible.
    SuspendMay,
    /// A back face has the mana value of the front; before, 0 if nothing gave it another.
    BackFaceValue,
    /// A discarded card with madness is exiled; before, the player may exile it.
    MadnessExiles,
    /// What was dealt damage with deathtouch is destroyed by a state-based action; before, by a triggered ability.
    DeathtouchStateBased,
    /// Excess damage that goes elsewhere is worked out before damage is dealt.
    ExcessFirst,
    /// Of excess damage to a permanent of several types the greatest number counts; before, of a creature
    /// only that of the creature.
    ExcessOfEachType,
    /// What leaves by a state-based action is known as it was before all that were performed with it.
    LastKnownBeforeBatch,
    /// What is done after skipping comes first in what begins next.
    SkipThenAct,
    /// Combat damage goes on the stack.
    CombatDamageOnStack,
    /// Combat damage is divided in an order that was announced.
    DamageAssignmentOrder,
    /// Any combat damage from a source with deathtouch is lethal damage; before, a creature with
    /// deathtouch divides its damage freely.
    DeathtouchIsLethal,
    /// In the second combat damage step assign damage those that didn't in the first; later those that had neither first
    /// strike nor double strike as the first began.
    SecondStepByDamage,
    /// Whether something with sunburst enters as a creature is told without type-changing effects.
    SunburstByCopiableValues,
    /// A player loses life for unused mana, and only when a phase ends; later it is lost with each step.
    ManaBurn,
    /// How often a loop is gone through is told by a shortcut; before, by numbers that are named in turn.
    Shortcuts,
    /// An ability triggers on damage being prevented once for each prevention.
    PreventedTriggers,
    /// A team in Two-Headed Giant loses with fifteen poison counters; before, a player with ten.
    TeamPoison,
    /// 21 combat damage by one commander lose the game.
    CommanderDamage,
    /// There are Fortifications.
    Fortifications,
    /// A Saga that is told is sacrificed.
    Sagas,
    /// A Saga without chapter abilities stays.
    SagaNeedsChapter,
    /// Of several Roles that one player has on a permanent, the newest stays.
    Roles,
    /// Counters beyond what a permanent can have are removed.
    CounterLimit,
    /// What is a creature, and so can't be attached, becomes unattached, an Aura too; and so does what is attached to a player.
    AttachedCreatureFalls,
    /// Abilities that triggered on another's triggering are put on the stack after all others; before, with them.
    TriggersInTwoPasses,
    /// A player without speed who controls a permanent with start your engines! has speed 1.
    Speed,
    /// A dungeon whose bottommost room has the venture marker leaves the game.
    Dungeons,
    /// A scheme that is done is turned face down.
    Schemes,
    /// Abilities of any scheme hold a scheme back; before, only its own.
    AnySchemeHolds,
    /// Of a phenomenon that is done, the planar controller planeswalks.
    Phenomena,
    /// With a space sculptor there, creatures get sectors.
    Sectors,
    /// What phases out goes to a zone of its own: nobody controls it there, damage on it is removed, and what would affect it
    /// for a time doesn't any more.
    PhasedOutZone,
    /// A phased-out token ceases to exist.
    PhasedOutTokensCease,
}

/// From a day on.
const fn from(year: u16, month: u8, day: u8) -> (Date, Option<Date>) {
    (Date::new(year, month, day), None)
}

/// From one day on, and from another on no more.
const fn between(a: (u16, u8, u8), b: (u16, u8, u8)) -> (Date, Option<Date>) {
    (Date::new(a.0, a.1, a.2), Some(Date::new(b.0, b.1, b.2)))
}

impl Switch {
    /// Every switch, in the order of the declaration.
    pub const ALL: &[Self] = &[
        Self::LookAheadCopiable,
        Self::LookAheadOwn,
        Self::LookAheadOthers,
        Self::SelfFirst,
        Self::ControlTier,
        Self::CopyTier,
        Self::BackFaceTier,
        Self::ContainedWaits,
        Self::StaticAmountPerSource,
        Self::UnpreventableStillApplies,
        Self::DamageInParts,
        Self::Planeswalkers,
        Self::PlaneswalkerRedirection,
        Self::Battles,
        Self::EnteringCantBeChosen,
        Self::ObjectOnceForOne,
        Self::ObjectOnceForAll,
        Self::CantOnlySelf,
        Self::TokensFromReplacements,
        Self::ZeroLifeIsNoEvent,
        Self::ModalRule,
        Self::UnreplacedDrawsFirst,
        Self::CommanderGraveyardExile,
        Self::CommanderAnyZone,
        Self::CommanderColorlessMana,
        Self::CommanderIdentity,
        Self::TokenOwnerUnder,
        Self::TokenOwnerCreator,
        Self::NumberOfDrawsFirst,
        Self::SourcesReferredTo,
        Self::SourcesInCommandZone,
        Self::SameResultOnce,
        Self::LegendKeepsOne,
        Self::PlaneswalkersAllGo,
        Self::PlaneswalkerKeepsOne,
        Self::CountersCancel,
        Self::CommanderStateBased,
        Self::SuspendMay,
        Self::BackFaceValue,
        Self::MadnessExiles,
        Self::DeathtouchStateBased,
        Self::ExcessFirst,
        Self::ExcessOfEachType,
        Self::LastKnownBeforeBatch,
        Self::SkipThenAct,
        Self::CombatDamageOnStack,
        Self::DamageAssignmentOrder,
        Self::DeathtouchIsLethal,
        Self::SecondStepByDamage,
        Self::SunburstByCopiableValues,
        Self::ManaBurn,
        Self::Shortcuts,
        Self::PreventedTriggers,
        Self::TeamPoison,
        Self::CommanderDamage,
        Self::Fortifications,
        Self::Sagas,
        Self::SagaNeedsChapter,
        Self::Roles,
        Self::CounterLimit,
        Self::AttachedCreatureFalls,
        Self::TriggersInTwoPasses,
        Self::Speed,
        Self::Dungeons,
        Self::Schemes,
        Self::AnySchemeHolds,
        Self::Phenomena,
        Self::Sectors,
        Self::PhasedOutZone,
        Self::PhasedOutTokensCease,
    ];

    /// From when and until when the switch is on: the first day, and the first day no more.
    pub const fn span(self) -> (Date, Option<Date>) {
        match self {
            Self::LookAheadCopiable => between((2007, 5, 1), (2008, 2, 1)),
            Self::LookAheadOwn => from(2008, 2, 1),
            Self::LookAheadOthers | Self::TokensFromReplacements => from(2017, 9, 29),
            Self::SelfFirst => from(2005, 8, 1),
            Self::ControlTier | Self::SameResultOnce | Self::SkipThenAct => from(2008, 10, 1),
            Self::CopyTier => from(2011, 9, 30),
            Self::BackFaceTier => from(2022, 2, 18),
            Self::ContainedWaits | Self::CantOnlySelf => from(2017, 4, 28),
            // The rule is of 2007-05-01; before, there was none, and the nearest later one decides.
            Self::StaticAmountPerSource => between((2004, 10, 1), (2009, 10, 1)),
            Self::UnpreventableStillApplies
            | Self::DamageInParts
            | Self::Shortcuts
            | Self::SourcesReferredTo
            | Self::DeathtouchStateBased => from(2009, 7, 11),
            Self::Planeswalkers => from(2007, 10, 1),
            Self::PlaneswalkerRedirection => between((2007, 10, 1), (2018, 4, 27)),
            Self::Battles => from(2023, 4, 14),
            Self::EnteringCantBeChosen => from(2016, 7, 22),
            Self::ObjectOnceForOne => between((2012, 7, 1), (2025, 7, 25)),
            Self::ObjectOnceForAll => from(2025, 7, 25),
            Self::ZeroLifeIsNoEvent => from(2019, 7, 12),
            Self::ModalRule => between((2006, 7, 15), (2008, 10, 1)),
            Self::UnreplacedDrawsFirst => from(2008, 5, 1),
            Self::CommanderGraveyardExile => between((2009, 10, 1), (2015, 7, 17)),
            Self::CommanderAnyZone => between((2015, 7, 17), (2020, 7, 3)),
            Self::CommanderColorlessMana => between((2009, 10, 1), (2016, 1, 16)),
            Self::CommanderIdentity => from(2011, 2, 4),
            Self::TokenOwnerUnder => between((2009, 7, 11), (2018, 7, 13)),
            Self::TokenOwnerCreator => from(2018, 7, 13),
            Self::NumberOfDrawsFirst => from(2017, 8, 25),
            // The first text that tells of damage by commanders is of 2012-05-01; the variant is as old as this.
            Self::SourcesInCommandZone | Self::CommanderDamage => from(2009, 10, 1),
            // Of phenomena the first text that names them; that of 2012-05-01 does not.
            Self::LegendKeepsOne | Self::Phenomena => from(2013, 7, 13),
            Self::PlaneswalkersAllGo => between((2007, 10, 1), (2013, 7, 13)),
            Self::PlaneswalkerKeepsOne => between((2013, 7, 13), (2017, 9, 29)),
            Self::CountersCancel => from(2006, 10, 1),
            // Of sunburst the first text that says so; that of 2018-06-08 does not.
            Self::CommanderStateBased | Self::SunburstByCopiableValues => from(2020, 7, 3),
            Self::CombatDamageOnStack | Self::SecondStepByDamage | Self::ManaBurn | Self::PhasedOutZone => {
                between((2004, 10, 1), (2009, 7, 11))
            }
            // The last text with it is of 2017-04-28, the first without of 2018-04-27; the release notes of the set of
            // 2017-08-25 say that it went then.
            Self::PhasedOutTokensCease => between((2004, 10, 1), (2017, 8, 25)),
            // The last text with it is of 2022-04-29, the first without of 2025-02-07; in between it went with the
            // rules of 2024-11-08.
            Self::DamageAssignmentOrder => between((2009, 7, 11), (2024, 11, 8)),
            // Of 2009-07-11 is the freedom to divide, of 2012-05-01 the first text with this; it is of the rules of
            // 2010-07-16.
            Self::DeathtouchIsLethal => from(2010, 7, 16),
            Self::LastKnownBeforeBatch => from(2012, 2, 1),
            Self::PreventedTriggers => from(2016, 11, 11),
            Self::TriggersInTwoPasses => from(2021, 4, 22),
            Self::ExcessFirst => from(2020, 4, 17),
            // The first text that says so; no text is known between it and 2020-07-03.
            Self::ExcessOfEachType | Self::Dungeons => from(2022, 4, 29),
            // The first text that says so; none is known between it and 2009-07-11.
            Self::TeamPoison | Self::AttachedCreatureFalls | Self::CounterLimit | Self::Schemes => {
                from(2012, 5, 1)
            }
            Self::Fortifications => from(2007, 5, 1),
            // Of schemes the first text that says so; that of 2017-04-28 does not.
            Self::Sagas | Self::AnySchemeHolds => from(2018, 4, 27),
            // The first text that says so; the one before is of 2025-02-07.
            Self::SagaNeedsChapter => from(2026, 4, 17),
            // The first text that says so; none is known between it and 2022-04-29.
            Self::Roles | Self::Speed | Self::Sectors | Self::SuspendMay => from(2025, 2, 7),
            Self::MadnessExiles | Self::BackFaceValue => from(2016, 4, 8),
        }
    }

    /// Whether the switch is on at a date.
    pub fn in_force(self, date: Date) -> bool {
        let (from, until) = self.span();
        date >= from && until.is_none_or(|end| date < end)
    }
}
