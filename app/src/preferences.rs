//! How the window looks, kept from one start to the next.

use std::path::PathBuf;

use eframe::Storage;
use egui::ThemePreference;
use serde::{Deserialize, Serialize};

use crate::panels::Panels;
use crate::state::State;
use crate::theme::size;

/// Under this name it is kept.
const KEY: &str = "look";

/// How the window looks.
#[derive(Clone, Serialize, Deserialize)]
pub struct Preferences {
    theme: ThemePreference,
    text_steps: i32,
    #[serde(rename = "desk")]
    panels: Panels,
    /// The hints of the first start are shown until they are closed.
    #[serde(default)]
    hints: bool,
    #[serde(default)]
    recent: Vec<PathBuf>,
    /// The file, or the draft, that was open.
    #[serde(default)]
    last: Option<PathBuf>,
}

impl Preferences {
    /// How a window looks now.
    pub fn of(state: &State) -> Self {
        Self {
            theme: state.theme,
            text_steps: state.text_steps,
            panels: state.panels.clone(),
            hints: state.hints,
            recent: state.recent.clone(),
            last: state.editing.path.clone(),
        }
    }

    /// How the last window looked. None when nothing is kept, or another version of the program kept it otherwise.
    pub fn kept(storage: &dyn Storage) -> Option<Self> {
        eframe::get_value(storage, KEY)
    }

    /// The file that was open, if it is still there.
    pub fn last(&self) -> Option<PathBuf> {
        self.last.clone().filter(|path| path.is_file())
    }

    /// Keeps it for the next window.
    pub fn keep(&self, storage: &mut dyn Storage) {
        eframe::set_value(storage, KEY, self);
    }

    /// Makes a window look so, as far as it can be trusted.
    pub fn give(self, state: &mut State) {
        state.theme = self.theme;
        state.text_steps = self.text_steps.clamp(-size::TEXT_STEPS_DOWN, size::TEXT_STEPS);
        state.hints = self.hints;
        state.recent = self.recent;
        let mut panels = self.panels;
        panels.complete();
        panels.settle();
        if panels.is_whole() {
            state.panels = panels;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::panels::Panel;

    #[derive(Default)]
    struct Kept(HashMap<String, String>);

    impl Storage for Kept {
        fn get_string(&self, key: &str) -> Option<String> {
            self.0.get(key).cloned()
        }

        fn set_string(&mut self, key: &str, value: String) {
            self.0.insert(key.to_owned(), value);
        }

        fn remove_string(&mut self, key: &str) {
            self.0.remove(key);
        }

        fn flush(&mut self) {}
    }

    #[test]
    fn a_window_looks_as_the_last_one_did() {
        let (mut first, mut storage) = (State::new(), Kept::default());
        first.theme = ThemePreference::Light;
        first.text_steps = 99;
        first.panels.open(Panel::Rulebook);
        Preferences::of(&first).keep(&mut storage);
        let mut second = State::new();
        Preferences::kept(&storage).expect("a look").give(&mut second);
        assert_eq!((second.theme, second.text_steps), (ThemePreference::Light, size::TEXT_STEPS));
        assert!(second.panels.is_open(Panel::Rulebook));
        storage.set_string(KEY, "nonsense".to_owned());
        assert!(Preferences::kept(&storage).is_none());
    }

    #[test]
    fn a_walk_and_a_comparison_are_over_with_their_window() {
        let (mut first, mut storage) = (State::new(), Kept::default());
        first.panels.open(Panel::Compare);
        first.panels.open(Panel::Walk);
        Preferences::of(&first).keep(&mut storage);
        let mut second = State::new();
        Preferences::kept(&storage).expect("a look").give(&mut second);
        assert!(second.panels.is_in_front(Panel::Ruling));
        assert!(!second.panels.is_open(Panel::Walk) && !second.panels.is_open(Panel::Compare));
    }

    /// As the window of 2026-11-22 kept how it looked, with the rulebook open.
    const KEPT: &str = "(theme:Dark,text_steps:2,desk:(tree:(id:(4273372871469428450),root:Some((18)),tiles:\
        (next_tile_id:19,tiles:{(1):Pane(Board),(2):Pane(Examples),(3):Pane(Ruling),(4):Pane(Moment),\
        (5):Pane(Rulebook),(6):Pane(Cards),(7):Pane(Outcomes),(8):Pane(Timeline),(9):Pane(Walk),\
        (10):Pane(Compare),(11):Container(Tabs((children:[(1),(2)],active:Some((1))))),\
        (12):Container(Tabs((children:[(3),(9),(10)],active:Some((3))))),\
        (13):Container(Tabs((children:[(7),(8)],active:Some((7))))),\
        (14):Container(Tabs((children:[(4)],active:Some((4))))),\
        (15):Container(Tabs((children:[(5),(6)],active:Some((5))))),\
        (16):Container(Linear((children:[(12),(13)],dir:Vertical,shares:(shares:{(12):0.8,(13):0.2})))),\
        (17):Container(Linear((children:[(14),(15)],dir:Vertical,shares:(shares:{(14):0.7,(15):1.3})))),\
        (18):Container(Linear((children:[(11),(16),(17)],dir:Horizontal,shares:(shares:{(11):0.22,(16):0.49,\
        (17):0.29}))))},invisible:[(10),(6),(9)]),height:None,width:None),middle:(16),is_sized:false),\
        hints:true,recent:[])";

    #[test]
    fn how_an_earlier_version_looked_is_still_read() {
        let (mut state, mut storage) = (State::new(), Kept::default());
        storage.set_string(KEY, KEPT.to_owned());
        Preferences::kept(&storage).expect("a look").give(&mut state);
        assert_eq!((state.theme, state.text_steps, state.hints), (ThemePreference::Dark, 2, true));
        assert!(state.panels.is_whole() && state.panels.is_open(Panel::Rulebook));
        assert!(!state.panels.is_open(Panel::Cards));
    }

    #[test]
    fn a_panel_that_an_earlier_version_did_not_have_comes_beside_the_others() {
        let (mut state, mut storage) = (State::new(), Kept::default());
        let without = KEPT.replace("(10):Pane(Compare),", "").replace("(3),(9),(10)", "(3),(9)");
        storage.set_string(KEY, without.replace("[(10),(6),(9)]", "[(6),(9)]"));
        Preferences::kept(&storage).expect("a look").give(&mut state);
        assert!(state.panels.is_whole() && state.panels.is_open(Panel::Rulebook));
        assert!(!state.panels.is_open(Panel::Compare));
        state.panels.open(Panel::Compare);
        assert!(state.panels.is_in_front(Panel::Compare) && !state.panels.is_in_front(Panel::Ruling));
    }
}
