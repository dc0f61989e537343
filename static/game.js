// The recorder's screen works without this. With it a tap on the board chooses a point at once, a second tap
// on it plays, arrow keys do the same; what is tapped is sent one after the other, and kept here, over a
// reload too, until the server has answered. Each tap has a key of its own: sent twice, it counts once.
"use strict";

(() => {
  const root = () => document.getElementById("game");
  if (!root()) return;
  const place = location.pathname;
  const store = `tengen ${place}`;
  const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  // ---------- the queue of what was tapped ----------
  let queue = [];
  let sending = false;
  let patience = 500;
  try {
    queue = JSON.parse(localStorage.getItem(store) ?? "[]");
  } catch {
    // Without storage, what is tapped lives as long as the page.
  }
  const keep = () => {
    try {
      if (queue.length) localStorage.setItem(store, JSON.stringify(queue));
      else localStorage.removeItem(store);
    } catch {
      // As above.
    }
  };

  const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");

  const words = (tap) => new URLSearchParams(tap.body).get("at") || new URLSearchParams(tap.body).get("act");

  const say = (head, taps) => {
    const strip = document.getElementById("unsent");
    if (!strip) return;
    strip.hidden = !taps.length;
    strip.textContent = taps.length ? `${strip.dataset[head]} ${taps.map(words).join(", ")}` : "";
  };

  const ghosts = () => {
    document.querySelectorAll(".taps a.ghost").forEach((a) => a.classList.remove("ghost", "ghost-B", "ghost-W"));
    for (const tap of queue) {
      const fields = new URLSearchParams(tap.body);
      if (fields.get("act") !== "play") continue;
      link(fields.get("at"))?.classList.add("ghost", `ghost-${fields.get("color")}`);
    }
  };

  const enqueue = (fields) => {
    const waiting = queue.filter((tap) => !tap.file).length;
    fields.set("form_key", newKey());
    fields.set("seen", String(Number(root().dataset.seen) + waiting));
    queue.push({ body: fields.toString(), action: fields.get("action") || place });
    keep();
    ghosts();
    pump();
  };

  const pump = async () => {
    if (sending || !queue.length) return;
    sending = true;
    const tap = queue[0];
    const giveUp = new AbortController();
    const clock = setTimeout(() => giveUp.abort(), 8000);
    try {
      const answer = await fetch(tap.action, {
        method: "POST", body: tap.body, signal: giveUp.signal,
        headers: { "content-type": "application/x-www-form-urlencoded", "x-tengen-tap": "yes" },
      });
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      taken(tap, answer, fresh);
      patience = 500;
    } catch {
      say("waiting", queue);
      setTimeout(pump, patience);
      patience = Math.min(patience * 2, 8000);
    } finally {
      clearTimeout(clock);
      sending = false;
    }
    if (queue.length && patience === 500) pump();
  };

  const taken = (tap, answer, fresh) => {
    const next = fresh.getElementById("game");
    if (!next) {
      if (answer.status >= 500) throw new Error("the server does not answer");
      // Signed out, most likely: nothing is lost, and nothing more is sent until the page is opened again.
      patience = 8000;
      say("signIn", queue);
      throw new Error("no board in the answer");
    }
    queue.shift();
    const dropped = answer.ok ? [] : queue;
    if (!answer.ok) queue = [];
    keep();
    swap(next, fresh);
    say(dropped.length ? "dropped" : "waiting", dropped);
    ghosts();
  };

  // ---------- the page ----------
  const swap = (next, fresh) => {
    const open = [...root().querySelectorAll("details[open][id]")].map((part) => part.id);
    const focus = document.activeElement?.closest("#game") ? document.activeElement : null;
    const onBoard = focus?.classList.contains("taps-on");
    root().replaceWith(document.adoptNode(next));
    open.forEach((id) => document.getElementById(id)?.setAttribute("open", ""));
    document.querySelectorAll("main .notices").forEach((notices) => notices.remove());
    const notices = fresh.querySelector("main .notices");
    if (notices) root().before(document.adoptNode(notices));
    dress();
    if (onBoard) document.querySelector(".taps-on")?.focus({ preventScroll: true });
  };

  // Another recorder has entered something: shown unless something of ours is on the way.
  document.addEventListener("tengen:fresh", ({ detail }) => {
    const next = detail.getElementById("game");
    if (!next || queue.length || sending || next.dataset.seen === root().dataset.seen) return;
    if (root().querySelector("details[open] input:focus")) return;
    swap(next, detail);
  });

  const link = (at) => at && document.querySelector(`.taps a[data-at="${CSS.escape(at)}"]`);
  const chosen = () => document.querySelector("#enter input[name=at]")?.value ?? "";
  const main = () => document.querySelector("[data-main]");

  const choose = (at) => {
    document.querySelectorAll(".taps a.chosen").forEach((a) => a.classList.remove("chosen"));
    document.querySelectorAll("#game .goban .cur").forEach((mark) => mark.remove());
    link(at)?.classList.add("chosen");
    document.querySelectorAll("#game input[name=at]").forEach((input) => { input.value = at; });
    document.querySelectorAll("[data-at-text]").forEach((text) => { text.textContent = at; });
    main()?.removeAttribute("data-idle");
  };

  const fieldsOf = (form, act) => {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string") fields.append(name, value);
    }
    if (act) fields.set("act", act);
    return fields;
  };

  // Moves that wait take turns with those to come.
  const withTurn = (fields) => {
    if (fields.get("act") !== "play" && fields.get("act") !== "pass") return fields;
    const waiting = queue.filter((tap) => /(^|&)act=(play|pass)(&|$)/.test(tap.body)).length;
    const color = fields.get("color");
    if (waiting % 2 === 1 && color) fields.set("color", color === "B" ? "W" : "B");
    return fields;
  };

  const act = (name) => {
    const form = document.getElementById("enter");
    if (form && (chosen() || name !== "play")) enqueue(withTurn(fieldsOf(form, name)));
  };

  const quick = () => document.getElementById("quick")?.checked || root().dataset.phase !== "playing";

  document.addEventListener("click", (event) => {
    const tapped = event.target.closest?.(".taps a");
    if (!tapped) return;
    event.preventDefault();
    const again = chosen() === tapped.dataset.at;
    choose(tapped.dataset.at);
    if ((again || quick()) && main()) act(main().value);
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.closest?.("#game") || form.enctype === "multipart/form-data") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const button = event.submitter;
    if (form.id === "pad") {
      if (button?.name === "go") step(button.value);
      return;
    }
    const fields = fieldsOf(form, button?.value);
    if (button?.value === "play" && !button.hasAttribute("data-main")) fields.set("at", "");
    else fields.delete("typed");
    enqueue(withTurn(fields));
  }, { capture: true });

  const step = (way) => {
    const lines = Math.sqrt(document.querySelectorAll(".taps a").length);
    const at = chosen() || `${letters[Math.floor(lines / 2)]}${Math.ceil(lines / 2)}`;
    const inside = (n) => Math.max(0, Math.min(lines - 1, n));
    const col = inside(letters.indexOf(at[0]) + (way === "right") - (way === "left"));
    const row = inside(Number(at.slice(1)) - 1 + (way === "up") - (way === "down"));
    choose(`${letters[col]}${row + 1}`);
  };

  const KEYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
  document.addEventListener("keydown", (event) => {
    if (!event.target.classList?.contains("taps-on") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (KEYS[event.key]) step(KEYS[event.key]);
    else if ((event.key === "Enter" || event.key === " ") && main() && chosen()) act(main().value);
    else if (event.key === "Backspace") document.querySelector("#game button[value=undo]")?.click();
    else return;
    event.preventDefault();
  });

  const dress = () => {
    const board = document.querySelector(".taps-on");
    if (board?.querySelector(".taps")) {
      board.tabIndex = 0;
      board.setAttribute("role", "group");
      board.setAttribute("aria-label", board.dataset.label);
    }
    document.querySelectorAll("[data-script]").forEach((part) => { part.hidden = false; });
    const box = document.getElementById("quick");
    if (!box) return;
    try {
      box.checked = localStorage.getItem("tengen quick") === "yes";
      box.addEventListener("change", () => localStorage.setItem("tengen quick", box.checked ? "yes" : "no"));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };

  dress();
  addEventListener("online", () => { patience = 500; pump(); });
  if (queue.length) {
    say("waiting", queue);
    ghosts();
    pump();
  }
})();
