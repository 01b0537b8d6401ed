//! Values that each could stand there, and make no sense together.

use super::fits::MODES;
use super::pronouns::DONE;
use super::too_many;
use language::board::subtypes::is_land_type;
use language::board::{
    Ability, Change, Counter, Keyword, Object, Player, PlayerDesignation, Restriction, Zone,
};
use language::effect::{Cause, EventPattern, Lifetime, Pattern, Scope};
use language::event::{Deed, Event, Instruction, Naming, Place};
use language::path::BoardPath;
use language::select::{Amount, Condition, Since, What, Who, Whom};
use language::walk::Node;
use statements::error::{BoardError, Problem};

type Done = Result<(), BoardError>;

/// What makes no sense, as an error says it.
#[derive(Clone, Copy)]
struct Nonsense<'a> {
    what: &'static str,
    found: &'a str,
    expected: &'static str,
}

const fn nonsense<'a>(what: &'static str, found: &'a str, expected: &'static str) -> Nonsense<'a> {
    Nonsense { what, found, expected }
}

/// Refuses what stands in a field unless it makes sense.
#[inline]
fn sensible(path: &mut BoardPath, field: &'static str, sensible: bool, told: Nonsense<'_>) -> Done {
    if sensible { Ok(()) } else { refuse(path, field, told) }
}

#[cold]
fn refuse(path: &mut BoardPath, field: &'static str, told: Nonsense<'_>) -> Done {
    let Nonsense { what, found, expected } = told;
    let problem = Problem::Senseless { what, found: found.to_owned(), expected };
    path.at(field, |path| Err(BoardError::at(path, problem)))
}

/// A die or a coin has at least two sides.
fn sides(path: &mut BoardPath, sides: u64) -> Done {
    let number = sides.to_string();
    let told = nonsense("the number of sides", &number, "a coin has 2, a die more");
    sensible(path, "sides", sides > 1, told)
}

/// What land types are set to are land types.
pub(crate) fn change(path: &mut BoardPath, change: &Change) -> Done {
    let Change::SetLandTypes(names) = change else { return Ok(()) };
    let problem = |found: &str| {
        let (what, expected) = ("the land type", "name at least one, such as `SetLandTypes([\"Mountain\"])`");
        Problem::Senseless { what, found: format!("`{found}`"), expected }
    };
    let other = names.iter().find(|name| !is_land_type(name)).map(String::as_str);
    match other.or(names.is_empty().then_some("")) {
        Some(found) => Err(BoardError::at(path, problem(found))),
        None => Ok(()),
    }
}

/// An ability says once where it functions.
pub(crate) fn says_where(path: &mut BoardPath, ability: &Ability) -> Done {
    if let Ability::FunctionsIn { zones, ability } = ability {
        let told = nonsense("the zones in which an ability functions", "none", "name at least one");
        sensible(path, "zones", !zones.is_empty(), told)?;
        let (found, expected) = match &**ability {
            Ability::Effect(_) => ("an effect", "say it in its `functions_in`"),
            Ability::Keyword(_) => ("a keyword", "its rule says where it functions"),
            Ability::FunctionsIn { .. } => ("one that says it already", "say it once"),
            Ability::Restriction(_)
            | Ability::Requirement(_)
            | Ability::Continuous(_)
            | Ability::Instructions(_)
            | Ability::Spell { .. }
            | Ability::Activated { .. }
            | Ability::Triggered { .. }
            | Ability::StateTriggered { .. }
            | Ability::BlocksMore(_)
            | Ability::AttacksDespiteDefender
            | Ability::AssignsToughness
            | Ability::AsLongAs { .. }
            | Ability::Unread(_)
            | Ability::Opaque(_) => return Ok(()),
        };
        return sensible(path, "ability", false, nonsense("the ability", found, expected));
    }
    Ok(())
}

