use language::board::{Board, CardType, Color, Counter, Keyword, ObjectKind, Player, Zone};
use language::date::Date;

use super::*;
use crate::cards::bundled;

fn start() -> Board {
    Board { players: ["Alice", "Bob"].map(Player::new).to_vec(), ..Board::default() }
}

fn read_on(board: &Board, line: &str) -> Read {
    read(line, Context { board, player: 0, cards: bundled().expect("the cards") })
}

/// A line that is understood, and the line by which its board is said back.
fn check(line: &str, back: &str) {
    let first = read_on(&start(), line);
    let refused: Vec<String> = first.refused().map(|(_, refusal)| refusal.to_string()).collect();
    assert!(refused.is_empty(), "{line}: {refused:?}");
    let cards = bundled().expect("the cards");
    let said = said(&first.board, cards);
    assert_eq!(said.line, back, "{line}");
    assert_eq!(said.lost, [], "{line}");
    assert_eq!(read_on(&start(), back).board, first.board, "{line}");
}

/// A line with a piece that is not understood, and what is said of it.
fn refuse(line: &str, piece: &str, why: &str) {
    let read = read_on(&start(), line);
    let refused: Vec<(&str, String)> =
        read.refused().map(|(span, refusal)| (&line[span.clone()], refusal.to_string())).collect();
    assert_eq!(refused, [(piece, why.to_owned())], "{line}");
}

#[test]
fn a_line_is_a_board_and_what_happens_on_it() {
    check(
        "Furnace of Rath, Gratuitous Violence; Bob: shield 3; Ogre 3/3 red trample deals 3 to Bob",
        "Furnace of Rath, Gratuitous Violence, Ogre 3/3 red trample; Bob: shield 3; Ogre deals 3 damage to Bob",
    );
    check("", "");
    check("Bear 2/2, bear 2/2", "Bear 2/2, \"bear\" 2/2");
    check("Bear 2/2, Bear 2/2", "Bear 2/2, Bear 2/2");
    check("furnace of rath; Furnace of Rath.", "Furnace of Rath, Furnace of Rath");
    check("Furnace of Rath; Bob draws 3", "Furnace of Rath; Bob draws 3 cards");
    check("Bob's life becomes 10", "Bob's life total becomes 10");
    check("Bob draws 3; then Alice gains 2 life", "Bob draws 3 cards; then Alice gains 2 life");
    check("Bob draws 3; Alice gains 2 life", "Bob draws 3 cards; Alice gains 2 life");
    check("Bob draws 3, then Alice gains 2 life", "Bob draws 3 cards, then Alice gains 2 life");
    check("resolve all; then next turn", "resolve all; then next turn");
    check("Bear 2/2; then check the state", "Bear 2/2; check state-based actions");
    check(
        "Ox 2/2, Elk 3/3; Bob: Elf 1/1; Ox attacks Bob, Elk attacks Bob; Elf blocks Ox; deal combat damage",
        "Ox 2/2, Elk 3/3; Bob: Elf 1/1; Ox attacks Bob; then Elk attacks Bob; then Elf blocks Ox; then deal combat damage",
    );
    check("blank Curse on Bob", "blank Curse on Bob");
    check("Bear 2/2; bounce Bear", "Bear 2/2; return Bear to hand");
    check("Alice attacks Bob with Bear 2/2", "Bear 2/2; Bear attacks Bob");
    check("Alice attacks with Bear 2/2", "Bear 2/2; Bear attacks");
}

#[test]
fn made_up_creatures_have_what_is_said_of_them() {
    check("red Ogre 3/3", "Ogre 3/3 red");
    check("Red ogre 3/3 persist", "\"ogre\" 3/3 red persist");
    check("Finks 3/2 persist", "Finks 3/2 persist");
    check("Bear 2 2/2", "Bear 2/2 called Bear 2");
    check(
        "legendary white and blue Knight 2/2 flying and first strike",
        "legendary Knight 2/2 white blue flying first strike",
    );
    check(
        "artifact Golem 3/3 indestructible, tapped Wall 0/4",
        "artifact Golem 3/3 indestructible, Wall 0/4 tapped",
    );
    check("3/3 green Beast", "Beast 3/3 green");
    check("Ogre 3/3 (Ogre Warrior) red", "Ogre 3/3 red (Ogre Warrior)");
    check("Bear 2/2 with trample and haste", "Bear 2/2 trample haste");
    check("Knight 2/2 protection from red", "Knight 2/2 protection from red");
    check("Knight 2/2 with bushido 2", "Knight 2/2 bushido 2");
    check("\"Black Bear\" 2/2", "\"Black Bear\" 2/2");
    check("blank Banner, enchantment Banner, unread Thing", "blank Banner, enchantment Banner, unread Thing");
    check("Bear 2/2 tapped called Old Bear", "Bear 2/2 tapped called Old Bear");
}

