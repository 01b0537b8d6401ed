//! Casting spells and activating abilities with all that belongs to it: targets, costs, and then the stack
//! (CR 601.2, 602.2 (2026-04-17), 409.1, 411.1 (2006-10-01)).
//!
//! Known gap: mana is not paid; whoever writes the board sees to it that there is enough. When something may be cast or
//! activated is not asked, either. A cost is looked at before any of it is paid.

use super::Interpreter;
use crate::applying::Stop;
use crate::events::cast::castable;
use crate::events::zone::passing_over;
use crate::judging::payable::{payable, taken};
use crate::keyword::equip;
use crate::pending::situation::Situation;
use crate::table::env::{Aimed, Env};
use crate::table::object::Aim;
use language::board::{Ability, Characteristics, Keyword, SpellCost, Targeting};
use language::effect::Cause;
use language::event::{Event, Instruction};
use language::select::{What, Who};
use statements::chronicle::Happened;
use statements::decided::{Decided, NotAnnounced};
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId, TextId};

/// An activated ability.
struct Activated {
    costs: Vec<Instruction>,
    targets: Vec<Targeting>,
    does: Vec<Instruction>,
}

impl Interpreter<'_> {
    /// A card is cast, with what is said of it. What can't be announced is not cast at all.
    pub(crate) fn cast(&mut self, instruction: &Instruction) -> Result<(), Stop> {
        let Instruction::Cast { what, who, targets, paid, x } = instruction else { return Ok(()) };
        let Some(spell) = self.eval().objects(what).first().copied() else { return Ok(()) };
        let Some(player) = self.announces(who.as_ref(), spell) else { return Ok(()) };
        // What can't be cast at all is told by the event.
        if castable(&self.eval(), what, false).contains(&spell) {
            let is = self.printed(spell);
            let Some(aims) = self.aims(spell, player, &targetings(&is), targets)? else {
                return self.is_not_announced(spell, NotAnnounced::Targets);
            };
            let costs = costs(&is, paid);
            if !self.can_pay(spell, player, &costs, true)? {
                return self.is_not_announced(spell, NotAnnounced::Costs);
            }
            self.choose_for(spell, aims, paid, *x);
            self.pay_costs(spell, player, &costs);
        }
        let event = Event::Cast { who: Who::You, what: What::This, transformed: false };
        let env = Env::new(player, Some(spell), self.env.cause);
        let before = std::mem::replace(&mut self.env, env);
        self.events_now(&[event], &[])?;
        self.env = before;
        Ok(())
    }

    /// An activated ability of the first of these is put on the stack; a mana ability resolves at once
    /// (CR 605.3b (2026-04-17), 411.2 (2006-10-01)).
    pub(crate) fn activate(&mut self, instruction: &Instruction) -> Result<(), Stop> {
        let Instruction::Activate { what, ability: name, who, targets } = instruction else { return Ok(()) };
        let Some(source) = self.eval().objects(what).first().copied() else { return Ok(()) };
        let Some(player) = self.announces(who.as_ref(), source) else { return Ok(()) };
        let ability = match activated(&self.printed(source), name) {
            Ok(ability) => ability,
            Err(why) => return self.is_not_announced(source, why),
        };
        let aims = self.aims(source, player, &ability.targets, targets)?;
        let Some(aims) = aims else { return self.is_not_announced(source, NotAnnounced::Targets) };
        if !self.can_pay(source, player, &ability.costs, false)? {
            return self.is_not_announced(source, NotAnnounced::Costs);
        }
        self.table.log(|| Happened::Decided(Decided::Activated { player, what: source }));
        let mut env = Env::new(player, Some(source), Cause::Effect);
        for (targeting, aim) in ability.targets.iter().zip(aims) {
            env.aim(Aimed { called: targeting.called.clone(), aim, settled: false });
        }
        self.pay_costs(source, player, &ability.costs);
        if is_for_mana(&ability) {
            self.then(&ability.does, env);
            return Ok(());
        }
        let (does, env) = (self.table.keep_block(&ability.does), self.table.keep_env(env));
        let ability = self.table.keep_ability(does, env);
        let mut state = self.table.board(self.situation.board).clone();
        let over = state.over_spells();
        state.stack.put(ability, 1, over)?;
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
        Ok(())
    }

    /// Who casts or activates: whoever is named, or controls the object, or owns it.
    fn announces(&self, who: Option<&Who>, what: ObjectId) -> Option<PlayerId> {
        who.map_or_else(|| Some(self.eval().holder(what)), |who| self.eval().first(who))
    }

    fn printed(&self, id: ObjectId) -> Characteristics {
        (*self.table.view(self.situation.board).seen[id.index()].is).clone()
    }

    #[expect(clippy::unnecessary_wraps, reason = "nothing else is done then")]
    fn is_not_announced(&mut self, what: ObjectId, why: NotAnnounced) -> Result<(), Stop> {
        self.table.log(|| Happened::Decided(Decided::NotAnnounced { what, why }));
        Ok(())
    }

    /// What is targeted with each use of the word, as it is said or chosen now; none where that is not possible.
    fn aims(
        &mut self,
        source: ObjectId,
        player: PlayerId,
        targetings: &[Targeting],
        said: &[String],
    ) -> Result<Option<Vec<Aim>>, Stop> {
        let on_board = self.table.board(self.situation.board).object(source).aims.clone();
        if said.is_empty() && !on_board.is_empty() && on_board.len() == targetings.len() {
            return Ok(Some(on_board));
        }
        self.chosen_aims(source, player, targetings, said)
    }

    /// Whether a player can pay costs, of a spell as if that had left where it is.
    fn can_pay(
        &mut self,
        source: ObjectId,
        player: PlayerId,
        costs: &[Instruction],
        is_spell: bool,
    ) -> Result<bool, TooLarge> {
        let before = (self.situation.clone(), self.env.clone());
        self.env = cost_env(source, player);
        if is_spell {
            let state = passing_over(self.table.board(self.situation.board), &[source]);
            self.situation.board = self.table.keep_board(state);
        }
        let can = self.can_pay_now(costs);
        (self.situation, self.env) = before;
        can
    }

    fn can_pay_now(&mut self, costs: &[Instruction]) -> Result<bool, TooLarge> {
        let mut events: Vec<Event> = Vec::new();
        for one in costs {
            let Instruction::Do { events: some, .. } = one else { return self.can_choose(costs) };
            events.extend(some.iter().cloned());
        }
        let (situation, env): (Situation, Env) = (self.situation.clone(), self.env.clone());
        let taken = taken(&situation);
        Ok(events.is_empty() || payable(self.table, &situation, &env, &events, &taken)?.is_some())
    }

    /// The costs are paid next, after the spell or ability has been put on the stack.
    fn pay_costs(&mut self, source: ObjectId, player: PlayerId, costs: &[Instruction]) {
        self.then(costs, cost_env(source, player));
    }

    /// A card gets the choices with which it is cast.
    fn choose_for(&mut self, spell: ObjectId, aims: Vec<Aim>, paid: &[String], x: u64) {
        let mut state = self.table.board(self.situation.board).clone();
        let paid: Vec<TextId> = paid.iter().map(|text| self.table.keep_text(text)).collect();
        let card = state.object_mut(spell);
        card.aims = aims;
        card.paid.extend(paid);
        card.paid.sort_unstable();
        card.paid.dedup();
        if x > 0 {
            card.cast.x = x;
        }
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
    }
}