/// An ability that there is only as long as something is so says what, and is none that says so itself.
pub(crate) fn says_as_long_as(path: &mut BoardPath, ability: &Ability) -> Done {
    let Ability::AsLongAs { only_if, ability } = ability else { return Ok(()) };
    let told = nonsense("what has to be so", "nothing", "name at least one condition");
    sensible(path, "only_if", !only_if.is_empty(), told)?;
    let asks_it = |node: Node<'_>| matches!(node, Node::What(What::It) | Node::Condition(Condition::It(_)));
    let told =
        nonsense("what has to be so", "of \"it\"", "there is no event here: say which object is meant");
    sensible(path, "only_if", !only_if.iter().any(|one| Node::Condition(one).any(&asks_it)), told)?;
    let (found, expected) = match &**ability {
        Ability::Effect(_) => ("an effect", "say it in the `only_if` of its `when`"),
        Ability::Continuous(_) => ("a continuous effect", "say it in its `only_if`"),
        Ability::Keyword(_) => ("a keyword", "take a `Continuous` with `only_if` that adds it to `This`"),
        Ability::Instructions(_) => ("instructions", "take an `If` among them"),
        Ability::Spell { .. } => ("what a spell does", "take an `If` in what it does"),
        Ability::Activated { .. } => ("an activated ability", "when it may be activated is up to the board"),
        Ability::FunctionsIn { .. } => ("one that says where it functions", "put that around it"),
        Ability::AsLongAs { .. } => ("one that says it already", "say it once"),
        Ability::AttacksDespiteDefender | Ability::AssignsToughness => {
            ("how it attacks or assigns damage", "take a `Continuous` with `only_if` that binds `This`")
        }
        Ability::Unread(_) => ("a sentence that is unread", "leave out what nobody has read"),
        Ability::Opaque(_) => ("words of your own", "say it in these"),
        Ability::Restriction(_)
        | Ability::Requirement(_)
        | Ability::Triggered { .. }
        | Ability::StateTriggered { .. }
        | Ability::BlocksMore(_) => return Ok(()),
    };
    sensible(path, "ability", false, nonsense("the ability", found, expected))
}

/// A keyword with a variant of its own is not spelled by its name alone.
pub(crate) fn keyword(path: &mut BoardPath, keyword: &Keyword) -> Done {
    let Keyword::Named { name, .. } = keyword else { return Ok(()) };
    let found = format!("`{name:?}`");
    let told = nonsense("the name of a keyword", &found, "spell it as FORMAT.md does: a ruling turns on it");
    sensible(path, "name", !name.has_variant(), told)
}

/// Something is prevented only where damage is, what triggers says on what, and an ability's triggering has no cause.
pub(crate) fn ability(path: &mut BoardPath, ability: &Ability) -> Done {
    if let Ability::Effect(effect) = ability {
        let told = nonsense(
            "what replaces part of itself",
            "an ability's effect",
            "only effects of what has resolved do: those that have left their source",
        );
        return sensible(path, "unless", effect.unless.is_empty(), told);
    }
    if let Ability::Triggered { when, prevented, nth, at_most, .. } = ability {
        let counts = |number: &Option<(u64, Since)>| number.is_none_or(|(number, _)| number > 0);
        let told = nonsense("a number of events", "0", "count from 1");
        sensible(path, "nth", counts(nth), told)?;
        sensible(path, "at_most", counts(at_most), told)?;
        let now = |number: &Option<(u64, Since)>| number.is_none_or(|(_, since)| since != Since::LastTurn);
        let told =
            nonsense("what is counted", "of last turn", "count since this turn began, or another time");
        sensible(path, "nth", now(nth), told)?;
        sensible(path, "at_most", now(at_most), told)?;
        let is_counted = !matches!(when.event, EventPattern::Trigger { .. } | EventPattern::DrawCards { .. });
        let expected = "only events that happen, one by one, are counted; take `at_most`";
        let told =
            nonsense("the how manieth", "of what is prevented, triggers or is drawn together", expected);
        sensible(path, "nth", nth.is_none() || is_counted && !prevented, told)?;
        let damage = matches!(when.event, EventPattern::Damage { .. });
        let told = nonsense("what is prevented", "another event than damage", "look at `Damage` in `when`");
        sensible(path, "prevented", !prevented || damage, told)?;
        return path.at("when", |path| trigger(path, when));
    }
    if let Ability::StateTriggered { when, .. } = ability {
        let told = nonsense("a state trigger", "without a condition", "say in `when` what must be so");
        return sensible(path, "when", !when.is_empty(), told);
    }
    Ok(())
}

