//! Whether a part is what a pattern looks at.

use std::cell::OnceCell;

use crate::events::cast::face_down;
use crate::table::entering_permanent::EnteringPermanent;
use crate::table::object::print_of;
use crate::table::selectors::{Evaluator, looks_anywhere};
use crate::table::thing::Thing;
use language::board::Zone;
use language::effect::{EventPattern, Zones};
use language::event::Deed;
use language::select::{What, Who, Whom};
use statements::happening::facts::It;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, PlayerId, Target, TextId};
use statements::part::Part;
use statements::verdict::Reason;

/// A coin has so many sides.
const COIN: u64 = 2;

/// Where a pattern stands that looks at what enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StandsIn {
    /// An ability of what enters: its words mean it as it will be.
    WhatEnters,
    /// An ability of an object that is there. It does not see its own object entering.
    AnAbility,
    /// What an instruction has made, or the board lists: that sees its source entering as well as anything.
    Another,
}

/// The objects that a part is about.
pub(crate) struct PatternSubject<'e, 'a> {
    eval: &'e Evaluator<'a>,
    part: &'e Part,
    coming: Option<&'a EnteringPermanent>,
    stands_in: StandsIn,
    it: OnceCell<Option<Thing<'a>>>,
}

impl<'e, 'a> PatternSubject<'e, 'a> {
    /// The objects that a part is about. `coming` is what an entering permanent will be.
    pub(crate) const fn of(
        eval: &'e Evaluator<'a>,
        part: &'e Part,
        coming: Option<&'a EnteringPermanent>,
        stands_in: StandsIn,
    ) -> Self {
        Self { eval, part, coming, stands_in, it: OnceCell::new() }
    }

    /// The same with another object as what the part affects.
    pub(crate) fn with(self, it: Option<Thing<'a>>) -> Self {
        Self { it: OnceCell::from(it), ..self }
    }

    /// What the part affects, when that is an object, or what it would create or bring in. Most patterns never ask.
    pub(crate) fn it(&self) -> Option<&Thing<'a>> {
        self.it.get_or_init(|| thing_of(self.eval, self.part, self.coming)).as_ref()
    }
}

fn thing_of<'a>(
    eval: &Evaluator<'a>,
    part: &Part,
    coming: Option<&'a EnteringPermanent>,
) -> Option<Thing<'a>> {
    let mut happening = part.happening;
    match happening.facts().it {
        It::Entering => coming.map(EnteringPermanent::thing),
        It::Created(player, token) => Some(Thing {
            id: None,
            is: eval.table.print(eval.table.form(token).shown()),
            controller: Some(player),
            owner: player,
            zone: Zone::Battlefield,
            token: true,
            state: None,
        }),
        It::Affected => eval.about.it.map(|id| eval.thing(id)),
        It::Other(other) => other.map(|id| eval.thing(id)),
    }
}

/// A card that is cast, as it will be on the stack: what would apply to casting it sees what is cast face down so
/// (CR 708.4 (2026-04-17)).
fn cast<'a>(eval: &Evaluator<'a>, card: ObjectId) -> Thing<'a> {
    let thing = eval.thing(card);
    let Some(how) =
        thing.state.filter(|state| state.zone != Zone::Stack).and_then(|state| face_down(eval.table, state))
    else {
        return thing;
    };
    Thing { is: eval.table.print(print_of(how)), ..thing }
}

