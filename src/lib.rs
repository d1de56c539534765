//! Hoyito: a Dominican mancala game with relay sowing, casas and chains.
//!
//! | part | what it is for | may use |
//! | --- | --- | --- |
//! | [`engine`] | the rules | the standard library |
//! | [`ai`] | the opponent | `engine` |
//! | [`locale`] | the words of the game, in eight languages | the standard library |
//! | [`sound`] | every sound, made from numbers | the standard library |
//! | [`ugi`] | the engine's voice, for other programs | `engine`, `ai` |
//! | [`match_setup`] | who plays, what, and from where | `engine`, `ai` |
//! | [`storage`] | what is kept on the disk: matches, statistics | `engine`, `ai`, `match_setup` |
//! | [`lesson`] | what is taught, step by step | `engine`, `locale` |
//! | [`caption`] | what there is to say of a game | `engine`, `ai`, `match_setup`, `locale` |
//! | `app` | the window, behind the feature of that name | all but `ugi` |

#![forbid(unsafe_code)]

pub mod ai;
#[cfg(feature = "app")]
pub mod app;
pub mod caption;
pub mod engine;
pub mod lesson;
pub mod locale;
pub mod match_setup;
pub mod sound;
pub mod storage;
pub mod ugi;