/// What a triggered ability waits for.
fn trigger(path: &mut BoardPath, when: &Pattern) -> Done {
    let on_triggering = matches!(when.event, EventPattern::Trigger { .. });
    let told = nonsense("an ability's triggering", "given a cause", "leave `because` out");
    sensible(path, "because", !on_triggering || when.because.is_empty(), told)?;
    let told = nonsense("an ability's triggering", "given somebody who causes it", "leave `by` out");
    sensible(path, "by", !on_triggering || when.by.is_none(), told)?;
    let expected = "leave `recheck` out: it is for effects that wait for a chosen source";
    let told = nonsense("a triggered ability", "a source that is checked again", expected);
    sensible(path, "recheck", when.recheck.is_none(), told)
}

/// What an effect or a restriction looks at: nothing that is no event of its own.
pub(crate) fn happens(path: &mut BoardPath, pattern: &Pattern) -> Done {
    let is_event = !matches!(pattern.event, EventPattern::Trigger { .. });
    let expected = "only a triggered ability looks at it";
    let told = nonsense("what an effect or a restriction looks at", "`Trigger`", expected);
    sensible(path, "event", is_event, told)
}

/// What has to happen if it can is what creatures are declared by.
pub(crate) fn required(path: &mut BoardPath, pattern: &Pattern) -> Done {
    let declared = matches!(
        pattern.event,
        EventPattern::Deed { deed: Deed::Attack | Deed::Block | Deed::BecomeBlocked, .. }
    );
    let expected = "take `Attack`, `Block` or `BecomeBlocked`";
    let told = nonsense("what has to happen if it can", "another event", expected);
    sensible(path, "event", declared, told)
}

/// What a pattern asks of its events must be something that they have.
pub(crate) fn pattern(path: &mut BoardPath, pattern: &Pattern) -> Done {
    let damage = matches!(pattern.event, EventPattern::Damage { .. });
    let told = nonsense("the source looked at again", "that of another event", "it looks at `Damage` only");
    sensible(path, "recheck", damage || pattern.recheck.is_none(), told)?;
    let told = nonsense("the scope", "`PerSource`", "only `Damage` has a source, take another scope");
    sensible(path, "scope", damage || pattern.scope != Scope::PerSource, told)?;
    let nobodys = |cause: &Cause| {
        matches!(cause, Cause::Combat | Cause::TurnBased | Cause::Rules | Cause::IllegalTargets)
    };
    let someones = pattern.because.is_empty() || !pattern.because.iter().all(nobodys);
    let expected = "nobody controls combat, the turn and the rules: leave `by` out";
    let told = nonsense("who controls the cause", "asked of causes that nobody controls", expected);
    sensible(path, "by", pattern.by.is_none() || someones, told)?;
    from_elsewhere(path, pattern)?;
    onto_the_battlefield(path, pattern)?;
    path.at("event", |path| {
        if let EventPattern::Roll { sides: Some(number), .. } = &pattern.event {
            return sides(path, *number);
        }
        if let EventPattern::Deed { deed, who, what, at_least, kind, to } = &pattern.event {
            let frame = deed.frame();
            owned(path, *deed, Named { who: *who != Who::Anyone, what: *what != What::Any })?;
            fought(path, *deed, to.as_ref())?;
            named(path, *deed, kind.is_some())?;
            let number = at_least.to_string();
            let told = nonsense("the least number", &number, "this deed happens once, leave `at_least` out");
            return sensible(path, "at_least", *at_least < 2 || frame.number, told);
        }
        Ok(())
    })
}

