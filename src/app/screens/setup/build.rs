//! Everything on the set-up screen, block by block.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::super::parts::go_back;
use super::layout::{Block, PICTURE_EDGE, SetupLayout};
use super::picture::{self, TinyBoard};
use super::words::{Saying, board_line};
use super::{
    BOARDS, Built, Choosable, Draft, NorthTurner, Players, Starter, Stepper, Stops, choose, go_to_stop, start,
    step_number, to_step, turn_north,
};
use crate::ai::Level;
use crate::app::ground::Lies;
use crate::app::locale::Words;
use crate::app::paint::Pictures;
use crate::app::screens::Screen;
use crate::app::table::Scratched;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{
    Activate, LooseSeed, TOGGLE_SIZE_U, bare_choice, choice, in_narrow_row, label, lead_slab, path_choice,
    pictured_choice, plate, small_stone, spawn_hollows, spot, stone, stone_in_row, stops, stops_size_u, toggle,
    whole_window,
};
use crate::engine::{Player, ROUND_COUNTS};
use crate::locale::Phrase;

/// What is to be built, and with what.
struct Builder<'a> {
    built: &'a Built,
    layout: &'a SetupLayout,
    draft: &'a Draft,
    pictures: &'a Pictures,
}

/// Builds one step of the screen; the first time the way into the game gets the focus.
pub fn spawn(
    commands: &mut Commands,
    built: Built,
    layout: &SetupLayout,
    draft: &Draft,
    pictures: &Pictures,
    is_first: bool,
) {
    let builder = Builder { built: &built, layout, draft, pictures };
    let root = (Name::new("Set-up"), whole_window(), DespawnOnExit(Screen::Setup), TabGroup::new(0), Pickable::IGNORE);
    commands.spawn((root, built.clone())).with_children(|screen| {
        builder.head(screen);
        for (block, rect) in layout.blocks(built.step) {
            builder.block(screen, block, rect);
        }
        builder.bar(screen);
        let mut slab = screen.spawn(lead_slab("setup-start", spot(layout.start()), layout.start_step()));
        slab.observe(start);
        if is_first {
            slab.insert(AutoFocus);
        }
    });
}

/// Words on their sweep, as wide as they need and as there is room.
fn words(text: impl Into<Words>, step: Type) -> impl Bundle {
    (plate(sweep()), children![(label(text, step, Paint::Ink), in_narrow_row())])
}

fn saying(saying: Saying, step: Type) -> impl Bundle {
    (plate(sweep()), children![(saying, label(Words::default(), step, Paint::Ink), in_narrow_row())])
}

fn sweep() -> Node {
    Node { padding: UiRect::axes(px(18), px(7)), max_width: percent(100), ..default() }
}

/// A row in a place of its own, from the left.
fn row(rect: Rect) -> Node {
    Node { justify_content: JustifyContent::FlexStart, column_gap: px(spacing::MEDIUM), ..spot(rect) }
}

fn column(rect: Rect) -> Node {
    Node { flex_direction: FlexDirection::Column, align_items: AlignItems::FlexStart, row_gap: px(2), ..row(rect) }
}

