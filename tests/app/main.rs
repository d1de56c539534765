//! The window without a window: the same systems, no screen and no graphics card, at a time that the test sets. Every test that
//! needs Bevy is in this one program, so that Bevy is linked once.
#![cfg(feature = "app")]

mod accessibility;
mod audio;
mod bare;
mod choosing;
mod fits;
mod gamepad;
mod glyphs;
mod harness;
mod layers;
mod learn;
mod machine;
mod motion;
mod passage;
mod past_games;
mod random_games;
#[path = "../common/read_only_disk.rs"]
mod read_only_disk;
mod reading;
mod screens;
mod settings;
mod setup;
mod storage;
mod table;
mod touch;
mod two_at_one_table;
