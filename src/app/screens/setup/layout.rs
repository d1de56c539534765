//! Where everything is: blocks one below the other, all on one screen where there is room, else in steps. Pure; lengths in u.

use bevy::math::{Rect, Vec2};

use super::picture;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::PATH_HOLLOW;
use crate::engine::Player;

/// Of a window of 16 to 9: wider ones keep it in their middle.
const WIDEST: f32 = 1280.0;

/// With less width than this there is more than one step.
const ONE_SCREEN: f32 = 1140.0;

/// With less width than this the pictures of the boards stand in two rows.
const ONE_ROW: f32 = 1000.0;

/// What is free at the sides of a high window, and of any other.
const MARGINS: (f32, f32) = (40.0, 30.0);

/// Beside who starts there is the way into the game, so wide.
const START: Vec2 = Vec2::new(350.0, 92.0);
const START_HIGH: f32 = 74.0;

/// Between two pictures; between blocks, at least and at most.
const GUTTER: f32 = spacing::SMALL;
const GAPS: (f32, f32) = (3.0, 40.0);

/// From this text size on everything comes in steps: at 125 % who plays has no room beside the heading in the longest language,
/// and in a row of its own there is one row more than fits a window of 16 to 9.
const STEPS: f32 = 1.2;

/// From this text size on the line under a name goes, and stands under all of them for the chosen one; from that on icons go.
const NO_LINES: f32 = 1.3;
const NO_ICONS: f32 = 1.6;

/// How wide a letter is, of its size, and how much longer than in English a text can be.
const LETTER: f32 = 0.46;
const LONGER: f32 = 1.4;

/// Letters of the longest sentences in English.
const RULES_LETTERS: f32 = 80.0;
const LEVEL_LETTERS: f32 = 64.0;
const ADVICE_LETTERS: f32 = 83.0;

/// The longest name of a board, in sizes of its text.
const NAME_SIZES: f32 = 6.8;

/// Sweeps reach so far beyond their words, both sides together.
const SWEEP: Vec2 = Vec2::new(36.0, 14.0);

/// How far the hollows of a path lie off its line.
const SWING: [f32; 8] = [4.0, -5.0, 5.0, -4.0, 4.0, -6.0, 3.0, -4.0];

/// A level at the left of its path is so wide.
const LEVEL_BESIDE: f32 = 290.0;

/// The hollows of a path, from the smallest to the largest.
const RADII: (f32, f32) = (15.0, PATH_HOLLOW);

/// One thing to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    Players,
    Boards,
    /// The rules of the chosen board in a sentence.
    Rules,
    Level(Player),
    Seeds,
    Starter,
    Rounds,
    Advice,
}

/// What the layout depends on.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    /// The size of the window.
    pub window: Vec2,
    /// How much text grows, 1 to 2.
    pub text: f32,
    /// The sides on which the machine plays.
    pub machines: Vec<Player>,
}

/// The blocks of each step, and what they look like.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupLayout {
    room: Room,
    steps: Vec<Vec<Block>>,
}

impl SetupLayout {
    pub fn new(room: Room) -> SetupLayout {
        let players = if room.is_portrait() || room.is_large() { vec![Block::Players] } else { vec![] };
        let mut boards = vec![Block::Boards];
        if !room.has_lines() {
            boards.push(Block::Rules);
        }
        let levels: Vec<Block> = room.machines.iter().copied().map(Block::Level).collect();
        let start = if room.is_narrow() && !room.is_portrait() {
            // As they share steps best.
            vec![Block::Starter, Block::Advice, Block::Seeds, Block::Rounds]
        } else {
            vec![Block::Seeds, Block::Starter, Block::Rounds, Block::Advice]
        };
        let all = [players.clone(), boards.clone(), levels.clone(), start.clone()].concat();
        let mut layout = SetupLayout { room, steps: vec![all] };
        if !layout.room.is_large() && layout.fits() {
            return layout;
        }
        let first = [vec![Block::Players], boards.clone()].concat();
        let steps = |of: Vec<Vec<Block>>| of.into_iter().filter(|step| !step.is_empty()).collect();
        layout.steps = steps(vec![first.clone(), levels.clone(), start.clone()]);
        if !layout.fits() {
            layout.steps = steps([vec![first, levels.clone()], layout.packed(&start)].concat());
        }
        if !layout.fits() {
            let (boards, start) = (layout.packed(&boards), layout.packed(&start));
            layout.steps = steps([vec![vec![Block::Players]], boards, vec![levels], start].concat());
        }
        layout
    }