#[test]
fn tokens_and_several_cards_are_counted() {
    check("3 Soldiers 1/1", "3 Soldiers 1/1");
    check("three 1/1 white Soldiers", "3 Soldiers 1/1 white");
    check("Goblin 1/1 token red", "Goblin 1/1 token red");
    check("2 Grizzly Bears", "Grizzly Bears, Grizzly Bears");
    check("3 Elves 1/1; Bob: 2 Grizzly Bears tokens", "3 Elves 1/1; Bob: 2 Grizzly Bears token");
}

#[test]
fn where_things_are_and_how_they_stand() {
    check("Bob: Grizzly Bears tapped, Rancor in graveyard", "Bob: Grizzly Bears tapped, Rancor in graveyard");
    check(
        "Bob's hand: Shock, Grizzly Bears; exile: Rancor",
        "Bob: Shock in hand, Grizzly Bears in hand; Rancor in exile",
    );
    check("Bob: graveyard: Shock; library: Shock", "Bob: Shock in graveyard; Shock in library");
    check("Grizzly Bears in command zone commander", "Grizzly Bears commander in command zone");
    check(
        "Bear 2/2 with 2 +1/+1 counters and a stun counter",
        "Bear 2/2 with 2 +1/+1 counters and 1 stun counter",
    );
    check("Bear 2/2 with 1 damage", "Bear 2/2 with 1 damage");
    check(
        "Bear 2/2 attacking Bob; Bob: Wall 0/4 blocking Bear",
        "Bear 2/2 attacking Bob; Bob: Wall 0/4 blocking Bear",
    );
    check("Bob's Bear 2/2", "Bob: Bear 2/2");
    check("Bear 2/2 owned by Bob", "Bear 2/2 owned by Bob");
    check("Bear 2/2 under Bob", "Bob: Bear 2/2 owned by Alice");
    check("Shock", "Shock");
}

#[test]
fn auras_and_shields_are_put_on_things() {
    check("Bear 2/2 with Rancor", "Bear 2/2, Rancor on Bear");
    check("Bear 2/2; Bob: Rancor on Bear", "Bear 2/2; Bob: Rancor on Bear");
    check("Rancor on Bear 2/2", "Bear 2/2, Rancor on Bear");
    check("Bear 2/2 with shield 2", "Bear 2/2 with shield 2");
    check("Bob: shield 3 called Ward, shield 1", "Bob: shield 3 called Ward; Bob: shield 1");
}

#[test]
fn what_has_bestow_and_is_on_something_was_bestowed() {
    for line in
        ["Bear 2/2, Nyxborn Wolf on Bear", "Bear 2/2 with Nyxborn Wolf", "Bear 2/2, Elk 1/1 bestow on Bear"]
    {
        let read = read_on(&start(), line);
        assert_eq!(read.board.objects[1].paid, ["bestow"], "{line}");
    }
    check("Bear 2/2 with Nyxborn Wolf", "Bear 2/2, Nyxborn Wolf on Bear");
}

#[test]
fn players_have_life_cards_and_counters() {
    check(
        "Bob: 12 life, 3 cards in hand, 5 cards in library, 2 poison",
        "Bob: 12 life, 2 poison, 3 cards in hand, 5 cards in library",
    );
    check("Bob at 12; Alice has 30 life", "Alice: 30 life; Bob: 12 life");
    check("Bob: 4 energy counters, the monarch", "Bob: 4 energy counters, the monarch");
    check(
        "Carol: Bear 2/2; Carol draws 1",
        "players: Alice, Bob, Carol; Carol: Bear 2/2; Carol draws 1 card",
    );
    check("players: Ann, Ben, Cid; Ben: Bear 2/2", "players: Ann, Ben, Cid; Ben: Bear 2/2");
}

#[test]
fn the_day_and_the_turn_are_said() {
    check("Bear 2/2 deals 2 to Bob on 2012-05-01", "on 2012-05-01; Bear 2/2; Bear deals 2 damage to Bob");
    check("rules of 2012-05-01; Bob's upkeep", "on 2012-05-01; Bob's upkeep");
    check("Bob's turn; night", "Bob's turn; night");
    check("end step", "end step");
    let read = read_on(&start(), "Bear 2/2 on 2012-05-01");
    assert_eq!(read.board.as_of, Some(Date::new(2012, 5, 1)));
    refuse(
        "on 1999-01-01",
        "on 1999-01-01",
        "no rules text from before 2004-10-01 is known; 1999-01-01 is earlier",
    );
}

