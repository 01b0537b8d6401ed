//! A ruling as a graph for Graphviz.

use petgraph::graph::{EdgeReference, NodeIndex};
use petgraph::visit::EdgeRef;

use crate::opened::Opened;
use crate::presentation::label;
use crate::presentation::reading::number;
use engine::Ruling;
use rulebook::words::Words;
use statements::moment::{Moment, Step};

/// The graph with words in its nodes and effects on its edges.
pub(super) fn dot(opened: &Opened, ruling: &Ruling) -> String {
    let graph = ruling.graph();
    let head = format!("digraph {} {{", quoted(&opened.file.title));
    let style = ["node", "edge"].map(|what| format!("  {what} [fontname=\"sans-serif\"];"));
    let unread = opened.words(ruling).depends_on();
    let unread = unread.map(|unread| format!("  label={}; labelloc=\"t\";", quoted(&unread.to_string())));
    let nodes = graph.node_indices().map(|at| node(opened, ruling, at));
    let edges = graph.edge_references().map(|e| edge(opened, ruling, &e));
    let lines: Vec<_> = [head]
        .into_iter()
        .chain(unread)
        .chain(style)
        .chain(nodes)
        .chain(edges)
        .chain(["}\n".to_owned()])
        .collect();
    lines.join("\n")
}

fn node(opened: &Opened, ruling: &Ruling, at: NodeIndex) -> String {
    let label = quoted(&node_label(opened.words(ruling), at));
    format!("  {} [label={label}, shape={}];", number(at), shape(ruling.graph()[at]))
}

fn edge(opened: &Opened, ruling: &Ruling, edge: &EdgeReference<'_, Step>) -> String {
    let label = quoted(&label::step(ruling, opened.words(ruling), edge.id()));
    format!("  {} -> {} [label={label}];", number(edge.source()), number(edge.target()))
}

fn node_label(words: Words<'_>, at: NodeIndex) -> String {
    let who = words.orderer(at).or_else(|| words.asked(at)).map(|who| who.text);
    let lines = [Some(format!("{}. {}", number(at), words.short(at))), who];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

const fn shape(moment: Moment) -> &'static str {
    match moment {
        Moment::Ordering | Moment::Passing => "box",
        Moment::Deciding => "diamond",
        Moment::Outcome => "ellipse",
        Moment::Loop => "doublecircle",
        Moment::Open => "octagon",
        Moment::Split => "house",
    }
}

/// A string as Graphviz reads it.
fn quoted(words: &str) -> String {
    format!("\"{}\"", words.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_line_breaks_do_not_end_a_label() {
        assert_eq!(quoted("a \"b\"\nc\\"), "\"a \\\"b\\\"\\nc\\\\\"");
    }
}
