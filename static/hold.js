// A stone that is held says something else than one that is tapped: `data-hold` instead of the button's value. Without this the
// page has a second act for it.
"use strict";

(() => {
  const HELD = 500;
  let clock;
  let held = null;

  const buttonOf = (event) => event.target.closest?.("button[data-hold]");

  const say = (button) => {
    held = button;
    const tapped = button.value;
    button.value = button.dataset.hold;
    button.form?.requestSubmit(button);
    button.value = tapped;
  };

  document.addEventListener("pointerdown", (event) => {
    const button = buttonOf(event);
    held = null;
    clearTimeout(clock);
    if (button && event.isPrimary && event.button === 0) clock = setTimeout(say, HELD, button);
  });
  for (const over of ["pointerup", "pointercancel"]) document.addEventListener(over, () => clearTimeout(clock));
  // What was held is not tapped besides, and opens no menu.
  document.addEventListener("click", (event) => {
    if (held && buttonOf(event) === held) event.preventDefault();
    held = null;
  }, { capture: true });
  document.addEventListener("contextmenu", (event) => {
    if (buttonOf(event)) event.preventDefault();
  });
  document.querySelectorAll("[data-holds]").forEach((words) => { words.hidden = false; });
})();
