//! Small values of foreign files that come in more than one shape, or could go on without end.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// A list of faces, or of what is printed under one name. The longest real ones have five; what is read of one takes a
/// hundred times of what it has in the file, so a list without end is refused while it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Few<T>(pub(super) Vec<T>);

/// The most that such a list has.
const FEW: usize = 100;

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visit<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Visit<T> {
            type Value = Few<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {FEW}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Few<T>, A::Error> {
                let mut found = Vec::new();
                while let Some(one) = list.next_element()? {
                    if found.len() == FEW {
                        return Err(de::Error::invalid_length(FEW + 1, &self));
                    }
                    found.push(one);
                }
                Ok(Few(found))
            }
        }
        deserializer.deserialize_seq(Visit(PhantomData))
    }
}

/// A text, also where a number stands in its place, as in `"power": 2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Value(pub(super) String);

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visit;
        impl Visitor<'_> for Visit {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text or a number")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Value, E> {
                Ok(Value(text.to_owned()))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Value, E> {
                Ok(Value(number.to_string()))
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Value, E> {
                Ok(Value(number.to_string()))
            }

            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Value, E> {
                Ok(Value(number.to_string()))
            }
        }
        deserializer.deserialize_any(Visit)
    }
}

/// Whether a table of formats has one that knows the card, be it banned there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Legal(pub(super) bool);

impl<'de> Deserialize<'de> for Legal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visit;
        impl<'de> Visitor<'de> for Visit {
            type Value = Legal;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a table of formats")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Legal, A::Error> {
                let mut legal = false;
                while let Some((IgnoredAny, Value(standing))) = map.next_entry()? {
                    legal |= standing != "not_legal";
                }
                Ok(Legal(legal))
            }
        }
        deserializer.deserialize_map(Visit)
    }
}
