//! What an effect does besides, or instead: typed as events are.

use egui::{CollapsingHeader, Ui};

use super::context::{DEEPEST, Form};
use super::instruction::longer;
use crate::presentation::label::capital;
use crate::widgets::form::{away, line, search};
use language::event::{Event, Instruction, Script};
use language::select::What;
use rulebook::typed;
use rulebook::words::Voice;

/// What stands in the empty field.
const HINT: &str = "That player loses 2 life; you draw a card";

impl Form<'_> {
    /// Instructions: each in words, with its parts, and what adds some.
    pub(crate) fn does(self, ui: &mut Ui, does: &mut Vec<Instruction>) {
        self.does_within(ui, does, 0);
    }

    /// The same within another instruction.
    pub(crate) fn does_within(self, ui: &mut Ui, does: &mut Vec<Instruction>, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        let mut gone = None;
        for (at, instruction) in does.iter_mut().enumerate() {
            ui.push_id(("instruction", at), |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.label(self.said(std::slice::from_ref(instruction)));
                    if away(ui, "Leave out this instruction") {
                        gone = Some(at);
                    }
                });
                let parts = CollapsingHeader::new("Its parts").id_salt("parts");
                parts.show(ui, |ui| self.instruction(ui, instruction, depth));
            });
        }
        if let Some(at) = gone {
            does.remove(at);
        }
        does.extend(self.typed(ui).into_iter().flatten());
        let names = || longer().into_iter().map(|(name, _)| name.to_owned()).collect();
        let chosen = search::menu(ui, "Add by choosing", names);
        does.extend(
            chosen.and_then(|place| longer().into_iter().nth(place)).map(|(_, instruction)| instruction),
        );
    }

    /// Events at the same moment: each in words, and a line that adds some.
    pub(crate) fn events(self, ui: &mut Ui, events: &mut Vec<Event>) {
        let one = |event: &Event| Instruction::Do { events: vec![event.clone()], unless: Vec::new() };
        let mut gone = None;
        for (at, event) in events.iter().enumerate() {
            ui.push_id(("event", at), |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.label(self.said(&[one(event)]));
                    if away(ui, "Leave out this event") {
                        gone = Some(at);
                    }
                });
            });
        }
        if let Some(at) = gone {
            events.remove(at);
        }
        for instruction in self.typed(ui).into_iter().flatten() {
            if let Instruction::Do { events: more, .. } | Instruction::DeclareBlockers { declared: more } =
                instruction
            {
                events.extend(more);
            }
        }
    }

    fn said(self, does: &[Instruction]) -> String {
        let script = Script { does: does.to_vec(), ..Script::default() };
        capital(&Voice::new(self.words).script(&script))
    }

    /// The line that adds what is typed into it.
    fn typed(self, ui: &mut Ui) -> Option<Vec<Instruction>> {
        let read = |words: &str| {
            if words.trim().is_empty() {
                return Ok(None);
            }
            let script = typed::event(words, self.board).map_err(|error| error.to_string())?;
            Ok(Some(with_source(script)))
        };
        line::read(ui, "what it does", HINT, "", read).flatten()
    }
}

/// The instructions of a script, in which its source is named: in an effect "this" is the effect's own source.
fn with_source(script: Script) -> Vec<Instruction> {
    let Some(source) = script.source else { return script.does };
    let mut does = script.does;
    for instruction in &mut does {
        let Instruction::Do { events, .. } = instruction else { continue };
        for event in events {
            if let Event::Damage { from, .. } = event
                && *from == What::This
            {
                *from = What::Is(source.clone());
            }
        }
    }
    does
}
