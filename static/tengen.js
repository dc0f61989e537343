// The page works without this. With it, beside what send.js makes of forms:
//
// - body[data-events="URL"]: listens there for "revision N" and compares it with body[data-revision], which
//   is what the page shows. If that is older, it fetches the page again and swaps every element that has an id and
//   data-live, of lists the rows that changed. What has the focus, or holds something half typed, stays and is
//   swapped later.
// - [data-late] says since when the page is old, while that lasts; data-zone is the server's clock, in
//   minutes ahead of Greenwich's. Other scripts of ours try again by tengen.untilDone.
// - input[data-filter="ID"]: shows only those rows of the list with that id whose words (data-words, else
//   their text) begin with everything typed; [data-filter-none="ID"] says so when none is left.
//   input[data-choose="ID"] ticks the boxes named "chosen" in the rows that are shown.
//   form[data-found="ID"] sends those inputs only whose [data-row] is a row that is shown, and its button counts them.
// - input[data-remember="NAME"] is ticked as this browser had it last.
// - a[download][data-share="WORDS"] gives its picture to another program of the phone, where the phone can, and says WORDS.
// - link[rel=alternate][media=print] names the sheet that is printed in place of the page, data-sheet its style.
"use strict";

(() => {
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/ß/g, "ss").replace(/ø/g, "o").replace(/ł/g, "l").replace(/æ/g, "ae");

  // Ärzte is found as aerzte too.
  const spelledOut = (text) => plain(text.normalize("NFC").toLowerCase().replace(/[äæ]/g, "ae")
    .replace(/[öø]/g, "oe").replace(/ü/g, "ue").replace(/å/g, "aa"));

  // ---------- search as you type ----------
  const begins = (words, wish) => words.some((word) => word.startsWith(wish))
    || (/[^\u0000-\u024f]/.test(wish) && words.some((word) => word.includes(wish)));

  // A letter or two of a name may be wrong: the least distance from the word or its beginning.
  const isNear = (word, wish) => {
    if (wish.length < 3 || !/\p{L}/u.test(wish)) return false;
    const most = wish.length < 6 ? 1 : 2;
    let above = [...wish, ""].map((_, i) => i), before = null, least = Infinity;
    for (let row = 1; row <= word.length; row += 1) {
      const now = [row];
      for (let i = 1; i <= wish.length; i += 1) {
        now[i] = Math.min(above[i - 1] + (word[row - 1] === wish[i - 1] ? 0 : 1), above[i] + 1, now[i - 1] + 1);
        if (before && i > 1 && word[row - 1] === wish[i - 2] && word[row - 2] === wish[i - 1]) now[i] = Math.min(now[i], before[i - 2] + 1);
      }
      [before, above] = [above, now];
      if (wish.length > 3) least = Math.min(least, now[wish.length] + (most === 2 ? 1 : 0));
    }
    return Math.min(above[wish.length], least) <= most;
  };

  // What is done with everybody found is done with whose row is shown.
  const sendFound = (form, input) => {
    const all = [...form.querySelectorAll("[data-row]")];
    for (const one of all) one.disabled = document.getElementById(one.dataset.row)?.hidden ?? false;
    const count = all.filter((one) => !one.disabled).length;
    const button = form.querySelector("[data-many]");
    form.hidden = count === 0;
    button.textContent = count === 1 ? button.dataset.one : button.dataset.many.replace("{count}", count);
    form.elements.q.value = input.value;
  };

  const filter = (input) => {
    const list = document.getElementById(input.dataset.filter);
    if (!list) return;
    // "Table 12" in the words of the page means the number.
    const close = (text) => plain(text).replace(/\s+/g, ""), number = input.value.match(/\d+/)?.[0];
    const table = number && close(input.dataset.table?.replace("{n}", number) ?? "") === close(input.value);
    const wishes = table ? [number] : plain(input.value).split(/\s+/).filter(Boolean);
    let left = 0;
    const wordsOf = (row) => {
      const text = row.dataset.words ?? row.textContent;
      return `${plain(text)} ${spelledOut(text)}`.split(/[\s\-–,;()]+/);
    };
    // A number that is a table's is that table's alone: 12 is not 120.
    const exact = wishes.length === 1 && /^\d+$/.test(wishes[0])
      && [...list.children].some((row) => wordsOf(row)[0] === wishes[0]);
    const show = (fits) => {
      left = 0;
      for (const row of list.children) {
        const words = wishes.length > 0 ? wordsOf(row) : [];
        row.hidden = exact ? words[0] !== wishes[0] : !wishes.every((wish) => fits(words, wish));
        left += row.hidden ? 0 : 1;
      }
    };
    show(begins);
    const none = document.querySelector(`[data-filter-none="${CSS.escape(list.id)}"]`);
    if (none) none.textContent = "";
    if (left === 0 && wishes.length > 0) {
      show((words, wish) => words.some((word, i) => isNear(word, wish) || isNear(words.slice(i, i + 4).join(""), wish)));
      if (none) none.textContent = left > 0 ? none.dataset.near : none.dataset.words;
    }
    for (const form of document.querySelectorAll(`form[data-found="${CSS.escape(list.id)}"]`)) sendFound(form, input);
    for (const all of document.querySelectorAll(`input[data-choose="${CSS.escape(list.id)}"]`)) all.checked = false;
  };
  const filterAll = () => document.querySelectorAll("input[data-filter]").forEach(filter);

  document.addEventListener("input", (event) => {
    const input = event.target;
    if (!input.matches?.("input[data-filter]")) return;
    filter(input);
    // On a small screen what is found would lie below it.
    if (input.value && input.form.getBoundingClientRect().top > innerHeight / 3) input.form.scrollIntoView();
  });

  // Whoever chooses all means those that are shown, and sees them ticked.
  document.addEventListener("change", ({ target }) => {
    if (!target.matches?.("input[data-choose]")) return;
    target.removeAttribute("name");
    for (const row of document.getElementById(target.dataset.choose).children) {
      if (!row.hidden) row.querySelector("input[name=chosen]").checked = target.checked;
    }
  });

  // What was looked for last gives way to what is typed next.
  let entered = null;
  document.addEventListener("focusin", ({ target }) => { entered = target.matches?.("input[type=search]") ? target : null; });
  document.addEventListener("click", ({ target }) => {
    if (target === entered) target.select();
    entered = null;
  });

  // A form of a search looks through the rows that are there.
  document.addEventListener("submit", (event) => {
    const input = event.target.querySelector("input[data-filter]");
    if (!input || !document.getElementById(input.dataset.filter)) return;
    event.preventDefault();
    filter(input);
  });

  // ---------- paper ----------
  // A page that names a sheet is printed as that: all of a list of which the screen shows a part. The sheet has to be
  // there when this returns, so that nothing else goes on while it is asked for.
  const sheet = document.querySelector('link[rel="alternate"][media="print"]');
  const textOf = (href) => {
    const asked = new XMLHttpRequest();
    asked.open("GET", href, false);
    asked.send();
    if (asked.status !== 200) throw new Error(`${asked.status}`);
    return asked.responseText;
  };
  const putAway = () => {
    document.getElementById("printed")?.remove();
    document.body.classList.remove("as-sheet");
    document.adoptedStyleSheets = [];
  };
  addEventListener("beforeprint", () => {
    putAway();
    if (!sheet) return;
    const style = new CSSStyleSheet({ media: "print" });
    let main = null;
    try {
      style.replaceSync(textOf(sheet.dataset.sheet));
      main = new DOMParser().parseFromString(textOf(sheet.href), "text/html").querySelector("main.sheet");
    } catch { /* The page as it is. */ }
    if (!main) return;
    document.adoptedStyleSheets = [style];
    const printed = document.createElement("div");
    printed.id = "printed";
    printed.className = main.className;
    printed.append(...main.childNodes);
    document.body.append(printed);
    document.body.classList.add("as-sheet");
  });
  addEventListener("afterprint", putAway);

  // The server's time, which the line of events says as it opens; until then the phone's own, which may be wrong.
  let ahead;
  const present = () => (ahead === undefined ? Date.now() : ahead + performance.now());

  // ---------- what fails is tried again, and said ----------
  const strip = document.querySelector("[data-late]");
  const since = new Map();
  const two = (n) => String(n).padStart(2, "0");

  // Why the page is old: "lost" and "late", or "held" by somebody who types in it.
  const say = (why, old) => {
    if (!strip || old === since.has(why)) return;
    // A page that was kept by the phone is as old as the server said.
    if (old) since.set(why, Number(document.body.dataset.kept) || present());
    else since.delete(why);
    const worst = ["lost", "late", "held"].find((one) => since.has(one));
    const at = new Date((since.get(worst) ?? 0) + Number(strip.dataset.zone) * 60000);
    const day = present() - since.get(worst) > 12 * 3600000 ? `${at.toISOString().slice(0, 10)} ` : "";
    const words = worst === "held" ? strip.dataset.held : strip.dataset.late;
    const said = worst ? words.replace("{time}", `${day}${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`) : "";
    if (strip.textContent !== said) strip.textContent = said;
  };

  // A function that does the work now; while it fails it is done again after longer and longer waits, which
  // are no two phones' the same. Asked for again meanwhile, it is done once more afterwards.
  const untilDone = (work, why) => {
    let wait = 1000, again = 0, busy = false, more = false;
    const attempt = async (now = false) => {
      if (busy) more = true;
      if (busy || document.hidden || (again && !now)) return;
      clearTimeout(again);
      again = 0;
      more = false;
      busy = true;
      const done = await work().then(() => true, () => false);
      busy = false;
      say(why, !done);
      if (done) {
        wait = 1000;
        if (more) attempt();
      } else {
        again = setTimeout(() => attempt(true), wait * (0.5 + Math.random() / 2));
        wait = Math.min(wait * 2, 30000);
      }
    };
    document.addEventListener("visibilitychange", () => attempt(true));
    addEventListener("online", () => attempt(true));
    return attempt;
  };

  // The page of that address as it is now, or what stands in its frame; fails if it is not to be had, or comes too
  // late.
  const fetchPage = async (href, headers = {}) => {
    const answer = await fetch(href, { cache: "no-cache", headers, signal: AbortSignal.timeout(15000) });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const arrived = performance.now();
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    // What the browser had already says an older one; a page of several records counts their acts, too.
    fresh.body.dataset.revision = Math.max(answer.headers.get("tengen-revision") ?? -1, fresh.body.dataset.revision ?? -1);
    return { arrived, fresh };
  };
  globalThis.tengen = { untilDone, fetchPage, isLost: () => since.has("lost") };

  // ---------- changes as they happen ----------
  const halfTyped = (part) => (part.contains(document.activeElement) && !document.activeElement.matches("a"))
    || [...part.querySelectorAll("input, textarea")].some((field) =>
      field.type === "checkbox" || field.type === "radio"
        ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
    || part.querySelector("form[data-sent]") !== null;

  // A list of rows that have ids: those that changed, came, moved or are gone. Whether all could be shown.
  const swapRows = (list, next) => {
    const rows = [...next.children], stay = new Set(rows.map(({ id }) => id));
    let whole = true, above = null;
    for (const fresh of rows) {
      const old = list.children.namedItem(fresh.id);
      const keep = old && (old.isEqualNode(fresh) || halfTyped(old));
      if (keep && !old.isEqualNode(fresh)) whole = false;
      const row = keep ? old : document.adoptNode(fresh);
      if (old && !keep) old.replaceWith(row);
      const place = above ? above.nextElementSibling : list.firstElementChild;
      if (place !== row) list.insertBefore(row, place);
      above = row;
    }
    for (const row of [...list.children]) {
      if (!stay.has(row.id) && halfTyped(row)) whole = false;
      else if (!stay.has(row.id)) row.remove();
    }
    return whole;
  };

  const stateOf = () => [...document.querySelectorAll("[data-state]")].map(({ dataset }) => dataset.state).join();
  // What the own strip says is in the own sheet. The old one goes when the new one is there, so that nothing flickers.
  const showOwn = () => {
    const old = [...document.querySelectorAll('link[href*="/me.css"]')], last = old.at(-1);
    if (!last || !document.querySelector(".own-strip")) return;
    const fresh = last.cloneNode();
    const to = new URL(last.href);
    to.searchParams.set("revision", document.body.dataset.revision);
    fresh.href = to.href;
    fresh.addEventListener("load", () => old.forEach((one) => one.remove()));
    last.after(fresh);
  };

  // Where somebody sits, and what is said to them, is heard when it changes: the part with data-state.
  const heard = document.createElement("p");
  heard.className = "quiet-text";
  heard.setAttribute("role", "status");
  if (document.querySelector("[data-state]")) document.body.append(heard);

  // A phone that can share a picture says so, also on what comes later.
  const picture = (blob) => ({ files: [new File([blob], "games.png", { type: "image/png" })] });
  const shares = navigator.canShare?.(picture(""));
  const nameShared = (page) => { for (const a of page.querySelectorAll("a[data-share]")) a.textContent = a.dataset.share; };

  // Whether everything that is new could be shown.
  const swap = (fresh) => {
    if (shares) nameShared(fresh);
    const state = stateOf();
    const focus = document.activeElement?.matches("a") ? document.activeElement : null, around = focus?.closest("[id]");
    const nth = around ? [...around.querySelectorAll("a")].indexOf(focus) : -1;
    let whole = true;
    for (const part of document.querySelectorAll("[data-live][id]")) {
      const next = fresh.getElementById(part.id);
      if (!next || next.isEqualNode(part)) continue;
      if ([part, next].every(({ children }) => children.length > 0 && [...children].every(({ id }) => id))) {
        whole = swapRows(part, next) && whole;
        continue;
      }
      if (halfTyped(part)) {
        whole = false;
        continue;
      }
      const open = new Set([...part.querySelectorAll("details[open][id]")].map((d) => d.id));
      part.replaceWith(document.adoptNode(next));
      open.forEach((id) => document.getElementById(id)?.setAttribute("open", ""));
    }
    if (around && document.activeElement !== focus) document.getElementById(around.id)?.querySelectorAll("a")[nth]?.focus({ preventScroll: true });
    filterAll();
    // What was said after an act is over with what it was said of.
    if (stateOf() !== state) {
      document.querySelector(".notices")?.remove();
      const said = document.querySelectorAll("[data-state] :is(h1, .colour, .versus, .say)");
      heard.textContent = [...said].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()).join(", ");
    }
    return whole;
  };

  // ---------- how a list looks, as somebody chose it last ----------
  for (const box of document.querySelectorAll("input[data-remember]")) {
    const name = `tengen ${box.dataset.remember}`;
    // Storage may be forbidden: then it is chosen for this page alone.
    try { box.checked = localStorage.getItem(name) === "yes"; } catch { /* As the page has it. */ }
    box.addEventListener("change", () => {
      try { localStorage.setItem(name, box.checked ? "yes" : "no"); } catch { /* For this page alone. */ }
    });
  }

  // ---------- when a round starts ----------
  // [data-starts] says in how many minutes that is; [data-zone-minutes] names the zone, [data-city] its city, to somebody in another.
  // [data-in] says it of that moment alone, after data-before; data-far is said while it is further off.
  const inMinutes = (at) => {
    const minutes = Math.ceil((at - present()) / 60000);
    return minutes > 0 && minutes <= 120 ? new Intl.RelativeTimeFormat(document.documentElement.lang).format(minutes, "minute") : "";
  };
  const count = () => {
    for (const part of document.querySelectorAll("[data-in]")) {
      const near = inMinutes(Number(part.dataset.in)), words = near ? `${part.dataset.before ?? ""}${near}` : part.dataset.far ?? "";
      if (part.textContent !== words) part.textContent = words;
    }
    for (const part of document.querySelectorAll("[data-zone-minutes]")) {
      part.dataset.said ??= part.textContent;
      const zone = Number(part.dataset.zoneMinutes), near = inMinutes(Number(part.dataset.starts));
      const hours = `${zone < 0 ? "\u2212" : "+"}${Math.floor(Math.abs(zone) / 60)}${zone % 60 ? `:${String(Math.abs(zone) % 60).padStart(2, "0")}` : ""}`;
      const here = -new Date(Number(part.dataset.starts) || Date.now()).getTimezoneOffset();
      const abroad = zone === here ? "" : ` (${part.dataset.city ? `${part.dataset.city}, ` : ""}UTC${hours})`;
      const words = `${part.dataset.said}${abroad}${near && ", "}${near}`;
      if (part.textContent !== words) part.textContent = words;
    }
  };
  count();
  setInterval(count, 5000);

  // A line that is silent for three heartbeats of the server is dead.
  const SILENCE = 65000;
  // Where it beats every second, three.
  const silenceOf = (url) => (url.endsWith("?beat") ? 3000 : SILENCE);

  const follow = (url) => {
    let wanted = 0, kept = null;
    const revisionOf = (page) => Number(page.body.dataset.revision ?? -1);
    const show = (fresh) => {
      const fits = document.dispatchEvent(new CustomEvent("tengen:fresh", { detail: fresh, cancelable: true }));
      const whole = swap(fresh) && fits;
      kept = whole ? null : fresh;
      say("held", !whole);
      if (!whole) return;
      document.body.dataset.revision = Math.max(revisionOf(document), revisionOf(fresh));
      if (fresh.title) document.title = fresh.title;
      showOwn();
    };
    const showKept = () => setTimeout(() => { if (kept) show(kept); });
    for (const kind of ["focusout", "input", "change", "reset", "tengen:free"]) document.addEventListener(kind, showKept);

    const refresh = untilDone(async () => {
      const asked = wanted;
      if (Math.max(revisionOf(document), kept ? revisionOf(kept) : -1) >= asked) return;
      const { fresh } = await fetchPage(document.body.dataset.here ?? location.href, { "tengen-part": "yes" });
      if (revisionOf(fresh) > revisionOf(document)) show(fresh);
      // Another page, to sign in, or an instance that has not heard of it yet.
      if (revisionOf(fresh) < asked) throw new Error("an old page");
    }, "late");

    // Seconds to wait where there is no line to be had, or nothing.
    let pause = 0;
    let events, silent;
    const alive = () => {
      clearTimeout(silent);
      silent = setTimeout(() => events.onerror(), silenceOf(url));
    };
    const listen = untilDone(() => new Promise((opened, failed) => {
      if (events && events.readyState !== EventSource.CLOSED) {
        opened();
        return;
      }
      events = new EventSource(url);
      pause = 0;
      alive();
      events.onopen = () => { alive(); opened(); };
      events.onerror = () => {
        clearTimeout(silent);
        events.close();
        failed(new Error("no line"));
        setTimeout(listen, (pause || 1) * 1000 * (pause ? 0.5 + Math.random() : Math.random()));
      };
      events.onmessage = ({ data }) => {
        alive();
        const now = Number(/^now (\d+)$/.exec(data)?.[1] ?? 0);
        if (now) {
          ahead = now - performance.now();
          count();
        }
        pause = Number(/^poll (\d+)$/.exec(data)?.[1] ?? pause);
        const revision = Number(/^revision (\d+)$/.exec(data)?.[1] ?? 0);
        if (revision <= revisionOf(document)) return;
        wanted = Math.max(wanted, revision);
        // A hall full of phones does not ask in the same instant.
        setTimeout(refresh, Math.random() * 700);
      };
    }), "lost");
    listen();
    addEventListener("offline", () => events?.onerror());
    addEventListener("pagehide", () => { clearTimeout(silent); events?.close(); });
    addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  };

  // ---------- a picture to send home ----------
  if (shares) {
    nameShared(document);
    document.addEventListener("click", async (event) => {
      const a = event.target.closest("a[data-share]");
      if (!a) return;
      event.preventDefault();
      try {
        await navigator.share(picture(await (await fetch(a.href)).blob()));
      } catch (error) {
        if (error.name !== "AbortError") location.assign(a.href);
      }
    });
  }

  // Instead of a page that this phone does not have: the server may answer later than the browser says "online".
  if (document.querySelector("[data-away]")) setTimeout(untilDone(() => fetchPage("/robots.txt").then(() => location.reload()), "away"), 2000);

  const events = document.body.dataset.events;
  if (events) follow(events);
  filterAll();
})();
