//! A connection as a browser has it, without what makes a client of thousands dear: HTTP/1.1, one request after another.

use std::io::{Error, ErrorKind, Result};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::keyed::form_key;

/// How long an answer may take before it counts as none.
const PATIENCE: Duration = Duration::from_secs(60);

/// An answer.
pub struct Reply {
    pub status: u16,
    head: String,
    pub body: Vec<u8>,
}

impl Reply {
    /// The value of a field of its head; the name in lower case.
    pub fn field(&self, name: &str) -> Option<&str> {
        field(&self.head, name)
    }

    /// The body as it was before it was packed.
    pub fn text(&self) -> String {
        let mut plain = Vec::new();
        if self.field("content-encoding") == Some("gzip") {
            let mut packed = flate2::read::GzDecoder::new(&self.body[..]);
            let _ = std::io::Read::read_to_end(&mut packed, &mut plain);
        } else {
            plain.extend_from_slice(&self.body);
        }
        String::from_utf8_lossy(&plain).into_owned()
    }
}

fn field<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let lines = head.lines().skip(1).filter_map(|line| line.split_once(':'));
    let mut found = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
    found.next().map(|(_, value)| value.trim())
}

/// A request: method and path, further lines of its head, and what it carries.
pub struct Asked<'a> {
    pub method: &'a str,
    pub path: &'a str,
    pub head: &'a str,
    pub body: &'a str,
}

/// A connection that is made when it is needed, and anew once the server has let go of it.
pub struct Line {
    /// Host and port.
    to: String,
    open: Option<TcpStream>,
    read: Vec<u8>,
}

impl Line {
    /// To a server at `http://HOST:PORT`.
    pub fn new(base: &str) -> Self {
        let to = base.strip_prefix("http://").unwrap_or(base).to_owned();
        Self { to, open: None, read: Vec::new() }
    }

    /// A page.
    ///
    /// # Errors
    /// If the server is not reached, or breaks off.
    pub async fn get(&mut self, path: &str, head: &str) -> Result<Reply> {
        self.ask(&Asked { method: "GET", path, head, body: "" }).await
    }

    /// A form of this site.
    ///
    /// # Errors
    /// As [`Line::get`].
    pub async fn post(&mut self, path: &str, head: &str, body: &str) -> Result<Reply> {
        let kind = "sec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded";
        let body = match body.contains("form_key=") {
            true => body.to_owned(),
            false => format!("{body}&form_key={}", form_key()),
        };
        let head = format!("{head}{kind}\r\ncontent-length: {}\r\n", body.len());
        self.ask(&Asked { method: "POST", path, head: &head, body: &body }).await
    }

    async fn ask(&mut self, asked: &Asked<'_>) -> Result<Reply> {
        let kept = self.open.is_some();
        match timeout(PATIENCE, self.once(asked)).await {
            // What was kept open may have been closed meanwhile: browsers ask once more.
            Ok(Err(_)) if kept && self.read.is_empty() => {
                self.open = None;
                timeout(PATIENCE, self.once(asked)).await.unwrap_or_else(|_| Err(late()))
            }
            Ok(answer) => answer,
            Err(_) => {
                self.open = None;
                Err(late())
            }
        }
    }

    async fn once(&mut self, asked: &Asked<'_>) -> Result<Reply> {
        let head = self.send(asked).await;
        let head = head.inspect_err(|_| self.open = None)?;
        let status = status_of(&head)?;
        let length = field(&head, "content-length").and_then(|length| length.parse().ok());
        let body = match length {
            _ if status == 304 || status == 204 => Ok(Vec::new()),
            Some(length) => self.take(length).await,
            None => self.chunks().await,
        };
        let body = body.inspect_err(|_| self.open = None)?;
        if field(&head, "connection").is_some_and(|said| said.eq_ignore_ascii_case("close")) {
            self.open = None;
        }
        Ok(Reply { status, head, body })
    }

    /// Sends a request; the head of its answer, while the body still comes.
    async fn send(&mut self, asked: &Asked<'_>) -> Result<String> {
        self.read.clear();
        if self.open.is_none() {
            let open = TcpStream::connect(&self.to).await?;
            open.set_nodelay(true)?;
            self.open = Some(open);
        }
        let Asked { method, path, head, body } = asked;
        let whole = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n{head}\r\n{body}", self.to);
        let open = self.open.as_mut().ok_or_else(gone)?;
        open.write_all(whole.as_bytes()).await?;
        self.until(b"\r\n\r\n").await
    }

    /// Everything up to and with the mark.
    async fn until(&mut self, mark: &[u8]) -> Result<String> {
        let mut looked = 0;
        loop {
            let from = looked.min(self.read.len());
            if let Some(at) = self.read[from..].windows(mark.len()).position(|part| part == mark) {
                let taken: Vec<u8> = self.read.drain(..from + at + mark.len()).collect();
                return Ok(String::from_utf8_lossy(&taken).into_owned());
            }
            looked = self.read.len().saturating_sub(mark.len());
            self.more().await?;
        }
    }

    async fn take(&mut self, length: usize) -> Result<Vec<u8>> {
        while self.read.len() < length {
            self.more().await?;
        }
        Ok(self.read.drain(..length).collect())
    }

    /// A body of chunks, RFC 9112, 7.1.
    async fn chunks(&mut self) -> Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let size = self.until(b"\r\n").await?;
            let size = usize::from_str_radix(size.trim(), 16).map_err(|_| gone())?;
            let chunk = self.take(size + 2).await?;
            if size == 0 {
                return Ok(body);
            }
            body.extend_from_slice(&chunk[..size]);
        }
    }

    async fn more(&mut self) -> Result<()> {
        let open = self.open.as_mut().ok_or_else(gone)?;
        self.read.reserve(16 * 1024);
        match open.read_buf(&mut self.read).await? {
            0 => Err(gone()),
            _ => Ok(()),
        }
    }

    /// Begins to listen to a stream of events: its first bytes come by [`Line::heard`].
    ///
    /// # Errors
    /// If there is no such stream.
    pub async fn listen(&mut self, path: &str, head: &str) -> Result<()> {
        let asked = Asked { method: "GET", path, head, body: "" };
        let head = timeout(PATIENCE, self.send(&asked)).await.map_err(|_| late())??;
        match status_of(&head)? {
            200 => Ok(()),
            status => Err(Error::other(format!("{path}: {status}"))),
        }
    }

    /// The next message of a stream.
    ///
    /// # Errors
    /// Once it has ended.
    pub async fn heard(&mut self) -> Result<String> {
        self.until(b"\n\n").await
    }

    /// Lets go of it.
    pub fn close(&mut self) {
        self.open = None;
        self.read.clear();
    }
}

fn status_of(head: &str) -> Result<u16> {
    head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(gone)
}

fn gone() -> Error {
    Error::new(ErrorKind::ConnectionAborted, "broken off")
}

fn late() -> Error {
    Error::new(ErrorKind::TimedOut, "no answer")
}
