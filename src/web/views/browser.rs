//! Subscriptions of browsers to Web Push.

use crate::web::prelude::*;
use publishing::are_keys;
use publishing::outside::check_address;
use store::Browser;

const LONGEST: usize = 1000;

pub fn browser_of(form: &Form) -> Result<Browser> {
    let value = |name: &str| form.value(name).to_owned();
    let browser =
        Browser { endpoint: value("endpoint"), key: value("key"), secret: value("secret") };
    let usable = browser.endpoint.len() <= LONGEST
        && check_address(&browser.endpoint).is_ok()
        && are_keys(&browser);
    if usable { Ok(browser) } else { Err(WebError::not_understood()) }
}
