//! A server on its owner's computer: whether phones of the network may connect, and how it is stopped; and where phones
//! in the hall reach a machine.

use super::*;
use std::io;
use std::net::{Ipv4Addr, UdpSocket};
use std::path::PathBuf;

use actix_web::dev::{Server, ServerHandle};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// How often the computer's addresses are read: it may have joined another network.
const LOOK: Duration = Duration::from_secs(5);

/// How long [`Desktop::choose`] waits until its choice is served.
const PATIENCE: Duration = Duration::from_secs(3);

/// Kept from one start to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DesktopChoice {
    pub phones: bool,
    /// The address to show to phones, where there are several.
    pub address: Option<IpAddr>,
}

pub struct DesktopPlaces {
    pub data: PathBuf,
    /// `None` if no backups are made.
    pub backups: Option<PathBuf>,
    /// The file of [`DesktopChoice`], JSON.
    pub choice: PathBuf,
}

/// Makes a checked backup of the database, or says why it cannot.
pub type MakeBackup = Box<dyn Fn() -> Result<Vec<u8>, String> + Send + Sync>;

/// Cheap to copy; all copies are one.
#[derive(Clone)]
pub struct Desktop(Arc<Inner>);

struct Inner {
    places: DesktopPlaces,
    make_backup: MakeBackup,
    choice: Mutex<DesktopChoice>,
    network: watch::Sender<Network>,
    phone_came: AtomicBool,
    changed: Notify,
    stop: Notify,
}

#[derive(Clone, Debug, Default)]
struct Network {
    /// The choice at the time of the last look.
    choice: DesktopChoice,
    addresses: Vec<IpAddr>,
    refused: Option<String>,
}

impl Desktop {
    /// Without an earlier choice, phones are kept out.
    pub fn new(places: DesktopPlaces, make_backup: MakeBackup) -> Self {
        let kept = std::fs::read_to_string(&places.choice).ok();
        let choice = kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default();
        Self(Arc::new(Inner {
            places,
            make_backup,
            choice: Mutex::new(choice),
            network: watch::Sender::default(),
            phone_came: AtomicBool::new(false),
            changed: Notify::new(),
            stop: Notify::new(),
        }))
    }

    pub fn places(&self) -> &DesktopPlaces {
        &self.0.places
    }

    pub fn choice(&self) -> DesktopChoice {
        *held(&self.0.choice)
    }

    /// Saves the choice; returns once it is served, or after a few seconds.
    /// Errors: if it cannot be saved; then nothing changes.
    pub async fn choose(&self, choice: DesktopChoice) -> io::Result<()> {
        let text = serde_json::to_string(&choice)?;
        std::fs::write(&self.0.places.choice, text)?;
        *held(&self.0.choice) = choice;
        self.0.changed.notify_one();
        let mut network = self.0.network.subscribe();
        let served = network.wait_for(|network| network.choice == choice);
        // If it is late, its page shows it the next time.
        let _ = tokio::time::timeout(PATIENCE, served).await;
        Ok(())
    }

    pub fn addresses(&self) -> Vec<IpAddr> {
        self.0.network.borrow().addresses.clone()
    }

    /// The address to show to phones: the chosen one, or the first.
    pub fn address(&self) -> Option<IpAddr> {
        let (chosen, network) = (self.choice().address, self.0.network.borrow());
        let known = chosen.filter(|chosen| network.addresses.contains(chosen));
        known.or_else(|| network.addresses.first().copied())
    }

    /// Why the network cannot reach the server although it should.
    pub fn refused(&self) -> Option<String> {
        self.0.network.borrow().refused.clone()
    }

    /// Whether another machine has connected since the start.
    pub fn phone_came(&self) -> bool {
        self.0.phone_came.load(Ordering::Relaxed)
    }

    /// Notes a connection; this computer's own browser may come by its address in the network.
    pub(super) fn connects(&self, from: IpAddr) {
        if !from.is_loopback() && !self.0.network.borrow().addresses.contains(&from) {
            self.0.phone_came.store(true, Ordering::Relaxed);
        }
    }

