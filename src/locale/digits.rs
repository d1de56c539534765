//! Figures as a language writes them.

use fluent_bundle::FluentValue;

/// Bengali has figures of its own.
pub(super) fn in_bengali<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    Some(number.as_string().chars().map(bengali).collect())
}

fn bengali(figure: char) -> char {
    const ZERO: u32 = '০' as u32;
    figure.to_digit(10).and_then(|value| char::from_u32(ZERO + value)).unwrap_or(figure)
}
