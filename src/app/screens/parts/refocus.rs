//! Where a screen is built anew, what had the focus has it still: the control of the same name.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Remembered>();
}

/// The name of the control that had the focus before everything was built anew.
#[derive(Resource, Default)]
struct Remembered(Option<String>);

/// To be told before a screen goes, and asked for once the new one is there.
#[derive(SystemParam)]
pub struct Refocus<'w, 's> {
    focus: ResMut<'w, InputFocus>,
    controls: Query<'w, 's, (Entity, &'static Name)>,
    remembered: ResMut<'w, Remembered>,
}

impl Refocus<'_, '_> {
    pub fn remember(&mut self) {
        let focused = self.focus.get().and_then(|entity| self.controls.get(entity).ok());
        self.remembered.0 = focused.map(|(_, name)| name.to_string());
    }

    /// Gives the focus back; controls with other names may be the same one. What is gone leaves the focus to the way back.
    pub fn restore(&mut self, is_same: impl Fn(&str, &str) -> bool) {
        let Some(wanted) = self.remembered.bypass_change_detection().0.take() else { return };
        let of_name = |is_it: &dyn Fn(&str) -> bool| self.controls.iter().find(|(_, name)| is_it(name.as_str()));
        let found = of_name(&|name| is_same(&wanted, name)).or_else(|| of_name(&|name| name == "back"));
        if let Some((entity, _)) = found {
            self.focus.set(entity, FocusCause::Navigated);
        }
    }
}

/// Gives the focus back to the control of exactly that name.
pub fn focus_again(mut refocus: Refocus) {
    refocus.restore(|wanted, name| wanted == name);
}