    /// Blocks in as few steps as they take.
    fn packed(&self, blocks: &[Block]) -> Vec<Vec<Block>> {
        let room = self.field().height();
        let mut steps: Vec<Vec<Block>> = Vec::new();
        let mut taken = f32::MAX;
        for &block in blocks {
            let height = self.height(block) + GAPS.0;
            if taken + height > room {
                steps.push(Vec::new());
                taken = 0.0;
            }
            taken += height;
            if let Some(step) = steps.last_mut() {
                step.push(block);
            }
        }
        steps
    }

    pub fn step_count(&self) -> usize {
        self.steps.len()
    }

    /// Whether it is all on one screen.
    pub fn is_whole(&self) -> bool {
        self.step_count() == 1
    }

    /// Whether who plays stands beside the heading.
    pub fn has_players_in_head(&self) -> bool {
        !self.steps.iter().flatten().any(|&block| block == Block::Players)
    }

    pub fn room(&self) -> &Room {
        &self.room
    }

    fn fits(&self) -> bool {
        self.steps.iter().all(|step| {
            let needed: f32 = step.iter().map(|&block| self.height(block)).sum();
            needed + GAPS.0 * step.len() as f32 <= self.field().height()
        })
    }

    /// Whether who starts, and all below it, leaves room for the way into the game beside it.
    fn has_start_aside(&self) -> bool {
        self.is_whole() && !self.room.is_portrait()
    }

    /// Of the row of the heading.
    pub fn head(&self) -> Rect {
        let content = self.room.content();
        let height = if self.has_start_aside() { 66.0 } else { 60.0_f32.max(self.room.line(Type::Heading) + SWEEP.y) };
        Rect::new(content.min.x.max(48.0 + 56.0 + self.room.offset()), 14.0, content.max.x, 14.0 + height)
    }

    /// The way into the game.
    pub fn start(&self) -> Rect {
        let content = self.room.content();
        let height = self.start_height();
        if self.room.is_portrait() {
            return Rect { min: Vec2::new(content.min.x, content.max.y - height), max: content.max };
        }
        let by_text = if self.room.is_narrow() { 150.0 } else { 200.0 };
        let large = by_text * self.room.text;
        let width = if self.is_whole() || !self.room.is_narrow() { START.x.max(large) } else { large };
        Rect { min: content.max - Vec2::new(width, height), max: content.max }
    }

    fn start_height(&self) -> f32 {
        let around = self.room.line(Type::Heading) + 18.0;
        match (self.room.is_portrait(), self.is_whole()) {
            (true, _) => START_HIGH.max(around),
            (false, true) => START.y,
            (false, false) => around.max(66.0),
        }
    }

    /// What leads from step to step, if there is more than one.
    pub fn bar(&self) -> Option<Rect> {
        let (content, start) = (self.room.content(), self.start());
        let height = 58.0 * self.room.growth();
        match (self.is_whole(), self.room.is_portrait()) {
            (true, _) => None,
            (false, true) => {
                let bottom = start.min.y - spacing::MEDIUM;
                Some(Rect::new(content.min.x, bottom - height, content.max.x, bottom))
            }
            (false, false) => {
                let middle = start.center().y;
                Some(Rect::new(content.min.x, middle - height / 2.0, start.min.x - 24.0, middle + height / 2.0))
            }
        }
    }

    /// Where blocks can lie.
    fn field(&self) -> Rect {
        let content = self.room.content();
        let bottom = if self.has_start_aside() {
            content.max.y
        } else {
            self.bar().unwrap_or(self.start()).min.y.min(self.start().min.y) - spacing::SMALL
        };
        Rect::new(content.min.x, self.head().max.y + 4.0, content.max.x, bottom)
    }

