// The projector's pages turn by themselves: after data-seconds the page that data-next names takes the place
// of this one, as it is then; what cannot be fetched leaves this one standing, which says so then, and is
// tried again.
//
// The clock: [data-start] counts down to that moment and up from it, in milliseconds since 1970. data-now is
// the server's time when it made the page, so that a wrong clock of the projector does not matter: from there
// on the browser's own stopwatch counts, which no setting of the clock moves. [data-clock] is the time of day
// where the server is, whose clock is data-zone minutes ahead of Greenwich's.
"use strict";

(() => {
  const two = (n) => String(n).padStart(2, "0");
  // The server's time less the stopwatch.
  let offset = 0;
  const set = (arrived) => {
    const clock = document.querySelector("[data-now]");
    if (clock) offset = Number(clock.dataset.now) - arrived;
  };
  // A screen reader hears, and a phone paints, what changed alone.
  const write = (part, words) => { if (part.textContent !== words) part.textContent = words; };
  const tick = () => {
    document.querySelectorAll("[data-clock]").forEach((clock) => {
      const now = new Date(offset + performance.now() + Number(clock.dataset.zone) * 60000);
      write(clock.querySelector("b"), [now.getUTCHours(), now.getUTCMinutes()].map(two).join(":"));
    });
    document.querySelectorAll("[data-start]").forEach((clock) => {
      const gone = offset + performance.now() - Number(clock.dataset.start);
      const seconds = gone < 0 ? Math.ceil(-gone / 1000) : Math.floor(gone / 1000);
      const hours = Math.floor(seconds / 3600);
      const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
      write(clock.querySelector("b"), hours > 0 ? `${hours}:${rest}` : rest);
      write(clock.querySelector("span"), gone < 0 ? clock.dataset.before : clock.dataset.after);
    });
  };
  const turn = tengen.untilDone(async () => {
    const shown = document.getElementById("hall");
    const { arrived, fresh } = await tengen.fetchPage(shown.dataset.next ?? location.href);
    const next = fresh.getElementById("hall");
    if (!next) throw new Error("another page");
    document.title = fresh.title;
    shown.replaceWith(document.adoptNode(next));
    set(arrived);
    tick();
  }, "late");
  // When the first bytes of this page came; one from the browser's memory is brought up to date at once.
  const [page] = performance.getEntriesByType("navigation");
  set(page ? page.responseStart : performance.now());
  addEventListener("pageshow", (event) => { if (event.persisted) turn(); });
  tick();
  const wait = () => setTimeout(() => { turn(); wait(); }, Number(document.getElementById("hall").dataset.seconds) * 1000);
  wait();
  setInterval(tick, 250);
})();
