// The projector's pages turn by themselves: every twelve seconds the page that data-next names takes the
// place of this one, as it is then; what cannot be fetched leaves this one standing. Also the time of day.
"use strict";

(() => {
  const clock = () => {
    const now = new Date();
    const time = [now.getHours(), now.getMinutes()].map((n) => String(n).padStart(2, "0")).join(":");
    document.querySelectorAll("[data-clock] b").forEach((place) => { place.textContent = time; });
  };
  const turn = async () => {
    const shown = document.getElementById("hall");
    try {
      const answer = await fetch(shown.dataset.next ?? location.href, { cache: "no-cache" });
      if (answer.ok) {
        const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
        const next = fresh.getElementById("hall");
        if (next) {
          document.title = fresh.title;
          shown.replaceWith(document.adoptNode(next));
        }
      }
    } catch {
      // In twelve seconds again.
    }
    clock();
  };
  clock();
  setInterval(turn, 12000);
  setInterval(clock, 1000);
})();
