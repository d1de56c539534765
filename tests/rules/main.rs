//! The rules, tested from outside: whoever keeps to the engine's public face can rely on what is said here.

mod agreement;
mod arbitrary;
mod cases;
mod drawn;
mod endless;
mod figures;
mod games;
mod matches;
mod perft;
mod properties;
mod silent;
mod table;
mod texts;
