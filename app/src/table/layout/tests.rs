//! Where cards lie, on scenes of some size.

use super::*;
use crate::table::scene::{Band, Lies, Light, PILES, Piece, Pile, Row, Side, Unread};

/// A scene with so many players, and for each so many creatures, of which each is unlike the others or all are alike.
fn scene(players: usize, creatures: usize, are_alike: bool) -> Scene {
    let pieces: Vec<Piece> = (0..players * creatures)
        .map(|at| {
            let player = at % players;
            piece(at, player, if are_alike { player } else { at })
        })
        .collect();
    let pile = |zone| Pile { zone, count: 3, pieces: Vec::new(), light: Light::default() };
    let side = |at: usize| Side {
        name: format!("Player {at}"),
        life: 20,
        life_before: None,
        counters: Vec::new(),
        is_active: at == 0,
        is_out: false,
        piles: PILES.into_iter().map(pile).collect(),
        is_affected: false,
    };
    Scene {
        moment: None,
        can_edit: true,
        has_both: false,
        turn: String::new(),
        sides: (0..players).map(side).collect(),
        pieces,
        stack: Vec::new(),
        shields: Vec::new(),
        pending: Vec::new(),
        arrows: Vec::new(),
    }
}

fn piece(at: usize, player: usize, like: usize) -> Piece {
    Piece {
        place: Some(at),
        object: None,
        id: format!("Bear {at}"),
        player,
        zone: Zone::Battlefield,
        name: format!("Bear {at}"),
        types: "Creature".to_owned(),
        band: Band::None,
        letters: Vec::new(),
        numbers: None,
        counters: Vec::new(),
        damage: 0,
        lies: Lies { tapped: at.is_multiple_of(3), ..Lies::default() },
        fights: false,
        count: 1,
        unread: Unread::No,
        host: None,
        attaches: false,
        usual: None,
        row: if at.is_multiple_of(4) { Row::Lands } else { Row::Front },
        card: "Bear".to_owned(),
        like,
        heaps: false,
        is_pointed_at: false,
        light: Light::default(),
    }
}

const ROOM: Rect = Rect { min: egui::pos2(10.0, 40.0), max: egui::pos2(560.0, 640.0) };

/// No two cards lie on each other as far as they are seen, and what does not scroll is in its field.
fn lies_apart(laid: &Laid) {
    let seen = |heap: &Heap| heap.rect.intersect(laid.fields[heap.player].rect).shrink(0.5);
    for (at, heap) in laid.heaps.iter().enumerate() {
        let field = laid.fields[heap.player];
        for other in &laid.heaps[at + 1..] {
            let both = seen(heap).intersect(seen(other));
            assert!(!both.is_positive(), "{heap:?} {other:?}");
        }
        assert!(heap.rect.left() >= field.rect.left() && heap.rect.right() <= field.rect.right(), "{heap:?}");
        if field.most() == 0.0 {
            assert!(field.rect.expand(0.5).contains_rect(heap.rect), "{heap:?} in {field:?}");
        }
    }
}

#[test]
fn cards_shrink_together_then_lie_on_heaps_and_then_rows_scroll() {
    let few = lay_out(&scene(2, 3, false), ROOM, &[]);
    assert_eq!((few.scale, few.heaps.len()), (size::SCALES[0], 6));
    let more = lay_out(&scene(2, 12, false), ROOM, &[]);
    assert!(more.scale < few.scale && more.scale >= size::SCALES[6], "{}", more.scale);
    assert_eq!(more.heaps.len(), 24);
    assert!(more.fields.iter().all(|field| field.most() == 0.0));
    let alike = lay_out(&scene(2, 60, true), ROOM, &[]);
    assert_eq!(alike.heaps.len(), 2, "like ones lie on one heap");
    assert_eq!(alike.heaps.iter().map(|heap| heap.pieces.len()).sum::<usize>(), 120);
    let many = lay_out(&scene(2, 60, false), ROOM, &[]);
    assert_eq!((many.scale, many.heaps.len()), (size::SCALES[6], 120));
    assert!(many.fields.iter().all(|field| field.most() > 0.0), "unlike ones scroll");
    for laid in [few, more, alike, many] {
        lies_apart(&laid);
    }
}

#[test]
fn everybody_has_a_side_and_the_stack_is_in_the_middle() {
    for players in 1..=8 {
        let laid = lay_out(&scene(players, 5, false), ROOM, &[]);
        lies_apart(&laid);
        assert!(ROOM.contains_rect(laid.lane), "{players}");
        for (at, field) in laid.fields.iter().enumerate() {
            assert!(ROOM.expand(0.5).contains_rect(field.rect), "{players}: {field:?}");
            assert!(field.rect.height() > 0.0, "{players}: {field:?}");
            let others = laid.fields.iter().skip(at + 1);
            assert!(
                others.into_iter().all(|other| !field.rect.shrink(0.5).intersects(other.rect)),
                "{players}"
            );
        }
        let below = laid.fields[0].rect.top() >= laid.lane.bottom() - 0.5;
        assert!(below, "the first player sits below");
        assert_eq!(laid.piles.len(), players * PILES.len());
    }
}

#[test]
fn a_room_of_any_size_has_a_layout() {
    for (players, creatures) in [(1, 0), (2, 30), (4, 8), (7, 3)] {
        for width in [0.0, 40.0, 200.0, 900.0] {
            for height in [0.0, 20.0, 90.0, 300.0] {
                let room = Rect::from_min_size(ROOM.min, vec2(width, height));
                let laid = lay_out(&scene(players, creatures, false), room, &[9.0]);
                let fields =
                    laid.fields.iter().all(|field| field.rect.height() >= 0.0 && field.most() >= 0.0);
                assert!(fields && laid.lane.height() > 0.0, "{players} players, {width} by {height}");
            }
        }
    }
}

#[test]
fn what_is_attached_lies_under_its_host_and_a_ring_lies_open() {
    let mut under = scene(1, 4, false);
    under.pieces[1].host = Some(0);
    under.pieces[2].host = Some(1);
    let laid = lay_out(&under, ROOM, &[]);
    let host = laid.heaps.iter().find(|heap| heap.pieces == [0]).expect("the host");
    let attached: Vec<usize> = host.under.iter().map(|(piece, _)| *piece).collect();
    assert_eq!(attached, [1, 2]);
    assert!(host.under.iter().all(|(_, rect)| rect.bottom() > host.rect.bottom()));
    under.pieces[0].host = Some(2);
    assert_eq!(lay_out(&under, ROOM, &[]).heaps.len(), 4, "nothing is lost in a ring");
}

#[test]
fn a_field_is_scrolled_no_farther_than_its_last_row() {
    let many = scene(2, 60, false);
    let laid = lay_out(&many, ROOM, &[1e6, -50.0]);
    let [first, second] = laid.fields[..] else { panic!("two fields") };
    assert_eq!((first.scrolled, second.scrolled), (first.most(), 0.0));
    let last =
        laid.heaps.iter().filter(|heap| heap.player == 0).map(|heap| heap.rect.bottom()).fold(0.0, f32::max);
    assert!(last <= first.rect.bottom() + 0.5);
}
