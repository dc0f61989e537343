// What is sent from a page. It works without this. With it:
//
// - forms are sent once; a button with data-busy says so meanwhile. Without a network a form stays as it is, and
//   says so in the words of body[data-unsent].
// - results that wait on this device are said: #waits-here.
// - [data-work="URL"] in a form shows how far it is, as that says, and a button [data-stop-work] stops it.
"use strict";

(() => {
  const release = (form) => {
    delete form.dataset.sent;
    delete form.dataset.reached;
    form.querySelectorAll("[aria-busy]").forEach((button) => {
      button.removeAttribute("aria-busy");
      if (button.dataset.rest) button.textContent = button.dataset.rest;
    });
  };

  // A page taken from the browser's memory can be sent again.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    document.querySelectorAll("form[data-sent]").forEach(release);
  });

  // ---------- a form that cannot be sent stays, with what was typed in it, and says so ----------
  const doubtful = () => !navigator.onLine || tengen.isLost();
  const unsent = () => document.querySelectorAll("[data-unsent-here]");
  const sendOrStay = async (form, button) => {
    release(form);
    const reached = await fetch("/livez", { cache: "no-store", signal: AbortSignal.timeout(4000) }).then(({ ok }) => ok, () => false);
    unsent().forEach((said) => said.remove());
    if (reached) {
      form.dataset.reached = "yes";
      form.requestSubmit(button);
      return;
    }
    const said = document.createElement("p");
    said.className = "say say-alert";
    said.dataset.unsentHere = "";
    said.setAttribute("role", "alert");
    said.textContent = document.body.dataset.unsent;
    const last = button?.closest(".acts, .verdict") ?? button;
    if (last && form.contains(last)) last.before(said);
    else form.append(said);
  };
  addEventListener("online", () => unsent().forEach((said) => said.remove()));

  // ---------- results that wait on this device are sent from the boards; the other pages say so ----------
  const waits = document.getElementById("waits-here");
  let told = null;
  const tellWaiting = () => {
    let count = 0;
    // Storage may be forbidden: then nothing waits in it.
    try { count = Object.keys(localStorage).filter((key) => key.startsWith(waits.dataset.store)).length; } catch { /* None. */ }
    told?.remove();
    if (count === 0) return;
    told = waits.content.firstElementChild.cloneNode(true);
    told.firstElementChild.textContent = count === 1 ? waits.dataset.one : waits.dataset.many.replace("{count}", count);
    waits.after(told);
  };
  if (waits && !document.getElementById("open-boards")) {
    tellWaiting();
    addEventListener("storage", tellWaiting);
  }

  // ---------- forms are sent once ----------
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post") return;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    const button = event.submitter;
    form.dataset.sent = "yes";
    if (!button) return;
    button.setAttribute("aria-busy", "true");
    if (button.dataset.busy) {
      button.dataset.rest = button.textContent;
      button.textContent = button.dataset.busy;
    }
    const work = form.querySelector("[data-work]");
    if (work) setTimeout(() => tellWork(work), 700);
  });

  // What takes seconds: how far it is, and a button that stops it. The page that was asked for says what came of it.
  const tellWork = async (work) => {
    if (!work.isConnected || !work.closest("form").dataset.sent) return;
    const answer = await fetch(work.dataset.work, { cache: "no-store" }).catch(() => null);
    if (answer?.status === 200) {
      work.querySelector("progress").value = (await answer.json()).percent;
      work.hidden = false;
    }
    setTimeout(() => tellWork(work), 500);
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-stop-work]");
    if (!button) return;
    event.preventDefault();
    button.disabled = true;
    fetch(button.formAction, { method: "POST", body: new URLSearchParams({ form_key: button.form.elements.form_key.value }) }).catch(() => { button.disabled = false; });
  });

  // After whatever other scripts make of a form: what waits on the phone by itself is not asked about.
  addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== "post" || !doubtful() || form.dataset.reached) return;
    event.preventDefault();
    sendOrStay(form, event.submitter);
  });
})();
