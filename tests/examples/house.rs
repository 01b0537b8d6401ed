//! Prints the rooms of a crate, the arrows between them, those that run up, and the circles. See `HELP`.

use std::cmp::Ordering;
use std::io::Write;
use std::path::PathBuf;

use tests::house::floors::ENGINE;
use tests::house::order::{circles, closing, order};
use tests::house::rooms::{Arrow, Level};
use tests::house::{File, House};
use tests::laws::sources::top;

const HELP: &str = "house [CRATE] [options]
  --root DIR          the workspace to look at
  --in A::B           only the rooms of this module
  --floors 'A B | C'  the floors of that level, the lowest first, or `ours` for those of the engine as the tests have
                      them; without, the order with the fewest names from above
  --room A B          every arrow from the room A to the room B (`*` is any), A and B from the crate's root
  --file PATH         every arrow from and to the files whose path ends so
  --move A::B=C::D    as if the module A::B stood at C::D; as often as wanted
  --arrows            list the arrows down too
  --circles           only the circles
  --folders           a feature of the window is one room; without, what it keeps is a room of its own
  --strangers         every first name of a path that the house doesn't know, with its first place";

#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
struct Wanted {
    of: String,
    root: Option<PathBuf>,
    within: Option<Vec<String>>,
    floors: Vec<Vec<String>>,
    room: Option<(String, String)>,
    file: Option<String>,
    moves: Vec<(Vec<String>, Vec<String>)>,
    arrows: bool,
    circles: bool,
    folders: bool,
    strangers: bool,
}

fn way(text: &str) -> Vec<String> {
    text.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

fn wanted() -> Option<Wanted> {
    let mut wanted = Wanted { of: "engine".to_owned(), ..Wanted::default() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--root" => wanted.root = Some(words.next()?.into()),
            "--in" => wanted.within = Some(way(&words.next()?)),
            "--floors" => {
                let text = words.next()?;
                let ours = || ENGINE.iter().map(|floor| floor.rooms.join(" ")).collect::<Vec<_>>().join("|");
                let text = if text == "ours" { ours() } else { text };
                let floor = |text: &str| text.split_whitespace().map(str::to_owned).collect();
                wanted.floors = text.split('|').map(floor).collect();
            }
            "--room" => wanted.room = Some((words.next()?, words.next()?)),
            "--file" => wanted.file = Some(words.next()?),
            "--move" => {
                let text = words.next()?;
                let (from, to) = text.split_once('=')?;
                wanted.moves.push((way(from), way(to)));
            }
            "--arrows" => wanted.arrows = true,
            "--circles" => wanted.circles = true,
            "--folders" => wanted.folders = true,
            "--strangers" => wanted.strangers = true,
            word if word.starts_with('-') => return None,
            of => of.clone_into(&mut wanted.of),
        }
    }
    Some(wanted)
}

/// What is printed in the end, so that a closed pipe stops nothing.
#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, line: impl std::fmt::Display) {
        self.0.push_str(&line.to_string());
        self.0.push('\n');
    }

    fn lines(&mut self, before: &str, lines: impl IntoIterator<Item: std::fmt::Display>) {
        for line in lines {
            self.line(format!("{before}{line}"));
        }
    }
}

fn main() {
    let Some(wanted) = wanted() else {
        println!("{HELP}");
        return;
    };
    let root = wanted.root.clone().or_else(|| std::env::var_os("HOUSE").map(PathBuf::from));
    let mut house = House::at(&root.unwrap_or_else(top));
    if !wanted.folders {
        house = house.with_storeys("app");
    }
    for (from, to) in &wanted.moves {
        house.move_room(&wanted.of, from, to);
    }
    let mut page = Page::default();
    let (files, arrows) = (house.files.len(), house.arrows.len());
    page.line(format!("{files} files, {arrows} arrows, {} paths followed", house.followed));
    page.lines("LOST ", &house.lost);
    if wanted.strangers {
        page.lines("  ", house.strangers.iter().map(|(name, place)| format!("{name} {place}")));
    } else if let Some((from, to)) = &wanted.room {
        add_room(&mut page, &house, &wanted.of, from, to);
    } else if let Some(file) = &wanted.file {
        add_file(&mut page, &house, file);
    } else {
        if !wanted.circles {
            add_levels(&mut page, &house, &wanted);
        }
        add_circles(&mut page, &house, &wanted);
    }
    std::io::stdout().write_all(page.0.as_bytes()).unwrap_or_default();
}

