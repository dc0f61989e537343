// The page works without this. With it a form[data-guard] is not left by mistake: while something in it differs from
// what the page showed, or the page shows what was not saved yet (data-guard="unsaved"), the browser asks first.
"use strict";

(() => {
  const form = document.querySelector("form[data-guard]");
  if (!form) return;

  const differs = (field) => {
    if (field.type === "hidden" || field.disabled) return false;
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    if (field.options) {
      const chosen = [...field.options].findIndex((option) => option.defaultSelected);
      return field.selectedIndex !== Math.max(chosen, 0);
    }
    return field.value !== (field.defaultValue ?? field.value);
  };
  const unsaved = () => form.dataset.guard === "unsaved" || [...form.elements].some(differs);

  // What differs is named before what follows from it.
  const named = form.querySelector("[data-instead]");
  const said = (field) => (field.options ? [...field.options].find((one) => one.defaultSelected) ?? field.options[0] : field);
  form.addEventListener("input", () => named?.replaceChildren(...[...form.elements].filter((field) => field.labels?.[0]
    && !["checkbox", "radio"].includes(field.type) && differs(field)).map((field) => {
    const now = field.options?.[field.selectedIndex].text ?? field.value, was = said(field).text ?? said(field).defaultValue;
    const words = { label: field.labels[0].textContent, now, was }, line = document.createElement("li");
    line.textContent = named.dataset.instead.replace(/\{(\w+)\}/g, (_, name) => words[name].trim() || "–");
    return line;
  })));

  // A preset that only fills the form in is tried after another without being asked.
  document.addEventListener("submit", ({ target }) => {
    if (target.method === "get" && ![...form.elements].some(differs)) form.dataset.guard = "";
  });
  addEventListener("beforeunload", (event) => {
    if (!form.dataset.sent && unsaved()) event.preventDefault();
  });
})();
