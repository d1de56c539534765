//! The light on the table: on which row the sun shines, how hushed the ground is while casas are taken, the gold light in them.
//! A pure function of what is shown and of time; no light changes in less than a quarter of a second, and none pulses.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::heap::{dug_hole, on_leaf};
use super::layout::Layout;
use super::playback::{Moment, Playback, ShownTable};
use super::{Guide, TableLayout, TableStand};
use crate::app::AppSystems;
use crate::app::theme::ReducedMotion;
use crate::engine::{Hole, MidMove, Outcome, Player};

/// The most glows at a time.
pub const MOST_GLOWS: usize = 12;

/// How long the sun takes from one row to the other, and hush and gold light from nothing to all, in s.
const CROSSING_S: f32 = 0.60;
const LIGHTING_S: f32 = 0.30;

/// At the end the fours on both leaves light up in turn within this time, each for so long, in s.
const COUNTING_S: f32 = 1.6;
const COUNTED_S: f32 = 0.30;

/// Gold light in the casa that is taken, in the one behind it, and where one was taken.
const LIT: f32 = 1.0;
const WAITING: f32 = 0.24;
const TAKEN: f32 = 0.24;

/// Where somebody leads: the hush while nothing moves, and while something does; the light in what matters, and in the hole that
/// is asked for.
const LEADING_HUSH: f32 = 1.55;
const LEADING_HUSH_MOVING: f32 = 0.8;
const MATTERS: f32 = 0.06;
const ASKED: f32 = 0.30;

/// How far that light reaches, of a hole's radius.
const CLEARLY: f32 = 0.66;

/// On a four that is counted, and on the winner's leaf for good.
const ON_FOUR: f32 = 0.7;
const ON_LEAF: f32 = 0.44;

/// An update after a long rest counts as no more than this, in s: light must not jump.
const LONGEST_UPDATE_S: f32 = 0.05;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Light>().init_resource::<Lamps>().add_systems(Update, shine.in_set(AppSystems::Show));
}

/// What shines on the table now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Light {
    /// 0: full sun on South's row; 1: on North's.
    pub turn: f32,
    /// How much of its hush lies on whatever has no light of its own: 0 to 1, and more where somebody leads.
    pub hush: f32,
    /// At most [`MOST_GLOWS`].
    pub glows: Vec<Glow>,
    /// How far the counting on the leaves has gone since the end of the round, in s; stands still when it is over.
    pub counting_s: Option<f32>,
}

impl Light {
    /// How many of a player's captured seeds have been counted so far: whole fours, then all.
    pub fn counted(&self, table: &MidMove, player: Player) -> u8 {
        let captured = table.captured[player];
        let begun = |four: &u8| self.counting_s.is_none_or(|since| lights_up_s(table, usize::from(*four)) <= since);
        let is_over = self.counting_s.is_none_or(|since| since >= COUNTING_S);
        if is_over { captured } else { 4 * (0..captured / 4).take_while(begun).count() as u8 }
    }
}

/// How long after the end a four lights up, in s.
fn lights_up_s(table: &MidMove, four: usize) -> f32 {
    let most = usize::from(table.captured.south.max(table.captured.north) / 4).max(1);
    COUNTING_S * four as f32 / most as f32
}

/// Gold light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow {
    /// In world u.
    pub at: Vec2,
    /// In u: of the hole, or of what else is lit.
    pub radius: f32,
    /// 0 to 1.
    pub strength: f32,
    /// Whether the ground beside a leaf has nothing of it.
    pub is_on_leaf: bool,
}

/// What can glow.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lit {
    Hole(Hole),
    /// A hole that is seen clearly while all round it is hushed.
    Clearly(Hole),
    /// The i-th four on a leaf.
    Four(Player, usize),
    /// One of three parts of a leaf.
    Leaf(Player, usize),
}

