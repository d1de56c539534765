//! The engine's voice and the command line, tested as another program or a person at a terminal meets them.

mod command_line;
mod commands;
mod conversation;
mod failures;
mod transcripts;

use std::sync::{Arc, LazyLock};

use hoyito::ai::Tables;

/// Tables in memory, built once for all conversations.
fn tables() -> &'static Arc<Tables> {
    static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Arc::new(Tables::new()));
    &TABLES
}
