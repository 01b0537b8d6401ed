//! Where something stands on a board.

use std::fmt;

/// A place on a board: field names and list positions from the outside in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardPath(pub Vec<Segment>);

/// One step into a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Segment {
    /// A field of a struct or of an enum variant.
    Field(&'static str),
    /// A position in a list, counted from 0.
    Index(usize),
}

impl BoardPath {
    /// Goes some steps inwards and back.
    pub fn within<T>(&mut self, place: &[Segment], inside: impl FnOnce(&mut Self) -> T) -> T {
        let outside = self.0.len();
        self.0.extend_from_slice(place);
        let found = inside(self);
        self.0.truncate(outside);
        found
    }

    /// Goes into a field and back.
    pub fn at<T>(&mut self, field: &'static str, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.within(&[Segment::Field(field)], inside)
    }

    /// Goes to a place in a list and back.
    pub fn item<T>(&mut self, at: usize, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.within(&[Segment::Index(at)], inside)
    }

    /// Goes through a field that is a list, until something is wrong.
    ///
    /// # Errors
    /// The first that comes from `inside`.
    pub fn each<'l, T, E>(
        &mut self,
        field: &'static str,
        list: &'l [T],
        mut inside: impl FnMut(&mut Self, &'l T) -> Result<(), E>,
    ) -> Result<(), E> {
        let place = |at| [Segment::Field(field), Segment::Index(at)];
        let mut all = list.iter().enumerate();
        all.try_for_each(|(at, item)| self.within(&place(at), |path| inside(path, item)))
    }
}

impl fmt::Display for BoardPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, segment) in self.0.iter().enumerate() {
            match segment {
                Segment::Field(name) if i == 0 => write!(f, "{name}")?,
                Segment::Field(name) => write!(f, ".{name}")?,
                Segment::Index(at) => write!(f, "[{at}]")?,
            }
        }
        Ok(())
    }
}
