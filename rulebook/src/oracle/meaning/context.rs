//! What was said before: whom and what the words of a sentence can refer to.

mod aiming;
mod asked;
mod named;
mod of_event;

use language::board::{IfPaid, Targeting};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, What, Who, Whom};

use crate::oracle::tree::{
    Asks, Doer, Happening, Like, Noun, Number, Player, Thing, ThisWay, Touched, Would,
};

use of_event::{named_player, referents};

use super::kinds::{Fits, Kinds};
use super::{Kind, Meant, Missing};

/// What can be referred to, and what is targeted, as a line is followed.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is about another part of what is said")]
pub(super) struct Context {
    /// How targets are chosen.
    aims: Aims,
    /// What is targeted, in order.
    pub(super) targets: Vec<Targeting>,
    /// The object that "it" is; none where nothing was named.
    pub(super) it: Option<What>,
    /// The object that "that creature" is.
    pub(super) that: Option<What>,
    /// What the card is attached to, where what is waited for names its controller: "that creature" is that then.
    pub(super) host: Option<What>,
    /// The objects that "they" are.
    pub(super) they: Option<What>,
    /// Whether these are all that was moved last.
    pub(super) moved_all: bool,
    /// The player that "that player" is.
    pub(super) player: Option<Who>,
    /// The player who was targeted as one that is chosen.
    pub(super) chosen_player: Option<Who>,
    /// Several players of whom each did what was said last.
    pub(super) group: Option<Who>,
    /// Who "that player" is behind what these do, if anyone is.
    pub(super) behind_group: Option<Behind>,
    /// The number that "that much" is.
    pub(super) that_much: Option<Amount>,
    /// What X is.
    pub(super) x: Option<Number>,
    /// Whether "where X is" was said before: what X is behind that, no word says again.
    pub(super) x_was_said: bool,
    /// Whether X is a number that was announced as a spell was cast.
    pub(super) announced: bool,
    /// The number that was announced for X as an ability was activated.
    pub(super) of_activation: Option<Amount>,
    /// Who did, or was to do, what was said last; none where nothing was.
    pub(super) doer: Option<Doer>,
    /// Who does what is done now, and whether these may be several players.
    pub(super) by: (Who, bool),
    /// What was done to which objects, in order: first as something was paid.
    touched: Vec<(Touched, What)>,
    /// To how many of these it was done as something was paid.
    paid: usize,
    /// The name of the object that was targeted last.
    targeted: Option<String>,
    /// The targets of a triggered ability, which are chosen before anything is done.
    pub(super) aimed: Vec<Instruction>,
    /// Whether what is said now is done by an ability that triggers as this one resolves, with targets of its own.
    pub(super) reflexive: bool,
    /// Whether the sentence stands alone.
    stands: Stands,
    /// What "it", "that creature" and "they" were as something was asked: for what is done otherwise.
    as_asked: Option<[Option<What>; 3]>,
    /// What the instruction before did, of which "this way" speaks.
    pub(super) did: Option<ThisWay>,
    /// What all have in common to which it did that, where it is said.
    pub(super) did_to: Option<Like>,
    /// Whether it did that to more than one, or to as many as were chosen.
    pub(super) did_to_several: bool,
    /// Whether another line speaks of what this one exiles.
    pub(super) linked: bool,
    /// Whether it triggers on something becoming a target.
    pub(super) of_targeting: bool,
    /// Whether the ability is paid for by tapping its source.
    pub(super) taps: bool,
    /// Whether it is paid for by removing as many counters as are announced.
    pub(super) removes_x: bool,
    /// Whether what is said now is done by an ability that triggers as a spell or an activated ability resolves.
    pub(super) when_done: bool,
    /// Whether what is said is what an instant or a sorcery does: "other" is not other than that.
    pub(super) of_instant: bool,
    /// Whether what takes the place of something has targets of its own, and that has none then.
    pub(super) apart: bool,
    /// Whether what is said now is paid by somebody who may or may not.
    pub(super) paying: bool,
    /// The mode whose targets are said.
    mode: Option<u64>,
    /// What must have been paid, or not, for what is targeted to be targeted.
    pub(super) if_paid: Option<IfPaid>,
    /// The line of a spell's text: its lines share the names of what they target.
    line: usize,
    /// How many choices have a name.
    choices: usize,
    /// Who or what was dealt the damage that was spoken of last.
    pub(super) recipient: Option<Whom>,
    /// What has dealt the damage that was spoken of last.
    pub(super) source: Option<What>,
    /// What "it" is where it deals damage: what dealt it before, where another damage takes its place, or the card itself
    /// that a condition has named; what else "it" is when absent.
    pub(super) it_deals: Option<What>,
    /// The cards that were looked at last, and those of them that have been chosen since.
    pub(super) looked: Option<What>,
    pub(super) picked: Vec<What>,
    /// Whether some of those were revealed, and not all.
    pub(super) shown: bool,
    /// What was chosen last of what players control: others are others than that.
    pub(super) chose: Option<What>,
    /// The tokens that were created last.
    pub(super) created: Option<Event>,
    /// How much more one of two numbers is than the other, where it was asked whether it is.
    pub(super) difference: Option<Amount>,
    /// What was known as the sentence before began.
    pub(super) before: Before,
    /// Of what kind what was named is, as far as it is known, in order.
    known: Vec<(What, Kinds)>,
}