    pub fn back_up(&self) -> Result<Vec<u8>, String> {
        (self.0.make_backup)()
    }

    /// Stops the server as a signal would.
    pub fn stop(&self) {
        self.0.stop.notify_one();
    }

    /// Serves the network at that port while the owner wants it, with servers that `open` begins; returns the one that
    /// still serves once all is to be stopped. The computer itself is served by another server, which this one does
    /// not disturb.
    pub(super) async fn serve_network(
        &self,
        port: u16,
        open: impl Fn(Vec<TcpListener>) -> io::Result<Server>,
    ) -> Option<ServerHandle> {
        let mut serving: Option<(ServerHandle, JoinHandle<io::Result<()>>)> = None;
        let mut tried = Vec::new();
        loop {
            let choice = self.choice();
            let wanted = if choice.phones { network_addresses() } else { Vec::new() };
            let mut network = Network { choice, ..self.0.network.borrow().clone() };
            if wanted != tried || serving.is_none() {
                tried.clone_from(&wanted);
                if let Some((before, ended)) = serving.take() {
                    before.stop(false).await;
                    // Wait until its ports are free.
                    let _ = ended.await;
                }
                network = Network { choice, ..Network::default() };
                let mut listeners = Vec::new();
                for ip in wanted {
                    match TcpListener::bind((ip, port)) {
                        Ok(listener) => {
                            listeners.push(listener);
                            network.addresses.push(ip);
                        }
                        Err(why) => network.refused = Some(format!("{ip}:{port}: {why}")),
                    }
                }
                if !listeners.is_empty() {
                    match open(listeners) {
                        Ok(server) => {
                            serving = Some((server.handle(), actix_web::rt::spawn(server)));
                        }
                        Err(why) => {
                            network.addresses.clear();
                            network.refused = Some(why.to_string());
                        }
                    }
                }
            }
            self.0.network.send_replace(network);
            tokio::select! {
                () = self.0.changed.notified() => {}
                () = tokio::time::sleep(LOOK) => {}
                () = self.0.stop.notified() => return serving.map(|(server, _)| server),
            }
        }
    }
}

fn network_addresses() -> Vec<IpAddr> {
    let all = if_addrs::get_if_addrs().unwrap_or_default().into_iter().map(|one| one.ip());
    let reaches = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local() && !ip.is_unspecified(),
        IpAddr::V6(_) => false,
    };
    let mut reached: Vec<IpAddr> = all.filter(reaches).collect();
    reached.sort_unstable();
    reached.dedup();
    reached
}

/// Addresses of other networks, one for each kind of route: nothing is sent to them.
const ELSEWHERE: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 255, 254),
    Ipv4Addr::new(10, 255, 255, 254),
    Ipv4Addr::new(172, 31, 255, 254),
];

