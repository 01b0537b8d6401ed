//! What instructions, and effects that have left their source, know of objects that have left: what each last was
//! (CR 608.2h, 113.7a (2026-04-17), 413.2f (2006-10-01)).
//!
//! Something is *known* of an object that is named by itself, as `This`, `It`, `Chosen`, by its id, or by what was attached
//! to what: whose it was, how much power it had, what lay on it. Where a selector names a zone, it asks for what is there
//! now; so does whoever counts, and asks whether somebody controls it.

use super::env::Referents;
use super::object::{LastKnown, ObjectState};
use super::selectors::Evaluator;
use super::state::State;
use crate::check::pronouns::DONE;
use crate::table::enchanting::is_aura;
use crate::table::thing::Thing;
use language::board::{Characteristics, ObjectKind, Zone};
use language::rule::Switch;
use language::select::What;
use language::walk::Node;
use statements::happening::Happening;
use statements::ids::{LastId, ObjectId, PlayerId, Target};

/// What deals the damage, where an event is damage.
#[derive(Clone, Copy)]
pub(crate) struct Dealer {
    source: Option<ObjectId>,
    /// Whether it is combat damage.
    in_combat: bool,
    /// Whether the source deals it as it last was, and has come back as another object.
    as_it_was: bool,
}

impl Dealer {
    /// What deals the damage that an event is.
    pub(crate) fn of(happening: &Happening, state: &State) -> Self {
        Self {
            source: happening.damage_source(),
            in_combat: matches!(happening, Happening::Damage { combat: true, .. }),
            as_it_was: state.deals_as_it_was(happening),
        }
    }
}

impl Referents {
    /// The words are about an event: of damage, they can ask for its source as that deals it.
    pub(crate) fn look_at(&mut self, damage: Dealer) {
        self.damage_source = damage.source.or(self.damage_source);
        self.in_combat = damage.in_combat;
        self.gone.damage_source |= damage.as_it_was;
    }
}

impl<'a> Evaluator<'a> {
    /// The same look from the side of instructions that are being followed: what has left meanwhile is known to them.
    pub(crate) fn recalling(self) -> Self {
        Self { recalls: true, ..self }
    }

    /// What is known of what has left: by instructions that are being followed, or by an effect that has left its source.
    fn lasts(&self) -> impl DoubleEndedIterator<Item = &'a LastKnown> + use<'a> {
        let (table, state) = (self.table, self.state);
        let followed: &'a [LastKnown] = if self.recalls { state.stack.last() } else { &[] };
        // Instructions that are followed have put what they know to that.
        let known: &'a [LastId] = if self.recalls { &[] } else { self.known };
        let remembered = self.effect.filter(|_| !self.recalls && !state.remembered.is_empty());
        let remembered = remembered.into_iter().flat_map(|effect| state.remembered_by(effect));
        let of_effect = known.iter().copied().chain(remembered).map(|last| table.lasts.get(last.index()));
        of_effect.chain(followed)
    }

    /// Whether nothing is known of what has left.
    fn knows_nothing(&self) -> bool {
        self.lasts().next().is_none()
    }

