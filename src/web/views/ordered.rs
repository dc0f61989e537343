//! A list whose order is chosen in a form, without scripts: a field a place, buttons that move one up, take one out, add one.

use crate::web::Form;

/// A place of the list: the name of its field, what stands in it, and its words.
pub type OrderedRow = (String, String, String);

/// An ordered list of a form, whose fields are called `name_1`, `name_2` and so on.
#[derive(Clone, Copy)]
pub struct Ordered {
    /// What its fields are called.
    pub name: &'static str,
    /// How many places it may have.
    pub most: usize,
}

impl Ordered {
    /// The field of the place, counted from 0.
    #[must_use]
    pub fn field(&self, place: usize) -> String {
        format!("{}_{}", self.name, place + 1)
    }

    /// What a form names, in order.
    #[must_use]
    pub fn chosen<'a>(&self, form: &'a Form) -> Vec<&'a str> {
        let typed = (0..self.most).map(|n| form.value(&self.field(n)));
        typed.filter(|name| !name.is_empty()).collect()
    }

    /// The fields of an order that stands.
    pub fn fields<S: Into<String>>(
        &self,
        order: impl IntoIterator<Item = S>,
    ) -> impl Iterator<Item = (String, String)> {
        order.into_iter().enumerate().map(|(n, name)| (self.field(n), name.into()))
    }

    /// The list as a form has it, with words for what each stands for.
    pub fn rows(&self, form: &Form, words: impl Fn(&str) -> String) -> Vec<OrderedRow> {
        let chosen = self.chosen(form).into_iter().enumerate();
        chosen.map(|(n, name)| (self.field(n), name.to_owned(), words(name))).collect()
    }

    /// The field for one more, if there is room for one.
    #[must_use]
    pub fn one_more(&self, form: &Form) -> Option<String> {
        let n = self.chosen(form).len();
        (n < self.most).then(|| self.field(n))
    }

    /// The form with one moved up, taken out or added, as one of its buttons asked; not saved yet.
    #[must_use]
    pub fn rearranged(&self, form: &Form) -> Option<Form> {
        let mut order: Vec<String> = self.chosen(form).into_iter().map(str::to_owned).collect();
        let place = |button: &str| form.value(button).parse().ok().filter(|n| *n < order.len());
        match (place("up"), place("out")) {
            (Some(up), _) if up > 0 => order.swap(up, up - 1),
            (_, Some(out)) => drop(order.remove(out)),
            _ if form.has("add") => {}
            _ => return None,
        }
        let is_place = |name: &str| {
            let rest = name.strip_prefix(self.name).and_then(|rest| rest.strip_prefix('_'));
            rest.is_some_and(|rest| rest.parse::<usize>().is_ok())
        };
        let others = form.all().filter(|(name, _)| !is_place(name));
        let others = others.map(|(name, value)| (name.to_owned(), value.to_owned()));
        Some(Form::filled(others.chain(self.fields(order))))
    }
}
