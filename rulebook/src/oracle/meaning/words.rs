//! What keyword actions come to, and the tokens that the rules describe themselves.

use language::board::{
    Ability, CardType, Change, Characteristics, Counter, Keyword, Supertype, Targeting, Zone,
};
use language::effect::{EventPattern, Lifetime, Pattern, Zones};
use language::event::{Deed, Event, FaceDown, Instruction, KeywordAction, Mana, Place, Token};
use language::select::{Amount, Compare, Measure, What, Who, Whom};

use super::{Meant, Missing};

/// What is done by a player who does this, with how often as the result.
pub(super) fn what_comes_of(action: KeywordAction, amount: &Amount) -> Meant<Vec<Instruction>> {
    let does = if action == KeywordAction::Investigate {
        let clue = predefined("Clue").ok_or(Missing("what a Clue is"))?;
        vec![super::does(Event::creates(Who::Affected, Token::Is(Box::new(clue)), Amount::N(1)))]
    } else if action == KeywordAction::Populate {
        populate()
    } else if action == KeywordAction::Bolster {
        return counters(weakest(&Who::Affected), Counter::PlusOne, amount);
    } else if action == KeywordAction::Blight {
        return counters(creatures(&Who::Affected), Counter::MinusOne, amount);
    } else if action == KeywordAction::Manifest || action == KeywordAction::Cloak {
        // One at a time (CR 701.40e, 701.58e (2026-04-17)).
        let top = What::TopOfLibrary(Who::Affected, Box::new(Amount::N(1)));
        vec![turned_down(
            top,
            if action == KeywordAction::Cloak { FaceDown::Warded } else { FaceDown::Plain },
        )]
    } else if action == KeywordAction::ManifestDread {
        manifest_dread()
    } else if action == KeywordAction::Waterbend {
        // It is paid: what it is paid for stands beside it.
        return Ok(Vec::new());
    } else {
        return Err(Missing("what such a keyword action comes to"));
    };
    Ok(vec![Instruction::Repeat { times: Amount::Result, does }])
}

/// Such a permanent of yours is chosen, or such a card in your hand revealed (CR 701.4a (2026-04-17)).
pub(super) fn beholds(like: What) -> [Instruction; 2] {
    let here = What::All(vec![like.clone(), What::In(Zone::Battlefield), What::ControlledBy(Who::You)]);
    let in_hand = What::All(vec![like, What::In(Zone::Hand), What::OwnedBy(Who::You)]);
    let chosen = chooses("beheld".to_owned(), Who::You, What::OneOf(vec![here, in_hand]));
    let behold = Deed::Action(KeywordAction::Behold);
    [chosen, super::does(Event::does(Who::You, behold, Amount::N(1)))]
}

/// The mark of a Class that has come to this level (CR 716.2a (2026-04-17)).
pub(in crate::oracle) fn level(level: u64) -> String {
    format!("level {level}")
}

/// The mark of a Room, which a board names by one of its halves, as the door of that half is unlocked.
pub(in crate::oracle) const UNLOCKED: &str = "unlocked";

/// The mark of a Room as both of its doors are unlocked.
pub(in crate::oracle) const FULLY_UNLOCKED: &str = "fully unlocked";

/// Creatures that a player controls.
fn creatures(who: &Who) -> What {
    What::All(vec![What::Type(CardType::Creature), What::ControlledBy(who.clone())])
}

/// Those of the least toughness among them (CR 701.39a (2026-04-17)).
fn weakest(who: &Who) -> What {
    let least = Amount::Least(Measure::Toughness, creatures(who));
    What::All(vec![creatures(who), What::Toughness(Compare::Exactly, Box::new(least))])
}

/// One of these is chosen, and so many counters put on it: by each of several players, who do so one after the other. The choice
/// is what was done before the counters are put, so that the number has to be said again.
fn counters(among: What, kind: Counter, amount: &Amount) -> Meant<Vec<Instruction>> {
    if !matches!(amount, Amount::N(_)) {
        return Err(Missing("how many counters each of several players puts"));
    }
    let called = "chosen".to_owned();
    let puts = put_on(&called, Who::Affected, kind, amount.clone());
    Ok(vec![chooses(called, Who::Affected, among), puts])
}

/// What a player chooses under this name who bolsters or blights, and then as many counters on it as they do that.
pub(super) fn chosen_before(action: KeywordAction, called: &str, who: &Who) -> (Instruction, Instruction) {
    let (among, kind) = if action == KeywordAction::Bolster {
        (weakest(who), Counter::PlusOne)
    } else {
        (creatures(who), Counter::MinusOne)
    };
    let puts = put_on(called, Who::Affected, kind, Amount::Result);
    (chooses(called.to_owned(), who.clone(), among), puts)
}

