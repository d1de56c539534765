//! What is kept on the disk survives whatever befalls the disk, the files and the program. No window here.

mod disks;
mod failing_disk;
mod files;
mod keeper;
mod kill;
mod played;
#[path = "../common/read_only_disk.rs"]
mod read_only_disk;
mod statistics;
mod texts;
