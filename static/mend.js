// The page works without this, with a button that shows what players will see. With it form[data-preview] shows that as one
// chooses, in the element with that id.
"use strict";

(() => {
  const form = document.querySelector("form[data-preview]");
  const shown = form && document.getElementById(form.dataset.preview);
  if (!shown) return;

  // Only the last choice counts, whichever answer comes last.
  let asked = 0;
  form.addEventListener("change", async () => {
    const turn = asked += 1;
    const query = new URLSearchParams(new FormData(form));
    query.set("look", "yes");
    const came = await fetch(`${form.action}?${query}`, { headers: { "tengen-part": "yes" }, cache: "no-store" }).catch(() => null);
    const page = came?.ok && new DOMParser().parseFromString(await came.text(), "text/html");
    if (!page || turn !== asked) return;
    const fresh = page.getElementById(shown.id);
    if (fresh) shown.replaceChildren(...fresh.childNodes);
  });
})();
