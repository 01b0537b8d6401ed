//! The way back: an event of a board as somebody would type it.

use super::read::event;
use super::{announcing, course};
use crate::words::deeds::{Behind, Typed, typed};
use crate::words::grammar::{a, plural};
use crate::words::vocabulary::designation;
use language::board::{Board, CardType, Counter, Daytime, Zone};
use language::effect::Cause;
use language::event::{Deed, DeedKind, Event, FaceDown, Instruction, Place, Script, Token};
use language::select::{Amount, What, Who, Whom};

/// The line that is read as just this script. None when the script says more than a line can.
pub fn line(script: &Script, board: &Board) -> Option<String> {
    let source = script.source.as_deref();
    let is_paid = script.cause == Cause::Cost;
    let said = |one| if is_paid { payment(one) } else { step(one, source) };
    let steps: Option<Vec<String>> = script.does.iter().map(said).collect();
    let line = steps?.join(", then ");
    (event(&line, board).as_ref() == Ok(&said_by_nobody(script))).then_some(line)
}

/// The script without its player where nothing in it asks who that is: whoever owns a card casts it, and the game goes on
/// whoever says so.
fn said_by_nobody(script: &Script) -> Script {
    let asks_for_none = |one: &Instruction| {
        if let Instruction::Cast { who, .. } | Instruction::Activate { who, .. } = one {
            who.as_ref().is_none_or(|who| matches!(who, Who::Named(_)))
        } else {
            course::words(one).is_some()
        }
    };
    let mut script = script.clone();
    if script.does.iter().all(asks_for_none) {
        script.controller = None;
    }
    script
}

/// "Bob pays 2 life".
fn payment(instruction: &Instruction) -> Option<String> {
    let Instruction::Do { events, .. } = instruction else { return None };
    let [Event::LoseLife { who: player, amount }] = &events[..] else { return None };
    Some(format!("{} {} {} life", who(player)?, verb(player, "pay"), number(amount)?))
}

fn step(instruction: &Instruction, source: Option<&str>) -> Option<String> {
    if let Some(words) = course::words(instruction) {
        return Some(words);
    }
    if let Some(words) = announcing::words(instruction) {
        return Some(words);
    }
    let events = if let Instruction::DeclareBlockers { declared }
    | Instruction::DeclareAttackers { declared } = instruction
    {
        declared
    } else if let Instruction::Do { events, .. } = instruction {
        events
    } else {
        return None;
    };
    let clauses: Option<Vec<String>> = events.iter().map(|event| clause(event, source)).collect();
    Some(clauses?.join("; "))
}

