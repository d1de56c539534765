//! The thread that writes: whoever saves hands over a text and goes on at once. Everything is done in the order in which it was
//! asked for, and nothing before what it comes after: a match is not removed before it is filed. Of two texts in a row for one
//! file only the later is written. What could not be done is tried again at the next save.

use std::collections::VecDeque;
use std::io;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::store::Store;
use super::trouble::Trouble;

/// How long the end of the program waits for a disk that does not answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// What waits to be done, at most; on a disk that is full for hundreds of matches the oldest are given up.
const MOST_JOBS: usize = 2_000;

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
    jobs: VecDeque<Job>,
    /// Whether the jobs are to be tried now. Where one has failed they wait for the next save.
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
        let is_in_a_row = queue.jobs.back().is_some_and(|last| last.name == job.name);
        if is_in_a_row {
            queue.jobs.pop_back();
        } else if queue.jobs.len() == MOST_JOBS {
            queue.jobs.pop_front();
        }
        queue.jobs.push_back(job);
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
            let mut jobs = mem::take(&mut queue.jobs);
            (queue.is_due, queue.is_busy) = (false, true);
            drop(queue);
            let done = do_in_order(&mut jobs, store);
            self.lock().take_back(jobs, done);
            self.changed.notify_all();
        }
    }
}

/// Does the jobs up to one that fails; leaves that one and those after it.
fn do_in_order(jobs: &mut VecDeque<Job>, store: &Store) -> io::Result<()> {
    while let Some(job) = jobs.front() {
        job.run(store)?;
        jobs.pop_front();
    }
    Ok(())
}

impl Queue {
    /// Keeps what could not be done for later, before what was asked for in the meantime.
    fn take_back(&mut self, mut left: VecDeque<Job>, done: io::Result<()>) {
        self.is_busy = false;
        left.append(&mut self.jobs);
        self.jobs = left;
        if let Err(error) = done
            && !mem::replace(&mut self.has_complained, true)
        {
            self.complaint = Some(Trouble::CannotSave { why: error.into() });
        }
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
