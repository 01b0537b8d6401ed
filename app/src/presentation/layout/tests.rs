//! What one may rely on: rows respect steps, nothing overlaps, the same graph gives the same places.

use egui::{Rect, Vec2};

use super::lay_out;
use super::line_index::LineIndex;
use super::shape::{Head, Layout, Link, Spacing};

const SPACING: Spacing = Spacing { beside: 10.0, between: 30.0, farther: 200.0 };

fn link(from: usize, to: usize) -> Link {
    Link { from, to, label: Some(Vec2::new(60.0, 18.0)) }
}

/// All subsets of `n` things, each step taking one more: the graph of n effects that all stay applicable.
fn lattice(n: usize) -> (Vec<Vec2>, Vec<Link>) {
    let nodes = 1 << n;
    let links = (0..nodes).flat_map(|from| (0..n).map(move |bit| (from, from | 1 << bit)));
    (vec![Vec2::new(200.0, 60.0); nodes], links.filter(|(a, b)| a != b).map(|(a, b)| link(a, b)).collect())
}

fn laid(sizes: &[Vec2], links: &[Link]) -> Layout {
    lay_out(sizes, links, SPACING)
}

#[test]
fn every_step_leads_down_to_a_lower_row() {
    let (sizes, links) = lattice(4);
    let layout = laid(&sizes, &links);
    for link in links {
        assert!(layout.nodes[link.from].bottom() < layout.nodes[link.to].top(), "{link:?}");
    }
}

#[test]
fn neither_moments_nor_labels_overlap() {
    let (sizes, links) = lattice(5);
    let layout = laid(&sizes, &links);
    let mut all = layout.nodes.clone();
    all.extend(layout.labels.iter().flatten());
    assert_eq!(all.len(), sizes.len() + links.len());
    for (at, one) in all.iter().enumerate() {
        for other in &all[at + 1..] {
            assert!(!one.shrink(0.1).intersects(*other), "{one:?} {other:?}");
        }
    }
}

#[test]
fn the_same_graph_gives_the_same_places() {
    let (sizes, links) = lattice(5);
    assert_eq!(laid(&sizes, &links), laid(&sizes, &links));
}

#[test]
fn rows_list_their_moments_from_left_to_right() {
    let (sizes, links) = lattice(5);
    let layout = laid(&sizes, &links);
    for row in &layout.rows {
        assert!(row.nodes.is_sorted_by(|a, b| layout.nodes[*a].right() < layout.nodes[*b].left()));
    }
    assert_eq!(layout.rows.iter().map(|row| row.nodes.len()).sum::<usize>(), sizes.len());
}

#[test]
fn a_step_that_leads_back_points_up_and_the_rest_stays_in_order() {
    let sizes = [Vec2::splat(50.0); 3];
    let layout = laid(&sizes, &[link(0, 1), link(1, 2), link(2, 0)]);
    assert!(layout.nodes[0].bottom() < layout.nodes[1].top());
    assert!(layout.nodes[1].bottom() < layout.nodes[2].top());
    let heads: Vec<_> = layout.lines.iter().filter(|line| line.head == Head::Upper).collect();
    assert_eq!(heads.iter().map(|line| line.link).collect::<Vec<_>>(), [2]);
}

#[test]
fn every_step_between_two_moments_has_one_arrow_head() {
    let (sizes, mut links) = lattice(3);
    links.push(link(0, 7));
    links.push(link(0, 1));
    let layout = laid(&sizes, &links);
    for at in 0..links.len() {
        let heads = layout.lines.iter().filter(|line| line.link == at && line.head != Head::None);
        assert_eq!(heads.count(), 1, "step {at}");
    }
}

#[test]
fn one_moment_and_none_and_a_step_to_itself_are_no_trouble() {
    assert!(laid(&[], &[]).nodes.is_empty());
    let layout = laid(&[Vec2::splat(50.0)], &[link(0, 0)]);
    assert_eq!(layout.nodes.len(), 1);
    assert!(layout.nodes[0].is_finite());
}

#[test]
fn a_parent_stands_above_the_middle_of_its_children() {
    let sizes = [Vec2::splat(50.0); 3];
    let layout = laid(&sizes, &[link(0, 1), link(0, 2)]);
    let middle = f32::midpoint(layout.nodes[1].center().x, layout.nodes[2].center().x);
    assert!((layout.nodes[0].center().x - middle).abs() < 1.0);
}

