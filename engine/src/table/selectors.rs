//! Reading selectors: which players, which objects, how much, whether.

use smallvec::SmallVec;

use super::after_layers::AfterLayers;
use super::asked::Way;
use super::changed::Ends;
use super::defending::Attack;
use super::entering_permanent::Foreseen;
use super::env::{Aimed, Bound, Env, Referents};
use super::history::{History, Of};
use super::object::{Echo, ObjectState, count_counters};
use crate::check::pronouns::DONE;
use crate::keyword::stands_for::{has_keyword, has_named};
use crate::table::Table;
use crate::table::state::State;
use crate::table::thing::{FoundOut, Thing, UnknownCards};
use language::board::paid::said;
use language::board::subtypes;
use language::board::{Ability, CardType, Characteristics, Color, Counter, ObjectKind, Step, Zone};
use language::effect::Lifetime;
use language::select::{Amount, Compare, Condition, Finds, Shared, What, Who};
use statements::ids::{CounterId, EffectId, LastId, ObjectId, PlayerId, Target};

/// One look at a board, from the side of one effect or instruction.
#[derive(Clone, Copy)]
pub(crate) struct Evaluator<'a> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a State,
    /// What each object is after the layers (or as far as they have been applied).
    pub(crate) seen: &'a [AfterLayers],
    pub(crate) about: Referents,
    /// Objects chosen earlier, by the name of the choice.
    pub(super) chosen: &'a [(String, Vec<ObjectId>)],
    /// Cards of which nothing is known that were chosen earlier, by the name of the choice.
    pub(super) chosen_unknown: &'a [(String, UnknownCards)],
    /// What it targets.
    pub(super) targets: &'a [Aimed],
    /// Objects that have become others since the words were bound.
    pub(super) lost: &'a [ObjectId],
    /// The effect that looks, where it is one that may have forgotten objects.
    pub(super) effect: Option<EffectId>,
    /// What objects last were that the words ask for, and that had left before.
    pub(super) known: &'a [LastId],
    /// What has been found out about the card of which nobody knew anything.
    pub(super) found_out: &'a FoundOut,
    /// Whether it is known what has left, as instructions know it. An effect that has left its source knows what has left
    /// since; the effect of a static ability does not (CR 604.7 (2026-04-17)).
    pub(super) recalls: bool,
    /// What has happened, where that is more than what the board says: an ability that looks back knows what has happened since.
    pub(super) history: Option<&'a History>,
    /// What is entering, where an effect looks at that.
    pub(super) foreseen: Option<Foreseen<'a>>,
}

/// A short list of players.
pub(crate) type Players = SmallVec<[PlayerId; 4]>;

impl<'a> Evaluator<'a> {
    /// A look at a board.
    pub(crate) fn new(table: &'a Table, state: &'a State, seen: &'a [AfterLayers], env: &'a Env) -> Self {
        let Env { about, chosen, chosen_unknown, targets, lost, known, found_out, .. } = env;
        let (about, effect, recalls, history, foreseen) = (*about, None, false, None, None);
        Self {
            table,
            state,
            seen,
            about,
            chosen,
            chosen_unknown,
            targets,
            lost,
            effect,
            known,
            found_out,
            recalls,
            history,
            foreseen,
        }
    }

    /// A look at a board with what an effect's words refer to as it looks at a part.
    pub(crate) fn bound(
        table: &'a Table,
        state: &'a State,
        seen: &'a [AfterLayers],
        bound: &'a Bound<'_>,
    ) -> Self {
        let Bound { env, about, lost, known } = bound;
        Self { about: *about, lost, known, ..Self::new(table, state, seen, env) }
    }

    /// When something ends that lasts so long; with the turn where it says nothing else, or names nobody.
    pub(crate) fn ends(&self, lifetime: &Lifetime) -> Ends {
        match lifetime {
            Lifetime::WhileFunctions | Lifetime::ThisTurn => Ends::Turn,
            Lifetime::ThisCombat => Ends::Combat,
            Lifetime::UntilTurnOf(who) => {
                self.known_players(who).first().map_or(Ends::Turn, |&player| Ends::TurnOf(player))
            }
            Lifetime::ThroughUntapOf(who) => {
                self.known_players(who).first().map_or(Ends::Turn, |&player| Ends::UntapOf(player))
            }
            Lifetime::AsLongAs { what, by, tapped } => {
                let by = by.as_ref().map(|who| self.known_players(who).first().copied());
                let object = self.objects(what).first().copied();
                match (object, by) {
                    (Some(what), None) => Ends::AsLongAs { what, by: None, tapped: *tapped },
                    (Some(what), Some(Some(by))) => Ends::AsLongAs { what, by: Some(by), tapped: *tapped },
                    // What has left is no permanent: the effect would be over before it begins.
                    (None, _) | (Some(_), Some(None)) => Ends::Before,
                }
            }
            Lifetime::Always => Ends::Never,
        }
    }

