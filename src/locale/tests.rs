//! What holds for every message of every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast;

use super::*;

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a language, each with the arguments that it uses.
fn messages(language: Language) -> Messages {
    let resource = fluent_syntax::parser::parse(language.messages()).unwrap_or_else(|(_, errors)| {
        panic!("{}.ftl: {errors:?}", language.code());
    });
    let mut all = Messages::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let mut used = BTreeSet::new();
        arguments(message.value.as_ref().expect("a message says something"), &mut used);
        let id = message.id.name.to_owned();
        assert!(all.insert(id.clone(), used).is_none(), "{}.ftl says {id} twice", language.code());
    }
    all
}

fn arguments(pattern: &ast::Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        in_expression(expression, used);
    }
}

fn in_expression(expression: &ast::Expression<&str>, used: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, used),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, used);
            variants.iter().for_each(|variant| arguments(&variant.value, used));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, used: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            used.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, used),
        _ => {}
    }
}

/// A message may leave out what its language does not need to know (whether it is one or more, who it is), but no other
/// argument.
const MAY_BE_LEFT_OUT: [&str; 4] = ["count", "who", "whose", "again"];

#[test]
fn every_language_has_every_message_with_its_arguments_and_no_other() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let code = language.code();
        let own = messages(language);
        let ids = |messages: &Messages| messages.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(ids(&own), ids(&english), "{code}.ftl");
        for (id, arguments) in &own {
            let missing: Vec<_> =
                english[id].difference(arguments).filter(|name| !MAY_BE_LEFT_OUT.contains(&name.as_str())).collect();
            assert!(missing.is_empty(), "{id} in {code}.ftl does not say {missing:?}");
            let unknown: Vec<_> = arguments.difference(&english[id]).collect();
            assert!(unknown.is_empty(), "{id} in {code}.ftl asks for {unknown:?}");
        }
    }
}

/// The program's own text.
fn sources(folder: &Path, all: &mut String) {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_message_is_used_by_the_program() {
    let mut program = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut program);
    let unused: Vec<_> =
        messages(Language::English).into_keys().filter(|id| !program.contains(&format!("\"{id}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_message_says_nothing_and_none_ends_in_a_space() {
    for language in Language::ALL {
        for line in language.messages().lines() {
            assert!(!line.ends_with(' '), "{}.ftl: '{line}'", language.code());
            assert!(!line.trim_end().ends_with(" ="), "{}.ftl: '{line}' says nothing", language.code());
        }
    }
}

#[test]
fn no_line_is_broken_within_the_name_of_a_variant_or_a_board_or_before_a_percent_sign() {
    for language in Language::ALL {
        for rules in ["i", "ii", "iii"] {
            let name = language.say(&Phrase::new("rules-name").with("rules", rules));
            // Of large Bengali letters a tile of the set-up holds but the first word in a line.
            assert_eq!(name.contains(' '), language == Language::Bengali, "{}.ftl: '{name}'", language.code());
        }
        for line in language.messages().lines().filter(|line| !line.starts_with('#')) {
            let is_glued = !["× ", " ×", " %"].iter().any(|gap| line.contains(gap));
            assert!(is_glued, "{}.ftl: '{line}'", language.code());
        }
    }
}

#[test]
fn bengali_counts_in_its_own_figures() {
    assert_eq!(Language::Bengali.say(&Phrase::number(48_usize)), "৪৮");
    assert_eq!(Language::English.say(&Phrase::number(48_usize)), "48");
}

#[test]
fn a_list_is_said_with_an_and_before_the_last() {
    let said = |numbers: Vec<usize>| {
        Language::English
            .say(&Phrase::new("holes-of").with("whose", "own").with("count", 3_usize).with("numbers", numbers))
    };
    assert_eq!(said(vec![5]), "holes 5");
    assert_eq!(said(vec![5, 4]), "holes 5 and 4");
    assert_eq!(said(vec![5, 4, 3]), "holes 5, 4 and 3");
}
