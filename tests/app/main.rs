//! The window without a window: the same systems, no screen and no graphics card, at a time that the test sets. Every test that
//! needs Bevy is in this one program, so that Bevy is linked once.
#![cfg(feature = "app")]

mod audio;
mod bare;
mod fits;
mod harness;
mod layers;
mod machine;
mod motion;
mod random_games;
#[path = "../common/read_only_disk.rs"]
mod read_only_disk;
mod screens;
mod settings;
mod setup;
mod storage;
mod table;