/// This machine's address in its own network; `None` without a network.
pub fn network_address() -> Option<IpAddr> {
    let towards = |elsewhere: &Ipv4Addr| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((*elsewhere, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    ELSEWHERE.iter().filter_map(towards).find(|ip| !is_unreachable(*ip))
}

/// Whether the listen address is unspecified: other machines connect by any of this machine's addresses.
pub fn is_unspecified(listen: &str) -> bool {
    let named = listen.parse::<SocketAddr>().map(|address| address.ip());
    named.is_ok_and(|ip| ip.is_unspecified())
}

/// A host, with or without a port, as phones reach it: a loopback or unspecified address is replaced by `found`.
pub(super) fn reached(host: &str, found: Option<IpAddr>) -> String {
    let (name, port) = split_port(host);
    let plain = name.trim_matches(['[', ']']);
    let nowhere =
        plain.eq_ignore_ascii_case("localhost") || plain.parse().is_ok_and(is_unreachable);
    let port = port.map(|port| format!(":{port}")).unwrap_or_default();
    match found.filter(|_| nowhere) {
        Some(IpAddr::V4(ip)) => format!("{ip}{port}"),
        Some(IpAddr::V6(ip)) => format!("[{ip}]{port}"),
        None => host.to_owned(),
    }
}

const fn is_unreachable(ip: IpAddr) -> bool {
    ip.is_loopback() || ip.is_unspecified()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desktop(folder: &tempfile::TempDir) -> Desktop {
        let data = folder.path().to_owned();
        let choice = data.join("desktop.json");
        let make_backup: MakeBackup = Box::new(|| Ok(b"whole".to_vec()));
        Desktop::new(DesktopPlaces { data, backups: None, choice }, make_backup)
    }

    async fn choose(desktop: &Desktop, choice: DesktopChoice) {
        desktop.0.network.send_modify(|network| network.choice = choice);
        desktop.choose(choice).await.expect("kept");
    }

    #[actix_web::test]
    async fn phones_stay_out_until_they_are_let_in_and_that_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = desktop(&folder);
        assert_eq!((first.choice().phones, first.addresses()), (false, Vec::new()));
        let chosen = DesktopChoice { phones: true, address: Some([192, 0, 2, 7].into()) };
        choose(&first, chosen).await;
        assert_eq!(desktop(&folder).choice(), chosen);
        std::fs::write(folder.path().join("desktop.json"), "{").expect("written");
        assert_eq!(desktop(&folder).choice(), DesktopChoice::default(), "what cannot be read");
    }

    #[actix_web::test]
    async fn phones_are_told_the_chosen_address_while_the_computer_has_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let desktop = desktop(&folder);
        let [one, two]: [IpAddr; 2] = [[192, 0, 2, 7].into(), [198, 51, 100, 7].into()];
        assert_eq!(desktop.address(), None);
        let has =
            |addresses| desktop.0.network.send_modify(|network| network.addresses = addresses);
        has(vec![one, two]);
        assert_eq!(desktop.address(), Some(one));
        choose(&desktop, DesktopChoice { phones: true, address: Some(two) }).await;
        assert_eq!(desktop.address(), Some(two));
        has(vec![one]);
        assert_eq!(desktop.address(), Some(one), "it left that network");
        desktop.connects([127, 0, 0, 1].into());
        desktop.connects(one);
        assert!(!desktop.phone_came(), "its own browser by its own addresses");
        desktop.connects(two);
        assert!(desktop.phone_came());
        assert_eq!(desktop.back_up().as_deref(), Ok(&b"whole"[..]));
    }

    #[test]
    fn an_address_that_only_this_machine_knows_gives_way_to_a_better_one() {
        let found = Some("192.168.7.20".parse().unwrap());
        for (host, reached_at) in [
            ("0.0.0.0:8080", "192.168.7.20:8080"),
            ("127.0.0.1:8080", "192.168.7.20:8080"),
            ("localhost", "192.168.7.20"),
            ("[::1]:80", "192.168.7.20:80"),
            ("go.example", "go.example"),
            ("10.0.0.3:8080", "10.0.0.3:8080"),
        ] {
            assert_eq!(reached(host, found), reached_at);
            assert_eq!(reached(host, None), host, "without a network it stays");
        }
        let six = Some("fd00::7".parse().unwrap());
        assert_eq!(reached("127.0.0.1:80", six), "[fd00::7]:80");
    }

    #[test]
    fn only_who_listens_everywhere_is_heard_at_what_is_found() {
        assert!(is_unspecified("0.0.0.0:8080") && is_unspecified("[::]:0"));
        assert!(!is_unspecified("127.0.0.1:8080") && !is_unspecified("192.168.7.20:80"));
    }

    #[test]
    fn what_is_found_is_an_address_of_this_machine() {
        if let Some(found) = network_address() {
            assert!(!is_unreachable(found));
            UdpSocket::bind((found, 0)).expect("it is ours");
        }
    }
}
