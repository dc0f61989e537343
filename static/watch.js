// Through a game by the slider and by keys: left and right one step, up and down ten, Home and End. The page is the same
// that the links lead to; its two parts are put in place of those here.
"use strict";

(() => {
  const slider = () => document.getElementById("step");
  let wanted = null, busy = false;

  const show = async () => {
    if (busy || wanted === null) return;
    busy = true;
    const step = wanted, last = Number(slider().max);
    wanted = null;
    const address = `${location.pathname}${step < last ? `?step=${step}` : ""}`;
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${answer.status}`);
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      history.replaceState(null, "", address);
      document.getElementById("board").replaceWith(fresh.getElementById("board"));
      // Who is dragging keeps the slider under the finger.
      const held = document.activeElement === slider(), walk = fresh.getElementById("walk");
      if (held) {
        const input = slider(), kept = walk.querySelector("#step");
        if (wanted === null) input.value = kept.value;
        input.max = kept.max;
        document.querySelector("label[for=step]").textContent = walk.querySelector("label[for=step]").textContent;
        document.querySelector(".walk .go").replaceWith(walk.querySelector(".go"));
        document.querySelector(".walk [role=status]").replaceWith(walk.querySelector("[role=status]"));
      } else document.getElementById("walk").replaceWith(walk);
    } catch {
      // Without a network the links say so.
    } finally {
      busy = false;
    }
    show();
  };

  const go = (step) => {
    const { max } = slider();
    wanted = Math.min(Math.max(step, 0), Number(max));
    slider().value = wanted;
    show();
  };

  document.addEventListener("input", ({ target }) => { if (target.id === "step") go(Number(target.value)); });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !slider()) return;
    if (event.target.closest("input:not(#step), select, textarea")) return;
    const at = wanted ?? Number(slider().value), last = Number(slider().max);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 10, ArrowDown: at + 10, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".walk")) return;
    event.preventDefault();
    go(Number(slider().value));
  });
})();
