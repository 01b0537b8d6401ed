//! Casting spells and activating abilities with all that belongs to it: targets, costs, and then the stack
//! (CR 601.2, 602.2 (2026-04-17), 409.1, 411.1 (2006-10-01)).
//!
//! Known gap: mana is not paid; whoever writes the board sees to it that there is enough. When something may be cast or
//! activated is not asked, either. A cost is looked at before any of it is paid.

use super::Interpreter;
use super::activatable::{Activated, is_tapped_for};
use super::costs_together::Together;
use super::division::is_division;
use crate::applying::Stop;
use crate::check::pronouns::adds_mana;
use crate::cost::calculate;
use crate::events::cast::{can_be_cast, face_down};
use crate::events::zone::passing_over;
use crate::judging::barred::tell_unpayable;
use crate::judging::payable::{payable, taken};
use crate::keyword::bestow;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::env::{Aimed, Env};
use crate::table::functioning::Holder;
use crate::table::layers::bound_by;
use crate::table::object::{Aim, print_of};
use crate::table::own_effects::{ObjectAbility, abilities_of};
use crate::table::queue::Todo;
use crate::table::scene::Scene;
use language::board::paid::{TRANSFORMED, face_down as face_down_by, said};
use language::board::{Ability, Characteristics, Counter, Keyword, Restriction, SpellCost, Targeting, Zone};
use language::effect::Cause;
use language::event::{Event, FaceDown, Instruction};
use language::rule::Switch;
use language::select::{What, Who};
use language::walk::Node;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::forbids::Forbids;
use statements::ids::{ObjectId, PlayerId, PrintId, TextId};
use statements::lacking::NotAnnounced;
use statements::layers::Maker;
use statements::unread::OnUnknown;

/// What is chosen for a spell as it is cast.
pub(super) struct Chosen<'a> {
    pub(super) aims: Vec<Aim>,
    pub(super) paid: &'a [String],
    pub(super) x: u64,
    pub(super) modes: Vec<u64>,
}

/// What an instruction says of a spell that is cast by it.
struct Said<'a> {
    modes: &'a [u64],
    targets: Option<&'a [String]>,
    paid: &'a [String],
    x: u64,
}

/// With which face up a card is cast.
struct FaceToCast {
    /// How it is face down.
    down: Option<FaceDown>,
    /// Whether its back face is up.
    transformed: bool,
    /// What it is then; none where that is its front face.
    is: Option<PrintId>,
}

