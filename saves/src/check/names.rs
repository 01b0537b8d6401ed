//! Names in `rulings` that the board does not have.

use super::Mismatch;
use crate::expected::{Expected, ExpectedOutcome};
use crate::nearest::nearest;
use engine::Ruling;
use language::board::{Ability, Board};

/// Every player, effect and object that the file names and neither the board nor the ruling knows.
pub(super) fn unknown(board: &Board, ruling: &Ruling, expected: &Expected) -> Vec<Mismatch> {
    let players = board.players.iter().map(|player| player.name.as_str()).collect();
    let known = Known { players, labels: labels(board, ruling) };
    let mut unknown = Vec::new();
    known.check_players(&mut unknown, "ordered_by", expected.ordered_by.as_deref());
    known.check_players(&mut unknown, "decided_by", expected.decided_by.as_deref());
    known.check_effects(&mut unknown, "never_offered", expected.never_offered.iter().map(|(label, _)| label));
    known.check_effects(&mut unknown, "refused", expected.refused.iter().map(|(label, _)| label));
    known.check_effects(&mut unknown, "offered", &expected.offered);
    for (place, outcome) in expected.outcomes.iter().flatten().enumerate() {
        known.check_outcome(&mut unknown, place, outcome);
        check_facts(&mut unknown, ruling, place, outcome);
    }
    for (place, asked) in expected.asked.iter().enumerate() {
        let field = |name: &str| format!("asked[{place}].{name}");
        known.check_players(&mut unknown, &field("forced_by"), asked.forced_by.as_deref());
        known.check_players(&mut unknown, &field("avoided_by"), asked.avoided_by.as_deref());
        let problem = ruling.answer_to(&asked.that).err();
        unknown.extend(problem.map(|problem| Mismatch::UnknownInPredicate {
            asked: place,
            predicate: asked.that.clone(),
            problem,
        }));
    }
    for (place, without) in expected.without.iter().enumerate() {
        // Here the source may stand with the label, which the ruling knows.
        let called = |name: &&String| ruling.effect_called(name).is_err();
        let field = format!("without[{place}].effects");
        known.check_effects(&mut unknown, &field, without.effects.iter().filter(called));
    }
    unknown
}

/// The labels that effects of the board can have, and those of all effects that the ruling met.
fn labels<'a>(board: &'a Board, ruling: &'a Ruling) -> Vec<&'a str> {
    let abilities = board.objects.iter().flat_map(|object| &object.is.abilities);
    let named = abilities.filter_map(|ability| {
        if let Ability::Effect(effect) = ability { effect.name.as_deref() } else { None }
    });
    let floating = board
        .effects
        .iter()
        .flat_map(|floating| [Some(floating.id.as_str()), floating.effect.name.as_deref()]);
    let objects = board.objects.iter().map(|object| object.id.as_str());
    let met = ruling.effect_ids().map(|effect| ruling.effect(effect).label);
    objects.chain(named).chain(floating.flatten()).chain(met).collect()
}

/// What facts name, the engine knows: each is asked of each outcome, until one says what is wrong with it.
fn check_facts(unknown: &mut Vec<Mismatch>, ruling: &Ruling, place: usize, entry: &ExpectedOutcome) {
    let outcomes = ruling.outcomes();
    for fact in &entry.facts {
        let problem = outcomes.iter().find_map(|outcome| ruling.holds(outcome.node, fact).err());
        unknown.extend(problem.map(|problem| Mismatch::UnknownInFact {
            outcome: place,
            fact: fact.clone(),
            problem,
        }));
    }
}

struct Known<'a> {
    players: Vec<&'a str>,
    labels: Vec<&'a str>,
}

impl Known<'_> {
    fn check_outcome(&self, unknown: &mut Vec<Mismatch>, place: usize, outcome: &ExpectedOutcome) {
        let field = |name: &str| format!("outcomes[{place}].{name}");
        self.check_players(unknown, &field("forced_by"), outcome.forced_by.as_deref());
        self.check_players(unknown, &field("avoided_by"), outcome.avoided_by.as_deref());
        self.check_effects(unknown, &field("reached_by"), outcome.reached_by.iter().flatten());
        self.check_effects(unknown, &field("explained_by"), outcome.explained_by.iter().flatten());
    }

    fn check_players(&self, unknown: &mut Vec<Mismatch>, field: &str, names: Option<&[String]>) {
        for name in names.into_iter().flatten().filter(|name| !self.players.contains(&name.as_str())) {
            let nearest = nearest(name, self.players.iter().copied()).map(str::to_owned);
            unknown.push(Mismatch::UnknownPlayer { field: field.to_owned(), name: name.clone(), nearest });
        }
    }

    fn check_effects<'n>(
        &self,
        unknown: &mut Vec<Mismatch>,
        field: &str,
        labels: impl IntoIterator<Item = &'n String>,
    ) {
        for name in labels.into_iter().filter(|name| !self.labels.contains(&name.as_str())) {
            let nearest = nearest(name, self.labels.iter().copied()).map(str::to_owned);
            unknown.push(Mismatch::UnknownEffect { field: field.to_owned(), name: name.clone(), nearest });
        }
    }
}
