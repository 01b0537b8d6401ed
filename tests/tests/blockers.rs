//! Blockers that can't be declared like that are a clear error; and the most requirements that can be obeyed are found by
//! trying all declarations.

use engine::{Options, rule};
use language::board::{Ability, Board, CardType, Characteristics, Object, Player, Restriction};
use language::effect::{EventPattern, Pattern};
use language::event::{Deed, Event, Instruction, Script};
use language::select::{What, Whom};
use statements::error::{BoardError, Problem};

/// What is wrong with a bundled combat at a date, when some of its words are replaced by others.
fn refused(board: &str, date: &str, changes: &[(&str, &str)]) -> String {
    let bundled = saves::bundled::find(board).expect("a bundled board");
    let mut text = bundled.text.to_owned();
    for (words, others) in changes {
        assert!(text.contains(words), "{board} has `{words}`");
        text = text.replace(words, others);
    }
    let file = saves::from_text(board, &text).expect("a board file");
    let options = Options { as_of: Some(date.parse().expect("a day")), ..Options::default() };
    match rule(&file.board, &options) {
        Ok(_) => "legal".to_owned(),
        Err(BoardError { problem, .. }) => problem.to_string(),
    }
}

const DATES: [&str; 6] = ["2006-10-01", "2008-02-01", "2009-07-11", "2012-05-01", "2018-06-08", "2026-04-17"];
const EITHER: &str = "combat/one-of-two-that-must-be-blocked";
const TWICE: &str = "combat/asked-for-twice";
const UNABLE: &str = "combat/provoked-but-unable";
const EACH: &str = "combat/each-defender-blocks";
const TWO: &str = "combat/blocks-two";

#[test]
fn who_has_to_block_and_does_not_is_told_what_to_block() {
    let nobody = "declared: [Deed(what: Is(\"Bear\"), deed: Block, to: Object(Is(\"Boar\")))]";
    let told = "`Bear` has to block if it can: 1 of the requirements on it can be obeyed, and this obeys 0; declare that it blocks `Beast` or `Boar`";
    for date in DATES {
        assert_eq!(refused(EITHER, date, &[(nobody, "")]), told, "{date}");
    }
}

#[test]
fn the_greater_number_of_requirements_is_obeyed() {
    let boar = ("to: Object(Is(\"Beast\"))", "to: Object(Is(\"Boar\"))");
    let told = "`Bear` has to block if it can: 2 of the requirements on it can be obeyed, and this obeys 1; declare that it blocks `Beast`";
    for date in DATES {
        assert_eq!(refused(TWICE, date, &[boar]), told, "{date}");
    }
}

#[test]
fn who_can_block_more_than_one_has_to_block_as_many() {
    let one = ("to: Object(OneOf([Is(\"Ant\"), Is(\"Cub\")]))", "to: Object(Is(\"Cub\"))");
    let told = "`Giant` has to block if it can: 2 of the requirements on it can be obeyed, and this obeys 1; declare that it blocks `Ant` and `Bee`";
    assert_eq!(refused(TWO, "2026-04-17", &[one]), told);
    let three = ("OneOf([Is(\"Ant\"), Is(\"Cub\")])", "Attacking");
    let told = "`Giant` is declared to block 3 attackers, and it can block 2";
    assert_eq!(refused(TWO, "2026-04-17", &[three]), told);
}

#[test]
fn what_cant_block_is_not_declared_as_a_blocker() {
    let block = |who: &str| {
        format!(
            "DeclareBlockers(declared: [Deed(what: Is(\"{who}\"), deed: Block, to: Object(Is(\"Beast\")))])"
        )
    };
    let told = |who: &str| refused(UNABLE, "2026-04-17", &[("DeclareBlockers()", &block(who))]);
    assert_eq!(told("Ghoul"), "`Ghoul` can't block `Beast`: `Ghoul` says so");
    assert_eq!(told("Rat"), "`Rat` can't block `Beast`: `Beast` says so");
    assert_eq!(
        told("Elf"),
        "`Elf` can't be declared as a blocker: it is tapped, and only untapped creatures block"
    );
    assert_eq!(
        told("Wall"),
        "`Wall` can't block `Beast`: it does not attack the player who controls that creature"
    );
    let many = ("id: \"Rat\", owner", "id: \"Rat\", kind: Token, count: 2, owner");
    assert_eq!(
        refused(UNABLE, "2026-04-17", &[many, ("DeclareBlockers()", &block("Rat"))]),
        "`Rat` can't be declared as a blocker: it stands for several creatures; list those that block, or have to, one by one"
    );
}

