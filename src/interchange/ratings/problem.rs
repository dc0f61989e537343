use serde::Serialize;

use tournament::Message;

use super::Problem;

/// A fault of a line of a rating list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
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
    #[error("{number} stands on line {first} already; download the list again")]
    NumberTwice { number: String, first: usize },
    #[error("{value:?} is no number of {digits} digits; download the list again")]
    NotANumber { value: String, digits: usize },
    #[error("{value:?} is no rating of this scale, which has nothing between -1 and 1")]
    NotARating { value: String },
    #[error("{value:?} is not a day; the list writes month/day/year")]
    NotADay { value: String },
    #[error("{value:?} is no status of a licence; the list has L, C, e, X and -")]
    NotAStatus { value: String },
}

impl Message for ListProblem {
    const KEYS: &'static str = "list-";
}

impl From<ListProblem> for Problem {
    fn from(problem: ListProblem) -> Self {
        Self::List(problem)
    }
}
