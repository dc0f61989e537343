// Forms that wait on this phone while there is no network, for the pages that ask for it by tengen.queue: an arbiter's
// boards, a player's own page. Each is kept in the phone's storage under a name of its own, so that several open pages
// share it, until it is taken back or sent: each once, in order. The page says how it shows what waits:
//
// - store: how the names in the storage begin
// - mark(one), unmark(one): that it waits or was refused (one.stuck), or no longer waits
// - say(queue, { lost, signedOut }): how all stand, and since when there is no network
// - redirect: as fetch has it
// - decided(one): whether this page says that it is decided
// - taken(one, answer, page): of one that the network kept waiting if one.waited; drops or sticks it by what the server answered; whatever it throws is tried again
"use strict";

globalThis.tengen.queue = ({ store, mark, unmark, say, taken, decided, redirect = "follow" }) => {
  let queue = [];
  let sending = false;
  let lost = 0;
  let signedOut = false;
  let patience = 500;
  let again;

  const keep = (one) => {
    try {
      localStorage.setItem(store + one.row, JSON.stringify({ ...one, sending: undefined, unkept: undefined, waited: undefined }));
      one.unkept = false;
    } catch {
      // Full, or forbidden: it waits on this page alone, which says so.
      one.unkept = true;
    }
  };
  const forget = (one) => {
    try { localStorage.removeItem(store + one.row); } catch { /* It was never kept. */ }
  };
  const kept = () => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(store))
        .map((key) => JSON.parse(localStorage.getItem(key))).sort((a, b) => a.at - b.at);
    } catch {
      return [];
    }
  };

  const keyOf = (one) => new URLSearchParams(one.body).get("form_key");
  // A page that was kept can be older than its key: each sending has its own.
  const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const tell = () => say(queue, { lost, signedOut });

  const drop = (one) => {
    queue = queue.filter((other) => other !== one);
    // What was said meanwhile of the same row is kept under the same name.
    if (!queue.some((other) => other.row === one.row)) forget(one);
    unmark(one);
    tell();
  };

  // The form as the browser itself would send it, for the page that says what is wrong.
  // It waits here all the same until a page is shown by an answer that says it is decided.
  const sendPlainly = (one) => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = one.action;
    const more = { settles: keyOf(one), waited: Math.max(0, Date.now() - one.at) };
    for (const [name, value] of [...new URLSearchParams(one.body), ...Object.entries(more)]) {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = name;
      field.value = value;
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  };

  // Of the same row what was said last counts.
  const add = ({ fields, ...more }) => {
    fields.set("form_key", newKey());
    const one = { ...more, body: fields.toString(), at: Date.now() };
    queue = [...queue.filter((other) => other.row !== one.row), one];
    keep(one);
    mark(one);
    pump();
  };

  const takeBack = (one) => { if (!one.sending) drop(one); };

  // It is refused: the page that says why is shown at once to whoever still looks, else asked for. A `why` is said here.
  const stick = (one, why) => {
    Object.assign(one, { stuck: true, why });
    keep(one);
    mark(one);
    if (!why && Date.now() - one.at < 8000) sendPlainly(one);
  };

  const pump = async () => {
    clearTimeout(again);
    const one = queue.find((other) => !other.stuck);
    if (sending || !one) { tell(); return; }
    sending = true;
    one.sending = true;
    try {
      const answer = await fetch(one.action, {
        method: "POST", body: one.body, redirect, signal: AbortSignal.timeout(8000),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      lost = 0;
      signedOut = false;
      await taken(one, answer, fresh);
      patience = 500;
    } catch {
      lost = lost || Date.now();
      for (const other of queue) other.waited = true;
      again = setTimeout(pump, patience * (0.5 + Math.random() / 2));
      patience = Math.min(patience * 2, 8000);
    } finally {
      sending = false;
      delete one.sending;
    }
    tell();
    if (!lost && !signedOut && queue.some((other) => !other.stuck)) pump();
  };

  // Another page of this phone took something in, took it back or sent it.
  const sync = () => {
    const stands = kept();
    const same = (a) => (b) => a.body === b.body;
    const gone = queue.filter((one) => !one.unkept && !stands.some(same(one)));
    queue = [...stands.map((one) => queue.find(same(one)) ?? one), ...queue.filter((one) => one.unkept)];
    gone.forEach(unmark);
    queue.forEach(mark);
    tell();
  };

  const start = () => {
    // What was decided on a page of its own waits no longer.
    const settled = new URLSearchParams(location.search).get("settles");
    kept().filter((one) => keyOf(one) === settled || decided?.(one)).forEach(forget);
    addEventListener("storage", ({ key }) => { if (key === null || key.startsWith(store)) sync(); });
    sync();
    for (const one of queue) one.waited = true;
    pump();
    addEventListener("online", () => { patience = 500; pump(); });
    addEventListener("offline", () => { lost = lost || Date.now(); tell(); });
  };

  return { add, all: () => queue, drop, sendPlainly, signedOut: () => { signedOut = true; }, start, stick, takeBack };
};
