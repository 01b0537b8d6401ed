//! Sizes, in points; those of the graph at a zoom of 1.

pub mod table;

use egui::Vec2;

/// The text of headings.
pub const HEADING: f32 = 18.0;
/// The text of nearly everything that is read.
pub const BODY: f32 = 14.0;
/// Small text: rule numbers, hints.
pub const SMALL: f32 = 12.0;
/// The text in boxes of the graph.
pub const BOX_TEXT: f32 = 14.0;
/// The text on steps of the graph.
pub const STEP_TEXT: f32 = 13.0;

/// How far widgets stand apart.
pub const ITEM_SPACING: Vec2 = Vec2::new(8.0, 6.0);
/// Between the columns of a table.
pub const COLUMN_SPACING: f32 = 18.0;
/// Around the text of a button.
pub const BUTTON_PADDING: Vec2 = Vec2::new(8.0, 4.0);
/// Room for the bar beside what is scrolled.
pub const SCROLL: f32 = 6.0;
/// How high a button is at least.
pub const BUTTON_HEIGHT: f32 = 26.0;
/// How wide the panels on the left, in the middle and on the right are at first, in parts of the window.
pub const COLUMNS: [f32; 3] = [0.22, 0.49, 0.29];
/// The same while the table is open below the form of the board.
pub const WITH_TABLE: [f32; 3] = [0.38, 0.36, 0.26];
/// The same where somebody explains, and the form of the board is closed: the table has its place.
pub const EXPLAINING: [f32; 3] = [0.42, 0.28, 0.30];
/// The same where the table is closed, too: more is left for what is on the right.
pub const ONLY_EXPLAINING: [f32; 3] = [0.0, 0.58, 0.42];
/// How much of the height on the left the form of the board has at first, above the table.
pub const ENTERING: f32 = 0.34;
/// At first the panels at the sides are not narrower.
pub const SIDE_LEAST: f32 = 224.0;
/// A window with less room shows one panel at a time.
pub const ONE_AT_A_TIME: f32 = 700.0;
/// A window with less height says what its board is about only where the pointer is on the title.
pub const LOW: f32 = 480.0;
/// No panel is narrower or lower.
pub const PANEL_LEAST: f32 = 90.0;
/// Around what is in a panel.
pub const PANEL_MARGIN: i8 = 8;
/// The title of a panel.
pub const TAB: f32 = 28.0;
/// The button that closes a panel.
pub const CLOSE: f32 = 16.0;
/// How far panels stand apart.
pub const GAP: f32 = 3.0;
/// At first so many outcomes are in view at the bottom, the rest by scrolling.
pub const OUTCOME_ROWS: usize = 5;
/// Between a sentence and the number of its rule.
pub const RULE_GAP: f32 = 6.0;
/// A number to drag.
pub const NUMBER: f32 = 60.0;
/// How much room the number of a layer has.
pub const LAYER: f32 = 28.0;
/// At most so many names are suggested below a field.
pub const SUGGESTIONS: usize = 6;
/// The list of ways in which a line could go on is at least so wide.
pub const OFFERS: f32 = 400.0;
/// A field to choose from is at most so wide.
pub const CHOICE: f32 = 230.0;
/// The name in front of a field has so much room, so that fields begin below one another.
pub const LABEL: f32 = 84.0;
/// Where there is less room the name of a field stands above it.
pub const BESIDE: f32 = 190.0;
/// What is chosen from is at most so high.
pub const CHOICES: f32 = 420.0;
/// The edge of where something can be let go.
pub const DROP: f32 = 2.0;
/// A panel with less room has a menu in place of a row of buttons.
pub const NARROW: f32 = 260.0;
/// A window with less room has fewer things in the bar above.
pub const NARROW_BAR: f32 = 800.0;
/// A window with still less room has the title in a line of its own.
pub const TWO_BARS: f32 = 520.0;
/// A player with less room has life and the button to leave in a line of their own.
pub const PLAYER: f32 = 244.0;
/// Each digit of life beyond the second takes so much more.
pub const DIGIT: f32 = 9.0;
/// That line begins where the name above it does.
pub const PLAYER_INDENT: f32 = 72.0;
/// The list of everything that can be asked for.
pub const FINDER: f32 = 620.0;
/// A date to choose.
pub const DATE: f32 = 95.0;
/// A note in a panel is at most so high.
pub const NOTE: f32 = 120.0;
/// A row of a table.
pub const ROW: f32 = 26.0;
/// The mark of a player beside text.
pub const MARK: f32 = 12.0;
/// The mark of whoever picks, on the label of a step, with the gap behind it.
pub const LABEL_MARK: f32 = 14.0;
/// How much an item of a list is indented.
pub const INDENT: f32 = 16.0;

/// At most so many lines of words in a moment's box.
pub const MOMENT_LINES: usize = 3;
/// The width of the text in a box.
pub const MOMENT_TEXT: f32 = 225.0;
/// Around the text in a box.
pub const BOX_PADDING: Vec2 = Vec2::new(12.0, 8.0);
/// From one line of text in a box to the next.
pub const LINE: f32 = 19.0;
/// Every moment of a large ruling.
pub const PLAIN_MOMENT: Vec2 = Vec2::new(MOMENT_TEXT + 24.0, 3.0 * LINE + 16.0);
/// How round the corners of a moment are.
pub const ROUND: f32 = 6.0;
/// How round the corners of an outcome are.
pub const VERY_ROUND: f32 = 18.0;

/// Steps of the text size.
pub const TEXT_STEP: f32 = 1.1;
/// So many steps larger at most: two and a half times as large.
pub const TEXT_STEPS: i32 = 10;
/// So many steps smaller at most.
pub const TEXT_STEPS_DOWN: i32 = 4;

