//! The engine's voice and the command line, tested as another program or a person at a terminal meets them.

mod command_line;
mod commands;
mod conversation;
mod transcripts;
