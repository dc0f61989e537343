//! Another server, as the tests want it: it answers what it is told to, well or not, and keeps what it was sent.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Barrier, Mutex};

/// What it answers.
#[derive(Clone)]
pub enum Answer {
    /// This status and body.
    Says(u16, Vec<u8>),
    /// This much of the body that it announced, then it is gone.
    CutOff(Vec<u8>),
    /// It never ends sending.
    Endless,
    /// Nothing, while the connection stays open.
    Silent,
    /// It is elsewhere.
    Elsewhere(String),
    /// This status, once somebody else waits at the barrier, too.
    Held(Arc<Barrier>, u16),
}

/// A request as it came in.
#[derive(Clone, Debug)]
pub struct Sent {
    pub head: String,
    pub body: String,
    pub bytes: Vec<u8>,
}

impl Sent {
    /// What a header says.
    pub fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find(|line| line.to_lowercase().starts_with(name));
        line.and_then(|line| line.split_once(": ")).map_or("", |(_, value)| value)
    }
}

/// It answers each request by the next of its answers, the last one again and again.
pub struct OtherServer {
    pub url: String,
    sent: Arc<Mutex<Vec<Sent>>>,
}

impl OtherServer {
    pub fn start(answers: Vec<Answer>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let sent = Arc::new(Mutex::new(Vec::new()));
        let kept = sent.clone();
        std::thread::spawn(move || {
            let mut open = Vec::new();
            for (connection, number) in listener.incoming().flatten().zip(0..) {
                let answer = answers.get(number).or(answers.last()).unwrap();
                kept.lock().unwrap().push(read(&connection));
                if write(&connection, answer) {
                    open.push(connection);
                }
            }
        });
        Self { url, sent }
    }

    pub fn sent(&self) -> Vec<Sent> {
        self.sent.lock().unwrap().clone()
    }
}

fn read(connection: &TcpStream) -> Sent {
    let mut reader = BufReader::new(connection);
    let mut head = String::new();
    while reader.read_line(&mut head).unwrap_or(0) > 0 && !head.ends_with("\r\n\r\n") {}
    let sent = Sent { head, body: String::new(), bytes: Vec::new() };
    let length: usize = sent.header("content-length").trim().parse().unwrap_or(0);
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    Sent { body: String::from_utf8_lossy(&body).into_owned(), bytes: body, ..sent }
}

/// Whether the connection is to stay open.
fn write(mut connection: &TcpStream, answer: &Answer) -> bool {
    let head = |status: u16, length: usize| {
        format!("HTTP/1.1 {status} So\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n")
    };
    let written = match answer {
        Answer::Says(status, body) => {
            let head = head(*status, body.len());
            connection.write_all(head.as_bytes()).and_then(|()| connection.write_all(body))
        }
        Answer::CutOff(body) => {
            let head = head(200, body.len() * 2);
            connection.write_all(head.as_bytes()).and_then(|()| connection.write_all(body))
        }
        Answer::Endless => {
            let block = vec![b'x'; 1 << 20];
            let begun = connection.write_all(head(200, 1 << 40).as_bytes());
            begun.and_then(|()| (0..1000).try_for_each(|_| connection.write_all(&block)))
        }
        Answer::Elsewhere(url) => {
            let head =
                format!("HTTP/1.1 302 Found\r\nlocation: {url}\r\ncontent-length: 0\r\n\r\n");
            connection.write_all(head.as_bytes())
        }
        Answer::Held(barrier, status) => {
            barrier.wait();
            connection.write_all(head(*status, 0).as_bytes())
        }
        Answer::Silent => return true,
    };
    // Whoever is gone has read enough.
    drop(written);
    false
}