    /// What `It` is: as it last was, if it has left and that is known.
    pub(crate) fn it(&self) -> Option<Thing<'a>> {
        let id = self.about.it?;
        Some(self.recalled(id).map_or_else(|| self.thing(id), |known| self.as_known(known)))
    }

    /// What `It` is now, where it has left and what is asked of it names a zone. None where that is not so, or nobody can
    /// find it.
    pub(super) fn it_there(&self, asks: &What) -> Option<Thing<'a>> {
        let id = self.about.it.filter(|_| !self.about.gone.it)?;
        self.recalled(id).filter(|_| names_zone(asks)).map(|_| self.thing(id))
    }

    /// A permanent as it last was, if it has left and that is remembered.
    pub(crate) fn last_thing(&self, id: ObjectId) -> Option<Thing<'a>> {
        let known = self.state.stack.last().iter().rev().find(|known| known.object == id);
        known.filter(|_| !self.state.is_permanent(id)).map(|known| self.as_known(known))
    }

    /// The source of damage: as it last was, where it has left while combat damage was on the stack, or while what is
    /// followed refers to it.
    pub(crate) fn source(&self, id: ObjectId, combat: bool) -> Thing<'a> {
        self.state.known_source(id, combat).map_or_else(|| self.thing(id), |known| self.as_known(known))
    }

    /// What deals the damage that the words are about: as it last was, if it has left.
    ///
    /// Judgement: so, too, where the effect of a static ability asks for it, which can't use what is known of what has left
    /// (CR 604.7 (2026-04-17), 412.5 (2006-10-01)): it is the source as it last was that deals the damage.
    pub(crate) fn dealer(&self) -> Option<Thing<'a>> {
        let id = self.about.damage_source?;
        if let Some(known) = self.dealer_once() {
            return Some(self.as_known(known));
        }
        let gone = self.about.gone.damage_source || self.lost.contains(&id);
        (!gone && self.state.object(id).exists()).then(|| self.thing(id))
    }

    /// What the source of the damage last was, if it has left and that is known.
    fn dealer_once(&self) -> Option<&'a LastKnown> {
        let id = self.about.damage_source?;
        self.state.known_source(id, self.about.in_combat).or_else(|| self.recalled(id))
    }

    /// What the source of the words is: as it last was, if it has left and that is known.
    pub(crate) fn this(&self) -> Option<Thing<'a>> {
        let id = self.about.this?;
        Some(self.recalled(id).map_or_else(|| self.thing(id), |known| self.as_known(known)))
    }

    /// What an object last was that had been there since then, if the words know that.
    pub(super) fn once(&self, id: ObjectId, since: u32) -> Option<&'a LastKnown> {
        let is_it = |known: &&LastKnown| known.object == id && known.was.since == since;
        self.recalled(id).filter(is_it).or_else(|| self.dealer_once().filter(is_it))
    }

    /// Whether this is how something is known that the words mean and that has left.
    fn is_how_known(&self, known: &'a LastKnown) -> bool {
        self.recalled(known.object) == Some(known) || self.dealer_once() == Some(known)
    }

    pub(crate) fn as_known(&self, known: &'a LastKnown) -> Thing<'a> {
        Thing {
            id: Some(known.object),
            is: self.table.print(known.is),
            controller: known.controller,
            owner: known.was.owner,
            zone: known.was.zone,
            token: known.was.kind == ObjectKind::Token,
            state: Some(&known.was),
        }
    }

    /// What an object last was that the words can't find any more, or that has left the battlefield or the stack for another
    /// place than these.
    pub(super) fn recalled(&self, id: ObjectId) -> Option<&'a LastKnown> {
        let mut known = self.lasts().filter(|known| known.object == id).peekable();
        known.peek()?;
        let about = &self.about;
        let (this, it, dealer) =
            (about.this == Some(id), about.it == Some(id), about.damage_source == Some(id));
        if this && about.gone.this || it && about.gone.it || dealer && about.gone.damage_source {
            return known.next();
        }
        let is_elsewhere = !self.state.is_permanent(id) && self.state.object(id).zone != Zone::Stack;
        known.next_back().filter(|_| is_elsewhere || self.lost.contains(&id))
    }

    /// Whether this is what the words mean, as it last was.
    pub(super) fn was(&self, what: &What, known: &'a LastKnown) -> bool {
        if let Some(ids) = self.naming(what) {
            return ids.contains(&known.object);
        }
        if let What::All(list) = what {
            return list.iter().all(|part| self.was(part, known));
        }
        self.is(what, &self.as_known(known))
    }

    /// What is meant, where something is to be known of it and nothing is done to it: what is named by itself and has left,
    /// as it last was; what is entering, as it will be.
    pub(crate) fn meant(&self, what: &What) -> Vec<Thing<'a>> {
        if let Some(coming) = self.foreseen(what) {
            return vec![coming.thing()];
        }
        self.named(what).unwrap_or_else(|| self.objects(what).into_iter().map(|id| self.thing(id)).collect())
    }

    /// What is named by itself. None where nothing is, where a zone is named, and where nothing is known of what has left.
    fn named(&self, what: &What) -> Option<Vec<Thing<'a>>> {
        if *what == What::DamageSource {
            return Some(self.dealer().into_iter().collect());
        }
        if self.about.damage_source.is_none() && self.knows_nothing() {
            return None;
        }
        if let Some(ids) = self.naming(what).filter(|_| !self.knows_nothing()) {
            return Some(ids.into_iter().filter_map(|id| self.known_or_there(id)).collect());
        }
        if let What::AttachedTo(host) = what {
            return self.once_attached(host);
        }
        if let What::OneOf(list) = what {
            return list.iter().any(|part| self.named(part).is_some()).then(|| self.any_of(list));
        }
        let What::All(list) = what else { return None };
        if names_zone(what) {
            return None;
        }
        let (at, mut found) = list.iter().enumerate().find_map(|(at, part)| Some((at, self.named(part)?)))?;
        let fits = |thing: &Thing<'_>, (other, part): (usize, &What)| other == at || self.is(part, thing);
        found.retain(|thing| list.iter().enumerate().all(|part| fits(thing, part)));
        Some(found)
    }

    /// What any of these mean, each once.
    fn any_of(&self, list: &[What]) -> Vec<Thing<'a>> {
        let mut found: Vec<Thing<'a>> = Vec::new();
        for thing in list.iter().flat_map(|part| self.meant(part)) {
            if !found.iter().any(|other| other.id == thing.id) {
                found.push(thing);
            }
        }
        found
    }

    /// Whether a player owns what is meant. What is named by itself has the same owner wherever it has gone since, found or not
    /// (CR 108.3, 608.2h (2026-04-17)).
    pub(super) fn owns(&self, player: PlayerId, what: &What) -> bool {
        let meant = self.meant(what);
        if !meant.is_empty() {
            return meant.iter().any(|thing| thing.owner == player);
        }
        self.naming(what).is_some_and(|ids| ids.iter().any(|&id| self.state.object(id).owner == player))
    }

    /// The objects that a selector names one by one, wherever they are.
    fn naming(&self, what: &What) -> Option<Vec<ObjectId>> {
        let one = |id: Option<ObjectId>| Some(id.into_iter().collect());
        if let What::Chosen(name) = what {
            return Some(self.chosen(name).unwrap_or(&[]).to_vec());
        }
        if let What::Is(name) = what {
            let mut listed = self.table.object_names.iter().take(self.table.listed);
            return one(listed.position(|known| known == name).map(ObjectId::at));
        }
        if *what == What::Done {
            return Some(self.chosen(DONE).unwrap_or(&[]).to_vec());
        }
        if *what == What::DamageSource {
            return one(self.about.damage_source);
        }
        if *what == What::This {
            return one(self.about.this);
        }
        if *what == What::It {
            return one(self.about.it);
        }
        if *what == What::AttachedToBy { one(self.host()) } else { None }
    }

    /// An object as it last was if it has left, as it is where it can be found.
    fn known_or_there(&self, id: ObjectId) -> Option<Thing<'a>> {
        if let Some(known) = self.recalled(id) {
            return Some(self.as_known(known));
        }
        let gone = self.about.this == Some(id) && self.about.gone.this
            || self.about.it == Some(id) && self.about.gone.it
            || self.lost.contains(&id);
        (!gone && self.state.object(id).exists()).then(|| self.thing(id))
    }

    /// The source: as it last was, if it has left, or as it will be when it has entered.
    pub(super) fn this_state(&self) -> Option<&'a ObjectState> {
        let coming = self.foreseen(&What::This).map(|coming| &coming.state);
        coming.or_else(|| self.this_state_now())
    }

    fn this_state_now(&self) -> Option<&'a ObjectState> {
        let id = self.about.this?;
        Some(self.recalled(id).map_or_else(|| self.state.object(id), |known| &known.was))
    }

    /// Since when the source is what it is, or what it last was.
    pub(crate) fn this_since(&self) -> Option<u32> {
        self.this_state_now().map(|this| this.since)
    }

    /// What the source is, last was, or will be.
    pub(super) fn this_is(&self) -> Option<&'a Characteristics> {
        if let Some(coming) = self.foreseen(&What::This) {
            return Some(&coming.is);
        }
        let id = self.about.this?;
        let is = || &*self.seen[id.index()].is;
        Some(self.recalled(id).map_or_else(is, |known| self.table.print(known.is)))
    }

    /// What the first of these attacks, or attacked as it left combat; none where the board does not say, or where that is gone,
    /// or is another object by now (CR 400.7, 508.4a (2026-04-17)).
    pub(super) fn attacked_by(&self, what: &What) -> Option<Target> {
        let fighter = self.meant(what).into_iter().next()?;
        let (was, id) = (fighter.state?, fighter.id?);
        was.fight.attacks.filter(|target| match *target {
            Target::Player(player) => !self.state.player(player).left,
            Target::Object(attacked) => {
                let known = self.recalled(id).and_then(|known| known.attacked);
                let same = known.is_none_or(|since| self.state.object(attacked).since == since);
                same && was.fight.defender.is_none() && self.state.is_permanent(attacked)
            }
        })
    }

    /// What the source is attached to, or was when one of the two left.
    pub(super) fn host(&self) -> Option<ObjectId> {
        let id = self.about.this?;
        if let Some(known) = self.recalled(id) {
            let (host, since) = known.host?;
            let there = self.state.object(host).since == since;
            let left = || self.recalled(host).is_some_and(|known| known.was.since == since);
            return Some(host).filter(|_| there || left());
        }
        let this = self.state.object(id);
        this.attached_to.or_else(|| {
            let known = self.lasts().rev().find(|known| known.attached.contains(&(id, this.since)));
            known.filter(|known| self.recalled(known.object) == Some(known)).map(|known| known.object)
        })
    }

    /// Whether something was attached to one of these that has left, when that left.
    pub(super) fn was_attached(&self, host: &What, thing: &Thing<'_>) -> bool {
        let (Some(id), Some(state)) = (thing.id, thing.state) else { return false };
        let all = self.lasts().chain(self.dealer_once());
        let mut hosts = all.filter(|known| known.attached.contains(&(id, state.since)));
        let is_named = host.demands(&|part| self.naming(part).is_some());
        hosts.any(|known| is_named && self.is_how_known(known) && self.was(host, known))
    }

    /// What is meant, where that is or was attached to something that has left. None for anything else.
    pub(super) fn once_attached_among(&self, what: &What) -> Option<Vec<Thing<'a>>> {
        what.demands(&|part| matches!(part, What::AttachedTo(_))).then(|| self.named(what)).flatten()
    }

    /// What is meant, where an object is named and it is asked what that is like, and not where it is or whose: that is
    /// known of what has left. None for anything else.
    pub(super) fn named_as_such(&self, what: &What) -> Option<Vec<Thing<'a>>> {
        let is_whose = |node: Node<'_>| matches!(node, Node::What(What::ControlledBy(_) | What::OwnedBy(_)));
        let What::All(list) = what else { return None };
        let is_named = list.iter().any(|part| self.naming(part).is_some());
        // While damage is dealt, its source is whose it is as it deals that.
        let is_dealer = !self.recalls && list.contains(&What::DamageSource);
        (is_named && (is_dealer || !Node::What(what).any(&is_whose))).then(|| self.named(what)).flatten()
    }

    /// The Auras that enchanted what has left, where the ability that resolves triggered on that and speaks of them: those that
    /// have gone to the graveyard along with it, or as they were attached to nothing (CR 400.7f (2026-04-17)).
    pub(super) fn auras_let_go(&self, what: &What) -> Vec<ObjectId> {
        let is_of_it = |part: &What| matches!(part, What::AttachedTo(host) if **host == What::It);
        let resolves = self.recalls && self.state.stack.resolving.is_some();
        if !(resolves && what.demands(&is_of_it) && self.table.on(Switch::EveryAuraFound)) {
            return Vec::new();
        }
        let is_let_go = |thing: &Thing<'a>| {
            let there = |id: ObjectId| self.state.object(id).zone == Zone::Graveyard;
            is_aura(thing.is) && thing.zone == Zone::Battlefield && thing.id.is_some_and(there)
        };
        let once = self.once_attached_among(what).unwrap_or_default();
        once.into_iter().filter(is_let_go).filter_map(|thing| thing.id).collect()
    }

    /// What is attached to one of these, or was as that left. None where none of these has left.
    fn once_attached(&self, host: &What) -> Option<Vec<Thing<'a>>> {
        let hosts = self.named(host)?;
        let dealer = |id| self.dealer_once().filter(|known| known.object == id);
        let once = |id| self.recalled(id).or_else(|| dealer(id));
        let left: Vec<&'a LastKnown> = hosts.iter().filter_map(|host| once(host.id?)).collect();
        let (first, others) = left.split_first()?;
        let once = std::iter::once(first).chain(others).flat_map(|known| known.attached.iter());
        let was = once.filter_map(|&(id, since)| {
            let there = self.state.object(id);
            let known = self.recalled(id).filter(|known| known.was.since == since);
            let still = || (there.since == since && there.exists()).then(|| self.thing(id));
            known.map(|known| self.as_known(known)).or_else(still)
        });
        let still = self.state.ids().filter(|&id| self.state.is_permanent(id)).map(|id| self.thing(id));
        let hosts: Vec<Option<ObjectId>> = hosts.iter().map(|host| host.id).collect();
        let is_attached = |thing: &Thing<'_>| {
            let to = thing.state.and_then(|state| state.attached_to);
            to.is_some() && hosts.contains(&to)
        };
        Some(was.chain(still.filter(is_attached)).collect())
    }
}

/// Whether a selector names a zone anywhere in it.
fn names_zone(what: &What) -> bool {
    Node::What(what).any(&|node| matches!(node, Node::What(What::In(_) | What::TopOfLibrary(..))))
}
