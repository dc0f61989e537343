//! An SMTP server, as the tests want it: it takes every e-mail but those to whom it refuses, and keeps them.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// An e-mail as it came in.
#[derive(Clone, Debug, Default)]
pub struct Mail {
    pub to: String,
    pub text: String,
}

impl Mail {
    /// What a header says.
    pub fn header(&self, name: &str) -> &str {
        let line = self.text.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_once(": ")).map_or("", |(_, value)| value)
    }

    /// The text without soft line breaks.
    pub fn body(&self) -> String {
        let body = self.text.split_once("\n\n").map_or("", |(_, body)| body);
        body.replace("=\n", "").replace("=3D", "=")
    }
}

/// It listens until the test ends. Addresses that begin with `gone` are refused for ever, with `full` for now.
pub struct MailServer {
    pub url: String,
    mails: Arc<Mutex<Vec<Mail>>>,
}

impl MailServer {
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let mails = Arc::new(Mutex::new(Vec::new()));
        let kept = mails.clone();
        std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                // Whoever hangs up has said enough.
                drop(talk(&connection, &kept));
            }
        });
        Self { url, mails }
    }

    pub fn mails(&self) -> Vec<Mail> {
        self.mails.lock().unwrap().clone()
    }
}

fn talk(mut connection: &TcpStream, kept: &Mutex<Vec<Mail>>) -> std::io::Result<()> {
    let mut reader = BufReader::new(connection);
    connection.write_all(b"220 here\r\n")?;
    let mut mail = Mail::default();
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let said = line.trim_end().to_uppercase();
        let answer = match said.as_str() {
            said if said.starts_with("EHLO") => "250-here\r\n250 8BITMIME",
            said if said.starts_with("RCPT TO:<GONE") => "550 nobody of that name",
            said if said.starts_with("RCPT TO:<FULL") => "452 no room now",
            said if said.starts_with("RCPT") => {
                mail.to = line.trim_end()[9..].trim_end_matches('>').to_owned();
                "250 yes"
            }
            "DATA" => {
                connection.write_all(b"354 go on\r\n")?;
                loop {
                    let mut line = String::new();
                    reader.read_line(&mut line)?;
                    if line == ".\r\n" {
                        break;
                    }
                    mail.text.push_str(line.trim_end());
                    mail.text.push('\n');
                }
                kept.lock().unwrap().push(std::mem::take(&mut mail));
                "250 taken"
            }
            "QUIT" => {
                connection.write_all(b"221 bye\r\n")?;
                return Ok(());
            }
            _ => "250 yes",
        };
        connection.write_all(answer.as_bytes())?;
        connection.write_all(b"\r\n")?;
    }
}