/// What was known as a sentence began.
#[derive(Clone, Debug, Default)]
pub(super) struct Before {
    /// How much was done before it.
    pub(super) done: usize,
    /// How many of the cards that were looked at had been chosen.
    pub(super) picked: usize,
    /// How many targets there were.
    pub(super) targets: usize,
    /// What "it", "that creature" and "they" were.
    named: [Option<What>; 3],
}

/// Who "that player" is behind what several players do, if anyone is.
#[derive(Clone, Debug)]
pub(super) struct Behind(pub(super) Option<Who>);

/// Where a sentence stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stands {
    /// In its text.
    InItsText,
    /// Alone, without the others of its text.
    Alone,
}

/// How targets are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aims {
    /// As a spell or an activated ability is put on the stack.
    Announced,
    /// As a triggered ability is put on the stack.
    AsItIsPut,
    /// Not at all: a static ability.
    Never,
}

impl Context {
    fn new(aims: Aims) -> Self {
        Self {
            aims,
            targets: Vec::new(),
            it: None,
            that: None,
            host: None,
            they: None,
            moved_all: false,
            player: None,
            chosen_player: None,
            group: None,
            behind_group: None,
            that_much: None,
            x: None,
            x_was_said: false,
            announced: true,
            of_activation: None,
            doer: None,
            by: (Who::You, false),
            touched: Vec::new(),
            paid: 0,
            targeted: None,
            aimed: Vec::new(),
            reflexive: false,
            stands: Stands::InItsText,
            as_asked: None,
            did: None,
            did_to: None,
            did_to_several: false,
            linked: false,
            of_targeting: false,
            taps: false,
            removes_x: false,
            when_done: false,
            of_instant: false,
            apart: false,
            paying: false,
            mode: None,
            if_paid: None,
            line: 1,
            choices: 0,
            recipient: None,
            source: None,
            it_deals: None,
            looked: None,
            picked: Vec::new(),
            shown: false,
            chose: None,
            created: None,
            difference: None,
            before: Before::default(),
            known: Vec::new(),
        }
    }

    /// Of a static ability.
    pub(super) fn of_static() -> Self {
        Self {
            it: Some(What::It),
            that: Some(What::It),
            they: Some(What::It),
            player: Some(Who::Affected),
            ..Self::new(Aims::Never)
        }
    }

    /// Of an ability that triggers as the effect of a static ability prevents damage: its targets are chosen as it is
    /// put on the stack.
    pub(super) fn of_prevention() -> Self {
        let that_much = Some(Amount::ThatMuch);
        Self {
            aims: Aims::AsItIsPut,
            reflexive: true,
            that_much,
            source: Some(What::This),
            ..Self::of_static()
        }
    }