#[test]
fn in_a_wide_ruling_what_follows_the_start_stays_near_it() {
    let (sizes, links) = lattice(7);
    let layout = laid(&sizes, &links);
    assert!(layout.bounds.width() > 5_000.0);
    for link in links.iter().filter(|link| link.from == 0) {
        let aside = layout.nodes[link.to].center().x - layout.nodes[0].center().x;
        assert!(aside.abs() < 1_000.0, "{link:?} leads {aside} aside");
    }
}

#[test]
fn moments_of_a_very_wide_row_stand_in_columns_and_nothing_overlaps() {
    let (sizes, links) = lattice(10);
    let layout = laid(&sizes, &links);
    assert!(super::is_wide(sizes.len(), &links));
    let size = layout.bounds.size();
    assert!((1.0..3.0).contains(&(size.x / size.y)), "{size} is no thin line");
    for link in &links {
        assert!(layout.nodes[link.from].bottom() < layout.nodes[link.to].top(), "{link:?}");
    }
    for (at, one) in layout.nodes.iter().enumerate() {
        assert!(layout.nodes[at + 1..].iter().all(|other| !one.intersects(*other)), "{at}");
    }
    let in_rows: usize = layout.rows.iter().map(|row| row.nodes.len()).sum();
    assert_eq!((in_rows, layout.lines.len()), (sizes.len(), links.len()));
    assert!(
        layout
            .rows
            .iter()
            .all(|row| { row.nodes.is_sorted_by(|a, b| layout.nodes[*a].right() < layout.nodes[*b].left()) })
    );
}

#[test]
fn lanes_stand_side_by_side_below_the_split() {
    let sizes = [Vec2::new(100.0, 40.0); 7];
    let links = [link(0, 1), link(0, 4), link(1, 2), link(1, 3), link(4, 5), link(4, 6)];
    let lanes = [None, Some(0), Some(0), Some(0), Some(1), Some(1), Some(1)];
    let layout = crate::presentation::layout::lanes::lay_out(&sizes, &links, &lanes, SPACING);
    assert_eq!(layout.lanes.len(), 2);
    assert!(layout.lanes[0].right() < layout.lanes[1].left());
    for (at, lane) in lanes.iter().enumerate() {
        let Some(lane) = lane else { continue };
        assert!(layout.lanes[*lane].contains_rect(layout.nodes[at]), "moment {at}");
        assert!(layout.nodes[0].bottom() < layout.nodes[at].top());
    }
    assert!(layout.labels.iter().all(Option::is_some), "every step has its label");
    assert!(layout.labels.iter().flatten().all(|label| layout.bounds.contains_rect(*label)));
}

#[test]
fn lines_are_found_wherever_they_pass() {
    for n in [4, 9] {
        let (sizes, links) = lattice(n);
        let layout = laid(&sizes, &links);
        let index = LineIndex::of(&layout);
        for view in 0_u8..60 {
            let (x, y) = (f32::from(view % 10) / 10.0, f32::from(view / 10) / 6.0);
            let size = layout.bounds.size() * (0.02 + 0.3 * x * y);
            let corner = layout.bounds.min + Vec2::new(x, y) * layout.bounds.size();
            let seen = Rect::from_min_size(corner, size);
            let found = index.through(&layout, seen);
            assert!(found.is_sorted_by(|one, next| one < next));
            for (at, line) in layout.lines.iter().enumerate() {
                let passes = (0_u8..=200).any(|part| {
                    let part = f32::from(part) / 200.0;
                    // As straight as the line, and as the curve that may be drawn in its place.
                    let curved = part * part * (3.0 - 2.0 * part);
                    let down = 1.5 * part * (1.0 - part) + part * part * part;
                    let on = |x: f32, y: f32| line.from + Vec2::new(x, y) * (line.to - line.from);
                    seen.contains(on(part, part)) || seen.contains(on(curved, down))
                });
                assert!(!passes || found.contains(&at), "{line:?} passes {seen:?}");
            }
        }
        let all = index.through(&layout, layout.bounds);
        assert_eq!(all.len(), layout.lines.len());
    }
}

#[test]
fn far_fewer_lines_are_looked_through_than_there_are() {
    let (sizes, links) = lattice(10);
    let layout = laid(&sizes, &links);
    let seen = Rect::from_center_size(layout.bounds.center(), layout.bounds.size() * 0.02);
    let found = LineIndex::of(&layout).through(&layout, seen).len();
    assert!(found * 5 < layout.lines.len(), "{found} of {}", layout.lines.len());
}