    /// The same look where a player is the affected one.
    pub(crate) fn for_player(self, player: PlayerId) -> Self {
        Self { about: Referents { affected: Some(player), ..self.about }, ..self }
    }

    /// The same look from the side of an effect that can't find these.
    pub(crate) fn without(self, effect: EffectId, lost: &'a [ObjectId]) -> Self {
        Self { effect: Some(effect), lost, ..self }
    }

    /// The same look by somebody who knows what has happened since.
    pub(crate) fn knowing(self, history: &'a History) -> Self {
        Self { history: Some(history), ..self }
    }

    /// An object on the board, as the layers show it.
    pub(crate) fn thing(&self, id: ObjectId) -> Thing<'a> {
        thing_on_board(self.state, self.seen, id)
    }

    /// The players that are meant, in turn order from the active player.
    pub(crate) fn players(&self, who: &Who) -> Players {
        self.table.players_from_active(self.state).filter(|&player| self.includes(who, player)).collect()
    }

    /// Whether a player is one of these whose turn it is, or of whom a step or phase is: so are team mates, who take their turns
    /// together (CR 805.4, 805.8 (2026-04-17), 606.4b, 606.6g (2006-10-01)).
    pub(crate) fn includes_team_of(&self, who: &Who, player: PlayerId) -> bool {
        self.includes(who, player) || self.table.team_of(player).any(|mate| self.includes(who, mate))
    }

    /// Whether a player is meant.
    pub(crate) fn includes(&self, who: &Who, player: PlayerId) -> bool {
        match who {
            Who::Anyone => true,
            Who::You => player == self.about.you,
            Who::Opponents => self.table.team(player) != self.table.team(self.about.you),
            Who::Active => player == self.state.active,
            Who::Named(name) => self.table.player_name(player) == name,
            Who::Affected => self.about.affected == Some(player),
            Who::ControllerOf(what) => self.meant(what).iter().any(|thing| thing.holder() == player),
            Who::OwnerOf(what) => self.owns(player, what),
            Who::TargetedBy(spells) => self.is_target(spells, Target::Player(player)),
            Who::EnchantedBy(what) => {
                let is_on = |thing: &Thing<'_>| thing.state.is_some_and(|is| is.on_player == Some(player));
                self.meant(what).iter().any(is_on)
            }
            Who::Defending(what) => self.is_defending(what, player),
            Who::SourceController => self.about.damage_source.is_some_and(|id| {
                let known = self.dealer().map(|dealer| dealer.holder());
                known.unwrap_or_else(|| self.holder(id)) == player
            }),
            Who::ChosenPlayer => self.this_state().is_some_and(|this| this.player == Some(player)),
            Who::Chosen(name) => {
                let mut named = self.targets.iter().filter(|one| one.called == *name);
                named.any(|one| one.aim.at.contains(&Target::Player(player)))
            }
            Who::HappenedTo(past) => {
                self.past(past, Way::Players, Some(Of::Player(player))) >= past.times.max(1)
            }
            Who::Such(condition) => self.for_player(player).holds(condition, None),
            Who::Designated(one) => self.state.player(player).designations.contains(one),
            Who::HasMark(mark) => {
                let marks = &self.state.player(player).marks;
                self.table.mark(mark).is_some_and(|mark| marks.has(mark))
            }
            Who::OneOf(list) => list.iter().any(|who| self.includes(who, player)),
            Who::Not(who) => !self.includes(who, player),
        }
    }

    /// Whether a player is the defending player of one of these attackers.
    fn is_defending(&self, what: &What, player: PlayerId) -> bool {
        self.meant(what).iter().any(|thing| {
            let (Some(attacker), controller) = (thing.state, thing.controller) else { return false };
            Attack { attacker, controller }.is_on(player, self.table, self.state, self.seen)
        })
    }

    /// Who controls an object, or owns it when nobody controls it.
    pub(crate) fn holder(&self, id: ObjectId) -> PlayerId {
        self.seen[id.index()].controller.unwrap_or(self.state.object(id).owner)
    }

    /// The objects that are meant, in the order of the board.
    pub(crate) fn objects(&self, what: &What) -> Vec<ObjectId> {
        if let What::TopOfLibrary(who, amount) = what {
            return self.top_of_library(who, amount);
        }
        if let What::OneOf(list) = what {
            let mut found: Vec<_> = list.iter().flat_map(|what| self.objects(what)).collect();
            found.sort_unstable();
            found.dedup();
            return found;
        }
        if let What::Is(name) = what {
            let listed = self.table.object_names.iter().take(self.table.listed);
            let found = listed.into_iter().position(|known| known == name).map(ObjectId::at);
            let here = |&id: &ObjectId| self.state.object(id).exists() && !self.lost.contains(&id);
            return found.into_iter().filter(here).collect();
        }
        if let What::All(list) = what
            && let Some((at, ways)) = parting_zones(list)
        {
            let way = |way: &What| [&list[..at], std::slice::from_ref(way), &list[at + 1..]].concat();
            return self.objects(&What::OneOf(ways.iter().map(|one| What::All(way(one))).collect()));
        }
        let anywhere = looks_anywhere(what);
        let here =
            |&id: &ObjectId| (anywhere || self.state.is_permanent(id)) && self.state.object(id).exists();
        let let_go = self.auras_let_go(what);
        let is_meant = |&id: &ObjectId| here(&id) && self.is(what, &self.thing(id)) || let_go.contains(&id);
        self.state.ids().filter(is_meant).collect()
    }

    /// The phased-out objects that are meant, in the order of the board, each as that of whoever controlled it as it phased out.
    /// Nothing else finds them.
    pub(crate) fn phased_out(&self, what: &What) -> Vec<ObjectId> {
        let out = |&id: &ObjectId| {
            let object = self.state.object(id);
            object.count > 0 && object.phased_out.is_some()
        };
        let under =
            |id: ObjectId| Thing { controller: self.state.object(id).phased_out_under, ..self.thing(id) };
        self.state.ids().filter(out).filter(|&id| self.is(what, &under(id))).collect()
    }

    fn top_of_library(&self, who: &Who, amount: &Amount) -> Vec<ObjectId> {
        let most = self.amount(amount).unwrap_or(0);
        self.players(who).into_iter().flat_map(|player| self.state.top_cards(player, most).0).collect()
    }

    /// Whether an object is one of those that are meant.
    #[expect(clippy::too_many_lines, reason = "one arm for each selector")]
    pub(crate) fn is(&self, what: &What, thing: &Thing<'_>) -> bool {
        match what {
            What::Any => true,
            What::This => {
                self.finds(thing).is_some_and(|id| Some(id) == self.about.this) && !self.about.gone.this
            }
            What::It => self.finds(thing).is_some_and(|id| Some(id) == self.about.it) && !self.about.gone.it,
            What::Is(name) => self.finds(thing).is_some_and(|id| self.table.listed_name(id) == Some(name)),
            What::Chosen(name) => {
                self.chosen(name).is_some_and(|ids| self.finds(thing).is_some_and(|id| ids.contains(&id)))
            }
            What::Done => {
                self.chosen(DONE).is_some_and(|ids| self.finds(thing).is_some_and(|id| ids.contains(&id)))
            }
            What::DamageSource => {
                let source = self.about.damage_source.filter(|_| !self.about.gone.damage_source);
                self.finds(thing).is_some_and(|id| Some(id) == source)
            }
            What::AttachedToBy => thing.id.is_some() && self.host() == thing.id,
            What::Token => thing.token,
            What::Kind(kind) => thing.state.map_or(*kind == ObjectKind::Token, |state| state.kind == *kind),
            What::Commander => thing.id.is_some_and(|id| self.table.commander(id).is_some()),
            What::Paid(name) => {
                let name = self.table.texts.find(said(name)).map(statements::ids::TextId::at);
                name.is_some_and(|name| thing.state.is_some_and(|state| state.paid.contains(&name)))
            }
            What::CastBy(who) => {
                thing.state.and_then(|state| state.cast.by).is_some_and(|player| self.includes(who, player))
            }
            What::FaceDown => thing.state.is_some_and(|state| state.face_down.is_some()),
            What::Designated(as_what) => thing.state.is_some_and(|state| state.designations.has(*as_what)),
            What::GoadedBy(who) => thing
                .state
                .is_some_and(|state| state.designations.goaded_by().iter().any(|&by| self.includes(who, by))),
            What::HasMark(mark) => {
                let marked = |mark| thing.state.is_some_and(|state| state.designations.marks.has(mark));
                self.table.mark(mark).is_some_and(marked)
            }
            What::EchoDue => thing.state.is_some_and(|state| state.echo == Echo::Due),
            What::HasAttached(what) => thing.id.is_some_and(|host| {
                let mut all = self.state.ids().filter(|&id| self.state.is_permanent(id));
                let is_on = |id: ObjectId| self.state.object(id).attached_to == Some(host);
                all.any(|id| is_on(id) && self.is(what, &self.thing(id)))
            }),
            What::AttachedTo(host) => {
                let to = thing.state.and_then(|state| state.attached_to);
                to.is_some_and(|to| self.is(host, &self.thing(to))) || self.was_attached(host, thing)
            }
            What::ChosenWord => {
                let word = self.this_state().and_then(|this| this.word);
                let word = word.map(|word| self.table.texts.get(word.index()));
                word.is_some_and(|word| {
                    let is_of_type = thing.is.types.iter().any(|kind| kind.spelled() == word);
                    thing.is.name == *word || subtypes::has(thing.is, word) || is_of_type
                })
            }
            What::Chose(word) => {
                let chosen = thing.state.and_then(|state| state.word);
                chosen.is_some_and(|chosen| self.table.texts.get(chosen.index()) == word)
            }
            What::TargetedBy(spells) => thing.id.is_some_and(|id| self.is_target(spells, Target::Object(id))),
            What::In(zone) => thing.zone == *zone,
            What::ControlledBy(who) => self.includes(who, thing.holder()),
            What::OwnedBy(who) => self.includes(who, thing.owner),
            What::SharesCreatureType => {
                self.this_is().is_some_and(|is| share(Shared::CreatureType, is, thing.is))
            }
            What::Shares(shared, with) => {
                self.meant(with).iter().any(|with| share(*shared, with.is, thing.is))
            }
            What::ExiledWith(with) => self.is_exiled_with(with, thing),
            What::ByCopiableValues(what) => {
                let is = thing.state.map_or(thing.is, |state| self.table.print(state.copiable()));
                self.is(what, &Thing { is, ..*thing })
            }
            What::All(list) => list.iter().all(|what| self.is(what, thing)),
            What::OneOf(list) => list.iter().any(|what| self.is(what, thing)),
            What::Not(what) => !self.is(what, thing),
            What::TopOfLibrary(..) => thing.id.is_some_and(|id| self.objects(what).contains(&id)),
            What::HappenedTo(past) => self.has_been(past, Way::Objects, thing),
            What::Dealt(past) => self.has_been(past, Way::Dealers, thing),
            What::Named(name) => thing.is.name == *name,
            What::Type(kind) => thing.is.is(*kind),
            What::Subtype(name) => subtypes::has(thing.is, name),
            What::Supertype(kind) => thing.is.supertypes.contains(kind),
            What::Color(color) => thing.is.colors.contains(color),
            What::Colorless => thing.is.colors.is_empty(),
            What::Multicolored => thing.is.colors.len() > 1,
            What::ChosenColor => self.chosen_color().is_some_and(|color| thing.is.colors.contains(&color)),
            What::Tapped => thing.state.is_some_and(|state| state.tapped),
            What::Attacking => thing.state.is_some_and(|state| state.attacking),
            What::Blocking => thing.state.is_some_and(|state| state.blocking),
            What::Blocked => thing.state.is_some_and(|state| state.attacking && state.fight.blocked),
            What::Unblocked => {
                // Where one blocks, or combat damage is dealt, blockers have been declared, whatever step the board says.
                let declared =
                    matches!(self.state.step, Step::Blockers | Step::CombatDamage | Step::EndCombat)
                        || self.about.in_combat
                        || self.state.all_objects().any(|(_, object)| object.blocking);
                declared && thing.state.is_some_and(|state| state.attacking && !state.fight.blocked)
            }
            What::With(kind) => thing.state.is_some_and(|state| self.has_counter(state, kind)),
            What::WithCounters => {
                thing.state.is_some_and(|state| state.counters.iter().any(|(_, many)| *many > 0))
            }
            What::Has(keyword) => has_keyword(thing.is, keyword),
            What::HasKeyword(name) => has_named(thing.is, *name),
            What::SharesColor => self.this_is().is_some_and(|this| share(Shared::Color, this, thing.is)),
            What::GreaterPower => self.this_is().is_some_and(|this| {
                let power = |is: &Characteristics| is.power.map(|power| self.as_counted(power));
                power(thing.is) > power(this)
            }),
            What::Power(compare, amount) => self.compares(thing.is.power, *compare, amount),
            What::Toughness(compare, amount) => self.compares(thing.is.toughness, *compare, amount),
            What::ManaValue(compare, amount) => {
                self.compares(i64::try_from(thing.is.mana_value).ok(), *compare, amount)
            }
        }
    }

    /// Which object it is, where the words can still find it. What deals damage as it last was is still what an effect was
    /// made for (CR 609.7a, 608.2h (2026-04-17), 419.8a (2006-10-01)); what has become of it is another object.
    fn finds(&self, thing: &Thing<'_>) -> Option<ObjectId> {
        let is_what_it_was = |id: ObjectId| {
            let since = thing.state.map(|state| state.since);
            self.effect.zip(since).is_some_and(|(effect, since)| self.state.was_meant_by(effect, id, since))
        };
        let has_come_back = |id: ObjectId| {
            if !self.state.knows_any() {
                return false;
            }
            let is_new = |was: &&ObjectState| was.since != self.state.object(id).since;
            let was = thing.state.filter(is_new).filter(|_| self.state.is_permanent(id));
            was.is_some_and(|was| self.state.knows_as(id, was.since))
        };
        thing.id.filter(|&id| !(self.lost.contains(&id) || has_come_back(id)) || is_what_it_was(id))
    }

    /// Whether one of these spells targets it.
    fn is_target(&self, spells: &What, target: Target) -> bool {
        self.meant(spells).iter().any(|spell| spell.state.is_some_and(|state| state.targets(target)))
    }

    /// Whether it was exiled with one of these, and stays where it is since. That may have left, where it is known what it
    /// was; what has become of it is another object (CR 607.2a, 400.7 (2026-04-17)).
    fn is_exiled_with(&self, with: &What, thing: &Thing<'_>) -> bool {
        let exiled = thing.state.filter(|state| state.zone == Zone::Exile);
        exiled.and_then(|state| state.exiled_with).is_some_and(|(id, since)| {
            self.state.object(id).since == since && self.is(with, &self.thing(id))
                || self.once(id, since).is_some_and(|known| self.was(with, known))
        })
    }

    fn chosen_color(&self) -> Option<Color> {
        self.this_state().and_then(|this| this.color)
    }

    fn has_counter(&self, state: &ObjectState, kind: &Counter) -> bool {
        let kind = self.table.counters.find(kind).map(CounterId::at);
        kind.is_some_and(|kind| count_counters(&state.counters, kind) > 0)
    }

    /// Judgement: what has no such number compares as nothing; an amount that does not fit is more than any.
    fn compares(&self, number: Option<i64>, compare: Compare, amount: &Amount) -> bool {
        let amount = self.number(amount).unwrap_or(i128::MAX);
        number.is_some_and(|number| compare.holds(&self.as_counted(number), &amount))
    }

    pub(super) fn chosen(&self, name: &str) -> Option<&'a [ObjectId]> {
        self.chosen.iter().find(|(key, _)| key == name).map(|(_, ids)| ids.as_slice())
    }

    /// Cards that a player owns in a zone other than the library.
    pub(crate) fn in_zone(&self, player: PlayerId, zone: Zone) -> u64 {
        // Tokens and copies are no cards (CR 108.2b (2026-04-17)).
        let card = |o: &ObjectState| o.kind == ObjectKind::Card;
        let there =
            |o: &&ObjectState| card(o) && o.zone == zone && o.owner == player && o.phased_out.is_none();
        let known = self.state.objects.iter().filter(there);
        let known: u64 = known.map(|object| object.count).fold(0, u64::saturating_add);
        let state = self.state.player(player);
        known.saturating_add(match zone {
            Zone::Hand => state.unknown_hand,
            Zone::Graveyard => state.unknown_graveyard,
            Zone::Exile => state.unknown_exile,
            Zone::Library | Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside => 0,
        })
    }

    /// The first of these players in turn order.
    ///
    /// Known gap: where one of several opponents is to decide, nobody chooses which.
    pub(crate) fn first(&self, who: &Who) -> Option<PlayerId> {
        self.players(who).first().copied()
    }

    /// Whether a condition holds. `it` is what the event affects, when that is an object.
    pub(crate) fn holds(&self, condition: &Condition, it: Option<&Thing<'_>>) -> bool {
        match condition {
            Condition::Number(a, compare, b) => match (self.number(a), self.number(b)) {
                (Ok(a), Ok(b)) => compare.holds(&a, &b),
                _ => false,
            },
            Condition::It(what) => match self.it_there(what) {
                Some(thing) => self.is(what, &thing),
                None => it.is_some_and(|thing| self.is(what, thing)),
            },
            Condition::Exists(what) => match self.named_as_such(what) {
                Some(found) => !found.is_empty(),
                None => !self.objects(what).is_empty() || !self.unknown_in_zones(what).is_empty(),
            },
            Condition::Affected(who) => self.about.affected.is_some_and(|player| self.includes(who, player)),
            Condition::Among(who, those) => {
                self.players(who).iter().any(|&player| self.includes(those, player))
            }
            Condition::Happened(past) => self.past(past, Way::whether(past), None) >= past.times.max(1),
            Condition::TurnOf(who) => self.includes_team_of(who, self.state.active),
            Condition::During(step) => self.state.step == *step,
            Condition::Daytime(daytime) => self.state.daytime == Some(*daytime),
            Condition::All(list) => list.iter().all(|condition| self.holds(condition, it)),
            Condition::OneOf(list) => list.iter().any(|condition| self.holds(condition, it)),
            Condition::Not(condition) => !self.holds(condition, it),
        }
    }

    /// Whether all is so as long as which "this" has an ability.
    pub(crate) fn has_ability(&self, ability: &Ability) -> bool {
        ability.as_long_as().iter().all(|condition| self.holds(condition, None))
    }

    /// Whether damage can be dealt to it at all.
    pub(crate) fn can_be_damaged(&self, target: Target) -> bool {
        match target {
            Target::Player(_) => true,
            Target::Object(id) => {
                let is = &self.seen[id.index()].is;
                let kinds = [
                    (CardType::Creature, true),
                    (CardType::Planeswalker, self.table.on(language::rule::Switch::Planeswalkers)),
                    (CardType::Battle, self.table.on(language::rule::Switch::Battles)),
                ];
                self.state.is_permanent(id) && kinds.iter().any(|&(kind, known)| known && is.is(kind))
            }
        }
    }
}

