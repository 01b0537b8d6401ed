//! Boards with a spell or an ability on the stack, of whose targets some have become illegal before it resolves.

use super::dice::Dice;
use super::parts::PLAYERS;
use super::written::{one, some, written};
use language::board::Board;

/// Whether the spell or ability resolves, or what it does is done to those of its targets that are legal by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aimed {
    /// It resolves.
    Resolves,
    /// What it does is done to its legal targets, if it has any.
    Done,
}

/// What the spell or the source of the ability is called.
pub const SOURCE: &str = "Bolt";

/// What can be targeted.
const OF: [&str; 5] = [
    "OneOf([Player(Anyone), Object(Type(Creature))])",
    "Object(All([Type(Creature), Power(AtMost, N(3))]))",
    "Object(ControlledBy(Opponents))",
    "Object(Color(Green))",
    "OneOf([Player(Opponents), Object(All([Type(Creature), Color(Red)]))])",
];

/// A creature, as the rules about targets see it.
struct Beast {
    name: &'static str,
    controller: usize,
    power: u64,
    is_green: bool,
    is_creature: bool,
    keyword: &'static str,
    /// Whether it is the object that was targeted.
    is_same: bool,
}

impl Beast {
    /// Whether Ann's red spell can target it (CR 115.4, 608.2b, 702.11b, 702.16b, 702.18a (2026-04-17)).
    fn is_legal(&self, of: &str) -> bool {
        let fits = match OF.iter().position(|one| *one == of).unwrap_or(OF.len()) {
            0 => self.is_creature,
            1 => self.is_creature && self.power <= 3,
            2 => self.controller != 0,
            3 => self.is_green,
            _ => self.is_creature && !self.is_green,
        };
        let bars = match self.keyword {
            "" => false,
            "Hexproof" => self.controller != 0,
            _ => true,
        };
        self.is_same && fits && !bars
    }

    fn written(&self) -> String {
        let (name, owner, power) = (self.name, PLAYERS[self.controller], self.power);
        let color = if self.is_green { "Green" } else { "Red" };
        let keyword =
            if self.keyword.is_empty() { String::new() } else { format!("Keyword({})", self.keyword) };
        format!(
            "(id: \"{name}\", owner: \"{owner}\", is: (types: [Creature], power: {power}, toughness: 9, colors: [{color}], abilities: [{keyword}]))"
        )
    }

    /// Something happens to it; how a board says that.
    fn change(&mut self, dice: &mut Dice) -> String {
        let is = format!("Is(\"{}\")", self.name);
        let changes = |change: &str| format!("Change(what: {is}, changes: [{change}], until: Always)");
        match dice.below(8) {
            0 => {
                self.is_green = true;
                changes("SetColors([Green])")
            }
            1 => {
                self.power += 3;
                changes("ModifyPowerToughness(3, 3)")
            }
            2 if self.keyword.is_empty() => {
                self.keyword = "Shroud";
                changes("AddAbility(Keyword(Shroud))")
            }
            3 => {
                self.controller = 0;
                format!("Do(events: [GainControl(who: Named(\"Ann\"), what: {is})])")
            }
            4 => {
                self.is_creature = false;
                changes("SetTypes([Artifact])")
            }
            5 => {
                self.is_same = false;
                format!("Do(events: [Move(what: {is}, to: Exile)])")
            }
            6 => {
                self.is_same = false;
                format!("Do(events: [Move(what: {is}, to: Exile)]), Do(events: [Enter(what: {is})])")
            }
            _ => "Do(events: [GainLife(who: Anyone, amount: N(1))])".to_owned(),
        }
    }
}

