//! A language says a phrase.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::digits;
use super::language::Language;
use super::phrase::{Arg, Phrase};

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [LazyLock<Bundle>; Language::ALL.len()] = [
    LazyLock::new(|| bundle(Language::English)),
    LazyLock::new(|| bundle(Language::Spanish)),
    LazyLock::new(|| bundle(Language::French)),
    LazyLock::new(|| bundle(Language::HaitianCreole)),
    LazyLock::new(|| bundle(Language::Indonesian)),
    LazyLock::new(|| bundle(Language::Filipino)),
    LazyLock::new(|| bundle(Language::Armenian)),
    LazyLock::new(|| bundle(Language::Bengali)),
];

impl Language {
    /// What is not in its file is said in English, and what is not in the English file by the message's name: both are held
    /// impossible by tests.
    pub fn say(self, phrase: &Phrase) -> String {
        self.attempt(phrase).or_else(|| Language::English.attempt(phrase)).unwrap_or_else(|| phrase.id().to_owned())
    }

    /// Several sentences, one after the other.
    pub fn say_all(self, sentences: &[Phrase]) -> String {
        sentences.iter().map(|sentence| self.say(sentence)).collect::<Vec<_>>().join(" ")
    }

    fn attempt(self, phrase: &Phrase) -> Option<String> {
        let bundle = &*BUNDLES[self as usize];
        let pattern = bundle.get_message(phrase.id())?.value()?;
        let args: FluentArgs = phrase.args().iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{} in {self:?}: {errors:?}", phrase.id());
        Some(said.into_owned())
    }

    fn value(self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Key(key) => FluentValue::from(*key),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Arg::List(parts) => FluentValue::from(self.listed(parts)),
        }
    }

    /// "a", "a and b", "a, b and c".
    fn listed(self, parts: &[Arg]) -> String {
        let joined = |id, first: Arg, rest: String| {
            self.say(&Phrase::new(id).with("first", first).with("rest", Arg::Text(rest)))
        };
        match parts {
            [] => String::new(),
            [one] => self.say(&Phrase::new("list-one").with("one", one.clone())),
            [first, last] => joined("list-two", first.clone(), self.listed(std::slice::from_ref(last))),
            [first, rest @ ..] => joined("list-more", first.clone(), self.listed(rest)),
        }
    }
}

fn bundle(language: Language) -> Bundle {
    let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // All our languages are written from left to right: no marks that set an argument apart are needed, and no font has them.
    bundle.set_use_isolating(false);
    if language == Language::Bengali {
        bundle.set_formatter(Some(digits::in_bengali));
    }
    // What can be read of a file is used; that all of it can, a test holds.
    let messages = FluentResource::try_new(language.messages().to_owned()).unwrap_or_else(|(partly, _)| partly);
    bundle.add_resource_overriding(messages);
    bundle
}
