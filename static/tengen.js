// The page works without this. With it:
//
// - body[data-events="URL"]: listens there for "revision N", fetches this page again and swaps every
//   element that has an id and data-live; what has the focus, or holds something half typed, stays.
// - input[data-filter="ID"]: shows only those rows of the list with that id whose words (data-words, else
//   their text) begin with everything typed; [data-filter-none="ID"] says so when none is left.
// - forms are sent once; a button with data-busy says so meanwhile.
"use strict";

(() => {
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/ß/g, "ss").replace(/ø/g, "o").replace(/ł/g, "l").replace(/æ/g, "ae");

  // ---------- search as you type ----------
  const begins = (words, wish) => words.some((word) => word.startsWith(wish))
    || (/[^\u0000-\u024f]/.test(wish) && words.some((word) => word.includes(wish)));

  const filter = (input) => {
    const list = document.getElementById(input.dataset.filter);
    if (!list) return;
    const wishes = plain(input.value).split(/\s+/).filter(Boolean);
    let left = 0;
    for (const row of list.children) {
      const words = plain(row.dataset.words ?? row.textContent).split(/[\s\-–,;()]+/);
      row.hidden = !wishes.every((wish) => begins(words, wish));
      left += row.hidden ? 0 : 1;
    }
    const none = document.querySelector(`[data-filter-none="${CSS.escape(list.id)}"]`);
    if (none) none.textContent = left === 0 ? none.dataset.words : "";
  };
  const filterAll = () => document.querySelectorAll("input[data-filter]").forEach(filter);

  document.addEventListener("input", (event) => {
    if (event.target.matches?.("input[data-filter]")) filter(event.target);
  });

  // ---------- forms are sent once ----------
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const input = form.querySelector("input[data-filter]");
    if (input && document.getElementById(input.dataset.filter)) {
      event.preventDefault();
      filter(input);
      return;
    }
    if (form.method !== "post") return;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = "yes";
    const button = event.submitter;
    if (!button) return;
    button.setAttribute("aria-busy", "true");
    if (button.dataset.busy) {
      button.dataset.rest = button.textContent;
      button.textContent = button.dataset.busy;
    }
  });

  // A page taken from the browser's memory can be sent again.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    document.querySelectorAll("form[data-sent]").forEach((form) => delete form.dataset.sent);
    document.querySelectorAll("[aria-busy]").forEach((button) => {
      button.removeAttribute("aria-busy");
      if (button.dataset.rest) button.textContent = button.dataset.rest;
    });
  });

  // ---------- changes as they happen ----------
  const halfTyped = (part) => part.contains(document.activeElement)
    || [...part.querySelectorAll("input, textarea")].some((field) =>
      field.type === "checkbox" || field.type === "radio"
        ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
    || part.querySelector("form[data-sent]") !== null;

  const swap = (fresh) => {
    for (const part of document.querySelectorAll("[data-live][id]")) {
      const next = fresh.getElementById(part.id);
      if (!next || next.outerHTML === part.outerHTML || halfTyped(part)) continue;
      const open = new Set([...part.querySelectorAll("details[open][id]")].map((d) => d.id));
      part.replaceWith(document.adoptNode(next));
      open.forEach((id) => document.getElementById(id)?.setAttribute("open", ""));
    }
    filterAll();
  };

  const follow = (url) => {
    let shown = 0, wanted = 0, busy = false;
    const refresh = async () => {
      // A page that shows its own acts at once has seen them already.
      if (Number(document.querySelector("[data-seen]")?.dataset.seen ?? -1) === wanted) shown = wanted;
      if (busy || wanted <= shown || document.hidden) return;
      busy = true;
      const asked = wanted;
      try {
        const answer = await fetch(location.href, { cache: "no-cache" });
        if (answer.ok) {
          const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
          swap(fresh);
          document.dispatchEvent(new CustomEvent("tengen:fresh", { detail: fresh }));
          shown = asked;
        }
      } catch {
        // The stream tells when the connection is back.
      }
      busy = false;
      if (wanted > asked) refresh();
    };
    const connected = (yes) => document.querySelectorAll("[data-not-connected]")
      .forEach((message) => { message.hidden = yes; });
    const events = new EventSource(url);
    let lost;
    events.onopen = () => { clearTimeout(lost); connected(true); };
    events.onerror = () => { clearTimeout(lost); lost = setTimeout(() => connected(false), 5000); };
    events.onmessage = ({ data }) => {
      const revision = Number(/^revision (\d+)$/.exec(data)?.[1] ?? 0);
      if (revision <= wanted) return;
      const first = wanted === 0;
      wanted = revision;
      // A hall full of phones does not ask in the same instant.
      setTimeout(refresh, first ? 0 : Math.random() * 700);
    };
    document.addEventListener("visibilitychange", refresh);
    addEventListener("pagehide", () => events.close());
    addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  };

  const events = document.body.dataset.events;
  if (events) follow(events);
  filterAll();
})();
