//! A form about one round, sent from the page of that round.

use crate::web::prelude::*;
use futures_util::future::LocalBoxFuture;

use super::looking::Looking;

pub(super) struct RoundAct {
    pub act: Act,
    pub no: RoundNo,
}

pub(super) struct RoundSeen<'a> {
    pub id: TournamentId,
    pub by: By<'a>,
    pub no: RoundNo,
    pub seen: &'a str,
}

impl FromRequest for RoundAct {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Self, Self::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let parts = <(Act, Path<(String, i32)>)>::from_request(request, payload);
        Box::pin(async move {
            let (act, place) = parts.await?;
            Ok(Self { act, no: RoundNo(place.1) })
        })
    }
}

/// The address that shows the form's choices again. It asks whether to overrule if rules forbid the pair.
fn picked(to: &str, form: &Form, error: &ServiceError) -> String {
    let fields = ["one", "other", "latecomer", "opponent", "show", "at"].into_iter();
    let mut picked: Vec<(&str, &str)> = fields.map(|field| (field, form.value(field))).collect();
    // After a refused exchange both players stay chosen.
    picked.extend([("chosen", form.value("leaves")), ("with", form.value("comes"))]);
    if matches!(error, ServiceError::Refused(why) if why.code() == "draft-forbidden") {
        picked.push(("ask", "yes"));
    }
    picked.retain(|(_, value)| !value.is_empty());
    match serde_urlencoded::to_string(&picked) {
        Ok(query) if !query.is_empty() => format!("{to}?{query}#by-hand"),
        _ => to.to_owned(),
    }
}

impl RoundAct {
    pub async fn carry_out<T: Send + 'static>(
        self,
        act: impl FnOnce(&Service, RoundSeen<'_>) -> Result<Done<T>, ServiceError> + Send + 'static,
        said: impl FnOnce(T) -> Option<Sentence>,
    ) -> Answer {
        let no = self.no;
        let form = self.act.form.clone();
        let seen = form.value("seen").to_owned();
        let told = move |service: &Service, id: TournamentId, by: By<'_>| {
            act(service, RoundSeen { id, by, no, seen: &seen })
        };
        let done = self.act.blocking(told).await;
        // Keep the view (filter, table) of the draft.
        let back = Looking::of(&form).nobody().query();
        let to = format!("/draft/{no}{back}");
        match done {
            Ok(done) => match done.now().and_then(said) {
                Some(said) => self.act.done(&to, said),
                None => Ok(redirect(&self.act.cx.event.path(&to))),
            },
            Err(error) => {
                let to = format!("/draft/{no}");
                self.act.refused(&picked(&to, &form, &error), error)
            }
        }
    }

    /// Redirects with the first fault of the form. These forms have only lists and buttons, so no field shows it.
    pub fn misread(&self, form: &Form) -> Answer {
        let fields = ["", "table", "to", "handicap", "one", "other", "entry", "bye", "keep"];
        let wrong = fields.into_iter().find_map(|name| form.wrong(name));
        let wrong = wrong.cloned().unwrap_or(Sentence::new("fault-form"));
        let to = self.act.cx.event.path(&format!("/draft/{}", self.no));
        Ok(redirect_saying(&to, Notice::alert(wrong)))
    }
}