    /// The blocks of a step, from top to bottom, each with its place.
    pub fn blocks(&self, step: usize) -> Vec<(Block, Rect)> {
        let blocks = &self.steps[step.min(self.steps.len() - 1)];
        let field = self.field();
        let free = field.height() - blocks.iter().map(|&block| self.height(block)).sum::<f32>();
        let gap = (free / blocks.len() as f32).clamp(0.0, GAPS.1);
        let mut top = field.min.y + (free - gap * (blocks.len() as f32 - 1.0)).max(0.0) / 2.0;
        let mut placed = Vec::new();
        for &block in blocks {
            let height = self.height(block);
            let is_beside_start =
                self.has_start_aside() && matches!(block, Block::Seeds | Block::Starter | Block::Rounds);
            let right = if is_beside_start { self.start().min.x - 32.0 } else { field.max.x };
            placed.push((block, Rect::new(field.min.x, top, right, top + height)));
            top += if height > 0.0 { height + gap } else { 0.0 };
        }
        if self.has_start_aside()
            && let Some((_, advice)) = placed.iter_mut().find(|(block, _)| *block == Block::Advice)
        {
            // Over the way into the game, beside what it is about.
            let start = self.start();
            let height = self.advice_height(START.x);
            let bottom = start.min.y - spacing::MEDIUM;
            *advice = Rect::new(start.min.x, bottom - height, start.max.x, bottom);
        }
        placed
    }

    fn advice_height(&self, width: f32) -> f32 {
        self.room.paragraph(ADVICE_LETTERS, Type::Note, width)
    }

    fn height(&self, block: Block) -> f32 {
        let room = &self.room;
        let width = room.content().width();
        let choice = |lines: f32| (54.0 * room.growth()).max(lines * room.line(Type::Strong) + spacing::SMALL);
        match block {
            Block::Players if room.is_narrow() => 3.0 * choice(if room.text < NO_LINES { 1.0 } else { 2.0 }),
            Block::Players => choice(2.0),
            Block::Boards => {
                let rows = self.board_rows();
                rows as f32 * self.picture().y + (rows - 1) as f32 * GUTTER
            }
            Block::Rules => room.paragraph(RULES_LETTERS, Type::Body, width),
            Block::Level(_) => self.level_head_height() + self.path_height(),
            Block::Advice if self.has_start_aside() => 0.0,
            Block::Advice => self.advice_height(width),
            Block::Seeds | Block::Starter | Block::Rounds if room.has_labels_above() => {
                let label = room.line(Type::Strong) + SWEEP.y;
                let second = match block {
                    // In the largest text hardly two kinds of start have room side by side.
                    Block::Seeds => (if room.is_portrait() { 4.0 } else { 0.0 }) * choice(1.0) + choice(2.0) + SWEEP.y,
                    Block::Starter => choice(1.0) + SWEEP.y,
                    _ => 0.0,
                };
                label + choice(1.0) + second
            }
            // The names of sides are longer than "you"; without names of levels there is room for two lines of them.
            Block::Starter if room.is_portrait() && room.machines.len() != 1 => 2.0 * choice(1.0) + 4.0,
            // Kinds of start take a line or more, and with a number they take two.
            Block::Seeds => 2.0 * choice(1.0) + 4.0,
            Block::Starter | Block::Rounds => choice(if room.text < NO_LINES { 1.0 } else { 2.0 }),
        }
    }

    /// How wide the column of labels is, if they stand beside what they name.
    pub fn label_width(&self) -> Option<f32> {
        (!self.room.has_labels_above()).then_some(170.0 * self.room.text)
    }

    /// Whether the kinds of start go without a label, so that they have the whole width.
    pub fn has_bare_seeds(&self) -> bool {
        !self.room.has_labels_above()
    }

    // Boards

    fn boards_in_row(&self) -> usize {
        if self.room.is_portrait() || self.room.content().width() < ONE_ROW { 3 } else { 5 }
    }

    fn board_rows(&self) -> usize {
        super::BOARDS.len().div_ceil(self.boards_in_row())
    }

    /// The size of a picture with its words.
    fn picture(&self) -> Vec2 {
        let room = &self.room;
        let in_row = self.boards_in_row() as f32;
        let width = (room.content().width() - (in_row - 1.0) * GUTTER) / in_row;
        let step = self.name_step();
        let lines = if NAME_SIZES * room.size(step) + SWEEP.x > width { 2.0 } else { 1.0 };
        let name = lines * room.line(step) + spacing::SMALL;
        let line = if room.has_lines() { 2.0 * room.line(Type::Note) + spacing::MEDIUM } else { 0.0 };
        let scale = self.picture_scale();
        Vec2::new(width, 2.0 * PICTURE_EDGE + picture::HEIGHT_U * scale + name + line)
    }

