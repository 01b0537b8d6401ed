//! What is made of the table of concepts and of the table of switches.

macro_rules! concepts {
    ($($name:ident = $key:literal, $doc:literal;)*) => {
        /// A concept of the rules. [`Rule::key`] is its name in the concordance.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Rule { $(#[doc = $doc] $name,)* }

        impl Rule {
            /// Every concept, in the order of the declaration.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The name of the concept in the concordance.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }
        }
    };
}

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident: $rule:ident, $span:expr;)*) => {
        /// Something that a rules date decides. `in_force` is the only place where dates are compared.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Switch { $($(#[$doc])* $name,)* }

        impl Switch {
            /// Every switch, in the order of the declaration.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The rule that it is about. Its number, where it has one, says where to read on.
            pub const fn rule(self) -> Rule {
                match self { $(Self::$name => Rule::$rule,)* }
            }

            /// From when and until when the switch is on: the first day, and the first day no more.
            pub const fn span(self) -> Span {
                match self { $(Self::$name => $span,)* }
            }
        }
    };
}

pub(super) use {concepts, switches};
