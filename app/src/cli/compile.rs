//! `instead compile`: how much of a file of cards the compiler understands.

mod table;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rulebook::oracle::Sort;
use rulebook::oracle::report::{
    Agreement, Ask, Failure, Filter, Material, Report, Shadow, Taken, Wording, measure,
};

use super::end::End;
use super::place::{Answer, Shape};
use table::{Row, Table};

/// Compiles the texts of a file of cards, and says how much of them is understood.
#[derive(Args, Debug)]
pub(super) struct Compile {
    /// Scryfall's bulk file "oracle cards" or MTGJSON's `AtomicCards`, plain or .gz, or a file of sentences: one JSON object
    /// in each line, with `card`, `sentence`, and maybe `class` and `type`.
    file: PathBuf,
    /// Count what is understood.
    #[arg(long)]
    report: bool,
    /// List so many sentences that are not understood, from all over the file.
    #[arg(long, value_name = "N", default_value_t = 0, requires = "report")]
    failures: usize,
    /// Of these list only those of a sort of ability.
    #[arg(long, value_enum, requires = "failures")]
    sort: Option<Named>,
    /// Of these list only those of classes that begin so, or of any class: `replacement`.
    #[arg(long, requires = "failures")]
    class: Option<String>,
    /// Show so many of the commonest wordings.
    #[arg(long, value_name = "N", default_value_t = 25, requires = "report")]
    most: usize,
    /// Spoil the sentences that are understood, by this seed, and count what is still understood.
    #[arg(long, value_name = "SEED", requires = "report")]
    spoil: Option<u64>,
    #[command(flatten)]
    shape: Shape,
}

/// A sort of ability, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Named {
    Keyword,
    Replacement,
    Static,
    Triggered,
    Activated,
    Spell,
}

impl Named {
    const fn sort(self) -> Sort {
        match self {
            Self::Keyword => Sort::Keyword,
            Self::Replacement => Sort::Replacement,
            Self::Static => Sort::Static,
            Self::Triggered => Sort::Triggered,
            Self::Activated => Sort::Activated,
            Self::Spell => Sort::Spell,
        }
    }
}

impl Compile {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        anyhow::ensure!(
            self.report,
            "say what to do with the file: `instead compile FILE --report` counts what is understood of it"
        );
        let material = Material::read(&self.file)?;
        let failures =
            Filter { most: self.failures, sort: self.sort.map(Named::sort), class: self.class.clone() };
        self.shape.print(&measure(&material, &Ask { most: self.most, failures, spoil: self.spoil }), out)?;
        Ok(End::Fine)
    }
}

impl Answer for Report {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let seconds = self.seconds;
        writeln!(
            out,
            "{} sentences of {} cards, compiled in {seconds:.2} s",
            self.sentences.total, self.cards.total
        )?;
        writeln!(out)?;
        Table { of: "sentences", rows: self.all() }.write(out)?;
        let by_sort = self.sorts.iter().map(|(sort, tally)| Row { name: sort.name(), tally: *tally });
        Table { of: "by sort of ability", rows: by_sort.collect() }.write(out)?;
        self.write_cards(out)?;
        if let Some(shadow) = &self.shadow {
            write_shadow(shadow, out)?;
        }
        if let Some(cues) = &self.cues {
            let by_class = self.classes.iter().map(|(class, tally)| Row { name: class, tally: *tally });
            Table { of: "by class", rows: by_class.collect() }.write(out)?;
            write_agreement(cues, out)?;
        }
        write_wordings("The commonest wordings that are not understood", &self.wordings, out)?;
        write_wordings("Where the grammar ends: two words, and the one at which it does", &self.stops, out)?;
        self.write_failures(out)
    }
}

/// The sections of a report.
trait Sections {
    fn all(&self) -> Vec<Row<'_>>;
    fn write_cards(&self, out: &mut dyn Write) -> io::Result<()>;
    fn write_failures(&self, out: &mut dyn Write) -> io::Result<()>;
}

impl Sections for Report {
    fn all(&self) -> Vec<Row<'_>> {
        let all = Row { name: "all", tally: self.sentences };
        vec![all, Row { name: "replacement and prevention", tally: self.replacement }]
    }

    fn write_cards(&self, out: &mut dyn Write) -> io::Result<()> {
        let cards = self.cards;
        let share = table::share(cards.whole, cards.total);
        writeln!(
            out,
            "cards: {} known whole ({share}), {} in part, of {}\n",
            cards.whole, cards.partly, cards.total
        )
    }

    fn write_failures(&self, out: &mut dyn Write) -> io::Result<()> {
        if !self.failures.is_empty() {
            writeln!(out, "Not understood")?;
        }
        self.failures.iter().try_for_each(|failure| write_failure(failure, out))
    }
}

fn write_shadow(shadow: &Shadow, out: &mut dyn Write) -> io::Result<()> {
    let Shadow { seed, swapped, changed, taken } = shadow;
    let (understood, same) =
        (table::share(swapped.understood, swapped.tried), table::share(changed.same, changed.tried));
    writeln!(out, "shadow, of understood sentences that were spoilt on purpose (seed {seed})")?;
    writeln!(
        out,
        "  two words swapped: {} of {} understood ({understood})",
        swapped.understood, swapped.tried
    )?;
    writeln!(out, "  a word changed: {} of {} understood as before ({same})", changed.same, changed.tried)?;
    for Taken { card, swapped, words } in taken {
        writeln!(out, "    {} {card}: {words}", if *swapped { "swapped" } else { "changed" })?;
    }
    writeln!(out)
}

fn write_agreement(cues: &Agreement, out: &mut dyn Write) -> io::Result<()> {
    let share = table::share(cues.same, cues.total);
    writeln!(out, "class by cues: the same as in the file for {} of {} ({share})", cues.same, cues.total)?;
    for (class, same) in cues.classes.iter().filter(|(_, same)| same.same < same.total) {
        writeln!(out, "  {class}: {} of {}", same.same, same.total)?;
    }
    writeln!(out)
}

fn write_wordings(title: &str, wordings: &[Wording], out: &mut dyn Write) -> io::Result<()> {
    if wordings.is_empty() {
        return Ok(());
    }
    writeln!(out, "{title}")?;
    wordings.iter().try_for_each(|Wording { words, count }| writeln!(out, "{count:7}  {words}"))?;
    writeln!(out)
}

/// A sentence, with a mark where it is no longer understood.
fn write_failure(failure: &Failure, out: &mut dyn Write) -> io::Result<()> {
    let Failure { card, number, sort, class, at, missing, words, .. } = failure;
    let class = class.as_deref().map(|class| format!(", {class}")).unwrap_or_default();
    writeln!(out, "  {card} {number} ({}{class})", sort.name())?;
    let part = |range| words.get(range).unwrap_or_default();
    let missing = missing.as_deref().map(|missing| format!("\n    missing: {missing}")).unwrap_or_default();
    let (before, there, behind) = (part(0..at.start), part(at.clone()), part(at.end..words.len()));
    let there =
        if missing.is_empty() { format!("\u{25b8}{there}") } else { format!("\u{25b8}{there}\u{25c2}") };
    writeln!(out, "    {before}{there}{behind}{missing}")
}