#[test]
fn what_happens_may_name_what_is_not_there_yet() {
    check("Lightning Bolt deals 3 to Bob", "Lightning Bolt; Lightning Bolt deals 3 damage to Bob");
    check("Bob casts Shock on Bear 2/2", "Bob: Shock in hand; Bear 2/2; Bob casts Shock on Bear");
    check("Bear 2/2; Bear 2/2 deals 2 to Bob", "Bear 2/2, Bear 2/2; Bear 2 deals 2 damage to Bob");
    check("Clone enters; Bear 2/2", "Bear 2/2, Clone in hand; Clone enters");
    check("3 Soldiers 1/1 attack Bob", "3 Soldiers 1/1; Soldier attacks Bob");
    check("destroy Wall 0/4 and Bear 2/2", "Wall 0/4, Bear 2/2; destroy Wall; destroy Bear");
    check(
        "Ogre 3/3 deals 3 to Bob, Furnace of Rath",
        "Ogre 3/3, Furnace of Rath; Ogre deals 3 damage to Bob",
    );
    check(
        "Murderous Rider in hand; Bob: Bear 2/2; Alice casts Swift End on Bear",
        "Swift End in hand; Bob: Bear 2/2; Alice casts Swift End on Bear",
    );
    check("Mimic 2/2 face down; turn face up Mimic", "Mimic 2/2 face down; turn face up Mimic");
    check("Mimic 2/2 face down; Alice turns Mimic face up", "Mimic 2/2 face down; turn face up Mimic");
    check(
        "Transcendent Master; Alice activates level up of Transcendent Master",
        "Transcendent Master; Alice activates level up of Transcendent Master",
    );
    check("Bear 2/2 attacks Bob; Bob draws 1", "Bear 2/2; Bear attacks Bob; then Bob draws 1 card");
    check(
        "Bob creates 2 1/1 Goblin tokens; exile Bear 2/2",
        "Bear 2/2; Bob creates 2 1/1 Goblin tokens; exile Bear",
    );
}

#[test]
fn of_several_of_a_name_the_one_of_who_acts_is_meant() {
    check(
        "Shock in hand; Bob: Shock in hand; Bob casts Shock on Alice",
        "Shock in hand; Bob: Shock in hand; Bob casts Shock 2 on Alice",
    );
    check(
        "Shock in graveyard, Shock in hand; Alice casts Shock on Bob",
        "Shock in graveyard, Shock in hand; Alice casts Shock 2 on Bob",
    );
    check("Clone in hand; Bob casts Clone", "Clone in hand; Bob: Clone in hand; Bob casts Clone 2");
    check(
        "Grizzly Bears; Bob: Grizzly Bears; Bob sacrifices Grizzly Bears",
        "Grizzly Bears; Bob: Grizzly Bears; sacrifice Grizzly Bears 2",
    );
    check(
        "Grizzly Bears; Bob: Grizzly Bears; destroy Bob's Grizzly Bears",
        "Grizzly Bears; Bob: Grizzly Bears; destroy Grizzly Bears 2",
    );
    check(
        "Drudge Skeletons; Bob: Drudge Skeletons; Bob activates Drudge Skeletons",
        "Drudge Skeletons; Bob: Drudge Skeletons; Bob activates Drudge Skeletons 2",
    );
    check(
        "Grizzly Bears; Bob: Grizzly Bears, Rancor on Grizzly Bears",
        "Grizzly Bears; Bob: Grizzly Bears, Rancor on Grizzly Bears 2",
    );
    check(
        "Grizzly Bears; Bob: Grizzly Bears, Rancor on Alice's Grizzly Bears; destroy Grizzly Bears",
        "Grizzly Bears; Bob: Grizzly Bears, Rancor on Alice's Grizzly Bears; destroy Grizzly Bears",
    );
    check(
        "Grizzly Bears; Bob: Grizzly Bears; Bob attacks Alice with Grizzly Bears",
        "Grizzly Bears; Bob: Grizzly Bears; Grizzly Bears 2 attacks Alice",
    );
    check(
        "Grizzly Bears; Bob: Grizzly Bears, Shock in hand, Bob casts Shock on Alice's Grizzly Bears",
        "Grizzly Bears; Bob: Grizzly Bears, Shock in hand; Bob casts Shock on Grizzly Bears",
    );
    check(
        "Grizzly Bears; Bob: Grizzly Bears, Shock in hand, Bob casts Shock on Grizzly Bears",
        "Grizzly Bears; Bob: Grizzly Bears, Shock in hand; Bob casts Shock on Grizzly Bears",
    );
    check(
        "Grizzly Bears phased out, Grizzly Bears; Bob casts Shock on Grizzly Bears",
        "Grizzly Bears phased out, Grizzly Bears; Bob: Shock in hand; Bob casts Shock on Grizzly Bears 2",
    );
}

