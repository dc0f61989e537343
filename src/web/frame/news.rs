//! The messages of a stream: sent at once, or collected over a pause.

use std::time::Duration;

use actix_web::web::Bytes;
use futures_util::{Stream, stream};
use tokio::sync::watch;
use tokio::time::{Instant, timeout, timeout_at};

#[derive(Clone, Copy, Debug)]
pub(super) struct News {
    pub revision: i64,
    /// The newest revision that must be sent at once.
    pub at_once: i64,
}

/// A message for each new revision, and one at each beat. Revisions that may wait come no sooner than `rest` after the
/// last message.
pub(super) fn messages(
    receiver: watch::Receiver<News>,
    beat: Duration,
    rest: impl Fn() -> Duration,
) -> impl Stream<Item = Result<Bytes, actix_web::Error>> {
    let said = (i64::MIN, Instant::now());
    stream::unfold((receiver, rest, said), move |(mut receiver, rest, said)| async move {
        // The beat repeats the revision as data: scripts do not see comments of a stream, and detect a dead connection
        // by its silence.
        if let Ok(Err(_closed)) = timeout(beat, next(&mut receiver, said.0, said.1 + rest())).await
        {
            return None;
        }
        let revision = receiver.borrow_and_update().revision;
        let message = Bytes::from(format!("data: revision {revision}\n\n"));
        Some((Ok(message), (receiver, rest, (revision, Instant::now()))))
    })
}

/// Waits for a revision; one that may wait is returned at `rested`, with all that came until then.
async fn next(
    receiver: &mut watch::Receiver<News>,
    said: i64,
    rested: Instant,
) -> Result<(), watch::error::RecvError> {
    receiver.changed().await?;
    while receiver.borrow_and_update().at_once <= said {
        match timeout_at(rested, receiver.changed()).await {
            Ok(more) => more?,
            Err(_over) => break,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt;

    use super::*;

    async fn told(rest: Duration) -> (watch::Sender<News>, impl Stream<Item = String> + Unpin) {
        let (sender, mut receiver) = watch::channel(News { revision: 7, at_once: 7 });
        receiver.mark_changed();
        let stream = messages(receiver, Duration::from_secs(3600), move || rest);
        let text = stream.map(|message| String::from_utf8(message.unwrap().to_vec()).unwrap());
        let mut stream = Box::pin(text);
        assert_eq!(stream.next().await.unwrap(), "data: revision 7\n\n");
        (sender, stream)
    }

    #[actix_web::test]
    async fn a_publication_does_not_rest() {
        let (sender, mut stream) = told(Duration::from_secs(1800)).await;
        sender.send_replace(News { revision: 8, at_once: 8 });
        assert_eq!(stream.next().await.unwrap(), "data: revision 8\n\n");
        sender.send_replace(News { revision: 9, at_once: 8 });
        let publication = async {
            tokio::task::yield_now().await;
            sender.send_replace(News { revision: 10, at_once: 10 });
        };
        let (told, ()) = tokio::join!(stream.next(), publication);
        assert_eq!(told.unwrap(), "data: revision 10\n\n");
    }

    #[actix_web::test]
    async fn results_that_come_while_a_stream_rests_are_told_together() {
        let (sender, mut stream) = told(Duration::from_millis(200)).await;
        sender.send_replace(News { revision: 8, at_once: 7 });
        let another = async {
            tokio::task::yield_now().await;
            sender.send_replace(News { revision: 9, at_once: 7 });
        };
        let (told, ()) = tokio::join!(stream.next(), another);
        assert_eq!(told.unwrap(), "data: revision 9\n\n");
    }

    #[actix_web::test]
    async fn few_do_not_rest() {
        let (sender, mut stream) = told(Duration::ZERO).await;
        sender.send_replace(News { revision: 8, at_once: 7 });
        assert_eq!(stream.next().await.unwrap(), "data: revision 8\n\n");
    }
}
