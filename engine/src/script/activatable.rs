//! Which activated ability of an object is meant: by its name, as the only one, or as the one that adds mana.
//!
//! A basic land type is an ability that adds mana (CR 305.6 (2026-04-17)); what is said of it, "mana" or "green mana", is
//! said of every ability that is paid by tapping.

use super::Interpreter;
use crate::check::pronouns::adds_mana;
use crate::keyword::equip;
use crate::keyword::stands_for::has_keyword;
use language::board::subtypes::BASIC_LAND_TYPES;
use language::board::{
    Ability, CardType, Characteristics, Counter, Keyword, Targeting, Unread, UnreadOf, Zone,
};
use language::event::{Deed, Event, Instruction, Mana};
use language::select::{Amount, What, Who};
use language::walk::Node;
use statements::ids::ObjectId;
use statements::lacking::NotAnnounced;

/// An activated ability.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Activated {
    pub(super) costs: Vec<Instruction>,
    pub(super) targets: Vec<Targeting>,
    pub(super) does: Vec<Instruction>,
}

/// Whether its own object is tapped or untapped for an ability's cost.
pub(super) fn is_tapped_for(ability: &Activated) -> bool {
    let is_it = |event: &Event| {
        matches!(event, Event::Deed { deed: Deed::Tap | Deed::Untap, what: Some(What::This), .. })
    };
    ability
        .costs
        .iter()
        .any(|cost| matches!(cost, Instruction::Do { events, .. } if events.iter().any(is_it)))
}

impl Interpreter<'_> {
    /// Whether it is a creature without haste that has come under its controller's control since that player's last turn began
    /// (CR 302.6, 602.5a (2026-04-17), 403.4 (2006-10-01)).
    pub(super) fn is_new(&self, id: ObjectId) -> bool {
        let (view, state) = (self.table.view(self.situation.board), self.table.board(self.situation.board));
        let is = &view.seen[id.index()].is;
        state.object(id).new && is.is(CardType::Creature) && !has_keyword(is, &Keyword::Haste)
    }

    /// The activated ability of this name; where no name is said, the only one, or that without a name. Where others are
    /// unread, it may be one of these that is meant.
    pub(super) fn activated(&self, source: ObjectId, said: &str) -> Result<Activated, NotAnnounced> {
        let is = self.printed(source);
        let mut found = named(&is);
        let (view, object) =
            (self.table.view(self.situation.board), self.table.board(self.situation.board).object(source));
        if object.zone == Zone::Battlefield && !view.seen[source.index()].bare {
            found.extend(of_land_types(&is));
        }
        let has_unread = is.unread().any(|(_, unread): (&Ability, &Unread)| unread.of == UnreadOf::Activated);
        let has_others = !found.is_empty() || has_unread;
        if !found.iter().any(|(name, _)| name.eq_ignore_ascii_case(said))
            && let Some(wanted) = Mana::wanted(said)
        {
            return for_mana(found, &wanted, has_unread);
        }
        let is_only = found.len() == 1 && !has_unread;
        let short = in_short(&found, said).filter(|_| !has_unread);
        let said_whole = short.as_deref().unwrap_or(said);
        let is_meant = |name: &str, costs: &[Instruction]| {
            let is_named = name.eq_ignore_ascii_case(said_whole);
            let is_loyalty = is_only && name.is_empty() && loyalty(costs).as_deref() == Some(said);
            if said.is_empty() { is_only || is_named && !has_unread } else { is_named || is_loyalty }
        };
        let mut meant = found.into_iter().filter(|(name, ability)| is_meant(name, &ability.costs));
        let is_unsaid = said.is_empty() && has_others;
        let missing = if is_unsaid { NotAnnounced::SeveralAbilities } else { NotAnnounced::NoSuchAbility };
        meant.next().map(|(_, ability)| ability).ok_or(missing)
    }
}

/// The name of the only ability that begins so, or of which this is a part between commas: of what it costs, a verb or the
/// first symbols are said. None where one is called just so, or several could be meant.
fn in_short(found: &[(String, Activated)], said: &str) -> Option<String> {
    if said.is_empty() || found.iter().any(|(name, _)| name.eq_ignore_ascii_case(said)) {
        return None;
    }
    let has = |name: &&String| name.split(", ").any(|part| part.eq_ignore_ascii_case(said));
    let begins = |name: &&String| name.to_lowercase().starts_with(&format!("{}, ", said.to_lowercase()));
    let mut meant = found.iter().map(|(name, _)| name).filter(|name| has(name) || begins(name));
    let only = meant.next()?;
    meant.next().is_none().then(|| only.clone())
}