/// Whether a part is what a pattern looks at; otherwise why not.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each kind of event that effects look at")]
pub(crate) fn fits(
    eval: &Evaluator<'_>,
    pattern: &EventPattern,
    part: &Part,
    about: &PatternSubject<'_, '_>,
) -> Result<(), Reason> {
    match (pattern, part.happening) {
        (
            EventPattern::Damage { from, to, combat },
            Happening::Damage { source, to: target, combat: is, .. },
        ) => {
            yes(combat.is_none_or(|wanted| wanted == is))?;
            source_fits(eval, from, source, is)?;
            target_fits(eval, to, target)
        }
        (EventPattern::GainLife { who }, Happening::GainLife { player, .. })
        | (EventPattern::LoseLife { who }, Happening::LoseLife { player, .. })
        | (EventPattern::Draw { who }, Happening::Draw { player, .. }) => yes(eval.includes(who, player)),
        (EventPattern::DrawCards { who, at_least }, Happening::DrawCards { player, amount }) => {
            yes(eval.includes(who, player) && amount >= *at_least)
        }
        (EventPattern::Move { what, from, to }, Happening::Move { object, to: goal, .. }) => {
            // What is exiled in exile changes no zone (CR 406.7 (2026-04-17)).
            let now = eval.state.object(object).zone;
            yes(now != goal || goal != Zone::Exile)?;
            yes(from.as_ref().is_none_or(|zones| zones.hold(now)))?;
            yes(to.as_ref().is_none_or(|zones| zones.hold(goal)))?;
            thing_fits(eval, what, object)
        }
        (
            EventPattern::Move { what, from, to },
            Happening::MoveUnknown { player, from: now, to: goal, .. },
        ) => {
            yes(from.as_ref().is_none_or(|zones| zones.hold(now)))?;
            yes(to.as_ref().is_none_or(|zones| zones.hold(goal)))?;
            unknown_fits(eval, what, player, now)
        }
        (EventPattern::Enter { what, under, from }, Happening::Enter(entering)) => {
            yes(comes_from(eval, from.as_ref(), entering.subject))?;
            yes(eval.includes(under, entering.controller))?;
            entering_fits(eval, what, &entering, about)
        }
        (EventPattern::Create { what, under }, Happening::Create { player, .. }) => {
            yes(eval.includes(under, player))?;
            yes(about.it().is_some_and(|thing| eval.is(what, thing)))
        }
        (
            EventPattern::PutCounters { who, on: whom, kind: wanted },
            Happening::PutCounters { player, on: target, kind, .. },
        ) => {
            yes(wanted.as_ref().is_none_or(|wanted| eval.table.counters.get(kind.index()) == wanted))?;
            yes(puts(eval, who, player))?;
            target_fits(eval, whom, target)
        }
        (
            EventPattern::RemoveCounters { from: whom, kind: wanted },
            Happening::RemoveCounters { from: target, kind, .. },
        ) => {
            yes(wanted.as_ref().is_none_or(|wanted| eval.table.counters.get(kind.index()) == wanted))?;
            target_fits(eval, whom, target)
        }
        (
            EventPattern::PutCounters { who, on, kind: wanted },
            Happening::EnterCounters { controller, player, kind, .. },
        ) => {
            yes(puts(eval, who, player.or(Some(controller))))?;
            yes(wanted.as_ref().is_none_or(|wanted| eval.table.counters.get(kind.index()) == wanted))?;
            let means = |thing: &Thing<'_>| match about.stands_in {
                StandsIn::WhatEnters => eval.means_this(on, thing),
                StandsIn::AnAbility | StandsIn::Another => eval.whom_thing(on, thing),
            };
            yes(about.it().is_some_and(means))
        }
        (EventPattern::Opaque { text: words, affects: whom }, Happening::Opaque { text, affects }) => {
            yes(eval.table.texts.get(text.index()) == words)?;
            match affects {
                Some(target) => target_fits(eval, whom, target),
                None => yes(*whom == Whom::Any),
            }
        }
        (
            EventPattern::Deed { deed, what, to: whom, at_least, kind: wanted, .. },
            Happening::Deed { deed: is, of: Target::Object(object), amount, kind, to, .. },
        ) if !deed.is_of_players() => {
            yes(*deed == is && amount >= *at_least && is_of_kind(eval, wanted.as_ref(), kind))?;
            other_fits(eval, whom.as_ref(), to)?;
            // What has left connives and explores as what it last was (CR 701.44c, 701.50c (2026-04-17)).
            match eval.last_thing(object).filter(|_| matches!(is, Deed::Connive | Deed::Explore)) {
                Some(thing) => yes(eval.is(what, &thing)),
                None => thing_fits(eval, what, object),
            }
        }
        (EventPattern::Discard { what, who }, Happening::Discard { object }) => {
            yes(eval.includes(who, eval.state.object(object).owner))?;
            thing_fits(eval, what, object)
        }
        (
            EventPattern::Discard { what, who },
            Happening::Deed { deed: Deed::DiscardUnknown, of: Target::Player(player), .. },
        ) => {
            yes(eval.includes(who, player))?;
            unknown_fits(eval, what, player, Zone::Hand)
        }
        // Known gap: what asks nothing of such a card does not see it being revealed.
        (
            EventPattern::Deed { deed: Deed::Reveal, what, .. },
            Happening::Deed { deed: Deed::RevealUnknown, of: Target::Player(player), .. },
        ) => match unknown_fits(eval, what, player, Zone::Hand) {
            Err(Reason::UnknownCard) => Err(Reason::UnknownCard),
            Ok(()) | Err(_) => Err(Reason::OtherEvent),
        },
        (EventPattern::Destroy { what }, Happening::Destroy { object, .. })
        | (EventPattern::Sacrifice { what }, Happening::Sacrifice { object })
        | (EventPattern::CounterSpell { what }, Happening::CounterSpell { object }) => {
            thing_fits(eval, what, object)
        }
        (EventPattern::CopySpell { who, what }, Happening::CopySpell { object, player, .. }) => {
            yes(eval.includes(who, player))?;
            thing_fits(eval, what, object)
        }
        (EventPattern::Cast { who, what }, Happening::Cast { object, player, .. }) => {
            yes(eval.includes(who, player) && eval.is(what, &cast(eval, object)))
        }
        // What does not name the stack speaks of permanents, as everywhere.
        (EventPattern::GainControl { who, what }, Happening::GainControl { object, player }) => {
            yes(eval.includes(who, player))?;
            yes(eval.state.is_permanent(object) || looks_anywhere(what))?;
            thing_fits(eval, what, object)
        }
        (EventPattern::Attach { what, to: host }, Happening::Attach { object, to }) => {
            yes(match to {
                Target::Object(to) => eval.is(host, &eval.thing(to)),
                Target::Player(_) => *host == What::Any,
            })?;
            thing_fits(eval, what, object)
        }
        (
            EventPattern::AddMana { who, from, mana, tapped },
            Happening::AddMana { player, source, mana: is, tapped: was_tapped, .. },
        ) => {
            yes(eval.includes(who, player) && mana.is_none_or(|mana| mana == is))?;
            yes(!tapped || was_tapped)?;
            source_fits(eval, from, source, false)
        }
        (EventPattern::Begin { period, who, extra }, Happening::Begin { period: is, player, extra: was }) => {
            yes(*period == is
                && extra.is_none_or(|wanted| wanted == was)
                && eval.includes_team_of(who, player))
        }
        (
            EventPattern::Deed { deed, who, at_least, kind: wanted, .. },
            Happening::Deed { deed: is, of: Target::Player(player), amount, kind, .. },
        ) if deed.is_of_players() => {
            yes(*deed == is && amount >= *at_least && is_of_kind(eval, wanted.as_ref(), kind))?;
            yes(eval.includes(who, player))
        }
        (EventPattern::Daytime { becomes: wanted, changes }, Happening::Daytime { becomes }) => {
            let is_other = eval.state.daytime.is_some_and(|now| now != becomes);
            yes(wanted.is_none_or(|wanted| wanted == becomes) && (!changes || is_other))
        }
        (EventPattern::Roll { who, sides }, Happening::Roll { player, sides: has, .. }) => {
            // A coin is no die (CR 705, 706 (2026-04-17)).
            yes(sides.map_or(has != COIN, |wanted| wanted == has) && eval.includes(who, player))
        }
        _ => Err(Reason::OtherEvent),
    }
}

