//! Browsers that want to be told by their push service.

use crate::web::{Form, Result, WebError};
use publishing::are_keys;
use publishing::outside::check_address;
use store::Browser;

/// The longest address of a browser at its push service.
const LONGEST: usize = 1000;

/// The browser that the form is sent from, as its push service knows it.
///
/// # Errors
/// If it says no such thing.
pub fn browser_of(form: &Form) -> Result<Browser> {
    let value = |name: &str| form.value(name).to_owned();
    let browser =
        Browser { endpoint: value("endpoint"), key: value("key"), secret: value("secret") };
    let usable = browser.endpoint.len() <= LONGEST
        && check_address(&browser.endpoint).is_ok()
        && are_keys(&browser);
    if usable { Ok(browser) } else { Err(WebError::not_understood()) }
}
