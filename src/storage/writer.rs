//! The thread that writes: whoever saves hands over a text and goes on at once. Of two texts for one file only the later is
//! written. What could not be written is tried again at the next save.

use std::io;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::store::Store;
use super::trouble::Trouble;

/// How long the end of the program waits for a disk that does not answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Writes to a store, in the order in which it is asked.
pub struct Writer {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: Vec<Job>,
    /// Whether the jobs are to be tried now. Those that have failed wait for the next save.
    is_due: bool,
    is_busy: bool,
    is_closing: bool,
    has_complained: bool,
    complaint: Option<Trouble>,
}

/// A file by its name, and the bytes that are to be in it; without any it is to be removed.
struct Job {
    name: String,
    bytes: Option<Vec<u8>>,
}

impl Writer {
    /// # Errors
    /// If the system gives no thread.
    pub fn new(store: Arc<Store>) -> io::Result<Writer> {
        let shared = Arc::new(Shared::default());
        let theirs = shared.clone();
        let thread = thread::Builder::new().name("storage".to_owned()).spawn(move || theirs.work(&store))?;
        Ok(Writer { shared, thread: Some(thread) })
    }

    /// Writes a file soon.
    pub fn save(&self, name: &str, bytes: Vec<u8>) {
        self.push(Job { name: name.to_owned(), bytes: Some(bytes) });
    }

    /// Removes a file soon.
    pub fn remove(&self, name: &str) {
        self.push(Job { name: name.to_owned(), bytes: None });
    }

    fn push(&self, job: Job) {
        let mut queue = self.shared.lock();
        queue.jobs.retain(|other| other.name != job.name);
        queue.jobs.push(job);
        queue.is_due = true;
        self.shared.changed.notify_all();
    }

    /// Waits until everything was tried, three seconds at most.
    pub fn flush(&self) {
        let mut queue = self.shared.lock();
        queue.is_due |= !queue.jobs.is_empty();
        self.shared.changed.notify_all();
        drop(self.shared.changed.wait_timeout_while(queue, PATIENCE, |queue| queue.is_due || queue.is_busy));
    }

    /// The first thing that could not be written, once.
    pub fn take_complaint(&self) -> Option<Trouble> {
        self.shared.lock().complaint.take()
    }
}

impl Drop for Writer {
    /// Writes what is still to be written.
    fn drop(&mut self) {
        self.flush();
        let mut queue = self.shared.lock();
        queue.is_closing = true;
        let is_stuck = queue.is_busy;
        drop(queue);
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take()
            && !is_stuck
        {
            // It cannot panic, and if it did, the program would end all the same.
            drop(thread.join());
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, store: &Store) {
        loop {
            let waiting = self.changed.wait_while(self.lock(), |queue| !queue.is_due && !queue.is_closing);
            let mut queue = waiting.unwrap_or_else(PoisonError::into_inner);
            if !queue.is_due {
                return;
            }
            let jobs = mem::take(&mut queue.jobs);
            (queue.is_due, queue.is_busy) = (false, true);
            drop(queue);
            let failed = jobs.into_iter().filter_map(|job| job.run(store).err().map(|error| (job, error))).collect();
            self.lock().take_back(failed);
            self.changed.notify_all();
        }
    }
}

impl Queue {
    /// Keeps what has failed for later, before what was asked in the meantime and unless that is about the same file.
    fn take_back(&mut self, failed: Vec<(Job, io::Error)>) {
        self.is_busy = false;
        let since = mem::take(&mut self.jobs);
        for (job, error) in failed {
            if !mem::replace(&mut self.has_complained, true) {
                self.complaint = Some(Trouble::CannotSave { why: error.to_string() });
            }
            if since.iter().all(|other| other.name != job.name) {
                self.jobs.push(job);
            }
        }
        self.jobs.extend(since);
    }
}

impl Job {
    fn run(&self, store: &Store) -> io::Result<()> {
        match &self.bytes {
            Some(bytes) => store.save(&self.name, bytes),
            None => store.remove(&self.name),
        }
    }
}
