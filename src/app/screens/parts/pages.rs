//! Pages that are turned by two stones, for what is too long for one screen and is not to scroll.

use bevy::prelude::*;

use super::{FillSystems, folding_row};
use crate::app::AppSystems;
use crate::app::locale::Words;
use crate::app::paint::Pictures;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, label, plate, small_stone};
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_page.in_set(AppSystems::Show).after(FillSystems));
}

/// Which page is open, of how many, from 0. Whoever shows pages writes how many there are and follows which is open.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pages {
    pub open: usize,
    pub count: usize,
    /// Whether the first page comes after the last one.
    pub goes_round: bool,
}

impl Pages {
    /// The same of so many pages: the open one stays open, if there is still such a one.
    #[must_use]
    pub fn of(self, count: usize) -> Pages {
        Pages { open: self.open.min(count.saturating_sub(1)), count, ..self }
    }

    /// The page after the open one, or before it.
    #[must_use]
    pub fn turned(self, forwards: bool) -> Pages {
        let last = self.count.saturating_sub(1);
        let open = match (forwards, self.goes_round) {
            (true, true) if self.open >= last => 0,
            (true, _) => self.open + 1,
            (false, true) if self.open == 0 => last,
            (false, _) => self.open.saturating_sub(1),
        };
        Pages { open, ..self }.of(self.count)
    }
}

/// What the stones are called.
pub const BEFORE: &str = "page-before";
pub const AFTER: &str = "page-after";

#[derive(Component)]
struct PageWord(Entity);

/// The stones and what page it is, between them; hidden while there is but one.
pub fn spawn_pages<'a>(parent: &'a mut ChildSpawnerCommands, pictures: &Pictures) -> EntityCommands<'a> {
    let node = Node { column_gap: px(spacing::MEDIUM), ..folding_row() };
    let mut pages = parent.spawn((Name::new("Pages"), Pages { count: 1, ..default() }, node, Pickable::IGNORE));
    let this = pages.id();
    pages.with_children(|pages| {
        pages.spawn(small_stone(BEFORE, pictures.left.clone())).observe(turn(this, false));
        let sweep = Node { padding: UiRect::axes(px(18), px(7)), ..default() };
        pages.spawn(plate(sweep)).with_child((PageWord(this), label(Words::default(), Type::Name, Paint::Ink)));
        pages.spawn(small_stone(AFTER, pictures.right.clone())).observe(turn(this, true));
    });
    pages
}

/// What the stone does that goes to the page after, or before.
pub fn turn(pages: Entity, forwards: bool) -> impl Fn(On<Activate>, Query<&mut Pages>) {
    move |_, mut all| {
        let Ok(mut pages) = all.get_mut(pages) else { return };
        let turned = pages.turned(forwards);
        pages.set_if_neq(turned);
    }
}

fn show_page(mut all: Query<(Entity, &Pages, &mut Node), Changed<Pages>>, mut words: Query<(&PageWord, &mut Words)>) {
    for (entity, pages, mut node) in &mut all {
        let display = if pages.count > 1 { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        let word = Phrase::new("page-of").with("page", pages.open + 1).with("pages", pages.count);
        for (&PageWord(of), mut text) in &mut words {
            if of == entity {
                text.set_if_neq(word.clone().into());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_fewer_pages_the_last_one_is_open_and_never_one_that_is_not_there() {
        let open = |open, count| Pages { open, count, ..default() };
        assert_eq!(open(4, 5).of(2), open(1, 2));
        assert_eq!(open(4, 5).of(0), open(0, 0));
        assert_eq!(open(4, 5).of(9), open(4, 9));
    }

    #[test]
    fn beyond_the_last_page_is_none_but_where_pages_go_round() {
        let pages = |open, goes_round| Pages { open, count: 3, goes_round };
        assert_eq!([false, true].map(|forwards| pages(1, false).turned(forwards).open), [0, 2]);
        assert_eq!([pages(0, false).turned(false).open, pages(2, false).turned(true).open], [0, 2]);
        assert_eq!([pages(0, true).turned(false).open, pages(2, true).turned(true).open], [2, 0]);
        assert_eq!(Pages { goes_round: true, ..default() }.turned(true).open, 0, "of no page at all");
    }
}
