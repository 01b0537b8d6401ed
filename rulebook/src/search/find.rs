//! Finding a query in an index.

use std::cmp::Ordering;

use super::candidates::{Candidate, candidates};
use super::index::{Index, Kept, Place, Posting};
use super::{Hit, Query, Rank, Results, Within};

/// How a document fares with a query.
#[derive(Clone, Copy, Debug)]
struct Scored {
    document: u32,
    rank: Rank,
    score: f32,
}

/// What one word of the query finds: its candidates, and for each document how well it has the word.
struct Found {
    candidates: Vec<Candidate>,
    /// For each word of the index, whether it is one of them.
    means: Vec<bool>,
    /// Sorted by document.
    documents: Vec<(u32, f32, Rank)>,
}

impl Index {
    /// The best hits of a query, at most `most`. An empty query finds nothing.
    pub(crate) fn find(&self, query: &Query, most: usize) -> Results {
        let found: Vec<Found> = query
            .words
            .iter()
            .enumerate()
            .map(|(at, word)| self.word_found(word, query.is_open && at + 1 == query.words.len()))
            .collect();
        let mut scored = match (&found[..], query.within) {
            ([], None) => Vec::new(),
            ([], Some(within)) => self.by_number(within),
            (found, _) => self.by_words(query, found),
        };
        scored.dedup_by(|next, kept| self.is_one_hit(next, kept));
        let total = scored.len();
        sort(&mut scored, most);
        let mut words: Vec<String> = found
            .iter()
            .flat_map(|found| &found.candidates)
            .map(|c| self.words[c.word].to_string())
            .collect();
        words.sort_unstable();
        words.dedup();
        let hits = scored.iter().map(|one| Hit { place: self.place(one.document), rank: one.rank }).collect();
        Results { hits, total, words }
    }

    /// Whether two documents are in one place; then the first one becomes the better of both.
    fn is_one_hit(&self, next: &Scored, kept: &mut Scored) -> bool {
        let is_one = self.place(next.document) == self.place(kept.document);
        if is_one && better_first(next, kept) == Ordering::Less {
            *kept = *next;
        }
        is_one
    }

    fn place(&self, document: u32) -> Place {
        self.documents[document as usize].place
    }

    /// What has the number, in the order of the text; and behind it what cites it.
    fn by_number(&self, within: Within) -> Vec<Scored> {
        let cited = match within {
            Within::Rule(number) => self.word(&number.to_string()),
            Within::Sections(first, last) if first == last => self.word(&first.to_string()),
            Within::Sections(..) => None,
        };
        let scored = |document, rank| Scored { document, rank, score: 0.0 };
        let documents = (0u32..).zip(&self.documents).filter(|(_, kept)| is_within(Some(within), kept));
        let mut found: Vec<Scored> = documents.map(|(document, _)| scored(document, Rank::Number)).collect();
        let citing = cited
            .map_or(&[][..], |word| &self.postings[word])
            .chunk_by(|one, other| one.document == other.document);
        let citing = citing.map(|group| group[0].document);
        let citing = citing.filter(|document| !is_within(Some(within), &self.documents[*document as usize]));
        found.extend(citing.map(|document| scored(document, Rank::Words)));
        found
    }

    fn word_found(&self, word: &str, is_open: bool) -> Found {
        let candidates = candidates(self, word, is_open);
        let mut best: Vec<Option<(f32, Rank)>> = vec![None; self.documents.len()];
        let mut means = vec![false; self.words.len()];
        for candidate in &candidates {
            means[candidate.word] = true;
            let list = &self.postings[candidate.word];
            let weight = candidate.weight * self.rareness(list);
            for group in list.chunk_by(|one, other| one.document == other.document) {
                let (score, rank) = (weight * self.fill(group), candidate.rank);
                let old = &mut best[group[0].document as usize];
                *old = Some(old.map_or((score, rank), |old| (old.0.max(score), old.1.min(rank))));
            }
        }
        let documents = (0u32..).zip(best).filter_map(|(document, best)| best.map(|(s, r)| (document, s, r)));
        Found { candidates, means, documents: documents.collect() }
    }