    /// The size of a board's name: three in a row leave less room for large ones.
    pub fn name_step(&self) -> Type {
        if self.boards_in_row() == 3 && self.room.text >= NO_LINES { Type::Body } else { Type::Strong }
    }

    /// The size of the sentence on the chosen board's rules.
    pub fn rules_step(&self) -> Type {
        if self.name_step() == Type::Body { Type::Note } else { Type::Body }
    }

    /// How large the tiny boards are, of their size where there is room. Large names in two rows of boards leave them less.
    pub fn picture_scale(&self) -> f32 {
        let in_row = self.boards_in_row() as f32;
        let width = (self.room.content().width() - (in_row - 1.0) * GUTTER) / in_row;
        let beside_names = if self.name_step() == Type::Body { 0.45 } else { 1.0 };
        ((width - 16.0) / picture::WIDTH_U).min(beside_names)
    }

    /// Where the pictures are.
    pub fn pictures(&self, block: Rect) -> [Rect; 5] {
        let (in_row, size) = (self.boards_in_row(), self.picture());
        std::array::from_fn(|i| {
            let (row, column) = (i / in_row, i % in_row);
            let count = in_row.min(super::BOARDS.len() - row * in_row) as f32;
            let left = block.center().x - (count * size.x + (count - 1.0) * GUTTER) / 2.0;
            let at = Vec2::new(left + column as f32 * (size.x + GUTTER), block.min.y + row as f32 * (size.y + GUTTER));
            Rect { min: at, max: at + size }
        })
    }

    // Levels

    /// Whether both sides have their own level, each in a line of its own.
    pub fn is_watched(&self) -> bool {
        self.room.machines.len() > 1
    }

    /// Whether the name of a side's level stands at the left of its path.
    fn is_level_beside(&self) -> bool {
        self.is_watched() && !self.room.is_portrait() && self.room.text < NO_LINES
    }

    fn level_head_height(&self) -> f32 {
        let room = &self.room;
        let name = room.line(Type::Strong) + SWEEP.y;
        let width = room.content().width();
        match () {
            () if self.is_level_beside() => 0.0,
            () if self.is_watched() => name,
            () if self.is_level_in_one_row() => 2.0 * room.line(Type::Body) + SWEEP.y,
            () => name + room.paragraph(LEVEL_LETTERS, Type::Body, width),
        }
    }

    /// Whether what a level sees stands beside its name.
    pub fn is_level_in_one_row(&self) -> bool {
        !self.room.is_portrait() && !self.room.is_large()
    }

    /// The words over a path, or at its left.
    pub fn level_head(&self, block: Rect) -> Rect {
        let size = match self.is_level_beside() {
            true => Vec2::new(LEVEL_BESIDE * self.room.text, block.height()),
            false => Vec2::new(block.width(), self.level_head_height()),
        };
        Rect { min: block.min, max: block.min + size }
    }

    /// Whether every hollow of a path has its name below it.
    pub fn has_level_names(&self) -> bool {
        self.room.text < NO_LINES && !self.is_watched()
    }

    fn is_folded(&self) -> bool {
        self.room.is_portrait() && self.has_level_names()
    }

    /// The height of one row of a path.
    fn path_row(&self) -> f32 {
        let names = if self.has_level_names() { self.room.line(Type::Count) + SWEEP.y / 2.0 } else { 0.0 };
        (2.0 * PATH_HOLLOW + 6.0) * self.room.growth() + names
    }

    fn path_height(&self) -> f32 {
        self.path_row() * if self.is_folded() { 2.0 } else { 1.0 }
    }

    /// The cells of a path's hollows: each with its name below it.
    pub fn path(&self, block: Rect) -> [Rect; 8] {
        let head = self.level_head(block);
        let area =
            if self.is_level_beside() { Rect { min: Vec2::new(head.max.x, block.min.y), ..block } } else { block };
        let (in_row, top) = (if self.is_folded() { 4 } else { 8 }, block.min.y + self.level_head_height());
        let cell = Vec2::new(area.width() / in_row as f32, self.path_row() - 6.0 * self.room.growth());
        std::array::from_fn(|i| {
            let (row, column) = (i / in_row, i % in_row);
            // The second row comes back.
            let column = if row == 1 { in_row - 1 - column } else { column };
            let at = Vec2::new(area.min.x + column as f32 * cell.x, top + row as f32 * self.path_row());
            Rect { min: at, max: at + cell }
        })
    }