/// What enters is looked at as it will be on the battlefield: no other zone fits it, and every one is "not" its own.
fn from_elsewhere(path: &mut BoardPath, pattern: &Pattern) -> Done {
    let EventPattern::Enter { what, .. } = &pattern.event else { return Ok(()) };
    let expected = "it is looked at as it will be on the battlefield: say in `from` where it comes from, and with `CastBy` \
                    whether it was cast";
    let told = nonsense("the zone of what enters", "asked for with `In`", expected);
    let asks = |what: &What| {
        let is_filter =
            |node: Node<'_>| matches!(node, Node::What(What::All(_) | What::OneOf(_) | What::Not(_)));
        Node::What(what).any_through(&is_filter, &|node| matches!(node, Node::What(What::In(_))))
    };
    path.at("event", |path| sensible(path, "what", !asks(what), told))?;
    let conditions = pattern.only_if.iter();
    let about_it = |condition: &Condition| {
        let is_condition = |node: Node<'_>| matches!(node, Node::Condition(_));
        Node::Condition(condition).any_through(
            &is_condition,
            &|node| matches!(node, Node::Condition(Condition::It(what)) if asks(what)),
        )
    };
    sensible(path, "only_if", !conditions.into_iter().any(about_it), told)
}

/// What is put onto the battlefield enters it, which is an event of its own: no move fits it.
fn onto_the_battlefield(path: &mut BoardPath, pattern: &Pattern) -> Done {
    let listed =
        |to: &language::effect::Zones| to.listed().is_some_and(|zones| zones.contains(&Zone::Battlefield));
    let enters = matches!(&pattern.event, EventPattern::Move { to: Some(to), .. } if listed(to));
    let expected = "take `Enter`; what sends it elsewhere is `Become([Move(what: It, ..)])`";
    let told = nonsense("where it would be put", "`Battlefield`", expected);
    path.at("event", |path| sensible(path, "to", !enters, told))
}

/// Dice have sides, and what has no number is given none.
pub(crate) fn event(path: &mut BoardPath, event: &Event) -> Done {
    if let Event::Roll { sides: number, .. } = event {
        return sides(path, *number);
    }
    if let Event::Deed { deed, who, what, amount, kind, to, with_it } = event {
        let frame = deed.frame();
        owned(path, *deed, Named { who: *who != Who::You, what: what.is_some() })?;
        let told = nonsense("what it is done to", "nothing", "say it in `what`");
        sensible(path, "what", deed.is_of_players() || what.is_some(), told)?;
        let told = nonsense(
            "what is done with it",
            "said of what is done to objects",
            "only what players do has it",
        );
        sensible(path, "with_it", deed.is_of_players() || with_it.is_empty(), told)?;
        fought(path, *deed, to.as_ref())?;
        let told = nonsense("a demand to block", "without what is to be blocked", "say it in `to`");
        let demands = *deed != Deed::MustBlock || matches!(to, Some(Whom::Object(_)));
        sensible(path, "to", demands, told)?;
        let told = nonsense("becoming a copy", "without what it is a copy of", "say it in `to`");
        let is_named = *deed != Deed::BecomeCopy || matches!(to, Some(Whom::Object(_)));
        sensible(path, "to", is_named, told)?;
        named(path, *deed, kind.is_some())?;
        let told = nonsense("the kind", "not named for a deed that is of one", "say it in `kind`");
        sensible(path, "kind", frame.kind != Naming::Always || kind.is_some(), told)?;
        let number = if let Amount::N(number) = amount { number.to_string() } else { "an amount".to_owned() };
        let told = nonsense("the number of times", &number, "this deed happens once, leave `amount` out");
        return sensible(path, "amount", *amount == Amount::N(1) || frame.number, told);
    }
    Ok(())
}

/// Which of its doer and its objects a deed names.
#[derive(Clone, Copy)]
struct Named {
    who: bool,
    what: bool,
}

