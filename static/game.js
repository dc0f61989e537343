// The recorder's screen works without this. With it a tap on the board chooses a point at once, a second tap
// on it plays, a finger that stays shows its lines, arrow keys choose too; what is tapped is sent one after the other, and kept here, over a
// reload too, until the server has answered. Each tap has a key of its own: sent twice, it counts once.
"use strict";

(() => {
  const root = () => document.getElementById("game");
  if (!root()) return;
  const place = location.pathname;
  const store = `tengen ${place}`;
  const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  // ---------- what waits to be sent ----------
  let queue = [];
  let sending = false;
  let catchingUp = false;
  let patience = 500;
  let again;

  const fieldsIn = (tap) => new URLSearchParams(tap.body);
  const actOf = (tap) => fieldsIn(tap).get("act") ?? "";
  const isMove = (name) => ["play", "as-played", "pass", "handicap", "put"].includes(name);
  const isTurn = (tap) => ["play", "as-played", "pass"].includes(actOf(tap));
  const isRemark = (name) => ["note", "clock"].includes(name);
  const named = (tap) => fieldsIn(tap).get("typed") || (isMove(actOf(tap)) && fieldsIn(tap).get("at"))
    || tap.words || actOf(tap);

  const keep = () => {
    try {
      if (queue.length) localStorage.setItem(store, JSON.stringify({ game: root().dataset.game, queue }));
      else localStorage.removeItem(store);
    } catch {
      // Without storage, what is tapped lives as long as the page.
    }
  };

  const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");

  const say = (head, taps) => {
    const strip = document.getElementById("unsent");
    if (!strip) return;
    strip.hidden = !taps.length;
    strip.querySelector("span").textContent =
      taps.length ? strip.dataset[head].replace("{n}", taps.length).replace("{moves}", taps.map(named).join(", ")) : "";
    strip.querySelector("button").hidden = head === "dropped";
  };

  const ghosts = () => {
    document.querySelectorAll(".taps a.ghost").forEach((a) => a.classList.remove("ghost", "ghost-B", "ghost-W"));
    for (const tap of queue) {
      const fields = fieldsIn(tap);
      if (fields.get("act") === "play") link(fields.get("at"))?.classList.add("ghost", `ghost-${fields.get("color")}`);
    }
    // The page says whose turn it is and what can be taken back once all that waits is entered.
    const turned = root().dataset.phase === "playing" && queue.filter(isTurn).length % 2 === 1;
    if (root().classList.contains("turned") !== turned) {
      for (const name of ["btn-black", "btn-white"]) main()?.classList.toggle(name);
    }
    root().classList.toggle("turned", turned);
    const back = document.querySelector("#game [data-back]");
    if (back) back.textContent = queue.length ? back.dataset.back.replace("{move}", named(queue.at(-1))) : back.dataset.now;
  };

  // Moves wait in line. What rests on the whole board waits until the line is empty: it is not taken before.
  const fits = (name) => {
    if (catchingUp) return false;
    if (!queue.length || isRemark(name)) return true;
    return isMove(name) && queue.every((tap) => isMove(actOf(tap)) || isRemark(actOf(tap)));
  };

  const enqueue = (fields, words) => {
    const name = fields.get("act") ?? "";
    if (name === "undo" && queue.length > (sending ? 1 : 0)) {
      queue.pop();
      keep();
      ghosts();
      say("waiting", sending ? [] : queue);
      return true;
    }
    if (!fits(name)) return false;
    fields.set("form_key", newKey());
    fields.set("seen", String(Number(root().dataset.seen) + queue.length));
    fields.set("game", root().dataset.game);
    queue.push({ body: fields.toString(), words });
    keep();
    ghosts();
    pump();
    return true;
  };

  // The server has said that nothing of this will be entered.
  class Refused extends Error {}
  // Somebody has to sign in again; what waits is kept.
  class SignedOut extends Error {}

  const pump = async () => {
    clearTimeout(again);
    if (sending || !queue.length) return;
    sending = true;
    const tap = queue[0];
    const giveUp = new AbortController();
    const clock = setTimeout(() => giveUp.abort(), 8000);
    try {
      const answer = await fetch(place, {
        method: "POST", body: tap.body, signal: giveUp.signal,
        headers: { "content-type": "application/x-www-form-urlencoded", "x-tengen-tap": "yes" },
      });
      taken(answer, new DOMParser().parseFromString(await answer.text(), "text/html"));
      patience = 500;
    } catch (error) {
      if (error instanceof SignedOut) {
        say("signIn", queue);
      } else if (error instanceof Refused) {
        drop();
      } else {
        say("waiting", queue);
        again = setTimeout(pump, patience * (0.5 + Math.random() / 2));
        patience = Math.min(patience * 2, 8000);
        return;
      }
    } finally {
      clearTimeout(clock);
      sending = false;
      if (!queue.length) catchingUp = false;
    }
    if (!queue.length) document.dispatchEvent(new CustomEvent("tengen:free"));
    if (queue.length && patience === 500 && !document.getElementById("unsent")?.dataset.stopped) pump();
  };

  const drop = () => {
    const dropped = queue;
    queue = [];
    catchingUp = false;
    keep();
    ghosts();
    say("dropped", dropped);
  };

  const taken = (answer, fresh) => {
    const next = fresh.getElementById("game");
    if (!next) {
      if (answer.status >= 500) throw new Error("the server does not answer");
      if (fresh.querySelector('form[action="/sign-in"], input[name="password"]') || answer.status === 401) {
        document.getElementById("unsent").dataset.stopped = "yes";
        throw new SignedOut();
      }
      throw new Refused();
    }
    queue.shift();
    swap(next, fresh);
    if (answer.ok) {
      keep();
      say("waiting", []);
      ghosts();
    } else {
      drop();
    }
  };

  // ---------- the page ----------
  const swap = (next, fresh) => {
    const open = [...root().querySelectorAll("details[open][id]")].map((part) => part.id);
    const picked = [...root().querySelectorAll('input[type="radio"]:checked')].map((radio) => [radio.name, radio.value]);
    const onBoard = document.activeElement?.classList.contains("taps-on");
    const { phase } = root().dataset;
    root().replaceWith(document.adoptNode(next));
    if (fresh.body.dataset.revision) document.body.dataset.revision = fresh.body.dataset.revision;
    open.forEach((id) => document.getElementById(id)?.setAttribute("open", ""));
    for (const [name, value] of picked) {
      const radio = root().querySelector(`input[type="radio"][name="${name}"][value="${CSS.escape(value)}"]`);
      if (radio) radio.checked = true;
    }
    document.querySelectorAll("main .notices").forEach((notices) => notices.remove());
    const notices = fresh.querySelector("main .notices");
    if (notices) root().after(document.adoptNode(notices));
    dress();
    if (onBoard) document.querySelector(".taps-on")?.focus({ preventScroll: true });
    if (root().dataset.phase !== phase) document.querySelector("#game .taps-on")?.scrollIntoView({ block: "nearest" });
  };

  // Another recorder has entered something: shown unless something of ours is on the way or half typed; then
  // it is offered again.
  const busy = () => holding || queue.length || sending || root().querySelector("details[open] input:focus")
    || [...root().querySelectorAll("input:not([type=checkbox], [type=radio]), textarea")]
      .some((field) => field.value !== field.defaultValue);
  document.addEventListener("tengen:fresh", (event) => {
    const next = event.detail.getElementById("game");
    if (!next) return;
    const { game, seen } = root().dataset;
    if (next.dataset.game === game && Number(next.dataset.seen) <= Number(seen)) return;
    if (busy()) event.preventDefault();
    else swap(next, event.detail);
  });

  const link = (at) => (at ? document.querySelector(`.taps [data-at="${CSS.escape(at)}"]`) : null);
  const chosen = () => document.querySelector("#enter input[name=at]")?.value ?? "";
  const main = () => document.querySelector("[data-main]");

  const choose = (at) => {
    document.querySelectorAll(".taps .chosen").forEach((a) => a.classList.remove("chosen"));
    document.querySelectorAll("#game .goban .cur").forEach((mark) => mark.remove());
    link(at)?.classList.add("chosen");
    document.querySelectorAll("#enter input[name=at], #pad input[name=at]").forEach((input) => { input.value = at; });
    document.querySelectorAll("[data-at-text]").forEach((text) => { text.textContent = at; });
    main()?.toggleAttribute("data-idle", !at);
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
    if (!["play", "pass"].includes(fields.get("act"))) return fields;
    const waiting = queue.filter(isTurn).length;
    const color = fields.get("color");
    if (waiting % 2 === 1 && color) fields.set("color", color === "B" ? "W" : "B");
    return fields;
  };

  const act = (name) => {
    const form = document.getElementById("enter");
    if (form && chosen()) enqueue(withTurn(fieldsOf(form, name)));
  };

  const quick = () => document.getElementById("quick")?.checked || root().dataset.phase !== "playing";

  // ---------- a point under a finger that stays ----------
  // The cross of its lines and its name show; sliding moves them, lifting plays. Beside the board nothing is played.
  const HELD = 800, NEAR = 12;
  let down = null, holding = false, lifted = false, press;
  const under = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest("#game .taps a") ?? null;
  const aim = (point) => {
    document.querySelector(".taps .cross")?.remove();
    ghosts();
    choose(point?.dataset.at ?? "");
    const said = document.querySelector("[data-held]");
    said.textContent = point ? said.dataset.held.replace("{point}", point.dataset.at) : "–";
    if (!point) return;
    const { x, y, width, height } = point.getBBox(), { width: wide, height: high } = point.ownerSVGElement.viewBox.baseVal;
    const cross = document.createElementNS("http://www.w3.org/2000/svg", "path");
    cross.setAttribute("class", "cross");
    cross.setAttribute("d", `M0 ${y + height / 2}H${wide}M${x + width / 2} 0V${high}`);
    point.ownerSVGElement.prepend(cross);
    const color = withTurn(fieldsOf(document.getElementById("enter"), main().value)).get("color");
    if (color) point.classList.add("ghost", `ghost-${color}`);
  };
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
    lifted = false;
    down = event.isPrimary && event.button === 0 && document.querySelector("[data-held]") && main() && under(event) ? event : null;
    if (!down) return;
    press = setTimeout(() => {
      holding = true;
      root().classList.add("held");
      aim(under(down));
    }, HELD);
  });
  document.addEventListener("pointermove", (event) => {
    if (holding && chosen() !== (under(event)?.dataset.at ?? "")) aim(under(event));
    else if (down && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > NEAR) clearTimeout(press);
  });
  for (const over of ["pointerup", "pointercancel"]) {
    document.addEventListener(over, () => {
      clearTimeout(press);
      if (!holding) return;
      holding = false;
      lifted = true;
      root().classList.remove("held");
      document.querySelector(".taps .cross")?.remove();
      ghosts();
      if (over === "pointerup") act(main().value);
      document.dispatchEvent(new CustomEvent("tengen:free"));
    });
  }
  for (const other of ["contextmenu", "dragstart"]) {
    document.addEventListener(other, (event) => { if (down && event.target.closest?.(".taps")) event.preventDefault(); });
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#unsent button")) {
      drop();
      return;
    }
    const tapped = event.target.closest?.(".taps a");
    if (!tapped) return;
    event.preventDefault();
    if (lifted) return;
    const twice = chosen() === tapped.dataset.at;
    choose(tapped.dataset.at);
    if ((twice || quick()) && main()) act(main().value);
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
    enqueue(withTurn(fieldsOf(form, button?.value)), button?.textContent.trim() || button?.dataset.at);
  }, { capture: true });

  const step = (way) => {
    const lines = Number(document.querySelector(".taps-on")?.dataset.lines)
      || Math.sqrt(document.querySelectorAll(".taps [data-at]").length);
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

  // Whether one tap plays: what this phone was told last, on whatever page of a game.
  let quickly = false;
  try {
    quickly = localStorage.getItem("tengen quick") === "yes";
  } catch {
    // Without storage it is chosen anew.
  }

  const dress = () => {
    const board = document.querySelector(".taps-on");
    if (board?.querySelector(".taps")) {
      board.tabIndex = 0;
      board.setAttribute("role", "group");
      board.setAttribute("aria-label", board.dataset.label);
      // A page that moved under the finger would take the point away.
      board.addEventListener("touchmove", (event) => { if (holding) event.preventDefault(); }, { passive: false });
    }
    document.querySelectorAll("[data-script], [data-holds]").forEach((part) => { part.hidden = false; });
    const box = document.getElementById("quick");
    if (!box) return;
    box.checked = quickly;
    box.addEventListener("change", () => {
      quickly = box.checked;
      try {
        localStorage.setItem("tengen quick", quickly ? "yes" : "no");
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    });
  };

  const restore = () => {
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem(store) ?? "null");
    } catch {
      // Nothing was kept, or nothing that can be read.
    }
    if (!kept?.queue?.length) return;
    queue = kept.queue;
    if (kept.game !== root().dataset.game) {
      // It was tapped for a game before this one, or by somebody else.
      drop();
      return;
    }
    catchingUp = true;
    say("waiting", queue);
    ghosts();
    pump();
  };

  dress();
  restore();
  addEventListener("online", () => { patience = 500; pump(); });
})();
