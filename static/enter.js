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
    if (!next || typed !== asked) return;
    next.querySelectorAll("[autofocus]").forEach((hit) => hit.removeAttribute("autofocus"));
    const before = document.getElementById("enter-found");
    // Whoever went on to a hit before the answer came stays on it, else on the first.
    const chosen = before.contains(document.activeElement) ? document.activeElement.value : null;
    before.replaceWith(document.adoptNode(next));
    shown = typed;
    if (chosen !== null) (hits().find((hit) => hit.value === chosen) ?? hits()[0] ?? field).focus();
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
    ask().then(() => {
      const [first, second] = hits();
      if (asked === null) form.submit();
      // The only one of that name is meant; among several one looks first.
      else if (first && !second) first.click();
      else first?.focus();
    });
  });
  document.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const way = [field, ...hits()];
    const at = way.indexOf(document.activeElement);
    if (!step || at < 0 || event.isComposing) return;
    event.preventDefault();
    way[Math.min(Math.max(at + step, 0), way.length - 1)].focus();
  });
})();