/// What players do has players, what is done to objects has objects.
fn owned(path: &mut BoardPath, deed: Deed, named: Named) -> Done {
    let told = nonsense("who does it", "named for what is done to objects", "say to what in `what`");
    sensible(path, "who", deed.is_of_players() || !named.who, told)?;
    let told = nonsense("what it is done to", "named for what players do", "say who does it in `who`");
    sensible(path, "what", !deed.is_of_players() || !named.what, told)
}

/// Only where a deed is of a kind in a word is one named.
fn named(path: &mut BoardPath, deed: Deed, is_named: bool) -> Done {
    let told = nonsense("the kind", "named for a deed of no kind", "leave `kind` out");
    sensible(path, "kind", !is_named || deed.frame().kind != Naming::Never, told)
}

fn is_attack(event: &Event) -> bool {
    matches!(event, Event::Deed { deed: Deed::Attack, .. })
}

fn is_block(event: &Event) -> bool {
    matches!(event, Event::Deed { deed: Deed::Block, to: Some(Whom::Object(_)), .. })
}

/// Only of what fights can be said whom or what it fights, and what has to be blocked is named.
fn fought(path: &mut BoardPath, deed: Deed, to: Option<&Whom>) -> Done {
    let told = nonsense(
        "the other",
        "named for such a deed",
        "only `Attack`, `Block`, `BecomeBlocked`, `MustBlock`, `BecomeTarget`, `BecomeCopy` and `Become(Goaded)` have one",
    );
    sensible(path, "to", to.is_none() || deed.frame().other, told)
}

/// What is so for a time speaks of players and objects, or triggers, and not only of its own object.
pub(crate) fn lasting(
    path: &mut BoardPath,
    ability: &Ability,
    until: &Lifetime,
    (once, at_once): (bool, bool),
) -> Done {
    let is_about_all = |restriction: &Restriction| {
        matches!(
            restriction,
            Restriction::Cant(_)
                | Restriction::CantUnlessPaid(_)
                | Restriction::CantBePrevented(_)
                | Restriction::CantBeRegenerated(_)
                | Restriction::CantBeTargeted { .. }
                | Restriction::NeverLosesFor { .. }
                | Restriction::NoTrigger { .. }
                | Restriction::TriggersAgain { .. }
        )
    };
    let triggers = matches!(ability.itself(), Ability::Triggered { .. });
    let is_limited = matches!(ability.itself(), Ability::Triggered { at_most: Some(_), .. });
    let can_be = !matches!(ability, Ability::FunctionsIn { .. })
        && (triggers
            || matches!(ability.itself(), Ability::Restriction(restriction) if is_about_all(restriction)));
    let expected = "take `Cant`, `CantUnlessPaid`, `CantBePrevented`, `CantBeRegenerated`, `CantBeTargeted`, `NeverLosesFor`, \
                    `NoTrigger` or `TriggersAgain`, or a `Triggered` ability; what \
                    objects are changed by, or gain, is `Change`";
    sensible(path, "ability", can_be, nonsense("what is so for a time", "another ability", expected))?;
    let told = nonsense("what is so for a time", "given an `at_most`", "say `once`, or leave it out");
    sensible(path, "ability", !is_limited, told)?;
    let told = nonsense("the next time", "asked of what does not trigger", "leave `once` out");
    sensible(path, "once", triggers || !once, told)?;
    let told = nonsense(
        "what is done at once",
        "said of more than the next time",
        "say `once`, too, or leave `at_once` out",
    );
    sensible(path, "at_once", once || !at_once, told)?;
    let told = nonsense("how long it lasts", "`WhileFunctions`", "it has no source any more: say how long");
    sensible(path, "until", *until != Lifetime::WhileFunctions, told)
}