    /// Of a sentence that stands alone, where what it refers to would stand before it.
    pub(super) fn alone(mut self) -> Self {
        self.it.get_or_insert(What::Chosen("it".to_owned()));
        self.that.get_or_insert(What::Chosen("it".to_owned()));
        self.they.get_or_insert(What::Chosen("they".to_owned()));
        self.player.get_or_insert(Who::Chosen("player".to_owned()));
        self.that_much.get_or_insert(Amount::Result);
        let target = "target".to_owned();
        let any = [Whom::Player(Who::Chosen(target.clone())), Whom::Object(What::Chosen(target))];
        self.recipient.get_or_insert(Whom::OneOf(any.to_vec()));
        self.looked.get_or_insert(What::Chosen("looked at".to_owned()));
        self.stands = Stands::Alone;
        self
    }

    /// Of a static ability that is about objects: "it" is the card itself or what it is attached to, if that is affected.
    pub(super) fn of_static_about(what: &Would) -> Self {
        let (Would::Have(what, _)
        | Would::Cant(what, _)
        | Would::Must(what, _)
        | Would::BlocksMore(what, _)
        | Would::Yours(what)) = what
        else {
            return Self::of_static();
        };
        let it = match what {
            Thing::Own => Some(What::This),
            Thing::Host => Some(What::AttachedToBy),
            Thing::It
            | Thing::That(_)
            | Thing::ThatCard
            | Thing::The(_)
            | Thing::They
            | Thing::Those
            | Thing::ThatSource
            | Thing::Rest
            | Thing::SourceOfChoice(_)
            | Thing::Such(..)
            | Thing::And(_) => None,
        };
        Self { it: it.clone(), that: it, they: None, player: None, ..Self::of_static() }
    }

    /// Of a spell.
    pub(super) fn of_spell(kind: Kind) -> Self {
        let (line, of_instant) = (kind.line, kind.is_spell);
        Self { of_instant, line, ..Self::new(Aims::Announced) }
    }

    /// Of what is paid for a spell.
    pub(super) fn of_cost() -> Self {
        Self { line: 1, ..Self::new(Aims::Announced) }
    }

    /// Of an activated ability.
    pub(super) fn of_activated() -> Self {
        let of_activation = Some(Amount::ThatMuch);
        Self { it: Some(What::This), announced: false, of_activation, ..Self::new(Aims::Announced) }
    }

    /// Whether it is paid for by removing as many counters as are announced, which are "that many" then.
    pub(super) fn removing(&mut self, as_announced: bool) {
        if as_announced {
            (self.removes_x, self.that_much) = (true, Some(Amount::ThatMuch));
        }
    }

    /// Of a triggered ability that triggers on this.
    pub(super) fn of_trigger(on: &Happening) -> Self {
        let on = on.itself();
        let (it, that) = referents(on);
        // "Whenever one or more cards are discarded": how many there are.
        let counted = matches!(on, Happening::Several(one)
            if matches!(**one, Happening::Discards(..) | Happening::Enters(..) | Happening::Moves(..) | Happening::Dies(_)
                | Happening::Sacrifices(..) | Happening::Done(_, Deed::Attack, _)));
        let numbered = counted
            || matches!(
                on,
                Happening::Damage(..)
                    | Happening::GainsLife(_)
                    | Happening::LosesLife(_)
                    | Happening::Counters(..)
            );
        let that_much = numbered.then_some(Amount::ThatMuch);
        let of_targeting = matches!(on, Happening::Done(_, Deed::BecomeTarget, _));
        let player = named_player(on).filter(|_| !of_targeting);
        let of_host = |who: &Player| matches!(who, Player::Controller(of) if **of == Thing::Host);
        let host = matches!(on, Happening::Begins(_, who) if of_host(who)).then_some(What::AttachedToBy);
        let it = host.clone().or(it);
        let kinds = that.clone().filter(|what| *what != What::This).zip(Kinds::of_event(on));
        let known = kinds.into_iter().collect();
        let (aims, announced) = (Aims::AsItIsPut, !of_event::has_an_x_of_its_own(on));
        Self { it, that, host, player, that_much, announced, of_targeting, known, ..Self::new(aims) }
    }

