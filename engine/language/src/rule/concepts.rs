//! How the table of concepts is written.

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