/// Dice have sides and some of them count; blockers block; combat damage is damage.
pub(crate) fn instruction(path: &mut BoardPath, instruction: &Instruction) -> Done {
    if let Instruction::CombatDamage { assigned, .. } = instruction
        && let Some(at) = assigned.iter().position(|event| !matches!(event, Event::Damage { .. }))
    {
        let (what, found) = ("what is assigned", "another event than damage".to_owned());
        let problem = Problem::Senseless { what, found, expected: "list `Damage` only" };
        return Err(path.at("assigned", |path| path.item(at, |path| BoardError::at(path, problem))));
    }
    if let Instruction::DeclareBlockers { declared } = instruction
        && let Some(at) = declared.iter().position(|event| !is_block(event))
    {
        let (what, found) =
            ("what is declared", "another event than a creature's blocking of another".to_owned());
        let expected = "list `Deed(what: .., deed: Block, to: Object(..))` only";
        let problem = Problem::Senseless { what, found, expected };
        return Err(path.at("declared", |path| path.item(at, |path| BoardError::at(path, problem))));
    }
    if let Instruction::DeclareAttackers { declared } = instruction
        && let Some(at) = declared.iter().position(|event| !is_attack(event))
    {
        let (what, found) = ("what is declared", "another event than a creature's attacking".to_owned());
        let expected = "list `Deed(what: .., deed: Attack, to: ..)` only";
        let problem = Problem::Senseless { what, found, expected };
        return Err(path.at("declared", |path| path.item(at, |path| BoardError::at(path, problem))));
    }
    if let Instruction::Choose { called, .. } | Instruction::ChooseSource { called, .. } = instruction {
        let told = nonsense("the name of a choice", called, "`Done` is called so; take another name");
        sensible(path, "called", called != DONE, told)?;
    }
    if let Instruction::Modes { modes, .. } = instruction {
        path.at("modes", |path| too_many(path, "modes", MODES, modes.len()))?;
    }
    if let Instruction::Chance { sides: number, dice, ignored, .. } = instruction {
        sides(path, *number)?;
        let found = format!("{ignored} of {dice}");
        let told = nonsense("the number of dice left out", &found, "at least one of the dice must count");
        return sensible(path, "ignored", *ignored == 0 || ignored < dice, told);
    }
    Ok(())
}

/// Mana of one type adds up.
pub(crate) fn player(path: &mut BoardPath, player: &Player) -> Done {
    let told =
        nonsense("the mana of one type", "as much as is listed", "all of it together must fit 64 bits");
    sensible(path, "mana", adds_up(&player.mana), told)?;
    let told = nonsense(
        "the counters of one kind",
        "as many as are listed",
        "all of them together must fit 64 bits",
    );
    sensible(path, "counters", adds_up(&player.counters), told)?;
    let poison = player.counters.iter().any(|(kind, _)| *kind == Counter::Poison);
    let told = nonsense("a counter on a player", "listed as poison", "say it with `poison`");
    sensible(path, "counters", !poison, told)
}

/// What has triggered so often is an ability that triggers only so often.
fn has_triggered(path: &mut BoardPath, object: &Object) -> Done {
    let is_limited = |ability: &Ability| matches!(ability, Ability::Triggered { at_most: Some(_), .. });
    let limited = object.has_triggered.iter().all(|(ability, _)| is_limited(ability));
    let expected = "write the `Triggered` ability with its `at_most`: of others nothing is counted";
    let told = nonsense("what has triggered", "an ability that can trigger on and on", expected);
    sensible(path, "has_triggered", limited, told)?;
    let told = nonsense(
        "how often one ability has triggered",
        "more than fits",
        "all of it together must fit 64 bits",
    );
    sensible(path, "has_triggered", adds_up(&object.has_triggered), told)
}

