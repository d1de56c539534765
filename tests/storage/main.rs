//! What is kept on the disk survives whatever befalls the disk, the files and the program. No window here.

mod disks;
mod failing_disk;
mod files;
mod keeper;
mod kill;
mod played;
mod statistics;
mod texts;
