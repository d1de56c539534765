//! Work behind the picture: threads that give way to whatever else wants to run, such as the next frame.

use std::io;
use std::thread::{self, JoinHandle};

use thread_priority::{ThreadPriority, set_current_thread_priority};

/// A piece of work in a thread of its own, of the lowest ordinary priority, and what will come of it. Dropped, it goes on unheard.
///
/// A thread of its own, because on some systems a priority that has been lowered cannot be raised again: a thread that is lent
/// would not be given back as it was.
#[derive(Debug)]
pub struct Background<T>(Option<JoinHandle<T>>);

impl<T: Send + 'static> Background<T> {
    /// Begins the work. Where a system does not let the priority be lowered, it is done all the same.
    ///
    /// # Errors
    /// If there is no thread to be had.
    pub fn begin(name: &str, work: impl FnOnce() -> T + Send + 'static) -> io::Result<Background<T>> {
        let work = move || {
            // A picture that is not as smooth as it could be is no reason not to work.
            drop(set_current_thread_priority(ThreadPriority::Min));
            work()
        };
        Ok(Background(Some(thread::Builder::new().name(name.to_owned()).spawn(work)?)))
    }

    /// What came of it: nothing as long as it goes on, and nothing any more once it was taken. Never waits. If the work
    /// panicked, an error that holds what the panic said.
    pub fn take(&mut self) -> Option<thread::Result<T>> {
        self.0.take_if(|thread| thread.is_finished()).map(JoinHandle::join)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn wait<T: Send + 'static>(background: &mut Background<T>) -> thread::Result<T> {
        loop {
            match background.take() {
                Some(done) => return done,
                None => thread::yield_now(),
            }
        }
    }

    #[test]
    fn what_comes_of_it_is_told_once_and_not_before_it_is_there() {
        let (go, going) = channel();
        let mut background = Background::begin("test", move || going.recv().expect("a number") + 1).expect("a thread");
        assert!(background.take().is_none());
        go.send(41).expect("it waits");
        assert_eq!(wait(&mut background).expect("no panic"), 42);
        assert!(background.take().is_none());
    }

    #[test]
    fn a_panic_is_told_and_harms_nobody_else() {
        let mut background = Background::begin("test", || panic!("of no use")).expect("a thread");
        let why = wait(&mut background).expect_err("it fell");
        assert_eq!(why.downcast_ref::<&str>(), Some(&"of no use"));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn its_thread_is_as_nice_as_can_be_and_that_of_who_asked_stays_as_it_was() {
        // Of what the kernel says of a thread after its name, which is in brackets, the niceness is the seventeenth.
        fn niceness() -> i32 {
            let stat = std::fs::read_to_string("/proc/thread-self/stat").expect("Linux tells of threads");
            let (_, after_name) = stat.rsplit_once(')').expect("a name in brackets");
            after_name.split_whitespace().nth(16).and_then(|nice| nice.parse().ok()).expect("a number")
        }
        let before = niceness();
        let mut background = Background::begin("test", niceness).expect("a thread");
        assert_eq!(wait(&mut background).expect("no panic"), 19);
        assert_eq!(niceness(), before);
    }
}
