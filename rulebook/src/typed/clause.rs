//! A clause of a line: who or what, the verb, and what belongs to it.

use super::reader::{Reader, objects, players, wrong_kind};
use super::refusal::NoEvent;
use crate::oracle::predefined;
use crate::words::deeds::{Behind, Typed, typed};
use crate::words::grammar::singular;
use crate::words::vocabulary::designation;
use language::board::{CardType, Characteristics, Counter, Daytime, Designation, PlayerDesignation, Zone};
use language::event::{Deed, DeedKind, Event, FaceDown, Naming, Place, Token};
use language::select::{Amount, What, Who, Whom};

/// What a clause says: events at the same time, one for each name where it has several; and the object that is their
/// source, if it is one.
pub(super) struct Clause {
    pub(super) events: Vec<Event>,
    pub(super) source: Option<String>,
    /// Who does it, where that is who controls it.
    pub(super) by: Option<String>,
}

impl Clause {
    fn each<T>(of: Vec<T>, event: impl FnMut(T) -> Event) -> Self {
        Self { events: of.into_iter().map(event).collect(), source: None, by: None }
    }
}

/// What one may type where something happens, for completion.
#[rustfmt::skip]
const VERBS: [&str; 34] = [
    "casts", "plays", "taps", "takes", "activates", "activate", "pays",
    "deals", "damage to", "combat damage to", "gains", "life", "loses", "draws",
    "discards", "creates", "enters", "dies", "sacrifices", "destroy", "exile", "sacrifice",
    "attacks", "blocks", "counter", "put", "return", "bounce", "the game", "each player", "each creature",
    "it becomes day", "it becomes night", "is set to",
];

/// The same with the verbs of deeds.
pub(crate) fn verbs() -> impl Iterator<Item = &'static str> {
    let of_deed = |deed| match typed(deed) {
        Typed::Not => None,
        Typed::Order(verb) | Typed::Verb(verb, ..) => Some(verb),
    };
    VERBS
        .into_iter()
        .chain(Deed::ALL.into_iter().filter(|deed| !matches!(deed, Deed::Get(_))).filter_map(of_deed))
        .chain(PlayerDesignation::ALL.map(Deed::Get).into_iter().filter_map(of_deed))
        .chain(Designation::ALL.map(designation))
}

/// Orders of several words: "turn face up". Each begins what happens, whatever its first word is the name of.
pub(crate) fn orders() -> impl Iterator<Item = &'static str> {
    let order = |deed| if let Typed::Order(words) = typed(deed) { Some(words) } else { None };
    Deed::ALL.into_iter().filter_map(order).filter(|words| words.contains(' '))
}

/// Reads a clause.
pub(super) fn read(reader: &mut Reader<'_>) -> Result<Clause, NoEvent> {
    if let Some(order) = order(reader)? {
        return Ok(order);
    }
    if let Some(who) = reader.whose(&["life total becomes", "life becomes"]) {
        let to = life(reader)?;
        return Ok(Clause { events: vec![Event::SetLife { who, to }], source: None, by: None });
    }
    let said = reader.rest();
    let subject = reader.things()?;
    if reader.eat_any(&["deals", "deal"]) {
        let from = objects(subject).ok_or_else(|| wrong_kind(said, "a player", "an object"))?;
        return damage(reader, from);
    }
    match (players(subject.clone()), objects(subject)) {
        (Some(players), _) => of_players(reader, players),
        (None, Some(objects)) => of_objects(reader, objects),
        (None, None) => Err(wrong_kind(said, "of another kind than what follows", "only one kind")),
    }
}

fn turn(becomes: Daytime) -> Clause {
    Clause { events: vec![Event::Daytime { becomes }], source: None, by: None }
}

fn moved(what: What, to: Zone) -> Event {
    Event::Move { what, to, place: Place::Top }
}

fn destroyed(what: What) -> Event {
    Event::Destroy { what, no_regeneration: false }
}