impl Lit {
    fn glow(self, layout: &Layout, strength: f32) -> Glow {
        let (at, radius) = match self {
            Lit::Hole(hole) => (layout.to_world(dug_hole(layout, hole)), layout.radius),
            Lit::Clearly(hole) => (layout.to_world(dug_hole(layout, hole)), layout.radius * CLEARLY),
            Lit::Four(player, four) => {
                let seeds = (4 * four..4 * four + 4).map(|i| on_leaf(layout, player, i).translation.truncate());
                (seeds.sum::<Vec2>() / 4.0, layout.captured_seed_radius() * 2.6)
            }
            Lit::Leaf(player, part) => {
                let leaf = layout.leaves[player];
                let along = (part as f32 - 1.0) * 0.55 * leaf.half_length;
                (layout.to_world(leaf.centre + Vec2::from_angle(leaf.angle) * along), 0.42 * leaf.half_length)
            }
        };
        Glow { at, radius, strength, is_on_leaf: matches!(self, Lit::Four(..) | Lit::Leaf(..)) }
    }
}

/// What the light is to become.
#[derive(Clone, Debug, Default, PartialEq)]
struct Scene {
    turn: f32,
    hush: f32,
    glows: Vec<(Lit, f32)>,
}

/// The light as it is on its way, each part growing evenly: how it is seen is eased.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Lamps {
    turn: f32,
    hush: f32,
    glows: Vec<(Lit, f32)>,
    /// Since the game was seen to be over, in s.
    since_end_s: Option<f32>,
}

impl Lamps {
    /// Lets some time go by.
    fn approach(&mut self, scene: &Scene, seconds: f32) {
        let towards = |now: f32, goal: f32, length_s: f32| {
            let most = seconds / length_s;
            now + (goal - now).clamp(-most, most)
        };
        self.turn = towards(self.turn, scene.turn, CROSSING_S);
        self.hush = towards(self.hush, scene.hush, LIGHTING_S);
        for &(lit, _) in &scene.glows {
            if !self.glows.iter().any(|(known, _)| *known == lit) {
                self.glows.push((lit, 0.0));
            }
        }
        for (lit, strength) in &mut self.glows {
            let goal = scene.glows.iter().find(|(wanted, _)| wanted == lit).map_or(0.0, |(_, strength)| *strength);
            *strength = towards(*strength, goal, LIGHTING_S);
        }
        self.glows.retain(|(lit, strength)| *strength > 0.0 || scene.glows.iter().any(|(wanted, _)| wanted == lit));
    }

    /// Whether anything still changes.
    fn has_reached(&self, scene: &Scene) -> bool {
        self.turn == scene.turn
            && self.hush == scene.hush
            && self.glows.len() == scene.glows.len()
            && self.glows.iter().all(|glow| scene.glows.contains(glow))
    }

    fn light(&self, layout: &Layout) -> Light {
        let ease = |share: f32| share * share * (3.0 - 2.0 * share);
        let mut glows: Vec<Glow> = self.glows.iter().map(|&(lit, strength)| lit.glow(layout, ease(strength))).collect();
        glows.sort_by(|a, b| b.strength.total_cmp(&a.strength));
        glows.truncate(MOST_GLOWS);
        let hush = ease(self.hush.min(1.0)) + (self.hush - 1.0).max(0.0);
        let counting_s = self.since_end_s.map(|since| since.min(COUNTING_S + COUNTED_S));
        Light { turn: ease(self.turn), hush, glows, counting_s }
    }
}

fn side(player: Player) -> f32 {
    match player {
        Player::South => 0.0,
        Player::North => 1.0,
    }
}

/// What the light is to become in front of this table, at this moment of a move, so long after the end.
fn scene(table: &MidMove, moment: Option<Moment>, since_end_s: Option<f32>, reduced: bool) -> Scene {
    if table.end.is_some() && moment.is_none() {
        return scene_at_end(table, since_end_s.unwrap_or(0.0), reduced);
    }
    let mut scene = Scene { turn: side(table.to_move), ..Scene::default() };
    let Some(chain) = moment.and_then(|moment| moment.chain()) else { return scene };
    scene.hush = if chain.is_last && !reduced { 1.0 } else { 0.0 };
    let until = chain.taken + chain.lit;
    for (i, &hole) in chain.holes.iter().enumerate() {
        let strength = match i {
            _ if i < chain.taken => TAKEN,
            _ if i < until => LIT,
            _ if i == until => WAITING,
            _ => continue,
        };
        scene.glows.push((Lit::Hole(hole), strength));
    }
    scene
}

