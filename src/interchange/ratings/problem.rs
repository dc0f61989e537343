use super::Problem;

/// What is wrong with a line of a rating list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentences say what each is
pub enum ListProblem {
    #[error(
        "is no rating list of EGF, FFG or AGA; download the list again and look at it before you send it"
    )]
    NotAList,
    #[error("holds no player, as a page of errors does; download the list again")]
    Nobody,
    #[error("the line ends before it: the file is cut off; download the list again")]
    Short,
    #[error("the list is not closed by </pre>: the file is cut off; download the list again")]
    Unclosed,
    #[error(
        "has tabs or letters where the list has columns; download the list again and do not open it in an editor"
    )]
    Shifted,
    #[error(
        "is written in {found}, the list comes in {wanted}, so that columns shift; download it again and keep it as it comes"
    )]
    Encoding { found: &'static str, wanted: &'static str },
    #[error("the day of the list is missing, such as {layout}; download the list again")]
    NoDay { layout: &'static str },
    #[error("{number} stands on line {first} already, for {name}; download the list again")]
    NumberTwice { number: String, first: usize, name: String },
    #[error("{value:?} is no number of {digits} digits; download the list again")]
    NotANumber { value: String, digits: usize },
    #[error("{value:?} is no rating of this scale, which has nothing between -1 and 1")]
    NotARating { value: String },
    #[error("{value:?} is not a day; the list writes month/day/year")]
    NotADay { value: String },
    #[error("{value:?} is no status of a licence; the list has L, C, e, X and -")]
    NotAStatus { value: String },
}

impl ListProblem {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAList => "list-not-a-list",
            Self::Nobody => "list-nobody",
            Self::Short => "list-short",
            Self::Unclosed => "list-unclosed",
            Self::Shifted => "list-shifted",
            Self::Encoding { .. } => "list-encoding",
            Self::NoDay { .. } => "list-no-day",
            Self::NumberTwice { .. } => "list-number-twice",
            Self::NotANumber { .. } => "list-not-a-number",
            Self::NotARating { .. } => "list-not-a-rating",
            Self::NotADay { .. } => "list-not-a-day",
            Self::NotAStatus { .. } => "list-not-a-status",
        }
    }

    /// What its sentence speaks of, by the name of the placeholder.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Encoding { found, wanted } => {
                vec![("found", (*found).to_owned()), ("wanted", (*wanted).to_owned())]
            }
            Self::NoDay { layout } => vec![("layout", (*layout).to_owned())],
            Self::NumberTwice { number, first, name } => vec![
                ("number", number.clone()),
                ("first", first.to_string()),
                ("name", name.clone()),
            ],
            Self::NotANumber { value, digits } => {
                vec![("value", value.clone()), ("digits", digits.to_string())]
            }
            Self::NotARating { value } | Self::NotADay { value } | Self::NotAStatus { value } => {
                vec![("value", value.clone())]
            }
            Self::NotAList | Self::Nobody | Self::Short | Self::Unclosed | Self::Shifted => {
                Vec::new()
            }
        }
    }
}

impl From<ListProblem> for Problem {
    fn from(problem: ListProblem) -> Self {
        Self::List(problem)
    }
}
