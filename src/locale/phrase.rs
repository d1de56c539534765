//! Something to be said, in no language yet: which message, and what goes into it.

use std::fmt;

/// A message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// What goes into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count, which may decide on the form of other words.
    Number(usize),
    /// A word that a message chooses by; it is not itself said.
    Key(&'static str),
    /// Something that is the same in every language: a file's name.
    Text(String),
    Phrase(Phrase),
    /// Several, said as "a, b and c".
    List(Vec<Arg>),
}

impl Phrase {
    /// A message of `assets/locales`.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// With one more argument.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// A number alone, in the figures of the language.
    pub fn number(number: impl Into<Arg>) -> Phrase {
        Phrase::new("number").with("number", number)
    }

    /// What is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Phrase {
        Phrase::new("verbatim").with("text", Arg::Text(text.into()))
    }

    pub fn id(&self) -> &'static str {
        self.id
    }

    pub(super) fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

impl From<&'static str> for Phrase {
    fn from(id: &'static str) -> Phrase {
        Phrase::new(id)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Arg {
        Arg::Key(key)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(list: Vec<T>) -> Arg {
        Arg::List(list.into_iter().map(Into::into).collect())
    }
}

/// In no language, for tests and logs: `level(Child)`, `board-name(rules-name(ii), 6)`.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        if self.args.is_empty() {
            return Ok(());
        }
        let args: Vec<String> = self.args.iter().map(|(_, arg)| arg.to_string()).collect();
        write!(f, "({})", args.join(", "))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Key(key) => f.write_str(key),
            Arg::Text(text) => f.write_str(text),
            Arg::Phrase(phrase) => phrase.fmt(f),
            Arg::List(parts) => {
                let parts: Vec<String> = parts.iter().map(Arg::to_string).collect();
                write!(f, "[{}]", parts.join(", "))
            }
        }
    }
}