impl Builder<'_> {
    fn head(&self, screen: &mut ChildSpawnerCommands) {
        let back_at = Rect::from_center_size(self.layout.room().back(), Vec2::new(60.0, 54.0));
        screen.spawn(stone(back_at, "back", self.pictures.back.clone())).observe(go_back);
        let row = Node { justify_content: JustifyContent::SpaceBetween, ..row(self.layout.head()) };
        screen.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let heading = Node { flex_shrink: 0.0, margin: UiRect::left(px(-18)), ..default() };
            row.spawn((heading, Pickable::IGNORE)).with_child(words("setup", Type::Heading));
            if self.layout.has_players_in_head() {
                let players = Node { column_gap: px(spacing::SMALL), ..default() };
                row.spawn((players, Pickable::IGNORE)).with_children(|row| self.players(row));
            }
        });
    }

    fn block(&self, screen: &mut ChildSpawnerCommands, block: Block, rect: Rect) {
        match block {
            Block::Players => {
                let is_column = self.layout.room().is_narrow();
                let node = if is_column { column(rect) } else { row(rect) };
                screen.spawn((node, Pickable::IGNORE)).with_children(|row| self.players(row));
            }
            Block::Boards => self.boards(screen, rect),
            Block::Rules => {
                screen.spawn((column(rect), Pickable::IGNORE)).with_children(|column| {
                    column.spawn(saying(Saying::Rules, self.layout.rules_step()));
                });
            }
            Block::Level(player) => self.level(screen, player, rect),
            Block::Seeds => self.labelled(screen, rect, "setup-seeds", |row| self.seeds(row)),
            Block::Starter => self.labelled(screen, rect, "setup-who-starts", |row| {
                let sides = [Player::North, Player::South].map(Starter::Side);
                self.choices(row, sides.into_iter().chain([Starter::ByLot]).map(Choosable::Starter));
            }),
            Block::Rounds => self.labelled(screen, rect, "setup-rounds", |row| {
                self.choices(row, ROUND_COUNTS.map(Choosable::Rounds));
            }),
            Block::NorthTurned => self.north_turned(screen, rect),
            Block::StartMeans => {
                screen.spawn((column(rect), Pickable::IGNORE)).with_child(saying(Saying::StartMeans, Type::Note));
            }
            Block::GameWaits => {
                screen.spawn((column(rect), Pickable::IGNORE)).with_child(words("setup-game-waits", Type::Note));
            }
        }
    }

    fn players(&self, row: &mut ChildSpawnerCommands) {
        let Pictures { one_person, two_people, eye, .. } = self.pictures;
        let icons = [(Players::WithMachine, one_person), (Players::AtOneTable, two_people), (Players::Watched, eye)];
        for (players, icon) in icons {
            let choosable = Choosable::Players(players);
            // In the largest text words alone have room enough.
            let mut control = if self.layout.room().has_icons() {
                row.spawn(pictured_choice(self.word(choosable), icon.clone()))
            } else {
                row.spawn(choice(self.word(choosable)))
            };
            control.insert(choosable).observe(choose);
        }
    }

    /// The words of the setting, which mean its toggle too, the toggle, and yes or no.
    fn north_turned(&self, screen: &mut ChildSpawnerCommands, rect: Rect) {
        let setting = "settings-north-turned";
        let size = TOGGLE_SIZE_U * self.layout.room().growth();
        let node = if self.layout.room().has_labels_above() { column(rect) } else { row(rect) };
        screen.spawn((node, Pickable::IGNORE)).with_children(|block| {
            let label = block.spawn(words(setting, Type::Strong)).insert(Pickable::default()).id();
            let stands = Node { align_items: AlignItems::Center, column_gap: px(spacing::MEDIUM), ..default() };
            block.spawn((stands, Pickable::IGNORE)).with_children(|row| {
                let node = Node { width: px(size.x), height: px(size.y), flex_shrink: 0.0, ..default() };
                let mut toggle = row.spawn((toggle(setting, node), NorthTurner));
                let entity = toggle.observe(turn_north).id();
                row.commands().entity(label).observe(move |_: On<Pointer<Click>>, mut commands: Commands| {
                    commands.trigger(Activate { entity });
                });
                row.spawn(saying(Saying::IsNorthTurned, Type::Count));
            });
        });
    }

    fn word(&self, choosable: Choosable) -> Phrase {
        choosable.word(self.built.players)
    }

    fn choices(&self, row: &mut ChildSpawnerCommands, choices: impl IntoIterator<Item = Choosable>) {
        for choosable in choices {
            row.spawn((choice(self.word(choosable)), choosable)).observe(choose);
        }
    }

    /// A label, and what it names beside it or below it.
    fn labelled(
        &self,
        screen: &mut ChildSpawnerCommands,
        rect: Rect,
        heading: &'static str,
        spawn: impl Fn(&mut ChildSpawnerCommands),
    ) {
        let (node, label_node) = match self.layout.label_width() {
            Some(width) => (row(rect), Node { width: px(width), flex_shrink: 0.0, ..default() }),
            None => (column(rect), Node::default()),
        };
        let is_plain_column = self.layout.room().is_portrait() && self.layout.label_width().is_some();
        let step = if is_plain_column { Type::Count } else { Type::Strong };
        screen.spawn((node, Pickable::IGNORE)).with_children(|line| {
            // Kinds of start have the longest names.
            let is_long = heading == "setup-seeds";
            if !(is_long && self.layout.has_bare_seeds()) {
                line.spawn((label_node, Pickable::IGNORE)).with_child(words(heading, step));
            }
            let wraps = self.layout.room().is_narrow() || is_long;
            let node = Node {
                flex_wrap: if wraps { FlexWrap::Wrap } else { FlexWrap::NoWrap },
                max_width: percent(100),
                min_width: px(0),
                column_gap: px(spacing::SMALL),
                row_gap: px(spacing::HAIR),
                align_items: AlignItems::Center,
                ..default()
            };
            line.spawn((node, Pickable::IGNORE)).with_children(|row| spawn(row));
        });
    }

    fn seeds(&self, row: &mut ChildSpawnerCommands) {
        self.choices(row, self.draft.starts().iter().copied().map(Choosable::Start));
        if self.built.has_number {
            // They stay together where the row is folded.
            let number = Node {
                align_items: AlignItems::Center,
                column_gap: px(spacing::SMALL),
                max_width: percent(100),
                ..default()
            };
            row.spawn((number, Pickable::IGNORE)).with_children(|row| self.number(row));
        }
    }

    /// Two stones, and the number or who begins with how many.
    fn number(&self, row: &mut ChildSpawnerCommands) {
        let steps = [("fewer", &self.pictures.fewer, false), ("more", &self.pictures.more, true)];
        for (name, icon, forwards) in steps {
            row.spawn((small_stone(name, icon.clone()), Stepper { forwards })).observe(step_number);
        }
        row.spawn(saying(Saying::Start, Type::Strong));
    }

    fn stops(&self, row: &mut ChildSpawnerCommands, name: &'static str, count: usize) {
        let size = stops_size_u(count) * self.layout.room().growth();
        let node = Node { width: px(size.x), height: px(size.y), flex_shrink: 0.0, ..default() };
        let mut stops = row.spawn((stops(name, node, count), Stops));
        stops.observe(go_to_stop).with_children(|row| spawn_hollows(row, count, false));
    }

    /// What leads from step to step.
    fn bar(&self, screen: &mut ChildSpawnerCommands) {
        let Some(rect) = self.layout.bar() else { return };
        let (step, last) = (self.built.step, self.layout.step_count() - 1);
        screen.spawn((row(rect), Pickable::IGNORE)).with_children(|bar| {
            let room_for_stone =
                |node: &mut ChildSpawnerCommands, is_there: bool, name, icon: &Handle<Image>, forwards| {
                    let mut stone = node.spawn(stone_in_row(name, icon.clone()));
                    stone.observe(to_step(forwards));
                    if !is_there {
                        stone.insert(bevy::ui::InteractionDisabled);
                    }
                };
            room_for_stone(bar, step > 0, "setup-step-before", &self.pictures.left, false);
            if self.layout.has_stops() {
                self.stops(bar, "setup-step", last + 1);
            }
            room_for_stone(bar, step < last, "setup-step-after", &self.pictures.right, true);
        });
    }

    fn level(&self, screen: &mut ChildSpawnerCommands, player: Player, rect: Rect) {
        let head = self.layout.level_head(rect);
        let node = if self.layout.is_level_in_one_row() { row(head) } else { column(head) };
        screen.spawn((node, Pickable::IGNORE)).with_children(|head| {
            let name = Node { flex_shrink: 0.0, ..default() };
            head.spawn((name, Pickable::IGNORE)).with_child(saying(Saying::Level(player), Type::Strong));
            if !self.layout.is_watched() {
                head.spawn(saying(Saying::LevelSees(player), Type::Body));
            }
        });
        for (i, (level, cell)) in Level::ALL.into_iter().zip(self.layout.path(rect)).enumerate() {
            let choosable = Choosable::Level(player, level);
            let below = self.layout.has_level_names().then(|| self.word(choosable));
            let node = Node { justify_content: JustifyContent::FlexStart, ..spot(cell) };
            let path =
                path_choice(self.word(choosable), node, (self.layout.path_radius(i), self.layout.path_swing(i)), below);
            screen.spawn((path, choosable)).observe(choose);
        }
    }

    fn boards(&self, screen: &mut ChildSpawnerCommands, rect: Rect) {
        let scale = self.layout.picture_scale();
        for ((rules, row), rect) in BOARDS.into_iter().zip(self.layout.pictures(rect)) {
            let choosable = Choosable::Board(rules, row);
            let node = Node {
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::FlexStart,
                padding: UiRect::all(px(PICTURE_EDGE)),
                row_gap: px(spacing::HAIR),
                ..spot(rect)
            };
            let mut picture = screen.spawn((bare_choice(self.word(choosable), node), choosable));
            picture.observe(choose).with_children(|picture| {
                let is_chosen = self.built.board == (rules, row);
                if is_chosen {
                    let middle = Node { left: percent(50), top: percent(50), ..absolute() };
                    let line = Scratched(vec![picture::scored_round(rect.half_size() - 4.0)]);
                    picture.spawn((middle, line, Pickable::IGNORE));
                }
                tiny_board(picture, TinyBoard::new(rules, row, scale), scale, is_chosen);
                let centred = || (TextLayout::justify(Justify::Center), in_narrow_row());
                let sweep =
                    Node { padding: UiRect::axes(px(spacing::HAIR), px(2)), max_width: percent(100), ..default() };
                let step = match self.layout.name_step() {
                    Type::Strong if !is_chosen => Type::Name,
                    step => step,
                };
                let name = (label(self.word(choosable), step, Paint::Ink), centred());
                picture.spawn(plate(sweep.clone())).with_child(name);
                if self.layout.room().has_lines() {
                    let line = (label(board_line(&rules, row), Type::Note, Paint::Ink), centred());
                    picture.spawn(plate(sweep)).with_child(line);
                }
            });
        }
    }
}

