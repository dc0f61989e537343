// Search as one types:
//
// - input[data-filter="ID"]: shows only those rows of the list with that id whose words (data-words, else
//   their text) begin with everything typed; [data-filter-none="ID"] says so when none is left.
//   input[data-choose="ID"] ticks the boxes named "chosen" in the rows that are shown.
//   form[data-found="ID"] sends those inputs only whose [data-row] is a row that is shown, and its button counts them.
"use strict";

(() => {
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/ß/g, "ss").replace(/ø/g, "o").replace(/ł/g, "l").replace(/æ/g, "ae");

  // Ärzte is found as aerzte too.
  const spelledOut = (text) => plain(text.normalize("NFC").toLowerCase().replace(/[äæ]/g, "ae")
    .replace(/[öø]/g, "oe").replace(/ü/g, "ue").replace(/å/g, "aa"));

  const begins = (words, wish) => words.some((word) => word.startsWith(wish))
    || (/[^\u0000-\u024f]/.test(wish) && words.some((word) => word.includes(wish)));

  // A letter or two of a name may be wrong: the least distance from the word or its beginning.
  const isNear = (word, wish) => {
    if (wish.length < 3 || !/\p{L}/u.test(wish)) return false;
    const most = wish.length < 6 ? 1 : 2;
    let above = [...wish, ""].map((_, i) => i), before = null, least = Infinity;
    for (let row = 1; row <= word.length; row += 1) {
      const now = [row];
      for (let i = 1; i <= wish.length; i += 1) {
        now[i] = Math.min(above[i - 1] + (word[row - 1] === wish[i - 1] ? 0 : 1), above[i] + 1, now[i - 1] + 1);
        if (before && i > 1 && word[row - 1] === wish[i - 2] && word[row - 2] === wish[i - 1]) now[i] = Math.min(now[i], before[i - 2] + 1);
      }
      [before, above] = [above, now];
      if (wish.length > 3) least = Math.min(least, now[wish.length] + (most === 2 ? 1 : 0));
    }
    return Math.min(above[wish.length], least) <= most;
  };

  // What is done with everybody found is done with whose row is shown.
  const sendFound = (form, input) => {
    const all = [...form.querySelectorAll("[data-row]")];
    for (const one of all) one.disabled = document.getElementById(one.dataset.row)?.hidden ?? false;
    const count = all.filter((one) => !one.disabled).length;
    const button = form.querySelector("[data-many]");
    form.hidden = count === 0;
    button.textContent = count === 1 ? button.dataset.one : button.dataset.many.replace("{count}", count);
    form.elements.q.value = input.value;
  };

  const filter = (input) => {
    const list = document.getElementById(input.dataset.filter);
    if (!list) return;
    // "Table 12" in the words of the page means the number.
    const close = (text) => plain(text).replace(/\s+/g, ""), number = input.value.match(/\d+/)?.[0];
    const table = number && close(input.dataset.table?.replace("{n}", number) ?? "") === close(input.value);
    const wishes = table ? [number] : plain(input.value).split(/\s+/).filter(Boolean);
    let left = 0;
    const wordsOf = (row) => {
      const text = row.dataset.words ?? row.textContent;
      return `${plain(text)} ${spelledOut(text)}`.split(/[\s\-–,;()]+/);
    };
    // A number that is a table's is that table's alone: 12 is not 120.
    const exact = wishes.length === 1 && /^\d+$/.test(wishes[0])
      && [...list.children].some((row) => wordsOf(row)[0] === wishes[0]);
    const show = (fits) => {
      left = 0;
      for (const row of list.children) {
        const words = wishes.length > 0 ? wordsOf(row) : [];
        row.hidden = exact ? words[0] !== wishes[0] : !wishes.every((wish) => fits(words, wish));
        left += row.hidden ? 0 : 1;
      }
    };
    show(begins);
    const none = document.querySelector(`[data-filter-none="${CSS.escape(list.id)}"]`);
    if (none) none.textContent = "";
    if (left === 0 && wishes.length > 0) {
      show((words, wish) => words.some((word, i) => isNear(word, wish) || isNear(words.slice(i, i + 4).join(""), wish)));
      if (none) none.textContent = left > 0 ? none.dataset.near : none.dataset.words;
    }
    for (const form of document.querySelectorAll(`form[data-found="${CSS.escape(list.id)}"]`)) sendFound(form, input);
    for (const all of document.querySelectorAll(`input[data-choose="${CSS.escape(list.id)}"]`)) all.checked = false;
  };
  tengen.search = () => document.querySelectorAll("input[data-filter]").forEach(filter);

  document.addEventListener("input", (event) => {
    const input = event.target;
    if (!input.matches?.("input[data-filter]")) return;
    filter(input);
    // On a small screen what is found would lie below it.
    if (input.value && input.form.getBoundingClientRect().top > innerHeight / 3) input.form.scrollIntoView();
  });

  // Whoever chooses all means those that are shown, and sees them ticked.
  document.addEventListener("change", ({ target }) => {
    if (!target.matches?.("input[data-choose]")) return;
    target.removeAttribute("name");
    for (const row of document.getElementById(target.dataset.choose).children) {
      if (!row.hidden) row.querySelector("input[name=chosen]").checked = target.checked;
    }
  });

  // What was looked for last gives way to what is typed next.
  let entered = null;
  document.addEventListener("focusin", ({ target }) => { entered = target.matches?.("input[type=search]") ? target : null; });
  document.addEventListener("click", ({ target }) => {
    if (target === entered) target.select();
    entered = null;
  });

  // A form of a search looks through the rows that are there.
  document.addEventListener("submit", (event) => {
    const input = event.target.querySelector("input[data-filter]");
    if (!input || !document.getElementById(input.dataset.filter)) return;
    event.preventDefault();
    filter(input);
  });

  tengen.search();
})();