#[test]
fn what_is_said_in_brackets_is_said() {
    check("Grizzly Bears (commander)", "Grizzly Bears commander");
    check("Young Wolf (tapped, with a +1/+1 counter)", "Young Wolf tapped with 1 +1/+1 counter");
    check("Clone called Mirror in hand", "Clone in hand called Mirror");
    refuse(
        "Grizzly Bears (funny)",
        "Grizzly Bears (funny)",
        "`funny` says nothing of Grizzly Bears; try a colour, a keyword, tapped, in hand, with 2 +1/+1 counters, on ...",
    );
    let read = read_on(&start(), "Garruk Wildspeaker");
    assert_eq!(read.board.objects[0].counters, [(Counter::Loyalty, 3)]);
}

#[test]
fn what_is_read_is_what_was_meant() {
    let read = read_on(&start(), "red Ogre 3/3 trample with 2 +1/+1 counters; Bob: 3 Soldiers 1/1");
    let [ogre, soldiers] = &read.board.objects[..] else { panic!("two rows") };
    assert_eq!((ogre.is.name.as_str(), ogre.is.power, ogre.is.toughness), ("Ogre", Some(3), Some(3)));
    assert_eq!((&ogre.is.colors[..], &ogre.is.types[..]), (&[Color::Red][..], &[CardType::Creature][..]));
    assert_eq!(ogre.is.abilities, [language::board::Ability::Keyword(Keyword::Trample)]);
    assert_eq!(
        (ogre.counters.as_slice(), ogre.owner.as_deref()),
        (&[(Counter::PlusOne, 2)][..], Some("Alice"))
    );
    assert_eq!(
        (soldiers.kind, soldiers.count, soldiers.owner.as_deref()),
        (ObjectKind::Token, 3, Some("Bob"))
    );
    assert_eq!((&soldiers.is.subtypes[..], soldiers.zone), (&["Soldier".to_owned()][..], Zone::Battlefield));
}

#[test]
fn names_are_found_by_a_few_letters_and_a_guess_is_told() {
    let read = read_on(&start(), "furn rath tapped, gratuitus violence; Bob: rath furnace");
    let guesses: Vec<(&str, &str)> =
        read.guesses().map(|one| (one.typed.as_str(), one.taken.as_str())).collect();
    let furnace = "Furnace of Rath";
    assert_eq!(
        guesses,
        [("furn rath", furnace), ("gratuitus violence", "Gratuitous Violence"), ("rath furnace", furnace)]
    );
    assert!(read.board.objects[0].tapped && read.refused().next().is_none());
}

#[test]
fn what_is_not_understood_is_said_with_its_place_and_the_rest_is_read() {
    refuse(
        "Xyzzyx, Furnace of Rath",
        "Xyzzyx",
        "no card is called `Xyzzyx`; a made-up creature is `Xyzzyx 2/2`, anything else `blank Xyzzyx`",
    );
    refuse(
        "Bear 2/2 wobbling, Furnace of Rath",
        "Bear 2/2 wobbling",
        "`wobbling` says nothing of Bear; try a colour, a keyword, tapped, in hand, with 2 +1/+1 counters, on ...",
    );
    refuse(
        "Bbo: Bear 2/2",
        "Bbo:",
        "no player is called `Bbo`; did you mean `Bob`? Else say who plays: `players: Alice, Bob, Bbo`",
    );
    refuse(
        "Bob dances",
        "Bob dances",
        "it is not said what happens at `dances`; try deals, gains, loses, draws, mills, creates, enters, attacks, blocks, destroy, exile, sacrifice, tap, put",
    );
    refuse(
        "Bear 2/2; Baer deals 2 to Bob",
        "Baer deals 2 to Bob",
        "no player or object is called `Baer`; did you mean `Bear`?",
    );
    refuse("Rancor on Baer", "Rancor on Baer", "nothing on the board is called `Baer`");
    refuse(
        "Bear 2/2 called Bob",
        "Bear 2/2 called Bob",
        "`Bob` is on the board already; say another name behind `called`",
    );
    refuse(
        "Bear 2/2; Bear",
        "Bear",
        "`Bear` is on the board; say what it does, or give another one a size or a name of its own",
    );
    let read = read_on(&start(), "Xyzzyx, Furnace of Rath");
    assert_eq!(read.board.objects.len(), 1);
}