/// Where somebody leads there is no side to move; what does not matter lies in the hush, and the chain keeps its light.
fn lead(mut scene: Scene, guide: &Guide, is_moving: bool) -> Scene {
    let lit = |hole| if guide.asked == Some(hole) && !is_moving { ASKED } else { MATTERS };
    scene.glows.extend(guide.matter.iter().map(|hole| (Lit::Clearly(hole), lit(hole))));
    scene.hush = if is_moving { LEADING_HUSH_MOVING.max(scene.hush) } else { LEADING_HUSH };
    scene.turn = 0.0;
    scene
}

/// The winner's side in full sun; the fours on both leaves light up in turn, counting.
fn scene_at_end(table: &MidMove, since_end_s: f32, reduced: bool) -> Scene {
    let winner = Outcome::by_more(&table.captured).winner();
    let mut scene = Scene { turn: winner.map_or(0.5, side), ..Scene::default() };
    if let Some(winner) = winner {
        scene.glows.extend((0..3).map(|part| (Lit::Leaf(winner, part), ON_LEAF)));
    }
    for player in Player::ALL.into_iter().filter(|_| !reduced) {
        let counted = (0..usize::from(table.captured[player] / 4)).filter(|&four| {
            let begins = lights_up_s(table, four);
            (begins..begins + COUNTED_S).contains(&since_end_s)
        });
        scene.glows.extend(counted.map(|four| (Lit::Four(player, four), ON_FOUR)));
    }
    scene
}

