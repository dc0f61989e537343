// Entering players: hits appear as one types, arrow keys go through them, Enter in the field enters the only
// one, or goes to the first. Without this, Enter searches and every hit is a button.
"use strict";

(() => {
  const form = document.querySelector("form[data-enter]");
  const field = form?.elements.q;
  if (!form || !field) return;
  const hits = () => [...document.querySelectorAll("#enter-found .hit:not(:disabled)")];
  let shown = field.value.trim(), asked = shown, timer = 0, coming = Promise.resolve();

  const fetchHits = async (typed) => {
    const { fresh } = await tengen.fetchPage(`${form.action}?${new URLSearchParams({ q: typed, registration: form.elements.registration.value })}`);
    const next = fresh.getElementById("enter-found");
    const before = document.getElementById("enter-found");
    // A list that has the focus stays as it is: Enter must add the person who is seen there.
    if (!next || typed !== asked || before.contains(document.activeElement)) return;
    next.querySelectorAll("[autofocus]").forEach((hit) => hit.removeAttribute("autofocus"));
    before.replaceWith(document.adoptNode(next));
    shown = typed;
  };
  const ask = () => {
    clearTimeout(timer);
    const typed = field.value.trim();
    if (typed !== asked || typed !== shown) {
      asked = typed;
      // Without an answer the button still searches.
      coming = fetchHits(typed).catch(() => { asked = null; });
    }
    return coming;
  };

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, 100);
  });
  form.addEventListener("submit", (event) => {
    if (shown !== field.value.trim() && asked === null) return;
    event.preventDefault();
    const typed = field.value;
    ask().then(() => {
      const [first, second] = hits();
      // Meanwhile somebody typed on, or went to a hit.
      if (field.value !== typed || hits().includes(document.activeElement)) return;
      if (asked === null) form.submit();
      // The only one of that name is meant; among several one looks first.
      else if (first && !second) first.click();
      else first?.focus();
    });
  });
  document.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const move = () => {
      const way = [field, ...hits()];
      const at = way.indexOf(document.activeElement);
      if (at >= 0) way[Math.min(Math.max(at + step, 0), way.length - 1)].focus();
    };
    if (!step || event.isComposing || ![field, ...hits()].includes(document.activeElement)) return;
    event.preventDefault();
    // From the field one goes into the hits of what stands in it, not into those of an earlier spelling.
    if (document.activeElement === field && shown !== field.value.trim()) ask().then(move);
    else move();
  });
})();