/// The smallest zoom of the graph.
pub const ZOOM_LEAST: f32 = 0.0005;
/// The largest zoom of the graph.
pub const ZOOM_MOST: f32 = 3.0;
/// Below this zoom at first only the beginning is shown, so that it can be read.
pub const ZOOM_READABLE: f32 = 0.68;
/// The zoom at which the beginning is shown.
pub const ZOOM_BEGINNING: f32 = 0.85;
/// Below this zoom boxes have no words.
pub const ZOOM_WORDS: f32 = 0.38;
/// Below this zoom lines grow fainter, so that many of them don't cover everything.
pub const ZOOM_FAINT: f32 = 0.15;
/// Smaller letters are left out.
pub const LEAST_TEXT: f32 = 6.5;
/// Nobody reads all of a ruling with more moments than this: it is told as a whole, and one way of it at a time is lit.
pub const MANY: usize = 150;
/// A ruling with fewer moments has no map: with one key all of it is in view.
pub const MAPPED: usize = 40;
/// The column that tells what a large ruling comes to has the map below it only where it is so high.
pub const GLANCE_AND_MAP: f32 = 560.0;
/// The map beside the graph, at most.
pub const MAP: Vec2 = Vec2::new(112.0, 150.0);
/// What a large ruling comes to, beside its graph.
pub const GLANCE: f32 = 200.0;
/// What a large ruling comes to is told where the graph is so high.
pub const GLANCE_LEAST: f32 = 120.0;
/// From this width on there is room for all buttons above the graph.
pub const STRIP_WIDE: f32 = 470.0;
/// The graph keeps so much of the height.
pub const GRAPH_LEAST: f32 = 250.0;
/// The field to find something in the graph.
pub const FIND: f32 = 130.0;
/// From this width on the picks so far stand beside the walk.
pub const WALK_WIDE: f32 = 700.0;
/// The answer to a question about outcomes.
pub const ANSWER: f32 = 80.0;
/// A player to choose in a sentence.
pub const ASKER: f32 = 80.0;
/// The field for a condition.
pub const CONDITION: f32 = 200.0;
/// The field for the path of a file in a sentence.
pub const PATH: f32 = 360.0;
/// Between the pieces of a line.
pub const CHIP_GAP: f32 = 6.0;
/// The note on how far a ruling is.
pub const WORKING: f32 = 320.0;
/// What is told of an object under the pointer.
pub const KNOWN: f32 = 380.0;
/// Around everything when it is fit into view.
pub const MARGIN: f32 = 24.0;

/// About how wide a text is in a box; no font is asked, so that a layout can be made anywhere.
pub fn text_width(text: &str) -> f32 {
    text.chars().map(width).sum::<f32>() * BOX_TEXT
}

/// The width of a letter as a part of the text size; a bit more than it is.
const fn width(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | '\'' | '.' | ',' | ':' | ';' | '|' | '!' => 0.27,
        ' ' => 0.25,
        'f' | 'r' | 't' | '(' | ')' | '-' | '/' | 'I' => 0.38,
        'm' | 'w' | 'M' | 'W' | '@' => 0.88,
        'A'..='Z' => 0.68,
        '0'..='9' | '+' | '×' => 0.6,
        _ => 0.57,
    }
}

/// Breaks words into lines of the box's width, and ends with dots when there are more than `most`.
pub fn wrapped(words: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in words.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if line.is_empty() || text_width(&longer) <= MOMENT_TEXT {
            line = longer;
        } else {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        }
    }
    lines.push(line);
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            last.push_str(" ...");
        }
    }
    lines.iter().map(|line| cut(line)).collect()
}

/// A text that is cut so that it fits into a box.
pub fn cut(text: &str) -> String {
    if text_width(text) <= MOMENT_TEXT {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if text_width(&kept) + (width(letter) + 3.0 * width('.')) * BOX_TEXT > MOMENT_TEXT {
            break;
        }
        kept.push(letter);
    }
    kept.trim_end().to_owned() + "..."
}

/// The panel at the bottom is at least so high while the timeline is in front.
pub const TIMELINE: f32 = 320.0;

/// From this width on a loop is told in two columns.
pub const WIDE_LOOP: f32 = 480.0;

/// Where there is less room the question about outcomes takes two lines.
const QUESTION: f32 = 570.0;

/// The panel at the bottom with so many outcomes. With several there is a question above them; what is common to all
/// stands in as many lines as it takes.
#[expect(clippy::cast_precision_loss, reason = "a few rows")]
pub fn outcomes(rows: usize, common: &[String], width: f32) -> f32 {
    let words = common.iter().map(|one| text_width(one)).sum::<f32>();
    let lines = if common.is_empty() { 0.0 } else { (words * 1.1 / width.max(1.0)).floor() + 1.0 };
    let question = match rows {
        0 | 1 => 0.0,
        _ if width < QUESTION => 2.0 * (ROW + ITEM_SPACING.y),
        _ => ROW + ITEM_SPACING.y,
    };
    106.0 + question + lines.min(4.0) * LINE + rows as f32 * (ROW + ITEM_SPACING.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_broken_into_lines_that_fit_and_the_rest_is_left_out() {
        let words = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen";
        let lines = wrapped(words, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| text_width(line) <= MOMENT_TEXT) && lines[1].ends_with("..."));
        assert_eq!(wrapped(words, 9).join(" "), words);
    }

    #[test]
    fn a_long_text_is_cut_to_the_box_and_a_short_one_is_not() {
        assert_eq!(cut("Bob has 12 life"), "Bob has 12 life");
        let long = cut("Bob has 12 life and Ann has put seventeen counters on it");
        assert!(long.ends_with("...") && text_width(&long) <= MOMENT_TEXT, "{long}");
    }
}
