//! `instead rules show`: a rule with its subrules.

use std::io::{self, Write};

use clap::Args;
use engine::date::Date;
use rulebook::links::{Target, links};
use rulebook::text::{Number, Text};
use serde::Serialize;

use super::opened::RuleEntry;
use super::{Answer, End, Place, opened};

/// Prints a rule with its subrules, what it refers to, and the rules before and after it.
#[derive(Args, Debug)]
pub(super) struct Show {
    /// The number, like 616.1 or 616.1c.
    number: Number,
    /// The number in the text in force at this date, like 2012-05-01; in the newest one when left out.
    #[arg(long, value_name = "DATE")]
    as_of: Option<Date>,
}

impl Show {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let text = opened::text(&place.library()?, self.as_of)?;
        let at = opened::position(&text, self.number)?;
        place.remember(&self.number.to_string());
        place.print(&Shown::new(&text, at, self.number), out)?;
        Ok(End::Fine)
    }
}

#[derive(Serialize)]
struct Shown {
    as_of: String,
    section: u16,
    title: String,
    rules: Vec<RuleEntry>,
    links: Vec<LinkEntry>,
    previous: Option<String>,
    next: Option<String>,
}

/// What a rule refers to.
#[derive(Serialize)]
struct LinkEntry {
    /// The rule that refers.
    from: String,
    /// As it is written.
    text: String,
    /// The first and the last rule; empty when the text has none of them.
    rules: Vec<String>,
}

impl Shown {
    fn new(text: &Text, at: usize, number: Number) -> Self {
        let range = text.with_subrules(number);
        let name = |at: usize| text.rules.get(at).map(|rule| rule.number.to_string());
        Self {
            as_of: text.effective.to_string(),
            section: number.section,
            title: text.section(number.section).map(|section| section.title.clone()).unwrap_or_default(),
            rules: text.rules[range.clone()].iter().map(RuleEntry::new).collect(),
            links: range.clone().flat_map(|at| link_entries(text, at)).collect(),
            previous: at.checked_sub(1).and_then(name),
            next: name(range.end),
        }
    }
}

fn link_entries(text: &Text, at: usize) -> Vec<LinkEntry> {
    let rule = &text.rules[at];
    let entry = |said: &str, range: std::ops::Range<usize>, target: Target| {
        let found = target.rules(text);
        let name = |at: usize| text.rules[at].number.to_string();
        let mut rules: Vec<String> =
            found.clone().next().into_iter().chain(found.clone().next_back()).map(name).collect();
        rules.dedup();
        LinkEntry { from: rule.number.to_string(), text: said[range].to_owned(), rules }
    };
    let paragraphs = rule.paragraphs.iter().map(|paragraph| paragraph.text.as_str());
    paragraphs
        .flat_map(|said| links(said).into_iter().map(move |link| entry(said, link.range, link.target)))
        .collect()
}

impl Answer for Shown {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}. {} (rules of {})", self.section, self.title, self.as_of)?;
        for rule in &self.rules {
            writeln!(out)?;
            write!(out, "{}", rule.number)?;
            for paragraph in &rule.paragraphs {
                let example = if paragraph.is_example { "    Example:" } else { "" };
                writeln!(out, "{example} {}", paragraph.text)?;
            }
        }
        if !self.links.is_empty() {
            let mut named: Vec<&str> = self.links.iter().map(|link| link.text.as_str()).collect();
            named.dedup();
            writeln!(out, "\nsee also: {}", named.join(", "))?;
        }
        let side = |name: &Option<String>| name.clone().unwrap_or_else(|| "none".to_owned());
        writeln!(out, "\nbefore it: {}; after it: {}", side(&self.previous), side(&self.next))
    }
}
