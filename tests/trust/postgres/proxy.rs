//! A way between the server and its database that somebody trips over.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::time::sleep;

/// What it does with what it is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    /// Carries it.
    Open,
    /// Carries it, each piece so much later.
    Slow(Duration),
    /// Takes it and carries nothing, as where a network has parted in two.
    Parted,
    /// Ends every connection, and takes none.
    Cut,
}

/// A proxy of TCP; it ends with this.
pub struct Proxy {
    pub port: u16,
    way: Arc<watch::Sender<Channel>>,
    _runtime: Runtime,
}

impl Proxy {
    /// Before the socket of a PostgreSQL.
    pub fn new(socket: PathBuf) -> Self {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.expect("a runtime");
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a free port");
        let port = listener.local_addr().expect("it is bound").port();
        let way = Arc::new(watch::Sender::new(Channel::Open));
        let ways = way.clone();
        runtime.spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (mut now, socket) = (ways.subscribe(), socket.clone());
                if *now.borrow_and_update() == Channel::Cut {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(server) = UnixStream::connect(socket).await else { return };
                    let (from_client, to_client) = client.into_split();
                    let (from_server, to_server) = server.into_split();
                    // Whichever way ends first takes the other with it.
                    tokio::select! {
                        () = carry(from_client, to_server, now.clone()) => {}
                        () = carry(from_server, to_client, now.clone()) => {}
                        () = until_cut(now) => {}
                    }
                });
            }
        });
        Self { port, way, _runtime: runtime }
    }

    pub fn set(&self, way: Channel) {
        self.way.send_replace(way);
    }
}

async fn until_cut(mut way: watch::Receiver<Channel>) {
    // It ends with the proxy.
    let _ = way.wait_for(|way| *way == Channel::Cut).await;
}

async fn carry(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    mut way: watch::Receiver<Channel>,
) {
    let mut piece = vec![0; 16 * 1024];
    loop {
        let Ok(length @ 1..) = from.read(&mut piece).await else { return };
        let now = *way.borrow_and_update();
        match now {
            Channel::Slow(late) => sleep(late).await,
            // What was lost on the way does not come later: the connection is of no use any more.
            Channel::Parted => {
                let _ = way.wait_for(|way| *way != Channel::Parted).await;
                return;
            }
            Channel::Open | Channel::Cut => {}
        }
        if to.write_all(&piece[..length]).await.is_err() {
            return;
        }
    }
}
