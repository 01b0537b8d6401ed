//! What objects are, layer by layer: the steps that are told end in what the engine uses, and how they are worded.

use engine::{Options, Ruling, rule};
use expect_test::expect_file;
use language::date::Date;
use petgraph::graph::NodeIndex;
use rulebook::words::layers::layer_number;
use rulebook::words::{Sentence, Words};
use statements::ids::ObjectId;
use statements::layers::{ByLayer, LayerStep, Look, Maker, WhyNot};
use tests::laws::Held;
use tests::laws::hold::everywhere;

/// So many moments of a ruling are looked at.
const MOMENTS: usize = 12;

/// What is wrong with what is told of an object; nothing where the steps lead to what it is.
fn wrong(ruling: &Ruling, at: NodeIndex, id: ObjectId) -> Option<String> {
    let (name, moment) = (ruling.object(id), at.index() + 1);
    let told = ruling.by_layer(Some(at), id)?;
    if Some(told.look()) != ruling.look(Some(at), id).as_ref() {
        return Some(format!(
            "{name} at moment {moment} is {:?}, and the steps lead to {:?}",
            ruling.look(Some(at), id),
            told.look()
        ));
    }
    let befores = std::iter::once(&told.first).chain(told.steps.iter().map(|step| &step.after));
    let says_so = |(step, before): (&LayerStep, &Look)| step.changes_nothing == (step.after == *before);
    if !told.steps.iter().zip(befores).all(says_so) {
        return Some(format!("{name} at moment {moment}: what changes nothing"));
    }
    is_out_of_order(ruling, &told)
        .then(|| format!("{name} at moment {moment}: layers out of order: {:?}", told.steps))
}

/// Whether a later step is of an earlier layer by the numbers of the date.
fn is_out_of_order(ruling: &Ruling, told: &ByLayer) -> bool {
    let of_rules = |step: &&LayerStep| matches!(step.from, Maker::NoCreature | Maker::NoNumber);
    let words = Words::new(ruling).vocabulary();
    let numbers =
        told.steps.iter().filter(|step| !of_rules(step)).map(|step| layer_number(words, step.layer));
    !numbers.is_sorted()
}

/// Where an ability is lost before it begins, it is known what has taken it.
fn lost_to_nothing(told: &ByLayer) -> Option<String> {
    let mut lost = told.unapplied.iter().filter(|one| one.why == WhyNot::AbilityLost);
    let to_nothing = lost.find(|one| one.lost_to.is_none())?;
    Some(format!("nothing has taken the ability of {:?}", to_nothing.source))
}

#[test]
fn the_steps_of_the_layers_end_in_what_an_object_is() {
    everywhere(|sample| {
        let Some(ruling) = sample.small() else { return Held::TooLarge };
        let moments =
            ruling.graph().node_indices().take(MOMENTS).chain(ruling.ends().iter().copied().take(2));
        let mut objects =
            moments.flat_map(|at| ruling.objects_at(Some(at)).into_iter().map(move |id| (at, id)));
        let wrong = objects.find_map(|(at, id)| {
            let lost = || ruling.by_layer(Some(at), id).as_ref().and_then(lost_to_nothing);
            wrong(&ruling, at, id).or_else(lost)
        });
        wrong.into()
    });
}

/// A golden text: each line names a board, an object and a date, and what is told of it at the end stands below.
const TOLD: &str = include_str!("by_layer.txt");

/// What is told of an object of a bundled board at a date, line by line, at the end.
fn told(board: &str, object: &str, date: &str) -> Vec<String> {
    let found = saves::bundled::find(board).unwrap_or_else(|| panic!("no board {board}"));
    let file = saves::from_text(board, found.text).unwrap_or_else(|error| panic!("{error}"));
    let as_of: Date = date.parse().expect("a date");
    let options = Options { as_of: Some(as_of), ..Options::default() };
    let ruling = rule(&file.board, &options).unwrap_or_else(|error| panic!("{error}"));
    let end = ruling.ends()[0];
    let id = ruling.objects_called(Some(end), object).expect("an object")[0];
    let told =
        Words::new(&ruling).on(&file.board).by_layer(&ruling.by_layer(Some(end), id).expect("it is there"));
    let steps = told.steps.iter().map(|step| match step.then.as_str() {
        "" => numbers(&step.sentence()),
        then => format!("{} -> {then}", numbers(&step.sentence())),
    });
    let unapplied = told.unapplied.iter().map(|one| format!("not: {}", numbers(&one.said)));
    let all = steps.chain(unapplied).chain([format!("is: {}", told.is)]);
    all.map(|line| format!("  {line}")).collect()
}

/// A sentence, with the numbers of its rules behind it.
fn numbers(sentence: &Sentence) -> String {
    if sentence.rules.is_empty() {
        return sentence.text.clone();
    }
    let numbers: Vec<String> = sentence.rules.iter().map(|rule| rule.short()).collect();
    format!("{} [{}]", sentence.text, numbers.join(", "))
}

#[test]
fn each_step_is_told_with_its_layer_and_its_reason() {
    let mut lines = Vec::new();
    for line in TOLD.lines().filter(|line| !line.starts_with(' ')) {
        lines.push(line.to_owned());
        if let [board, object, date] = line.split(", ").collect::<Vec<_>>()[..] {
            lines.extend(told(board, object, date));
        }
    }
    expect_file!["by_layer.txt"].assert_eq(&(lines.join("\n") + "\n"));
}
