//! Which variants of the data language a value uses, and which there are.

use std::collections::BTreeSet;
use std::fmt;

use serde::Serialize;
use serde::de::{DeserializeOwned, Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;
use serde::ser::{self, Serializer};

/// Variants, each with the name of its type.
pub type Variants = BTreeSet<(&'static str, &'static str)>;

/// Every variant that stands somewhere in a value.
pub fn used(value: &impl Serialize) -> Variants {
    let mut recorder = Recorder::default();
    // Writing what was read can't fail, and a recorder has nothing to say on its own.
    match value.serialize(&mut recorder) {
        Ok(()) | Err(Silent) => recorder.0,
    }
}

/// Every variant that a type has; none when it is no enumeration.
pub fn all<T: DeserializeOwned>() -> Variants {
    let mut found = Variants::new();
    match T::deserialize(Probe(&mut found)) {
        Ok(_) | Err(Silent) => found,
    }
}

/// An error that nobody reads.
#[derive(Debug)]
struct Silent;

impl fmt::Display for Silent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing to say")
    }
}

impl std::error::Error for Silent {}

impl ser::Error for Silent {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

impl serde::de::Error for Silent {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

/// Asked for an enumeration, notes its variants.
struct Probe<'v>(&'v mut Variants);

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Silent;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Silent> {
        Err(Silent::custom(""))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Silent> {
        self.0.extend(variants.iter().map(|variant| (name, *variant)));
        Err(Silent)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Written to, notes the variants.
#[derive(Default)]
struct Recorder(Variants);

macro_rules! plain {
    ($($method:ident($type:ty),)*) => {
        $(fn $method(self, _: $type) -> Result<(), Silent> { Ok(()) })*
    };
}

impl Serializer for &mut Recorder {
    type Ok = ();
    type Error = Silent;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    plain! {
        serialize_bool(bool), serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64),
        serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64), serialize_f32(f32),
        serialize_f64(f64), serialize_char(char), serialize_str(&str), serialize_bytes(&[u8]),
        serialize_unit_struct(&'static str),
    }

    fn serialize_none(self) -> Result<(), Silent> {
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Silent> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Silent> {
        Ok(())
    }

    fn serialize_unit_variant(self, of: &'static str, _: u32, variant: &'static str) -> Result<(), Silent> {
        self.0.insert((of, variant));
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Silent> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Silent> {
        self.0.insert((of, variant));
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Silent> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Silent> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Silent> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, Silent> {
        self.0.insert((of, variant));
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Silent> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Silent> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, Silent> {
        self.0.insert((of, variant));
        Ok(self)
    }
}

macro_rules! items {
    ($($of:ident $method:ident,)*) => {$(
        impl ser::$of for &mut Recorder {
            type Ok = ();
            type Error = Silent;

            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Silent> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Silent> {
                Ok(())
            }
        }
    )*};
}

macro_rules! fields {
    ($($of:ident,)*) => {$(
        impl ser::$of for &mut Recorder {
            type Ok = ();
            type Error = Silent;

            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Result<(), Silent> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Silent> {
                Ok(())
            }
        }
    )*};
}

items! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

fields! {
    SerializeStruct,
    SerializeStructVariant,
}

impl ser::SerializeMap for &mut Recorder {
    type Ok = ();
    type Error = Silent;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Silent> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Silent> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Silent> {
        Ok(())
    }
}