/// What one event says; whether it says all of it is seen by reading it.
#[expect(clippy::too_many_lines, reason = "a table: one arm for each kind of event")]
fn clause(event: &Event, source: Option<&str>) -> Option<String> {
    Some(match event {
        Event::Damage { from, to, amount, combat, unpreventable, .. } => {
            let from =
                if *from == What::This { source.map(str::to_owned) } else { None }.or_else(|| what(from));
            let kind = if *combat { "combat damage" } else { "damage" };
            let end = if *unpreventable { " that can't be prevented" } else { "" };
            format!("{} deals {} {kind} to {}{end}", from?, number(amount)?, whom(to)?)
        }
        Event::GainLife { who: player, amount } => {
            format!("{} {} {} life", who(player)?, verb(player, "gain"), number(amount)?)
        }
        Event::LoseLife { who: player, amount } => {
            format!("{} {} {} life", who(player)?, verb(player, "lose"), number(amount)?)
        }
        Event::SetLife { who: player, to } => {
            if let Who::Named(name) = player {
                return Some(format!("{name}'s life total becomes {}", number(to)?));
            }
            let is = if *player == Who::You { "are" } else { "is" };
            format!("{} {is} set to {} life", who(player)?, number(to)?)
        }
        Event::Draw { who: player, amount, .. } => {
            format!("{} {} {}", who(player)?, verb(player, "draw"), cards(amount)?)
        }
        Event::Deed { deed, who: player, what: None, amount, kind, .. } => {
            format!(
                "{} {}",
                who(player)?,
                does(*player == Who::You, Done { deed: *deed, amount, kind: kind.as_deref() })?
            )
        }
        Event::Create {
            who: player,
            token,
            amount,
            tapped,
            counters,
            attacking: None,
            attached_to: None,
        } if counters.is_empty() => {
            let end = if *tapped { " tapped" } else { "" };
            format!("{} {} {} {}{end}", who(player)?, verb(player, "create"), number(amount)?, tokens(token)?)
        }
        Event::Destroy { what: objects, .. } => format!("destroy {}", what(objects)?),
        Event::Sacrifice { what: objects } => format!("sacrifice {}", what(objects)?),
        Event::CounterSpell { what: objects } => format!("counter {}", what(objects)?),
        Event::Discard { what: objects } => format!("discard {}", what(objects)?),
        Event::Move { what: objects, to, place: Place::Top } => moved(&what(objects)?, *to)?,
        Event::Enter {
            what: objects, under, tapped, face_down, attacking: None, transformed: false, ..
        } => {
            let tapped = if *tapped { " tapped" } else { "" };
            let down = match face_down {
                Some(FaceDown::Plain) => " face down",
                Some(FaceDown::Warded) => " face down with ward",
                None => "",
            };
            let under =
                under.as_ref().map_or(Some(String::new()), |under| Some(format!(" under {}", who(under)?)));
            format!("{} enters{tapped}{down}{}", what(objects)?, under?)
        }
        Event::PutCounters { who: Who::You, on, kind, amount } => {
            let noun = if *amount == Amount::N(1) { "counter" } else { "counters" };
            format!("put {} {} {noun} on {}", number(amount)?, counter(kind), whom(on)?)
        }
        Event::Deed { deed, what: Some(what), amount, kind, to, .. } => {
            deed_clause(what, Done { deed: *deed, amount, kind: kind.as_deref() }, to.as_ref())?
        }
        Event::Daytime { becomes: Daytime::Day } => "it becomes day".to_owned(),
        Event::Daytime { becomes: Daytime::Night } => "it becomes night".to_owned(),
        Event::Move { .. }
        | Event::Enter { .. }
        | Event::MoveTop { .. }
        | Event::PutCounters { .. }
        | Event::RemoveCounters { .. }
        | Event::Begin { .. }
        | Event::Roll { .. }
        | Event::CopySpell { .. }
        | Event::Create { .. }
        | Event::Cast { .. }
        | Event::GainControl { .. }
        | Event::Attach { .. }
        | Event::Enchant { .. }
        | Event::AddMana { .. }
        | Event::Opaque { .. } => return None,
    })
}

/// What is done, how often, and of which kind where the event names one.
#[derive(Clone, Copy)]
struct Done<'a> {
    deed: Deed,
    amount: &'a Amount,
    kind: Option<&'a str>,
}

/// What is done to objects, with regard to whom or what is named.
fn deed_clause(objects: &What, done: Done<'_>, to: Option<&Whom>) -> Option<String> {
    let objects = what(objects)?;
    Some(match (done.deed, to) {
        (Deed::Attack, None) => format!("{objects} attacks"),
        (Deed::Attack, Some(to)) => format!("{objects} attacks {}", whom(to)?),
        (Deed::Block, Some(to)) => format!("{objects} blocks {}", whom(to)?),
        (_, Some(_)) => return None,
        (deed, None) => {
            if let Typed::Order(verb) = typed(deed) {
                format!("{verb} {objects}")
            } else {
                format!("{objects} {}", does(false, done)?)
            }
        }
    })
}

fn moved(object: &str, to: Zone) -> Option<String> {
    match to {
        Zone::Graveyard => Some(format!("{object} dies")),
        Zone::Exile => Some(format!("exile {object}")),
        Zone::Hand => Some(format!("return {object} to hand")),
        Zone::Battlefield | Zone::Library | Zone::Stack | Zone::Command | Zone::Outside => None,
    }
}

/// "draws" for one, "draw" for you.
fn verb(player: &Who, verb: &str) -> String {
    if *player == Who::You { verb.to_owned() } else { format!("{verb}s") }
}

