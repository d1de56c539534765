//! Where the endgame tables are kept, and the waiting for them where a subcommand needs them all.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::Args;
use directories::ProjectDirs;
use hoyito::ai::{Built, Kind, Tables};

#[derive(Args)]
pub(super) struct TableArguments {
    /// The folder for endgame tables that are slow to build [default: the system's folder for caches]
    #[arg(long, value_name = "FOLDER")]
    table_cache: Option<PathBuf>,
    /// Keep no endgame tables on disk, and read none
    #[arg(long, conflicts_with = "table_cache")]
    no_table_cache: bool,
    /// The most seeds left that the tables know, a multiple of four [default: all that can be built: 16, or 8 on 2x12]
    #[arg(long, value_name = "SEEDS", default_value_t = u8::MAX, hide_default_value = true)]
    table_seeds: u8,
}

impl TableArguments {
    /// The tables, none of them ready yet.
    pub(super) fn tables(&self) -> Arc<Tables> {
        Arc::new(self.large_tables())
    }

    /// The same, for somebody who shares them out himself.
    pub(super) fn large_tables(&self) -> Tables {
        let default = || Some(ProjectDirs::from("", "", "hoyito")?.cache_dir().join("tables"));
        let cache = if self.no_table_cache { None } else { self.table_cache.clone().or_else(default) };
        Tables::with_large(cache.as_deref())
    }

    /// The tables, with all of one kind ready.
    pub(super) fn ready_tables(&self, kind: Kind) -> Arc<Tables> {
        let tables = self.tables();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let built = tables.build(kind, self.table_seeds, threads, &AtomicBool::new(false));
        if let Built::Calculated { cache: Err(error) } = built {
            eprintln!("hoyito: {error}");
        }
        tables
    }
}
