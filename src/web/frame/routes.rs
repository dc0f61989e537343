//! What is served where. Nothing else is served.

use super::*;

/// Submitted by `route`, in no order. `inventory` collects them when the program starts, since lists made by the linker are
/// empty on Windows.
pub struct Served {
    pub(crate) route: Route,
    pub(crate) handler: fn() -> actix_web::Route,
    /// That the handler is in.
    pub(crate) module: &'static str,
}

inventory::collect!(Served);

/// Addresses without parameters come first, since a parameter of another would take them; then those that many people ask
/// for.
static IN_ORDER: LazyLock<Vec<&Served>> = LazyLock::new(|| {
    let mut all: Vec<&Served> = inventory::iter::<Served>.into_iter().collect();
    all.sort_by_key(|one| {
        let (method, path, access) = one.route;
        let parameters = path.strip_prefix(EVENT).unwrap_or(path).contains('{');
        (parameters, access != Access::Public, path, method)
    });
    all
});

/// Every route with its access.
pub static ROUTES: LazyLock<Vec<Route>> =
    LazyLock::new(|| IN_ORDER.iter().map(|one| one.route).collect());

/// Where the pages of an event are.
pub const EVENT: &str = "/t/{slug}";

pub fn answering(method: &str) -> actix_web::Route {
    if method == "POST" { web::post() } else { web::get() }
}

/// Registers the routes below `prefix`, in a scope of that prefix if it is not empty, but none below the `others`; those of
/// one address together. The frame's own are registered apart from those of pages.
pub fn register(config: &mut ServiceConfig, own: bool, prefix: &str, others: &[&str]) {
    let served = IN_ORDER.iter().filter(|one| {
        let (_, path, _) = one.route;
        one.module.starts_with("web::frame") == own
            && path.starts_with(prefix)
            && !others.iter().any(|other| path.starts_with(other))
    });
    let mut known = Vec::new();
    for path in served.clone().map(|one| one.route.1) {
        if !known.contains(&path) {
            known.push(path);
            let of_path = served.clone().filter(|one| one.route.1 == path);
            let resource = web::resource(&path[prefix.len()..]);
            config.service(of_path.fold(resource, |all, one| all.route((one.handler)())));
        }
    }
}

/// Forms that hand out rights or change how an account signs in: they need a recent sign-in.
pub(super) const HANDS_OUT_RIGHTS: &[&str] = &[
    "/account/second-factor",
    "/account/second-factor/codes",
    "/account/second-factor/remove",
    "/accounts/owner",
    "/accounts/event-maker",
    "/accounts/disable",
    "/accounts/password",
    "/accounts/second-factor",
    "/t/{slug}/people/invite",
    "/t/{slug}/people/chief",
];

/// Forms without an idempotency key: they ask for the password, or only set a cookie.
pub(super) const WITHOUT_KEY: &[&str] = &["/language", "/sign-in", "/sign-in/code", "/t/{slug}/me"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_address_with_parameters_takes_those_of_another() {
        let paths: Vec<&str> = ROUTES.iter().map(|(_, path, _)| *path).collect();
        assert!(paths.len() > 250, "{}", paths.len());
        let parts = |path: &'static str| path.split('/').collect::<Vec<_>>();
        let is_free = |part: &&str| part.contains('{') && *part != "{slug}";
        let free: Vec<&str> =
            paths.into_iter().filter(|path| parts(path).iter().any(is_free)).collect();
        for (one, other) in free.iter().flat_map(|one| free.iter().map(move |other| (*one, *other)))
        {
            let (ours, theirs) = (parts(one), parts(other));
            let mut both = ours.iter().zip(&theirs);
            let fits = both.all(|(own, its)| own == its || is_free(own) || is_free(its));
            assert!(one == other || ours.len() != theirs.len() || !fits, "{one} and {other}");
        }
    }
}