fn absolute() -> Node {
    Node { position_type: PositionType::Absolute, ..default() }
}

fn tiny_board(picture: &mut ChildSpawnerCommands, board: TinyBoard, scale: f32, is_chosen: bool) {
    let size = Vec2::new(picture::WIDTH_U, picture::HEIGHT_U) * scale;
    let place = Node { width: px(size.x), height: px(size.y), flex_shrink: 0.0, ..default() };
    let around = |middle: Vec2, half: f32| {
        let corner = size / 2.0 + middle - half;
        Node { left: px(corner.x), top: px(corner.y), width: px(2.0 * half), height: px(2.0 * half), ..absolute() }
    };
    picture.spawn((place, Scratched(vec![board.rule()]), Pickable::IGNORE)).with_children(|ground| {
        for (i, middle) in board.holes().into_iter().enumerate() {
            let radius = board.radius();
            ground.spawn((around(middle, radius), Lies::Hollow { depth: 1.0 }, Pickable::IGNORE));
            let (seeds, half) = board.casa(i);
            for aside in seeds.into_iter().filter(|_| is_chosen) {
                let seed = LooseSeed::InHole { aside: -aside, radius };
                ground.spawn((around(middle + aside, half), seed, Pickable::IGNORE));
            }
        }
    });
}