/// Counters of one kind add up.
pub(crate) fn object(path: &mut BoardPath, object: &Object) -> Done {
    has_triggered(path, object)?;
    let told = nonsense(
        "the counters of one kind",
        "as many as are listed",
        "all of them together must fit 64 bits",
    );
    sensible(path, "counters", adds_up(&object.counters), told)?;
    let told =
        nonsense("the host", "an object and a player", "it is attached to one of them, leave the other out");
    let one_host = object.attached_to.is_none() || object.attached_to_player.is_none();
    sensible(path, "attached_to_player", one_host, told)?;
    let found = "that of an object that is no commander";
    let told = nonsense("the damage", found, "say `commander: true`, or leave it out");
    sensible(path, "commander_damage", object.commander || object.commander_damage.is_empty(), told)?;
    let told =
        nonsense("the damage to one player", "as much as is listed", "all of it together must fit 64 bits");
    sensible(path, "commander_damage", adds_up(&object.commander_damage), told)?;
    let in_library = object.zone == Zone::Library || object.place == Place::Top;
    let told = nonsense("the place", "that of a card outside a library", "only what is in a library has one");
    sensible(path, "place", in_library, told)?;
    let told = nonsense("modal faces", "those of what has one face", "say `back: (..)`, or leave it out");
    sensible(path, "modal", object.back.is_some() || !object.modal, told)?;
    let told = nonsense("its ward", "that of what is face up", "say `face_down: true`, or leave it out");
    sensible(path, "warded", object.face_down || !object.warded, told)?;
    let told = nonsense("the way it phased out", "that of what is no permanent", "put it on the battlefield");
    let permanent = object.zone == Zone::Battlefield || object.phased_out.is_none();
    sensible(path, "phased_out", permanent, told)?;
    let found = "that of what is phased in";
    let told =
        nonsense("who controlled it as it phased out", found, "say how it phased out, or leave it out");
    let is_out = object.phased_out.is_some() || object.phased_out_under.is_none();
    sensible(path, "phased_out_under", is_out, told)?;
    let fights = object.attacking || object.blocking || object.attacks.is_some() || !object.blocks.is_empty();
    let told =
        nonsense("the way it phased out", "that of what fights", "what phases out is removed from combat");
    sensible(path, "phased_out", !fights || object.phased_out.is_none(), told)
}

/// Moments before the board come before those that follow.
pub(crate) fn entered(path: &mut BoardPath, object: &Object, objects: usize) -> Done {
    let fits = object.entered.is_none_or(|at| (at as usize) < objects);
    let found = object.entered.map_or_else(String::new, |at| at.to_string());
    let told = nonsense("the moment", &found, "count from 0, below the number of objects");
    sensible(path, "entered", fits, told)
}

/// Only one player is the monarch, and only one has the initiative.
pub(crate) fn designations(path: &mut BoardPath, player: &Player, earlier: &[Player]) -> Done {
    let shared = |one: &&PlayerDesignation| {
        one.is_of_one() && earlier.iter().any(|other| other.designations.contains(one))
    };
    let told =
        nonsense("a designation", "that of an earlier player, too", "only one player at a time has it");
    sensible(path, "designations", player.designations.iter().find(shared).is_none(), told)
}

/// Players of one team share a life total.
pub(crate) fn team(path: &mut BoardPath, player: &Player, all: &[Player]) -> Done {
    let mate = all.iter().find(|other| other.team.is_some() && other.team == player.team);
    let found = player.life.to_string();
    let told = nonsense("the life of a team", &found, "all players of a team have the same `life`");
    sensible(path, "life", mate.is_none_or(|mate| mate.life == player.life), told)
}

/// Whether what is listed for each kind fits together.
fn adds_up<K: PartialEq>(listed: &[(K, u64)]) -> bool {
    listed.iter().all(|(kind, _)| {
        let mut of_kind = listed.iter().filter(|(other, _)| other == kind).map(|(_, number)| *number);
        of_kind.try_fold(0_u64, u64::checked_add).is_some()
    })
}

#[cfg(test)]
mod tests {
    use language::board::KeywordName;

    use super::*;

    #[test]
    fn a_keyword_that_rulings_turn_on_is_not_spelled_by_its_name_alone() {
        let told = |name| {
            let named = Keyword::Named { name, with: String::new() };
            keyword(&mut BoardPath::default(), &named).map_err(|error| error.to_string())
        };
        assert_eq!(told(KeywordName::Cycling), Ok(()));
        let error = told(KeywordName::Flying).expect_err("flying has a variant");
        assert!(error.contains("the name of a keyword"), "{error}");
    }
}
