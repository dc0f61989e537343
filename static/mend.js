// The page works without this, with a button that shows what players will see. With it form[data-preview] shows that as one
// chooses, in the element with that id.
"use strict";

(() => {
  const form = document.querySelector("form[data-preview]");
  const shown = form && document.getElementById(form.dataset.preview);
  if (!shown) return;

  // Only the last choice counts, and none once the form is sent: the round may be another one by then.
  let asked;
  form.addEventListener("submit", () => asked?.abort());
  const show = async () => {
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    const query = new URLSearchParams(new FormData(form));
    query.set("look", "yes");
    const headers = { "tengen-part": "yes" };
    const came = await fetch(`${form.action.split("#")[0]}?${query}`, { headers, signal, cache: "no-store" }).catch(() => null);
    const page = came?.ok && new DOMParser().parseFromString(await came.text().catch(() => ""), "text/html");
    if (!page || signal.aborted) return;
    const fresh = page.getElementById(shown.id);
    if (fresh) shown.replaceChildren(...fresh.childNodes);
  };
  form.addEventListener("change", show);
  // After a refusal the change is still chosen; the address names the answer, so the browser leaves the fault without focus.
  if (form.querySelector("[name=what]:checked")) show();
  addEventListener("load", () => setTimeout(() => form.querySelector("[autofocus]")?.focus()));
})();
