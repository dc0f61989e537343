use std::net::{Ipv4Addr, Ipv6Addr};

/// Why no passkeys can be had at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPasskeys {
    /// It is a number, and passkeys belong to a name.
    Number,
    /// It is not encrypted, and not this very computer's.
    Plain,
    /// It is not written as browsers write it.
    Unsaid,
}

impl NoPasskeys {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Number => "passkeys-none-number",
            Self::Plain => "passkeys-none-plain",
            Self::Unsaid => "passkeys-none-unsaid",
        }
    }
}

/// Who asks for passkeys: the host of an origin (L2 §5.1.2: the "effective domain").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelyingParty {
    id: String,
    origin: String,
}

impl RelyingParty {
    /// That of an origin: `https://go.example`, or `http://localhost:8080`, which browsers trust as much.
    ///
    /// # Errors
    /// Why browsers give passkeys to no page there.
    pub fn of(origin: &str) -> Result<Self, NoPasskeys> {
        let origin = origin.trim_end_matches('/').to_ascii_lowercase();
        let (scheme, place) = origin.split_once("://").ok_or(NoPasskeys::Unsaid)?;
        if place.starts_with('[') {
            return Err(NoPasskeys::Number);
        }
        let (host, port) = place.rsplit_once(':').unwrap_or((place, ""));
        let last = host.rsplit('.').next().unwrap_or(host);
        let is_number = host.parse::<Ipv4Addr>().is_ok()
            || host.parse::<Ipv6Addr>().is_ok()
            || last.bytes().all(|b| b.is_ascii_digit());
        if host.is_empty() || !host.is_ascii() {
            return Err(NoPasskeys::Unsaid);
        }
        if is_number {
            return Err(NoPasskeys::Number);
        }
        if scheme != "https" && last != "localhost" {
            return Err(NoPasskeys::Plain);
        }
        let usual = if scheme == "https" { "443" } else { "80" };
        let port =
            if port.is_empty() || port == usual { String::new() } else { format!(":{port}") };
        Ok(Self { id: host.to_owned(), origin: format!("{scheme}://{host}{port}") })
    }

    /// Whether it is the computer that the browser runs on.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.id.rsplit('.').next() == Some("localhost")
    }

    /// The host, by which passkeys are bound.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The origin as browsers write it.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_belong_to_names_over_tls_or_on_this_computer() {
        let of = |origin| RelyingParty::of(origin).map(|rp| format!("{} {}", rp.id, rp.origin));
        let right = [
            ("https://go.example", "go.example https://go.example"),
            ("https://Go.Example/", "go.example https://go.example"),
            ("https://go.example:443", "go.example https://go.example"),
            ("https://go.example:8443", "go.example https://go.example:8443"),
            ("http://localhost:8080", "localhost http://localhost:8080"),
            ("http://club.localhost", "club.localhost http://club.localhost"),
        ];
        for (origin, party) in right {
            assert_eq!(of(origin).as_deref(), Ok(party), "{origin}");
        }
        let wrong = [
            ("https://192.0.2.7", NoPasskeys::Number),
            ("http://127.0.0.1:8080", NoPasskeys::Number),
            ("http://127.1", NoPasskeys::Number),
            ("http://[::1]:8080", NoPasskeys::Number),
            ("http://go.example", NoPasskeys::Plain),
            ("http://localhost.example", NoPasskeys::Plain),
            ("https://gö.example", NoPasskeys::Unsaid),
            ("go.example", NoPasskeys::Unsaid),
            ("https://", NoPasskeys::Unsaid),
        ];
        for (origin, why) in wrong {
            assert_eq!(of(origin), Err(why), "{origin}");
        }
    }
}
