//! The events on which cards are tried, and the plain board on which they happen.

use language::board::{Board, CardType, Characteristics, Color, Object, ObjectKind, Player, Zone};
use language::effect::Kind;
use language::event::Script;
use rulebook::typed;

/// What stands for whom when a line is told from the other side.
const SIDES: [(&str, &str); 7] = [
    (ALICE, BOB),
    ("Ox", "Elk"),
    ("Mage", "Seer"),
    ("Urn", "Idol"),
    ("Bolt", "Spark"),
    ("Wolf", "Fox"),
    ("Grove", "Marsh"),
];

/// The player whose card the first one is.
pub(super) const ALICE: &str = "Alice";
/// The other player.
pub(super) const BOB: &str = "Bob";

/// Where the name of one of the two cards stands in a line.
const CARD: &str = "THIS";

/// An event on which two cards are tried: as it is typed, for a board on which Alice is the active player, and the kinds of
/// events that it is, contains, or becomes.
pub(super) struct Probe {
    line: &'static str,
    kinds: &'static [Kind],
}

const fn probe(line: &'static str, kinds: &'static [Kind]) -> Probe {
    Probe { line, kinds }
}

const DAMAGE: &[Kind] = &[Kind::Damage, Kind::LoseLife, Kind::RemoveCounters];
const DRAWS: &[Kind] = &[Kind::DrawCards, Kind::Draw];
const ENTERS: &[Kind] = &[Kind::Enter, Kind::PutCounters];
const CREATES: &[Kind] = &[Kind::Create, Kind::Enter, Kind::PutCounters];
const COUNTERS: &[Kind] = &[Kind::PutCounters];
const DIES: &[Kind] = &[Kind::Destroy, Kind::Sacrifice, Kind::Move];

/// What happens to plain players and permanents, by each kind of event.
const PLAIN: &[Probe] = &[
    probe("Bolt deals 3 damage to Bob", DAMAGE),
    probe("Bolt deals 3 damage to Alice", DAMAGE),
    probe("Bolt deals 2 damage to Elk", DAMAGE),
    probe("Ox deals 3 damage to Bob", DAMAGE),
    probe("Ox deals 3 combat damage to Bob", DAMAGE),
    probe("Ox deals 3 combat damage to Elk", DAMAGE),
    probe("Ox deals 3 combat damage to Seer", DAMAGE),
    probe("Alice gains 3 life", &[Kind::GainLife]),
    probe("Alice loses 3 life", &[Kind::LoseLife]),
    probe("Alice draws a card", DRAWS),
    probe("Alice draws 3 cards", DRAWS),
    probe("destroy Ox", DIES),
    probe("sacrifice Ox", DIES),
    probe("Ox dies", DIES),
    probe("destroy Urn", DIES),
    probe("exile Ox", &[Kind::Move]),
    probe("return Ox to hand", &[Kind::Move]),
    probe("Wolf enters", ENTERS),
    probe("Alice creates 2 1/1 Soldier tokens", CREATES),
    probe("put 2 +1/+1 counters on Ox", COUNTERS),
    probe("put 2 -1/-1 counters on Ox", COUNTERS),
    probe("put 2 charge counters on Urn", COUNTERS),
    probe("put 2 loyalty counters on Mage", COUNTERS),
    probe("Alice discards Wolf", &[Kind::Discard, Kind::Move]),
    probe("Alice mills 3 cards", &[Kind::Act, Kind::Move]),
    probe("Alice scries 2", &[Kind::Act]),
    probe("Alice surveils 2", &[Kind::Act, Kind::Move]),
    probe("Alice proliferates", &[Kind::Act, Kind::PutCounters]),
    probe("counter Bolt", &[Kind::CounterSpell, Kind::Move]),
    probe("next step", &[Kind::Begin]),
];

/// What happens to one of the two cards itself.
const OWN: &[Probe] = &[
    probe("THIS deals 3 damage to Bob", DAMAGE),
    probe("Spark deals 3 damage to THIS", DAMAGE),
    probe("destroy THIS", DIES),
    probe("THIS dies", DIES),
    probe("exile THIS", &[Kind::Move]),
    probe("put 2 +1/+1 counters on THIS", COUNTERS),
];

/// One of the two cards enters.
const ENTERING: Probe = probe("THIS enters", ENTERS);