/// A land becomes a 0/0 creature with haste besides, gets as many +1/+1 counters as the number says, and comes back tapped
/// once it dies or is exiled (CR 701.66a (2026-04-17)).
pub(super) fn earthbent(land: What) -> Vec<Instruction> {
    let haste = Ability::Keyword(Keyword::Haste);
    let changes = vec![
        Change::AddType(CardType::Creature),
        Change::SetPowerToughness(0, 0),
        Change::AddAbility(Box::new(haste)),
    ];
    let (on, kind) = (Whom::Object(land.clone()), Counter::PlusOne);
    let puts = Event::PutCounters { who: Who::You, on, kind, amount: Amount::Result };
    let gone = Zones::OneOf(vec![Zones::Graveyard, Zones::Exile]);
    let leaves = EventPattern::Move { what: land.clone(), from: Some(Zones::Battlefield), to: Some(gone) };
    let mut returns = Event::enters(What::It, Some(Who::You));
    if let Event::Enter { tapped, .. } = &mut returns {
        *tapped = true;
    }
    let ability = Ability::triggered(Pattern::new(leaves), vec![super::does(returns)]);
    vec![
        Instruction::Change { what: land, changes, until: Lifetime::Always },
        super::does(puts),
        Instruction::Lasting {
            ability: Box::new(ability),
            until: Lifetime::Always,
            once: true,
            at_once: false,
        },
    ]
}

fn put_on(called: &str, who: Who, kind: Counter, amount: Amount) -> Instruction {
    let on = Whom::Object(What::Chosen(called.to_owned()));
    super::does(Event::PutCounters { who, on, kind, amount })
}

/// A player chooses one of these.
fn chooses(called: String, who: Who, what: What) -> Instruction {
    let amount = Amount::N(1);
    Instruction::Choose {
        power: None,
        who,
        each: false,
        what,
        amount,
        or_fewer: false,
        target: false,
        called,
    }
}

/// A creature token of that player is chosen, and a token created that is a copy of it.
fn populate() -> Vec<Instruction> {
    let tokens =
        What::All(vec![What::Type(CardType::Creature), What::Token, What::ControlledBy(Who::Affected)]);
    let called = "populated".to_owned();
    let copied = Token::CopyOf(What::Chosen(called.clone()));
    vec![
        chooses(called, Who::Affected, tokens),
        super::does(Event::creates(Who::Affected, copied, Amount::N(1))),
    ]
}

/// A card is put onto the battlefield face down.
fn turned_down(what: What, face_down: FaceDown) -> Instruction {
    super::does(Event::Enter {
        what,
        under: Some(Who::Affected),
        tapped: false,
        counters: Vec::new(),
        face_down: Some(face_down),
        attacking: None,
        transformed: false,
    })
}

/// One of the top two cards is manifested, and the other one put into the graveyard (CR 701.62a (2026-04-17)).
fn manifest_dread() -> Vec<Instruction> {
    let [looked_at, manifested] = ["looked at", "manifested"].map(str::to_owned);
    let top = What::TopOfLibrary(Who::Affected, Box::new(Amount::N(2)));
    let both = What::Chosen(looked_at.clone());
    let one = What::Chosen(manifested.clone());
    let other = What::All(vec![both.clone(), What::Not(Box::new(one.clone()))]);
    let mut look = chooses(looked_at, Who::Affected, top);
    if let Instruction::Choose { amount, .. } = &mut look {
        *amount = Amount::N(2);
    }
    let mut manifest = Event::does(Who::Affected, Deed::Action(KeywordAction::Manifest), Amount::N(1));
    if let Event::Deed { with_it, .. } = &mut manifest {
        *with_it = vec![turned_down(one, FaceDown::Plain)];
    }
    let rest = Event::Move { what: other, to: Zone::Graveyard, place: Place::default() };
    vec![look, chooses(manifested, Who::Affected, both), super::does(manifest), super::does(rest)]
}

/// A token that the rules describe themselves (CR 111.10 (2026-04-17)); none for one whose abilities the language doesn't
/// hold. What a Powerstone's mana may be spent on is left out: nothing here is cast for mana.
pub(crate) fn predefined(name: &str) -> Option<Characteristics> {
    let abilities = match name {
        "Treasure" => vec![mana(true, true, &Mana::ALL[..5])],
        "Gold" => vec![mana(false, true, &Mana::ALL[..5])],
        "Powerstone" => vec![mana(true, false, &Mana::ALL[5..])],
        "Food" => vec![used_up(true, Event::GainLife { who: Who::You, amount: Amount::N(3) })],
        "Clue" => {
            let draws = Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
            vec![used_up(false, draws)]
        }
        "Blood" => vec![blood()],
        "Shard" => {
            let scries = Event::does(Who::You, Deed::Scry, Amount::N(1));
            let draws = Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
            vec![activated(false, None, vec![super::does(scries), super::does(draws)])]
        }
        "Map" => vec![map()],
        "Lander" => vec![activated(true, None, lander())],
        "Mutagen" => vec![mutagen()],
        // That the card may be played then, says when.
        "Junk" => {
            vec![used_up(true, Event::MoveTop { who: Who::You, amount: Amount::N(1), to: Zone::Exile })]
        }
        _ => return None,
    };
    Some(Characteristics {
        name: name.to_owned(),
        types: vec![CardType::Artifact],
        subtypes: vec![name.to_owned()],
        abilities,
        blank: true,
        ..Default::default()
    })
}

