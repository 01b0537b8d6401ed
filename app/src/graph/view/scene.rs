//! What the painters of boxes and lines look at, and how it is lit.

use std::cell::Cell;

use egui::Ui;
use petgraph::graph::{EdgeIndex, NodeIndex};

use super::eye::Eye;
use crate::presentation::{Presentation, is_many};
use crate::state::State;
use crate::theme::Palette;
use statements::moment::Step;

/// In one frame it is worked out for at most so many moments what is new there.
pub(crate) const NEWS_IN_A_FRAME: usize = 24;

/// What the painters of boxes and lines look at.
pub(crate) struct Scene<'a> {
    pub(crate) state: &'a State,
    pub(crate) shown: &'a Presentation,
    pub(crate) eye: Eye,
    pub(crate) palette: &'static Palette,
    /// For how many moments it may still be worked out what is new there.
    pub(crate) budget: Cell<usize>,
}

/// How a moment or step is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Light {
    /// Nothing is lit.
    Plain,
    /// Something else is.
    Off,
    /// It is on a way to the outcome, or before the moment that is selected.
    Before,
    /// It is on the way to the outcome that is shown of all of them.
    Way,
    /// It comes after the moment that is selected.
    After,
}

impl Scene<'_> {
    /// How a moment is lit: by the ways to an outcome, or else by the past and future of what is selected.
    pub(crate) fn light(&self, moment: usize) -> Light {
        if let Some(highlight) = &self.state.highlight {
            let is_shortest = highlight.shortest.moments.contains(&NodeIndex::new(moment));
            return self.lit(is_shortest, highlight.moments[moment]);
        }
        match self.state.selection.as_ref().and_then(|selection| selection.around.as_ref()) {
            None => Light::Plain,
            Some(around) if around.before[moment] => Light::Before,
            Some(around) if around.after[moment] => Light::After,
            Some(_) => Light::Off,
        }
    }

    /// Of a large ruling one way to the outcome is lit, since nearly all of it leads there; else every way is.
    fn lit(&self, is_shortest: bool, leads_there: bool) -> Light {
        match (is_shortest, leads_there && !is_many(self.shown)) {
            (true, _) => Light::Way,
            (false, true) => Light::Before,
            (false, false) => Light::Off,
        }
    }

    /// How a step is lit.
    pub(crate) fn step_light(&self, step: usize) -> Light {
        if let Some(highlight) = &self.state.highlight {
            let is_shortest = highlight.shortest.steps.contains(&EdgeIndex::new(step));
            return self.lit(is_shortest, highlight.steps[step]);
        }
        let Some(around) = self.state.selection.as_ref().and_then(|selection| selection.around.as_ref())
        else {
            return Light::Plain;
        };
        let ends = self.shown.ruling.graph().edge_endpoints(EdgeIndex::new(step));
        match ends.map(|(from, to)| (from.index(), to.index())) {
            Some((_, to)) if around.before[to] => Light::Before,
            Some((from, _)) if around.after[from] => Light::After,
            Some(_) | None => Light::Off,
        }
    }

    /// Whether something is lit.
    pub(crate) fn is_lit(&self) -> bool {
        let around = self.state.selection.as_ref().is_some_and(|selection| selection.around.is_some());
        self.state.highlight.is_some() || around
    }

    pub(crate) fn is_selected(&self, moment: usize) -> bool {
        self.state.selection.as_ref().is_some_and(|s| s.moment.index() == moment)
    }

    pub(crate) fn is_step_selected(&self, step: usize) -> bool {
        self.state.selection.as_ref().is_some_and(|s| s.step.is_some_and(|s| s.index() == step))
    }

    pub(crate) fn is_found(&self, moment: usize) -> bool {
        self.state.graph.is_found(NodeIndex::new(moment))
    }

    pub(crate) fn hides_step(&self, step: usize) -> bool {
        self.state.graph.hides_step(self.shown.ruling.graph(), step)
    }

    /// Whether a step picks what has become applicable just before. Some frames may pass until it is known.
    pub(crate) fn is_new(&self, ui: &Ui, step: EdgeIndex) -> bool {
        let graph = self.shown.ruling.graph();
        let Some((from, _)) = graph.edge_endpoints(step) else { return false };
        // Nobody asks what is new before an answer, so that it would never be known.
        if !matches!(graph[step], Step::Pick { .. }) {
            return false;
        }
        if self.shown.known_news(from).is_none() {
            let left = self.budget.get();
            if left == 0 {
                ui.ctx().request_repaint();
                return false;
            }
            self.budget.set(left - 1);
        }
        self.shown.is_new(step)
    }
}