    /// The radius of the i-th hollow of a path, at plain size.
    pub fn path_radius(&self, i: usize) -> f32 {
        let aside = if self.is_level_beside() { LEVEL_BESIDE * self.room.text } else { 0.0 };
        let in_row = if self.is_folded() { 4.0 } else { 8.0 };
        let cell = (self.room.content().width() - aside) / in_row;
        let most = ((cell / 2.0 - 8.0) / self.room.growth()).min(RADII.1);
        let least = RADII.0.min(0.6 * most);
        least + (most - least) * i as f32 / 7.0
    }

    /// How far below the line of its path the i-th hollow lies.
    pub fn path_swing(&self, i: usize) -> f32 {
        SWING[i]
    }

    /// The middle of the i-th hollow in its cell, and its radius as it is dug.
    fn path_hollow(&self, i: usize, cell: Rect) -> (Vec2, f32) {
        let growth = self.room.growth();
        let below = PATH_HOLLOW * growth + self.path_swing(i);
        (Vec2::new(cell.center().x, cell.min.y + below), self.path_radius(i) * growth)
    }

    /// The grooves between the hollows of a path: lines from lip to lip.
    pub fn grooves(&self, block: Rect) -> Vec<Vec<Vec2>> {
        let cells = self.path(block);
        let between = |i: usize| {
            let (from, r) = self.path_hollow(i, cells[i]);
            let (to, s) = self.path_hollow(i + 1, cells[i + 1]);
            if (from.x - to.x).abs() < 1.0 {
                // Round the end of a folded path, beside the names.
                let out = cells[i].max.x - from.x - 6.0;
                let aside = |at: Vec2, x: f32, y: f32| at + Vec2::new(x, y);
                return vec![
                    aside(from, r + 4.0, 0.0),
                    aside(from, out, 16.0),
                    aside(from.lerp(to, 0.5), out, 0.0),
                    aside(to, out, -16.0),
                    aside(to, s + 4.0, 0.0),
                ];
            }
            let way = (to - from).normalize_or(Vec2::X);
            let (start, end) = (from + way * (r + 4.0), to - way * (s + 4.0));
            let bow = 4.0 * if i.is_multiple_of(2) { 1.0 } else { -1.0 };
            let at = |k: usize| {
                let share = k as f32 / 4.0;
                start.lerp(end, share) + Vec2::Y * bow * (share * std::f32::consts::PI).sin()
            };
            (0..=4).map(at).collect()
        };
        (0..cells.len() - 1).map(between).collect()
    }
}

/// What is free within the line round the chosen picture.
pub const PICTURE_EDGE: f32 = 7.0;

impl Room {
    pub fn is_portrait(&self) -> bool {
        self.window.y > self.window.x
    }

    /// Whether what stands beside one another elsewhere stands one below the other.
    pub fn is_narrow(&self) -> bool {
        self.is_portrait() || (self.window.x < ONE_SCREEN && self.text >= NO_LINES)
    }

    /// Whether everything comes in steps, however it would fit.
    fn is_large(&self) -> bool {
        self.text >= STEPS || (!self.is_portrait() && self.window.x < ONE_SCREEN)
    }

    /// Whether each picture has a line of its own.
    pub fn has_lines(&self) -> bool {
        self.text < NO_LINES && !self.is_portrait()
    }

    /// Whether who plays is shown by an icon too; in a high window there is less room.
    pub fn has_icons(&self) -> bool {
        self.text < if self.is_portrait() { NO_LINES } else { NO_ICONS }
    }

    fn has_labels_above(&self) -> bool {
        self.is_narrow() && self.text >= NO_LINES
    }

    /// How far the middle of a very wide window is from where it would be in one of 16 to 9.
    fn offset(&self) -> f32 {
        ((self.window.x - WIDEST) / 2.0).max(0.0)
    }

    /// The middle of the back stone.
    pub fn back(&self) -> Vec2 {
        Vec2::new(48.0 + self.offset(), 46.0)
    }