    /// A name for what is chosen or targeted: that of its kind, with a number from the second on.
    pub(super) fn name(&mut self, kind: &str) -> String {
        self.choices += 1;
        match (self.line, self.choices) {
            (0 | 1, 1) => kind.to_owned(),
            (0 | 1, place) => format!("{kind} {place}"),
            (line, place) => format!("{kind} {line}.{place}"),
        }
    }

    /// Whether what is said now is said in a mode.
    pub(super) const fn is_in_mode(&self) -> bool {
        self.mode.is_some()
    }

    /// The same inside a mode: what it names, no other mode knows, and its targets are its own.
    pub(super) fn in_mode(&self, place: u64) -> Self {
        Self { mode: Some(place), reflexive: true, ..self.clone() }
    }

    /// Of an ability that is set up now and triggers on this.
    pub(super) fn of_delayed(&self, on: &Happening) -> Self {
        let inside = Self::of_trigger(on);
        Self {
            aims: Aims::AsItIsPut,
            reflexive: true,
            of_activation: None,
            aimed: Vec::new(),
            it: inside.it,
            that: inside.that,
            player: inside.player,
            that_much: inside.that_much,
            known: [self.known.clone(), inside.known].concat(),
            ..self.clone()
        }
    }

    /// Takes back what lasts beyond a mode: its targets, and which names are taken.
    pub(super) fn take_back(&mut self, inside: Self) {
        self.targets = inside.targets;
        self.choices = inside.choices;
    }

    /// What is known now, behind so much that is done.
    pub(super) fn now(&self, done: usize) -> Before {
        let named = [self.it.clone(), self.that.clone(), self.they.clone()];
        Before { done, picked: self.picked.len(), targets: self.targets.len(), named }
    }

    /// What the sentence before does is not done: it is not spoken of, but for what is chosen for it before.
    pub(super) fn without_what_was_done(&mut self) {
        // Of cards that are looked at one was picked: several are all of them.
        if self.they_are_one() && self.picked.len() > self.before.picked {
            self.they = self.looked.clone().or_else(|| self.they.clone());
        }
        for (now, before) in
            [&mut self.it, &mut self.that, &mut self.they].into_iter().zip(&self.before.named)
        {
            if *now == Some(What::Done) {
                now.clone_from(before);
            }
        }
    }

    /// Names an object, or several, of which this is known.
    pub(super) fn introduce_as(&mut self, what: What, several: bool, kinds: Kinds) {
        self.introduce(what.clone(), several);
        self.know(what, kinds);
    }

    /// Whether "it" is something else than the card itself of which can be asked how it was cast: what an ability triggers on,
    /// or an effect looks at, and a spell that was named.
    pub(super) fn it_is_cast(&self) -> bool {
        let is_spell = |(what, kinds): &(What, Kinds)| {
            Some(what) == self.it.as_ref() && kinds.fits(Noun::Spell) == Fits::Yes
        };
        self.it == Some(What::It) || self.known.iter().any(is_spell)
    }

    /// Whether what was named last is one object, and no other that it could be than the one that is "it".
    pub(super) fn they_are_one(&self) -> bool {
        matches!(self.they, Some(What::Chosen(_))) && self.they == self.that && !self.is_alone()
    }

    /// Something is asked of the card itself, or of what it is attached to: that is "it" behind the question.
    pub(super) fn asked_of(&mut self, asks: &Asks) {
        if asks.is_of(&Thing::Own) {
            self.it = Some(What::This);
        } else if asks.is_of(&Thing::Host) {
            self.introduce(What::AttachedToBy, false);
        } else if asks.is_of(&Thing::ThatSource) {
            self.introduce(What::DamageSource, false);
        } else if self.names_nothing() && is_of_own_casting(asks) {
            self.it = Some(What::This);
        }
    }

    /// What was paid: of what that did, no more is known as the ability resolves than which objects were chosen for it.
    pub(super) fn paid(&mut self) {
        self.did = None;
        self.touched.retain(|(_, what)| *what != What::Done);
        self.paid = self.touched.len();
        for named in [&mut self.it, &mut self.that, &mut self.they] {
            if *named == Some(What::Done) {
                *named = None;
            }
        }
        self.it.get_or_insert(What::This);
    }