/// An order to nobody in particular, which begins with its verb: "destroy Bear".
fn order(reader: &mut Reader<'_>) -> Result<Option<Clause>, NoEvent> {
    let clause = if reader.eat("destroy") {
        Clause::each(reader.objects()?, destroyed)
    } else if reader.eat("exile") {
        Clause::each(reader.objects()?, |what| moved(what, Zone::Exile))
    } else if reader.eat("sacrifice") {
        Clause::each(reader.objects()?, |what| Event::Sacrifice { what })
    } else if reader.eat("discard") {
        Clause::each(reader.objects()?, |what| Event::Discard { what })
    } else if reader.eat("counter") {
        Clause::each(reader.objects()?, |what| Event::CounterSpell { what })
    } else if reader.eat("return") {
        let objects = reader.objects()?;
        reader.expect("to hand")?;
        Clause::each(objects, |what| moved(what, Zone::Hand))
    } else if reader.eat("bounce") {
        Clause::each(reader.objects()?, |what| moved(what, Zone::Hand))
    } else if reader.eat("it becomes day") {
        turn(Daytime::Day)
    } else if reader.eat("it becomes night") {
        turn(Daytime::Night)
    } else if reader.eat("create") {
        return of_players_creating(reader, &[Who::You]).map(Some);
    } else if reader.eat("put") {
        Clause { events: vec![counters(reader)?], source: None, by: None }
    } else {
        return deed(reader);
    };
    Ok(Some(clause))
}

/// A deed that is typed as an order: "tap Bear".
fn deed(reader: &mut Reader<'_>) -> Result<Option<Clause>, NoEvent> {
    let is_said =
        |deed: &&Deed| if let Typed::Order(verb) = typed(**deed) { reader.eat(verb) } else { false };
    let Some(&deed) = Deed::ALL.iter().find(is_said) else { return turned(reader, &["turn"]) };
    Ok(Some(Clause::each(reader.objects()?, |what| Event::undergoes(what, deed, None))))
}

/// "Turn Bear face up", with what is turned between the words of the order.
fn turned(reader: &mut Reader<'_>, verbs: &[&'static str]) -> Result<Option<Clause>, NoEvent> {
    if !reader.eat_any(verbs) {
        return Ok(None);
    }
    let objects = reader.objects()?;
    let deed = if reader.eat("face down") {
        Deed::TurnFaceDown
    } else {
        reader.expect("face up")?;
        Deed::TurnFaceUp
    };
    Ok(Some(Clause::each(objects, |what| Event::undergoes(what, deed, None))))
}

/// What is said of a deed behind who does it, or what it is done to.
struct Done {
    deed: Deed,
    amount: Amount,
    kind: Option<String>,
}

impl Done {
    /// The deed as an event of a player.
    fn by(&self, who: Who) -> Event {
        Event::does(who, self.deed, self.amount.clone()).of_kind(self.kind.clone())
    }

    /// The deed as an event that is done to an object.
    fn to(&self, what: What) -> Event {
        let event = Event::undergoes(what, self.deed, None);
        event.with_amount(self.amount.clone()).of_kind(self.kind.clone())
    }
}

/// A deed behind who does it, or what it is done to, with its number: "mills 3 cards", "phases out".
fn done(reader: &mut Reader<'_>, of_players: bool) -> Result<Option<Done>, NoEvent> {
    let all = Deed::ALL.into_iter().flat_map(Deed::each_designation);
    for deed in all.filter(|deed| deed.is_of_players() == of_players) {
        let Typed::Verb(one, several, behind) = typed(deed) else { continue };
        if reader.eat_any(&[one, several]) {
            let said = Done { deed, amount: Amount::N(1), kind: None };
            let amount = match behind {
                Behind::Designation => return Ok(Some(Done { deed: designated(reader, deed)?, ..said })),
                Behind::Kind => return of_kind(reader, said).map(Some),
                Behind::Mark => return Ok(Some(Done { kind: Some(mark(reader)?), ..said })),
                Behind::Nothing => Amount::N(1),
                Behind::Cards | Behind::Number => cards(reader)?,
                Behind::NumberAboveOne => {
                    let before = reader.rest();
                    reader.amount().unwrap_or_else(|_| {
                        reader.go_back(before);
                        Amount::N(1)
                    })
                }
            };
            return Ok(Some(Done { amount, ..said }));
        }
    }
    Ok(None)
}