/// On which of the two cards something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// On neither.
    Plain,
    /// On the one at this place.
    Card(usize),
    /// The one at this place enters from its owner's hand.
    Enters(usize),
}

/// An event, ready to be tried.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    /// As it is typed.
    pub(super) line: String,
    pub(super) kinds: &'static [Kind],
    pub(super) subject: Subject,
    /// Whose turn it is.
    pub(super) active: &'static str,
}

/// The events for two cards of these names. What happens to plain things is there from both sides.
pub(super) fn trials(ids: [&str; 2]) -> Vec<Trial> {
    let plain = PLAIN.iter().flat_map(|probe| {
        let told = |line, active| Trial { line, kinds: probe.kinds, subject: Subject::Plain, active };
        [told(probe.line.to_owned(), ALICE), told(mirrored(probe.line), BOB)]
    });
    let own = (0..2).flat_map(|at| OWN.iter().map(move |probe| (probe, Subject::Card(at), at)));
    let enters = (0..2).map(|at| (&ENTERING, Subject::Enters(at), at));
    let own = own.chain(enters).map(|(probe, subject, at)| Trial {
        line: probe.line.replace(CARD, ids[at]),
        kinds: probe.kinds,
        subject,
        active: ALICE,
    });
    plain.chain(own).collect()
}

/// The same line with the players and what is theirs exchanged.
fn mirrored(line: &str) -> String {
    let other = |word: &str| {
        let found = SIDES.iter().find(|(one, two)| *one == word || *two == word);
        found.map_or(word, |(one, two)| if *one == word { two } else { one }).to_owned()
    };
    line.split(' ').map(other).collect::<Vec<_>>().join(" ")
}

/// What a line does on a board; nothing where it can't be said there.
pub(super) fn script(trial: &Trial, board: &Board) -> Option<Script> {
    let script = typed::event(&trial.line, board).ok()?;
    Some(Script { controller: Some(trial.active.to_owned()), ..script })
}

/// The board on which it happens: for each player a creature, a planeswalker, an artifact, a land, a spell and a card in hand,
/// none of which has an ability.
pub(super) fn ground() -> Board {
    let [_, creature, walker, artifact, spell, card, land] = SIDES;
    let side = |owner: &str, mine: fn((&'static str, &'static str)) -> &'static str| {
        let red = |is: Characteristics| Characteristics { colors: vec![Color::Red], ..is };
        let creature_card = |name: &str| red(sized(plain(name, CardType::Creature)));
        let of = |is: Characteristics, zone| Object {
            id: is.name.clone(),
            count: 1,
            owner: Some(owner.to_owned()),
            kind: ObjectKind::Card,
            zone,
            is,
            ..Object::default()
        };
        let loyal = Characteristics { loyalty: Some(4), ..plain(mine(walker), CardType::Planeswalker) };
        [
            of(creature_card(mine(creature)), Zone::Battlefield),
            of(loyal, Zone::Battlefield),
            of(plain(mine(artifact), CardType::Artifact), Zone::Battlefield),
            of(plain(mine(land), CardType::Land), Zone::Battlefield),
            of(red(plain(mine(spell), CardType::Instant)), Zone::Stack),
            of(creature_card(mine(card)), Zone::Hand),
        ]
    };
    let objects = side(ALICE, |(one, _)| one).into_iter().chain(side(BOB, |(_, two)| two)).collect();
    Board { players: [ALICE, BOB].map(Player::new).to_vec(), objects, ..Board::default() }
}

fn plain(name: &str, kind: CardType) -> Characteristics {
    Characteristics { name: name.to_owned(), types: vec![kind], ..Characteristics::default() }
}

fn sized(is: Characteristics) -> Characteristics {
    Characteristics { power: Some(3), toughness: Some(3), ..is }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_can_be_said_on_the_board_from_both_sides() {
        let mut board = ground();
        board.objects.push(Object { id: "Card".to_owned(), is: sized(plain("Card", CardType::Creature)), ..Object::default() });
        for trial in trials(["Card", "Card"]) {
            assert!(script(&trial, &board).is_some(), "{}", trial.line);
        }
    }

    #[test]
    fn the_other_side_of_the_other_side_is_the_line() {
        for probe in PLAIN {
            assert_eq!(mirrored(&mirrored(probe.line)), probe.line);
        }
    }
}