/// A board of such a spell or ability; the same seed is the same board.
pub fn aimed(seed: u64, how: Aimed) -> Board {
    let dice = &mut Dice::new(seed.wrapping_mul(59));
    let of = one(&OF, dice);
    let keywords = ["", "", "", "Hexproof", "Shroud", "Protection(Color(Red))"];
    let mut beasts = ["Elk", "Ram", "Yak"].map(|name| Beast {
        name,
        controller: dice.below(PLAYERS.len()),
        power: 1 + dice.below(4) as u64,
        is_green: dice.one_in(2),
        is_creature: true,
        keyword: one(&keywords, dice),
        is_same: true,
    });
    let objects: Vec<String> = beasts.iter().map(Beast::written).collect();
    // "Ann" is no target: what the ability does to its controller besides shows.
    let players: Vec<&str> = if of.contains("Player") { some(&["Bob", "Cyd"], dice) } else { Vec::new() };
    let aimed: Vec<&str> = some(&["Elk", "Ram", "Yak"], dice);
    let meanwhile: Vec<String> = beasts
        .iter_mut()
        .map(|beast| format!("(controller: \"Bob\", does: [{}])", beast.change(dice)))
        .collect();
    let is_legal = |name: &&&str| beasts.iter().any(|beast| beast.name == **name && beast.is_legal(of));
    let legal: Vec<&str> = players.iter().chain(aimed.iter().filter(is_legal)).copied().collect();
    let chosen: Vec<&str> = players.iter().chain(&aimed).copied().collect();
    let (does, is_spell) = (does(dice), dice.one_in(2));
    let aim = Aim { of, at: quoted(&chosen), does };
    let (source, stack, resolves) = aim.announced(is_spell);
    // One that targets nothing resolves.
    let is_done = !legal.is_empty() || chosen.is_empty();
    let last = match how {
        Aimed::Resolves => resolves,
        Aimed::Done => aim.done(is_done, &quoted(&legal), is_spell),
    };
    let stack = if how == Aimed::Resolves { stack } else { String::new() };
    written(&format!(
        "players: [(name: \"Ann\", life: 300), (name: \"Bob\", life: 300), (name: \"Cyd\", life: 300)],
         objects: [{source}, {}], stack: [{stack}], events: [{}, {last}]",
        objects.join(", "),
        meanwhile.join(", ")
    ))
}

fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("{name:?}")).collect::<Vec<_>>().join(", ")
}

/// What is targeted, and what is done to it.
struct Aim {
    of: &'static str,
    at: String,
    does: String,
}

impl Aim {
    /// The spell, or the source of the ability and that on the stack; and how it resolves.
    fn announced(&self, is_spell: bool) -> (String, String, String) {
        let Self { of, at, does } = self;
        let resolves = "(controller: \"Ann\", does: [Resolve])".to_owned();
        if is_spell {
            let spell = format!(
                "(id: \"Bolt\", owner: \"Ann\", zone: Stack, targets: [(chosen: [{at}], of: {of})], is: (types: [Instant], colors: [Red],
                    abilities: [Spell(targets: [(called: \"target\", of: {of}, amount: 9, or_fewer: true)], does: [{does}])]))"
            );
            return (spell, String::new(), resolves);
        }
        let source = "(id: \"Bolt\", owner: \"Ann\", is: (types: [Enchantment], colors: [Red]))".to_owned();
        let ability = format!(
            "(targets: [(\"target\", (chosen: [{at}], of: {of}))], script: (source: \"Bolt\", controller: \"Ann\", does: [{does}]))"
        );
        (source, ability, resolves)
    }

    /// What it does is done to those of its targets that are legal; a spell goes to the graveyard.
    fn done(&self, is_done: bool, legal: &str, is_spell: bool) -> String {
        let does = if is_done { &self.does } else { "" };
        let leaves = if is_spell { "Do(events: [Move(what: Is(\"Bolt\"), to: Graveyard)])" } else { "" };
        format!(
            "(source: \"Bolt\", controller: \"Ann\", refers: (chosen: [(\"target\", [{legal}])]), does: [{does}]),
             (controller: \"Ann\", does: [{leaves}])"
        )
    }
}

/// What is done to the targets, and besides.
fn does(dice: &mut Dice) -> String {
    let all = [
        "Do(events: [Damage(from: This, to: OneOf([Player(Chosen(\"target\")), Object(Chosen(\"target\"))]), amount: N(2))])",
        "Do(events: [Deed(deed: Tap, what: Chosen(\"target\"))])",
        "Do(events: [PutCounters(on: Object(Chosen(\"target\")), kind: PlusOne, amount: N(1))])",
        "Do(events: [GainLife(who: You, amount: N(3))])",
        "Do(events: [LoseLife(who: Chosen(\"target\"), amount: N(5))])",
        "Do(events: [Damage(from: This, to: Player(You), amount: N(1)), Destroy(what: Chosen(\"target\"))])",
    ];
    let some = some(&all, dice);
    if some.is_empty() { all[3].to_owned() } else { some.join(", ") }
}