    /// A number for which X stands, where that was said; any other is itself.
    pub(super) fn spelled(&self, n: &Number) -> Number {
        match (n, &self.x) {
            (Number::X, Some(known)) => known.clone(),
            (n, _) => n.clone(),
        }
    }

    /// Says of what kind what was named is.
    pub(super) fn know(&mut self, what: What, kinds: Kinds) {
        self.known.push((what, kinds));
    }

    /// Names an object, or several, as what "it" and "they" are from now on.
    pub(super) fn introduce(&mut self, what: What, several: bool) {
        self.known.retain(|(known, _)| *known != what);
        self.they = Some(what.clone());
        self.that = (!several).then(|| what.clone());
        self.it = (!several).then_some(what);
    }

    /// Refuses what is done to something that was sacrificed or discarded before: something else must be meant.
    pub(super) fn still_there(&self, thing: &Thing, what: &What) -> Meant<()> {
        let spoken_of = matches!(thing, Thing::It | Thing::That(_) | Thing::They | Thing::Those);
        let gone = |how| self.touched(how).as_ref() == Some(what);
        if spoken_of && (gone(Touched::Sacrificed) || gone(Touched::Discarded)) {
            return Err(Missing("something that is not there any more"));
        }
        Ok(())
    }

    /// Cards are looked at.
    pub(super) fn look(&mut self, at: What) {
        self.looked = Some(at);
        self.picked.clear();
        self.shown = false;
    }

    /// What is left of the cards that were looked at.
    pub(super) fn rest(&self) -> Option<What> {
        // What was moved last is another thing as soon as something is chosen of it.
        let looked = self.looked.clone().filter(|looked| *looked != What::Done)?;
        let not = self.picked.iter().map(|picked| What::Not(Box::new(picked.clone())));
        let parts: Vec<What> = std::iter::once(looked.clone()).chain(not).collect();
        Some(if parts.len() > 1 { What::All(parts) } else { looked })
    }

    /// Says what was done to objects, by which they can be told from now on.
    pub(super) fn touch(&mut self, how: Touched, what: &What) {
        self.touched.push((how, what.clone()));
    }

    /// The objects that were chosen for that to be done to them as something was paid.
    pub(super) fn paid_with(&self, how: Touched) -> Option<What> {
        let mut known = self.touched[..self.paid].iter().filter(|(other, _)| *other == how);
        let (_, what) = known.next().filter(|(_, what)| matches!(what, What::Chosen(_)))?;
        known.next().is_none().then(|| what.clone())
    }

    /// The objects to which that was done last.
    pub(super) fn touched(&self, how: Touched) -> Option<What> {
        let mut all = self.touched.iter().rev().filter(|(other, _)| *other == how);
        let known = all.next();
        // Of two choices "the chosen cards" are those of both.
        if how == Touched::Chosen && all.next().is_some() {
            return None;
        }
        let elsewhere = || self.is_alone().then(|| What::Chosen(how.word().to_owned()));
        // What another line has exiled is linked to the card itself (CR 607.2a (2026-04-17)).
        let linked =
            || (self.linked && how == Touched::Exiled).then(|| What::ExiledWith(Box::new(What::This)));
        known.map(|(_, what)| what.clone()).or_else(linked).or_else(elsewhere)
    }

    /// Whether it is what a spell does: whatever its source does, it does now.
    pub(super) const fn is_of_spell(&self) -> bool {
        self.announced && self.announces()
    }

    /// Whether the sentence stands alone.
    pub(super) const fn is_alone(&self) -> bool {
        matches!(self.stands, Stands::Alone)
    }

    /// Whether it is a triggered ability.
    pub(super) const fn is_triggered(&self) -> bool {
        matches!(self.aims, Aims::AsItIsPut)
    }

    /// Whether targets are announced, rather than chosen as it is put on the stack.
    pub(super) const fn announces(&self) -> bool {
        matches!(self.aims, Aims::Announced)
    }
}

/// Whether it is asked how the card itself was cast: nothing else was named, if nothing stands before it.
fn is_of_own_casting(asks: &Asks) -> bool {
    matches!(asks, Asks::Paid(Thing::Own, _) | Asks::Cast(Thing::Own, _))
}
