//! The languages, each named in its own tongue.

/// One of the languages that the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    English,
    Spanish,
    French,
    HaitianCreole,
    Indonesian,
    Filipino,
    Armenian,
    Bengali,
}

impl Language {
    pub const ALL: [Language; 8] = [
        Language::English,
        Language::Spanish,
        Language::French,
        Language::HaitianCreole,
        Language::Indonesian,
        Language::Filipino,
        Language::Armenian,
        Language::Bengali,
    ];

    /// BCP 47.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::HaitianCreole => "ht",
            Language::Indonesian => "id",
            Language::Filipino => "fil",
            Language::Armenian => "hy",
            Language::Bengali => "bn",
        }
    }

    /// What those who speak it call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::French => "Français",
            Language::HaitianCreole => "Kreyòl ayisyen",
            Language::Indonesian => "Bahasa Indonesia",
            Language::Filipino => "Filipino",
            Language::Armenian => "Հայերեն",
            Language::Bengali => "বাংলা",
        }
    }

    /// The one after it, or before it, round and round.
    pub fn next(self, forwards: bool) -> Language {
        let count = Language::ALL.len();
        Language::ALL[(self as usize + if forwards { 1 } else { count - 1 }) % count]
    }

    /// The language of that code.
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The first of the languages that the system is set to which the game speaks; English if it speaks none of them.
    pub fn of_system() -> Language {
        sys_locale::get_locales().find_map(|name| Language::of_locale(&name)).unwrap_or_default()
    }

    /// The language of a locale's name as systems write it: `es-DO`, `fr_HT.UTF-8`, `tl`.
    fn of_locale(name: &str) -> Option<Language> {
        let primary = name.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        // The older names of Filipino and Indonesian.
        let primary = match primary.as_str() {
            "tl" => "fil",
            "in" => "id",
            other => other,
        };
        Language::of_code(primary)
    }

    /// Its messages.
    pub(super) const fn messages(self) -> &'static str {
        match self {
            Language::English => include_str!("../../assets/locales/en.ftl"),
            Language::Spanish => include_str!("../../assets/locales/es.ftl"),
            Language::French => include_str!("../../assets/locales/fr.ftl"),
            Language::HaitianCreole => include_str!("../../assets/locales/ht.ftl"),
            Language::Indonesian => include_str!("../../assets/locales/id.ftl"),
            Language::Filipino => include_str!("../../assets/locales/fil.ftl"),
            Language::Armenian => include_str!("../../assets/locales/hy.ftl"),
            Language::Bengali => include_str!("../../assets/locales/bn.ftl"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_systems_locale_names_the_language_whatever_its_country_and_encoding() {
        for (name, language) in [
            ("es-DO", Some(Language::Spanish)),
            ("fr_HT.UTF-8", Some(Language::French)),
            ("ht", Some(Language::HaitianCreole)),
            ("tl-PH", Some(Language::Filipino)),
            ("fil", Some(Language::Filipino)),
            ("hy_AM", Some(Language::Armenian)),
            ("C", None),
            ("de-DE", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(name), language, "{name}");
        }
    }

    #[test]
    fn going_round_the_languages_meets_each_once_and_comes_back() {
        let mut met = vec![Language::English];
        while met.last().unwrap().next(true) != Language::English {
            met.push(met.last().unwrap().next(true));
        }
        assert_eq!(met, Language::ALL);
        assert!(Language::ALL.into_iter().all(|language| language.next(true).next(false) == language));
    }
}
