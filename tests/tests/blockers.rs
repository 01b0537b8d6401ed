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
    problem(board, date, changes).map_or_else(|| "legal".to_owned(), |problem| problem.to_string())
}

/// The number of the rule that it breaks at that date.
fn breaks(board: &str, date: &str, changes: &[(&str, &str)]) -> Option<&'static str> {
    let rule = problem(board, date, changes)?.rule()?;
    rulebook::concordance::number(rule, date.parse().expect("a day"))
}

fn problem(board: &str, date: &str, changes: &[(&str, &str)]) -> Option<Problem> {
    let bundled = saves::bundled::find(board).expect("a bundled board");
    let mut text = bundled.text.to_owned();
    for (words, others) in changes {
        assert!(text.contains(words), "{board} has `{words}`");
        text = text.replace(words, others);
    }
    let file = saves::from_text(board, &text).expect("a board file");
    let options = Options { as_of: Some(date.parse().expect("a day")), ..Options::default() };
    rule(&file.board, &options).err().map(|BoardError { problem, .. }| problem)
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

const FLIES: &str = "combat/only-what-flies-or-reaches";
const MENACE: &str = "combat/menace-takes-two";
const HELPS: &str = "combat/a-bystander-helps";
const SHADOW: &str = "combat/shadow-meets-shadow";
const POWER: &str = "combat/by-power";
const WANTED: &str = "combat/must-be-blocked";
const ASKED: &str = "combat/attacks-where-most-is-asked";
const SHY: &str = "combat/not-alone";
const NOBODY: &str = "combat/nobody-has-to-help";

fn attack(attacker: &str, to: &str) -> String {
    format!("Deed(what: Is(\"{attacker}\"), deed: Attack, to: {to})")
}

fn block(blocker: &str, attacker: &str) -> String {
    format!("Deed(what: Is(\"{blocker}\"), deed: Block, to: Object(Is(\"{attacker}\")))")
}

#[test]
fn what_evades_says_by_which_keyword() {
    let told = |board: &str, one: (&str, &str), other: (&str, &str)| {
        refused(board, "2026-04-17", &[(&block(one.0, one.1), &block(other.0, other.1))])
    };
    assert_eq!(
        told(FLIES, ("Bat", "Drake"), ("Bear", "Drake")),
        "`Bear` can't block `Drake`: `Drake` has flying"
    );
    assert_eq!(
        told(SHADOW, ("Bear", "Ogre"), ("Bear", "Shade")),
        "`Bear` can't block `Shade`: `Shade` has shadow"
    );
    assert_eq!(
        told(SHADOW, ("Wisp", "Shade"), ("Wisp", "Ogre")),
        "`Wisp` can't block `Ogre`: `Wisp` has shadow"
    );
    assert_eq!(
        told(POWER, ("Ogre", "Beast"), ("Dog", "Beast")),
        "`Dog` can't block `Beast`: `Beast` says so"
    );
}

#[test]
fn so_many_block_or_none_does() {
    let both = format!("{}, {}", block("Elf", "Thug"), block("Bear", "Thug"));
    for date in DATES {
        let told = "`Thug` can't be blocked by 1, but by 2 or more: `Thug` has menace";
        assert_eq!(refused(MENACE, date, &[(&both, &block("Bear", "Thug"))]), told, "{date}");
        assert_eq!(refused(MENACE, date, &[(&both, "")]), "legal", "{date}");
    }
    let more = format!("{}, {}", block("Elf", "Giant"), block("Dog", "Giant"));
    assert_eq!(
        refused(POWER, "2026-04-17", &[(&block("Elf", "Giant"), &more)]),
        "`Giant` can't be blocked by 2, but by 1 at most: `Giant` says so"
    );
    let alone = block("Elf", "Ogre");
    let together = format!("{alone}, {}", block("Faun", "Ogre"));
    assert_eq!(refused(SHY, "2026-04-17", &[(&together, &alone)]), "`Elf` can't block alone: `Elf` says so");
}

#[test]
fn what_breaks_a_restriction_breaks_another_rule_than_what_disobeys_a_requirement() {
    let both = format!("{}, {}", block("Elf", "Thug"), block("Bear", "Thug"));
    let giant = (block("Elf", "Giant"), format!("{}, {}", block("Elf", "Giant"), block("Dog", "Giant")));
    let shy = format!("{}, {}", block("Elf", "Ogre"), block("Faun", "Ogre"));
    for date in DATES {
        let (restricts, requires) =
            if date < "2009-07-11" { ("500.3", "500.4") } else { ("509.1b", "509.1c") };
        let weak = (&*block("Ogre", "Beast"), &*block("Dog", "Beast"));
        assert_eq!(breaks(POWER, date, &[weak]), Some(restricts), "{date}");
        assert_eq!(breaks(POWER, date, &[(&giant.0, &giant.1)]), Some(restricts), "{date}");
        assert_eq!(breaks(MENACE, date, &[(&both, &block("Bear", "Thug"))]), Some(restricts), "{date}");
        assert_eq!(breaks(SHY, date, &[(&shy, &block("Elf", "Ogre"))]), Some(restricts), "{date}");
        let nobody = format!("declared: [{}]", block("Bear", "Boar"));
        assert_eq!(breaks(EITHER, date, &[(&nobody, "")]), Some(requires), "{date}");
    }
}

#[test]
fn attackers_that_break_a_restriction_break_another_rule_than_those_that_stay_behind() {
    let (ogre, dog) = (attack("Ogre", "Object(Is(\"Sage\"))"), attack("Dog", "Player(Named(\"Bob\"))"));
    let both = format!("{ogre}, {dog}");
    let cant = "abilities: [Restriction(Cant((event: Deed(what: This, deed: Attack))))]";
    let cant = ("abilities: [Restriction(NeverAttacksAlone)]", cant);
    for date in &DATES[1..] {
        let (restricts, requires) =
            if *date < "2009-07-11" { ("500.2", "500.2") } else { ("508.1c", "508.1d") };
        assert_eq!(breaks(ASKED, date, &[(&both, &dog)]), Some(restricts), "{date}");
        assert_eq!(breaks(ASKED, date, &[cant]), Some(restricts), "{date}");
        assert_eq!(breaks(ASKED, date, &[(&both, "")]), Some(requires), "{date}");
    }
}

#[test]
fn a_creature_without_a_requirement_helps_from_2008_on() {
    let both = format!("{}, {}", block("Elf", "Thug"), block("Bear", "Thug"));
    let told = "1 of the requirements to block can be obeyed, and this obeys 0; declare that `Elf` blocks `Thug`, `Bear` blocks `Thug`";
    for date in DATES {
        let told = if date < "2008-02-01" { "legal" } else { told };
        assert_eq!(refused(HELPS, date, &[(&both, "")]), told, "{date}");
    }
    let told = "1 of the requirements to block can be obeyed, and this obeys 0; declare that `Elf` blocks `Thug`, `Rampart` blocks `Thug`";
    assert_eq!(refused(NOBODY, "2008-02-01", &[]), told);
    assert_eq!(refused(NOBODY, "2008-01-31", &[]), "legal");
}

#[test]
fn one_of_all_has_to_block_what_must_be_blocked() {
    let beast = format!(", {}", block("Bear", "Beast"));
    let told = "2 of the requirements to block can be obeyed, and this obeys 1; declare that `Dog` blocks `Boar`, `Cat` blocks `Beast`";
    assert_eq!(refused(WANTED, "2026-04-17", &[(&beast, "")]), told);
    let cat = format!(", {}", block("Cat", "Beast"));
    assert_eq!(refused(WANTED, "2026-04-17", &[(&beast, &cat)]), "legal");
}

const TAPPED: &str = "combat/attackers-become-tapped";

#[test]
fn what_cant_attack_is_not_declared_as_an_attacker() {
    let bear = "Deed(what: Is(\"Bear\"), deed: Attack)";
    let told = |other: &str| refused(TAPPED, "2026-04-17", &[(bear, other)]);
    let attack = |who: &str| format!("Deed(what: Is(\"{who}\"), deed: Attack)");
    assert_eq!(told(&attack("Wall")), "`Wall` can't attack `Bob`: `Wall` has defender");
    assert_eq!(
        told(&attack("Ox")),
        "`Ox` can't be declared as an attacker: it is tapped, and only untapped creatures attack"
    );
    let self_attack = "Deed(what: Is(\"Bear\"), deed: Attack, to: Player(Named(\"Alice\")))";
    assert_eq!(
        told(self_attack),
        "`Bear` can't attack `Alice`: that is no opponent, nor a planeswalker or battle of one"
    );
}

#[test]
fn who_has_to_attack_attacks_what_most_is_asked_of() {
    let sage = "Deed(what: Is(\"Ogre\"), deed: Attack, to: Object(Is(\"Sage\"))), ";
    let bob = sage.replace("Object(Is(\"Sage\"))", "Player(Named(\"Bob\"))");
    let told =
        "2 of the requirements to attack can be obeyed, and this obeys 1; declare that `Ogre` attacks `Sage`";
    assert_eq!(refused(ASKED, "2026-04-17", &[(sage, &bob)]), told);
    let dog = "Deed(what: Is(\"Dog\"), deed: Attack, to: Player(Named(\"Bob\")))";
    assert_eq!(refused(ASKED, "2026-04-17", &[(sage, "")]), "`Dog` can't attack alone: `Dog` says so");
    assert_eq!(refused(ASKED, "2026-04-17", &[(&format!(", {dog}"), "")]), "legal");
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
#[expect(clippy::struct_excessive_bools, reason = "each is so or not by itself")]
struct Blocker {
    of_bob: bool,
    tapped: bool,
    cant: bool,
    more: usize,
    shy: bool,
    /// How often it has to block at all.
    any: usize,
    /// How often it has to block each attacker.
    demands: Vec<usize>,
}

/// An attacker, as the oracle knows it.
#[expect(clippy::struct_excessive_bools, reason = "each is so or not by itself")]
struct Attacker {
    at_bob: bool,
    /// Whether it can't be blocked by creatures of Bob's.
    evades: bool,
    unblockable: bool,
    /// By how many it is blocked, if by any.
    least: usize,
    most: usize,
    /// Whether it must be blocked.
    wanted: bool,
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
            least: if chance.one_in(3) { 2 } else { 0 },
            most: if chance.one_in(5) { 1 } else { 9 },
            wanted: chance.one_in(4),
        })
        .collect();
    let blockers = (0..=chance.below(3)).map(|_| Blocker {
        of_bob: !chance.one_in(3),
        tapped: chance.one_in(6),
        cant: chance.one_in(6),
        more: usize::from(chance.one_in(4)),
        shy: chance.one_in(5),
        any: usize::from(chance.one_in(5)),
        demands: attackers
            .iter()
            .map(|_| usize::try_from(chance.below(4)).map_or(0, |at| [0, 0, 1, 2][at]))
            .collect(),
    });
    let blockers = blockers.collect();
    (attackers, blockers)
}