    /// A word that few documents have says more.
    #[expect(clippy::cast_precision_loss, reason = "counts are far below the precision")]
    fn rareness(&self, list: &[Posting]) -> f32 {
        (1.0 + self.documents.len() as f32 / (1.0 + list.len() as f32)).ln()
    }

    /// A word says more in a short document, in a title, and when it comes back; the measure is BM25.
    #[expect(clippy::cast_precision_loss, reason = "counts are far below the precision")]
    fn fill(&self, group: &[Posting]) -> f32 {
        let kept = &self.documents[group[0].document as usize];
        let count = group.len() as f32;
        let long = 0.4 + 0.6 * kept.words as f32 / 60.0;
        let title = if group[0].at < kept.title { 2.0 } else { 1.0 };
        title * count * 2.2 / (count + 1.2 * long)
    }

    /// What has all of the words.
    fn by_words(&self, query: &Query, found: &[Found]) -> Vec<Scored> {
        let Some((rarest, others)) = rarest_first(found) else { return Vec::new() };
        let mut scored = Vec::new();
        for &(document, score, rank) in &rarest.documents {
            if !is_within(query.within, &self.documents[document as usize]) {
                continue;
            }
            let all = others.iter().try_fold((score, rank), |(score, rank), other| {
                let at = other.documents.binary_search_by_key(&document, |one| one.0).ok()?;
                let (_, more, worse) = other.documents[at];
                Some((score + more, rank.max(worse)))
            });
            scored.extend(all.and_then(|(score, rank)| self.scored(query, found, document, score, rank)));
        }
        scored
    }

    fn scored(
        &self,
        query: &Query,
        found: &[Found],
        document: u32,
        score: f32,
        rank: Rank,
    ) -> Option<Scored> {
        let phrase = self.phrase(found, document);
        let rank = match phrase {
            _ if rank == Rank::Near => rank,
            Some(at) if self.is_whole_title(found, document, at) => Rank::Title,
            Some(_) if found.len() > 1 => Rank::Phrase,
            Some(_) | None => Rank::Words,
        };
        let score = score * self.documents[document as usize].weight();
        (phrase.is_some() || !query.is_quoted).then_some(Scored { document, rank, score })
    }

    /// Where a document has the words side by side, in order.
    fn phrase(&self, found: &[Found], document: u32) -> Option<u32> {
        let means = |(found, word): (&Found, &u32)| found.means[*word as usize];
        let mut windows = self.words_of(document).windows(found.len());
        let at = windows.position(|window| found.iter().zip(window).all(means))?;
        u32::try_from(at).ok()
    }

    /// Whether the words from a place on are a document's title, all of it, and each is meant as it stands.
    fn is_whole_title(&self, found: &[Found], document: u32, at: u32) -> bool {
        let title = self.documents[document as usize].title;
        let exact = found.iter().all(|found| found.candidates.first().is_some_and(|c| c.weight >= 1.0));
        exact && at == 0 && usize::try_from(title) == Ok(found.len())
    }
}

/// The better one first: by rank, then by score, then as in the index.
fn better_first(one: &Scored, other: &Scored) -> Ordering {
    let score = other.score.partial_cmp(&one.score).unwrap_or(Ordering::Equal);
    one.rank.cmp(&other.rank).then(score).then(one.document.cmp(&other.document))
}

/// Puts the best `most` first, in order, and drops the others.
fn sort(scored: &mut Vec<Scored>, most: usize) {
    if most > 0 && scored.len() > most {
        scored.select_nth_unstable_by(most - 1, better_first);
    }
    scored.truncate(most);
    scored.sort_unstable_by(better_first);
}

/// Whether a document may be a hit of a query with a number.
fn is_within(within: Option<Within>, kept: &Kept) -> bool {
    within.is_none_or(|within| kept.number.is_some_and(|number| within.contains(number)))
}

/// The word that the fewest documents have, and the others.
fn rarest_first(found: &[Found]) -> Option<(&Found, Vec<&Found>)> {
    let at = (0..found.len()).min_by_key(|&at| found[at].documents.len())?;
    let others = (0..found.len()).filter(|&other| other != at).map(|other| &found[other]).collect();
    Some((&found[at], others))
}
