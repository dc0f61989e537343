//! A list whose order can be changed without scripts: a field per place, buttons to move up, remove and add.

use crate::web::prelude::*;

/// Field name, value, and the value in words.
pub type OrderedRow = (String, String, String);

/// Its fields are called `name_1`, `name_2` and so on.
#[derive(Clone, Copy)]
pub struct Ordered {
    pub name: &'static str,
    pub most: usize,
}

impl Ordered {
    /// `place` counts from 0.
    #[must_use]
    pub fn field(&self, place: usize) -> String {
        format!("{}_{}", self.name, place + 1)
    }

    #[must_use]
    pub fn chosen<'a>(&self, form: &'a Form) -> Vec<&'a str> {
        let typed = (0..self.most).map(|n| form.value(&self.field(n)));
        typed.filter(|name| !name.is_empty()).collect()
    }

    pub fn fields<S: Into<String>>(
        &self,
        order: impl IntoIterator<Item = S>,
    ) -> impl Iterator<Item = (String, String)> {
        order.into_iter().enumerate().map(|(n, name)| (self.field(n), name.into()))
    }

    pub fn rows(&self, form: &Form, words: impl Fn(&str) -> String) -> Vec<OrderedRow> {
        let chosen = self.chosen(form).into_iter().enumerate();
        chosen.map(|(n, name)| (self.field(n), name.to_owned(), words(name))).collect()
    }

    /// In the words of the answers to choose from.
    #[must_use]
    pub fn rows_in(&self, form: &Form, answers: &[(&str, String)]) -> Vec<OrderedRow> {
        self.rows(form, |chosen| {
            let known = answers.iter().find(|(name, _)| *name == chosen);
            known.map_or_else(|| chosen.to_owned(), |(_, words)| words.clone())
        })
    }

    #[must_use]
    pub fn one_more(&self, form: &Form) -> Option<String> {
        let n = self.chosen(form).len();
        (n < self.most).then(|| self.field(n))
    }

    /// The form after one of the list's buttons; not saved yet. `None` if none was pressed.
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