/// Every arrow from one room to another; a room's arrows to itself aren't asked for.
fn add_room(page: &mut Page, house: &House, of: &str, from: &str, to: &str) {
    let is_in = |file: &File, room: &str| file.of == of && file.module.starts_with(&way(room));
    let is_meant = |file: &File, room: &str| room == "*" || is_in(file, room);
    let all = house.all_arrows().filter(|arrow| is_meant(arrow.from, from) && is_meant(arrow.to, to));
    let arrows: Vec<Arrow<'_>> =
        all.filter(|arrow| !is_in(arrow.to, from) && !is_in(arrow.from, to)).collect();
    page.lines("  ", &arrows);
    let names: usize = arrows.iter().map(|arrow| arrow.takes.len()).sum();
    page.line(format!("{} arrows of files with {names} names from {from} to {to}", arrows.len()));
}

/// Every arrow from and to the files whose path ends so.
fn add_file(page: &mut Page, house: &House, file: &str) {
    let from = house.all_arrows().filter(|arrow| arrow.from.path.ends_with(file));
    page.lines("   ", from);
    let to = house.all_arrows().filter(|arrow| arrow.to.path.ends_with(file));
    page.lines("<- ", to);
}

impl Wanted {
    fn levels(&self, house: &House) -> Vec<Level> {
        let is_asked = |level: &Level| self.within.as_ref().is_none_or(|within| level.within == *within);
        house.levels(&self.of).into_iter().filter(is_asked).collect()
    }

    /// The floors of a level, the lowest first: as asked for, or a room on each.
    fn floors<'a>(&'a self, house: &'a House, level: &Level) -> Vec<Vec<&'a str>> {
        let is_meant = self.within.is_some() || level.within.is_empty();
        if is_meant && !self.floors.is_empty() {
            return self.floors.iter().map(|floor| floor.iter().map(String::as_str).collect()).collect();
        }
        order(&house.rooms(level), &house.weights(level)).into_iter().map(|room| vec![room]).collect()
    }
}

fn add_levels(page: &mut Page, house: &House, wanted: &Wanted) {
    for level in wanted.levels(house) {
        let floors = wanted.floors(house, &level);
        let floor = |room: &str| floors.iter().position(|floor| floor.contains(&room));
        let (rooms, between) = (house.rooms(&level), house.between(&level));
        page.line(format!("\n== {level}: {} rooms, {} arrows between them", rooms.len(), between.len()));
        for (at, names) in floors.iter().enumerate().rev() {
            page.lines(&format!("{at:>3} "), names.iter().map(|room| about(house, &level, room, &floor)));
        }
        for room in rooms.iter().filter(|room| floor(room).is_none()) {
            page.line(format!("NO FLOOR {}", about(house, &level, room, &floor)));
        }
        for ((from, to), arrows) in &between {
            let is_up = floor(to) > floor(from);
            if is_up || wanted.arrows {
                page.line(format!("{} {from} -> {to}", if is_up { "UP" } else { "  " }));
                page.lines("     ", arrows);
            }
        }
        page.lines("METHODS ELSEWHERE ", house.methods_elsewhere(&level));
    }
}

/// The size of a room and how many names it takes from whom; `^` is from above, `=` from the same floor.
fn about(house: &House, level: &Level, room: &str, floor: &impl Fn(&str) -> Option<usize>) -> String {
    let files = house.files.iter().filter(|file| level.room(file) == Some(room));
    let (count, lines) = files.fold((0, 0), |(count, lines), file| (count + 1, lines + file.lines));
    let weights = house.weights(level);
    let takes = weights.iter().filter(|((from, _), _)| *from == room).map(|((_, to), names)| {
        let sign = match floor(to).cmp(&floor(room)) {
            Ordering::Greater => "^",
            Ordering::Equal => "=",
            Ordering::Less => "",
        };
        format!("{sign}{to} {names}")
    });
    let takes: Vec<String> = takes.collect();
    format!("{room:<16} {count:>3} files {lines:>6} lines  -> {}", takes.join(", "))
}

/// All circles, each with the arrows that close it.
fn add_circles(page: &mut Page, house: &House, wanted: &Wanted) {
    page.line(format!("\nCircles of rooms in {}:", wanted.of));
    for level in wanted.levels(house) {
        let weights = house.weights(&level);
        for circle in circles(&weights) {
            page.line(format!("  {level}: {} rooms: {}", circle.len(), circle.join(" ")));
        }
        for round in closing(&weights) {
            page.line(format!("    {} names close {}", weights[&(round[0], round[1])], round.join(" -> ")));
        }
    }
    page.line(format!("Circles of files in {}:", wanted.of));
    let weights = house.weights_of_files(&wanted.of);
    let short = |path: &str| path.split_once("/src/").map_or(path, |(_, path)| path).to_owned();
    let joined =
        |paths: &[&str], sign: &str| paths.iter().map(|path| short(path)).collect::<Vec<String>>().join(sign);
    for circle in circles(&weights) {
        page.line(format!("  {} files: {}", circle.len(), joined(&circle, " ")));
    }
    for round in closing(&weights) {
        page.line(format!("    {} names close {}", weights[&(round[0], round[1])], joined(&round, " -> ")));
    }
}
