//! The concepts of the rules that a ruling cites, and the switches that depend on the rules date.
//!
//! The engine never names a rule by number: numbers move, concepts stay. `rulebook::concordance` turns a
//! concept and a date into a number.

mod switches;
#[macro_use]
mod tables;

pub use switches::Switches;

use crate::date::Date;

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
    /// Choices with costs for permanents that enter together.
    EntersCostsPayable = "enters-costs-payable",
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
    /// A commander's way from exile to the command zone, where it has a rule of its own.
    CommanderReplacementExile = "commander-replacement-exile",
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
    /// A token that has left stays where it is.
    TokenStays = "token-stays",
    /// How a token is called whose name nothing says.
    TokenName = "token-name",
    /// Several permanents connive at once.
    ConniveTogether = "connive-together",
    /// Amassing: counters on an Army.
    Amass = "amass",
    /// What is exiled again is a new object.
    ExiledAgain = "exiled-again",
    /// What is phased out.
    PhasedOut = "phased-out",
    /// If an event never happens, there is nothing to replace.
    NothingToReplace = "nothing-to-replace",
    /// Replacement effects last until they are used up or have run out.
    NoRestrictions = "no-restrictions",
    /// Prevention effects last until they are used up or have run out.
    PreventionNoRestrictions = "prevention-no-restrictions",
    /// Prevented damage never happens.
    PreventedNeverHappens = "prevented-never-happens",
    /// Sources with a property, asked for by a static ability.
    SourceStatic = "source-static",
    /// A shield for a chosen source looks again at what that source is like.
    PreventionRecheck = "prevention-recheck",
    /// A prevention effect is applied to damage that can't be prevented once.
    UnpreventableOnce = "unpreventable-once",
    /// What can't be regenerated.
    RegenerateCant = "regenerate-cant",
    /// What can't happen can't be chosen as a cost.
    CantCost = "cant-cost",
    /// What says how or whether something can enter.
    CantEnters = "cant-enters",
    /// Effects as something is turned face up.
    FaceUp = "face-up",
    /// "If you do".
    IfYouDo = "if-you-do",
    /// When state-based actions are looked for: all at once, and again.
    SbaCheck = "sba-check",
    /// What is entering from a library is not among the cards that are taken from there.
    EntersTopOfLibrary = "enters-top-of-library",
    /// Cards exiled with the same object.
    LinkedExile = "linked-exile",
    /// Amplify: counters for cards that are revealed.
    Amplify = "amplify",
    /// Amplify, several times.
    AmplifyMany = "amplify-many",
    /// Bloodthirst: counters if an opponent was dealt damage.
    Bloodthirst = "bloodthirst",
    /// Bloodthirst X: counters for all damage that opponents were dealt.
    BloodthirstX = "bloodthirst-x",
    /// In which steps a creature with double strike deals damage.
    DoubleStrike = "double-strike-steps",
    /// Double strike that is lost between both steps.
    DoubleStrikeLost = "double-strike-lost",
    /// Double strike that is gained between both steps.
    DoubleStrikeGained = "double-strike-gained",
    /// Double strike, several times.
    DoubleStrikeMany = "double-strike-many",
    /// Graft: counters to hand on.
    Graft = "graft",
    /// Graft, several times.
    GraftMany = "graft-many",
    /// Modular: counters, left to another.
    Modular = "modular",
    /// Modular, several times.
    ModularMany = "modular-many",
    /// Provoke: something has to block.
    Provoke = "provoke",
    /// Provoke, several times.
    ProvokeMany = "provoke-many",
    /// Storm: copies for the spells that were cast before.
    Storm = "storm",
    /// Storm, several times.
    StormMany = "storm-many",
    /// Affinity takes away generic mana only, and not below none.
    AffinityGeneric = "affinity-generic",
    /// Affinity, several times.
    AffinityMany = "affinity-many",
    /// All modes, in the order in which they are written.
    EntwineOrder = "entwine-order",
    /// Equip: attaching as a sorcery.
    Equip = "equip",
    /// One of several equip abilities.
    EquipMany = "equip-many",
    /// Imprint: cards exiled with a permanent.
    Imprint = "imprint",
    /// The imprinted cards.
    ImprintCard = "imprint-card",
    /// Scry, several times.
    ScryMany = "scry-many",
    /// Sunburst only for what enters from the stack.
    SunburstSpell = "sunburst-spell",
    /// Sunburst as a number.
    SunburstNumber = "sunburst-number",
    /// Sunburst, several times.
    SunburstMany = "sunburst-many",
    /// Umbra armor.
    UmbraArmor = "umbra-armor",
}