fn cost_env(source: ObjectId, player: PlayerId) -> Env {
    let mut env = Env::new(player, Some(source), Cause::Cost);
    env.done_by(player);
    env
}

/// What a spell asks for targets: what it says itself, and an Aura what it can enchant (CR 303.4a (2026-04-17)).
pub(crate) fn targetings(is: &Characteristics) -> Vec<Targeting> {
    let mut all = Vec::new();
    for ability in &is.abilities {
        if let Ability::Spell { targets, .. } = ability.itself() {
            all.extend(targets.iter().cloned());
        }
    }
    let enchants = is.abilities.iter().find_map(|ability| {
        if let Ability::Keyword(Keyword::Enchant(whom)) = ability.itself() {
            Some(whom.clone())
        } else {
            None
        }
    });
    all.extend(enchants.map(|of| Targeting {
        called: "enchanted".to_owned(),
        of,
        amount: 1,
        or_fewer: false,
    }));
    all
}

/// What is paid for a spell: all costs without a name, and those that are announced.
fn costs(is: &Characteristics, paid: &[String]) -> Vec<Instruction> {
    let mut all = Vec::new();
    for ability in &is.abilities {
        let Ability::Spell { costs, .. } = ability.itself() else { continue };
        let due = |cost: &&SpellCost| cost.called.as_ref().is_none_or(|name| paid.contains(name));
        all.extend(costs.iter().filter(due).flat_map(|cost| cost.pay.iter().cloned()));
    }
    all
}

/// The activated ability of this name; where no name is said, the only one, or that without a name.
fn activated(is: &Characteristics, said: &str) -> Result<Activated, NotAnnounced> {
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
    let is_named = |name: &str| name.eq_ignore_ascii_case(said);
    let is_only = found.len() == 1;
    let has_others = !found.is_empty();
    let mut named = found.into_iter().filter(|(name, _)| is_named(name) || is_only && said.is_empty());
    let missing = if said.is_empty() && has_others {
        NotAnnounced::SeveralAbilities
    } else {
        NotAnnounced::NoSuchAbility
    };
    named.next().map(|(_, ability)| ability).ok_or(missing)
}

/// Whether it is a mana ability: it targets nothing and could add mana (CR 605.1a (2026-04-17), 406.1 (2006-10-01)).
fn is_for_mana(ability: &Activated) -> bool {
    let adds = |one: &Instruction| {
        let Instruction::Do { events, .. } = one else { return false };
        events.iter().any(|event| matches!(event, Event::AddMana { .. }))
    };
    ability.targets.is_empty() && ability.does.iter().any(adds)
}