/// What a loyalty ability with these costs is called: "+1", "-2". None where the number is not said, or it is none.
fn loyalty(costs: &[Instruction]) -> Option<String> {
    let [Instruction::Do { events, .. }] = costs else { return None };
    match &events[..] {
        [Event::PutCounters { kind: Counter::Loyalty, amount: Amount::N(number), .. }] => {
            Some(format!("+{number}"))
        }
        [Event::RemoveCounters { kind: Counter::Loyalty, amount: Amount::N(number), .. }] => {
            Some(format!("-{number}"))
        }
        _ => None,
    }
}

/// The activated abilities that are among the abilities of an object, each with its name.
fn named(is: &Characteristics) -> Vec<(String, Activated)> {
    let mut found: Vec<(String, Activated)> = Vec::new();
    for ability in &is.abilities {
        if let Ability::Activated { name, costs, targets, does } = ability.itself() {
            let (costs, targets, does) = (costs.clone(), targets.clone(), does.clone());
            found.push((name.clone(), Activated { costs, targets, does }));
        }
        if let Some((targets, does)) = equip::activated(ability) {
            found.push(("Equip".to_owned(), Activated { costs: Vec::new(), targets: vec![targets], does }));
        }
    }
    found
}

/// The abilities that a land has by its basic land types, each by the name of the type (CR 305.6 (2026-04-17), 212.6c
/// (2006-10-01)).
fn of_land_types(is: &Characteristics) -> impl Iterator<Item = (String, Activated)> {
    let has = |(name, _): &(&str, Mana)| is.subtypes.iter().any(|subtype| subtype == name);
    // Both are in the usual order.
    BASIC_LAND_TYPES.into_iter().zip(Mana::ALL).filter(has).map(|(name, mana)| {
        let tap = Event::undergoes(What::This, Deed::Tap, None);
        let add =
            Event::AddMana { who: Who::You, mana, amount: Amount::N(1), from: What::This, tapped: true };
        let does = |event| vec![Instruction::Do { events: vec![event], unless: Vec::new() }];
        (name.to_owned(), Activated { costs: does(tap), targets: Vec::new(), does: does(add) })
    })
}

/// The ability for which an object is tapped for mana; where there are several for one price, whoever activates it chooses.
fn for_mana(
    found: Vec<(String, Activated)>,
    wanted: &[Mana],
    has_unread: bool,
) -> Result<Activated, NotAnnounced> {
    let adds = |(_, ability): (String, Activated)| {
        let is_one = ability.targets.is_empty() && adds_mana(&ability.does) && taps(&ability.costs);
        let does = if is_one { adding(&ability.does, wanted)? } else { return None };
        Some(Activated { does, ..ability })
    };
    let mut all: Vec<Activated> = found.into_iter().filter_map(adds).collect();
    all.dedup();
    let Some(first) = all.first().cloned() else {
        return Err(if has_unread { NotAnnounced::SeveralAbilities } else { NotAnnounced::NoSuchAbility });
    };
    let unlike = all.iter().any(|one| one.costs != first.costs);
    if unlike || has_unread && wanted.len() > 1 {
        return Err(NotAnnounced::SeveralAbilities);
    }
    if all.len() == 1 {
        return Ok(first);
    }
    let modes = all.into_iter().flat_map(|one| match &one.does[..] {
        [Instruction::Modes { choose: 1, all_if: None, modes }] => modes.clone(),
        _ => vec![one.does],
    });
    Ok(Activated { does: vec![Instruction::modes(1, modes.collect())], ..first })
}

/// Whether something is tapped for these costs.
fn taps(costs: &[Instruction]) -> bool {
    let taps = |node: Node<'_>| matches!(node, Node::Event(Event::Deed { deed: Deed::Tap, .. }));
    costs.iter().any(|one| Node::Instruction(one).any(&taps))
}

/// What an ability does when mana of these types is wanted of it: of modes only those that add such mana. None where none does.
fn adding(does: &[Instruction], wanted: &[Mana]) -> Option<Vec<Instruction>> {
    let adds_it = |block: &[Instruction]| {
        let of_type = |node: Node<'_>| matches!(node, Node::Event(Event::AddMana { mana, .. }) if wanted.contains(mana));
        block.iter().any(|one| Node::Instruction(one).any(&of_type))
    };
    let narrowed = |one: &Instruction| {
        let Instruction::Modes { choose: 1, all_if: None, modes } = one else { return vec![one.clone()] };
        let mut fit: Vec<Vec<Instruction>> = modes.iter().filter(|mode| adds_it(mode)).cloned().collect();
        match fit.pop() {
            Some(only) if fit.is_empty() => only,
            Some(last) => {
                fit.push(last);
                vec![Instruction::modes(1, fit)]
            }
            None => vec![one.clone()],
        }
    };
    adds_it(does).then(|| does.iter().flat_map(narrowed).collect())
}