// A switch: what is so when it is on, the rule that it is about, and its days.
switches! {
    /// Only copiable values count for an entering permanent.
    LookAheadCopiable: EntersLookAhead, between((2007, 5, 1), (2008, 2, 1));
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
    StaticAmountPerSource: StaticAmount, between((2004, 10, 1), (2009, 10, 1));
    /// Unpreventable damage still uses prevention effects.
    UnpreventableStillApplies: Unpreventable, from(2009, 7, 11);
    /// Damage is dealt in parts that have results.
    DamageInParts: DamageResults, from(2009, 7, 11);
    /// Planeswalkers exist.
    Planeswalkers: DamageResults, from(2007, 10, 1);
    /// Noncombat damage to a player may be redirected to a planeswalker.
    PlaneswalkerRedirection: PlaneswalkerRedirect, between((2007, 10, 1), (2018, 4, 27));
    /// Battles can be dealt damage.
    Battles: DamageResults, from(2023, 4, 14);
    /// What enters, or enters with it, can't be chosen for its own entering.
    EnteringCantBeChosen: EntersNotItself, from(2016, 7, 22);
    /// One object can't be chosen twice while one permanent enters.
    ObjectOnceForOne: EntersObjectOnce, between((2012, 7, 1), (2025, 7, 25));
    /// One object can't be chosen twice while one or more permanents enter.
    ObjectOnceForAll: EntersObjectOnce, from(2025, 7, 25);
    /// What one player pays as permanents enter together must be payable in all; before, for each permanent by itself.
    CostsTogether: EntersCostsPayable, from(2025, 9, 19);
    /// What can't happen yields to self-replacement only.
    CantOnlySelf: CantOnlySelf, from(2017, 4, 28);
    /// Token and counter doublers also see what replacements create or put.
    TokensFromReplacements: TokensCountersEffects, from(2017, 9, 29);
    /// Gaining 0 life is no event.
    ZeroLifeIsNoEvent: ZeroLife, from(2019, 7, 12);
    /// Modal replacement is a rule of its own.
    ModalRule: ModalReplacement, between((2006, 7, 15), (2008, 10, 1));
    /// Unreplaced draws come before what replacements draw.
    UnreplacedDrawsFirst: DrawSequence, from(2008, 5, 1);
    /// A commander that would go to a graveyard or to exile may go to the command zone: two effects.
    CommanderGraveyardExile: CommanderReplacement, between((2009, 10, 1), (2015, 7, 17));
    /// A commander that would go to a graveyard, exile, hand or library may go to the command zone: one effect.
    CommanderAnyZone: CommanderReplacement, between((2015, 7, 17), (2020, 7, 3));
    /// Mana of a colour that is not the commander's becomes colourless.
    CommanderColorlessMana: CommanderMana, between((2009, 10, 1), (2016, 1, 16));
    /// The colours of a commander are those of its colour identity, not only of its cost.
    CommanderIdentity: CommanderMana, from(2011, 2, 4);
    /// A token is owned by the player under whose control it entered; before, by the controller of what created it.
    TokenOwnerUnder: TokenOwner, between((2009, 7, 11), (2018, 7, 13));
    /// A token is owned by the player who created it.
    TokenOwnerCreator: TokenOwner, from(2018, 7, 13);
    /// The name of a token for which nothing says one is its subtypes and the word "Token"; before, its subtypes alone.
    // The first text that says so; none is known between it and 2020-07-03.
    TokenNames: TokenName, from(2022, 4, 29);
    /// An amassed Army becomes of the type that is amassed.
    // The last text without it is of 2022-04-29, the first with it of 2025-02-07; the cards that name a type came with
    // the set of 2023-06-23.
    AmassedType: Amass, from(2023, 6, 23);
    /// Of several permanents that connive at once, one that has left before its turn connives all the same.
    // The first text that says so; none is known between it and 2025-02-07.
    ConnivesAfterLeaving: ConniveTogether, from(2026, 4, 17);
    /// What changes the number of draws comes before the single draws.
    NumberOfDrawsFirst: DrawSequence, from(2017, 8, 25);
    /// Any object that an object on the stack or a waiting effect refers to can be chosen as a source.
    SourcesReferredTo: SourceChoice, from(2009, 7, 11);
    /// Objects in the command zone can be chosen as sources.
    SourcesInCommandZone: SourceChoice, from(2009, 10, 1);
    /// State-based actions with the same result are one event.
    SameResultOnce: SbaSameResult, from(2008, 10, 1);
    /// Of legends with the same name each controller keeps one; before, all go.
    LegendKeepsOne: SbaLegend, from(2013, 7, 13);
    /// Planeswalkers with the same subtype all go.
    PlaneswalkersAllGo: SbaPlaneswalkerUnique, between((2007, 10, 1), (2013, 7, 13));
    /// Of planeswalkers with the same subtype each controller keeps one.
    PlaneswalkerKeepsOne: SbaPlaneswalkerUnique, between((2013, 7, 13), (2017, 9, 29));
    /// +1/+1 and -1/-1 counters on one permanent take each other away.
    CountersCancel: SbaCounters, from(2006, 10, 1);
    /// A commander in a graveyard or in exile may go to the command zone as a state-based action.
    CommanderStateBased: CommanderSba, from(2020, 7, 3);
    /// A suspended card may be cast when its last time counter is removed; before, it must be, if possible.
    // The first text that says so; none is known between it and 2022-04-29.
    SuspendMay: Suspend, from(2025, 2, 7);
    /// A back face has the mana value of the front; before, 0 if nothing gave it another.
    BackFaceValue: BackFaceValue, from(2016, 4, 8);
    /// A discarded card with madness is exiled; before, the player may exile it.
    MadnessExiles: Madness, from(2016, 4, 8);
    /// What was dealt damage with deathtouch is destroyed by a state-based action; before, by a triggered ability.
    DeathtouchStateBased: Deathtouch, from(2009, 7, 11);
    /// Excess damage that goes elsewhere is worked out before damage is dealt.
    ExcessFirst: DamageExcess, from(2020, 4, 17);
    /// Of excess damage to a permanent of several types the greatest number counts; before, of a creature only that of
    /// the creature.
    // The first text that says so; no text is known between it and 2020-07-03.
    ExcessOfEachType: DamageExcess, from(2022, 4, 29);
    /// What leaves by a state-based action is known as it was before all that were performed with it.
    LastKnownBeforeBatch: SbaLastKnown, from(2012, 2, 1);
    /// What is done after skipping comes first in what begins next.
    SkipThenAct: SkipThenAct, from(2008, 10, 1);
    /// Combat damage goes on the stack.
    CombatDamageOnStack: CombatDamageDealt, between((2004, 10, 1), (2009, 7, 11));
    /// Combat damage is divided in an order that was announced.
    // The last text with it is of 2022-04-29, the first without of 2025-02-07; in between it went with the
    // rules of 2024-11-08.
    DamageAssignmentOrder: DamageOrder, between((2009, 7, 11), (2024, 11, 8));
    /// Any combat damage from a source with deathtouch is lethal damage; before, a creature with deathtouch divides its
    /// damage freely.
    // Of 2009-07-11 is the freedom to divide, of 2012-05-01 the first text with this; it is of the rules of
    // 2010-07-16.
    DeathtouchIsLethal: DamageOrder, from(2010, 7, 16);
    /// In the second combat damage step assign damage those that didn't in the first; later those that had neither first
    /// strike nor double strike as the first began.
    SecondStepByDamage: FirstStrike, between((2004, 10, 1), (2009, 7, 11));
    /// Whether something with sunburst enters as a creature is told without type-changing effects.
    // The first text that says so; that of 2018-06-08 does not.
    SunburstByCopiableValues: Sunburst, from(2020, 7, 3);
    /// A player loses life for unused mana, and only when a phase ends; later it is lost with each step.
    ManaBurn: ManaEmpties, between((2004, 10, 1), (2009, 7, 11));
    /// How often a loop is gone through is told by a shortcut; before, by numbers that are named in turn.
    Shortcuts: LoopsShortcut, from(2009, 7, 11);
    /// An ability triggers on damage being prevented once for each prevention.
    PreventedTriggers: PreventedTriggers, from(2016, 11, 11);
    /// A team in Two-Headed Giant loses with fifteen poison counters; before, a player with ten.
    // The first text that says so; none is known between it and 2009-07-11.
    TeamPoison: SbaTeamPoison, from(2012, 5, 1);
    /// 21 combat damage by one commander lose the game.
    // The first text that tells of it is of 2012-05-01; the variant is as old as this.
    CommanderDamage: SbaCommanderDamage, from(2009, 10, 1);
    /// There are Fortifications.
    Fortifications: SbaEquipment, from(2007, 5, 1);
    /// A Saga that is told is sacrificed.
    Sagas: SbaSaga, from(2018, 4, 27);
    /// A Saga without chapter abilities stays.
    // The first text that says so; the one before is of 2025-02-07.
    SagaNeedsChapter: SbaSaga, from(2026, 4, 17);
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
    PhasedOutZone: PhasedOut, between((2004, 10, 1), (2009, 7, 11));
    /// A phased-out token ceases to exist.
    // The last text with it is of 2017-04-28, the first without of 2018-04-27; the release notes of the set of
    // 2017-08-25 say that it went then.
    PhasedOutTokensCease: SbaToken, between((2004, 10, 1), (2017, 8, 25));
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
    /// Whether the switch is on at a date.
    pub fn in_force(self, date: Date) -> bool {
        let (from, until) = self.span();
        date >= from && until.is_none_or(|end| date < end)
    }
}
