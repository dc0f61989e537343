// The page of a draft works without this: every name is a link that chooses it. With it, a touch fetches only what
// the choice changes: the panel, and under every name what an exchange would cost. A name can also be dragged onto
// another; nothing is done before the panel's button.
"use strict";

(() => {
  const root = document.querySelector("[data-draft]");
  const panel = document.getElementById("panel");
  if (!root || !panel) return;
  const base = root.dataset.draft;
  const names = [...root.querySelectorAll("[data-pick]")];
  const chosen = () => new URLSearchParams(location.search);

  const address = (one, other) => {
    const query = chosen();
    ["chosen", "with", "at"].forEach((name) => query.delete(name));
    if (one) query.set("chosen", one);
    if (other) query.set("with", other);
    return `${base}${query.size > 0 ? `?${query}` : ""}`;
  };

  const mark = (one, other, costs) => {
    for (const name of names) {
      const id = name.dataset.pick, is = id === one || id === other;
      const cost = costs[id];
      const said = id === one ? root.dataset.chosen : id === other ? root.dataset.with : cost?.said ?? "";
      // Most names have nothing below them, and no place for it.
      const under = name.querySelector("small") ?? (said && name.lastElementChild.appendChild(document.createElement("small")));
      name.classList.toggle("chosen", is);
      if (is) name.setAttribute("aria-current", "true");
      else name.removeAttribute("aria-current");
      if (!under) continue;
      under.textContent = said;
      under.classList.toggle("alert", !is && cost?.warns === true);
    }
  };

  // Where the panel stands beside the boards, there is room for why the two meet.
  const unfold = () => {
    if (matchMedia("(min-width: 64rem)").matches) panel.querySelector("[data-beside]")?.setAttribute("open", "");
  };
  unfold();

  // Only the last choice counts, whichever answer comes last.
  let asked = 0;
  const choose = async (one, other) => {
    const turn = asked += 1, href = address(one, other);
    let answer = { panel: "", costs: {} };
    if (one) {
      const came = await fetch(href, { headers: { "tengen-part": "yes" }, cache: "no-store" }).catch(() => null);
      if (turn !== asked) return;
      if (!came?.ok) { location.assign(href); return; }
      answer = await came.json();
      if (turn !== asked) return;
    }
    history.replaceState(null, "", href);
    panel.innerHTML = answer.panel;
    unfold();
    mark(one, other, answer.costs);
  };

  const touch = (id) => {
    const query = chosen(), one = query.get("chosen"), other = query.get("with");
    if (one === id) choose(other, null);
    else if (!one) choose(id, null);
    else choose(one, other === id ? null : id);
  };

  root.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const name = event.target.closest("[data-pick]"), leave = event.target.closest("[data-leave]");
    if (!name && !leave) return;
    event.preventDefault();
    if (name) touch(name.dataset.pick);
    else choose(null, null);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen().has("chosen")) choose(null, null);
  });

  // ---------- dragging: no row moves under the pointer before the drop ----------
  let dragged = null;
  const over = (event) => {
    const name = event.target.closest?.("[data-pick]");
    return dragged && name && name.dataset.pick !== dragged ? name : null;
  };
  root.addEventListener("dragstart", (event) => {
    dragged = event.target.closest?.("[data-pick]")?.dataset.pick ?? null;
    if (!dragged) return;
    event.dataTransfer.effectAllowed = "move";
  });
  root.addEventListener("dragover", (event) => {
    const name = over(event);
    names.forEach((one) => one.classList.toggle("over", one === name));
    if (name) event.preventDefault();
  });
  root.addEventListener("drop", (event) => {
    const name = over(event);
    if (!name) return;
    event.preventDefault();
    choose(dragged, name.dataset.pick);
  });
  root.addEventListener("dragend", () => {
    dragged = null;
    names.forEach((one) => one.classList.remove("over"));
  });
})();
