//! Small values of foreign files that come in more than one shape.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};

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
