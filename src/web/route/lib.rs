//! The attribute that says where a handler is served, and to whom.

use proc_macro::{TokenStream, TokenTree};

/// `#[route("GET", "/t/{slug}/wall", Public)]` serves the function below at that address to those who may see it; several
/// serve it at each. A generic one is given its parameters: `#[route("GET", "/t/{slug}/wall", Public, ::<true>)]`.
#[proc_macro_attribute]
pub fn route(arguments: TokenStream, handler: TokenStream) -> TokenStream {
    let mut parts = vec![TokenStream::new()];
    for token in arguments {
        match (&token, parts.last_mut()) {
            (TokenTree::Punct(sign), _) if sign.as_char() == ',' => parts.push(TokenStream::new()),
            (_, Some(part)) => part.extend([token]),
            (_, None) => {}
        }
    }
    let part = |place: usize| parts.get(place).map(ToString::to_string).unwrap_or_default();
    let (method, path, access, generics) = (part(0), part(1), part(2), part(3));
    let mut words = handler.clone().into_iter().skip_while(|word| word.to_string() != "fn");
    let name = words.nth(1).map(|name| name.to_string()).unwrap_or_default();
    let served = format!(
        "::inventory::submit! {{ crate::web::Served {{
            route: ({method}, {path}, crate::web::Access::{access}),
            handler: || crate::web::answering({method}).to({name}{generics}),
            module: ::core::module_path!(),
        }} }}"
    );
    match served.parse::<TokenStream>() {
        Ok(served) => [handler, served].into_iter().collect(),
        Err(wrong) => format!("compile_error!(\"{wrong}\");").parse().unwrap_or_default(),
    }
}
