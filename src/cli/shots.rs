//! `hoyito shots`: pictures of every scene, drawn without a window.

use std::path::PathBuf;

use clap::Args;
use hoyito::app::shots;

use super::Failure;

#[derive(Args)]
pub struct Arguments {
    /// Where to write them; made if it is not there
    folder: PathBuf,
    /// Only the small ones that the tests compare (kept in tests/window/golden)
    #[arg(long)]
    golden: bool,
    /// Only these, by the beginning of their names
    only: Vec<String>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    std::fs::create_dir_all(&arguments.folder)
        .map_err(|error| Failure::failed(format!("{}: {error}", arguments.folder.display())))?;
    let tell = |name: &str| println!("{name}");
    let written = if arguments.golden {
        shots::write_golden(&arguments.folder, tell)
    } else {
        shots::write(&arguments.folder, &arguments.only, tell)
    };
    written.map_err(Failure::failed)
}