    fn content(&self) -> Rect {
        let margin = if self.is_portrait() { MARGINS.0 } else { MARGINS.1 };
        let at_side = self.offset() + margin;
        Rect::new(at_side, spacing::MEDIUM, self.window.x - at_side, self.window.y - spacing::MEDIUM)
    }

    pub fn growth(&self) -> f32 {
        (1.0 + self.text) / 2.0
    }

    fn size(&self, step: Type) -> f32 {
        step.size_u() * self.text
    }

    fn line(&self, step: Type) -> f32 {
        step.line_u() * self.text
    }

    /// The height of a sentence of so many letters in English on its sweep.
    fn paragraph(&self, letters: f32, step: Type, width: f32) -> f32 {
        let length = letters * LONGER * LETTER * self.size(step);
        (length / (width - SWEEP.x)).ceil() * self.line(step) + SWEEP.y
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rooms() -> impl Iterator<Item = Room> {
        let windows =
            [(1280.0, 720.0), (720.0, 1280.0), (960.0, 720.0), (1720.0, 720.0), (720.0, 1440.0), (720.0, 720.0)];
        let machines = [vec![], vec![Player::North], Player::ALL.to_vec()];
        windows.into_iter().flat_map(move |(x, y)| {
            let machines = machines.clone();
            [1.0, 1.25, 1.5, 1.75, 2.0].into_iter().flat_map(move |text| {
                let room = move |machines| Room { window: Vec2::new(x, y), text, machines };
                machines.clone().into_iter().map(room)
            })
        })
    }

    #[test]
    fn every_step_fits_its_window_and_no_block_lies_on_another() {
        for room in rooms() {
            let layout = SetupLayout::new(room.clone());
            let window = Rect { min: Vec2::ZERO, max: room.window };
            for step in 0..layout.step_count() {
                let blocks = layout.blocks(step);
                let mut rects: Vec<(String, Rect)> =
                    blocks.iter().map(|(block, rect)| (format!("{block:?}"), *rect)).collect();
                rects.push(("start".into(), layout.start()));
                rects.push(("head".into(), layout.head()));
                rects.extend(layout.bar().map(|bar| ("bar".into(), bar)));
                for (i, (name, rect)) in rects.iter().enumerate() {
                    assert!(window.contains(rect.min) && window.contains(rect.max), "{name} {rect:?} in {room:?}");
                    for (other, its) in &rects[i + 1..] {
                        let both = rect.intersect(*its);
                        assert!(both.is_empty() || both.height() < 0.5, "{name} and {other} in {room:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn in_plain_size_everything_is_on_one_screen_and_in_large_text_it_comes_in_three_steps() {
        let room = |x, y, text| Room { window: Vec2::new(x, y), text, machines: vec![Player::North] };
        for (x, y) in [(1280.0, 720.0), (720.0, 1280.0), (1720.0, 720.0)] {
            assert!(SetupLayout::new(room(x, y, 1.0)).is_whole(), "{x} x {y}");
            assert_eq!(SetupLayout::new(room(x, y, 2.0)).step_count(), 3, "{x} x {y}");
        }
        let friends = Room { machines: vec![], ..room(1280.0, 720.0, 2.0) };
        assert_eq!(SetupLayout::new(friends).step_count(), 2, "two people choose no level");
    }

    #[test]
    fn a_path_grows_and_its_grooves_stop_at_the_lips() {
        for room in rooms().filter(|room| !room.machines.is_empty()) {
            let layout = SetupLayout::new(room.clone());
            for (block, rect) in (0..layout.step_count()).flat_map(|step| layout.blocks(step)) {
                let Block::Level(_) = block else { continue };
                let cells = layout.path(rect);
                for (i, groove) in layout.grooves(rect).iter().enumerate() {
                    for hollow in [i, i + 1] {
                        let (middle, radius) = layout.path_hollow(hollow, cells[hollow]);
                        let nearest = groove.iter().map(|at| at.distance(middle)).fold(f32::MAX, f32::min);
                        assert!(nearest >= radius, "{room:?}");
                    }
                }
                let radii: Vec<f32> = (0..8).map(|i| layout.path_radius(i)).collect();
                assert!(radii.is_sorted_by(|a, b| a < b));
            }
        }
    }
}
