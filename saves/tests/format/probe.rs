//! What a type of the format can be, asked of the type itself: its fields, or its variants with their fields.

use std::fmt;

use serde::de::value::U32Deserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, VariantAccess,
    Visitor,
};
use serde::{de, forward_to_deserialize_any};

type Names = &'static [&'static str];

/// What format 1 called a `Deed`.
pub(crate) const OLD: [&str; 2] = ["Act", "Undergo"];

/// What a type can be.
pub(crate) enum Shape {
    /// A struct with these fields.
    Fields(Names),
    /// An enum with these variants, each with its fields if it has any.
    Variants(Vec<(&'static str, Names)>),
}

/// What `T` can be.
pub(crate) fn shape<T: DeserializeOwned>() -> Shape {
    match ask::<T>(None) {
        Answer::Struct(fields) => Shape::Fields(fields),
        Answer::Enum(names) => {
            // Names of format 1 come among the others; they are no variants of their own.
            let names = names.iter().filter(|name| !OLD.contains(name));
            Shape::Variants(names.zip(0..).map(|(name, at)| (*name, fields_of::<T>(at))).collect())
        }
        Answer::Nothing(message) => panic!("{message}"),
    }
}

fn fields_of<T: DeserializeOwned>(variant: u32) -> Names {
    match ask::<T>(Some(variant)) {
        Answer::Struct(fields) => fields,
        Answer::Enum(_) | Answer::Nothing(_) => &[],
    }
}

/// Starts to deserialise a `T`, which says what it expects; the answer comes back as the error.
fn ask<T: DeserializeOwned>(variant: Option<u32>) -> Answer {
    match T::deserialize(Probe { variant }) {
        Ok(_) => Answer::Nothing("a unit".to_owned()),
        Err(answer) => answer,
    }
}

#[derive(Debug)]
enum Answer {
    Struct(Names),
    Enum(Names),
    Nothing(String),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Answer {}

impl de::Error for Answer {
    fn custom<M: fmt::Display>(message: M) -> Self {
        Self::Nothing(message.to_string())
    }
}

/// Asks for a struct's fields, an enum's variants, or the fields of one variant.
#[derive(Clone, Copy)]
struct Probe {
    variant: Option<u32>,
}

impl<'de> Deserializer<'de> for Probe {
    type Error = Answer;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Answer> {
        Err(Answer::custom("neither struct nor enum"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: Names,
        _: V,
    ) -> Result<V::Value, Answer> {
        Err(Answer::Struct(fields))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: Names,
        visitor: V,
    ) -> Result<V::Value, Answer> {
        if self.variant.is_none() { Err(Answer::Enum(names)) } else { visitor.visit_enum(self) }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Probe {
    type Error = Answer;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Answer> {
        let index: U32Deserializer<Answer> = self.variant.unwrap_or_default().into_deserializer();
        Ok((seed.deserialize(index)?, self))
    }
}

impl<'de> VariantAccess<'de> for Probe {
    type Error = Answer;

    fn unit_variant(self) -> Result<(), Answer> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Answer> {
        Err(Answer::custom("a single value"))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Answer> {
        Err(Answer::custom("several values"))
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: Names, _: V) -> Result<V::Value, Answer> {
        Err(Answer::Struct(fields))
    }
}