#[test]
fn each_blocks_what_attacks_its_own_controller() {
    let other = ("to: Object(Is(\"Ogre\"))", "to: Object(Is(\"Elf\"))");
    for date in ["2008-02-01", "2012-05-01", "2026-04-17"] {
        let told = "`Bear` can't block `Elf`: it does not attack the player who controls that creature";
        assert_eq!(refused(EACH, date, &[other]), told, "{date}");
    }
    let idle = ("attacks: \"Bob\", is", "is");
    assert_eq!(refused(EACH, "2026-04-17", &[idle]), "`Bear` can't block `Ogre`: it does not attack");
    let sage = ("Deed(what: Is(\"Cat\")", "Deed(what: Is(\"Sage\")");
    assert_eq!(
        refused(EACH, "2026-04-17", &[sage]),
        "`Sage` can't be declared as a blocker: only creatures on the battlefield block"
    );
}

/// Numbers that look like chance, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn one_in(&mut self, many: u64) -> bool {
        self.below(many) == 0
    }
}

/// A creature that may block, as the oracle knows it.
struct Blocker {
    of_bob: bool,
    tapped: bool,
    cant: bool,
    more: usize,
    /// How often it has to block each attacker.
    demands: Vec<usize>,
}

/// An attacker, as the oracle knows it.
struct Attacker {
    at_bob: bool,
    /// Whether it can't be blocked by creatures of Bob's.
    evades: bool,
    unblockable: bool,
}

fn creature(abilities: Vec<Ability>) -> Characteristics {
    let types = vec![CardType::Creature];
    Characteristics { types, power: Some(1), toughness: Some(1), abilities, ..Characteristics::default() }
}

fn cant(what: What, deed: Deed, to: Option<Whom>) -> Ability {
    Ability::Restriction(Restriction::Cant(Pattern::new(EventPattern::undergoes(what, deed, to))))
}

fn situation(chance: &mut Chance) -> (Vec<Attacker>, Vec<Blocker>) {
    let attackers: Vec<Attacker> = (0..=chance.below(2))
        .map(|_| Attacker {
            at_bob: !chance.one_in(3),
            evades: chance.one_in(4),
            unblockable: chance.one_in(6),
        })
        .collect();
    let blockers = (0..=chance.below(3)).map(|_| Blocker {
        of_bob: !chance.one_in(3),
        tapped: chance.one_in(6),
        cant: chance.one_in(6),
        more: usize::from(chance.one_in(4)),
        demands: attackers
            .iter()
            .map(|_| usize::try_from(chance.below(4)).map_or(0, |at| [0, 1, 1, 2][at]))
            .collect(),
    });
    let blockers = blockers.collect();
    (attackers, blockers)
}