impl Interpreter<'_> {
    /// A card is cast, with what is said of it. What can't be announced is not cast at all.
    pub(crate) fn cast(&mut self, instruction: &Instruction) -> Result<(), Stop> {
        let Instruction::Cast { what, who, targets, paid, x, modes } = instruction else { return Ok(()) };
        if self.puts_waiting_first(instruction) {
            return Ok(());
        }
        let Some(spell) = self.eval().objects(what).first().copied() else {
            // A card that nobody knows is not cast here, whatever it is.
            if self.eval().may_be_unknown(what) {
                self.table.note_on_unknown(vec![OnUnknown::Cast]);
            }
            return Ok(());
        };
        let Some(player) = self.announces(who.as_ref(), spell) else { return Ok(()) };
        let assumed = self.allowed_by(spell, paid);
        let paid: &[String] = assumed.as_deref().unwrap_or(paid);
        // What can't be cast at all is told by the event.
        let face = self.face_to_cast(spell, paid);
        let card = self.table.board(self.situation.board).object(spell);
        if can_be_cast(self.table, card, face.transformed, face.down) {
            // It asks for what the face says that will be up.
            let is = face.is.map_or_else(|| self.printed(spell), |face| (**self.table.print(face)).clone());
            let before = self.situation.board;
            if *x > 0 {
                self.announce_x(spell, *x);
            }
            let said = Said { modes, targets: targets.as_deref(), paid, x: *x };
            let chosen = match self.announced((spell, player), &is, &said)? {
                Ok(chosen) => chosen,
                Err(why) => {
                    self.situation.board = before;
                    return self.is_not_announced((spell, true), why);
                }
            };
            self.become_targets(&chosen.aims, Some(spell), player);
            self.choose_for(spell, chosen);
            self.reckon_mana(spell, player)?;
            self.pay_costs(spell, player, &costs(self.table, &is, paid), *x);
        }
        let event = Event::Cast { who: Who::You, what: What::This, transformed: face.transformed };
        let env = Env::new(player, Some(spell), self.env.cause);
        let before = std::mem::replace(&mut self.env, env);
        self.events_now(&[event], &[])?;
        self.env = before;
        Ok(())
    }

    /// What is paid for a card that is cast out of a graveyard where only one of its keywords allows that, and nothing else is
    /// said of it: it is cast by that one (CR 702.34a, 702.133a, 702.180a (2026-04-17)). None where it is said, or another way.
    fn allowed_by(&self, spell: ObjectId, paid: &[String]) -> Option<Vec<String>> {
        let is_there = self.table.board(self.situation.board).object(spell).zone == Zone::Graveyard;
        if !is_there {
            return None;
        }
        let is = self.printed(spell);
        let has = |keyword: &Keyword| {
            is.abilities.iter().any(|one| matches!(one.itself(), Ability::Keyword(own) if own == keyword))
        };
        let all = [
            (Keyword::Flashback, "flashback"),
            (Keyword::JumpStart, "jump-start"),
            (Keyword::Harmonize, "harmonize"),
        ];
        let allows: Vec<&str> =
            all.into_iter().filter(|(keyword, _)| has(keyword)).map(|(_, name)| name).collect();
        let [only] = allows[..] else { return None };
        let is_said = paid.iter().any(|one| said(one) == only || one == TRANSFORMED);
        (!is_said).then(|| paid.iter().cloned().chain([only.to_owned()]).collect())
    }

    /// What is chosen for a spell that is this, as it is said or chosen now, and may be paid for; or why it can't be cast so.
    fn announced<'s>(
        &mut self,
        (spell, player): (ObjectId, PlayerId),
        is: &Characteristics,
        said: &Said<'s>,
    ) -> Result<Result<Chosen<'s>, NotAnnounced>, Stop> {
        let Said { modes, targets, paid, x } = *said;
        // With a way to divide it, the order of the targets is that of their shares.
        let shares_unsaid = modes.is_empty();
        let Some(modes) = self.chosen_modes((spell, player), is, (modes, targets), paid)? else {
            return Ok(Err(NotAnnounced::Modes));
        };
        let asked = targetings(is, &modes, announced(paid));
        let division = targets.filter(|_| shares_unsaid && is_division(is, &modes));
        let aims = match division {
            Some(targets) => self.divided_aims((spell, player), &asked, targets)?,
            None => self.aims(spell, player, &asked, targets, x)?,
        };
        let aims = match aims {
            Ok(aims) => aims,
            Err(why) => return Ok(Err(why)),
        };
        let can_pay = self.can_pay((spell, true), player, &costs(self.table, is, paid), x)?;
        Ok(if can_pay { Ok(Chosen { aims, paid, x, modes }) } else { Err(NotAnnounced::Costs) })
    }

    /// Where a judge says that something is cast, and not what mana was spent, that is what it costs as far as that is known. What
    /// an effect has somebody cast is cast without paying its mana cost.
    fn reckon_mana(&mut self, spell: ObjectId, player: PlayerId) -> Result<(), TooLarge> {
        let cast = &self.table.board(self.situation.board).object(spell).cast;
        let is_said = !cast.spent.is_empty() || cast.mana > 0;
        if !self.table.asks_for.mana || is_said || self.env.about.this.is_some() {
            return Ok(());
        }
        let scene = Scene::new(self.table, self.situation.board);
        let Some(reckoned) = calculate(scene, spell, player)? else { return Ok(()) };
        let mut state = self.table.board(self.situation.board).clone();
        state.object_mut(spell).cast.mana = reckoned.total.amount()?;
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
        Ok(())
    }

    /// The value of X is announced first: what may be targeted asks for it (CR 601.2b (2026-04-17)).
    fn announce_x(&mut self, spell: ObjectId, x: u64) {
        let mut state = self.table.board(self.situation.board).clone();
        state.object_mut(spell).cast.x = x;
        self.situation.board = self.table.keep_board(state);
    }

    /// With which face up a card is cast, as what is paid for it says.
    fn face_to_cast(&self, spell: ObjectId, paid: &[String]) -> FaceToCast {
        let card = self.table.board(self.situation.board).object(spell);
        let down = paid.iter().find_map(|word| face_down_by(said(word)));
        let down = down.or_else(|| face_down(self.table, card));
        let back = card.back.filter(|_| down.is_none() && paid.iter().any(|word| word == TRANSFORMED));
        FaceToCast { down, transformed: back.is_some(), is: down.map(print_of).or(back) }
    }

    /// An activated ability of the first of these is put on the stack; a mana ability resolves at once
    /// (CR 605.3b (2026-04-17), 411.2 (2006-10-01)).
    pub(crate) fn activate(&mut self, instruction: &Instruction) -> Result<(), Stop> {
        let Instruction::Activate { what, ability: name, who, targets, x } = instruction else {
            return Ok(());
        };
        if self.puts_waiting_first(instruction) {
            return Ok(());
        }
        let Some(source) = self.eval().objects(what).first().copied() else { return Ok(()) };
        let Some(player) = self.announces(who.as_ref(), source) else { return Ok(()) };
        let ability = match self.activated(source, name) {
            Ok(ability) => ability,
            Err(why) => return self.is_not_announced((source, false), why),
        };
        if !self.functions_there(source, &ability) {
            return self.is_not_announced((source, false), NotAnnounced::Elsewhere);
        }
        if self.is_new(source) && is_tapped_for(&ability) {
            return self.is_not_announced((source, false), NotAnnounced::New);
        }
        if let Some(by) = self.forbidden_by(source, self.is_of_mana(&ability)) {
            return self.is_not_announced((source, false), NotAnnounced::Forbidden(by));
        }
        let aims = match self.aims(source, player, &ability.targets, targets.as_deref(), *x)? {
            Ok(aims) => aims,
            Err(why) => return self.is_not_announced((source, false), why),
        };
        if !self.can_pay((source, false), player, &ability.costs, *x)? {
            return self.is_not_announced((source, false), NotAnnounced::Costs);
        }
        self.table.log(|| Happened::Decided(Decided::Activated { player, what: source }));
        if self.is_of_mana(&ability) {
            self.table.log(|| Happened::OfMana(source));
        }
        self.become_targets(&aims, Some(source), player);
        let mut env = Env::new(player, Some(source), Cause::Effect);
        env.about.that_much = *x;
        for (targeting, aim) in ability.targets.iter().zip(aims) {
            env.aim(Aimed { called: targeting.called.clone(), aim, settled: false });
        }
        self.pay_costs(source, player, &ability.costs, *x);
        if self.is_of_mana(&ability) {
            self.then(&ability.does, env);
            return Ok(());
        }
        self.put_activated(&ability.does, env)
    }

    /// An ability that is activated is put on the stack.
    pub(super) fn put_activated(&mut self, does: &[Instruction], env: Env) -> Result<(), Stop> {
        let (does, env) = (self.table.keep_block(does), self.table.keep_env(env));
        let ability = self.table.keep_ability(does, env);
        let mut state = self.table.board(self.situation.board).clone();
        let over = state.over_spells();
        state.stack.put(ability, 1, over)?;
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
        self.next.push(Todo::Activated);
        Ok(())
    }

    /// What is chosen for a cost of the ability on top of the stack is known to what that does, if it asks for it
    /// (CR 608.2h (2026-04-17)).
    pub(super) fn bind_for_activated(&mut self, called: &str, chosen: &[ObjectId]) {
        let mut state = self.table.board(self.situation.board).clone();
        let Some((id, over)) = state.stack.take_top() else { return };
        let ability = self.table.ability(id);
        let is_asked = |node: Node<'_>| matches!(node, Node::What(What::Chosen(name)) if name == called);
        if !self.table.block(ability.does).iter().any(|one| Node::Instruction(one).any(&is_asked)) {
            return;
        }
        let mut env = self.table.ability_env(id).clone();
        env.chosen.push((called.to_owned(), chosen.to_vec()));
        let does = ability.does;
        let env = self.table.keep_env(env);
        let ability = self.table.keep_ability(does, env);
        if state.stack.put(ability, 1, over).is_ok() {
            self.situation.board = self.table.keep_next_board(state, self.situation.board);
        }
    }

    /// Whether it is a mana ability (CR 605.1a (2026-04-17)).
    fn is_of_mana(&self, ability: &Activated) -> bool {
        ability.targets.is_empty() && adds_mana(&ability.does) && !self.is_loyalty(&ability.costs)
    }

    /// Whether an ability of an object functions where that is (CR 113.6 (2026-04-17)).
    fn functions_there(&self, source: ObjectId, meant: &Activated) -> bool {
        let (is, table) = (self.printed(source), &*self.table);
        let holder = Holder::new(table.board(self.situation.board).object(source), &is);
        let is_it = |ability: &Ability| {
            matches!(ability.itself(), Ability::Activated { costs, targets, does, .. }
                if *costs == meant.costs && *targets == meant.targets && *does == meant.does)
        };
        let mut same = is.abilities.iter().filter(|one| is_it(one)).peekable();
        same.peek().is_none() || same.any(|one| holder.has_functioning(table, one))
    }

    /// What says of an object that its activated abilities, or those that are no mana abilities, can't be activated; none where
    /// nothing does.
    pub(super) fn forbidden_by(&self, source: ObjectId, is_of_mana: bool) -> Option<Forbids> {
        if let Some(spell) = self.split_second().filter(|_| !is_of_mana) {
            return Some(Forbids::Permanent(spell));
        }
        let forbids = |one: &Ability| {
            let Ability::Restriction(Restriction::NeverActivated { but_mana }) = one.itself() else {
                return false;
            };
            !*but_mana || !is_of_mana
        };
        if !self.printed(source).abilities.iter().any(forbids) {
            return None;
        }
        Some(match bound_by(self.table, self.table.board(self.situation.board), source, forbids) {
            None => Forbids::Permanent(source),
            Some(Maker::Ability(by)) => Forbids::Permanent(by),
            Some(_) => Forbids::Lasting(None),
        })
    }

    /// A spell on the stack while which nobody activates abilities but mana abilities (CR 702.61a (2026-04-17), 502.58a
    /// (2006-10-01)).
    fn split_second(&self) -> Option<ObjectId> {
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        let has = |id: &ObjectId| {
            state.object(*id).zone == Zone::Stack
                && view.seen[id.index()].is.abilities.contains(&Ability::Keyword(Keyword::SplitSecond))
        };
        state.ids().find(has)
    }

    /// Whether costs are those of a loyalty ability, which is no mana ability (CR 605.1a, 606.1 (2026-04-17)).
    fn is_loyalty(&self, costs: &[Instruction]) -> bool {
        let is_of_loyalty = |node: Node<'_>| {
            matches!(
                node,
                Node::Event(
                    Event::PutCounters { kind: Counter::Loyalty, .. }
                        | Event::RemoveCounters { kind: Counter::Loyalty, .. }
                )
            )
        };
        self.table.on(Switch::LoyaltyIsNoMana)
            && costs.iter().any(|one| Node::Instruction(one).any(&is_of_loyalty))
    }

    /// Who casts or activates: whoever is named, or controls the object, or owns it.
    fn announces(&self, who: Option<&Who>, what: ObjectId) -> Option<PlayerId> {
        who.map_or_else(|| Some(self.eval().holder(what)), |who| self.eval().first(who))
    }

    pub(super) fn printed(&self, id: ObjectId) -> Characteristics {
        (*self.table.view(self.situation.board).seen[id.index()].is).clone()
    }

    #[expect(clippy::unnecessary_wraps, reason = "nothing else is done then")]
    pub(super) fn is_not_announced(
        &mut self,
        (what, is_spell): (ObjectId, bool),
        why: NotAnnounced,
    ) -> Result<(), Stop> {
        self.table.log(|| Happened::Decided(Decided::NotAnnounced { what, is_spell, why }));
        Ok(())
    }

    /// What is targeted with each use of the word, as it is said or chosen now; or why that is not possible.
    fn aims(
        &mut self,
        source: ObjectId,
        player: PlayerId,
        targetings: &[Targeting],
        said: Option<&[String]>,
        x: u64,
    ) -> Result<Result<Vec<Aim>, NotAnnounced>, Stop> {
        let on_board = self.table.board(self.situation.board).object(source).aims.clone();
        if said.is_none() && !on_board.is_empty() && on_board.len() == targetings.len() {
            return Ok(Ok(on_board));
        }
        self.chosen_aims(source, player, targetings, said, x)
    }

    /// Whether a player can pay costs, of a spell as if that had left where it is. Who can't is told why.
    fn can_pay(
        &mut self,
        (source, is_spell): (ObjectId, bool),
        player: PlayerId,
        costs: &[Instruction],
        x: u64,
    ) -> Result<bool, TooLarge> {
        let before = (self.situation.clone(), self.env.clone());
        self.env = cost_env(source, player, x);
        if is_spell {
            let state = passing_over(self.table.board(self.situation.board), &[source]);
            self.situation.board = self.table.keep_board(state);
        }
        let can = self.can_pay_now(costs, player);
        (self.situation, self.env) = before;
        can
    }

    fn can_pay_now(&mut self, costs: &[Instruction], player: PlayerId) -> Result<bool, TooLarge> {
        let is_modal = |one: &&Instruction| matches!(one, Instruction::Modes { .. });
        if costs.iter().any(|one| is_modal(&one)) {
            return self.can_pay_one_of_each(costs, player);
        }
        let mut events: Vec<Event> = Vec::new();
        for one in costs {
            let Instruction::Do { events: some, .. } = one else {
                return self.can_choose_to_pay(costs, player);
            };
            events.extend(some.iter().cloned());
        }
        let (situation, env): (Situation, Env) = (self.situation.clone(), self.env.clone());
        let taken = taken(&situation);
        let can = events.is_empty() || payable(self.table, &situation, &env, &events, &taken)?.is_some();
        if !can {
            tell_unpayable(self.table, &situation, &env, &events, player)?;
        }
        Ok(can)
    }

    /// Costs of which some can be paid in several ways: each in one of them at least, and all others.
    ///
    /// Known gap: one after another, and not together.
    fn can_pay_one_of_each(&mut self, costs: &[Instruction], player: PlayerId) -> Result<bool, TooLarge> {
        let mut others: Vec<Instruction> = Vec::new();
        for one in costs {
            let Instruction::Modes { modes, .. } = one else {
                others.push(one.clone());
                continue;
            };
            let mut can = false;
            for mode in modes {
                can |= self.can_choose(mode)?;
            }
            if !can {
                self.table.log(|| Happened::Decided(Decided::CantPay(player)));
                return Ok(false);
            }
        }
        self.can_pay_now(&others, player)
    }

    fn can_choose_to_pay(&mut self, costs: &[Instruction], player: PlayerId) -> Result<bool, TooLarge> {
        let alone = self.can_choose(costs)?;
        let together = if alone { self.paid_together(costs)? } else { Together::Unsaid };
        let can = alone && !matches!(together, Together::Lacks(_));
        if !can {
            let forbidden = self.tell_impossible(costs)?;
            let missing = if let Together::Lacks(lacks) = together { lacks } else { self.lacks(costs)? };
            let lacks = missing.filter(|_| !forbidden);
            self.table.log(|| {
                Happened::Decided(lacks.map_or(Decided::CantPay(player), |lacks| Decided::HasTooLittle {
                    player,
                    lacks,
                    together: false,
                }))
            });
        }
        Ok(can)
    }

    /// The costs are paid next, after the spell or ability has been put on the stack.
    fn pay_costs(&mut self, source: ObjectId, player: PlayerId, costs: &[Instruction], x: u64) {
        self.then(costs, cost_env(source, player, x));
    }

    /// A card gets the choices with which it is cast.
    pub(super) fn choose_for(&mut self, spell: ObjectId, chosen: Chosen<'_>) {
        let Chosen { aims, paid, x, modes } = chosen;
        let mut state = self.table.board(self.situation.board).clone();
        let most = paid.iter().map(|one| paid.iter().filter(|other| *other == one).count()).max();
        let paid: Vec<TextId> = paid.iter().map(|text| self.table.keep_text(said(text))).collect();
        let card = state.object_mut(spell);
        // What is paid several times is said as often.
        if let Some(times) = most.filter(|times| *times > 1) {
            card.cast.kicked = times as u64;
        }
        card.aims = aims;
        card.paid.extend(paid);
        card.paid.sort_unstable();
        card.paid.dedup();
        if x > 0 {
            card.cast.x = x;
        }
        if !modes.is_empty() {
            card.cast.modes = modes;
        }
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
    }
}

