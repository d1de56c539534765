//! The words of the game, in every language that it speaks: what is to be said is a [`Phrase`], and a [`Language`] says it.
//!
//! The texts are Project Fluent messages, one file a language, in `assets/locales`; they are part of the program, so that none
//! can be missing. What the command line says is English alone.

mod digits;
mod language;
mod phrase;
mod say;
#[cfg(test)]
mod tests;

pub use language::Language;
pub use phrase::{Arg, Phrase};
