//! The rules, tested from outside: whoever keeps to the engine's public face can rely on what is said here.

mod cases;
mod endless;
mod figures;
mod perft;
mod table;