fn cost_env(source: ObjectId, player: PlayerId, x: u64) -> Env {
    let mut env = Env::new(player, Some(source), Cause::Cost);
    env.about.that_much = x;
    env.done_by(player);
    env
}

/// Whether a cost of a name is among those that are announced.
fn announced(paid: &[String]) -> impl Fn(&str) -> bool {
    move |name| paid.iter().any(|one| said(one) == said(name))
}

/// What a spell asks for targets where these modes are chosen and this was paid: what it says itself, and an Aura what it can
/// enchant (CR 303.4a (2026-04-17)).
pub(crate) fn targetings(
    is: &Characteristics,
    modes: &[u64],
    is_paid: impl Fn(&str) -> bool,
) -> Vec<Targeting> {
    let mut all = Vec::new();
    for ability in &is.abilities {
        if let Ability::Spell { targets, .. } = ability.itself() {
            all.extend(targets.iter().filter(|one| one.is_asked(modes, &is_paid)).cloned());
        }
    }
    let enchants = is.abilities.iter().find_map(|ability| {
        if let Ability::Keyword(Keyword::Enchant(whom)) = ability.itself() {
            Some(whom.clone())
        } else {
            None
        }
    });
    let enchants = enchants.or_else(|| bestow::enchants(is, &is_paid));
    all.extend(enchants.map(|of| Targeting::one("enchanted".to_owned(), of)));
    all
}

/// What is paid for a spell: all costs without a name, and those that are announced.
fn costs(table: &Table, is: &Characteristics, paid: &[String]) -> Vec<Instruction> {
    let mut all = Vec::new();
    for ObjectAbility { ability, .. } in abilities_of(table, is) {
        let Ability::Spell { costs, .. } = ability.itself() else { continue };
        let due = |cost: &&SpellCost| cost.called.as_ref().is_none_or(|name| announced(paid)(name));
        all.extend(costs.iter().filter(due).flat_map(|cost| cost.pay.iter().cloned()));
    }
    all
}
