//! What is so by each date switch, where it is on and where it is off.

use language::rule::Switch;

/// For each switch what is so when it is on, and what is so when it is off.
pub(super) const STATES: &[(Switch, &str, &str)] = &[
    (
        Switch::LookAheadCopiable,
        "what is entering is judged by its copiable values alone",
        "what is entering is not judged by its copiable values alone",
    ),
    (
        Switch::LookAheadOwn,
        "what is entering is judged with its own static abilities and what was applied to it before",
        "what is entering is judged without its own static abilities",
    ),
    (
        Switch::LookAheadOthers,
        "what is entering is judged with the effects of other permanents as well",
        "what is entering is judged without the effects of other permanents",
    ),
    (
        Switch::SelfFirst,
        "self-replacement effects come before all others",
        "self-replacement effects stand among all others",
    ),
    (
        Switch::ControlTier,
        "effects on whose control something enters under come before others",
        "effects on whose control something enters under stand among all others",
    ),
    (Switch::CopyTier, "copy effects come before others", "copy effects stand among all others"),
    (
        Switch::BackFaceTier,
        "effects on which face is up come before others",
        "effects on which face is up stand among all others",
    ),
    (
        Switch::ContainedWaits,
        "an effect on a contained event waits for those on the event around it",
        "effects on an event and on what it contains stand side by side",
    ),
    (
        Switch::StaticAmountPerSource,
        "a static ability that prevents an amount does so once for each source at a time",
        "a static ability that prevents an amount does so for each damage event",
    ),
    (
        Switch::UnpreventableStillApplies,
        "prevention is applied to damage that can't be prevented, and prevents nothing of it",
        "nothing is said of prevention and damage that can't be prevented",
    ),
    (
        Switch::DamageInParts,
        "damage is dealt and has its results one after another",
        "damage has no results of their own",
    ),
    (Switch::Planeswalkers, "there are planeswalkers", "there are no planeswalkers"),
    (
        Switch::PlaneswalkerRedirection,
        "noncombat damage to a player may be sent to a planeswalker of theirs",
        "damage to a player stays with the player, planeswalkers or not",
    ),
    (Switch::Battles, "battles can be dealt damage", "battles can't be dealt damage"),
    (
        Switch::EnteringCantBeChosen,
        "what is entering can't be chosen for its own entering",
        "what is entering may be chosen for its own entering",
    ),
    (
        Switch::ObjectOnceForOne,
        "no object is chosen twice while one permanent enters",
        "nothing is said of one permanent's entering alone",
    ),
    (
        Switch::ObjectOnceForAll,
        "no object is chosen twice while permanents enter together",
        "what is sacrificed is sacrificed for one permanent only; of what is exiled or returned nothing says so",
    ),
    (
        Switch::TokensStay,
        "a token that has left the battlefield stays where it is",
        "a token that has left can go on to another zone",
    ),
    (
        Switch::EnchantDefines,
        "an Aura without an enchant ability can enchant nothing",
        "an Aura without an enchant ability can enchant everything",
    ),
    (
        Switch::AuraControllerChooses,
        "the player under whose control an Aura enters that was not cast chooses what it enchants",
        "the player who puts an Aura onto the battlefield that was not cast chooses what it enchants",
    ),
    (
        Switch::IllegalTargetsCounter,
        "a spell or ability all of whose targets are illegal is countered",
        "a spell or ability all of whose targets are illegal does not resolve, and is not countered",
    ),
    (
        Switch::LoyaltyIsNoMana,
        "a loyalty ability that adds mana is no mana ability, and goes on the stack",
        "a loyalty ability that adds mana is a mana ability",
    ),
    (
        Switch::ManaTriggersOnMana,
        "an ability that triggers on mana being added, and adds mana, does not go on the stack",
        "an ability that adds mana, and triggers on mana that no mana ability has added, goes on the stack",
    ),
    (
        Switch::DurationAgain,
        "what lasts for as long as something is so begins where that ends and begins again as the ability resolves",
        "what lasts for as long as something is so does not begin where that has ended once",
    ),
    (
        Switch::BestowedStays,
        "a bestowed Aura stays one, whatever it becomes a copy of",
        "a bestowed Aura that becomes a copy of something else is an Aura no longer",
    ),
    (
        Switch::LaterCopyEndsException,
        "what a copy effect does besides does not happen if another copy effect is applied afterwards",
        "what a copy effect does besides happens, whatever copy effects are applied afterwards",
    ),
    (
        Switch::ExiledAgain,
        "what is exiled in exile becomes a new object",
        "exiling what is in exile does nothing",
    ),
    (
        Switch::TokenNames,
        "a token whose name nothing says is called by its subtypes and the word \"Token\"",
        "a token whose name nothing says is called by its subtypes",
    ),
    (
        Switch::CountersBarredAsItEnters,
        "what says that counters can't be put on it enters without any",
        "what says that counters can't be put on it may still enter with some",
    ),
    (
        Switch::AmassedType,
        "an amassed Army becomes of the type that is amassed",
        "an amassed Army gets its counters and keeps its types",
    ),
    (
        Switch::ShieldCountersAreOne,
        "several shield counters on a permanent stand for one effect of each sort",
        "each shield counter stands for effects of its own",
    ),
    (
        Switch::GraftAsksForCounter,
        "graft triggers only if its permanent has a +1/+1 counter",
        "graft triggers whether or not its permanent has a +1/+1 counter",
    ),
    (
        Switch::ConnivesAfterLeaving,
        "what has left before its turn to connive connives all the same",
        "what has left before its turn to connive does not connive",
    ),
    (
        Switch::ShuffledAllTheSame,
        "a library is shuffled also where all that would be shuffled into it goes elsewhere",
        "a library is not shuffled where all that would be shuffled into it goes elsewhere",
    ),
    (
        Switch::CostsTogether,
        "what a player pays as permanents enter together must be payable in all",
        "what a player pays for one permanent that enters does not count for the others",
    ),
    (
        Switch::CostIsWhole,
        "an action that has to be taken before \"if you do\" is a cost, and is not begun where it can't be paid whole",
        "an action that has to be taken before \"if you do\" is taken as far as it can be",
    ),
    (
        Switch::CantOnlySelf,
        "a self-replacement effect gets round what can't happen, and no other does",
        "it is left open whether a self-replacement effect gets round what can't happen",
    ),
    (
        Switch::TokensFromReplacements,
        "effects on tokens and counters also see what replacements create and put",
        "effects on tokens and counters don't see what replacements create and put",
    ),
    (
        Switch::ModalRule,
        "a mode that can't be done can't be chosen, by a rule of its own",
        "no rule of its own says which modes can be chosen",
    ),
    (
        Switch::UnreplacedDrawsFirst,
        "draws that nothing replaces come before what replacements draw",
        "draws are taken as they come",
    ),
    (
        Switch::CommanderGraveyardExile,
        "a commander may go to the command zone rather than to a graveyard or to exile, by two effects",
        "no two effects bring a commander to the command zone",
    ),
    (
        Switch::CommanderAnyZone,
        "one effect may bring a commander to the command zone rather than anywhere else",
        "no one effect brings a commander to the command zone",
    ),
    (
        Switch::CommanderHandLibrary,
        "a commander may go to the command zone rather than to a hand or into a library",
        "no effect brings a commander to the command zone",
    ),
    (
        Switch::CommanderColorlessMana,
        "mana of a color that is not the commander's becomes colorless",
        "mana of any color stays as it is",
    ),
    (
        Switch::CommanderIdentity,
        "a commander's colors are those of its color identity",
        "a commander's colors are those of its cost",
    ),
    (
        Switch::TokenOwnerUnder,
        "a token is owned by the player under whose control it entered",
        "whose control a token entered under does not make it that player's own",
    ),
    (
        Switch::TokenOwnerCreator,
        "a token is owned by the player who created it",
        "creating a token does not make it the creator's own",
    ),
    (
        Switch::NumberOfDrawsFirst,
        "what changes how many cards are drawn comes before the single draws",
        "nothing is said of effects that change how many cards are drawn",
    ),
    (
        Switch::SourcesReferredTo,
        "any object that something on the stack or a delayed triggered ability refers to can be chosen as a source",
        "of what has left, only cards that something on the stack refers to can be chosen as a source",
    ),
    (
        Switch::SourcesOfWaitingEffects,
        "what a waiting replacement or prevention effect refers to can be chosen as a source",
        "what a waiting replacement or prevention effect merely refers to can't be chosen as a source",
    ),
    (
        Switch::SourcesInCommandZone,
        "face-up cards in the command zone can be chosen as sources",
        "cards in the command zone can't be chosen as sources",
    ),
    (
        Switch::AnyInCommandZone,
        "what is face up in the command zone and no card can be chosen as a source",
        "of what is in the command zone only cards can be chosen as a source",
    ),
    (
        Switch::SameResultOnce,
        "state-based actions with the same result are one event",
        "each state-based action is an event of its own",
    ),
    (
        Switch::LegendKeepsOne,
        "of legends with the same name each controller keeps one",
        "legends with the same name all go",
    ),
    (
        Switch::PlaneswalkersAllGo,
        "planeswalkers with the same subtype all go",
        "planeswalkers with the same subtype don't all go",
    ),
    (
        Switch::PlaneswalkerKeepsOne,
        "of planeswalkers with the same subtype each controller keeps one",
        "nobody has to keep one of several planeswalkers with the same subtype",
    ),
    (
        Switch::CountersCancel,
        "+1/+1 and -1/-1 counters on one permanent take each other away",
        "+1/+1 and -1/-1 counters stay side by side",
    ),
    (
        Switch::CommanderStateBased,
        "a commander in a graveyard or in exile may go to the command zone as a state-based action",
        "no state-based action brings a commander to the command zone",
    ),
    (
        Switch::SuspendMay,
        "a suspended card may be cast when its last time counter is removed",
        "a suspended card is cast, if possible, when its last time counter is removed",
    ),
    (
        Switch::BackFaceValue,
        "a permanent with its back face up has the mana value of its front face",
        "a permanent with its back face up has the mana value of that face",
    ),
    (
        Switch::MadnessExiles,
        "a discarded card with madness is exiled",
        "whoever discards a card with madness may exile it",
    ),
    (
        Switch::DeathtouchStateBased,
        "a creature that was dealt damage with deathtouch is destroyed by a state-based action",
        "a creature that was dealt damage with deathtouch is destroyed by a triggered ability",
    ),
    (
        Switch::ExcessFirst,
        "excess damage that goes elsewhere is worked out before damage is dealt",
        "nothing is said of excess damage that goes elsewhere",
    ),
    (
        Switch::ExcessOfEachType,
        "excess damage is dealt to planeswalkers and battles, too, and of several card types the greatest number counts",
        "excess damage is dealt to creatures only, and is what goes beyond their toughness, whatever else they are",
    ),
    (
        Switch::LastKnownBeforeBatch,
        "what leaves by a state-based action is known as it was before all that were performed with it",
        "nothing is said of how what leaves by a state-based action is known",
    ),
    (
        Switch::SkipThenAct,
        "what is done after skipping something comes first in the next turn, phase or step that begins",
        "nothing is said of when something is done after skipping",
    ),
    (
        Switch::BlockersHelp,
        "a creature attacks or blocks, if it can, where that lets another one obey a requirement",
        "a creature on which there is no requirement does not have to attack or block so that another can obey one",
    ),
    (
        Switch::CombatDamageOnStack,
        "combat damage waits on the stack between being assigned and being dealt",
        "combat damage is dealt as soon as it is assigned",
    ),
    (
        Switch::DamageAssignmentOrder,
        "combat damage is divided along a damage assignment order",
        "combat damage is divided freely among what a creature fights",
    ),
    (
        Switch::DeathtouchIsLethal,
        "any combat damage from a source with deathtouch counts as lethal damage where it is assigned",
        "only toughness tells what lethal damage is where combat damage is assigned",
    ),
    (
        Switch::SecondStepByDamage,
        "in the second combat damage step creatures assign damage that assigned none in the first",
        "in the second combat damage step creatures assign damage that had neither first strike nor double strike as the first began",
    ),
    (
        Switch::SunburstByCopiableValues,
        "whether something with sunburst enters as a creature is told without type-changing effects",
        "whether something with sunburst enters as a creature is told with type-changing effects",
    ),
    (
        Switch::DredgeMills,
        "dredge mills the cards, so that effects on milling look at it",
        "dredge puts the cards into the graveyard, which is no milling",
    ),
    (
        Switch::ManaBurn,
        "unused mana is lost when a phase ends, and with it as much life",
        "unused mana is lost when a step or phase ends, without loss of life",
    ),
    (
        Switch::Shortcuts,
        "how often a loop is gone through is told by a shortcut that one player proposes",
        "how often a loop is gone through is told by numbers that the players concerned name",
    ),
    (
        Switch::PreventedTriggers,
        "what triggers on prevented damage does so each time that an effect prevents some",
        "nothing is said of what triggers on prevented damage",
    ),
    (
        Switch::TeamPoison,
        "a team loses with fifteen poison counters",
        "a player loses with ten poison counters, on a team, too",
    ),
    (
        Switch::TeamLifeHalved,
        "the life total of a player of a team is half of the team's, rounded up, and what both become is added up",
        "the life total of a player of a team is the team's, which becomes a number through one of the players",
    ),
    (
        Switch::TeamCant,
        "where one player can't gain life, lose life or get poison counters, the team can't",
        "what one player of a team can't gain, lose or get, the other can",
    ),
    (
        Switch::ProliferateEachKind,
        "who and what is chosen to proliferate gets another counter of each kind that is there",
        "who and what is chosen to proliferate gets another counter of one kind that is there",
    ),
    (
        Switch::ProliferateTeams,
        "proliferating chooses a team as it chooses a player, and gives it one counter",
        "proliferating chooses each player of a team by themself",
    ),
    (
        Switch::ProliferateTeamOnce,
        "of the players of a team that are chosen to proliferate, one gets another poison counter",
        "each player of a team that is chosen to proliferate gets another counter",
    ),
    (
        Switch::CommanderDamage,
        "21 combat damage by one commander lose the game",
        "damage by commanders is not counted",
    ),
    (Switch::Fortifications, "there are Fortifications", "there are no Fortifications"),
    (Switch::Sagas, "a Saga is sacrificed when it is told", "nothing is said of Sagas"),
    (
        Switch::SagaLoreByRule,
        "a rule has a lore counter put on a Saga as it enters",
        "no rule has a lore counter put on a Saga as it enters",
    ),
    (
        Switch::SagaLoreByEffect,
        "a Saga enters with a lore counter by an effect of its own",
        "a Saga has no effect by which it enters with a lore counter",
    ),
    (
        Switch::SagaNeedsChapter,
        "a Saga without chapter abilities stays",
        "a Saga without chapter abilities counts as told",
    ),
    (
        Switch::Roles,
        "of several Roles that one player has on a permanent the newest stays",
        "nothing is said of several Roles on a permanent",
    ),
    (
        Switch::CounterLimit,
        "state-based actions remove the counters beyond what a permanent can have",
        "no state-based action looks at how many counters a permanent can have",
    ),
    (
        Switch::AttachedCreatureFalls,
        "an attached creature comes off, and so does what is attached to a player",
        "an Aura that is a creature goes to the graveyard, and nothing comes off a player",
    ),
    (
        Switch::TriggersInTwoPasses,
        "abilities that triggered on another one's triggering are put on the stack after all others",
        "all abilities that have triggered are put on the stack in one pass",
    ),
    (
        Switch::Speed,
        "who controls a permanent with start your engines! and has no speed gets speed 1",
        "there is no speed",
    ),
    (Switch::Dungeons, "a dungeon that is finished leaves the game", "nothing is said of dungeons"),
    (Switch::Schemes, "a scheme that is done is turned face down", "nothing is said of schemes"),
    (
        Switch::AnySchemeHolds,
        "an ability of any scheme holds a scheme back",
        "only its own abilities hold a scheme back",
    ),
    (
        Switch::Phenomena,
        "the planar controller planeswalks when a phenomenon is done",
        "nothing is said of phenomena",
    ),
    (Switch::Sectors, "with a space sculptor there, creatures get sectors", "there are no sectors"),
    (
        Switch::PhasedOutZone,
        "what phases out is in a zone of its own, where nobody controls it, and damage on it is removed",
        "what phases out stays where it is, and damage on it stays",
    ),
    (
        Switch::PhasedOutTokensCease,
        "a token that is phased out ceases to exist",
        "a token that is phased out stays and can phase in",
    ),
    (
        Switch::TokensHaveBothFaces,
        "a token made as a copy of something with two faces has both",
        "a token made as a copy of something with two faces has the one that is up",
    ),
    (
        Switch::WinIsLossOfOthers,
        "among more than two players, all opponents of one who would win by an effect lose instead",
        "who wins by an effect wins, however many play",
    ),
    (
        Switch::TransformsOnce,
        "abilities of a permanent don't transform it again if it has transformed since they were put on the stack",
        "each ability transforms its permanent",
    ),
    (
        Switch::ModalTransforms,
        "a modal double-faced permanent transforms",
        "a modal double-faced permanent doesn't transform",
    ),
    (
        Switch::DefiningAbilities,
        "what defines an object's own colours, subtypes, power or toughness is applied first and depends on nothing",
        "what an ability sets of its own object is applied first, unless it depends on something else",
    ),
    (
        Switch::ColorsApart,
        "effects on colours are applied in a layer before those on abilities",
        "effects on colours and on abilities are applied in one layer",
    ),
    (
        Switch::ResolvedModifyWithSetting,
        "what spells and abilities add to power and toughness is lost to what sets them later",
        "what is added to power and toughness is applied after what sets them",
    ),
    (
        Switch::StampsInTurnOrder,
        "of what gets time stamps at once each player orders what they control, the active player's first",
        "the active player orders all that gets time stamps at once",
    ),
    (
        Switch::CountersLast,
        "counters change power and toughness after all that modifies them",
        "counters change power and toughness before what asks for them there",
    ),
    (
        Switch::KeywordCounters,
        "a counter that is called like a keyword such as flying gives that keyword",
        "a counter that is called like a keyword gives nothing",
    ),
    (Switch::ShadowCounters, "a shadow counter gives shadow", "a shadow counter gives nothing"),
    (Switch::ExaltedCounters, "an exalted counter gives exalted", "an exalted counter gives nothing"),
    (Switch::DecayedCounters, "a decayed counter gives decayed", "a decayed counter gives nothing"),
    (
        Switch::CountersOnCards,
        "counters on creature cards in any zone change their power and toughness",
        "only counters on permanents change power and toughness",
    ),
    (
        Switch::NumbersBelowZero,
        "numbers below 0 count as what they are where something is worked out or compared",
        "numbers below 0 count as 0 where something is worked out or compared",
    ),
    (
        Switch::ModifiesByBelowZero,
        "an amount below 0 that is added to power and toughness makes them less",
        "an amount below 0 that is added to power and toughness is 0",
    ),
    (
        Switch::FacesGetStamps,
        "a permanent of which another face is up is as new as that",
        "a permanent is as old as before when another of its faces is up",
    ),
];