/// A mana ability of a token, which is tapped for it, sacrificed, or both: one mana of a type that its controller chooses.
fn mana(taps: bool, sacrificed: bool, types: &[Mana]) -> Ability {
    let add = |&mana: &Mana| {
        let (who, amount, from) = (Who::You, Amount::N(1), What::This);
        vec![super::does(Event::AddMana { who, mana, amount, from, tapped: taps })]
    };
    let mut modes: Vec<_> = types.iter().map(add).collect();
    let does = match modes.pop() {
        Some(only) if modes.is_empty() => only,
        last => {
            modes.extend(last);
            vec![Instruction::modes(1, modes)]
        }
    };
    Ability::Activated { name: String::new(), costs: costs(taps, sacrificed), targets: Vec::new(), does }
}

/// What is paid: the token is tapped, sacrificed, or both.
fn costs(taps: bool, sacrificed: bool) -> Vec<Instruction> {
    let tap = taps.then(|| Event::undergoes(What::This, Deed::Tap, None));
    let sacrifice = sacrificed.then_some(Event::Sacrifice { what: What::This });
    tap.into_iter().chain(sacrifice).map(super::does).collect()
}

/// An activated ability that is paid for with the token itself.
fn used_up(taps: bool, event: Event) -> Ability {
    activated(taps, None, vec![super::does(event)])
}

fn activated(taps: bool, target: Option<Whom>, does: Vec<Instruction>) -> Ability {
    let costs = costs(taps, true);
    let called = "creature".to_owned();
    let aim = |of| Targeting::one(called, of);
    Ability::Activated { name: String::new(), costs, targets: target.map(aim).into_iter().collect(), does }
}

/// What the ability targets.
fn target() -> What {
    What::Chosen("creature".to_owned())
}

/// A card is discarded for it, too, and one drawn.
fn blood() -> Ability {
    let draws = Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
    let mut ability = used_up(true, draws);
    if let Ability::Activated { costs, .. } = &mut ability {
        let choose = Instruction::Choose {
            power: None,
            who: Who::You,
            each: false,
            what: What::All(vec![What::In(Zone::Hand), What::OwnedBy(Who::You)]),
            amount: Amount::N(1),
            or_fewer: false,
            target: false,
            called: "card".to_owned(),
        };
        let discard = super::does(Event::Discard { what: What::Chosen("card".to_owned()) });
        costs.splice(1..1, [choose, discard]);
    }
    ability
}

/// A creature of yours explores.
fn map() -> Ability {
    let yours = What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)]);
    let explores = vec![super::does(Event::undergoes(target(), Deed::Explore, None))];
    activated(true, Some(Whom::Object(yours)), explores)
}

/// A +1/+1 counter is put on a creature.
fn mutagen() -> Ability {
    let (on, kind, amount) = (Whom::Object(target()), Counter::PlusOne, Amount::N(1));
    let puts = vec![super::does(Event::PutCounters { who: Who::You, on, kind, amount })];
    activated(true, Some(Whom::Object(What::Type(CardType::Creature))), puts)
}

/// A basic land card is searched for and put onto the battlefield tapped.
fn lander() -> Vec<Instruction> {
    let kind = vec![What::Supertype(Supertype::Basic), What::Type(CardType::Land)];
    let found = What::Chosen("found".to_owned());
    let enters = Event::Enter {
        what: found,
        under: Some(Who::Affected),
        tapped: true,
        counters: Vec::new(),
        face_down: None,
        attacking: None,
        transformed: false,
    };
    search(kind, vec![super::does(enters)])
}

/// A card of a kind is searched for, something done with it, and the library shuffled.
pub(super) fn search(kind: Vec<What>, then: Vec<Instruction>) -> Vec<Instruction> {
    search_by(&Who::You, kind, then)
}

/// The same, done by some player.
pub(super) fn search_by(who: &Who, kind: Vec<What>, then: Vec<Instruction>) -> Vec<Instruction> {
    let top = What::TopOfLibrary(Who::Affected, Box::new(Amount::Result));
    let choose = Instruction::Choose {
        power: None,
        who: Who::Affected,
        each: false,
        what: What::All(std::iter::once(top).chain(kind).collect()),
        amount: Amount::N(1),
        or_fewer: true,
        target: false,
        called: "found".to_owned(),
    };
    let mut event = Event::does(who.clone(), Deed::Search, Amount::Library(who.clone()));
    if let Event::Deed { with_it, .. } = &mut event {
        *with_it = std::iter::once(choose).chain(then).collect();
    }
    vec![super::does(event), super::does(Event::does(who.clone(), Deed::Shuffle, Amount::N(1)))]
}