#[test]
fn a_line_adds_to_the_board_that_is_there() {
    let board = read_on(&start(), "Bear 2/2").board;
    let more = read_on(&board, "Bear 2/2; Bear 2 deals 2 to Bob").board;
    let ids: Vec<&str> = more.objects.iter().map(|object| object.id.as_str()).collect();
    assert_eq!(ids, ["Bear", "Bear 2"]);
    assert_eq!(more.events[0].source.as_deref(), Some("Bear 2"));
}

#[test]
fn what_a_line_does_not_hold_is_named() {
    let mut board = read_on(&start(), "Bear 2/2").board;
    board.objects[0].exiled_with = Some("Bear".to_owned());
    board.players[1].drawn = 2;
    let said = said(&board, bundled().expect("the cards"));
    let lost: Vec<String> = said.lost.iter().map(ToString::to_string).collect();
    assert_eq!(lost, ["Bob (drawn)", "Bear (exiled_with)"]);
    assert_eq!(said.line, "Bear 2/2");
}

#[test]
fn a_line_goes_on_with_what_is_known() {
    let board = read_on(&start(), "Bear 2/2").board;
    let context = Context { board: &board, player: 0, cards: bundled().expect("the cards") };
    let first =
        |line: &str| offers(line, context).first().map(|offer| (offer.whole(line), offer.becomes.words()));
    let whole = |line: &str, words: &str| Some((line.to_owned(), words.to_owned()));
    assert_eq!(first("furnace ra"), whole("Furnace of Rath", "red enchantment"));
    assert_eq!(
        first("Bear 2/2; Bob: 2 griz bear"),
        whole("Bear 2/2; Bob: 2 Grizzly Bears", "green creature 2/2")
    );
    assert_eq!(first("Bo"), whole("Bob: ", "what is Bob's"));
    assert_eq!(first("be"), whole("Bear ", "on the board"));
    assert_eq!(first("Bear dea"), whole("Bear deals ", "what happens"));
    assert_eq!(first("Bear deals 2 damage to bo"), whole("Bear deals 2 damage to Bob ", "on the board"));
    assert_eq!(first("destroy furnace ra"), whole("destroy Furnace of Rath", "red enchantment"));
    assert_eq!(first("Ogre 3/3 tram"), whole("Ogre 3/3 trample ", "a keyword"));
    assert_eq!(first("Ogre 3/3 tap"), whole("Ogre 3/3 tapped ", "how it is"));
    assert_eq!(first("Furnace of Rath"), None);
    assert_eq!(first("Furnace of Rath, "), None);
}

/// Words of which lines are made by chance.
const WORDS: [&str; 48] = [
    "Bob",
    "Bob:",
    "Bob's",
    "Alice",
    "Ogre",
    "3/3",
    "Furnace",
    "of",
    "Rath",
    "Furnace of Rath",
    "Rancor",
    "Shock",
    "red",
    "trample",
    "with",
    "on",
    "and",
    "2",
    "+1/+1",
    "counters",
    "counter",
    "damage",
    "life",
    "shield",
    "3",
    "called",
    "choosing",
    "tapped",
    "attacking",
    "blocking",
    "in hand",
    "graveyard:",
    "players:",
    "token",
    ";",
    ",",
    ":",
    "(",
    ")",
    "then",
    "; then",
    "deals",
    "to",
    "draws",
    "casts",
    "destroy",
    "2012-05-01",
    "\"Old \u{e9}",
];

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config { cases: 200, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_line_is_read_piece_by_piece(words in proptest::collection::vec(proptest::sample::select(&WORDS[..]), 0..14)) {
        let line = words.join(" ");
        let start = start();
        let context = Context { board: &start, player: 0, cards: bundled().expect("the cards") };
        let found = read(&line, context);
        for piece in &found.pieces {
            assert!(line.get(piece.span.clone()).is_some(), "{line}: {piece:?}");
        }
        for offer in offers(&line, context) {
            assert!(line.get(offer.range.clone()).is_some(), "{line}: {offer:?}");
        }
        // What is said back of it is read as the same board, as far as nothing of it is lost.
        let said = said(&found.board, context.cards);
        if said.lost.is_empty() {
            let again = read(&said.line, context);
            let twice = super::said(&again.board, context.cards);
            assert_eq!((twice.line, twice.lost), (said.line, Vec::new()), "{line}");
        }
    }
}
