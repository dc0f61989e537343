//! The stream of what is new: at once, or what came in a while together.

use std::time::Duration;

use actix_web::web::Bytes;
use futures_util::{Stream, stream};
use tokio::sync::watch;
use tokio::time::{Instant, timeout, timeout_at};

/// How far something is, and what of it is not to wait.
#[derive(Clone, Copy, Debug)]
pub(super) struct News {
    pub revision: i64,
    /// The newest revision that everybody is to hear of at once.
    pub at_once: i64,
}

/// The messages of a stream: the revision, whenever it is another, and at each beat. What may wait comes no sooner than
/// `rest` after the last message.
pub(super) fn messages(
    receiver: watch::Receiver<News>,
    beat: Duration,
    rest: impl Fn() -> Duration,
) -> impl Stream<Item = Result<Bytes, actix_web::Error>> {
    let said = (i64::MIN, Instant::now());
    stream::unfold((receiver, rest, said), move |(mut receiver, rest, said)| async move {
        // The beat says the revision again: a browser hears no comments, and by its silence it knows a
        // line that is dead.
        if let Ok(Err(_closed)) = timeout(beat, next(&mut receiver, said.0, said.1 + rest())).await
        {
            return None;
        }
        let revision = receiver.borrow_and_update().revision;
        let message = Bytes::from(format!("data: revision {revision}\n\n"));
        Some((Ok(message), (receiver, rest, (revision, Instant::now()))))
    })
}

/// Waits for news; those that may wait come with what else came until `rested`.
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

    const SECOND: Duration = Duration::from_secs(1);

    #[actix_web::test(start_paused = true)]
    async fn results_are_told_together_and_a_publication_at_once() {
        let (sender, mut receiver) = watch::channel(News { revision: 7, at_once: 7 });
        receiver.mark_changed();
        let mut stream = Box::pin(messages(receiver, 60 * SECOND, || SECOND));
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 7\n\n");
        let began = Instant::now();
        sender.send_replace(News { revision: 8, at_once: 7 });
        let later = async {
            tokio::time::sleep(SECOND / 2).await;
            sender.send_replace(News { revision: 9, at_once: 7 });
        };
        let (told, ()) = tokio::join!(stream.next(), later);
        assert_eq!(told.unwrap().unwrap(), "data: revision 9\n\n", "both together");
        assert!((1000..1010).contains(&began.elapsed().as_millis()), "{:?}", began.elapsed());
        let began = Instant::now();
        sender.send_replace(News { revision: 10, at_once: 10 });
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 10\n\n");
        assert_eq!(began.elapsed(), Duration::ZERO);
        let later = async {
            sender.send_replace(News { revision: 11, at_once: 10 });
            tokio::time::sleep(SECOND / 4).await;
            sender.send_replace(News { revision: 12, at_once: 12 });
        };
        let (told, ()) = tokio::join!(stream.next(), later);
        assert_eq!(told.unwrap().unwrap(), "data: revision 12\n\n", "what is urgent does not rest");
        assert!((250..260).contains(&began.elapsed().as_millis()), "{:?}", began.elapsed());
        tokio::time::sleep(2 * SECOND).await;
        let began = Instant::now();
        sender.send_replace(News { revision: 13, at_once: 12 });
        assert_eq!(stream.next().await.unwrap().unwrap(), "data: revision 13\n\n");
        assert_eq!(began.elapsed(), Duration::ZERO, "rested already");
    }
}