/// The deed with the kind that comes next, one word: "an Elf"; where the deed has a number, with it: "Elves 2".
fn of_kind(reader: &mut Reader<'_>, said: Done) -> Result<Done, NoEvent> {
    let frame = said.deed.frame();
    let before = reader.rest();
    if frame.kind == Naming::Maybe
        && let Ok(amount) = reader.amount()
    {
        return Ok(Done { amount, ..said });
    }
    reader.go_back(before);
    let one = reader.eat_any(&["an", "a"]);
    if reader.is_over() || reader.rest().starts_with([';', ',']) {
        return Err(NoEvent::Expected { wanted: "a creature type", found: reader.word() });
    }
    let word = reader.bare_word();
    let kind = Some(if one { word } else { singular(&word) });
    let amount = if frame.number { reader.amount()? } else { Amount::N(1) };
    Ok(Done { amount, kind, ..said })
}

/// The mark that comes next, one word.
fn mark(reader: &mut Reader<'_>) -> Result<String, NoEvent> {
    if reader.is_over() || reader.rest().starts_with([';', ',']) {
        return Err(NoEvent::Expected { wanted: "a mark, in one word", found: reader.word() });
    }
    Ok(reader.bare_word())
}

/// The deed with the designation that comes next.
fn designated(reader: &mut Reader<'_>, deed: Deed) -> Result<Deed, NoEvent> {
    let is_said =
        |deed: &Deed| matches!(deed.kind(), Some(DeedKind::Designation(one)) if reader.eat(designation(one)));
    let found = deed.each_designation().into_iter().find(is_said);
    found.ok_or_else(|| NoEvent::Expected { wanted: "renowned, suspected, ...", found: reader.word() })
}

/// "deals 3 damage to Bob".
fn damage(reader: &mut Reader<'_>, from: Vec<What>) -> Result<Clause, NoEvent> {
    let amount = reader.amount()?;
    let combat = reader.eat("combat");
    // "Deals 3 to Bob" is said as often.
    if combat || !reader.eat("to") {
        reader.expect("damage")?;
        reader.expect("to")?;
    }
    let to = reader.anything()?;
    let unpreventable = reader.eat_any(&["that can't be prevented", "unpreventable"]);
    let event = |from| Event::Damage {
        from,
        to: to.clone(),
        amount: amount.clone(),
        combat,
        unpreventable,
        excess: None,
    };
    let source = if let [What::Is(id)] = &from[..] { Some(id.clone()) } else { None };
    Ok(Clause { source, ..Clause::each(from, event) })
}

fn of_players(reader: &mut Reader<'_>, players: Vec<Who>) -> Result<Clause, NoEvent> {
    if let Some(done) = done(reader, true)? {
        return Ok(Clause::each(players, |who| done.by(who)));
    }
    if reader.eat_any(&["gains", "gain"]) {
        let amount = life(reader)?;
        return Ok(Clause::each(players, |who| Event::GainLife { who, amount: amount.clone() }));
    }
    if reader.eat_any(&["loses", "lose"]) {
        let amount = life(reader)?;
        return Ok(Clause::each(players, |who| Event::LoseLife { who, amount: amount.clone() }));
    }
    if reader.eat_any(&["attacks", "attack"]) {
        return attacks_with(reader);
    }
    if reader.eat_any(&["takes an extra turn", "take an extra turn", "takes another turn"]) {
        let turn = |who| Event::does(who, Deed::TakeExtraTurn, Amount::N(1));
        return Ok(Clause::each(players, turn));
    }
    if reader.eat_any(&["is set to", "are set to"]) {
        let to = life(reader)?;
        return Ok(Clause::each(players, |who| Event::SetLife { who, to: to.clone() }));
    }
    if reader.eat_any(&["creates", "create"]) {
        return of_players_creating(reader, &players);
    }
    if reader.eat_any(&["discards", "discard"]) {
        return Ok(Clause::each(reader.objects()?, |what| Event::Discard { what }));
    }
    if reader.eat_any(&["sacrifices", "sacrifice"]) {
        return Ok(Clause::each(reader.objects()?, |what| Event::Sacrifice { what }));
    }
    if let Some(turned) = turned(reader, &["turns", "turn"])? {
        return Ok(turned);
    }
    if let [Who::Named(name)] = &players[..]
        && reader.eat_any(&["plays", "play"])
    {
        let played = Clause::each(reader.objects()?, |what| Event::undergoes(what, Deed::PlayLand, None));
        return Ok(Clause { by: Some(name.clone()), ..played });
    }
    with_cards(reader, players)
}

