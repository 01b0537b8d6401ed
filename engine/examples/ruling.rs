//! A ruling from code: 3 damage, an effect that doubles it, and one that adds 1.
//!
//! `cargo run -p engine --example ruling` prints every moment: what is about to happen, who says what is applied next,
//! what can't be applied and why, and how it ends.

use petgraph::graph::NodeIndex;

use engine::{Options, Ruling, rule};
use language::board::{Ability, Board, Object, Player};
use language::effect::{Effect, EventPattern, Rewrite, Scale};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, What, Who, Whom};
use statements::error::BoardError;
use statements::fact::Fact;
use statements::happening::Happening;
use statements::ids::Target;
use statements::moment::{Moment, Step};
use statements::outcome::Paths;
use statements::verdict::{Reason, Verdict};

/// A permanent of the first player: if damage would be dealt, another amount is dealt instead.
fn permanent(name: &str, scale: Scale) -> Object {
    let damage = EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None };
    let mut object = Object { id: name.into(), count: 1, ..Object::default() };
    object.is.name = name.into();
    object.is.abilities.push(Ability::Effect(Effect::new(damage, Rewrite::Scale(scale))));
    object
}

/// Two players and two permanents, and 3 damage that is about to be dealt to Bob.
fn board() -> Board {
    let damage = Event::Damage {
        from: What::This,
        to: Whom::Player(Who::Named("Bob".into())),
        amount: Amount::N(3),
        combat: false,
        unpreventable: false,
        excess: None,
    };
    let does = vec![Instruction::Do { events: vec![damage], unless: Vec::new() }];
    Board {
        players: vec![Player::new("Alice"), Player::new("Bob")],
        objects: vec![permanent("Furnace", Scale::Times(2)), permanent("Torch", Scale::Plus(Amount::N(1)))],
        events: vec![Script { does, ..Script::default() }],
        ..Board::default()
    }
}

/// What would happen at a moment.
fn pending(ruling: &Ruling, at: NodeIndex) -> String {
    let parts = ruling.pending(at).iter().map(|part| {
        if let Happening::Damage { to: Target::Player(player), amount, .. } = part.happening {
            format!("{} would be dealt {amount} damage", ruling.player(player))
        } else {
            format!("{:?}", part.happening)
        }
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// Why an effect can't be applied.
fn because(reason: Reason) -> String {
    if reason == Reason::AlreadyApplied {
        "it has had its one chance at this damage".to_owned()
    } else {
        format!("see the rule called {}", reason.rule().key())
    }
}

/// Prints a moment, and goes on with what each pick leads to.
fn tell(ruling: &Ruling, at: NodeIndex, depth: usize) {
    let indent = "    ".repeat(depth);
    if ruling.graph()[at] == Moment::Outcome {
        for fact in ruling.facts(at) {
            if let Fact::Life(player, life) = fact {
                println!("{indent}In the end {player} is at {life} life.");
            }
        }
        return;
    }
    let orderer = ruling.orderer(at).map_or("Nobody", |player| ruling.player(player));
    println!("{indent}{}. {orderer} orders.", pending(ruling, at));
    for judged in ruling.verdicts(at) {
        if let Verdict::Not(reason) = judged.verdict {
            let label = ruling.effect(judged.effect).label;
            println!("{indent}{label} can't be applied: {}.", because(reason));
        }
    }
    for step in ruling.steps(at) {
        let Some((_, next)) = ruling.graph().edge_endpoints(step) else { continue };
        if let Step::Pick { effect, .. } = ruling.graph()[step] {
            println!("{indent}{orderer} picks {}:", ruling.effect(effect).label);
        }
        tell(ruling, next, depth + 1);
    }
}

fn main() -> Result<(), BoardError> {
    let ruling = rule(&board(), &Options::default())?;
    println!("By the rules of {}:", ruling.as_of());
    tell(&ruling, NodeIndex::new(0), 0);
    if let Paths::Exactly(ways) = ruling.paths() {
        println!("{ways} ways, {} outcomes.", ruling.outcomes().len());
    }
    Ok(())
}

#[test]
fn either_order_is_an_outcome_of_its_own() {
    let ruling = rule(&board(), &Options::default()).expect("a board that makes sense");
    let life = |end: &NodeIndex| {
        let facts = ruling.facts(*end);
        facts.into_iter().find_map(|fact| if let Fact::Life(_, life) = fact { Some(life) } else { None })
    };
    assert_eq!(ruling.ends().iter().map(life).collect::<Vec<_>>(), [Some(13), Some(12)]);
}