fn board(attackers: &[Attacker], blockers: &[Blocker], declared: &[Vec<usize>]) -> Board {
    let attacking = attackers.iter().enumerate().map(|(at, one)| {
        let of_bob = What::ControlledBy(language::select::Who::Named("Bob".to_owned()));
        let evades = cant(of_bob, Deed::Block, Some(Whom::Object(What::This)));
        let unblockable = cant(What::This, Deed::BecomeBlocked, None);
        let abilities = [one.evades.then_some(evades), one.unblockable.then_some(unblockable)];
        Object {
            id: format!("Attacker {at}"),
            owner: Some("Alice".to_owned()),
            attacks: Some(if one.at_bob { "Bob" } else { "Carol" }.to_owned()),
            is: creature(abilities.into_iter().flatten().collect()),
            count: 1,
            ..Object::default()
        }
    });
    let blocking = blockers.iter().enumerate().map(|(at, one)| {
        let never = one.cant.then(|| cant(What::This, Deed::Block, None));
        let more = (one.more > 0).then_some(Ability::BlocksMore(one.more as u64));
        let often = |(at, times): (usize, &usize)| vec![format!("Attacker {at}"); *times];
        Object {
            id: format!("Blocker {at}"),
            owner: Some(if one.of_bob { "Bob" } else { "Carol" }.to_owned()),
            tapped: one.tapped,
            must_block: one.demands.iter().enumerate().flat_map(often).collect(),
            is: creature(never.into_iter().chain(more).collect()),
            count: 1,
            ..Object::default()
        }
    });
    let block = |blocker: usize, attacker: usize| {
        let to = Some(Whom::Object(What::Is(format!("Attacker {attacker}"))));
        Event::undergoes(What::Is(format!("Blocker {blocker}")), Deed::Block, to)
    };
    let pairs = declared.iter().enumerate().flat_map(|(at, all)| all.iter().map(move |&of| (at, of)));
    let declared = pairs.map(|(blocker, attacker)| block(blocker, attacker)).collect();
    Board {
        players: ["Alice", "Bob", "Carol"].map(Player::new).to_vec(),
        objects: attacking.chain(blocking).collect(),
        events: vec![Script { does: vec![Instruction::DeclareBlockers { declared }], ..Script::default() }],
        ..Board::default()
    }
}

/// All that can be declared, legal or not: for each blocker some of the attackers.
fn declarations(attackers: usize, blockers: usize) -> Vec<Vec<Vec<usize>>> {
    let some = |bits: usize| (0..attackers).filter(|at| bits >> at & 1 == 1).collect::<Vec<_>>();
    let mut all = vec![Vec::new()];
    for _ in 0..blockers {
        let with = |before: &Vec<Vec<usize>>| {
            (0..1 << attackers).map(|bits| [before.clone(), vec![some(bits)]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

fn obeys_restrictions(attackers: &[Attacker], blockers: &[Blocker], declared: &[Vec<usize>]) -> bool {
    declared.iter().zip(blockers).all(|(blocked, blocker)| {
        let able = !blocker.tapped && !blocker.cant && blocked.len() <= 1 + blocker.more;
        let can = |&at: &usize| {
            let attacker = &attackers[at];
            let evaded = attacker.evades && blocker.of_bob || attacker.unblockable;
            attacker.at_bob == blocker.of_bob && !evaded
        };
        blocked.is_empty() || able && blocked.iter().all(can)
    })
}

fn requirements(blockers: &[Blocker], declared: &[Vec<usize>]) -> usize {
    let of = |(blocked, blocker): (&Vec<usize>, &Blocker)| -> usize {
        blocked.iter().map(|&at| blocker.demands[at]).sum()
    };
    declared.iter().zip(blockers).map(of).sum()
}

#[test]
fn what_may_be_declared_is_what_trying_all_declarations_finds() {
    let mut chance = Chance(39);
    let (mut legal, mut illegal, mut disobeyed) = (0, 0, 0);
    for _ in 0..600 {
        let (attackers, blockers) = situation(&mut chance);
        let all = declarations(attackers.len(), blockers.len());
        let allowed: Vec<bool> =
            all.iter().map(|one| obeys_restrictions(&attackers, &blockers, one)).collect();
        let able = all.iter().zip(&allowed).filter(|(_, allowed)| **allowed);
        let most = able.map(|(one, _)| requirements(&blockers, one)).max().expect("nobody has to block");
        for (one, allowed) in all.iter().zip(&allowed) {
            let enough = requirements(&blockers, one) == most;
            let board = board(&attackers, &blockers, one);
            let is_legal = match rule(&board, &Options::default()) {
                Ok(_) => true,
                Err(BoardError { problem: Problem::DeclaredBlockers(_), .. }) => false,
                Err(other) => panic!("{other}"),
            };
            assert_eq!(is_legal, *allowed && enough, "{one:?} of {board:?}");
            legal += usize::from(is_legal);
            illegal += usize::from(!is_legal);
            disobeyed += usize::from(*allowed && !enough);
        }
    }
    assert!(legal > 300 && illegal > 300 && disobeyed > 300, "{legal}, {illegal}, {disobeyed}");
}