/// A deed behind who does it, or what it is done to.
fn does(you: bool, Done { deed, amount, kind }: Done<'_>) -> Option<String> {
    let Typed::Verb(one, several, behind) = typed(deed) else { return None };
    let verb = if you { several } else { one };
    let much = match behind {
        Behind::Nothing => return Some(verb.to_owned()),
        Behind::Kind if deed.frame().number => match kind {
            Some(kind) => format!("{} {}", plural(kind), number(amount)?),
            None => number(amount)?,
        },
        Behind::Kind => a(kind?),
        Behind::Mark => kind.filter(|mark| mark.chars().all(char::is_alphanumeric))?.to_owned(),
        Behind::Designation => {
            let Some(DeedKind::Designation(one)) = deed.kind() else { return None };
            designation(one).to_owned()
        }
        Behind::NumberAboveOne if *amount == Amount::N(1) => return Some(verb.to_owned()),
        Behind::Cards => cards(amount)?,
        Behind::Number | Behind::NumberAboveOne => cards(amount)?.replace(" cards", "").replace(" card", ""),
    };
    Some(format!("{verb} {much}"))
}

fn tokens(token: &Token) -> Option<String> {
    let Token::Is(is) = token else { return None };
    Some(format!("{}/{} {} tokens", is.power?, is.toughness?, is.name))
}

fn cards(amount: &Amount) -> Option<String> {
    let noun = if *amount == Amount::N(1) { "card" } else { "cards" };
    let amount = if *amount == Amount::ThatMuch { "that many".to_owned() } else { number(amount)? };
    Some(format!("{amount} {noun}"))
}

fn number(amount: &Amount) -> Option<String> {
    if let Amount::N(number) = amount {
        return Some(number.to_string());
    }
    (*amount == Amount::ThatMuch).then(|| "that much".to_owned())
}

fn who(who: &Who) -> Option<String> {
    Some(match who {
        Who::Named(name) => name.clone(),
        Who::Anyone => "each player".to_owned(),
        Who::Opponents => "each opponent".to_owned(),
        Who::Active => "the active player".to_owned(),
        Who::You => "you".to_owned(),
        Who::Affected => "that player".to_owned(),
        Who::ControllerOf(of) if **of == What::It => "its controller".to_owned(),
        Who::ControllerOf(_)
        | Who::OwnerOf(_)
        | Who::TargetedBy(_)
        | Who::EnchantedBy(_)
        | Who::Defending(_)
        | Who::HappenedTo(_)
        | Who::Such(_)
        | Who::SourceController
        | Who::ChosenPlayer
        | Who::Chosen(_)
        | Who::Designated(_)
        | Who::HasMark(_)
        | Who::OneOf(_)
        | Who::Not(_) => return None,
    })
}

/// The objects that have words of their own in a line.
const GROUPS: [(What, &str); 5] = [
    (What::Type(CardType::Creature), "each creature"),
    (What::Type(CardType::Planeswalker), "each planeswalker"),
    (What::In(Zone::Battlefield), "each permanent"),
    (What::It, "it"),
    (What::This, "this"),
];

fn what(what: &What) -> Option<String> {
    if let What::Is(id) = what {
        return Some(id.clone());
    }
    if let What::Named(name) = what {
        return Some(format!("each {name}"));
    }
    if let What::All(parts) = what
        && let [group, keywords @ ..] = &parts[..]
    {
        let said: Option<Vec<String>> = keywords.iter().map(keyword).collect();
        return Some(format!("{} {}", self::what(group)?, said?.join(" ")));
    }
    GROUPS.iter().find(|(group, _)| group == what).map(|(_, words)| (*words).to_owned())
}

/// "with flying", "without defender".
fn keyword(what: &What) -> Option<String> {
    if let What::HasKeyword(name) = what {
        return Some(format!("with {}", name.words()));
    }
    let What::Not(lacking) = what else { return None };
    if let What::HasKeyword(name) = &**lacking { Some(format!("without {}", name.words())) } else { None }
}

fn whom(to: &Whom) -> Option<String> {
    match to {
        Whom::Any | Whom::AttackedBy(_) => None,
        Whom::Player(player) => who(player),
        Whom::Object(object) => what(object),
        Whom::OneOf(list) => {
            let all: Option<Vec<String>> = list.iter().map(whom).collect();
            Some(all?.join(" and "))
        }
    }
}

fn counter(kind: &Counter) -> &str {
    crate::words::vocabulary::counter(kind)
}
