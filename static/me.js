// One's own page, and the page on which one says how the game ended: kept for when there is no network; a report that is
// sent without one waits on this phone.
"use strict";
(() => {
  const { keep, scope } = document.currentScript.dataset;
  const own = `${scope}/me`;

  // ---------- reports ----------
  const strip = document.getElementById("unsent-results");
  const time = (at) => new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isReport = (form) => /\/me\/\d+\/result$/.test(new URL(form.action).pathname);

  const say = (all, { lost }) => {
    const one = all.find((other) => other.stuck) ?? all[0];
    strip.hidden = !one || !(lost || one.stuck);
    if (strip.hidden) return;
    const words = one.stuck ? strip.dataset.stuck : strip.dataset.kept.replace("{time}", time(one.at));
    strip.querySelector("b").textContent = one.words;
    strip.querySelector("span span").textContent = one.unkept ? `${words} ${strip.dataset.unkept}` : words;
    strip.querySelector("[data-look]").hidden = !one.stuck;
    document.querySelectorAll("form button[aria-busy]").forEach((button) => button.removeAttribute("aria-busy"));
  };

  const taken = async (one, answer) => {
    if (answer.type !== "opaqueredirect") {
      if (answer.status >= 500) throw new Error(`${answer.status}`);
      queue.stick(one);
      return;
    }
    // A network that first wants a password leads elsewhere too.
    const { ok } = await fetch("/livez", { cache: "no-store", redirect: "error", signal: AbortSignal.timeout(8000) });
    if (!ok) throw new Error("not here");
    queue.drop(one);
    // The own page says what came of it.
    location.assign(own);
  };

  const queue = tengen.queue({ store: `tengen report ${scope} `, say, mark: () => {}, unmark: () => {}, taken, redirect: "manual" });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!isReport(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const button = event.submitter;
    const fields = new URLSearchParams(new FormData(form));
    if (button?.name) fields.set(button.name, button.value);
    button?.setAttribute("aria-busy", "true");
    const words = button?.querySelector("span")?.firstChild.textContent ?? button?.textContent ?? "";
    const { pathname, search } = new URL(form.action);
    queue.add({ row: pathname + search, action: form.action, fields, words: words.trim() });
  }, { capture: true });

  strip.addEventListener("click", ({ target }) => {
    const one = queue.all().find((other) => other.stuck) ?? queue.all()[0];
    if (!one) return;
    if ("look" in target.dataset) queue.sendPlainly(one);
    if ("takeBack" in target.dataset) queue.takeBack(one);
  });

  queue.start();
  // The page that asks about a report has everything that was typed.
  const asked = document.querySelector("[data-asked]");
  if (asked) queue.all().filter((one) => one.stuck && one.row === location.pathname + location.search).forEach(queue.drop);

  // ---------- without a network ----------
  if (!("serviceWorker" in navigator)) return;
  const ready = navigator.serviceWorker.register("/worker.js", { scope });
  const links = () => [...document.querySelectorAll('.deeds a[href*="/result?"]')];

  const prepare = async () => {
    await ready;
    const files = [...document.querySelectorAll('link[rel="stylesheet"], link[rel="icon"], script[src]')]
      .map((part) => part.href || part.src);
    const cache = await caches.open("tengen boards");
    await cache.addAll([...files, ...keep.split(" "), ...links().map((link) => link.href)]);
  };
  // Without it the page still works with a network.
  prepare().catch(() => {});
  document.addEventListener("visibilitychange", () => { if (document.hidden) prepare().catch(() => {}); });

  // A board that is published while the page is open: its report is kept too, not by all phones at once; the one of
  // the round before is of no use any more.
  const boards = () => links().map((link) => link.textContent).join();
  let known = boards();
  document.addEventListener("tengen:fresh", () => setTimeout(async () => {
    if (boards() === known) return;
    known = boards();
    const cache = await caches.open("tengen boards");
    await Promise.all(links().map((link) => cache.delete(link.href)));
    setTimeout(() => prepare().catch(() => {}), Math.random() * 20000);
  }));
})();
