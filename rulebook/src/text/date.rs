//! The day from which a text is in force.

use language::date::Date;

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The days that a text says it is in force from, in order: one for each "effective as of" or "current as of".
pub(super) fn stated<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<Date> {
    let says = |line: &'a str| {
        let low = line.to_ascii_lowercase();
        let at = ["effective as of", "current as of"]
            .iter()
            .find_map(|mark| Some(low.find(mark)? + mark.len()))?;
        written(&low[at..])
    };
    lines.filter(|line| line.len() < 200).filter_map(says).collect()
}

/// A day in words, such as "July 11, 2009", "11 July 2009", "July 11th 2009", or in digits, "2009-07-11".
fn written(text: &str) -> Option<Date> {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()).collect();
    words.windows(3).find_map(|three| match *three {
        [month, day, year] | [day, month, year] if month_of(month).is_some() => {
            day_of(year, month_of(month)?, day)
        }
        [year, month, day] => day_of(year, month.parse().ok()?, day),
        _ => None,
    })
}

fn month_of(word: &str) -> Option<usize> {
    (word.len() >= 3).then(|| MONTHS.iter().position(|month| month.starts_with(word)))?.map(|at| at + 1)
}

fn day_of(year: &str, month: usize, day: &str) -> Option<Date> {
    let day: u8 = day.trim_end_matches(|c: char| c.is_ascii_alphabetic()).parse().ok()?;
    format!("{year}-{month:02}-{day:02}").parse().ok()
}

/// The day that a file's name holds, as `2026-04-17`, `20260417` or `2026.04.17`. None when there is no such
/// day in it.
pub fn in_name(name: &str) -> Option<Date> {
    let digits: String = name.chars().map(|c| if c.is_ascii_digit() { c } else { ' ' }).collect();
    let runs: Vec<&str> = digits.split_whitespace().collect();
    let dashed = |three: &[&str]| three.join("-").parse().ok();
    let solid = |run: &&str| (run.len() == 8).then(|| dashed(&[&run[..4], &run[4..6], &run[6..]]))?;
    runs.windows(3).find_map(dashed).or_else(|| runs.iter().find_map(solid))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(line: &str) -> Option<String> {
        stated(std::iter::once(line)).first().map(Date::to_string)
    }

    #[test]
    fn a_day_is_read_in_every_way_it_is_written() {
        for line in [
            "In force, that is effective as of July 11, 2009.",
            "current as of July 11th, 2009",
            "Effective as of 11 July 2009",
            "_Current as of_ Jul 11 2009".trim_matches('_'),
            "effective as of 2009-07-11",
        ] {
            let line = line.replace('_', "");
            assert_eq!(first(&line).as_deref(), Some("2009-07-11"), "{line}");
        }
    }

    #[test]
    fn a_day_that_does_not_exist_is_none() {
        assert_eq!(first("effective as of February 30, 2009"), None);
        assert_eq!(first("as of July 11, 2009"), None);
    }

    #[test]
    fn a_file_name_may_hold_a_day() {
        for name in ["cr-2009-07-11.txt", "Rules 20090711.txt", "2009.07.11", "Rules_20090711_v2.txt"] {
            assert_eq!(in_name(name).map(|day| day.to_string()).as_deref(), Some("2009-07-11"), "{name}");
        }
        assert_eq!(in_name("rules-123-45.txt"), None);
    }
}