fn must(what: What, deed: Deed) -> Ability {
    Ability::Requirement(Pattern::new(EventPattern::undergoes(what, deed, None)))
}

fn board(attackers: &[Attacker], blockers: &[Blocker], declared: &[Vec<usize>]) -> Board {
    let attacking = attackers.iter().enumerate().map(|(at, one)| {
        let of_bob = What::ControlledBy(language::select::Who::Named("Bob".to_owned()));
        let evades = cant(of_bob, Deed::Block, Some(Whom::Object(What::This)));
        let unblockable = cant(What::This, Deed::BecomeBlocked, None);
        let restriction = |restriction: Restriction| Some(Ability::Restriction(restriction));
        let abilities = [
            one.evades.then_some(evades),
            one.unblockable.then_some(unblockable),
            restriction(Restriction::BlockedByAtLeast(one.least as u64)).filter(|_| one.least > 0),
            restriction(Restriction::BlockedByAtMost(one.most as u64)).filter(|_| one.most < 9),
            one.wanted.then(|| must(What::This, Deed::BecomeBlocked)),
        ];
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
        let shy = one.shy.then_some(Ability::Restriction(Restriction::NeverBlocksAlone));
        let any = (0..one.any).map(|_| must(What::This, Deed::Block));
        let often = |(at, times): (usize, &usize)| vec![format!("Attacker {at}"); *times];
        Object {
            id: format!("Blocker {at}"),
            owner: Some(if one.of_bob { "Bob" } else { "Carol" }.to_owned()),
            tapped: one.tapped,
            must_block: one.demands.iter().enumerate().flat_map(often).collect(),
            is: creature(never.into_iter().chain(more).chain(shy).chain(any).collect()),
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
    }) && attackers.iter().enumerate().all(|(at, attacker)| {
        let number = declared.iter().filter(|blocked| blocked.contains(&at)).count();
        number == 0 || (attacker.least..=attacker.most).contains(&number)
    }) && [true, false].into_iter().all(|bob| {
        let own = declared.iter().zip(blockers).filter(|(_, blocker)| blocker.of_bob == bob);
        let blocking: Vec<_> = own.filter(|(blocked, _)| !blocked.is_empty()).collect();
        blocking.len() != 1 || !blocking[0].1.shy
    })
}

/// How many requirements on itself a creature obeys.
fn obeyed(attackers: &[usize], blocker: &Blocker) -> usize {
    let any = if attackers.is_empty() { 0 } else { blocker.any };
    any + attackers.iter().map(|&at| blocker.demands[at]).sum::<usize>()
}

fn requirements(attackers: &[Attacker], blockers: &[Blocker], declared: &[Vec<usize>]) -> usize {
    let own: usize = declared.iter().zip(blockers).map(|(blocked, blocker)| obeyed(blocked, blocker)).sum();
    let is_met = |(at, attacker): &(usize, &Attacker)| {
        attacker.wanted && declared.iter().any(|blocked| blocked.contains(at))
    };
    own + attackers.iter().enumerate().filter(is_met).count()
}

/// Whether each creature does what is declared, or obeys a requirement (500.5 (2006-10-01)).
fn only_obeys(
    attackers: &[Attacker],
    blockers: &[Blocker],
    other: &[Vec<usize>],
    declared: &[Vec<usize>],
) -> bool {
    other.iter().zip(declared).zip(blockers).all(|((blocked, before), blocker)| {
        let wanted = blocked.iter().any(|&at| attackers[at].wanted);
        blocked == before || wanted || obeyed(blocked, blocker) > 0
    })
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
        let as_of = if chance.one_in(3) { "2006-10-01" } else { "2026-04-17" };
        let number = |one: &Vec<Vec<usize>>| requirements(&attackers, &blockers, one);
        let able: Vec<&Vec<Vec<usize>>> =
            all.iter().zip(&allowed).filter(|(_, allowed)| **allowed).map(|(one, _)| one).collect();
        for (one, allowed) in all.iter().zip(&allowed) {
            let counts = |other: &&&Vec<Vec<usize>>| {
                as_of >= "2008-02-01" || only_obeys(&attackers, &blockers, other, one)
            };
            let most = able.iter().filter(counts).map(|other| number(other)).max();
            let enough = most.is_none_or(|most| number(one) >= most);
            let board = board(&attackers, &blockers, one);
            let options = Options { as_of: Some(as_of.parse().expect("a day")), ..Options::default() };
            let is_legal = match rule(&board, &options) {
                Ok(_) => true,
                Err(BoardError { problem: Problem::DeclaredBlockers(_), .. }) => false,
                Err(other) => panic!("{other}"),
            };
            assert_eq!(is_legal, *allowed && enough, "{as_of}: {one:?} of {board:?}");
            legal += usize::from(is_legal);
            illegal += usize::from(!is_legal);
            disobeyed += usize::from(*allowed && !enough);
        }
    }
    assert!(legal > 300 && illegal > 300 && disobeyed > 200, "{legal}, {illegal}, {disobeyed}");
}