/// "3 Treasure tokens", which players create.
fn of_players_creating(reader: &mut Reader<'_>, players: &[Who]) -> Result<Clause, NoEvent> {
    let (token, amount, tapped) = token(reader)?;
    let create = |who| Event::Create {
        who,
        token: token.clone(),
        amount: amount.clone(),
        tapped,
        counters: Vec::new(),
        attacking: None,
        attached_to: None,
    };
    Ok(Clause::each(players.to_vec(), create))
}

/// What players do with so many cards.
fn with_cards(reader: &mut Reader<'_>, players: Vec<Who>) -> Result<Clause, NoEvent> {
    if reader.eat_any(&["draws", "draw"]) {
        let amount = cards(reader)?;
        let draw = |who| Event::Draw { who, amount: amount.clone(), with_it: Vec::new() };
        return Ok(Clause::each(players, draw));
    }
    Err(NoEvent::NoVerb(reader.word()))
}

/// "Bob pays 2 life". None where something else is said; nothing is read then.
pub(super) fn payment(reader: &mut Reader<'_>) -> Result<Option<Event>, NoEvent> {
    let before = reader.rest();
    if let Ok(who) = reader.player()
        && reader.eat_any(&["pays", "pay"])
    {
        return Ok(Some(Event::LoseLife { who, amount: life(reader)? }));
    }
    reader.go_back(before);
    Ok(None)
}

/// So much life; the word may be left out at the end.
fn life(reader: &mut Reader<'_>) -> Result<Amount, NoEvent> {
    let amount = reader.amount()?;
    if !ends(reader) {
        reader.expect("life")?;
    }
    Ok(amount)
}

/// Whether a clause ends here.
fn ends(reader: &Reader<'_>) -> bool {
    reader.is_over() || reader.rest().starts_with([';', ',']) || reader.word() == "then"
}

/// A number of cards; the word may be left out, and the number, too, where it is one.
fn cards(reader: &mut Reader<'_>) -> Result<Amount, NoEvent> {
    let amount = if ends(reader) { Amount::N(1) } else { reader.amount()? };
    reader.eat_any(&["cards", "card"]);
    Ok(amount)
}

fn of_objects(reader: &mut Reader<'_>, objects: Vec<What>) -> Result<Clause, NoEvent> {
    if reader.eat_any(&["enters", "enter"]) {
        reader.eat("the battlefield");
        let tapped = reader.eat("tapped");
        let down = |reader: &mut Reader<'_>| {
            if reader.eat("with ward") { FaceDown::Warded } else { FaceDown::Plain }
        };
        let face_down = reader.eat("face down").then(|| down(reader));
        let under = if reader.eat("under") { Some(reader.player()?) } else { None };
        return Ok(Clause::each(objects, |what| Event::Enter {
            what,
            under: under.clone(),
            tapped,
            counters: Vec::new(),
            face_down,
            attacking: None,
            transformed: false,
        }));
    }
    if reader.eat_any(&["dies", "die"]) {
        return Ok(Clause::each(objects, |what| moved(what, Zone::Graveyard)));
    }
    if reader.eat_any(&["is destroyed", "are destroyed"]) {
        return Ok(Clause::each(objects, destroyed));
    }
    if reader.eat_any(&["is exiled", "are exiled"]) {
        return Ok(Clause::each(objects, |what| moved(what, Zone::Exile)));
    }
    if reader.eat_any(&["is sacrificed", "are sacrificed"]) {
        return Ok(Clause::each(objects, |what| Event::Sacrifice { what }));
    }
    if let Some(done) = done(reader, false)? {
        return Ok(Clause::each(objects, |what| done.to(what)));
    }
    fights(reader, objects)
}