/// Whether a deed is of the kind that a pattern asks for.
pub(crate) fn is_of_kind(eval: &Evaluator<'_>, wanted: Option<&String>, kind: Option<TextId>) -> bool {
    wanted.is_none_or(|wanted| kind.is_some_and(|kind| eval.table.texts.get(kind.index()) == wanted))
}

/// Whether whoever puts counters is one of these; nobody is asked for where anyone may.
fn puts(eval: &Evaluator<'_>, who: &Who, player: Option<PlayerId>) -> bool {
    *who == Who::Anyone || player.is_some_and(|player| eval.includes(who, player))
}

fn yes(fits: bool) -> Result<(), Reason> {
    if fits { Ok(()) } else { Err(Reason::ConditionNotMet) }
}

fn source_fits(
    eval: &Evaluator<'_>,
    from: &What,
    source: Option<ObjectId>,
    combat: bool,
) -> Result<(), Reason> {
    match source {
        _ if matches!(from, What::Any) => Ok(()),
        Some(id) => yes(eval.is(from, &eval.source(id, combat))),
        None => Err(Reason::ConditionNotMet),
    }
}

fn thing_fits(eval: &Evaluator<'_>, what: &What, object: ObjectId) -> Result<(), Reason> {
    if eval.is(what, &eval.thing(object)) {
        Ok(())
    } else if matches!(what, What::This) {
        Err(Reason::OnlyItself)
    } else {
        Err(Reason::ConditionNotMet)
    }
}