/// Whether one has this in common with the other (CR 201.2a, 205.2b (2026-04-17)).
fn share(shared: Shared, one: &Characteristics, other: &Characteristics) -> bool {
    match shared {
        Shared::Name => !one.name.is_empty() && one.name == other.name,
        Shared::Color => one.colors.iter().any(|color| other.colors.contains(color)),
        Shared::CardType => one.types.iter().any(|kind| other.types.contains(kind)),
        Shared::CreatureType => share_creature_type(one, other),
    }
}

fn share_creature_type(one: &Characteristics, other: &Characteristics) -> bool {
    let has_types = |is: &Characteristics| is.is(CardType::Creature) || is.is(CardType::Kindred);
    let shared = |kind: &String| subtypes::has(one, kind) && subtypes::is_creature_type(kind, &one.types);
    // What is of every creature type shares one with whatever has one.
    let has_any = |one: &Characteristics, other: &Characteristics| {
        one.subtypes.iter().any(|kind| kind == subtypes::EVERY_CREATURE_TYPE)
            && other.subtypes.iter().any(|kind| subtypes::is_creature_type(kind, &other.types))
    };
    let in_common = other.subtypes.iter().any(shared) || has_any(one, other) || has_any(other, one);
    has_types(one) && has_types(other) && in_common
}

/// The first part of a list with several ways of which one names its zone, by place: each way is looked for by itself, since
/// one that names none means the battlefield.
pub(super) fn parting_zones(list: &[What]) -> Option<(usize, &[What])> {
    list.iter().enumerate().find_map(|(at, what)| {
        let What::OneOf(ways) = what else { return None };
        ways.iter().any(looks_anywhere).then_some((at, ways.as_slice()))
    })
}

/// Whether a selector names its zone, or an object wherever it is.
pub(crate) fn looks_anywhere(what: &What) -> bool {
    what.demands(&|part| part.looks().finds == Finds::Anywhere)
}

/// An object on a board, as the layers show it.
pub(super) fn thing_on_board<'a>(state: &'a State, seen: &'a [AfterLayers], id: ObjectId) -> Thing<'a> {
    let (object, seen) = (state.object(id), &seen[id.index()]);
    Thing {
        id: Some(id),
        is: &seen.is,
        controller: seen.controller,
        owner: object.owner,
        zone: object.zone,
        token: object.kind == ObjectKind::Token,
        state: Some(object),
    }
}
