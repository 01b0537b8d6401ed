//! Prints the rooms of a crate, the arrows between them, those that run up, and the circles. See `HELP`.

use std::path::PathBuf;

use tests::house::House;
use tests::house::rooms::{Between, Level};
use tests::laws::sources::top;

const HELP: &str = "house [CRATE] [options]
  --root DIR          the workspace to look at
  --in A::B           only the rooms of this module
  --floors 'A B | C'  the floors of that level, the lowest first; without, the order with the fewest arrows up
  --room A B          every arrow from the room A to the room B (`*` is any), A and B from the crate's root
  --file PATH         every arrow from and to the files whose path ends so
  --move A::B=C::D    as if the module A::B stood at C::D; as often as wanted
  --arrows            list the arrows down too
  --circles           only the circles
  --strangers         every first name of a path that the house doesn't know, with its first place";

#[derive(Default)]
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
                let floor = |text: &str| text.split_whitespace().map(str::to_owned).collect();
                wanted.floors = words.next()?.split('|').map(floor).collect();
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
            "--strangers" => wanted.strangers = true,
            word if word.starts_with('-') => return None,
            of => of.clone_into(&mut wanted.of),
        }
    }
    Some(wanted)
}

fn main() {
    let Some(wanted) = wanted() else {
        println!("{HELP}");
        return;
    };
    let root =
        wanted.root.clone().or_else(|| std::env::var_os("HOUSE").map(PathBuf::from)).unwrap_or_else(top);
    let mut house = House::at(&root);
    println!(
        "{} files, {} arrows, {} paths followed, {} lost",
        house.files.len(),
        house.arrows.len(),
        house.followed,
        house.lost.len()
    );
    house.lost.iter().for_each(|lost| println!("LOST {lost}"));
    for (from, to) in &wanted.moves {
        house.move_room(&wanted.of, from, to);
    }
    if wanted.strangers {
        house.strangers.iter().for_each(|(name, place)| println!("  {name} {place}"));
    } else if let Some((from, to)) = &wanted.room {
        print_room(&house, &wanted.of, (from, to));
    } else if let Some(file) = &wanted.file {
        print_file(&house, file);
    } else {
        print_crate(&house, &wanted);
    }
}

/// Every arrow from one room to another.
fn print_room(house: &House, of: &str, (from, to): (&str, &str)) {
    let is_in = |file: &tests::house::File, room: &str| {
        file.of == of && (room == "*" || file.module.starts_with(&way(room)))
    };
    let arrows = house.all_arrows().filter(|arrow| is_in(arrow.from, from) && is_in(arrow.to, to));
    // A room's arrows to itself aren't asked for.
    let arrows =
        arrows.filter(|arrow| !(is_in(arrow.from, to) && to != "*" || is_in(arrow.to, from) && from != "*"));
    let mut count = 0;
    for arrow in arrows {
        println!("  {arrow}");
        count += 1;
    }
    println!("{count} arrows of files from {from} to {to}");
}

/// Every arrow from and to the files whose path ends so.
fn print_file(house: &House, file: &str) {
    for arrow in house.all_arrows().filter(|arrow| arrow.from.path.ends_with(file)) {
        println!("  {arrow}");
    }
    for arrow in house.all_arrows().filter(|arrow| arrow.to.path.ends_with(file)) {
        println!("  <- {arrow}");
    }
}

fn print_crate(house: &House, wanted: &Wanted) {
    let levels = house.levels(&wanted.of);
    let chosen =
        levels.iter().filter(|level| wanted.within.as_ref().is_none_or(|within| level.within == *within));
    for level in chosen {
        let is_floored = wanted.within.is_some() || level.within.is_empty();
        let floors: &[Vec<String>] = if is_floored { &wanted.floors } else { &[] };
        if !wanted.circles {
            print_level(house, level, floors, wanted.arrows);
        }
    }
    println!("\nCircles of rooms in {}:", wanted.of);
    for level in &levels {
        for circle in house.circles_of_rooms(level) {
            println!("  {level}: {} rooms: {}", circle.len(), circle.join(" "));
        }
    }
    println!("Circles of files in {}:", wanted.of);
    for circle in house.circles_of_files(&wanted.of) {
        let short = |path: &&str| path.split_once("/src/").map_or(*path, |(_, path)| path).to_owned();
        let short: Vec<String> = circle.iter().map(short).collect();
        println!("  {} files: {}", circle.len(), short.join(" "));
    }
}

fn print_level(house: &House, level: &Level, floors: &[Vec<String>], all: bool) {
    let between = house.between(level);
    let rooms = house.rooms(level);
    println!("\n== {level}: {} rooms, {} arrows between them", rooms.len(), between.len());
    let floors: Vec<Vec<&str>> = if floors.is_empty() {
        best(&rooms, &between).into_iter().map(|room| vec![room]).collect()
    } else {
        floors.iter().map(|floor| floor.iter().map(String::as_str).collect()).collect()
    };
    let floor = |room: &str| floors.iter().position(|floor| floor.contains(&room));
    for (at, names) in floors.iter().enumerate().rev() {
        for room in names {
            let files = house.files.iter().filter(|file| level.room(file) == Some(room));
            let (count, lines) = files.fold((0, 0), |(count, lines), file| (count + 1, lines + file.lines));
            let takes = between.iter().filter(|((from, _), _)| from == room);
            let takes: Vec<String> = takes
                .map(|((_, to), arrows)| {
                    let sign = if floor(to) > Some(at) { "^" } else { "" };
                    let sign = if floor(to) == Some(at) { "=" } else { sign };
                    format!("{sign}{to} {}", names_in(arrows))
                })
                .collect();
            println!("{at:>3} {room:<14} {count:>3} files {lines:>6} lines  -> {}", takes.join(", "));
        }
    }
    for room in rooms.iter().filter(|room| floor(room).is_none()) {
        println!("NO FLOOR {room}");
    }
    for ((from, to), arrows) in &between {
        let up = floor(to) > floor(from);
        if up || all {
            println!("{} {from} -> {to}", if up { "UP" } else { "  " });
            arrows.iter().for_each(|arrow| println!("     {arrow}"));
        }
    }
}

fn names_in(arrows: &[tests::house::rooms::Arrow<'_>]) -> usize {
    arrows.iter().map(|arrow| arrow.takes.len()).sum()
}

/// The order, from below, with the fewest names taken from above that moving one room at a time finds.
fn best<'h>(rooms: &[&'h str], between: &Between<'h>) -> Vec<&'h str> {
    let up = |order: &[&str]| -> usize {
        let place = |room: &str| order.iter().position(|other| *other == room);
        let ups = between.iter().filter(|((from, to), _)| place(to) > place(from));
        ups.map(|(_, arrows)| names_in(arrows)).sum()
    };
    let mut order = rooms.to_vec();
    let mut least = up(&order);
    loop {
        let before = least;
        for room in rooms {
            for at in 0..rooms.len() {
                let mut other: Vec<&str> = order.iter().copied().filter(|other| other != room).collect();
                other.insert(at, room);
                let count = up(&other);
                if count < least {
                    (order, least) = (other, count);
                }
            }
        }
        if least == before {
            return order;
        }
    }
}
