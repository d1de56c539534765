//! The day on which something was, in the calendar of Greenwich.

use std::time::{SystemTime, UNIX_EPOCH};

const SECONDS_A_DAY: u64 = 86_400;

/// Seconds since the beginning of 1970. A clock that stands before that counts as 0.
pub fn now_s() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// The date as `2026-11-30`, of so many seconds since the beginning of 1970.
///
/// Years of the formula begin in March, so that the leap day is the last of its year: see `civil_from_days` in "chrono-Compatible
/// Low-Level Date Algorithms" (Howard Hinnant).
pub fn date_of(time_s: u64) -> String {
    // Days since 1 March of the year 0.
    let days = time_s / SECONDS_A_DAY + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = 400 * era + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts the days one by one, by the rule everybody knows.
    #[test]
    fn every_day_of_four_hundred_years_is_the_one_after_the_day_before() {
        let is_leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let (mut year, mut month, mut day) = (1970, 1, 1);
        for count in 0..146_097 {
            assert_eq!(
                date_of(count * SECONDS_A_DAY + count % SECONDS_A_DAY),
                format!("{year:04}-{month:02}-{day:02}")
            );
            day += 1;
            let days = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month as usize - 1];
            if day > days {
                (day, month) = (1, month + 1);
            }
            if month > 12 {
                (month, year) = (1, year + 1);
            }
        }
    }
}
