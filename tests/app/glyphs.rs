//! Every letter that the game can write has a form in the fonts that come with it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bevy::prelude::*;
use bevy::text::ComputedTextBlock;
use hoyito::app::theme::type_scale::Type;
use hoyito::locale::{Language, Phrase};
use parley::layout::PositionedLayoutItem;

use crate::harness::Visitor;

/// All that a language says, and its own name.
fn everything(language: Language) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/locales/{}.ftl", language.code()));
    let messages = fs::read_to_string(path).unwrap();
    let said: Vec<&str> = messages.lines().filter(|line| !line.starts_with('#')).collect();
    format!("{} {}", said.join(" "), language.own_name())
}

/// How many glyphs a text has been set in, and how many of them are the font's sign for "no such letter".
fn set(visitor: &mut Visitor, text: &str, step: Type) -> (usize, usize) {
    let entity = visitor.app.world_mut().spawn((Node::default(), Text::new(text), step.style())).id();
    visitor.wait(2);
    let block = visitor.app.world().get::<ComputedTextBlock>(entity).unwrap();
    let mut counts = (0, 0);
    for line in block.buffer().lines() {
        for item in line.items() {
            let PositionedLayoutItem::GlyphRun(run) = item else { continue };
            for glyph in run.glyphs() {
                counts = (counts.0 + 1, counts.1 + usize::from(glyph.id == 0));
            }
        }
    }
    visitor.app.world_mut().despawn(entity);
    counts
}

#[test]
fn no_letter_of_any_language_lacks_a_glyph_in_any_weight() {
    let mut visitor = Visitor::at_title(1280, 720);
    for language in Language::ALL {
        let all = everything(language);
        for step in [Type::Body, Type::Strong, Type::Score] {
            let (glyphs, missing) = set(&mut visitor, &all, step);
            assert!(glyphs > 1_000, "{language:?} was not set at all");
            if missing > 0 {
                let letters: BTreeSet<char> = all.chars().filter(|letter| !letter.is_whitespace()).collect();
                let lacking: Vec<char> =
                    letters.into_iter().filter(|letter| set(&mut visitor, &letter.to_string(), step).1 > 0).collect();
                panic!("{language:?} in {step:?}: {missing} glyphs are missing, of {lacking:?}");
            }
        }
    }
}

/// A space that does not break is a letter of its own, which a font may lack, or give the width of a box.
#[test]
fn every_space_that_is_used_is_in_every_weight() {
    let mut visitor = Visitor::at_title(1280, 720);
    for language in Language::ALL {
        let spaces: BTreeSet<char> =
            everything(language).chars().filter(|letter| letter.is_whitespace() && *letter != ' ').collect();
        assert!(spaces.contains(&'\u{202f}'), "{language:?}");
        for space in spaces {
            let between = format!("2{space}6");
            for step in [Type::Body, Type::Strong, Type::Score] {
                let (glyphs, missing) = set(&mut visitor, &between, step);
                assert_eq!((glyphs, missing), (3, 0), "{language:?} in {step:?}: {space:?}");
            }
        }
    }
}

/// The lines of a text where they may be so wide, in u.
fn lines_within(visitor: &mut Visitor, text: &str, width: f32) -> Vec<String> {
    let place = visitor.app.world_mut().spawn(Node { width: px(width), ..default() }).id();
    let entity = visitor.app.world_mut().spawn((Text::new(text), Type::Body.style(), ChildOf(place))).id();
    visitor.wait(2);
    let block = visitor.app.world().get::<ComputedTextBlock>(entity).unwrap();
    let lines = block.buffer().lines().map(|line| text[line.text_range()].trim().to_owned()).collect();
    visitor.app.world_mut().despawn(place);
    lines
}

/// Bevy's text breaks a line at a space U+00A0 that is the first letter too many; at U+202F it does not.
#[test]
fn the_name_of_a_board_is_never_broken_before_or_after_its_sign() {
    let mut visitor = Visitor::at_title(1280, 720);
    let name =
        Phrase::new("board-name").with("rules", Phrase::new("rules-name").with("rules", "ii")).with("holes", 12usize);
    let text = Language::English.say(&name);
    for width in (80..260).step_by(2) {
        let lines = lines_within(&mut visitor, &text, width as f32);
        let is_broken = lines
            .iter()
            .any(|line| line.starts_with('×') || line.ends_with('×') || line.ends_with('2') && !line.ends_with("12"));
        assert!(!is_broken, "{width} u: {lines:?}");
    }
}

#[test]
fn a_letter_that_no_font_has_is_noticed_by_this_test() {
    let mut visitor = Visitor::at_title(1280, 720);
    assert_eq!(set(&mut visitor, "\u{4e2d}", Type::Body).1, 1);
}

/// A conjunct is one form: three letters of Bengali are set in fewer glyphs than they are written in.
#[test]
fn bengali_conjuncts_are_joined() {
    let mut visitor = Visitor::at_title(1280, 720);
    let (glyphs, missing) = set(&mut visitor, "ক্ষ", Type::Body);
    assert_eq!((glyphs, missing), (1, 0));
}
