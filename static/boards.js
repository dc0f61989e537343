// The arbiter's boards work without this. With it a result is sent without leaving the page: the row stays where it
// is, and so do the search and whatever is in view. Without a network it waits on this phone, at its board, until it
// is taken back or sent; each once, in order. What others change is shown in its own row, and new rows wait behind
// a line until they are asked for.
"use strict";

(() => {
  const list = document.getElementById("open-boards");
  const strip = document.getElementById("unsent-results");
  // Before the first round there is no list; once there is one it is shown.
  if (!list) document.addEventListener("tengen:fresh", ({ detail }) => { if (detail.getElementById("open-boards")) location.reload(); });
  if (!list || !strip) return;
  const page = location.pathname;

  // On the event's clock, as all other times.
  const zone = Number(document.querySelector("[data-zone]")?.dataset.zone ?? 0);
  const time = (at) => new Date(at + zone * 60000).toISOString().slice(11, 16);
  const filled = (words, values) => words.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

  // What waits to be sent lies in the phone's storage, a key for each board.
  const say = (queue, { lost, signedOut }) => {
    const stuck = queue.filter((one) => one.stuck);
    const waiting = queue.length - stuck.length;
    const words = waiting === 1 ? strip.dataset.one : filled(strip.dataset.many, { count: waiting });
    const held = waiting > 0 && (lost || signedOut);
    strip.hidden = !held && stuck.length === 0;
    // What was refused is said whether or not its row is on the page.
    const tables = stuck.map(({ row }) => {
      const [, round, table] = row.split("-");
      return round === list.dataset.round ? table : `${table} (${filled(strip.dataset.of, { round })})`;
    });
    const refused = `${filled(strip.dataset.stuck, { tables: tables.join(", ") })}${waiting > 0 ? "." : ""}`;
    const away = held && lost && !signedOut ? filled(strip.dataset.lost, { time: time(lost) }) : "";
    strip.querySelector("b").textContent = stuck.length > 0 ? refused : away;
    strip.querySelector("button").hidden = stuck.length === 0;
    const unkept = queue.some((one) => one.unkept) ? ` ${strip.dataset.unkept}` : "";
    const known = away ? ` ${strip.dataset.known}` : "";
    strip.querySelector("span span").textContent = held ? words + unkept + known : "";
    // The number has them as if they were in, as long as they wait.
    const number = document.querySelector("#boards-count .missing b"), bar = document.querySelector("#boards-count progress");
    const entered = held ? queue.filter((one) => !one.stuck && rowOf(one)?.matches(":not(.done)")).length : 0;
    if (number) {
      number.textContent = Number(number.dataset.missing ??= number.textContent) - entered;
      bar.value = bar.max - number.textContent;
    }
    waitingTab.textContent = filled(waitingTab.dataset.words, { count: waiting });
    waitingTab.hidden = !held;
    if (!held) showWaiting(false);
    strip.querySelector("a").hidden = !(held && signedOut);
  };

  // ---------- rows ----------
  const waitingTab = document.getElementById("boards-waiting");
  const showWaiting = (alone) => {
    waitingTab.setAttribute("aria-pressed", alone);
    list.classList.toggle("only-waiting", alone);
  };
  waitingTab.addEventListener("click", () => showWaiting(!list.matches(".only-waiting")));
  const rowOf = (one) => document.getElementById(one.row);
  const template = document.getElementById("waits");

  const mark = (one) => {
    const row = rowOf(one);
    if (!row) return;
    // As high as it was: what stands below does not move.
    row.style.minBlockSize = `${row.getBoundingClientRect().height}px`;
    row.querySelector(".waits")?.remove();
    // Its buttons are hidden: the focus stays at the row.
    if (row.contains(document.activeElement)) {
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
    }
    row.classList.add("waiting");
    const note = template.content.firstElementChild.cloneNode(true);
    note.querySelector("b").textContent = one.words;
    note.querySelector("bdi").textContent = one.who ?? "";
    note.querySelector(".seat").toggleAttribute("hidden", !one.seat);
    if (one.seat) note.querySelector("use").setAttribute("href", one.seat);
    note.querySelector(".note").textContent = one.stuck ? one.why ?? note.dataset.stuck : filled(note.dataset.since, { time: time(one.at) });
    note.querySelector("[data-look]").hidden = !one.stuck;
    row.querySelector("form").append(note);
  };

  // The new row in the place of the old one, and as high: nothing below it moves.
  const exchange = (row, next, high = `${row.getBoundingClientRect().height}px`) => {
    row.replaceWith(document.adoptNode(next));
    next.style.minBlockSize = high;
  };

  const unmark = (row) => {
    const held = row?.contains(document.activeElement);
    row?.classList.remove("waiting");
    row?.style.removeProperty("min-block-size");
    row?.querySelector(".waits")?.remove();
    if (held) row.querySelector("button, summary")?.focus({ preventScroll: true });
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const row = form.closest?.("#open-boards > li");
    if (!row) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const button = event.submitter;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
    if (button?.name) fields.set(button.name, button.value);
    const said = button?.querySelector("span") ?? button, name = said?.querySelector("bdi");
    const plain = (part) => part?.textContent.trim().replace(/\s+/g, " ") ?? "";
    const words = button?.dataset.words ?? (name ? said.firstChild.data.trim() : plain(button));
    const seat = button?.querySelector(".seat use")?.getAttribute("href");
    // A second tap at the same place finds no other row there.
    row.style.minBlockSize = `${row.getBoundingClientRect().height}px`;
    row.querySelector("details[open]")?.removeAttribute("open");
    tapped = row.id;
    if (queue.all().length === 0) sent = 0;
    queue.add({ row: row.id, action: form.action, fields, words, who: plain(name), seat });
    saySent();
  }, { capture: true });

  // The page of a board leads back to what was looked for.
  const find = document.querySelector(`input[data-filter="${list.id}"]`);
  list.addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[href]");
    if (!link || !find?.value.trim()) return;
    const to = new URL(link.href);
    to.searchParams.set("q", find.value.trim());
    link.href = to.href;
  });
  // Below what was found, a thumb that misses starts no clocks.
  const searching = () => list.parentElement.classList.toggle("searching", Boolean(find?.value.trim()));
  document.addEventListener("input", searching);
  searching();

  // Whoever looks for a board finds it, also where the tab does not have it: the server is asked for the others.
  let asked = "";
  const lookUp = async () => {
    const typed = find?.value.trim() ?? "";
    if (typed === asked) return;
    asked = typed;
    if (!typed) for (const row of list.querySelectorAll("li.found:not(.waiting)")) row.remove();
    if (!typed) return;
    const address = new URL(location.href);
    address.searchParams.set("q", typed);
    const answer = await fetch(address, { signal: AbortSignal.timeout(8000) }).catch(() => null);
    const found = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("open-boards") : null;
    if (!found || asked !== typed) return;
    for (const row of [...found.children]) {
      if (document.getElementById(row.id)) continue;
      row.classList.add("found");
      const after = [...list.children].find((other) => Number(other.dataset.table) > Number(row.dataset.table));
      list.insertBefore(document.adoptNode(row), after ?? null);
    }
    find.dispatchEvent(new Event("input", { bubbles: true }));
  };
  find?.addEventListener("input", lookUp);

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".waits button");
    const one = button && queue.all().find((other) => other.row === button.closest("li").id);
    if (!one) return;
    if ("look" in button.dataset) queue.sendPlainly(one);
    else queue.takeBack(one);
  });

  strip.querySelector("button").addEventListener("click", () => {
    const one = queue.all().find((other) => other.stuck);
    if (one) queue.sendPlainly(one);
  });

  // The revision of the answer that a row was shown by: a page that is older does not undo it.
  const asOf = new Map();
  const revisionOf = (page) => Number(page.body.dataset.revision ?? -1);

  // The row whose button was pressed last: once it is entered, the focus goes to what takes it back.
  let tapped = null;
  const status = document.getElementById("entered-result");

  // How many of those that waited are sent: said once none is left, until the next is entered.
  const sentStrip = document.getElementById("sent-results");
  let sent = 0;
  const saySent = () => {
    sentStrip.hidden = sent === 0 || queue.all().length > 0;
    const words = sent === 1 ? sentStrip.dataset.one : filled(sentStrip.dataset.many, { count: sent });
    sentStrip.textContent = sentStrip.hidden ? "" : words;
  };

  const taken = (one, answer, fresh) => {
    const next = fresh.getElementById(one.row);
    if (answer.ok && fresh.getElementById("open-boards")) {
      const row = rowOf(one), high = row?.style.minBlockSize;
      asOf.set(one.row, revisionOf(fresh));
      queue.drop(one);
      if (one.waited) sent += 1;
      saySent();
      const active = document.activeElement;
      const focused = row?.contains(active) || (tapped === one.row && active === document.body);
      if (next && row) exchange(row, next, high || undefined);
      if (focused) document.getElementById(one.row)?.querySelector("button, summary")?.focus({ preventScroll: true });
      if (status) status.textContent = filled(status.dataset.said, { table: one.row.split("-").pop(), result: one.words });
      // The strip of an earlier page speaks of a result that may be gone; the row says what can be taken back.
      for (const strip of document.querySelectorAll("form.undo, #confirm-last")) strip.remove();
      for (const id of ["boards-count", "boards-tabs", "boards-next", "also"]) {
        const [part, now] = [document.getElementById(id), fresh.getElementById(id)];
        if (part && now) part.replaceWith(document.adoptNode(now));
      }
      wants();
      // Rows that are done stay also where one comes back to.
      const here = new URL(location.href);
      const done = [...list.querySelectorAll("li.done:not(.found)")].map((row) => row.dataset.table);
      if (!here.searchParams.has("show")) here.searchParams.set("keep", done.join(","));
      for (const name of ["last", "was"]) here.searchParams.delete(name);
      history.replaceState(history.state, "", here);
      return;
    }
    if (answer.status >= 500) throw new Error(`${answer.status}`);
    if (fresh.querySelector('input[name="password"]')) {
      queue.signedOut();
      throw new Error("signed out");
    }
    // Somebody else was first, or it is refused: the board's page says so; to one without a role here, this page.
    queue.stick(one, answer.status === 403 ? fresh.querySelector("main .lead")?.textContent : undefined);
  };

  const queue = tengen.queue({
    store: `tengen boards ${list.dataset.store} `, say, mark, unmark: (one) => unmark(rowOf(one)), taken,
    // What was entered on the page of the board came later than what was refused here.
    decided: (one) => one.stuck && rowOf(one)?.dataset.table === new URLSearchParams(location.search).get("last"),
  });

  // ---------- what others enter ----------
  const changed = document.getElementById("boards-changed");
  const seen = new Set();
  // The page is asked for with every row that is shown, done or not.
  const wants = () => {
    const address = new URL(location.href);
    const tables = [...list.children].map((row) => row.dataset.table);
    if (!address.searchParams.has("show")) address.searchParams.set("keep", tables.join(","));
    document.body.dataset.here = address.href;
  };

  document.addEventListener("tengen:fresh", ({ detail }) => {
    const fresh = detail.getElementById("open-boards");
    if (!fresh) return;
    for (const next of [...fresh.children]) {
      if (revisionOf(detail) < (asOf.get(next.id) ?? -1)) continue;
      const row = document.getElementById(next.id);
      if (!row) seen.add(next.id);
      else if (row.dataset.seen !== next.dataset.seen && !row.classList.contains("waiting") && !row.contains(document.activeElement)) {
        exchange(row, next);
        seen.add(next.id);
      }
    }
    changed.hidden = seen.size === 0;
    changed.querySelector("a").firstChild.data = seen.size === 1 ? changed.dataset.one : filled(changed.dataset.many, { count: seen.size });
    if (!changed.dataset.at) changed.dataset.at = String(Date.now());
    changed.querySelector("span").textContent = filled(changed.dataset.since, { time: time(Number(changed.dataset.at)) });
    document.dispatchEvent(new Event("input"));
  });

  // ---------- without a network ----------
  const prepare = async () => {
    if (!("serviceWorker" in navigator)) return;
    await navigator.serviceWorker.register("/worker.js", { scope: page });
    const files = [...document.querySelectorAll('link[rel="stylesheet"], link[rel="icon"], script[src]')]
      .map((part) => part.href || part.src);
    const cache = await caches.open("tengen boards");
    await cache.addAll([...files, page]);
  };

  wants();
  queue.start();
  // Without it the page still works with a network.
  prepare().catch(() => {});
})();