/// Of a player: "attacks with Bear and Ork", "attacks Bob with Bear".
fn attacks_with(reader: &mut Reader<'_>) -> Result<Clause, NoEvent> {
    let to = if reader.eat("with") { None } else { Some(reader.anything()?) };
    if to.is_some() {
        reader.expect("with")?;
    }
    Ok(Clause::each(reader.objects()?, |what| Event::undergoes(what, Deed::Attack, to.clone())))
}

/// "attacks Bob", "blocks Ork".
fn fights(reader: &mut Reader<'_>, objects: Vec<What>) -> Result<Clause, NoEvent> {
    if reader.eat_any(&["attacks", "attack"]) {
        let to = if ends(reader) { None } else { Some(reader.anything()?) };
        return Ok(Clause::each(objects, |what| Event::undergoes(what, Deed::Attack, to.clone())));
    }
    if reader.eat_any(&["blocks", "block"]) {
        let attackers = reader.objects()?;
        let blocks = |what: &What, attacker: &What| {
            Event::undergoes(what.clone(), Deed::Block, Some(Whom::Object(attacker.clone())))
        };
        let of = |what: &What| attackers.iter().map(|attacker| blocks(what, attacker)).collect::<Vec<_>>();
        return Ok(Clause { events: objects.iter().flat_map(of).collect(), source: None, by: None });
    }
    Err(NoEvent::NoVerb(reader.word()))
}

/// "2 1/1 Goblin tokens", "a Treasure": what they are, how many, and whether tapped.
fn token(reader: &mut Reader<'_>) -> Result<(Token, Amount, bool), NoEvent> {
    let amount = reader.amount()?;
    let word = reader.bare_word();
    if let Some(is) = predefined(&word).or_else(|| predefined(&singular(&word))) {
        reader.eat_any(&["tokens", "token"]);
        return Ok((Token::Is(Box::new(is)), amount, reader.eat("tapped")));
    }
    let (power, toughness) = size(&word)?;
    let mut name: Vec<String> = Vec::new();
    while !reader.eat_any(&["tokens", "token"]) {
        // "Two 1/1 Goblins": what is created is a token anyway.
        let ends = reader.is_over() || reader.rest().starts_with([';', ',']);
        if ends && name.is_empty() {
            return Err(NoEvent::Expected { wanted: "token", found: "the end".to_owned() });
        }
        if ends {
            name = name.iter().map(|word| singular(word)).collect();
            break;
        }
        name.push(reader.bare_word());
    }
    let is = Characteristics {
        name: name.join(" "),
        types: vec![CardType::Creature],
        subtypes: name,
        power: Some(power),
        toughness: Some(toughness),
        ..Characteristics::default()
    };
    Ok((Token::Is(Box::new(is)), amount, reader.eat("tapped")))
}

/// Power and toughness, as in "1/1".
fn size(word: &str) -> Result<(i64, i64), NoEvent> {
    let halves = word.split_once('/').and_then(|(p, t)| Some((p.parse().ok()?, t.parse().ok()?)));
    halves.ok_or_else(|| NoEvent::NoNumber(word.to_owned()))
}

/// "put 2 +1/+1 counters on Bear".
fn counters(reader: &mut Reader<'_>) -> Result<Event, NoEvent> {
    let amount = reader.amount().unwrap_or(Amount::N(1));
    let kind = counter_named(&reader.any_word());
    if !reader.eat_any(&["counters", "counter"]) {
        return Err(NoEvent::Expected { wanted: "counters", found: reader.word() });
    }
    reader.expect("on")?;
    Ok(Event::PutCounters { who: Who::You, on: reader.anything()?, kind, amount })
}

/// A kind of counter by its name.
pub(crate) fn counter_named(word: &str) -> Counter {
    match word.to_lowercase().as_str() {
        "+1/+1" => Counter::PlusOne,
        "-1/-1" => Counter::MinusOne,
        "loyalty" => Counter::Loyalty,
        "defense" => Counter::Defense,
        "poison" => Counter::Poison,
        "stun" => Counter::Stun,
        "shield" => Counter::Shield,
        "finality" => Counter::Finality,
        other => Counter::Named(other.to_owned()),
    }
}