/// Judgement: of a card that nobody has seen, only whose it is and where can be asked.
fn unknown_fits(eval: &Evaluator<'_>, what: &What, player: PlayerId, zone: Zone) -> Result<(), Reason> {
    match eval.is_unknown_card(what, player, zone) {
        Some(is) => yes(is),
        None => Err(Reason::UnknownCard),
    }
}

fn target_fits(eval: &Evaluator<'_>, whom: &Whom, target: Target) -> Result<(), Reason> {
    match target {
        Target::Player(player) => yes(eval.whom_player(whom, player)),
        Target::Object(id) if eval.whom_thing(whom, &eval.thing(id)) => Ok(()),
        Target::Object(_) if matches!(whom, Whom::Object(What::This)) => Err(Reason::OnlyItself),
        Target::Object(_) => Err(Reason::ConditionNotMet),
    }
}

/// What something is done with regard to, where a pattern asks for it.
fn other_fits(eval: &Evaluator<'_>, whom: Option<&Whom>, to: Option<Target>) -> Result<(), Reason> {
    match (whom, to) {
        (None, _) => Ok(()),
        (Some(whom), Some(to)) => target_fits(eval, whom, to),
        (Some(_), None) => Err(Reason::ConditionNotMet),
    }
}

/// Whether what enters comes from one of these zones; a token comes from none.
pub(crate) fn comes_from(eval: &Evaluator<'_>, from: Option<&Zones>, subject: Subject) -> bool {
    let Some(zones) = from else { return true };
    matches!(subject, Subject::Object(id) if zones.hold(eval.state.object(id).zone))
}

/// CR 614.12 (2026-04-17): a general effect doesn't see its own source entering, an own effect sees only it.
fn entering_fits(
    eval: &Evaluator<'_>,
    what: &What,
    entering: &Entering,
    about: &PatternSubject<'_, '_>,
) -> Result<(), Reason> {
    let Some(thing) = about.it() else { return Err(Reason::ConditionNotMet) };
    match about.stands_in {
        StandsIn::WhatEnters => return yes(eval.matches_this(what, thing)),
        StandsIn::Another => return yes(eval.is(what, thing)),
        StandsIn::AnAbility => {}
    }
    if eval.about.this.is_some_and(|this| entering.subject == Subject::Object(this)) {
        return Err(Reason::SourceEntering);
    }
    if matches!(what, What::This) {
        return Err(Reason::OnlyItself);
    }
    yes(eval.is(what, thing))
}
