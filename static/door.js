// The door's phone as a scanner, where the browser can: a badge's code or a personal link that is held before the
// camera checks its player in. Without it the list does, and the phone's own camera opens what the code says.
"use strict";
(() => {
  // Who is marked leaves the list, and the next one slides under the finger: a second tap within a moment is the
  // first one's, and does nothing.
  const list = document.getElementById("arrivals")?.parentNode;
  let moved = new URLSearchParams(location.search).has("last") ? performance.now() : -Infinity;
  if (list) new MutationObserver(() => { moved = performance.now(); }).observe(list, { childList: true });
  document.addEventListener("click", (event) => {
    // A key that is pressed is nobody's second tap.
    if (!event.detail || !event.target.closest?.(".arrive") || performance.now() - moved > 400) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  // The list stays where it was, which a new address would begin at its top.
  const place = `place:${location.pathname}`;
  document.addEventListener("submit", () => sessionStorage.setItem(place, scrollY));
  if (new URLSearchParams(location.search).has("last")) scrollTo(0, Number(sessionStorage.getItem(place)));

  const part = document.getElementById("scan");
  if (!part || !("BarcodeDetector" in window) || !navigator.mediaDevices?.getUserMedia) return;
  const [button, view, said] = part.children;
  const video = view.querySelector("video");
  const start = button.textContent;
  part.hidden = false;
  let stream, detector, last = "";

  const page = async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status}`);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  };

  // The player of a badge, or of a personal link, which the server knows; nobody's is undefined.
  const playerOf = async (code) => {
    if (!URL.canParse(code)) return undefined;
    const { pathname } = new URL(code);
    const [, base, entry] = /^(.+)\/players\/(\d+)$/.exec(pathname) ?? [];
    if (base === part.dataset.base) return entry;
    if (!/^\/p\/[\w-]+$/.test(pathname)) return undefined;
    const answer = await fetch(pathname);
    if (answer.status === 404) return undefined;
    const theirs = (await page(answer)).querySelector(`form[action="${part.dataset.base}/check-in"] button`);
    return theirs?.value;
  };

  const checkIn = async (entry) => {
    const form = document.getElementById("scanned");
    form.elements.here.value = entry;
    const fresh = await page(await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }));
    for (const id of ["door-head", "door-ways", "arrivals", "scanned", "door-last"]) {
      document.getElementById(id).replaceWith(fresh.getElementById(id));
    }
    const words = fresh.querySelector(".notices .say-alert, #door-last p");
    said.textContent = words?.textContent ?? "";
    navigator.vibrate?.(80);
  };

  const look = async () => {
    if (!stream) return;
    try {
      const [code] = await detector.detect(video);
      if (code && code.rawValue !== last) {
        last = code.rawValue;
        const entry = await playerOf(last);
        if (entry) await checkIn(entry);
        else said.textContent = part.dataset.nobody;
      }
    } catch {
      // No picture yet, or no network: the same code is tried again.
      last = "";
    }
    setTimeout(look, 200);
  };

  const stop = () => {
    stream?.getTracks().forEach((track) => track.stop());
    stream = undefined;
    view.hidden = true;
    button.textContent = start;
  };

  button.addEventListener("click", async () => {
    if (stream) return stop();
    try {
      detector ??= new BarcodeDetector({ formats: ["qr_code"] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      video.srcObject = stream;
      await video.play();
      view.hidden = false;
      button.textContent = part.dataset.stop;
      said.textContent = last = "";
      look();
    } catch {
      stop();
      said.textContent = part.dataset.none;
    }
  });
  document.addEventListener("visibilitychange", () => { if (document.hidden) stop(); });
})();