fn shine(
    time: Res<Time>,
    (layout, shown, playback): (Res<TableLayout>, Res<ShownTable>, Res<Playback>),
    reduced: Res<ReducedMotion>,
    (stand, guide): (Res<TableStand>, Res<Guide>),
    mut lamps: ResMut<Lamps>,
    mut light: ResMut<Light>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut is_lit: Local<bool>,
) {
    let Some(table) = shown.get() else {
        *is_lit = false;
        *lamps = Lamps::default();
        light.set_if_neq(Light::default());
        return;
    };
    let seconds = time.delta_secs().min(LONGEST_UPDATE_S);
    let moment = playback.moment();
    let is_over = table.end.is_some() && moment.is_none();
    let begins = if reduced.0 { COUNTING_S + COUNTED_S } else { 0.0 };
    lamps.since_end_s = is_over.then(|| lamps.since_end_s.map_or(begins, |since| since + seconds));
    let is_moving = moment.is_some();
    let mut scene = scene(table, moment, lamps.since_end_s, reduced.0);
    if stand.is_taught() {
        scene = lead(scene, &guide, is_moving);
    }
    if !std::mem::replace(&mut *is_lit, true) {
        // The sun does not cross a board that has just come.
        lamps.turn = scene.turn;
    }
    let counts = lamps.since_end_s.is_some_and(|since| since < COUNTING_S + COUNTED_S);
    if counts || !lamps.has_reached(&scene) {
        lamps.approach(&scene, seconds);
        redraws.write(RequestRedraw);
    }
    light.set_if_neq(lamps.light(&layout.0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Position, Row, Rules, Setup, Step};

    fn position(text: &str) -> Position {
        text.parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap()
    }

    /// Three casas in a chain: holes 4, 3 and 2.
    fn chain_steps() -> (Position, Vec<Step>) {
        let before = position("3,3,3,3,1,0/0,0,0,0,5,6 S 24-0");
        let (_, steps) = before.play_recorded(Hole::of(Row::Six, Player::South, 1).unwrap()).unwrap();
        (before, steps)
    }

    fn moment_at<'a>(before: &'a Position, steps: &'a [Step], is_it: impl Fn(&Step) -> bool) -> Moment<'a> {
        let at = steps.iter().position(is_it).unwrap();
        Moment { before, steps, begun: at + 1, beat: at..at + 1, share: 0.5 }
    }

    #[test]
    fn in_a_chain_the_ground_is_hushed_and_the_casa_that_is_taken_shines_most() {
        let (before, steps) = chain_steps();
        let second = moment_at(&before, &steps, |step| matches!(step, Step::Capture { link: 1, .. }));
        let scene = scene(&MidMove::before(&before), Some(second), None, false);
        let hole = |number| Lit::Hole(Hole::of(Row::Six, Player::South, number).unwrap());
        assert_eq!(scene.glows, [(hole(4), TAKEN), (hole(3), LIT), (hole(2), WAITING)]);
        assert_eq!((scene.turn, scene.hush), (0.0, 1.0));
    }

    #[test]
    fn where_somebody_leads_the_asked_hole_is_the_brightest_and_while_seeds_fly_the_hush_is_lighter() {
        let hole = |number| Hole::of(Row::Six, Player::South, number).unwrap();
        let table = MidMove::before(&position("4,4,4,4,4,4/4,4,4,4,4,4 N 0-0"));
        let matter = [hole(2), hole(3)].into_iter().collect();
        let guide = Guide { asked: Some(hole(2)), matter, ..Guide::default() };
        let led = |is_moving| lead(scene(&table, None, None, false), &guide, is_moving);
        let lit = [(Lit::Clearly(hole(2)), ASKED), (Lit::Clearly(hole(3)), MATTERS)];
        assert_eq!(led(false), Scene { turn: 0.0, hush: LEADING_HUSH, glows: lit.to_vec() });
        assert!(led(true).hush < LEADING_HUSH && led(true).glows.iter().all(|(_, strength)| *strength == MATTERS));
        let mut lamps = Lamps::default();
        (0..100).for_each(|_| lamps.approach(&led(false), 0.016));
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        assert!((lamps.light(&layout).hush - LEADING_HUSH).abs() < 1e-5);
    }

    #[test]
    fn with_reduced_motion_there_is_gold_light_but_no_hush() {
        let (before, steps) = chain_steps();
        let first = moment_at(&before, &steps, |step| matches!(step, Step::Capture { link: 0, .. }));
        let scene = scene(&MidMove::before(&before), Some(first), None, true);
        assert_eq!((scene.hush, scene.glows.len()), (0.0, 2));
    }

    #[test]
    fn no_light_changes_in_less_than_a_quarter_of_a_second_and_none_overshoots() {
        let lit = Scene {
            turn: 1.0,
            hush: 1.0,
            glows: vec![(Lit::Hole(Hole::of(Row::Six, Player::South, 1).unwrap()), 1.0)],
        };
        let mut lamps = Lamps::default();
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        let mut last = 0.0;
        for update in 1..=60 {
            lamps.approach(&lit, 0.016);
            let light = lamps.light(&layout);
            let strength = light.glows[0].strength;
            assert!(strength >= last && strength <= 1.0 && light.hush <= 1.0 && light.turn <= 1.0);
            assert!(update * 16 >= 250 || (light.hush < 1.0 && strength < 1.0 && light.turn < 1.0));
            last = strength;
        }
        assert!(lamps.has_reached(&lit));
        for _ in 0..60 {
            lamps.approach(&Scene::default(), 0.016);
        }
        assert_eq!(lamps, Lamps::default());
    }

    #[test]
    fn the_end_puts_the_winner_in_the_sun_and_counts_both_leaves_and_then_stands_still() {
        let mut table = MidMove::before(&position("0,0,1,0,0,0/0,0,0,0,0,3 S 28-16"));
        table.end = Some(crate::engine::End::Repetition);
        let fours = |since: f32| {
            let glows = scene(&table, None, Some(since), false).glows;
            glows.into_iter().filter(|(lit, _)| matches!(lit, Lit::Four(..))).count()
        };
        assert_eq!(scene(&table, None, Some(0.0), false).turn, 0.0);
        assert!((0..=16).all(|tenth| fours(tenth as f32 / 10.0) > 0));
        assert_eq!(fours(COUNTING_S + COUNTED_S), 0);
        assert!(scene(&table, None, Some(0.5), false).glows.len() <= MOST_GLOWS);
        let counted = |since| {
            let light = Light { counting_s: Some(since), ..Light::default() };
            Player::ALL.map(|player| light.counted(&table, player))
        };
        assert_eq!((counted(0.0), counted(0.5 * COUNTING_S), counted(COUNTING_S)), ([4, 4], [16, 16], [28, 16]));
    }

    #[test]
    fn sun_crosses_when_the_turn_does() {
        let table = |text: &str| MidMove::before(&position(text));
        assert_eq!(scene(&table("4,4,4,4,4,4/4,4,4,4,4,4 S 0-0"), None, None, false).turn, 0.0);
        assert_eq!(scene(&table("4,4,4,4,4,4/4,4,4,4,4,4 N 0-0"), None, None, false).turn, 1.0);
    }
}
